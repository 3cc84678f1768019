# The page in English. Games bring their own words.

farside = Farside
colon = :
and = { $first } and { $last }
from-to = { $low } to { $high }
yes = yes
no = no
you = You
close = Close
skip-to-content = Skip to the content
skip-to-move = Skip to your move

# The lobby
lobby-title = Farside: board games of exploration
more-of = More about { $title }
put-away = Archive
bring-back = Bring back
all-your-tables = { $count ->
    [one] One more table
   *[other] { $count } more tables
}
archived-tables = { $count ->
    [one] One archived table
   *[other] { $count } archived tables
}
set-up-a-table = Set up a table
site-nav = Pages
nav-play = Play
lobby-line = Board games of exploration, with friends or against bots.
your-tables = Your tables
your-tables-count = { $count ->
    [one] one in progress
   *[other] { $count } in progress
}, { $waiting ->
    [0] none waits for you
    [one] one waits for you
   *[other] { $waiting } wait for you
}
tables-before = Before
tables-after = Next
tables-page = Page { $page } of { $pages }
your-turn = Your turn
your-turn-named = { $name }: your turn
table-play = Play
table-look = Look
start-a-game = Start a game
play-now = Play now
with-bots = { $bots ->
    [0] alone
    [one] with a bot
   *[other] with { $bots } bots
}
invite-friends = Invite friends
watch-bots = Watch bots
rules = Rules
players = Players
length = Length
new-here = New here? Play your first game with a coach beside you.
new-here-line = A real game, one idea at a time: leave the lesson whenever you like and simply play on.
new-here-start = Start with { $title }
new-here-known = I know these games
learn-won = { $n } of { $all } won
learn-stronger = stronger bot
teaching-game = { $title }: the table in five minutes
learn-begin = Learn to play
learn-minutes = guided, { $n } min
learn-on = Go on learning
learn-step = step { $n } of { $all }
learn-done = Learned
learn-again = once more
learn-next = next: { $title }, { $n } min
lesson-of = Lesson: { $title }, { $n } min
lesson-called = Lesson: { $title }
offer-lesson = New to you? { $title }: a lesson of { $n } minutes
table-code = Table code
join-a-table = Join a table
no-account = Nobody needs an account: the link is your seat.
for-programs = For programs
open-source = Open source
ago-minutes = { $n ->
    [0] just now
   *[other] { $n } min
}
ago-hours = { $n } h
ago-days = { $n ->
    [one] one day
   *[other] { $n } days
}
waiting-for-friends = Waiting for friends to sit down.
copy-watch-link = Copy the link for spectators
links-and-codes = Links and QR codes

# Settings
settings-language = Language
settings-theme = Dark or light
settings-sound = Sound when it is your turn
settings-swift = Answer by itself what can be answered in one way only
settings-points = Show or hide the points if it ended now
settings-notes = Notes on pointing
note-what = What it does
note-now = Now
note-keep = keeps it open

# Setting a table up
set-up-title = A new table of { $game }
how-many-players = How many players?
seat-level = How well { $colour }’s bot plays
seat-of = { $colour }’s seat
name-of = { $colour }’s name
kind-me = Me
kind-friend = Friend
kind-bot = Bot
set-up-what = What shall it be?
set-up-who = Who sits at the table?
set-up-name = Name of the table
set-up-die = Another name
set-up-changed = changed
set-up-details = Details
set-up-friend = gets a link and a QR code
set-up-me = on this device; give several seats to “Me” to share it
set-up-bots = Bots think
set-up-as-above = as chosen above
open-with-links = Open, and get the links
name-yours = Your name (optional)
bot-level = { $bot ->
    [beginner] Beginner
    [club] Club player
    [expert] Expert
    [master] Master
    [mcts-easy] Beginner
    [mcts-normal] Club player
    [mcts-hard] Expert
    [greedy] Quick
    [reflex] Reflex
    [chance] By lot
    [mcts] Own time
   *[other] { $bot }
}
bot-line = { $bot ->
    [beginner] looks at what a move brings right away, and weighs roughly
    [club] looks a little ahead for everybody, up to two seconds a move
    [expert] three seconds a move, and misses little
    [master] ten seconds a move: the strongest we have
    [mcts-easy] looks a little ahead, and makes mistakes
    [mcts-normal] looks ahead for everybody, up to two seconds a move
    [mcts-hard] three seconds a move, and misses little
    [greedy] answers at once, by taste
    [reflex] answers on instinct, without looking ahead
    [chance] anything that is allowed
    [mcts] takes the time it is given
   *[other] { $bot }
}
open-the-table = Open the table

