"""Circles: groups by link, whose results come with the last move and are told with their doubt."""

from __future__ import annotations

import csv
import io
from math import log, sqrt
from random import Random
from typing import Any
from zipfile import ZipFile

import pytest
from tests.table.helpers import PEOPLE, V1, Web, first_move, options_of, play_on, visited
from tests.table.test_live import gone

from farside.table import circling, gathered, rematching
from farside.table.answers import Opened, SeatSpec
from farside.table.doubt import Doubt, guesses, stages
from farside.table.host import Host
from farside.table.pages.sections.circle import told_day
from farside.table.rating import Rating, rated, stronger
from farside.table.rows import CircleGame, CircleSeat
from farside.table.standings import in_circle, standings
from farside.table.terms import DAILY, Terms
from farside.table.trouble import NoCircleError, NotPossibleError, NotYourSeatError

DAY = 86400.0


def people(host: Host, *names: str) -> list[str]:
    """As many rings."""
    return [host.ringing.of(host.ringing.new()) for _ in names]


def a_circle(host: Host, *names: str) -> tuple[str, list[str]]:
    """A circle of these, and their rings."""
    rings = people(host, *names)
    row = host.circling.begin("Friday circle", rings[0], names[0])
    for ring, name in zip(rings[1:], names[1:], strict=True):
        host.circling.join(row.id, row.joining, ring, name)
    return row.id, rings


def a_table(host: Host, circle: str, rings: list[str], **how: Any) -> Opened:
    seats = [SeatSpec(name=f"P{at}", ring=ring) for at, ring in enumerate(rings)]
    return host.create("pebble", seats, {}, circle=circle, **how)


def game(number: int, *places: int, title: str = "pebble", why: str = "", members: tuple[int, ...] = ()) -> CircleGame:
    who = members or tuple(range(1, len(places) + 1))
    seats = tuple(CircleSeat(one, 30 - 3 * place, place, True) for one, place in zip(who, places, strict=True))
    return CircleGame("friday", f"t{number:05}", title, "", number * DAY, number * DAY + 600, why, 40, seats)


# -- ratings ---------------------------------------------------------------------------------------


def test_ratings_are_those_of_openskill():
    """By openskill 6.2.0, PlackettLuce: ranks 1 2 2, then 3 1 2, then the first before the third."""
    first = rated([Rating()] * 3, [1, 2, 2])
    assert first[0] == pytest.approx((27.869048680749426, 8.205243377397993))
    assert first[1] == first[2] == pytest.approx((23.565475659625285, 8.058224222802378))
    second = rated(first, [3, 1, 2])
    assert second[0] == pytest.approx((23.757662915199894, 7.921629151213847))
    assert second[1] == pytest.approx((26.43715937413567, 7.944965898624706))
    third = rated([second[0], second[2]], [1, 2])
    assert third[1] == pytest.approx((22.14936147933092, 7.57444836051982))


@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("spread", [0.5, 1.0, 2.0, 4.0])
def test_intervals_are_honest(seats: int, spread: float) -> None:
    """Of people whose strength is known, 95 % lie where the bars say, after few games and after many, however much luck
    there is: they are as far apart as one game's luck, half as far, or four times."""
    for count in (5, 30):
        found = [hits(Random(f"{seats} {spread} {seed}"), seats, spread, count) for seed in range(12)]
        held, half, everybody = (sum(column) for column in zip(*found, strict=True))
        assert held >= 0.95 * everybody, f"{held} of {everybody} after {count} games"
        assert half >= 0.5 * everybody, f"{half} of {everybody} in the inner part after {count} games"


