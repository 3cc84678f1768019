# Antarctica auf Deutsch.

title = Antarctica
tagline = Fahre mit der Sonne, baue auf dem Eis, liege vorn, wo es zählt.
length = 45 bis 90 Min.
table-places = Rossmeer; Weddellmeer; Bellingshausenmeer; Amundsenmeer; Davismeer; Scotiameer; Lasarewmeer; Riiser-Larsen-Meer; Kosmonautenmeer; Mawsonmeer; D’Urville-Meer; Somowmeer
preset-first = Erste Partie
preset-first-line = Schiffe in festen Gebieten, wie die Anleitung es lehrt.
preset-free = Freier Aufbau
preset-free-line = Alle wählen, wo ihre Schiffe beginnen.
variant-placement = Schiffe am Anfang
variant-placement-first-game = in festen Gebieten (erste Partie)
variant-placement-free = frei gewählt

## Reiter

tab-ice = Eis
tab-cards = Karten
tab-tracks = Leisten
tab-players = Personen

## Namen

zone-sw = Links unten
    .low = Gebiet links unten
    .bare = links unten
zone-s = Unten
    .low = Gebiet unten
    .bare = unten
zone-se = Rechts unten
    .low = Gebiet rechts unten
    .bare = rechts unten
zone-e = Rechts
    .low = Gebiet rechts
    .bare = rechts
zone-ne = Rechts oben
    .low = Gebiet rechts oben
    .bare = rechts oben
zone-n = Oben
    .low = Gebiet oben
    .bare = oben
zone-nw = Links oben
    .low = Gebiet links oben
    .bare = links oben
zone-w = Links
    .low = Gebiet links
    .bare = links

building-camp = Camp
    .a = ein Camp
building-shipyard = Werft
    .a = eine Werft
building-crane = Kran
    .a = einen Kran
building-headframe = Förderturm
    .a = einen Förderturm
building-derrick = Bohrturm
    .a = einen Bohrturm
building-turbine = Windrad
    .a = ein Windrad
building-laboratory = Laboratorium
    .a = ein Laboratorium
building-factory = Fabrik
    .a = eine Fabrik
building-rc_land = Forschungsstation Inland
    .a = eine Forschungsstation Inland
building-rc_coastal = Forschungsstation Küste
    .a = eine Forschungsstation Küste
building-rc_marine = Forschungsstation Meer
    .a = eine Forschungsstation Meer
building-headquarters = Quartier
    .a = ein Quartier
building-plankton_farm = Planktonfarm
    .a = eine Planktonfarm
building-dish_antenna = Parabolantenne
    .a = eine Parabolantenne
building-none = kein Gebäude

track-land = Leiste Inland
    .low = Leiste Inland
    .bare = Inland
track-coastal = Leiste Küste
    .low = Leiste Küste
    .bare = Küste
track-marine = Leiste Meer
    .low = Leiste Meer
    .bare = Meer
track-open3 = Leiste 4
    .low = Leiste 4
    .bare = 4
track-open4 = Leiste 5
    .low = Leiste 5
    .bare = 5

deck-basic = Basis
    .low = Basis
deck-double = Double
    .low = Double
deck-advanced = Prestige
    .low = Prestige

card-icebreaker = Eisbrecher
    .low = Karte „Eisbrecher“
    .a = eine Karte „Eisbrecher“
card-place_scientist = Wissenschaftler einsetzen
    .low = Karte „Wissenschaftler einsetzen“
    .a = eine Karte „Wissenschaftler einsetzen“
card-plus_two = +2 Wissenschaftler
    .low = Karte „+2 Wissenschaftler“
    .a = eine Karte „+2 Wissenschaftler“
card-fast_research = Schneller Fortschritt
    .low = Karte „Schneller Fortschritt“
    .a = eine Karte „Schneller Fortschritt“
card-simple = Einfache Ressource
    .low = Karte „Einfache Ressource“
    .a = eine Karte „Einfache Ressource“
card-expertise = Know-how
    .low = Karte „Know-how“
    .a = eine Karte „Know-how“

shipyard-icebreaker = { card-icebreaker }
    .a = { card-icebreaker.a }
shipyard-place_scientist = { card-place_scientist }
    .a = { card-place_scientist.a }
shipyard-plus_two = { card-plus_two }
    .a = { card-plus_two.a }
shipyard-fast_research = { card-fast_research }
    .a = { card-fast_research.a }

playable-place_scientist = { card-place_scientist }
    .low = { card-place_scientist.low }
playable-plus_two = { card-plus_two }
    .low = { card-plus_two.low }
playable-fast_research = { card-fast_research }
    .low = { card-fast_research.low }

