"""How far win chances, advice and analysis can be trusted: eleven questions, each with its figure for docs/analysis.md.

    PYTHONPATH=build/compiled .venv/bin/python tools/trust.py antarctica --seats 2 --games 3 --only calibrated,stable

Long on purpose: `make trust` asks all of them about every title. `tests/bots/test_trust.py` asks the same in short.
"""

from __future__ import annotations

import argparse
import itertools
import json
import sys
import time
from collections.abc import Callable, Iterator
from math import sqrt
from pathlib import Path
from random import Random
from typing import Any

import farside
from farside.bots import agenda
from farside.bots.advice import LEVEL, hints
from farside.bots.analysis import Analyst
from farside.bots.appeal import Appeal
from farside.bots.chances import chances_for
from farside.bots.greedy import Greedy
from farside.bots.luck import Fortune
from farside.bots.mcts import Mcts
from farside.bots.mind import taste_for
from farside.bots.reasons import reasons, total
from farside.bots.thought import Effort
from farside.core.actions import Action, Seat
from farside.core.record import Record
from farside.core.state import State
from farside.lab.calibrate import Trial, begin, judged, known_case, play

TITLES = ("antarctica", "magnastorm", "mars", "skymines")
MARKS = ("slip", "mistake", "blunder")
BAD = ("mistake", "blunder")
STEPS = {"best": 0, "fair": 0, "perhaps": 1, "slip": 1, "mistake": 2, "blunder": 3}
RUINOUS = {  # verbs that throw something away; whether one does, playing on must say
    "antarctica": ("scrap", "give", "end"),
    "magnastorm": ("skip", "gain"),
    "mars": ("pass", "off", "earth", "swap", "close", "mine", "discard"),
    "skymines": ("pass", "ready", "purge"),
}
PLANTED = 0.12  # by which an answer must be worse for certain to be one that an analysis has to find
CERTAIN = 2.0  # standard errors
A_GAME = 3  # of them planted in one game
APART = 15  # plies between two of them
TRIES = 12  # positions of a game in which playing on is asked
GUESSED = 6  # pairs of games of greedy bots that a first guess is made from; others then decide
HEARD = 32
FIVE = 5  # moments of a seat
BY_LOT = -1  # iterations of those who do not think at all
UNSEEN = 3_000_001  # the first seed of games that nothing was fitted to
Figures = dict[str, Any]
Plant = Callable[[State, Seat, Random], Action | None]


# -- games -------------------------------------------------------------------------------------------


def strong(title: Any, state: State, seat: Seat, dice: Random, iterations: int) -> Action:
    """A search's answer; without iterations, greedy's, or one by lot."""
    sight = title.sight(state, seat, dice)
    options: list[Action] = sight.options
    if len(options) == 1:
        return options[0]
    if iterations == BY_LOT:
        return dice.choice(options)
    if iterations == 0:
        return Greedy(None, 2, 150).choose(sight)
    found: Action = Mcts("strong", Effort(iterations=iterations)).choose(sight)
    return found


def a_game(
    key: str, seats: int, seed: int, iterations: int = 0, plant: Plant | None = None
) -> tuple[Record, list[int]]:
    """A record, and the plies of what was planted in it."""
    title = farside.game(key)
    dice = Random(f"trust {seed}")
    record = Record(key, seats, seed, title.usual(seats))
    state, planted = record.start(), list[int]()
    while not state.over:
        seat = state.turn()
        bad = plant(state, seat, dice) if plant is not None else None
        if bad is not None:
            planted.append(state.ply)
        record.add(state, seat, strong(title, state, seat, dice, iterations) if bad is None else bad)
    return record, planted


# -- the questions -----------------------------------------------------------------------------------


def calibrated(key: str, seats: int, games: int, workers: int = 1) -> Figures:
    """1  Chances in games that were not fitted with."""
    trial = Trial(key, seats, games, UNSEEN)
    case = known_case(farside.game(key), trial)
    found = play(trial, workers, lambda played: None)
    told = judged(found, lambda nth: case.numbers)
    thirds = []
    for third in range(3):
        some = [[one for one in game if int(min(one.witness.time, 0.999) * 3) == third] for game in found]
        some = [game for game in some if game]
        one = judged(some, lambda nth: case.numbers) if some else told
        thirds.append(round(one.log_loss - one.baseline, 4))
    return told.shown() | {"against 1/n by thirds": thirds}


