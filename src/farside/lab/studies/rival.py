"""How do the players do against the one who is never asked?"""

from __future__ import annotations

from statistics import fmean

from farside.core.actions import player_at
from farside.lab import charts
from farside.lab.figures import seat_rates
from farside.lab.plan import Plan
from farside.lab.studies.study import Harvest, Section, Study


class Rival(Study):
    """Win rate and points of Luna, where she plays."""

    key = "rival"

    def asked(self, plan: Plan) -> bool:
        return plan.has_rival()

    def answer(self, harvest: Harvest) -> list[Section]:
        words, games, seats = harvest.words, harvest.played(), harvest.plan.seats
        name = words.voice.name(player_at(seats, seats))
        rival = seat_rates(games, seats + 1)[seats]
        points = words.number(fmean(row["scores"][seats] for row in games))
        own = words.number(fmean(max(row["scores"][:seats]) for row in games))
        line = charts.Line(name, rival, words.percent(rival.value), "main", words.say("seats-note", points=points))
        fair = 1 / harvest.plan.places()
        ends = (words.say("seats-less"), words.say("seats-fair", rate=words.percent(fair)), words.say("seats-more"))
        figure = charts.intervals([line], charts.around([rival], fair, 0.05, max(fair, 1 - fair)), fair, ends)
        claim = words.say("rival-claim", name=name, rate=words.percent(rival.value), points=points, own=own)
        sure = words.say("rival-sure", interval=words.interval(rival), games=words.number(len(games), 0))
        return [Section("rival", words.say("rival-title", name=name), claim, sure, figure)]
