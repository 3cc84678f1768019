# Antarctica in English.

title = Antarctica
tagline = Sail with the sun, build on the ice, lead in every zone that counts.
length = 45 to 90 min
table-places = Ross Sea; Weddell Sea; Bellingshausen Sea; Amundsen Sea; Davis Sea; Scotia Sea; Lazarev Sea; Riiser-Larsen Sea; Cosmonauts Sea; Mawson Sea; D’Urville Sea; Somov Sea
preset-first = First game
preset-first-line = Ships in fixed zones. The way the rulebook teaches it.
preset-free = Free placement
preset-free-line = Everybody chooses where the ships begin.
variant-placement = Ships at the start
variant-placement-first-game = in fixed zones (first game)
variant-placement-free = placed by choice

## Tabs

tab-ice = Ice
tab-cards = Cards
tab-tracks = Tracks
tab-players = Players

## Names

zone-sw = Lower left
    .low = lower left zone
    .bare = lower left
zone-s = Bottom
    .low = bottom zone
    .bare = bottom
zone-se = Lower right
    .low = lower right zone
    .bare = lower right
zone-e = Right
    .low = right-hand zone
    .bare = right
zone-ne = Upper right
    .low = upper right zone
    .bare = upper right
zone-n = Top
    .low = top zone
    .bare = top
zone-nw = Upper left
    .low = upper left zone
    .bare = upper left
zone-w = Left
    .low = left-hand zone
    .bare = left

building-camp = Camp
    .a = a camp
building-shipyard = Shipyard
    .a = a shipyard
building-crane = Crane
    .a = a crane
building-headframe = Headframe
    .a = a headframe
building-derrick = Derrick
    .a = a derrick
building-turbine = Wind turbine
    .a = a wind turbine
building-laboratory = Laboratory
    .a = a laboratory
building-factory = Factory
    .a = a factory
building-rc_land = Inland research centre
    .a = an inland research centre
building-rc_coastal = Coastal research centre
    .a = a coastal research centre
building-rc_marine = Marine research centre
    .a = a marine research centre
building-headquarters = Headquarters
    .a = a headquarters
building-plankton_farm = Plankton farm
    .a = a plankton farm
building-dish_antenna = Dish antenna
    .a = a dish antenna
building-none = no building

track-land = Inland track
    .low = inland track
    .bare = inland
track-coastal = Coastal track
    .low = coastal track
    .bare = coastal
track-marine = Marine track
    .low = marine track
    .bare = marine
track-open3 = Fourth track
    .low = fourth track
    .bare = fourth
track-open4 = Fifth track
    .low = fifth track
    .bare = fifth

deck-basic = Basic
    .low = basic
deck-double = Double
    .low = double
deck-advanced = Advanced
    .low = advanced

card-icebreaker = Icebreaker
    .low = icebreaker
    .a = an icebreaker
card-place_scientist = Place a scientist
    .low = “place a scientist” card
    .a = a “place a scientist” card
card-plus_two = +2 scientists
    .low = “+2 scientists” card
    .a = a “+2 scientists” card
card-fast_research = Fast research
    .low = “fast research” card
    .a = a “fast research” card
card-simple = Simple resource
    .low = simple resource card
    .a = a simple resource card
card-expertise = Expertise
    .low = expertise card
    .a = an expertise card

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

icon-recruit_1 = Recruit a scientist
    .low = recruit a scientist
icon-new_ship = New ship
    .low = new ship
icon-expertise_card = Expertise card
    .low = expertise card
icon-simple_card = Simple resource card
    .low = simple resource card
icon-move_ship = Everybody moves a ship
    .low = everybody moves a ship
icon-shipyard_draft = Everybody takes a shipyard card
    .low = everybody takes a shipyard card
icon-advance_3 = Everybody advances
    .low = everybody advances

piece-cube = Cube
    .a = a cube
piece-ship = Ship
    .a = a ship

