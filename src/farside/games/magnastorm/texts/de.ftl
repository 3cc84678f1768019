# Magnastorm auf Deutsch.

title = Magnastorm
tagline = Fahre mit deinem Scout um den Sturm und errichte Labore, bevor er zurückkehrt.
length = 70 bis 100 Min.
table-places = Bernsteingrat; Kobaltgrat; Sturmgrat; Dämmergrat; Kupfergrat; Laternengrat; Glasgrat; Glutgrat; Stiller Grat; Nordgrat; Donnergrat; Letzter Grat
preset-first = Erste Partie
preset-first-line = Alle Scouts beginnen im Südwesten.
preset-second = Andere Seite
preset-second-line = Die gleiche Partie vom Nordosten aus.
preset-advanced = Start für Geübte
preset-advanced-line = Mit den Artefaktkarten, die du gewonnen hast.
variant-start = Startgebiet
variant-start-1 = 1 (Südwest)
variant-start-2 = 2 (Nordost)
variant-advanced = Aufbau
variant-advanced-false = normal
variant-advanced-true = für Geübte, mit Artefaktkarten
variant-artefacts = Eigene Artefaktkarten
variant-artefacts-none = keine
collection-count = { $count ->
    [0] keine Artefaktkarte
    [one] 1 Artefaktkarte
   *[other] { $count } Artefaktkarten
}
collection-note = Der Start für Geübte braucht zwei eigene Artefaktkarten; jede beendete Partie bringt dir eine. { $count ->
    [0] Du hast noch keine.
    [one] Du hast 1.
   *[other] Du hast { $count }.
} Bots und weitere Personen an diesem Gerät leihen sich ihre. Wer per Link dazukommt, bringt die Karten des eigenen Browsers mit; darum beginnt eine solche Partie, wenn alle sitzen. Hat jemand weniger als zwei, gilt für alle der normale Start.

## Reiter

tab-planet = Planet
tab-crew = Crew
tab-research = Forschung
tab-goals = Aufträge
tab-players = Personen, Aufträge

## Sektoren, Felder, Stationsplätze

sector-LL = Südwest
sector-L = West
sector-UL = Nordwest
sector-UR = Nordost
sector-R = Ost
sector-LR = Südost

space-L-a1 = West a1
space-L-a2 = West a2
space-L-a3 = West a3
space-L-b1 = West b1
space-L-c1 = West c1
space-L-c2 = West c2
space-L-c3 = West c3
space-L-d1 = West d1
space-L-e1 = West e1
space-L-e2 = West e2
space-LL-a1 = Südwest a1
space-LL-a2 = Südwest a2
space-LL-b1 = Südwest b1
space-LL-c1 = Südwest c1
space-LL-c2 = Südwest c2
space-LL-c3 = Südwest c3
space-LL-d1 = Südwest d1
space-LL-d2 = Südwest d2
space-LL-e1 = Südwest e1
space-LR-a1 = Südost a1
space-LR-b1 = Südost b1
space-LR-b2 = Südost b2
space-LR-c1 = Südost c1
space-LR-c2 = Südost c2
space-LR-c3 = Südost c3
space-LR-d1 = Südost d1
space-LR-d2 = Südost d2
space-LR-e1 = Südost e1
space-R-a1 = Ost a1
space-R-a2 = Ost a2
space-R-a3 = Ost a3
space-R-b1 = Ost b1
space-R-c1 = Ost c1
space-R-c2 = Ost c2
space-R-c3 = Ost c3
space-R-d1 = Ost d1
space-R-e1 = Ost e1
space-R-e2 = Ost e2
space-UL-a1 = Nordwest a1
space-UL-b1 = Nordwest b1
space-UL-b2 = Nordwest b2
space-UL-c1 = Nordwest c1
space-UL-c2 = Nordwest c2
space-UL-c3 = Nordwest c3
space-UL-d1 = Nordwest d1
space-UL-d2 = Nordwest d2
space-UL-e1 = Nordwest e1
space-UR-a1 = Nordost a1
space-UR-a2 = Nordost a2
space-UR-b1 = Nordost b1
space-UR-c1 = Nordost c1
space-UR-c2 = Nordost c2
space-UR-c3 = Nordost c3
space-UR-d1 = Nordost d1
space-UR-d2 = Nordost d2
space-UR-e1 = Nordost e1

spot-T-LL-L-o = Stationsplatz außen zwischen Südwest und West
spot-T-LL-L-i = Stationsplatz innen zwischen Südwest und West
spot-T-L-UL-o = Stationsplatz außen zwischen West und Nordwest
spot-T-L-UL-i = Stationsplatz innen zwischen West und Nordwest
spot-T-UL-UR-o = Stationsplatz außen zwischen Nordwest und Nordost
spot-T-UL-UR-i = Stationsplatz innen zwischen Nordwest und Nordost
spot-T-UR-R-o = Stationsplatz außen zwischen Nordost und Ost
spot-T-UR-R-i = Stationsplatz innen zwischen Nordost und Ost
spot-T-R-LR-o = Stationsplatz außen zwischen Ost und Südost
spot-T-R-LR-i = Stationsplatz innen zwischen Ost und Südost
spot-T-LR-LL-o = Stationsplatz außen zwischen Südost und Südwest
spot-T-LR-LL-i = Stationsplatz innen zwischen Südost und Südwest

## Commander

commander-01 = Forrester Dain
commander-02 = Justin B. Beeper
commander-03 = Ellen B. Outridge
commander-04 = Adira Okzil
commander-05 = Idris Yakuul
commander-06 = Mira Mascovic
commander-07 = Azrea Bonsmai
commander-08 = Ozgul Yilmark
commander-11 = Franzkarl Huber
commander-12 = Rain Davenpitt
commander-13 = Yuul Mbado
commander-14 = Joy D. Obondov
commander-15 = Cedric J. Lebeaux
commander-16 = Kim-Kin Park
commander-17 = Sayuri Modo
commander-18 = Kaysia Vasidis

