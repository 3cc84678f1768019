# Mars auf Deutsch.

title = Mars
tagline = Minen, Kuppeln, Handel: Lass deine Kolonie neben den anderen wachsen.
length = 90 Min.
table-places = Utopia Planitia; Elysium Planitia; Hellas Planitia; Isidis Planitia; Amazonis Planitia; Arcadia Planitia; Acidalia Planitia; Chryse Planitia; Argyre Planitia; Lunae Planum; Hesperia Planum; Syria Planum
preset-usual = Übliche Partie
preset-usual-line = Zwölf Punkte, freier Handel.
preset-first = Erste Partie
preset-first-line = Zehn Punkte; Angebote nur mit ein oder zwei Karten.
preset-duel = Ein Duell
preset-duel-line = Zu zweit, mit fairen Plätzen: eine Karte mehr für Platz zwei, volle letzte Runde.
preset-long = Lange Partie
preset-long-line = Fünfzehn Punkte, für einen ganzen Abend.
preset-house = Hausregeln
preset-house-line = Gewählter Start, faire Plätze, volle letzte Runde.
variant-target = Länge der Partie
variant-target-10 = kurz (10 Punkte)
variant-target-12 = mittel (12 Punkte)
variant-target-15 = lang (15 Punkte)
variant-first = Wer beginnt
variant-first-random = das Los entscheidet
variant-first-orange = Orange
variant-first-sky = Azur
variant-first-green = Grün
variant-first-rose = Rosa
variant-revised_setup = Überarbeiteter Aufbau
variant-revised_setup-false = nein
variant-revised_setup-true = ja: weniger Minen, Startkarten nach Wahl
variant-seat_compensation = Ausgleich der Plätze
variant-seat_compensation-false = nein
variant-seat_compensation-true = ja: spätere Plätze ziehen mehr Startkarten
variant-full_round = Volle Runde
variant-full_round-false = nein: Die Partie endet sofort
variant-full_round-true = ja: Die letzte Runde wird zu Ende gespielt
variant-fair_seats = Faire Plätze
variant-fair_seats-false = nein
variant-fair_seats-true = ja: volle Runde, und spätere Plätze ziehen mehr Startkarten
variant-simple_negotiation = Handel
variant-simple_negotiation-false = voll: Gegenangebote, Eröffnungen, Aufrufe
variant-simple_negotiation-true = einfach: 1 zu 1, 2 zu 1 oder 1 zu 2
variant-open_hands = Offene Handkarten
variant-open_hands-false = nein
variant-open_hands-true = ja: Alle Rohstoffe sind zu sehen

## Reiter

tab-colony = Kolonie
tab-build = Bauen
tab-rivals = Andere
tab-deals = Handel
tab-hand = Hand
tab-tiles = Plättchen
tab-players = Personen

## Namen

material-count = { $n } { $material }
material-iron = Eisen
    .mine = Eisenmine
material-carbon = Kohlenstoff
    .mine = Kohlenstoffmine
material-silicon = Silizium
    .mine = Siliziummine
material-water = Wasser
    .mine = Wassermine
material-oxygen = Sauerstoff
    .mine = Sauerstoffmine

chain-housing = Unterkunft
    .the = die Unterkunft
    .another = eine weitere Unterkunft
chain-power_plant = Kraftwerk
    .the = das Kraftwerk
    .another = ein weiteres Kraftwerk
chain-silo = Silo
    .the = das Silo
    .another = ein weiteres Silo
chain-communication = Kommunikationsmodul
    .the = das Kommunikationsmodul
    .another = ein weiteres Kommunikationsmodul
chain-military = Militärbasis
    .the = die Militärbasis
    .another = eine weitere Militärbasis
chain-rnd = Forschungszentrum
    .the = das Forschungszentrum
    .another = ein weiteres Forschungszentrum
chain-spaceport = Raumhafen
    .the = den Raumhafen
    .another = einen weiteren Raumhafen

item-housing = nächste Unterkunft
    .the = eine Unterkunft
item-power_plant = Kraftwerk
    .the = ein Kraftwerk
item-silo = Silo
    .the = ein Silo
item-communication = Kommunikationsmodul
    .the = ein Kommunikationsmodul
item-military = Militärbasis
    .the = eine Militärbasis
item-rnd = Forschungszentrum
    .the = ein Forschungszentrum
item-spaceport = Raumhafen
    .the = den Raumhafen
item-mine1 = Mine 1
    .the = Mine 1
item-mine2 = Mine 2
    .the = Mine 2
item-mine3 = Mine 3
    .the = Mine 3
item-mine4 = Mine 4
    .the = Mine 4

domain-housing = Vorherrschaft Wohnen
    .in = beim Wohnen
    .needed = keine Unterkunft
    .supremacy = die Vorherrschaft Wohnen
domain-energy = Vorherrschaft Energie
    .in = bei der Energie
    .needed = kein Kraftwerk
    .supremacy = die Vorherrschaft Energie
domain-communication = Vorherrschaft Funk
    .in = beim Funk
    .needed = kein Kommunikationsmodul
    .supremacy = die Vorherrschaft Funk
domain-military = Vorherrschaft Militär
    .in = beim Militär
    .needed = keine Militärbasis
    .supremacy = die Vorherrschaft Militär
domain-rnd = Vorherrschaft Forschung
    .in = in der Forschung
    .needed = kein Forschungszentrum
    .supremacy = die Vorherrschaft Forschung

event-none = Überfall
event-deposit_iron = Neues Eisenvorkommen
event-deposit_carbon = Neues Kohlenstoffvorkommen
event-deposit_silicon = Neues Siliziumvorkommen
event-deposit_water = Neues Wasservorkommen
event-deposit_oxygen = Neues Sauerstoffvorkommen
event-new_colonist = Neuankunft
event-conflict_communication_minor = Kleiner Funkkonflikt
event-conflict_communication_major = Großer Funkkonflikt
event-conflict_military_minor = Kleiner Militärkonflikt
event-conflict_military_major = Großer Militärkonflikt
event-conflict_rnd_minor = Kleiner Forschungskonflikt
event-conflict_rnd_major = Großer Forschungskonflikt
event-supremacy_housing = Vorherrschaft Wohnen
event-supremacy_energy = Vorherrschaft Energie
event-supremacy_communication = Vorherrschaft Funk
event-supremacy_military = Vorherrschaft Militär
event-supremacy_rnd = Vorherrschaft Forschung
event-contested_supremacy = Angefochtene Vorherrschaft