def hits(dice: Random, seats: int, spread: float, count: int) -> tuple[int, int, int]:
    """How many of four people lie within their bars and their inner parts; relative to their company, which is all one
    can know. Who comes before whom is drawn as Plackett and Luce say."""
    truth = {member: dice.gauss(0, spread) for member in range(1, 5)}
    games = []
    for number in range(count):
        who = tuple(dice.sample(range(1, 5), seats))
        played = [truth[one] - log(-log(dice.random())) for one in who]
        places = [1 + sum(other > one for other in played) for one in played]
        games.append(game(number, *places, members=who))
    found = [one for one in standings(games, range(1, 5)).people if one.games]
    luck, middle = 12 * 25 / 6 * sqrt(seats), sum(truth[one.member] for one in found) / len(found)
    company = sum(one.rating.points for one in found) / len(found)
    real = [company + luck * (truth[one.member] - middle) for one in found]
    held = sum(one.bar.low <= at <= one.bar.high for one, at in zip(found, real, strict=True))
    half = sum(one.bar.inner <= at <= one.bar.upper for one, at in zip(found, real, strict=True))
    return held, half, len(found)


def test_bars_are_openskills_where_games_hold_its_luck_and_longer_where_somebody_always_wins() -> None:
    level = standings([game(n, *((1, 2, 3), (3, 1, 2), (2, 3, 1))[n % 3]) for n in range(30)], (1, 2, 3))
    for one in level.people:
        assert (one.bar.low, one.bar.high) == pytest.approx(one.rating.within())
    clear = standings([game(n, 1, 2, 3) for n in range(30)], (1, 2, 3)).people
    assert clear[0].bar.high > clear[0].rating.within()[1] + 50
    assert clear[-1].bar.low < clear[-1].rating.within()[0] - 50


def test_doubt_is_that_of_the_model_and_ties_count_once() -> None:
    lone = guesses(2, stages([[(1, 1), (2, 2)]] * 7 + [[(1, 2), (2, 1)]] * 3, {1: 0, 2: 1}))
    for guess in lone:
        assert guess.middle[0] == pytest.approx(-guess.middle[1])
        assert guess.doubt[0][0] > 0
    assert sum(guess.weight for guess in lone) == pytest.approx(1)
    tied = stages([[(1, 1), (2, 1)]], {1: 0, 2: 1})
    assert tied == ((0, (0, 1), 0.5), (1, (0, 1), 0.5))
    low, high = Doubt([[(1, 1), (2, 1)]] * 20).within(1, 0.95)
    assert low == pytest.approx(-high, abs=1e-6)


def test_who_always_wins_is_told_apart_and_equals_are_not():
    clear = standings([game(n, 1, 2) for n in range(40)], (1, 2))
    assert clear.apart == []
    assert stronger(clear.people[0].rating, clear.people[1].rating) > 0.95
    level = standings([game(n, *((1, 2) if n % 2 else (2, 1))) for n in range(40)], (1, 2))
    assert len(level.apart) == 1


def test_fewer_than_five_games_give_no_number():
    assert [one.told for one in standings([game(n, 1, 2) for n in range(4)], (1, 2)).people] == [False, False]
    assert [one.told for one in standings([game(n, 1, 2) for n in range(5)], (1, 2)).people] == [True, True]


def test_only_fair_games_count_and_guests_are_left_out_of_the_order():
    games = [game(1, 1, 2, why="bots"), game(2, 1, 2, 3, members=(0, 2, 1)), game(3, 1, 2, title="mars")]
    games.append(game(4, 1, 2)._replace(finished=0.0))
    found = standings(games, (1, 2))
    assert sum(found.counted.values()) == 2
    assert found.versus[2, 1].before == 1
    assert found.wins == {"pebble": {0: 1}, "mars": {1: 1}}
    assert standings(games, (1, 2), "mars").counted == {"mars": 1}


def test_a_seat_that_a_bot_has_played_too_much_does_not_count():
    one = game(1, 1, 2, 3)
    lent = one._replace(seats=(one.seats[0]._replace(counts=False), *one.seats[1:]))
    found = standings([lent], (1, 2, 3))
    assert {one.member: one.games for one in found.people} == {1: 0, 2: 1, 3: 1}


def test_a_title_in_a_circle():
    found = in_circle([game(n, *((1, 2) if n < 4 else (2, 1))) for n in range(6)], "pebble")
    assert found is not None
    assert (found.games, found.first, found.chance, found.turns) == (6, 4, 3.0, 40)
    assert sum(found.bars) == 12
    assert in_circle([], "pebble") is None


# -- the host's hand -------------------------------------------------------------------------------


