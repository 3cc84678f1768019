"""A PostgreSQL of our own: a private cluster in a temporary folder, on loopback, as an unprivileged user.

Found on the path or where Debian puts it. Where there is none the tests are skipped and say so; in CI they fail.
"""

from __future__ import annotations

import os
import pwd
import shutil
import signal
import socket
import subprocess
import tempfile
import time
from contextlib import suppress
from pathlib import Path
from typing import Any

import psycopg
import pytest

from farside.table.sql.store import SqlStore

PLACES = ("/usr/lib/postgresql/*/bin", "/usr/pgsql-*/bin", "/opt/homebrew/opt/postgresql*/bin")
MISSING = "PostgreSQL's initdb is neither on the path nor where Debian puts it"
USERS = ("postgres", "nobody")  # whom root becomes: PostgreSQL refuses root
PATIENCE = 60.0  # seconds; a busy machine starts slowly
QUIET = {  # nothing outlives the test, and only its own machine hears it
    "fsync": "off",
    "listen_addresses": "127.0.0.1",
    "unix_socket_directories": "",
    "max_connections": "100",
    "shared_buffers": "16MB",
    "autovacuum": "off",
    "log_min_messages": "fatal",
}


def found() -> Path | None:
    """The folder of PostgreSQL's programs."""
    path = shutil.which("initdb")
    if path is not None:
        return Path(path).parent
    places = sorted(found for place in PLACES for found in Path("/").glob(place[1:]) if (found / "initdb").exists())
    return places[-1] if places else None


def programs() -> Path:
    """The same; without one the test is skipped, in CI it fails."""
    here = found()
    if here is None and os.environ.get("CI"):
        pytest.fail(f"{MISSING}, and in CI that is no matter of luck")
    if here is None:
        pytest.skip(MISSING)
    return here


def somebody() -> dict[str, Any]:
    """Who runs it, as `subprocess` is told: ourselves, or somebody else if we are root."""
    if os.geteuid() != 0:
        return {}
    known = {entry.pw_name: entry for entry in pwd.getpwall()}
    entry = next(known[name] for name in USERS if name in known)
    return {"user": entry.pw_uid, "group": entry.pw_gid, "extra_groups": []}


def free_port() -> int:
    with socket.socket() as line:
        line.bind(("127.0.0.1", 0))
        port: int = line.getsockname()[1]
        return port


class Cluster:
    """One server with its data; it can be stopped, killed and started again."""

    def __init__(self) -> None:
        self.bin = programs()
        self.folder = Path(tempfile.mkdtemp(prefix="farside-postgresql-"))
        self.data = self.folder / "data"
        self.log = self.folder / "log"
        self.who = somebody()
        self.port = free_port()
        if self.who:
            os.chown(self.folder, self.who["user"], self.who["group"])
        options = ["--no-sync", "--auth=trust", "--username=farside", "--encoding=UTF8", "--locale=C"]
        self.run("initdb", "-D", str(self.data), *options)
        self.start()

    def run(self, program: str, *args: str) -> None:
        command = [str(self.bin / program), *args]
        subprocess.run(command, check=True, capture_output=True, cwd=self.folder, **self.who)

    def start(self) -> None:
        settings = {**QUIET, "port": str(self.port)}
        told = [word for name, value in settings.items() for word in ("-c", f"{name}={value}")]
        with self.log.open("ab") as log:
            command = [str(self.bin / "postgres"), "-D", str(self.data), *told]
            self.process = subprocess.Popen(command, stdout=log, stderr=log, cwd=self.folder, **self.who)
        until = time.monotonic() + PATIENCE
        while not self.answers():
            assert time.monotonic() < until, "PostgreSQL does not start"
            assert self.process.poll() is None, self.log.read_text()
            time.sleep(0.05)

    def answers(self) -> bool:
        with suppress(psycopg.OperationalError):
            return bool(self.ask("SELECT 1"))
        return False

    def stop(self, how: signal.Signals = signal.SIGINT) -> None:
        """Politely to all but those who wait (SIGINT), or at once as in a crash (SIGQUIT)."""
        self.process.send_signal(how)
        self.process.wait(PATIENCE)

    def restart(self, how: signal.Signals = signal.SIGINT) -> None:
        self.stop(how)
        self.start()

    def close(self) -> None:
        if self.process.poll() is None:
            self.stop(signal.SIGQUIT)
        shutil.rmtree(self.folder, ignore_errors=True)

    def url(self, database: str = "postgres") -> str:
        return f"postgresql://farside@127.0.0.1:{self.port}/{database}"

    def line(self, database: str = "postgres", **how: Any) -> psycopg.Connection[Any]:
        """A session beside the server's own."""
        return psycopg.connect(self.url(database), autocommit=True, **how)

    def ask(self, sql: str, database: str = "postgres") -> list[Any]:
        with self.line(database) as line:
            done = line.execute(sql)
            return done.fetchall() if done.description else []

    def fresh(self, database: str, template: str = "template1") -> str:
        """An empty database of that name, whatever was there before."""
        self.ask(f"DROP DATABASE IF EXISTS {database} WITH (FORCE)")
        self.ask(f"CREATE DATABASE {database} TEMPLATE {template}")
        return self.url(database)

    def prepared(self, database: str) -> str:
        """The same, of the newest shape: brought up to date once, and copied."""
        if not self.ask("SELECT 1 FROM pg_database WHERE datname = 'prepared'"):
            SqlStore(self.fresh("prepared")).close()
        return self.fresh(database, "prepared")

    def kill_lines(self, database: str) -> int:
        """End all sessions of a database, as a restarted proxy or an impatient administrator does."""
        return len(
            self.ask(f"SELECT pg_terminate_backend(pid, 5000) FROM pg_stat_activity WHERE datname = '{database}'")
        )
