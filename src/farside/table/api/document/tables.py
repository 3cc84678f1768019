"""Tables in the words of OpenAPI. Imported only to be read."""

from __future__ import annotations

from typing import Any, Literal

from fastapi import Query
from pydantic import BaseModel, Field

from farside.table.api.document.sheet import (
    AT_TABLE,
    LANG,
    MOVED_ON,
    NO_TABLE,
    REFUSED,
    SENT,
    TABLE,
    TOKEN,
    Answers,
    Sheet,
    troubles,
)


class Seat(BaseModel):
    """Who shall sit in a seat."""

    kind: str = Field("human", description="`human` or `bot`")
    bot: str | None = Field(None, description="which bot; see /api/v1/games")
    name: str | None = Field(None, description="what the player is called; without a name, by the seat's colour")


class Terms(BaseModel):
    """What people agree to. Times are in seconds; what is not said is as usual at the pace."""

    pace: Literal["live", "daily", "free"] = Field("free", description="live, a move a day (or n hours), no hurry")
    turn: int = Field(0, description="for each turn: 14400 to 604800 at `daily`; at `free` 0 or a week to 60 days")
    bank: int = Field(0, description="beyond that, for the whole game; at `live` the chess clock, 60 to 10800, 0: none")
    gain: int = Field(0, description="what each turn adds to a chess clock, at most 300")
    nights: bool = Field(False, description="22 to 7 where each one lives does not count")
    weekends: bool = False
    up: Literal["bot", "pause", "nothing"] = Field("nothing", description="what happens when somebody's time is up")
    holiday: int = Field(14, ge=0, le=60, description="days each, a year")
    nudges: bool = True
    plans: bool = True
    talk: Literal["words", "reactions", "silent"] = "words"


class NewTable(BaseModel):
    """A table to open."""

    game: str = Field(description="a key of /api/v1/games", examples=["pebble"])
    seats: list[Seat] = Field(description="one for each player")
    variants: dict[str, Any] = Field({}, description="by name; without it, the first value the game lists")
    seed: int | str | None = Field(None, description="0 to 2**64 - 1; the same seed deals the same game")
    advice: bool | None = Field(None, description="players may ask for advice; if not said, as the server is set")
    name: str | None = Field(None, max_length=24, description="what it is called; without, a place of the game's world")
    terms: Terms | None = Field(None, description="what people agree to before they sit down; without, nobody counts")
    keyring: str | None = Field(None, description="the secret of a keyring: the first person's seat hangs on it")
    circle: str | None = Field(None, description="a circle this keyring is in: it knows the table and what comes of it")
    commitment: str | None = Field(None, description="what /api/v1/promises answered; together with a nonce")
    nonce: str | None = Field(
        None,
        description="32 to 64 hexadecimal digits drawn after the commitment was seen: the seed comes from both",
        examples=["9f86d081884c7d659a2feaa0c55ad015"],
    )


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


class OnRing(BaseModel):
    """Where a seat is to hang."""

    keyring: str | None = Field(None, description="the secret of a keyring")


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
    lent: str = Field(description="the bot that plays for this person now; empty: nobody does")
    gone: bool = Field(description="the person has left")


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
    ended: bool = Field(description="people have ended it without a result")
    box: str | None = Field(description="the digest of the box it is played with; null for tables of earlier versions")


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


class WhyPart(BaseModel):
    """A named part of what speaks for a turn, in points."""

    key: str
    text: str
    own: float = Field(description="more for the bot than after the other turn")
    rivals: float = Field(description="more for its rivals, as far as they count")


class Reasons(BaseModel):
    """What speaks for a bot's last turn in its own eyes, told from what whoever asks can see."""

    seat: int
    ply: int = Field(description="before the turn")
    told: Literal["better", "level", "further", "only", "hidden", "lot", "glance", "stranger", "none"] = Field(
        description="better: `parts` say why; level: `instead` seemed about as good; further: it saw further than can "
        "be said; only: it had no choice; hidden: something of the turn is hidden from whoever asks; lot, glance, "
        "stranger: it weighs nothing, or nobody knows how; none: there was no time"
    )
    turn: list[str] = Field(description="the answers it is about; none where they are hidden")
    instead: list[str] = Field(description="what it thought next best")
    parts: list[WhyPart]


class Analysis(BaseModel):
    """A finished game in win chances, as `farside analyse --json` tells it; at first only how far it is."""

    state: Literal["running", "done"]
    progress: float = Field(description="from 0 to 1")
    step: int = Field(description="1 to 5: graph, short searches, long ones, luck, appeals")
    game: str | None = None
    seats: int | None = None
    start: list[float] | None = Field(None, description="everybody's chance at the start; an automa's is last")
    result: list[float] | None = Field(None, description="1 for the winner, shared by several")
    plies: list[dict[str, Any]] | None = Field(
        None, description="`ply`, `seat`, `kind` (choice, chance, plans, forced), `chances` (they add up to 1), `doubt`"
    )
    decisions: list[dict[str, Any]] | None = Field(
        None,
        description="`ply`, `seat`, `played` and `best` (whole turns), `chance` (after the best), `loss`, `doubt`, "
        "`grade` (best, fair, perhaps, slip, mistake, blunder), `parts` and `tells`, `searched` and `heard` (loss "
        "and doubt by searches, and by playing on), `lines` (the turns that were compared), where it was searched long "
        "`tries` (`move`, `loss`, `doubt`, `grade` of each first answer): your own, those of bots, and of people who "
        "allow it",
    )
    sums: list[dict[str, Any]] | None = Field(
        None, description="for every seat: start + choices + gifts + luck + plans + unexplained = result"
    )


