"""Faces: how action cards, research plans, tiles and rewards are drawn, wherever they lie."""

from __future__ import annotations

from typing import Final

from farside.core.actions import NOBODY
from farside.core.marks import element, escape, hint, sign
from farside.games.skymines.components import (
    ADVANCE,
    ADVANCE_ANY,
    ADVANCE_EXPANDED,
    CARD_FIRM,
    CARD_SHARE,
    CARD_TYPE,
    CARD_VALUE,
    COINS,
    ENGINEER,
    FIRST_PRINTED,
    FIRST_SPECIAL,
    HELIUM,
    NEED_KIND,
    NEED_KINDS,
    NEED_VALUE,
    PER_UNIT,
    PLAN_REWARD,
    REMOVE,
    RP,
    SHARE,
    SPECIAL_COST,
    SPECIAL_VALUE,
    TRIPLE,
    TYPES,
)
from farside.games.skymines.drawing.scene import Scene

NEED_SYMBOLS: Final = {"other_scientist": "sci", "any_one_resource": "anyres"}
LONG: Final = 8  # letters of a word that is written smaller on a card
GAINS: Final = {
    COINS: "coin",
    HELIUM: "helium",
    RP: "rp",
    ADVANCE_ANY: "step",
    ADVANCE_EXPANDED: "step",
    REMOVE: "remove",
}


# -- cards -------------------------------------------------------------------------------------------


def card_face(scene: Scene, card: int, value: int = 0, size: int = 22) -> str:
    """What a card is: its kind, its value (with bonuses, if given), and the sign of a company."""
    kind = CARD_TYPE[card]
    shown = value or CARD_VALUE[card]
    firm = CARD_FIRM[card] if kind == ENGINEER else CARD_SHARE[card]
    drawn = sign(f"sky-{TYPES[kind]}", scene.card(card), size)
    if shown and kind not in (ENGINEER, SHARE):
        drawn += f"<b>{shown}</b>"
    return drawn + (scene.logo(firm, size * 2 // 3) if firm != NOBODY else "")


def card(scene: Scene, which: int, foot: str, classes: str = "", more: str = "", value: int = 0, mark: str = "") -> str:
    """A card with a line below its face."""
    face = element("span", card_face(scene, which, value), "sky-front")
    return element("div", mark + face + element("span", foot, "sky-foot"), f"sky-card {classes}".strip(), more)


def named(scene: Scene, which: int) -> str:
    """What a card is called, where there is room for it: on a phone."""
    name = scene.say(f"icon-{TYPES[CARD_TYPE[which]]}")
    long = any(len(each) > LONG for each in name.split())
    return element("span", escape(name), "sky-what sky-narrow sky-long" if long else "sky-what sky-narrow")


def strip(scene: Scene, which: int) -> str:
    """A card seen from its edge."""
    return element("span", card_face(scene, which, size=14), "sky-edge", hint(scene.card(which)))


def chip(scene: Scene, which: int) -> str:
    """A card inside a line."""
    return element("span", card_face(scene, which, size=16), "sky-chip", hint(scene.card(which)))


# -- rewards -----------------------------------------------------------------------------------------


def rewards(scene: Scene, flat: list[int], size: int = 14) -> list[str]:
    return [reward(scene, flat[at], flat[at + 1], flat[at + 2], size) for at in range(0, len(flat), TRIPLE)]


def reward(scene: Scene, kind: int, value: int, what: int, size: int) -> str:
    """A pictogram and a number."""
    if kind == ADVANCE:
        return scene.logo(what, size) + f"+{value}"
    if kind == PER_UNIT:
        unit = sign(f"sky-{TYPES[what]}", scene.type(what), size - 3)
        return scene.icon("coin", size - 3) + unit + f"{value:+d}".replace("-", "−")
    return scene.icon(GAINS[kind], size) + str(value)


def coins(scene: Scene, count: int, size: int = 14) -> str:
    return scene.icon("coin", size) + str(count)


# -- plans -------------------------------------------------------------------------------------------


def needs(scene: Scene, plan: int, size: int = 14) -> list[str]:
    """What a plan asks for."""
    found: list[str] = []
    for at in (plan * 2, plan * 2 + 1):
        if NEED_KIND[at] != NOBODY:
            key = NEED_KINDS[NEED_KIND[at]]
            found.append(scene.icon(NEED_SYMBOLS.get(key, key), size) + str(NEED_VALUE[at]))
    return found


def is_special(plan: int) -> bool:
    return FIRST_SPECIAL <= plan < FIRST_PRINTED


def plan_face(scene: Scene, plan: int, size: int = 14) -> str:
    """Above what it asks for, below what it brings; a special plan shows its worth and its entry."""
    if is_special(plan):
        at = plan - FIRST_SPECIAL
        above, below = [f"<b>{SPECIAL_VALUE[at]}</b>"], [coins(scene, SPECIAL_COST[at], size)]
    else:
        above, below = needs(scene, plan, size), rewards(scene, PLAN_REWARD[plan], size)
    return element("span", lines(above), "sky-asks") + element("span", lines(below), "sky-brings")


def lines(found: list[str]) -> str:
    return "".join([f"<i>{each}</i>" for each in found])


def plan_line(scene: Scene, plan: int, size: int = 16) -> str:
    """A plan in one line: what it asks for, an arrow, what it brings."""
    if is_special(plan):
        at = plan - FIRST_SPECIAL
        return coins(scene, SPECIAL_COST[at], size) + " → " + f"<b>{SPECIAL_VALUE[at]}</b>"
    return " ".join(needs(scene, plan, size)) + " → " + " ".join(rewards(scene, PLAN_REWARD[plan], size))


def told(words: str, more: str = "") -> str:
    """A title made of one or two sentences."""
    return f'title="{escape(f"{words} {more}".strip())}"'
