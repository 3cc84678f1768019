"""Other terms at a running table: put together as at set-up, proposed to all, agreed to or not."""

from __future__ import annotations

import pytest
from tests.table.helpers import Web
from tests.table.test_collections import browser
from tests.table.test_pace_pages import DAILY, PACE, opened, seated

from farside.table import terms
from farside.table.pages import agreed
from farside.table.terms import DAY, HOUR, Terms

LIVE = Terms(terms.LIVE, bank=1800, gain=10, up=terms.BOT_TURN)
ODD = Terms(terms.DAILY, 10 * HOUR, 5 * HOUR, nights=True, weekends=True, up=terms.PAUSE, holiday=9, nudges=False)
EVERY = [DAILY, LIVE, ODD, terms.A_DAY, terms.USUAL, Terms(talk=terms.SILENT, plans=False)]


@pytest.mark.parametrize("wanted", EVERY)
def test_a_form_says_what_was_agreed_and_sends_the_same_again(web: Web, wanted: Terms) -> None:
    """Also what no form offers: a program may have agreed to any number."""
    assert agreed.terms_of(agreed.sent_of(wanted)) == wanted
    found = opened(web, wanted)
    seated(web, found, 0)
    page = web.get(f"/t/{found.id}/terms").text
    assert f'value="{wanted.pace}" checked' in page
    assert f'<option value="{wanted.holiday}" selected' in page
    assert 'id="pace" open' in " ".join(page.split())


def test_terms_are_proposed_on_a_page_and_everybody_agrees_at_the_table(web: Web) -> None:
    found = opened(web)
    seated(web, found, 0)
    assert f'href="/t/{found.id}/terms"' in web.get(f"/t/{found.id}").text
    assert web.post(f"/t/{found.id}/terms", data=PACE).status_code == 303
    mine = web.get(f"/t/{found.id}").text
    assert "You would like other terms. Everybody has to agree" in mine
    assert f"/t/{found.id}/terms" not in mine, "one question at a time"
    assert web.host.table(found.id).terms == DAILY, "silence is no"
    seated(web, found, 1)
    assert "would like other terms" in web.get(f"/t/{found.id}").text
    web.post(f"/t/{found.id}/vote", data={"seat": "1", "choice": "yes"})
    assert web.host.table(found.id).terms == agreed.terms_of(PACE)


def test_one_no_leaves_all_as_it_was(web: Web) -> None:
    found = opened(web)
    seated(web, found, 0)
    web.post(f"/t/{found.id}/terms", data=PACE)
    seated(web, found, 1)
    web.post(f"/t/{found.id}/vote", data={"seat": "1", "choice": "no"})
    assert web.host.table(found.id).terms == DAILY
    assert "the terms stay as they were" in web.get(f"/t/{found.id}").text


def test_what_cannot_be_proposed_is_said_with_the_form(web: Web) -> None:
    found = opened(web)
    seated(web, found, 0)
    path = f"/t/{found.id}/terms"
    same = web.post(path, data=agreed.sent_of(DAILY))
    assert same.status_code == 422
    assert 'role="alert"' in same.text
    nonsense = web.post(path, data={**PACE, "turn": str(90 * DAY)})
    assert nonsense.status_code == 422
    assert 'id="terms"' in nonsense.text
    assert web.run(browser(web).get(path)).status_code == 403, "who sits elsewhere changes nothing here"
    assert web.run(browser(web).post(path, data=PACE)).status_code == 403


def test_a_table_without_an_agreement_has_nothing_to_change(web: Web) -> None:
    found = opened(web, None)
    seated(web, found, 0)
    assert web.get(f"/t/{found.id}/terms").status_code == 422
    assert "/terms" not in web.get(f"/t/{found.id}").text
