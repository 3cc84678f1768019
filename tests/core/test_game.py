"""Game and Sight: settings, views, dreams, copies, texts. Shown on the teaching game."""

from __future__ import annotations

import copy
import pickle
import tomllib
from pathlib import Path
from random import Random
from xml.etree import ElementTree

import pytest

import farside
from farside.core import shelf
from farside.core.game import LANGUAGES, Game
from farside.core.setting import SettingError
from farside.core.state import Event
from farside.games.pebble.game import GAME
from farside.games.pebble.state import PebbleState

STEPS = tomllib.loads(Path(__file__).with_name("steps.toml").read_text(encoding="utf-8"))


def middle(seed: int = 3, plies: int = 9, seats: int = 3) -> PebbleState:
    """A position in mid-game."""
    state = GAME.start(seats=seats, seed=seed, river="flood")
    dice = Random(seed)
    while state.ply < plies:
        seat = dice.choice(state.waiting())
        state.act(seat, dice.choice(state.options(seat)))
    return state


# -- starting ------------------------------------------------------------------------------------


def test_the_same_seed_is_the_same_game():
    assert GAME.start(seats=3, seed=7).freeze_all() == GAME.start(seats=3, seed=7).freeze_all()
    assert GAME.start(seats=3, seed=7).freeze_all() != GAME.start(seats=3, seed=8).freeze_all()


def test_the_first_value_of_a_variant_is_its_default():
    assert GAME.settings(2, {}) == {"river": "calm"}
    assert GAME.settings(2, {"river": "flood"}) == {"river": "flood"}


@pytest.mark.parametrize("seats", [-1, 0, 1, 5, 100])
def test_impossible_seats_are_refused(seats: int):
    with pytest.raises(ValueError, match=f"pebble is for 2 to 4 players, not {seats}"):
        GAME.start(seats=seats, seed=1)


def test_an_unknown_variant_is_refused_with_what_is_possible():
    with pytest.raises(ValueError, match="pebble has no variant 'moon'; possible: river"):
        GAME.start(seats=2, seed=1, moon=True)


@pytest.mark.parametrize("value", ["wild", 0, True, ("calm",)])
def test_an_impossible_value_is_refused_with_what_is_possible(value: farside.core.game.Value):
    with pytest.raises(ValueError, match=r"pebble: river cannot be .*; possible: calm, flood"):
        GAME.start(seats=2, seed=1, river=value)


def test_true_is_not_one():
    class Switch(Game[PebbleState, farside.core.view.View]):
        key = "switch"
        seats = range(1, 2)
        steps: list[farside.core.state.Step[PebbleState]] = []  # noqa: RUF012  # a title is made once

    game = Switch()
    game.variants = {"moons": (1, 2), "wind": (False, True)}
    assert game.settings(1, {"moons": 2, "wind": True}) == {"moons": 2, "wind": True}
    for variants in ({"moons": True}, {"wind": 1}):
        with pytest.raises(ValueError, match="cannot be"):
            game.settings(1, variants)  # type: ignore[arg-type]  # a dict of one kind of value


@pytest.mark.parametrize("seed", [-1, 2**64])
def test_an_impossible_seed_is_refused(seed: int):
    with pytest.raises(ValueError, match=r"a seed is a whole number from 0 to 2\*\*64 - 1"):
        GAME.start(seats=2, seed=seed)


def test_the_largest_seed_plays():
    assert GAME.start(seats=2, seed=2**64 - 1).waiting() == (0, 1)


# -- views and dreams ----------------------------------------------------------------------------


@pytest.mark.parametrize("seat", [-1, 3, 99])
def test_a_seat_that_is_not_there_has_no_view(seat: int):
    with pytest.raises(ValueError, match=f"there is no seat {seat}; seats run from 0 to 2"):
        GAME.view(middle(), seat)


def test_views_compare_by_value():
    assert GAME.view(middle(), 0) == GAME.view(middle(), 0)
    assert GAME.view(middle(), 0) != GAME.view(middle(), 1)


def test_a_view_tells_what_is_closed_and_why():
    state = GAME.start(seats=2, seed=1)
    view = GAME.view(state, 0)
    assert set(view.options).isdisjoint(closed.action for closed in view.closed)
    assert {closed.clause for closed in view.closed} == {"PEB-PLAN-2"}


def test_a_dream_leaves_the_state_alone():
    state = middle()
    before = state.freeze_all()
    dream = GAME.imagine(state, 0, Random(1))
    seat = dream.turn()
    dream.act(seat, dream.options(seat)[0])
    assert state.freeze_all() == before


