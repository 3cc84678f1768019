"""Campaigns: kept in the store, opened by the host chapter by chapter, shown on a page and to programs."""

from __future__ import annotations

import json
from html import unescape
from pathlib import Path

import pytest
from tests.table.helpers import V1, Web, engine, new_host, play_on

from farside.core import shelf
from farside.core.actions import NOBODY
from farside.core.campaign import Campaign, Success
from farside.core.game import LANGUAGES
from farside.games.skymines.campaign import CAMPAIGN
from farside.table import sitting
from farside.table.answers import SeatSpec
from farside.table.campaigning import CampaignInfo, chosen_level, following, totals
from farside.table.host import Host
from farside.table.rows import CampaignRow, ChapterRow, Result
from farside.table.sql.campaigns import set_result
from farside.table.trouble import MovedOnError, NoCampaignError, NotPossibleError, NotYourSeatError

ALONE = [SeatSpec(name="Ada")]
TWO = [SeatSpec(name="Ada"), SeatSpec(name="Ben")]


def end(host: Host, campaign: str, points: tuple[int, ...] = (), winners: tuple[int, ...] = (0,)) -> None:
    """The last chapter is over, with these success points (one each for the highest total, without more)."""
    table = host.campaigning.info(campaign).chapters[-1].table
    places = len(host.campaigning.info(campaign).totals)
    found = points or (1,) * places
    result = Result((9,) * places, winners, tuple((Success("highest", one),) if one else () for one in found))
    with engine(host).begin() as connection:
        set_result(connection, table, result)


# -- the store -------------------------------------------------------------------------------------


def test_a_campaign_is_kept_over_a_restart(tmp_path: Path) -> None:
    host = new_host(tmp_path)
    code, opened = host.campaigning.begin("skymines", TWO, 0)
    end(host, code, (2, 0, 3), (2,))
    before = host.campaigning.info(code)
    host.store.close()
    again = new_host(tmp_path)
    assert again.campaigning.info(code) == before
    assert again.campaigning.of_table(opened.id) == code
    assert again.campaigning.is_host(code, [opened.host])
    assert not again.campaigning.is_host(code, ["", "guess"])
    again.store.close()


def test_a_chapter_is_opened_once(host: Host) -> None:
    code, opened = host.campaigning.begin("skymines", TWO)
    with pytest.raises(MovedOnError):
        host.campaigning.go_on(code, [opened.host])
    end(host, code)
    host.campaigning.go_on(code, [opened.host])
    row = host.store.campaigns.get(code)
    assert row is not None
    first = host.store.campaigns.chapters(code)[:1]
    with pytest.raises(MovedOnError):
        host.campaigning._open(row, first, NOBODY, opened.host)
    assert [one.number for one in host.store.campaigns.chapters(code)] == [1, 2]


def test_unknown_campaigns_and_games_are_refused(host: Host) -> None:
    for code in ("222222", "nonsense", ""):
        with pytest.raises(NoCampaignError):
            host.campaigning.info(code)
    for game, seats, company in (
        ("pebble", TWO, None),
        ("chess", TWO, None),
        ("skymines", ALONE, None),
        ("skymines", [SeatSpec()] * 4, 0),
        ("skymines", [SeatSpec()] * 5, None),
        ("skymines", TWO, 2),
        ("skymines", [], 0),
        ("skymines", [SeatSpec("bot", "nobody"), SeatSpec()], None),
    ):
        with pytest.raises(NotPossibleError):
            host.campaigning.begin(game, seats, company)


# -- the host --------------------------------------------------------------------------------------


def test_a_finished_game_brings_its_success_points(host: Host) -> None:
    """SKY-CAMP-7  Written with the last move, and the same as the rules say."""
    code, opened = host.campaigning.begin("skymines", TWO)
    assert host.table(opened.id).variants["chapter"] == 1
    play_on(host, opened.id)
    seen = host.see(opened.id, None)
    result = host.campaigning.info(code).chapters[0].result
    assert result is not None
    assert (result.scores, result.winners) == (seen.scores, seen.winners)
    assert result.successes == seen.successes
    assert host.campaigning.info(code).totals == tuple(sum(one.points for one in each) for each in seen.successes)
    assert host.campaigning.info(code).next == 2


