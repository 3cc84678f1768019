"""Thinking: slow bots in a process of their own; whoever fails or is late is stood in for, and the log says so."""

from __future__ import annotations

import asyncio
import io
import os
import signal
from pathlib import Path
from typing import Any

import pytest
from tests.table.helpers import Web, a_table, engine, first_move, new_host, thoughts

from farside.bots import roster
from farside.core.game import Sight
from farside.table import pipes
from farside.table.answers import SeatSpec
from farside.table.host import Host
from farside.table.opponents import Opponents, Player
from farside.table.pipes import MODEST
from farside.table.thinking import FAILED, LATE, FailedError, LateError, sight_of
from farside.table.turns import Asker
from farside.table.worker import TASKS
from farside.table.workers import Worker, Workers

SLOW = "mcts-easy"
WITH_THINKER = (SeatSpec(), SeatSpec("bot", SLOW))


class Silent:
    """A worker's answer without a worker."""

    def __init__(self, answer: object) -> None:
        self.answer = answer
        self.asked = 0

    def ask(self, task: str, given: tuple[object, ...], limit: float) -> object:
        self.asked += 1
        if isinstance(self.answer, Exception):
            raise self.answer
        return self.answer

    def close(self) -> None:
        """Nothing runs."""


def replaced(host: Host, answer: object) -> Silent:
    """All workers of a host answer this."""
    found = Silent(answer)
    while not thoughts(host)._idle.empty():
        thoughts(host)._idle.get()
    for _ in range(2):
        thoughts(host)._idle.put(found)  # type: ignore[arg-type]  # it quacks
    return found


def runs(worker: Worker) -> bool:
    return worker.number is not None


def moved_by_bot(web: Web) -> list[str]:
    """The kinds of log lines once a person and then the bot have moved."""
    opened = a_table(web.host, WITH_THINKER)
    first_move(web.host, opened.id)

    async def wait() -> None:
        web.host.table(opened.id)
        await web.host.settled(opened.id)

    web.run(wait())
    assert [move.seat for move in web.host.store.moves(opened.id)][:2] == [0, 1]
    return [event.kind for event in web.host.see(opened.id, 0).events]


def test_a_slow_bot_thinks_in_a_process_of_its_own_that_starts_when_it_is_needed(web: Web):
    first = thoughts(web.host).workers[0]
    assert not runs(first), "nobody has been asked yet"
    assert LATE not in (kinds := moved_by_bot(web))
    assert FAILED not in kinds
    number = first.number
    assert number is not None
    assert number != os.getpid()
    web.run(web.host.close())
    assert not runs(first)
    with pytest.raises(ProcessLookupError):
        os.kill(number, 0)


def test_bots_among_themselves_think_where_they_leave_the_processors_to_all_others(web: Web):
    thinks = thoughts(web.host)
    sight = sight_of(web.host.playing(a_table(web.host, WITH_THINKER).id), 1)
    assert web.run(thinks.answer(SLOW, sight, "table", Asker("somebody", alone=True))) in sight.options
    (worker,) = thinks.modest
    assert worker.number is not None
    assert os.getpriority(os.PRIO_PROCESS, worker.number) >= MODEST
    assert not any(map(runs, thinks.workers)), "those who think for people are asked by people alone"
    worker.close()


def test_a_worker_that_is_killed_is_stood_in_for_and_comes_back(web: Web):
    worker = Worker()
    opened = a_table(web.host, WITH_THINKER)
    sight = sight_of(web.host.playing(opened.id), 1)
    assert worker.ask("choose", (SLOW, sight), 60.0) in sight.options
    assert worker.number is not None
    os.kill(worker.number, signal.SIGKILL)
    with pytest.raises(FailedError):
        worker.ask("choose", (SLOW, sight), 60.0)
    assert worker.ask("choose", (SLOW, sight), 60.0) in sight.options
    worker.close()


