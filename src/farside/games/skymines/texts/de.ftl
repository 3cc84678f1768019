# Skymines auf Deutsch.


title = Skymines
tagline = Steige bei vier Unternehmen ein und bringe ihre Außenposten über den Mond.
length = 75 bis 150 Min.
table-places = Mare Moscoviense; Mare Ingenii; Mare Orientale; Mare Australe; Mare Marginis; Mare Smythii; Mare Humboldtianum; Lacus Solitudinis; Lacus Luxuriae; Lacus Oblivionis; Lacus Autumni; Lacus Veris
preset-first = Erste Partie
preset-first-line = Gedruckter Start, feste Leisten und Plättchen, wie die Anleitung es lehrt.
preset-full = Volle Partie
preset-full-line = Vier zufällige Leisten, ein Startplättchen nach Wahl.
preset-luna = Solo gegen Luna
preset-luna-line = Sie spielt nach Karten, auf neun Stufen. Niemand lässt dich warten.
preset-belt = Asteroiden mit Missionen
preset-belt-line = Asteroiden statt Mond, und Aufgaben unterwegs.
preset-campaign = Kampagne
preset-campaign-line = Vier Kapitel mit einer Geschichte; der Tisch merkt sich alles.
variant-side = Seite des Plans
variant-side-moon = Mond
variant-tracks = Unternehmensleisten
variant-tracks-first-game = A1, B1, C1, D1 (erste Partie)
variant-tracks-random = vier zufällige
variant-tiles = Start-Forschungsplättchen
variant-tiles-first-game = fest (erste Partie)
variant-tiles-choose = eins von zweien
variant-constrained = Sammel-Slots
variant-constrained-false = nach Wahl
variant-constrained-true = gegenüber dem Aktions-Slot (feste Slots)

## Reiter

tab-moon = Mond
tab-belt = Asteroiden
tab-tracks = Leisten
tab-market = Karten
tab-bonus = Bonus
tab-lab = Labor
tab-mine = Eigenes
tab-score = Punkte

## Luna

player-4 = Luna
variant-luna = Luna, die von selbst spielt
variant-luna-none = ohne Luna
variant-luna-0 = Stufe 0, am sanftesten
variant-luna-1 = Stufe 1, leicht
variant-luna-2 = Stufe 2, normal
variant-luna-3 = Stufe 3, für Geübte
variant-luna-4 = Stufe 4, für Geübte
variant-luna-5 = Stufe 5, für Geübte: allein
variant-luna-6 = Stufe 6, schwer
variant-luna-7 = Stufe 7, schwer
variant-luna-8 = Stufe 8, am schwersten
solo-title = Allein gegen Luna
solo-level = Stufe { $level }
solo-line = Luna ist die Gegnerin aus der Schachtel: Sie folgt ihren Karten, und du kannst jeden ihrer Schritte nachprüfen.

lunacard-L1-01 = I-1
    .says = die Karte ihres Slots nehmen; den wertvollsten Anteil der Auslage nehmen
lunacard-L1-02 = I-2
    .says = 2 investieren in das zweitwertvollste Unternehmen; die Karten ihres Slots nehmen
lunacard-L1-03 = I-3
    .says = 2 CrypCoin; 2 investieren in das wertvollste Unternehmen; ein Marker auf das Bonusfeld ihres Slots
lunacard-L1-04 = I-4
    .says = 2 CrypCoin; Upload +1; ein Marker auf das Bonusfeld ihres Slots
lunacard-L1-05 = I-5
    .says = 2 CrypCoin; Upload +1; ein Marker auf das Bonusfeld ihres Slots
lunacard-L1-06 = I-6
    .says = 2 investieren in das Unternehmen mit ihrem größten Vorsprung; es um 2 ausbreiten, kleinste Zahlen zuerst
lunacard-L1-07 = I-7
    .says = 2 investieren in das Unternehmen mit ihrem größten Vorsprung; es um 2 ausbreiten, größte Zahlen zuerst
lunacard-L1-08 = I-8
    .says = 2 CrypCoin; Upload +1; ein Marker auf das Bonusfeld ihres Slots
lunacard-L1-09 = I-9
    .says = 2 investieren in jedes der zwei wertvollsten Unternehmen; den neuesten Sonderplan abwerfen; den A-Plan ihres Slots abwerfen und den Zuschuss nehmen
lunacard-L1-10 = I-10
    .says = 3 CrypCoin; 3 investieren in das am wenigsten wertvolle Unternehmen; es um 3 ausbreiten, größte Zahlen zuerst
lunacard-L1-11 = I-11
    .says = 2 investieren in jedes der zwei wertvollsten Unternehmen; den B-Plan ihres Slots abwerfen und den Zuschuss nehmen; den C-Plan ihres Slots abwerfen und den Zuschuss nehmen
lunacard-L1-12 = I-12
    .says = Helium +2; die Karten ihres Slots nehmen
lunacard-L2-01 = II-1
    .says = 3 CrypCoin; 3 investieren in jedes der zwei wertvollsten Unternehmen; den B-Plan ihres Slots abwerfen und den Zuschuss nehmen
lunacard-L2-02 = II-2
    .says = 3 investieren in jedes der vier Unternehmen; den neuesten Sonderplan abwerfen; den A-Plan ihres Slots abwerfen und den Zuschuss nehmen
lunacard-L2-03 = II-3
    .says = 3 investieren in das Unternehmen mit ihrem größten Vorsprung; es um 3 ausbreiten, größte Zahlen zuerst
lunacard-L2-04 = II-4
    .says = 3 CrypCoin; Upload +2; ein Marker auf das Bonusfeld ihres Slots
lunacard-L2-05 = II-5
    .says = Helium +2; Upload +2; die Karte ihres Slots nehmen; den wertvollsten Anteil der Auslage nehmen
lunacard-L2-06 = II-6
    .says = 3 CrypCoin; Helium +4; ein Marker auf das Bonusfeld ihres Slots
lunacard-L2-07 = II-7
    .says = 2 investieren in jedes der zwei Unternehmen mit ihrem größten Vorsprung; beide um 2 ausbreiten, das weniger wertvolle zuerst, kleinste Zahlen zuerst
half-left = die linke Mehrheitskarte
half-right = die rechte Mehrheitskarte
half-neither = keine Mehrheitskarte
pick-most_valuable = das wertvollste Unternehmen
pick-second_most_valuable = das zweitwertvollste Unternehmen
pick-two_most_valuable = eins der zwei wertvollsten Unternehmen
pick-least_valuable = das am wenigsten wertvolle Unternehmen
pick-biggest_lead = das Unternehmen mit ihrem größten Vorsprung
pick-two_biggest_leads = eins der zwei Unternehmen mit ihrem größten Vorsprung
pick-all_four = eins der vier Unternehmen
tie-value = nach dem Anteilswert
tie-vacant = Gleichstand, entschieden durch leere Stationsfelder
tie-track = Gleichstand, entschieden durch den Buchstaben der Leiste
tie-lead = nach ihrem Vorsprung
tie-lead-value = gleicher Vorsprung, entschieden durch den Anteilswert
tie-lead-vacant = gleicher Vorsprung und Wert, entschieden durch leere Stationsfelder
tie-lead-track = gleicher Vorsprung und Wert, entschieden durch den Buchstaben der Leiste
order-MIN = kleinste Zahlen zuerst
order-MAX = größte Zahlen zuerst

refusal-SKY-LUNA-16 = Lunas Mehrheitskarten zeigen mehr: { $most }, du hast { $own }.

log-luna-tile = Luna beginnt mit dem Bonus von { $tile }; das Plättchen kommt in die Schachtel (SKY-LUNA-6).
log-luna-deal = Luna bekommt { $n } verdeckte Karten (SKY-LUNA-12).
log-luna-shuffle = Lunas Stapel ist leer: Ihr Ablagestapel wird gemischt{ $added ->
    [0] { "" }
   *[other] , mit einer Karte vom Grad 2
}: { $cards ->
    [one] 1 Karte
   *[other] { $cards } Karten
} (SKY-LUNA-14).
log-luna-majority = Luna zeigt { $card }, { $side }: { $side_key ->
    [left] Titan { $left }, Kohlenstoff { $right }
   *[other] Energie { $left }, Mineralien { $right }
}, Wissenschaftler { $icons } (SKY-LUNA-15).
log-luna-token = Luna erreicht ein Plättchen: Eine Karte vom Grad 2 kommt auf ihren Stapel, { $left } sind übrig (SKY-LUNA-11).
log-luna-turn = Luna deckt { $card } in Slot { $slot } auf: { $says } (SKY-LUNA-17).
log-luna-pick = Luna investiert in { $company }, { $pick } ({ $pick_key ->
    [biggest_lead] Vorsprung { $n }
    [two_biggest_leads] Vorsprung { $n }
   *[other] ein Anteil ist { $n } wert
}{ $tie_key ->
    [value] { "" }
    [lead] { "" }
   *[other] ; { $tie }
}) { $pick_key ->
    [biggest_lead] (SKY-LUNA-25).
    [two_biggest_leads] (SKY-LUNA-25).
   *[other] (SKY-LUNA-24).
}
log-luna-barrier = Luna zahlt { $coins ->
    [0] nichts
   *[other] { $coins } CrypCoin
} bei einer Pflichteinzahlung von { $cost } auf der { $company }-Leiste und zieht weiter (SKY-LUNA-23).
log-luna-threshold = Luna überschreitet eine Bonusschwelle der { $company }-Leiste und nimmt { $coins } CrypCoin.
log-luna-beyond = Luna nimmt { $coins } CrypCoin für { $steps ->
    [one] 1 Feld
   *[other] { $steps } Felder
} hinter dem Ende (SKY-LUNA-22).
log-luna-marker = Luna setzt einen Bonusmarker auf { $space } (SKY-LUNA-26).
log-luna-blocked = Lunas Marker gehört auf { $space }, aber { $owner_who ->
    [you] dort steht deiner
    [same] dort steht schon einer von ihr
   *[other] dort steht der von { $owner }
}: Nichts geschieht (SKY-LUNA-26).
log-luna-take = Luna nimmt { $card } von Feld { $space } (SKY-LUNA-27).
log-luna-gap = Feld { $space } der Auslage ist leer: Luna nimmt nichts (SKY-LUNA-27).
log-luna-share = Der wertvollste Anteil der Auslage ist von { $company }, Wert { $value }{ $tie_key ->
    [value] { "" }
   *[other] ; { $tie }
} (SKY-LUNA-28).
log-luna-no-share = Für Luna liegt kein Anteil aus (SKY-LUNA-28).
log-luna-plan = Luna nimmt aus dem Spiel: { $plan } auf { $place } (SKY-LUNA-29).
log-luna-no-plan = { $place } ist leer: Luna entfernt keinen Plan (SKY-LUNA-29).
log-luna-special = Luna nimmt den Sonderplan der Runde { $round } aus dem Spiel (SKY-LUNA-29).
log-luna-no-special = Für Luna liegt kein Sonderplan offen (SKY-LUNA-29).
log-luna-expand = { $company } breitet sich für Luna aus, mit { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkten
}, { $order } (SKY-LUNA-30).
log-luna-enter = { $company } nimmt aus Spalte { $column } Sektor { $sector } ein; ein Anteil ist jetzt { $value } wert (SKY-LUNA-34).
log-luna-oust = Kein freier Sektor ist erreichbar. Am kleinsten ist Lunas Vorsprung dort bei { $company } ({ $margin }): Sektor { $sector } wird frei (SKY-LUNA-35).
log-luna-land = { $company } landet aus Spalte { $column } auf Asteroid { $asteroid }; ein Anteil ist jetzt { $value } wert (SKY-LUNA-{ $clause }).
log-luna-dock = Ein Shuttle von { $company } geht auf Setzfeld { $space }; ein Anteil ist jetzt { $value } wert (SKY-LUNA-{ $clause }).
log-luna-drive-out = Kein freies Setzfeld ist erreichbar. Am kleinsten ist Lunas Vorsprung dort bei { $company } ({ $margin }): { $space } wird frei (SKY-LUNA-38).
log-luna-lost = { $company } kann nichts mehr einnehmen: { $points ->
    [one] 1 Punkt verfällt
   *[other] { $points } Punkte verfallen
} (SKY-LUNA-31).
log-luna-strike = Luna mischt die Karten ihrer Slots; oben liegt { $card } ({ $left } zu { $right }): { $struck_key ->
    [neither] keine Mehrheitskarte geht
   *[other] { $struck } geht
} (SKY-LUNA-18).
log-luna-pass = Luna passt für den Rest der Runde.

