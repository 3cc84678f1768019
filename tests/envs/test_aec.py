"""PettingZoo: its own tests, sealed answers, refusals, copies."""

from __future__ import annotations

import copy
import pickle
from random import Random

import numpy as np
import pytest
from pettingzoo.test import api_test, seed_test
from tests.envs.tables import TABLES, needed

from farside.core.state import IllegalActionError
from farside.envs import aec


def play(table: aec.Table, answers: int, dice: Random) -> None:
    for _answer in range(answers):
        seen, _reward, over, _cut, _info = table.last()
        if over:
            return
        table.step(int(dice.choice(np.flatnonzero(seen["action_mask"]))))


@pytest.mark.filterwarnings("ignore:Observation")  # api_test would rather have an array than a dict with a mask
@pytest.mark.parametrize(("key", "seats"), TABLES)
def test_pettingzoo_finds_nothing_wrong(key: str, seats: int, capsys: pytest.CaptureFixture[str]):
    api_test(aec.env(key, seats, render_mode="ansi", **needed(key, seats)), num_cycles=60, verbose_progress=False)
    assert "Passed API test" in capsys.readouterr().out


@pytest.mark.parametrize(("key", "seats"), TABLES)
def test_the_same_seed_gives_the_same_game(key: str, seats: int):
    seed_test(lambda: aec.env(key, seats, **needed(key, seats)), num_cycles=30)


def test_without_a_seed_games_differ():
    table = aec.env("antarctica")
    positions = set()
    for _game in range(3):
        table.reset()
        positions.add(table.position.freeze_all())
    assert len(positions) == 3


def test_sealed_answers_are_given_one_after_the_other_and_stay_sealed():
    table = aec.env("pebble", 3)
    table.reset(seed=1)
    assert table.agent_selection == "player_0"
    before = table.observe("player_1")["observation"]
    twin = copy.deepcopy(table)
    first, last = np.flatnonzero(table.last()[0]["action_mask"])[[0, -1]]
    table.step(int(first))
    twin.step(int(last))
    assert first != last
    assert table.agent_selection == "player_1"
    assert (table.observe("player_1")["observation"] == twin.observe("player_1")["observation"]).all()
    changed = np.flatnonzero(table.observe("player_1")["observation"] != before)
    assert {table.codec.names[at] for at in changed} <= {"asked.2", "players.2.has_planned", "players.2.cards"}


def test_only_the_asked_agent_has_options():
    table = aec.env("antarctica", 3)
    table.reset(seed=1)
    for agent in table.agents:
        mask = table.observe(agent)["action_mask"]
        assert bool(mask.any()) == (agent == table.agent_selection)


def test_a_refused_answer_cites_its_clause_and_changes_nothing():
    table = aec.env("antarctica")
    table.reset(seed=1)
    before = table.position.freeze_all()
    closed = int(np.flatnonzero(table.last()[0]["action_mask"] == 0)[0])
    with pytest.raises(IllegalActionError, match=r"FAR-ASK-2|ANT-"):
        table.step(closed)
    with pytest.raises(ValueError, match="from 0 to 118, not None"):
        table.step(None)
    assert table.position.freeze_all() == before


def test_rewards_come_at_the_end():
    table = aec.env("pebble", 4)
    table.reset(seed=2)
    play(table, 1000, Random(1))
    assert table.position.over
    assert sum(table.rewards.values()) == pytest.approx(0)
    assert max(table.rewards.values()) == table.rewards[f"player_{table.game.winners(table.position)[0]}"]
    while table.agents:
        table.step(None)


@pytest.mark.parametrize(("key", "seats"), [(key, seats) for key, seats in TABLES if seats == 3])
def test_a_table_in_mid_game_can_be_copied_and_pickled(key: str, seats: int):
    table = aec.env(key, seats)
    table.reset(seed=3)
    play(table, 15, Random(3))
    for twin in (copy.deepcopy(table), pickle.loads(pickle.dumps(table))):
        assert twin.position.freeze_all() == table.position.freeze_all()
        assert twin.agent_selection == table.agent_selection
        play(twin, 10, Random(4))
        assert twin.position.freeze_all() != table.position.freeze_all()
    ahead = copy.deepcopy(table)
    play(table, 10, Random(5))
    play(ahead, 10, Random(5))
    assert ahead.position.freeze_all() == table.position.freeze_all()


def test_a_table_is_shown_in_words_or_as_a_picture():
    for mode, sign in (("ansi", "Round 1"), ("svg", "<svg")):
        table = aec.env("pebble", render_mode=mode)
        table.reset(seed=1)
        assert sign in (table.render() or "")
    with pytest.raises(ValueError, match="possible: ansi, svg"):
        aec.env("pebble", render_mode="human")
