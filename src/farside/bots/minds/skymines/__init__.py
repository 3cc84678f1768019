"""What bots know about Skymines."""
