"""What a seat sees, and what is worked out for it: forecast, hints, needs."""

from random import Random

from tests.games.antarctica.table import asked, given, names, play

from farside.core.actions import NOBODY
from farside.games.antarctica.actions import SCRAP
from farside.games.antarctica.components import CARDS, KINDS, PLACES, TRACKS, ZONES
from farside.games.antarctica.game import GAME
from farside.games.antarctica.view import Build, Steps


def coming(state):
    """The forecast in words: `A se 0`, with `*` for an icebreaker turn."""
    turns = GAME.view(state, None).forecast
    return [f"{'ABCD'[turn.seat]} {ZONES[turn.zone]} {turn.away}{'*' * turn.icebreaker}" for turn in turns]


def hints(state, seat=0):
    return {ZONES[hint.zone]: hint for hint in GAME.view(state, seat).hints}


def test_ANT_SUN_4_the_forecast_tells_the_turns_of_a_lap():
    state = given(4, queues={"se": "AB", "e": "CD", "nw": "D", "s": "A"})
    assert coming(state) == ["A se 0", "C e 1", "D nw 4", "A s 7", "B se 8"]


def test_ANT_MOVE_2_every_place_of_a_queue_has_an_owner_or_none():
    state = given(3, queues={"se": "AB", "w": "C"})
    assert [state.owner_at(ZONES.index("se"), place) for place in range(PLACES)] == [0, 1, NOBODY]
    assert [state.owner_at(ZONES.index("w"), place) for place in range(PLACES)] == [2, NOBODY, NOBODY]


def test_ANT_SUN_5_the_forecast_knows_icebreakers():
    state = given(4, queues={"se": "AB", "e": "CD", "nw": "BD"}, icebreakers={"se": "B", "e": "D", "nw": "B"})
    assert coming(state) == ["A se 0", "B se 0*", "C e 1", "D e 1*", "B nw 4"]
    play(state, "sail:n", "end", "icebreaker:go")
    assert coming(state)[0] == "B se 0*"


def test_the_forecast_follows_the_ship_that_has_sailed():
    state = play(given(4, queues={"se": "A", "e": "C"}), "sail:e")
    assert coming(state) == ["A se 0", "C e 1"]
    state = play(given(4, queues={"se": "A", "e": "C"}), "sail:n")
    assert coming(state) == ["A se 0", "C e 1", "A n 3"]


def test_the_forecast_agrees_with_what_happens():
    """Whoever is told to act next does, unless the turn in between moves a ship there first."""
    dice = Random(3)
    for seats in (2, 3, 4):
        state = GAME.start(seats=seats, seed=4, placement="free")
        while not state.over and state.ply < 120:
            step = state.way
            told = [turn for turn in GAME.view(state, None).forecast if turn.away > 0]
            options = [action for action in state.options(state.turn()) if not SCRAP.has(action)]
            state.push(state.turn(), dice.choice(options))
            if state.way != step and state.waiting() and told and ZONES[state.sun] == ZONES[told[0].zone]:
                assert state.ship == told[0].ship


def test_hints_tell_place_and_waiting_time():
    state = given(4, queues={"se": "A", "e": "BC", "ne": "D"})
    found = hints(state)
    assert (found["s"].place, found["s"].wait) == (1, 7)
    assert (found["ne"].place, found["ne"].wait) == (2, 2 + 8)
    assert (found["e"].place, found["e"].wait) == (3, 1 + 16)


def test_hints_know_that_an_icebreaker_shortens_the_wait():
    state = given(4, queues={"se": "A", "e": "BC", "ne": "D"}, icebreakers={"e": "C", "ne": "A"})
    found = hints(state)
    assert found["e"].wait == 1 + 8, "B and C leave together"
    assert found["ne"].wait == 2, "an own icebreaker lies there"


