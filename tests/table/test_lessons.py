"""Lessons at the table: opened, gone on with, followed by the coach, the same for everybody."""

from __future__ import annotations

import re
from dataclasses import replace
from html import unescape

import pytest
from tests.table.helpers import Web

from farside.core import lessons, shelf
from farside.table.coaching import Coaching
from farside.table.host import Host
from farside.table.trouble import NotPossibleError


def opened(web: Web, game: str = "antarctica") -> str:
    """A guided game (`game`, or `game/lesson`); the table’s address."""
    answer = web.get(f"/learn/{game}")
    assert answer.status_code == 303, answer.text
    web.settle(answer.headers["location"].rpartition("/")[2])
    return answer.headers["location"]


def page(web: Web, table: str) -> str:
    return unescape(web.get(table).text)


def act(web: Web, table: str, name: str) -> None:
    ply = re.search(r'data-ply="(\d+)"', web.get(table).text)
    assert ply
    answer = web.post(f"{table}/move", data={"seat": "0", "ply": ply[1], "action": name})
    assert answer.status_code == 303, answer.text
    web.settle(table.rpartition("/")[2])


def test_a_lesson_is_a_table_with_a_coach(web: Web):
    first = page(web, opened(web))
    assert 'id="coach"' in first
    assert "Antarctica, and you are early" in first
    assert "Step 1 of 14" in first


def test_without_a_script_what_was_read_goes_by_a_link(web: Web):
    table = opened(web)
    assert "<h2>Nothing is scored before the end</h2>" in page(web, f"{table}?told=theme")
    assert "Antarctica, and you are early" not in page(web, f"{table}?told=theme")


def test_what_is_only_told_can_be_gone_on_from_to_a_coach_who_waits(web: Web):
    table = opened(web, "mars")
    for name in ("mine:silicon", "mine:oxygen", "earth:silicon", "take:water", "close:trade", "build:housing"):
        act(web, table, name)
    for name in ("build:power_plant", "close:build", "arrange:best", "close:colony"):
        act(web, table, name)
    told = page(web, table)
    assert "<h2>Events come with every turn</h2>" in told
    assert 'href="?told=event"' in told
    assert re.search(r'id="tip-quiet" data-kind="quiet"\s+hidden', told)
    assert not re.search(r'id="tip-quiet" data-kind="quiet"\s+hidden', page(web, f"{table}?told=event"))


def test_what_is_suggested_next_has_words_of_its_own(web: Web):
    table = opened(web, "mars")
    for name in ("mine:silicon", "mine:oxygen", "earth:silicon"):
        act(web, table, name)
    assert "Now choose the card that comes back." in page(web, table)


def test_the_suggestion_is_a_button_of_the_options(web: Web):
    table = opened(web)
    assert re.search(r'form="options"\s+name="action"\s+value="sail:nw"', page(web, table))
    act(web, table, "sail:nw")
    assert "Build: your ships open the way" in page(web, table)


def test_what_is_lit_has_tags_of_the_lesson_or_its_own_names(web: Web):
    table = opened(web)
    assert re.search(r'data-lit="ship-0 sun zone-nw"\s+data-tags="Your ship\|The sun\|Upper left"', page(web, table))
    act(web, table, "sail:nw")
    assert re.search(
        r'data-lit="ghost-basic deck-basic building-w-crane"\s+data-tags="built here\|the card"', page(web, table)
    )


def test_while_others_move_the_card_offers_to_skip_ahead(web: Web, host: Host):
    table = opened(web)
    for name in ("sail:nw", "build:basic", "advance:land"):
        act(web, table, name)
    code = table.rpartition("/")[2]
    assert 'data-do="skip"' not in coach(web, table)
    host.act(code, 0, host.see(code, 0).ply, shelf.game("antarctica").actions.parse("end"))
    assert "Skip ahead" in coach(web, table)


def coach(web: Web, table: str) -> str:
    """What the coach's card holds."""
    found = re.search(r'<section\s+class="coach".*?</section>', page(web, table), re.DOTALL)
    assert found
    return found[0]


