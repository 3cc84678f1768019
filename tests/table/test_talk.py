"""Talk: words and reactions tied to moves, for those who sit at a table and for nobody else."""

from __future__ import annotations

from typing import Any

import pytest
from tests.table.helpers import PEOPLE, V1, WITH_BOT, Web, first_move, host_on, play_on, visited

from farside.core import shelf
from farside.table import settings, talking
from farside.table.answers import Opened, SeatSpec
from farside.table.host import Host
from farside.table.memory import MemoryStore
from farside.table.pages.sections.places import places_of
from farside.table.terms import Terms
from farside.table.trouble import NoTalkError, NotPossibleError, NotYourSeatError, SealedTalkError

NAMED = (SeatSpec(name="Ann"), SeatSpec(name="Ben"))
BAD = '<b onclick="x">hm</b> https://example.org'


def a_table(host: Host, seats: tuple[SeatSpec, ...] = PEOPLE) -> Opened:
    """Of a game that begins with an open question."""
    return host.create("antarctica", seats, {}, 7)


def said(host: Host, table: str) -> list[tuple[int, int, str]]:
    return [(word.seat, word.ply, word.text or word.reaction) for word in host.playing(table).words]


def test_words_and_reactions_are_about_the_last_move_or_an_earlier_one(host: Host):
    opened = a_table(host)
    play_on(host, opened.id, 4)
    host.talking.say(opened.id, 0, "  just\tin time ")
    host.talking.say(opened.id, 1, reaction="ouch", ply=1)
    assert said(host, opened.id) == [(0, 4, "just in time"), (1, 1, "ouch")]
    host.tables.forget(opened.id)
    assert said(host, opened.id) == [(0, 4, "just in time"), (1, 1, "ouch")]
    with pytest.raises(NotPossibleError):
        host.talking.say(opened.id, 0, "hm", ply=5)


def test_the_same_reaction_to_the_same_move_is_said_once(host: Host):
    opened = a_table(host)
    first = host.talking.say(opened.id, 0, reaction="clap")
    assert host.talking.say(opened.id, 0, reaction="clap") == first
    assert len(said(host, opened.id)) == 1


@pytest.mark.parametrize(("text", "reaction"), [("", ""), ("   ", ""), ("a", "clap"), ("", "boo"), ("a" * 141, "")])
def test_what_cannot_be_said_is_not_written(host: Host, text: str, reaction: str):
    opened = a_table(host)
    with pytest.raises(NotPossibleError):
        host.talking.say(opened.id, 0, text, reaction)
    assert said(host, opened.id) == []


def test_who_says_something_can_take_it_back_and_nobody_else_can(host: Host):
    opened = a_table(host)
    word = host.talking.say(opened.id, 0, "hm")
    with pytest.raises(NotYourSeatError):
        host.talking.take_back(opened.id, 1, word.number)
    host.talking.take_back(opened.id, 0, word.number)
    assert said(host, opened.id) == []
    assert host.pulse(opened.id).named == 2


def test_nobody_talks_alone_or_for_a_bot_or_where_the_house_is_silent(host: Host):
    with pytest.raises(NoTalkError):
        host.talking.say(a_table(host, WITH_BOT).id, 0, "hm")
    three = a_table(host, (*PEOPLE, SeatSpec("bot", "chance"))).id
    with pytest.raises(NotYourSeatError):
        host.talking.say(three, 2, "hm")
    host.talking.on = False
    with pytest.raises(NoTalkError):
        host.talking.say(three, 0, "hm")


def test_people_may_agree_on_reactions_alone_or_on_silence(host: Host):
    opened = host.create("antarctica", PEOPLE, {}, 7, terms=Terms(talk="reactions"))
    with pytest.raises(NoTalkError):
        host.talking.say(opened.id, 0, "hm")
    host.talking.say(opened.id, 0, reaction="clap")
    silent = host.create("antarctica", PEOPLE, {}, 7, terms=Terms(talk="silent"))
    with pytest.raises(NoTalkError):
        host.talking.say(silent.id, 1, reaction="clap")


def test_the_house_may_switch_talk_off():
    assert settings.read(env={}).talk
    assert not settings.read(env={"FARSIDE_TALK": "off"}).talk
    assert settings.read(env={"FARSIDE_TALK": "off"}, talk=True).talk


