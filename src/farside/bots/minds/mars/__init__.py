"""What bots know about Mars."""
