"""What tests of stores put in: a table and its seats, somebody with a keyring."""

from __future__ import annotations

from farside.core.actions import NOBODY
from farside.core.campaign import Success
from farside.core.game import Value
from farside.core.record import Move
from farside.table.rows import CampaignRow, Device, Keepsake, Result, Ring, SeatRow, TableRow
from farside.table.store import Store

BIG = 2**64 - 1
CARD = Keepsake("ann", "magnastorm", "storm", "abcdef", 3.0)
RESULT = Result((9, 7), (0,), ((Success("highest", 2),), ()))
CAMPAIGN = CampaignRow("cccccc", "skymines", "host", 1.5, (("human", "", "Ann"), ("bot", "greedy", "")), NOBODY)


def a_row(code: str = "abcdef") -> TableRow:
    variants: dict[str, Value] = {"river": "calm", "tracks": (("a", "b"), ("c",))}
    return TableRow(code, "pebble", 1, 2, BIG, "salt", variants, True, "host", 12.5, False, 0, "parent", 3)


def two_seats() -> list[SeatRow]:
    return [SeatRow(0, "human", "", "Ann", "token", True), SeatRow(1, "bot", "greedy", "", "", True)]


def a_table(store: Store, *moves: Move, code: str = "abcdef") -> None:
    assert store.add(a_row(code), two_seats(), moves)


def over(store: Store) -> bool:
    found = store.table("abcdef")
    assert found is not None
    return found.over


def ann(store: Store) -> None:
    store.rings.add(Ring("ann", "", 1.0), Device("first", "ann", "phone", 1.0, 1.0))