# The table
name-from = { $name }, from move { $ply }
rematch = Rematch
rematch-join = Go to the rematch
rematch-open = Somebody has opened it; your seat is kept.
table-subtitle = Table { $code }
links-host = You opened this table, so you see the links of the free seats. A seat’s link works once; whoever sits down gets a token that nobody else sees, not even you.
links-once = Whoever opens a seat’s link first sits there. Your own link is for another device of yours: keep it to yourself.
links-own = Your seat ({ $colour }), for another device
offer-title = Let somebody else sit here
offer-line = A new link is made for the seat. Whoever sits there is told, plays on until somebody comes by that link, and can choose to stay.
offer-button = Let somebody else sit here
offer-open = A link is out
offered-title = Somebody else may sit in your seat.
offered-line = A link to it was given out. Whoever opens it takes over; until then you play on.
offered-stay = I stay
seat-given-away = Somebody else sits in your seat now: a link to it was given out. You can go on watching.
strip-label = What comes next
aside-label = Cards and panels
options-label = Your options
refused-label = Not possible now
not-possible = Not possible
why-not = Why not?
why-not-label = { $count ->
    [one] One choice is closed: see why
   *[other] { $count } choices are closed: see why
}
cannot-be-undone = cannot be undone
undo = Undo
thinks = thinks
thinks-for = { $name } is thinking, { $n ->
    [one] for a second at most
   *[other] for { $n } seconds at most
}.
percent = { $n }%
advice-ask = Advice
advice-title = Advice, from what you can see
advice-chance = win chance
advice-line = Your win chance after each turn, as our bots would go on; the bar is the doubt.
advice-early = It is too early to tell anybody’s chances: only an order is told.
advice-unknown = Nobody has measured win chances for this kind of game: only an order is told.
advice-best = Clearly best
advice-level = Level: take the one you like
advice-all-level = All the same, as far as one can tell
advice-perhaps = Probably weaker
advice-weaker = Weaker
worth-of-others = { $part }, of the others
advice-none = No advice could be found this time.
advice-slower = In a tab advice looks less far ahead than at a table on a server: take it for a quick opinion.
why-ask = Why?
why-title = Why did { $name } do that?
why-played = Played: { $turn }
why-better = To { $name } it seemed better than: { $instead }
why-level = To { $name } something else seemed about as good: { $instead }
why-further = { $name } looked further ahead than can be said in points.
why-only = { $name } had no other choice.
why-hidden = Something about this turn is hidden from you, so nothing is told about it.
why-lot = { $name } plays by lot and weighs nothing.
why-glance = { $name } answers at a glance, by habit, and weighs nothing.
why-stranger = { $name } comes from outside: nobody here knows how it judges.
why-none = No reason could be found this time.
why-line = By { $name }’s judgement, in points, from what you can see. What is hidden from you is left out.
advice-allowed = Advice at this table
advice-on = Advice on request
advice-off = No advice
decides = decides
bot = { $bot ->
    [beginner] bot, beginner
    [club] bot, club player
    [expert] bot, expert
    [master] bot, master
    [greedy] bot, quick
    [reflex] bot, reflex
    [chance] bot, by lot
    [mcts-easy] bot, beginner
    [mcts-normal] bot, club player
    [mcts-hard] bot, expert
    [mcts] bot, own time
   *[other] bot, { $bot }
}
bot-tempered = { $level }, { $temper }
temper = { $temper ->
    [builder] builder
    [trader] trader
    [raider] raider
    [settler] settler
    [scholar] scholar
    [explorer] explorer
    [diplomat] diplomat
    [prospector] prospector
    [investor] investor
   *[other] { $temper }
}
bot-rating = rated { $rating } ({ $low } to { $high }; Quick has 1000)
seat-free = still free
points-now = points if it ended now
points-final = points
log = Log
log-order = last turn on top
log-earlier = Everything before, in the replay
tab-table = Table
tab-waits = , { $count ->
    [one] one option
   *[other] { $count } options
}
companion = Beside the move
sheet = Height of the sheet
sheet-peek = small
sheet-half = half
sheet-full = full
all-as-list = All { $count } as a list
more = More
tabs = Parts of the table
fit-board = Fit the board
in-words = The position in words
spectator-line = You are watching. You see what everybody may see.
news-turns = { $count ->
    [one] One turn
   *[other] { $count } turns
}
news-since = since yours
news-show = Show
news-show-title = Show what happened since your turn, step by step
skip = Skip
plays = { $count ->
    [one] { $names } plays
   *[other] { $names } play
}
idle-bot = { $names } { $count ->
    [one] thinks
   *[other] think
}.
idle-person = It is not your turn: { $count ->
    [one] { $names } decides
   *[other] { $names } decide
}.
idle-watched = { $count ->
    [one] { $names } decides
   *[other] { $names } decide
}.
speed-title = How fast others’ moves are shown
speed-slow = Slow
speed-normal = Normal
speed-fast = Fast
speed-off = Off
speed-step-slow = 1.6 s a step
speed-step-normal = 0.8 s
speed-step-fast = 0.3 s
speed-step-off = at once
reading-hint = Point at a place to read what it brings.
as-list = As a list
as-mirror = As on the board
winner = Winner
game-over = Game over
winner-is = { $who ->
    [you] You win with { $points } points!
   *[other] { $name } wins with { $points } points.
}
winners-are = The victory goes to { $names }.
record = Record
invite-title = Seats are free.
invite-line = Send each friend a link: whoever opens it sits there.
show-qr = Show as QR codes
copy-link = Copy link
watch-link = To watch
to-the-table = To the table
to-the-lobby = To the lobby
rename = Your name at this table
rename-save = Save

