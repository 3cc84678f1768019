"""The shapes of the API: what is read from a request, what is written into an answer."""

from __future__ import annotations

import json
from collections.abc import AsyncIterator, Sequence
from dataclasses import fields, is_dataclass
from functools import cache
from typing import Any

from starlette.responses import Response, StreamingResponse

from farside.core import shelf
from farside.core.game import Value
from farside.core.phrases import Voice
from farside.core.record import tupled
from farside.table import terms
from farside.table.advising import Advice, in_words
from farside.table.answers import Moved, SeatSpec, Seen, TableInfo
from farside.table.envelope import FRESH, KIND
from farside.table.explaining import Explained
from farside.table.hindsight import called
from farside.table.rows import Keepsake
from farside.table.shuffling import Share
from farside.table.terms import Terms, TermsError
from farside.table.trouble import BadTermsError, NotJsonError, NotPossibleError
from farside.table.visitor import is_number

Told = dict[str, Any]  # JSON knows no types
TABLE_KEYS = (
    "game",
    "seats",
    "variants",
    "seed",
    "advice",
    "commitment",
    "nonce",
    "name",
    "terms",
    "keyring",
    "circle",
)
SHARE_KEYS = ("commitment", "nonce")
SEAT_KEYS = ("kind", "bot", "name")
SITTING = ("seat", "kind", "bot", "name", "taken", "lent", "gone")
INVITE_KEYS = ("seat",)
SIT_KEYS = ("keyring",)
MOVE_KEYS = ("ply", "action")
UNDO_KEYS = ("answer",)


# -- writing ---------------------------------------------------------------------------------------


@cache
def field_names(kind: type) -> tuple[str, ...]:
    return tuple(field.name for field in fields(kind))


def shown(value: object) -> object:
    """What JSON does not know by itself: views and what they hold."""
    if is_dataclass(value) and not isinstance(value, type):
        return {name: getattr(value, name) for name in field_names(type(value))}
    if isinstance(value, (set, frozenset)):
        return sorted(value)
    raise TypeError(f"{type(value).__name__} has no place in an answer")


encode = json.JSONEncoder(ensure_ascii=False, separators=(",", ":"), default=shown).encode


def answer(told: object, status: int = 200) -> Response:
    body = encode(told).encode("utf-8", "replace")  # half a letter in what we were sent must not trip us
    return Response(body, status, FRESH, KIND)


def brief(moved: Moved) -> bytes:
    """The answer to a move: no more than is needed to go on."""
    waiting = ",".join(map(str, moved.waiting))
    return b'{"ply":%d,"waiting":[%s],"over":%s}' % (moved.ply, waiting.encode(), b"true" if moved.over else b"false")


def told(body: bytes) -> Response:
    """The same on its usual way."""
    return Response(body, 200, FRESH, KIND)


def streamed(news: AsyncIterator[bytes]) -> Response:
    """Server-sent events, as they come."""
    return StreamingResponse(news, headers={**FRESH, "x-accel-buffering": "no"}, media_type="text/event-stream")


def collection(found: Sequence[Keepsake], lang: str) -> list[Told]:
    """What somebody owns of one game."""
    game = shelf.game(found[0].game)
    voice = game.voice(lang)
    return [
        {"key": one.key, "name": game.treasure(one.key, voice), "table": one.table or None, "won": one.won}
        for one in found
    ]


def position(info: TableInfo, seen: Seen, voice: Voice, lines: list[str], since: int) -> Told:
    """A table as one visitor sees it."""
    view, name = seen.view, voice.actions.name
    return {
        "table": seen.table,
        "name": info.name,
        "game": info.game,
        "box": info.box or None,
        "seat": seen.seat,
        "ply": seen.ply,
        "last": seen.last,
        "waiting": seen.waiting,
        "over": seen.over,
        "scores": seen.scores,
        "winners": seen.winners,
        "prompt": prompt(seen, voice),
        "options": [{"action": one, "name": name(one), "text": voice.option(one)} for one in view.options],
        "refused": [
            {
                "action": one,
                "name": name(one),
                "text": voice.option(one),
                "clause": clause,
                "reason": voice.reason(clause, args),
            }
            for one, clause, args in view.closed
        ],
        "can_undo": seen.can_undo,
        "since": seen.since,
        "view": view,
        "log": [
            {"ply": event.ply, "kind": event.kind, "seat": event.seat, "args": event.args, "text": line}
            for event, line in zip(seen.events, lines, strict=True)
            if event.ply > since
        ],
        "seats": [{name: getattr(seat, name) for name in SITTING} for seat in seen.seats],
        "offered": [seat.seat for seat in seen.seats if seat.offered],
        "variants": seen.variants,
        "commitment": seen.commitment,
        "chosen_seed": seen.chosen_seed,
        "nonce": seen.nonce,
        "origin": seen.origin,
        "rematch": info.rematch or None,
        "ended": info.ended,
    }


def advised(advice: Advice, voice: Voice) -> Told:
    """The best options, the best first."""
    hints = [
        {
            "action": hint.action,
            "name": voice.actions.name(hint.action),
            "text": in_words(hint, voice),
            "turn": [voice.actions.name(action) for action in hint.turn],
            "group": hint.group,
            "chance": None if hint.chance is None else round(hint.chance, 3),
            "doubt": round(hint.doubt, 3),
        }
        for hint in advice.hints
    ]
    return {"ply": advice.ply, "advice": hints}


