# Ein Wort für jedes Stück von Pebble.

note-site = Zahle den Preis in Kieseln, und der Ort gehört dir bis zum Ende. Er zählt seine Punkte, und zwei mehr je Paar benachbarter Orte von dir.
note-bird = Von allen zugleich verdeckt geplant. Der niedrigste Rang geht zuerst. Ein Vogel bringt seine Kiesel und macht Orte manchmal billiger.
note-player = Was diese Person hat. Wer die meisten Punkte hat, gewinnt; bei Gleichstand entscheiden die Kiesel.
note-round = In jeder Runde planen alle einen Vogel, dann besiedelt jede Person einen Ort oder passt. Schluss ist nach der letzten Runde oder mit dem letzten Ort.
