"""How often does the lead change?"""

from __future__ import annotations

from farside.lab import charts
from farside.lab.figures import mean, rate
from farside.lab.studies.study import Harvest, Section, Study


class Leads(Study):
    """Changes of the lead in points."""

    key = "leads"

    def answer(self, harvest: Harvest) -> list[Section]:
        prose = harvest.prose
        changes = [row["lead_changes"] for row in harvest.played()]
        found, never = mean(changes), rate(changes.count(0), len(changes))
        title = prose.say("leads-title")
        claim = prose.say("leads-claim", mean=prose.number(found.value), never=prose.percent(never.value))
        sure = prose.say("leads-sure", half=prose.number(found.half, 2), interval=prose.interval(never))
        figure = charts.histogram([charts.Bars("", changes, "main")], prose.say("leads-unit"), title)
        return [Section("leads", title, claim, sure, figure)]