event-text-deposit_iron = Wer zieht, nimmt 3 Eisen aus dem Vorrat.
event-text-deposit_carbon = Wer zieht, nimmt 3 Kohlenstoff aus dem Vorrat.
event-text-deposit_silicon = Wer zieht, nimmt 3 Silizium aus dem Vorrat.
event-text-deposit_water = Wer zieht, nimmt 3 Wasser aus dem Vorrat.
event-text-deposit_oxygen = Wer zieht, nimmt 3 Sauerstoff aus dem Vorrat.
event-text-new_colonist = Wer zieht, setzt 1 neuen Kolonisten auf Unterkunft 0.
event-text-conflict_communication_minor = Wer gewinnt, sieht die Rohstoffe der Gegenseite und nimmt 1 nach Wahl.
event-text-conflict_communication_major = Wer gewinnt, nimmt 1 Vertrag nach Wahl; wer ohne Vertrag verliert, gibt 2 Rohstoffe nach Wahl der anderen Seite.
event-text-conflict_military_minor = Wer gewinnt, zieht 2 zufällige Rohstoffe aus der Hand der Gegenseite.
event-text-conflict_military_major = Wer gewinnt, zerstört bei der Gegenseite das oberste Plättchen einer Art, nie eine Mine oder Stufe 0. Gibt es keins, sind es 2 zufällige Rohstoffe.
event-text-conflict_rnd_minor = Wer gewinnt, zieht 1 F&E1-Karte.
event-text-conflict_rnd_major = Wer gewinnt, nimmt 1 ausgelegte F&E-Karte nach Wahl; gibt es keine, 1 F&E2-Karte vom Stapel.
event-text-supremacy_housing = 1 SP und 3 neue Kolonisten, die mit der Karte weiterziehen.
event-text-supremacy_energy = 1 SP. Wer sie hat, darf die ganze ungenutzte Energie einer anderen Kolonie nutzen.
event-text-supremacy_communication = 1 SP. Wer sie hat, tauscht in jeder Handelsphase einmal 1 beliebigen Rohstoff mit dem Vorrat.
event-text-supremacy_military = 1 SP. Wer sie hat und einen Überfall gewinnt, sieht die fremde Hand und wählt die Karte.
event-text-supremacy_rnd = 1 SP. Wer sie hat, darf den F&E-Würfel in jeder F&E-Phase einmal neu werfen.
event-text-contested_supremacy = Wer zieht, darf eine vergebene Vorherrschaft neu entscheiden lassen; bei Gleichstand bleibt sie, wo sie ist.

card-guided_weapons = Lenkwaffen
card-signal_encryption = Signalverschlüsselung
card-research_network = Forschungsnetz
card-smart_grid = Intelligentes Stromnetz
card-life_support = Lebenserhaltung
card-field_study = Feldstudie
card-compact_storage = Kompaktlager
card-deep_drilling = Tiefbohrung
card-synthesis = Chemische Synthese
card-countermeasures = Gegenmaßnahmen
card-orbital_defence = Orbitalabwehr
card-quantum_link = Quantenfunk
card-martian_academy = Mars-Akademie
card-terraforming = Terraforming
card-biosphere = Biosphäre
card-space_elevator = Weltraumlift
card-fusion = Kernfusion
card-superconductors = Supraleiter
card-cloning = Klonen
card-nanofabrication = Nanofertigung
card-rich_veins = Reiche Adern
card-orbital_freight = Orbitalfracht
card-planetary_shield = Planetenschild
card-prefabrication = Fertigbau
card-espionage = Spionage

card-text-guided_weapons = Bonus bei Auseinandersetzungen im Bereich Militär. 1 Wissenschaftspunkt.
card-text-signal_encryption = Bonus bei Auseinandersetzungen im Bereich Funk. 1 Wissenschaftspunkt.
card-text-research_network = Bonus bei Auseinandersetzungen im Bereich Forschung. 1 Wissenschaftspunkt.
card-text-smart_grid = Bonus bei Auseinandersetzungen im Bereich Energie. 1 Wissenschaftspunkt.
card-text-life_support = Bonus bei Auseinandersetzungen im Bereich Wohnen. 1 Wissenschaftspunkt.
card-text-field_study = 1 Wissenschaftspunkt.
card-text-compact_storage = Dein Handlimit ist um 2 höher, solange Silo 0 läuft.
card-text-deep_drilling = In deiner Handelsphase: Jede laufende Mine von dir gibt 1 Karte mehr.
card-text-synthesis = In deiner Handelsphase: Nimm 2 beliebige Rohstoffe aus dem Vorrat.
card-text-countermeasures = Wenn du in einem Konflikt oder Überfall eine Seite bist: Er fällt aus, niemand gewinnt.
card-text-orbital_defence = Bonus bei Auseinandersetzungen im Bereich Militär. 2 Wissenschaftspunkte.
card-text-quantum_link = Bonus bei Auseinandersetzungen im Bereich Funk. 2 Wissenschaftspunkte.
card-text-martian_academy = Bonus bei Auseinandersetzungen im Bereich Forschung. 2 Wissenschaftspunkte.
card-text-terraforming = 1 SP.
card-text-biosphere = 1 SP.
card-text-space_elevator = 1 SP.
card-text-fusion = Dein Energiemaximum ist um 3 höher.
card-text-superconductors = Dein Energiemaximum ist um 2 höher.
card-text-cloning = 2 neue Kolonisten auf Unterkunft 0.
card-text-nanofabrication = In jeder Bauphase einmal: Die nächste Anlage kostet 1 Rohstoff weniger, nie weniger als 1.
card-text-rich_veins = In jeder Minenphase gibt eine laufende Mine deiner Wahl 1 Karte mehr.
card-text-orbital_freight = Du handelst mit der Erde 2 zu 1, auch ohne Raumhafen.
card-text-planetary_shield = Du verlierst keinen Rohstoff, wenn du einen Überfall verlierst.
card-text-prefabrication = In deiner Bauphase: Die nächste Anlage kostet 2 Rohstoffe weniger, nie weniger als 1.
card-text-espionage = In deiner Handelsphase: Sieh dir die Rohstoffe einer Person an und nimm 1.

phase-trade = Handel
phase-build = Bauen
phase-colony = Kolonie
plan-best = beste
edge-strength = { "" }
edge-bonus = { "" }, dank F&E-Bonus
edge-colonists = { "" }, mit mehr freien Kolonisten
phase-name-0 = Aufbau
phase-name-1 = Ereignis
phase-name-2 = F&E
phase-name-3 = Nachschub
phase-name-4 = Minen
phase-name-5 = Handel
phase-name-6 = Bauen
phase-name-7 = Zugende

