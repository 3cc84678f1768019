# Skymines in English.

title = Skymines
tagline = Buy into four companies and push their outposts across the Moon.
length = 75 to 150 min
table-places = Mare Moscoviense; Mare Ingenii; Mare Orientale; Mare Australe; Mare Marginis; Mare Smythii; Mare Humboldtianum; Lacus Solitudinis; Lacus Luxuriae; Lacus Oblivionis; Lacus Autumni; Lacus Veris
preset-first = First game
preset-first-line = Printed start, fixed tracks and tiles. The way the rulebook teaches it.
preset-full = Full game
preset-full-line = Four company tracks at random, you choose a starting tile.
preset-luna = Solo against Luna
preset-luna-line = She plays by cards, at nine levels. Nobody to wait for.
preset-belt = Belt with missions
preset-belt-line = Asteroids for the Moon, and tasks to claim on the way.
preset-campaign = Campaign
preset-campaign-line = Four chapters with a story; the table remembers.
variant-side = Side of the board
variant-side-moon = the Moon
variant-tracks = Company tracks
variant-tracks-first-game = A1, B1, C1, D1 (first game)
variant-tracks-random = four at random
variant-tiles = Starting research tiles
variant-tiles-first-game = fixed (first game)
variant-tiles-choose = one of two
variant-constrained = Resting slots
variant-constrained-false = of choice
variant-constrained-true = facing the action slot (constrained slots)

## Tabs

tab-moon = Moon
tab-belt = Belt
tab-tracks = Tracks
tab-market = Market
tab-bonus = Bonus
tab-lab = Lab
tab-mine = Mine
tab-score = Score

## Luna

player-4 = Luna
variant-luna = Luna, who plays by herself
variant-luna-none = without Luna
variant-luna-0 = level 0, the gentlest
variant-luna-1 = level 1, easy
variant-luna-2 = level 2, standard
variant-luna-3 = level 3, advanced
variant-luna-4 = level 4, advanced
variant-luna-5 = level 5, advanced: for one person
variant-luna-6 = level 6, hard
variant-luna-7 = level 7, hard
variant-luna-8 = level 8, the hardest
solo-title = Alone against Luna
solo-level = level { $level }
solo-line = Luna is the game’s own opponent: she plays by her cards, and you can check every step of hers.

lunacard-L1-01 = I-1
    .says = take the card of her slot; take the most valuable share on display
lunacard-L1-02 = I-2
    .says = invest 2 in the second most valuable company; take the cards of her slot
lunacard-L1-03 = I-3
    .says = 2 crypcoins; invest 2 in the most valuable company; a marker on the bonus space of her slot
lunacard-L1-04 = I-4
    .says = 2 crypcoins; upload +1; a marker on the bonus space of her slot
lunacard-L1-05 = I-5
    .says = 2 crypcoins; upload +1; a marker on the bonus space of her slot
lunacard-L1-06 = I-6
    .says = invest 2 in her biggest lead; expand it by 2, lowest numbers first
lunacard-L1-07 = I-7
    .says = invest 2 in her biggest lead; expand it by 2, highest numbers first
lunacard-L1-08 = I-8
    .says = 2 crypcoins; upload +1; a marker on the bonus space of her slot
lunacard-L1-09 = I-9
    .says = invest 2 in each of the two most valuable companies; discard the newest special plan; discard the A plan of her slot and take the supplement coins
lunacard-L1-10 = I-10
    .says = 3 crypcoins; invest 3 in the least valuable company; expand it by 3, highest numbers first
lunacard-L1-11 = I-11
    .says = invest 2 in each of the two most valuable companies; discard the B plan of her slot and take the supplement coins; discard the C plan of her slot and take the supplement coins
lunacard-L1-12 = I-12
    .says = helium +2; take the cards of her slot
lunacard-L2-01 = II-1
    .says = 3 crypcoins; invest 3 in each of the two most valuable companies; discard the B plan of her slot and take the supplement coins
lunacard-L2-02 = II-2
    .says = invest 3 in each of the four companies; discard the newest special plan; discard the A plan of her slot and take the supplement coins
lunacard-L2-03 = II-3
    .says = invest 3 in her biggest lead; expand it by 3, highest numbers first
lunacard-L2-04 = II-4
    .says = 3 crypcoins; upload +2; a marker on the bonus space of her slot
lunacard-L2-05 = II-5
    .says = helium +2; upload +2; take the card of her slot; take the most valuable share on display
lunacard-L2-06 = II-6
    .says = 3 crypcoins; helium +4; a marker on the bonus space of her slot
lunacard-L2-07 = II-7
    .says = invest 2 in each of her two biggest leads; expand both by 2, the less valuable first, lowest numbers first
half-left = the left majority card
half-right = the right majority card
half-neither = neither majority card
pick-most_valuable = the most valuable company
pick-second_most_valuable = the second most valuable company
pick-two_most_valuable = one of the two most valuable companies
pick-least_valuable = the least valuable company
pick-biggest_lead = her biggest lead
pick-two_biggest_leads = one of her two biggest leads
pick-all_four = one of all four companies
tie-value = decided by the value of a share
tie-vacant = a tie, broken by vacant home spaces
tie-track = a tie, broken by the letter of the track
tie-lead = decided by her lead
tie-lead-value = equal leads, decided by the value of a share
tie-lead-vacant = equal leads and values, broken by vacant home spaces
tie-lead-track = equal leads and values, broken by the letter of the track
order-MIN = lowest numbers first
order-MAX = highest numbers first

refusal-SKY-LUNA-16 = Luna’s majority cards show more: { $most } against your { $own }.

log-luna-tile = Luna starts with the bonus of { $tile }; the tile goes back to the box (SKY-LUNA-6).
log-luna-deal = Luna is dealt { $n } cards face down (SKY-LUNA-12).
log-luna-shuffle = Luna’s deck is empty: her discard pile is shuffled{ $added ->
    [0] { "" }
   *[other] { " " }with a card of grade 2
}, { $cards ->
    [one] one card
   *[other] { $cards } cards
} (SKY-LUNA-14).
log-luna-majority = Luna shows { $card } as { $side }: { $side_key ->
    [left] titanium { $left }, carbon { $right }
   *[other] energy { $left }, minerals { $right }
}, { $icons ->
    [0] no scientist
    [one] one scientist
   *[other] { $icons } scientists
} (SKY-LUNA-15).
log-luna-token = Luna reaches a token: a card of grade 2 goes on top of her deck, { $left } are left (SKY-LUNA-11).
log-luna-turn = Luna turns up { $card } in slot { $slot }: { $says } (SKY-LUNA-17).
log-luna-pick = Luna invests in { $company }, { $pick } ({ $pick_key ->
    [biggest_lead] margin { $n }
    [two_biggest_leads] margin { $n }
   *[other] a share is worth { $n }
}{ $tie_key ->
    [value] { "" }
    [lead] { "" }
   *[other] ; { $tie }
}) { $pick_key ->
    [biggest_lead] (SKY-LUNA-25).
    [two_biggest_leads] (SKY-LUNA-25).
   *[other] (SKY-LUNA-24).
}
log-luna-barrier = Luna pays { $coins ->
    [0] nothing
    [one] one crypcoin
   *[other] { $coins } crypcoins
} at a barrier of { $cost } on the { $company } track and moves on (SKY-LUNA-23).
log-luna-threshold = Luna crosses a threshold of the { $company } track and takes { $coins ->
    [one] one crypcoin
   *[other] { $coins } crypcoins
}.
log-luna-beyond = Luna takes { $coins } crypcoins for { $steps ->
    [one] one step
   *[other] { $steps } steps
} beyond the end (SKY-LUNA-22).
log-luna-marker = Luna puts a marker on { $space } (SKY-LUNA-26).
log-luna-blocked = Luna’s marker should go on { $space }, but { $owner_who ->
    [you] yours stands there
    [same] another of hers stands there
   *[other] { $owner }’s stands there
}: nothing happens (SKY-LUNA-26).
log-luna-take = Luna takes { $card } from space { $space } (SKY-LUNA-27).
log-luna-gap = Space { $space } of the display is empty: Luna takes nothing (SKY-LUNA-27).
log-luna-share = The most valuable share on display is { $company }’s, worth { $value }{ $tie_key ->
    [value] { "" }
   *[other] ; { $tie }
} (SKY-LUNA-28).
log-luna-no-share = There is no share on display for Luna (SKY-LUNA-28).
log-luna-plan = Luna removes the { $plan } on { $place } from the game (SKY-LUNA-29).
log-luna-no-plan = { $place } is empty: Luna removes no plan (SKY-LUNA-29).
log-luna-special = Luna removes the special plan of round { $round } from the game (SKY-LUNA-29).
log-luna-no-special = No special plan lies open for Luna (SKY-LUNA-29).
log-luna-expand = { $company } expands for Luna with { $points ->
    [one] one point
   *[other] { $points } points
}, { $order } (SKY-LUNA-30).
log-luna-enter = { $company } enters sector { $sector } from column { $column }; a share is now worth { $value } (SKY-LUNA-34).
log-luna-oust = No free sector is in reach. Of the rivals there Luna’s lead is smallest with { $company } ({ $margin }), which leaves sector { $sector } (SKY-LUNA-35).
log-luna-land = { $company } lands on asteroid { $asteroid } from column { $column }; a share is now worth { $value } (SKY-LUNA-{ $clause }).
log-luna-dock = A shuttle of { $company } goes to space { $space }; a share is now worth { $value } (SKY-LUNA-{ $clause }).
log-luna-drive-out = No vacant space is in reach. Of the rivals there Luna’s lead is smallest with { $company } ({ $margin }), which leaves { $space } (SKY-LUNA-38).
log-luna-lost = { $company } can enter nothing more: { $points ->
    [one] one point is
   *[other] { $points } points are
} lost (SKY-LUNA-31).
log-luna-strike = Luna shuffles her slot cards; { $card } lies on top ({ $left } to { $right }): { $struck } goes (SKY-LUNA-18).
log-luna-pass = Luna passes for the rest of the round.

