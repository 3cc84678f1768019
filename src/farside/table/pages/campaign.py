"""A campaign's pages: begun from a form, kept under a link, its chapters opened one after another."""

from __future__ import annotations

from dataclasses import dataclass, field, replace
from typing import Any, NamedTuple

from starlette.requests import Request
from starlette.responses import RedirectResponse, Response

from farside.core import shelf
from farside.core.actions import NOBODY, Seat, player_at
from farside.core.campaign import Success
from farside.core.phrases import Voice
from farside.table import speaking
from farside.table.addresses import Addresses
from farside.table.answers import Opened
from farside.table.campaigning import CampaignInfo, offered, rules_of
from farside.table.pages import cards, seats
from farside.table.pages import new as opening
from farside.table.pages.form import form_of, go, keep_secret, share_of
from farside.table.pages.links import Link, address
from farside.table.pages.paper import Reader, reader, render
from farside.table.pages.sections.question import listed
from farside.table.rows import ChapterRow
from farside.table.trouble import NoAddressError, NoCampaignError, NotPossibleError, NotYourSeatError, TroubleError
from farside.table.visitor import (
    asks,
    host_of,
    is_number,
    may_guess,
    ring_of,
    secret_of,
    secrets_named,
    tables_of,
    tokens_of,
)

COOKIE = "campaign-"  # campaign-<code>: the token of whoever began it
WITHOUT = "none"
ADDRESSES = Addresses()


class Earned(NamedTuple):
    """What a player has from one chapter."""

    player: Seat
    name: str
    points: int
    score: int
    won: bool
    reasons: list[str]


@dataclass(frozen=True, slots=True)
class Act:
    """A chapter on the page."""

    number: int
    title: str
    line: str
    state: str  # done, running, next or later
    said: str  # the same in words
    table: str = ""
    level: str = ""
    earned: list[Earned] = field(default_factory=list)


class Row(NamedTuple):
    """A player in the table of points: a number for each chapter, empty where it is not played."""

    player: Seat
    name: str
    points: list[str]
    total: int
    won: bool
    rating: str


class Choice(NamedTuple):
    """A level for the next chapter."""

    level: int
    label: str
    brings: str


class Listed(NamedTuple):
    """A campaign in the lobby."""

    id: str
    title: str
    what: str


# -- what is shown ---------------------------------------------------------------------------------


def acts(info: CampaignInfo, voice: Voice, who: Reader) -> list[Act]:
    """All chapters, those played with their points."""
    return [act(info, number, voice, who) for number in range(1, rules_of(info.game).chapters + 1)]


def act(info: CampaignInfo, number: int, voice: Voice, who: Reader) -> Act:
    row = info.chapters[number - 1] if number <= len(info.chapters) else None
    state, places = state_of(info, number, row), range(len(info.totals))
    return Act(
        number=number,
        title=voice.say(f"chapter-{number}"),
        line=voice.say(f"chapter-{number}-line"),
        state=state,
        said=who.say(f"campaign-{state}"),
        table=row.table if row else "",
        level=voice.say("solo-level", {"level": row.level}) if row and row.level != NOBODY else "",
        earned=[earned_by(info, row, place, voice, who) for place in places] if row and row.result else [],
    )


def state_of(info: CampaignInfo, number: int, row: ChapterRow | None) -> str:
    if row is None:
        return "next" if number == info.next else "later"
    return "running" if row.result is None else "done"


def earned_by(info: CampaignInfo, row: ChapterRow, place: int, voice: Voice, who: Reader) -> Earned:
    assert row.result is not None, f"chapter {row.number} of {info.id} is not over"
    player = player_at(place, len(info.seats))
    found = [*row.result.successes[place], *chosen_after(info, row, place)]
    reasons = [why(one, voice, who) for one in found]
    points = sum(one.points for one in found)
    won = place in row.result.winners
    return Earned(player, voice.name(player), points, row.result.scores[place], won, reasons)


def chosen_after(info: CampaignInfo, row: ChapterRow, place: int) -> list[Success]:
    """What the choice of level after a chapter has brought the player who is never asked."""
    after = info.chapters[row.number] if row.number < len(info.chapters) else None
    if after is None or after.extra == 0 or place < len(info.seats):
        return []
    return [Success("level", after.extra)]


def why(one: Success, voice: Voice, who: Reader) -> str:
    reason = voice.say(f"reason-{one.reason}")
    return reason if one.points == 1 else f"{reason} ({who.say('campaign-plus', points=one.points)})"


def rows(info: CampaignInfo, found: list[Act], voice: Voice) -> list[Row]:
    """Points by player and chapter; in the end with what they are worth."""
    return [row(info, place, found, voice) for place in range(len(info.totals))]


