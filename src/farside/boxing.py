"""`farside box`: boxes as files. What there is, whether a file is right, how two differ, taking one along.

Boxes that lie in the boxes folder are known to the server when it starts.
"""

from __future__ import annotations

import json
import os
from collections.abc import Sequence
from dataclasses import asdict
from pathlib import Path
from typing import Annotated

import typer
from rich.console import Console
from rich.table import Table

import farside
from farside.caller import GameKey, Json, plainly, program
from farside.core import boxfolder, shelf
from farside.core.box import SOURCES, BoxError
from farside.core.boxes import OURS, GameBox, differences, shortened
from farside.core.boxfile import read_box, told, written

app = program("Boxes: the component files of a game, ours and others'.", no_args_is_help=True)
File = Annotated[Path, typer.Argument(metavar="FILE", help="A box: one file, or a folder with several.")]
Title = Annotated[str, typer.Option(help="The game it is for, if the file does not say.")]


def folder() -> Path:
    """Where boxes lie: FARSIDE_BOXES, or a folder in the user's data directory."""
    from farside.table import settings  # a server takes its time to import; other commands need none

    return settings.boxes_folder()


def lend(wanted: list[str], game: str = "") -> None:
    """Play with these boxes in this process and in those that it starts."""
    if wanted:
        with plainly():
            boxes = [boxfolder.asked(word, game, folder()) for word in wanted]
            for box in boxes:
                if box.game != game != "":
                    raise BoxError(f"--box: {box.name} is a box of {box.game}, and what is played is {game}")
            boxfolder.lend_all(boxes)


def lend_to_server(wanted: list[str]) -> None:
    """The same for a server: a bad file is named, here and in the lobby, and its game is played with ours."""
    good: list[GameBox] = []
    aside: list[tuple[str, str]] = []
    for word in wanted:
        try:
            good.append(boxfolder.asked(word, "", folder()))
        except (ValueError, OSError) as error:
            aside.append((word, str(error)))
            typer.echo(f"farside: {word} is set aside: {error}", err=True)
    os.environ["FARSIDE_ASIDE"] = json.dumps(aside)
    if good:
        boxfolder.lend_all(good)


def know(record: str, wanted: Sequence[str] = ()) -> None:
    """Let the box that a record was played with be known here: one that somebody brings, or one of the folder."""
    digests = [line.removeprefix("box ") for line in record.splitlines() if line.startswith("box ")]
    for box in [boxfolder.asked(word, "", folder()) for word in wanted]:
        if box.digest not in digests:
            known = ", ".join(map(shortened, digests)) or OURS
            raise BoxError(f"--box: {box.name} is {box.short}, and the record was played with {known}")
        shelf.put(box)
    if wanted or not digests or any(shelf.ours(key).digest in digests for key in farside.shelf()):
        return
    for box in boxfolder.read_folder(folder())[0]:
        if box.digest in digests:
            shelf.put(box)


# -- commands --------------------------------------------------------------------------------------------


def row_of(box: GameBox) -> dict[str, object]:
    return {"game": box.game, "name": box.name, "digest": box.digest, "edition": box.edition, "marks": box.marks}


@app.command("list")
def list_boxes(as_json: Json = False) -> None:
    """Our boxes and those of the boxes folder, with how much of each is known from where."""
    with plainly():
        good, bad = boxfolder.read_folder(folder())
        known = [*(shelf.ours(key) for key in farside.shelf()), *good]
    if as_json:
        typer.echo(json.dumps({"boxes": [row_of(box) for box in known], "bad": [each._asdict() for each in bad]}))
        return
    table = Table("game", "name", "digest", *SOURCES, box=None)
    for box in known:
        table.add_row(box.game, box.name, box.short, *[str(box.marks[mark]) for mark in SOURCES])
    Console().print(table)
    for each in bad:
        typer.echo(f"farside: {each.file} is set aside: {each.why}", err=True)


@app.command()
def check(file: File, game: Title = "") -> None:
    """Whether a game can be made from a file, to the last key."""
    with plainly():
        box = shelf.checked(read_box(file), game)
        many = len(differences(shelf.ours(box.game), box))
    typer.echo(f"{box.game}: {box.name} is right ({box.short}); values that differ from ours: {many}")


@app.command()
def diff(
    one: Annotated[str, typer.Argument(metavar="A", help="A file, a folder, a game (our box), or a name.")],
    other: Annotated[str, typer.Argument(metavar="B", help="The same; it may be another box of that game.")],
    as_json: Json = False,
) -> None:
    """The values in which two boxes of a game differ."""
    with plainly():
        game = next((key for key in shelf.keys() if key in (one, other)), "")  # noqa: SIM118 - the same
        rows = differences(*[boxfolder.found(word, game, folder()) for word in (one, other)])
    if as_json:
        typer.echo(json.dumps([asdict(row) for row in rows]))
        return
    for row in rows:
        typer.echo(told(row))
    if not rows:
        typer.echo("the two boxes say the same")


@app.command()
def export(
    game: GameKey,
    box: Annotated[str, typer.Option("--box", metavar="BOX", help="Another one than ours: a file or a name.")] = "",
    out: Annotated[Path | None, typer.Option(metavar="FILE", help="Write it here, not to the screen.")] = None,
    whole: Annotated[
        Path | None, typer.Option(metavar="FOLDER", help="Write whole component files into a new folder instead.")
    ] = None,
) -> None:
    """A box as one file: the values that differ from ours; or whole component files, to be changed."""
    with plainly():
        chosen = boxfolder.found(box, game, folder()) if box else shelf.ours(game)
        if whole is not None:
            write_whole(chosen, whole)
            return
        text = written(chosen, shelf.ours(game))
        if out is None:
            typer.echo(text, nl=False)
        else:
            out.write_text(text, encoding="utf-8")


def write_whole(box: GameBox, place: Path) -> None:
    """The component files that our package came with, as they are; of another box, with its values."""
    if place.is_dir() and any(place.iterdir()):
        raise ValueError(f"{place} holds something else; give a new or empty folder")
    place.mkdir(parents=True, exist_ok=True)
    for part, text in shelf.texts_of(box).items():
        (place / f"{part}.toml").write_text(text, encoding="utf-8")
    typer.echo(f"{place}: {', '.join(f'{part}.toml' for part in box.parts)}")


@app.command("import")
def take_in(file: File, game: Title = "") -> None:
    """Check a box and lay it into the boxes folder; a box of the same name is replaced."""
    with plainly():
        box = shelf.checked(read_box(file), game)
        path = boxfolder.save(box, folder())
    typer.echo(f"{box.game}: {box.name} ({box.short}) is in {path}")
