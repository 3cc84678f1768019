## The first game. A message is an idea (at most eight words); `words` explain it (at most 35), `why` gives the reason,
## `show` says what would happen, `other` what it means that something else was done. [Terms] open the glossary.

first = First game

first-theme = Four companies, and you own none
    .words = They mine the Moon. You buy [shares], make companies grow, and leave those that do not pay.

first-goal = Shares times the value of one
    .words = After seven rounds count coins, and for each company your shares times its value. [Helium tank] and [research track] add to it.

first-rest = A card you play rests a round
    .words = Each round: plan in secret, act in turns, then rest. What you play now cannot be played next round. Three [slots] are open.

first-plan-1 = Plan Titanium 2
    .words = Carbon, minerals and titanium buy cards, or steps on company tracks. The first plan on your research track asks for titanium too.
    .why = One card can serve twice: show it for the plan, then spend it.
    .show = Titanium 2 goes face down into the first open slot.
    .other = Good too: every card laid is one thing you can do this round.

first-plan-2 = Every card is one thing to do
    .words = Energy 2 lets a company claim sectors of the Moon, and that is what makes its shares worth coins.
    .why = You own a share of Skymine already: let it grow.
    .show = Energy 2 goes face down into the next slot.
    .other = Good too: the lesson goes on with what you have planned.

first-plan-3 = A scientist moves your research
    .words = Your upload marker goes on, and research points come. Then your three cards cover all the main actions.
    .why = Plans on the research track bring coins now and points in the end.
    .show = Research scientist 2 goes face down into the third slot.
    .other = Good too: what is not planned is left out of the lesson.

first-ready = Ready turns all cards up
    .words = { $seat1 } plans at the same time. Pressing Ready cannot be undone once everybody is. Until then Undo takes any card back.
    .why = Nobody sees how many cards you have laid, only that you are ready.
    .show = Your plan is sealed, and all cards are turned up together.
    .other = Take your time: nobody waits for long.

first-energy = One action, then it is the next one’s turn
    .words = Energy goes to one company, all at once. You own one share of Skymine: make it grow.
    .why = The value of a share rises as outposts leave the station.
    .show = The energy card is used for Skymine, whose outposts may then claim sectors.
    .other = Good too. Look at who owns shares of that company.

first-sector = Borders cost energy
    .words = A single border costs one point, a double two. Each sector pays you: 20 a step on Skymine’s track, 19 a coin.
    .why = What is left of the energy is lost when you stop.
    .show = Outposts go to sector 20, then to sector 19.
    .other = Good too: the table says what a sector brings.

first-column = Outposts leave from the top
    .words = The first space of a column hides no coin, the second one does: stay in column 1 and a share is worth 1.
    .why = Coins that lie open in a station are what a share is worth.
    .show = The second outpost leaves column 1, and a coin lies open there.
    .other = Good too: now the share waits, and two columns are ready for later.

first-upload = To enter a plan, show what it asks for
    .words = Nothing is spent. Your titanium lies there: move to position 1 and take its coins.
    .why = Once the titanium is used, the plan cannot be entered any more this round.
    .show = Your upload marker goes to position 1, and coins come.
    .other = Good too: research points can still be spent.

first-points = Research points are spent at once
    .words = Take plans that ask for what you often play, and lay them in front of your marker.
    .why = The marker cannot cross an empty place.
    .show = Two plans come to your research track, in front of the marker.
    .other = Good too: a point is a coin if nothing pleases you.

first-marker = A bonus marker is an action too
    .words = Whoever shows most of something may take its majority. Nobody shows more titanium than you: two steps on a track. The cards stay, so use them afterwards.
    .why = Markers come back each round; used late, they find their places taken.
    .show = Your marker goes to the titanium majority, and a company’s track is climbed.
    .other = Good too. Majorities are open to others now.

first-resource = Now the titanium itself
    .words = Buy one card of the display, or take a step for each unit. Steps bring shares; a dotted line pays you, a red one costs.
    .why = Shares are bought with steps, and their value comes from the Moon.
    .show = No card is bought, and your markers climb on two companies’ tracks.
    .other = Good too: a card bought comes to your hand.

first-pass = Passing: rest your cards
    .words = Take one resting pile back, then rest each played card on a pile of its own. Piles come back whole, so pair cards you want together.
    .why = Where a card was played decides on which piles it can lie.
    .show = You pass, take a pile back, and lay your three cards to rest.
    .other = Good too: markers left can still reserve a tile.

first-tip = Shares times value
    .words = One tip: two shares of a company worth five beat six of one worth one. Push where others push too.
