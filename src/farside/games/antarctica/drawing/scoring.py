"""The scoring told step by step, once the game is over."""

from __future__ import annotations

from typing import NamedTuple

from farside.core.actions import NOBODY, Seat
from farside.core.marks import badge, element, escape, hint
from farside.games.antarctica.components import ZONES
from farside.games.antarctica.drawing.scene import Scene


class Line(NamedTuple):
    """One scoring: points per seat, and for each seat what they were given for."""

    label: str
    points: tuple[int, ...]
    reasons: tuple[str, ...]


def scoring(scene: Scene) -> str:
    """A table: a row per scoring, a column per player, with the sum of each of the four before its rows."""
    names = "".join(element("th", badge(seat, scene.who(seat), 22), "", 'scope="col"') for seat in scene.seats)
    head = element("thead", element("tr", element("td", "") + names))
    body = "".join(chapter(scene, name, lines) for name, lines in chapters(scene))
    total = Line(scene.say("total"), scene.view.scores, ("",) * scene.view.seats)
    table = element("table", head + body + element("tfoot", row(total, "total")))
    return element("div", element("p", escape(verdict(scene))) + table, "antarctica ant-scoring")


def verdict(scene: Scene) -> str:
    """How the game ended and who won."""
    ended = scene.say(f"ended-{scene.view.ended}") if scene.view.ended else ""
    first = scene.view.winners[0] if scene.view.winners else NOBODY
    who = scene.voice.who(first) if len(scene.view.winners) == 1 else "several"
    return f"{ended} {scene.say('wins', {'who': who, 'people': scene.people(scene.view.winners)})}".strip()


# -- the four scorings -----------------------------------------------------------------------------


def chapters(scene: Scene) -> list[tuple[str, list[Line]]]:
    """ANT-SCO-4  Zones from the sun on, then tracks, star cards and what was given up."""
    view = scene.view
    order = [(view.sun + at) % len(ZONES) for at in range(len(ZONES))]
    stars = tuple(scene.say("stat-star", {"n": have.stars}) for have in view.players)
    given = tuple(scene.say("stat-give", {"n": have.given_ships + have.given_cubes}) for have in view.players)
    return [
        (scene.say("scoring-zones"), [zone_line(scene, at) for at in order if not view.zones[at].closed]),
        (scene.say("scoring-tracks"), [track_line(scene, at) for at, track in enumerate(view.tracks) if track.open]),
        (scene.say("scoring-stars"), [Line("", view.star_points, stars)]),
        (scene.say("scoring-given"), [Line("", view.given_points, given)]),
    ]


def zone_line(scene: Scene, at: int) -> Line:
    here = scene.view.zones[at]
    crews = [scene.say("scientists", scene.naming(seat) | {"n": here.scientists[seat]}) for seat in scene.seats]
    reasons = tuple(crews[seat] if here.scientists[seat] else "" for seat in scene.seats)
    return Line(scene.short(at), here.points, reasons)


def track_line(scene: Scene, at: int) -> Line:
    track = scene.view.tracks[at]
    return Line(scene.track(at), track.points, tuple(space_words(scene, at, seat) for seat in scene.seats))


def space_words(scene: Scene, at: int, seat: Seat) -> str:
    cubes = scene.view.tracks[at].cubes
    return scene.say("space", {"n": cubes.index(seat) + 1}) if seat in cubes else ""


# -- the table -------------------------------------------------------------------------------------


def chapter(scene: Scene, name: str, lines: list[Line]) -> str:
    sums = tuple(sum(line.points[seat] for line in lines) for seat in scene.seats)
    if len(lines) == 1:
        return element("tbody", row(lines[0]._replace(label=name), "sum"))
    head = row(Line(name, sums, ("",) * scene.view.seats), "sum")
    return element("tbody", head + "".join(row(line, "part") for line in lines))


def row(line: Line, kind: str) -> str:
    cells = "".join(cell(line, at) for at in range(len(line.points)))
    return element("tr", element("th", escape(line.label), "", 'scope="row"') + cells, kind)


def cell(line: Line, at: int) -> str:
    """A player's points; the best are bold, and pointing tells what they were for."""
    best = "best" if line.points[at] and line.points[at] == max(line.points) else ""
    return element("td", str(line.points[at] or "–"), best, hint(line.reasons[at]) if line.reasons[at] else "")
