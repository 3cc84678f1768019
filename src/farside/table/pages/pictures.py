"""Boards as pictures of their own: of a table as everybody may see it, and of a game for its card."""

from __future__ import annotations

from functools import cache
from html import unescape
from random import Random

from starlette.requests import Request
from starlette.responses import Response

from farside.core import shelf
from farside.core.record import Record
from farside.core.state import State
from farside.core.view import View
from farside.table import speaking
from farside.table.addresses import Addresses
from farside.table.manners import with_style
from farside.table.pages.cards import usual_seats
from farside.table.pages.form import known_game
from farside.table.pages.paper import FRESH, STATIC, reader
from farside.table.pages.presets import counts, preset_of
from farside.table.visitor import host_of, may_look, number

SVG = "image/svg+xml"
SAMPLE_SEED = 7
SAMPLE_PLIES = 60
CHAPTER = 2  # of a campaign, for its picture
CAMPAIGN = "campaign"  # asked for like a preset
ADDRESSES = Addresses()


@ADDRESSES.get("/t/{table}/board.svg")
async def table_picture(request: Request) -> Response:
    """The board of a table as everybody may see it, now or after so many moves."""
    code: str = request.path_params["table"]
    may_look(request, code)
    wanted = number(request, "ply", -1)
    seen = host_of(request).see(code, None, wanted if wanted >= 0 else None)
    svg = in_theme(picture(seen.game, seen.view, reader(request).lang), request.query_params.get("theme", ""))
    return drawn(svg, FRESH)


@ADDRESSES.get("/games/{game}/board.svg")
async def game_picture(request: Request) -> Response:
    """A board in the middle of a game."""
    wanted = request.query_params.get("preset", "")
    found = sample(known_game(request), speaking.language(request.query_params.get("lang"), None), wanted)
    svg = in_theme(found, request.query_params.get("theme", ""))
    return drawn(svg, {"Cache-Control": "public, max-age=3600"})


def drawn(svg: str, headers: dict[str, str]) -> Response:
    """A picture with leave to use the style it carries, and nothing else."""
    return Response(svg, media_type=SVG, headers={**headers, **with_style(carried(svg))})


def carried(svg: str) -> str:
    """The style sheet inside a picture, as a browser reads it."""
    found = svg.partition("<style>")[2].partition("</style>")[0]
    return unescape(found)


def sample(key: str, lang: str, preset: str = "") -> str:
    """A board in the middle of a game, or as a preset begins, as a document of its own: what a card shows."""
    return sampled(key, lang, preset if preset == CAMPAIGN or preset_of(key, preset) else "")


@cache
def sampled(key: str, lang: str, preset: str) -> str:
    game = shelf.game(key)
    state = begun(key, preset) if preset else written(key) or wandered(key)
    return game.vignette(game.view(state, None), lang)


def begun(key: str, name: str) -> State:
    """A game as a preset sets it up, or the last chapter of a campaign."""
    game, preset = shelf.game(key), preset_of(key, name)
    if preset is not None:
        return Record(key, counts(key, preset)[0], SAMPLE_SEED, dict(preset.variants)).start()
    chapter = {} if game.campaign is None else {game.campaign.variant: CHAPTER}
    return Record(key, usual_seats(key), SAMPLE_SEED, dict(chapter)).start()


def written(key: str) -> State | None:
    """A position worth looking at: a few moves of a game that bots played, kept as a record."""
    file = STATIC / "samples" / f"{key}.rec"
    try:
        return Record.loads(file.read_text(encoding="utf-8")).replay()
    except (OSError, ValueError):  # a game of somebody else, or rules that have changed since
        return None


def wandered(key: str) -> State:
    """Any position: some way into a game played by chance."""
    game = shelf.game(key)
    dice = Random(SAMPLE_SEED)
    state: State = game.start(seats=usual_seats(key), seed=SAMPLE_SEED)
    while not state.over and state.ply < SAMPLE_PLIES:
        seat = state.turn()
        state.push(seat, dice.choice(state.options(seat)))
    return state


def picture(key: str, view: View, lang: str) -> str:
    return shelf.game(key).picture(view, lang)


def in_theme(svg: str, theme: str) -> str:
    """The picture of a reader who has chosen light or dark."""
    return svg.replace("<svg ", f'<svg data-theme="{theme}" ', 1) if theme in ("light", "dark") else svg
