# Worked examples of the rules of Pebble.
pairs = neighbours
pairs-1 = A holds ford, bank, mill and isle, one beside the other: 3 + 1 + 4 + 6 points, and three pairs bring 2 each, in all *20*.
