"""Mcts: finds wins, plays sealed questions and all player counts, can be repeated, and knows no more than its seat."""

from __future__ import annotations

import pickle
from dataclasses import replace
from random import Random

import pytest

import farside
from farside.bots.advice import MOST, hints
from farside.bots.chances import chances_for
from farside.bots.judge import Judge
from farside.bots.mcts import HASTY, Mcts
from farside.bots.mind import taste_for
from farside.bots.minds.pebble.taste import TASTE
from farside.bots.search import Search
from farside.bots.taste import squashed
from farside.bots.thought import Effort
from farside.bots.tree import Node
from farside.core.game import Sight
from farside.games.pebble.game import GAME
from farside.games.pebble.state import PebbleState
from farside.games.skymines.luna import LUNA
from farside.games.skymines.state import SkyminesState

SKYMINES = farside.game("skymines")
FEW = 60  # iterations


def thinker(iterations: int = FEW) -> Mcts:
    return Mcts("thinker", Effort(iterations))


def searched(state: PebbleState, seat: int, effort: Effort, seed: int = 1) -> Search:
    search = Search(GAME.sight(state, seat, Random(seed)), TASTE, effort)
    search.run()
    return search


def turns(seats: int = 2, seed: int = 1) -> PebbleState:
    """Everybody has planned a bird."""
    state = GAME.start(seats=seats, seed=seed)
    for seat in range(seats):
        state.act(seat, state.options(seat)[0])
    return state


def last_turn() -> PebbleState:
    """The last round: who takes the delta now wins."""
    state = turns()
    state.round = 5
    state.pebbles[state.turn()] = 6
    return state


def test_mcts_finds_a_win_in_one():
    state = last_turn()
    action = thinker().choose(GAME.sight(state, state.turn(), Random(1)))
    assert GAME.actions.name(action) == "settle:delta"


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_mcts_plays_whole_games_with_sealed_questions(seats: int):
    bot = thinker(20)
    state, dice = GAME.start(seats=seats, seed=seats, river="flood"), Random(1)
    while not state.over:
        seat = dice.choice(state.waiting())
        before = state.freeze_all()
        action = bot.choose(GAME.sight(state, seat, dice))
        assert state.freeze_all() == before, "a bot thinks, and changes nothing"
        state.act(seat, action)


@pytest.mark.parametrize("game", farside.shelf())
def test_mcts_plays_every_game_on_the_shelf(game: str):
    title, dice, bot = farside.game(game), Random(2), thinker(4)
    state = title.start(seats=2, seed=3)
    for _ in range(12):
        seat = state.turn()
        state.act(seat, bot.choose(title.sight(state, seat, dice)))


def test_counted_iterations_give_the_same_answer_again():
    state = GAME.start(seats=3, seed=4)
    counts = []
    for _ in range(2):
        search = searched(state, 0, Effort(FEW), seed=7)
        counts.append([(edge.action, edge.count, edge.total) for edge in search.answers()])
    assert counts[0] == counts[1]
    assert len({thinker().choose(GAME.sight(state, 0, Random(7))) for _ in range(3)}) == 1


def test_positions_that_look_alike_get_the_same_answer():
    """The truth behind what a seat sees makes no difference."""
    state = last_turn()
    seat = state.turn()
    others = [GAME.imagine(state, seat, Random(seed)) for seed in range(4)]
    assert len({other.freeze_all() for other in others}) > 1, "the truths differ"
    answers = {thinker().choose(GAME.sight(other, seat, Random(7))) for other in others}
    assert len(answers) == 1


def test_a_dream_is_all_that_a_search_starts_from():
    state = GAME.start(seats=3, seed=4)
    sight = Sight(GAME, 1, GAME.view(state, 1), GAME.imagine(state, 1, Random(3)), Random(5))
    assert thinker().choose(sight) in state.options(1)


def test_a_sealed_question_is_answered_without_knowing_the_other_answers():
    """All seats choose from nodes of their own, whatever the others chose before them."""
    state = GAME.start(seats=3, seed=4)
    effort = Effort(FEW)
    effort.patient = True
    search = searched(state, 1, effort)
    assert search.top is search.root.after(1)
    for seat in range(3):
        edges = search.root.after(seat).edges.values()
        assert {edge.seat for edge in edges} == {seat}
        assert sum(edge.count for edge in edges) == FEW


def test_only_one_option_costs_nothing():
    state = turns()
    seat = state.turn()
    sight = GAME.sight(state, seat, Random(1))
    forced = replace(sight.view, options=sight.view.options[:1])
    sight = Sight(GAME, seat, forced, sight.imagine(), Random(1))
    assert Mcts("never", Effort(0, 1e9)).choose(sight) == sight.view.options[0]


def test_what_can_be_chosen_more_seldom_is_not_looked_at_less():
    """Availability counts: an edge's longing grows only with the times it could have been chosen."""
    search = searched(GAME.start(seats=4, seed=2), 0, Effort(FEW))
    place = search.root.after(1)
    assert all(edge.count <= edge.seen for edge in place.edges.values())
    assert any(edge.seen < FEW for edge in place.edges.values()), "hands of others differ from dream to dream"


def test_the_tree_is_kept_while_the_turn_goes_on():
    for seed in range(1, 30):
        bot = thinker()
        state = turns(3, seed)
        seat = state.turn()
        state.pebbles[seat] = 9
        action = bot.choose(GAME.sight(state, seat, Random(1)))
        state.act(seat, action)
        if state.turn() == seat:
            assert bot.recall(GAME.sight(state, seat, Random(2))) is not None
            assert bot.recall(GAME.sight(state, seat, Random(2))) is None, "a memory is used once"
            return
    pytest.fail("no turn went on")


