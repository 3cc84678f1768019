"""Analysis: a finished game told in win chances: how they moved, what choices cost, what luck gave.

Five steps, each of use by itself and written down row by row, so that work that was broken off goes on where it
stopped: the graph (1), a short search of every decision (2), two long ones of those that seem to have cost most (3),
luck where something was turned up (4), and appeals (5). For every seat

    start + choices + gifts + luck + plans + unexplained = result

holds exactly: what none of the others explains is told as unexplained, never hidden in luck.
"""

from __future__ import annotations

from collections.abc import Iterator
from math import sqrt
from random import Random
from typing import Any, Final

from farside.bots.appeal import BATCH, Appeal
from farside.bots.chances import Chances, chances_for, result
from farside.bots.judging import NOTHING, SLIP, SURE, Judgement, Verdict, judge
from farside.bots.luck import Fortune
from farside.bots.means import error, mean
from farside.bots.thought import Effort
from farside.core import shelf
from farside.core.actions import Seat
from farside.core.record import Record
from farside.core.state import State

DREAMS: Final = 6  # of every seat at every ply
SHORT: Final = 64  # iterations of a first search
LONG: Final = 900  # of each of two
LOOKED: Final = 20  # decisions that are searched long
WORTH: Final = 0.03  # a loss in a first search that deserves a second one
APPEALS: Final = 8
PAIRS: Final = 64  # of an appeal
FEWEST: Final = 10  # moves of a game that can be told anything about

CHOICE: Final = "choice"
CHANCE: Final = "chance"
PLANS: Final = "plans"
FORCED: Final = "forced"

Row = dict[str, Any]


class AnalysisError(ValueError):
    """A game that nothing can be told about: says why, and by a key for people."""

    def __init__(self, key: str, text: str) -> None:
        super().__init__(text)
        self.key = key


