"""The app: every address in one list, and what is answered when something cannot be done.

Handlers are plain Starlette: `async def handler(request) -> Response`, with the host at `request.app.state.host`.
FastAPI describes the API (`description.py`) and is only woken when somebody reads the description: without it a move
costs less and the server starts sooner.
"""

from __future__ import annotations

import gc
import logging
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from starlette.applications import Starlette
from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import BaseRoute, Match, Route
from starlette.types import ExceptionHandler, Receive, Scope, Send

from farside.table import health
from farside.table.api import campaigns as api_campaigns
from farside.table.api import description, shapes
from farside.table.api import tables as api
from farside.table.envelope import Way
from farside.table.gate import Gate
from farside.table.guard import API, Guard, Quick, Refuse, inner
from farside.table.host import Host
from farside.table.limits import Turnstile, address_of
from farside.table.measures import Measured
from farside.table.pages import (
    campaign,
    collection,
    desk,
    files,
    howto,
    learn,
    links,
    lobby,
    new,
    notes,
    pictures,
    rematch,
    replay,
    rules,
    shuffle,
    table,
    trouble,
)
from farside.table.store import StoreBusyError
from farside.table.trouble import (
    NoAddressError,
    NoCampaignError,
    NoMethodError,
    NoProfileError,
    NoTableError,
    OursError,
    TooManyError,
    TroubleError,
    store_trouble,
)

RARELY = (50_000, 20, 20)  # when to look for waste: a move leaves none, and a thousand tables take long to look through
MISSES = (NoTableError, NoCampaignError, NoProfileError)  # names that are no one's, guessed or mistyped

log = logging.getLogger("farside.table")

PAGES = (
    *(lobby, new, learn, table, notes, rematch, shuffle, replay, links, pictures),
    *(howto, rules, campaign, collection, desk, files),
)
ADDRESSES: list[BaseRoute] = [
    Route("/api/v1/tables/{table}/moves", api.move, methods=["POST"]),
    Route("/api/v1/tables/{table}", api.table),
    Route("/api/v1/tables", api.create, methods=["POST"]),
    Route("/api/v1/tables/{table}/undo", api.undo, methods=["POST"]),
    Route("/api/v1/tables/{table}/advice", api.advice),
    Route("/api/v1/tables/{table}/invitations", api.invite, methods=["POST"]),
    Route("/api/v1/tables/{table}/seat", api.sit, methods=["POST"]),
    Route("/api/v1/tables/{table}/rematch", api.rematch, methods=["POST"]),
    Route("/api/v1/tables/{table}/events", api.events),
    Route("/api/v1/tables/{table}/record", api.record),
    Route("/api/v1/tables/{table}/plies/{ply}", api.ply),
    Route("/api/v1/campaigns", api_campaigns.create, methods=["POST"]),
    Route("/api/v1/campaigns/{campaign}", api_campaigns.campaign),
    Route("/api/v1/campaigns/{campaign}/events", api_campaigns.events),
    Route("/api/v1/campaigns/{campaign}/chapters", api_campaigns.go_on, methods=["POST"]),
    Route("/api/v1/promises", api.promise, methods=["POST"]),
    Route("/api/v1/games", api.games),
    Route("/api/v1/profile", api.profile),
    Route("/api/openapi.json", description.as_json),
    Route("/api/docs", description.to_read),
    *health.ADDRESSES,
    *[address for page in PAGES for address in page.ADDRESSES],
]


def make(host: Host, gate: Gate | None = None, turnstile: Turnstile | None = None) -> Measured:
    """The whole server as one ASGI app: the gate knows its names, the turnstile how often one may come."""
    gate = gate or Gate()
    app = Starlette(routes=ADDRESSES, lifespan=lifespan, exception_handlers=handlers())
    app.state.host = host
    app.state.gate = gate
    app.state.turnstile = turnstile or Turnstile()
    return Measured(Guard(app, straight(app), gate, refusing(app)), host.measures)


def refusing(app: Starlette) -> Refuse:
    """Answers in the name of the guard: somebody is not let in, and is told why."""

    async def refuse(scope: Scope, receive: Receive, send: Send, error: TroubleError) -> None:
        scope["app"] = app
        response = await on_trouble(Request(scope, receive), error)
        await response(scope, receive, send)

    return refuse


def straight(app: Starlette) -> Quick:
    """The straight way to the handler of a move: half of what a move costs is finding it by the list of addresses."""

    async def move(scope: Scope, receive: Receive, send: Send, way: Send, table: str) -> None:
        scope["app"], scope["path_params"] = app, {"table": table}
        request = Request(scope, receive)
        try:
            found = await api.moved(request)
            if isinstance(way, Way) and way.took(found):
                return
            response = shapes.told(found)
        except TroubleError as error:
            response = await on_trouble(request, error)
        except StoreBusyError as error:
            response = await on_busy(request, error)
        except Exception as error:
            log.exception("a move at table %s failed", table)
            response = await on_crash(request, error)
        await response(scope, receive, send)

    return move


@asynccontextmanager
async def lifespan(app: Starlette) -> AsyncIterator[None]:
    host: Host = app.state.host
    host.start()
    gc.freeze()  # what is loaded now stays: looking through it for waste would make somebody wait
    gc.set_threshold(*RARELY)
    yield
    await host.close()
    host.store.close()


# -- when something cannot be done -----------------------------------------------------------------


def handlers() -> dict[type[Exception] | int, ExceptionHandler]:
    return {TroubleError: on_trouble, HTTPException: on_address, StoreBusyError: on_busy, Exception: on_crash}


async def on_trouble(request: Request, error: Exception) -> Response:
    assert isinstance(error, TroubleError), f"{error!r} is no trouble of ours"
    if isinstance(error, MISSES):
        error = missed(request, error)
    if inner(request.scope).startswith(API):
        response = api.trouble(error, api.language_of(request))
    else:
        response = trouble.trouble(request, error)
    response.headers.update(error.headers)
    return response


def missed(request: Request, error: TroubleError) -> TroubleError:
    """A name that nothing here has. Whoever tries many is told no more for a while."""
    turnstile: Turnstile = request.app.state.turnstile
    try:
        turnstile.check_guesses(address_of(request.scope))
    except TooManyError as enough:
        return enough
    turnstile.missed(address_of(request.scope))
    return error


async def on_address(request: Request, error: Exception) -> Response:
    status = error.status_code if isinstance(error, HTTPException) else NoAddressError.status
    if status == NoMethodError.status:
        return await on_trouble(request, NoMethodError(what=allowed(request)))
    return await on_trouble(request, NoAddressError())


def allowed(request: Request) -> str:
    """The methods of an address, be it listed once or once for each."""
    here = [route for route in request.app.routes if route.matches(request.scope)[0] != Match.NONE]
    return ", ".join(sorted({method for route in here for method in getattr(route, "methods", None) or ()}))


async def on_busy(request: Request, error: Exception) -> Response:
    log.error("the database failed at %s: %s", request.url.path, error)
    assert isinstance(error, StoreBusyError), f"{error!r} is none of the store's"
    return await on_trouble(request, store_trouble(error))


async def on_crash(request: Request, error: Exception) -> Response:
    """Our mistake: the log has the whole story, the visitor a sentence."""
    return await on_trouble(request, OursError())
