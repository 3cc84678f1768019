"""Opening a table from the page: the set-up form, the usual table, and the links to share."""

from __future__ import annotations

import io
import json
from dataclasses import dataclass, replace
from typing import Any

from markupsafe import Markup
from starlette.requests import Request

from farside.core import shelf
from farside.core.actions import Seat
from farside.core.game import Value
from farside.core.record import tupled
from farside.table import pages_lobby as lobbies
from farside.table.answers import Opened, SeatSpec, TableInfo
from farside.table.host import Host
from farside.table.pages_table import Link
from farside.table.pages_words import Reader
from farside.table.playing import BOT, HUMAN
from farside.table.shapes import is_number
from farside.table.trouble import NotPossibleError

ME, FRIEND = "me", "friend"
MOST_SEATS = 16
BEST = ("greedy", "chance")  # the bot that sits down when nobody says which


@dataclass(frozen=True, slots=True)
class Place:
    """A seat of the form."""

    at: Seat
    colour: str
    kind: str
    name: str


def usual_bot(host: Host) -> str:
    names = host.roster.names()
    return next((name for name in BEST if name in names), names[0])


def alone(host: Host, key: str, value: str, profile: str = "") -> Opened:
    """One person against the player who is never asked, at the level asked for."""
    solo = shelf.game(key).solo
    if solo is None:
        raise NotPossibleError(f"{key} has nobody to play against alone")
    return host.create(key, [SeatSpec(HUMAN, profile=profile)], settings({f"variant-{solo.variant}": value}))


def usual(host: Host, key: str, watch: bool, profile: str = "") -> Opened:
    """The table most people want: me against bots, or bots alone."""
    bot = SeatSpec(BOT, usual_bot(host))
    count = lobbies.usual_seats(key)
    me = SeatSpec(HUMAN, profile=profile)
    return host.create(key, [bot] * count if watch else [me, *[bot] * (count - 1)], gather=True)


# -- the form --------------------------------------------------------------------------------------


def form(host: Host, key: str, reader: Reader, sent: dict[str, str], problem: str = "") -> dict[str, Any]:
    """What the set-up template shows; `sent` keeps what somebody has already filled in."""
    game = shelf.game(key)
    count = int(sent["players"]) if is_number(sent.get("players", "")) else lobbies.usual_seats(key)
    chosen = {name.removeprefix("variant-"): value for name, value in sent.items() if name.startswith("variant-")}
    voice = game.voice(reader.lang)
    places = [place(host, sent, at, voice.name(at)) for at in range(game.seats.stop - 1)]
    kinds = [(ME, reader.say("seat-me")), (FRIEND, reader.say("seat-friend"))]
    kinds += [(f"bot:{name}", bot_name(name, reader)) for name in host.roster.names()]
    return {
        "game": lobbies.card(key, reader),
        "counts": list(game.seats),
        "chosen": count,
        "seats": places,
        "kinds": kinds,
        "variants": lobbies.variants(key, reader, chosen),
        "advice": sent.get("advice", "on" if host.advice else "off"),
        "problem": problem,
        "action": f"/new/{key}",
        "heading": reader.say("set-up-title", game=voice.say("title")),
        "go": reader.say("open-the-table"),
    }


def bot_name(name: str, reader: Reader) -> str:
    """`Bot: greedy`, with a word about it where we have one."""
    return reader.say("seat-bot", bot=name)


def small(word: str) -> int:
    """A number that somebody shows us; 0 if it is none."""
    return int(word) if is_number(word) else 0


def place(host: Host, sent: dict[str, str], at: Seat, colour: str) -> Place:
    other = FRIEND if sent.get("friends") else f"bot:{usual_bot(host)}"
    return Place(at, colour, sent.get(f"kind{at}", ME if at == 0 else other), sent.get(f"name{at}", ""))


def open_table(host: Host, key: str, sent: dict[str, str], profile: str = "") -> Opened:
    """The table a form asks for; NotPossibleError says what is possible. The first seat here is the profile's."""
    specs = [spec(sent, at) for at in range(players(sent))]
    mine = next((at for at in range(len(specs)) if sent.get(f"kind{at}", ME) == ME), None)
    if mine is not None:
        specs[mine] = replace(specs[mine], profile=profile)
    advice = None if "advice" not in sent else sent["advice"] == "on"
    chosen = with_company(key, len(specs), settings(sent))
    return host.create(key, specs, chosen, gather=True, advice=advice)


def with_company(key: str, seats: int, chosen: dict[str, Value]) -> dict[str, Value]:
    """Who is alone and has not said otherwise plays against the one who is never asked."""
    game = shelf.game(key)
    for name, value in game.usual(seats).items():
        if chosen.get(name, game.variants[name][0]) == game.variants[name][0]:
            chosen[name] = value
    return chosen


def players(sent: dict[str, str]) -> int:
    count = sent.get("players", "")
    if not is_number(count) or int(count) > MOST_SEATS:
        raise NotPossibleError(f"players is a number, not '{count}'")
    return int(count)


def spec(sent: dict[str, str], at: Seat) -> SeatSpec:
    kind, _, bot = sent.get(f"kind{at}", ME).partition(":")
    return SeatSpec(BOT if kind == BOT else HUMAN, bot, sent.get(f"name{at}", ""), brings=kind == FRIEND)


def settings(sent: dict[str, str]) -> dict[str, Value]:
    """The variants a form chose."""
    try:
        chosen = {name: json.loads(value) for name, value in sent.items() if name.startswith("variant-")}
        return {name.removeprefix("variant-"): tupled(value) for name, value in chosen.items()}
    except (ValueError, RecursionError) as error:
        raise NotPossibleError from error


def own(sent: dict[str, str], opened: Opened) -> list[str]:
    """The tokens of the seats that stay on this device."""
    return [token for at, token in enumerate(opened.tokens) if sent.get(f"kind{at}", ME) == ME]


# -- links -----------------------------------------------------------------------------------------


def address(request: Request, path: str) -> str:
    return f"{request.url.scheme}://{request.url.netloc}{path}"


def invites(request: Request, host: Host, info: TableInfo, tokens: list[str], reader: Reader) -> list[Link]:
    """The links of the seats nobody has taken yet, for the host who asks."""
    found = seat_links(request, info, host.links(info.id, tokens), reader)
    return [link for link in found if link.seat is not None and info.seats[link.seat].free]


def seat_links(request: Request, info: TableInfo, tokens: tuple[str, ...], reader: Reader) -> list[Link]:
    voice = shelf.game(info.game).voice(reader.lang, info.names)
    return [
        Link(seat, reader.say("seat-of", colour=voice.name(seat)), address(request, f"/t/{info.id}?token={token}"))
        for seat, token in enumerate(tokens)
        if token
    ]


def links(request: Request, host: Host, info: TableInfo, tokens: list[str], reader: Reader) -> list[Link]:
    """The links a visitor may share, with a code for the phone beside him: all seats for the host, or his own."""
    door = host.door(info.id, tokens)
    watch = Link(None, reader.say("watch-link"), address(request, f"/t/{info.id}"))
    kept = host.links(info.id, tokens) if door.host else ()
    return [coded(link) for link in [*seat_links(request, info, kept, reader), watch]]


def coded(link: Link) -> Link:
    """The link with its QR code."""
    import segno  # only the page with the codes needs it; the server starts sooner

    drawing = io.BytesIO()
    segno.make(link.address, error="m").save(drawing, kind="svg", border=1, xmldecl=False, svgclass=None, omitsize=True)
    return Link(link.seat, link.label, link.address, Markup(drawing.getvalue().decode()))
