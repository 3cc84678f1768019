"""The eight zones: their names, buildings, scientists and what they are worth now."""

from __future__ import annotations

from typing import Final, NamedTuple

from farside.core.actions import NOBODY, Seat
from farside.core.marks import LETTERS, Spot, colours, escape, move, number, title, use
from farside.games.antarctica.components import ANGLES, CAMPS, DECKS, KIND_BIT, KINDS, ZONES
from farside.games.antarctica.drawing.plan import along, building_spots, layout, shadow, sun_space
from farside.games.antarctica.drawing.scene import Scene
from farside.games.antarctica.drawing.targets import small_badge, zone_target
from farside.games.antarctica.view import Zone

LONE_SCIENTISTS: Final = 4  # more than these stand in groups, one per player, with a number
SCIENTIST: Final = 28
NARROW: Final = (90, 270)  # top and bottom: upright pieces stand closer along the arc there


class Figure(NamedTuple):
    """Scientists of one player, drawn as one piece; `ghost`: one that a card could place."""

    seat: Seat
    count: int
    key: str
    ghost: bool


def zones(scene: Scene) -> str:
    return "".join(zone(scene, at) for at in range(len(ZONES)))


def zone(scene: Scene, at: int) -> str:
    """One zone with all that stands in it; where a ship may go, the whole of it answers."""
    here = scene.view.zones[at]
    wedge = f'<use href="#ant-wedge-{ZONES[at]}" class="wedge"/>'
    name = f'<text class="zname"><textPath href="#ant-arc-{ZONES[at]}" startOffset="50%">{escape(scene.short(at))}</textPath></text>'
    told = title(summary(scene, at))
    place = f'id="zone-{ZONES[at]}" data-place="zone:{ZONES[at]}"'
    if here.closed:
        pack = f'<use href="#ant-wedge-{ZONES[at]}" class="pack" fill="url(#ant-p-pack)"/><use href="#ant-pack-{ZONES[at]}"/>'
        return f'<g {place} class="zone shut">{told}{pack}{name}</g>'
    target = zone_target(scene, at)
    inside = wedge + name + target.markup + pieces(scene, at)
    return f'<g {place} class="zone{target.classes}"{target.attributes}>{told if not target.attributes else ""}{inside}</g>'


def summary(scene: Scene, at: int) -> str:
    """A zone in a sentence."""
    here = scene.view.zones[at]
    name = scene.zone(at)
    if here.closed:
        return scene.say("zone-closed", {"zone": name})
    kinds = scene.listed([scene.building(kind) for kind in here.buildings]) or scene.say("none")
    people = scene.listed([f"{scene.who(seat)} {here.scientists[seat]}" for seat in scene.seats if here.scientists[seat]])
    words = [scene.say("zone-holds", {"zone": name, "buildings": kinds, "people": people or scene.say("none")})]
    if here.leaders:
        words.append(scene.say("zone-pot", {"pot": here.pot, "leaders": scene.people(here.leaders)}))
    me = scene.mine()
    if me != NOBODY and here.strength[me]:
        words.append(scene.say("zone-strength", {"n": here.strength[me]}))
    return " ".join(words)


# -- pieces ----------------------------------------------------------------------------------------


def pieces(scene: Scene, at: int) -> str:
    """Buildings, scientists and the pot; shadows lie below all of them."""
    here = scene.view.zones[at]
    ghosts = ghost_decks(scene, at)
    plan = layout(len(here.buildings) + len(ghosts))
    spots = building_spots(at, plan)
    sun = sun_space(scene.view.sun)
    shades = [shadow(spot, plan.size, sun) for spot in spots[: len(here.buildings)]]
    drawn = [building(scene, at, kind, spot, plan.size) for kind, spot in zip(here.buildings, spots, strict=False)]
    for deck, spot in zip(ghosts, spots[len(here.buildings) :], strict=True):
        drawn.append(ghost_building(scene, at, deck, spot, plan.size))
    row = figures(scene, at)
    for figure, spot in zip(row, scientist_spots(at, row, plan.scientists), strict=False):
        shades.append("" if figure.ghost else shadow(spot, SCIENTIST, sun))
        drawn.append(scientist(scene, figure, spot))
    if here.leaders:
        drawn.append(pot(scene, at, scientist_spots(at, row, plan.scientists)[-1]))
    return "".join(shades) + "".join(drawn)


def ghost_decks(scene: Scene, at: int) -> list[int]:
    """The decks whose card could be built here now."""
    if at != scene.view.target:
        return []
    return [deck for deck, key in enumerate(DECKS) if scene.number(f"build:{key}")]


def building(scene: Scene, at: int, kind: int, spot: Spot, size: float) -> str:
    """A building; in the target zone a camp may be what `recruit` answers with."""
    key = KINDS[kind]
    fresh = kind in scene.view.zones[at].fresh
    ring = f'<circle class="fresh" r="{number(size * 0.66)}"/>' if fresh else ""
    told = title(scene.say("building-new" if fresh else "building-at", {"building": scene.building(kind), "zone": scene.zone(at)}))
    answers = at == scene.view.target and KIND_BIT[kind] & CAMPS
    inside = told + ring + use(f"ant-{key}", Spot(0, 0), size, "pict")
    piece = f'id="building-{ZONES[at]}-{key}" {move(spot)}'
    if answers and scene.number("recruit"):
        halo = f'<circle class="ring" r="{number(size * 0.62)}"/>'
        inside = scene.prompt("recruit") + halo + use(f"ant-{key}", Spot(0, 0), size, "pict") + small_badge(scene, "recruit", size)
        return f'<g {piece} class="piece target k-{key}" {scene.target("recruit")}>{inside}</g>'
    shut = " " + scene.shut("recruit") if answers and "recruit" in scene.closed else ""
    return f'<g {piece} class="piece k-{key}"{shut}>{inside}</g>'


