"""Keyrings in browsers: whoever sits down somewhere gets one, as a secret in a cookie."""

from __future__ import annotations

from dataclasses import dataclass

from starlette.requests import Request
from starlette.responses import Response

from farside.table.pages.form import keep_secret
from farside.table.visitor import RING, host_of, ring_of, ring_secret

PHONE, TABLET, COMPUTER = "phone", "tablet", "computer"


@dataclass(frozen=True, slots=True)
class Person:
    """Who holds this browser: the secret, and the ring it opens."""

    secret: str
    ring: str


def visitor(request: Request) -> Person | None:
    """Whoever holds this browser, if it has a ring."""
    ring = ring_of(request)
    return Person(ring_secret(request), ring) if ring else None


def person(request: Request) -> Person:
    """The same; somebody new gets a ring, once a request."""
    found: Person | None = visitor(request) or getattr(request.state, "person", None)
    if found is None:
        ringing = host_of(request).ringing
        secret = ringing.new(kind(request))
        found = request.state.person = Person(secret, ringing.opened(secret))
    return found


def remember(request: Request, response: Response, who: Person | None) -> None:
    """The browser keeps the secret; no script and no other site can read it."""
    if who is not None:
        keep_secret(request, response, RING, who.secret)


def kind(request: Request) -> str:
    """What a browser says it runs on; nothing finer is kept."""
    said = request.headers.get("user-agent", "")
    if "iPad" in said or "Tablet" in said or ("Android" in said and "Mobile" not in said):
        return TABLET
    return PHONE if "Mobi" in said else COMPUTER if said else ""
