"""Nodes: a drawing as a tree that knows its way up, for those who ask which rules hold where."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field
from xml.parsers import expat


@dataclass(eq=False, slots=True)
class Node:
    """An element."""

    tag: str
    attributes: dict[str, str]
    parent: Node | None = None
    inside: list[Node | str] = field(default_factory=list)
    classes: frozenset[str] = frozenset()

    @property
    def children(self) -> list[Node]:
        return [one for one in self.inside if isinstance(one, Node)]

    @property
    def beside(self) -> list[Node]:
        """All children of the parent, this one among them."""
        return [self] if self.parent is None else self.parent.children

    @property
    def elders(self) -> list[Node]:
        """The siblings before it, the nearest first."""
        found = self.beside
        return found[: found.index(self)][::-1]

    def up(self) -> Iterator[Node]:
        """Whatever it lies in, from the inside out."""
        above = self.parent
        while above is not None:
            yield above
            above = above.parent

    def down(self) -> Iterator[Node]:
        """Whatever lies in it."""
        for child in self.children:
            yield child
            yield from child.down()

    def text(self) -> str:
        """The words directly in it."""
        return "".join(one for one in self.inside if isinstance(one, str))


def read(markup: str) -> Node:
    """The root of a drawing. ValueError if it is not well-formed."""
    parser, open_ = expat.ParserCreate(), [Node("", {})]

    def starts(tag: str, attributes: dict[str, str]) -> None:
        node = Node(tag, attributes, open_[-1], classes=frozenset(attributes.get("class", "").split()))
        open_[-1].inside.append(node)
        open_.append(node)

    def ends(_tag: str) -> None:
        open_.pop()

    def says(text: str) -> None:
        open_[-1].inside.append(text)

    parser.StartElementHandler, parser.EndElementHandler, parser.CharacterDataHandler = starts, ends, says
    try:
        parser.Parse(markup.encode(), True)
    except expat.ExpatError as error:
        raise ValueError(str(error)) from error
    root = open_[0].children[0]
    root.parent = None
    return root
