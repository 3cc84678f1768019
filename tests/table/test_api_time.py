"""Time and manners through the API: open a table with terms, see how time stands, and do what people do."""

from __future__ import annotations

from typing import Any

import pytest
from tests.table.helpers import V1, Web

DAILY = {"pace": "daily", "turn": 86400, "bank": 172800, "up": "bot"}
Told = dict[str, Any]


def opened(web: Web, terms: Told | None) -> Told:
    body = {"game": "pebble", "seats": [{"kind": "human"}] * 2, "seed": 3, "terms": terms}
    found: Told = web.post(f"{V1}/tables", json=body).json()
    for seat in found["seats"]:
        answer = web.post(f"{V1}/tables/{found['table']}/seat", headers=bearer(seat["invitation"]))
        seat["token"] = answer.json()["token"]
    return found


def bearer(token: str) -> dict[str, str]:
    return {"authorization": f"Bearer {token}"}


def deed(web: Web, table: Told, seat: int, word: str, body: Told | None = None) -> Any:
    token = table["seats"][seat]["token"]
    return web.post(f"{V1}/tables/{table['table']}/{word}", json=body or {}, headers=bearer(token))


def time(web: Web, table: Told) -> Told:
    found: Told = web.get(f"{V1}/tables/{table['table']}/time").json()
    return found


def test_a_table_is_opened_with_terms_and_tells_them_and_the_time(web: Web) -> None:
    table = opened(web, DAILY)
    told = time(web, table)
    assert told["terms"]["bank"] == 172800
    assert told["agreement"].startswith("Each of us moves within a day")
    asked = [one for one in told["seats"] if one["asked"]]
    assert asked
    assert all(one["runs"] and 259100 < one["left"] <= 259200 for one in asked)
    assert all(one["up_at"] == pytest.approx(told["now"] + one["left"], abs=1) for one in asked)


def test_without_terms_nobody_counts(web: Web) -> None:
    table = opened(web, None)
    assert time(web, table)["terms"] is None
    assert deed(web, table, 0, "away", {"until": 4e9}).status_code == 409
    assert deed(web, table, 0, "nudge", {"seat": 1}).status_code == 409


@pytest.mark.parametrize("terms", [{"pace": "slow"}, {"pace": "daily", "turn": 5}, [], {"x": 1}, {"holiday": True}])
def test_terms_that_nobody_could_keep(web: Web, terms: object) -> None:
    body = {"game": "pebble", "seats": [{"kind": "human"}] * 2, "terms": terms}
    answer = web.post(f"{V1}/tables", json=body)
    assert answer.status_code == 422
    assert "terms" in answer.json()["text"]


def test_what_people_do_about_time(web: Web) -> None:
    table = opened(web, DAILY)
    now = time(web, table)["now"]
    assert (
        deed(web, table, 0, "hours", {"zone": "Europe/Rome", "quiet": [1320, 420], "shares": True}).status_code == 200
    )
    away = deed(web, table, 0, "away", {"until": now + 86400}).json()
    assert away["seats"][0]["away_until"] == now + 86400
    assert deed(web, table, 0, "away", {"until": now + 40 * 86400}).status_code == 422
    assert deed(web, table, 0, "away", {"until": None}).json()["seats"][0]["away_until"] is None
    assert deed(web, table, 0, "nudge", {"seat": 1}).status_code == 409
    assert deed(web, table, 1, "hand-over", {"bot": "chance"}).json()["seats"][1]["bot"] == "chance"
    assert deed(web, table, 1, "hand-over", {"bot": None}).json()["seats"][1]["bot"] is None
    assert deed(web, table, 1, "pause", {"on": True}).json()["wishes"] == [1]
    assert deed(web, table, 0, "terms", {"terms": {**DAILY, "up": "pause"}}).json()["question"]["voters"] == [0, 1]
    assert deed(web, table, 1, "vote", {"choice": "yes"}).json()["terms"]["up"] == "pause"
    assert deed(web, table, 1, "leave").json()["seats"][1]["gone"]
    assert deed(web, table, 1, "pause").status_code == 403


@pytest.mark.parametrize(
    ("word", "body"),
    [
        ("nudge", {"seat": "1"}),
        ("nudge", {"seat": 9}),
        ("away", {"until": "tomorrow"}),
        ("away", {"until": True}),
        ("hand-over", {"bot": 3}),
        ("hand-over", {"bot": "nobody"}),
        ("pause", {"on": "yes"}),
        ("vote", {"choice": "end"}),
        ("terms", {}),
        ("hours", {"zone": "Mars/Base"}),
        ("hours", {"zone": "UTC", "quiet": [1]}),
        ("hours", {"zone": 3}),
        ("leave", {"why": "bored"}),
    ],
)
def test_what_cannot_be_is_refused_with_a_sentence(web: Web, word: str, body: Told) -> None:
    answer = deed(web, opened(web, DAILY), 0, word, body)
    assert answer.status_code == 422
    assert answer.json()["text"]


def test_spectators_look_and_do_nothing(web: Web) -> None:
    table = opened(web, DAILY)
    for word in ("nudge", "away", "hand-over", "pause", "leave", "vote", "terms", "hours"):
        assert web.post(f"{V1}/tables/{table['table']}/{word}", json={}).status_code == 403
