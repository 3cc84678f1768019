"""The clauses that can close an option."""

from __future__ import annotations

from typing import Final

from farside.core.state import Clauses

CLAUSES: Final = Clauses()
NOT_HELD: Final = CLAUSES.number("PEB-PLAN-2")
TAKEN: Final = CLAUSES.number("PEB-SETTLE-2")
TOO_DEAR: Final = CLAUSES.number("PEB-SETTLE-3")
UNDER_WATER: Final = CLAUSES.number("PEB-SETTLE-4")
