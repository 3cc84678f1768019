"""The command line, as somebody types it."""

from __future__ import annotations

import json
import re
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest
from tests.foreign import copy_of_pebble, installed
from typer.testing import CliRunner, Result

import farside
from farside import copyist
from farside.__main__ import INTERRUPTED, main
from farside.cli import app
from farside.core import checks, numbers

LATER = {
    "public_url",
    "limits",
    "limit",
    "patience",
    "log",
    "metrics",
    "backups",
    "smtp",
    "push_contact",
    "talk",
}  # what nobody has asked for is left to settings


def run(*words: str, typed: str = "") -> Result:
    return CliRunner().invoke(app, list(words), input=typed)


def good(*words: str, typed: str = "") -> str:
    result = run(*words, typed=typed)
    assert result.exit_code == 0, result.output
    return result.stdout


@pytest.fixture
def record(tmp_path: Path) -> Path:
    """A finished game of pebble."""
    file = tmp_path / "game.rec"
    file.write_text(checks.play(farside.game("pebble"), 3, 5).record.dumps())
    return file


# -- mistakes ------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("words", "message"),
    [
        ("fly", "there is no command 'fly'; possible: serve, play, games"),
        ("--fly", "No such option: --fly"),
        ("play", "Missing argument 'GAME'."),
        ("play chess", "there is no game 'chess'; possible: "),
        ("play pebble --seats human,deep", "nobody is called 'deep'; possible: human, chance, "),
        ("play pebble --seats human,", "nobody is called ''; possible: human, chance, "),
        ("play pebble --seats human", "pebble is for 2 to 4 players, not 1"),
        ("play pebble --variant moon=1", "pebble has no variant 'moon'; possible: river"),
        ("play pebble --variant river=wild", "pebble: river cannot be 'wild'; possible: calm, flood"),
        ("play pebble --variant river", "'river' is no variant; expected NAME=VALUE"),
        ("play pebble --lang xx", "there is no language 'xx'; possible: en, fr, it, de"),
        ("play pebble --seed -1", "a seed is a whole number from 0 to 2**64 - 1, not -1"),
        ("play pebble --seed x", "Invalid value for '--seed'"),
        ("check chess", "there is no game 'chess'; possible: "),
        ("check pebble --games 0", "Invalid value for '--games'"),
        ("match pebble --bots greedy,deep", "there is no bot 'deep'; possible: chance, "),
        ("match pebble --bots greedy", "pebble is for 2 to 4 players, not 1"),
        ("match pebble --games 0", "Invalid value for '--games'"),
        ("match pebble --workers 0", "Invalid value for '--workers'"),
        ("ladder chess", "there is no game 'chess'; possible: "),
        ("ladder pebble --bots greedy,deep", "there is no bot 'deep'; possible: chance, "),
        ("ladder pebble --bots greedy", "a ladder for 2 players needs at least 2 different bots"),
        ("ladder pebble --fewer greedy", "'greedy' does not say how many games a bot plays; expected e.g. master=4"),
        ("ladder pebble --fewer deep=4", "there is no bot 'deep'; possible: chance, "),
        ("ladder pebble --seats 9", "pebble is for 2 to 4 players, not 9"),
        ("learn chess", "there is no game 'chess'; possible: "),
        ("learn mars --tune", "mars has no numbers to tune; possible: magnastorm, pebble, skymines"),
        ("learn pebble --tune --games 9", "a step of tuning takes 40 games: give it as many at least"),
        ("learn pebble --seats 9", "pebble is for 2 to 4 players, not 9"),
        (
            "learn mars --variant target=10",
            "a variant can be learnt only alone against an automa; possible: skymines --vari",
        ),
        (
            "learn skymines --variant luna=5 --rounds 2",
            "such a lesson has no rounds of learning: give it more games instead",
        ),
        ("learn skymines --variant luna=11", "luna"),
        ("learn skymines --horizon --rounds 2", "such a lesson has no rounds of learning: give it more games instead"),
        ("learn skymines --horizon --tune", "--tune and --horizon are two lessons: choose one"),
        ("learn mars --horizon", "mars has no rounds to learn from with 2 players; possible: skymines --variant luna="),
        ("learn pebble --seats two", "--seats: expected numbers of players, e.g. 2,3; not 'two'"),
        ("match chess", "there is no game 'chess'; possible: "),
        ("study pebble", "Missing option '--out'."),
        ("study chess --out x", "there is no game 'chess'; possible: "),
        ("study pebble --out x --bots deep", "there is no bot 'deep'; possible: chance, "),
        ("study pebble --out x --study luck", "there is no study 'luck'; possible: box, forbid, bots, seats"),
        ("study pebble --out x --forbid fly", "no action is called 'fly'; possible: plan, settle, pass, give"),
        ("study pebble --out x --box nowhere.toml", "there is no box 'nowhere.toml'"),
        ("study pebble --out x --lang xx", "there is no language 'xx'; possible: en, fr, it, de"),
        ("study pebble --out x --games 0", "Invalid value for '--games'"),
        ("copies chess", "there is no game 'chess'; possible: "),
        ("bench chess", "there is no game 'chess'; possible: "),
        ("bench pebble --seconds 0", "Invalid value for '--seconds'"),
        ("replay no/such/file", "no/such/file: No such file or directory"),
        ("replay .", ".: Is a directory"),
        ("serve --port 99999999", "port"),
        ("serve --port x", "Invalid value for '--port'"),
    ],
)
def test_a_mistake_is_one_line_and_exit_code_2(words: str, message: str):
    result = run(*words.split(" "))
    assert result.exit_code == 2
    assert result.stdout == ""
    assert result.stderr.startswith("farside: ")
    assert message in result.stderr
    assert result.stderr.count("\n") == 1


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("", "line 1: expected 'farside record 1', but the record ends here"),
        ("hello\n", "line 1: expected 'farside record 1', found 'hello'"),
        ("farside record 1\ngame chess 1\nseats 2\nseed 1\nend\n", "lines 2 to 4: there is no game 'chess'"),
    ],
)
def test_a_damaged_record_is_told_by_file_line_and_expectation(tmp_path: Path, text: str, message: str):
    file = tmp_path / "broken.rec"
    file.write_text(text)
    result = run("replay", str(file))
    assert result.exit_code == 2
    assert result.stderr.startswith(f"farside: {file}: {message}")


