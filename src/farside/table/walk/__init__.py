"""The walk through a box: what is asked of each card, track and map, and what somebody has read off his."""
