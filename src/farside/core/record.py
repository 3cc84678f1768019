"""Record: seed and moves are the truth. State, view, log, undo and replay are derived from it."""

from __future__ import annotations

import json
from collections.abc import Iterable
from dataclasses import dataclass, field
from typing import NamedTuple, NoReturn

from farside.core import shelf
from farside.core.actions import Action, ActionSpace, Seat
from farside.core.chance import LONGEST_SEED
from farside.core.game import Value
from farside.core.proof import DRAWN, ORIGINS, Proof
from farside.core.state import Event, IllegalActionError, State, Step
from farside.core.verbs import Question

HEAD = "farside record 1"
LONGEST_NUMBER = len(str(LONGEST_SEED))
NO_PLACES: frozenset[int] = frozenset()
PROOF = "proof commitment|drawn|salt|nonce|origin VALUE"
PROOFS = ("commitment", "drawn", "salt", "nonce", "origin")


class Move(NamedTuple):
    """One answer: who, and the notation of what."""

    seat: Seat
    name: str

    def __str__(self) -> str:
        return f"{self.seat} {self.name}"


class RecordError(ValueError):
    """A record that cannot be read or replayed: says the line (or ply) and what was expected."""


class NoUndoError(ValueError):
    """Nothing can be taken back: FAR-UNDO-1 nothing of yours, FAR-UNDO-2 revealed, FAR-UNDO-3 somebody moved,
    FAR-UNDO-4 the open question was not answered so."""

    def __init__(self, clause: str) -> None:
        super().__init__(clause)
        self.clause = clause


@dataclass
class Record:
    """A game on paper."""

    game: str
    seats: int
    seed: int
    variants: dict[str, Value] = field(default_factory=dict)
    moves: list[Move] = field(default_factory=list)
    edition: int = 0  # 0: the edition now installed
    proof: Proof | None = None  # where the seed comes from, if somebody vouches for it
    boxless: bool = False  # written before boxes were: it is replayed with ours, and says no more than it did

    def __post_init__(self) -> None:
        title = shelf.game(self.game)
        self.variants = title.settings(self.seats, self.variants)
        self.edition = self.edition or title.edition

    # -- playing ---------------------------------------------------------------------------------

    def start(self, log: list[Event] | None = None) -> State:
        """The position before the first move; with a list, everything told goes there."""
        title = shelf.game(self.game)
        if not title.plays(self.edition):
            raise RecordError(f"{self.game}: the record is of edition {self.edition}, installed is {title.edition}")
        state: State = title.begin(self.seats, self.seed, self.variants, log, self.edition)
        return state

    def replay(self, upto: int | None = None, log: list[Event] | None = None) -> State:
        """The position after `upto` moves (all by default)."""
        if upto is not None and not 0 <= upto <= len(self.moves):
            raise RecordError(f"there is no ply {upto}; the record has plies 0 to {len(self.moves)}")
        state = self.start(log)
        follow(state, shelf.game(self.game).actions, self.moves[:upto])
        return state

    def add(self, state: State, seat: Seat, action: int) -> None:
        """Act in the position and write the move down."""
        state.act(seat, action)
        self.moves.append(Move(seat, shelf.game(self.game).actions.name(action)))

    def branch(self) -> Record:
        """The same game so far, to be gone on with by itself. Its settings were judged once."""
        twin = Record.__new__(Record)
        twin.game, twin.seats, twin.seed = self.game, self.seats, self.seed
        twin.variants, twin.moves, twin.edition = self.variants, self.moves.copy(), self.edition
        twin.boxless = self.boxless
        twin.proof = None  # nobody vouches for what it becomes; compiled, a field has no value until it is given one
        return twin

    # -- taking back -----------------------------------------------------------------------------

    def undo(self, seat: Seat, over: Iterable[Seat] = ()) -> None:
        """Take back the seat's last move, and what seats in `over` (bots) did since. Never past a reveal."""
        at, alone = self.taken_back(self.replay(), seat, over)
        del self.moves[at : at + 1 if alone else None]

    def taken_back(
        self, state: State, seat: Seat, over: Iterable[Seat] = (), passed: frozenset[int] = NO_PLACES
    ) -> tuple[int, bool]:
        """The place of the move an undo takes back from this last position, and whether later moves stand.

        `passed`: places of answers that were given for somebody who had no other; nobody's move stands because of them.
        """
        at = self.last_of(seat, passed)
        later = [self.moves[place].seat for place in range(at + 1, len(self.moves)) if place not in passed]
        since = set(later) - {seat} - set(over) - still_planning(state)
        sealed = 0 <= state.opened <= at  # an answer to a question still open: the others' answers stand
        if since and not sealed:
            raise NoUndoError("FAR-UNDO-3")
        if at < state.barrier:
            raise NoUndoError("FAR-UNDO-2")
        return at, sealed

    def withdraw(self, seat: Seat, answer: str) -> None:
        """FAR-UNDO-4  Take back one answer to the question that is open, whatever was answered after it."""
        state = self.replay()
        at = self.place_of(state, seat, answer)
        self.moves[at:] = self.given_again(seat, at)

    def place_of(self, state: State, seat: Seat, answer: str) -> int:
        """FAR-UNDO-4  The place of the last such answer to the question that is open in this last position."""
        since = self.begun(state, seat)
        mine = [at for at in range(since, len(self.moves)) if self.moves[at] == Move(seat, answer)]
        if not mine:
            raise NoUndoError("FAR-UNDO-4")
        if mine[-1] < state.barrier:
            raise NoUndoError("FAR-UNDO-2")
        return mine[-1]

    def begun(self, state: State, seat: Seat) -> int:
        """The place of the first answer to a question open to several, or of the first piece of what this seat puts
        together now."""
        if state.opened >= 0 or state.over:
            return len(self.moves) if state.over else state.opened
        step, since, parse = state.question(), len(self.moves), shelf.game(self.game).actions.parse
        while since and self.moves[since - 1].seat == seat and is_piece(step, parse(self.moves[since - 1].name)):
            since -= 1
        return since

    def given_again(self, seat: Seat, at: int) -> list[Move]:
        """The moves after one that is taken back, as far as they are still possible."""
        found, title = self.branch(), shelf.game(self.game)
        del found.moves[at:]
        state = found.replay()
        for move in self.moves[at + 1 :]:
            action = title.actions.parse(move.name)
            again = title.again(state, seat, action) if move.seat == seat else action
            if again is not None:
                found.add(state, move.seat, again)
        return found.moves[at:]

    def last_of(self, seat: Seat, passed: frozenset[int] = NO_PLACES) -> int:
        """The place of the seat's last move, but for those that were made for it."""
        for at in range(len(self.moves) - 1, -1, -1):
            if self.moves[at].seat == seat and at not in passed:
                return at
        raise NoUndoError("FAR-UNDO-1")

    # -- on paper --------------------------------------------------------------------------------

    @property
    def box(self) -> str:
        """The digest of the box that is played with; empty where it was not written down."""
        digest: str = "" if self.boxless else shelf.game(self.game).box.digest
        return digest

    def dumps(self) -> str:
        """The text form: one fact a line."""
        key = shelf.plain(self.game)
        return on_paper(key, self.edition, self.seats, self.seed, self.variants, self.moves, self.proof, self.box)

    @classmethod
    def loads(cls, text: str) -> Record:
        """Read the text form; RecordError names the line and what was expected."""
        return _Reader(text).read()


