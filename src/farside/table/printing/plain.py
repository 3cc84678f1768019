"""Plain: a drawing with nothing to work out any more: no style sheet, no names for colours, no symbols used by others.

What is drawn is the same; small programs that know little of style sheets can draw it, too.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from dataclasses import dataclass, field
from html import escape
from typing import Final, NamedTuple

from farside.table.printing import nodes
from farside.table.printing.nodes import Node
from farside.table.printing.rules import Screen, Sheet
from farside.table.printing.values import UnsetError, settled

PAINT: Final = {
    "fill": "fill fill-opacity fill-rule color paint-order opacity visibility overflow mix-blend-mode",
    "stroke": "stroke stroke-width stroke-opacity stroke-linecap stroke-linejoin stroke-dasharray stroke-dashoffset",
    "text": "font-family font-size font-weight font-style letter-spacing word-spacing text-anchor dominant-baseline",
    "more": "stop-color stop-opacity flood-color flood-opacity filter clip-path clip-rule mask stroke-miterlimit",
}
SIZES: Final = ("x", "y", "width", "height", "r", "rx", "ry", "cx", "cy")
SAID: Final = frozenset(
    [*" ".join(PAINT.values()).split(), *SIZES, "transform", "translate", "display", "text-transform"]
)
UNTOLD: Final = re.compile(r"(aria|data)-.*|class|role|style|tabindex|pointer-events")
LEFT_OUT: Final = ("title", "desc", "style", "symbol", "metadata", "script")
SHARES: Final = ("opacity", "fill-opacity", "stroke-opacity", "stop-opacity", "flood-opacity")
TURN: Final = re.compile(r"(translate|scale|rotate)([XY]?)\(([^)]*)\)")
DEEPEST: Final = 12  # symbols in symbols
NOTHING: Final[Mapping[str, str]] = {}


class Here(NamedTuple):
    """What an element is given by those it lies in."""

    names: Mapping[str, str] = NOTHING
    ink: str = "#000"
    loud: bool = False  # words in capitals
    depth: int = 0  # symbols that it is drawn by


def plain(drawing: str, screen: Screen, place: Mapping[str, str] = NOTHING) -> str:
    """The same drawing; `place`: where it stands in another. ValueError if nobody can read it."""
    return Plain(nodes.read(drawing), screen).markup(place)


@dataclass
class Plain:
    """A drawing on its way."""

    root: Node
    screen: Screen
    told: list[str] = field(default_factory=list)

    def __post_init__(self) -> None:
        every = [self.root, *self.root.down()]
        self.sheet = Sheet("".join(node.text() for node in every if node.tag == "style"), self.screen)
        self.by_id = {node.attributes["id"]: node for node in every if "id" in node.attributes}
        self._said: dict[Node, dict[str, str]] = {}
        self._named: set[str] = set()

    def markup(self, place: Mapping[str, str] = NOTHING) -> str:
        self.draw(self.root, Here(), place)
        return "".join(self.told)

    def said(self, node: Node) -> dict[str, str]:
        """What the sheet says of an element, which is asked once however often it is drawn."""
        if node not in self._said:
            own = [part.partition(":") for part in node.attributes.get("style", "").split(";") if ":" in part]
            self._said[node] = self.sheet.on(node) | {name.strip(): value.strip() for name, _, value in own}
        return self._said[node]

    def draw(self, node: Node, here: Here, given: Mapping[str, str] = NOTHING) -> None:
        """An element with all that lies in it; `given`: what a symbol is told by whoever uses it."""
        if node.tag in LEFT_OUT and not given:
            return
        look, here = self.look(node, here)
        if look.pop("display", "") == "none":
            return
        if node.tag == "use":
            self.use(node, look, here)
            return
        tag, attributes = ("svg" if given else node.tag), self.named({**look, **given})
        self.told.append(f"<{tag}{written(attributes)}>")
        for inside in node.inside:
            if isinstance(inside, Node):
                self.draw(inside, here)
            else:
                self.told.append(escape(inside.upper() if here.loud else inside, quote=False))
        self.told.append(f"</{tag}>")

    def use(self, node: Node, look: dict[str, str], here: Here) -> None:
        """What is drawn somewhere else, drawn here: in the colours of this place."""
        link = look.pop("href", look.pop("xlink:href", ""))
        target = self.by_id.get(link.removeprefix("#"))
        if target is None or here.depth >= DEEPEST:
            return
        at = f"translate({look.pop('x', '0')} {look.pop('y', '0')})"
        size = {name: look.pop(name) for name in ("width", "height") if name in look}
        moved = f"{look.pop('transform', '')} {at}".strip()
        self.told.append(f"<g{written(self.named(look) | {'transform': moved})}>")
        within = here._replace(depth=here.depth + 1)
        if target.tag == "symbol":
            own = {name: target.attributes.get(name, "100%") for name in ("width", "height")}
            self.draw(target, within, own | size)
        else:
            self.draw(target, within)
        self.told.append("</g>")

    def look(self, node: Node, here: Here) -> tuple[dict[str, str], Here]:
        """An element's attributes as they come out, and what those in it are given."""
        said = self.said(node)
        names = self.names(said, here)
        look = {name: value for name, value in node.attributes.items() if not UNTOLD.fullmatch(name)}
        wanted = look | {name: value for name, value in said.items() if name in SAID}
        ink = self.value(wanted.get("color", ""), names, here.ink) or here.ink
        found: dict[str, str] = {}
        for name, value in wanted.items():
            if (worked := self.value(value, names, ink)) is not None:
                found[name] = worked
            elif name in look:
                found[name] = look[name]
        loud = {"uppercase": True, "none": False}.get(found.pop("text-transform", ""), here.loud)
        return shaped(found), here._replace(names=names, ink=ink, loud=loud)

    def names(self, said: Mapping[str, str], here: Here) -> Mapping[str, str]:
        """The names that hold from here on. One may rest on another that is said beside it, in any order."""
        own = {name: value for name, value in said.items() if name.startswith("--")}
        found = {name: value for name, value in here.names.items() if name not in own}
        for _ in range(len(own)):
            for name in [name for name in own if name not in found]:
                if (value := self.value(own[name], found, here.ink)) is not None:
                    found[name] = value
            if all(name in found for name in own):
                break
        return found if own else here.names

    def value(self, text: str, names: Mapping[str, str], ink: str) -> str | None:
        """None: it rests on something that has no value."""
        try:
            return settled(text, names, self.screen.dark, ink)
        except UnsetError:
            return None

    def named(self, look: dict[str, str]) -> dict[str, str]:
        """A name is given once, however often the element is drawn."""
        name = look.pop("id", "")
        if not name or name in self._named:
            return look
        self._named.add(name)
        return {"id": name} | look


