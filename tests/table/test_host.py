"""The host: opens tables, judges and writes moves."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from tests.table.helpers import PEOPLE, a_table, first_move, new_host, options_of, play_on

from farside.table import doors
from farside.table.answers import SeatSpec
from farside.table.host import Host
from farside.table.playing import Playing
from farside.table.sql.store import SqlStore
from farside.table.trouble import (
    MovedOnError,
    NoTableError,
    NotPossibleError,
    RefusedError,
)

# -- opening ---------------------------------------------------------------------------------------


def test_a_new_table_has_a_code_a_host_and_a_token_for_every_person(host: Host):
    opened = a_table(host, (*PEOPLE, SeatSpec("bot", "chance")))
    assert len(opened.id) == 6
    assert len({opened.host, *opened.tokens[:2]}) == 3
    assert opened.tokens[2] == ""
    info = host.table(opened.id)
    assert [seat.kind for seat in info.seats] == ["human", "human", "bot"]
    assert [seat.free for seat in info.seats] == [True, True, False]
    assert (info.game, info.ply, info.over) == ("pebble", 0, False)


def test_tokens_open_doors(host: Host):
    opened = a_table(host)
    assert host.door(opened.id, opened.tokens[1]) == doors.Door((1,))
    assert host.door(opened.id, [*opened.tokens, opened.host]) == doors.Door((0, 1), True)
    assert host.door(opened.id, "").spectator


@pytest.mark.parametrize(
    ("game", "seats", "variants", "seed", "says"),
    [
        ("chess", PEOPLE, {}, 1, "no game 'chess'; possible: .*pebble"),
        ("pebble", PEOPLE * 4, {}, 1, "2 to 4 players, not 8"),
        ("pebble", (), {}, 1, "2 to 4 players, not 0"),
        ("pebble", PEOPLE, {"wind": "calm"}, 1, "no variant 'wind'; possible: river"),
        ("pebble", PEOPLE, {"river": "dry"}, 1, "river cannot be 'dry'; possible: calm"),
        ("pebble", PEOPLE, {"seats": 3}, 1, "no variant 'seats'"),
        ("pebble", (SeatSpec(), SeatSpec("bot", "deep")), {}, 1, "no bot 'deep'; possible: chance"),
        ("pebble", (SeatSpec(), SeatSpec("cat")), {}, 1, "'human' or a 'bot', not 'cat'"),
        ("pebble", PEOPLE, {}, -1, "a seed is a whole number from 0"),
        ("pebble", PEOPLE, {}, 2**64, "a seed is a whole number from 0"),
    ],
)
def test_what_cannot_be_opened_is_refused_with_what_is_possible(
    host: Host, game: str, seats: tuple[SeatSpec, ...], variants: dict[str, Any], seed: int, says: str
):
    with pytest.raises(NotPossibleError, match=says):
        host.create(game, seats, variants, seed)


def test_without_a_seed_every_table_is_shuffled_anew(host: Host):
    first, second = host.create("pebble", PEOPLE), host.create("pebble", PEOPLE)
    assert host.table(first.id).commitment != host.table(second.id).commitment
    assert not host.table(first.id).chosen_seed
    assert host.table(a_table(host).id).chosen_seed


def test_an_unknown_table_is_nowhere(host: Host):
    for look in (host.table, host.record, host.pulse):
        with pytest.raises(NoTableError):
            look("nobody")
    with pytest.raises(NoTableError):
        host.act("nobody", 0, 0, "pass")


def test_a_friend_sits_down_and_is_called_by_name(host: Host):
    opened = a_table(host)
    host.claim(opened.id, 1, "  Ann\n\x00 Bee " + "x" * 99)
    seat = host.table(opened.id).seats[1]
    assert seat.taken
    assert seat.name.startswith("Ann Bee xxx")
    assert len(seat.name) == 40
    host.claim(opened.id, 1)
    assert host.table(opened.id).seats[1].name == seat.name
    host.rename(opened.id, 1, "")
    assert host.table(opened.id).seats[1].name == ""


def test_log_lines_call_a_player_by_the_new_name(host: Host):
    opened = a_table(host)
    first_move(host, opened.id)
    host.claim(opened.id, 0, "Ann")
    assert any("Ann" in line for line in host.lines(host.see(opened.id, 1)))
    host.rename(opened.id, 0, "Bea")
    lines = host.lines(host.see(opened.id, 1))
    assert any("Bea" in line for line in lines)
    assert not any("Ann" in line for line in lines)


# -- moves -----------------------------------------------------------------------------------------


def test_a_move_is_on_disk_when_it_is_answered(host: Host, tmp_path: Path):
    opened = a_table(host)
    moved = host.act(opened.id, 0, 0, options_of(host, opened.id, 0)[0])
    assert (moved.ply, moved.waiting, moved.over) == (1, (1,), False)
    other = SqlStore(f"sqlite:///{tmp_path / 'tables.db'}")
    assert len(other.moves(opened.id)) == 1
    other.close()


def test_a_refused_move_says_the_clause_and_changes_nothing(host: Host):
    opened = a_table(host)
    closed = host.see(opened.id, 0).view.closed[0]
    with pytest.raises(RefusedError) as caught:
        host.act(opened.id, 0, 0, closed.action)
    assert caught.value.refusal.clause == closed.clause == "PEB-PLAN-2"
    with pytest.raises(RefusedError) as caught:
        host.act(opened.id, 0, 0, "pass")
    assert caught.value.refusal.clause == "FAR-ASK-2"
    assert host.table(opened.id).ply == 0
    assert host.store.moves(opened.id) == []


def test_words_nobody_knows_are_refused_with_what_is_possible(host: Host):
    opened = a_table(host)
    for action, says in (("fly:high", "possible: plan"), ("plan:cow", "possible: "), (9999, "run from 0"), (-1, "run")):
        with pytest.raises(NotPossibleError, match=says):
            host.act(opened.id, 0, 0, action)


def test_there_is_no_seat_beyond_the_table(host: Host):
    opened = a_table(host)
    for ask in (lambda: host.see(opened.id, 2), lambda: host.act(opened.id, -1, 0, 0), lambda: host.undo(opened.id, 5)):
        with pytest.raises(NotPossibleError, match="there is no seat"):
            ask()


def test_a_stale_ply_is_told_that_the_table_has_moved_on(host: Host):
    opened = a_table(host)
    first_move(host, opened.id)
    first_move(host, opened.id)
    seat = host.table(opened.id).waiting[0]
    for ply in (0, 1, 3, -1):
        with pytest.raises(MovedOnError):
            host.act(opened.id, seat, ply, options_of(host, opened.id, seat)[0])
    assert host.table(opened.id).ply == 2


def test_while_all_answer_at_once_the_others_answers_do_not_make_mine_stale(host: Host):
    opened = a_table(host)
    mine = options_of(host, opened.id, 1)[0]
    host.act(opened.id, 0, 0, options_of(host, opened.id, 0)[0])
    assert host.act(opened.id, 1, 0, mine).ply == 2


def test_the_same_seat_cannot_answer_twice_with_one_look(host: Host):
    opened = a_table(host, (SeatSpec(), SeatSpec(), SeatSpec()))
    options = options_of(host, opened.id, 0)
    host.act(opened.id, 0, 0, options[0])
    with pytest.raises(MovedOnError):
        host.act(opened.id, 0, 0, options[0])


def test_two_hosts_on_one_database_never_both_win(host: Host, tmp_path: Path):
    other = new_host(tmp_path)
    opened = a_table(host)
    play_on(host, opened.id, 2)
    seat = host.table(opened.id).waiting[0]
    option = options_of(host, opened.id, seat)[0]
    other.table(opened.id)
    host.act(opened.id, seat, 2, option)
    with pytest.raises(MovedOnError):
        other.act(opened.id, seat, 2, option)
    assert other.table(opened.id).ply == host.table(opened.id).ply == 3
    other.store.close()


def test_a_second_host_sees_what_the_first_takes_back(host: Host, tmp_path: Path):
    other = new_host(tmp_path)
    opened = a_table(host)
    seat = first_move(host, opened.id)
    assert other.table(opened.id).ply == 1
    host.undo(opened.id, seat)
    host.act(opened.id, seat, 0, options_of(host, opened.id, seat)[-1])
    assert other.see(opened.id, seat).view == host.see(opened.id, seat).view
    other.store.close()


def test_a_move_that_breaks_the_rules_machine_is_not_written(host: Host, monkeypatch: pytest.MonkeyPatch):
    opened = a_table(host)
    option = options_of(host, opened.id, 0)[0]
    after = Playing.after

    def fall(playing: Playing, seat: int, action: int, note: str) -> None:
        after(playing, seat, action, note)
        raise AssertionError("the river runs uphill")

    with monkeypatch.context() as patch:
        patch.setattr(Playing, "after", fall)
        with pytest.raises(AssertionError):
            host.act(opened.id, 0, 0, option)
    assert host.store.moves(opened.id) == []
    assert host.act(opened.id, 0, 0, option).ply == 1


def test_a_game_can_be_played_to_the_end(host: Host):
    opened = a_table(host)
    play_on(host, opened.id)
    info = host.table(opened.id)
    assert info.over
    assert host.see(opened.id, None).winners
    assert not info.waiting
    with pytest.raises(RefusedError) as caught:
        host.act(opened.id, 0, info.ply, "pass")
    assert caught.value.refusal.clause == "FAR-ASK-3"
