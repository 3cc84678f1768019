"""A parcel: a whole game packed into a few hundred letters, to be carried by a link. Nothing but the link holds it."""

from __future__ import annotations

import binascii
import json
import zlib
from base64 import urlsafe_b64decode, urlsafe_b64encode
from typing import NamedTuple

from farside.core.record import Record, RecordError
from farside.table.answers import SeatSpec
from farside.table.playing import BOT, HUMAN
from farside.table.trouble import TroubleError

LARGEST = 400_000  # letters of a record; the longest games have some tens of thousands
STAND_IN = "greedy"  # for a bot that the other place has not


class NoParcelError(TroubleError, status=422, key="trouble-parcel"):
    """A link that is cut, or holds no game that can be played here."""


class Parcel(NamedTuple):
    """A game and who plays it."""

    record: Record
    seats: list[SeatSpec]
    name: str


def packed(text: str, seats: list[SeatSpec], name: str) -> str:
    """What stands behind the # of a link."""
    told = {"record": text, "seats": [[seat.kind, seat.bot, seat.name] for seat in seats], "name": name}
    squeezed = zlib.compress(json.dumps(told, separators=(",", ":"), ensure_ascii=False).encode(), 9)
    return urlsafe_b64encode(squeezed).decode().rstrip("=")


def unpacked(letters: str, bots: list[str]) -> Parcel:
    """The game that a link holds; NoParcelError says what is wrong with it."""
    try:
        told = json.loads(opened(letters))
        record = Record.loads(told["record"])
        record.replay()
        seats = [seat_of(str(kind), str(bot), str(who), bots) for kind, bot, who in told["seats"]]
        name = str(told["name"])
    except RecordError as error:
        raise NoParcelError(what=str(error)) from error
    except (ValueError, KeyError, TypeError, RecursionError) as error:
        raise NoParcelError(what="it is cut or changed") from error
    if len(seats) != record.seats:
        raise NoParcelError(what=f"{record.seats} players, {len(seats)} seats")
    return Parcel(record, seats, name)


def opened(letters: str) -> bytes:
    """What was squeezed, unless it is more than any game can be; ValueError if it is nothing."""
    try:
        squeezed = urlsafe_b64decode(letters + "=" * (-len(letters) % 4))
        machine = zlib.decompressobj()
        found = machine.decompress(squeezed, LARGEST)
    except (binascii.Error, zlib.error) as error:
        raise ValueError(str(error)) from error
    if not machine.eof:
        raise ValueError("cut, or too large")
    return found


def seat_of(kind: str, bot: str, name: str, bots: list[str]) -> SeatSpec:
    if kind == BOT:
        return SeatSpec(BOT, bot if bot in bots else STAND_IN, name)
    return SeatSpec(HUMAN, "", name, swift=True)
