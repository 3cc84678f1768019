"""Mars: colonies that run on colonists, energy and trade. See docs/rules/mars.md."""
