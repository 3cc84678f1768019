"""The keys of the table, in one list: what each does, where, and which letters options never take."""

from __future__ import annotations

from typing import NamedTuple

from farside.table.pages.paper import Reader

RESERVED = "ghilnopstuvw"  # letters of the page at every table, whether or not their feature is there
LETTERS = "abcdefjkmqrxyz"
OPTION_KEYS = "123456789" + LETTERS + LETTERS.upper()  # what has no key has arrows and the line for notations


class Key(NamedTuple):
    """A key of the page: what the script does, and what stands on it where that is not the key itself."""

    key: str  # as browsers call it
    does: str
    name: str = ""  # called differently on other keyboards


TABLE = (
    Key("0", "advice"),
    Key("u", "undo"),
    Key("l", "mirror"),
    Key(" ", "skip", "space"),
    Key("v", "speed"),
    Key("i", "note"),
    Key("g", "go"),
    Key("[", "lower"),
    Key("]", "raise"),
    Key("n", "next"),
    Key("-", "less", "−"),
    Key("t", "talk"),
    Key("T", "time"),
    Key("/", "command"),
    Key("?", "help"),
    Key("Escape", "close", "escape"),
)
ARROWS = (
    Key("ArrowUp", "arrows", "↑"),
    Key("ArrowDown", "arrows", "↓"),
    Key("ArrowLeft", "arrows", "←"),
    Key("ArrowRight", "arrows", "→"),
    Key("Home", "arrows"),
    Key("End", "arrows"),
)
REPLAY = (
    Key("n", "next"),
    *(Key(key, "replay") for key in ("ArrowLeft", "ArrowRight", "Home", "End", "PageUp", "PageDown", " ")),
    Key("i", "note"),
    Key("?", "help"),
    Key("Escape", "close", "escape"),
)
LESSON = (Key("w", "why"), Key("s", "show"))
LIVE = (*TABLE, *LESSON, *ARROWS, Key("Enter", "enter", "enter"))
OVER = (  # options are gone, so that their letters are free
    Key("r", "rematch"),
    Key("a", "analysis"),
    Key("p", "watch"),
)
PLAN = Key("p", "plan")  # only while the game goes on: afterwards the letter shows it again
SPOKEN = (*TABLE, *LESSON, PLAN, *OVER)  # what the help names one by one
SCOPES: dict[str, tuple[Key, ...]] = {"live": (*LIVE, PLAN), "over": (*LIVE, *OVER), "replay": REPLAY}
NAMED = ("space", "enter", "escape")  # called differently in other languages


def key_of(does: str) -> str:
    """The key of a doing, as `aria-keyshortcuts` wants it."""
    found = next(key.key for key in SPOKEN if key.does == does)
    return "Space" if found == " " else found


def option_key(at: int) -> str:
    """The key of the option at this place; empty where keys run out."""
    return OPTION_KEYS[at] if at < len(OPTION_KEYS) else ""


def for_script() -> dict[str, dict[str, str]]:
    """What the script does at which key, by the kind of page it is on."""
    return {scope: {key.key: key.does for key in keys} for scope, keys in SCOPES.items()}


def help_keys(reader: Reader) -> list[tuple[tuple[str, ...], str]]:
    """The keys for people, and what each does."""
    rows: list[tuple[tuple[str, ...], str]] = [(("1 … 9", "a b c …"), reader.say("key-number"))]
    rows.append((tuple(_shown(key, reader) for key in ARROWS), reader.say("key-arrows")))
    rows.append(((reader.say("key-name-enter"),), reader.say("key-enter")))
    return [*rows, *(((_shown(key, reader),), reader.say(f"key-{key.does}")) for key in SPOKEN)]


def _shown(key: Key, reader: Reader) -> str:
    return reader.say(f"key-name-{key.name}") if key.name in NAMED else key.name or key.key
