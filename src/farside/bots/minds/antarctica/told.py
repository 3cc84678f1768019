"""What is told of options at Antarctica, by name: zones, tracks, people, and where a ship goes."""

from __future__ import annotations

from typing import Final

from farside.bots.policy import Names
from farside.games.antarctica.components import ICON_KINDS, KINDS, PLACES

LIKE: Final = [
    "nothing",
    "time",
    "few staff",
    "staff",
    "reserve",
    "ships",
    "spare ships",
    "spare cubes",
    "acted",
    "cards within reach",
    "three or four",
]

OWN: Final = Names(
    LIKE,
    {
        "kind": KINDS,
        "icon": ICON_KINDS,
        "count": [str(count) for count in range(1, 8)],
        "place": [str(place + 1) for place in range(PLACES)],
        "what": ("few staff", "much time"),
    },
)
GAIN: Final = OWN.add("zone, points")
HURT: Final = OWN.add("zone, points of others")
LED: Final = OWN.add("zone, taken over")
LATER: Final = OWN.add("zone, points late")
STAR: Final = OWN.add("star")
STEPS: Final = OWN.add("steps to come")
SPENT: Final = OWN.add("scientists spent")
LAST: Final = OWN.add("staff used up")
RAISED: Final = OWN.add("raises {kind}")
TRACK: Final = OWN.add("track, points")
TRACK_HURT: Final = OWN.add("track, points of others")
TRACK_LATE: Final = OWN.add("track, points late")
MADE: Final = OWN.add("track, spaces")
OPENED: Final = OWN.add("track, entered")
OPENED_LATE: Final = OWN.add("track, entered late")
ICONS: Final = OWN.add("reaches {icon}")
HIRED: Final = OWN.add("recruits")
HIRED_LOW: Final = OWN.add("recruits with few staff")
GIVEN: Final = OWN.add("given, points")
GIVEN_LATE: Final = OWN.add("given, points late")
GIVEN_LOW: Final = OWN.add("given with few staff")
SHIPS_LEFT: Final = OWN.add("gives up a ship of {count}")
HOLDS: Final = OWN.add("holds one already")
PLAYED: Final = OWN.add("plays with {what}")
# where a ship goes
PLACE_IN: Final = OWN.add("ship in place {place}")
AWAY: Final = OWN.add("ship, zones from the sun")
BUILDS: Final = OWN.add("there, something to build")
BUILD_GAIN: Final = OWN.add("there, best building, points")
BUILD_HURT: Final = OWN.add("there, best building, points of others")
BUILD_LATE: Final = OWN.add("there, best building, points late")
BUILD_STAR: Final = OWN.add("there, best building, star")
BUILD_STEPS: Final = OWN.add("there, best building, steps")
BUILD_SPENT: Final = OWN.add("there, best building, scientists")
CAMP: Final = OWN.add("there, recruits")
CAMP_LOW: Final = OWN.add("there, recruits with few staff")
YARD: Final = OWN.add("there, a ship to build")
YARD_LATE: Final = OWN.add("there, a ship to build late")
CENTRE: Final = OWN.add("there, research, points")
CENTRE_STEPS: Final = OWN.add("there, research, steps")
NOTHING: Final = OWN.add("there, nothing to do")
FRIENDS: Final = OWN.add("there, own ships")
STANDS: Final = OWN.add("there, {kind}")