# The curtain between two hands
curtain-title = Pass the device to { $name }
curtain-line = What { $name } holds is shown once the curtain is lifted. Nobody else should look.
curtain-lift = I am { $name }: show my hand

# Help
help = Help
help-title = How to play at this table
help-line = Choose one of your options: press its button, or the lit place on the board. Pointing at one lights the other. Closed choices say why they are closed. A wrong click is no harm: undo takes it back, unless something was revealed.
help-keys = Keys
key-number = take the option with this number (then letters from a on)
key-arrows = go from place to place on the board
key-enter = take what is in focus
key-undo = undo
key-advice = ask for advice
key-command = type a move, for example “pass”
key-help = this help
key-mirror = show the options as a list, or as on the board
key-skip = skip what others do
key-speed = how fast others’ moves are shown
key-note = what is this, and why not?
key-go = then 1 to 6: go to a panel
key-lower = lower the sheet of a phone
key-raise = raise the sheet of a phone
key-less = then the key of an option: take one of it back
key-why = in a lesson: why? Otherwise: why a bot did that
key-show = in a lesson: show me
key-rematch = play again, once the game is over
key-analysis = the analysis, once the game is over
key-watch = the replay, once the game is over
key-close = close
key-name-space = space
key-switch = Single keys work at this table
key-name-enter = Enter
key-name-escape = Esc
command-label = Type a move
command-hint = a move, as the buttons name it
command-go = Play it

# Replay
replay = Replay
replay-at = Move { $ply } of { $last }
replay-move = Move
replay-first = To the start
replay-prev = One move back
replay-next = One move on
replay-last = To the end
replay-turned = To the turning point before
replay-turning = To the next turning point
replay-coming = next:
replay-run = Play by itself
replay-open = Open
replay-continue = Continue from here
copy-position = Copy the link to this move
replay-begin = The game begins.
replay-hide = Hide what comes
replay-chances = Chance to win
replay-own = The game is still running: you see what you saw from your seat.
replay-public = The game is still running: you see what everybody may see.

# How to play
howto-of = How to play { $game }
howto-eyebrow = How to play, in five minutes
howto-players = { $players } players
howto-learn = Play your first game, guided
howto-play = Play now against bots
howto-start = Start the guided game: about { $minutes } minutes
howto-contents = On this page
howto-none = Nobody has written yet how { $game } is played. Its rules say it all, clause by clause.
howto-unknown = There is no game of this name here. These are the games whose page of how to play you can read:
howto-you = What you are
howto-you-short = What you are
howto-goal = Goal
howto-goal-short = Goal
howto-turn = One turn in pictures
howto-turn-short = One turn
howto-score = How you score
howto-score-short = Scoring
howto-end = When a round ends, and the game
howto-end-short = Round and end
howto-miss = Five things beginners miss
howto-miss-short = Beginners miss
howto-first = For your first game
howto-first-short = First game

