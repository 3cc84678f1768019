# Pace and manners: what people agree to, time in words, what they did besides their moves.

told-nudged = { $who ->
    [you] You nudged { $other }.
   *[other] { $other_who ->
        [you] { $seat } nudged you.
       *[other] { $seat } nudged { $other }.
    }
}
told-away = { $who ->
    [you] You are away until { $date }.
   *[other] { $seat } is away until { $date }.
}
told-back = { $who ->
    [you] You are back.
   *[other] { $seat } is back.
}
told-handed-over = { $who ->
    [you] You handed your seat over to a bot.
   *[other] { $seat } handed the seat over to a bot.
}
told-taken-back = { $who ->
    [you] You took your seat back.
   *[other] { $seat } took the seat back.
}
told-left = { $who ->
    [you] You left the game: a bot plays on.
   *[other] { $seat } left the game: a bot plays on.
}
told-pauses = Everybody wants a pause: the clock is stopped.
told-goes-on = { $who ->
    [you] You want to go on: the clock runs again.
   *[other] { $seat } wants to go on: the clock runs again.
}
told-goes-on-with-bot = A bot plays on for { $who ->
    [you] you; take your seat back at any time.
   *[other] { $seat }, who may take the seat back at any time.
}
told-waits-for = The game waits for { $who ->
    [you] you.
   *[other] { $seat }.
}
told-ended = The game was ended without a result.
told-new-terms = Everybody agrees: the terms have changed.
told-old-terms = Not everybody agreed: the terms stay as they were.
told-time-up = { $who ->
    [you] Your time was up: a bot took this turn.
   *[other] { $seat }’s time was up: a bot took this turn.
}
told-paused-for = { $who ->
    [you] Your time is up: the game waits for you.
   *[other] { $seat }’s time is up: the game waits.
}

trouble-nudge = You can nudge later: not before half of the time is over, and not in quiet hours.
trouble-nudge-no = Nobody can be nudged now: it is not their turn, they were nudged already, or this table does without.
trouble-no-pace = Nothing was agreed about time at this table, so nothing counts here.
trouble-holiday = A holiday that long was not agreed: { $what ->
    [0] no days are left this year
    [1] one day is left this year
   *[other] { $what } days are left this year
}. Come back earlier, or let a bot play meanwhile.
trouble-handed = A bot plays for you. Take your seat back first.
trouble-ended = This game was ended without a result.
trouble-terms = These terms are not possible: { $what }.

month-1 = January
month-2 = February
month-3 = March
month-4 = April
month-5 = May
month-6 = June
month-7 = July
month-8 = August
month-9 = September
month-10 = October
month-11 = November
month-12 = December
on-day = { $day } { $month }

length-days = { $n ->
    [one] a day
   *[other] { $n } days
}
length-hours = { $n ->
    [one] an hour
   *[other] { $n } hours
}
length-minutes = { $n ->
    [one] a minute
   *[other] { $n } minutes
}
length-seconds = { $n ->
    [one] a second
   *[other] { $n } seconds
}
short-days = { $n ->
    [one] 1 day
   *[other] { $n } days
}
short-hours = { $n } h
short-minutes = { $n } min
short-seconds = { $n } s
short-none = none
short-now = under a minute

agree-live = We all sit at the table now.
agree-live-clock = We all sit at the table now, each with { $bank } on the clock.
agree-live-gain = We all sit at the table now, each with { $bank } on the clock and { $gain } more for every turn.
agree-daily = Each of us moves within { $turn }, with { $bank } in the bank.
agree-daily-plain = Each of us moves within { $turn }.
agree-free = Nobody counts the days.
agree-holiday = { $n ->
    [0] There are no holidays.
    [one] Each has one day of holiday a year.
   *[other] Each has { $n } days of holiday a year.
}
agree-nights = Nights do not count.
agree-weekends = Weekends do not count.
agree-both = Nights and weekends do not count.
agree-up-bot = When time is up, a bot stands in for that one turn.
agree-up-pause = When time is up, the game pauses.
agree-up-nothing = When time is up, nothing happens.
agree-no-nudge = Nobody nudges.
agree-no-plans = Nobody plans ahead.
agree-talk-words = We talk in short words.
agree-talk-reactions = We react, but write no words.
agree-talk-silent = We play in silence.
agree-advice = Everybody may ask for advice.
agree-no-advice = Nobody asks for advice.