def test_the_result_comes_with_the_last_move_and_outlives_the_table(host: Host):
    circle, rings = a_circle(host, "Ann", "Ben")
    opened = a_table(host, circle, rings)
    assert [one.finished for one in host.store.circles.games(circle)] == [0.0]
    play_on(host, opened.id)
    (found,) = host.store.circles.games(circle)
    seen = host.see(opened.id, None)
    assert found.why == ""
    assert [(seat.member, seat.score) for seat in found.seats] == [(1, seen.scores[0]), (2, seen.scores[1])]
    assert [seat.place == 1 for seat in found.seats] == [seat in seen.winners for seat in (0, 1)]
    assert found.turns == len(host.playing(opened.id).record.moves)


def test_bots_chosen_seeds_and_too_few_members_do_not_count(host: Host):
    circle, rings = a_circle(host, "Ann", "Ben")
    chosen = a_table(host, circle, rings, seed=7)
    few = a_table(host, circle, [rings[0], ""])
    for opened in (chosen, few):
        play_on(host, opened.id)
    bots = host.create("pebble", [SeatSpec(ring=rings[0]), SeatSpec("bot", "chance")], {}, circle=circle)
    playing = host.playing(bots.id)
    assert circling.why_not(playing, [CircleSeat(1, 0, 1, True)]) == "bots"
    why = {one.table: one.why for one in host.store.circles.games(circle)}
    assert (why[chosen.id], why[few.id]) == ("seed", "few")


def test_a_rematch_belongs_to_the_same_circle(host: Host):
    circle, rings = a_circle(host, "Ann", "Ben")
    opened = a_table(host, circle, rings)
    play_on(host, opened.id)
    again = rematching.rematch(host, opened.id, opened.tokens[:1], "en")
    assert host.playing(again.id).circle == circle


def test_links_open_what_they_should_and_can_be_renewed(host: Host):
    circle, rings = a_circle(host, "Ann", "Ben")
    row = host.store.circles.get(circle)
    assert row is not None
    assert host.circling.inside(circle, "", row.reading).me is None
    for ring, key in (("", ""), ("stranger", "x"), ("", "x")):
        with pytest.raises(NoCircleError):
            host.circling.inside(circle, ring, key)
    with pytest.raises(NoCircleError):
        host.circling.join(circle, row.reading, "cleo", "Cleo")
    host.circling.renew(circle, rings[0], joining=False)
    with pytest.raises(NoCircleError):
        host.circling.inside(circle, "", row.reading)
    host.circling.join(circle, row.joining, "cleo", "Cleo")
    with pytest.raises(NoCircleError):
        host.circling.renew(circle, "stranger")


def test_who_is_removed_cannot_come_back_by_the_old_link(host: Host):
    circle, rings = a_circle(host, "Ann", "Ben")
    row = host.store.circles.get(circle)
    assert row is not None
    host.circling.part(circle, rings[0], 2)
    for key in (row.joining, row.reading):
        with pytest.raises(NoCircleError):
            host.circling.join(circle, key, rings[1], "Ben")
    with pytest.raises(NoCircleError):
        host.circling.inside(circle, rings[1])
    with pytest.raises(NotPossibleError):
        host.circling.part(circle, rings[0], 2)
    host.circling.part(circle, rings[0])
    assert host.store.circles.get(circle) is None


@pytest.mark.parametrize(("name", "called"), [("", "Ann"), (" \t", "Ann"), ("Friday", ""), ("Friday", "\u200b")])
def test_a_circle_and_its_people_have_names(host: Host, name: str, called: str):
    with pytest.raises(NotPossibleError):
        host.circling.begin(name, "ann", called)


# -- pages -----------------------------------------------------------------------------------------


def begun(web: Web, name: str = "Friday <b>circle</b>") -> str:
    """The address of a circle that this browser has made."""
    return str(web.post("/circles", data={"name": name, "called": "Ann"}).headers["location"])


