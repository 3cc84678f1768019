# A word for every piece of Magnastorm in English.

note-rim = A sixth of the planet. When the round ends, labs in calm sectors pay cubes and majorities bring reputation. The storm turns on after every round.
note-arc = { note-rim }
note-labs = { note-rim }
note-area = { note-rim }
note-space = A scout that ends here may install a lab if there is none: one level on the track of its colour, on white a track you choose.
note-lab-name = Lab
note-lab = Lifted its owner one level when it came. It pays cubes in calm sectors and counts for the majority. Only objectives take it back; the storm leaves it.
note-spot-name = Place for a station
note-spot = Whoever drives along this line between two calm sectors may build a station: reputation at once, and later moves may begin there, others for a cube.
note-scout-name = { $who ->
    [you] Your scout
   *[other] { $name }’s scout
}
note-scout = Drives with action A: one step along a line, never into the storm. Where it ends, a lab may be installed. In the storm it must leave.
note-storm-name = The storm
note-storm = Three sectors lie in the storm: no scout drives in, no lab there pays. After every round it turns one sector on. Labs stay.
note-centre-tile = { note-storm }
note-corner-storm = { note-storm }
note-calm = Calm now: { $sectors }.
note-calm-next = Calm next round: { $sectors }.
note-reputation = Reputation wins. Whoever reaches the goal first brings on the end; otherwise the last round does.
note-corner-order = Turns are taken in this order, over and over, until no crew is left above. The first-player token changes it for the next round.
note-corner-clock = Every turn takes crew from the upper panel. When nobody is left there the round ends and administration follows.
note-corner-bag = Cubes are drawn from it blindly. A black one goes back, and whoever drew it takes a cube of their own colour.
note-supply = Spent cubes come here, gains are taken from here. What the supply cannot give is lost. Three cubes of any colours buy one of your choice.
note-column-chief = Pay one cube for each crew member below, in its colour, and one of the colour of a rival who holds it. Reputation at once, the ability while kept.
note-column-token = Pay one cube for each crew member below, in its colour: one level on any track, one cube of any player’s colour, and first next round.
note-upper = Crew that waits in this column makes the commander’s price: one cube each, in its colour. Whoever takes the card lays it all on spaces below.
note-up = Place it on a free space below for action A or B. It need not be yours, but an opponent’s only when no other is left.
note-low = Place crew here: its row says what moving costs (A) or which cubes you take (B). A sign on it is a bonus. Used once a round.
note-low-open = Free.
note-low-taken = Taken for this round.
note-row-name = Row { $n }
note-row = Every space of the row has the same price for moving (A) and the same cubes instead (B).
note-row-a = Action A: pay these cubes, then drive your scout, build a station on the way, install a lab.
note-row-b = Action B: take these cubes. It costs nothing, and the scout stays where it is.
note-row-free = Free under: { $columns }.
note-row-full = No space is free.
note-track = Labs and other gains lift your marker. Some levels bring cubes or crew. Whoever leads alone when the round ends is joined by the track’s commander.
note-level = A marker that rises to this level takes its bonus, if there is one; going down brings none. Objectives ask for levels and spend them.
note-rung = { note-level }
note-marker = { note-track }
note-head = Cannot be bought: joins the player who leads this track alone when the round ends, with its ability.
note-guide = { note-head }
note-goal = At the end of your turn you may complete one objective whose condition you meet. The earlier you come, the more reputation it brings.
note-player = What this player has: reputation, cubes, labs, stations, crew, commanders. In each turn: take a commander, or place one crew member.

term-commander = commander; commanders
term-lab = lab; labs
term-scout = scout; scouts
