"""Analysis: a finished game told in win chances: how they moved, what choices cost, what luck gave.

An analyst does the jobs of an agenda (`agenda.py`), each for itself, so that work that was broken off goes on where it
stopped and several can share it; `reckoning.py` tells what has come of them.
"""

from __future__ import annotations

from collections.abc import Iterator
from hashlib import sha256
from math import sqrt
from random import Random
from typing import Any, Final

from farside.bots import agenda, reckoning
from farside.bots.agenda import BEGIN, CHANCE, CHOICE, FORCED, GRAPH, LONG, LUCK, PLANS, SHORT, Job, Row
from farside.bots.appeal import Appeal
from farside.bots.chances import CHANCES, HEED, Chances, between, chances_for, fingerprint, result
from farside.bots.hearing import BATCH, Hearing, Said, Trust
from farside.bots.judging import BEST, SLIP, SURE, Judgement, Verdict, judge
from farside.bots.luck import Fortune
from farside.bots.means import error, mean
from farside.bots.mind import mind_for
from farside.bots.reasons import reasons, worth_telling
from farside.bots.reckoning import together
from farside.bots.thought import Effort
from farside.bots.tree import Found
from farside.core import shelf
from farside.core.record import Record
from farside.core.sight import Tidy
from farside.core.state import State