picture-luna = Luna
picture-luna-level = level { $n }
picture-luna-next = next
picture-luna-done = done
picture-luna-down = Slot { $slot }: a card face down{ $rank ->
    [2] , of grade 2
   *[other] { "" }
}
picture-luna-up = Slot { $slot }: { $card }, { $says }
picture-luna-bare = Slot { $slot }: no card
picture-luna-off = Slot { $slot } is off; { $track ->
    [helium] helium { $n } opens it
    [upload] upload { $n } opens it
   *[none] at this level it stays off
}
picture-luna-demands = Majorities: at least as many as Luna
picture-luna-demand = { $type }: Luna { $n }{ $own ->
    [-1] { "" }
   *[other] , you { $own }
}
picture-luna-scientists = scientists
picture-luna-barred = you have too few
picture-luna-majority-card = { $card } as { $side }
picture-luna-no-majority = no card
picture-luna-deck = deck { $n }
picture-luna-discard = discard { $n }
picture-luna-pile = grade 2: { $n }
picture-luna-pile-words = Cards of grade 2: { $n } in the pile, { $round } in play
picture-luna-token = Token on space { $n }: a card of grade 2 comes into her deck
picture-luna-cards = Cards taken ({ $n })
picture-luna-words = Luna, level { $level }: { $coins } crypcoins, helium { $helium }, upload { $upload }; deck { $deck }, discard { $discard }.
picture-luna-turn = Luna

## Names

card-A01 = Carbon 2
card-A02 = Minerals 2
card-A03 = Titanium 2
card-A04 = Carbon 3
card-A05 = Minerals 3
card-A06 = Titanium 3
card-A07 = Energy 2
card-A08 = Research scientist 2
card-A09 = Field scientist
card-B01 = Carbon 3
card-B02 = Minerals 3
card-B03 = Titanium 3
card-B04 = Carbon 4
card-B05 = Minerals 4
card-B06 = Titanium 4
card-B07 = Energy 2
card-B08 = Energy 2
card-B09 = Energy 3
card-B10 = Energy 3
card-B11 = Research scientist 2
card-B12 = Research scientist 3
card-B13 = Astrogo field scientist
card-B14 = Tawac field scientist
card-B15 = Skymine field scientist
card-B16 = Minerva field scientist
card-C01 = Carbon 4
card-C02 = Minerals 4
card-C03 = Titanium 4
card-C04 = Energy 3
card-C05 = Energy 3
card-C06 = Energy 2 with an Astrogo share
card-C07 = Energy 2 with a Tawac share
card-C08 = Energy 2 with a Skymine share
card-C09 = Energy 2 with a Minerva share
card-C10 = Research scientist 3
card-C11 = Research scientist 3
card-D01 = Astrogo share (D)
card-D02 = Tawac share (D)
card-D03 = Skymine share (D)
card-D04 = Minerva share (D)
card-E01 = Astrogo share (E)
card-E02 = Tawac share (E)
card-E03 = Skymine share (E)
card-E04 = Minerva share (E)
card-energy-01 = Energy 1 (cost 1)
card-energy-02 = Energy 1 (cost 2)
card-energy-03 = Energy 1 (cost 3)
card-energy-04 = Energy 1 (cost 4)
card-p1-c1 = Carbon 1
card-p1-c2 = Carbon 2
card-p1-m1 = Minerals 1
card-p1-m2 = Minerals 2
card-p1-t1 = Titanium 1
card-p1-t2 = Titanium 2
card-p1-e1 = Energy 1
card-p1-e2 = Energy 2
card-p1-r2 = Research scientist 2
card-p2-c1 = Carbon 1
card-p2-c2 = Carbon 2
card-p2-m1 = Minerals 1
card-p2-m2 = Minerals 2
card-p2-t1 = Titanium 1
card-p2-t2 = Titanium 2
card-p2-e1 = Energy 1
card-p2-e2 = Energy 2
card-p2-r2 = Research scientist 2
card-p3-c1 = Carbon 1
card-p3-c2 = Carbon 2
card-p3-m1 = Minerals 1
card-p3-m2 = Minerals 2
card-p3-t1 = Titanium 1
card-p3-t2 = Titanium 2
card-p3-e1 = Energy 1
card-p3-e2 = Energy 2
card-p3-r2 = Research scientist 2
card-p4-c1 = Carbon 1
card-p4-c2 = Carbon 2
card-p4-m1 = Minerals 1
card-p4-m2 = Minerals 2
card-p4-t1 = Titanium 1
card-p4-t2 = Titanium 2
card-p4-e1 = Energy 1
card-p4-e2 = Energy 2
card-p4-r2 = Research scientist 2

