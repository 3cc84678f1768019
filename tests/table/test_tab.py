"""Farside in a tab, in plain Python: the same store, bridge and pages as in the browser, with a disk of our own."""

from __future__ import annotations

import asyncio
import json
import pickle
import re
from collections.abc import Coroutine
from typing import Any

import pytest

from farside.tab.bridge import DONE, Asked, Bridge
from farside.tab.drawers import ANALYSIS, BOX, TABLE, packed_table
from farside.tab.house import opened
from farside.tab.jar import JAR, Jar
from farside.tab.journal import Changes, Journal, UnwrittenError
from farside.tab.keeping import brought, documents, saved
from farside.tab.store import TabStore
from farside.tab.thinking import Ask
from farside.table import parcel
from farside.table.rows import AnalysisRow, BoxRow, TableRow
from farside.table.worker import done

BASE = "/below"
A_TABLE = TableRow("abcdef", "pebble", 1, 2, 7, "", {}, False, "host", 1.0, False, 0, "", 0)


class Disk:
    """What a browser keeps; it may be full, and it notes what was written together."""

    def __init__(self) -> None:
        self.documents: dict[str, str] = {}
        self.turns: list[set[str]] = []
        self.full = False

    async def write(self, changes: Changes) -> None:
        await asyncio.sleep(0)
        if self.full:
            raise OSError("QuotaExceededError")
        self.turns.append(set(changes))
        for name, text in changes.items():
            if text is None:
                self.documents.pop(name, None)
            else:
                self.documents[name] = text


class Answer:
    """What a page is sent."""

    def __init__(self, disk: Disk) -> None:
        self.disk = disk
        self.status = 0
        self.headers: dict[str, str] = {}
        self.body = b""
        self.ended = False
        self.kept: dict[str, str] = {}  # what was on the disk when the answer began

    def head(self, status: int, headers: str) -> None:
        self.status, self.headers, self.kept = status, json.loads(headers), dict(self.disk.documents)

    def chunk(self, data: bytes) -> None:
        self.body += data

    def end(self) -> None:
        self.ended = True

    @property
    def text(self) -> str:
        return self.body.decode()


async def think(question: bytes) -> bytes:
    return pickle.dumps(done(*pickle.loads(question)))


class Tab:
    """A tab with its house; `again` is the same browser after a reload."""

    def __init__(self, disk: Disk | None = None, ask: Ask = think) -> None:
        self.disk = disk or Disk()
        self.house: Bridge = opened(self.disk.write, ask, self.disk.documents, BASE, "https://example.org")
        self.asked = 0

    async def ask(
        self, method: str, path: str, form: dict[str, str] | None = None, name: str = "", **more: Any
    ) -> Answer:
        self.asked += 1
        path, _, query = path.partition("?")
        body = more.pop("body", b"&".join(f"{key}={value}".encode() for key, value in (form or {}).items()))
        answer = Answer(self.disk)
        given = Asked(name or f"ask{self.asked}", method, path, query, more.pop("headers", {}), body, **more)
        await self.house.answer(given, answer)
        return answer

    async def at_play(self, game: str = "pebble") -> str:
        opened = await self.ask("POST", f"{BASE}/play/{game}")
        assert opened.status == 303
        return opened.headers["location"]

    async def options(self, table: str) -> dict[str, str]:
        """The form of a table that asks us."""
        for _ in range(200):
            page = (await self.ask("GET", table)).text
            action = re.search(r'<button[^>]*name="action"[^>]*value="([^"]+)"', page)
            if action:
                field = {name: re.search(rf'name="{name}" value="(\d+)"', page) for name in ("seat", "ply")}
                return {name: found[1] for name, found in field.items() if found} | {"action": action[1]}
            await asyncio.sleep(0.02)
        raise AssertionError("nobody asks us")


async def at_a_move() -> tuple[Tab, str, dict[str, str]]:
    """A new tab, a table where somebody is asked, and one answer."""
    tab = Tab()
    table = await tab.at_play()
    return tab, table, await tab.options(table)


def run(what: Coroutine[Any, Any, None]) -> None:
    asyncio.run(what)


# -- pages ----------------------------------------------------------------------------------------------


