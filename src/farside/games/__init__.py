"""The rules: one folder per game; no game knows another."""
