"""The worked examples of the reference, by number."""

from tests.games.mars.colony import asks, given, hand, magna, names, picks, play, runs, told, who, why_not

from farside.core.state import Event
from farside.games.mars.game import GAME
from farside.games.mars.rules.confrontation import stronger

EACH = "carbon water oxygen silicon"


def test_example_1_condition_missing():
    log: list[Event] = []
    state = given(3, at="event", event="conflict_communication_minor", hands={"B": "iron"}, log=log)
    assert "fizzle" in told(log)
    assert hand(state, "B") == "iron"
    assert state.discard


def test_example_2_tie_broken_by_free_colonists():
    state = given(
        at="event",
        event="conflict_communication_minor",
        tiles={"A": "communication=1", "B": "communication=1"},
        free={"A": 4, "B": 3},
        hands={"B": "iron water"},
    )
    assert (asks(state), who(state)) == ("look", "A")


def test_example_3_one_way_contract():
    state = given(hands={"A": "silicon silicon silicon"}, contracts={"A": "silicon>iron"})
    play(state, "swap:silicon:iron", "swap:silicon:iron", "swap:silicon:iron")
    assert hand(state, "A") == "iron iron iron"
    assert not [name for name in names(state) if name.startswith("swap")]


def test_example_4_start_position():
    for seats, left in ((2, 17), (3, 13), (4, 9)):
        log: list[Event] = []
        state = GAME.start(seats=seats, seed=6, first="orange", log=log)
        while state.phase == 0:
            state.act(state.turn(), state.options(state.turn())[0])
        last = seats - 1
        assert (state.energy_used(last), state.energy_max(last), state.free(last), state.points(last)) == (4, 5, 3, 0)
        assert (state.hand_size(last), state.hand_limit(last)) == (4, 4)
        assert [event.kind for event in log].count("draw") == 4 * seats + 1
        assert len(state.supply) == left - 1


def test_example_5_energy_blocks():
    assert [given(tiles={"A": f"power_plant={level}"}).energy_max(0) for level in range(4)] == [5, 10, 15, 20]


def test_example_6_housing_without_power():
    state = given(at="build", tiles={"A": "military=1 power_plant=1"}, off={"A": "power_plant=1"}, hands={"A": EACH})
    play(state, "build:housing")
    assert (state.free(0), state.points(0)) == (3, 1)
    play(state, "close:build", "on:power_plant", "on:housing")
    assert (state.free(0), state.points(0), state.energy_used(0)) == (5, 2, 6)


def test_example_7_housing_loses_power():
    state = given(
        at="event", event="conflict_military_major", tiles={"A": "military=2", "B": "housing=1 silo=1"}, free={"B": 1}
    )
    play(state, "destroy:housing")
    assert state.due == 2
    play(state, "off:mine1", "off:mine2")
    assert state.mining[4:6] == [0, 0]
    assert state.free(1) == 0


def test_example_8_deposit():
    state = given(at="event", event="deposit_carbon", mines={"A": "iron iron"})
    assert state.known[1] == 3


def test_example_9_housing_supremacy():
    state = given(at="event", event="supremacy_housing", tiles={"A": "housing=2 power_plant=1", "B": "housing=1"})
    assert (state.points(0), state.free(0)) == (3, 6)
    state = given(at="event", event="contested_supremacy", tiles={"B": "housing=1"}, holds={"A": "housing"})
    play(state, "contest:housing")
    assert (state.points(0), state.free(0), state.points(1), state.free(1)) == (0, 3, 2, 6)


def test_example_10_energy_supremacy():
    state = given(
        at="end",
        tiles={"A": "power_plant=1 housing=4 communication=2", "B": "power_plant=1 communication=3"},
        holds={"A": "energy"},
    )
    assert (state.energy_used(0), state.energy_used(1)) == (10, 7)
    play(state, "borrow:sky")
    assert state.energy_max(0) == 13


def test_example_11_rnd_die():
    for level, face, question in ((1, 2, "trade"), (2, 2, "draw"), (2, 1, "draw")):
        state = given(at="rnd", tiles={"A": f"rnd={level}"})
        for seed in range(40):
            twin = state.clone()
            twin.sow(seed, 6)
            play(twin, "roll")
            if twin.rolled == face:
                assert asks(twin) == question
                break


def test_example_12_silo():
    state = given(at="end", tiles={"A": "silo=1"}, hands={"A": "iron " * 9})
    play(state, "close:colony")
    discards = 0
    while state.active == 0:
        play(state, "discard:iron")
        discards += 1
    assert discards == 3
    assert given(off={"A": "silo=1"}).hand_limit(0) == 0


def test_example_13_recount():
    state = given(at="end", tiles={"A": "military=3 power_plant=1"})
    play(state, "off:military", "close:colony")
    assert state.points(0) == 2


