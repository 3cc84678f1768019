"""What the table page shows to one visitor: everything a template needs, in words, and nothing it should not know."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field, replace

from markupsafe import Markup

from farside.core import shelf
from farside.core.actions import NOBODY, Action, Seat, player_at
from farside.core.phrases import Voice
from farside.core.view import Part
from farside.table.advising import Advice
from farside.table.answers import Seen, TableInfo
from farside.table.host import Host
from farside.table.pages_thinking import HintLine, Thought, hint_lines, thought
from farside.table.pages_words import Reader, linked

KEYS = "123456789abcdefghijklmnopqrstvwxyz"  # one key an option; `u` is undo
FOLD = 2  # more refusals than this are folded behind "why not?"
PANELS = ("aside", "below", "left", "right", "small")  # places of the panels around the board
CROWD = 7  # more rows than this stand closer together, and refusals are folded
LONGEST_LOG = 40  # turns shown beside the board; the replay has them all


@dataclass(frozen=True, slots=True)
class Option:
    """A button."""

    name: str
    text: str  # short, as the question has said the rest
    label: str  # in full
    details: str
    number: int
    key: str
    gap: bool = False  # another verb begins here
    final: bool = False  # it cannot be undone


@dataclass(frozen=True, slots=True)
class Fold:
    """Options put away under a heading."""

    head: str
    options: list[Option]


@dataclass(frozen=True, slots=True)
class Shut:
    """A quiet line: what cannot be done, and why."""

    name: str
    text: str
    reason: str
    clause: str


@dataclass(frozen=True, slots=True)
class Turn:
    """Lines of the log that belong together."""

    seat: Seat
    name: str
    ply: int
    lines: list[Markup]
    key: str
    fresh: bool = False
    here: bool = False


@dataclass(frozen=True, slots=True)
class Person:
    """Somebody at the table."""

    seat: Seat
    name: str
    me: bool
    acts: bool
    thinks: bool  # a bot, now
    bot: str
    free: bool
    score: int
    won: bool


@dataclass(frozen=True, slots=True)
class Undo:
    """Whose move would be taken back, and why it cannot be (empty: it can)."""

    seat: Seat
    reason: str


@dataclass(frozen=True, slots=True)
class Link:
    """A seat's link, for the host to share."""

    seat: Seat | None
    label: str
    address: str
    qr: str = ""


@dataclass(slots=True)
class TablePage:
    """All that `fragments/table.html` shows."""

    id: str
    game: str
    title: str
    subtitle: str
    headline: str = ""
    mode: str = "live"
    seat: Seat | None = None
    ply: int = 0
    last: int = 0
    pulse: str = ""  # changes whenever something changes for this visitor
    tab: str = ""
    curtain: Seat | None = None
    curtain_name: str = ""
    mine: bool = False
    over: bool = False
    flag: str = ""
    actor: Seat | None = None
    prompt: str = ""
    hint: str = ""
    forecast: str = ""
    notice: str = ""
    notice_clause: str = ""
    busy: bool = False
    thought: Thought | None = None
    advises: bool = False  # there is somebody to ask
    hints: list[HintLine] | None = None  # asked for, and found
    board: Part | None = None
    strip: list[Part] = field(default_factory=list)
    aside: list[Part] = field(default_factory=list)
    below: bool = False  # the panels lie under the board
    around: bool = False  # panels lie on all sides of it
    beside: list[Part] = field(default_factory=list)
    options: list[Option] = field(default_factory=list)
    folds: list[Fold] = field(default_factory=list)
    crowd: bool = False
    closed: list[Shut] = field(default_factory=list)
    folded: bool = False  # the closed ones are behind "why not?"
    undo: Undo | None = None
    people: list[Person] = field(default_factory=list)
    podium: list[Person] = field(default_factory=list)
    invites: list[Link] = field(default_factory=list)
    log: list[Turn] = field(default_factory=list)
    earlier: bool = False
    digest: list[Turn] = field(default_factory=list)
    digest_from: int = 0
    words: list[tuple[str, list[str]]] = field(default_factory=list)
    steps: list[tuple[str, str, int]] = field(default_factory=list)
    may_continue: bool = False
    nameable: bool = False
    own_name: str = ""
    finished: bool = False
    campaign: str = ""  # the campaign this table is a chapter of
    success: list[tuple[Person, int, str]] = field(default_factory=list)  # success points with their reasons
    bargains: bool = False  # this seat may have the table decline what others offer
    quiet: bool = False  # and it does
    offered: bool = False  # something is offered now
    late: str = ""  # whose answer the others could do without


