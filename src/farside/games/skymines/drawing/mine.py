"""A player's board: what he has, action slots and resting piles."""

from __future__ import annotations

from farside.core.actions import NOBODY, Seat
from farside.core.marks import element, escape, hint, sign
from farside.games.skymines.actions import SETS
from farside.games.skymines.components import (
    CARD_TYPE,
    CARDS,
    ENERGY,
    LAB_UNLOCK,
    RESOURCES,
    SLOT_KEYS,
    SLOTS,
    TANK_SLOT,
    TANK_UNLOCK,
    TYPES,
)
from farside.games.skymines.drawing.faces import card, card_face, named, strip, told
from farside.games.skymines.drawing.hand import planned, starting
from farside.games.skymines.drawing.scene import DARK, Lit, Scene, numbered
from farside.games.skymines.drawing.tiles import bonus_tile
from farside.games.skymines.view import Slot


def mine(scene: Scene) -> str:
    """Head, slots and piles of the reader, or of whoever is at turn; in the set-up the tiles to choose from."""
    seat = scene.focus()
    slots = "".join([slot(scene, seat, at) for at in range(SLOTS)])
    places = starting(scene) or element("div", slots, "sky-slots")
    more = f'id="sky-mine" aria-label="{escape(scene.say("mine"))}"'
    return element("section", head(scene, seat) + places, "skymines sky-mine", more)


def head(scene: Scene, seat: Seat) -> str:
    """Whose board, coins, markers and bonus tiles."""
    have = scene.player(seat)
    name = scene.html("your-board") if seat == scene.mine() else escape(scene.who(seat))
    inside = f"{scene.badge(seat, 22)}<b>{name}</b>"
    inside += element(
        "span", scene.icon("coin", 18) + f"<b>{have.coins}</b>", "", hint(scene.say("amount-coins", {"n": have.coins}))
    )
    inside += element(
        "span",
        scene.icon("marker", 16) + f"<b>{have.markers}</b>",
        "",
        hint(scene.say("markers-left", {"n": have.markers})),
    )
    if have.once:
        words = hint(scene.say("once-left", {"n": have.once}))
        inside += element("span", scene.icon("once", 16) + f"<b>{have.once}</b>", "", words)
    inside += "".join([bonus_tile(scene, tile, tile in have.used_tiles) for tile in have.tiles])
    return element("header", inside + totals(scene, seat), "sky-head")


def totals(scene: Scene, seat: Seat) -> str:
    """Face up now: resources, energy and scientists."""
    have = scene.player(seat)
    counts = [*enumerate(have.totals), (4, have.researchers), (5, have.engineers)]
    drawn = [kind_count(scene, kind, count) for kind, count in counts if count]
    return element("span", "".join(drawn), "sky-totals", hint(scene.say("face-up"))) if drawn else ""


def kind_count(scene: Scene, kind: int, count: int) -> str:
    return element("span", sign(f"sky-{TYPES[kind]}", scene.type(kind), 15) + str(count))


# -- slots -------------------------------------------------------------------------------------------


def slot(scene: Scene, seat: Seat, at: int, live: bool = True) -> str:
    """An action slot with the resting pile that faces it."""
    inside = action_slot(scene, seat, at, live) + pile(scene, seat, at, live)
    return element("div", inside, "sky-slot")


def slot_answers(scene: Scene, at: int, seen: Slot) -> Lit:
    """All that a click on a slot may mean now."""
    key = SLOT_KEYS[at]
    names = [name for name in scene.found("plan") if name.endswith(f":{key}")]
    names += [f"plus:{key}", f"research:{key}", f"field:{key}"]
    names += [f"spend:{letters}" for letters in SETS if key in letters]
    if seen.card != NOBODY and not seen.used:
        kind = CARD_TYPE[seen.card]
        if kind < RESOURCES:
            names += [f"use:{('carbon', 'minerals', 'titanium')[kind]}", "use:mix"]
        if kind == ENERGY:
            names.append("energy")
    return scene.lit(*names)


