"""Opening a table from the page: the set-up form, and the usual table at once."""

from __future__ import annotations

import json
from dataclasses import dataclass, replace
from typing import Any, NamedTuple

from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import BaseRoute, Route

from farside.core import shelf
from farside.core.actions import Seat
from farside.core.game import Value
from farside.core.record import tupled
from farside.table import naming, speaking
from farside.table.answers import Opened, SeatSpec
from farside.table.host import Host
from farside.table.pages import cards, presets, seats, taught
from farside.table.pages import collection as collections
from farside.table.pages.form import form_of, go, known_game, share_of
from farside.table.pages.paper import YEAR, Reader, reader, render
from farside.table.playing import BOT, HUMAN
from farside.table.shuffling import Share
from farside.table.trouble import NotPossibleError
from farside.table.visitor import cookie_path, host_of, is_number, opening

ME, FRIEND = "me", "friend"
MOST_SEATS = 16
BEST = ("greedy", "chance")  # the bot that sits down when nobody says which
LEVELS = ("mcts-easy", "mcts-normal", "mcts-hard")  # what people choose from; the others are details
LEVEL = "level"  # a cookie: the level chosen last


@dataclass(frozen=True, slots=True)
class Place:
    """A seat of the form."""

    at: Seat
    colour: str
    kind: str
    name: str
    level: str  # of the bot, if one sits there


class Bot(NamedTuple):
    """A bot to choose: how well it plays, and how it thinks."""

    key: str
    label: str
    line: str
    on: bool = False


def usual_level(host: Host, wanted: str = "") -> str:
    """The level asked for, else a beginner; where nobody searches, the bot that we have."""
    names = host.opponents.names()
    return next((name for name in (wanted, *LEVELS) if name in names), usual_bot(host))


def usual_bot(host: Host) -> str:
    names = host.opponents.names()
    return next((name for name in BEST if name in names), names[0])


def alone(host: Host, key: str, value: str, name: str, profile: str = "", share: Share | None = None) -> Opened:
    """One person against the player who is never asked, at the level asked for."""
    solo = shelf.game(key).solo
    if solo is None:
        raise NotPossibleError(f"{key} has nobody to play against alone")
    chosen = settings({f"variant-{solo.variant}": value})
    return host.create(key, [SeatSpec(HUMAN, profile=profile, swift=True)], chosen, share=share, name=name)


def usual(
    host: Host, key: str, level: str, watch: bool, name: str, profile: str = "", share: Share | None = None
) -> Opened:
    """The table most people want: me against bots, or bots alone."""
    bot = SeatSpec(BOT, level)
    count = cards.usual_seats(key)
    me = SeatSpec(HUMAN, profile=profile, swift=True)
    seats = [bot] * count if watch else [me, *[bot] * (count - 1)]
    return host.create(key, seats, gather=True, share=share, name=name)


# -- the form --------------------------------------------------------------------------------------


def form(host: Host, key: str, reader: Reader, sent: dict[str, str], problem: str = "") -> dict[str, Any]:
    """What the set-up template shows; `sent` keeps what somebody has already filled in."""
    game = shelf.game(key)
    preset = sent.get("preset", presets.usual(key))
    found = presets.ways(key, reader, preset)
    fitting = next((way.count for way in found if way.on), cards.usual_seats(key))
    count = int(sent["players"]) if is_number(sent.get("players", "")) else fitting
    sent = presets.filled(key, {"preset": preset, **sent})
    chosen = {name.removeprefix("variant-"): value for name, value in sent.items() if name.startswith("variant-")}
    voice = game.voice(reader.lang)
    places = [place(host, sent, at, voice.name(at)) for at in range(game.seats.stop - 1)]
    friends = any(one.kind == FRIEND for one in places[:count])
    return {
        "game": cards.card(key, reader),
        "counts": list(game.seats),
        "chosen": count,
        "seats": places,
        "kinds": [(kind, reader.say(f"kind-{kind}")) for kind in (ME, FRIEND, BOT)],
        "ways": found,
        "preset": preset,
        "levels": [bot(name, reader) for name in LEVELS if name in host.opponents.names()],
        "bots": [bot(name, reader, sent.get("bots", "")) for name in host.opponents.names() if name not in LEVELS],
        "name": sent.get("name", naming.drawn(key, reader.lang)),
        "places": naming.places(key, reader.lang),
        "friends": friends,
        "variants": cards.variants(key, reader, chosen),
        "advice": sent.get("advice", "on" if host.advice and not friends else "off"),
        "problem": problem,
        "action": f"/new/{key}",
        "heading": reader.say("set-up-title", game=voice.say("title")),
        "go": reader.say("open-the-table"),
    }


def bot(name: str, reader: Reader, chosen: str = "") -> Bot:
    """A bot with a word about it where we have one."""
    return Bot(name, reader.say("bot-level", bot=name), reader.say("bot-line", bot=name), name == chosen)


def place(host: Host, sent: dict[str, str], at: Seat, colour: str) -> Place:
    other = FRIEND if sent.get("friends") else BOT
    kind, _, named = sent.get(f"kind{at}", ME if at == 0 else other).partition(":")
    level = usual_level(host, named or sent.get(f"level{at}", sent.get(LEVEL, "")))
    return Place(at, colour, kind, sent.get(f"name{at}", ""), level)