# Rules
reading-howto = How to play
reading-rules = Rules
reading-components = Components
search-rules = Search the rules
back-to-table = Back to your table, nothing is lost
print = Print
chapters = Chapters
book-chapter = Chapter { $n } of { $all }
appendix = Appendix
chapter-in-english = not translated yet: in English
book-rulings = Rulings
book-examples = Worked examples
book-names = Names in other languages
book-reconstruction = What we reconstructed
ruling = ruling
our-reconstruction = our reconstruction
found = { $hits ->
    [one] 1 place
   *[other] { $hits } places
} in { $places ->
    [one] 1 chapter
   *[other] { $places } chapters
}
found-none = nothing found
about-this-page = About this page
came-from-refusal = Did a refusal bring you here?
came-from-table = Your table waits
was-refused = “{ $what }” was refused: { $why }
in-this-language = In this language
in-this-language-line = These chapters are written in English. What you read at the table, the lesson and the notes on pieces are translated.
signs = Signs
sources-note = Not everything printed in the box is known to us. These are our reconstruction, in whole or in part:
sources-count = That is { $n } of { $all } values.
sign-reconstruction = A printed value we could not read. It is tuned so that counts and examples agree.
what-is-known = What we know and do not
worked-example = Worked example: { $title }
sign-ruling = The books differ or are silent; here is what we play, and why. Press it to read on.
rules-of = Rules of { $game }
rules-none = This game comes from another package, which brings no rules to read here. At the table every closed choice still says why.

# When something cannot be done
nothing-lost = Nothing is lost: every move that was accepted is kept.
trouble-403 = This seat is not yours
trouble-404 = There is nothing here
trouble-409 = The table has moved on
trouble-422 = That is not possible
trouble-429 = A little patience
trouble-503 = The tables are out of reach
trouble-other = Something went wrong
table-rests = This table rests

# What the script says by itself
script-copied = Copied
script-offline = The connection is gone. Trying again…
script-choose = Choose what to do here
script-unknown = This is not among your options.
script-advising = Looking for the best options…
script-more = % more below
script-not-now = %: not now
script-note-more = More

# Your collection
collection-title = Your collection
collection-line = What you win stays with you from game to game. It is kept under a secret of this browser; nobody needs an account.
collection-empty = You own nothing yet. Some games give you something to keep when they are over.
collection-more = Open
collection-export = Save as a file
collection-import = Add from a file
collection-import-line = A collection that you saved as a file, here or at another Farside. What you already own stays.
collection-file = The file of a collection
collection-import-go = Add it
collection-added = { $n ->
    [0] Nothing new: you already own all that is in this file.
    [one] One thing was added to your collection.
   *[other] { $n } things were added to your collection.
}
collection-unread = This file cannot be read as a collection; nothing was changed. ({ $why })
collection-secret = Use it on another device
collection-secret-line = A secret link opens your collection on your phone or on another computer. Whoever has the link has your collection, so it is for you alone.
collection-secret-show = Show my secret link
collection-secret-title = Your secret link
collection-secret-warn = Nobody else should see this page. Whoever opens the link can use your collection as you do, and the link cannot be changed. It is not an invitation to a table.
collection-back = To your collection
collection-use-title = Use this collection here?
collection-use-empty = This collection is still empty.
collection-use-line = From now on, what you win in this browser goes into this collection. Use it only if it is yours.
collection-use-left = This browser has a collection of its own, which will no longer be shown here. Save it first if you want to keep it, and add the file afterwards.
collection-use-same = This browser already uses this collection.
collection-use = Use it here
gathering = The game begins once all friends have sat down: everybody brings a collection.
decline-all = Decline all offers from now on
offers-declined = The table declines all offers for you.
offers-again = Hear offers again
no-offers = no offers
answer-later = You may also answer later: the offer waits.
go-on-without = Go on without an answer from { $names }

# A campaign
campaign = Campaign
campaign-play = Play the campaign
campaign-set-up = { $game }: a campaign
campaign-begin = Begin the campaign
campaign-of = { $game }: campaign { $code }
your-campaigns = Your campaigns
chapter-of = Chapter { $n }
campaign-points = Success points
campaign-total = Total
campaign-chapters = Chapters
campaign-done = played
campaign-running = being played
campaign-next = next
campaign-later = later
campaign-plus = +{ $points }
campaign-sp = { $points ->
    [one] { $points } success point
   *[other] { $points } success points
}
campaign-earned = { $points ->
    [one] { $points } success point
   *[other] { $points } success points
}, { $score } in the game
campaign-look = Final position
campaign-sit = To the table
campaign-watch = Watch
campaign-open = Open chapter { $n }
campaign-wait = Whoever began the campaign opens this chapter.
campaign-level-next = { $name } in the next chapter
campaign-brings = { $points ->
    [0] no success points for { $name }
    [one] { $points } success point for { $name }
   *[other] { $points } success points for { $name }
}
campaign-over = The campaign is over
campaign-won = { $name } wins the campaign with { $points } success points.
campaign-shared = { $names } share the victory with { $points } success points each.
campaign-keep = Come back any time
campaign-keep-line = The campaign is kept. This link brings everybody back to it; each sits down again in the seat they had before.
campaign-link = For all players
campaign-host-link = For you alone, on another device
campaign-go-on = On with the campaign

