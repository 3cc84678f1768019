"""Why did that bot do that? Where the table gives advice: on the page, by a key, and for programs."""

from __future__ import annotations

import pytest
from tests.table.helpers import V1, Program, Web, a_table

from farside.bots.why import AS_GOOD, BETTER, FURTHER, HIDDEN, ONLY, Past, Why
from farside.core.actions import Action
from farside.core.languages import LANGUAGES
from farside.table.answers import Opened, SeatSpec
from farside.table.pages.paper import Reader
from farside.table.turns import Asker

WITH_GREEDY = (SeatSpec(), SeatSpec("bot", "greedy", "Sky"))
TOLD = (BETTER, AS_GOOD, FURTHER, ONLY, HIDDEN, "lot", "glance", "stranger", "none")


def bearer(token: str) -> dict[str, str]:
    return {"authorization": f"Bearer {token}"}


def begun(web: Web, advice: bool = True) -> Opened:
    """A table where the bot has had a turn, and the person is asked."""
    opened = web.host.create("pebble", WITH_GREEDY, seed=7, advice=advice)
    web.client.cookies.clear()
    web.get(f"/t/{opened.id}?token={opened.tokens[0]}")
    for _move in range(12):
        web.settle(opened.id)
        playing = web.host.playing(opened.id)
        if playing.state.opened < 0 and any(move.seat == 1 for move in playing.record.moves[6:]):
            break
        if web.host.see(opened.id, 0).view.options:
            person = Program(web, opened.id, opened.tokens[0])
            person.answer(person.options()[0])
    return opened


def test_a_program_is_told_why(web: Web):
    opened = begun(web)
    answer = web.get(f"{V1}/tables/{opened.id}/why?seat=1&lang=en", headers=bearer(opened.tokens[0]))
    assert answer.status_code == 200
    told = answer.json()
    assert told["seat"] == 1
    assert told["told"] in TOLD
    names = [move.name for move in web.host.playing(opened.id).record.moves[told["ply"] :]]
    assert told["turn"] == [] or told["turn"][-1] in names
    assert all(set(part) == {"key", "text", "own", "rivals"} for part in told["parts"])


def test_those_who_watch_may_ask_too(web: Web):
    opened = begun(web)
    web.client.cookies.clear()
    assert web.get(f"{V1}/tables/{opened.id}/why?seat=1").status_code == 200
    assert web.post(f"/t/{opened.id}/why", data={"of": "1"}).status_code == 200


def test_only_bots_are_asked_and_only_once_they_have_played(web: Web):
    opened = begun(web)
    said = bearer(opened.tokens[0])
    person = web.get(f"{V1}/tables/{opened.id}/why?seat=0&lang=en", headers=said)
    assert (person.status_code, person.json()["text"][:14]) == (409, "Only bots are ")
    assert web.get(f"{V1}/tables/{opened.id}/why?seat=9", headers=said).status_code == 409
    assert web.get(f"{V1}/tables/{opened.id}/why", headers=said).status_code == 409
    assert web.get(f"{V1}/tables/{opened.id}/why?seat=x", headers=said).status_code == 422
    fresh = a_table(web.host, WITH_GREEDY)
    early = web.get(f"{V1}/tables/{fresh.id}/why?seat=1&lang=en", headers=bearer(fresh.tokens[0]))
    assert early.status_code == 409
    assert "has played nothing in the open yet" in early.json()["text"]


def test_where_no_advice_is_given_nobody_is_told_why(web: Web):
    opened = begun(web, advice=False)
    refused = web.get(f"{V1}/tables/{opened.id}/why?seat=1", headers=bearer(opened.tokens[0]))
    assert refused.status_code == 403
    assert "ask-why" not in web.get(f"/t/{opened.id}").text.replace('id="ask-why"', "")
    assert web.post(f"/t/{opened.id}/why", data={"of": "1"}).status_code == 403


def test_the_page_offers_it_at_the_last_turn_of_each_bot(web: Web, monkeypatch: pytest.MonkeyPatch):
    opened = begun(web)
    page = web.get(f"/t/{opened.id}").text
    log = page.partition('id="log-list"')[2].partition("</ol>")[0]
    assert log.count("ask-why") == 2  # its class, and its form
    option: Action = web.host.see(opened.id, 0).view.options[0]

    async def explain(sights: object, reader: int, past: Past, bot: str, asker: Asker) -> Why:
        assert (reader, bot) == (0, "greedy")
        return Why(BETTER, past.answers, (option,), (("points", 4.0, 0.0), ("stones", -1.5, 0.0)))

    monkeypatch.setattr(web.host.thinking, "explain", explain)
    shown = web.post(f"/t/{opened.id}/why", data={"of": "1"}).text
    told = shown.partition('id="why-turn"')[2].partition("</section>")[0]
    assert "Why did Sky do that?" in told
    assert "To Sky it seemed better than" in told
    assert "+4.0" in told
    assert "\u22121.5" in told
    assert 'class="less"' in told


@pytest.mark.parametrize(
    "why", [*(Why(told, (0,), (1,)) for told in TOLD if told not in ("none", HIDDEN)), Why(HIDDEN)]
)
def test_every_answer_has_its_sentence(web: Web, monkeypatch: pytest.MonkeyPatch, why: Why):
    opened = begun(web)

    async def explain(sights: object, reader: int, past: Past, bot: str, asker: Asker) -> Why:
        return why

    monkeypatch.setattr(web.host.thinking, "explain", explain)
    told = web.post(f"/t/{opened.id}/why", data={"of": "1"}).text.partition('id="why-turn"')[2]
    assert Reader("en", "").say(f"why-{why.told}", name="Sky", instead="").strip() in told


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_language_says_all_of_it(lang: str):
    reader = Reader(lang, "")
    for key in (*TOLD, "title", "ask", "line", "played"):
        assert reader.say(f"why-{key}", name="Sky", turn="A", instead="B").strip()


def test_whoever_breaks_down_leaves_a_sentence(web: Web, monkeypatch: pytest.MonkeyPatch):
    opened = begun(web)

    async def explain(*given: object) -> None:
        return None

    monkeypatch.setattr(web.host.thinking, "explain", explain)
    assert "No reason could be found this time." in web.post(f"/t/{opened.id}/why", data={"of": "1"}).text
    told = web.get(f"{V1}/tables/{opened.id}/why?seat=1", headers=bearer(opened.tokens[0])).json()
    assert (told["told"], told["turn"], told["parts"]) == ("none", [], [])
