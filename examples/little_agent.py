"""The notebook's agent at a table: a linear policy, trained through `farside.envs`, takes a seat.

python examples/little_agent.py little.npy          trains it (some seconds) and keeps its weights
cd examples && LITTLE=../little.npy farside serve --bot little=little_agent:LittleAgent
"""

from __future__ import annotations

import os
import sys
from typing import Any

import numpy as np

from farside.envs import aec
from farside.envs.codec import codec

GAME, SEATS = "pebble", 2


class LittleAgent:
    """Multiplies what its seat sees with its weights, and takes the best of what it may answer."""

    def __init__(self) -> None:
        self.weights = np.load(os.environ["LITTLE"])
        self.codec = codec(GAME, seats=SEATS)

    def choose(self, sight: Any) -> int:
        worth = self.codec.vector(sight.imagine(), sight.seat) @ self.weights
        return int(max(sight.options, key=lambda action: worth[action]))


# -- training, as in the notebook ------------------------------------------------------------------


def chances(weights: Any, seen: Any) -> Any:
    worth = seen["observation"] @ weights
    worth[seen["action_mask"] == 0] = -np.inf
    odds = np.exp(worth - worth.max())
    return odds / odds.sum()


def trained(steps: int = 50, games: int = 20) -> Any:
    """REINFORCE: play against oneself, then make the winner's answers more likely and the loser's less."""
    table, luck = aec.env(GAME, seats=SEATS), np.random.default_rng(1)
    table.reset(seed=0)
    weights = np.zeros((len(table.codec), table.action_space(table.agents[0]).n))
    for step in range(1, steps + 1):
        push = np.zeros_like(weights)
        for number in range(games):
            push += lesson(table, weights, games * step + number, luck)
        weights += 0.3 * push / games
    return weights


def lesson(table: Any, weights: Any, seed: int, luck: Any) -> Any:
    """What one game says about the weights."""
    table.reset(seed=seed)
    decisions, rewards, push = [], {}, np.zeros_like(weights)
    for agent in table.agent_iter():
        seen, reward, over, *_ = table.last()
        odds = None if over else chances(weights, seen)
        action = None if odds is None else int(luck.choice(len(odds), p=odds))
        if odds is None:
            rewards[agent] = reward
        else:
            decisions.append((agent, seen["observation"], odds, action))
        table.step(action)
    for agent, observation, odds, action in decisions:
        wanted = -odds
        wanted[action] += 1
        push += rewards[agent] * np.outer(observation, wanted)
    return push


if __name__ == "__main__":
    np.save(sys.argv[1], trained())
