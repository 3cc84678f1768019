"""Naming: what entries of a box, their fields and their values are called, in the words of their game."""

from __future__ import annotations

import re
from functools import lru_cache

from farside.core import shelf
from farside.core.boxes import Entry, Field
from farside.core.phrases import Phrases
from farside.core.shelf import AnyGame
from farside.table.pages.paper import phrases

SYMBOL = re.compile(r'<symbol\b[^>]*?\bid="([^"]+)"')
TELLING = ("builds", "kind", "resource", "domain", "material", "company", "tile")  # fields that a drawing stands for
LONGEST_NUMBER = 4  # letters
PLAIN = re.compile(r"[^a-z0-9]+")


def slug(word: str) -> str:
    """A key as texts may have it."""
    return PLAIN.sub("-", word.lower()).strip("-")


def pretty(word: str) -> str:
    """A key as people may read it, where nobody has written a text."""
    found = re.sub(r"[._-]+", " ", word).strip()
    return found[:1].upper() + found[1:]


def text_of(lang: str, key: str, default: str) -> str:
    """A text of the page, if it has one."""
    texts = phrases(lang)
    return texts.say(key, {}) if texts.has(key) else default


class Names:
    """What things of one game are called in one language."""

    def __init__(self, key: str, lang: str) -> None:
        self.game: AnyGame = shelf.game(shelf.plain(key))
        self.lang = lang
        self.texts: Phrases = self.game.phrases(lang)

    def kind(self, kind: str) -> str:
        return text_of(self.lang, f"box-kind-{slug(kind)}", pretty(kind))

    def field(self, key: str) -> str:
        last = [word for word in key.split(".") if not word.isdigit()] or [key]
        whole = text_of(self.lang, f"box-field-{slug(key)}", "")
        return whole or text_of(self.lang, f"box-field-{slug(last[-1])}", pretty(last[-1]))

    def value(self, value: object, key: str = "") -> str:
        """A value in words: a number, yes or no, or what the game calls it."""
        if isinstance(value, bool):
            return text_of(self.lang, "box-yes" if value else "box-no", str(value))
        if isinstance(value, str):
            own = text_of(self.lang, f"box-value-{slug(value)}", "") if value else "–"
            return own or self.thing(value, key.rpartition(".")[2]) or pretty(value)
        if isinstance(value, (list, tuple)):
            return ", ".join(self.value(each, key) for each in value) or "–"
        if isinstance(value, dict):
            return " ".join(self.value(each, name) for name, each in value.items())
        return "–" if value is None else str(value)

    def thing(self, value: str, kind: str = "") -> str:
        """What the game calls a component; empty if it has no word for it."""
        kinds = self.game.lexicon.kinds
        for each in sorted(kinds, key=lambda each: each != kind):
            if value in kinds[each] and self.texts.has(f"{each}-{value}"):
                found = self.texts.say(f"{each}-{value}")
                if found[:1].isalnum() or found[:1] == "+":
                    return found[:1].upper() + found[1:]
        return ""

    def entry(self, entry: Entry) -> str:
        """`Laboratory (B19)`, `Inland track`, or what kind of thing it is and what the file calls it."""
        own, last = entry.name, entry.kind.rpartition(".")[2]
        if len(entry.names) > 1:
            return f"{self.within(entry)} · {own}"
        found = self.own_word(own, last.removesuffix("_card")) if own and not own.isdecimal() else ""
        if found or (found := self.proper(entry)):
            return found
        named = next((name for field in entry.fields if (name := self.shown(field))), "") if own else ""
        return f"{named} ({own})" if named else " ".join([self.kind(entry.kind), own]).strip()

    def short(self, entry: Entry) -> str:
        """The same where there is little room: `B19`; what has no such number is called as a whole."""
        return entry.name if len(entry.names) == 1 and self.number(entry) else self.entry(entry)

    def number(self, entry: Entry) -> str:
        """What may be printed on a card to tell it from others: `B19`, but no key of a file."""
        return entry.name if len(entry.name) <= LONGEST_NUMBER else ""

    def within(self, entry: Entry) -> str:
        """What the thing is called that an entry lies in: the track of an icon, the mission of a task."""
        holder, name = entry.id.partition(" ")[0].rpartition(".")[2], entry.names[0]
        return self.own_word(name, holder) or f"{self.kind(holder)} {name}"

    def own_word(self, name: str, kind: str) -> str:
        """What the game calls this very thing, be it a component or a way to play."""
        key = f"{kind}-{name}"
        return self.thing(name, kind) or (self.texts.say(key) if self.texts.has(key) else "")

    def proper(self, entry: Entry) -> str:
        """The name of a person, which no language changes."""
        return next((str(field.value) for field in entry.fields if field.key == "name"), "")

    def shown(self, field: Field) -> str:
        """What a field alone would call the entry: a building, a company."""
        own = isinstance(field.value, str) and field.plays and field.key in ("builds", "name", "company", "sector")
        return self.thing(str(field.value), field.key) if own else ""

    def symbol(self, *values: object) -> str:
        """The game's drawing for the first of these values that has one."""
        for value in values:
            if isinstance(value, str):
                for name in symbols(self.game.key):
                    if name.partition("-")[2] == value:
                        return name
        return ""

    def symbol_of(self, entry: Entry) -> str:
        values = {field.key: field.value for field in entry.fields}
        number = values.get("number")  # of somebody whose face is drawn
        telling = [value for key, value in values.items() if key.rpartition(".")[2] in TELLING and is_its_own(key)]
        return self.symbol(entry.name, *([f"c{number}"] if isinstance(number, str) else []), *telling)


def is_its_own(key: str) -> bool:
    """Whether a field says what a thing is, and not what one of several things on it is."""
    return "." not in key or key.startswith("effect.")


@lru_cache(16)
def symbols(key: str) -> tuple[str, ...]:
    """The ids of a game's drawings that stand for themselves."""
    return tuple(SYMBOL.findall(shelf.game(key).symbols()))
