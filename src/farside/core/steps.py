"""Step: one paragraph of the rulebook, a small object without state; and what it says: refusals, events, clauses."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, Generic, NamedTuple, TypeVar

from mypy_extensions import mypyc_attr

from farside.core.actions import Action, Seat

if TYPE_CHECKING:  # a position holds steps, and a step is told of a position: only the types go both ways
    from farside.core.state import State

OPEN: Final = 0  # what `Step.refusal` returns for an action no clause closes
NEVER: Final = -1

NOT_ASKED: Final = "FAR-ASK-1"
NOT_OFFERED: Final = "FAR-ASK-2"
IS_OVER: Final = "FAR-ASK-3"


class Refusal(NamedTuple):
    """Why an option is closed: the clause that closes it, and the numbers to show."""

    clause: str
    args: tuple[int, ...] = ()


class Event(NamedTuple):
    """A line of the log and of the animation. `eyes`: the seats that may read its numbers (None: all)."""

    kind: str
    seat: Seat
    args: tuple[int, ...] = ()
    eyes: tuple[Seat, ...] | None = None
    ply: int = 0


class IllegalActionError(ValueError):
    """The player's mistake: says who, what, and which clause closes it. Nothing has changed."""

    def __init__(self, seat: Seat, action: Action, refusal: Refusal) -> None:
        super().__init__(f"seat {seat} may not take action {action}: {refusal.clause} {refusal.args or ''}".rstrip())
        self.seat = seat
        self.action = action
        self.refusal = refusal


S = TypeVar("S", bound="State")


def flag(rule: object, name: str, native: bool) -> bool:
    """A flag of a rule's class. Where a class is compiled there is a descriptor instead, and the native value holds.

    A plain Python subclass of a compiled class has the flag in its class only, where compiled code would not see it.
    """
    for kind in type(rule).__mro__:
        found = kind.__dict__.get(name)
        if isinstance(found, bool):
            return found
    return native


@mypyc_attr(allow_interpreted_subclasses=True)
class Step(Generic[S]):
    """One paragraph of the rulebook. Holds no state; learners know it by its name."""

    number: int = NEVER  # its place in the game's list of steps
    name: str = ""
    alone: bool = False  # a single open option is taken without asking (never where that would betray a hand)
    steady: bool = False  # refused answers are counted too, so that a number means the same after every press

    def __init__(self) -> None:
        self.alone = flag(self, "alone", self.alone)
        self.steady = flag(self, "steady", self.steady)
        self.name = type(self).__name__.lower()

    def candidates(self, state: S, seat: Seat) -> list[Action]:
        """Every answer worth showing, open or closed."""
        raise AssertionError(f"{type(self).__name__} is asked but offers nothing")

    def refusal(self, state: S, seat: Seat, action: Action) -> int:
        """The only judge of legality: OPEN, or the number of the clause that closes this candidate."""
        return OPEN

    def numbers(self, state: S, seat: Seat, action: Action, clause: int) -> tuple[int, ...]:
        """What the reason for a refusal shows; asked for only when somebody wants to know why."""
        return ()

    def options(self, state: S, seat: Seat) -> list[Action]:
        """The candidates no clause refuses. A hot step may override this; the checks guard the agreement."""
        result: list[Action] = []
        for action in self.candidates(state, seat):
            if self.refusal(state, seat, action) == OPEN:
                result.append(action)
        return result

    def sole(self, state: S, seat: Seat) -> Action:
        """The only open option, NEVER if there are several. A hot step that is `alone` may say so sooner."""
        options = self.options(state, seat)
        return options[0] if len(options) == 1 else NEVER

    def take(self, state: S, seat: Seat, action: Action) -> None:
        """Carry out an answer; never re-checks."""
        raise AssertionError(f"{type(self).__name__} takes no answer")

    def run(self, state: S) -> None:
        """What happens by itself, or once all have answered."""


class Clauses:
    """The clauses of a game that can close an option, numbered from 1 in the order they are named."""

    def __init__(self) -> None:
        self.ids: list[str] = [""]

    def number(self, clause: str) -> int:
        assert clause not in self.ids, f"the clause {clause} is named twice"
        self.ids.append(clause)
        return len(self.ids) - 1
