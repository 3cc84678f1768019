"""Cards that are nearly alike are told apart by what differs."""

import pytest

from farside.core.languages import LANGUAGES
from farside.games.skymines.components import CARD_COST, CARDS
from farside.games.skymines.game import GAME


@pytest.mark.parametrize("lang", LANGUAGES)
def test_SKY_CARD_1_energy_cards_are_told_apart_by_their_cost(lang: str) -> None:
    voice = GAME.voice(lang)
    alike = [card for card, key in enumerate(CARDS) if key.startswith("energy-")]
    assert len(alike) == 4
    for card in alike:
        assert voice.member("card", card).endswith(f" {CARD_COST[card]})")