def test_a_dream_does_not_know_the_chance_to_come():
    state = middle()
    futures = {tuple(GAME.imagine(state, 0, Random(seed)).words) for seed in range(5)}
    assert len(futures) == 5
    assert tuple(state.words) not in futures


def test_the_same_dice_dream_the_same():
    state = middle()
    assert GAME.imagine(state, 0, Random(4)).freeze_all() == GAME.imagine(state, 0, Random(4)).freeze_all()


def test_a_sight_holds_no_state():
    state = middle()
    seat = state.turn()
    sight = GAME.sight(state, seat, Random(2))
    assert sight.options == state.options(seat)
    assert all(part is not state for part in vars(sight).values())
    dream = sight.imagine()
    assert GAME.view(dream, seat) == GAME.view(state, seat)
    assert dream.freeze_all() != state.freeze_all()


def test_sights_of_two_states_a_seat_cannot_tell_apart_dream_alike():
    """What a bot is given depends on what its seat sees, and on its dice, alone."""
    state = GAME.start(seats=2, seed=1)
    other = GAME.imagine(state, 0, Random(9))
    views = []
    for position in (state, other):
        sight = GAME.sight(position, 0, Random(2))
        views.append((sight.view, sight.options, GAME.view(sight.imagine(), 0)))
    assert views[0] == views[1]


# -- copies --------------------------------------------------------------------------------------


@pytest.mark.parametrize("plies", [0, 1, 2, 3, 5, 8, 13])
def test_a_position_can_be_pickled_and_copied_at_any_moment(plies: int):
    state = middle(plies=plies)
    for twin in (pickle.loads(pickle.dumps(state)), copy.deepcopy(state), copy.copy(state), state.clone()):
        assert isinstance(twin, PebbleState)
        assert twin.freeze_all() == state.freeze_all()
        assert twin.steps is GAME.steps
        seat = twin.turn()
        assert twin.options(seat) == state.options(seat)


def test_a_copy_plays_on_alone():
    state = middle()
    before = state.freeze_all()
    twin = copy.deepcopy(state)
    while not twin.over:
        seat = twin.turn()
        twin.act(seat, twin.options(seat)[0])
    assert state.freeze_all() == before
    assert GAME.winners(twin)


# -- words and pictures --------------------------------------------------------------------------


def test_players_are_called_by_name_or_colour():
    voice = GAME.voice("fr", ("Ada", ""), 1)
    assert [voice.name(seat) for seat in range(4)] == ["Ada", "Azur", "Vert", "Rose"]


@pytest.mark.parametrize("lang", ["xx", "", "EN"])
def test_an_unknown_language_is_refused_with_what_is_possible(lang: str):
    with pytest.raises(ValueError, match=f"there is no language '{lang}'; possible: en, fr, it"):
        GAME.phrases(lang)


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize(
    "clause", ["FAR-ASK-1", "FAR-ASK-2", "FAR-ASK-3", "FAR-UNDO-1", "FAR-UNDO-2", "FAR-UNDO-3", "FAR-UNDO-4"]
)
def test_what_holds_in_every_game_can_be_said(lang: str, clause: str):
    assert clause not in GAME.voice(lang).reason(clause, ())


def test_a_view_shows_itself_in_a_notebook():
    view = GAME.view(middle(), 0)
    assert view._repr_svg_() == GAME.picture(view)
    root = ElementTree.fromstring(GAME.picture(view, "it"))
    assert root.tag == "{http://www.w3.org/2000/svg}svg"


def test_a_log_is_kept_for_who_listens():
    log: list[Event] = []
    GAME.start(seats=2, seed=1, log=log)
    assert [event.kind for event in log] == ["round"]


@pytest.mark.parametrize("key", STEPS)
def test_the_steps_of_a_game_keep_their_places_and_names(key: str):
    names = [step.name for step in shelf.game(key).steps]
    known = STEPS[key].split()
    assert names[: len(known)] == known
    assert len(set(names)) == len(names)


def test_a_setting_that_cannot_be_played_is_said_to_people_in_another_process_too():
    with pytest.raises(SettingError, match="2 to 4") as refused:
        GAME.start(seats=9, seed=1)
    for error in (refused.value, pickle.loads(pickle.dumps(refused.value))):
        assert (error.key, error.about) == ("setting-seats", {"fewest": 2, "most": 4, "seats": 9})
        assert GAME.voice("fr").say(error.key, error.about) == "Ce jeu se joue de 2 à 4, pas à 9."