pace-title = Pace and talk
pace-pace = Pace
pace-live = Live
pace-live-line = Everybody sits at the table now.
pace-live-foot = a chess clock if you like; no calls
pace-daily = A move a day
pace-daily-line = Each move within a day, with two days in the bank.
pace-daily-foot = a little every day
pace-free = No hurry
pace-free-line = Nobody counts. A gentle word after a week.
pace-free-foot = as long as it takes
pace-took = your last { $n } took { $least } to { $most }
pace-took-alike = your last { $n } took { $length } each
pace-took-one = your last one took { $length }
pace-days = M T W T F S S
pace-turn = Time for a move
pace-bank = In the bank
pace-nights = nights do not count, 22 to 7 where each one lives
pace-weekends = weekends do not count
pace-minutes = On the clock
pace-gain = For every turn
pace-up = When somebody’s time is up
pace-up-bot = A bot stands in for that turn
pace-up-bot-line = It sees only what the seat sees. The person takes the seat back by playing the next turn.
pace-up-pause = The game pauses
pace-up-pause-line = Nothing happens until the person comes, or the others vote to let a bot play.
pace-up-nothing = Nothing
pace-up-nothing-line = Time is shown, nobody acts on it.
pace-manners = Holidays and nudges
pace-holiday = { $n ->
    [0] No holidays
    [one] One day of holiday each
   *[other] { $n } days of holiday each
}
pace-holiday-line = The clock stands still; the table shows until when.
pace-nudge = Nudge after half of the time
pace-nudge-line = One call for each turn, by anyone, not in quiet hours.
pace-plans = Plans ahead
pace-plans-line = “If nothing changes, play this”: everybody may, nobody sees it.
pace-talk = Talk
pace-talk-words = Words and reactions
pace-talk-words-line = 140 letters, tied to a move. Reactions are read by each one in their own language.
pace-talk-reactions = Reactions only
pace-talk-reactions-line = Six of them, no typing.
pace-talk-silent = Silent
pace-talk-line = Anyone can switch talk off for themselves with one click.
pace-agreed = What you agree to.
pace-agreed-line = Everybody sees this before sitting down; changing it later needs everybody.
pace-agreement = What was agreed
pace-change = Change what is agreed…
pace-change-title = Other terms
pace-change-line = Everybody at the table is asked. Silence means no: after { $n } days everything stays as it was.
pace-change-go = Ask everybody
pace-change-not = As before

wait-left = { $left } left
wait-since = since { $since }
wait-up = time is up
wait-no-hurry = no hurry
wait-quiet = Quiet hours of { $name }: until { $hour }.
wait-quiet-mine = Your quiet hours: until { $hour }.
wait-still = Time stands still until { $hour }.
wait-away = on holiday until { $date }
wait-paused = The clock is stopped: everybody wanted a pause.
wait-closed = The server was off for { $time }: that time counts for nobody.
wait-absent = The game waits for { $name }.
wait-free-seat = The clock runs once everybody has sat down.
wait-bot = A bot plays for { $name } now.
wait-bank = time bank { $bank }
wait-bot-for = bot for { $name }
wait-nudge = Nudge
wait-nudge-named = Nudge { $name }
wait-nudge-in = Nudge in { $time }
wait-nudged = Nudged
wait-away-do = I am away…
wait-away-until = Until when?
wait-away-how = And meanwhile?
wait-away-still = the clock stands still
wait-away-bot = a bot plays for me
wait-away-left = { $n ->
    [one] One day of holiday is left this year.
   *[other] { $n } days of holiday are left this year.
}
wait-away-days = { $n ->
    [one] 1 day left
   *[other] { $n } days left
}
wait-away-go = Off I go
wait-back = I am back
wait-am-away = You are away until { $date }.
wait-hand-over = Hand over to a bot…
wait-hand-over-line = It sees what your seat sees. Take it back at any time.
wait-hand-over-do = Hand over
wait-take-back = Take my seat back
wait-handed = A bot plays for you.
wait-pause = Pause
wait-pause-wish = You want a pause; it begins when everybody does.
wait-pause-asked = { $name } would like a pause.
wait-go-on = Go on
wait-leave = Leave the game…
wait-leave-title = Leave { $table }?
wait-leave-line = A bot plays on for you. The others see it. You cannot come back by yourself.
wait-leave-do = Leave
wait-ask-absent = { $name } does not come. How shall we go on?
wait-ask-about = You have missed your turns. The others decide how to go on; play, and all is as before.
wait-vote-bot = With the bot
wait-vote-wait = We wait
wait-vote-end = End without a result
wait-voted = You have answered; the others are still asked.
wait-ask-change = { $name } would like other terms:
wait-ask-change-mine = You would like other terms. Everybody has to agree:
wait-vote-yes = I agree
wait-vote-no = As before
wait-ended = Ended without a result
wait-ended-line = The people at this table have ended the game.
wait-time-key = time left
pace-sit = Sit down
key-time = how much time is left, read aloud
