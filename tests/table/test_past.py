"""What the host tells and does not tell, now and of the past; and taking back."""

from __future__ import annotations

import pytest
from tests.table.helpers import SEED, a_table, first_move, options_of, play_on

from farside.core.record import Record
from farside.core.state import Event
from farside.table.answers import SeatSpec
from farside.table.host import Host
from farside.table.playing import veiled
from farside.table.trouble import (
    NoPlyError,
    RefusedError,
    StillRunningError,
)

# -- secrets ---------------------------------------------------------------------------------------


def test_a_sealed_answer_is_seen_by_nobody_else(host: Host):
    """Whichever of its cards the first seat seals, everybody else sees and hears exactly the same."""
    looks: dict[int | None, set[str]] = {1: set(), None: set()}
    for at in range(2):
        opened = a_table(host)
        option = options_of(host, opened.id, 0)[at]
        host.act(opened.id, 0, 0, option)
        for seat, found in looks.items():
            seen = host.see(opened.id, seat)
            found.add(repr((seen.view, seen.events, host.lines(seen), seen.ply, seen.waiting, seen.scores)))
        mine = host.see(opened.id, 0)
        assert any(event.args for event in mine.events if event.kind == "plan")
    assert all(len(found) == 1 for found in looks.values())


def test_numbers_for_other_eyes_are_left_out():
    told = Event("draw", 0, (4, 2), (0, 2), 3)
    assert veiled(told, 0) == told
    assert veiled(told, 1).args == ()
    assert veiled(told, None).args == ()
    assert veiled(told._replace(eyes=None), None).args == (4, 2)


def test_a_running_game_shows_no_record_and_cannot_be_forked(host: Host):
    opened = a_table(host)
    first_move(host, opened.id)
    with pytest.raises(StillRunningError):
        host.record(opened.id)
    with pytest.raises(StillRunningError):
        host.fork(opened.id, 0)


def test_the_shuffle_can_be_checked_once_the_game_is_over(host: Host):
    opened = a_table(host)
    before = host.table(opened.id).commitment
    play_on(host, opened.id)
    revealed = host.record(opened.id)
    assert revealed.proof.commitment == before
    assert revealed.proof.is_kept
    assert revealed.proof.seed == revealed.record.seed
    assert revealed.record.seed == SEED
    assert Record.loads(revealed.record.dumps()).replay().over


# -- looking back ----------------------------------------------------------------------------------


def test_every_past_position_can_be_looked_at(host: Host):
    opened = a_table(host)
    seen = [host.see(opened.id, 0)]
    for _ in range(6):
        play_on(host, opened.id, 1)
        seen.append(host.see(opened.id, 0))
    for ply, then in enumerate(seen):
        now = host.see(opened.id, 0, ply)
        assert (now.view, now.events, now.ply, now.last) == (then.view, then.events, ply, 6)
    assert host.lines(host.see(opened.id, 0, 2)) == host.lines(host.see(opened.id, 0))[: len(seen[2].events)]
    for ply in (7, -1):
        with pytest.raises(NoPlyError):
            host.see(opened.id, 0, ply)


def test_the_digest_begins_after_the_seat_s_last_move(host: Host):
    opened = a_table(host)
    assert host.see(opened.id, 0).since == 0
    host.act(opened.id, 0, 0, options_of(host, opened.id, 0)[0])
    host.act(opened.id, 1, 1, options_of(host, opened.id, 1)[0])
    assert (host.see(opened.id, 0).since, host.see(opened.id, 1).since) == (1, 2)
    assert host.see(opened.id, None).since == 0


def test_a_finished_game_continues_from_anywhere_as_a_new_table(host: Host):
    opened = host.create("pebble", (SeatSpec(name="Ann"), SeatSpec()), {}, SEED)
    play_on(host, opened.id)
    fork = host.fork(opened.id, 3)
    info = host.table(fork.id)
    assert (info.ply, info.over, info.parent, info.parent_ply, info.names) == (3, False, opened.id, 3, ("Ann", ""))
    assert not set(fork.tokens) & set(opened.tokens)
    assert host.see(fork.id, 0).view == host.see(opened.id, 0, 3).view
    play_on(host, fork.id, seed=5)
    assert host.table(fork.id).over
    with pytest.raises(NoPlyError):
        host.fork(opened.id, 10_000)


# -- taking back -----------------------------------------------------------------------------------


def test_a_move_is_taken_back_until_something_is_revealed(host: Host):
    opened = a_table(host)
    assert not host.see(opened.id, 0).can_undo
    host.act(opened.id, 0, 0, options_of(host, opened.id, 0)[0])
    assert host.see(opened.id, 0).can_undo
    assert host.undo(opened.id, 0).ply == 0
    assert host.table(opened.id).waiting == (0, 1)
    play_on(host, opened.id, 2)  # both have planned: the birds are turned up
    for seat in (0, 1):
        assert not host.see(opened.id, seat).can_undo
        with pytest.raises(RefusedError) as caught:
            host.undo(opened.id, seat)
        assert caught.value.refusal.clause in ("FAR-UNDO-2", "FAR-UNDO-3")


def test_a_sealed_answer_is_taken_back_while_the_others_stand(host: Host):
    opened = a_table(host, (SeatSpec(), SeatSpec(), SeatSpec()))
    kept = options_of(host, opened.id, 1)[0]
    host.act(opened.id, 0, 0, options_of(host, opened.id, 0)[0])
    host.act(opened.id, 1, 1, kept)
    assert host.undo(opened.id, 0).ply == 1
    assert host.table(opened.id).waiting == (0, 2)
    assert [move.name for move in host.store.moves(opened.id)] == [kept]


def test_nothing_is_taken_back_once_the_game_is_over(host: Host):
    opened = a_table(host)
    play_on(host, opened.id)
    for seat in (0, 1):
        assert not host.see(opened.id, seat).can_undo
        with pytest.raises(RefusedError):
            host.undo(opened.id, seat)
