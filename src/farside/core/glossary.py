"""A glossary: a word for every piece. What a thing in a picture is, what it does, and how it stands with it now.

A glossary knows kinds of things, each with its clause and with whoever tells of one of them from the view (`tells`).
What a kind does is the text `note-<kind>` of `notes/<lang>.ftl`, of at most thirty words. A piece is named by its id in
the picture, `ship-4`: the kind, and which one. A term of a lesson is a kind without a piece.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, Final, Generic, NamedTuple, TypeVar

from farside.core.boxes import GUESSED, GameBox
from farside.core.phrases import NO_ARGS, Args, Voice
from farside.core.scene import Scene

S = TypeVar("S", bound=Scene[Any])
T = TypeVar("T", bound=Callable[..., Any])
PIECE: Final = re.compile(r"[A-Za-z0-9_-]{1,60}")  # what may be asked for
LONGEST: Final = 30  # words that say what a thing does


class Told(NamedTuple):
    """What a title tells of one piece."""

    name: str
    place: str = ""
    now: Sequence[str] = ()
    form: str = ""  # which words say what it does, where things of one kind differ: `note-<kind>-<form>`
    words: Args = NO_ARGS
    clause: str = ""  # where it is not the kind's


class Note(NamedTuple):
    """What a reader is told of one thing."""

    name: str
    place: str
    what: str
    now: tuple[str, ...]
    clause: str


class Kind(NamedTuple, Generic[S]):
    """Things that are alike: the clause they are explained in, and who tells of one of them."""

    clause: str
    tell: Callable[[S, list[str]], Told | None]  # of the one that the rest of an id names


class Term(NamedTuple):
    """A word of lessons: the text that says what it is, and where the rule is. How it is written is `term-<key>`."""

    what: str
    clause: str


@dataclass(frozen=True)
class Glossary(Generic[S]):
    """The words of one title."""

    scenery: tuple[str, ...] = ()  # patterns of ids that stand for nothing a player asks about
    drawn: str = ""  # a pattern of what stands before an id where a thing is drawn a second time, or at another's
    whose: Callable[[S, str], S] | None = None  # the scene that such an id belongs to
    terms: Mapping[str, Term] = field(default_factory=dict)
    boxed: Mapping[str, Sequence[str]] = field(default_factory=dict)  # by kind, the entries of the box that are such
    kinds: dict[str, Kind[S]] = field(default_factory=dict)

    def tells(self, clause: str, *kinds: str) -> Callable[[T], T]:
        """Stands before whoever tells of these kinds: where the rule is, and how their ids begin."""

        def known(tell: T) -> T:
            self.kinds.update(dict.fromkeys(kinds, Kind(clause, tell)))
            return tell

        return known

    def pattern(self) -> str:
        """The ids that have a word, as a regular expression that browsers read too."""
        names = "|".join(sorted(self.kinds, key=len, reverse=True))
        return f"^({self.drawn})?({names})(?:-|$)"

    def parsed(self, piece: str) -> tuple[str, str, list[str]] | None:
        """An id as what stands before it, a kind, and which one of it."""
        found = re.match(self.pattern(), piece)
        if found is None:
            return None
        rest = piece[found.end() :]
        return found[1] or "", found[2], rest.split("-") if rest else []

    def guessed(self, box: GameBox, piece: str) -> bool:
        """Whether numbers of a piece are our reconstruction: of the entry it is, or else of all of its kind."""
        found = self.parsed(piece) if PIECE.fullmatch(piece) else None
        wanted = self.boxed.get(found[1], ()) if found is not None else ()
        entries = [entry for entry in box.entries if entry.plays and entry.kind in wanted]
        which = "-".join(found[2]) if found is not None else ""
        own = [entry for entry in entries if entry.name in (which, which.rpartition("-")[2])]
        return bool(entries) and all(entry.mark == GUESSED for entry in own or entries)

    def is_scenery(self, piece: str) -> bool:
        return any(re.fullmatch(one, piece) for one in self.scenery)

    def note(self, scene: S, piece: str) -> Note | None:
        """The word for a piece; None where there is nothing like it in this picture."""
        found = self.parsed(piece) if PIECE.fullmatch(piece) else None
        if found is None:
            return None
        before, kind, which = found
        try:
            scene = self.whose(scene, before) if self.whose is not None else scene
            told = self.kinds[kind].tell(scene, which)
        except (ValueError, IndexError, KeyError):  # an id that no picture of this game has
            return None
        return None if told is None else self.written(scene.voice, kind, told)

    def written(self, voice: Voice, kind: str, told: Told) -> Note:
        what = voice.say(f"note-{kind}-{told.form}" if told.form else f"note-{kind}", told.words)
        now = tuple([capital(line) for line in told.now if line])
        return Note(capital(told.name), told.place, what, now, told.clause or self.kinds[kind].clause)

    def term(self, voice: Voice, word: str) -> str:
        """The key of the term that is written so in this language; empty if there is none."""
        low = word.lower()
        return next((key for key in self.terms if low in [form.lower() for form in forms(voice, key)]), "")

    def explained(self, voice: Voice, key: str) -> Note | None:
        """What a term means, whatever the position."""
        found = self.terms.get(key)
        if found is None:
            return None
        return Note(capital(forms(voice, key)[0]), "", voice.say(f"note-{found.what}"), (), found.clause)


def forms(voice: Voice, key: str) -> list[str]:
    """All the ways to write a term: `ship; ships`."""
    return voice.say(f"term-{key}").split("; ")


def capital(text: str) -> str:
    """With a capital letter: `Upper left`."""
    return text[:1].upper() + text[1:]


def faults(glossary: Glossary[S], scene: S, pieces: Sequence[str]) -> list[str]:
    """What is wrong with the words for the ids of a picture."""
    found = [fault(glossary, scene, piece) for piece in pieces if not glossary.is_scenery(piece)]
    return [text for text in found if text]


def counted(text: str) -> int:
    """How many words there are; a sign that stands alone is none."""
    return sum(any(sign.isalnum() for sign in word) for word in text.split())


def fault(glossary: Glossary[S], scene: S, piece: str) -> str:
    note = glossary.note(scene, piece)
    if note is None:
        return f"there is no word for '{piece}', nor is it scenery"
    if not note.name or counted(note.what) > LONGEST:
        return f"'{piece}' has no name, or more than {LONGEST} words: {note.what}"
    return ""
