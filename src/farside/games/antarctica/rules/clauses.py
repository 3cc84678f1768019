"""The clauses that can close an option, and those that end the game."""

from __future__ import annotations

from typing import Final

from farside.core.state import Clauses

CLAUSES: Final = Clauses()
CLOSED_ZONE: Final = CLAUSES.number("ANT-SET-1")
NO_ROOM_TO_PLACE: Final = CLAUSES.number("ANT-SET-12")
MUST_LEAVE: Final = CLAUSES.number("ANT-MOVE-1")
FULL: Final = CLAUSES.number("ANT-MOVE-3")
CARD_LIMIT: Final = CLAUSES.number("ANT-TURN-2")
GIVEN_ALREADY: Final = CLAUSES.number("ANT-TURN-3")
ACTED_ALREADY: Final = CLAUSES.number("ANT-ACT-1")
NO_STRENGTH: Final = CLAUSES.number("ANT-ACT-4")
NO_ACCESS: Final = CLAUSES.number("ANT-BLD-2")
CARD_SPENT: Final = CLAUSES.number("ANT-BLD-4")
FEW_SCIENTISTS: Final = CLAUSES.number("ANT-BLD-5")
KIND_STANDS: Final = CLAUSES.number("ANT-BLD-6")
NO_SHIPYARD: Final = CLAUSES.number("ANT-SHIP-1")
SUN_ZONE_FULL: Final = CLAUSES.number("ANT-SHIP-2")
JUST_BUILT: Final = CLAUSES.number("ANT-SHIP-5")
NO_CAMP: Final = CLAUSES.number("ANT-REC-1")
NO_RESERVE: Final = CLAUSES.number("ANT-REC-2")
NO_CENTRE: Final = CLAUSES.number("ANT-RES-1")
WRONG_CENTRE: Final = CLAUSES.number("ANT-RES-3")
NO_CUBE: Final = CLAUSES.number("ANT-TRK-2")
AT_THE_END: Final = CLAUSES.number("ANT-TRK-4")
NO_STEP: Final = CLAUSES.number("ANT-TRK-5")
NO_ROOM_TO_MOVE: Final = CLAUSES.number("ANT-ICON-3")
TRACK_CHOSEN: Final = CLAUSES.number("ANT-ICON-7")
NO_STAFF: Final = CLAUSES.number("ANT-CARD-3")
NOBODY_TO_RECRUIT: Final = CLAUSES.number("ANT-CARD-4")
NO_TRACK: Final = CLAUSES.number("ANT-CARD-5")
NOT_SECOND: Final = CLAUSES.number("ANT-ICE-1")
NOT_IN_ICEBREAKER_TURN: Final = CLAUSES.number("ANT-ICE-8")
NOT_MOVED_YET: Final = CLAUSES.number("ANT-DISC-4")

ENDINGS: Final = ("", "ANT-END-1", "ANT-END-1", "ANT-END-5", "ANT-END-6")  # by `state.ended`
NO_SCIENTIST: Final = 1
NO_CARD: Final = 2
NO_SHIP: Final = 3
STALEMATE: Final = 4
