"""How players of Skymines differ: prospectors, scholars and investors."""

from __future__ import annotations

from typing import Final

from farside.bots.tempers import Priced, Temper

TEMPERS: Final[dict[str, Temper]] = {
    "prospector": Priced({"sector": 1.25, "helium": 1.15}),
    "scholar": Priced({"rp": 1.2, "scholar": 1.5}),
    "investor": Priced({"growth": 1.15, "outpost": 1.3}),
}
