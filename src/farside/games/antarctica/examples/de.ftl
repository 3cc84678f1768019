# Beispiele zu den Regeln von Antarctica.
factory = eine Fabrik, zwei Schiffe
factory-1 = Die Karte verlangt einen *Kran* und einen *Förderturm*.
factory-2 = Ein Schiff von A wartet am Kran, links.
factory-3 = Ein anderes hat gerade den Förderturm erreicht, rechts oben: *A darf* die Fabrik dort *bauen*.
jump = ein besetztes Feld
jump-1 = Auf der obersten Leiste steht A auf Feld 1, B auf Feld 3. A rückt zwei Schritte vor.
jump-2 = Feld 2 ist der erste Schritt. Feld 3 ist besetzt und wird übersprungen: A steht auf *Feld 4*.
zone = ein Gebiet am Ende
zone-1 = Sieben Gebäude, drei Wissenschaftler von A und vier von B: Der Topf ist 7 + 7 + 1 = *15*. B liegt vorn und nimmt ihn. A ist auf Platz zwei und nimmt so viele Punkte, wie B Wissenschaftler hat: *4*.
