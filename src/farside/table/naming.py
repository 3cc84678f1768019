"""Names of tables: a place of the game's world drawn by lot, or what whoever opens a table likes better."""

from __future__ import annotations

from random import SystemRandom
from typing import Final

from farside.core import shelf
from farside.table.seating import plain_name
from farside.table.trouble import NotPossibleError

LONGEST: Final = 24  # letters
PLACES: Final = "table-places"  # the text of a game that lists places of its world

_lots = SystemRandom()


def places(game: str, lang: str) -> tuple[str, ...]:
    """Places of a game's world; the title itself where a game names none."""
    texts = shelf.game(game).phrases(lang)
    named = texts.say(PLACES) if texts.has(PLACES) else texts.say("title")
    return tuple(place.strip() for place in named.split(";"))


def drawn(game: str, lang: str) -> str:
    """One of them; two tables may have the same."""
    return _lots.choice(places(game, lang))[:LONGEST]


def wanted(name: str, game: str, lang: str) -> str:
    """The name somebody gives a table, or one by lot; NotPossibleError if it is too long."""
    found = plain_name(name)
    if len(plain_name(name, LONGEST + 1)) > LONGEST:
        raise NotPossibleError(f"the name of a table has {LONGEST} letters at most")
    return found or drawn(game, lang)