DREAMS: Final = 6  # of every seat at every ply
BRIEF: Final = 64  # iterations of a first search
THOROUGH: Final = 900  # of each of two
FIRST: Final = 8  # games that each turn is played on in at most, beside a first search
SECOND: Final = 48  # beside the long ones
PAIRS: Final = 192  # of an appeal
ENOUGH: Final = 0.25  # of how far playing on errs, to which luck is averaged out in an appeal
FEWEST: Final = 10  # moves of a game that can be told anything about
FORM: Final = 5  # of notes: another one is begun anew
KNOWN: Final[dict[str, str]] = {}  # by game and players: what an analysis depends on beside the record


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
        self.trust: Trust = Trust(case)
        self.heed: float = HEED if case is None else float(case.origin.get("heed", HEED))
        self.blur: float = 0.05 if case is None else float(case.origin.get("ece", 0.05))
        self.notes: Row = agenda.fresh() if notes is None else notes

    def check(self) -> None:
        """AnalysisError if there is nothing to tell."""
        if not self.states[-1].over:
            raise AnalysisError(
                "running", "the game is not over: only finished games are analysed; farside replay shows it so far"
            )
        if len(self.movers) < FEWEST:
            raise AnalysisError(
                "short",
                f"the game has {len(self.movers)} moves; {FEWEST} are needed to tell anything; farside replay shows it",
            )
        if not self.chances.known(self.states[0]):
            raise AnalysisError(
                "uncalibrated",
                f"{self.game.key} is not calibrated for {self.record.seats} players of this kind of game, so no win "
                f"chances can be told; farside replay shows the game",
            )

    # -- the work --------------------------------------------------------------------------------------

    def work(self) -> Iterator[int]:
        """Step by step: yields the step (1 to 5) after each piece of work; what is in the notes is not done again."""
        while jobs := agenda.todo(self.notes):
            step = agenda.step_of(self.notes)
            agenda.write(self.notes, jobs[0], self.do(jobs[0]))
            yield step

    def pieces(self) -> int:
        """About how many pieces of work there are."""
        return 1 + len(self.movers) + len(self.choices()) + agenda.LOOKED + agenda.APPEALS

    def done(self) -> Row:
        """All of it, at once."""
        for _step in self.work():
            pass
        return self.told()

    def told(self) -> Row:
        """As `farside analyse --json` prints it."""
        return reckoning.told(self.notes)

    def do(self, job: Job) -> Any:
        """One job, as JSON can hold it; nothing else need be known of the others."""
        if job.step == BEGIN:
            return self.begin()
        if job.step == GRAPH:
            return self.ply_row(job.ply)
        if job.step == SHORT:
            return self.shortly(job.ply)
        if job.step == LONG:
            return self.at_length(job.ply)
        return self.fortune(job.ply) if job.step == LUCK else self.heard(job.ply, job.row or {})

    def begin(self) -> Row:
        """What is true of the whole game."""
        return {
            "game": self.game.key,
            "seats": self.record.seats,
            "moves": len(self.movers),
            "decisions": self.choices(),
            "result": result(self.game, self.states[-1]),
        }

    def choices(self) -> list[int]:
        """The plies at which there was something to choose; of answers that are sealed together, the first."""
        every = range(len(self.movers))
        return [
            ply for ply in every if len(self.states[ply].options(self.movers[ply])) > 1 and self.together(ply)[0] == ply
        ]

    def together(self, ply: int) -> list[int]:
        """The plies of a seat's answers to one sealed question; else the ply alone."""
        opened = self.states[ply].opened
        if opened < 0:
            return [ply]
        last = ply
        while last + 1 < len(self.movers) and self.states[last + 1].opened == opened:
            last += 1
        return [at for at in range(opened, last + 1) if self.movers[at] == self.movers[ply]]

    def known(self, ply: int) -> State:
        """The position that a ply is told from: while answers are sealed, the one in which they were asked for."""
        opened = self.states[ply].opened
        return self.states[ply] if opened < 0 else self.states[opened]

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
        state = self.known(ply)
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

    def shortly(self, ply: int) -> Row | None:
        """What a move seems to have cost; None where nobody searches."""
        heard = self.hearing(ply, self.judged(ply, BRIEF), FIRST)
        return None if heard is None else self.row_of(ply, heard)

    def at_length(self, ply: int) -> Row | None:
        found = self.judged(ply, THOROUGH)
        heard = self.hearing(ply, found, SECOND)
        if found is None or heard is None:
            return None
        row = self.row_of(ply, heard)
        return row | self.why(ply, heard.verdict()) | {"tries": self.tries(found, row)}

    def tries(self, found: Judgement, judged: Row) -> list[Row]:
        """What each first answer would have cost, as far as both searches have looked at it: for whoever practises.

        Of what was played, and of what is better, more is known.
        """
        least: dict[str, Row] = {}
        for search in (found.first, found.second):
            for turn in search.found.values():
                if found.has_both(turn.key):
                    row = self.tried(found, turn)
                    name: str = row["move"]
                    if name not in least or row["loss"] < least[name]["loss"]:
                        least[name] = row
        if judged["grade"] != BEST:
            played, best = judged["played"][0], judged["best"][0]
            least[played] = {"move": played} | {key: judged[key] for key in ("loss", "doubt", "grade")}
            least[best] = {"move": best, "loss": 0.0, "doubt": judged["doubt"], "grade": BEST}
        return list(least.values())

    def tried(self, found: Judgement, turn: Found) -> Row:
        verdict = found.verdict(turn.key, self.trust.steep, self.trust.rough)
        move = self.game.actions.name(turn.answers[0])
        return {"move": move, "loss": verdict.loss, "doubt": verdict.doubt, "grade": verdict.grade()}

    def why(self, ply: int, verdict: Verdict) -> Row:
        """The reasons, if something was lost."""
        if verdict.grade() == BEST:
            return {}
        sight = self.sight(ply, "why")
        played = [self.game.actions.parse(name) for name in self.played(ply)]
        told = worth_telling(reasons(sight, verdict.best, played))
        return {"parts": [reason.row() for reason in told], "tells": bool(told)}

    def verdict(self, ply: int, iterations: int) -> Verdict | None:
        heard = self.hearing(ply, self.judged(ply, iterations), FIRST)
        return None if heard is None else heard.verdict()

    def hearing(self, ply: int, found: Judgement | None, pairs: int) -> Hearing | None:
        """A decision that was searched, with what playing on says of it."""
        if found is None:
            return None
        key = found.key_of(self.actions[ply], self.whole(ply))
        if not found.has_seen(key):
            return None
        heard = Hearing(self.sight(ply, f"hear {pairs}"), found, key, self.whole(ply), self.trust)
        heard.hear(pairs)
        return heard

    def sight(self, ply: int, what: str) -> Any:
        """What the mover could know, with dice for one purpose."""
        return self.game.sight(self.veiled(ply), self.movers[ply], Random(f"{what} {self.seed} {ply}"))

    def veiled(self, ply: int) -> State:
        """A position with all that the mover cannot know in order, so that a verdict is the same whatever that was."""
        state: State = self.game.imagine(self.known(ply), self.movers[ply], Tidy(ply))
        return state

    def judged(self, ply: int, iterations: int) -> Judgement | None:
        dice = Random(f"judge {self.seed} {ply} {iterations}")
        state, seat = self.veiled(ply), self.movers[ply]
        sight_of = lambda: self.game.sight(state, seat, dice)  # noqa: E731 - mypyc has no room for one inside a method
        return judge(sight_of, Effort(iterations), self.actions[ply], self.whole(ply))

    def whole(self, ply: int) -> list[int]:
        """The answers that one decision was made of."""
        return [self.actions[at] for at in self.together(ply)]

    def row_of(self, ply: int, heard: Hearing) -> Row:
        names, verdict, at = self.game.actions, heard.verdict(), heard.best()
        return {
            "ply": ply,
            "seat": self.movers[ply],
            "sealed": self.states[ply].opened >= 0,
            "played": self.played(ply),
            "best": [names.name(action) for action in verdict.best],
            "chance": self.promised(ply, verdict),
            "loss": verdict.loss,
            "doubt": verdict.doubt,
            "grade": verdict.grade(),
            "parts": [],
            "tells": False,
            "searched": said(heard.near(at)) if at > 0 else [],
            "heard": said(heard.far(at)) if at > 0 and heard.appeal.pairs > 0 else [],
            "lines": [[names.name(action) for action in heard.turns[one]] for one in (at, 0)],
        }

    def promised(self, ply: int, verdict: Verdict) -> float:
        """The chance of the best turn, measured as advice measures it."""
        state, seat = self.known(ply), self.movers[ply]
        glance = mean(self.dreamt(state, seat, state.seats, Random(f"glance {self.seed} {ply}")))
        return max(between(glance, verdict.chance, self.heed), verdict.loss)

    def played(self, ply: int) -> list[str]:
        """The turn as it went on: this answer, and those of the same seat that followed at once."""
        if self.states[ply].opened >= 0:
            return [self.record.moves[at].name for at in self.together(ply)]
        found = [self.record.moves[ply].name]
        at = ply + 1
        while at < len(self.movers) and self.movers[at] == self.movers[ply] and not self.broken_off(at):
            found.append(self.record.moves[at].name)
            at += 1
        return found

    def broken_off(self, ply: int) -> bool:
        """Whether something was turned up just before, or another turn begins: what follows is another decision."""
        state = self.states[ply]
        fresh = not self.chances.taste.follow_ups(state, self.movers[ply])
        return fresh or state.barrier > self.states[ply - 1].barrier or state.opened >= 0

    def fortune(self, ply: int) -> list[list[float]]:
        """What chance gave each seat, and how far that can be trusted."""
        fortune = Fortune(self.game, self.chances, self.seed)
        found: list[list[float]] = []
        for seat in range(self.record.seats):
            luck = fortune.of(self.states[ply], self.movers[ply], self.actions[ply], self.states[ply + 1], seat)
            found.append([0.0, 0.0] if luck is None else [luck.gain, luck.doubt])
        return found

    def heard(self, ply: int, row: Row) -> Row:
        """What playing on says of a decision, for long enough."""
        appeal, rough = self.appeal(ply, row), self.trust.far_rough
        gap, error = self.trust.far_steep * appeal.gap(0, 1), appeal.error(0, 1)
        return {"pairs": appeal.pairs, "gap": gap, "error": sqrt(error * error + rough * rough)}

    def appeal(self, ply: int, row: Row) -> Appeal:
        names = self.game.actions
        lines = [[names.parse(name) for name in line] for line in row["lines"]]
        appeal = Appeal(self.sight(ply, "appeal"), lines)
        while appeal.pairs < PAIRS and not self.settled(row, appeal):
            appeal.hear(2 * BATCH)
        return appeal

    def settled(self, row: Row, appeal: Appeal) -> bool:
        """Whether search and playing on together are sure of a loss, or that it is small, or more games say no more."""
        if appeal.pairs <= 2 * BATCH:
            return False
        rough, error = self.trust.far_rough, appeal.error(0, 1)
        both = together(row, self.trust.far_steep * appeal.gap(0, 1), sqrt(error * error + rough * rough))
        sure = both["loss"] > SURE * both["doubt"] or both["loss"] + SURE * both["doubt"] < SLIP
        return bool(sure or error < ENOUGH * rough)


def said(what: Said) -> list[float]:
    return [what.loss, what.doubt]


def positions(record: Record) -> list[State]:
    """Every position of a game, the first one too."""
    state = record.start()
    game = shelf.game(record.game)
    found: list[State] = [state.clone()]
    for move in record.moves:
        state.act(move.seat, game.actions.parse(move.name))
        found.append(state.clone())
    return found


def mark(record: Record) -> str:
    """What notes belong to: a game, its rules and box, and the taste and chances of those who judge it."""
    known = f"{record.game} {record.seats}"
    if known not in KNOWN:
        KNOWN[known] = conditions(shelf.game(record.game), record.seats)
    moves = "\n".join([f"{move.seat} {move.name}" for move in record.moves])
    text = f"{FORM}\n{KNOWN[known]}\n{record.edition} {record.seed} {sorted(record.variants.items())}\n{moves}"
    return sha256(text.encode()).hexdigest()[:32]


def conditions(game: Any, seats: int) -> str:
    chances = mind_for(game).lesson(CHANCES) or ""
    text = f"{game.edition} {game.box.digest} {chances} {fingerprint(game, chances_for(game).taste, seats)}"
    return sha256(text.encode()).hexdigest()
