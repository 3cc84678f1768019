"""What stands beside an option's text: costs, gains, and numbers a player would otherwise work out."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from farside.core.actions import NOBODY, Action
from farside.core.marks import element, hint
from farside.games.skymines.components import (
    BARED,
    CARDS,
    COMPANIES,
    DOMES,
    ENERGY,
    HEIGHT,
    LAB_VALUE,
    PLACE_KEYS,
    PLANS,
    RESOURCES,
    SECTOR_REWARD,
    SECTOR_STRUCTURE,
    SHOWN,
    SLOT_KEYS,
    SPECIAL_COST,
    SPECIAL_KEYS,
    SPECIAL_VALUE,
    STRUCTURES,
    TYPES,
)
from farside.games.skymines.drawing import belt
from farside.games.skymines.drawing.faces import chip, coins, plan_line, rewards
from farside.games.skymines.drawing.laboratory import board_space, track_space
from farside.games.skymines.drawing.market import prize
from farside.games.skymines.drawing.moon import SYMBOLS, holder
from farside.games.skymines.drawing.orbits import share_at
from farside.games.skymines.drawing.scene import Scene
from farside.games.skymines.drawing.threat import demands
from farside.games.skymines.modules import (
    BELT_BARED,
    BELT_HEIGHT,
    BELT_SHOWN,
    KINDS,
    NEED_ENERGY,
    OUTPOST_KEYS,
    OUTPOST_SPACES,
    PAIRED,
    PERSONAL_COST,
    PERSONAL_STEPS,
    ROCK_DOMES,
    ROCK_FIRST,
    ROCK_OF,
    ROCK_REWARD,
    ROCK_SIZE,
    ROUTE_STEPS,
    SHUTTLE_KEYS,
    TASK_COINS,
)
from farside.games.skymines.tracks import (
    BARRIER,
    FIRST_STANDARD,
    FIRST_TRACK_SPACE,
    LAST,
    SPACE_KEYS,
    THRESHOLD,
    THRESHOLD_COINS,
    THRESHOLDS,
    TIER_REWARD,
    TIERS,
    WIDTH,
)


def details(scene: Scene, action: Action) -> str:
    """Markup for one option; empty where its text says all."""
    verb, *args = scene.notation(action)
    if verb == "column":
        inside = column(scene, COMPANIES.index(args[0]), int(args[1]) - 1)
    else:
        inside = scene.beside(VERBS, action)
    return element("span", inside, "skymines sky-details") if inside else ""


def enter(scene: Scene, key: str) -> str:
    """Energy, what the structure pays, domes, and whom it ousts."""
    at = int(key) - 1
    drawn = scene.icon(SYMBOLS[STRUCTURES[SECTOR_STRUCTURE[at]]], 18) + "".join(rewards(scene, SECTOR_REWARD[at], 15))
    drawn += scene.icon("dome", 15) * DOMES[at]
    rival = holder(scene, at)
    if rival != NOBODY:
        drawn += element(
            "span", "−" + scene.logo(rival, 16), "", hint(scene.say("ousts", {"company": scene.company(rival)}))
        )
    return drawn + element("b", scene.icon("energy", 16) + str(scene.view.sectors[at].cost))


def land(scene: Scene, key: str) -> str:
    """Energy, what the screen gives to a company new there, domes, and whom it ousts."""
    space = OUTPOST_KEYS.index(key)
    rock = ROCK_OF[space]
    spaces = range(ROCK_FIRST[rock], ROCK_FIRST[rock] + ROCK_SIZE[rock])
    there = any(belt.holder(scene, each) == scene.view.firm for each in spaces)
    drawn = "" if there else "".join(rewards(scene, ROCK_REWARD[rock], 15)) + scene.icon("dome", 15) * ROCK_DOMES[rock]
    drawn += scene.icon("dome", 15) if PAIRED[space] else ""
    return drawn + ousts(scene, space) + element("b", scene.icon("energy", 16) + str(scene.view.belt[space].cost))


def dock(scene: Scene, key: str) -> str:
    """Energy, a track step, and whom it ousts."""
    route = SHUTTLE_KEYS.index(key)
    space = OUTPOST_SPACES + route
    drawn = scene.icon("step", 15) + str(ROUTE_STEPS[route]) if ROUTE_STEPS[route] else ""
    return drawn + ousts(scene, space) + element("b", scene.icon("energy", 16) + str(scene.view.belt[space].cost))


def ousts(scene: Scene, space: int) -> str:
    rival = scene.view.belt[space].holder
    if rival == NOBODY or rival == scene.view.firm:
        return ""
    words = hint(scene.say("belt-ousts", {"company": scene.company(rival)}))
    return element("span", "−" + scene.logo(rival, 16), "", words)


def confront(scene: Scene, key: str) -> str:
    """What the threat asks for."""
    seen = scene.view.threat
    if seen is None:
        return ""
    asked = "".join([scene.icon(sign, 15) + str(value) for sign, value in demands(seen.card) if sign != "energy"])
    return element("span", asked) + element("b", scene.icon("energy", 16) + str(NEED_ENERGY[seen.card]))


def claim(scene: Scene, key: str) -> str:
    """The coins and the marker a task brings."""
    return coins(scene, TASK_COINS, 16) + scene.icon("once", 16)


def personal(scene: Scene, key: str) -> str:
    return coins(scene, PERSONAL_COST, 16) + scene.icon("step", 16) + str(PERSONAL_STEPS)


def buy(scene: Scene, key: str) -> str:
    seen = scene.view.market[int(key) - 1]
    if seen.card == NOBODY:
        return ""
    symbol = scene.icon("coin", 15) if scene.view.asks == "shop" else ""
    return chip(scene, seen.card) + element("b", f"{symbol}{seen.price}")


def step(scene: Scene, key: str) -> str:
    """The space reached, a share icon on it, and the gate before it."""
    firm = COMPANIES.index(key)
    side, space = scene.view.companies[firm].side, scene.player(scene.focus()).marks[firm].space
    if space >= LAST[side]:
        return ""
    drawn = ""
    if BARRIER[side * WIDTH + space]:
        drawn += element("span", "−" + coins(scene, BARRIER[side * WIDTH + space]))
    for line in range(side * THRESHOLDS, side * THRESHOLDS + THRESHOLDS):
        if THRESHOLD[line] == space:
            drawn += element("span", "+" + coins(scene, THRESHOLD_COINS[line]))
    if share_at(side, space + 1):
        drawn += element("span", scene.icon("share", 16) + str(share_at(side, space + 1)))
    return drawn + scene.logo(firm, 16) + element("b", f"{space} → {space + 1}")


def expand(scene: Scene, key: str) -> str:
    firm = COMPANIES.index(key)
    seen, mine = scene.view.companies[firm], scene.player(scene.focus()).marks[firm]
    drawn = element(
        "span", scene.icon("share", 16) + str(mine.shares + mine.card_shares), "", hint(scene.say("your-shares"))
    )
    return (
        scene.logo(firm, 18)
        + drawn
        + element("b", f"× {seen.value}", "", hint(scene.say("share-value", {"n": seen.value})))
    )


def column(scene: Scene, firm: int, at: int) -> str:
    """What a share is worth before and after."""
    seen = scene.view.companies[firm]
    here = seen.columns[at]
    after = seen.value - here.coins + coins_after(scene, at, here.outposts, here.bared)
    words = hint(scene.say("share-value", {"n": after}))
    return scene.logo(firm, 18) + element("b", f"{seen.value} → {after}", "", words)


def coins_after(scene: Scene, at: int, outposts: int, bared: bool) -> int:
    """The coins a column shows once an outpost has left it, or come home to it."""
    if scene.view.belt:
        left = min(outposts + 1, BELT_HEIGHT[at] - bared) if scene.view.asks == "home" else max(0, outposts - 1)
        return BELT_SHOWN[at * KINDS + left + (BELT_BARED if bared or left == 0 else 0)]
    if scene.view.asks == "home":
        return SHOWN[min(outposts + 1, HEIGHT - bared) + (BARED if bared else 0)]
    left = outposts - 1
    return SHOWN[left + (BARED if bared or left < 0 else 0)] if left >= 0 else 0


def take(scene: Scene, key: str) -> str:
    plan = scene.view.shown[PLACE_KEYS.index(key)]
    return element("span", plan_line(scene, plan)) if plan != NOBODY else ""


def special(scene: Scene, key: str) -> str:
    at = SPECIAL_KEYS.index(key)
    return coins(scene, SPECIAL_COST[at], 16) + f" → <b>{SPECIAL_VALUE[at]}</b>"


def put(scene: Scene, key: str) -> str:
    return element("span", plan_line(scene, PLANS.index(key)))


def upload(scene: Scene, key: str) -> str:
    """What the position is worth, and the plan that lies there."""
    seen = scene.player(scene.focus()).track[int(key)]
    face = element("span", plan_line(scene, seen.plan, 14)) if seen.plan != NOBODY and not seen.turned else ""
    return face + element(
        "b", str(LAB_VALUE[int(key)]), "", hint(scene.say("position", {"n": int(key), "value": LAB_VALUE[int(key)]}))
    )


def card(scene: Scene, key: str) -> str:
    return chip(scene, CARDS.index(key))


def use_up(scene: Scene, key: str) -> str:
    """How many units a resource gives."""
    have = scene.player(scene.focus())
    kinds = range(RESOURCES) if key == "mix" else [TYPES.index(key)]
    drawn = "".join([scene.icon(TYPES[kind], 18) for kind in kinds])
    return drawn + element("b", str(sum([have.totals[kind] for kind in kinds])))


def spend(scene: Scene, letters: str) -> str:
    slots = [scene.player(scene.focus()).slots[SLOT_KEYS.index(letter)] for letter in letters]
    faces = "".join([chip(scene, slot.card) for slot in slots if slot.card != NOBODY])
    return faces + element("b", str(sum([slot.value for slot in slots])))


def energise(scene: Scene, key: str) -> str:
    return scene.icon("energy", 18) + element("b", str(scene.player(scene.focus()).totals[ENERGY]))


def scientist(scene: Scene, source: str) -> str:
    if source not in SLOT_KEYS:
        return ""
    slot = scene.player(scene.focus()).slots[SLOT_KEYS.index(source)]
    return chip(scene, slot.card) if slot.card != NOBODY else ""


def plus(scene: Scene, source: str) -> str:
    return scientist(scene, source) + scene.icon("plus", 15)


def bonus(scene: Scene, key: str) -> str:
    space = SPACE_KEYS.index(key)
    if space < FIRST_STANDARD:
        return prize(scene, space)
    return (track_space if space >= FIRST_TRACK_SPACE else board_space)(scene, space)[2]


def tier(scene: Scene, key: str) -> str:
    space = scene.view.about[0] if scene.view.about else 0
    if space >= FIRST_STANDARD:
        return ""
    return " ".join(rewards(scene, TIER_REWARD[space * TIERS + int(key) - 1], 16))


def pile(scene: Scene, key: str) -> str:
    cards = scene.player(scene.focus()).piles[SLOT_KEYS.index(key)]
    return "".join([chip(scene, each) for each in cards])


def stop(scene: Scene, key: str) -> str:
    """What is lost by it."""
    lost = scene.view.energy if scene.view.asks == "enter" else 0
    return element("b", "−" + scene.icon("energy", 16) + str(lost)) if lost else ""


VERBS: Final[dict[str, Callable[[Scene, str], str]]] = {
    "rest": card,
    "plan": card,
    "plus": plus,
    "use": use_up,
    "spend": spend,
    "buy": buy,
    "step": step,
    "pay": step,
    "track": step,
    "energy": energise,
    "expand": expand,
    "enter": enter,
    "stop": stop,
    "take": take,
    "special": special,
    "put": put,
    "research": scientist,
    "field": scientist,
    "flip": upload,
    "go": upload,
    "bonus": bonus,
    "tier": tier,
    "destroy": card,
    "recover": card,
    "pile": pile,
    "lay": pile,
    "land": land,
    "dock": dock,
    "confront": confront,
    "claim": claim,
    "personal": personal,
}