def curtain_page(info: TableInfo, seat: Seat, reader: Reader) -> TablePage:
    """The curtain between two hands: it knows a name and nothing else."""
    page = _page(info, reader)
    names = shelf.game(info.game).voice(reader.lang, info.names).names
    page.curtain, page.curtain_name = seat, names[seat]
    page.ply = info.ply
    page.tab = f"{reader.say('curtain-title', name=page.curtain_name)} · {page.title}"
    return page


def live_page(
    host: Host,
    info: TableInfo,
    seat: Seat | None,
    reader: Reader,
    held: tuple[Seat, ...] = (),
    advice: Advice | None = None,
) -> TablePage:
    """The table as it stands. `held`: all seats of this device; `advice`: what this seat has asked for."""
    seen = host.see(info.id, seat)
    voice = host.voice(seen, reader.lang)
    page = _page(info, reader)
    _show(page, info, seen, voice, reader)
    _ask(page, info, seen, voice, reader, host.final(info.id, seat))
    page.thought = thought(host, info, seen, voice, reader)
    page.advises = page.mine and info.advice and len(seen.view.options) > 1
    if advice is not None and advice.ply == seen.ply:
        page.hints = hint_lines(advice, seen, voice, reader)
    if page.mine and len(held) > 1 and seat is not None:
        page.flag = reader.say("your-turn-named", name=voice.name(seat))
    if page.undo is not None and page.undo.reason and len(held) > 1 and not shelf.game(info.game).secrets:
        page.undo = _undo_of(host, info, held) or page.undo
    turns = _turns(host, seen, reader.lang)
    page.log = turns[-LONGEST_LOG:][::-1]
    page.earlier = len(turns) > LONGEST_LOG
    if seat is not None and seen.since and (page.mine or page.over):
        page.digest = [turn for turn in turns if turn.fresh and turn.seat != seat]
        page.digest_from = seen.since
    return page


def replay_page(host: Host, info: TableInfo, seat: Seat | None, ply: int, reader: Reader) -> TablePage:
    """The table as it stood after so many moves; nothing is left to choose there."""
    seen = host.see(info.id, seat, ply)
    seen = replace(seen, view=replace(seen.view, options=(), closed=()))
    voice = host.voice(seen, reader.lang)
    page = _page(info, reader)
    page.mode, page.finished, page.may_continue = "replay", info.over, info.over
    _show(page, info, seen, voice, reader)
    page.prompt = _question(seen, voice) or reader.say("game-over")
    page.tab = f"{reader.say('replay')} · {page.title}"
    now = host.see(info.id, seat) if ply != seen.last else seen
    page.log = _turns(host, now, reader.lang, ply)[::-1]
    page.steps = [
        ("first", reader.say("replay-first"), 0),
        ("prev", reader.say("replay-prev"), max(0, ply - 1)),
        ("next", reader.say("replay-next"), min(seen.last, ply + 1)),
        ("last", reader.say("replay-last"), seen.last),
    ]
    return page


def _page(info: TableInfo, reader: Reader) -> TablePage:
    title = shelf.game(info.game).phrases(reader.lang).say("title")
    return TablePage(info.id, info.game, title, reader.say("table-subtitle", code=info.id))


# -- the picture -----------------------------------------------------------------------------------


