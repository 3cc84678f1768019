"""What bots know about Pebble."""
