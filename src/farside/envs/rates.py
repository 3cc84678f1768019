"""Rates: how fast the doors are, per second of one processor.

    python -m farside.envs.rates antarctica

Random games: decisions through PettingZoo's loop (`last`, an open action by lot, `step`; the same with PettingZoo's own
way of choosing, `action_space.sample`), through OpenSpiel (`legal_actions`, by lot, `apply_action`), and iterations of
OpenSpiel's own ISMCTS bot (random playouts to the end, from positions of the first forty plies).
"""

from __future__ import annotations

import json
import sys
from collections.abc import Callable
from random import Random
from time import process_time
from typing import Any, TypedDict

from farside.envs.extra import NEEDS, need

need(*NEEDS)

import numpy as np  # noqa: E402 - only once we know they are there
import pyspiel  # noqa: E402

from farside.core import state  # noqa: E402
from farside.envs import aec, spiel  # noqa: E402

EARLY = 40  # plies
SEARCH = 40  # iterations a move


class Figures(TypedDict):
    """Per second of one processor; iterations of the search with playouts to the end."""

    aec_decisions_per_s: int
    aec_sampled_per_s: int
    spiel_decisions_per_s: int
    spiel_ismcts_per_s: int
    compiled: bool


def rates(key: str, seats: int, seconds: float = 1.0) -> Figures:
    """About so many seconds for each figure."""
    table = aec.env(key, seats)
    dice = Random(1)
    return Figures(
        aec_decisions_per_s=rate(lambda number: aec_game(table, number, by_lot(dice)), seconds),
        aec_sampled_per_s=rate(lambda number: aec_game(table, number, by_sample(table)), seconds),
        spiel_decisions_per_s=rate(spiel_player(key, seats), seconds),
        spiel_ismcts_per_s=ismcts_rate(key, seats, seconds),
        compiled=not state.__file__.endswith(".py"),
    )


def rate(work: Callable[[int], int], seconds: float) -> int:
    """What a piece of work says it did, per second of processor time."""
    begin, done, number = process_time(), 0, 0
    while process_time() - begin < seconds:
        done += work(number)
        number += 1
    return round(done / (process_time() - begin))


Chooser = Callable[[str, dict[str, Any]], int]


def by_lot(dice: Random) -> Chooser:
    return lambda agent, seen: int(dice.choice(np.flatnonzero(seen["action_mask"])))


def by_sample(table: aec.Table) -> Chooser:
    return lambda agent, seen: int(table.action_space(agent).sample(seen["action_mask"]))


def aec_game(table: aec.Table, seed: int, choose: Chooser) -> int:
    """A game through PettingZoo's loop; how many decisions it took."""
    table.reset(seed=seed)
    taken = 0
    for agent in table.agent_iter():
        seen, _reward, over, _cut, _info = table.last()
        if over:
            table.step(None)
            continue
        table.step(choose(agent, seen))
        taken += 1
    return taken


def spiel_player(key: str, seats: int) -> Callable[[int], int]:
    """Plays a game through OpenSpiel; how many decisions it took."""
    game = pyspiel.load_game(f"farside_{key}", {"players": seats})
    dice = Random(1)

    def play(number: int) -> int:
        position = dealt(game, number)
        taken = 0
        while not position.is_terminal():
            position.apply_action(dice.choice(position.legal_actions()))
            taken += 1
        return taken

    return play


def dealt(game: pyspiel.Game, number: int) -> spiel.FarsideState:
    """A new game, dealt by number."""
    position: spiel.FarsideState = game.new_initial_state()
    for lot in (number % spiel.OUTCOMES ** (spiel.DEALS - 1)).to_bytes(spiel.DEALS, "big"):
        position.apply_action(lot)
    return position


def ismcts_rate(key: str, seats: int, seconds: float = 5.0) -> int:
    """Iterations of OpenSpiel's Python ISMCTS bot through our door, with one random playout to the end for each."""
    from open_spiel.python.algorithms import ismcts, mcts  # it takes its time to load

    luck = np.random.RandomState(1)
    game = pyspiel.load_game(f"farside_{key}", {"players": seats})
    bot = ismcts.ISMCTSBot(game, mcts.RandomRolloutEvaluator(1, luck), 2.0, SEARCH, random_state=luck)
    return rate(lambda number: search(bot, early_position(game, number)), seconds)


def early_position(game: pyspiel.Game, number: int) -> spiel.FarsideState:
    """A position of an early ply with a choice to make."""
    dice = Random(number)
    position = dealt(game, number)
    for ply in range(dice.randrange(EARLY)):
        twin = position.clone()
        twin.apply_action(dice.choice(twin.legal_actions()))
        if twin.is_terminal():
            break
        position = twin
    return position


def search(bot: Any, position: spiel.FarsideState) -> int:
    if len(position.legal_actions()) < 2:
        return 0
    bot.step(position)
    return SEARCH


def main(keys: list[str]) -> None:
    from farside.core.shelf import game

    figures = {key: rates(key, game(key).fewest(), 3.0) for key in keys or ["antarctica"]}
    sys.stdout.write(json.dumps(figures, indent=2) + "\n")


if __name__ == "__main__":
    main(sys.argv[1:])
