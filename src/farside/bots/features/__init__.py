"""What a learnt taste counts, game by game."""
