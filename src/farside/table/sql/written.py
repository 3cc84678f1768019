"""Tables, seats and moves as a database takes them: it keeps truths as numbers, and large numbers as text."""

from __future__ import annotations

import json
from typing import Any

from farside.core.record import Move
from farside.table.pulse import Pulse
from farside.table.rows import SeatRow, TableRow
from farside.table.sql.ledger import Row


def seat_read(seat: int, kind: str, bot: str, name: str, token: str, *rest: Any) -> SeatRow:
    """A seat from its row; a database keeps truths as numbers."""
    taken, profile, brings, quiet, swift, invite, offers, former, shows, ring = rest
    wishes = bool(brings), bool(quiet), bool(swift)
    keys = invite, offers, former
    return SeatRow(seat, kind, bot, name, token, bool(taken), profile, *wishes, *keys, bool(shows), ring)


def written(table: TableRow) -> Row:
    return {
        "id": table.id,
        "game": table.game,
        "edition": table.edition,
        "seats": table.seats,
        "seed": str(table.seed),  # 64 bits without a sign: no database has such a column
        "salt": table.salt,
        "variants": json.dumps(table.variants),
        "chosen": int(table.chosen),
        "host": table.host,
        "created": table.created,
        "over": int(table.over),
        "parent": table.parent,
        "parent_ply": table.parent_ply,
        "advice": int(table.advice),
        "drawn": "" if table.drawn is None else str(table.drawn),
        "nonce": table.nonce,
        "name": table.name,
        "lesson": table.lesson,
        "box": table.box,
        "ring": table.ring,
    }


def written_seat(table: str, seat: SeatRow) -> Row:
    return {
        "table": table,
        "seat": seat.seat,
        "kind": seat.kind,
        "bot": seat.bot,
        "name": seat.name,
        "token": seat.token,
        "taken": int(seat.taken),
        "profile": seat.profile,
        "brings": int(seat.brings),
        "quiet": int(seat.quiet),
        "swift": int(seat.swift),
        "invite": seat.invite,
        "offers": seat.offers,
        "former": seat.former,
        "shows": int(seat.shows),
        "ring": seat.ring,
    }


def written_move(table: str, pulse: Pulse, move: Move, played: float, note: str = "") -> Row:
    return {
        "table": table,
        "era": pulse.era,
        "ply": pulse.ply,
        "seat": move.seat,
        "name": move.name,
        "played": played,
        "note": note,
    }
