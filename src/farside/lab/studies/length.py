"""How long is a game?"""

from __future__ import annotations

from farside.lab import charts
from farside.lab.figures import mean, nth
from farside.lab.studies.study import Harvest, Section, Study


class Length(Study):
    """Decisions a game."""

    key = "length"

    def answer(self, harvest: Harvest) -> list[Section]:
        prose = harvest.prose
        lengths = [row["decisions"] for row in harvest.played()]
        found = mean(lengths)
        title = prose.say("length-title")
        claim = prose.say(
            "length-claim", mean=prose.number(found.value, 0), each=prose.number(found.value / harvest.design.seats, 0)
        )
        low, high = prose.number(nth(lengths, 0.05), 0), prose.number(nth(lengths, 0.95), 0)
        sure = prose.say("length-sure", half=prose.number(found.half), low=low, high=high)
        figure = charts.histogram([charts.Bars("", lengths, "main")], prose.say("length-unit"), title)
        return [Section("length", title, claim, sure, figure)]
