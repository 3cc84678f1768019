"""The languages Farside speaks: this list, and `texts/<lang>.ftl` in each game, the table, the page and the lab.

Everything follows the list: the page's switch, the API, the command line, the lab's reports, the tests.
"""

from __future__ import annotations

from typing import Final, NamedTuple


class Language(NamedTuple):
    """How a language is called by those who speak it, and how it writes numbers; how it counts says `plurals.py`."""

    key: str
    name: str
    comma: bool = False  # writes 0,5
    thin: bool = False  # keeps a thin space before a per cent sign
    nouns: bool = False  # begins every noun with a capital


SPOKEN: Final = (  # the first stands in where another lacks a text
    Language("en", "English"),
    Language("fr", "Français", comma=True, thin=True),
    Language("it", "Italiano", comma=True),
    Language("de", "Deutsch", comma=True, thin=True, nouns=True),
)
LANGUAGES: Final = tuple([language.key for language in SPOKEN])
BY_KEY: Final = {language.key: language for language in SPOKEN}


def decimal(lang: str, number: str) -> str:
    """A number as this language writes it: `0.5`, or `0,5`."""
    return number.replace(".", ",") if BY_KEY[lang].comma else number


def inside(words: str, lang: str) -> str:
    """A name as it stands inside a sentence: begun small, but for nouns that keep their capital, and for `R&D`."""
    kept = BY_KEY[lang].nouns or words[1:2].isupper() or words[1:2] == "&"
    return words if kept else words[:1].lower() + words[1:]