class Revealed(BaseModel):
    """A finished game."""

    record: str
    seed: str = Field(description='drawn; with a nonce the first 64 bits of sha256("drawn:salt:nonce")')
    commitment: str
    drawn: str = Field(description="what the server drew before anybody saw the commitment")
    salt: str
    nonce: str
    origin: str


SINCE = Query(None, description="only log lines after this ply")
SEAT = Query(None, description="look from this seat (finished games only)")

NO_PROMISE = troubles({409: "Nothing of the kind is promised (any more)."})
NO_BOT = troubles({409: "A person sits there, or it has not had a turn yet."})
RUNNING = troubles({409: "The game still runs: its record would show the decks."})
STREAM: Answers = {200: {"content": {"text/event-stream": {"example": 'data: {"ply":12}\n\n'}}}}
ON_PAPER: Answers = {200: {"model": Revealed, "content": {"text/plain": {"example": "farside record 1\n…"}}}}

sheet = Sheet()


@sheet.makes("/tables", "Open a table", NewTableAnswer, NO_PROMISE, SENT)
def create(table: NewTable) -> None:
    """Unknown games, variants, seat counts and bots are refused with what is possible."""


@sheet.get("/tables/{table}", "Look at a table", Position, AT_TABLE)
def table(
    table: str = TABLE, authorization: str | None = TOKEN, lang: str | None = LANG, since: int | None = SINCE
) -> None:
    """The position, the open question, the answers this seat may and may not give, and the log."""


@sheet.post("/tables/{table}/moves", "Answer", Moved, AT_TABLE, MOVED_ON, SENT)
def move(move: Move, table: str = TABLE, authorization: str = TOKEN, lang: str | None = LANG) -> None:
    """The move is written down before the answer is sent. A ply that is no longer the table's is refused with 409."""


@sheet.post("/tables/{table}/undo", "Take a move back", Moved, AT_TABLE, MOVED_ON, SENT)
def undo(back: TakeBack | None = None, table: str = TABLE, authorization: str = TOKEN, lang: str | None = LANG) -> None:
    """This seat's last move and what bots answered; never past something revealed, nor over another player's move.

    With an answer: that one alone, as long as its question is open; what was answered after it stays if it still fits.
    """


@sheet.get("/tables/{table}/advice", "Ask for advice", Advice, AT_TABLE, MOVED_ON, REFUSED)
def advice(table: str = TABLE, authorization: str = TOKEN, lang: str | None = LANG) -> None:
    """The best few options of this seat, found by a search from what it sees; about a second. A table may give none."""


@sheet.get("/tables/{table}/why", "Why did that bot do that?", Reasons, AT_TABLE, NO_BOT)
def why(
    seat: int = Query(description="the bot's"),
    table: str = TABLE,
    authorization: str = TOKEN,
    lang: str | None = LANG,
) -> None:
    """What speaks for the last turn of the bot in this seat, by its own judgement. It is found in dreams of whoever
    asks, so it is the same whatever is hidden from him. 403 at tables that give no advice, 409 where a person sits."""


@sheet.get("/tables/{table}/analysis", "A finished game in win chances", Analysis, NO_TABLE, RUNNING)
def analysis(table: str = TABLE, authorization: str = TOKEN, lang: str | None = LANG) -> None:
    """What a finished game was, from what every seat could know: as far as it is known so far. Who asks first lets it
    begin, in the background; ask again until `state` is `done`. 409 where nothing can be told, with the reason."""


@sheet.makes("/tables/{table}/rematch", "Play again", Rematch, AT_TABLE, RUNNING, SENT)
def rematch(
    share: Share | None = None, table: str = TABLE, authorization: str = TOKEN, lang: str | None = LANG
) -> None:
    """The same people, bots and settings, everybody one seat further; who asks later finds the same table."""


@sheet.makes("/tables/{table}/invitations", "Let somebody else sit in a seat", Invitation, AT_TABLE, SENT)
def invite(wanted: WantedSeat, table: str = TABLE, authorization: str = TOKEN, lang: str | None = LANG) -> None:
    """For whoever opened the table (any seat) or sits there. The seat is told, and plays on until somebody comes."""


@sheet.makes("/tables/{table}/seat", "Sit down", OwnSeat, AT_TABLE, SENT)
def sit(own: OnRing | None = None, table: str = TABLE, authorization: str = TOKEN, lang: str | None = LANG) -> None:
    """Exchanges an invitation for a token of one's own; the seat's token of before opens it no more. On a keyring, the
    seat is opened by its secret as well, stands among its games, and whoever has it is called."""


@sheet.get("/tables/{table}/events", "Watch a table", None, STREAM, NO_TABLE)
def events(table: str = TABLE) -> None:
    """Server-sent events: `{"ply"}` at once and on every change that you may know of. It needs no token."""


@sheet.get("/tables/{table}/plies/{ply}", "Look at an earlier position", Position, AT_TABLE)
def ply(
    ply: int,
    table: str = TABLE,
    authorization: str | None = TOKEN,
    lang: str | None = LANG,
    seat: int | None = SEAT,
    since: int | None = SINCE,
) -> None:
    """The table after so many moves, as this visitor saw it then."""


@sheet.get("/tables/{table}/record", "Read a finished game", None, ON_PAPER, NO_TABLE, RUNNING)
def record(table: str = TABLE) -> None:
    """The text form of the record (seed and salt in headers), or JSON with `Accept: application/json`."""
