"""Gauge: the fitted numbers behind win chances, case by case, as a small file that people can read."""

from __future__ import annotations

from typing import Any, Final

from farside.bots.lesson import LessonError, is_price, parsed, quoted

HEAD: Final = """\
# What a lead in worth and in points makes of everybody's chance to win, fitted to games of bots; see docs/analysis.md.
# u = worth (a + b t) + points (c + d t) + e [is asked];   an automa: u = f + g t + h level + points (c + d t)
"""
NAMES: Final = ("a", "b", "c", "d", "e", "f", "g", "h")
FOUND: Final = ("log_loss", "baseline", "ece")  # measured on games that were left out of the fit


class Case:
    """A kind of game with so many players: its numbers, and where they come from."""

    def __init__(self, kind: str, seats: int, numbers: list[float], origin: dict[str, Any]) -> None:
        self.kind: str = kind
        self.seats: int = seats
        self.numbers: list[float] = numbers
        self.origin: dict[str, Any] = origin  # games, seed, edition, taste, box, what was measured

    @property
    def name(self) -> str:
        return f"{self.kind} {self.seats}"

    @property
    def edition(self) -> int:
        return int(self.origin["edition"])

    def holds_for(self, edition: int) -> bool:
        """Whether it is true of games by the rules of an edition: of the one it was fitted to, or of others alike."""
        return edition == self.edition or edition in self.origin.get("editions", ())

    @property
    def taste(self) -> str:
        return str(self.origin["taste"])

    def seeds(self) -> range:
        """The seeds it was fitted with: no figure may come from them."""
        first = int(self.origin["seed"])
        return range(first, first + int(self.origin["games"]))

    def shown(self) -> dict[str, Any]:
        numbers = {name: round(number, 5) for name, number in zip(NAMES, self.numbers, strict=True)}
        return {"kind": self.kind, "players": self.seats, **numbers, **self.origin}

    def dumps(self) -> str:
        lines = ["[[case]]", f"kind = {quoted(self.kind)}", f"players = {self.seats}"]
        lines += [f"{name} = {number:.5f}" for name, number in zip(NAMES, self.numbers, strict=True)]
        lines += [
            f"{name} = {quoted(value) if isinstance(value, str) else value}" for name, value in self.origin.items()
        ]
        return "\n".join(lines) + "\n"


class Gauge:
    """All cases of a game."""

    def __init__(self, game: str, cases: list[Case]) -> None:
        self.game: str = game
        self.cases: list[Case] = cases

    def case(self, kind: str, seats: int) -> Case | None:
        for case in self.cases:
            if case.kind == kind and case.seats == seats:
                return case
        return None

    def with_case(self, case: Case) -> Gauge:
        """With this case in the place of the one of the same name, in order."""
        others = [other for other in self.cases if other.name != case.name]
        return Gauge(self.game, sorted([*others, case], key=lambda each: (each.kind != "plain", each.kind, each.seats)))

    def dumps(self) -> str:
        """As TOML."""
        return "\n".join([HEAD, f"game = {quoted(self.game)}\n", *[case.dumps() for case in self.cases]])


def parsed_gauge(text: str, file: str) -> Gauge:
    """From TOML; every case must have all its numbers and its origin."""
    found = parsed(text, file)
    cases = found.get("case")
    if not isinstance(cases, list) or not isinstance(found.get("game"), str):
        raise LessonError(f"{file}: expected game = ... and tables [[case]]")
    return Gauge(found["game"], [case_in(table, file) for table in cases])


def case_in(table: Any, file: str) -> Case:
    kind, seats = table.pop("kind", None), table.pop("players", None)
    if not isinstance(kind, str) or not isinstance(seats, int):
        raise LessonError(f'{file}: a [[case]] needs kind = "..." and players = 2, 3 ...')
    for name in NAMES:
        if not is_price(table.get(name)):
            raise LessonError(f"{file}: case {kind} {seats}: expected {name} = a number with decimals")
    numbers = [table.pop(name) for name in NAMES]
    for name in ("games", "seed", "edition", "taste"):
        if name not in table:
            raise LessonError(f"{file}: case {kind} {seats}: {name} is missing")
    return Case(kind, seats, numbers, table)
