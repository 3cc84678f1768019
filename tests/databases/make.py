"""Makes a golden database: a house in use, as this version writes it, for later versions to open and go on with.

    python -m tests.databases.make sqlite:////tmp/0005.sqlite

writes the database and, beside this file, `<shape>.<kind>.json`: what was to be seen at each table when it was written.
A change of shape that moves what is there should leave one behind. tests/table/test_golden.py reads them; it says how
the file for PostgreSQL comes to be.
"""

from __future__ import annotations

import json
import sys
from pathlib import Path
from random import Random
from typing import Any

from tests.table.helpers import V1, Program, Web, host_on

from farside.table.sql.database import REVISIONS
from farside.table.sql.store import SqlStore

HERE = Path(__file__).parent
PERSON, BOT = {"kind": "human"}, {"kind": "bot", "bot": "greedy"}
Told = dict[str, Any]
HALF, WHOLE = 12, 10_000  # moves
PLANNED = 6  # moves after which the other seat is asked, and this one can plan
SEED: Told = {"seed": 7}
TERMS: Told = {"pace": "daily", "turn": 86400, "bank": 0, "up": "bot"}
TABLES: tuple[tuple[str, str, list[Told], Told, int], ...] = (  # name, game, seats, variants, moves
    ("new", "pebble", [PERSON, PERSON], {}, 0),
    ("pebble", "pebble", [{**PERSON, "name": "Ann"}, PERSON, PERSON], {}, 5),
    ("pebble-over", "pebble", [PERSON, PERSON], {}, WHOLE),
    ("pebble-bot", "pebble", [PERSON, BOT], {}, 3),
    ("antarctica", "antarctica", [PERSON, PERSON, PERSON, PERSON], {}, HALF),
    ("antarctica-over", "antarctica", [PERSON, PERSON], {}, WHOLE),
    ("magnastorm", "magnastorm", [PERSON, PERSON, PERSON], {}, HALF),
    ("magnastorm-over", "magnastorm", [PERSON, PERSON], {}, WHOLE),
    ("mars", "mars", [PERSON, PERSON, PERSON], {}, HALF),
    ("skymines", "skymines", [PERSON, PERSON], {"side": "belt"}, HALF),
    ("skymines-luna", "skymines", [PERSON], {"luna": 1}, HALF),
    ("skymines-over", "skymines", [PERSON, PERSON], {}, WHOLE),
)


def make(url: str) -> Told:
    """The house in this database, which is new; what is seen of it."""
    web = Web(host_on(SqlStore(url)))
    try:
        tables = {name: played(web, game, seats, variants, moves) for name, game, seats, variants, moves in TABLES}
        tables["shared"] = played(web, "pebble", [PERSON, PERSON], {}, WHOLE, shared(web))
        secret = collected(web)
        campaign = begun(web)
        tables["chapter"] = seen(web, campaign["table"], [one["token"] for one in campaign["seats"]])
        people = met(web)
        tables["clocks"] = seen(web, people["table"], people.pop("tokens"))
        told = {"shape": REVISIONS[-1], "tables": tables, "campaign": campaign["campaign"], "secret": secret}
        return {**told, "people": people}
    finally:
        web.close()
        web.host.store.close()


def shared(web: Web) -> Told:
    """What whoever opens a table adds to its luck."""
    return {"commitment": web.post(f"{V1}/promises").json()["commitment"], "nonce": "07" * 16}


def played(web: Web, game: str, seats: list[Told], variants: Told, moves: int, luck: Told = SEED) -> Told:
    asked = {"game": game, "seats": seats, "variants": variants, **luck}
    opened = web.post(f"{V1}/tables", json=asked)
    assert opened.status_code == 201, opened.text
    table, tokens = opened.json()["table"], [one["token"] for one in opened.json()["seats"]]
    play(web, table, tokens, moves)
    return seen(web, table, tokens)


