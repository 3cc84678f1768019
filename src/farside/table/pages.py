"""The pages: handlers parse, call the host, render. Every one works without a script."""

from __future__ import annotations

from typing import Any
from urllib.parse import urlsplit

from starlette.requests import Request
from starlette.responses import PlainTextResponse, Response
from starlette.routing import BaseRoute, Mount, Route
from starlette.staticfiles import StaticFiles

from farside.core import shelf
from farside.core.actions import Seat
from farside.core.game import LANGUAGES
from farside.table import pages_campaign as campaigns
from farside.table import pages_collection as collections
from farside.table import pages_lobby as lobbies
from farside.table import pages_new as opening
from farside.table import pages_rules as books
from farside.table import pages_seats as seats
from farside.table import pages_table as showing
from farside.table import speaking
from farside.table.advising import Advice, advise
from farside.table.answers import Opened
from farside.table.api import host_of, number
from farside.table.pages_form import form_of, go
from farside.table.pages_words import (
    FOREVER,
    FRESH,
    STATIC,
    SWITCH,
    THEMES,
    YEAR,
    game_symbols,
    help_keys,
    reader,
    render,
    style,
)
from farside.table.shapes import is_number
from farside.table.trouble import NoAddressError, NotPossibleError, NotYourSeatError, RefusedError, TroubleError

FRAGMENT = "x-fragment"  # the script asks for the table alone
SVG = "image/svg+xml"


def whole(form: dict[str, str], name: str) -> int:
    """A number from a form; NotPossibleError if it is none."""
    word = form.get(name, "")
    if not is_number(word):
        raise NotPossibleError(f"{name} is a whole number, not '{word}'")
    return int(word)


def known_game(request: Request) -> str:
    key: str = request.path_params["game"]
    if key not in shelf.shelf():
        raise NoAddressError
    return key


# -- lobby -----------------------------------------------------------------------------------------


async def lobby(request: Request) -> Response:
    """The games, and the tables this browser sits at."""
    who = reader(request)
    held = [(table, seats.tokens(request, table)) for table in seats.tables(request)]
    rows = lobbies.rows(host_of(request), lobbies.known(host_of(request), held), who)
    games, lessons = lobbies.games(who)
    waiting = sum(row.mine for row in rows)
    owned = collections.shelves(request, who)
    return render(
        "lobby.html",
        request,
        tables=rows,
        waiting=waiting,
        games=games,
        lessons=lessons,
        collections=owned,
        campaigns=campaigns.yours(request, who),
    )


async def settings(request: Request) -> Response:
    """Remember what was chosen, and go back to where the visitor was."""
    form = await form_of(request)
    back = urlsplit(form.get("back", "/"))
    local = back.path.startswith("/") and not back.netloc and not back.path.startswith("//")
    response = go((back.path + (f"?{back.query}" if back.query else "")) if local else "/")
    for name, allowed in (("lang", LANGUAGES), ("theme", THEMES), ("points", SWITCH)):
        if form.get(name) in allowed:
            response.set_cookie(name, form[name], max_age=YEAR, samesite="lax")
    return response


async def join(request: Request) -> Response:
    """A table by its code, or by a pasted link; a campaign by its link."""
    asked = request.query_params.get("table", "").strip().rstrip("/").lower()
    code = asked.rpartition("/")[2]
    if f"/c/{code}" in asked:
        return go(f"/c/{host_of(request).campaigning.info(code).id}")
    return go(f"/t/{host_of(request).table(code).id}") if code else go("/")


async def play_now(request: Request) -> Response:
    """The usual table against bots, at once."""
    key = known_game(request)
    who = collections.collector(request, key)
    profile, level = who.profile if who else "", (await form_of(request)).get("solo", "")
    if level:
        opened = opening.alone(host_of(request), key, level, profile)
    else:
        opened = opening.usual(host_of(request), key, watch=False, profile=profile)
    response = sat_down(request, opened, [opened.host, *opened.tokens])
    collections.remember(request, response, who)
    return response


