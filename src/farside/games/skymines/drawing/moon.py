"""The Moon: sectors with their structures, outposts and what entering costs."""

from __future__ import annotations

from typing import Final

from farside.core.actions import NOBODY
from farside.core.marks import ORIGIN, Spot, box, colours, disc, group, move, number, title, use, word
from farside.games.skymines.components import (
    ADVANCE_EXPANDED,
    COINS,
    COMPANIES,
    DOMES,
    FIRMS,
    HELIUM,
    RP,
    SECTOR_REWARD,
    SECTOR_STRUCTURE,
    SECTORS,
    STRUCTURES,
)
from farside.games.skymines.drawing.plan import borders, docks, is_enclave, label, outline
from farside.games.skymines.drawing.scene import Lit, Scene, hue
from farside.games.skymines.view import Sector

SYMBOLS: Final = {"deep_mine": "deep", "open_pit": "pit", "helium_reserve": "helium", "research_station": "dish"}
NARROW: Final = 24
UNITS: Final = {COINS: "coins", ADVANCE_EXPANDED: "steps", HELIUM: "helium", RP: "rp"}


def moon(scene: Scene) -> str:
    """Fields, borders, docks and places, in this order; what may be chosen lies above the rest."""
    fields = "".join([field(at, holder(scene, at)) for at in range(SECTORS) if holder(scene, at) != NOBODY])
    lines = f'<path class="sky-single" d="{borders("single")}"/><path class="sky-double" d="{borders("double")}"/>'
    lines += f'<path class="sky-groove" d="{borders("double")}"/>'
    trail = "".join([trace(scene, at) for at in scene.view.entered if not scene.view.sectors[at].raised])
    rims = "".join([f'<path class="sky-dock {hue(firm)}" d="{docks(firm)}"/>' for firm in range(FIRMS)])
    places = "".join([sector(scene, at) for at in order(scene)])
    return (
        f'<use href="#sky-globe"/><g id="fields">{fields}</g><g id="borders">{lines}</g>'
        f'<use href="#sky-shade"/>{rims}<g id="trail">{trail}</g><g id="sectors">{places}</g>'
    )


def trace(scene: Scene, at: int) -> str:
    """The last expansion: a ring in the colour of whoever moved."""
    seat = scene.view.expander
    spot = label(at)
    middle = Spot(spot.x, spot.y - (12 if is_enclave(at) else 10))
    size = 12 if is_enclave(at) else 17.5
    words = title(scene.say("entered", {"name": scene.who(seat), "n": at + 1}))
    rings = disc(middle, size, "sky-halo") + disc(middle, size, "sky-trace")
    return group(words + rings, colours(seat))


def order(scene: Scene) -> list[int]:
    """Plain sectors, those that may be entered, and enclaves last."""
    return sorted(range(SECTORS), key=lambda at: (is_enclave(at), scene.number(f"enter:{at + 1}") > 0))


def holder(scene: Scene, at: int) -> int:
    """The company that holds a sector, or has just entered it."""
    here = scene.view.sectors[at]
    return scene.view.firm if here.raised else here.holder


def field(at: int, firm: int) -> str:
    return f'<path class="sky-field {hue(firm)}" d="{outline(at)}"/>'


def sector(scene: Scene, at: int) -> str:
    """One sector: its answer, its number, its structure and whose outposts it holds."""
    here = scene.view.sectors[at]
    lit = scene.lit(f"enter:{at + 1}")
    told = summary(scene, at) + (f" {lit.words}" if lit.words else "")
    inside = title(told) + f'<path class="sky-area" d="{outline(at)}"/>' + contents(scene, at, here, lit)
    classes = "sky-sector sky-enclave" if is_enclave(at) else "sky-sector"
    return group(inside, lit.dress(classes), lit.more(f'id="sector-{at + 1}"'))


def summary(scene: Scene, at: int) -> str:
    """A sector in a sentence."""
    firm = holder(scene, at)
    return scene.say(
        "sector",
        {
            "n": at + 1,
            "structure": scene.say(f"icon-{SYMBOLS[STRUCTURES[SECTOR_STRUCTURE[at]]]}"),
            "reward": scene.say(f"amount-{UNITS[SECTOR_REWARD[at][0]]}", {"n": SECTOR_REWARD[at][1]}),
            "domes": DOMES[at],
            "held": "no" if firm == NOBODY else "yes",
            "company": "" if firm == NOBODY else scene.company(firm),
        },
    )


def contents(scene: Scene, at: int, here: Sector, lit: Lit) -> str:
    spot = label(at)
    if is_enclave(at):
        return enclave(scene, at, here, lit, spot)
    if here.raised:
        return entered(scene, at, here, spot)
    if lit.classes and here.cost:
        return reachable(scene, at, here, lit, spot)
    if here.holder != NOBODY:
        pieces = outpost(scene, at, here.holder, Spot(spot.x, spot.y - 10), 14)
        return numeral(at, beside(at, spot)) + pieces + structure(at, Spot(spot.x, spot.y + 16))
    return numeral(at, Spot(spot.x, spot.y - 15)) + structure(at, Spot(spot.x, spot.y + 3))


