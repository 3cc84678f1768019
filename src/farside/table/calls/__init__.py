"""Calls: whoever is not at a table is told that it waits. An outbox in the store, ways to people, and their words."""
