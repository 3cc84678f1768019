"""The clauses that can close an option."""

from __future__ import annotations

from typing import Final

from farside.core.state import Clauses

CLAUSES: Final = Clauses()
NO_MINE_LEFT: Final = CLAUSES.number("MARS-SETUP-3")
NOT_IN_PILE: Final = CLAUSES.number("MARS-VAR-1")
TOO_FEW_FOR_EARTH: Final = CLAUSES.number("MARS-EARTH-1")
NOTHING_TO_TAKE: Final = CLAUSES.number("MARS-EARTH-3")
CONTRACT_NEEDS: Final = CLAUSES.number("MARS-CONTR-1")
RESERVE_LACKS: Final = CLAUSES.number("MARS-CONTR-2")
ENOUGH_SWAPS: Final = CLAUSES.number("MARS-CONTR-7")
EXCHANGE_DONE: Final = CLAUSES.number("MARS-SUP-11")
NOBODY_TO_SPY: Final = CLAUSES.number("MARS-RND-18")
NO_RIGHT: Final = CLAUSES.number("MARS-NEG-3")
NO_CARDS: Final = CLAUSES.number("MARS-NEG-23")
ENOUGH_PROPOSALS: Final = CLAUSES.number("MARS-NEG-12")
TOO_FEW_PARTNERS: Final = CLAUSES.number("MARS-NEG-16")
BUNDLE_SIZE: Final = CLAUSES.number("MARS-NEG-10")
NOT_HELD: Final = CLAUSES.number("MARS-NEG-11")
NO_GIFTS: Final = CLAUSES.number("MARS-NEG-4")
SAME_AGAIN: Final = CLAUSES.number("MARS-NEG-18")
WANTED_NOT_HELD: Final = CLAUSES.number("MARS-NEG-14")
PRICE_NOT_HELD: Final = CLAUSES.number("MARS-NEG-15")
SIMPLE_ONLY: Final = CLAUSES.number("MARS-NEG-22")
TOO_DEAR: Final = CLAUSES.number("MARS-BUILD-1")
OUT_OF_STOCK: Final = CLAUSES.number("MARS-BUILD-10")
NO_USE: Final = CLAUSES.number("MARS-BUILD-8")
CANNOT_SPARE: Final = CLAUSES.number("MARS-BUILD-9")
FOUR_MINES: Final = CLAUSES.number("MARS-MINE-1")
ONE_SPACEPORT: Final = CLAUSES.number("MARS-SPACE-3")
CHAIN_FULL: Final = CLAUSES.number("MARS-COMP-7")
NO_COLONIST: Final = CLAUSES.number("MARS-ACT-1")
NO_ENERGY: Final = CLAUSES.number("MARS-END-9")
PLANT_NEEDED: Final = CLAUSES.number("MARS-END-8")
HOUSING_NEEDS_FREE: Final = CLAUSES.number("MARS-HOUS-7")
ENOUGH_SWITCHES: Final = CLAUSES.number("MARS-END-11")
REPAIR_FIRST: Final = CLAUSES.number("MARS-END-10")
NOTHING_UNUSED: Final = CLAUSES.number("MARS-SUP-10")