icon-recruit_1 = 1 Wissenschaftler anheuern
    .low = 1 Wissenschaftler anheuern
icon-new_ship = Neues Schiff
    .low = neues Schiff
icon-expertise_card = Karte „Know-how“
    .low = Karte „Know-how“
icon-simple_card = Karte „Einfache Ressource“
    .low = Karte „Einfache Ressource“
icon-move_ship = Alle versetzen ein Schiff
    .low = Alle versetzen ein Schiff
icon-shipyard_draft = Alle nehmen eine Werftkarte
    .low = Alle nehmen eine Werftkarte
icon-advance_3 = Alle rücken vor
    .low = Alle rücken vor

piece-cube = Würfel
    .a = einen Würfel
piece-ship = Schiff
    .a = ein Schiff

choice-go = Eisbrecherzug ausführen
choice-stay = Das zweite Schiff warten lassen

## Fragen

ask-placement = { $who ->
    [you] Setze dein { $n ->
        [1] erstes
        [2] zweites
        [3] drittes
       *[other] nächstes
    } Schiff ein: Wähle ein Gebiet.
   *[other] { $seat } setzt ein Schiff ein.
}
    .hint = Die Sonne beginnt links unten und zieht gegen den Uhrzeigersinn.
ask-free-cube = { $who ->
    [you] Du spielst an zweiter Stelle, darum beginnt ein Würfel von dir auf einer Forschungsleiste. Auf welcher?
   *[other] { $seat } wählt die Leiste, auf der ein Würfel beginnt.
}
ask-icebreaker = { $who ->
    [you] Dein Eisbrecher liegt im { $zone }: Bekommt dein zweites Schiff einen Zug, oder wartet es?
   *[other] { $seat } entscheidet, ob das zweite Schiff im { $zone } durch den Eisbrecher einen Zug bekommt.
}
ask-destination = { $who ->
    [you] { $icebreaker ->
        [0] Dein Schiff auf Platz 1 verlässt das { $zone }. Wohin fährt es?
       *[other] Das Eis ist gebrochen: Dein Schiff auf Platz 2 verlässt das { $zone }. Wohin fährt es?
    }
   *[other] { $icebreaker ->
        [0] { $seat } fährt mit dem Schiff auf Platz 1 aus dem { $zone } hinaus.
       *[other] { $seat } fährt mit dem Schiff auf Platz 2 aus dem { $zone } hinaus.
    }
}
    .hint = Dort, wo es ankommt, handelst du.
ask-menu = { $who ->
    [you] { $acted ->
        [0] Dein Schiff liegt im { $zone }: Wähle dort 1 Aktion.
       *[other] Deine Aktion ist getan: Beende deinen Zug.
    }
   *[other] { $acted ->
        [0] { $seat } wählt eine Aktion im { $zone }.
       *[other] { $seat } beendet den Zug im { $zone }.
    }
}
    .hint = { $acted ->
        [0] Du darfst außerdem 1 Karte spielen und 1 Spielstein freigeben.
       *[other] Vorher darfst du noch 1 Karte spielen oder 1 Spielstein freigeben.
    }
ask-track = { $who ->
    [you] { $building_key ->
        [none] Schneller Fortschritt: { $steps ->
            [one] 1 Schritt
           *[other] { $steps } Schritte
        }. Auf welcher Leiste?
       *[other] Für { $building } rückst du { $steps ->
            [one] 1 Schritt
           *[other] { $steps } Schritte
        } vor. Auf welcher Leiste?
    }
   *[other] { $seat } wählt eine Leiste.
}
ask-lift = { $who ->
    [you] { $trigger_who ->
        [you] Deine Forschung lässt alle ein Schiff versetzen: Welches versetzt du?
       *[other] Die Forschung von { $trigger } lässt alle ein Schiff versetzen: Welches versetzt du?
    }
   *[other] { $seat } darf ein Schiff versetzen.
}
ask-drop = { $who ->
    [you] Wohin geht dein Schiff aus dem { $zone }?
   *[other] { $seat } versetzt ein Schiff aus dem { $zone }.
}
    .hint = Es folgt keine Aktion.
ask-pick = { $who ->
    [you] { $builder } hat ein Schiff gebaut: Nimm dir 1 Werftkarte.
   *[other] { $seat } nimmt eine Werftkarte.
}
ask-draft = { $who ->
    [you] { $trigger_who ->
        [you] Deine Forschung deckt Werftkarten auf: Nimm 1, der Rest geht weiter.
       *[other] Die Forschung von { $trigger } hat Werftkarten aufgedeckt: Nimm 1 von den übrigen.
    }
   *[other] { $seat } nimmt eine der aufgedeckten Werftkarten.
}
ask-race = { $who ->
    [you] Alle dürfen { $steps ->
        [one] 1 Schritt
       *[other] { $steps } Schritte
    } vorrücken, aber keine zwei auf derselben Leiste: Wähle deine, oder verzichte.
   *[other] { $seat } darf auf einer Leiste vorrücken, die noch niemand gewählt hat.
}

