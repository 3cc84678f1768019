"""My games: what waits, what runs, what is over; filters, the archive, the next turn, small pictures."""

from __future__ import annotations

import re
import time

import pytest
from tests.table.helpers import Web, a_table, play_on
from tests.table.test_collections import browser

from farside.core import shelf
from farside.core.record import Record
from farside.table.answers import SeatSpec
from farside.table.pages import crops
from farside.table.pages.crops import cut
from farside.table.terms import DAILY, Terms

TITLES = ("antarctica", "magnastorm", "mars", "skymines", "pebble")


def sits(web: Web, seed: int, waits: bool) -> str:
    """A table at which this browser has the first seat, asked or not."""
    opened = a_table(web.host, seed=seed)
    while (0 in web.host.table(opened.id).waiting) is not waits:
        play_on(web.host, opened.id, 1)
    web.get(f"/t/{opened.id}?token={opened.tokens[0]}")
    web.get(f"/t/{opened.id}")
    return opened.id


def section(page: str, name: str) -> str:
    """What stands below a heading."""
    found = re.search(rf'id="h-{name}".*?</section>', page, re.DOTALL)
    return found[0] if found else ""


def test_tables_stand_under_your_turn_waiting_and_finished(web: Web) -> None:
    mine, other = sits(web, 1, True), sits(web, 2, False)
    over = a_table(web.host, seed=3)
    web.get(f"/t/{over.id}?token={over.tokens[0]}")
    web.get(f"/t/{over.id}")
    play_on(web.host, over.id, 500)
    page = web.get("/my-games").text
    for name, table in (("turn", mine), ("waiting", other), ("finished", over.id)):
        assert f'id="table-{table}"' in section(page, name)
        assert page.count(f'id="table-{table}"') == 1
        assert f'id="table-{table}"' in web.get(f"/my-games?show={name}").text
    assert f'id="table-{mine}"' not in web.get("/my-games?show=waiting").text
    assert "No table fits" in web.get("/my-games?game=mars").text
    assert 'class="n" aria-hidden' in page, "the number beside My games"
    assert page.count('class="gm-new"') == 1, "how it ended is news"
    web.get(f"/t/{over.id}")
    assert 'class="gm-new"' not in web.get("/my-games").text


def test_whoever_sits_nowhere_is_offered_games(web: Web) -> None:
    page = web.get("/my-games").text
    assert "/play/antarctica" in page
    assert 'class="n" aria-hidden' not in page


def test_an_archived_table_comes_back_on_your_turn(web: Web) -> None:
    table = sits(web, 2, False)
    web.post(f"/t/{table}/archive")
    assert f'id="table-{table}"' not in web.get("/my-games").text
    assert f'id="table-{table}"' in web.get("/my-games?show=archived").text
    while 0 not in web.host.table(table).waiting:
        play_on(web.host, table, 1)
    assert f'id="table-{table}"' in web.get("/my-games").text


def test_next_turn_goes_from_table_to_table_and_none_twice(web: Web) -> None:
    tables = {sits(web, seed, True) for seed in (1, 2, 3)}
    sits(web, 4, False)
    walked, last = [], ""
    for _ in tables:
        last = web.get(f"/next?from={last}", follow_redirects=False).headers["location"].rpartition("/")[2]
        walked.append(last)
    assert set(walked) == tables
    assert web.get(f"/next?from={last}", follow_redirects=False).headers["location"] == "/my-games?done"
    assert "That was the last one" in web.get("/my-games?done").text


def test_a_list_of_many_is_shown_page_by_page(web: Web, monkeypatch: pytest.MonkeyPatch) -> None:
    tables = [sits(web, seed, False) for seed in range(14)]
    first, second = (web.get(f"/my-games?show=waiting&page={page}").text for page in (1, 2))
    shown = [sum(f'id="table-{table}"' in page for table in tables) for page in (first, second)]
    assert shown == [12, 2]
    assert 'rel="next"' in first


def test_a_table_is_found_by_its_words(web: Web) -> None:
    table = sits(web, 1, True)
    assert f'id="table-{table}"' in web.get("/my-games?words=pebb").text
    assert f'id="table-{table}"' not in web.get("/my-games?words=nothing").text


def test_nobody_sees_another_s_list_or_small_picture(web: Web) -> None:
    table = sits(web, 1, True)
    assert table not in web.run(browser(web).get("/my-games")).text
    mine = web.get(f"/t/{table}/crop.svg")
    assert mine.headers["content-type"] == "image/svg+xml"
    assert web.run(browser(web).get(f"/t/{table}/crop.svg")).status_code == 200, "as a spectator sees it"


@pytest.mark.parametrize("key", TITLES)
def test_a_small_picture_is_a_piece_of_the_board(key: str) -> None:
    game = shelf.game(key)
    view = game.view(Record(key, 2, 7, {}).start(), 0)
    whole, piece = game.picture(view), cut(game.picture(view), game.focus(view))
    windows = [crops.WINDOW.search(svg) for svg in (whole, piece)]
    assert windows[0] is not None
    assert windows[1] is not None
    left, top, wide, high = map(float, windows[0][1].split())
    x, y, width, height = map(float, windows[1][1].split())
    assert left - 1 <= x
    assert top - 1 <= y
    assert x + width <= left + wide + 1
    assert y + height <= top + high + 1
    assert width < wide


