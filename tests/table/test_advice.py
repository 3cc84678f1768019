"""Advice at the table: from the asker's own sight, only where the table gives any."""

from __future__ import annotations

import pytest
from tests.table.helpers import PEOPLE, V1, Web, a_table, first_move, new_host, options_of

from farside.bots.advice import GROUPS, Hint
from farside.table import settings
from farside.table.answers import Opened
from farside.table.host import Host
from farside.table.playing import Playing
from farside.table.settings import SettingsError
from farside.table.turns import Asker


@pytest.fixture
def adviser(web: Web, monkeypatch: pytest.MonkeyPatch) -> list[tuple[str, int]]:
    """Advice without a search: the first two options. Returns who was advised."""
    asked: list[tuple[str, int]] = []

    async def advise(table: Playing, seat: int, asker: Asker) -> list[Hint]:
        asked.append((table.row.id, seat))
        options = enumerate(table.state.options(seat)[:2])
        return [Hint(action, (action,), GROUPS[2 * at], 0.624 - at / 10, 0.04) for at, action in options]

    monkeypatch.setattr(web.host.thinking, "advise", advise)
    return asked


def bearer(token: str) -> dict[str, str]:
    return {"authorization": f"Bearer {token}"}


def sit(web: Web, opened: Opened, seat: int) -> None:
    web.client.cookies.clear()
    web.get(f"/t/{opened.id}?token={opened.tokens[seat]}")


def test_a_program_gets_the_best_options_with_win_chances(web: Web, adviser: list[tuple[str, int]]):
    opened = a_table(web.host)
    answer = web.get(f"{V1}/tables/{opened.id}/advice?lang=en", headers=bearer(opened.tokens[0]))
    assert answer.status_code == 200
    told = answer.json()
    assert told["ply"] == 0
    assert [hint["name"] for hint in told["advice"]] == options_of(web.host, opened.id, 0)[:2]
    assert [hint["chance"] for hint in told["advice"]] == [0.624, 0.524]
    assert [hint["group"] for hint in told["advice"]] == ["best", "perhaps"]
    assert all(hint["text"] and hint["turn"] == [hint["name"]] for hint in told["advice"])
    assert adviser == [(opened.id, 0)]


def test_a_real_search_advises_what_is_possible(web: Web):
    opened = a_table(web.host)
    hints = web.run(web.host.thinking.advise(web.host.playing(opened.id), 0, Asker("somebody"), 0.05))
    assert {hint.action for hint in hints} <= set(web.host.see(opened.id, 0).view.options)
    assert hints


def test_strangers_and_those_not_asked_get_none(web: Web, adviser: list[tuple[str, int]]):
    opened = a_table(web.host)
    address = f"{V1}/tables/{opened.id}/advice"
    assert web.get(address).status_code == 403
    assert web.get(address, headers=bearer(opened.host)).status_code == 403
    first_move(web.host, opened.id)
    assert web.get(address, headers=bearer(opened.tokens[0])).status_code == 422
    assert adviser == []


def test_a_table_may_give_none(web: Web, adviser: list[tuple[str, int]]):
    seats = [{"kind": "human"}, {"kind": "human"}]
    opened = web.post(f"{V1}/tables", json={"game": "pebble", "seats": seats, "advice": False}).json()
    answer = web.get(f"{V1}/tables/{opened['table']}/advice", headers=bearer(opened["seats"][0]["token"]))
    assert answer.status_code == 403
    assert "no advice" in answer.json()["text"]
    assert adviser == []
    odd = web.post(f"{V1}/tables", json={"game": "pebble", "seats": seats, "advice": "maybe"})
    assert odd.status_code == 422
    assert "advice is true or false" in odd.json()["text"]