## Antworten

option-place = Ins { $zone } setzen
    .short = { $zone }
option-cube = Auf der { $track } beginnen
    .short = { $track }
option-icebreaker = { $choice }
option-sail = Ins { $zone } fahren
    .short = { $zone }
option-build = Baukarte { $deck } bauen
    .short = Bauen: { $deck }
option-build-camp = { building-camp } bauen (Baukarte { $deck })
    .short = Bauen: { building-camp }
option-build-shipyard = { building-shipyard } bauen (Baukarte { $deck })
    .short = Bauen: { building-shipyard }
option-build-crane = { building-crane } bauen (Baukarte { $deck })
    .short = Bauen: { building-crane }
option-build-headframe = { building-headframe } bauen (Baukarte { $deck })
    .short = Bauen: { building-headframe }
option-build-derrick = { building-derrick } bauen (Baukarte { $deck })
    .short = Bauen: { building-derrick }
option-build-turbine = { building-turbine } bauen (Baukarte { $deck })
    .short = Bauen: { building-turbine }
option-build-laboratory = { building-laboratory } bauen (Baukarte { $deck })
    .short = Bauen: { building-laboratory }
option-build-factory = { building-factory } bauen (Baukarte { $deck })
    .short = Bauen: { building-factory }
option-build-rc_land = { building-rc_land } bauen (Baukarte { $deck })
    .short = Bauen: { building-rc_land }
option-build-rc_coastal = { building-rc_coastal } bauen (Baukarte { $deck })
    .short = Bauen: { building-rc_coastal }
option-build-rc_marine = { building-rc_marine } bauen (Baukarte { $deck })
    .short = Bauen: { building-rc_marine }
option-build-headquarters = { building-headquarters } bauen (Baukarte { $deck })
    .short = Bauen: { building-headquarters }
option-build-plankton_farm = { building-plankton_farm } bauen (Baukarte { $deck })
    .short = Bauen: { building-plankton_farm }
option-build-dish_antenna = { building-dish_antenna } bauen (Baukarte { $deck })
    .short = Bauen: { building-dish_antenna }
option-ship = Schiff bauen
option-recruit = Wissenschaftler anheuern
    .short = Anheuern
option-research = Auf der { $track } forschen
    .short = Forschen: { $track }
option-play = { $playable } spielen
    .short = Spielen: { $playable }
option-lay = Eisbrecher ins { $zone } legen
    .short = { $zone }
option-advance = Auf der { $track } vorrücken
    .short = { $track }
option-give = { $piece_key ->
    [cube] Würfel
   *[ship] Schiff
} aus deinem Vorrat freigeben
    .short = { $piece_key ->
        [cube] Würfel im Vorrat
       *[ship] Schiff im Vorrat
    }
option-scrap = Schiff im { $zone } freigeben, Platz { $place }
    .short = Schiff { $place }, { $zone }
option-end = Zug beenden
then-end = dann Zug beenden
option-lift = Schiff im { $zone } versetzen, Platz { $place }
    .short = { $zone }, Platz { $place }
option-drop = Ins { $zone } versetzen
    .short = { $zone }
option-stay = Kein Schiff versetzen
option-take = { $shipyard_key ->
    [icebreaker] Eisbrecher
    [place_scientist] „Wissenschaftler einsetzen“
    [plus_two] „+2 Wissenschaftler“
   *[other] „Schneller Fortschritt“
} nehmen
    .short = { $shipyard }
option-race = Auf der { $track } vorrücken
    .short = { $track }
option-pass = Nicht vorrücken

group-give = Spielstein freigeben
group-scrap = { group-give }
group-lay = Eisbrecher legen

## Warum nicht