fair-title = The shuffle
fair-sealed = Shuffle sealed: { $seal }…
fair-verify = Check the shuffle
fair-shared = The server and whoever opened the table have drawn this shuffle together, so that neither could choose it.
fair-drawn = The server has drawn this shuffle and sealed it before the first move. Nobody added to it.
fair-chosen = Whoever opened this table chose its shuffle and may know the cards to come.
fair-continued = This table goes on from a finished game: whoever has read its record may know the cards to come.
fair-seal = Seal (commitment)
fair-nonce = Added by whoever opened the table (nonce)
fair-strange = Attention: this is not the seal that this browser saw when it first came to the table.
fair-check = Check now, in this browser
fair-unable = This browser computes such checks only over https or on the same computer. Use the command below.
fair-holds = holds
fair-fails = does not hold
fair-good-commitment = Number and salt are those that were sealed.
fair-bad-commitment = Number and salt are not those that were sealed.
fair-good-seen = The seal is the one this browser saw when it first came to the table.
fair-bad-seen = This browser has seen another seal at this table.
fair-good-seed = The seed comes from number, salt and what was added.
fair-bad-seed = The seed does not come from number, salt and what was added.
fair-good-nonce = What was added is what this browser drew.
fair-bad-nonce = What was added is not what this browser drew.
fair-good-record = The record was played with this seed.
fair-bad-record = The record was played with another seed.
fair-deals = And every deal?
fair-deals-line = Cards, tiles and dice follow from the seed alone. On your own computer Farside deals them again from the record and tells each of them, if you like with --deals:
fair-later = When the game is over, number and salt are shown here, and everything can be checked with one click.
fair-how = How does it work?
fair-how-line = Before the table opens, the server draws a number and shows its seal, a hash from which the number cannot be found. Only then does the browser of whoever opens the table draw its part. The seed is the hash of both: whoever changes anything afterwards breaks the seal.
fair-not = What it does not show: that nobody looked into the decks on the server, or that whoever hosts the table and whoever opened it are two people. The script of this page comes from the server too; whoever trusts nobody checks with a Farside of their own.

