"""Records: text form, exact replay, damaged files, and taking back."""

from __future__ import annotations

import json
import re
from random import Random

import pytest

from farside.core import shelf
from farside.core.game import Value
from farside.core.record import Move, NoUndoError, Record, RecordError, shown, tupled
from farside.core.state import Event, IllegalActionError


def pebble(seats: int = 2, seed: int = 5, **variants: Value) -> Record:
    return Record("pebble", seats, seed, dict(variants))


def played(record: Record, plies: int = 1000) -> Record:
    """The record with moves by lot."""
    dice = Random(record.seed)
    state = record.start()
    while not state.over and state.ply < plies:
        seat = dice.choice(state.waiting())
        record.add(state, seat, dice.choice(state.options(seat)))
    return record


# -- on paper ------------------------------------------------------------------------------------


def test_the_text_form_says_one_fact_a_line():
    record = played(pebble(3, 7, river="flood"), 2)
    lines = record.dumps().splitlines()
    assert lines[:5] == ["farside record 1", "game pebble 1", "seats 3", "seed 7", 'variant river "flood"']
    assert [line.split()[0] for line in lines[5:]] == ["move", "move", "end", "box"]
    assert lines[-1] == f"box {record.box}"
    assert str(record.moves[0]) in lines[5]


@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("river", ["calm", "flood"])
def test_a_record_comes_back_from_its_text(seats: int, river: str):
    record = played(pebble(seats, 11, river=river))
    again = Record.loads(record.dumps())
    assert again == record
    assert again.dumps() == record.dumps()
    assert again.replay().freeze_all() == record.replay().freeze_all()


def test_a_default_is_written_down_so_that_it_may_change_later():
    assert 'variant river "calm"' in pebble().dumps()


def test_variants_of_every_kind_have_a_text():
    for value in ("moon", 3, True, ("a", "b"), (("a",), ("b", "c"))):
        assert " " not in shown(value)
        assert tupled(json.loads(shown(value))) == value
    with pytest.raises(ValueError, match="is no value of a variant"):
        tupled(1.5)


def test_line_ends_of_another_system_and_blank_lines_at_the_end_do_no_harm():
    text = played(pebble(), 3).dumps()
    assert Record.loads(text.replace("\n", "\r\n") + "\r\n \n") == Record.loads(text)


GOOD = played(pebble(), 4).dumps()


@pytest.mark.parametrize(
    ("old", "new", "message"),
    [
        ("farside record 1", "farside record 2", "line 1: expected 'farside record 1', found 'farside record 2'"),
        ("farside record 1\n", "", "line 1: expected 'farside record 1', found 'game pebble 1'"),
        ("game pebble 1", "game pebble", "line 2: expected 'game KEY EDITION', found 'game pebble'"),
        ("game pebble 1", "game pebble one", "line 2: expected 'game KEY EDITION', found 'game pebble one'"),
        ("game pebble", "game chess", "lines 2 to 5: there is no game 'chess'; possible: "),
        ("seats 2", "seats two", "line 3: expected 'seats NUMBER', found 'seats two'"),
        ("seats 2", "seats 9", "lines 2 to 5: pebble is for 2 to 4 players, not 9"),
        ("seats 2", "seats -2", "line 3: expected 'seats NUMBER', found 'seats -2'"),
        ("seats 2", "seats ²", "line 3: expected 'seats NUMBER', found 'seats ²'"),
        ("seed 5", "5", "line 4: expected 'seed NUMBER', found '5'"),
        ("seed 5", f"seed {2**64}", "line 4: expected 'seed NUMBER, a number below 2**64', found 'seed 184467"),
        ("seed 5", "seed " + "9" * 5000, "line 4: expected 'seed NUMBER', found 'seed 9999"),
        ('variant river "calm"', "variant river calm", "line 5: expected 'variant NAME VALUE'"),
        ('variant river "calm"', "variant river 1.5", "line 5: expected 'variant NAME VALUE'"),
        ('variant river "calm"', "variant river", "line 5: expected 'variant NAME VALUE', found 'variant river'"),
        (
            'variant river "calm"',
            'variant river "wild"',
            "lines 2 to 5: pebble: river cannot be 'wild'",
        ),
        ('variant river "calm"', 'variant sea "calm"', "lines 2 to 5: pebble has no variant 'sea'; possible: river"),
        ("move 0", "mov 0", "line 6: expected 'move SEAT ACTION', found 'mov 0"),
        ("move 0", "move x", "line 6: expected 'move SEAT ACTION', found 'move x"),
        ("move 0", "move 2", "line 6: expected 'move SEAT ACTION with a seat from 0 to 1', found 'move 2"),
        ("plan:", "plot:", "line 6: there is no action 'plot'; possible: plan, settle, pass, give"),
        ("plan:", "plan:x", "line 6: 'x"),
        ("end\n", "", "line 10: expected 'move SEAT ACTION, or end', but the record ends here"),
        ("end\n", "end\n\nmove 0 pass\n", "line 12: expected 'nothing after 'end'', found 'move 0 pass'"),
    ],
)
def test_a_damaged_record_names_the_line_and_what_was_expected(old: str, new: str, message: str):
    lines = sorted(GOOD.splitlines()[5:9])
    good = "\n".join([*GOOD.splitlines()[:5], *lines, "end", ""])
    assert old in good
    with pytest.raises(RecordError, match=re.escape(message)):
        Record.loads(good.replace(old, new, 1))


def test_an_empty_file_is_no_record():
    with pytest.raises(RecordError, match="line 1: expected 'farside record 1', but the record ends here"):
        Record.loads("")


