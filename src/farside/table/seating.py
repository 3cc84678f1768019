"""Seating: who sits where at a new table, and what the players are called."""

from __future__ import annotations

import time

from farside.core.actions import Seat
from farside.core.record import Record
from farside.table import doors
from farside.table.answers import SeatInfo, SeatSpec
from farside.table.playing import BOT, HUMAN, Playing
from farside.table.store import SeatRow, TableRow

LONGEST_NAME = 40


def sitting(playing: Playing) -> tuple[SeatInfo, ...]:
    """Who sits where, without the tokens."""
    return tuple(SeatInfo(seat.seat, seat.kind, seat.bot, seat.name, seat.taken) for seat in playing.seats)


def plain_name(name: str) -> str:
    """A name on one line, not too long, without characters that cannot be seen."""
    return " ".join("".join(letter if letter.isprintable() else " " for letter in name).split())[:LONGEST_NAME]


def new_seat(at: Seat, spec: SeatSpec) -> SeatRow:
    token = doors.new_token() if spec.kind == HUMAN else ""
    return SeatRow(at, spec.kind, spec.bot if spec.kind == BOT else "", plain_name(spec.name), token, spec.kind == BOT)


def new_row(record: Record, chosen: bool, parent: tuple[str, int]) -> TableRow:
    return TableRow(
        id=doors.new_code(),
        game=record.game,
        edition=record.edition,
        seats=record.seats,
        seed=record.seed,
        salt=doors.new_salt(),
        variants=record.variants,
        chosen=chosen,
        host=doors.new_token(),
        created=time.time(),
        over=False,
        era=0,
        parent=parent[0],
        parent_ply=parent[1],
    )
