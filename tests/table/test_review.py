"""The pages after a game: analysis, practice and replay with the graph as its slider; who may see whose turns."""

from __future__ import annotations

import json
from html import unescape
from typing import Any

import pytest
from tests.table.helpers import PEOPLE, WITH_BOT, Web, a_table, play_on
from tests.table.looked_back import SWING, looked_back

from farside.table import analysing
from farside.table.analysing import Analysed, Analysing
from farside.table.answers import SeatSpec
from farside.table.course import course
from farside.table.pages.analysis import how_far
from farside.table.pages.paper import Reader
from farside.table.pages.sections.finale import Racer
from farside.table.pages.sections.moments import badges
from farside.table.pages.sections.review import headline
from farside.table.pages.sections.words import about, signed


def told(web: Web, table: str, swing: float = 0.0) -> dict[str, Any]:
    return looked_back(web.host.playing(table), swing)


@pytest.fixture
def reckoned(web: Web, monkeypatch: pytest.MonkeyPatch) -> None:
    """Whatever is finished has been analysed."""

    def of(self: Analysing, table: str) -> Analysed:
        if not self.playing(table).state.over:
            return Analysed(analysing.IMPOSSIBLE, reason="running")
        return Analysed(analysing.DONE, 1.0, 5, told=told(web, table))

    monkeypatch.setattr(Analysing, "of", of)


def finished(web: Web, seats: tuple[SeatSpec, ...] = PEOPLE) -> str:
    opened = a_table(web.host, seats)
    web.client.cookies.set(f"seat-{opened.id}", opened.tokens[0])
    play_on(web.host, opened.id)
    return opened.id


@pytest.mark.usefixtures("reckoned")
def test_ones_own_turns_are_shown_and_others_only_by_leave(web: Web) -> None:
    table = finished(web)
    page = unescape(web.get(f"/t/{table}/analysis").text)
    assert page.count('class="rv-cost"') == 1
    assert "Your costly turns" in page
    assert "?seat=1" not in page
    web.client.cookies.clear()
    assert web.get(f"/t/{table}/analysis").text.count('class="rv-cost"') == 0, "nobody has allowed it"


@pytest.mark.usefixtures("reckoned")
def test_a_player_may_let_others_see_his_turns(web: Web) -> None:
    table = finished(web)
    assert web.post(f"/t/{table}/analysis/shows", data={"seat": "0", "on": "1"}).status_code == 303
    web.client.cookies.clear()
    assert web.get(f"/t/{table}/analysis").text.count('class="rv-cost"') == 1
    assert web.post(f"/t/{table}/analysis/shows", data={"seat": "0", "on": "0"}).status_code == 403


@pytest.mark.usefixtures("reckoned")
def test_turns_of_bots_are_for_everybody(web: Web) -> None:
    table = finished(web, WITH_BOT)
    assert "?seat=1" in web.get(f"/t/{table}/analysis").text
    assert "’s costly turns" in web.get(f"/t/{table}/analysis?seat=1").text


@pytest.mark.usefixtures("reckoned")
def test_a_running_game_says_why_and_what_is_possible(web: Web) -> None:
    opened = a_table(web.host)
    page = unescape(web.get(f"/t/{opened.id}/analysis").text)
    assert "The game is still running" in page
    assert f'/t/{opened.id}/replay"' in page


@pytest.mark.usefixtures("reckoned")
def test_the_line_at_the_end_tells_chances_once_they_are_weighed(web: Web) -> None:
    page = web.get(f"/t/{finished(web)}").text
    assert "win chance after every move" in page
    assert 'class="g-area' in page.partition('class="oneline')[2]


@pytest.mark.usefixtures("reckoned")
def test_practice_takes_any_try_and_finds_the_better_turn(web: Web) -> None:
    table = finished(web)
    ply = next(at for at, move in enumerate(web.host.playing(table).record.moves) if move.seat == 0)
    address = f"/t/{table}/practice?seat=0&ply={ply}"
    page = unescape(web.get(address).text)
    assert "What is better?" in page
    assert 'data-action="' in page.partition('id="board"')[2], "what can be played is lit"
    better = told(web, table)["decisions"][0]["best"][0]
    played = web.host.playing(table).record.moves[ply].name
    assert "Not it" in unescape(web.get(f"{address}&tried={played}").text)
    assert "Found:" in unescape(web.get(f"{address}&tried={played}+{better}").text)
    assert "The better turn:" in unescape(web.get(f"{address}&hint=3").text)
    gone = web.get(f"/t/{table}/practice?seat=0&ply=9999")
    assert (gone.status_code, gone.headers["location"]) == (303, f"/t/{table}/analysis")


