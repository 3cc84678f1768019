"""Magnastorm: drive scouts over a stormy planet, found labs, win commanders and reputation."""
