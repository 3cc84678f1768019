"""The bench measures what it says."""

from __future__ import annotations

import json

import pytest

from farside.bots.rollout import play_out
from farside.core import chance, shelf, state
from farside.core.setting import SettingError
from farside.games.pebble.game import GAME
from farside.lab.bench import Clock, Tables, bench, is_compiled


def test_the_figures_are_there_and_make_sense():
    figures = bench(GAME, 0.05)
    assert set(figures) == {"decisions_per_s", "clones_per_s", "games_per_s", "compiled"}
    assert figures["decisions_per_s"] > figures["games_per_s"] > 0
    assert figures["clones_per_s"] > 0
    json.dumps(figures)


def test_a_variant_is_measured_at_the_player_counts_that_allow_it():
    skymines = shelf.game("skymines")
    assert [seats for seats, _variants in Tables.of(skymines, {"luna": 5}).setups] == [1, 2, 3]
    assert {chosen["side"] for _seats, chosen in Tables.of(skymines, {"side": "belt"}).setups} == {"belt"}
    position = Tables.of(skymines, {"luna": 5}).begin(1)
    assert position.seats == 2
    with pytest.raises(SettingError, match="luna cannot be 9"):
        Tables.of(skymines, {"luna": 9})


def test_compiled_means_that_the_kernel_is():
    assert is_compiled() == (not state.__file__.endswith(".py"))


def test_a_clock_counts_work_per_second():
    clock = Clock()
    assert clock.rate() == 0
    clock.spent, clock.done = 0.5, 10
    assert clock.rate() == 20


def test_random_play_ends_or_stops_where_it_is_told():
    position = GAME.start(seats=2, seed=1)
    assert play_out(position, chance.sow(1, 0), 7) == 7
    assert position.ply == 7
    assert play_out(position, chance.sow(1, 0), 1000) == 13
    assert position.over
