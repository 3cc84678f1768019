"""Doubt: how far ratings can be trusted by the number of games alone, however alike the few games were."""

from __future__ import annotations

from math import log, sqrt

SURE = 1.959963984540054  # the normal quantile of a 95 % interval
ELO = 400 / log(10)

Table = list[list[float]]


def doubts(ratings: list[float], met: Table, fixed: int) -> list[float]:
    """Half of each rating's 95 % interval, from what so many games between every two can tell (Fisher's information).

    A game tells most where both may win it. The fixed one is rated by agreement, and not doubted.
    """
    others = [at for at in range(len(ratings)) if at != fixed]
    information = [[told(ratings, met, a, b) for b in others] for a in others]
    covariance = inverse(information)
    found = [0.0] * len(ratings)
    for at, bot in enumerate(others):
        found[bot] = SURE * ELO * sqrt(max(0.0, covariance[at][at]))
    return found


def told(ratings: list[float], met: Table, a: int, b: int) -> float:
    if a != b:
        return -met[a][b] * evenness(ratings[a] - ratings[b])
    return sum(met[a][other] * evenness(ratings[a] - ratings[other]) for other in range(len(ratings)) if other != a)


def evenness(gap: float) -> float:
    """A quarter where both are as likely to win, towards nothing where one is sure to."""
    chance = 1 / (1 + 10 ** (-gap / 400))
    return chance * (1 - chance)


def inverse(matrix: Table) -> Table:
    """By Gauss and Jordan; the matrices here are small, symmetric and positive."""
    size = len(matrix)
    rows = [[*row, *(float(at == other) for other in range(size))] for at, row in enumerate(matrix)]
    for at in range(size):
        pivot = rows[at][at]
        rows[at] = [each / pivot for each in rows[at]]
        for other in range(size):
            if other != at:
                part = rows[other][at]
                rows[other] = [one - part * two for one, two in zip(rows[other], rows[at], strict=True)]
    return [row[size:] for row in rows]
