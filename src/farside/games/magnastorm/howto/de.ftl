## Wie Magnastorm gespielt wird. *Wörter* sind stark, [Wörter] sind ein Zeichen, eine Klausel führt zu den Regeln.

lede = Fahre mit deinem Scout um den Sturm, errichte Labore, bevor er zurückkehrt, und gewinne Commander für dich.
age = ab 12 Jahren

you-1 = Du leitest eine Forschungsföderation auf einem Planeten, der halb ruhig ist und halb im Sturm liegt. Dein *Scout* fährt von Feld zu Feld und lässt *Labore* zurück. Jedes Labor bringt deine Forschung voran. Deine *Crew* kauft dir die Gunst von Commandern.
you-2 = *Der Sturm dreht jede Runde einen Sektor weiter.* Was heute ruhig ist, ist morgen verloren: Fahre ihm voraus. MAG-ADM-9

goal-1 = Sammle bis zum Ende der Partie das meiste *Ansehen*. Zu zweit läutet *{ $goal2 }* das Ende ein ({ $goal3 } zu dritt, { $goal4 } zu viert). MAG-END-1
goal-2 = Nichts anderes zählt: Würfel, Labore und Stufen sind nichts wert. MAG-END-5

turn-1 = Es geht reihum, bis oben keine Crew mehr steht. In deinem Zug tust du genau *eins* von zweien; passen geht nicht. MAG-TURN-1

lane-take = Entweder: einen Commander nehmen
    .words = Ansehen sofort, eine Fähigkeit, solange die Karte bei dir ist
frame-column = Sieh dir die Spalte an
    .words = Ein Würfel je Crewmitglied darunter, in dessen Farbe: Gelb für neutrale, deine für eigene. MAG-CMD-2
frame-pay = Zahlen, Spalte räumen
    .words = Die ganze Crew kommt unten auf freie Felder deiner Wahl. Sie versperrt sie und macht die Preise der nächsten Runde. MAG-CMD-4
frame-gain = { $gain } Ansehen gewinnen
    .words = Die Karte bleibt, bis jemand anders für sie zahlt: Dann verlierst du { $loss } und die Fähigkeit. MAG-CMD-6

lane-place = Oder: ein Crewmitglied einsetzen
    .before = oder
    .words = neutral oder eigen, von oben auf ein freies Feld unten
frame-space = Ein Feld wählen
    .words = Die Zeile sagt, was Bewegen kostet (A) und was du stattdessen nimmst (B). Manche geben einen Bonus. MAG-ACT-3
frame-drive = Mit dem Scout fahren
    .words = Bezahle die Zeile, fahre einen Schritt auf einer Linie. Nie in den Sturm. MAG-MOVE-2
frame-lab = Ein Labor errichten
    .words = Auf einem freien Feld. Die ersten zwei sind kostenlos. Steig eine Stufe auf der Leiste dieser Farbe. MAG-LAB-5
frame-cubes = Oder die Würfel der Zeile nehmen
    .words = Keine Fahrt, keine Kosten: So sparst du für einen Commander. MAG-GAIN-1

turn-then-1 = *Dann, wenn du kannst:* einen Auftrag erfüllen: Nimm die Labore zurück oder setze die Marker herunter, die er verlangt. MAG-OBJ-1

tile-objective = Auftrag
    .value = +{ $first }
    .words = für die erste Person, die ihn erfüllt, { $second } für die zweite. Manche werden mit den Runden schwerer. MAG-OBJ-8
tile-commander = Commander
    .value = +{ $gain }
    .words = für das Nehmen. −{ $loss } für den Verlust. MAG-CMD-5
tile-station = Station
    .value = +{ $station }
    .words = wenn du in einen anderen ruhigen Sektor fährst und eine baust. MAG-TELE-1
tile-knowledge = Vorn in der Forschung
    .value = +{ $gain }
    .words = allein oben auf einer Leiste, wenn eine Runde endet. MAG-ADM-3
tile-majority = Mehrheit
    .value = +1
    .words = die meisten Labore in einem ruhigen Sektor am Rundenende. Gleichstand gibt nichts. MAG-ADM-2

end-1 = Eine Runde endet, sobald das obere Tableau leer ist, auch mitten im Umlauf. MAG-ROUND-2
end-step-1 = Einkommen für Labore in ruhigen Sektoren
end-step-2 = +1 je Mehrheit
end-step-3 = Wer auf Leisten vorn liegt, bekommt Commander
end-step-4 = Der Startspielermarker gilt
end-step-5 = Das untere Tableau rückt nach oben
end-step-6 = Der Sturm dreht einen Sektor weiter
end-then-1 = *Die Partie endet* nach Runde { $rounds } oder wenn das Ziel erreicht ist: Wer in diesem Umlauf noch kommt, hat einen letzten Zug. MAG-END-2

miss-item-1 = Wo du Crew einsetzt, bestimmt die Preise der nächsten Runde.
    .words = Das untere Tableau rückt hoch, wie es ist. MAG-ADM-8
miss-item-2 = Für drei beliebige Würfel bekommst du einen beliebigen.
    .words = Jederzeit in deinem Zug. MAG-XCH-1
miss-item-3 = Manche Aufträge sind in Runde 1 am billigsten.
    .words = { $insight }: jetzt zwei Marker herunter, später drei. MAG-OBJ-10
miss-item-4 = Ein Gleichstand auf einer Leiste hilft niemandem.
    .words = Wer den Commander hat, gibt ihn sogar zurück. MAG-ADM-6
miss-item-5 = Zurückgenommene Labore sind wieder billig.
    .words = Der Preis hängt davon ab, wie viele von dir auf dem Planeten stehen. MAG-LAB-3

first-item-1 = Nutze Zeile 1 zum Bewegen, solange sie frei ist:
    .words = Sie kostet nichts.
first-item-2 = Bring in Runde 1 zwei Marker auf Stufe 2:
    .words = Liegt { $insight } aus, erfüllen sie den Auftrag für { $first }.
first-item-3 = Fahre zwischen ruhigen Sektoren, wo ein Stationsplatz frei ist:
    .words = Die erste kostet einen Würfel und bringt { $station } Ansehen.
first-then-1 = In den Regeln steht [unsere Rekonstruktion] bei gedruckten Zahlen, die wir nicht lesen konnten.
