"""The final count of Antarctica, in the order of its four scorings, and what decides among equals."""

from __future__ import annotations

from collections.abc import Sequence

from farside.core.actions import Seat
from farside.core.phrases import Voice
from farside.core.steps import Event
from farside.core.tally import Count, Tally, Tie
from farside.games.antarctica.components import TRACKS, ZONES
from farside.games.antarctica.drawing.scene import Scene
from farside.games.antarctica.view import AntarcticaView

TIES = ("tie-firsts", "tie-cards")


def tally(view: AntarcticaView, voice: Voice, events: Sequence[Event]) -> Tally:
    """ANT-SCO-4 to ANT-SCO-8  Zones from the sun on, then tracks, star cards and what was given up."""
    scene = Scene(view, voice)
    order = [(view.sun + at) % len(ZONES) for at in range(len(ZONES))]
    counts = [zone(scene, at, events) for at in order if any(view.zones[at].points)]
    counts += [track(scene, at, events) for at, one in enumerate(view.tracks) if one.open and any(one.points)]
    counts.append(Count("stars", view.star_points, "", told(scene, events, "score-stars")))
    counts.append(Count("given", view.given_points, "", told(scene, events, "score-given"), ("until-end",)))
    ended = scene.say(f"ended-{ending(view)}") if view.ended else ""
    return Tally(tuple(counts), tuple(ties(voice, events)), ended)


def ending(view: AntarcticaView) -> str:
    """ANT-END-1  Which of the two has run out; else the clause says it."""
    if view.ended != "ANT-END-1":
        return view.ended
    return "scientists" if any(one.staff == 0 and one.reserve == 0 for one in view.players) else "cards"


def zone(scene: Scene, at: int, events: Sequence[Event]) -> Count:
    key, here = ZONES[at], scene.view.zones[at]
    return Count(
        "zones", here.points, scene.short(at), told(scene, events, "score-zone", at), (f"zone-{key}", f"pot-{key}")
    )


def track(scene: Scene, at: int, events: Sequence[Event]) -> Count:
    reasons = told(scene, events, "score-track", at)
    return Count("tracks", scene.view.tracks[at].points, scene.track(at), reasons, (f"track-{TRACKS[at]}",))


def told(scene: Scene, events: Sequence[Event], kind: str, what: int | None = None) -> tuple[str, ...]:
    """What the log tells of it, by seat."""
    lines: dict[Seat, str] = {
        event.seat: scene.voice.line(event)
        for event in events
        if event.kind == kind and (what is None or event.args[0] == what)
    }
    return tuple([lines.get(seat, "") for seat in scene.seats])


def ties(voice: Voice, events: Sequence[Event]) -> list[Tie]:
    """ANT-WIN-2, ANT-WIN-3  First places, then cards built; only what had to be looked at."""
    found = [
        Tie(voice.say(f"tally-{kind}"), {event.seat: event.args[0] for event in events if event.kind == kind})
        for kind in TIES
    ]
    return [tie for tie in found if tie.results]
