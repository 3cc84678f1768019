"""The JSON API: what it answers, and that bad input changes nothing."""

from __future__ import annotations

import asyncio
import json
from collections.abc import AsyncIterator
from random import Random
from typing import Any

import httpx
import pytest
from tests.table.helpers import SEED, V1, WITH_BOT, Program, Web, a_table, first_move, play_on

import farside
from farside.core import shelf
from farside.table.api.document import games
from farside.table.api.document import tables as openapi
from farside.table.host import Host
from farside.table.store import StoreBusyError

NEW: dict[str, Any] = {"game": "pebble", "seats": [{"kind": "human"}, {"kind": "human"}], "seed": SEED}


NOT_LENT = {"lent": "", "gone": False}


def opened(web: Web, **asked: Any) -> dict[str, Any]:
    answer = web.post(f"{V1}/tables", json=NEW | asked)
    assert answer.status_code == 201, answer.text
    found: dict[str, Any] = answer.json()
    openapi.NewTableAnswer.model_validate(found, extra="forbid")
    return found


def programs(web: Web, table: dict[str, Any]) -> list[Program]:
    return [Program(web, table["table"], seat["token"] or "") for seat in table["seats"]]


# -- the way of a game -----------------------------------------------------------------------------


def test_two_programs_play_a_whole_game(web: Web):
    table = opened(web)
    players = programs(web, table)
    dice = Random(1)
    while not (seen := players[0].look())["over"]:
        openapi.Position.model_validate(seen, extra="forbid")
        seat = seen["waiting"][0]
        option = dice.choice(players[seat].look("?since=999")["options"])
        answer = players[seat].move(seen["ply"], option["name"] if dice.random() < 0.5 else option["action"])
        assert answer.status_code == 200, answer.text
        openapi.Moved.model_validate(answer.json(), extra="forbid")
        assert answer.json()["ply"] == seen["ply"] + 1
    assert seen["options"] == []
    assert seen["prompt"] == ""
    assert seen["winners"]
    record = farside.Record.loads(web.get(f"{V1}/tables/{table['table']}/record").text)
    assert record.seed == SEED
    assert list(seen["scores"]) == shelf.game("pebble").scores(record.replay())


def test_a_position_tells_options_refusals_and_the_log_in_words(web: Web):
    ann = programs(web, opened(web))[0]
    seen = ann.look()
    assert seen["seat"] == 0
    assert seen["ply"] == 0
    assert seen["waiting"] == [0, 1]
    assert seen["prompt"]
    names = {option["name"] for option in seen["options"]}
    assert names
    assert all(option["text"] and isinstance(option["action"], int) for option in seen["options"])
    assert not names & {refused["name"] for refused in seen["refused"]}
    assert all(refused["clause"].startswith("PEB-") and refused["reason"] for refused in seen["refused"])
    assert seen["view"]["game"] == "pebble"
    assert seen["log"][0]["text"] == "Round 1 begins."
    assert ann.look("?since=0")["log"] == []


def test_texts_come_in_the_language_that_is_asked_for(web: Web):
    table = opened(web)["table"]
    path = f"{V1}/tables/{table}"
    texts = {lang: web.get(f"{path}?lang={lang}").json()["prompt"] for lang in ("en", "fr", "it")}
    assert len(set(texts.values())) == 3
    wish = {"accept-language": "tlh;q=0.9, it-CH;q=0.8, en;q=0.5"}
    assert web.get(path, headers=wish).json()["prompt"] == texts["it"]
    assert web.get(f"{path}?lang=tlh").json()["prompt"] == texts["en"]
    assert "tavolo" in web.get(f"{V1}/tables/nobody", headers=wish).json()["text"]


def test_a_spectator_sees_no_options_and_no_hand(web: Web):
    table = opened(web)
    seen = Program(web, table["table"]).look()
    assert seen["seat"] is None
    assert seen["options"] == seen["refused"] == []
    assert Program(web, table["table"], table["host"]).look() == seen


def test_no_token_is_ever_told(web: Web):
    table = opened(web)
    secrets = [table["host"], *(seat["token"] for seat in table["seats"])]
    for path in ("", "/plies/0", "?lang=fr"):
        for token in ("", *secrets):
            text = json.dumps(Program(web, table["table"], token).look(path))
            assert not any(secret in text for secret in secrets)


def test_earlier_positions_can_be_looked_at(web: Web):
    table = opened(web)
    ann, bob = programs(web, table)
    before = ann.look()
    ann.move(0, before["options"][0]["action"])
    then = ann.look("/plies/0")
    assert then["view"] == before["view"]
    assert (then["ply"], then["last"]) == (0, 1)
    assert web.get(f"{V1}/tables/{table['table']}/plies/2").status_code == 404
    assert web.get(f"{V1}/tables/{table['table']}/plies/two").status_code == 404
    assert bob.look("/plies/1?seat=0")["seat"] == 1  # nobody looks into another hand while the game runs