def test_hints_tell_what_the_ship_could_do():
    state = given(
        queues={"se": "A", "w": "A"},
        buildings={"e": "camp rc_land shipyard", "w": "turbine", "ne": "crane"},
        scientists={"e": "AA"},
        tops={"basic": "B01", "double": "D01", "advanced": "A01"},
        cubes={"land": {"A": 1}},
        hands={"A": "simple"},
    )
    found = hints(state)
    assert found["e"].recruit == 3
    assert found["e"].ship
    assert found["e"].research == (Steps(TRACKS.index("land"), 3, 4, (3,)),)
    assert found["e"].builds == (Build(0, NOBODY),)
    assert found["ne"].builds == (Build(1, 4),), "crane by the ship, derrick by the simple card; a crane stands already"
    assert found["sw"].recruit == 0
    assert not found["sw"].ship


def test_hints_are_for_whoever_chooses_a_destination():
    state = given(queues={"se": "A", "w": "B"})
    assert GAME.view(state, 1).hints == ()
    assert GAME.view(state, None).hints == ()
    assert len(GAME.view(state, 0).hints) == 5


def test_a_ship_moved_by_an_icon_has_hints_without_actions():
    state = given(queues={"se": "A", "w": "AB"}, buildings={"e": "rc_marine"}, cubes={"marine": {"A": 2}})
    play(state, "sail:e", "research:marine", "lift:w:1")
    found = hints(state)
    assert set(found) == {"sw", "se", "e", "ne", "nw"}
    assert (found["e"].place, found["e"].recruit, found["e"].builds) == (2, 0, ())
    assert found["se"].wait == 6, "the sun has to come round"


def test_ANT_BLD_2_a_card_shows_what_it_still_needs():
    state = given(
        queues={"se": "A", "w": "A"},
        buildings={"w": "derrick", "e": "factory"},
        tops={"double": "D01"},
        hands={"A": "simple"},
    )
    deck = GAME.view(state, 0).decks[1]
    assert CARDS[deck.card] == "D01"
    assert (KINDS[deck.builds], deck.scientists, deck.steps, deck.star) == ("factory", 1, 2, True)
    needs = {KINDS[need.kind]: need for need in deck.needs}
    assert needs["derrick"].covered
    assert needs["derrick"].zones == (ZONES.index("w"),)
    assert (needs["crane"].covered, needs["crane"].card, needs["crane"].zones) == (False, 4, ())
    assert [ZONES[zone] for zone in deck.ready] == ["sw", "ne", "nw", "w"], "not where a factory stands"
    assert [ZONES[zone] for zone in deck.stands] == ["e"]
    assert GAME.view(state, 1).decks[1].ready == (), "B has no ship"


def test_ready_zones_of_a_player_who_waits_are_those_of_his_coming_turn():
    state = given(queues={"se": "A", "w": "B", "ne": "B"}, buildings={"w": "turbine"}, tops={"basic": "B01"})
    ready = [ZONES[zone] for zone in GAME.view(state, 1).decks[0].ready]
    assert ready == ["sw", "se", "e", "nw", "w"], "B's ship at ne acts next; the one at w gives access"


def test_after_the_move_only_the_target_zone_can_be_ready():
    state = given(queues={"se": "A", "w": "AB"}, buildings={"w": "turbine"}, tops={"basic": "B01"})
    play(state, "sail:e")
    assert GAME.view(state, 0).decks[0].ready == (ZONES.index("e"),)
    play(state, "build:basic", "advance:land")
    assert GAME.view(state, 0).decks[0].ready == ()


def test_an_empty_deck_is_shown_as_such():
    deck = GAME.view(given(queues={"se": "A"}, tops={"basic": "none"}), 0).decks[0]
    assert (deck.card, deck.left, deck.builds, deck.needs) == (NOBODY, 0, NOBODY, ())


def test_track_options_tell_where_they_lead():
    state = given(
        queues={"se": "A", "w": "AB"},
        buildings={"w": "derrick crane"},
        tops={"double": "D01"},
        cubes={"land": {"A": 2}},
    )
    play(state, "sail:e", "build:double")
    assert GAME.view(state, 0).steps == (Steps(0, 2, 4, (3,)), Steps(1, 2, 2, ()), Steps(2, 2, 2, ()))
    assert GAME.view(state, 1).steps == ()