refusal-ANT-SET-1 = Im { $zone } liegt Packeis: Zu zweit ist es geschlossen.
refusal-ANT-SET-12 = Im { $zone } liegen schon 3 Schiffe.
refusal-ANT-MOVE-1 = Das Schiff muss das { $zone } verlassen.
refusal-ANT-MOVE-3 = Im { $zone } liegen schon 3 Schiffe: Es ist voll.
refusal-ANT-TURN-2 = Du hast in diesem Sonnenschritt schon eine Karte eingesetzt.
refusal-ANT-TURN-3 = Du hast in diesem Zug schon einen Spielstein freigegeben.
refusal-ANT-ACT-1 = Du hast deine Aktion schon ausgeführt.
refusal-ANT-ACT-4 = Du hast im { $zone } weder Schiff noch Wissenschaftler mehr.
refusal-ANT-BLD-2 = Kein Schiff von dir hat { $building }{ $other_key ->
    [none] { "" }
   *[other] { " " }oder { $other }
} neben sich.
refusal-ANT-BLD-4 = Deine { $card } könnte { $building } ersetzen, aber du hast in diesem Sonnenschritt schon eine Karte eingesetzt.
refusal-ANT-BLD-5 = Dafür brauchst du { $needed } Wissenschaftler aus deinem Personal; { $staff ->
    [0] du hast keinen
   *[other] du hast nur { $staff }
}.
refusal-ANT-BLD-6 = Das { $zone } hat schon { $building }.
refusal-ANT-SHIP-1 = { $ships ->
    [0] In deinem Vorrat ist kein Schiff mehr.
   *[other] Ein Schiff braucht eine Werft; im { $zone } steht keine.
}
refusal-ANT-SHIP-2 = Ein neues Schiff wartet im Gebiet der Sonne, und das { $zone } ist voll.
refusal-ANT-SHIP-5 = Dieses Schiff wurde in diesem Zug gebaut und kann noch nicht versetzt werden.
refusal-ANT-REC-1 = Zum Anheuern brauchst du ein Camp; im { $zone } steht keins.
refusal-ANT-REC-2 = Deine Reserve ist leer: Es ist niemand mehr zum Anheuern da.
refusal-ANT-RES-1 = Zum Forschen brauchst du eine Forschungsstation; im { $zone } steht keine.
refusal-ANT-RES-3 = Keine Forschungsstation im { $zone } gehört zur { $track }.
refusal-ANT-TRK-2 = Du hast keinen Würfel auf der { $track } und keinen im Vorrat.
refusal-ANT-TRK-4 = Dein Würfel ist am Ende der { $track }.
refusal-ANT-TRK-5 = Auf der { $track } ist vor dir kein Feld mehr frei.
refusal-ANT-ICON-3 = { $here ->
    [0] Im { $zone } liegen schon 3 Schiffe: Es ist voll.
   *[other] Das Schiff muss das { $zone } verlassen.
}
refusal-ANT-ICON-7 = Jemand hat für dieses Vorrücken schon die { $track } gewählt.
refusal-ANT-CARD-3 = In deinem Personal ist kein Wissenschaftler zum Einsetzen.
refusal-ANT-CARD-4 = Deine Reserve ist leer: Niemand kann zum Personal kommen.
refusal-ANT-CARD-5 = Auf keiner Leiste ist ein Schritt möglich.
refusal-ANT-ICE-1 = { $laid ->
    [0] Das zweite Schiff im { $zone } gehört nicht dir.
   *[other] Im { $zone } liegt schon ein Eisbrecher von dir.
}
refusal-ANT-ICE-8 = In einem Eisbrecherzug legst du keinen Eisbrecher ins Gebiet der Sonne ({ $zone }).
refusal-ANT-DISC-4 = Das Schiff, das fahren muss, darfst du erst nach der Fahrt freigeben.

## Verlauf

