"""The rules of Mars, one module per chapter."""
