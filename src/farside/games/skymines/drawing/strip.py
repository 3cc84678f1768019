"""The strip: the round, and who plays in which order."""

from __future__ import annotations

from farside.core.actions import Seat
from farside.core.marks import colours, element, escape, hint
from farside.games.skymines.components import ROUNDS
from farside.games.skymines.drawing.luna import luna_turn
from farside.games.skymines.drawing.scene import Scene
from farside.games.skymines.luna import LUNA


def strip(scene: Scene) -> str:
    now = scene.view.round
    rounds = "".join([round_(scene, each, now) for each in range(1, ROUNDS + 1)])
    label = escape(scene.say("round-of", {"n": now, "of": ROUNDS}))
    first = max(scene.view.first, 0)
    people = "".join([turn(scene, player) for player in order(scene, first)])
    inside = f'<span class="sky-rounds" role="img" aria-label="{label}" title="{label}">{rounds}</span>'
    return element("div", f"{inside}<b>{phase(scene)}</b><ol>{people}</ol>", "skymines sky-strip")


def round_(scene: Scene, each: int, now: int) -> str:
    classes = "sky-now" if each == now and not scene.view.over else "sky-gone" if each < now or scene.view.over else ""
    return element("i", str(each), classes)


def phase(scene: Scene) -> str:
    if scene.view.over:
        return scene.html("phase-over")
    if scene.setting_up():
        return scene.html("phase-start")
    return scene.html("phase-planning" if scene.view.asks == "plan" else "phase-action")


def order(scene: Scene, first: Seat) -> list[int]:
    """SKY-LUNA-3  Everybody as they follow; Luna after the person at her right."""
    found: list[int] = []
    for at in scene.seats:
        seat = (first + at) % scene.view.seats
        found.append(seat)
        if scene.view.luna is not None and seat == scene.view.luna.beside:
            found.append(LUNA)
    return found


def turn(scene: Scene, seat: Seat) -> str:
    """A player in turn order: acting, ready, or out of the round."""
    if seat == LUNA:
        return luna_turn(scene)
    have = scene.player(seat)
    acts = seat in scene.view.waiting
    state = "acts" if acts else "passed" if have.passed and not scene.view.over else "ready" if have.ready else "waits"
    words = scene.say("turn", {"name": scene.who(seat), "state": state})
    mark = scene.icon("first", 14) if seat == scene.view.marker else ""
    name = element("span", escape(scene.who(seat)))
    return element("li", scene.badge(seat, 22) + name + mark, f"sky-{state} {colours(seat)}", hint(words))
