"""Terms: what people agree to before they sit down. How quickly, what happens when time is up, holidays, talk.

Written once when a table is opened; later only everybody together may change them. Times are in seconds.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import asdict, dataclass, fields
from typing import Any, Final

HOUR, DAY = 3600, 86400
LIVE, DAILY, FREE = "live", "daily", "free"
BOT_TURN, PAUSE, NOTHING = "bot", "pause", "nothing"
WORDS, REACTIONS, SILENT = "words", "reactions", "silent"
PACES, ENDS, TALKS = (LIVE, DAILY, FREE), (BOT_TURN, PAUSE, NOTHING), (WORDS, REACTIONS, SILENT)
NIGHT: Final = (22 * 60, 7 * 60)  # minutes of a day, where somebody lives
WEEK: Final = 7 * DAY  # after which a gentle word is said where nobody counts
MOST_HOLIDAY: Final = 60  # days a year


class TermsError(ValueError):
    """Terms that nobody could keep: says what is possible."""


@dataclass(frozen=True, slots=True)
class Terms:
    """The agreement of a table."""

    pace: str = FREE
    turn: int = 0  # seconds for each turn; 0: none of its own
    bank: int = 0  # seconds beyond that, once for the whole game; live: on the clock at the start
    gain: int = 0  # seconds that each turn adds to the bank
    nights: bool = False  # nights do not count, 22 to 7 where each one lives
    weekends: bool = False  # nor do Saturdays and Sundays
    up: str = NOTHING  # what happens when somebody's time is up
    holiday: int = 14  # days each, a year
    nudges: bool = True
    plans: bool = True
    talk: str = WORDS

    def __post_init__(self) -> None:
        one_of("pace", self.pace, PACES)
        one_of("up", self.up, ENDS)
        one_of("talk", self.talk, TALKS)
        between("holiday", self.holiday, 0, MOST_HOLIDAY)
        for name, (least, most) in LIMITS[self.pace].items():
            value = getattr(self, name)
            if value or (name == "turn" and self.pace == DAILY):
                between(name, value, least, most)
        if self.pace == LIVE and self.gain and not self.bank:
            raise TermsError("gain is added to a bank; without a clock both are 0")

    @property
    def limited(self) -> bool:
        """Time is counted."""
        return self.turn + self.bank > 0

    @property
    def ticks(self) -> bool:
        """There is a chess clock."""
        return self.pace == LIVE and self.bank > 0

    def written(self) -> dict[str, Any]:
        return asdict(self)


# What each pace allows, from least to most; 0 is always allowed but for the day of a move a day.
LIMITS: Final[dict[str, dict[str, tuple[int, int]]]] = {
    LIVE: {"turn": (0, 0), "bank": (60, 3 * HOUR), "gain": (1, 300)},
    DAILY: {"turn": (4 * HOUR, 7 * DAY), "bank": (HOUR, 14 * DAY), "gain": (0, 0)},
    FREE: {"turn": (7 * DAY, 60 * DAY), "bank": (0, 0), "gain": (0, 0)},
}


def one_of(name: str, value: object, possible: tuple[str, ...]) -> None:
    if value not in possible:
        raise TermsError(f"{name} is one of {', '.join(possible)}, not '{value}'")


def between(name: str, value: int, least: int, most: int) -> None:
    if not least <= value <= most:
        raise TermsError(f"{name} is from {least} to {most}, not {value}")


def read(told: Mapping[str, Any]) -> Terms:
    """Terms from a program or a form; TermsError says what is possible. What is not said is as usual at this pace."""
    known = {one.name: type(one.default) for one in fields(Terms)}
    for name, value in told.items():
        if name not in known:
            raise TermsError(f"terms have no '{name}'; possible: {', '.join(known)}")
        if type(value) is not known[name]:
            raise TermsError(f"{name} is a {known[name].__name__}, not {value!r}")
    return Terms(**{**usual(told.get("pace", FREE)), **told})


def usual(pace: str) -> dict[str, Any]:
    """What is meant if somebody names a pace and no more."""
    if pace == DAILY:
        return {"turn": DAY, "bank": 2 * DAY, "up": BOT_TURN}
    return {"up": BOT_TURN} if pace == LIVE else {}


def kept(told: Mapping[str, Any]) -> Terms:
    """Terms as they were written down; what a later version added is left out."""
    known = {one.name for one in fields(Terms)}
    return Terms(**{name: value for name, value in told.items() if name in known})


A_DAY: Final = Terms(DAILY, DAY, 2 * DAY, nights=True, up=BOT_TURN)
USUAL: Final = Terms()
