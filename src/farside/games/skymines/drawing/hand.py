"""The cards in hand, and the starting tiles to choose from."""

from __future__ import annotations

from typing import Final

from farside.core.actions import NOBODY, Seat
from farside.core.marks import element, escape, sign
from farside.games.skymines.components import (
    CARD_COST,
    CARD_FACE,
    CARD_TYPE,
    CARD_VALUE,
    CARDS,
    RESOURCES,
    SLOTS,
    TILES,
    TYPES,
)
from farside.games.skymines.drawing.faces import card, named, told
from farside.games.skymines.drawing.scene import DARK, Scene, numbered
from farside.games.skymines.drawing.tiles import starting_tile

FEW: Final = 4  # so many cards lie side by side at full size
MANY: Final = 8  # so many in two rows
PAIR: Final = 2


def starting(scene: Scene) -> str:
    """SKY-SET-16  The starting tiles to choose from lie where the slots are."""
    tiles = [tile for tile in scene.view.dealt if tile != NOBODY and scene.number(f"keep:{TILES[tile]}")]
    drawn = "".join([starting_tile(scene, tile) for tile in tiles])
    return element("div", drawn, "sky-slots sky-starters") if drawn else ""


def hand(scene: Scene) -> str:
    """The cards in hand, and what they add up to while they are planned."""
    seat = scene.focus()
    held = scene.player(seat).hand
    cards = "".join([held_card(scene, seat, each) for each in held])
    classes = "sky-hand-cards" + (" sky-many" if len(held) > FEW else "") + (" sky-crowd" if len(held) > MANY else "")
    heading = element("h3", scene.html("hand", {"n": len(held)}))
    return element("div", heading + element("div", cards, classes) + facts(scene), "skymines sky-hand", 'id="sky-hand"')


def held_card(scene: Scene, seat: Seat, each: int) -> str:
    key = CARDS[each]
    names = [name for name in scene.found("plan") if reads_like(name, each)]
    lit = scene.lit(*names, f"destroy:{key}", f"rest:{key}") if seat == scene.mine() else DARK
    foot = scene.icon("coin", 11) + str(CARD_COST[each])
    drag = 'data-drag="plan" ' if scene.open(*names) else ""
    return card(
        scene,
        each,
        foot,
        lit.dress("sky-held"),
        lit.more(f'id="hand-{key}" {drag}{told(scene.card(each), lit.words)}'),
        mark=numbered(lit) + named(scene, each),
    )


def reads_like(plan: str, card_: int) -> bool:
    """SKY-PLAN-3  Of cards that read alike one is offered; all of them are its places."""
    return CARD_FACE[CARDS.index(plan.split(":")[1])] == CARD_FACE[card_]


# -- what is known while one plans -------------------------------------------------------------------


def facts(scene: Scene) -> str:
    """SKY-PLAN-1  How many cards can still be laid, how many stay, and which of a kind add up."""
    if scene.view.asks != "plan" or scene.mine() == NOBODY:
        return ""
    held, free = scene.player(scene.mine()).hand, len(free_slots(scene))
    words = scene.say("plan-facts", {"n": free, "stay": max(len(held) - free, 0)})
    sums = [together(scene, kind) for kind in range(RESOURCES)]
    return element("p", element("span", escape(words)) + "".join(sums), "sky-facts sky-narrow")


def free_slots(scene: Scene) -> list[int]:
    """The reader's slots that still wait for a card."""
    slots = scene.player(scene.mine()).slots
    return [at for at in range(SLOTS) if slots[at].on and slots[at].card == NOBODY and planned(scene, at) == NOBODY]


def planned(scene: Scene, at: int) -> int:
    """The card that the reader has laid face down on a slot in the planning phase."""
    return scene.view.planned[at] if scene.view.planned and not scene.setting_up() else NOBODY


def together(scene: Scene, kind: int) -> str:
    """Cards of a kind that would be used as one."""
    values = [CARD_VALUE[each] for each in scene.player(scene.mine()).hand if CARD_TYPE[each] == kind]
    if len(values) < PAIR:
        return ""
    words = scene.html("add-up", {"parts": " + ".join([str(value) for value in values]), "n": sum(values)})
    return element("span", sign(f"sky-{TYPES[kind]}", scene.type(kind), 15) + words)
