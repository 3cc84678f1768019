"""Gymnasium: one seat of a table, the others taken by a bot.

    env = solo.Solo("antarctica", seats=3, bot="greedy")          # or, once this module is imported:
    env = gymnasium.make("farside/antarctica-v0", seats=3, bot="greedy")

Observations are those of `aec`: {"observation": ..., "action_mask": ...}. The reward comes at the end: 1 for winning
alone, -1 for losing between two. An answer that a clause refuses loses the game; `info["refused"]` names the clause.
"""

from __future__ import annotations

from random import Random
from typing import Any

from farside.envs.extra import need

need("numpy", "gymnasium")

import gymnasium  # noqa: E402 - only once we know they are there

from farside.bots.bot import Bot  # noqa: E402
from farside.bots.roster import bot as bot_called  # noqa: E402
from farside.core.actions import Action, Seat  # noqa: E402
from farside.core.game import Value  # noqa: E402
from farside.core.shelf import shelf  # noqa: E402
from farside.core.state import State  # noqa: E402
from farside.envs.codec import Observation, codec, outcome  # noqa: E402
from farside.envs.render import MODES, render  # noqa: E402
from farside.envs.spaces import action_space, observation_space  # noqa: E402

LOST = -1.0
Step = tuple[Observation, float, bool, bool, dict[str, Any]]


class Solo(gymnasium.Env[Observation, Action]):
    """A learner at a table of bots."""

    metadata = {"render_modes": list(MODES), "render_fps": 1}  # noqa: RUF012 - Gymnasium wants it so

    def __init__(
        self,
        game: str,
        seats: int | None = None,
        *,
        bot: str = "greedy",
        seat: Seat | None = 0,
        render_mode: str | None = None,
        **variants: Value,
    ) -> None:
        """`seat`: where the learner sits; None: somewhere else in every game."""
        if render_mode is not None and render_mode not in MODES:
            raise ValueError(f"render_mode cannot be {render_mode!r}; possible: {', '.join(MODES)}")
        self.codec = codec(game, seats, **variants)
        if seat is not None and seat not in range(self.codec.seats):
            raise ValueError(f"seat cannot be {seat}; possible: 0 to {self.codec.seats - 1}, or None")
        self.game = self.codec.game
        self.bot = bot
        bot_called(bot)  # refuses a bot that is not there
        self.chair = seat
        self.render_mode = render_mode
        self.observation_space = observation_space(self.codec)
        self.action_space = action_space(self.codec)

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Observation, dict[str, Any]]:
        """A new game, played until the learner is asked. The same seed gives the same game."""
        super().reset(seed=seed)
        luck = int(self.np_random.integers(2**63))
        self._dice = Random(luck)
        self.seat: Seat = self._dice.randrange(self.codec.seats) if self.chair is None else self.chair
        self.position: State = self.codec.start(luck)
        self._bot: Bot = bot_called(self.bot)
        self._go_on()
        return self.observe(), {}

    def step(self, action: Action) -> Step:
        if action not in self.options:
            return self.observe(), LOST, True, False, {"refused": self.refused(action)}
        self.position.push(self.seat, int(action))
        self._go_on()
        over = self.position.over
        reward = outcome(self.game, self.position)[self.seat] if over else 0.0
        return self.observe(), reward, over, False, {}

    def observe(self) -> Observation:
        """What the learner's seat senses, and what it may answer."""
        return {
            "observation": self.codec.vector(self.position, self.seat),
            "action_mask": self.codec.mask(self.options),
        }

    def refused(self, action: Action) -> str:
        """The clause that closes an answer."""
        refusal = self.position.refusal(self.seat, int(action))
        assert refusal is not None, f"{self.game.key}: {action} is open at ply {self.position.ply}, yet no option"
        return refusal.clause

    def render(self) -> str | None:
        """The table as the learner sees it: in words ("ansi") or as an SVG document ("svg")."""
        return None if self.render_mode is None else render(self.game, self.position, self.seat, self.render_mode)

    def _go_on(self) -> None:
        """The bots answer until the learner is asked, or the game is over."""
        state = self.position
        while not state.over and not state.asked(self.seat):
            other = state.turn()
            state.push(other, self._bot.choose(self.game.sight(state, other, self._dice)))
        self.options = state.options(self.seat)


def register() -> None:
    for key in shelf():
        gymnasium.register(f"farside/{key}-v0", entry_point="farside.envs.solo:Solo", kwargs={"game": key})


register()