def _show(page: TablePage, info: TableInfo, seen: Seen, voice: Voice, reader: Reader) -> None:
    """Board, panels, people and the position in words."""
    game = shelf.game(info.game)
    page.seat, page.ply, page.last, page.over = seen.seat, seen.ply, seen.last, seen.over
    parts = game.paint(seen.view, voice)
    page.board = parts[0]
    page.strip = [part for part in parts[1:] if part.place == "strip"]
    page.aside = [part for part in parts[1:] if part.place in PANELS]
    page.around = any(part.place in ("left", "right") for part in page.aside)
    page.below = not page.around and any(part.place == "below" for part in page.aside)
    page.beside = [part for part in parts[1:] if part.place == "players"]
    page.people = [_person(info, seen, voice, reader, seat) for seat in range(len(info.seats))]
    page.people += [_automa(seen, voice, place) for place in range(len(info.seats), len(seen.scores))]
    page.podium = sorted(page.people, key=lambda person: (not person.won, -person.score)) if seen.over else []
    page.success = _success(page.people, seen, voice) if seen.over else []
    page.words = game.words(seen.view, voice)
    page.headline = game.headline(seen.view, voice)
    page.bargains = game.bargains and page.mode == "live" and seen.seat is not None and not seen.over
    page.quiet = seen.quiet
    page.late = listed([voice.name(seat) for seat in seen.late], reader)
    if seen.seat is not None and sum(not seat.bot for seat in info.seats) > 1:
        page.nameable, page.own_name = page.mode == "live", info.seats[seen.seat].name


def _success(people: list[Person], seen: Seen, voice: Voice) -> list[tuple[Person, int, str]]:
    """What the chapter brings everybody, and what for."""
    found: list[tuple[Person, int, str]] = []
    for person, earned in zip(people, seen.successes, strict=False):
        reasons = ", ".join(voice.say(f"reason-{one.reason}") for one in earned)
        found.append((person, sum(one.points for one in earned), reasons))
    return found


def _person(info: TableInfo, seen: Seen, voice: Voice, reader: Reader, seat: Seat) -> Person:
    sits = info.seats[seat]
    return Person(
        seat=seat,
        name=reader.say("you") if seat == seen.seat else voice.name(seat),
        me=seat == seen.seat,
        acts=seat in seen.waiting,
        thinks=seat in seen.waiting and bool(sits.bot) and seen.ply == seen.last,
        bot=reader.say("bot", bot=sits.bot) if sits.bot else "",
        free=sits.free,
        score=seen.scores[seat],
        won=seat in seen.winners,
    )


def _automa(seen: Seen, voice: Voice, place: int) -> Person:
    """Somebody who plays without being asked."""
    seat = player_at(place, len(seen.seats))
    won = place in seen.winners
    return Person(seat, voice.name(seat), False, False, False, "", False, seen.scores[place], won)


# -- the question ----------------------------------------------------------------------------------


def _ask(page: TablePage, info: TableInfo, seen: Seen, voice: Voice, reader: Reader, final: frozenset[Action]) -> None:
    """Who decides what, the options with their numbers, and why the others are closed."""
    page.mine = seen.seat is not None and seen.seat in seen.waiting
    page.prompt = _verdict(seen, voice, reader) if seen.over else _question(seen, voice)
    page.flag = _flag(page, info, seen, voice, reader)
    if seen.gathering:
        page.prompt, page.flag = reader.say("gathering"), reader.say("waiting-for-friends")
    page.actor = None if seen.over else _actor(seen)
    page.busy = not seen.over and any(info.seats[seat].bot for seat in seen.waiting)
    page.tab = f"● {reader.say('your-turn')} · {page.title}" if page.mine else f"{page.title} · {reader.say('farside')}"
    page.options, page.folds = sorted_out(options(seen, voice, final), seen, voice)
    page.closed = [_shut(seen, voice, at) for at in range(len(seen.view.closed))]
    page.crowd = len(page.options) > CROWD
    crowded = len(page.options) + len(page.closed) > CROWD
    page.folded = len(page.closed) > (0 if crowded else FOLD)
    page.offered = page.bargains and seen.offered
    if page.mine and seen.seat is not None:
        page.hint = voice.hint(seen.view.asks, seen.view.about, seen.seat)
        page.forecast = shelf.game(seen.game).forecast(seen.view, voice)
    if seen.seat is not None and not seen.over:
        page.undo = Undo(seen.seat, _no_undo(seen, voice))


def options(seen: Seen, voice: Voice, final: frozenset[Action]) -> list[Option]:
    """The open options, numbered in the view's order, as the picture numbers them."""
    game = shelf.game(seen.game)
    return [
        Option(
            name=game.actions.name(action),
            text=game.label(seen.view, voice, action),
            label=voice.option(action),
            details=game.details(seen.view, voice, action),
            number=at + 1,
            key=KEYS[at] if at < len(KEYS) else "",
            final=action in final,
        )
        for at, action in enumerate(seen.view.options)
    ]


