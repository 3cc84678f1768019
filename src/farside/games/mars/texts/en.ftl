# Mars in English.

title = Mars
tagline = Mines, domes, bargains: raise a colony beside your rivals’.
length = 90 min
table-places = Utopia Planitia; Elysium Planitia; Hellas Planitia; Isidis Planitia; Amazonis Planitia; Arcadia Planitia; Acidalia Planitia; Chryse Planitia; Argyre Planitia; Lunae Planum; Hesperia Planum; Syria Planum
preset-usual = Usual game
preset-usual-line = Twelve points, free bargaining.
preset-first = First game
preset-first-line = Ten points; offers of one or two cards only.
preset-duel = A duel
preset-duel-line = For two, with fair seats: a card more for whoever goes second, a full last round.
preset-long = Long game
preset-long-line = Fifteen points, for a whole evening.
preset-house = House rules
preset-house-line = Chosen start, fair seats, a full last round.
variant-target = Game length
variant-target-10 = short (10 points)
variant-target-12 = medium (12 points)
variant-target-15 = long (15 points)
variant-first = First player
variant-first-random = drawn by lot
variant-first-orange = Orange
variant-first-sky = Sky
variant-first-green = Green
variant-first-rose = Rose
variant-revised_setup = Revised set-up
variant-revised_setup-false = no
variant-revised_setup-true = yes: fewer mines, chosen start cards
variant-seat_compensation = Seat compensation
variant-seat_compensation-false = no
variant-seat_compensation-true = yes: later seats draw more start cards
variant-full_round = Full round
variant-full_round-false = no: the game ends at once
variant-full_round-true = yes: the last round is finished
variant-fair_seats = Fair seats
variant-fair_seats-false = no
variant-fair_seats-true = yes: full round, and later seats draw more start cards
variant-simple_negotiation = Negotiation
variant-simple_negotiation-false = full: counters, openings, calls for offers
variant-simple_negotiation-true = simple: 1 for 1, 2 for 1 or 1 for 2
variant-open_hands = Open hands
variant-open_hands-false = no
variant-open_hands-true = yes: all raw materials are visible

## Tabs

tab-colony = Colony
tab-build = Build
tab-rivals = Rivals
tab-deals = Deals
tab-hand = Hand
tab-tiles = Tiles
tab-players = Players

## Names

material-count = { $n } { $material }
material-iron = iron
    .mine = iron mine
material-carbon = carbon
    .mine = carbon mine
material-silicon = silicon
    .mine = silicon mine
material-water = water
    .mine = water mine
material-oxygen = oxygen
    .mine = oxygen mine

chain-housing = Housing
    .the = the housing
    .another = another housing
chain-power_plant = Power plant
    .the = the power plant
    .another = another power plant
chain-silo = Silo
    .the = the silo
    .another = another silo
chain-communication = Communication module
    .the = the communication module
    .another = another communication module
chain-military = Military base
    .the = the military base
    .another = another military base
chain-rnd = R&D centre
    .the = the R&D centre
    .another = another R&D centre
chain-spaceport = Spaceport
    .the = the spaceport
    .another = another spaceport

item-housing = next housing
    .the = a housing
item-power_plant = power plant
    .the = a power plant
item-silo = silo
    .the = a silo
item-communication = communication module
    .the = a communication module
item-military = military base
    .the = a military base
item-rnd = R&D centre
    .the = an R&D centre
item-spaceport = spaceport
    .the = the spaceport
item-mine1 = mine 1
    .the = mine 1
item-mine2 = mine 2
    .the = mine 2
item-mine3 = mine 3
    .the = mine 3
item-mine4 = mine 4
    .the = mine 4

domain-housing = Housing supremacy
    .in = in housing
    .needed = housing
    .supremacy = the Housing supremacy
domain-energy = Energy supremacy
    .in = in energy
    .needed = power plant
    .supremacy = the Energy supremacy
domain-communication = Communication supremacy
    .in = in communication
    .needed = communication module
    .supremacy = the Communication supremacy
domain-military = Military supremacy
    .in = in military strength
    .needed = military base
    .supremacy = the Military supremacy
domain-rnd = R&D supremacy
    .in = in R&D
    .needed = R&D centre
    .supremacy = the R&D supremacy

event-none = Raid
event-deposit_iron = New iron deposit
event-deposit_carbon = New carbon deposit
event-deposit_silicon = New silicon deposit
event-deposit_water = New water deposit
event-deposit_oxygen = New oxygen deposit
event-new_colonist = New arrival
event-conflict_communication_minor = Minor communication conflict
event-conflict_communication_major = Major communication conflict
event-conflict_military_minor = Minor military conflict
event-conflict_military_major = Major military conflict
event-conflict_rnd_minor = Minor R&D conflict
event-conflict_rnd_major = Major R&D conflict
event-supremacy_housing = Housing supremacy
event-supremacy_energy = Energy supremacy
event-supremacy_communication = Communication supremacy
event-supremacy_military = Military supremacy
event-supremacy_rnd = R&D supremacy
event-contested_supremacy = Contested supremacy