picture-luna = Luna
picture-luna-level = Stufe { $n }
picture-luna-next = folgt
picture-luna-done = fertig
picture-luna-down = Slot { $slot }: verdeckte Karte{ $rank ->
    [2] , Grad 2
   *[other] { "" }
}
picture-luna-up = Slot { $slot }: { $card }, { $says }
picture-luna-bare = Slot { $slot }: keine Karte
picture-luna-off = Slot { $slot } ist zu; { $track ->
    [helium] Helium { $n } öffnet ihn
    [upload] Upload { $n } öffnet ihn
   *[none] auf dieser Stufe bleibt er es
}
picture-luna-demands = Mehrheiten: mindestens so viel wie Luna
picture-luna-demand = { $type }: Luna { $n }{ $own ->
    [-1] { "" }
   *[other] , du { $own }
}
picture-luna-scientists = Wissenschaftler
picture-luna-barred = du hast zu wenig
picture-luna-majority-card = { $card }, { $side }
picture-luna-no-majority = keine Karte
picture-luna-deck = Stapel { $n }
picture-luna-discard = Ablage { $n }
picture-luna-pile = Grad 2: { $n }
picture-luna-pile-words = Karten vom Grad 2: { $n } im Stapel, { $round } im Spiel
picture-luna-token = Plättchen auf Feld { $n }: Eine Karte vom Grad 2 kommt in ihren Stapel
picture-luna-cards = Genommene Karten ({ $n })
picture-luna-words = Luna, Stufe { $level }: { $coins } CrypCoin, Helium { $helium }, Upload { $upload }; Stapel { $deck }, Ablage { $discard }.
picture-luna-turn = Luna

## Namen

card-A01 = Kohlenstoff 2
card-A02 = Mineralien 2
card-A03 = Titan 2
card-A04 = Kohlenstoff 3
card-A05 = Mineralien 3
card-A06 = Titan 3
card-A07 = Energie 2
card-A08 = Forscher 2
card-A09 = Feldforscher
card-B01 = Kohlenstoff 3
card-B02 = Mineralien 3
card-B03 = Titan 3
card-B04 = Kohlenstoff 4
card-B05 = Mineralien 4
card-B06 = Titan 4
card-B07 = Energie 2
card-B08 = Energie 2
card-B09 = Energie 3
card-B10 = Energie 3
card-B11 = Forscher 2
card-B12 = Forscher 3
card-B13 = Astrogo-Feldforscher
card-B14 = Tawac-Feldforscher
card-B15 = Skymine-Feldforscher
card-B16 = Minerva-Feldforscher
card-C01 = Kohlenstoff 4
card-C02 = Mineralien 4
card-C03 = Titan 4
card-C04 = Energie 3
card-C05 = Energie 3
card-C06 = Energie 2 mit Astrogo-Anteil
card-C07 = Energie 2 mit Tawac-Anteil
card-C08 = Energie 2 mit Skymine-Anteil
card-C09 = Energie 2 mit Minerva-Anteil
card-C10 = Forscher 3
card-C11 = Forscher 3
card-D01 = Astrogo-Anteil (D)
card-D02 = Tawac-Anteil (D)
card-D03 = Skymine-Anteil (D)
card-D04 = Minerva-Anteil (D)
card-E01 = Astrogo-Anteil (E)
card-E02 = Tawac-Anteil (E)
card-E03 = Skymine-Anteil (E)
card-E04 = Minerva-Anteil (E)
card-energy-01 = Energie 1 (Kosten 1)
card-energy-02 = Energie 1 (Kosten 2)
card-energy-03 = Energie 1 (Kosten 3)
card-energy-04 = Energie 1 (Kosten 4)
card-p1-c1 = Kohlenstoff 1
card-p1-c2 = Kohlenstoff 2
card-p1-m1 = Mineralien 1
card-p1-m2 = Mineralien 2
card-p1-t1 = Titan 1
card-p1-t2 = Titan 2
card-p1-e1 = Energie 1
card-p1-e2 = Energie 2
card-p1-r2 = Forscher 2
card-p2-c1 = Kohlenstoff 1
card-p2-c2 = Kohlenstoff 2
card-p2-m1 = Mineralien 1
card-p2-m2 = Mineralien 2
card-p2-t1 = Titan 1
card-p2-t2 = Titan 2
card-p2-e1 = Energie 1
card-p2-e2 = Energie 2
card-p2-r2 = Forscher 2
card-p3-c1 = Kohlenstoff 1
card-p3-c2 = Kohlenstoff 2
card-p3-m1 = Mineralien 1
card-p3-m2 = Mineralien 2
card-p3-t1 = Titan 1
card-p3-t2 = Titan 2
card-p3-e1 = Energie 1
card-p3-e2 = Energie 2
card-p3-r2 = Forscher 2
card-p4-c1 = Kohlenstoff 1
card-p4-c2 = Kohlenstoff 2
card-p4-m1 = Mineralien 1
card-p4-m2 = Mineralien 2
card-p4-t1 = Titan 1
card-p4-t2 = Titan 2
card-p4-e1 = Energie 1
card-p4-e2 = Energie 2
card-p4-r2 = Forscher 2

plan-PA01 = A-Plan (2 Kohlenstoff → 2 CrypCoin)
plan-PA02 = A-Plan (2 Kohlenstoff → 1 Helium)
plan-PA03 = A-Plan (2 Kohlenstoff → 1 FP)
plan-PA04 = A-Plan (2 Kohlenstoff → 1 Feld auf Tawac)
plan-PA05 = A-Plan (2 Mineralien → 2 CrypCoin)
plan-PA06 = A-Plan (2 Mineralien → 1 Helium)
plan-PA07 = A-Plan (2 Mineralien → 1 FP)
plan-PA08 = A-Plan (2 Mineralien → 1 Feld auf Minerva)
plan-PA09 = A-Plan (2 Titan → 2 CrypCoin)
plan-PA10 = A-Plan (2 Titan → 1 Helium)
plan-PA11 = A-Plan (2 Titan → 1 FP)
plan-PA12 = A-Plan (2 Titan → 1 Feld auf Astrogo)
plan-PA13 = A-Plan (2 Energie → 2 CrypCoin)
plan-PA14 = A-Plan (2 Energie → 1 Helium)
plan-PA15 = A-Plan (2 Energie → 1 FP)
plan-PA16 = A-Plan (2 Energie → 1 Feld auf Skymine)
plan-PA17 = A-Plan (ein weiterer Wissenschaftler → 3 CrypCoin)
plan-PA18 = A-Plan (ein weiterer Wissenschaftler → 2 Helium)
plan-PA19 = A-Plan (ein weiterer Wissenschaftler → 2 FP)
plan-PA20 = A-Plan (ein weiterer Wissenschaftler → 2 Felder auf einer Leiste)
plan-PA21 = A-Plan (3 von einem Rohstoff → 2 CrypCoin)
plan-PA22 = A-Plan (3 von einem Rohstoff → 1 Helium)
plan-PA23 = A-Plan (3 von einem Rohstoff → 1 FP)
plan-PA24 = A-Plan (3 von einem Rohstoff → 1 Feld auf einer Leiste)
plan-PB01 = B-Plan (3 Kohlenstoff → 3 CrypCoin)
plan-PB02 = B-Plan (3 Kohlenstoff → 2 Felder auf Tawac)
plan-PB03 = B-Plan (3 Mineralien → 2 Helium)
plan-PB04 = B-Plan (3 Mineralien → 2 Felder auf Minerva)
plan-PB05 = B-Plan (3 Titan → 2 Felder auf Astrogo)
plan-PB06 = B-Plan (3 Titan → 3 CrypCoin)
plan-PB07 = B-Plan (3 Energie → 2 Helium)
plan-PB08 = B-Plan (3 Energie → 2 Felder auf Skymine)
plan-PB09 = B-Plan (4 Kohlenstoff → 3 Felder auf einer Leiste)
plan-PB10 = B-Plan (4 Mineralien → 3 Helium)
plan-PB11 = B-Plan (4 Titan → 4 CrypCoin)
plan-PB12 = B-Plan (4 Energie → 3 FP)
plan-PB13 = B-Plan (2 Kohlenstoff + 2 Mineralien → 3 Felder auf einer Leiste)
plan-PB14 = B-Plan (2 Mineralien + 2 Titan → 3 Helium)
plan-PB15 = B-Plan (2 Titan + 2 Kohlenstoff → 3 FP)
plan-PB16 = B-Plan (1 Kohlenstoff + 2 Energie → 2 Helium)
plan-PB17 = B-Plan (1 Mineral + 2 Energie → 3 CrypCoin)
plan-PB18 = B-Plan (1 Titan + 2 Energie → 2 Felder auf einer Leiste)
plan-PB19 = B-Plan (ein weiterer Wissenschaftler + 1 Kohlenstoff → 2 Helium)
plan-PB20 = B-Plan (ein weiterer Wissenschaftler + 1 Mineral → 2 FP)
plan-PB21 = B-Plan (ein weiterer Wissenschaftler + 1 Titan → 3 CrypCoin)
plan-PB22 = B-Plan (ein weiterer Wissenschaftler + 1 Energie → 2 Felder auf einer Leiste)
plan-PB23 = B-Plan (4 von einem Rohstoff → 1 Außenposten entfernen)
plan-PB24 = B-Plan (4 von einem Rohstoff → 2 Felder auf einer Leiste)
plan-PC01 = C-Plan (1 Titan → Titan − 1 in CrypCoin)
plan-PC02 = C-Plan (1 Kohlenstoff → Kohlenstoff − 1 in CrypCoin)
plan-PC03 = C-Plan (1 Mineral → Mineralien − 1 in CrypCoin)
plan-PC04 = C-Plan (2 Kohlenstoff → 3 Felder auf Tawac)
plan-PC05 = C-Plan (2 Kohlenstoff → 4 CrypCoin)
plan-PC06 = C-Plan (2 Mineralien → 3 Felder auf Minerva)
plan-PC07 = C-Plan (2 Mineralien → 3 Helium)
plan-PC08 = C-Plan (2 Titan → 3 Felder auf Astrogo)
plan-PC09 = C-Plan (2 Titan → 3 FP)
plan-PC10 = C-Plan (2 Energie → 3 Felder auf Skymine)
plan-PC11 = C-Plan (2 Energie → 3 Helium)
plan-PC12 = C-Plan (1 Energie → 2 Helium)
plan-PC13 = C-Plan (1 Energie → 2 Felder auf einer Leiste)
plan-PC14 = C-Plan (ein weiterer Wissenschaftler → 1 Außenposten entfernen)
plan-PC15 = C-Plan (ein weiterer Wissenschaftler → 1 Außenposten entfernen)
plan-PC16 = C-Plan (ein weiterer Wissenschaftler → 3 Helium)
plan-PC17 = C-Plan (ein weiterer Wissenschaftler → 3 Felder auf einer Leiste)
plan-PC18 = C-Plan (4 von einem Rohstoff → 1 Außenposten entfernen + 1 CrypCoin)
plan-PC19 = C-Plan (4 von einem Rohstoff → 1 Außenposten entfernen + 1 Helium)
plan-PC20 = C-Plan (3 Kohlenstoff + 3 von einem Rohstoff → 2 Außenposten entfernen)
plan-PC21 = C-Plan (3 Mineralien + 3 von einem Rohstoff → 5 Helium)
plan-PC22 = C-Plan (3 Titan + 3 von einem Rohstoff → 5 Felder auf einer Leiste)
plan-PC23 = C-Plan (1 Kohlenstoff + 1 Mineral → 3 FP)
plan-PC24 = C-Plan (1 Titan + 1 Energie → 3 FP)
plan-PS2 = Sonderplan 2 (Eintritt 2, Wert 4)
plan-PS3 = Sonderplan 3 (Eintritt 2, Wert 5)
plan-PS4 = Sonderplan 4 (Eintritt 3, Wert 6)
plan-PS5 = Sonderplan 5 (Eintritt 3, Wert 7)
plan-PS6 = Sonderplan 6 (Eintritt 4, Wert 9)
plan-PS7 = Sonderplan 7 (Eintritt 4, Wert 10)
plan-ST01 = Startplan (2 Titan → 2 CrypCoin)
plan-ST02 = Startplan (2 Kohlenstoff → 2 CrypCoin)
plan-ST03 = Startplan (2 Mineralien → 2 CrypCoin)
plan-ST04 = Startplan (1 Energie → 2 CrypCoin)
plan-ST05 = Startplan (2 Energie → 1 FP)
plan-ST06 = Startplan (2 Energie → 1 Helium)
plan-ST07 = Startplan (1 Mineral → 1 Feld auf einer Leiste)
plan-ST08 = Startplan (1 Titan → 1 FP)
plan-ST09 = Startplan (1 Kohlenstoff → 1 CrypCoin)
plan-ST10 = Startplan (2 Kohlenstoff → 1 Helium)

