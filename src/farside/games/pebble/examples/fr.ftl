# Exemples des règles de Pebble.
pairs = voisins
pairs-1 = A tient gué, rive, moulin et île, l’un à côté de l’autre : 3 + 1 + 4 + 6 points, et trois paires en rapportent 2 chacune, en tout *20*.
