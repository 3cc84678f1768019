"""The threat card between shuttle spaces 11 and 16: what it asks for, and what it does if it stays."""

from __future__ import annotations

from typing import Final

from farside.core.actions import NOBODY, Seat
from farside.core.marks import Spot, box, colours, element, escape, group, mark, title, use, word
from farside.games.skymines.drawing.moon import cost
from farside.games.skymines.drawing.plan import at as drawn_at
from farside.games.skymines.drawing.scene import Scene, numbered
from farside.games.skymines.modules import (
    NEED_CARDS,
    NEED_COINS,
    NEED_ENERGY,
    NEED_LAB,
    NEED_TANK,
    THREAT_AT,
    THREAT_DEED,
    THREAT_ENERGY,
    THREATS,
)
from farside.games.skymines.view import Threat

MIDDLE: Final = Spot(drawn_at(THREAT_AT).x, drawn_at(THREAT_AT).y - 1)
WIDE: Final = 68
TALL: Final = 62
DRAWN_AS: Final = ("pirates", "comet", "wormhole", "probe", "singularity", "anomaly")  # by what a threat does


def threat(scene: Scene) -> str:
    """The card on the board, if there is one."""
    return card(scene, scene.view.threat) if scene.view.threat is not None else ""


def card(scene: Scene, seen: Threat) -> str:
    """The card of a threat; once removed, whose it is."""
    lit = scene.lit("confront")
    told = summary(scene) + (f" {lit.words}" if lit.words else "")
    inside = title(told) + box(MIDDLE, WIDE, TALL, 7, "sky-area sky-card-back")
    if seen.wild != NOBODY:
        inside += use("sky-wild", Spot(MIDDLE.x, MIDDLE.y - 10), 26, "sky-quiet") + owner(seen.wild)
        return group(inside, "sky-sector sky-threat sky-removed", 'id="threat"')
    inside += use(f"sky-{DRAWN_AS[THREAT_DEED[seen.card]]}", Spot(MIDDLE.x, MIDDLE.y - 10), 32) + needs(seen.card)
    if lit.classes:
        inside += cost(NEED_ENERGY[seen.card], lit, Spot(MIDDLE.x, MIDDLE.y - TALL / 2 - 3))
    classes = "sky-sector sky-threat" + (" sky-faced" if seen.facing else "")
    return group(inside, lit.dress(classes), lit.more('id="threat"'))


def owner(seat: Seat) -> str:
    return group(mark(seat, Spot(MIDDLE.x, MIDDLE.y + 19), 16), colours(seat))


def demands(card: int) -> list[tuple[str, int]]:
    """Pictograms and numbers of a requirement, energy aside."""
    found: list[tuple[str, int]] = []
    if NEED_COINS[card]:
        found.append(("coin", NEED_COINS[card]))
    if NEED_ENERGY[card] > THREAT_ENERGY:
        found.append(("energy", NEED_ENERGY[card]))
    if NEED_CARDS[card]:
        found.append(("destroy", NEED_CARDS[card]))
    if NEED_TANK[card]:
        found.append(("helium", NEED_TANK[card]))
    if NEED_LAB[card]:
        found.append(("rp", NEED_LAB[card]))
    return found


def needs(card: int) -> str:
    """The requirement below the sign."""
    asked = demands(card)
    step = 31 if len(asked) > 1 else 0
    drawn = ""
    for at, (key, value) in enumerate(asked):
        x = MIDDLE.x + (at - (len(asked) - 1) / 2) * step
        drawn += use(f"sky-{key}", Spot(x - 6, MIDDLE.y + 20), 13) + word(Spot(x + 7, MIDDLE.y + 20), str(value))
    return group(drawn, "sky-demand")


def summary(scene: Scene) -> str:
    """The threat in a few words."""
    seen = scene.view.threat
    if seen is None:
        return ""
    key = THREATS[seen.card]
    name = scene.say(f"icon-{key}")
    if seen.wild != NOBODY:
        return f"{scene.say('threat')}: {name}. {scene.say('threat-gone', {'name': scene.who(seen.wild)})}"
    found = f"{scene.say('threat')}: {name}. {scene.say(f'threat-{key}-needs')}; {scene.say(f'threat-{key}-does')}."
    if seen.near:
        found += f" ({scene.say('threat-near', {'names': ', '.join([scene.company(firm) for firm in seen.near])})})"
    if seen.facing:
        found += f" {scene.say('threat-facing')}"
    if scene.mine() != NOBODY and seen.met[scene.mine()]:
        found += f" {scene.say('threat-you')}"
    return found


def line(scene: Scene) -> str:
    """The threat as a row of the missions' panel."""
    seen = scene.view.threat
    if seen is None:
        return ""
    key = THREATS[seen.card]
    lit = scene.lit("confront")
    if seen.wild != NOBODY:
        end = scene.icon("wild", 16) + scene.badge(seen.wild, 18)
        small = scene.html("icon-wild")
    else:
        end = "".join([scene.icon(sign, 14) + str(value) for sign, value in demands(seen.card)])
        small = scene.html(f"threat-{key}-does")
    name = element("b", f"{scene.html(f'icon-{key}')}<small>{small}</small>")
    inside = (
        numbered(lit) + scene.icon(key, 20, DRAWN_AS[THREAT_DEED[seen.card]]) + name + element("span", end, "sky-prize")
    )
    more = lit.more(f'id="threat-row" title="{escape(summary(scene))}"')
    return element("div", inside, lit.dress("sky-row sky-danger"), more)
