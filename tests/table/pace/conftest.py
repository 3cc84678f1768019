"""The house, on disk and in memory."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from tests.table.helpers import empty_database
from tests.table.pace.house import House

from farside.table.memory import MemoryStore
from farside.table.sql.store import SqlStore
from farside.table.store import Store


@pytest.fixture(params=["sqlite", "memory"])
def house(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[House]:
    if request.param == "memory":
        store: Store = MemoryStore()
    else:
        (tmp_path / "tables.db").write_bytes(empty_database())
        store = SqlStore(f"sqlite:///{tmp_path / 'tables.db'}")
    found = House(store)
    yield found
    found.close()
