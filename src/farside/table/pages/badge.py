"""The badge: which box, and how much of it is our reconstruction; the same at lobby, set-up, table and rules."""

from __future__ import annotations

from functools import lru_cache
from typing import Final, NamedTuple

from farside.core import shelf
from farside.core.boxes import GUESSED, PRINTED, PUBLIC, RULEBOOK, GameBox
from farside.core.languages import inside
from farside.table.pages.paper import Reader
from farside.table.walk.drafts import SINGLE, groups
from farside.table.walk.naming import Names

STEPS: Final = ((0.6, "box-mostly"), (0.4, "box-half"), (0.1, "box-partly"))  # above such a share, these words
NAMED: Final = 3  # kinds of components that the badge names


class Badge(NamedTuple):
    """What the badge says, and what it says when it is pressed."""

    label: str  # at a table: our box, or its name
    rebuilt: str  # in the lobby: half rebuilt; empty where little is
    name: str
    digest: str
    guessed: int
    all: int
    bars: tuple[tuple[str, float], ...]  # what colour, and how many of a hundred
    lines: tuple[str, ...]
    ours: bool


def badge(key: str, who: Reader) -> Badge:
    """The badge of a title, made from whatever box."""
    return badge_of(shelf.game(key).box, who)


def badge_of(box: GameBox, who: Reader) -> Badge:
    return written(box, who.lang)


def at_table(box: GameBox, who: Reader) -> Badge:
    """The badge of a running game: ours as it was when the game began may be an older one."""
    found = badge_of(box, who)
    older = box.is_ours and box.digest != shelf.ours(box.game).digest
    return found._replace(label=who.say("box-older")) if older else found


@lru_cache(256)
def written(box: GameBox, lang: str) -> Badge:
    who = Reader(lang, "")
    marks, every = box.marks, sum(box.marks.values())
    guessed = marks[GUESSED]
    name = who.say("box-ours") if box.is_ours else box.name
    digest = f"ours-{box.digest[:4]}" if box.is_ours else box.short
    return Badge(
        label=who.say("box-our-badge") if box.is_ours else box.name,
        rebuilt=rebuilt(guessed / max(1, every), who) if box.is_ours else box.name,
        name=name,
        digest=digest,
        guessed=guessed,
        all=every,
        bars=bars(marks[RULEBOOK], marks[PUBLIC], marks[PRINTED], 0, guessed),
        lines=lines(box, who),
        ours=box.is_ours,
    )


def rebuilt(share: float, who: Reader) -> str:
    return next((who.say(key) for least, key in STEPS if share >= least), "")


def bars(*counts: int) -> tuple[tuple[str, float], ...]:
    """Rulebook, public, read and the same, read and different, ours: how wide each is."""
    every = max(1, sum(counts))
    signs = ("book", "public", "same", "other", "ours")
    return tuple((sign, round(100 * count / every, 2)) for sign, count in zip(signs, counts, strict=True) if count)


def lines(box: GameBox, who: Reader) -> tuple[str, ...]:
    """The truth in two sentences."""
    marks, guessed = box.marks, box.marks[GUESSED]
    learnt = () if box.is_ours else (who.say("box-learnt"),)
    if not guessed:
        return (who.say("box-nothing-guessed"), *learnt)
    known = who.say("box-rest-known", book=marks[RULEBOOK], public=marks[PUBLIC] + marks[PRINTED])
    return (who.say("box-counted", n=guessed, all=sum(marks.values())), known, *kinds(box, who), *learnt)


def kinds(box: GameBox, who: Reader) -> tuple[str, ...]:
    """The largest groups of what we had to guess, in words."""
    names = Names(box.game, who.lang)
    large = sorted((each for each in groups(box) if each.key != SINGLE), key=lambda each: -len(each.entries))[:NAMED]
    listed = names.game.voice(who.lang).listed([inside(names.kind(each.key), who.lang) for each in large])
    return (who.say("box-in-no-text", list=listed),) if large else ()


def guessed_kinds(box: GameBox, lang: str) -> str:
    """Everything of a box that we had to guess, kind by kind, in words."""
    names = Names(box.game, lang)
    kinds = dict.fromkeys(names.kind(entry.kind) for group in groups(box) for entry in group.entries)
    return names.game.voice(lang).listed([inside(kind, lang) for kind in kinds])
