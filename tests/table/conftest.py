"""A host with its own database, and a client that talks to the whole app without a network."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from tests.table.callers import PostOffice, Room
from tests.table.helpers import Web, held, new_host, visited
from tests.table.postgres import Cluster

from farside.table.host import Host
from farside.table.sql.house.keeper import SqlKeeper


@pytest.fixture
def host(tmp_path: Path) -> Iterator[Host]:
    yield from held(new_host(tmp_path))


@pytest.fixture
def web(host: Host) -> Iterator[Web]:
    """The app around the same host."""
    yield from visited(host)


@pytest.fixture
def kept(host: Host, tmp_path: Path) -> Host:
    """The same with somebody who keeps house."""
    host.keeper = SqlKeeper(f"sqlite:///{tmp_path / 'tables.db'}", tmp_path / "backups")
    return host


@pytest.fixture
def at_home(kept: Host, web: Web) -> Web:
    """The app around that one."""
    assert web.host is kept
    return web


@pytest.fixture(scope="session")
def cluster() -> Iterator[Cluster]:
    """A PostgreSQL of our own, one for all tests of this process."""
    found = Cluster()
    yield found
    found.close()


@pytest.fixture
def room() -> Iterator[Room]:
    """Who listens behind a webhook."""
    found = Room()
    yield found
    found.close()


@pytest.fixture
def post() -> Iterator[PostOffice]:
    found = PostOffice()
    yield found
    found.close()