def test_the_same_people_sit_in_the_same_seats_under_the_names_they_have_now(host: Host) -> None:
    """SKY-CAMP-1  Bots too."""
    code, opened = host.campaigning.begin("skymines", [*TWO, SeatSpec("bot", "chance")])
    host.claim(opened.id, 1, "Benno")
    end(host, code)
    second = host.campaigning.go_on(code, [opened.host])
    info = host.table(second.id)
    assert info.names == ("Ada", "Benno", "")
    assert [seat.bot for seat in info.seats] == ["", "", "chance"]
    assert info.variants["chapter"] == 2
    assert second.host == opened.host, "one host for the whole campaign"
    assert host.campaigning.newest(code) == second.id
    assert second.tokens[0], "nobody had sat down"
    assert second.tokens[1] == "", "whoever has sat down comes in with the same token"
    assert host.door(second.id, opened.tokens[1]).seats == (1,)
    assert not host.door(second.id, opened.tokens[0]).seats


def test_SKY_CAMP_14_only_the_host_goes_on(host: Host) -> None:
    code, opened = host.campaigning.begin("skymines", ALONE, 0)
    end(host, code, (3, 1))
    for token in ("", opened.tokens[0], "guess"):
        with pytest.raises(NotYourSeatError):
            host.campaigning.go_on(code, [token], 5)


def test_SKY_LUNA_44_the_host_chooses_a_level_within_what_the_rules_allow(host: Host) -> None:
    """SKY-CAMP-12  Luna's level carries over, and the points for the choice are hers."""
    code, opened = host.campaigning.begin("skymines", ALONE, 0)
    assert host.table(opened.id).variants["luna"] == 5
    end(host, code, (3, 1), (0,))
    assert host.campaigning.info(code).changes == ((5, 2), (6, 0))
    with pytest.raises(NotPossibleError, match="5, 6"):
        host.campaigning.go_on(code, [opened.host], 4)
    host.campaigning.go_on(code, [opened.host], 5)
    info = host.campaigning.info(code)
    assert (info.chapters[1].level, info.chapters[1].extra, info.totals) == (5, 2, (3, 3))
    end(host, code, (0, 4), (0, 1))
    assert host.campaigning.info(code).changes == ((5, 0), (4, 1)), "SKY-R-M16: a tie is a win of hers"
    third = host.campaigning.go_on(code, [opened.host], 4)
    variants = host.table(third.id).variants
    assert (variants["chapter"], variants["luna"]) == (3, 4)
    assert host.campaigning.info(code).totals == (3, 8)


def test_SKY_CAMP_11_the_verdict_after_four_chapters(host: Host) -> None:
    """SKY-CAMP-13, SKY-R-M17  Luna can win it too, and after chapter 4 nothing is chosen."""
    code, opened = host.campaigning.begin("skymines", ALONE, 1)
    for number in (1, 2, 3, 4):
        end(host, code, (4, 5), (1,))
        if number < 4:
            assert not host.campaigning.info(code).over
            host.campaigning.go_on(code, [opened.host])
    info = host.campaigning.info(code)
    assert (info.over, info.next, info.changes, info.winners, info.totals) == (True, 0, (), (1,), (16, 20))
    with pytest.raises(MovedOnError):
        host.campaigning.go_on(code, [opened.host])


def test_levels_without_a_choice() -> None:
    row = CampaignRow("abcdef", "skymines", "token", 0.0, (("human", "", ""),) * 2, NOBODY)
    done = [ChapterRow("abcdef", 1, NOBODY, 0, "t", Result((1, 2), (1,), ((), ())))]
    assert chosen_level(row, done, CAMPAIGN, None) == NOBODY
    with pytest.raises(NotPossibleError):
        chosen_level(row, done, CAMPAIGN, 3)
    assert following([], CAMPAIGN) == 1
    assert totals(row, done) == [0, 0]
    assert not Campaign().levels(2)
    assert not Campaign().changes(1, 3, True)
    assert shelf.game("pebble").campaign is None


# -- pages -----------------------------------------------------------------------------------------


