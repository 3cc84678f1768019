"""Nothing is left untold: what the lines of a move tell of a quantity adds up to what it has gained or lost.

A ledger says which lines of the log tell of a quantity, and by how much it rose or fell. That each line is true by
itself is shown in `test_told`.
"""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Any

import pytest

from farside.core import shelf
from farside.core.state import Event

Quantity = Callable[[Any, int], int]
MOVES = 250


def numbers(key: str, event: Event) -> dict[str, int]:
    """The numbers of a line by the names that its sentence uses."""
    slots = shelf.game(key).lexicon.slots(f"log-{event.kind}")
    return {slot.name: number for slot, number in zip(slots, event.args, strict=True)}


# By game: a quantity of a seat, and the lines that tell of it, each with its number and whether it rises or falls.
LEDGERS: dict[str, list[tuple[Quantity, dict[str, tuple[str, int]]]]] = {
    "pebble": [
        (
            lambda state, seat: state.pebbles[seat],
            {"bird": ("n", 1), "pass": ("n", 1), "settle": ("price", -1)},
        ),
    ],
    "antarctica": [
        (
            lambda state, seat: -state.reserve[seat],
            {
                "recruit": ("scientists", 1),
                "join": ("scientists", 1),
                "give": ("scientists", 1),
                "scrap": ("scientists", 1),
            },
        ),
    ],
    "magnastorm": [
        (
            lambda state, seat: state.reputation[seat],
            {
                "reputation": ("n", 1),
                "build": ("n", 1),
                "commander": ("n", 1),
                "give-up": ("n", -1),
                "fame": ("n", 1),
                "objective": ("n", 1),
                "majority": ("n", 1),
            },
        ),
    ],
    "skymines": [
        (lambda state, seat: state.helium[seat], {"helium": ("steps", 1)}),
        (
            lambda state, seat: state.coins[seat],
            {
                "coins": ("coins", 1),
                "threshold": ("coins", 1),
                "return": ("coins", 1),
                "overflow": ("coins", 1),
                "bounty": ("coins", 1),
                "rp-coins": ("coins", 1),
                "destroy": ("coins", 1),
                "claim": ("coins", 1),
                "barrier": ("coins", -1),
                "paid": ("coins", -1),
                "flip": ("coins", -1),
                "entry": ("coins", -1),
                "bonus": ("coins", -1),
                "own-space": ("coins", -1),
            },
        ),
    ],
}
VARIANTS: dict[str, dict[str, Any]] = {"skymines": {"missions": True, "tracks": "random"}}


def played(key: str, seed: int) -> Any:
    """The moves of a random game: position before, after, and what was told in between."""
    game, log, dice = shelf.game(key), list[Event](), Random(seed)
    state = game.start(seats=3, seed=seed, log=log, **VARIANTS.get(key, {}))
    for _move in range(MOVES):
        if state.over:
            return
        seat = state.waiting()[0]
        before, told = state.clone(), len(log)
        state.act(seat, dice.choice(state.options(seat)))
        yield before, state, log[told:]


@pytest.mark.parametrize("seed", [1, 2, 3])
@pytest.mark.parametrize("key", LEDGERS)
def test_what_lines_tell_is_what_has_changed(key: str, seed: int) -> None:
    told = set()
    for before, after, events in played(key, seed):
        for quantity, ledger in LEDGERS[key]:
            for seat in range(3):
                lines = [event for event in events if event.kind in ledger and event.seat == seat]
                said = sum(ledger[event.kind][1] * numbers(key, event)[ledger[event.kind][0]] for event in lines)
                if key == "pebble":
                    said += sum(numbers(key, event)["n"] for event in events if gift_to(key, event) == seat)
                assert quantity(after, seat) - quantity(before, seat) == said, (key, seed, after.ply, events)
                told |= {event.kind for event in lines}
    assert told, "the games reach some of these lines"


def gift_to(key: str, event: Event) -> int:
    return numbers(key, event)["to"] if event.kind == "gift" else -1