def test_a_tab_offers_no_friends_and_no_api():
    async def look() -> None:
        tab = Tab()
        lobby = (await tab.ask("GET", f"{BASE}/")).text
        assert f'href="{BASE}/kept"' in lobby
        assert "seats=friends" not in lobby
        assert "/join" not in lobby
        assert "/api/docs" not in lobby
        setup = (await tab.ask("GET", f"{BASE}/new/pebble?seats=friends")).text
        assert 'value="friend"' not in setup
        table = (await tab.ask("GET", await tab.at_play())).text
        assert "/links" not in table

    run(look())


def test_pages_may_stand_in_the_shells_frame_and_nowhere_else():
    async def look() -> None:
        told = (await Tab().ask("GET", f"{BASE}/")).headers
        assert "frame-ancestors 'self'" in told["content-security-policy"]
        assert "x-frame-options" not in told
        assert "set-cookie" not in told

    run(look())


def test_only_bots_that_keep_their_promise_in_a_tab_are_offered():
    async def look() -> None:
        setup = (await Tab().ask("GET", f"{BASE}/new/antarctica")).text
        assert "mcts" not in setup
        assert "greedy" in setup

    run(look())


def test_bots_are_woken_once_while_the_first_board_is_looked_at(monkeypatch: pytest.MonkeyPatch):
    """And nobody is, where people play alone."""
    asked: list[tuple[str, tuple[object, ...]]] = []

    async def thinks(question: bytes) -> bytes:
        asked.append(pickle.loads(question))
        return await think(question)

    async def play() -> None:
        tab = Tab(ask=thinks)
        alone = await tab.ask("POST", f"{BASE}/new/pebble", {"players": "2", "kind0": "me", "kind1": "me"})
        for table in (alone.headers["location"], await tab.at_play(), await tab.at_play()):
            assert (await tab.ask("GET", table)).status == 200
        await asyncio.sleep(0.05)
        assert [given[0] for task, given in asked if task == "wake"] == ["pebble"]

    monkeypatch.setattr("farside.tab.waking.AFTER", 0.0)
    run(play())


# -- nothing is lost ------------------------------------------------------------------------------------


def test_a_move_is_on_the_disk_before_it_is_answered():
    async def play() -> None:
        tab, table, form = await at_a_move()
        moved = await tab.ask("POST", f"{table}/move", form)
        kept = json.loads(moved.kept[TABLE + table.rpartition("/")[2]])
        assert [0, form["action"]] in [one[:2] for one in kept["moves"]]

    run(play())


def test_a_new_table_its_seat_and_its_name_are_written_together():
    async def play() -> None:
        tab = Tab()
        code = (await tab.at_play()).rpartition("/")[2]
        turn = next(turn for turn in tab.disk.turns if TABLE + code in turn)
        assert {JAR, "done"} <= turn

    run(play())


def test_after_a_reload_the_table_is_where_it_was_and_bots_go_on():
    async def play() -> None:
        tab, table, form = await at_a_move()
        await tab.ask("POST", f"{table}/move", form)
        again = Tab(tab.disk)
        assert (await again.ask("GET", table)).status == 200
        assert await again.options(table)
        assert table in (await again.ask("GET", f"{BASE}/")).text

    run(play())


def test_what_was_done_is_not_done_twice():
    """The tab that had Python is closed before its answer arrives: the next one is asked the same."""

    async def play() -> None:
        tab = Tab()
        first = await tab.ask("POST", f"{BASE}/play/pebble", name="same")
        again = Tab(tab.disk)
        second = await again.ask("POST", f"{BASE}/play/pebble", name="same")
        assert second.status == 200
        assert first.headers["location"].rpartition("/")[2] in second.text
        assert sum(name.startswith(TABLE) for name in tab.disk.documents) == 1

    run(play())


def test_a_move_asked_again_shows_the_table_as_it_is():
    async def play() -> None:
        tab, table, form = await at_a_move()
        await tab.ask("POST", f"{table}/move", form, name="move", headers={"x-fragment": "1"})
        again = Tab(tab.disk)
        answer = await again.ask("POST", f"{table}/move", form, name="move", headers={"x-fragment": "1"})
        assert answer.status == 200
        moves = json.loads(tab.disk.documents[TABLE + table.rpartition("/")[2]])["moves"]
        assert sum(one[:2] == [0, form["action"]] for one in moves) == 1

    run(play())


