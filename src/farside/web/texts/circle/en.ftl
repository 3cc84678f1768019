# Talk at the table

talk = Talk
log-and-talk = Log and talk
talk-off = talk off
talk-on = talk on
talk-show = Talk at tables
talk-is-off = Talk is off in this browser. Nobody else is told.
talk-silence = Silence { $name }
talk-write = Write
talk-send = Send
talk-react = React: { $move }
talk-take-back = Take back
talk-taken-back = about a move that was taken back
talk-about = About { $name }’s move { $ply }
talk-about-own = About your move { $ply }
talk-before = Before the first move
talk-nothing = Nobody has said anything yet.
talk-sealed = Nothing is said while answers are sealed.
talk-sign = { $name }: { $text }
talk-unread = { $count ->
    [one] one new message
   *[other] { $count } new messages
}
reaction-clap = Well played
reaction-wow = Did not see that
reaction-ouch = Ouch
reaction-smile = Ha
reaction-thanks = Thanks
reaction-soon = Back later
key-talk = write to the others

# Circles

nav-circles = Circles
nav-circles-short = Circles
circles = Circles
circles-line = A circle is a group that plays again and again: its tables, its results, who is ahead and how surely. It is found by its link alone; no account is needed.
circle-make = Begin a circle
circle-make-go = Begin the circle
circle-name = What is it called?
circle-name-hint = Friday circle
circle-called = What are you called in it?
circle-join-line = { $count ->
    [one] { $names } plays here.
   *[other] { $names } play here.
} Do you want to join?
circle-join-known = The others see this name and the results of games at this circle’s tables. You can leave at any time; results then stay under “a former member”.
circle-join-go = Join
circle-line = { $people ->
    [one] One person
   *[other] { $people } people
}, { $games ->
    [0] no game yet
    [one] one game
   *[other] { $games } games
} since { $since }.
circle-seen = Whoever has the circle’s link sees this page.
circle-export = Export
circle-export-line = All games with date, title, seats, points and places, and the ratings. Names as they are shown here, nothing else about people.
circle-export-csv = Results as a table (CSV)
circle-export-json = Results for programs (JSON)
circle-export-records = Records of finished games (ZIP)
circle-invite = Invite by link
circle-invite-line = Whoever opens this link can join.
circle-copy-join = Copy the joining link
circle-read-line = Whoever opens this one can only look.
circle-copy-read = Copy the reading link
circle-renew-line = Has a link gone too far? With a new one the old one opens nothing.
circle-renew-joining = New joining link
circle-renew-reading = New reading link
circle-new-table = New table here
circle-standings = Standings
circle-standings-line = 2 to 4 players, all games
circle-filter = Which game
circle-all-games = All games
circle-played = { $games ->
    [one] one game
   *[other] { $games } games
}, { $won } won
circle-too-few = too few games for a number
circle-not-apart = Not told apart yet: { $who }.
circle-bars = The bars show where each strength lies with 95% certainty, the darker part with 50%.
circle-fair = Games with bots, from past positions, with chosen seeds and unfinished ones do not count.
circle-alone = You are alone here so far. Invite others by link; standings come with the first game you finish together.
circle-no-games = No game has been finished yet that counts. Open a table here: its result appears with the last move.
circle-running = Running
circle-tables = { $count ->
    [0] no table
    [one] one table
   *[other] { $count } tables
}
circle-none-running = Nothing is being played.
circle-sit = Take your seat
circle-versus = Who finishes before whom
circle-versus-line = Row before column, of the games that both finished
circle-of = of { $games }
circle-wins = Wins by game
circle-wins-line = shared wins count for each
circle-others = somebody else
circle-title = { $title } in this circle
circle-points = Points, middle half
circle-first = First seat wins
circle-first-of = { $won } of { $games }
circle-chance = ({ $n } by chance)
circle-length = A game takes
circle-length-is = { $days ->
    [0] less than a day
    [one] one day
   *[other] { $days } days
}, { $turns ->
    [one] one move
   *[other] { $turns } moves
}
circle-history = History
circle-all = { $count ->
    [one] One more
   *[other] { $count } more
}
circle-change-doubt = where the strength lay after this game, with 95% certainty on either side
circle-analysis = Analysis
circle-why-bots = with bots, does not count
circle-why-fork = from a past position, does not count
circle-why-seed = chosen seed, does not count
circle-why-few = fewer than two members, does not count
circle-former = a former member
circle-manage = Name, people, leaving
circle-remove = Remove
circle-remove-line = Whoever is removed keeps no name here; both links are renewed at once.
circle-leave = Leave the circle
circle-leave-line = Your results stay under “a former member”. You can come back by the joining link, as somebody new.
circle-leave-last = You are the last one: with you the circle and all its results are deleted.
circle-delete = Delete the circle

# Watching

watch-title = Watch others play
watch-line = Tables whose people like to be watched. You see what everybody may see; hands and plans stay hidden, and what is said at a table stays there.
watch-none = Nobody has put a table on the list just now.
watch-side = Look from
watch-side-none = everybody’s side
watch-list = List of tables to watch
watch-list-on = This table is on the list: whoever visits this server may find and watch it.
watch-list-off = This table is on no list: only whoever has its link can watch.
watch-list-add = Put on the list
watch-list-remove = Take from the list
watch-listed = listed to be watched
