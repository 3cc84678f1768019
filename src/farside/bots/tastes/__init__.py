"""What a position is worth, game by game."""
