"""The scoring told step by step, once the game is over."""

from __future__ import annotations

from farside.core.actions import NOBODY
from farside.core.marks import badge, escape
from farside.games.antarctica.components import ZONES
from farside.games.antarctica.drawing.scene import Scene

Line = tuple[str, tuple[int, ...]]


def scoring(scene: Scene) -> str:
    """A table: a row per scoring, a column per player, subtotals after each of the four."""
    heads = "".join(f'<th scope="col">{badge(seat, scene.who(seat), 22)}</th>' for seat in scene.seats)
    body = "".join(chapter(scene, name, lines) for name, lines in chapters(scene))
    sums = "".join(f"<td>{score}</td>" for score in scene.view.scores)
    foot = f'<tfoot><tr><th scope="row">{scene.html("total")}</th>{sums}</tr></tfoot>'
    table = f"<table><thead><tr><td></td>{heads}</tr></thead>{body}{foot}</table>"
    return f'<div class="antarctica ant-scoring"><p>{escape(verdict(scene))}</p>{table}</div>'


def verdict(scene: Scene) -> str:
    """How the game ended and who won."""
    ended = scene.say(f"ended-{scene.view.ended}") if scene.view.ended else ""
    first = scene.view.winners[0] if scene.view.winners else NOBODY
    who = scene.voice.who(first) if len(scene.view.winners) == 1 else "several"
    return f"{ended} {scene.say('wins', {'who': who, 'people': scene.people(scene.view.winners)})}".strip()


def chapters(scene: Scene) -> list[tuple[str, list[Line]]]:
    """ANT-SCO-4  Zones from the sun on, then tracks, star cards and what was given up."""
    view = scene.view
    order = [(view.sun + at) % len(ZONES) for at in range(len(ZONES))]
    zones = [(scene.short(at), view.zones[at].points) for at in order if not view.zones[at].closed]
    tracks = [(scene.track(at), track.points) for at, track in enumerate(view.tracks) if track.open]
    return [
        (scene.say("scoring-zones"), zones),
        (scene.say("scoring-tracks"), tracks),
        (scene.say("scoring-stars"), [("", view.star_points)]),
        (scene.say("scoring-given"), [("", view.given_points)]),
    ]


def chapter(scene: Scene, name: str, lines: list[Line]) -> str:
    totals = [sum(points[seat] for _, points in lines) for seat in scene.seats]
    head = row(name, totals, "sum")
    if len(lines) == 1:
        return f"<tbody>{head}</tbody>"
    return "<tbody>" + head + "".join(row(label, list(points), "part") for label, points in lines) + "</tbody>"


def row(label: str, points: list[int], kind: str) -> str:
    cells = "".join(f"<td{best(points, at)}>{points[at] or '–'}</td>" for at in range(len(points)))
    return f'<tr class="{kind}"><th scope="row">{escape(label)}</th>{cells}</tr>'


def best(points: list[int], at: int) -> str:
    return ' class="best"' if points[at] and points[at] == max(points) else ""
