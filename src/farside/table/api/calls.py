"""How somebody wants to be called, for programs: a keyring's secret opens it."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING, Any

from starlette.requests import Request
from starlette.responses import Response

from farside.table.addresses import Addresses
from farside.table.api import shapes
from farside.table.api.tables import language_of, token_of
from farside.table.calls import quiet
from farside.table.calls.rows import HOOK, MAIL, PUSH, Way
from farside.table.trouble import CallError, NotPossibleError
from farside.table.visitor import asks, at, gate_of, host_of, telephone

if TYPE_CHECKING:
    pass

WAY_KEYS = ("kind", "address", "style")
SWITCH_KEYS = ("on",)
WISH_KEYS = ("quiet", "tables")
QUIET_KEYS = ("begin", "end", "zone", "shown")
HOWS = {"always": "", "browser": "browser", "silent": "silent"}
ADDRESSES = Addresses("/api/v1")


def ring_of(request: Request) -> str:
    """The keyring that a program opens; NoProfileError if it opens none."""
    return host_of(request).ringing.opened(token_of(request))


def way_told(way: Way) -> shapes.Told:
    """A way as its owner may see it; of a browser not where its push service is."""
    told = {name: getattr(way, name) for name in ("kind", "style", "state", "created")}
    address = None if way.kind == PUSH else way.address
    return {"way": way.id, **told, "address": address, "told": way.told or None, "note": way.note or None}


@ADDRESSES.get("/keyring/calls")
async def look(request: Request) -> Response:
    """All ways, quiet hours, and what single tables may say."""
    return shapes.answer(all_told(request, ring_of(request)))


def all_told(request: Request, ring: str) -> shapes.Told:
    phone, host = telephone(request), host_of(request)
    peace, held = phone.calling.quiet(ring), {one.table for one in host.store.rings.seats(ring)}
    return {
        "ways": [way_told(way) for way in phone.ways.all(ring)],
        "quiet": peace._asdict() if peace else None,
        "tables": {table: how for table, how in phone.calling.hows(ring).items() if table in held},
        "mail": phone.ways.mails,
        "key": phone.ways.bringing.house.shown,
    }


@ADDRESSES.put("/keyring/calls")
async def wish(request: Request) -> Response:
    """Change quiet hours, and what single tables may say; what is not named stays as it is."""
    asked = shapes.read_object(await request.body(), WISH_KEYS)
    ring, phone = ring_of(request), telephone(request)
    asks(request, "moves")
    wanted = read_quiet(asked.get("quiet"))
    tables = read_hows(asked.get("tables") or {})
    if "quiet" in asked:
        phone.calling.set_quiet(ring, wanted)
    held = {one.table for one in host_of(request).store.rings.seats(ring)}
    for table, how in tables.items():
        if table in held:
            phone.calling.set_how(ring, table, how)
    return shapes.answer(all_told(request, ring))


def read_quiet(told: Any) -> quiet.Quiet:
    """Quiet hours as they are kept; NotPossibleError says what is possible."""
    if told is None:
        return quiet.NEVER
    found = shapes.checked(told, QUIET_KEYS, "quiet")
    for name in ("begin", "end"):
        if type(found.get(name)) is not int or not 0 <= found[name] < quiet.DAY:
            raise NotPossibleError(f"{name} is a minute of a day, from 0 to {quiet.DAY - 1}")
    try:
        quiet.place(str(found.get("zone")))
    except ValueError as error:
        raise CallError("zone", str(found.get("zone"))[:40]) from error
    return quiet.Quiet(found["begin"], found["end"], found["zone"], found.get("shown") is True)


def read_hows(told: Any) -> dict[str, str]:
    if not isinstance(told, dict) or any(how not in HOWS for how in told.values()):
        raise NotPossibleError(f"tables is an object: by table, one of {', '.join(HOWS)}")
    return {table: HOWS[how] for table, how in told.items()}


@ADDRESSES.post("/keyring/calls/ways")
async def add(request: Request) -> Response:
    """One more way."""
    asked = shapes.read_object(await request.body(), WAY_KEYS)
    ring, phone = ring_of(request), telephone(request)
    kind, address, style = asked.get("kind"), asked.get("address"), asked.get("style") or ""
    if kind not in (PUSH, MAIL, HOOK) or not isinstance(style, str):
        raise NotPossibleError(f"kind is one of: {PUSH}, {MAIL}, {HOOK}")
    asks(request, "calls")
    lang, base = language_of(request), f"{gate_of(request).origin(request)}{at(request, '')}"
    if kind == PUSH:
        told = address if isinstance(address, str) else json.dumps(address)
        return shapes.answer(way_told(phone.ways.subscribe(ring, told, "", "", lang, base)), 201)
    if not isinstance(address, str):
        raise NotPossibleError("address is a mail address, or the address of a webhook")
    if kind == HOOK:
        return shapes.answer(way_told(phone.ways.hook(ring, address, style, lang, base)), 201)
    return shapes.answer(way_told(await phone.ways.mail(ring, address, lang, base)), 201)


@ADDRESSES.put("/keyring/calls/ways/{way}")
async def switch(request: Request) -> Response:
    """Use a way again, or no longer."""
    asked = shapes.read_object(await request.body(), SWITCH_KEYS)
    ring, phone = ring_of(request), telephone(request)
    if not isinstance(asked.get("on"), bool):
        raise NotPossibleError("on is true or false")
    return shapes.answer(way_told(phone.ways.switch(ring, request.path_params["way"], asked["on"])))


@ADDRESSES.delete("/keyring/calls/ways/{way}")
async def forget(request: Request) -> Response:
    telephone(request).ways.forget(ring_of(request), request.path_params["way"])
    return Response(status_code=204)


@ADDRESSES.post("/keyring/calls/ways/{way}/trial")
async def attempt(request: Request) -> Response:
    """A trial call on one way; says what came back."""
    ring, phone = ring_of(request), telephone(request)
    way = phone.ways.mine(ring, request.path_params["way"])
    asks(request, "calls")
    tried = await phone.ways.trial(way)
    answer = tried.answer
    told = {"status": None, "text": "", "seconds": None} if answer is None else answer._asdict()
    return shapes.answer({"good": tried.good, "wrong": tried.wrong or None, **told})
