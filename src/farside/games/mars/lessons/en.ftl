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
    .why = Three cards of one kind can still be exchanged with Earth, but that is expensive.
    .show = An oxygen mine stands beside the first one.
    .other = Good too. Of the same material Earth takes three for one.

first-phases = Trade, then build, then place colonists
    .words = Event, resupply and mines are done by themselves. There is no way back from one phase to the one before.

first-earth = Three of a kind buy one from Earth
    .words = One card of your choice. A housing and a plant both need water, and you hold one.
    .second = Now choose the card that comes back. With a second water a housing and a plant can both be paid for.
    .why = With a second water both can be built this turn.
    .show = Three silicon go to Earth and one water comes back.
    .other = Good too: look at what can be paid now.

first-close = That is enough
    .words = Trading with { $seat1 } needs a communication module. After this phase there is no trading until your next turn.
    .why = Every exchange with Earth costs two cards.
    .show = Trading ends, and you may build.
    .other = Careful: each exchange costs cards. Undo takes it back.

first-house = A housing is a point and three people
    .words = It brings three colonists, if there is energy for it. The gauge says how much is used.
    .why = Colonists run everything else.
    .show = You pay the cards and a housing is built.
    .other = Good too: the plan below says what it needs to run.

first-plant = Energy one step ahead
    .words = Nothing more could run without it. A power plant gives more energy; it needs a colonist, but no energy itself.
    .second = Your cards are spent. End building: then colonists go to work.
    .why = An installation without energy is dark, and what is dark counts nothing.
    .show = You pay the cards and a power plant is built. Then building ends.
    .other = Good too, as long as what you build can run.

first-arrange = An installation runs with a colonist on it
    .words = And with energy for it. Housings need no colonist. Let the table send people where they bring most.
    .second = Look at the gauge: the new plant runs. What is dark now stays dark until your next turn. End it.
    .why = You can also switch every installation by hand; the gauge shows what it changes.
    .show = A colonist goes to the new plant, and your turn ends.
    .other = Look at what stays dark, and what that costs. Undo is one key.

first-count = Your rival goes through the same phases
    .words = The small domes in the list of players show what runs in { $seat1 }’s colony.

first-event = Events come with every turn
    .words = A conflict needs a running installation of its kind, or nothing happens. With one you challenge a rival: more installations win, free colonists break ties.

first-mines = Points can wait a turn
    .words = A third mine is one more card every turn, and carbon is what you lack. Mines need a colonist and one energy.
    .second = A mine works only with a colonist in it. End building, then send one there.
    .third = Let the table send people where they bring most. One of them goes to the new mine.
    .fourth = The mine runs, and brings a card from your next turn on. End your turn.
    .why = The sooner a mine stands, the more often it pays.
    .show = A carbon mine is built, and a colonist goes there.
    .other = Good too: a point now instead of a card every turn.

first-limit = Your silos hold only so many cards
    .words = What is above the limit at the end of your turn is lost. So build, or trade before you build.

first-tip = Keep energy and people one step ahead
    .words = One tip: plant, housing, mines three and four, then points. “What can I build?” says what is missing.

## Bargaining.

bargaining = Bargaining

bargaining-module = A module opens trade with others
    .words = With a running [communication module] you may trade with any colony in your own trade phase. Without one, only with those whose second module runs.

bargaining-need = Too many cards, and not the right ones
    .words = You hold { $cards }, and your silos keep { $limit }. A silo would keep two more; look at its price and at what your hand lacks.

bargaining-offer = Offer what you have too much of
    .words = Name what you give and what you want. Each side gives at least one card, and only raw materials change hands. Here: a silicon for an iron.
    .why = You must hold what you offer; nobody checks what the other one holds, so an offer may ask in vain. One card for one is what { $seat1 } will most often take.
    .show = { $seat1 } is asked: one silicon for one iron.
    .other = Good too: other bundles may please { $seat1 } as well.

bargaining-answer = Accept, decline, or a counter-offer
    .words = Whoever is asked may also name a price of their own, which you take or leave. An accepted offer is binding; a declined one may be made again, but differently.

bargaining-call = Or let the others offer
    .words = A call asks everybody at once, unseen by each other. You take one offer or none, so it costs nothing but what you let them know.
    .why = Twice in a phase you may call, and six times propose. Nobody has to answer with an offer.
    .show = { $seat1 } may make you an offer. You choose afterwards.
    .other = Good too: you can still call as long as you trade.

bargaining-close = After trading comes building
    .words = There is no way back to it in this turn. So trade until you can pay for what you want, then close.
    .why = The phases of a turn follow each other once. What is above your limit at its end is lost.
    .show = The trade phase is over, and you may build.
    .other = Good too: close when you have what you need.

bargaining-silo = That is what it was for
    .words = Carbon and the iron you traded for: a silo. With a colonist on it you keep two more cards at the end of each turn.
    .why = The limit is looked at once, at the end of your own turn. A silo needs a colonist and energy to run, like most installations.
    .show = The silo is built. It keeps cards as soon as a colonist works there.
    .other = Good too: then spend what you hold, or it is lost.

bargaining-tip = Others may come to you as well
    .words = One tip: with a second module you may trade in the turns of others, and open with an offer of your own. Never help somebody across the finish.

## Conflicts.

conflicts = Conflicts

conflicts-event = A conflict, and you must begin it
    .words = The event asks for a running installation of its kind. You have one, so you must name an opponent, who cannot refuse. The winner takes the spoils, whoever it is.

conflicts-whom = Count what runs over there
    .words = More running installations of the kind win: you { $strength }, { $weak } { $weak_strength }, { $strong } { $strong_strength }. Ties go to more free [colonists]: you { $free }, { $strong } { $strong_free }.
    .why = Bonuses of R&D cards break a tie first, then free colonists do; if that is level too, nobody wins. So choose whom you surely beat.
    .show = { $weak } is challenged, and strengths are compared at once.
    .other = Good too: it is what runs that decides, and the table has counted it.

conflicts-spoils = The winner chooses
    .words = You have won: you look at the loser’s hand and take a card. Take what you lack, or what the other one needs most.
    .why = What you win is printed on the event: cards, a contract, an R&D card, or even an installation destroyed. A choice always belongs to the winner.
    .show = One card of that hand comes to yours.
    .other = Good too: you know now what is left over there.

conflicts-raid = A base may raid once a turn
    .words = After the event, whoever has a running [military base] may raid one colony. It is decided in the same way, by bases; the winner draws a card unseen.
    .why = A raid that fails costs you a card, and it is the only one of the turn. Against somebody without a base it cannot fail.
    .show = Your base is compared with theirs, and a card changes hands.
    .other = Good too: nobody has to raid.

conflicts-best = Supremacies stay with the strongest
    .words = Other events compare all colonies. The strongest in a kind keeps the card: one point and an advantage, until a contest finds somebody stronger.

conflicts-guard = Free colonists are worth something
    .words = They break ties, for you and against you. A colony that uses up all of them, and has no base, is the one that will be chosen.

conflicts-tip = One installation of each kind protects
    .words = One tip: a base and a module that run are a point each, and make others look for an easier opponent. Dark ones count for nothing.
