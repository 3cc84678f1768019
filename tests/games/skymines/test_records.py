"""What the golden games reach: every card, plan, tile, bonus space and track side."""

from functools import cache

from tests.records.golden import HERE, read, replay

from farside.core.record import Record
from farside.core.state import Event
from farside.games.skymines.components import CARDS, FIRST_SPECIAL, SPECIAL_ROUND, TILES
from farside.games.skymines.game import GAME
from farside.games.skymines.modules import MISSIONS, TASK_NAMES, THREATS
from farside.games.skymines.state import SkyminesState
from farside.games.skymines.tracks import (
    BONUS_TILES,
    FIRST_TRACK_SPACE,
    PERMANENT,
    SIDES,
    SPACE_KEYS,
)

FILES = sorted((HERE / "skymines").glob("*.rec"))


@cache
def played() -> list[tuple[Record, SkyminesState, list[Event]]]:
    found = []
    for file in FILES:
        log: list[Event] = []
        state = replay(file, log)
        assert isinstance(state, SkyminesState)
        found.append((read(file), state, log))
    return found


def numbers(*kinds: str) -> set[int]:
    """The first numbers of all events of these kinds."""
    return {event.args[0] for _record, _state, log in played() for event in log if event.kind in kinds}


def test_every_player_count_and_variant():
    assert {record.seats for record, _state, _log in played()} == {1, 2, 3, 4}
    for name in ("side", "tiles", "constrained", "missions"):
        assert {record.variants[name] for record, _state, _log in played()} == set(GAME.variants[name])
    tracks = {record.variants["tracks"] for record, _state, _log in played()}
    assert {"first-game", "random"} < tracks, "and sides named"


def test_every_card_is_acquired_or_played():
    assert numbers("buy", "show") == set(range(len(CARDS)))


def test_every_plan_special_plan_and_starting_tile_is_taken():
    assert numbers("plan") == set(range(FIRST_SPECIAL))
    assert numbers("special") == set(SPECIAL_ROUND)
    assert numbers("tile-kept") == set(range(len(TILES)))


def test_every_bonus_space_and_tile_is_used():
    assert set(range(FIRST_TRACK_SPACE)) <= numbers("bonus")
    assert numbers("tile") == set(range(len(BONUS_TILES)))
    used = set()
    for _record, state, log in played():
        if state.games > 1:
            continue  # each game of a loop has other tracks
        for event in log:
            if event.kind == "bonus" and event.args[0] >= FIRST_TRACK_SPACE:
                at = event.args[0] - FIRST_TRACK_SPACE
                used.add((state.sides[at // 2], at % 2 + 1))
    assert used == {(side, level) for side in range(len(SIDES)) for level in (1, 2) if not PERMANENT[side]}
    assert len(SPACE_KEYS) == FIRST_TRACK_SPACE + 8


def test_both_bonuses_of_every_track_side_are_unlocked():
    unlocked = set()
    for _record, state, _log in played():
        for at, level in enumerate(state.active):
            unlocked |= {(state.sides[at % 4], below) for below in range(1, level + 1)}
    assert unlocked == {(side, level) for side in range(len(SIDES)) for level in (1, 2)}


def test_every_mission_is_worked_on_and_every_task_is_claimed():
    assert numbers("mission") == set(range(len(MISSIONS)))
    assert {TASK_NAMES[task] for task in numbers("claim")} == set(TASK_NAMES)


def test_every_threat_strikes_and_every_one_is_removed():
    assert numbers("threat") == numbers("threat-gone") == set(range(len(THREATS)))
    assert numbers("strike") == set(range(len(THREATS)))
    games = {state.games for _record, state, _log in played()}
    assert max(games) > 1, "the anomaly plays again"


def test_every_verb_is_used_and_nearly_every_line_of_the_log_is_told():
    verbs = {move.name.partition(":")[0] for record, _state, _log in played() for move in record.moves}
    assert verbs == {family.verb for family in GAME.actions.families}
    told = {event.kind for _record, _state, log in played() for event in log}
    rare = {"lost-units", "no-home", "overflow", "share"}  # SKY-RES-8, SKY-STA-5, SKY-TANK-3, SKY-END-5 prove them
    rare |= {"shuttle-lost", "luna-no-plan", "loop-left"}  # SKY-AST-25, SKY-R-M12
    assert set(GAME.events) - told <= rare
