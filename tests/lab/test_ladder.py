"""The ladder finds the order of strength, and says how sure it is."""

from __future__ import annotations

import json
from math import log
from random import Random

import pytest

from farside.games.pebble.game import GAME
from farside.lab.doubt import doubts
from farside.lab.ladder import (
    LEVEL,
    Ladder,
    Meetings,
    Setup,
    as_markdown,
    even_out,
    ladder,
    middle_part,
    put_into,
    rate,
    rungs,
)
from farside.lab.match import Finish


def duel(one: int, other: int, first_wins: bool) -> Setup:
    won = (1.0, 0.0) if first_wins else (0.0, 1.0)
    return Setup((one, other), [Finish(10, won, (0, 0), (2 - won[0], 2 - won[1]))])


def tournament(strength: list[float], games: int, dice: Random) -> list[Setup]:
    """Duels between all, won as strength says."""
    found = []
    for one in range(len(strength)):
        for other in range(one + 1, len(strength)):
            chance = strength[one] / (strength[one] + strength[other])
            found += [duel(one, other, dice.random() < chance) for _game in range(games)]
    return found


def test_ratings_of_two_are_the_odds_between_them():
    ratings = rate([[0.0, 299.5], [99.5, 0.0]], fixed=1)
    assert ratings == pytest.approx([LEVEL + 400 * log(3, 10), LEVEL])


def test_nobody_is_infinitely_strong():
    strong, weak = rate([[0.0, 100.0], [0.0, 0.0]])
    assert strong == LEVEL
    assert LEVEL - 1200 < weak < LEVEL - 700


def test_a_known_order_is_found_again_with_intervals_that_hold_the_truth():
    strength = [1.0, 4.0, 2.0, 8.0]
    found = rungs(["chance", "greedy", "middle", "best"], tournament(strength, 100, Random(3)))
    assert [rung.bot for rung in found] == ["best", "greedy", "middle", "chance"]
    for rung in found:
        truth = LEVEL + 400 * log(strength[["chance", "greedy", "middle", "best"].index(rung.bot)] / 4.0, 10)
        assert rung.low <= truth <= rung.high, rung
        assert rung.low <= rung.rating <= rung.high
    assert found[1].low == found[1].high == LEVEL, "greedy is the yardstick"
    assert sum(rung.wins for rung in found) == 600
    assert found[0].games == 300


def test_fewer_games_mean_wider_intervals():
    few = rungs(["a", "b"], tournament([1.0, 2.0], 20, Random(1)))
    many = rungs(["a", "b"], tournament([1.0, 2.0], 1000, Random(1)))
    assert max(rung.high - rung.low for rung in few) > 3 * max(rung.high - rung.low for rung in many)


def test_two_games_prove_little_even_if_they_were_all_alike():
    """Bootstrap over one set-up knows no doubt; the number of games does."""
    once = [Setup((0, 1), [Finish(9, won, (0, 0), (2 - won[0], 2 - won[1])) for won in ((1.0, 0.0), (0.0, 1.0))])]
    strong, weak = sorted(rungs(["greedy", "chance"], once), key=lambda rung: rung.bot)
    assert strong.high - strong.low > 600
    assert (weak.low, weak.high) == (LEVEL, LEVEL)
    assert [rung.rating for rung in (strong, weak)] == [LEVEL, LEVEL]


def test_the_doubt_between_two_is_that_of_a_share():
    """Of 100 games between equals half the interval is two standard errors of 5 % each, on the scale of odds."""
    assert doubts([LEVEL, LEVEL], [[0.0, 100.0], [100.0, 0.0]], 0) == [
        0.0,
        pytest.approx(1.96 * 0.2 * 400 / log(10), 1e-3),
    ]


def test_the_middle_part_leaves_out_a_fortieth_on_either_side():
    assert middle_part([float(number) for number in range(200)]) == (5, 194)


def test_three_at_a_table_are_compared_two_by_two():
    wins = [[0.0] * 3 for _bot in range(3)]
    Setup((0, 1, 2), [Finish(9, (0.0, 1.0, 0.0), (1, 9, 1), (2.5, 1.0, 2.5))]).add_to(wins)
    assert wins == [[0, 0, 0.5], [1, 0, 1], [0.5, 0, 0]]