class Analyst:
    """Works through one record. `notes` is all that was found so far, as JSON can hold it."""

    def __init__(self, record: Record, seed: int = 1, notes: Row | None = None) -> None:
        self.record = record
        self.game: Any = shelf.game(record.game)
        self.seed = seed
        self.states = positions(record)
        self.actions: list[int] = [self.game.actions.parse(move.name) for move in record.moves]
        self.movers: list[int] = [move.seat for move in record.moves]
        self.chances: Chances = chances_for(self.game)
        self.check()
        case = self.chances.case(self.states[0])
        self.steep: float = 1.0 if case is None else float(case.origin.get("steep", 1.0))
        self.rough: float = 0.05 if case is None else float(case.origin.get("rough", 0.05))
        self.blur: float = 0.05 if case is None else float(case.origin.get("ece", 0.05))
        self.notes: Row = {"plies": [], "short": {}, "long": {}, "luck": {}, "appeals": {}} if notes is None else notes

    def check(self) -> None:
        """AnalysisError if there is nothing to tell."""
        if not self.states[-1].over:
            raise AnalysisError("running", "the game is not over: only finished games are analysed")
        if len(self.movers) < FEWEST:
            raise AnalysisError("short", f"the game has {len(self.movers)} moves; {FEWEST} are needed to tell anything")
        if not self.chances.known(self.states[0]):
            raise AnalysisError(
                "uncalibrated",
                f"{self.game.key} is not calibrated for {self.record.seats} players of this kind of game, so no win "
                f"chances can be told; farside replay shows the game",
            )

    # -- the work --------------------------------------------------------------------------------------

    def work(self) -> Iterator[int]:
        """Step by step: yields the step (1 to 5) after each piece of work; what is in the notes is not done again."""
        steps = (self.graph, self.shortly, self.at_length, self.fortunes, self.appeals)
        for number, step in enumerate(steps):
            for _piece in step():
                yield number + 1

    def pieces(self) -> int:
        """About how many pieces of work there are."""
        decisions = sum(len(self.states[ply].options(self.movers[ply])) > 1 for ply in range(len(self.movers)))
        return len(self.movers) + decisions + LOOKED + APPEALS

    def done(self) -> Row:
        """All of it, at once."""
        for _step in self.work():
            pass
        return self.told()

    def graph(self) -> Iterator[None]:
        rows: list[Row] = self.notes["plies"]
        for ply in range(len(rows), len(self.movers)):
            rows.append(self.ply_row(ply))
            yield

    def ply_row(self, ply: int) -> Row:
        chances, doubt = self.seen(ply)
        return {
            "ply": ply,
            "seat": self.movers[ply],
            "kind": self.kind(ply),
            "chances": chances,
            "doubt": doubt,
        }

    def seen(self, ply: int) -> tuple[list[float], list[float]]:
        """Everybody's chance from what he knows himself, made to add up; an automa's as seen by all."""
        state = self.states[ply]
        dice = Random(f"graph {self.seed} {ply}")
        found: list[float] = []
        doubt: list[float] = []
        racers = len(self.game.scores(state))
        for racer in range(racers):
            seen = self.dreamt(state, racer, state.seats, dice)
            blur = error(seen)
            found.append(mean(seen))
            doubt.append(sqrt(blur * blur + self.blur * self.blur))
        total = mean(found) * len(found)
        return [each / total for each in found], doubt

    def dreamt(self, state: State, racer: int, seats: int, dice: Random) -> list[float]:
        """Its chance in some dreams of its own."""
        eyes = racer if racer < seats else None
        found: list[float] = []
        for _dream in range(DREAMS):
            told = self.chances.of(self.game.imagine(state, eyes, dice))
            found.append(0.0 if told is None else told[racer])
        return found

    def kind(self, ply: int) -> str:
        """What a move was: a choice, one without one, one that turned something up, or the last of sealed plans."""
        before, after = self.states[ply], self.states[ply + 1]
        if before.opened >= 0 and after.opened != before.opened:
            return PLANS
        if after.barrier > before.barrier and before.opened < 0 and self.turned_up(ply):
            return CHANCE
        return FORCED if len(before.options(self.movers[ply])) == 1 else CHOICE

    def turned_up(self, ply: int) -> bool:
        fortune = Fortune(self.game, self.chances, self.seed)
        return fortune.chancy(self.states[ply], self.movers[ply], self.actions[ply])

    def shortly(self) -> Iterator[None]:
        for ply in range(len(self.movers)):
            if str(ply) not in self.notes["short"] and len(self.states[ply].options(self.movers[ply])) > 1:
                verdict = self.verdict(ply, SHORT, 1.0, 0.0)
                self.notes["short"][str(ply)] = None if verdict is None else verdict.loss
                yield

    def at_length(self) -> Iterator[None]:
        for ply in self.suspects():
            if str(ply) not in self.notes["long"]:
                verdict = self.verdict(ply, LONG, self.steep, self.rough)
                self.notes["long"][str(ply)] = None if verdict is None else self.row_of(ply, verdict)
                yield

    def suspects(self) -> list[int]:
        """The decisions whose first search lost most."""
        losses = [(loss, int(ply)) for ply, loss in self.notes["short"].items() if loss is not None and loss > WORTH]
        return sorted(ply for loss, ply in sorted(losses, reverse=True)[:LOOKED])

    def verdict(self, ply: int, iterations: int, steep: float, rough: float) -> Verdict | None:
        found = self.judged(ply, iterations)
        return None if found is None else found.verdict(self.actions[ply], steep, rough)

    def judged(self, ply: int, iterations: int) -> Judgement | None:
        dice = Random(f"judge {self.seed} {ply} {iterations}")
        state, seat = self.states[ply], self.movers[ply]
        return judge(lambda: self.game.sight(state, seat, dice), Effort(iterations), self.actions[ply])

    def row_of(self, ply: int, verdict: Verdict) -> Row:
        names = self.game.actions
        return {
            "ply": ply,
            "seat": self.movers[ply],
            "played": self.played(ply),
            "best": [names.name(action) for action in verdict.best],
            "loss": verdict.loss,
            "doubt": verdict.doubt,
            "grade": verdict.grade(),
        }

    def played(self, ply: int) -> list[str]:
        """The turn as it went on: this answer, and those of the same seat that followed at once."""
        found = [self.record.moves[ply].name]
        at = ply + 1
        while at < len(self.movers) and self.movers[at] == self.movers[ply] and not self.broken_off(at):
            found.append(self.record.moves[at].name)
            at += 1
        return found

    def broken_off(self, ply: int) -> bool:
        """Whether something was turned up just before: what follows is another decision."""
        return self.states[ply].barrier > self.states[ply - 1].barrier

    def fortunes(self) -> Iterator[None]:
        fortune = Fortune(self.game, self.chances, self.seed)
        for row in self.notes["plies"]:
            ply = row["ply"]
            if row["kind"] != CHANCE or str(ply) in self.notes["luck"]:
                continue
            found: list[list[float]] = []
            for seat in range(self.record.seats):
                luck = fortune.of(self.states[ply], self.movers[ply], self.actions[ply], self.states[ply + 1], seat)
                found.append([0.0, 0.0] if luck is None else [luck.gain, luck.doubt])
            self.notes["luck"][str(ply)] = found
            yield

    def appeals(self) -> Iterator[None]:
        """Where much may have been lost and it is not certain, the game is played on from there."""
        for ply in self.contested():
            row = self.notes["long"][ply]
            appeal = self.appeal(int(ply), row)
            self.notes["appeals"][ply] = {"pairs": len(appeal.gaps), "gap": appeal.mean(), "error": appeal.error()}
            yield

    def contested(self) -> list[str]:
        rows = [(row["loss"], ply) for ply, row in self.notes["long"].items() if row and row["loss"] > SLIP]
        worst = [ply for loss, ply in sorted(rows, reverse=True)]
        unsure = [ply for ply in worst if self.notes["long"][ply]["loss"] <= SURE * self.notes["long"][ply]["doubt"]]
        return [ply for ply in unsure[:APPEALS] if ply not in self.notes["appeals"]]

    def appeal(self, ply: int, row: Row) -> Appeal:
        names = self.game.actions
        sight = self.game.sight(self.states[ply], self.movers[ply], Random(f"appeal {self.seed} {ply}"))
        best = [names.parse(name) for name in row["best"]]
        appeal = Appeal(sight, best, [names.parse(name) for name in row["played"]])
        while len(appeal.gaps) < PAIRS and not settled(row, appeal):
            appeal.hear(BATCH)
        return appeal

    # -- what it comes to ------------------------------------------------------------------------------

    def decisions(self) -> list[Row]:
        """Those that were looked at long, with what playing on said of them."""
        found: list[Row] = []
        for ply, row in self.notes["long"].items():
            if row is None:
                continue
            heard = self.notes["appeals"].get(ply)
            found.append(row if heard is None else together(row, heard["gap"], heard["error"]))
        return sorted(found, key=lambda row: int(row["ply"]))

    def told(self) -> Row:
        """As `farside analyse --json` prints it."""
        rows = self.notes["plies"]
        came = result(self.game, self.states[-1])
        decisions = self.decisions()
        return {
            "game": self.game.key,
            "seats": self.record.seats,
            "start": rows[0]["chances"] if rows else [],
            "result": came,
            "plies": rows,
            "decisions": decisions,
            "sums": [self.sums(seat, came[seat], decisions) for seat in range(self.record.seats)] if rows else [],
        }

    def sums(self, seat: Seat, came: float, decisions: list[Row]) -> Row:
        """What moved one seat's chance; adds up to the result."""
        rows = self.notes["plies"]
        start = rows[0]["chances"][seat]
        choices = gifts = 0.0
        for row in decisions:
            lost = counted(row)
            if row["seat"] == seat:
                choices -= lost
            else:
                gifts += lost * share(rows[row["ply"]]["chances"], seat, row["seat"])
        luck = sum(found[seat][0] for found in self.notes["luck"].values())
        plans = sum(self.step(row["ply"], seat, came) for row in rows if row["kind"] == PLANS)
        rest = came - start - choices - gifts - luck - plans
        return {
            "seat": seat,
            "start": start,
            "choices": choices,
            "gifts": gifts,
            "luck": luck,
            "plans": plans,
            "unexplained": rest,
            "result": came,
        }

    def step(self, ply: int, seat: Seat, came: float) -> float:
        """By how much a seat's chance moved with one ply."""
        rows = self.notes["plies"]
        after: float = rows[ply + 1]["chances"][seat] if ply + 1 < len(rows) else came
        before: float = rows[ply]["chances"][seat]
        return after - before


