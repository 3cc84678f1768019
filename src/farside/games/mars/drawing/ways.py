"""How a missing card can be had: by Earth, contract, supremacy or an R&D card, or from somebody who mines it."""

from __future__ import annotations

from typing import Final

from farside.core.actions import Seat
from farside.core.marks import badge, element, sign
from farside.core.scene import Words
from farside.games.mars.components import (
    CHAIN_COUNT,
    EXCHANGING,
    GOODS,
    MATERIALS,
    MINES,
    NANO_CARDS,
    NANO_SPARES,
    PREFAB_CARDS,
    PREFAB_SPARES,
    RND_CARDS,
    SWAPS,
    SYNTHESIS_TAKES,
)
from farside.games.mars.drawing.scene import Scene
from farside.games.mars.routes import Leg, Means, route
from farside.games.mars.view import Purchase, Row

TRADE: Final = 5  # the phase
BUILD: Final = 6
CONTRACT_ITEM: Final = CHAIN_COUNT + 1
DISCOUNTS: Final = tuple(
    [(card, NANO_SPARES[card]) for card in NANO_CARDS] + [(card, PREFAB_SPARES[card]) for card in PREFAB_CARDS]
)
KINDS: Final = ("earth", "contract", "exchange", "synthesis")
SIGNS: Final = ("earth", "contract", "supremacy", "card")


def may_trade(scene: Scene) -> bool:
    """MARS-TURN-3  Not between the trade phase of one turn and the end of it."""
    return scene.view.active != scene.owner or scene.view.phase <= TRADE


def means(scene: Scene) -> Means:
    """What the colony shown can exchange by in this trade phase, or in its next one."""
    view, trading = scene.view, scene.view.active == scene.owner and scene.view.phase == TRADE
    return Means(
        rate=scene.colony.rate,
        contracts=scene.colony.contracts,
        reserve=view.reserve,
        swaps=view.swaps_left if trading else SWAPS,
        exchange=exchanges(scene) and (not trading or view.exchange_left > 0),
        synthesis=sum([SYNTHESIS_TAKES[card] for card in view.kept]),
    )


def exchanges(scene: Scene) -> bool:
    """Whether the colony shown holds the supremacy that exchanges freely."""
    return EXCHANGING >= 0 and scene.view.holders[EXCHANGING] == scene.owner


def legs(scene: Scene, one: Purchase) -> tuple[Leg, ...]:
    return route(scene.view.hand, one.cost, means(scene)) if may_trade(scene) and scene.view.hand else ()


def sources(scene: Scene, missing: Row) -> list[Seat]:
    """MARS-NEG-1, MARS-NEG-2  Partners whose mines openly bring a missing material, or whose open hand has it."""
    return [
        seat for seat in partners(scene) if any(missing[good] and brings(scene, seat, good) for good in range(GOODS))
    ]


def partners(scene: Scene) -> list[Seat]:
    """Whom one may bargain with now: everybody eligible in one's own turn, else the player at turn."""
    view = scene.view
    if view.active == scene.owner:
        return list(view.partners) if view.phase <= TRADE else []
    return [view.active] if scene.owner in view.partners and view.phase == TRADE else []


def brings(scene: Scene, seat: Seat, good: int) -> bool:
    colony = scene.view.colonies[seat]
    if colony.hand is not None:
        return colony.hand[good] > 0
    return any(colony.mines[place] == good and colony.mining[place] for place in range(MINES))


def spared_by(scene: Scene, one: Purchase) -> int:
    """MARS-BUILD-8, MARS-BUILD-9  The R&D card whose discount covers what is missing, or -1."""
    missing = sum(one.missing)
    if one.item == CONTRACT_ITEM or missing >= sum(one.cost):
        return -1
    for card, spares in DISCOUNTS:
        if missing <= spares and is_ready(scene, card):
            return card
    return -1


def is_ready(scene: Scene, card: int) -> bool:
    """Whether a discount can be had in the next build phase, or still in this one."""
    if scene.view.active == scene.owner and scene.view.phase == BUILD:
        return bool(scene.open(f"play:{RND_CARDS[card]}"))
    return card in (scene.colony.laid if card in NANO_CARDS else scene.view.kept)


# -- in signs and in words ---------------------------------------------------------------------------


def drawn(scene: Scene, one: Purchase) -> str:
    """The cheapest way in signs, and whom to ask; empty where there is neither."""
    card = spared_by(scene, one)
    if card >= 0:
        return scene.html("way-spare", {"card": scene.member("card", card)})
    found = legs(scene, one)
    asked = "".join(badge(seat, "", 16) for seat in sources(scene, one.missing))
    shown = element("span", "".join(drawn_leg(leg) for leg in found), "ma-legs") if found else ""
    if not asked:
        return shown
    return shown + element(
        "span", ("" if found else scene.html("way-trade")) + sign("mars-deal", "", 16) + asked, "ma-legs"
    )


def drawn_leg(leg: Leg) -> str:
    given = sign(f"mars-{MATERIALS[leg.given]}", "", 14) * leg.cards
    way = sign(f"mars-{SIGNS[leg.kind]}", "", 15, "ma-kind")
    return element("span", f"{given}{way}→{sign(f'mars-{MATERIALS[leg.got]}', '', 14)}", "ma-leg")


def told(scene: Scene, one: Purchase) -> str:
    """The same in words: what is missing, and every way to it."""
    needs = scene.say("needs", {"goods": scene.goods(one.missing)})
    card = spared_by(scene, one)
    if card >= 0:
        return f"{needs}; {scene.say('way-spare', {'card': scene.member('card', card)})}"
    ways = ", ".join(told_leg(scene, leg) for leg in legs(scene, one))
    asked = sources(scene, one.missing)
    parts = [needs, *([ways] if ways else [])]
    if asked:
        parts.append(scene.say("way-ask", {"people": scene.people(tuple(asked)), "n": len(asked)}))
    return "; ".join(parts)


def told_leg(scene: Scene, leg: Leg) -> str:
    words: Words = {"n": leg.cards, "given": scene.material(leg.given), "got": scene.material(leg.got)}
    return scene.say(f"way-{KINDS[leg.kind]}", words)
