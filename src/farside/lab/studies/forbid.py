"""What is an action or a kind of card worth? A player who may not use it, against players who may."""

from __future__ import annotations

from farside.lab import charts
from farside.lab.figures import GameRow, even_share, mean
from farside.lab.plan import Plan
from farside.lab.studies.bots import habits, points, seats_of, win_rate
from farside.lab.studies.study import Harvest, Section, Study


class Forbid(Study):
    """Restricted play: the first player is forbidden something, the others may, on the same deals in every seat."""

    key = "forbid"

    def asked(self, plan: Plan) -> bool:
        return bool(plan.forbid)

    def answer(self, harvest: Harvest) -> list[Section]:
        barred = harvest.plan.players()[0]
        return [worth(harvest, barred), habits(harvest, barred, "forbid")]


def behind(row: GameRow, barred: str) -> float:
    """How many points the barred player is behind the mean of the others; an automa is none of them."""
    seat = seats_of(row, barred)[0]
    others = [row["scores"][at] for at in range(len(row["players"])) if at != seat]
    return sum(others) / len(others) - row["scores"][seat]


def worth(harvest: Harvest, barred: str) -> Section:
    words, games, plan = harvest.words, harvest.played(), harvest.plan
    fair, what = even_share(games), " ".join(plan.forbid)
    found, gap = win_rate(games, barred), mean([behind(row, barred) for row in games])
    tone = "even" if not found.leaves_out(fair) else "good" if found.value > fair else "bad"
    note = words.say("seats-note", points=words.number(points(games, barred).value))
    lines = [charts.Line(words.say("forbid-without", what=what), found, words.percent(found.value), tone, note)]
    ends = (words.say("seats-less"), words.say("seats-fair", rate=words.percent(fair)), words.say("seats-more"))
    figure = charts.intervals(lines, charts.around([found], fair, 0.1, max(fair, 1 - fair)), fair, ends)
    key = "forbid-even" if tone == "even" else "forbid-hurts" if tone == "bad" else "forbid-helps"
    claim = words.say(
        key, what=what, rate=words.percent(found.value), fair=words.percent(fair), points=words.number(abs(gap.value))
    )
    sure = words.say(
        "forbid-sure", interval=words.interval(found), span=words.span(gap), games=words.number(len(games), 0)
    )
    return Section("forbid", words.say("forbid-title", what=what), claim, sure, figure, wide=True)
