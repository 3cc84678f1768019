"""The icons of the tracks."""

from tests.games.antarctica import table
from tests.games.antarctica.table import args, asked, given, hand, names, pile, play, queue, space, told, why_not

from farside.core.state import Event
from farside.games.antarctica.components import ICON_KINDS, SHIPYARD_CARDS
from farside.games.antarctica.game import GAME

CENTRES = {"land": "rc_land", "coastal": "rc_coastal", "marine": "rc_marine", "open3": "rc_land", "open4": "rc_marine"}


def research(track, start, steps=1, seats=2, **more):
    """A stands on `start` and has just advanced by `steps`."""
    position: table.Position = {
        "queues": {"se": "A", "w": "B"},
        "buildings": {"e": CENTRES[track]},
        "scientists": {"e": "A" * (steps - 1)},
        "cubes": {track: {"A": start}},
    }
    state = given(seats, **(position | more))
    return play(state, "sail:e", f"research:{track}")


def test_ANT_ICON_1_a_scientist_from_reserve_to_staff():
    state = research("land", 2)
    assert (state.staff[0], state.reserve[0]) == (3, 13)
    state = research("land", 2, reserve={"A": 0})
    assert state.staff[0] == 2


def test_ANT_ICON_2_a_new_ship_in_the_sun_zone_and_cards_for_the_others():
    state = research("marine", 8, queues={"se": "AB", "w": "B"})
    assert queue(state, "se") == "BA"
    assert state.spare_ships[0] == 2
    assert asked(state) == "B pick"


def test_ANT_ICON_2_nothing_happens_without_room_or_ship():
    log: list[Event] = []
    state = research("marine", 8, ships={"A": 0}, log=log)
    assert asked(state) == "A menu"
    assert told(log, "no-ship") == [("no-ship", 0, ())]
    assert len(pile(state)) == 13


def test_ANT_ICON_2_a_full_sun_zone_takes_no_ship():
    """B's ship enters by the move_ship icon first."""
    log: list[Event] = []
    state = research("marine", 2, 7, queues={"se": "ABB", "w": "B", "sw": "A"}, used="marine:6", log=log)
    play(state, "stay", "lift:w:1", "drop:se")
    assert queue(state, "se") == "BBB"
    assert state.spare_ships[0] == 3
    assert told(log, "no-room") == [("no-room", 0, (state.sun,))]
    assert not told(log, "ship")
    line = next(event for event in log if event.kind == "no-room")
    assert GAME.voice("en", (), 0).line(line) == "You get no new ship: the sun’s zone, the lower right zone, is full."
    assert asked(state) == "A menu"


def test_ANT_ICON_3_each_player_may_move_one_own_ship():
    state = research("marine", 2, queues={"se": "A", "w": "BA", "ne": "ABB"})
    assert args(state, "lift") == ["e:1", "ne:1", "w:2"], "also the active ship"
    assert "stay" in names(state)
    play(state, "lift:w:2")
    assert why_not(state, "drop:w") == why_not(state, "drop:ne") == "ANT-ICON-3"
    assert why_not(state, "drop:n") == "ANT-SET-1"
    play(state, "drop:sw")
    assert asked(state) == "B lift"
    play(state, "stay")
    assert asked(state) == "A menu"
    assert queue(state, "sw") == "A"


def test_ANT_ICON_3_also_from_and_into_the_sun_zone():
    state = research("marine", 2, queues={"se": "AB", "w": "B"})
    play(state, "lift:e:1", "drop:se", "lift:se:1", "drop:e")
    assert queue(state, "se") == "A"
    assert queue(state, "e") == "B"


def test_ANT_ICON_3_no_action_follows():
    state = research("marine", 2, buildings={"e": "rc_marine", "w": "camp"})
    play(state, "stay", "lift:w:1", "drop:e")
    assert asked(state) == "A menu"


def test_ANT_ICON_4_it_joins_the_end_and_the_gap_closes():
    state = research("marine", 2, queues={"se": "A", "w": "BAB", "ne": "B"})
    play(state, "lift:w:2", "drop:ne", "stay")
    assert queue(state, "w") == "BB"
    assert queue(state, "ne") == "BA"


def test_ANT_ICON_5_an_expertise_card_while_the_pile_lasts():
    state = research("land", 4)
    assert hand(state, "A") == ["expertise"]
    assert state.expertise == 1
    log: list[Event] = []
    state = research("land", 4, hands={"B": "expertise expertise"}, log=log)
    assert hand(state, "A") == []
    assert told(log, "no-card")


def test_ANT_ICON_6_ANT_R_10_a_simple_card_unless_you_hold_one():
    assert hand(research("coastal", 2), "A") == ["simple"]
    assert hand(research("coastal", 2, hands={"A": "simple"}), "A") == ["simple"]