def test_nothing_is_said_while_answers_are_sealed(host: Host):
    opened = host.create("skymines", PEOPLE, {}, 5)
    while host.playing(opened.id).state.opened < 0:
        first_move(host, opened.id)
    with pytest.raises(SealedTalkError):
        host.talking.say(opened.id, 0, "I play the third card")
    assert said(host, opened.id) == []


def test_in_mars_to_talk_is_part_of_the_game_and_words_are_about_what_all_have_seen(host: Host):
    assert [key for key in shelf.shelf() if shelf.game(key).talks] == ["mars"]
    opened = host.create("mars", PEOPLE, {}, 5)
    for _ in range(400):
        if host.playing(opened.id).state.opened >= 0:
            break
        play_on(host, opened.id, 1)
    word = host.talking.say(opened.id, 0, "a deal?")
    playing = host.playing(opened.id)
    assert word.ply <= (playing.state.ply if playing.state.opened < 0 else playing.state.opened)


def test_words_about_a_move_that_is_taken_back_do_not_slip_to_the_next_one(host: Host):
    opened = a_table(host, NAMED)
    seat = first_move(host, opened.id)
    word = host.talking.say(opened.id, 1 - seat, "oh")
    assert talking.stands(host.playing(opened.id), word)
    host.undo(opened.id, seat)
    seen = host.see(opened.id, seat)
    host.act(opened.id, seat, seen.ply, seen.view.options[-1])
    assert not talking.stands(host.playing(opened.id), word)


@pytest.mark.parametrize("game", ["antarctica", "skymines", "magnastorm"])
def test_a_sign_stands_at_pieces_that_its_reader_sees(host: Host, game: str):
    opened = host.create(game, PEOPLE, {}, 5)
    play_on(host, opened.id, 40)
    playing = host.playing(opened.id)
    drawn = "".join(part.markup for part in playing.title.paint(host.see(opened.id, 0).view, playing.title.voice()))
    found = [places_of(playing, ply, 0) for ply in range(1, talking.latest(playing) + 1)]
    assert any(found)
    last = next(names for names in reversed(found) if names)
    assert any(f'id="{name}"' in drawn for name in last.split())


def test_in_mars_a_rivals_move_has_no_place_on_ones_own_board(host: Host):
    opened = host.create("mars", PEOPLE, {}, 5)
    play_on(host, opened.id, 60)
    playing = host.playing(opened.id)
    for ply in range(30, talking.latest(playing) + 1):
        if playing.record.moves[ply - 1].seat == 1:
            names = places_of(playing, ply, 0).split()
            assert not any(name.startswith("wide-colonist") for name in names), f"{ply}: {names}"


# -- pages -----------------------------------------------------------------------------------------


def at_table(web: Web, table: str, token: str) -> str:
    web.get(f"/t/{table}?token={token}")
    return web.get(f"/t/{table}").text


def test_it_stands_below_the_line_of_its_move_escaped_and_without_links(web: Web):
    opened = a_table(web.host, NAMED)
    play_on(web.host, opened.id, 3)
    web.host.talking.say(opened.id, 1, BAD)
    page = at_table(web, opened.id, opened.tokens[0])
    assert "Log and talk" in page
    assert BAD not in page
    assert "&lt;b onclick=&#34;x&#34;&gt;hm&lt;/b&gt; https://example.org" in page
    assert 'href="https://example.org' not in page
    assert "<b onclick" not in web.get(f"/t/{opened.id}/replay").text
    assert "hm&lt;/b&gt;" in web.get(f"/t/{opened.id}/replay").text


def test_each_reads_a_reaction_in_his_own_language(web: Web):
    opened = a_table(web.host, NAMED)
    web.host.talking.say(opened.id, 1, reaction="soon")
    at_table(web, opened.id, opened.tokens[0])
    for lang, text in (("en", "Back later"), ("de", "Bin später wieder da"), ("fr", "Je reviens"), ("it", "Torno")):
        assert text in web.get(f"/t/{opened.id}", headers={"accept-language": lang}).text


def test_those_who_watch_neither_talk_nor_listen_in(web: Web):
    opened = a_table(web.host, NAMED)
    web.host.talking.say(opened.id, 1, "between us")
    assert "between us" not in web.get(f"/t/{opened.id}").text
    assert web.post(f"/t/{opened.id}/say", data={"seat": "0", "text": "me too"}).status_code == 403
    assert said(web.host, opened.id) == [(1, 0, "between us")]


