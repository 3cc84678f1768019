"""The minds: what bots know about each of our games. A game of another package brings its own."""
