"""Golden databases: houses in use as earlier versions left them. This version opens each of them and goes on.

`tests/databases/make.py` makes one. `<shape>.sqlite` is the file itself; `<shape>.postgres.sql.gz` is,
packed, what `pg_dump --inserts --no-owner --no-privileges` says of the same house in PostgreSQL, without comments. The
JSON beside each of them says what was to be seen.
"""

from __future__ import annotations

import gzip
import json
from collections.abc import Iterator
from pathlib import Path
from shutil import copyfile
from typing import Any

import pytest
from tests.table.helpers import V1, Program, Web, host_on
from tests.table.postgres import Cluster

from farside.table.sql.store import SqlStore

HERE = Path(__file__).parent.parent / "databases"
SHAPES = sorted(file.stem for file in HERE.glob("*.sqlite"))
Told = dict[str, Any]


def expected(shape: str, kind: str) -> Told:
    told: Told = json.loads((HERE / f"{shape}.{kind}.json").read_text(encoding="utf-8"))
    return told


@pytest.fixture(params=[(shape, kind) for shape in SHAPES for kind in ("sqlite", "postgres")], ids="-".join)
def old(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[tuple[Web, Told]]:
    """A house of an earlier version, opened by this one, and what was to be seen there."""
    shape, kind = request.param
    if kind == "sqlite":
        copyfile(HERE / f"{shape}.sqlite", tmp_path / "tables.db")
        url = f"sqlite:///{tmp_path / 'tables.db'}"
    else:
        url = moved_in(request.getfixturevalue("cluster"), shape)
    web = Web(host_on(SqlStore(url)))
    yield web, expected(shape, kind)
    web.close()
    web.host.store.close()


def moved_in(cluster: Cluster, shape: str) -> str:
    """The same house in PostgreSQL."""
    url = cluster.fresh("golden")
    with cluster.line("golden") as line:
        line.execute(gzip.decompress((HERE / f"{shape}.postgres.sql.gz").read_bytes()))
    return url


def test_every_table_of_an_earlier_version_is_as_it_was(old: tuple[Web, Told]):
    web, told = old
    for name, then in told["tables"].items():
        now = Program(web, then["table"]).look()
        for key in then.keys() - {"table", "tokens", "seats"}:
            assert now[key] == then[key], f"{name}: {key}"
        for was, is_now in zip(then["seats"], now["seats"], strict=True):
            assert was.items() <= is_now.items(), name


def test_seats_of_an_earlier_version_are_opened_by_their_tokens_and_play_on(old: tuple[Web, Told]):
    web, told = old
    for then in told["tables"].values():
        for seat in then["waiting"]:
            person = Program(web, then["table"], then["tokens"][seat])
            own = person.look()
            assert own["seat"] == seat
            if own["options"]:  # a sealed question may be open to several
                assert person.move(own["ply"], own["options"][0]["name"]).status_code == 200
                break


def test_finished_games_of_an_earlier_version_are_read_and_prove_their_shuffle(old: tuple[Web, Told]):
    web, told = old
    over = [then for then in told["tables"].values() if then["over"]]
    assert over
    for then in over:
        paper = web.get(f"{V1}/tables/{then['table']}/record", headers={"accept": "application/json"}).json()
        assert paper["commitment"] == then["commitment"]
        assert paper["record"].startswith("farside record 1\n")


def test_collections_and_campaigns_of_an_earlier_version_are_there(old: tuple[Web, Told]):
    web, told = old
    owned = web.get(f"{V1}/profile", headers={"authorization": f"Bearer {told['secret']}"}).json()
    assert len(owned["collections"]["magnastorm"]) == 3
    campaign = web.get(f"{V1}/campaigns/{told['campaign']}").json()
    assert campaign["chapters"][0]["table"] == told["tables"]["chapter"]["table"]


def test_what_people_of_an_earlier_version_had_is_there(old: tuple[Web, Told]):
    """From the shapes on that knew of keyrings, circles, clocks, words, plans and watchers."""
    web, told = old
    for people in [told["people"]] if "people" in told else []:
        clocks, ring = told["tables"]["clocks"], Program(web, "", people["secret"]).headers
        seat = Program(web, clocks["table"], clocks["tokens"][1])

        def asked(what: str, of: Program = seat) -> Told:
            found: Told = web.get(f"{of.path}/{what}", headers=of.headers).json()
            return found

        assert asked("plan")["plan"]["branches"] == [people["plan"]]
        assert [word["text"] for word in asked("talk")["words"]] == [people["said"]]
        assert people["terms"].items() <= asked("time")["terms"].items()
        assert [one["table"] for one in web.get(f"{V1}/watch").json()["tables"]] == [people["table"]]
        assert [one["circle"] for one in web.get(f"{V1}/circles", headers=ring).json()["circles"]] == [people["circle"]]
        assert people["table"] in web.get(f"{V1}/keyring", headers=ring).text
