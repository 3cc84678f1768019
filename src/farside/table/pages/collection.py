"""Your collection: what you have won and keep, under a secret that this browser remembers. No account."""

from __future__ import annotations

import json
from dataclasses import dataclass
from email import message_from_bytes
from urllib.parse import parse_qsl

from starlette.requests import Request
from starlette.responses import Response

from farside.core import shelf
from farside.table import collecting, speaking
from farside.table.addresses import Addresses
from farside.table.pages.form import go, small
from farside.table.pages.links import Link, address, coded
from farside.table.pages.paper import FRESH, Reader, reader, render
from farside.table.pages.rings import Person, person, remember, visitor
from farside.table.trouble import NoProfileError, NotJsonError, TooFewError, TroubleError
from farside.table.visitor import at, host_of

FILE = "farside-collection.json"
ADDRESSES = Addresses()


@dataclass(frozen=True, slots=True)
class Shelf:
    """What somebody owns of one game."""

    game: str
    title: str
    count: str
    things: list[str]


# -- what is shown ---------------------------------------------------------------------------------


def shelves(request: Request, who: Reader, profile: str | None = None) -> list[Shelf]:
    """The collections of a profile (this browser's by default), game by game, without the empty ones."""
    if profile is None:
        mine = visitor(request)
        profile = mine.ring if mine else ""
    owned = host_of(request).collecting.owned(profile)
    return [shelf_of(key, [one.key for one in found], who) for key, found in owned.items()]


def shelf_of(key: str, keys: list[str], who: Reader) -> Shelf:
    game = shelf.game(key)
    voice = game.voice(who.lang)
    count = voice.say("collection-count", {"count": len(keys)})
    return Shelf(key, voice.say("title"), count, [game.treasure(one, voice) for one in keys])


def note(request: Request, key: str, who: Reader) -> str:
    """What the set-up page says about collections; empty for a game without."""
    if shelf.game(key).collects is None:
        return ""
    mine = visitor(request)
    count = len(host_of(request).collecting.keys(mine.ring, key)) if mine else 0
    voice = shelf.game(key).voice(who.lang)
    return voice.say("collection-note", {"count": count})


def barred(request: Request, key: str, who: Reader) -> dict[str, str]:
    """The choice of the set-up page for which this browser's owner has too little, and why: `advanced=true`."""
    collects = shelf.game(key).collects
    if collects is None:
        return {}
    mine = visitor(request)
    if mine is not None and len(host_of(request).collecting.keys(mine.ring, key)) >= collects.enough:
        return {}
    name, value = collects.played
    return {f"{name}={json.dumps(value)}": speaking.trouble(TooFewError(what=str(collects.enough)), who.lang)}


# -- handlers --------------------------------------------------------------------------------------


@ADDRESSES.get("/collection")
async def collection(request: Request) -> Response:
    """All that this browser's owner has, and what can be done with it."""
    return shown(request)


def shown(request: Request, notice: str = "", status: int = 200) -> Response:
    owned, known = shelves(request, reader(request)), visitor(request) is not None
    return render("collection.html", request, status, shelves=owned, known=known, notice=notice, wrong=status != 200)


@ADDRESSES.get("/collection/export")
async def export(request: Request) -> Response:
    """The collection as a file to keep."""
    mine = visitor(request)
    text = json.dumps(collecting.paper(host_of(request).collecting.owned(mine.ring if mine else "")), indent=1)
    headers = {**FRESH, "Content-Disposition": f'attachment; filename="{FILE}"'}
    return Response(text, 200, headers, "application/json")


@ADDRESSES.post("/collection/import")
async def take_in(request: Request) -> Response:
    """Add what a file holds."""
    who = reader(request)
    try:
        found = collecting.read(parsed(uploaded(request.headers.get("content-type", ""), await request.body())))
    except TroubleError as error:
        return shown(request, who.say("collection-unread", why=error.text or error.what), error.status)
    mine = person(request)
    added = host_of(request).collecting.take_in(mine.ring, found)
    response = go(request, f"/collection/added?n={added}")
    remember(request, response, mine)
    return response


@ADDRESSES.get("/collection/added")
async def added(request: Request) -> Response:
    """What a file has brought."""
    return shown(request, reader(request).say("collection-added", n=small(request.query_params.get("n", ""))))


@ADDRESSES.get("/collection/secret")
async def secret(request: Request) -> Response:
    """The link that opens this collection elsewhere, for its owner's eyes."""
    mine = visitor(request)
    if mine is None:
        raise NoProfileError
    who = reader(request)
    found = address(request, f"/collection/use?profile={mine.secret}")
    link = coded(Link(None, who.say("collection-secret-title"), found))
    return render("secret.html", request, link=link)


@ADDRESSES.get("/collection/use")
async def use(request: Request) -> Response:
    """Asks before a browser takes over another collection: a link alone changes nothing."""
    given = request.query_params.get("profile", "")
    profile = host_of(request).ringing.opened(given)
    who = reader(request)
    mine = visitor(request)
    return render(
        "use.html",
        request,
        here=at(request, "/collection"),
        shelves=shelves(request, who, profile),
        left=shelves(request, who),
        same=mine is not None and mine.ring == profile,
        secret=given,
    )


@ADDRESSES.post("/collection/use")
async def use_it(request: Request) -> Response:
    """From now on this browser plays for that collection."""
    given = dict(parse_qsl((await request.body()).decode("utf-8", "replace"))).get("profile", "")
    response = go(request, "/collection")
    remember(request, response, Person(given, host_of(request).ringing.opened(given)))
    return response


# -- what is sent ----------------------------------------------------------------------------------


def uploaded(kind: str, body: bytes) -> bytes:
    """The file of a form."""
    whole = message_from_bytes(b"content-type: " + kind.encode("latin-1", "replace") + b"\r\n\r\n" + body)
    for part in whole.walk():
        if part.get_param("name", header="content-disposition") == "file":
            found = part.get_payload(decode=True)
            return found if isinstance(found, bytes) else b""
    return b""


def parsed(file: bytes) -> object:
    try:
        return json.loads(file)
    except (ValueError, RecursionError) as error:
        raise NotJsonError(what=str(error)) from error
