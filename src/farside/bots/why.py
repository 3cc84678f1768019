"""Why: what speaks for a turn that a bot has played, by that bot's own judgement, told to somebody else at the table.

Whoever asks must not learn what the bot holds. So the question is put in dreams of the one who asks, taken before the
turn: what is told is the same whatever is hidden from him. Of answers that he was not told, nothing is told either.
"""

from __future__ import annotations

from random import Random
from typing import Any, Final, NamedTuple

from farside.bots import roster
from farside.bots.bot import AnySight, Bot
from farside.bots.greedy import Greedy
from farside.bots.judge import Judge
from farside.bots.mcts import Mcts
from farside.bots.means import mean
from farside.bots.mind import taste_for
from farside.bots.reasons import Reason, reasons, worth_telling
from farside.bots.rounds import think
from farside.bots.taste import Taste
from farside.bots.thought import Effort
from farside.bots.turns import Planner
from farside.core.actions import Action, Seat
from farside.core.shelf import AnyGame
from farside.core.state import Event, State

SCENES: Final = 3  # dreams in which the bot is asked again
TRIES: Final = 40  # dreamt until that many allow what was played
LOOKS: Final = 150  # iterations of a search in each of them
SECONDS: Final = 1.5  # at most, for all of them
DECISIONS: Final = 3  # of a turn that are looked at
AGAIN: Final = 2  # dreams of each to find reasons in
LEVEL: Final = 0.02  # of win chance: what is not further apart is as good
CARELESS: Final = 0.05  # behind the best: what those still take for as good who do not look closely

BETTER: Final = "better"
AS_GOOD: Final = "level"
FURTHER: Final = "further"  # than can be said in parts
ONLY: Final = "only"
HIDDEN: Final = "hidden"
BY_LOT: Final = "lot"
AT_A_GLANCE: Final = "glance"
STRANGER: Final = "stranger"  # a bot whose judgement nobody knows
CANDID: Final = {"chance": BY_LOT, "reflex": AT_A_GLANCE}  # bots that weigh nothing
Turn = tuple[int, ...]


class Past(NamedTuple):
    """A turn that lies behind: the ply it began at, and its answers."""

    ply: int
    answers: tuple[Action, ...]
    forced: bool  # there was never a choice


class Why(NamedTuple):
    """What speaks for a turn."""

    told: str  # BETTER, or why no reasons are given
    turn: tuple[Action, ...] = ()  # the answers it is about; none where they are hidden
    instead: tuple[Action, ...] = ()  # what the bot thinks next best
    parts: tuple[tuple[str, float, float], ...] = ()  # key, more for the bot, more for its rivals


# -- which turn ----------------------------------------------------------------------------------------


def last_turn(moves: list[tuple[Seat, Action]], start: State, sealed: int, seat: Seat) -> Past | None:
    """The last turn of a seat that had a choice, or else the last of all; answers still sealed are none.

    `start` is the position before the first move, `sealed` the ply from which on answers are not turned up yet.
    """
    found = turns_of(moves[: sealed if sealed >= 0 else None], start, seat)
    free = [turn for turn in found if not turn.forced]
    every = free or found
    return every[-1] if every else None


def turns_of(moves: list[tuple[Seat, Action]], start: State, seat: Seat) -> list[Past]:
    """What a seat answered in the open, cut where others answered or something was turned up."""
    state, found = start.clone(), list[Past]()
    goes_on = False
    for mover, action in moves:
        barrier, choices, ply = state.barrier, len(state.options(mover)), state.ply
        open_to_all = state.opened < 0
        state.push(mover, action)
        if mover != seat or not open_to_all:
            goes_on = False
            continue
        old = found.pop() if goes_on else Past(ply, (), True)
        found.append(Past(old.ply, (*old.answers, action), old.forced and choices == 1))
        goes_on = state.barrier == barrier
    return found


