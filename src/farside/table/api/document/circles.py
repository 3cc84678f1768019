"""Circles in the words of OpenAPI. Imported only to be read."""

from __future__ import annotations

from fastapi import Header, Query
from fastapi import Path as InPath
from pydantic import BaseModel, Field

from farside.table.api.document.sheet import LANG, NOT_YOURS, REFUSED, SENT, TABLE, Answers, Sheet, troubles
from farside.table.api.document.tables import OwnSeat

CIRCLE = InPath(description="the circle's code", examples=["k7m2qp"])
NUMBER = InPath(description="the number of a member")
SECRET = Header(None, description="Bearer and the secret of a keyring")
KEY = Query(None, description="what the reading link says, for those who are no members")
NEWS: Answers = {200: {"content": {"text/event-stream": {"example": 'data: {"tables":2}\n\n'}}}}
NO_CIRCLE = troubles({404: "No such circle, or none that you may see."})
sheet = Sheet()


class NewCircle(BaseModel):
    """A circle to begin."""

    name: str = Field(max_length=40)
    called: str = Field(max_length=24, description="what you are called in it")


class CircleLinks(BaseModel):
    """What opens a circle: `/circles/<circle>?join=<joining>` and `/circles/<circle>?key=<reading>`."""

    circle: str
    joining: str
    reading: str


class OwnCircle(BaseModel):
    """A circle you are in."""

    circle: str
    name: str


class OwnCircles(BaseModel):
    """All circles you are in."""

    circles: list[OwnCircle]


class NewMember(BaseModel):
    """Somebody who comes in."""

    key: str = Field(description="what the joining link says")
    called: str = Field(max_length=24)


class Membership(BaseModel):
    """Your number in a circle."""

    circle: str
    member: int


class Links(BaseModel):
    """Which links shall be new; the old ones open nothing any more."""

    joining: bool | None = None
    reading: bool | None = None


class CircleMember(BaseModel):
    """Somebody in a circle."""

    member: int
    called: str | None = Field(description="null for those who left")
    former: bool


class CircleRating(BaseModel):
    """How strong somebody seems to be, from the order of finish: 95 % certainly between low and high."""

    member: int
    games: int
    won: int
    points: float | None = Field(description="the middle; null with fewer than 5 games")
    low: float
    high: float


class CircleSeat(BaseModel):
    """What a seat came to."""

    seat: int
    member: int | None = Field(description="null for somebody else")
    called: str
    score: int
    place: int = Field(description="from 1; who shares one has the same")
    seat_counts: bool = Field(description="a bot has not played more than a third of its turns")


class CircleGame(BaseModel):
    """A table of a circle."""

    table: str
    game: str
    name: str
    opened: float
    finished: float | None
    counts: bool
    why: str = Field(description="why it does not count: running, bots, fork, seed or few; empty if it does")
    turns: int | None
    seats: list[CircleSeat]


class Circle(BaseModel):
    """All that is known of a circle."""

    circle: str
    name: str
    created: float
    me: int | None = Field(description="your number; null for those who only look")
    members: list[CircleMember]
    ratings: list[CircleRating] = Field(description="the strongest first")
    games: list[CircleGame] = Field(description="the oldest first")


@sheet.get("/circles", "Your circles", OwnCircles, NO_CIRCLE)
def mine(authorization: str = SECRET, lang: str | None = LANG) -> None:
    """By name. Circles are listed nowhere else."""


@sheet.makes("/circles", "Begin a circle", CircleLinks, NO_CIRCLE, SENT)
def begin(circle: NewCircle, authorization: str = SECRET, lang: str | None = LANG) -> None:
    """You are its first member. Give the joining link to others."""


@sheet.get("/circles/{circle}", "Look at a circle", Circle, NO_CIRCLE)
def circle(
    circle: str = CIRCLE, authorization: str | None = SECRET, key: str | None = KEY, lang: str | None = LANG
) -> None:
    """Its people, their ratings with intervals, and its games; for members, and for whoever has the reading link."""


@sheet.get("/circles/{circle}/events", "Watch a circle", None, NEWS, NO_CIRCLE)
def events(circle: str = CIRCLE, authorization: str | None = SECRET, key: str | None = KEY) -> None:
    """Server-sent events: how many tables are played, at once and whenever something changes at one of them that
    everybody may know. Whoever listens is called all the same."""


@sheet.makes("/circles/{circle}/members", "Join a circle", Membership, NO_CIRCLE, SENT)
def join(member: NewMember, circle: str = CIRCLE, authorization: str = SECRET, lang: str | None = LANG) -> None:
    """By the joining link. Who is in already gets another name."""


@sheet.drops("/circles/{circle}/members/{number}", "Leave a circle", NO_CIRCLE, REFUSED)
def part(number: int = NUMBER, circle: str = CIRCLE, authorization: str = SECRET, lang: str | None = LANG) -> None:
    """Yourself, or somebody who is to go; then the links are renewed. With the last one the circle is deleted."""


@sheet.makes("/circles/{circle}/links", "Renew links", CircleLinks, NO_CIRCLE, SENT)
def links(
    links: Links | None = None, circle: str = CIRCLE, authorization: str = SECRET, lang: str | None = LANG
) -> None:
    """Also to see those there are: ask for none to be new."""


@sheet.makes("/circles/{circle}/tables/{table}/seat", "Sit down in a circle", OwnSeat, NO_CIRCLE, NOT_YOURS, REFUSED)
def sit(circle: str = CIRCLE, table: str = TABLE, authorization: str = SECRET, lang: str | None = LANG) -> None:
    """At a running table of the circle: in the seat with your name, else in the first that is free. It hangs on your
    keyring. Tables are opened in a circle by `POST /tables` with `circle` and `keyring`."""