loose-PA01 = { plan-PA01 }
loose-PA02 = { plan-PA02 }
loose-PA03 = { plan-PA03 }
loose-PA04 = { plan-PA04 }
loose-PA05 = { plan-PA05 }
loose-PA06 = { plan-PA06 }
loose-PA07 = { plan-PA07 }
loose-PA08 = { plan-PA08 }
loose-PA09 = { plan-PA09 }
loose-PA10 = { plan-PA10 }
loose-PA11 = { plan-PA11 }
loose-PA12 = { plan-PA12 }
loose-PA13 = { plan-PA13 }
loose-PA14 = { plan-PA14 }
loose-PA15 = { plan-PA15 }
loose-PA16 = { plan-PA16 }
loose-PA17 = { plan-PA17 }
loose-PA18 = { plan-PA18 }
loose-PA19 = { plan-PA19 }
loose-PA20 = { plan-PA20 }
loose-PA21 = { plan-PA21 }
loose-PA22 = { plan-PA22 }
loose-PA23 = { plan-PA23 }
loose-PA24 = { plan-PA24 }
loose-PB01 = { plan-PB01 }
loose-PB02 = { plan-PB02 }
loose-PB03 = { plan-PB03 }
loose-PB04 = { plan-PB04 }
loose-PB05 = { plan-PB05 }
loose-PB06 = { plan-PB06 }
loose-PB07 = { plan-PB07 }
loose-PB08 = { plan-PB08 }
loose-PB09 = { plan-PB09 }
loose-PB10 = { plan-PB10 }
loose-PB11 = { plan-PB11 }
loose-PB12 = { plan-PB12 }
loose-PB13 = { plan-PB13 }
loose-PB14 = { plan-PB14 }
loose-PB15 = { plan-PB15 }
loose-PB16 = { plan-PB16 }
loose-PB17 = { plan-PB17 }
loose-PB18 = { plan-PB18 }
loose-PB19 = { plan-PB19 }
loose-PB20 = { plan-PB20 }
loose-PB21 = { plan-PB21 }
loose-PB22 = { plan-PB22 }
loose-PB23 = { plan-PB23 }
loose-PB24 = { plan-PB24 }
loose-PC01 = { plan-PC01 }
loose-PC02 = { plan-PC02 }
loose-PC03 = { plan-PC03 }
loose-PC04 = { plan-PC04 }
loose-PC05 = { plan-PC05 }
loose-PC06 = { plan-PC06 }
loose-PC07 = { plan-PC07 }
loose-PC08 = { plan-PC08 }
loose-PC09 = { plan-PC09 }
loose-PC10 = { plan-PC10 }
loose-PC11 = { plan-PC11 }
loose-PC12 = { plan-PC12 }
loose-PC13 = { plan-PC13 }
loose-PC14 = { plan-PC14 }
loose-PC15 = { plan-PC15 }
loose-PC16 = { plan-PC16 }
loose-PC17 = { plan-PC17 }
loose-PC18 = { plan-PC18 }
loose-PC19 = { plan-PC19 }
loose-PC20 = { plan-PC20 }
loose-PC21 = { plan-PC21 }
loose-PC22 = { plan-PC22 }
loose-PC23 = { plan-PC23 }
loose-PC24 = { plan-PC24 }
loose-PS2 = { plan-PS2 }
loose-PS3 = { plan-PS3 }
loose-PS4 = { plan-PS4 }
loose-PS5 = { plan-PS5 }
loose-PS6 = { plan-PS6 }
loose-PS7 = { plan-PS7 }

tile-ST01 = Startplättchen 1 (2 Felder auf Skymine, 1 Helium)
tile-ST02 = Startplättchen 2 (2 Felder auf Minerva, 1 Helium)
tile-ST03 = Startplättchen 3 (2 Felder auf Astrogo, 1 Helium)
tile-ST04 = Startplättchen 4 (2 Felder auf Tawac, 1 Helium)
tile-ST05 = Startplättchen 5 (2 Helium, 1 Feld auf Skymine)
tile-ST06 = Startplättchen 6 (2 Helium, 1 Feld auf Tawac)
tile-ST07 = Startplättchen 7 (1 Feld auf Astrogo, 1 Feld auf Tawac, 1 Helium)
tile-ST08 = Startplättchen 8 (1 Feld auf Skymine, 1 Feld auf Minerva, 1 Helium)
tile-ST09 = Startplättchen 9 (1 Feld auf Astrogo, 1 Feld auf Tawac, 1 Feld auf Skymine, 1 Feld auf Minerva)
tile-ST10 = Startplättchen 10 (1 Feld auf Minerva, 1 Feld auf Astrogo, 1 Helium)

company-skymine = Skymine
company-minerva = Minerva
company-astrogo = Astrogo
company-tawac = Tawac

slot-a = a
slot-b = b
slot-c = c
slot-d = d
slot-e = e
set-a = a
set-b = b
set-ab = a + b
set-c = c
set-ac = a + c
set-bc = b + c
set-abc = a + b + c
set-d = d
set-ad = a + d
set-bd = b + d
set-abd = a + b + d
set-cd = c + d
set-acd = a + c + d
set-bcd = b + c + d
set-abcd = a + b + c + d
set-e = e
set-ae = a + e
set-be = b + e
set-abe = a + b + e
set-ce = c + e
set-ace = a + c + e
set-bce = b + c + e
set-abce = a + b + c + e
set-de = d + e
set-ade = a + d + e
set-bde = b + d + e
set-abde = a + b + d + e
set-cde = c + d + e
set-acde = a + c + d + e
set-bcde = b + c + d + e
set-abcde = a + b + c + d + e
place-A1 = A1
place-A2 = A2
place-A3 = A3
place-A4 = A4
place-B1 = B1
place-B2 = B2
place-B3 = B3
place-B4 = B4
place-C1 = C1
place-C2 = C2
place-C3 = C3
place-C4 = C4
side-A1 = A1
side-A2 = A2
side-B1 = B1
side-B2 = B2
side-C1 = C1
side-C2 = C2
side-D1 = D1
side-D2 = D2
side-E1 = E1
side-E2 = E2

type-carbon = Kohlenstoff
type-minerals = Mineralien
type-titanium = Titan
type-energy = Energie
type-researcher = Forscher
type-engineer = Feldforscher
type-share = Anteile
payment-carbon = Kohlenstoff
payment-minerals = Mineralien
payment-titanium = Titan
payment-mix = gemischte Rohstoffe
source-a = Slot a
source-b = Slot b
source-c = Slot c
source-d = Slot d
source-e = Slot e
source-tile = Bonusplättchen
space-maj_researcher = die Forscher-Mehrheit
    .short = Forscher-Mehrheit
space-maj_titanium = die Titan-Mehrheit
    .short = Titan-Mehrheit
space-maj_minerals = die Mineralien-Mehrheit
    .short = Mineralien-Mehrheit
space-maj_carbon = die Kohlenstoff-Mehrheit
    .short = Kohlenstoff-Mehrheit
space-maj_energy = die Energie-Mehrheit
    .short = Energie-Mehrheit
space-std_first_player = das Startspieler-Feld
    .short = { picture-space-std_first_player }
space-std_buy_card = das Kauffeld
    .short = { picture-space-std_buy_card }
space-std_destroy_card = das Zerstörfeld
    .short = { picture-space-std_destroy_card }
