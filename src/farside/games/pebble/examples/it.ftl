# Esempi delle regole di Pebble.
pairs = vicini
pairs-1 = A tiene guado, riva, mulino e isola, uno accanto all’altro: 3 + 1 + 4 + 6 punti, e tre coppie ne danno 2 ciascuna, in tutto *20*.
