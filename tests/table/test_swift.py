"""What can be answered in one way only is answered by itself; nothing is revealed or betrayed, undo goes past it."""

from __future__ import annotations

from random import Random

import pytest

from farside.core import shelf
from farside.core.actions import Seat
from farside.core.record import Record
from farside.core.state import State
from farside.table.answers import SeatSpec
from farside.table.host import Host
from farside.table.playing import BY_ITSELF, Playing

GAMES = ("antarctica", "magnastorm", "mars", "skymines", "pebble")
MOST = 260


def play(host: Host, game: str, swift: bool, seed: int = 3, moves: int = MOST) -> tuple[str, int]:
    """A game by lot at a table of people; its code, and how many answers they gave themselves."""
    opened = host.create(game, [SeatSpec(swift=swift)] * 2, seed=seed)
    dice, given = Random(seed), 0
    for _ in range(moves):
        playing = host.playing(opened.id)
        if playing.state.over:
            break
        seat = playing.state.waiting()[0]
        options = playing.state.options(seat)
        host.act(opened.id, seat, playing.state.ply_for(seat), dice.choice(options))
        given += 1
    return opened.id, given


@pytest.mark.parametrize("game", GAMES)
def test_whoever_is_asked_has_a_choice_or_learns_something(host: Host, game: str) -> None:
    opened = host.create(game, [SeatSpec(swift=True)] * 2, seed=3)
    dice = Random(3)
    for _ in range(MOST):
        playing = host.playing(opened.id)
        if playing.state.over:
            return
        for seat in playing.state.waiting():
            assert playing.only(seat) is None
        seat = playing.state.waiting()[0]
        host.act(opened.id, seat, playing.state.ply_for(seat), dice.choice(playing.state.options(seat)))


def test_answers_of_the_table_are_moves_like_others_and_told_in_the_log(host: Host) -> None:
    table, given = play(host, "mars", swift=True)
    playing = host.playing(table)
    assert len(playing.record.moves) == given + len(playing.passed)
    assert playing.passed
    told = [event for event in playing.events if event.kind == BY_ITSELF]
    assert {event.ply - 1 for event in told} == set(playing.passed)
    assert Record.loads(playing.record.dumps()).replay().freeze_all() == playing.state.freeze_all()
    for place in playing.passed:
        state: State = playing.record.replay(place)
        assert len(state.options(playing.record.moves[place].seat)) == 1


def test_without_the_setting_every_question_is_asked(host: Host) -> None:
    table, given = play(host, "mars", swift=False)
    assert given == len(host.playing(table).record.moves)


def alone(playing: Playing) -> Seat | None:
    """A seat whose last move of its own was followed by an answer of the table, and which may take it back."""
    moves = playing.record.moves
    if not playing.passed or max(playing.passed) != len(moves) - 1:
        return None
    seat = moves[-1].seat
    return seat if playing.no_undo(seat) is None else None


def test_an_undo_takes_back_what_one_has_chosen_oneself(host: Host) -> None:
    for seed in range(40):
        opened = host.create("mars", [SeatSpec(swift=True)] * 2, seed=seed)
        dice = Random(seed)
        for _ in range(80):
            playing = host.playing(opened.id)
            seat = alone(playing)
            if seat is not None:
                own = playing.record.last_of(seat, playing.passed)
                host.undo(opened.id, seat)
                after = host.playing(opened.id)
                assert len(after.record.moves) == own
                assert after.state.waiting() == (seat,)
                assert len(after.state.options(seat)) > 1 or after.only(seat) is None
                return
            asked = playing.state.waiting()[0]
            host.act(opened.id, asked, playing.state.ply_for(asked), dice.choice(playing.state.options(asked)))
    raise AssertionError("no answer of the table came last")


def test_the_setting_is_turned_off_and_on_again(host: Host) -> None:
    opened = host.create("mars", [SeatSpec(swift=True), SeatSpec()], seed=1)
    assert host.see(opened.id, 0).swift
    assert not host.see(opened.id, 1).swift
    host.be_swift(opened.id, 0, False)
    host.be_swift(opened.id, 1, True)
    assert not host.see(opened.id, 0).swift
    assert host.see(opened.id, 1).swift


def test_a_hand_is_not_betrayed_to_other_people(host: Host) -> None:
    """With bots alone nobody watches the clock; with people, dreams of a spectator say whether it was plain to all."""
    game, dice = shelf.game("mars"), Random(8)
    met = 0
    for seed in range(6):
        opened = host.create("mars", [SeatSpec(swift=True)] * 3, seed=seed)
        for _ in range(150):
            playing = host.playing(opened.id)
            if playing.state.over:
                break
            seat = playing.state.waiting()[0]
            options = playing.state.options(seat)
            if len(options) == 1 and playing.state.opened < 0 and options[0] not in playing.final(seat):
                assert playing.betrays(seat, options[0])
                met += 1
            host.act(opened.id, seat, playing.state.ply_for(seat), dice.choice(options))
    assert game.secrets
    assert met, "no hand was ever at stake"
