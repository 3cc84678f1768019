"""Parts: what a position is worth, taken apart. The parts of a seat add up to what the taste says of it."""

from __future__ import annotations

from typing import Final

POINTS: Final = "points"
WHOLE: Final = "whole"  # of a taste that cannot be taken apart
ASIDE: Final = "aside"  # what no thing on the table has, such as a question not worth asking
BEST: Final = 0.75  # how much the best of the others counts in a lead, and all of them together
REST: Final = 0.25


class Part:
    """A named part: what each seat has of it, and what its rivals have, as far as that counts against it."""

    def __init__(self, key: str, own: list[float], rivals: list[float]) -> None:
        self.key: str = key
        self.own: list[float] = own
        self.rivals: list[float] = rivals

    def worth(self, seat: int) -> float:
        return self.own[seat] - self.rivals[seat]


def total(parts: list[Part], seat: int) -> float:
    """What they add up to: the taste's value."""
    return sum([part.worth(seat) for part in parts])


class Ledger:
    """What everybody has of each part, racer by racer; an automa is last."""

    def __init__(self, racers: int) -> None:
        self.racers: int = racers
        self.keys: list[str] = []
        self.rows: list[list[float]] = []

    def add(self, key: str, racer: int, much: float) -> None:
        if key not in self.keys:
            self.keys.append(key)
            self.rows.append([0.0] * self.racers)
        self.rows[self.keys.index(key)][racer] += much

    def parts(self, seats: int, automa: float = 0.0) -> list[Part]:
        """As a lead counts them: the best of the others for most of it, all others for the rest; an automa so much."""
        sums = [sum([row[racer] for row in self.rows]) for racer in range(self.racers)]
        shares = [counts(sums[:seats], seat) for seat in range(seats)]
        found: list[Part] = []
        for at, key in enumerate(self.keys):
            row = self.rows[at]
            rivals = [sum([row[other] * shares[seat][other] for other in range(seats)]) for seat in range(seats)]
            for racer in range(seats, self.racers):
                rivals = [each + automa * row[racer] for each in rivals]
            found.append(Part(key, row[:seats], rivals))
        return found


def counts(worths: list[float], seat: int) -> list[float]:
    """How much each of the others counts in the lead of a seat."""
    found = [0.0] * len(worths)
    others = [other for other in range(len(worths)) if other != seat]
    if not others:
        return found
    best = others[0]
    for other in others:
        found[other] = REST / len(others)
        if worths[other] > worths[best]:
            best = other
    found[best] += BEST
    return found


def aside(found: list[float]) -> list[Part]:
    """What is added beside a lead, by seat; nothing where there is nothing."""
    return [Part(ASIDE, found, [0.0] * len(found))] if any(found) else []


def by_points(scores: list[float], seats: int, automa: float = 0.0) -> list[Part]:
    """Of a game that is over."""
    ledger = Ledger(len(scores))
    for racer, points in enumerate(scores):
        ledger.add(POINTS, racer, points)
    return ledger.parts(seats, automa)
