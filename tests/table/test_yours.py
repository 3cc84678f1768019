"""The tables that a browser remembers: all of them, in order, page by page, and with one question to the store."""

from __future__ import annotations

from typing import Any

import pytest
from tests.table.helpers import Web, a_table, play_on

from farside.table.pages import yours
from farside.table.pages.games import PAGE
from farside.table.pages.lobby import SHOWN

MANY = 2 * PAGE + 3


def remembered(web: Web, count: int = MANY) -> dict[str, str]:
    """Cookies of so many tables, at all of which the first seat is held; it is asked at every third."""
    found = {}
    for seed in range(count):
        opened = a_table(web.host, seed=seed)
        if seed % 3:
            while 0 in web.host.table(opened.id).waiting:
                play_on(web.host, opened.id, 1)
        found[f"seat-{opened.id}"] = opened.tokens[0]
    return found


def header(cookies: dict[str, str]) -> dict[str, str]:
    return {"cookie": "; ".join(f"{name}={value}" for name, value in cookies.items())}


def shown(page: str, cookies: dict[str, str]) -> list[str]:
    codes = [name.removeprefix("seat-") for name in cookies]
    return sorted(
        (code for code in codes if f'id="table-{code}"' in page), key=lambda code: page.index(f"table-{code}")
    )


def test_the_lobby_shows_three_and_those_that_wait_come_first(web: Web):
    cookies = remembered(web)
    page = web.get("/", headers=header(cookies)).text
    found = shown(page, cookies)
    assert len(found) == SHOWN
    assert all(0 in web.host.table(code).waiting for code in found)
    assert f"All my games ({MANY})" in page


def test_every_table_stands_on_one_page_of_my_games(web: Web):
    cookies = remembered(web)
    asked = [f"/my-games?show={show}" for show in ("turn", "waiting", "waiting&page=2")]
    found = [code for address in asked for code in shown(web.get(address, headers=header(cookies)).text, cookies)]
    assert len(found) == len(set(found)) == MANY
    assert web.get("/my-games?show=waiting&page=two", headers=header(cookies)).status_code == 422


def test_what_is_in_memory_is_asked_for_at_once(web: Web, monkeypatch: pytest.MonkeyPatch):
    cookies = remembered(web)
    asked: list[str] = []
    pulse = web.host.store.pulse

    def noted(table: str) -> Any:
        asked.append(table)
        return pulse(table)

    monkeypatch.setattr(web.host.store, "pulse", noted)
    web.get("/", headers=header(cookies))
    assert len(asked) <= PAGE, "those that are shown, and no others"


def test_few_are_read_at_a_time_and_the_others_wait_their_turn(web: Web, monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr(yours, "READ", 4)
    cookies = remembered(web)
    for name in cookies:
        web.host.tables.forget(name.removeprefix("seat-"))
    for _ in range(MANY):
        page = web.get("/", headers=header(cookies))
        assert page.status_code == 200
        assert len(shown(page.text, cookies)) == SHOWN
    assert len(web.host.tables) == MANY, "in the end all are known"
