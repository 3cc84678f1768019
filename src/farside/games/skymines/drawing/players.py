"""The players: the score if the game ended now, and everybody's board one click away."""

from __future__ import annotations

from typing import Final

from farside.core.actions import Seat
from farside.core.marks import LETTERS, colours, element, escape, hint, status
from farside.games.skymines.components import COMPANIES, SCORING, SLOTS
from farside.games.skymines.drawing.faces import chip
from farside.games.skymines.drawing.luna import luna_board
from farside.games.skymines.drawing.mine import slot, totals
from farside.games.skymines.drawing.missions import missions
from farside.games.skymines.drawing.own import steps
from farside.games.skymines.drawing.scene import Scene
from farside.games.skymines.drawing.tiles import bonus_tile
from farside.games.skymines.luna import LUNA

SYMBOLS: Final = {"coins": "coin", "helium": "helium", "research": "rp"}


def players(scene: Scene) -> str:
    others = [person(scene, seat) for seat in scene.seating() if seat != scene.focus()]
    if scene.view.luna is not None:
        others.append(luna_board(scene))
    return element("div", missions(scene) + worth(scene) + "".join(others), "skymines sky-players")


# -- the score ---------------------------------------------------------------------------------------


def worth(scene: Scene) -> str:
    """SKY-END-2  The seven categories for everybody: shares times value, coins, tracks."""
    seating = [*scene.seating(), *([] if scene.view.luna is None else [LUNA])]
    heads = "".join([element("th", scene.badge(seat, 18) + crown(scene, seat)) for seat in seating])
    rows = "".join([category(scene, at, seating) for at in range(len(SCORING))])
    total = "".join([element("td", str(scene.view.scores[scene.place(seat)]), own(scene, seat)) for seat in seating])
    label = scene.html("final" if scene.view.over else "if-now")
    table = f"<thead><tr><th>{label}</th>{heads}</tr></thead><tbody>{rows}</tbody>"
    table += f'<tfoot class="now"><tr><th scope="row">{scene.html("total")}</th>{total}</tr></tfoot>'
    return element("table", table, "sky-worth")


def crown(scene: Scene, seat: Seat) -> str:
    if scene.place(seat) in scene.view.winners:
        return scene.icon("first", 14)
    return element("small", "1", "sky-first", hint(scene.say("next-first"))) if seat == scene.view.marker else ""


def own(scene: Scene, seat: Seat) -> str:
    return "sky-ours" if seat == scene.mine() else ""


def category(scene: Scene, at: int, seating: list[Seat]) -> str:
    key = SCORING[at]
    if key not in COMPANIES:
        name = f"{scene.icon(SYMBOLS[key], 15)} {scene.html(f'score-{key}')}"
        cells = "".join([element("td", str(scene.sheet(seat)[at]), own(scene, seat)) for seat in seating])
        return element("tr", f'<th scope="row">{name}</th>{cells}')
    firm = COMPANIES.index(key)
    value = scene.view.companies[firm].counted
    name = f"{scene.logo(firm)} {escape(scene.company(firm))}"
    name += element("small", f" {value}", "", hint(scene.say("share-value", {"n": value})))
    cells = "".join([element("td", shares(scene, seat, firm), own(scene, seat)) for seat in seating])
    return element("tr", f'<th scope="row">{name}</th>{cells}')


def shares(scene: Scene, seat: Seat, firm: int) -> str:
    """Shares times value."""
    mine = scene.marks(seat, firm)
    return f"<small>{mine.shares + mine.card_shares}×</small>{mine.worth}"


# -- the others --------------------------------------------------------------------------------------


def person(scene: Scene, seat: Seat) -> str:
    """A line; unfolded, the whole board."""
    have = scene.player(seat)
    name = element("b", escape(scene.who(seat)), "sky-called")
    facts = element("span", scene.icon("coin", 16) + str(have.coins)) + element(
        "span", scene.icon("marker", 15) + str(have.markers)
    )
    summary = (
        scene.badge(seat, 20)
        + name
        + (totals(scene, seat) or '<span class="sky-totals"></span>')
        + status(seat)
        + state(scene, seat)
        + facts
    )
    inside = element("summary", summary) + element("div", unfolded(scene, seat), "sky-unfolded")
    return element("details", inside, f"sky-person {colours(seat)}", f'id="person-{LETTERS[seat]}"')


def state(scene: Scene, seat: Seat) -> str:
    have = scene.player(seat)
    if have.passed:
        return element("small", scene.html("passed"))
    return element("small", scene.html("ready")) if have.ready else ""


def unfolded(scene: Scene, seat: Seat) -> str:
    have = scene.player(seat)
    tiles = "".join([bonus_tile(scene, tile, True) for tile in have.tiles])
    slots = element("div", "".join([slot(scene, seat, at, live=False) for at in range(SLOTS)]), "sky-slots")
    cards = "".join([chip(scene, card) for card in have.hand])
    held = element("p", f"{scene.html('hand', {'n': len(have.hand)})} {cards}", "sky-chips")
    tank = element("p", f"{scene.icon('helium', 15)} {scene.html('tank')} <b>{have.helium}</b> {tiles}")
    return slots + held + tank + steps(scene, seat, live=False)
