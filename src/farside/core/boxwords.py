"""Words of a box: what a card that ours has not is called and does. They stand with its entry, for people to read:

    for_people.words.en = { "card-helios" = "Helios", "card-text-helios" = "Your energy maximum is 4 higher." }

Other languages may be left out, English stands in. Words speak of their own entry only: no box can change what is said
of anything else. A box whose new entries lack words is refused, because nobody could read its cards.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Final

from farside.core import fluent, translation
from farside.core.box import NAMES, REMARKS, BoxError, Parts, Values
from farside.core.boxes import GameBox, tables
from farside.core.fluent import ID, PhraseError
from farside.core.languages import LANGUAGES

KEY: Final = re.compile(rf"({ID})(?:\.({ID}))?")
PLACE: Final = "for_people.words"


def told(parts: Parts, lang: str) -> str:
    """The words of a box in one language, as a file of texts has them; empty if it brings none."""
    messages: dict[str, list[str]] = {}
    for _place, table in entries(parts):
        for key, text in said(table, lang).items():
            message, _dot, form = key.partition(".")
            line = " ".join(text.split())
            messages.setdefault(message, []).append(f"    .{form} = {line}" if form else f"{message} = {line}")
    return "\n".join(["\n".join(sorted(lines, key=lambda line: line[:1] == " ")) for lines in messages.values()])


def entries(parts: Parts) -> Iterator[tuple[str, Values]]:
    """Every table of every part, with what it is called."""
    for values in parts.values():
        yield from tables(values)


def said(table: Values, lang: str) -> dict[str, str]:
    """What an entry says of itself in one language."""
    people = table.get("for_people")
    words = people.get("words") if isinstance(people, dict) else None
    found = words.get(lang) if isinstance(words, dict) else None
    return found if isinstance(found, dict) else {}


def names(made: Parts, ours: GameBox) -> set[str]:
    """The texts of a box that ours has nowhere, with which it may call something by another name."""
    return set(texts_in(made)) - set(texts_in(ours.parts))


def texts_in(value: object) -> Iterator[str]:
    """Every text of a box that is not meant for people."""
    if isinstance(value, str):
        yield value
    for inner in value if isinstance(value, list) else []:
        yield from texts_in(inner)
    for key, inner in value.items() if isinstance(value, dict) else []:
        if key not in REMARKS:
            yield from texts_in(inner)


def check(made: Parts, ours: GameBox, known: set[str], file: str) -> None:
    """Words are of our languages, can be read, and speak of their own entry; new entries have all that they need."""
    for place, table in entries(made):
        people = table.get("for_people")
        if isinstance(people, dict) and "words" in people:
            check_words(f"{file}: {place}", table, people["words"])
    for part, values in made.items():
        own = dict(tables(ours.parts[part]))
        for place, table in tables(values):
            renamed = place in own and any(table.get(name) != own[place].get(name) for name in NAMES)
            if is_entry(place) and (renamed or place not in own):
                check_new(f"{file}: {place}", table, siblings(own, place), known)


def check_words(place: str, table: Values, words: object) -> None:
    if not isinstance(words, dict) or any(
        lang not in LANGUAGES or type(each) is not dict for lang, each in words.items()
    ):
        raise BoxError(f"{place}: '{PLACE}' should hold a table for each language: {', '.join(LANGUAGES)}")
    names = [str(table[name]) for name in NAMES if name in table]
    for lang, each in words.items():
        for key, text in each.items():
            message = key.partition(".")[0]
            if KEY.fullmatch(key) is None or not any(around(message, name) for name in names):
                raise BoxError(f"{place}: '{PLACE}.{lang}' speaks of '{key}'; it can only speak of this entry")
            if type(text) is not str:
                raise BoxError(f"{place}: '{PLACE}.{lang}.{key}' should be a text, not {text!r}")
        read(place, lang, told({"": {"": table}}, lang))


def read(place: str, lang: str, text: str) -> None:
    try:
        fluent.weave({entry.key: entry for entry in fluent.read(place, text)})
    except PhraseError as error:
        raise BoxError(f"{place}: '{PLACE}.{lang}' cannot be read: {error}") from None


def check_new(place: str, table: Values, others: list[Values], known: set[str]) -> None:
    """A new entry has a word wherever every other of its kind has one."""
    mine = said(table, LANGUAGES[0])
    named = [name for name in NAMES if name in table]
    wanted = [f"{start}{table[name]}{end}" for name in named for start, end in forms(others, name, known)]
    lacking = [key for key in wanted if key not in mine and key not in known]
    if lacking:
        quoted = ", ".join(f"'{key}'" for key in lacking)
        raise BoxError(f"{place}: its words are missing; expected '{PLACE}.{LANGUAGES[0]}' with {quoted}")


def siblings(own: dict[str, Values], place: str) -> list[Values]:
    """Our entries in the list that a new one was put into."""
    kind = place.rpartition(" ")[0]
    return [table for other, table in own.items() if is_entry(other) and other.rpartition(" ")[0] == kind]


def is_entry(place: str) -> bool:
    """Whether this is an entry of a list (`commander 09`), not a table inside one (`commander 09.effect`)."""
    _list, space, name = place.rpartition(" ")
    return space == " " and "." not in name


def forms(others: list[Values], name: str, known: set[str]) -> list[tuple[str, str]]:
    """How the keys of texts read before and after the name of an entry, where every one of these entries has one."""
    names = [other.get(name) for other in others]
    if not names or any(type(each) is not str for each in names):
        return []
    found = [parted for key in sorted(known) for parted in around(key, str(names[0]))]
    return [(start, end) for start, end in found if all(f"{start}{each}{end}" in known for each in names)]


def around(key: str, name: str) -> list[tuple[str, str]]:
    """What stands before and after a name in a key (`task-M1-2`), if it is one of its parts."""
    start, found, end = key.partition(f"-{name}")
    return [(f"{start}-", end)] if found and end[:1] in ("", "-") else []


def known(package: str) -> set[str]:
    """The keys of a title's English texts."""
    return {entry.key for folder in translation.FOLDERS for entry in texts(package, folder)}


def texts(package: str, folder: str) -> list[fluent.Entry]:
    return fluent.read(f"{package}/{folder}", translation.text(package, folder, LANGUAGES[0])) if package else []
