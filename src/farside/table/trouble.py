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

    def __init__(self, text: str = "", what: str = "") -> None:
        super().__init__(text or self.key)
        self.text = text  # already a sentence; empty: the one of `key`
        self.what = what  # a detail the sentence shows

    @property
    def headers(self) -> dict[str, str]:
        """What the answer tells programs besides."""
        return {}


class NoTableError(TroubleError):
    """There is no such table."""

    status = 404
    key = "trouble-no-table"


class NoCampaignError(TroubleError):
    """There is no such campaign."""

    status = 404
    key = "trouble-no-campaign"


class NoPromiseError(TroubleError):
    """Nobody promised such a shuffle, the promise is too old, or a table was opened by it already."""

    status = 409
    key = "trouble-no-promise"


class NoAddressError(TroubleError):
    """There is nothing at this address."""

    status = 404
    key = "trouble-no-address"


class NoMethodError(TroubleError):
    """The address is right, what is asked of it is not."""

    status = 405
    key = "trouble-no-method"

    @property
    def headers(self) -> dict[str, str]:
        return {"allow": self.what}


class WrongNameError(TroubleError):
    """The visitor calls this house by a name that is not its own."""

    status = 421
    key = "trouble-wrong-name"


class ElsewhereError(TroubleError):
    """A page of another site sent this in the visitor's name."""

    status = 403
    key = "trouble-elsewhere"


class OursError(TroubleError):
    """A mistake in the program."""

    status = 500
    key = "trouble-ours"


class BusyError(TroubleError):
    """The database does not answer."""

    status = 503
    key = "trouble-busy"


class FullError(BusyError):
    """The database has no room left."""

    key = "trouble-full"


class ReadOnlyError(BusyError):
    """The database takes no changes."""

    key = "trouble-read-only"


class DamagedError(TroubleError):
    """The database cannot be read."""

    status = 500
    key = "trouble-damaged"


class NoPlyError(TroubleError):
    """The game has not come that far."""

    status = 404
    key = "trouble-no-ply"


class MovedOnError(TroubleError):
    """Somebody was quicker: the table has moved on."""

    status = 409
    key = "trouble-moved-on"


class TooSoonError(TroubleError):
    """Those who are asked have not had their time yet."""

    status = 409
    key = "trouble-too-soon"


class StillRunningError(TroubleError):
    """What is asked for would show the hidden cards of a game that still runs."""

    status = 409
    key = "trouble-still-running"


class RestsError(TroubleError):
    """One table that this version cannot play: it alone rests, and is kept as it is."""

    status = 409
    key = "trouble-rests"
    game = ""  # what everybody may know of it, as far as it can be read
    created = 0.0
    over = False  # then its record shows nothing that is still secret


class OldEditionError(RestsError):
    """The table was opened under rules that this version no longer plays."""

    key = "trouble-old-edition"


class UnknownGameError(RestsError):
    """The package that brought the game is gone."""

    key = "trouble-unknown-game"


class UnknownSettingError(RestsError):
    """A variant, a value or a number of players that the game no longer has."""

    key = "trouble-unknown-setting"


class UnknownMoveError(RestsError):
    """A move that the game no longer has, or no longer allows."""

    key = "trouble-unknown-move"


class UnknownBotError(RestsError):
    """A bot that would be asked is gone."""

    key = "trouble-unknown-bot"


class NotYourSeatError(TroubleError):
    """The visitor holds no token for this."""

    status = 403
    key = "trouble-not-your-seat"


class UsedLinkError(NotYourSeatError):
    """A link that opens no seat: wrong, or used already."""

    key = "trouble-used-link"


class GatheringError(TroubleError):
    """The game begins once all have sat down: everybody brings a collection."""

    status = 409
    key = "trouble-gathering"


class NoAdviceError(TroubleError):
    """Whoever opened the table wants no advice to be given."""

    status = 403
    key = "trouble-no-advice"


class NoProfileError(TroubleError):
    """A secret that opens no profile."""

    status = 404
    key = "trouble-no-profile"


class NotPossibleError(TroubleError):
    """A setting or a word nobody knows; the text says what is possible."""

    status = 422
    key = "trouble-not-possible"


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


class TooFewError(NotPossibleError):
    """Somebody wants to play with a collection that is too small."""

    key = "trouble-too-few"


class TooLargeError(TroubleError):
    """More than anybody needs to send."""

    status = 413
    key = "trouble-too-large"


class TooManyError(TroubleError):
    """More than a visitor may ask for in this time: the answer says when to try again."""

    status = 429

    def __init__(self, kind: str = "moves", seconds: int = 1) -> None:
        self.key = f"trouble-many-{kind}"
        super().__init__(what=str(seconds))
        self.seconds = seconds

    @property
    def headers(self) -> dict[str, str]:
        return {"retry-after": str(self.seconds)}


class NotJsonError(TroubleError):
    """A body that cannot be read."""

    status = 422
    key = "trouble-not-json"


class RefusedError(TroubleError):
    """A rule closes it: the clause says which."""

    status = 422
    key = "trouble-refused"

    def __init__(
        self, game: str, seat: Seat, refusal: Refusal, names: tuple[str, ...] = (), called: Mapping[str, str] = NO_NAMES
    ) -> None:
        super().__init__()
        self.game = game
        self.seat = seat
        self.refusal = refusal
        self.names = names
        self.called = called  # what goes by another name at this table