def scenes(game: AnyGame, before: State, asker: Seat | None, seat: Seat, past: Past, seed: str) -> list[AnySight]:
    """What the bot would have seen in dreams of the one who asks in which its turn was possible."""
    found: list[AnySight] = []
    for at in range(TRIES):
        dice = Random(f"{seed} {at}")
        dream: State = game.imagine(before, asker, dice)
        if allows(dream, seat, past.answers):
            found.append(game.sight(dream, seat, dice))
        if len(found) == SCENES:
            break
    return found


def allows(dream: State, seat: Seat, answers: Turn) -> bool:
    """Whether a turn can be played to its end."""
    state = dream.clone()
    for action in answers:
        if state.over or not state.asked(seat) or action not in state.options(seat):
            return False
        state.push(seat, action)
    return True


# -- what may be told ----------------------------------------------------------------------------------


def is_secret(sight: AnySight, asker: Seat | None, answers: Turn) -> bool:
    """Whether the one who asks could not tell some answer from another one."""
    game: Any = sight.game
    state: State = sight.dream.clone()
    for action in answers:
        told = glimpse(game, state, sight.seat, action)
        for other in state.options(sight.seat):
            if other != action and looks_alike(game, told, glimpse(game, state, sight.seat, other), asker):
                return True
        state = told
    return False


def glimpse(game: Any, state: State, seat: Seat, action: Action) -> State:
    """The position after an answer, with what the log says of it."""
    twin = state.clone()
    twin.log = []
    twin.push(seat, action)
    return twin


def looks_alike(game: Any, one: State, other: State, asker: Seat | None) -> bool:
    """Log first: it nearly always tells answers apart, and is there already."""
    if heard(one, asker) != heard(other, asker):
        return False
    same: bool = game.view(one, asker) == game.view(other, asker)
    return same


def heard(state: State, asker: Seat | None) -> list[Event]:
    """The log as it is told to somebody."""
    log = state.log or []
    return [event if event.eyes is None or asker in event.eyes else event._replace(args=()) for event in log]


# -- the judgement ----------------------------------------------------------------------------------------


def why(sights: list[AnySight], asker: Seat | None, past: Past, key: str) -> Why:
    """What speaks for a turn in the eyes of the bot that played it."""
    if not sights or is_secret(sights[0], asker, past.answers):
        return Why(HIDDEN)
    if past.forced:
        return Why(ONLY, past.answers)
    bot = known(key)
    if not isinstance(bot, (Mcts, Greedy)):
        return Why(CANDID.get(roster.plain(key), STRANGER), past.answers)
    return decisive(sights, past.answers, bot)


def decisive(sights: list[AnySight], answers: Turn, bot: Mcts | Greedy) -> Why:
    """The decision of a turn that the bot thinks it owes most to, among its last ones."""
    places = choices(sights[0], answers)[-DECISIONS:]
    found = [Judged(later(sights, answers[:at]), answers[at:], bot, SECONDS / len(places)) for at in places]
    for judged in found:
        judged.weigh()
    found.sort(key=gap_of)
    return found[-1].told()


def gap_of(judged: Judged) -> float:
    return judged.gap


def choices(sight: AnySight, answers: Turn) -> list[int]:
    """The places of a turn where something else could have been answered."""
    state: State = sight.dream.clone()
    found: list[int] = []
    for at, action in enumerate(answers):
        if len(state.options(sight.seat)) > 1:
            found.append(at)
        state.push(sight.seat, action)
    return found or [0]


def later(sights: list[AnySight], answers: Turn) -> list[AnySight]:
    """What the bot saw after the first answers of its turn."""
    found: list[AnySight] = []
    for sight in sights:
        state: State = sight.dream.clone()
        for action in answers:
            state.push(sight.seat, action)
        found.append(sight.game.sight(state, sight.seat, sight.dice))
    return found


def known(key: str) -> Bot | None:
    """The bot, if it is one of ours."""
    try:
        return roster.bot(key)
    except ValueError:
        return None