def sorted_out(found: list[Option], seen: Seen, voice: Voice) -> tuple[list[Option], list[Fold]]:
    """The options that stand in the open, with a gap between verbs, and those put away under a heading."""
    shown: list[Option] = []
    folds: dict[str, list[Option]] = {}
    before = ""
    for option, action in zip(found, seen.view.options, strict=True):
        head = voice.group(action)
        if head:
            folds.setdefault(head, []).append(option)
            continue
        verb = voice.actions.owner(action).verb
        shown.append(replace(option, gap=before not in ("", verb)))
        before = verb
    return shown, [Fold(head, inside) for head, inside in folds.items()]


def _shut(seen: Seen, voice: Voice, at: int) -> Shut:
    closed = seen.view.closed[at]
    name = shelf.game(seen.game).actions.name(closed.action)
    return Shut(name, voice.option(closed.action), voice.reason(closed.clause, closed.args), closed.clause)


def _no_undo(seen: Seen, voice: Voice) -> str:
    return "" if seen.no_undo is None else voice.reason(seen.no_undo.clause, seen.no_undo.args)


def _undo_of(host: Host, info: TableInfo, held: tuple[Seat, ...]) -> Undo | None:
    """On a shared device, whoever moved last may take it back."""
    return next((Undo(seat, "") for seat in held if host.see(info.id, seat).can_undo), None)


def _actor(seen: Seen) -> Seat | None:
    """Who decides: the reader before anybody else."""
    if seen.seat in seen.waiting:
        return seen.seat
    return seen.waiting[0] if seen.waiting else None


def _question(seen: Seen, voice: Voice) -> str:
    actor = _actor(seen)
    return "" if actor is None else voice.prompt(seen.view.asks, seen.view.about, actor)


def question_of(seen: Seen, voice: Voice) -> str:
    """What is to be decided, in a sentence; empty when the game is over."""
    return _question(seen, voice)


def _verdict(seen: Seen, voice: Voice, reader: Reader) -> str:
    """Who has won."""
    if len(seen.winners) == 1:
        winner = player_at(seen.winners[0], len(seen.seats))
        points = seen.scores[seen.winners[0]]
        return reader.say("winner-is", who=voice.who(winner), name=voice.name(winner), points=points)
    return reader.say("winners-are", names=listed(winners(seen.winners, len(seen.seats), voice), reader))


def winners(places: Sequence[int], seats: int, voice: Voice) -> list[str]:
    """The names of those who have won."""
    return [voice.name(player_at(place, seats)) for place in places]


def _flag(page: TablePage, info: TableInfo, seen: Seen, voice: Voice, reader: Reader) -> str:
    if seen.over:
        return reader.say("game-over")
    if page.mine:
        return reader.say("your-turn")
    return reader.say("waiting-for", names=listed([voice.name(seat) for seat in seen.waiting], reader))


def listed(names: Sequence[str], reader: Reader) -> str:
    """`Sky, Green and Rose`."""
    if len(names) < 2:
        return "".join(names)
    return reader.say("and", first=", ".join(names[:-1]), last=names[-1])


# -- the log ---------------------------------------------------------------------------------------


def _turns(host: Host, seen: Seen, lang: str, here: int | None = None) -> list[Turn]:
    """The log, lines of one player in a row put together."""
    voice = host.voice(seen, lang)
    found: list[Turn] = []
    for event, text in zip(seen.events, host.lines(seen, lang), strict=True):
        line = linked(text, seen.game)
        fresh = seen.seat is not None and event.ply > seen.since > 0
        if found and _same_turn(found[-1], event.seat, event.ply, fresh, here):
            found[-1].lines.append(line)
            continue
        name = voice.name(event.seat) if event.seat != NOBODY else ""
        found.append(Turn(event.seat, name, event.ply, [line], f"{len(found)}", fresh, event.ply == here))
    return found


def _same_turn(turn: Turn, seat: Seat, ply: int, fresh: bool, here: int | None) -> bool:
    """In a replay each move is a line of its own, so that it can be opened."""
    return turn.seat == seat and turn.fresh == fresh and (here is None or turn.ply == ply)
