"""What the lobby shows: the games with their pictures, and the tables this browser sits at."""

from __future__ import annotations

import time
from dataclasses import dataclass, replace
from functools import cache
from random import Random

from farside.core import shelf
from farside.core.actions import Seat, player_at
from farside.core.game import Value
from farside.core.phrases import Phrases, Voice
from farside.core.record import Record, shown
from farside.core.state import State
from farside.core.view import View
from farside.table.answers import TableInfo
from farside.table.doors import Door
from farside.table.host import Host
from farside.table.pages_table import listed, question_of, winners
from farside.table.pages_words import STATIC, Reader
from farside.table.trouble import TroubleError

LESSON = "pebble"  # the teaching game is shown smaller than the others
USUAL = 3  # players at a table opened by "Play now"
SAMPLE_SEED = 7
SAMPLE_PLIES = 60
MINUTE, HOUR, DAY = 60, 3600, 86400
MOST_TABLES = 12


@dataclass(frozen=True, slots=True)
class Card:
    """A game on the shelf."""

    key: str
    title: str
    line: str
    players: str
    length: str
    bots: int
    picture: str
    solo: Variant | None  # whom to play against alone, with the levels to choose from
    solo_title: str
    campaign: bool


@dataclass(frozen=True, slots=True)
class Mark:
    """A player in a table's row."""

    seat: Seat
    label: str
    acts: bool


@dataclass(frozen=True, slots=True)
class Row:
    """A table this browser sits at."""

    id: str
    title: str
    what: str
    ago: str
    mine: bool
    over: bool
    thumb: str
    players: list[Mark]
    created: float


def card(key: str, reader: Reader) -> Card:
    game = shelf.game(key)
    texts = game.phrases(reader.lang)
    low, high = game.seats.start, game.seats.stop - 1
    players = reader.say("from-to", low=low, high=high) if low < high else str(low)
    return Card(
        key=key,
        title=text_or(texts, "title", key.capitalize()),
        line=text_or(texts, "tagline", ""),
        players=players,
        length=text_or(texts, "length", ""),
        bots=usual_seats(key) - 1,
        picture=themed(f"/games/{key}/board.svg", reader),
        solo=solo(key, reader),
        solo_title=text_or(texts, "solo-title", ""),
        campaign=game.campaign is not None,
    )


def solo(key: str, reader: Reader) -> Variant | None:
    """The player who is never asked, with the values that bring that player in."""
    wanted = shelf.game(key).solo
    if wanted is None:
        return None
    every = variants(key, reader, {wanted.variant: shown(wanted.usual)})
    found = next(one for one in every if one.name == wanted.variant)
    voice = shelf.game(key).voice(reader.lang)
    brief = [replace(one, label=voice.say("solo-level", {"level": one.value})) for one in found.choices[1:]]
    return Variant(found.name, found.label, brief)


def text_or(texts: Phrases, key: str, other: str) -> str:
    return texts.say(key) if texts.has(key) else other


def themed(address: str, reader: Reader) -> str:
    """A picture's address, in the reader's language; with a theme of the reader's own it does not follow the system."""
    wishes = [f"lang={reader.lang}", *([f"theme={reader.theme}"] if reader.theme else [])]
    return f"{address}{'&' if '?' in address else '?'}{'&'.join(wishes)}"


def usual_seats(key: str) -> int:
    seats = shelf.game(key).seats
    return max(seats.start, min(USUAL, seats.stop - 1))


def games(reader: Reader) -> tuple[list[Card], list[Card]]:
    """The games, and the lessons."""
    keys = shelf.shelf()
    shown_large = [card(key, reader) for key in keys if key != LESSON]
    return shown_large, [card(key, reader) for key in keys if key == LESSON]


# -- your tables -----------------------------------------------------------------------------------


def rows(host: Host, doors: list[tuple[TableInfo, Door]], reader: Reader) -> list[Row]:
    """Your turn first, then the running ones, then the finished; the youngest first."""
    found = [row(host, info, door, reader) for info, door in doors]
    found.sort(key=lambda row: (not row.mine, row.over, -row.created))
    return found[:MOST_TABLES]


def row(host: Host, info: TableInfo, door: Door, reader: Reader) -> Row:
    game = shelf.game(info.game)
    mine = any(seat in info.waiting for seat in door.seats)
    voice = game.voice(reader.lang, info.names)
    names = [reader.say("you") if seat in door.seats else voice.name(seat) for seat in range(len(info.seats))]
    return Row(
        id=info.id,
        title=f"{game.phrases(reader.lang).say('title')}, {info.id}",
        what=deciding(host, info, door, reader),
        ago=ago(time.time() - info.created, reader),
        mine=mine,
        over=info.over,
        thumb=themed(f"/t/{info.id}/board.svg?ply={info.ply}", reader),
        players=[Mark(seat, name, seat in info.waiting) for seat, name in enumerate(names)] + automas(info, voice),
        created=info.created,
    )


