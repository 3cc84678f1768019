"""State: a position is a stack of pending steps.

The stack is data (three integers a frame), so any position can be copied, saved and searched. What a step asks or lets
happen while it is carried out goes on an agenda; when the step is done the agenda goes on the stack, and what was
written first happens first.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import mypyc_attr

from farside.core import chance
from farside.core.actions import Action, ActionSpace, Seat
from farside.core.fields import Frozen, freezer
from farside.core.steps import (
    IS_OVER,
    NEVER,
    NOT_ASKED,
    NOT_OFFERED,
    OPEN,
    Clauses,
    Event,
    IllegalActionError,
    Refusal,
    S,
    Step,
)
from farside.core.verbs import Standing

__all__ = [
    "FRAME",
    "IS_OVER",
    "NEVER",
    "NOT_ASKED",
    "NOT_OFFERED",
    "OPEN",
    "SEALED",
    "Clauses",
    "Event",
    "Frozen",
    "IllegalActionError",
    "Refusal",
    "State",
    "Step",
]

NO_NUMBER: Final = -(2**31)  # fills the places of `tell` that are not used
FRAME: Final = 3  # integers a frame takes on the stack: step, seats still to answer (bits), about
SEALED: Final = 1 << 30  # among a frame's bits: several seats are asked at once

NOTHING: Final[frozenset[Action]] = frozenset()
NO_ACTIONS: Final = ActionSpace()

# They stand where a copy, the set-up or the title puts a list of its own, and are never written to.
NO_NUMBERS: Final[list[int]] = []
NO_STEPS: Final[list[Step[State]]] = []
NO_CLAUSES: Final[list[str]] = []


@mypyc_attr(allow_interpreted_subclasses=True)
class State:
    """Everything that changes. Games declare ints, lists and tuples in a subclass, with clone, freeze and thaw."""

    def __init__(self) -> None:
        self.seats: int = 0
        self.edition: int = 0  # of the rules it is played by, if not the present ones (0)
        self.ply: int = 0
        self.over: bool = False
        self.barrier: int = 0  # moves before this ply cannot be undone
        self.opened: int = NEVER  # ply at which the question now open to several seats was asked
        self.sealed_answers: list[int] = NO_NUMBERS  # by seat: answers given to it; empty while there is none
        self.stack: list[int] = []
        self.words: list[int] = NO_NUMBERS
        self.log: list[Event] | None = None
        self.steps: list[Step[State]] = NO_STEPS
        self.clauses: list[str] = NO_CLAUSES
        self.actions: ActionSpace = NO_ACTIONS
        self.standing: Standing[State] | None = None  # what may be answered beside any question
        self.barred: Seat = NEVER  # for experiments: a seat that does without the closed actions, in dreams too
        self.closed: frozenset[Action] = NOTHING
        self._agenda: list[int] = []

    # -- what everybody may ask ------------------------------------------------------------------

    def waiting(self) -> tuple[Seat, ...]:
        """Who may answer now: several while answers are sealed, none when over."""
        if self.over:
            return ()
        bits = self.stack[-2]
        return tuple([seat for seat in range(self.seats) if bits >> seat & 1])

    def turn(self) -> Seat:
        """The lowest seat that may answer (NEVER when over): what a loop over single decisions needs."""
        if self.over:
            return NEVER
        bits = self.stack[-2]
        seat = 0
        while not bits >> seat & 1:
            seat += 1
        return seat

    def asked(self, seat: Seat) -> bool:
        return not self.over and seat >= 0 and self.stack[-2] >> seat & 1 == 1

    def ply_for(self, seat: Seat | None) -> int:
        """The ply as a seat (None: a spectator) may know it.

        Of the answers to a question open to several it counts its own, and one for each other seat that is ready.
        """
        if self.opened == NEVER:
            return self.ply
        found = self.opened
        for other in range(self.seats):
            if other == seat:
                found += self.sealed_answers[other]
            elif self.sealed_answers[other] > 0 and not self.asked(other):
                found += 1
        return found

    def question(self) -> Step[State]:
        """The step that waits for an answer."""
        assert not self.over, "nothing is asked once the game is over"
        return self.steps[self.stack[-FRAME]]

    def options(self, seat: Seat) -> list[Action]:
        if not self.asked(seat):
            return []
        found = self.question().options(self, seat)
        if seat == self.barred:
            found = self._allowed(found)
        return found if self.standing is None else self._joined(found, self.standing.options(self, seat), seat)

    def candidates(self, seat: Seat) -> list[Action]:
        if not self.asked(seat):
            return []
        found = self.question().candidates(self, seat)
        if seat == self.barred:
            options = self.options(seat)
            found = [action for action in found if action not in self.closed or action in options]
        return found if self.standing is None else self._joined(found, self.standing.candidates(self, seat), seat)

    def _allowed(self, found: list[Action]) -> list[Action]:
        """What the barred seat may still do; where that is nothing, it may do all."""
        return [action for action in found if action not in self.closed] or found

    def _joined(self, found: list[Action], beside: list[Action], seat: Seat) -> list[Action]:
        """Answers to the question and beside it; of the latter the barred seat does without what is closed to it."""
        if seat == self.barred:
            beside = [action for action in beside if action not in self.closed]
        return found + beside if beside else found

    def refusal(self, seat: Seat, action: Action) -> Refusal | None:
        """Why not? None if the action is open to this seat now."""
        if self.over:
            return Refusal(IS_OVER)
        if not self.asked(seat):
            return Refusal(NOT_ASKED)
        if action not in self.candidates(seat) and not self._stands(seat, action):
            return Refusal(NOT_OFFERED)
        return self.why_not(seat, action)

    def why_not(self, seat: Seat, candidate: Action) -> Refusal | None:
        """Why an answer that is offered to this seat is closed; None if it is open."""
        step = self.standing if self.standing is not None and self.standing.has(candidate) else self.question()
        clause = step.refusal(self, seat, candidate)
        if clause == OPEN:
            return None
        return Refusal(self.clauses[clause], step.numbers(self, seat, candidate, clause))

    def _stands(self, seat: Seat, action: Action) -> bool:
        """Whether an action is for a standing verb that is shown: it is judged there, also where it is not offered."""
        return self.standing is not None and self.standing.has(action) and self.standing.shows(self, seat, action)

    # -- moving on -------------------------------------------------------------------------------

    def act(self, seat: Seat, action: Action) -> None:
        """Check, then push. Raises IllegalActionError and changes nothing if the action is closed."""
        refusal = self.refusal(seat, action)
        if refusal is not None:
            raise IllegalActionError(seat, action, refusal)
        self.push(seat, action)

    def play(self, name: str) -> None:
        """Act by name (`settle:ford`) for the seat whose turn it is. ValueError says what names there are."""
        self.act(self.turn(), self.actions.parse(name))

    def push(self, seat: Seat, action: Action) -> None:
        """Take an action known to be open (searches, replays of checked moves)."""
        self.ply += 1
        if self.opened != NEVER:
            self.sealed_answers[seat] += 1
        self._answer(seat, action)
        self.settle()

    def settle(self) -> None:
        """Let happen what happens by itself, until somebody must decide or the game is over."""
        while not self.over:
            assert self.stack, f"nothing is left to happen at ply {self.ply}, yet the game is not over"
            bits = self.stack[-2] & ~SEALED
            step = self.steps[self.stack[-FRAME]]
            if bits == 0:
                step.run(self)
                self._close()
            elif step.alone and bits & (bits - 1) == 0:
                seat = self.turn()
                only = self.sole(step, seat)
                if only == NEVER:
                    return
                self._answer(seat, only)
            else:
                if self.opened == NEVER and self.stack[-2] & SEALED:
                    self.opened = self.ply
                    self.sealed_answers = [0] * self.seats
                return

    def sole(self, step: Step[State], seat: Seat) -> Action:
        """What a step that is `alone` takes by itself (NEVER: ask); a standing verb may hold it up."""
        only = step.sole(self, seat)
        if only == NEVER or self.standing is None:
            return only
        return NEVER if self.standing.hold_up(self, seat, step) else only

    def _answer(self, seat: Seat, action: Action) -> None:
        if self.standing is not None and self.standing.has(action):
            self.standing.take(self, seat, action)
            self._open()
            return
        self.stack[-2] &= ~(1 << seat)
        step = self.steps[self.stack[-FRAME]]
        step.take(self, seat, action)
        if self.over:
            return
        if self.stack[-2] & ~SEALED == 0:
            step.run(self)
            self._close()
        elif self._agenda:
            self._open()

    def _close(self) -> None:
        """The top frame is done: take it off, and put on what it asked for."""
        if self.over:
            return
        if self.stack[-2] & SEALED:
            self.unseal()
        del self.stack[-FRAME:]
        self._open()

    def unseal(self) -> None:
        """All have answered: every ply counts again."""
        self.opened = NEVER
        self.sealed_answers = []

    def forget_answers(self, seat: Seat | None) -> None:
        """In a dream of this seat, the others have sealed no more answers than it takes to be ready, or none."""
        if self.opened == NEVER:
            return
        for other in range(self.seats):
            if other != seat and self.sealed_answers[other] > 0:
                self.sealed_answers[other] = 0 if self.asked(other) else 1
        self.ply = self.opened + sum(self.sealed_answers)
        self.barrier = min(self.barrier, self.ply)

    def _open(self) -> None:
        at = len(self._agenda)
        while at > 0:
            at -= FRAME
            self.stack.append(self._agenda[at])
            self.stack.append(self._agenda[at + 1])
            self.stack.append(self._agenda[at + 2])
        if self._agenda:
            self._agenda.clear()

    # -- what a step may say while it is carried out ----------------------------------------------

    def ask(self, step: Step[S], seat: Seat, about: int = 0) -> None:
        """Ask one seat; what is written first happens first."""
        self._agenda.append(step.number)
        self._agenda.append(1 << seat)
        self._agenda.append(about)

    def ask_all(self, step: Step[S], seats: list[Seat], about: int = 0) -> None:
        """Ask several seats at once, answered in any order and sealed until `run`; with none, `run` follows at once."""
        bits = SEALED if len(seats) > 1 else 0
        for seat in seats:
            bits |= 1 << seat
        self._agenda.append(step.number)
        self._agenda.append(bits)
        self._agenda.append(about)

    def then(self, step: Step[S], about: int = 0) -> None:
        """Let a step happen."""
        self._agenda.append(step.number)
        self._agenda.append(0)
        self._agenda.append(about)

    def ask_again(self, seat: Seat) -> None:
        """The same question once more, after whatever else this answer asks."""
        self.stack[-2] |= 1 << seat

    def about(self) -> int:
        """What the step now asked or carried out is about."""
        return self.stack[-1]

    def finish(self) -> None:
        """The game is over; nothing is pending any more."""
        self.over = True
        self.unseal()
        self.stack.clear()
        self._agenda.clear()

    def tell(
        self,
        kind: str,
        seat: Seat,
        a: int = NO_NUMBER,
        b: int = NO_NUMBER,
        c: int = NO_NUMBER,
        d: int = NO_NUMBER,
        e: int = NO_NUMBER,
        eyes: tuple[Seat, ...] | None = None,
    ) -> None:
        """Log; costs next to nothing when nobody listens."""
        if self.log is not None:
            args = tuple([number for number in (a, b, c, d, e) if number != NO_NUMBER])
            self.log.append(Event(kind, seat, args, eyes, self.ply))

    def reveal(self) -> None:
        """Somebody has just learnt something: no undo beyond this ply. Every draw calls it."""
        self.barrier = self.ply

    # -- chance ----------------------------------------------------------------------------------

    def sow(self, seed: int, streams: int) -> None:
        self.words = [word for stream in range(streams) for word in chance.sow(seed, stream)]

    def below(self, limit: int, stream: int = 0) -> int:
        return chance.below(self.words, stream * chance.WORDS, limit)

    def shuffle(self, cards: list[int], stream: int = 0) -> None:
        for last in range(len(cards) - 1, 0, -1):
            other = chance.below(self.words, stream * chance.WORDS, last + 1)
            cards[last], cards[other] = cards[other], cards[last]

    # -- copies ----------------------------------------------------------------------------------

    def clone(self: S) -> S:
        """A position that leads its own life and tells nobody. Most use what the copyist writes."""
        raise AssertionError(f"{type(self).__name__} has no clone()")

    def is_of(self, edition: int) -> bool:
        """Whether the rules of this edition, or of a later one, are played."""
        return self.edition == 0 or self.edition >= edition

    def copy_kernel(self, twin: State) -> None:
        """The kernel's part of a clone."""
        twin.seats = self.seats
        twin.edition = self.edition
        twin.ply = self.ply
        twin.over = self.over
        twin.barrier = self.barrier
        twin.opened = self.opened
        twin.sealed_answers = self.sealed_answers.copy()
        twin.stack = self.stack.copy()
        twin.words = self.words.copy()
        twin.steps = self.steps
        twin.clauses = self.clauses
        twin.actions = self.actions
        twin.standing = self.standing
        twin.barred = self.barred
        twin.closed = self.closed

    def freeze(self) -> Frozen:
        """The game's own part of the position as tuples of integers: compared, pickled, hashed."""
        return freezer(type(self))[0](self)

    def thaw(self, frozen: Frozen) -> None:
        """Take over what `freeze` wrote."""
        freezer(type(self))[1](self, frozen)

    def freeze_all(self) -> Frozen:
        kernel = (
            self.seats,
            self.ply,
            int(self.over) + 2 * self.edition,
            self.barrier,
            self.opened,
            *self.sealed_answers,
        )
        return (kernel, tuple(self.stack), tuple(self.words), *self.freeze())

    def thaw_all(self, frozen: Frozen) -> None:
        self.seats, self.ply, over, self.barrier, self.opened = frozen[0][:5]
        self.sealed_answers = list(frozen[0][5:])
        self.over = over % 2 == 1
        self.edition = over // 2
        self.stack = list(frozen[1])
        self.words = list(frozen[2])
        self.thaw(frozen[3:])
