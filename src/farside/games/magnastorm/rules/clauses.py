"""The clauses that can close an option."""

from __future__ import annotations

from typing import Final

from farside.core.state import Clauses

CLAUSES: Final = Clauses()
COLUMN_TAKEN: Final = CLAUSES.number("MAG-OPEN-2")
TRACK_TAKEN: Final = CLAUSES.number("MAG-OPEN-3")
NO_CREW: Final = CLAUSES.number("MAG-CMD-7")
ALREADY_YOURS: Final = CLAUSES.number("MAG-CMD-8")
COLUMN_DEAR: Final = CLAUSES.number("MAG-CMD-12")
OCCUPIED: Final = CLAUSES.number("MAG-ACT-1")
NOT_YOUR_CREW: Final = CLAUSES.number("MAG-ACT-2")
COLUMN_FULL: Final = CLAUSES.number("MAG-ACT-4")
BOTTOM_ROW_ONLY: Final = CLAUSES.number("MAG-ACT-5")
ROW_DEAR: Final = CLAUSES.number("MAG-ACT-8")
LEAVE_THE_STORM: Final = CLAUSES.number("MAG-MOVE-3")
INTO_THE_STORM: Final = CLAUSES.number("MAG-MOVE-5")
NO_CALM_END: Final = CLAUSES.number("MAG-MOVE-12")
NO_CUBE: Final = CLAUSES.number("MAG-MOVE-13")
STEP_DEAR: Final = CLAUSES.number("MAG-CARD-02")
STATION_DEAR: Final = CLAUSES.number("MAG-TELE-1")
LAB_DEAR: Final = CLAUSES.number("MAG-LAB-2")
AT_THE_TOP: Final = CLAUSES.number("MAG-RES-4")
ALL_AT_THE_TOP: Final = CLAUSES.number("MAG-RES-6")
NOT_THE_LOWEST: Final = CLAUSES.number("MAG-CARD-12")
NONE_IN_SUPPLY: Final = CLAUSES.number("MAG-SUP-3")
COLUMN_EMPTY: Final = CLAUSES.number("MAG-BON-3")
FAME_DEAR: Final = CLAUSES.number("MAG-CARD-01")
LEVEL_DEAR: Final = CLAUSES.number("MAG-CARD-04")
EXTRA_LAB_DEAR: Final = CLAUSES.number("MAG-CARD-07")
CLAIMED: Final = CLAUSES.number("MAG-OBJ-3")
LABS_MISSING: Final = CLAUSES.number("MAG-OBJ-4")
MAJORITY_MISSING: Final = CLAUSES.number("MAG-OBJ-5")
LEVELS_MISSING: Final = CLAUSES.number("MAG-OBJ-6")
KNOWLEDGE_MISSING: Final = CLAUSES.number("MAG-OBJ-7")
COMMANDERS_MISSING: Final = CLAUSES.number("MAG-OBJ-11")
GIVEN_OUT: Final = CLAUSES.number("MAG-XCH-4")
