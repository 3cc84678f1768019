"""Speaking: which language a visitor reads, and what the table says when something cannot be done."""

from __future__ import annotations

from functools import cache
from importlib import resources

from farside.core import shelf
from farside.core.languages import LANGUAGES
from farside.core.phrases import Phrases
from farside.table.trouble import ImpossibleError, RefusedError, TroubleError


def language(asked: str | None, accepts: str | None) -> str:
    """The language asked for, or the first of the browser's languages that we speak, or English."""
    if asked in LANGUAGES:
        return asked
    for wish in wishes(accepts or ""):
        if wish in LANGUAGES:
            return wish
    return LANGUAGES[0]


def wishes(accepts: str) -> list[str]:
    """The languages of an Accept-Language header, the dearest first."""
    found: list[tuple[float, str]] = []
    for part in accepts.split(","):
        tag, _, weight = part.strip().partition(";q=")
        found.append((-quality(weight), tag.partition("-")[0].lower()))
    return [tag for _, tag in sorted(found, key=lambda wish: wish[0])]


def quality(weight: str) -> float:
    try:
        return float(weight or 1)
    except ValueError:
        return 0.0


@cache
def phrases(lang: str) -> Phrases:
    """The table's own sentences."""
    spare = None if lang == LANGUAGES[0] else phrases(LANGUAGES[0])  # English stands in for what is not translated yet
    return Phrases.read(lang, *[(f"table/{lang}.ftl", text) for text in texts(lang)], spare=spare)


def texts(lang: str) -> list[str]:
    """What the table says, and what it says about time and manners; none where a language has no such file yet."""
    folder = resources.files("farside.table").joinpath("texts")
    files = (
        folder.joinpath(f"{lang}.ftl"),
        folder.joinpath("pace", f"{lang}.ftl"),
        folder.joinpath("calls", f"{lang}.ftl"),
    )
    return [file.read_text(encoding="utf-8") for file in files if file.is_file()]


def trouble(error: TroubleError, lang: str) -> str:
    """What went wrong, in a sentence."""
    if isinstance(error, RefusedError):
        voice = shelf.game(error.game).voice(lang, error.names, error.seat).calling(error.called)
        return voice.reason(error.refusal.clause, error.refusal.args)
    if isinstance(error, ImpossibleError):
        return shelf.game(error.game).phrases(lang).say(error.setting.key, error.setting.about)
    return error.text or phrases(lang).say(error.key, {"what": error.what})


def trouble_told(error: TroubleError, lang: str) -> dict[str, str]:
    """The same for a program: the clause too, where a rule closes it."""
    told = {"text": trouble(error, lang)}
    return {"clause": error.refusal.clause, **told} if isinstance(error, RefusedError) else told
