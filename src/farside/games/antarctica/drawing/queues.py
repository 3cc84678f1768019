"""The queues at sea: places, ships, icebreakers, wakes and the sun."""

from __future__ import annotations

from typing import Final

from farside.core.actions import NOBODY
from farside.core.marks import ORIGIN, Spot, box, colours, disc, group, mark, move, number, title, use, word
from farside.games.antarctica.components import ANGLES, FLEET, PLACES, ZONES
from farside.games.antarctica.drawing.plan import (
    PLACE_ANGLES,
    QUEUE,
    SUN_SPACE,
    WAKE,
    berth,
    outside,
    spot,
    sun_space,
)
from farside.games.antarctica.drawing.scene import Scene
from farside.games.antarctica.drawing.targets import SHIP, TO_ZONE, ghost_ship, glow, lock, numbered, piece, ring
from farside.games.antarctica.view import Ship, Trail

WAKE_GAP: Final = 6.0  # several wakes lie side by side
SHORTEST: Final = 16.0  # degrees: a wake to the next place would only be a smudge


# -- places ----------------------------------------------------------------------------------------


def docks(scene: Scene) -> str:
    """Empty places with their numbers, and how many zones away the sun is."""
    found = ""
    for at, zone in enumerate(scene.view.zones):
        if zone.closed:
            continue
        lit = any(scene.number(f"{verb}:{ZONES[at]}") for verb in TO_ZONE)
        found += sun_mark(scene, at)
        for place in range(len(zone.queue) + 1 + lit, PLACES + 1):
            found += disc(berth(at, place), 21, "dock") + word(berth(at, place), str(place), "dockn")
    return found


def sun_mark(scene: Scene, at: int) -> str:
    """In how many zones the sun gets here."""
    away = zones_away(scene, at)
    if not away:
        return ""
    told = title(scene.say("sun-away", {"zone": scene.zone(at), "n": away}))
    return group(
        told + disc(sun_space(at), 11.5) + word(sun_space(at), str(away)),
        "sunspace",
        f'data-note="sunspace-{ZONES[at]}"',
    )


def zones_away(scene: Scene, at: int) -> int:
    """ANT-SUN-2  Zones the sun moves until it stands there; closed ones are skipped."""
    start = scene.view.sun + 1
    way = range(start, start + (at - scene.view.sun) % len(ZONES))
    return sum(not scene.view.zones[step % len(ZONES)].closed for step in way)


# -- ships -----------------------------------------------------------------------------------------


def ships(scene: Scene) -> str:
    """All ships in the order of their numbers, so that each keeps its place in the document and glides."""
    found: dict[int, str] = {}
    for at, zone in enumerate(scene.view.zones):
        for place, ship in enumerate(zone.queue, start=1):
            found[ship.ship] = draw_ship(scene, ship, at, place)
    return "".join(found[ship] for ship in sorted(found))


def draw_ship(scene: Scene, ship: Ship, at: int, place: int) -> str:
    """A ship; it may be an answer itself: to be moved, given up, or sent on by an icebreaker."""
    hull = group(use("ant-ship", Spot(-1, 0), SHIP) + mark(ship.seat, Spot(12, -11), 21), "hull")
    water = disc(ORIGIN, 25, "water")
    if ship.ship == scene.view.ship and not scene.view.over:
        water += disc(ORIGIN, 28, "active")
    classes = f"piece ship {colours(ship.seat)}"
    where = f'id="ship-{ship.ship}" {move(berth(at, place))} data-place="ship:{ship.ship}"'
    notation, hushed = ship_option(scene, ship, at, place)
    if not notation:
        words = scene.naming(ship.seat) | {"zone": scene.zone(at), "place": place}
        return group(title(scene.say("ship", words)) + water + hull, classes, where)
    if hushed:  # a ship may be given up at any time: a small number below it, no ring
        inside = water + hull + numbered(Spot(-19, 17), scene.number(notation), 9, "hushed")
    else:
        inside = water + ring(29) + hull + numbered(Spot(-17, -17), scene.number(notation), 12)
    return piece(inside, classes, where, scene, notation)


def ship_option(scene: Scene, ship: Ship, at: int, place: int) -> tuple[str, bool]:
    """The option that is this ship, and whether it is only a side issue of the question."""
    lift, scrap = f"lift:{ZONES[at]}:{place}", f"scrap:{ZONES[at]}:{place}"
    if scene.number(lift):
        return lift, False
    if ship.ship == scene.view.second and scene.number("icebreaker:go"):
        return "icebreaker:go", False
    return (scrap, True) if scene.number(scrap) else ("", False)


