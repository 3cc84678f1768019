"""How far chances, advice and analysis can be trusted: the questions of `tools/trust.py`, in short.

The long forms are `make trust`; their figures are in docs/analysis.md.
"""

from __future__ import annotations

import pytest
from tests.records.golden import FILES, read

import farside
import trust
from farside.bots import analysis
from farside.bots.analysis import Analyst
from farside.bots.chances import chances_for
from farside.lab.calibrate import Trial, begin

TITLES = ("antarctica", "magnastorm", "mars", "skymines")


@pytest.fixture
def light(monkeypatch: pytest.MonkeyPatch) -> None:
    """Little effort: what must hold whatever is found."""
    for name, small in (("DREAMS", 2), ("BRIEF", 8), ("THOROUGH", 24), ("FIRST", 8), ("SECOND", 8), ("PAIRS", 16)):
        monkeypatch.setattr(analysis, name, small)
    monkeypatch.setattr("farside.bots.luck.DREAMS", 4)


@pytest.mark.parametrize("file", FILES, ids=lambda file: f"{file.parent.name}-{file.stem}")
def test_2_chances_add_up_in_golden_records(file):
    record = read(file)
    title, state = farside.game(record.game), record.start()
    chances = chances_for(title)
    for at, move in enumerate(record.moves):
        told = chances.of(state) if at % 25 == 0 else None
        assert told is None or sum(told) == pytest.approx(1.0, abs=1e-9)
        state.act(move.seat, title.actions.parse(move.name))


@pytest.mark.parametrize("title", TITLES)
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_2_at_the_first_decision_everybody_is_told_a_fair_chance(title: str, seats: int):
    chances = chances_for(farside.game(title))
    first = [0.0] * seats
    for seed in range(8):
        state = begin(farside.game(title), Trial(title, seats, 1, seed), seed)
        told = chances.of(state)
        assert told is not None
        first = [mean + chance / 8 for mean, chance in zip(first, told, strict=True)]
    assert all(abs(chance - 1 / seats) < 0.1 for chance in first)


def test_3_advice_stands_in_its_order():
    assert trust.in_order("pebble", 3, 6, 60) == {"positions": 6, "out of order": 0, "told twice": 0}


def test_4_8_9_11_a_whole_game_adds_up_and_leaks_nothing(light: None):
    record, _ = trust.a_game("pebble", 2, 5)
    told, cost = trust.analysed(record)
    assert trust.sum_rule(told)["sums off by"] < 1e-9
    assert trust.stable(told, told) == {"decisions": len(told["decisions"]), "jumps": 0, "blunders gone": 0}
    assert trust.no_leak(record, 4)["differ"] == 0
    assert set(cost) == {"seconds", "first marks"}


@pytest.mark.parametrize("title", ["mars", "skymines"])
def test_9_hidden_cards_change_no_verdict(title: str):
    """Of games with secrets: what others hold is dealt again before a decision is judged."""
    record, _ = trust.a_game(title, 2, 4, trust.BY_LOT)
    assert trust.no_leak(record, 2)["differ"] == 0


def test_5_luck_is_measured_in_dreams(light: None):
    found = trust.fair_luck("pebble", 2, 1, 3)
    assert abs(found["mean luck"]) <= 1.0


def test_6_a_game_holds_what_is_planted():
    title = farside.game("pebble")
    record, plies = trust.a_game(
        "pebble", 2, 3, 0, lambda state, seat, dice: state.options(seat)[-1] if state.ply == 4 else None
    )
    assert plies == [4]
    assert Analyst(record).movers[4] == record.moves[4].seat
    assert title.actions.parse(record.moves[4].name) in Analyst(record).states[4].options(record.moves[4].seat)


def test_10_reasons_add_up():
    assert trust.reasons_add_up("pebble", 2, 4)["off by"] < 1e-6