async def watch_bots(request: Request) -> Response:
    """A table of bots alone, shown from the start at a pace that can be followed."""
    opened = opening.usual(host_of(request), known_game(request), watch=True)
    return sat_down(request, opened, [opened.host], "/replay?ply=0#run")


async def new(request: Request) -> Response:
    """The set-up page; sent back, it opens the table."""
    key, who = known_game(request), reader(request)
    about: dict[str, Any] = {
        "collection_note": collections.note(request, key, who),
        "barred": collections.barred(request, key, who),
    }
    if request.method == "GET":
        wanted = {"friends": "1"} if request.query_params.get("seats") == "friends" else {}
        return render("new.html", request, **about, **opening.form(host_of(request), key, who, wanted))
    form = await form_of(request)
    person = collections.collector(request, key)
    try:
        opened = opening.open_table(host_of(request), key, form, person.profile if person else "")
    except NotPossibleError as error:
        things = opening.form(host_of(request), key, who, form, speaking.trouble(error, who.lang))
        refusal = render("new.html", request, error.status, **about, **things)
        collections.remember(request, refusal, person)
        return refusal
    response = sat_down(request, opened, [opened.host, *opening.own(form, opened)])
    collections.remember(request, response, person)
    return response


def sat_down(request: Request, opened: Opened, tokens: list[str], where: str = "") -> Response:
    response = go(f"/t/{opened.id}{where}")
    seats.remember(request, response, opened.id, [token for token in tokens if token])
    return response


# -- the table -------------------------------------------------------------------------------------


async def table(request: Request) -> Response:
    """The table as this browser sees it. A seat's link is remembered and leaves the address."""
    code: str = request.path_params["table"]
    host = host_of(request)
    door = host.door(code, seats.tokens(request, code))
    if "token" in request.query_params:
        if door.spectator:
            raise NotYourSeatError
        gone = go(f"/t/{code}")
        seats.remember(request, gone, code, [])
        return gone
    info = host.table(code)
    free = [seat for seat in door.seats if info.seats[seat].free]
    person = collections.collector(request, info.game) if free else None
    for seat in free:
        host.claim(code, seat, profile=person.profile if person else "")
    response = shown(request, code)
    collections.remember(request, response, person)
    return response


def shown(
    request: Request,
    code: str,
    notice: str = "",
    clause: str = "",
    status: int = 200,
    moved: Seat | None = None,
    advice: Advice | None = None,
) -> Response:
    """The live table, whole or as a fragment, or the curtain before it."""
    host, who = host_of(request), reader(request)
    info = host.table(code)
    door = host.door(code, seats.tokens(request, code))
    chair = seats.chair(request, info, door, moved)
    pulse = host.news(code, door.seats).mark
    if chair.curtain is not None:
        page = showing.curtain_page(info, chair.curtain, who)
    else:
        page = showing.live_page(host, info, chair.seat, who, door.seats, advice)
        page.campaign = host.campaigning.of_table(code) if shelf.game(info.game).campaign else ""
        if door.host:
            page.invites = opening.invites(request, host, info, seats.tokens(request, code), who)
    page.pulse, page.notice, page.notice_clause = pulse, notice, clause
    return paper(request, page, status)


def paper(request: Request, page: showing.TablePage, status: int = 200) -> Response:
    """A table page, or the part of it that changes."""
    if FRAGMENT in request.headers:
        return render("fragments/table.html", request, status, page=page, here=f"/t/{page.id}")
    who = reader(request)
    return render(
        "table.html",
        request,
        status,
        page=page,
        style_of=page.game,
        game_symbols=game_symbols(page.game),
        help_keys=help_keys(who),
    )


def own_seat(request: Request, code: str, form: dict[str, str]) -> Seat:
    """The seat a form speaks for, if this browser holds it."""
    seat = whole(form, "seat")
    if seat not in host_of(request).door(code, seats.tokens(request, code)).seats:
        raise NotYourSeatError
    return seat


