"""The eight zones: their names, buildings, scientists and what they are worth now."""

from __future__ import annotations

from typing import Final, NamedTuple

from farside.core.actions import NOBODY, Seat
from farside.core.marks import LETTERS, ORIGIN, Spot, box, colours, disc, escape, group, move, number, title, use, word
from farside.core.scene import Words
from farside.games.antarctica.components import ANGLES, CAMPS, DECKS, KIND_BIT, KINDS, ZONES
from farside.games.antarctica.drawing.plan import Layout, along, building_spots, layout, shadow, sun_space
from farside.games.antarctica.drawing.scene import Scene
from farside.games.antarctica.drawing.targets import beside, piece, ring, zone_target

LONE_SCIENTISTS: Final = 4  # more than these stand in groups, one per player, with a number
SCIENTIST: Final = 28
NARROW: Final = (90, 270)  # top and bottom: upright pieces stand closer along the arc there
POT: Final = Spot(15, 12)  # half its width and height
PLACING: Final = "play:place_scientist"


class Figure(NamedTuple):
    """Scientists of one player, drawn as one piece; a ghost is one that a card could place."""

    seat: Seat
    size: int
    key: str
    ghost: bool


def zones(scene: Scene) -> str:
    return "".join(zone(scene, at) for at in range(len(ZONES)))


def zone(scene: Scene, at: int) -> str:
    """One zone with all that stands in it; where a ship may go, the whole of it answers."""
    key = ZONES[at]
    target = zone_target(scene, at)
    place = f'id="zone-{key}" data-place="zone:{key}"'
    if scene.view.zones[at].closed:
        pack = f'<use href="#ant-wedge-{key}" class="pack" fill="url(#ant-p-pack)"/><use href="#ant-pack-{key}"/>'
        return group(
            title(summary(scene, at)) + pack + name(scene, at), "zone shut", f"{place} {target.attributes}".strip()
        )
    inside = f'<use href="#ant-wedge-{key}" class="wedge"/>' + name(scene, at) + target.markup + pieces(scene, at)
    told = summary(scene, at)
    if target.classes:
        told = f"{scene.zone_option(at)}. {told}"
    return group(title(told) + inside, f"zone{target.classes}", f"{place} {target.attributes}".strip())


def name(scene: Scene, at: int) -> str:
    path = f'<textPath href="#ant-arc-{ZONES[at]}" startOffset="50%">{escape(scene.short(at))}</textPath>'
    return f'<text class="zname">{path}</text>'


def summary(scene: Scene, at: int) -> str:
    """A zone in a sentence or three."""
    here = scene.view.zones[at]
    if here.closed:
        return scene.say("zone-closed", {"zone": scene.zone(at)})
    kinds = scene.listed([scene.building(kind) for kind in here.buildings]) or scene.say("none")
    crews = [f"{scene.who(seat)} {here.scientists[seat]}" for seat in scene.seats if here.scientists[seat]]
    people = scene.listed(crews) or scene.say("none")
    words = [scene.say("zone-holds", {"zone": scene.zone(at), "buildings": kinds, "people": people})]
    if here.leaders:
        words.append(scene.say("zone-pot", {"pot": here.pot, "leaders": scene.people(here.leaders)}))
    me = scene.mine()
    if me != NOBODY and here.strength[me]:
        words.append(scene.say("zone-strength", {"n": here.strength[me]}))
    return " ".join(words)


# -- buildings -------------------------------------------------------------------------------------


def pieces(scene: Scene, at: int) -> str:
    """Buildings, scientists and the pot; shadows lie below all of them."""
    here = scene.view.zones[at]
    plan = layout(len(here.buildings) + len(ghost_decks(scene, at)))
    shades, drawn = buildings(scene, at, plan)
    row = figures(scene, at)
    spots = scientist_spots(at, row, plan.scientists)
    sun = sun_space(scene.view.sun)
    for order, figure in enumerate(row):
        shades += "" if figure.ghost else shadow(spots[order], SCIENTIST, sun)
        drawn += scientist(scene, figure, spots[order])
    return shades + drawn + (pot(scene, at, spots[-1]) if here.leaders else "")


def buildings(scene: Scene, at: int, plan: Layout) -> tuple[str, str]:
    """Shadows and buildings, those that could be built here last."""
    kinds = scene.view.zones[at].buildings
    spots = building_spots(at, plan)
    sun = sun_space(scene.view.sun)
    shades = "".join(shadow(spots[order], plan.size, sun) for order in range(len(kinds)))
    drawn = "".join(building(scene, at, kind, spots[order], plan.size) for order, kind in enumerate(kinds))
    for order, deck in enumerate(ghost_decks(scene, at), start=len(kinds)):
        drawn += ghost_building(scene, deck, spots[order], plan.size)
    return shades, drawn


def ghost_decks(scene: Scene, at: int) -> list[int]:
    """The decks whose card could be built here now."""
    if at != scene.view.target:
        return []
    return [deck for deck, key in enumerate(DECKS) if scene.number(f"build:{key}")]


