"""Premade: what Python would make anew at every start in a tab was made when the folder was built.

Methods of data classes, makers of named tuples and what stands in TOML files are noted while every page is visited
(`noted`), and handed out in a browser; what is not known is made as ever. It is imported before all of Farside.
"""

# No `from __future__`: what is run here for others would inherit it.
import collections
import dataclasses
import marshal
import tomllib
from collections.abc import Callable
from hashlib import sha256
from pathlib import Path
from typing import Any

FILE = Path(__file__).with_name("premade.bin")

read_toml: Callable[[str], Any] = tomllib.loads
made: dict[bytes, Any] = {}  # code, or what a TOML file holds, by the text it is made of
MAKERS: dict[str, Callable[[str], Any]] = {
    "exec": lambda text: compile(text, "<string>", "exec"),
    "eval": lambda text: compile(text, "<string>", "eval"),
    "toml": lambda text: marshal.dumps(read_toml(text)),
}


def ready(kind: str, text: str) -> Any:
    """What a text becomes; from the file, if it is there."""
    key = sha256(f"{kind} {text}".encode()).digest()
    if key not in made:
        made[key] = MAKERS[kind](text)
    return made[key]


def noted() -> bytes:
    """The file: all that was asked for."""
    return marshal.dumps(dict(sorted(made.items())))


def begin() -> None:
    if FILE.is_file():
        made.update(marshal.loads(FILE.read_bytes()))
    # Both modules call the functions of the language by these names.
    dataclasses.exec = lambda text, *given: exec(ready("exec", text), *given)  # type: ignore[attr-defined]
    collections.eval = lambda text, *given: eval(ready("eval", text), *given)  # type: ignore[attr-defined]
    setattr(tomllib, "loads", lambda text: marshal.loads(ready("toml", text)))  # noqa: B010 - a stand-in by intention


begin()
