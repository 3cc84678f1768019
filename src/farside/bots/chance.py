"""Chance: every option is as good as any other. The yardstick."""

from __future__ import annotations

from typing import Final

from farside.bots.bot import AnySight, Bot
from farside.core.actions import Action


class Chance(Bot):
    """Answers by lot."""

    key = "chance"
    level = 0

    def choose(self, sight: AnySight) -> Action:
        return sight.dice.choice(sight.options)


BOT: Final = Chance()
