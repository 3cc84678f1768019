"""Tables, games and profiles in the words of OpenAPI. Imported only to be read."""

from __future__ import annotations

from typing import Any, Literal

from fastapi import APIRouter, Header, Query
from fastapi import Path as InPath
from pydantic import BaseModel, Field

from farside.core.languages import LANGUAGES


class Seat(BaseModel):
    """Who shall sit in a seat."""

    kind: str = Field("human", description="`human` or `bot`")
    bot: str | None = Field(None, description="which bot; see /api/v1/games")
    name: str | None = Field(None, description="what the player is called; without a name, by the seat's colour")


class NewTable(BaseModel):
    """A table to open."""

    game: str = Field(description="a key of /api/v1/games", examples=["pebble"])
    seats: list[Seat] = Field(description="one for each player")
    variants: dict[str, Any] = Field({}, description="by name; without it, the first value the game lists")
    seed: int | str | None = Field(None, description="0 to 2**64 - 1; the same seed deals the same game")
    advice: bool | None = Field(None, description="players may ask for advice; if not said, as the server is set")
    name: str | None = Field(None, max_length=24, description="what it is called; without, a place of the game's world")
    commitment: str | None = Field(None, description="what /api/v1/promises answered; together with a nonce")
    nonce: str | None = Field(
        None,
        description="32 to 64 hexadecimal digits drawn after the commitment was seen: the seed comes from both",
        examples=["9f86d081884c7d659a2feaa0c55ad015"],
    )


class Promise(BaseModel):
    """A number drawn for a table to come."""

    commitment: str = Field(description='sha256 of "drawn:salt"; lasts for a day and for one table')


class Share(BaseModel):
    """What whoever opens a table adds to its luck: both, or neither."""

    commitment: str | None = Field(None, description="what /api/v1/promises answered")
    nonce: str | None = Field(None, description="32 to 64 hexadecimal digits drawn after the commitment was seen")


class SeatToken(BaseModel):
    """What opens a seat."""

    seat: int
    token: str | None = Field(description="null where a bot sits")


class NewSeat(SeatToken):
    """What opens a seat for whoever opened the table, and what to give to somebody else who is to sit there."""

    invitation: str | None = Field(
        description="a link to the seat, as `/t/<table>?token=…`, that works once: whoever comes by it gets a token of "
        "his own, and the token given here opens the seat no more; null where a bot sits"
    )


class NewTableAnswer(BaseModel):
    """An opened table. Keep the tokens: they are not shown again. They are yours; to other people give invitations."""

    table: str
    name: str
    seats: list[NewSeat]
    host: str = Field(description="the token of whoever opened the table")
    commitment: str = Field(description='sha256 of "drawn:salt"; both are shown with the record, to check the shuffle')


class Rematch(BaseModel):
    """The table where the same people play again."""

    table: str
    name: str
    seats: list[SeatToken] = Field(description="your seats there")
    host: str | None = Field(description="the host's token for whoever opened it; null for those who found it open")


class WantedSeat(BaseModel):
    """A seat that somebody is to be invited to."""

    seat: int


class Invitation(BaseModel):
    """What invites somebody to a seat, once."""

    seat: int
    invitation: str = Field(description="opens the seat's page as `/t/<table>?token=…`, or is exchanged for a token")


class OwnSeat(BaseModel):
    """A seat and the token that only whoever sits there has."""

    seat: int
    token: str


class Option(BaseModel):
    """An answer this seat may give now."""

    action: int
    name: str = Field(description="the notation", examples=["settle:ford"])
    text: str


class Refused(Option):
    """An answer it may not give, and why."""

    clause: str = Field(description="the rule that closes it", examples=["PEB-SETTLE-3"])
    reason: str


class LogLine(BaseModel):
    """Something that happened. Numbers meant for other eyes are left out."""

    ply: int
    kind: str
    seat: int
    args: list[int]
    text: str


class SeatTaken(BaseModel):
    """Who sits where."""

    seat: int
    kind: str
    bot: str
    name: str
    taken: bool


class Position(BaseModel):
    """A table as one visitor sees it."""

    table: str
    name: str = Field(description="what it is called; empty for tables of earlier versions")
    game: str
    seat: int | None = Field(description="null for a spectator")
    ply: int
    last: int = Field(description="the table's ply now, where an earlier one is looked at")
    waiting: list[int] = Field(description="the seats that may answer now; none when the game is over")
    over: bool
    scores: list[int] = Field(description="as if the game ended now; a player who is never asked (Luna) comes last")
    winners: list[int]
    prompt: str
    options: list[Option]
    refused: list[Refused]
    can_undo: bool
    since: int = Field(description="the ply after this seat's last move")
    view: dict[str, Any] = Field(description="everything this seat may know; its keys are the game's own")
    log: list[LogLine]
    seats: list[SeatTaken]
    offered: list[int] = Field(description="seats to which somebody else is invited, though somebody sits there")
    variants: dict[str, Any]
    commitment: str
    chosen_seed: bool = Field(description="somebody chose the seed and may know the decks")
    nonce: str = Field(description="what whoever opened the table added to the luck; empty if nobody did")
    origin: str = Field(description="where the seed comes from: drawn, shared, chosen or continued")
    rematch: str | None = Field(description="the table where the same people play again")


