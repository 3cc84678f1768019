"""Bench: how fast the engines are, per second of one processor."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from functools import partial
from random import Random
from time import process_time
from typing import TypedDict

from farside.bots.rollout import play_out
from farside.bots.search import Plan, Search
from farside.bots.tastes.taste import taste_for
from farside.core import chance, state
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


def bench(game: AnyGame, seconds: float = 1.0) -> Figures:
    """Measure a game, about so many seconds for each figure, in turn over all player counts."""
    play, games = random_play(game, seconds)
    return Figures(
        decisions_per_s=play.rate(),
        clones_per_s=copies(game, seconds / 2).rate(),
        games_per_s=games.rate(),
        compiled=is_compiled(),
    )


def begin(game: AnyGame, number: int) -> State:
    seats = game.seats[number % len(game.seats)]
    found: State = game.start(seats=seats, seed=number, log=None, **game.usual(seats))
    return found


def random_play(game: AnyGame, seconds: float) -> tuple[Clock, Clock]:
    """Decisions of games under way, and whole games with their set-up."""
    decisions, games = Clock(), Clock()
    while games.spent < seconds:
        games.measure(lambda: whole_game(game, games.done, decisions))
    return decisions, games


def whole_game(game: AnyGame, number: int, decisions: Clock) -> int:
    position = begin(game, number)
    decisions.measure(lambda: play_out(position, chance.sow(number, 0), game.longest))
    return 1


def copies(game: AnyGame, seconds: float) -> Clock:
    """Copies of positions from the middle of games."""
    clock, number = Clock(), 0
    while clock.spent < seconds:
        position = begin(game, number)
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
        mcts_iterations_per_s=searches(game, Plan(THOUGHTS), seconds).rate(),
        compiled=is_compiled(),
    )


def bare(playout: int) -> Plan:
    """A search without foresight: what it costs to walk, to grow and to value."""
    plan = Plan(THOUGHTS)
    plan.primes, plan.playout, plan.patient = False, playout, True
    return plan


def searches(game: AnyGame, plan: Plan, seconds: float) -> Clock:
    """Iterations in positions from the first half of games, each searched anew."""
    clock, number = Clock(), 0
    while clock.spent < seconds:
        position: State = game.start(seats=game.fewest(), seed=number)
        play_out(position, chance.sow(number, 0), PLACES[number % len(PLACES)])
        number += 1
        if not position.over:
            clock.measure(partial(think, game, position, plan, number))
    return clock


def think(game: AnyGame, position: State, plan: Plan, number: int) -> int:
    seat = position.turn()
    search = Search(game.sight(position, seat, Random(number)), taste_for(game), plan)
    search.run()
    return search.done
