"""Scoring and the winner."""

from tests.games.antarctica.table import LETTERS, given, told

from farside.core.state import Event
from farside.games.antarctica.components import CARDS, COLOURS, ZONES
from farside.games.antarctica.game import GAME
from farside.games.antarctica.rules import scoring
from farside.games.antarctica.rules.end import finish


def position(seats=4, **more):
    return given(seats, **({"queues": {"se": "A"}} | more))


def build(state, letter, *cards):
    """Give a player building cards, wherever they lay."""
    for card in cards:
        state.built.append(CARDS.index(card) * COLOURS + LETTERS.index(letter))


def test_ANT_SCO_1_four_scorings_and_nothing_before_the_end():
    log: list[Event] = []
    state = position(scientists={"e": "AB"}, cubes={"land": {"A": 3}}, log=log)
    build(state, "A", "D01")
    state.given_cubes[1] = 1
    assert not told(log, "score-zone", "score-total")
    finish(state, 3)
    kinds = [event.kind for event in log]
    order = ["score-zone", "score-track", "score-stars", "score-given", "score-total", "win"]
    assert [kind for at, kind in enumerate(kinds) if kind in order and kind not in kinds[:at]] == order
    assert sum(GAME.view(state, 0).split(0)) == GAME.scores(state)[0]


def test_ANT_SCO_2_ranks_are_dense_and_nothing_counts_nothing():
    assert scoring.points([3, 3, 1, 0], 10) == [10, 10, 3, 0]
    assert scoring.points([0, 0], 0) == [0, 0]


def test_ANT_SCO_3_each_lower_rank_gets_the_measure_of_the_rank_above():
    assert scoring.points([4, 2, 2, 1], 9) == [9, 4, 4, 2]


def test_ANT_SCO_4_zones_count_buildings_and_scientists_of_all_colours():
    state = position(scientists={"e": "AAB"}, buildings={"e": "camp crane"}, queues={"e": "CC", "se": "A"})
    assert scoring.zone_pot(state, ZONES.index("e")) == 2 + 3 + 1
    assert scoring.zone_points(state, ZONES.index("e")) == [6, 2, 0, 0], "ships do not count"


def test_ANT_SCO_4_ANT_R_28_zones_are_scored_from_the_sun_zone():
    log: list[Event] = []
    state = position(scientists={"e": "A", "se": "A", "s": "A"}, log=log)
    finish(state, 3)
    assert [ZONES[args[0]] for _kind, _seat, args in told(log, "score-zone")] == ["se", "e", "s"]
    assert scoring.zones_from_sun(position(2)) == [ZONES.index(zone) for zone in ("se", "e", "ne", "nw", "w", "sw")]


def test_ANT_SCO_5_a_zone_without_scientists_gives_nothing():
    state = position(buildings={"e": "camp crane"})
    assert scoring.zone_pot(state, ZONES.index("e")) == 0
    assert GAME.scores(state) == [0, 0, 0, 0]


def test_ANT_SCO_6_tracks_pay_the_value_of_the_cube_just_ahead():
    state = position(cubes={"land": {"A": 4, "B": 9, "C": 1}})
    assert scoring.track_points(state, 0) == [5, 2 + 5 + 1, 2, 0]


def test_ANT_SCO_6_a_closed_track_is_not_scored():
    assert len(scoring.all_measures(position(2))) == 6 + 3 + 2


def test_ANT_SCO_7_ANT_R_19_star_cards():
    state = position()
    build(state, "A", "D01", "D03", "B01")
    build(state, "B", "A01")
    build(state, "C", "B02")
    assert scoring.star_points(state) == [3, 2, 0, 0], "a card without a star does not help C"


def test_ANT_SCO_8_ANT_R_20_discarded_resources_with_ties():
    state = position()
    state.given_ships[0] = 1
    state.given_cubes[0] = 1
    state.given_cubes[1] = 2
    state.given_cubes[2] = 1
    assert scoring.given_points(state) == [5, 5, 2, 0]


def test_ANT_SCO_9_ANT_R_17_points_may_pass_fifty_and_ninety_nine():
    state = position(scientists=dict.fromkeys(ZONES, "A" * 8), buildings=dict.fromkeys(ZONES, "camp crane turbine"))
    assert GAME.scores(state)[0] == 8 * (3 + 8 + 1)
    state.scientists[0] = 16
    assert GAME.scores(state)[0] == 104


def test_ANT_WIN_1_most_points_win():
    state = position(2, scientists={"e": "AAB"})
    assert GAME.winners(state) == [0]


def test_ANT_WIN_2_ANT_R_18_a_tie_goes_to_more_first_places():
    """A has 4 from one zone, B 4 from discarding: equal points. A is first also on a track that pays nothing more."""
    state = position(2, scientists={"e": "AA"}, cubes={"land": {"B": 1}})
    state.given_cubes[1] = 2
    assert GAME.scores(state) == [3, 3]
    assert scoring.first_places(state) == [1, 2]
    assert GAME.winners(state) == [1]


def test_ANT_WIN_2_first_places_come_before_building_cards():
    log: list[Event] = []
    state = position(2, scientists={"e": "AA"}, cubes={"land": {"B": 1}}, log=log)
    state.given_cubes[1] = 2
    build(state, "A", "B01")
    assert scoring.cards_built(state) == [1, 0]
    assert GAME.winners(state) == [1]
    finish(state, 3)
    assert told(log, "tie-firsts", "tie-cards", "win", "share") == [
        ("tie-firsts", 0, (1,)),
        ("tie-firsts", 1, (2,)),
        ("win", 1, ()),
    ]


def test_ANT_WIN_2_ANT_WIN_3_a_tie_break_looks_only_at_those_who_are_tied():
    """C has more first places and more cards than A and B, but fewer points."""
    log: list[Event] = []
    state = position(3, scientists={"e": "AAAABBBB"}, cubes={"land": {"C": 1}}, log=log)
    state.given_cubes[2] = 1
    build(state, "C", "B01", "B02")
    assert GAME.scores(state) == [9, 9, 2]
    assert scoring.first_places(state) == [1, 1, 2]
    assert GAME.winners(state) == [0, 1]
    build(state, "A", "B03")
    assert GAME.winners(state) == [0]
    finish(state, 3)
    assert [(kind, seat) for kind, seat, _args in told(log, "tie-firsts", "tie-cards", "win")] == [
        ("tie-firsts", 0),
        ("tie-firsts", 1),
        ("tie-cards", 0),
        ("tie-cards", 1),
        ("win", 0),
    ]


def test_ANT_WIN_2_shared_first_places_count_and_a_measure_of_0_never():
    state = position(3, scientists={"e": "AB"})
    assert scoring.first_places(state) == [1, 1, 0]


def test_ANT_WIN_3_then_more_building_cards_then_a_shared_victory():
    log: list[Event] = []
    state = position(2, scientists={"e": "AB"}, log=log)
    assert GAME.winners(state) == [0, 1]
    build(state, "B", "B01")
    assert GAME.winners(state) == [1]
    finish(state, 3)
    assert told(log, "tie-firsts", "tie-cards", "win", "share") == [
        ("tie-firsts", 0, (1,)),
        ("tie-firsts", 1, (1,)),
        ("tie-cards", 0, (0,)),
        ("tie-cards", 1, (1,)),
        ("win", 1, ()),
    ]


def test_ANT_WIN_3_a_shared_victory_is_told():
    log: list[Event] = []
    finish(position(2, scientists={"e": "AB"}, log=log), 3)
    assert told(log, "share") == [("share", 0, ()), ("share", 1, ())]
