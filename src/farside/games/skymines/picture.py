"""A plain picture of Skymines: sectors, stations and score, until the drawing is there."""

from __future__ import annotations

from html import escape

from farside.core.actions import NOBODY
from farside.core.phrases import Voice
from farside.core.view import Part
from farside.games.skymines.actions import ENTER
from farside.games.skymines.components import COMPANIES, LABELS, POLYGONS
from farside.games.skymines.view import SkyminesView

HUES = ("#c9a227", "#7d5ba6", "#d1608f", "#2a9d8f")


def paint(view: SkyminesView, voice: Voice) -> list[Part]:
    """The table, part by part; the board comes first."""
    return [
        Part("board", "board", voice.say("picture-board"), board(view, voice)),
        Part("players", "players", voice.say("picture-players"), players(view, voice)),
    ]


def board(view: SkyminesView, voice: Voice) -> str:
    shapes = "".join([sector(view, at) for at in range(len(POLYGONS))])
    values = "".join(
        [
            f'<text x="{20 + at * 250}" y="30">{escape(voice.member("company", at))}: {company.value}</text>'
            for at, company in enumerate(view.companies)
        ]
    )
    label = escape(voice.say("picture-board"))
    frame = 'xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1000 1000" role="img" font-size="26"'
    return f'<svg {frame} aria-label="{label}">{shapes}{values}</svg>'


def sector(view: SkyminesView, at: int) -> str:
    seen = view.sectors[at]
    firm = view.firm if seen.raised else seen.holder
    fill = "#8a8f98" if firm == NOBODY else HUES[firm]
    points = " ".join([f"{x},{y}" for x, y in POLYGONS[at]])
    action = ENTER.of(at)
    click = f' data-action="{ENTER.name(action)}"' if action in view.options else ""
    x, y = LABELS[at]
    mark = "" if firm == NOBODY else COMPANIES[firm][0].upper()
    return (
        f'<g id="sector-{at + 1}"{click}><polygon points="{points}" fill="{fill}" stroke="#222"/>'
        f'<text x="{x}" y="{y}" text-anchor="middle">{at + 1}{mark}</text></g>'
    )


def players(view: SkyminesView, voice: Voice) -> str:
    lines = [f"<li>{escape(voice.name(seat))}: {view.scores[seat]}</li>" for seat in range(view.seats)]
    return f"<ol>{''.join(lines)}</ol>"
