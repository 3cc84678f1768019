# What all games say.

player-0 = Orange
player-1 = Sky
player-2 = Green
player-3 = Rose
player-4 = Violet
player-5 = Sand
player-6 = Grey
player-7 = White
seat-none = nobody
list-and = { $list } and { $item }
list-none = nothing

refusal-unknown = Not possible now ({ $clause }).
refusal-FAR-ASK-1 = It is not your turn to decide.
refusal-FAR-ASK-2 = This is not among the possible answers now.
refusal-FAR-ASK-3 = The game is over.
refusal-FAR-UNDO-1 = You have made no move that could be taken back.
refusal-FAR-UNDO-2 = Something has been revealed since your move, so it stands.
refusal-FAR-UNDO-3 = Somebody else has moved since, so your move stands.
refusal-FAR-UNDO-4 = You have laid none of these that could be taken back.

# When a bot fails.

log-bot-late = { $seat } took too long to think, so a quick reflex answers instead.
log-by-itself = There was only one choice: the table makes it for { $seat }.
log-by-plan = { $who ->
    [you] You play your plan.
   *[other] { $seat } plays a plan.
}
log-bot-failed = { $seat } could not decide because of an error, so a quick reflex answers instead.

# At the terminal.

terminal-keys = Type a number, or /NOTATION. u: take back (u NOTATION: that piece), ?: why not, a: advice, w: why did a bot do that, b: the board, h: help, q: leave.
terminal-advice = Your win chance after each turn in per cent, as our bots would go on; in brackets how far doubt reaches.
terminal-no-number = There is no option { $n }; they run from 1 to { $last }.
terminal-not-understood = “{ $said }” is not an option.
terminal-curtain = Hand over to { $seat }, who presses Enter.
terminal-closed = { $option }: { $reason }
terminal-nothing-closed = Nothing else could be done here.
terminal-thinks = { $seat } thinks…
terminal-taken-back = Taken back.
terminal-left = You leave the game; it is not over.
terminal-points = { $seat }: { $points ->
    [one] one point
   *[other] { $points } points
}
terminal-wins = { $who ->
    [you] You win.
   *[other] { $seat } wins.
}
terminal-shares = { $who ->
    [you] You share the victory.
   *[other] { $seat } shares the victory.
}

# Settings that cannot be played.

setting-seats = This game is for { $fewest } to { $most } players, not { $seats }.
setting-unknown = This game has no setting “{ $name }”; possible: { $possible }.
setting-value = “{ $value }” is not possible for “{ $name }”; possible: { $possible }.
