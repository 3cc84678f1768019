"""Carrying: how a keyring gets to another device. A code opens it once, within ten minutes; a file opens it until the
file is signed off. Neither is kept: a code lies in the database as a mark among the devices, and is no device."""

from __future__ import annotations

import hashlib
import secrets
import time
from typing import Any, NamedTuple

from farside.table import doors
from farside.table.ringing import Ringing
from farside.table.rows import CODE, Device
from farside.table.trouble import NoCodeError

MINUTES = 10
FILE = "file"  # a kind of device that is none, like a code
LENGTH = 10  # letters of a code: 49 bits, for ten minutes, with guesses limited


class Offered(NamedTuple):
    """What a code opens, before anybody takes it."""

    ring: str
    seats: int
    kind: str  # of the device it comes from


def mark(code: str) -> str:
    """How a code lies in the database; no secret of a browser has such a mark."""
    return hashlib.sha256(f"carry:{plain(code)}".encode("utf-8", "replace")).hexdigest()


def plain(code: str) -> str:
    """A code as somebody may have typed it."""
    return "".join(letter for letter in code.lower() if letter in doors.LETTERS)


def offer(ringing: Ringing, ring: str, kind: str) -> str:
    """A new code; the one before works no longer."""
    code = "".join(secrets.choice(doors.LETTERS) for _ in range(LENGTH))
    rings, now = ringing.store.rings, time.time()
    rings.part(ring, [one.secret for one in rings.devices(ring) if one.kind.startswith(CODE)])
    rings.join(Device(mark(code), ring, f"{CODE} {kind}", now, now))
    return code


def offered(ringing: Ringing, code: str) -> Offered:
    """What a code opens; NoCodeError if it was used, or is too old, or never was one."""
    rings, wanted = ringing.store.rings, mark(code)
    ring = rings.of(wanted)
    device = next((one for one in rings.devices(ring) if one.secret == wanted), None) if ring else None
    if device is None or time.time() - device.created > MINUTES * 60:
        raise NoCodeError
    return Offered(ring, len(rings.seats(ring)), device.kind.partition(" ")[2])


def take(ringing: Ringing, code: str, kind: str, secret: str = "") -> str:
    """The secret by which a device opens a ring that it took by its code, which is used up; see `brought`."""
    found = offered(ringing, code)
    if ringing.store.rings.part(found.ring, [mark(code)]) != 1:  # somebody else was quicker
        raise NoCodeError
    return brought(ringing, found.ring, kind, secret)


def brought(ringing: Ringing, ring: str, kind: str, secret: str = "") -> str:
    """The secret by which a device opens a ring. One that had a ring (by this secret) brings along all that is on it,
    with all other devices of that ring, and opens this one by the secret that it has."""
    had = ringing.of(secret)
    if had and had != ring:
        merge(ringing, had, ring)
    return secret if had else ringing.another(ring, kind)


def merge(ringing: Ringing, had: str, ring: str) -> None:
    """One ring becomes part of another: seats, things and settings, circles, calls, and last those who open it, so that
    who is stopped in between can go on."""
    rings, store = ringing.store.rings, ringing.store
    for one in rings.seats(had):
        row = store.table(one.table)
        rings.take(one.table, [one.seat], ring, host=row is not None and row.ring == had)
        ringing.house.renewed(one.table)
    rings.keep([thing._replace(profile=ring) for thing in rings.keepsakes(had)])
    kept = rings.settings(ring)
    for key, value in rings.settings(had).items():
        rings.put(ring, key, joined(value, kept.get(key)))
    old, new = rings.get(had), rings.get(ring)
    if old is not None and new is not None and not new.name:
        rings.rename(ring, old.name)
    store.circles.carry(had, ring)
    store.calls.carry(had, ring)
    rings.carry(had, ring)
    ringing.forget()


def joined(had: Any, kept: Any) -> Any:
    """A setting of two rings: lists and tables hold both, else what was set on the one that stays."""
    if isinstance(had, list) and isinstance(kept, list):
        return [*kept, *[one for one in had if one not in kept]]
    if isinstance(had, dict) and isinstance(kept, dict):
        return {**had, **kept}
    return had if kept is None else kept


def is_open(ringing: Ringing, code: str) -> bool:
    """Whether a code still waits for somebody."""
    try:
        offered(ringing, code)
    except NoCodeError:
        return False
    return True


def devices(ringing: Ringing, ring: str) -> list[Device]:
    """The browsers and files that open a ring."""
    return [one for one in ringing.store.rings.devices(ring) if not one.kind.startswith(CODE)]
