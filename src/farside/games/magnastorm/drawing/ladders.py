"""The research board for a phone: a card for each track, with what its commander does and eleven levels to tap."""

from __future__ import annotations

from typing import Final

from farside.core.actions import NOBODY, Seat
from farside.core.marks import badge, element, escape, hint, sign
from farside.core.scene import Words
from farside.games.magnastorm import components
from farside.games.magnastorm.cards import COMMANDERS
from farside.games.magnastorm.components import ANY_CUBE, BAG, CREW, LEVEL_COUNT, LEVEL_KIND, LEVELS, NOTHING, TRACKS
from farside.games.magnastorm.drawing.panels import about
from farside.games.magnastorm.drawing.research import answers, told
from farside.games.magnastorm.drawing.scene import Scene, crew_colours, short_name, token

SIZE: Final = 18  # of what a level gives
CROWD: Final = 2  # more markers than this on one level are drawn smaller


def ladders(scene: Scene) -> str:
    cards = "".join([ladder(scene, at) for at in range(len(scene.view.heads))])
    return element("div", cards, "magnastorm mag-ladders")


def ladder(scene: Scene, at: int) -> str:
    """A track: who heads it, what he does, who leads, and its levels."""
    steps = "".join([rung(scene, at, step) for step in range(LEVELS)])
    inside = head(scene, at) + element("div", steps, "rungs")
    return element("article", inside, f"ladder t-{TRACKS[at]}", f'id="narrow-track-{TRACKS[at]}"')


def head(scene: Scene, at: int) -> str:
    """The commander: his name, his ability as a sentence, and whoever has the most knowledge."""
    chief = scene.view.heads[at]
    option = f"use:{COMMANDERS[chief]}"
    number = element("i", str(scene.number(option)), "pick-n") if scene.number(option) else ""
    does = scene.html(f"does-{COMMANDERS[chief]}")
    text = element("b", escape(short_name(chief))) + wisest(scene, at) + element("span", does, "does")
    inside = number + sign(f"mag-{TRACKS[at]}", scene.member("track", at), 26) + element("p", text)
    more = f'id="guide-{TRACKS[at]}" {hint(about(scene, chief))}'
    if number:
        return element("header", inside, "target", f"{more} {scene.target(option)}")
    return element("header", inside, "", more)


def wisest(scene: Scene, at: int) -> str:
    """Who leads, in a word."""
    seat = scene.view.wisest[at]
    words: Words = {"track": scene.member("track", at)}
    if seat == NOBODY:
        return element("small", scene.html("leads-nobody"), "", hint(scene.say("nobody-wisest", words)))
    told_ = hint(scene.say("wisest", words | scene.naming(seat)))
    return element("small", badge(seat, "", 16) + scene.html("leads", scene.naming(seat)), "", told_)


def rung(scene: Scene, at: int, step: int) -> str:
    """A level: its number, the number of its option, what it gives, and the markers there."""
    found = scene.open(*answers(scene, at, step))
    number = element("i", str(scene.number(found[0])), "pick-n") if found else ""
    here = [seat for seat in scene.seats if scene.view.players[seat].levels[at] == step]
    inside = element("u", str(step)) + number + gift(scene, at, step) + markers(scene, here)
    classes = "rung" + (" got" if 0 < step <= scene.me().levels[at] else "") + (" target" if found else "")
    more = f'id="rung-{TRACKS[at]}-{step}" {hint(told(scene, at, step))}'
    shut = scene.shut(*answers(scene, at, step))
    if found:
        more += f" {scene.target(*found)}"
    elif shut:
        more += f" {scene.barred(shut)}"
    return element("span", inside, classes, more)


def gift(scene: Scene, at: int, step: int) -> str:
    """What a level gives."""
    kind, amount = LEVEL_KIND[at * LEVELS + step], LEVEL_COUNT[at * LEVELS + step]
    if kind == NOTHING:
        return ""
    if kind == BAG:
        return element("span", sign("mag-bag", "", SIZE, "sign-of") + element("em", str(amount)), "bag")
    if kind == CREW:
        return sign("mag-crew", "", SIZE, crew_colours(scene.seat()))
    if kind == ANY_CUBE:
        return sign("mag-cube-any", "", SIZE, "mag-white")
    return token("cube", scene.seat() if kind == components.OWN_CUBE else components.YELLOW, "", SIZE)


def markers(scene: Scene, here: list[Seat]) -> str:
    """The players on a level, at its foot."""
    size = SIZE if len(here) <= CROWD else 14
    return element("span", "".join([badge(seat, scene.who(seat), size) for seat in here]), "markers") if here else ""