plan-PA01 = A plan (2 carbon → 2 crypcoins)
plan-PA02 = A plan (2 carbon → 1 helium)
plan-PA03 = A plan (2 carbon → 1 RP)
plan-PA04 = A plan (2 carbon → 1 step on Tawac)
plan-PA05 = A plan (2 minerals → 2 crypcoins)
plan-PA06 = A plan (2 minerals → 1 helium)
plan-PA07 = A plan (2 minerals → 1 RP)
plan-PA08 = A plan (2 minerals → 1 step on Minerva)
plan-PA09 = A plan (2 titanium → 2 crypcoins)
plan-PA10 = A plan (2 titanium → 1 helium)
plan-PA11 = A plan (2 titanium → 1 RP)
plan-PA12 = A plan (2 titanium → 1 step on Astrogo)
plan-PA13 = A plan (2 energy → 2 crypcoins)
plan-PA14 = A plan (2 energy → 1 helium)
plan-PA15 = A plan (2 energy → 1 RP)
plan-PA16 = A plan (2 energy → 1 step on Skymine)
plan-PA17 = A plan (another scientist → 3 crypcoins)
plan-PA18 = A plan (another scientist → 2 helium)
plan-PA19 = A plan (another scientist → 2 RP)
plan-PA20 = A plan (another scientist → 2 steps on any track)
plan-PA21 = A plan (3 of one resource → 2 crypcoins)
plan-PA22 = A plan (3 of one resource → 1 helium)
plan-PA23 = A plan (3 of one resource → 1 RP)
plan-PA24 = A plan (3 of one resource → 1 step on any track)
plan-PB01 = B plan (3 carbon → 3 crypcoins)
plan-PB02 = B plan (3 carbon → 2 steps on Tawac)
plan-PB03 = B plan (3 minerals → 2 helium)
plan-PB04 = B plan (3 minerals → 2 steps on Minerva)
plan-PB05 = B plan (3 titanium → 2 steps on Astrogo)
plan-PB06 = B plan (3 titanium → 3 crypcoins)
plan-PB07 = B plan (3 energy → 2 helium)
plan-PB08 = B plan (3 energy → 2 steps on Skymine)
plan-PB09 = B plan (4 carbon → 3 steps on any track)
plan-PB10 = B plan (4 minerals → 3 helium)
plan-PB11 = B plan (4 titanium → 4 crypcoins)
plan-PB12 = B plan (4 energy → 3 RP)
plan-PB13 = B plan (2 carbon + 2 minerals → 3 steps on any track)
plan-PB14 = B plan (2 minerals + 2 titanium → 3 helium)
plan-PB15 = B plan (2 titanium + 2 carbon → 3 RP)
plan-PB16 = B plan (1 carbon + 2 energy → 2 helium)
plan-PB17 = B plan (1 mineral + 2 energy → 3 crypcoins)
plan-PB18 = B plan (1 titanium + 2 energy → 2 steps on any track)
plan-PB19 = B plan (another scientist + 1 carbon → 2 helium)
plan-PB20 = B plan (another scientist + 1 mineral → 2 RP)
plan-PB21 = B plan (another scientist + 1 titanium → 3 crypcoins)
plan-PB22 = B plan (another scientist + 1 energy → 2 steps on any track)
plan-PB23 = B plan (4 of one resource → remove 1 outpost)
plan-PB24 = B plan (4 of one resource → 2 steps on any track)
plan-PC01 = C plan (1 titanium → titanium − 1 in crypcoins)
plan-PC02 = C plan (1 carbon → carbon − 1 in crypcoins)
plan-PC03 = C plan (1 mineral → minerals − 1 in crypcoins)
plan-PC04 = C plan (2 carbon → 3 steps on Tawac)
plan-PC05 = C plan (2 carbon → 4 crypcoins)
plan-PC06 = C plan (2 minerals → 3 steps on Minerva)
plan-PC07 = C plan (2 minerals → 3 helium)
plan-PC08 = C plan (2 titanium → 3 steps on Astrogo)
plan-PC09 = C plan (2 titanium → 3 RP)
plan-PC10 = C plan (2 energy → 3 steps on Skymine)
plan-PC11 = C plan (2 energy → 3 helium)
plan-PC12 = C plan (1 energy → 2 helium)
plan-PC13 = C plan (1 energy → 2 steps on any track)
plan-PC14 = C plan (another scientist → remove 1 outpost)
plan-PC15 = C plan (another scientist → remove 1 outpost)
plan-PC16 = C plan (another scientist → 3 helium)
plan-PC17 = C plan (another scientist → 3 steps on any track)
plan-PC18 = C plan (4 of one resource → remove 1 outpost + 1 crypcoin)
plan-PC19 = C plan (4 of one resource → remove 1 outpost + 1 helium)
plan-PC20 = C plan (3 carbon + 3 of one resource → remove 2 outposts)
plan-PC21 = C plan (3 minerals + 3 of one resource → 5 helium)
plan-PC22 = C plan (3 titanium + 3 of one resource → 5 steps on any track)
plan-PC23 = C plan (1 carbon + 1 mineral → 3 RP)
plan-PC24 = C plan (1 titanium + 1 energy → 3 RP)
plan-PS2 = special plan 2 (entry 2, worth 4)
plan-PS3 = special plan 3 (entry 2, worth 5)
plan-PS4 = special plan 4 (entry 3, worth 6)
plan-PS5 = special plan 5 (entry 3, worth 7)
plan-PS6 = special plan 6 (entry 4, worth 9)
plan-PS7 = special plan 7 (entry 4, worth 10)
plan-ST01 = starting plan (2 titanium → 2 crypcoins)
plan-ST02 = starting plan (2 carbon → 2 crypcoins)
plan-ST03 = starting plan (2 minerals → 2 crypcoins)
plan-ST04 = starting plan (1 energy → 2 crypcoins)
plan-ST05 = starting plan (2 energy → 1 RP)
plan-ST06 = starting plan (2 energy → 1 helium)
plan-ST07 = starting plan (1 mineral → 1 step on any track)
plan-ST08 = starting plan (1 titanium → 1 RP)
plan-ST09 = starting plan (1 carbon → 1 crypcoin)
plan-ST10 = starting plan (2 carbon → 1 helium)

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

tile-ST01 = tile 1 (2 steps on Skymine, 1 helium)
tile-ST02 = tile 2 (2 steps on Minerva, 1 helium)
tile-ST03 = tile 3 (2 steps on Astrogo, 1 helium)
tile-ST04 = tile 4 (2 steps on Tawac, 1 helium)
tile-ST05 = tile 5 (2 helium, 1 step on Skymine)
tile-ST06 = tile 6 (2 helium, 1 step on Tawac)
tile-ST07 = tile 7 (1 step on Astrogo, 1 step on Tawac, 1 helium)
tile-ST08 = tile 8 (1 step on Skymine, 1 step on Minerva, 1 helium)
tile-ST09 = tile 9 (1 step on Astrogo, 1 step on Tawac, 1 step on Skymine, 1 step on Minerva)
tile-ST10 = tile 10 (1 step on Minerva, 1 step on Astrogo, 1 helium)

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

type-carbon = carbon
type-minerals = minerals
type-titanium = titanium
type-energy = energy
type-researcher = research scientists
type-engineer = field scientists
type-share = shares
payment-carbon = carbon
payment-minerals = minerals
payment-titanium = titanium
payment-mix = a mix of resources
source-a = slot a
source-b = slot b
source-c = slot c
source-d = slot d
source-e = slot e
source-tile = the bonus tile
space-maj_researcher = the research scientist majority
    .short = research scientist majority
space-maj_titanium = the titanium majority
    .short = titanium majority
space-maj_minerals = the minerals majority
    .short = minerals majority
space-maj_carbon = the carbon majority
    .short = carbon majority
space-maj_energy = the energy majority
    .short = energy majority
space-std_first_player = the first-player space
    .short = { picture-space-std_first_player }
space-std_buy_card = the buying space
    .short = { picture-space-std_buy_card }
space-std_destroy_card = the destroying space
    .short = { picture-space-std_destroy_card }
space-tile_space_resource = the space of the +1 tile
    .short = { picture-space-tile_space_resource }
space-tile_space_researcher = the space of the research scientist tile
    .short = { picture-space-tile_space_researcher }
space-tile_space_energy = the space of the energy tile
    .short = { picture-space-tile_space_energy }
space-tile_space_engineer = the space of the field scientist tile
    .short = { picture-space-tile_space_engineer }
space-skymine-1 = the first space of the Skymine track
    .short = Skymine I
space-skymine-2 = the second space of the Skymine track
    .short = Skymine II
space-minerva-1 = the first space of the Minerva track
    .short = Minerva I
space-minerva-2 = the second space of the Minerva track
    .short = Minerva II
space-astrogo-1 = the first space of the Astrogo track
    .short = Astrogo I
space-astrogo-2 = the second space of the Astrogo track
    .short = Astrogo II
space-tawac-1 = the first space of the Tawac track
    .short = Tawac I
space-tawac-2 = the second space of the Tawac track
    .short = Tawac II
gift-research = Take 2 RP and 1 helium
gift-helium = Take 1 RP and 2 helium
part-act = Take the action of the destroyed card
part-recover = Pay 2 crypcoins and take a destroyed card
part-done = Leave it at that
bonus-tile_plus1 = the +1 tile
bonus-tile_researcher = the research scientist tile
bonus-tile_energy = the energy tile
bonus-tile_engineer = the field scientist tile
category-coins = crypcoins
category-astrogo = Astrogo shares
category-tawac = Tawac shares
category-skymine = Skymine shares
category-minerva = Minerva shares
category-helium = the tank track
category-research = the research track

## Questions

ask-set-up = { $who ->
    [you] Prepare your start.
   *[other] { $seat } prepares the start.
}
ask-tile = { $who ->
    [you] Keep one of your two starting research tiles: it says which cards rest first, what you gain and which plan comes first.
   *[other] { $seat } chooses a starting research tile.
}
ask-rest = { $who ->
    [you] Which card goes into resting slot { $slot }?
   *[other] { $seat } lays cards in resting slots.
}
ask-plan = { $who ->
    [you] Round { $round }: lay cards face down in your slots, then say that you are ready.
   *[other] { $seat } plans round { $round }.
}
    .hint = Tap a card, or drag it to an open slot. Tap a laid card to take it back.
