"""What the lessons of Antarctica ask about and speak of: facts of a view, by name."""

from __future__ import annotations

from typing import Final

from farside.core.actions import NOBODY, Seat
from farside.core.phrases import Voice
from farside.games.antarctica.components import KINDS, ZONES
from farside.games.antarctica.view import AntarcticaView

Facts = dict[str, str | int]
BASIC: Final = 0  # decks
DOUBLE: Final = 1
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
    found |= basic(view, voice) | double(view, voice)
    return found | rivalry(view, voice, me) | breaking(view, voice, me) | ending(view, voice, me)


def can_act(view: AntarcticaView) -> bool:
    """Whether the one action of the turn is still to come: else everything that acts is refused for it."""
    return not any(closed.clause == "ANT-ACT-1" for closed in view.closed)


def basic(view: AntarcticaView, voice: Voice) -> Facts:
    """What the open basic card asks for, if it is one building beside which a ship of mine lies, and where that is."""
    needs = view.decks[BASIC].needs
    ships = [(needs[0].kind, at) for at in needs[0].zones if lies(view, at)] if len(needs) == 1 else []
    for kind, at in ships:
        where: Facts = {"near_low": place(voice, at, ".low"), "near_bare": place(voice, at, ".bare")}
        near = f"building-{ZONES[at]}-{KINDS[kind]}"
        return where | {"need": voice.say(f"building-{KINDS[kind]}.a"), "near": near}
    return {"need": "none", "near": "ghost-basic", "near_low": "", "near_bare": ""}


def lies(view: AntarcticaView, at: int) -> bool:
    """Whether a ship of mine lies in a zone."""
    return any(ship.seat == (view.seat or 0) for ship in view.zones[at].queue)


def double(view: AntarcticaView, voice: Voice) -> Facts:
    """Whether the open double card can be built in one zone only without spending a card, and where."""
    builds = [(hint.zone, build) for hint in view.hints for build in hint.builds if build.deck == DOUBLE]
    ready = [zone for zone, build in builds if build.card == NOBODY]
    zone = ready[0] if ready else view.sun
    return {
        "double_paid": int(len(builds) > len(ready)),
        "double_there": int(len(ready) == 1),
        "double_zone": ZONES[zone],
        "double_place": place(voice, zone),
        "double_low": place(voice, zone, ".low"),
    }


def rivalry(view: AntarcticaView, voice: Voice, me: Seat) -> Facts:
    """A zone where somebody has more scientists than I have, and I have one: the nearest lead to look at."""
    for at, zone in enumerate(view.zones):
        most = max(zone.scientists)
        if 0 < zone.scientists[me] < most:
            rival = zone.scientists.index(most)
            told: Facts = {"behind": 1, "theirs": most, "mine": zone.scientists[me], "pot": zone.pot}
            where: Facts = {"behind_place": place(voice, at), "behind_low": place(voice, at, ".low")}
            return told | where | {"behind_zone": ZONES[at], "rival": voice.name(rival)}
    return {
        "behind": 0,
        "theirs": 0,
        "mine": 0,
        "pot": 0,
        "behind_zone": ZONES[view.sun],
        "behind_place": "",
        "behind_low": "",
        "rival": "",
    }


def breaking(view: AntarcticaView, voice: Voice, me: Seat) -> Facts:
    """Where a ship of mine waits in second place, from the sun on, and whether this is a second ship's turn."""
    places = [at for at, zone in enumerate(view.zones) if len(zone.queue) > 1 and zone.queue[1].seat == me]
    if view.second != NOBODY and view.players[me].sailing and owner(view, view.second) == me:
        places = [view.sun, *places]
    ahead = sorted(places, key=lambda at: (at - view.sun) % len(view.zones))
    zone = ahead[0] if ahead else view.sun
    return {
        "sun": ZONES[view.sun],
        "seconds": len(ahead),
        "second_zone": ZONES[zone],
        "second_place": place(voice, zone, ".low"),
        "breaking": int(view.asks in ("destination", "menu") and view.forecast[0].icebreaker),
    }


def owner(view: AntarcticaView, ship: int) -> Seat:
    """Whose ship it is; NOBODY if it is not on the board."""
    found = [waiting.seat for zone in view.zones for waiting in zone.queue if waiting.ship == ship]
    return found[0] if found else NOBODY


def ending(view: AntarcticaView, voice: Voice, me: Seat) -> Facts:
    """How near the end is, who would win, and the zones where one scientist more would count most."""
    rivals = [seat for seat in range(view.seats) if seat != me]
    rival = max(rivals, key=lambda seat: sum(view.split(seat)))
    found: Facts = {
        "left": view.left(me),
        "left_there": min(view.left(seat) for seat in rivals),
        "buildings_left": view.cards_left(),
        "points": sum(view.split(me)),
        "points_there": sum(view.split(rival)),
        "leader": voice.name(rival),
    }
    return found | contested(view, voice, me, 0, "tied") | contested(view, voice, me, 1, "close")


def contested(view: AntarcticaView, voice: Voice, me: Seat, behind: int, name: str) -> Facts:
    """The richest zone in which I have so many scientists less than the best of the others, and one at least."""
    there = [at for at, zone in enumerate(view.zones) if is_contested(zone.scientists, me, behind)]
    best = max(there, key=lambda at: view.zones[at].pot, default=view.sun)
    zone = view.zones[best]
    return {
        name: len(there),
        f"{name}_zone": ZONES[best],
        f"{name}_place": place(voice, best, ".low"),
        f"{name}_count": zone.scientists[me],
        f"{name}_more": zone.scientists[me] + 1,
        f"{name}_there": max(zone.scientists),
        f"{name}_pot": zone.pot,
    }


def is_contested(scientists: tuple[int, ...], me: Seat, behind: int) -> bool:
    others = max(count for seat, count in enumerate(scientists) if seat != me)
    return scientists[me] > 0 and others - scientists[me] == behind


def place(voice: Voice, zone: int, form: str = "") -> str:
    """A zone's name, as a label, or in the form that stands after an article."""
    return voice.say(f"zone-{ZONES[zone]}{form}")
