"""A scene: one view, told by one voice. What every module of the drawing asks for."""

from __future__ import annotations

from farside.core.actions import NOBODY, Seat
from farside.core.marks import escape, hint, title
from farside.core.phrases import NO_ARGS, Args, Voice
from farside.games.mars.actions import ACTIONS
from farside.games.mars.components import CHAINS, MATERIALS, PLAYERS
from farside.games.mars.view import Colony, MarsView, Row

Words = dict[str, str | int]


class Scene:
    """A view and a voice, with the options by their notation."""

    def __init__(self, view: MarsView, voice: Voice) -> None:
        self.view = view
        self.voice = voice
        self.numbers = {ACTIONS.name(action): at for at, action in enumerate(view.options, start=1)}
        self.closed = {ACTIONS.name(closed.action): closed for closed in view.closed}
        self.seats = range(view.seats)
        self.owner = view.active if view.seat is None else view.seat  # whose colony is shown large
        self.colony: Colony = view.colonies[self.owner]

    # -- words -----------------------------------------------------------------------------------

    def say(self, key: str, words: Args = NO_ARGS) -> str:
        """A text of the picture, as plain text."""
        return self.voice.say(f"picture-{key}", words)

    def html(self, key: str, words: Args = NO_ARGS) -> str:
        return escape(self.say(key, words))

    def who(self, seat: Seat) -> str:
        """`You`, or the name of a player."""
        return self.say("player", self.naming(seat))

    def naming(self, seat: Seat) -> Words:
        return {"who": self.voice.who(seat), "name": self.voice.name(seat)}

    def short(self, chain: int) -> str:
        """A chain's name where room is scarce."""
        return self.say(f"chain-{CHAINS[chain]}")

    def brief(self, chain: int) -> str:
        """The same where it is scarcer still."""
        return self.say(f"brief-{CHAINS[chain]}")

    def material(self, good: int) -> str:
        return self.voice.member("material", good)

    def capital(self, text: str) -> str:
        """A name at the head of a line."""
        return text[:1].upper() + text[1:]

    def goods(self, row: Row) -> str:
        """`2 iron and 1 water`."""
        counts = [
            self.voice.say("material-count", {"n": n, "material": self.material(good)})
            for good, n in enumerate(row)
            if n
        ]
        return self.voice.listed(counts)

    def people(self, seats: tuple[Seat, ...]) -> str:
        return self.voice.listed([self.who(seat) for seat in seats])

    # -- options ---------------------------------------------------------------------------------

    def number(self, notation: str) -> int:
        """An option's number on its button; 0 when it is not open."""
        return self.numbers.get(notation, 0)

    def open(self, *notations: str) -> list[str]:
        return [notation for notation in notations if notation in self.numbers]

    def option(self, notation: str) -> str:
        """What an option's button says."""
        return self.voice.option(ACTIONS.parse(notation))

    def said(self, notations: list[str]) -> str:
        return "; ".join(f"{self.numbers[notation]}: {self.option(notation)}" for notation in notations)

    def target(self, notations: list[str]) -> str:
        """The attributes of a place that answers with one or several open options."""
        return f'data-action="{" ".join(notations)}" role="button" aria-label="{escape(self.said(notations))}"'

    def reason(self, notation: str) -> str:
        """Why an option is closed, as plain text."""
        closed = self.closed[notation]
        return self.voice.reason(closed.clause, closed.args)

    def attributes(self, *notations: str) -> str:
        """What makes a place answer, or say why it cannot; empty where no such option is in question."""
        found = self.open(*notations)
        if found:
            return self.target(found)
        shut = [notation for notation in notations if notation in self.closed]
        return f'data-closed="{shut[0]}"' if shut else ""

    def badge(self, *notations: str) -> str:
        """The numbers of a place's open options, for a line of text."""
        found = self.open(*notations)
        return f'<i class="ma-num">{", ".join(str(self.numbers[name]) for name in found)}</i>' if found else ""

    def lit(self, *notations: str) -> str:
        """The class of a place that answers."""
        return " ma-target" if self.open(*notations) else ""

    def tip(self, words: str, *notations: str) -> str:
        """What a pointer on a part of the page is told: its name, its options or why they are closed."""
        return hint(self.told(words, *notations))

    def caption(self, words: str, *notations: str) -> str:
        """The same inside a drawing."""
        return title(self.told(words, *notations))

    def told(self, words: str, *notations: str) -> str:
        found = self.open(*notations)
        if found:
            return f"{words}. {self.said(found)}"
        shut = [notation for notation in notations if notation in self.closed]
        return f"{words}. {self.reason(shut[0])}" if shut else words

    # -- lookups ---------------------------------------------------------------------------------

    def mine(self) -> Seat:
        """The reader's seat, NOBODY for a spectator."""
        return NOBODY if self.view.seat is None else self.view.seat

    def others(self) -> list[Seat]:
        """The reader's neighbours in the order of turns; a spectator sees everybody but the colony shown."""
        return [(self.owner + step) % self.view.seats for step in range(1, self.view.seats)]

    def pays(self, good: int, count: int) -> bool:
        """Whether one more card than `count` is in hand; nothing is missing where the hand is unknown or not dealt."""
        return self.colony.hand is None or not self.view.phase or count < self.held(good)

    def held(self, good: int) -> int:
        """How many of a material the colony shown has in hand, as far as the reader may know."""
        return self.colony.hand[good] if self.colony.hand else 0


def verbs(verb: str) -> list[str]:
    """`discard` as `discard:iron`, `discard:carbon`, ..."""
    return [f"{verb}:{material}" for material in MATERIALS]


def toward(verb: str, seat: Seat) -> str:
    """`raid:sky`."""
    return f"{verb}:{PLAYERS[seat]}"
