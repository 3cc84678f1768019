"""Tables: the games of a study as Parquet. The only file that imports pyarrow."""

from __future__ import annotations

from collections.abc import Iterable
from io import BytesIO
from pathlib import Path
from typing import Any, Final

from farside.lab.scribe import CHOSEN, NO_PLAYER, Pages, Row

try:
    import pyarrow as pa
    import pyarrow.compute as pc
    from pyarrow import parquet
except ImportError as error:
    raise ValueError("a study writes Parquet, which needs the extra `lab`: pip install 'farside[lab]'") from error

TABLES: Final = ("games", "decisions", "uses")
WORD: Final = pa.dictionary(pa.int32(), pa.string())

SCHEMAS: Final[dict[str, Any]] = {
    "games": pa.schema(
        [
            ("box", WORD),  # shipped (as Farside came), or changed
            ("game", pa.int32()),  # its number in the study
            ("seed", pa.int64()),
            ("players", pa.list_(pa.string())),  # by seat: the bot
            ("scores", pa.list_(pa.int32())),
            ("winners", pa.list_(pa.int8())),
            ("plies", pa.int32()),
            ("decisions", pa.int32()),  # answers with a choice
            ("lead_changes", pa.int32()),
            ("leaders", pa.list_(pa.int8())),  # after every twentieth of the game: who has most points, -1 nobody alone
            ("favourites", pa.list_(pa.int8())),  # the same by the taste
            ("luck", pa.list_(pa.float32())),  # with --luck, by third and seat: what chance gave of win chance
            ("moved", pa.list_(pa.float32())),  # and how far the seat's win chance moved
        ]
    ),
    "decisions": pa.schema(
        [
            ("box", WORD),
            ("game", pa.int32()),
            ("ply", pa.int32()),
            ("seat", pa.int8()),
            ("verb", WORD),
            ("action", WORD),
            ("options", pa.int32()),
            ("leader", pa.int8()),  # before the answer
            ("favourite", pa.int8()),
            ("value", pa.float32()),  # the position for this seat, by the taste
        ]
    ),
    "uses": pa.schema(
        [
            ("box", WORD),
            ("game", pa.int32()),
            ("seat", pa.int8()),
            ("player", WORD),  # empty: nobody who is asked
            ("what", WORD),  # an event, or a verb
            ("kind", WORD),  # of component; "chosen" for verbs
            ("key", WORD),
            ("times", pa.int32()),
            ("won", pa.float64()),  # the seat's share of the victory
            ("edge", pa.float64()),  # times x edge, summed over a game: the winners' mean less that of the others
        ]
    ),
}


def packed(rows: Iterable[Row], name: str) -> bytes:
    """Rows as one Parquet file."""
    out = BytesIO()
    parquet.write_table(pa.Table.from_pylist(list(rows), SCHEMAS[name]), out)
    return out.getvalue()


def packed_pages(pages: Pages) -> dict[str, bytes]:
    return {name: packed(getattr(pages, name), name) for name in TABLES}


def read(file: Path) -> Any:
    return parquet.read_table(file)


def merge(files: list[Path], name: str, target: Path) -> None:
    """Many files as one, in the order of box, game and ply."""
    table = pa.concat_tables([parquet.read_table(file, schema=SCHEMAS[name]) for file in files]).unify_dictionaries()
    write(table, target)


def write(table: Any, target: Path) -> None:
    """A whole file, or none."""
    beside = target.with_suffix(".part")
    parquet.write_table(table, beside)
    beside.replace(target)


def games_of(file: Path) -> list[Row]:
    found: list[Row] = read(file).to_pylist()
    return found


def choices(file: Path, box: str) -> list[int]:
    """How many options each decision with a choice had."""
    table = parquet.read_table(file, columns=["box", "options"])
    real = pc.and_(pc.equal(table["box"].cast(pa.string()), box), pc.greater(table["options"], 1))
    found: list[int] = table.filter(real)["options"].to_pylist()
    return found


def sums(file: Path, first: str = "") -> list[Row]:
    """For every box and thing used, sums over games of what the estimates need.

    In one game `b` players used it, who had `a` of the victory; `d` is how much oftener the winners used it than the
    others, or with `first` how much oftener that player did. Summed: a, b, aa, ab, bb, d, dd and the times.
    """
    table = read(file)
    table = table.filter(pc.not_equal(table["player"].cast(pa.string()), NO_PLAYER))
    weight = versus(table, first) if first else table["edge"]
    table = table.append_column("d", pc.multiply(table["times"], weight))
    keys = ["box", "what", "kind", "key"]
    each = table.group_by([*keys, "game"]).aggregate([("won", "sum"), ("won", "count"), ("times", "sum"), ("d", "sum")])
    a, b, d = each["won_sum"], each["won_count"].cast(pa.float64()), each["d_sum"]
    columns = {"a": a, "b": b, "aa": times(a, a), "ab": times(a, b), "bb": times(b, b), "d": d, "dd": times(d, d)}
    for label, column in columns.items():
        each = each.append_column(label, column)
    summed = each.group_by(keys).aggregate([(label, "sum") for label in (*columns, "times_sum")])
    names = [name.removesuffix("_sum").removesuffix("_sum") for name in summed.column_names]
    found: list[Row] = summed.rename_columns(names).to_pylist()
    return sorted(found, key=lambda row: [str(row[key]) for key in keys])


def named(file: Path, box: str) -> set[tuple[str, str]]:
    """Kind and key of every component that the games with one box name."""
    table = parquet.read_table(file, columns=["box", "kind", "key"])
    rows = table.filter(pc.equal(table["box"].cast(pa.string()), box)).group_by(["kind", "key"]).aggregate([])
    return {(row["kind"], row["key"]) for row in rows.to_pylist() if row["kind"] != CHOSEN}


def times(one: Any, other: Any) -> Any:
    return pc.multiply(one, other)


def versus(table: Any, first: str) -> Any:
    """Weighs one player against the mean of the others."""
    seats = pc.max(table["seat"]).as_py() + 1
    return pc.if_else(pc.equal(table["player"].cast(pa.string()), first), 1.0, -1.0 / max(1, seats - 1))
