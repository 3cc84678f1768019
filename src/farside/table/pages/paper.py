"""The page's own texts, its templates and what they may call; the reader's language and theme."""

from __future__ import annotations

import hashlib
import re
from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache, lru_cache, partial
from importlib import resources
from pathlib import Path
from typing import Any
from urllib.parse import quote

from jinja2 import BaseLoader, Environment, FileSystemLoader, ModuleLoader, StrictUndefined, Template
from jinja2.environment import TemplateModule
from markupsafe import Markup, escape
from starlette.requests import Request
from starlette.responses import HTMLResponse

from farside.core import marks, shelf
from farside.core.actions import Seat
from farside.core.languages import SPOKEN, decimal
from farside.core.phrases import Phrases
from farside.table.manners import FIRST_SCRIPT
from farside.table.pages import yours
from farside.table.pages.packing import Packing
from farside.table.speaking import language
from farside.table.visitor import at, base_of, gate_of, host_of

WEB = Path(str(resources.files("farside").joinpath("web")))
PACE = WEB.parent / "table" / "texts" / "pace"  # what pages and programs both say about time
STATIC = WEB / "static"
FONT = "built/inter.woff2"
FACE = (  # the system's fonts stand in until it is there, and for letters it has not
    "@font-face{{font-family:Inter;font-weight:400 800;font-display:swap;src:url({})format('woff2')}}"
)
MADE = "made"  # where the build of a tab puts compiled templates
MACROS = "macros"  # what a page knows the macros by that its parts have imported
STYLES = {  # tools/build_page.py makes them and the scripts beside them
    "page": STATIC / "built/page.css",
    "table": STATIC / "built/tables.css",
}
SCRIPT = (
    "copied",
    "offline",
    "choose",
    "unknown",
    "advising",
    "more",
    "not-now",
    "note-more",
    "note-more",
)  # the few words the script says by itself
GAMES = "nav-games"  # with the number of tables that wait
CIRCLES = "nav-circles"  # where others can come by a link
DESTINATIONS = (
    ("nav-play", "play", "/"),
    (GAMES, "grid", "/my-games"),
    (CIRCLES, "circle", "/circles"),
    ("nav-box", "box", "/box"),
)  # what the head of a page of text leads to, and on a phone the bar at its foot
CLAUSE = re.compile(r"\b[A-Z]{3,4}-[A-Z]+-[A-Z]?\d+[a-z]?\b")
REFERENCE = re.compile(rf"\s*\((?P<quiet>{CLAUSE.pattern})\)(?P<stop>\.?)|(?P<plain>{CLAUSE.pattern})")
SIGN = '<span class="sign" aria-hidden="true">§</span>'  # stands for the id of a clause
REMARK = re.compile(r"<!--.*?-->\s*", re.DOTALL)  # in a drawing, for whoever draws
KEPT = 4096  # small pieces of markup that need not be written anew
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
    base: str = ""  # what every address of the house begins with

    def rules(self, game: str, table: str = "") -> str:
        """The address of a game's rules; who comes from a table finds the way back there."""
        return f"{self.base}/rules/{game}" + (f"?table={table}" if table else "")

    def say(self, key: str, **args: str | int) -> str:
        return phrases(self.lang).say(key, args) if args else plain(self.lang, key)


@cache
def phrases(lang: str) -> Phrases:
    """The page's texts in one language."""
    files = [WEB / "texts" / room / f"{lang}.ftl" for room in ("", "box", "circle", "calls", "people", PACE)]
    english = SPOKEN[0].key
    spare = None if lang == english else phrases(english)  # stands in for what is not translated yet
    texts = [(f"web/{file.name}", file.read_text(encoding="utf-8")) for file in files]
    return Phrases.read(lang, *texts, spare=spare)


@cache
def plain(lang: str, key: str) -> str:
    """A text that says the same to everybody."""
    return phrases(lang).say(key, {})


def reader(request: Request) -> Reader:
    """The choices this browser remembers; else the language it asks for."""
    theme = request.cookies.get("theme", "")
    lang = language(request.cookies.get("lang"), request.headers.get("accept-language"))
    return Reader(lang, theme if theme in THEMES else "", request.cookies.get("points") != "off", base_of(request))


# -- what templates call ---------------------------------------------------------------------------


def told(who: Reader, key: str, **args: str | int) -> str:
    """A text in the reader's language; one that says the same to everybody is ready to be sent."""
    return who.say(key, **args) if args else ready(who.lang, key)


@cache
def ready(lang: str, key: str) -> Markup:
    return escape(plain(lang, key))


@cache
def asset(name: str) -> str:
    """The address of a static file; it changes with the file, so that browsers may keep it for ever."""
    return f"/static/{name}?v={fingerprint((STATIC / name).read_bytes())}"


@cache
def style(game: str, kind: str = "page") -> str:
    """One style sheet for a page of a kind: what all share, the page's own, and the game's picture."""
    own = shelf.game(game).style() if game else ""
    face = FACE.format(asset(FONT).removeprefix("/"))  # beside the sheet, wherever the house stands
    return "\n".join([face, marks.shared_style(), STYLES[kind].read_text(encoding="utf-8"), own])


@cache
def stylesheet(game: str, kind: str = "page") -> str:
    return f"/style.css?of={game}&for={kind}&v={fingerprint(style(game, kind).encode())}"


