"""Spaces, areas and lines: where scouts drive and labs stand."""

from __future__ import annotations

from farside.core.actions import NOBODY
from farside.core.marks import LETTERS, ORIGIN, Spot, colours, disc, group, use, word
from farside.core.scene import Words
from farside.games.magnastorm.components import AREAS, SPACE_COLOURS, SPACES, WHITE
from farside.games.magnastorm.drawing.numbers import answers, number_spots
from farside.games.magnastorm.drawing.plan import centres, places
from farside.games.magnastorm.drawing.scene import Scene


def lines(scene: Scene) -> str:
    """The lines between areas: those that cross a border brighter, those in the storm dimmer."""
    planet, middle = scene.planet, centres(scene.side)
    kinds = {"line": "", "line cross": "", "line stormy": ""}
    for one in range(len(planet.neighbours)):
        for other in planet.neighbours[one]:
            if one < other:
                kinds[line_kind(scene, one, other)] += f"M{middle[one]}L{middle[other]}"
    return "".join(f'<path class="{kind}" d="{path}"/>' for kind, path in kinds.items() if path)


def line_kind(scene: Scene, one: int, other: int) -> str:
    sectors = (scene.planet.area_sector[one], scene.planet.area_sector[other])
    if not any(scene.calm(sector) for sector in sectors):
        return "line stormy"
    return "line cross" if sectors[0] != sectors[1] else "line"


def areas(scene: Scene) -> str:
    """An area is one broad stroke through its spaces."""
    found = ""
    spots = places(scene.side)
    for at, inside in enumerate(scene.planet.inside):
        if inside:
            way = "M" + "L".join(str(spots[space]) for space in inside)
            way += "Z" if len(inside) > 2 else "h.1" if len(inside) == 1 else ""
            mood = "" if scene.calm(scene.planet.area_sector[at]) else " stormy"
            found += f'<path id="area-{AREAS[at]}" class="area{mood}" d="{way}"/>'
    return group(found, f"areas side-{scene.side}")


def spaces(scene: Scene) -> str:
    """All spaces; those that may be chosen lie on top."""
    numbers = number_spots(scene)
    found = sorted(scene.planet.spaces, key=lambda at: at in numbers)
    return group("".join(space(scene, at, numbers.get(at, ORIGIN)) for at in found), "spaces")


def space(scene: Scene, at: int, number: Spot) -> str:
    options = answers(scene, at)
    colour = SPACE_COLOURS[scene.planet.colour[at]]
    radius = scene.measure.space
    inside = disc(ORIGIN, radius, "disc") + content(scene, at)
    if scene.open(*options):
        inside = glow(scene, at, radius) + inside + scene.badge(number, 8.5, *options)
    elif any(option in scene.closed for option in options):
        inside += (
            f'<path class="struck" d="M{Spot(-radius * 0.65, -radius * 0.65)}L{Spot(radius * 0.65, radius * 0.65)}"/>'
        )
    mood = "" if scene.calm(scene.planet.sector[at]) else " stormy"
    place = f'id="space-{SPACES[at]}" transform="translate({places(scene.side)[at]})"'
    return scene.place(inside, f"space t-{colour}{mood}", place, told(scene, at), *options)


def told(scene: Scene, at: int) -> str:
    """What a pointer on a space is told."""
    owner, count = scene.view.labs[at]
    words: Words = {
        "space": scene.member("space", at),
        "colour": scene.say(f"space-{colour_key(scene, at)}"),
        "n": count,
    }
    if owner == NOBODY:
        return scene.say("space-free", words)
    return scene.say("space-labs", words | scene.naming(owner))


def colour_key(scene: Scene, at: int) -> str:
    return SPACE_COLOURS[scene.planet.colour[at]]


def content(scene: Scene, at: int) -> str:
    """The labs on a space, or the colour of research they would bring."""
    owner, count = scene.view.labs[at]
    size = scene.measure.space
    if owner == NOBODY:
        white = scene.planet.colour[at] == WHITE and scene.side
        return use(f"mag-{colour_key(scene, at)}{'4' if white else ''}", ORIGIN, size * 1.2)
    inside = disc(ORIGIN, size - 2.5, "base") + use(f"mag-lab-{LETTERS[owner]}", Spot(0, -0.5), size * 1.4)
    if count > 1:
        corner = Spot(size * 0.75, -size * 0.75)
        inside += disc(corner, 7, "many") + word(corner, str(count), "manyt")
    return group(inside, f"lab {colours(owner)}", f'id="lab-{SPACES[at]}"')


def glow(scene: Scene, at: int, radius: float) -> str:
    """A place that may be chosen; quieter where a lab leaves no room for another."""
    if scene.view.labs[at][0] != NOBODY and not scene.number(f"retrieve:{SPACES[at]}"):
        return disc(ORIGIN, radius + 4, "halo faint")
    return disc(ORIGIN, radius + 10, "shine") + disc(ORIGIN, radius + 4.5, "halo")
