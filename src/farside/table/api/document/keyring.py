"""Keyrings in the words of OpenAPI. Imported only to be read."""

from __future__ import annotations

from fastapi import Header, Query
from pydantic import BaseModel, Field

from farside.table.api.document.sheet import REFUSED, SENT, Sheet, troubles

SECRET = Header(None, description="Bearer and the secret of a device that has the keyring")
SINCE = Query(0, ge=0, description="how many seats to leave out; an answer has a hundred at most")
DEVICE = Query(None, description="the device's id; none: all but the one that asks")
NO_RING = troubles({404: "The secret opens no keyring."})
NO_CODE = troubles({404: "The code was used, is older than ten minutes, or is none."})
sheet = Sheet()


class Device(BaseModel):
    """A browser, program or file that opens a keyring."""

    id: str
    kind: str = Field(description="phone, tablet, computer, file, program, or empty")
    created: float
    seen: float = Field(description="when it last came, to the hour")
    here: bool = Field(description="the one that asks")


class HeldSeat(BaseModel):
    """A seat on a keyring."""

    table: str
    seat: int
    game: str
    over: bool
    waits: bool = Field(description="this seat is asked")
    created: float
    played: float = Field(description="when the last move was made")
    archived: bool = Field(description="put away: hidden in lists until it is your turn")


class Keyring(BaseModel):
    """Somebody without an account: what hangs on one secret."""

    name: str
    devices: list[Device]
    count: int = Field(description="how many seats there are")
    seats: list[HeldSeat] = Field(description="the table last played at first")


class Away(BaseModel):
    """A table to put away, or to bring back."""

    table: str
    away: bool = Field(True, description="false brings it back")


class Archive(BaseModel):
    """The tables that are put away, the last one last."""

    tables: list[str]


class Secret(BaseModel):
    """Told once, and never kept."""

    secret: str


class Name(BaseModel):
    """What somebody wants to be called."""

    name: str = Field(max_length=200)


class Code(BaseModel):
    """What opens a keyring on another device."""

    code: str = Field(max_length=200)


class NewCode(Code):
    """The same, just made."""

    seconds: int = Field(description="how long it works")


class Gone(BaseModel):
    """How many devices were signed off."""

    gone: int


@sheet.get("/keyring", "Your seats", Keyring, NO_RING, REFUSED)
def keyring(authorization: str = SECRET, since: int = SINCE) -> None:
    """All seats on the keyring, whichever device sat down. With its secret as token, moves are made from them too."""


@sheet.makes("/keyring", "A new keyring", Secret)
def begin() -> None:
    """Empty, with one device."""


@sheet.put("/keyring/name", "Your name", Name, NO_RING, SENT)
def rename(name: Name, authorization: str = SECRET) -> None:
    """Shown where you sit down next."""


@sheet.put("/keyring/archive", "Put a table away", Archive, NO_RING, SENT)
def archive(table: Away, authorization: str = SECRET) -> None:
    """Only lists are shorter: the seat stays, and you are called as before."""


@sheet.makes("/keyring/code", "Carry it along", NewCode, NO_RING)
def carry(authorization: str = SECRET) -> None:
    """A code that opens the keyring on another device: once, within ten minutes. The one before works no longer."""


@sheet.makes("/keyring/take", "Take a keyring", Secret, NO_CODE, SENT)
def take(code: Code, authorization: str = SECRET) -> None:
    """By its code, which is used up. Seats of the secret that is borne come along."""


@sheet.delete("/keyring/devices", "Sign devices off", Gone, NO_RING)
def sign_off(authorization: str = SECRET, id: str | None = DEVICE) -> None:  # noqa: A002 - as the address says it
    """They open the keyring no longer, nor do tokens of its seats that they may remember."""
