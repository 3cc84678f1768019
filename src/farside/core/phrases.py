"""Phrases: texts in, sentences out. Keys and numbers become labels, reasons and log lines.

Rules speak in clause ids, verbs, event kinds and component keys. `Phrases` holds the texts of one language, `Lexicon`
says what the numbers of a sentence mean, and a `Voice` brings both together for one reader.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from types import MappingProxyType
from typing import Final

from farside.core import fluent, grammar
from farside.core.actions import NOBODY, Action, ActionSpace, Family, Keys, Seat
from farside.core.fluent import Choice, Entry, Pattern, PhraseError, Variable
from farside.core.languages import LANGUAGES
from farside.core.lexicon import NUMBER, SEAT, Lexicon, Slot, message_of
from farside.core.plurals import Plurals, known
from farside.core.state import Event

__all__ = ["Lexicon", "PhraseError", "Phrases", "Slot", "Voice", "missing"]

Args = Mapping[str, str | int]
NO_ARGS: Final[Args] = MappingProxyType({})
HEAP: Final = 16
REMEMBERED: Final = 1000  # numbers whose plural form a language knows by heart


class Phrases:
    """The texts of one language; where a message is missing, another language may stand in for it."""

    def __init__(self, lang: str, patterns: dict[str, Pattern], spare: Phrases | None = None) -> None:
        base = lang.partition("-")[0]
        if not known(base):
            raise PhraseError(f"expected a language whose plurals we know ({', '.join(LANGUAGES)}), found '{lang}'")
        self.lang = lang
        self._patterns = patterns
        self._fixed: dict[str, str] = {}  # what says the same whatever it is given
        for key, pattern in patterns.items():
            if len(pattern) == 1 and isinstance(pattern[0], str):
                self._fixed[key] = pattern[0]
        self._messages = {message_of(key) for key in patterns}
        self._spare = spare
        self._plurals = Plurals(base)
        self._forms: dict[int, str] = {}
        self.bends = grammar.bends(lang)  # whether words bend where they meet

    @classmethod
    def read(cls, lang: str, *sources: tuple[str, str], spare: Phrases | None = None) -> Phrases:
        """Texts laid over each other, each with its file's name: a later message replaces an earlier one whole."""
        entries: dict[str, Entry] = {}
        for file, text in sources:
            layer = fluent.read(file, text)
            renewed = {message_of(entry.key) for entry in layer}
            entries = {key: entry for key, entry in entries.items() if message_of(key) not in renewed}
            entries.update({entry.key: entry for entry in layer})
        woven = fluent.weave(entries)
        return cls(lang, {key: pattern for key, pattern in woven.items() if not key.startswith("-")}, spare)

    def has(self, key: str) -> bool:
        return key in self._patterns or (self._spare is not None and self._lacks(key) and self._spare.has(key))

    def keys(self) -> list[str]:
        """This language's own messages and their attributes (`zone-n`, `zone-n.to`), in the order of the files."""
        return list(self._patterns)

    def borrowed(self) -> list[str]:
        """The messages that another language stands in for."""
        found = self._spare.keys() if self._spare is not None else []
        return list(dict.fromkeys([message_of(key) for key in found if self._lacks(key)]))

    def variables(self, key: str) -> set[str]:
        """The variables a message may need, those of the messages it refers to included."""
        pattern = self._patterns.get(key)
        return self._stand_in(key).variables(key) if pattern is None else fluent.variables(pattern)

    def say(self, key: str, args: Args = NO_ARGS) -> str:
        """The text of a message; PhraseError for a missing message or variable, never a silent blank."""
        fixed = self._fixed.get(key)
        if fixed is not None:
            return fixed
        pattern = self._patterns.get(key)
        if pattern is None:
            return self._stand_in(key).say(key, args)
        out: list[str] = []
        try:
            self._write(pattern, args, out)
        except KeyError as error:
            given = ", ".join(args) or "none"
            raise PhraseError(f"{self.lang}: '{key}' needs ${error.args[0]}; given: {given}") from error
        return grammar.joined(self.lang, out) if self.bends else "".join(out)

    def _lacks(self, key: str) -> bool:
        """Whether the whole message is missing: a form that this language has no need of is not."""
        return message_of(key) not in self._messages

    def _stand_in(self, key: str) -> Phrases:
        if self._spare is None or not self._lacks(key):
            raise PhraseError(f"{self.lang}: there is no text '{key}'")
        return self._spare

    def _write(self, pattern: Pattern, args: Args, out: list[str]) -> None:
        for element in pattern:
            if isinstance(element, str):
                out.append(element)
            elif isinstance(element, Variable):
                value = args[element.name]
                out.append(value if isinstance(value, str) else str(value))
            elif isinstance(element, Choice):
                self._write(self._chosen(element, args[element.name]), args, out)

    def _chosen(self, choice: Choice, value: str | int) -> Pattern:
        word = value if isinstance(value, str) else self._plural(value)
        for key, pattern in choice.variants:
            if key in (word, value):
                return pattern
        return choice.default

    def _plural(self, number: int) -> str:
        form = self._forms.get(number)
        if form is None:
            form = self._plurals.form(number)
            if len(self._forms) < REMEMBERED:
                self._forms[number] = form
        return form


