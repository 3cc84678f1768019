"""A colony's places: domes in chains, mines below. Each shows whether it runs, what it brings or what it costs."""

from __future__ import annotations

from typing import Final, NamedTuple

from farside.core.actions import NOBODY
from farside.core.marks import ORIGIN, Spot, box, colours, disc, escape, group, move, number, use, word
from farside.games.mars.components import (
    CHAIN_COUNT,
    CHAINS,
    COST,
    DOMAIN_CHAIN,
    FIRST_MINE,
    GOODS,
    HOUSING,
    ITEMS,
    LEVELS,
    MATERIALS,
    MINE_COST,
    MINES,
    PLANT,
    PRINTED,
)
from farside.games.mars.drawing.plan import MINE_ROW, Layout, Row, cave, cave_centre, dome, length, place
from farside.games.mars.drawing.scene import Scene, verbs
from farside.games.mars.view import Row as Goods

LETTER: Final = 7.2  # how wide a letter of a name is on a phone
CROWDED: Final = 4  # a price of more chips is drawn smaller


class Place(NamedTuple):
    """One place of a colony and all that its drawing needs."""

    chain: int  # MINE_ROW for a mine
    tile: int
    state: str  # on, off, next, ghost
    notations: tuple[str, ...]  # the options it may stand for


def chains(scene: Scene, layout: Layout) -> str:
    return "".join(chain(scene, layout, at) for at in range(CHAIN_COUNT + 1))


def chain(scene: Scene, layout: Layout, at: int) -> str:
    """A chain with its name, its tubes and its places."""
    places = [spot(scene, at, tile) for tile in range(length(at))]
    drawn = "".join(mine(scene, layout, one) if at == MINE_ROW else tile(scene, layout, one) for one in places)
    return group(
        joints(scene, layout, at) + name(scene, layout, at) + drawn,
        "",
        f'id="{scene.prefix}{layout.key}-chain-{key(at)}"',
    )


def key(at: int) -> str:
    return "mine" if at == MINE_ROW else CHAINS[at]


def spot(scene: Scene, at: int, tile: int) -> Place:
    """A place's state, and the options that are answered by clicking it."""
    if at == MINE_ROW:
        return mine_spot(scene, tile)
    built, running = scene.colony.built[at], scene.colony.running[at]
    state = "on" if tile < running else "off" if tile < built else "next" if tile == built else "ghost"
    notations: tuple[str, ...] = ()
    if scene.guest:
        notations = (scene.falls(at),) if tile == built - 1 else ()
    elif tile == running - 1:
        notations = (f"off:{CHAINS[at]}",)
    elif tile == running < built:
        notations = (f"on:{CHAINS[at]}",)
    elif tile == built:
        notations = (f"build:{CHAINS[at]}",)
    return Place(at, tile, state, notations)


def mine_spot(scene: Scene, tile: int) -> Place:
    good = scene.colony.mines[tile]
    item = ITEMS[FIRST_MINE + tile]
    if scene.guest:
        return Place(MINE_ROW, tile, "ghost" if good == NOBODY else "on" if scene.colony.mining[tile] else "off", ())
    if good == NOBODY:
        following = tile == scene.colony.mines.index(NOBODY)
        return Place(MINE_ROW, tile, "next" if following else "ghost", tuple(verbs("mine")) if following else ())
    if not scene.colony.mining[tile]:
        return Place(MINE_ROW, tile, "off", (f"on:{item}",))
    vein = (f"take:{MATERIALS[good]}",) if scene.view.asks == "vein" else ()
    return Place(MINE_ROW, tile, "on", (*vein, f"off:{item}"))


# -- what is around the places ---------------------------------------------------------------------


