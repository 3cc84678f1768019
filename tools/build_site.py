"""Builds Farside in a tab: a folder of files for any web server, into dist/site. `make site`."""

import argparse
import asyncio
import gzip
import hashlib
import io
import json
import os
import re
import shutil
import subprocess
import sys
import tarfile
import zipfile
from collections.abc import Callable, Iterable
from html import unescape
from importlib import metadata
from pathlib import Path
from typing import Final

from farside.core.languages import LANGUAGES
from farside.tab.bridge import Asked, Bridge
from farside.tab.house import opened
from farside.table.pages.paper import MADE, environment, phrases

ROOT: Final = Path(__file__).resolve().parent.parent
PACKAGE: Final = ROOT / "src/farside"
TAB: Final = PACKAGE / "web/tab"
PYODIDE: Final = ROOT / "node_modules/pyodide"
BENCH: Final = ROOT / "build/site"  # where things are put together

# What the app imports besides the standard library, and nothing that needs a C compiler.
LIBRARIES: Final = (
    "anyio",
    "idna",
    "jinja2",
    "markdown-it-py",
    "markupsafe",
    "mdurl",
    "mypy_extensions",
    "segno",
    "starlette",
    "typing_extensions",
)
ROOMS: Final = ("core", "bots", "games", "table", "tab")  # of the package, with its page
LEFT: Final = ("table/sql", "table/serve.py", "table/team.py", "table/teammate.py", "table/siege.py", "table/load.py")
OPENINGS: Final = ("pyodide.mjs", "pyodide.asm.mjs", "pyodide.asm.wasm")
# Of the standard library besides what a visit of all pages has used: what may be wanted all the same.
ALWAYS: Final = (
    "asyncio",
    "concurrent.futures",
    "importlib",
    "json",
    "zipfile",
    "tarfile",
    "shutil",
    "traceback",
)
CODECS: Final = ("ascii", "utf_8", "utf_8_sig", "utf_16", "latin_1", "cp437", "cp1252", "idna", "punycode", "aliases")
PACKED: Final = {".tar", ".zip", ".wasm"}  # many a host would send them as they are
STDLIB: Final = "python_stdlib.zip"
HERE: Final = "/farside-is-here"  # stands for wherever the folder will lie
SAID: Final = (
    "starting",
    "failed",
    "unkept",
    "full",
    "save",
    "new-version",
    "take-it",
    "close",
    "no-wasm",
    "no-worker",
    "not-secure",
)
ABOUT: Final = (
    "Farside in a tab: the licences of its parts. Farside itself: MIT, farside.txt.",
    "Pyodide (py/pyodide.*): Mozilla Public License 2.0; its source is the npm package `pyodide`.",
    "CPython and its library (py/library.zip, in py/pyodide.asm.wasm): Python Software Foundation License 2.0.",
)
FRONT: Final = ("Libraries and font of the page: static/built/*.LICENSE.txt.",)
STILL: Final = 315532800  # every file is as old as the first of them may be: the same sources give the same bytes


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("out", nargs="?", type=Path, default=ROOT / "dist/site")
    build(parser.parse_args().out)


def build(out: Path) -> None:
    shutil.rmtree(BENCH, ignore_errors=True)
    (BENCH / "app").mkdir(parents=True)
    gather(BENCH / "app")
    library(BENCH / "library")
    for folder in ("app", "library"):
        node("compile.mjs", BENCH / folder)
    fresh = BENCH / "site"
    (fresh / "py").mkdir(parents=True)
    for name in OPENINGS:
        shutil.copyfile(PYODIDE / name, fresh / "py" / name)
    pack_library(fresh / "py/library.zip", lambda module: True)
    games = pack_app(fresh / "py", lambda module: True)
    (fresh / "py/python.json").write_text(json.dumps({"lock": lock(), "games": games}))
    used = set(json.loads(node("smoke.mjs", fresh, BENCH / "app/premade.bin")))
    pack_library(fresh / "py/library.zip", lambda module: is_wanted(module, used))
    pack_app(fresh / "py", lambda module: module in used)
    page(fresh)
    licences(fresh / "licences")
    pack(fresh)
    worker(fresh)
    shutil.rmtree(out, ignore_errors=True)
    out.parent.mkdir(parents=True, exist_ok=True)
    shutil.move(fresh, out)
    report(out)


def is_wanted(module: str, used: set[str]) -> bool:
    """Of the standard library: what a visit of all pages has used, and what may be wanted all the same."""
    return module in used or module.startswith(ALWAYS) or module in {f"encodings.{name}" for name in CODECS}


def lock() -> dict[str, object]:
    """What Pyodide wants to know of its packages: whom it belongs to, and that there are none."""
    told = json.loads((PYODIDE / "pyodide-lock.json").read_text())
    return {"info": told["info"], "packages": {}}


def node(script: str, *given: object) -> str:
    """A script under Node.js; says the last line it has written."""
    path = os.pathsep.join((os.environ.get("PATH", ""), str(Path(sys.executable).parent)))
    order = [shutil.which("node", path=path) or "node", str(ROOT / "tools/site" / script), *map(str, given)]
    done = subprocess.run(
        order, check=True, cwd=ROOT, env=os.environ | {"PATH": path}, stdout=subprocess.PIPE, text=True
    )
    return done.stdout.strip().rpartition("\n")[2]