## Andere Namen

column-FP = Spalte des Startspielermarkers
    .the = die Spalte des Startspielermarkers
    .of = aus der Spalte des Startspielermarkers
    .under = unter „Start“
column-C1 = Spalte 1
    .the = Spalte 1
    .of = aus Spalte 1
    .under = in Spalte 1
    .chief = den Commander der Spalte 1
column-C2 = Spalte 2
    .the = Spalte 2
    .of = aus Spalte 2
    .under = in Spalte 2
    .chief = den Commander der Spalte 2
column-C3 = Spalte 3
    .the = Spalte 3
    .of = aus Spalte 3
    .under = in Spalte 3
    .chief = den Commander der Spalte 3
column-C4 = Spalte 4
    .the = Spalte 4
    .of = aus Spalte 4
    .under = in Spalte 4
    .chief = den Commander der Spalte 4
chief-01 = Forrester
    .the = die Spalte unter Forrester
    .of = von Forrester
    .under = unter Forrester
chief-02 = Justin
    .the = die Spalte unter Justin
    .of = von Justin
    .under = unter Justin
chief-03 = Ellen
    .the = die Spalte unter Ellen
    .of = von Ellen
    .under = unter Ellen
chief-04 = Adira
    .the = die Spalte unter Adira
    .of = von Adira
    .under = unter Adira
chief-05 = Idris
    .the = die Spalte unter Idris
    .of = von Idris
    .under = unter Idris
chief-06 = Mira
    .the = die Spalte unter Mira
    .of = von Mira
    .under = unter Mira
chief-07 = Azrea
    .the = die Spalte unter Azrea
    .of = von Azrea
    .under = unter Azrea
chief-08 = Ozgul
    .the = die Spalte unter Ozgul
    .of = von Ozgul
    .under = unter Ozgul
crew-orange = Orange
crew-sky = Azur
crew-green = Grün
crew-rose = Rosa
crew-neutral = neutral
colour-orange = Orange
colour-sky = Azur
colour-green = Grün
colour-rose = Rosa
colour-yellow = Gelb
colour-none = keine Farbe
track-red = Rot
track-green = Grün
track-blue = Blau
track-amber = Bernstein
objective-RO1 = Tiefe Einsicht
objective-RO2 = Breite Einsicht
objective-RO3 = Gut vernetzt
objective-RO4 = Kluge Köpfe
objective-SO1 = Doppelte Ernte
objective-SO2 = Hochburg
objective-SO3 = Breite Front
objective-SO4 = Lange Spur
metal-bronze = Bronze
metal-silver = Silber
metal-gold = Gold
bonus-reputation = 1 Ansehen
bonus-credit_own = 1 Würfel der eigenen Farbe
bonus-research_green = 1 Stufe auf der Leiste Grün
bonus-research_blue = 1 Stufe auf der Leiste Blau
bonus-research_red = 1 Stufe auf der Leiste Rot
payment-plain = Die gedruckten Farben zahlen
payment-own = 1 Würfel deiner Farbe statt 1 in Gelb zahlen
payment-yellow = 1 in Gelb statt 1 Würfel deiner Farbe zahlen
price-slot = zum gedruckten Preis
price-waived = kostenlos
many-plain = die übliche Zahl
many-more = 2 mehr
which-first = Die erste Karte zuerst
which-second = Die zweite Karte zuerst
the-cubes = { $n } Würfel in { $colour }
the-price = { $own ->
    [0] { $yellow ->
        [0] nichts
       *[other] { $yellow } in Gelb
    }
   *[other] { $own } in deiner Farbe{ $yellow ->
        [0] { "" }
       *[other] { " " }und { $yellow } in Gelb
    }
}
the-fame = { $n } Ansehen
the-worth = { $worth } Ansehen

## Fragen

ask-first-crew = { $who ->
    [you] Setze dein erstes Crewmitglied in eine Spalte ohne fremde Crew.
   *[other] { $seat } setzt das erste Crewmitglied ein.
}
ask-first-track = { $who ->
    [you] Wähle die Leiste für deine erste Stufe; jede Leiste gibt es nur einmal.
   *[other] { $seat } wählt die Leiste für die erste Stufe.
}
ask-card-order = { $who ->
    [you] Deine Artefakte: { $one } ({ $first }) und { $other } ({ $second }). Welches zuerst?
   *[other] { $seat } entscheidet, welches Artefakt zuerst kommt.
}
ask-turn = { $who ->
    [you] Du bist dran: Nimm einen Commander oder den Startspielermarker, oder wähle ein Crewmitglied zum Einsetzen.
   *[other] { $seat } ist dran.
}
ask-place = { $who ->
    [you] Wohin setzt du das Crewmitglied ({ $crew }) { $column }?
   *[other] { $seat } setzt ein Crewmitglied ein ({ $crew }).
}
    .hint = Die Zeile bestimmt, was Bewegen kostet und was du bekommst.
