"""Keyrings for programs: whoever bears a ring's secret sees its seats, and carries it to other devices."""

from __future__ import annotations

import json
from typing import Any

from starlette.requests import Request
from starlette.responses import Response

from farside.table import archiving, carrying, doors
from farside.table.addresses import Addresses
from farside.table.api import shapes
from farside.table.api.tables import body_of, token_of
from farside.table.playing import Playing
from farside.table.rows import Device, Held
from farside.table.seating import plain_name
from farside.table.trouble import NotPossibleError
from farside.table.visitor import asks, host_of, may_guess, number

PROGRAM = "program"
MOST = 100  # seats in one answer
ARCHIVE_KEYS = ("table", "away")
ADDRESSES = Addresses("/api/v1")


@ADDRESSES.get("/keyring")
async def keyring(request: Request) -> Response:
    """The ring of whoever bears its secret: name, devices, and a page of its seats, the table last played at first."""
    host, ring = host_of(request), ring_borne(request)
    row, held = host.store.rings.get(ring), host.store.rings.seats(ring)
    since = number(request, "since", 0)
    shown = held[since : since + MOST]
    found = host.tables.all_fresh([one.table for one in shown if not one.over], MOST)
    away = archiving.archived(host.store, ring)
    return shapes.answer(
        {
            "name": row.name if row else "",
            "devices": [device(one, request) for one in carrying.devices(host.ringing, ring)],
            "count": len(held),
            "seats": [{**seat(one, found.get(one.table)), "archived": one.table in away} for one in shown],
        }
    )


def ring_borne(request: Request) -> str:
    """The ring whose secret is borne; NoProfileError if it is none."""
    return host_of(request).ringing.opened(token_of(request))


def seat(one: Held, playing: object) -> dict[str, Any]:
    asked = isinstance(playing, Playing) and not playing.gathering and one.seat in playing.state.waiting()
    told = {"table": one.table, "seat": one.seat, "game": one.game, "over": one.over}
    return {**told, "waits": asked, "created": one.created, "played": one.played}


def device(one: Device, request: Request) -> dict[str, Any]:
    here = one.secret == doors.ring_mark(token_of(request))
    return {"id": one.secret[:16], "kind": one.kind, "created": one.created, "seen": one.seen, "here": here}


@ADDRESSES.post("/keyring")
async def begin(request: Request) -> Response:
    """A new ring; its secret is told once."""
    asks(request, "tables")
    return shapes.answer({"secret": host_of(request).ringing.new(PROGRAM)}, 201)


@ADDRESSES.put("/keyring/name")
async def rename(request: Request) -> Response:
    """What its owner wants to be called."""
    ring, name = ring_borne(request), await word(request, "name")
    host_of(request).store.rings.rename(ring, plain_name(name))
    return shapes.answer({"name": plain_name(name)})


@ADDRESSES.put("/keyring/archive")
async def archive(request: Request) -> Response:
    """Put a table away, or bring it back; says which are away now."""
    ring, asked = ring_borne(request), shapes.read_object(await request.body(), ARCHIVE_KEYS)
    table, away = asked.get("table"), shapes.read_switch(asked, "away")
    if not isinstance(table, str) or table not in {one.table for one in host_of(request).store.rings.seats(ring)}:
        raise NotPossibleError("table is the code of a table where you have a seat")
    return shapes.answer({"tables": archiving.put_away(host_of(request).store, ring, table, away is not False)})


@ADDRESSES.post("/keyring/code")
async def carry(request: Request) -> Response:
    """A code that opens the ring on another device: once, within ten minutes."""
    ring = ring_borne(request)
    asks(request, "tables")
    code = carrying.offer(host_of(request).ringing, ring, PROGRAM)
    return shapes.answer({"code": code, "seconds": carrying.MINUTES * 60}, 201)


@ADDRESSES.post("/keyring/take")
async def take(request: Request) -> Response:
    """Take a ring by its code, which is used up; what the secret that is borne opens comes along."""
    may_guess(request)
    code, ringing = await word(request, "code"), host_of(request).ringing
    secret = carrying.take(ringing, code, PROGRAM, token_of(request))
    return shapes.answer({"secret": secret}, 201)


@ADDRESSES.delete("/keyring/devices")
async def sign_off(request: Request) -> Response:
    """All other devices, or the one that is named, open the ring no longer."""
    host, ring = host_of(request), ring_borne(request)
    own, wanted = doors.ring_mark(token_of(request)), request.query_params.get("id", "")
    others = [one.secret for one in carrying.devices(host.ringing, ring) if one.secret != own]
    gone = [one for one in others if not wanted or one[:16] == wanted]
    return shapes.answer({"gone": host.ringing.shut_out(ring, gone) if gone else 0})


async def word(request: Request, name: str) -> str:
    """A word from the body; NotPossibleError if it is none."""
    try:
        found = json.loads(await body_of(request.receive) or b"{}")
        told = found[name]
    except (ValueError, RecursionError, KeyError, TypeError) as error:
        raise NotPossibleError(f'the body is {{"{name}": "…"}}') from error
    if not isinstance(told, str):
        raise NotPossibleError(f"{name} is a word")
    return told
