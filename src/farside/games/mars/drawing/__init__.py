"""The drawing of Mars, one module per thing on the table."""