def building(scene: Scene, at: int, kind: int, spot: Spot, size: float) -> str:
    """A building; in the target zone a camp is what `recruit` answers with."""
    key = KINDS[kind]
    place = f'id="building-{ZONES[at]}-{key}" {move(spot)}'
    picture = use(f"ant-{key}", ORIGIN, size, "pict")
    recruits = at == scene.view.target and KIND_BIT[kind] & CAMPS != 0
    if recruits and scene.number("recruit"):
        inside = ring(size * 0.62) + picture + beside(scene, "recruit", size)
        return piece(inside, f"piece bld k-{key}", place, scene, "recruit")
    if recruits and "recruit" in scene.closed:
        place += " " + scene.barred("recruit")
    new = kind in scene.view.zones[at].fresh
    told = scene.say(
        "building-new" if new else "building-at", {"building": scene.building(kind), "zone": scene.zone(at)}
    )
    halo = disc(ORIGIN, size * 0.66, "newly") if new else ""
    return group(title(told) + halo + picture, f"piece bld k-{key}", place)


def ghost_building(scene: Scene, deck: int, spot: Spot, size: float) -> str:
    """Where a building would stand: an answer."""
    notation = f"build:{DECKS[deck]}"
    key = KINDS[scene.view.decks[deck].builds]
    inside = (
        disc(ORIGIN, size * 0.66, "halo") + ring(size * 0.58) + use(f"ant-{key}", ORIGIN, size * 0.86, "pict faint")
    )
    place = f'id="ghost-{DECKS[deck]}" transform="translate({spot})"'
    return piece(inside + beside(scene, notation, size), f"k-{key}", place, scene, notation)


# -- scientists ------------------------------------------------------------------------------------


def figures(scene: Scene, at: int) -> list[Figure]:
    """Each scientist as a piece, or a piece per player with a number when there are many."""
    crew = scene.view.zones[at].scientists
    found: list[Figure] = []
    for seat in scene.seats:
        start = f"sci-{ZONES[at]}-{LETTERS[seat]}"
        if sum(crew) <= LONE_SCIENTISTS:
            found.extend(Figure(seat, 1, f"{start}{order}", False) for order in range(crew[seat]))
        elif crew[seat]:
            found.append(Figure(seat, crew[seat], f"{start}0", False))
    if at == scene.view.target and scene.number(PLACING):
        found.append(Figure(scene.active_seat(), 1, "ghost-scientist", True))
    return found


def scientist_spots(at: int, row: list[Figure], radius: float) -> list[Spot]:
    """A place for each figure, and one more for the pot; a row never leaves its zone (19 degrees each way)."""
    wide = 24 if ANGLES[at] in NARROW else 28
    widths = [wide if figure.size == 1 else 33 for figure in row] + [36]
    scale = min(1.0, radius * 0.663 / sum(widths))
    left = -sum(widths) / 2
    found: list[Spot] = []
    for width in widths:
        found.append(along(at, radius, (left + width / 2) * scale))
        left += width
    return found


def scientist(scene: Scene, figure: Figure, spot: Spot) -> str:
    owner = colours(figure.seat)
    body = use(f"ant-sci-{LETTERS[figure.seat]}", ORIGIN, SCIENTIST)
    if figure.ghost:
        inside = ring(17) + group(body, "faint") + beside(scene, PLACING, SCIENTIST)
        return piece(inside, owner, f'id="{figure.key}" transform="translate({spot})"', scene, PLACING)
    if figure.size > 1:
        body += disc(Spot(10, 9), 8.5, "count") + word(Spot(10, 9), str(figure.size), "countn")
    told = title(scene.say("scientists", scene.naming(figure.seat) | {"n": figure.size}))
    return group(told + body, f"piece {owner}", f'id="{figure.key}" {move(spot)}')


# -- the pot ---------------------------------------------------------------------------------------


def pot(scene: Scene, at: int, spot: Spot) -> str:
    """ANT-SCO-4  What the first rank takes now, framed in the colours of whoever holds it."""
    here = scene.view.zones[at]
    words: Words = {"zone": scene.zone(at), "pot": here.pot, "leaders": scene.people(here.leaders)}
    inside = title(scene.say("pot", words)) + rim(spot, here.leaders) + word(spot, str(here.pot))
    return group(inside, "pot so-far", f'id="pot-{ZONES[at]}"')


def rim(spot: Spot, leaders: tuple[Seat, ...]) -> str:
    """A pill in one colour, or split among those who tie: the two ends, then top and bottom."""
    if len(leaders) == 1:
        return box(spot, 2 * POT.x, 2 * POT.y, POT.y, f"rimmed {colours(leaders[0])}")
    flat = 0 if len(leaders) == 2 else 5  # half of the straight part that a third and a fourth player share
    ends = POT.x - POT.y + flat
    paths = [
        f"M{number(spot.x - flat)} {number(spot.y - 12)}h-3a12 12 0 0 0 0 24h3",
        f"M{number(spot.x + flat)} {number(spot.y - 12)}h3a12 12 0 0 1 0 24h-3",
        f"M{number(spot.x - flat)} {number(spot.y - 12)}h{2 * flat}",
        f"M{number(spot.x - flat)} {number(spot.y + 12)}h{2 * flat}",
    ]
    owners = leaders if len(leaders) != 3 else (*leaders, leaders[2])
    drawn = box(spot, 2 * (ends + POT.y), 2 * POT.y, POT.y, "potfill")
    return drawn + "".join(
        f'<path class="rimmed {colours(seat)}" d="{path}"/>' for path, seat in zip(paths, owners, strict=False)
    )
