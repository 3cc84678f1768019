"""Cluster: the same games from a Ray cluster. The test starts one with two workers, once: that takes some seconds."""

from __future__ import annotations

from pathlib import Path
from secrets import token_hex

import pytest

from farside.core import box
from farside.core.box import BoxError
from farside.games.pebble.game import GAME
from farside.lab import tables
from farside.lab.design import design
from farside.lab.series import Folder, Here, Job, play_all

pytestmark = pytest.mark.filterwarnings("default")  # Ray's own warnings are Ray's affair


@pytest.fixture
def cluster(tmp_path: Path, monkeypatch: pytest.MonkeyPatch):
    """Two workers on this computer, which leave nothing behind in the home folder."""
    from farside.lab.cluster import Cluster

    (tmp_path / "token").write_text(token_hex(32))
    monkeypatch.setenv("RAY_AUTH_TOKEN_PATH", str(tmp_path / "token"))
    monkeypatch.setenv("RAY_USAGE_STATS_ENABLED", "0")
    found = Cluster("local", 2)
    yield found
    found.close()


def silent(done: int, in_all: int) -> None:
    """Nobody watches."""


def test_a_cluster_plays_the_same_games_and_says_what_is_wrong_with_a_box(cluster, tmp_path: Path):
    made = design(GAME, bots=["chance"], seed=9)
    play_all(Folder(tmp_path / "here", made), 70, Here(), silent)
    play_all(Folder(tmp_path / "cluster", made), 70, cluster, silent)
    for name in tables.TABLES:
        here, there = (tmp_path / each / f"{name}.parquet" for each in ("here", "cluster"))
        assert here.read_bytes() == there.read_bytes()

    text = box.own("farside.games.pebble").replace("copies = 4", "copies = 5", 1)
    wrong = design(GAME, bots=["chance"], box=(text, "new.toml"))
    with pytest.raises(BoxError, match=r"new\.toml: expected 24 birds, found 25"):
        list(cluster.play([Job(wrong, "changed", 0, 1)]))
    assert list(cluster.play([])) == []
