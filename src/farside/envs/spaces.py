"""Spaces: what Gymnasium and PettingZoo are told about observations and answers."""

from __future__ import annotations

from typing import Any

from farside.envs.extra import need

need("numpy", "gymnasium")

import numpy as np  # noqa: E402 - only once we know they are there
from gymnasium import spaces  # noqa: E402

from farside.envs.codec import Codec  # noqa: E402

Space = spaces.Space[Any]


class Answers(spaces.Discrete[np.int64]):
    """Every action of a game. With a mask an open one by lot, faster than Gymnasium's own way."""

    def sample(self, mask: Any = None, probability: Any = None) -> np.int64:
        if mask is None or probability is not None:
            return super().sample(mask, probability)
        open_ones = np.flatnonzero(mask)
        if len(open_ones) == 0:
            return super().sample(mask, probability)
        return np.int64(open_ones[self.np_random.integers(len(open_ones))])


def observation_space(book: Codec) -> Space:
    """Entries between 0 and 1, and a mask."""
    return spaces.Dict(
        {
            "observation": spaces.Box(0.0, 1.0, (len(book),), np.float32),
            "action_mask": spaces.Box(0, 1, (book.actions,), np.int8),
        }
    )


def action_space(book: Codec) -> Space:
    """Every action of the game, open or not."""
    return Answers(book.actions)
