## Wie Pebble gespielt wird. *Wörter* sind stark, [Wörter] sind ein Zeichen, eine Klausel führt zu den Regeln.

lede = Besiedle einen Fluss mit einer Handvoll Kiesel und ein paar Vögeln: ein kleines eigenes Spiel, an dem man jeden Tisch von Farside lernen kann.

you-1 = Du siedelst an einem Fluss mit { $sites } Orten, von der Quelle bis zum Meer. Du hast { $pebbles } Kiesel zum Zahlen und { $hand } *Vögel* auf der Hand, die sonst niemand sieht. PEB-SET-3

goal-1 = Sammle bis zum Ende die meisten Punkte. Jeder Ort von dir zählt seine Punkte, und *zwei Orte nebeneinander*, die beide dir gehören, zählen { $neighbours } mehr. PEB-END-2

turn-1 = Eine Runde hat zwei Hälften: Alle wählen zugleich einen Vogel, dann ist jede Person einmal dran.

lane-round = Eine Runde
frame-plan = Einen Vogel wählen
    .words = Alle legen einen verdeckt ab. Alle werden zugleich aufgedeckt. PEB-PLAN-1
frame-catch = Kiesel nehmen
    .words = Zwischen keinem und { $catch }: Niedrige Vögel bringen am wenigsten. PEB-PLAN-4
frame-order = Niedrige Vögel zuerst
    .words = Der niedrigste Rang ist vor den anderen dran. PEB-PLAN-5
frame-settle = Einen Ort besiedeln oder passen
    .words = Zahle den Preis, und er gehört dir bis zum Ende. Passen bringt { $pass } Kiesel. PEB-TURN-1

tile-site = Ort
    .value = { $least } bis { $most }
    .words = jeder zählt die Punkte auf seinem Schild. PEB-END-2
tile-pair = Nachbarn
    .value = +{ $neighbours }
    .words = für jedes Paar benachbarter Orte, die beide dir gehören. PEB-END-2

end-1 = Am Ende einer Runde kommen die gespielten Vögel aus dem Spiel, und alle ziehen einen neuen. Dann beginnt, wer links sitzt. PEB-ROUND-2
end-2 = *Die Partie endet* zu zweit nach { $rounds2 } Runden, zu dritt oder viert nach { $rounds3 }, oder mit der Runde, in der der letzte Ort besiedelt wird. Bei Gleichstand gewinnt, wer die meisten Kiesel hat. PEB-END-1

miss-item-1 = Besiedeln bringt ein Geschenk, für jemand anders.
    .words = Eine andere Person nimmt einen Kiesel; nur das Ufer ist frei davon. PEB-SETTLE-5
miss-item-2 = Manche Vögel machen einen Ort billiger.
    .words = Der Nachlass wird vor dem Zahlen abgezogen. PEB-SETTLE-3
miss-item-3 = Ein Ort gehört einer Person, für immer.
    .words = Was du heute lässt, kann morgen fort sein. PEB-SETTLE-2
miss-item-4 = Passen ist ein Zug.
    .words = Für { $pass } Kiesel mehr bekommst du vielleicht den besseren Ort. PEB-TURN-2
miss-item-5 = Der Fluss kann leer werden.
    .words = Es gibt insgesamt { $all } Kiesel; wer spät kommt, nimmt, was übrig ist. PEB-COMP-3

first-item-1 = Beginne mit einem hohen Vogel:
    .words = erst Kiesel, dann Orte.
first-item-2 = Nimm einen Ort in der Mitte des Flusses
    .words = und dann einen daneben.
first-item-3 = Heb einen niedrigen Vogel für einen Ort auf, den andere auch wollen:
    .words = Damit wählst du zuerst.
