"""Skymines: the base game on the Moon."""