class Voice:
    """Somebody who speaks one language about one game to one reader (None: a spectator)."""

    def __init__(
        self,
        phrases: Phrases,
        lexicon: Lexicon,
        actions: ActionSpace,
        names: tuple[str, ...],
        reader: Seat | None,
        called: Args = NO_ARGS,
    ) -> None:
        self.phrases = phrases
        self.lexicon = lexicon
        self.actions = actions
        self.names = names
        self.reader = reader
        self.called = called  # what is called otherwise at this table: `column-C1`, `option-roll`, `option-go:3`

    def calling(self, called: Args) -> Voice:
        """The same voice at a table where things go by these names: keys of texts, and of those said instead."""
        return Voice(self.phrases, self.lexicon, self.actions, self.names, self.reader, called)

    def say(self, key: str, args: Args = NO_ARGS) -> str:
        return self.phrases.say(key, args)

    def member(self, kind: str, at: int, form: str = "") -> str:
        """The name of a component; a form that this language has no need of is the plain name."""
        return self._named(kind, self.lexicon.key(kind, at), form)

    def heap(self, kind: str, packed: int) -> str:
        """So many of each member of a kind, in one phrase: `2 iron, 1 carbon and 1 water`."""
        parts: list[str] = []
        at = 0
        while packed:
            if packed % HEAP:
                parts.append(self.say(f"{kind}-count", {"n": packed % HEAP, kind: self.member(kind, at)}))
            packed //= HEAP
            at += 1
        return self.listed(parts)

    def listed(self, parts: list[str]) -> str:
        """A list in one phrase; empty, it is the message `list-none`."""
        if not parts:
            return self.say("list-none")
        said = ", ".join(parts[:-1])
        return self.say("list-and", {"list": said, "item": parts[-1]}) if said else parts[-1]

    def name(self, seat: Seat) -> str:
        """What a player is called; NOBODY is the message `seat-none`."""
        if seat == NOBODY:
            return self.phrases.say("seat-none")
        if not 0 <= seat < len(self.names):
            raise PhraseError(f"there is no name for seat {seat}; names: {', '.join(self.names)}")
        return self.names[seat]

    def who(self, seat: Seat) -> str:
        """`you` if the reader sits there, else `other`."""
        return "you" if seat == self.reader else "other"

    def sentence(self, key: str, numbers: tuple[int, ...], seat: Seat = NOBODY, instead: str = "") -> str:
        """A message with its numbers in words; with a seat, also $seat (its name) and $who (you or other).

        Of another seat in it `$…_who` says `you`, `same` (whoever acts, if that is not the reader) or `other`.
        `instead`: another message that says it at this table, with the same numbers.
        """
        slots = self.lexicon.slots(key)
        if len(numbers) != len(slots):
            raise PhraseError(f"'{key}' takes {len(slots)} number(s), found {numbers}")
        args: dict[str, str | int] = {}
        for at in range(len(slots)):
            self._fill(args, slots[at], numbers[at])
        if seat != NOBODY:
            assert "seat" not in args, f"'{key}': $seat is the one who acts; give the other seat a name"
            args["seat"] = self.name(seat)
            args["who"] = self.who(seat)
            for at in range(len(slots)):
                if slots[at].type == SEAT and numbers[at] == seat != self.reader:
                    args[slots[at].name + "_who"] = "same"  # "begins at their own station", not "at Sky's"
        return self.phrases.say(instead or key, args)

    def option(self, action: Action, short: bool = False) -> str:
        """What a button says: `option-<verb>`; short, where the question says the rest: its form `.short`, if any."""
        family = self.actions.owner(action)
        key = f"option-{family.verb}"
        instead = self._instead(key) or self._instead(f"option-{self.actions.name(action)}")
        if short and instead and self.phrases.has(f"{instead}.short"):
            instead = f"{instead}.short"
        elif short and not instead and self.phrases.has(f"{key}.short"):
            key = f"{key}.short"
        return self.sentence(key, _shown(family, action, self.lexicon.slots(key)), NOBODY, instead)

    def back(self, action: Action) -> str:
        """FAR-UNDO-4  What a button says that takes a piece back: `back-<verb>`, with the option's arguments."""
        family = self.actions.owner(action)
        key = f"back-{family.verb}"
        return self.sentence(key, _shown(family, action, self.lexicon.slots(key)))

    def reason(self, clause: str, args: tuple[int, ...]) -> str:
        """Why an option is closed: `refusal-<clause>`, or `refusal-unknown` with $clause."""
        key = f"refusal-{clause}"
        if not self.phrases.has(key):
            return self.phrases.say("refusal-unknown", {"clause": clause})
        return self.sentence(key, args)

    def line(self, event: Event) -> str:
        """A line of the log: `log-<kind>`; for eyes that may not read its numbers, `log-<kind>-veiled`."""
        if event.eyes is not None and (self.reader is None or self.reader not in event.eyes):
            return self.sentence(f"log-{event.kind}-veiled", (), event.seat)
        return self.sentence(f"log-{event.kind}", event.args, event.seat)

    def prompt(self, asks: str, about: tuple[int, ...], seat: Seat) -> str:
        """The question `ask-<asks>`, for the one who decides ($who is you) or for those who wait."""
        return self.sentence(f"ask-{asks}", about, seat, self._instead(f"ask-{asks}"))

    def _instead(self, key: str) -> str:
        """The message that is said in place of this one at this table; empty if it is said itself."""
        return str(self.called[key]) if key in self.called else ""

    def hint(self, asks: str, about: tuple[int, ...], seat: Seat) -> str:
        """What may be said below a question, smaller: its form `.hint`, if any."""
        key = f"ask-{asks}.hint"
        return self.sentence(key, about, seat) if self.phrases.has(key) else ""

    def group(self, action: Action) -> str:
        """Under which heading an option is put away: `group-<verb>`; empty where it stands in the open."""
        key = f"group-{self.actions.owner(action).verb}"
        return self.phrases.say(key) if self.phrases.has(key) else ""

    def _fill(self, args: dict[str, str | int], slot: Slot, number: int) -> None:
        if slot.type == NUMBER:
            args[slot.name] = number
        elif slot.type == SEAT:
            args[slot.name] = self.name(number)
            args[slot.name + "_who"] = self.who(number)
        elif slot.type in self.lexicon.heaps:
            args[slot.name] = self.heap(self.lexicon.heaps[slot.type], number)
            args[slot.name + "_key"] = "some" if number else "none"
        else:
            key = self.lexicon.key(slot.type, number)
            args[slot.name] = self._named(slot.type, key, slot.form)
            args[slot.name + "_key"] = key

    def _named(self, kind: str, key: str, form: str) -> str:
        message = f"{kind}-{key}"
        message = str(self.called.get(message, message))
        if form and self.phrases.has(f"{message}.{form}"):
            message = f"{message}.{form}"
        return self.phrases.say(message)


