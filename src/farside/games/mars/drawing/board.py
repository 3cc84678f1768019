"""The board: the reader's colony in section, once for a wide screen and once for a phone."""

from __future__ import annotations

from farside.core.marks import Spot, box, escape, group, mark, number, use
from farside.games.mars.components import GOODS, MATERIALS
from farside.games.mars.drawing.domes import chains, colonists, numbered
from farside.games.mars.drawing.gauges import gauges, text
from farside.games.mars.drawing.plan import PHONE, WIDE, Layout
from farside.games.mars.drawing.plaques import bundle, event, offered, offers, plaque
from farside.games.mars.drawing.scene import Scene

SPENT = ("earth", "exchange", "spare", "discard", "give")  # options that are a card of the reader's hand


def own(scene: Scene) -> str:
    """Both drawings of the reader's colony; the style sheet shows one of them."""
    return wide(scene) + drawing(scene, PHONE, hand(scene))


def wide(scene: Scene) -> str:
    return drawing(scene, WIDE, event(scene) + plaque(scene))


def vignette(scene: Scene) -> str:
    """The colony alone, from the sky to the mines."""
    drawn = drawing(scene, PHONE, "", bare=True)
    return drawn.replace(f'viewBox="0 0 {PHONE.width} {PHONE.height}"', f'viewBox="0 52 {PHONE.width} 344"')


def drawing(scene: Scene, layout: Layout, more: str, bare: bool = False) -> str:
    """The land, the colony on it, and what is written over it."""
    label = escape(scene.say("colony", scene.naming(scene.owner)))
    head = f'<svg xmlns="http://www.w3.org/2000/svg" class="mars ma-board ma-{layout.key}"'
    head += f' viewBox="0 0 {layout.width} {layout.height}" role="group" aria-label="{label}">'
    land = f'<use href="#mars-land-{layout.key}" width="{layout.width}" height="{layout.height}"/>'
    sky = "" if bare else (layout is PHONE and offer_line(scene)) or gauges(scene, layout)
    return f"{head}{land}{chains(scene, layout)}{colonists(scene, layout)}{sky}{more}</svg>"


def offer_line(scene: Scene) -> str:
    """On a phone the offer in question takes the place of the gauges."""
    found = offers(scene)
    if not found:
        return ""
    one = found[-1] if scene.view.asks in ("hear", "draft") else found[0]
    drawn = scene.caption(offered(scene, one)) + '<rect class="ma-plaque" x="6" y="4" width="378" height="42" rx="10"/>'
    drawn += mark(one.seat, Spot(26, 25), 24) + bundle(one.given, Spot(48, 25), 120)
    drawn += use("mars-deal", Spot(200, 25), 20, "ma-sort") + bundle(one.wanted, Spot(222, 25), 140)
    return group(drawn, "ma-note", 'id="phone-offer"')


# -- the hand, on a phone ----------------------------------------------------------------------------


def spending(good: int) -> list[str]:
    return [f"{verb}:{MATERIALS[good]}" for verb in SPENT]


def hand(scene: Scene) -> str:
    """One stack a material, and how much the silos hold."""
    if scene.colony.hand is None:
        return ""
    stacks = "".join(stack(scene, good) for good in range(GOODS))
    words = scene.say("hand-limit", {"n": scene.colony.cards, "limit": scene.colony.limit})
    over = " ma-over" if scene.colony.cards > scene.colony.limit else ""
    inside = scene.caption(words) + box(Spot(361, 417), 48, 42, 8) + use("mars-hand", Spot(361, 408), 18, "ma-sort")
    inside += text(Spot(361, 432), f"{scene.colony.cards}/{scene.colony.limit}", "ma-count")
    return group(stacks + group(inside, f"ma-stack{over}"), "ma-stacks", 'id="phone-hand"')


def stack(scene: Scene, good: int) -> str:
    at = Spot(34 + good * 65, 417)
    names = spending(good)
    found = scene.open(*names)
    inside = scene.caption(scene.capital(scene.material(good)), *names) + box(at, 60, 46, 8)
    inside += use(f"mars-{MATERIALS[good]}", Spot(at.x - 10, at.y), 26)
    inside += text(Spot(at.x + 17, at.y + 6), number(scene.held(good)), "ma-count")
    if found:
        inside += numbered(scene, Spot(at.x - 22, at.y - 18), found, 9.5)
    empty = "" if scene.held(good) else " ma-none"
    more = f'id="phone-stack-{MATERIALS[good]}" {scene.attributes(*names)}'
    return group(inside, f"ma-stack{empty}{scene.lit(*names)}", more)