choice-go = Take the icebreaker turn
choice-stay = Let the second ship wait

## Questions

ask-placement = { $who ->
    [you] Place your { $n ->
        [1] first
        [2] second
        [3] third
       *[other] next
    } ship: choose a zone.
   *[other] { $seat } places a ship.
}
    .hint = The sun starts at the lower left and moves counterclockwise.
ask-free-cube = { $who ->
    [you] You play second, so one of your cubes starts on a research track: choose which.
   *[other] { $seat } chooses the track on which a cube starts.
}
ask-icebreaker = { $who ->
    [you] Your icebreaker lies in the { $zone }: take a turn with the second ship, or let it wait?
   *[other] { $seat } decides whether the icebreaker opens a turn for the second ship in the { $zone }.
}
ask-destination = { $who ->
    [you] { $icebreaker ->
        [0] Your ship at the head of the queue leaves the { $zone }: choose where it sails.
       *[other] The ice is broken: your ship in second place leaves the { $zone }. Where does it sail?
    }
   *[other] { $icebreaker ->
        [0] { $seat } sails the ship at the head of the queue out of the { $zone }.
       *[other] { $seat } sails the ship in second place out of the { $zone }.
    }
}
    .hint = You act where it arrives.
ask-menu = { $who ->
    [you] { $acted ->
        [0] Your ship has reached the { $zone }: choose one action there.
       *[other] Your action is done: end your turn.
    }
   *[other] { $acted ->
        [0] { $seat } chooses an action in the { $zone }.
       *[other] { $seat } is finishing the turn in the { $zone }.
    }
}
    .hint = { $acted ->
        [0] You may also play one card and give up one piece.
       *[other] Before that you may still play a card or give up a piece.
    }
ask-track = { $who ->
    [you] { $building_key ->
        [none] Fast research: advance { $steps ->
            [one] one step
           *[other] { $steps } steps
        }. On which track?
       *[other] For building { $building } you advance { $steps ->
            [one] one step
           *[other] { $steps } steps
        }. On which track?
    }
   *[other] { $seat } chooses a track to advance on.
}
ask-lift = { $who ->
    [you] { $trigger_who ->
        [you] Your research lets everybody move a ship: which one do you move?
       *[other] { $trigger }’s research lets everybody move a ship: which one do you move?
    }
   *[other] { $seat } may move a ship.
}
ask-drop = { $who ->
    [you] Where does your ship from the { $zone } go?
   *[other] { $seat } moves a ship away from the { $zone }.
}
    .hint = No action follows.
ask-pick = { $who ->
    [you] { $builder } has built a ship, so you take a shipyard card: choose one.
   *[other] { $seat } takes a shipyard card.
}
ask-draft = { $who ->
    [you] { $trigger_who ->
        [you] Your research reveals shipyard cards: take one; the rest go to the next player.
       *[other] { $trigger }’s research reveals shipyard cards: take one of those left.
    }
   *[other] { $seat } takes one of the revealed shipyard cards.
}
ask-race = { $who ->
    [you] Each player may advance { $steps ->
        [one] one step
       *[other] { $steps } steps
    }, no two on the same track: choose yours, or pass.
   *[other] { $seat } may advance on a track nobody has chosen yet.
}

## Options

option-place = Place it in the { $zone }
    .short = { $zone }
option-cube = Start on the { $track }
    .short = { $track }
option-icebreaker = { $choice }
option-sail = Sail to the { $zone }
    .short = { $zone }
option-build = Build the { $deck } card
    .short = Build: { $deck }
option-build-camp = Build { building-camp.a } ({ $deck } card)
    .short = Build: { building-camp }
option-build-shipyard = Build { building-shipyard.a } ({ $deck } card)
    .short = Build: { building-shipyard }
option-build-crane = Build { building-crane.a } ({ $deck } card)
    .short = Build: { building-crane }
option-build-headframe = Build { building-headframe.a } ({ $deck } card)
    .short = Build: { building-headframe }
