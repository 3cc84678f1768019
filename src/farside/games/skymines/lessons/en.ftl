## The first game. A message is an idea (at most eight words); `words` explain it (at most 35), `why` gives the reason,
## `show` says what would happen, `other` what it means that something else was done. [Terms] open the glossary.

first = First game

first-theme = Four companies, and none is yours
    .words = They mine the Moon. You begin with one [share] of Skymine; you buy more, make companies grow, and leave those that do not pay.

first-goal = Shares times the value of one
    .words = After seven rounds count coins, and for each company your shares times its value. [Helium tank] and [research track] add to it.

first-rest = A card you play rests a round
    .words = Each round: plan in secret, act in turns, then rest. What you play now cannot be played next round. Three [slots] are open.
    .tags = { "" }; three open slots

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
    .tags = its share value

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

first-energy = One action, then the next player’s turn
    .words = Energy goes to one company, all at once. You own one share of Skymine: make it grow.
    .second = Choose the company: its outposts leave the station and claim sectors of the Moon. You own one share of Skymine.
    .why = The value of a share rises as outposts leave the station.
    .show = The energy card is used for Skymine, whose outposts may then claim sectors.
    .other = Good too. Look at who owns shares of that company.

first-sector = Borders cost energy
    .words = A single border costs one point, a double two. Each sector pays you: 20 a step on Skymine’s track, 19 a coin.
    .second = One point is left. Sector 19 lies behind a single border, and pays you a coin.
    .why = What is left of the energy is lost when you stop.
    .show = Outposts go to sector 20, then to sector 19.
    .other = Good too: the table says what a sector brings.

first-column = Outposts leave from the top
    .words = The first space of a column hides no coin, the second one does: stay in column 1 and a share is worth 1.
    .why = Coins that lie open in a station are what a share is worth.
    .show = The second outpost leaves column 1, and a coin lies open there.
    .other = Good too: now the share waits, and two columns are ready for later.

first-upload = To enter a plan, show what it wants
    .words = Nothing is spent. Your titanium lies there: move to position 1 and take its coins.
    .second = Position 1 asks for titanium, and yours lies face up. Go there: nothing is spent, and coins come.
    .why = Once the titanium is used, the plan cannot be entered any more this round.
    .show = Your upload marker goes to position 1, and coins come.
    .other = Good too: research points can still be spent.

first-points = Research points are spent at once
    .words = Take plans that ask for what you often play, and lay them in front of your marker.
    .second = One point is left: take another plan that asks for titanium.
    .third = Lay both in front of your marker, for it cannot cross an empty place. First this one, on position 3.
    .fourth = And this one on position 2, next to your marker.
    .why = The marker cannot cross an empty place.
    .show = Two plans come to your research track, in front of the marker.
    .other = Good too: a point is a coin if nothing pleases you.

first-marker = A bonus marker is an action too
    .words = Whoever shows most of something may take its majority. Nobody shows more titanium than you: two steps on a track. The cards stay, so use them afterwards.
    .why = Markers come back each round; used late, they find their places taken.
    .show = Your marker goes to the titanium majority, and you climb a company’s track.
    .other = Good too. Majorities are open to others now.

first-resource = Now the titanium itself
    .words = Buy one card from the display, or take a step for each unit. Steps bring shares; a dotted line pays you, a red one costs.
    .second = A card would come to your hand. Take none this time: with both units you climb.
    .third = One step for each unit. Skymine’s shares are worth something already: climb there.
    .fourth = And once more: the next space brings another share.
    .why = Shares are bought with steps, and their value comes from the Moon.
    .show = No card is bought, and your marker climbs two steps on Skymine’s track.
    .other = Good too: a card bought comes to your hand.

first-pass = Passing: rest your cards
    .words = Take one resting pile back, then rest each played card on a pile of its own. Piles come back whole, so pair cards you want together.
    .second = First take one pile back: what lies there can be planned next round.
    .third = Now your cards go to rest. Piles come back whole, so pair cards you want together.
    .why = Where a card was played decides on which piles it can lie.
    .show = You pass, take a pile back, and lay your three cards on piles.
    .other = Good too: markers left can still reserve a tile.

first-tip = Shares times value
    .words = One tip: two shares of a company worth five beat six of one worth one. Push where others push too.

## Luna.

