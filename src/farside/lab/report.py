"""Report: one HTML file that needs nothing else, for a person who wants to know about a game."""

from __future__ import annotations

from collections.abc import Sequence

from farside.core import marks
from farside.core.boxes import GUESSED
from farside.lab.design import Design
from farside.lab.prose import Prose, safe
from farside.lab.studies.study import Harvest, Section, Study

NOTES = ("more-intervals", "more-chance", "more-bots", "more-again")


def report(harvest: Harvest, studies: Sequence[Study], command: str) -> str:
    """The whole page."""
    prose = harvest.prose
    sections = [section for study in studies for section in study.answer(harvest)]
    title = prose.say("page-title", game=game_name(prose), games=prose.number(len(harvest.played()), 0))
    body = (
        head(harvest)
        + brief(prose, sections)
        + "<main>"
        + "".join(map(card, sections))
        + "</main>"
        + foot(prose, command)
    )
    return (
        f'<!doctype html>\n<html lang="{prose.lang}"><head><meta charset="utf-8">'
        '<meta name="viewport" content="width=device-width, initial-scale=1">'
        f"<title>{safe(title)}</title><style>{style()}</style></head><body>{body}</body></html>\n"
    )


def style() -> str:
    return marks.shared_style() + marks.sheet("farside.lab", "report.css")


def game_name(prose: Prose) -> str:
    return prose.game.phrases(prose.lang).say("title")


def head(harvest: Harvest) -> str:
    prose = harvest.prose
    title = prose.say("lang-title", games=prose.number(len(harvest.played()), 0))
    chips = "".join(f"<li>{safe(chip)}</li>" for chip in settings(prose, harvest.design))
    eyebrow = safe(prose.say("eyebrow", game=game_name(prose)))
    return f'<header><p class="eyebrow">{eyebrow}</p><h1>{safe(title)}</h1><ul class="chips">{chips}</ul></header>'


def settings(prose: Prose, design: Design) -> list[str]:
    """What was played, in a few words each."""
    found = [
        prose.say("chip-players", n=design.seats),
        prose.say("chip-bots", bots=", ".join(dict.fromkeys(design.players()))),
    ]
    found += [prose.say("chip-variant", name=name, value=str(value)) for name, value in design.variants.items()]
    found.append(boxed(prose))
    if design.box:
        found.append(prose.say("chip-box", file=design.box_name))
    return [*found, prose.say("chip-edition", edition=design.edition), prose.say("chip-seed", seed=design.seed)]


def boxed(prose: Prose) -> str:
    """Which box was played, and how many of its values are our reconstruction."""
    box = prose.game.box
    name = prose.say("box-shipped") if box.is_ours else f"{box.name} ({box.short})"
    return prose.say("chip-shipped", name=name, n=box.marks[GUESSED], all=sum(box.marks.values()))


def brief(prose: Prose, sections: Sequence[Section]) -> str:
    """The answers in a list, each leading to its chart; what stands out comes first."""
    told = sorted((each for each in sections if each.brief), key=lambda each: not each.found)
    items = "".join(map(item, told))
    notes = "".join(f"<p>{safe(prose.say(note))}</p>" for note in NOTES)
    return (
        f'<section class="brief"><h2>{safe(prose.say("brief-title"))}</h2><ul>{items}</ul>'
        f'<details class="notes"><summary>{safe(prose.say("more-title"))}</summary>{notes}</details></section>'
    )


def item(section: Section) -> str:
    sign = ' class="found"' if section.found else ""
    return f'<li{sign}><a href="#{section.key}">{safe(section.title)}</a> {safe(section.claim)}</li>'


def card(section: Section) -> str:
    wide = ' class="wide"' if section.wide else ""
    return (
        f'<section id="{section.key}"{wide}><h2>{safe(section.title)}</h2><p class="claim">{safe(section.claim)}</p>'
        f'<div class="figure">{section.figure}</div><p class="sure">{safe(section.sure)}</p></section>'
    )


def foot(prose: Prose, command: str) -> str:
    return (
        f"<footer><h2>{safe(prose.say('tables-title'))}</h2><p>{safe(prose.say('tables-text'))}</p>"
        f"<p><code>{safe(prose.say('foot', command=command))}</code></p></footer>"
    )