ask-turn = { $who ->
    [you] Your turn: take one action, or pass. Bonus markers left: { $markers }.
   *[other] { $seat } chooses an action.
}
ask-spend = { $who ->
    [you] { $payment_key ->
        [mix] Which cards do you use for your mix of resources?
       *[other] Which { $payment } cards do you use?
    }
   *[other] { $seat } chooses cards to use ({ $payment }).
}
ask-acquire = { $who ->
    [you] { $units ->
        [one] You have one unit to spend: acquire a card from the display, or use it for a track step?
       *[other] You have { $units } units to spend: acquire a card from the display, or use them all for track steps?
    }
   *[other] { $seat } may acquire a card with { $units ->
        [one] one unit
       *[other] { $units } units
    }.
}
ask-invest = { $who ->
    [you] On which company track do you advance? { $units ->
        [one] One unit is
       *[other] { $units } units are
    } left.
   *[other] { $seat } advances on company tracks.
}
ask-shop = { $who ->
    [you] Which card do you buy? You have { $coins ->
        [one] one crypcoin
       *[other] { $coins } crypcoins
    }.
   *[other] { $seat } buys a card in crypcoins.
}
ask-onward = { $who ->
    [you] Go on along the { $company } track? { $steps ->
        [one] One step is
       *[other] { $steps } steps are
    } left; what you decline is lost.
   *[other] { $seat } decides whether to go on along the { $company } track.
}
ask-track = { $who ->
    [you] On which company track do you make { $steps ->
        [one] one step
       *[other] { $steps } steps
    }?
   *[other] { $seat } chooses a company track.
}
ask-expand = { $who ->
    [you] You have { $points ->
        [one] one energy point
       *[other] { $points } energy points
    }: which company do you expand?
   *[other] { $seat } chooses a company to expand.
}
ask-enter = { $who ->
    [you] { $company } expands: which sector does it enter? { $points ->
        [one] One energy point is
       *[other] { $points } energy points are
    } left.
   *[other] { $seat } expands { $company }.
}
ask-lift = { $who ->
    [you] From which column of { $company }’s station does the outpost come?
   *[other] { $seat } takes an outpost from { $company }’s station.
}
ask-home = { $who ->
    [you] To which column does the outpost of { $company } return?
   *[other] { $seat } sends an outpost of { $company } home.
}
ask-remove = { $who ->
    [you] Remove the top outpost of a column: choose a station and a column.
   *[other] { $seat } removes an outpost from a station.
}
ask-rp = { $who ->
    [you] Spend your research points: { $n ->
        [one] one is
       *[other] { $n } are
    } left.
   *[other] { $seat } spends research points.
}
ask-put = { $who ->
    [you] Place your new { $n ->
        [one] plan
       *[other] plans
    } on your research track.
   *[other] { $seat } places research plans.
}
ask-upload = { $who ->
    [you] How far does your upload marker go? Afterwards you spend { $n ->
        [one] one research point
       *[other] { $n } research points
    }.
   *[other] { $seat } moves the upload marker.
}
ask-tier = { $who ->
    [you] Which reward of { $space } do you take?
   *[other] { $seat } chooses a reward.
}
ask-gift = { $who ->
    [you] Which reward do you take?
   *[other] { $seat } chooses a reward.
}
ask-destroy = { $who ->
    [you] Which card from your hand do you destroy?
   *[other] { $seat } destroys a card.
}
ask-part = { $who ->
    [you] You have destroyed { $card }. What do you use it for?
   *[other] { $seat } uses the destroyed { $card }.
}
ask-recover = { $who ->
    [you] Which destroyed card do you take in hand?
   *[other] { $seat } takes a destroyed card.
}
ask-pile = { $who ->
    [you] Which resting pile do you take in hand?
   *[other] { $seat } takes a resting pile.
}
ask-lay = { $who ->
    [you] In which resting slot do you lay { $card }?
   *[other] { $seat } lays cards in resting slots.
}

## Options

option-keep = Keep { $tile }
option-rest = Lay { $card } there
option-plan = Plan { $card } in slot { $slot }
    .short = { $card }, slot { $slot }
option-ready = Ready
option-plus = Put the +1 tile on the card in slot { $slot }
    .short = +1 tile on slot { $slot }
option-use = Use { $payment }
option-spend = { $set_key ->
    [a] Use the card in slot { $set }
    [b] Use the card in slot { $set }
    [c] Use the card in slot { $set }
    [d] Use the card in slot { $set }
    [e] Use the card in slot { $set }
   *[other] Use the cards in slots { $set }
}
option-buy = Acquire the card on space { $n }
    .short = Card on space { $n }
option-skip = Acquire no card
option-step = Advance on { $company }
option-pay = Pay the barrier and advance on { $company }
option-stop = Stop here
option-energy = Use all your energy
option-expand = Expand { $company }
option-enter = Enter sector { $n }
option-column = { $company }: column { $column }
option-take = Take the plan on { $place }
    .short = Plan on { $place }
option-special = Take the special plan of round { $n }
option-coin = Take 1 crypcoin
option-put = Place the { $loose } on position { $position }
    .short = Position { $position }
option-research = Use the research scientist { $source_key ->
    [tile] on
   *[other] in
} { $source }
    .short = Research scientist, { $source_key ->
        [tile] bonus tile
       *[other] { $source }
    }
option-flip = Turn the plan on position { $n } face down for 2 crypcoins
    .short = Turn { $n } over (2 crypcoins)
option-go = Upload to position { $n }
    .short = Up to position { $n }
option-go-stay = Stay at position { $n }
option-field = Use the field scientist { $source_key ->
    [tile] on
   *[other] in
} { $source }
    .short = Field scientist, { $source_key ->
        [tile] bonus tile
       *[other] { $source }
    }
option-bonus = Place a marker on { $space }
    .short = Marker: { $space }
option-tier = Take reward { $n }
tier-maj_researcher-1 = Take: 2 crypcoins
tier-maj_researcher-2 = Take: 2 crypcoins, 1 RP
tier-maj_researcher-3 = Take: 3 crypcoins, 2 RP
tier-maj_titanium-1 = Take: 2 steps on Astrogo
tier-maj_titanium-2 = Take: 3 steps on Astrogo, remove 1 outpost
tier-maj_titanium-3 = Take: 4 steps on Astrogo, 1 RP
tier-maj_minerals-1 = Take: 2 steps on Minerva
tier-maj_minerals-2 = Take: 3 steps on Minerva, 1 helium
tier-maj_minerals-3 = Take: 4 steps on Minerva, 2 helium
tier-maj_carbon-1 = Take: 2 steps on Tawac
tier-maj_carbon-2 = Take: 3 steps on Tawac, 2 crypcoins
tier-maj_carbon-3 = Take: 4 steps on Tawac, 3 crypcoins
tier-maj_energy-1 = Take: 2 steps on Skymine
tier-maj_energy-2 = Take: 3 steps on Skymine
tier-maj_energy-3 = Take: 4 steps on Skymine, 1 RP
option-destroy = Destroy { $card }
option-gift = { $gift }
option-track = { $company }
option-part = { $part }
option-recover = Take { $card }
option-pass = Pass
option-pile = Take the pile in slot { $slot }
option-lay = Lay it in slot { $slot }

## Refusals

refusal-SKY-PLAN-4 = Share cards are never laid in an action slot.
refusal-SKY-TURN-3 = You have no face-up card of this kind: { $type }.
refusal-SKY-TURN-4 = It has already been used in this round.
refusal-SKY-RES-4 = This card costs { $cost }; you have only { $units }.
refusal-SKY-RES-11 = Cards of several resources are used together only to acquire a card.
refusal-SKY-R-03 = A unit must be used while some track allows a free step.
refusal-SKY-TRK-2 = The barrier costs { $cost }; you have { $coins ->
    [0] no crypcoin
    [one] only one crypcoin
   *[other] only { $coins } crypcoins
}.
refusal-SKY-TRK-3 = You have reached the end of the { $company } track.
refusal-SKY-TRK-5 = This bonus of the { $company } track is yours from your next turn on.
refusal-SKY-TRK-7 = Your marker already stands on the other space of the { $company } track.
refusal-SKY-EXP-5 = Entering costs { $cost }; you have { $points ->
    [0] no point
    [one] only one point
   *[other] only { $points } points
} left.
refusal-SKY-EXP-9 = { $company } has no outpost left in its station.
refusal-SKY-RP-2 = This costs { $cost } research points; you have only { $rp }.
refusal-SKY-RP-6 = Position { $position } takes only B and C plans.
refusal-SKY-UPL-2 = Turning a plan costs { $cost } crypcoins; you have { $coins ->
    [0] none.
   *[other] only { $coins }.
}
refusal-SKY-UPL-4 = Your face-up cards do not meet the { $plan }.
refusal-SKY-UPL-6 = Entering this special plan costs { $cost } crypcoins; you would have { $coins }.
refusal-SKY-UPL-8 = Position { $position } is empty: it can be neither entered nor skipped.
refusal-SKY-BON-1 = You have no bonus marker left.
refusal-SKY-BON-2 = { $owner_who ->
    [you] Your marker stands here already.
   *[other] { $owner }’s marker stands here.
}
refusal-SKY-BON-3 = This costs { $cost ->
    [one] one crypcoin
   *[other] { $cost } crypcoins
}; you have { $coins ->
    [0] none.
   *[other] only { $coins }.
}
refusal-SKY-MAJ-1 = Somebody has more: { $most } against your { $own }.
refusal-SKY-R-11 = This needs { $needed }; { $own ->
    [0] you have none.
   *[other] you have { $own }.
}
refusal-SKY-STD-2 = The first player may not take this space on the first turn of the round.
refusal-SKY-STD-5 = This card costs { $cost ->
    [one] one crypcoin
   *[other] { $cost } crypcoins
}; you have { $coins ->
    [0] none.
   *[other] only { $coins }.
}
refusal-SKY-R-39 = There is nothing you could do here.
refusal-SKY-TB-D1 = Only a carbon card can be destroyed here.
refusal-SKY-R-32 = The tracks must be different, and none may be the one with the space: not { $company }.
refusal-SKY-R-31 = { $card } has no action of its own.
refusal-SKY-TB-E2b = At least one of the two parts must be used.
refusal-SKY-PASS-3 = You have already laid a card there in this pass.
refusal-SKY-R-01 = This resting slot opens with the action slot of the same letter.

