"""Bar: the rules of a game with some actions closed to one seat, in the game itself and in every dream of it."""

from __future__ import annotations

from farside.core.actions import Action, Seat
from farside.core.state import NEVER, State, Step


class Barred(Step[State]):
    """A step of the game that offers one seat less. Who would be left without any option has them all."""

    def __init__(self, inner: Step[State], barred: Seat, closed: frozenset[Action]) -> None:
        super().__init__()
        self.inner = inner
        self.number = inner.number
        self.alone = inner.alone
        self.barred = barred
        self.closed = closed

    def candidates(self, state: State, seat: Seat) -> list[Action]:
        found = self.inner.candidates(state, seat)
        if seat != self.barred or self.closed.isdisjoint(found):
            return found
        open_ones = self.options(state, seat)
        return [action for action in found if action not in self.closed or action in open_ones]

    def refusal(self, state: State, seat: Seat, action: Action) -> int:
        return self.inner.refusal(state, seat, action)

    def numbers(self, state: State, seat: Seat, action: Action, clause: int) -> tuple[int, ...]:
        return self.inner.numbers(state, seat, action, clause)

    def options(self, state: State, seat: Seat) -> list[Action]:
        found = self.inner.options(state, seat)
        if seat != self.barred:
            return found
        return [action for action in found if action not in self.closed] or found

    def sole(self, state: State, seat: Seat) -> Action:
        if seat != self.barred:
            return self.inner.sole(state, seat)
        options = self.options(state, seat)
        return options[0] if len(options) == 1 else NEVER

    def take(self, state: State, seat: Seat, action: Action) -> None:
        self.inner.take(state, seat, action)

    def run(self, state: State) -> None:
        self.inner.run(state)


def bar(state: State, seat: Seat, closed: frozenset[Action]) -> None:
    """From here on this seat does without these actions; copies and dreams of the position keep to it."""
    state.steps = [Barred(step, seat, closed) for step in state.steps]