def adds_up(key: str, seats: int, games: int) -> Figures:
    """2  Chances of all add up; what all are told at the first decision is fair on average."""
    title = farside.game(key)
    chances, worst, first = chances_for(title), 0.0, [0.0] * seats
    for seed in range(UNSEEN, UNSEEN + games):
        state = begin(title, Trial(key, seats, 1, seed), seed)
        for seat, told in enumerate((chances.of(state) or [])[:seats]):
            first[seat] += told / games
        record, _ = a_game(key, seats, seed) if seed == UNSEEN else (None, 0)
        for row in Analyst(record).states if record is not None else []:
            worst = max(worst, abs(sum(chances.of(row) or [1.0]) - 1.0))
    return {"starts": games, "sums off by": worst, "first": [round(each, 3) for each in first]}


def positions(key: str, seats: int, number: int) -> Iterator[tuple[State, Seat]]:
    """Decisions of greedy games, by lot."""
    title, dice, seed = farside.game(key), Random("positions"), UNSEEN
    while number > 0:
        state, at = begin(title, Trial(key, seats, 1, seed), seed), dice.randrange(10, 90)
        while not state.over and number > 0:
            seat = state.turn()
            if state.ply >= at and len(state.options(seat)) > 1:
                yield state.clone(), seat
                number, at = number - 1, state.ply + dice.randrange(10, 40)
            state.push(seat, strong(title, state, seat, dice, 0))
        seed += 1


def in_order(key: str, seats: int, number: int, iterations: int = 400) -> Figures:
    """3  No hint stands above one with a higher number; nothing is told twice; level ones share a group."""
    title = farside.game(key)
    wrong = twice = 0
    for state, seat in positions(key, seats, number):
        sight = title.sight(state, seat, Random(state.ply))
        found = hints(sight, iterations=iterations)
        ranked = [hint for hint in found if hint.group != LEVEL]
        wrong += any(one.loss > other.loss + 1e-9 for one, other in itertools.pairwise(ranked))
        wrong += any(hint.group != LEVEL and hint.loss <= hint.doubt and hint.loss > 0.0 for hint in found[1:])
        ends = [tuple(hint.turn) for hint in found]
        twice += len(set(ends)) != len(ends)
    return {"positions": number, "out of order": wrong, "told twice": twice}


def analysed(record: Record, seed: int = 1) -> tuple[Figures, Figures]:
    """An analysis, and what it cost: processor seconds in all, and until the first marks are there."""
    analyst, begun, first = Analyst(record, seed), time.process_time(), 0.0
    for step in analyst.work():
        if step >= 3 and not first and analyst.notes[agenda.LONG]:
            first = time.process_time() - begun
    return analyst.told(), {"seconds": round(time.process_time() - begun, 1), "first marks": round(first, 1)}


def sum_rule(told: Figures) -> Figures:
    """4  What moved a chance adds up to the result; how much nothing explains, a turn."""
    heaps = ("start", "choices", "gifts", "luck", "plans", "unexplained")
    off = max(abs(sum(row[heap] for heap in heaps) - row["result"]) for row in told["sums"])
    turns = 1 + sum(one["seat"] != other["seat"] for one, other in zip(told["plies"], told["plies"][1:], strict=False))
    rest = [row["unexplained"] / sqrt(turns) for row in told["sums"]]
    return {"sums off by": off, "unexplained a turn": round(sqrt(sum(each**2 for each in rest) / len(rest)), 4)}