option-build-derrick = Build { building-derrick.a } ({ $deck } card)
    .short = Build: { building-derrick }
option-build-turbine = Build { building-turbine.a } ({ $deck } card)
    .short = Build: { building-turbine }
option-build-laboratory = Build { building-laboratory.a } ({ $deck } card)
    .short = Build: { building-laboratory }
option-build-factory = Build { building-factory.a } ({ $deck } card)
    .short = Build: { building-factory }
option-build-rc_land = Build { building-rc_land.a } ({ $deck } card)
    .short = Build: { building-rc_land }
option-build-rc_coastal = Build { building-rc_coastal.a } ({ $deck } card)
    .short = Build: { building-rc_coastal }
option-build-rc_marine = Build { building-rc_marine.a } ({ $deck } card)
    .short = Build: { building-rc_marine }
option-build-headquarters = Build { building-headquarters.a } ({ $deck } card)
    .short = Build: { building-headquarters }
option-build-plankton_farm = Build { building-plankton_farm.a } ({ $deck } card)
    .short = Build: { building-plankton_farm }
option-build-dish_antenna = Build { building-dish_antenna.a } ({ $deck } card)
    .short = Build: { building-dish_antenna }
option-ship = Build a ship
option-recruit = Recruit scientists
    .short = Recruit
option-research = Research on the { $track }
    .short = Research: { $track }
option-play = Play your { $playable }
    .short = Play: { $playable }
option-lay = Lay an icebreaker in the { $zone }
    .short = { $zone }
option-advance = Advance on the { $track }
    .short = { $track }
option-give = Give up { $piece } from your available box
    .short = { $piece_key ->
        [cube] Available cube
       *[ship] Available ship
    }
option-scrap = Give up your ship in the { $zone }, place { $place }
    .short = { $place ->
        [1] 1st
        [2] 2nd
       *[other] 3rd
    } ship, { $zone }
option-end = End the turn
then-end = then end the turn
option-lift = Move your ship in the { $zone }, place { $place }
    .short = { $zone }, { $place ->
        [1] 1st
        [2] 2nd
       *[other] 3rd
    }
option-drop = Move it to the { $zone }
    .short = { $zone }
option-stay = Move no ship
option-take = Take { $shipyard }
    .short = { $shipyard }
option-race = Advance on the { $track }
    .short = { $track }
option-pass = Do not advance

group-give = Give up a piece
group-scrap = { group-give }
group-lay = Lay an icebreaker

## Refusals

