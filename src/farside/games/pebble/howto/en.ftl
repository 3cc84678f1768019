## How Pebble is played. *Words* are strong, [words] are a badge, a clause leads to the rules. Numbers come from the box.

lede = Settle a river with a handful of pebbles and a few birds: a small game of our own, in which every table of Farside can be learnt.

you-1 = A settler on a river with { $sites } sites, from the spring to the sea. You have { $pebbles } pebbles to pay with and { $hand } *birds* in your hand, which nobody else sees. PEB-SET-3

goal-1 = Have the most points at the end. Each site that is yours counts its points, and *two sites next to each other* that are both yours count { $neighbours } more. PEB-END-2

turn-1 = A round has two halves: all choose a bird at the same time, then each takes one turn.

lane-round = One round
frame-plan = Choose a bird
    .words = Everybody lays one face down. All are turned up together. PEB-PLAN-1
frame-catch = Take pebbles
    .words = Between none and { $catch }: low birds bring least. PEB-PLAN-4
frame-order = Low birds go first
    .words = The lowest rank takes its turn before the others. PEB-PLAN-5
frame-settle = Settle a site, or pass
    .words = Pay its price and it is yours to the end. Passing brings { $pass } pebbles. PEB-TURN-1

tile-site = Site
    .value = { $least } to { $most }
    .words = each counts the points on its sign. PEB-END-2
tile-pair = Neighbours
    .value = +{ $neighbours }
    .words = for each pair of neighbouring sites that are both yours. PEB-END-2

end-1 = At the end of a round the birds that were played leave the game, and each player draws a new one. The next player to the left goes first. PEB-ROUND-2
end-2 = *The game ends* after { $rounds2 } rounds with two players, { $rounds3 } with three or four, or with the round in which the last site is settled. Equal points: most pebbles win. PEB-END-1

miss-item-1 = Settling brings a gift, to somebody else.
    .words = Another player takes a pebble; only the bank is free of it. PEB-SETTLE-5
miss-item-2 = Some birds make a site cheaper.
    .words = The discount is taken off before you pay. PEB-SETTLE-3
miss-item-3 = A site has one owner, for good.
    .words = What you leave today may be gone tomorrow. PEB-SETTLE-2
miss-item-4 = Passing is a move.
    .words = { $pass } pebbles now may buy the better site. PEB-TURN-2
miss-item-5 = The river can run dry.
    .words = There are { $all } pebbles in all; whoever comes late takes what is left. PEB-COMP-3

first-item-1 = Begin with a high bird:
    .words = pebbles first, then sites.
first-item-2 = Take a site in the middle of the river,
    .words = and then one beside it.
first-item-3 = Keep a low bird for a site that others want too:
    .words = it lets you choose first.
