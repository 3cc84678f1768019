"""Figures: estimates and intervals that can be checked by hand, or by simulation."""

from __future__ import annotations

from random import Random
from statistics import stdev
from typing import Any

import pytest

from farside.lab import figures
from farside.lab.figures import (
    Estimate,
    GameRow,
    decided,
    gain,
    mean,
    oftener,
    paired,
    quantile,
    rate,
    reach,
    seat_rates,
    use,
)
from farside.lab.match import wilson


def row(winners: list[int], scores: list[int] | None = None, leaders: list[int] | None = None) -> GameRow:
    ahead = leaders or [-1] * 20
    return GameRow(
        box="shipped", game=0, seed=1, players=["a", "b"], scores=scores or [10, 8], winners=winners, plies=20,
        decisions=18, lead_changes=1, leaders=ahead, favourites=ahead,
    )  # fmt: skip


def test_rates_are_those_of_a_match():
    assert (rate(5, 10).low, rate(5, 10).high) == pytest.approx(wilson(5, 10), abs=1e-6)
    assert rate(0, 0) == Estimate(0.0, 0.0, 1.0)


def test_many_looks_need_wider_intervals():
    assert quantile() == pytest.approx(1.96, abs=0.001)
    assert quantile(20) == pytest.approx(3.02, abs=0.01)
    assert rate(50, 100, 20).half > rate(50, 100).half


def test_a_measured_error_reaches_as_far_as_students_t():
    assert [reach(games) for games in (10, 20, 100)] == pytest.approx([2.262, 2.093, 1.984], abs=0.01)


def test_what_is_proven_and_how_far_it_goes_at_least():
    assert Estimate(3, 1, 5).least() == 1
    assert Estimate(-3, -5, -1).least() == 1
    assert Estimate(3, -1, 5).least() == 0
    assert Estimate(3, 1, 5, few=True).least() == 0


def test_a_mean_and_a_paired_difference():
    assert mean([1.0, 2.0, 3.0]).value == 2
    assert mean([4.0]) == Estimate(4.0, 4.0, 4.0, few=True)
    assert paired([1, 5, 9], [2, 6, 10]) == Estimate(1.0, 1.0, 1.0, few=True)


def test_a_shared_victory_counts_its_share():
    found = seat_rates([row([0]), row([0, 1])], 2)
    assert [each.value for each in found] == [0.75, 0.25]


def test_the_margin_and_the_nth():
    assert figures.margin(row([0], [10, 8, 9])) == 1
    assert figures.margin(row([0], [10])) == 0
    assert [figures.nth([3, 1, 2, 4], share) for share in (0, 0.5, 1)] == [1, 3, 4]


def test_decided_asks_only_games_with_a_single_leader():
    games = [row([0], leaders=[-1] * 10 + [0] * 10)] * 30 + [row([1], leaders=[-1] * 10 + [0] * 10)] * 10
    found = decided(games, "leaders")
    assert found[9] is None
    assert found[10] is not None
    assert found[10].value == 0.75


def summed(games: list[tuple[list[bool], int]]) -> dict[str, Any]:
    """Sums as the tables give them, for two players: who used a thing, and who won."""
    sums: dict[str, Any] = dict.fromkeys(("a", "b", "aa", "ab", "bb", "d", "dd", "times"), 0.0)
    for used, winner in games:
        a, b = float(used[winner]), float(sum(used))
        d = float(used[winner]) - float(used[1 - winner])
        for key, value in (("a", a), ("b", b), ("aa", a * a), ("ab", a * b), ("bb", b * b), ("d", d), ("dd", d * d)):
            sums[key] += value
        sums["times"] += b
    return sums | {"box": "shipped", "what": "play", "kind": "card", "key": "owl"}


def simulated(dice: Random, number: int) -> dict[str, Any]:
    """Whoever uses the card wins oftener."""
    games = []
    for _game in range(number):
        used = [dice.random() < 0.5, dice.random() < 0.5]
        winner = 0 if dice.random() < 0.5 + 0.15 * (used[0] - used[1]) else 1
        games.append((used, winner))
    return summed(games)


def test_the_gain_of_a_card_is_with_less_without():
    found = use(summed([([True, False], 0)] * 30 + [([True, False], 1)] * 10), 40, 2, 40, 1)
    assert (found.users, found.times, found.with_it, found.without) == (0.5, 0.5, 0.75, 0.25)
    assert found.gain is not None
    assert found.gain.value == 0.5
    assert found.oftener.value == 0.5


def test_what_nearly_everybody_uses_has_no_gain():
    assert use(summed([([True, True], 0)] * 40), 40, 2, 40, 1).gain is None


def test_the_error_of_a_gain_is_clustered_by_game():
    """The interval is as wide as repeated experiments say, though two players share one victory."""
    dice = Random(5)
    values = [gain(simulated(dice, 200), 200, 2, 200, 1) for _time in range(300)]
    measured = stdev(each.value for each in values)
    assert values[0].half / quantile() == pytest.approx(measured, rel=0.15)
    assert sum(each.leaves_out(0.15) for each in values) / 300 < 0.1


def test_how_much_oftener_winners_do_it():
    found = oftener({"d": 10.0, "dd": 40.0}, 20, 1)
    assert found.value == 0.5
    assert found.half == pytest.approx(2.093 * ((2 - 0.25) / 20) ** 0.5, abs=0.001)