def test_once_the_game_is_over_everybody_may_look_from_every_seat(web: Web):
    table = a_table(web.host)
    play_on(web.host, table.id)
    spectator = Program(web, table.id)
    assert spectator.look("/plies/2?seat=1")["view"] == Program(web, table.id, table.tokens[1]).look("/plies/2")["view"]
    assert web.get(f"{V1}/tables/{table.id}/plies/2?seat=9").status_code == 422


def test_bots_answer_a_program(web: Web):
    table = a_table(web.host, WITH_BOT)
    ann = Program(web, table.id, table.tokens[0])
    ann.look()
    web.settle(table.id)
    seen = ann.look()
    assert seen["waiting"] == [0]
    assert seen["seats"][1] == {"seat": 1, "kind": "bot", "bot": "chance", "name": "", "taken": True} | NOT_LENT


def test_a_move_is_taken_back(web: Web):
    ann = programs(web, opened(web))[0]
    assert ann.undo().status_code == 422
    assert ann.undo().json()["clause"] == "FAR-UNDO-1"
    ann.move(0, ann.look()["options"][0]["action"])
    assert ann.look()["can_undo"]
    answer = ann.undo()
    assert (answer.status_code, answer.json()) == (200, {"ply": 0, "waiting": [0, 1], "over": False})


def test_the_shelf_is_told(web: Web):
    told = web.get(f"{V1}/games").json()
    games.Shelf.model_validate(told, extra="forbid")
    pebble = next(game for game in told["games"] if game["game"] == "pebble")
    assert pebble["seats"] == [2, 3, 4]
    assert pebble["variants"]["river"][0] == "calm"
    assert "greedy" in told["bots"]


def test_the_record_opens_when_the_game_is_over(web: Web):
    table = a_table(web.host)
    first_move(web.host, table.id)
    path = f"{V1}/tables/{table.id}/record"
    answer = web.get(path)
    assert answer.status_code == 409
    assert "still running" in answer.json()["text"]
    before = Program(web, table.id).look()["commitment"]
    play_on(web.host, table.id)
    answer = web.get(path)
    assert answer.headers["content-type"].startswith("text/plain")
    assert answer.headers["farside-seed"] == str(SEED)
    told = web.get(path, headers={"accept": "application/json"}).json()
    openapi.Revealed.model_validate(told, extra="forbid")
    assert told["record"] == answer.text
    assert told["commitment"] == before


# -- bad input -------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("asked", "says"),
    [
        ({"game": "chess"}, "possible: antarctica"),
        ({"game": 7}, "game is one of"),
        ({"seats": []}, "seats is a list"),
        ({"seats": "two"}, "seats is a list"),
        ({"seats": ["human", "human"]}, "a seat is an object"),
        ({"seats": [{"kind": "human"}]}, "2 to 4 players, not 1"),
        ({"seats": [{"kind": "human"}, {"kind": "dog"}]}, "'human' or a 'bot'"),
        ({"seats": [{"kind": "human"}, {"kind": None}]}, "a seat's kind is a text"),
        ({"seats": [{"kind": "human"}, {"kind": "human", "name": 5}]}, "a seat's name is a text"),
        ({"seats": [{"kind": "human"}, {"kind": "human", "colour": "red"}]}, "no 'colour'; possible: kind, bot, name"),
        ({"seats": [{"kind": "human"}, {"kind": "bot", "bot": "hal"}]}, "no bot 'hal'; possible: chance"),
        ({"seats": [{"kind": "human"}, {"kind": "bot"}]}, "no bot ''; possible: chance"),
        ({"variants": {"river": "dry"}}, "possible: calm"),
        ({"variants": {"wind": 1}}, "possible: river"),
        ({"variants": [1]}, "variants is an object"),
        ({"variants": {"river": {"a": 1}}}, "no value of a variant"),
        ({"seed": -1}, "a seed is a whole number"),
        ({"seed": 1.5}, "a seed is a whole number"),
        ({"seed": True}, "a seed is a whole number"),
        ({"seed": "x"}, "a seed is a whole number"),
        ({"colour": "red"}, "no 'colour'; possible: game, seats, variants, seed"),
    ],
)
def test_a_table_that_cannot_be_is_refused_with_what_is_possible(web: Web, asked: dict[str, Any], says: str):
    answer = web.post(f"{V1}/tables", json=NEW | asked)
    assert answer.status_code == 422
    assert says in answer.json()["text"]


