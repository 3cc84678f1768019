"""My games: where somebody is awaited, what is asked, and what has happened since; then straight to the table."""

from __future__ import annotations

from collections.abc import Sequence
from math import ceil
from typing import Any, NamedTuple
from urllib.parse import urlencode

from starlette.requests import Request
from starlette.responses import Response

from farside.core import shelf
from farside.table.addresses import Addresses
from farside.table.pages import campaign as campaigns
from farside.table.pages import collection as collections
from farside.table.pages import yours
from farside.table.pages.archive import put_away
from farside.table.pages.cards import games as title_cards
from farside.table.pages.form import go
from farside.table.pages.levels import offered
from farside.table.pages.paper import Reader, reader, render
from farside.table.pages.tablecards import Card, cards
from farside.table.pages.yours import Standing
from farside.table.visitor import cookie_path, host_of, number, ring_of, tokens_of

PAGE = 12  # rows at once
LAST = 3  # finished games among all
TURN, WAITING, FINISHED, AWAY = "turn", "waiting", "finished", "archived"
SHOWS = ("", TURN, WAITING, FINISHED, AWAY)
WALK = "walk"  # a cookie: the tables looked at since somebody began to go from turn to turn
ADDRESSES = Addresses()


class Heading(NamedTuple):
    """Over a section."""

    title: str
    line: str


class Filter(NamedTuple):
    """What of the list is shown: it lives in the address."""

    show: str = ""
    game: str = ""
    circle: str = ""
    words: str = ""

    def address(self, **change: str) -> str:
        wanted = {name: value for name, value in self._replace(**change)._asdict().items() if value}
        return f"/my-games?{urlencode(wanted)}" if wanted else "/my-games"


class Chip(NamedTuple):
    """A filter to press."""

    name: str
    tables: int
    address: str
    on: bool


# -- the page --------------------------------------------------------------------------------------


@ADDRESSES.get("/my-games")
async def my_games(request: Request) -> Response:
    """All tables of this browser's owner, in three sections, or one of them page by page."""
    who, wanted = reader(request), filter_of(request)
    taken_in(request)
    away = set(put_away(request))
    every = ordered(yours.standing(request))
    here = [one for one in every if one.mine or one.table not in away]
    put = [one for one in every if one not in here]
    pool = put if wanted.show == AWAY else here
    fitting = [one for one in in_circle(request, pool, wanted) if fits(request, one, wanted, who)]
    shown = sections(fitting, wanted)
    page, pages = paged(request, shown, wanted)
    found = {
        name: cards(request, who, part(rows, page, wanted, name), away=wanted.show == AWAY)
        for name, rows in shown.items()
    }
    return render(
        "my-games.html",
        request,
        wanted=wanted,
        chips=chips(wanted, here, who),
        titles=titles(wanted, every, who),
        circles=circles(request, wanted),
        archived=Chip(who.say("games-archived"), len(put), wanted.address(show=AWAY), wanted.show == AWAY),
        sections=found,
        counts={name: len(rows) for name, rows in shown.items()},
        heads={name: Heading(who.say(f"games-{name}"), who.say(f"games-{name}-line")) for name in shown},
        count=len(here),
        levels=[(name, who.say("bot-level", bot=name)) for name in offered(host_of(request))],
        mine=sum(one.mine for one in here),
        running=sum(not one.over and not one.mine for one in here),
        page=page,
        pages=pages,
        done="done" in request.query_params,
        next=next_card(found.get(TURN, [])),
        games=[] if every else title_cards(who)[0],
        collections=collections.shelves(request, who),
        campaigns=campaigns.yours(request, who),
        seats=len(here),
    )


def filter_of(request: Request) -> Filter:
    asked = request.query_params
    show, game = asked.get("show", ""), asked.get("game", "")
    show, game = show if show in SHOWS else "", game if shelf.has(game) else ""
    return Filter(show, game, asked.get("circle", "")[:40], asked.get("words", "")[:40])


def taken_in(request: Request) -> None:
    """Seats from before keyrings hang on the ring from now on."""
    host, ring = host_of(request), ring_of(request)
    for one in yours.standing(request) if ring else ():
        playing = host.tables.known(one.table)
        if playing is not None and not all(seat.ring for seat in playing.seats) and tokens_of(request, one.table):
            host.ringing.take_in(one.table, tokens_of(request, one.table), ring)


def ordered(found: Sequence[Standing]) -> list[Standing]:
    """Where least time is left first, then who waits longest for me; of the others the youngest move first."""
    return sorted(found, key=lambda one: (not one.mine, one.over, one.until, one.played if one.mine else -one.played))


