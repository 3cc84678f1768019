"""What stands beside an option's text: pictograms of what it brings, and numbers a player would otherwise work out."""

from __future__ import annotations

from farside.core.actions import NOBODY, Action
from farside.core.marks import escape, sign
from farside.games.antarctica.components import DECKS, HAND, ICON_KINDS, KIND_BIT, KINDS, TRACK_CENTRES, TRACKS, ZONES
from farside.games.antarctica.drawing.scene import Scene
from farside.games.antarctica.drawing.tracks import ICON_SYMBOLS
from farside.games.antarctica.view import Build, Hint, Steps


def details(scene: Scene, action: Action) -> str:
    """Markup for one option; empty where its text says all."""
    verb, *args = scene.notation(action)
    inside = ""
    if verb in ("sail", "drop", "place"):
        inside = to_zone(scene, ZONES.index(args[0]))
    elif verb in ("research", "advance", "race", "cube"):
        inside = advance(scene, TRACKS.index(args[0]))
    elif verb == "build":
        inside = build(scene, DECKS.index(args[0]))
    elif verb == "recruit":
        inside = gain(scene, "recruit", recruits(scene))
    elif verb in ("give", "scrap"):
        inside = gain(scene, "recruit", min(1, scene.view.players[scene.active_seat()].reserve))
    elif verb == "take":
        inside = thing(f"ant-{args[0]}", "", f"k-{args[0]}", scene.card(HAND.index(args[0])))
    elif verb == "lay":
        inside = waiting(scene, 2, away(scene, ZONES.index(args[0])))
    return f'<span class="antarctica details">{inside}</span>' if inside else ""


def thing(symbol: str, text: str, classes: str, words: str) -> str:
    """A pictogram with a number behind it."""
    number = f"<b>{escape(text)}</b>" if text else ""
    return f'<span class="act" title="{escape(words)}">{sign(symbol, words, 20, f"pict {classes}")}{number}</span>'


# -- destinations ----------------------------------------------------------------------------------


def to_zone(scene: Scene, zone: int) -> str:
    hint = scene.hint(zone)
    if hint is None:
        return waiting(scene, len(scene.view.zones[zone].queue) + 1, NOBODY)
    return f'<span class="acts">{deeds(scene, hint)}</span>{waiting(scene, hint.place, hint.wait)}'


def deeds(scene: Scene, hint: Hint) -> str:
    """Research, recruit, ship and each building that could be built there."""
    found = [research(scene, centre, steps) for centre, steps in by_centre(scene, hint)]
    if hint.recruit:
        found.append(thing("ant-camp", f"+{hint.recruit}", "k-camp", scene.say("could-recruit", {"n": hint.recruit})))
    if hint.ship:
        found.append(thing("ant-shipyard", "", "k-shipyard", scene.say("could-ship", {"zone": scene.zone(scene.view.sun)})))
    found.extend(buildable(scene, build) for build in hint.builds)
    return "".join(found)


def by_centre(scene: Scene, hint: Hint) -> list[tuple[int, list[Steps]]]:
    """The advances that each research centre standing there offers."""
    found: list[tuple[int, list[Steps]]] = []
    for kind in scene.view.zones[hint.zone].buildings:
        served = [steps for steps in hint.research if TRACK_CENTRES[steps.track] & KIND_BIT[kind]]
        if served:
            found.append((kind, served))
    return found


def research(scene: Scene, centre: int, offers: list[Steps]) -> str:
    most = max(steps.steps for steps in offers)
    tracks = scene.listed([scene.track(steps.track) for steps in offers])
    return thing(f"ant-{KINDS[centre]}", f"+{most}", f"k-{KINDS[centre]}", scene.say("could-research", {"tracks": tracks, "n": most}))


def buildable(scene: Scene, build: Build) -> str:
    """A building, with a small card beside it if it costs one."""
    key = KINDS[scene.view.decks[build.deck].builds]
    name = scene.building(scene.view.decks[build.deck].builds)
    if build.card == NOBODY:
        return thing(f"ant-{key}", "", f"k-{key}", scene.say("could-build", {"building": name}))
    words = scene.say("could-build-card", {"building": name, "card": scene.card(build.card)})
    mini = sign(f"ant-{HAND[build.card]}", "", 14, f"mini k-{HAND[build.card]}")
    return f'<span class="act withcard" title="{escape(words)}">{sign(f"ant-{key}", words, 20, f"pict k-{key}")}{mini}</span>'


def waiting(scene: Scene, place: int, wait: int) -> str:
    """The place in the queue, and how many zones the sun goes until the ship acts there."""
    ordinal = f'<b class="nth">{scene.html("nth", {"n": place})}</b>'
    if wait < 0:
        return f'<span class="when">{ordinal}</span>'
    words = scene.say("when", {"place": place, "n": wait})
    sun = sign("ant-sun", "", 16, "k-sun")
    return f'<span class="when" title="{escape(words)}">{ordinal}{sun}<b>{wait}</b></span>'


def away(scene: Scene, zone: int) -> int:
    """Zones until the sun comes to a zone (a lap when it stands there)."""
    open_zones = [at for at in range(len(ZONES)) if not scene.view.zones[at].closed]
    return (open_zones.index(zone) - open_zones.index(scene.view.sun)) % len(open_zones)


# -- actions ---------------------------------------------------------------------------------------


def advance(scene: Scene, track: int) -> str:
    """Where the cube would stand, what that space is worth, and the icons on the way."""
    steps = scene.steps(track)
    if steps is None:
        return ""
    row = scene.view.tracks[track]
    value = row.values[steps.space - 1]
    words = scene.say("lands", {"space": steps.space, "value": value, "n": steps.steps})
    found = [thing("ant-steps", f"+{steps.steps}", "", words)]
    for icon in row.icons:
        if icon.space in steps.icons and not icon.used:
            symbol = ICON_SYMBOLS[ICON_KINDS[icon.kind]]
            found.append(thing(f"ant-{symbol}", "", f"k-{symbol}", scene.icon(icon.kind)))
    end = f'<span class="when" title="{escape(words)}">{scene.html("space", {"n": steps.space})}</span>'
    return f'<span class="acts">{"".join(found)}</span>{end}'


def build(scene: Scene, deck: int) -> str:
    """What the card builds, places and advances, and the resource card it costs."""
    card = scene.view.decks[deck]
    if card.builds == NOBODY:
        return ""
    key = KINDS[card.builds]
    found = [thing(f"ant-{key}", "", f"k-{key}", scene.building(card.builds))]
    found.append(thing("ant-staff", f"−{card.scientists}", "", scene.say("cost-scientists", {"n": card.scientists})))
    found.append(thing("ant-steps", f"+{card.steps}", "", scene.say("cost-steps", {"n": card.steps})))
    if card.star:
        found.append(thing("ant-star", "", "k-star", scene.say("cost-star", {"n": 1})))
    for need in card.needs:
        if not need.covered and need.card != NOBODY:
            held = HAND[need.card]
            found.append(thing(f"ant-{held}", "−1", f"k-{held}", scene.say("costs-card", {"card": scene.card(need.card)})))
    return f'<span class="acts">{"".join(found)}</span>'


def gain(scene: Scene, symbol: str, count: int) -> str:
    return thing(f"ant-{symbol}", f"+{count}", "", scene.say("could-recruit", {"n": count}))


def recruits(scene: Scene) -> int:
    """ANT-REC-1  As many as the strength in the target zone, or all that are left."""
    seat = scene.active_seat()
    if scene.view.target == NOBODY:
        return 0
    return min(scene.view.zones[scene.view.target].strength[seat], scene.view.players[seat].reserve)

