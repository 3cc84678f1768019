"""The pages: one file for each, with its addresses, its handlers and what it shows."""
