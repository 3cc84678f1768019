"""Rows: what is kept of tables, people and campaigns, wherever it is kept. Only the host hands them on."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import NamedTuple

from farside.core import proof
from farside.core.actions import Seat
from farside.core.campaign import Success
from farside.core.game import Value
from farside.core.proof import Proof


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

    @property
    def keys(self) -> Keys:
        return Keys(self.token, self.invite, self.offers, self.former)


class Keepsake(NamedTuple):
    """A thing somebody owns: of which game, and where and when it was won (no table: brought from elsewhere)."""

    profile: str
    game: str
    key: str
    table: str
    won: float


class Result(NamedTuple):
    """What a finished chapter brought, by place."""

    scores: tuple[int, ...]
    winners: tuple[int, ...]
    successes: tuple[tuple[Success, ...], ...]


class Ending(NamedTuple):
    """What the last move of a game brings: things to keep, and the result of a chapter."""

    won: Sequence[Keepsake] = ()
    result: Result | None = None


class Promise(NamedTuple):
    """A number drawn for a table to come, and what commits the house to it."""

    commitment: str
    drawn: int
    salt: str
    created: float


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
    """What ties a new table to others: a chapter of a campaign, or the table whose rematch it is."""

    chapter: ChapterRow | None = None
    follows: str = ""


ALONE = Tie()
