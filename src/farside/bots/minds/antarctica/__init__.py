"""What bots know about Antarctica."""
