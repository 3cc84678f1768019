# Beispiele zu den Regeln von Pebble.
pairs = Nachbarn
pairs-1 = A hat Furt, Ufer, Mühle und Insel, eins neben dem anderen: 3 + 1 + 4 + 6 Punkte, und drei Paare bringen je 2, zusammen *20*.