def _shown(family: Family, action: Action, slots: tuple[Slot, ...]) -> tuple[int, ...]:
    """The arguments of an action; where a plain number is shown, `pay:3` shows 3, whichever place that key has."""
    numbers = list(family.args(action))
    for at in range(min(len(slots), len(numbers))):
        key = family.domains[at][numbers[at]]
        if slots[at].type == NUMBER and _is_number(key):
            numbers[at] = int(key)
    return tuple(numbers)


def _is_number(key: str) -> bool:
    return key.removeprefix("-").isdecimal()


def missing(
    phrases: Phrases,
    lexicon: Lexicon,
    actions: ActionSpace,
    events: Iterable[str],
    asks: Iterable[str],
    clauses: Iterable[str],
) -> list[str]:
    """Every text a language lacks, and every variable a text uses that nobody gives it. For the texts test.

    An event that is told to some eyes only is listed twice: `draw` and `draw-veiled`.
    """
    audit = _Audit(phrases, lexicon)
    for kind, keys in lexicon.kinds.items():
        audit.names(kind, keys)
    for kind in lexicon.heaps.values():
        audit.text(f"{kind}-count", ["n", kind])
    for family in actions.families:
        audit.option(family, f"option-{family.verb}")
        if phrases.has(f"option-{family.verb}.short"):
            audit.option(family, f"option-{family.verb}.short")
    for event in events:
        audit.sentence(f"log-{event}", ["seat", "who"])
    for ask in asks:
        audit.sentence(f"ask-{ask}", ["seat", "who"])
        if phrases.has(f"ask-{ask}.hint"):
            audit.sentence(f"ask-{ask}.hint", ["seat", "who"])
    for clause in clauses:
        if clause:  # Clauses.ids starts with an empty one
            audit.sentence(f"refusal-{clause}", [])
    audit.text("refusal-unknown", ["clause"])
    for sentence in lexicon.sentences:
        audit.sentence(sentence, ["seat", "who"])
    return audit.found