def with_a_friend(web: Web) -> tuple[str, str]:
    """A table that waits for this browser, and the friend's token."""
    opened = a_table(web.host, seed=1)
    web.get(f"/t/{opened.id}?token={opened.tokens[0]}")
    web.get(f"/t/{opened.id}")
    web.host.claim(opened.id, 1)
    return opened.id, opened.tokens[1]


def test_a_seat_is_handed_over_and_taken_back_from_the_list(web: Web) -> None:
    table, _friend = with_a_friend(web)
    assert "hand-over" in web.get("/my-games").text
    web.post(f"/my-games/{table}/hand-over")
    timing = web.host.playing(table).timing
    assert timing is not None
    assert timing.hands[0].handed
    assert "take-back" in web.get("/my-games").text
    web.post(f"/my-games/{table}/take-back")
    timing = web.host.playing(table).timing
    assert timing is not None
    assert not timing.hands[0].handed


def test_whoever_leaves_is_asked_first_and_has_no_seat_then(web: Web) -> None:
    table, _friend = with_a_friend(web)
    assert "A bot plays on for you" in web.get(f"/my-games/{table}/leave").text
    web.post(f"/my-games/{table}/leave")
    assert web.host.store.seats(table)[0].ring == ""
    assert f'id="table-{table}"' not in web.get("/my-games").text
    assert web.run(browser(web).post(f"/my-games/{table}/leave")).status_code == 403


def test_the_time_that_is_left_stands_on_the_card(web: Web) -> None:
    opened = web.host.create("pebble", [SeatSpec(), SeatSpec()], {}, 1, terms=Terms(DAILY, turn=86400, bank=0))
    web.host.claim(opened.id, 1)
    web.get(f"/t/{opened.id}?token={opened.tokens[0]}")
    web.get(f"/t/{opened.id}")
    while 0 not in web.host.table(opened.id).waiting:
        play_on(web.host, opened.id, 1)
    assert 'class="gm-time' in web.get("/my-games").text


def test_a_circle_is_a_filter(web: Web) -> None:
    table = sits(web, 1, True)
    assert f'id="table-{table}"' not in web.get("/my-games?circle=none").text
    assert "No table fits" in web.get("/my-games?circle=none").text


def at_a_pace(web: Web) -> str:
    """A table with a friend, a move a day."""
    opened = web.host.create("pebble", [SeatSpec(), SeatSpec()], {}, 1, terms=Terms(DAILY, turn=86400, bank=0))
    web.host.claim(opened.id, 1)
    web.get(f"/t/{opened.id}?token={opened.tokens[0]}")
    web.get(f"/t/{opened.id}")
    return opened.id


def test_somebody_goes_away_and_comes_back_from_the_list(web: Web) -> None:
    table = at_a_pace(web)
    page = web.get("/my-games").text
    assert f'action="/my-games/{table}/away"' in page
    assert "14 days of holiday" in page
    day = time.strftime("%Y-%m-%d", time.gmtime(time.time() + 3 * 86400))
    assert web.post(f"/my-games/{table}/away", data={"until": day, "how": "still"}).status_code == 303
    clocks = web.host.playing(table).timing
    assert clocks is not None
    assert clocks.hands[0].away is not None
    assert "I am back" in web.get("/my-games").text
    web.post(f"/my-games/{table}/away")
    clocks = web.host.playing(table).timing
    assert clocks is not None
    assert clocks.hands[0].away is None


def test_a_holiday_that_is_too_long_is_said_and_nothing_changes(web: Web) -> None:
    table = at_a_pace(web)
    day = time.strftime("%Y-%m-%d", time.gmtime(time.time() + 100 * 86400))
    for until in (day, "never"):
        answer = web.post(f"/my-games/{table}/away", data={"until": until, "how": "still"})
        assert answer.status_code == 422
    clocks = web.host.playing(table).timing
    assert clocks is not None
    assert clocks.hands[0].away is None
    assert web.run(browser(web).post(f"/my-games/{table}/away")).status_code == 403


def test_tables_without_an_agreement_have_no_holidays(web: Web) -> None:
    table, _friend = with_a_friend(web)
    assert f"/my-games/{table}/away" not in web.get("/my-games").text


def test_a_plan_that_is_kept_is_told_to_its_owner_alone(web: Web) -> None:
    table = sits(web, 2, False)
    for seat in range(2):
        web.host.claim(table, seat)
    playing = web.host.playing(table)
    found = web.host.planning.sketch(playing, 0, ())
    assert found is not None
    web.host.planning.set_through(table, 0, on=True)
    web.host.planning.add(table, 0, playing.title.actions.name(found.options[0]))
    assert "plan set" not in web.get("/my-games").text, "not kept yet"
    web.host.planning.keep(table, 0)
    assert "plan set" in web.get("/my-games").text
    friend = browser(web)
    token = {"cookie": f"seat-{table}=nothing"}
    assert "plan set" not in web.run(friend.get("/my-games", headers=token)).text
