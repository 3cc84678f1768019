"""Analyses of finished games: in the background, kept, gone on with, and shown only to those who may see them."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Iterator

import pytest
from tests.table.helpers import PEOPLE, V1, Web, a_table, new_host, play_on

from farside.bots import agenda, analysis
from farside.bots.agenda import Job
from farside.table import analysing, hindsight, looking
from farside.table.analysing import DONE, IMPOSSIBLE, NONE, RUNNING, STOPPED, Analysing
from farside.table.answers import Opened, SeatSpec
from farside.table.host import Host
from farside.table.playing import BOT
from farside.table.thinking import FailedError
from farside.table.worker import analyse, analyst


class Here:
    """Does every job at once, and fails as often as it is told to."""

    places = 2

    def __init__(self) -> None:
        self.done: list[Job] = []
        self.texts: list[str] = []
        self.failures = 0
        self.most = 10_000

    async def do(self, text: str, jobs: list[Job], seconds: float) -> list[tuple[Job, object]]:
        await asyncio.sleep(0)
        if self.failures > 0 or len(self.done) >= self.most:
            self.failures -= 1
            raise FailedError("it died")
        found = analyse(text, jobs, 0.0)
        self.done += [job for job, _ in found]
        self.texts.append(text)
        return found

    def close(self) -> None:
        """Nothing to give back."""


@pytest.fixture(autouse=True)
def light(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """Hardly any effort: it is not what comes out that is looked at here."""
    little = {"DREAMS": 1, "BRIEF": 4, "THOROUGH": 6, "FIRST": 0, "SECOND": 0, "PAIRS": 2, "BATCH": 1}
    for name, small in little.items():
        monkeypatch.setattr(analysis, name, small)
    monkeypatch.setattr("farside.bots.luck.DREAMS", 2)
    analyst.cache_clear()
    yield
    analyst.cache_clear()


@pytest.fixture
def here(host: Host) -> Here:
    return at_work(host)


def at_work(host: Host) -> Here:
    found = Here()
    host.analysing = Analysing(host.store, found, host.thinking, host.playing)
    return found


def finished(host: Host, seats: tuple[SeatSpec, ...] = PEOPLE, seed: int = 1) -> Opened:
    opened = a_table(host, seats)
    play_on(host, opened.id, seed=seed)
    return opened


def analysed(web: Web, table: str) -> analysing.Analysed:
    web.run(settle(web.host, table))
    return web.host.analysing.of(table)


async def settle(host: Host, table: str) -> None:
    host.analysing.ask(table)
    await host.analysing.settled(table)


def test_nothing_is_begun_before_somebody_asks(web: Web, here: Here):
    opened = finished(web.host)
    assert web.host.analysing.of(opened.id) == analysing.Analysed(NONE)
    assert not here.done


def test_a_game_is_told_and_what_was_found_is_kept(web: Web, here: Here):
    opened = finished(web.host)
    found = analysed(web, opened.id)
    assert (found.state, found.progress) == (DONE, 1.0)
    assert found.told is not None
    assert len(found.told["plies"]) == len(web.host.playing(opened.id).record.moves)
    for row in found.told["sums"]:
        assert sum(row[heap] for heap in row if heap not in ("seat", "result")) == pytest.approx(row["result"])
    jobs = len(here.done)
    assert at_work(web.host).done == []
    assert analysed(web, opened.id) == found
    assert len({(job.step, job.ply) for job in here.done}) == jobs, "nothing is done twice"


def test_a_process_that_dies_costs_the_jobs_it_was_at(web: Web, here: Here):
    opened = finished(web.host)
    here.failures = 3
    assert analysed(web, opened.id).state == DONE
    assert len({(job.step, job.ply) for job in here.done}) == len(here.done)


def test_what_breaks_again_and_again_is_given_up_and_may_be_asked_for_anew(web: Web, here: Here):
    opened = finished(web.host)
    here.failures = 10_000
    assert analysed(web, opened.id) == analysing.Analysed(IMPOSSIBLE, reason="broken")
    here.failures = 0
    assert analysed(web, opened.id).state == DONE


def test_another_server_goes_on_where_one_has_died(web: Web, here: Here, monkeypatch: pytest.MonkeyPatch):
    opened = finished(web.host)
    here.most = 12
    analysed(web, opened.id)
    monkeypatch.setattr(analysing, "SILENT", 0.0)
    second = at_work(web.host)
    assert web.host.analysing.of(opened.id).state == RUNNING

    async def take_up() -> None:
        web.host.analysing.start()
        await asyncio.sleep(0.05)
        await web.host.analysing.settled(opened.id)

    web.run(take_up())
    assert web.host.analysing.of(opened.id).state == DONE
    first = {(job.step, job.ply) for job in here.done}
    assert first
    assert not first & {(job.step, job.ply) for job in second.done}


def test_an_analysis_can_be_stopped_and_gone_on_with(web: Web, here: Here):
    opened = finished(web.host)

    async def begin() -> None:
        web.host.analysing.ask(opened.id, "somebody")
        while len(here.done) < 12:
            await asyncio.sleep(0)
        web.host.analysing.stop(opened.id)
        await asyncio.sleep(0.01)

    web.run(begin())
    found = web.host.analysing.of(opened.id)
    assert (found.state, found.here) == (STOPPED, False)
    assert found.told is not None
    assert found.told["plies"]
    assert at_work(web.host).done == []

    async def take_up() -> None:
        web.host.analysing.start()
        await asyncio.sleep(0.01)

    web.run(take_up())
    assert web.host.analysing.of(opened.id).state == STOPPED, "no server goes on with what somebody has stopped"
    assert analysed(web, opened.id).state == DONE


def test_how_long_the_rest_takes_is_told_once_something_is_done(web: Web, here: Here):
    opened = finished(web.host)
    lefts: list[float] = []

    async def begin() -> None:
        web.host.analysing.ask(opened.id, "somebody")
        while web.host.analysing.of(opened.id).state == RUNNING:
            lefts.append(web.host.analysing.of(opened.id).left)
            await asyncio.sleep(0)

    web.run(begin())
    assert lefts[0] == 0.0
    assert max(lefts) > 0.0
    done = web.host.analysing.of(opened.id)
    assert done.left == 0.0
    assert done.weighed == done.decisions > 0


def test_long_searches_say_what_every_first_answer_costs(web: Web, here: Here):
    found = analysed(web, finished(web.host).id).told
    assert found is not None
    long = [row for row in found["decisions"] if "tries" in row]
    for row in long:
        for one in row["tries"]:
            assert set(one) == {"move", "loss", "doubt", "grade"}
            assert one["loss"] >= 0.0


def test_visitors_come_in_turn(web: Web, here: Here):
    """Whoever asks for three games does not keep somebody waiting who asks for one."""
    many, one = [finished(web.host, seed=at) for at in range(3)], finished(web.host, seed=9)
    texts = {web.host.playing(table.id).record.dumps(): table.id for table in [*many, one]}

    async def ask() -> None:
        for table in many:
            web.host.analysing.ask(table.id, "greedy visitor")
        web.host.analysing.ask(one.id, "modest visitor")
        await web.host.analysing.settled(one.id)

    web.run(ask())
    turns = [texts[text] for text in here.texts]
    both = turns[: len(turns) - turns[::-1].index(many[0].id)]  # while neither of them was done
    assert abs(both.count(one.id) - both.count(many[0].id)) <= 4
    assert turns.count(many[2].id) < turns.count(one.id) / 2


def test_a_running_game_a_short_one_and_one_of_unknown_kind_say_why(web: Web, here: Here):
    running = a_table(web.host)
    assert web.host.analysing.ask(running.id) == analysing.Analysed(IMPOSSIBLE, reason="running")
    answer = web.get(f"{V1}/tables/{running.id}/analysis?lang=en")
    assert answer.status_code == 409
    assert "only finished games are analysed" in answer.json()["text"]
    for why in ("running", "short", "uncalibrated", "rests", "broken"):
        for lang in ("en", "fr", "it"):
            assert looking_up(why, lang)


def looking_up(why: str, lang: str) -> str:
    from farside.table.speaking import trouble
    from farside.table.trouble import NoAnalysisError

    return trouble(NoAnalysisError(why), lang)


def test_an_unknown_kind_is_impossible_and_stays_so(web: Web, here: Here, monkeypatch: pytest.MonkeyPatch):
    opened = finished(web.host)
    monkeypatch.setattr(analysis, "FEWEST", 10_000)
    assert analysed(web, opened.id) == analysing.Analysed(IMPOSSIBLE, reason="short")


def test_programs_are_told_as_the_command_line_prints(web: Web, here: Here):
    opened = finished(web.host)
    first = web.get(f"{V1}/tables/{opened.id}/analysis").json()
    assert first["state"] == "running"
    web.run(web.host.analysing.settled(opened.id))
    told = web.get(f"{V1}/tables/{opened.id}/analysis").json()
    assert told["state"] == "done"
    assert set(told) == {"state", "progress", "step", "game", "seats", "start", "result", "plies", "decisions", "sums"}


def test_others_see_what_a_turn_cost_only_by_leave_and_of_bots(web: Web, here: Here):
    opened = finished(web.host)
    found = analysed(web, opened.id).told
    assert found is not None
    row = {"ply": 0, "played": [], "best": [], "loss": 0.1, "doubt": 0.0, "grade": "mistake", "parts": []}
    found = found | {"decisions": [row | {"seat": 0}, row | {"seat": 1}]}
    playing = web.host.playing(opened.id)

    def seen(*held: int) -> list[int]:
        return [one["seat"] for one in hindsight.shown(web.host.playing(opened.id), found, held)["decisions"]]

    assert (seen(), seen(0), seen(0, 1)) == ([], [0], [0, 1])
    web.host.show_turns(opened.id, 1, True)
    assert (seen(), seen(0)) == ([1], [0, 1])
    playing.seats[0].kind = BOT
    assert [one["seat"] for one in hindsight.shown(playing, found, ())["decisions"]] == [0]


def test_decisions_are_said_in_whole_turns(web: Web, here: Here):
    opened = finished(web.host)
    playing = web.host.playing(opened.id)
    first = playing.record.moves[0]
    row = {"ply": 0, "seat": first.seat, "played": [first.name], "best": [first.name], "chance": 0.5, "loss": 0.1}
    row |= {"doubt": 0.02, "grade": "slip", "parts": [{"key": "points", "own": 1.5, "rivals": -0.5}], "tells": True}
    said = hindsight.decisions(playing, {"decisions": [row]}, looking.voice(playing, None, "en"))[0]
    assert said.played == said.best
    assert said.played
    assert said.reasons[0].own == 1.5


def test_notes_are_plain_json_and_progress_never_falls_much(web: Web, here: Here):
    opened = finished(web.host)
    record = web.host.playing(opened.id).record
    notes, last = agenda.fresh(), 0.0
    worker = analysis.Analyst(record)
    while jobs := agenda.todo(notes):
        agenda.write(notes, jobs[0], json.loads(json.dumps(worker.do(jobs[0]))))
        now = agenda.progress(notes)
        assert now >= last - 0.35
        last = now
    assert last == 1.0


def test_real_processes_do_it_too(tmp_path, monkeypatch: pytest.MonkeyPatch):
    host = new_host(tmp_path)
    web = Web(host)
    try:
        opened = finished(host)
        text = host.playing(opened.id).record.dumps()
        found = web.run(host.analysing.analysts.do(text, [Job("begun", 0), Job("plies", 0)], 60.0))
        assert [job.step for job, _ in found] == ["begun", "plies"]
    finally:
        web.close()


def test_whoever_may_see_nobodys_turns_is_told_so_instead_of_praise(web: Web, here: Here):
    opened = finished(web.host)
    analysed(web, opened.id)
    page = web.get(f"/t/{opened.id}/analysis?lang=en").text
    assert "Turns of other people are shown only if they allow it." in page
    for praise in ("’s costly turns", "Nothing beyond the doubt", "too close to call", "kept everything"):
        assert praise not in page
    web.host.show_turns(opened.id, 1, True)
    assert "’s costly turns" in web.get(f"/t/{opened.id}/analysis?lang=en").text