## Fragen

ask-mine = { $who ->
    [you] Wähle eine Mine für deine Kolonie: Sie bringt in jedem Zug 1 Karte ihres Rohstoffs.
   *[other] { $seat } wählt eine Mine.
}
ask-start = { $who ->
    [you] Wähle einen Rohstoff für den Anfang.
   *[other] { $seat } wählt Startkarten.
}
ask-opponent = { $who ->
    [you] { $event }: Gegen wen?
   *[other] { $event }: { $seat } wählt die Gegenseite.
}
ask-parry = { $who ->
    [you] { $event } zwischen { $one_who ->
        [you] dir
       *[other] { $one }
    } und { $other_who ->
        [you] dir
       *[other] { $other }
    }: Verhinderst du das mit deinen Gegenmaßnahmen?
   *[other] { $event } zwischen { $one_who ->
        [you] dir
       *[other] { $one }
    } und { $other_who ->
        [you] dir
       *[other] { $other }
    }: { $seat } darf noch eingreifen.
}
ask-parry-bare = { $who ->
    [you] { $event } zwischen { $one_who ->
        [you] dir
       *[other] { $one }
    } und { $other_who ->
        [you] dir
       *[other] { $other }
    }: Du hast keine Gegenmaßnahmen.
   *[other] { $event } zwischen { $one_who ->
        [you] dir
       *[other] { $one }
    } und { $other_who ->
        [you] dir
       *[other] { $other }
    }: { $seat } darf noch eingreifen.
}
ask-look = { $who ->
    [you] Du siehst die Hand von { $loser }: Welche Karte nimmst du?
   *[other] { $seat } sieht { $loser_who ->
        [you] deine Hand
       *[other] die Hand von { $loser }
    } und nimmt eine Karte.
}
ask-seize = { $who ->
    [you] Gewonnen: Welchen Vertrag nimmst du { $loser } ab?
   *[other] { $seat } wählt einen Vertrag von { $loser_who ->
        [you] dir
       *[other] { $loser }
    }.
}
ask-return = { $who ->
    [you] Du hast mehr Verträge als erlaubt: Welchen gibst du zurück?
   *[other] { $seat } gibt einen Vertrag zurück.
}
ask-destroy = { $who ->
    [you] Gewonnen: Welches Plättchen von { $loser } zerstörst du?
   *[other] { $seat } wählt ein Plättchen von { $loser_who ->
        [you] dir
       *[other] { $loser }
    } zum Zerstören.
}
ask-claim = { $who ->
    [you] Gewonnen: Welche F&E-Karte nimmst du { $loser } ab?
   *[other] { $seat } wählt eine F&E-Karte von { $loser_who ->
        [you] dir
       *[other] { $loser }
    }.
}
ask-give-up = { $who ->
    [you] { $n ->
        [one] 1 Kolonist muss noch gehen, und keiner ist frei:
       *[other] { $n } Kolonisten müssen noch gehen, und keiner ist frei:
    } Welche Anlage leerst du?
   *[other] { $seat } leert eine Anlage, weil Kolonisten gehen müssen.
}
ask-save = { $who ->
    [you] Energiemangel: Verbrauch { $used }, vorhanden { $energy }. Was schaltest du aus?
   *[other] { $seat } hat zu wenig Energie und schaltet etwas aus.
}
ask-contest = { $who ->
    [you] Welche Vorherrschaft soll neu entschieden werden?
   *[other] { $seat } darf eine Vorherrschaft neu entscheiden lassen.
}
ask-raid = { $who ->
    [you] Überfällst du jemanden? Wer gewinnt, zieht 1 Karte aus der Hand der Gegenseite.
   *[other] { $seat } darf jemanden überfallen.
}
ask-roll = { $who ->
    [you] Wirfst du den F&E-Würfel? Bei 1 darfst du eine F&E1-Karte ziehen, bei 2 eine F&E2-Karte, wenn deine Stufe 2 läuft.
   *[other] { $seat } darf den F&E-Würfel werfen.
}
ask-reroll = { $who ->
    [you] Vorherrschaft Forschung: Behältst du das Ergebnis, oder wirfst du neu? Das zweite gilt.
   *[other] { $seat } darf neu werfen.
}
ask-draw = { $who ->
    [you] Du darfst eine F&E{ $deck }-Karte ziehen.
   *[other] { $seat } darf eine F&E{ $deck }-Karte ziehen.
}
ask-vein = { $who ->
    [you] Reiche Adern: Welche Mine gibt 1 Karte mehr?
   *[other] { $seat } wählt die Mine, die 1 Karte mehr gibt.
}
ask-opening = { $who ->
    [you] Dein Modul der Stufe 2 gibt dir zuerst das Wort: Mach ein Angebot, oder passe.
   *[other] { $seat } darf den Handel mit einem Angebot eröffnen.
}
ask-draft = { $who ->
    [you] Stell dein Angebot zusammen: was du gibst und was du willst. Niemand sieht es, bis du es abschickst.
   *[other] { $seat } stellt ein Angebot zusammen.
}
ask-answer = { $who ->
    [you] { $author } macht ein Angebot: annehmen, ablehnen oder ein Gegenangebot machen?
   *[other] { $seat } prüft { $author_who ->
        [you] dein Angebot
       *[other] das Angebot von { $author }
    }.
}
ask-hear = { $who ->
    [you] { $other } macht ein Gegenangebot: annehmen oder ablehnen?
   *[other] { $seat } prüft { $other_who ->
        [you] dein Gegenangebot
       *[other] das Gegenangebot von { $other }
    }.
}
ask-choice = { $who ->
    [you] Wähle eine der Antworten oder keine.
   *[other] { $seat } wählt unter den Antworten.
}
ask-offers = { $who ->
    [you] Ein Aufruf: Mach ein Angebot, oder passe. Alle Angebote werden zugleich gezeigt.
   *[other] { $seat } überlegt sich ein Angebot.
}
ask-trade = { $who ->
    [you] Handle, so viel du willst; nach dieser Phase gibt es bis zu deinem nächsten Zug keinen Handel.
   *[other] { $seat } handelt.
}
ask-fetch = { $who ->
    [you] Was nimmst du für { $material }?
   *[other] { $seat } wählt, was es für { $material } gibt.
}
ask-synthesize = { $who ->
    [you] Chemische Synthese: Wähle einen Rohstoff (noch { $n }).
   *[other] { $seat } wählt einen Rohstoff.
}
ask-spy = { $who ->
    [you] Spionage: Wessen Hand siehst du dir an?
   *[other] { $seat } wählt, bei wem spioniert wird.
}
ask-build = { $who ->
    [you] Was baust du? Oder beende die Phase.
   *[other] { $seat } baut.
}
ask-spare = { $who ->
    [you] Dein Rabatt spart { $n ->
        [one] 1 Karte
       *[other] { $n } Karten
    }: Welchen Rohstoff zahlst du nicht?
   *[other] { $seat } wählt, was nicht gezahlt wird.
}
ask-sign = { $who ->
    [you] Wähle einen Vertrag: was du gibst, was du bekommst.
   *[other] { $seat } wählt einen Vertrag.
}
ask-borrow = { $who ->
    [you] Vorherrschaft Energie: Wessen ungenutzte Energie leihst du dir bis zum Ende deines nächsten Zuges?
   *[other] { $seat } darf sich Energie leihen.
}
ask-arrange = { $who ->
    [you] Verteile deine Kolonisten: Energie { $used } von { $energy }. Nur was läuft, zählt.
   *[other] { $seat } verteilt Kolonisten.
}
ask-discard = { $who ->
    [you] Deine Silos sind voll: { $n ->
        [one] 1 Karte muss
       *[other] { $n } Karten müssen
    } weg. Wähle eine.
   *[other] { $seat } wirft Karten bis zum Handlimit ab.
}