luna = Luna

luna-who = Luna is a deck of cards
    .words = She plans nothing and is never asked: each card says what she does, from top to bottom. She scores like a player, and you must beat her.

luna-plan = You plan before she is dealt hers
    .words = One card face down in each of her [slots], after you are ready; nobody knows them. So plan as always: titanium, energy, a scientist.
    .why = Her majority cards are turned up after your plan, too. You cannot answer them any more, only expect them.
    .show = Three cards are laid, then you are ready, and Luna gets hers.
    .other = Good too: any plan will do against her.

luna-demands = Her two open cards guard majorities
    .words = Their numbers are what you must at least show for a majority. For titanium she asks less than you show: place your marker before that changes.
    .why = Equal is enough, so one card more in a plan may open a majority. Spaces in which she asks for more than you have are shut for you.
    .show = Your marker goes to the titanium majority, and you climb on a track.
    .other = Good too. The numbers stay until she has passed, and one card longer.

luna-card = One card is her whole turn
    .words = She turned up a card and did all it says. “Most valuable” means shares worth most; ties go to the company with more empty spaces in its station.

luna-ride = Let her push your company
    .words = She invests and expands where shares are worth most, and that raises your shares too. Make your company the most valuable one.
    .why = Outposts that she sends out count for everybody who owns shares. She takes no rewards for sectors, so those you enter first are yours.
    .show = Energy goes to Skymine: two outposts leave, and a share is worth one coin.
    .other = Good too: look at which company she will find most valuable.

luna-plans = She takes cards and plans away
    .words = Some of her cards remove plans from the display, or take cards out of it. What you need soon you should take soon: a scientist brings research points.
    .why = What she removes leaves the game; what she takes counts for her at the end. The space is told by her card and the letter of its slot.
    .show = Your upload marker moves, and research points come.
    .other = Good too: points can also be coins.

luna-gone = She has passed, her majorities stay
    .words = With her last card the round is over for her, not for you. One of her two open cards may have gone: look again which majorities are free now.

luna-tip = Beat her, then raise her level
    .words = One tip: she never rests and never runs short, but she does not think. Take what her rules overlook. A tie with her is a victory shared.

## The Belt.

belt = The Belt

belt-map = Asteroids, and routes between them
    .words = Companies go from asteroid to asteroid. Outposts stand on asteroids, [shuttles] on the routes; each opens the way for the other.

belt-plan = Energy goes further together
    .words = All your energy is used at once, for one company. Plan both energy cards: three points reach much further than two and one.
    .why = What is left over is lost, and only what is placed extends the reach. So one strong action is worth more than two weak ones.
    .show = Two energy cards and titanium are laid, then you are ready.
    .other = Good too: with less energy the way is shorter.

belt-firm = Each station has a door
    .words = A printed shuttle joins it to one asteroid. Skymine enters by asteroid 9, and you have climbed its track: let it grow.
    .why = The printed shuttle stays for ever, so a company can always come back. Shares are worth the coins that lie open in its station, as on the Moon.
    .show = Energy is used for Skymine, whose first asteroid is in reach.
    .other = Good too: every company has its own door.

belt-land = An outpost takes the asteroid
    .words = Entering costs one energy, one more past a bolt, one more where a rival stands. An asteroid where the company is new pays its reward once.
    .why = Several companies may stand on one asteroid, each on a space of its own. Rewards are paid after the last point is spent.
    .show = An outpost lands on asteroid 9.
    .other = Good too: the reward of that asteroid is yours.

belt-dock = A shuttle opens the next route
    .words = From an asteroid with an outpost, shuttles reach the routes that begin there. Route 6 leads to asteroid 1 and has no bolt.
    .why = A bolt stands on one half of a route and counts only on that half. A route with a track sign moves you one step on the company’s track.
    .show = A shuttle takes space 6, and asteroid 1 comes into reach.
    .other = Good too: another route leads elsewhere.

belt-on = And on, as long as energy lasts
    .words = What you have just placed counts at once. Asteroid 1 brings a research point and helium; two outposts there hold one more dome.
    .why = On asteroids 1 and 15 two spaces are joined to an extra dome. Domes are what field scientists are paid for.
    .show = An outpost lands on asteroid 1, and a coin lies open in the station.
    .other = Good too: energy left over is lost when you stop.

