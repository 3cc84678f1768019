"""The lobby: the games with their pictures, and the tables this browser sits at."""

from __future__ import annotations

import time
from collections.abc import Sequence
from dataclasses import dataclass
from typing import NamedTuple
from urllib.parse import urlsplit

from starlette.requests import Request
from starlette.responses import Response

from farside.core import shelf
from farside.core.actions import Seat, player_at
from farside.core.languages import LANGUAGES
from farside.core.phrases import Voice
from farside.table import boxes, speaking
from farside.table.addresses import Addresses
from farside.table.answers import Seen
from farside.table.pages import cards, yours
from farside.table.pages.archive import put_away
from farside.table.pages.cards import themed
from farside.table.pages.form import form_of, go
from farside.table.pages.learn import MET, is_new, learning
from farside.table.pages.levels import LEVEL, stronger, told_of, usual_level
from farside.table.pages.paper import SWITCH, THEMES, YEAR, Reader, reader, render
from farside.table.pages.sections.head import among_others
from farside.table.pages.sections.question import listed, question_of, winners
from farside.table.pages.taught import offers
from farside.table.trouble import RestsError, TroubleError
from farside.table.visit import Visit
from farside.table.visitor import base_of, cookie_path, host_of, may_look, visit_at

MINUTE, HOUR, DAY = 60, 3600, 86400
SHOWN = 3  # of one's tables; My games has them all
ADDRESSES = Addresses()


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
    crop: str = ""  # the board at the place of the decision
    rests: bool = False  # this version cannot play it
    away: bool = False  # put away in this browser


@ADDRESSES.get("/")
async def lobby(request: Request) -> Response:
    """The games, and the tables this browser sits at."""
    who = reader(request)
    away = put_away(request)
    nothing: list[yours.Standing] = []
    known = yours.within_reach(lambda: yours.in_order(request), nothing)
    every = [one for one in known if one.mine or one.table not in away]
    found = rows(request, who, [one.table for one in every[:SHOWN]])
    games, lessons = cards.games(who)
    waiting = sum(one.mine for one in every)
    level = usual_level(host_of(request), request.cookies.get(LEVEL, ""))
    return render(
        "lobby.html",
        request,
        tables=found,
        watched=yours.within_reach(lambda: bool(host_of(request).watching.listed(1)), False),
        level=level,
        stronger=stronger(host_of(request), level),
        opponents={game.key: told_of(level, who, game.key, game.bots + 1) for game in games},
        new_here=is_new(request),
        count=sum(not one.over for one in every),
        every=len(every),
        waiting=waiting,
        games=games,
        learnings={game.key: learning(request, game.key) for game in games},
        further={game.key: offers(game.key, who.lang) for game in games},
        lessons=lessons,
        aside=boxes.BAD,
    )


@ADDRESSES.post("/settings")
async def settings(request: Request) -> Response:
    """Remember what was chosen, and go back to where the visitor was."""
    form = await form_of(request)
    response = go(request, back(request, form.get("back", "")))
    for name, allowed in (("lang", LANGUAGES), ("theme", THEMES), ("points", SWITCH), (MET, SWITCH)):
        if form.get(name) in allowed:
            response.set_cookie(name, form[name], max_age=YEAR, path=cookie_path(request), samesite="lax")
    return response


def back(request: Request, address: str) -> str:
    """Where a form was sent from, if that is a page of this house; else the lobby."""
    found, base = urlsplit(address), base_of(request)
    path = found.path.removeprefix(base)
    local = not found.netloc and found.path.startswith(f"{base}/") and not path.startswith("//")
    return path + (f"?{found.query}" if found.query else "") if local else "/"


@ADDRESSES.get("/join")
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
            found.append(row(visit_at(request, table, asked=True), reader))
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
        title=among_others(here, reader),
        what=deciding(here, seen, reader),
        ago=ago(time.time() - info.created, reader),
        mine=any(seat in info.waiting for seat in door.seats),
        over=info.over,
        thumb=themed(f"/t/{info.id}/board.svg?ply={info.ply}", reader),
        players=[Mark(seat, name, seat in info.waiting) for seat, name in enumerate(names)] + automas(seen, voice),
        created=info.created,
        crop=themed(f"/t/{info.id}/crop.svg?v={here.mark}", reader),
    )


def resting(table: str, error: RestsError, reader: Reader) -> Row:
    """A table that this version cannot play, and why."""
    known = shelf.has(error.game)
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
