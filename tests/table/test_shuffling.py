"""Luck that nobody can choose: the house promises a number, whoever opens the table adds a nonce, both are shown."""

from __future__ import annotations

import hashlib
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from tests.table.helpers import PEOPLE, SEED, V1, Web, a_table, empty_database, host_on, play_on

from farside.core import proof
from farside.core.languages import LANGUAGES
from farside.core.record import Record
from farside.table import shuffling, speaking
from farside.table.host import Host
from farside.table.memory import MemoryStore
from farside.table.rows import Promise
from farside.table.shuffling import Share
from farside.table.sql.store import SqlStore
from farside.table.store import Store
from farside.table.trouble import NoPromiseError, NotPossibleError

NONCE = "9f86d081884c7d659a2feaa0c55ad015"
SEATS = [{"kind": "human"}, {"kind": "human"}]


@pytest.fixture(params=["sql", "memory"])
def store(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[Store]:
    (tmp_path / "tables.db").write_bytes(empty_database())
    found: Store = MemoryStore() if request.param == "memory" else SqlStore(f"sqlite:///{tmp_path / 'tables.db'}")
    yield found
    found.close()


def shared(host: Host, nonce: str = NONCE) -> str:
    """A table to whose luck somebody added."""
    return host.create("pebble", PEOPLE, share=Share(host.shuffling.promise(), nonce)).id


# -- promises --------------------------------------------------------------------------------------


def test_a_promise_is_kept_once(store: Store):
    made = Promise("c", 2**64 - 1, "salt", 12.5)
    store.promises.add(made, 0.0)
    assert store.promises.get("c") == made
    assert store.promises.drop("c")
    assert not store.promises.drop("c")
    assert store.promises.get("c") is None


def test_old_promises_are_forgotten(store: Store):
    store.promises.add(Promise("old", 1, "salt", 1.0), 0.0)
    store.promises.add(Promise("new", 2, "salt", 9.0), 5.0)
    assert store.promises.get("old") is None
    assert store.promises.get("new") is not None


def test_what_a_table_was_shuffled_by_comes_back(store: Store):
    host = host_on(store)
    table = shared(host)
    row = store.table(table)
    assert row is not None
    assert row.nonce == NONCE
    assert row.drawn is not None
    assert row.seed == proof.mixed(row.drawn, row.salt, NONCE) != row.drawn


# -- tables ----------------------------------------------------------------------------------------


def test_the_seed_comes_from_both_and_can_be_checked_when_the_game_is_over(host: Host):
    commitment = host.shuffling.promise()
    table = host.create("pebble", PEOPLE, share=Share(commitment, NONCE)).id
    info = host.table(table)
    assert (info.commitment, info.nonce, info.origin, info.chosen_seed) == (commitment, NONCE, proof.SHARED, False)
    play_on(host, table)
    found = Record.loads(host.paper(table).text)
    assert found.proof is not None
    assert found.proof.is_kept
    assert found.proof.commitment == commitment
    assert found.seed == found.proof.seed


def test_the_same_promise_opens_one_table_only(host: Host):
    share = Share(host.shuffling.promise(), NONCE)
    host.create("pebble", PEOPLE, share=share)
    with pytest.raises(NoPromiseError):
        host.create("pebble", PEOPLE, share=share)


def test_a_table_that_cannot_be_opened_leaves_the_promise(host: Host):
    share = Share(host.shuffling.promise(), NONCE)
    with pytest.raises(NotPossibleError):
        host.create("pebble", PEOPLE, {"river": "wine"}, share=share)
    assert host.table(host.create("pebble", PEOPLE, share=share).id).nonce == NONCE


def test_a_promise_does_not_wait_for_ever(host: Host, monkeypatch: pytest.MonkeyPatch):
    share = Share(host.shuffling.promise(), NONCE)
    later = time.time() + shuffling.LASTING + 1
    monkeypatch.setattr(time, "time", lambda: later)
    with pytest.raises(NoPromiseError):
        host.create("pebble", PEOPLE, share=share)


@pytest.mark.parametrize("nonce", ["", "9f86", "9F86D081884C7D659A2FEAA0C55AD015", "g" * 32, "0" * 65])
def test_a_nonce_is_long_enough_to_be_drawn_by_nobody_else(host: Host, nonce: str):
    with pytest.raises(NotPossibleError, match="32 to 64 hexadecimal digits"):
        shared(host, nonce)


def test_a_seed_of_ones_choice_takes_no_nonce(host: Host):
    with pytest.raises(NotPossibleError, match="not with both"):
        host.create("pebble", PEOPLE, seed=7, share=Share(host.shuffling.promise(), NONCE))


def test_everybody_is_told_where_the_seed_comes_from(host: Host):
    chosen, drawn = a_table(host).id, host.create("pebble", PEOPLE).id
    play_on(host, chosen)
    fork = host.fork(chosen, 2).id
    told = {table: host.table(table).origin for table in (chosen, drawn, fork, shared(host))}
    assert list(told.values()) == [proof.CHOSEN, proof.DRAWN, proof.CONTINUED, proof.SHARED]


def test_a_game_that_is_continued_has_the_same_deals_and_a_seal_of_its_own(host: Host):
    table = shared(host)
    play_on(host, table)
    fork = host.fork(table, 2).id
    assert host.table(fork).commitment != host.table(table).commitment
    play_on(host, fork, seed=2)
    found = Record.loads(host.paper(fork).text)
    assert found.seed == Record.loads(host.paper(table).text).seed
    assert found.proof is not None
    assert found.proof.is_kept
    assert (found.proof.origin, found.proof.seed) == (proof.CONTINUED, found.seed)


def test_the_seal_of_a_table_without_a_nonce_is_the_one_of_old(host: Host):
    table = a_table(host).id
    row = host.store.table(table)
    assert row is not None
    assert host.table(table).commitment == hashlib.sha256(f"{SEED}:{row.salt}".encode()).hexdigest()


def test_every_language_says_that_a_promise_is_gone():
    said = {speaking.trouble(NoPromiseError(), lang) for lang in LANGUAGES}
    assert len(said) == len(LANGUAGES)


# -- programs --------------------------------------------------------------------------------------


def opened(web: Web, **more: Any) -> Any:
    return web.post(f"{V1}/tables", json={"game": "pebble", "seats": SEATS, **more})


def promised(web: Web) -> str:
    answer = web.post(f"{V1}/promises")
    assert answer.status_code == 201
    found: str = answer.json()["commitment"]
    return found


def test_programs_add_to_the_luck(web: Web):
    commitment = promised(web)
    answer = opened(web, commitment=commitment, nonce=NONCE)
    assert answer.json()["commitment"] == commitment
    told = web.get(f"{V1}/tables/{answer.json()['table']}").json()
    assert (told["commitment"], told["nonce"], told["origin"]) == (commitment, NONCE, "shared")
    assert opened(web, commitment=commitment, nonce=NONCE).status_code == 409


def test_half_of_a_contribution_is_none(web: Web):
    for more in ({"nonce": NONCE}, {"commitment": promised(web)}, {"commitment": 7, "nonce": NONCE}):
        answer = opened(web, **more)
        assert answer.status_code == 422
        assert "both of them, or neither" in answer.json()["text"]


def test_a_running_game_shows_neither_number_nor_salt(web: Web, host: Host):
    table = shared(host)
    row = host.store.table(table)
    assert row is not None
    for path in (f"{V1}/tables/{table}", f"/t/{table}", f"{V1}/tables/{table}/record", f"/t/{table}/shuffle"):
        text = web.get(path).text
        for secret in (str(row.seed), str(row.drawn), row.salt):
            assert secret not in text, path


def test_chapters_of_a_campaign_are_shuffled_by_both_too(web: Web):
    asked = {"game": "skymines", "seats": [{"kind": "human"}], "company": 0}
    begun = web.post(f"{V1}/campaigns", json={**asked, "commitment": promised(web), "nonce": NONCE})
    assert begun.status_code == 201
    assert web.get(f"{V1}/tables/{begun.json()['table']}").json()["origin"] == "shared"
    refused = web.post(f"{V1}/campaigns", json={**asked, "commitment": "gone", "nonce": NONCE})
    assert refused.status_code == 409


# -- pages -----------------------------------------------------------------------------------------


@pytest.mark.parametrize("path", ["/play/pebble", "/watch/pebble", "/new/pebble", "/campaign/skymines"])
def test_a_form_with_a_nonce_opens_a_table_that_both_have_shuffled(web: Web, host: Host, path: str):
    commitment = promised(web)
    form = {"players": "2", "kind0": "me", "kind1": "bot:chance", "commitment": commitment, "nonce": NONCE}
    gone = web.post(path, data=form)
    assert gone.status_code == 303, gone.text
    assert host.store.promises.get(commitment) is None


def test_without_a_script_the_table_says_that_nobody_added_anything(web: Web):
    gone = web.post("/play/pebble")
    assert gone.status_code == 303
    page = web.get(f"{gone.headers['location']}/shuffle", headers={"accept-language": "en"})
    assert page.status_code == 200
    assert "Nobody added to it" in page.text


def test_a_rematch_is_shuffled_by_both_too(web: Web, host: Host):
    opened = a_table(host)
    play_on(host, opened.id)
    asked = {"commitment": promised(web), "nonce": NONCE}
    headers = {"authorization": f"Bearer {opened.tokens[0]}"}
    again = web.post(f"{V1}/tables/{opened.id}/rematch", json=asked, headers=headers)
    assert again.status_code == 201, again.text
    assert host.table(again.json()["table"]).origin == proof.SHARED


@pytest.mark.parametrize("lang", LANGUAGES)
def test_everybody_at_a_table_is_told_that_somebody_may_know_the_cards(web: Web, host: Host, lang: str):
    chosen = a_table(host).id
    play_on(host, chosen)
    running, fork, drawn = a_table(host, seed=8).id, host.fork(chosen, 2).id, host.create("pebble", PEOPLE).id
    play_on(host, running, 3)
    for table, known in ((running, True), (fork, True), (drawn, False)):
        page = web.get(f"/t/{table}", headers={"accept-language": lang}).text
        assert ('class="known-deck"' in page) is known
        assert f"/t/{table}/shuffle" in page
