# Magnastorm in English.

title = Magnastorm
tagline = Drive your scout around the storm and plant labs before it returns.
length = 70 to 100 min
table-places = Amber Ridge; Cobalt Ridge; Storm Ridge; Twilight Ridge; Copper Ridge; Lantern Ridge; Glass Ridge; Ember Ridge; Silent Ridge; Northern Ridge; Thunder Ridge; Last Ridge
preset-first = First game
preset-first-line = All scouts begin at the lower left.
preset-second = Other side
preset-second-line = The same game from the upper right.
preset-advanced = Advanced start
preset-advanced-line = With the artefact cards you have won.
variant-start = Starting area
variant-start-1 = 1 (lower left)
variant-start-2 = 2 (upper right)
variant-advanced = Start
variant-advanced-false = normal
variant-advanced-true = advanced, with artefact cards
variant-artefacts = Artefact cards owned
variant-artefacts-none = none
collection-count = { $count ->
    [0] no artefact card
    [one] one artefact card
   *[other] { $count } artefact cards
}
collection-note = The advanced start needs two artefact cards of your own; every finished game brings you one. { $count ->
    [0] You own none yet.
    [one] You own one.
   *[other] You own { $count }.
} Bots and further players on this device borrow theirs. A friend who comes by link brings the cards of their own browser, so an advanced game begins once all have sat down; if one of them owns fewer than two, everybody uses the normal start.

## Tabs

tab-planet = Planet
tab-crew = Crew
tab-research = Research
tab-goals = Goals
tab-players = Players, goals

## Sectors, spaces, station spots

sector-LL = Lower left
    .low = lower left
sector-L = Left
    .low = left
sector-UL = Upper left
    .low = upper left
sector-UR = Upper right
    .low = upper right
sector-R = Right
    .low = right
sector-LR = Lower right
    .low = lower right

space-L-a1 = Left a1
space-L-a2 = Left a2
space-L-a3 = Left a3
space-L-b1 = Left b1
space-L-c1 = Left c1
space-L-c2 = Left c2
space-L-c3 = Left c3
space-L-d1 = Left d1
space-L-e1 = Left e1
space-L-e2 = Left e2
space-LL-a1 = Lower left a1
space-LL-a2 = Lower left a2
space-LL-b1 = Lower left b1
space-LL-c1 = Lower left c1
space-LL-c2 = Lower left c2
space-LL-c3 = Lower left c3
space-LL-d1 = Lower left d1
space-LL-d2 = Lower left d2
space-LL-e1 = Lower left e1
space-LR-a1 = Lower right a1
space-LR-b1 = Lower right b1
space-LR-b2 = Lower right b2
space-LR-c1 = Lower right c1
space-LR-c2 = Lower right c2
space-LR-c3 = Lower right c3
space-LR-d1 = Lower right d1
space-LR-d2 = Lower right d2
space-LR-e1 = Lower right e1
space-R-a1 = Right a1
space-R-a2 = Right a2
space-R-a3 = Right a3
space-R-b1 = Right b1
space-R-c1 = Right c1
space-R-c2 = Right c2
space-R-c3 = Right c3
space-R-d1 = Right d1
space-R-e1 = Right e1
space-R-e2 = Right e2
space-UL-a1 = Upper left a1
space-UL-b1 = Upper left b1
space-UL-b2 = Upper left b2
space-UL-c1 = Upper left c1
space-UL-c2 = Upper left c2
space-UL-c3 = Upper left c3
space-UL-d1 = Upper left d1
space-UL-d2 = Upper left d2
space-UL-e1 = Upper left e1
space-UR-a1 = Upper right a1
space-UR-a2 = Upper right a2
space-UR-b1 = Upper right b1
space-UR-c1 = Upper right c1
space-UR-c2 = Upper right c2
space-UR-c3 = Upper right c3
space-UR-d1 = Upper right d1
space-UR-d2 = Upper right d2
space-UR-e1 = Upper right e1

spot-T-LL-L-o = outer spot between Lower left and Left
spot-T-LL-L-i = inner spot between Lower left and Left
spot-T-L-UL-o = outer spot between Left and Upper left
spot-T-L-UL-i = inner spot between Left and Upper left
spot-T-UL-UR-o = outer spot between Upper left and Upper right
spot-T-UL-UR-i = inner spot between Upper left and Upper right
spot-T-UR-R-o = outer spot between Upper right and Right
spot-T-UR-R-i = inner spot between Upper right and Right
spot-T-R-LR-o = outer spot between Right and Lower right
spot-T-R-LR-i = inner spot between Right and Lower right
spot-T-LR-LL-o = outer spot between Lower right and Lower left
spot-T-LR-LL-i = inner spot between Lower right and Lower left

## Commanders

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

## Other names

column-FP = first-player column
    .the = the first-player column
    .of = from the first-player column
    .under = under “First”