def begin(web: Web, players: int = 1, company: str = "0", **kinds: str) -> str:
    answer = web.post("/campaign/skymines", data={"players": str(players), "variant-company": company, **kinds})
    assert answer.status_code == 303, answer.text
    return answer.headers["location"].rpartition("/")[2]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_lobby_and_the_set_up_page_lead_to_the_campaign(web: Web, lang: str) -> None:
    heads = {"accept-language": lang}
    for page in ("/", "/new/skymines"):
        assert 'href="/campaign/skymines"' in web.get(page, headers=heads).text
    page = unescape(web.get("/campaign/skymines", headers=heads).text)
    assert 'action="/campaign/skymines"' in page
    assert page.count('name="variant-company"') == 3
    assert 'href="/campaign/' not in web.get("/new/pebble").text
    assert web.get("/campaign/pebble").status_code == 404
    assert "variant-chapter" not in web.get("/new/skymines").text, "chapters have a page of their own"


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_campaign_page_from_beginning_to_end(web: Web, lang: str) -> None:
    heads = {"accept-language": lang}
    code = begin(web)
    campaigning = web.host.campaigning
    page = unescape(web.get(f"/c/{code}", headers=heads).text)
    assert page.count('class="stage ') == 4
    assert f'href="/c/{code}/table"' in page
    for number in (1, 2, 3, 4):
        end(web.host, code, (4, 1), (0,))
        page = unescape(web.get(f"/c/{code}", headers=heads).text)
        if number < 4:
            assert page.count('name="level"') == (2 if number < 4 else 0)
            answer = web.post(f"/c/{code}/next", data={"level": str(campaigning.info(code).changes[1].level)})
            assert answer.headers["location"] == f"/t/{campaigning.info(code).chapters[-1].table}"
    assert campaigning.info(code).chapters[-1].level == 8
    rating = shelf.game("skymines").voice(lang).say("rating-moon")
    assert rating in page
    assert 'class="saga-end"' in page
    assert page.count("/replay?ply=0") == 4


def test_a_finished_chapter_leads_back_and_shows_its_points(web: Web) -> None:
    code = begin(web)
    table = web.host.campaigning.info(code).chapters[0].table
    assert f'href="/c/{code}"' in web.get(f"/t/{table}").text
    play_on(web.host, table)
    page = unescape(web.get(f"/t/{table}").text)
    assert 'id="to-campaign"' in page
    success = page[page.index('class="success result"') :][:2000]
    assert "Luna" in success
    assert "two tasks of a mission" in success
    shown = unescape(web.get(f"/c/{code}").text)
    assert "two tasks of a mission" in shown
    free = web.post("/play/skymines", data={"solo": "1"}).headers["location"]
    assert "/c/" not in web.get(free).text


def test_a_friend_finds_the_seat_again_in_the_next_chapter(web: Web) -> None:
    code = begin(web, 2, "none", kind0="me", kind1="friend")
    first = web.host.campaigning.info(code).chapters[0].table
    mine = web.client.cookies[f"seat-{first}"].split(".")
    token = sitting.invitations(web.host.playing(first), mine)[1]
    end(web.host, code)
    web.post(f"/c/{code}/next")
    second = web.host.campaigning.info(code).chapters[1].table
    assert web.client.cookies[f"seat-{second}"].count(".") == 1, "the host, and the own seat"
    web.client.cookies.clear()
    web.get(f"/t/{first}?token={token}")
    web.get(f"/t/{first}")
    page = web.get(f"/c/{code}").text
    assert "/next" not in page, "a friend opens nothing"
    answer = web.get(f"/c/{code}/table")
    assert answer.headers["location"] == f"/t/{second}"
    assert web.host.door(second, web.client.cookies[f"seat-{second}"]).seats == (1,)
    assert f"/c/{code}" in web.get("/my-games").text, "and finds the campaign among the games"
    web.client.cookies.clear()
    web.get(f"/c/{code}/table")
    assert f"seat-{second}" not in web.client.cookies, "a stranger watches"
    assert web.post(f"/c/{code}/next").status_code == 403


def test_a_host_comes_back_by_link_on_another_device(web: Web) -> None:
    code = begin(web)
    token = web.client.cookies[f"campaign-{code}"]
    web.client.cookies.clear()
    assert web.get(f"/c/{code}?token=guess").status_code == 403
    answer = web.get(f"/c/{code}?token={token}")
    assert answer.headers["location"] == f"/c/{code}"
    end(web.host, code)
    assert f'action="/c/{code}/next"' in web.get(f"/c/{code}").text
    assert web.get(f"/join?table=https://example.org/c/{code}").headers["location"] == f"/c/{code}"


