"""The clauses that can close an option."""

from __future__ import annotations

from typing import Final

from farside.core.state import Clauses

CLAUSES: Final = Clauses()
SHARE_CARD: Final = CLAUSES.number("SKY-PLAN-4")
NOTHING_UP: Final = CLAUSES.number("SKY-TURN-3")
TURNED: Final = CLAUSES.number("SKY-TURN-4")
TOO_DEAR: Final = CLAUSES.number("SKY-RES-4")
ONE_TYPE: Final = CLAUSES.number("SKY-RES-11")
FREE_STEP: Final = CLAUSES.number("SKY-R-03")
NOT_PAYABLE: Final = CLAUSES.number("SKY-TRK-2")
AT_THE_END: Final = CLAUSES.number("SKY-TRK-3")
NOT_YET: Final = CLAUSES.number("SKY-TRK-5")
OTHER_SPACE: Final = CLAUSES.number("SKY-TRK-7")
TOO_FAR: Final = CLAUSES.number("SKY-EXP-5")
NO_OUTPOST: Final = CLAUSES.number("SKY-EXP-9")
FEW_RP: Final = CLAUSES.number("SKY-RP-2")
NO_A_HERE: Final = CLAUSES.number("SKY-RP-6")
NO_FLIP: Final = CLAUSES.number("SKY-UPL-2")
UNMET: Final = CLAUSES.number("SKY-UPL-4")
ENTRY_PRICE: Final = CLAUSES.number("SKY-UPL-6")
NO_PLAN: Final = CLAUSES.number("SKY-UPL-8")
NO_MARKER: Final = CLAUSES.number("SKY-BON-1")
OCCUPIED: Final = CLAUSES.number("SKY-BON-2")
SPACE_PRICE: Final = CLAUSES.number("SKY-BON-3")
NOT_MOST: Final = CLAUSES.number("SKY-MAJ-1")
NO_TIER: Final = CLAUSES.number("SKY-R-11")
FIRST_TURN: Final = CLAUSES.number("SKY-STD-2")
SHOP_PRICE: Final = CLAUSES.number("SKY-STD-5")
NO_GAIN: Final = CLAUSES.number("SKY-R-39")
NOT_CARBON: Final = CLAUSES.number("SKY-TB-D1")
SAME_TRACK: Final = CLAUSES.number("SKY-R-32")
NO_ACTION: Final = CLAUSES.number("SKY-R-31")
ONE_PART: Final = CLAUSES.number("SKY-TB-E2b")
SLOT_FILLED: Final = CLAUSES.number("SKY-PASS-3")
LUNA_HAS_MORE: Final = CLAUSES.number("SKY-LUNA-16")