belt-worth = Shuttles cover coins as well
    .words = A station has two columns of outposts and one of shuttles; open coins in all three are what a share is worth. Pieces driven out go home and cover them again.

belt-tip = First there, paid once
    .words = One tip: further outposts on the same asteroid pay nothing, so keep moving. But a company driven out completely is paid anew when it comes back.

## Missions.

missions = Missions

missions-tasks = A mission has three tasks
    .words = Each is open to everybody, once: nobody can take it from you. Here: two of each resource, three tracks, twelve coins.

missions-plan = Plan for a task
    .words = “Two of each resource face up” is carbon 2, minerals 2 and titanium 2. You hold all three: plan them together.
    .why = Only cards that lie face up count, so claim before you use them. Tiles and lasting bonuses of tracks count too.
    .show = The three cards are laid, then you are ready.
    .other = Good too: there are two more tasks.

missions-claim = Claiming is not an action
    .words = In your turn, at any moment when the task is fulfilled. It brings two coins and a [one-time marker], and then you still act.
    .why = Claimed tasks bind you to this mission; with three or four players there is a second one. Coins of a claim can be spent at once.
    .show = Two coins and a one-time marker come to you.
    .other = Good too, but once the cards are used this task is gone for the round.

missions-marker = One marker more than the others
    .words = A one-time marker is placed like any other and leaves the game after the round. Use it first, on a majority you lead.
    .why = It does not count against your usual markers. Kept until the end it is worth nothing.
    .show = Your one-time marker goes to the titanium majority: two steps on a track.
    .other = Good too: use it while there are spaces worth it.

missions-next = Some tasks last, others pass
    .words = Coins and tracks can be claimed whenever they are there. What must happen in one turn or lie face up has to be claimed at that moment.

missions-own = Three tasks open your own space
    .words = One coin for three steps on any track, once a round, and nobody else can take it. The sooner it opens, the more rounds it serves.

missions-tip = Look at the mission when you plan
    .words = One tip: missions give no points by themselves. Two coins and a marker are worth a detour, but not a bad round.

## Threats.

threats = Threats

threats-card = A threat that strikes at the end
    .words = Space pirates: if they are still there when the game is scored, nobody gets anything for coins. Every threat spoils something else.

threats-price = A shuttle, two energy, and its demand
    .words = Any company with a [shuttle] on route 11 or 16 can face it, in an energy action: two points, and here six coins. Skymine has one on 16.

threats-coins = First the coins
    .words = The pirates want six. A card destroyed pays its cost and two coins more: carbon 2 is four coins.
    .why = The demand must be met at the moment you face the threat; rewards of the same action come too late. Cards you rarely play are the ones to part with.
    .show = Your marker goes to the destroying space, and carbon 2 becomes four coins.
    .other = Good too: there are other ways to coins.

threats-more = And two more by a majority
    .words = With most scientists you take coins and a research point. A point can be a coin as well.
    .why = Two scientists face up are enough for the better tier. Coins from a claimed mission would count, too.
    .show = Your marker goes to the scientists’ majority, and coins come.
    .other = Good too, as long as six coins are there in time.

threats-energy = Energy for the company beside it
    .words = It does not matter who sent the shuttle: the company that you expand must have it. Three points are enough for the threat and one step.
    .why = You may choose such a company only to face the threat, even if it can place nothing. Pieces can be placed before and after.
    .show = Your energy is used for Skymine.
    .other = Good too: the threat waits until the end.

threats-confront = Face it
    .words = Two points and six coins, and it is gone for everybody. Then use what is left of the energy.
    .why = Nothing is placed for it; it is not a space of the Belt. Once removed it never comes back, and no other one is drawn.
    .show = Two energy points and six coins are paid.
    .other = Good too: you can still do it while two points are left.

threats-share = The card becomes a wild share
    .words = Two steps on any track now. At the end the card counts as one more share of any company you choose: the most valuable one.
    .why = It is the only share that can move to the best company at the very end. Choose the two steps where a share or a threshold is near.
    .show = Your marker climbs two steps on Skymine’s track.
    .other = Good too: any track will do.

threats-tip = Who has something to lose?
    .words = One tip: a threat strikes everybody alike. If it costs you less than others, let them pay for it; Luna does not mind most of them.
