"""The wire: one request to an address that somebody gave us. Never into a private network, never twice where in doubt.

A name is looked up once, every address it stands for is judged, and the connection goes to the one that was judged: a
name that changes its mind between two looks leads nowhere. Nobody is followed elsewhere (no redirects).
"""

from __future__ import annotations

import socket
import ssl
import time
from dataclasses import dataclass
from http.client import HTTPConnection, HTTPException, HTTPResponse
from ipaddress import IPv4Address, IPv6Address, ip_address
from typing import NamedTuple
from urllib.parse import SplitResult, urlsplit

PATIENCE = 10.0  # seconds for a connection, and as many for an answer
ENOUGH = 400  # bytes of an answer that anybody reads
PORTS = {"https": 443, "http": 80}
NAT64 = IPv6Address("64:ff9b::")


class WireError(Exception):
    """Why nothing was sent, as a key; `doubt`: it may have arrived all the same."""

    def __init__(self, key: str, doubt: bool = False) -> None:
        super().__init__(key)
        self.key = key
        self.doubt = doubt


class Answer(NamedTuple):
    """What came back."""

    status: int
    text: str
    seconds: float

    @property
    def good(self) -> bool:
        return 200 <= self.status < 300


@dataclass(frozen=True, slots=True)
class Wire:
    """How the world is reached. At home, and in tests, `private` and `plain` addresses are as good as others."""

    private: bool = False
    plain: bool = False
    patience: float = PATIENCE

    def check(self, url: str) -> SplitResult:
        """An address as it can be used; WireError says what is wrong with it. Nobody is asked anything."""
        try:
            found = urlsplit(url)
            port = found.port
        except ValueError as error:
            raise WireError("no-address") from error
        if found.scheme not in PORTS or not found.hostname or port == 0 or any(not " " < one <= "~" for one in url):
            raise WireError("no-address")
        if found.scheme != "https" and not self.plain:
            raise WireError("not-https")
        if found.username is not None or found.password is not None:
            raise WireError("no-address")
        return found

    def send(self, url: str, body: bytes, headers: dict[str, str], method: str = "POST") -> Answer:
        """One request. It blocks, so it is for threads."""
        where, began = self.check(url), time.monotonic()
        line = self._connect(where)
        try:
            line.request(method, target(where), body, {"user-agent": "farside", **headers})
        except (OSError, HTTPException) as error:
            line.close()
            raise WireError("unreachable", doubt=True) from error
        try:
            response = line.getresponse()
            return Answer(response.status, told(response), time.monotonic() - began)
        except (OSError, HTTPException) as error:
            raise WireError("no-answer", doubt=True) from error
        finally:
            line.close()

    def _connect(self, where: SplitResult) -> HTTPConnection:
        """An open line to the address that was judged; nothing has been sent on it."""
        name, port = where.hostname or "", where.port or PORTS[where.scheme]
        address = self._judged(name, port)
        line = HTTPConnection(name, port, timeout=self.patience)
        try:
            raw = socket.create_connection((address, port), self.patience)
            line.sock = secured(raw, name) if where.scheme == "https" else raw
        except ssl.SSLError as error:
            raise WireError("not-trusted") from error
        except OSError as error:
            raise WireError("unreachable") from error
        return line

    def _judged(self, name: str, port: int) -> str:
        """One of the addresses that a name stands for, if all of them are public."""
        try:
            found = [str(one[4][0]) for one in socket.getaddrinfo(name, port, type=socket.SOCK_STREAM)]
        except (OSError, UnicodeError) as error:
            raise WireError("no-name") from error
        if not found:
            raise WireError("no-name")
        if not self.private and not all(map(is_public, found)):
            raise WireError("private")
        return found[0]


def secured(raw: socket.socket, name: str) -> socket.socket:
    try:
        return ssl.create_default_context().wrap_socket(raw, server_hostname=name)
    except OSError:
        raw.close()
        raise


def target(where: SplitResult) -> str:
    return (where.path or "/") + (f"?{where.query}" if where.query else "")


def told(response: HTTPResponse) -> str:
    """The beginning of an answer."""
    return response.read(ENOUGH).decode("utf-8", "replace")


def is_public(address: str) -> bool:
    """Whether everybody in the world can reach this address; what hides another one is judged by that."""
    found = ip_address(address.partition("%")[0])
    inner = hidden(found) if isinstance(found, IPv6Address) else None
    return (inner or found).is_global and not (inner or found).is_multicast and not (inner or found).is_reserved


def hidden(found: IPv6Address) -> IPv4Address | None:
    """The address of the old kind that one of the new kind stands for."""
    if found.ipv4_mapped or found.sixtofour:
        return found.ipv4_mapped or found.sixtofour
    if found.teredo:
        return found.teredo[1]
    return IPv4Address(int(found) & 0xFFFFFFFF) if int(found) >> 32 == int(NAT64) >> 32 else None