def row(info: CampaignInfo, place: int, found: list[Act], voice: Voice) -> Row:
    player, total = player_at(place, len(info.seats)), info.totals[place]
    points = [str(one.earned[place].points) if one.earned else "" for one in found]
    rated = info.over and place < len(info.seats)
    rating = voice.say(f"rating-{rules_of(info.game).rating(total)}") if rated else ""
    return Row(player, voice.name(player), points, total, place in info.winners, rating)


def choices(info: CampaignInfo, voice: Voice, who: Reader) -> list[Choice]:
    """The levels to choose from, each with what it brings the player who is never asked."""
    name = voice.name(player_at(len(info.seats), len(info.seats)))
    return [
        Choice(
            one.level,
            voice.say("solo-level", {"level": one.level}),
            who.say("campaign-brings", name=name, points=one.points),
        )
        for one in info.changes
    ]


def verdict(info: CampaignInfo, voice: Voice, who: Reader) -> str:
    """Who has won it all."""
    names = [voice.name(player_at(place, len(info.seats))) for place in info.winners]
    if len(names) == 1:
        return who.say("campaign-won", name=names[0], points=max(info.totals))
    return who.say("campaign-shared", names=listed(names, who), points=max(info.totals))


def tokens(request: Request, code: str) -> list[str]:
    """What this visitor can show: the link he came by, and what his browser remembers."""
    found = [request.query_params.get("token", ""), secret_of(request, COOKIE + code)]
    return [token for token in found if token]


def held(request: Request, info: CampaignInfo) -> dict[str, tuple[Seat, ...]]:
    """By table of the campaign, the seats this browser holds."""
    host, ring = host_of(request), ring_of(request)
    return {row.table: host.door(row.table, tokens_of(request, row.table), ring).seats for row in info.chapters}


def yours(request: Request, who: Reader) -> list[Listed]:
    """The campaigns this browser takes part in, for the lobby."""
    host = host_of(request)
    begun = secrets_named(request, COOKIE)
    ring = ring_of(request)
    hung = [one.table for one in host.store.rings.seats(ring)] if ring else []
    played = host.store.campaigns.of_tables(list(dict.fromkeys([*tables_of(request), *hung]))).values()
    found: list[Listed] = []
    for code in dict.fromkeys([*begun, *played]):
        try:
            found.append(listed_one(host.campaigning.info(code), who))
        except TroubleError:
            continue
    return found


def listed_one(info: CampaignInfo, who: Reader) -> Listed:
    voice = shelf.game(info.game).voice(who.lang, info.names)
    at = max(len(info.chapters), 1)
    what = verdict(info, voice, who) if info.over else f"{who.say('chapter-of', n=at)}{who.say('colon')} "
    what += "" if info.over else voice.say(f"chapter-{at}")
    return Listed(info.id, who.say("campaign-of", game=voice.say("title"), code=info.id), what)


# -- beginning -------------------------------------------------------------------------------------


def form(request: Request, key: str, sent: dict[str, str], problem: str = "") -> dict[str, Any]:
    """The set-up page of a campaign: seats, and whether the player who is never asked joins."""
    who = reader(request)
    things = opening.form(host_of(request), key, who, sent, problem)
    voice = shelf.game(key).voice(who.lang)
    things["game"] = replace(things["game"], line=voice.say("campaign-line"))
    things["variants"] = [company(key, voice, sent.get("variant-company", ""), things["chosen"])]
    heading = who.say("campaign-set-up", game=voice.say("title"))
    return {
        **things,
        "ways": [],
        "name": "",
        "action": f"/campaign/{key}",
        "heading": heading,
        "go": who.say("campaign-begin"),
    }


def company(key: str, voice: Voice, chosen: str, people: int) -> cards.Variant:
    """Whether the player who is never asked joins, and how gently."""
    solo, levels = shelf.game(key).solo, rules_of(key).levels(1)
    values = [WITHOUT, *map(str, range(len(levels)))]
    wanted = chosen or ("0" if people == 1 else WITHOUT)
    found = [cards.Choice(one, voice.say(f"campaign-company-{one}"), one == wanted) for one in values]
    most = solo.most if solo is not None else 0
    return cards.Variant("company", voice.say("campaign-company"), found, "0", most)


@ADDRESSES.at("/campaign/{game}", "GET", "POST")
async def begin(request: Request) -> Response:
    """The form; sent back, it begins the campaign and shows its page."""
    key: str = request.path_params["game"]
    if key not in offered():
        raise NoAddressError
    if request.method == "GET":
        return render("new.html", request, collection_note="", barred={}, learn=(), **form(request, key, {}))
    sent = await form_of(request)
    try:
        code, opened = begun(request, key, sent)
    except NotPossibleError as error:
        things = form(request, key, sent, speaking.trouble(error, reader(request).lang))
        return render("new.html", request, error.status, collection_note="", barred={}, learn=(), **things)
    response = go(request, "/c", code)
    remember(request, response, code, opened.host)
    seats.remember(request, response, opened.id, [opened.host, *[one for one in opening.own(sent, opened) if one]])
    return response


