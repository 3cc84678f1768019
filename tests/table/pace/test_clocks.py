"""Time, with a clock that the test moves: nights and summer time, terms, turns, what happens when time is up, live
clocks; after restarts and jumps of the clock nothing is lost and nothing is done twice.
"""

from __future__ import annotations

from dataclasses import replace
from random import Random

import pytest
from tests.table.pace.house import BERLIN, DAILY, TOKYO, House, at

from farside.table import dates, spans, terms
from farside.table.answers import SeatSpec
from farside.table.happenings import NEARLY, QUESTION, STOOD_IN
from farside.table.memory import MemoryStore
from farside.table.playing import PLAYED_FOR
from farside.table.terms import DAY, HOUR, Terms, TermsError
from farside.table.timing import ABSENT

# -- which time counts -----------------------------------------------------------------------------


def test_nights_do_not_count_where_somebody_lives() -> None:
    still = spans.Still("Asia/Tokyo", terms.NIGHT)
    evening, morning = at(TOKYO, 2026, 11, 18, 21), at(TOKYO, 2026, 11, 19, 8)
    assert spans.counted(evening, morning, still) == 2 * HOUR
    assert spans.reached(evening, 2 * HOUR, still) == morning
    assert spans.is_still(at(TOKYO, 2026, 11, 19, 3), still)
    assert spans.goes_on(at(TOKYO, 2026, 11, 19, 3), still) == at(TOKYO, 2026, 11, 19, 7)


def test_summer_time_comes_and_goes() -> None:
    still = spans.Still("Europe/Berlin", terms.NIGHT)
    for begin, end, real in (((2026, 3, 28), (2026, 3, 29), 23), ((2026, 10, 24), (2026, 10, 25), 25)):
        noon, next_noon = at(BERLIN, *begin, 12), at(BERLIN, *end, 12)
        assert next_noon - noon == real * HOUR, "a day with a change of the clock"
        assert spans.counted(noon, next_noon, still) == 15 * HOUR
        assert spans.reached(noon, 15 * HOUR, still) == next_noon


def test_weekends_do_not_count() -> None:
    still = spans.Still("Europe/Berlin", None, weekends=True)
    friday, monday = at(BERLIN, 2026, 11, 20, 23), at(BERLIN, 2026, 11, 23, 1)
    assert spans.counted(friday, monday, still) == 2 * HOUR
    assert spans.reached(friday, 2 * HOUR, still) == monday


def test_an_unknown_place_keeps_the_time_of_greenwich_and_is_no_place() -> None:
    assert spans.zone_of("Mars/Base").key == "UTC"
    assert spans.is_zone("Europe/Rome")
    for name in ("Mars/Base", "../../etc/passwd", "", "x" * 200):
        assert not spans.is_zone(name)


def test_time_that_runs_backwards_counts_nothing() -> None:
    assert spans.counted(100.0, 50.0, spans.Still()) == 0


# -- terms -----------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "told",
    [
        {"pace": "slow"},
        {"pace": "daily", "turn": HOUR},
        {"pace": "daily", "turn": 8 * DAY},
        {"pace": "daily", "bank": 15 * DAY},
        {"pace": "live", "gain": 5},
        {"pace": "live", "turn": DAY},
        {"up": "explode"},
        {"talk": "shout"},
        {"holiday": 400},
        {"holiday": "many"},
        {"nights": 1},
        {"speed": 3},
    ],
)
def test_terms_that_nobody_could_keep_are_refused(told: dict[str, object]) -> None:
    with pytest.raises(TermsError):
        terms.read(told)


def test_the_agreement_is_a_sentence_in_every_language() -> None:
    told = dates.agreement(replace(DAILY, nights=True), False, "en")
    assert told == (
        "Each of us moves within a day, with 2 days in the bank. Each has 14 days of holiday a year. Nights do not"
        " count. When time is up, a bot stands in for that one turn. We talk in short words. Nobody asks for advice."
    )
    assert "Alle ziehen innerhalb von einem Tag, mit 2 Tagen in Reserve." in dates.agreement(DAILY, False, "de")
    assert "en un jour au plus" in dates.agreement(DAILY, True, "fr")
    assert "entro un giorno" in dates.agreement(DAILY, True, "it")
    live = Terms(terms.LIVE, bank=15 * 60, gain=10, up=terms.BOT_TURN)
    assert "15 minutes on the clock and 10 seconds more for every turn" in dates.agreement(live, True, "en")


def test_lengths_are_told_for_a_glance() -> None:
    assert [dates.short(one, "en") for one in (30, 90, 3 * HOUR, 30 * HOUR, 3 * DAY)] == [
        "under a minute",
        "1 min",
        "3 h",
        "30 h",
        "3 days",
    ]
    assert [dates.short(one, "en", exact=True) for one in (0, DAY, 2 * DAY, 36 * HOUR)] == [
        "none",
        "24 h",
        "2 days",
        "36 h",
    ]
    assert dates.until(8.2 * HOUR, "en") == "9 h"
    assert [dates.counted_down(one) for one in (0, 5, 65, 3700)] == ["0:00", "0:05", "1:05", "1:01:40"]