log-first = { $who ->
    [you] Du beginnst.
   *[other] { $seat } beginnt.
}
log-place = { $who ->
    [you] Du setzt
   *[other] { $seat } setzt
} ein Schiff ins { $zone }, auf Platz { $place }.
log-cube = { $who ->
    [you] Du beginnst
   *[other] { $seat } beginnt
} mit einem Würfel auf der { $track }.
log-sun = Die Sonne erreicht das { $zone }.
log-sail = { $who ->
    [you] Du fährst
   *[other] { $seat } fährt
} vom { $from } ins { $to }, auf Platz { $place }.
log-idle = { $who ->
    [you] Du beendest den Zug ohne Aktion.
   *[other] { $seat } beendet den Zug ohne Aktion.
}
log-build = { $who ->
    [you] Du baust { $building } im { $zone } und setzt
   *[other] { $seat } baut { $building } im { $zone } und setzt
} dort { $scientists } Wissenschaftler ein.
log-spend = { $who ->
    [you] Du gibst deine { $card } ab.
   *[other] { $seat } gibt die { $card } ab.
}
log-lost = { $who ->
    [you] Du kannst auf keiner Leiste vorrücken
   *[other] { $seat } kann auf keiner Leiste vorrücken
}: { $steps ->
    [one] 1 Schritt verfällt
   *[other] { $steps } Schritte verfallen
}.
log-next = Die nächste Baukarte { $deck } zeigt { $building }.
log-empty = Der Stapel { $deck } ist leer.
log-ship = { $who ->
    [you] Du bekommst
   *[other] { $seat } bekommt
} ein neues Schiff im { $zone }, auf Platz { $place }.
log-take = { $who ->
    [you] Du nimmst
   *[other] { $seat } nimmt
} { $shipyard }.
log-pile-gone = { $cards ->
    [one] 1 Werftkarte reicht nicht für alle: Sie kommt aus dem Spiel.
   *[other] { $cards } Werftkarten reichen nicht für alle: Sie kommen aus dem Spiel.
}
log-recruit = { $who ->
    [you] Du heuerst
   *[other] { $seat } heuert
} im { $zone } { $scientists } Wissenschaftler an.
log-research = { $who ->
    [you] Du forschst
   *[other] { $seat } forscht
} im { $zone }.
log-advance = { $who ->
    [you] Du rückst
   *[other] { $seat } rückt
} auf der { $track } um { $steps ->
    [one] 1 Schritt
   *[other] { $steps } Schritte
} vor, auf Feld { $space }.
log-steps-lost = { $steps ->
    [one] 1 Schritt verfällt
   *[other] { $steps } Schritte verfallen
}: Auf der { $track } ist weiter vorn kein Feld mehr frei.
log-icon = { $who ->
    [you] Du erreichst
   *[other] { $seat } erreicht
} ein Symbol der { $track }: { $icon }.
log-join = { $scientists ->
    [0] { $who ->
        [you] Deine Reserve ist leer: Niemand kommt zum Personal.
       *[other] Die Reserve von { $seat } ist leer: Niemand kommt zum Personal.
    }
    [one] { $who ->
        [you] 1 Wissenschaftler kommt zu deinem Personal.
       *[other] 1 Wissenschaftler kommt zum Personal von { $seat }.
    }
   *[other] { $who ->
        [you] { $scientists } Wissenschaftler kommen zu deinem Personal.
       *[other] { $scientists } Wissenschaftler kommen zum Personal von { $seat }.
    }
}
log-no-ship = { $who ->
    [you] Du bekommst kein neues Schiff: In deinem Vorrat ist keins mehr.
   *[other] { $seat } bekommt kein neues Schiff: Im Vorrat ist keins mehr.
}
log-no-room = { $who ->
    [you] Du bekommst
   *[other] { $seat } bekommt
} kein neues Schiff: Das Gebiet der Sonne ({ $zone }) ist voll.
log-card = { $who ->
    [you] Du nimmst
   *[other] { $seat } nimmt
} { $card }.
log-no-card = { $card_key ->
    [simple] { $who ->
        [you] Du hast noch eine einfache Ressource und nimmst keine.
       *[other] { $seat } hat noch eine einfache Ressource und nimmt keine.
    }
   *[other] { $who ->
        [you] Du kannst { $card } nicht nehmen.
       *[other] { $seat } kann { $card } nicht nehmen.
    }
}
log-move = { $who ->
    [you] Du versetzt
   *[other] { $seat } versetzt
} ein Schiff vom { $from } ins { $to }.
log-stay = { $who ->
    [you] Du versetzt kein Schiff.
   *[other] { $seat } versetzt kein Schiff.
}
log-pass = { $who ->
    [you] Du rückst nicht vor.
   *[other] { $seat } rückt nicht vor.
}
log-offer = Der Werftstapel zeigt { $shipyard }.
log-no-draft = Es gibt zu wenige Werftkarten für alle: Niemand nimmt eine.
log-play = { $who ->
    [you] Du spielst deine { $card }.
   *[other] { $seat } spielt die { $card }.
}
log-settle = { $who ->
    [you] Du setzt
   *[other] { $seat } setzt
} im { $zone } { $scientists } Wissenschaftler ein.
log-lay = { $who ->
    [you] Du legst
   *[other] { $seat } legt
} einen Eisbrecher ins { $zone }.
log-give = { $who ->
    [you] Du gibst { $piece } aus deinem Vorrat frei{ $scientists ->
        [0] .
       *[other] {" "}und bekommst 1 Wissenschaftler.
    }
   *[other] { $seat } gibt { $piece } aus dem Vorrat frei{ $scientists ->
        [0] .
       *[other] {" "}und bekommt 1 Wissenschaftler.
    }
}
log-scrap = { $who ->
    [you] Du gibst ein Schiff im { $zone } frei{ $scientists ->
        [0] .
       *[other] {" "}und bekommst 1 Wissenschaftler.
    }
   *[other] { $seat } gibt ein Schiff im { $zone } frei{ $scientists ->
        [0] .
       *[other] {" "}und bekommt 1 Wissenschaftler.
    }
}
log-icebreaker-go = { $who ->
    [you] Dein Eisbrecher im { $zone } öffnet den Weg: Dein zweites Schiff ist dran.
   *[other] Der Eisbrecher von { $seat } im { $zone } öffnet den Weg: Das zweite Schiff ist dran.
}
log-icebreaker-stay = { $who ->
    [you] Du lässt dein zweites Schiff im { $zone } warten.
   *[other] { $seat } lässt das zweite Schiff im { $zone } warten.
}
log-melt = { $who ->
    [you] Dein Eisbrecher im { $zone } kommt aus dem Spiel.
   *[other] Der Eisbrecher von { $seat } im { $zone } kommt aus dem Spiel.
}
log-end-scientists = { $who ->
    [you] Du hast weder im Personal noch in der Reserve einen Wissenschaftler: Die Partie endet.
   *[other] { $seat } hat weder im Personal noch in der Reserve einen Wissenschaftler: Die Partie endet.
}
log-end-cards = Alle Baukarten sind gebaut: Die Partie endet.
log-end-ships = Kein Schiff ist mehr auf See: Die Partie endet.
log-end-still = Seit drei Umläufen der Sonne haben sich nur Schiffe bewegt: Die Partie endet.
log-score-zone = { $who ->
    [you] Du erhältst
   *[other] { $seat } erhält
} { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
} im { $zone } (Wissenschaftler: { $measure }).
log-score-track = { $who ->
    [you] Du erhältst
   *[other] { $seat } erhält
} { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
} auf der { $track } (Feld { $measure }).
log-score-stars = { $who ->
    [you] Du erhältst
   *[other] { $seat } erhält
} { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
} für { $measure ->
    [one] 1 Sternkarte
   *[other] { $measure } Sternkarten
}.
log-score-given = { $who ->
    [you] Du erhältst
   *[other] { $seat } erhält
} { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
} für { $measure ->
    [one] 1 freigegebenen Spielstein
   *[other] { $measure } freigegebene Spielsteine
}.
log-score-total = { $who ->
    [you] Du hast insgesamt
   *[other] { $seat } hat insgesamt
} { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}.
log-tie-firsts = Gleichstand nach Punkten: { $who ->
    [you] Du liegst
   *[other] { $seat } liegt
} { $n ->
    [0] nirgends
    [one] einmal
   *[other] { $n }-mal
} vorn.
log-tie-cards = Noch immer Gleichstand: { $who ->
    [you] Du hast
   *[other] { $seat } hat
} { $n ->
    [0] keine Karte
    [one] 1 Karte
   *[other] { $n } Karten
} gebaut.
log-win = { $who ->
    [you] Du gewinnst die Partie.
   *[other] { $seat } gewinnt die Partie.
}
log-share = { $who ->
    [you] Du teilst den Sieg.
   *[other] { $seat } teilt den Sieg.
}

