"""OpenSpiel: importing this module registers every game on the shelf as `farside_<game>`.

    import pyspiel
    from farside.envs import spiel
    game = pyspiel.load_game("farside_antarctica(players=3,placement=free)")

**Chance** is explicit and comes first: four chance nodes of 256 outcomes each are the seed of the game, and all later
luck follows from it, unknown to the players. So a history replays exactly, and whoever samples chance decides on the
luck. `resample_from_infostate` deals again what a player cannot know, the luck to come included.

**Information states.** The string holds all that a player has answered and was told, and what it sees now. A tensor of
fixed length cannot hold a history: it is the observation and how often the player has given each answer.

Questions that several players answer in secret are put one after the other; nobody is told before all have answered.
"""

from __future__ import annotations

from random import Random
from typing import Any, Protocol

from farside.envs.extra import need

need("numpy", "pyspiel")

import numpy as np  # noqa: E402 - only once we know they are there
import pyspiel  # noqa: E402

from farside.core.actions import Action, Seat  # noqa: E402
from farside.core.game import Value  # noqa: E402
from farside.core.shelf import AnyGame, game, shelf  # noqa: E402
from farside.envs.codec import Codec, Vector, codec, outcome  # noqa: E402
from farside.envs.episode import Episode  # noqa: E402
from farside.envs.render import render  # noqa: E402

DEALS = 4  # chance nodes, all before the first decision
OUTCOMES = 256  # of each
LOTS = [(outcome, 1 / OUTCOMES) for outcome in range(OUTCOMES)]
CHANCE = int(pyspiel.PlayerId.CHANCE)
TERMINAL = int(pyspiel.PlayerId.TERMINAL)


class Sampler(Protocol):
    """What OpenSpiel hands over as dice: a number from 0 to 1."""

    def __call__(self) -> float: ...


class FarsideGame(pyspiel.Game):  # type: ignore[misc]  # pyspiel has no types
    """A title, for one number of players and one choice of variants. There is a subclass for each title."""

    title: AnyGame

    def __init__(self, params: dict[str, Any] | None = None) -> None:
        self.codec = book(self.title, params or {})
        players = len(self.title.scores(self.codec.start(0)))  # an opponent without a seat counts
        closed = players == self.codec.seats
        utility = pyspiel.GameType.Utility.ZERO_SUM if closed else pyspiel.GameType.Utility.GENERAL_SUM
        super().__init__(game_type(self.title, utility), self.info(players), params or {})

    def __repr__(self) -> str:
        """OpenSpiel's own fails on a game that was refused while it was made, and takes Python with it."""
        return str(self) if "codec" in self.__dict__ else f"<{type(self).__name__}, refused>"

    def info(self, players: int) -> pyspiel.GameInfo:
        return pyspiel.GameInfo(
            num_distinct_actions=self.codec.actions,
            max_chance_outcomes=OUTCOMES,
            num_players=self.codec.seats,
            min_utility=-1 / max(1, players - 1),
            max_utility=1.0,
            utility_sum=0.0 if players == self.codec.seats else None,
            max_game_length=self.codec.game.longest,
        )

    def new_initial_state(self) -> FarsideState:
        return FarsideState(self)

    def max_chance_nodes_in_history(self) -> int:
        return DEALS

    def make_py_observer(
        self, iig_obs_type: pyspiel.IIGObservationType | None = None, params: dict[str, Any] | None = None
    ) -> Observer:
        """What one player sees now or, with perfect recall, its information state; there are no others."""
        single = pyspiel.PrivateInfoType.SINGLE_PLAYER
        if iig_obs_type is not None and iig_obs_type.private_info != single:
            raise ValueError("an observer is one player's: private_info must be SINGLE_PLAYER")
        return Observer(self.codec, recalls=iig_obs_type is not None and iig_obs_type.perfect_recall)


