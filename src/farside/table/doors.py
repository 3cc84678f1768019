"""Doors: who may do what at a table. A seat is an unguessable link; there are no accounts."""

from __future__ import annotations

import hashlib
import hmac
import secrets
from base64 import urlsafe_b64encode
from collections.abc import Iterable, Sequence
from dataclasses import dataclass

from farside.core.actions import Seat
from farside.table.rows import SeatRow, TableRow

LETTERS = "23456789abcdefghjkmnpqrstuvwxyz"  # nothing that reads like something else
CODE = 6
TOKEN = 16  # bytes of chance in a token
SEED = 64  # bits


def new_code() -> str:
    """A table's name in addresses: short, easy to read out."""
    return "".join(secrets.choice(LETTERS) for _ in range(CODE))


def is_code(word: str) -> bool:
    """Whether this could be a table's name at all."""
    return len(word) == CODE and set(word) <= set(LETTERS)


def new_token() -> str:
    """What opens a seat: nobody can guess it."""
    return secrets.token_urlsafe(TOKEN)


def new_seed() -> int:
    return secrets.randbits(SEED)


def new_salt() -> str:
    """Hides the seed inside the commitment, and the bots' dice from everybody."""
    return secrets.token_hex(16)


def ring_mark(secret: str) -> str:
    """How a keyring's secret lies in the database: it does not tell the secret, and opens nothing."""
    return hashlib.sha256(f"profile:{secret}".encode("utf-8", "replace")).hexdigest()


def desk_of(secret: str) -> str:
    """The name of the secret that opens the host's desk, as it lies in the database."""
    return hashlib.sha256(f"desk:{secret}".encode("utf-8", "replace")).hexdigest()


def same(given: str, kept: str) -> bool:
    """Compare two tokens without telling by the time it takes how much of them agrees."""
    return secrets.compare_digest(given.encode(), kept.encode())


def mark(token: str) -> str:
    """How a token lies in the database: it opens nothing, and does not tell the token. Nothing has no mark."""
    return hashlib.sha256(f"token:{token}".encode("utf-8", "replace")).hexdigest() if token else ""


def invitation(by: str, table: str, seat: Seat, times: int) -> str:
    """What invites somebody to a seat, once. Whoever holds the token it is made by can be shown it again."""
    made = hmac.digest(by.encode("utf-8", "replace"), f"invitation:{table}:{seat}:{times}".encode(), "sha256")
    return urlsafe_b64encode(made[:TOKEN]).rstrip(b"=").decode()


@dataclass(frozen=True, slots=True)
class Door:
    """Who came in: the seats a browser holds (several on one device), and whether it opened the table."""

    seats: tuple[Seat, ...] = ()
    host: bool = False

    @property
    def spectator(self) -> bool:
        return not self.seats and not self.host


def opens(given: Iterable[str], seats: Sequence[SeatRow], table: TableRow, ring: str = "") -> Door:
    """The door that these tokens and this keyring open at a table."""
    marks = {mark(token) for token in given} - {""}
    held = tuple(row.seat for row in seats if row.token in marks or (ring and row.ring == ring))
    return Door(held, table.host in marks or bool(ring and table.ring == ring))
