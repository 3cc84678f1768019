"""Ladder: how strong every bot of a roster is, on one scale (Bradley and Terry's, in the points of Elo)."""

from __future__ import annotations

import tomllib
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import asdict, dataclass, field, replace
from itertools import combinations
from math import exp, log, log10
from random import Random

import farside
from farside.bots.ratings import Rating, written
from farside.core.game import Value
from farside.core.shelf import AnyGame
from farside.lab.doubt import ELO, doubts
from farside.lab.evened import check, evened
from farside.lab.match import Finish, Pairing, finish_of, pairings
from farside.lab.pool import spread

YARDSTICK = "greedy"
LEVEL = 1000.0  # what the yardstick is rated, or the first bot where it does not play
DOUBT = 0.5  # an imagined win each way between any two who have met, so that nobody is infinitely strong
AGAIN = 200  # resamplings
STEPS = 500

Wins = list[list[float]]  # how often one bot has come before another


@dataclass(frozen=True)
class Meetings:
    """Who of a roster meets whom, and how often. Bots far apart tell little of each other, and slow ones play less."""

    games: int  # at each table
    near: int = 0  # how many places in the list those at a table are apart at most; 0: however far
    fewer: Mapping[str, int] = field(default_factory=dict)  # games at tables where this bot sits

    def tables(self, bots: Sequence[str], seats: int) -> list[tuple[int, ...]]:
        """The places in the roster of those who sit together."""
        far = max(self.near, seats - 1) if self.near else len(bots)
        return [table for table in combinations(range(len(bots)), seats) if table[-1] - table[0] <= far]

    def at(self, table: Sequence[str]) -> int:
        """Games at a table, rounded up to whole rotations."""
        games = min(self.fewer.get(bot, self.games) for bot in table)
        return -(-games // len(table)) * len(table)

    def total(self, bots: Sequence[str], seats: int) -> int:
        return sum(self.at([bots[at] for at in table]) for table in self.tables(bots, seats))


@dataclass
class Rung:
    """A bot's place on the ladder: its rating with the 95 % interval.

    The wider of two: by bootstrap over set-ups, which knows too little doubt of a few, and by the number of games.
    """

    bot: str
    rating: float
    low: float
    high: float
    games: int
    wins: float
    place: float  # a game, on average
    evened: float | None = None  # the rating less luck, where that was measured
    evened_low: float | None = None
    evened_high: float | None = None


@dataclass
class Ladder:
    """A whole roster, the strongest first."""

    game: str
    seed: int
    seats: int
    games: int  # that each table has played, or less where a bot is slow
    variants: dict[str, Value]
    rungs: list[Rung]
    saves: float | None = None  # which part of all games need not be played where luck is taken off

    def shown(self) -> dict[str, object]:
        """For JSON."""
        return asdict(self)


@dataclass
class Setup:
    """All rotations of one set-up at one table."""

    bots: tuple[int, ...]  # places in the roster
    finishes: list[Finish]
    taken: float = 0.0  # which part of luck is taken off

    def add_to(self, wins: Wins) -> None:
        """Who has come before whom; level is half."""
        for one, other, part, luck in self.meetings():
            wins[one][other] += part - self.taken * luck
            wins[other][one] += 1 - part + self.taken * luck

    def meetings(self) -> Iterator[tuple[int, int, float, float]]:
        """Two of the roster, whether the first came before the second, and how much luckier it was."""
        for finish in self.finishes:
            for one, other in combinations(range(len(self.bots)), 2):
                gap = finish.places[other] - finish.places[one]
                luck = finish.luck[one] - finish.luck[other] if finish.luck else 0.0
                yield self.bots[one], self.bots[other], 0.5 if gap == 0 else float(gap > 0), luck


def ladder(
    game: AnyGame,
    bots: Sequence[str],
    games: int,
    seed: int = 1,
    seats: int = 2,
    variants: dict[str, Value] | None = None,
    watch: Callable[[int], None] = lambda played: None,
    workers: int = 1,
    luck: bool = False,
    near: int = 0,
    fewer: Mapping[str, int] | None = None,
) -> Ladder:
    """Every table of so many different bots plays so many games, rounded up to whole rotations."""
    meetings = Meetings(games, near, fewer or {})
    chosen = game.settings(seats, variants or {})
    for key in [*bots, *meetings.fewer]:
        farside.bot(key)
    if len(set(bots)) != len(bots) or len(bots) < max(2, seats):
        raise ValueError(
            f"a ladder for {seats} players needs at least {max(2, seats)} different bots, not {list(bots)}"
        )
    if luck:
        check(game, game.start(seats=seats, seed=seed, log=None, **chosen))
    played = play_all(game.key, bots, meetings, seed, seats, chosen, watch, workers, luck)
    found = Ladder(game.key, seed, seats, -(-games // seats) * seats, chosen, rungs(bots, played))
    if luck:
        even_out(found, bots, played)
    return found


def even_out(found: Ladder, bots: Sequence[str], played: list[Setup]) -> None:
    """Tell ratings less luck beside those that were played."""
    won: dict[tuple[int, int], tuple[list[float], list[float]]] = {}
    for setup in played:
        for one, other, part, luck in setup.meetings():
            results, given = won.setdefault((one, other), ([], []))
            results.append(part)
            given.append(luck)
    less = evened([results for results, _given in won.values()], [given for _results, given in won.values()])
    found.saves = round(less.saves, 3)
    again = {rung.bot: rung for rung in rungs(bots, [replace(setup, taken=less.part) for setup in played])}
    for rung in found.rungs:
        less_luck = again[rung.bot]
        rung.evened, rung.evened_low, rung.evened_high = less_luck.rating, less_luck.low, less_luck.high


def play_all(
    game: str,
    bots: Sequence[str],
    meetings: Meetings,
    seed: int,
    seats: int,
    variants: dict[str, Value],
    watch: Callable[[int], None],
    workers: int,
    luck: bool,
) -> list[Setup]:
    jobs: list[Pairing] = []
    played: list[Setup] = []
    for table in meetings.tables(bots, seats):
        names = [bots[at] for at in table]
        jobs += pairings(game, names, meetings.at(names), seed, variants, luck)
    for number, finish in enumerate(spread(finish_of, jobs, workers)):
        if number % seats == 0:
            played.append(Setup(tuple(map(bots.index, jobs[number].bots)), []))
        played[-1].finishes.append(finish)
        watch(number + 1)
    return played


# -- rating ----------------------------------------------------------------------------------------


def rungs(bots: Sequence[str], played: Sequence[Setup]) -> list[Rung]:
    fixed = bots.index(YARDSTICK) if YARDSTICK in bots else 0
    ratings = rate(table_of(len(bots), played), fixed)
    least = doubts(ratings, met_by(len(bots), played), fixed)
    dice = Random(len(played))
    again = [rate(table_of(len(bots), resampled(played, dice)), fixed) for _time in range(AGAIN)]
    found = []
    for at, key in enumerate(bots):
        low, high = middle_part([each[at] for each in again])
        low, high = min(low, ratings[at] - least[at]), max(high, ratings[at] + least[at])
        games, wins, place = results(at, played)
        found.append(Rung(key, round(ratings[at], 1), round(low, 1), round(high, 1), games, wins, place))
    return sorted(found, key=lambda rung: -rung.rating)


def results(at: int, played: Sequence[Setup]) -> tuple[int, float, float]:
    """Games, victories and mean place of a bot."""
    mine = [(finish, setup.bots.index(at)) for setup in played if at in setup.bots for finish in setup.finishes]
    games = len(mine)
    return games, sum(finish.won[n] for finish, n in mine), sum(finish.places[n] for finish, n in mine) / games


def resampled(played: Sequence[Setup], dice: Random) -> list[Setup]:
    """As many set-ups of every table, drawn with replacement."""
    groups: dict[tuple[int, ...], list[Setup]] = {}
    for setup in played:
        groups.setdefault(setup.bots, []).append(setup)
    return [setup for group in groups.values() for setup in dice.choices(group, k=len(group))]


def table_of(size: int, played: Sequence[Setup]) -> Wins:
    wins = [[0.0] * size for _bot in range(size)]
    for setup in played:
        setup.add_to(wins)
    return wins


def met_by(size: int, played: Sequence[Setup]) -> Wins:
    """How many games every two have met in. One game ranks all at the table, which is not as much as all its pairs."""
    met = [[0.0] * size for _bot in range(size)]
    for setup in played:
        for one, other in combinations(setup.bots, 2):
            met[one][other] += 2 * len(setup.finishes) / len(setup.bots)
            met[other][one] = met[one][other]
    return [[each + 2 * DOUBT if each else 0.0 for each in row] for row in met]


def rate(wins: Wins, fixed: int = 0) -> list[float]:
    """Bradley and Terry's strengths by Hunter's iteration, in Elo points; the fixed one is rated LEVEL."""
    size = len(wins)
    met = [[wins[a][b] + wins[b][a] > 0 for b in range(size)] for a in range(size)]
    won = [sum(max(0.0, wins[a][b]) + DOUBT for b in range(size) if met[a][b]) for a in range(size)]
    games = [[wins[a][b] + wins[b][a] + 2 * DOUBT if met[a][b] else 0.0 for b in range(size)] for a in range(size)]
    strength = [1.0] * size
    for _step in range(STEPS):
        before = strength
        strength = [
            won[a] / sum(games[a][b] / (before[a] + before[b]) for b in range(size) if met[a][b]) for a in range(size)
        ]
        mean = exp(sum(map(log, strength)) / size)
        strength = [each / mean for each in strength]
        if max(abs(log10(new / old)) for new, old in zip(strength, before, strict=True)) < 1e-6:
            break
    return [LEVEL + ELO * log(each / strength[fixed]) for each in strength]


def middle_part(numbers: Sequence[float]) -> tuple[float, float]:
    """What is left without the lowest and the highest 2.5 %."""
    ranked = sorted(numbers)
    cut = round(0.025 * len(ranked))
    return ranked[cut], ranked[len(ranked) - 1 - cut]


# -- the table in the docs -------------------------------------------------------------------------


def as_markdown(found: Ladder) -> str:
    lines = ["| bot | rating | 95 % | wins | mean place |", "|---|---|---|---|---|"]
    for rung in found.rungs:
        share = f"{rung.wins:g} of {rung.games}"
        lines.append(
            f"| `{rung.bot}` | {rung.rating:.0f} | {rung.low:.0f} to {rung.high:.0f} | {share} | {rung.place:.2f} |"
        )
    return "\n".join(lines)


def put_into(page: str, found: Ladder, command: str) -> str:
    """The page with the table of this game in its place, which two remarks mark; ValueError if there is none."""
    players = "" if found.seats == 2 else f" {found.seats}"
    begin, end = f"<!-- ladder {found.game}{players} -->\n", "<!-- end -->"
    before, mark, rest = page.partition(begin)
    _old, stop, after = rest.partition(end)
    if not mark or not stop:
        raise ValueError(f"the page has no place for this table; expected the lines {begin.strip()} and {end}")
    return f"{before}{begin}\n`{command}`\n\n{as_markdown(found)}\n\n{end}{after}"


def kept_in(text: str, found: Ladder, command: str) -> str:
    """The file of ratings with those of this ladder in their place."""
    told = {rung.bot: Rating(round(rung.rating), round(rung.low), round(rung.high)) for rung in found.rungs}
    return written(tomllib.loads(text), found.game, found.seats, command, told)
