"""The players: what lies in front of them, their hands, and the points if the game ended now."""

from __future__ import annotations

from farside.core.actions import Seat
from farside.core.marks import LETTERS, badge, colours, escape, sign
from farside.games.antarctica.components import HAND, ICEBREAKER
from farside.games.antarctica.drawing.scene import Scene


def players(scene: Scene) -> str:
    rows = "".join(player(scene, seat) for seat in seating(scene))
    return f'<ul class="antarctica players">{rows}</ul>'


def seating(scene: Scene) -> list[Seat]:
    """The reader first, then the others as they follow counterclockwise; a spectator sees A first."""
    start = max(scene.mine(), 0)
    return [(start + at) % scene.view.seats for at in scene.seats]


def player(scene: Scene, seat: Seat) -> str:
    name = scene.who(seat)
    classes = f"player {colours(seat)}{' me' if seat == scene.mine() else ''}{' active' if seat in scene.view.waiting else ''}"
    face = badge(seat, name, 30)
    first = f'<small title="{scene.html("first-player")}">1</small>' if seat == scene.view.first_player else ""
    head = f'<div class="line"><b class="name">{escape(name)}</b>{first}<span class="hand">{hand(scene, seat)}</span>{points(scene, seat)}</div>'
    return f'<li class="{classes}" id="player-{LETTERS[seat]}">{face}<div class="facts">{head}<div class="line stats">{stats(scene, seat)}</div></div></li>'


def points(scene: Scene, seat: Seat) -> str:
    """ANT-SCO-1  The sum, and on pointing its four parts."""
    zones, tracks, stars, given = scene.view.split(seat)
    words = {"zones": zones, "tracks": tracks, "stars": stars, "given": given}
    crown = sign("ant-star", scene.say("winner"), 18, "pict k-star") if seat in scene.view.winners else ""
    unit = "" if scene.view.over else f' {scene.html("now")}'
    return f'<span class="points" title="{scene.html("split", words)}">{crown}<b>{scene.view.scores[seat]}</b>{unit}</span>'


# -- hands -----------------------------------------------------------------------------------------


def hand(scene: Scene, seat: Seat) -> str:
    """ANT-INFO-2  Hands are open. A card that its owner may play now answers."""
    held = scene.view.players[seat].hand
    return "".join(held_card(scene, seat, card, held[card]) for card in range(len(held)) if held[card])


def held_card(scene: Scene, seat: Seat, card: int, count: int) -> str:
    key = HAND[card]
    notation = f"play:{key}"
    icon = sign(f"ant-{key}", scene.card(card), 20, f"pict k-{key}")
    many = f"<sub>{count}</sub>" if count > 1 else ""
    mine = seat == scene.mine()
    if mine and card != ICEBREAKER and scene.number(notation):
        number = f"<i>{scene.number(notation)}</i>"
        return f'<span class="card target" {scene.target(notation)} title="{escape(scene.option(notation))}">{icon}{many}{number}</span>'
    if mine and notation in scene.closed:
        return f'<span class="card refused" {scene.shut(notation)} title="{escape(scene.reason(notation))}">{icon}{many}</span>'
    return f'<span class="card">{icon}{many}</span>'


# -- counts ----------------------------------------------------------------------------------------


def stats(scene: Scene, seat: Seat) -> str:
    """Staff, reserve, available pieces, star cards and what has been given up."""
    have = scene.view.players[seat]
    given = have.given_ships + have.given_cubes
    return "".join(
        [
            stat(scene, "staff", have.staff),
            stat(scene, "reserve", have.reserve),
            giveable(scene, seat, "vessel", "give:ship", have.ships),
            giveable(scene, seat, "cube", "give:cube", have.cubes),
            stat(scene, "star", have.stars),
            stat(scene, "give", given),
        ]
    )


def stat(scene: Scene, symbol: str, count: int) -> str:
    words = scene.say(f"stat-{symbol}", {"n": count})
    return f'<span class="stat" title="{escape(words)}">{sign(f"ant-{symbol}", words, 18, f"pict k-{symbol}")}{count}</span>'


def giveable(scene: Scene, seat: Seat, symbol: str, notation: str, count: int) -> str:
    """An available piece; its owner may be able to give it up."""
    if seat != scene.mine() or not scene.number(notation):
        return stat(scene, symbol, count)
    icon = sign(f"ant-{symbol}", scene.say(f"stat-{symbol}", {"n": count}), 18, f"pict k-{symbol}")
    label = escape(scene.option(notation))
    return f'<span class="stat target" {scene.target(notation)} title="{label}">{icon}{count}<i>{scene.number(notation)}</i></span>'
