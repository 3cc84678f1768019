"""What can be built, what is missing, how to get it; while signing the contracts."""

from __future__ import annotations

from typing import Final

from farside.core.actions import Seat
from farside.core.marks import badge, element, escape, sign
from farside.games.mars.actions import ACTIONS
from farside.games.mars.components import (
    CHAIN_COUNT,
    CHAINS,
    COMMUNICATION,
    DOMAIN_CHAIN,
    DOMAINS,
    GOODS,
    HOUSING,
    HOUSING_BRINGS,
    MATERIALS,
    PLANT,
    PLANT_GIVES,
    RND,
    SILO,
    SILO_HOLDS,
    SPACEPORT_RATE,
)
from farside.games.mars.drawing import ways
from farside.games.mars.drawing.plaques import plan_name
from farside.games.mars.drawing.scene import Scene, verbs
from farside.games.mars.view import Purchase

CONTRACT_ITEM: Final = CHAIN_COUNT + 1


def planner(scene: Scene) -> str:
    """One of three panels, by what is being decided."""
    if scene.view.asks == "sign" and scene.view.options:
        return contracts(scene)
    return strengths(scene) if scene.view.seat is None and scene.view.phase else plans(scene)


def panel(scene: Scene, title: str, note: str, inside: str, classes: str) -> str:
    header = element("header", f"<b>{escape(title)}</b><span>{escape(note)}</span>", "ma-header")
    return element("section", header + element("div", inside, classes), "ma-planner")


# -- plans -------------------------------------------------------------------------------------------


def plans(scene: Scene) -> str:
    items = "".join(plan(scene, one) for one in scene.view.plans)
    if not items:
        items = element("p", scene.html("plans-none"), "ma-soft")
    return panel(scene, scene.say("plans"), scene.say("plans-note"), items, "ma-plans")


def names_of(item: int) -> list[str]:
    """The options that buy an item."""
    if item < CHAIN_COUNT:
        return [f"build:{CHAINS[item]}"]
    return ["contract"] if item == CONTRACT_ITEM else verbs("mine")


def symbol(item: int) -> str:
    if item < CHAIN_COUNT:
        return CHAINS[item]
    return "contract" if item == CONTRACT_ITEM else "mine"


def plan(scene: Scene, one: Purchase) -> str:
    """An item: payable now, or what it still needs."""
    names = names_of(one.item)
    payable = one.in_stock and not any(one.missing)
    words = effect(scene, one.item) if payable else lack(scene, one)
    shown = escape(words) if payable else lack_drawn(scene, one)
    inside = sign(f"mars-{symbol(one.item)}", "", 26, "ma-kind")
    title = plan_name(scene, one.item)
    top = element("span", element("b", escape(title)) + element("span", price(scene, one), "ma-price"), "ma-top")
    inside += element("span", top + element("span", shown, "ma-why"), "ma-what") + scene.badge(*names)
    classes = f"ma-plan {'ma-payable' if payable else 'ma-lacking'}{scene.lit(*names)}"
    more = f'id="plan-{symbol(one.item)}" {scene.attributes(*names)}'
    return element("div", inside, classes, f"{more} {scene.tip(f'{title}: {words}', *names)}")


def price(scene: Scene, one: Purchase) -> str:
    """Card by card; a missing one is ringed."""
    drawn = ""
    for good in range(GOODS):
        for at in range(one.cost[good]):
            missing = at >= one.cost[good] - one.missing[good]
            drawn += element(
                "span", sign(f"mars-{MATERIALS[good]}", "", 14), "ma-cost ma-miss" if missing else "ma-cost"
            )
    return drawn


def effect(scene: Scene, item: int) -> str:
    """What it brings once it runs."""
    if item == HOUSING:
        return scene.say("brings-housing", {"n": HOUSING_BRINGS})
    if item == PLANT:
        return scene.say("brings-plant", {"n": PLANT_GIVES})
    if item == SILO:
        return scene.say("brings-silo", {"n": SILO_HOLDS[-1]})
    if item >= CHAIN_COUNT:
        return scene.say("brings-contract" if item == CONTRACT_ITEM else "brings-mine")
    if item == COMMUNICATION:
        return scene.say("brings-communication", {"n": scene.colony.built[item] + 1})
    if item == RND:
        return scene.say("brings-rnd", {"n": scene.colony.built[item] + 1})
    return scene.say(f"brings-{CHAINS[item]}", {"n": SPACEPORT_RATE})


def lack(scene: Scene, one: Purchase) -> str:
    """What is missing and the ways to it, in words."""
    return ways.told(scene, one) if one.in_stock else scene.say("sold-out")


def lack_drawn(scene: Scene, one: Purchase) -> str:
    """The same in signs, as markup: the price above already rings what is missing."""
    if not one.in_stock:
        return scene.html("sold-out")
    return ways.drawn(scene, one) or scene.html("needs", {"goods": scene.goods(one.missing)})


# -- for those who watch -----------------------------------------------------------------------------


def strengths(scene: Scene) -> str:
    """MARS-CONF-4, MARS-CONF-5  Who is how strong in each domain."""
    heads = "".join(strength_head(scene, domain) for domain in range(len(DOMAINS)))
    rows = "".join(strength_row(scene, seat) for seat in scene.seats)
    table = element("table", element("thead", element("tr", f"<th></th>{heads}")) + element("tbody", rows))
    return panel(scene, scene.say("strength"), scene.say("strength-note"), table, "ma-scoring")


def strength_head(scene: Scene, domain: int) -> str:
    words = scene.member("domain", domain)
    return element("th", sign(f"mars-{CHAINS[DOMAIN_CHAIN[domain]]}", words, 20, "ma-kind"), "", scene.tip(words))


def strength_row(scene: Scene, seat: Seat) -> str:
    colony = scene.view.colonies[seat]
    cells = ""
    for domain in range(len(DOMAINS)):
        bonus = f"+{colony.bonus[domain]}" if colony.bonus[domain] else ""
        crown = sign("mars-supremacy", scene.say("supremacies"), 16) if scene.view.holders[domain] == seat else ""
        cells += element("td", f"{colony.strength[domain]}{bonus} {crown}")
    return element("tr", element("th", f"{badge(seat, '', 22)} {escape(scene.who(seat))}") + cells)


# -- contracts ---------------------------------------------------------------------------------------


def contracts(scene: Scene) -> str:
    """MARS-CONTR-4  All contracts: what one gives down, what one gets across."""
    head = "<td></td>" + "".join(
        element("th", sign(f"mars-{key}", scene.material(at), 20)) for at, key in enumerate(MATERIALS)
    )
    rows = element("tr", head)
    for given in range(GOODS):
        cells = "".join(contract(scene, given, got) for got in range(GOODS))
        rows += element("tr", element("th", sign(f"mars-{MATERIALS[given]}", scene.material(given), 20)) + cells)
    return panel(scene, scene.say("contracts"), scene.say("contracts-note"), element("table", rows), "ma-grid")


def contract(scene: Scene, given: int, got: int) -> str:
    if given == got:
        return "<td></td>"
    name = f"sign:{MATERIALS[given]}:{MATERIALS[got]}"
    words = scene.voice.option(ACTIONS.parse(name))
    inside = scene.badge(name) or "·"
    return element("td", inside, f"ma-deed{scene.lit(name)}", f"{scene.attributes(name)} {scene.tip(words, name)}")
