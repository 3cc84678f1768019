"""What stands beside an option's text: pictograms of what it brings, and numbers a player would otherwise work out."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from farside.core.actions import NOBODY, Action
from farside.core.marks import element, escape, hint, sign
from farside.games.antarctica.components import (
    DECKS,
    HAND,
    HAND_SYMBOLS,
    ICEBREAKER,
    ICON_KINDS,
    KIND_BIT,
    KINDS,
    TRACK_CENTRES,
    TRACKS,
    ZONES,
)
from farside.games.antarctica.drawing.queues import zones_away
from farside.games.antarctica.drawing.scene import Scene
from farside.games.antarctica.drawing.tracks import ICON_SYMBOLS
from farside.games.antarctica.view import Build, Hint, Steps


def details(scene: Scene, action: Action) -> str:
    """Markup for one option; empty where its text says all."""
    inside = scene.beside(VERBS, action)
    return element("span", inside, "antarctica ant-details") if inside else ""


def thing(symbol: str, text: str, words: str) -> str:
    """A pictogram with a number behind it."""
    number = element("b", escape(text)) if text else ""
    return element("span", sign(f"ant-{symbol}", words, 20, f"pict k-{symbol}") + number, "act", hint(words))


def things(*found: str) -> str:
    return element("span", "".join(found), "deeds")


def heads(scene: Scene) -> tuple[str, ...]:
    """Over destinations: the zone, what could be done there, the place in the queue and the zones to wait."""
    if not any(name.startswith("sail:") for name in scene.numbers):
        return ()
    return scene.say("head-zone"), scene.say("head-deeds"), scene.say("head-when")


# -- destinations ----------------------------------------------------------------------------------


def to_zone(scene: Scene, key: str) -> str:
    """What could be done in a zone, the place there, and when the ship acts."""
    zone = ZONES.index(key)
    found = scene.hint(zone)
    if found is None:
        return waiting(scene, len(scene.view.zones[zone].queue) + 1, zones_away(scene, zone))
    return things(deeds(scene, found)) + waiting(scene, found.place, found.wait)


def deeds(scene: Scene, found: Hint) -> str:
    """Research, recruit, ship and each building that could be built there."""
    drawn = "".join(research(scene, centre, offers) for centre, offers in by_centre(scene, found))
    if found.recruit:
        drawn += thing("camp", f"+{found.recruit}", scene.say("could-recruit", {"n": found.recruit}))
    if found.ship:
        drawn += thing("shipyard", "", scene.say("could-ship", {"zone": scene.zone(scene.view.sun)}))
    return drawn + "".join(buildable(scene, build) for build in found.builds)


def by_centre(scene: Scene, found: Hint) -> list[tuple[int, list[Steps]]]:
    """The advances that each research centre standing there offers."""
    offers: list[tuple[int, list[Steps]]] = []
    for kind in scene.view.zones[found.zone].buildings:
        served = [steps for steps in found.research if TRACK_CENTRES[steps.track] & KIND_BIT[kind]]
        if served:
            offers.append((kind, served))
    return offers


def research(scene: Scene, centre: int, offers: list[Steps]) -> str:
    most = max(steps.steps for steps in offers)
    tracks = scene.listed([scene.track(steps.track) for steps in offers])
    return thing(KINDS[centre], f"+{most}", scene.say("could-research", {"tracks": tracks, "n": most}))


def buildable(scene: Scene, build: Build) -> str:
    """A building, with a small card beside it if it costs one."""
    kind = scene.view.decks[build.deck].builds
    key, name = KINDS[kind], scene.building(kind)
    if build.card == NOBODY:
        return thing(key, "", scene.say("could-build", {"building": name}))
    words = scene.say("could-build-card", {"building": name, "card": scene.card(build.card)})
    mini = sign(f"ant-{HAND_SYMBOLS[build.card]}", "", 14, f"mini k-{HAND_SYMBOLS[build.card]}")
    return element("span", sign(f"ant-{key}", words, 20, f"pict k-{key}") + mini, "act withcard", hint(words))


def waiting(scene: Scene, place: int, wait: int) -> str:
    """The place in the queue, and how many zones the sun goes until the ship acts there."""
    ordinal = element("b", scene.html("nth", {"n": place}), "nth")
    sun = sign("ant-sun", "", 16, "k-sun")
    return element("span", f"{ordinal}{sun}<b>{wait}</b>", "when", hint(scene.say("when", {"place": place, "n": wait})))


# -- actions ---------------------------------------------------------------------------------------


def advance(scene: Scene, key: str) -> str:
    """Where the cube would stand, what that space is worth, and the icons on the way."""
    track = TRACKS.index(key)
    steps = scene.steps(track)
    if steps is None:
        return ""
    row = scene.view.tracks[track]
    words = scene.say("lands", {"space": steps.space, "value": row.values[steps.space - 1], "n": steps.steps})
    met = [icon for icon in row.icons if icon.space in steps.icons and not icon.used]
    icons = [thing(ICON_SYMBOLS[ICON_KINDS[icon.kind]], "", scene.icon(icon.kind)) for icon in met]
    end = element("span", scene.html("space", {"n": steps.space}), "when", hint(words))
    return things(thing("steps", f"+{steps.steps}", words), *icons) + end


def build(scene: Scene, key: str) -> str:
    """What the card builds, places and advances, and the resource card it costs."""
    card = scene.view.decks[DECKS.index(key)]
    if card.builds == NOBODY:
        return ""
    found = [thing(KINDS[card.builds], "", scene.building(card.builds))]
    found.append(thing("staff", f"−{card.scientists}", scene.say("cost-scientists", {"n": card.scientists})))
    found.append(thing("steps", f"+{card.steps}", scene.say("cost-steps", {"n": card.steps})))
    if card.star:
        found.append(thing("star", "", scene.say("cost-star")))
    for need in card.needs:
        if not need.covered and need.card != NOBODY:
            found.append(thing(HAND_SYMBOLS[need.card], "−1", scene.say("costs-card", {"card": scene.card(need.card)})))
    return things(*found)


def recruit(scene: Scene, key: str) -> str:
    """ANT-REC-1  As many as the strength in the target zone, or all that are left."""
    seat = scene.active_seat()
    strength = scene.view.zones[scene.view.target].strength[seat] if scene.view.target != NOBODY else 0
    return gain(scene, min(strength, scene.view.players[seat].reserve))


def give(scene: Scene, key: str) -> str:
    """ANT-DISC-2  A scientist comes in return, if one is left."""
    return gain(scene, min(1, scene.view.players[scene.active_seat()].reserve))


def gain(scene: Scene, count: int) -> str:
    return thing("recruit", f"+{count}", scene.say("could-recruit", {"n": count}))


def new_ship(scene: Scene, key: str) -> str:
    """ANT-SHIP-2, 3, 6  The ship, the card that each of the others takes, and that the turn ends."""
    others = scene.view.seats - 1
    found = thing("new_ship", "", scene.say("could-ship", {"zone": scene.zone(scene.view.sun)}))
    if sum(scene.view.pile) >= others:
        found += thing("draft", "", scene.say("others-take"))
    return things(found) + element("span", scene.html("ends-turn"), "when")


def card(scene: Scene, key: str) -> str:
    at = HAND.index(key)
    return thing(HAND_SYMBOLS[at], "", scene.card(at))


def lay(scene: Scene, key: str) -> str:
    """When the sun comes by."""
    return thing("icebreaker", "", scene.card(ICEBREAKER)) + waiting(scene, 2, zones_away(scene, ZONES.index(key)))


VERBS: Final[dict[str, Callable[[Scene, str], str]]] = {
    "place": to_zone,
    "sail": to_zone,
    "drop": to_zone,
    "cube": advance,
    "research": advance,
    "advance": advance,
    "race": advance,
    "build": build,
    "recruit": recruit,
    "give": give,
    "scrap": give,
    "ship": new_ship,
    "take": card,
    "play": card,
    "lay": lay,
}