@pytest.mark.parametrize(
    "asked",
    [
        {"game": "\ud800"},
        {"seed": "9" * 5000},
        {"seats": [{"kind": "human", "name": "\ud800\u0000"}, {"kind": "\udfff"}]},
    ],
)
def test_odd_letters_and_endless_numbers_are_refused_like_all_others(web: Web, asked: dict[str, Any]):
    answer = web.post(f"{V1}/tables", content=json.dumps(NEW | asked).encode())
    assert answer.status_code == 422
    assert answer.json()["text"]


def test_a_deep_variant_is_refused(web: Web):
    deep = json.dumps(NEW)[:-1] + ', "variants": {"river": ' + "[" * 700 + "]" * 700 + "}}"
    assert web.post(f"{V1}/tables", content=deep.encode()).status_code == 422


def test_a_seed_may_be_a_text_because_64_bits_are_too_many_for_some(web: Web):
    opened(web, seed=str(2**64 - 1))


@pytest.mark.parametrize("body", [b"", b"{", b"[]", b"\xff\xfe", b'"text"', b"null", b"[" * 5000, b'{"ply":NaN}'])
def test_malformed_json_is_refused(web: Web, body: bytes):
    table = opened(web)
    ann = programs(web, table)[0]
    for path in (f"{V1}/tables", f"{ann.path}/moves"):
        answer = web.post(path, content=body, headers=ann.headers)
        assert answer.status_code == 422
        assert answer.json()["text"]
    assert ann.look()["ply"] == 0


@pytest.mark.parametrize(
    "move",
    [
        {"ply": "0", "action": 0},
        {"ply": None, "action": 0},
        {"ply": True, "action": 0},
        {"ply": 0.0, "action": 0},
        {"ply": 0, "action": None},
        {"ply": 0, "action": [0]},
        {"ply": 0, "action": True},
        {"ply": 0, "action": 10**30},
        {"ply": 0, "action": "fly:away"},
        {"ply": 0, "action": ""},
        {"action": 0},
        {"ply": 0},
        {"ply": 0, "action": 0, "seat": 1},
    ],
)
def test_a_move_that_cannot_be_read_is_refused(web: Web, move: dict[str, Any]):
    ann = programs(web, opened(web))[0]
    answer = web.post(f"{ann.path}/moves", json=move, headers=ann.headers)
    assert answer.status_code == 422
    assert answer.json()["text"]
    assert ann.look()["ply"] == 0


def test_a_move_that_is_not_legal_is_refused_by_clause_and_text(web: Web):
    ann = programs(web, opened(web))[0]
    refused = ann.look()["refused"][0]
    answer = ann.move(0, refused["action"])
    assert answer.status_code == 422
    assert answer.json() == {"clause": refused["clause"], "text": refused["reason"]}
    assert ann.look()["ply"] == 0


def test_a_move_out_of_turn_is_refused_by_clause(web: Web):
    ann, _ = programs(web, opened(web))
    option = ann.look()["options"][0]["action"]
    ann.move(0, option)
    answer = ann.move(1, option)
    assert (answer.status_code, answer.json()["clause"]) == (422, "FAR-ASK-1")


def test_a_stale_move_is_told_that_the_table_has_moved_on(web: Web):
    ann, bob = programs(web, opened(web))
    option = ann.look()["options"][0]["action"]
    ann.move(0, option)
    answer = ann.move(0, option)
    assert answer.status_code == 409
    assert "moved on" in answer.json()["text"]
    assert ann.look()["ply"] == 1
    assert bob.look()["waiting"] == [1]


def test_without_the_seat_s_token_nothing_moves(web: Web):
    table = opened(web)
    other = opened(web)
    for token in ("", "wrong", table["host"], other["seats"][0]["token"], "é"):
        headers = {"authorization": f"Bearer {token}".encode()}
        for path, body in (("moves", {"ply": 0, "action": 0}), ("undo", None)):
            answer = web.post(f"{V1}/tables/{table['table']}/{path}", json=body, headers=headers)
            assert answer.status_code == 403
            assert answer.json()["text"]
    assert Program(web, table["table"]).look()["ply"] == 0


def test_a_wrong_token_is_not_taken_for_a_spectator(web: Web):
    table = opened(web)["table"]
    assert web.get(f"{V1}/tables/{table}", headers={"authorization": "Bearer wrong"}).status_code == 403
    assert web.get(f"{V1}/tables/{table}", headers={"authorization": "Basic wrong"}).status_code == 200


