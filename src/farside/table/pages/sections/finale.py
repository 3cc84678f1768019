"""The end as a scene: the count step by step, the race it makes, what decided, and what can be done next."""

from __future__ import annotations

from dataclasses import dataclass
from typing import NamedTuple

from farside.core import shelf
from farside.core.actions import Seat, player_at
from farside.core.marks import number
from farside.core.tally import Count, Tally, Tie, level
from farside.table.answers import Seen
from farside.table.pages.paper import Reader
from farside.table.pages.sections.graph import Graph, graph_of, weighed
from farside.table.pages.sections.head import lap_of
from farside.table.pages.sections.question import listed
from farside.table.visit import Visit

FULL = 100.0
HIGH = 60  # of the small drawing that shows who was behind
APART = 17  # of it, between two marks at its end
CHAPTER, HIGHER, LESSON, REMATCH, NONE = "chapter", "higher", "lesson", "rematch", ""


class Racer(NamedTuple):
    """Somebody in the race."""

    place: int
    seat: Seat
    name: str
    total: int
    won: bool
    me: bool


class Bar(NamedTuple):
    """A category's part of a bar, in per cent."""

    category: int
    points: int
    x: str
    wide: str
    middle: str
    roomy: bool


class Row(NamedTuple):
    racer: Racer
    bars: tuple[Bar, ...]


class Told(NamedTuple):
    """One step of the count."""

    category: int
    title: str
    lines: tuple[tuple[Racer, str, int], ...]
    parts: str  # by place, the points of every category so far: `1,2;3,4`
    gains: str  # by place, what this step brought
    lit: str


class Category(NamedTuple):
    key: str
    name: str
    points: tuple[int, ...]
    first: int  # the step it begins with
    said: str  # for those who listen


class Decider(NamedTuple):
    """What was compared among equals."""

    name: str
    results: tuple[tuple[Racer, int], ...]


class Behind(NamedTuple):
    """How far somebody was behind after each category."""

    racer: Racer
    path: str
    words: str
    gap: int  # points behind at the end
    y: str  # of the mark at the end of the line


@dataclass(frozen=True, slots=True)
class Finale:
    """All that the template tells; steps are there for whoever wants them."""

    title: str
    short: str  # on the medal
    line: str
    racers: tuple[Racer, ...]  # the best first
    rows: tuple[Row, ...]
    steps: tuple[Told, ...]
    categories: tuple[Category, ...]
    ties: tuple[Decider, ...]
    behind: tuple[Behind, ...]
    graph: Graph
    weighed: bool  # its lines are chances to win
    main: str
    level: int  # of the player who is never asked, if the next is offered
    again: bool  # a rematch may be asked for
    opened: bool  # somebody has opened the table for it
    scale: int
    lap: str  # what a round is called

    @property
    def winners(self) -> list[Racer]:
        return [racer for racer in self.racers if racer.won]


def finale(here: Visit, seen: Seen, reader: Reader) -> Finale | None:
    """The scene; None while the game goes on."""
    if not seen.over:
        return None
    game, voice = shelf.game(seen.game), here.voice(seen.seat, reader.lang)
    found = game.tally(seen.view, voice, seen.events)
    racers = [racer(here, seen, reader, place) for place in range(len(seen.scores))]
    keys = dict.fromkeys([count.category for count in found.counts])
    names = {key: voice.say(f"tally-{key}") for key in keys}
    teller = Teller(reader, racers, found, names)
    counted, parts, told = teller.steps(), teller.categories(), weighed(here)
    ranked = sorted(racers, key=lambda one: (not one.won, -one.total, *lower(found, one.place)))
    return Finale(
        title=title(here, seen, reader, racers, found),
        short=short(reader, racers),
        line=" ".join([one for one in (found.ended, decided(reader, found), standing(reader, racers)) if one]),
        racers=tuple(ranked),
        rows=tuple([Row(one, teller.bars(one.place)) for one in ranked]),
        steps=counted,
        categories=parts,
        ties=tuple(
            [
                Decider(tie.name, tuple([(racers[at], n) for at, n in tie.results.items()]))
                for tie in (*found.ties, *found.lower)
            ]
        ),
        behind=behind(reader, racers, parts),
        graph=graph_of(here, seen, told),
        weighed=told is not None,
        main=main(here, seen),
        level=next_level(here),
        again=bool(here.door.seats) and not here.info.campaign,
        opened=bool(here.info.rematch),
        scale=teller.scale,
        lap=lap_of(seen.game, reader),
    )