ask-action = { $who ->
    [you] Zeile { $row }: Scout bewegen (kostet { the-price }) oder die Würfel der Zeile nehmen?
   *[other] { $seat } wählt: Scout bewegen oder Würfel nehmen.
}
ask-with-b = { $who ->
    [you] Zwei deiner Commander wirken jetzt. Welcher zuerst?
   *[other] { $seat } entscheidet, welcher Commander zuerst wirkt.
}
ask-drive = { $who ->
    [you] Bewege deinen Scout { $steps ->
        [one] 1 Schritt: Wohin?
       *[other] bis zu { $steps } Schritte: Wohin zuerst?
    }
   *[other] { $seat } bewegt den Scout.
}
ask-leave-storm = { $who ->
    [you] Dein Scout steht im Sturm: Der erste Schritt muss hinausführen.
   *[other] { $seat } fährt aus dem Sturm.
}
ask-pushed = { $who ->
    [you] Keine Linie führt aus dem Sturm: Dein Scout wird im Uhrzeigersinn in den ersten ruhigen Sektor geschoben. Wo landet er?
   *[other] Der Sturm schiebt den Scout von { $seat }.
}
ask-from-station = { $who ->
    [you] Du beginnst an der Station ({ $spot }). Wohin führt der erste Schritt?
   *[other] { $seat } fährt von einer Station aus weiter.
}
ask-go-on = { $who ->
    [you] Weiterfahren ({ $steps ->
        [one] noch 1 Schritt
       *[other] noch { $steps } Schritte
    }) oder hier halten?
   *[other] { $seat } fährt weiter oder hält.
}
ask-extra-step = { $who ->
    [you] { $commander } bietet 1 weiteren Schritt für 1 Würfel, der nicht deine Farbe hat. Weiterfahren oder hier halten?
   *[other] { $seat } darf einen weiteren Schritt kaufen.
}
ask-fee = { $who ->
    [you] Die Station gehört { $owner }: Welchen Würfel gibst du ab?
   *[other] { $seat } zahlt für die Station.
}
ask-station = { $who ->
    [you] Station bauen ({ $spot })? Preis: { the-price }. Sie bringt { the-worth }.
   *[other] { $seat } darf eine Station bauen.
}
ask-foreign = { $who ->
    [you] Weiterer Schritt mit { $commander }: Welchen Würfel zahlst du?
   *[other] { $seat } zahlt für einen weiteren Schritt.
}
ask-lab = { $who ->
    [you] Labor auf { $space } errichten? Preis: { the-price }.
   *[other] { $seat } darf ein Labor errichten.
}
ask-second-lab = { $who ->
    [you] Ein zweites Labor auf demselben Feld errichten? Preis: { the-price }.
   *[other] { $seat } darf ein zweites Labor errichten.
}
ask-after-lab = { $who ->
    [you] Jetzt einen Commander einsetzen?
   *[other] { $seat } darf einen Commander einsetzen.
}
ask-track = { $who ->
    [you] Auf welcher Leiste steigst du 1 Stufe auf?
   *[other] { $seat } wählt eine Leiste.
}
ask-redirect = { $who ->
    [you] Du steigst auf der Leiste { $track } oder, dank { $commander }, auf einer anderen. Auf welcher?
   *[other] { $seat } wählt eine Leiste.
}
ask-lowest = { $who ->
    [you] { $commander } hebt einen deiner niedrigsten Marker an. Welchen?
   *[other] { $seat } wählt den Marker, der steigt.
}
ask-cube = { $who ->
    [you] Nimm 1 Würfel in der Farbe einer Person. In welcher?
   *[other] { $seat } wählt einen Würfel.
}
ask-how-many = { $who ->
    [you] Du ziehst { $n } Würfel aus dem Beutel. Mit { $commander } darfst du 2 mehr ziehen.
   *[other] { $seat } entscheidet, wie viele Würfel es werden.
}
ask-new-crew = { $who ->
    [you] Du darfst ein Crewmitglied von dir dazuholen. Wohin?
   *[other] { $seat } darf ein Crewmitglied dazuholen.
}
ask-lay = { $who ->
    [you] Setze das Crewmitglied ({ $crew }) unten auf ein freies Feld (noch { $left }).
   *[other] { $seat } versetzt die Crew der Spalte.
}
ask-pick = { $who ->
    [you] Unten ist nicht Platz für alle { $left }: Welches Crewmitglied geht als Nächstes?
   *[other] { $seat } versetzt die Crew der Spalte.
}
ask-fame = { $who ->
    [you] { $commander }: 1 in Gelb für 1 Ansehen zahlen?
   *[other] { $seat } darf Ansehen kaufen.
}
ask-objective = { $who ->
    [you] Erfülle einen Auftrag, oder beende deinen Zug.
   *[other] { $seat } darf einen Auftrag erfüllen.
}
ask-retrieve = { $who ->
    [you] { $objective }: Welches Labor nimmst du zurück? (noch { $left } aus diesem Sektor)
   *[other] { $seat } nimmt Labore zurück.
}
ask-lower = { $who ->
    [you] { $objective }: Welcher Marker sinkt um { $levels }?
   *[other] { $seat } setzt Marker herunter.
}
ask-payment = { $who ->
    [you] Wie zahlst du? Mit { $commander } darfst du 1 Würfel ersetzen.
   *[other] { $seat } zahlt.
}
ask-barter = { $who ->
    [you] Dir fehlt 1 Würfel in { $colour }: Tausche 3 andere dafür. Welche gibst du? (noch { $left })
   *[other] { $seat } tauscht Würfel.
}
ask-offer = { $who ->
    [you] Tausch: Gib 3 Würfel beliebiger Farben zurück. (noch { $left })
   *[other] { $seat } tauscht Würfel.
}
ask-return = { $who ->
    [you] Welchen Würfel nimmst du für die drei?
   *[other] { $seat } nimmt einen Würfel.
}

## Antworten

option-take = { $column_key ->
    [FP] Startspielermarker nehmen
   *[other] { $column } nehmen
}
    .short = { $column_key ->
        [FP] Startspielermarker
       *[other] Commander: { $column }
    }
option-crew = { $crew_key ->
    [neutral] Neutrales Crewmitglied { $column } einsetzen
   *[other] Crewmitglied in { $crew } { $column } einsetzen
}
    .short = { $crew_key ->
        [neutral] Crew neutral
       *[other] Crew { $crew }
    }, { $column_key ->
        [FP] Start
       *[other] { $column }
    }
option-space = Zeile { $row } { $column } nutzen
    .short = Zeile { $row } { $column }
option-move = A: Scout bewegen
option-gain = B: Würfel nehmen
option-lay = In Zeile { $row } { $column } setzen
    .short = Zeile { $row } { $column }
