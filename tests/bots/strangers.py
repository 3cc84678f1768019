"""Another package is installed: a game of its own, a mind for it, bots; and much that is broken."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

from farside.bots import mind, offers, roster
from farside.core import shelf

GAME = """
from farside.games.pebble.game import Pebble

class Stranger(Pebble):
    key = "stranger"

class Orphan(Pebble):
    key = "orphan"

class Paced(Pebble):
    key = "paced"

GAME = Stranger()
ORPHAN = Orphan()
PACED = Paced()
"""
MIND = """
from farside.bots.features import Features, Sheet
from farside.bots.mind import Mind
from farside.bots.taste import Taste, lead
from farside.games.pebble.components import ROUNDS

SHEET = Sheet()
POINTS = SHEET.steady("points", 1.0)
PEBBLES = SHEET.steady("pebbles", 0.5)

class StrangeTaste(Taste):
    spread = 3.0

    def __init__(self, pebble=0.5):
        self.pebble = pebble

    def value(self, state, seat):
        return lead([state.points(other) + self.pebble * state.pebbles[other] for other in range(state.seats)], seat)

    def numbers(self):
        return {"pebble": self.pebble}

    def with_numbers(self, numbers):
        return StrangeTaste(numbers.get("pebble", self.pebble))

class StrangeFeatures(Features):
    def count(self, state, time, tally):
        for seat in range(state.seats):
            tally.turn_to(seat)
            tally.add(POINTS, state.points(seat))
            tally.add(PEBBLES, state.pebbles[seat])

    def time(self, state):
        return 1.0 if state.over else 0.5

    def points(self, state):
        return [state.points(seat) for seat in range(state.seats)]

class PacedTaste(StrangeTaste):
    horizon = None

    def round_of(self, state):
        return state.round

    def rounds_left(self, state):
        return ROUNDS[state.seats] - state.round + 1

    def next_round(self):
        return self

    def end_value(self, state, seat):
        left = self.rounds_left(state)
        known = self.horizon is not None and not state.over
        return self.horizon.value(self.count_round(state, seat, left), left) if known else self.value(state, seat)

    def goes_without_saying(self, state):
        return False

    def openings(self, state, seat, options):
        return [[action] for action in options]

    def choices(self, state, seat):
        return state.options(seat)

    def round_features(self, seats):
        return ["points", "pebbles"] if seats == 2 else []

    def count_round(self, state, seat, left):
        other = 1 - seat
        return [
            float(state.points(seat) - state.points(other)),
            float(state.pebbles[seat] - state.pebbles[other]),
        ]

    def with_horizon(self, horizon):
        found = PacedTaste(self.pebble)
        found.horizon = horizon
        return found

MIND = Mind(StrangeTaste(), StrangeFeatures(SHEET), "stranger_games")
PACED = Mind(PacedTaste(), home="stranger_games.paced")
NO_MIND = "a string"
"""
BOTS = """
from farside.bots.bot import Bot

class Last(Bot):
    key = "last"

    def choose(self, sight):
        return sight.options[-1]

class Measure(Last):
    key = "measure"
    level = 1
    yardstick = True

BOT = Last()
MEASURE = Measure()
NO_BOT = 7
"""
POINTS = """
[farside.games]
stranger = stranger_games.game:GAME
orphan = stranger_games.game:ORPHAN
paced = stranger_games.game:PACED

[farside.minds]
stranger = stranger_games.mind:MIND
orphan = stranger_games.mind:NO_MIND
paced = stranger_games.mind:PACED
pebble = stranger_games.mind:MIND

[farside.bots]
last = stranger_games.bots:BOT
measure = stranger_games.bots:MEASURE
greedy = stranger_games.bots:BOT
misnamed = stranger_games.bots:BOT
nobody = stranger_games.bots:NO_BOT
missing = stranger_games.nowhere:BOT
"""


def forget() -> None:
    """What is installed has changed."""
    for known in (offers.offers, roster.installed, roster.roster, shelf._installed, shelf.game):
        known.cache_clear()
    for kept in (mind.MINDS, mind.TASTES):
        kept.clear()


@contextmanager
def strangers(folder: Path, patch: pytest.MonkeyPatch, lesson: str = "", rounds: str = "") -> Iterator[None]:
    """The package lies in a folder; `lesson` and `rounds` are its files of weights."""
    home = folder / "stranger_games"
    (home / "weights").mkdir(parents=True)
    (home / "paced" / "weights").mkdir(parents=True)
    (home / "paced" / "__init__.py").touch()
    for name, text in {"__init__": "", "game": GAME, "mind": MIND, "bots": BOTS}.items():
        (home / f"{name}.py").write_text(text)
    if lesson:
        (home / "weights" / "learnt.toml").write_text(lesson)
    if rounds:
        (home / "paced" / "weights" / "two.toml").write_text(rounds)
    info = folder / "stranger-1.0.dist-info"
    info.mkdir()
    (info / "METADATA").write_text("Metadata-Version: 2.1\nName: stranger\nVersion: 1.0\n")
    (info / "entry_points.txt").write_text(POINTS)
    patch.syspath_prepend(folder)
    forget()
    yield
    for name in [name for name in sys.modules if name.split(".")[0] == "stranger_games"]:
        del sys.modules[name]
    forget()
