"""What is an action or a kind of card worth? A player who may not use it, against players who may."""

from __future__ import annotations

from farside.lab import charts
from farside.lab.design import Design
from farside.lab.figures import Estimate, GameRow, even_share, mean
from farside.lab.prose import Prose
from farside.lab.studies.bots import habits, points, seats_of, win_rate
from farside.lab.studies.study import Harvest, Section, Study, tone


class Forbid(Study):
    """Restricted play: the first player is forbidden something, the others may, on the same deals in every seat."""

    key = "forbid"

    def asked(self, design: Design) -> bool:
        return bool(design.forbid)

    def answer(self, harvest: Harvest) -> list[Section]:
        barred = harvest.design.players()[0]
        return [worth(harvest, barred), habits(harvest, barred, "forbid")]


def behind(row: GameRow, barred: str) -> float:
    """How many points the barred player is behind the mean of the others; an automa is none of them."""
    seat = seats_of(row, barred)[0]
    others = [row["scores"][at] for at in range(len(row["players"])) if at != seat]
    return sum(others) / len(others) - row["scores"][seat]


def worth(harvest: Harvest, barred: str) -> Section:
    prose, games, design = harvest.prose, harvest.played(), harvest.design
    fair, what = even_share(games), " ".join(design.forbid)
    found, gap = win_rate(games, barred), mean([behind(row, barred) for row in games])
    shown = tone(found, fair)
    note = prose.say("seats-note", points=prose.number(points(games, barred).value))
    lines = [charts.Line(prose.say("forbid-without", what=what), found, prose.percent(found.value), shown, note)]
    ends = (prose.say("seats-less"), prose.say("seats-fair", rate=prose.percent(fair)), prose.say("seats-more"))
    figure = charts.intervals(lines, charts.around([found], fair, 0.1, max(fair, 1 - fair)), fair, ends)
    claim = f"{in_victories(prose, found, fair, shown)} {in_points(prose, gap)}"
    sure = prose.say(
        "forbid-sure", interval=prose.interval(found), span=prose.span(gap), games=prose.number(len(games), 0)
    )
    far = shown != "even" or gap.leaves_out(0)
    return Section("forbid", prose.say("forbid-title", what=what), claim, sure, figure, wide=True, found=far)


def in_victories(prose: Prose, found: Estimate, fair: float, shown: str) -> str:
    key = {"even": "forbid-even", "bad": "forbid-hurts", "good": "forbid-helps"}[shown]
    return prose.say(key, rate=prose.percent(found.value), fair=prose.percent(fair))


def in_points(prose: Prose, gap: Estimate) -> str:
    """How many points behind; nothing where that may as well be none."""
    if not gap.leaves_out(0):
        return prose.say("forbid-points-even")
    key = "forbid-points-behind" if gap.value > 0 else "forbid-points-ahead"
    return prose.say(key, points=prose.number(abs(gap.value)))
