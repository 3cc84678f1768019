## The first game. A message is an idea (at most eight words); `words` explain it (at most 35), `why` gives the reason,
## `show` says what would happen, `other` what it means that something else was done. [Terms] open the glossary.

first = First game

first-theme = You found a colony
    .words = Seven [colonists], one housing, one plant, one silo. Cards of five [raw materials] buy the rest.

first-goal = Points are counted anew each turn
    .words = Stand at { $target } points at the end of your own turn. Only what runs counts, and it can go dark again.

first-mine = A mine brings a card every turn
    .words = One card of its material. Silicon stands in most prices, so it is a good first one.
    .why = Housings, plants and modules all ask for silicon.
    .show = A silicon mine stands in your colony, with a colonist in it.
    .other = Good too: look below at what it pays for.

first-mine-2 = Now a second mine
    .words = Two different mines keep you flexible. Oxygen goes into housings, modules and research.
    .why = Three cards of one kind can still be changed at Earth, but that is dear.
    .show = An oxygen mine stands beside the first one.
    .other = Good too. Of the same material Earth takes three for one.

first-phases = Trade, then build, then place colonists
    .words = Event, resupply and mines are done by themselves. There is no way back from one phase to the one before.

first-earth = Three of a kind buy one at Earth
    .words = One card of your choice. A housing and a plant both need water, and you hold one.
    .why = With a second water both can be built this turn.
    .show = Three silicon go to Earth and one water comes back.
    .other = Good too: look at what can be paid now.

first-close = That is enough
    .words = Trading with { $seat1 } wants a communication module. After this phase there is no trading until your next turn.
    .why = Every exchange at Earth costs two cards.
    .show = Trading ends, and you may build.
    .other = Careful: each exchange costs cards. Undo takes it back.

first-house = A housing is a point and three people
    .words = It brings three colonists, if there is energy for it. The gauge says how much is used.
    .why = Colonists run everything else.
    .show = You pay the cards and a housing is built.
    .other = Good too: the plan below says what it needs to run.

first-plant = Energy one step ahead
    .words = Nothing more could run without it. A power plant gives more energy; it needs a colonist, but no energy itself.
    .why = A building without energy is dark, and dark buildings count nothing.
    .show = You pay the cards and a power plant is built. Then building ends.
    .other = Good too, as long as what you build can run.

first-arrange = A building runs with a colonist on it
    .words = And with energy for it. Housings need no colonist. Let the table send people where they bring most.
    .why = You can also switch every building by hand; the gauge shows what it changes.
    .show = A colonist goes to the new plant, and your turn ends.
    .other = Look at what stays dark, and what that costs. Undo is one key.

first-count = Sky goes through the same phases
    .words = The small domes in the list of players show what runs in { $seat1 }’s colony.

first-event = Events come with every turn
    .words = A conflict needs a running building of its kind, or nothing happens. With one you challenge a rival: more buildings win, free colonists break ties.

first-mines = Points can wait a turn
    .words = A third mine is one more card every turn, and carbon is what you lack. Mines need a colonist and one energy.
    .why = The sooner a mine stands, the more often it pays.
    .show = A carbon mine is built, and a colonist goes there.
    .other = Good too: a point now instead of a card every turn.

first-limit = Your silos hold only so many cards
    .words = What is above the limit at the end of your turn is lost. So build, or trade before you build.

first-tip = Keep energy and people one step ahead
    .words = One tip: plant, housing, mines three and four, then points. What can I build, below, says what is missing.
