"""Verb and Question: a rule that is answered, as one object; and a step that is a list of them.

A verb is all that the rulebook says about one kind of answer: what it offers, what closes it, which numbers the reason
shows, and what it does. It sees the place of an answer within its family (`at`: for one argument, that argument), never
the number of the action. A question asks its verbs in order, and the same verb may stand in several questions.
"""

from __future__ import annotations

from typing import Final, Generic

from mypy_extensions import mypyc_attr

from farside.core.actions import Action, Family, Seat
from farside.core.steps import NEVER, OPEN, S, Step, flag

HIDDEN: Final = -1  # what a gate says of a verb that is not even shown


@mypyc_attr(allow_interpreted_subclasses=True)
class Verb(Generic[S]):
    """One kind of answer. Holds no state; what it refuses is legal nowhere, for `refusal` and `gate` are the judge."""

    again: bool = False  # the question is asked once more afterwards
    piece: bool = False  # of something put together: taken back by itself while the question is open (FAR-UNDO-4)

    def __init__(self, family: Family) -> None:
        self.again = flag(self, "again", self.again)
        self.piece = flag(self, "piece", self.piece)
        self.family = family
        self.first = family.first
        self.end = family.end
        self.all = list(range(family.size))

    def gate(self, state: S, seat: Seat) -> int:
        """What closes all answers alike: OPEN, a clause, or HIDDEN. Asked once a question, not once an answer."""
        return OPEN

    def offers(self, state: S, seat: Seat) -> list[int]:
        """Every answer worth showing, open or closed. The list may be shared: nobody changes it."""
        return self.all

    def refusal(self, state: S, seat: Seat, at: int) -> int:
        """The judge of one answer behind an open gate: OPEN, or the number of the clause that closes it."""
        return OPEN

    def numbers(self, state: S, seat: Seat, at: int, clause: int) -> tuple[int, ...]:
        """What the reason for a refusal shows; asked for only when somebody wants to know why."""
        return ()

    def take(self, state: S, seat: Seat, at: int) -> None:
        """Carry out an answer; never re-checks."""
        raise AssertionError(f"{type(self).__name__} takes no answer")

    def add_open(self, state: S, seat: Seat, found: list[Action]) -> None:
        """Add what is offered and not refused; the gate is open. A hot verb may override this; the checks guard it."""
        for at in self.offers(state, seat):
            if self.refusal(state, seat, at) == OPEN:
                found.append(self.first + at)

    def open(self, state: S, seat: Seat) -> list[int]:
        """What may be answered now, for hints and views."""
        found: list[Action] = []
        if self.gate(state, seat) == OPEN:
            self.add_open(state, seat, found)
        return [action - self.first for action in found]

    def holds_up(self, state: S, seat: Seat, step: Step[S]) -> bool:
        """Of a standing verb: whether it keeps a step that is `alone` from being answered by itself now."""
        return False

    # -- answers with several arguments ------------------------------------------------------------

    def pair(self, at: int) -> tuple[int, int]:
        """The two arguments of an answer."""
        return at // self.family.wide, at % self.family.wide

    def triple(self, at: int) -> tuple[int, int, int]:
        """The three arguments of an answer."""
        rest, third = at // self.family.deep, at % self.family.deep
        return rest // self.family.wide, rest % self.family.wide, third

    def place(self, a: int, b: int, c: int = 0) -> int:
        """The answer with these arguments: what `pair` and `triple` take apart."""
        return (a * self.family.wide + b) * self.family.deep + c


@mypyc_attr(allow_interpreted_subclasses=True)
class Decline(Verb[S]):
    """To pass, to stay, to skip: always open, told in the log, and nothing else."""

    def __init__(self, family: Family, event: str = "") -> None:
        assert family.size == 1, f"{family.verb}: there is one way to decline"
        super().__init__(family)
        self.event = event

    def add_open(self, state: S, seat: Seat, found: list[Action]) -> None:
        found.append(self.first)

    def take(self, state: S, seat: Seat, at: int) -> None:
        if self.event:
            state.tell(self.event, seat)