column-C1 = column 1
    .of = from column 1
    .under = of column 1
    .chief = the commander of column 1
column-C2 = column 2
    .of = from column 2
    .under = of column 2
    .chief = the commander of column 2
column-C3 = column 3
    .of = from column 3
    .under = of column 3
    .chief = the commander of column 3
column-C4 = column 4
    .of = from column 4
    .under = of column 4
    .chief = the commander of column 4
chief-01 = Forrester
    .the = Forrester’s column
    .of = from Forrester’s column
    .under = under Forrester
chief-02 = Justin
    .the = Justin’s column
    .of = from Justin’s column
    .under = under Justin
chief-03 = Ellen
    .the = Ellen’s column
    .of = from Ellen’s column
    .under = under Ellen
chief-04 = Adira
    .the = Adira’s column
    .of = from Adira’s column
    .under = under Adira
chief-05 = Idris
    .the = Idris’s column
    .of = from Idris’s column
    .under = under Idris
chief-06 = Mira
    .the = Mira’s column
    .of = from Mira’s column
    .under = under Mira
chief-07 = Azrea
    .the = Azrea’s column
    .of = from Azrea’s column
    .under = under Azrea
chief-08 = Ozgul
    .the = Ozgul’s column
    .of = from Ozgul’s column
    .under = under Ozgul
crew-orange = orange
crew-sky = sky
crew-green = green
crew-rose = rose
crew-neutral = neutral
colour-orange = orange
colour-sky = sky
colour-green = green
colour-rose = rose
colour-yellow = yellow
colour-none = no colour
track-red = red
track-green = green
track-blue = blue
track-amber = amber
objective-RO1 = Deep insight
objective-RO2 = Broad insight
objective-RO3 = Well connected
objective-RO4 = Leading minds
objective-SO1 = Twin harvest
objective-SO2 = Stronghold
objective-SO3 = Wide front
objective-SO4 = Long trail
metal-bronze = bronze
metal-silver = silver
metal-gold = gold
bonus-reputation = 1 reputation
bonus-credit_own = 1 cube of one’s own colour
bonus-research_green = 1 level on the green track
bonus-research_blue = 1 level on the blue track
bonus-research_red = 1 level on the red track
payment-plain = Pay the printed colours
payment-own = Pay 1 cube of your own colour in place of 1 yellow
payment-yellow = Pay 1 yellow in place of 1 cube of your own colour
price-slot = paying its price
price-waived = free of charge
many-plain = the usual number
many-more = two more
which-first = The first card first
which-second = The second card first
the-cubes = { $n ->
    [one] { $n } { $colour } cube
   *[other] { $n } { $colour } cubes
}
the-price = { $own ->
    [0] { $yellow ->
        [0] nothing
       *[other] { $yellow } yellow
    }
   *[other] { $own } of your own colour{ $yellow ->
        [0] { "" }
       *[other] { " " }and { $yellow } yellow
    }
}
the-fame = { $n } reputation
the-worth = { $worth } reputation

## Questions

ask-first-crew = { $who ->
    [you] Place your first crew member in a column that holds no opponent’s crew.
   *[other] { $seat } places a first crew member.
}
ask-first-track = { $who ->
    [you] Choose the track for your first level; each track goes to one player only.
   *[other] { $seat } chooses a track for the first level.
}
ask-card-order = { $who ->
    [you] Your artefacts are { $one } ({ $first }) and { $other } ({ $second }). Which comes first?
   *[other] { $seat } decides which artefact comes first.
}
ask-turn = { $who ->
    [you] Your turn: take a commander or the token, or choose a crew member to place.
   *[other] It is { $seat }’s turn.
}
ask-place = { $who ->
    [you] Where do you place the { $crew } crew member { $column }?
   *[other] { $seat } places { $crew_key ->
        [orange] an orange
       *[other] a { $crew }
    } crew member.
}
    .hint = The row fixes the cost of moving and the gain.
