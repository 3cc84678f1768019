"""Farside: board games of exploration, played end to end. See `farside.shelf()`."""

from farside.bots import players as bots
from farside.bots.roster import bot
from farside.core.record import Record
from farside.core.shelf import game, shelf

__all__ = ["Record", "bot", "bots", "game", "shelf"]
__version__ = "0.1.0"
