"""How long is a game?"""

from __future__ import annotations

from farside.lab import charts
from farside.lab.figures import mean, nth
from farside.lab.studies.study import Harvest, Section, Study


class Length(Study):
    """Decisions a game."""

    key = "length"

    def answer(self, harvest: Harvest) -> list[Section]:
        words = harvest.words
        lengths = [row["decisions"] for row in harvest.played()]
        found = mean(lengths)
        title = words.say("length-title")
        claim = words.say(
            "length-claim", mean=words.number(found.value, 0), each=words.number(found.value / harvest.plan.seats, 0)
        )
        low, high = words.number(nth(lengths, 0.05), 0), words.number(nth(lengths, 0.95), 0)
        sure = words.say("length-sure", half=words.number(found.half), low=low, high=high)
        figure = charts.histogram([charts.Bars("", lengths, "main")], words.say("length-unit"), title)
        return [Section("length", title, claim, sure, figure)]