ask-action = { $who ->
    [you] Row { $row }: move your scout (it costs { the-price }), or take the cubes of the row?
   *[other] { $seat } chooses between moving and taking cubes.
}
ask-with-b = { $who ->
    [you] Two of your commanders act now. Which one first?
   *[other] { $seat } decides which commander acts first.
}
ask-drive = { $who ->
    [you] Drive your scout { $steps ->
        [one] one step: where to?
       *[other] up to { $steps } steps: where to first?
    }
   *[other] { $seat } moves a scout.
}
ask-leave-storm = { $who ->
    [you] Your scout is in the storm: the first step must lead out of it.
   *[other] { $seat } drives out of the storm.
}
ask-pushed = { $who ->
    [you] No line leads out of the storm: your scout is pushed clockwise into the first calm sector. Where does it land?
   *[other] The storm pushes { $seat }’s scout.
}
ask-from-station = { $who ->
    [you] Your move begins at the station on the { $spot }. Where does the first step lead?
   *[other] { $seat } drives on from a station.
}
ask-go-on = { $who ->
    [you] Drive on ({ $steps ->
        [one] one more step
       *[other] { $steps } more steps
    }) or stop here?
   *[other] { $seat } drives on or stops.
}
ask-extra-step = { $who ->
    [you] { $commander } offers one more step for 1 cube that is not of your colour. Drive on or stop here?
   *[other] { $seat } may buy one more step.
}
ask-fee = { $who ->
    [you] The station belongs to { $owner }: which cube do you hand over?
   *[other] { $seat } pays for using a station.
}
ask-station = { $who ->
    [you] Build a station on the { $spot } for { the-price }? It brings { the-worth }.
   *[other] { $seat } may build a station.
}
ask-foreign = { $who ->
    [you] { $commander }’s extra step: which cube do you pay?
   *[other] { $seat } pays for an extra step.
}
ask-lab = { $who ->
    [you] Install a lab on { $space }? It costs { the-price }.
   *[other] { $seat } may install a lab.
}
ask-second-lab = { $who ->
    [you] Install a second lab on the same space? It costs { the-price }.
   *[other] { $seat } may install a second lab.
}
ask-after-lab = { $who ->
    [you] Use a commander now?
   *[other] { $seat } may use a commander.
}
ask-track = { $who ->
    [you] On which track do you rise by one level?
   *[other] { $seat } chooses a track.
}
ask-redirect = { $who ->
    [you] You rise on the { $track } track, or, thanks to { $commander }, on another one. Which?
   *[other] { $seat } chooses a track.
}
ask-lowest = { $who ->
    [you] { $commander } lifts one of your lowest markers. Which?
   *[other] { $seat } chooses the marker to lift.
}
ask-cube = { $who ->
    [you] Take 1 cube of any player’s colour. Which?
   *[other] { $seat } chooses a cube.
}
ask-how-many = { $who ->
    [you] You draw { $n ->
        [one] one cube
       *[other] { $n } cubes
    } from the bag. { $commander } lets you draw two more.
   *[other] { $seat } decides how many cubes to draw.
}
ask-new-crew = { $who ->
    [you] You may bring in one of your crew members. Where to?
   *[other] { $seat } may bring in a crew member.
}
ask-lay = { $who ->
    [you] Put the { $crew } crew member on a free lower space ({ $left } to place).
   *[other] { $seat } moves the crew of the column.
}
ask-pick = { $who ->
    [you] There is not enough room below for all { $left }: which crew member goes next?
   *[other] { $seat } moves the crew of the column.
}
ask-fame = { $who ->
    [you] { $commander }: pay 1 yellow for 1 reputation?
   *[other] { $seat } may buy reputation.
}
ask-objective = { $who ->
    [you] Complete an objective, or end your turn.
   *[other] { $seat } may complete an objective.
}
ask-retrieve = { $who ->
    [you] { $objective }: which lab do you take back? ({ $left } from this sector)
   *[other] { $seat } takes labs back.
}
ask-lower = { $who ->
    [you] { $objective }: which marker goes down by { $levels }?
   *[other] { $seat } moves markers down.
}
ask-payment = { $who ->
    [you] How do you pay? { $commander } lets you replace one cube.
   *[other] { $seat } pays.
}
ask-barter = { $who ->
    [you] You lack 1 { $colour } cube: exchange three others for it. Which do you return? ({ $left } to go)
   *[other] { $seat } exchanges cubes.
}
ask-offer = { $who ->
    [you] Exchange: return three cubes of any colours. ({ $left } to go)
   *[other] { $seat } exchanges cubes.
}
ask-return = { $who ->
    [you] Which cube do you take for the three?
   *[other] { $seat } takes a cube.
}

## Options

option-take = { $column_key ->
    [FP] Take the first-player token
   *[other] Take { $column }
}
    .short = { $column_key ->
        [FP] First-player token
       *[other] Commander, { $column }
    }
option-crew = { $crew_key ->
    [neutral] Place a neutral crew member { $column }
   *[other] Place the { $crew } crew member { $column }
}
    .short = { $crew_key ->
        [orange] Orange
        [sky] Sky
        [green] Green
        [rose] Rose
       *[neutral] Neutral
    } crew, { $column_key ->
        [FP] first player
       *[other] { $column }
    }
option-space = Use row { $row } { $column }
    .short = Row { $row } { $column }
option-move = A: move the scout
option-gain = B: take cubes
option-lay = Put it in row { $row } { $column }
    .short = Row { $row } { $column }
option-pick = Place { $crew } next
option-fill = Place the rest for me
option-pay = { $payment }
option-give = Give 1 { $colour }
option-get = Take 1 { $colour }
option-exchange = Exchange three cubes for one
option-drive = Drive to { $space }
    .short = { $space }
option-push = Land on { $space }
    .short = { $space }
option-jump = Jump to { $space }
    .short = Jump: { $space }