## Antworten

option-mine = { $material }
option-take = { $material } nehmen
option-pass = Nein, danke
option-keep = Ergebnis behalten
option-let = Geschehen lassen
option-go-on = Weiter
option-fight = Gegen { $to }
option-raid = { $to } überfallen
option-spy = Hand von { $to } ansehen
option-borrow = Von { $to } leihen
option-play = „{ $card }“ spielen
option-seize = { $given } → { $got } nehmen
option-destroy = { $chain } zerstören
option-claim = „{ $card }“ nehmen
option-contest = { $domain } anfechten
option-roll = Würfel werfen
option-reroll = Neu werfen
option-draw = Karte ziehen
option-earth = Erde: { $material } geben
option-swap = Vertrag: 1 { $given } → 1 { $got }
option-exchange = Vorherrschaft: 1 { $material } tauschen
option-propose = Angebot an { $to } machen
option-broadcast = Angebot an alle machen
option-call = Zu Angeboten aufrufen
option-give = 1 { $material } geben
option-want = 1 { $material } wollen
back-give = 1 { $material } aus dem zurücknehmen, was du gibst
back-want = 1 { $material } aus dem zurücknehmen, was du willst
option-send = Angebot abschicken
option-drop = Verwerfen
option-accept = Annehmen
option-decline = Ablehnen
option-counter = Gegenangebot machen
option-choose = Antwort von { $to } annehmen
option-build = { $chain }
option-contract = Vertrag
option-sign = { $given } → { $got }
option-return = { $given } → { $got } zurückgeben
option-spare = 1 { $material } nicht zahlen
option-on = Einschalten: { $item }
option-off = Ausschalten: { $item }
option-arrange = Kolonie gut einrichten
option-discard = 1 { $material } abwerfen
option-close = { $phase_key ->
    [trade] Handel beenden
    [build] Bauen beenden
   *[colony] Kolonie so lassen
}

## Warum nicht

refusal-MARS-SETUP-3 = Es gibt keine { $material } mehr.
refusal-MARS-VAR-1 = Dieser Stapel ist leer.
refusal-MARS-EARTH-1 = Die Erde will { $rate } { $material } für 1 Karte; du hast { $held ->
    [0] nichts davon
   *[other] nur { $held }
}.
refusal-MARS-EARTH-3 = Der Vorrat hat keine Karte eines anderen Rohstoffs.
refusal-MARS-CONTR-1 = Dir fehlt { $material } zum Geben.
refusal-MARS-CONTR-2 = Im Vorrat fehlt { $material }.
refusal-MARS-CONTR-7 = In einer Handelsphase darfst du höchstens { $n }-mal durch Verträge tauschen.
refusal-MARS-SUP-11 = Die Vorherrschaft Funk gibt je Handelsphase einen Tausch; er ist verbraucht.
refusal-MARS-RND-18 = Niemand hat eine Karte, die du ansehen könntest.
refusal-MARS-NEG-3 = Bei dir läuft kein Kommunikationsmodul und bei { $to } keine Stufe 2.
refusal-MARS-NEG-23 = Handel braucht eine erreichbare Gegenseite und auf beiden Seiten mindestens 1 Karte.
refusal-MARS-NEG-12 = { $call ->
    [0] Eine Phase erlaubt { $n } Angebote; deine sind verbraucht.
   *[other] Eine Phase erlaubt { $n } Aufrufe; deine sind verbraucht.
}
refusal-MARS-NEG-16 = Ein Angebot an alle braucht mindestens zwei, die es hören.
refusal-MARS-NEG-10 = { $n ->
    [0] Ein Rohstoff steht nur auf einer Seite: Nimm ihn erst auf der anderen zurück.
    [one] Auf dieser Seite liegt höchstens 1 Karte.
   *[other] Auf dieser Seite liegen höchstens { $n } Karten.
}
refusal-MARS-NEG-11 = { $held ->
    [0] Dir fehlt { $material }.
   *[other] Du hast nur { $held } { $material }.
}
refusal-MARS-NEG-4 = Jede Seite gibt mindestens 1 Karte; Geschenke gibt es nicht.
refusal-MARS-NEG-18 = Dieses Angebot hast du schon gemacht, und seither hat sich keine Hand geändert.
refusal-MARS-NEG-14 = Du hast nicht, was verlangt wird.
refusal-MARS-NEG-15 = Du hast nicht, was die Antwort verlangt.
refusal-MARS-NEG-22 = Im einfachen Handel tauschst du 1 zu 1, 2 zu 1 oder 1 zu 2, ohne Gegenangebote und Aufrufe.
refusal-MARS-BUILD-1 = Dir fehlt: { $missing }.
refusal-MARS-BUILD-10 = Davon gibt es keine mehr.
refusal-MARS-BUILD-8 = Auch mit diesem Rabatt könntest du keine Anlage bezahlen.
refusal-MARS-BUILD-9 = Den Rest könntest du nicht bezahlen; dir fehlt: { $missing }.
refusal-MARS-MINE-1 = Eine Kolonie hat Platz für vier Minen; deine stehen schon.
refusal-MARS-SPACE-3 = Eine Kolonie hat nur einen Raumhafen.
refusal-MARS-COMP-7 = Auf deinem Plan ist kein Platz mehr für { $chain }.
refusal-MARS-ACT-1 = Du hast keinen freien Kolonisten.
refusal-MARS-END-9 = Alle Energie ist verbraucht ({ $used } von { $energy }).
refusal-MARS-END-8 = Ohne dieses Kraftwerk hättest du { $energy } Energie und brauchtest { $used }.
refusal-MARS-END-10 = Du brauchst { $used } Energie und hast nur { $energy }: Schalte erst etwas aus, oder besetze ein Kraftwerk.
refusal-MARS-END-11 = Das wurde schon { $n }-mal geschaltet.
refusal-MARS-HOUS-7 = { $brought ->
    [one] 1 Kolonist müsste gehen
   *[other] { $brought } Kolonisten müssten gehen
}; { $free ->
    [0] frei ist keiner.
    [one] frei ist nur 1.
   *[other] frei sind nur { $free }.
}
refusal-MARS-SUP-10 = { $to_who ->
    [you] Du hast keine ungenutzte Energie.
   *[other] { $to } hat keine ungenutzte Energie.
}

