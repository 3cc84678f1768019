"""How should we reach you? Ways to somebody who is not at a table, quiet hours, and what single tables may say."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from math import cos, pi, sin
from typing import TYPE_CHECKING

from starlette.requests import Request
from starlette.responses import Response

from farside.core import shelf
from farside.core.languages import decimal
from farside.table import dates, doors, speaking
from farside.table.addresses import Addresses
from farside.table.calls import hooks, quiet
from farside.table.calls.bringing import ENDED
from farside.table.calls.rows import ASKED, HOOK, MAIL, ON, PUSH, Way
from farside.table.pages import rings
from farside.table.pages.form import form_of, go, small
from farside.table.pages.paper import FRESH, STATIC, Reader, reader, render
from farside.table.trouble import CallError
from farside.table.visitor import asks, at, gate_of, host_of, ring_of, telephone

if TYPE_CHECKING:
    from farside.table.calls.ways import Tried

SCRIPT = STATIC / "worker.js"  # what a browser runs when it is called
HALF = 30  # minutes: quiet hours begin and end on them
ZONES = ("Europe/Berlin", "Europe/Paris", "Europe/Rome", "Europe/London", "America/New_York", "America/Los_Angeles")
HOWS = ("always", "browser", "silent")
SHOWN = 12  # tables; the others have it in their menus
SAMPLE = "antarctica"
NIGHT = quiet.Quiet(22 * 60, 7 * 60)  # what is offered to whoever has no quiet hours
ADDRESSES = Addresses()


@dataclass(frozen=True, slots=True)
class Line:
    """What is said below a way: good news, or what is wrong."""

    text: str
    good: bool = True


@dataclass(frozen=True, slots=True)
class Seat:
    """A running table, and how it may call."""

    table: str
    game: str
    name: str
    how: str


def base(request: Request) -> str:
    """What addresses in calls begin with."""
    return f"{gate_of(request).origin(request)}{at(request, '')}"


# -- what is shown ---------------------------------------------------------------------------------


@ADDRESSES.get("/calls")
async def calls(request: Request) -> Response:
    telephone(request)
    return shown(request)


def shown(request: Request, lines: dict[str, Line] | None = None, said: Line | None = None) -> Response:
    """The page; `lines` stand below the ways they are about."""
    phone, who, ring = telephone(request), reader(request), ring_of(request)
    ways = phone.ways.all(ring) if ring else []
    own, tables = device(request), running(request, ring) if ring else []
    peace = phone.calling.quiet(ring) if ring else quiet.NEVER
    notes = {way.id: noted(way, who) for way in ways if way.note}
    return render(
        "calls.html",
        request,
        said=said or ended(request, ring, who),
        lines={**notes, **(lines or {})},
        pushed=next((way for way in ways if way.kind == PUSH and way.device == own), None),
        push_line=push_line(ways, own, who),
        push_key=phone.ways.bringing.house.shown,
        mails=phone.ways.mails,
        mail=next((way for way in ways if way.kind == MAIL), None),
        rooms=[way for way in ways if way.kind == HOOK],
        styles=[(key, hooks.NAMES[key]) for key in hooks.STYLES],
        samples=samples(who, gate_of(request).origin(request).partition("://")[2]),
        quiet=peace,
        dial=dial(peace),
        times=[("begin", (peace or NIGHT).begin), ("end", (peace or NIGHT).end)],
        hours=[(at * HALF, clock(at * HALF)) for at in range(quiet.DAY // HALF)],
        begin=clock(peace.begin),
        end=clock(peace.end),
        city=peace.zone.rpartition("/")[2].replace("_", " "),
        zones=ZONES,
        seats=seats(request, ring, who, tables[:SHOWN]),
        more=len(tables[SHOWN:]),
        hows=HOWS,
        here=at(request, "/calls"),
    )


def device(request: Request) -> str:
    """The mark of this browser, by which its push is known."""
    found = rings.visitor(request)
    return doors.ring_mark(found.secret) if found is not None else ""


def ended(request: Request, ring: str, who: Reader) -> Line | None:
    """That a browser takes no more calls, until one is subscribed again."""
    style = host_of(request).store.rings.setting(ring, ENDED) if ring else None
    known = style if style in (rings.PHONE, rings.TABLET, rings.COMPUTER) else rings.COMPUTER
    return Line(who.say("calls-push-ended", device=who.say(f"calls-device-{known}")), good=False) if style else None


def push_line(ways: list[Way], own: str, who: Reader) -> str:
    """Since when this browser may be called, and which others may."""
    here = [way for way in ways if way.kind == PUSH and way.device == own]
    others = [way.style for way in ways if way.kind == PUSH and way.device != own]
    said = [who.say("calls-push-since", date=dates.day(way.created, who.lang)) for way in here[:1]]
    if others:
        named = dict.fromkeys(who.say(f"calls-device-{one or 'computer'}") for one in others)
        said.append(who.say("calls-push-also", devices=", ".join(named)))
    return " ".join(said)


def clock(minutes: int) -> str:
    """22, or 22:30."""
    return f"{minutes // 60}" if minutes % 60 == 0 else f"{minutes // 60}:{minutes % 60:02}"


def dial(peace: quiet.Quiet) -> dict[str, str]:
    """The quiet part of a day on a ring: midnight at the top."""
    ends = [turned(one) for one in (peace.begin, peace.end)]
    wide = int((peace.end - peace.begin) % quiet.DAY > quiet.DAY // 2)
    (ax, ay), (bx, by) = ends
    return {"path": f"M{ax} {ay}A58 58 0 {wide} 1 {bx} {by}", "ax": ax, "ay": ay, "bx": bx, "by": by}


def turned(minutes: int) -> tuple[str, str]:
    angle = minutes / quiet.DAY * 2 * pi
    return f"{80 + 58 * sin(angle):.1f}", f"{80 - 58 * cos(angle):.1f}"


def samples(who: Reader, house: str) -> list[tuple[str, str, str]]:
    """What a call looks like, in the words that are sent."""
    worded = speaking.phrases(who.lang).say
    named = [shelf.game(key).phrases(who.lang).say("title") for key in ("skymines", SAMPLE, "mars") if shelf.has(key)]
    table = who.say("calls-sample-table", game=shelf.game(SAMPLE).phrases(who.lang).say("title"))
    one = f"{who.say('calls-sample-news')} {worded('call-left-hours', {'n': 19})}"
    left = [worded("call-short-hours", {"n": 5}), worded("call-short-hours", {"n": 19}), worded("call-short-none")]
    pairs = zip(named, left, strict=False)
    three = ", ".join(worded("call-item", {"table": name, "more": more}) for name, more in pairs) + "."
    return [
        (worded("call-asked-title", {"table": table}), one, f"{house} · {who.say('calls-sample-now')}"),
        (worded("call-many-title", {"count": 3}), three, who.say("calls-sample-when")),
    ]


def running(request: Request, ring: str) -> list[str]:
    """The running tables of somebody, once each: those that call in their own way first, then the one played last."""
    own = telephone(request).calling.hows(ring)
    held = [one for one in host_of(request).store.rings.seats(ring) if not one.over and shelf.has(one.game)]
    return sorted(dict.fromkeys(one.table for one in held), key=lambda table: table not in own)


def seats(request: Request, ring: str, who: Reader, tables: list[str]) -> list[Seat]:
    """How these tables call."""
    host, hows = host_of(request), telephone(request).calling.hows(ring)
    found = []
    for table in tables:
        row = host.store.table(table)
        if row is not None:
            name = f"{shelf.game(row.game).phrases(who.lang).say('title')}, {row.name or table}"
            found.append(Seat(table, row.game, name, hows.get(table, HOWS[0])))
    return found


def noted(way: Way, who: Reader) -> Line:
    """Why a way was switched off."""
    key = "calls-note-at-once" if way.note == "mail-refused" else "calls-note"
    return Line(who.say(key, why=wrong(way.note, "", who)), good=False)


def wrong(key: str, text: str, who: Reader) -> str:
    """What went wrong, in a sentence."""
    if key.startswith("status-"):
        return who.say("calls-answered-no", status=key.removeprefix("status-"), text=text[:80] or "–")
    known = ("no-name", "private", "unreachable", "not-trusted", "no-answer", "mail-unreachable", "mail-refused")
    return who.say(f"calls-wrong-{key if key in known else 'broken'}")


def came(tried: Tried, who: Reader) -> Line:
    """What came back from a trial."""
    if tried.answer is None or not tried.good:
        return Line(wrong(tried.wrong, tried.answer.text if tried.answer else "", who), good=False)
    seconds = decimal(who.lang, f"{tried.answer.seconds:.1f}")
    kind = hooks.NAMES.get(tried.way.style, tried.way.style or tried.way.kind)
    return Line(who.say("calls-answered", status=tried.answer.status, seconds=seconds, kind=kind))


# -- what is changed -------------------------------------------------------------------------------


@ADDRESSES.post("/calls/mail")
async def add_mail(request: Request) -> Response:
    form = await form_of(request)
    asks(request, "calls")
    who, person = reader(request), rings.person(request)
    try:
        way = await telephone(request).ways.mail(person.ring, form.get("address", ""), who.lang, base(request))
        response = kept(request, person, {way.id: Line(who.say("calls-mail-sent"))} if way.state == ASKED else {})
    except CallError as error:
        response = kept(request, person, {MAIL: Line(speaking.trouble(error, who.lang), good=False)})
    return response


@ADDRESSES.post("/calls/hook")
async def add_hook(request: Request) -> Response:
    """An address is kept and tried at once: whoever gives it sees what it answers."""
    form = await form_of(request)
    asks(request, "calls")
    who, person, phone = reader(request), rings.person(request), telephone(request)
    try:
        way = phone.ways.hook(person.ring, form.get("address", ""), form.get("style", ""), who.lang, base(request))
    except CallError as error:
        return kept(request, person, {HOOK: Line(speaking.trouble(error, who.lang), good=False)})
    for other in phone.ways.all(person.ring):
        if other.kind == HOOK and other.id == form.get("way") != way.id:
            phone.ways.forget(person.ring, other.id)
    return kept(request, person, {way.id: came(await phone.ways.trial(way), who)})


def kept(request: Request, person: rings.Person, lines: dict[str, Line]) -> Response:
    """The page, with what is to be said; somebody new gets a keyring."""
    request.state.ring = person.ring
    response = shown(request, lines)
    rings.remember(request, response, person)
    return response


@ADDRESSES.post("/calls/push")
async def subscribe(request: Request) -> Response:
    """This browser wants to be called: its script says how."""
    told = (await request.body()).decode("utf-8", "replace")
    asks(request, "calls")
    person, who = rings.person(request), reader(request)
    mark = doors.ring_mark(person.secret)
    kind = rings.kind(request)
    telephone(request).ways.subscribe(person.ring, told, mark, kind, who.lang, base(request))
    response = Response(status_code=204)
    rings.remember(request, response, person)
    return response


@ADDRESSES.post("/calls/way")
async def change(request: Request) -> Response:
    """Switch a way on or off, or forget it."""
    form, ring, phone = await form_of(request), ring_of(request), telephone(request)
    way, wish = form.get("way", ""), form.get("do", "")
    if wish == "forget":
        phone.ways.forget(ring, way)
    else:
        phone.ways.switch(ring, way, on=wish == "on")
    return go(request, "/calls")


@ADDRESSES.post("/calls/trial")
async def trial(request: Request) -> Response:
    """Call somebody on all ways that are on."""
    asks(request, "calls")
    phone, who, ring = telephone(request), reader(request), ring_of(request)
    ways = [way for way in phone.ways.all(ring) if way.state == ON] if ring else []
    tried = [await phone.ways.trial(way) for way in ways]
    named = ", ".join(dict.fromkeys(who.say(f"calls-{one.way.kind}") for one in tried if one.good))
    if not ways:
        said = Line(who.say("calls-tried-none"), good=False)
    else:
        said = Line(who.say("calls-tried", ways=named or "–"), good=bool(named))
    return shown(request, {one.way.id: came(one, who) for one in tried if one.way.kind == HOOK or not one.good}, said)


@ADDRESSES.post("/calls/quiet")
async def set_quiet(request: Request) -> Response:
    """Quiet hours belong to a person: every table knows them."""
    form, person = await form_of(request), rings.person(request)
    found = quiet.Quiet(
        small(form.get("begin", "")) % quiet.DAY,
        small(form.get("end", "")) % quiet.DAY,
        form.get("zone", "").strip() or "UTC",
        "shown" in form,
    )
    try:
        quiet.place(found.zone)
    except ValueError as error:
        raise CallError("zone", found.zone[:40]) from error
    telephone(request).calling.set_quiet(person.ring, quiet.NEVER if form.get("do") == "drop" else found)
    response = go(request, "/calls")
    rings.remember(request, response, person)
    return response


@ADDRESSES.post("/calls/table")
async def set_how(request: Request) -> Response:
    """What may be said at one table."""
    form, ring = await form_of(request), ring_of(request)
    how = form.get("how", "")
    telephone(request).calling.set_how(ring, form.get("table", ""), how if how in HOWS[1:] else "")
    return go(request, "/calls")


# -- links in mails --------------------------------------------------------------------------------


@ADDRESSES.at("/calls/confirm/{word}", "GET", "POST")
async def confirm(request: Request) -> Response:
    return linked(request, "confirm", telephone(request).ways.confirm)


@ADDRESSES.at("/calls/stop/{word}", "GET", "POST")
async def stop(request: Request) -> Response:
    return linked(request, "stop", telephone(request).ways.stop)


def linked(request: Request, what: str, deed: Callable[[str], object]) -> Response:
    """A link is opened by more than people: it is done by a button, or by a mail program in one click (RFC 8058)."""
    word, done = str(request.path_params["word"]), request.method == "POST"
    if done:
        deed(word)
    way = telephone(request).ways.by(what, word)
    return render("calls-mail.html", request, what=what, done=done, address=way.address, word=word)


@ADDRESSES.get("/sw.js")
async def worker(request: Request) -> Response:
    """The script that a browser runs when it is called; from the top of the house, to speak for all of it."""
    telephone(request)
    return Response(SCRIPT.read_text(encoding="utf-8"), media_type="text/javascript", headers=FRESH)
