"""What do players do, and what do winners do oftener?"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from farside.lab import charts
from farside.lab.figures import Estimate, Use
from farside.lab.plan import Plan
from farside.lab.scribe import CHOSEN
from farside.lab.studies.study import Harvest, Section, Study
from farside.lab.words import Words

LEAST: Final = 0.02  # times a game: rarer choices are left to the tables


class Verbs(Study):
    """Every kind of choice: how often it is made, and how much oftener by winners."""

    key = "verbs"

    def asked(self, plan: Plan) -> bool:
        """Winners are compared with the others of the same game."""
        return plan.seats > 1

    def answer(self, harvest: Harvest) -> list[Section]:
        words = harvest.words
        found = chosen(harvest.uses())
        ends = (words.say("oftener-less"), words.say("oftener-same"), words.say("oftener-more"))
        figure = oftener_chart(words, found, ends)
        title = words.say("verbs-title")
        sure = words.say("uses-sure", many=words.number(len(harvest.uses()), 0))
        return [Section("verbs", title, verbs_claim(words, found), sure, figure, wide=True)]


def chosen(found: Sequence[Use]) -> list[Use]:
    """The verbs, most telling first."""
    verbs = [each for each in found if each.kind == CHOSEN and each.times >= LEAST]
    return sorted(verbs, key=lambda each: -each.oftener.value)


def tone(found: Estimate) -> str:
    return "even" if not found.leaves_out(0) else "good" if found.value > 0 else "bad"


def oftener_chart(words: Words, found: Sequence[Use], ends: tuple[str, str, str], named: bool = False) -> str:
    """How much oftener one side does each thing; `named`: by the names of components."""
    most = max((each.times for each in found), default=1.0)
    lines = [
        charts.Line(
            words.component(each.kind, each.key) if named else each.key,
            each.oftener,
            words.signed(each.oftener.value, 2),
            tone(each.oftener),
            "" if named else words.option(each.key),
            each.times / most,
            words.say("times", n=words.number(each.times)),
        )
        for each in found
    ]
    scale = charts.around([line.shown for line in lines], 0.0, 0.1)
    return charts.intervals(lines, scale, 0.0, ends, words.say("times-head"))


def verbs_claim(words: Words, found: Sequence[Use]) -> str:
    telling = [each for each in found if each.oftener.leaves_out(0)]
    if not telling:
        return words.say("verbs-none")
    most = max(telling, key=lambda each: abs(each.oftener.value) / max(each.oftener.half, 1e-9))
    key = "verbs-more" if most.oftener.value > 0 else "verbs-less"
    return words.say(key, verb=most.key, n=words.number(abs(most.oftener.value), 2))