option-pick = Als Nächstes: { $crew }
option-fill = Den Rest für mich einsetzen
option-pay = { $payment }
option-give = 1 in { $colour } geben
option-get = 1 in { $colour } nehmen
option-exchange = 3 Würfel gegen 1 tauschen
option-drive = Nach { $space } fahren
    .short = { $space }
option-push = Auf { $space } landen
    .short = { $space }
option-jump = Nach { $space } springen
    .short = Sprung: { $space }
option-station = An der Station beginnen ({ $spot })
    .short = { $spot }
option-stay = Hierbleiben
option-stop = Hier halten
option-build = { $price_key ->
    [waived] Station kostenlos bauen, mit Kaysia Vasidis
   *[other] Station bauen
}
option-install = { $price_key ->
    [waived] Labor kostenlos errichten, mit Kaysia Vasidis
   *[other] Labor errichten
}
option-add = { $price_key ->
    [waived] Weiteres Labor mit Azrea Bonsmai, kostenlos mit Kaysia Vasidis
   *[other] Weiteres Labor mit Azrea Bonsmai
}
option-use = { $commander } einsetzen
option-track = { $track }
option-draw = { $many_key ->
    [more] 2 mehr ziehen
   *[other] Nicht mehr ziehen
}
option-send = Oben: { $column }
    .short = Oben, { $column_key ->
        [FP] Start
       *[other] { $column }
    }
option-post = Unten: Zeile { $row } { $column }
    .short = Unten, Zeile { $row } { $column }
option-claim = Auftrag erfüllen: { $objective }
    .short = { $objective }
option-retrieve = Labor auf { $space } zurücknehmen
    .short = { $space }
option-lower = { $track } sinkt
option-card = { $which }
option-skip = Nein, weiter

## Warum nicht

refusal-MAG-OPEN-2 = In dieser Spalte steht schon fremde Crew.
refusal-MAG-OPEN-3 = { $owner_who ->
    [you] Du hast die Leiste { $track } schon gewählt.
   *[other] { $owner } hat die Leiste { $track } schon gewählt.
}
refusal-MAG-CMD-7 = Hier steht keine Crew: In dieser Runde ist { $column } nicht zu haben.
refusal-MAG-CMD-8 = Dieser Commander gehört dir schon.
refusal-MAG-CMD-12 = Du kannst den ganzen Preis nicht zahlen, auch nicht durch Tauschen.
refusal-MAG-ACT-1 = Dieses Feld ist besetzt.
refusal-MAG-ACT-2 = Solange oben neutrale oder eigene Crew steht, darfst du keine Crew in { $crew } einsetzen.
refusal-MAG-ACT-4 = In { $column } passt niemand mehr.
refusal-MAG-ACT-5 = Das untere Tableau ist voll: Nur die unterste Zeile darf noch einmal benutzt werden.
refusal-MAG-ACT-8 = Du kannst diese Zeile nicht bezahlen: Bewegen kostet { the-price }.
refusal-MAG-MOVE-3 = Dein Scout steht im Sturm: Er muss hinaus.
refusal-MAG-MOVE-5 = Im Sektor { $sector } tobt der Sturm: Kein Schritt führt hinein.
refusal-MAG-MOVE-12 = Beide Enden der Linie dieser Station liegen im Sturm.
refusal-MAG-MOVE-13 = Du hast keinen Würfel mehr, um { $owner } für die Station zu zahlen.
refusal-MAG-CARD-02 = Du kannst keinen Würfel zahlen, der nicht deine Farbe hat.
refusal-MAG-TELE-1 = Du kannst die Station nicht bezahlen: { the-price }.
refusal-MAG-LAB-2 = Du kannst das Labor nicht bezahlen: { the-price }.
refusal-MAG-RES-4 = Dein Marker auf der Leiste { $track } ist schon ganz oben.
refusal-MAG-RES-6 = Alle deine Marker sind ganz oben: Keine Stufe ist mehr zu gewinnen.
refusal-MAG-CARD-12 = Dein Marker auf der Leiste { $track } ist nicht der niedrigste.
refusal-MAG-SUP-3 = Im Vorrat ist kein Würfel in { $colour }.
refusal-MAG-BON-3 = In { $column } darf keine Crew: Dort steht noch niemand.
refusal-MAG-CARD-01 = Du kannst { the-price } nicht zahlen.
refusal-MAG-CARD-04 = Du kannst { the-price } nicht zahlen.
refusal-MAG-CARD-07 = Du kannst das weitere Labor nicht bezahlen: { the-price }.
refusal-MAG-OBJ-3 = Diesen Auftrag hast du schon erfüllt.
refusal-MAG-OBJ-4 = Deine Labore stehen nicht, wie die Karte es verlangt: { $labs } in { $sectors } Sektoren, verteilt wie gezeigt.
refusal-MAG-OBJ-5 = Dir fehlt die Mehrheit, die dieser Auftrag verlangt.
refusal-MAG-OBJ-6 = Deine Marker stehen nicht hoch genug: { $markers ->
    [one] 1 Marker muss um { $levels } sinken.
   *[other] { $markers } Marker müssen um je { $levels } sinken.
}
refusal-MAG-OBJ-7 = Du liegst auf keiner der genannten Leisten vorn.
refusal-MAG-OBJ-11 = Du brauchst { $needed } Commander; du hast { $have ->
    [0] keinen
   *[other] { $have }
}.
refusal-MAG-XCH-4 = Im Vorrat ist kein Würfel in { $colour }.

## Der Verlauf

