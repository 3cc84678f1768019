"""The roster: every installed bot by its key, those of other packages included."""

from __future__ import annotations

from collections.abc import Sequence
from contextlib import suppress
from functools import cache
from typing import Final

from farside.bots import guests, offers
from farside.bots.bot import Bot
from farside.bots.mcts import Mcts
from farside.bots.mind import tempers_for
from farside.bots.thought import Effort
from farside.core import shelf
from farside.core.shelf import AnyGame

TIMED: Final = "mcts@"  # so many seconds a move, for the lab: mcts@0.25
LONGEST: Final = 3600.0  # seconds
TEMPER: Final = ":"  # between a bot and its temper: expert:raider
LEVELS: Final = ("beginner", "club", "expert", "master")  # what people choose from
CALLED: Final[dict[str, Bot]] = {}  # timed or tempered ones somebody has called: they remember their turns under way


@cache
def installed(key: str) -> Bot | None:
    """A bot that an entry point names, or whoever has started us; None if there is none, or if it is left out."""
    point = offers.offers(offers.BOTS).get(key)
    if point is None:
        return guests.guest(key)
    found = offers.loaded(point)
    if isinstance(found, Bot) and found.key != key:
        offers.leave_out(point, f"it calls itself '{found.key}'")
        return None
    try:
        return None if found is None else guests.invited(key, found, point.value)
    except guests.GuestError:
        offers.leave_out(point, "it is no Bot, and no class with choose(sight)")
        return None


@cache
def roster() -> tuple[Bot, ...]:
    """All bots, the weakest first."""
    keys = [*offers.offers(offers.BOTS), *guests.named()]
    found = []
    for key in keys:
        with suppress(guests.GuestError):  # it was named when it was invited; nobody else suffers for it
            if (bot := installed(key)) is not None:
                found.append(bot)
    return tuple(sorted(found, key=lambda bot: (bot.level, bot.key)))


def bots() -> list[str]:
    """The keys of all bots."""
    return [bot.key for bot in roster()]


def opponents() -> list[str]:
    """The bots that a person may want to play with, the weakest first."""
    return [bot.key for bot in roster() if not bot.yardstick and not bot.former]


def rated() -> list[str]:
    """The bots that a ladder compares: all but those whose place somebody else has taken."""
    return [bot.key for bot in roster() if not bot.former]


def invite(wanted: Sequence[str]) -> None:
    """Let bots from outside play, each named NAME=module:Class; ValueError says what is wrong with one."""
    guests.invite(wanted, bots())
    installed.cache_clear()
    roster.cache_clear()


def plain(key: str) -> str:
    """A bot's key without its temper."""
    return key.partition(TEMPER)[0]


def today(key: str) -> str:
    """The name of whoever has a bot's place today: levels had other names once."""
    found = installed(plain(key))
    return key if found is None or not found.former else found.former


def bot(key: str) -> Bot:
    """A bot by its key; ValueError lists what is possible."""
    found = installed(key) or CALLED.get(key)
    if found is None and key.startswith(TIMED):
        found = CALLED[key] = Mcts(key, Effort(seconds=seconds_of(key)))
    if found is None and TEMPER in key:
        found = CALLED[key] = tempered(key)
    if found is None:
        raise ValueError(f"there is no bot '{key}'; possible: {', '.join(bots())}, {TIMED}SECONDS")
    return found


def tempered(key: str) -> Bot:
    """A bot with a temper that some game has; where a game has none of that name, it plays as without."""
    name, _, temper = key.partition(TEMPER)
    found = bot(name).with_temper(temper) if is_temper(temper) else None
    if found is None:
        raise ValueError(f"there is no bot '{key}'; tempers are {', '.join(all_tempers())}, and some bots have none")
    found.key, found.level, found.patience = key, bot(name).level, bot(name).patience
    return found


def is_temper(temper: str) -> bool:
    """Whether some game knows it; games that are open already are asked first, since opening the others takes time."""
    opened = [game for key in tuple(shelf.OPENED) if (game := shelf.stands(key)) is not None]
    return any(temper in tempers_for(game) for game in opened) or temper in all_tempers()


@cache
def all_tempers() -> tuple[str, ...]:
    """Every temper that a game knows, by name."""
    return tuple(sorted({temper for key in shelf.shelf() for temper in tempers_for(shelf.game(key))}))


def check_temper(key: str, game: AnyGame) -> None:
    """ValueError if a bot has a temper that nobody can have in a game."""
    _, _, temper = key.partition(TEMPER)
    if temper and temper not in tempers_for(game):
        known = ", ".join(tempers_for(game)) or "none"
        raise ValueError(f"nobody is a '{temper}' at {game.key}; tempers there: {known}")


def seconds_of(key: str) -> float:
    """How long a timed bot thinks about a move."""
    try:
        seconds = float(key.removeprefix(TIMED))
    except ValueError:
        seconds = 0.0
    if not 0.0 < seconds <= LONGEST:
        raise ValueError(
            f"'{key}' does not say how many seconds a move takes; possible: {TIMED}0.25, up to {LONGEST:g}"
        )
    return seconds