# -- a turn has its time ---------------------------------------------------------------------------


def test_time_runs_from_when_somebody_is_asked(house: House) -> None:
    table = house.open(DAILY).id
    seat = house.alone(table)
    house.turn(table, seat)
    other = house.alone(table)
    full = house.left(table, other)
    house.moved.move(3 * HOUR)
    assert house.left(table, other) == full - 3 * HOUR
    assert full <= 3 * DAY


def test_a_turn_that_takes_long_is_paid_from_the_bank(house: House) -> None:
    table = house.open(DAILY).id
    seat = house.alone(table)
    house.moved.move(30 * HOUR)
    house.turn(table, seat)
    clocks = house.host.playing(table).timing
    assert clocks is not None
    assert clocks.hands[seat].bank == 2 * DAY - 6 * HOUR


def test_nobodys_time_begins_before_he_has_sat_down(house: House) -> None:
    opened = house.host.create("pebble", [SeatSpec(), SeatSpec()], seed=3, terms=DAILY)
    house.moved.move(5 * DAY)
    house.look()
    clocks = house.host.playing(opened.id).timing
    assert clocks is not None
    assert not any(hand.since for hand in clocks.hands)
    house.host.claim(opened.id, 0)
    clocks = house.host.playing(opened.id).timing
    assert clocks is not None
    assert house.left(opened.id, 0) == 3 * DAY
    assert not clocks.hands[1].since


def test_undo_brings_no_time_back(house: House) -> None:
    table = house.open(DAILY, "antarctica").id
    ended, dice = 0, Random(2)
    for _ in range(20):
        seat = house.host.table(table).waiting[0]
        house.moved.move(HOUR)
        before = house.left(table, seat)
        house.move(table, seat, dice)
        if not house.host.see(table, seat).can_undo:
            continue
        ended += seat not in house.host.table(table).waiting
        house.moved.move(HOUR)
        house.host.undo(table, seat)
        assert seat in house.host.table(table).waiting
        assert house.left(table, seat) == before - HOUR
        house.move(table, seat, dice)
    assert ended, "a whole turn was taken back"


# -- time is up ------------------------------------------------------------------------------------


def test_a_bot_stands_in_for_one_turn_and_the_log_says_so(house: House) -> None:
    table = house.open(DAILY).id
    seat = house.alone(table)
    house.passes(3 * DAY - 60)
    assert house.host.table(table).waiting == (seat,)
    assert house.kinds(seat)[-1] == NEARLY
    before = len(house.host.playing(table).record.moves)
    house.passes(61)
    playing = house.host.playing(table)
    assert seat not in playing.state.waiting()
    made = range(before, len(playing.record.moves))
    assert made
    assert {playing.record.moves[place].seat for place in made} == {seat}
    assert playing.lent == frozenset(made)
    assert set(house.store.notes(table).values()) == {PLAYED_FOR}
    assert STOOD_IN in house.kinds(seat)
    name = house.host.voice(house.host.see(table, None)).name(seat)
    assert f"{name}’s time was up: a bot took this turn." in house.log(table)
    assert "Your time was up: a bot took this turn." in house.log(table, seat)
    assert "Deine Zeit war um: Ein Bot hat diesen Zug gemacht." in house.log(table, seat, "de")
    assert house.host.see(table, seat).no_undo is not None, "nobody takes back what a bot played"


def test_the_next_turn_is_the_persons_own_again(house: House) -> None:
    table = house.open(DAILY).id
    seat = house.alone(table)
    house.passes(3 * DAY + 1)
    for other in house.host.table(table).waiting:
        house.turn(table, other)
    while seat not in house.host.table(table).waiting:
        house.move(table)
    assert house.left(table, seat) == DAY, "the bank is empty, the day is there"
    house.turn(table, seat)
    clocks = house.host.playing(table).timing
    assert clocks is not None
    assert clocks.hands[seat].missed == 0


@pytest.mark.parametrize("game", ["skymines", "mars"])
def test_in_sealed_questions_the_late_seat_alone_is_stood_in_for(game: str) -> None:
    house, dice = House(MemoryStore()), Random(5)
    table = house.open(DAILY, game, 3).id
    while len(house.host.table(table).waiting) < 2 or house.host.playing(table).state.opened < 0:
        house.move(table, dice=dice)
    ready, late = house.host.table(table).waiting[:2]
    house.turn(table, ready)
    assert ready not in house.host.table(table).waiting, "somebody is ready, the others are not"
    known = house.host.news(table, [ready])
    house.passes(2 * DAY)
    assert house.host.news(table, [ready]).ply == known.ply, "nobody sees what was answered, nor how much"
    before = len(house.host.playing(table).record.moves)
    house.passes(DAY + 1)
    playing = house.host.playing(table)
    assert late in {playing.record.moves[place].seat for place in playing.lent}
    assert ready not in {playing.record.moves[place].seat for place in playing.lent}
    assert min(playing.lent) == before
    house.close()


