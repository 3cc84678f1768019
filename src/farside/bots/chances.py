"""Chances: everybody's chance to win, told to people. One small formula, fitted to games of bots, adds up to 1.

For every racer (the seats, and an automa last), with `V` what the taste thinks of it, `S` how far its score is above
the mean of all, and `t` how far the game is, from 0 to 1:

    u = V (a + b t) + S (c + d t) + e [is asked]          of an automa:  u = f + g t + h level + S (c + d t)
    p = exp(u) / sum of all exp(u)                        a + b t is never below 0

`e` counts only while one seat alone is asked: sealed answers are nobody's turn. The numbers are found by
`farside calibrate` and lie in `weights/chances.toml`, case by case: a kind of game with so many players. Where there
are none, or where taste or rules have changed since, no percentages are told. Searches do not use them.
"""

from __future__ import annotations

from hashlib import sha256
from math import exp, log
from random import Random
from typing import Any, Final

from farside.bots import mind
from farside.bots.abilities import in_kinds
from farside.bots.features import Features
from farside.bots.gauge import Case, Gauge, parsed_gauge
from farside.bots.lesson import LessonError
from farside.bots.taste import Taste
from farside.core.actions import NOBODY, Seat
from farside.core.shelf import AnyGame
from farside.core.state import State

CHANCES: Final = "chances"  # weights/chances.toml
TERMS: Final = 8  # numbers of a case: a to h
PROBED: Final = 12  # positions of a game by lot that a fingerprint asks a taste about
EVERY: Final = 7  # plies between them
HEED: Final = 0.5  # how much a search counts beside a glance, where nobody has found out
SURE: Final = 0.001  # nearer to 0 or 1 than this nobody is believed
STEEP: Final = 60.0  # further apart than this, chances are as good as certain


class Witness:
    """What the formula asks of a position."""

    def __init__(self, worths: list[float], scores: list[float], time: float, asked: Seat, level: float) -> None:
        self.worths: list[float] = worths  # by seat
        self.scores: list[float] = scores  # by racer, above their mean
        self.time: float = time
        self.asked: Seat = asked  # NOBODY while answers are sealed
        self.level: float = level  # of the automa, if there is one

    def __reduce__(self) -> tuple[type[Witness], tuple[list[float], list[float], float, Seat, float]]:
        """So that it can be sent to another process, compiled too."""
        return Witness, (self.worths, self.scores, self.time, self.asked, self.level)

    def terms(self, racer: int) -> list[float]:
        """What the numbers a to h are multiplied by."""
        score, time = self.scores[racer], self.time
        if racer >= len(self.worths):
            return [0.0, 0.0, score, score * time, 0.0, 1.0, time, self.level]
        worth = self.worths[racer]
        turn = 1.0 if racer == self.asked else 0.0
        return [worth, worth * time, score, score * time, turn, 0.0, 0.0, 0.0]

    def chances(self, numbers: list[float]) -> list[float]:
        """Everybody's chance to win, by these numbers; they add up to 1."""
        held = list(numbers)
        if held[0] + held[1] * self.time < 0.0:
            held[0] = held[1] = 0.0
        return self.plain(held)

    def plain(self, numbers: list[float]) -> list[float]:
        """The same with numbers as they are."""
        return softmax([dot(numbers, self.terms(racer)) for racer in range(len(self.scores))])


def dot(numbers: list[float], terms: list[float]) -> float:
    total = 0.0
    for at in range(len(numbers)):
        total += numbers[at] * terms[at]
    return total


def softmax(worths: list[float]) -> list[float]:
    """Parts of 1, each e times as large for every point it is ahead."""
    best = max(worths)
    parts = [exp(max(worth - best, -STEEP)) for worth in worths]
    total = sum(parts)
    return [part / total for part in parts]


def between(glance: float, search: float, heed: float = HEED) -> float:
    """One chance of two opinions, by their odds.

    A search sees more, but it values positions right after the own turn, before rivals have answered; a glance is
    calibrated, but sees little.
    """
    return 1.0 / (1.0 + exp(-(1.0 - heed) * odds(glance) - heed * odds(search)))


def odds(chance: float) -> float:
    held = min(max(chance, SURE), 1.0 - SURE)
    return log(held / (1.0 - held))


