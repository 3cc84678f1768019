"""What is in the box, as typed tuples: `PRICE[FORD]` is what the ford costs."""

from __future__ import annotations

from typing import Final

from farside.core.box import Box, needed

BOX: Final = Box.of("farside.games.pebble")

SITES: Final = tuple([site.text("key") for site in BOX.tables("site")])
PRICE: Final = tuple([site.number("price") for site in BOX.tables("site")])
POINTS: Final = tuple([site.number("points") for site in BOX.tables("site")])
BANK: Final = needed("site", "bank", SITES)

BIRDS: Final = tuple([bird.text("key") for bird in BOX.tables("bird")])
COPIES: Final = tuple([bird.number("copies") for bird in BOX.tables("bird")])
RANK: Final = tuple([bird.number("rank") for bird in BOX.tables("bird")])
CATCH: Final = tuple([bird.number("pebbles") for bird in BOX.tables("bird")])
DISCOUNT: Final = tuple([bird.number("discount") for bird in BOX.tables("bird")])

PLAYERS: Final = ("orange", "sky", "green", "rose")
ROUNDS: Final = (0, 0, *[BOX.table("rounds").number(str(seats)) for seats in (2, 3, 4)])
PEBBLES: Final = BOX.table("count").number("pebbles")
START: Final = BOX.table("start").number("pebbles")
HAND: Final = BOX.table("start").within("hand", 1, sum(COPIES) // len(PLAYERS))
PASS_WORTH: Final = BOX.table("worth").number("pass")
NEIGHBOURS_WORTH: Final = BOX.table("worth").number("neighbours")

BOX.table("count").counted("sites", "sites", len(SITES))
BOX.table("count").counted("birds", "birds", sum(COPIES))
BOX.done()
