"""The players: what lies in front of them, their hands, and the points if the game ended now."""

from __future__ import annotations

from farside.core.actions import Seat
from farside.core.marks import LETTERS, badge, colours, element, escape, hint, sign, status
from farside.games.antarctica.components import HAND, HAND_SYMBOLS
from farside.games.antarctica.drawing.scene import Scene


def players(scene: Scene) -> str:
    rows = "".join(player(scene, seat) for seat in seating(scene))
    return element("ul", rows, "antarctica folk ant-players")


def seating(scene: Scene) -> list[Seat]:
    """The reader first, then the others as they follow counterclockwise; a spectator sees A first."""
    start = max(scene.mine(), 0)
    return [(start + at) % scene.view.seats for at in scene.seats]


def player(scene: Scene, seat: Seat) -> str:
    """One player: name, hand and points above, counts below."""
    first = element("small", "1", "leads", hint(scene.say("first-player"))) if seat == scene.view.first_player else ""
    held = element("span", hand(scene, seat), "hand")
    name = element("b", escape(scene.who(seat)), "name")
    head = element("div", name + first + status(seat) + held + points(scene, seat), "across")
    facts = element("div", head + element("div", stats(scene, seat), "across stats"), "belongings")
    classes = ["person", colours(seat)]
    classes += ["self"] if seat == scene.mine() else []
    classes += ["active"] if seat in scene.view.waiting else []
    return element("li", badge(seat, scene.who(seat), 30) + facts, " ".join(classes), f'id="player-{LETTERS[seat]}"')


def points(scene: Scene, seat: Seat) -> str:
    """ANT-SCO-1  The sum, and on pointing its four parts."""
    zones, tracks, stars, given = scene.view.split(seat)
    words = scene.say("split", {"zones": zones, "tracks": tracks, "stars": stars, "given": given})
    crown = sign("ant-star", scene.say("winner"), 18, "pict k-star") if seat in scene.view.winners else ""
    unit = "" if scene.view.over else f" {scene.html('now')}"
    return element("span", f"{crown}<b>{scene.view.scores[seat]}</b>{unit}", "points so-far", hint(words))


# -- hands -----------------------------------------------------------------------------------------


def hand(scene: Scene, seat: Seat) -> str:
    """ANT-INFO-2  Hands are open."""
    held = scene.view.players[seat].hand
    return "".join(held_card(scene, seat, card, held[card]) for card in range(len(held)) if held[card])


def held_card(scene: Scene, seat: Seat, card: int, count: int) -> str:
    """A card; one that its owner may play now answers."""
    key, symbol = HAND[card], HAND_SYMBOLS[card]
    notation = f"play:{key}"
    inside = sign(f"ant-{symbol}", scene.card(card), 20, f"pict k-{symbol}") + (
        f"<sub>{count}</sub>" if count > 1 else ""
    )
    if seat == scene.mine() and scene.number(notation):
        return answer(scene, notation, inside, "held", f"card-{key}")
    if seat == scene.mine() and notation in scene.closed:
        more = f'{scene.barred(notation)} data-note="card-{key}" {hint(scene.reason(notation))}'
        return element("span", inside, "held barred", more)
    return element("span", inside, "held", f'data-note="card-{key}"')


def answer(scene: Scene, notation: str, inside: str, classes: str, note: str) -> str:
    """Something in front of the reader that is an option."""
    more = f'{scene.target(notation)} data-note="{note}" {hint(scene.option(notation))}'
    return element("span", f"{inside}<i>{scene.number(notation)}</i>", f"{classes} target", more)


# -- counts ----------------------------------------------------------------------------------------


def stats(scene: Scene, seat: Seat) -> str:
    """Staff, reserve, available pieces, star cards and what has been given up."""
    have = scene.view.players[seat]
    counts = [
        ("staff", have.staff, ""),
        ("reserve", have.reserve, ""),
        ("vessel", have.ships, "give:ship"),
        ("cube", have.cubes, "give:cube"),
        ("star", have.stars, ""),
        ("give", have.given_ships + have.given_cubes, ""),
    ]
    return "".join(stat(scene, seat, symbol, count, notation) for symbol, count, notation in counts)


def stat(scene: Scene, seat: Seat, symbol: str, count: int, notation: str) -> str:
    """A count; an available piece may be an option of its owner: to give it up."""
    words = scene.say(f"stat-{symbol}", {"n": count})
    note = f"stat-{symbol}-{LETTERS[seat]}"
    inside = sign(f"ant-{symbol}", words, 18, f"pict k-{symbol}") + str(count)
    if seat == scene.mine() and scene.number(notation):
        return answer(scene, notation, inside, "stat", note)
    return element("span", inside, "stat", f'data-note="{note}" {hint(words)}')
