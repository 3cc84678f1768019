"""The store in a database: all SQL of the house is in this room. Only who opens a host comes here."""
