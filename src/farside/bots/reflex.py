"""Reflex: answers at once, without looking ahead, as a learnt policy likes."""

from __future__ import annotations

from random import Random
from typing import Final

from farside.bots.bot import AnySight, Bot
from farside.bots.instincts import instinct_for
from farside.core.actions import Action, Seat
from farside.core.shelf import AnyGame
from farside.core.state import State


class ByReflex(Bot):
    """Prices of what an option would do, and no dream is played on."""

    key = "reflex"
    level = 15

    def choose(self, sight: AnySight) -> Action:
        return self.glance(sight.game, sight.dream, sight.seat, sight.dice)

    def glance(self, game: AnyGame, state: State, seat: Seat, dice: Random) -> Action:
        """The answer in a position, which is only read: what the seat cannot know makes no difference to it."""
        return instinct_for(game).answer(state, seat, dice)


def answer_of(bot: Bot, game: AnyGame, state: State, seat: Seat, dice: Random) -> Action:
    """What a bot answers in the lab. All are given a sight; ours that only reads needs no dream to be dealt for it."""
    if type(bot) is ByReflex:
        return bot.glance(game, state, seat, dice)
    return bot.choose(game.sight(state, seat, dice))


BOT: Final = ByReflex()