class Move(BaseModel):
    """What to do, and at which ply it was decided."""

    ply: int
    action: int | str


class TakeBack(BaseModel):
    """One answer of several to the question that is open; without it, the last move."""

    answer: str | None = Field(None, description="its notation, for example give:iron")


class Moved(BaseModel):
    """Where the table stands after a move. Bots answer a moment later."""

    ply: int
    waiting: list[int]
    over: bool


class Hint(Option):
    """An option worth a thought."""

    turn: list[str] = Field(description="the whole turn that begins with it")
    group: Literal["best", "level", "perhaps", "weaker"] = Field(
        description="clearly best, level with the best as far as one can tell, probably weaker, or weaker"
    )
    chance: float | None = Field(
        description="the win chance of this seat after it, from 0 to 1, as far as the seat can know; "
        "null where it is too early to tell, or nobody has measured this kind of game"
    )
    doubt: float = Field(description="how far a difference of two chances can be off")


class Advice(BaseModel):
    """The best turns; those that are level stand in the order of the options."""

    ply: int
    advice: list[Hint]


class Trouble(BaseModel):
    """What cannot be done. Nothing has changed."""

    text: str


class RefusedMove(Trouble):
    """A rule closes it (or, without a clause, it could not be read)."""

    clause: str | None = None


class GameOnShelf(BaseModel):
    """An installed game."""

    game: str
    edition: int
    seats: list[int]
    variants: dict[str, list[Any]] = Field(description="the first value is the default")


class Shelf(BaseModel):
    """What can be played, and against whom."""

    games: list[GameOnShelf]
    bots: list[str]


class Owned(BaseModel):
    """A thing of somebody's collection."""

    key: str = Field(description="as the variant that takes collections wants it", examples=["212"])
    name: str
    table: str | None = Field(description="where it was won; null if it came from a file")
    won: float = Field(description="when, in seconds since 1970")


class Profile(BaseModel):
    """What somebody keeps from game to game. Nothing else is known about a person."""

    collections: dict[str, list[Owned]] = Field(description="by game; empty ones are left out")


class Revealed(BaseModel):
    """A finished game."""

    record: str
    seed: str = Field(description='drawn; with a nonce the first 64 bits of sha256("drawn:salt:nonce")')
    commitment: str
    drawn: str = Field(description="what the server drew before anybody saw the commitment")
    salt: str
    nonce: str
    origin: str


SECRET = Header(None, description="Bearer and a profile's secret, as the page /collection/secret shows it to its owner")
TABLE = InPath(description="the table's code", examples=["k7m2qp"])
TOKEN = Header(None, description="Bearer and a seat's token; none: a spectator")
LANG = Query(None, description=f"one of {', '.join(LANGUAGES)}")
SINCE = Query(None, description="only log lines after this ply")
SEAT = Query(None, description="look from this seat (finished games only)")
Answers = dict[int | str, dict[str, Any]]

NO_TABLE: Answers = {
    404: {"model": Trouble, "description": "There is no such table."},
    409: {"model": Trouble, "description": "The table rests: this version cannot play it."},
}
NOT_YOURS: Answers = {403: {"model": Trouble, "description": "The token opens no seat here."}}
MOVED_ON: Answers = {409: {"model": Trouble, "description": "The table has moved on, or it rests."}}
REFUSED: Answers = {422: {"model": RefusedMove, "description": "A rule closes it, or it cannot be read."}}
TOO_LARGE: Answers = {413: {"model": Trouble, "description": "The body is larger than 64 kB."}}
NO_PROFILE: Answers = {404: {"model": Trouble, "description": "The secret opens no profile."}}
NO_PROMISE: Answers = {409: {"model": Trouble, "description": "Nothing of the kind is promised (any more)."}}
RUNNING: Answers = {409: {"model": Trouble, "description": "The game still runs: its record would show the decks."}}
STREAM: Answers = {200: {"content": {"text/event-stream": {"example": 'data: {"ply":12}\n\n'}}}}
ON_PAPER: Answers = {200: {"model": Revealed, "content": {"text/plain": {"example": "farside record 1\n…"}}}}

TOO_MANY: Answers = {
    429: {"model": Trouble, "description": "Too much in this time; `Retry-After` says when to try again."},
}
router = APIRouter(prefix="/api/v1", responses=TOO_MANY)


@router.get("/games", summary="What can be played", response_model=Shelf)
def games() -> None:
    """The installed games with their seats and variants, and the bots."""