def lower(found: Tally, place: int) -> list[int]:
    """What ranks equals who did not win, most first."""
    return [-tie.results.get(place, 0) for tie in found.lower]


def racer(here: Visit, seen: Seen, reader: Reader, place: int) -> Racer:
    seat = player_at(place, len(seen.seats))
    me = seat == seen.seat
    name = reader.say("you") if me else here.voice(seen.seat, reader.lang).name(seat)
    return Racer(place, seat, name, seen.scores[place], place in seen.winners, me)


def decider(tie: Tie, racers: list[Racer]) -> Decider:
    return Decider(tie.name, tuple([(racers[at], n) for at, n in tie.results.items()]))


# -- the count ----------------------------------------------------------------------------------------


class Teller:
    """Tells the count step by step."""

    def __init__(self, reader: Reader, racers: list[Racer], found: Tally, names: dict[str, str]) -> None:
        self.reader, self.racers, self.counts, self.names = reader, racers, found.counts, names
        self.keys = list(names)
        most = [sum([max(0, n) for n in self.sums(one.place)]) for one in racers]
        self.scale = max(1, *most, *[one.total for one in racers])

    def sums(self, place: int, upto: int | None = None) -> list[int]:
        """By category, somebody's points after so many steps."""
        counts = self.counts[:upto]
        return [sum([one.points[place] for one in counts if one.category == key]) for key in self.keys]

    def totals(self, upto: int) -> list[int]:
        return [sum(self.sums(one.place, upto)) for one in self.racers]

    def steps(self) -> tuple[Told, ...]:
        return tuple([self.step(at) for at in range(len(self.counts))])

    def step(self, at: int) -> Told:
        count = self.counts[at]
        parts = [",".join([str(n) for n in self.sums(one.place, at + 1)]) for one in self.racers]
        return Told(
            category=self.keys.index(count.category),
            title=self.title(count, at),
            lines=tuple(self.lines(count)),
            parts=";".join(parts),
            gains=",".join([str(n) for n in count.points]),
            lit=" ".join(count.lit),
        )

    def lines(self, count: Count) -> list[tuple[Racer, str, int]]:
        gained = [(one, count.told(one.place), count.points[one.place]) for one in self.racers]
        return sorted([line for line in gained if line[2]], key=lambda line: -line[2])

    def title(self, count: Count, at: int) -> str:
        """What somebody takes, and what that makes of the race."""
        what, best = count.name or self.names[count.category], max(count.points)
        takers = [one for one in self.racers if count.points[one.place] == best]
        if best <= 0:
            return self.reader.say("told-nobody", what=what)
        if len(takers) > 1:
            return self.reader.say("told-each", what=what, names=called(takers, self.reader), n=best)
        taker = takers[0]
        who = "you" if taker.me else "other"
        effect = self.effect(taker.place, at)
        return self.reader.say("told-takes", what=what, who=who, name=taker.name, n=best, effect=effect)

    def effect(self, place: int, at: int) -> str:
        """Whether somebody leads now, is level, comes closer, or was ahead already."""
        before, after = level(tuple(self.totals(at))), level(tuple(self.totals(at + 1)))
        if place not in after:
            return "closer"
        if len(after) > 1:
            return "level"
        return "ahead" if at == 0 or before == [place] else "leads"

    def bars(self, place: int) -> tuple[Bar, ...]:
        """A whole bar, part after part."""
        found, so_far = [], 0
        for at, points in enumerate(self.sums(place)):
            if points > 0:
                found.append(bar(at, points, so_far, self.scale))
                so_far += points
        return tuple(found)

    def categories(self) -> tuple[Category, ...]:
        return tuple([self.category(at, key) for at, key in enumerate(self.keys)])

    def category(self, at: int, key: str) -> Category:
        points = tuple([self.sums(one.place)[at] for one in self.racers])
        first = next(step for step, count in enumerate(self.counts) if count.category == key)
        each = ", ".join([f"{one.name} {points[one.place]}" for one in self.racers])
        return Category(key, self.names[key], points, first, f"{self.names[key]}{self.reader.say('colon')} {each}.")


def bar(category: int, points: int, so_far: int, scale: int) -> Bar:
    x, wide = FULL * so_far / scale, FULL * points / scale
    return Bar(category, points, number(x), number(wide), number(x + wide / 2), wide > 7)