def test_a_circle_is_made_shown_and_joined_by_link(web: Web):
    path = begun(web)
    page = web.get(path).text
    assert "Friday &lt;b&gt;circle" in page
    assert "You are alone here" in page
    row = web.host.store.circles.get(path.rpartition("/")[2])
    assert row is not None
    assert row.joining in page
    for other in visited(web.host):
        assert other.get(path).status_code == 404
        asked = other.get(f"{path}?join={row.joining}").text
        assert "Ann plays here" in asked
        assert other.post(f"{path}/join", data={"key": row.joining, "called": "Ben"}).headers["location"] == path
        assert "No game has been finished yet" in other.get(path).text
    for reader in visited(web.host):
        assert reader.get(f"{path}?key={row.reading}").status_code == 303
        seen = reader.get(path).text
        assert "No game has been finished yet" in seen
        assert row.joining not in seen
        assert reader.get(f"{path}?join={row.reading}").status_code == 404
        assert reader.post(f"{path}/change", data={"wish": "joining"}).status_code == 404
    assert web.get("/circles").text.count("Friday &lt;b&gt;circle") == 1


def test_a_table_is_set_up_with_the_circles_people_and_they_take_their_seats(web: Web):
    path = begun(web)
    code = path.rpartition("/")[2]
    row = web.host.store.circles.get(code)
    assert row is not None
    web.host.circling.join(code, row.joining, "ben", "Ben")
    form = web.get(f"/new/pebble?circle={code}").text
    assert 'value="Ben"' in form
    assert f'name="circle" value="{code}"' in form
    sent = {"players": "2", "kind0": "me", "kind1": "friend", "name0": "Ann", "name1": "Ben", "circle": code}
    table = web.post("/new/pebble", data=sent).headers["location"].split("/")[2]
    assert web.host.playing(table).circle == code
    assert "pebble" in web.get(path).text.lower()
    for other in visited(web.host):
        other.post(f"{path}/join", data={"key": row.joining, "called": "Cleo"})
        assert "Take your seat" in other.get(path).text
        assert other.post(f"{path}/sit", data={"table": table}).headers["location"] == f"/t/{table}"
        assert other.get(f"/t/{table}").status_code == 200
        assert web.host.playing(table).seats[1].taken
        assert other.post(f"{path}/sit", data={"table": table}).status_code == 403
    stranger = web.host.create("pebble", PEOPLE, {}, 7).id
    assert web.post(f"{path}/sit", data={"table": stranger}).status_code == 403


def test_many_running_tables_leave_room_and_say_how_long_is_left(web: Web) -> None:
    path = begun(web)
    code = path.rpartition("/")[2]
    me = web.host.store.circles.members(code)[0].ring
    for day in range(6, 0, -1):
        opened = a_table(web.host, code, [me, "ben"], terms=Terms(DAILY, turn=day * 86400, bank=0), name=f"Day {day}")
        for seat, ring in enumerate((me, "ben")):
            web.host.claim(opened.id, seat, ring=ring)
        while 0 not in web.host.table(opened.id).waiting:
            play_on(web.host, opened.id, 1)
    page = web.get(path).text
    assert [page.index(f"Day {day}") for day in range(1, 7)] == sorted(page.index(f"Day {day}") for day in range(1, 7))
    first, _, rest = page.partition('class="more-runs"')
    assert (first.count("data-running="), rest.count("data-running=")) == (4, 2)
    assert "2 more" in rest
    assert page.count(" left · ") == 6


def test_strangers_open_no_tables_in_a_circle(web: Web):
    path = begun(web)
    for other in visited(web.host):
        sent = {"players": "2", "kind0": "me", "kind1": "friend", "circle": path.rpartition("/")[2]}
        assert other.post("/new/pebble", data=sent).status_code == 404
        assert other.get(f"/new/pebble?circle={path.rpartition('/')[2]}").status_code == 404


def finished(web: Web) -> str:
    """A circle of two who have played six games."""
    path = begun(web, "=Friday")
    code = path.rpartition("/")[2]
    row = web.host.store.circles.get(code)
    assert row is not None
    web.host.circling.join(code, row.joining, "ben", "=Ben")
    me = web.host.store.circles.members(code)[0].ring
    for _ in range(6):
        play_on(web.host, a_table(web.host, code, [me, "ben"]).id)
    return path