desk-title = Host’s desk
desk-well = All is well. Nothing needs you today.
desk-notes = { $n ->
    [one] One thing you should look at.
   *[other] { $n } things you should look at.
}
desk-back-up = Back up now
desk-link = Desk’s link
desk-door = This desk is for whoever runs this server. On its computer, this command prints its link:
desk-secret = Secret
desk-enter = Open
desk-wrong = This secret does not open the desk. A new one ends those before it.
desk-good = well
desk-bad = to be looked at
desk-answers = Answers
desk-answers-unit = ms, middle; { $worst } at worst
desk-answers-text = a move, the last 24 hours, at this process. { $moves } moves, { $errors ->
    [0] no answer failed
    [one] one answer failed
   *[other] { $errors } answers failed
} since it began.
desk-tables = Tables
desk-tables-unit = open, { $live } live now
desk-tables-text = { $moved } moved today. { $week } have waited for people for more than a week.
desk-bots = Bots
desk-bots-unit = s to answer, middle
desk-bots-text = { $think } think, { $wait } wait in line. Nobody waited longer than { $worst } in the last 24 hours.
desk-storage = Storage
desk-storage-unit = { $unit } on a disk of { $total }
desk-storage-text = grows { $daily } a day: the free { $free } are enough for about { $days } days.
desk-storage-quiet = grows { $daily } a day; the free { $free } are enough for years.
desk-storage-far = grows { $daily } a day, on the database’s computer.
desk-by-game = by game, open
desk-no-tables = No tables yet.
desk-people = People with a seat, this week
desk-finished = Finished, this week
desk-waiting = Nobody has come back for 90 days
desk-waiting-line = Running games without a move for so long. Nothing is deleted unless you say so: farside admin prune --unfinished 90
desk-resting = Kept, but not playable with this version
desk-resting-line = These tables rest and say why. Their records can be kept; they show the decks, so do not give them to players.
desk-look = look
desk-eyes = This desk counts. It shows no hands, no names and no seat links.
desk-work = Bots at work
desk-thinks = thinks, { $time }
desk-takes = of at most
desk-in-line = { $n ->
    [one] One waits in line.
   *[other] { $n } wait in line.
}
desk-nobody-waits = Nobody waits in line.
desk-fair = Fair line: visitors in turn; tables of bots alone come last.
desk-limits = Limits
desk-each = for each visitor
desk-all = { $n } for all
desk-change = Change them with farside serve --limit, e.g. tables=100.
desk-no-limits = None: only this computer can come, or whoever started the server wanted it so.
desk-limit-tables = Tables opened in an hour
desk-limit-bot-tables = Running tables of bots alone
desk-limit-moves = Moves a minute
desk-limit-advice = Advice a minute
desk-limit-streams = Browsers that listen
desk-limit-connections = Connections
desk-limit-guesses = Wrong codes a minute
desk-backups = Backups
desk-no-backups = None yet.
desk-folder = In { $folder }.
desk-no-folder = Nobody has said where they go: farside serve --backups FOLDER, or farside admin backup each night.
desk-backed-up = Backup { $name } made: { $size }.
desk-versions = Versions
desk-since = { $version }, started { $since }
desk-database = Database
desk-shape = { $database }, shape { $shape }
desk-rows = In it
desk-rows-text = { $moves } moves
desk-go-on = Would all open tables go on?
desk-try = Try
desk-tried-text = { $good } of { $tables }, tried { $ago }
desk-happened = What happened
desk-nothing = Nothing worth a word since the server began.
desk-began = Version { $version } began to serve.
desk-is-good = well
desk-is-warning = warning
desk-is-error = error
desk-back = Back to the desk
desk-crowd = One visitor runs { $n } tables of bots alone, as many as are allowed.
desk-crowd-more = They think behind everybody else; you need not do anything.
desk-to-know = One thing you may like to know.
desk-see = Look
desk-close = Close these tables…
desk-crowd-title = Tables of bots alone, of one visitor
desk-crowd-line = Nobody plays at these tables. They think behind everybody else, so they may stay; whoever closes them deletes them for good.
desk-close-now = { $n ->
    [one] Close this table
   *[other] Close these { $n } tables
}
desk-closed = { $n ->
    [one] One table of bots alone was closed.
   *[other] { $n } tables of bots alone were closed.
}
desk-waits = waits, { $time }
desk-level = Level
desk-place = Place
desk-places = { $n ->
    [one] one place
   *[other] { $n } places
}
desk-used = { $n } at most now
desk-doors = Doors
desk-who = Who may open tables
desk-who-alone = this computer alone
desk-who-all = everybody with the address
desk-known-as = Known as
desk-any-name = addresses in numbers, names of the home network
desk-metrics = Measures (/metrics)
desk-metrics-open = open
desk-metrics-closed = with the desk’s secret
desk-watched = List of tables to watch
desk-watched-off = none
desk-watched-some = { $n ->
    [one] one table
   *[other] { $n } tables
}
desk-calls = Calls go out by
desk-calls-some = browser, webhook
desk-calls-mail = browser, mail, webhook
desk-whole = opened again: { $n } tables, whole
desk-unopened = not opened again
desk-apart = This folder lies on another disk than the tables: good.
desk-together = This folder lies on the same disk as the tables: a copy there is no backup.
desk-low = The disk is nearly full: { $free } are free. Moves that cannot be written are refused, none is lost.
desk-resting-note = { $n ->
    [one] One open table cannot be played with this version.
   *[other] { $n } open tables cannot be played with this version.
}
desk-stale = There is no backup of the last two days.
desk-just-now = just now
desk-minutes = { $n } min ago
desk-hours = { $n } h ago
desk-days = { $n ->
    [one] yesterday
   *[other] { $n } days ago
}

# The coach of a lesson.
coach = Coach
coach-step = Step { $n } of { $all }
coach-done = { $n } of { $all } steps done
coach-suggested = Suggested: { $n }, { $option }.
coach-lit = On the board: { $things }.
coach-minutes = { $n } min left
coach-go-on = Go on
coach-why = Why?
coach-show = Show me
coach-nothing = nothing is played
coach-again = Again
coach-back = Back
coach-alone = Play on alone
coach-alone-ask = Play on alone?
coach-alone-yes = Yes, play on alone
coach-alone-no = Stay with the coach
coach-leave = Play on alone whenever you like.
coach-fine = Any other legal move is fine: I come along.
coach-watch = The others are moving: watch what changes on the board.
coach-skip = Skip ahead
coach-quiet = Nothing new just now. Play as you like; I am back when something new comes up.
coach-over = The lesson is over; the lamp gives advice.
coach-end-play = Play this game to the end
coach-next = Learn more:
coach-lesson = { $title }, { $n } min
coach-new-game = New game
coach-pill = Back to the lesson, step { $n }

