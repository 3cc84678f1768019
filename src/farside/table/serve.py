"""Serve: start the server, say where it is, show it in the browser."""

from __future__ import annotations

import errno
import logging
import socket
import sys
import threading
import webbrowser
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path
from typing import Any, Unpack

import uvicorn

import farside
from farside.core import shelf
from farside.table import boxes, logs, settings, team
from farside.table.calls.making import install
from farside.table.calls.post import office
from farside.table.gate import Gate
from farside.table.host import Host
from farside.table.limits import Turnstile
from farside.table.lines import watched
from farside.table.measures import BEGAN, Ear
from farside.table.opponents import Opponents
from farside.table.settings import Given, Settings, SettingsError
from farside.table.sql.house.keeper import SqlKeeper
from farside.table.sql.store import SqlStore
from farside.table.store import StoreError
from farside.table.workers import Workers

log = logging.getLogger("farside.table")

PATIENCE = 2  # seconds that open lines are given when the server stops
ANY = ("0.0.0.0", "::", "")  # addresses that mean all of them


def run(open_browser: bool = False, **given: Unpack[Given]) -> None:
    """Serve until stopped. SystemExit with a plain sentence if a setting or the database does not allow it."""
    try:
        chosen = settings.read(**given)
        line = listen(chosen, elsewhere=given.get("port") is None and chosen.port == settings.PORT)
        address = shown_address(chosen.host, line.getsockname()[1])
        logs.keep(chosen.log)
        serve = serve_many if chosen.workers > 1 else serve_one
        with line, suppress(KeyboardInterrupt):  # how a server is stopped
            serve(chosen, line, address, open_browser)
    except (SettingsError, StoreError) as error:
        raise SystemExit(f"farside: {error}") from error


def listen(chosen: Settings, elsewhere: bool) -> socket.socket:
    """The open line. If nobody asked for this port and it is taken, any free one will do."""
    line = socket.socket(socket.AF_INET6 if ":" in chosen.host else socket.AF_INET, socket.SOCK_STREAM)
    line.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    try:
        bind(line, chosen, elsewhere)
    except OSError as error:
        line.close()
        raise SettingsError(f"cannot listen at {chosen.host}, port {chosen.port}: {error.strerror}") from error
    line.listen()
    return line


def bind(line: socket.socket, chosen: Settings, elsewhere: bool) -> None:
    try:
        line.bind((chosen.host, chosen.port))
    except OSError as error:
        if not elsewhere or error.errno != errno.EADDRINUSE:
            raise
        line.bind((chosen.host, 0))


def shown_address(host: str, port: int) -> str:
    """What a person types into a browser on this computer."""
    name = "localhost" if host in ANY or host == settings.HOST else f"[{host}]" if ":" in host else host
    return f"http://{name}:{port}/"


def manners(chosen: Settings) -> dict[str, Any]:
    """Lean: no access log (links hold tokens), no headers nobody reads."""
    return {
        "access_log": False,
        "log_level": "warning",
        "server_header": False,
        "date_header": False,
        "timeout_graceful_shutdown": PATIENCE,
        "lifespan": "on",
        "root_path": chosen.root_path,
    }


class Server(uvicorn.Server):
    """Says where it is once it is there, and goodbye to those who watch before it waits for them."""

    def __init__(self, config: uvicorn.Config, host: Host, greeting: Callable[[], None]) -> None:
        super().__init__(config)
        self.host = host
        self.greeting = greeting

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        self.greeting()

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        self.host.live.close()
        await super().shutdown(sockets)


def greet(address: str, show: bool) -> None:
    """Say where the server is, show it, and name the games that cannot be played here."""
    sys.stderr.write(f"Farside is open at {address} (stop it with Ctrl+C)\n")
    sys.stderr.flush()
    if show:
        threading.Thread(target=webbrowser.open, args=(address,), daemon=True).start()
    for one in shelf.left_out():
        log.warning("%s is left out: %s", one.key, one.why)


def open_host(chosen: Settings) -> Host:
    """A host on the database that was chosen, with all bots there are."""
    boxes.start()
    opponents = Opponents(chosen.longest)
    store = SqlStore(chosen.database, lasting=chosen.durability == settings.FULL)
    folder = Path(chosen.backups).expanduser() if chosen.backups else None
    thinking = Workers(opponents)
    host = Host(
        store,
        opponents,
        thinking,
        advice=chosen.advice,
        talk=chosen.talk,
        keeper=SqlKeeper(chosen.database, folder),
        metrics=chosen.metrics,
    )
    thinking.heard = host.measures.thought
    host.measures.note("good", f"{BEGAN} {farside.__version__}")
    install(host, office=office(chosen.smtp) if chosen.smtp else None, contact=chosen.push_contact)
    log.addHandler(Ear(host.measures))
    return host


def open_house(chosen: Settings) -> tuple[uvicorn.Config, Host]:
    """The host, and what stands before its rooms: names, lines, manners, and what visitors may ask for."""
    from farside.table.app import make  # after the line is open: a visitor waits rather than fails

    host, line = open_host(chosen), watched(chosen.bounds)
    turnstile = Turnstile(chosen.bounds, connections=line.lines.most)
    app = make(host, Gate(chosen.host, chosen.public_url), turnstile)
    return uvicorn.Config(app, http=line, **manners(chosen)), host


def serve_one(chosen: Settings, line: socket.socket, address: str, show: bool) -> None:
    config, host = open_house(chosen)
    Server(config, host, lambda: greet(address, show)).run(sockets=[line])


def serve_many(chosen: Settings, line: socket.socket, address: str, show: bool) -> None:
    """Several processes on one database, each a whole server; the settings go to them through the environment."""
    if not hasattr(socket, "send_fds"):
        raise SettingsError("on this system one worker serves; start several servers, and a proxy before them")
    SqlStore(chosen.database).close()  # refused or brought up to date once, before all of them open it
    doorman = team.Doorman(line, chosen.workers, team.begin(chosen.environment()))
    status = doorman.run(lambda: greet(address, show))
    if status:
        raise SystemExit(status)