def fair_luck(key: str, seats: int, games: int, reveals: int) -> Figures:
    """5  Put a dream in the place of what really came: on average chance gives nothing."""
    title = farside.game(key)
    fortune, gains = Fortune(title, chances_for(title), 7), []
    for seed in range(UNSEEN, UNSEEN + games):
        analyst = Analyst(a_game(key, seats, seed)[0])
        plies = [ply for ply in range(len(analyst.movers)) if analyst.kind(ply) == agenda.CHANCE]
        dice = Random(seed)
        for ply in dice.sample(plies, min(len(plies), reveals)):
            before, mover, action = analyst.states[ply], analyst.movers[ply], analyst.actions[ply]
            seat = dice.randrange(seats)
            other = fortune.pushed(before, mover, action, seat, dice)
            luck = None if other is None else fortune.of(before, mover, action, other, seat)
            gains += [] if luck is None else [luck.gain]
    mean = sum(gains) / max(1, len(gains))
    error = sqrt(sum((gain - mean) ** 2 for gain in gains) / max(1, len(gains) - 1) / max(1, len(gains)))
    return {"reveals": len(gains), "mean luck": round(mean, 4), "standard error": round(error, 4)}


def planter(key: str, at: int) -> Plant:
    """Puts in, from a ply on, answers that throw something away and that cost much for certain.

    Not those who judge say so, but games of greedy bots, played on to the end in pairs: a few guess, others decide.
    """
    title = farside.game(key)
    tries, last = [TRIES], [at - APART]

    def plant(state: State, seat: Seat, dice: Random) -> Action | None:
        options = state.options(seat)
        if state.ply < last[0] + APART or len(options) < 2 or tries[0] == 0 or state.opened >= 0:
            return None
        thought = taste_for(title).for_search(state).later(state, seat)
        bad = [action for action in options if title.actions.owner(action).verb in RUINOUS[key] and action in thought]
        good = strong(title, state, seat, dice, 0)
        if not bad or good in bad:
            return None
        tries[0] -= 1
        worst = dice.choice(bad)
        sight = title.sight(state, seat, dice)
        if guessed(sight, good, worst) and certain(sight, good, worst):
            last[0] = state.ply
            return worst
        return None

    return plant


def guessed(sight: Any, good: Action, bad: Action) -> bool:
    return by_greedy(sight, good, bad, GUESSED).gap(0, 1) > PLANTED


def certain(sight: Any, good: Action, bad: Action) -> bool:
    heard = by_greedy(sight, good, bad, HEARD)
    return heard.gap(0, 1) - CERTAIN * heard.error(0, 1) > PLANTED


def by_greedy(sight: Any, good: Action, bad: Action, pairs: int) -> Appeal:
    """Two answers, played on to the end by greedy bots."""
    heard = Appeal(sight, [[good], [bad]], Greedy(None, 1, 100))
    heard.hear(pairs)
    return heard


def planted(key: str, seats: int, number: int) -> Figures:
    """6  Ruinous answers put into games are found, and are among the five moments of that seat."""
    found = named = tried = 0
    for seed in range(UNSEEN, UNSEEN + 6 * number):
        record, plies = a_game(key, seats, seed, 0, planter(key, 20 + 7 * (seed % 9)))
        told = analysed(record)[0]["decisions"] if plies else []
        for ply in plies[:A_GAME]:
            tried += 1
            row = next((row for row in told if row["ply"] == ply), None)
            mine = sorted((one for one in told if row is not None and one["seat"] == row["seat"]), key=worst_first)
            found += row is not None and row["grade"] in BAD
            named += row in mine[:FIVE]
        if tried >= number:
            break
    return {"planted": tried, "found": found, "among five": named}


def worst_first(row: Figures) -> tuple[bool, float]:
    """As moments are chosen: what is marked comes first."""
    return row["grade"] not in MARKS, -row["loss"]


def false_alarms(record: Record, told: Figures, pairs: int = HEARD) -> Figures:
    """7  Marks in strong self-play, and how many of them playing on contradicts."""
    title = farside.game(record.game)
    analyst, against = Analyst(record), 0
    marked = [row for row in told["decisions"] if row["grade"] in MARKS]
    for row in marked:
        sight = title.sight(analyst.known(row["ply"]), row["seat"], Random(row["ply"]))
        turns = [[title.actions.parse(name) for name in line] for line in row["lines"]]
        appeal = Appeal(sight, turns, Greedy(None, 1, 100))
        appeal.hear(pairs)
        against += appeal.gap(0, 1) < -2 * max(appeal.error(0, 1), 1e-6)
    bad = sum(row["grade"] in BAD for row in told["decisions"])
    return {"decisions": len(told["decisions"]), "marks": len(marked), "bad": bad, "contradicted": against}


