# What a call says: the same words in a browser, a mail and a room.
call-asked-title = Your turn: { $table }
call-nudged-title = { $by } nudges you: { $table }
call-nearly-title = Still your turn: { $table }
call-nearly-text = Your time is running short.
call-stood-in-title = A bot took your turn: { $table }
call-stood-in-text = Your time was up. The next turn is yours.
call-stood-in-short = a bot took your turn
call-paused-title = The game waits for you: { $table }
call-paused-text = Your time was up. It goes on when you come.
call-question-title = How shall it go on? { $table }
call-question-text = Everybody at the table is asked.
call-question-short = you are asked how it goes on
call-over-title = { $table } is over
call-over-short = is over
call-ended = The game has ended.
call-won = You won.
call-shared = You share the victory.
call-lost = { $winners } won, you came { $place }.
call-place = { $rank ->
    [2] second
    [3] third
    [4] fourth
   *[other] fifth
}
call-left-days = { $n } days left.
call-left-hours = { $n ->
    [one] One hour left.
   *[other] { $n } hours left.
}
call-left-minutes = { $n ->
    [one] One minute left.
   *[other] { $n } minutes left.
}
call-short-days = { $n } days left
call-short-hours = { $n } h left
call-short-minutes = { $n } min left
call-short-none = no hurry
call-item = { $table } ({ $more })
call-many-title = { $count ->
    [2] Two tables wait for you
    [3] Three tables wait for you
    [4] Four tables wait for you
   *[other] { $count } tables wait for you
}
call-mixed-title = News from { $count } tables
call-somebody = Somebody
call-trial-title = A trial call
call-trial-text = It works: this is how we call you when a table waits.
call-mail-open = To the table
call-mail-why = You asked Farside to write when a table waits for you: one mail for all tables, at most every 2 hours.
call-mail-stop = No more mails
call-confirm-title = Is this your address?
call-confirm-text = Somebody asked Farside to write to this address when a table waits. If it was you, confirm it here. If not, do nothing: there will be no further mail.
call-confirm-open = Yes, write to me
call-confirm-why = This mail was sent once, to ask.
trouble-call-address = That is not a mail address we can write to. It looks like name@example.org.
trouble-call-no-mail = This server sends no mail: whoever runs it has not set it up (farside serve --smtp).
trouble-call-mail-refused = The mail server does not accept this address: { $what }. Check it for a typo.
trouble-call-mail-unreachable = The mail server cannot be reached just now. Your address is kept; try again in a few minutes.
trouble-call-hook = That is not the address of a webhook. It begins with https:// and has a name that everybody can reach.
trouble-call-not-https = Only addresses that begin with https:// are called, so that nobody reads along.
trouble-call-private = This address leads into a private network. Calls only go to addresses that everybody can reach.
trouble-call-subscription = This browser’s subscription cannot be read. Switch it off and on again.
trouble-call-many-ways = You have as many ways of this kind as can be kept ({ $what }). Forget one first.
trouble-call-no-way = There is no such way to call you, or no longer.
trouble-call-word = This link is not valid, or no longer: the address was forgotten or asked anew. Under “How should we reach you?” you can start again.
trouble-call-zone = There is no time zone { $what }. One is Europe/Berlin.
trouble-call-nobody = This browser has no seats yet, so there is nothing to call you for. Sit down at a table first.
trouble-many-calls = That was a lot at once. Try again in { $what } s.
trouble-plan-turn = Your turn has come: play it yourself. A plan is for the turns of others.
trouble-plan-step = This would not be possible in your next turn.
trouble-plan-reveals = This step reveals something. A plan stops before that, unless you let it play on through draws; then it is its last step.
trouble-plan-empty = Choose at least one step first.
trouble-plan-branches = A plan has three ways at most.
trouble-plan-long = A plan has 40 steps at most.
