## The table, taught with Pebble. A message is an idea (at most eight words); `words` explain it (at most 35), `why`
## gives the reason, `other` says what another move means. [Terms] open the glossary.

first = The table in five minutes

first-theme = A river, birds, and this table
    .words = Pebble is our own little game. It is here to show you the table that all games share: the board, and beside or below it your move.

first-question = The question is always in one place
    .words = Below this card stands whose turn it is, what is asked, and what you may answer. Press an answer, its number on the keyboard, or the place on the board.

first-plan = Choose a bird, in secret
    .words = Everybody lays a bird face down. Low birds act first, high birds bring more pebbles. All are turned up together: that cannot be undone.
    .why = A kingfisher is first and brings nothing; an owl is last and brings four pebbles.
    .show = The owl goes face down in front of you. Nobody sees it until all birds lie there.
    .other = Good too: the bird decides when you act and what you get.

first-watch = While others move
    .words = What they do is shown here step by step. Skip goes straight to your turn.

first-board = What glows can be chosen
    .words = Each site has a price in pebbles and points for the end. Sites that glow are within your means: press one, here or on the board.

first-why = Why not? The table always knows
    .words = A site that does not glow says why when you point at it or tap it, with the rule. Now settle a site, or pass for two pebbles.
    .why = The delta is worth eight points, more than any other site. Every refusal names its clause; the clause leads into the rules.
    .show = The delta becomes yours, and you pay its price.
    .other = Good too: every site counts.

first-undo = Changed your mind?
    .words = Undo, or the key u, takes your last move back, as long as nothing new has been revealed by it.

first-log = The log tells everything
    .words = Below the players, on a phone under “Table”, all that happened is told, newest first. Replay goes back to any move, and the lamp gives advice where the table allows it.

first-score = Neighbours are worth more
    .words = Each site counts its points, and two neighbouring sites of yours two more. The numbers beside the names say how it would end now.

first-tip = You know the table
    .words = Every game works like this one. The key ? lists all keys, and the position can be read out in words.