@pytest.mark.parametrize("lang", ["en", "de", "fr", "it"])
def test_results_are_shown_in_every_language(web: Web, lang: str):
    path = finished(web)
    page = web.get(path, headers={"accept-language": lang}).text
    for section in ("h-standings", "h-running", "h-versus", "h-wins", "h-title", "h-past"):
        assert f'id="{section}"' in page
    assert "±" in page
    assert web.get(f"{path}?game=pebble&all", headers={"accept-language": lang}).status_code == 200


def test_results_are_saved_as_a_table_and_for_programs_without_keyrings(web: Web):
    path = finished(web)
    rings = [one.ring for one in web.host.store.circles.members(path.rpartition("/")[2])]
    told = web.get(f"{path}/results.json").json()
    rows = list(csv.DictReader(io.StringIO(web.get(f"{path}/results.csv").text)))
    assert len(rows) == 12
    assert {row["called"] for row in rows} == {"Ann", "'=Ben"}
    assert sum(one["won"] for one in told["ratings"]) >= 6
    assert not any(
        ring in web.get(f"{path}/results.{kind}").text for ring in rings if len(ring) > 9 for kind in ("csv", "json")
    )
    packed = ZipFile(io.BytesIO(web.get(f"{path}/records.zip").content))
    assert len(packed.namelist()) == 6
    assert packed.read(packed.namelist()[0]).startswith(b"farside record")
    for other in visited(web.host):
        for file in ("results.csv", "results.json", "records.zip"):
            assert other.get(f"{path}/{file}").status_code == 404


def test_who_leaves_is_a_former_member(web: Web):
    path = finished(web)
    web.post(f"{path}/change", data={"wish": "remove", "member": "2"})
    page = web.get(path).text
    assert "=Ben" not in page
    assert "a former member" in page
    assert web.post(f"{path}/change", data={"wish": "leave"}).headers["location"] == "/circles"
    assert web.get(path).status_code == 404


# -- programs --------------------------------------------------------------------------------------


def test_programs_use_circles_by_the_secret_of_a_keyring(web: Web):
    secret = web.host.ringing.new()
    head = {"authorization": f"Bearer {secret}"}
    made = web.post(f"{V1}/circles", json={"name": "Friday", "called": "Ann"}, headers=head)
    assert made.status_code == 201
    code, other = made.json()["circle"], {"authorization": f"Bearer {web.host.ringing.new()}"}
    assert [one["circle"] for one in web.get(f"{V1}/circles", headers=head).json()["circles"]] == [code]
    assert web.get(f"{V1}/circles/{code}", headers=other).status_code == 404
    joined = {"key": made.json()["joining"], "called": "Ben"}
    assert web.post(f"{V1}/circles/{code}/members", json=joined, headers=other).status_code == 201
    assert [one["called"] for one in web.get(f"{V1}/circles/{code}", headers=other).json()["members"]] == ["Ann", "Ben"]
    assert web.get(f"{V1}/circles/{code}?key={made.json()['reading']}").json()["me"] is None
    new = web.post(f"{V1}/circles/{code}/links", json={"reading": True}, headers=head).json()
    assert new["joining"] == made.json()["joining"]
    assert new["reading"] != made.json()["reading"]
    gone = web.run(web.client.delete(f"{V1}/circles/{code}/members/2", headers=head))
    assert gone.status_code == 204
    assert web.get(f"{V1}/circles/{code}", headers=other).status_code == 404
    assert web.post(f"{V1}/circles", json={"name": "x", "called": "y"}).status_code == 404
    assert web.post(f"{V1}/circles", json={"name": 3, "called": "y"}, headers=head).status_code == 422