def beside(at: int, spot: Spot) -> Spot:
    """Where a number stands beside an outpost; sector 24 is too narrow for it there."""
    return Spot(spot.x + 24, spot.y - 2) if at + 1 == NARROW else Spot(spot.x - 26, spot.y - 12)


def entered(scene: Scene, at: int, here: Sector, spot: Spot) -> str:
    """SKY-EXP-7  The new outpost stands upright; a rival stays beside it until the action ends."""
    drawn = numeral(at, Spot(spot.x, spot.y - 35)) + structure(at, Spot(spot.x, spot.y + 20))
    if here.holder != NOBODY and here.holder != scene.view.firm:
        drawn += outpost(scene, at, here.holder, Spot(spot.x - 17, spot.y - 9), 11)
        return drawn + outpost(scene, at, scene.view.firm, Spot(spot.x + 14, spot.y - 9), 14, True)
    return drawn + outpost(scene, at, scene.view.firm, Spot(spot.x, spot.y - 9), 14, True)


def reachable(scene: Scene, at: int, here: Sector, lit: Lit, spot: Spot) -> str:
    """What entering costs, lit or quiet, and the number of the option."""
    high = spot.y - (28 if here.holder != NOBODY else 15)
    drawn = numeral(at, Spot(spot.x - 26, high)) + cost(here.cost, lit, Spot(spot.x + 7, high))
    if here.holder == NOBODY:
        return drawn + structure(at, Spot(spot.x, spot.y + 9))
    return (
        drawn + outpost(scene, at, here.holder, Spot(spot.x, spot.y - 3), 13) + structure(at, Spot(spot.x, spot.y + 21))
    )


def enclave(scene: Scene, at: int, here: Sector, lit: Lit, spot: Spot) -> str:
    """A small octagon: an outpost covers the number."""
    drawn = structure(at, Spot(spot.x, spot.y + 5), small=True)
    firm = holder(scene, at)
    if firm != NOBODY:
        drawn += outpost(scene, at, firm, Spot(spot.x, spot.y - 12), 9, here.raised)
    else:
        drawn += numeral(at, Spot(spot.x, spot.y - 10))
    return drawn + (cost(here.cost, lit, Spot(spot.x, spot.y - 27)) if lit.classes and here.cost else "")


def cost(points: int, lit: Lit, spot: Spot) -> str:
    """A pill with the energy to pay; an open option shows its number before it."""
    if not lit.number:
        drawn = box(spot, 30, 18, 9) + use("sky-energy", Spot(spot.x - 6, spot.y), 13)
        return group(drawn + word(Spot(spot.x + 6, spot.y), str(points)), "sky-cost sky-shut")
    drawn = box(spot, 48, 20, 10) + use("sky-energy", Spot(spot.x + 3, spot.y), 13)
    drawn += word(Spot(spot.x + 14, spot.y), str(points))
    left = Spot(spot.x - 14, spot.y)
    return group(drawn, "sky-cost") + group(disc(left, 10) + word(left, lit.number), "sky-badge")


def numeral(at: int, spot: Spot) -> str:
    return word(spot, str(at + 1), "sky-numeral")


def structure(at: int, middle: Spot, small: bool = False) -> str:
    """The structure, what it pays, and the domes."""
    size, step = (13, 10) if small else (18, 13)
    left = middle.x - (size + (12 if DOMES[at] else 10) + DOMES[at] * step) / 2
    drawn = use(f"sky-{SYMBOLS[STRUCTURES[SECTOR_STRUCTURE[at]]]}", Spot(left + size / 2, middle.y), size)
    drawn += word(Spot(left + size + 1, middle.y), str(SECTOR_REWARD[at][1]), "sky-pays")
    for dome in range(DOMES[at]):
        drawn += use("sky-dome", Spot(left + size + 12.5 + step * (dome + 0.5), middle.y), step)
    return group(drawn, "sky-structure")


def outpost(
    scene: Scene, at: int | str, firm: int, spot: Spot, size: float, fresh: bool = False, words: str = ""
) -> str:
    """A hexagon with the company's sign; one just placed is raised. `at`: a sector, or the key of a Belt space."""
    key = COMPANIES[firm]
    where = at if isinstance(at, str) else str(at + 1)
    told = title(words or scene.say("outpost", {"company": scene.company(firm), "n": where}))
    high = size * 0.866
    face = f"M{number(-size)} 0L{number(-size / 2)} {number(-high)}H{number(size / 2)}L{number(size)} 0"
    face += f"L{number(size / 2)} {number(high)}H{number(-size / 2)}Z"
    drawn = f'<path class="sky-face" d="{face}"/>' + use(f"sky-{key}", ORIGIN, size * 1.25, "sky-onface")
    if fresh:
        side = (
            f"M{number(-size)} 1v{number(size * 0.9)}a{number(size)} {number(size * 0.55)} 0 0 0 {number(2 * size)} 0"
        )
        drawn = f'<path class="sky-flank" d="{side}v{number(-size * 0.9)}z"/>{group(drawn, "sky-fresh")}'
    return group(told + drawn, f"sky-outpost piece {hue(firm)}", f'id="outpost-{where}-{key}" {move(spot)}')
