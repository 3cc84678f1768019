"""Threat cards: confronting them inside the energy action, and what those left on the board do."""

import random

import pytest
from tests.games.skymines.belt import finish, settle
from tests.games.skymines.table import args, asked, given, mark, names, pass_on, play, told, value, where, why_not
from tests.games.skymines.table import why_numbers as numbers

from farside.core.actions import NOBODY
from farside.core.state import Event
from farside.games.skymines import modules as far
from farside.games.skymines.components import COMPANIES, FIRMS
from farside.games.skymines.game import GAME
from farside.games.skymines.rules.scoring import average, best_company, sheet, totals
from farside.games.skymines.rules.threats import counted_values
from farside.games.skymines.state import DESTROYED

NEAR = {"10-1": "tawac", "11": "tawac"}


def facing(threat, cards="B09 B10", belt=NEAR, **more):
    """A expands Tawac, which has a shuttle beside the threat."""
    return play(given(belt=belt, threat=threat, slots={"A": cards}, **more), "energy", "expand:tawac")


def rewarded(state):
    """Stop, let the rewards come, and take the steps of the threat on Tawac's track."""
    finish(state)
    while asked(state) in ("A rp", "A track"):
        play(state, "track:tawac" if asked(state) == "A track" else "coin")
    return state


# -- set-up and confronting ----------------------------------------------------------------------------


def test_SKY_THREAT_1_one_of_six_lies_between_shuttle_spaces_11_and_16():
    drawn = {GAME.start(seats=2, seed=seed, side="belt", threat=True).threat for seed in range(60)}
    assert drawn == set(range(6))
    assert GAME.start(seats=2, seed=1, side="belt", threat="probe").threat == far.PROBE
    assert GAME.start(seats=2, seed=1, side="belt").threat == NOBODY
    assert [far.ROUTE_NUMBER[route] for route in far.THREAT_ROUTES] == [11, 16]
    views = [GAME.view(given(belt={}, threat="comet"), seat).threat for seat in (0, 1, None)]
    assert [seen.card for seen in views if seen] == [far.COMET] * 3, "it is open from the start"
    with pytest.raises(ValueError, match="belt"):
        GAME.start(seats=2, seed=1, threat=True)


def test_SKY_THREAT_2_a_shuttle_of_the_company_on_11_or_16():
    for space in ("11", "16"):
        assert "confront" in names(facing("comet", belt={space: "tawac"}))
    state = facing("comet", belt={"10-1": "tawac", "11": "skymine"})
    assert why_not(state, "confront") == "SKY-THREAT-2"
    settle(state, "11")
    assert state.energy == 4
    assert why_not(state, "confront") == "SKY-THREAT-9", "placed earlier in this action it counts"


def test_SKY_THREAT_3_two_energy_of_the_pool_and_the_requirement():
    """SKY-R-M8  It may be the only thing done, and placing may go on before and after."""
    state = facing("pirates", "p1-e1", coins={"A": 6})
    assert why_not(state, "confront") == "SKY-THREAT-3"
    assert numbers(state, "confront") == (2, 1)
    state = facing("pirates", "p1-e2", coins={"A": 6})
    before = state.holders.copy()
    play(state, "confront")
    assert (state.energy, state.coins[0], state.facing) == (0, 0, True)
    rewarded(state)
    assert state.wild == 0
    assert state.holders == before, "it places no piece"


def test_SKY_THREAT_4_after_the_rewards_first_the_steps_then_the_card():
    """SKY-R-M11  Two spaces on one track of choice."""
    log: list[Event] = []
    state = facing("comet", belt={"10-1": "tawac", "11": "tawac"}, log=log)
    play(state, "confront")
    settle(state, "10-2")
    assert asked(finish(state)) == "A track"
    assert state.wild == NOBODY, "the card comes second"
    play(state, "track:skymine")
    assert mark(state, "A", "skymine") == 2
    assert state.wild == 0
    assert told(log, "threat-gone") == [("threat-gone", 0, (far.COMET,))]


def test_SKY_THREAT_5_a_removed_threat_is_gone_for_good():
    """SKY-R-M43  The first to confront it takes the card."""
    state = rewarded(play(facing("pirates", coins={"A": 9, "B": 9}), "confront"))
    assert state.at_large() == NOBODY
    assert GAME.scores(state)[1] == 9, "its consequence is void for everybody"
    state = given(belt=NEAR, threat="pirates", slots={"A": "B09"}, coins={"A": 9})
    state.wild = 1
    play(state, "energy", "expand:tawac")
    assert "confront" not in [GAME.actions.name(action) for action in state.candidates(0)]