def action_slot(scene: Scene, seat: Seat, at: int, live: bool) -> str:
    seen = scene.player(seat).slots[at]
    lit = slot_answers(scene, at, seen) if live and seat == scene.mine() else DARK
    place = f'id="slot-{SLOT_KEYS[at]}"' if live else ""
    laid = planned(scene, at) if live and seat == scene.mine() else NOBODY
    if laid != NOBODY:
        return laid_card(scene, laid, at, place)
    if seen.card == NOBODY:
        return bare_slot(scene, at, seen, lit, place)
    state = "used" if seen.used else "using" if seen.using else "up"
    words = scene.say("slot", {"card": scene.card(seen.card), "slot": SLOT_KEYS[at], "state": state})
    foot = scene.html(f"slot-{state}") + (scene.icon("plus", 12) if seen.plus else "")
    more = lit.more(f"{place} {told(words, lit.words)}")
    return card(scene, seen.card, foot, lit.dress(f"sky-{state}"), more, seen.value, numbered(lit))


def laid_card(scene: Scene, which: int, at: int, place: str) -> str:
    """A card planned face down; while one still plans, a press takes it back."""
    words = scene.say("planned-card", {"card": scene.card(which)})
    front = element("span", card_face(scene, which), "sky-front") + named(scene, which)
    if not scene.found("ready"):
        return element("div", front + foot(scene.html("planned")), "sky-card sky-down", f"{place} {hint(words)}")
    back = scene.say("take-back", {"card": scene.card(which)})
    answer = f'form="undo" name="answer" value="plan:{CARDS[which]}:{SLOT_KEYS[at]}"'
    more = f'{place} {answer} aria-label="{escape(back)}" {told(words, back)}'
    return element("button", front + foot(scene.html("planned")), "sky-card sky-down", more)


def foot(inside: str) -> str:
    return element("span", inside, "sky-foot")


def bare_slot(scene: Scene, at: int, seen: Slot, lit: Lit, place: str) -> str:
    """An empty slot, or one still locked with what opens it."""
    if seen.on:
        inside = (
            numbered(lit) + element("span", SLOT_KEYS[at], "sky-front sky-faint") + turn_of(scene, lit, bool(place))
        )
        more = f"{place} {drop(scene) if place else ''}{told(scene.say('empty'), lit.words)}"
        return element("div", inside, lit.dress("sky-card sky-gap"), lit.more(more))
    key, space = ("helium", TANK_UNLOCK) if at == TANK_SLOT else ("rp", LAB_UNLOCK)
    words = scene.say("locked", {"track": key, "n": space})
    inside = element("span", scene.icon("lock", 18), "sky-front") + element(
        "span", f"{scene.icon(key, 12)} {space}", "sky-foot"
    )
    return element("div", inside, "sky-card sky-gap sky-locked", f"{place} {hint(words)}")


def turn_of(scene: Scene, lit: Lit, own: bool) -> str:
    """On a phone: whether the next card comes here, or one after it."""
    if not own or not scene.found("plan"):
        return ""
    return element("small", scene.html("lay-here" if lit.number else "lay-then"), "sky-narrow")


def drop(scene: Scene) -> str:
    """The attribute of a slot that a card of the hand may be dragged to."""
    return 'data-drop="plan" ' if scene.found("plan") else ""


def pile(scene: Scene, seat: Seat, at: int, live: bool) -> str:
    """SKY-INFO-1  A resting pile, every card of it readable."""
    cards = list(scene.player(seat).piles[at])
    if live and scene.setting_up() and scene.view.planned and seat == scene.mine() and scene.view.planned[at] != NOBODY:
        cards.append(scene.view.planned[at])
    key = SLOT_KEYS[at]
    lit = scene.lit(f"pile:{key}", f"lay:{key}") if live and seat == scene.mine() else DARK
    inside = numbered(lit) + ("".join([strip(scene, each) for each in cards]) or bare_pile(scene))
    words = told(scene.say("pile", {"slot": key, "n": len(cards)}), lit.words)
    place = f'id="rest-{key}" ' if live else ""
    return element(
        "div", inside, lit.dress("sky-rest sky-tall" if len(cards) > 3 else "sky-rest"), lit.more(f"{place}{words}")
    )


def bare_pile(scene: Scene) -> str:
    """No card rests here."""
    words = element("span", scene.html("empty"), "sky-narrow")
    return element("span", element("span", "·", "sky-broad") + words, "sky-edge sky-none")
