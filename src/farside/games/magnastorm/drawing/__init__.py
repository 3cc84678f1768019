"""The drawing of Magnastorm, one part of the table per module."""
