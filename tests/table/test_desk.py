"""The host's desk: closed to everybody but its holder, in every language, and it shows nobody's secrets."""

from __future__ import annotations

import os
import re
from pathlib import Path

import pytest
from sqlalchemy import text
from tests.table.helpers import WITH_BOT, Web, a_table, engine, play_on

from farside.core.languages import LANGUAGES
from farside.table.answers import SeatSpec
from farside.table.calls.making import install
from farside.table.calls.post import office
from farside.table.host import Host
from farside.table.limits import Limits, Turnstile
from farside.table.measures import BEGAN
from farside.table.pages.figures import amount, duration, line_of, size
from farside.table.pages.paper import Reader
from farside.table.sql.house.keeper import new_secret

PAGES = ("/desk", "/desk/tables/waiting", "/desk/tables/resting", "/desk/tables/crowd", "/desk/records/abcdef")
DEEDS = ("/desk/backup", "/desk/try", "/desk/close")
ENGLISH = {"accept-language": "en"}


@pytest.fixture
def holder(at_home: Web, tmp_path: Path) -> Web:
    """A browser that has come by the desk's link."""
    secret = new_secret(f"sqlite:///{tmp_path / 'tables.db'}")
    gone = at_home.get(f"/desk?secret={secret}")
    assert (gone.status_code, gone.headers["location"]) == (303, "/desk")
    return at_home


@pytest.mark.parametrize("path", PAGES)
def test_the_desk_is_closed_to_everybody_else(at_home: Web, path: str):
    assert at_home.get(path).status_code == 403
    at_home.client.cookies.set("desk", "guess")
    assert at_home.get(path).status_code == 403
    assert at_home.get("/desk?secret=guess").status_code == 403


@pytest.mark.parametrize("path", DEEDS)
def test_nobody_else_does_anything_there(at_home: Web, path: str, tmp_path: Path):
    assert at_home.post(path).status_code == 403
    assert not (tmp_path / "backups").exists()


def test_a_house_without_a_keeper_has_no_desk(web: Web):
    assert web.get("/desk").status_code == 404


def test_guesses_are_limited(at_home: Web):
    app = at_home.client._transport.app.app.app  # type: ignore[attr-defined]  # through the guard to the app itself
    app.state.turnstile = Turnstile(Limits(guesses=6))
    found = [at_home.get("/desk?secret=guess").status_code for _ in range(8)]
    assert found[0] == 403
    assert found[-1] == 429


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_desk_counts_in_every_language_and_shows_no_secret(holder: Web, kept: Host, lang: str):
    opened = kept.create("pebble", [SeatSpec(name="Zebulon"), SeatSpec()])
    over = a_table(kept, seed=987654321987)
    play_on(kept, over.id)
    page = holder.get("/desk", headers={"accept-language": lang})
    assert page.status_code == 200
    for hidden in (*opened.tokens, opened.host, *over.tokens, "Zebulon", "987654321987", opened.id):
        assert hidden not in page.text


def test_a_secret_is_typed_too(at_home: Web, tmp_path: Path):
    secret = new_secret(f"sqlite:///{tmp_path / 'tables.db'}")
    assert at_home.post("/desk", data={"secret": secret}).status_code == 303
    assert at_home.get("/desk").status_code == 200


def test_a_backup_is_made_and_listed(holder: Web, kept: Host, tmp_path: Path):
    a_table(kept)
    assert holder.post("/desk/backup").status_code == 303
    assert len(list((tmp_path / "backups").iterdir())) == 1
    page = holder.get("/desk", headers=ENGLISH).text
    assert "farside-" in page
    assert "opened again: 1 tables, whole" in page


def test_a_backup_that_is_cut_short_is_not_called_whole(holder: Web, kept: Host, tmp_path: Path):
    a_table(kept)
    holder.post("/desk/backup")
    (file,) = (tmp_path / "backups").iterdir()
    file.write_bytes(file.read_bytes()[:-40])
    os.utime(file, (1, 1))
    assert "not opened again" in holder.get("/desk", headers=ENGLISH).text


def test_tables_that_would_rest_are_told_and_kept_as_records(holder: Web, kept: Host):
    table = a_table(kept).id
    play_on(kept, table, 3)
    assert holder.get(f"/desk/records/{table}").status_code == 404  # it plays, so nobody sees its decks
    with engine(kept).begin() as connection:
        connection.execute(text("UPDATE tables SET edition = 99"))
    assert holder.post("/desk/try").status_code == 303
    assert "0 of 1" in holder.get("/desk", headers=ENGLISH).text
    assert table in holder.get("/desk/tables/resting").text
    record = holder.get(f"/desk/records/{table}")
    assert record.text.startswith("farside record 1\n")
    assert "attachment" in record.headers["content-disposition"]


