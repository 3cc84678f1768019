"""Campaigns for programs: begin one, look at it, open its next chapter."""

from __future__ import annotations

from starlette.requests import Request
from starlette.responses import Response

from farside.core import shelf
from farside.core.actions import NOBODY, player_at
from farside.core.phrases import Voice
from farside.table.addresses import Addresses
from farside.table.answers import Opened
from farside.table.api import shapes
from farside.table.api.shapes import Told
from farside.table.api.tables import language_of, token_of
from farside.table.campaigning import CampaignInfo, offered, rules_of
from farside.table.limits import address_of
from farside.table.pulse import Pulse
from farside.table.rows import ChapterRow
from farside.table.trouble import NotPossibleError
from farside.table.visitor import asks, host_of, may_guess, turnstile_of

CAMPAIGN_KEYS = ("game", "seats", "company", "commitment", "nonce")
CHAPTER_KEYS = ("level", "commitment", "nonce")
ADDRESSES = Addresses("/api/v1")


@ADDRESSES.post("/campaigns")
async def create(request: Request) -> Response:
    """Begin a campaign; its first chapter is open at once."""
    asked = shapes.read_object(await request.body(), CAMPAIGN_KEYS)
    game, company = asked.get("game"), asked.get("company")
    if not isinstance(game, str):
        raise NotPossibleError(f"game is one of: {', '.join(offered())}")
    if company is not None and type(company) is not int:
        raise NotPossibleError("company is null, 0 (the usual level to start with) or 1 (an easier start)")
    specs, share = shapes.read_specs(asked.get("seats")), shapes.read_share(asked)
    asks(request, "tables")
    code, made = host_of(request).campaigning.begin(game, specs, company, share)
    return shapes.answer({"campaign": code, "host": made.host, **opened(made)}, 201)


@ADDRESSES.get("/campaigns/{campaign}")
async def campaign(request: Request) -> Response:
    """A campaign as everybody may see it."""
    may_guess(request)
    info = host_of(request).campaigning.info(request.path_params["campaign"])
    voice = shelf.game(info.game).voice(language_of(request), info.names)
    return shapes.answer(told(info, voice))


@ADDRESSES.get("/campaigns/{campaign}/events")
async def events(request: Request) -> Response:
    """A line whenever a chapter is opened or over, or somebody has another name."""
    campaigning, code = host_of(request).campaigning, request.path_params["campaign"]
    stream = campaigning.live.stream(code, campaigning.pulse(code), lambda: changed(campaigning.pulse(code)))
    return shapes.streamed(turnstile_of(request).stream(address_of(request.scope), stream))


def changed(pulse: Pulse) -> bytes:
    return b'id: %s\ndata: {"chapters":%d,"over":%d}\n\n' % (pulse.mark.encode(), pulse.ply, pulse.era)


@ADDRESSES.post("/campaigns/{campaign}/chapters")
async def go_on(request: Request) -> Response:
    """Open the next chapter."""
    code: str = request.path_params["campaign"]
    asked = shapes.read_object(await request.body() or b"{}", CHAPTER_KEYS)
    level = asked.get("level")
    if level is not None and type(level) is not int:
        raise NotPossibleError("level is a whole number, one of those the campaign offers")
    share = shapes.read_share(asked)
    asks(request, "tables")
    made = host_of(request).campaigning.go_on(code, [token_of(request)], level, share)
    return shapes.answer(opened(made), 201)


def opened(made: Opened) -> Told:
    """A chapter's table with the tokens of its seats."""
    return {
        "table": made.id,
        "seats": [{"seat": at, "token": token or None} for at, token in enumerate(made.tokens)],
    }


def told(info: CampaignInfo, voice: Voice) -> Told:
    places = range(len(info.totals))
    rating = rules_of(info.game).rating
    return {
        "campaign": info.id,
        "game": info.game,
        "players": [voice.name(player_at(place, len(info.seats))) for place in places],
        "chapters": [chapter(one, voice) for one in info.chapters],
        "next": info.next or None,
        "levels": [{"level": one.level, "points": one.points} for one in info.changes],
        "totals": info.totals,
        "over": info.over,
        "winners": info.winners,
        "ratings": [rating(points) for points in info.totals[: len(info.seats)]] if info.over else [],
    }


def chapter(row: ChapterRow, voice: Voice) -> Told:
    result = row.result
    return {
        "number": row.number,
        "title": voice.say(f"chapter-{row.number}"),
        "table": row.table,
        "level": None if row.level == NOBODY else row.level,
        "extra": row.extra,
        "over": result is not None,
        "scores": result.scores if result else [],
        "winners": result.winners if result else [],
        "success": [[one._asdict() for one in place] for place in result.successes] if result else [],
    }