refusal-ANT-SET-1 = The { $zone } is pack ice: closed with two players.
refusal-ANT-SET-12 = Three ships already wait in the { $zone }.
refusal-ANT-MOVE-1 = The ship must leave the { $zone }.
refusal-ANT-MOVE-3 = Three ships already wait in the { $zone }: it is full.
refusal-ANT-TURN-2 = You have already used a card in this sun step.
refusal-ANT-TURN-3 = You have already given up a piece in this turn.
refusal-ANT-ACT-1 = You have already taken your action.
refusal-ANT-ACT-4 = You have neither a ship nor a scientist left in the { $zone }.
refusal-ANT-BLD-2 = None of your ships waits by { $building }{ $other_key ->
    [none] .
   *[other] {" "}or { $other }.
}
refusal-ANT-BLD-4 = Your { $card } could stand for { $building }, but you have already used a card in this sun step.
refusal-ANT-BLD-5 = { $needed ->
    [one] This takes one scientist
   *[other] This takes { $needed } scientists
} from your staff; { $staff ->
    [0] you have none
    [one] you have only one
   *[other] you have only { $staff }
}.
refusal-ANT-BLD-6 = The { $zone } already holds { $building }.
refusal-ANT-SHIP-1 = { $ships ->
    [0] You have no ship left in your available box.
   *[other] A ship needs a shipyard, and the { $zone } has none.
}
refusal-ANT-SHIP-2 = A new ship waits in the sun’s zone, and the { $zone } is full.
refusal-ANT-SHIP-5 = This ship was built in this turn and cannot be moved yet.
refusal-ANT-REC-1 = Recruiting needs a camp, and the { $zone } has none.
refusal-ANT-REC-2 = Your reserve is empty: there is nobody left to recruit.
refusal-ANT-RES-1 = Research needs a research centre, and the { $zone } has none.
refusal-ANT-RES-3 = No research centre in the { $zone } works on the { $track }.
refusal-ANT-TRK-2 = You have no cube on the { $track } and none available.
refusal-ANT-TRK-4 = Your cube has reached the end of the { $track }.
refusal-ANT-TRK-5 = No empty space is left ahead of you on the { $track }.
refusal-ANT-ICON-3 = { $here ->
    [0] Three ships already wait in the { $zone }: it is full.
   *[other] The ship must leave the { $zone }.
}
refusal-ANT-ICON-7 = Somebody has already chosen the { $track } for this advance.
refusal-ANT-CARD-3 = You have no scientist in your staff to place.
refusal-ANT-CARD-4 = Your reserve is empty: nobody can join your staff.
refusal-ANT-CARD-5 = You cannot make a step on any track.
refusal-ANT-ICE-1 = { $laid ->
    [0] The second ship in the { $zone } is not yours.
   *[other] Your icebreaker already lies in the { $zone }.
}
refusal-ANT-ICE-8 = In an icebreaker turn no icebreaker can be laid in the sun’s zone, the { $zone }.
refusal-ANT-DISC-4 = The ship that has to sail cannot be given up before it has moved.

## Log

