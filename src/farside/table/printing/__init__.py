"""Printing: a drawing of ours as a PNG, for those who show nothing else. The style sheets are worked out here."""