log-lot = { $who ->
    [you] Das Los fällt auf dich: Du beginnst.
   *[other] Das Los fällt auf { $seat }: { $seat } beginnt.
}
log-cards = { $who ->
    [you] Du ziehst
   *[other] { $seat } zieht
} die Artefakte { $one } ({ $first }) und { $other } ({ $second }): zusammen { $total }.
log-leads = { $who ->
    [you] Deine Artefakte sind die wertvollsten: Du beginnst.
   *[other] Die Artefakte von { $seat } sind die wertvollsten: { $seat } beginnt.
}
log-normal-start = Jemand hat weniger als zwei Artefakte: Für alle gilt der normale Start.
log-start = { $who ->
    [you] Runde { $round } beginnt; du fängst an.
   *[other] Runde { $round } beginnt; { $seat } fängt an.
}
log-send = { $who ->
    [you] Du setzt
   *[other] { $seat } setzt
} oben ein Crewmitglied in { $column }.
log-post = { $who ->
    [you] Du setzt
   *[other] { $seat } setzt
} unten ein Crewmitglied in Zeile { $row } { $column }.
log-card = { $who ->
    [you] Dein Artefakt { $number } in { $metal } bringt { $bonus }.
   *[other] Artefakt { $number } in { $metal } von { $seat } bringt { $bonus }.
}
log-reputation = { $who ->
    [you] Du gewinnst { the-fame }.
   *[other] { $seat } gewinnt { the-fame }.
}
log-crew = { $who ->
    [you] Du setzt
   *[other] { $seat } setzt
} ein { $crew_key ->
    [neutral] neutrales Crewmitglied
   *[other] Crewmitglied in { $crew }
} in Zeile { $row } { $column }.
log-gain = { $who ->
    [you] Du nimmst die Würfel der Zeile.
   *[other] { $seat } nimmt die Würfel der Zeile.
}
log-cubes = { $n ->
    [0] Im Vorrat ist kein Würfel in { $colour } mehr{ $who ->
        [you] { " " }für dich.
       *[other] { " " }für { $seat }.
    }
   *[other] { $who ->
        [you] Du nimmst { the-cubes }.
       *[other] { $seat } nimmt { the-cubes }.
    }
}
log-pay = { $who ->
    [you] Du zahlst { the-cubes }.
   *[other] { $seat } zahlt { the-cubes }.
}
log-substitute = { $who ->
    [you] Mit { $commander } zahlst du stattdessen 1 in { $colour }.
   *[other] Mit { $commander } zahlt { $seat } stattdessen 1 in { $colour }.
}
log-exchange = { $who ->
    [you] Du tauschst
   *[other] { $seat } tauscht
} 3 Würfel ({ $one }, { $two }, { $three }) gegen 1 in { $got }.
log-use = { $who ->
    [you] Du setzt { $commander } ein.
   *[other] { $seat } setzt { $commander } ein.
}
log-drive = { $who ->
    [you] Du fährst nach { $space }.
   *[other] { $seat } fährt nach { $space }.
}
log-stay = { $who ->
    [you] Dein Scout bleibt stehen.
   *[other] Der Scout von { $seat } bleibt stehen.
}
log-push = { $who ->
    [you] Der Sturm schiebt deinen Scout auf { $space }.
   *[other] Der Sturm schiebt den Scout von { $seat } auf { $space }.
}
log-jump = { $who ->
    [you] Mit { $commander } springst du nach { $space }.
   *[other] Mit { $commander } springt { $seat } nach { $space }.
}
log-begin = { $who ->
    [you] { $owner_who ->
        [you] Du beginnst an deiner Station ({ $spot }).
       *[other] Du beginnst an der Station von { $owner } ({ $spot }).
    }
   *[other] { $owner_who ->
        [you] { $seat } beginnt an deiner Station ({ $spot }).
        [same] { $seat } beginnt an der eigenen Station ({ $spot }).
       *[other] { $seat } beginnt an der Station von { $owner } ({ $spot }).
    }
}
log-fee = { $who ->
    [you] Du gibst { $owner } 1 Würfel in { $colour }.
   *[other] { $owner_who ->
        [you] { $seat } gibt dir 1 Würfel in { $colour }.
       *[other] { $seat } gibt { $owner } 1 Würfel in { $colour }.
    }
}
log-build = { $who ->
    [you] Du baust eine Station ({ $spot }): { the-fame }.
   *[other] { $seat } baut eine Station ({ $spot }): { the-fame }.
}
log-lab = { $who ->
    [you] Du errichtest ein Labor auf { $space }.
   *[other] { $seat } errichtet ein Labor auf { $space }.
}
log-waive = { $who ->
    [you] { $commander } erlässt dir den Preis.
   *[other] { $commander } erlässt { $seat } den Preis.
}
log-rise = { $who ->
    [you] Du steigst
   *[other] { $seat } steigt
} auf der Leiste { $track } auf Stufe { $n }.
log-top = { $who ->
    [you] Dein Marker auf der Leiste { $track } ist ganz oben: Die Stufe verfällt.
   *[other] Der Marker von { $seat } auf der Leiste { $track } ist ganz oben: Die Stufe verfällt.
}
log-all-top = { $who ->
    [you] Alle deine Marker sind ganz oben: Die Stufe verfällt.
   *[other] Alle Marker von { $seat } sind ganz oben: Die Stufe verfällt.
}
log-no-cube = { $who ->
    [you] Im Vorrat ist kein Würfel in der Farbe einer Person mehr für dich.
   *[other] Im Vorrat ist kein Würfel in der Farbe einer Person mehr für { $seat }.
}
log-no-crew = { $who ->
    [you] Du hast kein Crewmitglied mehr zum Dazuholen.
   *[other] { $seat } hat kein Crewmitglied mehr zum Dazuholen.
}
log-draw = { $who ->
    [you] Du ziehst
   *[other] { $seat } zieht
} { $n } Würfel aus dem Beutel.
log-drawn = Aus dem Beutel: { the-cubes }.
log-black = { $n ->
    [one] 1 schwarzer Würfel geht zurück
   *[other] { $n } schwarze Würfel gehen zurück
}; dafür { $who ->
    [you] nimmst du
   *[other] nimmt { $seat }
} { $got } in { $colour }.
log-swap = { $who ->
    [you] Du rückst in der Zugreihenfolge vor { $other }.
   *[other] { $other_who ->
        [you] { $seat } rückt in der Zugreihenfolge vor dich.
       *[other] { $seat } rückt in der Zugreihenfolge vor { $other }.
    }
}
log-take = { $column_key ->
    [FP] { $who ->
        [you] Du kaufst den Startspielermarker.
       *[other] { $seat } kauft den Startspielermarker.
    }
   *[other] { $who ->
        [you] Du nimmst { $column }.
       *[other] { $seat } nimmt { $column }.
    }
}
log-lay = { $who ->
    [you] Du versetzt
   *[other] { $seat } versetzt
} ein { $crew_key ->
    [neutral] neutrales Crewmitglied
   *[other] Crewmitglied in { $crew }
} in Zeile { $row } { $column }.
log-token = { $who ->
    [you] Der Startspielermarker gehört dir: 1 Stufe und 1 Würfel in der Farbe einer Person.
   *[other] { $seat } hat den Startspielermarker: 1 Stufe und 1 Würfel in der Farbe einer Person.
}
log-commander = { $who ->
    [you] { $commander } kommt zu dir: { the-fame }.
   *[other] { $commander } kommt zu { $seat }: { the-fame }.
}
log-give-up = { $n ->
    [0] { $who ->
        [you] Du gibst { $commander } ab und hast kein Ansehen zu verlieren.
       *[other] { $seat } gibt { $commander } ab und hat kein Ansehen zu verlieren.
    }
   *[other] { $who ->
        [you] Du gibst { $commander } ab und verlierst { the-fame }.
       *[other] { $seat } gibt { $commander } ab und verliert { the-fame }.
    }
}
log-fame = { $who ->
    [you] { $commander } bringt dir { the-fame }.
   *[other] { $commander } bringt { $seat } { the-fame }.
}
log-claim = { $who ->
    [you] Du erfüllst den Auftrag „{ $objective }“.
   *[other] { $seat } erfüllt den Auftrag „{ $objective }“.
}
log-retrieve = { $who ->
    [you] Du nimmst das Labor auf { $space } zurück.
   *[other] { $seat } nimmt das Labor auf { $space } zurück.
}
log-lower = { $who ->
    [you] Dein Marker auf der Leiste { $track } sinkt um { $n }, auf Stufe { $to }.
   *[other] Der Marker von { $seat } auf der Leiste { $track } sinkt um { $n }, auf Stufe { $to }.
}
log-objective = { $who ->
    [you] „{ $objective }“ bringt dir { the-fame }.
   *[other] „{ $objective }“ bringt { $seat } { the-fame }.
}
log-goal = { $who ->
    [you] Mit { the-fame } hast du das Ziel erreicht: Das Ende ist nah.
   *[other] Mit { the-fame } hat { $seat } das Ziel erreicht: Das Ende ist nah.
}
log-administration = Verwaltung der Runde { $round }.
log-income = { $who ->
    [you] Sektor { $sector } zahlt dir { the-price }.
   *[other] Sektor { $sector } zahlt { $seat } { $own ->
        [0] { $yellow } in Gelb
       *[other] { $own } in der eigenen Farbe{ $yellow ->
            [0] { "" }
           *[other] { " " }und { $yellow } in Gelb
        }
    }.
}
log-majority = { $who ->
    [you] Du hast die Mehrheit im Sektor { $sector }: { the-fame }.
   *[other] { $seat } hat die Mehrheit im Sektor { $sector }: { the-fame }.
}
log-first = { $who ->
    [you] Du hast den Startspielermarker und beginnst ab jetzt.
   *[other] { $seat } hat den Startspielermarker und beginnt ab jetzt.
}
log-storm = Der Sturm zieht weiter: { $storm } wird verschluckt, { $calm } beruhigt sich. Runde { $round } beginnt.
log-rank = { $who ->
    [you] Platz { $place }: du, mit { the-fame }.
   *[other] Platz { $place }: { $seat }, mit { the-fame }.
}
log-artefact = { $who ->
    [you] Du gewinnst das Artefakt { $number } in { $metal } ({ $bonus }) für deine Sammlung.
   *[other] { $seat } gewinnt das Artefakt { $number } in { $metal } ({ $bonus }).
}