# -- the page --------------------------------------------------------------------------------------


def page(site: Path) -> None:
    """The shell, what pages load, and the lobby as a visitor sees it at once."""
    for name in ("engine.js", "untar.js", "shell.js", "shell.css", "manifest.webmanifest"):
        shutil.copyfile(TAB / name, site / name)
    copy(PACKAGE / "web/static", site / "static")
    words = {lang: {name: phrases(lang).say(f"tab-{name}") for name in SAID} for lang in LANGUAGES}
    told = json.dumps(words, ensure_ascii=False).replace("<", "\\u003c")
    shell = (TAB / "index.html").read_text().replace("{}", told)
    (site / "index.html").write_text(shell)
    asyncio.run(lobby(site))


async def lobby(site: Path) -> None:
    """One page a language, its style and every picture on it, answered by the app itself."""
    house = opened(unwritten, unasked, {}, HERE, "http://localhost")
    folder = site / "lobby"
    folder.mkdir()
    for lang in LANGUAGES:
        html = (await answered(house, f"{HERE}/", lang)).decode()
        for address in sorted(set(re.findall(rf'"({HERE}/(?:style.css|games/)[^"]*)"', html))):
            name = still(address, lang)
            made = (await answered(house, unescape(address), lang)).decode()
            (folder / name).write_text(made.replace("url(static/", "url(../static/"))
            html = html.replace(f'"{address}"', f'"{name}"')
        (folder / f"{lang}.html").write_text(relative(html))


def still(address: str, lang: str) -> str:
    """What a file beside the lobby is called."""
    game = re.search(r"/games/([^/]+)/board.svg", address)
    return f"{game[1]}.{lang}.svg" if game else "style.css"


def relative(html: str) -> str:
    """Addresses that hold wherever the folder lies."""
    return html.replace(f'"{HERE}/', '"../').replace(f'data-base="{HERE}"', 'data-base=".."')


class Kept:
    """An answer as it comes."""

    def __init__(self) -> None:
        self.body = b""
        self.status = 0

    def head(self, status: int, headers: str) -> None:
        self.status = status

    def chunk(self, data: bytes) -> None:
        self.body += data

    def end(self) -> None:
        """All is there."""


async def answered(house: Bridge, address: str, lang: str = "en") -> bytes:
    path, _, query = address.partition("?")
    kept = Kept()
    await house.answer(Asked(address, "GET", path, query, {"accept-language": lang}), kept)
    if kept.status != 200:
        raise SystemExit(f"{address}: {kept.status}")
    return kept.body


async def unwritten(changes: object) -> None:
    """Nothing is kept while a folder is built."""


async def unasked(question: bytes) -> bytes:
    raise NotImplementedError


def licences(folder: Path) -> None:
    """What a reader of the folder is owed: the terms of all that is in it."""
    folder.mkdir()
    shutil.copyfile(ROOT / "LICENSE", folder / "farside.txt")
    for name in LIBRARIES:
        for file in metadata.files(name) or ():
            if file.name.upper().startswith(("LICENSE", "LICENCE", "COPYING")):
                shutil.copyfile(str(file.locate()), folder / f"{name}.txt")
    lines = [f"{name} {metadata.version(name)}: licence in {name}.txt" for name in LIBRARIES]
    (folder / "README.txt").write_text("\n".join([*ABOUT, *lines, *FRONT]) + "\n")


def pack(site: Path) -> None:
    """The service worker unpacks them: how large they are on their way is no matter of the host's."""
    for file in packed(site):
        file.with_name(f"{file.name}.packed").write_bytes(gzip.compress(file.read_bytes(), 9, mtime=0))
        file.unlink()


def packed(site: Path) -> list[Path]:
    return [path for path in files(site / "py") if path.suffix in PACKED or path.name == "pyodide.asm.mjs"]


def worker(site: Path) -> None:
    """The service worker knows all files, and is another one when any of them is."""
    there = [path.relative_to(site).as_posix() for path in files(site)]
    names = [name.removesuffix(".packed") for name in there]
    unpacked = [name.removesuffix(".packed") for name in there if name.endswith(".packed")]
    version = hashlib.sha256((TAB / "sw.js").read_bytes())
    for path in files(site):
        version.update(path.relative_to(site).as_posix().encode() + b"\0" + path.read_bytes())
    text = (TAB / "sw.js").read_text()
    text = text.replace("__VERSION__", version.hexdigest()[:16])
    text = text.replace('["__FILES__"]', json.dumps(names)).replace('["__PACKED__"]', json.dumps(unpacked))
    (site / "sw.js").write_text(text)


# -- Python ----------------------------------------------------------------------------------------


