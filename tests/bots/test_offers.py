"""Bots and minds by entry point: those of other packages play like ours, and what is broken is left out."""

from __future__ import annotations

from collections.abc import Iterator
from importlib import metadata
from pathlib import Path
from random import Random

import pytest
from tests.bots.strangers import forget, strangers

import farside
import farside.bots.greedy as by_path
from farside.bots import greedy, offers
from farside.bots.abilities import InRounds, LearnsRounds
from farside.bots.greedy import Greedy
from farside.bots.learnt import Learnt
from farside.bots.mcts import Mcts
from farside.bots.mind import features_for, handmade_for, taste_for
from farside.bots.roster import opponents
from farside.bots.rounds import Rounds, think
from farside.bots.taste import Lead
from farside.bots.thought import Effort
from farside.core.state import State
from farside.lab.beginnings import learn_beginnings
from farside.lab.learn import Course, learn
from farside.lab.tune import tune

pytestmark = pytest.mark.filterwarnings("ignore:.*is left out")
TUNED = 'game = "stranger"\nedition = 1\nplayers = [2]\n[numbers]\npebble = 0.25\n'
PRICED = TUNED.replace("[numbers]\npebble = 0.25", "[prices]\npoints = [1.0, 1.0, 2.0]\npebbles = [0.5, 0.5, 0.1]")


@pytest.fixture
def installed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    with strangers(tmp_path, monkeypatch):
        yield


def test_the_package_of_the_bots_can_be_imported_and_called():
    assert farside.bots()[:2] == ["chance", "beginner"]
    assert by_path is greedy is farside.bots.greedy
    assert farside.bots.greedy.Greedy is Greedy


def test_our_bots_and_minds_come_by_entry_point():
    assert {point.name for point in metadata.entry_points(group=offers.BOTS)} >= {"chance", "greedy", "mcts"}
    assert {point.name for point in metadata.entry_points(group=offers.MINDS)} >= set(farside.shelf())


@pytest.mark.usefixtures("installed")
def test_a_bot_of_another_package_is_on_the_roster():
    assert farside.bots()[-1] == "last", "after ours, since it does not say how strong it is"
    assert farside.bots()[:2] == ["chance", "measure"]
    assert "last" in opponents()
    assert "measure" not in opponents()
    game = farside.game("pebble")
    state = game.start(seats=2, seed=1)
    assert farside.bot("last").choose(game.sight(state, 0, Random(1))) == state.options(0)[-1]


@pytest.mark.usefixtures("installed")
def test_what_is_broken_is_named_and_left_out_and_the_rest_plays():
    with pytest.warns(UserWarning, match=r"is left out") as told:
        listed = farside.bots()
    said = "\n".join(str(each.message) for each in told)
    assert not {"misnamed", "nobody", "missing"} & set(listed)
    assert "bots:BOT, the entry point misnamed of farside.bots, is left out: it calls itself 'last'" in said
    assert "bots:NO_BOT, the entry point nobody of farside.bots, is left out: it is no Bot" in said
    assert "nowhere:BOT, the entry point missing of farside.bots, is left out: ModuleNotFoundError" in said
    assert "the entry point greedy of farside.bots, is left out: farside.bots.greedy:BOT has that name" in said
    assert type(farside.bot("greedy")) is Greedy
    with pytest.raises(ValueError, match="there is no bot 'nobody'; possible: chance"):
        farside.bot("nobody")


@pytest.mark.usefixtures("installed")
def test_a_mind_of_another_package_judges_its_game():
    game = farside.game("stranger")
    assert type(taste_for(game)).__name__ == "StrangeTaste"
    assert features_for(game) is not None
    state: State = game.start(seats=2, seed=3)
    bots = [Greedy(), Mcts("quick", Effort(iterations=8))]
    while not state.over:
        seat = state.turn()
        state.act(seat, bots[seat].choose(game.sight(state, seat, Random(1))))


@pytest.mark.usefixtures("installed")
def test_a_broken_mind_is_named_and_the_lead_in_points_plays():
    with pytest.warns(UserWarning, match=r"the entry point orphan of farside.minds, is left out: it is no Mind"):
        assert isinstance(taste_for(farside.game("orphan")), Lead)
    assert type(handmade_for(farside.game("pebble"))).__name__ == "PebbleTaste", "nobody takes the place of ours"


@pytest.mark.parametrize(("lesson", "kind"), [(TUNED, "StrangeTaste"), (PRICED, "Learnt")])
def test_a_package_brings_what_was_learnt(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, lesson: str, kind: str):
    with strangers(tmp_path, monkeypatch, lesson):
        game = farside.game("stranger")
        assert type(taste_for(game)).__name__ == kind
        assert taste_for(game) is not handmade_for(game)
        assert isinstance(taste_for(game), Learnt) == (lesson == PRICED)


def test_a_lesson_that_does_not_fit_is_named_and_the_hand_written_taste_plays(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
):
    with strangers(tmp_path, monkeypatch, TUNED.replace("pebble =", "stone =")):
        game = farside.game("stranger")
        with pytest.warns(UserWarning, match=r"stranger_games/weights/learnt\.toml: the taste has no number 'stone'"):
            assert taste_for(game) is handmade_for(game)


@pytest.mark.usefixtures("installed")
def test_prices_and_numbers_are_learnt_for_a_game_of_another_package():
    lesson = learn(Course("stranger", games=4))
    features = features_for(farside.game("stranger"))
    assert features is not None
    assert '"pebbles" = [' in lesson.dumps(features)
    assert set(tune(Course("stranger", games=40)).numbers) == {"pebble"}


def test_rounds_are_learnt_for_a_game_of_another_package_and_played_with(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
):
    with strangers(tmp_path / "first", monkeypatch):
        text = learn_beginnings(Course("paced", games=20, seats=(2,))).dumps()
    with strangers(tmp_path / "then", monkeypatch, rounds=text):
        game = farside.game("paced")
        taste, state = taste_for(game), game.start(seats=2, seed=1)
        assert isinstance(taste, InRounds)
        assert isinstance(taste, LearnsRounds)
        assert taste is not handmade_for(game), "it has a horizon"
        assert isinstance(think(game.sight(state, 0, Random(1)), taste, Effort(iterations=16)), Rounds)
        answer = Mcts("quick", Effort(iterations=16)).choose(game.sight(state, 0, Random(1)))
        assert answer in state.options(0)


def test_an_installation_older_than_its_entry_points_says_so(monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr(offers, "entry_points", lambda group: ())
    forget()
    with pytest.raises(AssertionError, match=r"farside\.bots: Farside's own are missing; .* install it again"):
        farside.bots()
    monkeypatch.undo()
    forget()
