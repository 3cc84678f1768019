"""Every title says in one line how a game of it is won and when it ends, whatever its settings."""

from __future__ import annotations

from typing import Any

import pytest

import farside
from farside.core.languages import LANGUAGES
from farside.games.magnastorm.components import GOAL


def goal(game: str, lang: str = "en", seats: int = 2, **variants: Any) -> str:
    """`Any`: every title has variants of its own."""
    title = farside.game(game)
    state = title.start(seats=seats, seed=1, **variants)
    return title.goal(title.view(state, 0), title.voice(lang, (), 0))


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("game", farside.shelf())
def test_every_title_says_how_it_is_won_in_every_language(game: str, lang: str):
    said = goal(game, lang)
    assert 40 < len(said) < 160
    assert (said == goal(game)) == (lang == "en")


@pytest.mark.parametrize("target", [10, 12, 15])
def test_MARS_WIN_1_the_goal_is_the_target_that_was_agreed_on(target: int):
    assert f"with {target} points" in goal("mars", target=target)


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_MAG_END_1_the_goal_depends_on_the_number_of_players(seats: int):
    assert f"reaches {GOAL[seats]}," in goal("magnastorm", seats=seats)


def test_SKY_LUNA_53_alone_the_goal_speaks_of_luna():
    assert "Luna" in goal("skymines", seats=1, luna=3)
    assert "Luna" not in goal("skymines", seats=2, luna=3)


def test_SKY_THREAT_1_a_threat_is_part_of_the_goal():
    assert "threat" in goal("skymines", side="belt", threat="comet")
    assert "threat" not in goal("skymines", side="belt")


@pytest.mark.parametrize("seats", [2, 3])
def test_PEB_END_1_the_goal_says_how_many_rounds_there_are(seats: int):
    rounds = farside.game("pebble").view(farside.game("pebble").start(seats=seats, seed=1), 0).rounds
    assert f"after round {rounds}" in goal("pebble", seats=seats)
