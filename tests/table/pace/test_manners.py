"""Manners, with a clock that the test moves: who does not come, holidays, nudges, seats in bots' hands, questions."""

from __future__ import annotations

from dataclasses import replace

import pytest
from tests.table.pace.house import BERLIN, DAILY, House, at

from farside.core.actions import Seat
from farside.table import terms
from farside.table.happenings import ASKED, NUDGED, OVER, QUESTION
from farside.table.terms import DAY, HOUR, Terms
from farside.table.timing import ABSENT, BOT_PLAYS, BY_WISH, END, GO_ON, NO, WAIT, YES
from farside.table.trouble import (
    EndedError,
    HandedError,
    HolidayError,
    NoPaceError,
    NotPossibleError,
    NotYourSeatError,
    NudgeError,
)

# -- who does not come -----------------------------------------------------------------------------


def missed(house: House, seats: int = 2, turns: int = 3) -> tuple[str, Seat]:
    """A table where somebody misses so many turns in a row."""
    table = house.open(replace(DAILY, bank=0), seats=seats).id
    seat = house.alone(table)
    for _ in range(turns):
        while house.host.table(table).waiting != (seat,):
            house.turn(table, next(other for other in house.host.table(table).waiting if other != seat))
        house.passes(DAY + 1)
    return table, seat


def test_after_three_turns_in_a_row_everybody_is_asked(house: House) -> None:
    table, seat = missed(house)
    clocks = house.host.playing(table).timing
    assert clocks is not None
    assert clocks.asking is not None
    assert clocks.asking.about == seat
    assert QUESTION in house.kinds(1 - seat)
    with pytest.raises(NotPossibleError):
        house.host.voting.vote(table, seat, END)
    with pytest.raises(NotPossibleError):
        house.host.voting.vote(table, 1 - seat, "explode")


def test_the_others_may_go_on_with_the_bot_and_the_person_may_come_back(house: House) -> None:
    table, seat = missed(house)
    house.host.voting.vote(table, 1 - seat, GO_ON)
    assert house.host.table(table).seats[seat].lent == "greedy"
    house.look()
    house.host.pacing.take_over(table, seat)
    assert not house.host.table(table).seats[seat].lent


def test_the_others_may_end_it_without_a_result(house: House) -> None:
    table, seat = missed(house)
    house.host.voting.vote(table, 1 - seat, END)
    info = house.host.table(table)
    assert (info.ended, info.over, info.waiting) == (True, False, ())
    assert house.kinds(seat)[-1] == OVER
    with pytest.raises(EndedError):
        house.host.act(table, 1 - seat, info.ply, "pass")
    house.passes(30 * DAY)
    house.again()
    assert house.host.table(table).ended


def test_the_others_may_wait_and_change_their_minds(house: House) -> None:
    table, seat = missed(house)
    house.host.voting.vote(table, 1 - seat, WAIT)
    while house.host.table(table).waiting != (seat,):
        house.turn(table, 1 - seat)
    house.passes(DAY + 1)
    clocks = house.host.playing(table).timing
    assert clocks is not None
    assert clocks.paused == ABSENT
    house.host.voting.vote(table, 1 - seat, GO_ON)
    house.look()
    assert seat not in house.host.table(table).waiting


def test_silence_goes_on_with_the_bot(house: House) -> None:
    table, seat = missed(house, seats=3)
    house.passes(8 * DAY)
    clocks = house.host.playing(table).timing
    assert clocks is not None
    assert clocks.asking is None
    assert clocks.hands[seat].handed == "greedy"


# -- holidays --------------------------------------------------------------------------------------


def test_on_holiday_the_clock_stands_still(house: House) -> None:
    table = house.open(DAILY).id
    seat = house.alone(table)
    house.moved.move(HOUR)
    before = house.left(table, seat)
    house.host.pacing.away(table, seat, house.moved.at + 10 * DAY)
    house.passes(10 * DAY)
    assert house.left(table, seat) == before
    house.passes(HOUR)
    assert house.left(table, seat) == before - HOUR
    assert any("away until 28 November" in line for line in house.log(table))


