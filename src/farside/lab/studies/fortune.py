"""Where are games decided: by luck or by play, and when?"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from farside.lab import charts
from farside.lab.design import Design
from farside.lab.evened import Evened, evened
from farside.lab.figures import Estimate, GameRow, even_share, mean, share_won
from farside.lab.studies.bots import seats_of
from farside.lab.studies.study import Harvest, Section, Study, tone
from farside.lab.thirds import THIRDS, squares, whole

LEAST: Final = 1e-9


class Fortune(Study):
    """How far win chances moved in each third of the game, how much of that was luck, and results less luck."""

    key = "fortune"

    def asked(self, design: Design) -> bool:
        return design.luck

    def answer(self, harvest: Harvest) -> list[Section]:
        return [phases(harvest), less_luck(harvest)]


def phases(harvest: Harvest) -> Section:
    """When it is decided, and by what."""
    prose, games = harvest.prose, harvest.played()
    shares, lucks = [moved_in(games, third) for third in range(THIRDS)], [luck_in(games, at) for at in range(THIRDS)]
    lines = []
    for third, each in enumerate(shares):
        note = prose.say("fortune-luck", rate=prose.percent(lucks[third], 0))
        lines.append(charts.Line(prose.say(f"fortune-third-{third + 1}"), each, prose.percent(each.value, 0), "", note))
    fair = 1 / THIRDS
    ends = (prose.say("fortune-less"), prose.say("fortune-even"), prose.say("fortune-more"))
    figure = charts.intervals(lines, charts.around(shares, fair, 0.1, 1 - fair), fair, ends)
    most = max(range(THIRDS), key=lambda third: shares[third].value)
    claim = prose.say(
        "fortune-claim",
        third=prose.say(f"fortune-third-{most + 1}"),
        rate=prose.percent(shares[most].value, 0),
        luck=prose.percent(luck_of_all(games), 0),
    )
    sure = prose.say("fortune-sure", interval=prose.interval(shares[most]), games=prose.number(len(games), 0))
    return Section("fortune", prose.say("fortune-title"), claim, sure, figure)


def moved_in(games: Sequence[GameRow], third: int) -> Estimate:
    """Which part of all that moved win chances fell into a third."""
    every = mean([sum(squares(row["moved"], at) for at in range(THIRDS)) for row in games]).value
    return mean([squares(row["moved"], third) / max(every, LEAST) for row in games])


def luck_in(games: Sequence[GameRow], third: int) -> float:
    """Which part of what moved in a third was luck; what play, plans and doubt have moved is the rest."""
    luck = sum(squares(row["luck"], third) for row in games)
    rest = sum(squares(apart(row), third) for row in games)
    return luck / max(luck + rest, LEAST)


def luck_of_all(games: Sequence[GameRow]) -> float:
    luck = sum(squares(row["luck"], third) for row in games for third in range(THIRDS))
    rest = sum(squares(apart(row), third) for row in games for third in range(THIRDS))
    return luck / max(luck + rest, LEAST)


def apart(row: GameRow) -> list[float]:
    """What moved, less luck."""
    return [moved - luck for moved, luck in zip(row["moved"], row["luck"], strict=True)]


def less_luck(harvest: Harvest) -> Section:
    """Win rates with luck taken off, by seat or by bot, and how many games that saves."""
    prose, games = harvest.prose, harvest.played()
    names, sides = sides_of(harvest)
    found = taken_off(games, sides)
    fair = even_share(games)
    rates = [mean(each, len(names)) for each in found.results]
    lines = [charts.Line(names[at], each, prose.percent(each.value), tone(each, fair)) for at, each in enumerate(rates)]
    ends = (prose.say("seats-less"), prose.say("seats-fair", rate=prose.percent(fair)), prose.say("seats-more"))
    figure = charts.intervals(lines, charts.around(rates, fair, 0.05, max(fair, 1 - fair)), fair, ends)
    best = max(range(len(names)), key=lambda at: rates[at].value)
    claim = prose.say("fortune-rates", who=names[best], rate=prose.percent(rates[best].value))
    sure = prose.say("fortune-saves", interval=prose.interval(rates[best]), saves=prose.percent(found.saves, 0))
    title = prose.say("fortune-less-title")
    return Section("fortune-rates", title, claim, sure, figure, brief=False, found=rates[best].leaves_out(fair))


def sides_of(harvest: Harvest) -> tuple[list[str], list[list[list[int]]]]:
    """Who is compared: bots where they differ, else seats; for each of them its seats, game by game."""
    prose, games, design = harvest.prose, harvest.played(), harvest.design
    if len(set(design.players())) > 1:
        names = sorted(set(design.players()))
        return names, [[seats_of(row, name) for row in games] for name in names]
    names = [prose.say("fortune-seat", seat=seat + 1) for seat in range(design.seats)]
    return names, [[[seat] for _row in games] for seat in range(design.seats)]


def taken_off(games: Sequence[GameRow], sides: Sequence[Sequence[Sequence[int]]]) -> Evened:
    """Results less luck, of each side, seat by seat."""
    won = [[share_won(row, seat) for row, at in zip(games, side, strict=True) for seat in at] for side in sides]
    given = [[whole(row["luck"], seat) for row, at in zip(games, side, strict=True) for seat in at] for side in sides]
    return evened(won, given)