def test_games_that_nobody_came_back_to_are_listed(holder: Web, kept: Host):
    table = a_table(kept, WITH_BOT).id
    with engine(kept).begin() as connection:
        connection.execute(text("UPDATE tables SET created = 1"))
        connection.execute(text("UPDATE moves SET played = 1"))
    assert table in holder.get("/desk/tables/waiting").text
    assert holder.get("/desk/tables/other").status_code == 404


def test_numbers_are_written_as_the_reader_writes_them():
    english, french, italian, german = (Reader(lang, "") for lang in ("en", "fr", "it", "de"))
    known = {"en": "12,345", "fr": "12\u202f345", "it": "12.345", "de": "12.345"}
    assert {who.lang: amount(12345, who) for who in (english, french, italian, german)} == known
    assert duration(1.25, german) == "1,2\u00a0s"
    assert [size(1_500_000, who) for who in (english, french)] == ["1.5\u00a0MB", "1,5\u00a0Mo"]
    assert [duration(each, english) for each in (0.02, 1.25)] == ["20\u00a0ms", "1.2\u00a0s"]
    assert line_of([0.0, 1.0]).line.startswith("M0.0 34.0L240.0 4.0")


def test_a_visitor_with_many_tables_of_bots_is_noted(holder: Web, kept: Host):
    app = holder.client._transport.app.app.app  # type: ignore[attr-defined]  # through the guard to the app itself
    app.state.turnstile = Turnstile(Limits(bot_tables=2))
    assert "tables of bots alone, as many" not in holder.get("/desk", headers=ENGLISH).text
    for _ in range(2):
        table = a_table(kept).id
        app.state.turnstile.add_bot_table("somebody", table)
    assert "One visitor runs 2 tables of bots alone" in holder.get("/desk", headers=ENGLISH).text


def test_the_tables_of_a_crowd_are_looked_at_and_closed(holder: Web, kept: Host):
    app = holder.client._transport.app.app.app  # type: ignore[attr-defined]  # through the guard to the app itself
    app.state.turnstile = Turnstile(Limits(bot_tables=2))
    others, theirs = a_table(kept).id, [a_table(kept).id for _ in range(2)]
    for table in theirs:
        app.state.turnstile.add_bot_table("somebody", table)
    shown = holder.get("/desk/tables/crowd", headers=ENGLISH).text
    assert all(table in shown for table in theirs)
    assert "Close these 2 tables" in shown
    assert others not in shown
    assert holder.post("/desk/close").status_code == 303
    assert [kept.store.table(table) is None for table in (*theirs, others)] == [True, True, False]
    page = holder.get("/desk", headers=ENGLISH).text
    assert "2 tables of bots alone were closed" in page
    assert "One visitor runs" not in page


def test_limits_say_how_much_the_busiest_visitor_uses(holder: Web):
    app = holder.client._transport.app.app.app  # type: ignore[attr-defined]  # through the guard to the app itself
    turnstile = app.state.turnstile = Turnstile(Limits(moves=30))
    for _ in range(4):
        turnstile.once("moves", "somebody")
    turnstile.once("moves", "another")
    assert round(turnstile.used(lambda table: True)["moves"]) == 4
    assert "4 at most now" in holder.get("/desk", headers=ENGLISH).text
    app.state.turnstile = Turnstile(Limits(connections=30), connections=lambda: 29)
    page = holder.get("/desk", headers=ENGLISH).text
    assert "29 at most now" in page
    assert "rail full" in page


def test_the_doors_tell_of_the_list_of_tables_and_of_the_ways_calls_go(holder: Web, kept: Host):
    assert re.search("List of tables to watch</dt>\\s*<dd>none<", holder.get("/desk", headers=ENGLISH).text)
    for _ in range(2):
        kept.store.watchable.put(a_table(kept).id, on=True, since=1.0)
    page = holder.get("/desk", headers=ENGLISH).text
    assert re.search("List of tables to watch</dt>\\s*<dd>2 tables<", page)
    assert re.search("Calls go out by</dt>\\s*<dd>browser, webhook<", page)
    install(kept, office=office("smtp://mail.example.org?from=us@example.org"))
    assert "browser, mail, webhook" in holder.get("/desk", headers=ENGLISH).text


def test_what_happened_begins_with_the_version_that_serves(holder: Web, kept: Host):
    kept.measures.note("good", f"{BEGAN} 1.2.3")
    assert "Version 1.2.3 began to serve." in holder.get("/desk", headers=ENGLISH).text