def positions(record: Record) -> list[State]:
    """Every position of a game, the first one too."""
    state = record.start()
    game = shelf.game(record.game)
    found: list[State] = [state.clone()]
    for move in record.moves:
        state.act(move.seat, game.actions.parse(move.name))
        found.append(state.clone())
    return found


def counted(row: Row) -> float:
    """What a decision cost, as far as that is more than doubt."""
    loss: float = row["loss"]
    return loss if loss >= NOTHING and loss > row["doubt"] else 0.0


def share(chances: list[float], seat: Seat, giver: Seat) -> float:
    """The part that one of the others receives of what somebody loses."""
    others = 1.0 - chances[giver]
    return chances[seat] / others if others > 0.0 else 0.0


def settled(row: Row, appeal: Appeal) -> bool:
    """Whether search and playing on together are sure of a loss, or sure that it is small."""
    if len(appeal.gaps) < BATCH:
        return False
    both = together(row, appeal.mean(), appeal.error())
    return bool(both["loss"] > SURE * both["doubt"] or both["loss"] + SURE * both["doubt"] < SLIP)


def together(row: Row, gap: float, error: float) -> Row:
    """A loss by search and one by playing on, each as far as it can be trusted."""
    one, two = 1.0 / max(row["doubt"], 1e-6) ** 2, 1.0 / max(error, 1e-6) ** 2
    loss = max(0.0, (one * row["loss"] + two * gap) / (one + two))
    verdict = Verdict([], loss, 1.0 / sqrt(one + two), 0.0)
    return row | {"loss": verdict.loss, "doubt": verdict.doubt, "grade": verdict.grade()}
