# My games, the keyring, the next turn.

nav-play-short = Play
nav-games = My games
nav-games-short = My games
nav-games-waiting = { $n ->
    [one] , one waits for you
   *[other] , { $n } wait for you
    }
nav-box-short = Your box
all-my-games = All my games ({ $n })
games-title = My games
games-line = { $mine ->
    [0] Nothing waits for you.
    [one] One table waits for you.
   *[other] { $mine } tables wait for you.
    } { $running ->
    [0] {""}
    [one] At one you wait for others.
   *[other] At { $running } you wait for others.
    }
games-no-account = No account: your seats live in this browser.
games-done = That was the last one. Nothing waits for you.
games-walked = That was the last one. What you left open still waits.
games-as-of = As of { $time }: the connection is gone, what others do is not seen.
games-none = You sit at no table yet. Choose a game:
games-filter = Which tables
games-all = All
games-turn = Your turn
games-waiting = Waiting
games-finished = Finished
games-archived = Archived
games-turn-line = least time first, then what waits longest
games-waiting-line = who, and since when
games-finished-line = the last ones first
games-archived-line = they come back on your turn
games-all-of = All { $n }
games-find = Find a table
games-nothing = No table fits.
games-show-all = Show all
games-label-turn = your turn
games-label-waiting = waiting
games-label-over = finished
games-copy-seat = Copy my seat’s link
games-comes-back = comes back on your turn
games-since = since { $ago }
games-ago = { $ago } ago
games-several = { $names } still have to decide.
games-ready = you are ready; { $since }
games-on-holiday = { $name } is on holiday
games-until = until { $date }; the table waits
games-quiet = { $since }; quiet hours until { $hour }
games-winners = { $names } won
games-new = new
games-won = You won
next-turn = Next turn
next-turn-at = Next turn: { $table }
next-turn-left = Next turn: { $game }, { $time } left
key-next = the next table that waits for you

games-call-me = Call me at this table
games-calls-always = as everywhere
games-calls-browser = browser only
games-calls-silent = silent
games-planned = plan set
games-leads = { $who ->
    [you] You lead now.
   *[other] { $name } leads now.
    }
games-hand-over = Hand over to a bot
games-take-back = Take my seat back
games-leave = Leave the game…
games-nudge = Nudge
games-no-hurry = no hurry
games-paused = paused
games-away = away until { $date }
leave-title = Leave { $table }?
leave-line = A bot plays on for you. The others see it. You cannot come back by yourself.
leave-go = Leave
leave-hand-over = Hand over instead
leave-stay = Stay

ring-take = Take my seats with me
ring-line = { $n ->
    [one] Open this on your phone and the seat of this browser is there too.
   *[other] Open this on your phone and all { $n } seats of this browser are there too.
    } Both devices stay in step: what you play on one, you see on the other.
ring-none = This browser has no seats yet. It gets a keyring when you first sit down at a table.
ring-step-1 = Point the phone’s camera at the code, or copy the link, or type the letters.
ring-step-2 = The phone says how many seats it gets, and from where. Press “Take them”.
ring-step-3 = This window says “taken”. The code is used up.
ring-beware = Whoever opens this plays for you. The code works once and for { $n } minutes.
ring-taken = Taken, or too old: the code is used up.
ring-link = The link that brings your seats along
ring-qr = The same link as a picture
ring-code = The code
ring-show = Show a code
ring-again = A new code
ring-save = Save as a file
ring-close = Close
ring-devices = Devices with my seats
ring-this = this one
ring-kind-phone = Phone
ring-kind-tablet = Tablet
ring-kind-computer = Computer
ring-kind-file = File
ring-kind-other = Browser
ring-sign-off = Sign off
ring-sign-off-others = Sign off all others
ring-sign-off-line = A device that is signed off opens none of your seats any more, nor do links to your seats that you copied before.
ring-signed-off = { $n ->
    [0] Nothing was signed off.
    [one] Signed off: one device.
   *[other] Signed off: { $n } devices.
    }
ring-name = Your name
ring-name-keep = Keep this name
ring-bring = Bring my seats here
ring-code-go = See what it opens
ring-file = The file of a keyring
ring-file-go = Open the file
ring-file-unread = This file cannot be read as a keyring; nothing was changed.
ring-offered = { $n ->
    [0] A keyring without seats, from: { $kind }
    [one] One seat, from: { $kind }
   *[other] { $n } seats, from: { $kind }
    }
ring-offered-line = Take them only if they are yours. From then on you play with the same seats here and there.
ring-own-comes = { $n ->
    [one] The seat of this browser comes along.
   *[other] The { $n } seats of this browser come along.
    }
ring-same = This browser has these seats already.
ring-take-them = Take them
ring-leave-them = Leave them
