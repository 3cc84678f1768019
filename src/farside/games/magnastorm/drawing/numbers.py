"""Where the numbers of options stand beside their spaces: none upon another, nor upon a scout."""

from __future__ import annotations

from typing import Final

from farside.core.marks import Spot
from farside.games.magnastorm.components import SPACES, SPOTS
from farside.games.magnastorm.drawing.plan import beside, distance, places, scout_spots, station_spots
from farside.games.magnastorm.drawing.scene import Scene

TO_SPACE: Final = ("drive", "push", "jump", "retrieve")  # options that are a space
HERE: Final = ("install:slot", "install:waived", "add:slot", "add:waived")  # options about the scout's space
AT_SCOUT: Final = ("stay", "stop")
NEAR: Final = 7  # from a space's edge to the middle of its number
APART: Final = 24  # on a phone numbers are as wide as that
SCOUT: Final = 0.9 * 13.5  # how far down and left of its scout's middle a number stands
STATION: Final = 15  # how far down and right of its middle a station's


def answers(scene: Scene, at: int) -> list[str]:
    """The options that may lie on a space."""
    found = [f"{verb}:{SPACES[at]}" for verb in TO_SPACE]
    return [*found, *HERE] if at == scene.me().scout else found


def number_spots(scene: Scene) -> dict[int, Spot]:
    """By space, where its number stands, seen from the space: where there is most room of all that is free."""
    taken, found = kept_free(scene), dict[int, Spot]()
    for at in scene.planet.spaces:
        if scene.open(*answers(scene, at)):
            here, home = freest(beside(scene.side, at, scene.measure.space + NEAR), taken), places(scene.side)[at]
            taken.append(here)
            found[at] = Spot(here.x - home.x, here.y - home.y)
    return found


def freest(around: tuple[Spot, ...], taken: list[Spot]) -> Spot:
    """The first place that is far enough from all others; if there is none, the farthest."""
    far = [min([APART, *[distance(place, other) for other in taken]]) for place in around]
    return around[far.index(max(far))]


def kept_free(scene: Scene) -> list[Spot]:
    """Scouts, their own number, and numbers of stations."""
    scouts = scout_spots(scene.view.seats, scene.view.start, tuple([player.scout for player in scene.view.players]))
    found, mine = [*scouts], scene.mine()
    if scene.open(*AT_SCOUT):
        found.append(Spot(scouts[mine].x - SCOUT, scouts[mine].y + SCOUT))
    stations = station_spots(scene.side)
    open_ones = [stations[at] for at in scene.planet.spots if scene.open(f"station:{SPOTS[at]}")]
    return [*found, *[Spot(at.x + STATION, at.y + STATION) for at in open_ones]]