def test_a_full_disk_is_said_and_play_goes_on(monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr("farside.tab.journal.AGAIN", 0.0)

    async def play() -> None:
        tab, table, form = await at_a_move()
        tab.disk.full = True
        moved = await tab.ask("POST", f"{table}/move", form)
        assert moved.status == 303
        assert "Quota" in moved.headers["x-unwritten"]
        tab.disk.full = False
        seen = await tab.ask("GET", table)
        assert "x-unwritten" not in seen.headers
        kept = json.loads(tab.disk.documents[TABLE + table.rpartition("/")[2]])
        assert form["action"] in [one[1] for one in kept["moves"]]

    run(play())


def test_a_table_whose_document_is_damaged_says_so_and_an_older_file_brings_it_back():
    async def look() -> None:
        tab, table, _ = await at_a_move()
        code = table.rpartition("/")[2]
        file = (await tab.ask("GET", f"{BASE}/kept/file")).body
        tab.disk.documents[TABLE + code] = tab.disk.documents[TABLE + code][:100]
        again = Tab(tab.disk)
        page = await again.ask("GET", table)
        assert page.status == 409
        assert "this browser has kept of this game is damaged" in page.text
        assert "Nothing is lost" not in page.text
        assert "this browser has kept of this game is damaged" in (await again.ask("GET", f"{BASE}/")).text
        assert (await again.ask("POST", f"{BASE}/kept", **uploaded(file.decode()))).status == 200
        assert (await again.ask("GET", table)).status == 200

    run(look())


def test_a_damaged_document_is_left_and_named():
    table = TABLE + "abcdef"
    store = TabStore(lambda name, text: None, {table: '{"row": 3', "profile/x": "[[1]]", "other": "?"})
    assert list(store.damaged) == [table, "profile/x"]
    assert store.tables() == {}


def test_a_damaged_document_travels_in_the_file_and_keeps_no_other_out():
    here = TabStore(lambda name, text: None, {TABLE + "damage": '{"row": 3'})
    here.add(A_TABLE, [], [])
    file = saved(here, Jar(lambda name, text: None))
    kept: dict[str, str | None] = {}
    there = TabStore(kept.__setitem__)
    assert brought(there, Jar(kept.__setitem__), file) == 1
    assert list(there.tables()) == ["abcdef"]
    assert kept[TABLE + "damage"] == there.damaged[TABLE + "damage"] == '{"row": 3'


def test_a_damaged_game_does_not_take_the_place_of_one_that_can_be_read():
    store = TabStore(lambda name, text: None)
    store.add(A_TABLE, [], [])
    assert not store.newer(TABLE + "abcdef", '{"row": 3')


@pytest.mark.parametrize("text", ["{", "3", '"x"', "[1]", "null"])
def test_damaged_seats_and_a_damaged_list_of_what_was_done_let_the_house_open(text: str):
    async def look() -> None:
        disk = Disk()
        disk.documents |= {JAR: text, DONE: text}
        assert (await Tab(disk).ask("GET", f"{BASE}/")).status == 200

    run(look())


def test_the_page_that_says_where_games_are_counts_those_that_cannot_be_read():
    async def look() -> None:
        disk = Disk()
        disk.documents[TABLE + "damage"] = "?"
        tab = Tab(disk)
        await tab.at_play()
        page = (await tab.ask("GET", f"{BASE}/kept")).text
        assert "2 games are kept" in page
        assert "One of them cannot be read" in page
        assert tab.house.damaged == 1

    run(look())


def test_boxes_and_analyses_lie_on_the_disk_and_are_read_again():
    kept: dict[str, str | None] = {}
    store = TabStore(kept.__setitem__)
    store.add(A_TABLE, [], [])
    box, analysis = BoxRow("d1", "pebble", "ours", "[1]", 5.0), AnalysisRow("abcdef", "m", "{}", False, 7.0)
    store.boxes.put(box)
    store.boxes.put(box._replace(name="other"))
    store.analyses.put(analysis)
    store.analyses.put(analysis._replace(table="nobody"))
    assert {BOX + "d1", ANALYSIS + "abcdef"} < set(kept)
    assert ANALYSIS + "nobody" not in kept
    again = TabStore(kept.__setitem__, {name: text for name, text in kept.items() if text})
    assert again.boxes.get("d1") == box
    assert again.analyses.get("abcdef", "m") == analysis
    assert again.analyses.unfinished(5, 100.0) == ["abcdef"]
    assert not again.damaged


def test_all_that_is_kept_is_in_the_file():
    store = TabStore(lambda name, text: None)
    store.add(A_TABLE, [], [])
    store.boxes.put(BoxRow("d1", "pebble", "ours", "[1]", 5.0))
    store.analyses.put(AnalysisRow("abcdef", "m", "{}", True, 7.0))
    told = documents(store)
    other = TabStore(lambda name, text: None)
    for name, text in told.items():
        other.take_in(name, text)
    assert documents(other) == told


def test_the_journal_writes_what_belongs_together_at_once():
    async def write() -> None:
        disk = Disk()
        journal = Journal(disk.write)
        journal.hold()
        journal.note("a", "1")
        await asyncio.sleep(0.01)
        assert disk.turns == []
        journal.note("b", "2")
        journal.free()
        await journal.settled()
        assert disk.turns == [{"a", "b"}]

    run(write())


def test_the_journal_keeps_what_could_not_be_written(monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr("farside.tab.journal.AGAIN", 0.0)

    async def write() -> None:
        disk = Disk()
        disk.full = True
        journal = Journal(disk.write)
        journal.note("a", "1")
        with pytest.raises(UnwrittenError):
            await journal.settled()
        disk.full = False
        await journal.settled()
        assert disk.documents == {"a": "1"}

    run(write())


def test_somebody_who_goes_is_listened_to_no_longer():
    async def play() -> None:
        tab = Tab()
        table = await tab.at_play()
        code = table.rpartition("/")[2]
        listening = asyncio.ensure_future(tab.ask("GET", f"{BASE}/api/v1/tables/{code}/events", name="listen"))
        await asyncio.sleep(0.05)
        tab.house.drop("listen")
        answer = await asyncio.wait_for(listening, 2)
        assert answer.status == 200
        assert not tab.house.going

    run(play())


# -- games travel ---------------------------------------------------------------------------------------


def uploaded(text: str) -> dict[str, Any]:
    line = "xyz"
    body = f'--{line}\r\ncontent-disposition: form-data; name="file"; filename="g.json"\r\n\r\n{text}\r\n--{line}--\r\n'
    return {"body": body.encode(), "headers": {"content-type": f"multipart/form-data; boundary={line}"}}


def test_all_games_are_a_file_and_come_back_in_another_browser():
    async def play() -> None:
        tab, table, form = await at_a_move()
        await tab.ask("POST", f"{table}/move", form)
        await tab.options(table)
        file = await tab.ask("GET", f"{BASE}/kept/file")
        other = Tab()
        assert (await other.ask("POST", f"{BASE}/kept", **uploaded(file.text))).status == 200
        assert await other.options(table)
        name = TABLE + table.rpartition("/")[2]
        assert other.disk.documents[name] == json.loads(file.text)["documents"][name]
        again = await other.ask("POST", f"{BASE}/kept", **uploaded(file.text))
        assert "already" in again.text

    run(play())


@pytest.mark.parametrize("text", ["", "[]", '{"farside": "games 9"}', '{"farside": "farside games 1"}', "\x00"])
def test_a_file_that_is_none_of_ours_changes_nothing(text: str):
    async def play() -> None:
        tab = Tab()
        answer = await tab.ask("POST", f"{BASE}/kept", **uploaded(text))
        assert answer.status == 422
        assert "Nothing was changed" in answer.text

    run(play())


def test_a_game_is_carried_by_a_link_and_gone_on_with():
    async def play() -> None:
        tab, table, form = await at_a_move()
        await tab.ask("POST", f"{table}/move", form)
        await tab.options(table)
        page = (await tab.ask("GET", f"{table}/travel")).text
        letters = re.search(r"#game=([\w-]+)", page)
        assert letters is not None
        other = Tab()
        arrived = await other.ask("POST", f"{BASE}/arrive", {"game": letters[1]})
        assert arrived.status == 303
        assert await other.options(arrived.headers["location"])

    run(play())


@pytest.mark.parametrize("letters", ["", "x", "eJyr", "////", "a" * 5000])
def test_a_link_cut_in_half_is_told_so(letters: str):
    with pytest.raises(parcel.NoParcelError):
        parcel.unpacked(letters, ["greedy"])


def test_a_parcel_of_half_a_game_is_refused():
    whole = parcel.packed("farside record 1\n", [], "")
    for end in range(1, len(whole), 3):
        with pytest.raises(parcel.NoParcelError):
            parcel.unpacked(whole[:end], ["greedy"])


def test_a_table_is_packed_and_unpacked_the_same():
    async def play() -> None:
        tab = Tab()
        table = await tab.at_play()
        code = table.rpartition("/")[2]
        store = TabStore(lambda name, text: None, tab.disk.documents)
        assert packed_table(store.tables()[code]) == tab.disk.documents[TABLE + code]

    run(play())