def test_a_server_may_give_none_unless_told_otherwise(host: Host):
    assert host.table(host.create("pebble", PEOPLE).id).advice
    host.advice = False
    assert not host.table(host.create("pebble", PEOPLE).id).advice
    assert host.table(host.create("pebble", PEOPLE, advice=True).id).advice
    assert not settings.read(env={"FARSIDE_ADVICE": "off"}).advice
    assert settings.read(env={"FARSIDE_ADVICE": "off"}, advice=True).advice
    with pytest.raises(SettingsError, match="advice is on or off, not 'perhaps'"):
        settings.read(env={"FARSIDE_ADVICE": "perhaps"})


def test_the_page_shows_a_button_and_then_the_advice(web: Web, adviser: list[tuple[str, int]]):
    opened = a_table(web.host)
    sit(web, opened, 0)
    page = web.get(f"/t/{opened.id}")
    assert 'id="advice-button"' in page.text
    assert 'id="advice"' not in page.text
    for lang, title, blank in (
        ("en", "Advice, from what you can see", ""),
        ("fr", "Conseil, d’après ce que vous voyez", "\u00a0"),
        ("it", "Consiglio, da ciò che vedi", "\u00a0"),
    ):
        web.client.cookies.set("lang", lang)
        shown = web.post(f"/t/{opened.id}/advice", data={"seat": "0"})
        assert shown.status_code == 200
        assert title in shown.text
        assert f"60{blank}%" in shown.text
        assert f"62{blank}%" not in shown.text
        assert shown.text.count('form="options"') == 2


def test_without_advice_there_is_no_button(web: Web, adviser: list[tuple[str, int]]):
    opened = web.host.create("pebble", PEOPLE, advice=False)
    sit(web, opened, 0)
    assert 'id="advice-button"' not in web.get(f"/t/{opened.id}").text
    refused = web.post(f"/t/{opened.id}/advice", data={"seat": "0"})
    assert refused.status_code == 403
    assert "no advice" in refused.text


def test_nobody_is_advised_from_another_seat(web: Web, adviser: list[tuple[str, int]]):
    opened = a_table(web.host)
    sit(web, opened, 0)
    assert web.post(f"/t/{opened.id}/advice", data={"seat": "1"}).status_code == 403
    assert adviser == []


def test_the_set_up_page_asks_about_advice(web: Web):
    page = web.get("/new/pebble").text
    assert 'name="advice" value="on" checked' in page
    form = {"players": "2", "kind0": "me", "kind1": "me", "advice": "off"}
    opened = web.post("/new/pebble", data=form)
    table = opened.headers["location"].rpartition("/")[2]
    assert not web.host.table(table).advice
    web.host.advice = False
    assert 'name="advice" value="off" checked' in web.get("/new/pebble").text


def test_advice_is_kept_on_disk(host: Host, tmp_path):
    opened = host.create("pebble", PEOPLE, advice=False)
    again = new_host(tmp_path)
    assert not again.table(opened.id).advice
    again.store.close()


def test_what_is_level_has_one_number_and_no_order(web: Web, monkeypatch: pytest.MonkeyPatch):
    async def advise(table: Playing, seat: int, asker: Asker) -> list[Hint]:
        options = enumerate(table.state.options(seat)[:2])
        return [Hint(action, (action,), "level", 0.44 + at / 20, 0.05) for at, action in options]

    monkeypatch.setattr(web.host.thinking, "advise", advise)
    opened = a_table(web.host)
    sit(web, opened, 0)
    shown = web.post(f"/t/{opened.id}/advice", data={"seat": "0"}).text
    assert "All the same, as far as one can tell" in shown
    assert shown.count(">45%<") == 2


def test_where_nothing_can_be_told_no_percentages_are(web: Web, monkeypatch: pytest.MonkeyPatch):
    async def advise(table: Playing, seat: int, asker: Asker) -> list[Hint]:
        return [Hint(action, (action,), "best", silent="early") for action in table.state.options(seat)[:1]]

    monkeypatch.setattr(web.host.thinking, "advise", advise)
    opened = a_table(web.host)
    sit(web, opened, 0)
    shown = web.post(f"/t/{opened.id}/advice", data={"seat": "0"}).text
    assert "too early to tell" in shown
    assert "%" not in shown.partition('id="advice"')[2].partition("</section>")[0]