@pytest.mark.parametrize("lines", range(1, 6))
def test_a_record_that_breaks_off_is_refused(lines: int):
    whole = Record("pebble", 2, 7).dumps().splitlines()
    assert whole[4].startswith("variant "), "the last line that is kept"
    with pytest.raises(RecordError, match=f"line {lines + 1}"):
        Record.loads("\n".join(whole[:lines]) + "\n")


def test_a_record_of_another_edition_is_read_but_not_replayed():
    record = Record.loads(GOOD.replace("game pebble 1", "game pebble 99").replace("plan:", "dream:"))
    assert record.edition == 99
    with pytest.raises(RecordError, match="the record is of edition 99, installed is 1"):
        record.replay()


# -- replay --------------------------------------------------------------------------------------


def test_a_replay_stops_where_it_is_told():
    record = played(pebble(3))
    state = record.start()
    for ply, move in enumerate(record.moves):
        assert record.replay(ply).freeze_all() == state.freeze_all()
        state.act(move.seat, 0 if state.over else shelf.game("pebble").actions.parse(move.name))
    assert record.replay().over


@pytest.mark.parametrize("ply", [-1, 21])
def test_a_ply_that_is_not_there_is_refused(ply: int):
    record = played(pebble())
    with pytest.raises(RecordError, match=f"there is no ply {ply}; the record has plies 0 to 20"):
        record.replay(ply)


def test_a_replay_tells_the_same_story():
    record = pebble(3, 3)
    first: list[Event] = []
    state = record.start(first)
    dice = Random(1)
    while not state.over:
        seat = dice.choice(state.waiting())
        record.add(state, seat, dice.choice(state.options(seat)))
    again: list[Event] = []
    record.replay(log=again)
    assert first == again


def test_a_move_the_rules_refuse_breaks_the_replay_with_ply_and_clause():
    record = pebble()
    record.moves = [Move(0, "settle:ford")]
    with pytest.raises(RecordError, match="ply 0: '0 settle:ford' is refused by FAR-ASK-2"):
        record.replay()
    record.moves = [Move(0, "settle:moon")]
    with pytest.raises(RecordError, match="ply 0: '0 settle:moon': 'moon' is no argument of 'settle'"):
        record.replay()


def test_a_refused_move_is_not_written_down():
    record = pebble()
    state = record.start()
    with pytest.raises(IllegalActionError):
        record.add(state, 0, 10**6)
    assert record.moves == []


@pytest.mark.parametrize(
    ("seats", "variants", "message"),
    [(1, {}, "2 to 4 players, not 1"), (2, {"sea": "calm"}, "no variant 'sea'"), (2, {"river": 1}, "cannot be 1")],
)
def test_impossible_settings_are_refused(seats: int, variants: dict[str, Value], message: str):
    with pytest.raises(ValueError, match=message):
        Record("pebble", seats, 1, variants)


# -- taking back ---------------------------------------------------------------------------------


def table(*names: str, seats: int = 2) -> Record:
    """A record in which the lowest seat asked answers; `*` is its first open answer."""
    record = pebble(seats)
    state = record.start()
    actions = shelf.game("pebble").actions
    for name in names:
        seat = state.turn()
        record.add(state, seat, state.options(seat)[0] if name == "*" else actions.parse(name))
    return record


def refused(record: Record, seat: int, *over: int) -> str:
    before = list(record.moves)
    with pytest.raises(NoUndoError) as error:
        record.undo(seat, over)
    assert record.moves == before
    return error.value.clause


def test_FAR_UNDO_1_who_has_not_moved_has_nothing_to_take_back():
    assert refused(table(), 0) == "FAR-UNDO-1"
    assert refused(table("*"), 1) == "FAR-UNDO-1"


def test_FAR_UNDO_2_what_is_revealed_stands():
    record = table("*", "*")
    last = record.moves[-1].seat
    assert refused(record, last) == "FAR-UNDO-2"


def test_FAR_UNDO_2_the_last_turn_of_a_round_draws_and_stands():
    record = table("*", "*", "pass", "pass")
    assert refused(record, record.moves[-1].seat) == "FAR-UNDO-2"


def turns(*names: str) -> Record:
    """Three players have planned, and take their turns."""
    return table("*", "*", "*", *names, seats=3)


def test_the_last_move_is_taken_back():
    record = turns("pass")
    seat = record.moves[-1].seat
    before = record.replay(3).freeze_all()
    record.undo(seat)
    assert len(record.moves) == 3
    assert record.replay().freeze_all() == before


def test_FAR_UNDO_3_a_turn_stands_once_the_next_has_been_taken():
    record = turns("pass", "pass")
    assert refused(record, record.moves[3].seat) == "FAR-UNDO-3"


def test_moves_of_bots_are_taken_back_along():
    record = turns("pass", "pass")
    person, bot = record.moves[3].seat, record.moves[4].seat
    record.undo(person, over=[bot])
    assert len(record.moves) == 3


def test_a_follow_up_question_is_taken_back_first():
    record = turns("settle:grove", "*")
    seat = record.moves[-1].seat
    assert [move.seat for move in record.moves[3:]] == [seat, seat]
    record.undo(seat)
    assert record.moves[-1].name == "settle:grove"
    record.undo(seat)
    assert len(record.moves) == 3
    assert refused(record, seat) == "FAR-UNDO-2"


def test_a_sealed_answer_is_taken_back_alone_and_the_others_stand():
    record = table("*", "*", seats=3)
    second = record.moves[1]
    record.undo(0)
    assert record.moves == [second]
    state = record.replay()
    assert state.waiting() == (0, 2)


def test_a_sealed_answer_can_be_given_anew():
    record = pebble()
    state = record.start()
    first, other = state.options(0)[0], state.options(0)[-1]
    record.add(state, 0, first)
    record.undo(0)
    state = record.replay()
    record.add(state, 0, other)
    assert len(record.moves) == 1