class FarsideState(pyspiel.State):  # type: ignore[misc]  # pyspiel has no types
    """A position in OpenSpiel's terms. Until the deal there is nothing on the table."""

    def __init__(self, owner: FarsideGame) -> None:
        super().__init__(owner)
        self.episode: Episode | tuple[Action, ...] = ()  # until the deal: its lots so far

    # -- what OpenSpiel asks -----------------------------------------------------------------------

    def current_player(self) -> int:
        playing = self.episode
        if isinstance(playing, tuple):
            return CHANCE
        return TERMINAL if playing.state.over else playing.state.turn()

    def is_terminal(self) -> bool:
        playing = self.episode
        return not isinstance(playing, tuple) and playing.state.over

    def chance_outcomes(self) -> list[tuple[Action, float]]:
        return LOTS

    def legal_actions(self, player: Seat | None = None) -> list[Action]:
        """Sorted, as OpenSpiel wants them; nothing for a player who is not asked first."""
        playing = self.episode
        if isinstance(playing, tuple):
            return list(range(OUTCOMES)) if player is None or player == CHANCE else []
        turn = playing.state.turn()
        return playing.options(turn) if player is None or player == turn else []

    def _legal_actions(self, player: Seat) -> list[Action]:
        assert isinstance(self.episode, Episode), "a chance node is answered by chance_outcomes"
        return self.episode.options(player)

    def _apply_action(self, action: Action) -> None:
        playing = self.episode
        if isinstance(playing, tuple):
            self._deal((*playing, action))
        else:
            playing.answer(action)

    def _deal(self, lots: tuple[Action, ...]) -> None:
        self.episode = lots
        if len(lots) == DEALS:
            self.episode = Episode.start(self.get_game().codec, int.from_bytes(lots, "big"))

    def _action_to_string(self, player: Seat, action: Action) -> str:
        if player == CHANCE:
            return f"lot:{action}"
        name: str = self.get_game().codec.game.actions.name(action)
        return name

    def returns(self) -> list[float]:
        playing = self.episode
        if isinstance(playing, tuple) or not playing.state.over:
            return [0.0] * self.num_players()
        return outcome(playing.codec.game, playing.state)

    def __str__(self) -> str:
        return f"lots {self.episode}" if isinstance(self.episode, tuple) else str(self.episode)

    def resample_from_infostate(self, player: Seat, sampler: Sampler) -> FarsideState:
        """A position that this player cannot tell from the real one."""
        twin: FarsideState = self.clone()
        if isinstance(twin.episode, Episode):
            twin.episode = twin.episode.imagine(player, Random(int(sampler() * 2**53)))
        return twin

    # -- for people ----------------------------------------------------------------------------------

    def render(self, mode: str = "ansi", player: Seat | None = None) -> str:
        """The table in words ("ansi") or as an SVG document ("svg"), as a player or (None) a spectator sees it."""
        assert isinstance(self.episode, Episode), "before the deal there is nothing to see"
        return render(self.episode.codec.game, self.episode.state, player, mode)


class Observer:
    """Writes what one player sees into `tensor`, or says it as a string."""

    def __init__(self, book: Codec, recalls: bool) -> None:
        self._codec = book
        self._recalls = recalls
        parts = [("observation", len(book))] + ([("answers", book.actions)] if recalls else [])
        self.tensor: Vector = np.zeros(sum(size for _name, size in parts), np.float32)
        self.dict: dict[str, Vector] = {"observation": self.tensor[: len(book)]}
        if recalls:
            self.dict["answers"] = self.tensor[len(book) :]

    def set_from(self, state: FarsideState, player: Seat) -> None:
        playing = state.episode
        if isinstance(playing, tuple):
            self.tensor.fill(0)
            return
        self.dict["observation"][:] = self._codec.vector(playing.state, player)
        if self._recalls:
            self.dict["answers"][:] = np.bincount(playing.answers_of(player), minlength=self._codec.actions)

    def string_from(self, state: FarsideState, player: Seat) -> str:
        playing = state.episode
        if isinstance(playing, tuple):
            return ""
        return playing.recalled(player) if self._recalls else playing.seen(player)


# -- parameters ------------------------------------------------------------------------------------------


def book(title: AnyGame, params: dict[str, Any]) -> Codec:
    """The codec for these parameters; ValueError says what is possible."""
    variants: dict[str, Value] = {}
    for name, possible in title.variants.items():
        if name in params and params[name] != shown(possible):
            variants[name] = read(params[name], possible)
    return codec(title.key, int(params.get("players", title.fewest())), **variants)


def plain(possible: tuple[Value, ...]) -> bool:
    """Whether all values of a variant are numbers, or all are truths: OpenSpiel has such parameters."""
    kinds = {type(value) for value in possible}
    return kinds in ({int}, {bool})


def word(value: Value) -> str:
    """A value as a word that OpenSpiel, reading it back, takes for nothing else: `off`, `on`, `n2`."""
    if isinstance(value, bool):
        return "on" if value else "off"
    return f"n{value}" if isinstance(value, int) else str(value)


def shown(possible: tuple[Value, ...]) -> Value:
    """A variant's default as a parameter."""
    return possible[0] if plain(possible) else word(possible[0])


def read(value: Any, possible: tuple[Value, ...]) -> Value:
    """A parameter as a variant's value. Lists are written `a+b`, a list for each seat `a+b/c+d`."""
    if plain(possible):
        found: Value = value
        return found
    for one in possible:
        if word(one) == value:
            return one
    rows = [tuple(row.split("+")) for row in str(value).split("/")]
    if len(rows) > 1:
        return tuple(rows)
    return rows[0] if len(rows[0]) > 1 else str(value)


def game_type(title: AnyGame, utility: pyspiel.GameType.Utility) -> pyspiel.GameType:
    return pyspiel.GameType(
        short_name=f"farside_{title.key}",
        long_name=f"Farside {title.key.title()}",
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=utility,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=title.seats.stop - 1,
        min_num_players=title.seats.start,
        provides_information_state_string=True,
        provides_information_state_tensor=True,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification=parameters(title),
    )


def parameters(title: AnyGame) -> dict[str, Value]:
    variants = {name: shown(possible) for name, possible in title.variants.items()}
    return {"players": title.fewest(), **variants}


def register() -> None:
    """A class for each title: OpenSpiel keeps it beyond Python's end, which nothing but a class survives."""
    for key in shelf():
        title = game(key)
        kind = type(f"{key.title()}Game", (FarsideGame,), {"title": title})
        pyspiel.register_game(game_type(title, pyspiel.GameType.Utility.ZERO_SUM), kind)


register()
