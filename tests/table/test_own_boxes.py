"""A table goes on under the box it was opened with, whatever the server's own box becomes; or it rests and says so."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from tests.table.helpers import PEOPLE, V1, Web, a_table, engine, held, new_host, play_on, wake

from farside.core import shelf
from farside.core.boxfile import read_text
from farside.core.record import Record
from farside.table import boxes, speaking
from farside.table.answers import SeatSpec
from farside.table.host import Host
from farside.table.memory import MemoryStore
from farside.table.pages import badge
from farside.table.pages.paper import Reader
from farside.table.rows import BoxRow
from farside.table.trouble import NoBoxError
from farside.table.walk import choosing

DEAR = '[box]\ngame = "pebble"\nname = "Dear"\n[[value]]\nentry = "site ford"\nfield = "price"\nvalue = 8\n'


@pytest.fixture
def dear() -> Iterator[str]:
    """A title with another box, known for one test."""
    box = shelf.checked(read_text(DEAR, "dear.box.toml"))
    yield shelf.put(box)
    forget(box.key)


def forget(key: str) -> None:
    """As after a restart: the box is no longer known by itself."""
    shelf.BOXES.pop(key, None)
    shelf.game.cache_clear()


def test_a_table_writes_its_box_down(host: Host) -> None:
    opened = a_table(host)
    ours = shelf.game("pebble").box
    assert host.table(opened.id).box == ours.digest
    found = host.store.boxes.get(ours.digest)
    assert found is not None
    assert (found.game, found.name) == ("pebble", "ours")
    assert boxes.read(found).digest == ours.digest


def test_a_table_of_another_box_goes_on_with_it_after_a_restart(tmp_path: Path, dear: str) -> None:
    for first in held(new_host(tmp_path)):
        opened = first.create(dear, PEOPLE, {}, 7)
        row = first.playing(opened.id).row
        assert (row.game, f"{row.game}@{row.box}") == ("pebble", dear)
        play_on(first, opened.id, 6)
        before = first.playing(opened.id).state.freeze_all()
    forget(dear)
    for second in held(new_host(tmp_path)):
        playing = second.playing(opened.id)
        assert playing.title.key == dear
        assert playing.title.box.name == "Dear"
        assert playing.state.freeze_all() == before
        play_on(second, opened.id)
        assert second.table(opened.id).over
        assert Record.loads(playing.record.dumps()).box == row.box


def test_bots_play_at_such_a_table(host: Host, dear: str) -> None:
    opened = host.create(dear, (SeatSpec("bot", "greedy"), SeatSpec("bot", "chance")), {}, 7)
    wake(host)
    playing = host.playing(opened.id)
    assert playing.title.key == dear
    assert playing.state.ply > 0


def test_pages_and_programs_of_such_a_table(web: Web, host: Host, dear: str) -> None:
    opened = host.create(dear, PEOPLE, {}, 7)
    told = web.get(f"{V1}/tables/{opened.id}").json()
    assert (told["game"], told["box"]) == ("pebble", dear.partition("@")[2])
    assert web.get(f"/t/{opened.id}").status_code == 200


def test_a_table_whose_box_is_gone_rests_and_says_which_it_needs(host: Host, dear: str) -> None:
    opened = host.create(dear, PEOPLE, {}, 7)
    with engine(host).begin() as connection:
        connection.exec_driver_sql("DELETE FROM boxes WHERE name = 'Dear'")
    forget(dear)
    for again in held(new_host(Path(str(engine(host).url.database)).parent)):
        with pytest.raises(NoBoxError) as trouble:
            again.playing(opened.id)
        digest = dear.partition("@")[2]
        assert f"{digest[:4]}-{digest[4:6]}" in speaking.trouble(trouble.value, "en")


def test_tables_of_earlier_versions_play_with_ours(tmp_path: Path) -> None:
    for first in held(new_host(tmp_path)):
        opened = a_table(first)
        with engine(first).begin() as connection:
            connection.exec_driver_sql("UPDATE tables SET box = ''")
    for second in held(new_host(tmp_path)):
        assert second.playing(opened.id).title is shelf.game("pebble")
        assert second.table(opened.id).box == ""


@pytest.fixture
def lying(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[str]:
    """A good and a bad file in the boxes folder when the server starts; the key of the good one's title."""
    (tmp_path / "boxes").mkdir()
    (tmp_path / "boxes/dear.box.toml").write_text(DEAR)
    (tmp_path / "boxes/slip.box.toml").write_text(DEAR.replace("price", "prize"))
    monkeypatch.setenv("FARSIDE_BOXES", str(tmp_path / "boxes"))
    boxes.start()
    key = shelf.checked(read_text(DEAR, "dear.box.toml")).key
    yield key
    boxes.BAD.clear()
    forget(key)


@pytest.mark.parametrize(("lang", "said"), [("en", "is set aside"), ("de", "ist beiseitegelegt")])
def test_a_bad_file_is_named_in_the_lobby_and_touches_nothing_else(web: Web, lying: str, lang: str, said: str) -> None:
    answer = web.get("/", headers={"accept-language": lang})
    assert answer.status_code == 200
    assert f"slip.box.toml {said}" in answer.text
    assert "has no field &#39;prize&#39;; possible: " in answer.text
    assert "dear.box.toml" not in answer.text
    assert "Dear" in web.get("/new/pebble").text
    form = {"players": "2", "kind0": "me", "kind1": "me", "box": lying.partition("@")[2]}
    assert web.post("/new/pebble", data=form).status_code == 303
    assert web.post("/play/pebble").status_code == 303


def test_a_server_that_plays_with_another_box_offers_ours_too(monkeypatch: pytest.MonkeyPatch) -> None:
    own, who = shelf.game("pebble").box, Reader("en", "")
    monkeypatch.setattr(shelf.game("pebble"), "_box", shelf.checked(read_text(DEAR, "dear.box.toml")))
    first, second = choosing.choices("pebble", {})[:2]
    assert (first.value, first.box.name) == ("", "Dear")
    assert (second.value, second.box.name) == (own.digest, "ours")
    assert badge.at_table(own, who).label == "our box"
    assert "Bots have learnt on our box." in badge.badge("pebble", who).lines


def test_a_box_is_written_once_and_never_changes() -> None:
    store = MemoryStore()
    store.boxes.put(BoxRow("d", "pebble", "first", "[]", 1.0))
    store.boxes.put(BoxRow("d", "pebble", "second", "[]", 2.0))
    found = store.boxes.get("d")
    assert found is not None
    assert found.name == "first"
    assert store.boxes.has("d")
    assert not store.boxes.has("e")
