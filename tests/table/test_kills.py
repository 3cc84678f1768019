"""A few rounds of the kill loop (`make kills` plays 200): 0 acknowledged moves lost on either database, no call lost or
doubled, and time has not jumped."""

from __future__ import annotations

from pathlib import Path

from tests.table.kills import DATABASE, is_well, loop
from tests.table.postgres import Cluster


def test_no_acknowledged_move_is_lost_on_sqlite(tmp_path: Path):
    found = loop(f"sqlite:///{tmp_path / 'tables.db'}", 2, 1)
    assert is_well(found), found
    assert found["acknowledged"] > 0


def test_no_acknowledged_move_is_lost_on_postgresql(cluster: Cluster):
    found = loop(cluster.prepared(DATABASE), 6, 1, cluster)
    assert is_well(found), found
    assert found["acknowledged"] > 0
