"""The four stations in the corners: outposts left, uncovered coins, what a share is worth."""

from __future__ import annotations

from typing import Final

from farside.core.actions import NOBODY
from farside.core.marks import Spot, box, disc, escape, group, number, title, use, word
from farside.games.skymines.components import COLUMN_COINS, COLUMNS, COMPANIES, FIRMS
from farside.games.skymines.drawing.orbits import on_belt
from farside.games.skymines.drawing.plan import SIZE, corner_of
from farside.games.skymines.drawing.scene import Scene, hue
from farside.games.skymines.modules import BELT_COINS, SHUTTLES
from farside.games.skymines.view import Column

WIDE: Final = 15
TALL: Final = 13
LOW: Final = 11  # on the Belt, where columns are longer
FRAME: Final = Spot(92, 84)


def stations(scene: Scene) -> str:
    return "".join([station(scene, firm) + small(scene, firm) for firm in range(FIRMS)])


def corner(scene: Scene, firm: int) -> Spot:
    """The upper left corner of a station."""
    right, low = corner_of(firm, on_belt(scene))
    return Spot(SIZE - 12 - FRAME.x if right else 12, SIZE - 10 - FRAME.y if low else 10)


def told(scene: Scene, firm: int) -> str:
    company = scene.view.companies[firm]
    left = [column.outposts for column in company.columns]
    words: dict[str, str | int] = {
        "company": scene.company(firm),
        "value": company.value,
        "left": sum(left),
        "lost": company.lost,
        "sectors": company.sectors,
        "domes": company.domes,
    }
    if on_belt(scene):
        return scene.say("belt-station", words | {"left": sum(left) - left[SHUTTLES], "shuttles": left[SHUTTLES]})
    return scene.say("station", words)


def coins_of(scene: Scene, at: int) -> list[int]:
    """SKY-AST-2, SKY-AST-4  The coins below a column's spaces, from the top."""
    return BELT_COINS[at] if on_belt(scene) else COLUMN_COINS


def tall(scene: Scene) -> int:
    return LOW if on_belt(scene) else TALL


def station(scene: Scene, firm: int) -> str:
    """Name, columns, sign and value; as a whole the place to expand a company."""
    right, low = corner_of(firm, on_belt(scene))
    at = corner(scene, firm)
    lit = scene.lit(f"expand:{COMPANIES[firm]}")
    frame = box(Spot(at.x + FRAME.x / 2, at.y + FRAME.y / 2), FRAME.x + 12, FRAME.y + 12, 8, "sky-yard")
    high = at.y + FRAME.y - 6 if low else at.y + 8
    anchor = f'x="{number(at.x + FRAME.x if right else at.x)}" y="{number(high)}" dy=".35em"'
    name = f'<text class="sky-name" text-anchor="{"end" if right else "start"}" {anchor}>'
    inside = title(told(scene, firm) + (f" {lit.words}" if lit.words else "")) + frame
    inside += name + escape(scene.company(firm)) + "</text>" + value(scene, firm) + columns(scene, firm)
    if lit.number:
        spot = Spot(at.x if right else at.x + FRAME.x, high)
        inside += group(disc(spot, 11) + word(spot, lit.number), "sky-badge")
    classes = f"sky-station sky-wide {hue(firm)}"
    return group(inside, lit.dress(classes), lit.more(f'id="station-{COMPANIES[firm]}"'))


def grid(scene: Scene, firm: int) -> Spot:
    """The upper left corner of a station's columns."""
    right, low = corner_of(firm, on_belt(scene))
    at = corner(scene, firm)
    return Spot(at.x + FRAME.x - COLUMNS * WIDE if right else at.x, at.y if low else at.y + 18)


def value(scene: Scene, firm: int) -> str:
    right, _low = corner_of(firm, on_belt(scene))
    at, high = corner(scene, firm), grid(scene, firm).y + 32
    rest = (FRAME.x - COLUMNS * WIDE) / 2
    x = at.x + rest if right else at.x + COLUMNS * WIDE + rest
    drawn = use(f"sky-{COMPANIES[firm]}", Spot(x, high - 15), 22, "sky-emblem")
    drawn += word(Spot(x, high + 10), str(scene.view.companies[firm].value), "sky-value")
    return drawn + word(Spot(x, high + 28), scene.say("a-share"), "sky-per")


