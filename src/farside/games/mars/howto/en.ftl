## How Mars is played. *Words* are strong, [words] are a badge, a clause leads to the rules. Numbers come from the box.

lede = Raise a colony beside your rivals’: mine, build, bargain, and keep every dome lit until your turn ends.
age = age 10 and up

you-1 = The founder of a colony. You start with { $colonists } colonists, one housing, one power plant, one silo and { $mines } mines. Cards of five raw materials buy everything else:

goal-1 = Be the first to stand at the target *at the end of your own turn*: { $target1 }, { $target2 } or { $target3 } points. MARS-SETUP-11
goal-2 = *Points are a state, not a sum.* They are counted anew at the end of every turn: what runs counts, what stands dark does not. You can lose points again. MARS-END-5

turn-1 = Seven phases, always in this order. You decide in the dark ones. There is no way back. MARS-TURN-1
phase-event = Event
    .words = draw one, it happens
phase-rnd = R&D
    .words = only with a centre
phase-resupply = Resupply
    .words = draw one card
phase-mines = Mines
    .words = one card each
phase-trade = Trade
    .words = with Earth and others
phase-build = Build
    .words = as much as you can pay
phase-end = End
    .words = place your colonists

frame-mines = Mines bring cards
    .words = Every mine with a colonist brings one card of its material, on your turn only. MARS-PROD-1
frame-trade = Trade what you lack
    .words = { $earth } of a kind to Earth for one of your choice. With a spaceport, { $port }. MARS-EARTH-1
frame-build = Build
    .words = Pay the cards shown on the place. No trading any more once you are here. MARS-TURN-3
frame-staff = Place colonists
    .words = One on each installation you want to run, as far as the energy goes. Above the hand limit cards are lost. MARS-ACT-1

figure-whole-pin-1 = lit: it runs, the star is a point
figure-whole-pin-2 = a colonist at work
figure-whole-pin-3 = glowing: you can pay for it now

score = What it costs, what it is worth
score-1 = One star is one point while it runs. Everything but housings needs one colonist. Everything but power plants needs one energy. MARS-BUILD-5 [silo and military prices: our reconstruction]
star = points
mine = Mine
gives-housing = { $brings } colonists
gives-mine = 1 card a turn
gives-power_plant = +{ $energy } energy
gives-silo = hold { $more } more cards
gives-communication = trade with others
gives-military = raids
gives-rnd = research cards
gives-spaceport = Earth trades { $port } for 1
score-then-1 = Also one point each: a *supremacy* card while you hold it, *Magna Scientia* for most science points, and { $discoveries } of the R&D 2 discoveries. MARS-SUP-4

end = When it ends
end-1 = At once, when a player ends their own turn at the target or above. A point won in somebody else’s turn has to last until the end of yours. MARS-WIN-1
end-2 = If nobody gets there the game stops after round { $rounds } and is scored as it stands. MARS-WIN-4

miss-item-1 = A housing with one energy to spare fills at once.
    .words = Its { $brings } colonists can work in this very turn. MARS-HOUS-3
miss-item-2 = Plants and mines are worth nothing and decide the game.
    .words = No energy, no points; no mines, no cards. MARS-END-6
miss-item-3 = Trade first.
    .words = After the first building decision the market is closed. MARS-TURN-3
miss-item-4 = Your silo holds { $holds } cards at the end of your turn.
    .words = The rest goes. Spend it. MARS-SILO-1
miss-item-5 = Level 2 runs only while level 1 runs.
    .words = Take the colonist from the top first. MARS-ACT-3

first-item-1 = Choose two different mines.
    .words = Silicon stands in most prices.
first-item-2 = First power plant 1 and housing 1,
    .words = then mines three and four.
first-item-3 = Keep one colonist free:
    .words = it breaks ties in conflicts. MARS-CONF-6
first-then-1 = In the guided game you build a housing and a plant in your first turn and stand at 1 point of { $target1 }.