def test_programs_open_tables_in_a_circle_and_sit_down_there(web: Web):
    ann, ben = web.host.ringing.new(), web.host.ringing.new()
    heads = [{"authorization": f"Bearer {secret}"} for secret in (ann, ben)]
    made = web.post(f"{V1}/circles", json={"name": "Friday", "called": "Ann"}, headers=heads[0]).json()
    code, joined = made["circle"], {"key": made["joining"], "called": "Ben"}
    seats = [{"kind": "human", "name": "Ann"}, {"kind": "human", "name": "Ben"}]
    wanted = {"game": "pebble", "seats": seats, "keyring": ann, "circle": code}
    assert web.post(f"{V1}/tables", json=wanted | {"keyring": ben}).status_code == 404
    assert web.post(f"{V1}/circles/{code}/members", json=joined, headers=heads[1]).status_code == 201
    table = web.post(f"{V1}/tables", json=wanted).json()["table"]
    sat = web.post(f"{V1}/circles/{code}/tables/{table}/seat", headers=heads[1])
    assert (sat.status_code, sat.json()["seat"]) == (201, 1)
    assert web.post(f"{V1}/circles/{code}/tables/{table}/seat", headers=heads[1]).status_code == 403
    assert [row.ring for row in web.host.store.seats(table)] == [web.host.ringing.of(one) for one in (ann, ben)]
    assert all(row.taken for row in web.host.store.seats(table))
    assert [one["table"] for one in web.get(f"{V1}/circles/{code}", headers=heads[1]).json()["games"]] == [table]


def test_a_member_without_a_free_seat_takes_none(host: Host):
    circle, rings = a_circle(host, "Ann", "Ben", "Cleo")
    opened = a_table(host, circle, rings[:2])
    for seat in (0, 1):
        host.claim(opened.id, seat)
    with pytest.raises(NotYourSeatError):
        host.circling.seat_for(host.playing(opened.id), circle, rings[2])


def test_a_seat_whose_turns_a_bot_has_mostly_played_does_not_count(host: Host):
    circle, rings = a_circle(host, "Ann", "Ben")
    opened = a_table(host, circle, rings)
    play_on(host, opened.id)
    playing = host.playing(opened.id)
    own = [at for at, move in enumerate(playing.record.moves) if move.seat == 0]
    third = len(own) // 3
    playing.lent = frozenset(own[:third])
    assert circling.played(playing, 0)
    playing.lent = frozenset(own[: third + 1])
    assert not circling.played(playing, 0)
    assert circling.played(playing, 1)


def test_dates_are_said_as_people_say_them_and_those_of_other_years_as_everybody_reads_them():
    now = 1_800_000_000.0  # 15 January 2027
    assert told_day(now - 3 * DAY, "de", now) == "12. Januar"
    assert told_day(now - 3 * DAY, "en", now) == "12 January"
    assert told_day(now - 400 * DAY, "fr", now) == "2025-12-11"


# -- news ------------------------------------------------------------------------------------------


def test_whoever_looks_at_a_circle_hears_of_its_tables_and_of_nothing_sealed(host):
    """A move that everybody may see is news; a sealed answer is none, nor is what happens elsewhere."""
    circle, rings = a_circle(host, "Ann", "Ben")
    opened = host.create("skymines", [SeatSpec(ring=ring) for ring in rings], {}, 7, circle=circle)
    for seat in range(2):
        host.claim(opened.id, seat)
    while len(host.table(opened.id).waiting) < 2 or "plan" not in options_of(host, opened.id, 0)[0]:
        first_move(host, opened.id)
    told = gathered.told(host, gathered.running(host, circle))
    seen = host.see(opened.id, 0)
    host.act(opened.id, 0, seen.ply, seen.view.options[0])
    assert gathered.told(host, gathered.running(host, circle)) == told, "sealed"
    first_move(host, a_table(host, circle="", rings=rings).id)
    assert gathered.told(host, gathered.running(host, circle)) == told, "another table"
    ready = host.see(opened.id, 0)
    host.act(opened.id, 0, ready.ply, "ready")
    assert gathered.told(host, gathered.running(host, circle)) != told
    assert gathered.running(host, "nowhere") == []


def test_news_of_a_circle_is_for_those_who_may_see_it(web):
    circle, rings = a_circle(web.host, "Ann", "Ben")
    a_table(web.host, circle, rings)
    assert web.get(f"{V1}/circles/{circle}/events").status_code == 404
    assert web.get(f"{V1}/circles/{circle}/events?key=wrong").status_code == 404

    async def hear() -> bytes:
        stream = gathered.stream(web.host, circle)
        found = [await anext(stream) for _ in range(2)]
        await gone(stream)
        return found[1]

    assert b'{"tables":1}' in web.run(hear())
