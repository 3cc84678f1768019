"""Opening a table from the page: the set-up form, and the usual table at once."""

from __future__ import annotations

import json
from dataclasses import replace
from typing import Any, NamedTuple

from starlette.requests import Request
from starlette.responses import Response

from farside.core import shelf
from farside.core.actions import Seat
from farside.core.game import Value
from farside.core.record import tupled
from farside.table import naming, speaking
from farside.table.addresses import Addresses
from farside.table.answers import Opened, SeatSpec
from farside.table.host import Host
from farside.table.pages import agreed, cards, presets, rings, seats, taught
from farside.table.pages import collection as collections
from farside.table.pages.badge import badge_of
from farside.table.pages.form import form_of, go, known_game, share_of
from farside.table.pages.lasted import lasted
from farside.table.pages.levels import LEVEL, company, keep_level, offered, others, shown, usual_bot, usual_level
from farside.table.pages.paper import Reader, reader, render
from farside.table.playing import BOT, HUMAN
from farside.table.shuffling import Share
from farside.table.trouble import BadTermsError, NotPossibleError
from farside.table.visitor import host_of, is_number, opening, ring_of
from farside.table.walk import choosing

ME, FRIEND = "me", "friend"
MOST_SEATS = 16
ADDRESSES = Addresses()


class Place(NamedTuple):
    """A seat of the form."""

    at: Seat
    colour: str
    kind: str
    name: str
    level: str  # of the bot, if one sits there


def alone(host: Host, key: str, value: str, name: str, ring: str = "", share: Share | None = None) -> Opened:
    """One person against the player who is never asked, at the level asked for."""
    solo = shelf.game(key).solo
    if solo is None:
        raise NotPossibleError(f"{key} has nobody to play against alone")
    chosen = settings({f"variant-{solo.variant}": value})
    return host.create(key, [SeatSpec(HUMAN, profile=ring, swift=True, ring=ring)], chosen, share=share, name=name)


def usual(
    host: Host, key: str, level: str, watch: bool, name: str, ring: str = "", share: Share | None = None
) -> Opened:
    """The table most people want: me against bots, or bots alone."""
    count = cards.usual_seats(key)
    bots = [SeatSpec(BOT, one) for one in company(host, key, level, count if watch else count - 1)]
    seats = bots if watch else [SeatSpec(HUMAN, profile=ring, swift=True, ring=ring), *bots]
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
    advice = sent.get("advice", "on" if host.advice and not friends else "off")
    return {
        "game": cards.card(key, reader),
        "counts": list(game.seats),
        "chosen": count,
        "seats": places,
        "kinds": [(kind, reader.say(f"kind-{kind}")) for kind in kinds(host)],
        "ways": found,
        "preset": preset,
        "levels": [shown(name, reader, key) for name in offered(host)],
        "bots": [shown(name, reader, key, sent.get("bots", "")) for name in others(host)],
        "name": sent.get("name", naming.drawn(key, reader.lang)),
        "places": naming.places(key, reader.lang),
        "friends": friends,
        "circle": sent.get("circle", ""),
        "pace": agreed.offer(sent, advice == "on", reader) if host.place.friends else None,
        "variants": cards.variants(key, reader, chosen),
        "advice": advice,
        "problem": problem,
        "boxes": [(one.value, badge_of(one.box, reader), one.on) for one in choosing.choices(key, sent)],
        "box_text": sent.get(choosing.TEXT, ""),
        "action": f"/new/{key}",
        "heading": reader.say("set-up-title", game=voice.say("title")),
        "go": reader.say("open-the-table"),
    }


def kinds(host: Host) -> list[str]:
    """Who may sit down: friends where there is a way to them."""
    return [ME, FRIEND, BOT] if host.place.friends else [ME, BOT]


def place(host: Host, sent: dict[str, str], at: Seat, colour: str) -> Place:
    other = FRIEND if sent.get("friends") else BOT
    kind, _, named = sent.get(f"kind{at}", ME if at == 0 else other).partition(":")
    level = usual_level(host, named or sent.get(f"level{at}", sent.get(LEVEL, "")))
    return Place(at, colour, kind, sent.get(f"name{at}", ""), level)


