"""The JSON API: one file for each kind of thing a program asks for, and its description."""
