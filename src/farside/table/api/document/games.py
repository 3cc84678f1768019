"""Games, promises and profiles in the words of OpenAPI. Imported only to be read."""

from __future__ import annotations

from typing import Any

from fastapi import Header
from pydantic import BaseModel, Field

from farside.table.api.document.sheet import (
    LANG,
    Sheet,
    troubles,
)


class Promise(BaseModel):
    """A number drawn for a table to come."""

    commitment: str = Field(description='sha256 of "drawn:salt"; lasts for a day and for one table')


class GameOnShelf(BaseModel):
    """An installed game."""

    game: str
    edition: int
    seats: list[int]
    variants: dict[str, list[Any]] = Field(description="the first value is the default")


class Shelf(BaseModel):
    """What can be played, and against whom."""

    games: list[GameOnShelf]
    bots: list[str]


class Owned(BaseModel):
    """A thing of somebody's collection."""

    key: str = Field(description="as the variant that takes collections wants it", examples=["212"])
    name: str
    table: str | None = Field(description="where it was won; null if it came from a file")
    won: float = Field(description="when, in seconds since 1970")


class Profile(BaseModel):
    """What somebody keeps from game to game. Nothing else is known about a person."""

    collections: dict[str, list[Owned]] = Field(description="by game; empty ones are left out")


SECRET = Header(None, description="Bearer and a profile's secret, as the page /collection/secret shows it to its owner")
NO_PROFILE = troubles({404: "The secret opens no profile."})
sheet = Sheet()


@sheet.get("/games", "What can be played", Shelf)
def games() -> None:
    """The installed games with their seats and variants, and the bots."""


@sheet.makes("/promises", "Have a number drawn", Promise)
def promise() -> None:
    """The server commits itself to a number. Then draw a nonce and open a table with both: nobody chooses the seed."""


@sheet.get("/profile", "Your collections", Profile, NO_PROFILE)
def profile(authorization: str = SECRET, lang: str | None = LANG) -> None:
    """What the owner of this secret has won. To play with it, name the keys in the variant of a new table."""
