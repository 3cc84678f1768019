"""Houses near (SQLite) and far (PostgreSQL), with all the time there is."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from tests.table.faults.house import DATABASE, House
from tests.table.helpers import empty_database
from tests.table.postgres import Cluster

from farside.table.sql import clerks, desk


@pytest.fixture(autouse=True)
def all_the_time_there_is(monkeypatch: pytest.MonkeyPatch) -> None:
    """On a busy machine an answer may take long; what must be cut short is cut short by the database's own limits."""
    monkeypatch.setattr(clerks, "PATIENCE", 30.0)
    monkeypatch.setattr(desk, "PERSISTENCE", 10.0)


@pytest.fixture
def far(cluster: Cluster) -> Iterator[House]:
    """On PostgreSQL."""
    found = House(cluster.prepared(DATABASE))
    yield found
    found.close()


@pytest.fixture
def near(tmp_path: Path) -> Iterator[House]:
    """On SQLite."""
    file = tmp_path / "tables.db"
    file.write_bytes(empty_database())
    found = House(f"sqlite:///{file}")
    yield found
    found.close()


@pytest.fixture(params=["near", "far"])
def house(request: pytest.FixtureRequest) -> House:
    found: House = request.getfixturevalue(request.param)
    return found
