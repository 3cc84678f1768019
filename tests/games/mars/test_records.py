"""What the golden games of Mars reach: every way to end, every event, card, verb and line of the log."""

from functools import cache

from tests.records.golden import FILES, read, replay

from farside.core.record import Record
from farside.core.state import Event
from farside.games.mars.components import (
    EVENTS,
    INSTANT,
    KEEP,
    MATERIALS,
    MAX_ROUNDS,
    PERMANENT,
    RND_CARDS,
    RND_MODE,
    TARGETS,
)
from farside.games.mars.game import GAME, HOUSE

Played = list[tuple[Record, list[Event]]]

# Why a bot declines: said at its table, never told by the rules. test_bots proves each reason
# (test_whoever_declines_says_why and the two after it) and its words (test_a_reason_is_given_in_every_language).
SAID = {f"says-{why}" for why in ("have-not", "winning", "unfair", "no-use", *(f"needs-{good}" for good in MATERIALS))}


@cache
def played() -> Played:
    found: Played = []
    for file in FILES:
        if file.parent.name == "mars":
            log: list[Event] = []
            replay(file, log)
            found.append((read(file), log))
    return found


def firsts(*kinds: str) -> set[int]:
    """The first numbers of all events of these kinds."""
    return {event.args[0] for _record, log in played() for event in log if event.kind in kinds}


def test_every_player_count_length_and_house_option():
    records = [record for record, _log in played()]
    assert {record.seats for record in records} == {2, 3, 4}
    assert {record.variants["target"] for record in records} == set(TARGETS)
    assert all(any(record.variants[name] for record in records) for name in HOUSE)


def test_every_way_to_end():
    """By the target, after a full round, and after round 30."""
    ends = set()
    for record, log in played():
        kinds = {event.kind for event in log}
        last = max(event.args[0] for event in log if event.kind == "turn")
        reached = log[-2].kind == "count" and log[-2].args[0] >= int(str(record.variants["target"]))
        ends.add("lap" if "last-lap" in kinds else "rounds" if last == MAX_ROUNDS and not reached else "target")
    assert ends == {"target", "lap", "rounds"}


def test_every_event():
    assert firsts("event") == set(range(len(EVENTS)))


def test_every_conflict_is_fought_and_every_supremacy_won():
    assert firsts("supremacy") == set(range(5))
    assert {"seize", "destroy", "claim", "steal", "stolen"} <= {event.kind for _r, log in played() for event in log}


def test_every_card_is_laid_kept_or_carried_out():
    by_mode = {mode: {card for card in range(len(RND_CARDS)) if RND_MODE[card] == mode} for mode in range(3)}
    assert firsts("lay") == by_mode[PERMANENT]
    assert firsts("keep") == firsts("play") == by_mode[KEEP]
    assert len(by_mode[INSTANT]) == 1
    assert firsts("cloning")


def test_every_verb_is_used_and_nearly_every_line_of_the_log_is_told():
    verbs = {move.name.partition(":")[0] for record, _log in played() for move in record.moves}
    assert verbs == {family.verb for family in GAME.actions.families}
    told = {event.kind for _record, log in played() for event in log}
    plain = {kind for kind in GAME.events if not kind.endswith("-veiled")}
    rare = {"no-card", "no-supply"}  # empty decks are too rare; test_rnd and test_income prove them
    assert plain - told <= rare | SAID
