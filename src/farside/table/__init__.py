"""The server: every address, the host (the only writer), the store and the live updates."""