@pytest.mark.usefixtures("reckoned")
def test_a_replay_tells_of_somebody_and_shows_chances_once_they_are_weighed(web: Web) -> None:
    table = finished(web)
    last = len(web.host.playing(table).record.moves)
    page = unescape(web.get(f"/t/{table}/replay?ply={last // 2}").text)
    assert 'class="g-area' in page
    assert "Chance to win" in page
    assert 'id="to-analysis"' in page
    begins = unescape(web.get(f"/t/{table}/replay?ply=0").text)
    assert "The game begins." in begins
    assert begins.count('id="turn-') == 1, "what comes is not told"


def test_a_running_game_shows_points_alone(web: Web) -> None:
    opened = a_table(web.host)
    web.client.cookies.set(f"seat-{opened.id}", opened.tokens[0])
    play_on(web.host, opened.id, 12)
    page = unescape(web.get(f"/t/{opened.id}/replay?ply=2").text)
    assert "Chance to win" not in page
    assert 'class="g-line' in page
    assert len(course(web.host.playing(opened.id))) >= 2


def test_chances_are_told_in_steps_of_five_and_never_for_certain() -> None:
    assert [about(chance) for chance in (0.0, 0.01, 0.33, 0.62, 0.99, 1.0)] == [
        "0 %",
        "< 5 %",
        "35 %",
        "60 %",
        "> 95 %",
        "100 %",
    ]
    assert [signed(part) for part in (0.1, -0.1, 0.001)] == ["+10", "−10", "0"]


def test_who_asks_first_lets_it_begin(web: Web, monkeypatch: pytest.MonkeyPatch) -> None:
    asked: list[str] = []

    def ask(self: Analysing, table: str, visitor: str = "") -> Analysed:
        asked.append(table)
        return Analysed(analysing.RUNNING, 0.25, 1)

    monkeypatch.setattr(Analysing, "ask", ask)
    table = finished(web)
    page = unescape(web.get(f"/t/{table}/analysis").text)
    assert asked == [table]
    assert 'data-state="running"' in page


def weighed(web: Web, monkeypatch: pytest.MonkeyPatch, swing: float, state: str = analysing.DONE, **more: Any) -> None:
    """Whatever is finished has been analysed, or is on its way; chances swing."""

    def of(self: Analysing, table: str) -> Analysed:
        return Analysed(state, 1.0, 5, told=told(web, table, swing), **more)

    monkeypatch.setattr(Analysing, "of", of)
    monkeypatch.setattr(Analysing, "ask", lambda self, table, visitor="": of(self, table))


def between(page: str, start: str, end: str) -> str:
    return page.split(start, 1)[1].split(end, 1)[0]


@pytest.mark.parametrize("players", [2, 3])
def test_the_graph_says_everybodys_chances_wherever_it_is_pointed_at(
    web: Web, monkeypatch: pytest.MonkeyPatch, players: int
) -> None:
    weighed(web, monkeypatch, SWING)
    table = finished(web, (SeatSpec(),) * players)
    last = len(web.host.playing(table).record.moves)
    page = web.get(f"/t/{table}/analysis").text
    rows = json.loads(between(page, 'id="moments">', "</script>"))
    assert len(rows) == last + 1
    assert all(len(row["chances"]) == len(row["doubts"]) == players for row in rows)
    assert rows[1]["line"]
    assert f"Move 1 of {last}" in rows[1]["said"]
    assert rows[-1]["chances"].count("100 %") == 1
    assert page.count('class="g-doubt') == players, "as lines too"
    assert len(between(page, 'data-turning="', '"').split()) >= 2
    told_at = unescape(web.get(f"/t/{table}/analysis?move=2").text)
    assert f"Move 2 of {last}" in between(told_at, 'aria-valuetext="', '"')
    assert 'name="ply" id="now-ply" value="2"' in " ".join(told_at.split())


def test_turning_points_of_a_replay_can_be_gone_to_one_by_one(web: Web, monkeypatch: pytest.MonkeyPatch) -> None:
    weighed(web, monkeypatch, SWING)
    table = finished(web)
    last = len(web.host.playing(table).record.moves)
    page = web.get(f"/t/{table}/replay?ply={last // 2}").text
    plies = [int(ply) for ply in between(page, 'data-turning="', '"').split()]
    assert plies == sorted(plies)
    assert len(plies) >= 2
    assert max(plies) <= last
    assert 'id="go-turned"' in page
    assert 'id="go-turning"' in page
    assert page.count('<path d="M0 0l9') == len(plies)


def test_how_far_it_is_and_how_long_it_takes_and_who_may_stop_it(web: Web, monkeypatch: pytest.MonkeyPatch) -> None:
    far = {"weighed": 71, "decisions": 182, "left": 23.0, "here": True, "visitor": "somebody"}
    weighed(web, monkeypatch, 0.0, analysing.RUNNING, **far)
    stopped: list[str] = []
    monkeypatch.setattr(Analysing, "stop", lambda self, table: stopped.append(table))
    table = finished(web)
    page = unescape(web.get(f"/t/{table}/analysis").text)
    assert "71 of 182 decisions, about 25\xa0s left" in page
    assert 'id="stop"' in page
    assert web.post(f"/t/{table}/analysis/stop").status_code == 303
    assert stopped == [table]
    web.client.cookies.clear()
    assert 'id="stop"' not in web.get(f"/t/{table}/analysis").text, "a spectator stops nobody's analysis"
    assert web.post(f"/t/{table}/analysis/stop").status_code == 403


