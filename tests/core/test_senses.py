"""What a learner is given: each entry with its number, name and limits; seats are counted from the one who looks."""

from farside.core.actions import NOBODY
from farside.core.senses import Notes, Sense, note_question
from farside.games.pebble.game import GAME

KEYS = ("heron", "duck", "owl")


def noted(seat: int = 0, seats: int = 3, named: bool = False) -> Notes:
    return Notes(seat, seats, named)


def test_a_number_stays_within_its_limits():
    notes = noted()
    for number in (-3, -2, 0, 5, 6):
        notes.number("steps", number, high=5, low=-2)
    assert list(notes.row()) == [0, 0, 2, 7, 7]


def test_flags_and_one_or_some_of_several_keys():
    notes = noted()
    notes.flag("over", True)
    notes.flag("over", False)
    notes.one_of("bird", KEYS, 1)
    notes.one_of("bird", KEYS, NOBODY)
    notes.some_of("birds", KEYS, 0b1101)
    assert list(notes.row()) == [1, 0, 0, 1, 0, 0, 0, 0, 1, 0, 1]


def test_counts_stay_within_their_limits():
    notes = noted()
    notes.counts("birds", KEYS, [9, -1, 2, 8], high=4, start=1)
    assert list(notes.row()) == [0, 2, 4]


def test_players_are_counted_from_oneself():
    notes = noted(seat=2)
    assert [notes.player(turn) for turn in range(3)] == [2, 0, 1]
    notes.whose("site", 0)
    notes.whose("site", NOBODY)
    notes.whose("site", 3)
    notes.by_seat("pebbles", [7, 1, 2, 30], high=9, low=1, start=1)
    notes.bits_by_seat("asked", 0b1001)
    assert list(notes.row()) == [0, 1, 0, *[0] * 6, 8, 0, 1, 0, 1, 0]


def test_names_follow_the_entries_and_their_places():
    notes = noted(seat=1, seats=2, named=True)
    notes.whose("first", 0)
    notes.place("zones", ("cape", "bay"), 1)
    notes.number("ships", 2, high=3)
    notes.flag("sun", True)
    notes.player(1)
    notes.counts("birds", KEYS[:2], [0, 0], high=4)
    notes.table()
    notes.bits_by_seat("asked", 0)
    notes.by_seat("pebbles", [0, 0], high=9, low=-1)
    assert notes.senses == [
        Sense("first.0", 0, 1),
        Sense("first.1", 0, 1),
        Sense("zones.bay.ships", 0, 3),
        Sense("zones.bay.sun", 0, 1),
        Sense("players.1.birds.heron", 0, 4),
        Sense("players.1.birds.duck", 0, 4),
        Sense("asked.0", 0, 1),
        Sense("asked.1", 0, 1),
        Sense("pebbles.0", -1, 9),
        Sense("pebbles.1", -1, 9),
    ]
    assert len(notes.row()) == len(notes.senses)


def test_the_open_question_and_whom_it_asks():
    state = GAME.start(seats=2, seed=1)
    state.play(GAME.actions.name(state.options(0)[0]))
    steps = tuple(str(step) for step in range(len(state.steps)))
    notes = noted(seat=1, seats=2)
    note_question(state, steps, notes)
    over, *asks = notes.row()[: 1 + len(steps)]
    assert (over, asks.index(1), sum(asks)) == (0, state.steps.index(state.question()), 1)
    assert list(notes.row()[-2:]) == [1, 0], "seat 0 has planned, seat 1 looks and is asked"


def test_when_the_game_is_over_nobody_is_asked():
    state = GAME.start(seats=2, seed=1)
    state.finish()
    notes = noted(seats=2)
    note_question(state, KEYS, notes)
    assert list(notes.row()) == [1, 0, 0, 0, 0, 0]