option-station = Begin at the station on the { $spot }
    .short = Station, { $spot }
option-stay = Stay here
option-stop = Stop here
option-build = { $price_key ->
    [waived] Build the station for free with Kaysia Vasidis
   *[other] Build the station
}
option-install = { $price_key ->
    [waived] Install the lab for free with Kaysia Vasidis
   *[other] Install the lab
}
option-add = { $price_key ->
    [waived] Add a lab with Azrea Bonsmai, its price ignored with Kaysia Vasidis
   *[other] Add a lab with Azrea Bonsmai
}
option-use = Use { $commander }
option-track = { $track_key ->
    [red] Red
    [green] Green
    [blue] Blue
   *[other] Amber
}
option-draw = { $many_key ->
    [more] Draw two more
   *[other] Draw no more than that
}
option-send = Above: { $column }
    .short = Above, { $column_key ->
        [FP] first player
       *[other] { $column }
    }
option-post = Below: row { $row } { $column }
    .short = Below, row { $row } { $column }
option-claim = Complete { $objective }
    .short = { $objective }
option-retrieve = Take back the lab on { $space }
    .short = { $space }
option-lower = { $track_key ->
    [red] Red goes down
    [green] Green goes down
    [blue] Blue goes down
   *[other] Amber goes down
}
option-card = { $which }
option-skip = No, go on

## Refusals

refusal-MAG-OPEN-2 = An opponent’s crew member already stands in this column.
refusal-MAG-OPEN-3 = { $owner_who ->
    [you] You have already chosen the { $track } track.
   *[other] { $owner } has already chosen the { $track } track.
}
refusal-MAG-CMD-7 = No crew member stands in { $column }: nothing can be taken there this round.
refusal-MAG-CMD-8 = You already control this commander.
refusal-MAG-CMD-12 = You cannot pay the whole price, not even with exchanges.
refusal-MAG-ACT-1 = This space is occupied.
refusal-MAG-ACT-2 = While neutral crew or your own is left above, you may not place { $crew } crew.
refusal-MAG-ACT-4 = There is no room left in { $column }.
refusal-MAG-ACT-5 = The lower panel is full: only the bottom row may be used again.
refusal-MAG-ACT-8 = You cannot pay for this row: moving costs { the-price }.
refusal-MAG-MOVE-3 = Your scout is in the storm: it must leave.
refusal-MAG-MOVE-5 = The { $sector } sector is in the storm: no step may enter it.
refusal-MAG-MOVE-12 = Both ends of this station’s line lie in the storm.
refusal-MAG-MOVE-13 = You have no cube left to pay { $owner } for the station.
refusal-MAG-CARD-02 = You cannot pay 1 cube that is not of your colour.
refusal-MAG-TELE-1 = You cannot pay for the station: { the-price }.
refusal-MAG-LAB-2 = You cannot pay for the lab: { the-price }.
refusal-MAG-RES-4 = Your marker on the { $track } track is already at the top.
refusal-MAG-RES-6 = All your markers are at the top: there is no level to gain.
refusal-MAG-CARD-12 = Your marker on the { $track } track is not the lowest.
refusal-MAG-SUP-3 = The supply holds no { $colour } cube.
refusal-MAG-BON-3 = Nobody stands in { $column }: crew may only join crew there.
refusal-MAG-CARD-01 = You cannot pay { the-price }.
refusal-MAG-CARD-04 = You cannot pay { the-price }.
refusal-MAG-CARD-07 = You cannot pay for the additional lab: { the-price }.
refusal-MAG-OBJ-3 = You have already completed this objective.
refusal-MAG-OBJ-4 = Your labs do not stand as the card asks: { $labs } labs in { $sectors } sectors, split as it shows.
refusal-MAG-OBJ-5 = You lack the majority that this objective asks for.
refusal-MAG-OBJ-6 = Your markers are not high enough: { $markers ->
    [one] one marker must go down by { $levels }.
   *[other] { $markers } markers must go down by { $levels } each.
}
refusal-MAG-OBJ-7 = You do not have the most knowledge on any of its tracks.
refusal-MAG-OBJ-11 = { $needed } commanders are needed; you control { $have ->
    [0] none
   *[other] { $have }
}.
refusal-MAG-XCH-4 = The supply holds no { $colour } cube.

## The log

