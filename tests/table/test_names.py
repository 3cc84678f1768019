"""Tables have names: a place of the game's world, or what whoever opens one likes better."""

from __future__ import annotations

import pytest
from tests.table.helpers import PEOPLE, V1, Web, a_table, play_on

from farside.core import shelf
from farside.core.languages import LANGUAGES
from farside.table import naming
from farside.table.host import Host
from farside.table.trouble import NotPossibleError

TWO = [{"kind": "human"}, {"kind": "human"}]


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("game", shelf.shelf())
def test_every_game_has_places_in_every_language_and_they_fit(game: str, lang: str):
    found = naming.places(game, lang)
    assert len(set(found)) == len(found) >= 8
    assert all(1 <= len(place) <= naming.LONGEST for place in found)


def test_a_table_is_called_by_a_place_unless_somebody_says_otherwise(host: Host):
    assert host.table(host.create("mars", PEOPLE).id).name in naming.places("mars", "en")
    assert host.table(host.create("mars", PEOPLE, name="  Sunday\n game ").id).name == "Sunday game"


def test_a_name_that_is_too_long_is_refused_with_what_is_possible(host: Host, web: Web):
    with pytest.raises(NotPossibleError):
        host.create("mars", PEOPLE, name="x" * 25)
    answer = web.post(f"{V1}/tables", json={"game": "mars", "seats": TWO, "name": "x" * 25})
    assert answer.status_code == 422
    assert "24" in answer.json()["text"]
    assert web.post(f"{V1}/tables", json={"game": "mars", "seats": TWO, "name": 7}).status_code == 422


def test_the_name_stands_in_the_api_on_the_table_in_the_lobby_and_with_the_links(web: Web):
    made = web.post(f"{V1}/tables", json={"game": "pebble", "seats": TWO, "name": "Old <Ford>"}).json()
    assert made["name"] == "Old <Ford>"
    assert web.get(f"{V1}/tables/{made['table']}").json()["name"] == "Old <Ford>"
    path = f"/t/{made['table']}"
    web.get(f"{path}?token={made['seats'][0]['token']}")
    for address in (path, "/", f"{path}/links"):
        text = web.get(address).text
        assert "Old &lt;Ford&gt;" in text, address
        assert "Old <Ford>" not in text, address


def test_play_now_names_the_table_in_the_readers_language(web: Web):
    web.client.cookies.set("lang", "fr")
    code = web.post("/play/antarctica").headers["location"].rpartition("/")[2]
    assert web.host.table(code).name.startswith("Mer d")


def test_a_game_that_goes_on_from_a_past_position_says_so(web: Web):
    opened = a_table(web.host)
    play_on(web.host, opened.id)
    fork = web.host.fork(opened.id, 2)
    name = web.host.table(opened.id).name
    assert f"{name}, from move 2" in web.get(f"/t/{fork.id}").text


def test_a_table_without_a_name_is_called_by_its_code(web: Web):
    opened = a_table(web.host)
    row = web.host.store.table(opened.id)
    assert row is not None
    row.name, row.id = "", "abcdef"
    assert web.host.store.add(row, web.host.store.seats(opened.id), [])
    assert "abcdef" in web.get("/t/abcdef").text
