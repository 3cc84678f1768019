"""The JSON API: handlers parse, call the host, answer. Its description is in `description.py`."""

from __future__ import annotations

from starlette.requests import Request
from starlette.responses import PlainTextResponse, Response

from farside.core import shelf
from farside.core.actions import Seat
from farside.table import live, naming, rematching, sitting, speaking
from farside.table.advising import advise
from farside.table.api import shapes
from farside.table.limits import address_of
from farside.table.playing import BOT
from farside.table.trouble import NoPlyError, NotPossibleError, NotYourSeatError, TroubleError, UsedLinkError
from farside.table.visitor import (
    asks,
    host_of,
    is_number,
    may_guess,
    may_look,
    moves,
    number,
    opening,
    tokens_of,
    turnstile_of,
)

BEARER = "bearer "


def token_of(request: Request) -> str:
    header = request.headers.get("authorization", "")
    return header[len(BEARER) :].strip() if header[: len(BEARER)].lower() == BEARER else ""


def language_of(request: Request) -> str:
    return speaking.language(request.query_params.get("lang"), request.headers.get("accept-language"))


def seat_of(request: Request, table: str) -> Seat | None:
    """The seat this visitor's token opens; None for a spectator (no token, or the host's)."""
    token = token_of(request)
    door = host_of(request).door(table, token)
    if token and door.spectator:
        raise NotYourSeatError
    if door.spectator:
        may_guess(request)
    return door.seats[0] if door.seats else None


def own_seat(request: Request, table: str) -> Seat:
    """The seat of somebody who wants to play."""
    seat = seat_of(request, table)
    if seat is None:
        raise NotYourSeatError
    return seat


async def body_of(request: Request) -> bytes:
    """The whole body; most come in one piece."""
    message = await request.receive()
    body: bytes = message.get("body", b"")
    while message.get("more_body"):
        message = await request.receive()
        body += message.get("body", b"")
    return body


# -- handlers --------------------------------------------------------------------------------------


async def move(request: Request) -> Response:
    """Take an action."""
    return shapes.told(await moved(request))


async def moved(request: Request) -> bytes:
    """The same; only what is answered."""
    table: str = request.path_params["table"]
    host = host_of(request)
    seat = own_seat(request, table)
    ply, action = shapes.read_move(await body_of(request))
    moves(request, table)
    return shapes.brief(host.act(table, seat, ply, action))


async def undo(request: Request) -> Response:
    """Take the last move back, or an answer that the body names."""
    table: str = request.path_params["table"]
    seat = own_seat(request, table)
    answer = shapes.read_undo(await body_of(request) or b"{}")
    moves(request, table)
    return shapes.told(shapes.brief(host_of(request).undo(table, seat, answer)))


async def advice(request: Request) -> Response:
    """The best options for a seat that is asked, as far as it can know."""
    table: str = request.path_params["table"]
    host, seat = host_of(request), own_seat(request, table)
    found = await advise(host, table, seat, asks(request, "advice"))
    return shapes.answer(shapes.advised(found, host.voice(host.see(table, seat), language_of(request))))


async def table(request: Request) -> Response:
    """A table as this visitor sees it."""
    table: str = request.path_params["table"]
    return told(request, table, seat_of(request, table), None)


async def ply(request: Request) -> Response:
    """The same after so many moves. Once a game is over, everybody may look from every seat."""
    table: str = request.path_params["table"]
    seat = seat_of(request, table)
    if host_of(request).table(table).over and "seat" in request.query_params:
        seat = number(request, "seat", 0)
    word: str = request.path_params["ply"]
    if not is_number(word):
        raise NoPlyError
    return told(request, table, seat, int(word))


def told(request: Request, table: str, seat: Seat | None, ply: int | None) -> Response:
    host, lang = host_of(request), language_of(request)
    seen = host.see(table, seat, ply)
    since = number(request, "since", 0) if "since" in request.query_params else -1
    told = shapes.position(host.table(table), seen, host.voice(seen, lang), host.lines(seen, lang), since)
    return shapes.answer(told)


