"""The action board: commanders and crew above, each column's price for the reader; rows and spaces below."""

from __future__ import annotations

from typing import Final

from farside.core.actions import NOBODY
from farside.core.marks import ORIGIN, Spot, box, escape, group, mark, title, use, word
from farside.core.scene import Words
from farside.games.magnastorm.cards import COMMANDERS, WORTH
from farside.games.magnastorm.components import COLUMNS, CREWS, FP, SHADES
from farside.games.magnastorm.drawing.lower import lower
from farside.games.magnastorm.drawing.scene import Scene, few_cubes, first_name, piece, portrait

WIDTH: Final = 352
HEIGHT: Final = 474
LEFT: Final = 88  # where the columns begin
ROOM: Final = WIDTH - LEFT
TOP: Final = 26
NARROW: Final = 60  # columns narrower than this show signs for words
SHORT: Final = 7  # letters of a name that a narrow column holds at full size


def panels(scene: Scene) -> str:
    head = '<svg xmlns="http://www.w3.org/2000/svg" class="magnastorm mag-panels" role="group"'
    head += f' viewBox="0 0 {WIDTH} {HEIGHT}" aria-label="{escape(scene.say("panels"))}">'
    columns = "".join(column(scene, at) for at in range(len(scene.view.upper)))
    return f"{head}{legend(scene)}{columns}{lower(scene)}</svg>"


def wide(scene: Scene) -> float:
    """How wide a column is."""
    return ROOM / len(scene.view.upper)


def middle(scene: Scene, at: int) -> float:
    return LEFT + (at + 0.5) * wide(scene)


def legend(scene: Scene) -> str:
    """What the lines of the upper panel are."""
    left = scene.view.crew_above
    return (
        word(Spot(2, 11), scene.say("take"), "head")
        + word(Spot(2, 48), scene.say("take-gain", {"n": WORTH[0]}), "soft")
        + word(Spot(2, 66), scene.say("take-first"), "soft")
        + word(Spot(2, 113), scene.say("crew-above"), "bold")
        + word(Spot(2, 131), scene.say("crew-left-here", {"n": left}), "soft")
        + word(Spot(2, 165), scene.say("your-price"), "bold")
    )


def column(scene: Scene, at: int) -> str:
    """A column: what may be taken there, its crew, and its price."""
    return tile(scene, at) + crowd(scene, at) + verdict(scene, at)


# -- what may be taken -----------------------------------------------------------------------------


def tile(scene: Scene, at: int) -> str:
    """A commander with his sign and whoever controls him, or the first-player token."""
    chief = scene.view.chiefs[at]
    x, width = middle(scene, at), wide(scene) - 4
    options = [f"take:{COLUMNS[at]}"] + ([f"use:{COMMANDERS[chief]}"] if chief != NOBODY else [])
    ground = box(Spot(x, TOP + 31), width, 62, 6, "card")
    symbol = "mag-token" if chief == NOBODY else portrait(chief)
    name = scene.say("token-short") if chief == NOBODY else first_name(chief)
    slim = "named slim" if wide(scene) < NARROW and len(name) > SHORT else "named"
    inside = ground + use(symbol, Spot(x, TOP + 23), 28, "sign-of") + word(Spot(x, TOP + 49), name, slim)
    holder = scene.view.token if at == FP else scene.view.holder[chief]
    if holder != NOBODY:
        inside += mark(holder, Spot(x + width / 2 - 8, TOP + 8), 19)
    inside += scene.badge(Spot(x - width / 2 + 9, TOP + 9), 9, *options)
    return scene.place(inside, "chief", f'id="column-{COLUMNS[at]}"', told(scene, at), *options)


def told(scene: Scene, at: int) -> str:
    """Who it is, what he does, who has him."""
    chief = scene.view.chiefs[at]
    if chief == NOBODY:
        return scene.say("token") + held(scene, scene.view.token)
    return about(scene, chief)


def about(scene: Scene, commander: int) -> str:
    """A commander's name, what he does, who has him."""
    text = f"{scene.member('commander', commander)}: {scene.say(f'does-{COMMANDERS[commander]}')}"
    return text + held(scene, scene.view.holder[commander])


