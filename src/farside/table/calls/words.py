"""What a call says. It knows of a table what everybody may see, and of its reader no more than the seat's number.

So two positions that differ in what is hidden are told in the same words; the tests hold us to it.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from farside.core.phrases import Phrases
from farside.table import happenings, looking
from farside.table.calls.rows import Call, Words
from farside.table.playing import Playing
from farside.table.speaking import phrases

MINUTE, HOUR, DAY = 60, 3600, 24 * 3600
WAITING = (happenings.ASKED, happenings.NUDGED, happenings.NEARLY, happenings.PAUSED)
TRIAL = "trial"
NEVER = float("inf")
UNITS = (("days", DAY, 2), ("hours", HOUR, 1), ("minutes", MINUTE, 1))  # and how many of one there must be


@dataclass(frozen=True, slots=True)
class Matter:
    """A call with the table it is about."""

    call: Call
    playing: Playing


def said(matters: Sequence[Matter], lang: str, base: str, now: float) -> Words:
    """One call about all of this, the table with the least time first."""
    matters = sorted(matters, key=lambda one: (one.call.until or NEVER, one.call.made))
    lines = tuple((called(one, lang), told(one, lang, now), address(one, base)) for one in matters)
    if len(matters) == 1:
        (one,) = matters
        return Words(title(one, lang), lines[0][1], lines[0][2], lines, f"table-{one.playing.row.id}")
    waiting = sum(one.call.kind in WAITING for one in matters)
    key = "call-many-title" if waiting == len(matters) else "call-mixed-title"
    text = ", ".join(item(one, lang, now) for one in matters) + "."
    return Words(phrases(lang).say(key, {"count": len(matters)}), text, f"{base}/my-games", lines, "tables")


def trial(lang: str, base: str) -> Words:
    """A call that somebody asks for to see whether it arrives."""
    say = phrases(lang).say
    return Words(say("call-trial-title"), say("call-trial-text"), f"{base}/calls", (), TRIAL)


def address(matter: Matter, base: str) -> str:
    """Where the table is. Whoever has no seat there finds out that he has none."""
    return f"{base}/t/{matter.playing.row.id}"


def called(matter: Matter, lang: str) -> str:
    """Antarctica, Ross Sea."""
    row = matter.playing.row
    return f"{matter.playing.title.phrases(lang).say('title')}, {row.name or row.id}"


def title(matter: Matter, lang: str) -> str:
    about = {"table": called(matter, lang), "by": name_of(matter, matter.call.by, lang)}
    return phrases(lang).say(f"call-{matter.call.kind}-title", about)


def told(matter: Matter, lang: str, now: float) -> str:
    """What happened, and how much time is left."""
    if matter.call.kind == happenings.OVER:
        return result(matter, lang)
    key = f"call-{matter.call.kind}-text"
    own = phrases(lang).say(key) if matter.call.kind not in (happenings.ASKED, happenings.NUDGED) else ""
    news = line(matter, lang) if matter.call.kind == happenings.ASKED else ""
    parts = [own or news, left(matter.call.until, now, phrases(lang), "call-left")]
    return " ".join(part for part in parts if part)


def item(matter: Matter, lang: str, now: float) -> str:
    """One table of several: its name, and the time left or what became of it."""
    say, call = phrases(lang), matter.call
    if call.kind in WAITING:
        more = left(call.until, now, say, "call-short") or say.say("call-short-none")
    else:
        more = say.say(f"call-{call.kind}-short")
    return say.say("call-item", {"table": called(matter, lang), "more": more})


def left(until: float, now: float, say: Phrases, key: str) -> str:
    """How much time is left, in the largest unit of which there are two; nothing where there is no hurry."""
    seconds = int(until - now)
    if not until or seconds < MINUTE:
        return ""
    unit, size = next(one for one in UNITS if seconds >= one[1] * one[2])[:2]
    return say.say(f"{key}-{unit}", {"n": seconds // size})


def line(matter: Matter, lang: str) -> str:
    """The last thing that happened, as those who watch may know it."""
    playing, seat = matter.playing, matter.call.seat
    heard = playing.heard(None, playing.state.ply)
    since = playing.known_ply(None, playing.answered[seat])
    news = [event for event in heard if event.ply > since and event.seat != seat]
    return looking.voice(playing, seat, lang).line(news[-1]) if news else ""


def name_of(matter: Matter, seat: int, lang: str) -> str:
    known = 0 <= seat < len(matter.playing.seats)
    return looking.voice(matter.playing, None, lang).name(seat) if known else phrases(lang).say("call-somebody")


def result(matter: Matter, lang: str) -> str:
    """Who won, and where the reader came in."""
    playing, seat = matter.playing, matter.call.seat
    view = playing.title.view(playing.state, None)
    players = range(len(playing.seats))
    say = phrases(lang).say
    if not playing.state.over or not view.winners:
        return say("call-ended")
    if seat in view.winners:
        return say("call-won" if len(view.winners) == 1 else "call-shared")
    voice = looking.voice(playing, None, lang)
    others = [voice.name(one) if one in players else say("call-somebody") for one in view.winners]
    rank = 1 + sum(score > view.scores[seat] for score in view.scores[: len(players)])
    place = say("call-place", {"rank": max(2, rank)})
    return say("call-lost", {"winners": voice.listed(others), "place": place})
