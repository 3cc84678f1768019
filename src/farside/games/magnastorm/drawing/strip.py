"""The strip of a phone: the round, the crew left and everybody's reputation."""

from __future__ import annotations

from farside.core.marks import badge, element
from farside.games.magnastorm.drawing.scene import Scene


def strip(scene: Scene) -> str:
    view = scene.view
    round_ = element("b", scene.html("round-short", {"n": view.round, "of": view.rounds}))
    crew = element("span", scene.html("crew-left-short", {"n": view.crew_above}), "soft")
    scores = "".join(
        element("span", badge(seat, scene.who(seat), 20) + element("b", str(view.scores[seat])), "run")
        for seat in scene.seating()
    )
    goal = element("span", scene.html("goal-short", {"n": view.goal}), "soft")
    return element("div", round_ + crew + element("span", scores + goal, "runs"), "magnastorm mag-strip")