def test_SKY_THREAT_6_the_wild_share_counts_for_the_best_company():
    """SKY-R-M60  No choice is asked: any other company would bring less."""
    state = given(belt={}, threat="pirates", stations={"skymine": "2 5 4", "tawac": "3 2 4"}, marks={"A": {"tawac": 2}})
    assert [value(state, firm) for firm in ("skymine", "tawac")] == [3, 4]
    before = GAME.scores(state)[0]
    state.wild = 0
    assert COMPANIES[best_company(state)] == "tawac"
    assert GAME.scores(state)[0] == before + 4
    assert sum(sheet(state, 0)) == GAME.scores(state)[0]
    assert GAME.view(state, 0).players[0].marks[COMPANIES.index("tawac")].card_shares == 1


def test_SKY_THREAT_7_a_threat_left_on_the_board_strikes_at_the_start_of_scoring():
    log: list[Event] = []
    state = given(belt={}, threat="pirates", number=7, coins={"A": 5, "B": 8}, log=log)
    play(state, "pass")
    assert state.coins == [5, 8], "not before"
    play(state, "pass")
    assert state.over
    assert state.coins == [0, 0], "for all"
    kinds = [event.kind for event in log]
    assert kinds.index("strike") < kinds.index("score")


# -- the six cards ----------------------------------------------------------------------------------------


def test_SKY_THREAT_8_pirates_want_six_coins_or_take_them_all():
    state = facing("pirates", coins={"A": 5})
    assert why_not(state, "confront") == "SKY-THREAT-8"
    assert numbers(state, "confront") == (6, 5)
    assert play(facing("pirates", coins={"A": 7}), "confront").coins[0] == 1
    state = given(belt={}, threat="pirates", coins={"A": 9})
    assert (sheet(state, 0)[0], GAME.scores(state)[0]) == (0, 0)


def test_SKY_THREAT_9_the_comet_takes_five_energy_or_two_icons_of_the_best():
    state = facing("comet", "B09 p1-e1")
    assert why_not(state, "confront") == "SKY-THREAT-9"
    assert numbers(state, "confront") == (5, 4)
    assert play(facing("comet"), "confront").energy == 1
    stations = {"skymine": "0 2 6", "tawac": "3 5 6"}
    state = given(belt={}, threat="comet", stations=stations, marks={"A": {"skymine": 2}})
    assert value(state, "skymine") == 7
    assert GAME.scores(state)[0] == 5
    assert GAME.view(state, 0).companies[COMPANIES.index("skymine")].counted == 5


def test_SKY_EX_D12_all_companies_tied_for_most_are_hit():
    """SKY-THREAT-9, SKY-THREAT-17  Values 9, 9, 5, 3 count as 7, 7, 5, 3; none drops below 0."""
    stations = {"skymine": "0 3 1", "minerva": "0 3 1", "astrogo": "0 5 6", "tawac": "1 5 6"}
    state = given(belt={}, threat="comet", stations=stations)
    assert [state.share_value(firm) for firm in range(FIRMS)] == [9, 9, 5, 3]
    assert counted_values(state) == [7, 7, 5, 3]
    assert counted_values(given(belt={}, threat="comet")) == [0, 0, 0, 0]
    low = given(belt={}, threat="comet", stations={"tawac": "4 5 6"})
    assert counted_values(low) == [0, 0, 0, 0], "1 drops to 0"


def test_SKY_THREAT_10_the_bridge_takes_two_energy_cards_of_the_hand():
    """SKY-R-M10  Those of the action area and of the resting piles cannot pay."""
    state = facing("wormhole", hand={"A": "p1-e1"}, rest={"A": {"b": "p1-e2"}})
    assert why_not(state, "confront") == "SKY-THREAT-10"
    assert numbers(state, "confront") == (2, 1)
    state = facing("wormhole", hand={"A": "p1-e1 p1-e2 C06 p1-c1"})
    play(state, "confront")
    assert asked(state) == "A bridge"
    assert args(state, "destroy") == ["C06", "p1-e1", "p1-e2"]
    play(state, "destroy:p1-e1", "destroy:p1-e2")
    assert (where(state, "p1-e1"), where(state, "p1-e2")) == (DESTROYED, DESTROYED)
    assert asked(state) == "A enter-belt"
    assert play(facing("wormhole", hand={"A": "p1-e1 p1-e2"}), "confront").energy == 4