# -- Das Bild: Beschriftungen, was ein Stein beim Zeigen sagt, und die Stellung in Worten. ---------------------------

picture-board = Der Kontinent: acht Gebiete um die Forschungsleisten
picture-strip = Kommende Züge, wenn sich nichts bewegt
picture-cards = Offene Baukarten
picture-players = Personen
picture-research = Forschung

picture-player = { $who ->
    [you] Du
   *[other] { $name }
}
picture-none = keine
picture-no-cards = keine Karten

picture-zone-sw = Links unten
picture-zone-s = Unten
picture-zone-se = Rechts unten
picture-zone-e = Rechts
picture-zone-ne = Rechts oben
picture-zone-n = Oben
picture-zone-nw = Links oben
picture-zone-w = Links

picture-head-zone = Gebiet
picture-head-deeds = dort möglich
picture-head-when = Platz, Gebiete bis zum Zug
picture-zone-closed = { $zone }: in dieser Partie durch Packeis geschlossen.
picture-zone-holds = { $zone }. Gebäude: { $buildings }. Wissenschaftler: { $people }.
picture-zone-pot = Wer vorn liegt, nimmt jetzt { $pot } Punkte: { $leaders }.
picture-zone-strength = Deine Stärke hier: { $n }.
picture-building-at = { $building } ({ $zone })
picture-building-new = { $building } ({ $zone }), gerade gebaut
picture-scientists = { $who ->
    [you] { $n ->
        [one] Dein Wissenschaftler
       *[other] Deine { $n } Wissenschaftler
    }
   *[other] { $n } Wissenschaftler von { $name }
}
picture-pot = { $zone }: Wer vorn liegt, nimmt jetzt { $pot } Punkte ({ $leaders })

