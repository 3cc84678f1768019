"""Policies: prices for what is told of options, fitted to what greedy makes of them.

The first games are played by greedy, the next ones by the policy found so far, so that it learns where it goes astray
itself; one decision out of a few is put to greedy, which says what every option is worth to it. A softmax over prices
is fitted to a softmax over these worths, and then bent to lose as little worth as it can.
"""

from __future__ import annotations

from array import array
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from random import Random
from time import process_time
from typing import Final, NamedTuple

import farside
from farside.bots.abilities import spread_of
from farside.bots.greedy import Glance
from farside.bots.instincts import Leaning, index_of, policy_of
from farside.bots.mind import mind_for, taste_for
from farside.bots.policy import Instinct
from farside.core.actions import Action, Seat
from farside.core.game import Value
from farside.core.shelf import AnyGame
from farside.core.state import State
from farside.lab.pool import spread

BLOCK: Final = 5  # games a worker plays before it reports
DREAMS: Final = 2  # a teacher thinks less than greedy does at the table
BUDGET: Final = 300
LOT: Final = 0.03  # how often an answer is given by lot
ASKED: Final = 0.34  # how many of the policy's decisions are put to the teacher
DIVIDES: Final = 0.04  # of the taste's spread: worths so far apart are e times as likely to be chosen
FIRST: Final = 0.2  # the part of all games that the teacher plays itself
LATER: Final = 2  # rounds after it
WARM: Final = 0.25


@dataclass(frozen=True)
class Lessons:
    """What to learn from."""

    game: str
    games: int = 200
    seed: int = 1
    seats: tuple[int, ...] = (2,)  # in turn
    variants: tuple[tuple[str, Value], ...] = ()
    minutes: float = 0.0  # of processor time to play for; 0: all games


@dataclass
class Rows:
    """Decisions, options and what was told of them, one after another."""

    worths: array[float] = field(default_factory=lambda: array("d"))  # by option
    counts: array[int] = field(default_factory=lambda: array("l"))  # of options, by decision
    told: array[int] = field(default_factory=lambda: array("l"))  # of features, by option
    places: array[int] = field(default_factory=lambda: array("l"))
    much: array[float] = field(default_factory=lambda: array("f"))
    games: int = 0
    seconds: float = 0.0

    def join(self, more: Rows) -> None:
        for name in ("worths", "counts", "told", "places", "much"):
            getattr(self, name).extend(getattr(more, name))
        self.games += more.games
        self.seconds += more.seconds


class Block(NamedTuple):
    """Some games of a round; without prices, the teacher plays them."""

    lessons: Lessons
    prices: tuple[float, ...]
    first: int  # the number of its first game
    games: int


def learn_policy(lessons: Lessons, workers: int = 1, watch: Callable[[int], None] = lambda played: None) -> Leaning:
    """Prices for all that is told of options; the same for a seed unless minutes end it."""
    from farside.lab import softmax  # numpy is an extra; other lessons need none

    game = farside.game(lessons.game)
    index = index_of(game)
    rows, prices = Rows(), [0.0] * len(index.names)
    apart = DIVIDES * spread_of(taste_for(game))
    for blocks in rounds_of(lessons):
        known = tuple(prices) if rows.games else ()
        for more in spread(play_block, [Block(lessons, known, first, count) for first, count in blocks], workers):
            rows.join(more)
            watch(rows.games)
            if lessons.minutes and rows.seconds > 60.0 * lessons.minutes:
                break
        prices = softmax.fit(rows, len(index.names), apart, prices)
    told = dict(zip(index.names, prices, strict=True))
    return Leaning(game.key, game.edition, sorted(set(lessons.seats)), origin(lessons, rows), told)


