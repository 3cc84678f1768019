"""A table that this version cannot play rests alone: it says why, and nobody else suffers from it."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from tests.table.helpers import V1, WITH_BOT, Web, a_table, engine, held, new_host, play_on, visited, wake

from farside.core.languages import LANGUAGES
from farside.table import speaking
from farside.table.answers import SeatSpec
from farside.table.host import Host
from farside.table.trouble import (
    OldEditionError,
    RestsError,
    UnknownBotError,
    UnknownGameError,
    UnknownMoveError,
    UnknownSettingError,
)

DAMAGE: dict[str, tuple[str, type[RestsError]]] = {  # how a row may come to be strange, and what is said then
    "game": ("UPDATE tables SET game = 'venus' WHERE id = :table", UnknownGameError),
    "variant": ("UPDATE tables SET variants = '{\"tide\": 1}' WHERE id = :table", UnknownSettingError),
    "value": ('UPDATE tables SET variants = \'{"wind": "sideways"}\' WHERE id = :table', UnknownSettingError),
    "seats": ("UPDATE tables SET seats = 9 WHERE id = :table", UnknownSettingError),
    "edition": ("UPDATE tables SET edition = 99 WHERE id = :table", OldEditionError),
    "action": ("UPDATE moves SET name = 'swim:ford' WHERE table_id = :table AND ply = 1", UnknownMoveError),
    "refused": ("UPDATE moves SET seat = 1 - seat WHERE table_id = :table AND ply = 0", UnknownMoveError),
    "nobody": ("UPDATE moves SET seat = 77 WHERE table_id = :table AND ply = 0", UnknownMoveError),
    "bot": (
        "UPDATE seats SET kind = 'bot', bot = 'eliza' WHERE table_id = :table AND seat = 1",
        UnknownBotError,
    ),
    "json": ("UPDATE tables SET variants = '{' WHERE id = :table", RestsError),
    "seed": ("UPDATE tables SET seed = 'seven' WHERE id = :table", RestsError),
    "seat": ("DELETE FROM seats WHERE table_id = :table AND seat = 1", RestsError),
}
every_damage = pytest.mark.parametrize("kind", DAMAGE)
while_running = pytest.mark.parametrize("kind", [kind for kind in DAMAGE if kind != "seat"])


def damage(host: Host, kind: str, table: str) -> None:
    with engine(host).begin() as connection:
        done = connection.exec_driver_sql(DAMAGE[kind][0].replace(":table", f"'{table}'"))
        assert done.rowcount == 1


@pytest.fixture
def later(host: Host, tmp_path: Path) -> Iterator[Host]:
    """The same house after a restart: nothing is kept in memory."""
    yield from held(new_host(tmp_path))


@pytest.fixture
def web_later(later: Host) -> Iterator[Web]:
    yield from visited(later)


def worn(host: Host, kind: str) -> str:
    """A table some moves into its game that this version cannot play."""
    table = a_table(host).id
    play_on(host, table, 3)
    damage(host, kind, table)
    return table


# -- what is said ----------------------------------------------------------------------------------


@every_damage
def test_the_host_says_why_a_table_rests(host: Host, later: Host, kind: str):
    table = worn(host, kind)
    with pytest.raises(RestsError) as found:
        later.table(table)
    assert type(found.value) is DAMAGE[kind][1]


@every_damage
@pytest.mark.parametrize("lang", LANGUAGES)
def test_its_page_and_the_api_answer_with_a_sentence(host: Host, web_later: Web, kind: str, lang: str):
    table = worn(host, kind)
    said = speaking.trouble(DAMAGE[kind][1](what={"game": "venus", "bot": "eliza"}.get(kind, "")), lang)
    spoken = {"accept-language": lang}
    for path in ("", "/replay", "/links", "/board.svg"):
        page = web_later.get(f"/t/{table}{path}", headers=spoken)
        assert (page.status_code, said in page.text) == (409, True), page.text
    for path in ("", "/plies/0", "/events", "/record"):
        answer = web_later.get(f"{V1}/tables/{table}{path}", headers=spoken)
        assert (answer.status_code, answer.json()) == (409, {"text": said})
    answer = web_later.post(f"{V1}/tables/{table}/moves", json={"ply": 3, "action": 0}, headers=spoken)
    assert (answer.status_code, answer.json()) == (409, {"text": said})


def test_each_kind_has_a_sentence_of_its_own():
    kinds = {error for _, error in DAMAGE.values()}
    for lang in LANGUAGES:
        assert len({speaking.trouble(error(), lang) for error in kinds}) == len(kinds)


# -- nobody else suffers ---------------------------------------------------------------------------


@every_damage
def test_the_lobby_shows_it_as_resting_beside_the_others(host: Host, web_later: Web, kind: str):
    old, young = a_table(host), a_table(host)
    play_on(host, old.id, 3)
    damage(host, kind, old.id)
    web_later.client.cookies.set(f"seat-{old.id}", old.tokens[0])
    web_later.client.cookies.set(f"seat-{young.id}", young.tokens[0])
    page = web_later.get("/")
    assert page.status_code == 200
    assert f'id="table-{old.id}"' in page.text
    assert f'id="table-{young.id}"' in page.text
    assert speaking.phrases("en").say(DAMAGE[kind][1].key, {"what": ""})[:30] in page.text
    assert f"/t/{old.id}/board.svg" not in page.text


@while_running
def test_the_bots_of_all_other_tables_wake_at_the_start(
    host: Host, later: Host, kind: str, caplog: pytest.LogCaptureFixture
):
    bots = (SeatSpec("bot", "chance"), SeatSpec("bot", "chance"))
    before = a_table(host, bots)  # no loop: nobody thinks yet
    table = a_table(host).id
    play_on(host, table, 3)
    damage(host, kind, table)
    with engine(host).begin() as connection:  # it is one of those that are woken, and neither first nor last
        connection.exec_driver_sql(
            f"UPDATE seats SET kind = 'bot', bot = 'chance' WHERE table_id = '{table}' AND bot = ''"
        )
    host.store.leases.ask(table)
    after = a_table(host, bots)
    wake(later)
    assert later.table(before.id).over
    assert later.table(after.id).over
    assert f"table {table} rests" in caplog.text


def test_it_goes_on_where_it_was_once_the_game_is_back(host: Host, later: Host):
    table = worn(host, "game")
    with pytest.raises(UnknownGameError):
        later.table(table)
    with engine(host).begin() as connection:
        connection.exec_driver_sql("UPDATE tables SET game = 'pebble'")
    assert later.table(table).ply == 3
    play_on(later, table)


# -- what can be kept ------------------------------------------------------------------------------


@pytest.mark.parametrize("kind", ["game", "variant", "value", "edition", "action"])
def test_the_record_of_a_finished_one_can_be_downloaded_as_it_was_written(host: Host, web_later: Web, kind: str):
    table = a_table(host).id
    play_on(host, table)
    lines = host.paper(table).text.splitlines()
    damage(host, kind, table)
    page = web_later.get(f"/t/{table}")
    assert page.status_code == 409
    assert f"/t/{table}/record" in page.text
    paper = web_later.get(f"/t/{table}/record")
    assert paper.status_code == 200
    assert len([line for line in paper.text.splitlines() if line not in lines]) == 1  # the one that is strange
    told = web_later.get(f"{V1}/tables/{table}/record", headers={"accept": "application/json"}).json()
    assert told["record"] == paper.text
    assert told["commitment"] == host.paper(table).proof.commitment


@every_damage
def test_of_one_that_still_runs_neither_record_nor_seed_is_shown(host: Host, web_later: Web, kind: str):
    table = a_table(host, seed=987654321987).id
    play_on(host, table, 3)
    damage(host, kind, table)
    for path in (f"/t/{table}", f"/t/{table}/record", f"{V1}/tables/{table}/record"):
        answer = web_later.get(path)
        assert answer.status_code == 409
        assert "987654321987" not in answer.text
        assert "settle" not in answer.text
    assert f"/t/{table}/record" not in web_later.get(f"/t/{table}").text


def test_a_finished_game_is_looked_at_even_if_its_bot_is_gone(host: Host, later: Host):
    table = a_table(host, WITH_BOT).id
    with engine(host).begin() as connection:
        connection.exec_driver_sql("UPDATE seats SET kind = 'human'")
    playing = new_host(Path(str(engine(host).url.database)).parent)
    play_on(playing, table)
    playing.store.close()
    with engine(host).begin() as connection:
        connection.exec_driver_sql("UPDATE seats SET kind = 'bot', bot = 'eliza' WHERE seat = 1")
    assert later.table(table).over