def behind(reader: Reader, racers: list[Racer], parts: tuple[Category, ...]) -> tuple[Behind, ...]:
    """Points behind whoever leads, after each category."""
    if len(parts) < 2 or len(racers) < 2:
        return ()
    sums = [[sum([part.points[one.place] for part in parts[: at + 1]]) for one in racers] for at in range(len(parts))]
    gaps = [[max(row) - row[one.place] for row in sums] for one in racers]
    most = max(1, *[gap for row in gaps for gap in row])
    ends = spread([HIGH * row[-1] / most for row in gaps])
    return tuple([trail(reader, one, gaps[one.place], most, ends[one.place]) for one in racers])


def trail(reader: Reader, one: Racer, gaps: list[int], most: int, end: float) -> Behind:
    step = 1000 / (len(gaps) - 1)
    spots = [f"{number(at * step)} {number(HIGH * gap / most)}" for at, gap in enumerate(gaps)]
    return Behind(one, "M" + "L".join(spots), reader.say("end-behind", n=gaps[-1]), gaps[-1], number(end))


def spread(ends: list[float]) -> list[float]:
    """The same places, moved apart where marks would lie on each other, and up again where they would leave the
    drawing."""
    found, last = list(ends), -float(APART)
    order = sorted(range(len(ends)), key=lambda at: ends[at])
    for at in order:
        last = found[at] = max(found[at], last + APART)
    floor = float(HIGH + APART)
    for at in reversed(order):
        floor = found[at] = min(found[at], floor - APART)
    return found


# -- who has won ---------------------------------------------------------------------------------------


def called(racers: list[Racer], reader: Reader) -> str:
    return listed([one.name for one in racers], reader)


def title(here: Visit, seen: Seen, reader: Reader, racers: list[Racer], found: Tally) -> str:
    """Who wins, and by what."""
    winners = [one for one in racers if one.won]
    if len(winners) > 1:
        return reader.say("end-shared", names=called(winners, reader))
    winner = winners[0]
    who = "you" if winner.me else "other"
    if len(seen.seats) == 1 and len(racers) > 1:
        other = next(one for one in racers if not one.won)
        return reader.say("end-alone", who=who, name=winner.name, other=other.name, level=level_of(here))
    rest = [one.total for one in racers if not one.won]
    gap = winner.total - max(rest) if rest else 0
    if gap > 0:
        return reader.say("end-by", who=who, name=winner.name, n=gap)
    what = found.ties[-1].name if found.ties else ""
    return reader.say("end-tie" if what else "end-wins", who=who, name=winner.name, what=what)


def short(reader: Reader, racers: list[Racer]) -> str:
    """A few words for the medal."""
    winners = [one for one in racers if one.won]
    if len(winners) > 1:
        return reader.say("end-shared-short")
    return reader.say("end-short", who="you" if winners[0].me else "other", name=winners[0].name)


def decided(reader: Reader, found: Tally) -> str:
    """Level on points: what was compared."""
    if not found.ties:
        return ""
    tie = found.ties[-1]
    numbers = " : ".join([str(n) for n in sorted(tie.results.values(), reverse=True)])
    return reader.say("end-level", what=tie.name, numbers=numbers)


def standing(reader: Reader, racers: list[Racer]) -> str:
    """Where the reader came in, if he has not won."""
    me = next((one for one in racers if one.me and not one.won), None)
    if me is None or len(racers) < 3:
        return ""
    place = 1 + sum([one.won or one.total > me.total for one in racers if one is not me])
    return reader.say("end-place", place=place, of=len(racers))


# -- what comes next -----------------------------------------------------------------------------------


def main(here: Visit, seen: Seen) -> str:
    """The one large button."""
    if not here.door.seats:
        return NONE
    if here.info.campaign:
        return CHAPTER
    if here.playing.row.lesson:
        return LESSON
    return HIGHER if next_level(here) and seen.winners[:1] == (0,) else REMATCH


def level_of(here: Visit) -> int:
    solo = here.playing.title.solo
    value = here.playing.record.variants.get(solo.variant) if solo else None
    return value if isinstance(value, int) and not isinstance(value, bool) else 0


def next_level(here: Visit) -> int:
    """The next level of the player who is never asked, for somebody alone; 0: there is none."""
    game = here.playing.title
    if game.solo is None or here.playing.row.seats > 1:
        return 0
    following = level_of(here) + 1
    return following if following in game.variants[game.solo.variant] else 0
