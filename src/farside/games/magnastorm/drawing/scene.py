"""A scene of Magnastorm: one view, told by one voice. What every module of the drawing asks for."""

from __future__ import annotations

from collections.abc import Iterable

from farside.core.actions import Seat
from farside.core.marks import LETTERS, Spot, colours, disc, group, hint, sign, title, use, word
from farside.core.phrases import Voice
from farside.core.scene import Scene as AnyScene
from farside.core.scene import Words
from farside.games.magnastorm.abilities import ABILITIES, KINDS
from farside.games.magnastorm.actions import ACTIONS
from farside.games.magnastorm.cards import NAMES
from farside.games.magnastorm.columns import named_after
from farside.games.magnastorm.components import COLOURS, PLANETS, YELLOW
from farside.games.magnastorm.drawing.plan import MEASURES, side
from farside.games.magnastorm.view import Cost, MagnaView, Player

PORTRAITS = (*[f"0{at}" for at in range(1, 9)], *[f"1{at}" for at in range(1, 9)])  # symbols by kind of ability
INITIAL = 2  # letters of an initial with its dot


class Scene(AnyScene[MagnaView]):
    """The words, costs and places of Magnastorm, on its side of the planet."""

    def __init__(self, view: MagnaView, voice: Voice) -> None:
        super().__init__(view, voice.calling(named_after(view.chiefs)))
        self.costs: dict[str, Cost] = {ACTIONS.name(cost.action): cost for cost in view.costs}
        self.side = side(view.seats)
        self.planet = PLANETS[self.side]
        self.measure = MEASURES[self.side]

    # -- words -----------------------------------------------------------------------------------

    def people(self, seats: Iterable[Seat]) -> str:
        """`You, Sky`: one after another."""
        return ", ".join(self.who(seat) for seat in seats)

    def sector(self, at: int) -> str:
        return self.member("sector", at)

    def cubes(self, amounts: Iterable[int]) -> str:
        """Cubes in words, colour by colour: `2 yellow, 1 sky`."""
        return ", ".join(self.stack(at, n) for at, n in enumerate(amounts) if n)

    def stack(self, colour: int, count: int) -> str:
        """`2 yellow`."""
        words: Words = {"n": count, "colour": self.member("colour", colour), "colour_key": COLOURS[colour]}
        return self.voice.say("the-cubes", words)

    # -- options ---------------------------------------------------------------------------------

    def place(self, inside: str, classes: str, more: str, told: str, *notations: str) -> str:
        """A part of a drawing where options may lie: lit if one is open, quiet with its reason if one is closed."""
        found = self.open(*notations)
        if found:
            more = f"{more} {self.target(*found)}".strip()
            return group(title(self.said(*found)) + inside, f"{classes} target", more)
        shut = self.shut(*notations)
        if shut:
            words = title(f"{told} {self.reason(shut)}".strip())
            return group(words + inside, f"{classes} barred", f"{more} {self.barred(shut)}".strip())
        return group((title(told) if told else "") + inside, classes, more)

    def badge(self, at: Spot, radius: float, *notations: str) -> str:
        """The numbers of the open options at a place; of several the first and a mark for more."""
        found = self.open(*notations)
        if not found:
            return ""
        text = str(self.numbers[found[0]]) + ("+" if len(found) > 1 else "")
        return group(disc(at, radius) + word(at, text), "badge")

    # -- who -------------------------------------------------------------------------------------

    def seat(self) -> Seat:
        """Whose prices and ghosts are shown: the reader, or for a spectator whoever acts."""
        if self.view.seat is not None:
            return self.view.seat
        return self.view.waiting[0] if self.view.waiting else 0

    def me(self) -> Player:
        return self.view.players[self.seat()]

    def asked(self) -> bool:
        """It is the reader who decides."""
        return self.view.seat is not None and self.view.seat in self.view.waiting

    def seating(self) -> list[Seat]:
        """In turn order, as the round is played; before the lot is drawn, by seat."""
        return list(self.view.order) or list(self.seats)

    def calm(self, sector: int) -> bool:
        return sector in self.view.calm


def crew_colours(kind: int) -> str:
    """The class that gives a crew member or a cube its colours."""
    return "mag-neu" if kind == YELLOW else colours(kind)


def shaped(symbol: str, kind: int) -> str:
    """The symbol of an owner's piece; neutral pieces bear no mark."""
    return f"mag-{symbol}" if kind == YELLOW else f"mag-{symbol}-{LETTERS[kind]}"


def piece(symbol: str, kind: int, at: Spot, size: float) -> str:
    """A piece of an owner inside a drawing."""
    return use(shaped(symbol, kind), at, size, crew_colours(kind))


def token(symbol: str, kind: int, label: str, size: int = 18) -> str:
    """A piece of an owner inside a line of text."""
    return sign(shaped(symbol, kind), label, size, crew_colours(kind))


def priced(seat: Seat, cubes: tuple[int, int]) -> tuple[int, ...]:
    """Own and yellow cubes as cubes by colour."""
    found = [0] * (YELLOW + 1)
    found[seat] += cubes[0]
    found[YELLOW] += cubes[1]
    return tuple(found)


def row_of_cubes(amounts: Iterable[int], middle: Spot, size: float, step: float) -> str:
    """Cubes side by side, centred on a place."""
    kinds = [kind for kind, count in enumerate(amounts) for _ in range(count)]
    left = middle.x - (len(kinds) - 1) * step / 2
    return "".join(piece("cube", kind, Spot(left + at * step, middle.y), size) for at, kind in enumerate(kinds))


def few_cubes(amounts: Iterable[int], middle: Spot, size: float, width: float) -> str:
    """Cubes side by side; where there are too many for the width, one of each colour with its number."""
    amounts = tuple(amounts)
    if sum(amounts) * size * 0.95 <= width:
        return row_of_cubes(amounts, middle, size, size * 0.95)
    kinds = [(kind, count) for kind, count in enumerate(amounts) if count]
    step = min(width / len(kinds), size * 1.5)
    found = ""
    for at, (kind, count) in enumerate(kinds):
        x = middle.x + (at - (len(kinds) - 1) / 2) * step
        found += counted("cube", kind, Spot(x, middle.y), size, count)
    return found


def counted(symbol: str, kind: int, at: Spot, size: float, count: int) -> str:
    """A piece with a number on it, if there is more than one."""
    if count < 2:
        return piece(symbol, kind, at, size)
    return use(f"mag-{symbol}", at, size, crew_colours(kind)) + word(at, str(count), "pieces")


def price(scene: Scene, amounts: Iterable[int], size: int = 16) -> str:
    """Cubes inside a line of text, told in words to a pointer."""
    amounts = tuple(amounts)
    kinds = [kind for kind, count in enumerate(amounts) for _ in range(count)]
    inside = "".join(token("cube", kind, "", size) for kind in kinds)
    return f'<span class="cubes" {hint(scene.cubes(amounts))}>{inside}</span>'


def first_name(commander: int) -> str:
    return NAMES[commander].split()[0]


def short_name(commander: int) -> str:
    """A commander's name without initials."""
    return " ".join(part for part in NAMES[commander].split() if not (len(part) == INITIAL and part.endswith(".")))


def portrait(commander: int) -> str:
    """The symbol of a commander: what he does."""
    return f"mag-c{PORTRAITS[KINDS.index(ABILITIES[commander][0])]}"
