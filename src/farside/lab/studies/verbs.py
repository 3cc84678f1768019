"""What do players do, and what do winners do oftener?"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from farside.lab import charts
from farside.lab.design import Design
from farside.lab.figures import Use
from farside.lab.prose import Prose
from farside.lab.scribe import CHOSEN
from farside.lab.studies.study import Harvest, Section, Study, tone

LEAST: Final = 0.02  # times a game: rarer choices are left to the tables


class Verbs(Study):
    """Every kind of choice: how often it is made, and how much oftener by winners."""

    key = "verbs"

    def asked(self, design: Design) -> bool:
        """Winners are compared with the others of the same game."""
        return design.seats > 1

    def answer(self, harvest: Harvest) -> list[Section]:
        prose = harvest.prose
        found = chosen(harvest.uses())
        ends = (prose.say("oftener-less"), prose.say("oftener-same"), prose.say("oftener-more"))
        figure = oftener_chart(prose, found, ends)
        title = prose.say("verbs-title")
        sure = prose.say("uses-sure", many=prose.number(len(harvest.uses()), 0))
        far = any(each.oftener.leaves_out(0) for each in found)
        return [Section("verbs", title, verbs_claim(prose, found), sure, figure, wide=True, found=far)]


def chosen(found: Sequence[Use]) -> list[Use]:
    """The verbs, most telling first."""
    verbs = [each for each in found if each.kind == CHOSEN and each.times >= LEAST]
    return sorted(verbs, key=lambda each: -each.oftener.value)


def oftener_chart(prose: Prose, found: Sequence[Use], ends: tuple[str, str, str], named: bool = False) -> str:
    """How much oftener one side does each thing; `named`: by the names of components."""
    most = max((each.times for each in found), default=1.0)
    lines = [
        charts.Line(
            prose.component(each.kind, each.key) if named else each.key,
            each.oftener,
            prose.signed(each.oftener.value, 2),
            tone(each.oftener),
            "" if named else prose.option(each.key),
            each.times / most,
            prose.say("times", n=prose.number(each.times)),
        )
        for each in found
    ]
    scale = charts.around([line.shown for line in lines], 0.0, 0.1)
    return charts.intervals(lines, scale, 0.0, ends, prose.say("times-head"))


def verbs_claim(prose: Prose, found: Sequence[Use]) -> str:
    telling = [each for each in found if each.oftener.leaves_out(0)]
    if not telling:
        return prose.say("verbs-none")
    most = max(telling, key=lambda each: each.oftener.least())
    key = "verbs-more" if most.oftener.value > 0 else "verbs-less"
    return prose.say(key, verb=most.key, n=prose.number(abs(most.oftener.value), 2))
