"""The three open building cards: what they need, whether it is there, and where they could be built now."""

from __future__ import annotations

from math import cos, radians, sin

from farside.core.actions import NOBODY
from farside.core.marks import element, escape, hint, number, sign, title
from farside.games.antarctica.components import ANGLES, DECKS, HAND, HAND_SYMBOLS, KINDS, ZONES
from farside.games.antarctica.drawing.corners import scarcest, stalling
from farside.games.antarctica.drawing.scene import Scene
from farside.games.antarctica.view import Deck, Need


def cards(scene: Scene) -> str:
    shown = "".join(card(scene, at) for at in range(len(scene.view.decks)))
    return element("div", shown + supply(scene), "antarctica ant-cards")


def card(scene: Scene, at: int) -> str:
    """One deck. When its card may be built now, the card answers."""
    deck = scene.view.decks[at]
    left = element(
        "span", scene.html("cards-left", {"n": deck.left}), "", hint(scene.say("cards-left-long", {"n": deck.left}))
    )
    header = element("header", element("span", escape(scene.deck(at))) + left)
    place = f'id="deck-{DECKS[at]}"'
    if deck.builds == NOBODY:
        return element("div", header + element("p", scene.html("deck-empty"), "status"), "deck empty", place)
    body = hero(scene, deck) + element("h3", escape(scene.building(deck.builds))) + cost(scene, deck)
    body += element("ul", "".join(need(scene, asked) for asked in deck.needs), "needs")
    body += element("p", status(scene, deck), "status")
    target = " target" if scene.number(f"build:{DECKS[at]}") else ""
    classes = f"deck {'ready' if deck.ready else 'lacking'}{target}"
    return element("div", header + body, classes, place + answer(scene, at))


def answer(scene: Scene, at: int) -> str:
    """The attributes of a card that may, or may not, be built now."""
    notation = f"build:{DECKS[at]}"
    if scene.number(notation):
        return f' {scene.target(notation)} data-number="{scene.number(notation)}"'
    return f" {scene.barred(notation)} {hint(scene.reason(notation))}" if notation in scene.closed else ""


def hero(scene: Scene, deck: Deck) -> str:
    """The building on its hills, and the rosette beside it."""
    key = KINDS[deck.builds]
    icon = f'<use href="#ant-{key}" x="62" y="9" width="56" height="56" class="pict"/>'
    view = 'viewBox="0 0 180 74" preserveAspectRatio="xMidYMid slice" aria-hidden="true"'
    return element(
        "div", element("svg", f'<use href="#ant-hills"/>{icon}', "", view) + rosette(scene, deck), f"hero k-{key}"
    )


def cost(scene: Scene, deck: Deck) -> str:
    """Scientists to place, research steps, and the star."""
    parts = [("staff", str(deck.scientists), scene.say("cost-scientists", {"n": deck.scientists}))]
    parts.append(("steps", str(deck.steps), scene.say("cost-steps", {"n": deck.steps})))
    if deck.star:
        parts.append(("star", "", scene.say("cost-star")))
    shown = ""
    for symbol, text, words in parts:
        shown += element("span", sign(f"ant-{symbol}", words, 18, f"pict k-{symbol}") + text, "", hint(words))
    return element("p", shown, "cost")


# -- needs -----------------------------------------------------------------------------------------


def need(scene: Scene, asked: Need) -> str:
    """One building a card asks for: covered, replaced by a card, or missing."""
    key = KINDS[asked.kind]
    how = "ok" if asked.covered else "no" if asked.card == NOBODY else "card"
    held = HAND_SYMBOLS[asked.card] if how == "card" else ""
    symbol = {"ok": "check", "no": "cross", "card": f"ant-{held}"}[how]
    state = sign(symbol, scene.say(f"need-{how}"), 16, f"state k-{held}" if held else "state")
    icon = sign(f"ant-{key}", scene.building(asked.kind), 26, f"pict k-{key}")
    where = need_words(scene, asked, how)
    return element("li", icon + element("span", escape(where), "", hint(where)) + state, f"need {how}")


def need_words(scene: Scene, asked: Need, how: str) -> str:
    """Where such a building stands: with one of the planner's ships if one covers it."""
    if how == "ok":
        return scene.say("need-at", {"zones": scene.shorts(covering(scene, asked)[:1])})
    if not asked.zones:
        return scene.say("need-nowhere-card" if how == "card" else "need-nowhere")
    where = scene.shorts(asked.zones)
    if how == "card":
        return scene.say("need-or-card", {"zones": where})
    return scene.say("need-only" if len(asked.zones) == 1 else "need-some", {"zones": where})


