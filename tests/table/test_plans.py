"""Plans for my absence: sealed, played whole when my turn comes or not at all, told in the log, gone afterwards."""

from __future__ import annotations

import time
from collections.abc import Iterator
from pathlib import Path
from random import Random
from types import SimpleNamespace

import pytest
from tests.table.helpers import PEOPLE, first_move, host_on, new_host

from farside.core import shelf
from farside.table.answers import SeatSpec
from farside.table.conditions import LEAD, POINTS, SAME
from farside.table.host import Host
from farside.table.memory import MemoryStore
from farside.table.planning import Branch, Plan, PlanError, Planning, least, packed, unpacked
from farside.table.playing import Playing
from farside.table.sql.plans import BELIEVED

GAMES = [key for key in shelf.shelf() if key in ("antarctica", "magnastorm", "mars", "pebble", "skymines")]


@pytest.fixture
def host() -> Iterator[Host]:
    found = host_on(MemoryStore())
    yield found
    found.thinking.close()


def waiting(host: Host, game: str = "pebble", seats: int = 2, seed: int = 7, plies: int = 0) -> tuple[str, int]:
    """A table where somebody who may plan waits; says who."""
    table = host.create(game, [SeatSpec() for _ in range(seats)], {}, seed).id
    dice = Random(seed)
    for _ in range(300):
        playing = host.playing(table)
        idle = [seat for seat in range(seats) if host.planning.may(playing, seat)]
        can = [seat for seat in idle if host.planning.sketch(playing, seat, ()) is not None]
        if playing.state.ply >= plies and can:
            return table, can[0]
        info = host.table(table)
        seat = dice.choice(info.waiting)
        seen = host.see(table, seat)
        host.act(table, seat, seen.ply, dice.choice(seen.view.options))
    raise AssertionError(f"nobody waits in {game}")


def plan_a_turn(host: Host, table: str, seat: int) -> list[str]:
    """A whole turn, as it would be possible if the others passed."""
    playing = host.playing(table)
    steps: list[str] = []
    while True:
        found = host.planning.sketch(playing, seat, tuple(steps))
        assert found is not None
        if found.ended or not found.options:
            break
        for action in found.options:
            try:
                host.planning.add(table, seat, playing.title.actions.name(action))
            except PlanError:
                continue
            steps.append(playing.title.actions.name(action))
            break
        else:
            break
        if len(steps) > 20:
            break
    return steps


def until_asked(host: Host, table: str, seat: int) -> None:
    """The others pass, as the plan expects."""
    for _ in range(80):
        playing = host.playing(table)
        if playing.answered[seat] > before(host, table, seat) or seat in playing.state.waiting():
            return
        other = playing.state.waiting()[0]
        host.act(table, other, playing.state.ply_for(other), least(playing, playing.state, other))
        if any(event.kind == "by-plan" for event in host.playing(table).events):
            return


def before(host: Host, table: str, seat: int) -> int:
    return host.playing(table).answered[seat]


def lines(host: Host, table: str, seat: int | None) -> list[str]:
    return host.lines(host.see(table, seat), "en")


def moves_of(playing: Playing, seat: int) -> list[str]:
    return [move.name for move in playing.record.moves if move.seat == seat]


@pytest.mark.parametrize("game", GAMES)
def test_a_plan_is_played_whole_when_the_turn_comes_and_told(host, game) -> None:
    table, seat = waiting(host, game, plies=3)
    old = moves_of(host.playing(table), seat)
    steps = plan_a_turn(host, table, seat)
    assert steps
    for condition in (POINTS, SAME, LEAD):
        host.planning.tick(table, seat, condition, on=False)
    host.planning.keep(table, seat)
    until_asked(host, table, seat)
    playing = host.playing(table)
    new = moves_of(playing, seat)[len(old) :]
    plan = host.planning.of(playing, seat)
    if new:
        assert new[: len(steps)] == steps, "whole"
        assert "You play your plan." in lines(host, table, seat)
        assert host.store.plans.get(table, seat) == "", "gone"
    else:
        assert plan is not None, "not at all"
        assert plan.failed, "and it is told why"


def pebble(host: Host) -> tuple[str, int, list[str]]:
    table, seat = waiting(host, plies=3)
    steps = plan_a_turn(host, table, seat)
    host.planning.keep(table, seat)
    return table, seat, steps