def test_ANT_ICON_7_everybody_may_advance_three_on_different_tracks():
    state = research("marine", 5, seats=3, queues={"se": "A", "w": "B", "ne": "C"})
    assert asked(state) == "A race"
    play(state, "race:open3")
    assert space(state, "open3", "A") == 3
    assert why_not(state, "race:open3") == "ANT-ICON-7"
    play(state, "race:marine")
    assert space(state, "marine", "B") == 3
    assert args(state, "race") == ["land", "coastal"]
    play(state, "pass")
    assert space(state, "land", "C") == 0


def test_ANT_ICON_7_a_pass_blocks_no_track():
    state = play(research("marine", 5), "pass")
    assert args(state, "race") == ["land", "coastal", "marine"]


def test_ANT_ICON_7_who_can_move_nowhere_is_not_asked():
    state = research("marine", 5, spare={"B": 0})
    play(state, "pass")
    assert asked(state) == "A menu"


def test_ANT_ICON_7_only_where_a_step_is_possible():
    state = research("marine", 5, cubes={"marine": {"A": 5}, "land": {"A": 12}, "coastal": {"A": 11, "B": 12}})
    assert why_not(state, "race:land") == "ANT-TRK-4"
    assert why_not(state, "race:coastal") == "ANT-TRK-5"
    assert args(state, "race") == ["marine"]


def test_ANT_ICON_8_ANT_R_11_icons_reached_meanwhile_wait_until_all_have_moved():
    """A reaches recruit_1 on land and simple_card waits for B on coastal: both only after B has moved."""
    log: list[Event] = []
    state = research("marine", 5, log=log)
    play(state, "race:land")
    assert state.staff[0] == 2, "it waits"
    play(state, "race:coastal")
    assert state.staff[0] == 3
    assert hand(state, "B") == ["simple"]
    assert [(ICON_KINDS[event.args[0]], event.seat) for event in log if event.kind == "icon"] == [
        ("advance_3", 0),
        ("recruit_1", 0),
        ("simple_card", 1),
    ]


def test_ANT_ICON_8_a_waiting_blue_icon_belongs_to_the_player_who_reached_it():
    """B reaches the draft on the coastal track in A's turn: B picks first."""
    state = research("marine", 5, cubes={"marine": {"A": 5}, "coastal": {"B": 5}})
    play(state, "race:land", "race:coastal")
    assert asked(state) == "B draft"


def test_ANT_ICON_8_waiting_icons_come_before_the_rest_of_the_first_move():
    """Marine 6 then 9: the icons of the race come before A's new ship."""
    log: list[Event] = []
    state = research("marine", 5, 4, log=log)
    log.clear()
    play(state, "race:land", "race:coastal")
    kinds = [ICON_KINDS[event.args[0]] for event in log if event.kind == "icon"]
    assert kinds == ["recruit_1", "simple_card", "new_ship"]


def test_ANT_ICON_8_a_second_advance_3_reached_meanwhile_is_a_race_of_its_own():
    """Four players: B reaches the fifth track's advance_3 during the first race."""
    queues = {"se": "A", "w": "B", "ne": "C", "n": "D"}
    cubes = {"marine": {"A": 5}, "open4": {"B": 5}}
    state = research("marine", 5, seats=4, queues=queues, cubes=cubes)
    play(state, "race:land", "race:open4", "race:coastal", "pass")
    assert asked(state) == "B race", "counted from the player who reached it"
    assert "land" in args(state, "race"), "each icon has its own choice of tracks"


def test_ANT_ICON_9_a_draft_of_as_many_cards_as_players():
    state = research("coastal", 6, seats=3, queues={"se": "A", "w": "B", "ne": "C"})
    assert asked(state) == "A draft"
    assert sum(state.offer) == 3
    assert len(pile(state)) == 10, "the cards not revealed stay in the pile"
    assert state.barrier == state.ply
    offered = [key for card, key in enumerate(SHIPYARD_CARDS) if state.offer[card]]
    assert args(state, "take") == offered
    while asked(state).endswith("draft"):
        play(state, names(state)[0])
    assert [len(hand(state, letter)) for letter in "ABC"] == [1, 1, 1]
    assert sum(state.offer) == 0


def test_ANT_ICON_9_the_last_cards_are_drafted_if_there_is_one_for_each():
    state = research(
        "coastal", 6, seats=3, queues={"se": "A", "w": "B", "ne": "C"}, pile="icebreaker plus_two plus_two"
    )
    assert asked(state) == "A draft"
    assert pile(state) == []


def test_ANT_ICON_9_ANT_R_12_with_fewer_cards_than_players_nothing_happens():
    state = research("coastal", 6, seats=3, queues={"se": "A", "w": "B", "ne": "C"}, pile="icebreaker plus_two")
    assert asked(state) == "A menu"
    assert pile(state) == ["icebreaker", "plus_two"], "the pile stays"
