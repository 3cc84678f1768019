"""The Belt: asteroids with their outpost spaces and reward screens, routes with their shuttle spaces, the threat."""

from __future__ import annotations

from math import cos, pi, sin, sqrt
from typing import Final

from farside.core.actions import NOBODY
from farside.core.marks import ORIGIN, Spot, box, colours, disc, group, move, number, title, use, word
from farside.games.skymines.components import COMPANIES, FIRMS, TRIPLE
from farside.games.skymines.drawing.faces import GAINS
from farside.games.skymines.drawing.moon import UNITS, cost, outpost
from farside.games.skymines.drawing.plan import CENTRE
from farside.games.skymines.drawing.scene import Lit, Scene, hue
from farside.games.skymines.drawing.threat import threat
from farside.games.skymines.modules import (
    BOLT,
    ENDS,
    ENTRY,
    ENTRY_AT,
    OUTPOST_KEYS,
    OUTPOST_SPACES,
    ROCK_AT,
    ROCK_DOMES,
    ROCK_FIRST,
    ROCK_NUMBER,
    ROCK_OF,
    ROCK_PAIR,
    ROCK_REWARD,
    ROCK_SIZE,
    ROCKS,
    ROUTE_AT,
    ROUTE_NUMBER,
    ROUTE_STEPS,
    ROUTES,
)

HALF: Final = 436  # half of the map in its own measure
REACH: Final = 206  # how far from the centre the outermost things lie
RADIUS: Final = 34
HEX: Final = 10.0
APART: Final = 22.5  # outpost spaces beside each other
ROCK_NUDGED: Final = {9: (129, 286), 14: (247, 353), 18: (142, 421)}  # by number: where the map alone is too tight
ROUTE_NUDGED: Final = {13: (191, 333), 17: (452, 327), 19: (202, 427), 22: (507, 449)}


# -- where things lie ------------------------------------------------------------------------------------


def at(point: tuple[int, int]) -> Spot:
    """The map is a square, the board a disc: corners are drawn in, edges stay."""
    u, v = (point[0] - 500) / HALF, (point[1] - 500) / HALF
    x, y = u * sqrt(max(0.0, 1 - v * v / 2.6)), v * sqrt(max(0.0, 1 - u * u / 2.6))
    return Spot(CENTRE + REACH * x, CENTRE + REACH * y)


def rock_spot(rock: int) -> Spot:
    nudged = ROCK_NUDGED.get(ROCK_NUMBER[rock])
    return at(ROCK_AT[rock]) if nudged is None else Spot(*nudged)


def route_spot(route: int) -> Spot:
    nudged = ROUTE_NUDGED.get(ROUTE_NUMBER[route])
    return at(ROUTE_AT[route]) if nudged is None else Spot(*nudged)


def space_spot(space: int) -> Spot:
    """The middle of a Belt space."""
    if space >= OUTPOST_SPACES:
        return route_spot(space - OUTPOST_SPACES)
    rock = ROCK_OF[space]
    middle = rock_spot(rock)
    slot = space - ROCK_FIRST[rock]
    return Spot(middle.x + (slot - (ROCK_SIZE[rock] - 1) / 2) * APART, middle.y - 2)


def shape(rock: int) -> str:
    """A boulder: the same one every time, and no two alike."""
    wide = RADIUS + (6 if ROCK_SIZE[rock] == 3 else 0)
    points: list[str] = []
    for corner in range(14):
        turn = corner * pi / 7
        rough = 1 + 0.055 * sin(corner * 2.3 + rock * 1.7) + 0.045 * cos(corner * 4.1 + rock * 0.9)
        points.append(f"{number(wide * rough * cos(turn))} {number(RADIUS * 0.94 * rough * sin(turn))}")
    return "M" + "L".join(points) + "Z"


# -- the map ---------------------------------------------------------------------------------------------


