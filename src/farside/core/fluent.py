"""Fluent: reads the part of the Fluent syntax (projectfluent.org) that our texts use, into tuples.

Messages, attributes, terms, text over several lines, variables, references, literals, and choices on a variable. Terms
are words with a grammar: their attributes (`.gender`) may be chosen on, and a reference may ask for a form of them
(`{ -crane(case: "dative") }`). Whatever else Fluent knows (functions, decimals) is refused, never passed over.
"""

from __future__ import annotations

import re
from typing import Final, NamedTuple


class PhraseError(ValueError):
    """A text that cannot be read or said: names the place and what was expected."""


class Variable(NamedTuple):
    """`{ $name }`"""

    name: str


class Reference(NamedTuple):
    """`{ message }`, `{ message.attribute }`, `{ -term }` or `{ -term(case: "dative") }`"""

    key: str
    line: int
    given: tuple[tuple[str, str | int], ...] = ()


class Choice(NamedTuple):
    """`{ $name -> ... }` or `{ -term.gender -> ... }`: the first variant that fits, or else the default."""

    name: str  # of a variable; of a term's attribute until it is woven
    variants: tuple[Variant, ...]
    default: Pattern
    line: int = 0


class Variant(NamedTuple):
    """`[key] pattern`; a number fits itself, a word fits itself or a plural category."""

    key: str | int
    pattern: Pattern


Element = str | Variable | Reference | Choice
Pattern = tuple[Element, ...]


class Entry(NamedTuple):
    """One text and where it was written. The key is `message`, `message.attribute` or `-term`."""

    key: str
    pattern: Pattern
    file: str
    line: int


ID: Final = r"[a-zA-Z][a-zA-Z0-9_-]*"
BLANK: Final = re.compile(r"[ \n]*")
BLANK_LINE: Final = re.compile(r" *\n| +\Z")
COMMENT: Final = re.compile(r"#{1,3}(?: [^\n]*)?(?:\n|\Z)")
HEAD: Final = re.compile(rf"(-?{ID}) *= *")
ATTRIBUTE: Final = re.compile(rf"\n[ \n]*\.({ID}) *= *")
PLAIN: Final = re.compile(r"[^{}\n]+")
LINE_BREAK: Final = re.compile(r"(\n(?: *\n)*)(?:( *)(?={)|( +)(?=[^ \n{}\[*.]))")
LINE_END: Final = re.compile(r"\n|\Z")
VARIABLE: Final = re.compile(rf"\$({ID})")
NUMBER: Final = re.compile(r"-?[0-9]+(?!\.?[0-9])")
STRING: Final = re.compile(r'"((?:[^"\\\n]|\\[\\"]|\\u[0-9a-fA-F]{4}|\\U[0-9a-fA-F]{6})*)"')
ESCAPE: Final = re.compile(r"\\(?:([\\\"])|u(.{4})|U(.{6}))")
REFERENCE: Final = re.compile(rf"-?{ID}(?:\.{ID})?")
GIVEN: Final = re.compile(rf"[ \n]*({ID})[ \n]*:[ \n]*")
ARROW: Final = re.compile(r"-> *\n[ \n]*")
VARIANT: Final = re.compile(rf"(\*?)\[[ \n]*(?:(-?[0-9]+)|({ID}))[ \n]*\] *")
SHOWN: Final = 30  # characters of the text that an error quotes
MOST_INDENT: Final = 1_000_000


def read(file: str, text: str) -> list[Entry]:
    """Every text of a file, in its order; PhraseError names the line and what was expected there."""
    return _Reader(file, text).entries()


def weave(entries: dict[str, Entry]) -> dict[str, Pattern]:
    """The patterns of all entries, with the texts they refer to put in place: no reference is left."""
    weaver = _Weaver(entries)
    return {key: weaver.weave(entry) for key, entry in entries.items()}


def variables(pattern: Pattern) -> set[str]:
    """The names of all variables a woven pattern may need."""
    found: set[str] = set()
    for element in pattern:
        if isinstance(element, Variable):
            found.add(element.name)
        elif isinstance(element, Choice):
            found.add(element.name)
            for variant in element.variants:
                found |= variables(variant.pattern)
    return found


