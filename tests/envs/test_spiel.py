"""OpenSpiel: its own simulation tests, information states, resampling, its search."""

from __future__ import annotations

import copy
import pickle
import subprocess
import sys
from random import Random

import numpy as np
import pyspiel
import pytest
from open_spiel.python.algorithms import ismcts, mcts
from tests.envs.tables import TABLES, needed

import farside
from farside.envs import rates, spiel
from farside.envs.episode import Episode

LOTS = pyspiel.UniformProbabilitySampler(0.0, 1.0)
SHORT = [(key, seats) for key, seats in TABLES if key in ("antarctica", "pebble")]
LONG = [(key, seats) for key, seats in TABLES if key not in ("antarctica", "pebble")]


def load(key: str, seats: int) -> pyspiel.Game:
    params = {name: spiel.word(value) for name, value in needed(key, seats).items()}
    return pyspiel.load_game(f"farside_{key}", {"players": seats, **params})


def after(game: pyspiel.Game, answers: int, seed: int = 1) -> spiel.FarsideState:
    dice = Random(seed)
    state = rates.dealt(game, seed)
    for _answer in range(answers):
        if not state.is_terminal():
            state.apply_action(dice.choice(state.legal_actions()))
    return state


def near_the_end(game: pyspiel.Game) -> spiel.FarsideState:
    """A position twenty answers before the end of a random game."""
    whole = after(game, 100_000)
    return after(game, len(whole.history()) - spiel.DEALS - 20)


@pytest.mark.parametrize(("key", "seats"), SHORT)
def test_openspiel_finds_nothing_wrong(key: str, seats: int):
    pyspiel.random_sim_test(load(key, seats), num_sims=1, serialize=True, verbose=False)


@pytest.mark.parametrize(("key", "seats"), [(key, seats) for key, seats in LONG if seats == 2])
def test_openspiel_finds_nothing_wrong_at_the_end_of_long_games(key: str, seats: int):
    game = load(key, seats)
    late = near_the_end(game)
    pyspiel.random_sim_test(game, num_sims=1, serialize=True, verbose=False, specific_initial_state=late)


@pytest.mark.slow
@pytest.mark.parametrize(("key", "seats"), LONG)
def test_openspiel_finds_nothing_wrong_in_long_games(key: str, seats: int):
    pyspiel.random_sim_test(load(key, seats), num_sims=1, serialize=True, verbose=False)


@pytest.mark.parametrize(("key", "seats"), TABLES)
def test_a_resampled_position_is_the_same_to_the_player_and_another_in_truth(key: str, seats: int):
    state = after(load(key, seats), 12)
    for player in range(seats):
        other = [state.resample_from_infostate(player, LOTS) for _dream in range(3)]
        for dream in other:
            assert dream.information_state_string(player) == state.information_state_string(player)
            assert dream.information_state_tensor(player) == state.information_state_tensor(player)
            assert dream.observation_string(player) == state.observation_string(player)
            assert dream.legal_actions(player) == state.legal_actions(player)
            assert dream.current_player() == state.current_player()
        assert any(str(dream) != str(state) for dream in other)


def test_a_dream_does_not_know_what_others_were_told_in_secret():
    state = after(load("pebble", 3), 2)
    assert isinstance(state.episode, Episode)
    dream = state.episode.imagine(2, Random(1))
    planned = [event for event in dream.log if event.kind == "plan"]
    assert [event.args for event in planned] == [(), ()]


@pytest.mark.parametrize(("key", "seats"), [(key, seats) for key, seats in TABLES if seats == 3])
def test_a_position_in_mid_game_can_be_cloned_copied_pickled_and_serialised(key: str, seats: int):
    game = load(key, seats)
    state = after(game, 15)
    copies = (state.clone(), copy.deepcopy(state), pickle.loads(pickle.dumps(state)))
    action = state.legal_actions()[0]
    before = str(state)
    for twin in (*copies, game.deserialize_state(state.serialize())):
        assert (str(twin), twin.history()) == (before, state.history())
        for player in range(seats):
            assert twin.information_state_string(player) == state.information_state_string(player)
        twin.apply_action(action)
        assert str(twin) != before
    assert str(state) == before
    state.apply_action(action)
    assert all(str(twin) == str(state) for twin in copies)
    assert all(twin.information_state_string(0) == state.information_state_string(0) for twin in copies)


