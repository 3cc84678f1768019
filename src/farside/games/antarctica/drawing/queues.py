"""The queues at sea: places, ships, icebreakers, wakes and the sun."""

from __future__ import annotations

from typing import Final

from farside.core.actions import NOBODY
from farside.core.marks import Spot, colours, mark, move, number, title, use
from farside.games.antarctica.components import ANGLES, FLEET, PLACES, ZONES
from farside.games.antarctica.drawing.plan import QUEUE, WAKE, berth, outside, spot, sun_space
from farside.games.antarctica.drawing.scene import Scene
from farside.games.antarctica.drawing.targets import TO_ZONE, halo, lock
from farside.games.antarctica.view import Ship, Trail

SHIP: Final = 46
WAKE_GAP: Final = 6.0  # several wakes lie side by side


# -- places ----------------------------------------------------------------------------------------


def docks(scene: Scene) -> str:
    """Empty places with their numbers, and how many zones away the sun is."""
    found: list[str] = []
    for at, zone in enumerate(scene.view.zones):
        if zone.closed:
            continue
        found.append(sun_mark(scene, at))
        lit = any(scene.number(f"{verb}:{ZONES[at]}") for verb in TO_ZONE)
        for place in range(len(zone.queue) + 1 + lit, PLACES + 1):
            found.append(dock(berth(at, place), place))
    return "".join(found)


def dock(at: Spot, place: int) -> str:
    x, y = number(at.x), number(at.y)
    return f'<circle class="dock" cx="{x}" cy="{y}" r="21"/><text class="dockn" x="{x}" y="{y}" dy=".35em">{place}</text>'


def sun_mark(scene: Scene, at: int) -> str:
    """In how many zones the sun gets here."""
    away = zones_away(scene, at)
    if not away:
        return ""
    here = sun_space(at)
    x, y = number(here.x), number(here.y)
    told = title(scene.say("sun-away", {"zone": scene.zone(at), "n": away}))
    return f'<g class="sunspace">{told}<circle cx="{x}" cy="{y}" r="11.5"/><text x="{x}" y="{y}" dy=".35em">{away}</text></g>'


def zones_away(scene: Scene, at: int) -> int:
    """ANT-SUN-2  Zones the sun moves until it stands there; closed ones are skipped."""
    way = range(scene.view.sun + 1, scene.view.sun + 1 + (at - scene.view.sun) % len(ZONES))
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
    notation, quiet = ship_option(scene, ship, at, place)
    hull = f'<g class="hull">{use("ant-ship", Spot(-1, 0), SHIP)}{mark(ship.seat, Spot(12, -11), 21)}</g>'
    told = title(ship_words(scene, ship, at, place))
    ring = '<circle class="active" r="28"/>' if ship.ship == scene.view.ship and not scene.view.over else ""
    piece = f'id="ship-{ship.ship}" {move(berth(at, place))} data-place="ship:{ship.ship}"'
    if not notation:
        return f'<g {piece} class="piece ship {colours(ship.seat)}">{told}<circle class="water" r="25"/>{ring}{hull}</g>'
    lit = quiet_ring(scene, notation) if quiet else loud_ring(scene, notation)
    classes = f"piece ship target {'quiet ' if quiet else ''}{colours(ship.seat)}"
    inside = scene.prompt(notation) + '<circle class="water" r="25"/>' + ring + hull + lit
    return f'<g {piece} class="{classes}" {scene.target(notation)}>{inside}</g>'


def ship_option(scene: Scene, ship: Ship, at: int, place: int) -> tuple[str, bool]:
    """The option that is this ship, and whether it is only a side issue of the question."""
    lift, scrap = f"lift:{ZONES[at]}:{place}", f"scrap:{ZONES[at]}:{place}"
    if scene.number(lift):
        return lift, False
    if ship.ship == scene.view.second and scene.number("icebreaker:go"):
        return "icebreaker:go", False
    return (scrap, True) if scene.number(scrap) else ("", False)


def ship_words(scene: Scene, ship: Ship, at: int, place: int) -> str:
    words = {"name": scene.voice.name(ship.seat), "who": scene.voice.who(ship.seat), "zone": scene.zone(at), "place": place}
    return scene.say("ship", words)


def loud_ring(scene: Scene, notation: str) -> str:
    text = scene.number(notation)
    return f'<circle class="ring" r="29"/><g class="badge"><circle cx="-17" cy="-17" r="12"/><text x="-17" y="-17" dy=".36em">{text}</text></g>'


def quiet_ring(scene: Scene, notation: str) -> str:
    """Giving up a ship is possible at any time: a small number below it, no halo."""
    text = scene.number(notation)
    return f'<g class="badge quiet"><circle cx="-19" cy="17" r="9"/><text x="-19" y="17" dy=".36em">{text}</text></g>'


