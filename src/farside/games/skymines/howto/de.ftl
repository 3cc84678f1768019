## Wie Skymines gespielt wird. *Wörter* sind stark, [Wörter] sind ein Zeichen, eine Klausel führt zu den Regeln.

lede = Steige bei vier Unternehmen ein, bringe ihre Außenposten über den Mond, und besitze die, die sich lohnen.

you-1 = Du investierst. Vier Unternehmen schürfen auf dem Mond, und keins gehört dir. Du nimmst *Anteile*, lässt Unternehmen wachsen und verlässt die, die nichts bringen.
you-2 = *Alle treiben dieselben vier Unternehmen an.* Was du aufbaust, gehört vielleicht auch anderen. SKY-EXP-3

goal-1 = Nach { $rounds } Runden zählen deine CrypCoin und je Unternehmen *deine Anteile mal Anteilswert*. Tank und Forschungsleiste kommen dazu. SKY-END-3
goal-2 = Ein Anteil ist so viele CrypCoin wert, wie in der Station zu sehen sind. Außenposten verdecken sie, bis sie zum Mond gehen. SKY-STA-2

turn-1 = In jeder Runde planen alle heimlich Karten. Dann seid ihr reihum dran, *je eine Aktion*, bis alle gepasst haben. SKY-TURN-2

lane-act = Planen, dann handeln
    .words = was deine Karten erlauben, in beliebiger Reihenfolge
frame-plan = Planen
    .words = Eine verdeckte Karte in jeden offenen Slot, anfangs { $slots }. Alle werden zugleich aufgedeckt. SKY-PLAN-1
frame-resource = Rohstoffe einsetzen
    .words = Mit Karten einer Art erwirbst du eine Karte der Auslage und mit dem Rest Felder auf Unternehmensleisten. SKY-RES-3
frame-energy = Energie einsetzen
    .words = Ganz für ein Unternehmen. Es nimmt Sektoren ein, und jeder zahlt dir. SKY-EXP-14
frame-research = Forschen
    .words = Ein Forscher bewegt deinen Marker über Pläne, deren Forderungen deine offenen Karten erfüllen. SKY-UPL-4

lane-else = Oder eins davon
    .before = oder
    .words = Helium, ein Bonus oder das Ende deiner Runde
frame-field = Helium fördern
    .words = Ein Feldforscher füllt deinen Tank und bringt CrypCoin. SKY-FLD-1
frame-bonus = Bonusmarker setzen
    .words = Zeig am meisten von einer Art, oder zahle, und nimm, was das Feld bietet. SKY-BON-1
frame-pass = Passen
    .words = Nimm eine Sammelreihe zurück, dann leg jede gespielte Karte in eine eigene. SKY-PASS-3

turn-then-1 = Was auf einzelnen Karten, Plänen und Sektoren steht, ist [unsere Rekonstruktion].

tile-coins = CrypCoin
    .value = +1
    .words = für jeden, den du hast. SKY-END-3
tile-shares = Anteile
    .value = ×
    .words = jedes Unternehmens, mal Anteilswert. Leisten und Karten bringen sie. SKY-END-4
tile-tank = Tank
    .value = ≤ { $tank }
    .words = der letzte Wert, den dein Marker passiert hat. SKY-TANK-4
tile-lab = Forschungsleiste
    .value = ≤ { $lab }
    .words = der letzte passierte Wert, und hochgeladene Sonderpläne. SKY-RTR-3

end-1 = Eine Runde endet, wenn alle gepasst haben. SKY-TURN-6
end-step-1 = Ein Sonderplan wird aufgedeckt
end-step-2 = Bonusmarker kommen zurück
end-step-3 = Die Karten ganz rechts werden zerstört
end-step-4 = Die anderen rücken nach, neue kommen
end-then-1 = *Die Partie endet* nach Runde { $rounds }. Wer die meisten Punkte hat, gewinnt; bei Gleichstand wird der Sieg geteilt. SKY-END-5

miss-item-1 = Was du jetzt spielst, fehlt dir nächste Runde.
    .words = So lange ruht es mindestens. SKY-PASS-5
miss-item-2 = Sammelreihen kommen ganz zurück.
    .words = Lege zusammen, was du zusammen willst. SKY-PASS-2
miss-item-3 = Übrige Energie verfällt.
    .words = Zähle erst die Grenzen: einfach 1, doppelt { $double }, bei Rivalen 1 mehr. SKY-EXP-5
miss-item-4 = Pläne sehen Karten an, sie verbrauchen sie nicht.
    .words = Forsche, bevor du einsetzt, was sie verlangen. SKY-UPL-4
miss-item-5 = Rivalen, die du triffst, gehen heim.
    .words = Dort verdecken sie wieder CrypCoin: Ihr Anteil sinkt. SKY-STA-4

first-item-1 = Plane einen Rohstoff, Energie und einen Forscher:
    .words = So siehst du jede Art von Aktion.
first-item-2 = Treibe an, was auch andere antreiben:
    .words = Zwei Anteile zu fünf schlagen sechs zu eins.
first-item-3 = Öffne die äußeren Slots,
    .words = einen durch den Tank, einen durch Forschung: Eine Karte mehr ist eine Aktion mehr. SKY-PLAN-2
