"""The JSON API: handlers parse, call the host, answer. Its description is in `description.py`."""

from __future__ import annotations

from starlette.requests import Request
from starlette.responses import PlainTextResponse, Response
from starlette.types import Receive, Scope

from farside.core import shelf
from farside.core.actions import Seat
from farside.table import analysing, hindsight, live, naming, rematching, sitting, speaking
from farside.table.addresses import Addresses
from farside.table.advising import advise
from farside.table.api import shapes
from farside.table.explaining import explain
from farside.table.host import Host
from farside.table.limits import Turnstile, address_of
from farside.table.playing import BOT, HUMAN
from farside.table.trouble import (
    NoAnalysisError,
    NoPlyError,
    NotPossibleError,
    NotYourSeatError,
    TroubleError,
    UsedLinkError,
)
from farside.table.visitor import (
    asks,
    host_of,
    is_number,
    may_guess,
    may_look,
    moves,
    moves_at,
    number,
    opening,
    ring_of,
    tokens_of,
    turnstile_of,
)

BEARER = "bearer "
ADDRESSES = Addresses("/api/v1")


def token_of(request: Request) -> str:
    return borne(request.scope)


def borne(scope: Scope) -> str:
    """The token that a request bears."""
    for name, value in scope["headers"]:
        if name == b"authorization":
            word: str = value.decode("latin-1")
            return word[len(BEARER) :].strip() if word[: len(BEARER)].lower() == BEARER else ""
    return ""


def language_of(request: Request) -> str:
    return speaking.language(request.query_params.get("lang"), request.headers.get("accept-language"))


def seat_of(request: Request, table: str) -> Seat | None:
    """The seat this visitor's token opens; None for a spectator (no token, or the host's)."""
    return seat_at(host_of(request), turnstile_of(request), request.scope, table)


def seat_at(host: Host, turnstile: Turnstile, scope: Scope, table: str) -> Seat | None:
    """The same for those who have no time for a `Request`."""
    token = borne(scope)
    door = host.door(table, token)
    if token and door.spectator:
        door = host.door(table, (), host.ringing.of(token))
    if door.seats:
        return door.seats[0]
    if token and door.spectator:
        raise NotYourSeatError
    if door.spectator:
        turnstile.check_guesses(address_of(scope))
    return None


def own_seat(request: Request, table: str) -> Seat:
    """The seat of somebody who wants to play."""
    seat = seat_of(request, table)
    if seat is None:
        raise NotYourSeatError
    return seat


async def body_of(receive: Receive) -> bytes:
    """The whole body; most come in one piece."""
    message = await receive()
    body: bytes = message.get("body", b"")
    while message.get("more_body"):
        message = await receive()
        body += message.get("body", b"")
    return body


# -- handlers --------------------------------------------------------------------------------------


@ADDRESSES.post("/tables/{table}/moves")
async def move(request: Request) -> Response:
    """Take an action."""
    host, turnstile, table = host_of(request), turnstile_of(request), request.path_params["table"]
    return shapes.told(await moved(host, turnstile, request.scope, request.receive, table))


async def moved(host: Host, turnstile: Turnstile, scope: Scope, receive: Receive, table: str) -> bytes:
    """The same; only what is answered."""
    seat = seat_at(host, turnstile, scope, table)
    if seat is None:
        raise NotYourSeatError
    ply, action = shapes.read_move(await body_of(receive))
    moves_at(host, turnstile, scope, table)
    return shapes.brief(host.act(table, seat, ply, action))


@ADDRESSES.post("/tables/{table}/undo")
async def undo(request: Request) -> Response:
    """Take the last move back, or an answer that the body names."""
    table: str = request.path_params["table"]
    seat = own_seat(request, table)
    answer = shapes.read_undo(await body_of(request.receive) or b"{}")
    moves(request, table)
    return shapes.told(shapes.brief(host_of(request).undo(table, seat, answer)))


@ADDRESSES.get("/tables/{table}/advice")
async def advice(request: Request) -> Response:
    """The best options for a seat that is asked, as far as it can know."""
    table: str = request.path_params["table"]
    host, seat = host_of(request), own_seat(request, table)
    found = await advise(host, table, seat, asks(request, "advice"))
    return shapes.answer(shapes.advised(found, host.voice(host.see(table, seat), language_of(request))))


@ADDRESSES.get("/tables/{table}/why")
async def why(request: Request) -> Response:
    """What speaks for a bot's last turn, as far as whoever asks can know."""
    table: str = request.path_params["table"]
    host, reader, seat = host_of(request), seat_of(request, table), number(request, "seat", -1)
    found = await explain(host, table, reader, seat, asks(request, "advice"))
    return shapes.answer(shapes.explained(found, host.voice(host.see(table, reader), language_of(request))))


@ADDRESSES.get("/tables/{table}/analysis")
async def analysis(request: Request) -> Response:
    """What a finished game was, in win chances, as far as somebody has come; who asks first lets it begin."""
    table: str = request.path_params["table"]
    host = host_of(request)
    held = host.door(table, [token_of(request), *tokens_of(request, table)], ring_of(request)).seats
    if not held:
        may_look(request, table)
    found = host.analysing.of(table)
    if found.state == analysing.NONE:
        found = host.analysing.ask(table, asks(request, "advice"))
    elif found.state in (analysing.RUNNING, analysing.STOPPED):
        found = host.analysing.ask(table, address_of(request.scope))
    if found.state == analysing.IMPOSSIBLE:
        raise NoAnalysisError(found.reason)
    told = {} if found.told is None else hindsight.shown(host.kept(table), found.told, held)
    return shapes.answer({"state": found.state, "progress": round(found.progress, 3), "step": found.step, **told})


