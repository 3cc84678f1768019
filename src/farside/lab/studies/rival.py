"""How do the players do against the one who is never asked?"""

from __future__ import annotations

from statistics import fmean

from farside.core.actions import player_at
from farside.lab import charts
from farside.lab.design import Design
from farside.lab.figures import seat_rates
from farside.lab.studies.study import Harvest, Section, Study


class Rival(Study):
    """Win rate and points of Luna, where she plays."""

    key = "rival"

    def asked(self, design: Design) -> bool:
        return design.has_rival()

    def answer(self, harvest: Harvest) -> list[Section]:
        prose, games, seats = harvest.prose, harvest.played(), harvest.design.seats
        name = prose.voice.name(player_at(seats, seats))
        rival = seat_rates(games, seats + 1)[seats]
        points = prose.number(fmean(row["scores"][seats] for row in games))
        own = prose.number(fmean(max(row["scores"][:seats]) for row in games))
        line = charts.Line(name, rival, prose.percent(rival.value), "main", prose.say("seats-note", points=points))
        fair = 1 / harvest.design.places()
        ends = (prose.say("seats-less"), prose.say("seats-fair", rate=prose.percent(fair)), prose.say("seats-more"))
        figure = charts.intervals([line], charts.around([rival], fair, 0.05, max(fair, 1 - fair)), fair, ends)
        claim = prose.say("rival-claim", name=name, rate=prose.percent(rival.value), points=points, own=own)
        sure = prose.say("rival-sure", interval=prose.interval(rival), games=prose.number(len(games), 0))
        return [Section("rival", prose.say("rival-title", name=name), claim, sure, figure)]