def test_example_14_snake_draft():
    state = GAME.start(seats=3, seed=1, first="orange")
    assert picks(state) == "ABCCBA"


def test_example_15_second_tie_break_fails():
    log: list[Event] = []
    state = given(at="raid", tiles={"A": "military=1", "B": "military=1"}, hands={"B": "iron"}, log=log)
    play(state, "raid:sky")
    assert "tie" in told(log)
    assert hand(state, "B") == "iron"


def test_example_16_bonus_beats_colonists():
    state = given(tiles={"A": "rnd=2", "B": "rnd=2"}, laid={"A": "research_network"}, free={"A": 0, "B": 5})
    assert stronger(state, 0, 1, 4) == 0


def test_example_17_bonus_is_not_strength():
    state = given(tiles={"A": "rnd=1", "B": "rnd=2"}, laid={"A": "research_network martian_academy"})
    assert stronger(state, 0, 1, 4) == 1


def test_example_18_raid_lost_by_the_attacker():
    state = given(at="raid", tiles={"A": "military=1", "B": "military=2"}, hands={"A": "iron"})
    play(state, "raid:sky")
    assert hand(state, "B") == "iron"


def test_example_19_first_expansion():
    state = given(at="build", hands={"A": "water silicon silicon carbon oxygen iron"})
    play(state, "build:power_plant", "build:communication", "build:spaceport", "close:build", "arrange:best")
    assert hand(state, "A") == ""
    assert (state.energy_max(0), state.energy_used(0), state.free(0), state.points(0)) == (10, 6, 0, 2)


def test_example_20_trade_rights():
    state = given(
        3,
        tiles={"B": "communication=1", "C": "communication=2"},
        hands={"A": "iron", "B": "water", "C": "water"},
        simple_negotiation=True,
    )
    assert "propose:green" in names(state)
    assert why_not(state, "propose:sky") == "MARS-NEG-3"


def test_example_21_gift():
    state = given(tiles={"A": "communication=1"}, hands={"A": "iron", "B": "water"})
    play(state, "propose:sky", "give:iron")
    assert why_not(state, "send") == "MARS-NEG-4"


def test_example_22_earth():
    assert "earth:iron" in names(given(hands={"A": "iron iron iron"}))
    assert "earth:iron" not in names(given(hands={"A": "iron iron carbon"}))
    assert "earth:iron" in names(given(hands={"A": "iron iron"}, tiles={"A": "spaceport=1"}))


def test_example_23_chain():
    state = given(
        at="event",
        event="conflict_military_major",
        tiles={"A": "military=3", "B": "housing=1 power_plant=1 military=2"},
        free={"B": 0},
    )
    play(state, "destroy:housing", "off:military")
    assert runs(state, "B", "military") == 1


def test_example_24_plant_destroyed():
    tiles = {"A": "military=2", "B": "power_plant=1 housing=1 communication=2 spaceport=1"}
    state = given(at="event", event="conflict_military_major", tiles=tiles)
    assert state.energy_used(1) == 8
    play(state, "destroy:power_plant")
    twin = play(state.clone(), "off:mine1", "off:mine2", "off:spaceport")
    assert asks(twin) == "raid"
    play(state, "off:housing")
    assert state.energy_used(1) == 7
    assert asks(state) == "save"


def test_example_25_magna_scientia():
    state = given(laid={"A": "field_study orbital_defence", "B": "field_study quantum_link"})
    state.magna = 0
    assert [magna(state), magna(state, "B", "guided_weapons")] == [0, 1]


def test_example_26_win_check():
    tiles = {"A": "housing=4 power_plant=3 silo=2 communication=3 military=1"}
    state = given(at="end", active="B", tiles=tiles, target=10)
    play(state, "close:colony")
    assert state.waiting()
    while state.waiting():
        play(state, "close:colony" if "close:colony" in names(state) else names(state)[-1])
    assert GAME.winners(state) == [0]


def test_example_27_contract_limit():
    state = given(at="build", hands={"A": "carbon water"}, contracts={"A": "iron>water"})
    play(state, "contract", "sign:water:iron")
    assert state.contract_count(0) == 1
    state = given(
        at="build", hands={"A": "carbon water"}, contracts={"A": "iron>water"}, tiles={"A": "communication=1"}
    )
    play(state, "contract", "sign:water:iron")
    assert state.contract_count(0) == 2


def test_example_28_full_colony():
    state = given(
        at="end",
        tiles={"A": "housing=4 power_plant=3 silo=2 communication=3 military=3 rnd=2 spaceport=1"},
        free={"A": 1},
    )
    assert (state.colonists[0], state.energy_max(0), state.energy_used(0), state.points(0)) == (19, 20, 19, 15)
