"""How much is there to choose from?"""

from __future__ import annotations

from statistics import fmean

from farside.lab import charts, tables
from farside.lab.design import SHIPPED
from farside.lab.figures import nth
from farside.lab.studies.study import Harvest, Section, Study


class Choices(Study):
    """Open options a decision."""

    key = "choices"

    def answer(self, harvest: Harvest) -> list[Section]:
        prose = harvest.prose
        options = tables.choices(harvest.decisions_file, SHIPPED)
        if not options:
            return []
        cut = nth(options, 0.99)
        title = prose.say("choices-title")
        claim = prose.say("choices-claim", mean=prose.number(fmean(options)), half=prose.number(nth(options, 0.5), 0))
        sure = prose.say(
            "choices-sure",
            many=prose.number(len(options), 0),
            high=prose.number(nth(options, 0.9), 0),
            cut=prose.number(cut, 0),
        )
        bars = charts.Bars("", [min(each, cut) for each in options], "main")
        return [Section("choices", title, claim, sure, charts.histogram([bars], prose.say("choices-unit"), title))]
