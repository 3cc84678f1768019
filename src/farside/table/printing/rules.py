"""Rules: what a style sheet says, one by one, as they hold on a screen of a given size."""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Final, NamedTuple

from farside.table.printing import selectors
from farside.table.printing.nodes import Node
from farside.table.printing.selectors import Selector, Weight, listed

REMARK: Final = re.compile(r"/\*.*?\*/", re.DOTALL)
WIDTH: Final = re.compile(r"\((min|max)-(width|height):\s*(\d+)px\)")
URGENT: Final = re.compile(r"\s*!important\s*$")


class Screen(NamedTuple):
    """What a sheet is asked for."""

    width: int
    height: int
    dark: bool = False


class Said(NamedTuple):
    """One declaration: a property and what it is to be."""

    name: str
    value: str
    urgent: bool = False


class Rule(NamedTuple):
    selector: Selector
    said: tuple[Said, ...]


class Sheet:
    """All rules, found by what the element they mean must be called."""

    def __init__(self, text: str, screen: Screen) -> None:
        self._by_key: dict[str, list[tuple[Weight, int, Rule]]] = {}
        for at, rule in enumerate(rules(REMARK.sub("", text), screen)):
            self._by_key.setdefault(rule.selector.key, []).append((rule.selector.weight, at, rule))

    def on(self, node: Node) -> dict[str, str]:
        """What all rules together say of an element, the heaviest last, and what is urgent after that."""
        keys = ["", node.tag, f"#{node.attributes.get('id', '')}", *(f".{one}" for one in node.classes)]
        found = [entry for key in keys for entry in self._by_key.get(key, ()) if entry[2].selector.fits(node)]
        said = [one for _, _, rule in sorted(found, key=lambda entry: entry[:2]) for one in rule.said]
        return {one.name: one.value for one in sorted(said, key=lambda one: one.urgent)}


def rules(text: str, screen: Screen) -> list[Rule]:
    """The rules in their order, those inside others among them."""
    return _block(text, 0, (), screen)[0]


def _block(text: str, at: int, around: Sequence[Selector], screen: Screen) -> tuple[list[Rule], int]:
    """What stands between two braces, and where it ends."""
    found: list[Rule] = []
    said: list[Said] = []
    while at < len(text):
        head, at = _head(text, at)
        mark = text[at : at + 1]
        at += 1
        if mark == "{":
            found += [Rule(selector, tuple(said)) for selector in around if said]
            inner, at = _inner(text, at, head.strip(), around, screen)
            found, said = found + inner, []
        else:
            said += _said(head)
        if mark == "}":
            break
    return found + [Rule(selector, tuple(said)) for selector in around if said], at


def _head(text: str, at: int) -> tuple[str, int]:
    """All up to the next sign that divides, which stands outside quotes and brackets."""
    began = at
    while at < len(text) and text[at] not in ";{}":
        if text[at] in "\"'":
            at = text.index(text[at], at + 1)
        elif text[at] == "(":
            at = selectors.closing(text, at)
        at += 1
    return text[began:at], at


def _inner(text: str, at: int, head: str, around: Sequence[Selector], screen: Screen) -> tuple[list[Rule], int]:
    """A rule in a rule, or what holds on some screens only. What nobody can read says nothing."""
    if head.startswith("@"):
        found, at = _block(text, at, around, screen)
        asked = head.partition(" ")
        return (found if asked[0] == "@media" and holds(asked[2], screen) else []), at
    try:
        around = selectors.read(head, around)
    except ValueError:
        around = ()
    return _block(text, at, around, screen)


def _said(text: str) -> list[Said]:
    name, colon, value = text.partition(":")
    if not colon:
        return []
    return [Said(name.strip(), URGENT.sub("", value).strip(), bool(URGENT.search(value)))]


def holds(condition: str, screen: Screen) -> bool:
    """Whether what `@media` asks for is so; of what we do not know it is not."""
    return any(all(_is(part, screen) for part in one.split(" and ")) for one in listed(condition))


def _is(part: str, screen: Screen) -> bool:
    if (found := WIDTH.fullmatch(part.strip())) is not None:
        size, most = (screen.width if found[2] == "width" else screen.height), int(found[3])
        return size >= most if found[1] == "min" else size <= most
    wide = screen.width >= screen.height
    known = {"(prefers-color-scheme: dark)": screen.dark, "(prefers-color-scheme: light)": not screen.dark}
    known |= {"(orientation: landscape)": wide, "(orientation: portrait)": not wide, "screen": True}
    return known.get(part.strip(), False)
