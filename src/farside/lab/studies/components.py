"""How often is each card, tile, track, company ... used, and how does that go with winning?"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from itertools import groupby
from statistics import median
from typing import Final

from farside.lab import charts
from farside.lab.figures import Estimate, Use
from farside.lab.prose import Prose, safe
from farside.lab.scribe import CHOSEN
from farside.lab.studies.study import Harvest, Section, Study
from farside.lab.studies.verbs import oftener_chart, tone

USUAL: Final = 0.85  # what more players than this use is told by how often, not by whether
OPEN: Final = 3  # groups that are unfolded
ROWS: Final = 60


@dataclass(frozen=True)
class Group:
    """What was done with one kind of component."""

    what: str
    kind: str
    found: list[Use]

    def usual(self) -> bool:
        return median(each.users for each in self.found) > USUAL

    def shown(self, each: Use) -> Estimate | None:
        return each.oftener if self.usual() else each.gain

    def telling(self) -> float:
        """How far the most telling one stands out, in halves of its interval."""
        known = [shown for each in self.found if (shown := self.shown(each)) is not None]
        return max((abs(each.value) / max(each.half, 1e-9) for each in known), default=0.0)

    def best(self) -> Use | None:
        """The one that stands out most, if any does."""
        far = [each for each in self.found if (shown := self.shown(each)) is not None and shown.leaves_out(0)]
        return max(far, key=self.force, default=None)

    def force(self, each: Use) -> float:
        shown = self.shown(each)
        return abs(shown.value) / max(shown.half, 1e-9) if shown is not None else 0.0


class Components(Study):
    """One chart for each kind of component and what is done with it; the most telling first."""

    key = "components"

    def answer(self, harvest: Harvest) -> list[Section]:
        prose = harvest.prose
        groups = grouped(harvest.uses())
        if not groups:
            return []
        figure = "".join(folded(prose, group, at < OPEN) for at, group in enumerate(groups))
        title = prose.say("components-title")
        sure = prose.say("uses-sure", many=prose.number(len(harvest.uses()), 0))
        return [Section("components", title, components_claim(prose, groups), sure, figure, wide=True)]


def grouped(found: Sequence[Use]) -> list[Group]:
    """By what is done with which kind; what always goes together (to plan a card and to turn it up) is told once."""
    things = sorted((each for each in found if each.kind != CHOSEN), key=lambda each: (each.what, each.kind))
    groups = [
        Group(what, kind, list(each)) for (what, kind), each in groupby(things, lambda each: (each.what, each.kind))
    ]
    told = {
        (group.kind, tuple([(each.key, each.times, each.users) for each in group.found])): group for group in groups
    }
    return sorted((group for group in told.values() if len(group.found) > 1), key=lambda group: -group.telling())


def folded(prose: Prose, group: Group, unfolded: bool) -> str:
    most = max(group.found, key=lambda each: each.times)
    example = prose.event(group.what, group.kind, most.key)
    head = f"<code>{safe(group.what)}</code> · {safe(group.kind)}"
    best = group.best()
    sign = f'<em class="tag">{safe(prose.say("stands-out", name=name(prose, best)))}</em>' if best is not None else ""
    line = f'<p class="example">{safe(prose.say("example", line=example))}</p>' if example else ""
    told = f'<p class="how">{safe(prose.say("how-oftener" if group.usual() else "how-gain"))}</p>'
    opened = " open" if unfolded else ""
    chart = usual_chart(prose, group) if group.usual() else gain_chart(prose, group)
    return f"<details{opened}><summary><span>{head}</span>{sign}</summary>{line}{told}{chart}</details>"


def name(prose: Prose, each: Use) -> str:
    return prose.component(each.kind, each.key)


def usual_chart(prose: Prose, group: Group) -> str:
    ends = (prose.say("oftener-less"), prose.say("oftener-same"), prose.say("oftener-more"))
    found = sorted(group.found, key=lambda each: -each.oftener.value)[:ROWS]
    return oftener_chart(prose, found, ends, named=True)


def gain_chart(prose: Prose, group: Group) -> str:
    """Win rate of those who used it less that of those who did not; what hardly anybody used has no dot."""
    known = [each for each in group.found if each.gain is not None]
    lines = [gain_line(prose, each) for each in sorted(known, key=gain_value, reverse=True)[:ROWS]]
    scale = charts.around([line.shown for line in lines], 0.0, 0.05, 1.0)
    ends = (prose.say("gain-less"), prose.say("gain-same"), prose.say("gain-more"))
    chart = charts.intervals(lines, scale, 0.0, ends, prose.say("users-head")) if lines else ""
    rare = [each for each in group.found if each.gain is None]
    if not rare:
        return chart
    rest = prose.say(
        "components-rare", list=prose.listed([f"{name(prose, each)} ({share(prose, each)})" for each in rare])
    )
    return f'{chart}<p class="how">{safe(rest)}</p>'


def share(prose: Prose, each: Use) -> str:
    return prose.percent(each.users, 0 if each.users >= 0.1 else 1)


def gain_value(each: Use) -> float:
    return each.gain.value if each.gain is not None else 0.0


def gain_line(prose: Prose, each: Use) -> charts.Line:
    assert each.gain is not None, f"{each.key} has no gain to show"
    note = prose.say("gain-note", with_it=prose.percent(each.with_it, 0), without=prose.percent(each.without, 0))
    return charts.Line(
        name(prose, each),
        each.gain,
        prose.points(each.gain.value),
        tone(each.gain),
        note,
        each.users,
        share(prose, each),
    )


def components_claim(prose: Prose, groups: list[Group]) -> str:
    """The thing whose use tells most about who wins, out of those that not everybody uses."""
    far = [
        each for group in groups if not group.usual() and (each := group.best()) is not None and each.gain is not None
    ]
    if not far:
        return prose.say("components-none")
    most = max(far, key=lambda each: abs(each.gain.value) / max(each.gain.half, 1e-9) if each.gain else 0.0)
    return prose.say(
        "components-claim",
        name=name(prose, most),
        what=most.what,
        with_it=prose.percent(most.with_it, 0),
        without=prose.percent(most.without, 0),
    )