def open_table(host: Host, key: str, sent: dict[str, str], lang: str, ring: str = "") -> Opened:
    """The table a form asks for; NotPossibleError says what is possible. The first seat here plays for the ring."""
    sent = presets.filled(key, sent)
    specs = [spec(host, sent, at) for at in range(players(sent))]
    mine = next((at for at in range(len(specs)) if sent.get(f"kind{at}", ME) == ME), None)
    if mine is not None:
        specs[mine] = replace(specs[mine], profile=ring, ring=ring)
    advice = None if "advice" not in sent else sent["advice"] == "on"
    chosen = with_company(key, len(specs), settings(sent))
    name = naming.wanted(sent.get("name", ""), key, lang)
    title, friends = choosing.title(key, sent), any(sent.get(f"kind{at}") == FRIEND for at in range(len(specs)))
    circle = host.circling.member(sent["circle"], ring).row.id if sent.get("circle") else ""
    wanted = agreed.terms_of(sent) if friends and "pace" in sent else None
    return host.create(
        title,
        specs,
        chosen,
        gather=True,
        advice=advice,
        share=share_of(sent),
        name=name,
        circle=circle,
        terms=wanted,
    )


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


@ADDRESSES.post("/play/{game}")
async def play_now(request: Request) -> Response:
    """The usual table against bots, at once."""
    key = known_game(request)
    who, sent = rings.person(request), await form_of(request)
    host, name, level, share = (
        host_of(request),
        naming.drawn(key, reader(request).lang),
        sent.get("solo", ""),
        share_of(sent),
    )
    if level:
        opened = opening(request, False, lambda: alone(host, key, level, name, who.ring, share))
    else:
        bots = usual_level(host, sent.get(LEVEL) or request.cookies.get(LEVEL, ""))
        opened = opening(request, False, lambda: usual(host, key, bots, False, name, who.ring, share))
    response = sat_down(request, opened, [opened.host, *opened.tokens])
    keep_level(request, response, sent.get(LEVEL, ""))
    return response


@ADDRESSES.post("/watch/{game}")
async def watch_bots(request: Request) -> Response:
    """A table of bots alone, shown from the start at a pace that can be followed."""
    key, share = known_game(request), share_of(await form_of(request))
    host, name = host_of(request), naming.drawn(key, reader(request).lang)
    opened = opening(request, True, lambda: usual(host, key, usual_bot(host), watch=True, name=name, share=share))
    return sat_down(request, opened, [opened.host], "/replay?ply=0#run")


def about(request: Request, key: str) -> dict[str, Any]:
    """What the set-up page says of what this browser's owner has won."""
    who = reader(request)
    return {
        "collection_note": collections.note(request, key, who),
        "barred": collections.barred(request, key, who),
        "lasted": lasted(host_of(request), ring_of(request), key, who),
    }


@ADDRESSES.at("/new/{game}", "GET", "POST")
async def new(request: Request) -> Response:
    """The set-up page; sent back, it opens the table."""
    key, who = known_game(request), reader(request)
    known = about(request, key)
    if request.method == "GET":
        friends = request.query_params.get("seats") == "friends" and host_of(request).place.friends
        wanted = {"friends": "1"} if friends else {}
        wanted |= from_circle(request, key)
        wanted[LEVEL] = request.cookies.get(LEVEL, "")
        wanted |= agreed.first(request.cookies.get(agreed.COOKIE, ""))
        if presets.preset_of(key, request.query_params.get("preset", "")):
            wanted["preset"] = request.query_params["preset"]
        return set_up(request, key, known, form(host_of(request), key, who, wanted))
    sent = await form_of(request)
    person = rings.person(request)
    try:
        host = host_of(request)
        opened = opening(request, only_bots(sent), lambda: open_table(host, key, sent, who.lang, person.ring))
    except (NotPossibleError, BadTermsError) as error:
        things = form(host_of(request), key, who, sent, speaking.trouble(error, who.lang))
        refusal = set_up(request, key, known, things, error.status)
        rings.remember(request, refusal, person)
        return refusal
    invited = any(sent.get(f"kind{at}") == FRIEND for at in range(len(opened.tokens)))
    response = sat_down(request, opened, [opened.host, *own(sent, opened)], "/links" if invited else "")
    level = next((sent.get(f"level{at}", "") for at in range(len(opened.tokens)) if sent.get(f"kind{at}") == BOT), "")
    keep_level(request, response, level)
    if invited and "pace" in sent:
        agreed.keep(request, response, sent)
    return response


def from_circle(request: Request, key: str) -> dict[str, str]:
    """From a circle the form opens with its people as friends."""
    circle = request.query_params.get("circle", "")
    if not circle or not host_of(request).place.friends:
        return {}
    inside = host_of(request).circling.member(circle, ring_of(request))
    people = sorted(inside.people, key=lambda one: one != inside.me)
    seats = shelf.game(key).seats
    count = max(seats.start, min(len(people), seats.stop - 1))
    names = {f"name{at}": one.name for at, one in enumerate(people[:count])}
    return {"friends": "1", "circle": circle, "players": str(count), **names}


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
