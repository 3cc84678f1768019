"""Every store there is, one after another."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from tests.table.helpers import empty_database
from tests.table.postgres import Cluster

from farside.tab.store import TabStore
from farside.table.memory import MemoryStore
from farside.table.sql.store import SqlStore
from farside.table.store import Store


@pytest.fixture(params=["sqlite", "postgresql", "memory", "tab"])
def store(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[Store]:
    """One after another, all there are."""
    if request.param == "postgresql":
        found: Store = SqlStore(emptied(request.getfixturevalue("cluster")))
    elif request.param == "sqlite":
        found = on_disk(tmp_path / "tables.db")
    else:
        found = MemoryStore() if request.param == "memory" else TabStore(lambda name, text: None)
    yield found
    found.close()


def emptied(cluster: Cluster) -> str:
    """A database of the newest shape with nothing in it. Made once: to empty one takes less than to make one."""
    if not cluster.ask("SELECT 1 FROM pg_database WHERE datname = 'stores'"):
        cluster.prepared("stores")
    cluster.ask("TRUNCATE circles, tables, profiles, campaigns, promises, leases, servers, closings CASCADE", "stores")
    return cluster.url("stores")


def on_disk(file: Path) -> SqlStore:
    file.write_bytes(empty_database())
    return SqlStore(f"sqlite:///{file}")