event-text-deposit_iron = The drawer takes 3 iron from the reserve.
event-text-deposit_carbon = The drawer takes 3 carbon from the reserve.
event-text-deposit_silicon = The drawer takes 3 silicon from the reserve.
event-text-deposit_water = The drawer takes 3 water from the reserve.
event-text-deposit_oxygen = The drawer takes 3 oxygen from the reserve.
event-text-new_colonist = The drawer places 1 new colonist on Housing 0.
event-text-conflict_communication_minor = The winner looks at the loser’s raw materials and takes 1 of their choice.
event-text-conflict_communication_major = The winner takes 1 contract of their choice; a loser without contracts gives 2 raw materials of the winner’s choice.
event-text-conflict_military_minor = The winner draws 2 random raw materials from the loser’s hand.
event-text-conflict_military_major = The winner destroys the top tile of one of the loser’s kinds, never a mine or a level 0. If there is none, the winner draws 2 random raw materials.
event-text-conflict_rnd_minor = The winner draws 1 R&D1 card.
event-text-conflict_rnd_major = The winner takes 1 laid-out R&D card of their choice; if there is none, they draw 1 R&D2 card.
event-text-supremacy_housing = 1 VP and 3 new colonists, who go with the card if it changes hands.
event-text-supremacy_energy = 1 VP. The holder may use all the unused energy of one other colony.
event-text-supremacy_communication = 1 VP. Once in each trade phase the holder swaps any 1 raw material with the reserve.
event-text-supremacy_military = 1 VP. On winning a raid the holder looks at the loser’s hand and chooses the card.
event-text-supremacy_rnd = 1 VP. Once in each R&D phase the holder may roll the die again.
event-text-contested_supremacy = The drawer may have one held supremacy decided again; on a tie the holder keeps it.

card-guided_weapons = Guided weapons
card-signal_encryption = Signal encryption
card-research_network = Research network
card-smart_grid = Smart grid
card-life_support = Closed-loop life support
card-field_study = Field study
card-compact_storage = Compact storage
card-deep_drilling = Deep drilling
card-synthesis = Chemical synthesis
card-countermeasures = Countermeasures
card-orbital_defence = Orbital defence
card-quantum_link = Quantum link
card-martian_academy = Martian academy
card-terraforming = Terraforming
card-biosphere = Biosphere
card-space_elevator = Space elevator
card-fusion = Nuclear fusion
card-superconductors = Superconductors
card-cloning = Cloning
card-nanofabrication = Nanofabrication
card-rich_veins = Rich veins
card-orbital_freight = Orbital freight
card-planetary_shield = Planetary shield
card-prefabrication = Prefabrication
card-espionage = Espionage

card-text-guided_weapons = Bonus in military confrontations. 1 science point.
card-text-signal_encryption = Bonus in communication confrontations. 1 science point.
card-text-research_network = Bonus in R&D confrontations. 1 science point.
card-text-smart_grid = Bonus in energy confrontations. 1 science point.
card-text-life_support = Bonus in housing confrontations. 1 science point.
card-text-field_study = 1 science point.
card-text-compact_storage = Your hand limit is 2 higher while Silo 0 is active.
card-text-deep_drilling = In your trade phase: each of your active mines gives 1 more card.
card-text-synthesis = In your trade phase: take any 2 raw materials from the reserve.
card-text-countermeasures = When you are one side of a conflict or raid: it is called off, nobody wins.
card-text-orbital_defence = Bonus in military confrontations. 2 science points.
card-text-quantum_link = Bonus in communication confrontations. 2 science points.
card-text-martian_academy = Bonus in R&D confrontations. 2 science points.
card-text-terraforming = 1 VP.
card-text-biosphere = 1 VP.
card-text-space_elevator = 1 VP.
card-text-fusion = Your energy maximum is 3 higher.
card-text-superconductors = Your energy maximum is 2 higher.
card-text-cloning = 2 new colonists on Housing 0.
card-text-nanofabrication = Once in each build phase: the next installation costs 1 raw material less, never below 1.
card-text-rich_veins = In each production phase one active mine of your choice gives 1 extra card.
card-text-orbital_freight = You trade with Earth at 2 for 1 even without a spaceport.
card-text-planetary_shield = You lose no raw material when you lose a raid.
card-text-prefabrication = In your build phase: the next installation costs 2 raw materials less, never below 1.
card-text-espionage = In your trade phase: look at one player’s raw materials and take 1.

phase-trade = trade
phase-build = build
phase-colony = colony
plan-best = best
edge-strength = { "" }
edge-bonus = { "" }, thanks to R&D bonuses
edge-colonists = { "" }, thanks to more free colonists
phase-name-0 = Set-up
phase-name-1 = Event
phase-name-2 = R&D
phase-name-3 = Resupply
phase-name-4 = Mines
phase-name-5 = Trade
phase-name-6 = Build
phase-name-7 = End of turn

## Questions