def belt(scene: Scene) -> str:
    """Routes lie below asteroids; what may be chosen lies above the rest."""
    lines = "".join([line(route) for route in range(ROUTES)])
    entries = "".join([entry(scene, firm) for firm in range(FIRMS)])
    trail = "".join([trace(scene, space) for space in scene.view.entered if not scene.view.belt[space].raised])
    rocks = "".join([asteroid(scene, rock) for rock in range(ROCKS)])
    shuttles = "".join([shuttle_space(scene, route) for route in range(ROUTES)])
    return (
        f'<use href="#sky-dust"/><g id="routes">{lines}</g><g id="asteroids">{rocks}</g><g id="entries">{entries}</g>'
        f'<g id="shuttles">{shuttles}</g>{threat(scene)}<g id="trail">{trail}</g>'
    )


def line(route: int) -> str:
    """A route, with an energy icon on each half that has one."""
    middle = route_spot(route)
    ends = [rock_spot(ENDS[route * 2]), rock_spot(ENDS[route * 2 + 1])]
    drawn = f'<path class="sky-route" d="M{ends[0]}L{middle}L{ends[1]}"/>'
    for half in (0, 1):
        if BOLT[route * 2 + half]:
            spot = beside(ends[half], middle)
            drawn += group(disc(spot, 7.5) + use("sky-energy", spot, 12), "sky-bolt")
    return drawn


def beside(rock: Spot, middle: Spot) -> Spot:
    """Between an asteroid's edge and a shuttle space."""
    long = sqrt((rock.x - middle.x) ** 2 + (rock.y - middle.y) ** 2)
    part = min(0.6, 23 / long)
    return Spot(middle.x + (rock.x - middle.x) * part, middle.y + (rock.y - middle.y) * part)


def entry(scene: Scene, firm: int) -> str:
    """SKY-AST-9  The way from a station, with its printed shuttle."""
    rock = rock_spot(ENTRY[firm])
    away = at(ENTRY_AT[firm])
    long = sqrt((away.x - rock.x) ** 2 + (away.y - rock.y) ** 2)
    x, y = (away.x - rock.x) / long, (away.y - rock.y) / long
    berth = Spot(rock.x + x * (RADIUS + 12 * abs(x) + 2), rock.y + y * (RADIUS + 2))
    end = Spot(berth.x + x * 22, berth.y + y * 22)
    words = title(scene.say("printed", {"company": scene.company(firm), "n": ROCK_NUMBER[ENTRY[firm]]}))
    drawn = f'<path class="sky-route sky-entry" d="M{berth}L{end}"/>' + rocket(berth, 10, "sky-printed")
    return group(words + drawn, hue(firm))


def rocket(spot: Spot, size: float, classes: str = "sky-face") -> str:
    """A shuttle seen from above."""
    face = f"M0 {number(-size)}L{number(size * 0.8)} {number(size * 0.75)}L0 {number(size * 0.4)}"
    face += f"L{number(-size * 0.8)} {number(size * 0.75)}Z"
    return f'<path class="{classes}" d="{face}" {move(spot)}/>'


def trace(scene: Scene, space: int) -> str:
    """The last expansion: a ring in the colour of whoever moved."""
    seat = scene.view.expander
    spot = space_spot(space)
    names = str(ROUTE_NUMBER[space - OUTPOST_SPACES] if space >= OUTPOST_SPACES else ROCK_NUMBER[ROCK_OF[space]])
    words = title(scene.say("belt-entered", {"name": scene.who(seat), "n": names}))
    return group(words + disc(spot, 12.5, "sky-halo") + disc(spot, 12.5, "sky-trace"), colours(seat))


# -- asteroids -------------------------------------------------------------------------------------------


def asteroid(scene: Scene, rock: int) -> str:
    """One asteroid: its answers, number, outposts, reward screen and domes."""
    spaces = range(ROCK_FIRST[rock], ROCK_FIRST[rock] + ROCK_SIZE[rock])
    lit = scene.lit(*[f"land:{OUTPOST_KEYS[space]}" for space in spaces])
    told = summary(scene, rock) + (f" {lit.words}" if lit.words else "")
    spot = rock_spot(rock)
    inside = title(told) + f'<path class="sky-area sky-rock" d="{shape(rock)}" {move(spot)}/>' + craters(rock, spot)
    inside += word(Spot(spot.x, spot.y - 21), str(ROCK_NUMBER[rock]), "sky-numeral")
    inside += pair(rock) + "".join([outpost_space(scene, space) for space in spaces]) + screen(rock, spot)
    inside += price(scene, rock, lit, spot)
    return group(inside, lit.dress("sky-sector sky-asteroid"), lit.more(f'id="asteroid-{ROCK_NUMBER[rock]}"'))


