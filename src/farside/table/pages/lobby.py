"""The lobby: the games with their pictures, and the tables this browser sits at."""

from __future__ import annotations

import time
from collections.abc import Sequence
from dataclasses import dataclass, replace
from math import ceil
from typing import Any, NamedTuple
from urllib.parse import urlsplit

from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import BaseRoute, Route

from farside.core import shelf
from farside.core.actions import Seat, player_at
from farside.core.languages import LANGUAGES
from farside.core.phrases import Voice
from farside.table import speaking
from farside.table.answers import Seen
from farside.table.pages import campaign as campaigns
from farside.table.pages import cards, yours
from farside.table.pages import collection as collections
from farside.table.pages.cards import themed
from farside.table.pages.form import form_of, go
from farside.table.pages.learn import learning
from farside.table.pages.new import LEVEL, usual_level
from farside.table.pages.paper import SWITCH, THEMES, YEAR, Reader, reader, render
from farside.table.pages.sections.head import called, title_of
from farside.table.pages.sections.question import listed, question_of, winners
from farside.table.pages.taught import offers
from farside.table.trouble import RestsError, TroubleError
from farside.table.visit import Visit
from farside.table.visitor import base_of, cookie_path, host_of, may_look, number, tables_of, tokens_of

MINUTE, HOUR, DAY = 60, 3600, 86400
MOST_TABLES = 12
SHOWN = 3  # of them at once; the others unfold
ARCHIVED = "archived"  # a cookie: the tables that this browser has put away


class Mark(NamedTuple):
    """A player in a table's row."""

    seat: Seat
    label: str
    acts: bool


@dataclass(frozen=True, slots=True)
class Row:
    """A table this browser sits at."""

    id: str
    title: str
    what: str
    ago: str
    mine: bool
    over: bool
    thumb: str
    players: list[Mark]
    created: float
    rests: bool = False  # this version cannot play it
    away: bool = False  # put away in this browser


async def lobby(request: Request) -> Response:
    """The games, and the tables this browser sits at."""
    who = reader(request)
    away = put_away(request)
    all_ = yours.in_order(request)
    every, archived = ([one for one in all_ if (one.table in away) == put] for put in (False, True))
    pages = max(1, ceil(len(every) / MOST_TABLES))
    page = min(max(1, number(request, "page", 1)), pages)
    found = rows(request, who, [one.table for one in every[(page - 1) * MOST_TABLES : page * MOST_TABLES]])
    games, lessons = cards.games(who)
    waiting = sum(one.mine for one in every)
    owned = collections.shelves(request, who)
    return render(
        "lobby.html",
        request,
        tables=found[:SHOWN],
        more=found[SHOWN:],
        archived=[replace(row, away=True) for row in rows(request, who, [one.table for one in archived[:MOST_TABLES]])],
        level=usual_level(host_of(request), request.cookies.get(LEVEL, "")),
        count=len(every),
        page=page,
        pages=pages,
        waiting=waiting,
        games=games,
        learnings={game.key: learning(request, game.key) for game in games},
        further={game.key: offers(game.key, who.lang) for game in games},
        lessons=lessons,
        collections=owned,
        campaigns=campaigns.yours(request, who),
    )


async def settings(request: Request) -> Response:
    """Remember what was chosen, and go back to where the visitor was."""
    form = await form_of(request)
    response = go(request, back(request, form.get("back", "")))
    for name, allowed in (("lang", LANGUAGES), ("theme", THEMES), ("points", SWITCH)):
        if form.get(name) in allowed:
            response.set_cookie(name, form[name], max_age=YEAR, path=cookie_path(request), samesite="lax")
    return response


def back(request: Request, address: str) -> str:
    """Where a form was sent from, if that is a page of this house; else the lobby."""
    found, base = urlsplit(address), base_of(request)
    path = found.path.removeprefix(base)
    local = not found.netloc and found.path.startswith(f"{base}/") and not path.startswith("//")
    return path + (f"?{found.query}" if found.query else "") if local else "/"


def put_away(request: Request) -> list[str]:
    """The tables this browser does not want to see among its own."""
    return [code for code in request.cookies.get(ARCHIVED, "").split(".") if code]