async def move(request: Request) -> Response:
    """Take an option."""
    code: str = request.path_params["table"]
    form = await form_of(request)
    try:
        seat = own_seat(request, code, form)
        host_of(request).act(code, seat, whole(form, "ply"), form.get("action", ""))
    except TroubleError as error:
        return refused(request, code, error)
    return after(request, code, seat)


async def undo(request: Request) -> Response:
    """Take the last move back."""
    code: str = request.path_params["table"]
    form = await form_of(request)
    try:
        seat = own_seat(request, code, form)
        host_of(request).undo(code, seat)
    except TroubleError as error:
        return refused(request, code, error)
    return after(request, code, seat)


async def advice(request: Request) -> Response:
    """The best options for a seat that is asked, shown with the table."""
    code: str = request.path_params["table"]
    form = await form_of(request)
    try:
        found = await advise(host_of(request), code, own_seat(request, code, form))
    except TroubleError as error:
        return refused(request, code, error)
    return shown(request, code, advice=found)


async def curtain(request: Request) -> Response:
    """The player whose turn it is has the device: lift the curtain."""
    code: str = request.path_params["table"]
    seat = own_seat(request, code, await form_of(request))
    response = go(f"/t/{code}")
    seats.sit(response, code, seat)
    return response


async def rename(request: Request) -> Response:
    """A player says what he wants to be called."""
    code: str = request.path_params["table"]
    form = await form_of(request)
    seat = own_seat(request, code, form)
    host_of(request).rename(code, seat, form.get("name", ""))
    return after(request, code, seat)


async def decline_all(request: Request) -> Response:
    """A player wants no offers any more, or wants them again."""
    code: str = request.path_params["table"]
    form = await form_of(request)
    seat = own_seat(request, code, form)
    host_of(request).decline_all(code, seat, form.get("on") == "1")
    return after(request, code, seat)


async def wait_no_longer(request: Request) -> Response:
    """Go on without the answer of those who keep a bargain waiting."""
    code: str = request.path_params["table"]
    try:
        seat = own_seat(request, code, await form_of(request))
        host_of(request).wait_no_longer(code, seat)
    except TroubleError as error:
        return refused(request, code, error)
    return after(request, code, seat)


def after(request: Request, code: str, seat: Seat) -> Response:
    """What is shown once a seat has done something: the script gets the table, a plain form a new page."""
    response = shown(request, code, moved=seat) if FRAGMENT in request.headers else go(f"/t/{code}")
    seats.sit(response, code, seat)
    return response


def refused(request: Request, code: str, error: TroubleError) -> Response:
    """The table again, with what was not possible and why."""
    clause = error.refusal.clause if isinstance(error, RefusedError) else ""
    return shown(request, code, speaking.trouble(error, reader(request).lang), clause, error.status)


async def links(request: Request) -> Response:
    """Links and codes of a table: the free seats for its host, the spectators' for everybody."""
    code: str = request.path_params["table"]
    host, who = host_of(request), reader(request)
    info = host.table(code)
    tokens = seats.tokens(request, code)
    found = opening.links(request, host, info, tokens, who)
    title = shelf.game(info.game).phrases(who.lang).say("title")
    return render("links.html", request, links=found, id=code, title=title, hosting=host.door(code, tokens).host)


async def replay(request: Request) -> Response:
    """The table as it stood after so many moves."""
    code: str = request.path_params["table"]
    host = host_of(request)
    info = host.table(code)
    chair = seats.chair(request, info, host.door(code, seats.tokens(request, code)))
    ply = number(request, "ply", host.news(code, () if chair.seat is None else (chair.seat,)).ply)
    return paper(request, showing.replay_page(host, info, chair.seat, ply, reader(request)))


async def continue_from(request: Request) -> Response:
    """Play on from a past position, at a new table."""
    code: str = request.path_params["table"]
    ply = whole(await form_of(request), "ply")
    opened = host_of(request).fork(code, ply)
    return sat_down(request, opened, [opened.host, *opened.tokens])


