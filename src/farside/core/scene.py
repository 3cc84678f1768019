"""A scene: one view, told by one voice. What every part of a picture asks for; a game adds its own words."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from typing import Generic, Self, TypeVar

from farside.core.actions import NOBODY, Action, Seat
from farside.core.marks import escape
from farside.core.phrases import NO_ARGS, Args, Voice
from farside.core.view import View

V = TypeVar("V", bound=View)
Words = dict[str, str | int]  # what a sentence is given: numbers and names


class Scene(Generic[V]):
    """A view and a voice, with the options by their notation."""

    def __init__(self, view: V, voice: Voice) -> None:
        self.view = view
        self.voice = voice
        self.seats = range(view.seats)
        name = voice.actions.name
        numbers = view.numbers()
        self.numbers = {name(action): numbers[action] for action in view.options}
        self.closed = {name(closed.action): closed for closed in view.closed}

    # -- words -----------------------------------------------------------------------------------

    def say(self, key: str, words: Args = NO_ARGS) -> str:
        """A text of the picture (`picture-<key>`), as plain text."""
        return self.voice.say(f"picture-{key}", words)

    def note(self, key: str, words: Args = NO_ARGS) -> str:
        """A text about a piece (`note-<key>`), as plain text."""
        return self.voice.say(f"note-{key}", words)

    def html(self, key: str, words: Args = NO_ARGS) -> str:
        """A text of the picture, as markup."""
        return escape(self.say(key, words))

    def member(self, kind: str, at: int, form: str = "") -> str:
        """The name of a component, as plain text."""
        return self.voice.member(kind, at, form)

    def who(self, seat: Seat) -> str:
        """`You`, or the name of a player."""
        return self.say("player", self.naming(seat))

    def naming(self, seat: Seat) -> Words:
        """What a sentence about a player needs: $who and $name."""
        return {"who": self.voice.who(seat), "name": self.voice.name(seat)}

    def listed(self, words: list[str]) -> str:
        """`one, two and three`; nothing is said of nothing."""
        return self.voice.listed(words) if words else ""

    def people(self, seats: Iterable[Seat]) -> str:
        """`You and Sky`."""
        return self.listed([self.who(seat) for seat in seats])

    # -- options ---------------------------------------------------------------------------------

    def number(self, notation: str) -> int:
        """An option's number on its button; 0 when it is not open."""
        return self.numbers.get(notation, 0)

    def open(self, *notations: str) -> list[str]:
        """Those of the options that are open."""
        return [notation for notation in notations if notation in self.numbers]

    def shut(self, *notations: str) -> str:
        """The first of the options that is closed; empty if none is."""
        return next((notation for notation in notations if notation in self.closed), "")

    def option(self, notation: str) -> str:
        """What an option's button says."""
        return self.voice.option(self.voice.actions.parse(notation))

    def said(self, *notations: str) -> str:
        """Open options in words: `2: Sail to the lower left`."""
        return "; ".join([f"{self.numbers[notation]}: {self.option(notation)}" for notation in notations])

    def target(self, *notations: str) -> str:
        """The attributes of a place that answers with open options."""
        return f'data-action="{" ".join(notations)}" role="button" aria-label="{escape(self.said(*notations))}"'

    def barred(self, notation: str) -> str:
        """The attribute of a place that would answer with a closed option."""
        return f'data-closed="{notation}"'

    def reason(self, notation: str) -> str:
        """Why an option is closed, as plain text."""
        closed = self.closed[notation]
        return self.voice.reason(closed.clause, closed.args)

    def in_question(self, *notations: str) -> str:
        """The first of the options that somebody decides about now, open or closed; empty if none is."""
        return next((name for name in notations if name in self.numbers or name in self.closed), "")

    def beside(self, tellers: Mapping[str, Callable[[Self, str], str]], action: Action) -> str:
        """What is told of an option by whoever tells of its verb, who is given its first argument."""
        verb, *args = self.notation(action)
        tell = tellers.get(verb)
        return tell(self, args[0] if args else "") if tell is not None else ""

    def notation(self, action: Action) -> list[str]:
        """`sail:n` as `["sail", "n"]`."""
        return self.voice.actions.name(action).split(":")

    # -- the reader ------------------------------------------------------------------------------

    def mine(self) -> Seat:
        """The reader's seat, NOBODY for a spectator."""
        return NOBODY if self.view.seat is None else self.view.seat
