"""What if this card cost one more? The same seeds with two component files."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from functools import partial
from math import hypot
from statistics import fmean
from typing import Final

from farside.core import shelf
from farside.core.box import MAIN, REMARKS
from farside.core.boxfile import read_text
from farside.lab import charts
from farside.lab.design import CHANGED, SHIPPED, Design
from farside.lab.figures import Estimate, GameRow, Use, margin, paired, share_won
from farside.lab.prose import Prose, safe
from farside.lab.scribe import CHOSEN
from farside.lab.studies.seats import seat_name
from farside.lab.studies.study import Harvest, Section, Study, tone

MOST: Final = 25  # lines of what is used more or less
Measure = tuple[str, Callable[[GameRow], float], int, float]  # its name, what it is, digits shown, times 100 for shares


class Box(Study):
    """Before and after: length, points, leads, seats, and what is used."""

    key = "box"

    def asked(self, design: Design) -> bool:
        return bool(design.box)

    def answer(self, harvest: Harvest) -> list[Section]:
        return [outcomes(harvest), use_changes(harvest)]


def measures(harvest: Harvest) -> list[Measure]:
    prose = harvest.prose
    found: list[Measure] = [
        (prose.say("box-points"), lambda row: fmean(row["scores"]), 1, 1.0),
        (prose.say("box-margin"), lambda row: float(margin(row)), 1, 1.0),
        (prose.say("box-length"), lambda row: float(row["decisions"]), 1, 1.0),
        (prose.say("box-leads"), lambda row: float(row["lead_changes"]), 2, 1.0),
    ]
    for seat in range(harvest.design.seats):
        label = prose.say("box-seat", seat=seat_name(prose, seat))
        found.append((label, partial(share_won, seat=seat), 1, 100.0))
    return found


def outcomes(harvest: Harvest) -> Section:
    """Each measure before, after, and its difference on paired seeds."""
    prose, design = harvest.prose, harvest.design
    before, after = harvest.games[SHIPPED], harvest.games[CHANGED]
    rows, far = "", []
    all_measures = measures(harvest)
    for label, of, digits, times in all_measures:
        early, late = [times * of(row) for row in before], [times * of(row) for row in after]
        found = paired(early, late, len(all_measures))
        if found.leaves_out(0):
            far.append(label)
        rows += outcome_row(prose, label, fmean(early), fmean(late), found, digits, times)
    head = "".join(f"<th>{safe(prose.say(f'box-head-{each}'))}</th>" for each in ("what", "before", "after", "change"))
    table = f"<table><thead><tr>{head}</tr></thead><tbody>{rows}</tbody></table>"
    figure = f'{changes(harvest)}<div class="scroll">{table}</div>'
    claim = prose.say("box-claim", list=prose.listed(far)) if far else prose.say("box-same")
    sure = prose.say("box-sure", games=prose.number(len(before), 0), many=prose.number(len(all_measures), 0))
    title = prose.say("box-title", file=design.box_name)
    return Section("box", title, claim, sure, figure, wide=True, found=bool(far))


def outcome_row(prose: Prose, label: str, early: float, late: float, found: Estimate, digits: int, times: float) -> str:
    """A line of the table; its last cell says the difference, its interval, and whether that is more than chance."""
    unit = "%" if times > 1 else ""
    span = prose.say("interval", low=prose.signed(found.low, digits), high=prose.signed(found.high, digits))
    return (
        f'<tr class="{tone(found)}"><th>{safe(label)}</th><td>{prose.number(early, digits)}{unit}</td>'
        f"<td>{prose.number(late, digits)}{unit}</td>"
        f'<td><b class="value">{prose.signed(found.value, digits)}</b> <small>({safe(span)})</small></td></tr>'
    )


# -- what stands in the two files ----------------------------------------------------------------------


def changes(harvest: Harvest) -> str:
    """Every entry that differs, with its two values."""
    prose, found = harvest.prose, changed_entries(harvest)
    if not found:
        return f'<p class="how">{safe(prose.say("box-no-change"))}</p>'
    items = "".join(
        f"<li><code>{safe(place)}</code>: <s>{safe(old)}</s> → <b>{safe(new)}</b></li>" for place, old, new in found
    )
    return f'<ul class="changes">{items}</ul>'


def changed_entries(harvest: Harvest) -> list[tuple[str, str, str]]:
    ours = shelf.ours(harvest.design.game)
    other = shelf.checked(read_text(harvest.design.box, harvest.design.box_name), harvest.design.game)
    return [
        each
        for part, values in ours.parts.items()
        for each in differences(values, other.parts[part], "" if part == MAIN else part)
    ]


def differences(old: object, new: object, place: str = "") -> list[tuple[str, str, str]]:
    """Places in two component files that differ, and what stands there; remarks are left out."""
    if isinstance(old, dict) and isinstance(new, dict):
        keys = [*old, *(key for key in new if key not in old)]
        return [
            each
            for key in keys
            if key not in ("source", *REMARKS)
            for each in differences(old.get(key), new.get(key), f"{place}.{key}".lstrip("."))
        ]
    if is_tables(old) and is_tables(new):
        assert isinstance(old, list)
        assert isinstance(new, list)
        longest = max(len(old), len(new))
        pairs = [(at(old, number), at(new, number)) for number in range(longest)]
        return [
            each
            for number, (early, late) in enumerate(pairs)
            for each in differences(early, late, f"{place}[{called(early or late, number)}]")
        ]
    return [] if old == new else [(place, shown(old), shown(new))]


def is_tables(value: object) -> bool:
    return isinstance(value, list) and all(isinstance(each, dict) for each in value)


def at(values: list[object], number: int) -> object:
    return values[number] if number < len(values) else None


def called(entry: object, number: int) -> str:
    """An entry by its key, or else by its number."""
    named = [str(entry[key]) for key in ("key", "id") if key in entry] if isinstance(entry, dict) else []
    return named[0] if named else str(number + 1)


def shown(value: object) -> str:
    text = "–" if value is None else str(value)
    return text if len(text) < 90 else text[:88] + "…"


# -- what is used more or less -------------------------------------------------------------------------


def use_changes(harvest: Harvest) -> Section:
    """The share of players who use each thing, after less before."""
    prose = harvest.prose
    all_pairs = sorted(matched(harvest), key=lambda pair: -abs(change(*pair).value))
    found = [pair for pair in all_pairs if change(*pair).leaves_out(0)]
    places = [place for place, _old, _new in changed_entries(harvest)]
    asked = [pair for pair in all_pairs if any(f"[{pair[0].key}]" in place for place in places)]
    lines = [change_line(prose, *pair) for pair in list(dict.fromkeys(asked + found))[:MOST]]
    scale = charts.around([line.shown for line in lines], 0.0, 0.05, 1.0)
    ends = (prose.say("box-used-less"), prose.say("oftener-same"), prose.say("box-used-more"))
    figure = charts.intervals(lines, scale, 0.0, ends) if lines else ""
    claim = used_claim(prose, *found[0]) if found else prose.say("box-used-same")
    sure = prose.say("box-used-sure", many=prose.number(len(harvest.uses()), 0))
    return Section("box-use", prose.say("box-used-title"), claim, sure, figure, wide=True, found=bool(found))


def matched(harvest: Harvest) -> list[tuple[Use, Use]]:
    """Everything that was used with either box; with the other one perhaps by nobody."""
    early, late = ({(each.what, each.kind, each.key): each for each in harvest.uses(arm)} for arm in (SHIPPED, CHANGED))
    return [
        (early.get(key) or unused(late[key], SHIPPED), late.get(key) or unused(early[key], CHANGED))
        for key in sorted(early.keys() | late.keys())
    ]


def unused(elsewhere: Use, arm: str) -> Use:
    """What nobody used with one box, though somebody did with the other."""
    return replace(elsewhere, box=arm, users=0.0, times=0.0, users_half=0.0, with_it=0.0, without=0.0, gain=None)


def change(before: Use, after: Use) -> Estimate:
    value = after.users - before.users
    half = hypot(before.users_half, after.users_half)
    return Estimate(value, value - half, value + half)


def thing(prose: Prose, each: Use) -> str:
    return each.key if each.kind == CHOSEN else f"{each.what}: {prose.component(each.kind, each.key)}"


def change_line(prose: Prose, before: Use, after: Use) -> charts.Line:
    found = change(before, after)
    note = prose.say("box-used-note", before=prose.percent(before.users), after=prose.percent(after.users))
    return charts.Line(thing(prose, before), found, prose.points(found.value), tone(found), note)


def used_claim(prose: Prose, before: Use, after: Use) -> str:
    return prose.say(
        "box-used-claim",
        name=thing(prose, before),
        before=prose.percent(before.users),
        after=prose.percent(after.users),
    )