def name(scene: Scene, layout: Layout, at: int) -> str:
    """The chain's name, with a crown where its owner holds the supremacy."""
    row = layout.rows[at]
    if at == MINE_ROW and layout.key == "phone":
        return ""
    words = scene.say("mines") if at == MINE_ROW else scene.short(at) if layout.key == "wide" else scene.brief(at)
    sign = crown(scene, layout, at)
    left = row.x - row.width / 2 + (0 if not sign else 24 if layout.key == "wide" else 17)
    lift = row.height + (35 if at == MINE_ROW else 6 if layout.key == "phone" else 7)
    y = number(row.ground - lift)
    label = f'<text class="ma-name" x="{number(left)}" y="{y}">'
    if left + len(words) * LETTER > layout.width:
        label = f'<text class="ma-name ma-last" x="{layout.width - 4}" y="{y}">'
    return f"{label}{escape(words)}</text>{sign}"


def crown(scene: Scene, layout: Layout, at: int) -> str:
    if at not in DOMAIN_CHAIN:
        return ""
    domain = DOMAIN_CHAIN.index(at)
    if scene.view.holders[domain] != scene.owner:
        return ""
    row = layout.rows[at]
    size = 20 if layout.key == "wide" else 14
    where = Spot(row.x - row.width / 2 + size / 2, row.ground - row.height - size * 0.6)
    said = scene.say("holds", {"domain": scene.member("domain", domain)})
    return group(
        scene.caption(said) + use("mars-supremacy", where, size),
        "ma-crown",
        f'id="{scene.prefix}{layout.key}-crown-{key(at)}"',
    )


def joints(scene: Scene, layout: Layout, at: int) -> str:
    """Tubes join what is built; shafts lead to the mines."""
    row = layout.rows[at]
    if at == MINE_ROW:
        mined = [tile for tile in range(MINES) if scene.colony.mines[tile] != NOBODY]
        top = row.ground - row.height
        lines = "".join(f"M{number(row.x + tile * row.pitch)} {number(top - 28)}V{number(top + 4)}" for tile in mined)
        return f'<path class="ma-shaft" d="{lines}"/>' if layout.key == "wide" and lines else ""
    built, y = scene.colony.built[at], number(row.ground - (7 if layout.key == "wide" else 4))
    first, gap = row.x + row.width / 2 + 2, row.pitch - row.width - 4
    coming = "".join(
        f"M{number(first + tile * row.pitch)} {y}h{number(gap)}" for tile in range(max(built - 1, 0), length(at) - 1)
    )
    drawn = f'<path class="ma-tube0" d="{coming}"/>' if coming else ""
    if built > 1:
        drawn += f'<path class="ma-tube" d="M{number(row.x)} {y}H{number(row.x + (built - 1) * row.pitch)}"/>'
    return drawn


# -- places ----------------------------------------------------------------------------------------


def tile(scene: Scene, layout: Layout, one: Place) -> str:
    row, at = layout.rows[one.chain], place(layout, one.chain, one.tile)
    path = dome(at, row)
    drawn = f'<path class="ma-dome" d="{path}"/>'
    if one.state in ("on", "off"):
        drawn += walls(at, row)
    size = row.height * (0.44 if layout.key == "wide" else 0.42)
    drawn += use(f"mars-{CHAINS[one.chain]}", Spot(at.x, at.y - row.height * 0.86 + size / 2), size, "ma-pic")
    drawn += floor(scene, layout, one, at, row)
    thick = 5 if layout.key == "wide" else 4
    drawn += box(Spot(at.x, at.y + thick / 2), row.width + 6, thick, 2, "ma-plate")
    level = one.tile + 1 - PRINTED[one.chain]
    if length(one.chain) > 1:
        drawn += word(Spot(at.x + row.width / 2 - 2, at.y - row.height * 0.86), str(level), "ma-level")
    corner = Spot(at.x - row.width * 0.41, at.y - row.height * 0.94)
    return finished(scene, layout, one, path, drawn, corner)


def finished(scene: Scene, layout: Layout, one: Place, path: str, drawn: str, corner: Spot) -> str:
    """The place as a group: lit and numbered if it answers."""
    found = scene.open(*one.notations)
    classes = f"ma-place ma-{one.state}{scene.lit(*one.notations)}"
    if one.state == "next" and found:
        classes += " ma-legal"
    if found:
        drawn = f'<path class="ma-halo" d="{path}"/>' + drawn + numbered(scene, corner, found, layout.number)
    place = f"{key(one.chain)}-{one.tile}"
    more = f'id="{scene.prefix}{layout.key}-{place}" data-place="{scene.prefix}{place}"'
    attributes = scene.attributes(*one.notations)
    words = scene.caption(told(scene, one), *one.notations)
    return group(words + drawn, classes, f"{more} {attributes}".strip())