def new_ship(scene: Scene) -> str:
    """ANT-SHIP-2  Where a ship would be built: at the end of the queue in the sun zone."""
    if not scene.number("ship"):
        return ""
    here = berth(scene.view.sun, min(len(scene.view.zones[scene.view.sun].queue) + 1, PLACES))
    ghost = f'<g class="ghost {colours(scene.active_seat())}">{use("ant-ship", here, SHIP)}</g>'
    return f'<g id="ghost-ship" class="target" {scene.target("ship")}>{scene.prompt("ship")}{ghost}{halo(here, scene.number("ship"))}</g>'


# -- icebreakers -----------------------------------------------------------------------------------


def icebreakers(scene: Scene) -> str:
    """Cards that lie in zones, and the places where one could be laid."""
    found: list[str] = []
    for at, zone in enumerate(scene.view.zones):
        for order, seat in enumerate(zone.icebreakers):
            here = spot(QUEUE + 31, ANGLES[at] + 5.2 + 5 * order)
            words = {"name": scene.voice.name(seat), "who": scene.voice.who(seat), "zone": scene.zone(at)}
            card = icebreaker_card(here)
            found.append(f'<g id="ice-{ZONES[at]}-{seat}" class="ice {colours(seat)}">{title(scene.say("icebreaker", words))}{card}</g>')
        found.append(icebreaker_option(scene, at))
    return "".join(found)


def icebreaker_card(here: Spot) -> str:
    frame = f'<rect x="{number(here.x - 13)}" y="{number(here.y - 13)}" width="26" height="26" rx="6"/>'
    return frame + use("ant-icebreaker", here, 20, "pict")


def icebreaker_option(scene: Scene, at: int) -> str:
    notation = f"lay:{ZONES[at]}"
    here = outside(at, 2)
    if scene.number(notation):
        x, y = number(here.x + 12), number(here.y - 12)
        text = f'<g class="badge small"><circle cx="{x}" cy="{y}" r="9"/><text x="{x}" y="{y}" dy=".36em">{scene.number(notation)}</text></g>'
        return f'<g id="lay-{ZONES[at]}" class="ice target" {scene.target(notation)}>{scene.prompt(notation)}{icebreaker_card(here)}{text}</g>'
    if notation in scene.closed:
        return lock(here, scene.shut(notation), scene.reason(notation))
    return ""


# -- wakes and the sun -----------------------------------------------------------------------------


def wakes(scene: Scene) -> str:
    """What moved last: a soft trail from where to where."""
    return "".join(wake(scene, trail, order) for order, trail in enumerate(scene.view.trail))


def wake(scene: Scene, trail: Trail, order: int) -> str:
    if trail.end == NOBODY:
        return ""
    seat = trail.ship // FLEET
    zone, place = scene.view.place(trail.ship)
    end = berth(zone, place) if zone == trail.end else berth(trail.end, 1)
    words = {"name": scene.voice.name(seat), "who": scene.voice.who(seat), "zone": scene.zone(trail.end)}
    ring = f'<circle class="wake1" cx="{number(end.x)}" cy="{number(end.y)}" r="28"/>'
    if trail.start == NOBODY:
        return f'<g class="wake {colours(seat)}">{title(scene.say("wake-new", words))}{ring}</g>'
    told = title(scene.say("wake", words | {"start": scene.zone(trail.start)}))
    start = berth(trail.start, 1)
    left = f'<circle class="wake0" cx="{number(start.x)}" cy="{number(start.y)}" r="33"/>'
    finish = ANGLES[trail.end] + (16.4 if not place else (-6.0, 5.2, 16.4)[place - 1])
    return f'<g class="wake {colours(seat)}">{told}{left}{arc(ANGLES[trail.start] - 6.0, finish, WAKE + WAKE_GAP * order)}{ring}</g>'


def arc(start: float, end: float, radius: float) -> str:
    """The shorter way round, out at sea."""
    turn = (end - start + 180) % 360 - 180
    way = 1 if turn >= 0 else -1
    if abs(turn) < 16:
        return ""
    first, last = start + way * 4, start + turn - way * 8
    sweep = 0 if way > 0 else 1
    path = f"M{spot(radius, first)}A{number(radius)} {number(radius)} 0 0 {sweep} {spot(radius, last)}"
    path += f"Q{spot(radius - 1, last + way * 4)} {spot(QUEUE + 29, last + way * 5.5)}"
    return f'<path class="wakeline" d="{path}"/>'


def sun(scene: Scene) -> str:
    """The sun turns about the centre, always the same way, so that it glides along its circle."""
    turned = 360 * (scene.view.lap - 1) + 45 * scene.view.sun
    home = spot(QUEUE, ANGLES[0] - 17.0)
    told = title(scene.say("sun", {"zone": scene.zone(scene.view.sun)}))
    inside = f'<g transform="translate({home})"><use href="#ant-thesun"/></g>'
    turn = f'transform="rotate(-{turned % 360} 424 424)" style="transform:rotate(-{turned}deg);transform-origin:424px 424px"'
    return f'<g id="sun" class="piece" {turn}>{told}{inside}</g>'
