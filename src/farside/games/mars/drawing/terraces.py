"""A rival's colony in small: in two terraces on a wide screen, in three where there is less room."""

from __future__ import annotations

from typing import Final, NamedTuple

from farside.core.actions import NOBODY
from farside.core.marks import Spot, colours, escape, group, number, use
from farside.core.scene import Words
from farside.games.mars.components import (
    CHAIN_COUNT,
    CHAINS,
    COMMUNICATION,
    HOUSING,
    MATERIALS,
    MILITARY,
    MINES,
    MOST,
    PLANT,
    PRINTED,
    RND,
    SILO,
    SPACEPORT,
)
from farside.games.mars.drawing.domes import numbered
from farside.games.mars.drawing.plan import MINE_ROW, Row, cave, dome
from farside.games.mars.drawing.scene import Scene


class Terraces(NamedTuple):
    """One drawing: its size, the size of a dome, and where chains begin."""

    key: str  # also the prefix of its ids
    width: int
    height: int
    dome: float  # how wide; it is a little higher
    rows: tuple[tuple[float, dict[int, float]], ...]  # terrace by terrace: its ground line, and where chains begin

    @property
    def starts(self) -> dict[int, tuple[float, float]]:
        """By chain, the mines last: left edge, ground line."""
        return {chain: (left, ground) for ground, row in self.rows for chain, left in row.items()}


TWO: Final = Terraces(
    *("two", 490, 104, 30),
    (
        (47, {HOUSING: 7, PLANT: 193, SILO: 345}),
        (99, {COMMUNICATION: 7, MILITARY: 117, RND: 227, SPACEPORT: 303, MINE_ROW: 350}),
    ),
)
THREE: Final = Terraces(
    *("three", 370, 172, 33),
    (
        (52, {HOUSING: 7.5, PLANT: 202.5}),
        (108, {SILO: 7.5, COMMUNICATION: 124.5, MILITARY: 241.5}),
        (164, {RND: 7.5, SPACEPORT: 93.5, MINE_ROW: 168}),
    ),
)
GAP: Final = 4.0  # between two domes
TOUCH: Final = 44.0  # no target is narrower


def terraces(scene: Scene, form: Terraces) -> str:
    """The colony of the scene's owner."""
    drawn = "".join(chain(scene, form, at) for at in range(CHAIN_COUNT)) + mines(scene, form)
    label = escape(scene.say("colony", scene.naming(scene.owner)))
    head = f'class="mars ma-board ma-small ma-{form.key}" viewBox="0 0 {form.width} {form.height}"'
    return f'<svg {head} role="group" aria-label="{label}">{drawn}</svg>'


def name(scene: Scene, form: Terraces, at: int) -> str:
    left, ground = form.starts[at]
    words = scene.say("mines") if at == MINE_ROW else scene.least(at)
    y = number(ground - form.dome * 1.03 - 3.5)
    return f'<text class="ma-name" x="{number(left)}" y="{y}">{escape(words)}</text>'


# -- domes -------------------------------------------------------------------------------------------


def chain(scene: Scene, form: Terraces, at: int) -> str:
    """A chain answers as a whole: what falls is its uppermost tile."""
    answer = scene.falls(at)
    drawn = scene.caption(told(scene, at), answer) + touched(form, at) + name(scene, form, at)
    drawn += "".join(tile(scene, form, at, place) for place in range(MOST[at]))
    more = f'id="{scene.prefix}{form.key}-{CHAINS[at]}" {scene.attributes(answer)}'.strip()
    return group(drawn + badge(scene, form, at), f"ma-chain{scene.lit(answer)}", more)


def told(scene: Scene, at: int) -> str:
    built, running = scene.colony.built[at], scene.colony.running[at]
    counts: Words = {"built": built - PRINTED[at], "running": max(0, running - PRINTED[at])}
    return scene.say("mini", counts | {"name": scene.member("chain", at)})


def touched(form: Terraces, at: int) -> str:
    """What a finger meets: the whole chain, and never less than a finger."""
    left, ground = form.starts[at]
    wide, high = max(TOUCH, MOST[at] * (form.dome + GAP)), form.dome * 1.6
    corner = f'x="{number(left - 2)}" y="{number(ground - high + 3)}"'
    return f'<rect class="ma-hit" {corner} width="{number(wide)}" height="{number(high)}" rx="6"/>'


def shape(form: Terraces) -> Row:
    return Row(0, 0, form.dome + GAP, form.dome, form.dome * 1.03)


def ground(form: Terraces, at: int, place: int) -> Spot:
    left, level = form.starts[at]
    return Spot(left + form.dome / 2 + place * (form.dome + GAP), level)


def tile(scene: Scene, form: Terraces, at: int, place: int) -> str:
    built, running = scene.colony.built[at], scene.colony.running[at]
    state = "on" if place < running else "off" if place < built else "ghost"
    where, row = ground(form, at, place), shape(form)
    path = dome(where, row)
    halo = f'<path class="ma-halo" d="{path}"/>' if place == built - 1 and scene.open(scene.falls(at)) else ""
    drawn = f'{halo}<path class="ma-dome" d="{path}"/>'
    drawn += use(f"mars-{CHAINS[at]}", Spot(where.x, where.y - row.height * 0.7), form.dome * 0.48, "ma-pic")
    return group(drawn + people(scene, form, at, place, where), f"ma-place ma-{state}")


def people(scene: Scene, form: Terraces, at: int, place: int, where: Spot) -> str:
    """Whoever works there; the free ones are at home."""
    works = place < scene.colony.running[at] if at != HOUSING else not place and scene.colony.free > 0
    if not works:
        return ""
    return use("mars-colonist", Spot(where.x, where.y - form.dome * 0.22), form.dome * 0.4, colours(scene.owner))


def badge(scene: Scene, form: Terraces, at: int) -> str:
    found = scene.open(scene.falls(at))
    if not found:
        return ""
    where = ground(form, at, scene.colony.built[at] - 1)
    return numbered(scene, Spot(where.x - form.dome * 0.42, where.y - form.dome), found, 8.5)


# -- mines -------------------------------------------------------------------------------------------


def mines(scene: Scene, form: Terraces) -> str:
    colony = scene.colony
    goods = tuple(colony.mines.count(good) for good in range(len(MATERIALS)))
    words = scene.say("mini-mines", {"goods": scene.goods(goods), "n": sum(colony.mining)})
    drawn = scene.caption(words) + name(scene, form, MINE_ROW)
    drawn += "".join(mine(scene, form, place) for place in range(MINES))
    return group(drawn, "ma-chain", f'id="{scene.prefix}{form.key}-mines"')


def mine(scene: Scene, form: Terraces, place: int) -> str:
    good = scene.colony.mines[place]
    state = "ghost" if good == NOBODY else "on" if scene.colony.mining[place] else "off"
    where = ground(form, MINE_ROW, place)
    centre = Spot(where.x, where.y - form.dome * 0.47)
    row = Row(0, 0, 0, form.dome * 1.18, form.dome * 1.02)
    drawn = f'<path class="ma-cave" d="{cave(centre, row)}"/>'
    drawn += "" if good == NOBODY else use(f"mars-{MATERIALS[good]}", centre, form.dome * 0.6)
    return group(drawn, f"ma-place ma-{state}")


assert set(TWO.starts) == set(THREE.starts) == {*range(CHAIN_COUNT), MINE_ROW}, "every chain has its place"
