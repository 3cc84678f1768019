"""A scene: one view, told by one voice. What every module of the drawing asks for."""

from __future__ import annotations

from collections.abc import Iterable

from farside.core.actions import NOBODY, Seat
from farside.core.marks import LETTERS, Spot, colours, disc, escape, group, hint, sign, title, use, word
from farside.core.phrases import NO_ARGS, Args, Voice
from farside.games.magnastorm.actions import ACTIONS
from farside.games.magnastorm.cards import COMMANDERS, NAMES
from farside.games.magnastorm.components import COLOURS, PLANETS, YELLOW
from farside.games.magnastorm.drawing.plan import MEASURES, side
from farside.games.magnastorm.view import Cost, MagnaView, Player

Words = dict[str, str | int]
INITIAL = 2  # letters of an initial with its dot


class Scene:
    """A view and a voice, with the options by their notation."""

    def __init__(self, view: MagnaView, voice: Voice) -> None:
        self.view = view
        self.voice = voice
        self.numbers = {ACTIONS.name(action): at for at, action in enumerate(view.options, start=1)}
        self.closed = {ACTIONS.name(closed.action): closed for closed in view.closed}
        self.costs: dict[str, Cost] = {ACTIONS.name(cost.action): cost for cost in view.costs}
        self.seats = range(view.seats)
        self.side = side(view.seats)
        self.planet = PLANETS[self.side]
        self.measure = MEASURES[self.side]

    # -- words -----------------------------------------------------------------------------------

    def say(self, key: str, words: Args = NO_ARGS) -> str:
        """A text of the picture, as plain text."""
        return self.voice.say(f"picture-{key}", words)

    def html(self, key: str, words: Args = NO_ARGS) -> str:
        """A text of the picture, as markup."""
        return escape(self.say(key, words))

    def who(self, seat: Seat) -> str:
        """`You`, or the name of a player."""
        return self.say("player", self.naming(seat))

    def naming(self, seat: Seat) -> Words:
        """What a sentence about a player needs: $who and $name."""
        return {"who": self.voice.who(seat), "name": self.voice.name(seat)}

    def people(self, seats: Iterable[Seat]) -> str:
        return ", ".join(self.who(seat) for seat in seats)

    def member(self, kind: str, at: int, form: str = "") -> str:
        return self.voice.member(kind, at, form)

    def sector(self, at: int) -> str:
        return self.voice.member("sector", at)

    def cubes(self, amounts: Iterable[int]) -> str:
        """Cubes in words, colour by colour: `2 yellow, 1 sky`."""
        return ", ".join(self.stack(at, n) for at, n in enumerate(amounts) if n)

    def stack(self, colour: int, count: int) -> str:
        """`2 yellow`."""
        words: Words = {"n": count, "colour": self.member("colour", colour), "colour_key": COLOURS[colour]}
        return self.voice.say("the-cubes", words)

    # -- options ---------------------------------------------------------------------------------

    def number(self, notation: str) -> int:
        """An option's number on its button; 0 when it is not open."""
        return self.numbers.get(notation, 0)

    def open(self, *notations: str) -> list[str]:
        """Those of the options that are open."""
        return [notation for notation in notations if notation in self.numbers]

    def option(self, notation: str) -> str:
        """What an option's button says."""
        return self.voice.option(ACTIONS.parse(notation))

    def label(self, open_: list[str]) -> str:
        """The options of a place in words: `2: Drive to Left a1`."""
        return "; ".join(f"{self.numbers[notation]}: {self.option(notation)}" for notation in open_)

    def target(self, open_: list[str]) -> str:
        """The attributes of a place that answers with open options."""
        return f'data-action="{" ".join(open_)}" role="button" aria-label="{escape(self.label(open_))}"'

    def reason(self, notation: str) -> str:
        """Why an option is closed, as plain text."""
        closed = self.closed[notation]
        return self.voice.reason(closed.clause, closed.args)

    def place(self, inside: str, classes: str, more: str, told: str, *notations: str) -> str:
        """A part of a drawing where options may lie: lit if one is open, quiet with its reason if one is closed."""
        found = self.open(*notations)
        if found:
            return group(title(self.label(found)) + inside, f"{classes} target", f"{more} {self.target(found)}".strip())
        shut = [notation for notation in notations if notation in self.closed]
        if shut:
            words = title(f"{told} {self.reason(shut[0])}".strip())
            return group(words + inside, f"{classes} barred", f'{more} data-closed="{shut[0]}"'.strip())
        return group((title(told) if told else "") + inside, classes, more)

    def badge(self, at: Spot, radius: float, *notations: str) -> str:
        """The numbers of the open options at a place; of several the first and a mark for more."""
        found = self.open(*notations)
        if not found:
            return ""
        text = str(self.numbers[found[0]]) + ("+" if len(found) > 1 else "")
        return group(disc(at, radius) + word(at, text), "badge")

    # -- who -------------------------------------------------------------------------------------

    def mine(self) -> Seat:
        """The reader's seat, NOBODY for a spectator."""
        return NOBODY if self.view.seat is None else self.view.seat

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
    return f"mag-c{COMMANDERS[commander]}"
