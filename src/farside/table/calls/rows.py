"""What is kept of calls: the ways to a person, what that person is to be told, and what is on its way."""

from __future__ import annotations

import json
from collections.abc import Collection, Sequence
from dataclasses import dataclass
from typing import NamedTuple, Protocol

PUSH, MAIL, HOOK = "push", "mail", "hook"
KINDS = (PUSH, MAIL, HOOK)
ASKED, ON, OFF = "asked", "on", "off"  # an address that nobody has confirmed, one that is used, one that is not
HORIZON = 26 * 3600.0  # seconds: nothing is put off for longer, so what is due later was written by a clock set back


class Way(NamedTuple):
    """How somebody can be reached."""

    id: str
    ring: str
    kind: str
    address: str  # of a mailbox or a webhook; what a browser subscribed to, as JSON
    style: str = ""  # which kind of webhook, or of device
    device: str = ""  # the mark of the browser that a push goes to; signed off, it is called no more
    lang: str = "en"
    base: str = ""  # what addresses in a call begin with
    state: str = ON
    note: str = ""  # why it was switched off, as a key
    created: float = 0.0
    told: float = 0.0  # when something last arrived


class Call(NamedTuple):
    """Something that one person is to be told of one table, once."""

    id: str
    ring: str
    table: str
    seat: int
    kind: str  # of the happening
    turn: int  # the ply after the seat's last move of its own: tells one turn from another, whatever others take back
    made: float
    due: float
    until: float = 0.0  # when the time of whoever is asked is up; 0: never
    by: int = -1  # the seat that caused it
    told: float = 0.0  # when it was handed on; 0: not yet


class Post(NamedTuple):
    """Calls on one of their ways. `sending`: since when somebody is at it; what may have arrived is not sent again."""

    id: str
    way: str
    ring: str
    calls: str  # JSON: what `Call` says, without ids
    made: float
    due: float
    tries: int = 0
    sending: float = 0.0

    @property
    def about(self) -> list[Call]:
        return [Call(*one) for one in json.loads(self.calls)]


def packed(calls: Sequence[Call]) -> str:
    return json.dumps([list(one) for one in calls])


class Calls(Protocol):
    """The outbox. Whatever is handed out is handed out once, however many servers ask."""

    def secret(self, name: str, new: str) -> str:
        """What this house keeps under a name; the first who asks decides what it is."""

    # -- ways ------------------------------------------------------------------------------------

    def ways(self, ring: str) -> list[Way]:
        """How somebody can be reached, the oldest way first."""

    def way(self, way: str) -> Way | None: ...

    def put(self, way: Way) -> None:
        """Write a way down, or change it."""

    def drop(self, way: str) -> bool:
        """Forget a way, and all that is on it; False if there is none."""

    def carry(self, had: str, ring: str) -> None:
        """Somebody is known by another ring now: ways, calls and what is on its way come along. The same address is
        there once, and of two mailboxes the one that was there stays."""

    # -- what is to be told ----------------------------------------------------------------------

    def add(self, call: Call) -> bool:
        """Write down what somebody is to be told; False if it is there, told or not. Older turns give way to it."""

    def of(self, ring: str) -> list[Call]:
        """All that somebody was told, or is to be told, and that was not forgotten; the oldest first."""

    def due(self, now: float, most: int) -> list[Call]:
        """Some of what is to be told now, the oldest first."""

    def hold(self, table: str, seat: int, kinds: Collection[str], due: float) -> int:
        """What a seat is to be told is told no sooner than this; says how many calls wait longer now."""

    def forget(self, calls: Collection[str]) -> None: ...

    def tell(self, calls: Collection[str], posts: Sequence[Post], now: float) -> bool:
        """Hand all of these on, and write down where to; False, and nothing is changed, if somebody else did."""

    # -- what is on its way ----------------------------------------------------------------------

    def posts(self, now: float, most: int) -> list[Post]:
        """Some of what is to be sent now, the oldest first."""

    def on_way(self, way: str) -> list[Post]:
        """All that waits to be sent on one way."""

    def take(self, posts: Collection[str], now: float) -> list[str]:
        """Send these; says which of them are ours: nobody else takes them any more."""

    def again(self, posts: Collection[str], due: float) -> None:
        """They have certainly not arrived: they wait until then."""

    def done(self, posts: Collection[str]) -> None: ...

    def doubtful(self, before: float, after: float) -> list[Post]:
        """What somebody began to send before that time, or after a time that is yet to come, and never ended."""


@dataclass(frozen=True, slots=True)
class Words:
    """A call in words."""

    title: str
    text: str
    address: str
    lines: tuple[tuple[str, str, str], ...] = ()  # table by table: what it is called, what is to be said, its address
    tag: str = ""  # calls with the same tag take each other's place
