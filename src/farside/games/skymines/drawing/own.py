"""One's own tracks: the tank and the research track."""

from __future__ import annotations

from typing import Final

from farside.core.actions import NOBODY, Seat
from farside.core.marks import (
    LETTERS,
    ORIGIN,
    Spot,
    element,
    escape,
    group,
    hint,
    mark,
    move,
    sign,
    title,
    use,
)
from farside.games.skymines.components import (
    LAB,
    LAB_SLOT,
    LAB_UNLOCK,
    LAB_VALUE,
    NO_A,
    PLANS,
    SLOT_KEYS,
    TANK_LAST,
    TANK_SLOT,
    TANK_UNLOCK,
    TANK_VALUE,
)
from farside.games.skymines.drawing.faces import is_special, plan_face, plan_line, told
from farside.games.skymines.drawing.scene import DARK, Scene, numbered
from farside.games.skymines.drawing.steps import Size, step
from farside.games.skymines.luna import LUNA
from farside.games.skymines.view import Position

NEAR: Final = 18  # spaces of the tank that a phone shows
PITCH: Final = min(15.6, 452.4 / (TANK_LAST + 1))  # of the tank's spaces
BEHIND: Final = 3  # of them behind the marker


def tank(scene: Scene) -> str:
    """Everybody's helium; the values lie above, or on a phone inside."""
    words = tank_words(scene)
    heading = element("h3", f"{scene.icon('helium', 15)} {scene.html('tank')} <small>{escape(words)}</small>")
    return element("div", heading + ruler(scene, words) + near(scene, words), "skymines sky-tank-part")


def tank_words(scene: Scene) -> str:
    """Where the marker stands, and how far the next value is."""
    at = scene.player(scene.focus()).helium
    ahead = [space for space in range(at + 1, TANK_LAST + 1) if TANK_VALUE[space] > TANK_VALUE[at]]
    further = {"next": TANK_VALUE[ahead[0]], "n": ahead[0] - at} if ahead else {"next": 0, "n": 0}
    return scene.say("tank-line", {"space": at, "value": TANK_VALUE[at]} | further)


def ruler(scene: Scene, words: str) -> str:
    """The whole track, with everybody's markers."""
    seat = scene.focus()
    at = scene.player(seat).helium
    drawn = title(words) + "".join([tank_space(scene, space, at) for space in range(TANK_LAST + 1)])
    drawn += "".join([float_mark(scene, other) for other in scene.roll if other != seat])
    drawn += group(mark(seat, ORIGIN, 18), "piece", f'id="helium-{LETTERS[seat]}" {move(Spot(tank_x(at), 26))}')
    return element("svg", drawn, "sky-tank sky-broad", 'viewBox="0 0 456 54" role="img"')


def near(scene: Scene, words: str) -> str:
    """On a phone: the spaces around the marker, large enough to be read."""
    at = scene.player(scene.focus()).helium
    first = max(0, min(at - BEHIND, TANK_LAST + 1 - NEAR))
    last = min(first + NEAR, TANK_LAST + 1)
    cells = "".join([near_space(scene, space, at) for space in range(first, last)])
    return element("div", cells, "sky-near sky-narrow", f'role="img" aria-label="{escape(words)}"')


def near_space(scene: Scene, space: int, at: int) -> str:
    """A space: the reader's marker, its value, or the slot it opens; below it whoever else is there."""
    worth = space > 0 and TANK_VALUE[space] > TANK_VALUE[space - 1]
    inside = f"{TANK_VALUE[space]}" if worth else scene.icon("cards", 12) if space == TANK_UNLOCK else ""
    if space == at:
        inside = scene.badge(scene.focus(), 16)
    here = [other for other in scene.roll if other != scene.focus() and helium_of(scene, other) == space]
    others = element("span", "".join([scene.badge(other, 12) for other in here])) if here else ""
    classes = " ".join([*(["sky-worth"] if worth else []), *(["sky-past"] if space <= at else [])])
    return element("i", inside + others, classes)


def helium_of(scene: Scene, seat: Seat) -> int:
    return scene.luna().helium if seat == LUNA else scene.player(seat).helium


def tank_x(space: int) -> float:
    return 2 + (space + 0.5) * PITCH


def tank_space(scene: Scene, space: int, reached: int) -> str:
    x = tank_x(space)
    drawn = step(Spot(x, 26), Size(PITCH - 1.4, 20, 3, 8), TANK_VALUE, space, reached)
    if space == TANK_UNLOCK:
        drawn += group(
            title(scene.say("opens-slot", {"slot": SLOT_KEYS[TANK_SLOT]})) + use("sky-cards", Spot(x, 26), 11),
            "sky-opens",
        )
    return drawn


