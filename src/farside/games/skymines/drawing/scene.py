"""A scene of Skymines: one view, told by one voice. What every module of the drawing asks for."""

from __future__ import annotations

from collections.abc import Iterable
from functools import partialmethod
from typing import NamedTuple

from farside.core.actions import Seat
from farside.core.marks import badge, escape, sign
from farside.core.phrases import Voice
from farside.core.scene import Scene as AnyScene
from farside.games.skymines.components import COMPANIES
from farside.games.skymines.luna import LUNA
from farside.games.skymines.view import Luna, Mark, Player, SkyminesView

SETTING_UP = ("tile", "rest", "set-up")


class Lit(NamedTuple):
    """What makes a part a place of options: classes, attributes, the number shown, and what a pointer is told."""

    classes: str
    attributes: str
    number: str
    words: str

    def dress(self, classes: str) -> str:
        """The part's own classes and these."""
        return f"{classes}{self.classes}"

    def more(self, attributes: str = "") -> str:
        """The part's own attributes and these."""
        return f"{attributes} {self.attributes}".strip()


DARK = Lit("", "", "", "")


class Scene(AnyScene[SkyminesView]):
    """The words, signs and places of Skymines."""

    def __init__(self, view: SkyminesView, voice: Voice) -> None:
        super().__init__(view, voice)
        self.roll = [*self.seats] if view.luna is None else [*self.seats, LUNA]  # everybody, Luna last

    # -- words -----------------------------------------------------------------------------------

    company = partialmethod(AnyScene.member, "company")
    card = partialmethod(AnyScene.member, "card")
    plan = partialmethod(AnyScene.member, "plan")
    type = partialmethod(AnyScene.member, "type")

    def people(self, seats: Iterable[Seat]) -> str:
        """`You, Sky`: one after another."""
        return ", ".join([self.who(seat) for seat in seats])

    # -- signs -----------------------------------------------------------------------------------

    def badge(self, seat: Seat, size: int = 18) -> str:
        return badge(seat, self.who(seat), size)

    def logo(self, firm: int, size: int = 15) -> str:
        """A company's sign in its colour."""
        return sign(f"sky-{COMPANIES[firm]}", self.company(firm), size, f"sky-logo {hue(firm)}")

    def icon(self, key: str, size: int = 16, drawn: str = "") -> str:
        """A pictogram with its name: `picture-icon-<key>`; it may be drawn like something else."""
        return sign(f"sky-{drawn or key}", self.say(f"icon-{key}"), size)

    # -- options ---------------------------------------------------------------------------------

    def found(self, verb: str) -> list[str]:
        """The open options of a verb."""
        return [name for name in self.numbers if name.partition(":")[0] == verb]

    def lit(self, *notations: str) -> Lit:
        """A place of these options: lit if some are open, quiet if all that are asked are closed."""
        opened = self.open(*notations)
        if opened:
            return self.open_place(opened)
        shut = self.shut(*notations)
        return Lit(" sky-barred", self.barred(shut), "", self.reason(shut)) if shut else DARK

    def open_place(self, opened: list[str]) -> Lit:
        numbers = [self.numbers[name] for name in opened]
        told = self.said(*opened[:6])
        label = f'aria-label="{escape(told)}"'
        shown = str(numbers[0]) if len(numbers) == 1 else f"{min(numbers)}…"
        return Lit(" target", f'data-action="{" ".join(opened)}" role="button" {label}', shown, told)

    # -- lookups ---------------------------------------------------------------------------------

    def focus(self) -> Seat:
        """Whose board is shown large: the reader's, else that of whoever is at turn."""
        if self.view.seat is not None:
            return self.view.seat
        return self.view.turn_of if 0 <= self.view.turn_of < self.view.seats else 0

    def player(self, seat: Seat) -> Player:
        return self.view.players[seat]

    def marks(self, player: int, firm: int) -> Mark:
        """A player's marker on a company track, Luna's too."""
        return self.luna().marks[firm] if player == LUNA else self.view.players[player].marks[firm]

    def sheet(self, player: int) -> tuple[int, ...]:
        return self.luna().sheet if player == LUNA else self.view.players[player].sheet

    def place(self, player: int) -> int:
        """Where a player's points stand in the list of scores."""
        return self.roll.index(player)

    def luna(self) -> Luna:
        assert self.view.luna is not None, "Luna plays"
        return self.view.luna

    def seating(self) -> list[Seat]:
        """The reader first, then the others as they follow."""
        start = max(self.mine(), 0)
        return [(start + at) % self.view.seats for at in self.seats]

    def setting_up(self) -> bool:
        """Cards laid down now are laid to rest, not planned."""
        return self.view.asks in SETTING_UP


def hue(firm: int) -> str:
    """The class that gives a drawing a company's colour."""
    return f"sky-{COMPANIES[firm]}-hue"


def numbered(lit: Lit) -> str:
    """An option's number on a part of a page."""
    return f'<i class="sky-n">{lit.number}</i>' if lit.number else ""
