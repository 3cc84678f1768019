"""What the host is asked and answers: plain data, safe to show to whom it is given."""

from __future__ import annotations

from dataclasses import dataclass, field

from farside.core.actions import Seat
from farside.core.campaign import Success
from farside.core.game import Value
from farside.core.proof import Proof
from farside.core.record import Record
from farside.core.state import Event, Refusal
from farside.core.view import View
from farside.table.playing import HUMAN, Playing
from farside.table.terms import Terms


@dataclass(frozen=True, slots=True)
class SeatSpec:
    """Who shall sit in a seat of a new table."""

    kind: str = HUMAN  # or "bot"
    bot: str = ""  # which one, for a bot
    name: str = ""  # empty: called by the seat's colour
    profile: str = ""  # whose collection the seat plays for: a keyring
    brings: bool = False  # somebody who comes by a link and brings a collection
    swift: bool = False  # what can be answered in one way only is answered by itself
    key: str = field(default="", repr=False)  # the mark of the token that opened this person's seat before
    taken: bool = False  # somebody sat there already
    ring: str = ""  # the keyring the seat hangs on


@dataclass(frozen=True, slots=True)
class Opened:
    """A new table: its code, the host's token, and one token a seat (empty where a bot sits). Never shown to others."""

    id: str
    host: str
    tokens: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class SeatInfo:
    """Who sits where, for everybody to see. A human seat that nobody has taken yet is free."""

    seat: Seat
    kind: str
    bot: str
    name: str
    taken: bool
    offered: bool = False  # somebody sits there, and somebody else is invited to
    lent: str = ""  # the bot that plays for this person now
    gone: bool = False  # the person has left

    @property
    def free(self) -> bool:
        return self.kind == HUMAN and not self.taken


class Seated:
    """A table at which somebody sits."""

    __slots__ = ()
    seats: tuple[SeatInfo, ...]

    @property
    def names(self) -> tuple[str, ...]:
        return tuple(seat.name for seat in self.seats)


@dataclass(frozen=True, slots=True)
class TableInfo(Seated):
    """What everybody may know about a table without looking at its board."""

    id: str
    game: str
    seats: tuple[SeatInfo, ...]
    variants: dict[str, Value]
    created: float  # seconds since 1970
    ply: int
    waiting: tuple[Seat, ...]
    over: bool
    commitment: str  # to check the shuffle by, once the game is over; see `core/proof.py`
    chosen_seed: bool  # somebody chose the seed, so somebody may know what is in the decks
    nonce: str  # what whoever opened the table added to the luck
    origin: str  # where the seed comes from
    gathering: bool = False  # the game begins once all have sat down and brought their collections
    advice: bool = True  # players may ask for it
    parent: str = ""  # the table this one continues, and from which ply
    parent_ply: int = 0
    campaign: str = ""  # the campaign this table is a chapter of
    name: str = ""  # what it is called; tables of earlier versions have no name
    rematch: str = ""  # the table where the same people play again
    box: str = ""  # the digest of the box it is played with
    ended: bool = False  # people have ended it without a result
    terms: Terms | None = None  # what they agreed to


@dataclass(frozen=True, slots=True)
class Seen(Seated):
    """What one seat (None: a spectator) sees of a table, now or at an earlier ply."""

    table: str
    game: str
    seat: Seat | None
    view: View
    events: tuple[Event, ...]  # the log, without the numbers meant for other eyes
    ply: int  # of this position
    last: int  # of the table now
    waiting: tuple[Seat, ...]
    over: bool
    scores: tuple[int, ...]
    winners: tuple[Seat, ...]
    can_undo: bool
    no_undo: Refusal | None  # why not
    since: int  # events after this ply happened since the seat's last move: the digest
    seats: tuple[SeatInfo, ...]
    variants: dict[str, Value]
    commitment: str
    chosen_seed: bool
    nonce: str
    origin: str
    gathering: bool = False
    quiet: bool = False  # the table declines for this seat what others offer
    swift: bool = False  # and answers for it what can be answered in one way only
    offered: bool = False  # it is asked to answer what somebody else has begun
    late: tuple[Seat, ...] = ()  # whom this seat waits for in a bargain
    successes: tuple[tuple[Success, ...], ...] = ()  # of a finished chapter, by place


@dataclass(frozen=True, slots=True)
class Moved:
    """Where the table stands after a move."""

    ply: int
    waiting: tuple[Seat, ...]
    over: bool


def moved(playing: Playing, seat: Seat) -> Moved:
    """The same as this seat counts."""
    state = playing.state
    return Moved(state.ply_for(seat), state.waiting(), state.over)


@dataclass(frozen=True, slots=True)
class Paper:
    """The text of a finished game's record, with the same proof; the game need not be installed any more."""

    game: str
    text: str
    seed: int
    proof: Proof


@dataclass(frozen=True, slots=True)
class Revealed:
    """A finished game on paper, with what proves that nothing was shuffled later."""

    record: Record
    proof: Proof
