"""Postcards: a table as a picture for messengers, which show no drawings: what it is, who plays, the board.

It shows what everybody may see, in the light colours, told of nobody in particular.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass, replace
from typing import Final

from starlette.requests import Request
from starlette.responses import RedirectResponse, Response

from farside.core.actions import Seat
from farside.core.marks import Spot, escape, mark, number, shared_style, shared_symbols
from farside.table.addresses import Addresses
from farside.table.pages.links import address
from farside.table.pages.paper import FRESH, Reader, asset, reader
from farside.table.pages.pictures import picture
from farside.table.pages.sections.finale import finale
from farside.table.pages.sections.head import here_called, title_of
from farside.table.printing.press import can_print
from farside.table.printing.sheet import Sheet
from farside.table.speaking import language
from farside.table.visit import Visit
from farside.table.visitor import asks, at, host_of, may_look

WIDTH, HEIGHT = 1200, 630  # what messengers make room for
EDGE: Final = 36
WIDEST: Final = 700  # a board
ROW: Final = 54
SIZES, MOST_LINES = (33, 29, 25, 21), 3  # of the verdict
WINDOW: Final = re.compile(r'viewBox="\S+ \S+ (\S+) (\S+)"')
CRESCENT: Final = (
    '<circle r="22" fill="#16204a"/><path d="M0-22a22 22 0 0 1 0 44 30 30 0 0 0 0-44z" fill="#ffc24b"/>'
    '<circle cx="-9" cy="-7" r="4" fill="#2c3a74"/><circle cx="-4" cy="8" r="5.5" fill="#2c3a74"/>'
)
NARROW, BROAD = frozenset("iIjlft.,:;'’!|()[] "), frozenset("mwMWÆŒ@%—…")
KEPT = {"Cache-Control": "public, max-age=600"}
ADDRESSES = Addresses()


@dataclass(frozen=True, slots=True)
class Sitter:
    """Somebody at the table; points once it is over."""

    seat: Seat
    name: str
    points: int | None = None


@dataclass(frozen=True, slots=True)
class Words:
    """What stands beside the board."""

    farside: str
    title: str
    called: str
    verdict: str
    sitters: tuple[Sitter, ...]


@ADDRESSES.get("/t/{table}/board.png")
async def board(request: Request) -> Response:
    """The picture; where none can be printed, the sign of the house."""
    code: str = request.path_params["table"]
    may_look(request, code)
    here, who = Visit(host_of(request), code, ()), reader(request)
    if not can_print():
        return RedirectResponse(at(request, asset("icon-512.png")), headers=FRESH)
    lang = language(request.query_params.get("lang"), request.headers.get("accept-language"))
    key = (here.id, here.mark, lang)
    if (found := here.host.press.known(key)) is None:
        asks(request, "pictures")
        found = await here.host.press.printed(key, sheet(here, replace(who, lang=lang)))
    return Response(found, media_type="image/png", headers=KEPT)


def preview(request: Request, table: str) -> dict[str, str | int]:
    """What a page tells messengers about its picture: where it is, and how large."""
    if not can_print():
        return {"address": address(request, asset("icon-512.png")), "width": 512, "height": 512, "card": "summary"}
    link = address(request, f"/t/{table}/board.png")
    return {
        "address": f"{link}?lang={reader(request).lang}",
        "width": WIDTH,
        "height": HEIGHT,
        "card": "summary_large_image",
    }


# -- what stands on it -----------------------------------------------------------------------------


def sheet(here: Visit, who: Reader) -> Sheet:
    """A frame with the words, and the board in it, as large as it fits."""
    seen = here.see(None)
    drawing = picture(seen.game, seen.view, who.lang)
    found = WINDOW.search(drawing)
    shape = float(found[1]) / float(found[2]) if found else 1.0
    wide = min(WIDEST, (HEIGHT - 2 * EDGE) * shape)
    high = wide / shape
    place = (WIDTH - EDGE - wide, (HEIGHT - high) / 2, wide, high)
    return Sheet(frame(words(here, who), place), drawing, place, (WIDTH, HEIGHT))


def words(here: Visit, who: Reader) -> Words:
    """What everybody may read."""
    seen, voice = here.see(None), here.voice(None, who.lang)
    end = finale(here, seen, who)
    known = who.say("farside"), title_of(here.info, who), here_called(here, who)
    if end is None:
        return Words(*known, "", tuple([Sitter(one.seat, voice.name(one.seat)) for one in here.info.seats]))
    return Words(*known, end.title, tuple([Sitter(one.seat, one.name, one.total) for one in end.racers]))


def frame(said: Words, place: tuple[float, float, float, float]) -> str:
    """The words on the left of the board, in the colours that all share."""
    room = place[0] - 2 * EDGE
    lines = [
        f'<rect width="{WIDTH}" height="{HEIGHT}" fill="var(--bg)"/><g id="board"/>',
        f'<g transform="translate({EDGE + 22} {EDGE + 22})">{CRESCENT}</g>',
        text(said.farside, Spot(EDGE + 56, EDGE + 32), 28, "700", room - 56),
        text(said.title, Spot(EDGE, 170), 60, "800", room),
        text(said.called, Spot(EDGE, 214), 30, "400", room, "var(--ink-soft)"),
        *spoken(said.verdict, room),
        *rows(said.sitters, room),
    ]
    box = f'viewBox="0 0 {WIDTH} {HEIGHT}" width="{WIDTH}" height="{HEIGHT}" font-family="var(--font)"'
    style, signs = f"<style>{escape(shared_style())}</style>", f"<defs>{shared_symbols()}</defs>"
    return f'<svg xmlns="http://www.w3.org/2000/svg" {box}>{style}{signs}{"".join(lines)}</svg>'


def rows(sitters: tuple[Sitter, ...], room: float) -> Iterator[str]:
    """Who sits there, from the foot up; the best first."""
    first = HEIGHT - EDGE - ROW * len(sitters) + ROW / 2
    for row, one in enumerate(sitters):
        y = first + row * ROW
        points = "" if one.points is None else str(one.points)
        yield mark(one.seat, Spot(EDGE + 19, y), 38)
        yield text(one.name, Spot(EDGE + 52, y + 10), 29, "600" if row == 0 and points else "400", room - 130)
        yield text(points, Spot(EDGE + room - 12, y + 10), 31, "700", 70, anchor="end")


def spoken(verdict: str, room: float) -> Iterator[str]:
    """How it ended, on as many lines as it takes."""
    size = next((size for size in SIZES if len(broken(verdict, room, size)) <= MOST_LINES), SIZES[-1])
    for line, words in enumerate(broken(verdict, room, size)[:MOST_LINES]):
        yield text(words, Spot(EDGE, 282 + 1.25 * size * line), size, "600", room)


def broken(words: str, room: float, size: int) -> list[str]:
    """Words on lines that fit."""
    lines = [""]
    for word in words.split():
        longer = f"{lines[-1]} {word}".strip()
        if wide(longer, size) <= room or not lines[-1]:
            lines[-1] = longer
        else:
            lines.append(word)
    return lines


def text(words: str, at: Spot, size: int, weight: str, room: float, fill: str = "var(--ink)", anchor: str = "") -> str:
    """One line, shortened where there is no room for it."""
    where = f'x="{number(at.x)}" y="{number(at.y)}" font-size="{size}" font-weight="{weight}" fill="{fill}"'
    end = f' text-anchor="{anchor}"' if anchor else ""
    return f"<text {where}{end}>{escape(shortened(words, size, room))}</text>"


def shortened(words: str, size: int, room: float) -> str:
    if wide(words, size) <= room:
        return words
    while words and wide(words + "…", size) > room:
        words = words[:-1]
    return words.rstrip() + "…"


def wide(words: str, size: int) -> float:
    """About how wide a line is, rather too wide than too narrow."""
    return size * sum(0.36 if letter in NARROW else 0.95 if letter in BROAD else 0.64 for letter in words)
