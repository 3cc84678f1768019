"""The end as a scene: the count adds up, the race is told, one main button leads on, the result can be shared."""

from __future__ import annotations

import itertools
from html import unescape

import pytest
from tests.table.helpers import PEOPLE, WITH_BOT, Web, a_table, play_on

from farside.core import shelf
from farside.table.answers import SeatSpec
from farside.table.course import course
from farside.table.host import Host
from farside.table.pages.paper import Reader
from farside.table.pages.sections.finale import APART, HIGH, Finale, finale, spread
from farside.table.visit import Visit

READER = Reader("en", "")
ALONE = (SeatSpec(),)


def ended(host: Host, game: str, seats: int, seed: int = 7) -> Finale:
    opened = host.create(game, PEOPLE[:1] * seats, {}, seed)
    play_on(host, opened.id)
    here = Visit(host, opened.id, opened.tokens[:1])
    found = finale(here, here.see(0), READER)
    assert found is not None
    return found


@pytest.mark.parametrize("game", shelf.shelf())
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_steps_lead_to_the_scores_and_every_category_has_a_name(host: Host, game: str, seats: int) -> None:
    found = ended(host, game, seats)
    last = [[int(n) for n in row.split(",")] for row in found.steps[-1].parts.split(";")]
    assert {one.place: sum(last[one.place]) for one in found.racers} == {one.place: one.total for one in found.racers}
    assert all(part.name and part.said for part in found.categories)
    assert all(step.title for step in found.steps)
    assert found.racers[0].won
    assert found.title


@pytest.mark.parametrize("ends", [[0.0, 0.0], [60.0, 60.0, 0.0], [0.0, 58.0, 60.0, 57.0], [0.0, 30.0, 60.0]])
def test_marks_at_the_end_of_the_lines_lie_apart_and_in_order(ends: list[float]) -> None:
    found = spread(ends)
    order = sorted(range(len(ends)), key=lambda at: (ends[at], found[at]))
    assert all(found[late] - found[early] >= APART for early, late in itertools.pairwise(order))
    assert max(found) <= HIGH


@pytest.mark.parametrize("game", shelf.shelf())
def test_the_course_begins_and_ends_as_the_game_does(host: Host, game: str) -> None:
    opened = host.create(game, PEOPLE, {}, 7)
    play_on(host, opened.id)
    playing = host.playing(opened.id)
    found = course(playing)
    assert len(found) == len(playing.record.moves) + 1
    assert found[-1].scores == tuple(playing.title.scores(playing.state))
    assert found[-1].lap >= found[0].lap >= 0
    assert found[-1].lap >= 1
    assert course(playing) is found, "reckoned once"


def test_what_is_sealed_is_not_on_the_line(host: Host) -> None:
    opened = a_table(host)
    seen = host.see(opened.id, 0)
    host.act(opened.id, 0, seen.ply, seen.view.options[0])
    assert len(course(host.playing(opened.id))) == 1


def sat_down(web: Web) -> str:
    """A table with a bot, at which this browser sits."""
    opened = a_table(web.host, WITH_BOT)
    web.client.cookies.set(f"seat-{opened.id}", opened.tokens[0])
    return opened.id


def test_one_main_button_leads_on(web: Web) -> None:
    table = sat_down(web)
    play_on(web.host, table)
    page = web.get(f"/t/{table}").text
    assert page.count("btn main first") == 1
    assert 'id="rematch"' in page
    web.client.cookies.clear()
    watched = web.get(f"/t/{table}").text
    assert "btn main first" not in watched, "nobody who watches plays again"
    assert 'id="to-replay"' in watched


def test_who_has_beaten_luna_climbs_a_level(host: Host, web: Web) -> None:
    opened = host.create("skymines", ALONE, {"luna": 0}, 7)
    play_on(host, opened.id)
    web.client.cookies.set(f"seat-{opened.id}", opened.tokens[0])
    answer = web.post(f"/t/{opened.id}/rematch", data={"higher": "1"})
    there = answer.headers["location"].rpartition("/")[2]
    assert host.table(there).variants["luna"] == 1
    assert host.door(there, opened.tokens).seats == (0,)
    assert host.table(opened.id).rematch == "", "the rematch of this level is still to be had"


def test_levels_are_climbed_alone(web: Web) -> None:
    table = sat_down(web)
    play_on(web.host, table)
    assert web.post(f"/t/{table}/rematch", data={"higher": "1"}).status_code == 422


def test_a_result_is_shared_with_title_and_picture(web: Web) -> None:
    table = sat_down(web)
    assert web.get(f"/t/{table}/result").status_code == 409
    play_on(web.host, table)
    page = unescape(web.get(f"/t/{table}/result").text)
    assert 'property="og:title" content="Pebble: ' in page
    assert f'/t/{table}/board.svg"' in page
    assert f'/t/{table}/result"' in page
    assert "You" not in page[page.index("<main") : page.index("</main")], "told of nobody in particular"