def test_another_move_is_welcome(web: Web):
    table = opened(web)
    act(web, table, "sail:sw")
    assert "Any zone is good: the lesson goes on where you have arrived." in page(web, table), "it was met all the same"
    web.post(f"{table}/undo", data={"seat": "0"})
    act(web, table, "sail:nw")
    assert "Any zone is good" not in page(web, table)
    act(web, table, "build:double")
    assert "Good too. The next card you can build will do as well." in page(web, table)


def test_an_undo_takes_the_coach_back(web: Web):
    table = opened(web)
    act(web, table, "sail:nw")
    assert web.post(f"{table}/undo", data={"seat": "0"}).status_code == 303
    assert "The sun wakes one ship at a time" in page(web, table)


def test_learn_goes_on_with_what_this_browser_has_begun_unless_told_otherwise(web: Web):
    table = opened(web)
    assert web.get("/learn/antarctica").headers["location"] == table
    assert web.get("/learn/antarctica?again=1").headers["location"] != table


def test_among_ones_tables_a_lesson_is_called_a_lesson(web: Web):
    code = opened(web, "mars").rpartition("/")[2]
    assert "Mars, Lesson: First game" in page(web, "/")
    assert f"Mars, {code}" not in page(web, "/my-games")


def test_bots_answer_everybody_alike(web: Web, host: Host):
    logs = []
    for _time in range(2):
        web.client.cookies.clear()
        table = opened(web)
        for name in ("sail:nw", "build:basic", "advance:land", "end"):
            act(web, table, name)
        logs.append([str(move) for move in host.playing(table.rpartition("/")[2]).record.moves])
    assert logs[0] == logs[1]
    assert len(logs[0]) > 5


def test_spectators_and_other_tables_have_no_coach(web: Web):
    table = opened(web)
    web.client.cookies.clear()
    assert 'id="coach"' not in page(web, table)
    assert 'id="coach"' not in page(web, web.post("/play/pebble").headers["location"])


@pytest.mark.parametrize("address", ["/learn/chess", "/learn/antarctica/last"])
def test_what_is_not_there_cannot_be_learnt(web: Web, address: str):
    assert web.get(address).status_code == 404


def test_a_lesson_that_is_not_there_is_refused_with_what_is_possible(host: Host):
    with pytest.raises(NotPossibleError, match=r"possible: .*first"):
        host.teach("antarctica", "last")


def test_a_coach_follows_from_the_moves_alone(host: Host):
    table = host.teach("antarctica", lessons.FIRST).id
    playing = host.playing(table)
    again = Coaching().coach(playing)
    assert again is not None
    assert again.cards == host.coaching.coach(playing).cards  # type: ignore[union-attr]  # it has a coach, see above


def test_every_title_of_ours_has_a_first_lesson():
    for key in shelf.shelf():
        assert lessons.lesson(shelf.game(key), lessons.FIRST).ideas


def test_the_lobby_offers_to_learn_and_to_go_on(web: Web):
    assert "Learn to play" in page(web, "/")
    table = opened(web)
    act(web, table, "sail:nw")
    assert re.search(r"Go on learning</b>\s*<span>step 4 of 14", page(web, "/"))


# -- further lessons -------------------------------------------------------------------------------


def test_a_further_lesson_may_begin_in_the_middle_of_a_game(web: Web, host: Host):
    table = opened(web, "antarctica/icebreakers")
    lesson = lessons.lesson(shelf.game("antarctica"), "icebreakers")
    assert tuple(host.playing(table.rpartition("/")[2]).record.moves) == lesson.moves
    assert "Step 1 of 8" in page(web, table)
    assert web.get("/learn/antarctica/icebreakers").headers["location"] == table
    assert web.get("/learn/antarctica").headers["location"] != table


def test_nobody_takes_back_what_a_lesson_begins_with(web: Web, host: Host):
    table = opened(web, "antarctica/icebreakers")
    given = len(host.playing(table.rpartition("/")[2]).record.moves)
    assert web.post(f"{table}/undo", data={"seat": "0"}).status_code == 422
    act(web, table, "take:icebreaker")
    act(web, table, "sail:ne")
    assert web.post(f"{table}/undo", data={"seat": "0"}).status_code == 303
    assert len(host.playing(table.rpartition("/")[2]).record.moves) == given + 1