def test_SKY_THREAT_17_the_bridge_destroys_energy_cards_before_shares_are_counted():
    """SKY-THREAT-10  In hand, action area and resting piles, starting cards too."""
    state = given(
        belt={},
        threat="wormhole",
        number=7,
        slots={"A": "p1-e1"},
        hand={"A": "C07 D02"},
        rest={"A": {"b": "p1-e2"}},
        stations={"tawac": "3 5 6"},
    )
    assert value(state, "tawac") == 1
    assert GAME.scores(state)[0] == 1, "the share of D02 counts, that of the energy card C07 does not"
    play(state, "pass", "pass")
    assert [where(state, card) for card in ("p1-e1", "p1-e2", "C07")] == [DESTROYED] * 3
    assert where(state, "D02") != DESTROYED
    assert GAME.scores(state)[0] == 1
    assert GAME.census(state)["cards"] == 84


def test_SKY_THREAT_11_the_probe_wants_helium_past_40_or_the_tank_track():
    """SKY-R-M9  The scoring value reached is what counts."""
    state = facing("probe", helium={"A": 19})
    assert why_not(state, "confront") == "SKY-THREAT-11"
    assert numbers(state, "confront") == (40, 30)
    assert "confront" in names(facing("probe", helium={"A": 20}))
    state = given(belt={}, threat="probe", helium={"A": 20})
    assert GAME.scores(state)[0] == 0
    state.wild = 1
    assert GAME.scores(state)[0] == 40


def test_SKY_THREAT_12_the_singularity_ends_the_game_after_round_six():
    """SKY-R-M14  At the end of the action phase, without preparation; removed in time, the game goes on."""
    state = facing("singularity", upload={"A": 11})
    assert why_not(state, "confront") == "SKY-THREAT-12"
    assert numbers(state, "confront") == (40, 30)
    assert "confront" in names(facing("singularity", upload={"A": 12}))
    log: list[Event] = []
    state = given(belt={}, threat="singularity", number=6, coins={"A": 2}, log=log)
    bounty = state.bounty
    pass_on(pass_on(state))
    assert state.over
    assert (state.round, state.bounty) == (6, bounty), "no preparation"
    assert "collapse" in [event.kind for event in log]
    state = given(belt={}, threat="singularity", number=5)
    assert not pass_on(pass_on(state)).over
    state = given(belt={}, threat="singularity", number=6)
    state.wild = 0
    assert asked(pass_on(pass_on(state))) == "A plan"


def test_SKY_THREAT_13_the_anomaly_starts_the_game_again_until_it_is_removed():
    """SKY-R-M12  The host goes on or stops; a new game of the loop has a random set-up and the same card."""
    state = facing("anomaly", helium={"A": 13}, upload={"A": 7})
    assert why_not(state, "confront") == "SKY-THREAT-13"
    assert numbers(state, "confront") == (25, 20, 25, 15)
    assert "confront" in names(facing("anomaly", helium={"A": 13}, upload={"A": 8}))
    log: list[Event] = []
    state = given(belt={}, threat="anomaly", missions="M5", number=7, coins={"A": 8, "B": 9}, log=log)
    pass_on(pass_on(state))
    assert not state.over
    assert asked(state) == "A again"
    assert GAME.scores(state) == [8, 9]
    assert told(log, "win", "share") == [], "no winner is named"
    stopped = play(state.clone(), "enough")
    assert stopped.over
    assert (GAME.scores(stopped), GAME.winners(stopped)) == ([8, 9], [1])
    play(state, "again")
    assert asked(state) in ("A tile", "A set-up")
    assert (state.round, state.threat, state.wild, state.games) == (0, far.ANOMALY, NOBODY, 1)
    assert (state.belt, len(state.missions), state.claimed) == (True, 1, [0, 0])
    assert GAME.view(state, 0).games == 1


def test_SKY_EX_D13_scores_of_the_loop_are_averaged_and_a_half_is_rounded_up():
    """SKY-THREAT-13"""
    assert average(101 + 120, 2) == 111
    assert [average(points, 3) for points in (10, 11, 12)] == [3, 4, 4]
    state = given(belt={}, threat="anomaly", number=7, coins={"A": 120, "B": 3})
    state.games, state.noted = 1, [101, 4]
    state.wild = 0
    pass_on(pass_on(state))
    assert state.over, "removed, the loop ends with the game in which it happened"
    assert GAME.scores(state) == [111, 4]
    assert GAME.winners(state) == [0]


