## How Skymines is played. *Words* are strong, [words] are a badge, a clause leads to the rules. Numbers come from the box.

lede = Buy into four companies, push their outposts across the Moon, and own the ones that pay.

you-1 = An investor. Four companies mine the Moon, and you own none of them. You take *shares*, make companies grow, and leave those that do not pay.
you-2 = *Everybody pushes the same four companies.* What you build up, others may own too. SKY-EXP-3

goal-1 = After { $rounds } rounds count your crypcoins and, for each company, *your shares times the value of one share*. Helium tank and research track add to it. SKY-END-3
goal-2 = A share is worth as many crypcoins as can be seen in the company’s station. Outposts cover them until they leave for the Moon. SKY-STA-2

turn-1 = Each round everybody plans cards in secret. Then you take turns, *one action each*, until all have passed. SKY-TURN-2

lane-act = Plan, then act
    .words = what your cards allow, in any order
frame-plan = Plan
    .words = One card face down in each open slot, { $slots } at first. All are turned up at once. SKY-PLAN-1
frame-resource = Use resources
    .words = Cards of one kind buy a card from the display, and steps on company tracks with what is left. SKY-RES-3
frame-energy = Use energy
    .words = All of it for one company. It enters sectors, and each of them pays you. SKY-EXP-14
frame-research = Do research
    .words = A scientist moves your marker over plans whose demands your open cards meet. SKY-UPL-4

lane-else = Or one of these
    .before = or
    .words = helium, a bonus, or the end of your round
frame-field = Mine helium
    .words = A field scientist fills your tank and brings crypcoins. SKY-FLD-1
frame-bonus = Place a bonus marker
    .words = Show the most of a kind, or pay, and take what the space offers. SKY-BON-1
frame-pass = Pass
    .words = Take one resting pile back, then rest each played card on a pile of its own. SKY-PASS-3

turn-then-1 = What is printed on single cards, plans and sectors is [our reconstruction].

tile-coins = Crypcoins
    .value = +1
    .words = for each that you hold. SKY-END-3
tile-shares = Shares
    .value = ×
    .words = of each company, times the value of one. Tracks and cards bring them. SKY-END-4
tile-tank = Helium tank
    .value = ≤ { $tank }
    .words = the last value your marker has passed. SKY-TANK-4
tile-lab = Research track
    .value = ≤ { $lab }
    .words = the last value passed, and special plans uploaded. SKY-RTR-3

end-1 = A round ends when the last player has passed. SKY-TURN-6
end-step-1 = A special plan is turned up
end-step-2 = Bonus markers come home
end-step-3 = The rightmost cards are destroyed
end-step-4 = The others slide, new ones come
end-then-1 = *The game ends* after round { $rounds }. Most points win; whoever ties shares the victory. SKY-END-5

miss-item-1 = What you play now, you cannot play next round.
    .words = It rests at least that long. SKY-PASS-5
miss-item-2 = Resting piles come back whole.
    .words = Rest together what you want together. SKY-PASS-2
miss-item-3 = Energy left over is lost.
    .words = Count borders first: single 1, double { $double }, a rival 1 more. SKY-EXP-5
miss-item-4 = Plans look at cards, they do not spend them.
    .words = Do research before you use what they ask for. SKY-UPL-4
miss-item-5 = Rivals that you meet are sent home.
    .words = There they cover coins again: their share falls. SKY-STA-4

first-item-1 = Plan a resource, energy and a research scientist:
    .words = that way you see every kind of action.
first-item-2 = Push where others push too:
    .words = two shares worth five beat six worth one.
first-item-3 = Open the outer slots,
    .words = one by the tank, one by research: a card more is an action more. SKY-PLAN-2