class _Audit:
    """Looks texts up and writes down what is wrong with them."""

    def __init__(self, phrases: Phrases, lexicon: Lexicon) -> None:
        self.phrases = phrases
        self.lexicon = lexicon
        self.found: list[str] = []
        self.seen: set[str] = set()

    def text(self, key: str, given: list[str]) -> None:
        if key in self.seen:
            return
        self.seen.add(key)
        if not self.phrases.has(key):
            self.note(f"'{key}' is missing")
            return
        for name in sorted(self.phrases.variables(key) - set(given)):
            self.note(f"'{key}' uses ${name}; given: {', '.join(given) or 'none'}")

    def sentence(self, key: str, given: list[str]) -> None:
        self.text(key, [name for slot in self.lexicon.slots(key) for name in slot.fills()] + given)

    def names(self, kind: str, keys: Keys) -> None:
        """The names of components take no variables; their forms and `none` may be left out."""
        forms = sorted({slot.form for slots in self.lexicon.sentences.values() for slot in slots if slot.type == kind})
        for key in keys:
            self.text(f"{kind}-{key}", [])
        for key in (*keys, "none"):
            for name in [f"{kind}-{key}", *(f"{kind}-{key}.{form}" for form in forms)]:
                if self.phrases.has(name):
                    self.text(name, [])

    def option(self, family: Family, key: str) -> None:
        slots = self.lexicon.slots(key)
        self.sentence(key, [])
        if len(slots) != len(family.domains):
            self.note(f"'{key}' has {len(slots)} number(s) in the lexicon, but {family.pattern()} has other arguments")
            return
        for slot, keys in zip(slots, family.domains, strict=True):
            if slot.type == NUMBER and not all(_is_number(word) for word in keys):
                self.note(f"'{key}' shows ${slot.name} as a number, but its keys are {', '.join(keys)}")
            if slot.type in self.lexicon.kinds and self.lexicon.kinds[slot.type] != keys:
                self.note(f"'{key}' shows ${slot.name} as a {slot.type}, but its keys are {', '.join(keys)}")

    def note(self, what: str) -> None:
        self.found.append(f"{self.phrases.lang}: {what}")
