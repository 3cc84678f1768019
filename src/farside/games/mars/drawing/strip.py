"""The strip: the phases of a turn, the event in a line, the round and the decks."""

from __future__ import annotations

from typing import Final

from farside.core.actions import NOBODY
from farside.core.marks import badge, element, escape, hint, sign
from farside.games.mars.components import EVENTS
from farside.games.mars.drawing.plaques import event_symbol
from farside.games.mars.drawing.scene import Scene

PHASES: Final = 7


def strip(scene: Scene) -> str:
    return element("div", active(scene) + phases(scene) + story(scene) + decks(scene), "mars ma-strip")


def active(scene: Scene) -> str:
    """Whose turn it is."""
    seat = scene.view.active
    if seat == NOBODY or scene.view.over:
        return ""
    return badge(seat, scene.say("turn-of", {"name": scene.voice.name(seat)}), 24)


def phases(scene: Scene) -> str:
    now = scene.view.phase
    if not now:
        return element("ol", element("li", escape(scene.voice.say("phase-name-0")), "ma-now"), "ma-phases")
    items = "".join(phase(scene, at, now) for at in range(1, PHASES + 1))
    return element("ol", items, "ma-phases")


def phase(scene: Scene, at: int, now: int) -> str:
    name = scene.voice.say(f"phase-name-{at}")
    classes = "ma-now" if at == now and not scene.view.over else "ma-done" if at < now else ""
    more = ' aria-current="step"' if classes == "ma-now" else ""
    return element("li", escape(scene.say(f"phase-{at}")), classes, f' data-note="phase-{at}" {hint(name)}' + more)


def story(scene: Scene) -> str:
    """The event of this turn in one line."""
    return element("span", happens(scene), "ma-story")


def news(scene: Scene) -> str:
    """The same above the hand, for a phone, which has no strip; empty before the first event."""
    inside = happens(scene)
    return element("p", inside, "ma-story ma-news", 'id="phone-event"') if inside else ""


def happens(scene: Scene) -> str:
    card = scene.view.event
    if not 0 <= card < len(EVENTS):
        return ""
    name, words = scene.member("event", card), scene.voice.say(f"event-text-{EVENTS[card]}")
    inside = sign(f"mars-{event_symbol(card)}", "", 18, "ma-kind")
    return inside + element("span", f"<b>{escape(name)}</b> {escape(words)}", "ma-told", hint(f"{name}. {words}"))


def decks(scene: Scene) -> str:
    """The round, and how many cards are left in the decks."""
    view = scene.view
    round_ = scene.html("round", {"n": view.round}) if view.phase else ""
    counts = {"supply": view.supply, "events": view.events, "one": view.decks[0], "two": view.decks[1]}
    last = element("b", scene.html("last-lap"), "ma-last") if view.last_lap and not view.over else ""
    supply = sign("mars-hand", "", 16, "ma-kind") + str(view.supply)
    cards = sign("mars-card", "", 16, "ma-kind") + f"{view.decks[0]}/{view.decks[1]}"
    return element("span", f"{last}<span>{round_}</span>{supply} {cards}", "ma-decks", hint(scene.say("decks", counts)))