def test_steps_beyond_the_end_are_not_promised():
    state = given(
        3,
        queues={"se": "A", "w": "B"},
        buildings={"e": "rc_land"},
        scientists={"e": "AAA"},
        cubes={"land": {"A": 9, "B": 12, "C": 11}},
    )
    play(state, "sail:e")
    assert GAME.view(state, 0).steps[0] == Steps(0, 1, 10, (10,))


def test_the_last_moves_leave_a_trail_until_the_next_ship_sails():
    state = given(queues={"se": "AB", "e": "B", "w": "A"}, buildings={"w": "turbine"}, tops={"basic": "B01"})
    play(state, "sail:ne", "build:basic", "advance:land")
    view = GAME.view(state, 1)
    assert [(trail.ship, ZONES[trail.start], ZONES[trail.end]) for trail in view.trail] == [(0, "se", "ne")]
    assert view.zones[4].fresh == (KINDS.index("crane"),)
    assert view.zones[4].queue[0].fresh
    play(state, "end")
    assert asked(state) == "B destination"
    assert GAME.view(state, 1).trail == view.trail
    play(state, "sail:sw")
    assert GAME.view(state, 1).zones[4].fresh == ()


def test_a_new_ship_has_a_trail_from_nowhere():
    state = play(given(queues={"se": "A", "e": "B"}, buildings={"w": "shipyard"}), "sail:w", "ship")
    view = GAME.view(state, 0)
    assert view.trail[-1].start == NOBODY
    assert view.place(view.trail[-1].ship) == (ZONES.index("se"), 1)


def test_the_second_ship_is_named_while_it_may_still_act():
    state = given(queues={"se": "AB", "e": "B"}, icebreakers={"se": "B"})
    assert GAME.view(state, 0).second == 6
    play(state, "sail:w", "end", "icebreaker:go")
    assert GAME.view(state, 0).second == NOBODY


def test_laps_are_counted_from_one():
    state = given(4, queues={"se": "A", "sw": "B"})
    laps = [GAME.view(state, 0).lap]
    while laps[-1] < 3:
        play(state, "sail:n" if "sail:n" in names(state) else "sail:w", "end")
        laps.append(GAME.view(state, 0).lap)
    assert laps[0] == 1
    assert laps == sorted(laps)


def test_the_cards_on_offer_are_those_of_the_question():
    state = given(3, queues={"se": "A", "e": "B"}, buildings={"w": "shipyard"})
    assert GAME.view(state, 0).offer == ()
    play(state, "sail:w", "ship")
    assert GAME.view(state, 1).offer == GAME.view(state, 1).pile == (6, 3, 2, 2)


def test_a_spectator_looks_over_the_shoulder_of_the_active_player():
    state = given(queues={"se": "B", "w": "A"})
    assert GAME.view(state, None).planner == 1
    assert GAME.view(state, 0).planner == 0
    placing = GAME.start(seats=3, seed=1, placement="free")
    assert GAME.view(placing, None).planner == placing.turn()
    assert GAME.view(placing, None).active == NOBODY


def test_strength_pot_and_leaders_are_told():
    state = given(3, queues={"se": "A", "e": "AB"}, buildings={"e": "camp"}, scientists={"e": "AABB"})
    zone = GAME.view(state, 2).zones[ZONES.index("e")]
    assert zone.strength == (3, 3, 0)
    assert (zone.pot, zone.leaders, zone.points) == (6, (0, 1), (6, 6, 0))


def test_every_question_can_be_asked():
    """Each key of a question belongs to a step that asks it."""
    seen = set()
    dice = Random(1)
    for seed in range(60):
        state = GAME.start(seats=2 + seed % 3, seed=seed, placement="free" if seed % 2 else "first-game")
        while not state.over and state.ply < 250:
            seen.add(GAME.question(state)[0])
            options = [action for action in state.options(state.turn()) if not SCRAP.has(action)]
            state.push(state.turn(), dice.choice(options))
    assert seen == set(GAME.questions)
