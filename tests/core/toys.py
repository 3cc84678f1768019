"""A game for tests of the kernel: what was said is written down in order."""

from __future__ import annotations

from typing import Self

from farside.core.state import Frozen, State


class Toy(State):
    """What was said, and the highest that may be said."""

    def __init__(self) -> None:
        super().__init__()
        self.said: list[int] = []
        self.most = 3

    def clone(self) -> Self:
        twin = type(self)()
        self.copy_kernel(twin)
        twin.said, twin.most = self.said.copy(), self.most
        return twin

    def freeze(self) -> Frozen:
        return ((self.most,), tuple(self.said))

    def thaw(self, frozen: Frozen) -> None:
        (self.most,) = frozen[0]
        self.said = list(frozen[1])