def craters(rock: int, spot: Spot) -> str:
    """Two dents, elsewhere on every asteroid."""
    drawn = ""
    for dent, size in ((0, 6.5), (1, 4.0)):
        turn = rock * 1.9 + dent * 2.6
        drawn += disc(Spot(spot.x + 24 * cos(turn), spot.y + 19 * sin(turn)), size)
    return group(drawn, "sky-crater")


def price(scene: Scene, rock: int, lit: Lit, spot: Spot) -> str:
    """What entering costs at least."""
    spaces = range(ROCK_FIRST[rock], ROCK_FIRST[rock] + ROCK_SIZE[rock])
    costs = [scene.view.belt[space].cost for space in spaces if scene.view.belt[space].cost]
    return cost(min(costs), lit, Spot(spot.x, spot.y - 36)) if lit.classes and costs else ""


def holder(scene: Scene, space: int) -> int:
    """The company on a Belt space, or the one that has just entered it."""
    here = scene.view.belt[space]
    return scene.view.firm if here.raised else here.holder


def pair(rock: int) -> str:
    """SKY-AST-28  Two joined spaces and their extra dome."""
    if not ROCK_PAIR[rock]:
        return ""
    one, two = space_spot(ROCK_PAIR[rock][0]), space_spot(ROCK_PAIR[rock][1])
    middle = Spot((one.x + two.x) / 2, one.y - 12)
    return f'<path class="sky-joint" d="M{one}L{two}"/>' + group(use("sky-dome", middle, 11), "sky-structure")


def outpost_space(scene: Scene, space: int) -> str:
    """A hexagon to settle; a rival stays beside a piece just placed until the action ends."""
    spot, here = space_spot(space), scene.view.belt[space]
    key = f"land:{OUTPOST_KEYS[space]}"
    drawn = use("sky-outpost", spot, 21, "sky-slot-open" if scene.number(key) else "sky-slot")
    if here.raised and here.holder != NOBODY and here.holder != scene.view.firm:
        drawn += piece(scene, space, here.holder, Spot(spot.x - 5, spot.y + 5), 7)
    firm = holder(scene, space)
    return drawn + (piece(scene, space, firm, spot, HEX, here.raised) if firm != NOBODY else "")


def piece(scene: Scene, space: int, firm: int, spot: Spot, size: float, fresh: bool = False) -> str:
    """An outpost that keeps its name while it stands there."""
    words = scene.say("belt-outpost", {"company": scene.company(firm), "n": ROCK_NUMBER[ROCK_OF[space]]})
    return outpost(scene, OUTPOST_KEYS[space], firm, spot, size, fresh, words)


