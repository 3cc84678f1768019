"""Series: the same games whoever plays them, nothing lost by an interruption, tables that say what they hold."""

from __future__ import annotations

import json
from collections.abc import Callable
from multiprocessing import active_children
from multiprocessing.process import BaseProcess
from pathlib import Path
from time import monotonic, sleep

import pytest

from farside.core.box import BoxError
from farside.games.pebble.game import GAME
from farside.lab import series, tables
from farside.lab.design import CHANGED, SHIPPED, Design, design
from farside.lab.scribe import MARKS, Pages, Scribe, changes, edge, sampled
from farside.lab.series import CHUNK, Folder, Here, Processes, play_all, workforce_for


def silent(done: int, in_all: int) -> None:
    """Nobody watches."""


def contents(folder: Path) -> list[bytes]:
    return [(folder / f"{name}.parquet").read_bytes() for name in tables.TABLES]


def box_text(old: str = "", new: str = "") -> str:
    from farside.core import box

    text = box.own("farside.games.pebble")
    assert old in text
    return text.replace(old, new, 1)


@pytest.fixture
def chance() -> Design:
    return design(GAME, bots=["chance"], seed=3)


def test_two_workers_play_the_same_games_as_one(chance: Design, tmp_path: Path):
    play_all(Folder(tmp_path / "one", chance), 50, Here(), silent)
    play_all(Folder(tmp_path / "two", chance), 50, Processes(2), silent)
    assert contents(tmp_path / "one") == contents(tmp_path / "two")


def test_an_interrupted_study_goes_on_where_it_stopped(chance: Design, tmp_path: Path):
    play_all(Folder(tmp_path / "whole", chance), 70, Here(), silent)

    class Tired(Here):
        def play(self, jobs):
            yield from list(super().play(jobs))[:2]
            raise KeyboardInterrupt

    halved = Folder(tmp_path / "halved", chance)
    with pytest.raises(KeyboardInterrupt):
        play_all(halved, 70, Tired(), silent)
    assert [job.first for job in halved.jobs(70)] == [40, 60]
    seen: list[tuple[int, int]] = []
    play_all(halved, 70, Here(), lambda done, in_all: seen.append((done, in_all)))
    assert seen == [(40, 70), (60, 70), (70, 70)]
    assert contents(tmp_path / "whole") == contents(tmp_path / "halved")


def test_a_chunk_half_written_does_not_count(chance: Design, tmp_path: Path):
    folder = Folder(tmp_path, chance)
    folder.open()
    job, packed = next(Here().play(folder.jobs(CHUNK)))
    folder.chunk("games", job).write_bytes(packed["games"])
    assert folder.jobs(CHUNK) == [job]
    folder.keep(job, packed)
    assert folder.jobs(CHUNK) == []


def test_a_study_can_be_made_longer_or_shorter(chance: Design, tmp_path: Path):
    play_all(Folder(tmp_path / "long", chance), 30, Here(), silent)
    play_all(Folder(tmp_path / "short", chance), 10, Here(), silent)
    play_all(Folder(tmp_path / "grown", chance), 10, Here(), silent)
    play_all(Folder(tmp_path / "grown", chance), 30, Here(), silent)
    assert contents(tmp_path / "long") == contents(tmp_path / "grown")
    play_all(Folder(tmp_path / "grown", chance), 10, Here(), silent)
    assert contents(tmp_path / "short") == contents(tmp_path / "grown")


def test_a_folder_holds_one_study(chance: Design, tmp_path: Path):
    Folder(tmp_path / "study", chance).open()
    with pytest.raises(ValueError, match=r"holds another study \(seed: 3, not 4\)"):
        Folder(tmp_path / "study", design(GAME, bots=["chance"], seed=4)).open()
    (tmp_path / "other").mkdir()
    (tmp_path / "other" / "letter.txt").write_text("dear all")
    with pytest.raises(ValueError, match="holds something else"):
        Folder(tmp_path / "other", chance).open()
    (tmp_path / "study" / "plan.json").write_text(json.dumps([1]))
    with pytest.raises(ValueError, match="holds another study"):
        Folder(tmp_path / "study", chance).open()


def test_the_tables_have_a_row_for_each_game_and_each_decision(chance: Design, tmp_path: Path):
    play_all(Folder(tmp_path, chance), 5, Here(), silent)
    for name in tables.TABLES:
        assert tables.read(tmp_path / f"{name}.parquet").schema.equals(tables.SCHEMAS[name])
    games = tables.games_of(tmp_path / "games.parquet")
    assert [row["game"] for row in games] == [0, 1, 2, 3, 4]
    decisions = tables.read(tmp_path / "decisions.parquet").to_pylist()
    for game in games:
        told = [row for row in decisions if row["game"] == game["game"]]
        assert [row["ply"] for row in told] == list(range(game["plies"]))  # type: ignore[call-overload]  # a row holds anything
    first = decisions[0]
    assert first["verb"] == "plan"
    assert first["action"].startswith("plan:")
    assert (first["leader"], first["favourite"]) == (-1, -1)
    assert first["options"] > 1
    assert first["value"] == pytest.approx(0)