def test_a_holiday_longer_than_agreed_is_refused_and_says_what_is_left(house: House) -> None:
    table = house.open(DAILY).id
    seat = house.alone(table)
    with pytest.raises(HolidayError) as error:
        house.host.pacing.away(table, seat, house.moved.at + 15 * DAY)
    assert error.value.what == "14"
    house.host.pacing.away(table, seat, house.moved.at + 10 * DAY)
    house.moved.move(4 * DAY)
    house.host.pacing.back(table, seat)
    with pytest.raises(HolidayError) as error:
        house.host.pacing.away(table, seat, house.moved.at + 11 * DAY)
    assert error.value.what == "10"
    house.host.pacing.away(table, seat, house.moved.at + 10 * DAY)


def test_holidays_are_counted_by_the_year(house: House) -> None:
    table = house.open(DAILY).id
    seat = house.alone(table)
    house.host.pacing.live_at(table, seat, "Europe/Berlin")
    house.moved.at = at(BERLIN, 2026, 12, 20, 0)
    house.host.pacing.away(table, seat, at(BERLIN, 2027, 1, 13, 0))
    clocks = house.host.playing(table).timing
    assert clocks is not None
    assert dict(clocks.hands[seat].used) == {2026: 12 * DAY, 2027: 12 * DAY}


def test_a_bot_may_play_meanwhile_as_long_as_one_likes(house: House) -> None:
    table = house.open(DAILY).id
    seat = house.alone(table)
    house.host.pacing.away(table, seat, house.moved.at + 40 * DAY, BOT_PLAYS)
    house.look()
    assert seat not in house.host.table(table).waiting
    house.host.pacing.back(table, seat)
    while seat not in house.host.table(table).waiting:
        house.move(table)
    house.look()
    assert seat in house.host.table(table).waiting


def test_holidays_that_cannot_be(house: House) -> None:
    table = house.open(DAILY).id
    for until in (house.moved.at - 1, house.moved.at + 500 * DAY):
        with pytest.raises(NotPossibleError):
            house.host.pacing.away(table, 0, until)
    with pytest.raises(NotPossibleError):
        house.host.pacing.away(table, 0, house.moved.at + DAY, "plays")
    live = house.open(Terms(terms.LIVE, bank=600)).id
    with pytest.raises(NotPossibleError):
        house.host.pacing.away(live, 0, house.moved.at + DAY)
    with pytest.raises(NoPaceError):
        house.host.pacing.away(house.open(None).id, 0, house.moved.at + DAY)


# -- nudges ----------------------------------------------------------------------------------------


def test_a_nudge_after_half_of_the_time_once_a_turn(house: House) -> None:
    table = house.open(DAILY).id
    seat = house.alone(table)
    with pytest.raises(NudgeError) as error:
        house.host.pacing.nudge(table, 1 - seat, seat)
    assert error.value.at == house.moved.at + 12 * HOUR
    house.moved.move(12 * HOUR)
    with pytest.raises(NudgeError):
        house.host.pacing.nudge(table, seat, seat)
    house.host.pacing.nudge(table, 1 - seat, seat)
    assert house.told[-1][:3] == (NUDGED, table, seat)
    with pytest.raises(NudgeError) as error:
        house.host.pacing.nudge(table, 1 - seat, seat)
    assert error.value.at == 0
    assert any(line.startswith("You nudged ") for line in house.log(table, 1 - seat))
    assert any(line.endswith(" nudged you.") for line in house.log(table, seat))


def test_a_nudge_respects_quiet_hours(house: House) -> None:
    table = house.open(DAILY).id
    seat = house.alone(table)
    house.host.pacing.live_at(table, seat, "Europe/Berlin", (23 * 60, 6 * 60))
    house.moved.move(12 * HOUR)  # midnight in Berlin
    with pytest.raises(NudgeError) as error:
        house.host.pacing.nudge(table, 1 - seat, seat)
    assert error.value.at == at(BERLIN, 2026, 11, 19, 6)
    house.moved.at = error.value.at
    house.host.pacing.nudge(table, 1 - seat, seat)


def test_at_a_live_table_nobody_is_nudged(house: House) -> None:
    table = house.open(Terms(terms.LIVE, bank=600)).id
    seat = house.alone(table)
    house.moved.move(4 * 60)
    with pytest.raises(NudgeError) as error:
        house.host.pacing.nudge(table, 1 - seat, seat)
    assert error.value.at == 0