def float_mark(scene: Scene, seat: Seat) -> str:
    """Where the others are."""
    helium = helium_of(scene, seat)
    x = tank_x(helium) + (seat - 1.5) * 3
    told_ = title(f"{scene.who(seat)}: {helium}")
    return group(told_ + mark(seat, ORIGIN, 12), "piece", f'id="helium-{LETTERS[seat]}" {move(Spot(x, 45))}')


# -- the research track ------------------------------------------------------------------------------


def lab(scene: Scene) -> str:
    """The research track of the reader, or of whoever is at turn."""
    return element("div", steps(scene, scene.focus()), "skymines sky-lab-part")


def steps(scene: Scene, seat: Seat, live: bool = True) -> str:
    """The plans ahead, whether they are met now, and the values."""
    have = scene.player(seat)
    small = scene.html("lab-line", {"position": have.upload, "value": LAB_VALUE[have.upload]})
    heading = element("h3", f"{scene.icon('rp', 15)} {scene.html('lab')} <small>{small}</small>")
    cells = "".join([position(scene, seat, at, live) for at in range(LAB)])
    classes = "sky-lab" if have.upload else "sky-lab sky-from-start"
    return element("div", heading + laid_aside(scene, live), "sky-lab-head") + element("div", cells, classes)


def laid_aside(scene: Scene, live: bool) -> str:
    """Plans taken this turn that still want a position."""
    if not live or not scene.view.aside or scene.view.turn_of != scene.focus():
        return ""
    drawn = ""
    for plan in scene.view.aside:
        lit = scene.lit(*[name for name in scene.found("put") if name.split(":")[1] == PLANS[plan]])
        inside = numbered(lit) + plan_line(scene, plan, 14)
        drawn += element("span", inside, lit.dress("sky-choice"), lit.more(told(scene.plan(plan), lit.words)))
    return element("div", drawn, "sky-choices", hint(scene.say("aside")))


def position(scene: Scene, seat: Seat, at: int, live: bool) -> str:
    have = scene.player(seat)
    seen = have.track[at]
    names = [name for name in scene.found("put") if name.endswith(f":{at}")] + [f"go:{at}", f"flip:{at}"]
    lit = scene.lit(*names) if live and seat == scene.mine() else DARK
    worth = str(LAB_VALUE[at]) if at and LAB_VALUE[at] > LAB_VALUE[at - 1] else ""
    above = scene.icon("cards", 12) if at == LAB_UNLOCK else worth
    inside = (
        element("u", above) + numbered(lit) + lab_plan(scene, at, seen) + element("em", foot(scene, seat, at, seen))
    )
    classes = "sky-step" + (" sky-past" if at <= have.upload else "") + (" sky-behind" if at < have.upload else "")
    place = f'id="lab-{at}" ' if live else ""
    return element(
        "span", inside, lit.dress(classes), lit.more(f"{place}{told(position_words(scene, at, seen), lit.words)}")
    )


def position_words(scene: Scene, at: int, seen: Position) -> str:
    words = [scene.say("position", {"n": at, "value": LAB_VALUE[at]})]
    if at == LAB_UNLOCK:
        words.append(scene.say("opens-slot", {"slot": SLOT_KEYS[LAB_SLOT]}))
    if NO_A >> at & 1:
        words.append(scene.say("no-a"))
    if seen.plan != NOBODY:
        words.append(f"{scene.plan(seen.plan)}." + (f" {scene.say('turned')}" if seen.turned else ""))
    if seen.buried:
        words.append(scene.say("buried", {"n": seen.buried}))
    return " ".join(words)


def lab_plan(scene: Scene, at: int, seen: Position) -> str:
    if at == 0:
        return element("span", scene.icon("dish", 16), "sky-plan sky-start")
    if seen.plan == NOBODY:
        return element("span", "<s>A</s>" if NO_A >> at & 1 else "", "sky-plan sky-gap")
    if seen.turned:
        return element("span", "", "sky-plan sky-later")
    classes = "sky-plan sky-prime" if is_special(seen.plan) else "sky-plan"
    return element("span", plan_face(scene, seen.plan, 12), classes)


def foot(scene: Scene, seat: Seat, at: int, seen: Position) -> str:
    """The upload marker, or whether the next plans could be entered now."""
    reached = scene.player(seat).upload
    if at == reached:
        return scene.badge(seat, 16)
    if at < reached or seen.plan == NOBODY:
        return ""
    if seen.met:
        return sign("check", scene.say("met"), 14, "sky-yes")
    return sign("cross", scene.say("unmet"), 14, "sky-no")