## Das Bild

picture-player = { $who ->
    [you] Du
   *[other] { $name }
}
picture-none = keine
picture-board = Der Planet mit seinen sechs Sektoren
picture-strip = Runde und Ansehen
picture-panels = Aktionsplan
picture-research = Forschung
picture-goals = Aufträge
picture-players = Personen
picture-storm = Der Sturm: { $sectors }
picture-tile = Labore je Sektor; die Scheibe dreht sich nach jeder Runde im Uhrzeigersinn
picture-no-labs = { $sector }: keine Labore
picture-labs-here = { $sector }: { $who ->
    [you] du hast
   *[other] { $name } hat
} { $n ->
    [one] 1 Labor
   *[other] { $n } Labore
}{ $leads ->
    [true] {" "}und die Mehrheit
   *[false] {""}
}
picture-round = Runde { $n } von { $of }
picture-round-short = Runde { $n }/{ $of }
picture-of = von { $of }
picture-until = bis Runde { $n }
picture-calm = { $sector }: ruhig bis Runde { $n }
picture-calm-from = { $sector } · ruhig ab Runde { $n }
picture-storm-to-end = { $sector } · Sturm bis zum Ende
picture-income-cell = { $sector }, { $n ->
    [one] 1 Labor bringt
   *[other] { $n } Labore bringen
}: { $cubes }.
picture-phase-trailing = Diesen Sektor nimmt der Sturm als Nächstes.
picture-phase-middle = Auch in der nächsten Runde ruhig.
picture-phase-leading = Noch zwei Runden ruhig.
picture-space-red = Rot
picture-space-green = Grün
picture-space-blue = Blau
picture-space-amber = Bernstein
picture-space-white = jede Leiste
picture-space-free = { $space }: { $colour }, frei
picture-space-labs = { $space }: { $colour }, { $who ->
    [you] Labore von dir: { $n }
   *[other] Labore von { $name }: { $n }
}
picture-spot-free = Frei für eine Station: { $spot }
picture-spot-built = { $who ->
    [you] Deine Station
   *[other] Station von { $name }
}: { $spot }
picture-pad = Der Landeplatz, { $sector }
picture-on-pad = Landeplatz
picture-scout = { $who ->
    [you] Dein Scout
   *[other] Scout von { $name }
}: { $space }{ $storm ->
    [now] , im Sturm
    [next] , dorthin kommt der Sturm als Nächstes
   *[none] {""}
}
picture-trail = { $who ->
    [you] Deine letzte Bewegung
   *[other] Letzte Bewegung von { $name }
}
picture-reputation = Ansehen: Wer zuerst { $n } erreicht, läutet das Ende ein
picture-reputation-of = { $who ->
    [you] Du hast
   *[other] { $name } hat
} { the-fame }
picture-order = Zugreihenfolge
picture-order-long = Zugreihenfolge: { $people }
picture-next-round = Nächste Runde
picture-last-round = Letzte Runde
picture-weather = Nach dieser Runde zieht der Sturm weiter: { $storm } wird verschluckt, { $calm } beruhigt sich.
picture-crew-left = Crew oben
picture-crew-left-here = noch { $n }
picture-crew-left-short = Crew { $n }
picture-crew-left-long = Crew oben: noch { $n }. Die Runde endet, wenn dort niemand mehr steht.
picture-goal-short = Ziel { $n }
picture-supply = Vorrat
picture-supply-of = Vorrat, { $colour }: { $n }
picture-bag = Beutel { $n }
picture-bag-long = Im Beutel sind { $n } Würfel: { $black } schwarze, { $cubes }. Für einen schwarzen nimmst du einen in deiner Farbe.