class _Reader:
    """Walks through a file once, from its first character to its last."""

    def __init__(self, file: str, text: str) -> None:
        self.file = file
        self.text = text.replace("\r\n", "\n")
        self.at = 0
        self.found: dict[str, Entry] = {}
        self.lines: dict[str, int] = {}  # where each key is written

    def entries(self) -> list[Entry]:
        while self.at < len(self.text):
            if self.take(BLANK_LINE) is None and self.take(COMMENT) is None:
                self.entry()
        return list(self.found.values())

    def entry(self) -> None:
        line = self.line()
        head = self.need(HEAD, "'key = text', '-term = text' or '# comment' at the start of a line")
        key = head[1]
        self.claim(key, line)
        pattern = self.pattern()
        if pattern:
            self.found[key] = Entry(key, pattern, self.file, line)
        count = self.attributes(key)
        if not pattern and (count == 0 or key.startswith("-")):
            raise self.wrong(f"a text for '{key}'")
        self.need(LINE_END, "the end of the line")

    def attributes(self, key: str) -> int:
        count = 0
        while (match := self.take(ATTRIBUTE)) is not None:
            line = self.line()
            name = f"{key}.{match[1]}"
            self.claim(name, line)
            pattern = self.pattern()
            if not pattern:
                raise self.wrong(f"a text for '{name}'")
            self.found[name] = Entry(name, pattern, self.file, line)
            count += 1
        return count

    def claim(self, key: str, line: int) -> None:
        """A key is written once in a file."""
        if key in self.lines:
            before = self.lines[key]
            raise PhraseError(f"{self.file}, line {line}: expected a new key, but '{key}' is already in line {before}")
        self.lines[key] = line

    # -- patterns --------------------------------------------------------------------------------

    def pattern(self) -> Pattern:
        """Text and placeables up to the end of the entry or variant; () if there are none."""
        draft = _Draft()
        while True:
            if (text := self.take(PLAIN)) is not None:
                draft.text(text[0])
            elif (gap := self.take(LINE_BREAK)) is not None:
                draft.line_break(gap[1].count("\n"), len(gap[2] or gap[3] or ""))
            elif self.sees("{"):
                draft.placeable(self.placeable())
            elif self.sees("}"):
                raise self.wrong("a '{' before this '}'")
            else:
                return draft.finished()

    def placeable(self) -> Element:
        self.at += 1
        self.take(BLANK)
        element = self.expression()
        self.take(BLANK)
        if self.sees("("):
            element = self.asked(element)
        if self.sees("->"):
            element = self.choice(element)
            self.take(BLANK)
        elif isinstance(element, Reference) and element.key.startswith("-") and "." in element.key:
            raise self.wrong("'->': a term's attribute is chosen on, never shown")
        if not self.sees("}"):
            raise self.wrong("'}'")
        self.at += 1
        return element

    def expression(self) -> Element:
        if self.sees("{"):
            return self.placeable()
        if (match := self.take(VARIABLE)) is not None:
            return Variable(match[1])
        if (match := self.take(STRING)) is not None:
            return ESCAPE.sub(_unescape, match[1])
        if (match := self.take(NUMBER)) is not None:
            return str(int(match[0]))
        line = self.line()
        match = self.need(REFERENCE, 'a $variable, a message, a -term, a "text" or a whole number')
        return Reference(match[0], line)

    def asked(self, element: Element) -> Element:
        """A term in the form that is asked for: `(case: "dative", number: 2)`."""
        if not isinstance(element, Reference) or not element.key.startswith("-"):
            raise self.wrong("no functions; parameters belong to terms")
        self.at += 1
        given: list[tuple[str, str | int]] = []
        while (match := self.take(GIVEN)) is not None:
            given.append((match[1], self.literal()))
            self.take(BLANK)
            if not self.sees(","):
                break
            self.at += 1
        self.take(BLANK)
        if not self.sees(")"):
            raise self.wrong("')' after 'name: \"text\"' or 'name: 1'")
        self.at += 1
        self.take(BLANK)
        return Reference(element.key, element.line, tuple(given))

    def literal(self) -> str | int:
        if (match := self.take(NUMBER)) is not None:
            return int(match[0])
        return ESCAPE.sub(_unescape, self.need(STRING, 'a "text" or a whole number')[1])

    def choice(self, selector: Element) -> Choice:
        name = ""
        line = self.line()
        if isinstance(selector, Variable):
            name = selector.name
        elif isinstance(selector, Reference) and selector.key.startswith("-") and "." in selector.key:
            name = selector.key
        if not name:
            raise self.wrong("a $variable or a -term.attribute before the arrow")
        self.need(ARROW, "the variants on lines of their own, after '->'")
        variants: list[Variant] = []
        default: Pattern = ()
        while (match := self.take(VARIANT)) is not None:
            variant = self.variant(match)
            variants.append(variant)
            if match[1]:
                if default:
                    raise self.wrong("one default variant, not two")
                default = variant.pattern
        if not default:
            raise self.wrong("a default variant '*[key] text'")
        return Choice(name, tuple(variants), default, line)

    def variant(self, match: re.Match[str]) -> Variant:
        pattern = self.pattern()
        if not pattern:
            raise self.wrong(f"a text for the variant [{match[2] or match[3]}]")
        self.need(LINE_END, "the end of the line")
        self.take(BLANK)
        return Variant(int(match[2]) if match[2] else match[3], pattern)

    # -- the place in the text --------------------------------------------------------------------

    def take(self, what: re.Pattern[str]) -> re.Match[str] | None:
        match = what.match(self.text, self.at)
        if match is not None:
            self.at = match.end()
        return match

    def need(self, what: re.Pattern[str], wanted: str) -> re.Match[str]:
        match = self.take(what)
        if match is None:
            raise self.wrong(wanted)
        return match

    def sees(self, what: str) -> bool:
        return self.text.startswith(what, self.at)

    def line(self) -> int:
        return self.text.count("\n", 0, self.at) + 1

    def wrong(self, wanted: str) -> PhraseError:
        rest = self.text[self.at : self.at + SHOWN].partition("\n")[0]
        found = f"'{rest}'" if rest else "the end of the line"
        return PhraseError(f"{self.file}, line {self.line()}: expected {wanted}, found {found}")


