"""Databases from before tokens were marks: every link works on. And files that nobody else may read."""

from __future__ import annotations

import os
import stat
from pathlib import Path

import pytest
from sqlalchemy import text
from tests.table.helpers import host_on

from farside.table import doors, sitting
from farside.table.sql.database import migrate, open_engine, read_url
from farside.table.sql.store import SqlStore

ADD_TABLE = text("""
INSERT INTO tables (id, game, edition, seats, seed, salt, variants, chosen, host, created)
VALUES ('abcdef', 'pebble', 1, 3, '7', 'salt', '{}', 0, 'the-host', 1.0)
""")
ADD_SEAT = text("""
INSERT INTO seats (table_id, seat, kind, bot, name, token, taken)
VALUES ('abcdef', :seat, :kind, :bot, '', :token, :taken)
""")
ADD_CAMPAIGN = text("""
INSERT INTO campaigns (id, game, host, created, seats, level) VALUES ('ghjkmn', 'skymines', 'began-it', 1.0, '[]', -1)
""")
OLD = [(0, "human", "", "ann", 1), (1, "human", "", "ben", 0), (2, "bot", "chance", "", 1)]


@pytest.fixture
def old(tmp_path: Path) -> str:
    """A database as the last shape with tokens in plain text wrote it."""
    url = f"sqlite:///{tmp_path / 'old.db'}"
    engine = open_engine(read_url(url))
    migrate(engine, "0011")
    with engine.begin() as connection:
        connection.execute(ADD_TABLE)
        for seat, kind, bot, token, taken in OLD:
            connection.execute(ADD_SEAT, {"seat": seat, "kind": kind, "bot": bot, "token": token, "taken": taken})
        connection.execute(ADD_CAMPAIGN)
    engine.dispose()
    return url


def test_what_people_have_opens_what_it_opened(old: str) -> None:
    host = host_on(SqlStore(old))
    assert host.door("abcdef", ["ann"]) == doors.Door((0,))
    assert host.door("abcdef", ["ben", "the-host"]) == doors.Door((1,), True)
    assert host.campaigning.is_host("ghjkmn", ["began-it"])
    host.store.close()


def test_the_host_is_shown_links_of_free_seats_that_open_them(old: str) -> None:
    host = host_on(SqlStore(old))
    found = sitting.invitations(host.playing("abcdef"), ["the-host"])
    assert list(found) == [1]
    new = sitting.sit_down(host, "abcdef", [found[1]])[found[1]]
    assert host.door("abcdef", new).seats == (1,)
    assert host.door("abcdef", ["ben", found[1]]).spectator
    host.store.close()


def test_no_token_is_left_in_plain_text(old: str) -> None:
    SqlStore(old).close()
    content = Path(old.removeprefix("sqlite:///")).read_bytes()
    engine = open_engine(read_url(old))
    with engine.connect() as connection:
        rows = connection.execute(text("SELECT token FROM seats ORDER BY seat")).scalars().all()
    engine.dispose()
    assert rows == [doors.mark("ann"), doors.mark("ben"), ""]
    assert b"the-host" not in content


# -- files -----------------------------------------------------------------------------------------


def modes(folder: Path) -> set[int]:
    return {stat.S_IMODE(file.stat().st_mode) for file in folder.iterdir()}


@pytest.mark.skipif(os.name == "nt", reason="Windows keeps the rights of files otherwise")
def test_nobody_else_may_read_a_database(tmp_path: Path) -> None:
    folder = tmp_path / "new"
    store = SqlStore(f"sqlite:///{folder / 'tables.db'}")
    assert modes(folder) == {0o600}
    assert stat.S_IMODE(folder.stat().st_mode) == 0o700
    store.close()


@pytest.mark.skipif(os.name == "nt", reason="Windows keeps the rights of files otherwise")
def test_a_database_that_others_could_read_is_theirs_no_more(old: str, tmp_path: Path) -> None:
    (tmp_path / "old.db").chmod(0o644)
    store = SqlStore(old)
    assert modes(tmp_path) == {0o600}
    store.close()
