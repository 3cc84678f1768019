"""Collections: what people win is theirs, once, whatever happens; and they bring it to the next game."""

from __future__ import annotations

import json
import logging
import sqlite3
from html import unescape
from pathlib import Path
from typing import Any

import httpx
import pytest
from tests.table.helpers import V1, Web, new_host

from farside.core import shelf
from farside.core.game import LANGUAGES
from farside.core.record import Record
from farside.table import doors, sitting
from farside.table.answers import Opened, SeatSpec
from farside.table.collecting import PAPER
from farside.table.host import Host
from farside.table.rows import Keepsake
from farside.table.shuffling import Luck
from farside.table.sql.store import SqlStore
from farside.table.trouble import GatheringError, NoProfileError, NotPossibleError, TooFewError

GAME = shelf.game("magnastorm")
GOLDEN = Path(__file__).parents[1] / "records/magnastorm/two-start-1-goal.rec"
ADVANCED = {"advanced": True}
FORM = {"players": "2", "kind0": "me", "kind1": "bot:chance", "variant-start": "1", "variant-advanced": "true"}
MINE = ("1", "101", "212")
HIS = ("2", "102")


def somebody(host: Host, *cards: str) -> tuple[str, str]:
    """A secret and its profile, with these cards."""
    secret = host.ringing.new()
    profile = host.ringing.opened(secret)
    host.collecting.take_in(profile, {"magnastorm": list(cards)})
    return secret, profile


def cards(host: Host, profile: str) -> tuple[str, ...]:
    return host.collecting.keys(profile, "magnastorm")


def owned(host: Host, table: str) -> Any:
    """What each seat brought, as everybody sees it."""
    return host.table(table).variants["artefacts"]


def nearly_over(host: Host, *profiles: str, parent: tuple[str, int] = ("", 0)) -> tuple[Opened, Record]:
    """A game before its last move, and the whole of it."""
    whole = Record.loads(GOLDEN.read_text(encoding="utf-8"))
    past = Record(whole.game, whole.seats, whole.seed, whole.variants, whole.moves[:-1], whole.edition)
    seats = [SeatSpec(profile=profile) for profile in profiles]
    opened = host.opening.put_up(past, seats, Luck(past.seed, "salt", chosen=True), parent=parent)
    return opened, whole


def finish(host: Host, opened: Opened, whole: Record) -> list[tuple[str, ...]]:
    """The last move; says what each seat won."""
    last = whole.moves[-1]
    assert host.act(opened.id, last.seat, len(whole.moves) - 1, last.name).over
    return GAME.keepsakes(whole.replay())


def file_of(content: object) -> dict[str, Any]:
    text = content if isinstance(content, str) else json.dumps(content)
    return {"files": {"file": ("collection.json", text.encode(), "application/json")}}


def browser(web: Web) -> httpx.AsyncClient:
    """Another browser at the same server."""
    return httpx.AsyncClient(transport=web.client._transport, base_url="http://farside")


# -- what is won -----------------------------------------------------------------------------------


def test_what_a_seat_wins_goes_into_its_profile_once(host: Host) -> None:
    (_, ann), (_, bob) = somebody(host), somebody(host)
    opened, whole = nearly_over(host, ann, bob)
    assert cards(host, ann) == cards(host, bob) == ()
    won = finish(host, opened, whole)
    assert [cards(host, ann), cards(host, bob)] == won
    for seat, profile in ((0, ann), (1, bob)):  # whoever looks again wins nothing again
        host.claim(opened.id, seat, ring=profile)
    assert [cards(host, ann), cards(host, bob)] == won
    found = host.collecting.owned(ann)["magnastorm"][0]
    assert (found.table, found.won > 0) == (opened.id, True)


