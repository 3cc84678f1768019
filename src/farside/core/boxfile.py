"""Boxes as files: one file with the values that differ from ours, one changed component file, or a folder of them.

What is wrong with a file is one sentence with the place and what is possible (BoxError); nothing is changed by it.
"""

from __future__ import annotations

import json
from collections.abc import Mapping
from copy import deepcopy
from pathlib import Path
from typing import Any, Final

from farside.core.box import MAIN, MARKS, BoxError, Parts, Values, parsed
from farside.core.boxes import OURS, PRINTED, Difference, GameBox, differences, tables

FORMAT: Final = 1
LARGEST: Final = 2_000_000  # bytes of a file; ours have less than a twentieth of that
LONGEST: Final = 60  # letters of a name
SHOWN: Final = 40  # so many entries are named that there are
SUFFIX: Final = ".box.toml"
HEAD: Final = ("format", "game", "name", "edition", "base", "digest", "note")
LISTS: Final = ("value", "add", "remove")


class BoxFile:
    """A file or a folder as it was read, before it is known whether its game can be made from it."""

    def __init__(self, place: str, name: str, data: Values, parts: Parts, alone: bool = False) -> None:
        self.place = place  # what messages call it
        self.name = name
        self.data = data  # with a head: the values that differ
        self.parts = parts  # without: whole component files, by name
        self.alone = alone  # one whole file, which may have any name

    @property
    def head(self) -> Values:
        head = self.data.get("box", {})
        if not isinstance(head, dict):
            raise BoxError(f"{self.place}: 'box' should be a table with game and name")
        return head

    @property
    def game(self) -> str:
        """The game it says it is for; empty if it does not say."""
        return self.said("game")

    def said(self, key: str) -> str:
        found = self.head.get(key, "")
        if not isinstance(found, str):
            raise BoxError(f"{self.place}: box: '{key}' should be a text, not {found!r}")
        return found

    @property
    def called(self) -> str:
        name = self.said("name") or self.name
        if len(name) > LONGEST or not name.isprintable() or name == OURS:
            raise BoxError(f"{self.place}: box: 'name' should be a text of at most {LONGEST} letters, and not '{OURS}'")
        return name

    def resolved(self, ours: GameBox) -> Parts:
        """All parts of the box: ours, with what this file says instead."""
        self.check_head(ours.game)
        own = self.whole(ours)
        for part in own:
            if part not in ours.parts:
                raise BoxError(f"{self.place}: {ours.game} has no part '{part}'; possible: {', '.join(ours.parts)}")
        parts = {part: own[part] if part in own else deepcopy(values) for part, values in ours.parts.items()}
        self.check_once()
        for kind in LISTS:
            for at, change in enumerate(self.listed(kind)):
                CHANGES[kind](parts, Change(f"{self.place}: {kind} {at + 1}", change))
        return parts

    def whole(self, ours: GameBox) -> Parts:
        """Whole component files by part; one that lies alone under another name is the main one."""
        if self.alone and not set(self.parts) & set(ours.parts):
            return dict(zip([MAIN], self.parts.values(), strict=True))
        return self.parts

    def listed(self, kind: str) -> list[Values]:
        found = self.data.get(kind, [])
        if not isinstance(found, list) or not all(isinstance(each, dict) for each in found):
            raise BoxError(f"{self.place}: '{kind}' should be a list of tables ([[{kind}]])")
        return found

    def check_once(self) -> None:
        """Nothing is said twice: nobody could tell which is printed."""
        said: set[tuple[str, str, str]] = set()
        for at, change in enumerate(self.listed("value")):
            part, entry, field = (str(change.get(key, "")) for key in ("part", "entry", "field"))
            if (part or MAIN, entry, field) in said:
                raise BoxError(f"{self.place}: value {at + 1}: '{entry}' has its '{field}' twice in this file")
            said.add((part or MAIN, entry, field))

    def check_head(self, game: str) -> None:
        if self.game not in ("", game):
            raise BoxError(f"{self.place}: this box is for {self.game}, not for {game}")
        form = self.head.get("format", FORMAT)
        if type(form) is not int or form < FORMAT:
            raise BoxError(f"{self.place}: box: 'format' should be {FORMAT}, not {form!r}")
        if form > FORMAT:
            raise BoxError(f"{self.place}: format {form} is of a newer Farside; this one reads {FORMAT}")
        unknown = [key for key in self.data if key != "box" and key not in LISTS]
        unknown += [f"box.{key}" for key in self.head if key not in HEAD]
        if unknown:
            raise BoxError(
                f"{self.place}: unknown key '{unknown[0]}'; known: box ({', '.join(HEAD)}), {', '.join(LISTS)}"
            )