def new_ship(scene: Scene) -> str:
    """ANT-SHIP-2  Where a ship would be built: at the end of the queue in the sun zone."""
    if not scene.number("ship"):
        return ""
    here = berth(scene.view.sun, min(len(scene.view.zones[scene.view.sun].queue) + 1, PLACES))
    inside = glow(here) + ghost_ship(scene, here) + numbered(here, scene.number("ship"), 13)
    return piece(inside, "", 'id="ghost-ship"', scene, "ship")


# -- icebreakers -----------------------------------------------------------------------------------


def icebreakers(scene: Scene) -> str:
    """Cards that lie in zones, and the places where one could be laid."""
    found = ""
    for at, zone in enumerate(scene.view.zones):
        for order, seat in enumerate(zone.icebreakers):
            here = spot(QUEUE + 31, ANGLES[at] + PLACE_ANGLES[1] + 5 * order)
            told = title(scene.say("icebreaker", scene.naming(seat) | {"zone": scene.zone(at)}))
            found += group(told + icebreaker_card(here), f"ice {colours(seat)}", f'id="ice-{ZONES[at]}-{seat}"')
        found += icebreaker_option(scene, at)
    return found


def icebreaker_card(here: Spot) -> str:
    return box(here, 26, 26, 6) + use("ant-icebreaker", here, 20, "pict")


def icebreaker_option(scene: Scene, at: int) -> str:
    """ANT-ICE-1  A card beside the second ship; a lock only where that ship is one's own."""
    notation = f"lay:{ZONES[at]}"
    here = outside(at, 2)
    queue = scene.view.zones[at].queue
    if scene.number(notation):
        text = numbered(Spot(here.x + 12, here.y - 12), scene.number(notation), 9, "small")
        return piece(icebreaker_card(here) + text, "ice", f'id="lay-{ZONES[at]}"', scene, notation)
    own = len(queue) > 1 and queue[1].seat == scene.mine()
    return lock(scene, notation, outside(at, 2, 34)) if notation in scene.closed and own else ""


# -- wakes and the sun -----------------------------------------------------------------------------


def wakes(scene: Scene) -> str:
    """What moved last: a soft trail from where to where."""
    return "".join(wake(scene, trail, order) for order, trail in enumerate(scene.view.trail))


def wake(scene: Scene, trail: Trail, order: int) -> str:
    seat = trail.ship // FLEET
    zone, place = scene.view.place(trail.ship)
    if trail.end == NOBODY or zone != trail.end:
        return ""
    words = scene.naming(seat) | {"zone": scene.zone(trail.end)}
    halo = disc(berth(zone, place), 28, "wake1")
    if trail.start == NOBODY:
        return group(title(scene.say("wake-new", words)) + halo, f"wake {colours(seat)}")
    told = title(scene.say("wake", words | {"start": scene.zone(trail.start)}))
    start, end = ANGLES[trail.start] + PLACE_ANGLES[0], ANGLES[zone] + PLACE_ANGLES[place - 1]
    left = disc(spot(QUEUE, start), 33, "wake0")
    return group(told + left + arc(start, end, WAKE + WAKE_GAP * order) + halo, f"wake {colours(seat)}")


def arc(start: float, end: float, radius: float) -> str:
    """The shorter way round, out at sea."""
    turn = (end - start + 180) % 360 - 180
    way = 1 if turn >= 0 else -1
    if abs(turn) < SHORTEST:
        return ""
    first, last = start + way * 4, start + turn - way * 8
    path = f"M{spot(radius, first)}A{number(radius)} {number(radius)} 0 0 {0 if way > 0 else 1} {spot(radius, last)}"
    path += f"Q{spot(radius - 1, last + way * 4)} {spot(QUEUE + 29, last + way * 5.5)}"
    return f'<path class="wakeline" d="{path}"/>'


def sun(scene: Scene) -> str:
    """The sun turns about the centre, always the same way, so that it glides along its circle."""
    turned = 360 * (scene.view.lap - 1) + 45 * scene.view.sun
    home = spot(QUEUE, ANGLES[0] + SUN_SPACE)
    told = title(scene.say("sun", {"zone": scene.zone(scene.view.sun)}))
    turn = f'transform="rotate(-{turned} 424 424)"'
    return group(
        told + group('<use href="#ant-thesun"/>', "", f'transform="translate({home})"'), "piece", f'id="sun" {turn}'
    )