@pytest.mark.parametrize(
    ("left", "said"), [(3.0, "5\xa0s"), (88.0, "90\xa0s"), (100.0, "2\xa0min"), (600.0, "10\xa0min")]
)
def test_time_left_is_told_roughly(left: float, said: str) -> None:
    assert how_far(Analysed(analysing.RUNNING, left=left), Reader("en", "")) == f"about {said} left"


def test_what_was_stopped_can_be_read_and_gone_on_with(web: Web, monkeypatch: pytest.MonkeyPatch) -> None:
    weighed(web, monkeypatch, 0.0, analysing.STOPPED)
    page = unescape(web.get(f"/t/{finished(web)}/analysis").text)
    assert 'id="go-on"' in page
    assert 'data-state="stopped"' in page
    assert 'class="g-area' in page


@pytest.mark.usefixtures("reckoned")
def test_practice_says_what_a_weaker_try_costs(web: Web) -> None:
    table = finished(web)
    turn = told(web, table)["decisions"][0]
    address = f"/t/{table}/practice?seat=0&ply={turn['ply']}"
    assert "It costs about 20%" in unescape(web.get(f"{address}&tried={turn['played'][0]}").text)


def test_what_is_level_with_the_best_turn_counts_as_found(web: Web, monkeypatch: pytest.MonkeyPatch) -> None:
    table = finished(web)
    found = told(web, table)
    turn = found["decisions"][0]
    level, turn["best"] = turn["best"][0], turn["played"]
    turn["tries"] = [{"move": level, "loss": 0.01, "doubt": 0.03, "grade": "best"}]
    monkeypatch.setattr(Analysing, "of", lambda self, table: Analysed(analysing.DONE, 1.0, 5, told=found))
    page = unescape(web.get(f"/t/{table}/practice?seat=0&ply={turn['ply']}&tried={level}").text)
    assert "is level with the best turn" in page
    assert page.count("btn good") == 2, "it, and the best"


@pytest.mark.usefixtures("reckoned")
def test_practice_of_a_bots_turn_speaks_to_nobody_as_its_player(web: Web) -> None:
    table = finished(web, WITH_BOT)
    turn = told(web, table)["decisions"][1]
    page = unescape(web.get(f"/t/{table}/practice?seat=1&ply={turn['ply']}").text)
    assert "was played here" in page
    assert "You played" not in page


def test_half_a_graph_says_nothing_about_the_lead(web: Web, monkeypatch: pytest.MonkeyPatch) -> None:
    table = finished(web)
    found = told(web, table, SWING)
    found |= {"plies": found["plies"][:5], "sums": []}
    monkeypatch.setattr(Analysing, "of", lambda self, table: Analysed(analysing.STOPPED, 0.4, 2, told=found))
    page = unescape(web.get(f"/t/{table}/analysis").text)
    assert between(page, '<h2 id="h-graph">', "<small>").strip() == "Chance to win"
    assert "Not weighed yet." in page


def a_row(chances: list[float], seat: int) -> dict[str, object]:
    return {"chances": chances, "seat": seat}


def test_the_headline_says_who_led_until_when() -> None:
    you, sky = Racer(0, 0, "You", 30, False, True), Racer(1, 1, "Sky", 32, True, False)
    ahead, behind = [0.6, 0.4], [0.4, 0.6]
    reader = Reader("en", "")

    def told(*rows: list[float]) -> str:
        return headline(reader, [you, sky], {"plies": [a_row(row, at % 2) for at, row in enumerate(rows)]})

    assert told(behind, behind, behind) == "Sky was ahead from the first move to the last."
    assert told(ahead, ahead, behind, behind, behind, behind) == "The lead changed once; Sky won."
    assert told(ahead, ahead, ahead, ahead, behind, behind) == "You led until 2 turns before the end; Sky won."
    assert told(ahead, ahead, ahead) == "You led until the last turn; Sky won."


def test_badges_stand_where_areas_are_thick_and_not_on_each_other() -> None:
    rows = [(ply, [0.9 if ply < 51 else 0.1, 0.1 if ply < 51 else 0.9], [0.0, 0.0]) for ply in range(100)]
    rows[50], rows[51] = (50, [0.95, 0.05], [0.0, 0.0]), (51, [0.05, 0.95], [0.0, 0.0])
    one, other = badges(rows, [0, 1], 2, 100)
    assert (one.seat, other.seat, one.x) == (0, 1, "50")
    assert abs(float(one.x) - float(other.x)) > 20
    assert badges(rows[:3], [0, 1], 2, 100) == []