def numbered(scene: Scene, at: Spot, notations: list[str], radius: float) -> str:
    """The numbers of the options a place stands for."""
    numbers = [scene.numbers[name] for name in notations]
    in_a_row = len(numbers) > 2 and numbers[-1] - numbers[0] == len(numbers) - 1
    text = f"{numbers[0]}–{numbers[-1]}" if in_a_row else ",".join(str(one) for one in numbers)
    if len(text) < 3:
        return group(disc(at, radius) + word(at, text), "ma-badge")
    return group(box(at, radius * (1 + 0.55 * len(text)), radius * 2, radius) + word(at, text), "ma-badge")


def walls(at: Spot, row: Row) -> str:
    half, high = row.width / 2, row.height
    shine = (
        f"M{number(at.x - half * 0.72)} {number(at.y - high * 0.36)}A{number(half * 0.75)} {number(high * 0.52)} 0 0 1"
    )
    shine += f" {number(at.x - half * 0.1)} {number(at.y - high * 0.86)}"
    top = number(at.y - high * 0.3)
    ribs = f"M{number(at.x - half * 0.5)} {number(at.y)}V{top}M{number(at.x + half * 0.5)} {number(at.y)}V{top}"
    ribs += f"M{number(at.x - half)} {top}H{number(at.x + half)}"
    return f'<path class="ma-shine" d="{shine}"/><path class="ma-ribs" d="{ribs}"/>'


def earns(one: Place) -> bool:
    """MARS-END-4  Whether this tile is worth a point while it runs."""
    return one.chain not in (PLANT, MINE_ROW) and one.tile >= PRINTED[one.chain]


def floor(scene: Scene, layout: Layout, one: Place, at: Spot, row: Row) -> str:
    """One message: a star while it runs, or a price; the colonists come on top."""
    if one.state == "on" and earns(one):
        shift = 0.0 if one.chain == HOUSING else row.height * 0.17
        return use("mars-vp", Spot(at.x + shift, at.y - row.height * 0.15), row.height * 0.24, "ma-star")
    if one.state == "next":
        cost = price(one.chain, one.tile)
        size = layout.chip if sum(cost) <= CROWDED else layout.chip * 0.8
        return chips(scene, cost, Spot(at.x, at.y - row.height * 0.17), size)
    return ""


def price(at: int, tile: int) -> Goods:
    if at == MINE_ROW:
        return MINE_COST
    return COST[(at * LEVELS + tile) * GOODS : (at * LEVELS + tile + 1) * GOODS]


def chips(scene: Scene, cost: Goods, at: Spot, size: float) -> str:
    """A price, card by card; what is not in hand is ringed."""
    cards = [(good, scene.pays(good, have)) for good in range(GOODS) for have in range(cost[good])]
    left = at.x - (len(cards) - 1) * (size + 1) / 2
    drawn = ""
    for step, (good, paid) in enumerate(cards):
        where = Spot(left + step * (size + 1), at.y)
        inside = disc(where, size * 0.56) + use(f"mars-{MATERIALS[good]}", where, size * 0.72)
        drawn += group(inside, "ma-chip" if paid else "ma-chip ma-short")
    return drawn


def mine(scene: Scene, layout: Layout, one: Place) -> str:
    row, at = layout.rows[MINE_ROW], cave_centre(layout, one.tile)
    path = cave(at, row)
    good = scene.colony.mines[one.tile]
    size = row.height * 0.46
    symbol = "mine" if good == NOBODY else MATERIALS[good]
    drawn = f'<path class="ma-cave" d="{path}"/>' + use(
        f"mars-{symbol}", Spot(at.x, at.y - size * 0.22), size, "ma-pic"
    )
    if one.state == "next" and scene.view.phase:
        drawn += chips(scene, MINE_COST, Spot(at.x, at.y + row.height * 0.27), layout.chip * 1.15)
    if one.state == "on":
        drawn += yields(layout, at, row)
    corner = Spot(at.x - row.width * 0.38, at.y - row.height * 0.36)
    return finished(scene, layout, one, path, drawn, corner)