def witness(game: AnyGame, taste: Taste, features: Features | None, state: State) -> Witness:
    """What there is to say of a position, each worth at its own time."""
    points: list[int] = game.scores(state)
    middle = sum(points) / len(points)
    worths = taste.values(state)
    kinds = in_kinds(taste)
    level = 0.0 if kinds is None or len(points) == state.seats else kinds.strength_of(state)
    return Witness(worths, [point - middle for point in points], time_of(features, state), turn_of(state), level)


def time_of(features: Features | None, state: State) -> float:
    """How far the game is; where nobody can say, it has just begun."""
    return 0.0 if features is None else min(max(features.time(state), 0.0), 1.0)


def turn_of(state: State) -> Seat:
    """The one seat that is asked; nobody while answers are sealed."""
    waiting = state.waiting()
    return waiting[0] if len(waiting) == 1 and state.opened < 0 else NOBODY


def kind_of(taste: Taste, state: State) -> str:
    """What kind of game this is; most titles have one only."""
    kinds = in_kinds(taste)
    return PLAIN if kinds is None else kinds.kind_of(state)


PLAIN: Final = "plain"


def result(game: AnyGame, state: State) -> list[float]:
    """By racer: 1 for the winner, shared by several."""
    found = [0.0] * len(game.scores(state))
    winners: list[int] = game.winners(state)
    for seat in winners:
        found[seat] = 1.0 / len(winners)
    return found


class Chances:
    """What may be told of a title's positions."""

    def __init__(self, game: AnyGame, taste: Taste, features: Features | None, gauge: Gauge | None) -> None:
        self.game: Any = game
        self.taste = taste
        self.features = features
        self.gauge = gauge
        self.trusted: dict[str, bool] = {}  # by case: whether rules and taste are still those of its fit

    def case(self, state: State) -> Case | None:
        """The numbers for a game of this kind and so many players; None if nobody has fitted them to this taste."""
        if self.gauge is None:
            return None
        found = self.gauge.case(kind_of(self.taste, state), state.seats)
        if found is None or not found.holds_for(state.edition or self.game.edition):
            return None
        return found if self.fits(found) else None

    def fits(self, case: Case) -> bool:
        """Taste, and rules as far as it sees them, are those of the fit: asked once."""
        if case.name not in self.trusted:
            self.trusted[case.name] = case.taste == fingerprint(self.game, self.taste, case.seats)
        return self.trusted[case.name]

    def known(self, state: State) -> bool:
        """Whether percentages may be told at all."""
        return self.case(state) is not None

    def of(self, state: State) -> list[float] | None:
        """Everybody's chance to win, an automa's last; None where only an order can be told."""
        if state.over:
            return result(self.game, state)
        case = self.case(state)
        return None if case is None else self.witness(state).chances(case.numbers)

    def witness(self, state: State) -> Witness:
        return witness(self.game, self.taste, self.features, state)


def fingerprint(game: AnyGame, taste: Taste, seats: int) -> str:
    """What a taste says of some positions of a game by lot: it changes when the taste does, or the rules."""
    dice = Random(f"{game.key} {seats}")
    usual: dict[str, Any] = game.usual(seats)
    state: State = game.start(seats=seats, seed=dice.getrandbits(64), **usual)
    heard: list[str] = []
    for ply in range(PROBED * EVERY):
        if state.over:
            break
        if ply % EVERY == 0:
            heard += [f"{taste.value(state, seat):.6f}" for seat in range(seats)]
        seat = state.turn()
        state.push(seat, dice.choice(state.options(seat)))
    return sha256(" ".join(heard).encode()).hexdigest()[:16]


KNOWN: Final[dict[str, Chances]] = {}  # by game, once somebody has asked


def chances_for(game: AnyGame) -> Chances:
    """What may be told of a game; a file that does not fit is named, and nothing is told."""
    if game.key not in KNOWN:
        KNOWN[game.key] = Chances(game, mind.taste_for(game), mind.features_for(game), gauge_of(game))
    return KNOWN[game.key]


def gauge_of(game: AnyGame) -> Gauge | None:
    found = mind.mind_for(game)
    text = found.lesson(CHANCES)
    if text is None:
        return None
    try:
        return parsed_gauge(text, found.place(CHANCES))
    except LessonError as error:
        mind.name_misfit(game.key, str(error))
        return None
