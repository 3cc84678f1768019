# What the table says when something cannot be done. Errors say what happened, that nothing is lost, and what to do now.

trouble-no-table = There is no table with this name. Check the link, or open a new table.
trouble-no-campaign = There is no campaign with this name. Check the link, or begin a new one.
trouble-no-promise = This shuffle is not promised any more: a table was opened with it, or it waited too long. Nothing was opened; try again.
trouble-no-ply = The game has not come that far.
trouble-no-address = There is nothing at this address.
trouble-no-method = This address cannot be used in this way.
trouble-moved-on = The table has moved on: somebody was quicker. Nothing of yours was changed; look again and decide.
trouble-too-soon = They have not had their time yet: you can go on without an answer in about { $what } min.
trouble-still-running = The game is still running. Its record would show the hidden cards, so it opens when the game is over.
trouble-old-edition = This table was opened under rules that this version no longer plays. It is kept as it is.
trouble-rests = This table cannot be read by this version. It rests and is kept as it is; whoever hosts it finds the reason in the log.
trouble-unknown-game = This table plays a game that is not installed here ({ $what }). It rests and is kept as it is until the game is back.
trouble-unknown-setting = This table was opened with a setting that this version does not know. It rests and is kept as it is.
trouble-unknown-move = A move was played at this table that this version does not know or does not allow. It rests and is kept as it is.
trouble-unknown-bot = A bot sits at this table that is not installed here ({ $what }). It rests and is kept as it is until the bot is back.
trouble-not-your-seat = This link opens no seat that may do this. Use the link of your own seat.
trouble-not-possible = This is not possible.
trouble-refused = This is not allowed now.
trouble-too-large = This is too large to be a move or a table. Nothing was changed.
trouble-not-json = This is not JSON that can be read: { $what }.
trouble-ours = Something went wrong on our side. Nothing you have played is lost; try again.
trouble-busy = The database is busy or out of reach. Nothing you have played is lost; try again in a moment.
trouble-gathering = The game has not begun: everybody brings a collection, so it waits until all friends have sat down.
trouble-no-profile = This secret opens no collection here. Check that the link is whole, and that it comes from this server.
trouble-too-few = For this start you need a collection of at least { $what } cards. Every finished game adds to it; choose the normal start for now.
trouble-no-advice = At this table no advice is given: whoever opened it wants it so.