def screen(rock: int, spot: Spot) -> str:
    """The reward screen: what the first outpost of a company gives, and the domes."""
    reward = ROCK_REWARD[rock]
    wide = 21 * (len(reward) // TRIPLE) + 10.5 * ROCK_DOMES[rock] + 4
    middle = Spot(spot.x, spot.y + 18)
    drawn = box(middle, wide, 16, 5)
    x = middle.x - wide / 2 + 2
    for item in range(0, len(reward), TRIPLE):
        drawn += use(f"sky-{GAINS[reward[item]]}", Spot(x + 7, middle.y), 12)
        drawn += word(Spot(x + 16.5, middle.y), str(reward[item + 1]))
        x += 21
    for dome in range(ROCK_DOMES[rock]):
        drawn += use("sky-dome", Spot(x + 5 + 10.5 * dome, middle.y), 10)
    return group(drawn, "sky-screen")


def summary(scene: Scene, rock: int) -> str:
    """An asteroid in a sentence."""
    spaces = range(ROCK_FIRST[rock], ROCK_FIRST[rock] + ROCK_SIZE[rock])
    firms = [holder(scene, space) for space in spaces if holder(scene, space) != NOBODY]
    reward = ROCK_REWARD[rock]
    gains = [scene.say(f"amount-{UNITS[reward[at]]}", {"n": reward[at + 1]}) for at in range(0, len(reward), TRIPLE)]
    return scene.say(
        "asteroid",
        {
            "n": ROCK_NUMBER[rock],
            "reward": ", ".join(gains),
            "domes": ROCK_DOMES[rock],
            "pair": "yes" if ROCK_PAIR[rock] else "no",
            "held": "yes" if firms else "no",
            "companies": ", ".join([scene.company(firm) for firm in firms]),
        },
    )


# -- shuttle spaces --------------------------------------------------------------------------------------


def shuttle_space(scene: Scene, route: int) -> str:
    """A space on a route: its number, a track icon, and the shuttle there."""
    space, spot = OUTPOST_SPACES + route, route_spot(route)
    here = scene.view.belt[space]
    lit = scene.lit(f"dock:{ROUTE_NUMBER[route]}")
    told = route_words(scene, route) + (f" {lit.words}" if lit.words else "")
    firm = holder(scene, space)
    inside = title(told) + disc(spot, 15, "sky-area sky-berth")
    if here.raised and here.holder != NOBODY and here.holder != scene.view.firm:
        inside += shuttle(scene, route, here.holder, Spot(spot.x - 9, spot.y + 3), 7)
    if firm != NOBODY:
        inside += shuttle(scene, route, firm, Spot(spot.x, spot.y - 1), 11, here.raised)
        inside += word(Spot(spot.x, spot.y + 20), str(ROUTE_NUMBER[route]), "sky-numeral sky-pale")
    else:
        low = 4 if ROUTE_STEPS[route] else 0
        inside += word(Spot(spot.x, spot.y - low), str(ROUTE_NUMBER[route]), "sky-numeral sky-pale")
        inside += use("sky-step", Spot(spot.x, spot.y + 6.5), 10, "sky-climb") if low else ""
    if lit.classes and here.cost:
        inside += cost(here.cost, lit, Spot(spot.x, spot.y - 21))
    return group(inside, lit.dress("sky-sector sky-lane"), lit.more(f'id="shuttle-space-{ROUTE_NUMBER[route]}"'))


def shuttle(scene: Scene, route: int, firm: int, spot: Spot, size: float, fresh: bool = False) -> str:
    """A shuttle with the colour of its company."""
    words = title(scene.say("belt-shuttle", {"company": scene.company(firm), "n": ROUTE_NUMBER[route]}))
    drawn = rocket(ORIGIN, size) + use(f"sky-{COMPANIES[firm]}", Spot(0, size * 0.18), size * 0.7, "sky-onface")
    key = f"shuttle-{ROUTE_NUMBER[route]}-{COMPANIES[firm]}"
    return group(
        words + (group(drawn, "sky-fresh") if fresh else drawn), f"piece {hue(firm)}", f'id="{key}" {move(spot)}'
    )


def route_words(scene: Scene, route: int) -> str:
    """A shuttle space in a sentence."""
    firm = holder(scene, OUTPOST_SPACES + route)
    ends = [ROCK_NUMBER[ENDS[route * 2]], ROCK_NUMBER[ENDS[route * 2 + 1]]]
    words = scene.say(
        "route",
        {
            "n": ROUTE_NUMBER[route],
            "one": ends[0],
            "two": ends[1],
            "steps": ROUTE_STEPS[route],
            "held": "no" if firm == NOBODY else "yes",
            "company": "" if firm == NOBODY else scene.company(firm),
        },
    )
    bolts = [str(ends[half]) for half in (0, 1) if BOLT[route * 2 + half]]
    return f"{words} {scene.say('bolts', {'where': ', '.join(bolts)})}" if bolts else words