def shaped(look: dict[str, str]) -> dict[str, str]:
    """Sizes without units, parts as fractions, turns as attributes write them."""
    found = dict(look)
    for name in SHARES:
        if found.get(name, "").endswith("%"):
            found[name] = f"{float(found[name][:-1]) / 100:g}"
    for name in (*SIZES, "font-size", "stroke-width", "letter-spacing", "stroke-dasharray", "stroke-dashoffset"):
        if name in found:
            found[name] = found[name].replace("px", "")
    if "translate" in found:
        found["transform"] = f"translate({found.pop('translate')}) {found.get('transform', '')}"
    if "transform" in found:
        found["transform"] = TURN.sub(turned, found["transform"]).replace("none", "").strip()
    return {name: value for name, value in found.items() if value}


def turned(found: re.Match[str]) -> str:
    """A turn as an attribute writes it: no units, both directions."""
    what, way, inside = found.groups()
    inside = inside.replace("px", "").replace("deg", "")
    rest = "1" if what == "scale" else "0"
    inside = {"X": f"{inside} {rest}", "Y": f"{rest} {inside}"}.get(way, inside)
    return f"{what}({inside})"


def written(attributes: Mapping[str, str]) -> str:
    return "".join(f' {name}="{escape(value)}"' for name, value in attributes.items())
