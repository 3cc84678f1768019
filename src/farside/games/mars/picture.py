"""View -> SVG: a plain first picture. What can be clicked carries `data-action`; every word comes from the texts."""

from __future__ import annotations

from farside.core.actions import Action, Seat
from farside.core.marks import badge, escape
from farside.core.phrases import Voice
from farside.core.view import Part
from farside.games.mars.actions import ACTIONS
from farside.games.mars.components import CHAINS
from farside.games.mars.view import MarsView


def paint(view: MarsView, voice: Voice) -> list[Part]:
    return [
        Part("colony", "board", voice.say("board-label"), board(view, voice)),
        Part("players", "players", voice.say("players-label"), players(view, voice)),
    ]


def board(view: MarsView, voice: Voice) -> str:
    owner = view.active if view.seat is None else view.seat
    colony = view.colonies[owner]
    rows = [
        f"{voice.member('chain', chain)}: {'●' * colony.running[chain]}"
        f"{'○' * (colony.built[chain] - colony.running[chain])}"
        for chain in range(len(CHAINS))
    ]
    rows.append(", ".join(f"{voice.member('material', at)} {held}" for at, held in enumerate(view.hand)))
    rows.append(voice.say("energy", {"used": colony.used, "energy": colony.energy}))
    lines = "".join(f'<text x="24" y="{40 + 30 * at}">{escape(row)}</text>' for at, row in enumerate(rows))
    buttons = "".join(button(voice, action, at) for at, action in enumerate(view.options))
    label = escape(voice.say("board-label"))
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" class="mars" viewBox="0 0 1060 600" role="img" aria-label="{label}">'
        f'<rect width="1060" height="600" fill="#d9824f"/>{lines}{buttons}</svg>'
    )


def button(voice: Voice, action: Action, at: int) -> str:
    x, y = 420 + 210 * (at // 18), 40 + 30 * (at % 18)
    said = escape(voice.option(action))
    return f'<g data-action="{ACTIONS.name(action)}" aria-label="{said}"><text x="{x}" y="{y}">{said}</text></g>'


def players(view: MarsView, voice: Voice) -> str:
    rows = "".join(player(view, voice, seat) for seat in range(view.seats))
    return f"<ul>{rows}</ul>"


def player(view: MarsView, voice: Voice, seat: Seat) -> str:
    colony = view.colonies[seat]
    facts = {"points": colony.points, "target": view.target, "cards": colony.cards, "free": colony.free}
    said = escape(voice.say("player-facts", facts))
    return f"<li>{badge(seat, '', 28)}<span><b>{escape(voice.name(seat))}</b> {said}</span></li>"
