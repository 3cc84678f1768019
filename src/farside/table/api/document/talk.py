"""Talk in the words of OpenAPI. Imported only to be read."""

from __future__ import annotations

from typing import Literal

from fastapi import Path as InPath
from pydantic import BaseModel, Field

from farside.table.api.document.sheet import AT_TABLE, LANG, NO_TABLE, REFUSED, SENT, TABLE, TOKEN, Sheet, troubles

Reaction = Literal["clap", "wow", "ouch", "smile", "thanks", "soon"]
NUMBER = InPath(description="the number of the word")
SILENT = troubles(
    {
        403: "The token opens no seat here, or nothing is said at this table.",
        409: "Nothing is said while answers are sealed, or the table rests.",
    }
)
sheet = Sheet()


class NewWord(BaseModel):
    """Something to say: a text, or a reaction."""

    text: str | None = Field(None, max_length=140, description="plain text on one line")
    reaction: Reaction | None = Field(None, description="everybody reads it in their own language")
    ply: int | None = Field(None, description="after which ply: it is about the move before it; if not said, the last")


class Word(BaseModel):
    """Something said."""

    number: int
    seat: int
    ply: int
    text: str | None
    reaction: str | None
    said: float = Field(description="when, in seconds since 1970")
    stands: bool = Field(description="the move it is about was not taken back")


class Words(BaseModel):
    """All that was said at a table, and how much may be."""

    manner: Literal["words", "reactions", "silent"]
    sealed: bool = Field(description="nothing is said now, because answers are sealed")
    words: list[Word]


@sheet.get("/tables/{table}/talk", "What is said at a table", Words, AT_TABLE)
def heard(table: str = TABLE, authorization: str = TOKEN, lang: str | None = LANG) -> None:
    """For those who sit there. Changes come with the table's events."""


@sheet.makes("/tables/{table}/talk", "Say something", Word, NO_TABLE, SILENT, SENT)
def say(word: NewWord, table: str = TABLE, authorization: str = TOKEN, lang: str | None = LANG) -> None:
    """The same reaction to the same move is said once. What is said goes with its table."""


@sheet.drops("/tables/{table}/talk/{number}", "Take words back", AT_TABLE, REFUSED)
def take_back(number: int = NUMBER, table: str = TABLE, authorization: str = TOKEN, lang: str | None = LANG) -> None:
    """One's own; nothing is left of them."""
