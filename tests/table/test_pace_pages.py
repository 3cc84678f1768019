"""Pace and manners on pages: the set-up, what is shown before sitting down, time and its buttons at the table."""

from __future__ import annotations

import re

import pytest
from tests.table.helpers import Web, play_on

from farside.table import terms
from farside.table.answers import Opened, SeatSpec
from farside.table.pages import agreed
from farside.table.terms import DAY, Terms
from farside.table.trouble import BadTermsError

DAILY = Terms(terms.DAILY, DAY, 2 * DAY, up=terms.BOT_TURN)
FORM = {"players": "2", "kind0": "me", "kind1": "friend", "name": "Ross Sea", "advice": "off"}
PACE = {
    "pace": "daily",
    "turn": str(2 * DAY),
    "bank": "0",
    "up": "pause",
    "holiday": "7",
    "nudges": "on",
    "talk": "silent",
}


def opened(web: Web, agreed_to: Terms | None = DAILY) -> Opened:
    found = web.host.create("pebble", [SeatSpec(), SeatSpec()], seed=3, terms=agreed_to, name="Ford")
    for seat in range(2):
        web.host.claim(found.id, seat)
    return found


def seated(web: Web, found: Opened, seat: int) -> None:
    web.client.cookies.clear()
    web.get(f"/t/{found.id}?token={found.tokens[seat]}", follow_redirects=True)


def test_the_set_up_page_offers_paces_and_says_what_is_agreed(web: Web) -> None:
    page = web.get("/new/pebble?seats=friends").text
    assert 'id="pace"' in page
    assert "Nobody counts the days. We talk in short words. Nobody asks for advice." in page
    alone = web.get("/new/pebble").text
    assert re.search(r'id="pace"\s+hidden', alone), "nobody but bots comes"


def test_set_up_says_how_long_ones_last_games_took(web: Web) -> None:
    secret = web.host.ringing.new()
    web.client.cookies.set("profile", secret)
    for told in ("your last one took under a minute", "your last 2 took under a minute each"):
        people = [SeatSpec(ring=web.host.ringing.of(secret)), SeatSpec()]
        play_on(web.host, web.host.create("pebble", people, seed=3, terms=DAILY).id)
        page = web.get("/new/pebble?seats=friends").text
        assert told in page
    assert "as long as it takes" in page, "a pace without games says what it always says"
    assert "your last" not in web.get("/new/mars?seats=friends").text


def test_the_sentence_follows_what_is_chosen(web: Web) -> None:
    told = web.get("/agreement", params={**PACE, "advice": "on"}).text
    assert told.startswith("Each of us moves within 2 days. Each has 7 days of holiday a year.")
    assert told.endswith("Nobody plans ahead. We play in silence. Everybody may ask for advice.")
    assert web.get("/agreement", params={"pace": "daily", "turn": "x"}).status_code == 422


def test_a_form_opens_a_table_with_terms_and_the_choice_is_remembered(web: Web) -> None:
    answer = web.post("/new/pebble", data=FORM | PACE, follow_redirects=True)
    table = str(answer.url).split("/t/")[1].split("/")[0]
    agreed_to = web.host.table(table).terms
    assert agreed_to == Terms(
        terms.DAILY, 2 * DAY, 0, up=terms.PAUSE, holiday=7, nudges=True, plans=False, talk=terms.SILENT
    )
    assert "Each of us moves within 2 days." in answer.text, "the links page says it too"
    again = web.get("/new/pebble?seats=friends").text
    assert "Each of us moves within 2 days." in again


def test_a_form_with_impossible_terms_is_shown_again_with_a_sentence(web: Web) -> None:
    answer = web.post("/new/pebble", data=FORM | PACE | {"turn": "60"})
    assert answer.status_code == 422
    assert "These terms are not possible" in answer.text


def test_tables_without_friends_have_no_terms(web: Web) -> None:
    answer = web.post("/new/pebble", data=FORM | PACE | {"kind1": "me"}, follow_redirects=True)
    table = str(answer.url).split("/t/")[1].split("/")[0]
    assert web.host.table(table).terms is None


