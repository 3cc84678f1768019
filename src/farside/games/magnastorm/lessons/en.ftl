## The first game. A message is an idea (at most eight words); `words` explain it (at most 35), `why` gives the reason,
## `show` says what would happen, `other` what it means that something else was done. [Terms] open the glossary.

first = First game

first-theme = A planet half calm, half storm
    .words = Your [scout] drives from space to space and leaves [labs] behind, until the storm comes round.

first-goal = Reputation wins
    .words = The first to reach { $goal } brings on the end, or round { $rounds } does. Cubes, labs and levels are worth nothing in themselves.

first-crew = Crew makes prices
    .words = A [commander] costs one cube for each crew member under its card, in that colour. Yours makes this column dearer for { $seat1 }.
    .why = For your own crew you pay cubes of your own colour, and those you have. Everybody else must first get hold of some.
    .show = One of your crew members joins the second commander’s column.
    .other = Any column will do: the same holds for its commander.

first-level = Three research tracks
    .words = Levels bring cubes or crew, and whoever leads a track alone is joined by its commander when the round ends.
    .why = With two players a lead of one level is enough.
    .show = Your marker goes up one level on the green track.
    .other = Good too: every track has its commander.

first-turn = One thing a turn
    .words = Take a commander, or place one crew member. You cannot pay for a commander yet, so place. Any neutral one will do.
    .why = Each member you take from above makes its commander cheaper for everybody. Your own crew is better kept where it raises prices.
    .show = A neutral crew member comes down, and you choose a space for it.
    .other = Good too. Your own crew raises prices for others only while it stands above.

first-row = The row says what moving costs
    .words = Action A moves, at the price of the row; action B takes cubes instead. This space in row 3 adds a red level.
    .second = Now A or B. Choose A: you pay what the row asks, and your [scout] drives.
    .why = Higher rows move for less, and what stands in a space comes on top.
    .show = The crew member goes to row 3 in the last column. Then you choose A: your scout drives.
    .other = Good too: read its row for what it costs and brings.

first-drive = One step along a line
    .words = Never into the storm. The white space ahead lets you choose the track yourself; coloured ones lift their own.
    .why = A lab on a free space lifts you a level there.
    .show = Your scout drives along the line to the white space.
    .other = Good too: its colour says which track a lab there lifts.

first-lab = A lab lifts you one level
    .words = The first two are free, later ones cost. Choose red: the bonus of your action space lifts it again.
    .second = The white space lets you choose. Take red: the bonus of your action space lifts it again.
    .third = Level 2 brings a cube of any colour. Take one of your own: it pays for moving and for a station.
    .why = Two levels on one track bring you to a reward at once.
    .show = A lab stays behind on the space, and your red marker goes up.
    .other = Good too. Labs also count for sectors and goals.

first-free = Row 1 moves for nothing
    .words = But a space is used only once a round. Take it before { $seat1 } does.
    .second = Put the crew member into row 1, where moving costs nothing.
    .third = Now A: your scout drives for nothing.
    .why = A cube saved now pays for a station or a commander later.
    .show = A neutral member goes to row 1. Then your scout drives for nothing.
    .other = Good too: look at what its row costs.

first-station = A station between two sectors
    .words = You cross from one calm sector to the next, past an empty spot. A station costs one cube and brings two reputation at once.
    .second = Here is the spot, and you have a cube. Build: two reputation at once.
    .third = You have arrived on a research space. A lab here lifts you one level again.
    .why = Whoever begins a move at your station later pays you a cube.
    .show = Your scout drives on into the next sector and a station of yours stands at the crossing.
    .other = Good too. There will be other crossings.

first-objective = Goals pay whoever comes first
    .words = Broad insight asks for two markers on level 2, and you have them. Both go down by two and you gain reputation. Whoever comes later gets less.
    .why = Levels are worth nothing in themselves; this is what they are for.
    .show = Two of your markers go down by two levels, and your reputation rises.
    .other = Good if you want a track. Some goals ask for more next round.

first-save = A turn for money
    .words = Action B takes cubes instead of moving, and costs nothing. Cubes in the colours of a commander’s crew buy that commander. First take a neutral crew member.
    .second = Into row 2: look at what B takes there. This space also draws a cube from the bag.
    .third = Now B: take the cubes instead of driving. What the bag gives cannot be undone.
    .why = Two yellow cubes pay for two neutral crew members below a commander.
    .show = A crew member goes to row 2, and you take the cubes of action B.
    .other = Good too. Cubes will be needed for a commander.

first-commander = A commander is in reach
    .words = Two reputation now, and what the card does for as long as you keep it. The crew below is yours to lay on spaces.
    .second = Where its crew lies, nobody acts this round. Row 1 is free to move from: close it before { $seat1 } comes.
    .third = And the other one: every space you cover is one less for { $seat1 }.
    .why = Lay the crew where it blocks a space that { $seat1 } would like.
    .show = You pay for the crew below, the commander joins you, and the crew is laid on free spaces.
    .other = Good too: the commander may be cheaper later, or gone.

first-round = A round ends when nobody is left above
    .words = Labs in calm sectors then pay cubes, majorities one reputation, and leaders of tracks get their commanders.

first-tip = Plan the next goal now
    .words = When the storm has turned, labs stay and a scout in it must leave. One tip: some goals get dearer with the rounds, so aim at one of them early.

## The advanced start.

advanced = The advanced start

advanced-cards = Two of your artefacts open the game
    .words = After each game you keep an [artefact]: gold for the winner, bronze for the last, silver between. Now each player draws two of their own, open to all.

advanced-order = Their values decide who begins
    .words = Gold counts three, silver two, bronze one. The higher sum goes first; a tie goes to the card with the higher number.

advanced-crew = The rest begins as always
    .words = In this order everybody sends a crew member up, into a column without a rival’s. It makes that column dearer for { $seat1 }.
    .why = Whoever begins has the free choice of columns. The [research] level comes in the other order: there the last one chooses first.
    .show = Your crew member goes up into that column.
    .other = Good too: every column is allowed in which no rival stands.

advanced-track = Choose it together with your cards
    .words = Your bronze card brings a blue level. Take blue now: with the card that makes level 2 before the first round, and level 2 pays a cube.
    .why = No two players may take the same track in this step. With cards it is different: a level of a card may be on a track others have climbed.
    .show = Your marker rises to level 1 on the blue track. The card will lift it once more.
    .other = Good too: the levels of your cards come on top, wherever they are.

advanced-bonus = Now the cards pay
    .words = In turn order each player takes both bonuses, in any order. Levels gained by cards bring what stands at them, as in the game.
    .why = The order matters if one bonus needs the other, or if the bag may run short. Otherwise take them as they come.
    .show = First the one card, then the other.
    .other = Good too: both bonuses are yours anyway.

advanced-ahead = You begin ahead of the start line
    .words = Look at the tracks: what others start from nothing, you have already. Levels put some [objectives] within reach in the very first round.

advanced-tip = Cards stay yours
    .words = One tip: look at your two bonuses before you send your crew. Drawn cards go back to your collection; everybody needs two for the next advanced start.
