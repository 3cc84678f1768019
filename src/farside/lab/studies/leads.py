"""How often does the lead change?"""

from __future__ import annotations

from farside.lab import charts
from farside.lab.figures import mean, rate
from farside.lab.studies.study import Harvest, Section, Study


class Leads(Study):
    """Changes of the lead in points."""

    key = "leads"

    def answer(self, harvest: Harvest) -> list[Section]:
        words = harvest.words
        changes = [row["lead_changes"] for row in harvest.played()]
        found, never = mean(changes), rate(changes.count(0), len(changes))
        title = words.say("leads-title")
        claim = words.say("leads-claim", mean=words.number(found.value), never=words.percent(never.value))
        sure = words.say("leads-sure", half=words.number(found.half, 2), interval=words.interval(never))
        figure = charts.histogram([charts.Bars("", changes, "main")], words.say("leads-unit"), title)
        return [Section("leads", title, claim, sure, figure)]