@mypyc_attr(allow_interpreted_subclasses=True)
class Question(Step[S]):
    """A step that is answered with one of its verbs, which are offered in this order.

    Every step of a game has a name of its own: a question that is no class of its own is given one.
    """

    def __init__(self, *verbs: Verb[S], name: str = "", alone: bool = False) -> None:
        super().__init__()
        self.name = name or self.name
        self.alone = alone or self.alone
        self.verbs: list[Verb[S]] = list(verbs)
        self._low = min([verb.first for verb in self.verbs])
        high = max([verb.end for verb in self.verbs])
        self._by_action: list[Verb[S] | None] = [None] * (high - self._low)
        for verb in self.verbs:
            self._file(verb)

    def _file(self, verb: Verb[S]) -> None:
        for action in range(verb.first, verb.end):
            assert self._by_action[action - self._low] is None, f"{verb.family.verb}: two verbs of a question"
            self._by_action[action - self._low] = verb

    def verb(self, action: Action) -> Verb[S]:
        """The verb an answer belongs to."""
        found = self._by_action[action - self._low]
        assert found is not None, f"{type(self).__name__} is never answered with action {action}"
        return found

    def is_piece(self, action: Action) -> bool:
        """FAR-UNDO-4  Whether an answer is a piece of what this question puts together."""
        return any(verb.piece and verb.family.has(action) for verb in self.verbs)

    def candidates(self, state: S, seat: Seat) -> list[Action]:
        found: list[Action] = []
        for verb in self.verbs:
            if verb.gate(state, seat) != HIDDEN:
                for at in verb.offers(state, seat):
                    found.append(verb.first + at)
        return found

    def refusal(self, state: S, seat: Seat, action: Action) -> int:
        verb = self.verb(action)
        gate = verb.gate(state, seat)
        return verb.refusal(state, seat, action - verb.first) if gate == OPEN else gate

    def numbers(self, state: S, seat: Seat, action: Action, clause: int) -> tuple[int, ...]:
        verb = self.verb(action)
        return verb.numbers(state, seat, action - verb.first, clause)

    def options(self, state: S, seat: Seat) -> list[Action]:
        found: list[Action] = []
        for verb in self.verbs:
            if verb.gate(state, seat) == OPEN:
                verb.add_open(state, seat, found)
        return found

    def sole(self, state: S, seat: Seat) -> Action:
        """From the last verb to the first, because the way out stands last; the second answer is enough."""
        found: list[Action] = []
        for verb in reversed(self.verbs):
            if verb.gate(state, seat) == OPEN:
                verb.add_open(state, seat, found)
                if len(found) > 1:
                    return NEVER
        return found[0] if found else NEVER

    def take(self, state: S, seat: Seat, action: Action) -> None:
        """A verb that ends the game has the last word, so what is asked again is written down before."""
        verb = self.verb(action)
        if verb.again:
            state.ask_again(seat)
        verb.take(state, seat, action - verb.first)


class Standing(Question[S]):
    """The verbs that may be answered beside any question, which stays as it is. Their families stand in no question.

    Its gate says when such a verb is shown; then it judges all its answers, those that it does not offer as well.
    """

    def has(self, action: Action) -> bool:
        at = action - self._low
        return 0 <= at < len(self._by_action) and self._by_action[at] is not None

    def shows(self, state: S, seat: Seat, action: Action) -> bool:
        return self.verb(action).gate(state, seat) != HIDDEN

    def hold_up(self, state: S, seat: Seat, step: Step[S]) -> bool:
        """Whether a step's only answer is not given by itself, because something may be answered beside it."""
        return any(verb.gate(state, seat) == OPEN and verb.holds_up(state, seat, step) for verb in self.verbs)