ask-mine = { $who ->
    [you] Choose a mine for your colony: it brings a card of its material every turn.
   *[other] { $seat } chooses a mine.
}
ask-start = { $who ->
    [you] Choose a raw material to start with.
   *[other] { $seat } chooses start cards.
}
ask-opponent = { $who ->
    [you] { $event }: choose your opponent.
   *[other] { $event }: { $seat } chooses an opponent.
}
ask-parry = { $who ->
    [you] { $event } between { $one_who ->
        [you] you
       *[other] { $one }
    } and { $other_who ->
        [you] you
       *[other] { $other }
    }: do your Countermeasures call it off?
   *[other] { $event } between { $one_who ->
        [you] you
       *[other] { $one }
    } and { $other_who ->
        [you] you
       *[other] { $other }
    }: { $seat } may still interfere.
}
ask-parry-bare = { $who ->
    [you] { $event } between { $one_who ->
        [you] you
       *[other] { $one }
    } and { $other_who ->
        [you] you
       *[other] { $other }
    }: you hold no Countermeasures.
   *[other] { $event } between { $one_who ->
        [you] you
       *[other] { $one }
    } and { $other_who ->
        [you] you
       *[other] { $other }
    }: { $seat } may still interfere.
}
ask-look = { $who ->
    [you] You see { $loser }’s hand: choose a card to take.
   *[other] { $seat } looks at { $loser_who ->
        [you] your
       *[other] { $loser }’s
    } hand and takes a card.
}
ask-seize = { $who ->
    [you] You won: choose the contract you take from { $loser }.
   *[other] { $seat } chooses one of { $loser_who ->
        [you] your
       *[other] { $loser }’s
    } contracts.
}
ask-return = { $who ->
    [you] You hold more contracts than you may: choose one to return to the stock.
   *[other] { $seat } returns a contract.
}
ask-destroy = { $who ->
    [you] You won: choose which of { $loser }’s tiles to destroy.
   *[other] { $seat } chooses which of { $loser_who ->
        [you] your
       *[other] { $loser }’s
    } tiles to destroy.
}
ask-claim = { $who ->
    [you] You won: choose the R&D card you take from { $loser }.
   *[other] { $seat } chooses one of { $loser_who ->
        [you] your
       *[other] { $loser }’s
    } R&D cards.
}
ask-give-up = { $who ->
    [you] { $n ->
        [one] One more colonist has to leave and none is free:
       *[other] { $n } more colonists have to leave and none is free:
    } choose an installation to empty.
   *[other] { $seat } empties an installation, because colonists have to leave.
}
ask-save = { $who ->
    [you] Power shortage: you use { $used } of { $energy }. Choose what to switch off.
   *[other] { $seat } has too little power and switches something off.
}
ask-contest = { $who ->
    [you] Which supremacy is to be decided again?
   *[other] { $seat } may have a supremacy decided again.
}
ask-raid = { $who ->
    [you] Do you raid somebody? The winner, whoever it is, draws a card from the loser’s hand.
   *[other] { $seat } may raid somebody.
}
ask-roll = { $who ->
    [you] Do you roll the R&D die? 1 lets you draw an R&D1 card, 2 an R&D2 card if your level 2 is active.
   *[other] { $seat } may roll the R&D die.
}
ask-reroll = { $who ->
    [you] R&D supremacy: keep the result or roll again? The second result stands.
   *[other] { $seat } may roll again.
}
ask-draw = { $who ->
    [you] You may draw an R&D{ $deck } card.
   *[other] { $seat } may draw an R&D{ $deck } card.
}
ask-vein = { $who ->
    [you] Rich veins: which mine gives a card more?
   *[other] { $seat } chooses the mine that gives a card more.
}
ask-opening = { $who ->
    [you] Your level-2 module lets you speak first: make an offer, or pass.
   *[other] { $seat } may open the trade with an offer.
}
ask-draft = { $who ->
    [you] Put your proposal together: what you give and what you want. Nobody sees it until you send it.
   *[other] { $seat } is putting a proposal together.
}
ask-answer = { $who ->
    [you] { $author } makes an offer: accept, decline or counter?
   *[other] { $seat } considers { $author_who ->
        [you] your
       *[other] { $author }’s
    } offer.
}
ask-hear = { $who ->
    [you] { $other } makes a counter-proposal: accept or decline?
   *[other] { $seat } considers { $other_who ->
        [you] your
       *[other] { $other }’s
    } counter-proposal.
}
ask-choice = { $who ->
    [you] Choose one of the answers, or none.
   *[other] { $seat } chooses among the answers.
}
ask-offers = { $who ->
    [you] A call for offers: make one, or pass. All offers are shown together.
   *[other] { $seat } considers an offer.
}
ask-trade = { $who ->
    [you] Trade as much as you like; after this phase there is no trading until your next turn.
   *[other] { $seat } is trading.
}
ask-fetch = { $who ->
    [you] What do you take for your { $material }?
   *[other] { $seat } chooses what to take for { $material }.
}
ask-synthesize = { $who ->
    [you] Chemical synthesis: choose a raw material ({ $n } to take).
   *[other] { $seat } chooses a raw material.
}
ask-spy = { $who ->
    [you] Espionage: whose hand do you look at?
   *[other] { $seat } chooses whom to spy on.
}
ask-build = { $who ->
    [you] Choose what to add to your colony, or end the phase.
   *[other] { $seat } is building.
}
ask-spare = { $who ->
    [you] Your discount spares { $n ->
        [one] one card
       *[other] { $n } cards
    }: choose a material you do not pay.
   *[other] { $seat } chooses what not to pay.
}
ask-sign = { $who ->
    [you] Choose a contract: what you give, what you get.
   *[other] { $seat } chooses a contract.
}
ask-borrow = { $who ->
    [you] Energy supremacy: whose unused energy do you borrow until your next turn ends?
   *[other] { $seat } may borrow energy.
}
ask-arrange = { $who ->
    [you] Place your colonists: you use { $used } of { $energy } energy. Only what runs counts.
   *[other] { $seat } places colonists.
}
ask-discard = { $who ->
    [you] Your silos are full: { $n ->
        [one] one card has
       *[other] { $n } cards have
    } to go. Choose one.
   *[other] { $seat } discards down to the hand limit.
}

