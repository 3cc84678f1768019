"""Station spots: on lines that cross a border."""

from __future__ import annotations

from typing import Final

from farside.core.actions import NOBODY
from farside.core.marks import LETTERS, ORIGIN, Spot, colours, disc, group, use, word
from farside.games.magnastorm.components import SPOTS, STATION_WORTH, STATIONS_EACH
from farside.games.magnastorm.drawing.plan import spot, station_spots
from farside.games.magnastorm.drawing.scene import Scene

HEXAGON: Final = "M" + "L".join(str(spot(60 * at, 12)) for at in range(6)) + "Z"
HERE: Final = ("build:slot", "build:waived")


def stations(scene: Scene) -> str:
    return group("".join(station(scene, at) for at in scene.planet.spots), "stations")


def answers(scene: Scene, at: int) -> list[str]:
    """Options that lie on a spot: to begin there, or to build there."""
    found = [f"station:{SPOTS[at]}"]
    return [*found, *HERE] if scene.view.asks == "station" and scene.view.about[0] == at else found


def station(scene: Scene, at: int) -> str:
    owner = scene.view.stations[at]
    options = answers(scene, at)
    lit = bool(scene.open(*options))
    inside = disc(ORIGIN, 22, "shine") + disc(ORIGIN, 17, "halo") if lit else ""
    inside += (
        f'<path class="spot" d="{HEXAGON}"/>' if owner == NOBODY else use(f"mag-station-{LETTERS[owner]}", ORIGIN, 30)
    )
    if lit and owner == NOBODY:
        inside += word(ORIGIN, f"+{worth(scene)}", "worth")
    inside += scene.badge(Spot(15, 15), 8.5, *options)
    words = {"spot": scene.member("spot", at)}
    told = scene.say("spot-free", words) if owner == NOBODY else scene.say("spot-built", words | scene.naming(owner))
    place = f'id="spot-{SPOTS[at]}" transform="translate({station_spots(scene.side)[at]})"'
    return scene.place(inside, "station" if owner == NOBODY else f"station {colours(owner)}", place, told, *options)


def worth(scene: Scene) -> int:
    """MAG-TELE-1  What the next station brings."""
    return STATION_WORTH[min(STATIONS_EACH - scene.me().stations_left, STATIONS_EACH - 1)]