@ADDRESSES.get("/tables/{table}")
async def table(request: Request) -> Response:
    """A table as this visitor sees it."""
    table: str = request.path_params["table"]
    return told(request, table, seat_of(request, table), None)


@ADDRESSES.get("/tables/{table}/plies/{ply}")
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


@ADDRESSES.post("/tables")
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
    agreed, create = shapes.read_terms(asked.get("terms")), host_of(request).create
    ring, circle = home(request, asked)
    opened = opening(
        request,
        alone,
        lambda: create(
            game, specs, variants, seed, advice=advised, share=share, name=called, terms=agreed, circle=circle
        ),
    )
    mine = next((at for at, spec in enumerate(specs) if spec.kind == HUMAN), None)
    if ring and mine is not None:
        host_of(request).claim(opened.id, mine, ring=ring)
    made = sitting.invitations(host_of(request).kept(opened.id), [opened.host])
    seats = [{"seat": at, "token": token or None, "invitation": made.get(at)} for at, token in enumerate(opened.tokens)]
    info = host_of(request).table(opened.id)
    told = {"table": opened.id, "name": info.name, "seats": seats, "host": opened.host, "commitment": info.commitment}
    return shapes.answer(told, 201)


def home(request: Request, asked: shapes.Told) -> tuple[str, str]:
    """The keyring that whoever opens a table bears, and the circle it is opened in; both may be none."""
    secret, circle = asked.get("keyring"), asked.get("circle")
    ring = "" if secret is None else host_of(request).ringing.opened(str(secret))
    return ring, "" if circle is None else host_of(request).circling.member(str(circle), ring).row.id


@ADDRESSES.post("/tables/{table}/rematch")
async def rematch(request: Request) -> Response:
    """The same people, bots and settings at a new table, everybody one seat further; found if it is open already."""
    table: str = request.path_params["table"]
    share = shapes.read_share(shapes.read_object(await request.body() or b"{}", shapes.SHARE_KEYS))
    asks(request, "tables")
    found = rematching.rematch(host_of(request), table, [token_of(request)], language_of(request), share)
    seats = [{"seat": seat, "token": token} for seat, token in found.seats.items()]
    name = host_of(request).table(found.id).name
    return shapes.answer({"table": found.id, "name": name, "seats": seats, "host": found.host or None}, 201)


@ADDRESSES.post("/promises")
async def promise(request: Request) -> Response:
    """Draw a number for a table to come, and commit to it."""
    asks(request, "moves")
    asks(request, "moves")  # it is written down, as a move is
    return shapes.answer({"commitment": host_of(request).shuffling.promise()}, 201)


@ADDRESSES.post("/tables/{table}/invitations")
async def invite(request: Request) -> Response:
    """Let somebody else sit in a seat: for whoever opened the table, or sits there."""
    table: str = request.path_params["table"]
    seat = shapes.read_object(await request.body(), shapes.INVITE_KEYS).get("seat")
    if type(seat) is not int:
        raise NotPossibleError("seat is the number of a seat, from 0")
    made = sitting.offer(host_of(request), table, seat, [token_of(request)])
    return shapes.answer({"seat": seat, "invitation": made}, 201)


@ADDRESSES.post("/tables/{table}/seat")
async def sit(request: Request) -> Response:
    """Sit down by an invitation, which is exchanged for a token; the seat hangs on a keyring if its secret is told."""
    host, table, given = host_of(request), request.path_params["table"], token_of(request)
    secret = shapes.read_object(await request.body() or b"{}", shapes.SIT_KEYS).get("keyring")
    ring = "" if secret is None else host.ringing.opened(str(secret))
    found = sitting.invited(host.playing(table), [given])
    if not found:
        raise UsedLinkError
    (seat,) = found
    return shapes.answer({"seat": seat, "token": sitting.sit_down(host, table, [given], ring)[given]}, 201)


@ADDRESSES.get("/games")
async def games(request: Request) -> Response:
    """The installed games, and the bots that play them."""
    found = [shelf.game(key) for key in shelf.shelf()]
    games = [
        {"game": game.key, "edition": game.edition, "seats": list(game.seats), "variants": game.variants}
        for game in found
    ]
    return shapes.answer({"games": games, "bots": host_of(request).opponents.names()})


@ADDRESSES.get("/profile")
async def profile(request: Request) -> Response:
    """What the owner of a profile has won and kept."""
    collecting, lang = host_of(request).collecting, language_of(request)
    owned = collecting.owned(host_of(request).ringing.opened(token_of(request)))
    return shapes.answer({"collections": {game: shapes.collection(found, lang) for game, found in owned.items()}})


@ADDRESSES.get("/tables/{table}/record")
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


@ADDRESSES.get("/tables/{table}/events")
async def events(request: Request) -> Response:
    """A line for every change that this visitor may know of, as long as he listens."""
    host, table = host_of(request), request.path_params["table"]
    door = host.door(table, [token_of(request), *tokens_of(request, table)], ring_of(request))
    held = door.seats
    if door.spectator:
        may_guess(request)

    def tell() -> bytes:
        """What has changed; whoever hears it is at the table, and need not be called."""
        host.noticed(table, held)
        return live.told(*host.news(table, held))

    stream = host.live.stream(table, host.pulse(table), tell)
    return shapes.streamed(turnstile_of(request).stream(address_of(request.scope), stream))


def trouble(error: TroubleError, lang: str) -> Response:
    """What cannot be done, as JSON."""
    return shapes.answer(speaking.trouble_told(error, lang), error.status)
