"""The research tracks."""

from tests.games.antarctica.table import Position, asked, given, play, space, told, why_not

from farside.core.state import Event
from farside.games.antarctica.components import COLOURS, ICON_BLUE, ICON_KIND, ICON_KINDS, ICON_TRACK, TRACKS
from farside.games.antarctica.game import GAME


def lab(seats=2, strength=1, track="land", **more):
    """A sails to e, where a centre serves a track and A is so strong."""
    centre = {
        "land": "rc_land",
        "open3": "rc_land",
        "coastal": "rc_coastal",
        "marine": "rc_marine",
        "open4": "rc_marine",
    }
    position: Position = {
        "queues": {"se": "A", "w": "B"},
        "buildings": {"e": centre[track]},
        "scientists": {"e": "A" * (strength - 1)},
    }
    return play(given(seats, **(position | more)), "sail:e")


def test_ANT_TRK_1_a_cube_enters_from_the_available_box():
    state = play(lab(strength=1), "research:land")
    assert space(state, "land", "A") == 1
    assert state.spare_cubes == [2, 3]
    state = play(lab(strength=2, cubes={"land": {"B": 1}}), "research:land")
    assert space(state, "land", "A") == 3, "the entry onto the first empty space is the first step"


def test_ANT_TRK_1_at_most_one_cube_on_each_track():
    state = play(lab(strength=2, cubes={"land": {"A": 1}}), "research:land")
    assert state.spare_cubes == [3, 3]
    assert space(state, "land", "A") == 3


def test_ANT_TRK_2_without_a_cube_no_advance():
    state = lab(spare={"A": 0})
    assert why_not(state, "research:land") == "ANT-TRK-2"


def test_ANT_TRK_3_occupied_spaces_are_jumped_over_for_free():
    state = play(lab(3, strength=2, cubes={"land": {"A": 1, "B": 2, "C": 3}}), "research:land")
    assert space(state, "land", "A") == 5


def test_ANT_TRK_4_the_last_space_is_the_end():
    state = play(lab(strength=4, cubes={"land": {"A": 10}}), "research:land")
    assert space(state, "land", "A") == 12, "two steps are lost"
    assert why_not(lab(cubes={"land": {"A": 12}}), "research:land") == "ANT-TRK-4"


def test_ANT_TRK_5_a_cube_at_the_end_is_never_passed():
    state = play(lab(3, strength=3, cubes={"land": {"A": 9, "B": 12, "C": 11}}), "research:land")
    assert space(state, "land", "A") == 10
    assert why_not(lab(3, cubes={"land": {"A": 10, "B": 12, "C": 11}}), "research:land") == "ANT-TRK-5"


def test_ANT_TRK_6_ANT_R_34_first_the_whole_move_then_the_icons_in_order():
    log: list[Event] = []
    state = play(lab(strength=5, log=log, hands={"A": "plus_two"}), "research:land")
    assert [(event.kind, event.args) for event in log if event.kind in ("advance", "join", "card")] == [
        ("advance", (0, 5, 5)),
        ("join", (1,)),
        ("card", (5,)),
    ]
    assert state.staff[0] == 3


def test_ANT_TRK_6_ANT_R_24_icons_passed_because_occupied_work_as_well():
    state = play(lab(strength=1, cubes={"land": {"A": 2, "B": 3}}), "research:land")
    assert space(state, "land", "A") == 4
    assert state.staff[0] == 3


def test_ANT_TRK_7_a_red_icon_works_for_every_player_and_only_he_acts():
    buildings = {"e": "rc_land", "w": "rc_land"}
    state = lab(strength=3, queues={"se": "A", "ne": "B"}, buildings=buildings, scientists={"e": "AA", "w": "BB"})
    play(state, "research:land", "end")
    assert state.staff == [3, 2]
    play(state, "sail:sw", "end", "sail:w", "research:land")
    assert space(state, "land", "B") == 4, "A's cube was jumped over, and with it the icon"
    assert state.staff == [3, 3]
    red = {ICON_KINDS[kind] for kind in range(len(ICON_KINDS)) if not ICON_BLUE[kind]}
    assert red == {"recruit_1", "new_ship", "expertise_card", "simple_card"}


def test_ANT_TRK_8_a_blue_icon_works_once():
    blue = {ICON_KINDS[kind] for kind in range(len(ICON_KINDS)) if ICON_BLUE[kind]}
    assert blue == {"move_ship", "shipyard_draft", "advance_3"}
    state = play(lab(track="marine", cubes={"marine": {"A": 2}}), "research:marine")
    assert asked(state) == "A lift"
    state = play(lab(track="marine", cubes={"marine": {"A": 2, "B": 4}}, used="marine:3"), "research:marine")
    assert asked(state) == "A menu"


def test_ANT_TRK_8_it_is_used_up_even_without_effect():
    state = play(lab(track="coastal", cubes={"coastal": {"A": 6}}, pile=""), "research:coastal")
    assert asked(state) == "A menu", "too few cards for a draft"
    assert GAME.view(state, 0).tracks[1].icons[2].used


def test_ANT_TRK_9_cubes_on_tracks_stay_there():
    state = lab(spare={"A": 0}, ships={"A": 0}, cubes={"land": {"A": 5}})
    assert why_not(state, "give:cube") == "FAR-ASK-2"


def test_ANT_TRK_10_ANT_R_33_an_advance_is_made_in_full():
    state = play(lab(strength=4), "research:land")
    assert space(state, "land", "A") == 4, "the number of steps is not a maximum"


def test_ANT_TRK_11_icons_of_an_icon_are_finished_before_the_next_icon_of_the_first_move():
    """Marine 6 (advance_3) lets A reach recruit_1 on the land track before marine 9 (new_ship)."""
    log: list[Event] = []
    state = lab(strength=7, track="marine", cubes={"marine": {"A": 2}}, used="marine:3", log=log)
    log.clear()
    play(state, "research:marine", "race:land", "pass")
    kinds = [ICON_KINDS[event.args[0]] for event in log if event.kind == "icon"]
    assert kinds == ["advance_3", "recruit_1", "new_ship"]
    assert told(log, "ship")


def test_the_icons_of_the_box_lie_on_their_tracks():
    assert [ICON_TRACK.count(track) for track in range(len(TRACKS))] == [4, 4, 3, 4, 3]
    assert len(ICON_KIND) * COLOURS == 72
