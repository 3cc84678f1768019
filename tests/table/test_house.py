"""Keeping house: `farside admin`, on both databases, beside a server that is in use."""

from __future__ import annotations

import gzip
import json
import stat
import time
from collections.abc import Iterator
from pathlib import Path
from shutil import copyfile
from typing import Any

import pytest
from sqlalchemy import text
from tests.table.helpers import PEOPLE, WITH_BOT, a_table, empty_database, engine, host_on, play_on
from tests.test_cli import good, run

from farside.core.record import Record
from farside.table import doors
from farside.table.answers import SeatSpec
from farside.table.host import Host
from farside.table.sql.store import SqlStore
from farside.table.trouble import NoTableError

DAY = 86400.0
GOLDEN = Path(__file__).parent.parent / "databases"
KINDS = ["sqlite", "postgresql"]


@pytest.fixture(params=KINDS)
def url(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """A new database of either kind."""
    if request.param == "postgresql":
        found: str = request.getfixturevalue("cluster").prepared("house")
        return found
    (tmp_path / "tables.db").write_bytes(empty_database())
    return f"sqlite:///{tmp_path / 'tables.db'}"


@pytest.fixture
def house(url: str) -> Iterator[Host]:
    """A server that is in use."""
    found = host_on(SqlStore(url))
    yield found
    found.store.close()


def admin(word: str, url: str, *more: str, typed: str = "") -> str:
    return good("admin", word, *more, "--database", url, typed=typed)


def refused(word: str, url: str, *more: str) -> str:
    result = run("admin", word, *more, "--database", url)
    assert result.exit_code in (1, 2), result.output
    return result.stderr


def everything(url: str) -> dict[str, list[tuple[Any, ...]]]:
    """All rows, to compare."""
    store = SqlStore(url)
    names = ("tables", "seats", "moves", "profiles", "keepsakes", "campaigns", "chapters", "promises")
    with store.engine.connect() as connection:
        found = {name: sorted(map(tuple, connection.execute(text(f"SELECT * FROM {name}")))) for name in names}
    store.close()
    return found


def aged(host: Host, table: str, days: float) -> None:
    """A table that nobody has touched for so long."""
    with engine(host).begin() as connection:
        then = {"then": time.time() - days * DAY, "table": table}
        connection.execute(text("UPDATE tables SET created = :then WHERE id = :table"), then)
        connection.execute(text("UPDATE moves SET played = :then WHERE table_id = :table"), then)


def lived_in(host: Host) -> tuple[str, str, str]:
    """A running table, a finished one, and the secret of somebody who owns cards; a campaign has begun."""
    running, over = a_table(host).id, a_table(host, seed=8).id
    play_on(host, running, 3)
    play_on(host, over)
    secret = host.ringing.new()
    profile = host.ringing.opened(secret)
    host.collecting.take_in(profile, {"magnastorm": cards()})
    host.campaigning.begin("skymines", PEOPLE)
    host.shuffling.promise()
    return running, over, secret


def cards() -> list[str]:
    from farside.core import shelf

    collects = shelf.game("magnastorm").collects
    assert collects is not None
    return list(collects.keys[:3])


# -- backup and restore ----------------------------------------------------------------------------


def test_a_house_comes_back_whole_in_either_kind_of_database(house: Host, url: str, tmp_path: Path):
    lived_in(house)
    admin("backup", url, str(tmp_path / "house.gz"))
    copy = f"sqlite:///{tmp_path / 'copy.db'}"
    assert "restored" in admin("restore", copy, str(tmp_path / "house.gz"))
    assert everything(copy) == everything(url)


def test_a_house_moves_from_sqlite_to_postgresql_and_back(house: Host, url: str, tmp_path: Path, cluster: Any):
    lived_in(house)
    there, back = cluster.fresh("moved"), f"sqlite:///{tmp_path / 'back.db'}"
    admin("backup", url, str(tmp_path / "house.gz"))
    admin("restore", there, str(tmp_path / "house.gz"))
    admin("backup", there, str(tmp_path / "again.gz"))
    admin("restore", back, str(tmp_path / "again.gz"))
    assert everything(back) == everything(there) == everything(url)


def test_a_backup_is_one_moment_whatever_is_played_meanwhile(house: Host, url: str, tmp_path: Path):
    from farside.table.sql.house import copying
    from farside.table.sql.house.opened import database, drawn_up, shape_of, snapshot

    running, _over, _secret = lived_in(house)
    before = everything(url)
    with database(url) as found, snapshot(found) as connection:
        rows = copying.rows(connection, drawn_up(found))
        first = next(rows)
        play_on(house, running, 3)
        copying.write(tmp_path / "house.gz", shape_of(found), iter([first, *rows]))
    copy = f"sqlite:///{tmp_path / 'copy.db'}"
    admin("restore", copy, str(tmp_path / "house.gz"))
    assert everything(copy) == before != everything(url)


def test_games_go_on_where_a_backup_was_restored(house: Host, url: str, tmp_path: Path):
    opened = a_table(house)
    play_on(house, opened.id, 3)
    admin("backup", url, str(tmp_path / "house.gz"))
    copy = f"sqlite:///{tmp_path / 'copy.db'}"
    admin("restore", copy, str(tmp_path / "house.gz"))
    later = host_on(SqlStore(copy))
    assert later.door(opened.id, opened.tokens[0]).seats == (0,)
    play_on(later, opened.id)
    assert later.table(opened.id).over
    later.store.close()


def test_sqlite_is_copied_in_its_own_form_too(host: Host, tmp_path: Path):
    lived_in(host)
    url = f"sqlite:///{tmp_path / 'tables.db'}"
    admin("backup", url, str(tmp_path / "copy.db"))
    assert everything(f"sqlite:///{tmp_path / 'copy.db'}") == everything(url)
    admin("restore", f"sqlite:///{tmp_path / 'third.db'}", str(tmp_path / "copy.db"))
    assert everything(f"sqlite:///{tmp_path / 'third.db'}") == everything(url)


def test_nobody_else_can_read_a_backup_and_nothing_half_written_is_left(house: Host, url: str, tmp_path: Path):
    lived_in(house)
    admin("backup", url, str(tmp_path / "new/house.gz"))
    assert stat.S_IMODE((tmp_path / "new/house.gz").stat().st_mode) == 0o600
    assert [file.name for file in (tmp_path / "new").iterdir()] == ["house.gz"]


def test_nothing_is_overwritten(house: Host, url: str, tmp_path: Path):
    lived_in(house)
    admin("backup", url, str(tmp_path / "house.gz"))
    before = everything(url)
    assert "is there already" in refused("backup", url, str(tmp_path / "house.gz"))
    assert "has tables in it" in refused("restore", url, str(tmp_path / "house.gz"))
    assert everything(url) == before


def test_a_backup_that_is_cut_short_restores_nothing(house: Host, url: str, tmp_path: Path):
    lived_in(house)
    admin("backup", url, str(tmp_path / "house.gz"))
    whole = gzip.decompress((tmp_path / "house.gz").read_bytes())
    copy = f"sqlite:///{tmp_path / 'copy.db'}"
    for cut in (whole[: whole.rindex(b'{"end"')], whole[:400]):
        (tmp_path / "cut.gz").write_bytes(gzip.compress(cut))
        result = run("admin", "restore", str(tmp_path / "cut.gz"), "--database", copy)
        assert result.exit_code == 1
        assert not everything(copy)["tables"]


def test_what_is_no_backup_is_refused(tmp_path: Path):
    (tmp_path / "a.gz").write_bytes(gzip.compress(b"hello\n"))
    (tmp_path / "b.gz").write_bytes(b"hello")
    for name in ("a.gz", "b.gz"):
        assert "is no backup" in refused("restore", f"sqlite:///{tmp_path / 'copy.db'}", str(tmp_path / name))
    assert "No such file" in refused("restore", f"sqlite:///{tmp_path / 'copy.db'}", str(tmp_path / "c.gz"))


def test_a_backup_of_an_earlier_version_is_restored_by_this_one_and_the_old_house_is_left_as_it_is(tmp_path: Path):
    copyfile(GOLDEN / "0005.sqlite", tmp_path / "old.db")
    before = (tmp_path / "old.db").read_bytes()
    url, copy = f"sqlite:///{tmp_path / 'old.db'}", f"sqlite:///{tmp_path / 'new.db'}"
    assert "13 of 13" in admin("check", url)
    admin("stats", url)
    admin("backup", url, str(tmp_path / "old.gz"))
    assert (tmp_path / "old.db").read_bytes() == before
    admin("restore", copy, str(tmp_path / "old.gz"))
    assert "13 of 13" in admin("check", copy)


# -- what somebody has -----------------------------------------------------------------------------


def test_somebody_takes_everything_along_and_brings_it_back(house: Host, url: str, tmp_path: Path):
    _running, _over, secret = lived_in(house)
    opened = a_table(house, seed=9)
    over = opened.id
    play_on(house, over)
    seat, other = opened.tokens
    paper = admin(
        "export", url, "--secret", secret, "--secret", "-", "--out", str(tmp_path / "me.json"), typed=f"{seat}\n"
    )
    assert paper == ""
    told = json.loads((tmp_path / "me.json").read_text())
    assert stat.S_IMODE((tmp_path / "me.json").stat().st_mode) == 0o600
    assert [one["table"] for one in told["games"]] == [over]
    assert Record.loads(told["games"][0]["record"]).replay().over
    text_of = json.dumps(told)
    assert doors.mark(other) not in text_of  # another's door
    assert seat not in text_of
    assert secret not in text_of
    copy = f"sqlite:///{tmp_path / 'copy.db'}"
    SqlStore(copy).close()
    said = good("admin", "import", str(tmp_path / "me.json"), "--database", copy)
    assert said.startswith("1 profiles, 3 keepsakes, 1 tables, 2 seats")
    later = host_on(SqlStore(copy))
    assert later.table(over).over
    assert len(later.collecting.owned(later.ringing.opened(secret))["magnastorm"]) == 3
    later.store.close()
    assert good("admin", "import", str(tmp_path / "me.json"), "--database", copy).startswith("0 profiles, 0 keepsakes")


def test_of_a_running_game_only_ones_own_moves_are_told(house: Host, url: str):
    opened = a_table(house, seed=987654321987)
    play_on(house, opened.id, 4)
    told = json.loads(admin("export", url, "--secret", opened.tokens[0]))
    assert told["games"][0]["seats"] == [0]
    assert all(move.startswith("0 ") for move in told["games"][0]["moves"])
    assert told["rows"] == []
    assert "987654321987" not in json.dumps(told)


def test_a_secret_that_is_nobodys_is_told(house: Host, url: str):
    assert "nobody here has this secret" in refused("export", url, "--secret", "guess")
    assert "nobody here has this secret" in refused("prune", url, "--secret", "guess")
    assert "a person is known by a secret" in refused("export", url)


@pytest.mark.parametrize(
    ("paper", "said"),
    [
        ("[]", "a paper is"),
        ('{"farside": "person 1", "rows": [["alembic_version", {}]]}', "a row is one of"),
        ('{"farside": "person 1", "rows": [["tables", {"id": "abcdef", "over": 0}]]}', "only finished games"),
        ('{"farside": "person 1", "rows": [["profiles", {"id": "x", "created": 1, "king": 1}]]}', "has no king"),
        ("{", "is not JSON"),
    ],
)
def test_what_cannot_be_taken_in_is_refused(house: Host, url: str, tmp_path: Path, paper: str, said: str):
    before = everything(url)
    (tmp_path / "me.json").write_text(paper)
    assert said in refused("import", url, str(tmp_path / "me.json"))
    assert everything(url) == before


def test_nobody_adds_moves_to_anothers_table_by_a_paper(house: Host, url: str, tmp_path: Path):
    table = a_table(house).id
    row = {"table_id": table, "ply": 0, "seat": 0, "name": "pass", "played": 1.0, "note": ""}
    (tmp_path / "me.json").write_text(json.dumps({"farside": "person 1", "rows": [["moves", row]]}))
    assert "0 moves" in good("admin", "import", str(tmp_path / "me.json"), "--database", url)
    assert house.store.moves(table) == []


def test_nothing_of_somebody_is_left(house: Host, url: str):
    secret = house.ringing.new()
    profile = house.ringing.opened(secret)
    house.collecting.take_in(profile, {"magnastorm": cards()})
    alone = house.create("magnastorm", [SeatSpec(name="Ann", profile=profile), SeatSpec("bot", "chance")]).id
    friends = house.create("magnastorm", [SeatSpec(name="Ann", profile=profile), SeatSpec(name="Bob")]).id
    house.claim(friends, 1)
    assert "1 tables, 1 seats, 3 keepsakes, 1 profiles" in admin("prune", url, "--secret", secret)
    left = everything(url)
    assert [row[0] for row in left["tables"]] == [friends]
    assert alone != friends
    assert not left["profiles"]
    assert not left["keepsakes"]
    assert "Ann" not in str(left)
    assert profile not in str(left)
    assert "Bob" in str(left["seats"])


# -- what is old -----------------------------------------------------------------------------------


def test_nothing_is_deleted_unless_somebody_says_what(house: Host, url: str):
    lived_in(house)
    before = everything(url)
    assert "say what" in refused("prune", url)
    assert everything(url) == before


def test_old_games_are_deleted_by_age_finished_or_not(house: Host, url: str):
    codes = {}
    for name, over, days in (("old", 1, 40), ("new", 1, 2), ("waits", 0, 40), ("runs", 0, 2)):
        codes[name] = a_table(house, WITH_BOT if name == "runs" else PEOPLE).id
        play_on(house, codes[name], 10_000 if over and name != "runs" else 0)
        aged(house, codes[name], days)
    before = everything(url)
    assert "1 finished games, 0 unfinished" in admin("prune", url, "--finished", "30", "--dry-run")
    assert everything(url) == before
    assert "1 finished games, 0 unfinished" in admin("prune", url, "--finished", "30")
    assert "0 finished games, 1 unfinished" in admin("prune", url, "--unfinished", "30")
    left = everything(url)
    assert {row[0] for row in left["tables"]} == {codes["new"], codes["runs"]}
    assert {row[0] for row in left["moves"]} == {codes["new"]}
    assert {row[0] for row in left["seats"]} == {codes["new"], codes["runs"]}


def test_a_campaign_goes_with_its_last_table(house: Host, url: str):
    code, opened = house.campaigning.begin("skymines", PEOPLE)
    with engine(house).begin() as connection:
        connection.execute(text("UPDATE campaigns SET created = 1"))
    assert "0 campaigns" in admin("prune", url, "--unfinished", "30")
    aged(house, opened.id, 40)
    assert "1 unfinished, 1 campaigns" in admin("prune", url, "--unfinished", "30")
    assert house.store.campaigns.get(code) is None


# -- what there is ---------------------------------------------------------------------------------


def test_a_house_is_counted(house: Host, url: str):
    lived_in(house)
    told = json.loads(admin("stats", url, "--json"))
    assert told["games"]["pebble"] == {"open": 1, "finished": 1}
    assert (told["open"], told["finished"], told["profiles"], told["campaigns"]) == (2, 1, 1, 1)
    assert told["bytes"] > 10_000
    assert told["database"] in ("SQLite", "PostgreSQL")
    assert "pebble" in admin("stats", url)


def test_no_number_is_a_secret(house: Host, url: str):
    _running, _over, secret = lived_in(house)
    told = admin("stats", url) + admin("stats", url, "--json") + admin("check", url)
    tokens = [seat.token for table in everything(url)["tables"] for seat in house.store.seats(table[0]) if seat.token]
    for hidden in (secret, *tokens):
        assert hidden not in told


def test_tables_that_would_rest_or_differ_are_named(house: Host, url: str):
    running, over, _secret = lived_in(house)
    assert "3 of 3 tables go on as they are" in admin("check", url)
    with engine(house).begin() as connection:
        connection.execute(text("UPDATE tables SET edition = 99 WHERE id = :table"), {"table": running})
        connection.execute(text("UPDATE tables SET over = 0 WHERE id = :table"), {"table": over})
    result = run("admin", "check", "--json", "--database", url)
    assert result.exit_code == 1
    found = {one["table"]: one["why"] for one in json.loads(result.stdout)["found"]}
    assert found[running].startswith("rests: ")
    assert found[over].startswith("differs: ")
    assert "1 of 3 tables go on" in run("admin", "check", "--database", url).stdout


def test_the_record_of_a_table_that_rests_or_runs_is_for_whoever_keeps_house(house: Host, url: str):
    running, _over, _secret = lived_in(house)
    with engine(house).begin() as connection:
        connection.execute(text("UPDATE tables SET edition = 99 WHERE id = :table"), {"table": running})
    assert admin("export", url, "--table", running).startswith("farside record 1\ngame pebble 99\n")
    assert "there is no table" in refused("export", url, "--table", doors.new_code())


def test_a_database_that_is_not_there_is_not_made(tmp_path: Path):
    for word in ("stats", "check"):
        assert "there is no database" in refused(word, f"sqlite:///{tmp_path / 'none.db'}")
    assert not (tmp_path / "none.db").exists()


def test_a_running_server_knows_at_once_what_was_deleted(house: Host, url: str):
    table = a_table(house).id
    play_on(house, table)
    aged(house, table, 40)
    admin("prune", url, "--finished", "30")
    with pytest.raises(NoTableError):
        house.table(table)