picture-take = Commander nehmen
picture-take-gain = +{ $n } Ansehen
picture-take-first = Start: +1 Stufe
picture-crew-above = Crew oben
picture-your-price = Dein Preis
picture-headline = Runde { $n } von { $of } · Ziel { $goal }
picture-narrow-pay = ✓
picture-narrow-exchange = ✓ 3:1
picture-narrow-short = −{ $n }
picture-able = Jetzt erfüllbar für: { $people }
picture-yours = gehört dir
picture-can-pay = ✓ zahlbar
picture-can-exchange = ✓ { $n }× 3:1
picture-can-short = { $n ->
    [one] fehlt 1
   *[other] fehlen { $n }
}
picture-token = Startspielermarker: 1 Stufe, 1 Würfel in der Farbe einer Person, und du beginnst die nächste Runde.
picture-token-short = Start
picture-token-held = Startspielermarker
picture-held-by = { $who ->
    [you] (bei dir)
   *[other] ({ $name })
}
picture-crew-here = Crew { $crew }, { $column }
picture-place = Crew einsetzen
picture-place-how = A bewegen (zahlen) oder B Würfel
picture-above = Oben
picture-kinds-give = Würfel geben
picture-kinds-get = Würfel nehmen
picture-free = frei
picture-row = Zeile { $row }: A, bewegen für { $cost }; B, nehmen: { $gain }
picture-slot = Zeile { $row } { $column }
picture-bonus-research = 1 Stufe in { $track }
picture-bonus-bag = mit B 1 Würfel aus dem Beutel ziehen
picture-bonus-crew = Crewmitglied dazuholen
picture-bonus-swap = 1 Platz vor in der Zugreihenfolge
picture-bonus-range = mit A 1 Schritt mehr
picture-bonus-second-lab = mit A ein zweites Labor

picture-wisest = { $who ->
    [you] Du liegst
   *[other] { $name } liegt
} auf der Leiste { $track } vorn.
picture-nobody-wisest = Auf der Leiste { $track } liegt niemand allein vorn.
picture-leads-nobody = niemand vorn
picture-leads = { $who ->
    [you] du liegst vorn
   *[other] liegt vorn
}
picture-level = Leiste { $track }, Stufe { $n }
picture-marker = { $who ->
    [you] Du
   *[other] { $name }
}: Leiste { $track }, Stufe { $n }
picture-gift-own = 1 Würfel deiner Farbe
picture-gift-yellow = 1 Würfel in Gelb
picture-gift-any = 1 Würfel einer Person
picture-gift-bag = { $n } aus dem Beutel ziehen
picture-gift-crew = Crewmitglied dazuholen

picture-forecast = Wenn die Runde jetzt endete
picture-outlook = { $who ->
    [you] Du
   *[other] { $name }
}: { $cubes }, Ansehen { $fame }
picture-ranking = Rangfolge
picture-artefact = Artefakt { $number } in { $metal } ({ $bonus })
picture-card-short = Nr. { $n }
picture-claimed = { $who ->
    [you] Du
   *[other] { $name }
}: { the-fame }
picture-led-0 = aus { $n } Sektoren
picture-led-1 = { $n } Sektoren, Mehrheit in einem
picture-led-2 = Mehrheit im ersten
picture-markers-down = { $markers ->
    [one] 1 Marker −{ $levels }
   *[other] { $markers } Marker je −{ $levels }
}
picture-with-chiefs = mit { $n } Commandern
picture-lead-one = auf einer vorn
picture-goal-have = { $who ->
    [you] Du
   *[other] { $name }
}: { $have } von { $of }
picture-goal-done = { $who ->
    [you] Du hast ihn
   *[other] { $name } hat ihn
}
picture-goal-next = dann { $markers ->
    [one] −{ $levels }
   *[other] { $markers } × −{ $levels }
}
picture-goal-sectors = Nimm { $labs } Labore aus { $n } verschiedenen Sektoren zurück.
picture-goal-sectors-any = Nimm { $labs } Labore aus { $n } verschiedenen Sektoren zurück; in einem davon brauchst du die Mehrheit.
picture-goal-sectors-first = Nimm { $labs } Labore aus { $n } verschiedenen Sektoren zurück; im ersten brauchst du die Mehrheit.
picture-goal-markers = { $markers ->
    [one] 1 Marker sinkt um { $levels }.
   *[other] { $markers } Marker sinken um je { $levels }.
}
picture-goal-chiefs = Du brauchst { $n } Commander; sie bleiben bei dir.
picture-goal-lead = Es sind Rot, Grün und Blau, und auf einer davon musst du vorn liegen.

