"""Envelopes: a short answer goes out in one piece, head and body together.

A server writes head and body by themselves, and each of them is a walk through the system that takes as long as all
the rules of a move. Whoever has the whole answer at hand gives it to the line, if it is one of ours (`lines.py`);
elsewhere, as in most tests, it goes the usual way and is the same.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final

from starlette.types import Message, Scope, Send

from farside.table.manners import FOR_DATA

WHOLE: Final = "farside.whole"  # among the extensions of a scope: takes a whole answer, or says that it cannot
FRESH: Final[Mapping[str, str]] = {"cache-control": "no-store"}
KIND: Final = "application/json"
Whole = Callable[[bytes], bool]


def head() -> bytes:
    """What an answer to a program begins with; only how long it is differs."""
    own = [f"{name}: {value}" for name, value in FRESH.items()]
    lines = ["HTTP/1.1 200 OK", *own, "content-length: %d", f"content-type: {KIND}"]
    return "\r\n".join([*lines, *(f"{name.decode()}: {value.decode()}" for name, value in FOR_DATA), "", ""]).encode()


HEAD: Final = head()


class Way:
    """The way back to a visitor, on which it is heard what he is answered."""

    __slots__ = ("send", "status", "whole")

    def __init__(self, scope: Scope, send: Send) -> None:
        extensions = scope.get("extensions")
        self.whole: Whole | None = extensions.get(WHOLE) if extensions else None
        self.send = send
        self.status = 500

    async def __call__(self, message: Message) -> None:
        if message["type"] == "http.response.start":
            self.status = message["status"]
        await self.send(message)

    def took(self, body: bytes) -> bool:
        """Whether this answer for a program has gone out in one piece."""
        if self.whole is None or not self.whole(HEAD % len(body) + body):
            return False
        self.status = 200
        return True