def test_a_file_that_is_no_text_is_no_record(tmp_path: Path):
    file = tmp_path / "picture.png"
    file.write_bytes(b"\x89PNG\xff\xfe")
    assert "expected a record in UTF-8" in run("replay", str(file)).stderr


def test_a_picture_that_cannot_be_written_is_told(record: Path):
    result = run("replay", str(record), "--svg", "no/such/folder/x.svg")
    assert result.exit_code == 2
    assert "no/such/folder/x.svg: No such file or directory" in result.stderr


def test_a_refusal_to_serve_is_one_line(monkeypatch: pytest.MonkeyPatch):
    def refuse(**settings: Any) -> None:
        raise SystemExit("farside: the database is from a newer version")

    monkeypatch.setattr("farside.table.serve.run", refuse)
    result = run("serve")
    assert result.exit_code == 2
    assert result.stderr == "farside: the database is from a newer version\n"


# -- the table -----------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("words", "settings"),
    [
        ([], {"host": "127.0.0.1", "open_browser": True}),
        (
            ["serve", "--host", "::1", "--port", "8123", "--database", "sqlite:///x", "--workers", "2", "--no-advice"],
            {
                "host": "::1",
                "port": 8123,
                "database": "sqlite:///x",
                "workers": 2,
                "advice": False,
                "root_path": None,
                "durability": None,
            },
        ),
        (
            ["serve", "--root-path", "/farside"],
            {
                "host": None,
                "port": None,
                "database": None,
                "workers": None,
                "advice": None,
                "root_path": "/farside",
                "durability": None,
            },
        ),
        (
            ["serve", "--durability", "fast"],
            {
                "host": None,
                "port": None,
                "database": None,
                "workers": None,
                "advice": None,
                "root_path": None,
                "durability": "fast",
            },
        ),
    ],
)
def test_what_is_served(monkeypatch: pytest.MonkeyPatch, words: list[str], settings: dict[str, object]):
    asked: list[dict[str, object]] = []
    monkeypatch.setattr("farside.table.serve.run", lambda **given: asked.append(given))
    good(*words)
    assert [
        {name: value for name, value in one.items() if name not in LATER or value is not None} for one in asked
    ] == [settings]


def test_help_and_version():
    assert "Play in the terminal." in good("--help")
    assert "--variant" in good("play", "--help")
    assert good("--version").strip() == farside.__version__


def test_a_bot_with_a_time_plays_in_the_terminal():
    assert "points" in good("play", "pebble", "--seats", "chance,mcts@0.001", "--seed", "1")


# -- games, check, replay, match, bench ----------------------------------------------------------


def test_games_lists_the_shelf():
    shown = good("games")
    assert all(key in shown for key in farside.shelf())
    assert "river=calm|flood" in shown


@pytest.fixture
def visitors(tmp_path: Path, monkeypatch: pytest.MonkeyPatch):
    """Another package offers a game that plays and one that does not."""
    copy_of_pebble(tmp_path, "guest")
    (tmp_path / "ruin.py").write_text("GAME = 1 / 0\n")
    yield from installed(tmp_path, monkeypatch, "guest = guest.game:GAME\nruin = ruin:GAME\n")


