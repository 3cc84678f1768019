"""The same promise, kept in play: change a value of a component file, and some game shows it, in what may be answered,
scored, seen, drawn or told. And a box that is accepted can be played, whatever it says.

Games by lot meet few things. So courses are kept of games played by somebody curious, who seldom answers what has been
answered often in all of them: within a few games nearly every card, tile and space is met. What only those meet who
play to win (the last level of a building, the end of a track) is met by somebody who does, where whoever asks brings
one along. All are played once, with our box; the title made from another one is led along them, step by step.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator
from contextlib import suppress
from dataclasses import dataclass, field
from hashlib import sha256
from itertools import islice
from random import Random
from typing import Final

from farside.core import beside, shelf
from farside.core.box import Parts
from farside.core.boxes import GameBox
from farside.core.game import Value
from farside.core.markup import pieces
from farside.core.numbers import DIFFERS, REFUSED, SAME, Path, Promise, changed
from farside.core.state import Event, State

BREAKS: Final = "breaks"  # accepted, and then no game can be played with it
Winner = Callable[[shelf.AnyGame, State, int, Random], int]  # who plays to win: the action of a seat
Scenario = tuple[int, dict[str, Value]]  # how many play, and how
LOOKED: Final = 20  # answers from one look to the next
ANSWERS: Final = 6_000  # of all courses of a title
LONGEST: Final = 900  # answers of one course: nearly all games end within


@dataclass
class Course:
    """A game as it went with our box: what was answered, and a print of all that was shown before each answer."""

    seats: int
    variants: dict[str, Value]
    seed: int
    answers: list[tuple[int, str]] = field(default_factory=list)  # who answered, and in notation
    prints: list[str] = field(default_factory=list)


class Walker:
    """Leads one title along a course."""

    def __init__(self, game: shelf.AnyGame, course: Course) -> None:
        self.game = game
        self.told: list[Event] = []
        self.state = game.begin(course.seats, course.seed, dict(course.variants), self.told)

    def options(self, seat: int) -> list[str]:
        return [self.game.actions.name(action) for action in self.state.options(seat)]

    def print(self, at: int) -> str:
        """Of what everybody is asked, at times of what they see as well, and of the end."""
        state, told = self.state, repr(self.told)
        self.told.clear()
        shown: list[object] = [told, [(seat, self.options(seat)) for seat in state.waiting()]]
        if at % LOOKED == 0 or state.over:
            shown += [self.game.scores(state), self.seen((state.waiting() or [0])[0], at == 0 or state.over)]
        return sha256(repr(shown).encode()).hexdigest()

    def seen(self, seat: int, whole: bool) -> list[object]:
        """What a seat sees, is drawn and told; whole, with a note for every piece."""
        view, voice = self.game.view(self.state, seat), self.game.voice("en", (), seat)
        parts = self.game.paint(view, voice)
        found: list[object] = [view, [part.markup for part in parts], self.game.describe(view, voice)]
        words = self.game.glossary
        if whole and words is not None:
            scene = self.game.scene(view, voice)
            found += [words.note(scene, piece) for piece in pieces(parts)]
        return found

    def answer(self, seat: int, notation: str) -> None:
        self.state.act(seat, self.game.actions.parse(notation))


class Courses:
    """Games of a title, kept answer by answer; each one looks for what those before it have not met.

    They are played when they are needed, because most changes show at once.
    """

    def __init__(self, key: str, answers: int, longest: int, winner: Winner | None = None) -> None:
        self.game = shelf.game(key)
        self.winner = winner
        self.answers = answers
        self.longest = longest
        self.met: Counter[str] = Counter()  # answers, and their verbs
        self.kept: list[Course] = []
        self.scenarios = list(scenarios(self.game))

    def all(self) -> Iterator[Course]:
        """Those that are kept, then further ones until there are answers enough."""
        yield from self.kept
        while sum(len(course.answers) for course in self.kept) < self.answers:
            seats, variants = self.scenarios[len(self.kept) % len(self.scenarios)]
            self.kept.append(self.played(seats, variants, len(self.kept)))
            yield self.kept[-1]

    def played(self, seats: int, variants: dict[str, Value], seed: int) -> Course:
        course, dice = Course(seats, variants, seed), Random(seed)
        walker = Walker(self.game, course)
        turn = len(self.kept) // len(self.scenarios) % 2  # every other round of scenarios; who plays to win is quick
        wins = None if turn else self.winner
        while True:
            course.prints.append(walker.print(len(course.answers)))
            if walker.state.over or len(course.answers) >= self.longest:
                return course
            seat = walker.state.waiting()[0]
            if wins:
                notation = self.game.actions.name(wins(self.game, walker.state, seat, dice))
            else:
                notation = self.curious(walker.options(seat), dice)
            course.answers.append((seat, notation))
            walker.answer(seat, notation)

    def curious(self, options: list[str], dice: Random) -> str:
        """By lot; what has been answered often is drawn seldom, so that a game goes on and meets what is new."""
        found = dice.choices(
            options, [1 / (1 + self.met[option]) / (1 + self.met[verb(option)]) for option in options]
        )[0]
        self.met.update((found, verb(found)))
        return found

    def differ(self, other: shelf.AnyGame) -> bool:
        """Whether some of these games goes, looks or reads otherwise in another title; first how they are set up, and
        how they begin."""
        if (other.seats, other.variants) != (self.game.seats, self.game.variants):
            return True
        begun = list(islice(self.all(), len(self.scenarios)))
        return any(self.differs(other, course, 1) for course in begun) or any(
            self.differs(other, course, len(course.prints)) for course in self.all()
        )

    def follow(self, other: shelf.AnyGame) -> None:
        """Another title is played by lot as it is, to its end if that is near: whatever stops it is raised."""
        dice = Random(other.key)
        seats, variants = dice.choice(list(scenarios(other)))
        walker = Walker(other, Course(seats, variants, dice.randrange(self.answers)))
        for at in range(min(self.longest, other.longest)):
            walker.print(at)
            if walker.state.over:
                return
            seat = dice.choice(walker.state.waiting())
            walker.answer(seat, dice.choice(walker.options(seat)))

    def differs(self, other: shelf.AnyGame, course: Course, steps: int) -> bool:
        walker = Walker(other, course)
        for at in range(steps):
            if walker.print(at) != course.prints[at]:
                return True
            if at < len(course.answers) and at + 1 < steps:
                walker.answer(*course.answers[at])
        return False


class Played(Promise):
    """What a change of one value comes to in play."""

    def __init__(self, key: str, answers: int = ANSWERS, longest: int = LONGEST, winner: Winner | None = None) -> None:
        self.courses = Courses(key, answers, longest, winner)
        super().__init__(key)

    def make(self, parts: Parts) -> object:
        """Nothing at all: what is made is compared in play."""
        return None

    def fate(self, way: Path) -> str:
        """Refused, seen to differ in some game, or not seen in any."""
        return self.fate_of(changed(self.parts, way))

    def fate_of(self, parts: Parts) -> str:
        lent = {part: (values, f"{self.key}/{part}.toml") for part, values in parts.items()}
        copy = beside.copy(f"{shelf.AT}played", lent, shelf.package_of(self.key))
        try:
            other = self.title(copy, parts)
            if other is None:
                return REFUSED
            self.courses.follow(other)
            return DIFFERS if self.courses.differ(other) else SAME
        except Exception:  # noqa: BLE001 - whatever stops a game that was accepted
            return BREAKS
        finally:
            copy.forget()

    def title(self, copy: beside.Copy, parts: Parts) -> shelf.AnyGame | None:
        """The title of another box; None if its game, or the shelf, refuses it."""
        try:
            assert GameBox(self.key, parts).entries  # each is there once
            found = shelf.title_of(self.key, copy)
            for part in copy.read.values():
                part.done()
        except Exception:  # noqa: BLE001 - a check that trips is a check
            return None
        return found


def verb(notation: str) -> str:
    return f"{notation.partition(':')[0]}:"  # no answer is called so


def scenarios(game: shelf.AnyGame) -> Iterator[Scenario]:
    """Games of every number of players, and one with each way to play that is not the usual one."""
    for seats in game.seats:
        if possible(game, seats, {}):
            yield seats, {}
    for name, values in game.variants.items():
        for value in values[1:]:
            for seats in game.seats:
                if possible(game, seats, {name: value}):
                    yield seats, {name: value}
                    break


def possible(game: shelf.AnyGame, seats: int, variants: dict[str, Value]) -> bool:
    with suppress(ValueError):
        return bool(game.settings(seats, variants)) or True
    return False
