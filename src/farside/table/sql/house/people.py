"""People: everything the house keeps of somebody, on paper for its owner, back again, or gone.

There are no accounts, so nobody has a name here. Somebody is whoever holds a secret: that of a collection, a seat's
token, or the token of whoever opened a table or began a campaign.
"""

from __future__ import annotations

import json
import time
from collections.abc import Iterable, Mapping, Sequence
from typing import Any

from sqlalchemy import Connection, MetaData, Table, delete, or_, select, update
from sqlalchemy.dialects import postgresql, sqlite

from farside.core.record import Move, on_paper, tupled
from farside.table import doors
from farside.table.sql.house.copying import brought_up
from farside.table.sql.house.opened import database, drawn_up, snapshot
from farside.table.store import StoreError

HEAD = "person 1"
MOVABLE = ("profiles", "keepsakes", "tables", "seats", "moves", "devices", "ring_settings")  # put back in this order
SECRETS = ("token", "host", "invite", "former")  # marks of what opens a door, or did
Row = dict[str, Any]
Paper = dict[str, Any]


class Somebody:
    """What one person has in one moment of the house."""

    def __init__(self, connection: Connection, tables: MetaData, secrets: Sequence[str]) -> None:
        self.connection = connection
        self.tables = tables.tables
        devices = self.columns("devices")
        marks = [doors.ring_mark(secret) for secret in secrets]
        self.profiles = {row["ring"] for row in self.all("devices", devices.secret.in_(marks))}
        self.marks = {mark for secret in secrets for mark in marks_of(secret)}

    def all(self, table: str, where: Any) -> list[Row]:
        found = self.connection.execute(select(self.tables[table]).where(where)).mappings()
        return [dict(row) for row in found]

    def columns(self, table: str) -> Any:
        return self.tables[table].c

    def seats(self) -> list[Row]:
        at = self.columns("seats")
        return self.all(
            "seats", or_(at.ring.in_(self.profiles), at.profile.in_(self.profiles), at.token.in_(self.marks))
        )

    def hosted(self, table: str) -> list[Row]:
        """The tables or campaigns somebody has opened."""
        mine = self.columns(table).host.in_(self.marks)
        return self.all(table, or_(mine, self.columns(table).ring.in_(self.profiles)) if table == "tables" else mine)

    def is_mine(self, seat: Row) -> bool:
        return not {seat["ring"], seat["profile"]}.isdisjoint(self.profiles) or seat["token"] in self.marks

    def codes(self) -> list[str]:
        """The tables at which somebody sits, and those somebody has opened."""
        return sorted({seat["table_id"] for seat in self.seats()} | {row["id"] for row in self.hosted("tables")})

    def owned(self, table: str, column: str) -> list[Row]:
        return self.all(table, self.columns(table)[column].in_(self.profiles))


def marks_of(secret: str) -> set[str]:
    """How a token lies in the database."""
    return {doors.mark(secret)} - {""}


# -- on paper --------------------------------------------------------------------------------------


def export(url: str, secrets: Sequence[str]) -> Paper:
    """Everything somebody has. Of a running game only what is theirs, because the rest would show the decks."""
    with brought_up(url) as here, database(here) as engine, snapshot(engine) as connection:
        who = Somebody(connection, drawn_up(engine), secrets)
        profiles, keepsakes = who.owned("profiles", "id"), who.owned("keepsakes", "profile")
        codes, begun = who.codes(), who.hosted("campaigns")
        if not (profiles or codes or begun):
            raise StoreError("nobody here has this secret")
        games = [game_of(who, code) for code in codes]
        return {
            "farside": HEAD,
            "made": time.time(),
            "games": [told for told, _rows in games],
            "campaigns": [{"campaign": row["id"], "game": row["game"], "created": row["created"]} for row in begun],
            "rows": [
                *[["profiles", row] for row in profiles],
                *[["keepsakes", row] for row in keepsakes],
                *[row for _told, found in games for row in found],
                *[[kind, row] for kind in ("devices", "ring_settings") for row in who.owned(kind, "ring")],
            ],
        }


def game_of(who: Somebody, code: str) -> tuple[Paper, list[list[Any]]]:
    """One table: what is told of it and, once it is over, the rows to put it up again. Without others' secrets."""
    (row,) = who.all("tables", who.columns("tables").id == code)
    seats = sorted(who.all("seats", who.columns("seats").table_id == code), key=lambda seat: int(seat["seat"]))
    moves = sorted(who.all("moves", who.columns("moves").table_id == code), key=lambda move: int(move["ply"]))
    mine = [seat["seat"] for seat in seats if who.is_mine(seat)]
    told: Paper = {
        "table": code,
        "game": row["game"],
        "created": row["created"],
        "over": bool(row["over"]),
        "seats": mine,
        "names": [seat["name"] for seat in seats if seat["seat"] in mine],
        "moves": [f"{move['seat']} {move['name']}" for move in moves if move["seat"] in mine],
    }
    if not row["over"]:
        return told, []
    told["record"] = record_of(row, moves)
    written = [["tables", {**veiled(row, who.marks), **kept_rings(who, row, "ring")}]]
    written += [["seats", {**veiled(seat, who.marks), **kept_rings(who, seat, "ring", "profile")}] for seat in seats]
    return told, [*written, *[["moves", move] for move in moves]]