## Options

option-mine = { $material_key ->
    [iron] Iron mine
    [carbon] Carbon mine
    [silicon] Silicon mine
    [water] Water mine
   *[oxygen] Oxygen mine
}
option-take = Take { $material }
option-pass = No, thank you
option-keep = Keep the result
option-let = Let it happen
option-go-on = Go on
option-fight = Against { $to }
option-raid = Raid { $to }
option-spy = Look at { $to }’s hand
option-borrow = Borrow from { $to }
option-play = Play { $card }
option-seize = Take { $given } → { $got }
option-destroy = Destroy { $chain }
option-claim = Take { $card }
option-contest = Contest the { $domain }
option-roll = Roll the die
option-reroll = Roll again
option-draw = Draw a card
option-earth = Earth: give { $material }
option-swap = Contract: 1 { $given } → 1 { $got }
option-exchange = Supremacy: exchange 1 { $material }
option-propose = Make { $to } an offer
option-broadcast = Make everyone an offer
option-call = Call for offers
option-give = Give 1 { $material }
option-want = Want 1 { $material }
back-give = Take 1 { $material } back from what you give
back-want = Take 1 { $material } back from what you want
option-send = Send the proposal
option-drop = Drop it
option-accept = Accept
option-decline = Decline
option-counter = Make a counter-proposal
option-choose = Take { $to }’s answer
option-build = { $chain }
option-contract = Contract
option-sign = { $given } → { $got }
option-return = Return { $given } → { $got }
option-spare = Do not pay 1 { $material }
option-on = Switch on: { $item }
option-off = Switch off: { $item }
option-arrange = Arrange the colony well
option-discard = Discard 1 { $material }
option-close = { $phase_key ->
    [trade] End trading
    [build] End building
   *[colony] Leave the colony like this
}

## Refusals

refusal-MARS-SETUP-3 = There is no { $material } left.
refusal-MARS-VAR-1 = This pile is empty.
refusal-MARS-EARTH-1 = Earth wants { $rate } { $material } for a card; you have { $held ->
    [0] none
   *[other] only { $held }
}.
refusal-MARS-EARTH-3 = The reserve has no card of another material.
refusal-MARS-CONTR-1 = You have no { $material } to give.
refusal-MARS-CONTR-2 = The reserve has no { $material }.
refusal-MARS-CONTR-7 = A trade phase holds at most { $n } contract swaps.
refusal-MARS-SUP-11 = The Communication supremacy gives one exchange in each trade phase; it is used.
refusal-MARS-RND-18 = Nobody has a card that you could look at.
refusal-MARS-NEG-3 = You have no active communication module, and { $to } has no active level 2.
refusal-MARS-NEG-23 = Trade needs a partner you may trade with, and a card in both hands.
refusal-MARS-NEG-12 = { $call ->
    [0] A phase allows { $n } proposals; you have made yours.
   *[other] A phase allows { $n } calls for offers; you have made yours.
}
refusal-MARS-NEG-16 = An offer to everyone needs at least two partners.
refusal-MARS-NEG-10 = { $n ->
    [0] A material stands on one side only: take it back on the other first.
    [one] This side holds at most one card.
   *[other] This side holds at most { $n } cards.
}
refusal-MARS-NEG-11 = { $held ->
    [0] You hold no { $material }.
   *[other] You hold only { $held } { $material }.
}
refusal-MARS-NEG-4 = Each side gives at least one card; there are no gifts.
refusal-MARS-NEG-18 = You have already made this proposal, and no hand has changed since.
refusal-MARS-NEG-14 = You do not hold what is wanted.
refusal-MARS-NEG-15 = You do not hold what the answer asks for.
refusal-MARS-NEG-22 = In simple negotiation you trade 1 for 1, 2 for 1 or 1 for 2, without counters and calls.
refusal-MARS-BUILD-1 = You lack { $missing }.
refusal-MARS-BUILD-10 = There is none left in stock.
refusal-MARS-BUILD-8 = Even with this discount you could not pay for an installation.
refusal-MARS-BUILD-9 = You could not pay the rest: you lack { $missing }.
refusal-MARS-MINE-1 = A colony has room for four mines; you have them all.
refusal-MARS-SPACE-3 = A colony has only one spaceport.
refusal-MARS-COMP-7 = Your board has no room left for { $chain }.
refusal-MARS-ACT-1 = You have no free colonist.
refusal-MARS-END-9 = All energy is in use ({ $used } of { $energy }).
refusal-MARS-END-8 = Without this plant you would have { $energy } energy and use { $used }.
refusal-MARS-END-10 = You use { $used } energy and have only { $energy }: first switch something off, or staff a plant.
refusal-MARS-END-11 = This has been switched { $n } times already.
refusal-MARS-HOUS-7 = { $brought ->
    [one] The colonist it brought would leave
   *[other] The { $brought } colonists it brought would leave
}; { $free ->
    [0] none of yours is free.
    [one] only one of yours is free.
   *[other] only { $free } of yours are free.
}
refusal-MARS-SUP-10 = { $to_who ->
    [you] You have no unused energy.
   *[other] { $to } has no unused energy.
}

