"""The bridge: a request of the page, as the service worker hands it over, becomes one to the app, and an answer.

An answer leaves when all that it speaks of is on the disk. A request that was under way when its tab was closed is
asked again by its name: if it was done, it is not done twice.
"""

from __future__ import annotations

import asyncio
import json
from collections.abc import Callable, Mapping
from contextlib import suppress
from dataclasses import dataclass, field
from typing import Any, Protocol

from starlette.types import ASGIApp, Message

from farside.tab.drawers import Save
from farside.tab.jar import Jar
from farside.tab.journal import Journal, UnwrittenError

DONE = "done"  # the document that names what was done
REMEMBERED = 40  # of them
LOOKING = ("GET", "HEAD")
POLICY = b"content-security-policy"
FRAMED = (b"frame-ancestors 'none'", b"frame-ancestors 'self'")  # the shell shows every page in its frame
DROPPED = (b"x-frame-options", b"set-cookie")


@dataclass(frozen=True, slots=True)
class Asked:
    """What a page asks for."""

    name: str
    method: str
    path: str
    query: str = ""
    headers: Mapping[str, str] = field(default_factory=dict)
    body: bytes = b""
    cookies: str = ""  # those that the page's script has set


class Port(Protocol):
    """The way back to the page."""

    def head(self, status: int, headers: str) -> None: ...

    def chunk(self, data: bytes) -> None: ...

    def end(self) -> None: ...


class Done:
    """What was done lately, and where it led; a document, written together with what was done."""

    def __init__(self, save: Save, text: str = "") -> None:
        self._save = save
        self._led: dict[str, str] = {}
        with suppress(ValueError, TypeError):  # damaged: it is old by now
            self._led = dict(json.loads(text or "[]"))

    def add(self, name: str, led: str) -> None:
        self._led[name] = led
        for old in list(self._led)[:-REMEMBERED]:
            del self._led[old]
        self._save(DONE, json.dumps(list(self._led.items())))

    def led(self, name: str) -> str | None:
        """Where it led; None if it was not done."""
        return self._led.get(name)


class Bridge:
    """All requests of all pages of this place."""

    def __init__(self, app: ASGIApp, journal: Journal, jar: Jar, done: Done, base: str, origin: str) -> None:
        self.app = app
        self.journal = journal
        self.jar = jar
        self.done = done
        self.base = base
        self.scheme, _, self.host = origin.partition("://")
        self.going: dict[str, asyncio.Task[None]] = {}
        self.damaged = 0  # documents that cannot be read
        self.shown: Callable[[str], None] = unnoticed  # told the path of each answer that is complete

    async def answer(self, asked: Asked, port: Port) -> None:
        """Until the answer is complete, or nobody wants it any more."""
        led = self.done.led(asked.name)
        if led is not None and asked.method not in LOOKING:
            asked = Asked(asked.name, "GET", led, "", asked.headers, b"", asked.cookies)
        task = asyncio.ensure_future(Answer(self, asked, port).run())
        self.going[asked.name] = task
        try:
            await task
        except asyncio.CancelledError:
            if not task.cancelled():
                raise
        finally:
            self.going.pop(asked.name, None)
        self.shown(asked.path)

    def drop(self, name: str) -> None:
        """Nobody listens any more. What changes something goes on to its end."""
        task = self.going.get(name)
        if task is not None:
            task.cancel()


class Answer:
    """One request on its way through the app."""

    def __init__(self, bridge: Bridge, asked: Asked, port: Port) -> None:
        self.bridge, self.asked, self.port = bridge, asked, port
        self.changes = asked.method not in LOOKING
        self.read = False

    async def run(self) -> None:
        if self.changes:
            self.bridge.journal.hold()
        try:
            await self.bridge.app(self.scope(), self.receive, self.send)
        finally:
            self.free()

    def free(self) -> None:
        """All that belongs together is noted."""
        if self.changes:
            self.changes = False
            self.bridge.journal.free()

    def scope(self) -> dict[str, Any]:
        asked, bridge = self.asked, self.bridge
        own = {**asked.headers, "host": bridge.host}
        headers = [(name.lower().encode("latin-1"), value.encode("latin-1", "replace")) for name, value in own.items()]
        headers.append((b"cookie", bridge.jar.shown(asked.cookies)))
        return {
            "type": "http",
            "asgi": {"version": "3.0"},
            "http_version": "1.1",
            "method": asked.method,
            "scheme": bridge.scheme,
            "path": asked.path,
            "raw_path": asked.path.encode(),
            "query_string": asked.query.encode(),
            "root_path": bridge.base,
            "headers": headers,
            "server": (bridge.host, None),
            "client": ("tab", 0),
        }

    async def receive(self) -> Message:
        if not self.read:
            self.read = True
            return {"type": "http.request", "body": self.asked.body, "more_body": False}
        await asyncio.Event().wait()  # whoever goes is cancelled
        return {"type": "http.disconnect"}

    async def send(self, message: Message) -> None:
        if message["type"] == "http.response.start":
            await self.begin(message["status"], message.get("headers", ()))
            return
        await self.settled()
        if message.get("body"):
            self.port.chunk(bytes(message["body"]))
        if not message.get("more_body"):
            self.port.end()

    async def begin(self, status: int, headers: Any) -> None:
        """Cookies go into the jar, what was done into the list; then everything is written, then the page hears."""
        for name, value in headers:
            if name == b"set-cookie":
                self.bridge.jar.take(value.decode("latin-1"))
        told = {name.decode("latin-1"): framed(name, value) for name, value in headers if name not in DROPPED}
        if self.changes and status < 400:
            self.bridge.done.add(self.asked.name, told.get("location", "") or shown_after(self.asked.path))
        self.free()
        unwritten = await self.settled()
        if unwritten:
            told["x-unwritten"] = unwritten
        self.port.head(status, json.dumps(told))

    async def settled(self) -> str:
        """Everything is on the disk; else why not. Then it is kept while the tab is open, and the shell says so."""
        try:
            await self.bridge.journal.settled()
        except UnwrittenError as error:
            return (str(error) or "storage").encode("ascii", "replace").decode()
        return ""


def unnoticed(path: str) -> None:
    """Nobody wants to know."""


def framed(name: bytes, value: bytes) -> str:
    """A header as the shell's frame needs it."""
    return (value.replace(*FRAMED) if name == POLICY else value).decode("latin-1")


def shown_after(path: str) -> str:
    """The page that shows what was done at an address: of a table's, the table."""
    head, sep, rest = path.partition("/t/")
    return head + sep + rest.partition("/")[0] if sep else path