def yields(layout: Layout, at: Spot, row: Row) -> str:
    where = Spot(at.x + row.width * 0.36, at.y - row.height * 0.4)
    wide = 28 if layout.key == "wide" else 18
    return group(box(where, wide, wide * 0.66, wide * 0.33) + word(where, "+1"), "ma-yield")


def told(scene: Scene, one: Place) -> str:
    """A place in words."""
    state = scene.say(f"place-{one.state}")
    if one.chain == MINE_ROW:
        good = scene.colony.mines[one.tile]
        name = scene.say("mine") if good == NOBODY else scene.capital(scene.member("material", good, "mine"))
    else:
        name = f"{scene.member('chain', one.chain)} {one.tile + 1 - PRINTED[one.chain]}"
    if one.state != "next":
        return f"{name}: {state}"
    return f"{name}: {state}, {scene.goods(price(one.chain, one.tile))}"


# -- colonists -------------------------------------------------------------------------------------


def workplaces(scene: Scene) -> tuple[list[tuple[int, int]], list[tuple[int, int]]]:
    """The places where a colonist works, and those where one could: these lend free colonists their names."""
    colony = scene.colony
    busy: list[tuple[int, int]] = []
    idle: list[tuple[int, int]] = []
    for at in range(CHAIN_COUNT + 1):
        if at == HOUSING:
            continue
        for tile in range(length(at)):
            works = colony.mining[tile] == 1 if at == MINE_ROW else tile < colony.running[at]
            (busy if works else idle).append((at, tile))
    idle.sort(key=lambda one: not stands(scene, *one))
    return busy, idle


def stands(scene: Scene, at: int, tile: int) -> bool:
    return scene.colony.mines[tile] != NOBODY if at == MINE_ROW else tile < scene.colony.built[at]


def colonists(scene: Scene, layout: Layout) -> str:
    """Every colonist, at work or free; each keeps its id, so that it walks when it is sent."""
    busy, idle = workplaces(scene)
    names = [f"{key(at)}-{tile}" for at, tile in idle] + [f"more-{at}" for at in range(scene.colony.free)]
    before = f"{scene.prefix}{layout.key}"
    drawn = "".join(figure(before, f"{key(at)}-{tile}", *worker(layout, at, tile)) for at, tile in busy)
    for name, where in zip(names, resting(scene, layout), strict=False):
        drawn += figure(before, name, where, layout.rows[HOUSING].height * 0.26)
    return group(drawn, f"ma-people {colours(scene.owner)}", f'id="{before}-people"')


def worker(layout: Layout, at: int, tile: int) -> tuple[Spot, float]:
    row = layout.rows[at]
    if at == MINE_ROW:
        centre = cave_centre(layout, tile)
        return Spot(centre.x, centre.y + row.height * 0.29), row.height * 0.3
    ground = place(layout, at, tile)
    shift = row.height * 0.17 if earns(Place(at, tile, "on", ())) else 0
    return Spot(ground.x - shift, ground.y - row.height * 0.155), row.height * 0.3


def resting(scene: Scene, layout: Layout) -> list[Spot]:
    """Free colonists stand on Housing 0, the closer the more there are."""
    free = scene.colony.free
    row = layout.rows[HOUSING]
    step = min(row.height * 0.22, (row.width - row.height * 0.32) / max(free - 1, 1))
    return [Spot(row.x + (at - (free - 1) / 2) * step, row.ground - row.height * 0.145) for at in range(free)]


def figure(before: str, name: str, at: Spot, size: float) -> str:
    return group(use("mars-colonist", ORIGIN, size), "piece", f'id="{before}-colonist-{name}" {move(at)}')