def on_paper(
    game: str,
    edition: int,
    seats: int,
    seed: int,
    variants: dict[str, Value],
    moves: Iterable[Move],
    proof: Proof | None = None,
    box: str = "",
) -> str:
    """A record's text form, of a game and a box that need not be here; without a box, it was not yet written down."""
    lines = [HEAD, f"game {game} {edition}", f"seats {seats}", f"seed {seed}"]
    lines += [f"variant {name} {shown(value)}" for name, value in variants.items()]
    lines += [f"move {move}" for move in moves]
    lines += ["end", *([] if proof is None else proof.lines()), *([f"box {box}"] if box else [])]
    return "\n".join([*lines, ""])


def is_piece(step: Step[State], action: Action) -> bool:
    """FAR-UNDO-4  Whether an answer is a piece of what the question puts together."""
    return isinstance(step, Question) and step.is_piece(action)


def still_planning(state: State) -> set[Seat]:
    """Who answers in secret and is not ready: nothing may depend on what he has done so far."""
    return set(state.waiting()) if state.opened >= 0 else set()


def shown(value: Value) -> str:
    """A variant's value on one line without blanks."""
    return json.dumps(value, separators=(",", ":"))


def tupled(value: object) -> Value:
    """A variant's value as JSON gives it, with lists as tuples; ValueError for anything else."""
    if isinstance(value, list):
        return tuple(tupled(item) for item in value)  # type: ignore[return-value]  # the title checks its depth
    if isinstance(value, (str, int)):
        return value
    raise ValueError(f"{value!r} is no value of a variant")


def follow(state: State, actions: ActionSpace, moves: Iterable[Move]) -> None:
    """Play written moves on; RecordError says at which ply the record breaks."""
    for move in moves:
        try:
            state.act(move.seat, actions.parse(move.name))
        except IllegalActionError as illegal:  # not `error`: compiled, a name has one type in a function
            raise RecordError(f"ply {state.ply}: '{move}' is refused by {illegal.refusal.clause}") from illegal
        except ValueError as error:
            raise RecordError(f"ply {state.ply}: '{move}': {error}") from error


