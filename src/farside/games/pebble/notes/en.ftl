# A word for every piece of Pebble in English.

note-site = Pay its price in pebbles and it is yours to the end. It counts its points, and two more for each pair of neighbours that are both yours.
note-bird = Planned face down by all at once. The lowest rank goes first. A bird brings its pebbles and may make sites cheaper.
note-player = What this player has. Most points win; among equals, most pebbles.
note-round = In each round all plan a bird, then each player settles a site or passes. The game ends after the last round, or with the last site.
