"""Collections of artefact cards: what a player without one borrows, and what the cards are called."""

from __future__ import annotations

from collections.abc import Collection
from random import Random
from typing import Final

from farside.core.phrases import Voice
from farside.games.magnastorm.cards import ART_BONUS, ART_NUMBER, ARTEFACTS, BRONZE, GOLD, METAL, SILVER

ENOUGH: Final = 2  # MAG-ADV-1
LOAN: Final = (BRONZE, SILVER, SILVER, GOLD)  # what a few games bring


def lend(owned: Collection[str], dice: Random) -> tuple[str, ...]:
    """MAG-ADV-1  A bronze, two silver and a gold card: of those nobody owns, while there are any."""
    found: list[str] = []
    for metal in LOAN:
        cards = [card for card in range(len(ARTEFACTS)) if METAL[card] == metal and ARTEFACTS[card] not in found]
        free = [card for card in cards if ARTEFACTS[card] not in owned]
        found.append(ARTEFACTS[dice.choice(free or cards)])
    return tuple(sorted(found, key=int))


def named(key: str, voice: Voice) -> str:
    """A card in words."""
    card = ARTEFACTS.index(key)
    metal, bonus = voice.member("metal", METAL[card]), voice.member("bonus", ART_BONUS[card])
    return voice.say("picture-artefact", {"metal": metal, "number": ART_NUMBER[card], "bonus": bonus})
