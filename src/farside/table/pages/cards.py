"""The games as pages show them: a card each, with the variants to choose from."""

from __future__ import annotations

from dataclasses import dataclass
from typing import NamedTuple

from farside.core import shelf
from farside.core.game import Value
from farside.core.phrases import Phrases
from farside.core.record import shown
from farside.table.pages.badge import Badge, badge
from farside.table.pages.paper import Reader

LESSON = "pebble"  # the teaching game is shown smaller than the others
USUAL = 3  # players at a table opened by "Play now"


class Choice(NamedTuple):
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
    badge: Badge  # which box, and how much of it is our reconstruction


def games(reader: Reader) -> tuple[list[Card], list[Card]]:
    """The games, and the lessons."""
    keys = shelf.shelf()
    shown_large = [card(key, reader) for key in keys if key != LESSON]
    return shown_large, [card(key, reader) for key in keys if key == LESSON]


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
        badge=badge(key, reader),
    )


def solo(key: str, reader: Reader) -> Variant | None:
    """The player who is never asked, with the values that bring that player in."""
    wanted = shelf.game(key).solo
    if wanted is None:
        return None
    every = variants(key, reader, {wanted.variant: shown(wanted.usual)})
    found = next(one for one in every if one.name == wanted.variant)
    voice = shelf.game(key).voice(reader.lang)
    brief = [one._replace(label=voice.say("solo-level", {"level": one.value})) for one in found.choices[1:]]
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
