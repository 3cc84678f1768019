"""Search: information-set Monte Carlo tree search over the dreams of one seat.

Every iteration walks down the tree in a dream, adds a node, values the position there and carries the win chances back
to the edges it came by. All seats want to win themselves. A node's answers are first weighed by the game's taste; what
tastes better is looked at more, and where there are very many answers only some of each kind are, more with time.
"""

from __future__ import annotations

from math import exp, sqrt
from time import perf_counter
from typing import Any, Final

from mypy_extensions import mypyc_attr

from farside.bots.bot import AnySight
from farside.bots.tastes.taste import Taste
from farside.bots.tree import SEATS, Edge, Node
from farside.core import chance
from farside.core.actions import Action, ActionSpace, Seat
from farside.core.state import State

DEEPEST: Final = 120  # decisions of one iteration
LOOK: Final = 16  # iterations after which the search looks whether it is needed any more
CARE: Final = 3  # dreams in which the options themselves are weighed
PATIENCE: Final = 40  # visits before a turn under way may take an odd course
DREAMS: Final = 32  # dreams kept to be dreamt again with other luck
FRESH: Final = 4  # every so many iterations a new one is dreamt
JOINT: Final = 1_000_003
PRIME: Final = 2_147_483_647


@mypyc_attr(allow_interpreted_subclasses=True)
class Plan:
    """How to search: budgets, and what was found by trying to play best."""

    def __init__(self, iterations: int = 0, seconds: float = 0.0) -> None:
        self.iterations: int = iterations  # 0: as many as there is time for
        self.seconds: float = seconds  # 0: as long as it takes
        self.primes: bool = True  # answers are weighed by the taste before they are tried
        self.playout: int = 0  # decisions played by lot before a position is valued
        self.chain: int = 6  # own follow-up questions thought through there
        self.explore: float = 0.6
        self.warmth: float = 0.04  # win chance by which the taste must prefer an answer to look at it e times as much
        self.open: float = 0.1  # the part of the attention that all answers share alike
        self.narrow: int = 24  # answers weighed at once below the root
        self.patient: bool = False  # goes on when the best answer is certain: others want their numbers too
        self.noise: float = 0.0  # by how much win chances are misjudged (for beginners)


