"""The lower panel: what moving costs and taking cubes brings in each row, and the bonus of each space."""

from __future__ import annotations

from typing import Final

from farside.core.marks import Spot, box, use, word
from farside.core.scene import Words
from farside.games.magnastorm import components
from farside.games.magnastorm.components import BAG, CREW, NOTHING, RANGE, RESEARCH, ROW_KEYS, ROWS, SECOND_LAB, SWAP
from farside.games.magnastorm.drawing.scene import Scene, crew_colours, piece, priced, row_of_cubes

LEFT: Final = 88
WIDTH: Final = 352
TOP: Final = 228
HIGH: Final = 48
ONLY_MOVING: Final = (RANGE, SECOND_LAB)  # bonuses that come with action A alone
ONLY_TAKING: Final = (BAG,)  # with action B alone
SIGNS: Final = {
    BAG: "mag-bag",
    CREW: "mag-crew",
    SWAP: "mag-swap_order",
    RANGE: "mag-range",
    SECOND_LAB: "mag-second_lab",
}
BONUS_WORDS: Final = {BAG: "bag", CREW: "crew", SWAP: "swap", RANGE: "range", SECOND_LAB: "second-lab"}


def lower(scene: Scene) -> str:
    head = word(Spot(2, TOP - 17), scene.say("place"), "head")
    head += word(Spot(WIDTH - 2, TOP - 16), scene.say("place-how"), "soft end")
    rows = "".join(row(scene, at) for at in range(ROWS))
    return head + rows


def row(scene: Scene, at: int) -> str:
    count = len(scene.view.upper)
    return label(scene, at) + "".join(cell(scene, column, at) for column in range(count))


def top(row_: int) -> float:
    return TOP + row_ * HIGH


# -- a row -----------------------------------------------------------------------------------------


def label(scene: Scene, at: int) -> str:
    """A row's two actions; while they are asked about, each half answers."""
    here = scene.view.asks == "action" and scene.view.space % ROWS == at
    using = " using" if scene.view.space >= 0 and scene.view.space % ROWS == at else ""
    ground = box(Spot(LEFT / 2 - 1, top(at) + 22), LEFT - 5, HIGH - 4, 6, f"row{using}")
    cost = priced(scene.seat(), scene.view.row_prices[at])
    gain = priced(scene.seat(), components.ROW_GAIN[at])
    words: Words = {"row": at + 1, "cost": scene.cubes(cost) or scene.say("free"), "gain": scene.cubes(gain)}
    halves = half(scene, at, "A", cost, ["move"] if here else []) + half(scene, at, "B", gain, ["gain"] if here else [])
    number = "" if here else word(Spot(LEFT - 12, top(at) + 13), str(at + 1), "rown")
    return scene.place(ground + number, "", f'id="row-{ROW_KEYS[at]}"', scene.say("row", words)) + halves


def half(scene: Scene, at: int, letter: str, cubes: tuple[int, ...], options: list[str]) -> str:
    """One action of a row: its letter and its cubes."""
    y = top(at) + (12 if letter == "A" else 32)
    inside = box(Spot(LEFT / 2 - 1, y), LEFT - 9, 20, 5, "pick") if scene.open(*options) else ""
    inside += word(Spot(8, y), letter, "letter")
    count = sum(cubes)
    inside += (
        row_of_cubes(cubes, Spot(31 + (count - 1) * 8, y), 16, 16)
        if count
        else word(Spot(23, y), scene.say("free"), "soft")
    )
    inside += scene.badge(Spot(LEFT - 16, y), 8.5, *options)
    return scene.place(inside, "half", f'id="row-{ROW_KEYS[at]}-{letter}"', "", *options)


# -- a space ---------------------------------------------------------------------------------------


def cell(scene: Scene, column: int, at: int) -> str:
    """A space: its bonus, the crew that uses it, and whether it can be used now."""
    width = (WIDTH - LEFT) / len(scene.view.upper)
    x, y = LEFT + (column + 0.5) * width, top(at) + 22
    number = column * ROWS + at
    crew = scene.view.lower[number]
    name = f"{components.COLUMNS[column]}:{ROW_KEYS[at]}"
    options = [f"{verb}:{name}" for verb in ("space", "lay", "post")]
    classes = "slot" + (" used" if sum(crew) else "") + (" current" if number == scene.view.space else "")
    inside = box(Spot(x, y), width, HIGH, 6, "hit") + box(Spot(x, y), width - 4, HIGH - 4, 6, classes)
    inside += bonus(scene, number, Spot(x, y), width, bool(sum(crew))) + crews(crew, Spot(x, y), width, number, scene)
    inside += scene.badge(Spot(x - width / 2 + 11, y - 13), 8.5, *options)
    place = f'id="low-{name.replace(":", "-")}"'
    return scene.place(inside, "cell", place, told(scene, column, at), *options)


def kind_of(scene: Scene, number: int) -> tuple[int, int]:
    """The bonus of a space, and its track."""
    panel = components.PANELS[scene.side]
    return panel.bonus[number], panel.track[number]


def bonus(scene: Scene, number: int, middle: Spot, width: float, used: bool) -> str:
    """A bonus pictogram; a letter says with which action alone it comes."""
    kind, track = kind_of(scene, number)
    if kind == NOTHING:
        return ""
    symbol = f"mag-{components.TRACKS[track]}" if kind == RESEARCH else SIGNS[kind]
    place = Spot(middle.x + width / 2 - 15, middle.y) if used else middle
    classes = "bonus" + (f" {crew_colours(scene.seat())}" if kind == CREW else "")
    letter = "A" if kind in ONLY_MOVING else "B" if kind in ONLY_TAKING else ""
    drawn = use(symbol, place, 17 if used else 24, classes)
    return drawn if used or not letter else drawn + word(Spot(middle.x + width / 2 - 9, middle.y - 13), letter, "only")


def crews(crew: tuple[int, ...], middle: Spot, width: float, number: int, scene: Scene) -> str:
    """The crew on a space: one, or more when the panel is full."""
    members = [kind for kind in range(components.SHADES) for _ in range(crew[kind])]
    if not members:
        return ""
    has_bonus = kind_of(scene, number)[0] != NOTHING
    x = middle.x - width / 2 + 20 if has_bonus else middle.x
    if len(members) == 1:
        return piece("crew", members[0], Spot(x, middle.y), 28)
    step = min(12.0, (width - 24) / len(members))
    left = middle.x - step * (len(members) - 1) / 2
    return "".join(piece("crew", kind, Spot(left + step * at, middle.y), 20) for at, kind in enumerate(members))


def bonus_words(scene: Scene, number: int) -> str:
    """A space's bonus in words; empty if it has none."""
    kind, track = kind_of(scene, number)
    if kind == NOTHING:
        return ""
    if kind == RESEARCH:
        return scene.say("bonus-research", {"track": scene.member("track", track)})
    return scene.say(f"bonus-{BONUS_WORDS[kind]}")


def told(scene: Scene, column: int, at: int) -> str:
    number = column * ROWS + at
    words: Words = {"row": at + 1, "column": scene.member("column", column, "under")}
    parts = [scene.say("slot", words), bonus_words(scene, number)]
    crew = scene.view.lower[number]
    parts += [scene.member("crew", kind) for kind in range(components.SHADES) if crew[kind]]
    return ", ".join(part for part in parts if part) + "."
