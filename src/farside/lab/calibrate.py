"""Calibrate: the numbers behind win chances, from games of greedy bots; and how far chances can be trusted.

From every game some positions are taken by lot, as they are, and what came of them. The numbers are those that make the
winners likeliest (a conditional logit: the formula is linear in them, so there is one best answer). Games weigh alike,
not positions; a small ridge holds the numbers near nothing. Points count beside worth only where games that were left
out of the fit are foretold better so (five-fold).
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from math import log
from random import Random
from typing import Any, Final

import farside
from farside.bots.chances import TERMS, Witness, chances_for, fingerprint, kind_of, result
from farside.bots.gauge import Case
from farside.bots.greedy import Greedy
from farside.core.actions import Action, Seat
from farside.core.game import Value
from farside.core.shelf import AnyGame
from farside.core.state import State
from farside.lab.pool import spread
from farside.lab.squares import eliminate

DREAMS: Final = 2  # a quick greedy: it is not its strength that counts but that everybody is equally strong
BUDGET: Final = 150
LOT: Final = 0.02  # how often an answer is given by lot, so that games differ
TAKEN: Final = 14  # positions of a game
FOLDS: Final = 5
RIDGE: Final = 0.001  # as a part of what the games say
STEPS: Final = 60  # of Newton's way to the best numbers; it takes about six
CLOSE: Final = 1e-7
BINS: Final = 10
THIRDS: Final = 3
TELLING: Final = 0.01  # log loss below that of saying 1/n, from which on there is something to tell
LEAST: Final = 1e-9
LEADS: Final = [0, 1]  # the numbers a, b: what the taste's worth counts
SCORES: Final = [2, 3]
TURN: Final = [4]
AUTOMA: Final = [5, 6, 7]


@dataclass(frozen=True)
class Trial:
    """Which games to play."""

    game: str
    seats: int
    games: int
    seed: int
    variants: tuple[tuple[str, Value], ...] = ()  # those of an automa that are not named take turns


@dataclass(frozen=True)
class Position:
    """A position, and what came of it."""

    witness: Witness
    won: list[float]  # by racer


@dataclass(frozen=True)
class Report:
    """How far told chances can be trusted, on games that were not fitted with; all racers count alike."""

    games: int
    log_loss: float
    baseline: float  # of saying that all are equally likely to win
    brier: float
    ece: float  # how far chances and wins differ, by tenths

    def shown(self) -> dict[str, float]:
        return {
            "games": self.games,
            "log_loss": round(self.log_loss, 4),
            "baseline": round(self.baseline, 4),
            "brier": round(self.brier, 4),
            "ece": round(self.ece, 4),
        }


Games = list[list[Position]]
Watch = Callable[[int], None]


def calibrate(trial: Trial, workers: int = 1, watch: Watch = lambda played: None) -> Case:
    """The numbers of one case, the same for a seed whatever the number of workers."""
    games = play(trial, workers, watch)
    terms = chosen(games, has_automa(games))
    guesses: list[list[float]] = []
    for fold in range(FOLDS):
        guesses.append(fitted(rest_of(games, fold), terms))
    found = judged(games, lambda nth: guesses[nth % FOLDS])
    return case_of(trial, fitted(games, terms), found, known_from(games, lambda nth: guesses[nth % FOLDS]))


def report(trial: Trial, workers: int = 1, watch: Watch = lambda played: None) -> Report:
    """How the shipped numbers do in games that they do not know; ValueError if there are none, or these are known."""
    title = farside.game(trial.game)
    case = known_case(title, trial)
    seeds = range(trial.seed, trial.seed + trial.games)
    if seeds[0] in case.seeds() or case.seeds()[0] in seeds:
        last = case.seeds()[-1]
        raise ValueError(f"seeds {case.seeds()[0]} to {last} were fitted with; choose --seed {last + 1} or higher")
    games = play(trial, workers, watch)
    return judged(games, lambda nth: case.numbers)


def known_case(title: AnyGame, trial: Trial) -> Case:
    """The shipped numbers for these games; ValueError says what can be done where there are none."""
    found = chances_for(title)
    state = begin(title, trial, trial.seed)
    case = found.case(state)
    if case is None:
        kind = kind_of(found.taste, state)
        raise ValueError(
            f"{title.key} is not calibrated for {trial.seats} players ({kind}) with today's rules and bots; "
            f"farside calibrate {title.key} --seats {trial.seats}{named(trial)} --out FILE does that"
        )
    return case


def named(trial: Trial) -> str:
    """What was asked for beside the game and its players, as the command takes it."""
    words = [f" --variant {name}={str(value).lower()}" for name, value in trial.variants]
    return "".join(words)


def case_of(trial: Trial, numbers: list[float], found: Report, since: float) -> Case:
    title = farside.game(trial.game)
    chances = chances_for(title)
    kind = kind_of(chances.taste, begin(title, trial, trial.seed))
    origin = {
        "games": trial.games,
        "seed": trial.seed,
        "edition": title.edition,
        "box": title.box.digest,
        "taste": fingerprint(title, chances.taste, trial.seats),
        "played_by": f"greedy with {DREAMS} dreams and {BUDGET} positions, one answer in {round(1 / LOT)} by lot",
        "log_loss": round(found.log_loss, 4),
        "baseline": round(found.baseline, 4),
        "ece": round(found.ece, 4),
        "known_from": round(since, 2),
    }
    return Case(kind, trial.seats, numbers, origin)


# -- games -------------------------------------------------------------------------------------------


def play(trial: Trial, workers: int, watch: Watch) -> Games:
    jobs = [(trial, trial.seed + nth) for nth in range(trial.games)]
    games: Games = []
    for found in spread(play_one, jobs, workers):
        games.append(found)
        watch(len(games))
    return games


def play_one(job: tuple[Trial, int]) -> list[Position]:
    """A game of greedy bots; some of its positions, by lot."""
    trial, seed = job
    title = farside.game(trial.game)
    dice = Random(f"calibrate {seed}")
    state = begin(title, trial, seed)
    kept: list[State] = []
    while not state.over:
        keep(kept, state, dice)
        seat = state.turn()
        state.push(seat, answer(title, state, seat, dice))
    came = result(title, state)
    chances = chances_for(title)
    return [Position(chances.witness(each), came) for each in kept]


def begin(title: AnyGame, trial: Trial, seed: int) -> State:
    """The game of a seed; against an automa whose level is left open, levels take turns."""
    variants: dict[str, Any] = title.usual(trial.seats) | dict(trial.variants)
    solo = title.solo
    if solo is not None and solo.variant in variants and solo.variant not in dict(trial.variants):
        levels = title.variants[solo.variant][1:]
        variants[solo.variant] = levels[seed % len(levels)]
    state: State = title.start(seats=trial.seats, seed=seed, **variants)
    return state


def keep(kept: list[State], state: State, dice: Random) -> None:
    """So many of all positions, each as likely as the others, however long the game will be."""
    if len(kept) < TAKEN:
        kept.append(state.clone())
        return
    at = dice.randrange(state.ply + 1)
    if at < TAKEN:
        kept[at] = state.clone()


def answer(title: AnyGame, state: State, seat: Seat, dice: Random) -> Action:
    options = state.options(seat)
    if len(options) == 1 or dice.random() < LOT:
        return dice.choice(options)
    return Greedy(None, DREAMS, BUDGET).choose(title.sight(state, seat, dice))


# -- fitting -----------------------------------------------------------------------------------------


def has_automa(games: Games) -> bool:
    first = games[0][0].witness
    return len(first.scores) > len(first.worths)


def chosen(games: Games, automa: bool) -> list[int]:
    """The numbers that are fitted: with points only if games left out are foretold better so."""
    plain = LEADS + TURN + (AUTOMA if automa else [])
    scored = sorted(plain + SCORES)
    return min((plain, scored), key=lambda terms: crossed(games, terms))


def crossed(games: Games, terms: list[int]) -> float:
    """The mean loss in games that were left out of the fit."""
    total = 0.0
    for fold in range(FOLDS):
        numbers = fitted(rest_of(games, fold), terms)
        total += sum(loss_of(game, numbers) for game in games[fold::FOLDS])
    return total / len(games)


def rest_of(games: Games, fold: int) -> Games:
    return [game for nth, game in enumerate(games) if nth % FOLDS != fold]


def loss_of(game: list[Position], numbers: list[float]) -> float:
    total = 0.0
    for position in game:
        told = position.witness.chances(numbers)
        total -= sum(won * log(max(p, LEAST)) for won, p in zip(position.won, told, strict=True))
    return total / len(game)


def fitted(games: Games, terms: list[int]) -> list[float]:
    """The numbers that make the winners likeliest. Worth never speaks against its owner: a + b t is not below 0."""
    others = [term for term in terms if term not in LEADS]
    for leads in ([0, 1], [1], [0], []):
        numbers = newton(games, sorted(leads + others))
        if numbers[0] >= 0.0 and numbers[0] + numbers[1] >= 0.0:
            break
    return numbers


def newton(games: Games, terms: list[int]) -> list[float]:
    numbers = [0.0] * TERMS
    for step in range(STEPS):
        slope, bend = slopes(games, terms, numbers)
        moves = eliminate(bend, slope)
        for at, term in enumerate(terms):
            numbers[term] += moves[at]
        if max(abs(move) for move in moves) < CLOSE:
            break
    return numbers


def slopes(games: Games, terms: list[int], numbers: list[float]) -> tuple[list[float], list[list[float]]]:
    """Which way the likelihood rises, and how fast it bends; the ridge as strong as the data speak."""
    size = len(terms)
    slope = [0.0] * size
    bend = [[0.0] * size for term in terms]
    for game in games:
        for position in game:
            lean(position, terms, numbers, 1.0 / len(game), slope, bend)
    for at, term in enumerate(terms):
        hold = RIDGE * max(bend[at][at], LEAST)
        bend[at][at] += hold
        slope[at] -= hold * numbers[term]
    return slope, bend


def lean(
    position: Position,
    terms: list[int],
    numbers: list[float],
    weight: float,
    slope: list[float],
    bend: list[list[float]],
) -> None:
    """Add what one position says."""
    told = position.witness.plain(numbers)
    rows = [[row[term] for term in terms] for row in map(position.witness.terms, range(len(told)))]
    means = [sum(p * row[at] for p, row in zip(told, rows, strict=True)) for at in range(len(terms))]
    for racer, row in enumerate(rows):
        missing, p = position.won[racer] - told[racer], told[racer]
        for at, value in enumerate(row):
            slope[at] += weight * missing * value
            part = weight * p * (value - means[at])
            for other in range(at + 1):
                bend[at][other] += part * (row[other] - means[other])
    for at in range(len(terms)):
        for other in range(at):
            bend[other][at] = bend[at][other]


# -- judging -----------------------------------------------------------------------------------------


def judged(games: Games, numbers_of: Callable[[int], list[float]]) -> Report:
    """How well chances foretell who wins, as yes or no for every racer; games weigh alike."""
    loss = base = square = 0.0
    told, came, weight = [0.0] * BINS, [0.0] * BINS, [0.0] * BINS
    for nth, game in enumerate(games):
        for position in game:
            chances = position.witness.chances(numbers_of(nth))
            part = 1.0 / len(game) / len(chances)
            for p, won in zip(chances, position.won, strict=True):
                at = min(int(p * BINS), BINS - 1)
                told[at], came[at], weight[at] = told[at] + part * p, came[at] + part * won, weight[at] + part
                loss += part * surprise(p, won)
                base += part * surprise(1.0 / len(chances), won)
                square += part * (p - won) ** 2
    number = len(games)
    ece = sum(abs(one - other) for one, other in zip(told, came, strict=True)) / number
    return Report(number, loss / number, base / number, square / number, ece)


def known_from(games: Games, numbers_of: Callable[[int], list[float]]) -> float:
    """How far a game must be for chances to say more than that all are equally likely to win; by thirds."""
    gains = [0.0] * THIRDS
    weights = [0.0] * THIRDS
    for nth, game in enumerate(games):
        for position in game:
            chances = position.witness.chances(numbers_of(nth))
            at = min(int(position.witness.time * THIRDS), THIRDS - 1)
            weights[at] += len(chances)
            for p, won in zip(chances, position.won, strict=True):
                gains[at] += surprise(1.0 / len(chances), won) - surprise(p, won)
    for third in range(THIRDS):
        if weights[third] and gains[third] / weights[third] > TELLING:
            return third / THIRDS
    return 1.0


def surprise(p: float, won: float) -> float:
    return -won * log(max(p, LEAST)) - (1.0 - won) * log(max(1.0 - p, LEAST))