def ghost_building(scene: Scene, at: int, deck: int, spot: Spot, size: float) -> str:
    """Where a building would stand: an answer."""
    notation = f"build:{DECKS[deck]}"
    key = KINDS[scene.view.decks[deck].builds]
    inside = f'<circle class="halo" r="{number(size * 0.66)}"/><circle class="ring" r="{number(size * 0.58)}"/>'
    inside += use(f"ant-{key}", Spot(0, 0), size * 0.86, "pict faint") + small_badge(scene, notation, size)
    place = f'id="ghost-{DECKS[deck]}" transform="translate({spot})" data-place="zone:{ZONES[at]}"'
    return f'<g {place} class="target k-{key}" {scene.target(notation)}>{scene.prompt(notation)}{inside}</g>'


# -- scientists ------------------------------------------------------------------------------------


def figures(scene: Scene, at: int) -> list[Figure]:
    """Each scientist as a piece, or a piece per player with a number when there are many."""
    here = scene.view.zones[at]
    key = ZONES[at]
    found: list[Figure] = []
    if sum(here.scientists) <= LONE_SCIENTISTS:
        for seat in scene.seats:
            found.extend(Figure(seat, 1, f"sci-{key}-{LETTERS[seat]}{n}", False) for n in range(here.scientists[seat]))
    else:
        found = [Figure(seat, here.scientists[seat], f"sci-{key}-{LETTERS[seat]}0", False) for seat in scene.seats]
        found = [figure for figure in found if figure.count]
    if at == scene.view.target and scene.number("play:place_scientist"):
        found.append(Figure(scene.active_seat(), 1, "ghost-scientist", True))
    return found


def scientist_spots(at: int, row: list[Figure], radius: float) -> list[Spot]:
    """A place for each figure, and one more for the pot."""
    wide = 24 if ANGLES[at] in NARROW else 28
    widths = [wide if figure.count == 1 else 33 for figure in row] + [36]
    widths = squeezed(widths, radius)
    left = -sum(widths) / 2
    found: list[Spot] = []
    for width in widths:
        found.append(along(at, radius, left + width / 2))
        left += width
    return found


def squeezed(widths: list[int], radius: float) -> list[float]:
    """A row never leaves its zone: it stays within 19 degrees of the axis."""
    room = radius * 0.663
    scale = min(1.0, room / sum(widths))
    return [width * scale for width in widths]


def scientist(scene: Scene, figure: Figure, spot: Spot) -> str:
    letter = LETTERS[figure.seat]
    body = use(f"ant-sci-{letter}", Spot(0, 0), SCIENTIST)
    if figure.ghost:
        notation = "play:place_scientist"
        inside = scene.prompt(notation) + f'<circle class="ring" r="17"/><g class="faint">{body}</g>' + small_badge(scene, notation, SCIENTIST)
        return f'<g id="{figure.key}" transform="translate({spot})" class="target {colours(figure.seat)}" {scene.target(notation)}>{inside}</g>'
    told = title(scene.say("scientists", {"n": figure.count, "name": scene.voice.name(figure.seat), "who": scene.voice.who(figure.seat)}))
    if figure.count > 1:
        body += f'<circle class="many" cx="10" cy="9" r="8.5"/><text class="manyt" x="10" y="9" dy=".36em">{figure.count}</text>'
    return f'<g id="{figure.key}" class="piece {colours(figure.seat)}" {move(spot)}>{told}{body}</g>'


def pot(scene: Scene, at: int, spot: Spot) -> str:
    """ANT-SCO-4  What the first rank takes now, framed in the colours of whoever holds it."""
    here = scene.view.zones[at]
    told = title(scene.say("pot", {"zone": scene.zone(at), "pot": here.pot, "leaders": scene.people(here.leaders)}))
    frame = frames(spot, here.leaders)
    return f'<g id="pot-{ZONES[at]}" class="pot">{told}{frame}<text x="{number(spot.x)}" y="{number(spot.y)}" dy=".35em">{here.pot}</text></g>'


def frames(spot: Spot, leaders: tuple[Seat, ...]) -> str:
    """A pill in one colour, or split among those who tie."""
    if len(leaders) == 1:
        corner = f'x="{number(spot.x - 15)}" y="{number(spot.y - 12)}"'
        return f'<rect class="frame {colours(leaders[0])}" {corner} width="30" height="24" rx="12"/>'
    top = f"{number(spot.x)} {number(spot.y - 12)}"
    left = f'<path class="frame {colours(leaders[0])}" d="M{top}h-3a12 12 0 0 0 0 24h3z"/>'
    right = f'<path class="frame {colours(leaders[1])}" d="M{top}h3a12 12 0 0 1 0 24h-3z"/>'
    return left + right
