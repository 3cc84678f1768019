"""The research tracks: five ice cores in the borehole."""

from __future__ import annotations

from typing import Final

from farside.core.actions import NOBODY, Seat
from farside.core.marks import LETTERS, Spot, colours, mark, move, number, title, use
from farside.games.antarctica.components import ICON_KINDS, KIND_BIT, KINDS, TRACK_CENTRES, TRACKS
from farside.games.antarctica.drawing.plan import CENTRE
from farside.games.antarctica.drawing.scene import Scene
from farside.games.antarctica.drawing.targets import lock
from farside.games.antarctica.view import Icon, Track

PITCH: Final = 21.1
CELL: Final = 19.0
LEFT: Final = CENTRE.x - 126
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
    """The middle of a space, from 1."""
    return Spot(LEFT + (space - 0.5) * PITCH, MIDDLE + (track - 2) * ROW)


def research(scene: Scene) -> str:
    rows = "".join(row(scene, at) for at in range(len(TRACKS)))
    cubes = "".join(cube(scene, at, space, seat) for at, space, seat in all_cubes(scene))
    lit = "".join(option(scene, at) for at in range(len(TRACKS)))
    head = f'<text class="holet" x="424" y="{number(CENTRE.y - 118)}">{scene.html("research")}</text>'
    return f'<g id="research"><use href="#ant-hole"/>{head}{rows}{legend(scene)}{cubes}{lit}</g>'


def row(scene: Scene, at: int) -> str:
    """One track: its centres, spaces with values and icons, and what its leader gets."""
    track = scene.view.tracks[at]
    length = len(track.cubes)
    start = cell(at, 1)
    tube = f'<rect class="tube" x="{number(LEFT - 3)}" y="{number(start.y - 13)}" width="{number(length * PITCH + 6)}" height="26" rx="13"/>'
    spaces = "".join(space_cell(track, at, space) for space in range(1, length + 1))
    icons = "".join(icon_cell(scene, icon, at) for icon in track.icons)
    end = points(scene, at) if track.open else closed_note(scene, at)
    classes = "track" if track.open else "track shut"
    told = title(scene.track(at) if track.open else scene.say("track-closed", {"track": scene.track(at)}))
    place = f'id="track-{TRACKS[at]}" data-place="track:{TRACKS[at]}"'
    return f'<g {place} class="{classes}">{told}{centres(scene, at)}{tube}{spaces}{icons}{end}</g>'


def centres(scene: Scene, at: int) -> str:
    """ANT-RES-3  The research centres that serve a track; two of them stand one above the other."""
    kinds = [kind for kind in range(len(KINDS)) if TRACK_CENTRES[at] & KIND_BIT[kind]]
    middle = cell(at, 1)
    size = 22 if len(kinds) == 1 else 17
    found: list[str] = []
    for order, kind in enumerate(kinds):
        spot = Spot(LEFT - 16, middle.y + (order - (len(kinds) - 1) / 2) * 17)
        picture = use(f"ant-{KINDS[kind]}", spot, size, "hk")
        found.append(f'<g class="k-{KINDS[kind]}">{title(scene.building(kind))}{picture}</g>')
    return "".join(found)


def space_cell(track: Track, at: int, space: int) -> str:
    """A space; the number stands where the value changes."""
    spot = cell(at, space)
    value = track.values[space - 1]
    corner = f'x="{number(spot.x - CELL / 2)}" y="{number(spot.y - CELL / 2)}"'
    box = f'<rect class="cell v{value}" {corner} width="{number(CELL)}" height="{number(CELL)}" rx="5"/>'
    if space > 1 and track.values[space - 2] == value:
        return box
    return box + f'<text class="val" x="{number(spot.x)}" y="{number(spot.y - 15)}">{value}</text>'


def icon_cell(scene: Scene, icon: Icon, at: int) -> str:
    """Square: for each cube that comes by. Round: once, for everybody; it fades when used."""
    key = ICON_KINDS[icon.kind]
    spot = cell(at, icon.space)
    corner = f'x="{number(spot.x - CELL / 2)}" y="{number(spot.y - CELL / 2)}"'
    box = f'<rect {corner} width="{number(CELL)}" height="{number(CELL)}" rx="{number(CELL / 2) if icon.blue else 4}"/>'
    colour = "blue" if icon.blue else "red"
    told = title(scene.say(f"icon-{colour}", {"space": icon.space, "icon": scene.icon(icon.kind), "used": str(icon.used).lower()}))
    classes = f"icon {colour}{' used' if icon.used else ''}{' carded' if key in CARD_ICONS else ''}"
    return f'<g class="{classes}">{told}{box}{use(f"ant-{ICON_SYMBOLS[key]}", spot, 15, "ik")}</g>'


