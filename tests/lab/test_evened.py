"""Results less luck: the same on average, with less scatter; and how steep searches are."""

from __future__ import annotations

from random import Random

import pytest

import farside
from farside.core.game import Value
from farside.lab import steepness as steep
from farside.lab.calibrate import Trial
from farside.lab.evened import evened
from farside.lab.match import match
from farside.lab.steepness import Pair, Promise, fitted, heeded, steepness


def test_luck_taken_off_leaves_the_mean_and_less_scatter():
    dice = Random(1)
    luck = [[dice.gauss(0.0, 0.2) for _ in range(400)]]
    won = [[float(dice.random() < 0.5 + given) for given in luck[0]]]
    found = evened(won, luck)
    assert found.part == pytest.approx(1.0, abs=0.35)
    assert found.saves > 0.05
    assert sum(found.results[0]) / 400 == pytest.approx(sum(won[0]) / 400, abs=0.03)


def test_without_luck_nothing_is_saved():
    assert evened([[1.0, 0.0]], [[0.0, 0.0]]) == ([[1.0, 0.0]], 0.0, 0.0)


def test_a_match_tells_results_less_luck_beside_those_played():
    found = match(farside.game("pebble"), ["greedy", "chance"], 4, luck=True)
    assert found.saves is not None
    assert all(standing.evened is not None for standing in found.standings)
    plain = match(farside.game("pebble"), ["greedy", "chance"], 4)
    assert [one.rate for one in plain.standings] == [one.rate for one in found.standings]
    assert plain.saves is None


def test_where_chances_are_not_told_luck_cannot_be():
    variants: dict[str, Value] = {"side": "belt", "missions": True, "threat": True}
    with pytest.raises(ValueError, match="not calibrated"):
        match(farside.game("skymines"), ["chance"] * 2, 2, variants=variants, luck=True)


def test_how_steep_and_how_rough_a_search_is_comes_out_as_it_was_put_in():
    dice = Random(3)
    told = [dice.uniform(0.0, 0.4) for _ in range(300)]
    pairs = [Pair(one, 0.0, 0.5 * one + dice.gauss(0.0, 0.06), 0.02) for one in told]
    found = fitted(pairs)
    assert found.steep == pytest.approx(0.5, abs=0.08)
    assert found.rough == pytest.approx(0.057, abs=0.02)


def test_what_foretells_winners_better_is_heeded_more():
    sharp = [Promise(0.5, 0.9, 1.0), Promise(0.5, 0.1, 0.0)] * 10
    assert min(heeded(sharp), key=heeded(sharp).__getitem__) == 1.0
    misled = [Promise(0.5, 0.1, 1.0), Promise(0.5, 0.9, 0.0)] * 10
    assert min(heeded(misled), key=heeded(misled).__getitem__) == 0.0


def test_both_witnesses_are_measured_over_all_numbers_of_players(monkeypatch: pytest.MonkeyPatch):
    for name, small in (("ITERATIONS", 24), ("GAMES", 2), ("PAIRS", 2), ("BUDGET", 10)):
        monkeypatch.setattr(steep, name, small)
    found = steepness(Trial("pebble", 2, 2, 900_001), [2, 3])
    assert found.near.pairs == found.far.pairs > 0
    assert {"steep", "rough", "far_steep", "far_rough", "pairs", "decisions"} == set(found.shown())
