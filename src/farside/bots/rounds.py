"""Rounds: thinking ahead in games played in rounds, where positions are best compared when a round is over.

A round is too long for a tree. So the options that taste best are played on, by taste and for all seats, to the end of
the round, in the same dreams and with the same luck; what falls behind is dropped, and what is left gets more dreams.
With time enough each option is played on in several ways: with what this seat might do next, instead of its taste.
Alone with an automa the best of them are then played on through one more round: what both rounds end with counts half.
"""

from __future__ import annotations

from math import inf, sqrt
from typing import Final

from farside.bots.abilities import InRounds, end_value, in_rounds, next_round
from farside.bots.bot import AnySight
from farside.bots.clock import CLOCK
from farside.bots.search import Search
from farside.bots.taste import Taste
from farside.bots.thought import Effort, Thought
from farside.bots.tree import Edge, Found, Node, key_of
from farside.bots.turns import Reflex
from farside.core.actions import NOBODY, Action
from farside.core.state import State

CARE: Final = 3  # dreams in which all options are weighed
WIDE: Final = 6  # options played on
NEXT: Final = 3  # ways to go on with each of them
FAR: Final = 600  # iterations of an effort that are enough for that
DEEP: Final = 0.4  # the part of the budget after which, at the latest, options are played on for a round more
FEWEST: Final = 2  # options that share the last of the time; advice wants more
TOLD: Final = 4
ENOUGH: Final = 4  # dreams after which what is hardly better is dropped
CLEARLY: Final = 2.5  # standard errors
DOUBT: Final = 6.0  # points that the second round may still make good
LITTLE: Final = 0.25  # points that are not worth more time
HALF: Final = 0.5  # of what the taste likes less about a way to go on counts against it; and of each of two rounds
GUESSED: Final = 2  # dreams that the taste's own word counts for
BY_TASTE: Final = -1  # no answer in particular comes next
LONGEST: Final = 400  # answers after which a round is taken as over
PLAYED: Final = 8  # iterations of an effort that an option played on counts for
SLOPE: Final = 4.0  # points that a win chance of 1 more means in an even game, of the taste's spread


class Trial:
    """An option, and what it came to in every dream so far."""

    def __init__(self, answers: list[Action], worth: float) -> None:
        self.answers: list[int] = answers  # the option, and what goes with it
        self.then: int = BY_TASTE  # the next decision of this seat, if it may be made
        self.worth: float = worth  # by taste alone, in points
        self.misjudged: float = 0.0  # points
        self.values: list[float] = []  # points
        self.hopes: float = 0.0  # win chances, summed up

    def mean(self) -> float:
        return (GUESSED * self.worth + sum(self.values)) / (GUESSED + len(self.values)) + self.misjudged

    def rank(self) -> tuple[int, float]:
        """What was looked at most has outlasted the others."""
        return len(self.values), self.mean()

    def is_no_better(self, first: Trial, doubt: float = -LITTLE) -> bool:
        """Whether, after the same dreams, it can hardly be better than the first one by more than a little.

        Or be less behind than so many points, where they have not been played on far enough to tell.
        """
        dreams = min(len(self.values), len(first.values))
        lead, spread = 0.0, 1.0
        for at in range(dreams):
            lead += (first.values[at] - self.values[at]) / dreams
        for at in range(dreams):
            off = first.values[at] - self.values[at] - lead
            spread += off * off
        return lead - doubt > CLEARLY * sqrt(spread / (dreams - 1) / dreams)


