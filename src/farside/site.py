"""`farside site`: Farside in a tab, as a folder of files for any web server."""

from __future__ import annotations

import shutil
import subprocess
import sys
import zipfile
from pathlib import Path
from typing import Annotated

import typer

BUILDER = Path(__file__).resolve().parent.parent.parent / "tools/build_site.py"  # there only in a source tree
TOP = "index.html"


def site(
    out: Annotated[Path, typer.Argument(help="The folder to write; it must be new, or an earlier site.")],
    source: Annotated[
        Path | None, typer.Option("--from", help="A site that was built elsewhere: its folder, or a zip of a release.")
    ] = None,
) -> None:
    """Write Farside in a tab: a folder that any web server can serve, and that works offline after the first visit."""
    if out.exists() and not is_ours(out):
        raise typer.BadParameter(f"{out} is there already and is no site of ours; give a new folder", param_hint="OUT")
    if source is None:
        build(out)
    elif source.is_dir():
        must_be_site((source / TOP).is_file(), source)
        shutil.copytree(source, out, dirs_exist_ok=True)
    else:
        unpack(source, out)
    sys.stdout.write(f"Farside in a tab is in {out}: publish that folder as it is, by https.\n")


def is_ours(folder: Path) -> bool:
    """An earlier site, or a folder with nothing in it."""
    return folder.is_dir() and ((folder / "py/python.json").is_file() or not any(folder.iterdir()))


def must_be_site(is_one: bool, source: Path) -> None:
    if not is_one:
        raise typer.BadParameter(
            f"{source} holds no {TOP}: it is neither a site's folder nor its zip", param_hint="--from"
        )


def build(out: Path) -> None:
    if not BUILDER.is_file():
        hint = "a site is built in a clone of the sources with `make site`; with --from, an earlier one is written"
        raise typer.BadParameter(hint, param_hint="OUT")
    if subprocess.run([sys.executable, str(BUILDER), str(out)], check=False).returncode:
        raise typer.Exit(1)


def unpack(source: Path, out: Path) -> None:
    try:
        with zipfile.ZipFile(source) as packed:
            must_be_site(TOP in packed.namelist(), source)
            packed.extractall(out)
    except (OSError, zipfile.BadZipFile) as error:
        raise typer.BadParameter(f"{source} cannot be read: {error}", param_hint="--from") from error
