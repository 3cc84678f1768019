"""The app: every address in one list, and what is answered when something cannot be done.

Handlers are plain Starlette: `async def handler(request) -> Response`, with the host at `request.app.state.host`.
FastAPI describes the API (`description.py`) and is only woken when somebody reads the description: without it a move
costs less and the server starts sooner.
"""

from __future__ import annotations

import asyncio
import gc
import logging
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager

from starlette.applications import Starlette
from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import BaseRoute, Match
from starlette.types import ExceptionHandler, Receive, Scope, Send

from farside.table import health
from farside.table.api import calls as api_calls
from farside.table.api import campaigns as api_campaigns
from farside.table.api import circles as api_circles
from farside.table.api import description, shapes
from farside.table.api import keyring as api_keyring
from farside.table.api import plans as api_plans
from farside.table.api import tables as api
from farside.table.api import talk as api_talk
from farside.table.api import times as api_times
from farside.table.api import watching as api_watching
from farside.table.envelope import Way
from farside.table.gate import Gate
from farside.table.guard import API, Guard, Quick, Refuse, inner
from farside.table.host import Host
from farside.table.limits import Turnstile, address_of
from farside.table.measures import Measured
from farside.table.pages import (
    analysis,
    archive,
    box,
    calls,
    campaign,
    changing,
    circles,
    collection,
    crops,
    desk,
    files,
    games,
    handing,
    howto,
    keyring,
    learn,
    links,
    lobby,
    new,
    notes,
    pictures,
    plan,
    postcard,
    rematch,
    replay,
    result,
    rules,
    shuffle,
    table,
    talk,
    times,
    travel,
    trouble,
    watch,
)
from farside.table.pages.prepared import prepare
from farside.table.store import StoreBusyError
from farside.table.trouble import (
    NoAddressError,
    NoCampaignError,
    NoCircleError,
    NoCodeError,
    NoMethodError,
    NoProfileError,
    NoTableError,
    OursError,
    TooManyError,
    TroubleError,
    store_trouble,
)

# When to look for waste. A move leaves none, so what is new is looked through in small pieces: two thousand things take
# a millisecond, fifty thousand thirty, and everybody waits meanwhile. A thousand tables are looked through but rarely.
LITTLE_BY_LITTLE = (2_000, 500, 20)
# names that are no one's, guessed or mistyped
MISSES = (NoTableError, NoCampaignError, NoCircleError, NoProfileError, NoCodeError)

log = logging.getLogger("farside.table")

API_PARTS = (
    *(api, api_talk, api_times, api_watching, api_campaigns, api_plans, api_calls, api_circles, api_keyring),
    *(description,),
)
PAGES = (
    *(lobby, new, learn, table, talk, times, notes, rematch, result, analysis, shuffle, replay, travel, links),
    *(pictures, howto, rules, campaign, circles, watch, collection, box, calls, desk, files),
    *(games, archive, crops, handing, keyring),
    *(plan, changing, postcard),
)
ADDRESSES: list[BaseRoute] = [
    *[address for part in API_PARTS for address in part.ADDRESSES],
    *health.ADDRESSES,
    *[address for page in PAGES for address in page.ADDRESSES],
]


def make(
    host: Host, gate: Gate | None = None, turnstile: Turnstile | None = None, more: Sequence[BaseRoute] = ()
) -> Measured:
    """The whole server as one ASGI app: the gate knows its names, the turnstile how often one may come.

    `more`: addresses that only this place has.
    """
    gate = gate or Gate()
    app = Starlette(routes=[*more, *ADDRESSES], lifespan=lifespan, exception_handlers=handlers())
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

    host, turnstile = app.state.host, app.state.turnstile

    async def move(scope: Scope, receive: Receive, send: Send, way: Send, table: str) -> None:
        try:
            found = await api.moved(host, turnstile, scope, receive, table)
            if isinstance(way, Way) and way.took(found):
                return
            response = shapes.told(found)
        except Exception as error:  # noqa: BLE001  # whatever it is, the visitor is told
            scope["app"], scope["path_params"] = app, {"table": table}
            response = await not_moved(Request(scope, receive), error)
        await response(scope, receive, send)

    return move


async def not_moved(request: Request, error: Exception) -> Response:
    """What is answered where a move was not made."""
    if isinstance(error, TroubleError):
        return await on_trouble(request, error)
    if isinstance(error, StoreBusyError):
        return await on_busy(request, error)
    log.error("a move at table %s failed", request.path_params["table"], exc_info=error)
    return await on_crash(request, error)


@asynccontextmanager
async def lifespan(app: Starlette) -> AsyncIterator[None]:
    host: Host = app.state.host
    host.start()
    preparing = asyncio.create_task(prepare())
    gc.freeze()  # what is loaded now stays: looking through it for waste would make somebody wait
    gc.set_threshold(*LITTLE_BY_LITTLE)
    yield
    preparing.cancel()
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
