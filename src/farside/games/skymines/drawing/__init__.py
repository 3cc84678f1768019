"""How Skymines is drawn, one part of the table per module; `picture.py` puts them together."""
