# Pebble in English.

title = Pebble
tagline = Settle a river with a handful of pebbles and a few birds. The game to learn Farside by.
length = 10 minutes
tab-river = River
tab-hand = Hand
tab-birds = Birds, players
table-places = Old Ford; Long Bank; Willow Bend; Heron Pool; Mill Race; Alder Shallows; Otter Run; Stone Steps
preset-calm = Calm river
preset-calm-line = The game as it is.
preset-flood = With floods
preset-flood-line = The river rises now and then.
variant-river = River
variant-river-calm = calm
variant-river-flood = with floods

site-spring = spring
    .the = the spring
site-grove = grove
    .the = the grove
site-ford = ford
    .the = the ford
site-bank = bank
    .the = the bank
site-mill = mill
    .the = the mill
site-isle = isle
    .the = the isle
site-pool = pool
    .the = the pool
site-cape = cape
    .the = the cape
site-delta = delta
    .the = the delta

bird-kingfisher = kingfisher
    .a = a kingfisher
bird-heron = heron
    .a = a heron
bird-gull = gull
    .a = a gull
bird-duck = duck
    .a = a duck
bird-swan = swan
    .a = a swan
bird-owl = owl
    .a = an owl

ask-plan = { $who ->
    [you] Choose the bird to put face down: it decides when your turn comes and what it brings.
   *[other] { $seat } chooses a bird.
}
ask-turn = { $who ->
    [you] Settle a site, or pass.
   *[other] { $seat } settles a site or passes.
}
ask-gift = { $who ->
    [you] Your settlement brings a gift: who gets a pebble from the river?
   *[other] { $seat } chooses who gets a pebble from the river.
}

option-plan = Plan { $bird }
option-settle = Settle { $site }
option-pass = Pass
option-give = Give it to { $to }

refusal-PEB-PLAN-2 = You do not hold { $bird }.
refusal-PEB-SETTLE-2 = { $owner_who ->
    [you] You have already settled { $site }.
   *[other] { $owner } has already settled { $site }.
}
refusal-PEB-SETTLE-3 = { $pebbles ->
    [0] You have no pebbles
    [one] You have one pebble
   *[other] You have { $pebbles } pebbles
}; { $site } costs { $price }.
refusal-PEB-SETTLE-4 = This round { $site } is under water.

log-round = Round { $n } begins.
log-flood = The river rises over { $site }.
log-plan = You put { $bird } face down.
log-plan-veiled = { $seat } puts a bird face down.
log-bird = { $who ->
    [you] You turn up { $bird }{ $n ->
        [0] .
        [one] { " " }and take one pebble.
       *[other] { " " }and take { $n } pebbles.
    }
   *[other] { $seat } turns up { $bird }{ $n ->
        [0] .
        [one] { " " }and takes one pebble.
       *[other] { " " }and takes { $n } pebbles.
    }
}
log-settle = { $who ->
    [you] You settle { $site } for { $price }.
   *[other] { $seat } settles { $site } for { $price }.
}
log-pass = { $who ->
    [you] You pass{ $n ->
        [0] .
        [one] { " " }and take one pebble.
       *[other] { " " }and take { $n } pebbles.
    }
   *[other] { $seat } passes{ $n ->
        [0] .
        [one] { " " }and takes one pebble.
       *[other] { " " }and takes { $n } pebbles.
    }
}
log-gift = { $n ->
    [0] The river has no pebble left for a gift.
   *[other] { $to_who ->
        [you] { $seat } gives you a pebble from the river.
       *[other] { $who ->
            [you] You give { $to } a pebble from the river.
           *[other] { $seat } gives { $to } a pebble from the river.
        }
    }
}
log-draw = You draw { $bird }.
log-draw-veiled = { $seat } draws a bird.
log-end = The game is over.

picture-board = The river with its nine sites
picture-hand = Your birds
picture-players = Players
picture-river = { $n } in the river
picture-round = Round { $n } of { $rounds }
goal-line = Most points win. The game ends after round { $rounds }, or with the round in which the last site is settled.
picture-deck = { $n ->
    [0] no birds left to draw
    [one] one bird left to draw
   *[other] { $n } birds left to draw
}
picture-site = { $site }: costs { $price }, { $points ->
    [one] one point
   *[other] { $points } points
}
picture-owner = settled by { $owner }
picture-flooded = under water this round
picture-bird = rank { $rank }, { $pebbles ->
    [0] no pebbles
    [one] one pebble
   *[other] { $pebbles } pebbles
}{ $discount ->
    [0] { "" }
   *[other] , sites cost { $discount } less
}
picture-has = { $pebbles ->
    [one] one pebble
   *[other] { $pebbles } pebbles
}, { $cards ->
    [one] one bird in hand
   *[other] { $cards } birds in hand
}, { $points ->
    [one] one point
   *[other] { $points } points
}
picture-played = turned up: { $bird }
picture-face-down = a bird lies face down

# What a position is worth, part by part.
worth-points = points
worth-pebbles = pebbles at hand
worth-bird = the bird laid face down

# -- The final count, category by category. ------------------------------------------------------------

tally-sites = Sites
tally-neighbours = Neighbours
tally-tie-pebbles = pebbles
lap = Round