def game_symbols(game: str, sheets: tuple[str, ...] = ()) -> Markup:
    """The symbols of a game's picture, put into a page once: all of them, or those of some sheets."""
    return Markup(REMARK.sub("", shelf.game(game).symbols(sheets)))


def fingerprint(content: bytes) -> str:
    return hashlib.sha256(content).hexdigest()[:10]


def letter(seat: Seat) -> str:
    return marks.LETTERS[seat % len(marks.LETTERS)]


def colours(seat: Seat) -> str:
    return f"p{letter(seat)}"


@lru_cache(KEPT)
def icon(name: str, label: str = "", size: int = 20) -> Markup:
    """A small picture; with a label it speaks for itself."""
    return _symbol(name, f"ic i-{name}", label, size)


@lru_cache(KEPT)
def mark(seat: Seat, label: str = "", extra: str = "") -> Markup:
    """A player's mark in his colours."""
    return _symbol(f"mark-{letter(seat)}", f"mark {colours(seat)} {extra}".rstrip(), label, 22)


def _symbol(name: str, kind: str, label: str, size: int) -> Markup:
    spoken = Markup('role="img" aria-label="{0}"><title>{0}</title>').format(label) if label else 'aria-hidden="true">'
    head = Markup('<svg class="{0}" width="{1}" height="{1}" viewBox="0 0 32 32" ').format(kind, size)
    return head + Markup(spoken) + Markup('<use href="#{}"/></svg>').format(name)


@lru_cache(KEPT)
def clause(rules: str, name: str, refused: str = "") -> Markup:
    """A clause that leads to where it stands in the rules, from an answer that it refuses or from elsewhere."""
    more = f"{'&' if '?' in rules else '?'}refused={quote(refused)}" if refused else ""
    return Markup('<a class="ref" href="{0}{2}#{1}">{1}</a>').format(rules, name, more)


def data(**named: object) -> Markup:
    """What scripts read off an element, as attributes: `data-<name>`."""
    return Markup(" ").join(Markup('data-{}="{}"').format(name, value) for name, value in named.items())


def templates() -> BaseLoader:
    """Templates as they are; in a tab, where it would take seconds to compile them, as the build has made them."""
    made = WEB / MADE
    return ModuleLoader(made) if made.is_dir() else FileSystemLoader(WEB / "templates")


class Sheet(Template):
    """A template whose macros are made once for a page, however many parts of it import them."""

    def make_module(
        self,
        vars: dict[str, Any] | None = None,  # noqa: A002 (as Jinja calls it)
        shared: bool = False,
        locals: Mapping[str, Any] | None = None,  # noqa: A002 (as Jinja calls it)
    ) -> TemplateModule:
        made: dict[str | None, TemplateModule] = {} if vars is None else vars.get(MACROS, {})
        if self.name not in made:
            made[self.name] = super().make_module(vars, shared, locals)
        return made[self.name]


@cache
def environment() -> Environment:
    assert all(style.is_file() for style in STYLES.values()), "the page is not built; `make page` builds it"
    found = Environment(
        loader=templates(),
        extensions=[Packing],
        autoescape=True,
        undefined=StrictUndefined,
        trim_blocks=True,
        lstrip_blocks=True,
        auto_reload=False,
    )
    found.template_class = Sheet
    found.globals.update(
        asset=asset,
        stylesheet=stylesheet,
        letter=letter,
        colours=colours,
        icon=icon,
        mark=mark,
        clause=clause,
        data=data,
        languages=[(language.key, language.name) for language in SPOKEN],
        shared_symbols=Markup(marks.shared_symbols()),
        first_script=Markup(FIRST_SCRIPT),
        destinations=DESTINATIONS,
    )
    return found


def render(template: str, request: Request, status: int = 200, **things: Any) -> HTMLResponse:
    """A page in the reader's language. `Any`: a template takes what its handler gives it."""
    who = reader(request)
    things["script_texts"] = lambda: {name: who.say(f"script-{name}") for name in SCRIPT}
    things.setdefault("here", request.url.path + (f"?{request.url.query}" if request.url.query else ""))
    things |= {"t": partial(told, who), "lang": who.lang, "theme": who.theme, "points": who.points}
    things["decimal"] = partial(decimal, who.lang)
    things |= {"at": partial(at, request), "base": base_of(request), "place": host_of(request).place}
    if not host_of(request).place.friends:
        things["destinations"] = [one for one in DESTINATIONS if one[0] != CIRCLES]
    things["calls_people"] = host_of(request).telephone is not None  # this house can call people
    things["origin"] = gate_of(request).origin(request)
    things.setdefault("waits", lambda: yours.waiting(request))
    things[MACROS] = {}
    html = environment().get_template(template).render(things)
    return HTMLResponse(html, status, headers=FRESH)


@lru_cache(KEPT)
def linked(text: str, rules: str) -> Markup:
    """A line of text whose clause ids lead to the rules, which are at this address.

    An id in brackets only tells where it is written: it becomes a small sign behind its sentence; whoever listens hears
    the id.
    """

    def link(found: re.Match[str]) -> str:
        if found["plain"]:
            return f'<a class="ref" href="{rules}#{found["plain"]}">{found["plain"]}</a>'
        name = found["quiet"]
        return f'{found["stop"]} <a class="ref quiet" href="{rules}#{name}">{SIGN}<span class="sr">{name}</span></a>'

    return Markup(REFERENCE.sub(link, str(escape(text))))
