# Pebble auf Deutsch.

title = Pebble
tagline = Besiedle einen Fluss mit einer Handvoll Kiesel und ein paar Vögeln. Das Spiel, an dem man Farside lernt.
length = 10 Minuten
tab-river = Fluss
tab-hand = Hand
tab-birds = Vögel, Personen
table-places = Alte Furt; Langes Ufer; Weidenbogen; Reiherweiher; Mühlbach; Erlenwasser; Ottergang; Steinstufen
preset-calm = Ruhiger Fluss
preset-calm-line = Das Spiel, wie es ist.
preset-flood = Mit Hochwasser
preset-flood-line = Der Fluss steigt dann und wann.
variant-river = Fluss
variant-river-calm = ruhig
variant-river-flood = mit Hochwasser

site-spring = Quelle
    .the = die Quelle
site-grove = Hain
    .the = den Hain
site-ford = Furt
    .the = die Furt
site-bank = Ufer
    .the = das Ufer
site-mill = Mühle
    .the = die Mühle
site-isle = Insel
    .the = die Insel
site-pool = Weiher
    .the = den Weiher
site-cape = Kap
    .the = das Kap
site-delta = Delta
    .the = das Delta

bird-kingfisher = Eisvogel
    .a = einen Eisvogel
bird-heron = Reiher
    .a = einen Reiher
bird-gull = Möwe
    .a = eine Möwe
bird-duck = Ente
    .a = eine Ente
bird-swan = Schwan
    .a = einen Schwan
bird-owl = Eule
    .a = eine Eule

ask-plan = { $who ->
    [you] Welchen Vogel legst du verdeckt ab? Er entscheidet, wann du dran bist und was er bringt.
   *[other] { $seat } wählt einen Vogel.
}
ask-turn = { $who ->
    [you] Besiedle einen Ort, oder passe.
   *[other] { $seat } besiedelt einen Ort oder passt.
}
ask-gift = { $who ->
    [you] Deine Siedlung bringt ein Geschenk: Wer bekommt einen Kiesel aus dem Fluss?
   *[other] { $seat } wählt, wer einen Kiesel aus dem Fluss bekommt.
}

option-plan = { $bird_key ->
    [kingfisher] Eisvogel
    [heron] Reiher
    [gull] Möwe
    [duck] Ente
    [swan] Schwan
   *[owl] Eule
} planen
option-settle = { $site_key ->
    [spring] Quelle
    [grove] Hain
    [ford] Furt
    [bank] Ufer
    [mill] Mühle
    [isle] Insel
    [pool] Weiher
    [cape] Kap
   *[delta] Delta
} besiedeln
option-pass = Passen
option-give = { $to } geben

refusal-PEB-PLAN-2 = Diesen Vogel hast du nicht auf der Hand.
refusal-PEB-SETTLE-2 = { $owner_who ->
    [you] Du hast { $site } schon besiedelt.
   *[other] { $owner } hat { $site } schon besiedelt.
}
refusal-PEB-SETTLE-3 = { $pebbles ->
    [0] Du hast keinen Kiesel
   *[other] Du hast { $pebbles } Kiesel
}; der Preis ist { $price }.
refusal-PEB-SETTLE-4 = In dieser Runde liegt dieser Ort unter Wasser.

log-round = Runde { $n } beginnt.
log-flood = Der Fluss steigt über { $site }.
log-plan = Du legst { $bird } verdeckt ab.
log-plan-veiled = { $seat } legt einen Vogel verdeckt ab.
log-bird = { $who ->
    [you] Du deckst { $bird } auf{ $n ->
        [0] .
       *[other] { " " }und nimmst { $n } Kiesel.
    }
   *[other] { $seat } deckt { $bird } auf{ $n ->
        [0] .
       *[other] { " " }und nimmt { $n } Kiesel.
    }
}
log-settle = { $who ->
    [you] Du besiedelst { $site } { $price ->
        [0] kostenlos
       *[other] für { $price } Kiesel
    }.
   *[other] { $seat } besiedelt { $site } { $price ->
        [0] kostenlos
       *[other] für { $price } Kiesel
    }.
}
log-pass = { $who ->
    [you] Du passt{ $n ->
        [0] .
       *[other] { " " }und nimmst { $n } Kiesel.
    }
   *[other] { $seat } passt{ $n ->
        [0] .
       *[other] { " " }und nimmt { $n } Kiesel.
    }
}
log-gift = { $n ->
    [0] Der Fluss hat keinen Kiesel mehr zu verschenken.
   *[other] { $to_who ->
        [you] { $seat } gibt dir einen Kiesel aus dem Fluss.
       *[other] { $who ->
            [you] Du gibst { $to } einen Kiesel aus dem Fluss.
           *[other] { $seat } gibt { $to } einen Kiesel aus dem Fluss.
        }
    }
}
log-draw = Du ziehst { $bird }.
log-draw-veiled = { $seat } zieht einen Vogel.
log-end = Die Partie ist zu Ende.

picture-board = Der Fluss mit seinen neun Orten
picture-hand = Deine Vögel
picture-players = Personen
picture-river = { $n } im Fluss
picture-round = Runde { $n } von { $rounds }
picture-deck = { $n ->
    [0] kein Vogel mehr zu ziehen
    [one] noch 1 Vogel zu ziehen
   *[other] noch { $n } Vögel zu ziehen
}
picture-site = { $site }: kostet { $price }, { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}
picture-owner = besiedelt von { $owner }
picture-flooded = in dieser Runde unter Wasser
picture-bird = Rang { $rank }, { $pebbles ->
    [0] keine Kiesel
   *[other] { $pebbles } Kiesel
}{ $discount ->
    [0] { "" }
   *[other] , Orte kosten { $discount } weniger
}
picture-has = { $pebbles } Kiesel, { $cards ->
    [one] 1 Vogel auf der Hand
   *[other] { $cards } Vögel auf der Hand
}, { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}
picture-played = aufgedeckt: { $bird }
picture-face-down = ein Vogel liegt verdeckt

goal-line = Wer die meisten Punkte hat, gewinnt. Die Partie endet nach Runde { $rounds } oder mit der Runde, in der der letzte Ort besiedelt wird.
worth-points = Punkte
worth-pebbles = verfügbare Kiesel
worth-bird = der verdeckte Vogel
tally-sites = Orte
tally-neighbours = Nachbarn
tally-tie-pebbles = Kiesel
lap = Runde