"""Softmax: prices under which the options that are worth most are liked best. The only file of the lab with numpy."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

if TYPE_CHECKING:
    from farside.lab.policies import Rows  # which asks for prices here

try:
    import numpy as np
except ImportError as error:
    raise ValueError("a policy is fitted with numpy, from the extra `learn`: pip install 'farside[learn]'") from error

STEPS: Final = 250  # towards the teacher's choices
BENDS: Final = 150  # towards losing little
RATE: Final = 0.05
DECAY: Final = 1.0e-5  # prices that say little go back to nothing
MOST: Final = 1.0  # of the spread of worths: a decision that matters more counts no more


class Fit:
    """The rows as flat arrays, and Adam's method over all of them at once."""

    def __init__(self, rows: Rows, width: int, apart: float) -> None:
        counts = np.asarray(rows.counts, dtype=np.int64)
        self.width = width
        self.starts = np.concatenate(([0], np.cumsum(counts)[:-1]))
        self.of = np.repeat(np.arange(len(counts)), counts)  # by option: its decision
        self.option = np.repeat(np.arange(len(rows.told)), np.asarray(rows.told, dtype=np.int64))
        self.places = np.asarray(rows.places, dtype=np.int64)
        self.much = np.asarray(rows.much, dtype=np.float64)
        worths = np.asarray(rows.worths) / apart
        self.lost = self.highest(worths)[self.of] - worths  # by option: what it costs to choose it
        self.target = self.shares(worths)
        stake = np.minimum(np.add.reduceat(self.lost, self.starts) / counts, MOST / 0.04)
        self.weight = (0.2 + stake / max(1e-9, float(stake.mean())))[self.of] / len(counts)

    def highest(self, numbers: Any) -> Any:
        return np.maximum.reduceat(numbers, self.starts)

    def shares(self, scores: Any) -> Any:
        """By option, how likely it is chosen."""
        heat = np.exp(scores - self.highest(scores)[self.of])
        return heat / np.add.reduceat(heat, self.starts)[self.of]

    def scores(self, prices: Any) -> Any:
        return np.bincount(self.option, self.much * prices[self.places], minlength=len(self.of))

    def slope(self, prices: Any, bend: bool) -> Any:
        """Which way prices should go: towards the teacher's shares, or towards what loses less."""
        shares = self.shares(self.scores(prices))
        pull = (shares - self.target) * self.weight
        if bend:
            lost = np.minimum(self.lost, MOST / 0.04)
            mean = np.add.reduceat(shares * lost, self.starts)[self.of]
            pull = pull * 0.3 + shares * (lost - mean) / len(self.starts) * 0.3
        return np.bincount(self.places, self.much * pull[self.option], minlength=self.width) + DECAY * prices

    def run(self, prices: Any, steps: int, bend: bool) -> Any:
        speed, square = np.zeros_like(prices), np.zeros_like(prices)
        for step in range(1, steps + 1):
            slope = self.slope(prices, bend)
            speed = 0.9 * speed + 0.1 * slope
            square = 0.99 * square + 0.01 * slope * slope
            rate = RATE * (1.0 - 0.9 * step / steps)
            prices = prices - rate * (speed / (1 - 0.9**step)) / (np.sqrt(square / (1 - 0.99**step)) + 1e-7)
        return prices

    def regret(self, prices: Any) -> tuple[float, float]:
        """What the best liked option loses on average, in parts of the spread; and how often it is the best one."""
        scores = self.scores(prices)
        best = scores >= self.highest(scores)[self.of] - 1e-12
        count = np.add.reduceat(best.astype(float), self.starts)
        lost = np.add.reduceat(np.minimum(self.lost, MOST / 0.04) * best, self.starts) / count
        return float(lost.mean()), float((lost <= 1e-9).mean())


def fit(rows: Rows, width: int, apart: float, prices: list[float]) -> list[float]:
    """Prices for all features, from those at hand."""
    found = Fit(rows, width, apart)
    near = found.run(np.asarray(prices), STEPS, False)
    priced: list[float] = found.run(near, BENDS, True).tolist()
    return priced