def columns(scene: Scene, firm: int) -> str:
    return "".join([column(scene, firm, at) for at in range(COLUMNS)])


def covered(seen: Column, height: int) -> range:
    """SKY-STA-2, SKY-STA-7  The spaces that outposts cover; 0 is nearest the centre."""
    lowest = height - 1 if seen.bared else height
    return range(lowest - seen.outposts, lowest)


def column(scene: Scene, firm: int, at: int) -> str:
    """A column, and the place to take an outpost from it or send one home."""
    right, low = corner_of(firm, on_belt(scene))
    seen = scene.view.companies[firm].columns[at]
    start, coins, high = grid(scene, firm), coins_of(scene, at), tall(scene)
    x = start.x + (COLUMNS - 1 - at if right else at) * WIDE + WIDE / 2
    longest = max([len(coins_of(scene, each)) for each in range(COLUMNS)])
    drawn = ""
    for space in range(len(coins)):
        y = start.y + (space if low else longest - 1 - space) * high + high / 2
        drawn += post(scene, Spot(x, y), at, space, space in covered(seen, len(coins)))
    lit = scene.lit(f"column:{COMPANIES[firm]}:{at + 1}")
    if not lit.classes:
        return group(drawn, "", f'id="column-{COMPANIES[firm]}-{at + 1}"')
    middle = Spot(x, start.y + longest * high / 2)
    drawn = title(lit.words) + box(middle, WIDE, longest * high, 4, "sky-hit") + drawn
    if lit.number:
        spot = Spot(x, start.y - 9 if low else start.y + longest * high + 9)
        drawn += group(disc(spot, 9) + word(spot, lit.number), "sky-badge sky-little")
    return group(drawn, lit.dress("sky-column"), lit.more(f'id="column-{COMPANIES[firm]}-{at + 1}"'))


def post(scene: Scene, at: Spot, column: int, space: int, full: bool) -> str:
    """A space: an outpost or a shuttle, or the coins below it."""
    high = tall(scene) - 2
    shuttles = on_belt(scene) and column == SHUTTLES
    if full and shuttles:
        return use("sky-shuttle", at, high + 3, "sky-post sky-berthed")
    if full:
        return box(at, WIDE - 2, high, 3, "sky-post")
    spaces = coins_of(scene, column)
    drawn = box(at, WIDE - 2, high, 3, "sky-hole sky-bare" if space == len(spaces) - 1 else "sky-hole")
    coins = spaces[space]
    for coin in range(coins):
        drawn += disc(Spot(at.x + (coin - (coins - 1) / 2) * 6, at.y), 3.4 if coins == 1 else 3, "sky-pip")
    return drawn


def small(scene: Scene, firm: int) -> str:
    """On a small screen: the sign, the value and the reader's shares in a corner of the Moon."""
    right, low = corner_of(firm, on_belt(scene))
    x, y = (SIZE - 132 if right else 74), (SIZE - 128 if low else 70)
    drawn = title(told(scene, firm)) + use(f"sky-{COMPANIES[firm]}", Spot(x + 18, y + 20), 30, "sky-emblem")
    drawn += word(Spot(x + 46, y + 21), str(scene.view.companies[firm].value), "sky-value")
    if scene.mine() != NOBODY:
        mine = scene.player(scene.mine()).marks[firm]
        drawn += word(Spot(x + 29, y + 48), scene.say("you-hold", {"n": mine.shares + mine.card_shares}), "sky-per")
    lit = scene.lit(
        f"expand:{COMPANIES[firm]}",
        *[f"column:{COMPANIES[firm]}:{at + 1}" for at in range(COLUMNS)],
        f"step:{COMPANIES[firm]}",
        f"pay:{COMPANIES[firm]}",
        f"track:{COMPANIES[firm]}",
    )
    if lit.number:
        spot = Spot(x - 12 if right else x + 76, y + 22)
        drawn += group(disc(spot, 14) + word(spot, lit.number), "sky-badge")
    return group(drawn, lit.dress(f"sky-small {hue(firm)}"), lit.more(f'id="phone-station-{COMPANIES[firm]}"'))
