"""Does the seat matter?"""

from __future__ import annotations

from statistics import fmean

from farside.lab import charts
from farside.lab.figures import Estimate, seat_rates
from farside.lab.plan import Plan
from farside.lab.studies.study import Harvest, Section, Study
from farside.lab.words import Words

TONES = ("pA", "pB", "pC", "pD")


class Seats(Study):
    """Win rate by seat."""

    key = "seats"

    def asked(self, plan: Plan) -> bool:
        return plan.seats > 1

    def answer(self, harvest: Harvest) -> list[Section]:
        words, games, seats = harvest.words, harvest.played(), harvest.plan.seats
        found = seat_rates(games, seats)
        fair = sum(each.value for each in found) / seats
        lines = []
        for seat, each in enumerate(found):
            points = words.number(fmean(row["scores"][seat] for row in games))
            note = words.say("seats-note", points=points)
            lines.append(charts.Line(seat_name(words, seat), each, words.percent(each.value), TONES[seat % 4], note))
        scale = charts.around(found, fair, 0.05, max(fair, 1 - fair))
        ends = (words.say("seats-less"), words.say("seats-fair", rate=words.percent(fair)), words.say("seats-more"))
        half = words.number(100 * max(each.half for each in found))
        sure = words.say("seats-sure", games=words.number(len(games), 0), half=half)
        claim = verdict(words, seat_rates(games, seats, seats), fair)
        return [Section("seats", words.say("seats-title"), claim, sure, charts.intervals(lines, scale, fair, ends))]


def seat_name(words: Words, seat: int) -> str:
    return words.say("seat", n=seat + 1)


def verdict(words: Words, found: list[Estimate], fair: float) -> str:
    """With intervals that hold together for all seats."""
    far = [seat for seat, each in enumerate(found) if each.leaves_out(fair)]
    if not far:
        return words.say("seats-even", fair=words.percent(fair))
    most = max(far, key=lambda seat: abs(found[seat].value - fair))
    key = "seats-better" if found[most].value > fair else "seats-worse"
    return words.say(key, seat=most + 1, rate=words.percent(found[most].value), fair=words.percent(fair))