space-tile_space_resource = das Feld des +1-Plättchens
    .short = { picture-space-tile_space_resource }
space-tile_space_researcher = das Feld des Forscher-Plättchens
    .short = { picture-space-tile_space_researcher }
space-tile_space_energy = das Feld des Energie-Plättchens
    .short = { picture-space-tile_space_energy }
space-tile_space_engineer = das Feld des Feldforscher-Plättchens
    .short = { picture-space-tile_space_engineer }
space-skymine-1 = das erste Feld der Skymine-Leiste
    .short = Skymine I
space-skymine-2 = das zweite Feld der Skymine-Leiste
    .short = Skymine II
space-minerva-1 = das erste Feld der Minerva-Leiste
    .short = Minerva I
space-minerva-2 = das zweite Feld der Minerva-Leiste
    .short = Minerva II
space-astrogo-1 = das erste Feld der Astrogo-Leiste
    .short = Astrogo I
space-astrogo-2 = das zweite Feld der Astrogo-Leiste
    .short = Astrogo II
space-tawac-1 = das erste Feld der Tawac-Leiste
    .short = Tawac I
space-tawac-2 = das zweite Feld der Tawac-Leiste
    .short = Tawac II
gift-research = 2 FP und 1 Helium nehmen
gift-helium = 1 FP und 2 Helium nehmen
part-act = Die Aktion der zerstörten Karte ausführen
part-recover = 2 CrypCoin zahlen und eine zerstörte Karte nehmen
part-done = Dabei belassen
bonus-tile_plus1 = das +1-Plättchen
bonus-tile_researcher = das Forscher-Plättchen
bonus-tile_energy = das Energie-Plättchen
bonus-tile_engineer = das Feldforscher-Plättchen
category-coins = CrypCoin
category-astrogo = Astrogo-Anteile
category-tawac = Tawac-Anteile
category-skymine = Skymine-Anteile
category-minerva = Minerva-Anteile
category-helium = die Tankleiste
category-research = die Forschungsleiste

## Fragen

ask-set-up = { $who ->
    [you] Bereite deinen Start vor.
   *[other] { $seat } bereitet den Start vor.
}
ask-tile = { $who ->
    [you] Behalte eins deiner zwei Startplättchen: Es sagt, welche Karten zuerst in die Sammel-Slots kommen, was du bekommst und welcher Plan der erste ist.
   *[other] { $seat } wählt ein Startplättchen.
}
ask-rest = { $who ->
    [you] Welche Karte legst du in Sammel-Slot { $slot }?
   *[other] { $seat } legt Karten in Sammel-Slots.
}
ask-plan = { $who ->
    [you] Runde { $round }: Lege Karten verdeckt in deine Slots und melde dich bereit.
   *[other] { $seat } plant Runde { $round }.
}
    .hint = Tippe auf eine Karte, oder zieh sie auf einen offenen Slot. Noch einmal tippen nimmt sie zurück.
ask-turn = { $who ->
    [you] Du bist dran: 1 Aktion, oder passen. Bonusmarker übrig: { $markers }.
   *[other] { $seat } wählt eine Aktion.
}
ask-spend = { $who ->
    [you] Welche Karten setzt du ein ({ $payment })?
   *[other] { $seat } wählt Karten ({ $payment }).
}
ask-acquire = { $who ->
    [you] Du hast { $units ->
        [one] 1 Einheit
       *[other] { $units } Einheiten
    }: Karte der Auslage erwerben oder alles für Leisten verwenden?
   *[other] { $seat } darf eine Karte erwerben ({ $units ->
        [one] 1 Einheit
       *[other] { $units } Einheiten
    }).
}
ask-invest = { $who ->
    [you] Auf welcher Unternehmensleiste rückst du vor? Noch { $units ->
        [one] 1 Einheit
       *[other] { $units } Einheiten
    }.
   *[other] { $seat } rückt auf Unternehmensleisten vor.
}
ask-shop = { $who ->
    [you] Welche Karte kaufst du? Du hast { $coins } CrypCoin.
   *[other] { $seat } kauft eine Karte für CrypCoin.
}
ask-onward = { $who ->
    [you] Auf der { $company }-Leiste weiter? Noch { $steps ->
        [one] 1 Feld
       *[other] { $steps } Felder
    }; was du ablehnst, verfällt.
   *[other] { $seat } entscheidet, ob es auf der { $company }-Leiste weitergeht.
}
ask-track = { $who ->
    [you] Auf welcher Unternehmensleiste rückst du { $steps ->
        [one] 1 Feld
       *[other] { $steps } Felder
    } vor?
   *[other] { $seat } wählt eine Unternehmensleiste.
}
ask-expand = { $who ->
    [you] Du hast { $points ->
        [one] 1 Energiepunkt
       *[other] { $points } Energiepunkte
    }: Welches Unternehmen breitet sich aus?
   *[other] { $seat } wählt ein Unternehmen, das sich ausbreitet.
}
ask-enter = { $who ->
    [you] { $company } breitet sich aus: Welcher Sektor wird eingenommen? Energiepunkte übrig: { $points }.
   *[other] { $seat } breitet { $company } aus.
}
ask-lift = { $who ->
    [you] Aus welcher Spalte der Station von { $company } kommt der Außenposten?
   *[other] { $seat } nimmt einen Außenposten aus der Station von { $company }.
}
ask-home = { $who ->
    [you] In welche Spalte kehrt der Außenposten von { $company } zurück?
   *[other] { $seat } schickt einen Außenposten von { $company } heim.
}
ask-remove = { $who ->
    [you] Entferne den obersten Außenposten einer Spalte: Wähle Station und Spalte.
   *[other] { $seat } entfernt einen Außenposten aus einer Station.
}
ask-rp = { $who ->
    [you] Gib deine Forschungspunkte aus: noch { $n }.
   *[other] { $seat } gibt Forschungspunkte aus.
}
ask-put = { $who ->
    [you] Lege { $n ->
        [one] deinen neuen Plan
       *[other] deine neuen Pläne
    } auf deine Forschungsleiste.
   *[other] { $seat } legt Forschungspläne.
}
ask-upload = { $who ->
    [you] Wie weit geht dein Upload-Marker? Danach gibst du { $n ->
        [one] 1 Forschungspunkt
       *[other] { $n } Forschungspunkte
    } aus.
   *[other] { $seat } bewegt den Upload-Marker.
}
ask-tier = { $who ->
    [you] Welche Belohnung nimmst du für { $space }?
   *[other] { $seat } wählt eine Belohnung.
}
ask-gift = { $who ->
    [you] Welche Belohnung nimmst du?
   *[other] { $seat } wählt eine Belohnung.
}
ask-destroy = { $who ->
    [you] Welche Handkarte zerstörst du?
   *[other] { $seat } zerstört eine Karte.
}
ask-part = { $who ->
    [you] Du hast zerstört: { $card }. Wofür nutzt du die Karte?
   *[other] { $seat } nutzt die zerstörte Karte ({ $card }).
}
ask-recover = { $who ->
    [you] Welche zerstörte Karte nimmst du auf die Hand?
   *[other] { $seat } nimmt eine zerstörte Karte.
}
ask-pile = { $who ->
    [you] Welche Sammelreihe nimmst du auf die Hand?
   *[other] { $seat } nimmt eine Sammelreihe.
}
ask-lay = { $who ->
    [you] In welchen Sammel-Slot legst du { $card }?
   *[other] { $seat } legt Karten in Sammel-Slots.
}

## Antworten

option-keep = { $tile } behalten
option-rest = { $card } ablegen
option-plan = { $card } in Slot { $slot } planen
    .short = { $card }, Slot { $slot }
option-ready = Bereit
option-plus = +1-Plättchen auf die Karte in Slot { $slot } legen
    .short = +1-Plättchen auf Slot { $slot }
option-use = { $payment_key ->
    [mix] Gemischte Rohstoffe
   *[other] { $payment }
} einsetzen
option-spend = { $set_key ->
    [a] Karte in Slot { $set } einsetzen
    [b] Karte in Slot { $set } einsetzen
    [c] Karte in Slot { $set } einsetzen
    [d] Karte in Slot { $set } einsetzen
    [e] Karte in Slot { $set } einsetzen
   *[other] Karten in den Slots { $set } einsetzen
}
option-buy = Karte auf Feld { $n } erwerben
    .short = Karte auf Feld { $n }
option-skip = Keine Karte erwerben
option-step = Auf { $company } vorrücken
option-pay = Einzahlen und auf { $company } vorrücken
option-stop = Hier aufhören
option-energy = Alle Energie einsetzen
option-expand = { $company } ausbreiten
option-enter = Sektor { $n } einnehmen
option-column = { $company }: Spalte { $column }
option-take = Plan auf { $place } nehmen
    .short = Plan auf { $place }
option-special = Sonderplan der Runde { $n } nehmen
option-coin = 1 CrypCoin nehmen
option-put = { $loose } auf Position { $position } legen
    .short = Position { $position }
option-research = Forscher einsetzen: { $source }
    .short = Forscher, { $source }
option-flip = Plan auf Position { $n } für 2 CrypCoin umdrehen
    .short = Plan { $n } umdrehen (2)
option-go = Upload bis Position { $n }
    .short = Bis Position { $n }
option-go-stay = Auf Position { $n } bleiben
option-field = Feldforscher einsetzen: { $source }
    .short = Feldforscher, { $source }
option-bonus = Bonusmarker auf { $space } setzen
    .short = Marker: { $space }
option-tier = Belohnung { $n } nehmen
tier-maj_researcher-1 = Nehmen: 2 CrypCoin
tier-maj_researcher-2 = Nehmen: 2 CrypCoin, 1 FP
tier-maj_researcher-3 = Nehmen: 3 CrypCoin, 2 FP
tier-maj_titanium-1 = Nehmen: 2 Felder auf Astrogo
tier-maj_titanium-2 = Nehmen: 3 Felder auf Astrogo, 1 Außenposten entfernen
tier-maj_titanium-3 = Nehmen: 4 Felder auf Astrogo, 1 FP
tier-maj_minerals-1 = Nehmen: 2 Felder auf Minerva
tier-maj_minerals-2 = Nehmen: 3 Felder auf Minerva, 1 Helium
tier-maj_minerals-3 = Nehmen: 4 Felder auf Minerva, 2 Helium
tier-maj_carbon-1 = Nehmen: 2 Felder auf Tawac
tier-maj_carbon-2 = Nehmen: 3 Felder auf Tawac, 2 CrypCoin
tier-maj_carbon-3 = Nehmen: 4 Felder auf Tawac, 3 CrypCoin
tier-maj_energy-1 = Nehmen: 2 Felder auf Skymine
tier-maj_energy-2 = Nehmen: 3 Felder auf Skymine
tier-maj_energy-3 = Nehmen: 4 Felder auf Skymine, 1 FP
option-destroy = { $card } zerstören
option-gift = { $gift }
option-track = { $company }
option-part = { $part }
option-recover = { $card } nehmen
option-pass = Passen
option-pile = Sammelreihe in Slot { $slot } nehmen
option-lay = In Slot { $slot } legen

