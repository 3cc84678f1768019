"""Watching in the words of OpenAPI. Imported only to be read."""

from __future__ import annotations

from pydantic import BaseModel

from farside.table.api.document.sheet import AT_TABLE, LANG, SENT, TABLE, TOKEN, Sheet

sheet = Sheet()


class Watched(BaseModel):
    """A table that may be watched."""

    table: str
    name: str
    game: str
    seats: int
    ply: int


class WatchList(BaseModel):
    """The last listed first."""

    tables: list[Watched]


class Listing(BaseModel):
    """Whether a table is on the list."""

    listed: bool


class Listed(Listing):
    """The same, once it is done."""

    table: str


@sheet.get("/watch", "Tables to watch", WatchList)
def listed(lang: str | None = LANG) -> None:
    """Running tables that are listed; look at them without a token."""


@sheet.put("/tables/{table}/watching", "List a table for watching", Listed, AT_TABLE, SENT)
def put(listing: Listing, table: str = TABLE, authorization: str = TOKEN, lang: str | None = LANG) -> None:
    """With the host's token on or off, with a seat's token off. No table is listed unless somebody says so."""
