# Un mot pour chaque pièce de Pebble, en français.

note-site = Payez son prix en galets et il est à vous jusqu’à la fin. Il compte ses points, et deux de plus par paire de voisins à vous.
note-bird = Tous posent leur oiseau caché en même temps. Le rang le plus bas joue d’abord. Un oiseau apporte ses galets et peut baisser les prix.
note-player = Ce que possède ce joueur. Qui a le plus de points gagne ; à égalité, le plus de galets.
note-round = À chaque manche, tous choisissent un oiseau, puis chacun s’installe ou passe. La partie finit après la dernière manche ou avec le dernier site.
