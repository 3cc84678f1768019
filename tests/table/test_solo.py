"""Playing alone: Skymines against Luna, from the lobby to the result."""

from __future__ import annotations

from html import unescape

import pytest
from tests.table.helpers import V1, Web, play_on

from farside.core.actions import AUTOMA
from farside.core.game import LANGUAGES


def play_alone(web: Web, level: str = "4") -> str:
    answer = web.post("/play/skymines", data={"solo": level})
    assert answer.status_code == 303, answer.text
    return answer.headers["location"].rpartition("/")[2]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_lobby_offers_to_play_alone_with_all_levels(web: Web, lang: str) -> None:
    page = unescape(web.get("/", headers={"accept-language": lang}).text)
    solo = page[page.index('class="solo"') :]
    solo = solo[: solo.index("</form>")]
    assert "Luna" in solo
    assert [f'value="{level}"' in solo for level in range(9)] == [True] * 9
    assert page.count('class="solo"') == 1


def test_play_alone_opens_a_table_with_one_seat_and_luna(web: Web) -> None:
    table = play_alone(web, "7")
    info = web.host.table(table)
    assert len(info.seats) == 1
    assert info.variants["luna"] == 7
    assert len(web.host.see(table, None).scores) == 2
    page = unescape(web.get(f"/t/{table}").text)
    assert "level 7" in page
    assert "mark-L" in page
    assert web.post("/play/skymines", data={"solo": "9"}).status_code == 422
    assert web.post("/play/pebble", data={"solo": "1"}).status_code == 422


def test_the_form_gives_one_person_luna_even_if_nobody_asked_for_her(web: Web) -> None:
    page = web.get("/new/skymines").text
    assert 'data-usual="2"' in page
    answer = web.post("/new/skymines", data={"players": "1", "kind0": "me", "variant-luna": '"none"'})
    assert answer.status_code == 303
    table = answer.headers["location"].rpartition("/")[2]
    assert web.host.table(table).variants["luna"] == 2
    full = {"players": "4", "variant-luna": "3"} | {f"kind{seat}": "me" for seat in range(4)}
    answer = web.post("/new/skymines", data=full)
    assert "Luna plays with 1 to 3 people" in unescape(answer.text)


def test_luna_is_on_the_result_and_in_the_lobby(web: Web) -> None:
    table = play_alone(web, "0")
    play_on(web.host, table)
    seen = web.host.see(table, None)
    assert seen.over
    page = unescape(web.get(f"/t/{table}").text)
    podium = page[page.index('class="podium race"') :]
    podium = podium[: podium.index("</ol>")]
    assert podium.count("<li") == 2
    assert "Luna" in podium
    assert str(max(seen.scores)) in podium
    lobby = unescape(web.get("/").text)
    row = lobby[lobby.index(f'id="table-{table}"') :][:3000]
    assert 'href="#mark-L"' in row
    if seen.winners == (1,):
        assert "Luna" in page[page.index('id="prompt"') :][:400]


def test_the_api_tells_of_luna(web: Web) -> None:
    seats = [{"kind": "human"}]
    made = web.post(f"{V1}/tables", json={"game": "skymines", "seats": seats, "variants": {"luna": 5}, "seed": 3})
    assert made.status_code == 201
    told = web.get(f"{V1}/tables/{made.json()['table']}").json()
    assert len(told["scores"]) == 2
    assert told["waiting"] == [0]
    assert told["view"]["luna"] is not None
    assert any(line["seat"] == AUTOMA and "Luna" in line["text"] for line in told["log"])
    refused = web.post(f"{V1}/tables", json={"game": "skymines", "seats": seats})
    assert refused.status_code == 422
    assert "one person plays against Luna" in refused.json()["text"]


def test_her_lines_lead_to_the_rules(web: Web) -> None:
    table = play_alone(web, "2")
    play_on(web.host, table, 12)
    page = web.get(f"/t/{table}").text
    assert "#SKY-LUNA-" in page
    assert "(SKY-LUNA-" not in page, "ids are quiet: a sign that leads to the clause"
    assert 'id="SKY-LUNA-17"' in web.get("/rules/skymines").text