picture-sun = Die Sonne steht über: { $zone }
picture-sun-away = { $n ->
    [one] { $zone }: Hierher kommt die Sonne als Nächstes
   *[other] { $zone }: Die Sonne ist noch { $n } Gebiete entfernt
}
picture-ship = { $who ->
    [you] Dein Schiff ({ $zone }, Platz { $place })
   *[other] Schiff von { $name } ({ $zone }, Platz { $place })
}
picture-icebreaker = { $who ->
    [you] Dein Eisbrecher ({ $zone }): Dein zweites Schiff darf hier nach dem ersten handeln
   *[other] Eisbrecher von { $name } ({ $zone }): Das zweite Schiff darf hier nach dem ersten handeln
}
picture-wake = { $who ->
    [you] Letzter Zug: deine Fahrt ({ $start } → { $zone })
   *[other] Letzter Zug: Fahrt von { $name } ({ $start } → { $zone })
}
picture-wake-new = { $who ->
    [you] Letzter Zug: dein neues Schiff ({ $zone })
   *[other] Letzter Zug: neues Schiff von { $name } ({ $zone })
}

picture-legend-red = jeder Würfel, der vorbeikommt
picture-legend-blue = der erste Würfel: für alle
picture-track-closed = { $track }: bei so wenigen Personen geschlossen
picture-track-points = { $who ->
    [you] { $track }: Du liegst vorn und erhältst jetzt { $n } Punkte
   *[other] { $track }: { $name } liegt vorn und erhält jetzt { $n } Punkte
}
picture-cube = { $who ->
    [you] { $track }: dein Würfel auf Feld { $space }, jetzt { $n } Punkte
   *[other] { $track }: Würfel von { $name } auf Feld { $space }, jetzt { $n } Punkte
}
picture-icon-red = Feld { $space }: { $icon } (für jeden Würfel, der vorbeikommt)
picture-icon-blue = { $used ->
    [true] Feld { $space }: { $icon } (verbraucht)
   *[other] Feld { $space }: { $icon } (einmal, für alle)
}

picture-until-end = Bis zum Ende
picture-end-scientists = Noch { $n } Wissenschaftler in Personal und Reserve: { $people }. Bei 0 endet die Partie.
picture-end-cards = { $n ->
    [one] Insgesamt noch 1 Baukarte. Bei 0 endet die Partie.
   *[other] Insgesamt noch { $n } Baukarten. Bei 0 endet die Partie.
}
picture-end-still = Die Sonne ist { $n } Gebiete weit gezogen, und nur Schiffe haben sich bewegt. Bei { $limit } endet die Partie.
picture-pile = Werftstapel
picture-draft = Werftkarten zur Wahl
picture-pile-card = { $card }: { $n }
picture-points-now = Punkte jetzt
picture-points-final = Punkte

picture-turn = { $who ->
    [you] { $n ->
        [0] Du jetzt ({ $zone })
        [one] Du ({ $zone }), 1 Gebiet vor der Sonne
       *[other] Du ({ $zone }), { $n } Gebiete vor der Sonne
    }
   *[other] { $n ->
        [0] { $name } jetzt ({ $zone })
        [one] { $name } ({ $zone }), 1 Gebiet vor der Sonne
       *[other] { $name } ({ $zone }), { $n } Gebiete vor der Sonne
    }
}
picture-lap = Umlauf { $n } der Sonne
picture-by-icebreaker = durch Eisbrecher
picture-again = { $n ->
    [one] dann du
   *[other] du in { $n } Zügen
}
picture-again-later = du wieder nach diesem Umlauf
picture-again-none = kein Schiff von dir wartet

picture-cards-left = noch { $n }
picture-cards-left-long = { $n ->
    [one] Noch 1 Karte in diesem Stapel
   *[other] Noch { $n } Karten in diesem Stapel
}
picture-deck-empty = Stapel leer.
picture-cost-scientists = { $n } Wissenschaftler einzusetzen
picture-cost-steps = { $n ->
    [one] 1 Forschungsschritt
   *[other] { $n } Forschungsschritte
}
picture-cost-star = Zählt als Sternkarte
picture-costs-card = Kostet deine Karte: { $card }
picture-need-ok = gedeckt
picture-need-card = eine Karte ersetzt es
picture-need-no = fehlt
picture-need-at = { $zones }
picture-need-only = nur { $zones }
picture-need-some = { $zones }
picture-need-or-card = { $zones } oder Karte
picture-need-nowhere = noch nirgends
picture-need-nowhere-card = nirgends, oder Karte
picture-status-yes = Möglich
picture-status-ready = in { $n } von { $of } Gebieten
picture-status-here = hier
picture-status-no = Noch nicht:
picture-status-over = Die Partie ist zu Ende.
picture-lack-scientists = Personal: { $n } zu wenig
picture-lack-needs = { $n ->
    [one] dir fehlt eins
   *[other] dir fehlen { $n }
}
picture-lack-stands = steht hier schon
picture-lack-other = kein Gebiet frei
picture-rosette = Baubar: { $zones }. Steht schon: { $stands }.