## Der Verlauf

log-turn = { $who ->
    [you] Du bist dran, Runde { $round }.
   *[other] { $seat } ist dran, Runde { $round }.
}
log-event = Ereignis: { $event }.
log-deposit = { $n ->
    [0] Im Vorrat fehlt { $material }.
   *[other] { $who ->
        [you] Du nimmst { $n } { $material } aus dem Vorrat.
       *[other] { $seat } nimmt { $n } { $material } aus dem Vorrat.
    }
}
log-arrive = { $n ->
    [0] Im Vorrat sind keine Kolonisten mehr.
    [one] { $who ->
        [you] 1 Kolonist kommt zu dir.
       *[other] 1 Kolonist kommt zu { $seat }.
    }
   *[other] { $who ->
        [you] { $n } Kolonisten kommen zu dir.
       *[other] { $n } Kolonisten kommen zu { $seat }.
    }
}
log-fizzle = { $who ->
    [you] Bei dir läuft { $domain } der Stufe { $n }: Nichts geschieht.
   *[other] Bei { $seat } läuft { $domain } der Stufe { $n }: Nichts geschieht.
}
log-fight = { $who ->
    [you] Du legst dich mit { $other } an.
   *[other] { $other_who ->
        [you] { $seat } legt sich mit dir an.
       *[other] { $seat } legt sich mit { $other } an.
    }
}
log-win = { $who ->
    [you] Du gewinnst { $domain } gegen { $other }, { $mine } zu { $theirs }{ $edge }.
   *[other] { $other_who ->
        [you] { $seat } gewinnt { $domain } gegen dich, { $mine } zu { $theirs }{ $edge }.
       *[other] { $seat } gewinnt { $domain } gegen { $other }, { $mine } zu { $theirs }{ $edge }.
    }
}
log-tie = { $who ->
    [you] Du und { $other } seid
   *[other] { $other_who ->
        [you] Du und { $seat } seid
       *[other] { $seat } und { $other } sind
    }
} { $domain } gleich stark (je { $n }): Niemand gewinnt.
log-steal = { $who ->
    [you] Du nimmst { $other } 1 Karte ab.
   *[other] { $other_who ->
        [you] { $seat } nimmt dir 1 Karte ab.
       *[other] { $seat } nimmt { $other } 1 Karte ab.
    }
}
log-stolen = Die Karte: { $material }.
log-stolen-veiled = Niemand sonst sieht, welche Karte es ist.
log-nothing = { $other_who ->
    [you] Deine Hand ist leer: Es gibt nichts zu nehmen.
   *[other] Die Hand von { $other } ist leer: Es gibt nichts zu nehmen.
}
log-seize = { $who ->
    [you] Du nimmst { $other } den Vertrag { $given } → { $got } ab.
   *[other] { $other_who ->
        [you] { $seat } nimmt dir den Vertrag { $given } → { $got } ab.
       *[other] { $seat } nimmt { $other } den Vertrag { $given } → { $got } ab.
    }
}
log-return = { $who ->
    [you] Du gibst den Vertrag { $given } → { $got } zurück.
   *[other] { $seat } gibt den Vertrag { $given } → { $got } zurück.
}
log-destroy = { $other_who ->
    [you] { $seat } zerstört { $chain }, Stufe { $level }, in deiner Kolonie.
   *[other] { $who ->
        [you] Du zerstörst { $chain }, Stufe { $level }, in der Kolonie von { $other }.
       *[other] { $seat } zerstört { $chain }, Stufe { $level }, in der Kolonie von { $other }.
    }
}
log-claim = { $who ->
    [you] Du nimmst { $other } „{ $card }“ ab.
   *[other] { $other_who ->
        [you] { $seat } nimmt dir „{ $card }“ ab.
       *[other] { $seat } nimmt { $other } „{ $card }“ ab.
    }
}
log-leave = { $n ->
    [one] { $who ->
        [you] 1 Kolonist verlässt deine Kolonie.
       *[other] 1 Kolonist verlässt die Kolonie von { $seat }.
    }
   *[other] { $who ->
        [you] { $n } Kolonisten verlassen deine Kolonie.
       *[other] { $n } Kolonisten verlassen die Kolonie von { $seat }.
    }
}
log-follow = { $n ->
    [one] 1 Kolonist zieht
   *[other] { $n } Kolonisten ziehen
} von { $who ->
    [you] dir
   *[other] { $seat }
} zu { $other_who ->
    [you] dir
   *[other] { $other }
}.
log-off = { $who ->
    [you] Du schaltest { $item } aus.
   *[other] { $seat } schaltet { $item } aus.
}
log-on = { $who ->
    [you] Du schaltest { $item } ein.
   *[other] { $seat } schaltet { $item } ein.
}
log-shield = { $who ->
    [you] „{ $card }“: Deine Karten sind sicher.
   *[other] „{ $card }“: Die Karten von { $seat } sind sicher.
}
log-raid = { $who ->
    [you] Du überfällst { $other }.
   *[other] { $other_who ->
        [you] { $seat } überfällt dich.
       *[other] { $seat } überfällt { $other }.
    }
}
log-play = { $who ->
    [you] Du spielst „{ $card }“.
   *[other] { $seat } spielt „{ $card }“.
}
log-roll = { $who ->
    [you] Du wirfst den F&E-Würfel: { $n }.
   *[other] { $seat } wirft den F&E-Würfel: { $n }.
}
log-no-centre = Ohne laufende Stufe 2 bringt das keine Karte.
log-no-card = Dieser Stapel ist leer: keine Karte.
log-keep = Du behältst „{ $card }“ auf der Hand.
log-keep-veiled = { $seat } behält eine F&E-Karte auf der Hand.
log-cloning = { $n ->
    [0] „{ $card }“ bringt niemanden: Der Vorrat an Kolonisten ist leer.
    [one] „{ $card }“ bringt { $seat } 1 Kolonisten.
   *[other] „{ $card }“ bringt { $seat } { $n } Kolonisten.
}
log-lay = { $who ->
    [you] Du legst „{ $card }“ aus.
   *[other] { $seat } legt „{ $card }“ aus.
}
log-magna = { $who ->
    [you] Magna Scientia gehört dir, mit { $n } Wissenschaftspunkten.
   *[other] { $seat } hat Magna Scientia, mit { $n } Wissenschaftspunkten.
}
log-no-supremacy = Niemand gewinnt { $domain }.
log-supremacy = { $who ->
    [you] Du gewinnst { $domain }.
   *[other] { $seat } gewinnt { $domain }.
}
log-no-contest = Niemand hat eine Vorherrschaft: Nichts geschieht.
log-contest = { $who ->
    [you] Du fichst { $domain } an, { $other_who ->
        [you] die du selbst hast.
       *[other] die { $other } hat.
    }
   *[other] { $seat } ficht { $domain } an, { $other_who ->
        [you] die du hast.
        [same] also die eigene.
       *[other] die { $other } hat.
    }
}
log-stays = { $who ->
    [you] Du behältst { $domain }.
   *[other] { $seat } behält { $domain }.
}
log-moves = { $who ->
    [you] Du nimmst { $other } { $domain } ab.
   *[other] { $other_who ->
        [you] { $seat } nimmt dir { $domain } ab.
       *[other] { $seat } nimmt { $other } { $domain } ab.
    }
}
log-no-supply = Es gibt keine Karte mehr zu ziehen.
log-draw = Du ziehst vom Nachschubstapel: { $material }.
log-draw-veiled = { $seat } zieht 1 Karte vom Nachschubstapel.
log-rebuild = Der Nachschubstapel liegt bereit: { $n } Karten.
log-dig = { $who ->
    [you] Deine Minen bringen { $heap }.
   *[other] Die Minen von { $seat } bringen { $heap }.
}
log-vein = { $who ->
    [you] „{ $card }“: Du bekommst 1 { $material } mehr.
   *[other] „{ $card }“: { $seat } bekommt 1 { $material } mehr.
}
log-earth = { $who ->
    [you] Du schickst
   *[other] { $seat } schickt
} { $n } { $given } zur Erde für 1 { $got }.
log-exchange = { $who ->
    [you] Du tauschst durch deine Vorherrschaft
   *[other] { $seat } tauscht durch die Vorherrschaft
} { $n } { $given } gegen 1 { $got }.
log-synthesis = { $who ->
    [you] Du stellst 1 { $material } her.
   *[other] { $seat } stellt 1 { $material } her.
}
log-spy = { $who ->
    [you] Du siehst dir die Hand von { $other } an.
   *[other] { $other_who ->
        [you] { $seat } sieht sich deine Hand an.
       *[other] { $seat } sieht sich die Hand von { $other } an.
    }
}
log-swap = { $who ->
    [you] Du tauschst durch Vertrag
   *[other] { $seat } tauscht durch Vertrag
} 1 { $given } gegen 1 { $got }.
log-call = { $who ->
    [you] Du rufst zu Angeboten auf.
   *[other] { $seat } ruft zu Angeboten auf.
}
log-propose = { $who ->
    [you] Du bietest { $other } { $given } für { $wanted }.
   *[other] { $other_who ->
        [you] { $seat } bietet dir { $given } für { $wanted }.
       *[other] { $seat } bietet { $other } { $given } für { $wanted }.
    }
}
log-propose-all = { $who ->
    [you] Du bietest allen { $given } für { $wanted }.
   *[other] { $seat } bietet allen { $given } für { $wanted }.
}
log-accept = { $who ->
    [you] Du nimmst an.
   *[other] { $seat } nimmt an.
}
log-decline = { $who ->
    [you] Du lehnst ab.
   *[other] { $seat } lehnt ab.
}
log-says-have-not = { $seat }: „Das habe ich nicht.“
log-says-winning = { $seat }: „Damit würdest du gewinnen.“
log-says-unfair = { $seat }: „Das nützt dir mehr als mir.“
log-says-no-use = { $seat }: „Damit kann ich nichts anfangen.“
log-says-needs-iron = { $seat }: „Ich brauche mein Eisen selbst.“
log-says-needs-water = { $seat }: „Ich brauche mein Wasser selbst.“
log-says-needs-carbon = { $seat }: „Ich brauche meinen Kohlenstoff selbst.“
log-says-needs-silicon = { $seat }: „Ich brauche mein Silizium selbst.“
log-says-needs-oxygen = { $seat }: „Ich brauche meinen Sauerstoff selbst.“
log-counter = { $who ->
    [you] Dein Gegenangebot: { $given } für { $wanted }.
   *[other] Gegenangebot von { $seat }: { $given } für { $wanted }.
}
log-bid = { $who ->
    [you] Du bietest { $given } für { $wanted }.
   *[other] { $seat } bietet { $given } für { $wanted }.
}
log-no-bid = { $who ->
    [you] Du machst kein Angebot.
   *[other] { $seat } macht kein Angebot.
}
log-deal = { $who ->
    [you] Abgemacht: Du gibst { $other } { $given } für { $wanted }.
   *[other] { $other_who ->
        [you] Abgemacht: { $seat } gibt dir { $given } für { $wanted }.
       *[other] Abgemacht: { $seat } gibt { $other } { $given } für { $wanted }.
    }
}
log-choose-none = { $who ->
    [you] Du nimmst keine der Antworten an.
   *[other] { $seat } nimmt keine der Antworten an.
}
log-nano = { $who ->
    [you] „{ $card }“: Deine nächste Anlage kostet { $n ->
        [one] 1 Karte
       *[other] { $n } Karten
    } weniger.
   *[other] „{ $card }“: Die nächste Anlage von { $seat } kostet { $n ->
        [one] 1 Karte
       *[other] { $n } Karten
    } weniger.
}
log-build = { $who ->
    [you] Du baust: { $chain } { $level }.
   *[other] { $seat } baut: { $chain } { $level }.
}
log-move-in = { $n ->
    [0] Die Unterkunft hat Strom, aber kein Kolonist ist da, der einzieht.
    [one] 1 Kolonist zieht ein.
   *[other] { $n } Kolonisten ziehen ein.
}
log-mine = { $who ->
    [you] Du eröffnest eine { $material }.
   *[other] { $seat } eröffnet eine { $material }.
}
log-sign = { $who ->
    [you] Du schließt den Vertrag { $given } → { $got }.
   *[other] { $seat } schließt den Vertrag { $given } → { $got }.
}
log-arrange = { $who ->
    [you] Du richtest deine Kolonie neu ein.
   *[other] { $seat } richtet die Kolonie neu ein.
}
log-borrow = { $who ->
    [you] Du leihst dir { $n } Energie von { $other }.
   *[other] { $other_who ->
        [you] { $seat } leiht sich { $n } Energie von dir.
       *[other] { $seat } leiht sich { $n } Energie von { $other }.
    }
}
log-discard = { $who ->
    [you] Über dem Limit: Du wirfst { $heap } ab.
   *[other] Über dem Limit: { $seat } wirft { $heap } ab.
}
log-count = { $who ->
    [you] Du hast
   *[other] { $seat } hat
} { $n } von { $target } Punkten.
log-last-lap = { $who ->
    [you] Du hast das Ziel erreicht: Das ist die letzte Runde.
   *[other] { $seat } hat das Ziel erreicht: Das ist die letzte Runde.
}
log-end = { $who ->
    [you] Du gewinnst mit { $n } Punkten.
   *[other] { $seat } gewinnt mit { $n } Punkten.
}
log-fewer-mines = Von jeder Art kommt 1 Mine aus dem Spiel, außer bei einer: { $material }.
log-start-card = { $who ->
    [you] Du nimmst 1 { $material }.
   *[other] { $seat } nimmt 1 { $material }.
}