log-first = { $who ->
    [you] You are the first player.
   *[other] { $seat } is the first player.
}
log-place = { $who ->
    [you] You place a ship in the { $zone }, place { $place }.
   *[other] { $seat } places a ship in the { $zone }, place { $place }.
}
log-cube = { $who ->
    [you] You start with a cube on the { $track }.
   *[other] { $seat } starts with a cube on the { $track }.
}
log-sun = The sun reaches the { $zone }.
log-sail = { $who ->
    [you] You sail
   *[other] { $seat } sails
} from the { $from } to the { $to }, { $place ->
    [1] first in the queue.
    [2] second in the queue.
   *[other] third in the queue.
}
log-idle = { $who ->
    [you] You end the turn without an action.
   *[other] { $seat } ends the turn without an action.
}
log-build = { $who ->
    [you] You build { $building } in the { $zone } and send
   *[other] { $seat } builds { $building } in the { $zone } and sends
} { $scientists ->
    [one] a scientist
   *[other] { $scientists } scientists
} there.
log-spend = { $who ->
    [you] You spend your { $card }.
   *[other] { $seat } spends the { $card }.
}
log-lost = { $who ->
    [you] You cannot advance on any track: { $steps ->
        [one] the step is
       *[other] { $steps } steps are
    } lost.
   *[other] { $seat } cannot advance on any track: { $steps ->
        [one] the step is
       *[other] { $steps } steps are
    } lost.
}
log-next = The next { $deck } card shows { $building }.
log-empty = The { $deck } deck is empty.
log-ship = { $who ->
    [you] You launch a new ship in the { $zone }, place { $place }.
   *[other] { $seat } launches a new ship in the { $zone }, place { $place }.
}
log-take = { $who ->
    [you] You take { $shipyard }.
   *[other] { $seat } takes { $shipyard }.
}
log-pile-gone = { $cards ->
    [one] One shipyard card is too few for everybody: it leaves the game.
   *[other] { $cards } shipyard cards are too few for everybody: they leave the game.
}
log-recruit = { $who ->
    [you] You recruit
   *[other] { $seat } recruits
} { $scientists ->
    [one] one scientist
   *[other] { $scientists } scientists
} in the { $zone }.
log-research = { $who ->
    [you] You do research in the { $zone }.
   *[other] { $seat } does research in the { $zone }.
}
log-advance = { $who ->
    [you] You advance
   *[other] { $seat } advances
} { $steps ->
    [one] one step
   *[other] { $steps } steps
} on the { $track }, to space { $space }.
log-steps-lost = { $steps ->
    [one] One step finds
   *[other] { $steps } steps find
} no empty space on the { $track } and { $steps ->
    [one] is
   *[other] are
} lost.
log-icon = { $who ->
    [you] You reach an icon on the { $track }: { $icon }.
   *[other] { $seat } reaches an icon on the { $track }: { $icon }.
}
log-join = { $scientists ->
    [0] { $who ->
        [you] Your reserve is empty: nobody joins your staff.
       *[other] { $seat }’s reserve is empty: nobody joins the staff.
    }
    [one] { $who ->
        [you] One scientist joins your staff.
       *[other] One scientist joins { $seat }’s staff.
    }
   *[other] { $who ->
        [you] { $scientists } scientists join your staff.
       *[other] { $scientists } scientists join { $seat }’s staff.
    }
}
log-no-ship = { $who ->
    [you] You get no new ship: none is left in your available box.
   *[other] { $seat } gets no new ship: none is left in the available box.
}
log-no-room = { $who ->
    [you] You get no new ship: the sun’s zone, the { $zone }, is full.
   *[other] { $seat } gets no new ship: the sun’s zone, the { $zone }, is full.
}
log-card = { $who ->
    [you] You take { $card }.
   *[other] { $seat } takes { $card }.
}
log-no-card = { $card_key ->
    [simple] { $who ->
        [you] You still hold a simple resource card and take none.
       *[other] { $seat } still holds a simple resource card and takes none.
    }
   *[other] { $who ->
        [you] You cannot take { $card }.
       *[other] { $seat } cannot take { $card }.
    }
}
log-move = { $who ->
    [you] You move a ship from the { $from } to the { $to }.
   *[other] { $seat } moves a ship from the { $from } to the { $to }.
}
log-stay = { $who ->
    [you] You move no ship.
   *[other] { $seat } moves no ship.
}
log-pass = { $who ->
    [you] You do not advance.
   *[other] { $seat } does not advance.
}
log-offer = The shipyard pile reveals { $shipyard }.
log-no-draft = Too few shipyard cards are left for everybody: nobody takes one.
log-play = { $who ->
    [you] You play your { $card }.
   *[other] { $seat } plays the { $card }.
}
log-settle = { $who ->
    [you] You place
   *[other] { $seat } places
} { $scientists ->
    [one] a scientist
   *[other] { $scientists } scientists
} in the { $zone }.
log-lay = { $who ->
    [you] You lay an icebreaker in the { $zone }.
   *[other] { $seat } lays an icebreaker in the { $zone }.
}
log-give = { $who ->
    [you] You give up { $piece } from your available box{ $scientists ->
        [0] .
       *[other] {" "}and gain a scientist.
    }
   *[other] { $seat } gives up { $piece } from the available box{ $scientists ->
        [0] .
       *[other] {" "}and gains a scientist.
    }
}
log-scrap = { $who ->
    [you] You give up a ship in the { $zone }{ $scientists ->
        [0] .
       *[other] {" "}and gain a scientist.
    }
   *[other] { $seat } gives up a ship in the { $zone }{ $scientists ->
        [0] .
       *[other] {" "}and gains a scientist.
    }
}
log-icebreaker-go = { $who ->
    [you] Your icebreaker opens the way in the { $zone }: your second ship has a turn.
   *[other] { $seat }’s icebreaker opens the way in the { $zone }: the second ship has a turn.
}
log-icebreaker-stay = { $who ->
    [you] You let your second ship wait in the { $zone }.
   *[other] { $seat } lets the second ship wait in the { $zone }.
}
log-melt = { $who ->
    [you] Your icebreaker in the { $zone } leaves the game.
   *[other] { $seat }’s icebreaker in the { $zone } leaves the game.
}
log-end-scientists = { $who ->
    [you] You have no scientist left in staff or reserve: the game ends.
   *[other] { $seat } has no scientist left in staff or reserve: the game ends.
}
log-end-cards = All building cards are built: the game ends.
log-end-ships = No ship is left on the sea: the game ends.
log-end-still = For three laps of the sun nothing but ships has moved: the game ends.
log-score-zone = { $who ->
    [you] You score
   *[other] { $seat } scores
} { $points ->
    [one] one point
   *[other] { $points } points
} in the { $zone } with { $measure ->
    [one] one scientist
   *[other] { $measure } scientists
}.
log-score-track = { $who ->
    [you] You score
   *[other] { $seat } scores
} { $points ->
    [one] one point
   *[other] { $points } points
} on the { $track }, on space { $measure }.
log-score-stars = { $who ->
    [you] You score
   *[other] { $seat } scores
} { $points ->
    [one] one point
   *[other] { $points } points
} for { $measure ->
    [one] one star card
   *[other] { $measure } star cards
}.
log-score-given = { $who ->
    [you] You score
   *[other] { $seat } scores
} { $points ->
    [one] one point
   *[other] { $points } points
} for { $measure ->
    [one] one piece given up
   *[other] { $measure } pieces given up
}.
log-score-total = { $who ->
    [you] You have
   *[other] { $seat } has
} { $points ->
    [one] one point
   *[other] { $points } points
} in all.
log-tie-firsts = { $who ->
    [you] The points are tied: you are first { $n ->
        [0] nowhere
        [one] once
       *[other] { $n } times
    }.
   *[other] The points are tied: { $seat } is first { $n ->
        [0] nowhere
        [one] once
       *[other] { $n } times
    }.
}
log-tie-cards = { $who ->
    [you] Still tied: you have built { $n ->
        [0] no card
        [one] one card
       *[other] { $n } cards
    }.
   *[other] Still tied: { $seat } has built { $n ->
        [0] no card
        [one] one card
       *[other] { $n } cards
    }.
}
log-win = { $who ->
    [you] You win the game.
   *[other] { $seat } wins the game.
}
log-share = { $who ->
    [you] You share the victory.
   *[other] { $seat } shares the victory.
}


