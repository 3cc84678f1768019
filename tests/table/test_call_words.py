"""A call says what everybody may know, in four languages: nothing hidden, no seat's secret, nothing of a plan."""

from __future__ import annotations

from random import Random

import pytest
from tests.table.helpers import host_on, play_on

from farside.core import shelf
from farside.core.languages import LANGUAGES
from farside.table import happenings
from farside.table.answers import SeatSpec
from farside.table.calls.calling import turn_of
from farside.table.calls.rows import Call
from farside.table.calls.words import Matter, left, said, trial
from farside.table.host import Host
from farside.table.memory import MemoryStore
from farside.table.playing import Playing
from farside.table.speaking import phrases

BASE = "https://farside.example"
NOW = 1_800_000_000.0


def played(game: str, plies: int, seed: int = 5) -> tuple[Host, Playing]:
    host = host_on(MemoryStore())
    seats = shelf.game(game).seats[-1]
    opened = host.create(game, [SeatSpec() for _ in range(min(3, seats))], {}, seed, name="Ross Sea")
    play_on(host, opened.id, plies)
    return host, host.playing(opened.id)


def words_of(playing: Playing, lang: str, kind: str, seat: int) -> str:
    call = Call("id", "ring", playing.row.id, seat, kind, turn_of(playing, seat, kind), NOW, NOW, NOW + 19 * 3600, 0)
    return str(said([Matter(call, playing)], lang, BASE, NOW))


def dreamt(playing: Playing, dice: Random) -> Playing:
    """The same table as far as everybody may know: what is hidden lies differently, and was written differently."""
    found = playing.copy()
    found.state = playing.title.imagine(playing.state, None, dice)
    found.events = [
        event if event.eyes is None else event._replace(args=tuple(0 for _ in event.args)) for event in playing.events
    ]
    found.told = {}
    return found


@pytest.mark.parametrize("game", [key for key in shelf.shelf() if key != "guest"])
def test_two_hidden_positions_are_told_in_the_same_words(game) -> None:
    for plies in (4, 15, 40):
        host, playing = played(game, plies)
        host.thinking.close()
        if playing.state.over:
            continue
        dream = dreamt(playing, Random(plies))
        for seat in range(len(playing.seats)):
            for kind in happenings.KINDS:
                told = words_of(playing, "en", kind, seat)
                assert told == words_of(dream, "en", kind, seat)


def test_no_secret_of_a_seat_is_in_a_call() -> None:
    host, playing = played("pebble", 6)
    host.thinking.close()
    secrets = [one for row in playing.seats for one in (row.token, row.invite, row.former, row.ring) if one]
    secrets += [playing.row.salt, playing.row.host]
    told = "".join(words_of(playing, lang, kind, 0) for lang in LANGUAGES for kind in happenings.KINDS)
    assert not [one for one in secrets if one in told]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_kind_of_call_has_words_in_every_language(lang) -> None:
    host, playing = played("pebble", 6)
    host.thinking.close()
    for kind in happenings.KINDS:
        told = words_of(playing, lang, kind, 1)
        assert "Ross Sea" in told
        assert "{" not in told
    assert trial(lang, BASE).text


def test_a_call_reads_as_drawn() -> None:
    host, playing = played("antarctica", 1)
    while (seat := playing.state.waiting()[0]) == playing.record.moves[-1].seat:
        play_on(host, playing.row.id, 1)
        playing = host.playing(playing.row.id)
    host.thinking.close()
    call = Call("id", "ring", playing.row.id, seat, happenings.ASKED, 0, NOW, NOW, NOW + 19 * 3600 + 60)
    found = said([Matter(call, playing)], "en", BASE, NOW)
    assert found.title == "Your turn: Antarctica, Ross Sea"
    assert found.text.endswith(". 19 hours left.")
    assert found.address == f"{BASE}/t/{playing.row.id}"
    two = said([Matter(call, playing), Matter(call._replace(until=0.0), playing)], "en", BASE, NOW)
    assert two.title == "Two tables wait for you"
    assert two.text == "Antarctica, Ross Sea (19 h left), Antarctica, Ross Sea (no hurry)."


@pytest.mark.parametrize(
    ("seconds", "text"),
    [
        *[(0, ""), (59, ""), (60, "One minute left."), (3599, "59 minutes left."), (3600, "One hour left.")],
        *[(36 * 3600, "36 hours left."), (48 * 3600, "2 days left."), (-5, "")],
    ],
)
def test_time_left_is_said_in_one_unit(seconds, text) -> None:
    assert left(NOW + seconds, NOW, phrases("en"), "call-left") == text


def test_the_end_says_who_won_and_where_you_came_in() -> None:
    host, playing = played("pebble", 10_000)
    host.thinking.close()
    assert playing.state.over
    told = [words_of(playing, "en", happenings.OVER, seat) for seat in range(len(playing.seats))]
    assert any("You won." in one or "You share" in one for one in told)
