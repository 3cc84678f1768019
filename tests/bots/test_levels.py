"""Levels and tempers: opponents for people, who differ in how far they see and in what they like."""

from __future__ import annotations

import tomllib
from random import Random

import pytest

import farside
from farside.bots import ratings
from farside.bots.abilities import spread_of
from farside.bots.greedy import Glance
from farside.bots.levels import FEW, NEAR
from farside.bots.mind import GRAIN, manner_for, taste_for, tempers_for
from farside.bots.minds.antarctica.tempers import ALONE, ENTERED
from farside.bots.ratings import Rating
from farside.bots.roster import LEVELS, all_tempers, check_temper, opponents, plain, rated, today
from farside.core.state import State
from farside.games.antarctica.components import COLOURS, OPEN_TRACKS
from farside.games.antarctica.state import AntarcticaState
from farside.games.pebble.game import GAME as PEBBLE
from farside.lab.match import match

TITLES = [key for key in farside.shelf() if key != "pebble"]


def test_the_four_levels_are_opponents_and_each_takes_more_time():
    assert [key for key in opponents() if key in LEVELS] == list(LEVELS)
    patience = [farside.bot(key).patience for key in LEVELS]
    assert patience == sorted(patience)
    assert patience[0] == 0.0, "a beginner answers at once"


@pytest.mark.parametrize(("old", "new"), [("mcts-easy", "beginner"), ("mcts-normal", "club"), ("mcts-hard", "expert")])
def test_a_level_is_found_by_the_name_it_had(old: str, new: str):
    assert today(old) == new
    assert farside.bot(old).key == old, "whoever sits at a table plays on as he did"
    assert old not in opponents()
    assert old not in rated()
    assert today(new) == new


def test_a_beginner_takes_nothing_that_is_clearly_worse():
    """It values coarsely, and makes no silly mistakes."""
    dice, beginner, seen = Random(3), farside.bot("beginner"), set()
    state = PEBBLE.start(seats=3, seed=5)
    while not state.over:
        seat = state.turn()
        glance = Glance(PEBBLE.sight(state, seat, Random(1)), taste_for(PEBBLE), FEW, NEAR)
        action = beginner.choose(PEBBLE.sight(state, seat, dice))
        if len(options := state.options(seat)) > 1 and not state.sealed:
            values = glance.weigh(options)
            assert glance.chancy or values[options.index(action)] >= max(values) - GRAIN * spread_of(glance.taste)
            seen.add(values[options.index(action)] < max(values))
        state.act(seat, action)


def test_a_beginner_beats_chance_and_loses_to_greedy():
    """On a handful of games; docs/bots.md has the figures."""
    assert match(PEBBLE, ["beginner", "chance"], 12, 71).standings[0].wins > 6
    assert match(PEBBLE, ["greedy", "beginner"], 12, 71).standings[0].wins > 6


@pytest.mark.parametrize("key", TITLES)
def test_every_title_has_two_or_three_tempers(key: str):
    assert 2 <= len(tempers_for(farside.game(key))) <= 3
    assert set(tempers_for(farside.game(key))) <= set(all_tempers())


@pytest.mark.parametrize("key", TITLES)
def test_tempers_value_positions_differently_and_play_by_the_rules(key: str):
    game, dice = farside.game(key), Random(1)
    state = game.start(seats=3, seed=7)
    differs = dict.fromkeys(tempers_for(game), False)
    for answer in range(400):
        seat = dice.choice(state.waiting())
        state.act(seat, dice.choice(state.options(seat)))
        for temper in differs if answer % 20 == 0 and not state.over else ():
            differs[temper] |= taste_for(game, temper).values(state) != taste_for(game).values(state)
        if state.over or all(differs.values()):
            break
    assert all(differs.values()), differs
    seat = state.turn()
    for temper in differs:
        assert farside.bot(f"beginner:{temper}").choose(game.sight(state, seat, dice)) in state.options(seat)


@pytest.mark.parametrize("seats", [2, 3])
def test_two_players_of_antarctica_like_to_enter_tracks_of_their_own(seats: int):
    """Greedy plays by it, to the very end; win chances, advice and search know nothing of it."""
    game, dice = farside.game("antarctica"), Random(3)
    state = game.start(seats=seats, seed=7)
    while not state.over:
        before = [len(taken(state, seat)) for seat in range(seats)]
        alone = [len(taken(state, seat) - taken(state, *others(seats, seat))) for seat in range(seats)]
        more = [ENTERED * before[seat] + ALONE * alone[seat] if seats == 2 else 0.0 for seat in range(seats)]
        liked, worth = manner_for(game).values(state), taste_for(game).values(state)
        assert [one - other for one, other in zip(liked, worth, strict=True)] == pytest.approx(more)
        state.act(state.turn(), dice.choice(state.options(state.turn())))
    assert manner_for(game).value(state, 0) - taste_for(game).value(state, 0) == pytest.approx(
        manner_for(game).values(state)[0] - taste_for(game).values(state)[0]
    )


def taken(state: State, *seats: int) -> set[int]:
    """The tracks of Antarctica with cubes of these seats."""
    assert isinstance(state, AntarcticaState)
    return {track for track in OPEN_TRACKS[state.seats] for seat in seats if state.cubes[track * COLOURS + seat] > 0}


def others(seats: int, seat: int) -> list[int]:
    return [other for other in range(seats) if other != seat]


def test_a_bot_with_a_temper_is_the_same_bot():
    raider = farside.bot("expert:raider")
    assert (raider.key, raider.patience) == ("expert:raider", farside.bot("expert").patience)
    assert farside.bot("expert:raider") is raider
    assert plain(raider.key) == "expert"
    assert raider.key not in farside.bots()


@pytest.mark.parametrize("key", ["expert:", "expert:angry", "chance:raider", "handmade:raider", "nobody:raider"])
def test_an_unknown_temper_is_refused(key: str):
    with pytest.raises(ValueError, match="there is no bot"):
        farside.bot(key)


def test_a_temper_of_another_game_is_refused():
    check_temper("expert:raider", farside.game("mars"))
    check_temper("expert", farside.game("mars"))
    with pytest.raises(ValueError, match="nobody is a 'raider' at skymines; tempers there: prospector"):
        check_temper("expert:raider", farside.game("skymines"))


# -- ratings ---------------------------------------------------------------------------------------


def test_what_was_measured_lies_in_its_interval_and_names_bots_that_there_are():
    for key, cases in ratings.kept().items():
        for seats, case in cases.items():
            assert f"farside ladder {key} " in case["command"]
            assert f"--seats {seats} " in case["command"]
            for bot in case["bots"]:
                found = ratings.rating(bot, key, int(seats))
                assert found is not None
                assert found.low <= found.rating <= found.high
                assert farside.bot(bot).key == bot


def test_what_nobody_measured_is_not_told():
    assert ratings.rating("master", "pebble", 9) is None
    assert ratings.rating("greedy", "no such game", 2) is None


def test_ratings_are_written_and_read_again():
    first = ratings.written({}, "pebble", 2, "farside ladder pebble", {"club": Rating(1100, 1000, 1200)})
    both = ratings.written(tomllib.loads(first), "mars", 3, "farside ladder mars", {"expert": Rating(1300, 1200, 1400)})
    found = tomllib.loads(both)
    assert found["pebble"]["2"]["bots"]["club"] == [1100, 1000, 1200]
    assert found["mars"]["3"] == {"command": "farside ladder mars", "bots": {"expert": [1300, 1200, 1400]}}
