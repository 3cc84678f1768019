"""Match: bots against each other, every seat in turn on the same luck."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import asdict, dataclass, field
from math import sqrt
from random import Random

import farside
from farside.bots.clock import CLOCK
from farside.bots.reflex import answer_of
from farside.core.game import Value
from farside.core.shelf import AnyGame
from farside.core.state import State
from farside.lab.evened import Purse, check, evened
from farside.lab.pool import spread

SURE = 1.959963984540054  # the normal quantile of a 95 % interval


def wilson(wins: float, games: int) -> tuple[float, float]:
    """The 95 % interval of a win rate (Wilson's score interval)."""
    if games == 0:
        return 0.0, 1.0
    rate, square = wins / games, SURE * SURE
    middle = (rate + square / (2 * games)) / (1 + square / games)
    half = SURE * sqrt(rate * (1 - rate) / games + square / (4 * games * games)) / (1 + square / games)
    return max(0.0, round(middle - half, 6)), min(1.0, round(middle + half, 6))


def around(means: Sequence[float]) -> tuple[float, float]:
    """The 95 % interval of the mean of independent numbers (normal); of one number nothing is known."""
    if len(means) < 2:
        return float("-inf"), float("inf")
    middle = sum(means) / len(means)
    spread_out = sum((each - middle) ** 2 for each in means) / (len(means) - 1)
    half = SURE * sqrt(spread_out / len(means))
    return round(middle - half, 6), round(middle + half, 6)


@dataclass
class Standing:
    """How one bot has done. Its places, from 1, count with the interval of the mean over set-ups, not over games."""

    bot: str
    games: int = 0
    wins: float = 0.0  # a shared victory counts its share
    points: float = 0.0  # a game, on average
    rate: float = 0.0
    low: float = 0.0
    high: float = 1.0
    place: float = 0.0  # a game, on average
    place_low: float = 1.0
    place_high: float = 1.0
    evened: float | None = None  # the rate less luck, where luck was measured
    evened_low: float | None = None
    evened_high: float | None = None

    def count(self, won: float, points: int, place: float = 0.0) -> None:
        self.points = (self.points * self.games + points) / (self.games + 1)
        self.place = (self.place * self.games + place) / (self.games + 1)
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
    saves: float | None = None  # the part of all games that need not be played because luck was taken off

    def shown(self) -> dict[str, object]:
        """For JSON."""
        return asdict(self)


@dataclass(frozen=True)
class Pairing:
    """One game to be played: who sits down, and how many seats they have moved on."""

    game: str
    bots: tuple[str, ...]
    seed: int
    turned: int
    variants: dict[str, Value] = field(default_factory=dict)
    luck: bool = False  # it is to be measured


@dataclass(frozen=True)
class Finish:
    """How a game ended, by bot."""

    plies: int
    won: tuple[float, ...]  # the share of the victory
    points: tuple[int, ...]
    places: tuple[float, ...]  # from 1; those who are level share the mean of their places
    luck: tuple[float, ...] = ()  # of win chance, where it was measured


def match(
    game: AnyGame,
    bots: Sequence[str],
    games: int,
    seed: int = 1,
    variants: dict[str, Value] | None = None,
    watch: Callable[[int], None] = lambda played: None,
    workers: int = 1,
    luck: bool = False,
) -> Result:
    """So many games; each set-up is played once with every rotation of the bots, so that luck and seats even out."""
    chosen = game.settings(len(bots), variants or {})
    for key in bots:
        farside.bot(key)  # an unknown one is refused before anything is played
    if luck:
        check(game, game.start(seats=len(bots), seed=seed, log=None, **chosen))
    finishes: list[Finish] = []
    for finish in spread(finish_of, pairings(game.key, bots, games, seed, chosen, luck), workers):
        finishes.append(finish)
        watch(len(finishes))
    plies = sum(finish.plies for finish in finishes) / max(games, 1)
    found = Result(game.key, seed, chosen, games, plies, summary(names(game, bots, chosen), len(bots), finishes))
    if luck:
        even_out(found, finishes, len(bots))
    return found


def even_out(found: Result, finishes: Sequence[Finish], seats: int) -> None:
    """Tell results less luck beside those that were played."""
    won = [[finish.won[at] for finish in finishes] for at in range(seats)]
    less = evened(won, [[finish.luck[at] for finish in finishes] for at in range(seats)])
    found.saves = round(less.saves, 3)
    for at, standing in enumerate(found.standings[:seats]):
        standing.evened = round(sum(less.results[at]) / len(finishes), 6)
        standing.evened_low, standing.evened_high = within(around(setups(less.results[at], seats)), 0.0, 1.0)


def pairings(
    game: str, bots: Sequence[str], games: int, seed: int, variants: dict[str, Value], luck: bool = False
) -> list[Pairing]:
    """Every rotation of a set-up, one after another, then the next set-up."""
    seats = len(bots)
    return [Pairing(game, tuple(bots), seed + at // seats, at % seats, variants, luck) for at in range(games)]


def names(game: AnyGame, bots: Sequence[str], chosen: dict[str, Value]) -> list[str]:
    """All that have a result; a player who is never asked comes last."""
    if game.solo is not None and chosen[game.solo.variant] != game.variants[game.solo.variant][0]:
        return [*bots, game.solo.key]
    return list(bots)


def summary(players: Sequence[str], turns: int, finishes: Sequence[Finish]) -> list[Standing]:
    """How each has done; a set-up was played so many times, once with every rotation."""
    standings = [Standing(key) for key in players]
    for at, standing in enumerate(standings):
        for finish in finishes:
            standing.count(finish.won[at], finish.points[at], finish.places[at])
        means = setups([finish.places[at] for finish in finishes], turns)
        standing.place_low, standing.place_high = within(around(means), 1.0, float(len(players)))
    return standings


def setups(numbers: Sequence[float], seats: int) -> list[float]:
    """The mean of each set-up over its rotations: these are independent of each other, single games are not."""
    groups = [numbers[at : at + seats] for at in range(0, len(numbers), seats)]
    return [sum(group) / len(group) for group in groups]


def within(interval: tuple[float, float], least: float, most: float) -> tuple[float, float]:
    return max(least, interval[0]), min(most, interval[1])


# -- one game --------------------------------------------------------------------------------------


def finish_of(pairing: Pairing) -> Finish:
    """Play a game and tell how it ended. Whoever thinks for so many seconds gets those of the processor."""
    usual, CLOCK.own = CLOCK.own, True
    try:
        return played(pairing)
    finally:
        CLOCK.own = usual


def played(pairing: Pairing) -> Finish:
    game = farside.game(pairing.game)
    purse = Purse(game, len(pairing.bots), pairing.seed) if pairing.luck else None
    watched = {} if purse is None else {"purse": purse}
    state = play(game, list(pairing.bots), pairing.seed, pairing.turned, pairing.variants, **watched)
    winners, scores = game.winners(state), game.scores(state)
    asked = len(pairing.bots)
    seats = [(at + pairing.turned) % asked if at < asked else at for at in range(len(scores))]
    places = ranking(winners, scores)
    return Finish(
        plies=state.ply,
        won=tuple(1 / len(winners) if seat in winners else 0.0 for seat in seats),
        points=tuple(scores[seat] for seat in seats),
        places=tuple(places[seat] for seat in seats),
        luck=() if purse is None else tuple(purse.luck[seat] for seat in seats[:asked]),
    )


def play(
    game: AnyGame, bots: list[str], seed: int, turned: int, variants: dict[str, Value], purse: Purse | None = None
) -> State:
    """One game to its end; bot b sits in seat (b + turned) modulo the seats."""
    state: State = game.start(seats=len(bots), seed=seed, log=None, **variants)
    dice = [Random(f"{seed} {turned} {seat}") for seat in range(len(bots))]
    while not state.over:
        seat = state.turn()
        action = answer_of(farside.bot(bots[(seat - turned) % len(bots)]), game, state, seat, dice[seat])
        before = None if purse is None else state.clone()
        state.act(seat, action)
        if purse is not None and before is not None:
            purse.watch(before, seat, action, state)
    return state


def ranking(winners: Sequence[int], scores: Sequence[int]) -> list[float]:
    """By seat: the place, from 1. Winners come first, then points decide; equals share the mean of their places."""
    keys = [(seat not in winners, 0 if seat in winners else -scores[seat]) for seat in range(len(scores))]
    return [sum(other < key for other in keys) + (keys.count(key) + 1) / 2 for key in keys]