def test_a_history_replays_to_the_same_position():
    game = load("antarctica", 2)
    state = after(game, 20)
    again = game.new_initial_state()
    for action in state.history():
        again.apply_action(action)
    assert str(again) == str(state)


def test_answers_are_written_in_the_notation_of_the_game():
    state = rates.dealt(load("pebble", 2), 1)
    names = [state.action_to_string(action) for action in state.legal_actions()]
    assert all(name.startswith("plan:") for name in names)
    assert [state.string_to_action(name) for name in names] == state.legal_actions()
    assert state.legal_actions(1) == []


def test_tensors_are_the_vectors_of_the_codec_and_the_own_answers():
    game = load("antarctica", 2)
    state = after(game, 30)
    assert isinstance(state.episode, Episode)
    book = game.codec
    for player in range(2):
        vector = book.vector(state.episode.state, player)
        assert np.array_equal(np.array(state.observation_tensor(player), np.float32), vector)
        tensor = np.array(state.information_state_tensor(player))
        assert tensor[len(book) :].sum() == len(state.episode.answers_of(player))
    assert game.observation_tensor_shape() == [len(book)]
    assert game.information_state_tensor_shape() == [len(book) + book.actions]


@pytest.mark.parametrize(("key", "seats"), [("antarctica", 2), ("pebble", 3), ("skymines", 2)])
def test_openspiels_own_search_plays_it(key: str, seats: int):
    game, luck = load(key, seats), np.random.RandomState(1)
    bot = ismcts.ISMCTSBot(game, mcts.RandomRolloutEvaluator(1, luck), 2.0, 6, random_state=luck)
    state = near_the_end(game)
    for _answer in range(3):
        action = bot.step(state)
        assert action in state.legal_actions()
        state.apply_action(action)


def test_variants_are_parameters():
    assert pyspiel.load_game("farside_pebble(players=3,river=flood)").codec.variants == {"river": "flood"}
    assert pyspiel.load_game("farside_mars(target=10,open_hands=true)").codec.variants == {
        "target": 10,
        "open_hands": True,
    }
    assert spiel.read("A1+B1+C1+D1", ("first-game", "random")) == ("A1", "B1", "C1", "D1")
    assert spiel.read("12+13/14+15", ("none",)) == (("12", "13"), ("14", "15"))
    assert spiel.read("off", (False, True, "storm")) is False
    assert spiel.read("n2", ("none", 1, 2)) == 2
    assert spiel.read("storm", (False, True)) == "storm"
    with pytest.raises(ValueError, match="possible: calm, flood"):
        pyspiel.load_game("farside_pebble(river=dry)")
    with pytest.raises(ValueError, match="2 to 4 players, not 5"):
        pyspiel.load_game("farside_pebble(players=5)")


def test_with_an_opponent_without_a_seat_it_is_no_game_of_zero_sum():
    title = farside.game("pebble")
    shadow = {"scores": lambda self, state: [*title.scores(state), 0]}
    kind = type("Shadowed", (type(title),), shadow)()
    game = type("ShadowedGame", (spiel.FarsideGame,), {"title": kind})({"players": 2})
    assert game.get_type().utility == pyspiel.GameType.Utility.GENERAL_SUM
    assert game.min_utility() == -0.5


def test_a_game_that_is_refused_can_still_be_named():
    refused = spiel.FarsideGame.__new__(spiel.FarsideGame)
    assert repr(refused) == "<FarsideGame, refused>"
    assert repr(load("pebble", 3)) == "farside_pebble(players=3,river=calm)"


def test_a_player_sees_the_table_in_words_and_as_a_picture():
    state = after(load("pebble", 2), 3)
    assert "Round 1" in state.render("ansi", 0)
    assert "<svg" in state.render("svg")


def test_there_is_one_observer_for_each_player_and_no_other():
    game = load("pebble", 2)
    everybody = pyspiel.IIGObservationType(
        public_info=True, perfect_recall=False, private_info=pyspiel.PrivateInfoType.ALL_PLAYERS
    )
    with pytest.raises(ValueError, match="SINGLE_PLAYER"):
        game.make_py_observer(everybody)


def test_python_ends_in_peace_after_a_game():
    code = "import pyspiel; from farside.envs import spiel; pyspiel.load_game('farside_pebble').new_initial_state()"
    subprocess.run([sys.executable, "-c", code], check=True, timeout=600)
