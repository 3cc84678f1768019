"""Steepness: how far searches and the learnt policy exaggerate and how far they err, found by playing on in earnest.

Decisions are taken by lot from games of greedy bots and judged as an analysis judges them: by two searches, and by the
learnt policy, which plays on to the end. What the best turn is ahead of others (the next best, one by lot, the one that
the policy likes best) by each witness is then set against games of greedy bots from there, in pairs with the same luck.
How much of what a witness says is true is the slope of the second through the first; what is left between them, the
noise of both taken off, is how rough it is.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, replace
from math import sqrt
from random import Random
from typing import Any, Final

import farside
from farside.bots.appeal import Appeal, at_a_glance
from farside.bots.chances import between, chances_for, result
from farside.bots.greedy import Greedy
from farside.bots.judging import Judgement, judge
from farside.bots.means import mean
from farside.bots.thought import Effort
from farside.bots.tree import Found
from farside.core.shelf import AnyGame
from farside.core.state import State
from farside.lab.calibrate import Trial, answer, begin, surprise
from farside.lab.pool import spread

ITERATIONS: Final = 900  # of each of the two searches, as in an analysis
GAMES: Final = 48  # of each turn, by the learnt policy
PAIRS: Final = 10  # of games of greedy bots, which are far dearer
DREAMS: Final = 1  # of such a bot
BUDGET: Final = 100  # positions that it looks at
GLANCES: Final = 6
A_GAME: Final = 2  # decisions taken of a game
LEAST: Final = 0.02  # a roughness below which nobody would believe us
STEEPEST: Final = 1.5
FLATTEST: Final = 0.2
PULL: Final = 0.05  # how far a slope must be carried by the data: so many per cent of spread count for slope 1
ROUNDS: Final = 30  # of fitting slope and roughness to each other
HEEDS: Final = [at / 20 for at in range(21)]
ENOUGH: Final = 200  # positions from which on it is decided how much a search counts beside a glance


@dataclass(frozen=True)
class Pair:
    """What a witness says that one turn is better by, how far it scatters, and what playing on in earnest says."""

    told: float
    apart: float
    gap: float
    error: float


@dataclass(frozen=True)
class Promise:
    """What a glance and the searches promise whoever decides, and what came of it."""

    glance: float
    search: float
    won: float


@dataclass(frozen=True)
class Decision:
    """One decision: what searches say, what the learnt policy says, and the promise."""

    near: list[Pair]
    far: list[Pair]
    promise: Promise


@dataclass(frozen=True)
class Steepness:
    """How much of what a witness says is true, and how far it is beside it otherwise."""

    pairs: int
    steep: float
    rough: float


@dataclass(frozen=True)
class Measured:
    """Both witnesses, and how much a search counts beside a glance."""

    near: Steepness
    far: Steepness
    decisions: int
    heed: float
    losses: dict[float, float]  # of the log, by heed

    def shown(self) -> dict[str, Any]:
        found: dict[str, Any] = {
            "steep": round(self.near.steep, 2),
            "rough": round(self.near.rough, 3),
            "far_steep": round(self.far.steep, 2),
            "far_rough": round(self.far.rough, 3),
            "pairs": self.near.pairs,
            "decisions": self.decisions,
        }
        return found | ({"heed": self.heed} if self.decisions >= ENOUGH else {})


def steepness(
    trial: Trial, counts: list[int], workers: int = 1, watch: Callable[[int], None] = lambda played: None
) -> Measured:
    """From so many games, of each of these numbers of players in turn; the same whatever the number of workers."""
    jobs = [(trial, counts[nth % len(counts)], trial.seed + nth) for nth in range(trial.games)]
    found: list[Decision] = []
    for nth, some in enumerate(spread(decided, jobs, workers)):
        found += some
        watch(nth + 1)
    return measured(found)


def measured(found: list[Decision]) -> Measured:
    near = [pair for one in found for pair in one.near]
    far = [pair for one in found for pair in one.far]
    losses = heeded([one.promise for one in found])
    heed = min(HEEDS, key=lambda each: losses[each])
    return Measured(fitted(near), fitted(far), len(found), heed, losses)


def fitted(pairs: list[Pair]) -> Steepness:
    """Least squares through the origin, by how far each pair can be trusted; a little is always taken as true."""
    steep, rough = 1.0, LEAST
    for _round in range(ROUNDS):
        weights = [1.0 / (pair.error**2 + rough**2 + (steep * pair.apart) ** 2) for pair in pairs]
        pull = PULL**2 / rough**2
        over = sum(weight * pair.told * pair.gap for weight, pair in zip(weights, pairs, strict=True)) + pull
        under = sum(weight * pair.told**2 for weight, pair in zip(weights, pairs, strict=True)) + pull
        steep = min(max(over / under, FLATTEST), STEEPEST)
        left = [(pair.gap - steep * pair.told) ** 2 - pair.error**2 - (steep * pair.apart) ** 2 for pair in pairs]
        rough = max(LEAST, sqrt(max(0.0, mean(left))))
    return Steepness(len(pairs), steep, rough)


def heeded(promises: list[Promise]) -> dict[float, float]:
    """The log loss of what would have been told, by how much a search counts."""
    found: dict[float, float] = {}
    for heed in HEEDS:
        told = [between(one.glance, one.search, heed) for one in promises]
        found[heed] = mean([surprise(p, one.won) for p, one in zip(told, promises, strict=True)])
    return found


# -- decisions -----------------------------------------------------------------------------------------


def decided(job: tuple[Trial, int, int]) -> list[Decision]:
    """Some decisions of one game, by lot."""
    trial, seats, seed = job
    title = farside.game(trial.game)
    dice = Random(f"steepness {seed}")
    states, came = decisions(title, replace(trial, seats=seats), seed, dice)
    found = [decision(title, state, came, dice) for state in states]
    return [each for each in found if each is not None]


def decisions(title: AnyGame, trial: Trial, seed: int, dice: Random) -> tuple[list[State], list[float]]:
    """Positions with a choice, each as likely as the others, and who won."""
    state, seen = begin(title, trial, seed), 0
    kept: list[State] = []
    while not state.over:
        seat = state.turn()
        if len(state.options(seat)) > 1 and state.opened < 0:
            seen += 1
            if len(kept) < A_GAME:
                kept.append(state.clone())
            elif dice.randrange(seen) < A_GAME:
                kept[dice.randrange(A_GAME)] = state.clone()
        state.push(seat, answer(title, state, seat, dice))
    return kept, result(title, state)


def decision(title: AnyGame, state: State, came: list[float], dice: Random) -> Decision | None:
    """One of them, judged and played on; None where there is but one turn to speak of."""
    seat = state.turn()
    found = judge(lambda: title.sight(state, seat, dice), Effort(ITERATIONS))
    if found is None:
        return None
    sight = title.sight(state, seat, dice)
    turns = [found.best(), *others(found, sight, dice)]
    if len(turns) == 1:
        return None
    near, far = said(found, turns, sight)
    return Decision(near, far, Promise(glanced(sight), found.chance(turns[0].key), came[seat]))


def said(found: Judgement, turns: list[Found], sight: Any) -> tuple[list[Pair], list[Pair]]:
    """By how much the first turn is ahead of each of the others: the searches, and the learnt policy."""
    lines = [turn.answers for turn in turns]
    far, earnest = Appeal(sight, lines), Appeal(sight, lines, Greedy(None, DREAMS, BUDGET))
    far.hear(GAMES)
    earnest.hear(PAIRS)
    pairs: list[tuple[Pair, Pair]] = []
    for at, turn in enumerate(turns[1:], 1):
        looks = (found.first, found.second)
        leads = [look.chance(turns[0].key, 0.0) - look.chance(turn.key, 0.0) for look in looks]
        came_to = (earnest.gap(0, at), max(earnest.error(0, at), LEAST))
        near = Pair(mean(leads), abs(leads[0] - leads[1]) / 2, *came_to)
        pairs.append((near, Pair(far.gap(0, at), far.error(0, at), *came_to)))
    return [near for near, _ in pairs], [policy for _, policy in pairs]


def glanced(sight: Any) -> float:
    """What a position promises as it stands."""
    chances = chances_for(sight.game)
    told = [chances.of(sight.imagine()) for _glance in range(GLANCES)]
    return mean([each[sight.seat] for each in told if each is not None])


def others(found: Judgement, sight: Any, dice: Random) -> list[Found]:
    """The next best turn, one by lot, and the one that the learnt policy likes best, each once."""
    best = found.best().key
    rest = [turn for turn in looked_at(found) if turn.key != best]
    if not rest:
        return []
    kept = {turn.key: turn for turn in (max(rest, key=lambda turn: found.chance(turn.key)), dice.choice(rest))}
    liked = at_a_glance(sight)[:1]
    return list((kept | {turn.key: turn for turn in rest if [turn.key] == liked}).values())


def looked_at(found: Judgement) -> list[Found]:
    """The turns that both searches have looked at."""
    both = [key for key, turn in found.first.found.items() if turn.looks > 0 and found.has_both(key)]
    return [found.first.found[key] for key in sorted(both)]
