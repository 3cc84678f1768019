"""Horizon: what the beginning of a round is worth, as prices of named features."""

from __future__ import annotations


class Horizon:
    """By rounds left, the price of each feature."""

    def __init__(self, names: list[str], prices: list[list[float]]) -> None:
        self.names = names
        self.prices = prices  # by rounds left, from 1; START last

    def value(self, row: list[float], left: int) -> float:
        """How far ahead one is likely to end, of what is counted in the order of the names."""
        prices = self.prices[min(left, len(self.prices)) - 1]
        worth = prices[len(row)]
        for at in range(len(row)):
            worth += prices[at] * row[at]
        return worth