def test_places_and_quiet_hours_that_cannot_be(house: House) -> None:
    table = house.open(DAILY).id
    for zone, quiet in (("Mars/Base", None), ("UTC", (0, 0)), ("UTC", (0, 2000)), ("UTC", (0, 23 * 60))):
        with pytest.raises(NotPossibleError):
            house.host.pacing.live_at(table, 0, zone, quiet)


# -- seats in bots' hands --------------------------------------------------------------------------


def test_a_seat_is_handed_over_and_taken_back(house: House) -> None:
    table = house.open(DAILY).id
    seat = house.alone(table)
    with pytest.raises(NotPossibleError):
        house.host.pacing.hand_over(table, seat, "nobody")
    house.host.pacing.hand_over(table, seat, "chance")
    with pytest.raises(HandedError):
        house.move(table, seat)
    house.look()
    assert seat not in house.host.table(table).waiting
    house.told.clear()
    house.host.pacing.take_over(table, seat)
    while seat not in house.host.table(table).waiting:
        house.move(table)
    house.look()
    assert seat in house.host.table(table).waiting
    assert house.kinds(seat) == [ASKED]


def test_a_seat_can_be_handed_over_where_nobody_counts(house: House) -> None:
    table = house.open(None).id
    seat = house.alone(table)
    house.host.pacing.hand_over(table, seat, "greedy")
    house.look()
    assert seat not in house.host.table(table).waiting
    house.again()
    assert house.host.table(table).seats[seat].lent == "greedy"


def test_who_leaves_cannot_come_back_by_himself(house: House) -> None:
    opened = house.open(DAILY)
    table = opened.id
    seat = house.alone(table)
    assert seat in house.host.door(table, opened.tokens[seat]).seats
    house.host.leave(table, seat)
    assert house.host.door(table, opened.tokens[seat]).spectator
    house.look()
    assert seat not in house.host.table(table).waiting
    assert house.host.table(table).seats[seat].gone
    with pytest.raises(NotYourSeatError):
        house.host.claim(table, seat, renew=True)
    house.host.invite(table, seat, opened.host)
    house.host.claim(table, seat, renew=True)
    assert not house.host.table(table).seats[seat].lent


# -- pauses and other terms ------------------------------------------------------------------------


def test_a_pause_needs_all_and_anybody_ends_it(house: House) -> None:
    table = house.open(Terms(terms.LIVE, bank=600, up=terms.BOT_TURN)).id
    seat = house.alone(table)
    house.look()
    house.host.pacing.pause(table, 0, True)
    house.moved.move(30)
    house.host.pacing.pause(table, 1, True)
    clocks, before = house.host.playing(table).timing, house.left(table, seat)
    assert clocks is not None
    assert clocks.paused == BY_WISH
    house.passes(HOUR)
    assert house.left(table, seat) == before
    house.host.pacing.pause(table, seat, False)
    house.moved.move(10)
    assert house.left(table, seat) == before - 10


def test_other_terms_need_everybody_and_silence_is_no(house: House) -> None:
    table = house.open(DAILY).id
    wanted = replace(DAILY, turn=2 * DAY)
    house.host.voting.propose(table, 0, wanted)
    assert QUESTION in house.kinds(1)
    house.host.voting.vote(table, 1, YES)
    assert house.host.table(table).terms == wanted
    house.host.voting.propose(table, 1, DAILY)
    house.host.voting.vote(table, 0, NO)
    assert house.host.table(table).terms == wanted
    house.host.voting.propose(table, 1, replace(DAILY, up=terms.PAUSE))
    house.passes(8 * DAY)
    assert house.host.table(table).terms == wanted


def test_a_rematch_keeps_what_was_agreed(house: House) -> None:
    from farside.table.rematching import rematch

    opened = house.open(DAILY)
    while not house.host.table(opened.id).over:
        house.move(opened.id)
    found = rematch(house.host, opened.id, [opened.tokens[0]], "en")
    assert house.host.table(found.id).terms == DAILY


def test_a_finished_game_is_due_no_more(house: House) -> None:
    opened = house.open(DAILY)
    while not house.host.table(opened.id).over:
        house.move(opened.id)
    house.told.clear()
    house.passes(100 * DAY)
    assert house.kinds() == []
    assert house.store.timings.due(house.moved.at, 10) == []
