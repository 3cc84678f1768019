# A word for every piece of Antarctica in English: at most thirty words for what a thing does.

note-zone = An eighth of the continent. Up to three ships queue on its coast; buildings here serve everybody with a ship in it. Its scientists are scored at the end.
note-zone-closed = Closed by pack ice: with two players no ship sails here and nothing is built.
note-sun-away = { $n ->
    [0] the sun is here
    [one] the sun gets here next
   *[other] the sun is { $n } zones away
}
note-building-camp = A ship that arrives here may recruit: as many scientists from reserve to staff as your strength, your ships and scientists in this zone.
note-building-shipyard = A ship that arrives here may launch a new ship in the sun’s zone. Every other player then takes a shipyard card.
note-building-resource = Needed for other buildings: a card that shows it can be built by whoever has a ship in its zone, wherever the building itself will stand.
note-building-expertise = Counts as a star for its builder. Some advanced cards need one: a ship in its zone is enough. A zone holds only one of each kind.
note-building-centre = A ship that arrives here may research: as many steps on the track of this centre as your strength in the zone.
note-building-prestige = No other building needs it: it is built for its steps, its scientists and its star, if it has one. A zone holds only one of each kind.
note-ghost-camp = { note-building-camp }
note-ghost-shipyard = { note-building-shipyard }
note-ghost-resource = { note-building-resource }
note-ghost-expertise = { note-building-expertise }
note-ghost-centre = { note-building-centre }
note-ghost-prestige = { note-building-prestige }
note-ghost-ship = { note-ship }
note-ghost-scientist = { note-sci }
note-access = Has a ship here: { $people }.
note-access-none = No ship waits here: it serves nobody now.
note-asked = { $n ->
    [one] An open card asks for it: { $cards }.
   *[other] Open cards ask for it: { $cards }.
}
note-sci = Stays in this zone to the end. Most scientists take the zone’s pot; each is also one more for your strength here.
note-pot-name = Pot of the zone
note-pot = What first place would take if the zone were scored now: buildings, all scientists, and one more. Second place gets the leader’s number of scientists.
note-ship-name = { $who ->
    [you] Your ship
   *[other] { $name }’s ship
}
note-place = { $zone }, place { $n } in the queue
note-ship = Waits for the sun. When it arrives, the first ship sails to another zone and acts there. While it waits, it opens the buildings of its zone to its owner.
note-acts = { $n ->
    [0] Acts now.
    [one] Acts when the sun moves to the next zone, if nothing changes.
   *[other] Acts when the sun has moved { $n } zones, if nothing changes.
}
note-acts-later = Others are ahead of it: it will not act in this lap.
note-opens = Opens: { $buildings }.
note-ice = Lets its owner’s ship in second place act too, after the first, when the sun comes here. Then the card is gone.
note-lay = { note-ice }
note-sun-name = The sun
note-sun = Moves counterclockwise from zone to zone, past those without ships. Where it stops, the first ship takes a turn.
note-sunspace-name = A space of the sun
note-sunspace = The number says how many zones away the sun is. Zones without ships are passed.
note-first-here = { $who ->
    [you] Your ship is first in the queue.
   *[other] { $name }’s ship is first in the queue.
}
note-nobody-here = No ship waits here: the sun would pass by.
note-coming = The strip shows who acts where, in order, as long as no ship moves. Every move may change it.
note-track = Each player may have one cube. At the end the first takes the values of all cubes, every other player that of the cube ahead. Icons work on the way.
note-cube-name = { $who ->
    [you] Your cube
   *[other] { $name }’s cube
}
note-cube = Goes forward, never back; taken spaces are jumped for free. At the end the first takes the values of all cubes, every other player that of the cube ahead.
note-advance = Choose this track and your cube goes there. Icons on the way are carried out from the start of the track.
note-icon-place = { $colour ->
    [blue] blue icon
   *[red] red icon
}, { $track }, space { $space }
note-icon-recruit_1 = The player whose cube lands on or passes it takes one scientist from reserve to staff.
note-icon-new_ship = The player whose cube lands on or passes it puts a ship at the end of the sun zone’s queue; the others then take a shipyard card.
note-icon-expertise_card = The player whose cube lands on or passes it takes an expertise card: it stands for a laboratory or a factory in one build.
note-icon-simple_card = The player whose cube lands on or passes it takes a simple resource card, unless they already hold one.
note-icon-move_ship = The first cube to land on or pass it lets every player move one ship to a zone with room. No action follows. Then it is used up.
note-icon-shipyard_draft = The first cube to land on or pass it lets every player take one of as many shipyard cards as there are players. Then it is used up.
note-icon-advance_3 = The first cube to land on or pass it lets every player advance three steps, no two on the same track. Then it is used up.
note-icon-used = Used up: now an ordinary space.
note-icon-blue = Still alive: no cube has come by.
note-icon-red = Works for each cube once.
note-steps = { $n ->
    [one] one step away
   *[other] { $n } steps away
}
note-past = past it
note-deck = To build it you need ships by all buildings it shows, and its scientists in your staff. They go to the zone; research steps follow.
note-card-icebreaker = Lay it in a zone where your ship is second: when the sun comes, that ship acts as well.
note-card-place_scientist = Puts one scientist from your staff into the zone that your ship has reached.
note-card-plus_two = Two scientists come from your reserve to your staff.
note-card-fast_research = Three steps on one research track of your choice, icons included.
note-card-simple = Stands for one crane, headframe, derrick or wind turbine that a building card asks for. Once spent, it lies aside and can come back.
note-card-expertise = Stands for one laboratory or factory that a building card asks for. Once spent, it is gone.
note-held = Held by: { $people }.
note-piles = Shipyard cards come when another player launches a ship, or by a blue icon. One card may be played in each sun step.
note-player = What this player has, holds and would score. Hands are open.
note-stat-staff-name = Staff
note-stat-staff = Scientists ready to be placed. Every build takes one or two. When somebody has none left in staff or reserve, the game ends.
note-stat-reserve-name = Reserve
note-stat-reserve = Scientists still at home. Camps, red icons, cards and pieces given up bring them to your staff.
note-stat-vessel-name = Available ships
note-stat-vessel = Ships not yet on the board. A shipyard or an icon launches them; given up, they bring a scientist and points at the end.
note-stat-cube-name = Available cubes
note-stat-cube = One is needed to enter a track. Given up, it brings a scientist and points at the end.
note-stat-star-name = Star cards
note-stat-star = Built cards with a star: factory, laboratory, headquarters, dish antenna. Most stars take the pot at the end.
note-stat-give-name = Given up
note-stat-give = Once a turn a ship or cube may be given up for a scientist from the reserve. What is given up scores at the end.
note-until-end = The game ends after the turn in which somebody has no scientist left in staff or reserve, or all building cards are built. Everything is scored then.
note-strength = Your ships and your scientists in a zone together. A camp recruits that many, a research centre brings that many steps.

term-ship = ship; ships
term-scientist = scientist; scientists
term-zone = zone; zones
term-track = research track; research tracks; track
term-staff = staff
term-reserve = reserve
term-strength = strength
