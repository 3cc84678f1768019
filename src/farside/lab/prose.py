"""Prose: how a report says its sentences, numbers and names, in one language."""

from __future__ import annotations

from functools import cache
from html import escape
from importlib import resources

from farside.core.languages import BY_KEY, LANGUAGES
from farside.core.phrases import PhraseError, Phrases
from farside.core.shelf import AnyGame
from farside.lab.figures import Estimate

THIN = "\u202f"  # before % in French, and between thousands


@cache
def texts(lang: str) -> Phrases:
    if lang not in LANGUAGES:
        raise ValueError(f"there is no language '{lang}'; possible: {', '.join(LANGUAGES)}")
    source = resources.files("farside.lab").joinpath("texts", f"{lang}.ftl").read_text(encoding="utf-8")
    return Phrases.read(lang, (f"lab/{lang}.ftl", source))


class Prose:
    """Somebody who writes a report about one game."""

    def __init__(self, game: AnyGame, lang: str) -> None:
        self.game = game
        self.lang = lang
        self.phrases = texts(lang)
        self.voice = game.voice(lang)

    def say(self, key: str, **args: str | int) -> str:
        return self.phrases.say(key, args)

    def number(self, value: float, digits: int = 1) -> str:
        """`1,234.5` as this language writes it; a minus is a minus."""
        shown = f"{value:,.{digits}f}".replace("-", "−")
        if shown.strip("−0.,") == "":
            shown = shown.lstrip("−")
        if not BY_KEY[self.lang].comma:
            return shown
        return shown.replace(",", THIN).replace(".", ",")

    def signed(self, value: float, digits: int = 1) -> str:
        shown = self.number(value, digits)
        return f"+{shown}" if value > 0 and shown.strip("0.,") else shown

    def percent(self, share: float, digits: int = 1) -> str:
        return self.number(share * 100, digits) + (f"{THIN}%" if BY_KEY[self.lang].thin else "%")

    def points(self, share: float) -> str:
        """A difference of two shares, in percentage points."""
        return self.say("points", n=self.signed(share * 100))

    def interval(self, found: Estimate) -> str:
        """A share's interval: `50.1 to 53.4%`."""
        return self.say("interval", low=self.number(found.low * 100), high=self.percent(found.high))

    def span(self, found: Estimate, digits: int = 1) -> str:
        """A mean's interval."""
        return self.say("interval", low=self.number(found.low, digits), high=self.number(found.high, digits))

    def component(self, kind: str, key: str) -> str:
        """What a component is called; one that a changed box has added may have no name yet."""
        name = f"{kind}-{key}"
        phrases = self.voice.phrases
        found = phrases.say(name) if phrases.has(name) else key
        return found[:1].upper() + found[1:]

    def listed(self, parts: list[str]) -> str:
        return self.voice.listed(parts)

    def option(self, verb: str) -> str:
        """An example of what a verb says at the table."""
        family = next((each for each in self.game.actions.families if each.verb == verb), None)
        try:
            return self.say("eg", text=self.voice.option(family.first)) if family is not None else ""
        except PhraseError:
            return ""

    def event(self, what: str, kind: str, key: str) -> str:
        """A line of the log that tells such a thing, made up: the first player, and this component."""
        lexicon = self.game.lexicon
        numbers = []
        for slot in lexicon.slots(f"log-{what}"):
            keys = lexicon.kinds.get(slot.type, ())
            numbers.append(keys.index(key) if slot.type == kind and key in keys else 0 if keys else 1)
        try:
            return self.voice.sentence(f"log-{what}", tuple(numbers), 0)
        except PhraseError:
            return ""


def safe(text: str) -> str:
    return escape(text, quote=True)