async def record(request: Request) -> Response:
    """The record of a finished game, to keep."""
    code: str = request.path_params["table"]
    revealed = host_of(request).record(code)
    name = f"{revealed.record.game}-{code}.rec"
    return PlainTextResponse(revealed.record.dumps(), headers={"Content-Disposition": f'attachment; filename="{name}"'})


async def table_picture(request: Request) -> Response:
    """The board of a table as everybody may see it."""
    code: str = request.path_params["table"]
    seen = host_of(request).see(code, None)
    svg = lobbies.in_theme(
        lobbies.picture(seen.game, seen.view, reader(request).lang), request.query_params.get("theme", "")
    )
    return Response(svg, media_type=SVG, headers=FRESH)


# -- games, rules, files ---------------------------------------------------------------------------


async def game_picture(request: Request) -> Response:
    """A board in the middle of a game."""
    sample = lobbies.sample(known_game(request), speaking.language(request.query_params.get("lang"), None))
    svg = lobbies.in_theme(sample, request.query_params.get("theme", ""))
    return Response(svg, media_type=SVG, headers={"Cache-Control": "public, max-age=3600"})


async def rules(request: Request) -> Response:
    """The rules of a game, clause by clause."""
    key, who = known_game(request), reader(request)
    text, contents = books.page(key)
    card = lobbies.card(key, who)
    return render("rules.html", request, game=card, text=text, contents=contents, sources=books.guessed(key))


async def style_sheet(request: Request) -> Response:
    """One style sheet for a page and its game."""
    key = request.query_params.get("of", "")
    if key and key not in shelf.shelf():
        raise NoAddressError
    return Response(style(key), media_type="text/css", headers=FOREVER)


def trouble(request: Request, error: TroubleError) -> Response:
    """What happened, that nothing is lost, and what to do now."""
    who = reader(request)
    code = request.path_params.get("table", "")
    ways = [("/", who.say("to-the-lobby"))]
    if code and error.status != NoAddressError.status:
        ways.insert(0, (f"/t/{code}", who.say("to-the-table")))
    head = f"trouble-{error.status}" if error.status in (403, 404, 409, 422) else "trouble-other"
    what = speaking.trouble(error, who.lang)
    return render("trouble.html", request, error.status, number=error.status, head=head, what=what, ways=ways)


class Files(StaticFiles):
    """Static files, kept by browsers for as long as their address stays the same."""

    def file_response(self, *args: object, **kwargs: object) -> Response:
        response: Response = super().file_response(*args, **kwargs)  # type: ignore[arg-type]  # handed on as they came
        response.headers.update(FOREVER)
        return response


ADDRESSES: list[BaseRoute] = [
    Route("/", lobby),
    Route("/settings", settings, methods=["POST"]),
    Route("/join", join),
    Route("/new/{game}", new, methods=["GET", "POST"]),
    Route("/play/{game}", play_now, methods=["POST"]),
    Route("/watch/{game}", watch_bots, methods=["POST"]),
    Route("/t/{table}", table),
    Route("/t/{table}/move", move, methods=["POST"]),
    Route("/t/{table}/undo", undo, methods=["POST"]),
    Route("/t/{table}/advice", advice, methods=["POST"]),
    Route("/t/{table}/curtain", curtain, methods=["POST"]),
    Route("/t/{table}/name", rename, methods=["POST"]),
    Route("/t/{table}/quiet", decline_all, methods=["POST"]),
    Route("/t/{table}/go-on", wait_no_longer, methods=["POST"]),
    Route("/t/{table}/links", links),
    Route("/t/{table}/replay", replay),
    Route("/t/{table}/continue", continue_from, methods=["POST"]),
    Route("/t/{table}/record", record),
    Route("/t/{table}/board.svg", table_picture),
    Route("/games/{game}/board.svg", game_picture),
    Route("/rules/{game}", rules),
    Route("/style.css", style_sheet),
    *campaigns.ADDRESSES,
    *collections.ADDRESSES,
    Mount("/static", Files(directory=STATIC, check_dir=False)),
]
