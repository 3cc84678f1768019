# Pebble in italiano.

title = Pebble
tagline = Popola un fiume con una manciata di sassi e qualche uccello. Il gioco per imparare Farside.
length = 10 minuti
tab-river = Fiume
tab-hand = Mano
tab-birds = Uccelli, giocatori
table-places = Vecchio guado; Riva lunga; Ansa del salice; Pozza dell’airone; Gora del mulino; Secca degli ontani; Via della lontra; Passi di pietra
preset-calm = Fiume tranquillo
preset-calm-line = Il gioco così com’è.
preset-flood = Con le piene
preset-flood-line = Ogni tanto il fiume cresce.
variant-river = Fiume
variant-river-calm = tranquillo
variant-river-flood = con le piene

site-spring = sorgente
    .the = la sorgente
site-grove = boschetto
    .the = il boschetto
site-ford = guado
    .the = il guado
site-bank = riva
    .the = la riva
site-mill = mulino
    .the = il mulino
site-isle = isola
    .the = l’isola
site-pool = stagno
    .the = lo stagno
site-cape = capo
    .the = il capo
site-delta = delta
    .the = il delta

bird-kingfisher = martin pescatore
    .a = un martin pescatore
bird-heron = airone
    .a = un airone
bird-gull = gabbiano
    .a = un gabbiano
bird-duck = anatra
    .a = un’anatra
bird-swan = cigno
    .a = un cigno
bird-owl = gufo
    .a = un gufo

ask-plan = { $who ->
    [you] Scegli l’uccello da mettere coperto: decide quando tocca a te e che cosa ti porta.
   *[other] { $seat } sceglie un uccello.
}
ask-turn = { $who ->
    [you] Occupa un sito o passa.
   *[other] { $seat } occupa un sito o passa.
}
ask-gift = { $who ->
    [you] Chi si insedia fa un dono: chi riceve un sasso dal fiume?
   *[other] { $seat } sceglie chi riceve un sasso dal fiume.
}

option-plan = Gioca { $bird }
option-settle = Occupa { $site }
option-pass = Passa
option-give = Donalo a { $to }

refusal-PEB-PLAN-2 = Non hai questo uccello in mano.
refusal-PEB-SETTLE-2 = { $owner_who ->
    [you] Occupi già { $site }.
   *[other] { $owner } occupa già { $site }.
}
refusal-PEB-SETTLE-3 = { $pebbles ->
    [0] Non hai sassi
    [one] Hai un sasso
   *[other] Hai { $pebbles } sassi
}: { $site } ne costa { $price }.
refusal-PEB-SETTLE-4 = In questo round { $site } è sott’acqua.

log-round = Comincia il round { $n }.
log-flood = Il fiume in piena copre { $site }.
log-plan = Metti { $bird } a faccia in giù.
log-plan-veiled = { $seat } mette un uccello a faccia in giù.
log-bird = { $who ->
    [you] Scopri { $bird }{ $n ->
        [0] .
        [one] { " " }e prendi un sasso.
       *[other] { " " }e prendi { $n } sassi.
    }
   *[other] { $seat } scopre { $bird }{ $n ->
        [0] .
        [one] { " " }e prende un sasso.
       *[other] { " " }e prende { $n } sassi.
    }
}
log-settle = { $who ->
    [you] Occupi { $site } per { $price ->
        [0] niente
        [one] un sasso
       *[other] { $price } sassi
    }.
   *[other] { $seat } occupa { $site } per { $price ->
        [0] niente
        [one] un sasso
       *[other] { $price } sassi
    }.
}
log-pass = { $who ->
    [you] Passi{ $n ->
        [0] .
        [one] { " " }e prendi un sasso.
       *[other] { " " }e prendi { $n } sassi.
    }
   *[other] { $seat } passa{ $n ->
        [0] .
        [one] { " " }e prende un sasso.
       *[other] { " " }e prende { $n } sassi.
    }
}
log-gift = { $n ->
    [0] Nel fiume non resta alcun sasso da donare.
   *[other] { $to_who ->
        [you] { $seat } ti dona un sasso del fiume.
       *[other] { $who ->
            [you] Doni a { $to } un sasso del fiume.
           *[other] { $seat } dona a { $to } un sasso del fiume.
        }
    }
}
log-draw = Peschi { $bird }.
log-draw-veiled = { $seat } pesca un uccello.
log-end = La partita è finita.

picture-board = Il fiume e i suoi nove siti
picture-hand = I tuoi uccelli
picture-players = Giocatori
picture-river = { $n } nel fiume
picture-round = Round { $n } di { $rounds }
goal-line = Vince chi ha più punti. La partita finisce dopo il round { $rounds }, o con quello in cui si occupa l’ultimo sito.
picture-deck = { $n ->
    [0] nessun uccello da pescare
    [one] un uccello da pescare
   *[other] { $n } uccelli da pescare
}
picture-site = { $site }: costa { $price }, { $points ->
    [one] un punto
   *[other] { $points } punti
}
picture-owner = sito occupato da { $owner }
picture-flooded = sott’acqua in questo round
picture-bird = rango { $rank }, { $pebbles ->
    [0] nessun sasso
    [one] un sasso
   *[other] { $pebbles } sassi
}{ $discount ->
    [0] { "" }
   *[other] , i siti costano { $discount } in meno
}
picture-has = { $pebbles ->
    [0] nessun sasso
    [one] un sasso
   *[other] { $pebbles } sassi
}, { $cards ->
    [0] nessun uccello in mano
    [one] un uccello in mano
   *[other] { $cards } uccelli in mano
}, { $points ->
    [one] un punto
   *[other] { $points } punti
}
picture-played = uccello scoperto: { $bird }
picture-face-down = un uccello coperto

# Quanto vale una posizione, parte per parte.
worth-points = punti
worth-pebbles = sassi in mano
worth-bird = l’uccello coperto

# -- The final count, category by category. ------------------------------------------------------------

tally-sites = Siti
tally-neighbours = Vicini
tally-tie-pebbles = sassi
lap = Round