def explained(found: Explained, voice: Voice) -> Told:
    """What speaks for a bot's turn: the turn and what it was compared with, as notation, and named parts in points."""
    why = found.why
    told: Told = {"seat": found.seat, "ply": found.ply, "told": "none", "turn": [], "instead": [], "parts": []}
    if why is None:
        return told
    name = voice.actions.name
    parts = [
        {"key": key, "text": called(voice, key), "own": round(own, 2), "rivals": round(rivals, 2)}
        for key, own, rivals in why.parts
    ]
    turns = {"turn": [name(each) for each in why.turn], "instead": [name(each) for each in why.instead]}
    return told | {"told": why.told, "parts": parts} | turns


def prompt(seen: Seen, voice: Voice) -> str:
    """The open question: put to the reader, or to the first who is waited for."""
    if not seen.waiting:
        return ""
    asked = seen.seat if seen.seat in seen.waiting else seen.waiting[0]
    assert asked is not None, f"table {seen.table} waits for nobody at ply {seen.ply}"
    return voice.prompt(seen.view.asks, seen.view.about, asked)


# -- reading ---------------------------------------------------------------------------------------


def read_object(body: bytes, keys: tuple[str, ...]) -> Told:
    """A JSON object with these keys and no others."""
    try:
        found = json.loads(body)
    except (ValueError, RecursionError) as error:
        raise NotJsonError(what=str(error)) from error
    return checked(found, keys, "the body")


def checked(found: object, keys: tuple[str, ...], where: str) -> Told:
    if not isinstance(found, dict):
        raise NotPossibleError(f"{where} is an object with {', '.join(keys)}")
    for key in found:
        if key not in keys:
            raise NotPossibleError(f"{where} has no '{key}'; possible: {', '.join(keys)}")
    return found


def read_move(body: bytes) -> tuple[int, int | str]:
    asked = read_object(body, MOVE_KEYS)
    ply, action = asked.get("ply"), asked.get("action")
    if type(ply) is not int:
        raise NotPossibleError("ply is the number of moves so far, as the table told it")
    if type(action) is not int and type(action) is not str:
        raise NotPossibleError("action is a number or the notation of an option")
    return ply, action


def read_undo(body: bytes) -> str:
    """FAR-UNDO-4  The answer that is taken back by itself; empty: the last move."""
    answer = read_object(body, UNDO_KEYS).get("answer")
    if answer is not None and not isinstance(answer, str):
        raise NotPossibleError("answer is the notation of an answer to the open question")
    return answer or ""


def read_specs(found: object) -> list[SeatSpec]:
    if not isinstance(found, list) or not found:
        raise NotPossibleError('seats is a list with one {"kind": "human"} or {"kind": "bot", "bot": …} a seat')
    return [read_spec(checked(seat, SEAT_KEYS, "a seat")) for seat in found]


def read_spec(seat: Told) -> SeatSpec:
    for key, value in seat.items():
        if not isinstance(value, str) and not (value is None and key != "kind"):
            raise NotPossibleError(f"a seat's {key} is a text, not {encode(value)}")
    return SeatSpec(seat.get("kind", "human"), seat.get("bot") or "", seat.get("name") or "")


def read_variants(found: object) -> dict[str, Value]:
    if not isinstance(found, dict):
        raise NotPossibleError("variants is an object of names and values")
    try:
        return {name: tupled(value) for name, value in found.items()}
    except (ValueError, RecursionError) as error:
        raise NotPossibleError(str(error)) from error


def read_switch(asked: Told, name: str) -> bool | None:
    """True or false; None if nothing is said."""
    found = asked.get(name)
    if found is not None and not isinstance(found, bool):
        raise NotPossibleError(f"{name} is true or false, not {encode(found)}")
    return found


def read_share(asked: Told) -> Share | None:
    """What whoever opens a table adds to its luck; None if nothing is said."""
    commitment, nonce = asked.get("commitment"), asked.get("nonce")
    if commitment is None and nonce is None:
        return None
    if not isinstance(commitment, str) or not isinstance(nonce, str):
        raise NotPossibleError("commitment (from /api/v1/promises) and nonce are two texts: both of them, or neither")
    return Share(commitment, nonce)


def read_name(found: object) -> str:
    """What a table shall be called; empty if nothing is said."""
    if found is not None and not isinstance(found, str):
        raise NotPossibleError(f"the name of a table is a text, not {encode(found)}")
    return found or ""


def read_terms(found: object) -> Terms | None:
    """What people are to agree to; None if nothing is said."""
    if found is None:
        return None
    if not isinstance(found, dict):
        raise BadTermsError("terms is an object with pace and what belongs to it")
    try:
        return terms.read(found)
    except TermsError as error:
        raise BadTermsError(str(error)) from error


def read_seed(found: object) -> int | None:
    if found is None or type(found) is int:
        return found
    if isinstance(found, str) and is_number(found):
        return int(found)  # 64 bits do not fit into every language's numbers
    raise NotPossibleError("a seed is a whole number from 0 to 2**64 - 1")
