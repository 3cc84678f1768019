"""The research tracks: five ice cores in the borehole."""

from __future__ import annotations

from typing import Final

from farside.core.actions import NOBODY, Seat
from farside.core.marks import (
    LETTERS,
    ORIGIN,
    Spot,
    box,
    colours,
    disc,
    element,
    escape,
    group,
    mark,
    move,
    number,
    title,
    use,
    word,
)
from farside.core.scene import Words
from farside.games.antarctica.components import ICON_KINDS, KIND_BIT, KINDS, LENGTH, TRACK_CENTRES, TRACKS
from farside.games.antarctica.drawing.plan import CENTRE
from farside.games.antarctica.drawing.scene import Scene
from farside.games.antarctica.drawing.targets import lock, numbered, piece
from farside.games.antarctica.view import Icon, Track

WIDE: Final = 253.2  # of the longest track
PITCH: Final = WIDE / max(12, *LENGTH)
CELL: Final = PITCH - 2.1
SIGN: Final = CELL - 4  # of an icon
LEFT: Final = CENTRE.x - 126
END: Final = LEFT + WIDE + 17  # where the points stand
ROW: Final = 37.5
MIDDLE: Final = CENTRE.y + 4
TO_TRACK: Final = ("cube", "research", "advance", "race")  # options that are a track
ICON_SYMBOLS: Final = {
    "recruit_1": "recruit",
    "new_ship": "new_ship",
    "move_ship": "move_ship",
    "expertise_card": "expertise",
    "simple_card": "simple",
    "advance_3": "advance_3",
    "shipyard_draft": "draft",
}
CARD_ICONS: Final = ("expertise_card", "simple_card", "shipyard_draft")


def cell(track: int, space: int) -> Spot:
    """The middle of a space, from 1; 0 is before the track."""
    return Spot(LEFT + (space - 0.5) * PITCH, MIDDLE + (track - 2) * ROW)


def research(scene: Scene) -> str:
    tracks = range(len(TRACKS))
    rows = "".join(row(scene, at) for at in tracks)
    cubes = "".join(cube(scene, at, space, seat) for at, space, seat in all_cubes(scene))
    lit = "".join(option(scene, at) for at in tracks)
    head = word(Spot(CENTRE.x, CENTRE.y - 122), scene.say("research"), "holet")
    return group(f'<use href="#ant-hole"/>{head}{rows}{legend(scene)}{cubes}{lit}', "", 'id="research"')


def borehole(scene: Scene) -> str:
    """The tracks alone, as large as a phone is wide; the board holds the same pieces, so these ids are others."""
    frame = f"{number(LEFT - 36)} {number(CENTRE.y - 140)} {number(END - LEFT + 54)} 290"
    label = f'aria-label="{escape(scene.say("research"))}"'
    inside = research(scene).replace(' id="', ' id="own-')
    return element("svg", inside, "antarctica ant-borehole", f'viewBox="{frame}" role="group" {label}')


# -- a track ---------------------------------------------------------------------------------------


def row(scene: Scene, at: int) -> str:
    """One track: its centres, spaces with values and icons, and what its leader gets."""
    track = scene.view.tracks[at]
    length = len(track.cubes)
    tube = box(Spot(LEFT + length * PITCH / 2, cell(at, 1).y), length * PITCH + 6, 26, 13, "tube")
    spaces = "".join(space_cell(track, at, space) for space in range(1, length + 1))
    icons = "".join(icon_cell(scene, icon, at) for icon in track.icons)
    end = points(scene, at) if track.open else word(Spot(END - 9, cell(at, 1).y), f"{at}+", "closedt")
    told = scene.track(at) if track.open else scene.say("track-closed", {"track": scene.track(at)})
    inside = title(told) + centres(scene, at) + tube + spaces + icons + end
    place = f'id="track-{TRACKS[at]}" data-place="track:{TRACKS[at]}"'
    return group(inside, "track" if track.open else "track shut", place)


def centres(scene: Scene, at: int) -> str:
    """ANT-RES-3  The research centres that serve a track; two of them stand one above the other."""
    kinds = [kind for kind in range(len(KINDS)) if TRACK_CENTRES[at] & KIND_BIT[kind]]
    size = 22 if len(kinds) == 1 else 17
    found = ""
    for order, kind in enumerate(kinds):
        spot = Spot(LEFT - 16, cell(at, 1).y + (order - (len(kinds) - 1) / 2) * 17)
        picture = use(f"ant-{KINDS[kind]}", spot, size, "hk")
        found += group(title(scene.building(kind)) + picture, f"k-{KINDS[kind]}")
    return found


def space_cell(track: Track, at: int, space: int) -> str:
    """A space; the number stands where the value changes."""
    spot = cell(at, space)
    value = track.values[space - 1]
    drawn = box(spot, CELL, CELL, 5, f"cell v{value}")
    if space > 1 and track.values[space - 2] == value:
        return drawn
    return drawn + word(Spot(spot.x, spot.y - 18.7), str(value), "val")