class Search:
    """One decision of one seat."""

    def __init__(self, sight: AnySight, taste: Taste, plan: Plan, root: Node | None = None) -> None:
        self.sight: Any = sight
        self.game: Any = sight.game
        self.space: ActionSpace = sight.game.actions
        self.luck: int = sight.game.luck
        self.seat: Seat = sight.seat
        self.options: list[Action] = sight.options
        self.plan: Plan = plan
        self.root: Node = Node() if root is None else root
        self.words: list[int] = chance.sow(sight.dice.getrandbits(64), 0)
        self.dreams: list[State] = []
        first: State = sight.imagine()
        self.dreams.append(first)
        self.taste: Taste = taste.for_decision(first)
        self.spread: float = taste.spread
        self.seats: int = first.seats
        scores: list[int] = sight.game.scores(first)
        self.duel: bool = len(scores) == 2 == first.seats  # what one of two wins the other loses
        self.base: float = 0.0
        if len(scores) > first.seats:  # tastes compare people; how far one is ahead of an automa is in the scores
            self.base = self.taste.value(first, self.seat) - scores[self.seat] + scores[-1]
        self.top: Node = self.root.after(self.seat) if first.opened >= 0 else self.root  # the decision searched for
        self.done: int = 0
        self.path: list[Edge] = []

    # -- the budget ------------------------------------------------------------------------------------

    def run(self) -> None:
        """Search until the budget is used up, or no other answer can come first any more."""
        begin = perf_counter()
        seconds, most = self.plan.seconds, self.plan.iterations
        while most == 0 or self.done < most:
            self.iterate()
            left = most - self.done
            if seconds > 0.0:
                spent = perf_counter() - begin
                if spent >= seconds:
                    return
                in_time = int(self.done * (seconds - spent) / max(spent, 0.000001))
                left = in_time if most == 0 else min(left, in_time)
            if self.done % LOOK == 0 and self.is_decided(left):
                return

    def is_decided(self, left: int) -> bool:
        """Whether the answer tried most stays that, however the rest goes."""
        if self.plan.patient:
            return False
        first, second = 0, 0
        for edge in self.top.edges.values():
            if edge.count > first:
                first, second = edge.count, first
            elif edge.count > second:
                second = edge.count
        return first > second + left

    def answers(self) -> list[Edge]:
        """What was found out about the options of the decision searched for."""
        return [edge for edge in self.top.edges.values() if edge.seat == self.seat and edge.action in self.options]

    # -- one iteration ---------------------------------------------------------------------------------

    def iterate(self) -> None:
        self.done += 1
        state = self.dream()
        node = self.root
        self.path = []
        last = self.seat
        depth = 0
        while not state.over and depth < DEEPEST:
            depth += 1
            if state.opened >= 0:
                node = self.seal(node, state)
                last = self.seat
                if node.visits == 0:
                    break
                continue
            seat = state.turn()
            if node.visits == 0 and node is not self.root:
                break
            edge = self.answer(node, state, seat, last == seat and node is not self.root)
            last = seat
            if edge is not None:
                if edge.node is None:
                    edge.node = Node()
                node = edge.node
        node.visits += 1
        self.back(state, last)

    def dream(self) -> State:
        """A position that this seat cannot tell from the real one: a new dream, or an old one with other luck."""
        if self.done % FRESH == 1 or len(self.dreams) < 2:
            fresh: State = self.sight.imagine()
            if len(self.dreams) < DREAMS:
                self.dreams.append(fresh)
            else:
                self.dreams[self.done // FRESH % DREAMS] = fresh
            return fresh.clone()
        state = self.dreams[chance.below(self.words, 0, len(self.dreams))].clone()
        state.sow(chance.draw(self.words, 0) << 32 | chance.draw(self.words, 0), self.luck)
        return state

    def answer(self, node: Node, state: State, seat: Seat, goes_on: bool) -> Edge | None:
        """Let a seat answer; None where it had no choice."""
        options = state.options(seat)
        if len(options) == 1:
            state.push(seat, options[0])
            return None
        edge = self.pick(node, state, seat, options, goes_on)
        node.visits += 1
        self.path.append(edge)
        state.push(seat, edge.action)
        return edge

    def seal(self, node: Node, state: State) -> Node:
        """All who are asked at once answer without knowing the others' answers."""
        opened = state.opened
        places: list[Node | None] = [None] * self.seats
        joint = 0
        while state.opened == opened and not state.over:
            seat = self.seat if state.asked(self.seat) else state.turn()
            place = places[seat]
            if place is None:
                place = node.after(seat)
            options = state.options(seat)
            action = options[0]
            if len(options) > 1:
                edge = self.pick(place, state, seat, options, False)
                place.visits += 1
                edge.node = edge.node or Node()
                places[seat] = edge.node
                self.path.append(edge)
                action = edge.action
            else:
                places[seat] = place
            joint += (seat + 1) * JOINT * (action + 7) % PRIME
            state.push(seat, action)
        return node.after(SEATS + joint)

    # -- choosing --------------------------------------------------------------------------------------

    def pick(self, node: Node, state: State, seat: Seat, options: list[Action], goes_on: bool) -> Edge:
        """The answer that deserves the next look."""
        found: list[Edge] = []
        fresh: list[Action] = []
        edges = node.edges
        weights = 0.0
        for action in options:
            edge = edges.get(action * SEATS + seat)
            if edge is None:
                fresh.append(action)
            else:
                edge.seen += 1
                weights += edge.weight
                found.append(edge)
        if fresh:
            if not self.plan.primes:
                return self.consider(node, seat, fresh[chance.below(self.words, 0, len(fresh))], 0.5)
            for edge in self.widen(node, state, seat, fresh, len(found), goes_on):
                weights += edge.weight
                found.append(edge)
        return self.best(found, weights)

    def best(self, found: list[Edge], weights: float) -> Edge:
        """PUCT: win chance so far, and a longing for what tastes well and was looked at little."""
        plan = self.plan
        equal = plan.open / len(found)
        part = (1.0 - plan.open) / weights
        top = found[0]
        most = -1.0
        for edge in found:
            longing = plan.explore * (part * edge.weight + equal) * sqrt(edge.seen) / (1 + edge.count)
            score = (edge.total + edge.worth) / (edge.count + 1) + longing
            if score > most:
                most = score
                top = edge
        return top

    def widen(self, node: Node, state: State, seat: Seat, fresh: list[Action], known: int, goes_on: bool) -> list[Edge]:
        """Weigh answers not thought of yet, as many as the node's visits allow."""
        if node is self.top and self.plan.chain > 0:
            dreams: list[State] = [state, *[self.sight.imagine() for _ in range(CARE - 1)]]
            return [self.consider(node, seat, action, self.weigh_well(dreams, seat, action)) for action in fresh]
        if node is not self.top:
            if goes_on and node.visits < PATIENCE:
                fresh = natural(fresh, self.taste.follow_ups(state, seat), known)
            room = self.plan.narrow + int(2.0 * sqrt(node.visits)) - known
            if room < len(fresh):
                fresh = self.some_of_each_kind(fresh, room)
        return [self.consider(node, seat, action, self.weigh(state, seat, action)) for action in fresh]

    def consider(self, node: Node, seat: Seat, action: Action, worth: float) -> Edge:
        if self.plan.noise > 0.0:
            worth += self.plan.noise * (self.lot() + self.lot() - 1.0)
        edge = Edge(seat, action, worth, exp((worth - 0.5) / self.plan.warmth))
        node.edges[action * SEATS + seat] = edge
        return edge

    def lot(self) -> float:
        return chance.draw(self.words, 0) / 4294967296.0

    def some_of_each_kind(self, actions: list[Action], room: int) -> list[Action]:
        """So many answers, by lot, of every verb in turn."""
        kinds: dict[int, list[Action]] = {}
        for action in actions:
            kinds.setdefault(self.space.owner(action).first, []).append(action)
        found: list[Action] = []
        while len(found) < room:
            for kind in kinds.values():
                if kind and len(found) < room:
                    found.append(kind.pop(chance.below(self.words, 0, len(kind))))
        return found

    # -- valuing ---------------------------------------------------------------------------------------

    def weigh(self, state: State, seat: Seat, action: Action) -> float:
        """The win chance of a seat right after an answer, by taste."""
        return self.hope(self.after(state, seat, action), seat)

    def weigh_well(self, dreams: list[State], seat: Seat, action: Action) -> float:
        """The same at the end of the turn that begins so, in several dreams."""
        total = 0.0
        for dream in dreams:
            twin = self.after(dream, seat, action)
            self.finish(twin, seat)
            total += self.hope(twin, seat)
        return total / len(dreams)

    def after(self, state: State, seat: Seat, action: Action) -> State:
        twin = state.clone()
        twin.push(seat, action)
        if not self.taste.foresees(twin, seat):
            self.let_others_plan(twin, seat)
        return twin

    def hope(self, state: State, seat: Seat) -> float:
        if state.over:
            return self.result(state)[seat]
        return squashed((self.taste.value(state, seat) - self.base) / self.spread)

    def let_others_plan(self, state: State, seat: Seat) -> None:
        """The others answer a sealed question by lot, once this seat has given its own answer."""
        while state.opened >= 0 and not state.asked(seat):
            self.by_lot(state)

    def by_lot(self, state: State) -> None:
        seat = state.turn()
        options = state.options(seat)
        state.push(seat, options[chance.below(self.words, 0, len(options))])

    def finish(self, state: State, seat: Seat) -> None:
        """The seat ends its turn as it tastes best."""
        left = self.plan.chain
        while left > 0 and not state.over and state.opened < 0 and state.turn() == seat:
            left -= 1
            actions = self.taste.follow_ups(state, seat)
            if not actions:
                return
            state.push(seat, actions[0] if len(actions) == 1 else self.tastiest(state, seat, actions))

    def tastiest(self, state: State, seat: Seat, actions: list[Action]) -> Action:
        if len(actions) > self.plan.narrow:
            actions = self.some_of_each_kind(actions, self.plan.narrow)
        top, most = actions[0], -1.0
        for action in actions:
            worth = self.weigh(state, seat, action)
            if worth > most:
                top, most = action, worth
        return top

    def result(self, state: State) -> list[float]:
        """1 for the winner, shared by several, 0 for the others."""
        found = [0.0] * self.seats
        winners: list[int] = self.game.winners(state)
        for seat in winners:
            if 0 <= seat < self.seats:
                found[seat] = 1.0 / len(winners)
        return found

    def back(self, state: State, last: Seat) -> None:
        """Value the position and tell all edges on the way."""
        for _turn in range(self.plan.playout):
            if state.over:
                break
            self.by_lot(state)
        if self.plan.chain > 0 and not state.over:
            self.finish(state, last)
        if state.over:
            hopes = self.result(state)
        elif self.duel:
            own = self.hope(state, last)
            hopes = [own, 1.0 - own] if last == 0 else [1.0 - own, own]
        else:
            hopes = [self.hope(state, seat) for seat in range(self.seats)]
        for edge in self.path:
            edge.count += 1
            edge.total += hopes[edge.seat]


def natural(fresh: list[Action], actions: list[Action], known: int) -> list[Action]:
    """The new answers that belong to a turn under way; all of them if that would leave none."""
    found = [action for action in fresh if action in actions]
    return found if found or known > 0 else fresh


def squashed(value: float) -> float:
    """From 0 to 1."""
    if value > 30.0:
        return 1.0
    return 0.0 if value < -30.0 else 1.0 / (1.0 + exp(-value))
