"""Spaces: what Gymnasium and PettingZoo are told about observations and answers."""

from __future__ import annotations

from typing import Any

from farside.envs.extra import need

need("numpy", "gymnasium")

import numpy as np  # noqa: E402 - only once we know they are there
from gymnasium import spaces  # noqa: E402

from farside.envs.codec import Codec  # noqa: E402

Space = spaces.Space[Any]


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
    return spaces.Discrete(book.actions)
