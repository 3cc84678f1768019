"""The languages Farside speaks: this list, and `texts/<lang>.ftl` in each game, the table, the page and the lab.

Everything follows the list: the page's switch, the API, the command line, the lab's reports, the tests.
"""

from __future__ import annotations

from typing import Final, NamedTuple


class Language(NamedTuple):
    """How a language is called by those who speak it, and how it counts and writes numbers (CLDR)."""

    key: str
    name: str
    ones: tuple[int, ...] = (1,)  # the whole numbers that count as one
    many: bool = False  # whole millions are `many`
    comma: bool = False  # writes 0,5
    thin: bool = False  # keeps a thin space before a per cent sign


SPOKEN: Final = (  # the first stands in where another lacks a text
    Language("en", "English"),
    Language("fr", "Français", ones=(0, 1), many=True, comma=True, thin=True),
    Language("it", "Italiano", many=True, comma=True),
)
LANGUAGES: Final = tuple([language.key for language in SPOKEN])
BY_KEY: Final = {language.key: language for language in SPOKEN}
