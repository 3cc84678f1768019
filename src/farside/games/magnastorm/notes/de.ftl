# Ein Wort für jedes Stück von Magnastorm.

note-rim = Ein Sechstel des Planeten. Am Rundenende zahlen Labore in ruhigen Sektoren Würfel, und Mehrheiten bringen Ansehen. Der Sturm dreht nach jeder Runde weiter.
note-arc = { note-rim }
note-labs = { note-rim }
note-area = { note-rim }
note-space = Ein Scout, der hier hält, darf ein Labor errichten, wenn keins da ist: eine Stufe auf der Leiste dieser Farbe, bei Weiß nach Wahl.
note-lab-name = Labor
note-lab = Hat beim Errichten eine Stufe gebracht. Es zahlt in ruhigen Sektoren Würfel und zählt für die Mehrheit. Nur für Aufträge kommt es zurück; der Sturm lässt es stehen.
note-spot-name = Platz für eine Station
note-spot = Wer auf dieser Linie zwischen zwei ruhigen Sektoren fährt, darf eine Station bauen: Ansehen sofort, und spätere Fahrten beginnen dort, fremde für einen Würfel.
note-scout-name = { $who ->
    [you] Dein Scout
   *[other] Scout von { $name }
}
note-scout = Fährt mit Aktion A: ein Schritt auf einer Linie, nie in den Sturm. Wo er hält, darfst du ein Labor errichten. Steht er im Sturm, muss er hinaus.
note-storm-name = Der Sturm
note-storm = Drei Sektoren liegen im Sturm: Kein Scout fährt hinein, kein Labor zahlt dort. Nach jeder Runde dreht er einen Sektor weiter. Labore bleiben.
note-centre-tile = { note-storm }
note-corner-storm = { note-storm }
note-calm = Jetzt ruhig: { $sectors }.
note-calm-next = Nächste Runde ruhig: { $sectors }.
note-reputation = Ansehen gewinnt. Wer das Ziel zuerst erreicht, läutet das Ende ein; sonst tut es die letzte Runde.
note-corner-order = In dieser Reihenfolge geht es reihum, bis oben keine Crew mehr steht. Der Startspielermarker ändert sie für die nächste Runde.
note-corner-clock = Jeder Zug nimmt Crew vom oberen Tableau. Steht dort niemand mehr, endet die Runde, und die Verwaltung folgt.
note-corner-bag = Daraus werden blind Würfel gezogen. Ein schwarzer geht zurück, dafür gibt es einen in der eigenen Farbe.
note-supply = Gezahlte Würfel kommen hierher, Gewinne von hier. Was fehlt, verfällt. Für drei beliebige Würfel bekommst du einen deiner Wahl.
note-column-chief = Zahle je Crewmitglied darunter einen Würfel in dessen Farbe, und einen in der Farbe der Person, die die Karte hat. Ansehen sofort, die Fähigkeit, solange sie bleibt.
note-column-token = Zahle je Crewmitglied darunter einen Würfel in dessen Farbe: eine Stufe nach Wahl, ein Würfel in der Farbe einer Person, und du beginnst die nächste Runde.
note-upper = Crew, die hier wartet, macht den Preis des Commanders: je ein Würfel in ihrer Farbe. Wer die Karte nimmt, verteilt sie auf Felder unten.
note-up = Setze es unten auf ein freies Feld, für Aktion A oder B. Es muss nicht deins sein, ein fremdes aber nur, wenn sonst keins da ist.
note-low = Setze hier Crew ein: Die Zeile sagt, was Bewegen kostet (A) oder welche Würfel du nimmst (B). Ein Zeichen ist ein Bonus. Einmal je Runde.
note-low-open = Frei.
note-low-taken = Für diese Runde besetzt.
note-row-name = Zeile { $n }
note-row = Alle Felder der Zeile haben denselben Preis zum Bewegen (A) und stattdessen dieselben Würfel (B).
note-row-a = Aktion A: Zahle diese Würfel, dann fahre, baue unterwegs eine Station, errichte ein Labor.
note-row-b = Aktion B: Nimm diese Würfel. Das kostet nichts, und der Scout bleibt stehen.
note-row-free = Frei: { $columns }.
note-row-full = Kein Feld ist frei.
note-track = Labore und anderes heben deinen Marker. Manche Stufen bringen Würfel oder Crew. Wer am Rundenende allein vorn liegt, bekommt den Commander der Leiste.
note-level = Ein Marker, der auf diese Stufe steigt, nimmt ihren Bonus, wenn sie einen hat; Sinken bringt keinen. Aufträge verlangen Stufen und verbrauchen sie.
note-rung = { note-level }
note-marker = { note-track }
note-head = Nicht käuflich: Wer auf dieser Leiste am Rundenende allein vorn liegt, bekommt die Karte mit ihrer Fähigkeit.
note-guide = { note-head }
note-goal = Am Ende deines Zuges darfst du einen Auftrag erfüllen, dessen Bedingung du erfüllst. Je früher, desto mehr Ansehen bringt er.
note-player = Was diese Person hat: Ansehen, Würfel, Labore, Stationen, Crew, Commander. Je Zug: einen Commander nehmen oder ein Crewmitglied einsetzen.

term-commander = Commander
term-lab = Labor; Labore
term-scout = Scout; Scouts
