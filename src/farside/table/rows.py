"""Rows: what is kept of tables, people and campaigns, wherever it is kept. Only the host hands them on."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final, NamedTuple

from farside.core import proof
from farside.core.actions import Seat
from farside.core.campaign import Success
from farside.core.game import Value
from farside.core.proof import Proof
from farside.core.record import Move
from farside.table.calls.rows import Call
from farside.table.plans import Settled


@dataclass(slots=True)
class TableRow:
    """A table as it was opened."""

    id: str
    game: str
    edition: int
    seats: int
    seed: int
    salt: str
    variants: dict[str, Value]
    chosen: bool  # somebody chose the seed, so somebody may know what is in the decks
    host: str
    created: float
    over: bool
    era: int
    parent: str
    parent_ply: int  # so many moves were there when it was opened: of its parent's, or of its lesson's
    advice: bool = True  # players may ask for it
    drawn: int | None = None  # what the house had promised before somebody added to it; None: the seed itself
    nonce: str = ""  # what whoever opened the table added
    name: str = ""  # what the table is called
    rematch: str = ""  # the table where the same people play again
    lesson: str = ""  # the lesson this table is
    box: str = ""  # the digest of the box it was opened with; empty: before boxes were written down
    ring: str = ""  # the keyring of whoever opened it

    @property
    def commitment(self) -> str:
        """Shown from the start. The rest of the proof is for those who may read the record."""
        return proof.commitment(self.seed if self.drawn is None else self.drawn, self.salt)

    @property
    def origin(self) -> str:
        """Where the seed comes from; for everybody to know."""
        if self.chosen:
            return proof.CONTINUED if self.parent else proof.CHOSEN
        return proof.SHARED if self.nonce else proof.DRAWN

    @property
    def proof(self) -> Proof:
        drawn = self.seed if self.drawn is None else self.drawn
        return Proof(self.commitment, drawn, self.salt, self.nonce, self.origin)


class BoxRow(NamedTuple):
    """A box as tables need it: all its values, kept as long as a table or a record may ask for it."""

    digest: str
    game: str
    name: str
    values: str  # what `GameBox.packed` says, as JSON
    created: float


class Keys(NamedTuple):
    """What opens a seat; changed only together, and only by those who know what they were."""

    token: str
    invite: str
    offers: int
    former: str


@dataclass(slots=True)
class SeatRow:
    """Who sits where. A token is kept as its mark, which opens nothing."""

    seat: Seat
    kind: str
    bot: str
    name: str
    token: str
    taken: bool
    profile: str = ""  # whose collection this seat plays for
    brings: bool = False  # the game begins once somebody sits here and has brought a collection
    quiet: bool = False  # the table declines what others offer
    swift: bool = False  # what can be answered in one way only is answered by itself
    invite: str = ""  # the mark of an invitation to sit here, empty if nobody is invited
    offers: int = 0  # how often somebody was invited anew
    former: str = ""  # the mark of the token that opened this seat until somebody else took it
    shows: bool = False  # others may see, when the game is over, what this person's turns cost
    ring: str = ""  # the keyring that holds this seat; empty for bots, programs and free seats

    @property
    def keys(self) -> Keys:
        return Keys(self.token, self.invite, self.offers, self.former)


class Ring(NamedTuple):
    """A keyring: somebody without an account. Seats, tables, campaigns and collections belong to it by its name."""

    id: str
    name: str  # what somebody wants to be called; may be empty
    created: float


CODE: Final = "code"  # how the kind of a device begins that is none: it opens a ring once, for another


class Device(NamedTuple):
    """A browser that took a keyring. Its secret is kept as `doors.ring_mark`, which opens nothing."""

    secret: str
    ring: str
    kind: str  # what it says it is: "phone", "tablet", "computer"; may be empty
    created: float
    seen: float  # when it last came, to the hour


class Held(NamedTuple):
    """A seat on a keyring, with what a list of tables needs before any of them is read."""

    table: str
    seat: Seat
    game: str
    over: bool
    created: float
    played: float  # when the last move was made; when the table was opened, before the first


class Keepsake(NamedTuple):
    """A thing somebody owns: of which game, and where and when it was won (no table: brought from elsewhere)."""

    profile: str  # a keyring
    game: str
    key: str
    table: str
    won: float


class Result(NamedTuple):
    """What a finished chapter brought, by place."""

    scores: tuple[int, ...]
    winners: tuple[int, ...]
    successes: tuple[tuple[Success, ...], ...]


class CircleRow(NamedTuple):
    """A group that plays again and again. Its links lie here as they are: what they open lies beside them."""

    id: str
    name: str
    joining: str  # what the link says by which people join
    reading: str  # and the one by which others may look
    created: float


class Member(NamedTuple):
    """Somebody in a circle; who has left has neither ring nor name any more."""

    circle: str
    number: int  # from 1, given once
    ring: str
    name: str
    joined: float

    @property
    def former(self) -> bool:
        return not self.ring


class CircleSeat(NamedTuple):
    """A seat of a circle's game: whose (0: nobody of the circle), with what it came to."""

    member: int
    score: int
    place: int  # from 1; who shares one has the same
    counts: bool  # a bot has not played too much of it


