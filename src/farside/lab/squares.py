"""Squares: a linear regression, row by row, in plain Python."""

from __future__ import annotations

RARE = 0.04  # the mean square below which a feature is rare


class Squares:
    """The sums that least squares need. Rows are sparse: most features are nothing in two of three phases."""

    def __init__(self, width: int) -> None:
        self.width = width
        self.games = 0
        self.rows = 0
        self.weight = 0.0
        self.sums = [0.0] * (width * width)  # the upper half of the rows' products, weighted
        self.aims = [0.0] * width

    def add(self, places: list[int], values: list[float], aim: float, weight: float = 1.0) -> None:
        """A row: where it is not zero, in rising order, and what it should come to."""
        self.rows += 1
        self.weight += weight
        for nth, place in enumerate(places):
            part = weight * values[nth]
            base = place * self.width
            self.aims[place] += part * aim
            for other in range(nth, len(places)):
                self.sums[base + places[other]] += part * values[other]

    def join(self, more: Squares) -> None:
        self.games += more.games
        self.rows += more.rows
        self.weight += more.weight
        self.sums = [mine + theirs for mine, theirs in zip(self.sums, more.sums, strict=True)]
        self.aims = [mine + theirs for mine, theirs in zip(self.aims, more.aims, strict=True)]

    def solve(self, ridge: float) -> list[float]:
        """The coefficients. The ridge holds each near nothing, as strongly as the data speak; what is rare more so."""
        size = self.width
        table = [[self.sums[min(i, j) * size + max(i, j)] for j in range(size)] for i in range(size)]
        for at in range(size):
            table[at][at] += ridge * max(table[at][at], RARE * self.weight) + 1e-9
        return eliminate(table, list(self.aims))


def eliminate(table: list[list[float]], aims: list[float]) -> list[float]:
    """Solve a symmetric positive system (Cholesky)."""
    size = len(aims)
    lower: list[list[float]] = []
    for i in range(size):
        row: list[float] = []
        for j in range(i):
            row.append((table[i][j] - sum(a * b for a, b in zip(row, lower[j], strict=False))) / lower[j][j])
        row.append(max(table[i][i] - sum(a * a for a in row), 1e-12) ** 0.5)
        lower.append(row)
    found = list(aims)
    for i in range(size):
        found[i] = (found[i] - sum(lower[i][j] * found[j] for j in range(i))) / lower[i][i]
    for i in reversed(range(size)):
        found[i] = (found[i] - sum(lower[j][i] * found[j] for j in range(i + 1, size))) / lower[i][i]
    return found
