"""Golden games: replayed on every run, they end in the same position."""

from pathlib import Path

import pytest
from tests.records import golden
from tests.records.course import course, courses
from tests.records.golden import FILES, facts, finals, read, replay

from farside.core.record import Record
from farside.core.state import Event
from farside.games.antarctica.components import CARDS, COLOURS, HAND, ICON_KINDS, KINDS
from farside.games.antarctica.game import GAME

ANTARCTICA = [file for file in FILES if file.parent.name == "antarctica"]


def name(file: Path) -> str:
    return f"{file.parent.name}-{file.stem}"


@pytest.mark.parametrize("file", FILES, ids=name)
def test_a_golden_game_ends_as_it_did(file: Path) -> None:
    assert facts(replay(file), file.parent.name) == finals(file.parent.name)[file.stem]


@pytest.mark.parametrize("file", FILES, ids=name)
def test_a_golden_game_takes_the_way_it_took(file: Path) -> None:
    """The same choices and reasons, told in the same lines; each stretch is twenty plies."""
    assert course(file) == courses(file.parent.name)[file.stem]


@pytest.mark.parametrize("file", FILES, ids=name)
def test_a_golden_record_is_written_as_it_is_read(file: Path) -> None:
    assert read(file).dumps() == file.read_text(encoding="utf-8")


def test_every_known_end_has_its_record() -> None:
    for game in {file.parent.name for file in FILES}:
        assert set(finals(game)) == set(courses(game)) == {file.stem for file in FILES if file.parent.name == game}


# -- what the golden games of Antarctica reach -----------------------------------------------------------


def played() -> list[tuple[Record, list[Event]]]:
    return golden.told(ANTARCTICA)


def numbers(games: list[tuple[Record, list[Event]]], *kinds: str) -> set[int]:
    """The first numbers of all events of these kinds."""
    return {event.args[0] for _record, log in games for event in log if event.kind in kinds}


def test_each_way_to_end_each_player_count_and_both_placements() -> None:
    games = played()
    settings = {(record.seats, record.variants["placement"]) for record, _log in games}
    assert settings == {(seats, placement) for seats in (2, 3, 4) for placement in ("first-game", "free")}
    told = {event.kind for _record, log in games for event in log}
    assert {"end-scientists", "end-cards", "end-ships", "end-still"} <= told


def test_every_building_card_kind_of_building_icon_and_card() -> None:
    built = set()
    for file in ANTARCTICA:
        state = GAME.blank()
        GAME.equip(state)
        state.thaw_all(replay(file).freeze_all())
        built |= {entry // COLOURS for entry in state.built}
    assert built == set(range(len(CARDS)))
    games = played()
    assert numbers(games, "build") == set(range(len(KINDS)))
    assert numbers(games, "icon") == set(range(len(ICON_KINDS)))
    laid = {HAND.index("icebreaker")} if numbers(games, "lay") else set()
    assert numbers(games, "play", "spend") | laid == set(range(len(HAND)))


def test_every_verb_is_used_and_nearly_every_line_of_the_log_is_told() -> None:
    games = played()
    verbs = {move.name.partition(":")[0] for record, _log in games for move in record.moves}
    assert verbs == {family.verb for family in GAME.actions.families}
    told = {event.kind for _record, log in games for event in log}
    rare = {"share", "no-room"}  # no golden game reaches them; test_scoring and test_icons prove them
    assert set(GAME.events) - told == rare