## Log

log-first = { $who ->
    [you] You are the first player.
   *[other] { $seat } is the first player.
}
log-side = Track { $side } belongs to { $company }.
log-tile-kept = { $who ->
    [you] You start with { $tile }.
   *[other] { $seat } starts with { $tile }.
}
log-rest = { $who ->
    [you] You lay { $card } in resting slot { $slot }.
   *[other] { $seat } lays { $card } in resting slot { $slot }.
}
log-round = Round { $n } begins.
log-ready = { $who ->
    [you] You are ready.
   *[other] { $seat } is ready.
}
log-show = { $who ->
    [you] You reveal { $card }.
   *[other] { $seat } reveals { $card }.
}
log-show-none = { $who ->
    [you] You reveal no card.
   *[other] { $seat } reveals no card.
}
log-plus = { $who ->
    [you] You put the +1 tile on { $card }.
   *[other] { $seat } puts the +1 tile on { $card }.
}
log-use = { $who ->
    [you] You use { $payment }: { $units ->
        [one] one unit
       *[other] { $units } units
    }.
   *[other] { $seat } uses { $payment }: { $units ->
        [one] one unit
       *[other] { $units } units
    }.
}
log-buy = { $who ->
    [you] You acquire
   *[other] { $seat } acquires
} { $card } at a cost of { $price }.
log-paid = { $who ->
    [you] You pay
   *[other] { $seat } pays
} { $coins ->
    [0] nothing
    [one] one crypcoin
   *[other] { $coins } crypcoins
} for it.
log-advance = { $who ->
    [you] You advance { $steps ->
        [one] one step
       *[other] { $steps } steps
    } on the { $company } track, to space { $space }.
   *[other] { $seat } advances { $steps ->
        [one] one step
       *[other] { $steps } steps
    } on the { $company } track, to space { $space }.
}
log-barrier = { $who ->
    [you] You pay { $coins ->
        [one] one crypcoin
       *[other] { $coins } crypcoins
    } at a barrier of the { $company } track.
   *[other] { $seat } pays { $coins ->
        [one] one crypcoin
       *[other] { $coins } crypcoins
    } at a barrier of the { $company } track.
}
log-threshold = { $who ->
    [you] You cross a threshold of the { $company } track, take { $coins ->
        [one] one crypcoin
       *[other] { $coins } crypcoins
    } and unlock its bonus.
   *[other] { $seat } crosses a threshold of the { $company } track, takes { $coins ->
        [one] one crypcoin
       *[other] { $coins } crypcoins
    } and unlocks its bonus.
}
log-return = { $who ->
    [you] You had crossed it before and take { $coins ->
        [one] one crypcoin
       *[other] { $coins } crypcoins
    } too.
   *[other] { $seat } had crossed it before and takes { $coins ->
        [one] one crypcoin
       *[other] { $coins } crypcoins
    } too.
}
log-lost-steps = { $who ->
    [you] You give up the last { $steps ->
        [one] step
       *[other] { $steps } steps
    } on the { $company } track.
   *[other] { $seat } gives up the last { $steps ->
        [one] step
       *[other] { $steps } steps
    } on the { $company } track.
}
log-lost-units = { $who ->
    [you] You lose { $units ->
        [one] one unit
       *[other] { $units } units
    }.
   *[other] { $seat } loses { $units ->
        [one] one unit
       *[other] { $units } units
    }.
}
log-helium = { $who ->
    [you] Your helium rises by { $steps } to { $space }.
   *[other] { $seat }’s helium rises by { $steps } to { $space }.
}
log-overflow = { $who ->
    [you] Your tank is full: you take { $coins ->
        [one] one crypcoin
       *[other] { $coins } crypcoins
    } instead.
   *[other] { $seat }’s tank is full and brings { $coins ->
        [one] one crypcoin
       *[other] { $coins } crypcoins
    } instead.
}
log-unlock-left = { $who ->
    [you] Your left outer slot opens with the next round.
   *[other] { $seat }’s left outer slot opens with the next round.
}
log-unlock-right = { $who ->
    [you] Your right outer slot opens with the next round.
   *[other] { $seat }’s right outer slot opens with the next round.
}
log-coins = { $who ->
    [you] You take { $coins ->
        [one] one crypcoin
       *[other] { $coins } crypcoins
    }.
   *[other] { $seat } takes { $coins ->
        [one] one crypcoin
       *[other] { $coins } crypcoins
    }.
}
log-energy = { $who ->
    [you] You use { $points ->
        [one] one energy point
       *[other] { $points } energy points
    }.
   *[other] { $seat } uses { $points ->
        [one] one energy point
       *[other] { $points } energy points
    }.
}
log-expand = { $who ->
    [you] You expand { $company } with { $points ->
        [one] one point
       *[other] { $points } points
    }.
   *[other] { $seat } expands { $company } with { $points ->
        [one] one point
       *[other] { $points } points
    }.
}
log-enter = { $company } enters sector { $sector }; a share is now worth { $value }.
log-home = An outpost of { $company } goes home; a share is now worth { $value }.
log-no-home = No column of { $company } has room: the outpost leaves the game.
log-remove = { $who ->
    [you] You remove an outpost from { $company }’s station; a share is now worth { $value }.
   *[other] { $seat } removes an outpost from { $company }’s station; a share is now worth { $value }.
}
log-research = { $who ->
    [you] You use a research scientist with { $n ->
        [one] one research point
       *[other] { $n } research points
    }.
   *[other] { $seat } uses a research scientist with { $n ->
        [one] one research point
       *[other] { $n } research points
    }.
}
log-flip = { $who ->
    [you] You pay { $coins ->
        [one] one crypcoin
       *[other] { $coins } crypcoins
    } and turn the { $plan } face down.
   *[other] { $seat } pays { $coins ->
        [one] one crypcoin
       *[other] { $coins } crypcoins
    } and turns the { $plan } face down.
}
log-entry = { $who ->
    [you] You pay { $coins ->
        [one] one crypcoin
       *[other] { $coins } crypcoins
    } to enter the { $plan }.
   *[other] { $seat } pays { $coins ->
        [one] one crypcoin
       *[other] { $coins } crypcoins
    } to enter the { $plan }.
}
log-upload = { $who ->
    [you] Your upload marker
   *[other] { $seat }’s upload marker
} { $steps ->
    [0] stays on position { $position }.
    [one] moves one step, to position { $position }.
   *[other] moves { $steps } steps, to position { $position }.
}
log-stay = { $who ->
    [you] Your upload marker stays.
   *[other] { $seat }’s upload marker stays.
}
log-plan = { $who ->
    [you] You take the { $plan }.
   *[other] { $seat } takes the { $plan }.
}
log-special = { $who ->
    [you] You take the special plan of round { $round }.
   *[other] { $seat } takes the special plan of round { $round }.
}
log-bounty = { $who ->
    [you] You also take { $coins ->
        [one] one crypcoin
       *[other] { $coins } crypcoins
    } from the supplement space.
   *[other] { $seat } also takes { $coins ->
        [one] one crypcoin
       *[other] { $coins } crypcoins
    } from the supplement space.
}
log-rp-coins = { $who ->
    [you] You turn { $rp ->
        [one] one research point
       *[other] { $rp } research points
    } into { $coins ->
        [one] one crypcoin
       *[other] { $coins } crypcoins
    }.
   *[other] { $seat } turns { $rp ->
        [one] one research point
       *[other] { $rp } research points
    } into { $coins ->
        [one] one crypcoin
       *[other] { $coins } crypcoins
    }.
}
log-put = { $who ->
    [you] You place the { $plan } on position { $position }.
   *[other] { $seat } places the { $plan } on position { $position }.
}
log-field = { $who ->
    [you] You send out the { $card }.
   *[other] { $seat } sends out the { $card }.
}
log-field-tile = { $who ->
    [you] You use the field scientist tile.
   *[other] { $seat } uses the field scientist tile.
}
log-bonus = { $who ->
    [you] You place a bonus marker on { $space }{ $coins ->
        [0] .
        [one] , paying one crypcoin.
       *[other] , paying { $coins } crypcoins.
    }
   *[other] { $seat } places a bonus marker on { $space }{ $coins ->
        [0] .
        [one] , paying one crypcoin.
       *[other] , paying { $coins } crypcoins.
    }
}
log-destroy = { $who ->
    [you] You destroy { $card }{ $coins ->
        [0] .
        [one] , for one crypcoin.
       *[other] , for { $coins } crypcoins.
    }
   *[other] { $seat } destroys { $card }{ $coins ->
        [0] .
        [one] , for one crypcoin.
       *[other] , for { $coins } crypcoins.
    }
}
log-recover = { $who ->
    [you] You take { $card } from the destroyed cards.
   *[other] { $seat } takes { $card } from the destroyed cards.
}
log-pass = { $who ->
    [you] You pass.
   *[other] { $seat } passes.
}
log-pile = { $who ->
    [you] You take the pile in slot { $slot }: { $cards ->
        [one] one card
       *[other] { $cards } cards
    }.
   *[other] { $seat } takes the pile in slot { $slot }: { $cards ->
        [one] one card
       *[other] { $cards } cards
    }.
}
log-tile = { $who ->
    [you] You receive { $bonus }.
   *[other] { $seat } receives { $bonus }.
}
log-purge = { $card } leaves the display and is destroyed.
log-score = { $who ->
    [you] You score { $points ->
        [one] one point
       *[other] { $points } points
    } for { $category }.
   *[other] { $seat } scores { $points ->
        [one] one point
       *[other] { $points } points
    } for { $category }.
}
log-total = { $who ->
    [you] You have { $points ->
        [one] one point
       *[other] { $points } points
    } in all.
   *[other] { $seat } has { $points ->
        [one] one point
       *[other] { $points } points
    } in all.
}
log-win = { $who ->
    [you] You win.
   *[other] { $seat } wins.
}
log-share = { $who ->
    [you] You share the victory.
   *[other] { $seat } shares the victory.
}

