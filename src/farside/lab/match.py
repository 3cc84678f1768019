"""Match: bots against each other, every seat in turn on the same luck."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import asdict, dataclass
from math import sqrt
from random import Random

import farside
from farside.core.game import Value
from farside.core.shelf import AnyGame
from farside.core.state import State

SURE = 1.959963984540054  # the normal quantile of a 95 % interval


def wilson(wins: float, games: int) -> tuple[float, float]:
    """The 95 % interval of a win rate (Wilson's score interval)."""
    if games == 0:
        return 0.0, 1.0
    rate, square = wins / games, SURE * SURE
    middle = (rate + square / (2 * games)) / (1 + square / games)
    half = SURE * sqrt(rate * (1 - rate) / games + square / (4 * games * games)) / (1 + square / games)
    return max(0.0, round(middle - half, 6)), min(1.0, round(middle + half, 6))


@dataclass
class Standing:
    """How one bot has done."""

    bot: str
    games: int = 0
    wins: float = 0.0  # a shared victory counts its share
    points: float = 0.0  # a game, on average
    rate: float = 0.0
    low: float = 0.0
    high: float = 1.0

    def count(self, won: float, points: int) -> None:
        self.points = (self.points * self.games + points) / (self.games + 1)
        self.games += 1
        self.wins += won
        self.rate = self.wins / self.games
        self.low, self.high = wilson(self.wins, self.games)


@dataclass
class Result:
    """A match."""

    game: str
    seed: int
    variants: dict[str, Value]
    games: int
    plies: float  # a game, on average
    standings: list[Standing]

    def shown(self) -> dict[str, object]:
        """For JSON."""
        return asdict(self)


def match(
    game: AnyGame,
    bots: Sequence[str],
    games: int,
    seed: int = 1,
    variants: dict[str, Value] | None = None,
    watch: Callable[[int], None] = lambda played: None,
) -> Result:
    """So many games; each set-up is played once with every rotation of the bots, so that luck and seats even out."""
    chosen = game.settings(len(bots), variants or {})
    for key in bots:
        farside.bot(key)  # an unknown one is refused before anything is played
    standings = [Standing(key) for key in bots]
    if game.solo is not None and chosen[game.solo.variant] != game.variants[game.solo.variant][0]:
        standings.append(Standing(game.solo.key))
    plies = 0
    for number in range(games):
        turned = number % len(bots)
        state = play(game, list(bots), seed + number // len(bots), turned, chosen)
        plies += state.ply
        count(game, state, standings, len(bots), turned)
        watch(number + 1)
    return Result(game.key, seed, chosen, games, plies / max(games, 1), standings)


def play(game: AnyGame, bots: list[str], seed: int, turned: int, variants: dict[str, Value]) -> State:
    """One game to its end; bot b sits in seat (b + turned) modulo the seats."""
    state: State = game.start(seats=len(bots), seed=seed, log=None, **variants)
    dice = [Random(f"{seed} {turned} {seat}") for seat in range(len(bots))]
    while not state.over:
        seat = state.turn()
        key = bots[(seat - turned) % len(bots)]
        state.act(seat, farside.bot(key).choose(game.sight(state, seat, dice[seat])))
    return state


def count(game: AnyGame, state: State, standings: list[Standing], seats: int, turned: int) -> None:
    """Everybody's result; a player who is never asked always has the last place."""
    winners, scores = game.winners(state), game.scores(state)
    for at, standing in enumerate(standings):
        place = (at + turned) % seats if at < seats else at
        standing.count(1 / len(winners) if place in winners else 0.0, scores[place])