## Das Bild

picture-player = { $who ->
    [you] Du
   *[other] { $name }
}
picture-board = Die Kolonie
picture-strip = Phasen des Zuges
picture-panel = Hand und Pläne
picture-players = Kolonien
picture-colony = { $who ->
    [you] Deine Kolonie
   *[other] Die Kolonie von { $name }
}
picture-chain-housing = Unterkunft
picture-chain-power_plant = Kraftwerk
picture-chain-silo = Silo
picture-chain-communication = Funk
picture-chain-military = Militär
picture-chain-rnd = F&E
picture-chain-spaceport = Raumhafen
picture-brief-housing = Wohnen
picture-brief-power_plant = Kraftwerk
picture-brief-silo = Silo
picture-brief-communication = Funk
picture-brief-military = Militär
picture-brief-rnd = F&E
picture-brief-spaceport = Raumhafen
picture-phase-1 = Ereignis
picture-phase-2 = F&E
picture-phase-3 = Nachschub
picture-phase-4 = Minen
picture-phase-5 = Handel
picture-phase-6 = Bauen
picture-phase-7 = Ende
picture-mine = Mine
picture-mines = Minen
picture-contract = Vertrag
picture-victory = Sieg
picture-energy = Energie
picture-colonists = Kolonisten
picture-of = { $n } von { $of }
picture-full = { $gauge }, voll
picture-of-target = von { $n }
picture-staff = { $work } bei der Arbeit, { $free } frei von { $all }
picture-place-on = läuft
picture-place-off = gebaut, läuft nicht
picture-place-next = als Nächstes zu bauen
picture-place-ghost = nicht gebaut
picture-holds = { $domain }: 1 Siegpunkt
picture-now = Wenn der Zug jetzt endete
picture-outlook = { $n } SP · Energie { $used } von { $energy }
picture-over = { $n ->
    [one] 1 Karte über dem Limit geht verloren
   *[other] { $n } Karten über dem Limit gehen verloren
}
picture-room = { $n ->
    [0] kein Platz für mehr Karten
    [one] Platz für 1 weitere Karte
   *[other] Platz für { $n } weitere Karten
}
picture-payable = Das kannst du bezahlen
picture-payable-none = noch nichts
picture-advice = Plan: { $names }
picture-ahead = { $n } SP · Energie { $used } von { $energy } · { $free ->
    [0] kein Kolonist frei
    [one] 1 Kolonist frei
   *[other] { $free } Kolonisten frei
} · { $cards ->
    [0] keine Karte übrig
    [one] 1 Karte übrig
   *[other] { $cards } Karten übrig
}
picture-as-it-is = Deine Kolonie, wie sie ist
picture-best = Gut eingerichtet: { $n } SP
picture-turn-of = Zug von { $name }
picture-hand-of = Die Hand von { $name }: Wähle eine Karte
picture-deal = Handel
picture-deal-none = Kein Angebot liegt auf dem Tisch.
picture-offer-words = { $who ->
    [you] Du bietest { $given } für { $wanted }
   *[other] { $name } bietet { $given } für { $wanted }
}
picture-draft-words = Dein Entwurf: { $given } für { $wanted }
picture-draft-mark = dein Entwurf
picture-to = { $who ->
    [you] an dich
   *[other] an { $name }
}
picture-die = Der F&E-Würfel zeigt { $n }
picture-to-all = an alle
picture-accepts = { $who ->
    [you] Du nimmst an
   *[other] { $name } nimmt an
}
picture-hand = { $who ->
    [you] Deine Hand: { $n ->
        [0] keine Karte
        [one] 1 Karte
       *[other] { $n } Karten
    }
   *[other] Hand von { $name }: { $n ->
        [0] keine Karte
        [one] 1 Karte
       *[other] { $n } Karten
    }
}
picture-hand-limit = { $n ->
    [0] keine Karte
    [one] 1 Karte
   *[other] { $n } Karten
}; die Silos fassen am Zugende { $limit }
picture-limit = Limit { $n }
picture-limit-long = Limit der Silos: { $n } Karten am Zugende
picture-own-none = Noch keine Verträge und keine F&E-Karten
picture-contract-words = Vertrag: { $given } gegen { $got }, 1 zu 1
picture-kept-words = { $card } (F&E{ $deck }, auf der Hand): { $story }
picture-laid-words = { $card } (F&E{ $deck }): { $story }
picture-plans = Was kann ich bauen?
picture-plans-note = Rahmen: bezahlbar; gestrichelter Ring: fehlt
picture-strength = Stärke
picture-strength-note = laufende Anlagen, + F&E-Bonus
picture-plans-none = Die Pläne kommen nach dem Aufbau.
picture-needs = fehlt: { $goods }
picture-sold-out = ausverkauft
picture-way-spare = mit „{ $card }“
picture-way-trade = Handel
picture-way-ask = { $n ->
    [one] { $people } fördert es
   *[other] { $people } fördern es
}: Biete einen Handel an
picture-way-earth = { $n } { $given } zur Erde für 1 { $got }
picture-way-contract = 1 { $given } durch Vertrag gegen 1 { $got }
picture-way-exchange = 1 { $given } durch Vorherrschaft gegen 1 { $got }
picture-way-synthesis = 1 { $got } durch chemische Synthese
picture-brings-housing = +1 SP, +{ $n } Kolonisten
picture-brings-plant = +{ $n } Energie
picture-brings-silo = +1 SP, +{ $n } Handkarten
picture-brings-mine = +1 Karte je Zug
picture-brings-contract = Tausch 1 zu 1
picture-brings-communication = +1 SP, Handel Stufe { $n }
picture-brings-rnd = +1 SP, F&E{ $n }-Karten
picture-brings-military = +1 SP, Stärke
picture-brings-spaceport = +1 SP, Erde { $n } zu 1
picture-proposal = Dein Angebot
picture-proposal-note = niemand sieht es, bis du es abschickst
picture-side-give = Du gibst
picture-side-want = Du willst
picture-side-count = { $n } von { $most }
picture-side-held = du hast { $n }
picture-after = { $who ->
    [you] Du
   *[other] { $name }
}
picture-after-words = { $who ->
    [you] Du hättest { $n ->
        [one] 1 Karte
       *[other] { $n } Karten
    } statt { $had }; die Silos fassen { $limit }.
   *[other] { $name } hätte { $n ->
        [one] 1 Karte
       *[other] { $n } Karten
    } statt { $had }.
}
picture-deals = Handel
picture-deals-note = Angebote, und was jede Seite hätte
picture-deals-left = Übrig in dieser Phase: { $n ->
    [one] 1 Angebot
   *[other] { $n } Angebote
}, { $calls ->
    [one] 1 Aufruf
   *[other] { $calls } Aufrufe
}.
picture-hand-count = { $n ->
    [one] 1 Karte
   *[other] { $n } Karten
}
picture-kinds-give = Geben
picture-kinds-want = Wollen
picture-contracts = Verträge
picture-contracts-note = du gibst (Zeilen), du bekommst (Spalten)
picture-least-spaceport = Hafen
picture-rivals = Andere
picture-rivals-note = hell: läuft · grau: gebaut, aus · gestrichelt: nicht gebaut
picture-look-at = Diese Kolonie groß zeigen
picture-look-back = Zurück zu deiner
picture-look = Welche Kolonie zu sehen ist
picture-follow = Dem Zug folgen
picture-leaders = Wer vorn liegt
picture-market = Plättchen übrig
picture-market-note = Rahmen: deine nächste Stufe
picture-reserve = Vorrat
picture-tiles-left = { $name }: noch { $n } von { $of }
picture-kinds-mine = Mine
picture-kinds-take = Nehmen
picture-kinds-spare = Nicht zahlen
picture-kinds-discard = Abwerfen
picture-mines-left = Minen übrig ({ $name }): { $n }
picture-reserve-left = Im Vorrat ({ $name }): { $n }
picture-in-hand = Auf der Hand ({ $name }): { $n }
picture-round = Runde { $n }
picture-last-lap = Letzte Runde
picture-decks = Karten übrig: Nachschub { $supply }, Ereignisse { $events }, F&E1 { $one }, F&E2 { $two }
picture-first = Beginnt
picture-doing = ist dran
picture-next = danach
picture-winner = Sieg
picture-points = Siegpunkte: { $n } von { $target }
picture-stat-energy = Energie: { $used } von { $energy } verbraucht
picture-stat-free = Freie Kolonisten: { $n } von { $all }
picture-stat-hand = Handkarten: { $n }
picture-stat-kept = F&E-Karten auf der Hand: { $one } F&E1, { $two } F&E2
picture-stat-science = Wissenschaftspunkte: { $n }
picture-magna = Magna Scientia
picture-mini = { $name }: Stufe { $built }{ $running ->
    [0] , nichts läuft
   *[other] , läuft bis { $running }
}
picture-mini-mines = Minen: { $goods }; { $n } laufen
picture-supremacies = Vorherrschaften
picture-won = { $n ->
    [one] Sieg: { $people }
   *[other] Geteilter Sieg: { $people }
}
picture-rate = Die Erde gibt 1 Karte für { $n } gleiche
picture-left = noch { $n }
picture-versus = Stärke { $mine } zu { $theirs }, Bonus { $bonus } zu { $other }, freie Kolonisten { $free } zu { $rest }
picture-win = du gewinnst
picture-tie = Gleichstand
picture-lose = du verlierst
picture-unused = Ungenutzte Energie: { $n }
picture-delta-vp = Siegpunkte: { $n }
picture-delta-power_plant = Energieverbrauch: { $n }
picture-delta-battery = Energiemaximum: { $n }
picture-delta-colonist = Freie Kolonisten: { $n }
picture-delta-mine = Karten aus Minen je Zug: { $n }
picture-delta-hand = Handlimit: { $n }
picture-most = max. { $n }
picture-words-mine = Meine Kolonie
picture-words-turn = Der Zug
picture-words-others = Die anderen
picture-words-hand = Auf der Hand: { $goods }; die Silos fassen { $limit }.
picture-words-kept = F&E-Karten auf der Hand: { $cards }.
picture-words-colony = { $name }: Punkte { $n } von { $target }, Energie { $used } von { $energy }, freie Kolonisten { $free } von { $all }, Karten { $cards } von { $limit }.
picture-words-holds = Hat { $things }.
picture-words-tiles = { $name }, übrig je Stufe: { $counts }.

# Einstellungen, mit denen man nicht spielen kann.

setting-fair-twice = „Ausgleich der Plätze“ und „Faire Plätze“ bewirken dasselbe: Wähle eins davon.
setting-first = Wer beginnt, muss eine der { $seats } Personen am Tisch sein, oder das Los entscheidet.

goal-line = Wer zuerst den eigenen Zug mit { $target } Punkten beendet, gewinnt. Nach Runde { $rounds } gewinnt, wer die meisten Punkte hat.
worth-points = Punkte, die laufen
worth-people = freie Kolonisten
worth-energy = ungenutzte Energie
worth-mines = was Minen bringen werden
worth-research = Forschung
worth-dark = Anlagen, die noch nicht laufen
worth-silo = das erste Silo
worth-contracts = Verträge
worth-target = Nähe zum Ziel
worth-hand = was deine Hand bauen kann
worth-running = Anlagen, die laufen
tally-installations = Anlagen
tally-supremacies = Vorherrschaften
tally-discoveries = F&E-Karten
tally-tie-free = freie Kolonisten
lap = Runde