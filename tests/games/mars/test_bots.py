"""Greedy at Mars: it plays better than chance, trades sensibly, and cannot be milked."""

from random import Random
from typing import Any

import pytest
from tests.games.mars.colony import given, hand, names, play
from tests.games.mars.exploiter import Exploiter, FalseFriend, Shaver

import farside
from farside.bots.minds.mars.colony import worth
from farside.bots.minds.mars.deals import faith
from farside.bots.minds.mars.taste import TASTE
from farside.bots.saying import reason
from farside.core.state import Event
from farside.games.mars.components import MATERIALS
from farside.games.mars.game import GAME
from farside.lab.match import match

GREEDY = farside.bot("greedy")


def choice(state, seed=1):
    seat = state.turn()
    return GAME.actions.name(GREEDY.choose(GAME.sight(state, seat, Random(seed))))


@pytest.mark.long
def test_greedy_beats_chance():
    assert match(GAME, ["greedy", "chance"], 4, seed=3).standings[0].wins >= 4


@pytest.mark.slow
def test_greedy_beats_chance_in_nine_games_of_ten():
    assert match(GAME, ["greedy", "chance"], 200, seed=1).standings[0].rate >= 0.9


def test_MARS_NEG_21_a_bot_accepts_what_completes_its_plan():
    state = given(tiles={"A": "communication=1"}, hands={"A": "silicon iron", "B": "water iron iron iron"})
    play(state, "propose:sky", "give:silicon", "want:iron", "send")
    assert choice(state) == "accept"


def test_MARS_NEG_21_and_declines_what_helps_the_other_more():
    state = given(tiles={"A": "communication=1 power_plant=1"}, hands={"A": "iron iron", "B": "water silicon"})
    play(state, "propose:sky", "give:iron", "want:silicon", "send")
    assert choice(state) in ("decline", "counter")


def test_MARS_NEG_21_greedies_agree_on_what_helps_both():
    """Proposed, perhaps countered, and agreed upon."""
    log: list[Event] = []
    hands = {"A": "silicon iron iron", "B": "water water", "C": "oxygen"}
    state = given(3, tiles={"A": "communication=1"}, hands=hands, open_hands=True, log=log)
    before = [worth(state, seat) for seat in (0, 1)]
    while state.phase == 5 and "deal" not in [event.kind for event in log]:
        play(state, choice(state))
    assert log[0].kind.startswith("propose")
    assert log[-1].kind == "deal"
    assert all(worth(state, seat) > before[seat] for seat in (0, 1))


def test_MARS_NEG_21_greedy_helps_nobody_to_win():
    hands = {"A": "silicon iron iron", "B": "water water", "C": "oxygen"}
    state = given(
        3, tiles={"A": "housing=3 power_plant=3 communication=3 military=3 rnd=1"}, hands=hands, open_hands=True
    )
    assert state.target - 2 <= state.points(0) < state.target
    play(state, "propose:sky", "give:iron", "want:water", "send")
    assert choice(state) != "accept"


def test_no_trade_makes_greedy_poorer():
    """Cards over the limit count alike before and after the phase, so none is thrown away at Earth."""
    tiles = {"A": "housing=2 power_plant=2"}
    state = given(tiles=tiles, hands={"A": "carbon carbon carbon silicon silicon water water oxygen oxygen"})
    before = worth(state, 0)
    while state.phase == 5:
        play(state, choice(state))
    assert worth(state, 0) >= before


def test_greedy_sends_a_draft_or_drops_it():
    state = given(
        tiles={"A": "communication=1"}, hands={"A": "silicon iron iron iron", "B": "water water carbon oxygen"}
    )
    play(state, "propose:sky")
    for _card in range(14):
        answer = choice(state)
        play(state, answer)
        if answer in ("send", "drop"):
            return
    raise AssertionError("the draft never ends")


def test_greedy_arranges_its_colony_and_stops():
    tiles = {"A": "housing=1 power_plant=1 military=1"}
    state = given(at="end", tiles=tiles, off=tiles)
    for _switch in range(8):
        if "close:colony" not in names(state) or state.active != 0:
            break
        play(state, choice(state))
    assert state.points(0) == 2
    assert state.active == 1


