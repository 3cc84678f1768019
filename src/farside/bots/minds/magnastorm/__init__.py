"""What bots know about Magnastorm."""