def test_the_game_pauses_if_that_was_agreed(house: House) -> None:
    table = house.open(replace(DAILY, up=terms.PAUSE)).id
    seat = house.alone(table)
    house.passes(3 * DAY + 1)
    clocks = house.host.playing(table).timing
    assert clocks is not None
    assert (clocks.paused, clocks.asking is not None) == (ABSENT, True)
    assert house.host.table(table).waiting == (seat,)
    assert QUESTION in house.kinds(1 - seat)
    house.passes(100 * DAY)
    assert house.host.table(table).waiting == (seat,)
    house.turn(table, seat)
    clocks = house.host.playing(table).timing
    assert clocks is not None
    assert (clocks.paused, clocks.asking) == ("", None)


def test_nothing_happens_if_that_was_agreed(house: House) -> None:
    table = house.open(replace(DAILY, up=terms.NOTHING)).id
    seat = house.alone(table)
    house.passes(30 * DAY)
    assert house.left(table, seat) == 0
    assert house.host.table(table).waiting == (seat,)
    house.turn(table, seat)


def test_in_no_hurry_a_gentle_word_comes_after_a_week_and_no_more(house: House) -> None:
    table = house.open(Terms()).id
    seat = house.alone(table)
    house.told.clear()
    house.passes(7 * DAY - 10)
    assert house.kinds() == []
    house.passes(11)
    house.passes(60 * DAY)
    assert house.kinds() == [NEARLY]
    assert house.told[0].seat == seat


# -- a live clock ----------------------------------------------------------------------------------


def test_a_chess_clock_runs_and_every_turn_adds_to_it(house: House) -> None:
    table = house.open(Terms(terms.LIVE, bank=600, gain=10, up=terms.BOT_TURN)).id
    seat = house.alone(table)
    before = house.left(table, seat)
    house.moved.move(45)
    assert house.left(table, seat) == before - 45
    house.turn(table, seat)
    clocks = house.host.playing(table).timing
    assert clocks is not None
    assert clocks.hands[seat].bank == before - 45 + 10


def test_a_live_clock_waits_for_everybody_and_survives_a_restart(house: House) -> None:
    opened = house.host.create("pebble", [SeatSpec()] * 2, seed=3, terms=Terms(terms.LIVE, bank=600, up=terms.BOT_TURN))
    house.host.claim(opened.id, 0)
    house.moved.move(300)
    assert not any(hand.since for hand in house.host.playing(opened.id).timing.hands)  # type: ignore[union-attr]  # it has
    house.host.claim(opened.id, 1)
    house.look()
    house.passes(30)
    seat = house.host.table(opened.id).waiting[0]
    assert house.left(opened.id, seat) == 570
    house.stop()
    house.again()
    house.passes(10)
    assert house.left(opened.id, seat) == 560


def test_a_house_that_was_closed_costs_nobody_time(house: House) -> None:
    table = house.open(Terms(terms.LIVE, bank=600, up=terms.BOT_TURN)).id
    seat = house.alone(table)
    house.look()
    before = house.left(table, seat)
    house.stop()
    house.moved.move(3 * HOUR)  # nobody looks
    house.again()
    house.look()
    assert house.left(table, seat) == before
    assert seat in house.host.table(table).waiting
    house.passes(60)
    assert house.left(table, seat) == before - 60


def test_a_clock_that_jumps_loses_nothing(house: House) -> None:
    table = house.open(DAILY).id
    seat = house.alone(table)
    house.look()
    before = house.left(table, seat)
    house.moved.jump(30 * DAY)
    house.look()
    assert house.left(table, seat) == before
    assert seat in house.host.table(table).waiting
    house.moved.jump(-30 * DAY)
    house.look()
    assert house.left(table, seat) >= before
    assert seat in house.host.table(table).waiting
    house.passes(4 * HOUR)
    assert before >= house.left(table, seat) >= before - 4 * HOUR


def test_what_is_due_is_done_once_by_one_of_two_servers(house: House) -> None:
    table = house.open(DAILY).id
    seat = house.alone(table)
    first, told = house.host, house.told
    house.moved.move(3 * DAY + 1)
    house.again()
    stale = first.playing(table)
    house.look()
    house.host = first
    first.deadlines.strike(stale)
    house.look()
    assert [one.kind for one in told if one.seat == seat].count(STOOD_IN) == 1
    clocks = first.playing(table).timing
    assert clocks is not None
    assert clocks.hands[seat].missed == 1
    assert [one.kind for one in clocks.told].count("time-up") == 1


def test_a_stand_in_goes_on_after_a_restart(house: House) -> None:
    """The server dies after it was written that a bot stands in, and before the bot has moved."""
    table = house.open(DAILY).id
    seat = house.alone(table)
    house.moved.move(3 * DAY + 1)
    house.host.deadlines.look()  # without a loop nobody thinks here
    assert seat in house.host.table(table).waiting
    house.stop()
    house.again()
    house.look()
    assert seat not in house.host.table(table).waiting