# -- The picture: labels, what pointing at a piece tells, and the position in words. -----------------------------------

picture-board = The continent: eight zones around the research tracks
picture-strip = Coming turns if nothing moves
picture-cards = Open building cards
picture-players = Players
picture-research = Research

picture-player = { $who ->
    [you] You
   *[other] { $name }
}
picture-none = none
picture-no-cards = no cards

picture-zone-sw = Lower left
picture-zone-s = Bottom
picture-zone-se = Lower right
picture-zone-e = Right
picture-zone-ne = Upper right
picture-zone-n = Top
picture-zone-nw = Upper left
picture-zone-w = Left

picture-head-zone = Zone
picture-head-deeds = there you could
picture-head-when = place, zones to wait
picture-zone-closed = { $zone }: closed by pack ice in this game.
picture-zone-holds = { $zone }. Buildings: { $buildings }. Scientists: { $people }.
picture-zone-pot = First place takes { $pot } now: { $leaders }.
picture-zone-strength = Your strength here: { $n }.
picture-building-at = { $building } ({ $zone })
picture-building-new = { $building } ({ $zone }), just built
picture-scientists = { $who ->
    [you] { $n ->
        [one] Your scientist
       *[other] Your { $n } scientists
    }
   *[other] { $n ->
        [one] { $name }’s scientist
       *[other] { $name }’s { $n } scientists
    }
}
picture-pot = { $zone }: first place takes { $pot } points now ({ $leaders })

