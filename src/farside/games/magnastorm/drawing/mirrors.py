"""Options as a mirror of the action board: spaces by column and row, cubes in one row."""

from __future__ import annotations

from typing import Final

from farside.core.actions import NOBODY
from farside.core.marks import element, hint, sign
from farside.core.view import Cell, Mirror
from farside.games.magnastorm.cards import COMMANDERS
from farside.games.magnastorm.components import COLOURS, COLUMNS, ROW_GAIN, ROW_KEYS, ROWS
from farside.games.magnastorm.drawing.details import bonus
from farside.games.magnastorm.drawing.scene import Scene, first_name, portrait, price, priced, token

BOARDS: Final = ("space", "lay", "post")  # verbs whose answers are spaces of the lower panel
CUBES: Final = ("give", "get")


def mirrors(scene: Scene) -> list[Mirror]:
    boards = [board(scene, verb) for verb in BOARDS if in_question(scene, verb)]
    return boards + [cubes(scene, verb) for verb in CUBES if in_question(scene, verb)]


def in_question(scene: Scene, verb: str) -> bool:
    return any(name.startswith(f"{verb}:") for name in scene.numbers)


# -- the lower panel -----------------------------------------------------------------------------------


def board(scene: Scene, verb: str) -> Mirror:
    """Columns by commander, rows by number with what moving costs and taking brings; crew may also go above."""
    count = len(scene.view.upper)
    heads = tuple([column_head(scene, column) for column in range(count)])
    rows = tuple([row_head(scene, at, verb == "space") for at in range(ROWS)])
    cells = [space(scene, verb, column, at) for column in range(count) for at in range(ROWS)]
    if not in_question(scene, "send") or verb != "post":
        return Mirror(heads, rows, tuple(cells))
    above = [Cell(f"send:{COLUMNS[column]}", column, 0) for column in range(count)]
    below = [cell._replace(row=cell.row + 1) for cell in cells]
    return Mirror(heads, (dressed(scene.html("above")), *rows), (*above, *below))


def dressed(inside: str, more: str = "") -> str:
    return element("span", inside, "magnastorm mag-mirror", more)


def column_head(scene: Scene, column: int) -> str:
    chief = scene.view.chiefs[column]
    if chief == NOBODY:
        return dressed(sign("mag-token", "", 16) + element("b", scene.html("token-short")), hint(scene.say("token")))
    words = f"{scene.member('commander', chief)}: {scene.say(f'does-{COMMANDERS[chief]}')}"
    return dressed(sign(portrait(chief), "", 16, "sign-of") + element("b", first_name(chief)), hint(words))


def row_head(scene: Scene, at: int, with_actions: bool) -> str:
    number = element("b", str(at + 1))
    if not with_actions:
        return dressed(number)
    cost = priced(scene.seat(), scene.view.row_prices[at])
    moving = "A " + (price(scene, cost, 13) if sum(cost) else scene.html("free"))
    taking = "B " + price(scene, priced(scene.seat(), ROW_GAIN[at]), 13)
    return dressed(number + element("span", element("span", moving) + element("span", taking), "both"))


def space(scene: Scene, verb: str, column: int, at: int) -> Cell:
    sign_ = bonus(scene, column * ROWS + at)
    return Cell(f"{verb}:{COLUMNS[column]}:{ROW_KEYS[at]}", column, at, dressed(sign_) if sign_ else "")


# -- cubes ---------------------------------------------------------------------------------------------


def cubes(scene: Scene, verb: str) -> Mirror:
    """The kinds of cubes in one row, with how many the reader has."""
    have = scene.me().cubes
    cells = [
        Cell(f"{verb}:{key}", at, 0, dressed(token("cube", at, "", 18) + element("b", str(have[at]))))
        for at, key in enumerate(COLOURS)
    ]
    return Mirror((), (scene.html(f"kinds-{verb}"),), tuple(cells))