## Warum nicht

refusal-SKY-PLAN-4 = Anteilskarten kommen nie in einen Aktions-Slot.
refusal-SKY-TURN-3 = Davon liegt bei dir nichts offen: { $type }.
refusal-SKY-TURN-4 = Das wurde in dieser Runde schon eingesetzt.
refusal-SKY-RES-4 = Diese Karte kostet { $cost }; du hast nur { $units }.
refusal-SKY-RES-11 = Verschiedene Rohstoffe setzt du nur dann zusammen ein, wenn du eine Karte erwirbst.
refusal-SKY-R-03 = Eine Einheit muss genutzt werden, solange eine Leiste ein kostenloses Feld erlaubt.
refusal-SKY-TRK-2 = Die Pflichteinzahlung beträgt { $cost } CrypCoin; du hast { $coins ->
    [0] keine
   *[other] nur { $coins }
}.
refusal-SKY-TRK-3 = Du bist am Ende der { $company }-Leiste.
refusal-SKY-TRK-5 = Dieser Bonus der { $company }-Leiste gehört dir ab deinem nächsten Zug.
refusal-SKY-TRK-7 = Dein Marker steht schon auf dem anderen Feld der { $company }-Leiste.
refusal-SKY-EXP-5 = Einnehmen kostet { $cost }; du hast { $points ->
    [0] keinen Punkt
    [one] nur 1 Punkt
   *[other] nur { $points } Punkte
}.
refusal-SKY-EXP-9 = In der Station von { $company } ist kein Außenposten mehr.
refusal-SKY-RP-2 = Das kostet { $cost } Forschungspunkte; du hast nur { $rp }.
refusal-SKY-RP-6 = Auf Position { $position } kommen nur B- und C-Pläne.
refusal-SKY-UPL-2 = Umdrehen kostet { $cost } CrypCoin; du hast { $coins ->
    [0] keine.
   *[other] nur { $coins }.
}
refusal-SKY-UPL-4 = Deine offenen Karten erfüllen das nicht: { $plan }.
refusal-SKY-UPL-6 = Dieser Sonderplan kostet { $cost } CrypCoin; du hättest { $coins }.
refusal-SKY-UPL-8 = Position { $position } ist leer: Sie lässt sich weder betreten noch überspringen.
refusal-SKY-BON-1 = Du hast keinen Bonusmarker mehr.
refusal-SKY-BON-2 = { $owner_who ->
    [you] Dein Marker steht schon hier.
   *[other] Hier steht der Marker von { $owner }.
}
refusal-SKY-BON-3 = Das kostet { $cost } CrypCoin; du hast { $coins ->
    [0] keine.
   *[other] nur { $coins }.
}
refusal-SKY-MAJ-1 = Jemand hat mehr: { $most }, du hast { $own }.
refusal-SKY-R-11 = Davon brauchst du { $needed }; du hast { $own ->
    [0] nichts
   *[other] { $own }
}.
refusal-SKY-STD-2 = Wer die Runde beginnt, darf dieses Feld nicht im ersten Zug nehmen.
refusal-SKY-STD-5 = Diese Karte kostet { $cost } CrypCoin; du hast { $coins ->
    [0] keine.
   *[other] nur { $coins }.
}
refusal-SKY-R-39 = Hier könntest du nichts tun.
refusal-SKY-TB-D1 = Hier lässt sich nur eine Kohlenstoff-Karte zerstören.
refusal-SKY-R-32 = Es müssen verschiedene Leisten sein, und keine mit diesem Feld: nicht { $company }.
refusal-SKY-R-31 = { $card } hat keine eigene Aktion.
refusal-SKY-TB-E2b = Mindestens einer der zwei Teile muss genutzt werden.
refusal-SKY-PASS-3 = Dort hast du bei diesem Passen schon eine Karte abgelegt.
refusal-SKY-R-01 = Dieser Sammel-Slot öffnet sich mit dem Aktions-Slot desselben Buchstabens.

## Verlauf

log-first = { $who ->
    [you] Du beginnst.
   *[other] { $seat } beginnt.
}
log-side = Leiste { $side } gehört zu { $company }.
log-tile-kept = { $who ->
    [you] Du beginnst mit { $tile }.
   *[other] { $seat } beginnt mit { $tile }.
}
log-rest = { $who ->
    [you] Du legst { $card } in Sammel-Slot { $slot }.
   *[other] { $seat } legt { $card } in Sammel-Slot { $slot }.
}
log-round = Runde { $n } beginnt.
log-ready = { $who ->
    [you] Du bist bereit.
   *[other] { $seat } ist bereit.
}
log-show = { $who ->
    [you] Du deckst { $card } auf.
   *[other] { $seat } deckt { $card } auf.
}
log-show-none = { $who ->
    [you] Du deckst keine Karte auf.
   *[other] { $seat } deckt keine Karte auf.
}
log-plus = { $who ->
    [you] Du legst das +1-Plättchen auf { $card }.
   *[other] { $seat } legt das +1-Plättchen auf { $card }.
}
log-use = { $who ->
    [you] Du setzt
   *[other] { $seat } setzt
} { $payment } ein: { $units ->
    [one] 1 Einheit
   *[other] { $units } Einheiten
}.
log-buy = { $who ->
    [you] Du erwirbst
   *[other] { $seat } erwirbt
} { $card } (Kosten: { $price }).
log-paid = { $who ->
    [you] Du zahlst
   *[other] { $seat } zahlt
} dafür { $coins ->
    [0] nichts
   *[other] { $coins } CrypCoin
}.
log-advance = { $who ->
    [you] Du rückst
   *[other] { $seat } rückt
} auf der { $company }-Leiste { $steps ->
    [one] 1 Feld
   *[other] { $steps } Felder
} vor, auf Feld { $space }.
log-barrier = { $who ->
    [you] Du leistest
   *[other] { $seat } leistet
} eine Pflichteinzahlung von { $coins } CrypCoin auf der { $company }-Leiste.
log-threshold = { $who ->
    [you] Du überschreitest eine Bonusschwelle der { $company }-Leiste, nimmst { $coins } CrypCoin und erhältst ihren Bonus.
   *[other] { $seat } überschreitet eine Bonusschwelle der { $company }-Leiste, nimmt { $coins } CrypCoin und erhält ihren Bonus.
}
log-return = { $who ->
    [you] Du hattest sie schon überschritten und nimmst auch { $coins } CrypCoin.
   *[other] { $seat } hatte sie schon überschritten und nimmt auch { $coins } CrypCoin.
}
log-lost-steps = { $who ->
    [you] Du verzichtest
   *[other] { $seat } verzichtet
} auf der { $company }-Leiste auf { $steps ->
    [one] 1 Feld
   *[other] { $steps } Felder
}.
log-lost-units = { $who ->
    [you] Du verlierst
   *[other] { $seat } verliert
} { $units ->
    [one] 1 Einheit
   *[other] { $units } Einheiten
}.
log-helium = { $who ->
    [you] Dein Helium steigt um { $steps } auf { $space }.
   *[other] Das Helium von { $seat } steigt um { $steps } auf { $space }.
}
log-overflow = { $who ->
    [you] Dein Tank ist voll: Du nimmst dafür { $coins } CrypCoin.
   *[other] Der Tank von { $seat } ist voll und bringt dafür { $coins } CrypCoin.
}
log-unlock-left = { $who ->
    [you] Dein linker äußerer Slot ist ab der nächsten Runde offen.
   *[other] Der linke äußere Slot von { $seat } ist ab der nächsten Runde offen.
}
log-unlock-right = { $who ->
    [you] Dein rechter äußerer Slot ist ab der nächsten Runde offen.
   *[other] Der rechte äußere Slot von { $seat } ist ab der nächsten Runde offen.
}
log-coins = { $who ->
    [you] Du nimmst { $coins } CrypCoin.
   *[other] { $seat } nimmt { $coins } CrypCoin.
}
log-energy = { $who ->
    [you] Du setzt
   *[other] { $seat } setzt
} { $points ->
    [one] 1 Energiepunkt
   *[other] { $points } Energiepunkte
} ein.
log-expand = { $who ->
    [you] Du breitest
   *[other] { $seat } breitet
} { $company } aus, mit { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkten
}.
log-enter = { $company } nimmt Sektor { $sector } ein; ein Anteil ist jetzt { $value } wert.
log-home = Ein Außenposten von { $company } kehrt heim; ein Anteil ist jetzt { $value } wert.
log-no-home = Keine Spalte von { $company } hat Platz: Der Außenposten kommt aus dem Spiel.
log-remove = { $who ->
    [you] Du entfernst
   *[other] { $seat } entfernt
} einen Außenposten aus der Station von { $company }; ein Anteil ist jetzt { $value } wert.
log-research = { $who ->
    [you] Du setzt
   *[other] { $seat } setzt
} einen Forscher ein: { $n ->
    [one] 1 Forschungspunkt
   *[other] { $n } Forschungspunkte
}.
log-flip = { $who ->
    [you] Du zahlst
   *[other] { $seat } zahlt
} { $coins } CrypCoin zum Umdrehen: { $plan }.
log-entry = { $who ->
    [you] Du zahlst
   *[other] { $seat } zahlt
} { $coins } CrypCoin Eintritt: { $plan }.
log-upload = { $who ->
    [you] Dein Upload-Marker
   *[other] Der Upload-Marker von { $seat }
} { $steps ->
    [0] bleibt auf Position { $position }.
    [one] geht 1 Feld weiter, auf Position { $position }.
   *[other] geht { $steps } Felder weiter, auf Position { $position }.
}
log-stay = { $who ->
    [you] Dein Upload-Marker bleibt stehen.
   *[other] Der Upload-Marker von { $seat } bleibt stehen.
}
log-plan = { $who ->
    [you] Du nimmst: { $plan }.
   *[other] { $seat } nimmt: { $plan }.
}
log-special = { $who ->
    [you] Du nimmst den Sonderplan der Runde { $round }.
   *[other] { $seat } nimmt den Sonderplan der Runde { $round }.
}
log-bounty = { $who ->
    [you] Du nimmst auch { $coins } CrypCoin vom Zuschussfeld.
   *[other] { $seat } nimmt auch { $coins } CrypCoin vom Zuschussfeld.
}
log-rp-coins = { $who ->
    [you] Du tauschst
   *[other] { $seat } tauscht
} { $rp ->
    [one] 1 Forschungspunkt
   *[other] { $rp } Forschungspunkte
} gegen { $coins } CrypCoin.
log-put = { $who ->
    [you] Du legst auf Position { $position }: { $plan }.
   *[other] { $seat } legt auf Position { $position }: { $plan }.
}
log-field = { $who ->
    [you] Du schickst los: { $card }.
   *[other] { $seat } schickt los: { $card }.
}
log-field-tile = { $who ->
    [you] Du setzt das Feldforscher-Plättchen ein.
   *[other] { $seat } setzt das Feldforscher-Plättchen ein.
}
log-bonus = { $who ->
    [you] Du setzt einen Bonusmarker auf { $space }{ $coins ->
        [0] .
       *[other] { " " }und zahlst { $coins } CrypCoin.
    }
   *[other] { $seat } setzt einen Bonusmarker auf { $space }{ $coins ->
        [0] .
       *[other] { " " }und zahlt { $coins } CrypCoin.
    }
}
log-destroy = { $who ->
    [you] Du zerstörst
   *[other] { $seat } zerstört
} { $card }{ $coins ->
    [0] .
   *[other] , für { $coins } CrypCoin.
}
log-recover = { $who ->
    [you] Du nimmst
   *[other] { $seat } nimmt
} { $card } aus den zerstörten Karten.
log-pass = { $who ->
    [you] Du passt.
   *[other] { $seat } passt.
}
log-pile = { $who ->
    [you] Du nimmst
   *[other] { $seat } nimmt
} die Sammelreihe in Slot { $slot }: { $cards ->
    [one] 1 Karte
   *[other] { $cards } Karten
}.
log-tile = { $who ->
    [you] Du erhältst { $bonus }.
   *[other] { $seat } erhält { $bonus }.
}
log-purge = { $card } verlässt die Auslage und wird zerstört.
log-score = { $who ->
    [you] Du erhältst { $points ->
        [one] 1 Punkt
       *[other] { $points } Punkte
    } für { $category }.
   *[other] { $seat } erhält { $points ->
        [one] 1 Punkt
       *[other] { $points } Punkte
    } für { $category }.
}
log-total = { $who ->
    [you] Du hast insgesamt { $points ->
        [one] 1 Punkt
       *[other] { $points } Punkte
    }.
   *[other] { $seat } hat insgesamt { $points ->
        [one] 1 Punkt
       *[other] { $points } Punkte
    }.
}
log-win = { $who ->
    [you] Du gewinnst.
   *[other] { $seat } gewinnt.
}
log-share = { $who ->
    [you] Du teilst den Sieg.
   *[other] { $seat } teilt den Sieg.
}