def gather(app: Path) -> None:
    """The package without what only servers need, the libraries, the rules, the entry points."""
    for room in ROOMS:
        copy(PACKAGE / room, app / "farside" / room)
    for name in LEFT:
        gone = app / "farside" / name
        shutil.rmtree(gone) if gone.is_dir() else gone.unlink()
    shutil.copyfile(PACKAGE / "__init__.py", app / "farside/__init__.py")
    copy(PACKAGE / "web/texts", app / "farside/web/texts")
    templates(app / "farside/web")
    stand_ins(PACKAGE / "web/static", app / "farside/web/static")
    copy(ROOT / "docs/rules", app / "farside/docs_rules")
    shutil.copyfile(ROOT / "tools/site/premade.py", app / "premade.py")
    for name in LIBRARIES:
        bring(name, app)
    points = app / f"farside-{metadata.version('farside')}.dist-info"
    points.mkdir()
    (points / "METADATA").write_text(f"Metadata-Version: 2.1\nName: farside\nVersion: {metadata.version('farside')}\n")
    (points / "entry_points.txt").write_text(entry_points())


def templates(web: Path) -> None:
    """Pages are compiled here: in a browser it would be a third of what the first table waits for."""
    environment().compile_templates(web / MADE, zip=None, ignore_errors=False, filter_func=lambda name: True)


def stand_ins(source: Path, target: Path) -> None:
    """Files that browsers load come from the folder: here it is enough to know when one of them is another."""
    copy(source, target)
    for path in files(target):
        if path.suffix not in {".css", ".rec"}:  # style sheets are sent by the app, with each game's own
            path.write_text(hashlib.sha256(path.read_bytes()).hexdigest())


def entry_points() -> str:
    """Games, minds and bots, as they are installed."""
    told = metadata.distribution("farside").read_text("entry_points.txt")
    if not told:
        raise SystemExit("farside is not installed: make .venv/ready")
    return told


def copy(source: Path, target: Path) -> None:
    left = shutil.ignore_patterns("__pycache__", "*.pyc", ".built", "inter.ttf")  # nobody prints in a tab
    shutil.copytree(source, target, ignore=left)


def bring(name: str, app: Path) -> None:
    """A library's Python files, and its licence."""
    for file in metadata.files(name) or ():
        if file.suffix in {".py", ".txt", ".typed"} and ".." not in file.parts and "tests" not in file.parts:
            target = app / str(file)
            target.parent.mkdir(parents=True, exist_ok=True)
            shutil.copyfile(str(file.locate()), target)


def library(folder: Path) -> None:
    with zipfile.ZipFile(PYODIDE / STDLIB) as packed:
        packed.extractall(folder)


def pack_library(target: Path, wanted: Callable[[str], bool]) -> None:
    """Of the standard library what is wanted; Python reads it from there, so nothing in it is to be unpacked."""
    folder = BENCH / "library"
    with zipfile.ZipFile(target, "w") as packed:
        for path in files(folder):
            name = path.relative_to(folder).as_posix()
            if path.suffix != ".pyc" or wanted(module_of(path, folder)):
                packed.writestr(zipfile.ZipInfo(name), path.read_bytes())


def pack_app(target: Path, wanted: Callable[[str], bool]) -> dict[str, str]:
    """The app with what is wanted of its libraries, and each game apart; says which archive holds which game."""
    app = BENCH / "app"
    keys = sorted(path.name for path in (app / "farside/games").iterdir() if path.is_dir())
    own = {key: [app / "farside/games" / key, app / "farside/bots/minds" / key] for key in keys}
    apart = {path for folders in own.values() for folder in folders for path in files(folder)}
    common = [path for path in files(app) if path not in apart and (is_ours(path) or wanted(module_of(path, app)))]
    archive(target / "app.tar", app, common)
    for key, folders in own.items():
        archive(target / f"{key}.tar", app, [path for folder in folders for path in files(folder)])
    return {key: f"{key}.tar" for key in keys}


def is_ours(path: Path) -> bool:
    """Whether a file of the app is Farside's own, or no module at all."""
    own = path.relative_to(BENCH / "app").parts[0].startswith(("farside", "premade"))
    return own or path.suffix not in {".pyc", ".py"}


def module_of(path: Path, root: Path) -> str:
    return ".".join(path.relative_to(root).with_suffix("").parts).removesuffix(".__init__")


def files(folder: Path) -> list[Path]:
    return sorted(path for path in folder.rglob("*") if path.is_file())


def archive(target: Path, root: Path, paths: Iterable[Path]) -> None:
    """One solid archive, the same bytes for the same files."""
    with tarfile.open(target, mode="w", format=tarfile.USTAR_FORMAT) as packed:
        for path in paths:
            entry = tarfile.TarInfo(path.relative_to(root).as_posix())
            entry.size, entry.mtime = path.stat().st_size, STILL
            packed.addfile(entry, io.BytesIO(path.read_bytes()))


def report(out: Path) -> None:
    sizes = {path: len(gzip.compress(path.read_bytes(), 9)) for path in files(out)}
    for path, size in sorted(sizes.items(), key=lambda one: -one[1])[:8]:
        print(f"{size:>10,}  {path.relative_to(out)}")
    print(f"{sum(sizes.values()):>10,}  bytes packed, {len(sizes)} files, in {out}")


if __name__ == "__main__":
    main()
