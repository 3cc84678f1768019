"""The gate: a house answers to its own names, and takes nothing that another site sends in a visitor's name.

A name that is not ours may be a trick (somebody's domain that points to this computer, so that a browser lets its
scripts read our pages). Addresses in numbers and names that only exist in a home's own network cannot be such a trick.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache
from ipaddress import ip_address
from urllib.parse import urlsplit

from starlette.requests import Request
from starlette.types import Scope

from farside.table.trouble import ElsewhereError, TroubleError, WrongNameError

LOOKING = ("GET", "HEAD", "OPTIONS")  # methods that change nothing
AT_HOME = ("local", "lan", "home", "internal", "localdomain", "arpa", "box")  # ends of names that no stranger can buy
OWN = (b"same-origin", b"none")  # what a browser says of our own pages, and of an address typed by hand
NAMES = 256  # remembered


@dataclass(frozen=True, slots=True)
class Gate:
    """What a house is called: by whoever listens at `host`, and by the world (`--public-url`). Without, by any name."""

    host: str = ""
    public: str = ""

    def refusal(self, scope: Scope) -> TroubleError | None:
        """Why a request is not let in, if it is not."""
        host = origin = site = b""
        for name, value in scope["headers"]:
            if name == b"host":
                host = value
            elif name == b"origin":
                origin = value
            elif name == b"sec-fetch-site":
                site = value
        if not self.knows(host.decode("latin-1")):
            return WrongNameError(what=host.decode("latin-1"))
        if scope["method"] not in LOOKING and not self._from_here(host, origin, site):
            return ElsewhereError()
        return None

    def knows(self, host: str) -> bool:
        """Whether this name is one of ours. A program may name none."""
        return not (self.host or self.public) or not host or _known(host, self.host, self.public)

    def _from_here(self, host: bytes, origin: bytes, site: bytes) -> bool:
        """Whether a page of this house sends it, or a program, which says nothing about it."""
        if site or not origin:
            return not site or site in OWN
        ours = {_bare(host.decode("latin-1")), _bare(urlsplit(self.public).netloc)} - {""}
        return _bare(urlsplit(origin.decode("latin-1")).netloc) in ours

    def origin(self, request: Request) -> str:
        """What addresses begin with that are sent to other people."""
        if self.public:
            found = urlsplit(self.public)
            return f"{found.scheme}://{found.netloc}"
        return f"{request.url.scheme}://{request.url.netloc}"

    def is_secure(self, request: Request) -> bool:
        """Whether the visitor came by https; a proxy may have taken it off."""
        if request.url.scheme == "https":
            return True
        return self.public.startswith("https:") and _bare(request.url.netloc) == _bare(urlsplit(self.public).netloc)


@lru_cache(NAMES)
def _known(host: str, ours: str, public: str) -> bool:
    name = (urlsplit(f"//{host}").hostname or "").rstrip(".")
    if not name or name == "localhost" or _is_number(name) or (public and name == urlsplit(public).hostname):
        return bool(name)
    return not public and not is_loopback(ours) and ("." not in name or name.rpartition(".")[2] in AT_HOME)


def _is_number(name: str) -> bool:
    try:
        ip_address(name)
    except ValueError:
        return False
    return True


def is_loopback(host: str) -> bool:
    """Whether only this computer can come to this address."""
    try:
        return host == "localhost" or ip_address(host).is_loopback
    except ValueError:
        return False


def _bare(netloc: str) -> str:
    """Name and port, if it is not the usual one."""
    return netloc.lower().removesuffix(":443").removesuffix(":80")