## Bild

picture-board = Der Mond und seine vier Unternehmen
picture-players = Personen
picture-strip = Die Runde und die Zugreihenfolge
picture-mine = Deine Laborablage
picture-your-board = Deine Laborablage
picture-market = Karten
picture-research = Forschung
picture-companies = Unternehmen
picture-sectors = Sektoren
picture-majorities = Mehrheiten
picture-bonus = Bonus
picture-player = { $who ->
    [you] Du
   *[other] { $name }
}
picture-hand = Hand ({ $n })
picture-hand-part = Hand
picture-lay-here = hierher
picture-lay-then = dann
picture-plan-facts = { $n ->
    [one] 1 Slot offen
   *[other] { $n } Slots offen
}, { $stay ->
    [0] keine Karte bleibt auf der Hand
    [one] 1 Karte bleibt auf der Hand
   *[other] { $stay } Karten bleiben auf der Hand
}
picture-add-up = { $parts } sind { $n } Einheiten
picture-expanding = Das Unternehmen, das sich ausbreitet
picture-firm-line = { $value } je Anteil, du hast { $shares } · { $left } Außenposten daheim
picture-firm-line-belt = { $value } je Anteil, du hast { $shares } · daheim { $left } Außenposten, { $shuttles ->
    [one] 1 Shuttle
   *[other] { $shuttles } Shuttles
}
picture-tank = Tank
picture-lab = Forschung
picture-total = Summe
picture-if-now = Wenn jetzt Schluss wäre
picture-final = Endstand
picture-taken = vergeben
picture-nobody = niemand
picture-who-may = wer vorn liegt
picture-empty = Leer
picture-met = jetzt betretbar
picture-unmet = jetzt nicht betretbar
picture-ready = bereit
picture-passed = gepasst
picture-a-share = je Anteil
picture-you-hold = du: { $n }
picture-legend-single = 1 Energie
picture-legend-double = 2 Energie
picture-legend-rival = Rivale, +1
picture-legend-threshold = Bonus, Geld
picture-legend-barrier = einzahlen
picture-icon-coin = CrypCoin
picture-icon-energy = Energie
picture-icon-carbon = Kohlenstoff
picture-icon-minerals = Mineralien
picture-icon-titanium = Titan
picture-icon-researcher = Forscher
picture-icon-engineer = Feldforscher
picture-icon-sci = ein weiterer Wissenschaftler
picture-icon-anyres = ein beliebiger Rohstoff
picture-icon-helium = Helium
picture-icon-rp = Forschungspunkt
picture-icon-step = Feld einer Leiste
picture-icon-share = Anteil
picture-icon-deep = Tiefmine
picture-icon-pit = Tagebau
picture-icon-dish = Forschungsstation
picture-icon-dome = Sammelkuppel
picture-icon-remove = Außenposten entfernen
picture-icon-first = Start
picture-icon-buy = Karte kaufen
picture-icon-destroy = Karte zerstören
picture-icon-plus = +1
picture-icon-lock = geschlossen
picture-icon-marker = Bonusmarker
picture-icon-cards = Karten
picture-amount-coins = { $n } CrypCoin
picture-amount-steps = { $n ->
    [one] 1 Feld einer Leiste
   *[other] { $n } Felder einer Leiste
}
picture-amount-helium = { $n } Helium
picture-amount-rp = { $n ->
    [one] 1 Forschungspunkt
   *[other] { $n } Forschungspunkte
}
picture-sector = Sektor { $n }: { $structure }, { $reward }{ $domes ->
    [0] { "" }
    [one] , 1 Kuppel
   *[other] , { $domes } Kuppeln
}; { $held ->
    [yes] im Besitz von { $company }.
   *[no] frei.
}
picture-entered = Letzte Ausbreitung von { $name }: Sektor { $n }
picture-outpost = Außenposten von { $company } in Sektor { $n }
picture-at-the-end = Am Ende:
picture-left = Übrig: { $n }
picture-ousts = Verdrängt einen Außenposten von { $company }
picture-station = { $company }: Ein Anteil ist { $value } wert; Außenposten übrig { $left }, verloren { $lost }; Sektoren { $sectors }, Kuppeln { $domes }.
picture-track = { $company }-Leiste { $side }. Erster Bonus: { $one }. Zweiter Bonus: { $two }.
picture-track-line = { $value } je Anteil · du { $shares } · { $left } Außenposten
picture-marker = { $name } auf Feld { $space } von { $company }: { $n ->
    [one] 1 Anteil
   *[other] { $n } Anteile
}.
picture-ahead-at = Du stehst auf { $space } mit { $shares ->
    [one] 1 Anteil
   *[other] { $shares } Anteilen
}.
picture-ahead-share = Nächster Anteil in { $n }.
picture-ahead-barrier = Pflichteinzahlung nach { $n }: { $coins } zahlen.
picture-ahead-threshold = Bonusschwelle nach { $n }: { $coins } nehmen.
picture-threshold = Bonusschwelle: { $coins } nehmen, Bonus: { $bonus }. { $crossed ->
    [yes] Überschritten.
   *[no] Noch vor dir.
}
picture-barrier = Pflichteinzahlung: { $coins } zahlen, um weiterzukommen.
picture-share-value = Ein Anteil ist { $n } wert
picture-your-shares = Deine Anteile
picture-deck = Stapel { $n }
picture-destroyed = Zerstörte Karten: { $n }. { $cards }
picture-purge = Was hier übrig bleibt, wird am Rundenende zerstört
picture-surcharge = Aufschlag { $n }
picture-offer = { $card }: Kosten { $cost }, Aufschlag { $plus }; jetzt { $n }.
picture-majority = { $amounts }. Belohnungen ab { $tiers }.
picture-space-taken = Hier steht der Marker von { $name }.
picture-supply = Pläne übrig, A · B · C: { $left }
picture-plan-cost = Reihe { $letter }: { $n ->
    [one] 1 Forschungspunkt
   *[other] { $n } Forschungspunkte
}
picture-bounty = mit rot gerahmtem Plan
picture-with-bounty = Bringt { $n } CrypCoin mehr.
picture-special = Sonderplan der Runde { $round }: Eintritt { $cost }, Wert { $value }. { $status ->
    [0] Noch nicht da.
    [1] Zu haben.
   *[other] Vergeben.
}
picture-markers-left = { $n } Marker übrig
picture-kinds-use = Einsatz
picture-kinds-bonus = Marker
picture-plus-cost = { " " }+ Kosten
picture-cost-plus = Kosten +{ " " }
picture-space-std_first_player = Start
picture-space-std_buy_card = Kaufen
picture-space-std_destroy_card = Zerstören
picture-space-tile_space_resource = +1 Rohstoff
picture-space-tile_space_researcher = Forscher 2
picture-space-tile_space_energy = Energie 2
picture-space-tile_space_engineer = Feldforscher
picture-space-std_first_player-long = Beginne die nächste Runde und nimm 1 Forschungspunkt.
picture-space-std_buy_card-long = Zahle 1 und kaufe eine Karte der Auslage für CrypCoin.
picture-space-std_destroy_card-long = Zerstöre eine Handkarte und nimm ihre Kosten und 2 mehr in CrypCoin.
picture-space-tile_space_resource-long = Das Plättchen, das eine Rohstoffkarte in der nächsten Runde um 1 erhöht.
picture-space-tile_space_researcher-long = Das Plättchen, das in der nächsten Runde ein Forscher ist.
picture-space-tile_space_energy-long = Das Plättchen, das in der nächsten Runde Energie bringt.
picture-space-tile_space_engineer-long = Das Plättchen, das in der nächsten Runde ein Feldforscher ist.
picture-bonus-A1-1 = Energie +1, solange eine Energiekarte offen liegt
picture-bonus-A1-2 = Energie +2, solange eine Energiekarte offen liegt
picture-bonus-A2-1 = 1 Bonusmarker mehr
picture-bonus-A2-2 = 2 Bonusmarker mehr
picture-bonus-B1-1 = mit Mineralien bezahlte Karten kosten 1 weniger
picture-bonus-B1-2 = Karten mit jeder Mischung bezahlen, und 1 weniger
picture-bonus-B2-1 = Bonusfeld: Zahle 2 für 2 Forschungspunkte und 1 Helium, oder 1 und 2
picture-bonus-B2-2 = Bonusfeld: Zahle 1 für 2 Forschungspunkte und 2 Helium
picture-bonus-C1-1 = Bonusfeld: Kaufe eine Karte für CrypCoin und nimm 1 Helium
picture-bonus-C1-2 = Bonusfeld: Kaufe eine Karte für 1 CrypCoin weniger und nimm 2 Helium
picture-bonus-C2-1 = mit Titan bezahlte Karten kosten 1 weniger
picture-bonus-C2-2 = jede Titankarte zählt 1 mehr
picture-bonus-D1-1 = Bonusfeld: Zerstöre eine Handkarte für ihre Kosten und 3
picture-bonus-D1-2 = Bonusfeld: Zerstöre eine Kohlenstoff-Karte für ihre Kosten und 8
picture-bonus-D2-1 = ein Feldforscher für immer, 1 Kuppel mehr
picture-bonus-D2-2 = ein Feldforscher für immer, 3 Kuppeln mehr
picture-bonus-E1-1 = Bonusfeld: Zahle 1 für 3 und 2 Felder auf zwei anderen Leisten
picture-bonus-E1-2 = Bonusfeld: Zahle 1 für 3, 2 und 2 Felder auf den drei anderen Leisten
picture-bonus-E2-1 = Bonusfeld: Zerstöre eine Handkarte, dann nutze sie oder nimm für 2 eine zerstörte zurück
picture-bonus-E2-2 = Bonusfeld: Zerstöre eine Handkarte, dann nutze sie und nimm für 2 eine zerstörte zurück
picture-face-up = Jetzt offen
picture-planned = geplant
picture-planned-card = { $card }: geplant, verdeckt
picture-take-back = { $card } zurücknehmen.
picture-slot = Slot { $slot }: { $card }, { $state ->
    [used] eingesetzt.
    [using] im Einsatz.
   *[up] offen.
}
picture-slot-used = genutzt
picture-slot-using = aktiv
picture-slot-up = bereit
picture-locked = { $track ->
    [helium] Öffnet sich, wenn dein Tank { $n } erreicht
   *[rp] Öffnet sich, wenn dein Upload-Marker { $n } erreicht
}
picture-pile = Sammelreihe { $slot }: { $n ->
    [0] leer.
    [one] 1 Karte.
   *[other] { $n } Karten.
}
picture-tank-line = { $space }, Wert { $value }{ $next ->
    [0] { "" }
   *[other] ; { $next } in { $n }
}
picture-lab-line = { $position }, Wert { $value }
picture-opens-slot = Öffnet Slot { $slot }.
picture-position = Position { $n }, Wert { $value }.
picture-no-a = Keine A-Pläne hier.
picture-turned = Verdeckt: frei zu betreten.
picture-buried = Pläne darunter: { $n }.
picture-aside = In diesem Zug genommen, noch zu legen
picture-next-first = Beginnt die nächste Runde
picture-score-coins = CrypCoin
picture-score-helium = Tank
picture-score-research = Forschung
picture-round-of = Runde { $n } von { $of }
picture-phase-start = Aufbau
picture-phase-planning = Planung
picture-phase-action = Aktionen
picture-phase-over = Ende
picture-turn = { $name }: { $state ->
    [acts] entscheidet
    [passed] hat gepasst
    [ready] bereit
   *[waits] wartet
}
picture-words-others = Die anderen
picture-words-player = { $name }: CrypCoin { $coins }, Bonusmarker { $markers }, Tank { $helium }, Upload-Marker { $upload }.
picture-words-points = { $name }, wenn jetzt Schluss wäre: { $n } ({ $points }). Tank { $tank }, Forschung { $lab }.

