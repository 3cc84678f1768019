"""Tempers: how bots of one strength differ. A builder, a trader, a raider: each likes some things a little better."""

from __future__ import annotations

from mypy_extensions import mypyc_attr

from farside.bots.abilities import bargaining, haste_of, numbers_of, spread_of, with_numbers
from farside.bots.parts import Part
from farside.bots.taste import Taste, Upon
from farside.core.actions import Seat
from farside.core.state import State


@mypyc_attr(allow_interpreted_subclasses=True)
class Temper:
    """What somebody likes better than most do; one that likes nothing in particular is nobody's."""

    def tempered(self, taste: Taste) -> Taste:
        """The same taste, of somebody with this temper."""
        return Leaning(taste, self)

    def likes(self, state: State, seat: Seat) -> float:
        """Points that a position is worth to a seat besides what everybody sees in it."""
        return 0.0

    def bargains(self, taste: Taste) -> Taste:
        """How somebody with this temper judges a bargain."""
        return taste


class Priced(Temper):
    """Some numbers of a taste, times a factor each; so are their twins for the first round."""

    def __init__(self, factors: dict[str, float]) -> None:
        self.factors = factors

    def tempered(self, taste: Taste) -> Taste:
        numbers = numbers_of(taste)
        changed: dict[str, float] = {}
        for name, factor in self.factors.items():
            for each in (name, f"{name}_early"):
                if each in numbers:
                    changed[each] = factor * numbers[each]
        return with_numbers(taste, changed)


class Leaning(Upon):
    """A taste, and what somebody likes besides."""

    def __init__(self, taste: Taste, temper: Temper) -> None:
        super().__init__(taste)
        self.temper = temper
        self.spread = spread_of(taste)
        self.haste = haste_of(taste)

    def value(self, state: State, seat: Seat) -> float:
        """In an end as well: else whoever has much of what he likes would put it off."""
        return self.below.value(state, seat) + self.temper.likes(state, seat)

    def values(self, state: State) -> list[float]:
        values = self.below.values(state)
        return [values[seat] + self.temper.likes(state, seat) for seat in range(state.seats)]

    def parts(self, state: State) -> list[Part]:
        """What everybody sees in it: nobody is told that a liking is worth points."""
        return self.below.parts(state)

    def for_decision(self, state: State) -> Taste:
        return self.leant(self.below.for_decision(state))

    def for_search(self, state: State) -> Taste:
        return self.leant(self.below.for_search(state))

    def leant(self, taste: Taste) -> Taste:
        """The taste of a decision; a bargain is judged in a way of its own."""
        return Leaning(taste, self.temper) if bargaining(taste) is None else self.temper.bargains(taste)