log-lot = { $who ->
    [you] By lot, you are the first player.
   *[other] By lot, { $seat } is the first player.
}
log-cards = { $who ->
    [you] You draw artefacts { $one } ({ $first }) and { $other } ({ $second }): { $total } in all.
   *[other] { $seat } draws artefacts { $one } ({ $first }) and { $other } ({ $second }): { $total } in all.
}
log-leads = { $who ->
    [you] You have the most valuable artefacts and go first.
   *[other] { $seat } has the most valuable artefacts and goes first.
}
log-normal-start = Somebody owns fewer than two artefacts, so everybody uses the normal start.
log-start = { $who ->
    [you] Round { $round } begins; you start.
   *[other] Round { $round } begins; { $seat } starts.
}
log-send = { $who ->
    [you] You send a crew member to { $column } above.
   *[other] { $seat } sends a crew member to { $column } above.
}
log-post = { $who ->
    [you] You post a crew member below, in row { $row } { $column }.
   *[other] { $seat } posts a crew member below, in row { $row } { $column }.
}
log-card = { $who ->
    [you] Your { $metal } artefact { $number } brings { $bonus }.
   *[other] { $seat }’s { $metal } artefact { $number } brings { $bonus }.
}
log-reputation = { $who ->
    [you] You gain { the-fame }.
   *[other] { $seat } gains { the-fame }.
}
log-crew = { $who ->
    [you] You place { $crew_key ->
        [orange] an orange
       *[other] a { $crew }
    } crew member in row { $row } { $column }.
   *[other] { $seat } places { $crew_key ->
        [orange] an orange
       *[other] a { $crew }
    } crew member in row { $row } { $column }.
}
log-gain = { $who ->
    [you] You take the cubes of the row.
   *[other] { $seat } takes the cubes of the row.
}
log-cubes = { $n ->
    [0] The supply has no { $colour } cube left{ $who ->
        [you] { " " }for you.
       *[other] { " " }for { $seat }.
    }
   *[other] { $who ->
        [you] You take { the-cubes }.
       *[other] { $seat } takes { the-cubes }.
    }
}
log-pay = { $who ->
    [you] You pay { the-cubes }.
   *[other] { $seat } pays { the-cubes }.
}
log-substitute = { $who ->
    [you] { $commander } lets you pay 1 { $colour } instead.
   *[other] { $commander } lets { $seat } pay 1 { $colour } instead.
}
log-exchange = { $who ->
    [you] You exchange three cubes ({ $one }, { $two }, { $three }) for 1 { $got }.
   *[other] { $seat } exchanges three cubes ({ $one }, { $two }, { $three }) for 1 { $got }.
}
log-use = { $who ->
    [you] You use { $commander }.
   *[other] { $seat } uses { $commander }.
}
log-drive = { $who ->
    [you] You drive to { $space }.
   *[other] { $seat } drives to { $space }.
}
log-stay = { $who ->
    [you] Your scout stays where it is.
   *[other] { $seat }’s scout stays where it is.
}
log-push = { $who ->
    [you] The storm pushes your scout to { $space }.
   *[other] The storm pushes { $seat }’s scout to { $space }.
}
log-jump = { $who ->
    [you] With { $commander } you jump to { $space }.
   *[other] With { $commander } { $seat } jumps to { $space }.
}
log-begin = { $who ->
    [you] { $owner_who ->
        [you] You begin at your own station, { $spot }.
       *[other] You begin at { $owner }’s station, { $spot }.
    }
   *[other] { $owner_who ->
        [you] { $seat } begins at your station, { $spot }.
        [same] { $seat } begins at their own station, { $spot }.
       *[other] { $seat } begins at { $owner }’s station, { $spot }.
    }
}
log-fee = { $who ->
    [you] You hand { $owner } 1 { $colour } cube.
   *[other] { $owner_who ->
        [you] { $seat } hands you 1 { $colour } cube.
       *[other] { $seat } hands { $owner } 1 { $colour } cube.
    }
}
log-build = { $who ->
    [you] You build a station ({ $spot }) and gain { the-fame }.
   *[other] { $seat } builds a station ({ $spot }) and gains { the-fame }.
}
log-lab = { $who ->
    [you] You install a lab on { $space }.
   *[other] { $seat } installs a lab on { $space }.
}
log-waive = { $who ->
    [you] { $commander } waives the price for you.
   *[other] { $commander } waives the price for { $seat }.
}
log-rise = { $who ->
    [you] You rise to level { $n } on the { $track } track.
   *[other] { $seat } rises to level { $n } on the { $track } track.
}
log-top = { $who ->
    [you] Your marker on the { $track } track is at the top: the level is lost.
   *[other] { $seat }’s marker on the { $track } track is at the top: the level is lost.
}
log-all-top = { $who ->
    [you] All your markers are at the top: the level is lost.
   *[other] All of { $seat }’s markers are at the top: the level is lost.
}
log-no-cube = { $who ->
    [you] The supply has no player’s cube left for you.
   *[other] The supply has no player’s cube left for { $seat }.
}
log-no-crew = { $who ->
    [you] You have no crew member left to bring in.
   *[other] { $seat } has no crew member left to bring in.
}
log-draw = { $who ->
    [you] You draw { $n ->
        [one] one cube
       *[other] { $n } cubes
    } from the bag.
   *[other] { $seat } draws { $n ->
        [one] one cube
       *[other] { $n } cubes
    } from the bag.
}
log-drawn = From the bag: { the-cubes }.
log-black = { $n ->
    [one] One black cube goes back
   *[other] { $n } black cubes go back
}{ $who ->
    [you] ; you take { $got } { $colour } instead.
   *[other] ; { $seat } takes { $got } { $colour } instead.
}
log-swap = { $who ->
    [you] You move ahead of { $other } in the turn order.
   *[other] { $other_who ->
        [you] { $seat } moves ahead of you in the turn order.
       *[other] { $seat } moves ahead of { $other } in the turn order.
    }
}
log-take = { $column_key ->
    [FP] { $who ->
        [you] You buy the first-player token.
       *[other] { $seat } buys the first-player token.
    }
   *[other] { $who ->
        [you] You take { $column }.
       *[other] { $seat } takes { $column }.
    }
}
log-lay = { $who ->
    [you] You move { $crew_key ->
        [orange] an orange
       *[other] a { $crew }
    } crew member to row { $row } { $column }.
   *[other] { $seat } moves { $crew_key ->
        [orange] an orange
       *[other] a { $crew }
    } crew member to row { $row } { $column }.
}
log-token = { $who ->
    [you] The first-player token is yours: a level, and a cube of any player’s colour.
   *[other] { $seat } holds the first-player token: a level, and a cube of any player’s colour.
}
log-commander = { $who ->
    [you] { $commander } joins you: { the-fame }.
   *[other] { $commander } joins { $seat }: { the-fame }.
}
log-give-up = { $n ->
    [0] { $who ->
        [you] You give up { $commander } and have no reputation to lose.
       *[other] { $seat } gives up { $commander } and has no reputation to lose.
    }
   *[other] { $who ->
        [you] You give up { $commander } and lose { the-fame }.
       *[other] { $seat } gives up { $commander } and loses { the-fame }.
    }
}
log-fame = { $who ->
    [you] { $commander } brings you { the-fame }.
   *[other] { $commander } brings { $seat } { the-fame }.
}
log-claim = { $who ->
    [you] You complete { $objective }.
   *[other] { $seat } completes { $objective }.
}
log-retrieve = { $who ->
    [you] You take back the lab on { $space }.
   *[other] { $seat } takes back the lab on { $space }.
}
log-lower = { $who ->
    [you] Your marker on the { $track } track goes down by { $n }, to level { $to }.
   *[other] { $seat }’s marker on the { $track } track goes down by { $n }, to level { $to }.
}
log-objective = { $who ->
    [you] { $objective } brings you { the-fame }.
   *[other] { $objective } brings { $seat } { the-fame }.
}
log-goal = { $who ->
    [you] With { the-fame } you have reached the goal: the end is near.
   *[other] With { the-fame } { $seat } has reached the goal: the end is near.
}
log-administration = Round { $round }: administration.
log-income = { $who ->
    [you] The { $sector } sector pays you { the-price }.
   *[other] The { $sector } sector pays { $seat } { $own ->
        [0] { $yellow } yellow
       *[other] { $own } of their own colour{ $yellow ->
            [0] { "" }
           *[other] { " " }and { $yellow } yellow
        }
    }.
}
log-majority = { $who ->
    [you] You have the majority in the { $sector } sector: { the-fame }.
   *[other] { $seat } has the majority in the { $sector } sector: { the-fame }.
}
log-first = { $who ->
    [you] You hold the token and go first from now on.
   *[other] { $seat } holds the token and goes first from now on.
}
log-storm = The storm moves on: the { $storm } sector is swallowed, the { $calm } one calms down. Round { $round } begins.
log-rank = { $who ->
    [you] Place { $place }: you, with { the-fame }.
   *[other] Place { $place }: { $seat }, with { the-fame }.
}
log-artefact = { $who ->
    [you] You win the { $metal } artefact { $number } ({ $bonus }) for your collection.
   *[other] { $seat } wins the { $metal } artefact { $number } ({ $bonus }).
}