def fits(request: Request, one: Standing, wanted: Filter, who: Reader) -> bool:
    if wanted.game and one.game != wanted.game:
        return False
    if not wanted.words:
        return True
    playing = host_of(request).tables.known(one.table)
    named = playing.row.name if playing is not None else ""
    title = shelf.game(one.game).phrases(who.lang).say("title") if shelf.has(one.game) else one.game
    names = [seat.name for seat in playing.seats] if playing is not None else []
    return wanted.words.casefold() in " ".join([title, named, one.table, *names]).casefold()


def section_of(one: Standing) -> str:
    return TURN if one.mine else FINISHED if one.over else WAITING


def sections(found: Sequence[Standing], wanted: Filter) -> dict[str, list[Standing]]:
    """The tables by section, without those that are not asked for and without empty ones."""
    if wanted.show == AWAY:
        return {AWAY: list(found)} if found else {}
    names = [wanted.show] if wanted.show else [TURN, WAITING, FINISHED]
    parts = {name: [one for one in found if section_of(one) == name] for name in names}
    return {name: rows for name, rows in parts.items() if rows}


def paged(request: Request, shown: dict[str, list[Standing]], wanted: Filter) -> tuple[int, int]:
    """The page that is asked for, and how many there are; all sections together have one."""
    rows = len(shown.get(wanted.show, ())) if wanted.show else 0
    pages = max(1, ceil(rows / PAGE))
    return min(max(1, number(request, "page", 1)), pages), pages


def part(rows: Sequence[Standing], page: int, wanted: Filter, name: str) -> Sequence[Standing]:
    if not wanted.show:
        return rows[: LAST if name == FINISHED and len(rows) > LAST else PAGE]
    return rows[(page - 1) * PAGE : page * PAGE]


def chips(wanted: Filter, here: Sequence[Standing], who: Reader) -> list[Chip]:
    """All, your turn, waiting, finished; each with how many there are."""
    fitting = [one for one in here if not wanted.game or one.game == wanted.game]
    counts = {name: sum(section_of(one) == name for one in fitting) for name in (TURN, WAITING, FINISHED)}
    counts = {"": len(fitting), **counts}
    return [
        Chip(who.say(f"games-{name or 'all'}"), count, wanted.address(show=name), wanted.show == name)
        for name, count in counts.items()
    ]


def titles(wanted: Filter, every: Sequence[Standing], who: Reader) -> list[tuple[str, Chip]]:
    """The games that are played here, if there are several."""
    played = [key for key in shelf.shelf() if any(one.game == key for one in every)]
    if len(played) < 2 and not wanted.game:
        return []
    return [(key, title_chip(key, wanted, every, who)) for key in played]


def circles(request: Request, wanted: Filter) -> list[tuple[str, str, bool]]:
    """The circles this person is in: name, address, and whether it is chosen."""
    ring = ring_of(request)
    found = host_of(request).store.circles.of(ring) if ring else []
    return [
        (one.name, wanted.address(circle="" if one.id == wanted.circle else one.id), one.id == wanted.circle)
        for one in found
    ]


def in_circle(request: Request, found: Sequence[Standing], wanted: Filter) -> Sequence[Standing]:
    """Those that belong to the circle that is asked for."""
    if not wanted.circle:
        return found
    of = host_of(request).store.circles.of_tables([one.table for one in found])
    return [one for one in found if of.get(one.table) == wanted.circle]


def title_chip(key: str, wanted: Filter, every: Sequence[Standing], who: Reader) -> Chip:
    on = wanted.game == key
    count = sum(one.game == key for one in every)
    name = shelf.game(key).phrases(who.lang).say("title")
    return Chip(name, count, wanted.address(game="" if on else key), on)


def next_card(mine: Sequence[Card]) -> Card | None:
    return mine[0] if mine else None


# -- from turn to turn -----------------------------------------------------------------------------


@ADDRESSES.get("/next")
async def next_turn(request: Request) -> Response:
    """To the table that waits longest, but none twice in one walk; after the last, to the list."""
    walked = [code for code in request.cookies.get(WALK, "").split(".") if code]
    last = request.query_params.get("from", "")
    walked = [*walked, last] if last and last not in walked else walked
    mine = [one.table for one in ordered(yours.standing(request)) if one.mine and one.table != last]
    found = next((table for table in mine if table not in walked), "")
    response = go(request, "/t", found) if found else go(request, "/my-games?done")
    how: dict[str, Any] = {"path": cookie_path(request), "httponly": True, "samesite": "lax"}
    response.set_cookie(WALK, ".".join([*walked, found][-100:]) if found else "", **how)
    return response
