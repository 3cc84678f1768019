"""`farside analyse`: a recorded game in win chances, for people and for programs."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Annotated, Any

import typer
from rich.console import Console
from rich.table import Table

import farside
from farside import verifying
from farside.bots.analysis import Analyst
from farside.caller import Json, plainly, progress

HEAPS = ("start", "choices", "gifts", "luck", "plans", "unexplained", "result")
MARKS = {"slip": "?!", "mistake": "?", "blunder": "??", "perhaps": "perhaps"}


def analyse(
    file: Annotated[Path, typer.Argument(metavar="FILE", help="A record of a finished game.")],
    seed: Annotated[int, typer.Option(min=0, help="The dice of the searches.")] = 1,
    as_json: Json = False,
) -> None:
    """Tell a finished game in win chances: what choices cost, what luck gave, what nobody can explain."""
    with plainly():
        analyst = Analyst(verifying.read_record(file), seed)
    with progress(analyst.pieces(), as_json) as watch:
        for done, _step in enumerate(analyst.work()):
            watch(done + 1)
    found = analyst.told()
    if as_json:
        typer.echo(json.dumps(found))
        return
    console = Console()
    names = [farside.game(found["game"]).voice().name(seat) for seat in range(found["seats"])]
    console.print(heaps(found, names))
    console.print(costly(found, names))


def heaps(found: dict[str, Any], names: list[str]) -> Table:
    """One line a player: what moved the chance to win, in percent."""
    table = Table("player", *HEAPS, box=None)
    for row in found["sums"]:
        table.add_row(names[row["seat"]], *[f"{100 * row[heap]:.0f}" for heap in HEAPS])
    return table


def costly(found: dict[str, Any], names: list[str]) -> Table:
    """The decisions that cost something, or may have."""
    table = Table("ply", "player", "played", "better", "cost", "give or take", "", box=None)
    for row in found["decisions"]:
        if row["grade"] in MARKS:
            turns = [" ".join(row[which]) for which in ("played", "best")]
            costs = [f"{100 * row[which]:.0f}" for which in ("loss", "doubt")]
            table.add_row(str(row["ply"]), names[row["seat"]], *turns, *costs, MARKS[row["grade"]])
    return table