## The log

log-turn = { $who ->
    [you] Your turn, round { $round }.
   *[other] { $seat }’s turn, round { $round }.
}
log-event = Event: { $event }.
log-deposit = { $n ->
    [0] The reserve has no { $material } left.
   *[other] { $who ->
        [you] You take { $n } { $material } from the reserve.
       *[other] { $seat } takes { $n } { $material } from the reserve.
    }
}
log-arrive = { $n ->
    [0] No colonist is left in the supply.
    [one] { $who ->
        [you] A colonist joins you.
       *[other] A colonist joins { $seat }.
    }
   *[other] { $who ->
        [you] { $n } colonists join you.
       *[other] { $n } colonists join { $seat }.
    }
}
log-fizzle = { $who ->
    [you] You have no active { $domain } of level { $n }: nothing happens.
   *[other] { $seat } has no active { $domain } of level { $n }: nothing happens.
}
log-fight = { $who ->
    [you] You pick a quarrel with { $other }.
   *[other] { $other_who ->
        [you] { $seat } picks a quarrel with you.
       *[other] { $seat } picks a quarrel with { $other }.
    }
}
log-win = { $who ->
    [you] You win against { $other } { $domain }, { $mine } to { $theirs }{ $edge }.
   *[other] { $other_who ->
        [you] { $seat } wins against you { $domain }, { $mine } to { $theirs }{ $edge }.
       *[other] { $seat } wins against { $other } { $domain }, { $mine } to { $theirs }{ $edge }.
    }
}
log-tie = { $who ->
    [you] You and { $other }
   *[other] { $other_who ->
        [you] You and { $seat }
       *[other] { $seat } and { $other }
    }
} are level { $domain } ({ $n } each): nobody wins.
log-steal = { $who ->
    [you] You take a card from { $other }.
   *[other] { $other_who ->
        [you] { $seat } takes a card from you.
       *[other] { $seat } takes a card from { $other }.
    }
}
log-stolen = The card is { $material }.
log-stolen-veiled = Nobody else sees which card it is.
log-nothing = { $other_who ->
    [you] Your hand is empty: there is nothing to take.
   *[other] { $other }’s hand is empty: there is nothing to take.
}
log-seize = { $who ->
    [you] You take the contract { $given } → { $got } from { $other }.
   *[other] { $other_who ->
        [you] { $seat } takes your contract { $given } → { $got }.
       *[other] { $seat } takes the contract { $given } → { $got } from { $other }.
    }
}
log-return = { $who ->
    [you] You return the contract { $given } → { $got }.
   *[other] { $seat } returns the contract { $given } → { $got }.
}
log-destroy = { $other_who ->
    [you] { $seat } destroys { $chain }, level { $level }, in your colony.
   *[other] { $who ->
        [you] You destroy { $chain }, level { $level }, in { $other }’s colony.
       *[other] { $seat } destroys { $chain }, level { $level }, in { $other }’s colony.
    }
}
log-claim = { $who ->
    [you] You take { $card } from { $other }.
   *[other] { $other_who ->
        [you] { $seat } takes { $card } from you.
       *[other] { $seat } takes { $card } from { $other }.
    }
}
log-leave = { $n ->
    [one] { $who ->
        [you] A colonist leaves your colony.
       *[other] A colonist leaves { $seat }’s colony.
    }
   *[other] { $who ->
        [you] { $n } colonists leave your colony.
       *[other] { $n } colonists leave { $seat }’s colony.
    }
}
log-follow = { $n ->
    [one] A colonist moves
   *[other] { $n } colonists move
} from { $who ->
    [you] you
   *[other] { $seat }
} to { $other_who ->
    [you] you
   *[other] { $other }
}.
log-off = { $who ->
    [you] You switch off { $item }.
   *[other] { $seat } switches off { $item }.
}
log-on = { $who ->
    [you] You switch on { $item }.
   *[other] { $seat } switches on { $item }.
}
log-shield = { $who ->
    [you] { $card }: your cards are safe.
   *[other] { $card }: { $seat }’s cards are safe.
}
log-raid = { $who ->
    [you] You raid { $other }.
   *[other] { $other_who ->
        [you] { $seat } raids you.
       *[other] { $seat } raids { $other }.
    }
}
log-play = { $who ->
    [you] You play { $card }.
   *[other] { $seat } plays { $card }.
}
log-roll = { $who ->
    [you] You roll a { $n }.
   *[other] { $seat } rolls a { $n }.
}
log-no-centre = Without an active level 2 that brings no card.
log-no-card = This deck is empty: no card.
log-keep = You keep { $card } in your hand.
log-keep-veiled = { $seat } keeps an R&D card in hand.
log-cloning = { $n ->
    [0] { $card } brings nobody: the supply of colonists is empty.
    [one] { $card } brings { $seat } one colonist.
   *[other] { $card } brings { $seat } { $n } colonists.
}
log-lay = { $who ->
    [you] You lay out { $card }.
   *[other] { $seat } lays out { $card }.
}
log-magna = { $who ->
    [you] Magna Scientia is yours, with { $n } science points.
   *[other] { $seat } holds Magna Scientia, with { $n } science points.
}
log-no-supremacy = Nobody wins { $domain }.
log-supremacy = { $who ->
    [you] You win { $domain }.
   *[other] { $seat } wins { $domain }.
}
log-no-contest = No supremacy is held: nothing happens.
log-contest = { $who ->
    [you] You contest { $domain }, { $other_who ->
        [you] which is your own.
       *[other] held by { $other }.
    }
   *[other] { $seat } contests { $domain }, { $other_who ->
        [you] which is yours.
        [same] which is their own.
       *[other] held by { $other }.
    }
}
log-stays = { $who ->
    [you] You keep { $domain }.
   *[other] { $seat } keeps { $domain }.
}
log-moves = { $who ->
    [you] You take { $domain } from { $other }.
   *[other] { $other_who ->
        [you] { $seat } takes { $domain } from you.
       *[other] { $seat } takes { $domain } from { $other }.
    }
}
log-no-supply = There is no card left to draw.
log-draw = You draw { $material } from the supply deck.
log-draw-veiled = { $seat } draws a card from the supply deck.
log-rebuild = The supply deck is ready: { $n } cards.
log-dig = { $who ->
    [you] Your mines bring { $heap }.
   *[other] { $seat }’s mines bring { $heap }.
}
log-vein = { $who ->
    [you] { $card }: you get 1 { $material } more.
   *[other] { $card }: { $seat } gets 1 { $material } more.
}
log-earth = { $who ->
    [you] You send { $n } { $given } to Earth for 1 { $got }.
   *[other] { $seat } sends { $n } { $given } to Earth for 1 { $got }.
}
log-exchange = { $who ->
    [you] You exchange { $n } { $given } for 1 { $got } through your supremacy.
   *[other] { $seat } exchanges { $n } { $given } for 1 { $got } through a supremacy.
}
log-synthesis = { $who ->
    [you] You make 1 { $material }.
   *[other] { $seat } makes 1 { $material }.
}
log-spy = { $who ->
    [you] You look at { $other }’s hand.
   *[other] { $other_who ->
        [you] { $seat } looks at your hand.
       *[other] { $seat } looks at { $other }’s hand.
    }
}
log-swap = { $who ->
    [you] You swap 1 { $given } for 1 { $got } by contract.
   *[other] { $seat } swaps 1 { $given } for 1 { $got } by contract.
}
log-call = { $who ->
    [you] You call for offers.
   *[other] { $seat } calls for offers.
}
log-propose = { $who ->
    [you] You offer { $other } { $given } for { $wanted }.
   *[other] { $other_who ->
        [you] { $seat } offers you { $given } for { $wanted }.
       *[other] { $seat } offers { $other } { $given } for { $wanted }.
    }
}
log-propose-all = { $who ->
    [you] You offer everyone { $given } for { $wanted }.
   *[other] { $seat } offers everyone { $given } for { $wanted }.
}
log-accept = { $who ->
    [you] You accept.
   *[other] { $seat } accepts.
}
log-decline = { $who ->
    [you] You decline.
   *[other] { $seat } declines.
}
log-says-have-not = { $seat }: “I do not have that.”
log-says-winning = { $seat }: “You would win with it.”
log-says-unfair = { $seat }: “That helps you more than me.”
log-says-no-use = { $seat }: “I have no use for it.”
log-says-needs-iron = { $seat }: “I need my iron.”
log-says-needs-water = { $seat }: “I need my water.”
log-says-needs-carbon = { $seat }: “I need my carbon.”
log-says-needs-silicon = { $seat }: “I need my silicon.”
log-says-needs-oxygen = { $seat }: “I need my oxygen.”
log-counter = { $who ->
    [you] You counter: { $given } for { $wanted }.
   *[other] { $seat } counters: { $given } for { $wanted }.
}
log-bid = { $who ->
    [you] You offer { $given } for { $wanted }.
   *[other] { $seat } offers { $given } for { $wanted }.
}
log-no-bid = { $who ->
    [you] You make no offer.
   *[other] { $seat } makes no offer.
}
log-deal = { $who ->
    [you] Deal: you give { $other } { $given } for { $wanted }.
   *[other] { $other_who ->
        [you] Deal: { $seat } gives you { $given } for { $wanted }.
       *[other] Deal: { $seat } gives { $other } { $given } for { $wanted }.
    }
}
log-choose-none = { $who ->
    [you] You take none of the answers.
   *[other] { $seat } takes none of the answers.
}
log-nano = { $who ->
    [you] { $card }: your next installation costs { $n ->
        [one] 1 card
       *[other] { $n } cards
    } less.
   *[other] { $card }: { $seat }’s next installation costs { $n ->
        [one] 1 card
       *[other] { $n } cards
    } less.
}
log-build = { $who ->
    [you] You build: { $chain } { $level }.
   *[other] { $seat } builds: { $chain } { $level }.
}
log-move-in = { $n ->
    [0] The housing is powered, but no colonist is left to move in.
    [one] One colonist moves in.
   *[other] { $n } colonists move in.
}
log-mine = { $who ->
    [you] You open
   *[other] { $seat } opens
} { $material_key ->
    [iron] an
    [oxygen] an
   *[other] a
} { $material }.
log-sign = { $who ->
    [you] You sign the contract { $given } → { $got }.
   *[other] { $seat } signs the contract { $given } → { $got }.
}
log-arrange = { $who ->
    [you] You rearrange your colony.
   *[other] { $seat } rearranges the colony.
}
log-borrow = { $who ->
    [you] You borrow { $n } energy from { $other }.
   *[other] { $other_who ->
        [you] { $seat } borrows { $n } energy from you.
       *[other] { $seat } borrows { $n } energy from { $other }.
    }
}
log-discard = { $who ->
    [you] Over the limit: you discard { $heap }.
   *[other] Over the limit: { $seat } discards { $heap }.
}
log-count = { $who ->
    [you] You stand at { $n } of { $target } points.
   *[other] { $seat } stands at { $n } of { $target } points.
}
log-last-lap = { $who ->
    [you] You have reached the target: this is the last round.
   *[other] { $seat } has reached the target: this is the last round.
}
log-end = { $who ->
    [you] You win with { $n } points.
   *[other] { $seat } wins with { $n } points.
}
log-fewer-mines = One mine of each type leaves the game, but every { $material } stays.
log-start-card = { $who ->
    [you] You take 1 { $material }.
   *[other] { $seat } takes 1 { $material }.
}