def test_what_a_form_cannot_ask_for_is_answered_with_what_is_possible(web: Web) -> None:
    sent = {"players": "4", "variant-company": "0"} | {f"kind{at}": "me" for at in range(4)}
    answer = web.post("/campaign/skymines", data=sent)
    assert answer.status_code == 422
    assert "Luna plays with 1 to 3 people" in unescape(answer.text)
    assert web.post("/campaign/skymines", data={"players": "2", "variant-company": "x"}).status_code == 422
    code = begin(web)
    end(web.host, code)
    for level in ("2", "x"):
        answer = web.post(f"/c/{code}/next", data={"level": level})
        assert answer.status_code == 422
        assert 'role="alert"' in answer.text
    assert web.get("/c/222222").status_code == 404
    assert web.post("/c/222222/next").status_code == 404


# -- programs --------------------------------------------------------------------------------------


def played_with(web: Web, table: str) -> tuple[int, int]:
    variants = web.get(f"{V1}/tables/{table}").json()["variants"]
    return variants["chapter"], variants["luna"]


def test_the_api_begins_a_campaign_tells_of_it_and_goes_on(web: Web) -> None:
    asked = {"game": "skymines", "seats": [{"kind": "human", "name": "Ada"}], "company": 0}
    made = web.post(f"{V1}/campaigns", json=asked)
    assert made.status_code == 201
    told = made.json()
    path, head = f"{V1}/campaigns/{told['campaign']}", {"Authorization": f"Bearer {told['host']}"}
    assert played_with(web, told["table"]) == (1, 5)
    assert web.post(f"{path}/chapters", headers=head).status_code == 409
    end(web.host, told["campaign"], (3, 1), (0,))
    seen = web.get(path).json()
    assert seen["players"] == ["Ada", "Luna"]
    assert seen["levels"] == [{"level": 5, "points": 2}, {"level": 6, "points": 0}]
    assert (seen["next"], seen["totals"], seen["over"]) == (2, [3, 1], False)
    assert seen["chapters"][0]["success"] == [
        [{"reason": "highest", "points": 3}],
        [{"reason": "highest", "points": 1}],
    ]
    assert web.post(f"{path}/chapters").status_code == 403
    refused: list[object] = [{"level": 9}, {"level": "5"}, {"levels": 5}, []]
    for wrong in refused:
        assert web.post(f"{path}/chapters", json=wrong, headers=head).status_code == 422
    opened = web.post(f"{path}/chapters", json={"level": 6}, headers=head)
    assert opened.status_code == 201
    assert played_with(web, opened.json()["table"]) == (2, 6)


def test_the_api_refuses_what_makes_no_campaign(web: Web) -> None:
    person = {"kind": "human"}
    for asked in (
        {"seats": [person]},
        {"game": "pebble", "seats": [person, person]},
        {"game": "skymines", "seats": [person]},
        {"game": "skymines", "seats": [person], "company": "luna"},
        {"game": "skymines", "seats": [person], "company": True},
        {"game": "skymines", "seats": []},
        {"game": "skymines", "seats": [person], "company": 0, "seed": 3},
    ):
        answer = web.post(f"{V1}/campaigns", json=asked)
        assert answer.status_code == 422, asked
        assert answer.json()["text"]
    assert web.get(f"{V1}/campaigns/222222").status_code == 404


def test_the_api_describes_campaigns(web: Web) -> None:
    paths = web.get("/api/openapi.json").json()["paths"]
    assert {f"{V1}/campaigns", f"{V1}/campaigns/{{campaign}}", f"{V1}/campaigns/{{campaign}}/chapters"} <= set(paths)
    code = begin(web)
    told = web.get(f"{V1}/campaigns/{code}").json()
    shape = web.get("/api/openapi.json").json()["components"]["schemas"]["Campaign"]
    assert set(told) == set(shape["properties"])
    assert json.dumps(told)


def test_names_follow_the_newest_table() -> None:
    info = CampaignInfo("abcdef", "skymines", 0.0, tuple(TWO), False, (), 1, (), (0, 0), False, ())
    assert info.names == ("Ada", "Ben")
    assert info.running is None
