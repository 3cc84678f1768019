"""Plurals: which form of a text goes with a number, by the rules of the Unicode CLDR for each language."""

from __future__ import annotations

from typing import Final, NamedTuple

from farside.core.plural_rules import RULES

RULE_OF: Final = {lang: rule for langs, rule in RULES.items() for lang in langs.split()}


class Relation(NamedTuple):
    """`n % 100 != 12..14`: what is left of a number when divided lies in one of these ranges, or in none."""

    modulus: int  # 0: the number itself
    inside: bool
    ranges: tuple[tuple[int, int], ...]

    def holds(self, number: int) -> bool:
        left = number % self.modulus if self.modulus else number
        return self.inside == any(low <= left <= high for low, high in self.ranges)


class Plurals:
    """How one language counts."""

    def __init__(self, lang: str) -> None:
        rule = RULE_OF[lang]
        self.rules = [(name, [_all(part) for part in condition.split(" or ")]) for name, condition in rule]

    def form(self, number: int) -> str:
        """`zero`, `one`, `two`, `few`, `many` or `other`."""
        size = abs(number)
        for name, branches in self.rules:
            for branch in branches:
                if all(relation.holds(size) for relation in branch):
                    return name
        return "other"


def known(lang: str) -> bool:
    """Whether we know how this language counts."""
    return lang in RULE_OF


def _all(text: str) -> list[Relation]:
    return [_relation(part) for part in text.split(" and ")]


def _relation(text: str) -> Relation:
    left, sign, right = text.rpartition(" != ") if "!=" in text else text.rpartition(" = ")
    modulus = int(left.partition(" % ")[2] or 0)
    ends = [one.split("..") for one in right.split(",")]
    return Relation(modulus, sign == " = ", tuple([(int(end[0]), int(end[-1])) for end in ends]))
