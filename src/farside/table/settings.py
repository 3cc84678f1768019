"""Settings: read once, from arguments first and the environment second. A bad one is a clear error."""

from __future__ import annotations

import os
from collections.abc import Mapping
from dataclasses import dataclass, field
from pathlib import Path
from typing import TypedDict, Unpack
from urllib.parse import urlsplit

from farside.table import logs
from farside.table.gate import is_loopback
from farside.table.limits import Limits, changed

OPEN, SECRET = "open", "secret"  # who may read the measures: everybody, or whoever has the desk's secret
HOST = "127.0.0.1"
PORT = 8473
HIGHEST_PORT = 65535
MOST_WORKERS = 64
USUAL, LONG, MOST_PATIENCE = 5, 10, 3600  # seconds a move
FULL, FAST = "full", "fast"  # what is answered outlives a power cut, or the end of the program alone


class SettingsError(ValueError):
    """A setting that cannot be: says which, and what is possible."""


@dataclass(frozen=True, slots=True)
class Settings:
    """How a server runs."""

    host: str = HOST
    port: int = PORT
    database: str = ""
    workers: int = 1
    advice: bool = True  # at new tables, unless whoever opens one says otherwise
    root_path: str = ""  # the path below which a proxy shows the house
    durability: str = FULL
    log: str = logs.TEXT  # how the server speaks of itself
    metrics: str = SECRET  # who may read its measures
    backups: str = ""  # the folder where backups go
    public_url: str = ""  # what the world calls this house
    talk: bool = True  # whether people may talk at their tables
    limits: bool | None = None  # None: on, unless only this computer can come
    limit: str = ""  # changes to the limits: `tables=100,streams=500`
    patience: int = 0  # seconds that a bot may think about a move; 0: as long as we find right
    smtp: str = field(default="", repr=False)  # where mail is handed in; it may hold a password
    push_contact: str = ""  # whom push services may write to

    @property
    def is_private(self) -> bool:
        """Only this computer can come."""
        return is_loopback(self.host) and (not self.public_url or is_loopback(urlsplit(self.public_url).hostname or ""))

    @property
    def bounds(self) -> Limits | None:
        """What visitors may ask for; None: as much as they like."""
        wanted = not self.is_private if self.limits is None else self.limits
        return changed(Limits(), self.limit) if wanted else None

    @property
    def longest(self) -> int:
        """Seconds that a bot may think about a move: on one's own computer, the strongest may."""
        return self.patience or (LONG if self.is_private else USUAL)

    def environment(self) -> dict[str, str]:
        """The same for a worker process to read."""
        return {
            "FARSIDE_HOST": self.host,
            "FARSIDE_PORT": str(self.port),
            "FARSIDE_DATABASE": self.database,
            "FARSIDE_WORKERS": str(self.workers),
            "FARSIDE_ADVICE": "on" if self.advice else "off",
            "FARSIDE_TALK": "on" if self.talk else "off",
            "FARSIDE_ROOT_PATH": self.root_path,
            "FARSIDE_DURABILITY": self.durability,
            "FARSIDE_PUBLIC_URL": self.public_url,
            "FARSIDE_LIMITS": "" if self.limits is None else "on" if self.limits else "off",
            "FARSIDE_LIMIT": self.limit,
            "FARSIDE_PATIENCE": str(self.patience),
            "FARSIDE_LOG": self.log,
            "FARSIDE_METRICS": self.metrics,
            "FARSIDE_BACKUPS": self.backups,
            "FARSIDE_SMTP": self.smtp,
            "FARSIDE_PUSH_CONTACT": self.push_contact,
        }


class Given(TypedDict, total=False):
    """What `read` may be told; what is missing, or None, was not said."""

    host: str | None
    port: int | str | None
    database: str | None
    workers: int | str | None
    advice: bool | None
    talk: bool | None
    root_path: str | None
    durability: str | None
    public_url: str | None
    limits: str | None
    limit: str | None
    patience: int | str | None
    log: str | None
    metrics: str | None
    backups: str | None
    smtp: str | None
    push_contact: str | None


