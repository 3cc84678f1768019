# The report of a study.

lang-title = What { $games } games say
page-title = { $game }: what { $games } games say
eyebrow = Farside lab · a study of { $game }
chip-players = { $n ->
    [one] { $n } player
   *[other] { $n } players
}
chip-bots = played by { $bots }
chip-seed = seed { $seed }
chip-edition = edition { $edition }
chip-variant = { $name }: { $value }
chip-box = changed box: { $file }
chip-shipped = { $name }: { $n } of { $all } values reconstructed
box-shipped = box as shipped
brief-title = In short
more-title = How to read this
more-intervals = A dot is what was measured, the line through it the 95% interval: where the truth is likely to lie. The longer the line, the less we know. More games make it shorter.
more-chance = We say that something stands out only if chance alone would hardly ever do that, however many things we looked at. Those dots are coloured and filled; what could be chance is grey and hollow.
more-bots = All this is true of the bots that played. Stronger players may see another game, so ask again with stronger bots before you change a rule.
more-again = The same command with the same seed plays the same games again. The tables beside this page hold every game and every decision.
foot = { $command }
tables-title = The tables
tables-text = games.parquet has one row for each game, decisions.parquet one for each decision, uses.parquet one for each thing that a player used in a game. pandas, Polars, DuckDB and R read them.

seat = Seat { $n }
points = { $n } pts
interval = { $low } to { $high }
times = { $n }×
times-head = times a player and game
users-head = players who used it
example = For example: “{ $line }”
eg = e.g. “{ $text }”
stands-out = stands out: { $name }
how-gain = Win rate of the players who used it, less the win rate of those who did not, in percentage points.
how-oftener = Nearly everybody uses these. Shown is how many times more a game’s winner used each than the others did.
uses-sure = Going with winning is not yet causing it: a leader can afford more. The intervals hold together for all { $many } things we looked at, so a coloured dot is hardly luck.
uses-rebuilt = Of the { $all } things that stand out and whose values our box holds, { $n } are our reconstruction.

rival-title = How strong is { $name }?
rival-claim = { $name } wins { $rate } of the games, with { $points } points on average against { $own } for the best of the others.
rival-sure = The 95% interval of that rate is { $interval }, from { $games } games.
seats-title = Does the seat matter?
seats-note = { $points } points on average
seats-less = wins less
seats-fair = fair share { $rate }
seats-more = wins more
seats-even = None that these games can prove: the seats win { $low } to { $high }, a fair share is { $fair }.
seats-better = Yes: seat { $seat } wins { $rate } of the games, more than its fair share of { $fair }.
seats-worse = Yes: seat { $seat } wins { $rate } of the games, less than its fair share of { $fair }.
seats-sure = Measured in { $games } games, each rate to about ±{ $half } percentage points. A smaller advantage could be there and not be seen.

scores-title = How many points win?
scores-winners = winners
scores-others = the others
scores-unit = points at the end
scores-claim = A winner has { $winner } points on average, { $margin } more than the next.
scores-sure = The mean is known to ±{ $half } points. One winner in ten has fewer than { $low } points, one in ten more than { $high }.

length-title = How long is a game?
length-unit = decisions in a game
length-claim = A game takes { $mean } decisions on average, about { $each } for each player.
length-sure = The mean is known to ±{ $half } decisions. Nine games in ten take between { $low } and { $high }.

leads-title = Does the lead change hands?
leads-unit = changes of the lead in a game
leads-claim = The lead in points changes hands { $mean } times a game; in { $never } of the games it never does.
leads-sure = The mean is known to ±{ $half }, the share of games without a change has the interval { $interval }. Points are counted as if the game ended at that moment.

decided-title = When is it decided?
decided-points = ahead on points
decided-taste = ahead in the bots’ eyes
decided-who-points = the player ahead on points
decided-who-taste = the bots’ favourite
decided-fair = a guess
decided-unit = share of the game that has been played
decided-claim = After { $at } of the game, { $who } goes on to win { $rate } of the games.
decided-late = From { $at } of the game on, { $who } wins nine times in ten.
decided-start = As soon as there is one, at { $at } of the game, and from then on, { $who } wins nine times in ten.
decided-once = At { $at } of the game { $who } wins { $rate } of the games; later it is less.
decided-never = At no moment does { $who } win nine times in ten; the most is { $rate }, at { $at } of the game.
decided-unknown = Hardly ever is somebody alone ahead before the end, on points or in the bots’ eyes.
decided-no-leader = On points, hardly ever is somebody alone ahead before the end.
decided-few = Too few games have a single leader to give a rate.
decided-sure = The rate at { $at } of the game has the 95% interval { $interval }; the bands show it along the whole game. At the end the curve is below 100% where the last decision still turns games.