picture-sun = The sun stands over: { $zone }
picture-sun-away = { $n ->
    [one] { $zone }: the sun gets here next
   *[other] { $zone }: the sun is { $n } zones away
}
picture-ship = { $who ->
    [you] Your ship ({ $zone }, place { $place })
   *[other] { $name }’s ship ({ $zone }, place { $place })
}
picture-icebreaker = { $who ->
    [you] Your icebreaker ({ $zone }): your second ship here may act after the first
   *[other] { $name }’s icebreaker ({ $zone }): the second ship here may act after the first
}
picture-wake = { $who ->
    [you] Last move: you sailed ({ $start } → { $zone })
   *[other] Last move: { $name } sailed ({ $start } → { $zone })
}
picture-wake-new = { $who ->
    [you] Last move: your new ship ({ $zone })
   *[other] Last move: { $name }’s new ship ({ $zone })
}

picture-legend-red = each cube that comes by
picture-legend-blue = the first cube: all act
picture-track-closed = { $track }: closed with so few players
picture-track-points = { $who ->
    [you] { $track }: you lead and get { $n } points now
   *[other] { $track }: { $name } leads and gets { $n } points now
}
picture-cube = { $who ->
    [you] { $track }: your cube on space { $space }, { $n } points now
   *[other] { $track }: { $name }’s cube on space { $space }, { $n } points now
}
picture-icon-red = Space { $space }: { $icon } (for each cube that comes by)
picture-icon-blue = { $used ->
    [true] Space { $space }: { $icon } (used up)
   *[other] Space { $space }: { $icon } (once, for everybody)
}

picture-until-end = Until the end
picture-end-scientists = { $n ->
    [one] One scientist left in staff or reserve: { $people }. At zero the game ends.
   *[other] { $n } scientists left in staff or reserve: { $people }. At zero the game ends.
}
picture-end-cards = { $n ->
    [one] One building card left in all. At zero the game ends.
   *[other] { $n } building cards left in all. At zero the game ends.
}
picture-end-still = Only ships have moved while the sun passed { $n } zones. At { $limit } the game ends.
picture-pile = Shipyard pile
picture-draft = Shipyard draft
picture-pile-card = { $card }: { $n }
picture-points-now = Points now
picture-points-final = Points

picture-turn = { $who ->
    [you] { $n ->
        [0] You now ({ $zone })
        [one] You ({ $zone }), one zone ahead of the sun
       *[other] You ({ $zone }), { $n } zones ahead of the sun
    }
   *[other] { $n ->
        [0] { $name } now ({ $zone })
        [one] { $name } ({ $zone }), one zone ahead of the sun
       *[other] { $name } ({ $zone }), { $n } zones ahead of the sun
    }
}
picture-lap = Lap { $n } of the sun
goal-line = Most points win. The game ends when a player has no scientist left to send, or all three decks are built.
picture-by-icebreaker = by icebreaker
picture-again = { $n ->
    [one] you next
   *[other] you again in { $n } turns
}
picture-again-later = you again after this lap
picture-again-none = no ship of yours waits

picture-cards-left = { $n } left
picture-cards-left-long = { $n ->
    [one] One card left in this deck
   *[other] { $n } cards left in this deck
}
picture-deck-empty = No card left.
picture-cost-scientists = { $n ->
    [one] One scientist to place
   *[other] { $n } scientists to place
}
picture-cost-steps = { $n ->
    [one] One research step
   *[other] { $n } research steps
}
picture-cost-star = Counts as a star card
picture-costs-card = Costs your card: { $card }
picture-need-ok = covered
picture-need-card = a card covers it
picture-need-no = missing
picture-need-at = at { $zones }
picture-need-only = only at { $zones }
picture-need-some = { $zones }
picture-need-or-card = { $zones }, or card
picture-need-nowhere = nowhere yet
picture-need-nowhere-card = nowhere yet, or card
picture-status-yes = Ready
picture-status-ready = in { $n } of { $of } zones
picture-status-here = here
picture-status-no = Not yet:
picture-status-over = The game is over.
picture-lack-scientists = { $n ->
    [one] staff one short
   *[other] staff { $n } short
}
picture-lack-needs = { $n ->
    [one] you lack one
   *[other] you lack { $n }
}
picture-lack-stands = it stands here
picture-lack-other = no zone for it
picture-rosette = Could be built: { $zones }. Stands already: { $stands }.

