"""Proof: what shows, once a game is over, that its shuffle was fixed before the first move, and by whom.

The house draws a number and a salt and shows the hash of both, the commitment. Whoever opens the table answers with a
nonce, and the seed is the hash of all three: the house could not know the nonce, the opener could not know the number.
docs/fairness.md says what that proves, and what it does not.
"""

from __future__ import annotations

import hashlib
from typing import Final, NamedTuple

DRAWN: Final = "drawn"  # by the house alone
SHARED: Final = "shared"  # by the house and whoever opened the table
CHOSEN: Final = "chosen"  # named by whoever opened the table, who may know the decks
CONTINUED: Final = "continued"  # that of a game whose record everybody may read
ORIGINS: Final = (DRAWN, SHARED, CHOSEN, CONTINUED)
SEED_BYTES: Final = 8


def commitment(drawn: int, salt: str) -> str:
    """Shown from the start; whoever knows number and salt later can check that they are the ones."""
    return hashlib.sha256(f"{drawn}:{salt}".encode()).hexdigest()


def mixed(drawn: int, salt: str, nonce: str) -> int:
    """The seed that comes from both; without a nonce it is what the house has drawn."""
    if not nonce:
        return drawn
    found = hashlib.sha256(f"{drawn}:{salt}:{nonce}".encode()).digest()
    return int.from_bytes(found[:SEED_BYTES], "big")


class Proof(NamedTuple):
    """Where the seed of a game comes from."""

    commitment: str
    drawn: int
    salt: str
    nonce: str = ""
    origin: str = DRAWN

    @property
    def is_kept(self) -> bool:
        """Whether number and salt are those that were committed to."""
        return commitment(self.drawn, self.salt) == self.commitment

    @property
    def seed(self) -> int:
        return mixed(self.drawn, self.salt, self.nonce)

    def lines(self) -> list[str]:
        """As a record says it."""
        told = [("commitment", self.commitment), ("drawn", str(self.drawn)), ("salt", self.salt)]
        if self.nonce:
            told.append(("nonce", self.nonce))
        return [f"proof {name} {value}" for name, value in [*told, ("origin", self.origin)]]
