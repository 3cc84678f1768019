"""Calls in the words of OpenAPI. Imported only to be read."""

from __future__ import annotations

from typing import Any, Literal

from fastapi import Header
from fastapi import Path as InPath
from pydantic import BaseModel, Field

from farside.table.api.document.sheet import LANG, SENT, Sheet, troubles


class Way(BaseModel):
    """A way to call somebody."""

    way: str
    kind: Literal["push", "mail", "hook"]
    style: str = Field(description="of a webhook: discord, slack, matrix, ntfy or json; of a browser: its device")
    state: Literal["asked", "on", "off"] = Field(description="`asked`: a mail address that nobody has confirmed yet")
    created: float
    address: str | None = Field(description="null for browsers")
    told: float | None = Field(description="when something last arrived")
    note: str | None = Field(description="why it was switched off")


class Quiet(BaseModel):
    """When somebody is not called: in minutes of a day, by the clocks of a place."""

    begin: int = Field(ge=0, lt=1440)
    end: int = Field(ge=0, lt=1440)
    zone: str = Field(examples=["Europe/Berlin"])
    shown: bool = Field(False, description="to people at the same tables")


class CallsOf(BaseModel):
    """How somebody wants to be called."""

    ways: list[Way]
    quiet: Quiet | None
    tables: dict[str, Literal["browser", "silent"]] = Field(description="where it is not as everywhere")
    mail: bool = Field(description="whether this house sends mail")
    key: str = Field(description="what a browser needs to subscribe (VAPID, applicationServerKey)")


class Wishes(BaseModel):
    """What shall be different; what is not named stays."""

    quiet: Quiet | None = Field(None, description="null: none")
    tables: dict[str, Literal["always", "browser", "silent"]] | None = Field(None, description="by table")


class NewWay(BaseModel):
    """One more way."""

    kind: Literal["push", "mail", "hook"]
    address: str | dict[str, Any] = Field(
        description="a mail address, the https address of a webhook, or what a browser subscribed to"
    )
    style: str | None = Field(None, description="of a webhook; without it, what its address looks like")


class Switch(BaseModel):
    """Whether a way is used."""

    on: bool


class Tried(BaseModel):
    """What came of a trial call."""

    good: bool
    wrong: str | None = Field(description="why not, as a key")
    status: int | None
    text: str = Field(description="the beginning of the answer")
    seconds: float | None


SECRET = Header(None, description="Bearer and the secret of a keyring")
WAY = InPath(description="a way's name")
NO_RING = troubles({404: "The secret opens no keyring, or there is no such way."})
sheet = Sheet("/keyring", NO_RING)


@sheet.get("/calls", "How somebody wants to be called", CallsOf)
def look(authorization: str = SECRET, lang: str | None = LANG) -> None:
    """Ways with their state, quiet hours, and what single tables may say."""


@sheet.put("/calls", "Quiet hours, and what tables may say", CallsOf, SENT)
def wish(wishes: Wishes, authorization: str = SECRET, lang: str | None = LANG) -> None:
    """What comes in quiet hours is told at their end, in one call."""


@sheet.makes("/calls/ways", "Add a way", Way, SENT)
def add(way: NewWay, authorization: str = SECRET, lang: str | None = LANG) -> None:
    """A mail address is asked first, by a letter with a link. Webhooks: over TLS alone, to no private address."""


@sheet.put("/calls/ways/{way}", "Switch a way", Way, SENT)
def switch(switch: Switch, way: str = WAY, authorization: str = SECRET, lang: str | None = LANG) -> None:
    """Use it again, or no longer. One that failed three times over an hour was switched off, with a note."""


@sheet.drops("/calls/ways/{way}", "Forget a way")
def forget(way: str = WAY, authorization: str = SECRET, lang: str | None = LANG) -> None:
    """With all that is on it."""


@sheet.post("/calls/ways/{way}/trial", "Send a trial call", Tried)
def attempt(way: str = WAY, authorization: str = SECRET, lang: str | None = LANG) -> None:
    """On one way, now; says what came back."""
