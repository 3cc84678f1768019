"""Questions for the lab, one a file."""
