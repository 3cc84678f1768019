"""Crops: pieces of a picture to be looked at, not played: no options, no numbers, no names for a screen reader."""

from __future__ import annotations

import re
from typing import Final

from farside.core.marks import escape
from farside.core.view import Part

QUIET: Final = re.compile(
    r'\s(?:data-[\w-]+|role|aria-[\w-]+|tabindex|title|for|name)="[^"]*"'
)  # what only a page that is played needs
TOLD: Final = re.compile(r"<title>[^<]*</title>|<!--.*?-->", re.DOTALL)
GIVEN: Final = re.compile(r'\sid="([^"]*)"')
USED: Final = re.compile(r'(?:href="#|url\(#)([^")]+)')
TAG: Final = re.compile(r"<(/?)([\w-]+)([^<>]*?)(/?)>", re.DOTALL)
ATTRIBUTE: Final = re.compile(r'\b(id|class|viewBox)="([^"]*)"')
SVG: Final = "svg"
# A drawing inside a drawing that is as large as what it lies in.
NESTED: Final = re.compile(r'<svg(?: xmlns="[^"]*")? viewBox="0 0 (\S+) ([^"]+)"(?=>)')
CONTROLS: Final = re.compile(r"<(/?)(?:button|a|label)\b")  # in a figure they are mere boxes


class Element:
    """An element inside a part: its tag, the attributes that matter here, and all of its markup."""

    def __init__(self, markup: str, start: re.Match[str]) -> None:
        self.tag = start[2]
        self.attributes = dict(ATTRIBUTE.findall(start[3]))
        self.markup = markup[start.start() : _end(markup, start)]

    @property
    def inside(self) -> str:
        return self.markup[self.markup.index(">") + 1 : self.markup.rindex("</")]


def picked(part: Part, pick: str) -> Element:
    """The element of a part that has this id or class; without a wish all of it. ValueError if there is none."""
    tags = [tag for tag in TAG.finditer(part.markup) if not tag[1] and not tag[4]]
    wanted = [tag for tag in tags if not pick or _is(tag, pick)]
    if not wanted:
        raise ValueError(f"the part '{part.key}' has nothing called '{pick}'")
    return Element(part.markup, wanted[0])


def _is(tag: re.Match[str], pick: str) -> bool:
    found = dict(ATTRIBUTE.findall(tag[3]))
    return pick == found.get("id") or pick in found.get("class", "").split()


def _end(markup: str, start: re.Match[str]) -> int:
    """Where an element ends: tags of its own kind are counted."""
    depth = 0
    for tag in TAG.finditer(markup, start.start()):
        if tag[2] != start[2] or tag[4]:
            continue
        depth += -1 if tag[1] else 1
        if not depth:
            return tag.end()
    raise ValueError(f"<{start[2]}> does not end")


def still(markup: str, prefix: str) -> str:
    """Markup that nobody can press: without options and names; the ids it uses itself begin with a prefix."""
    quiet = CONTROLS.sub(r"<\1span", QUIET.sub("", TOLD.sub("", markup)))
    own = set(GIVEN.findall(quiet)) & set(USED.findall(quiet))
    given = GIVEN.sub(lambda found: f' id="{prefix}{found[1]}"' if found[1] in own else "", quiet)
    return USED.sub(lambda found: found[0].replace(found[1], prefix + found[1]) if found[1] in own else found[0], given)


def drawing(element: Element, name: str) -> str:
    """A drawing as a group that others can use by its name, whatever box of it they show."""
    dress = escape(element.attributes.get("class", ""))
    inside = NESTED.sub(r'\g<0> width="\1" height="\2"', still(element.inside, name + "-"))
    return f'<g id="{name}" class="{dress} still">{inside}</g>'


def piece(part: Part, element: Element, prefix: str) -> str:
    """An element of a panel, dressed as it is there: what it looks like depends on what it lies in."""
    inside, whole = still(element.markup, prefix), picked(part, "")
    if element.markup == whole.markup:
        return inside
    return f'<div class="{escape(whole.attributes.get("class", ""))}">{inside}</div>'