def test_who_overruns_his_time_is_ended(web: Web):
    worker = Worker()
    sight = sight_of(web.host.playing(a_table(web.host, WITH_THINKER).id), 1)
    with pytest.raises(LateError):
        worker.ask("choose", (SLOW, sight), 0.0)
    assert not runs(worker)
    with pytest.raises(FailedError, match="there is no bot 'nobody'"):
        worker.ask("choose", ("nobody", sight), 60.0)
    assert runs(worker), "a bot that breaks down does not take its process along"
    worker.close()


@pytest.mark.parametrize(("answer", "note"), [(LateError(), LATE), (FailedError("x"), FAILED), (9999, FAILED)])
def test_greedy_answers_for_a_bot_that_fails_and_the_log_says_so(web: Web, answer: object, note: str):
    replaced(web.host, answer)
    kinds = moved_by_bot(web)
    assert note in kinds


def test_the_note_is_kept_with_the_move_and_told_in_every_language(web: Web, tmp_path: Path):
    replaced(web.host, LateError())
    moved_by_bot(web)
    with engine(web.host).connect() as connection:
        table = connection.exec_driver_sql("SELECT id FROM tables").scalar_one()
    again = new_host(tmp_path)
    seen = again.see(table, 0)
    assert seen.events == web.host.see(table, 0).events
    at = [event.kind for event in seen.events].index(LATE)
    assert seen.events[at].ply == 2
    for lang, words in (("en", "took too long"), ("fr", "trop longtemps"), ("it", "troppo a lungo")):
        assert words in again.lines(seen, lang)[at]
    assert "Sky" in again.lines(seen, "en")[at]
    again.store.close()


def test_forced_moves_wake_nobody(web: Web):
    silent = replaced(web.host, LateError())
    opened = a_table(web.host, WITH_THINKER)
    playing = web.host.playing(opened.id)
    sight = sight_of(playing, 1)
    forced = type("Forced", (), {"options": sight.view.options[:1], "ply": 0})()
    sight = Sight(sight.game, sight.seat, forced, sight.imagine(), sight.dice)
    assert web.run(thoughts(web.host).answer(SLOW, sight, opened.id, Asker("somebody"))) == sight.options[0]
    assert silent.asked == 0


class Stubborn:
    """A bot that answers what nobody offered."""

    def choose(self, sight: Sight[Any, Any]) -> int:
        return 10_000


class Stubborns(Opponents):
    def names(self) -> list[str]:
        return ["stubborn"]

    def bot(self, name: str) -> Player:
        return Stubborn()


def test_an_answer_that_is_no_option_is_a_failure(host: Host):
    opened = a_table(host, WITH_THINKER)
    playing = host.playing(opened.id)
    thinking = Workers(Stubborns())
    playing.seats[1].bot = "stubborn"
    choice = asyncio.run(thinking.choose(playing, 1, Asker("somebody")))
    assert choice.note == FAILED
    assert choice.action in playing.state.options(1)
    thinking.close()


def test_when_greedy_fails_too_the_game_still_goes_on(host: Host, monkeypatch: pytest.MonkeyPatch):
    opened = a_table(host, WITH_THINKER)
    playing = host.playing(opened.id)
    playing.seats[1].bot = "stubborn"
    monkeypatch.setattr(roster, "bot", lambda key: 1 // 0)
    thinking = Workers(Stubborns())
    assert asyncio.run(thinking.choose(playing, 1, Asker("somebody"))).action in playing.state.options(1)
    thinking.close()


def test_a_worker_answers_questions_one_after_another(host: Host):
    sight = sight_of(host.playing(a_table(host, WITH_THINKER).id), 1)
    questions, answers = io.BytesIO(), io.BytesIO()
    for task in (("choose", (SLOW, sight)), ("advise", (sight, 0.01)), ("choose", ("nobody", sight)), ("dance", ())):
        pipes.send(questions, task)
    questions.seek(0)
    pipes.work(TASKS, questions, answers)
    answers.seek(0)
    (chosen, action), (advised, hints), (failed, story), (danced, _) = [pipes.receive(answers) for _ in range(4)]
    assert (chosen, advised, failed, danced) == (True, True, False, False)
    assert action in sight.options
    assert hints[0].action in sight.options
    assert "there is no bot 'nobody'" in story
    assert pipes.receive(answers) is None
