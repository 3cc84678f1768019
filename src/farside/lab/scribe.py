"""Scribe: plays one game of a study and writes down what the tables keep of it."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass, field
from itertools import pairwise
from random import Random
from typing import Final

import farside
from farside.bots.mind import taste_for
from farside.bots.reflex import answer_of
from farside.core.actions import NOBODY, Action, Seat
from farside.core.lexicon import SEAT
from farside.core.phrases import HEAP
from farside.core.shelf import AnyGame
from farside.core.state import Event, State
from farside.lab.design import Design, forbidden
from farside.lab.thirds import Course

MARKS: Final = 20  # a game is looked at after every twentieth of it
CHOSEN: Final = "chosen"  # the kind of component under which verbs are counted
NO_PLAYER: Final = ""  # what nobody at the table has done: the game itself, or a player who is never asked

Row = dict[str, object]
Trace = tuple[Seat, str, str, str]  # who, what (an event or a verb), a kind of component, which one


@dataclass
class Pages:
    """Rows for the three tables, of one game or of many."""

    games: list[Row] = field(default_factory=list)
    decisions: list[Row] = field(default_factory=list)
    uses: list[Row] = field(default_factory=list)


class Scribe:
    """Plays games of one design in one box."""

    def __init__(self, game: AnyGame, design: Design, arm: str) -> None:
        self.game = game
        self.design = design
        self.arm = arm
        self.taste = taste_for(game)
        self.closed = forbidden(game.actions, design.forbid)
        self.verbs = [family.verb for family in game.actions.families for _action in range(family.size)]
        self.names: dict[Action, str] = {}
        self.course: Course | None = None  # of the game that is played, where luck is measured

    def play(self, number: int, pages: Pages) -> None:
        """One game to its end."""
        seed, turned = self.design.dealt(number)
        log: list[Event] = []
        state: State = self.game.start(seats=self.design.seats, seed=seed, log=log, **self.design.variants)
        if self.closed:
            state.barred, state.closed = turned, self.closed
        self.course = Course(self.game, state, seed) if self.design.luck else None
        told = self.tell(state, number, seed, turned, pages)
        self.close(state, number, seed, turned, told, log, pages)

    def tell(self, state: State, number: int, seed: int, turned: int, pages: Pages) -> list[Row]:
        """The decisions of a game, while they are made."""
        seats, design = self.design.seats, self.design
        bots = [farside.bot(design.bots[(seat - turned) % seats]) for seat in range(seats)]
        dice = [Random(f"{seed} {turned} {seat}") for seat in range(seats)]
        told: list[Row] = []
        while not state.over:
            seat = state.turn()
            options = len(state.options(seat))
            action = answer_of(bots[seat], self.game, state, seat, dice[seat])
            told.append(self.decision(state, number, seat, action, options))
            before = state.clone() if self.course is not None else state
            state.act(seat, action)
            if self.course is not None:
                self.course.watch(before, seat, action, state)
        pages.decisions.extend(told)
        return told

    def decision(self, state: State, number: int, seat: Seat, action: Action, options: int) -> Row:
        values = self.taste.for_decision(state).values(state)
        return {
            "box": self.arm,
            "game": number,
            "ply": state.ply,
            "seat": seat,
            "verb": self.verbs[action],
            "action": self.name(action),
            "options": options,
            "leader": ahead([float(points) for points in self.game.scores(state)]),
            "favourite": ahead(values),
            "value": values[seat],
        }

    def name(self, action: Action) -> str:
        if action not in self.names:
            self.names[action] = self.game.actions.name(action)
        return self.names[action]

    def close(
        self, state: State, number: int, seed: int, turned: int, told: list[Row], log: list[Event], pages: Pages
    ) -> None:
        """The row of a finished game, and what was used in it."""
        winners, scores = self.game.winners(state), list(self.game.scores(state))
        leaders = [row["leader"] for row in told]
        called = self.design.players()
        seated = [called[(seat - turned) % self.design.seats] for seat in range(self.design.seats)]
        pages.games.append(
            {
                "box": self.arm,
                "game": number,
                "seed": seed,
                "players": seated,
                "scores": scores,
                "winners": winners,
                "plies": state.ply,
                "decisions": sum(row["options"] != 1 for row in told),
                "lead_changes": changes(leaders),
                "leaders": sampled(leaders),
                "favourites": sampled([row["favourite"] for row in told]),
                "luck": None if self.course is None else self.course.luck,
                "moved": None if self.course is None else self.course.moved,
            }
        )
        for (seat, what, kind, key), times in sorted(self.deeds(told, log).items()):
            pages.uses.append(
                {
                    "box": self.arm,
                    "game": number,
                    "seat": seat,
                    "player": seated[seat] if 0 <= seat < len(seated) else NO_PLAYER,
                    "what": what,
                    "kind": kind,
                    "key": key,
                    "times": times,
                    "won": 1 / len(winners) if seat in winners else 0.0,
                    "edge": edge(seat, winners, self.design.seats),
                }
            )

    def deeds(self, told: list[Row], log: list[Event]) -> Counter[Trace]:
        """How often each seat chose each verb, and had to do with each component that the log names, end and all."""
        found: Counter[Trace] = Counter()
        for row in told:
            assert isinstance(row["seat"], int)
            found[row["seat"], str(row["verb"]), CHOSEN, str(row["verb"])] += 1
        for event in log:
            found.update(self.components(event))
        return found

    def components(self, event: Event) -> list[Trace]:
        lexicon = self.game.lexicon
        told = list(zip(lexicon.slots(f"log-{event.kind}"), event.args, strict=False))
        seat = whose(event.seat, [number for slot, number in told if slot.type == SEAT])
        found = [
            (seat, event.kind, slot.type, lexicon.key(slot.type, number))
            for slot, number in told
            if slot.type in lexicon.kinds and number != NOBODY
        ]
        for slot, number in told:
            if slot.type in lexicon.heaps:
                kind = lexicon.heaps[slot.type]
                found += [(seat, event.kind, kind, lexicon.key(kind, at)) for at in heaped(number)]
        return found


def heaped(packed: int) -> list[int]:
    """The members of a kind that a heap holds, each as often as it does."""
    found: list[int] = []
    at = 0
    while packed > 0:
        found += [at] * (packed % HEAP)
        packed, at = packed // HEAP, at + 1
    return found


def whose(seat: Seat, named: list[Seat]) -> Seat:
    """Whose deed a line of the log tells: its own seat's, or else that of the one seat it names."""
    return named[0] if seat == NOBODY and len(named) == 1 else seat


def edge(seat: Seat, winners: list[Seat], seats: int) -> float:
    """Weighs a seat so that a sum over seats is the winners' mean less that of the others; 0 where all are alike."""
    won = sum(each in winners for each in range(seats))
    if won in (0, seats):
        return 0.0
    return 1 / won if seat in winners else -1 / (seats - won)


def ahead(points: list[float]) -> Seat:
    """Who alone has most."""
    most = max(points)
    return points.index(most) if points.count(most) == 1 else NOBODY


def changes(leaders: list[object]) -> int:
    """How often somebody else took the lead; a tie in between changes nothing."""
    sole = [seat for seat in leaders if seat != NOBODY]
    return sum(one != other for one, other in pairwise(sole))


def sampled(leaders: list[object]) -> list[object]:
    """Who was ahead when 0, 1, 2 ... twentieths of the game had been played."""
    return [leaders[min(at * len(leaders) // MARKS, len(leaders) - 1)] for at in range(MARKS)]