def stable(one: Figures, other: Figures) -> Figures:
    """8  The same record with other dice: grades that differ by more than a step, and blunders that do not stay."""
    rows = {row["ply"]: row for row in other["decisions"]}
    both = [(row, rows[row["ply"]]) for row in one["decisions"] if row["ply"] in rows]
    jumps = sum(abs(STEPS[a["grade"]] - STEPS[b["grade"]]) > 1 for a, b in both)
    gone = sum(STEPS[a["grade"]] == 3 and STEPS[b["grade"]] < 2 for a, b in both)
    return {"decisions": len(both), "jumps": jumps, "blunders gone": gone}


def no_leak(record: Record, number: int = 5) -> Figures:
    """9  A verdict is the same when what the seat cannot know is dealt again before it."""
    title = farside.game(record.game)
    analyst, again = Analyst(record), Analyst(record)
    plies = Random(1).sample(analyst.choices(), number)
    differ = 0
    for ply in plies:
        dreamt = title.imagine(again.known(ply), again.movers[ply], Random(ply))
        at = ply if again.states[ply].opened < 0 else again.states[ply].opened
        again.states[at] = dreamt
        one, two = analyst.verdict(ply, 48), again.verdict(ply, 48)
        pair = [None if each is None else (each.best, round(each.loss, 9)) for each in (one, two)]
        differ += pair[0] != pair[1]
    return {"decisions": number, "differ": differ}


def reasons_add_up(key: str, seats: int, number: int) -> Figures:
    """10  Parts of a reason add up to the difference of the two turns, and those told never point against it."""
    title, worst = farside.game(key), 0.0
    for state, seat in positions(key, seats, number):
        one, other = state.options(seat)[:2]
        forth = total(reasons(title.sight(state, seat, Random(1)), [one], [other], 2))
        back = total(reasons(title.sight(state, seat, Random(1)), [other], [one], 2))
        worst = max(worst, abs(forth + back))
    return {"pairs": number, "off by": worst}


# -- all of them ---------------------------------------------------------------------------------------


def whole_games(key: str, seats: int, games: int, iterations: int) -> Iterator[tuple[str, Figures]]:
    """4, 7, 8, 9, 11 of the same games of strong bots."""
    for seed in range(UNSEEN, UNSEEN + games):
        record, _ = a_game(key, seats, seed, iterations)
        one, cost = analysed(record, 1)
        yield "cost", cost | {"moves": len(record.moves)}
        yield "sum rule", sum_rule(one)
        yield "false alarms", false_alarms(record, one)
        yield "stable", stable(one, analysed(record, 2)[0])
        yield "no leak", no_leak(record)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("titles", nargs="*", default=TITLES)
    parser.add_argument("--seats", type=int, default=2)
    parser.add_argument("--games", type=int, default=10, help="of strong bots, analysed whole")
    parser.add_argument("--iterations", type=int, default=300, help="with which they search; 0: greedy")
    parser.add_argument("--only", default="", help="some of: calibrated,first,order,luck,planted,reasons,whole")
    given = parser.parse_args()
    some = 20 * given.games
    for key in given.titles:
        asked: list[tuple[str, Callable[..., Figures], tuple[int, ...]]] = [
            ("calibrated", calibrated, (some,)),
            ("first", adds_up, (40,)),
            ("order", in_order, (40,)),
            ("luck", fair_luck, (2 * given.games, 10)),
            ("planted", planted, (given.games,)),
            ("reasons", reasons_add_up, (20,)),
        ]
        for name, ask, much in asked:
            if not given.only or name in given.only.split(","):
                tell(key, given.seats, name, ask(key, given.seats, *much))
        if not given.only or "whole" in given.only.split(","):
            for name, figures in whole_games(key, given.seats, given.games, given.iterations):
                tell(key, given.seats, name, figures)


def tell(key: str, seats: int, name: str, figures: Figures) -> None:
    sys.stdout.write(json.dumps({"game": key, "seats": seats, "asked": name, **figures}) + "\n")
    sys.stdout.flush()


if __name__ == "__main__":
    sys.path.insert(0, str(Path(__file__).parent))
    main()