# The end of a game
scoring = Scoring
scoring-again = See the scoring again
scoring-skip = Skip to the result
scoring-steps = How it was scored, { $n } { $n ->
    [one] step
   *[other] steps
}
scoring-back = One step back
scoring-on = One step on
scoring-run = Go on by itself
told-nobody = { $what }: nobody gains anything.
told-each = { $what }: { $names } take { $n } each.
told-takes = { $what }: { $who ->
    [you] you take { $n }
   *[other] { $name } takes { $n }
}{ $effect ->
    [leads] { " " }and { $who ->
        [you] lead now
       *[other] leads now
    }.
    [level] { " " }and { $who ->
        [you] draw level
       *[other] draws level
    }.
    [closer] { " " }from behind.
   *[ahead] .
}
end-alone = { $who ->
    [you] You beat { $other }, level { $level }.
   *[other] { $name } wins, level { $level }.
}
end-by = { $who ->
    [you] You win, by { $n ->
        [one] one point
       *[other] { $n } points
    }.
   *[other] { $name } wins, by { $n ->
        [one] one point
       *[other] { $n } points
    }.
}
end-tie = { $who ->
    [you] You win: level on points, but ahead in { $what }.
   *[other] { $name } wins: level on points, but ahead in { $what }.
}
end-wins = { $who ->
    [you] You win.
   *[other] { $name } wins.
}
end-short = { $who ->
    [you] You win
   *[other] { $name } wins
}
end-shared = A shared victory: { $names }.
end-shared-short = A shared victory
end-level = On equal points, what counts: { $what } ({ $numbers }).
end-place = You finish { $place ->
    [2] second
    [3] third
   *[other] fourth
} of { $of }.
end-behind = { $n ->
    [0] ahead
    [one] one point behind
   *[other] { $n } points behind
}
end-how = Points behind the leader, category by category
end-higher = On to level { $n }
end-oneline = The game in one line
end-oneline-points = points after every move
end-oneline-chances = win chance after every move
rematch-line = same people, new seats
share = Share
share-title = { $game }: { $result }
share-line = { $n ->
    [one] One player
   *[other] { $n } players
}, { $moves } moves
share-picture = The board at the end
share-copy = Copy the link
share-replay = Watch the replay
share-table = To the table
share-save = Save the picture

# Farside in a tab: the shell around the pages.
tab-starting = Setting up the table …
tab-failed = Farside could not start. Reload the page; if that does not help, this browser may be too old for it.
tab-unkept = This browser keeps nothing here (a private window, or storage switched off): you can play, but games are gone when the tab is closed. Save them as a file first.
tab-full = There is no room left in this browser for your games. Play on, but save them as a file before you close the tab.
tab-save = Save my games
tab-new-version = A new version of Farside is ready. Your games stay as they are.
tab-take-it = Use it now
tab-close = Close
tab-no-wasm = This browser cannot run WebAssembly, which Farside needs to play without a server. A current browser can.
tab-no-worker = This browser does not allow service workers here, which Farside needs to play without a server. A window that is not private usually does.
tab-not-secure = Farside in a tab needs a secure address: open it over https, or on this computer as localhost.

