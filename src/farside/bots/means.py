"""Means, and how far they can be trusted; spelt out, because compiled code does not like sums of decimals."""

from __future__ import annotations

from math import sqrt


def mean(numbers: list[float]) -> float:
    total = 0.0
    for number in numbers:
        total += number
    return total / max(1, len(numbers))


def error(numbers: list[float]) -> float:
    """The standard error of the mean; of a single number nothing is known."""
    count = len(numbers)
    if count < 2:
        return 1.0
    middle, squares = mean(numbers), 0.0
    for number in numbers:
        off = number - middle
        squares += off * off
    return sqrt(squares / (count - 1) / count)
