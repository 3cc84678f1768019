"""Tune: better numbers for a taste that was written by hand, from games that its neighbours play against each other.

Every number is moved up or down a little, by lot; whoever has the numbers so moved plays against whoever has all of
them moved the other way, on the same luck and in both seatings. The numbers then go a step towards who did better:
simultaneous perturbation (SPSA), the way chess programs are tuned. What is kept is the mean of the second half.
Alone with an automa nobody is met: there both play every round of a game on, and who makes more of it did better.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from math import exp, log, sqrt
from random import Random

import farside
from farside.bots.abilities import InRounds, end_value, numbers_of, rounds_of, when_alone, with_numbers
from farside.bots.greedy import Greedy
from farside.bots.lesson import Numbers
from farside.bots.mind import handmade_for, taste_for
from farside.bots.taste import Taste
from farside.core.shelf import AnyGame
from farside.core.state import State
from farside.lab.forks import played_on
from farside.lab.learn import Course, ahead_of_others
from farside.lab.pool import Pool

STEP = 20  # duels from which one step is made; part of the result, since all of them have the same numbers
DREAMS = 1  # a learner thinks less than greedy does at the table
BUDGET = 200
SWAY = 0.25  # how far numbers are moved apart, as a logarithm; half of it in the end
PACE = 0.3  # how far a step goes where all duels agree; a third of it in the end
LEAST = 0.01  # a number that is 0 could never be moved by a part of itself


@dataclass(frozen=True)
class Duel:
    """One set-up, played with both seatings."""

    course: Course
    numbers: dict[str, float]
    sway: float
    at: int  # the number of its set-up


@dataclass(frozen=True)
class Verdict:
    """What a duel says: where the numbers were moved, and how far ahead those ended who had them so."""

    signs: tuple[int, ...]
    lead: float


def tunable() -> list[str]:
    """The games whose taste has numbers to tune."""
    return [key for key in farside.shelf() if numbers_of(handmade_for(farside.game(key)))]


def first_numbers(course: Course) -> dict[str, float]:
    """The numbers to begin with; ValueError says what is possible."""
    if course.rounds > 1:
        raise ValueError("tuning goes on step by step, there are no rounds: give it more games instead")
    if course.games < 2 * STEP:
        raise ValueError(f"a step of tuning takes {2 * STEP} games: give it as many at least, better thousands")
    taste = begun_with(farside.game(course.game), course)
    found = numbers_of(taste)
    if not found:
        raise ValueError(f"{course.game} has no numbers to tune; possible: {', '.join(tunable())}")
    if course.variants and not isinstance(taste, InRounds):
        raise ValueError(f"alone a taste is tuned round by round, and {course.game} has no rounds")
    return found


def begun_with(game: AnyGame, course: Course) -> Taste:
    """The hand-written taste; alone the one at hand, which may have been tuned before."""
    return when_alone(taste_for(game)) if course.variants else handmade_for(game)


def tune(course: Course, workers: int = 1, watch: Callable[[int], None] = lambda played: None) -> Numbers:
    """Numbers from self-play, the same for a seed whatever the number of workers."""
    game = farside.game(course.game)
    first = first_numbers(course)
    logs = [log(max(LEAST, number)) for number in first.values()]
    steps = course.games // (2 * STEP)
    with Pool(workers) as pool:
        kept = walk(course, list(first), logs, steps, pool, watch)
    found = dict(zip(first, map(exp, kept), strict=True))
    return Numbers(game.key, game.edition, sorted(set(course.seats)), origin(course, steps), found)


def walk(
    course: Course, names: list[str], logs: list[float], steps: int, pool: Pool, watch: Callable[[int], None]
) -> list[float]:
    """Step by step; the mean of where the second half of the way led."""
    kept = [0.0] * len(logs)
    for step in range(steps):
        part = step / steps
        now = dict(zip(names, map(exp, logs), strict=True))
        sway = SWAY * (1.0 - 0.5 * part)
        duels = [Duel(course, now, sway, step * STEP + at) for at in range(STEP)]
        verdicts: list[Verdict] = []
        for verdict in pool.share(fight, duels):
            verdicts.append(verdict)
            watch((step * STEP + len(verdicts)) * 2)
        pace = PACE * (1.0 - 2.0 / 3.0 * part)
        logs = [old + pace * way for old, way in zip(logs, pull_of(verdicts), strict=True)]
        if step >= steps // 2:
            kept = [old + new / (steps - steps // 2) for old, new in zip(kept, logs, strict=True)]
    return kept


def pull_of(verdicts: list[Verdict]) -> list[float]:
    """By number: whether those who had more of it did better, from -1 to 1, in the measure of these leads."""
    usual = sqrt(sum(verdict.lead * verdict.lead for verdict in verdicts) / len(verdicts)) or 1.0
    columns = zip(*[verdict.signs for verdict in verdicts], strict=True)
    leads = [verdict.lead / usual / len(verdicts) for verdict in verdicts]
    return [sum(sign * lead for sign, lead in zip(column, leads, strict=True)) for column in columns]


def origin(course: Course, steps: int) -> dict[str, str | int | float]:
    """What the weights file says about where it comes from."""
    games = steps * STEP * 2
    with_whom = f"--seats {','.join(map(str, course.seats))}"
    if course.variants:
        with_whom = " ".join([f"--variant {name}={value}" for name, value in course.variants])
    return {
        "command": f"farside learn {course.game} --tune --games {games} --seed {course.seed} {with_whom}",
        "box": farside.game(course.game).box.digest,
        "seed": course.seed,
        "games": games,
        "began_with": "the numbers at hand" if course.variants else "handmade",
        "played_by": "greedy with numbers moved up and down, against the same numbers moved the other way",
    }


# -- one duel, in a worker -------------------------------------------------------------------------


def fight(duel: Duel) -> Verdict:
    """How far those end ahead whose numbers were moved one way."""
    game = farside.game(duel.course.game)
    dice = Random(f"{duel.course.seed} {duel.at}")
    seats = duel.course.seats[duel.at % len(duel.course.seats)]
    seed = dice.getrandbits(64)
    signs = tuple(dice.choice((-1, 1)) for _number in duel.numbers)
    sides = [moved(game, duel, signs, 1), moved(game, duel, signs, -1)]
    if duel.course.variants:
        return Verdict(signs, compare_alone(game, duel, seed, sides))
    lead = 0.0
    for turned in range(2):
        tastes = [sides[(seat + turned) % 2] for seat in range(seats)]
        points = ahead_of_others(play(game, seed, tastes, dice))
        lead += sum(points[seat] for seat in range(seats) if (seat + turned) % 2 == 0)
    return Verdict(signs, lead)


def compare_alone(game: AnyGame, duel: Duel, seed: int, sides: list[Taste]) -> float:
    """How much more the first makes of the rounds of a game with an automa, each played on by both on the same luck."""
    measure = begun_with(game, duel.course)
    rounds = rounds_of(measure)
    state: State = game.start(seats=1, seed=seed, log=None, **dict(duel.course.variants))
    dice, bot = Random(seed), Greedy(with_numbers(measure, duel.numbers), DREAMS, BUDGET)
    lead, begun = 0.0, 0
    while not state.over:
        if rounds.round_of(state) > begun and state.opened < 0:
            begun = rounds.round_of(state)
            luck = dice.getrandbits(64)
            lead += made_of(game, state, sides[0], measure, luck) - made_of(game, state, sides[1], measure, luck)
        state.push(0, bot.choose(game.sight(state, 0, dice)))
    return lead


def made_of(game: AnyGame, state: State, taste: Taste, measure: Taste, luck: int) -> float:
    """What the end of the round is worth if it is played on by a taste, as a search does."""
    end = played_on(game, state, taste, rounds_of(measure).round_of(state), luck)
    return end_value(measure.for_search(state), end, 0)


def moved(game: AnyGame, duel: Duel, signs: tuple[int, ...], way: int) -> Taste:
    pairs = zip(duel.numbers.items(), signs, strict=True)
    numbers = {name: number * exp(way * sign * duel.sway) for (name, number), sign in pairs}
    return with_numbers(begun_with(game, duel.course), numbers)


def play(game: AnyGame, seed: int, tastes: list[Taste], dice: Random) -> list[float]:
    """The points in the end."""
    state: State = game.start(seats=len(tastes), seed=seed)
    bots = [Greedy(taste, DREAMS, BUDGET) for taste in tastes]
    while not state.over:
        seat = state.turn()
        state.push(seat, bots[seat].choose(game.sight(state, seat, dice)))
    return [float(points) for points in game.scores(state)]