def held(scene: Scene, seat: int) -> str:
    return "" if seat == NOBODY else " " + scene.say("held-by", scene.naming(seat))


# -- the crew above --------------------------------------------------------------------------------


def crowd(scene: Scene, at: int) -> str:
    """The crew of a column, one by one; those that may be placed answer, and so does the column for all of them."""
    x, width = middle(scene, at), wide(scene) - 4
    send, crew = f"send:{COLUMNS[at]}", scene.view.upper[at].crew
    ground = box(Spot(x, 122), width, 62, 6, "frame")
    placed = [option for kind in order(crew) if scene.open(option := f"crew:{COLUMNS[at]}:{CREWS[kind]}")]
    found = scene.place(ground, "upper", f'id="upper-{COLUMNS[at]}"', "", send, *placed)
    members = [(kind, number) for kind in order(crew) for number in range(crew[kind])]
    numbers = scene.badge(Spot(x - width / 2 + 7, 97), 8.5, send)
    for place, (kind, number) in enumerate(members):
        spot, size = stand(x, width, place, len(members))
        found += member(scene, at, kind, number, spot, size)
        if number == 0:
            corner = Spot(spot.x + size * 0.42, spot.y - size * 0.36)
            numbers += scene.badge(corner, 7.5, f"crew:{COLUMNS[at]}:{CREWS[kind]}")
    return found + numbers


def order(crew: tuple[int, ...]) -> list[int]:
    """Neutral crew first."""
    return [kind for kind in (SHADES - 1, *range(SHADES - 1)) if crew[kind]]


def stand(x: float, width: float, place: int, count: int) -> tuple[Spot, float]:
    """Where a crew member stands and how large: two rows, smaller the more there are."""
    per = 2 if count <= 4 else 3 if count <= 6 else 4
    rows = -(-count // per)
    row, col = divmod(place, per)
    here = per if row < rows - 1 else count - per * (rows - 1)
    step = min((width - 4) / per, 28)
    high = min(29.0, 58 / rows)
    spot = Spot(x + (col - (here - 1) / 2) * step, 122 + (row - (rows - 1) / 2) * high)
    return spot, min(step, high) - 3


def member(scene: Scene, at: int, kind: int, number: int, place: Spot, size: float) -> str:
    """One crew member."""
    option = f"crew:{COLUMNS[at]}:{CREWS[kind]}"
    lit = bool(scene.open(option))
    inside = (box(ORIGIN, size + 2, size + 2, 5, "pick") if lit else "") + piece("crew", kind, ORIGIN, size)
    place_of = f'id="up-{COLUMNS[at]}-{CREWS[kind]}-{number}" transform="translate({place})"'
    words: Words = {"crew": scene.member("crew", kind), "column": scene.member("column", at, "the")}
    return scene.place(inside, "member", place_of, scene.say("crew-here", words), option)


# -- the price -------------------------------------------------------------------------------------


def verdict(scene: Scene, at: int) -> str:
    """MAG-CMD-12  The price for the reader, and whether it can be paid now or after exchanges."""
    here = scene.view.upper[at]
    x = middle(scene, at)
    if scene.view.over or not sum(here.crew):
        return word(Spot(x, 166), "–", "verdict soft")
    if here.clause == "MAG-CMD-8":
        return word(Spot(x, 166), scene.say("yours"), "verdict soft")
    cubes = few_cubes(here.price, Spot(x, 166), 15, wide(scene) - 6)
    if scene.view.seat is None:
        return cubes
    text, classes = judged(scene, at, "narrow-" if wide(scene) < NARROW else "can-")
    return group(title(judged(scene, at, "can-")[0]) + cubes + word(Spot(x, 186), text, classes))


def judged(scene: Scene, at: int, key: str) -> tuple[str, str]:
    """`can pay`, how many exchanges come first, or how many cubes are missing."""
    here = scene.view.upper[at]
    if here.exchanges == 0:
        return scene.say(f"{key}pay"), "verdict ok"
    if here.exchanges > 0:
        return scene.say(f"{key}exchange", {"n": here.exchanges}), "verdict ok"
    return scene.say(f"{key}short", {"n": here.short}), "verdict bad"