## Picture

picture-board = The Moon and its four companies
picture-players = Players
picture-strip = The round and the order of play
picture-mine = Your board
picture-your-board = Your board
picture-market = Cards
picture-research = Research
picture-companies = Companies
picture-sectors = Sectors
picture-majorities = Majorities
picture-bonus = Bonus
picture-player = { $who ->
    [you] You
   *[other] { $name }
}
picture-hand = Hand ({ $n })
picture-hand-part = Hand
picture-lay-here = lay here
picture-lay-then = then
picture-plan-facts = { $n ->
    [one] 1 slot open
   *[other] { $n } slots open
}, { $stay ->
    [0] no card stays in hand
    [one] 1 card stays in hand
   *[other] { $stay } cards stay in hand
}
picture-add-up = { $parts } make { $n } units
picture-expanding = The company that expands
picture-firm-line = { $value } a share, you hold { $shares } · { $left ->
    [one] 1 outpost at home
   *[other] { $left } outposts at home
}
picture-firm-line-belt = { $value } a share, you hold { $shares } · at home { $left ->
    [one] 1 outpost
   *[other] { $left } outposts
}, { $shuttles ->
    [one] 1 shuttle
   *[other] { $shuttles } shuttles
}
picture-tank = Tank
picture-lab = Research
picture-total = Total
picture-if-now = If it ended now
picture-final = Final score
picture-taken = taken
picture-nobody = nobody
picture-who-may = who leads
picture-empty = Empty
picture-met = can be entered now
picture-unmet = cannot be entered now
picture-ready = ready
picture-passed = passed
picture-a-share = a share
picture-you-hold = you: { $n }
picture-legend-single = 1 energy
picture-legend-double = 2 energy
picture-legend-rival = rival, +1
picture-legend-threshold = bonus, gain
picture-legend-barrier = pay to pass
picture-icon-coin = crypcoin
picture-icon-energy = energy
picture-icon-carbon = carbon
picture-icon-minerals = minerals
picture-icon-titanium = titanium
picture-icon-researcher = research scientist
picture-icon-engineer = field scientist
picture-icon-sci = another scientist
picture-icon-anyres = any one resource
picture-icon-helium = helium
picture-icon-rp = research point
picture-icon-step = track step
picture-icon-share = share
picture-icon-deep = deep mine
picture-icon-pit = open-pit mine
picture-icon-dish = research station
picture-icon-dome = collection dome
picture-icon-remove = remove an outpost
picture-icon-first = first player
picture-icon-buy = buy a card
picture-icon-destroy = destroy a card
picture-icon-plus = +1
picture-icon-lock = locked
picture-icon-marker = bonus marker
picture-icon-cards = cards
picture-amount-coins = { $n ->
    [one] one crypcoin
   *[other] { $n } crypcoins
}
picture-amount-steps = { $n ->
    [one] one track step
   *[other] { $n } track steps
}
picture-amount-helium = { $n } helium
picture-amount-rp = { $n ->
    [one] one research point
   *[other] { $n } research points
}
picture-sector = Sector { $n }: { $structure }, { $reward }{ $domes ->
    [0] { "" }
    [one] , one dome
   *[other] , { $domes } domes
}; { $held ->
    [yes] held by { $company }.
   *[no] free.
}
picture-entered = { $name }’s last expansion: sector { $n }
picture-outpost = Outpost of { $company } in sector { $n }
picture-at-the-end = At the end:
picture-left = Left: { $n }
picture-ousts = Ousts an outpost of { $company }
picture-station = { $company }: a share is worth { $value }; outposts left { $left }, lost { $lost }; sectors { $sectors }, domes { $domes }.
picture-track = { $company } track { $side }. First bonus: { $one }. Second bonus: { $two }.
picture-track-line = { $value } a share · you { $shares } · { $left } outposts left
picture-marker = { $name } on space { $space } of { $company }: { $n ->
    [one] one share
   *[other] { $n } shares
}.
picture-ahead-at = You are on { $space } with { $shares ->
    [one] one share
   *[other] { $shares } shares
}.
picture-ahead-share = Next share in { $n }.
picture-ahead-barrier = Barrier after { $n }: pay { $coins }.
picture-ahead-threshold = Threshold after { $n }: take { $coins }.
picture-threshold = Threshold: take { $coins }, unlock: { $bonus }. { $crossed ->
    [yes] Crossed.
   *[no] Still ahead.
}
picture-barrier = Barrier: pay { $coins } to pass.
picture-share-value = A share is worth { $n }
picture-your-shares = Your shares
picture-deck = deck { $n }
picture-destroyed = Destroyed cards: { $n }. { $cards }
picture-purge = What is left here is destroyed at the end of the round
picture-surcharge = Surcharge { $n }
picture-offer = { $card }: cost { $cost }, surcharge { $plus }; now { $n }.
picture-majority = { $amounts }. Rewards from { $tiers }.
picture-space-taken = { $name }’s marker stands here.
picture-supply = Plans left, A · B · C: { $left }
picture-plan-cost = Row { $letter }: { $n ->
    [one] one research point
   *[other] { $n } research points
}
picture-bounty = with a red-framed plan
picture-with-bounty = Brings { $n } more in crypcoins.
picture-special = Special plan of round { $round }: { $cost } to enter, worth { $value }. { $status ->
    [0] Not yet there.
    [1] Available.
   *[other] Taken.
}
picture-markers-left = { $n ->
    [one] one marker left
   *[other] { $n } markers left
}
picture-kinds-use = Use
picture-kinds-bonus = Marker
picture-plus-cost = { " " }+ cost
picture-cost-plus = cost +{ " " }
picture-space-std_first_player = First player
picture-space-std_buy_card = Buy
picture-space-std_destroy_card = Destroy
picture-space-tile_space_resource = +1 resource
picture-space-tile_space_researcher = Scientist 2
picture-space-tile_space_energy = Energy 2
picture-space-tile_space_engineer = Field scientist
picture-space-std_first_player-long = Start the next round and take 1 research point.
picture-space-std_buy_card-long = Pay 1 and buy a card from the display in crypcoins.
picture-space-std_destroy_card-long = Destroy a card from your hand and take its cost and 2 more in crypcoins.
picture-space-tile_space_resource-long = The tile that makes a resource card worth 1 more in the next round.
picture-space-tile_space_researcher-long = The tile that is a research scientist in the next round.
picture-space-tile_space_energy-long = The tile that adds energy in the next round.
picture-space-tile_space_engineer-long = The tile that is a field scientist in the next round.
picture-bonus-A1-1 = energy +1 while an energy card lies face up
picture-bonus-A1-2 = energy +2 while an energy card lies face up
picture-bonus-A2-1 = one more bonus marker
picture-bonus-A2-2 = two more bonus markers
picture-bonus-B1-1 = cards paid in minerals cost 1 less
picture-bonus-B1-2 = pay cards with any mix, and 1 less
picture-bonus-B2-1 = bonus space: pay 2 for 2 research points and 1 helium, or 1 and 2
picture-bonus-B2-2 = bonus space: pay 1 for 2 research points and 2 helium
picture-bonus-C1-1 = bonus space: buy a card in crypcoins and take 1 helium
picture-bonus-C1-2 = bonus space: buy a card for 1 less in crypcoins and take 2 helium
picture-bonus-C2-1 = cards paid in titanium cost 1 less
picture-bonus-C2-2 = each titanium card is worth 1 more
picture-bonus-D1-1 = bonus space: destroy a hand card for its cost and 3
picture-bonus-D1-2 = bonus space: destroy a carbon card for its cost and 8
picture-bonus-D2-1 = a field scientist for good, one dome more
picture-bonus-D2-2 = a field scientist for good, three domes more
picture-bonus-E1-1 = bonus space: pay 1 for 3 and 2 steps on two other tracks
picture-bonus-E1-2 = bonus space: pay 1 for 3, 2 and 2 steps on the three other tracks
picture-bonus-E2-1 = bonus space: destroy a hand card, then use it or take back a destroyed card for 2
picture-bonus-E2-2 = bonus space: destroy a hand card, then use it and take back a destroyed card for 2
picture-face-up = Face up now
picture-planned = planned
picture-planned-card = { $card }: planned, face down
picture-take-back = Take { $card } back.
picture-slot = Slot { $slot }: { $card }, { $state ->
    [used] used.
    [using] in use.
   *[up] face up.
}
picture-slot-used = used
picture-slot-using = in use
picture-slot-up = ready
picture-locked = { $track ->
    [helium] Opens when your tank reaches { $n }
   *[rp] Opens when your upload marker reaches { $n }
}
picture-pile = Resting pile { $slot }: { $n ->
    [0] empty.
    [one] one card.
   *[other] { $n } cards.
}
picture-tank-line = { $space }, worth { $value }{ $next ->
    [0] { "" }
   *[other] ; { $next } in { $n }
}
picture-lab-line = { $position }, worth { $value }
picture-opens-slot = Opens slot { $slot }.
picture-position = Position { $n }, worth { $value }.
picture-no-a = No A plans here.
picture-turned = Face down: free to enter.
picture-buried = Plans below: { $n }.
picture-aside = Taken this turn, to be placed
picture-next-first = Starts the next round
picture-score-coins = Crypcoins
picture-score-helium = Tank
picture-score-research = Research
picture-round-of = Round { $n } of { $of }
goal-line = Most points after round { $rounds } win: crypcoins, and for each company your shares times their value.
goal-luna = Do not fall behind Luna: most points after round { $rounds } win, crypcoins and your shares times their value.
goal-threat = A threat that is still there then takes its toll.
picture-phase-start = Set-up
picture-phase-planning = Planning
picture-phase-action = Actions
picture-phase-over = The end
picture-turn = { $name }: { $state ->
    [acts] to decide
    [passed] has passed
    [ready] ready
   *[waits] waits
}
picture-words-others = The others
picture-words-player = { $name }: crypcoins { $coins }, bonus markers { $markers }, tank { $helium }, upload marker { $upload }.
picture-words-points = { $name }, if it ended now: { $n } ({ $points }). Tank worth { $tank }, research worth { $lab }.

