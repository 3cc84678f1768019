"""Turns: whole turns are thought through, end where something is revealed, and are carried out as far as possible."""

from __future__ import annotations

from random import Random

import farside
from farside.bots.abilities import bargaining
from farside.bots.judge import Judge
from farside.bots.mcts import HASTY, Mcts
from farside.bots.mind import taste_for
from farside.bots.search import Search, carry_out
from farside.bots.thought import Effort
from farside.bots.tree import key_of
from farside.bots.turns import Planner
from farside.core.shelf import AnyGame
from farside.core.state import State
from farside.games.mars.actions import ON, PROPOSE

MAGNASTORM, MARS = farside.game("magnastorm"), farside.game("mars")


def planner(game: AnyGame, state: State) -> Planner:
    return Planner(Judge(game, taste_for(game), state, 7))


def played(game: AnyGame, plies: int, seed: int = 3) -> State:
    """A game by lot, so far that somebody has a choice."""
    dice = Random(seed)
    state: State = game.start(seats=2, seed=seed)
    while state.ply < plies or len(state.options(state.turn())) == 1:
        state.act(state.turn(), dice.choice(state.options(state.turn())))
    return state


def test_every_option_begins_a_turn_and_the_turn_can_be_played():
    state = played(MAGNASTORM, 20)
    seat = state.turn()
    turns = planner(MAGNASTORM, state).turns(state, seat, state.options(seat), 300)
    assert [turn.answers[0] for turn in turns] == state.options(seat)
    assert any(len(turn.answers) > 1 for turn in turns), "most turns ask further"
    for turn in turns:
        twin = state.clone()
        carry_out(twin, seat, turn.answers[0], turn.answers[1:])
        assert twin.ply == state.ply + len(turn.answers)


def test_thinking_a_turn_through_never_makes_it_worse():
    state = played(MAGNASTORM, 20)
    seat, thinker = state.turn(), planner(MAGNASTORM, state)
    hasty = thinker.turns(state, seat, state.options(seat), len(state.options(seat)))
    careful = thinker.turns(state, seat, state.options(seat), 600)
    assert max(turn.worth for turn in careful) >= max(turn.worth for turn in hasty)


def test_what_cannot_be_done_in_a_dream_is_left_out():
    state = played(MAGNASTORM, 20)
    seat = state.turn()
    before = state.ply
    carry_out(state, seat, state.options(seat)[0], [-1])
    assert state.ply == before + 1


def test_a_search_hands_on_what_it_knows_of_the_turn():
    state = played(MAGNASTORM, 20)
    seat = state.turn()
    search = Search(MAGNASTORM.sight(state, seat, Random(1)), taste_for(MAGNASTORM), Effort(80))
    search.run()
    long = max((edge for edge in search.top.edges.values() if edge.rest), key=lambda edge: edge.count)
    heir = search.heir(long.action)
    assert heir is not None
    assert heir.edges[key_of(seat, long.rest)].count == long.count
    assert sum(answer.count for answer in search.answers()) == search.done


def test_in_thought_nobody_bargains_and_deals_are_judged_one_by_one():
    state, dice = MARS.start(seats=2, seed=4), Random(4)
    while not any(PROPOSE.has(action) for action in state.options(state.turn())):
        state.act(state.turn(), HASTY.choose(MARS.sight(state, state.turn(), dice)))
    seat, taste = state.turn(), taste_for(MARS)
    assert bargaining(taste.for_decision(state)) is not None
    assert bargaining(taste.for_search(state)) is None
    sight = MARS.sight(state, seat, Random(1))
    search = Search(sight, taste, Effort(5))
    assert search.options
    assert not any(PROPOSE.has(action) or ON.has(action) for action in search.options)
    assert Mcts("some", Effort(5)).choose(sight) in state.options(seat)


def test_mars_is_valued_at_the_end_of_the_own_turn():
    """In the middle of one, cards are bought with and people idle: the search plays on by taste."""
    for plies in (30, 80, 130):
        state = played(MARS, plies)
        seat = state.turn()
        search = Search(MARS.sight(state, seat, Random(1)), taste_for(MARS), Effort(1))
        for whose in range(2):  # the own turn under way, then the rival's and the own
            search.play_on(state)
            assert state.over or search.whose(state) == 1 - seat, f"after {plies} plies, the {whose} time"


def test_other_games_are_valued_where_they_are():
    state = played(MAGNASTORM, 20)
    before = state.ply
    search = Search(MAGNASTORM.sight(state, state.turn(), Random(1)), taste_for(MAGNASTORM), Effort(1))
    search.play_on(state)
    assert state.ply == before
