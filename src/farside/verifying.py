"""Verifying: a record's shuffle checked on one's own computer, without asking whoever hosted the game."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Annotated

import typer

import farside
from farside import boxing
from farside.caller import BROKEN, Lang, fail, plainly
from farside.core.proof import CHOSEN, CONTINUED, DRAWN, SHARED, Proof
from farside.core.record import Record, RecordError, follow
from farside.core.state import Event, State

LARGEST_FILE = 10_000_000  # bytes; a long game takes a hundred thousand
WHENCE = {
    DRAWN: "is the number drawn: nobody but the server added to it",
    SHARED: "comes from the number drawn, the salt and the nonce of whoever opened the table",
    CHOSEN: "was chosen by whoever opened the table, who may have known every deal",
    CONTINUED: "is that of the game this one continues, whose deals were known",
}


@dataclass(slots=True)
class Deals:
    """What a replay from the seed finds."""

    state: State
    log: list[Event]
    lucky: int  # moves after which something was drawn, shuffled or thrown


def read_record(file: Path, boxes: Sequence[str] = ()) -> Record:
    if file.is_file() and file.stat().st_size > LARGEST_FILE:
        raise RecordError(f"{file}: too large for a record")
    try:
        text = file.read_text(encoding="utf-8")
        boxing.know(text, boxes)
        return Record.loads(text)
    except UnicodeDecodeError as error:
        raise RecordError(f"{file}: line 1: expected a record in UTF-8") from error
    except RecordError as error:
        raise RecordError(f"{file}: {error}") from error


def dealt(record: Record) -> Deals:
    """The whole game again, from the seed alone; RecordError where a move is not possible after these deals."""
    log: list[Event] = []
    state, lucky = record.start(log), 0
    actions = farside.game(record.game).actions
    for move in record.moves:
        before = list(state.words)
        follow(state, actions, [move])
        lucky += before != state.words
    return Deals(state, log, lucky)


def faults(record: Record, proof: Proof, noted: str, nonce: str) -> Iterator[str]:
    """What does not hold."""
    if not proof.is_kept:
        yield "the commitment is not the hash of the number drawn and the salt"
    if proof.seed != record.seed:
        yield f"the seed {record.seed} does not come from the number drawn, the salt and the nonce"
    if noted and noted != proof.commitment:
        yield f"the record's commitment {proof.commitment} is not the one you noted"
    if nonce and nonce != proof.nonce:
        yield f"the record's nonce {proof.nonce or '(none)'} is not the one you gave"


def verify(
    file: Annotated[Path, typer.Argument(metavar="FILE", help="The record of a finished game.")],
    commitment: Annotated[str, typer.Option(metavar="HEX", help="The one you saw before the first move.")] = "",
    nonce: Annotated[str, typer.Option(metavar="HEX", help="The one your browser drew.")] = "",
    deals: Annotated[bool, typer.Option("--deals", help="Tell every deal, to compare with what you saw.")] = False,
    lang: Lang = "en",
) -> None:
    """Check that a game's shuffle was fixed before its first move, and that every deal follows from it."""
    with plainly():
        record = read_record(file)
        found = dealt(record)
        voice = farside.game(record.game).voice(lang)
    if deals:
        for event in found.log:
            typer.echo(f"{event.ply:>4}  {voice.line(event)}")
    if record.proof is None:
        told(record, found)
        fail(f"{file}: the record does not say where its seed comes from: `proof` lines after `end`", BROKEN)
    wrong = list(faults(record, record.proof, commitment.lower(), nonce.lower()))
    if wrong:
        fail(f"{file}: {'; '.join(wrong)}", BROKEN)
    typer.echo(f"commitment  {record.proof.commitment}: the number drawn and the salt are those committed to")
    typer.echo(f"seed        {record.seed}: {WHENCE[record.proof.origin]}")
    told(record, found)
    if not commitment:
        typer.echo("Compare the commitment with the one you saw before the first move (or give it: --commitment HEX).")


def told(record: Record, found: Deals) -> None:
    typer.echo(f"deals       the set-up and {found.lucky} later ones: each follows from the seed")
    end = "to the end of the game" if found.state.over else "and the game is not over there"
    typer.echo(f"moves       {len(record.moves)}: each is possible after these deals, {end}")