## The modules: the Belt, missions, threats

variant-side-belt = the Belt
variant-missions = Missions
variant-missions-false = without
variant-missions-true = with mission cards
variant-threat = Threat (Belt only)
variant-threat-false = none
variant-threat-true = one at random
variant-threat-pirates = Space pirates
variant-threat-comet = Rogue comet
variant-threat-wormhole = Einstein-Rosen bridge
variant-threat-probe = Unknown probe
variant-threat-singularity = Singularity
variant-threat-anomaly = Temporal anomaly

mission-M1 = Think tank
mission-M2 = Raw power
mission-M3 = Deep tanks
mission-M4 = Land rush
mission-M5 = Broad portfolio
mission-M6 = Hostile takeover
task-M1-1 = 3 scientists face up
task-M1-2 = 4 research points in one turn
task-M1-3 = both outer slots open
task-M2-1 = 7 of one resource face up
task-M2-2 = 6 track steps in one turn
task-M2-3 = second threshold of a track passed
task-M3-1 = 4 helium in one action
task-M3-2 = 6 crypcoins in one turn
task-M3-3 = value 25 passed on the tank track
task-M4-1 = 5 pieces placed in one energy action
task-M4-2 = 6 energy face up
task-M4-3 = 3 shares of a company worth 8 or more
task-M5-1 = 2 of each resource face up
task-M5-2 = first threshold of 3 tracks passed
task-M5-3 = 12 crypcoins in reserve
task-M6-1 = 2 rival pieces ousted in one energy action
task-M6-2 = 4 upload spaces in one action
task-M6-3 = 2 cards with an extra share
threat-pirates = the space pirates
threat-comet = the rogue comet
threat-wormhole = the Einstein-Rosen bridge
threat-probe = the unknown probe
threat-singularity = the singularity
threat-anomaly = the temporal anomaly
kind-normal = A marker that comes back
kind-once = A one-time marker
piece-outpost = outpost
piece-shuttle = shuttle
outpost-1-1 = 1 (space 1)
outpost-1-2 = 1 (space 2)
outpost-1-3 = 1 (space 3)
outpost-3-1 = 3 (space 1)
outpost-3-2 = 3 (space 2)
outpost-3-3 = 3 (space 3)
outpost-5-1 = 5 (space 1)
outpost-5-2 = 5 (space 2)
outpost-9-1 = 9 (space 1)
outpost-9-2 = 9 (space 2)
outpost-9-3 = 9 (space 3)
outpost-10-1 = 10 (space 1)
outpost-10-2 = 10 (space 2)
outpost-12-1 = 12 (space 1)
outpost-12-2 = 12 (space 2)
outpost-14-1 = 14 (space 1)
outpost-14-2 = 14 (space 2)
outpost-15-1 = 15 (space 1)
outpost-15-2 = 15 (space 2)
outpost-15-3 = 15 (space 3)
outpost-18-1 = 18 (space 1)
outpost-18-2 = 18 (space 2)
outpost-18-3 = 18 (space 3)
outpost-20-1 = 20 (space 1)
outpost-20-2 = 20 (space 2)
outpost-20-3 = 20 (space 3)
outpost-24-1 = 24 (space 1)
outpost-24-2 = 24 (space 2)
outpost-24-3 = 24 (space 3)
outpost-26-1 = 26 (space 1)
outpost-26-2 = 26 (space 2)

ask-last-tasks = { $who ->
    [you] Before your cards are turned: do you claim a task?
   *[other] { $seat } may claim a task.
}
ask-marker = { $who ->
    [you] Which kind of marker do you place?
   *[other] { $seat } chooses a marker.
}
ask-enter-belt = { $who ->
    [you] { $company } expands: where does it go? { $points ->
        [0] No energy point is
        [one] One energy point is
       *[other] { $points } energy points are
    } left.
   *[other] { $seat } expands { $company }.
}
ask-bridge = { $who ->
    [you] Which energy card from your hand do you destroy to close the bridge?
   *[other] { $seat } destroys energy cards to close the bridge.
}
ask-again = { $who ->
    [you] { $games ->
        [one] One game is noted
       *[other] { $games } games are noted
    } and the anomaly is still there. Does the table play another one?
   *[other] { $seat } decides whether the table plays another game.
}

option-land = Outpost on asteroid { $outpost }
    .short = Asteroid { $outpost }
option-dock = Shuttle on space { $n }
    .short = Shuttle { $n }
option-confront = Confront the threat
option-claim = Claim: { $task }
option-personal = Place a marker on your own bonus space
    .short = Marker: your own space
option-marker = { $kind }
option-done = Finish the turn
option-again = Play another game of the loop
option-enough = Stop here: the averages count

refusal-SKY-AST-15 = Entering costs { $cost }; you have { $points ->
    [0] no point
    [one] only one point
   *[other] only { $points } points
} left.
refusal-SKY-AST-19 = { $company } has no { $piece } left in its station.
refusal-SKY-THREAT-2 = { $company } has no shuttle on 11 or 16, beside the threat.
refusal-SKY-THREAT-3 = Confronting costs { $cost } energy points; you have { $points } left.
refusal-SKY-THREAT-8 = The pirates want { $cost } crypcoins; you have { $coins }.
refusal-SKY-THREAT-9 = The comet costs { $cost } energy points in all; you have { $points } left.
refusal-SKY-THREAT-10 = The bridge takes { $needed } energy cards from your hand; you hold { $cards }.
refusal-SKY-THREAT-11 = Your helium must have passed the value { $needed }; it is at { $value }.
refusal-SKY-THREAT-12 = Your upload must have passed the value { $needed }; it is at { $value }.
refusal-SKY-THREAT-13 = You need helium { $tank } and upload { $lab }; you have { $helium } and { $research }.
refusal-SKY-MISSION-4 = Not met yet: { $have } of { $need }.
refusal-SKY-MISSION-5 = Your status card lies under another mission: { $mission }.
refusal-SKY-MISSION-6 = You have already claimed this task.
refusal-SKY-MISSION-9 = Your own bonus space opens with your third task.