def record_of(row: Row, moves: Iterable[Row]) -> str:

    variants = {name: tupled(value) for name, value in json.loads(row["variants"]).items()}
    played = [Move(move["seat"], move["name"]) for move in moves]
    return on_paper(row["game"], row["edition"], row["seats"], int(row["seed"]), variants, played, None, row["box"])


def veiled(row: Row, marks: set[str]) -> Row:
    """A row without what opens other people's doors."""
    return {name: "" if name in SECRETS and value not in marks else value for name, value in row.items()}


def kept_rings(who: Somebody, row: Row, *names: str) -> Row:
    """Whose it is, if it is theirs."""
    return {name: row[name] if row[name] in who.profiles else "" for name in names}


# -- back again ------------------------------------------------------------------------------------


def take_in(url: str, paper: object) -> dict[str, int]:
    """Put back what somebody has brought; what is there already stays as it is. Says how many rows are new."""
    found = read(paper)
    with database(url) as engine:
        tables = drawn_up(engine)
        with engine.begin() as connection:
            counts, new = dict.fromkeys(MOVABLE, 0), set[str]()
            for name in MOVABLE:
                for row in (row for kind, row in found if kind == name):
                    if name in ("seats", "moves") and row.get("table_id") not in new:
                        continue  # a table that is there already is not added to
                    if added(connection, tables.tables[name], row):
                        counts[name] += 1
                        new |= {str(row["id"])} if name == "tables" else set()
    return counts


def read(paper: object) -> list[tuple[str, Row]]:
    """The rows of a person's paper; StoreError says what is wrong with it."""
    if not isinstance(paper, dict) or paper.get("farside") != HEAD or not isinstance(paper.get("rows"), list):
        raise StoreError(f'a paper is {{"farside": "{HEAD}", "rows": […]}}, as `farside admin export` writes it')
    found: list[tuple[str, Row]] = []
    for one in paper["rows"]:
        if not (isinstance(one, list) and len(one) == 2 and one[0] in MOVABLE and isinstance(one[1], dict)):
            raise StoreError(f"a row is one of {', '.join(MOVABLE)} with its columns, not {str(one)[:60]}")
        name, row = one
        if name == "tables" and not (row.get("over") == 1 and doors.is_code(str(row.get("id")))):
            raise StoreError(f"only finished games are put back, not table {row.get('id')}")
        found.append((name, row))
    return [*found, *first_devices(found)]


def first_devices(found: Sequence[tuple[str, Row]]) -> list[tuple[str, Row]]:
    """Of a paper from before keyrings: a profile was opened by the secret it was named after."""
    opened = {row.get("ring") for kind, row in found if kind == "devices"}
    old = [row for kind, row in found if kind == "profiles" and row.get("id") not in opened]
    same = ("created", "seen")
    return [
        ("devices", {"secret": row["id"], "ring": row["id"], "kind": "", **dict.fromkeys(same, row["created"])})
        for row in old
    ]


def added(connection: Connection, table: Table, row: Mapping[str, Any]) -> bool:
    strange = set(row) - set(table.c.keys())
    if strange:
        raise StoreError(f"{table.name} has no {', '.join(sorted(strange))}; the file is of another version")
    kind = sqlite if connection.dialect.name == "sqlite" else postgresql
    done = connection.execute(kind.insert(table).values(row).on_conflict_do_nothing())
    return done.rowcount == 1


# -- gone ------------------------------------------------------------------------------------------


def forget(url: str, secrets: Sequence[str]) -> dict[str, int]:
    """Nothing of somebody is left: what is theirs alone is deleted, at others' tables a seat without a name remains."""
    with database(url) as engine:
        tables = drawn_up(engine)
        with engine.begin() as connection:
            who = Somebody(connection, tables, secrets)
            codes, seats, begun = who.codes(), who.seats(), who.hosted("campaigns")
            gone = [code for code in codes if is_alone(who, code)]
            counts = {"tables": drop(connection, tables.tables["tables"], "id", gone)}
            counts["seats"] = sum(leave(connection, tables.tables["seats"], seat) for seat in seats)
            unhost(connection, tables.tables["tables"], who)
            counts["keepsakes"] = drop(connection, tables.tables["keepsakes"], "profile", sorted(who.profiles))
            counts["profiles"] = drop(connection, tables.tables["profiles"], "id", sorted(who.profiles))
            counts["campaigns"] = drop(connection, tables.tables["campaigns"], "id", [row["id"] for row in begun])
    if not any(counts.values()):
        raise StoreError("nobody here has this secret")
    return counts


def is_alone(who: Somebody, code: str) -> bool:
    """Whether nobody else has sat down at a table."""
    seats = who.all("seats", who.columns("seats").table_id == code)
    return not any(seat["kind"] == "human" and seat["taken"] and not who.is_mine(seat) for seat in seats)


def drop(connection: Connection, table: Table, column: str, keys: Sequence[str]) -> int:
    return connection.execute(delete(table).where(table.c[column].in_(keys))).rowcount if keys else 0


def leave(connection: Connection, table: Table, seat: Row) -> int:
    here = (table.c.table_id == seat["table_id"]) & (table.c.seat == seat["seat"])
    return connection.execute(
        update(table).where(here).values(name="", profile="", ring="", token="", former="")
    ).rowcount


def unhost(connection: Connection, table: Table, who: Somebody) -> None:
    mine = or_(table.c.host.in_(who.marks), table.c.ring.in_(who.profiles))
    connection.execute(update(table).where(mine).values(host="", ring=""))
