"""Search: information-set Monte Carlo tree search over the dreams of one seat.

Every iteration walks down the tree in a dream, adds a node, values the position there and carries the win chances back
to the edges it came by. All seats want to win themselves. An edge is a whole turn, found by thinking it through with
the game's taste: what tastes better is looked at more, and where very much could be done only some of each kind is,
more with time. So a new node is worth what its seat can make of it, and the search looks as many turns ahead as it is
deep. Sealed questions are answered one by one.
"""

from __future__ import annotations

from math import exp, sqrt
from typing import Final

from farside.bots.abilities import ByTurns, by_turns
from farside.bots.bot import AnySight
from farside.bots.clock import CLOCK
from farside.bots.taste import Taste
from farside.bots.thought import Effort, Thought
from farside.bots.tree import PRIME, SEATS, STRIDE, Edge, Found, Node, key_of
from farside.bots.turns import Planner, Turn
from farside.core.actions import NOBODY, Action, ActionSpace, Seat
from farside.core.state import State

DEEPEST: Final = 120  # decisions of one iteration
LOOK: Final = 16  # iterations after which the search looks whether it is needed any more
CARE: Final = 3  # dreams in which the options themselves are weighed
DREAMS: Final = 32  # dreams kept to be dreamt again with other luck
FRESH: Final = 4  # every so many iterations a new one is dreamt
OWED: Final = 8  # one look in so many goes to what was played, if it is judged
AGAIN: Final = 12  # visits after which a node is thought about again; the next time after four times as many