def finished(web: Web, host: Host, game: str) -> str:
    """A lesson that has taken long enough, played as its coach suggests."""
    table = opened(web, game)
    for _time in range(60):
        playing = host.playing(table.rpartition("/")[2])
        coach = host.coaching.coach(playing)
        assert coach is not None
        if coach.over:
            break
        options = [playing.title.actions.name(action) for action in playing.state.options(0)]
        act(web, table, next((card.suggestion for card in coach.cards if card.suggestion), options[-1]))
    return table


def test_the_last_step_offers_what_else_there_is_to_learn(web: Web, host: Host):
    assert 'href="/learn/magnastorm/advanced"' in page(web, "/new/magnastorm")
    table = opened(web, "magnastorm/advanced")
    for name in ("send:C2", "track:blue", "card:first", "crew:C2:neutral"):
        act(web, table, name)
    assert "Cards stay yours" in page(web, table)
    assert 'href="/learn/magnastorm/advanced"' not in page(web, "/new/magnastorm"), "it has been read to the end"
    table = opened(web, "mars/bargaining")
    for name in ("propose:sky", "give:silicon", "want:iron", "send", "call", "close:trade", "build:silo"):
        act(web, table, name)
    last = page(web, table)
    assert "Others may come to you as well" in last
    assert 'href="/learn/mars/conflicts"' in last
    assert 'href="/learn/mars/bargaining"' not in last


def test_a_learned_title_offers_the_next_lesson_in_the_lobby(web: Web, host: Host):
    finished(web, host, "magnastorm/advanced")
    assert "next: The advanced start" not in page(web, "/")  # the first one comes first
    assert 'href="/learn/skymines/luna"' in page(web, "/")


def test_set_up_offers_the_lesson_about_what_is_chosen(web: Web, host: Host):
    usual, luna = page(web, "/new/skymines"), page(web, "/new/skymines?preset=luna")
    assert re.search(r'data-when="\["!luna=none"\]" hidden', usual)
    assert re.search(r'data-when="\["!luna=none"\]"\s+>', luna)
    assert re.search(r'data-when="\["threat"\]" hidden', luna)


def test_a_table_offers_the_lessons_about_what_lies_on_it(web: Web):
    luna = web.post("/play/skymines", data={"solo": "2"}).headers["location"]
    assert "/learn/skymines/luna" in page(web, luna)
    assert "/learn/skymines/belt" not in page(web, luna)
    mars = web.post("/play/mars").headers["location"]
    assert "/learn/mars/conflicts" in page(web, mars)


def test_a_lesson_whose_file_is_gone_or_broken_goes_on_as_a_game(web: Web, host: Host, monkeypatch: pytest.MonkeyPatch):
    table = opened(web)
    monkeypatch.setattr(lessons, "_keys", lambda _game: [])
    assert 'id="coach"' not in page(web, table)
    for name in ("sail:nw", "build:basic", "advance:land", "end"):
        act(web, table, name)
    assert len(host.playing(table.rpartition("/")[2]).record.moves) > 5
    assert web.get("/").status_code == 200


def test_a_lesson_whose_file_has_changed_goes_on_with_the_new_one(
    web: Web, host: Host, monkeypatch: pytest.MonkeyPatch
):
    table = opened(web)
    act(web, table, "sail:nw")
    now = lessons.lesson(shelf.game("antarctica"), lessons.FIRST)
    fewer = replace(now, seed=7, ideas=now.ideas[3:])
    monkeypatch.setattr(lessons, "read", lambda _game, _key: fewer)
    monkeypatch.setattr(host, "coaching", Coaching())  # a server of the next version
    assert "Build: your ships open the way" in page(web, table)
    act(web, table, "build:basic")
    assert "of 11" in page(web, table)


def test_nobody_wins_artefacts_in_a_lesson(host: Host):
    table = host.teach("magnastorm", "advanced").id
    assert not host.collecting.won(host.playing(table))
    assert host.collecting.sits_down(host.playing(table), host.playing(table).seats[0], "somebody") is None