class Change:
    """One table of a file of values: what it speaks of."""

    def __init__(self, place: str, values: Values) -> None:
        self.place = place
        self.values = values

    def text(self, key: str, default: str | None = None) -> str:
        found = self.values.get(key, default)
        if not isinstance(found, str):
            raise BoxError(f"{self.place}: '{key}' should be a text, not {found!r}")
        return found

    def only(self, *keys: str) -> None:
        for key in self.values:
            if key not in keys:
                raise BoxError(f"{self.place}: unknown key '{key}'; known: {', '.join(keys)}")

    def part(self, parts: Parts) -> Values:
        part = self.text("part", MAIN)
        if part not in parts:
            raise BoxError(f"{self.place}: there is no part '{part}'; possible: {', '.join(parts)}")
        return parts[part]

    def entry(self, parts: Parts) -> Values:
        """The table that this is about."""
        wanted, values = self.text("entry"), self.part(parts)
        if not wanted:
            return values
        for place, table in tables(values):
            if place == wanted:
                return table
        places = [place for place, _table in tables(values)]
        kind = wanted.rpartition(" ")[0]
        possible = [place for place in places if kind and place.rpartition(" ")[0] == kind][:SHOWN]
        possible = possible or list(dict.fromkeys([place.partition(" ")[0] for place in places]))[:SHOWN]
        raise self.wrong(f"there is no entry '{wanted}'" + (f"; possible: {', '.join(possible)}" if possible else ""))

    def wrong(self, what: str) -> BoxError:
        return BoxError(f"{self.place}: {what}")


def set_value(parts: Parts, change: Change) -> None:
    """A value that was read off a box, whether it is another than ours or not."""
    change.only("part", "entry", "field", "value", "mark", "note")
    entry, field = change.entry(parts), change.text("field")
    table, (*way, key) = entry, field.split(".")
    for each in way:
        inner = table.get(each)
        if not isinstance(inner, dict):
            raise change.wrong(f"'{change.text('entry')}' has no field '{field}'")
        table = inner
    if "value" not in change.values:
        raise change.wrong("'value' is missing")
    if key not in table:
        raise change.wrong(f"'{change.text('entry')}' has no field '{field}'; possible: {', '.join(table)}")
    table[key] = change.values["value"]
    if change.text("entry"):
        entry.setdefault(MARKS, {})[field] = change.text("mark", PRINTED)
    if "note" in change.values:
        entry["note"] = change.text("note")


def add_entry(parts: Parts, change: Change) -> None:
    """A card, tile or row that ours has not."""
    change.only("part", "list", "entry")
    table, (*way, key) = change.part(parts), change.text("list").split(".")
    for each in way:
        inner = table.get(each)
        if not isinstance(inner, dict):
            raise change.wrong(f"there is no list '{change.text('list')}'")
        table = inner
    found, entry = table.get(key), change.values.get("entry")
    if not isinstance(found, list) or not isinstance(entry, dict):
        raise change.wrong("expected the name of a 'list', and an 'entry' as a table")
    found.append(entry)


def remove_entry(parts: Parts, change: Change) -> None:
    """What is not in this box."""
    change.only("part", "entry", "note")
    gone = change.entry(parts)
    if not drop(change.part(parts), gone):
        raise change.wrong(f"'{change.text('entry')}' is no entry of a list")


def drop(values: Values, gone: Values) -> bool:
    for value in values.values():
        if isinstance(value, list) and any(each is gone for each in value):
            value[:] = [each for each in value if each is not gone]
            return True
        inside = value if isinstance(value, list) else [value]
        if any(isinstance(each, dict) and drop(each, gone) for each in inside):
            return True
    return False


CHANGES: Final = {"value": set_value, "add": add_entry, "remove": remove_entry}


# -- reading -------------------------------------------------------------------------------------------


def read_box(path: Path) -> BoxFile:
    """A file or a folder of files; BoxError or OSError says what is wrong with it."""
    if path.is_dir():
        return read_folder(path)
    data = read_toml(path)
    name = path.name.removesuffix(".toml").removesuffix(".box")
    if "box" in data:
        return BoxFile(path.name, name, data, {})
    return BoxFile(path.name, name, {}, {path.stem: data}, alone=True)


def read_folder(path: Path) -> BoxFile:
    """Whole component files, each under the name of its part; `box.toml` may say name and game."""
    files = sorted(path.glob("*.toml"))
    if not files:
        raise BoxError(f"{path.name}: there is no component file in this folder; expected {MAIN}.toml or others")
    data = read_toml(path / "box.toml") if (path / "box.toml").is_file() else {}
    parts = {file.stem: read_toml(file) for file in files if file.name != "box.toml"}
    return BoxFile(path.name, path.name, data, parts)


def read_toml(path: Path) -> Values:
    if path.is_file() and path.stat().st_size > LARGEST:
        raise BoxError(f"{path.name}: too large for a box; expected at most {LARGEST // 1_000_000} MB")
    try:
        return parsed(path.read_text(encoding="utf-8"), path.name)
    except FileNotFoundError:
        raise BoxError(f"{path}: there is no such file; `farside box export GAME` writes one") from None
    except UnicodeDecodeError:
        raise BoxError(f"{path.name}: expected a component file in UTF-8") from None


