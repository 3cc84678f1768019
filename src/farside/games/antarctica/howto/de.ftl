## Wie Antarctica gespielt wird. *Wörter* sind stark, [Wörter] sind ein Zeichen, eine Klausel führt zu den Regeln.

lede = Fahre mit der Sonne, baue auf dem Eis, und liege in jedem Gebiet vorn, das zählt.

you-1 = Du leitest eine Expedition. Deine *Schiffe* warten in Reihen um den Kontinent. Deine *Wissenschaftler* bauen Stationen und bleiben dort. Du beginnst mit { $staff } Wissenschaftlern im Personal; die anderen warten in der Reserve.
you-2 = *Gebäude gehören niemandem.* Was auf dem Eis steht, dürfen alle nutzen. ANT-ACT-2

goal-1 = Sammle die meisten Punkte. *Gewertet wird erst am Ende*: Dann zählen einmal jedes Gebiet, jede Forschungsleiste, Sternkarten und freigegebene Spielsteine. ANT-SCO-1
goal-2 = Wissenschaftler sind Geld und Stimme zugleich: Wer baut, bleibt im Gebiet und zählt dort für dich. ANT-BLD-8

turn-1 = Die Sonne zieht von Gebiet zu Gebiet. Wo sie ankommt, ist *das erste Schiff der Reihe* dran: Es fährt und führt dort, wo es ankommt, höchstens eine Aktion aus. ANT-TURN-1

lane-build = Fahren und bauen
    .words = der übliche Weg: eine der drei offenen Karten
frame-sail = Die Sonne verlassen
    .words = Das Schiff muss in ein anderes Gebiet, in dem weniger als { $queue } Schiffe warten. Die Entfernung spielt keine Rolle. ANT-MOVE-1
frame-card = Eine Karte lesen
    .words = An jedem verlangten Gebäude muss ein Schiff von dir liegen, gleich welches. ANT-BLD-2
frame-place = Aufstellen
    .words = Gebäude und Wissenschaftler kommen dorthin, wo du angekommen bist. Nie zwei gleiche in einem Gebiet. ANT-BLD-6
frame-track = Die Forschung geht voran
    .words = Ein Würfel rückt vor. Rote Symbole wirken für jeden Würfel, der vorbeikommt, blaue einmal für alle. ANT-BLD-7

lane-use = Oder: nutzen, was dort steht
    .before = oder
    .words = deine Stärke dort sind deine Schiffe und deine Wissenschaftler im Gebiet ANT-ACT-4
frame-camp = Camp
    .words = Heuere so viele Wissenschaftler an, wie du Stärke hast. ANT-REC-1
frame-centre = Forschungsstation
    .words = Geh so viele Schritte auf einer Leiste, die sie zeigt. ANT-RES-1
frame-yard = Werft
    .words = Bau ein Schiff ins Gebiet der Sonne. Alle anderen nehmen eine Karte. ANT-SHIP-3

turn-then-1 = *Außerdem:* eine Karte je Sonnenschritt, und je Zug darfst du ein Schiff oder einen Würfel für einen Wissenschaftler freigeben. ANT-TURN-2
turn-then-2 = Was einzelne Karten verlangen und wo Symbole auf den Leisten liegen, ist [unsere Rekonstruktion].

score-1 = Wer vorn liegt, nimmt den Topf; alle anderen bekommen die Zahl der Person davor. Gleichstände werden voll gezahlt. ANT-SCO-3
tile-zones = Jedes Gebiet
    .words = die meisten Wissenschaftler. Topf: Gebäude, alle Wissenschaftler dort und eins dazu. ANT-SCO-4
tile-tracks = Jede Forschungsleiste
    .words = der vorderste Würfel. Topf: die Werte aller Würfel darauf. ANT-SCO-6
tile-stars = Sternkarten
    .words = die meisten gebauten. Topf: alle gebauten Sternkarten. ANT-SCO-7
tile-given = Freigegebene Spielsteine
    .words = die meisten Schiffe und Würfel. Topf: alle zusammen. ANT-SCO-8

end = Wann es endet
end-1 = Runden gibt es nicht: Die Sonne zieht weiter. *Die Partie endet* nach dem Zug, in dem jemand weder im Personal noch in der Reserve einen Wissenschaftler hat oder alle drei Stapel gebaut sind. ANT-END-1
end-2 = Einen letzten Zug zum Ausgleich gibt es nicht. ANT-END-4

miss-item-1 = Wo deine Schiffe warten, entscheidet, wann du spielst.
    .words = Platz drei in der Reihe heißt: Die Sonne muss dreimal kommen. ANT-SUN-4
miss-item-2 = Platz zwei bekommt die Zahl von Platz eins.
    .words = Ein Wissenschaftler in einer Menge ist selten verschwendet. ANT-SCO-3
miss-item-3 = Ein neues Schiff kommt ins Gebiet der Sonne, nicht in deins.
    .words = In diesem Schritt handelt es nicht. ANT-SHIP-2
miss-item-4 = Schiffe sind Züge.
    .words = Dein letztes freizugeben ist erlaubt, und dann hast du keins. ANT-DISC-7
miss-item-5 = Besetzte Felder einer Leiste kosten nichts.
    .words = Nur leere zählen als Schritte. ANT-TRK-3

first-item-1 = Baue in deinen ersten Zügen:
    .words = Jedes Gebäude ist ein Wissenschaftler auf dem Eis und ein Schritt Forschung.
first-item-2 = Heuere an, bevor dein Personal leer ist,
    .words = in einem Gebiet mit Camp, in dem du Stärke zwei oder mehr hast.
first-item-3 = Setz einen Wissenschaftler dorthin, wo andere sich sammeln:
    .words = Er verdient an ihrer Zahl.