## The picture

picture-player = { $who ->
    [you] You
   *[other] { $name }
}
picture-none = none
picture-board = The planet with its six sectors
picture-strip = Round and reputation
picture-panels = Action board
picture-research = Research
picture-goals = Objectives
picture-players = Players
picture-storm = The storm: { $sectors }
picture-tile = Labs by sector; the tile turns clockwise after every round
picture-no-labs = { $sector }: no labs
picture-labs-here = { $sector }: { $who ->
    [you] you have
   *[other] { $name } has
} { $n ->
    [one] one lab
   *[other] { $n } labs
}{ $leads ->
    [true] {" "}and the majority
   *[false] {""}
}
picture-round = Round { $n } of { $of }
picture-round-short = Round { $n }/{ $of }
picture-of = of { $of }
picture-until = to round { $n }
picture-calm = { $sector }: calm up to round { $n }
picture-calm-from = { $sector } · calm from round { $n }
picture-storm-to-end = { $sector } · storm to the end
picture-income-cell = { $sector }, { $n ->
    [one] one lab pays
   *[other] { $n } labs pay
}: { $cubes }.
picture-phase-trailing = The storm takes this sector next.
picture-phase-middle = Calm next round too.
picture-phase-leading = Calm for two more rounds.
picture-space-red = red
picture-space-green = green
picture-space-blue = blue
picture-space-amber = amber
picture-space-white = any track
picture-space-free = { $space }: { $colour }, free
picture-space-labs = { $space }: { $colour }, { $who ->
    [you] your
   *[other] { $name }’s
} { $n ->
    [one] lab
   *[other] { $n } labs
}
picture-spot-free = Free for a station: { $spot }
picture-spot-built = { $who ->
    [you] Your station
   *[other] { $name }’s station
}: { $spot }
picture-pad = The landing pad in { $sector }
picture-on-pad = the landing pad
picture-scout = { $who ->
    [you] Your scout
   *[other] { $name }’s scout
}: { $space }{ $storm ->
    [now] , in the storm
    [next] , where the storm comes next
   *[none] {""}
}
picture-trail = { $who ->
    [you] Your last move
   *[other] { $name }’s last move
}
picture-reputation = Reputation: the first to reach { $n } brings on the end
picture-reputation-of = { $who ->
    [you] You have
   *[other] { $name } has
} { the-fame }
picture-order = Turn order
picture-order-long = Turn order: { $people }
picture-next-round = Next round
picture-last-round = Last round
picture-weather = After this round the storm moves on: { $storm } is swallowed, { $calm } calms down.
picture-crew-left = crew left
picture-crew-left-here = { $n } left
picture-crew-left-short = { $n } crew left
picture-crew-left-long = Crew left above: { $n }. The round ends when nobody is left there.
picture-goal-short = goal { $n }
picture-supply = Supply
picture-supply-of = { $n } { $colour } in the supply
picture-bag = Bag { $n }
picture-bag-long = The bag holds { $n } cubes: { $black } black, { $cubes }. For a black one you take one of your own colour.