def test_talk_is_off_by_one_click_and_the_others_are_not_told(web: Web):
    opened = a_table(web.host, NAMED)
    web.host.talking.say(opened.id, 1, "anybody there?")
    assert "anybody there?" in at_table(web, opened.id, opened.tokens[0])
    pulse = web.host.pulse(opened.id)
    web.post(f"/t/{opened.id}/hush", data={"seat": "0"})
    page = web.get(f"/t/{opened.id}").text
    assert "anybody there?" not in page
    assert "Talk is off" in page
    assert web.host.pulse(opened.id) == pulse
    web.post(f"/t/{opened.id}/hush", data={"seat": "0"})
    assert "anybody there?" in web.get(f"/t/{opened.id}").text


def test_one_person_can_be_silenced(web: Web):
    opened = a_table(web.host, (*NAMED, SeatSpec(name="Cleo")))
    web.host.talking.say(opened.id, 1, "bla bla")
    web.host.talking.say(opened.id, 2, "sensible")
    at_table(web, opened.id, opened.tokens[0])
    page = web.post(f"/t/{opened.id}/hush", data={"seat": "0", "who": "1"}, headers={"x-fragment": "1"}).text
    assert "bla bla" not in page
    assert "sensible" in page
    assert "bla bla" not in web.get(f"/t/{opened.id}").text
    web.post(f"/t/{opened.id}/hush", data={"seat": "0", "who": "1"})
    assert "bla bla" in web.get(f"/t/{opened.id}").text


def test_forms_say_and_take_back_without_a_script(web: Web):
    opened = a_table(web.host, NAMED)
    at_table(web, opened.id, opened.tokens[0])
    assert web.post(f"/t/{opened.id}/say", data={"seat": "0", "about": "0", "text": "good luck"}).status_code == 303
    web.post(f"/t/{opened.id}/say", data={"seat": "0", "text": "", "reaction": "smile"})
    assert said(web.host, opened.id) == [(0, 0, "good luck"), (0, 0, "smile")]
    web.post(f"/t/{opened.id}/unsay", data={"seat": "0", "number": "1"})
    assert said(web.host, opened.id) == [(0, 0, "smile")]
    for other in visited(web.host):
        at_table(other, opened.id, opened.tokens[1])
        assert other.post(f"/t/{opened.id}/unsay", data={"seat": "1", "number": "2"}).status_code == 403
    for silly in ("x", "", "99999999999999999999999"):
        assert web.post(f"/t/{opened.id}/unsay", data={"seat": "0", "number": silly}).status_code == 422


def test_a_device_that_all_share_has_no_composer(web: Web):
    opened = a_table(web.host, NAMED)
    at_table(web, opened.id, opened.tokens[0])
    assert 'id="composer"' in web.get(f"/t/{opened.id}").text
    at_table(web, opened.id, opened.tokens[1])
    assert 'id="composer"' not in web.get(f"/t/{opened.id}").text


# -- programs --------------------------------------------------------------------------------------


def test_programs_talk_by_their_seats_token(web: Web):
    opened = a_table(web.host)
    path, head = f"{V1}/tables/{opened.id}/talk", {"authorization": f"Bearer {opened.tokens[0]}"}
    answer = web.post(path, json={"reaction": "thanks"}, headers=head)
    assert answer.status_code == 201
    told: dict[str, Any] = web.get(path, headers=head).json()
    assert told["manner"] == "words"
    assert [word["reaction"] for word in told["words"]] == ["thanks"]
    assert web.get(path).status_code == 403
    assert web.post(path, json={"text": "hm"}).status_code == 403
    assert web.post(path, json={"text": 7}, headers=head).status_code == 422
    gone = web.run(web.client.delete(f"{path}/{answer.json()['number']}", headers=head))
    assert gone.status_code == 204
    assert web.get(path, headers=head).json()["words"] == []


def test_in_a_tab_nobody_talks():
    from farside.tab.house import TAB  # the room above

    host = host_on(MemoryStore())
    silent = Host(host.store, host.opponents, host.thinking, place=TAB)
    with pytest.raises(NoTalkError):
        silent.talking.say(a_table(silent).id, 0, "hm")
    host.thinking.close()
