"""Whether a server lives and can serve, its measures, and a log that never tells a token."""

from __future__ import annotations

import json
import logging
from pathlib import Path

import pytest
from tests.table.helpers import V1, Program, Web, a_table, first_move

from farside.table import logs, measures
from farside.table.host import Host
from farside.table.measures import Day, Ear, Measures, Spread, kind_of
from farside.table.settings import SettingsError, read
from farside.table.sql.house.keeper import new_secret
from farside.table.store import StoreBusyError

TOKEN = "yPJYtZGaR2Qh08F8G2TyNQ"


def secret_of(folder: Path) -> str:
    return new_secret(f"sqlite:///{folder / 'tables.db'}")


# -- health ----------------------------------------------------------------------------------------


def test_a_server_says_that_it_lives_and_that_it_can_serve(web: Web):
    assert (web.get("/healthz").status_code, web.get("/readyz").status_code) == (200, 200)


def test_without_its_database_it_lives_and_cannot_serve(web: Web, host: Host, monkeypatch: pytest.MonkeyPatch):
    def gone(_table: str) -> None:
        raise StoreBusyError("gone")

    monkeypatch.setattr(host.store, "pulse", gone)
    assert (web.get("/healthz").status_code, web.get("/readyz").status_code) == (200, 503)


# -- measures --------------------------------------------------------------------------------------


def test_measures_are_not_for_everybody(at_home: Web, tmp_path: Path):
    secret = secret_of(tmp_path)
    assert at_home.get("/metrics").status_code == 403
    assert at_home.get("/metrics", headers={"authorization": "Bearer guess"}).status_code == 403
    assert at_home.get("/metrics", headers={"authorization": f"Bearer {secret}"}).status_code == 200


def test_a_new_secret_ends_the_one_before(at_home: Web, tmp_path: Path):
    old, new = secret_of(tmp_path), secret_of(tmp_path)
    assert at_home.get("/metrics", headers={"authorization": f"Bearer {old}"}).status_code == 403
    assert at_home.get("/metrics", headers={"authorization": f"Bearer {new}"}).status_code == 200
    assert new not in (tmp_path / "tables.db").read_bytes().decode("latin-1")


def test_measures_may_be_opened_to_everybody(at_home: Web, kept: Host):
    kept.metrics = "open"
    opened = a_table(kept)
    person = Program(at_home, opened.id, opened.tokens[0])
    own = person.look()
    assert person.move(own["ply"], own["options"][0]["name"]).status_code == 200
    text = at_home.get("/metrics").text
    assert "farside_move_seconds_count{process=" in text
    assert 'kind="move",status="200"} 1' in text
    assert 'farside_tables{game="pebble",state="open"} 1' in text
    for line in text.splitlines():
        assert line.startswith(("# HELP farside_", "# TYPE farside_", "farside_")), line
    for hidden in (*opened.tokens, opened.host, opened.id):
        assert hidden not in text


def test_what_a_request_is_for(host: Host):
    asked = {
        ("POST", "/api/v1/tables/abcdef/moves"): measures.MOVE,
        ("POST", "/t/abcdef/move"): measures.MOVE,
        ("GET", "/api/v1/tables/abcdef/events"): measures.STREAM,
        ("GET", "/api/v1/games"): measures.API,
        ("GET", "/"): measures.PAGE,
        ("GET", "/healthz"): measures.OTHER,
    }
    assert {key: kind_of(*key) for key in asked} == asked


def test_the_middle_of_a_spread_is_about_right():
    found = Spread()
    for at in range(100):
        found.add(0.011 if at < 60 else 0.3)
    assert 0.01 <= found.middle() <= 0.02
    assert (found.count, found.worst) == (100, 0.3)
    assert Spread().middle() == 0.0


def test_a_day_forgets_what_was_before_it():
    now = 1_000_000.0
    day = Day(lambda: now)
    day.add(1.0)
    now += 86400.0
    day.add(2.0)
    assert day.all().count == 1
    assert len(day.slots()) == measures.SLOTS


# -- the log ---------------------------------------------------------------------------------------


def line_of(text: str, *args: object, **more: object) -> str:
    record = logging.LogRecord("farside.table", logging.WARNING, "", 0, text, args, None)
    record.__dict__.update(more)
    return logs.Lines().format(record)


def test_a_line_is_json():
    told = json.loads(line_of("table %s rests", "abcdef"))
    assert told["text"] == "table abcdef rests"
    assert (told["level"], told["from"]) == ("warning", "farside.table")


@pytest.mark.parametrize(
    "text",
    [
        f"GET /t/abcdef?token={TOKEN}&x=1",
        f"authorization: Bearer {TOKEN}",
        f"cookie: seat-abcdef={TOKEN}; theme=dark",
        f"postgresql://farside:{TOKEN}@db/farside",
        f"/desk?secret={TOKEN}",
    ],
)
def test_whatever_looks_like_a_secret_is_covered(text: str):
    assert TOKEN not in line_of(text)
    assert TOKEN not in logs.covered(text)


def test_a_line_for_every_request_holds_no_token(web: Web, host: Host, caplog: pytest.LogCaptureFixture):
    opened = a_table(host)
    with caplog.at_level(logging.INFO, "farside.requests"):
        web.get(f"/t/{opened.id}?token={opened.tokens[0]}")
        web.get(f"{V1}/tables/{opened.id}", headers={"authorization": f"Bearer {opened.tokens[1]}"})
    lines = [logs.Lines().format(record) for record in caplog.records]
    told = [json.loads(line) for line in lines]
    assert [(one["method"], one["path"], one["status"]) for one in told] == [
        ("GET", f"/t/{opened.id}", 303),
        ("GET", f"{V1}/tables/{opened.id}", 200),
    ]
    for hidden in opened.tokens:
        assert hidden not in "".join(lines)


def test_warnings_are_kept_for_whoever_hosts():
    found = Measures()
    log = logging.getLogger("farside.table.test")
    log.addHandler(Ear(found))
    log.warning("something about token=%s", TOKEN)
    assert [(one.kind, one.text) for one in found.happened] == [("warning", "something about token=…")]


@pytest.mark.parametrize(("name", "value"), [("log", "xml"), ("metrics", "sometimes")])
def test_settings_say_what_is_possible(name: str, value: str):
    with pytest.raises(SettingsError, match=f"{name} is "):
        read(**{name: value}, env={})  # type: ignore[arg-type]  # the names of settings


def test_a_move_is_counted_once(web: Web, host: Host):
    first_move(host, a_table(host).id)
    assert host.measures.moves.count == 0  # nobody asked over the network
