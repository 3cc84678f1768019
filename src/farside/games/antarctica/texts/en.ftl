
# -- The picture: labels, what pointing at a piece tells, and the position in words. -----------------------------------

picture-board = The continent: eight zones around the research tracks
picture-strip = Coming turns if nothing moves
picture-cards = Open building cards
picture-players = Players
picture-scoring = Scoring
picture-research = Research

picture-player = { $who ->
    [you] You
   *[other] { $name }
}
picture-list = { $first } and { $last }
picture-none = none

picture-zone-sw = Lower left
picture-zone-s = Bottom
picture-zone-se = Lower right
picture-zone-e = Right
picture-zone-ne = Upper right
picture-zone-n = Top
picture-zone-nw = Upper left
picture-zone-w = Left

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
        [one] A scientist of { $name }
       *[other] { $n } scientists of { $name }
    }
}
picture-pot = { $zone }: first place takes { $pot } points now ({ $leaders })

picture-sun = The sun stands over: { $zone }
picture-sun-away = { $n ->
    [one] { $zone }: the sun gets here next
   *[other] { $zone }: the sun gets here in { $n } zones
}
picture-ship = { $who ->
    [you] Your ship ({ $zone }, place { $place })
   *[other] Ship of { $name } ({ $zone }, place { $place })
}
picture-icebreaker = { $who ->
    [you] Your icebreaker ({ $zone }): your second ship here may act after the first
   *[other] Icebreaker of { $name } ({ $zone }): the second ship here may act after the first
}
picture-wake = { $who ->
    [you] Last move: you sailed ({ $start } → { $zone })
   *[other] Last move: { $name } sailed ({ $start } → { $zone })
}
picture-wake-new = { $who ->
    [you] Last move: your new ship ({ $zone })
   *[other] Last move: new ship of { $name } ({ $zone })
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
   *[other] { $track }: cube of { $name } on space { $space }, { $n } points now
}
picture-icon-red = Space { $space }: { $icon } (for each cube that comes by)
picture-icon-blue = { $used ->
    [true] Space { $space }: { $icon } (used up)
   *[other] Space { $space }: { $icon } (once, for everybody)
}

picture-until-end = Until the end
picture-end-scientists = { $n ->
    [one] One scientist left in staff and reserve: { $people }. At none the game ends.
   *[other] { $n } scientists left in staff and reserve: { $people }. At none the game ends.
}
picture-end-cards = { $n ->
    [one] One building card left in all. At none the game ends.
   *[other] { $n } building cards left in all. At none the game ends.
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
picture-by-icebreaker = by icebreaker
picture-again = { $n ->
    [one] you next
   *[other] you again in { $n } turns
}
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
    [one] one scientist short
   *[other] { $n } scientists short
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

picture-scoring-zones = Zones
picture-scoring-tracks = Research tracks
picture-scoring-stars = Star cards
picture-scoring-given = Given up
picture-total = Total
picture-ended-ANT-END-1 = The scientists or the cards have run out.
picture-ended-ANT-END-5 = No ship is left on the board.
picture-ended-ANT-END-6 = Nothing has changed for three laps of the sun.
picture-wins = { $who ->
    [you] You win.
    [several] Shared victory: { $people }.
   *[other] { $people } wins.
}

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