@router.post("/promises", summary="Have a number drawn", response_model=Promise, status_code=201)
def promise() -> None:
    """The server commits itself to a number. Then draw a nonce and open a table with both: nobody chooses the seed."""


@router.get("/profile", summary="Your collections", response_model=Profile, responses=NO_PROFILE)
def profile(authorization: str = SECRET, lang: str | None = LANG) -> None:
    """What the owner of this secret has won. To play with it, name the keys in the variant of a new table."""


@router.post(
    "/tables",
    summary="Open a table",
    response_model=NewTableAnswer,
    status_code=201,
    responses={**NO_PROMISE, **REFUSED, **TOO_LARGE},
)
def create(table: NewTable) -> None:
    """Unknown games, variants, seat counts and bots are refused with what is possible."""


@router.get("/tables/{table}", summary="Look at a table", response_model=Position, responses={**NO_TABLE, **NOT_YOURS})
def table(
    table: str = TABLE, authorization: str | None = TOKEN, lang: str | None = LANG, since: int | None = SINCE
) -> None:
    """The position, the open question, the answers this seat may and may not give, and the log."""


@router.post(
    "/tables/{table}/moves",
    summary="Answer",
    response_model=Moved,
    responses={**NO_TABLE, **NOT_YOURS, **MOVED_ON, **REFUSED, **TOO_LARGE},
)
def move(move: Move, table: str = TABLE, authorization: str = TOKEN, lang: str | None = LANG) -> None:
    """The move is written down before the answer is sent. A ply that is no longer the table's is refused with 409."""


@router.post(
    "/tables/{table}/undo",
    summary="Take a move back",
    response_model=Moved,
    responses={**NO_TABLE, **NOT_YOURS, **MOVED_ON, **REFUSED, **TOO_LARGE},
)
def undo(back: TakeBack | None = None, table: str = TABLE, authorization: str = TOKEN, lang: str | None = LANG) -> None:
    """This seat's last move and what bots answered; never past something revealed, nor over another player's move.

    With an answer: that one alone, as long as its question is open; what was answered after it stays if it still fits.
    """


@router.get(
    "/tables/{table}/advice",
    summary="Ask for advice",
    response_model=Advice,
    responses={**NO_TABLE, **NOT_YOURS, **MOVED_ON, **REFUSED},
)
def advice(table: str = TABLE, authorization: str = TOKEN, lang: str | None = LANG) -> None:
    """The best few options of this seat, found by a search from what it sees; about a second. A table may give none."""


@router.post(
    "/tables/{table}/rematch",
    summary="Play again",
    response_model=Rematch,
    status_code=201,
    responses={**NO_TABLE, **NOT_YOURS, **RUNNING, **REFUSED, **TOO_LARGE},
)
def rematch(
    share: Share | None = None, table: str = TABLE, authorization: str = TOKEN, lang: str | None = LANG
) -> None:
    """The same people, bots and settings, everybody one seat further; who asks later finds the same table."""


@router.post(
    "/tables/{table}/invitations",
    summary="Let somebody else sit in a seat",
    response_model=Invitation,
    status_code=201,
    responses={**NO_TABLE, **NOT_YOURS, **REFUSED, **TOO_LARGE},
)
def invite(wanted: WantedSeat, table: str = TABLE, authorization: str = TOKEN, lang: str | None = LANG) -> None:
    """For whoever opened the table (any seat) or sits there. The seat is told, and plays on until somebody comes."""


@router.post(
    "/tables/{table}/seat",
    summary="Sit down",
    response_model=OwnSeat,
    status_code=201,
    responses={**NO_TABLE, **NOT_YOURS},
)
def sit(table: str = TABLE, authorization: str = TOKEN, lang: str | None = LANG) -> None:
    """Exchanges an invitation for a token of one's own; the seat's token of before opens it no more."""


@router.get("/tables/{table}/events", summary="Watch a table", responses={**STREAM, **NO_TABLE})
def events(table: str = TABLE) -> None:
    """Server-sent events: `{"ply"}` at once and on every change that you may know of. It needs no token."""


@router.get(
    "/tables/{table}/plies/{ply}",
    summary="Look at an earlier position",
    response_model=Position,
    responses={**NO_TABLE, **NOT_YOURS},
)
def ply(
    ply: int,
    table: str = TABLE,
    authorization: str | None = TOKEN,
    lang: str | None = LANG,
    seat: int | None = SEAT,
    since: int | None = SINCE,
) -> None:
    """The table after so many moves, as this visitor saw it then."""


@router.get("/tables/{table}/record", summary="Read a finished game", responses={**ON_PAPER, **NO_TABLE, **RUNNING})
def record(table: str = TABLE) -> None:
    """The text form of the record (seed and salt in headers), or JSON with `Accept: application/json`."""
