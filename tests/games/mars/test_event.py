"""The turn and its event."""

from tests.games.mars.colony import asks, given, hand, names, play, stack_event, told, who

from farside.core.state import Event
from farside.games.mars.components import EVENT_COPIES, EVENT_SORT, EVENTS, MAX_ROUNDS
from farside.games.mars.game import GAME


def test_MARS_TURN_1_seven_phases_in_fixed_order_then_the_next_player():
    log: list[Event] = []
    state = given(3, at="event", log=log, tiles={"A": "rnd=1"})
    assert state.phase == 2
    play(state, "pass")
    assert state.phase == 5
    assert told(log)[:5] == ["turn", "event", "arrive", "draw", "dig"]
    play(state, "close:trade")
    assert state.phase == 6
    play(state, "close:build")
    assert state.phase == 7
    play(state, "close:colony")
    assert state.active == 1


def test_MARS_TURN_2_the_raid_follows_the_event():
    state = given(at="event", tiles={"A": "military=1 rnd=1"})
    assert asks(state) == "raid"
    play(state, "pass")
    assert asks(state) == "roll"


def test_MARS_TURN_3_no_trading_after_the_first_build_decision():
    state = given(hands={"A": "iron iron iron iron"})
    assert "earth:iron" in names(state)
    play(state, "close:trade")
    assert not [name for name in names(state) if name.startswith("earth")]


def test_MARS_TURN_4_raid_research_trade_and_build_are_optional():
    state = given(at="event", tiles={"A": "power_plant=1 military=1 rnd=1"}, hands={"A": "iron iron iron"})
    play(state, "pass", "pass", "close:trade", "close:build", "close:colony")
    while state.active == 0:
        play(state, names(state)[0])
    assert state.active == 1


def test_MARS_TURN_5_the_first_turn_has_all_phases():
    log: list[Event] = []
    state = GAME.start(seats=2, seed=5, log=log)
    while state.phase == 0:
        state.act(state.turn(), state.options(state.turn())[0])
    assert {"event", "draw", "dig"} <= set(told(log))


def test_MARS_EVENT_1_the_top_card_is_drawn_and_takes_effect_at_once():
    log: list[Event] = []
    state = given(at="event", event="deposit_water", log=log)
    assert EVENTS[state.event] == "deposit_water"
    assert state.held(0, 3) >= 3
    assert all(event.eyes is None for event in log if event.kind == "event")


def test_MARS_EVENT_2_a_resolved_card_is_discarded():
    state = given(at="event", event="deposit_water")
    assert [EVENTS[card] for card in state.discard] == ["deposit_water"]


def test_MARS_EVENT_3_an_empty_deck_is_made_from_the_discard_pile():
    state = given(at="end", holds={"B": "military"})
    state.discard = state.events
    state.events = []
    play(state, "close:colony")
    assert state.event >= 0
    assert len(state.events) + len(state.discard) + int(state.in_play) in (28, 29)
    held = [card for card in state.events if EVENTS[card] == "supremacy_military"]
    assert held == []


def test_MARS_EVENT_4_a_deposit_gives_three_cards():
    state = given(at="event", event="deposit_carbon")
    assert hand(state, "A").split().count("carbon") >= 3


def test_MARS_EVENT_4_a_short_pile_gives_fewer():
    state = given(at="end", active="B", mines={"A": "iron iron", "B": "iron iron"})
    state.reserve[1] = 2
    stack_event(state, "deposit_carbon")
    play(state, "close:colony")
    assert state.known[1] == 2


def test_MARS_EVENT_5_a_new_colonist_stands_on_housing_0():
    state = given(at="event", event="new_colonist")
    assert state.free(0) == 4
    assert state.colonists[0] == 8


def test_MARS_EVENT_6_conflicts_and_supremacies_are_told_apart():
    assert asks(given(at="event", event="contested_supremacy", holds={"B": "rnd"})) == "contest"
    assert asks(given(3, at="event", event="conflict_rnd_minor", tiles={"A": "rnd=1"})) == "opponent"


def test_MARS_EVENT_7_the_deck():
    counts = [sum(n for n, sort in zip(EVENT_COPIES, EVENT_SORT, strict=True) if sort == kind) for kind in range(5)]
    assert counts == [10, 3, 9, 5, 3]


def test_MARS_EVENT_8_the_raid_waits_until_the_event_is_settled():
    state = given(
        3,
        at="event",
        event="conflict_military_major",
        tiles={"A": "military=2", "B": "power_plant=1 communication=2 spaceport=1"},
    )
    assert asks(state) == "opponent"
    play(state, "fight:sky", "destroy:power_plant")
    assert asks(state) == "save"
    assert who(state) == "B"
    play(state, "off:mine1", "off:mine2")
    assert asks(state) == "raid"
    assert state.discard


def test_rounds_are_counted():
    state = given(at="end", active="B")
    play(state, "close:colony")
    assert state.round == 2
    assert MAX_ROUNDS == 30
