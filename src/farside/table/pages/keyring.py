"""Take my seats with me: this browser's keyring on another device, by a code, a picture of it, or a file; and the
devices that have it."""

from __future__ import annotations

import json
import time
from typing import Any, NamedTuple

from starlette.requests import Request
from starlette.responses import JSONResponse, Response

from farside.table import carrying, doors, speaking
from farside.table.addresses import Addresses
from farside.table.pages import rings
from farside.table.pages.collection import parsed, uploaded
from farside.table.pages.form import form_of, go
from farside.table.pages.links import Link, address, coded
from farside.table.pages.lobby import ago
from farside.table.pages.paper import FRESH, Reader, reader, render
from farside.table.seating import plain_name
from farside.table.trouble import NoAddressError, NoCodeError, NoProfileError, TroubleError
from farside.table.visitor import asks, host_of, may_guess

FILE = "farside-keyring.json"
HEAD = "keyring 1"
KINDS = (rings.PHONE, rings.TABLET, rings.COMPUTER, carrying.FILE)
ADDRESSES = Addresses()


class Kept(NamedTuple):
    """A device in the list."""

    mark: str
    name: str
    seen: str
    here: bool


@ADDRESSES.get("/keyring")
async def keyring(request: Request) -> Response:
    """The ring of this browser: its name, its devices, and the ways to take it along."""
    return shown(request)


def shown(request: Request, code: str = "", notice: str = "", wrong: bool = False, status: int = 200) -> Response:
    if not host_of(request).place.friends:
        raise NoAddressError
    who, mine = reader(request), rings.visitor(request)
    store = host_of(request).store
    row = store.rings.get(mine.ring) if mine else None
    link = coded(Link(None, who.say("ring-link"), address(request, f"/keyring/open/{code}"))) if code else None
    return render(
        "keyring.html",
        request,
        status,
        known=mine is not None,
        seats=len(store.rings.seats(mine.ring)) if mine else 0,
        name=row.name if row else "",
        link=link,
        code=code,
        code_shown=f"{code[:5]} {code[5:]}",
        minutes=carrying.MINUTES,
        devices=devices(request, mine, who) if mine else [],
        notice=notice,
        wrong=wrong,
    )


def devices(request: Request, mine: rings.Person, who: Reader) -> list[Kept]:
    """Those that have the ring; this one first."""
    ringing, own = host_of(request).ringing, doors.ring_mark(mine.secret)
    ringing.came(mine.secret, mine.ring)
    found = sorted(carrying.devices(ringing, mine.ring), key=lambda one: one.secret != own)
    now = time.time()
    return [
        Kept(one.secret, named(one.kind, who), ago(max(0.0, now - one.seen), who), one.secret == own) for one in found
    ]


def named(kind: str, who: Reader) -> str:
    return who.say(f"ring-kind-{kind if kind in KINDS else 'other'}")


# -- away from here --------------------------------------------------------------------------------


@ADDRESSES.post("/keyring/carry")
async def carry(request: Request) -> Response:
    """A new code, shown once."""
    mine = person(request)
    asks(request, "tables")
    code = carrying.offer(host_of(request).ringing, mine.ring, rings.kind(request))
    return shown(request, code)


@ADDRESSES.get("/keyring/carry/{code}")
async def waits(request: Request) -> Response:
    """Whether a code still waits to be taken; only whoever made it is told."""
    mine, ringing = rings.visitor(request), host_of(request).ringing
    code = request.path_params["code"]
    try:
        found = mine is not None and carrying.offered(ringing, code).ring == mine.ring
    except NoCodeError:
        found = False
    return JSONResponse({"waits": found}, headers=FRESH)


@ADDRESSES.post("/keyring/file")
async def save(request: Request) -> Response:
    """The ring as a file: whoever has it plays for its owner, until it is signed off in the list of devices."""
    mine = person(request)
    secret = host_of(request).ringing.another(mine.ring, carrying.FILE)
    told = {"farside": HEAD, "house": address(request, "/"), "secret": secret}
    headers = {**FRESH, "Content-Disposition": f'attachment; filename="{FILE}"'}
    return Response(json.dumps(told, indent=1), 200, headers, "application/json")


def person(request: Request) -> rings.Person:
    found = rings.visitor(request)
    if found is None or not host_of(request).place.friends:
        raise NoProfileError
    return found


# -- to here ---------------------------------------------------------------------------------------


@ADDRESSES.get("/keyring/open/{code}")
async def arrive(request: Request) -> Response:
    """Says what a code brings before this device takes it: a link alone changes nothing."""
    may_guess(request)
    code = request.path_params["code"]
    return offered(request, code)


@ADDRESSES.post("/keyring/open")
async def typed(request: Request) -> Response:
    """The same for a code that somebody typed."""
    may_guess(request)
    return offered(request, (await form_of(request)).get("code", ""))


def offered(request: Request, code: str) -> Response:
    who, mine = reader(request), rings.visitor(request)
    found = carrying.offered(host_of(request).ringing, code)
    own = len(host_of(request).store.rings.seats(mine.ring)) if mine else 0
    return render(
        "keyring-take.html",
        request,
        code=code,
        seats=found.seats,
        kind=named(found.kind, who),
        own=own,
        same=mine is not None and mine.ring == found.ring,
    )


@ADDRESSES.post("/keyring/take")
async def take(request: Request) -> Response:
    """This device takes the ring; the code is used up."""
    may_guess(request)
    form, mine = await form_of(request), rings.visitor(request)
    ringing = host_of(request).ringing
    secret = carrying.take(ringing, form.get("code", ""), rings.kind(request), mine.secret if mine else "")
    return taken(request, secret)


@ADDRESSES.post("/keyring/import")
async def open_file(request: Request) -> Response:
    """A ring from the file that was saved of it."""
    may_guess(request)
    who, ringing, mine = reader(request), host_of(request).ringing, rings.visitor(request)
    try:
        found: Any = parsed(uploaded(request.headers.get("content-type", ""), await request.body()))
        ring = ringing.opened(str(found.get("secret", "")) if isinstance(found, dict) else "")
    except TroubleError as error:
        gone = isinstance(error, NoProfileError)
        said = speaking.trouble(error, who.lang) if gone else who.say("ring-file-unread")
        return shown(request, notice=said, wrong=True, status=error.status)
    return taken(request, carrying.brought(ringing, ring, rings.kind(request), mine.secret if mine else ""))


def taken(request: Request, secret: str) -> Response:
    response = go(request, "/my-games")
    rings.remember(request, response, rings.Person(secret, host_of(request).ringing.opened(secret)))
    return response


# -- who has it ------------------------------------------------------------------------------------


@ADDRESSES.post("/keyring/off")
async def sign_off(request: Request) -> Response:
    """A device, or all others, open this ring no longer; nor do the seats' links they remember."""
    mine, wanted = person(request), (await form_of(request)).get("device", "")
    own = doors.ring_mark(mine.secret)
    others = [one.secret for one in carrying.devices(host_of(request).ringing, mine.ring) if one.secret != own]
    gone = host_of(request).ringing.shut_out(mine.ring, others if wanted == "others" else [wanted])
    return shown(request, notice=reader(request).say("ring-signed-off", n=gone))


@ADDRESSES.post("/keyring/name")
async def rename(request: Request) -> Response:
    """What somebody wants to be called."""
    mine, name = person(request), plain_name((await form_of(request)).get("name", ""))
    host_of(request).store.rings.rename(mine.ring, name)
    return go(request, "/keyring")
