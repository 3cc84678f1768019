"""How often is each card, tile, track, company ... used, and how does that go with winning?"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from itertools import groupby
from typing import Final

from farside.core.boxes import GUESSED
from farside.lab import charts
from farside.lab.figures import FEW, Estimate, Use
from farside.lab.prose import Prose, safe
from farside.lab.scribe import CHOSEN
from farside.lab.studies.study import Harvest, Section, Study, tone
from farside.lab.studies.verbs import oftener_chart

USUAL: Final = 0.85  # what more players than this use is told by how often, not by whether
OPEN: Final = 3  # groups that are unfolded
ROWS: Final = 60
NAMED: Final = 3  # components that a sentence names


@dataclass(frozen=True)
class Group:
    """What was done with one kind of component."""

    what: str
    kind: str
    found: list[Use]

    def usual(self) -> list[Use]:
        return [each for each in self.found if is_usual(each)]

    def telling(self) -> float:
        """How far the most telling one stands out, in halves of its interval."""
        known = [found for each in self.found if (found := shown(each)) is not None]
        return max((abs(each.value) / max(each.half, 1e-9) for each in known), default=0.0)

    def best(self) -> Use | None:
        """The one that stands out most, if any does."""
        return max(filter(is_far, self.found), key=least, default=None)


def is_usual(each: Use) -> bool:
    return each.users > USUAL


def shown(each: Use) -> Estimate | None:
    """What the chart draws: whether it goes with winning; of what nearly everybody uses, whether oftener use does."""
    return each.oftener if is_usual(each) else each.gain


def is_far(each: Use) -> bool:
    found = shown(each)
    return found is not None and found.leaves_out(0)


def least(each: Use) -> float:
    """How large the effect is at least."""
    found = shown(each)
    return found.least() if found is not None else 0.0


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
        sure = " ".join([prose.say("uses-sure", many=prose.number(len(harvest.uses()), 0)), *rebuilt(prose, groups)])
        far = any(map(is_far, harvest.uses()))
        lost = never(harvest)
        claim = " ".join([*telling_claims(prose, groups), *lost_claim(prose, lost)]) or prose.say("components-none")
        return [Section("components", title, claim, sure, figure, wide=True, found=far or bool(lost))]


def grouped(found: Sequence[Use]) -> list[Group]:
    """By what is done with which kind; what always goes together (to plan a card and to turn it up) is told once."""
    things = sorted((each for each in found if each.kind != CHOSEN), key=lambda each: (each.what, each.kind))
    groups = [
        Group(what, kind, list(each)) for (what, kind), each in groupby(things, lambda each: (each.what, each.kind))
    ]
    told = {
        (group.kind, tuple([(each.key, each.times, each.users) for each in group.found])): group for group in groups
    }
    return sorted(told.values(), key=lambda group: -group.telling())


def folded(prose: Prose, group: Group, unfolded: bool) -> str:
    most = max(group.found, key=lambda each: each.times)
    example = prose.event(group.what, group.kind, most.key)
    head = f"<code>{safe(group.what)}</code> · {safe(group.kind)}"
    best = group.best()
    sign = f'<em class="tag">{safe(prose.say("stands-out", name=name(prose, best)))}</em>' if best is not None else ""
    line = f'<p class="example">{safe(prose.say("example", line=example))}</p>' if example else ""
    opened = " open" if unfolded else ""
    told = gain_chart(prose, group) + usual_chart(prose, group)
    return f"<details{opened}><summary><span>{head}</span>{sign}</summary>{line}{told}</details>"


def how(prose: Prose, key: str) -> str:
    return f'<p class="how">{safe(prose.say(key))}</p>'


def name(prose: Prose, each: Use) -> str:
    return prose.component(each.kind, each.key)


def usual_chart(prose: Prose, group: Group) -> str:
    """How much oftener winners used what nearly everybody used."""
    if not group.usual():
        return ""
    ends = (prose.say("oftener-less"), prose.say("oftener-same"), prose.say("oftener-more"))
    found = sorted(group.usual(), key=lambda each: -each.oftener.value)[:ROWS]
    return how(prose, "how-oftener") + oftener_chart(prose, found, ends, named=True)


def gain_chart(prose: Prose, group: Group) -> str:
    """Win rate of those who used it less that of those who did not; what hardly anybody used has no dot."""
    known = [each for each in group.found if not is_usual(each) and each.gain is not None]
    lines = [gain_line(prose, each) for each in sorted(known, key=gain_value, reverse=True)[:ROWS]]
    scale = charts.around([line.shown for line in lines], 0.0, 0.05, 1.0)
    ends = (prose.say("gain-less"), prose.say("gain-same"), prose.say("gain-more"))
    chart = how(prose, "how-gain") + charts.intervals(lines, scale, 0.0, ends, prose.say("users-head")) if lines else ""
    rare = [each for each in group.found if not is_usual(each) and each.gain is None]
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


# -- what is said of it --------------------------------------------------------------------------------


def telling_claims(prose: Prose, groups: list[Group]) -> list[str]:
    """What goes most with winning and with losing, with the numbers of its row; never what could be chance."""
    far = sorted((each for group in groups for each in group.found if is_far(each)), key=least, reverse=True)
    rates = [each for each in far if not is_usual(each)]
    often = [each for each in far if is_usual(each)]
    sides = (
        ("components-win", [each for each in rates if gain_value(each) > 0], in_rates),
        ("components-lose", [each for each in rates if gain_value(each) < 0], in_rates),
        ("components-oftener", [each for each in often if each.oftener.value > 0], in_times),
        ("components-rarer", [each for each in often if each.oftener.value < 0], in_times),
    )
    return [prose.say(key, list=told(prose, found, tell)) for key, found, tell in sides if found]


def told(prose: Prose, found: list[Use], tell: Callable[[Prose, Use], str]) -> str:
    return prose.listed([tell(prose, each) for each in once(found)])


def rebuilt(prose: Prose, groups: list[Group]) -> list[str]:
    """How many of the components that stand out, and that the box has values of, are our reconstruction."""
    far = {(each.kind, each.key) for group in groups for each in group.found if is_far(each)}
    marks = [mark for kind, key in far if (mark := mark_of(prose, kind, key))]
    return [prose.say("uses-rebuilt", n=marks.count(GUESSED), all=len(marks))] if marks else []


def mark_of(prose: Prose, kind: str, key: str) -> str:
    """Where the values of a component come from: of the entry that has its name, if its box has one."""
    entries = prose.game.box.entries
    return next((each.mark for each in entries if each.name == key and kind in each.kind and each.plays), "")


def once(found: list[Use]) -> list[Use]:
    """The first few, each component once."""
    first: dict[tuple[str, str], Use] = {}
    for each in found:
        first.setdefault((each.kind, each.key), each)
    return list(first.values())[:NAMED]


def in_rates(prose: Prose, each: Use) -> str:
    with_it, without = prose.percent(each.with_it, 0), prose.percent(each.without, 0)
    return prose.say("component-rates", name=name(prose, each), what=each.what, with_it=with_it, without=without)


def in_times(prose: Prose, each: Use) -> str:
    return prose.say("component-times", name=name(prose, each), what=each.what, n=prose.signed(each.oftener.value, 2))


def never(harvest: Harvest) -> list[tuple[str, str]]:
    """Kind and key of what no line of any log names, of kinds of which most members are named."""
    if len(harvest.played()) < FEW:
        return []
    named: dict[str, set[str]] = {}
    for each in harvest.named():
        named.setdefault(each[0], set()).add(each[1])
    kinds = harvest.prose.game.lexicon.kinds
    return [
        (kind, key)
        for kind, keys in named.items()
        if len(keys) * 2 > len(kinds[kind])
        for key in kinds[kind]
        if key not in keys
    ]


def lost_claim(prose: Prose, lost: list[tuple[str, str]]) -> list[str]:
    if not lost:
        return []
    first = [prose.component(kind, key) for kind, key in lost[:NAMED]]
    more = [prose.say("components-more", n=len(lost) - NAMED)] if len(lost) > NAMED else []
    return [prose.say("components-never", list=prose.listed([*first, *more]))]
