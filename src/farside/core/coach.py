"""The coach: follows a guided game answer by answer and knows which idea's moment has come.

All it knows follows from the moves, so that a lesson goes on after a restart, on another device and after an undo.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, Final

from farside.core.actions import Seat
from farside.core.lessons import DECIDE, END, TELL, WAIT, Facts, Idea, Lesson, has_come, holds, matches
from farside.core.record import Move
from farside.core.shelf import AnyGame
from farside.core.state import State

LEARNER: Final[Seat] = 0
PENDING, TOLD, MET, OTHER, SKIPPED = "pending", "told", "met", "other", "skipped"
STRAYS: Final = 3  # after so many suggestions in a row that were not followed the coach only explains
PATIENCE: Final = 3  # an idea that waits is given up after so many moments in which something else was done
REACH: Final = 5  # an idea is given up when so many later ones are over


@dataclass(frozen=True, slots=True)
class Card:
    """What the coach shows: an idea, and how it is shown."""

    idea: Idea
    number: int  # its place in the lesson, from 1
    suggestion: str = ""  # the notation of what to try; "" if there is nothing to suggest
    passed: str = ""  # the idea before, whose suggestion was not followed
    instead: str = ""  # what was done instead
    played: int = 0  # how many of its suggestions were followed so far

    @property
    def lit(self) -> tuple[str, ...]:
        """What is lit on the picture."""
        then = self.idea.lit_then[: self.played]
        if then and self.suggestion:
            return tuple(then[-1].split())
        return self.idea.lit + (self.idea.lit_try if self.suggestion else ())


class Coach:
    """One lesson under way."""

    def __init__(self, lesson: Lesson, game: AnyGame) -> None:
        self.lesson = lesson
        self.game = game
        self.voice = game.voice("en", (), LEARNER)  # facts are asked for in some language; only numbers decide
        self.status = [PENDING] * len(lesson.ideas)
        self.cards: tuple[Card, ...] = ()  # what is on the table now: what is told first, then what is to be decided
        self.over = False
        self._played: dict[int, int] = {}  # how many of an idea's suggestions were followed
        self._waited: dict[int, int] = {}
        self._strays = 0
        self._instead = ("", "")  # the idea that was passed by, and what was done instead
        self._answers = 0

    @property
    def done(self) -> int:
        """How many ideas are over, told or skipped: it never goes back."""
        return sum(status != PENDING for status in self.status)

    @property
    def learned(self) -> bool:
        """Whether all has been told, or is about to be: the last word is on the table."""
        return self.over or any(card.idea.kind == END for card in self.cards)

    # -- following -----------------------------------------------------------------------------------

    def follow(self, state: State, moves: Sequence[Move]) -> State:
        """Go through moves from this position on; the position after them."""
        for move in moves:
            if move.seat == LEARNER:
                self.look(state)
                self.answered(move.name)
            state.act(move.seat, self.game.actions.parse(move.name))
        self.look(state)
        return state

    def look(self, state: State) -> None:
        """What to show in this position."""
        if self.over:
            self.cards = ()
        elif state.over:
            self._finish()
        elif state.asked(LEARNER):
            self._asked(self.game.view(state, LEARNER))
        else:
            self.cards = self._waiting()

    def _asked(self, view: Any) -> None:
        facts = self.game.facts(view, self.voice)
        options = [self.game.actions.name(action) for action in view.options]
        self._watched()
        self._give_up(facts)
        self._come_again(view.asks, options, facts)
        self.cards = tuple(self._ready(view.asks, options, facts))

    def _ready(self, asks: str, options: list[str], facts: Facts) -> list[Card]:
        """What is told at this moment, and the first idea to decide upon."""
        found: list[Card] = []
        for at, idea in enumerate(self.lesson.ideas):
            now = self._ends(len(found)) if idea.kind == END else True
            if self.status[at] != PENDING or not now or not self._is_now(at, asks, options, facts):
                continue
            found.append(self._card(at, options))
            if idea.kind != TELL:
                break
        return found

    def _is_now(self, at: int, asks: str, options: list[str], facts: Facts) -> bool:
        idea = self.lesson.ideas[at]
        if idea.kind == WAIT or not self._may_come(at):
            return False
        late = idea.kind == END and self._answers >= self.lesson.longest
        return late or has_come(idea, asks, options, facts) or (at in self._played and self._next(at) in options)

    def _ends(self, told: int) -> bool:
        """Whether nothing else is left to tell, with what is told at this very moment; or it has taken long enough."""
        return self.done + told == len(self.lesson.ideas) - 1 or self._answers >= self.lesson.longest

    def _status(self, key: str) -> str:
        """How it stands with an idea. What is told at this very moment is told before what comes after it."""
        at = [idea.key for idea in self.lesson.ideas].index(key)
        return TOLD if self.lesson.ideas[at].kind == TELL else self.status[at]

    def _card(self, at: int, options: list[str]) -> Card:
        idea, wanted = self.lesson.ideas[at], self._next(at)
        suggestion = wanted if wanted in options and self._strays < STRAYS else ""
        return Card(idea, at + 1, suggestion, *self._instead, self._played.get(at, 0))

    def _next(self, at: int) -> str:
        """The suggestion that comes next in an idea."""
        suggest, played = self.lesson.ideas[at].suggest, self._played.get(at, 0)
        return suggest[played] if played < len(suggest) else ""

    # -- while others move ---------------------------------------------------------------------------

    def _waiting(self) -> tuple[Card, ...]:
        """What to watch while others move: the first such idea whose time has come."""
        for at, idea in enumerate(self.lesson.ideas):
            if idea.kind == WAIT and self.status[at] == PENDING and self._follows(at):
                return (Card(idea, at + 1),)
        return ()

    def _follows(self, at: int) -> bool:
        """Whether all that comes before it is over."""
        return all(status != PENDING for status in self.status[:at])

    def _watched(self) -> None:
        """Others have moved: what was to be watched has been told."""
        for card in self.cards:
            if card.idea.kind == WAIT:
                self.status[card.number - 1] = TOLD

    # -- after an answer -----------------------------------------------------------------------------

    def answered(self, name: str) -> None:
        """The learner has answered: what was told is told, what was suggested is met, or something else was done."""
        self._answers += 1
        self._instead = ("", "")
        alone = [at for at, idea in enumerate(self.lesson.ideas) if self._may_come(at) and matches(name, idea.met)]
        for card in self.cards:
            if card.idea.kind == DECIDE:
                self._decided(card, name)
            elif card.idea.kind == TELL or self.cards == (card,):  # the end is told by itself
                self.status[card.number - 1] = TOLD
        for at in alone:  # met by what was done, on the card or not
            self.status[at] = MET
        if self.status[-1] != PENDING:
            self._finish()

    def _decided(self, card: Card, name: str) -> None:
        at, idea = card.number - 1, card.idea
        if name == self._next(at):
            self._strays = 0
            self._played[at] = self._played.get(at, 0) + 1
            if self._played[at] == len(idea.suggest):
                self.status[at] = MET
        elif matches(name, idea.met):
            self._instead = (idea.key, name) if card.suggestion and at not in self._played else ("", "")
        else:
            self._strayed(at, card, name)

    def _strayed(self, at: int, card: Card, name: str) -> None:
        """Something else was done: the coach comes along."""
        self._strays += bool(card.suggestion)
        self._waited[at] = self._waited.get(at, 0) + 1
        if at in self._played:
            self.status[at] = MET
        elif not card.idea.waits or self._waited[at] >= PATIENCE:
            self.status[at] = OTHER if card.suggestion or not card.idea.suggest else SKIPPED
        self._instead = (card.idea.key, name) if card.suggestion else ("", "")

    def _may_come(self, at: int) -> bool:
        """Whether an idea is still to come, and all that must be told before it is."""
        return self.status[at] == PENDING and all(self._status(key) != PENDING for key in self.lesson.ideas[at].after)

    def _give_up(self, facts: Facts) -> None:
        """Skip what can no longer come."""
        for at, idea in enumerate(self.lesson.ideas[:-1]):
            later = sum(status != PENDING for status in self.status[at + 1 :])
            if self.status[at] == PENDING and (later >= REACH or any(holds(fact, facts) for fact in idea.gone)):
                self.status[at] = SKIPPED

    def _come_again(self, asks: str, options: list[str], facts: Facts) -> None:
        """What was begun is met when its moment comes again and it cannot go on as suggested."""
        for at in self._played:
            again = has_come(self.lesson.ideas[at], asks, options, facts) and self._next(at) not in options
            if self.status[at] == PENDING and again:
                self.status[at] = MET

    def _finish(self) -> None:
        self.cards = ()
        self.status = [SKIPPED if status == PENDING else status for status in self.status]
        self.over = True