def open_table(host: Host, key: str, sent: dict[str, str], lang: str, profile: str = "") -> Opened:
    """The table a form asks for; NotPossibleError says what is possible. The first seat here is the profile's."""
    sent = presets.filled(key, sent)
    specs = [spec(host, sent, at) for at in range(players(sent))]
    mine = next((at for at in range(len(specs)) if sent.get(f"kind{at}", ME) == ME), None)
    if mine is not None:
        specs[mine] = replace(specs[mine], profile=profile)
    advice = None if "advice" not in sent else sent["advice"] == "on"
    chosen = with_company(key, len(specs), settings(sent))
    name = naming.wanted(sent.get("name", ""), key, lang)
    return host.create(key, specs, chosen, gather=True, advice=advice, share=share_of(sent), name=name)


def only_bots(sent: dict[str, str]) -> bool:
    """Whether nobody but bots sits down."""
    return all(sent.get(f"kind{at}", ME).startswith(BOT) for at in range(players(sent)))


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


def spec(host: Host, sent: dict[str, str], at: Seat) -> SeatSpec:
    """Who shall sit there; a bot is named with its seat, else by what all bots shall be, else by its level."""
    kind, _, named = sent.get(f"kind{at}", ME).partition(":")
    if kind == BOT:
        return SeatSpec(BOT, named or sent.get("bots", "") or sent.get(f"level{at}", "") or usual_level(host))
    return SeatSpec(HUMAN, "", sent.get(f"name{at}", ""), brings=kind == FRIEND, swift=True)


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


# -- handlers --------------------------------------------------------------------------------------


async def play_now(request: Request) -> Response:
    """The usual table against bots, at once."""
    key = known_game(request)
    who = collections.collector(request, key)
    profile, sent = who.profile if who else "", await form_of(request)
    host, name, level, share = (
        host_of(request),
        naming.drawn(key, reader(request).lang),
        sent.get("solo", ""),
        share_of(sent),
    )
    if level:
        opened = opening(request, False, lambda: alone(host, key, level, name, profile, share))
    else:
        bots = usual_level(host, request.cookies.get(LEVEL, ""))
        opened = opening(request, False, lambda: usual(host, key, bots, False, name, profile, share))
    response = sat_down(request, opened, [opened.host, *opened.tokens])
    collections.remember(request, response, who)
    return response


async def watch_bots(request: Request) -> Response:
    """A table of bots alone, shown from the start at a pace that can be followed."""
    key, share = known_game(request), share_of(await form_of(request))
    host, name = host_of(request), naming.drawn(key, reader(request).lang)
    opened = opening(request, True, lambda: usual(host, key, usual_bot(host), watch=True, name=name, share=share))
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
        wanted[LEVEL] = request.cookies.get(LEVEL, "")
        if presets.preset_of(key, request.query_params.get("preset", "")):
            wanted["preset"] = request.query_params["preset"]
        return set_up(request, key, about, form(host_of(request), key, who, wanted))
    sent = await form_of(request)
    person = collections.collector(request, key)
    try:
        profile, host = person.profile if person else "", host_of(request)
        opened = opening(request, only_bots(sent), lambda: open_table(host, key, sent, who.lang, profile))
    except NotPossibleError as error:
        things = form(host_of(request), key, who, sent, speaking.trouble(error, who.lang))
        refusal = set_up(request, key, about, things, error.status)
        collections.remember(request, refusal, person)
        return refusal
    invited = any(sent.get(f"kind{at}") == FRIEND for at in range(len(opened.tokens)))
    response = sat_down(request, opened, [opened.host, *own(sent, opened)], "/links" if invited else "")
    collections.remember(request, response, person)
    level = next((sent[f"level{at}"] for at in range(len(opened.tokens)) if sent.get(f"kind{at}") == BOT), "")
    if level in LEVELS:
        response.set_cookie(LEVEL, level, max_age=YEAR, path=cookie_path(request), samesite="lax")
    return response


def set_up(request: Request, key: str, about: dict[str, Any], things: dict[str, Any], status: int = 200) -> Response:
    """The set-up page, with the lessons about what is chosen there."""
    chosen = {name: json.loads(one.value) for name, one in chosen_of(things["variants"]).items()}
    learn = taught.at_set_up(request, key, things["chosen"], chosen)
    return render("new.html", request, status, **about, **things, learn=learn)


def chosen_of(variants: list[cards.Variant]) -> dict[str, cards.Choice]:
    """The value that is chosen of each variant."""
    return {variant.name: choice for variant in variants for choice in variant.choices if choice.on}


def sat_down(request: Request, opened: Opened, tokens: list[str], where: str = "") -> Response:
    response = go(request, "/t", opened.id + where)
    seats.remember(request, response, opened.id, [token for token in tokens if token])
    return response


ADDRESSES: list[BaseRoute] = [
    Route("/new/{game}", new, methods=["GET", "POST"]),
    Route("/play/{game}", play_now, methods=["POST"]),
    Route("/watch/{game}", watch_bots, methods=["POST"]),
]
