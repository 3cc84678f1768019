"""Shuffling: where a table's luck comes from. The house promises a number before whoever opens the table adds a nonce.

A promise is kept once. Who knew its number could choose a nonce until the seed suits him, and the number is shown when
the game is over.
"""

from __future__ import annotations

import time
from typing import NamedTuple

from farside.core import proof
from farside.table import doors
from farside.table.rows import Promise
from farside.table.store import Store
from farside.table.trouble import NoPromiseError, NotPossibleError

LASTING = 24 * 3600.0  # seconds that a promise waits for its nonce
NONCE = (32, 64)  # hexadecimal digits: 128 bits at least
HEX = frozenset("0123456789abcdef")


class Share(NamedTuple):
    """What whoever opens a table adds to its luck, and the promise it answers."""

    commitment: str
    nonce: str


class Luck(NamedTuple):
    """What everything hidden at a table follows from."""

    seed: int
    salt: str
    drawn: int | None = None  # what the house had promised, if somebody added to it
    nonce: str = ""
    chosen: bool = False  # somebody may know what is in the decks
    commitment: str = ""  # of the promise this keeps


class Shuffling:
    """The host's hand for seeds."""

    def __init__(self, store: Store) -> None:
        self.store = store

    def promise(self) -> str:
        """A number for a table to come is drawn; what commits the house to it."""
        drawn, salt, now = doors.new_seed(), doors.new_salt(), time.time()
        made = Promise(proof.commitment(drawn, salt), drawn, salt, now)
        self.store.promises.add(made, now - LASTING)
        return made.commitment

    def luck(self, seed: int | None = None, share: Share | None = None) -> Luck:
        """What a new table is to be shuffled by. NoPromiseError if nothing of the kind was promised."""
        if share is None:
            drawn = doors.new_seed() if seed is None else seed
            return Luck(drawn, doors.new_salt(), chosen=seed is not None)
        if seed is not None:
            raise NotPossibleError("a table is opened with a seed of your choice or with a nonce, not with both")
        check_nonce(share.nonce)
        found = self.store.promises.get(share.commitment)
        if found is None or found.created < time.time() - LASTING:
            raise NoPromiseError
        mixed = proof.mixed(found.drawn, found.salt, share.nonce)
        return Luck(mixed, found.salt, found.drawn, share.nonce, commitment=found.commitment)

    def keep(self, luck: Luck) -> None:
        """The table is about to be opened: its promise can be kept no second time."""
        if luck.commitment and not self.store.promises.drop(luck.commitment):
            raise NoPromiseError


def check_nonce(nonce: str) -> None:
    low, high = NONCE
    if not (low <= len(nonce) <= high and set(nonce) <= HEX):
        raise NotPossibleError(f"a nonce is {low} to {high} hexadecimal digits in lower case")