@pytest.mark.usefixtures("visitors")
def test_games_names_what_is_left_out():
    result = run("games")
    assert result.exit_code == 0
    assert "guest" in result.stdout
    assert "ruin" not in result.stdout
    assert result.stderr.startswith("farside: ruin is left out: ZeroDivisionError: division by zero (")


@pytest.mark.usefixtures("visitors")
def test_a_game_of_another_package_is_checked_and_a_ruin_told():
    assert good("check", "guest", "--games", "1").splitlines()[-1] == "guest: every promise is kept"
    result = run("check", "ruin")
    assert result.exit_code == 2
    assert "the game 'ruin' cannot be played: ZeroDivisionError" in result.stderr


def test_check_tries_every_player_count_and_variant():
    shown = good("check", "pebble", "--games", "2")
    assert shown.count("2 games of") == 6
    assert re.fullmatch(r"component files: 25 of \d+ values changed, none of them idle", shown.splitlines()[-3])
    assert shown.splitlines()[-2] == "component files: of 25 numbers changed, none that no game has shown"
    assert shown.splitlines()[-1] == "pebble: every promise is kept"


def test_check_names_a_number_that_nobody_reads(monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr(numbers.Promise, "fate", lambda self, way: numbers.SAME)
    result = run("check", "pebble", "--games", "1", "--numbers", "1")
    assert result.exit_code == 1
    assert "a promise is broken: pebble: values of the component files that change nothing: " in result.stderr


@pytest.mark.long
def test_check_tries_only_what_can_be_played():
    chosen = ["--variant=luna=3", "--variant=side=moon", "--variant=tracks=random", "--variant=constrained=false"]
    shown = good("check", "skymines", "--games", "1", "--variant=missions=false", *chosen)
    games = [
        line.partition(" ")[0] for line in shown.splitlines() if " players, " in line or line.startswith("1 player")
    ]
    assert games == ["1", "1", "2", "2", "3", "3"]


def test_play_and_replay_name_luna(tmp_path: Path):
    file = tmp_path / "solo.rec"
    shown = good("play", "skymines", "--seats", "chance", "--variant", "luna=1", "--seed", "5", "--save", str(file))
    assert "Luna: " in shown
    assert "Luna wins." in shown
    assert "Luna: " in good("replay", str(file))


def test_check_tells_a_broken_promise(monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr(type(farside.game("pebble")), "census", lambda self, state: {"ply": state.ply})
    result = run("check", "pebble", "--games", "1")
    assert result.exit_code == 1
    assert "a promise is broken: pebble, 2 seats, seed 1" in result.stderr


def test_copies_are_written_and_check_tells_when_they_are_stale(tmp_path: Path, monkeypatch: pytest.MonkeyPatch):
    file = tmp_path / "copies.py"
    monkeypatch.setattr(copyist, "file_of", lambda key: file)
    assert good("copies", "pebble").split() == [str(file)]
    good("check", "pebble", "--games", "1")
    file.write_text(f"{file.read_text()}# changed\n")
    result = run("check", "pebble", "--games", "1")
    assert result.exit_code == 1
    assert "copies.py does not go with the fields of pebble; `farside copies pebble` writes it anew" in result.stderr


def test_replay_tells_the_game(record: Path):
    shown = good("replay", str(record))
    assert "Round 1 begins." in shown
    assert "The game is over." in shown
    assert "Manche" not in shown


def test_replay_stops_speaks_and_draws(record: Path, tmp_path: Path):
    picture = tmp_path / "x.svg"
    shown = good("replay", str(record), "--to", "3", "--svg", str(picture), "--lang", "fr")
    assert "La manche 1 commence." in shown
    assert "La partie est terminée." not in shown
    assert picture.read_text().startswith("<svg")


def test_replay_refuses_a_ply_that_is_not_there(record: Path):
    assert "there is no ply 999; the record has plies 0 to" in run("replay", str(record), "--to", "999").stderr


def test_a_ladder_as_a_table_as_json_and_in_a_page(tmp_path: Path):
    words = ["ladder", "pebble", "--bots", "chance,greedy", "--games", "2", "--workers", "1"]
    assert "greedy" in good(*words)
    shown: dict[str, Any] = json.loads(good(*words, "--json"))
    assert {rung["bot"] for rung in shown["rungs"]} == {"chance", "greedy"}
    page = tmp_path / "page.md"
    page.write_text("<!-- ladder pebble -->\n<!-- end -->\n")
    good(*words, "--write", str(page), "--variant", "river=flood")
    command = "farside ladder pebble --bots chance,greedy --games 2 --seats 2 --seed 1 --variant river=flood"
    assert f"`{command}`" in page.read_text()
    good(*words, "--write", str(page), "--near", "1", "--fewer", "greedy=1")
    assert "--seed 1 --near 1 --fewer greedy=1`" in page.read_text()


def test_learn_to_the_screen_and_to_a_file(tmp_path: Path):
    words = ["learn", "pebble", "--games", "2", "--rounds", "1", "--workers", "1"]
    shown = good(*words)
    assert 'command = "farside learn pebble --games 2 --rounds 1 --seed 1 --seats 2"' in shown
    file = tmp_path / "pebble.toml"
    good(*words, "--out", str(file))
    assert file.read_text() == shown
    tuned = good("learn", "pebble", "--tune", "--games", "40", "--workers", "1")
    assert 'command = "farside learn pebble --tune --games 40 --seed 1 --seats 2"' in tuned
    assert "[numbers]" in tuned


def test_match_as_a_table_and_as_json():
    assert "greedy" in good("match", "pebble", "--games", "4")
    shown = json.loads(
        good("match", "pebble", "--bots", "chance,chance,greedy", "--games", "3", "--seed", "2", "--json")
    )
    assert [standing["bot"] for standing in shown["standings"]] == ["chance", "chance", "greedy"]
    assert shown["games"] == 3
    assert {"wins", "rate", "low", "high", "points"} <= set(shown["standings"][0])


def test_bench_as_a_table_and_as_json():
    assert "decisions/s" in good("bench", "pebble", "--seconds", "0.02")
    assert "leaf values/s" in good("bench", "pebble", "--search", "--seconds", "0.02")
    searched = json.loads(good("bench", "pebble", "--search", "--seconds", "0.02", "--json"))["pebble"]
    assert set(searched) == {
        "leaf_iterations_per_s",
        "playout_iterations_per_s",
        "mcts_iterations_per_s",
        "compiled",
    }
    shown = json.loads(good("bench", "pebble", "--variant", "river=flood", "--seconds", "0.02", "--json"))
    assert set(shown["pebble"]) == {"decisions_per_s", "clones_per_s", "games_per_s", "compiled"}


# -- the lab -------------------------------------------------------------------------------------


def test_a_study_says_where_its_report_is_and_goes_on_when_asked_again(tmp_path: Path):
    words = ("study", "pebble", "--games", "4", "--bots", "chance", "--workers", "1", "--out", str(tmp_path / "out"))
    assert good(*words) == f"4 games of pebble: {tmp_path / 'out' / 'report.html'}\n"
    assert sorted(file.name for file in (tmp_path / "out").iterdir()) == [
        "chunks", "decisions.parquet", "games.parquet", "plan.json", "report.html", "uses.parquet",
    ]  # fmt: skip
    assert good(*words).startswith("4 games of pebble")
    assert "holds another study (seed: 1, not 2)" in run(*words, "--seed", "2").output


def test_a_study_that_is_stopped_says_that_nothing_is_lost(tmp_path: Path, monkeypatch: pytest.MonkeyPatch):
    def stop(*_settings: object) -> None:
        raise KeyboardInterrupt

    monkeypatch.setattr("farside.lab.studying.play_all", stop)
    result = run("study", "pebble", "--out", str(tmp_path / "out"))
    assert result.exit_code == 2
    assert "stopped; nothing is lost: the same command goes on from there" in result.output


@pytest.mark.parametrize(("package", "words"), [("pyarrow", ()), ("ray", ("--ray", "local"))])
def test_the_lab_without_its_packages_names_the_extra(package: str, words: tuple[str, ...], tmp_path: Path):
    """In a process of its own, in which the package cannot be imported."""
    typed = ["study", "pebble", "--games", "1", "--out", str(tmp_path / "out"), *words]
    code = f"import sys; sys.modules[{package!r}] = None; from farside.cli import app; app({typed!r})"
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=False)
    assert done.returncode == 2
    assert "pip install 'farside[lab]'" in done.stderr
    assert done.stderr.count("\n") == 1


def test_ctrl_c_is_quiet(monkeypatch: pytest.MonkeyPatch):
    def interrupted() -> None:
        raise KeyboardInterrupt

    monkeypatch.setattr("farside.cli.app", interrupted)
    with pytest.raises(SystemExit) as left:
        main()
    assert left.value.code == INTERRUPTED


def test_lessons_are_listed_for_people_and_programs():
    assert "antarctica" in good("lessons")
    (only,) = json.loads(good("lessons", "pebble", "--json"))
    assert only == {"game": "pebble", "lesson": "first", "steps": 10, "seats": 2, "seed": 4}
    assert run("lessons", "chess").exit_code == 2
