"""Saying: the reason that a bot gives for an answer, as a key of the game's texts. Nobody has to give one."""

from __future__ import annotations

from farside.bots.abilities import explaining
from farside.bots.bot import AnySight
from farside.bots.mind import taste_for
from farside.core.actions import Action
from farside.core.state import State


def reason(sight: AnySight, action: Action) -> str:
    """What the seat says to its answer; "" if nothing."""
    dream: State = sight.imagine()
    judged = explaining(taste_for(sight.game).for_decision(dream))
    return "" if judged is None else judged.reason(dream, sight.seat, action)
