"""Whom a row of My games waits for: who does what, since when, until when; and when something was."""

from __future__ import annotations

import time
from collections.abc import Iterator
from html import unescape

import pytest
from tests.table.helpers import Web, play_on
from tests.table.test_since import ENGLISH, looks

from farside.core.languages import LANGUAGES
from farside.table import spans
from farside.table.answers import SeatSpec, Seen
from farside.table.pages import paper
from farside.table.pages.paper import Reader
from farside.table.pages.since import since
from farside.table.pages.tablecards import when
from farside.table.pages.waited import waited
from farside.table.terms import BOT_TURN, DAILY, DAY, Terms
from farside.table.timing import STANDS_STILL
from farside.table.visit import Visit

AGREED = Terms(DAILY, DAY, up=BOT_TURN)


def with_friends(web: Web, game: str = "pebble", seats: int = 2, terms: Terms | None = AGREED) -> str:
    """A table where this browser has the first seat and waits for somebody else."""
    opened = web.host.create(game, [SeatSpec(name=f"P{at}") for at in range(seats)], {}, 1, terms=terms)
    web.get(f"/t/{opened.id}?token={opened.tokens[0]}")
    web.get(f"/t/{opened.id}")
    for seat in range(1, seats):
        web.host.claim(opened.id, seat)
    while 0 in web.host.table(opened.id).waiting:
        play_on(web.host, opened.id, 1)
    return opened.id


def listed(web: Web, lang: str = "en") -> str:
    return unescape(web.get("/my-games", headers={"accept-language": lang}).text)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_who_is_away_is_told_with_the_day(web: Web, lang: str) -> None:
    table = with_friends(web)
    web.host.pacing.away(table, 1, time.time() + 3 * DAY, STANDS_STILL)
    page, say = listed(web, lang), paper.phrases(lang).say
    assert say("games-on-holiday", {"name": "P1"}) in page
    assert say("games-until", {"date": "…"}).partition("…")[2] in page
    assert say("games-paused") in page


@pytest.mark.parametrize("lang", LANGUAGES)
def test_quiet_hours_that_are_shared_are_told(web: Web, lang: str) -> None:
    table, minute = with_friends(web), int(time.time() % DAY // 60)
    around = ((minute - 60) % 1440, (minute + 60) % 1440)
    for shares in (False, True):
        web.host.pacing.live_at(table, 1, spans.UTC, around, shares)
        told = paper.phrases(lang).say("games-quiet", {"since": "", "hour": ""}).strip(" ;\u00a0")
        assert (told in listed(web, lang)) is shares


@pytest.mark.parametrize("lang", LANGUAGES)
def test_one_s_own_quiet_hours_are_told_as_one_s_own(web: Web, lang: str) -> None:
    table, minute = with_friends(web), int(time.time() % DAY // 60)
    web.host.pacing.live_at(table, 0, spans.UTC, ((minute - 60) % 1440, (minute + 60) % 1440), True)
    while 0 not in web.host.table(table).waiting:
        play_on(web.host, table, 1)
    page = unescape(web.get(f"/t/{table}", headers={"accept-language": lang}).text)
    assert paper.phrases(lang).say("wait-quiet-mine", {"hour": "…"}).partition("…")[0] in page


def test_several_are_named_and_whoever_has_answered_in_secret_is_ready(web: Web) -> None:
    """In Skymines all plan at once; who has planned waits for the others."""
    found = set()
    for here, seen in waits(web, 3):
        told = waited(here, seen, ENGLISH, "…", None, 3600)
        assert told.doing == f"{here.voice(0, 'en').name(1)} and {here.voice(0, 'en').name(2)} still have to decide."
        found.add(told.line)
    assert found == {"you are ready; since 1 h"}


def waits(web: Web, seats: int) -> Iterator[tuple[Visit, Seen]]:
    for here, seen in looks(web, "skymines", seats, 200):
        for seat in range(1, seats):
            if here.info.seats[seat].free:
                web.host.claim(here.id, seat)
        if here.info.waiting == (1, 2):
            yield here, seen


def test_the_button_of_the_next_turn_says_how_long_is_left(web: Web) -> None:
    table = with_friends(web)
    while 0 not in web.host.table(table).waiting:
        play_on(web.host, table, 1)
    assert "Next turn: Pebble, 24 h left" in listed(web) or "Next turn: Pebble, 23 h left" in listed(web)


def test_where_nothing_has_happened_since_one_s_own_move_is_told(web: Web) -> None:
    own = [since(here, seen, ENGLISH) for here, seen in looks(web, "pebble", 2, 30) if last_is_mine(seen)]
    assert own
    assert all(len(one) == 1 and one[0].seat == 0 and one[0].line for one in own)


def last_is_mine(seen: Seen) -> bool:
    return bool(seen.since) and not any(event.ply > seen.since for event in seen.events)


def test_an_end_of_today_is_told_by_hours_and_an_older_one_by_its_day() -> None:
    assert when(5, ENGLISH) == "just now"
    assert when(7200, ENGLISH) == "2 h ago"
    assert when(7200, Reader("de", "")) == "vor 2 Std."
    assert when(3 * DAY, ENGLISH)[-3:] in time.strftime("%B", time.gmtime(time.time() - 3 * DAY))[-3:]
