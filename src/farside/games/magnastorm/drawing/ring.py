"""The reputation track: a ring around the planet, with the finish line at the goal."""

from __future__ import annotations

from farside.core.actions import Seat
from farside.core.marks import LETTERS, ORIGIN, Spot, colours, group, mark, move, title, word
from farside.games.magnastorm.drawing.plan import CELL, CELLS, RING, band, spot, track_place
from farside.games.magnastorm.drawing.scene import Scene


def reputation(scene: Scene) -> str:
    leader = max(scene.view.scores)
    taken = {score % CELLS for score in scene.view.scores}
    cells = "".join(cell(scene, at, leader, at in taken) for at in range(CELLS))
    markers = "".join(marker(scene, seat) for seat in scene.seats)
    told = title(scene.say("reputation", {"n": scene.view.goal}))
    return group(told + cells + finish(scene) + markers, "", 'id="reputation"')


def cell(scene: Scene, at: int, leader: int, taken: bool) -> str:
    """A step of the track; those behind the leader are filled, those past the goal only outlined."""
    angle = track_place(at)
    kind = "step led" if at <= leader else "step past" if at > scene.view.goal else "step"
    ground = f'<path class="{kind}" d="{band(angle - CELL / 2 + 0.5, angle + CELL / 2 - 0.5, 306, 338)}"/>'
    return ground if taken or at == scene.view.goal % CELLS else ground + word(spot(angle, RING), str(at), "stepn")


def finish(scene: Scene) -> str:
    """MAG-END-1  The goal, behind a chequered line."""
    angle = track_place(scene.view.goal)
    ground = f'<path class="gold" d="{band(angle - CELL / 2 + 0.5, angle + CELL / 2 - 0.5, 303, 341)}"/>'
    line = angle - CELL / 2 - 0.9
    squares = {"white": "", "black": ""}
    for at in range(6):
        inner = 304 + at * 6.2
        one, other = ("white", "black") if at % 2 else ("black", "white")
        squares[one] += band(line - 0.55, line + 0.55, inner, inner + 6.2)
        squares[other] += band(line + 0.55, line + 1.65, inner, inner + 6.2)
    checks = "".join(f'<path class="{kind}" d="{path}"/>' for kind, path in squares.items())
    return group(ground + checks + word(spot(angle, RING), str(scene.view.goal), "goaln"), "finish")


def marker(scene: Scene, seat: Seat) -> str:
    """A player's marker; several on one step share it."""
    score = scene.view.scores[seat]
    here = [other for other in scene.seats if scene.view.scores[other] % CELLS == score % CELLS]
    order, count = here.index(seat), len(here)
    size = 30.0 if count == 1 else 21.0
    angle = track_place(score) + (0 if count == 1 else (order % 2 - 0.5) * 5.4)
    radius = RING if count <= 2 else RING + (9.5, -9.5)[order // 2]
    inside = title(scene.say("reputation-of", scene.naming(seat) | {"n": score})) + mark(seat, ORIGIN, size)
    if score >= CELLS:
        inside += group(word(Spot(0, 14), f"+{CELLS}"), "lap")
    place = f'id="reputation-{LETTERS[seat]}" {move(spot(angle, radius))}'
    return group(inside, f"piece {colours(seat)}", place)