log-mission = Mission on the table: { $mission }.
log-threat = A threat approaches: { $threat }.
log-claim = { $who ->
    [you] You claim a task ({ $task }): { $coins } crypcoins and a one-time marker.
   *[other] { $seat } claims a task ({ $task }): { $coins } crypcoins and a one-time marker.
}
log-own-space-open = { $who ->
    [you] All three tasks are yours: your own bonus space is open.
   *[other] { $seat } has claimed all three tasks and opens a bonus space of their own.
}
log-own-space = { $who ->
    [you] You place a marker on your own bonus space for { $coins ->
        [one] one crypcoin
       *[other] { $coins } crypcoins
    }.
   *[other] { $seat } places a marker on a bonus space of their own.
}
log-land = { $company } lands on asteroid { $asteroid }; a share is now worth { $value }.
log-dock = A shuttle of { $company } takes space { $space }; a share is now worth { $value }.
log-shuttle-home = A shuttle of { $company } goes home; a share is now worth { $value }.
log-shuttle-lost = The shuttle column of { $company } has no room: the shuttle leaves the game.
log-confront = { $who ->
    [you] You confront { $threat } with { $points } energy points.
   *[other] { $seat } confronts { $threat } with { $points } energy points.
}
log-threat-gone = { $who ->
    [you] You have removed { $threat }: the card is your wild share.
   *[other] { $seat } has removed { $threat }: the card is a wild share.
}
log-strike = Nobody has stopped { $threat }: the threat strikes.
log-collapse = The singularity collapses after round 6: the game is scored now.
log-average = { $who ->
    [you] Over { $games } games you average { $points }.
   *[other] Over { $games } games { $seat } averages { $points }.
}
log-loop = The anomaly turns time back: game { $game } begins.
log-loop-left = { $who ->
    [you] You leave the loop; the averages count.
   *[other] { $seat } leaves the loop; the averages count.
}

picture-board-belt = The Belt and its four companies
picture-belt = Belt
picture-missions = Missions
picture-threat = Threat
picture-legend-space = a space: 1
picture-legend-bolt = on the way: +1
picture-legend-piece = rival: +1
picture-icon-shuttle = shuttle
picture-icon-once = one-time marker
picture-icon-wild = wild share
picture-icon-pirates = space pirates
picture-icon-comet = rogue comet
picture-icon-wormhole = Einstein-Rosen bridge
picture-icon-probe = unknown probe
picture-icon-singularity = singularity
picture-icon-anomaly = temporal anomaly
picture-asteroid = Asteroid { $n }: { $reward }{ $domes ->
    [0] { "" }
    [one] , one dome
   *[other] , { $domes } domes
}{ $pair ->
    [yes] , one more for both joined spaces
   *[no] { "" }
}; { $held ->
    [yes] outposts: { $companies }.
   *[no] free.
}
picture-route = Shuttle space { $n } between { $one } and { $two }{ $steps ->
    [0] { "" }
   *[other] , one track step
}; { $held ->
    [yes] shuttle of { $company }.
   *[no] free.
}
picture-bolts = Energy icon (+1) towards { $where }.
picture-printed = The shuttle of { $company } between its station and asteroid { $n } stays for good
picture-belt-entered = { $name }’s last expansion: { $n }
picture-belt-outpost = Outpost of { $company } on asteroid { $n }
picture-belt-shuttle = Shuttle of { $company } on space { $n }
picture-belt-ousts = Ousts a piece of { $company }
picture-belt-station = { $company }: a share is worth { $value }; outposts left { $left }, shuttles left { $shuttles }, lost { $lost }; Belt spaces { $sectors }, domes { $domes }.
picture-belt-line = { $value } a share · you { $shares } · { $left } outposts, { $shuttles } shuttles left
picture-task-words = { $task }: { $have } of { $need }.
picture-task-claimed = Claimed by { $names }.
picture-task-bound = Status cards of { $names } lie here.
picture-own-space = Your space
picture-own-space-long = Pay 1 and make 3 steps on one company track. Open to whoever has claimed three tasks.
picture-own-space-closed = after 3 tasks
picture-once-left = { $n ->
    [one] 1 one-time marker
   *[other] { $n } one-time markers
}
picture-threat-near = beside it: { $names }
picture-threat-you = You could meet its demand now.
picture-threat-gone = Removed by { $name }; the card is a wild share.
picture-threat-facing = Confronted in this action.
picture-threat-pirates-needs = pay 6 crypcoins
picture-threat-comet-needs = 5 energy in all
picture-threat-wormhole-needs = destroy 2 energy cards from your hand
picture-threat-probe-needs = helium past 40
picture-threat-singularity-needs = upload past 40
picture-threat-anomaly-needs = helium past 25 and upload past 20
picture-threat-pirates-does = else crypcoins score 0
picture-threat-comet-does = else the best company counts 2 less
picture-threat-wormhole-does = else all energy cards are destroyed before scoring
picture-threat-probe-does = else the tank track scores 0
picture-threat-singularity-does = else the game ends after round 6
picture-threat-anomaly-does = else the game is played again and averaged
picture-loop = game { $n } of the loop

## The campaign

variant-chapter = Chapter of the campaign
variant-chapter-0 = none
variant-chapter-1 = 1, From the Earth to the Moon
variant-chapter-2 = 2, The asteroid belt
variant-chapter-3 = 3, Back to the Moon
variant-chapter-4 = 4, Unknown threats

campaign-line = Four chapters with the same players: the Moon, the Belt, the Moon again, and a threat to all. Each brings success points; the most points over all four win.
campaign-company = Luna
reason-level = the choice of her level
campaign-company-none = without Luna
campaign-company-0 = with Luna: level 5 alone, 3 in company
campaign-company-1 = with Luna, an easier start: level 4 alone, 2 in company
chapter-1 = From the Earth to the Moon
chapter-2 = The asteroid belt
chapter-3 = Back to the Moon
chapter-4 = Unknown threats
chapter-1-line = The Moon side, with missions.
chapter-2-line = The Belt side, with missions.
chapter-3-line = The Moon side, with missions; twelve outposts already stand there. The first to open a personal bonus space gets a success point.
chapter-4-line = The Belt side, with missions and a threat. Whoever removes it gets a success point.

reason-one-below = one player has less
reason-two-below = two players have less
reason-highest = the highest total
reason-tasks = two tasks of a mission
reason-skymine = the end of the Skymine track
reason-minerva = the end of the Minerva track
reason-astrogo = the end of the Astrogo track
reason-tawac = the end of the Tawac track
reason-tank = the end of the tank track
reason-research = the end of the research track
reason-own-space = the first personal bonus space
reason-threat = the threat removed
reason-average = the average of the games of the loop

rating-earth = Down to earth
rating-space = Almost in space
rating-moon = Over the Moon
rating-mars = Next stop Mars
rating-legend = Legend of the solar system

log-chapter = The chapter begins: { $chapter }.
log-outposts-out = Three outposts of { $company } already stand on the Moon; a share is worth { $value }.
log-success = { $who ->
    [you] You get { $points ->
        [one] a success point
       *[other] { $points } success points
    }: { $reason }.
   *[other] { $seat } gets { $points ->
        [one] a success point
       *[other] { $points } success points
    }: { $reason }.
}
log-success-total = { $who ->
    [you] Chapter { $chapter } brings you { $points ->
        [one] { $points } success point
       *[other] { $points } success points
    }.
   *[other] Chapter { $chapter } brings { $seat } { $points ->
        [one] { $points } success point
       *[other] { $points } success points
    }.
}
log-success-average = { $who ->
    [you] Over { $games } games you average { $points ->
        [one] { $points } success point
       *[other] { $points } success points
    }.
   *[other] Over { $games } games { $seat } averages { $points ->
        [one] { $points } success point
       *[other] { $points } success points
    }.
}
picture-chapter = Chapter { $n }

# Settings that cannot be played.

setting-alone = Here one person plays against Luna: choose her level, from 0 to { $highest }.
setting-luna-full = Luna plays with 1 to { $most } people; { $seats } play without her.
setting-moon-threat = Threats come only on the Belt: choose that side of the board, or play without a threat.
setting-tracks = The tracks are named by { $companies } sides, one for each company, out of { $sides }.
setting-letters = Each track can be used once: name sides with four different letters.
setting-chapter = Chapter { $chapter } decides by itself about board, tracks, tiles, missions and threat: leave them as they are, or choose no chapter.

# What a position is worth, part by part.
worth-coins = coins
worth-specials = special plans
worth-tank = the tank track
worth-lab = the research track
worth-shares = shares
worth-plans = plans lined up
worth-under-way = the action under way
worth-face-up = cards still to be used this round
worth-prospects = slots, bonuses and coins for later
worth-cards = what cards will bring
worth-luna = what Luna has
worth-points = points

# -- The final count, category by category. ------------------------------------------------------------

tally-shares = Shares
tally-helium = Tank
tally-research = Research
tally-coins = Crypcoins
tally-games = Earlier games
lap = Round