class _Reader:
    """Reads a record line by line."""

    def __init__(self, text: str) -> None:
        self.lines = text.splitlines()
        self.at = 0

    def read(self) -> Record:
        self.expect(HEAD, self.line(HEAD))
        key, word = self.words("game KEY EDITION", 2)
        edition = self.whole(word, "game KEY EDITION")
        key, boxless = self.title(key)
        seats = self.number("seats NUMBER")
        seed = self.number("seed NUMBER")
        if seed >= LONGEST_SEED:
            self.fail("seed NUMBER, a number below 2**64", self.lines[self.at - 1])
        record = self.build(key, seats, seed, self.variants(), edition)
        record.boxless = boxless
        record.moves = self.moves(record)
        record.proof = self.proof()
        self.nothing_more()
        return record

    def build(self, key: str, seats: int, seed: int, variants: dict[str, Value], edition: int) -> Record:
        try:
            return Record(key, seats, seed, variants, [], edition)
        except ValueError as error:
            raise RecordError(f"lines 2 to {self.at}: {error}") from error

    def title(self, key: str) -> tuple[str, bool]:
        """The title of the box that is named after the moves, and whether none is: such a record is of our box."""
        ends = [at for at, line in enumerate(self.lines) if line.rstrip() == "end"]
        after = range(ends[-1] + 1, len(self.lines)) if ends else range(0)
        named = [at for at in after if self.lines[at].startswith("box ")]
        if not named:
            return key, True
        digest = self.lines.pop(named[0]).rstrip().removeprefix("box ")
        try:
            return shelf.with_box(key, digest), False
        except shelf.NoBoxError as error:
            raise RecordError(f"line {named[0] + 1}: {error}") from error
        except ValueError:  # the game itself is told of further on
            return key, False

    def variants(self) -> dict[str, Value]:
        found: dict[str, Value] = {}
        while self.at < len(self.lines) and self.lines[self.at].startswith("variant "):
            name, value = self.words("variant NAME VALUE", 2)
            found[name] = self.value(value)
        return found

    def value(self, word: str) -> Value:
        try:
            return tupled(json.loads(word))
        except ValueError:
            self.fail("variant NAME VALUE", self.lines[self.at - 1])

    def moves(self, record: Record) -> list[Move]:
        found: list[Move] = []
        while self.line("move SEAT ACTION, or end") != "end":
            self.at -= 1
            seat, name = self.words("move SEAT ACTION", 2)
            found.append(Move(self.whole(seat, "move SEAT ACTION"), name))
            self.known(record, found[-1])
        return found

    def proof(self) -> Proof | None:
        """What vouches for the seed, after the moves; records without it are as good to replay."""
        found: dict[str, str] = {}
        while self.at < len(self.lines) and self.lines[self.at].startswith("proof "):
            name, value = self.words(PROOF, 2)
            if name not in PROOFS or name in found or (name == "origin" and value not in ORIGINS):
                self.fail(PROOF, self.lines[self.at - 1])
            found[name] = str(self.whole(value, PROOF)) if name == "drawn" else value
        if not found:
            return None
        if not {"commitment", "drawn", "salt"} <= set(found):
            raise RecordError(f"line {self.at}: a proof has at least commitment, drawn and salt")
        origin = found.get("origin", DRAWN)
        return Proof(found["commitment"], int(found["drawn"]), found["salt"], found.get("nonce", ""), origin)

    def nothing_more(self) -> None:
        while self.at < len(self.lines):
            if line := self.line("end"):
                self.fail("nothing after 'end'", line)

    def known(self, record: Record, move: Move) -> None:
        """Refuse a seat or an action that this game does not have; of another edition we cannot tell."""
        title = shelf.game(record.game)
        if move.seat >= record.seats:
            self.fail(f"move SEAT ACTION with a seat from 0 to {record.seats - 1}", self.lines[self.at - 1])
        if title.plays(record.edition):
            try:
                title.actions.parse(move.name)
            except ValueError as error:
                raise RecordError(f"line {self.at}: {error}") from error

    def line(self, wanted: str) -> str:
        if self.at >= len(self.lines):
            raise RecordError(f"line {self.at + 1}: expected '{wanted}', but the record ends here")
        self.at += 1
        return self.lines[self.at - 1].rstrip()

    def words(self, wanted: str, count: int) -> list[str]:
        line = self.line(wanted)
        words = line.split(" ")
        if len(words) != count + 1 or words[0] != wanted.split(" ")[0]:
            self.fail(wanted, line)
        return words[1:]

    def number(self, wanted: str) -> int:
        return self.whole(self.words(wanted, 1)[0], wanted)

    def whole(self, word: str, wanted: str) -> int:
        if not (word.isascii() and word.isdigit() and len(word) <= LONGEST_NUMBER):
            self.fail(wanted, self.lines[self.at - 1])
        return int(word)

    def expect(self, wanted: str, line: str) -> None:
        if line != wanted:
            self.fail(wanted, line)

    def fail(self, wanted: str, line: str) -> NoReturn:
        raise RecordError(f"line {self.at}: expected '{wanted}', found '{line[:60]}'")