## Die Module: Asteroiden, Missionen, Bedrohungen

variant-side-belt = Asteroiden
variant-missions = Missionen
variant-missions-false = ohne
variant-missions-true = mit Missionskarten
variant-threat = Bedrohung (nur Asteroidenseite)
variant-threat-false = keine
variant-threat-true = eine zufällige
variant-threat-pirates = Weltraumpiraten
variant-threat-comet = Irrkomet
variant-threat-wormhole = Einstein-Rosen-Brücke
variant-threat-probe = Unbekannte Sonde
variant-threat-singularity = Singularität
variant-threat-anomaly = Zeitanomalie

mission-M1 = Denkfabrik
mission-M2 = Geballte Kraft
mission-M3 = Tiefe Tanks
mission-M4 = Wettlauf um Land
mission-M5 = Breites Portfolio
mission-M6 = Feindliche Übernahme
task-M1-1 = 3 Wissenschaftler offen
task-M1-2 = 4 Forschungspunkte in einem Zug
task-M1-3 = beide äußeren Slots offen
task-M2-1 = 7 von einem Rohstoff offen
task-M2-2 = 6 Felder auf Leisten in einem Zug
task-M2-3 = zweite Schwelle einer Leiste überschritten
task-M3-1 = 4 Helium in einer Aktion
task-M3-2 = 6 CrypCoin in einem Zug
task-M3-3 = Wert 25 auf der Tankleiste überschritten
task-M4-1 = 5 Figuren in einer Energieaktion gesetzt
task-M4-2 = 6 Energie offen
task-M4-3 = 3 Anteile eines Unternehmens mit Wert 8 oder mehr
task-M5-1 = 2 von jedem Rohstoff offen
task-M5-2 = erste Schwelle auf 3 Leisten überschritten
task-M5-3 = 12 CrypCoin im Vorrat
task-M6-1 = 2 fremde Figuren in einer Energieaktion verdrängt
task-M6-2 = 4 Felder Upload in einer Aktion
task-M6-3 = 2 Karten mit zusätzlichem Anteil
threat-pirates = die Weltraumpiraten
threat-comet = den Irrkometen
threat-wormhole = die Einstein-Rosen-Brücke
threat-probe = die unbekannte Sonde
threat-singularity = die Singularität
threat-anomaly = die Zeitanomalie
kind-normal = Ein Marker, der zurückkommt
kind-once = Ein Einmal-Bonusmarker
piece-outpost = Außenposten
piece-shuttle = Shuttle
outpost-1-1 = 1 (Feld 1)
outpost-1-2 = 1 (Feld 2)
outpost-1-3 = 1 (Feld 3)
outpost-3-1 = 3 (Feld 1)
outpost-3-2 = 3 (Feld 2)
outpost-3-3 = 3 (Feld 3)
outpost-5-1 = 5 (Feld 1)
outpost-5-2 = 5 (Feld 2)
outpost-9-1 = 9 (Feld 1)
outpost-9-2 = 9 (Feld 2)
outpost-9-3 = 9 (Feld 3)
outpost-10-1 = 10 (Feld 1)
outpost-10-2 = 10 (Feld 2)
outpost-12-1 = 12 (Feld 1)
outpost-12-2 = 12 (Feld 2)
outpost-14-1 = 14 (Feld 1)
outpost-14-2 = 14 (Feld 2)
outpost-15-1 = 15 (Feld 1)
outpost-15-2 = 15 (Feld 2)
outpost-15-3 = 15 (Feld 3)
outpost-18-1 = 18 (Feld 1)
outpost-18-2 = 18 (Feld 2)
outpost-18-3 = 18 (Feld 3)
outpost-20-1 = 20 (Feld 1)
outpost-20-2 = 20 (Feld 2)
outpost-20-3 = 20 (Feld 3)
outpost-24-1 = 24 (Feld 1)
outpost-24-2 = 24 (Feld 2)
outpost-24-3 = 24 (Feld 3)
outpost-26-1 = 26 (Feld 1)
outpost-26-2 = 26 (Feld 2)

ask-last-tasks = { $who ->
    [you] Bevor deine Karten umgedreht werden: Beanspruchst du eine Aufgabe?
   *[other] { $seat } darf eine Aufgabe beanspruchen.
}
ask-marker = { $who ->
    [you] Welche Art Marker setzt du?
   *[other] { $seat } wählt einen Marker.
}
ask-enter-belt = { $who ->
    [you] { $company } breitet sich aus: Wohin? Energiepunkte übrig: { $points }.
   *[other] { $seat } breitet { $company } aus.
}
ask-bridge = { $who ->
    [you] Welche Energiekarte deiner Hand zerstörst du, um die Brücke zu schließen?
   *[other] { $seat } zerstört Energiekarten, um die Brücke zu schließen.
}
ask-again = { $who ->
    [you] { $games ->
        [one] 1 Partie ist notiert
       *[other] { $games } Partien sind notiert
    }, und die Anomalie ist noch da. Spielt der Tisch noch eine?
   *[other] { $seat } entscheidet, ob der Tisch noch eine Partie spielt.
}

option-land = Außenposten auf Asteroid { $outpost }
    .short = Asteroid { $outpost }
option-dock = Shuttle auf Setzfeld { $n }
    .short = Shuttle { $n }
option-confront = Der Bedrohung entgegentreten
option-claim = Beanspruchen: { $task }
option-personal = Marker auf dein eigenes Bonusfeld setzen
    .short = Marker: dein Feld
option-marker = { $kind }
option-done = Zug beenden
option-again = Noch eine Partie der Schleife
option-enough = Aufhören: Die Durchschnitte zählen

refusal-SKY-AST-15 = Einnehmen kostet { $cost }; du hast { $points ->
    [0] keinen Punkt
    [one] nur 1 Punkt
   *[other] nur { $points } Punkte
}.
refusal-SKY-AST-19 = In der Station von { $company } ist kein { $piece } mehr.
refusal-SKY-THREAT-2 = { $company } hat kein Shuttle auf 11 oder 16, neben der Bedrohung.
refusal-SKY-THREAT-3 = Das kostet { $cost } Energiepunkte; übrig: { $points }.
refusal-SKY-THREAT-8 = Die Piraten wollen { $cost } CrypCoin; du hast { $coins }.
refusal-SKY-THREAT-9 = Der Komet kostet insgesamt { $cost } Energiepunkte; übrig: { $points }.
refusal-SKY-THREAT-10 = Die Brücke braucht { $needed } Energiekarten deiner Hand; du hast { $cards }.
refusal-SKY-THREAT-11 = Dein Helium muss über dem Wert { $needed } sein; es ist bei { $value }.
refusal-SKY-THREAT-12 = Dein Upload muss über dem Wert { $needed } sein; er ist bei { $value }.
refusal-SKY-THREAT-13 = Du brauchst Helium { $tank } und Upload { $lab }; du hast { $helium } und { $research }.
refusal-SKY-MISSION-4 = Noch nicht erfüllt: { $have } von { $need }.
refusal-SKY-MISSION-5 = Deine Statuskarte liegt unter einer anderen Mission: { $mission }.
refusal-SKY-MISSION-6 = Diese Aufgabe hast du schon beansprucht.
refusal-SKY-MISSION-9 = Dein eigenes Bonusfeld öffnet sich mit deiner dritten Aufgabe.