def test_an_unknown_table_gets_a_friendly_answer(web: Web):
    for path in ("", "/record", "/plies/0", "/events"):
        answer = web.get(f"{V1}/tables/nobody{path}")
        assert answer.status_code == 404
        assert "no table" in answer.json()["text"]
    for path in ("/moves", "/undo"):
        assert web.post(f"{V1}/tables/nobody{path}", json={"ply": 0, "action": 0}).status_code == 404


def test_unknown_addresses_and_methods_are_answered_in_json(web: Web):
    for method, path, status in (("get", "/nothing", 404), ("get", "/tables", 405), ("get", "/tables/x/moves", 405)):
        answer = getattr(web, method)(V1 + path)
        assert (answer.status_code, list(answer.json())) == (status, ["text"])
    assert web.post(f"{V1}/tables/a/b/moves", json={}).status_code == 404


def test_a_large_body_is_refused_before_it_is_read(web: Web):
    ann = programs(web, opened(web))[0]
    for path in (f"{V1}/tables", f"{ann.path}/moves", f"{ann.path}/undo"):
        answer = web.post(path, content=b" " * 65_537, headers=ann.headers)
        assert answer.status_code == 413
        assert answer.json()["text"]
    assert ann.look()["ply"] == 0


def test_a_large_body_that_does_not_say_its_length_is_refused_too(web: Web):
    ann = programs(web, opened(web))[0]

    async def chunks() -> AsyncIterator[bytes]:
        for _ in range(70):
            await asyncio.sleep(0)
            yield b" " * 1000

    for path in (f"{V1}/tables", f"{ann.path}/moves"):
        answer = web.post(path, content=chunks(), headers=ann.headers)
        assert answer.status_code == 413
        assert answer.json()["text"]
    assert ann.look()["ply"] == 0


def test_a_body_in_pieces_is_read_whole(web: Web):
    ann = programs(web, opened(web))[0]
    whole = json.dumps({"ply": 0, "action": ann.look()["options"][0]["name"]}).encode()

    async def pieces() -> AsyncIterator[bytes]:
        for at in range(0, len(whole), 5):
            await asyncio.sleep(0)
            yield whole[at : at + 5]

    assert web.post(f"{ann.path}/moves", content=pieces(), headers=ann.headers).json()["ply"] == 1


def test_numbers_in_an_address_are_checked(web: Web):
    table = opened(web)["table"]
    assert web.get(f"{V1}/tables/{table}/plies/{'9' * 5000}").status_code == 404
    for query in ("since=-1", "since=x", "since=", f"since={'9' * 5000}"):
        assert web.get(f"{V1}/tables/{table}?{query}").status_code == 422


# -- our own mistakes ------------------------------------------------------------------------------


def failing(web: Web, monkeypatch: pytest.MonkeyPatch, path: str, error: Exception) -> httpx.Response:
    """What a program is answered whose host fails when it looks or moves."""
    ann = programs(web, opened(web))[0]

    def fall(*_args: object) -> None:
        raise error

    monkeypatch.setattr(Host, "act", fall)
    monkeypatch.setattr(Host, "see", fall)
    return ann.move(0, 0) if path else web.get(ann.path)


@pytest.mark.parametrize("path", ["", "/moves"])
def test_no_stack_trace_reaches_anybody(web: Web, monkeypatch: pytest.MonkeyPatch, path: str):
    answer = failing(web, monkeypatch, path, RuntimeError("a secret of the house"))
    assert answer.status_code == 500
    assert list(answer.json()) == ["text"]
    assert "secret" not in answer.text
    assert "nothing you have played is lost" in answer.text.lower()


@pytest.mark.parametrize("path", ["", "/moves"])
def test_a_database_out_of_reach_is_said_plainly(web: Web, monkeypatch: pytest.MonkeyPatch, path: str):
    answer = failing(web, monkeypatch, path, StoreBusyError("SELECT: database is locked"))
    assert answer.status_code == 503
    assert "SELECT" not in answer.text


# -- the description -------------------------------------------------------------------------------


def test_the_description_needs_nothing_from_elsewhere(web: Web):
    page = web.get("/api/docs").text
    assert "<script" not in page
    assert "://" not in page
    for path in ("/api/v1/tables/{table}/moves", "/api/v1/games", "/api/v1/tables/{table}/plies/{ply}"):
        assert path in page


def test_every_address_of_the_api_is_described(web: Web):
    from farside.table.app import ADDRESSES

    described = web.get("/api/openapi.json").json()["paths"]
    served = {route.path for route in ADDRESSES if route.path.startswith(V1)}  # type: ignore[attr-defined]  # all are routes
    assert served == set(described)


def test_links_do_not_travel_with_referrers(web: Web):
    answer = web.get(f"{V1}/games")
    assert answer.headers["referrer-policy"] == "same-origin"
    assert answer.headers["x-content-type-options"] == "nosniff"
