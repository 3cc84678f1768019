"""The rim: a calm sector's name and what it pays for labs there; a storm sector's name and when it calms down."""

from __future__ import annotations

from typing import Final

from farside.core.marks import Spot, escape, group, number, title, word
from farside.core.scene import Words
from farside.games.magnastorm.cards import SECTOR_ANGLE
from farside.games.magnastorm.components import CALM, INCOME, INCOME_ROWS, PAD, PHASES, SECTORS, YELLOW
from farside.games.magnastorm.drawing.plan import RIM, band, leaning, spot, upright
from farside.games.magnastorm.drawing.scene import Scene, counted, priced

WIDE: Final = 58  # degrees of a band
NAME: Final = 8.2  # where the name stands
CELLS: Final = (21.4, 31.7, 42.0, 52.3)  # where the income stands
CELL: Final = 10.3
LONG: Final = 11  # letters of a name that is written smaller
PAD_CELLS: Final = (20.0, 38.2, 45.8, 53.4)  # where scouts stand on the pad in the middle, income makes room
PAD_CELL: Final = 7.5


def rim(scene: Scene) -> str:
    return "".join(calm(scene, at) if scene.calm(at) else storm(scene, at) for at in range(len(SECTORS)))


def start_of(sector: int) -> float:
    return SECTOR_ANGLE[sector] - 29


def with_pad(scene: Scene, sector: int) -> bool:
    """Scouts still stand on the landing pad of this sector."""
    here = scene.planet.pad_sector[scene.view.start] == sector
    return here and any(player.scout == PAD for player in scene.view.players)


def put(angle: float, inside: str, classes: str) -> str:
    """A drawing on the rim, turned so that it can be read."""
    return group(inside, classes, f'transform="translate({spot(angle, RIM)}) rotate({number(upright(angle))})"')


# -- calm ------------------------------------------------------------------------------------------


def calm(scene: Scene, sector: int) -> str:
    start = start_of(sector)
    ground = f'<path class="clear" d="{band(start, start + WIDE, 259, 296)}"/>'
    last = max(at for at in range(scene.view.rounds) if sector in CALM[scene.view.start][at]) + 1
    until = scene.say("until", {"n": last})
    told = scene.say("calm", {"sector": scene.sector(sector), "n": last})
    lines = word(
        Spot(0, -7), scene.sector(sector), "rname long" if len(scene.sector(sector)) > LONG else "rname"
    ) + word(Spot(0, 8), until, "rsub")
    name = put(start + NAME, title(told) + lines, "")
    padded = with_pad(scene, sector)
    cells = "".join(income(scene, sector, labs, padded) for labs in range(1, INCOME_ROWS + 1))
    return group(ground + name + cells, "band", f'id="rim-{SECTORS[sector]}"')


def income(scene: Scene, sector: int, labs: int, padded: bool) -> str:
    """MAG-ADM-1  What so many labs pay here."""
    phase = scene.view.calm.index(sector)
    own, yellow = INCOME[phase * INCOME_ROWS + labs - 1]
    angle = start_of(sector) + (PAD_CELLS if padded else CELLS)[labs - 1]
    half = (PAD_CELL if padded else CELL) / 2 - 0.35
    have = min(scene.view.strength[sector][scene.seat()], INCOME_ROWS)
    more = "+" if labs == INCOME_ROWS else ""
    cubes = priced(scene.seat(), (own, yellow))
    words: Words = {"sector": scene.sector(sector), "n": labs, "cubes": scene.cubes(cubes)}
    told = title(f"{scene.say('income-cell', words)} {scene.say(f'phase-{PHASES[phase]}')}")
    inside = word(Spot(0, -8), f"{labs}{more}", "rlabs") + paid(scene, own, yellow)
    ground = f'<path d="{band(angle - half, angle + half, 262, 293)}"/>'
    return group(told + ground + put(angle, inside, ""), "pays earned" if labs == have else "pays")


def paid(scene: Scene, own: int, yellow: int) -> str:
    """The cubes of an income cell, one of each colour with its number."""
    kinds = [(kind, count) for kind, count in ((scene.seat(), own), (YELLOW, yellow)) if count]
    left = -(len(kinds) - 1) * 8.5
    return "".join(counted("cube", kind, Spot(left + 17 * at, 6), 16, n) for at, (kind, n) in enumerate(kinds))


# -- storm -----------------------------------------------------------------------------------------


def storm(scene: Scene, sector: int) -> str:
    """MAG-ADM-9  A sector in the storm, and the round in which it calms down."""
    start = start_of(sector)
    key = f"arc-{SECTORS[sector]}"
    ground = f'<path class="stormy" d="{band(start, start + WIDE, 259, 296)}"/>'
    way = f'<path id="{key}" class="none" d="{arc(start + 1, start + WIDE - 1)}"/>'
    rounds = [at + 1 for at in range(scene.view.round, scene.view.rounds) if sector in CALM[scene.view.start][at]]
    words: Words = {"sector": scene.sector(sector), "n": rounds[0] if rounds else 0}
    told = scene.say("calm-from" if rounds else "storm-to-end", words)
    if with_pad(scene, sector):
        texts = along(key, scene.sector(sector), "22%", "")
    else:
        texts = along(key, told, "50%", "full") + along(key, scene.sector(sector), "50%", "brief")
    return group(title(told) + ground + way + texts, "band", f'id="rim-{SECTORS[sector]}"')


def arc(start: float, end: float) -> str:
    """The line a word follows; in the lower half it runs back, so that the word stands upright."""
    if leaning((start + end) / 2):
        return f"M{spot(end, 282)}A282 282 0 0 0 {spot(start, 282)}"
    return f"M{spot(start, 273)}A273 273 0 0 1 {spot(end, 273)}"


def along(key: str, text: str, where: str, classes: str) -> str:
    return (
        f'<text class="rstorm {classes}"><textPath href="#{key}" startOffset="{where}">{escape(text)}</textPath></text>'
    )
