"""Ways to play a game, as the set-up page shows them: each sets all variants, and any detail may be changed."""

from __future__ import annotations

import json
from dataclasses import dataclass

from farside.core import shelf
from farside.core.game import Preset
from farside.core.record import shown
from farside.table.pages.cards import text_or, themed, usual_seats
from farside.table.pages.paper import Reader


@dataclass(frozen=True, slots=True)
class Way:
    """A card to choose: what it is called, and what it sets."""

    key: str
    title: str
    line: str
    people: str
    picture: str
    on: bool
    count: int  # how many play it, unless somebody says otherwise
    sets: str  # variants and their values, for the script
    href: str = ""  # a page of its own instead


def ways(key: str, reader: Reader, chosen: str) -> list[Way]:
    """All of a game's; none where it names fewer than two."""
    game = shelf.game(key)
    found = [way(key, preset, reader, preset.key == chosen) for preset in game.presets]
    if len(found) > 0 and game.campaign is not None:
        found.append(campaign(key, reader))
    return found if len(found) > 1 else []


def way(key: str, preset: Preset, reader: Reader, on: bool) -> Way:
    texts, people = shelf.game(key).phrases(reader.lang), counts(key, preset)
    low, high = min(people), max(people)
    return Way(
        key=preset.key,
        title=text_or(texts, f"preset-{preset.key}", preset.key),
        line=text_or(texts, f"preset-{preset.key}-line", ""),
        people=reader.say("from-to", low=low, high=high) if low < high else str(low),
        picture=themed(f"/games/{key}/board.svg?preset={preset.key}", reader),
        on=on,
        count=people[0],
        sets=json.dumps(values(key, preset)),
    )


def counts(key: str, preset: Preset) -> tuple[int, ...]:
    usual = usual_seats(key)
    return preset.people or (usual, *[count for count in shelf.game(key).seats if count != usual])


def values(key: str, preset: Preset) -> dict[str, str]:
    """Every variant of the game as a form writes it."""
    variants = shelf.game(key).variants
    return {name: shown(preset.variants.get(name, all_[0])) for name, all_ in variants.items()}


def campaign(key: str, reader: Reader) -> Way:
    """Chapters have a page of their own."""
    texts = shelf.game(key).phrases(reader.lang)
    words = text_or(texts, "preset-campaign", reader.say("campaign")), text_or(texts, "preset-campaign-line", "")
    picture = themed(f"/games/{key}/board.svg?preset=campaign", reader)
    return Way("campaign", *words, "", picture, False, 0, "{}", href=f"/campaign/{key}")


def preset_of(key: str, name: str) -> Preset | None:
    return next((one for one in shelf.game(key).presets if one.key == name), None)


def usual(key: str) -> str:
    """The first one, which a form begins with."""
    found = shelf.game(key).presets
    return found[0].key if found else ""


def filled(key: str, sent: dict[str, str]) -> dict[str, str]:
    """What a form sent, with all that its preset says; details that were changed after it was chosen stay.

    Without a script the details cannot follow the preset: then `was` still names the one that they were written for.
    """
    preset = preset_of(key, sent.get("preset", ""))
    if preset is None or sent.get("was") == preset.key:
        return sent
    return {**sent, **{f"variant-{name}": value for name, value in values(key, preset).items()}}
