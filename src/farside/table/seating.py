"""Seating: who sits where at a new table, and what the players are called."""

from __future__ import annotations

import time
from collections.abc import Sequence
from dataclasses import replace

from farside.core import shelf
from farside.core.record import Record
from farside.table import doors
from farside.table.answers import SeatSpec
from farside.table.opponents import Opponents
from farside.table.playing import BOT, HUMAN
from farside.table.rows import SeatRow, TableRow
from farside.table.shuffling import Luck
from farside.table.trouble import NotYourSeatError

LONGEST_NAME = 40


def plain_name(name: str, most: int = LONGEST_NAME) -> str:
    """A name on one line, not too long, without characters that cannot be seen."""
    return " ".join("".join(letter if letter.isprintable() else " " for letter in name).split())[:most]


def check_seat(spec: SeatSpec, opponents: Opponents, game: str) -> None:
    """ValueError for a seat of a game that nobody could sit in."""
    if spec.kind not in (HUMAN, BOT):
        raise ValueError(f"a seat is for a '{HUMAN}' or a '{BOT}', not '{spec.kind}'")
    if spec.kind == BOT:
        opponents.check(spec.bot, game)


def taken(row: SeatRow, name: str, ring: str, renew: bool) -> tuple[SeatRow, str]:
    """A seat once somebody has sat down, and the new token, if the seat gets one; NotYourSeatError for the uninvited.

    Whoever takes somebody's seat over begins without that one's name, wishes and collection.
    """
    found = replace(row, taken=True, invite="", name=name or row.name, ring=ring if renew else row.ring or ring)
    if not renew:
        return found, ""
    if not row.invite:
        raise NotYourSeatError
    token = doors.new_token()
    found.token = doors.mark(token)
    if row.taken:
        found.name, found.profile, found.quiet, found.shows, found.former = name, "", False, False, row.token
    return found, token


def new_tokens(specs: Sequence[SeatSpec]) -> list[str]:
    """One for each person; whoever sat before comes in with the token of before."""
    return [doors.new_token() if spec.kind == HUMAN and not spec.key else "" for spec in specs]


def new_seats(specs: Sequence[SeatSpec], tokens: Sequence[str], table: str, host: str) -> list[SeatRow]:
    """The seats of a table that is opened with this token of its host, who may invite people to those nobody has."""
    found = []
    for at, (spec, token) in enumerate(zip(specs, tokens, strict=True)):
        bot, kept = spec.bot if spec.kind == BOT else "", doors.mark(token) or spec.key
        row = SeatRow(at, spec.kind, bot, plain_name(spec.name), kept, spec.taken, spec.profile, spec.brings)
        row.taken, row.swift, row.ring = spec.kind == BOT or spec.taken, spec.swift and spec.kind == HUMAN, spec.ring
        row.invite = "" if row.taken else doors.mark(doors.invitation(host, table, at, 0))
        found.append(row)
    return found


def new_row(
    record: Record, luck: Luck, parent: tuple[str, int], host: str, advice: bool = True, name: str = ""
) -> TableRow:
    """A table as its host opens it, with this token."""
    return TableRow(
        id=doors.new_code(),
        game=shelf.plain(record.game),
        edition=record.edition,
        seats=record.seats,
        seed=record.seed,
        salt=luck.salt,
        variants=record.variants,
        chosen=luck.chosen,
        host=doors.mark(host),
        created=time.time(),
        over=False,
        era=0,
        parent=parent[0],
        parent_ply=parent[1],
        advice=advice,
        drawn=luck.drawn,
        nonce=luck.nonce,
        name=name,
        box=record.box,
    )