def begun(request: Request, key: str, sent: dict[str, str]) -> tuple[str, Opened]:
    specs = [replace(opening.spec(host_of(request), sent, at), brings=False) for at in range(opening.players(sent))]
    wanted = sent.get("variant-company", WITHOUT)
    if wanted != WITHOUT and not is_number(wanted):
        raise NotPossibleError(f"company is a number, not '{wanted}'")
    joins = None if wanted == WITHOUT else int(wanted)
    if joins is None and len(specs) == 1:
        joins = 0
    asks(request, "tables")
    return host_of(request).campaigning.begin(key, specs, joins, share_of(sent))


def remember(request: Request, response: Response, code: str, token: str) -> None:
    keep_secret(request, response, COOKIE + code, token)


# -- the page --------------------------------------------------------------------------------------


@ADDRESSES.get("/c/{campaign}")
async def campaign(request: Request) -> Response:
    """A campaign as everybody may see it; its host finds the next chapter there. A host's link leaves the address."""
    code: str = request.path_params["campaign"]
    if "token" in request.query_params:
        if not host_of(request).campaigning.is_host(code, tokens(request, code)):
            raise NotYourSeatError
        gone = go(request, "/c", code)
        remember(request, gone, code, request.query_params["token"])
        return gone
    if not any(tokens(request, code)):
        may_guess(request)
    return shown(request, code)


def shown(request: Request, code: str, problem: str = "", status: int = 200) -> Response:
    who, host = reader(request), host_of(request)
    info = host.campaigning.info(code)
    voice = shelf.game(info.game).voice(who.lang, info.names)
    hosting = host.campaigning.is_host(code, tokens(request, code))
    found = acts(info, voice, who)
    mine = {seat for seats_there in held(request, info).values() for seat in seats_there}
    kept = secret_of(request, COOKIE + code)
    share = [Link(None, who.say("campaign-link"), address(request, f"/c/{code}"))]
    if hosting:
        share.append(Link(None, who.say("campaign-host-link"), address(request, f"/c/{code}?token={kept}")))
    return render(
        "campaign.html",
        request,
        status,
        info=info,
        pulse=host.campaigning.pulse(code).mark,
        game=cards.card(info.game, who),
        line=voice.say("campaign-line"),
        acts=found,
        rows=rows(info, found, voice),
        choices=choices(info, voice, who),
        verdict=verdict(info, voice, who) if info.over else "",
        seated=bool(mine),
        you=mine.pop() if len(mine) == 1 else None,
        hosting=hosting,
        links=share,
        company=voice.name(player_at(len(info.seats), len(info.seats))) if info.company else "",
        problem=problem,
    )


@ADDRESSES.post("/c/{campaign}/next")
async def go_on(request: Request) -> Response:
    """Open the next chapter; whoever sat here before sits there again."""
    code: str = request.path_params["campaign"]
    sent = await form_of(request)
    level = sent.get("level", "")
    try:
        if level and not is_number(level):
            raise NotPossibleError(f"level is a number, not '{level}'")
        asks(request, "tables")
        campaigning = host_of(request).campaigning
        campaigning.go_on(code, tokens(request, code), int(level) if level else None, share_of(sent))
    except (NotYourSeatError, NoCampaignError):
        raise
    except TroubleError as error:
        return shown(request, code, speaking.trouble(error, reader(request).lang), error.status)
    return sat_down(request, code)


@ADDRESSES.get("/c/{campaign}/table")
async def sit(request: Request) -> Response:
    """To the newest chapter's table, in the seat this browser had before."""
    return sat_down(request, request.path_params["campaign"])


def sat_down(request: Request, code: str) -> RedirectResponse:
    campaigning = host_of(request).campaigning
    table, mine = campaigning.newest(code), kept_seats(request, code)
    given = tokens(request, code)
    if campaigning.is_host(code, given):
        mine = [*given, *mine]
    response = go(request, "/t", table)
    if mine:
        seats.remember(request, response, table, mine)
    return response


def kept_seats(request: Request, code: str) -> list[str]:
    """The tokens with which this browser sits at the newest chapter: those of an earlier one, or new ones where it sat
    and nobody sits yet."""
    host = host_of(request)
    info, table = host.campaigning.info(code), host.campaigning.newest(code)
    shown = list(dict.fromkeys(token for row in info.chapters for token in tokens_of(request, row.table)))
    mine = {seat for seats_there in held(request, info).values() for seat in seats_there}
    free = [seat.seat for seat in host.table(table).seats if seat.free and seat.seat in mine]
    ring = ring_of(request)
    there = host.door(table, shown).seats
    new = [host.claim(table, seat, ring=ring, renew=True) for seat in free if seat not in there]
    return [*[token for token in shown if host.door(table, token).seats], *new]