class Search(Thought):
    """One decision of one seat, by a tree."""

    def __init__(self, sight: AnySight, taste: Taste, effort: Effort, root: Node | None = None) -> None:
        super().__init__(sight, taste, effort)
        self.space: ActionSpace = sight.game.actions
        self.root: Node = Node() if root is None else root
        self.planner: Planner = Planner(self.judge)
        first = self.dreams[0]
        self.seats: int = first.seats
        self.top: Node = self.root.after(self.seat) if first.opened >= 0 else self.root  # the decision searched for
        self.path: list[Edge] = []
        self.turns: ByTurns | None = by_turns(self.judge.taste)

    # -- the budget ------------------------------------------------------------------------------------

    def run(self) -> None:
        """Search until the budget is used up, or no other answer can come first any more."""
        begin = CLOCK.now()
        seconds, most = self.effort.seconds, self.effort.iterations
        while most == 0 or self.done < most:
            self.iterate()
            left = most - self.done
            if seconds > 0.0:
                spent = CLOCK.now() - begin
                if spent >= seconds:
                    return
                in_time = int(self.done * (seconds - spent) / max(spent, 0.000001))
                left = in_time if most == 0 else min(left, in_time)
            if self.done % LOOK == 0 and not self.effort.patient and self.is_decided(left):
                return

    def is_decided(self, left: int) -> bool:
        """Whether the answer tried most stays that, however the rest goes."""
        first, second = 0, 0
        for edge in self.answers():
            if edge.count > first:
                first, second = edge.count, first
            elif edge.count > second:
                second = edge.count
        return first > second + left

    def answers(self) -> list[Edge]:
        """What was found out about the options of the decision searched for; turns that begin alike are one."""
        found: dict[int, Edge] = {}
        for edge in self.top.edges.values():
            if edge.seat != self.seat or edge.action not in self.options:
                continue
            one = found.get(edge.action)
            if one is None:
                one = Edge(edge.seat, edge.action, edge.worth, edge.weight)
                found[edge.action] = one
            one.count += edge.count
            one.total += edge.total
            one.worth = max(one.worth, edge.worth)
        return list(found.values())

    def turns_found(self) -> list[Found]:
        found: list[Found] = []
        for edge in self.top.edges.values():
            if edge.seat == self.seat and edge.action in self.options:
                chance = edge.total / edge.count if edge.count > 0 else edge.worth
                found.append(Found([edge.action, *edge.rest], edge.count, chance))
        return found

    def best_answer(self) -> Edge:
        return most_tried(self.answers())

    def heir(self, action: Action) -> Node | None:
        if self.top is not self.root:
            return None
        node = Node()
        for edge in self.top.edges.values():
            if edge.seat == self.seat and edge.action == action:
                if not edge.rest:
                    return edge.node
                node.edges[key_of(edge.seat, edge.rest)] = edge.copy_of(edge.rest)
                node.visits += edge.count
        return node if node.edges else None

    # -- one iteration ---------------------------------------------------------------------------------

    def iterate(self) -> None:
        self.done += 1
        state = self.dream()
        node = self.root
        self.path = []
        last = self.seat
        whose = NOBODY
        depth = 0
        while not state.over and depth < DEEPEST:
            depth += 1
            if state.opened >= 0:
                node = self.seal(node, state)
                last = self.seat
                continue
            fresh = node.visits == 0 and node is not self.root
            before, whose = whose, self.whose(state)
            if fresh and (not self.effort.primes or whose != before == self.seat):
                break
            seat = state.turn()
            options = state.options(seat)
            if len(options) == 1:
                state.push(seat, options[0])
                last = seat
                continue
            if not self.effort.primes:
                edge = self.pick(node, state, seat, options)
            else:
                if node.visits >= node.due:
                    turn = self.widen(node, state, seat, last == seat)
                    if fresh:
                        node.visits += 1
                        self.play_on(turn.end)
                        self.back(turn.end, seat)
                        return
                edge = self.pick_turn(node, state, seat, options)
            node.visits += 1
            last = seat
            self.path.append(edge)
            carry_out(state, seat, edge.action, edge.rest)
            node = edge.follow()
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
        judge = self.judge
        state = self.dreams[judge.below(len(self.dreams))].clone()
        state.sow(judge.seed(), self.luck)
        return state

    def seal(self, node: Node, state: State) -> Node:
        """All who are asked at once answer without knowing the others' answers; what the others did is chance."""
        opened = state.opened
        places: list[Node | None] = [None] * self.seats
        own = 0
        while state.opened == opened and not state.over:
            seat = self.seat if state.asked(self.seat) else state.turn()
            place = places[seat]
            if place is None:
                place = node.after(seat)
            options = state.options(seat)
            action = options[0]
            if len(options) > 1:
                edge = self.pick(place, state, seat, options)
                place.visits += 1
                places[seat] = edge.follow()
                self.path.append(edge)
                action = edge.action
            else:
                places[seat] = place
            if seat == self.seat:
                own = (own * STRIDE + action + 7) % PRIME
            state.push(seat, action)
        return node.after(SEATS + own)

    # -- choosing --------------------------------------------------------------------------------------

    def pick(self, node: Node, state: State, seat: Seat, options: list[Action]) -> Edge:
        """The single answer that deserves the next look."""
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
            if not self.effort.primes:
                return self.consider(node, seat, fresh[self.judge.below(len(fresh))], 0.5)
            for edge in self.weigh_all(node, state, seat, fresh, len(found)):
                weights += edge.weight
                found.append(edge)
        return self.best(found, weights)

    def pick_turn(self, node: Node, state: State, seat: Seat, options: list[Action]) -> Edge:
        """The turn that deserves the next look."""
        found: list[Edge] = []
        weights = 0.0
        for edge in node.edges.values():
            if edge.seat == seat and edge.action in options:
                edge.seen += 1
                weights += edge.weight
                found.append(edge)
        if not found:  # nothing that could be done in other dreams can be done in this one
            self.widen(node, state, seat, False)
            return self.pick_turn(node, state, seat, options)
        return self.best(found, weights)

    def best(self, found: list[Edge], weights: float) -> Edge:
        """PUCT: win chance so far, and a longing for what tastes well and was looked at little."""
        effort = self.effort
        if effort.must != NOBODY:
            owed = self.owed(found)
            if owed is not None:
                return owed
        equal = effort.open / len(found)
        part = (1.0 - effort.open) / weights
        top = found[0]
        most = -1.0
        for edge in found:
            longing = effort.explore * (part * edge.weight + equal) * sqrt(float(edge.seen)) / (1 + edge.count)
            score = (edge.total + edge.worth) / (edge.count + 1) + longing
            if score > most:
                most = score
                top = edge
        return top

    def owed(self, found: list[Edge]) -> Edge | None:
        """What was played gets its part of the looks at the decision searched for."""
        if found[0].seat != self.seat or found[0] not in self.top.edges.values():
            return None
        for edge in found:
            if edge.action == self.effort.must and edge.count * OWED < self.top.visits:
                return edge
        return None

    # -- thinking of what could be done ----------------------------------------------------------------

    def widen(self, node: Node, state: State, seat: Seat, goes_on: bool) -> Turn:
        """Think of turns, the best of which is returned; what was thought of before is not forgotten."""
        node.due = max(AGAIN, node.visits * 4)
        if node is self.top:
            turns = self.first_turns(state, self.options)
        else:
            taste = self.judge.taste
            options = (taste.follow_ups(state, seat) if goes_on else []) or taste.later(state, seat)
            if len(options) > self.effort.narrow:
                options = self.some_of_each_kind(options, self.effort.narrow)
            turns = self.planner.turns(state, seat, options, self.effort.later)
            turns.sort(key=worst_last)
            del turns[self.effort.wide :]
        for turn in turns:
            key = key_of(seat, turn.answers)
            if key not in node.edges:
                edge = self.edge(seat, turn.answers[0], turn.worth)
                edge.rest = turn.answers[1:]
                node.edges[key] = edge
        return turns[0]

    def first_turns(self, state: State, options: list[Action]) -> list[Turn]:
        """A turn for each option of the decision searched for; the first time they are weighed in several dreams."""
        turns = self.planner.turns(state, self.seat, options, self.effort.first)
        if self.top.visits == 0:
            for _dream in range(CARE - 1):
                others = self.planner.turns(self.sight.imagine(), self.seat, options, self.effort.first)
                for at in range(len(turns)):
                    turns[at].worth += others[at].worth
            for turn in turns:
                turn.worth /= CARE
        return turns

    def weigh_all(self, node: Node, state: State, seat: Seat, fresh: list[Action], known: int) -> list[Edge]:
        """Weigh answers to a sealed question, as many as the node's visits allow."""
        if node is self.top:
            turns = self.first_turns(state, fresh)
            return [self.consider(node, seat, turn.answers[0], turn.worth) for turn in turns]
        room = self.effort.narrow + int(2.0 * sqrt(node.visits)) - known
        if room < len(fresh):
            fresh = self.some_of_each_kind(fresh, room)
        return [self.consider(node, seat, action, self.weigh(state, seat, action)) for action in fresh]

    def consider(self, node: Node, seat: Seat, action: Action, worth: float) -> Edge:
        """A single answer joins those that are looked at."""
        edge = self.edge(seat, action, worth)
        node.edges[action * SEATS + seat] = edge
        return edge

    def edge(self, seat: Seat, action: Action, worth: float) -> Edge:
        if self.effort.noise > 0.0:
            worth += self.effort.noise * (self.judge.lot() + self.judge.lot() - 1.0)
        return Edge(seat, action, worth, exp((worth - 0.5) / self.effort.warmth))

    def some_of_each_kind(self, actions: list[Action], room: int) -> list[Action]:
        """So many answers, by lot, of every verb in turn."""
        kinds: dict[int, list[Action]] = {}
        for action in actions:
            kinds.setdefault(self.space.owner(action).first, []).append(action)
        found: list[Action] = []
        while len(found) < room:
            for kind in kinds.values():
                if kind and len(found) < room:
                    found.append(kind.pop(self.judge.below(len(kind))))
        return found

    # -- valuing ---------------------------------------------------------------------------------------

    def play_on(self, state: State) -> None:
        """By taste to the end of the searching seat's turn, if only there positions can be compared."""
        taste = self.judge.taste
        own = False
        while not state.over and state.opened < 0:
            whose = self.whose(state)
            if whose == NOBODY or (own and whose != self.seat):
                return
            own = whose == self.seat
            seat = state.turn()
            options = taste.later(state, seat)
            turns = self.planner.turns(state, seat, options, self.effort.onward)
            turns.sort(key=worst_last)
            answers = turns[0].answers
            carry_out(state, seat, answers[0], answers[1:])

    def whose(self, state: State) -> Seat:
        """Whose turn it is, where positions can only be compared at the end of one."""
        return NOBODY if self.turns is None else self.turns.turn_of(state)

    def back(self, state: State, last: Seat) -> None:
        """Value the position and tell all edges on the way."""
        for _turn in range(self.effort.playout):
            if state.over:
                break
            self.judge.by_lot(state)
        hopes = self.judge.hopes(state, last)
        for edge in self.path:
            edge.count += 1
            edge.total += hopes[edge.seat]


def carry_out(state: State, seat: Seat, first: Action, rest: list[Action]) -> None:
    """The turn as it was thought of, as far as it can be done in this dream."""
    state.push(seat, first)
    for action in rest:
        if state.over or state.turn() != seat or action not in state.options(seat):
            return
        state.push(seat, action)


def most_tried(answers: list[Edge]) -> Edge:
    best = answers[0]
    for edge in answers:
        if edge.count > best.count or (edge.count == best.count and edge.chance() > best.chance()):
            best = edge
    return best


def worst_last(turn: Turn) -> float:
    return -turn.worth
