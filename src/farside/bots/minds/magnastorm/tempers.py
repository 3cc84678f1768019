"""How players of Magnastorm differ: settlers, scholars and diplomats."""

from __future__ import annotations

from typing import Final

from farside.bots.tempers import Priced, Temper

TEMPERS: Final[dict[str, Temper]] = {
    "settler": Priced({"majority": 1.3, "majority_to_come": 1.3}),
    "scholar": Priced({"level": 1.3, "leads_track": 1.2}),
    "diplomat": Priced({"chief": 1.4, "goal": 1.25}),
}