picture-nth = { $n }.
picture-in-storm = im Sturm
picture-storm-next = Sturm kommt
picture-winner = Sieg
picture-fame = Ansehen
picture-fame-later = Ansehen, das die Verwaltung jetzt brächte
picture-no-cubes = keine Würfel
picture-cubes-of = { $n } in { $colour }
picture-left-lab = Labore übrig: { $n }; Preis des nächsten: { $cubes }
picture-left-station = Stationen übrig: { $n }; Preis der nächsten: { $cubes }
picture-left-crew = Crewmitglieder übrig: { $n }

picture-exchange = Erst { $n } andere Würfel gegen { $cubes } tauschen
picture-no-lab = kein Labor
picture-at-top = ganz oben
picture-fee = { $who ->
    [you] deine
   *[other] 1 Würfel an { $name }
}
picture-you-have = du hast { $n }

picture-words-mine = Du
picture-words-others = Die anderen
picture-words-round = Die Runde
picture-words-planet = Der Planet
picture-words-player = { $name }: { the-fame }; Würfel: { $cubes }; übrig: Labore { $labs }, Stationen { $stations }, Crew { $crew }.
picture-words-chiefs = { $name }, Commander: { $commanders }.
picture-words-sector = { $sector }: { $calm ->
    [true] ruhig
   *[false] Sturm
}. Labore: { $labs }.
picture-words-column = { $column }: Crew { $crew }; Preis { $cubes }; freie Zeilen: { $rows }.

picture-short-01 = 1 Gelb: 1 Stern
picture-short-02 = 1 Schritt mehr
picture-short-03 = mehr je Auftrag
picture-short-04 = Stufe kaufen
picture-short-05 = eigen oder Gelb
picture-short-06 = Sprung zu Labor
picture-short-07 = 1 Labor mehr
picture-short-08 = Mehrheit +1
picture-short-11 = andere Leiste
picture-short-12 = B: tiefster +1
picture-short-13 = B: 1 Würfel mehr
picture-short-14 = Beutel: 2 mehr
picture-short-15 = 1 Ansehen
picture-short-16 = besetzte Felder
picture-short-17 = Zeile 1 billiger
picture-short-18 = 1 Preis erlassen
picture-does-01 = bei der Ankunft darfst du bis zu zweimal 1 in Gelb für 1 Ansehen zahlen.
picture-does-02 = beim Bewegen darfst du für 1 Würfel, der nicht deine Farbe hat, 1 Schritt weiter fahren.
picture-does-03 = jeder Auftrag bringt 1 Ansehen und 1 Stufe mehr.
picture-does-04 = beim Bewegen darfst du für 2 Würfel deiner Farbe 1 Stufe kaufen.
picture-does-05 = beim Bewegen oder Nehmen darf 1 eigener Würfel 1 in Gelb ersetzen oder umgekehrt.
picture-does-06 = statt zu fahren springst du in ein ruhiges Gebiet mit einem Labor.
picture-does-07 = beim Bewegen darfst du für 1 eigenen Würfel 1 Labor mehr auf demselben Feld errichten.
picture-does-08 = jede Mehrheit bringt in der Verwaltung 1 Ansehen mehr.
picture-does-11 = eine Stufe darf auf einer anderen Leiste gewonnen werden.
picture-does-12 = mit B steigt dein niedrigster Marker um 1.
picture-does-13 = mit B nimmst du 1 Würfel mehr in der Farbe einer Person.
picture-does-14 = ziehe 2 Würfel mehr, sooft du aus dem Beutel ziehst.
picture-does-15 = 1 Ansehen, und wieder in jeder Verwaltung, in der die Karte bei dir bleibt.
picture-does-16 = einmal je Zug darf ein besetztes Feld benutzt werden.
picture-does-17 = Bewegen kostet in der Zeile 1 eigenen Würfel weniger.
picture-does-18 = einmal je Zug entfällt beim Bewegen der Preis eines Labors oder einer Station.

# Einstellungen, mit denen man nicht spielen kann.

setting-artefact-seats = Artefakte werden für jeden der { $seats } Plätze angegeben oder für keinen.
setting-artefacts = „{ $cards }“ ist keine Liste verschiedener Artefaktkarten; möglich: { $possible }.

goal-line = Das meiste Ansehen gewinnt. Die Partie endet, sobald jemand { $goal } erreicht, oder nach Runde { $rounds }.
worth-reputation = Ansehen
worth-cubes = Würfel zum Zahlen
worth-research = Forschungsstufen und die Commander, die sie bringen
worth-sectors = Mehrheiten und Einkommen
worth-objectives = Aufträge in Reichweite
worth-crew = übrige Crew
worth-chiefs = Commander der Verwaltung
tally-objectives = Aufträge
tally-stations = Stationen
tally-majorities = Mehrheiten
tally-commanders = Commander
tally-artefacts = Artefakte
tally-tie-order = Platz in der Zugreihenfolge
lap = Runde