def read(env: Mapping[str, str] = os.environ, **given: Unpack[Given]) -> Settings:
    """What was given, else what the environment says; without either it is our choice.

    Read are FARSIDE_HOST, _PORT, _DATABASE, _WORKERS, _ADVICE, _TALK, _ROOT_PATH, _DURABILITY, _PUBLIC_URL, _LIMITS,
    _LIMIT, _PATIENCE, _LOG, _METRICS, _BACKUPS, _SMTP and _PUSH_CONTACT.
    """

    def told(name: str) -> str:
        return env.get(f"FARSIDE_{name}", "")

    advice, talk = given.get("advice"), given.get("talk")
    public = public_address(either(given.get("public_url"), told("PUBLIC_URL")))
    below, bounded = given.get("root_path"), either(given.get("limits"), told("LIMITS"))
    return Settings(
        host=given.get("host") or told("HOST") or HOST,
        port=whole("port", first(given.get("port"), told("PORT"), PORT), 0, HIGHEST_PORT),
        database=address(given.get("database") or told("DATABASE") or default_database()),
        workers=whole("workers", first(given.get("workers"), told("WORKERS"), 1), 1, MOST_WORKERS),
        advice=switch("advice", told("ADVICE") or "on") if advice is None else advice,
        talk=switch("talk", told("TALK") or "on") if talk is None else talk,
        root_path=base(either(below, told("ROOT_PATH") or urlsplit(public).path)),
        durability=lasting(either(given.get("durability"), told("DURABILITY") or FULL)),
        public_url=public,
        limits=switch("limits", bounded) if bounded else None,
        limit=wished(either(given.get("limit"), told("LIMIT"))),
        patience=whole("patience", first(given.get("patience"), told("PATIENCE"), 0), 0, MOST_PATIENCE),
        log=one_of("log", given.get("log") or told("LOG") or logs.TEXT, logs.WAYS),
        metrics=one_of("metrics", given.get("metrics") or told("METRICS") or SECRET, (SECRET, OPEN)),
        backups=given.get("backups") or told("BACKUPS"),
        smtp=mailing(either(given.get("smtp"), told("SMTP"))),
        push_contact=contact(either(given.get("push_contact"), told("PUSH_CONTACT"))),
    )


def either(given: str | None, kept: str) -> str:
    return kept if given is None else given


def first(given: int | str | None, kept: str, ours: int) -> int | str:
    if given is not None:
        return given
    return kept or ours


def whole(name: str, value: int | str, low: int, high: int) -> int:
    try:
        number = int(value)
    except ValueError as error:
        raise SettingsError(f"{name} is a whole number from {low} to {high}, not '{value}'") from error
    if not low <= number <= high:
        raise SettingsError(f"{name} is a whole number from {low} to {high}, not {number}")
    return number


def switch(name: str, value: str) -> bool:
    if value not in ("on", "off"):
        raise SettingsError(f"{name} is on or off, not '{value}'")
    return value == "on"


def lasting(value: str) -> str:
    if value not in (FULL, FAST):
        raise SettingsError(f"durability is {FULL} or {FAST}, not '{value}'")
    return value


def public_address(url: str) -> str:
    """What the world calls this house: `https://games.example.org`, with a path if a proxy shows it below one."""
    found = urlsplit(url)
    if url and (found.scheme not in ("http", "https") or not found.hostname or found.query or found.fragment):
        raise SettingsError(f"public url is an address like https://games.example.org, not '{url}'")
    return url.rstrip("/")


def wished(limit: str) -> str:
    """Changes to the limits, if all of them can be."""
    try:
        changed(Limits(), limit)
    except ValueError as error:
        raise SettingsError(str(error)) from error
    return limit


def mailing(url: str) -> str:
    """Where mail is handed in, if it can be."""
    from farside.table.calls.post import office  # only a house that writes mail needs to know how

    try:
        office(url) if url else None
    except ValueError as error:
        raise SettingsError(str(error)) from error
    return url


def contact(address: str) -> str:
    """Whom push services may write to: a mail address, or a page."""
    if not address or address.startswith(("https://", "mailto:")):
        return address
    if "@" not in address or any(letter.isspace() for letter in address):
        raise SettingsError(f"push contact is a mail address or a page like https://example.org, not '{address}'")
    return f"mailto:{address}"


def one_of(name: str, value: str, possible: tuple[str, ...]) -> str:
    if value not in possible:
        raise SettingsError(f"{name} is {', '.join(possible[:-1])} or {possible[-1]}, not '{value}'")
    return value


def base(path: str) -> str:
    """A path as addresses begin with it: `/farside`, or nothing."""
    found = path.strip("/")
    if any(letter.isspace() or letter in "?#" for letter in found) or "//" in found:
        raise SettingsError(f"root path is a path like /farside, not '{path}'")
    return f"/{found}" if found else ""


def address(database: str) -> str:
    """A database's address; the path of a file will do."""
    if "://" in database:
        return database
    return f"sqlite:///{Path(database).expanduser()}"


def boxes_folder(env: Mapping[str, str] = os.environ) -> Path:
    """Where boxes lie: FARSIDE_BOXES, or a folder in the user's data directory."""
    from platformdirs import user_data_path  # needed only where nobody names a folder

    named = env.get("FARSIDE_BOXES", "")
    return Path(named).expanduser() if named else user_data_path("farside", appauthor=False) / "boxes"


def default_database() -> str:
    """A file in the user's data directory."""
    from platformdirs import user_data_path  # needed only where nobody names a database

    return str(user_data_path("farside", appauthor=False) / "tables.db")