def rounds_of(lessons: Lessons) -> Iterator[list[tuple[int, int]]]:
    """Which games are played in which round, block by block: number of the first, and how many."""
    first = max(1, round(FIRST * lessons.games))
    ends = [0, first, *[first + (lessons.games - first) * at // LATER for at in range(1, LATER + 1)]]
    for at in range(len(ends) - 1):
        if ends[at] < ends[at + 1]:
            yield [(one, min(BLOCK, ends[at + 1] - one)) for one in range(ends[at], ends[at + 1], BLOCK)]


def origin(lessons: Lessons, rows: Rows) -> dict[str, str | int | float]:
    seats = ",".join(map(str, lessons.seats))
    parts = [f"farside learn {lessons.game} --policy --games {lessons.games} --seed {lessons.seed} --seats {seats}"]
    parts += [f"--variant {name}={value}" for name, value in lessons.variants]
    parts += [f"--minutes {lessons.minutes:g}"] if lessons.minutes else []
    return {
        "command": " ".join(parts),
        "box": farside.game(lessons.game).box.digest,
        "seed": lessons.seed,
        "games": rows.games,
        "decisions": len(rows.counts),
        "minutes": round(rows.seconds / 60.0, 1),
        "taught_by": f"greedy, in {DREAMS} dreams of {BUDGET} positions",
        "warmth": WARM,
    }


# -- one block, in a worker ------------------------------------------------------------------------


def play_block(block: Block) -> Rows:
    begin = process_time()
    school = School(farside.game(block.lessons.game), list(block.prices))
    for number in range(block.first, block.first + block.games):
        school.study(block.lessons, number)
    school.rows.seconds = process_time() - begin
    return school.rows


class School:
    """Plays games, puts decisions to the teacher and writes down what it says."""

    def __init__(self, game: AnyGame, prices: list[float]) -> None:
        self.game = game
        self.taste = taste_for(game)
        self.policy = policy_of(mind_for(game))
        self.index = index_of(game)
        self.pupil = Instinct(self.policy, self.index, prices, WARM) if prices else None
        self.rows = Rows()

    def study(self, lessons: Lessons, number: int) -> None:
        """Play a game."""
        dice = Random(f"policy {lessons.seed} {number}")
        seats = lessons.seats[number % len(lessons.seats)]
        variants = self.game.usual(seats) | dict(lessons.variants)
        state: State = self.game.start(seats=seats, seed=dice.getrandbits(64), log=None, **variants)
        while not state.over:
            seat = state.turn()
            options = state.options(seat)
            state.push(seat, options[0] if len(options) == 1 else self.answer(state, seat, options, dice))
        self.rows.games += 1

    def answer(self, state: State, seat: Seat, options: list[Action], dice: Random) -> Action:
        """By the teacher, or by the pupil, who may be watched; now and then by lot."""
        pupil = self.pupil
        if pupil is not None and dice.random() > ASKED:
            return pupil.answer(state, seat, dice)
        worths = self.worths(state, seat, options, dice)
        self.write(state, seat, options, worths)
        if dice.random() < LOT:
            return dice.choice(options)
        return options[worths.index(max(worths))] if pupil is None else pupil.answer(state, seat, dice)

    def worths(self, state: State, seat: Seat, options: list[Action], dice: Random) -> list[float]:
        """What each option is worth to greedy."""
        glance = Glance(self.game.sight(state, seat, dice), self.taste, BUDGET)
        worths, dreams = glance.weigh(options), 1
        while glance.chancy and dreams < DREAMS:
            worths = [one + more for one, more in zip(worths, glance.weigh(options), strict=True)]
            dreams += 1
        return [worth / dreams for worth in worths]

    def write(self, state: State, seat: Seat, options: list[Action], worths: list[float]) -> None:
        """One decision, with all that is told of its options."""
        rows = self.rows
        rows.counts.append(len(options))
        rows.worths.extend(worths)
        for pad in self.index.note(self.policy, state, seat, options):
            rows.told.append(len(pad.places))
            rows.places.extend(pad.places)
            rows.much.extend(pad.much)