picture-first-player = Beginnt
picture-winner = Sieg
picture-now = jetzt
picture-split = Gebiete { $zones }, Leisten { $tracks }, Baukarten { $stars }, Spielsteine { $given }
picture-stat-staff = Personal, bereit zum Einsetzen: { $n }
picture-stat-reserve = Reserve, noch anzuheuern: { $n }
picture-stat-vessel = Schiffe im Vorrat: { $n }
picture-stat-cube = Würfel im Vorrat: { $n }
picture-stat-star = Sternkarten: { $n }
picture-stat-give = Freigegebene Spielsteine: { $n }

picture-could-research = { $n ->
    [one] Forschen: 1 Schritt ({ $tracks })
   *[other] Forschen: { $n } Schritte ({ $tracks })
}
picture-could-recruit = { $n ->
    [0] Niemand mehr anzuheuern
   *[other] { $n } Wissenschaftler anheuern
}
picture-could-ship = Schiff bauen ({ $zone })
picture-others-take = Alle anderen nehmen eine Werftkarte
picture-ends-turn = beendet den Zug
picture-could-build = Bauen: { $building }
picture-could-build-card = Bauen: { $building }, mit der Karte: { $card }
picture-nth = { $n }.
picture-when = { $n ->
    [one] Platz { $place }; bewegt sich nichts, handelt das Schiff, wenn die Sonne 1 Gebiet weiter ist
   *[other] Platz { $place }; bewegt sich nichts, handelt das Schiff, wenn die Sonne { $n } Gebiete weiter ist
}
picture-lands = { $n ->
    [one] 1 Schritt, auf Feld { $space } (Wert { $value })
   *[other] { $n } Schritte, auf Feld { $space } (Wert { $value })
}
picture-space = Feld { $n }

picture-ended-scientists = Jemand hat weder im Personal noch in der Reserve einen Wissenschaftler.
picture-ended-cards = Alle Baukarten sind gebaut.
picture-ended-ANT-END-5 = Kein Schiff ist mehr auf dem Plan.
picture-ended-ANT-END-6 = Drei Umläufe der Sonne lang hat sich nichts geändert.

picture-words-mine = Was dir gehört
picture-words-turns = Die Sonne und die kommenden Züge
picture-words-zones = Die Gebiete, von der Sonne an
picture-words-others = Die anderen
picture-words-player = { $name }: Personal { $staff }, Reserve { $reserve }, Schiffe auf dem Plan { $sailing }, Schiffe im Vorrat { $ships }, Würfel im Vorrat { $cubes }, Sternkarten { $stars }, freigegeben { $given }.
picture-words-hand = { $name }, Hand: { $cards }.
picture-words-points = { $name }: { $n } Punkte, wenn jetzt Schluss wäre (Gebiete { $zones }, Leisten { $tracks }, Baukarten { $stars }, Spielsteine { $given }).
picture-words-queue = Schiffe der Reihe nach: { $queue }.
picture-words-icebreakers = Eisbrecher: { $people }.
picture-words-card = { $deck }: { $building }. Wissenschaftler: { $scientists }. Forschungsschritte: { $steps }. Karten übrig: { $left }.
picture-words-needs = Braucht: { $needs }.
picture-words-ready = Baubar in { $n } von { $of } Gebieten: { $zones }.
picture-words-cube = { $name } auf Feld { $space } ({ $n } Punkte)
picture-words-icons = Symbole, die noch wirken: { $icons }.

goal-line = Wer die meisten Punkte hat, gewinnt. Die Partie endet, wenn jemand keinen Wissenschaftler mehr schicken kann oder alle drei Stapel gebaut sind.
worth-zones = Punkte in Gebieten
worth-tracks = Punkte auf Forschungsleisten
worth-stars = Sternkarten
worth-given = freigegebene Spielsteine
worth-majorities = sicherer Vorsprung in Gebieten
worth-staff = verfügbares Personal
worth-reserve = Wissenschaftler in der Reserve
worth-ships = Schiffe auf dem Plan
worth-turns = Züge, die bald kommen
worth-spare-ships = Schiffe im Vorrat
worth-spare-cubes = Würfel im Vorrat
worth-reach = Karten, die du bauen kannst
worth-held = Handkarten
worth-points = Punkte
tally-zones = Gebiete
tally-tracks = Leisten
tally-stars = Baukarten
tally-given = Spielsteine
tally-tie-firsts = erste Plätze
tally-tie-cards = gebaute Karten
lap = Umlauf