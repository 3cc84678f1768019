"""How many answers a person gives in a game against bots, and how many of them the table spares him.

    python tools/clicks.py --games 5 [antarctica mars ...]

Every seat is played by `greedy`. Of the first seat's answers are counted: all of them; those left when what can be
answered in one way only is answered by itself (`Playing.only`); and those left when the box under the options is
ticked, which ends a turn where hardly anything is left (`Playing.lapses`).
"""

from __future__ import annotations

import argparse
from random import Random
from typing import NamedTuple

import farside
from farside.core import shelf
from farside.core.actions import Action, Seat
from farside.core.state import State
from farside.table.playing import MOST_TRIED, is_final

PERSON: Seat = 0
FIRST_SEED = 101


class Clicks(NamedTuple):
    """Answers of one seat: all, without idle questions, and with the box ticked."""

    all: int
    swift: int
    ticked: int


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("titles", nargs="*", default=["antarctica", "magnastorm", "mars", "skymines"])
    parser.add_argument("--games", type=int, default=5)
    parser.add_argument("--seats", type=int, default=3)
    asked = parser.parse_args()
    for title in asked.titles:
        told = [count(title, asked.seats, FIRST_SEED + at) for at in range(asked.games)]
        print(title, *(f"{sum(row) / asked.games:.1f}" for row in zip(*told, strict=True)))


def count(title: str, seats: int, seed: int) -> Clicks:
    """The clicks of one game."""
    game, bot = shelf.game(title), farside.bot("greedy")
    state: State = game.start(seats=seats, seed=seed)
    every = swift = ticked = 0
    while not state.over:
        seat = state.waiting()[0]
        action = bot.choose(game.sight(state, seat, Random(f"{seed} {state.ply}")))
        if seat == PERSON:
            idle, lapsed = is_idle(game, state), is_lapsed(game, state, action)
            every, swift, ticked = every + 1, swift + (not idle), ticked + (not idle and not lapsed)
        state.act(seat, action)
    return Clicks(every, swift, ticked)


def is_idle(game: shelf.AnyGame, state: State) -> bool:
    """Whether the table answers by itself: one answer, nothing revealed."""
    options = state.options(PERSON)
    return state.opened < 0 and len(options) == 1 and not reveals(game, state, options[0])


def is_lapsed(game: shelf.AnyGame, state: State, action: Action) -> bool:
    """Whether the turn ends by itself for who has ticked the box, and the person would have ended it too."""
    return game.lapses(state, PERSON) == action and not reveals(game, state, action)


def reveals(game: shelf.AnyGame, state: State, action: Action) -> bool:
    if len(state.options(PERSON)) > MOST_TRIED:
        return False
    return is_final(game.imagine(state, PERSON, Random(state.ply)), PERSON, action)


if __name__ == "__main__":
    main()