def play(web: Web, table: str, tokens: list[str | None], moves: int) -> None:
    """Moves by lot of the people there, until the game is over or so many are made."""
    dice, people = Random(1), [Program(web, table, token) if token else None for token in tokens]
    for _ in range(moves):
        web.settle(table)
        found = Program(web, table).look()
        if found["over"]:
            return
        person = people[found["waiting"][0]]
        assert person is not None, f"table {table} waits for a bot"
        own = person.look()
        answer = person.move(own["ply"], dice.choice(own["options"])["name"])
        assert answer.status_code == 200, answer.text
    web.settle(table)


def seen(web: Web, table: str, tokens: list[str | None]) -> Told:
    """A table as later versions must show it. Pictures and texts may change; positions may not."""
    found = Program(web, table).look()
    keep = ("game", "ply", "waiting", "over", "scores", "winners", "variants", "commitment", "chosen_seed", "seats")
    return {"table": table, "tokens": tokens, **{key: found[key] for key in keep}}


def collected(web: Web) -> str:
    """Somebody who owns a card; the secret is told to the page alone."""
    collecting, ringing = web.host.collecting, web.host.ringing
    secret = ringing.new()
    collecting.take_in(ringing.opened(secret), {"magnastorm": list(range_of_cards()[:3])})
    return secret


def range_of_cards() -> tuple[str, ...]:
    from farside.core import shelf

    collects = shelf.game("magnastorm").collects
    assert collects is not None
    return collects.keys


def begun(web: Web) -> Told:
    """A campaign, some moves into its first chapter."""
    answer = web.post(f"{V1}/campaigns", json={"game": "skymines", "seats": [PERSON, PERSON], "company": None})
    assert answer.status_code == 201, answer.text
    told: Told = answer.json()
    play(web, told["table"], [one["token"] for one in told["seats"]], HALF)
    return told


def met(web: Web) -> Told:
    """What people have beside their games: a keyring, a circle, and a table with clocks, words, a plan and watchers."""
    secret = web.post(f"{V1}/keyring").json()["secret"]
    ring = {"headers": {"authorization": f"Bearer {secret}"}}
    circle = web.post(f"{V1}/circles", json={"name": "Tuesdays", "called": "Ann"}, **ring).json()["circle"]
    opened = web.post(f"{V1}/tables", json={"game": "pebble", "seats": [PERSON, PERSON], "terms": TERMS, **SEED}).json()
    path, (first, second) = f"{V1}/tables/{opened['table']}", opened["seats"]
    sat = web.post(f"{path}/seat", json={"keyring": secret}, headers=bearing(second["invitation"])).json()["token"]
    play(web, opened["table"], [first["token"], sat], PLANNED)
    found = web.post(f"{path}/plan/options", json={"steps": []}, headers=bearing(sat)).json()
    step = found["options"][0]["name"]
    put(web, f"{path}/plan", {"branches": [[step]], "through": True}, sat)
    put(web, f"{path}/watching", {"listed": True}, opened["host"])
    said = web.post(f"{path}/talk", json={"text": "Well met!"}, headers=bearing(sat))
    assert said.status_code == 201, said.text
    found = {"table": opened["table"], "tokens": [first["token"], sat], "secret": secret, "circle": circle}
    return {**found, "plan": [step], "said": "Well met!", "terms": TERMS}


def bearing(token: str) -> dict[str, str]:
    return {"authorization": f"Bearer {token}"}


def put(web: Web, path: str, told: Told, token: str) -> None:
    answer = web.run(web.client.put(path, json=told, headers=bearing(token)))
    assert answer.status_code == 200, answer.text


if __name__ == "__main__":
    told = make(sys.argv[1])
    kind = "postgres" if sys.argv[1].startswith("postgres") else "sqlite"
    (HERE / f"{told['shape']}.{kind}.json").write_text(json.dumps(told, indent=1) + "\n", encoding="utf-8")
