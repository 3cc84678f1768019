"""PettingZoo: every game as an AEC environment with action masks.

    env = aec.env("antarctica", seats=3)

An observation is {"observation": what the agent's seat senses, "action_mask": what it may answer now}; `env.codec`
names the entries and `env.game.actions` the actions. Questions that several seats answer in secret are put one seat
after the other; nobody's observation tells what was answered before all have. Rewards come at the end: 1 for winning
alone, -1 for losing between two, together always 0.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import cast

from farside.envs.extra import need

need("numpy", "gymnasium", "pettingzoo")

import numpy as np  # noqa: E402 - only once we know they are there
from numpy.random import SeedSequence  # noqa: E402
from pettingzoo import AECEnv  # noqa: E402

from farside.core.actions import Action, Seat  # noqa: E402
from farside.core.game import Value  # noqa: E402
from farside.core.state import IllegalActionError, Refusal, State  # noqa: E402
from farside.envs.codec import Codec, Observation, codec, outcome  # noqa: E402
from farside.envs.render import MODES, render  # noqa: E402
from farside.envs.spaces import Space, action_space, observation_space  # noqa: E402


def env(game: str, seats: int | None = None, *, render_mode: str | None = None, **variants: Value) -> Table:
    """A table of a game on the shelf; ValueError says what is possible."""
    return Table(codec(game, seats, **variants), render_mode)


class Seeds:
    """Whole numbers to start games from, the same again for the same seed."""

    def __init__(self, seed: int | None) -> None:
        self._sequence = SeedSequence(seed)

    def next(self) -> int:
        return int(self._sequence.spawn(1)[0].generate_state(1, np.uint64)[0])


class Table(AECEnv[str, Observation, Action]):  # type: ignore[misc]  # pettingzoo has no types
    """One table; agents are `player_0` to `player_3`, by seat."""

    def __init__(self, book: Codec, render_mode: str | None = None) -> None:
        super().__init__()
        if render_mode is not None and render_mode not in MODES:
            raise ValueError(f"render_mode cannot be {render_mode!r}; possible: {', '.join(MODES)}")
        self.codec = book
        self.game = book.game
        self.metadata = {"name": f"farside_{book.game.key}_v0", "render_modes": list(MODES), "is_parallelizable": False}
        self.render_mode = render_mode
        self.possible_agents = [f"player_{seat}" for seat in range(book.seats)]
        self.observation_spaces = {agent: observation_space(book) for agent in self.possible_agents}
        self.action_spaces = {agent: action_space(book) for agent in self.possible_agents}
        self._seat_of = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        self._seeds = Seeds(None)
        self.agents: list[str] = []

    def observation_space(self, agent: str) -> Space:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> Space:
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: Mapping[str, object] | None = None) -> None:
        """A new game. The same seed gives the same game; without one, the next of a series."""
        if seed is not None:
            self._seeds = Seeds(seed)
        self.position: State = self.codec.start(self._seeds.next())
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, object]] = {agent: {} for agent in self.agents}
        self._ask()

    def observe(self, agent: str) -> Observation:
        seat = self._seat_of[agent]
        options = self._options if seat == self._seat else []
        return {"observation": self.codec.vector(self.position, seat), "action_mask": self.codec.mask(options)}

    def step(self, action: Action | None) -> None:
        """Answer for `agent_selection`. A refused answer raises IllegalActionError and changes nothing."""
        agent = self.agent_selection
        if self.terminations[agent]:
            self._was_dead_step(cast("Action", action))
            return
        if action not in self._options:
            raise self._illegal(action)
        self._cumulative_rewards[agent] = 0.0
        self.position.push(self._seat, int(action))
        if self.position.over:
            self._settle()
        self._ask()

    def render(self) -> str | None:
        """The table as a spectator sees it: in words ("ansi") or as an SVG document ("svg")."""
        return None if self.render_mode is None else render(self.game, self.position, None, self.render_mode)

    def close(self) -> None:
        """Nothing is held that would have to be given back."""

    def _ask(self) -> None:
        """Whose answer comes next; while several are asked, the lowest seat."""
        self._seat: Seat = self.position.turn()
        self._options = self.position.options(self._seat)
        if not self.position.over:
            self.agent_selection = self.possible_agents[self._seat]

    def _settle(self) -> None:
        worth = outcome(self.game, self.position)
        self.rewards = {agent: worth[self._seat_of[agent]] for agent in self.agents}
        self.terminations = dict.fromkeys(self.agents, True)
        self._accumulate_rewards()
        self._deads_step_first()

    def _illegal(self, action: Action | None) -> IllegalActionError:
        if not isinstance(action, (int, np.integer)):
            raise ValueError(f"an answer is a number from 0 to {self.codec.actions - 1}, not {action!r}")
        refusal = self.position.refusal(self._seat, int(action))
        return IllegalActionError(self._seat, int(action), cast("Refusal", refusal))
