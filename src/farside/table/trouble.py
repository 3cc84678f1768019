"""What can go wrong at a table, in words a player understands. Nothing has changed when one of these is raised."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType
from typing import Final

from farside.core.actions import Seat
from farside.core.setting import SettingError
from farside.core.state import Refusal
from farside.table.store import StoreBusyError, StoreDamagedError, StoreFullError, StoreReadOnlyError

NO_NAMES: Final[Mapping[str, str]] = MappingProxyType({})


class TroubleError(Exception):
    """Something a visitor did that cannot be done. `key` finds the sentence, `status` is the answer's number."""

    status = 422
    key = "trouble"

    def __init_subclass__(cls, status: int = 0, key: str = "") -> None:
        """What a kind does not say, it shares with the kind it belongs to."""
        cls.status = status or cls.status
        cls.key = key or cls.key

    def __init__(self, text: str = "", what: str = "") -> None:
        super().__init__(text or self.key)
        self.text = text  # already a sentence; empty: the one of `key`
        self.what = what  # a detail the sentence shows

    @property
    def headers(self) -> dict[str, str]:
        """What the answer tells programs besides."""
        return {}


class NoTableError(TroubleError, status=404, key="trouble-no-table"):
    """There is no such table."""


class NoCampaignError(TroubleError, status=404, key="trouble-no-campaign"):
    """There is no such campaign."""


class NoCircleError(TroubleError, status=404, key="trouble-no-circle"):
    """No circle of this name, or none that this visitor may see."""


class NoPromiseError(TroubleError, status=409, key="trouble-no-promise"):
    """Nobody promised such a shuffle, the promise is too old, or a table was opened by it already."""


class NoAddressError(TroubleError, status=404, key="trouble-no-address"):
    """There is nothing at this address."""


class NoMethodError(TroubleError, status=405, key="trouble-no-method"):
    """The address is right, what is asked of it is not."""

    @property
    def headers(self) -> dict[str, str]:
        return {"allow": self.what}


class WrongNameError(TroubleError, status=421, key="trouble-wrong-name"):
    """The visitor calls this house by a name that is not its own."""


class ElsewhereError(TroubleError, status=403, key="trouble-elsewhere"):
    """A page of another site sent this in the visitor's name."""


class OursError(TroubleError, status=500, key="trouble-ours"):
    """A mistake in the program."""


class BusyError(TroubleError, status=503, key="trouble-busy"):
    """The database does not answer."""


class FullError(BusyError, key="trouble-full"):
    """The database has no room left."""


class ReadOnlyError(BusyError, key="trouble-read-only"):
    """The database takes no changes."""


class DamagedError(TroubleError, status=500, key="trouble-damaged"):
    """The database cannot be read."""


class NoPlyError(TroubleError, status=404, key="trouble-no-ply"):
    """The game has not come that far."""


class MovedOnError(TroubleError, status=409, key="trouble-moved-on"):
    """Somebody was quicker: the table has moved on."""


class TooSoonError(TroubleError, status=409, key="trouble-too-soon"):
    """Those who are asked have not had their time yet."""


class NudgeError(TooSoonError, key="trouble-nudge"):
    """Somebody may not be nudged yet, or not in this turn (0)."""

    def __init__(self, at: float = 0.0) -> None:
        super().__init__()
        self.at = at
        if not at:
            self.key = "trouble-nudge-no"


class NoPaceError(TroubleError, status=409, key="trouble-no-pace"):
    """Nobody has agreed about time at this table."""


class BadTermsError(TroubleError, status=422, key="trouble-terms"):
    """Terms that nobody could keep: says what is possible."""

    def __init__(self, what: str = "") -> None:
        super().__init__(what=what)


class HolidayError(TroubleError, status=422, key="trouble-holiday"):
    """A holiday longer than agreed: says how many days are left."""

    def __init__(self, days: int = 0) -> None:
        super().__init__(what=str(days))


class HandedError(TroubleError, status=409, key="trouble-handed"):
    """A bot plays for this person, who has to take the seat back first."""


class EndedError(TroubleError, status=409, key="trouble-ended"):
    """People have ended this game without a result."""


class StillRunningError(TroubleError, status=409, key="trouble-still-running"):
    """What is asked for would show the hidden cards of a game that still runs."""


class RestsError(TroubleError, status=409, key="trouble-rests"):
    """One table that this version cannot play: it alone rests, and is kept as it is."""

    game = ""  # what everybody may know of it, as far as it can be read
    created = 0.0
    over = False  # then its record shows nothing that is still secret


class UnreadableError(RestsError, key="trouble-unreadable"):
    """What a browser has kept of the table is damaged."""


class OldEditionError(RestsError, key="trouble-old-edition"):
    """The table was opened under rules that this version no longer plays."""


class NoBoxError(RestsError, key="trouble-no-box"):
    """The table was opened with a box that is not here, or that this version can no longer read."""