def test_ratings_less_luck_are_the_same_with_less_scatter():
    dice = Random(3)
    played = []
    for _game in range(300):
        luck = dice.gauss(0.0, 0.2)
        won = (1.0, 0.0) if dice.random() < 0.5 + luck else (0.0, 1.0)
        played.append(Setup((0, 1), [Finish(10, won, (0, 0), (2 - won[0], 2 - won[1]), (luck, -luck))]))
    found = Ladder("pebble", 1, 2, 300, {}, rungs(["greedy", "chance"], played))
    even_out(found, ["greedy", "chance"], played)
    chance = next(rung for rung in found.rungs if rung.bot == "chance")
    assert found.saves is not None
    assert found.saves > 0.05
    assert chance.evened == pytest.approx(chance.rating, abs=30)
    assert (chance.evened_high or 0) - (chance.evened_low or 0) < chance.high - chance.low


@pytest.mark.long
def test_greedy_stands_above_chance_at_pebble():
    found = ladder(GAME, ["chance", "greedy"], 19, seed=2)
    assert [rung.bot for rung in found.rungs] == ["greedy", "chance"]
    assert (found.games, found.seats) == (20, 2), "rotations are played to the end"
    assert found.rungs[0].rating == LEVEL > found.rungs[1].high
    assert found == ladder(GAME, ["chance", "greedy"], 19, seed=2, workers=2)
    assert json.loads(json.dumps(found.shown()))["rungs"][0]["bot"] == "greedy"


def test_a_ladder_for_three_players():
    found = ladder(GAME, ["chance", "greedy", "handmade"], 3, seats=3)
    assert found.rungs[-1].bot == "chance"
    assert {rung.games for rung in found.rungs} == {3}


def test_bots_far_apart_need_not_meet_and_slow_ones_play_less():
    bots = ["chance", "reflex", "beginner", "greedy", "handmade"]
    meetings = Meetings(12, near=1, fewer={"handmade": 3})
    assert meetings.tables(bots, 2) == [(0, 1), (1, 2), (2, 3), (3, 4)]
    assert meetings.tables(bots, 3) == [(0, 1, 2), (1, 2, 3), (2, 3, 4)], "as near as they can sit"
    assert len(Meetings(12).tables(bots, 3)) == 10
    assert (meetings.at(bots[:2]), meetings.at(bots[3:])) == (12, 4), "whole rotations"
    assert meetings.total(bots, 2) == 3 * 12 + 4


def test_a_ladder_of_neighbours():
    found = ladder(GAME, ["chance", "beginner", "greedy"], 4, near=1, fewer={"greedy": 2})
    assert {rung.bot: rung.games for rung in found.rungs} == {"chance": 4, "beginner": 6, "greedy": 2}
    assert found.games == 4


def test_a_long_chain_of_neighbours_is_rated_to_the_end():
    """Seven bots, each met by its neighbours alone: the ratings are those of the odds between neighbours."""
    wins = [[0.0] * 7 for _bot in range(7)]
    for weaker in range(6):
        wins[weaker + 1][weaker], wins[weaker][weaker + 1] = 29.5, 9.5
    ratings = rate(wins)
    assert [round(ratings[bot] - ratings[0]) for bot in range(7)] == [round(bot * 400 * log(3, 10)) for bot in range(7)]


@pytest.mark.parametrize(
    ("bots", "seats", "message"),
    [
        (["chance"], 2, "a ladder for 2 players needs at least 2 different bots"),
        (["chance", "chance"], 2, "different bots"),
        (["chance", "greedy"], 3, "at least 3 different bots"),
        (["chance", "deep"], 2, "there is no bot 'deep'; possible: chance"),
        (["chance", "greedy"], 9, "2 to 4 players, not 9"),
    ],
)
def test_impossible_ladders_are_refused(bots, seats: int, message: str):
    with pytest.raises(ValueError, match=message):
        ladder(GAME, bots, 2, seats=seats)


def test_the_table_finds_its_place_in_a_page():
    found = ladder(GAME, ["chance", "greedy"], 2)
    page = "before\n<!-- ladder pebble -->\nold\n<!-- end -->\nafter\n<!-- ladder mars -->\nkept\n<!-- end -->\n"
    new = put_into(page, found, "farside ladder pebble")
    assert new.startswith("before\n<!-- ladder pebble -->\n\n`farside ladder pebble`\n\n| bot | rating |")
    assert new.endswith("<!-- end -->\nafter\n<!-- ladder mars -->\nkept\n<!-- end -->\n")
    assert as_markdown(found) in new
    assert "old" not in new
    assert put_into(new, found, "farside ladder pebble") == new
    with pytest.raises(ValueError, match="no place for this table"):
        put_into("nothing", found, "")
