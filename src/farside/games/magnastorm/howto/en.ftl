## How Magnastorm is played. *Words* are strong, [words] are a badge, a clause leads to the rules. Numbers come from the box.

lede = Drive your scout around the storm, plant labs before it returns, and win commanders to your side.
age = age 12 and up

you-1 = The head of a research federation on a planet that is half calm, half storm. Your *scout* drives from space to space and leaves *turtle labs* behind. Each lab pushes your research. Your *crew* buys you the favour of commanders.
you-2 = *The storm turns one sector every round.* What is calm today is lost tomorrow: drive ahead of it. MAG-ADM-9

goal-1 = Have the most *reputation* when the game ends. With two players, whoever reaches *{ $goal2 }* brings on the end ({ $goal3 } with three, { $goal4 } with four). MAG-END-1
goal-2 = Nothing else counts: cubes, labs and levels are worth nothing. MAG-END-5

turn-1 = Take turns until no crew is left on the upper panel. On your turn you do exactly *one* of two things; you cannot pass. MAG-TURN-1

lane-take = Either: take a commander
    .words = reputation at once, an ability while you keep the card
frame-column = Look at the column
    .words = One cube for each crew member below, in its colour: yellow for neutral, your own for yours. MAG-CMD-2
frame-pay = Pay, clear the column
    .words = All that crew goes down to free spaces of your choice. It blocks them and makes next round’s prices. MAG-CMD-4
frame-gain = Gain { $gain } reputation
    .words = You hold the card until somebody else pays for it: then you lose { $loss } and the ability. MAG-CMD-6

lane-place = Or: place one crew member
    .before = or
    .words = neutral or your own, from above to any free space below
frame-space = Choose a space
    .words = Its row says what moving costs (A) and what you may take instead (B). Some add a bonus. MAG-ACT-3
frame-drive = Drive your scout
    .words = Pay the row, drive one step along a line. Never into the storm. MAG-MOVE-2
frame-lab = Drop a lab
    .words = On a free space. The first two are free. Rise one level on the track of the space’s colour. MAG-LAB-5
frame-cubes = Or take the row’s cubes
    .words = No move, no cost: this is how you save up for a commander. MAG-GAIN-1

turn-then-1 = *Then, if you can:* complete one objective: take back the labs or lower the markers it asks for. MAG-OBJ-1

tile-objective = Objective
    .value = +{ $first }
    .words = for the first to complete it, { $second } for the second. Some get harder as the rounds pass. MAG-OBJ-8
tile-commander = Commander
    .value = +{ $gain }
    .words = for taking one. −{ $loss } for losing it. MAG-CMD-5
tile-station = Station
    .value = +{ $station }
    .words = when you cross to another calm sector and build one. MAG-TELE-1
tile-knowledge = Most knowledge
    .value = +{ $gain }
    .words = alone on top of a track when a round ends. MAG-ADM-3
tile-majority = Majority
    .value = +1
    .words = most labs in a calm sector when a round ends. Ties give nothing. MAG-ADM-2

end-1 = A round ends the moment the upper panel is empty, even in the middle of a rotation. MAG-ROUND-2
end-step-1 = Income for labs in calm sectors
end-step-2 = +1 for each majority
end-step-3 = Track leaders get commanders
end-step-4 = Token holder goes first
end-step-5 = Lower panel slides up
end-step-6 = The storm turns one sector
end-then-1 = *The game ends* after round { $rounds }, or when the goal is reached: those still to come in this rotation have one last turn. MAG-END-2

miss-item-1 = Where you place crew sets next round’s prices.
    .words = The lower panel slides up as it stands. MAG-ADM-8
miss-item-2 = Three cubes of any colour buy one of any.
    .words = At any time of your turn. MAG-XCH-1
miss-item-3 = Some objectives are cheapest in round 1.
    .words = { $insight }: two markers down now, three later. MAG-OBJ-10
miss-item-4 = A tie on a track helps nobody.
    .words = The holder even gives the commander back. MAG-ADM-6
miss-item-5 = Labs taken back are cheap again.
    .words = The price depends on how many are out. MAG-LAB-3

first-item-1 = Use row 1 to move while it is open:
    .words = it costs nothing.
first-item-2 = Lift two markers to level 2 in round 1:
    .words = if { $insight } lies out, they complete it for { $first }.
first-item-3 = Cross between calm sectors where a station spot is free:
    .words = the first costs one cube and brings { $station } reputation.
first-then-1 = In the rules [our reconstruction] marks printed numbers that we could not read.
