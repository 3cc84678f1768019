"""What the lessons of Antarctica ask about and speak of: facts of a view, by name."""

from __future__ import annotations

from typing import Final

from farside.core.actions import NOBODY, Seat
from farside.core.phrases import Voice
from farside.games.antarctica.components import KINDS, ZONES
from farside.games.antarctica.view import AntarcticaView

Facts = dict[str, str | int]
DOUBLE: Final = 1  # the deck of double cards
CAMP: Final = "camp"


def facts(view: AntarcticaView, voice: Voice) -> Facts:
    """Where the ship is, what can be built where, who leads."""
    me = view.seat or 0
    found: Facts = {
        "active": max(view.ship, 0),
        "target": ZONES[view.target] if view.target != NOBODY else ZONES[view.sun],
        "acted": int(view.target != NOBODY and not can_act(view)),
        "lap": view.lap,
        "staff": view.players[me].staff,
        "reserve": view.players[me].reserve,
        "cards": sum(view.players[me].hand[:4]),
        "camp": int(any(CAMP in [KINDS[kind] for kind in zone.buildings] for zone in view.zones)),
    }
    return found | double(view, voice) | rivalry(view, voice, me)


def can_act(view: AntarcticaView) -> bool:
    """Whether the one action of the turn is still to come: else everything that acts is refused for it."""
    return not any(closed.clause == "ANT-ACT-1" for closed in view.closed)


def double(view: AntarcticaView, voice: Voice) -> Facts:
    """Whether the open double card can be built in one zone only without spending a card, and where."""
    builds = [(hint.zone, build) for hint in view.hints for build in hint.builds]
    ready = [zone for zone, build in builds if build.deck == DOUBLE and build.card == NOBODY]
    zone = ready[0] if ready else view.sun
    return {"double_there": int(len(ready) == 1), "double_zone": ZONES[zone], "double_place": place(voice, zone)}


def rivalry(view: AntarcticaView, voice: Voice, me: Seat) -> Facts:
    """A zone where somebody has more scientists than I have, and I have one: the nearest lead to look at."""
    for at, zone in enumerate(view.zones):
        most = max(zone.scientists)
        if 0 < zone.scientists[me] < most:
            rival = zone.scientists.index(most)
            told: Facts = {"behind": 1, "theirs": most, "mine": zone.scientists[me], "pot": zone.pot}
            return told | {"behind_zone": ZONES[at], "behind_place": place(voice, at), "rival": voice.name(rival)}
    return {
        "behind": 0,
        "theirs": 0,
        "mine": 0,
        "pot": 0,
        "behind_zone": ZONES[view.sun],
        "behind_place": "",
        "rival": "",
    }


def place(voice: Voice, zone: int) -> str:
    """A zone's name where a sentence is about being there."""
    return voice.say(f"zone-{ZONES[zone]}")
