## Wie Mars gespielt wird. *Wörter* sind stark, [Wörter] sind ein Zeichen, eine Klausel führt zu den Regeln.

lede = Lass eine Kolonie neben den anderen wachsen: Fördere, baue, handle und halte jede Kuppel hell, bis dein Zug endet.
age = ab 10 Jahren

you-1 = Du gründest eine Kolonie. Du beginnst mit { $colonists } Kolonisten, einer Unterkunft, einem Kraftwerk, einem Silo und { $mines } Minen. Karten von fünf Rohstoffen kaufen alles andere:

goal-1 = Erreiche vor allen anderen das Ziel *am Ende deines eigenen Zuges*: { $target1 }, { $target2 } oder { $target3 } Punkte. MARS-SETUP-11
goal-2 = *Punkte sind ein Stand, keine Summe.* Sie werden am Ende jedes Zuges neu gezählt: Was läuft, zählt, was dunkel steht, nicht. Du kannst Punkte wieder verlieren. MARS-END-5

turn-1 = Sieben Phasen, immer in dieser Reihenfolge. In den dunklen entscheidest du. Zurück führt kein Weg. MARS-TURN-1
phase-event = Ereignis
    .words = ziehen, es geschieht
phase-rnd = F&E
    .words = nur mit Zentrum
phase-resupply = Nachschub
    .words = eine Karte ziehen
phase-mines = Minen
    .words = je eine Karte
phase-trade = Handel
    .words = mit Erde und anderen
phase-build = Bauen
    .words = so viel du zahlen kannst
phase-end = Ende
    .words = Kolonisten verteilen

frame-mines = Minen bringen Karten
    .words = Jede Mine mit einem Kolonisten bringt eine Karte ihres Rohstoffs, nur in deinem Zug. MARS-PROD-1
frame-trade = Tausche ein, was dir fehlt
    .words = { $earth } gleiche zur Erde für eine deiner Wahl. Mit Raumhafen { $port }. MARS-EARTH-1
frame-build = Bauen
    .words = Zahle die Karten, die der Platz zeigt. Handel gibt es dann nicht mehr. MARS-TURN-3
frame-staff = Kolonisten verteilen
    .words = Einer auf jede Anlage, die laufen soll, soweit die Energie reicht. Über dem Handlimit gehen Karten verloren. MARS-ACT-1

figure-whole-pin-1 = hell: Es läuft, der Stern ist ein Punkt
figure-whole-pin-2 = ein Kolonist bei der Arbeit
figure-whole-pin-3 = leuchtend: Das kannst du jetzt bezahlen

score = Was es kostet, was es wert ist
score-1 = Ein Stern ist ein Punkt, solange es läuft. Alles außer Unterkünften braucht einen Kolonisten. Alles außer Kraftwerken braucht eine Energie. MARS-BUILD-5 [Preise von Silo und Militär: unsere Rekonstruktion]
star = Punkte
mine = Mine
gives-housing = { $brings } Kolonisten
gives-mine = 1 Karte je Zug
gives-power_plant = +{ $energy } Energie
gives-silo = { $more } Karten mehr behalten
gives-communication = Handel mit anderen
gives-military = Überfälle
gives-rnd = F&E-Karten
gives-spaceport = Erde tauscht { $port } zu 1
score-then-1 = Je ein Punkt auch: eine *Vorherrschaft*, solange du sie hast, *Magna Scientia* für die meisten Wissenschaftspunkte, und { $discoveries } der Karten F&E 2. MARS-SUP-4

end = Wann es endet
end-1 = Sofort, wenn jemand den eigenen Zug am Ziel oder darüber beendet. Ein Punkt aus einem fremden Zug muss bis zum Ende deines Zuges halten. MARS-WIN-1
end-2 = Kommt niemand so weit, endet die Partie nach Runde { $rounds } und wird gewertet, wie sie steht. MARS-WIN-4

miss-item-1 = Ist noch eine Energie frei, füllt sich eine Unterkunft sofort.
    .words = Ihre { $brings } Kolonisten können noch in diesem Zug arbeiten. MARS-HOUS-3
miss-item-2 = Kraftwerke und Minen sind nichts wert und entscheiden die Partie.
    .words = Keine Energie, keine Punkte; keine Minen, keine Karten. MARS-END-6
miss-item-3 = Erst handeln.
    .words = Nach der ersten Bauentscheidung ist der Handel vorbei. MARS-TURN-3
miss-item-4 = Dein Silo fasst am Ende deines Zuges { $holds } Karten.
    .words = Der Rest geht verloren: Gib ihn aus. MARS-SILO-1
miss-item-5 = Stufe 2 läuft nur, solange Stufe 1 läuft.
    .words = Nimm den Kolonisten zuerst von oben. MARS-ACT-3

first-item-1 = Wähle zwei verschiedene Minen.
    .words = Silizium steht in den meisten Preisen.
first-item-2 = Zuerst Kraftwerk 1 und Unterkunft 1,
    .words = dann Minen drei und vier.
first-item-3 = Halte einen Kolonisten frei:
    .words = Er entscheidet bei Gleichstand in Konflikten. MARS-CONF-6
first-then-1 = In der geführten Partie baust du im ersten Zug Unterkunft und Kraftwerk und stehst bei 1 Punkt von { $target1 }.