def test_many_answers_are_weighed_kind_by_kind():
    mars = farside.game("mars")
    search = Search(mars.sight(mars.start(seats=2, seed=1), 0, Random(1)), taste_for(mars), Effort(1))
    families = mars.actions.families
    many = [action for family in families for action in range(family.first, min(family.end, family.first + 9))]
    some = search.some_of_each_kind(many, len(families))
    assert {mars.actions.owner(action).verb for action in some} == {family.verb for family in families}


def test_leaves_may_be_played_on_by_lot_or_to_the_end():
    state = GAME.start(seats=2, seed=1)
    for playout in (0, 10, 10_000):
        effort = Effort(30)
        effort.primes, effort.playout = False, playout
        search = searched(state, 0, effort)
        assert sum(edge.count for edge in search.answers()) == 30
        assert all(0.0 <= edge.chance() <= 1.0 for edge in search.answers())


def test_time_is_kept_and_a_certain_answer_ends_the_search():
    state = GAME.start(seats=2, seed=1)
    search = searched(state, 0, Effort(0, 0.05))
    assert search.done > 0
    effort = Effort(1_000)
    effort.warmth, effort.explore = 0.001, 0.0
    assert searched(last_turn(), last_turn().turn(), effort).done < 1_000


def test_beginners_misjudge():
    state, seat = last_turn(), last_turn().turn()
    careful, careless = Effort(5), Effort(5)
    careless.noise = 0.5
    worths = [[edge.worth for edge in searched(state, seat, effort).answers()] for effort in (careful, careless)]
    assert worths[0] != worths[1]


def test_the_levels_are_on_the_roster_the_weakest_first():
    levels = [farside.bot(key) for key in farside.bots() if key.startswith("mcts")]
    assert [bot.key for bot in levels] == ["mcts-easy", "mcts-normal", "mcts-hard", "mcts"]
    assert all(bot.patience > 0 for bot in levels), "they are waited for"


def test_sights_travel_to_another_process():
    for key in farside.shelf():
        game = farside.game(key)
        state = game.start(seats=2, seed=1)
        seat = state.turn()
        sight = game.sight(state, seat, Random(4))
        again = pickle.loads(pickle.dumps(sight))
        assert (again.game, again.seat, again.view, again.options) == (game, seat, sight.view, sight.options)
        assert again.imagine().freeze_all() == sight.imagine().freeze_all()


def test_win_chances_stay_between_none_and_all():
    assert squashed(0.0) == 0.5
    assert squashed(99.0) == 1.0
    assert squashed(-99.0) == 0.0
    assert Node().visits == 0


# -- advice ------------------------------------------------------------------------------------------


def test_advice_names_the_best_options_first():
    state = last_turn()
    found = hints(GAME.sight(state, state.turn(), Random(1)), iterations=FEW)
    assert GAME.actions.name(found[0].action) == "settle:delta"
    assert 1 <= len(found) <= MOST
    assert all(hint.chance is None or 0.0 <= hint.chance <= 1.0 for hint in found)


def against_luna(points: int, seats: int = 1) -> SkyminesState:
    """The first turn of a game with Luna, who is so far ahead."""
    state: SkyminesState = SKYMINES.start(seats=seats, seed=5, luna=5)
    state.coins[LUNA] += points
    while state.opened >= 0:
        state.act(state.turn(), HASTY.choose(SKYMINES.sight(state, state.turn(), Random(1))))
    return state


@pytest.mark.parametrize("points", [-200, 0, 200])
def test_who_is_far_behind_an_automa_still_tells_good_turns_from_bad_ones(points: int):
    state = against_luna(points)
    search = Search(SKYMINES.sight(state, 0, Random(1)), taste_for(SKYMINES), Effort(FEW))
    search.run()
    found = [edge.worth for edge in search.answers()]
    assert max(found) - min(found) > 0.02
    assert 0.3 < max(found) < 0.98, "compared with how things stand"


def test_advice_says_honestly_how_far_an_automa_is_ahead():
    told = [chances_for(SKYMINES).of(against_luna(points)) or [] for points in (-200, 0, 200)]
    assert told[0][0] > 0.9
    assert 0.0 < told[1][0] < 0.5, "level 5 is hard to beat from an even start"
    assert told[2][0] < 0.1
    assert all(sum(chances) == pytest.approx(1.0) for chances in told)


def test_luna_is_the_harder_to_beat_the_higher_her_level():
    starts = [SKYMINES.start(seats=1, seed=5, luna=level) for level in (0, 5, 8)]
    told = [(chances_for(SKYMINES).of(state) or [])[0] for state in starts]
    assert told == sorted(told, reverse=True)
    assert told[0] > 0.5 > told[2]


def test_who_is_far_ahead_of_luna_in_the_last_round_has_as_good_as_won():
    state: SkyminesState = SKYMINES.start(seats=1, seed=5, luna=5)
    state.round = 7
    state.coins[0] += 120
    assert (chances_for(SKYMINES).of(state) or [])[0] > 0.8


def test_people_at_luna_s_table_are_compared_with_each_other():
    state = against_luna(150, seats=2)
    judge = Judge(SKYMINES, taste_for(SKYMINES), state, 1)
    assert judge.hope(state, 0) + judge.hope(state, 1) == pytest.approx(1.0, abs=0.05)


def test_who_is_not_asked_gets_no_advice():
    state = turns()
    assert hints(GAME.sight(state, 1 - state.turn(), Random(1)), iterations=FEW) == []