def milked(seed, talks=True, kind=Exploiter):
    """A game of the exploiter (seat 0) against greedy; the deals that greedy agreed to, by what they were worth."""
    state = GAME.start(seats=2, seed=seed, log=[])
    dice = Random(seed)
    players: list[Any] = [kind(talks), GREEDY]
    worths = []
    while not state.over:
        seat = state.waiting()[0]
        action = players[seat].choose(GAME.sight(state, seat, dice))
        before, known = state.clone(), hand(state, "B")
        state.act(seat, action)
        if seat == 1 and state.log and state.log[-1].kind == "deal" and known != hand(state, "B"):
            worths.append(TASTE.value(state, 1) - TASTE.value(before, 1))
    return GAME.winners(state), worths


@pytest.mark.parametrize("kind", [Exploiter, Shaver, FalseFriend])
def test_an_exploiter_gets_no_deal_that_greedy_regrets(kind):
    deals = [worth for seed in range(2) for worth in milked(seed, kind=kind)[1]]
    assert all(worth > -1.0 for worth in deals)


@pytest.mark.slow
@pytest.mark.parametrize("kind", [Exploiter, Shaver, FalseFriend])
def test_an_exploiter_gains_nothing_over_200_games(kind):
    """Wins with all its offers against wins without a word, on the same seeds: no more than luck explains."""
    talking = sum(0 in milked(seed, kind=kind)[0] for seed in range(200))
    silent = sum(0 in milked(seed, talks=False, kind=kind)[0] for seed in range(200))
    assert talking <= silent + 14, (talking, silent)


# -- words -----------------------------------------------------------------------------------------


def declined(hands, give, want, tiles="communication=1"):
    state = given(tiles={"A": tiles}, hands=hands, open_hands=True)
    play(state, "propose:sky", *give, *want, "send")
    sight = GAME.sight(state, 1, Random(1))
    return state, reason(sight, GAME.actions.parse("decline"))


def test_whoever_declines_says_why():
    assert declined({"A": "silicon", "B": "water"}, ["give:silicon"], ["want:iron"])[1] == "says-have-not"
    hands = {"A": "silicon", "B": "water water water"}
    why = declined(hands, ["give:silicon"], ["want:water", "want:water", "want:water"])[1]
    assert why in ("says-needs-water", "says-no-use", "says-unfair")


@pytest.mark.parametrize("good", MATERIALS)
def test_whoever_needs_a_material_says_which(good):
    other = "iron" if good != "iron" else "carbon"
    why = declined({"A": other, "B": f"{good} {good}"}, [f"give:{other}"], [f"want:{good}"] * 2)[1]
    assert why == f"says-needs-{good}"


def test_whoever_declines_says_that_it_is_unfair_of_no_use_or_wins():
    assert declined({"A": "carbon", "B": "iron"}, ["give:carbon"], ["want:iron"])[1] == "says-unfair"
    hands = {"A": "iron", "B": "iron water carbon silicon oxygen carbon"}
    assert declined(hands, ["give:iron"], ["want:carbon"])[1] == "says-no-use"
    great = "communication=3 military=3 housing=3 rnd=2"
    state, why = declined({"A": "carbon", "B": "iron"}, ["give:carbon"], ["want:iron"], great)
    assert state.target - 2 <= state.points(0) < state.target
    assert why == "says-winning"


def test_a_reason_is_given_in_every_language():
    for lang in ("en", "fr", "it", "de"):
        voice = GAME.voice(lang)
        for good in MATERIALS:
            assert voice.say(f"log-says-needs-{good}", {"seat": "Sky"}).startswith("Sky")
        for key in ("have-not", "winning", "unfair", "no-use"):
            assert voice.say(f"log-says-{key}", {"seat": "Sky"}).startswith("Sky")


def test_nothing_is_said_while_others_still_answer():
    """MARS-NEG-16  Answers are sealed until all have answered, and so are reasons."""
    hands = {"A": "silicon iron", "B": "water", "C": "water"}
    state = given(3, tiles={"A": "communication=1"}, hands=hands, open_hands=True)
    play(state, "broadcast", "give:iron", "want:water", "send")
    assert len(state.waiting()) == 2
    assert reason(GAME.sight(state, 1, Random(1)), GAME.actions.parse("decline")) == ""


def test_good_faith_is_remembered_within_a_game():
    state = given(3, tiles={"A": "communication=1"}, hands={"A": "iron", "B": "water"}, open_hands=True)
    before = faith(state, 1, 0)
    play(state, "propose:sky", "give:iron", "want:water", "send", "decline")
    assert state.rebuffed[1] == 1
    state.agreed = [0, 1, 0, 1, 0, 0, 0, 0, 0]
    assert faith(state, 1, 0) < before == 1.0
    state.agreed, state.rebuffed = [0] * 9, [0, 5, 0, 0, 0, 0, 0, 0, 0]
    assert faith(state, 1, 0) > before
