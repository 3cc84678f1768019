"""How many points win?"""

from __future__ import annotations

from farside.lab import charts
from farside.lab.figures import margin, mean, nth
from farside.lab.studies.study import Harvest, Section, Study


class Scores(Study):
    """Points of winners and of the others."""

    key = "scores"

    def answer(self, harvest: Harvest) -> list[Section]:
        words, games = harvest.words, harvest.played()
        won = [points for row in games for seat, points in enumerate(row["scores"]) if seat in row["winners"]]
        lost = [points for row in games for seat, points in enumerate(row["scores"]) if seat not in row["winners"]]
        winner, gap = mean(won), mean([margin(row) for row in games])
        sets = [charts.Bars(words.say("scores-winners"), won, "main")]
        if lost:
            sets.append(charts.Bars(words.say("scores-others"), lost, "soft"))
        title = words.say("scores-title")
        claim = words.say("scores-claim", winner=words.number(winner.value), margin=words.number(gap.value))
        sure = words.say(
            "scores-sure",
            half=words.number(winner.half),
            low=words.number(nth(won, 0.1), 0),
            high=words.number(nth(won, 0.9), 0),
        )
        return [Section("scores", title, claim, sure, charts.histogram(sets, words.say("scores-unit"), title))]
