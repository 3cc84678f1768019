"""What people agree to, as the set-up page offers it: paces with their numbers, time up, holidays, nudges, talk."""

from __future__ import annotations

from dataclasses import dataclass
from typing import NamedTuple

from starlette.requests import Request
from starlette.responses import Response

from farside.table import dates, terms
from farside.table.pages.paper import YEAR, Reader
from farside.table.terms import DAILY, DAY, ENDS, FREE, HOUR, LIVE, NOTHING, PACES, TALKS, Terms, TermsError
from farside.table.trouble import BadTermsError
from farside.table.visitor import cookie_path, is_number

COOKIE = "pace"  # what was chosen last
TURNS = (*[one * HOUR for one in (4, 8, 12)], *[one * DAY for one in (1, 2, 3, 4, 5, 6, 7)])
BANKS = (0, *[one * DAY for one in (1, 2, 3, 4, 5, 7, 10, 14)])
CLOCKS = (0, *[one * 60 for one in (5, 10, 15, 20, 30, 45, 60, 90, 120)])
GAINS = (0, 5, 10, 15, 20, 30, 60)
HOLIDAYS = (0, 3, 5, 7, 10, 14, 21, 28)
FIELDS = ("pace", "turn", "bank", "clock", "gain", "nights", "weekends", "up", "holiday", "nudges", "plans", "talk")
NUMBERS = ("turn", "bank", "clock", "gain", "holiday")
WEEKS = {  # what a week feels like: a day, how far down, and who moves
    LIVE: [(4, 6 + 7 * at, at % 3) for at in range(7)],
    DAILY: [(day, 6 + (7 * day + 19 * who) % 44, who) for day in range(7) for who in range(3)],
    FREE: [(0, 12, 0), (1, 40, 1), (4, 22, 2), (6, 14, 0)],
}


class Choice(NamedTuple):
    """Something to choose, with a word about it."""

    key: str
    label: str
    line: str
    on: bool


class Step(NamedTuple):
    """One of several numbers."""

    value: int
    label: str
    on: bool


@dataclass(frozen=True, slots=True)
class Offer:
    """What the section "Pace and talk" shows."""

    paces: list[Choice]
    feet: dict[str, str]
    weeks: dict[str, list[tuple[int, int, int]]]
    days: list[str]
    turn: list[Step]
    bank: list[Step]
    clock: list[Step]
    gain: list[Step]
    holiday: list[Step]
    ups: list[Choice]
    talks: list[Choice]
    nights: bool
    weekends: bool
    nudges: bool
    plans: bool
    sentence: str


def first(kept: str) -> dict[str, str]:
    """What the form begins with: the choice of last time, if the browser kept one."""
    parts = kept.split(".")
    if len(parts) == len(FIELDS):
        found = {name: value for name, value in zip(FIELDS, parts, strict=True) if value}
        try:
            terms_of(found)
        except BadTermsError:
            return {}
        return found
    return {}


def keep(request: Request, response: Response, sent: dict[str, str]) -> None:
    """The browser keeps what was chosen."""
    kept = ".".join(sent.get(name, "") for name in FIELDS)
    response.set_cookie(COOKIE, kept, max_age=YEAR, path=cookie_path(request), samesite="lax")


def terms_of(sent: dict[str, str]) -> Terms:
    """What a form says; BadTermsError says what is possible."""
    for name in NUMBERS:
        if not is_number(sent.get(name) or "0"):
            raise BadTermsError(f"{name} is a number")
    number = {name: int(sent.get(name) or 0) for name in NUMBERS}
    pace, up = sent.get("pace", FREE), sent.get("up", NOTHING)
    told: dict[str, object] = {"pace": pace, "talk": sent.get("talk", terms.WORDS), "up": NOTHING}
    told["holiday"] = number["holiday"] if "holiday" in sent else 14
    told |= {name: name in sent for name in ("nights", "weekends", "nudges", "plans")}
    if pace == DAILY:
        told |= {"turn": number["turn"] or DAY, "bank": number["bank"], "up": up}
    elif pace == LIVE and number["clock"]:
        told |= {"bank": number["clock"], "gain": number["gain"], "up": up}
    try:
        return terms.read(told)
    except TermsError as error:
        raise BadTermsError(str(error)) from error


def sent_of(agreed: Terms) -> dict[str, str]:
    """What a form would have sent for these terms."""
    live = agreed.pace == LIVE
    told = {"pace": agreed.pace, "up": agreed.up, "talk": agreed.talk, "holiday": str(agreed.holiday)}
    told |= {"clock": str(agreed.bank), "gain": str(agreed.gain)} if live else {}
    told |= {"turn": str(agreed.turn), "bank": str(agreed.bank)} if agreed.pace == DAILY else {}
    return told | {name: "on" for name in ("nights", "weekends", "nudges", "plans") if getattr(agreed, name)}


def offer(sent: dict[str, str], advice: bool, reader: Reader) -> Offer:
    """The section as it stands; what nobody has sent is as usual."""
    new = "pace" not in sent
    chosen = {"pace": FREE, "up": terms.BOT_TURN, "talk": terms.WORDS} | sent
    try:
        agreed = terms_of(chosen | ({"nudges": "on", "plans": "on"} if new else {}))
    except BadTermsError:
        agreed = terms.USUAL
    return Offer(
        paces=choices("pace", PACES, chosen["pace"], reader),
        feet={pace: reader.say(f"pace-{pace}-foot") for pace in PACES},
        weeks=WEEKS,
        days=reader.say("pace-days").split(),
        turn=steps(TURNS, chosen.get("turn", str(DAY)), reader),
        bank=steps(BANKS, chosen.get("bank", str(2 * DAY)), reader),
        clock=steps(CLOCKS, chosen.get("clock", "0"), reader),
        gain=steps(GAINS, chosen.get("gain", "0"), reader),
        holiday=[
            Step(n, reader.say("pace-holiday", n=n), str(n) == chosen.get("holiday", "14"))
            for n in with_own(HOLIDAYS, chosen.get("holiday", "14"))
        ],
        ups=choices("pace-up", ENDS, chosen["up"], reader),
        talks=choices("pace-talk", TALKS, chosen["talk"], reader),
        nights=new or "nights" in sent,
        weekends="weekends" in sent,
        nudges=new or "nudges" in sent,
        plans=new or "plans" in sent,
        sentence=dates.agreement(agreed, advice, reader.lang),
    )


def choices(start: str, keys: tuple[str, ...], chosen: str, reader: Reader) -> list[Choice]:
    quiet = ("pace-talk-silent",)
    return [
        Choice(
            key,
            reader.say(f"{start}-{key}"),
            "" if f"{start}-{key}" in quiet else reader.say(f"{start}-{key}-line"),
            key == chosen,
        )
        for key in keys
    ]


def steps(values: tuple[int, ...], chosen: str, reader: Reader) -> list[Step]:
    every = with_own(values, chosen)
    return [Step(value, dates.short(value, reader.lang, exact=True), str(value) == chosen) for value in every]


def with_own(values: tuple[int, ...], chosen: str) -> list[int]:
    """The usual numbers, and the one that is chosen: a program may have agreed to any."""
    own = {int(chosen)} if is_number(chosen) else set()
    return sorted({*values, *own})