class Rounds(Thought):
    """One decision of one seat, by playing the round on."""

    def __init__(self, sight: AnySight, taste: Taste, effort: Effort) -> None:
        super().__init__(sight, taste, effort)
        self.reflex: Reflex = Reflex(self.judge)
        assert self.pace is not None, "only a game that is played in rounds is thought about so"
        self.rounds: InRounds = self.pace
        self.round: int = self.rounds.round_of(self.dreams[0])
        self.trials: list[Trial] = []
        judged, first = self.judge.taste, self.dreams[0]
        self.unseen: float = judged.glance(first, self.seat) - judged.value(first, self.seat)  # in a hurry, in points
        self.tastes: list[Taste] = [self.judge.taste]  # round by round
        while len(self.tastes) < effort.rounds:
            self.tastes.append(next_round(self.tastes[-1]))
        self.level: list[float] = []  # what the first option came to in the first dream
        self.begun: float = 0.0
        self.near: float = 0.0  # what the first round came to where two are played on
        self.together: bool = False  # several answers are one decision

    # -- the budget ------------------------------------------------------------------------------------

    def run(self) -> None:
        self.begun = CLOCK.now()
        self.weigh_options()
        begun = self.spent()
        fewest = TOLD if self.effort.patient else FEWEST
        wide = self.width(fewest)
        self.put_forward(wide)
        alive = self.trials[:wide]
        if self.looks_further():
            alive = self.further(alive)
            self.trials = alive + self.trials[wide:]
            wide *= NEXT
        dreams = deep = 0
        deeper = self.looks_deeper()
        while differ(alive) and self.play_on(alive):
            dreams += 1
            deep += len(self.tastes) - 1
            spent = self.spent()
            if deeper and deep == 0 and (dreams >= ENOUGH or spent >= DEEP):
                self.tastes = [self.tastes[0], next_round(self.tastes[0])]
            left = (1.0 - spent) / max(0.01, 1.0 - begun)
            alive.sort(key=worst_last)
            alive = self.outlasting(alive, max(fewest, int(FEWEST + (wide - FEWEST) * left * left)))
            if dreams >= ENOUGH and not self.effort.patient:
                best = alive[0]
                doubt = DOUBT if deeper and deep < ENOUGH else -LITTLE
                alive = [trial for trial in alive if trial is best or not trial.is_no_better(best, doubt)]

    def outlasting(self, alive: list[Trial], most: int) -> list[Trial]:
        """The best so far, and what was played: it is to be measured as often as they are."""
        if self.effort.must == NOBODY:
            return alive[:most]
        return [trial for at, trial in enumerate(alive) if at < most or self.is_played(trial)]

    def put_forward(self, wide: int) -> None:
        """What was played is played on too, whatever the taste says of it."""
        for at in range(wide, len(self.trials)):
            if self.effort.must == NOBODY or any(self.is_played(trial) for trial in self.trials[:wide]):
                return
            if self.is_played(self.trials[at]):
                self.trials.insert(wide - 1, self.trials.pop(at))

    def is_played(self, trial: Trial) -> bool:
        if self.together and self.effort.whole:
            return sorted(trial.answers) == sorted(self.effort.whole)
        return trial.answers[0] == self.effort.must

    def spent(self) -> float:
        """The part of the budget used up so far."""
        effort = self.effort
        part = 0.0
        if effort.iterations > 0:
            part = self.done * PLAYED / effort.iterations
        if effort.seconds > 0.0:
            part = max(part, (CLOCK.now() - self.begun) / effort.seconds)
        return part

    def weigh_options(self) -> None:
        """By taste, as greedy does; the best come first."""
        openings = self.with_played(self.rounds.openings(self.dreams[0], self.seat, self.options))
        if any(len(answers) > 1 for answers in openings):
            self.weigh_openings(openings)
            return
        worths = self.reflex.weigh(self.dreams[0], self.seat, self.options, self.effort.first)
        dreams = 1
        while dreams < CARE and self.spent() < 1.0:
            dreams += 1
            more = self.reflex.weigh(self.sight.imagine(), self.seat, self.options, self.effort.first)
            for at in range(len(worths)):
                worths[at] += more[at]
        for at in range(len(worths)):
            self.add(Trial([self.options[at]], worths[at] / dreams))
        self.trials.sort(key=worst_last)

    def weigh_openings(self, openings: list[list[Action]]) -> None:
        """What several answers come to before the last of them, which gives the word to others."""
        self.together = True
        for answers in openings:
            state = self.dreams[0].clone()
            for at in range(len(answers) - 1):
                state.push(self.seat, answers[at])
            self.add(Trial(answers, self.judge.taste.glance(state, self.seat)))
        self.trials.sort(key=worst_last)

    def with_played(self, openings: list[list[Action]]) -> list[list[Action]]:
        """What was played is one of them, be it nothing that the taste thinks of."""
        whole = self.effort.whole
        if not whole or any(sorted(answers) == sorted(whole) for answers in openings):
            return openings
        return [*openings, whole]

    def add(self, trial: Trial) -> None:
        if self.effort.noise > 0.0:
            lot = self.judge.lot() + self.judge.lot() - 1.0
            trial.misjudged = self.effort.noise * SLOPE * self.judge.spread * lot
        self.trials.append(trial)

    def width(self, fewest: int) -> int:
        """How many options are played on; there are more ways to answer several questions than one."""
        wide = WIDE
        if self.effort.iterations > 0:
            wide = max(fewest, min(WIDE, self.effort.iterations // PLAYED // 2))
        return 2 * wide if self.together else wide

    def looks_further(self) -> bool:
        """Advice tells of many options; whoever plans a round has not seen yet what the others plan."""
        return self.has_time() and not self.together and not self.effort.patient

    def has_time(self) -> bool:
        return self.effort.iterations == 0 or self.effort.iterations >= FAR

    def looks_deeper(self) -> bool:
        """Alone with an automa, where another round comes after this one."""
        alone = self.judge.automa and self.judge.seats == 1
        return alone and self.has_time() and self.rounds.rounds_left(self.dreams[0]) > 1

    def further(self, trials: list[Trial]) -> list[Trial]:
        """Each option with what tastes best as the next decision of this seat."""
        found: list[Trial] = []
        for trial in trials:
            state = self.dreams[0].clone()
            for action in trial.answers:
                state.push(self.seat, action)
            while self.goes_on(state, 0) and not self.decides(state):
                self.reflex.answer(state, self.effort.onward)
            found.extend(self.ways_on(trial, state) if self.goes_on(state, 0) else [trial])
        return found

    def ways_on(self, trial: Trial, state: State) -> list[Trial]:
        options = self.judge.taste.later(state, self.seat)
        worths = self.reflex.weigh(state, self.seat, options, self.effort.later)
        best = max(worths)
        found: list[Trial] = []
        while len(found) < NEXT and len(found) < len(options):
            at = worths.index(max(worths))
            way = Trial(trial.answers, trial.worth + HALF * (worths[at] - best))
            way.misjudged = trial.misjudged
            way.then = options[at]
            found.append(way)
            worths[at] = -inf
        return found

    # -- playing on ------------------------------------------------------------------------------------

    def play_on(self, trials: list[Trial]) -> bool:
        """All options in one more dream, if there is time for all of them."""
        if 0 < self.effort.iterations < (self.done + len(trials)) * PLAYED:
            return False
        dream: State = self.sight.imagine()
        luck = self.judge.seed()
        ends: list[State] = []
        nears: list[float] = []
        for trial in trials:
            if self.spent() >= 1.0:
                return False
            ends.append(self.end_of_round(dream, luck, trial))
            nears.append(self.near)
        for at in range(len(trials)):
            value = end_value(self.tastes[-1], ends[at], self.seat)
            if len(self.tastes) > 1:
                value = HALF * (nears[at] + value)
            trials[at].values.append(value)
            trials[at].hopes += self.hope(ends[at], value)
        self.done += len(trials) * len(self.tastes)
        return True

    def hope(self, end: State, value: float) -> float:
        """A win chance; against an automa, as if what came first were even, where it cannot be told."""
        told = self.judge.told(end)
        if told is not None:
            return told[self.seat]
        if not self.judge.automa:
            return self.judge.hope(end, self.seat) if end.over else self.judge.squash(value)
        if not self.level:
            self.level = [value]
        return self.judge.squash(self.judge.base + value - self.level[0])

    def end_of_round(self, dream: State, luck: int, trial: Trial) -> State:
        """What an option leads to if all play on by taste."""
        state = dream.clone()
        state.sow(luck, self.luck)
        for action in trial.answers:
            state.push(self.seat, action)
        then = trial.then
        given = 0
        for later in range(len(self.tastes)):
            if later > 0:
                self.near = end_value(self.tastes[later - 1], state, self.seat)
            self.judge.taste = self.tastes[later]
            while given < LONGEST and self.goes_on(state, later):
                given += 1
                if then == BY_TASTE or not self.decides(state):
                    self.reflex.answer(state, self.effort.onward)
                    continue
                if then in state.options(self.seat):
                    state.push(self.seat, then)
                then = BY_TASTE
        self.judge.taste = self.tastes[0]
        return state

    def goes_on(self, state: State, later: int) -> bool:
        """Whether the round is still played, or one of so many after it."""
        return not state.over and self.rounds.round_of(state) <= self.round + later

    def decides(self, state: State) -> bool:
        """Whether this seat has to make a decision worth the name."""
        return (
            state.turn() == self.seat
            and not self.rounds.goes_without_saying(state)
            and len(state.options(self.seat)) > 1
        )

    # -- what came of it -------------------------------------------------------------------------------

    def best_answer(self) -> Edge:
        best = self.trials[0]
        for trial in self.trials:
            if trial.rank() > best.rank():
                best = trial
        return self.edge(best)

    def answers(self) -> list[Edge]:
        """Each option with the best that begins so."""
        best: dict[Action, Trial] = {}
        for trial in self.trials:
            first = trial.answers[0]
            if first not in best or trial.rank() > best[first].rank():
                best[first] = trial
        return [self.edge(trial) for trial in best.values()]

    def turns_found(self) -> list[Found]:
        found: list[Found] = []
        for trial in self.trials:
            looks = len(trial.values)
            chance = trial.hopes / looks if looks > 0 else self.judge.squash(trial.worth - self.unseen)
            key = key_of(self.seat, sorted(trial.answers)) if self.together else NOBODY
            found.append(Found(trial.answers, looks, chance, key))
        return found

    def edge(self, trial: Trial) -> Edge:
        found = Edge(self.seat, trial.answers[0], self.judge.squash(trial.worth - self.unseen), 1.0)
        found.count = len(trial.values)
        found.total = trial.hopes
        return found


def worst_last(trial: Trial) -> float:
    return -trial.mean()


def differ(trials: list[Trial]) -> bool:
    """Whether they do not all begin alike: what follows is decided later."""
    return any(trial.answers[0] != trials[0].answers[0] for trial in trials)


def think(sight: AnySight, taste: Taste, effort: Effort, root: Node | None = None) -> Thought:
    """About one decision, as suits the game; a tree may begin with what is known already."""
    if in_rounds(taste) is not None:
        return Rounds(sight, taste, effort)
    return Search(sight, taste, effort, root)