fortune-title = Luck or play, and when?
fortune-third-1 = the first third
fortune-third-2 = the middle third
fortune-third-3 = the last third
fortune-luck = { $rate } of it luck
fortune-less = less is decided
fortune-even = a third of all
fortune-more = more is decided
fortune-claim = Most is decided in { $third }: { $rate } of all that moves win chances. In the whole game { $luck } of it is luck, the rest is play and what nobody can tell apart.
fortune-sure = Its 95% interval is { $interval }, from { $games } games. Movements are squared, so one large turn counts more than many small ones; chances are those of players like our bots.
fortune-less-title = Results less luck
fortune-rates = With luck taken off, { $who } wins { $rate } of the games.
fortune-saves = Its 95% interval is { $interval }. To know it as well without taking luck off, so many more of these games would be needed: { $saves } of them are saved.
fortune-seat = seat { $seat }

choices-title = How much is there to choose from?
choices-unit = open options in a decision
choices-claim = A decision offers { $mean } options on average; half of all decisions offer { $half } or fewer.
choices-sure = From { $many } decisions with a choice. One in ten offers more than { $high }; those beyond { $cut } are counted there.

verbs-title = What do winners do more often?
verbs-none = Nothing that these games can prove: winners and the others make each kind of choice about equally often.
verbs-more = Winners choose “{ $verb }” more often than the others, by { $n } times a game.
verbs-less = Winners choose “{ $verb }” less often than the others, by { $n } times a game.
oftener-less = winners less often
oftener-same = equal
oftener-more = winners more often

components-title = Which components go with winning?
components-none = No card, tile or place stands out: nothing that these games can prove.
components-win = What goes most with winning: { $list }.
components-lose = What goes most with losing: { $list }.
components-oftener = Winners used more often: { $list }.
components-rarer = Winners used less often: { $list }.
component-rates = { $name } (“{ $what }”: { $with_it } won with it, { $without } without)
component-times = { $name } (“{ $what }”: { $n } times a game)
components-never = Nobody ever used { $list }.
components-more = { $n } more
components-rare = Used by too few or by too many players to compare: { $list }.
gain-note = { $with_it } with it, { $without } without
gain-less = wins less with it
gain-same = no difference
gain-more = wins more with it

bots-title = Which bot is better?
bots-claim = { $best } wins { $rate } of its games; that is more than luck.
bots-worse = { $best } wins only { $rate } of its games; that is less than luck explains.
bots-even = { $best } and { $other } play about equally well, as far as this many games can tell.
bots-sure = Its 95% interval is { $interval }, from { $games } games. Every deal was played once with every rotation of the players, so luck and seats even out.
habits-title = What does { $player } do differently?
habits-less = { $player } less often
habits-more = { $player } more often
habits-claim-more = It chooses “{ $verb }” { $n } times more in a game than the others do.
habits-claim-less = It chooses “{ $verb }” { $n } times less in a game than the others do.
habits-none = It makes each kind of choice about as often as the others.
habits-sure = Compared within each game; the intervals hold together for all { $many } kinds of choices.

forbid-title = What is “{ $what }” worth?
forbid-without = the player without { $what }
forbid-hurts = A lot: a player who may not use it wins { $rate } of the games instead of { $fair }.
forbid-helps = Less than nothing: a player who may not use it wins { $rate } of the games, more than the fair { $fair }. The bots overrate it.
forbid-even = Nothing that { $rate } of the games against a fair { $fair } could prove.
forbid-points-even = In points nothing can be proved.
forbid-points-behind = Doing without it costs { $points } points.
forbid-points-ahead = Doing without it brings { $points } points.
forbid-sure = The 95% interval of the win rate is { $interval }, that of the points lost { $span }, from { $games } games. Every deal was played with the restricted player in every seat; where nothing else was allowed it could be used after all.

box-title = What does { $file } change?
box-claim = More than chance explains: { $list }.
box-same = Nothing that these games can prove: points, length, leads and seats stay within chance.
box-sure = Both boxes played the same { $games } seeds, and differences are taken seed by seed. The intervals hold together for all { $many } measures.
box-no-change = The two files hold the same numbers.
box-head-what = measure
box-head-before = as shipped
box-head-after = changed
box-head-change = difference (interval)
box-points = points of a player
box-margin = winner’s lead
box-length = decisions in a game
box-leads = changes of the lead
box-seat = victories of { $seat }
box-used-title = What is used more or less?
box-used-less = used less
box-used-more = used more
box-used-same = Nothing that these games can prove: players use everything about as much as before.
box-used-claim = “{ $name }” changes most: { $before } of the players used it before, { $after } with the changed box.
box-used-note = { $before } → { $after }
box-used-sure = Shown are the changed components and what stands out. The intervals hold together for all { $many } things we looked at.
