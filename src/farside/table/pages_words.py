"""The page's own texts, its templates and what they may call; the reader's language and theme."""

from __future__ import annotations

import hashlib
import re
from collections.abc import Callable
from dataclasses import dataclass
from functools import cache
from importlib import resources
from pathlib import Path
from typing import Any

from jinja2 import Environment, FileSystemLoader, StrictUndefined
from markupsafe import Markup, escape
from starlette.requests import Request
from starlette.responses import HTMLResponse

from farside.core import marks, shelf
from farside.core.actions import Seat
from farside.core.game import LANGUAGES
from farside.core.phrases import Phrases
from farside.table.speaking import language

WEB = Path(str(resources.files("farside").joinpath("web")))
STATIC = WEB / "static"
VENDOR = ("idiomorph.min.js", "panzoom.min.js")  # from npm when the package is built; the page works without
NAMES = {"en": "English", "fr": "Français", "it": "Italiano"}
SCRIPT = ("copied", "offline", "choose", "unknown", "advising")  # the few words the script says by itself
CLAUSE = re.compile(r"\b[A-Z]{3,4}-[A-Z]+-[A-Z]?\d+[a-z]?\b")
THEMES = ("light", "dark")
SWITCH = ("on", "off")
YEAR = 365 * 24 * 3600
FOREVER = {"Cache-Control": f"public, max-age={YEAR}, immutable"}
FRESH = {"Cache-Control": "no-store"}


@dataclass(frozen=True, slots=True)
class Reader:
    """Who reads, and what this browser has chosen: language, theme (empty: as the system), running scores or none."""

    lang: str
    theme: str
    points: bool = True  # running scores are shown

    def say(self, key: str, **args: str | int) -> str:
        return phrases(self.lang).say(key, args)


@cache
def phrases(lang: str) -> Phrases:
    """The page's texts in one language."""
    return Phrases.read(lang, (f"web/{lang}.ftl", (WEB / "texts" / f"{lang}.ftl").read_text(encoding="utf-8")))


def reader(request: Request) -> Reader:
    """The choices this browser remembers; else the language it asks for."""
    theme = request.cookies.get("theme", "")
    lang = language(request.cookies.get("lang"), request.headers.get("accept-language"))
    return Reader(lang, theme if theme in THEMES else "", request.cookies.get("points") != "off")


# -- what templates call ---------------------------------------------------------------------------


@cache
def asset(name: str) -> str:
    """The address of a static file; it changes with the file, so that browsers may keep it for ever."""
    return f"/static/{name}?v={fingerprint((STATIC / name).read_bytes())}"


@cache
def style(game: str) -> str:
    """One style sheet for a page: what all share, the page's own, and the game's picture."""
    own = shelf.game(game).style() if game else ""
    return "\n".join([marks.shared_style(), (STATIC / "style.css").read_text(encoding="utf-8"), own])


@cache
def stylesheet(game: str) -> str:
    return f"/style.css?of={game}&v={fingerprint(style(game).encode())}"


def game_symbols(game: str) -> Markup:
    """The symbols of a game's picture, put into a page once."""
    return Markup(shelf.game(game).symbols())


def fingerprint(content: bytes) -> str:
    return hashlib.sha256(content).hexdigest()[:10]


def letter(seat: Seat) -> str:
    return marks.LETTERS[seat % len(marks.LETTERS)]


@cache
def environment() -> Environment:
    found = Environment(
        loader=FileSystemLoader(WEB / "templates"),
        autoescape=True,
        undefined=StrictUndefined,
        trim_blocks=True,
        lstrip_blocks=True,
        auto_reload=False,
    )
    found.globals.update(
        asset=asset,
        stylesheet=stylesheet,
        letter=letter,
        colours=lambda seat: f"p{letter(seat)}",
        languages=[(lang, NAMES[lang]) for lang in LANGUAGES],
        shared_symbols=Markup(marks.shared_symbols()),
        vendor=[name for name in VENDOR if (STATIC / "vendor" / name).is_file()],
    )
    return found


def render(template: str, request: Request, status: int = 200, **things: Any) -> HTMLResponse:
    """A page in the reader's language. `Any`: a template takes what its handler gives it."""
    who = reader(request)
    say: Callable[..., str] = who.say
    things["script_texts"] = {name: who.say(f"script-{name}") for name in SCRIPT}
    things.setdefault("here", request.url.path + (f"?{request.url.query}" if request.url.query else ""))
    things |= {"t": say, "lang": who.lang, "theme": who.theme, "points": who.points}
    html = environment().get_template(template).render(things)
    return HTMLResponse(html, status, headers=FRESH)


def linked(text: str, game: str) -> Markup:
    """A line of text whose clause ids lead to the rules."""
    return Markup(
        CLAUSE.sub(lambda found: f'<a class="ref" href="/rules/{game}#{found[0]}">{found[0]}</a>', escape(text))
    )


# -- the keys of the table ------------------------------------------------------------------------

HELP = (("1 … 9",), ("↑", "↓", "←", "→"), ("enter",), ("u",), ("0",), ("/",), ("?",), ("escape",))
NAMED_KEYS = ("enter", "escape")  # called differently on other keyboards


def help_keys(reader: Reader) -> list[tuple[tuple[str, ...], str]]:
    """The keys, and what each does."""
    names = ("number", "arrows", "enter", "undo", "advice", "command", "help", "escape")
    shown = [tuple(reader.say(f"key-name-{key}") if key in NAMED_KEYS else key for key in keys) for keys in HELP]
    return [(keys, reader.say(f"key-{name}")) for keys, name in zip(shown, names, strict=True)]
