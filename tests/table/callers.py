"""Whoever is called in tests: a room behind a webhook, a browser with keys of its own, a real post office."""

from __future__ import annotations

import asyncio
import json
import threading
from email import message_from_bytes, policy
from email.message import EmailMessage
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from typing import Any, NamedTuple

import http_ece
from aiosmtpd.controller import Controller
from aiosmtpd.smtp import SMTP, Envelope, Session
from cryptography.hazmat.primitives.asymmetric import ec
from tests.table.postgres import free_port

from farside.table.answers import Opened
from farside.table.calls import push
from farside.table.calls.making import Telephone, install
from farside.table.calls.post import Office
from farside.table.calls.wire import Wire
from farside.table.clocks import MovedClock
from farside.table.happenings import Happening
from farside.table.host import Host
from farside.table.opponents import Opponents
from farside.table.store import Store
from farside.table.workers import Workers

NEAR = Wire(private=True, plain=True, patience=2.0)  # a test's own servers stand at home
BASE = "https://farside.example"


class Heard(NamedTuple):
    """A request that came in."""

    path: str
    method: str
    headers: dict[str, str]
    body: bytes

    @property
    def told(self) -> dict[str, Any]:
        found: dict[str, Any] = json.loads(self.body)
        return found


class Room:
    """A real HTTP server that writes down what it hears, and answers what it is told to."""

    def __init__(self) -> None:
        self.heard: list[Heard] = []
        self.status = 200
        room = self

        class Handler(BaseHTTPRequestHandler):
            def hear(self) -> None:
                body = self.rfile.read(int(self.headers.get("content-length", 0)))
                headers = {name.lower(): value for name, value in self.headers.items()}
                room.heard.append(Heard(self.path, self.command, headers, body))
                if room.status:
                    self.send_response(room.status)
                    self.send_header("content-length", "2")
                    self.end_headers()
                    self.wfile.write(b"ok")

            do_POST = do_PUT = hear  # noqa: N815  # the names that the standard library looks for

            def log_message(self, *args: object) -> None:
                """Nobody reads along."""

        self._server = ThreadingHTTPServer(("127.0.0.1", 0), Handler)
        self._thread = threading.Thread(target=self._server.serve_forever, args=(0.02,))
        self._thread.start()
        self.url = f"http://127.0.0.1:{self._server.server_port}"

    def close(self) -> None:
        self._server.shutdown()
        self._thread.join()
        self._server.server_close()


class Browser:
    """A browser that can be called at a push service of the test's own."""

    def __init__(self, room: Room) -> None:
        self.room = room
        self._key = ec.generate_private_key(ec.SECP256R1())
        self._auth = b"0123456789abcdef"

    @property
    def subscription(self) -> str:
        keys = {"p256dh": push.wide(push.encoded(self._key.public_key())), "auth": push.wide(self._auth)}
        return json.dumps({"endpoint": f"{self.room.url}/push/1", "keys": keys})

    @property
    def read(self) -> list[dict[str, str]]:
        """What came, unsealed."""
        bodies = [one.body for one in self.room.heard]
        return [json.loads(http_ece.decrypt(one, private_key=self._key, auth_secret=self._auth)) for one in bodies]


class PostOffice:
    """A real SMTP server; `code` is what it says to an address."""

    def __init__(self) -> None:
        self.letters: list[EmailMessage] = []
        self.code = "250 OK"
        self._controller = Controller(self, hostname="127.0.0.1", port=free_port())
        self._controller.start()
        self.office = Office("127.0.0.1", self._controller.port, "farside@example.org", open=True)

    async def handle_RCPT(  # aiosmtpd's name
        self, server: SMTP, session: Session, envelope: Envelope, address: str, options: list[str]
    ) -> str:
        if self.code.startswith("250"):
            envelope.rcpt_tos.append(address)
        return self.code

    async def handle_DATA(self, server: SMTP, session: Session, envelope: Envelope) -> str:  # the same
        assert isinstance(envelope.content, bytes)
        found = message_from_bytes(envelope.content, policy=policy.default)
        assert isinstance(found, EmailMessage)
        self.letters.append(found)
        return "250 taken"

    def close(self) -> None:
        self._controller.stop()


class House:
    """A host with a telephone and a clock that the test moves."""

    def __init__(self, store: Store, office: Office | None = None, clock: MovedClock | None = None) -> None:
        self.time = clock or MovedClock()
        known = Opponents()
        self.host = Host(store, known, Workers(known), clock=self.time.clock)
        self.phone: Telephone = install(self.host, NEAR, office, "mailto:me@example.org")

    def person(self) -> str:
        """Somebody with a keyring."""
        return self.host.ringing.opened(self.host.ringing.new())

    def sits(self, opened: Opened, seat: int, ring: str) -> None:
        self.host.store.rings.take(opened.id, [seat], ring)
        self.host.renewed(opened.id)

    def hears(self, happening: Happening) -> None:
        """Something has happened at a table: who is to be called is written down."""
        for call in self.host.calls_of([happening], self.host.kept(happening.table)):
            self.host.store.calls.add(call)

    def look(self, times: int = 1) -> None:
        """What the house does once a second."""
        for _ in range(times):
            asyncio.run(self.phone.calling.once())

    def close(self) -> None:
        asyncio.run(self.phone.calling.close())
        self.host.thinking.close()
