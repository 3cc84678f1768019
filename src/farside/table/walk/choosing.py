"""Choosing: which box a table shall be opened with. Ours, one that this house knows, or one that somebody brings."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final, NamedTuple

from farside.core import shelf
from farside.core.box import BoxError
from farside.core.boxes import GameBox
from farside.core.boxfile import read_text
from farside.table.trouble import NotPossibleError

FIELD: Final = "box"  # of a form: empty for ours, a digest, or MINE
TEXT: Final = "box-text"  # the file that somebody brings
MINE: Final = "mine"


class Choice(NamedTuple):
    """A box to choose at set-up."""

    value: str
    box: GameBox
    on: bool


def choices(key: str, sent: Mapping[str, str]) -> list[Choice]:
    """The boxes that a game can be played with here: the server's own first, the one that a form brings last."""
    own = shelf.game(key).box
    wanted = sent.get(FIELD, "")
    lying = [box for box in shelf.BOXES.values() if box.game == key and box.digest != own.digest and box.file]
    others = [*([] if own.is_ours else [shelf.ours(key)]), *lying]
    found = [Choice("", own, wanted == ""), *[Choice(box.digest, box, box.digest == wanted) for box in others]]
    brought = sent.get(TEXT, "")
    if brought:
        try:
            found.append(Choice(MINE, made(key, brought), wanted == MINE))
        except BoxError:  # said when the table is opened
            return found
    return found


def made(key: str, text: str) -> GameBox:
    """The box that the text of a file makes; BoxError says what is wrong with it."""
    return shelf.checked(read_text(text, "box.toml"), key)


def title(key: str, sent: Mapping[str, str]) -> str:
    """The key of the title that a form asks for, made from the box it names; NotPossibleError says what is wrong."""
    wanted = sent.get(FIELD, "")
    try:
        if wanted == MINE:
            return shelf.put(made(key, sent.get(TEXT, "")))
        return next(shelf.put(each.box) if each.value else key for each in choices(key, sent) if each.value == wanted)
    except StopIteration:
        raise NotPossibleError(f"there is no box '{wanted}' of {key} here") from None
    except BoxError as error:
        raise NotPossibleError(str(error)) from error