## The picture

picture-player = { $who ->
    [you] You
   *[other] { $name }
}
picture-board = The colony
picture-strip = Phases of the turn
picture-panel = Hand and plans
picture-players = Colonies
picture-colony = { $who ->
    [you] Your colony
   *[other] { $name }’s colony
}
picture-chain-housing = Housing
picture-chain-power_plant = Power plant
picture-chain-silo = Silo
picture-chain-communication = Communication
picture-chain-military = Military
picture-chain-rnd = R&D
picture-chain-spaceport = Spaceport
picture-brief-housing = Housing
picture-brief-power_plant = Plant
picture-brief-silo = Silo
picture-brief-communication = Comms
picture-brief-military = Military
picture-brief-rnd = R&D
picture-brief-spaceport = Spaceport
picture-phase-1 = Event
picture-phase-2 = R&D
picture-phase-3 = Resupply
picture-phase-4 = Mines
picture-phase-5 = Trade
picture-phase-6 = Build
picture-phase-7 = End
picture-mine = Mine
picture-mines = Mines
picture-contract = Contract
picture-victory = Victory
picture-energy = Energy
picture-colonists = Colonists
picture-of = { $n } of { $of }
picture-full = { $gauge }, full
picture-of-target = of { $n }
picture-staff = { $work } at work, { $free } free of { $all }
picture-place-on = running
picture-place-off = built, but not running
picture-place-next = to build next
picture-place-ghost = not built
picture-holds = { $domain }: 1 victory point
picture-now = If the turn ended now
picture-outlook = { $n } VP · energy { $used } of { $energy }
picture-over = { $n ->
    [one] one card over the limit is lost
   *[other] { $n } cards over the limit are lost
}
picture-room = { $n ->
    [0] no room for more cards
    [one] room for one more card
   *[other] room for { $n } more cards
}
picture-payable = You can pay for
picture-payable-none = nothing yet
picture-advice = Plan: { $names }
picture-ahead = { $n } VP · energy { $used } of { $energy } · { $free ->
    [one] one colonist
   *[other] { $free } colonists
} free · { $cards ->
    [0] no card left
    [one] one card left
   *[other] { $cards } cards left
}
picture-as-it-is = Your colony as it stands
picture-best = Arrange it well: { $n } VP
picture-turn-of = { $name }’s turn
picture-hand-of = { $name }’s hand: choose a card
picture-deal = Trade
picture-deal-none = No offer is on the table.
picture-offer-words = { $who ->
    [you] You offer { $given } for { $wanted }
   *[other] { $name } offers { $given } for { $wanted }
}
picture-draft-words = Your draft: { $given } for { $wanted }
picture-draft-mark = your draft
picture-to = { $who ->
    [you] to you
   *[other] to { $name }
}
picture-die = The R&D die shows { $n }
picture-to-all = to everyone
picture-accepts = { $who ->
    [you] You accept
   *[other] { $name } accepts
}
picture-hand = { $who ->
    [you] Your hand: { $n ->
        [one] one card
       *[other] { $n } cards
    }
   *[other] { $name }’s hand: { $n ->
        [one] one card
       *[other] { $n } cards
    }
}
picture-hand-limit = { $n ->
    [one] one card
   *[other] { $n } cards
}; the silos hold { $limit } at the end of the turn
picture-limit = limit { $n }
picture-limit-long = Silo limit: { $n } cards at the end of the turn
picture-own-none = No contracts and no R&D cards yet
picture-contract-words = contract: { $given } for { $got }, 1 to 1
picture-kept-words = { $card } (R&D{ $deck }, in hand): { $story }
picture-laid-words = { $card } (R&D{ $deck }): { $story }
picture-plans = What can I build?
picture-plans-note = framed: you can pay; dashed ring: missing
picture-strength = Strength
picture-strength-note = active installations, + R&D bonus
picture-plans-none = The plans come when the set-up is done.
picture-needs = needs { $goods }
picture-sold-out = none left in stock
picture-way-spare = with { $card }
picture-way-trade = trade
picture-way-ask = { $n ->
    [one] { $people } mines it
   *[other] { $people } mine it
}: offer a trade
picture-way-earth = { $n } { $given } to Earth for 1 { $got }
picture-way-contract = 1 { $given } by contract for 1 { $got }
picture-way-exchange = 1 { $given } by supremacy for 1 { $got }
picture-way-synthesis = 1 { $got } by chemical synthesis
picture-brings-housing = +1 VP, +{ $n } colonists
picture-brings-plant = +{ $n } energy
picture-brings-silo = +1 VP, +{ $n } cards held
picture-brings-mine = +1 card a turn
picture-brings-contract = 1-for-1 swaps
picture-brings-communication = +1 VP, trade level { $n }
picture-brings-rnd = +1 VP, R&D{ $n } cards
picture-brings-military = +1 VP, strength
picture-brings-spaceport = +1 VP, Earth { $n } for 1
picture-proposal = Your proposal
picture-proposal-note = nobody sees it until you send it
picture-side-give = You give
picture-side-want = You want
picture-side-count = { $n } of { $most }
picture-side-held = have { $n }
picture-after = { $who ->
    [you] You
   *[other] { $name }
}
picture-after-words = { $who ->
    [you] You would hold { $n ->
        [one] one card
       *[other] { $n } cards
    } instead of { $had }; the silos hold { $limit }.
   *[other] { $name } would hold { $n ->
        [one] one card
       *[other] { $n } cards
    } instead of { $had }.
}
picture-deals = Deals
picture-deals-note = offers, and what each side would hold
picture-deals-left = Left in this phase: { $n ->
    [one] one offer
   *[other] { $n } offers
}, { $calls ->
    [one] one call
   *[other] { $calls } calls
}.
picture-hand-count = { $n ->
    [one] one card
   *[other] { $n } cards
}
picture-kinds-give = Give
picture-kinds-want = Want
picture-contracts = Contracts
picture-contracts-note = you give (rows), you get (columns)
picture-least-spaceport = Port
picture-rivals = Rivals
picture-rivals-note = lit: running · grey: built, dark · dashed: not built
picture-look-at = Show this colony large
picture-look-back = Back to yours
picture-look = Whose colony is shown
picture-follow = Follow the turn
picture-leaders = Who is ahead
picture-market = Tiles left
picture-market-note = framed: your next level
picture-reserve = Reserve
picture-tiles-left = { $name }: { $n } of { $of } left
picture-kinds-mine = Mine
picture-kinds-take = Take
picture-kinds-spare = Do not pay
picture-kinds-discard = Discard
picture-mines-left = Mines of { $name } left: { $n }
picture-reserve-left = { $name } in the reserve: { $n }
picture-in-hand = { $name } in hand: { $n }
picture-round = Round { $n }
goal-line = Be the first to end your own turn with { $target } points. After round { $rounds } the most points win.
picture-last-lap = Last round
picture-decks = Cards left: supply { $supply }, events { $events }, R&D1 { $one }, R&D2 { $two }
picture-first = First player
picture-doing = playing now
picture-next = next
picture-winner = Winner
picture-points = Victory points: { $n } of { $target }
picture-stat-energy = Energy: { $used } of { $energy } in use
picture-stat-free = Free colonists: { $n } of { $all }
picture-stat-hand = Cards in hand: { $n }
picture-stat-kept = R&D cards in hand: { $one } R&D1, { $two } R&D2
picture-stat-science = Science points: { $n }
picture-won = { $n ->
    [one] Winner: { $people }
   *[other] Winners: { $people }
}
picture-supremacies = Supremacies
picture-magna = Magna Scientia
picture-mini = { $name }: level { $built }{ $running ->
    [0] , none running
   *[other] , running up to { $running }
}
picture-mini-mines = Mines: { $goods }; { $n } running
picture-rate = Earth gives 1 card for { $n } of a kind
picture-left = { $n } left
picture-versus = Strength { $mine } to { $theirs }, bonus { $bonus } to { $other }, free colonists { $free } to { $rest }
picture-win = you win
picture-tie = a tie
picture-lose = you lose
picture-unused = Unused energy: { $n }
picture-delta-vp = Victory points: { $n }
picture-delta-power_plant = Energy used: { $n }
picture-delta-battery = Energy maximum: { $n }
picture-delta-colonist = Free colonists: { $n }
picture-delta-mine = Cards from mines each turn: { $n }
picture-delta-hand = Hand limit: { $n }
picture-most = max { $n }
picture-words-mine = My colony
picture-words-turn = The turn
picture-words-others = The others
picture-words-hand = In hand: { $goods }; the silos hold { $limit }.
picture-words-kept = R&D cards in hand: { $cards }.
picture-words-colony = { $name }: points { $n } of { $target }, energy { $used } of { $energy }, free colonists { $free } of { $all }, cards { $cards } of { $limit }.
picture-words-holds = Holds { $things }.
picture-words-tiles = { $name }, left by level: { $counts }.

# Settings that cannot be played.

setting-fair-twice = Seat compensation and Fair seats do the same job: choose one of them.
setting-first = The first player must be one of the { $seats } who play, or drawn by lot.

# What a position is worth, part by part.
worth-points = points that run
worth-people = free colonists
worth-energy = unused energy
worth-mines = what mines will bring
worth-research = research
worth-dark = installations that do not run yet
worth-silo = the first silo
worth-contracts = contracts
worth-target = nearness to the target
worth-hand = what your hand can build
worth-running = installations that run

# -- The final count, category by category. ------------------------------------------------------------

tally-installations = Installations
tally-supremacies = Supremacies
tally-discoveries = R&D cards
tally-tie-free = free colonists
lap = Round