def covering(scene: Scene, asked: Need) -> tuple[int, ...]:
    """Zones where the planner has a ship beside such a building."""
    me = scene.view.planner
    found = [zone for zone in asked.zones if any(ship.seat == me for ship in scene.view.zones[zone].queue)]
    return tuple(found) or asked.zones


def status(scene: Scene, deck: Deck) -> str:
    """Ready where, or what is lacking; markup."""
    view = scene.view
    if view.over or view.planner == NOBODY:
        return scene.html("status-over")
    if deck.ready:
        words = {"n": len(deck.ready), "of": reachable(scene)}
        key = "status-here" if view.target != NOBODY and view.active == view.planner else "status-ready"
        return f"<b>{scene.html('status-yes')}</b> {scene.html(key, words)}"
    return f"<b>{scene.html('status-no')}</b> {escape(lack(scene, deck))}"


def reachable(scene: Scene) -> int:
    """How many zones the planner's ship may go to."""
    if scene.view.hints:
        return len(scene.view.hints)
    open_zones = sum(not zone.closed for zone in scene.view.zones)
    return open_zones - 1


def lack(scene: Scene, deck: Deck) -> str:
    """The first thing that is missing."""
    staff = scene.view.players[scene.view.planner].staff
    if staff < deck.scientists:
        return scene.say("lack-scientists", {"n": deck.scientists - staff})
    missing = [asked for asked in deck.needs if not asked.covered]
    replaced = any(asked.card != NOBODY for asked in missing)
    if len(missing) > replaced:
        return scene.say("lack-needs", {"n": len(missing) - replaced})
    if scene.view.target != NOBODY and scene.view.target in deck.stands:
        return scene.say("lack-stands")
    return scene.say("lack-other")


# -- the rosette -----------------------------------------------------------------------------------


def rosette(scene: Scene, deck: Deck) -> str:
    """Eight wedges: where it could be built, where it stands already, where neither, and the sun."""
    none = scene.say("none")
    places = {"zones": scene.shorts(deck.ready) or none, "stands": scene.shorts(deck.stands) or none}
    words = scene.say("rosette", places)
    wedges = "".join(petal(scene, deck, zone) for zone in range(len(ZONES)))
    more = f'viewBox="-20 -20 40 40" role="img" aria-label="{escape(words)}"'
    return element("svg", title(words) + wedges, "rosette", more)


def petal(scene: Scene, deck: Deck, zone: int) -> str:
    kind = "ok" if zone in deck.ready else "has" if zone in deck.stands else "none"
    if zone == scene.view.sun:
        kind = f"{kind} sunny"
    if scene.view.zones[zone].closed:
        kind = "gone"
    path = (
        f"M{petal_point(zone, 8, -19)}L{petal_point(zone, 18.5, -20.5)}A18.5 18.5 0 0 0 {petal_point(zone, 18.5, 20.5)}"
    )
    path += f"L{petal_point(zone, 8, 19)}A8 8 0 0 1 {petal_point(zone, 8, -19)}Z"
    return f'<path class="petal {kind}" d="{path}"/>'


def petal_point(zone: int, radius: float, turn: float) -> str:
    angle = radians(ANGLES[zone] + turn)
    return f"{number(radius * cos(angle))} {number(-radius * sin(angle))}"


# -- the supply, on narrow screens -----------------------------------------------------------------


def supply(scene: Scene) -> str:
    """What the corners of the board say, where the board is too small to say it."""
    view = scene.view
    rows = [
        scene.say("end-scientists", {"n": view.left(scarcest(scene)[0]), "people": scene.people(scarcest(scene))}),
        scene.say("end-cards", {"n": view.cards_left()}),
    ]
    if stalling(scene):
        rows.append(scene.say("end-still", {"n": view.still, "limit": view.limit}))
    piles = "".join(pile(scene, at, count) for at, count in enumerate([*view.pile, view.simple, view.expertise]))
    lines = element("h4", scene.html("until-end")) + "".join(element("p", escape(row)) for row in rows)
    return element("div", lines + element("h4", scene.html("pile")) + element("p", piles, "piles"), "supply")


def pile(scene: Scene, card: int, count: int) -> str:
    words = scene.say("pile-card", {"card": scene.card(card), "n": count})
    return element(
        "span",
        sign(f"ant-{HAND_SYMBOLS[card]}", words, 20, f"pict k-{HAND_SYMBOLS[card]}") + str(count),
        "",
        f'data-note="card-{HAND[card]}" {hint(words)}',
    )