picture-take = Take a commander
picture-take-gain = +{ $n } reputation
picture-take-first = First: +1 level
picture-crew-above = Crew above
picture-your-price = Your price
picture-headline = Round { $n } of { $of } · goal { $goal }
goal-line = Most reputation wins. The game ends once somebody reaches { $goal }, or after round { $rounds }.
picture-narrow-pay = ✓
picture-narrow-exchange = ✓ 3:1
picture-narrow-short = −{ $n }
picture-able = Could complete it now: { $people }
picture-yours = yours
picture-can-pay = ✓ can pay
picture-can-exchange = ✓ { $n }× 3:1
picture-can-short = short { $n }
picture-token = First-player token: one level, one cube of any player, and first next round.
picture-token-short = First
picture-token-held = First-player token
picture-held-by = { $who ->
    [you] (yours)
   *[other] ({ $name })
}
picture-crew-here = Crew in { $column }: { $crew }
picture-place = Place crew
picture-place-how = A move (pay) or B take cubes
picture-above = Above
picture-kinds-give = Give a cube
picture-kinds-get = Take a cube
picture-free = free
picture-row = Row { $row }: A, move for { $cost }; B, take { $gain }
picture-slot = Row { $row } { $column }
picture-bonus-research = one { $track } level
picture-bonus-bag = with B, draw one cube from the bag
picture-bonus-crew = bring in a crew member
picture-bonus-swap = one place ahead in the turn order
picture-bonus-range = with A, one more step
picture-bonus-second-lab = with A, a second lab

picture-wisest = { $who ->
    [you] You lead
   *[other] { $name } leads
} on the { $track } track.
picture-nobody-wisest = Nobody leads alone on the { $track } track.
picture-leads-nobody = nobody leads
picture-leads = { $who ->
    [you] you lead
   *[other] leads
}
picture-level = { $track } track, level { $n }
picture-marker = { $who ->
    [you] You
   *[other] { $name }
}: { $track } track, level { $n }
picture-gift-own = one cube of your own
picture-gift-yellow = one yellow cube
picture-gift-any = one cube of any player
picture-gift-bag = draw { $n } from the bag
picture-gift-crew = bring in a crew member