@pytest.mark.parametrize("kept", ["", "x", "daily.60...........", "....", "daily.x.1.1.1.1.1.1.1.1.1.1"])
def test_what_a_browser_kept_may_be_nonsense(web: Web, kept: str) -> None:
    assert agreed.first(kept) == {}
    web.client.cookies.set("pace", kept)
    assert web.get("/new/pebble?seats=friends").status_code == 200


def test_numbers_that_are_none_are_refused() -> None:
    with pytest.raises(BadTermsError):
        agreed.terms_of({"pace": "live", "clock": "soon"})


def test_what_is_agreed_is_shown_before_anybody_sits_down(web: Web) -> None:
    found = web.host.create("pebble", [SeatSpec(), SeatSpec()], seed=3, terms=DAILY, name="Ford")
    from farside.table import sitting

    invitation = sitting.invitations(web.host.kept(found.id), [found.host])[1]
    page = web.get(f"/t/{found.id}?token={invitation}", follow_redirects=True).text
    assert "Each of us moves within a day, with 2 days in the bank." in page
    assert web.host.table(found.id).seats[1].free, "a look takes no seat"
    after = web.post(f"/t/{found.id}/sit", follow_redirects=True)
    assert 'id="table"' in after.text
    assert not web.host.table(found.id).seats[1].free


def test_time_is_told_to_whoever_waits_and_to_whoever_is_asked(web: Web) -> None:
    found = opened(web)
    asked = web.host.table(found.id).waiting
    for seat in range(2):
        seated(web, found, seat)
        page = web.get(f"/t/{found.id}").text
        assert 'id="time"' in page
        assert "24 h left" in page or "23 h left" in page
        assert "When time is up, a bot stands in for that one turn." in page
        assert "What was agreed" in page
        assert ("Nudge in" in page) == (bool(set(asked) - {seat})), "others may be nudged, later"


def test_people_hand_over_take_back_go_away_and_leave(web: Web) -> None:
    found = opened(web)
    seated(web, found, 0)
    post = f"/t/{found.id}"
    assert (
        "A bot plays for you."
        in web.post(f"{post}/hand-over", data={"seat": "0", "bot": "chance"}, follow_redirects=True).text
    )
    web.post(f"{post}/hand-over", data={"seat": "0"})
    assert not web.host.table(found.id).seats[0].lent
    refused = web.post(f"{post}/away", data={"seat": "0", "until": "2099-01-01"})
    assert refused.status_code == 422
    assert web.post(f"{post}/away", data={"seat": "0", "until": "soon"}).status_code == 422
    assert web.post(f"{post}/nudge", data={"seat": "0", "whom": "1"}).status_code == 409
    web.post(f"{post}/hours", data={"seat": "0", "zone": "Europe/Rome"})
    clocks = web.host.playing(found.id).timing
    assert clocks is not None
    assert clocks.hands[0].zone == "Europe/Rome"
    web.post(f"{post}/leave", data={"seat": "0"})
    assert web.host.table(found.id).seats[0].gone
    assert web.post(f"{post}/pause", data={"seat": "0", "on": "1"}).status_code == 403


def test_a_live_table_has_a_clock_for_everybody(web: Web) -> None:
    found = opened(web, Terms(terms.LIVE, bank=600, gain=5, up=terms.BOT_TURN))
    seated(web, found, 0)
    page = web.get(f"/t/{found.id}").text
    assert len(re.findall(r'class="ticking"', page)) == 2
    assert 'id="pause"' in page


@pytest.mark.parametrize("lang", ["fr", "it", "de"])
def test_pages_speak_every_language(web: Web, lang: str) -> None:
    found = opened(web)
    seated(web, found, 0)
    web.client.cookies.set("lang", lang)
    for page in (f"/t/{found.id}", "/new/pebble?seats=friends", f"/t/{found.id}/links"):
        assert web.get(page).status_code == 200


def test_a_game_that_was_ended_waits_for_nobody(web: Web) -> None:
    found = opened(web, Terms(terms.DAILY, DAY, 0, up=terms.PAUSE))
    seated(web, found, 0)
    assert "Ended without a result" not in web.get("/my-games").text
    web.host.pacing.change(found.id, lambda _playing, old, now: old.ended_now(now))
    page = web.get("/my-games").text
    assert "Ended without a result" in page
    assert "Ended without a result" in web.get(f"/t/{found.id}").text
