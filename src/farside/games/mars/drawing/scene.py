"""A scene of Mars: one view, told by one voice. What every module of the drawing asks for."""

from __future__ import annotations

from farside.core.actions import Seat
from farside.core.marks import LETTERS, hint, title
from farside.core.phrases import Voice
from farside.core.scene import Scene as AnyScene
from farside.games.mars.components import CHAINS, MATERIALS, PLAYERS, SPACEPORT
from farside.games.mars.view import Colony, MarsView, Row


class Scene(AnyScene[MarsView]):
    """The words, places and neighbours of Mars."""

    def __init__(self, view: MarsView, voice: Voice, guest: Seat | None = None) -> None:
        super().__init__(view, voice)
        own = view.active if view.seat is None else view.seat
        self.owner = own if guest is None else guest  # whose colony is shown
        self.guest = guest is not None  # a rival's colony, beside the one that is shown large
        self.prefix = f"{LETTERS[self.owner]}-" if self.guest else ""  # of the ids in its drawings
        self.colony: Colony = view.colonies[self.owner]

    def of(self, seat: Seat) -> Scene:
        """The same view, told about a rival's colony."""
        return Scene(self.view, self.voice, seat)

    # -- words -----------------------------------------------------------------------------------

    def short(self, chain: int) -> str:
        """A chain's name where room is scarce."""
        return self.say(f"chain-{CHAINS[chain]}")

    def brief(self, chain: int) -> str:
        """The same where it is scarcer still."""
        return self.say(f"brief-{CHAINS[chain]}")

    def least(self, chain: int) -> str:
        """And where a dome is as wide as four letters."""
        return self.say("least-spaceport") if chain == SPACEPORT else self.brief(chain)

    def material(self, good: int) -> str:
        return self.member("material", good)

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

    # -- options ---------------------------------------------------------------------------------

    def attributes(self, *notations: str) -> str:
        """What makes a place answer, or say why it cannot; empty where no such option is in question."""
        found = self.open(*notations)
        if found:
            return self.target(*found)
        shut = self.shut(*notations)
        return self.barred(shut) if shut else ""

    def falls(self, chain: int) -> str:
        """The option that destroys the uppermost tile of a chain; nobody's where another colony is in question."""
        return f"destroy:{CHAINS[chain]}" if self.view.about[:1] == (self.owner,) else ""

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
            return f"{words}. {self.said(*found)}"
        shut = self.shut(*notations)
        return f"{words}. {self.reason(shut)}" if shut else words

    # -- lookups ---------------------------------------------------------------------------------

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
