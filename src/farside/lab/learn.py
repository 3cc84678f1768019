"""Learn: prices for a game's features, from games that bots of various tastes play against each other.

Every seat of every game plays greedily with prices of its own, scattered around those found so far, and now and then by
lot: so positions of all kinds are seen, and what goes with winning is not only what one taste likes. What a position
came to (the final lead in points, and a little of what was thought of the positions in between) is then explained by
its features: a ridge regression that stays near the prices it began with where the games say little.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from math import exp
from random import Random
from typing import NamedTuple

import farside
from farside.bots.features import PHASES, Features, blend, row_of
from farside.bots.greedy import Greedy
from farside.bots.learnt import Learnt
from farside.bots.lesson import Lesson
from farside.bots.mind import features_for, handmade_for
from farside.bots.taste import Taste
from farside.core.actions import Action, Seat
from farside.core.game import Value
from farside.core.shelf import AnyGame
from farside.core.state import State
from farside.lab.pool import spread
from farside.lab.squares import Squares

BLOCK = 10  # games a worker plays before it reports; part of the result, since sums are rounded
DREAMS = 2  # a learner thinks less than greedy does at the table
BUDGET = 400
LOT = 0.02  # how often an answer is given by lot
SCATTER = 0.25  # how far the prices of the players differ, as the deviation of their logarithm


@dataclass(frozen=True)
class Course:
    """How to learn."""

    game: str
    games: int = 500  # a round
    rounds: int = 1  # each begins with the prices the last one found
    seed: int = 1
    seats: tuple[int, ...] = (2,)  # in turn
    variants: tuple[tuple[str, Value], ...] = ()  # what brings an automa in, for a person alone
    trust: int = 300  # so many games the prices at hand count for
    lasting: float = 0.9  # how much what comes later counts, from turn to turn; 1: only the end of the game


class Block(NamedTuple):
    """Some games of a round."""

    course: Course
    prices: tuple[float, ...]
    first: int  # the number of its first game
    games: int


def known(game: AnyGame) -> Features:
    """The features of a game; ValueError says where learning is possible."""
    found = features_for(game)
    if found is None:
        possible = ", ".join(key for key in farside.shelf() if features_for(farside.game(key)))
        raise ValueError(f"{game.key} has no features to learn from; possible: {possible}")
    return found


def learn(course: Course, workers: int = 1, watch: Callable[[int], None] = lambda played: None) -> Lesson:
    """Prices from self-play, the same for a seed whatever the number of workers."""
    game = farside.game(course.game)
    features = known(game)
    prices = list(features.prices)
    for turn in range(course.rounds):
        total = Squares(width(features))
        for found in spread(play_block, blocks(course, prices, turn * course.games), workers):
            total.join(found)
            watch(turn * course.games + total.games)
        moves = total.solve(course.trust / course.games)
        prices = [price + move for price, move in zip(prices, moves, strict=False)]
    return Lesson(game.key, game.edition, sorted(set(course.seats)), origin(course), prices)


def origin(course: Course) -> dict[str, str | int | float]:
    """What the weights file says about where it comes from."""
    seats = ",".join(map(str, course.seats))
    parts = [f"farside learn {course.game}", f"--games {course.games}", f"--rounds {course.rounds}"]
    parts += [f"--seed {course.seed}", f"--seats {seats}"]
    return {
        "command": " ".join(parts),
        "box": farside.game(course.game).box.digest,
        "seed": course.seed,
        "games": course.games * course.rounds,
        "began_with": "handmade",
        "played_by": "greedy with scattered prices, the first round around those of handmade",
    }


def blocks(course: Course, prices: list[float], first: int) -> list[Block]:
    ends = range(first, first + course.games, BLOCK)
    return [Block(course, tuple(prices), at, min(BLOCK, first + course.games - at)) for at in ends]


# -- one block, in a worker ------------------------------------------------------------------------


def play_block(block: Block) -> Squares:
    game = farside.game(block.course.game)
    features = known(game)
    total = Squares(width(features))
    for number in range(block.first, block.first + block.games):
        study(game, features, block, number, total)
        total.games += 1
    return total


def width(features: Features) -> int:
    """The features in each phase, and in each phase what it is worth to have moved last."""
    return (len(features.names) + 1) * PHASES


def study(game: AnyGame, features: Features, block: Block, number: int, total: Squares) -> None:
    """Play a game; every position in which a new turn begins is a row, seen by whoever has just moved."""
    dice = Random(f"{block.course.seed} {number}")
    seats = block.course.seats[number % len(block.course.seats)]
    state: State = game.start(seats=seats, seed=dice.getrandbits(64))
    tastes = [scattered(game, features, block.prices, dice) for seat in range(seats)]
    notes: list[Note] = []
    while not state.over:
        seat = state.turn()
        state.push(seat, answer(game, state, seat, tastes[seat], dice))
        if is_new_turn(state, seat, tastes[seat]):
            notes.append(Note(features, state, seat))
    write(notes, total, block, [float(points) for points in features.points(state)])


def write(notes: list[Note], total: Squares, block: Block, points: list[float]) -> None:
    """From the end back: what a position came to is the end of the game, and a little of what was thought later on."""
    came = ahead_of_others(points)
    for note in reversed(notes):
        thought = ahead_of_others(note.worths(block.prices))
        note.write(total, came[note.seat] - thought[note.seat])
        lasting = block.course.lasting
        came = [lasting * old + (1.0 - lasting) * new for old, new in zip(came, thought, strict=True)]


def is_new_turn(state: State, seat: Seat, taste: Taste) -> bool:
    """Whether this is a position that greedy judges: the seat that has answered is not asked on."""
    return not state.over and (state.turn() != seat or not taste.follow_ups(state, seat))


def scattered(game: AnyGame, features: Features, prices: tuple[float, ...], dice: Random) -> Taste:
    """Prices of one's own: each feature's in all phases up or down by the same part."""
    own: list[float] = []
    for at in range(0, len(prices), PHASES):
        factor = exp(dice.gauss(0.0, SCATTER))
        own.extend(price * factor for price in prices[at : at + PHASES])
    return Learnt(features, own, handmade_for(game))


def answer(game: AnyGame, state: State, seat: Seat, taste: Taste, dice: Random) -> Action:
    options = state.options(seat)
    if len(options) == 1 or dice.random() < LOT:
        return dice.choice(options)
    return Greedy(taste, DREAMS, BUDGET).choose(game.sight(state, seat, dice))


class Note:
    """A position on the way: how far the game was, what everybody had of each feature, and who had just moved."""

    def __init__(self, features: Features, state: State, seat: Seat) -> None:
        self.seat = seat
        self.seats = state.seats
        self.time = min(max(features.time(state), 0.0), 1.0)
        self.row = row_of(features, state, self.time)

    def worths(self, prices: tuple[float, ...]) -> list[float]:
        """What everybody had, at these prices."""
        now = blend(list(prices), self.time)
        ends = range(0, len(self.row), len(now))
        return [sum(price * much for price, much in zip(now, self.row[at:], strict=False)) for at in ends]

    def write(self, total: Squares, missing: float) -> None:
        """Add the row: what the prices do not explain yet is what is to be learnt. Late positions say more."""
        place = self.time * (PHASES - 1)
        phase = min(int(place), PHASES - 2)
        part = place - phase
        places: list[int] = []
        values: list[float] = []
        for at, much in enumerate([*self.ahead(), 1.0]):
            for step, share in ((0, 1.0 - part), (1, part)):
                if much and share:
                    places.append(at * PHASES + phase + step)
                    values.append(much * share)
        total.add(places, values, missing, 1.0 / (0.1 + 1.0 - self.time))

    def ahead(self) -> list[float]:
        """How far the seat is ahead of the others on average, in each feature."""
        width = len(self.row) // self.seats
        return [ahead_of_others(self.row[at::width])[self.seat] for at in range(width)]


def ahead_of_others(numbers: list[float]) -> list[float]:
    """By seat: how far it is ahead of the mean of the others."""
    total, others = sum(numbers), len(numbers) - 1
    return [number - (total - number) / others for number in numbers]