# Games as links and as a file.
travel-link = This game as a link
travel-line = The link holds the whole game. Nothing is kept anywhere else: whoever opens it, here, at another table of Farside or in a browser tab, can look at the game or play it on.
travel-running = This game is still under way: whoever has the link could work out what is in its decks.
travel-back = Back to the table
kept-link = Your games are kept in this browser
kept-title = Your games in this browser
kept-where = { $n ->
    [0] No game is kept in this browser yet.
    [one] One game is kept in this browser, and nowhere else ({ $kb } kB).
   *[other] { $n } games are kept in this browser, and nowhere else ({ $kb } kB).
}
kept-care = A browser may delete what it keeps when space runs short, some of them after a few weeks without a visit. Installed on the home screen it is safer; a file is safest.
kept-damaged = { $n ->
    [one] One of them cannot be read any more and was left as it is.
   *[other] { $n } of them cannot be read any more and were left as they are.
}
kept-save = Save all my games
kept-back = Bring games back
kept-file = A file that was saved here or in another browser
kept-read = Read the file
kept-brought = { $n ->
    [0] Everything in that file was here already.
    [one] One game was brought back.
   *[other] { $n } games were brought back.
}
kept-not-ours = This is not a file of games saved by Farside, or it is damaged. Nothing was changed.
# The analysis of a finished game
analysis = Analysis
analysis-of = { $game }: analysis
review-chance = Chance to win after every move; the pale edges are the doubt.
review-early = Pale at the left: too early to tell who will win.
review-early-now = It is too early to tell.
review-move = Move on the graph
review-areas = As areas
review-lines = As lines
review-drawn = Show
review-unknown = Not weighed yet.
review-to-turn = The costly turn
review-show-move = Show this move
review-whose = as between players like our bots, judged from what each could know
review-never = { $who ->
    [you] You were ahead from the first move to the last.
   *[other] { $name } was ahead from the first move to the last.
}
review-changed = The lead changed { $n ->
    [one] once
   *[other] { $n } times
}; { $who ->
    [you] you won.
   *[other] { $name } won.
}
review-until = { $led ->
    [you] You led
   *[other] { $leader } led
} until { $n ->
    [one] the last turn
   *[other] { $n } turns before the end
}; { $who ->
    [you] you won.
   *[other] { $name } won.
}
review-computing = Weighing the game: { $n }% done. What is drawn may be read already; it only gets sharper.
review-beginning = Weighing the game. The first lines come after a few seconds.
review-slower = In a tab this takes a good while, minutes rather than seconds. Leave this page if you like: it goes on while Farside is open, and at the next visit.
review-weighed = { $n } of { $of } decisions
review-seconds = about { $n } s left
review-minutes = about { $n } min left
review-stop = Stop here
review-stopped = Stopped here, { $n }% done. What is drawn stays; the rest can be weighed at any time.
review-go-on = Weigh the rest
review-turning = Turning points
review-no-turning = No turn changed anybody’s chance by much.
review-sums = Luck and decisions
review-start = at the start
review-luck = luck: what was drawn
review-choices = own decisions
review-gifts = the others’ decisions
review-plans = how the plans met
review-unexplained = not explained
review-luck-only = Too much of this game is not explained to tell more than luck: { $n }%.
review-costly = { $me ->
    [yes] Your costly turns
   *[no] { $name }’s costly turns
}
review-all = Costly turns
review-none = Nothing beyond the doubt: well played.
review-close = { $n ->
    [0] No turn was too close to call
    [one] Too close to call: one turn
   *[other] Too close to call: { $n } turns
}
review-close-line = each is smaller than its doubt
review-kept = { $n ->
    [0] No turn kept everything
    [one] One turn kept everything
   *[other] { $n } turns kept everything
}
review-bargains = Offers and bargains are not judged: nobody searches them.
review-first = Set-up
review-practise = Practise { $n ->
    [one] this turn
   *[other] all { $n }
}
review-skill = Win chance kept, by round
review-turns = { $n ->
    [one] one turn
   *[other] { $n } turns
}
review-played = { $me ->
    [yes] You played
   *[no] Played
}
review-better = Better
review-why = Why it is better
review-points = { $n } points
review-deeper = The search sees further than we can say.
review-try = Try it yourself
review-on = Play on from here
review-show = Show in the replay
review-look = Whose turns
review-shows = Others may see what my turns cost
review-private = Turns of other people are shown only if they allow it.
review-again = Ask again
review-round-chances = Chances at the beginning of each round
review-possible = What is possible instead
practice = Find a better turn
practice-at = { $n } of { $of }
practice-best = { $chance } with the best turn
practice-ask = { $me ->
    [yes] You played “{ $played }” here, and it cost { $loss }. What is better?
   *[no] “{ $played }” was played here, and it cost { $loss }. What is better?
}
practice-yours = { $me ->
    [yes] yours
   *[no] played
}
practice-not = Not it: “{ $what }”. Try again, as often as you like.
practice-worth = It costs about { $n }% against the best turn.
practice-level = Found: “{ $what }” is level with the best turn, as far as one can tell.
practice-found = Found: { $best }.
practice-solution = The better turn: { $best }.
practice-hint = Hint
practice-hint-part = What counts here: { $part }.
practice-hint-kind = It begins like this: { $word } …
practice-hint-none = Look at all of the board: the search sees further than we can say.
practice-show = Solution
practice-next = Next position
practice-end = Back to the analysis
