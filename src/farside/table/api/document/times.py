"""Time and manners in the words of OpenAPI. Imported only to be read."""

from __future__ import annotations

from typing import Literal

from pydantic import BaseModel, Field

from farside.table.api.document.sheet import AT_TABLE, LANG, MOVED_ON, SENT, TABLE, TOKEN, Answers, Sheet
from farside.table.api.document.tables import Terms


class SeatTime(BaseModel):
    """The clock of one person. Times are in seconds, moments in seconds since 1970."""

    seat: int
    asked: bool
    runs: bool = Field(description="its clock runs now")
    since: float | None = Field(description="when its turn began")
    left: float | None = Field(description="of this turn, the bank included; null where nobody counts")
    up_at: float | None = Field(description="when its time will be up, nights and holidays reckoned in")
    bank: float
    nudge_at: float | None = Field(description="from when on others may nudge it; null: not in this turn")
    nudged: bool
    away_until: float | None
    quiet_until: float | None = Field(description="quiet hours that this person shares")
    still_until: float | None = Field(description="its time does not count before")
    holiday_left: int = Field(description="whole days this year")
    bot: str | None = Field(description="who plays for this person now")
    gone: bool = Field(description="the person has left")


class Asked(BaseModel):
    """What all people are asked: how to go on without somebody, or whether the terms change."""

    kind: Literal["absent", "change"]
    about: int
    until: float | None
    terms: Terms | None
    voters: list[int]
    voted: list[int] = Field(description="who has answered; not what")
    choices: list[str]


class TableTime(BaseModel):
    """How the time of a table stands."""

    terms: Terms | None
    agreement: str | None = Field(description="the same in words")
    now: float
    seats: list[SeatTime] = Field(description="those of people")
    paused: str | None = Field(None, description="`wish` (all wanted it) or `absent` (somebody does not come)")
    wishes: list[int] = Field([], description="who wants a pause")
    ended: bool = False
    question: Asked | None = None


class Nudge(BaseModel):
    """Whom to remind."""

    seat: int


class Away(BaseModel):
    """A holiday."""

    until: float | None = Field(None, description="seconds since 1970; null: you are back")
    how: Literal["still", "bot"] = Field("still", description="the clock stands still, or a bot plays")


class HandOver(BaseModel):
    """Who plays for you."""

    bot: str | None = Field(None, description="one of /api/v1/games; null: you take your seat back")


class Pause(BaseModel):
    """Whether you want a pause."""

    on: bool | None = True


class Vote(BaseModel):
    """Your answer to what all are asked."""

    choice: str = Field(description="one of the question's choices")


class Proposal(BaseModel):
    """Other terms; everybody has to agree, and silence is no."""

    terms: Terms


class Hours(BaseModel):
    """Where you live, and when not to be called."""

    zone: str = Field(description="a name of the IANA time zones", examples=["Europe/Rome"])
    quiet: list[int] | None = Field(None, description="two minutes of the day, from and to", examples=[[1320, 420]])
    shares: bool | None = Field(None, description="the others may know")


DONE: Answers = {**AT_TABLE, **MOVED_ON, **SENT}
sheet = Sheet()


@sheet.get("/tables/{table}/time", "How time stands", TableTime, AT_TABLE)
def time(table: str = TABLE, authorization: str | None = TOKEN, lang: str | None = LANG) -> None:
    """What was agreed, everybody's clock, and what all are asked."""


@sheet.post("/tables/{table}/nudge", "Remind somebody", TableTime, DONE)
def nudge(nudge: Nudge, table: str = TABLE, authorization: str = TOKEN, lang: str | None = LANG) -> None:
    """After half of the time, once a turn, not in quiet hours; 409 before."""


@sheet.post("/tables/{table}/away", "Be on holiday", TableTime, DONE)
def away(away: Away, table: str = TABLE, authorization: str = TOKEN, lang: str | None = LANG) -> None:
    """As many days a year as were agreed; what is not used can be taken later."""


@sheet.post("/tables/{table}/hand-over", "Let a bot play for you", TableTime, DONE)
def hand_over(over: HandOver, table: str = TABLE, authorization: str = TOKEN, lang: str | None = LANG) -> None:
    """It sees what the seat sees, until you take the seat back."""


@sheet.post("/tables/{table}/pause", "Want a pause, or go on", TableTime, DONE)
def pause(pause: Pause | None = None, table: str = TABLE, authorization: str = TOKEN, lang: str | None = LANG) -> None:
    """It begins when all people want it, and ends when anybody wants to go on."""


@sheet.post("/tables/{table}/leave", "Leave for good", TableTime, DONE)
def leave(table: str = TABLE, authorization: str = TOKEN, lang: str | None = LANG) -> None:
    """A bot plays on, and the token opens the seat no more."""


@sheet.post("/tables/{table}/vote", "Answer what all are asked", TableTime, DONE)
def vote(vote: Vote, table: str = TABLE, authorization: str = TOKEN, lang: str | None = LANG) -> None:
    """More than half decide how to go on without somebody; all of them about other terms."""


@sheet.post("/tables/{table}/terms", "Want other terms", TableTime, DONE)
def propose(proposal: Proposal, table: str = TABLE, authorization: str = TOKEN, lang: str | None = LANG) -> None:
    """Everybody is asked."""


@sheet.post("/tables/{table}/hours", "Where you live", TableTime, DONE)
def hours(hours: Hours, table: str = TABLE, authorization: str = TOKEN, lang: str | None = LANG) -> None:
    """For nights that do not count, and for nudges."""
