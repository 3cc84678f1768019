"""Does the seat matter?"""

from __future__ import annotations

from statistics import fmean

from farside.lab import charts
from farside.lab.design import Design
from farside.lab.figures import Estimate, seat_rates
from farside.lab.prose import Prose
from farside.lab.studies.study import Harvest, Section, Study, tone


class Seats(Study):
    """Win rate by seat."""

    key = "seats"

    def asked(self, design: Design) -> bool:
        return design.seats > 1

    def answer(self, harvest: Harvest) -> list[Section]:
        prose, games, seats = harvest.prose, harvest.played(), harvest.design.seats
        found = seat_rates(games, seats, seats)  # intervals that hold together: the sentence is about these
        fair = sum(each.value for each in found) / seats
        lines = []
        for seat, each in enumerate(found):
            points = prose.number(fmean(row["scores"][seat] for row in games))
            note = prose.say("seats-note", points=points)
            lines.append(charts.Line(seat_name(prose, seat), each, prose.percent(each.value), tone(each, fair), note))
        scale = charts.around(found, fair, 0.05, max(fair, 1 - fair))
        ends = (prose.say("seats-less"), prose.say("seats-fair", rate=prose.percent(fair)), prose.say("seats-more"))
        half = prose.number(100 * max(each.half for each in found))
        sure = prose.say("seats-sure", games=prose.number(len(games), 0), half=half)
        figure = charts.intervals(lines, scale, fair, ends)
        far = any(each.leaves_out(fair) for each in found)
        return [Section("seats", prose.say("seats-title"), verdict(prose, found, fair), sure, figure, found=far)]


def seat_name(prose: Prose, seat: int) -> str:
    return prose.say("seat", n=seat + 1)


def verdict(prose: Prose, found: list[Estimate], fair: float) -> str:
    """What the chart shows of the seat that is farthest from its fair share."""
    far = [seat for seat, each in enumerate(found) if each.leaves_out(fair)]
    if not far:
        rates = sorted(each.value for each in found)
        low, high = prose.number(100 * rates[0]), prose.percent(rates[-1])
        return prose.say("seats-even", fair=prose.percent(fair), low=low, high=high)
    most = max(far, key=lambda seat: abs(found[seat].value - fair))
    key = "seats-better" if found[most].value > fair else "seats-worse"
    return prose.say(key, seat=most + 1, rate=prose.percent(found[most].value), fair=prose.percent(fair))
