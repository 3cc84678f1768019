"""The question: who decides what, whose turn it is, who thinks, and what is offered or waited for."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from farside.core import shelf
from farside.core.actions import Seat, player_at
from farside.core.phrases import Voice
from farside.table.answers import Seen
from farside.table.pages.paper import Reader
from farside.table.pages.sections.coach import Lesson
from farside.table.pages.sections.plan import PlanBlock
from farside.table.pages.sections.thinking import Thought, thought
from farside.table.pages.sections.time import Time
from farside.table.pages.taught import Offer
from farside.table.visit import Visit


@dataclass(frozen=True, slots=True)
class Question:
    """What is to be decided, and by whom."""

    mine: bool
    flag: str
    prompt: str
    actor: Seat | None = None
    hint: str = ""
    forecast: str = ""
    swift: bool | None = None  # the table answers what can be answered in one way only; None: nobody's seat
    idle: str = ""  # whom this reader waits for, in a sentence
    thought: Thought | None = None
    lesson: Lesson | None = None  # what the coach of a lesson says to it
    offers: tuple[Offer, ...] = ()  # lessons about what lies on this table
    time: Time | None = None  # who has how long, and what was agreed
    plan: PlanBlock | None = None  # what this seat wants to do next, if nothing changes
    goal: str = ""  # how the game is won and when it ends, to those who have not finished one


@dataclass(frozen=True, slots=True)
class Bargain:
    """Offers of others, where players bargain."""

    may: bool  # this seat may have the table decline what others offer
    quiet: bool  # and it does
    offered: bool  # something is offered now
    late: str  # whose answer the others could do without


def question(here: Visit, seen: Seen, voice: Voice, reader: Reader) -> Question:
    mine = seen.seat is not None and seen.seat in seen.waiting
    if here.info.ended:
        return Question(False, reader.say("wait-ended"), reader.say("wait-ended-line"))
    if seen.gathering:
        return Question(mine, reader.say("waiting-for-friends"), reader.say("gathering"), _actor(seen))
    return Question(
        mine=mine,
        flag=_flag(here, seen, voice, reader),
        prompt=_verdict(seen, voice, reader) if seen.over else question_of(seen, voice),
        actor=None if seen.over else _actor(seen),
        hint=voice.hint(seen.view.asks, seen.view.about, seen.seat) if mine and seen.seat is not None else "",
        forecast=shelf.game(seen.game).forecast(seen.view, voice) if mine else "",
        swift=None if seen.seat is None or seen.over else seen.swift,
        idle="" if mine or seen.over else _idle(here, seen, voice, reader),
        thought=thought(here.host, here.info, seen, voice, reader),
    )


def bargain(seen: Seen, voice: Voice, reader: Reader, replay: bool = False) -> Bargain:
    may = shelf.game(seen.game).bargains and not replay and seen.seat is not None and not seen.over
    late = listed([voice.name(seat) for seat in seen.late], reader)
    return Bargain(may, seen.quiet, may and seen.offered, late)


def _flag(here: Visit, seen: Seen, voice: Voice, reader: Reader) -> str:
    """Whose turn it is; by name where several play on one device."""
    if seen.over:
        return reader.say("game-over")
    if seen.seat is None or seen.seat not in seen.waiting:
        return reader.say("plays", names=_asked(seen, voice, reader), count=len(seen.waiting))
    if len(here.door.seats) > 1:
        return reader.say("your-turn-named", name=voice.name(seen.seat))
    return reader.say("your-turn")


def _idle(here: Visit, seen: Seen, voice: Voice, reader: Reader) -> str:
    """Bots think; people elsewhere decide."""
    bots = all(here.info.seats[seat].bot or here.info.seats[seat].lent for seat in seen.waiting)
    names = _asked(seen, voice, reader)
    person = "idle-watched" if seen.seat is None else "idle-person"
    return reader.say("idle-bot" if bots else person, names=names, count=len(seen.waiting))


def _asked(seen: Seen, voice: Voice, reader: Reader) -> str:
    return listed([voice.name(seat) for seat in seen.waiting], reader)


def _actor(seen: Seen) -> Seat | None:
    """Who decides: the reader before anybody else."""
    if seen.seat in seen.waiting:
        return seen.seat
    return seen.waiting[0] if seen.waiting else None


def question_of(seen: Seen, voice: Voice) -> str:
    """What is to be decided, in a sentence; empty when the game is over."""
    actor = _actor(seen)
    return "" if actor is None else voice.prompt(seen.view.asks, seen.view.about, actor)


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


def listed(names: Sequence[str], reader: Reader) -> str:
    """`Sky, Green and Rose`."""
    if len(names) < 2:
        return "".join(names)
    return reader.say("and", first=", ".join(names[:-1]), last=names[-1])
