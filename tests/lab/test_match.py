"""Matches: seats rotated, luck paired, honest intervals."""

from __future__ import annotations

import json

import pytest

import farside
from farside.bots.clock import CLOCK
from farside.games.pebble.game import GAME
from farside.lab.match import Standing, around, match, play, ranking, setups, wilson


def test_greedy_beats_chance_with_the_interval_to_prove_it():
    result = match(GAME, ["greedy", "chance"], 40, seed=3)
    greedy, chance = result.standings
    assert (greedy.bot, chance.bot, greedy.games) == ("greedy", "chance", 40)
    assert greedy.wins + chance.wins == pytest.approx(40)
    assert greedy.low > 0.5 > chance.high
    assert greedy.points > chance.points
    assert result.plies == 20


def test_a_match_can_be_played_again():
    assert match(GAME, ["chance", "chance", "chance"], 9, seed=5) == match(GAME, ["chance"] * 3, 9, seed=5)
    assert match(GAME, ["chance"] * 3, 9, seed=5) != match(GAME, ["chance"] * 3, 9, seed=6)


def test_in_the_lab_bots_think_by_the_time_of_the_processor(monkeypatch: pytest.MonkeyPatch):
    """What else the machine does makes nobody weaker; at a table the clock on the wall counts."""
    seen = []

    def note(*args):
        seen.append(CLOCK.own)
        return play(*args)

    monkeypatch.setattr("farside.lab.match.play", note)
    match(GAME, ["chance", "chance"], 2)
    assert seen == [True, True]
    assert not CLOCK.own


def test_every_bot_has_every_seat_on_the_same_luck(monkeypatch: pytest.MonkeyPatch):
    seen = []

    def note(game, bots, seed, turned, variants):
        seen.append((seed, turned))
        return play(game, bots, seed, turned, variants)

    monkeypatch.setattr("farside.lab.match.play", note)
    match(GAME, ["chance", "greedy", "chance"], 6, seed=7)
    assert seen == [(7, 0), (7, 1), (7, 2), (8, 0), (8, 1), (8, 2)]


def test_a_rotation_moves_every_bot_one_seat_on(monkeypatch: pytest.MonkeyPatch):
    asked: dict[str, set[int]] = {"first": set(), "second": set()}

    class Spy:
        def __init__(self, key):
            self.key = key

        def choose(self, sight):
            asked[self.key].add(sight.seat)
            return sight.options[0]

    monkeypatch.setattr("farside.bot", Spy)
    play(GAME, ["first", "second"], 1, 1, {})
    assert asked == {"first": {1}, "second": {0}}


def test_a_player_who_is_never_asked_has_a_line_of_its_own():
    result = match(farside.game("skymines"), ["chance"], 2, seed=1, variants={"luna": 8})
    assert [each.bot for each in result.standings] == ["chance", "luna"]
    assert result.standings[1].wins == 2
    assert result.standings[1].points > 100 > result.standings[0].points
    with_two = match(farside.game("skymines"), ["chance", "chance"], 2, seed=1, variants={"luna": 0})
    assert [each.games for each in with_two.standings] == [2, 2, 2]


def test_variants_are_played_and_told():
    assert match(GAME, ["chance", "chance"], 2, variants={"river": "flood"}).variants == {"river": "flood"}


@pytest.mark.parametrize(
    ("bots", "variants", "message"),
    [
        (["chance"], {}, "2 to 4 players, not 1"),
        (["chance", "deep"], {}, "there is no bot 'deep'"),
        (["chance", "chance"], {"sea": 1}, "no variant 'sea'"),
    ],
)
def test_impossible_matches_are_refused(bots, variants, message: str):
    with pytest.raises(ValueError, match=message):
        match(GAME, bots, 2, variants=variants)


def test_a_result_is_json():
    shown = match(GAME, ["chance", "chance"], 2).shown()
    assert json.loads(json.dumps(shown))["standings"][0]["games"] == 2


def test_a_shared_victory_counts_its_share():
    standing = Standing("x")
    standing.count(0.5, 10)
    standing.count(1.0, 20)
    assert (standing.wins, standing.rate, standing.points) == (1.5, 0.75, 15)


@pytest.mark.parametrize(
    ("wins", "games", "low", "high"),
    [(0, 10, 0.0, 0.2775), (10, 10, 0.7225, 1.0), (5, 10, 0.2366, 0.7634), (180, 200, 0.8506, 0.9343), (0, 0, 0, 1)],
)
def test_intervals_are_wilsons(wins: float, games: int, low: float, high: float):
    assert wilson(wins, games) == pytest.approx((low, high), abs=1e-4)


def test_the_result_is_the_same_whatever_the_workers():
    bots = ["chance", "greedy", "chance"]
    assert match(GAME, bots, 7, seed=5, workers=3) == match(GAME, bots, 7, seed=5)


@pytest.mark.parametrize(
    ("winners", "scores", "places"),
    [
        ([1], [5, 9, 7], [3, 1, 2]),
        ([0, 2], [9, 4, 9], [1.5, 3, 1.5]),
        ([2], [9, 4, 9, 9], [2.5, 4, 1, 2.5]),
        ([0], [3, 8], [1, 2]),
    ],
)
def test_winners_come_first_and_equals_share_their_places(winners, scores, places):
    assert ranking(winners, scores) == places


def test_places_add_up_and_their_intervals_hold_the_mean():
    result = match(GAME, ["greedy", "chance", "chance"], 12, seed=3)
    assert sum(each.place for each in result.standings) == pytest.approx(6)
    for each in result.standings:
        assert 1 <= each.place_low <= each.place <= each.place_high <= 3
    assert result.standings[0].place_high < 2 < result.standings[1].place_high


def test_of_one_set_up_no_interval_is_known():
    only = match(GAME, ["chance", "chance"], 2).standings[0]
    assert (only.place_low, only.place_high) == (1, 2)


def test_intervals_of_a_mean_are_normal_over_set_ups():
    assert around([1.0, 2.0, 3.0, 2.0]) == pytest.approx((1.19985, 2.80015), abs=1e-5)
    assert around([2.0] * 9) == (2, 2)
    assert setups([1.0, 2.0, 2.0, 2.0, 1.0], 2) == [1.5, 2.0, 1.0]