def test_uses_tell_who_used_which_component(chance: Design):
    pages = Pages()
    Scribe(GAME, chance, SHIPPED).play(0, pages)
    settled = [row for row in pages.uses if row["what"] == "settle" and row["kind"] == "site"]
    moves = [row for row in pages.decisions if row["verb"] == "settle"]
    assert sorted(f"settle:{row['key']}" for row in settled) == sorted(str(row["action"]) for row in moves)
    won = {row["seat"]: row["won"] for row in pages.uses}
    assert sum(float(str(share)) for share in won.values()) == 1


def test_a_forbidden_action_is_never_taken_but_where_nothing_else_is_open():
    made = design(GAME, bots=["chance"], forbid=["settle"], seed=1)
    pages = Pages()
    for number in range(4):
        Scribe(GAME, made, SHIPPED).play(number, pages)
    for row in pages.decisions:
        barred = row["seat"] == int(str(row["game"])) % 2
        assert not (barred and row["verb"] == "settle")
    assert any(row["verb"] == "settle" for row in pages.decisions)


def test_a_changed_box_is_played_on_the_same_seeds(tmp_path: Path):
    text = box_text('key = "ford"\nprice = 3', 'key = "ford"\nprice = 99')
    made = design(GAME, bots=["chance"], box=(text, "dear.toml"))
    play_all(Folder(tmp_path, made), 25, workforce_for(made, 1), silent)
    games = tables.games_of(tmp_path / "games.parquet")
    assert [row["box"] for row in games] == [SHIPPED] * 25 + [CHANGED] * 25
    assert [row["seed"] for row in games[:25]] == [row["seed"] for row in games[25:]]
    settled = {
        row["box"] for row in tables.read(tmp_path / "decisions.parquet").to_pylist() if row["action"] == "settle:ford"
    }
    assert settled == {SHIPPED}


MISTAKES = {
    ("copies = 4", "copies = 5"): "new.toml: expected 24 birds, found 25",
    ("price = 3", "prize = 3"): "new.toml: .*'price' is missing",
    ('key = "bank"', 'key = "bench"'): "new.toml: expected site 'bank', found spring",
    ("[", "("): "new.toml: ",
}


@pytest.mark.parametrize(("old", "new"), MISTAKES)
def test_a_box_with_a_mistake_says_which(old: str, new: str, tmp_path: Path):
    made = design(GAME, bots=["chance"], box=(box_text(old, new), "new.toml"))
    with pytest.raises(BoxError, match=MISTAKES[old, new]):
        play_all(Folder(tmp_path, made), 1, workforce_for(made, 1), silent)


def test_leads_are_counted_and_sampled():
    assert changes([-1, 0, 0, -1, 0, 1, -1, 0]) == 2
    assert sampled(list(range(40))) == list(range(0, 40, 2))
    assert len(sampled([1, 2, 3])) == MARKS


def test_an_edge_weighs_winners_against_the_others():
    assert [edge(seat, [1], 3) for seat in range(3)] == [-0.5, 1.0, -0.5]
    assert [edge(seat, [0, 2], 3) for seat in range(3)] == [0.5, -1.0, 0.5]
    assert [edge(seat, [0, 1], 2) for seat in range(2)] == [0.0, 0.0]
    assert [edge(seat, [2], 2) for seat in range(2)] == [0.0, 0.0]


def eventually(holds: Callable[[], bool]) -> bool:
    end = monotonic() + 5.0
    while not holds() and monotonic() < end:
        sleep(0.01)
    return holds()


def test_an_interrupt_ends_the_workers_at_once_and_keeps_what_they_handed_in(chance: Design, tmp_path: Path):
    folder = Folder(tmp_path, chance)
    before = active_children()
    workforce: list[BaseProcess] = []

    def stop(done: int, in_all: int) -> None:
        if done:
            workforce.extend(child for child in active_children() if child not in before)
            raise KeyboardInterrupt

    with pytest.raises(KeyboardInterrupt):
        play_all(folder, 4000, Processes(2), stop)
    assert workforce
    # Two threads may have waited for a child at once; who comes second hears of its end a moment later.
    assert eventually(lambda: not any(child.is_alive() for child in workforce))
    assert len(folder.jobs(4000)) == 4000 // CHUNK - 1


def test_without_a_number_a_study_takes_the_processors_it_was_given(monkeypatch: pytest.MonkeyPatch):
    made = design(GAME)
    monkeypatch.setattr(series, "processors", lambda: 1)
    assert isinstance(workforce_for(made, None), Here), "one processor needs no other process"
    monkeypatch.setattr(series, "processors", lambda: 3)
    several = workforce_for(made, None)
    assert isinstance(several, Processes)
    assert several.number == 3