def automas(info: TableInfo, voice: Voice) -> list[Mark]:
    """Who plays without being asked."""
    found = [player_at(place, len(info.seats)) for place in range(len(info.seats), len(info.scores))]
    return [Mark(player, voice.name(player), False) for player in found]


def deciding(host: Host, info: TableInfo, door: Door, reader: Reader) -> str:
    """Who decides what."""
    game = shelf.game(info.game)
    asked = next((seat for seat in door.seats if seat in info.waiting), None)
    if game.secrets and len(door.seats) > 1:
        asked = None  # several hands share this device
    seen = host.see(info.id, asked)
    voice = game.voice(reader.lang, info.names, asked)
    if info.over:
        return reader.say("winners-are", names=listed(winners(info.winners, len(info.seats), voice), reader))
    if info.gathering or any(info.seats[seat].free for seat in info.waiting):
        return reader.say("waiting-for-friends")
    return question_of(seen, voice)


def ago(seconds: float, reader: Reader) -> str:
    if seconds < HOUR:
        return reader.say("ago-minutes", n=int(seconds // MINUTE))
    if seconds < DAY:
        return reader.say("ago-hours", n=int(seconds // HOUR))
    return reader.say("ago-days", n=int(seconds // DAY))


def known(host: Host, tables: list[tuple[str, list[str]]]) -> list[tuple[TableInfo, Door]]:
    """The tables that are still there, with the door each visitor's tokens open."""
    found: list[tuple[TableInfo, Door]] = []
    for table, tokens in tables:
        try:
            found.append((host.table(table), host.door(table, tokens)))
        except TroubleError:
            continue
    return found


# -- pictures --------------------------------------------------------------------------------------


@cache
def sample(key: str, lang: str) -> str:
    """A board in the middle of a game, as a document of its own: what a card shows."""
    game = shelf.game(key)
    return picture(key, game.view(written(key) or wandered(key), None), lang)


def written(key: str) -> State | None:
    """A position worth looking at: a few moves of a game that bots played, kept as a record."""
    file = STATIC / "samples" / f"{key}.rec"
    try:
        return Record.loads(file.read_text(encoding="utf-8")).replay()
    except (OSError, ValueError):  # a game of somebody else, or rules that have changed since
        return None


def wandered(key: str) -> State:
    """Any position: some way into a game played by chance."""
    game = shelf.game(key)
    dice = Random(SAMPLE_SEED)
    state: State = game.start(seats=usual_seats(key), seed=SAMPLE_SEED)
    while not state.over and state.ply < SAMPLE_PLIES:
        seat = state.turn()
        state.push(seat, dice.choice(state.options(seat)))
    return state


def picture(key: str, view: View, lang: str) -> str:
    return shelf.game(key).picture(view, lang)


def in_theme(svg: str, theme: str) -> str:
    """The picture of a reader who has chosen light or dark."""
    return svg.replace("<svg ", f'<svg data-theme="{theme}" ', 1) if theme in ("light", "dark") else svg


# -- opening a table -------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Choice:
    """One value of a variant."""

    value: str
    label: str
    on: bool


@dataclass(frozen=True, slots=True)
class Variant:
    """A variant to choose."""

    name: str
    label: str
    choices: list[Choice]
    usual: str = ""  # for one person alone, where this variant brings in somebody to play against
    most: int = 0  # so many people may play with that player


def variants(key: str, reader: Reader, chosen: dict[str, str]) -> list[Variant]:
    """The variants of a game with their names. A single value is no choice; chapters have a page of their own."""
    game = shelf.game(key)
    texts = game.phrases(reader.lang)
    found: list[Variant] = []
    for name, values in game.variants.items():
        if len(values) < 2 or (game.campaign is not None and game.campaign.variant == name):
            continue
        wanted = chosen.get(name, shown(values[0]))
        choices = [
            Choice(shown(value), value_name(texts, name, value, reader), shown(value) == wanted) for value in values
        ]
        alone = game.solo if game.solo is not None and game.solo.variant == name else None
        usual, most = (shown(alone.usual), alone.most) if alone is not None else ("", 0)
        found.append(Variant(name, text_or(texts, f"variant-{name}", name), choices, usual, most))
    return found


def value_name(texts: Phrases, name: str, value: Value, reader: Reader) -> str:
    """What a variant's value is called: the game's own text, or yes and no, or the value itself."""
    plain = str(value).lower() if isinstance(value, bool) else str(value)
    key = f"variant-{name}-{plain}"
    if texts.has(key):
        return texts.say(key)
    if isinstance(value, bool):
        return reader.say("yes") if value else reader.say("no")
    return plain