log-mission = Mission auf dem Tisch: { $mission }.
log-threat = Eine Bedrohung naht: { $threat_key ->
    [comet] der Irrkomet
   *[other] { $threat }
}.
log-claim = { $who ->
    [you] Du beanspruchst
   *[other] { $seat } beansprucht
} eine Aufgabe ({ $task }): { $coins } CrypCoin und ein Einmal-Bonusmarker.
log-own-space-open = { $who ->
    [you] Alle drei Aufgaben sind beansprucht: Dein eigenes Bonusfeld ist offen.
   *[other] { $seat } hat alle drei Aufgaben beansprucht und öffnet ein eigenes Bonusfeld.
}
log-own-space = { $who ->
    [you] Du setzt einen Marker auf dein eigenes Bonusfeld, für { $coins } CrypCoin.
   *[other] { $seat } setzt einen Marker auf das eigene Bonusfeld.
}
log-land = { $company } landet auf Asteroid { $asteroid }; ein Anteil ist jetzt { $value } wert.
log-dock = Ein Shuttle von { $company } besetzt Setzfeld { $space }; ein Anteil ist jetzt { $value } wert.
log-shuttle-home = Ein Shuttle von { $company } kehrt heim; ein Anteil ist jetzt { $value } wert.
log-shuttle-lost = Die Shuttle-Spalte von { $company } hat keinen Platz: Das Shuttle kommt aus dem Spiel.
log-confront = { $who ->
    [you] Du gehst
   *[other] { $seat } geht
} gegen { $threat } vor, mit { $points } Energiepunkten.
log-threat-gone = { $who ->
    [you] Du hast { $threat } beseitigt: Die Karte ist dein Joker-Anteil.
   *[other] { $seat } hat { $threat } beseitigt: Die Karte ist ein Joker-Anteil.
}
log-strike = Niemand hat { $threat } aufgehalten: Die Bedrohung schlägt zu.
log-collapse = Die Singularität bricht nach Runde 6 zusammen: Jetzt wird gewertet.
log-average = { $who ->
    [you] Über { $games } Partien kommst du im Schnitt auf { $points }.
   *[other] Über { $games } Partien kommt { $seat } im Schnitt auf { $points }.
}
log-loop = Die Anomalie dreht die Zeit zurück: Partie { $game } beginnt.
log-loop-left = { $who ->
    [you] Du verlässt die Schleife; die Durchschnitte zählen.
   *[other] { $seat } verlässt die Schleife; die Durchschnitte zählen.
}

picture-board-belt = Der Asteroidengürtel und seine vier Unternehmen
picture-belt = Asteroiden
picture-missions = Missionen
picture-threat = Bedrohung
picture-legend-space = ein Feld: 1
picture-legend-bolt = unterwegs: +1
picture-legend-piece = Rivale: +1
picture-icon-shuttle = Shuttle
picture-icon-once = Einmal-Bonusmarker
picture-icon-wild = Joker-Anteil
picture-icon-pirates = Weltraumpiraten
picture-icon-comet = Irrkomet
picture-icon-wormhole = Einstein-Rosen-Brücke
picture-icon-probe = unbekannte Sonde
picture-icon-singularity = Singularität
picture-icon-anomaly = Zeitanomalie
picture-asteroid = Asteroid { $n }: { $reward }{ $domes ->
    [0] { "" }
    [one] , 1 Kuppel
   *[other] , { $domes } Kuppeln
}{ $pair ->
    [yes] , 1 mehr für beide verbundenen Felder
   *[no] { "" }
}; { $held ->
    [yes] Außenposten: { $companies }.
   *[no] frei.
}
picture-route = Shuttle-Feld { $n } zwischen { $one } und { $two }{ $steps ->
    [0] { "" }
   *[other] , 1 Feld einer Leiste
}; { $held ->
    [yes] Shuttle von { $company }.
   *[no] frei.
}
picture-bolts = Energiesymbol (+1) Richtung { $where }.
picture-printed = Das Shuttle von { $company } zwischen Station und Asteroid { $n } bleibt für immer
picture-belt-entered = Letzte Ausbreitung von { $name }: { $n }
picture-belt-outpost = Außenposten von { $company } auf Asteroid { $n }
picture-belt-shuttle = Shuttle von { $company } auf Setzfeld { $n }
picture-belt-ousts = Verdrängt eine Figur von { $company }
picture-belt-station = { $company }: Ein Anteil ist { $value } wert; Außenposten übrig { $left }, Shuttles übrig { $shuttles }, verloren { $lost }; Setzfelder { $sectors }, Kuppeln { $domes }.
picture-belt-line = { $value } je Anteil · du { $shares } · { $left } Außenposten, { $shuttles } Shuttles
picture-task-words = { $task }: { $have } von { $need }.
picture-task-claimed = Beansprucht von { $names }.
picture-task-bound = Statuskarten hier: { $names }.
picture-own-space = Dein Feld
picture-own-space-long = Zahle 1 und rücke auf einer Unternehmensleiste 3 Felder vor. Offen für alle mit drei Aufgaben.
picture-own-space-closed = nach 3 Aufgaben
picture-once-left = { $n } Einmal-Marker
picture-threat-near = daneben: { $names }
picture-threat-you = Du könntest die Forderung jetzt erfüllen.
picture-threat-gone = Beseitigt von { $name }; die Karte ist ein Joker-Anteil.
picture-threat-facing = In dieser Aktion bekämpft.
picture-threat-pirates-needs = 6 CrypCoin zahlen
picture-threat-comet-needs = insgesamt 5 Energie
picture-threat-wormhole-needs = 2 Energiekarten der Hand zerstören
picture-threat-probe-needs = Helium über 40
picture-threat-singularity-needs = Upload über 40
picture-threat-anomaly-needs = Helium über 25 und Upload über 20
picture-threat-pirates-does = sonst zählen CrypCoin 0
picture-threat-comet-does = sonst zählt das beste Unternehmen 2 weniger
picture-threat-wormhole-does = sonst werden vor der Wertung alle Energiekarten zerstört
picture-threat-probe-does = sonst zählt die Tankleiste 0
picture-threat-singularity-does = sonst endet die Partie nach Runde 6
picture-threat-anomaly-does = sonst wird noch einmal gespielt und gemittelt
picture-loop = Partie { $n } der Schleife

## Die Kampagne

variant-chapter = Kapitel der Kampagne
variant-chapter-0 = keins
variant-chapter-1 = 1, Von der Erde zum Mond
variant-chapter-2 = 2, Der Asteroidengürtel
variant-chapter-3 = 3, Zurück zum Mond
variant-chapter-4 = 4, Unbekannte Bedrohungen

campaign-line = Vier Kapitel mit denselben Personen: der Mond, die Asteroiden, wieder der Mond und eine Bedrohung für alle. Jedes bringt Erfolgspunkte; wer in allen vieren zusammen die meisten hat, gewinnt.
campaign-company = Luna
reason-level = die Wahl ihrer Stufe
campaign-company-none = ohne Luna
campaign-company-0 = mit Luna: Stufe 5 allein, 3 in Gesellschaft
campaign-company-1 = mit Luna, leichterer Anfang: Stufe 4 allein, 2 in Gesellschaft
chapter-1 = Von der Erde zum Mond
chapter-2 = Der Asteroidengürtel
chapter-3 = Zurück zum Mond
chapter-4 = Unbekannte Bedrohungen
chapter-1-line = Die Mondseite, mit Missionen.
chapter-2-line = Die Asteroidenseite, mit Missionen.
chapter-3-line = Die Mondseite, mit Missionen; zwölf Außenposten stehen schon dort. Wer zuerst ein eigenes Bonusfeld öffnet, bekommt 1 Erfolgspunkt.
chapter-4-line = Die Asteroidenseite, mit Missionen und einer Bedrohung. Wer sie beseitigt, bekommt 1 Erfolgspunkt.

reason-one-below = eine Person hat weniger
reason-two-below = zwei Personen haben weniger
reason-highest = die höchste Summe
reason-tasks = zwei Aufgaben einer Mission
reason-skymine = das Ende der Skymine-Leiste
reason-minerva = das Ende der Minerva-Leiste
reason-astrogo = das Ende der Astrogo-Leiste
reason-tawac = das Ende der Tawac-Leiste
reason-tank = das Ende der Tankleiste
reason-research = das Ende der Forschungsleiste
reason-own-space = das erste eigene Bonusfeld
reason-threat = die beseitigte Bedrohung
reason-average = der Durchschnitt der Partien der Schleife

rating-earth = Auf dem Boden geblieben
rating-space = Fast im All
rating-moon = Über den Mond hinaus
rating-mars = Nächster Halt: Mars
rating-legend = Legende des Sonnensystems

log-chapter = Das Kapitel beginnt: { $chapter }.
log-outposts-out = Drei Außenposten von { $company } stehen schon auf dem Mond; ein Anteil ist { $value } wert.
log-success = { $who ->
    [you] Du bekommst
   *[other] { $seat } bekommt
} { $points ->
    [one] 1 Erfolgspunkt
   *[other] { $points } Erfolgspunkte
}: { $reason }.
log-success-total = { $who ->
    [you] Kapitel { $chapter } bringt dir
   *[other] Kapitel { $chapter } bringt { $seat }
} { $points ->
    [one] 1 Erfolgspunkt
   *[other] { $points } Erfolgspunkte
}.
log-success-average = { $who ->
    [you] Über { $games } Partien kommst du im Schnitt auf
   *[other] Über { $games } Partien kommt { $seat } im Schnitt auf
} { $points ->
    [one] 1 Erfolgspunkt
   *[other] { $points } Erfolgspunkte
}.
picture-chapter = Kapitel { $n }

# Einstellungen, mit denen man nicht spielen kann.

setting-alone = Hier spielt eine Person gegen Luna: Wähle ihre Stufe, von 0 bis { $highest }.
setting-luna-full = Luna spielt mit 1 bis { $most } Personen; bei { $seats } spielt sie nicht mit.
setting-moon-threat = Bedrohungen gibt es nur auf der Asteroidenseite: Wähle diese Seite, oder spiele ohne Bedrohung.
setting-tracks = Die Leisten werden mit { $companies } Seiten benannt, eine je Unternehmen, aus { $sides }.
setting-letters = Jede Leiste gibt es einmal: Nenne Seiten mit vier verschiedenen Buchstaben.
setting-chapter = Kapitel { $chapter } entscheidet selbst über Plan, Leisten, Plättchen, Missionen und Bedrohung: Lass sie, wie sie sind, oder wähle kein Kapitel.

goal-line = Wer nach Runde { $rounds } die meisten Punkte hat, gewinnt: CrypCoin, und je Unternehmen Anteile mal Wert.
goal-luna = Bleib nicht hinter Luna zurück: Wer nach Runde { $rounds } die meisten Punkte hat, gewinnt; es zählen CrypCoin und Anteile mal Wert.
goal-threat = Eine Bedrohung, die dann noch da ist, schlägt zu.
worth-coins = CrypCoin
worth-specials = Sonderpläne
worth-tank = die Tankleiste
worth-lab = die Forschungsleiste
worth-shares = Anteile
worth-plans = bereitliegende Pläne
worth-under-way = die laufende Aktion
worth-face-up = Karten, die in dieser Runde noch einzusetzen sind
worth-prospects = Slots, Boni und CrypCoin für später
worth-cards = was Karten bringen werden
worth-luna = was Luna hat
worth-points = Punkte
tally-shares = Anteile
tally-helium = Tank
tally-research = Forschung
tally-coins = CrypCoin
tally-games = Frühere Partien
lap = Runde