def test_it_is_told_to_everybody_who_plays_a_plan(host) -> None:
    table, seat, _ = pebble(host)
    until_asked(host, table, seat)
    other = 1 - seat
    told = [line for line in lines(host, table, other) if "plays a plan" in line]
    assert len(told) == 1


def test_a_step_that_reveals_wants_leave(host) -> None:
    table, seat = waiting(host)
    playing = host.playing(table)
    found = host.planning.sketch(playing, seat, ())
    assert found is not None
    taken = [name for name in map(playing.title.actions.name, found.options) if name.startswith("settle")]
    with pytest.raises(PlanError, match="reveals"):
        host.planning.add(table, seat, taken[0])
    host.planning.set_through(table, seat, on=True)
    host.planning.add(table, seat, taken[0])
    host.planning.keep(table, seat)
    assert host.planning.of(host.playing(table), seat) is not None


def with_a_settlement(host: Host) -> tuple[str, int, str]:
    """A table where somebody who may plan waits, and a place that nobody can settle any more."""
    for plies in range(4, 40):
        table, seat = waiting(host, plies=plies)
        settled = [move.name for move in host.playing(table).record.moves if move.name.startswith("settle")]
        if settled:
            return table, seat, settled[0]
    raise AssertionError("nobody settles anything")


def test_a_plan_that_cannot_be_played_says_the_clause_and_nothing_is_played(host) -> None:
    table, seat, gone = with_a_settlement(host)
    playing = host.playing(table)
    plan = Plan(playing.answered[seat], (Branch((gone,)), Branch((gone, "pass"))), kept=True)
    host.store.plans.put(table, seat, packed(plan))
    old = moves_of(playing, seat)
    while seat not in host.table(table).waiting:
        first_move(host, table)
    now = host.playing(table)
    failed = host.planning.of(now, seat)
    assert failed is not None
    assert failed.failed["clause"].startswith("PEB-")
    assert moves_of(now, seat) == old


def test_the_second_way_is_gone_if_the_first_is_closed(host) -> None:
    table, seat, gone = with_a_settlement(host)
    playing = host.playing(table)
    found = host.planning.sketch(playing, seat, ())
    assert found is not None
    host.store.plans.put(
        table, seat, packed(Plan(playing.answered[seat], (Branch((gone,)), Branch(("pass",))), kept=True))
    )
    old = moves_of(playing, seat)
    while moves_of(host.playing(table), seat) == old and seat not in host.table(table).waiting:
        first_move(host, table)
    assert moves_of(host.playing(table), seat) == [*old, "pass"]


def test_whoever_plays_himself_has_no_plan_any_more(host) -> None:
    table, seat = waiting(host)
    plan_a_turn(host, table, seat)  # put together, and never kept
    while seat not in host.table(table).waiting:
        first_move(host, table)
    first_move(host, table)
    assert host.planning.of(host.playing(table), seat) is None


def test_a_plan_can_be_changed_and_dropped(host) -> None:
    table, seat, steps = pebble(host)
    host.planning.change(table, seat)
    assert host.planning.back(table, seat).steps == tuple(steps[:-1])
    host.planning.drop(table, seat)
    assert host.planning.of(host.playing(table), seat) is None
    until_asked(host, table, seat)
    assert not any("plan" in line for line in lines(host, table, seat))


def test_a_plan_has_three_ways_at_most(host) -> None:
    table, seat, _ = pebble(host)
    for _ in range(2):
        host.planning.change(table, seat, another=True)
    with pytest.raises(PlanError):
        host.planning.change(table, seat, another=True)


def test_nobody_plans_for_his_own_turn_nor_what_is_not_possible(host) -> None:
    table, seat = waiting(host)
    (asked,) = host.table(table).waiting
    with pytest.raises(PlanError):
        host.planning.add(table, asked, "pass")
    for step in ("nonsense", "", "settle:nowhere"):
        with pytest.raises(PlanError):
            host.planning.add(table, seat, step)
    with pytest.raises(PlanError):
        host.planning.keep(table, seat)


def test_what_cannot_be_read_any_more_is_no_plan(host) -> None:
    table, seat, _ = pebble(host)
    for text in ("", "x", "{}", '{"turn": 1}', '{"turn": 0, "branches": [{}], "conditions": []}'):
        host.store.plans.put(table, seat, text)
        assert host.planning.of(host.playing(table), seat) is None


def test_a_plan_is_written_and_read_alike(host) -> None:
    table, seat, _ = pebble(host)
    plan = host.planning.of(host.playing(table), seat)
    assert plan is not None
    assert unpacked(packed(plan)) == plan


