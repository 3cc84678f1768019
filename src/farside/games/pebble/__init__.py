"""Pebble, the teaching game: see docs/adding-a-game.md."""