class CircleGame(NamedTuple):
    """A table of a circle; once it is over, its result, which outlives it."""

    circle: str
    table: str
    game: str
    name: str
    opened: float
    finished: float = 0.0
    why: str = ""  # why it does not count, by a key; empty: it does
    turns: int = 0  # moves that were made
    seats: tuple[CircleSeat, ...] = ()

    def counted_for(self, had: int, member: int) -> CircleGame:
        """The same once a member has another number; a game that both played stays as it was."""
        if any(seat.member == member for seat in self.seats):
            return self
        seats = [seat._replace(member=member) if seat.member == had else seat for seat in self.seats]
        return self._replace(seats=tuple(seats))


class Ending(NamedTuple):
    """What the last move of a game brings: things to keep, and the results of a chapter and of a circle's game."""

    won: Sequence[Keepsake] = ()
    result: Result | None = None
    circle: CircleGame | None = None

    @property
    def plain(self) -> bool:
        """It brings nothing but the end."""
        return not self.won and self.result is None and self.circle is None


class Noted(NamedTuple):
    """A move, and what the log says about it."""

    move: Move
    note: str = ""


class Promise(NamedTuple):
    """A number drawn for a table to come, and what commits the house to it."""

    commitment: str
    drawn: int
    salt: str
    created: float


class TimingRow(NamedTuple):
    """The clocks of a table and what was agreed; `timing.py` knows what it says."""

    table: str
    terms: str  # JSON; empty: nobody counts
    clock: str  # JSON
    due: float  # when somebody has to look at it, seconds since 1970; 0: never
    rev: int  # how often it was written


class Along(NamedTuple):
    """What is written with a move, or not at all: who is to be called, a plan that it sets off, what the log says
    about it, what the last one brings, and how the clocks stand then."""

    calls: tuple[Call, ...] = ()
    moves: tuple[Noted, ...] = ()  # which follow it by themselves
    plans: tuple[Settled, ...] = ()
    note: str = ""
    end: Ending | None = None
    timing: TimingRow | None = None

    @property
    def lean(self) -> bool:
        """Nothing comes with the move but what stands in its own row, and perhaps the end."""
        return self.timing is None and not (self.calls or self.moves or self.plans)


NOTHING_MORE = Along()


class AnalysisRow(NamedTuple):
    """What was found out about a finished game, as far as somebody has come."""

    table: str
    mark: str  # of record, rules, box and taste: what it is true of
    notes: str  # JSON
    done: bool
    touched: float  # when somebody last worked on it


class WordRow(NamedTuple):
    """Something said at a table about a move: words, or one of the reactions that everybody reads in their own
    language. Taken back, neither is left."""

    table: str
    number: int  # from 1; the store gives it, once
    seat: Seat
    ply: int  # so many moves were made: it is about the last of them
    about: str  # that move as it was written, so that words do not slip to another one when it is taken back
    reaction: str
    text: str
    said: float

    @property
    def gone(self) -> bool:
        return not self.reaction and not self.text


class CampaignRow(NamedTuple):
    """A campaign as it was begun. The host's token opens all its tables as their host."""

    id: str
    game: str
    host: str
    created: float
    seats: tuple[tuple[str, str, str], ...]  # kind, bot and name
    level: int  # at which the player who is never asked begins, NOBODY without that player


class ChapterRow(NamedTuple):
    """A chapter that has been opened."""

    campaign: str
    number: int
    level: int
    extra: int  # success points of the player who is never asked, for what was chosen before this chapter
    table: str = ""
    result: Result | None = None  # once it is over


class Tie(NamedTuple):
    """What ties a new table: to a chapter of a campaign, to the table whose rematch it is, to a circle, to clocks."""

    chapter: ChapterRow | None = None
    follows: str = ""
    circle: str = ""
    timing: TimingRow | None = None


ALONE = Tie()
