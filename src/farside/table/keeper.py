"""The keeper: whoever keeps house, as the desk knows him. `sql/house/keeper.py` does it; a store in memory has none."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Any, NamedTuple, Protocol


class Kept(NamedTuple):
    """A backup in the folder for them; how many tables it holds, once it was opened again and is whole."""

    name: str
    bytes: int
    made: float
    tables: int | None = None


class Strange(NamedTuple):
    """A table that would not go on as it was, or that nobody has come back to."""

    table: str
    game: str
    over: bool
    why: str


class Tried(NamedTuple):
    """All running tables, replayed."""

    when: float
    tables: int
    found: tuple[Strange, ...]


class Keeper(Protocol):
    """Asked from the loop; what takes long is done elsewhere, and nobody waits for it but whoever asks."""

    @property
    def folder(self) -> Path | None:
        """Where backups go; None if nobody has said so."""

    @property
    def tried(self) -> Tried | None:
        """The last look at all running tables."""

    async def opens(self, secret: str) -> bool:
        """Whether this is the secret of the desk."""

    async def numbers(self) -> dict[str, Any]:
        """What there is, not older than half a minute."""

    async def room(self) -> tuple[int, int] | None:
        """How many bytes of the disk are free, and how many it has; None where the database is on another computer."""

    async def waiting(self) -> list[Strange]:
        """Running tables to which nobody has come back for long."""

    async def try_all(self) -> Tried:
        """Replay all running tables."""

    async def back_up(self) -> Kept:
        """One more backup in the folder."""

    async def backups(self) -> list[Kept]:
        """The newest first."""

    async def apart(self) -> bool | None:
        """Whether backups lie on another disk than the house; None where nobody here can tell."""

    async def close(self, tables: Sequence[str]) -> None:
        """Delete these tables."""

    async def record(self, table: str) -> str:
        """A table's record, resting or running: it shows the decks."""
