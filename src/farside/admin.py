"""`farside admin`: keeping house. Everything works beside a running server, on SQLite and on PostgreSQL."""

from __future__ import annotations

import json
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Annotated, Any

import typer

from farside.caller import BROKEN, Json, fail, plainly, program

app = program("Keep house: back up and restore, what somebody has, what is old, what there is.", no_args_is_help=True)
Database = Annotated[
    str | None, typer.Option(metavar="URL", help="As for `farside serve`; FARSIDE_DATABASE, or the usual file.")
]
Secrets = Annotated[
    list[str], typer.Option("--secret", help="A collection's secret, or a seat's or host's token. `-` reads it.")
]
LARGEST_FILE = 50_000_000  # bytes of what one person has


@contextmanager
def kept() -> Iterator[None]:
    """What cannot be done, in one line."""
    from farside.table.settings import SettingsError
    from farside.table.store import StoreError

    try:
        with plainly():
            yield
    except (StoreError, SettingsError) as error:
        fail(str(error), BROKEN)


def database_of(given: str | None) -> str:
    from farside.table import settings

    return settings.read(database=given).database


def size(number: float) -> str:
    """Bytes for people."""
    for unit in ("bytes", "kB", "MB"):
        if number < 1000:
            return f"{number:.0f} {unit}" if unit == "bytes" else f"{number:.1f} {unit}"
        number /= 1000
    return f"{number:.1f} GB"


def secrets_of(given: list[str]) -> list[str]:
    """The secrets, read where nobody looks over the shoulder of the shell's history."""
    found = [sys.stdin.readline().strip() if one == "-" else one for one in given]
    if not any(found):
        fail("a person is known by a secret: --secret SECRET, or --secret - to type it")
    return [one for one in found if one]


def summed(rows: dict[str, int]) -> str:
    names = ("tables", "moves", "profiles", "campaigns")
    return ", ".join(f"{rows.get(name, 0)} {name}" for name in names)


@app.command()
def backup(
    file: Annotated[Path, typer.Argument(metavar="FILE", help="*.db for SQLite's own form, else a packed text.")],
    database: Database = None,
) -> None:
    """Copy the whole house while it is in use: one moment of it, checked."""
    from farside.table.sql.house import copying

    with kept():
        found = copying.backup(database_of(database), file)
    typer.echo(f"{found.file}: {size(found.bytes)}, {summed(found.rows)}")


@app.command()
def restore(
    file: Annotated[Path, typer.Argument(metavar="FILE", help="A backup of either form.")],
    database: Database = None,
) -> None:
    """Put a backup into a new or empty database, of the same kind or of the other."""
    from farside.table.sql.house import copying

    with kept():
        found = copying.restore(file, database_of(database))
    typer.echo(f"{found.file}: {summed(found.rows)} restored")


@app.command()
def export(
    secret: Secrets = [],  # noqa: B006  # Typer copies its defaults
    table: Annotated[str, typer.Option(metavar="CODE", help="Instead: a table's record, resting or running.")] = "",
    out: Annotated[Path | None, typer.Option(metavar="FILE", help="Else it is written here.")] = None,
    database: Database = None,
) -> None:
    """Write down everything somebody has, known by a secret; or any table's record."""
    from farside.table.sql.house import people, tables

    with kept():
        url = database_of(database)
        text = tables.record(url, table) if table else json.dumps(people.export(url, secrets_of(secret)), indent=1)
        if out is None:
            typer.echo(text, nl=not text.endswith("\n"))
        else:
            from farside.table.sql.house.copying import private

            private(out).write_text(text, encoding="utf-8")


@app.command("import")
def take_in(
    file: Annotated[Path, typer.Argument(metavar="FILE", help="What `farside admin export` wrote.")],
    database: Database = None,
) -> None:
    """Take in what somebody has brought: a collection and finished games. What is there already stays as it is."""
    from farside.table.sql.house import people

    with kept():
        if file.stat().st_size > LARGEST_FILE:
            fail(f"{file}: too large to be what one person has")
        try:
            paper: Any = json.loads(file.read_text(encoding="utf-8"))
        except ValueError as error:
            fail(f"{file} is not JSON that can be read: {error}")
        counts = people.take_in(database_of(database), paper)
    typer.echo(", ".join(f"{count} {name}" for name, count in counts.items()) + " new")


@app.command()
def prune(
    finished: Annotated[float | None, typer.Option(metavar="DAYS", min=0, help="Games over for so long.")] = None,
    unfinished: Annotated[float | None, typer.Option(metavar="DAYS", min=0, help="Games without a move since.")] = None,
    secret: Secrets = [],  # noqa: B006  # Typer copies its defaults
    dry_run: Annotated[bool, typer.Option("--dry-run", help="Say what would be deleted.")] = False,
    database: Database = None,
) -> None:
    """Delete what is old, or everything of one person. Nothing is ever deleted unless you say so here."""
    from farside.table.sql.house import people, pruning

    with kept():
        url = database_of(database)
        if secret:
            if dry_run:
                fail("what somebody has is shown by `farside admin export --secret`")
            counts = people.forget(url, secrets_of(secret))
            typer.echo(", ".join(f"{count} {name}" for name, count in counts.items()) + " deleted")
            return
        if finished is None and unfinished is None:
            fail("say what: --finished DAYS, --unfinished DAYS or --secret SECRET")
        ages = (pruning.NEVER if finished is None else finished, pruning.NEVER if unfinished is None else unfinished)
        found = pruning.prune(url, *ages, really=not dry_run)
    verb = "would be deleted" if dry_run else "deleted"
    typer.echo(f"{found.finished} finished games, {found.unfinished} unfinished, {found.campaigns} campaigns {verb}")


@app.command()
def stats(database: Database = None, as_json: Json = False) -> None:
    """What there is: tables, moves, people, bytes."""
    from farside.table.sql.house import counting

    with kept():
        found = counting.stats(database_of(database))
    if as_json:
        typer.echo(json.dumps(found))
        return
    for game, tables in found.pop("games").items():
        typer.echo(f"{game:<14} {tables['open']:>7} open  {tables['finished']:>7} finished")
    found["size"] = size(found.pop("bytes"))
    for name, value in found.items():
        typer.echo(f"{name.replace('_', ' '):<20} {value}")


@app.command()
def check(
    only_open: Annotated[bool, typer.Option("--open", help="Only games that are not over.")] = False,
    database: Database = None,
    as_json: Json = False,
) -> None:
    """Replay all tables with this version: which would rest, and which would end otherwise?"""
    from farside.table.sql.house import checking

    with kept():
        checked = checking.check(database_of(database), only_open=only_open)
    if as_json:
        typer.echo(json.dumps({"tables": checked.tables, "found": [one._asdict() for one in checked.found]}))
    else:
        for one in checked.found:
            typer.echo(f"{one.table}  {one.game}  {'over' if one.over else 'open'}  {one.why}")
        typer.echo(f"{checked.tables - len(checked.found)} of {checked.tables} tables go on as they are")
    if checked.found:
        raise typer.Exit(BROKEN)


@app.command()
def desk(
    address: Annotated[str, typer.Option(metavar="URL", help="How you reach the server.")] = "",
    database: Database = None,
) -> None:
    """A new secret for the host's desk, and its link; the one before opens nothing any more."""
    from farside.table import settings
    from farside.table.sql.house.keeper import new_secret

    with kept():
        chosen = settings.read(database=database)
        secret = new_secret(chosen.database)
    where = (address or f"http://localhost:{chosen.port}{chosen.root_path}").rstrip("/")
    typer.echo(f"{where}/desk?secret={secret}")