class Judged:
    """A decision of a turn beside what else the bot could have done, in several dreams."""

    def __init__(self, sights: list[AnySight], played: Turn, bot: Mcts | Greedy, seconds: float) -> None:
        self.sights = sights
        self.played: tuple[int, ...] = played  # from this decision on
        self.bot: Any = bot
        self.seconds: float = seconds
        self.taste: Taste = taste_of(bot, sights[0].game)
        self.gap: float = -1.0  # by which it is better than what comes next
        self.instead: tuple[int, ...] = ()

    def weigh(self) -> None:
        """What was played against the best that begins otherwise, as far as it can be done in every dream."""
        weighed = [first_of(self.weighed(sight)) for sight in self.sights]
        first = self.played[0]
        if any(first not in each for each in weighed):
            return
        dream, seat = self.sights[0].dream, self.sights[0].seat
        own, here = mean([each[first][1] for each in weighed]), end(dream, seat, self.played)
        best = -1.0
        for action, (turn, _) in weighed[0].items():
            common = action != first and all(action in each for each in weighed)
            worth = mean([each[action][1] for each in weighed]) if common else -1.0
            if worth > best and end(dream, seat, turn) != here:
                best, self.instead = worth, turn
        self.gap = own - best if self.instead else -1.0

    def weighed(self, sight: AnySight) -> dict[Turn, float]:
        """What the bot thinks of every turn it can think of."""
        if isinstance(self.bot, Mcts):
            return searched(sight, self.taste, self.played[0], self.seconds / len(self.sights))
        dream: State = sight.imagine()
        planner = Planner(Judge(sight.game, self.taste, dream, sight.dice.getrandbits(64)))
        turns = planner.turns(dream, sight.seat, sight.options, self.bot.budget)
        return {tuple(turn.answers): turn.worth for turn in turns}

    def told(self) -> Why:
        if self.gap < LEVEL:
            return Why(AS_GOOD if self.gap > -CARELESS else FURTHER, self.played, self.instead)
        parts = tuple([(one.key, one.own, one.rivals) for one in worth_telling(self.reasons())])
        return Why(BETTER if parts else FURTHER, self.played, self.instead, parts)

    def reasons(self) -> list[Reason]:
        """All parts of the difference, over all dreams."""
        found: dict[str, Reason] = {}
        for sight in self.sights:
            for one in reasons(sight, list(self.played), list(self.instead), AGAIN, self.taste):
                whole = found.setdefault(one.key, Reason(one.key, 0.0, 0.0))
                whole.own += one.own / len(self.sights)
                whole.rivals += one.rivals / len(self.sights)
        return list(found.values())


def first_of(weighed: dict[Turn, float]) -> dict[Action, tuple[Turn, float]]:
    """By its first answer, the best turn that begins so."""
    found: dict[int, tuple[Turn, float]] = {}
    for turn, worth in weighed.items():
        if turn[0] not in found or worth > found[turn[0]][1]:
            found[turn[0]] = (turn, worth)
    return found


def taste_of(bot: Mcts | Greedy, game: AnyGame) -> Taste:
    """What this very bot likes in a game."""
    if isinstance(bot, Greedy):
        return bot.taste or bot.usual(game)
    return bot.taste or taste_for(game, bot.temper)


def searched(sight: AnySight, taste: Taste, played: Action, seconds: float) -> dict[Turn, float]:
    """By a short search of its kind; nothing where what was played is none of what it thinks about."""
    effort = Effort(LOOKS, seconds)
    effort.patient, effort.must = True, played
    search = think(sight, taste, effort)
    if played not in search.options:
        return {}
    search.run()
    return {tuple(turn.answers): turn.chance for turn in search.turns_found() if turn.looks > 0}


def end(dream: State, seat: Seat, turn: Turn) -> object:
    """Where a turn leads."""
    state = dream.clone()
    for action in turn:
        if state.over or not state.asked(seat) or action not in state.options(seat):
            break
        state.push(seat, action)
    return tuple(state.stack), state.freeze()
