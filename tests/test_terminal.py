"""A game in the terminal, as somebody types it."""

from __future__ import annotations

from pathlib import Path

import pytest
from tests.test_cli import good

from farside.core.record import Record
from farside.table.pages.paper import Reader
from farside.table.speaking import trouble
from farside.table.trouble import NoReasonError


def test_a_whole_game_by_numbers_and_notation(tmp_path: Path):
    file = tmp_path / "mine.rec"
    typed = "1\n" * 40
    shown = good("play", "pebble", "--seed", "3", "--save", str(file), typed=typed)
    assert "The game is over." in shown
    assert "win" in shown.splitlines()[-1]
    record = Record.loads(file.read_text())
    assert record.replay().over
    assert record.seed == 3


def test_bots_alone_play_to_the_end():
    assert "wins." in good("play", "pebble", "--seats", "greedy,chance,chance", "--seed", "1")


def test_a_bot_that_takes_its_time_is_said_to_think():
    assert "Orange thinks…" in good("play", "pebble", "--seats", "mcts-easy,human", "--seed", "1", typed="q\n")


@pytest.mark.parametrize(("lang", "said"), [("en", "Advice, from what you can see"), ("de", "Tipp, aus dem")])
def test_advice_in_the_terminal_is_that_of_the_table(lang: str, said: str):
    shown = good("play", "pebble", "--seed", "1", "--lang", lang, typed="a\nq\n")
    told = shown[shown.index(said) :]
    groups = ("best", "level", "all-level", "perhaps", "weaker")
    assert any(f"  {Reader(lang, '').say(f'advice-{group}')}\n" in told for group in groups)
    assert "%" in told or Reader(lang, "").say("advice-unknown") in told or Reader(lang, "").say("advice-early") in told


def test_input_that_ends_leaves_the_game():
    assert good("play", "pebble", "--seed", "3", typed="").splitlines()[-1] == "You leave the game; it is not over."


def test_help_why_not_board_and_nonsense():
    shown = good("play", "pebble", "--seed", "3", typed="h\n?\nb\n99\n\nfoo\n/settle:ford\n0\nq\n")
    assert shown.count("Type a number, or /NOTATION.") == 3
    assert "✗ Plan a heron: You do not hold a heron. (PEB-PLAN-2)" in shown
    assert shown.count("The river with its nine sites") == 2
    assert "There is no option 99; they run from 1 to 3." in shown
    assert "“foo” is not an option." in shown
    assert "This is not among the possible answers now. (FAR-ASK-2)" in shown
    assert "You leave the game; it is not over." in shown


def test_a_refused_answer_says_which_clause(tmp_path: Path):
    shown = good("play", "pebble", "--seed", "3", typed="/plan:heron\nq\n")
    assert "You do not hold a heron. (PEB-PLAN-2)" in shown


def test_undo_takes_back_or_says_why_not(tmp_path: Path):
    file = tmp_path / "mine.rec"
    typed = "u\n1\nu\n/pass\nq\n"
    shown = good("play", "pebble", "--seed", "3", "--save", str(file), typed=typed)
    assert "You have made no move that could be taken back. (FAR-UNDO-1)" in shown
    assert "Something has been revealed since your move, so it stands. (FAR-UNDO-2)" in shown


def test_undo_of_a_turn_with_a_follow_up_question(tmp_path: Path):
    """Three players: the settlement is taken back while the gift is asked for."""
    file = tmp_path / "mine.rec"
    typed = "1\n" + "/settle:grove\nu\n/pass\nq\n" * 2
    shown = good("play", "pebble", "--seats", "human,chance,chance", "--seed", "8", "--save", str(file), typed=typed)
    assert "Taken back." in shown
    moves = [move.name for move in Record.loads(file.read_text()).moves if move.seat == 0]
    assert moves[1] == "pass"


def test_hidden_hands_are_kept_behind_a_curtain():
    shown = good("play", "pebble", "--seats", "human,human", "--seed", "3", typed="\n1\n\n1\nq\n")
    assert "Hand over to Orange, who presses Enter." in shown
    assert "Hand over to Sky, who presses Enter." in shown


@pytest.mark.parametrize(
    ("lang", "last"), [("fr", "Vous quittez la partie\xa0; elle n’est pas finie."), ("it", "Lasci")]
)
def test_the_terminal_speaks_the_players_language(lang: str, last: str):
    assert last in good("play", "pebble", "--seed", "3", "--lang", lang, typed="1\n?\nu\nq\n")


def test_variants_may_be_words_or_json():
    assert "The river rises over" in good("play", "pebble", "--variant", "river=flood", "--seed", "1", typed="q\n")
    assert "The river rises over" in good("play", "pebble", "--variant", 'river="flood"', "--seed", "1", typed="q\n")


@pytest.mark.parametrize("lang", ["en", "de"])
def test_w_says_why_a_bot_did_that(lang: str):
    reader = Reader(lang, "")
    shown = good("play", "pebble", "--seats", "greedy,human", "--seed", "1", "--lang", lang, typed="1\nw\n" * 5 + "q\n")
    told = shown[shown.index(reader.say("why-title", name="Orange")) :]
    assert reader.say("why-played", turn="").strip() in told


def test_before_a_bot_has_played_there_is_nothing_to_ask_about():
    shown = good("play", "pebble", "--seats", "human,greedy", "--seed", "1", typed="w\nq\n")
    assert trouble(NoReasonError("nothing"), "en") in shown