picture-first-player = First player
picture-winner = Winner
picture-now = now
picture-split = Zones { $zones }, tracks { $tracks }, star cards { $stars }, given up { $given }
picture-stat-staff = Staff, ready to be placed: { $n }
picture-stat-reserve = Reserve, still to be recruited: { $n }
picture-stat-vessel = Available ships: { $n }
picture-stat-cube = Available cubes: { $n }
picture-stat-star = Star cards: { $n }
picture-stat-give = Pieces given up: { $n }

picture-could-research = { $n ->
    [one] Research: one step ({ $tracks })
   *[other] Research: { $n } steps ({ $tracks })
}
picture-could-recruit = { $n ->
    [0] No scientist left to recruit
    [one] Recruit one scientist
   *[other] Recruit { $n } scientists
}
picture-could-ship = Build a ship ({ $zone })
picture-others-take = Each other player takes a shipyard card
picture-ends-turn = ends the turn
picture-could-build = Build: { $building }
picture-could-build-card = Build: { $building }, with the card: { $card }
picture-nth = { $n ->
    [1] 1st
    [2] 2nd
   *[other] 3rd
}
picture-when = { $n ->
    [one] Place { $place }; if nothing moves the ship acts when the sun has gone one zone
   *[other] Place { $place }; if nothing moves the ship acts when the sun has gone { $n } zones
}
picture-lands = { $n ->
    [one] One step, to space { $space } (value { $value })
   *[other] { $n } steps, to space { $space } (value { $value })
}
picture-space = space { $n }

picture-ended-scientists = A player has no scientist left in staff or reserve.
picture-ended-cards = All building cards are built.
picture-ended-ANT-END-5 = No ship is left on the board.
picture-ended-ANT-END-6 = Nothing has changed for three laps of the sun.

picture-words-mine = What is yours
picture-words-turns = The sun and the coming turns
picture-words-zones = Zones, from the sun on
picture-words-others = The other players
picture-words-player = { $name }: staff { $staff }, reserve { $reserve }, ships on the board { $sailing }, available ships { $ships }, available cubes { $cubes }, star cards { $stars }, given up { $given }.
picture-words-hand = { $name }, hand: { $cards }.
picture-words-points = { $name }: { $n } points if the game ended now (zones { $zones }, tracks { $tracks }, star cards { $stars }, given up { $given }).
picture-words-queue = Queue: { $queue }.
picture-words-icebreakers = Icebreakers: { $people }.
picture-words-card = { $deck }: { $building }. Scientists to place: { $scientists }. Research steps: { $steps }. Cards left: { $left }.
picture-words-needs = Needs: { $needs }.
picture-words-ready = Could be built in { $n } of { $of } zones: { $zones }.
picture-words-cube = { $name } on space { $space } ({ $n } points)
picture-words-icons = Icons still alive: { $icons }.

# What a position is worth, part by part.
worth-zones = points in zones
worth-tracks = points on research tracks
worth-stars = star cards
worth-given = pieces given up
worth-majorities = a firm hold on zones
worth-staff = scientists at hand
worth-reserve = scientists in reserve
worth-ships = ships on the board
worth-turns = turns that come soon
worth-spare-ships = spare ships
worth-spare-cubes = spare cubes
worth-reach = cards you can build
worth-held = cards in hand
worth-points = points

# -- The final count, category by category. ------------------------------------------------------------

tally-zones = Zones
tally-tracks = Tracks
tally-stars = Star cards
tally-given = Given up
tally-tie-firsts = first places
tally-tie-cards = cards built
lap = Lap
