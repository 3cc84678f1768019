"""Seating: who sits where at a new table, and what the players are called."""

from __future__ import annotations

import time
from collections.abc import Sequence

from farside.core.actions import Seat
from farside.core.record import Record
from farside.table import doors
from farside.table.answers import SeatSpec
from farside.table.playing import BOT, HUMAN
from farside.table.rows import SeatRow, TableRow
from farside.table.shuffling import Luck

LONGEST_NAME = 40


def plain_name(name: str, most: int = LONGEST_NAME) -> str:
    """A name on one line, not too long, without characters that cannot be seen."""
    return " ".join("".join(letter if letter.isprintable() else " " for letter in name).split())[:most]


def check_seat(spec: SeatSpec, bots: Sequence[str]) -> None:
    """ValueError for a seat that nobody could sit in."""
    if spec.kind not in (HUMAN, BOT):
        raise ValueError(f"a seat is for a '{HUMAN}' or a '{BOT}', not '{spec.kind}'")
    if spec.kind == BOT and spec.bot not in bots:
        raise ValueError(f"there is no bot '{spec.bot}'; possible: {', '.join(bots)}")


def new_seat(at: Seat, spec: SeatSpec) -> SeatRow:
    token = doors.new_token() if spec.kind == HUMAN else ""
    bot = spec.bot if spec.kind == BOT else ""
    swift = spec.swift and spec.kind == HUMAN
    name, taken = plain_name(spec.name), spec.kind == BOT
    return SeatRow(at, spec.kind, bot, name, token, taken, spec.profile, spec.brings, swift=swift)


def new_row(
    record: Record, luck: Luck, parent: tuple[str, int], advice: bool = True, host: str = "", name: str = ""
) -> TableRow:
    return TableRow(
        id=doors.new_code(),
        game=record.game,
        edition=record.edition,
        seats=record.seats,
        seed=record.seed,
        salt=luck.salt,
        variants=record.variants,
        chosen=luck.chosen,
        host=host or doors.new_token(),
        created=time.time(),
        over=False,
        era=0,
        parent=parent[0],
        parent_ply=parent[1],
        advice=advice,
        drawn=luck.drawn,
        nonce=luck.nonce,
        name=name,
    )
