"""Matches: seats rotated, luck paired, honest intervals."""

from __future__ import annotations

import json

import pytest

import farside
from farside.games.pebble.game import GAME
from farside.lab.match import Standing, match, play, wilson


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
