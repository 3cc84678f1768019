"""The word that ends a phase."""

from __future__ import annotations

from farside.core.actions import Seat
from farside.core.verbs import Verb
from farside.games.mars.actions import CLOSE
from farside.games.mars.state import MarsState


class Close(Verb[MarsState]):
    """MARS-TURN-3, MARS-TURN-4  The active player ends a phase, and there is no way back to it."""

    def __init__(self, phase: int) -> None:
        super().__init__(CLOSE)
        self.phase = [phase]

    def offers(self, state: MarsState, seat: Seat) -> list[int]:
        return self.phase

    def take(self, state: MarsState, seat: Seat, _phase: int) -> None:
        """Nothing else happens: what comes next is written down already."""