def read_text(text: str, name: str) -> BoxFile:
    """A box from the text of a file, as it comes over a wire."""
    if len(text.encode()) > LARGEST:
        raise BoxError(f"{name}: too large for a box; expected at most {LARGEST // 1_000_000} MB")
    data = parsed(text, name)
    stem = name.removesuffix(".toml").removesuffix(".box")
    return BoxFile(name, stem, data, {}) if "box" in data else BoxFile(name, stem, {}, {stem: data}, alone=True)


# -- writing -------------------------------------------------------------------------------------------


def written(box: GameBox, ours: GameBox) -> str:
    """A box as one file: its head, and the values that differ from ours or were read off a box."""
    head = {"format": FORMAT, "game": box.game, "name": box.name, "edition": box.edition}
    head |= {"base": ours.digest, "digest": box.digest}
    lines = ["[box]", *[f"{key} = {shown(value)}" for key, value in head.items() if value != ""]]
    for table in changes(box, ours):
        kind = table.pop("")
        lines += ["", f"[[{kind}]]", *[f"{key} = {shown(value)}" for key, value in table.items()]]
    return "\n".join([*lines, ""])


def changes(box: GameBox, ours: GameBox) -> list[dict[str, Any]]:
    """What must be done to ours to make this box, as tables of a file."""
    mine, theirs = entries(box), entries(ours)
    found = [
        {"": "add", **part_of(part), "list": place.rpartition(" ")[0], "entry": table}
        for (part, place), table in mine.items()
        if (part, place) not in theirs and (" " in place)
    ]
    found += [
        {"": "remove", **part_of(part), "entry": place}
        for part, place in theirs
        if (part, place) not in mine and " " in place
    ]
    return [*values(box, ours, set(mine) & set(theirs)), *found]


def entries(box: GameBox) -> dict[tuple[str, str], Values]:
    marked = {(entry.part, entry.id) for entry in box.entries}
    return {
        (part, place): table
        for part, values in box.parts.items()
        for place, table in tables(values)
        if (part, place) in marked
    }


def values(box: GameBox, ours: GameBox, shared: set[tuple[str, str]]) -> list[dict[str, Any]]:
    """Fields that differ from ours, or are marked as read off a box; an entry's note comes with the first of them."""
    theirs, said = ours.values(), notes(box, ours)
    found: list[dict[str, Any]] = []
    for (part, place, key), field in box.values().items():
        known = theirs.get((part, place, key))
        if known is None or (place and (part, place) not in shared):
            continue
        if field.value != known.value or field.mark != known.mark:
            mark = {} if field.mark == PRINTED or not place else {"mark": field.mark}
            note = said.pop((part, place), {})
            told = {"entry": place, "field": key, "value": field.value}
            found.append({"": "value", **part_of(part), **told, **mark, **note})
    return found


def notes(box: GameBox, ours: GameBox) -> dict[tuple[str, str], dict[str, str]]:
    """What the owner of a box has noted, by part and entry."""
    known = {(entry.part, entry.id): entry.note for entry in ours.entries}
    return {
        (entry.part, entry.id): {"note": entry.note}
        for entry in box.entries
        if entry.note and entry.note != known.get((entry.part, entry.id), "")
    }


def part_of(part: str) -> dict[str, str]:
    return {} if part == MAIN else {"part": part}


def shown(value: object) -> str:
    """A value as TOML has it, on one line."""
    if isinstance(value, bool):
        return str(value).lower()
    if isinstance(value, Mapping):
        return "{ " + ", ".join(f"{quoted_key(key)} = {shown(each)}" for key, each in value.items()) + " }"
    if isinstance(value, (list, tuple)):
        return "[" + ", ".join(shown(each) for each in value) + "]"
    return json.dumps(value, ensure_ascii=False)


def whole(values: Values) -> str:
    """A component file: what stands outside tables, then table by table, each field on a line."""
    lines = [f"{quoted_key(key)} = {shown(value)}" for key, value in values.items() if not has_tables(value)]
    for key, value in values.items():
        for table in [value] if isinstance(value, dict) else value if has_tables(value) else []:
            lines += ["", f"[[{key}]]" if isinstance(value, list) else f"[{key}]"]
            lines += [f"{quoted_key(name)} = {shown(each)}" for name, each in table.items()]
    return "\n".join([*lines, ""])


def has_tables(value: object) -> bool:
    return isinstance(value, dict) or (isinstance(value, list) and any(isinstance(each, dict) for each in value))


def quoted_key(key: str) -> str:
    return key if key.isascii() and key.replace("-", "_").isidentifier() else json.dumps(key)


def told(each: Difference) -> str:
    """A difference in one line: `building_card B01: steps: 2 → 3`."""
    place = each.entry or each.part
    old, new = ("–" if value is None else shown(value) for value in (each.old, each.new))
    return f"{place}: {each.field}: {old} → {new}"


__all__ = ["BoxFile", "differences", "read_box", "read_folder", "read_text", "shown", "told", "written"]
