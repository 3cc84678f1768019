"""Bench: how fast the engines are, per second of one processor."""

from __future__ import annotations

import gc
from collections.abc import Callable
from dataclasses import dataclass
from functools import partial
from random import Random
from time import process_time
from typing import TypedDict

from farside.bots.mind import taste_for
from farside.bots.rollout import play_out
from farside.bots.search import Search
from farside.bots.thought import Effort
from farside.core import chance, state
from farside.core.game import Value
from farside.core.setting import SettingError
from farside.core.shelf import AnyGame
from farside.core.state import State

SOME = 200  # copies between two looks at the clock
THOUGHTS = 1000  # iterations for one decision
PLACES = (2, 8, 14, 20)  # moves by lot before a search is tried out


class Figures(TypedDict):
    """What is measured: random play (choose, apply, list the next options), copies, whole games with their set-up."""

    decisions_per_s: int
    clones_per_s: int
    games_per_s: int
    compiled: bool


class SearchFigures(TypedDict):
    """Iterations of a tree search: with leaf values only, with playouts to the end by lot, and as `mcts` plays."""

    leaf_iterations_per_s: int
    playout_iterations_per_s: int
    mcts_iterations_per_s: int
    compiled: bool


def is_compiled() -> bool:
    return not state.__file__.endswith(".py")


@dataclass
class Clock:
    """Counts work per second of processor time."""

    spent: float = 0.0
    done: int = 0

    def measure(self, work: Callable[[], int]) -> None:
        begin = process_time()
        self.done += work()
        self.spent += process_time() - begin

    def rate(self) -> int:
        return round(self.done / self.spent) if self.spent else 0


@dataclass(frozen=True)
class Tables:
    """What is played: a game at every player count that its variants allow, in turn."""

    game: AnyGame
    setups: tuple[tuple[int, dict[str, Value]], ...]

    @classmethod
    def of(cls, game: AnyGame, variants: dict[str, Value]) -> Tables:
        """Variants that no player count allows are refused with what is possible."""
        found: list[tuple[int, dict[str, Value]]] = []
        refused: SettingError | None = None
        for seats in game.seats:
            try:
                found.append((seats, game.settings(seats, {**game.usual(seats), **variants})))
            except SettingError as error:
                refused = error
        if not found and refused is not None:
            raise refused
        return cls(game, tuple(found))

    def begin(self, number: int) -> State:
        seats, variants = self.setups[number % len(self.setups)]
        found: State = self.game.start(seats=seats, seed=number, log=None, **variants)
        return found


def bench(game: AnyGame, seconds: float = 1.0, variants: dict[str, Value] | None = None) -> Figures:
    """Measure a game, about so many seconds for each figure, in turn over all player counts."""
    tables = Tables.of(game, variants or {})
    gc.collect()  # else a sweep through all that was imported, 25 ms, falls into one figure or another
    play, games = random_play(tables, seconds)
    return Figures(
        decisions_per_s=play.rate(),
        clones_per_s=copies(tables, seconds / 2).rate(),
        games_per_s=games.rate(),
        compiled=is_compiled(),
    )


def random_play(tables: Tables, seconds: float) -> tuple[Clock, Clock]:
    """Decisions of games under way, and whole games with their set-up."""
    decisions, games = Clock(), Clock()
    while games.spent < seconds:
        games.measure(lambda: whole_game(tables, games.done, decisions))
    return decisions, games


def whole_game(tables: Tables, number: int, decisions: Clock) -> int:
    position = tables.begin(number)
    decisions.measure(lambda: play_out(position, chance.sow(number, 0), tables.game.longest))
    return 1


def copies(tables: Tables, seconds: float) -> Clock:
    """Copies of positions from the middle of games."""
    clock, number = Clock(), 0
    while clock.spent < seconds:
        position = tables.begin(number)
        play_out(position, chance.sow(number, 0), 3 + 7 * (number % 16))
        clock.measure(partial(copy, position))
        number += 1
    return clock


def copy(position: State) -> int:
    for _time in range(SOME):
        position.clone()
    return SOME


# -- searches ----------------------------------------------------------------------------------------


def bench_search(game: AnyGame, seconds: float = 1.0) -> SearchFigures:
    """Measure searches of two players (or of the fewest a game takes), about so many seconds for each figure."""
    return SearchFigures(
        leaf_iterations_per_s=searches(game, bare(0), seconds).rate(),
        playout_iterations_per_s=searches(game, bare(game.longest), seconds).rate(),
        mcts_iterations_per_s=searches(game, Effort(THOUGHTS), seconds).rate(),
        compiled=is_compiled(),
    )


def bare(playout: int) -> Effort:
    """A search without foresight: what it costs to walk, to grow and to value."""
    effort = Effort(THOUGHTS)
    effort.primes, effort.playout, effort.patient = False, playout, True
    return effort


def searches(game: AnyGame, effort: Effort, seconds: float) -> Clock:
    """Iterations in positions from the first half of games, each searched anew."""
    clock, number = Clock(), 0
    while clock.spent < seconds:
        position: State = game.start(seats=game.fewest(), seed=number)
        play_out(position, chance.sow(number, 0), PLACES[number % len(PLACES)])
        number += 1
        if not position.over:
            clock.measure(partial(think, game, position, effort, number))
    return clock


def think(game: AnyGame, position: State, effort: Effort, number: int) -> int:
    seat = position.turn()
    search = Search(game.sight(position, seat, Random(number)), taste_for(game), effort)
    search.run()
    return search.done