async def create(request: Request) -> Response:
    """Open a table."""
    asked = shapes.read_object(await request.body(), shapes.TABLE_KEYS)
    game = asked.get("game")
    if not isinstance(game, str):
        raise NotPossibleError(f"game is one of: {', '.join(shelf.shelf())}")
    specs = shapes.read_specs(asked.get("seats"))
    variants = shapes.read_variants(asked.get("variants") or {})
    called = shapes.read_name(asked.get("name"))
    if game in shelf.shelf():
        called = naming.wanted(called, game, language_of(request))
    seed, advised = shapes.read_seed(asked.get("seed")), shapes.read_switch(asked, "advice")
    share, alone = shapes.read_share(asked), all(spec.kind == BOT for spec in specs)
    opened = opening(
        request,
        alone,
        lambda: host_of(request).create(game, specs, variants, seed, advice=advised, share=share, name=called),
    )
    made = sitting.invitations(host_of(request).kept(opened.id), [opened.host])
    seats = [{"seat": at, "token": token or None, "invitation": made.get(at)} for at, token in enumerate(opened.tokens)]
    info = host_of(request).table(opened.id)
    told = {"table": opened.id, "name": info.name, "seats": seats, "host": opened.host, "commitment": info.commitment}
    return shapes.answer(told, 201)


async def rematch(request: Request) -> Response:
    """The same people, bots and settings at a new table, everybody one seat further; found if it is open already."""
    table: str = request.path_params["table"]
    share = shapes.read_share(shapes.read_object(await request.body() or b"{}", shapes.SHARE_KEYS))
    asks(request, "tables")
    found = rematching.rematch(host_of(request), table, [token_of(request)], language_of(request), share)
    seats = [{"seat": seat, "token": token} for seat, token in found.seats.items()]
    name = host_of(request).table(found.id).name
    return shapes.answer({"table": found.id, "name": name, "seats": seats, "host": found.host or None}, 201)


async def promise(request: Request) -> Response:
    """Draw a number for a table to come, and commit to it."""
    asks(request, "moves")
    asks(request, "moves")  # it is written down, as a move is
    return shapes.answer({"commitment": host_of(request).shuffling.promise()}, 201)


async def invite(request: Request) -> Response:
    """Let somebody else sit in a seat: for whoever opened the table, or sits there."""
    table: str = request.path_params["table"]
    seat = shapes.read_object(await request.body(), shapes.INVITE_KEYS).get("seat")
    if type(seat) is not int:
        raise NotPossibleError("seat is the number of a seat, from 0")
    made = sitting.offer(host_of(request), table, seat, [token_of(request)])
    return shapes.answer({"seat": seat, "invitation": made}, 201)


async def sit(request: Request) -> Response:
    """Sit down by an invitation, which is exchanged for a token."""
    host, table, given = host_of(request), request.path_params["table"], token_of(request)
    found = sitting.invited(host.playing(table), [given])
    if not found:
        raise UsedLinkError
    (seat,) = found
    return shapes.answer({"seat": seat, "token": sitting.sit_down(host, table, [given])[given]}, 201)


async def games(request: Request) -> Response:
    """The installed games, and the bots that play them."""
    found = [shelf.game(key) for key in shelf.shelf()]
    games = [
        {"game": game.key, "edition": game.edition, "seats": list(game.seats), "variants": game.variants}
        for game in found
    ]
    return shapes.answer({"games": games, "bots": host_of(request).opponents.names()})


async def profile(request: Request) -> Response:
    """What the owner of a profile has won and kept."""
    collecting, lang = host_of(request).collecting, language_of(request)
    owned = collecting.owned(collecting.profile(token_of(request)))
    return shapes.answer({"collections": {game: shapes.collection(found, lang) for game, found in owned.items()}})


async def record(request: Request) -> Response:
    """The record of a finished game: text, or JSON for those who ask for it."""
    table: str = request.path_params["table"]
    if not token_of(request):
        may_look(request, table)
    paper = host_of(request).paper(table)
    proof = {"seed": str(paper.seed), **paper.proof._asdict(), "drawn": str(paper.proof.drawn)}
    if "application/json" in request.headers.get("accept", ""):
        return shapes.answer({"record": paper.text, **proof})
    return PlainTextResponse(paper.text, headers={f"farside-{name}": value for name, value in proof.items() if value})


async def events(request: Request) -> Response:
    """A line for every change that this visitor may know of, as long as he listens."""
    host, table = host_of(request), request.path_params["table"]
    door = host.door(table, [token_of(request), *tokens_of(request, table)])
    held = door.seats
    if door.spectator:
        may_guess(request)
    stream = host.live.stream(table, host.pulse(table), lambda: live.told(*host.news(table, held)))
    return shapes.streamed(turnstile_of(request).stream(address_of(request.scope), stream))


def trouble(error: TroubleError, lang: str) -> Response:
    """What cannot be done, as JSON."""
    return shapes.answer(speaking.trouble_told(error, lang), error.status)