class _Draft:
    """A pattern while it is read: what all its lines are indented by is taken away at the end."""

    def __init__(self) -> None:
        self.elements: list[Element] = []
        self.breaks: list[int] = []  # which elements are line breaks with the indent of the next line
        self.indent = MOST_INDENT
        self.open_end = False  # blanks at the end belong to nobody

    def text(self, text: str) -> None:
        self.elements.append(text)
        self.open_end = True

    def line_break(self, lines: int, indent: int) -> None:
        self.indent = min(self.indent, indent)
        self.breaks.append(len(self.elements))
        self.elements.append("\n" * (lines if self.elements else 0) + " " * indent)
        self.open_end = False

    def placeable(self, element: Element) -> None:
        self.elements.append(element)
        self.open_end = False

    def finished(self) -> Pattern:
        for at in self.breaks:
            gap = self.elements[at]
            assert isinstance(gap, str), "a line break is text"
            self.elements[at] = gap[: len(gap) - self.indent]
        last = self.elements[-1] if self.elements else ""
        if self.open_end and isinstance(last, str):
            self.elements[-1] = last.rstrip(" \r")
        return tuple(self.elements)


class _Weaver:
    """Follows references; a text that is missing or refers to itself is refused where it is referred to."""

    def __init__(self, entries: dict[str, Entry]) -> None:
        self.entries = entries
        self.woven: dict[str, Pattern] = {}
        self.trail: list[str] = []

    def weave(self, entry: Entry) -> Pattern:
        if entry.key not in self.woven:
            self.trail.append(entry.key)
            pattern = self.inlined(entry, entry.pattern)
            self.trail.pop()
            self.woven[entry.key] = pattern
        return self.woven[entry.key]

    def inlined(self, entry: Entry, pattern: Pattern) -> Pattern:
        out: list[Element] = []
        for element in pattern:
            if isinstance(element, Reference):
                found = self.weave(self.target(entry, element.key, element.line))
                _append(out, self.bent(entry, element, found) if element.key.startswith("-") else found)
            elif isinstance(element, Choice) and element.name.startswith("-"):
                _append(out, self.inlined(entry, self.by_grammar(entry, element)))
            elif isinstance(element, Choice):
                out.append(self.choice(entry, element))
            else:
                _append(out, (element,))
        return tuple(out)

    def bent(self, entry: Entry, reference: Reference, pattern: Pattern) -> Pattern:
        """A term in the form that is asked for: it knows what it is given and nothing else."""
        given = dict(reference.given)
        out: list[Element] = []
        for element in pattern:
            if isinstance(element, Choice):
                _append(out, self.bent(entry, reference, _fitting(element, given.get(element.name))))
            elif isinstance(element, Variable):
                if element.name not in given:
                    wanted = f"the term '{reference.key}' with ({element.name}: ...)"
                    raise PhraseError(f"{entry.file}, line {reference.line}: expected {wanted}")
                _append(out, (str(given[element.name]),))
            else:
                _append(out, (element,))
        return tuple(out)

    def by_grammar(self, entry: Entry, choice: Choice) -> Pattern:
        """What fits the gender or number of a term."""
        pattern = self.weave(self.target(entry, choice.name, choice.line))
        return _fitting(choice, "".join([part for part in pattern if isinstance(part, str)]))

    def choice(self, entry: Entry, choice: Choice) -> Choice:
        variants = [Variant(variant.key, self.inlined(entry, variant.pattern)) for variant in choice.variants]
        return Choice(choice.name, tuple(variants), self.inlined(entry, choice.default))

    def target(self, entry: Entry, key: str, line: int) -> Entry:
        if key in self.trail:
            loop = " -> ".join([*self.trail[self.trail.index(key) :], key])
            raise PhraseError(f"{entry.file}, line {line}: expected no text within itself: {loop}")
        if key not in self.entries:
            raise PhraseError(f"{entry.file}, line {line}: expected a text that exists, found '{key}'")
        return self.entries[key]


def _fitting(choice: Choice, value: str | int | None) -> Pattern:
    for key, pattern in choice.variants:
        if key == value:
            return pattern
    return choice.default


def _append(out: list[Element], pattern: Pattern) -> None:
    """Add to a pattern; texts that meet become one."""
    for element in pattern:
        last = out[-1] if out else None
        if isinstance(element, str) and isinstance(last, str):
            out[-1] = last + element
        else:
            out.append(element)


def _unescape(match: re.Match[str]) -> str:
    if match[1]:
        return match[1]
    code = int(match[2] or match[3], 16)
    return "\N{REPLACEMENT CHARACTER}" if code > 0x10FFFF or 0xD800 <= code <= 0xDFFF else chr(code)
