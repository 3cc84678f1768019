# Beispiele zu den Regeln von Skymines.
borders = zwei Energie für Skymine
borders-1 = A hat zwei Energiepunkte für Skymine. Eine einfache Grenze kostet einen Punkt, eine doppelte zwei.
borders-2 = A hat 20 und 19 über einfache Grenzen eingenommen, je ein Punkt. 20 bringt ein Feld auf der Skymine-Leiste, 19 einen CrypCoin.
share = was ein Anteil wert ist
share-1 = Zwei Außenposten haben die erste Spalte der Station von Skymine verlassen. Ein CrypCoin ist zu sehen: Jeder Anteil von Skymine ist *1* wert.
majority = eine Mehrheit
majority-1 = A zeigt zwei Titan, B keins: Niemand zeigt mehr, also *darf A* einen Marker *setzen*. Ab zwei bringt das zwei Felder auf der Astrogo-Leiste. Die Karten bleiben offen.
