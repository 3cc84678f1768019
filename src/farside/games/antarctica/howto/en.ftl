## How Antarctica is played. *Words* are strong, [words] are a badge, a clause leads to the rules. Numbers come from the box.

lede = Sail with the sun, build on the ice, and lead in every zone that counts.

you-1 = The head of an expedition. Your *ships* wait in queues around the continent. Your *scientists* build stations and stay there. You begin with { $staff } scientists in your staff; the others wait in your reserve to be recruited.
you-2 = *Buildings belong to nobody.* Whatever stands on the ice, everybody may use. ANT-ACT-2

goal-1 = Have the most points. *Nothing is scored before the end*: then every zone, every research track, star cards and pieces given up are counted once. ANT-SCO-1
goal-2 = Scientists are money and votes at once: those who build stay in their zone and count for you there. ANT-BLD-8

turn-1 = The sun goes from zone to zone. Where it arrives, *the first ship of the queue* takes a turn: it sails, then does at most one thing where it lands. ANT-TURN-1

lane-build = Sail, and build
    .words = the usual way: one card of the three on show
frame-sail = Leave the sun
    .words = The ship must go to another zone where fewer than { $queue } ships wait. Distance does not matter. ANT-MOVE-1
frame-card = Read a card
    .words = One of your ships must stand at each building it asks for. Any of your ships will do. ANT-BLD-2
frame-place = Put it down
    .words = Building and scientist go where you landed. A zone never holds two of a kind. ANT-BLD-6
frame-track = Research moves
    .words = One cube advances. Red icons serve whoever passes, blue ones serve everybody, once. ANT-BLD-7

lane-use = Or: use what stands where you landed
    .before = or
    .words = your strength there is your ships plus your scientists in the zone ANT-ACT-4
frame-camp = Camp
    .words = Recruit as many scientists as your strength. ANT-REC-1
frame-centre = Research centre
    .words = Advance as many steps on a track that shows it. ANT-RES-1
frame-yard = Shipyard
    .words = Launch a ship into the sun’s zone. Every other player takes a card. ANT-SHIP-3

turn-then-1 = *Besides:* one card in each sun step, and one ship or cube given up for a scientist in each turn. ANT-TURN-2
turn-then-2 = What single cards ask for and where icons lie on the tracks is [our reconstruction].

score-1 = Whoever is first takes the pot; everybody else gets the number of the player just ahead. Ties are paid in full. ANT-SCO-3
tile-zones = Each zone
    .words = most scientists. Pot: its buildings, all scientists there, and one. ANT-SCO-4
tile-tracks = Each research track
    .words = furthest cube. Pot: the values of all cubes on it. ANT-SCO-6
tile-stars = Star cards
    .words = most of them built. Pot: all star cards of all players. ANT-SCO-7
tile-given = Pieces given up
    .words = most ships and cubes discarded. Pot: all of them. ANT-SCO-8

end = When it ends
end-1 = There are no rounds: the sun goes on. *The game ends* after the turn in which a player has no scientist left, neither in staff nor in reserve, or all three decks are built. ANT-END-1
end-2 = Nobody gets a last turn to make up for it. ANT-END-4

miss-item-1 = Where your ships wait decides when you play.
    .words = Third in a queue means that the sun must come three times. ANT-SUN-4
miss-item-2 = Second place pays by the leader’s count.
    .words = One scientist in a crowd is rarely wasted. ANT-SCO-3
miss-item-3 = A new ship joins the sun’s zone, not yours.
    .words = It does not act in this step. ANT-SHIP-2
miss-item-4 = Ships are turns.
    .words = Giving up your last one is allowed, and leaves you without. ANT-DISC-7
miss-item-5 = Occupied spaces of a track are jumped for free.
    .words = Only empty ones count as steps. ANT-TRK-3

first-item-1 = Build in your first turns:
    .words = each building is a scientist on the ice and a step of research.
first-item-2 = Recruit before your staff is empty,
    .words = in a zone with a camp where your strength is two or more.
first-item-3 = Put one scientist where others gather:
    .words = it earns by their number.
