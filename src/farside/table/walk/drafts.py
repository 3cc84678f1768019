"""Drafts: what somebody has read off his box so far. It travels as the text of a box file; the house keeps none."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from functools import lru_cache
from typing import Any, Final

from farside.core import shelf
from farside.core.box import MAIN
from farside.core.boxes import GUESSED, PRINTED, PUBLIC, RULEBOOK, Difference, Entry, GameBox, differences
from farside.core.boxfile import FORMAT, SUFFIX, BoxFile, read_text, written
from farside.table.walk.naming import slug
from farside.table.walk.slots import asked

LONGEST_NAME: Final = 40
UNNAMED: Final = "my box"
SINGLE: Final = "single"  # the group of all that is there once
FEWEST: Final = 2  # entries that make a group of their own


@dataclass(frozen=True, slots=True)
class Count:
    """How many of something, and what is known of them: each stands for an entry that can change play."""

    rulebook: int
    public: int
    same: int  # read off the box, as we had guessed
    other: int  # read off the box, different from ours
    guessed: int

    @property
    def all(self) -> int:
        return self.rulebook + self.public + self.same + self.other + self.guessed

    @property
    def confirmed(self) -> int:
        return self.same + self.other

    @property
    def asked(self) -> int:
        return self.confirmed + self.guessed


@dataclass(frozen=True, slots=True)
class Group:
    """Entries of one kind that are asked, in the order of the files."""

    key: str
    entries: tuple[Entry, ...]


class Draft:
    """A box in the making: ours, and what its owner has read off his."""

    def __init__(self, ours: GameBox, mine: GameBox) -> None:
        self.ours = ours
        self.mine = mine
        self._mine = {(each.part, each.id): each for each in mine.entries}

    @property
    def text(self) -> str:
        """The file that holds it; empty while nothing was read."""
        return "" if self.mine is self.ours else written(self.mine, self.ours)

    @property
    def file(self) -> str:
        return f"{self.ours.game}-{slug(self.mine.name) or 'box'}{SUFFIX}"

    def entry(self, entry: Entry) -> Entry:
        """How this box has an entry of ours; ours where it was left out."""
        return self._mine.get((entry.part, entry.id), entry)

    def is_gone(self, entry: Entry) -> bool:
        return (entry.part, entry.id) not in self._mine

    def is_read(self, entry: Entry) -> bool:
        """Whether nothing of an entry is our guess any more."""
        return self.is_gone(entry) or self.entry(entry).mark != GUESSED

    def is_other(self, entry: Entry) -> bool:
        """Whether a value differs from ours."""
        values = {each.key: each.value for each in self.entry(entry).fields}
        return self.is_gone(entry) or any(values.get(each.key) != each.value for each in entry.fields if each.plays)

    def differences(self) -> list[Difference]:
        return differences(self.ours, self.mine)

    def groups(self) -> list[Group]:
        return groups(self.ours)

    def count(self) -> Count:
        return self.counted(list(open_entries(self.ours)))

    def counted(self, entries: list[Entry]) -> Count:
        """Of these entries of ours and of all that were never asked."""
        read = [each for each in entries if self.is_read(each)]
        other = sum(self.is_other(each) for each in read)
        marks = self.ours.marks
        return Count(
            marks[RULEBOOK], marks[PUBLIC] + marks[PRINTED], len(read) - other, other, len(entries) - len(read)
        )


@lru_cache(64)
def open_entries(ours: GameBox) -> tuple[Entry, ...]:
    """The entries of a box that are our reconstruction and can change play."""
    return tuple(each for each in ours.entries if each.plays and each.mark == GUESSED)


@lru_cache(64)
def groups(ours: GameBox) -> list[Group]:
    """What is asked, kind by kind; what is there once comes last, together."""
    kinds: dict[str, list[Entry]] = {}
    for each in open_entries(ours):
        kinds.setdefault(each.kind, []).append(each)
    large = [Group(kind, tuple(found)) for kind, found in kinds.items() if len(found) >= FEWEST]
    single = [each for found in kinds.values() if len(found) < FEWEST for each in found]
    return [*large, Group(SINGLE, tuple(single))] if single else large


# -- reading and changing ----------------------------------------------------------------------------


def begun(game: str) -> Draft:
    """Nothing was read yet."""
    ours = shelf.ours(game)
    return Draft(ours, ours)


def opened(game: str, text: str, name: str = "box.toml") -> Draft:
    """The draft that a file holds; BoxError says what is wrong with it."""
    if not text.strip():
        return begun(game)
    ours = shelf.ours(game)
    return Draft(ours, shelf.checked(read_text(text, name), game))


def confirmed(draft: Draft, entry: Entry, values: Mapping[str, Any], note: str = "") -> Draft:
    """All guessed fields of an entry are now as printed, with these values; BoxError says why that cannot be."""
    told: list[dict[str, Any]] = [
        {"part": entry.part, "entry": entry.id, "field": each.key, "value": values.get(each.key, each.value)}
        for each in asked(entry)
    ]
    if note and told:
        told[0]["note"] = note
    return changed(draft, {"value": told}, entry)


def left_out(draft: Draft, entry: Entry) -> Draft:
    """An entry that is not in this box."""
    return changed(draft, {"remove": [{"part": entry.part, "entry": entry.id}]}, entry)


def renamed(draft: Draft, name: str, edition: str) -> Draft:
    """The same under another name."""
    return changed(draft, {}, None, name.strip()[:LONGEST_NAME], edition.strip()[:LONGEST_NAME])


def changed(
    draft: Draft, more: Mapping[str, list[dict[str, Any]]], about: Entry | None, name: str = "", edition: str = ""
) -> Draft:
    """A draft with further changes, through every check that a file goes through."""
    was = read_text(draft.text, draft.file).data if draft.text else {}
    called = name or (UNNAMED if draft.mine.is_ours else draft.mine.name)
    about_it = edition if name else draft.mine.edition
    head = {"format": FORMAT, "game": draft.ours.game, "name": called, "edition": about_it}
    data: dict[str, Any] = {"box": head}
    for kind in ("value", "add", "remove"):
        kept = [each for each in was.get(kind, []) if about is None or not speaks_of(each, about)]
        data[kind] = [*kept, *more.get(kind, [])]
    return Draft(draft.ours, shelf.checked(BoxFile(called, called, data, {}), draft.ours.game))


def speaks_of(change: Mapping[str, Any], entry: Entry) -> bool:
    return change.get("entry") == entry.id and change.get("part", MAIN) == entry.part