def test_SKY_THREAT_13_a_loop_played_to_the_end_by_chance():
    dice = random.Random(2)
    state = GAME.start(seats=2, seed=9, side="belt", threat="anomaly", missions=True)
    pieces = GAME.census(state)
    rounds = 0
    while not state.over:
        seat = state.turn()
        options = state.options(seat)
        again = GAME.actions.parse("again")
        if again in options and rounds < 2:
            rounds += 1
            state.act(seat, again)
        elif again in options:
            state.play("enough")
        else:
            state.push(seat, dice.choice(options))
        assert GAME.census(state) == pieces
    assert state.games == 3 or state.wild != NOBODY
    assert len(GAME.scores(state)) == 2


def test_SKY_R_M61_a_loop_has_five_games_at_most():
    state = given(belt={}, threat="anomaly", number=7, coins={"A": 5, "B": 9})
    state.games, state.noted = 3, [30, 3]
    pass_on(pass_on(state))
    assert asked(state) == "A again"
    state = given(belt={}, threat="anomaly", number=7, coins={"A": 5, "B": 9})
    state.games, state.noted = 4, [30, 3]
    pass_on(pass_on(state))
    assert state.over
    assert (GAME.scores(state), GAME.winners(state)) == ([7, 2], [0])


# -- order --------------------------------------------------------------------------------------------------


def test_SKY_THREAT_14_placements_confrontation_rewards_card_ousting():
    """SKY-EX-D20  Pirates, 5 energy, 6 coins, Tawac on 10: shuttle 11, confront, two energy left for more."""
    log: list[Event] = []
    state = facing("pirates", "B09 A07", belt={"10-1": "tawac", "12-1": "skymine"}, coins={"A": 6}, log=log)
    settle(state, "11")
    assert state.energy == 4
    play(state, "confront")
    assert (state.energy, state.coins[0]) == (2, 0)
    assert "confront" not in names(state), "once"
    settle(state, "12-1")
    assert asked(state) == "A rp", "the screen of 12"
    assert state.wild == NOBODY
    rewarded(state)
    kinds = [event.kind for event in log if event.kind in ("dock", "confront", "land", "coins", "threat-gone", "home")]
    assert kinds == ["dock", "confront", "land", "coins", "threat-gone", "home"]


def test_SKY_THREAT_15_requirements_are_met_at_that_moment():
    """Rewards of the action come too late; the coins of a mission claimed before count."""
    state = facing("pirates", "B09 p1-e1", belt={"11": "tawac"}, coins={"A": 5})
    settle(state, "12-1")
    assert why_not(state, "confront") == "SKY-THREAT-8", "the coin of 12 comes later"
    state = facing("pirates", "B09 B10", belt={"11": "tawac"}, coins={"A": 4}, missions="M4")
    assert why_not(state, "confront") == "SKY-THREAT-8"
    play(state, "claim:M4-2", "confront")
    assert state.coins[0] == 0


def test_SKY_THREAT_16_only_the_company_of_the_shuttle_matters():
    state = facing("pirates", coins={"A": 6}, belt={"16": "tawac"}, stations={"tawac": "0 0 0"})
    assert names(state) == ["confront", "stop"], "chosen just to confront, it can place nothing"


def test_SKY_THREAT_18_the_wild_share_is_no_card_of_the_hand():
    state = given(belt={}, threat="comet", planning=True)
    state.wild = 0
    assert names(state) == ["ready"]
    state = given(belt={}, threat="comet", coins={"A": 3})
    state.wild = 0
    assert why_not(state, "bonus:std_destroy_card") == "SKY-R-39"


def test_SKY_R_M47_the_action_of_a_destroyed_energy_card_may_confront():
    state = given(
        belt={"11": "tawac"},
        threat="pirates",
        missions="M4",
        tracks=("E2", "A1", "C1", "D1"),
        hand={"A": "B09"},
        marks={"A": {"skymine": 6}},
        coins={"A": 9},
    )
    play(state, "bonus:skymine-1")
    while asked(state) in ("A destroy", "A part"):
        play(state, "destroy:B09" if asked(state) == "A destroy" else "part:act")
    play(state, "expand:tawac")
    assert "confront" in names(state)
    settle(state, "10-1")
    assert state.feats[far.PLACED] == 1


def test_totals_are_the_sums_of_the_sheets_whatever_the_threat():
    for threat in far.THREATS:
        state = GAME.start(seats=3, seed=3, side="belt", threat=threat, missions=True)
        dice = random.Random(4)
        while not state.over and state.round < 5:
            state.push(state.turn(), dice.choice(state.options(state.turn())))
        assert totals(state) == [sum(sheet(state, seat)) for seat in range(3)]
