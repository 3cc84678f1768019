"""Report: one HTML file that needs nothing else, for a person who wants to know about a game."""

from __future__ import annotations

from collections.abc import Sequence
from importlib import resources

from farside.core import marks
from farside.lab.plan import Plan
from farside.lab.studies.study import Harvest, Section, Study
from farside.lab.words import Words, safe

NOTES = ("more-intervals", "more-chance", "more-bots", "more-again")


def report(harvest: Harvest, studies: Sequence[Study], command: str) -> str:
    """The whole page."""
    words = harvest.words
    sections = [section for study in studies for section in study.answer(harvest)]
    title = words.say("page-title", game=game_name(words), games=words.number(len(harvest.played()), 0))
    body = (
        head(harvest)
        + brief(words, sections)
        + "<main>"
        + "".join(map(card, sections))
        + "</main>"
        + foot(words, command)
    )
    return (
        f'<!doctype html>\n<html lang="{words.lang}"><head><meta charset="utf-8">'
        '<meta name="viewport" content="width=device-width, initial-scale=1">'
        f"<title>{safe(title)}</title><style>{style()}</style></head><body>{body}</body></html>\n"
    )


def style() -> str:
    own = resources.files("farside.lab").joinpath("art", "report.css").read_text(encoding="utf-8")
    return marks.shared_style() + own


def game_name(words: Words) -> str:
    return words.game.phrases(words.lang).say("title")


def head(harvest: Harvest) -> str:
    words = harvest.words
    title = words.say("lang-title", games=words.number(len(harvest.played()), 0))
    chips = "".join(f"<li>{safe(chip)}</li>" for chip in settings(words, harvest.plan))
    eyebrow = safe(words.say("eyebrow", game=game_name(words)))
    return f'<header><p class="eyebrow">{eyebrow}</p><h1>{safe(title)}</h1><ul class="chips">{chips}</ul></header>'


def settings(words: Words, plan: Plan) -> list[str]:
    """What was played, in a few words each."""
    found = [
        words.say("chip-players", n=plan.seats),
        words.say("chip-bots", bots=", ".join(dict.fromkeys(plan.players()))),
    ]
    found += [words.say("chip-variant", name=name, value=str(value)) for name, value in plan.variants.items()]
    if plan.box:
        found.append(words.say("chip-box", file=plan.box_name))
    return [*found, words.say("chip-edition", edition=plan.edition), words.say("chip-seed", seed=plan.seed)]


def brief(words: Words, sections: Sequence[Section]) -> str:
    """The answers in a list, each leading to its chart."""
    items = "".join(
        f'<li><a href="#{each.key}">{safe(each.title)}</a> {safe(each.claim)}</li>' for each in sections if each.brief
    )
    notes = "".join(f"<p>{safe(words.say(note))}</p>" for note in NOTES)
    return (
        f'<section class="brief"><h2>{safe(words.say("brief-title"))}</h2><ul>{items}</ul>'
        f'<details class="notes"><summary>{safe(words.say("more-title"))}</summary>{notes}</details></section>'
    )


def card(section: Section) -> str:
    wide = ' class="wide"' if section.wide else ""
    return (
        f'<section id="{section.key}"{wide}><h2>{safe(section.title)}</h2><p class="claim">{safe(section.claim)}</p>'
        f'<div class="figure">{section.figure}</div><p class="sure">{safe(section.sure)}</p></section>'
    )


def foot(words: Words, command: str) -> str:
    return (
        f"<footer><h2>{safe(words.say('tables-title'))}</h2><p>{safe(words.say('tables-text'))}</p>"
        f"<p><code>{safe(words.say('foot', command=command))}</code></p></footer>"
    )