picture-forecast = If the round ended now
picture-outlook = { $who ->
    [you] You
   *[other] { $name }
}: { $cubes }, reputation { $fame }
picture-ranking = Ranking
picture-artefact = { $metal } artefact { $number } ({ $bonus })
picture-card-short = no. { $n }
picture-claimed = { $who ->
    [you] You
   *[other] { $name }
}: { the-fame }
picture-led-0 = from { $n } sectors
picture-led-1 = { $n } sectors, lead in one
picture-led-2 = lead in the first
picture-markers-down = { $markers ->
    [one] 1 marker −{ $levels }
   *[other] { $markers } markers −{ $levels } each
}
picture-with-chiefs = with { $n } commanders
picture-lead-one = lead on one
picture-goal-have = { $who ->
    [you] You
   *[other] { $name }
}: { $have } of { $of }
picture-goal-done = { $who ->
    [you] You have it
   *[other] { $name } has it
}
picture-goal-next = then { $markers ->
    [one] −{ $levels }
   *[other] { $markers } × −{ $levels }
}
picture-goal-sectors = Take back { $labs } labs from { $n } different sectors.
picture-goal-sectors-any = Take back { $labs } labs from { $n } different sectors; you need the majority in one of them.
picture-goal-sectors-first = Take back { $labs } labs from { $n } different sectors; you need the majority in the first.
picture-goal-markers = { $markers ->
    [one] One marker goes down by { $levels }.
   *[other] { $markers } markers go down by { $levels } each.
}
picture-goal-chiefs = You need { $n } commanders and keep them.
picture-goal-lead = They must be red, green and blue, and you must lead on one of these tracks.

picture-nth = { $n ->
    [1] 1st
    [2] 2nd
    [3] 3rd
   *[other] { $n }th
}
picture-in-storm = in the storm
picture-storm-next = storm comes next
picture-winner = Winner
picture-fame = reputation
picture-fame-later = Reputation that administration would bring now
picture-no-cubes = no cubes
picture-cubes-of = { $n } { $colour }
picture-left-lab = { $n } labs left; the next one costs { $cubes }
picture-left-station = { $n } stations left; the next one costs { $cubes }
picture-left-crew = { $n } crew members left

picture-exchange = Exchange { $n } other cubes for { $cubes } first
picture-no-lab = no lab
picture-at-top = at the top
picture-fee = { $who ->
    [you] yours
   *[other] 1 cube to { $name }
}
picture-you-have = you have { $n }

picture-words-mine = You
picture-words-others = The others
picture-words-round = The round
picture-words-planet = The planet
picture-words-player = { $name }: { the-fame }; cubes: { $cubes }; left: { $labs } labs, { $stations } stations, { $crew } crew.
picture-words-chiefs = { $name }, commanders: { $commanders }.
picture-words-sector = { $sector }: { $calm ->
    [true] calm
   *[false] storm
}. Labs: { $labs }.
picture-words-column = { $column }: crew { $crew }; price { $cubes }; free rows: { $rows }.

picture-short-01 = 1 yellow: 1 star
picture-short-02 = 1 step more
picture-short-03 = more per goal
picture-short-04 = buy a level
picture-short-05 = swap own, yellow
picture-short-06 = jump to a lab
picture-short-07 = one more lab
picture-short-08 = majority +1
picture-short-11 = rise elsewhere
picture-short-12 = B: lowest +1
picture-short-13 = B: 1 cube more
picture-short-14 = bag: 2 more
picture-short-15 = 1 reputation
picture-short-16 = taken spaces
picture-short-17 = moves 1 cheaper
picture-short-18 = 1 price waived
picture-does-01 = on joining you, up to twice 1 yellow buys 1 reputation.
picture-does-02 = when moving, 1 cube that is not of your colour buys 1 more step.
picture-does-03 = each objective brings 1 more reputation and 1 level.
picture-does-04 = when moving, 2 cubes of your own buy 1 level.
picture-does-05 = when moving or taking, 1 own cube may replace 1 yellow, or the reverse.
picture-does-06 = instead of driving, jump to any calm area with a lab.
picture-does-07 = when moving, 1 own cube allows one more lab on the same space.
picture-does-08 = each majority brings 1 more reputation in administration.
picture-does-11 = a level may be gained on any other track instead.
picture-does-12 = with B, your lowest marker rises by 1.
picture-does-13 = with B, take 1 more cube of any player’s colour.
picture-does-14 = draw 2 more cubes whenever you draw from the bag.
picture-does-15 = 1 reputation, again in every administration in which the card is still yours.
picture-does-16 = once a turn, an occupied space may be used.
picture-does-17 = the row’s cost of moving is 1 own cube less.
picture-does-18 = once a turn when moving, ignore the price of a lab or a station.

# Settings that cannot be played.

setting-artefact-seats = Artefacts are given for each of the { $seats } seats, or for none.
setting-artefacts = “{ $cards }” is not a list of different artefact cards; possible: { $possible }.

# What a position is worth, part by part.
worth-reputation = reputation
worth-cubes = cubes to spend
worth-research = research levels and the commanders they bring
worth-sectors = majorities and income
worth-objectives = objectives within reach
worth-crew = crew still aboard
worth-chiefs = administration commanders

# -- The final count, category by category. ------------------------------------------------------------

tally-objectives = Objectives
tally-stations = Stations
tally-majorities = Majorities
tally-commanders = Commanders
tally-artefacts = Artefacts
tally-tie-order = place in the turn order
lap = Round