def icon_cell(scene: Scene, icon: Icon, at: int) -> str:
    """Square: for each cube that comes by. Round: once, for everybody; it fades when used."""
    key = ICON_KINDS[icon.kind]
    spot = cell(at, icon.space)
    colour = "blue" if icon.blue else "red"
    words: Words = {"space": icon.space, "icon": scene.icon(icon.kind), "used": str(icon.used).lower()}
    drawn = box(spot, CELL, CELL, CELL / 2 if icon.blue else 4) + use(f"ant-{ICON_SYMBOLS[key]}", spot, SIGN, "ik")
    classes = f"icon {colour}{' used' if icon.used else ''}{' carded' if key in CARD_ICONS else ''}"
    return group(
        title(scene.say(f"icon-{colour}", words)) + drawn, classes, f'data-note="icon-{TRACKS[at]}-{icon.space}"'
    )


def points(scene: Scene, at: int) -> str:
    """ANT-SCO-6  What the leader gets now."""
    track = scene.view.tracks[at]
    leader = leading(track)
    if leader == NOBODY:
        return ""
    spot = Spot(END, cell(at, 1).y)
    words = scene.naming(leader) | {"track": scene.track(at), "n": track.points[leader]}
    drawn = box(spot, 24, 21, 10.5, "rimmed") + word(spot, str(track.points[leader]))
    return group(title(scene.say("track-points", words)) + drawn, f"pot so-far {colours(leader)}")


def leading(track: Track) -> Seat:
    """Whose cube is furthest."""
    for seat in reversed(track.cubes):
        if seat != NOBODY:
            return seat
    return NOBODY


def legend(scene: Scene) -> str:
    """What red squares and blue discs mean."""
    lines = (scene.say("legend-red"), scene.say("legend-blue"))
    left = CENTRE.x - max(len(line) for line in lines) * 2.95 - 4
    found = ""
    for order, line in enumerate(lines):
        spot = Spot(left, CENTRE.y + 113 + 18 * order)
        found += box(spot, 13, 13, 6.5 if order else 3, "lb" if order else "lr") + word(Spot(left + 13, spot.y), line)
    return group(found, "legend")


# -- cubes -----------------------------------------------------------------------------------------


def all_cubes(scene: Scene) -> list[tuple[int, int, Seat]]:
    """Track, space and seat of each cube; ordered by track and seat, so that each glides."""
    found = [
        (at, space, seat)
        for at, track in enumerate(scene.view.tracks)
        for space, seat in enumerate(track.cubes, start=1)
        if seat != NOBODY
    ]
    return sorted(found, key=lambda cube: (cube[0], cube[2]))


def cube(scene: Scene, at: int, space: int, seat: Seat) -> str:
    words = scene.naming(seat) | {"track": scene.track(at), "space": space, "n": scene.view.tracks[at].points[seat]}
    place = f'id="cube-{TRACKS[at]}-{LETTERS[seat]}" {move(cell(at, space))}'
    return group(title(scene.say("cube", words)) + mark(seat, ORIGIN, min(21.0, PITCH)), "piece", place)


# -- options ---------------------------------------------------------------------------------------


def option(scene: Scene, at: int) -> str:
    """Where an advance would lead, lit; or a small lock at the track's start."""
    notation = scene.in_question(*[f"{verb}:{TRACKS[at]}" for verb in TO_TRACK])
    if scene.number(notation):
        return lit_space(scene, at, notation)
    return lock(scene, notation, Spot(LEFT - 7, cell(at, 1).y + 9), 6.5) if notation else ""


def lit_space(scene: Scene, at: int, notation: str) -> str:
    """The space the cube would reach, with a dotted way to it; the whole row answers."""
    steps = scene.steps(at)
    spot = cell(at, steps.space if steps is not None else 1)
    area = box(Spot(CENTRE.x, spot.y), WIDE + 62, ROW - 3, 12, "hit")
    rings = disc(spot, 17, "halo") + disc(spot, 12.5, "ring")
    inside = area + way(scene, at, spot) + rings + numbered(spot, scene.number(notation), 9.5, "small")
    return piece(inside, "", f'id="advance-{TRACKS[at]}"', scene, notation)


def way(scene: Scene, at: int, landing: Spot) -> str:
    """From the cube to where it would land."""
    seat = scene.active_seat()
    cubes = scene.view.tracks[at].cubes
    start = cell(at, cubes.index(seat) + 1) if seat in cubes else Spot(LEFT, landing.y)
    if landing.x - start.x < PITCH:
        return ""
    return f'<path class="way" d="M{number(start.x)} {number(start.y + CELL / 2 + 2.5)}H{number(landing.x)}"/>'
