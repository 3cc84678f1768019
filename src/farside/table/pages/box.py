"""Your box: a walk through what we had to guess, with each card, track and map as the form.

What somebody has read off his box so far travels with the form, as the text of a box file; the script keeps it in the
browser. The house keeps none of it but what tables play with.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from contextlib import suppress
from dataclasses import dataclass, replace
from typing import Any, Final, NamedTuple

from starlette.requests import Request
from starlette.responses import Response

from farside.core import shelf
from farside.core.box import BoxError
from farside.core.boxes import Entry
from farside.core.boxfile import read_text
from farside.table.addresses import Addresses
from farside.table.guard import LARGEST_BOX
from farside.table.pages import cards, levels, new
from farside.table.pages.badge import Badge, badge, badge_of, bars
from farside.table.pages.collection import uploaded
from farside.table.pages.form import form_of, known_game
from farside.table.pages.paper import FRESH, Reader, game_symbols, phrases, reader, render
from farside.table.visitor import host_of
from farside.table.walk import choosing, drafts
from farside.table.walk.drafts import Count, Draft, Group
from farside.table.walk.maps import map_of
from farside.table.walk.naming import Names
from farside.table.walk.slots import ITEMS, NUMBER, Form, Slot, SlotError, answered

TEXT: Final = "file"  # the field of a form that carries the draft
NEXT, SAVE, GONE, RENAME, LOOK = "next", "save", "gone", "rename", "look"
PLAIN: Final = ("", LOOK)  # what changes nothing
LONGEST_NOTE: Final = 200
LARGEST_FILE: Final = LARGEST_BOX - 1024  # bytes: a form says a little around it
LEGEND: Final = (
    ("book", "box-rulebook"),
    ("public", "box-public"),
    ("same", "box-same"),
    ("other", "box-other"),
    ("ours", "box-guessed"),
)
ADDRESSES = Addresses()


class Tile(NamedTuple):
    """An entry in the strip of its group."""

    entry: str
    part: str
    label: str
    short: str
    symbol: str
    state: str  # same, other, gone, open
    told: str  # the state in a word
    here: bool


class Row(NamedTuple):
    """A group in the column."""

    key: str
    label: str
    done: int
    all: int
    first: Entry
    here: bool


class Change(NamedTuple):
    """A value that differs from ours, in words."""

    what: str
    old: str
    new: str
    symbol: str


@dataclass(frozen=True, slots=True)
class Told:
    """What the page says about the last step."""

    fits: str = ""
    wrong: str = ""
    doubt: str = ""


QUIET: Final = Told()


# -- the shelf -------------------------------------------------------------------------------------


class Title(NamedTuple):
    """A game as the shelf of boxes shows it."""

    card: cards.Card
    badge: Badge


@ADDRESSES.get("/box")
async def boxes(request: Request) -> Response:
    """All games: what is certain, what is guessed; the boxes that are known here."""
    return shelf_page(request)


def shelf_page(request: Request, problem: str = "", status: int = 200) -> Response:
    who = reader(request)
    large, _lessons = cards.games(who)
    titles = [Title(card, badge(card.key, who)) for card in large]
    known = [(badge_of(box, who), cards.card(box.game, who)) for box in shelf.BOXES.values() if box.name]
    legend = [(sign, who.say(key)) for sign, key in LEGEND]
    things = {"titles": titles, "known": known, "problem": problem, "legend": legend, "most": LARGEST_FILE}
    return render("boxes.html", request, status, **things)


# -- the walk --------------------------------------------------------------------------------------


@ADDRESSES.get("/box/{game}")
async def walk(request: Request) -> Response:
    """The first thing that is asked, or the one that an address names."""
    key = known_game(request)
    return shown(request, drafts.begun(key), request.query_params.get("entry", ""), fresh=True)


@ADDRESSES.post("/box/open")
async def open_file(request: Request) -> Response:
    """A file that somebody brings: of whatever game it says it is."""
    who = reader(request)
    kind = request.headers.get("content-type", "")
    try:
        text = uploaded(kind, await request.body()).decode("utf-8")
        game = game_of(text)
        return shown(request, drafts.opened(game, text, "box.toml"), "")
    except UnicodeDecodeError:
        return shelf_page(request, who.say("box-unread", why="UTF-8"), 422)
    except BoxError as error:
        return shelf_page(request, who.say("box-unread", why=str(error).rstrip(".")), 422)


@ADDRESSES.post("/box/{game}")
async def step(request: Request) -> Response:
    """What a form says of one entry; then the next one that is still our guess."""
    key, sent = known_game(request), await form_of(request)
    who = reader(request)
    try:
        draft = named(drafts.opened(key, sent.get(TEXT, "")), sent, who)
    except BoxError as error:
        return shown(request, drafts.begun(key), "", Told(wrong=who.say("box-unread", why=str(error))), 422)
    do, here = sent.get("do", ""), sent.get("entry", "")
    entry = entry_of(draft, here, sent.get("part", ""))
    if do in (*PLAIN, RENAME) or entry is None:
        return shown(request, draft, sent.get("to", "") or here)
    try:
        return taken(request, draft, entry, sent)
    except (BoxError, SlotError) as error:
        told = Told(wrong=why_not(error, who))
        return shown(request, draft, entry.id, told, 422, sent=sent)


def taken(request: Request, draft: Draft, entry: Entry, sent: dict[str, str]) -> Response:
    """One entry as printed, or not there; a doubt asks once more."""
    who = reader(request)
    names = Names(draft.ours.game, who.lang)
    if sent["do"] == GONE:
        after = drafts.left_out(draft, entry)
        return shown(request, after, following(after, entry).id, fits(after, entry, names, who))
    slots = Form(names, draft.ours, entry, draft.entry(entry)).slots()
    values = {slot.name: answered(slot, sent) for slot in slots}
    after = drafts.confirmed(draft, entry, values, sent.get("note", "").strip()[:LONGEST_NOTE])
    doubt = "" if sent.get("sure") else doubtful(slots, values, who)
    if doubt:
        return shown(request, draft, entry.id, Told(doubt=doubt), sent=sent)
    where = following(after, entry).id if sent["do"] == NEXT else entry.id
    return shown(request, after, where, fits(after, entry, names, who))


def named(draft: Draft, sent: dict[str, str], who: Reader) -> Draft:
    """The draft under the name that its owner gives it."""
    usual = who.say("box-mine", game=cards.card(draft.ours.game, who).title)
    name = sent.get("name", "").strip() or ("" if draft.text else usual)
    if not name or (name, sent.get("edition", "").strip()) == (draft.mine.name, draft.mine.edition):
        return draft
    return drafts.renamed(draft, name, sent.get("edition", ""))


def fits(draft: Draft, entry: Entry, names: Names, who: Reader) -> Told:
    count = draft.count()
    return Told(fits=who.say("box-fits-line", name=names.entry(entry), n=count.confirmed, all=count.asked))


def why_not(error: Exception, who: Reader) -> str:
    if isinstance(error, SlotError):
        return who.say("box-no-number", what=str(error.args[0]), value=str(error.args[1]))
    return str(error)


def doubtful(slots: Iterable[Slot], values: dict[str, Any], who: Reader) -> str:
    """A number that lies outside those of all other things of its kind; empty if none does."""
    for slot in slots:
        known = [int(each.value) for each in slot.options] if slot.kind == NUMBER else []
        value = values[slot.name]
        if len(known) > 1 and value != slot.ours and value in (known[0], known[-1]):
            low, high = known[0] + (known[0] > 0), known[-1] - 1
            if not low <= value <= high:
                return who.say("box-again-line", what=slot.label, value=value, low=low, high=high)
    return ""


def entry_of(draft: Draft, wanted: str, part: str = "") -> Entry | None:
    """An entry that is asked."""
    asked = drafts.open_entries(draft.ours)
    return next((each for each in asked if each.id == wanted and part in ("", each.part)), None)


def following(draft: Draft, entry: Entry) -> Entry:
    """The next entry that is still our guess, of this kind if there is one; else the next in order."""
    order = [each for group in draft.groups() for each in group.entries]
    at = order.index(entry)
    later = order[at + 1 :] + order[:at]
    return next((each for each in later if not draft.is_read(each)), later[0] if later else entry)


def shown(
    request: Request,
    draft: Draft,
    wanted: str,
    told: Told = QUIET,
    status: int = 200,
    fresh: bool = False,
    sent: dict[str, str] | None = None,
) -> Response:
    """The page about one entry, or about a game of which nothing is guessed."""
    who = reader(request)
    names = Names(draft.ours.game, who.lang)
    card = cards.card(draft.ours.game, who)
    entry = entry_of(draft, wanted) or first_of(draft)
    things: dict[str, Any] = {
        "game": card,
        "draft": draft,
        "told": told,
        "fresh": fresh and not draft.text,
        "count": draft.count(),
        "bars": bars_of(draft.count()),
        "badge": badge(card.key, who),
        "mine": draft.mine.name if draft.text else who.say("box-mine", game=card.title),
        "rows": rows(draft, entry, names),
        "changes": changes(draft, names),
        "game_symbols": game_symbols(card.key),
        "style_of": card.key,
        "sent": sent or {},
        "entry": None,
    }
    if entry is not None:
        things |= about(draft, entry, names, sent)
    return render("box.html", request, status, **things)


def about(draft: Draft, entry: Entry, names: Names, sent: dict[str, str] | None) -> dict[str, Any]:
    """What the page shows of one entry."""
    group = next(each for each in draft.groups() if entry in each.entries)
    at = group.entries.index(entry)
    every = [each for one in draft.groups() for each in one.entries]
    slots = Form(names, draft.ours, entry, draft.entry(entry)).slots()
    return {
        "entry": entry,
        "title": names.entry(entry),
        "own": names.number(entry),
        "symbol": names.symbol_of(draft.entry(entry)),
        "group": names.kind(group.key),
        "at_entry": at + 1,
        "of_entries": len(group.entries),
        "slots": slots if sent is None else [typed(slot, sent) for slot in slots],
        "read": draft.is_read(entry),
        "gone": draft.is_gone(entry),
        "why": entry.note,
        "noted": noted(draft, entry, sent),
        "map": map_of(draft.ours, entry),
        "before": every[every.index(entry) - 1],
        "tiles": [tile(draft, each, names, each is entry) for each in group.entries],
    }


def noted(draft: Draft, entry: Entry, sent: dict[str, str] | None) -> str:
    """What the owner of a box notes about an entry."""
    if sent is not None:
        return sent.get("note", "")[:LONGEST_NOTE]
    said = draft.entry(entry).note
    return "" if said == entry.note else said


def typed(slot: Slot, sent: dict[str, str]) -> Slot:
    """A slot with what somebody has typed, be it possible or not."""
    with suppress(SlotError):
        slot.value = answered(slot, sent)
    word = sent.get(slot.name, "")
    slot.options = [replace(each, on=each.value == word) for each in slot.options]
    slot.inside = [typed(each, sent) for each in slot.inside]
    for each in slot.inside if slot.kind == ITEMS else ():
        each.there = sent.get(f"{each.name}/") == "1"
    return slot


def first_of(draft: Draft) -> Entry | None:
    every = [each for group in draft.groups() for each in group.entries]
    return next((each for each in every if not draft.is_read(each)), every[0] if every else None)


def bars_of(count: Count) -> tuple[tuple[str, float], ...]:
    """Only of what is asked: read and the same, read and different, ours."""
    return bars(0, 0, count.same, count.other, count.guessed)


def rows(draft: Draft, here: Entry | None, names: Names) -> list[Row]:
    return [row(draft, group, here, names) for group in draft.groups()]


def row(draft: Draft, group: Group, here: Entry | None, names: Names) -> Row:
    read = [each for each in group.entries if draft.is_read(each)]
    first = next((each for each in group.entries if not draft.is_read(each)), group.entries[0])
    return Row(group.key, names.kind(group.key), len(read), len(group.entries), first, here in group.entries)


def tile(draft: Draft, entry: Entry, names: Names, here: bool) -> Tile:
    state = "gone" if draft.is_gone(entry) else "open"
    if not draft.is_gone(entry) and draft.is_read(entry):
        state = "other" if draft.is_other(entry) else "same"
    symbol = names.symbol_of(draft.entry(entry))
    told = phrases(names.lang).say(f"box-state-{state}", {})
    return Tile(entry.id, entry.part, names.entry(entry), names.short(entry), symbol, state, told, here)


def changes(draft: Draft, names: Names) -> list[Change]:
    """Value by value, what differs from ours."""
    entries = {(each.part, each.id): each for each in draft.ours.entries}
    found: list[Change] = []
    for each in draft.differences():
        entry = entries.get((each.part, each.entry))
        what = f"{names.entry(entry) if entry else each.entry}: {names.field(each.field)}"
        symbol = names.symbol_of(entry) if entry else ""
        found.append(Change(what, names.value(each.old, each.field), names.value(each.new, each.field), symbol))
    return found


# -- files -----------------------------------------------------------------------------------------


@ADDRESSES.post("/box/{game}/file")
async def save(request: Request) -> Response:
    """The box as one file."""
    return await with_draft(request, as_file)


def as_file(request: Request, draft: Draft) -> Response:
    headers = {**FRESH, "Content-Disposition": f'attachment; filename="{draft.file}"'}
    return Response(draft.text, 200, headers, "application/toml")


@ADDRESSES.post("/box/{game}/play")
async def play(request: Request) -> Response:
    """The set-up page, with this box chosen."""
    return await with_draft(request, set_up)


def set_up(request: Request, draft: Draft) -> Response:
    key = draft.ours.game
    level = request.cookies.get(levels.LEVEL, "")
    chosen = {choosing.FIELD: choosing.MINE, choosing.TEXT: draft.text, levels.LEVEL: level}
    return new.set_up(request, key, new.about(request, key), new.form(host_of(request), key, reader(request), chosen))


async def with_draft(request: Request, then: Callable[[Request, Draft], Response]) -> Response:
    """What is to be done with the box that a form brings, if it can be read."""
    key, sent = known_game(request), await form_of(request)
    try:
        draft = named(drafts.opened(key, sent.get(TEXT, "")), sent, reader(request))
    except BoxError as error:
        return shown(request, drafts.begun(key), "", Told(wrong=str(error)), 422)
    return then(request, draft)


def game_of(text: str) -> str:
    """The game that the text of a file is for."""
    return shelf.clear(read_text(text, "box.toml"))
