# Pebble en français.

title = Pebble
tagline = Peuplez une rivière avec une poignée de galets et quelques oiseaux. Le jeu pour découvrir Farside.
length = 10 minutes
tab-river = Rivière
tab-hand = Main
tab-birds = Oiseaux, joueurs
table-places = Vieux gué; Longue rive; Coude du saule; Mare au héron; Bief du moulin; Gué des aulnes; Sentier de la loutre; Pas japonais
preset-calm = Rivière calme
preset-calm-line = Le jeu tel quel.
preset-flood = Avec crues
preset-flood-line = La rivière monte de temps en temps.
variant-river = Rivière
variant-river-calm = calme
variant-river-flood = avec crues

site-spring = source
    .the = la source
site-grove = bosquet
    .the = le bosquet
site-ford = gué
    .the = le gué
site-bank = rive
    .the = la rive
site-mill = moulin
    .the = le moulin
site-isle = île
    .the = l’île
site-pool = étang
    .the = l’étang
site-cape = cap
    .the = le cap
site-delta = delta
    .the = le delta

bird-kingfisher = martin-pêcheur
    .a = un martin-pêcheur
bird-heron = héron
    .a = un héron
bird-gull = mouette
    .a = une mouette
bird-duck = canard
    .a = un canard
bird-swan = cygne
    .a = un cygne
bird-owl = chouette
    .a = une chouette

ask-plan = { $who ->
    [you] Choisissez l’oiseau à poser face cachée : il décide du moment de votre tour et de ce qu’il rapporte.
   *[other] { $seat } choisit un oiseau.
}
ask-turn = { $who ->
    [you] Occupez un site ou passez.
   *[other] { $seat } occupe un site ou passe.
}
ask-gift = { $who ->
    [you] Occuper un site fait un cadeau à quelqu’un : qui reçoit un galet de la rivière ?
   *[other] { $seat } choisit qui reçoit un galet de la rivière.
}

option-plan = Poser { $bird }
option-settle = Occuper { $site }
option-pass = Passer
option-give = L’offrir à { $to }

refusal-PEB-PLAN-2 = Vous n’avez pas cet oiseau en main.
refusal-PEB-SETTLE-2 = { $owner_who ->
    [you] Vous occupez déjà { $site }.
   *[other] { $owner } occupe déjà { $site }.
}
refusal-PEB-SETTLE-3 = { $pebbles ->
    [0] Vous n’avez aucun galet
    [one] Vous avez un galet
   *[other] Vous avez { $pebbles } galets
} ; { $site } en coûte { $price }.
refusal-PEB-SETTLE-4 = Pour cette manche, { $site } est sous l’eau.

log-round = La manche { $n } commence.
log-flood = La rivière en crue recouvre { $site }.
log-plan = Vous posez { $bird } face cachée.
log-plan-veiled = { $seat } pose un oiseau face cachée.
log-bird = { $who ->
    [you] Vous retournez { $bird }{ $n ->
        [0] .
        [one] { " " }et prenez un galet.
       *[other] { " " }et prenez { $n } galets.
    }
   *[other] { $seat } retourne { $bird }{ $n ->
        [0] .
        [one] { " " }et prend un galet.
       *[other] { " " }et prend { $n } galets.
    }
}
log-settle = { $who ->
    [you] Vous occupez { $site } pour { $price ->
        [0] rien
        [one] un galet
       *[other] { $price } galets
    }.
   *[other] { $seat } occupe { $site } pour { $price ->
        [0] rien
        [one] un galet
       *[other] { $price } galets
    }.
}
log-pass = { $who ->
    [you] Vous passez{ $n ->
        [0] .
        [one] { " " }et prenez un galet.
       *[other] { " " }et prenez { $n } galets.
    }
   *[other] { $seat } passe{ $n ->
        [0] .
        [one] { " " }et prend un galet.
       *[other] { " " }et prend { $n } galets.
    }
}
log-gift = { $n ->
    [0] Il ne reste aucun galet dans la rivière à offrir.
   *[other] { $to_who ->
        [you] { $seat } vous offre un galet de la rivière.
       *[other] { $who ->
            [you] Vous offrez un galet de la rivière à { $to }.
           *[other] { $seat } offre un galet de la rivière à { $to }.
        }
    }
}
log-draw = Vous piochez { $bird }.
log-draw-veiled = { $seat } pioche un oiseau.
log-end = La partie est terminée.

picture-board = La rivière et ses neuf sites
picture-hand = Vos oiseaux
picture-players = Joueurs
picture-river = { $n } dans la rivière
picture-round = Manche { $n } sur { $rounds }
goal-line = Qui a le plus de points l’emporte. La partie finit après la manche { $rounds }, ou avec celle où le dernier site est occupé.
picture-deck = { $n ->
    [0] aucun oiseau à piocher
    [one] un oiseau à piocher
   *[other] { $n } oiseaux à piocher
}
picture-site = { $site } : coûte { $price }, { $points ->
    [one] { $points } point
   *[other] { $points } points
}
picture-owner = site occupé par { $owner }
picture-flooded = sous l’eau pour cette manche
picture-bird = rang { $rank }, { $pebbles ->
    [0] aucun galet
    [one] un galet
   *[other] { $pebbles } galets
}{ $discount ->
    [0] { "" }
   *[other] , les sites coûtent { $discount } de moins
}
picture-has = { $pebbles ->
    [0] aucun galet
    [one] un galet
   *[other] { $pebbles } galets
}, { $cards ->
    [0] aucun oiseau en main
    [one] un oiseau en main
   *[other] { $cards } oiseaux en main
}, { $points ->
    [one] { $points } point
   *[other] { $points } points
}
picture-played = oiseau retourné : { $bird }
picture-face-down = un oiseau face cachée

# Ce que vaut une position, élément par élément.
worth-points = points
worth-pebbles = galets en main
worth-bird = l’oiseau posé face cachée

# -- The final count, category by category. ------------------------------------------------------------

tally-sites = Sites
tally-neighbours = Voisins
tally-tie-pebbles = galets
lap = Manche
