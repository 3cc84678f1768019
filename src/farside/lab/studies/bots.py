"""Which bot is better, and what does it do differently?"""

from __future__ import annotations

from collections.abc import Sequence

from farside.lab import charts
from farside.lab.design import Design
from farside.lab.figures import Estimate, GameRow, even_share, mean, rate, share_won
from farside.lab.studies.study import Harvest, Section, Study, tone
from farside.lab.studies.verbs import chosen, oftener_chart


class Bots(Study):
    """Win rates of different bots on the same deals, every one in every seat."""

    key = "bots"

    def asked(self, design: Design) -> bool:
        return len(set(design.bots)) > 1 and not design.forbid

    def answer(self, harvest: Harvest) -> list[Section]:
        return [standings(harvest), habits(harvest, harvest.design.players()[0], "bots")]


def seats_of(row: GameRow, player: str) -> list[int]:
    return [seat for seat, name in enumerate(row["players"]) if name == player]


def win_rate(games: Sequence[GameRow], player: str, looked_at: int = 1) -> Estimate:
    """Of the seats that this player had."""
    wins = sum(share_won(row, seat) for row in games for seat in seats_of(row, player))
    return rate(wins, sum(len(seats_of(row, player)) for row in games), looked_at)


def points(games: Sequence[GameRow], player: str) -> Estimate:
    return mean([row["scores"][seat] for row in games for seat in seats_of(row, player)])


def standings(harvest: Harvest) -> Section:
    prose, games = harvest.prose, harvest.played()
    fair = even_share(games)
    players = sorted(set(harvest.design.players()), key=lambda each: -win_rate(games, each).value)
    found = [win_rate(games, each, len(players)) for each in players]
    lines = []
    for player, each in zip(players, found, strict=True):
        note = prose.say("seats-note", points=prose.number(points(games, player).value))
        lines.append(charts.Line(player, each, prose.percent(each.value), tone(each, fair), note))
    ends = (prose.say("seats-less"), prose.say("seats-fair", rate=prose.percent(fair)), prose.say("seats-more"))
    figure = charts.intervals(lines, charts.around(found, fair, 0.05, max(fair, 1 - fair)), fair, ends)
    at, key = standing(found, fair)
    claim = prose.say(key, best=players[at], rate=prose.percent(found[at].value), other=players[-1])
    sure = prose.say("bots-sure", interval=prose.interval(found[at]), games=prose.number(len(games), 0))
    return Section("bots", prose.say("bots-title"), claim, sure, figure, wide=True, found=key != "bots-even")


def standing(found: Sequence[Estimate], fair: float) -> tuple[int, str]:
    """Of whom the sentence speaks, and which: of the best if that is proven, else of the worst if that is."""
    if found[0].leaves_out(fair):
        return 0, "bots-claim"
    return (len(found) - 1, "bots-worse") if found[-1].leaves_out(fair) else (0, "bots-even")


def habits(harvest: Harvest, first: str, key: str) -> Section:
    """What the first player does oftener or less often than the others."""
    prose = harvest.prose
    found = chosen(harvest.versus(first))
    ends = (prose.say("habits-less", player=first), prose.say("oftener-same"), prose.say("habits-more", player=first))
    figure = oftener_chart(prose, found, ends)
    far = sorted((each for each in found if each.oftener.leaves_out(0)), key=lambda each: -each.oftener.least())
    if far:
        more = "habits-claim-more" if far[0].oftener.value > 0 else "habits-claim-less"
        claim = prose.say(more, player=first, verb=far[0].key, n=prose.number(abs(far[0].oftener.value), 2))
    else:
        claim = prose.say("habits-none", player=first)
    sure = prose.say("habits-sure", many=prose.number(len(found), 0))
    return Section(
        f"{key}-habits", prose.say("habits-title", player=first), claim, sure, figure, wide=True, brief=False
    )
