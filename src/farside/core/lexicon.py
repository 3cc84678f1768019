"""A lexicon: what the numbers of a game's sentences mean, the same in every language."""

from __future__ import annotations

import re
from collections.abc import Mapping
from types import MappingProxyType
from typing import Final, NamedTuple

from farside.core import fluent
from farside.core.actions import NOBODY, Keys
from farside.core.fluent import PhraseError

NO_HEAPS: Final[Mapping[str, str]] = MappingProxyType({})
NUMBER: Final = "n"
SEAT: Final = "seat"
NAME: Final = re.compile(fluent.ID)
WORD: Final = re.compile(rf"(?:({fluent.ID})=)?({fluent.ID})(?:\.({fluent.ID}))?")
KEY: Final = re.compile(r"[a-zA-Z0-9_-]+")
ACTED: Final = ("log-", "ask-")  # sentences about somebody who acts: $seat and $who are taken


class Slot(NamedTuple):
    """One number of a sentence: the variable it fills, what it counts (`n`, `seat` or a kind), the form of its name."""

    name: str
    type: str
    form: str

    def fills(self) -> list[str]:
        """The variables that this number gives a message."""
        if self.type == NUMBER:
            return [self.name]
        return [self.name, f"{self.name}_who" if self.type == SEAT else f"{self.name}_key"]


def schemas(
    questions: Mapping[str, str], events: Mapping[str, str], options: Mapping[str, str], refusals: Mapping[str, str]
) -> dict[str, str]:
    """The schemas of a title's sentences by their whole keys; those without numbers are left out."""
    found: dict[str, str] = {}
    for start, told in (("ask", questions), ("log", events), ("option", options), ("refusal", refusals)):
        found |= {f"{start}-{key}": schema for key, schema in told.items() if schema}
    return found


class Lexicon:
    """What the numbers of a game's sentences mean; the same in every language.

    `kinds` lists the keys of each kind of component. `sentences` gives each sentence that shows numbers its schema, a
    word per number: `[name=]type`, where the type is `n`, `seat`, or a kind, with `.form` for a form of its name.
    `heaps` names types that count members of a kind: one number holds so many of each, in base `HEAP`.
    """

    def __init__(self, kinds: dict[str, Keys], sentences: dict[str, str], heaps: Mapping[str, str] = NO_HEAPS) -> None:
        self.kinds = kinds
        self.heaps = heaps
        for kind, keys in kinds.items():
            _check_kind(kind, keys)
        self.sentences = {sentence: self._read(sentence, schema) for sentence, schema in sentences.items()}

    def slots(self, sentence: str) -> tuple[Slot, ...]:
        """The numbers of a sentence; a form of it (`option-sail.short`) shows the same unless its schema says else."""
        found = self.sentences.get(sentence)
        return self.sentences.get(message_of(sentence), ()) if found is None else found

    def key(self, kind: str, at: int) -> str:
        """The key of a member of a kind; -1 is `none`."""
        if kind not in self.kinds:
            raise PhraseError(f"there is no kind '{kind}'; possible: {', '.join(self.kinds)}")
        if not NOBODY <= at < len(self.kinds[kind]):
            raise PhraseError(f"there is no {kind} {at}; they run from 0 to {len(self.kinds[kind]) - 1}")
        return "none" if at == NOBODY else self.kinds[kind][at]

    def _read(self, sentence: str, schema: str) -> tuple[Slot, ...]:
        slots = tuple([self._slot(sentence, word) for word in schema.split()])
        names = ["seat", "who"] if sentence.startswith(ACTED) else []
        for slot in slots:
            for name in slot.fills():
                if name in names:
                    raise ValueError(f"{sentence}: two things are called ${name} in '{schema}'; name one of them")
                names.append(name)
        return slots

    def _slot(self, sentence: str, word: str) -> Slot:
        match = WORD.fullmatch(word)
        if match is None:
            raise ValueError(f"{sentence}: expected '[name=]type' or '[name=]kind.form', found '{word}'")
        kind, form = match[2], match[3] or ""
        if kind not in self.kinds and kind not in self.heaps and kind not in (NUMBER, SEAT):
            raise ValueError(f"{sentence}: there is no '{kind}'; possible: n, seat, {', '.join(self.kinds)}")
        if form and kind not in self.kinds:
            raise ValueError(f"{sentence}: '{kind}' has no forms, yet '{word}' asks for one")
        return Slot(match[1] or kind, kind, form)


def _check_kind(kind: str, keys: Keys) -> None:
    if kind in (NUMBER, SEAT) or NAME.fullmatch(kind) is None:
        raise ValueError(f"'{kind}' cannot be the name of a kind")
    for key in keys:
        if KEY.fullmatch(key) is None:
            raise ValueError(f"{kind}: '{key}' cannot be part of a text's key")


def message_of(key: str) -> str:
    """The message that a form belongs to: `zone-n` for `zone-n.to`."""
    return key.partition(".")[0]
