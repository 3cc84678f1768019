"""What a browser has played to the end: the goal is told until then, and lessons count in no statistics."""

from __future__ import annotations

import re

from tests.table.helpers import Web, play_on

GOAL = 'id="goal"'


def opened(web: Web, game: str = "pebble", other: str = "bot:chance") -> str:
    form = {"players": "2", "kind0": "me", "kind1": other}
    return web.post(f"/new/{game}", data=form).headers["location"].removesuffix("/links")


def code(table: str) -> str:
    return table.rpartition("/")[2]


def test_a_table_says_how_the_game_is_won(web: Web):
    assert GOAL in web.get(opened(web, "mars")).text


def test_who_has_finished_a_game_is_told_no_more(web: Web):
    table = opened(web, other="me")
    play_on(web.host, code(table))
    assert GOAL not in web.get(table).text
    assert GOAL not in web.get(opened(web)).text
    assert GOAL in web.get(opened(web, "mars")).text


def test_a_finished_game_counts_once(web: Web):
    table = opened(web, other="me")
    play_on(web.host, code(table))
    for _ in range(2):
        web.get(table)
    assert web.client.cookies.get("played-pebble") == f"{code(table)}w"


def test_a_lesson_counts_in_no_statistics(web: Web):
    table = web.get("/learn/pebble").headers["location"]
    for seed in range(200):
        web.settle(code(table))
        play_on(web.host, code(table), 1, seed)
    web.settle(code(table))
    web.get(table)
    assert web.client.cookies.get("played-pebble") == f"{code(table)}t"


def learned(web: Web, game: str) -> None:
    """Go through the first lesson of a title, as suggested and then anyhow."""
    table = web.get(f"/learn/{game}").headers["location"]
    for seed in range(400):
        web.settle(code(table))
        coach = web.host.coaching.coach(web.host.playing(code(table)))
        if coach is None or coach.over:
            break
        play_on(web.host, code(table), 1, seed)


def card(web: Web, game: str) -> str:
    return re.sub(r"\s+", " ", web.get("/").text.split(f'id="game-{game}"')[1].split("</article>")[0])


def test_newcomers_are_greeted_until_they_say_that_they_know_or_begin(web: Web):
    assert 'class="newcomer"' in web.get("/").text
    web.post("/settings", data={"met": "on"})
    assert 'class="newcomer"' not in web.get("/").text


def test_who_has_begun_a_lesson_is_not_new_and_goes_on_with_it(web: Web):
    assert "Learn to play" in card(web, "mars")
    web.get("/learn/mars")
    assert 'class="newcomer"' not in web.get("/").text
    assert "Go on learning" in card(web, "mars")
    assert "step 1 of 15" in card(web, "mars")


def test_who_has_learnt_is_told_of_games_won_and_may_have_a_stronger_bot(web: Web):
    learned(web, "antarctica")
    assert "Learned" in card(web, "antarctica")
    web.client.cookies.set("played-antarctica", "aaaaaaw.bbbbbbl.cccccct")
    assert "1 of 2 won" in card(web, "antarctica")


def test_who_has_finished_three_games_without_a_lesson_is_offered_none_but_in_the_menu(web: Web):
    web.client.cookies.set("played-mars", "aaaaaaw.bbbbbbl")
    assert 'class="teach' in card(web, "mars")
    web.client.cookies.set("played-mars", "aaaaaaw.bbbbbbl.ccccccl")
    assert 'class="teach' not in card(web, "mars")
    assert 'href="/learn/mars"' in card(web, "mars")


def test_every_card_leads_to_how_to_play_and_the_teaching_game_stands_at_the_foot(web: Web):
    page = web.get("/").text
    for game in ("antarctica", "magnastorm", "mars", "skymines", "pebble"):
        assert f'href="/how-to-play/{game}"' in page


def test_over_https_a_lesson_under_way_is_found_again(web: Web):
    table = web.get("/learn/pebble").headers["location"]
    kept = web.client.cookies.get("lesson-pebble-first")
    assert kept
    del web.client.cookies["lesson-pebble-first"]
    web.client.cookies.set("__Host-lesson-pebble-first", kept)
    assert web.get("/learn/pebble").headers["location"] == table