# -- sealed ----------------------------------------------------------------------------------------


@pytest.mark.parametrize("game", GAMES)
def test_a_plan_changes_nothing_that_anybody_else_sees(host, game) -> None:
    table, seat = waiting(host, game, plies=3)

    def seen() -> list[str]:
        playing = host.playing(table)
        views = [str(host.see(table, one).view) for one in (None, *range(len(playing.seats)))]
        return [*views, str(playing.news(())), str(playing.record.moves), str(host.table(table)), str(playing.pulse)]

    old = seen()
    steps = plan_a_turn(host, table, seat)
    host.planning.keep(table, seat)
    assert steps
    assert seen() == old


@pytest.mark.parametrize("game", GAMES)
def test_what_is_offered_tells_nothing_that_is_hidden(host, game) -> None:
    table, seat = waiting(host, game, plies=3)
    playing = host.playing(table)
    dreamt = playing.copy()
    dreamt.state = playing.title.imagine(playing.state, seat, Random(99))
    one = Planning(host, host.store).sketch(playing, seat, ())
    other = Planning(host, host.store).sketch(dreamt, seat, ())
    assert one is not None
    if playing.title.has_secrets(playing.state):
        assert other is not None
    else:
        assert one == other


def test_a_stale_or_alien_plan_is_not_played(host) -> None:
    table = host.create("pebble", PEOPLE, {}, 7).id
    host.store.plans.put(table, 0, '{"turn": 99, "branches": [], "conditions": [], "kept": true}')
    first_move(host, table)
    assert not any(event.kind == "by-plan" for event in host.playing(table).events)


# -- several servers -------------------------------------------------------------------------------


@pytest.fixture
def servers(tmp_path: Path) -> Iterator[tuple[Host, Host]]:
    """Two on one database."""
    one, other = new_host(tmp_path), new_host(tmp_path)
    yield one, other
    for host in (one, other):
        host.thinking.close()
        host.store.close()


def planned(one: Host, other: Host) -> tuple[str, str, list[str]]:
    """A table where the first one is asked, and what the second has planned for then, not kept yet."""
    table = one.create("antarctica", PEOPLE, {}, 7).id
    while one.playing(table).state.ply < 3 or one.table(table).waiting != (0,):
        first_move(one, table)
    steps = plan_a_turn(other, table, 1)
    other.planning.tick(table, 1, POINTS, on=False)
    plan = other.store.plans.get(table, 1)
    assert '"kept": false' in plan
    other.store.plans.drop(table, 1)
    return table, plan.replace('"kept": false', '"kept": true'), steps


def moves(host: Host, table: str, steps: list[str]) -> list[str]:
    """The last moves of the one who has planned."""
    return [move.name for move in host.playing(table).record.moves if move.seat == 1][-len(steps) :]


def test_a_plan_kept_at_another_server_is_played(servers: tuple[Host, Host], monkeypatch: pytest.MonkeyPatch) -> None:
    """One server has heard that the table has no plans, believes it for a moment, and plays the one kept elsewhere."""
    one, other = servers
    table, plan, steps = planned(one, other)
    playing = one.playing(table)  # hears that there is none
    other.store.plans.put(table, 1, plan)
    later = time.monotonic() + BELIEVED
    monkeypatch.setattr("farside.table.sql.plans.time", SimpleNamespace(monotonic=lambda: later))
    while playing.state.asked(0) and playing.state.waiting() == (0,):
        playing = one._play(playing, 0, playing.state.options(0)[0])
    assert moves(one, table, steps) == steps
    assert one.store.plans.get(table, 1) == ""


def test_a_plan_whose_turn_comes_while_it_is_written_down_is_played(
    servers: tuple[Host, Host], monkeypatch: pytest.MonkeyPatch
) -> None:
    one, other = servers
    table, plan, steps = planned(one, other)
    other.store.plans.put(table, 1, plan)
    put = other.store.plans.put

    def late(table: str, seat: int, text: str) -> None:
        """Meanwhile the turn comes, at the other server."""
        other.store.plans.drop(table, seat)
        while one.table(table).waiting == (0,):
            first_move(one, table)
        monkeypatch.setattr(other.store.plans, "put", put)
        put(table, seat, text)

    monkeypatch.setattr(other.store.plans, "put", late)
    other.planning.keep(table, 1)
    assert moves(other, table, steps) == steps
    assert other.store.plans.get(table, 1) == ""