def points(scene: Scene, at: int) -> str:
    """ANT-SCO-6  What the leader gets now."""
    track = scene.view.tracks[at]
    leader = leading(track)
    if leader == NOBODY:
        return ""
    spot = Spot(LEFT + 12 * PITCH + 17, cell(at, 1).y)
    words = {"track": scene.track(at), "n": track.points[leader], "who": scene.voice.who(leader), "name": scene.voice.name(leader)}
    frame = f'<rect class="frame" x="{number(spot.x - 12)}" y="{number(spot.y - 10.5)}" width="24" height="21" rx="10.5"/>'
    text = f'<text x="{number(spot.x)}" y="{number(spot.y)}" dy=".35em">{track.points[leader]}</text>'
    return f'<g class="pot {colours(leader)}">{title(scene.say("track-points", words))}{frame}{text}</g>'


def leading(track: Track) -> Seat:
    """Whose cube is furthest."""
    for seat in reversed(track.cubes):
        if seat != NOBODY:
            return seat
    return NOBODY


def closed_note(scene: Scene, at: int) -> str:
    """How many players open it: the fourth track three, the fifth four."""
    spot = Spot(LEFT + 12 * PITCH + 8, cell(at, 1).y)
    return f'<text class="closedt" x="{number(spot.x)}" y="{number(spot.y)}" dy=".35em">{at}+</text>'


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
    words = {"name": scene.voice.name(seat), "who": scene.voice.who(seat), "track": scene.track(at), "space": space}
    told = title(scene.say("cube", words | {"n": scene.view.tracks[at].points[seat]}))
    piece = f'id="cube-{TRACKS[at]}-{LETTERS[seat]}" class="piece" {move(cell(at, space))}'
    return f"<g {piece}>{told}{mark(seat, Spot(0, 0), 21)}</g>"


# -- options ---------------------------------------------------------------------------------------


def option(scene: Scene, at: int) -> str:
    """Where an advance would lead, lit; or a lock at the track's end."""
    for verb in TO_TRACK:
        notation = f"{verb}:{TRACKS[at]}"
        if scene.number(notation):
            return lit_space(scene, at, notation)
        if notation in scene.closed:
            spot = Spot(LEFT + 12 * PITCH + 17, cell(at, 1).y)
            return lock(spot, scene.shut(notation), scene.reason(notation))
    return ""


def lit_space(scene: Scene, at: int, notation: str) -> str:
    """The space the cube would reach, with a dotted way to it; the whole row answers."""
    steps = scene.steps(at)
    landing = steps.space if steps is not None else 1
    spot = cell(at, landing)
    x, y = number(spot.x), number(spot.y)
    half = ROW / 2
    row_area = f'<rect class="hit" x="{number(LEFT - 28)}" y="{number(spot.y - half)}" width="{number(12 * PITCH + 58)}" height="{number(ROW)}"/>'
    rings = f'<circle class="halo" cx="{x}" cy="{y}" r="17"/><circle class="ring" cx="{x}" cy="{y}" r="12.5"/>'
    badge = f'<g class="badge small"><circle cx="{x}" cy="{y}" r="9.5"/><text x="{x}" y="{y}" dy=".36em">{scene.number(notation)}</text></g>'
    inside = scene.prompt(notation) + row_area + way(scene, at, landing) + rings + badge
    return f'<g id="advance-{TRACKS[at]}" class="target" {scene.target(notation)}>{inside}</g>'


def way(scene: Scene, at: int, landing: int) -> str:
    """From the cube to where it would land."""
    seat = scene.active_seat()
    cubes = scene.view.tracks[at].cubes
    start = cubes.index(seat) + 1 if seat in cubes else 0
    if landing <= start:
        return ""
    first, last = cell(at, start), cell(at, landing)
    bottom = number(first.y + CELL / 2 + 2.5)
    return f'<path class="way" d="M{number(first.x + (0 if start else 6))} {bottom}H{number(last.x)}"/>'


def legend(scene: Scene) -> str:
    red = f'<rect class="lr" x="-6" y="-7" width="13" height="13" rx="3"/><text x="14" dy=".33em">{scene.html("legend-red")}</text>'
    blue = f'<rect class="lb" x="-6" y="-7" width="13" height="13" rx="6.5"/><text x="14" dy=".33em">{scene.html("legend-blue")}</text>'
    widest = max(len(scene.say("legend-red")), len(scene.say("legend-blue")))
    left = CENTRE.x - (widest * 5.9 + 20) / 2 + 6
    top = CENTRE.y + 112
    return f'<g class="legend"><g transform="translate({number(left)} {number(top)})">{red}</g><g transform="translate({number(left)} {number(top + 19)})">{blue}</g></g>'


