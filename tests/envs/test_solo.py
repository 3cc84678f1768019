"""Gymnasium: its own checks, bots at the other seats, many tables in worker processes."""

from __future__ import annotations

import copy
import pickle

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env
from gymnasium.vector import AutoresetMode

import farside
from farside.envs.crowd import Crowd, Share, shares
from farside.envs.solo import Solo


def answer(table: Solo, luck: np.random.Generator) -> int:
    return int(luck.choice(np.flatnonzero(table.observe()["action_mask"])))


@pytest.mark.parametrize("key", farside.shelf())
def test_gymnasium_finds_nothing_wrong(key: str):
    made = gymnasium.make(f"farside/{key}-v0", bot="chance", render_mode="ansi")
    check_env(made.unwrapped)


def test_the_bots_answer_until_the_learner_is_asked():
    luck = np.random.default_rng(1)
    table = Solo("pebble", 3, bot="greedy", seat=1)
    table.reset(seed=4)
    over, reward = False, 0.0
    while not over:
        assert table.position.asked(1)
        _seen, reward, over, cut, info = table.step(answer(table, luck))
        assert (cut, info) == (False, {})
    assert reward in (1.0, -0.5) or 1 in table.game.winners(table.position)


def test_a_learner_may_change_seats_from_game_to_game():
    table = Solo("pebble", 4, bot="chance", seat=None)
    seats = set()
    for seed in range(12):
        table.reset(seed=seed)
        seats.add(table.seat)
    assert seats == {0, 1, 2, 3}


def test_a_refused_answer_loses_the_game():
    table = Solo("antarctica", bot="chance")
    seen, _info = table.reset(seed=1)
    closed = int(np.flatnonzero(seen["action_mask"] == 0)[0])
    _seen, reward, over, _cut, info = table.step(closed)
    assert (reward, over) == (-1.0, True)
    assert info["refused"].startswith(("ANT-", "FAR-"))


def test_impossible_settings_are_refused_with_what_is_possible():
    with pytest.raises(ValueError, match="possible: chance, "):
        Solo("pebble", bot="nobody")
    with pytest.raises(ValueError, match="possible: 0 to 2, or None"):
        Solo("pebble", 3, seat=3)
    with pytest.raises(ValueError, match="possible: ansi, svg"):
        Solo("pebble", render_mode="human")
    with pytest.raises(ValueError, match="a table for each worker"):
        Crowd("pebble", tables=1, workers=2)


def test_a_table_in_mid_game_can_be_copied_and_pickled():
    luck = np.random.default_rng(2)
    table = Solo("mars", 2, bot="chance")
    table.reset(seed=5)
    for _answer in range(10):
        table.step(answer(table, luck))
    twins = (copy.deepcopy(table), pickle.loads(pickle.dumps(table)))
    action = answer(table, luck)
    table.step(action)
    for twin in twins:
        assert twin.position.freeze_all() != table.position.freeze_all()
        twin.step(action)
        assert twin.position.freeze_all() == table.position.freeze_all()


def test_it_shows_what_the_learner_sees():
    table = Solo("pebble", bot="chance", render_mode="svg")
    table.reset(seed=1)
    assert "<svg" in (table.render() or "")
    assert Solo("pebble", bot="chance").render() is None


# -- many tables ---------------------------------------------------------------------------------------


def test_workers_share_the_tables_as_equally_as_possible():
    assert [len(share) for share in shares(10, 3)] == [3, 3, 4]


def test_a_share_of_tables_starts_anew_after_the_end():
    share = Share([Solo("pebble", bot="chance") for _table in range(2)])
    (seen,) = share.reset([1, 2])
    luck, ended = np.random.default_rng(1), 0
    for _step in range(60):
        options = [np.flatnonzero(mask) for mask in seen["action_mask"]]
        seen, rewards, overs = share.step([int(luck.choice(open_)) if len(open_) else 0 for open_ in options])
        ended += int(overs.sum())
        assert all(over or reward == 0 for over, reward in zip(overs, rewards, strict=True))
    assert ended >= 4


def test_tables_in_worker_processes_play_the_same_games_as_tables_here():
    crowd = Crowd("pebble", 2, tables=3, workers=2, bot="chance")
    here = Share([Solo("pebble", 2, bot="chance") for _table in range(3)])
    assert crowd.metadata["autoreset_mode"] is AutoresetMode.NEXT_STEP
    try:
        seen, _info = crowd.reset(seed=7)
        (own,) = here.reset([7, 8, 9])
        assert seen in crowd.observation_space
        for _step in range(25):
            assert all((seen[key] == own[key]).all() for key in own)
            actions = seen["action_mask"].argmax(axis=1)
            seen, rewards, overs, cuts, _info = crowd.step(actions)
            own, own_rewards, own_overs = here.step([int(action) for action in actions])
            assert (rewards == own_rewards).all()
            assert (overs == own_overs).all()
            assert not cuts.any()
        with pytest.raises(gymnasium.error.Error, match="Seed must be"):  # what a worker refuses is raised here
            crowd.reset(seed=["no seed", None, None])  # type: ignore[list-item]  # on purpose
    finally:
        crowd.close()