def test_the_last_move_and_what_it_wins_are_written_together(
    host: Host, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    _, ann = somebody(host)
    opened, whole = nearly_over(host, ann, "")

    def killed(*_: object) -> int:
        raise KeyboardInterrupt

    with monkeypatch.context() as patch:
        patch.setattr("farside.table.sql.store.keep", killed)
        with pytest.raises(KeyboardInterrupt):
            finish(host, opened, whole)
    after = new_host(tmp_path)
    assert not after.table(opened.id).over
    assert cards(after, ann) == ()
    assert finish(after, opened, whole)[0] == cards(after, ann)
    after.store.close()


def test_a_collection_outlives_the_server(host: Host, tmp_path: Path) -> None:
    secret, _ = somebody(host, *MINE)
    after = new_host(tmp_path)
    assert cards(after, after.ringing.opened(secret)) == MINE
    after.store.close()


def test_who_comes_to_a_finished_game_finds_the_card_of_the_seat(host: Host) -> None:
    opened, whole = nearly_over(host, "", "")
    won = finish(host, opened, whole)
    _, late = somebody(host)
    host.claim(opened.id, 1, ring=late)
    assert cards(host, late) == won[1]


def test_a_game_continued_from_a_past_position_wins_nothing(host: Host) -> None:
    _, ann = somebody(host)
    opened, whole = nearly_over(host, ann, "", parent=("abcdef", 3))
    finish(host, opened, whole)
    assert cards(host, ann) == ()


def test_a_person_has_one_seat_at_a_table(host: Host) -> None:
    _, ann = somebody(host)
    opened, whole = nearly_over(host, "", "")
    host.claim(opened.id, 0, ring=ann)
    host.claim(opened.id, 1, ring=ann)
    won = finish(host, opened, whole)
    assert cards(host, ann) == won[0]


def test_a_profile_that_is_gone_keeps_nothing(host: Host) -> None:
    assert host.store.rings.keep([Keepsake("nobody", "magnastorm", "1", "", 1.0)]) == 0


# -- what is brought -------------------------------------------------------------------------------


def test_bots_and_guests_borrow_and_the_same_seed_lends_the_same(host: Host) -> None:
    _, ann = somebody(host, *MINE)
    specs = [SeatSpec(profile=ann), SeatSpec("bot", "chance"), SeatSpec()]
    tables = [host.create("magnastorm", specs, dict(ADVANCED), 7, gather=True).id for _ in range(2)]
    mine, *lent = owned(host, tables[0])
    assert mine == MINE
    assert all(len(loan) == 4 for loan in lent)
    assert len({*mine, *lent[0], *lent[1]}) == len(mine) + 8
    assert owned(host, tables[1]) == owned(host, tables[0])
    assert len(host.see(tables[0], 0).view.players[0].artefacts) == 2  # type: ignore[attr-defined]  # Magnastorm's view


def test_MAG_ADV_1_who_owns_too_few_cannot_open_an_advanced_game(host: Host) -> None:
    _, ann = somebody(host, "1")
    with pytest.raises(TooFewError):
        host.create("magnastorm", [SeatSpec(profile=ann), SeatSpec("bot", "chance")], dict(ADVANCED), gather=True)


def test_an_advanced_game_waits_for_the_friends_and_what_they_bring(host: Host) -> None:
    (_, ann), (_, bob) = somebody(host, *MINE), somebody(host, *HIS)
    specs = [SeatSpec(profile=ann), SeatSpec(brings=True)]
    table = host.create("magnastorm", specs, dict(ADVANCED), 7, gather=True).id
    before = host.pulse(table)
    info = host.table(table)
    seen = host.see(table, 0)
    assert (info.gathering, info.waiting, seen.view.options, seen.events) == (True, (), (), ())
    with pytest.raises(GatheringError):
        host.act(table, 0, 0, 0)
    host.claim(table, 1, "Bob", bob)
    assert owned(host, table) == (MINE, HIS)
    assert host.table(table).waiting
    assert host.table(table).names[1] == "Bob"
    assert host.pulse(table) != before


def test_MAG_RUL_24_a_friend_with_too_few_cards_makes_it_a_normal_start(host: Host) -> None:
    (_, ann), (_, bob) = somebody(host, *MINE), somebody(host)
    table = host.create("magnastorm", [SeatSpec(profile=ann), SeatSpec(brings=True)], dict(ADVANCED), gather=True).id
    host.claim(table, 1, ring=bob)
    assert owned(host, table) == (MINE, ())
    assert "normal-start" in [event.kind for event in host.see(table, 0).events]


def test_a_guest_in_a_friends_seat_borrows(host: Host) -> None:
    _, ann = somebody(host, *MINE)
    table = host.create("magnastorm", [SeatSpec(profile=ann), SeatSpec(brings=True)], dict(ADVANCED), gather=True).id
    host.claim(table, 1, ring=ann)
    assert len(owned(host, table)[1]) == 4
    assert not host.table(table).gathering


def test_MAG_ART_3_in_a_normal_game_too_nobody_wins_what_somebody_owns(host: Host) -> None:
    (_, ann), (_, bob) = somebody(host, *MINE), somebody(host, *HIS)
    specs = [SeatSpec(profile=ann), SeatSpec(brings=True)]
    table = host.create("magnastorm", specs, {}, 7, gather=True).id
    assert not host.table(table).gathering
    era = host.pulse(table).era
    host.claim(table, 0, ring=ann)
    assert host.pulse(table).era == era, "what the table knows already changes nothing"
    seat = host.table(table).waiting[0]
    host.act(table, seat, 0, host.see(table, seat).view.options[0])
    host.claim(table, 1, ring=bob)
    assert owned(host, table) == (MINE, HIS)
    assert host.table(table).ply == 1


def test_two_processes_see_what_a_friend_brings(host: Host, tmp_path: Path) -> None:
    (_, ann), (_, bob) = somebody(host, *MINE), somebody(host, *HIS)
    table = host.create("magnastorm", [SeatSpec(profile=ann), SeatSpec(brings=True)], dict(ADVANCED), gather=True).id
    other = new_host(tmp_path)
    assert other.table(table).gathering
    host.claim(table, 1, ring=bob)
    assert owned(other, table) == (MINE, HIS)
    other.store.close()


def test_a_program_names_the_cards_itself(web: Web) -> None:
    asked = {"game": "magnastorm", "seats": [{}, {}], "variants": {"advanced": True, "artefacts": [MINE, HIS]}}
    answer = web.post(f"{V1}/tables", json=asked)
    assert owned(web.host, answer.json()["table"]) == (MINE, HIS)


# -- the page --------------------------------------------------------------------------------------


def import_cards(web: Web, *keys: str) -> httpx.Response:
    return web.post("/collection/import", **file_of({"farside": PAPER, "collections": {"magnastorm": list(keys)}}))


def test_a_browser_gets_a_profile_when_it_first_needs_one(web: Web) -> None:
    web.get("/")
    web.get("/collection")
    assert "profile" not in web.client.cookies
    answer = web.post("/play/magnastorm")
    assert "HttpOnly" in "".join(answer.headers.get_list("set-cookie"))
    secret = web.client.cookies["profile"]
    web.post("/play/magnastorm")
    assert web.client.cookies["profile"] == secret
    table = answer.headers["location"].rpartition("/")[2]
    assert web.host.store.seats(table)[0].profile == doors.ring_mark(secret)


def test_an_advanced_game_alone_against_bots(web: Web) -> None:
    import_cards(web, *MINE)
    assert "You own 3." in web.get("/new/magnastorm").text
    table = web.post("/new/magnastorm", data=FORM).headers["location"].rpartition("/")[2]
    assert owned(web.host, table)[0] == MINE
    assert len(owned(web.host, table)[1]) == 4


def test_the_form_closes_the_advanced_start_until_one_owns_enough(web: Web) -> None:
    page = unescape(web.get("/new/magnastorm", headers={"accept-language": "fr"}).text)
    assert 'name="variant-advanced" value="true" disabled' in page
    assert "une collection d’au moins 2 cartes" in page
    assert "disabled" not in web.get("/new/antarctica").text
    import_cards(web, *MINE)
    page = web.get("/new/magnastorm").text
    assert 'name="variant-advanced" value="true"' in page
    assert "disabled" not in page


def test_the_form_says_that_cards_are_missing(web: Web) -> None:
    answer = web.post("/new/magnastorm", data=FORM, headers={"accept-language": "it"})
    assert answer.status_code == 422
    assert "almeno 2 carte" in unescape(answer.text)
    assert "profile" in web.client.cookies


def test_a_friend_by_link_brings_the_cards_of_another_browser(web: Web) -> None:
    import_cards(web, *MINE)
    table = web.post("/new/magnastorm", data=FORM | {"kind1": "friend"}).headers["location"].split("/")[2]
    page = unescape(web.get(f"/t/{table}").text)
    assert "The game begins once all friends have sat down" in page
    assert 'data-key="1"' not in page
    assert "Waiting for friends" in web.get("/").text
    friend = browser(web)
    web.run(friend.post("/collection/import", **file_of({"farside": PAPER, "collections": {"magnastorm": list(HIS)}})))
    mine = web.client.cookies[f"seat-{table}"].split(".")
    token = sitting.invitations(web.host.playing(table), mine)[1]
    web.run(friend.get(f"/t/{table}", params={"token": token}))
    web.run(friend.get(f"/t/{table}"))
    assert owned(web.host, table) == (MINE, HIS)
    assert friend.cookies["profile"] != web.client.cookies["profile"]
    web.run(friend.aclose())


def test_my_games_shows_the_collection_once_there_is_one(web: Web) -> None:
    assert 'id="collection"' not in web.get("/my-games").text
    import_cards(web, *MINE)
    for lang in LANGUAGES:
        page = unescape(web.get("/my-games", headers={"accept-language": lang}).text)
        voice = GAME.voice(lang)
        assert 'id="collection"' in page
        assert GAME.treasure("212", voice) in page
        assert voice.say("collection-count", {"count": 3}) in page


def test_a_collection_is_exported_and_imported(web: Web) -> None:
    import_cards(web, *MINE)
    answer = web.get("/collection/export")
    assert "attachment" in answer.headers["content-disposition"]
    friend = browser(web)
    again = web.run(friend.post("/collection/import", **file_of(answer.text)))
    page = web.run(friend.get(again.headers["location"])).text
    assert "3 things were added" in page
    assert web.run(friend.get("/collection/export")).json() == answer.json()
    web.run(friend.aclose())
    assert "Nothing new" in web.get(import_cards(web, *MINE).headers["location"]).text


@pytest.mark.parametrize(
    "content",
    [
        "no json",
        "[" * 20_000,
        "[]",
        {"collections": {}},
        {"farside": PAPER, "collections": {"pebble": []}},
        {"farside": PAPER, "collections": {"magnastorm": "212"}},
        {"farside": PAPER, "collections": {"magnastorm": ["212", "999"]}},
        {"farside": PAPER, "collections": {"magnastorm": [212]}},
        {"farside": PAPER, "collections": {"magnastorm": [["212"]]}},
    ],
)
def test_a_wrong_file_is_refused_with_a_sentence_and_changes_nothing(web: Web, content: object) -> None:
    answer = web.post("/collection/import", **file_of(content))
    assert answer.status_code == 422
    assert "nothing was changed" in answer.text
    assert "profile" not in web.client.cookies


def test_a_form_without_a_file_is_refused(web: Web) -> None:
    assert web.post("/collection/import", data={"x": "1"}).status_code == 422


# -- secrets ---------------------------------------------------------------------------------------


def test_the_secret_link_opens_the_collection_elsewhere_after_a_question(web: Web) -> None:
    import_cards(web, *MINE)
    secret = web.client.cookies["profile"]
    assert f"/collection/use?profile={secret}" in web.get("/collection/secret").text
    other = browser(web)
    asked = web.run(other.get("/collection/use", params={"profile": secret}))
    assert "Use this collection here?" in asked.text
    assert "profile" not in other.cookies
    foreign = {"sec-fetch-site": "cross-site"}
    assert web.run(other.post("/collection/use", data={"profile": secret}, headers=foreign)).status_code == 403
    web.run(other.post("/collection/use", data={"profile": secret}))
    assert other.cookies["profile"] == secret
    assert "3 artefact cards" in web.run(other.get("/my-games")).text
    web.run(other.aclose())


@pytest.mark.parametrize("path", ["/collection/secret", "/collection/use", "/collection/use?profile=wrong"])
def test_a_secret_that_opens_nothing_is_answered_with_a_page(web: Web, path: str) -> None:
    assert web.get(path).status_code == 404


def test_no_page_no_answer_no_log_and_no_row_shows_a_secret(
    web: Web, tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    caplog.set_level(logging.DEBUG)
    import_cards(web, *MINE)
    table = web.post("/new/magnastorm", data=FORM | {"kind1": "me"}).headers["location"]
    code = table.rpartition("/")[2]
    secret = web.client.cookies["profile"]
    profile = doors.ring_mark(secret)
    paths = ["/", table, f"{table}/links", f"{table}/replay", "/collection", "/collection/export", "/new/magnastorm"]
    shown = "".join(web.get(path).text for path in [*paths, f"{V1}/tables/{code}"])
    stored = "".join(sqlite3.connect(tmp_path / "tables.db").iterdump())
    assert secret not in shown + stored + caplog.text
    assert profile not in shown + caplog.text
    assert profile in stored


def test_a_program_reads_its_owners_collection(web: Web) -> None:
    secret, profile = somebody(web.host, "212")
    headers = {"authorization": f"Bearer {secret}"}
    (card,) = web.get(f"{V1}/profile?lang=en", headers=headers).json()["collections"]["magnastorm"]
    assert (card["key"], card["name"], card["table"]) == ("212", GAME.treasure("212", GAME.voice("en")), None)
    for wrong in ("", "wrong", profile):
        assert web.get(f"{V1}/profile", headers={"authorization": f"Bearer {wrong}"}).status_code == 404
    assert "/api/v1/profile" in web.get("/api/openapi.json").json()["paths"]


def test_a_secret_is_known_only_if_it_was_given(host: Host) -> None:
    for wrong in ("", "x", "\ud800"):
        with pytest.raises(NoProfileError):
            host.ringing.opened(wrong)


# -- the database ----------------------------------------------------------------------------------


def test_a_database_of_the_first_shape_is_brought_up_to_date(tmp_path: Path) -> None:
    from alembic import command
    from alembic.config import Config

    from farside.table.sql.database import MIGRATIONS, open_engine, read_url

    url = f"sqlite:///{tmp_path / 'old.db'}"
    engine = open_engine(read_url(url))
    config = Config()
    config.set_main_option("script_location", str(MIGRATIONS))
    with engine.begin() as connection:
        config.attributes["connection"] = connection
        command.upgrade(config, "0001")
        connection.exec_driver_sql(
            "INSERT INTO tables (id, game, edition, seats, seed, salt, variants, chosen, host, created) "
            "VALUES ('abcdef', 'pebble', 1, 2, '7', 's', '{}', 0, 'h', 1.0)"
        )
        connection.exec_driver_sql("INSERT INTO seats VALUES ('abcdef', 0, 'human', '', 'Ann', 'token', 1)")
    engine.dispose()
    store = SqlStore(url)
    (seat,) = store.seats("abcdef")
    assert (seat.name, seat.taken, seat.profile, seat.brings) == ("Ann", True, "", False)
    store.close()


def test_what_nobody_collects_is_refused_by_name(host: Host) -> None:
    from farside.table.collecting import read

    with pytest.raises(NotPossibleError, match="possible: magnastorm"):
        read({"farside": PAPER, "collections": {"chess": []}})
