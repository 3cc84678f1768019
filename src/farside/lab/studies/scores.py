"""How many points win?"""

from __future__ import annotations

from farside.lab import charts
from farside.lab.figures import margin, mean, nth
from farside.lab.studies.study import Harvest, Section, Study


class Scores(Study):
    """Points of winners and of the others."""

    key = "scores"

    def answer(self, harvest: Harvest) -> list[Section]:
        prose, games = harvest.prose, harvest.played()
        won = [points for row in games for seat, points in enumerate(row["scores"]) if seat in row["winners"]]
        lost = [points for row in games for seat, points in enumerate(row["scores"]) if seat not in row["winners"]]
        winner, gap = mean(won), mean([margin(row) for row in games])
        sets = [charts.Bars(prose.say("scores-winners"), won, "main")]
        if lost:
            sets.append(charts.Bars(prose.say("scores-others"), lost, "soft"))
        title = prose.say("scores-title")
        claim = prose.say("scores-claim", winner=prose.number(winner.value), margin=prose.number(gap.value))
        sure = prose.say(
            "scores-sure",
            half=prose.number(winner.half),
            low=prose.number(nth(won, 0.1), 0),
            high=prose.number(nth(won, 0.9), 0),
        )
        return [Section("scores", title, claim, sure, charts.histogram(sets, prose.say("scores-unit"), title))]