async def archive(request: Request) -> Response:
    """Put a table away, or bring it back. Whoever plays there plays on; the link opens it as before."""
    form, table = await form_of(request), request.path_params["table"]
    others = [code for code in put_away(request) if code != table and code in tables_of(request)]
    kept = others if form.get("back") else [*others, table]
    response = go(request, "/")
    how: dict[str, Any] = {"max_age": YEAR, "path": cookie_path(request), "httponly": True, "samesite": "lax"}
    response.set_cookie(ARCHIVED, ".".join(kept), **how)
    return response


async def join(request: Request) -> Response:
    """A table by its code, or by a pasted link; a campaign by its link."""
    asked = request.query_params.get("table", "").strip().rstrip("/").lower()
    code = asked.rpartition("/")[2]
    if code:
        may_look(request, code)
    if f"/c/{code}" in asked:
        return go(request, "/c", host_of(request).campaigning.info(code).id)
    return go(request, "/t", host_of(request).table(code).id) if code else go(request, "/")


# -- your tables -----------------------------------------------------------------------------------


def rows(request: Request, reader: Reader, tables: Sequence[str]) -> list[Row]:
    """These tables as the lobby shows them."""
    found: list[Row] = []
    for table in tables:
        try:
            found.append(row(Visit(host_of(request), table, tokens_of(request, table)), reader))
        except RestsError as error:
            found.append(resting(table, error, reader))
        except TroubleError:  # a table that is no longer there
            continue
    return found


def row(here: Visit, reader: Reader) -> Row:
    info, door, seen = here.info, here.door, looked(here)
    voice = here.voice(None, reader.lang)
    names = [reader.say("you") if seat in door.seats else voice.name(seat) for seat in range(len(info.seats))]
    return Row(
        id=info.id,
        title=f"{title_of(info, reader)}, {called(info, reader) if info.name else info.id}",
        what=deciding(here, seen, reader),
        ago=ago(time.time() - info.created, reader),
        mine=any(seat in info.waiting for seat in door.seats),
        over=info.over,
        thumb=themed(f"/t/{info.id}/board.svg?ply={info.ply}", reader),
        players=[Mark(seat, name, seat in info.waiting) for seat, name in enumerate(names)] + automas(seen, voice),
        created=info.created,
    )


def resting(table: str, error: RestsError, reader: Reader) -> Row:
    """A table that this version cannot play, and why."""
    known = error.game in shelf.shelf()
    title = shelf.game(error.game).phrases(reader.lang).say("title") if known else error.game
    return Row(
        id=table,
        title=f"{title}, {table}" if title else table,
        what=speaking.trouble(error, reader.lang),
        ago=ago(time.time() - error.created, reader) if error.created else "",
        mine=False,
        over=True,
        thumb="",
        players=[],
        created=error.created,
        rests=True,
    )


def looked(here: Visit) -> Seen:
    """The table as the seat sees it that is asked here; as a spectator where several hands share this device."""
    asked = next((seat for seat in here.door.seats if seat in here.info.waiting), None)
    if shelf.game(here.info.game).secrets and len(here.door.seats) > 1:
        asked = None
    return here.see(asked)


def automas(seen: Seen, voice: Voice) -> list[Mark]:
    """Who plays without being asked."""
    found = [player_at(place, len(seen.seats)) for place in range(len(seen.seats), len(seen.scores))]
    return [Mark(player, voice.name(player), False) for player in found]


def deciding(here: Visit, seen: Seen, reader: Reader) -> str:
    """Who decides what."""
    info, voice = here.info, here.voice(seen.seat, reader.lang)
    if info.over:
        return reader.say("winners-are", names=listed(winners(seen.winners, len(info.seats), voice), reader))
    if info.gathering or any(info.seats[seat].free for seat in info.waiting):
        return reader.say("waiting-for-friends")
    return question_of(seen, voice)


def ago(seconds: float, reader: Reader) -> str:
    if seconds < HOUR:
        return reader.say("ago-minutes", n=int(seconds // MINUTE))
    if seconds < DAY:
        return reader.say("ago-hours", n=int(seconds // HOUR))
    return reader.say("ago-days", n=int(seconds // DAY))


ADDRESSES: list[BaseRoute] = [
    Route("/t/{table}/archive", archive, methods=["POST"]),
    Route("/", lobby),
    Route("/settings", settings, methods=["POST"]),
    Route("/join", join),
]