class UnknownGameError(RestsError, key="trouble-unknown-game"):
    """The package that brought the game is gone."""


class UnknownSettingError(RestsError, key="trouble-unknown-setting"):
    """A variant, a value or a number of players that the game no longer has."""


class UnknownMoveError(RestsError, key="trouble-unknown-move"):
    """A move that the game no longer has, or no longer allows."""


class UnknownBotError(RestsError, key="trouble-unknown-bot"):
    """A bot that would be asked is gone."""


class NotYourSeatError(TroubleError, status=403, key="trouble-not-your-seat"):
    """The visitor holds no token for this."""


class UsedLinkError(NotYourSeatError, key="trouble-used-link"):
    """A link that opens no seat: wrong, or used already."""


class GatheringError(TroubleError, status=409, key="trouble-gathering"):
    """The game begins once all have sat down: everybody brings a collection."""


class NoAdviceError(TroubleError, status=403, key="trouble-no-advice"):
    """Whoever opened the table wants no advice to be given."""


class NoReasonError(TroubleError, status=409):
    """Nobody can be asked why: a person sits there, or has played nothing yet; the key says which."""

    def __init__(self, why: str = "nothing") -> None:
        self.key = f"trouble-why-{why}"
        super().__init__()


class NoTalkError(TroubleError, status=403):
    """Nothing is said here: the house, or those who sit here, want it so; or all is said."""

    def __init__(self, why: str = "silent") -> None:
        self.key = f"trouble-talk-{why}"
        super().__init__()


class SealedTalkError(TroubleError, status=409, key="trouble-talk-sealed"):
    """Words could tell what is to be answered in secret."""


class NoAnalysisError(TroubleError, status=409):
    """A game that nothing can be told about afterwards: the key says why, and the sentence what is possible."""

    def __init__(self, why: str = "broken") -> None:
        self.key = f"trouble-analysis-{why}"
        super().__init__()


class NoCodeError(TroubleError, status=404, key="trouble-no-code"):
    """A code that opens no keyring: used, too old, or never one."""


class NoProfileError(TroubleError, status=404, key="trouble-no-profile"):
    """A secret that opens no profile."""


class CallError(TroubleError, status=422):
    """A way to call somebody that cannot be used: the key says why."""

    def __init__(self, why: str, what: str = "") -> None:
        self.key = f"trouble-call-{why}"
        super().__init__(what=what)


class NoWayError(TroubleError, status=404, key="trouble-call-no-way"):
    """There is no such way to call this person."""


class NotPossibleError(TroubleError, status=422, key="trouble-not-possible"):
    """A setting or a word nobody knows; the text says what is possible."""


class ImpossibleError(NotPossibleError):
    """Settings of a game that do not exist or do not go together: the game says why."""

    def __init__(self, game: str, setting: SettingError) -> None:
        super().__init__(str(setting))
        self.game = game
        self.setting = setting


def not_possible(game: str, error: ValueError) -> NotPossibleError:
    """What a game (or somebody who opens one) says is not possible."""
    return ImpossibleError(game, error) if isinstance(error, SettingError) else NotPossibleError(str(error))


def store_trouble(error: StoreBusyError) -> TroubleError:
    """What visitors are told when the store fails."""
    return next(trouble() for kind, trouble in STORE_TROUBLES if isinstance(error, kind))


STORE_TROUBLES: tuple[tuple[type[StoreBusyError], type[TroubleError]], ...] = (
    (StoreFullError, FullError),
    (StoreReadOnlyError, ReadOnlyError),
    (StoreDamagedError, DamagedError),
    (StoreBusyError, BusyError),
)


class TooFewError(NotPossibleError, key="trouble-too-few"):
    """Somebody wants to play with a collection that is too small."""


class TooLargeError(TroubleError, status=413, key="trouble-too-large"):
    """More than anybody needs to send."""


class TooManyError(TroubleError, status=429):
    """More than a visitor may ask for in this time: the answer says when to try again."""

    def __init__(self, kind: str = "moves", seconds: int = 1) -> None:
        self.key = f"trouble-many-{kind}"
        super().__init__(what=str(seconds))
        self.seconds = seconds

    @property
    def headers(self) -> dict[str, str]:
        return {"retry-after": str(self.seconds)}


class NotJsonError(TroubleError, status=422, key="trouble-not-json"):
    """A body that cannot be read."""


class RefusedError(TroubleError, status=422, key="trouble-refused"):
    """A rule closes it: the clause says which."""

    def __init__(
        self, game: str, seat: Seat, refusal: Refusal, names: tuple[str, ...] = (), called: Mapping[str, str] = NO_NAMES
    ) -> None:
        super().__init__()
        self.game = game
        self.seat = seat
        self.refusal = refusal
        self.names = names
        self.called = called  # what goes by another name at this table
