"""Selectors: to which elements a rule of a style sheet speaks, as far as our own sheets say it.

Nobody points at a printed drawing and nothing has the focus there, so `:hover`, `::before` and all that we do not know
speak to nothing.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator, Sequence
from typing import Final, NamedTuple

from farside.table.printing.nodes import Node

Weight = tuple[int, int, int]  # ids, classes, tags
Test = Callable[[Node], bool]

NOTHING: Final[Weight] = (0, 0, 0)
PIECE: Final = re.compile(r"&|\*|[.#]?[\w-]+|\[[^\]]*\]|::?[\w-]+")
JOINT: Final = re.compile(r"\s*([>+~])\s*|\s+")
ASKED: Final = re.compile(r'\[\s*([\w-]+)\s*(?:([~^$*|]?=)\s*["\']?([^"\'\]]*)["\']?\s*)?\]')
STEPS: Final = re.compile(r"([+-]?\d*)n\s*([+-]\s*\d+)?|([+-]?\d+)")


class Compound(NamedTuple):
    """What one element must be."""

    tests: tuple[Test, ...] = ()
    weight: Weight = NOTHING
    key: str = ""  # a class, an id or a tag that it must have; rules are found by it


class Selector(NamedTuple):
    """Elements one beside or above the other; the last is the one that is meant."""

    compounds: tuple[Compound, ...]
    joints: tuple[str, ...]  # between them

    @property
    def weight(self) -> Weight:
        return summed(one.weight for one in self.compounds)

    @property
    def key(self) -> str:
        return self.compounds[-1].key

    def fits(self, node: Node, at: int = -1) -> bool:
        """Whether the compound at this place, and all before it, are met where the node stands."""
        at %= len(self.compounds)
        if not all(test(node) for test in self.compounds[at].tests):
            return False
        return at == 0 or any(self.fits(other, at - 1) for other in reached(node, self.joints[at - 1]))


def reached(node: Node, joint: str) -> Iterator[Node]:
    """Which elements may stand on the other side of a joint."""
    if joint == " ":
        yield from node.up()
    elif joint == ">":
        yield from () if node.parent is None else (node.parent,)
    else:
        yield from node.elders[:1] if joint == "+" else node.elders


def summed(weights: Iterator[Weight] | Sequence[Weight]) -> Weight:
    ids, classes, tags = zip(NOTHING, *weights, strict=True)
    return sum(ids), sum(classes), sum(tags)


def read(text: str, around: Sequence[Selector] = ()) -> list[Selector]:
    """The selectors of a list; `around`: those of the rule that this one is written in."""
    return [one(part.strip(), around) for part in listed(text)]


def listed(text: str, mark: str = ",") -> list[str]:
    """A list cut where the mark stands outside brackets and quotes."""
    found, depth, quote = [""], 0, ""
    for sign in text:
        if quote or sign in "\"'":
            quote = "" if sign == quote else quote or sign
        depth += (sign in "([") - (sign in ")]")
        if sign == mark and not depth and not quote:
            found.append("")
        else:
            found[-1] += sign
    return found


def one(text: str, around: Sequence[Selector] = ()) -> Selector:
    """One selector. Written inside another rule, it speaks of what lies in that, unless it says where `&` stands."""
    if around and "&" not in text:
        text = f"& {text}"
    elif around and text[0] in ">+~":
        text = f"&{text}"
    compounds: list[Compound] = []
    joints: list[str] = []
    at = 0
    while at < len(text):
        if compounds:
            joint = JOINT.match(text, at)
            if joint is None:
                raise ValueError(f"nobody can read the selector '{text}' from '{text[at:]}' on")
            joints.append(joint[1] or " ")
            at = joint.end()
        found, at = compound(text, at, around)
        compounds.append(found)
    return Selector(tuple(compounds), tuple(joints))


def compound(text: str, at: int, around: Sequence[Selector]) -> tuple[Compound, int]:
    """What one element must be, and where that ends."""
    tests: list[Test] = []
    weights: list[Weight] = []
    key, began = "", at
    while (piece := PIECE.match(text, at)) is not None:
        word, at, inside = piece[0], piece.end(), ""
        if word[0] == ":" and text[at : at + 1] == "(":
            end = closing(text, at)
            inside, at = text[at + 1 : end], end + 1
        test, weight = simple(word, inside, around)
        tests.append(test)
        weights.append(weight)
        key = word if word[0] in ".#" or (word[0].isalpha() and not key) else key
    if at == began:
        raise ValueError(f"nobody can read the selector '{text}' from '{text[at:]}' on")
    return Compound(tuple(tests), summed(weights), key), at


def closing(text: str, at: int) -> int:
    """Where the bracket that opens here is closed."""
    depth = 0
    for end in range(at, len(text)):
        depth += (text[end] == "(") - (text[end] == ")")
        if not depth:
            return end
    raise ValueError(f"a bracket is never closed: '{text}'")


def simple(word: str, inside: str, around: Sequence[Selector]) -> tuple[Test, Weight]:
    """One thing that an element must be."""
    if word == "&":
        return among(around), max((one.weight for one in around), default=NOTHING)
    if word == "*":
        return always, NOTHING
    if word[0] == ".":
        return lambda node: word[1:] in node.classes, (0, 1, 0)
    if word[0] == "#":
        return lambda node: node.attributes.get("id") == word[1:], (1, 0, 0)
    if word[0] == "[":
        return asked(word), (0, 1, 0)
    if word[0] == ":":
        return pseudo(word, inside, around)
    return lambda node: node.tag == word, (0, 0, 1)


def always(_node: Node) -> bool:
    return True


def never(_node: Node) -> bool:
    return False


def among(selectors: Sequence[Selector]) -> Test:
    return lambda node: any(one.fits(node) for one in selectors)


def asked(word: str) -> Test:
    """An attribute that is there, or is or holds something."""
    found = ASKED.fullmatch(word)
    if found is None:
        return never
    name, how, wanted = found[1], found[2], found[3] or ""
    if how is None:
        return lambda node: name in node.attributes
    return lambda node: name in node.attributes and holds(node.attributes[name], how, wanted)


def holds(value: str, how: str, wanted: str) -> bool:
    """Whether an attribute says what is wanted."""
    ways = {"=": value == wanted, "~=": wanted in value.split(), "^=": value.startswith(wanted)}
    return (ways | {"$=": value.endswith(wanted), "*=": wanted in value}).get(how, False)


def pseudo(word: str, inside: str, around: Sequence[Selector]) -> tuple[Test, Weight]:
    """What a colon begins."""
    if word in (":is", ":where", ":not"):
        found = [one(part.strip(), around if "&" in part else ()) for part in listed(inside)]
        weight = NOTHING if word == ":where" else max(one.weight for one in found)
        test = among(found)
        return ((lambda node: not test(node)) if word == ":not" else test), weight
    if word == ":has":
        parts = [part.strip() for part in listed(inside)]
        heaviest = max(one(part.lstrip(">+~ ")).weight for part in parts)
        return (lambda node: any(has(node, part) for part in parts)), heaviest
    if word == ":nth-child":
        return (lambda node: counted(len(node.elders) + 1, inside)), (0, 1, 0)
    return PLACES.get(word, never), (0, 1, 0)


def has(node: Node, part: str) -> bool:
    """Whether somewhere in it, or after it, there is what is asked for."""
    wanted = one(part.lstrip(">+~ "))
    if part[0] in "+~":
        after = node.beside[node.beside.index(node) + 1 :]
        return any(wanted.fits(other) for other in (after[:1] if part[0] == "+" else after))
    return any(wanted.fits(other) for other in (node.children if part[0] == ">" else node.down()))


def counted(place: int, steps: str) -> bool:
    """Whether a place among siblings is one of `odd`, `even`, `3` or `2n + 1`."""
    found = STEPS.fullmatch({"odd": "2n+1", "even": "2n"}.get(steps.strip(), steps.strip()))
    if found is None:
        return False
    if found[3]:
        return place == int(found[3])
    step = int(found[1] + "1" if found[1] in ("", "+", "-") else found[1])
    rest = place - int((found[2] or "0").replace(" ", ""))
    return rest == 0 if not step else rest % step == 0 and rest // step >= 0


PLACES: Final[dict[str, Test]] = {
    ":root": lambda node: node.parent is None,
    ":first-child": lambda node: node.beside[0] is node,
    ":last-child": lambda node: node.beside[-1] is node,
    ":only-child": lambda node: len(node.beside) == 1,
    ":empty": lambda node: not node.inside,
}
