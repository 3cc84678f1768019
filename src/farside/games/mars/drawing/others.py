"""The large picture: the reader's colony, the rivals' as large as his, and for those who watch a switch."""

from __future__ import annotations

from farside.core.actions import Seat
from farside.core.marks import LETTERS, badge, colours, element, sign
from farside.games.mars.drawing.board import drawing, own
from farside.games.mars.drawing.plan import WIDE
from farside.games.mars.drawing.players import held, points, stats
from farside.games.mars.drawing.scene import Scene


def board(scene: Scene) -> str:
    """All colonies; the style sheet shows the reader's, the one he looks at, or all where there is room."""
    found = "".join(other(scene.of(seat)) for seat in scene.others())
    classes = f"mars ma-both ma-of-{LETTERS[scene.owner]} ma-seats-{scene.view.seats}"
    return element("div", own(scene) + switch(scene) + found, classes)


def other(scene: Scene) -> str:
    """A rival's colony with what is counted of him, and the way back to one's own."""
    seat, watched = scene.owner, scene.view.seat is None
    head = badge(seat, "", 24) + element("b", scene.html("colony", scene.naming(seat))) + held(scene, seat)
    head += element("span", stats(scene, seat), "ma-stats") + points(scene, seat)
    back = element("button", scene.html("look-back"), "", 'type="button" data-do="look" data-look=""')
    bar = element("header", head + ("" if watched else back), f"ma-bar {colours(seat)}")
    return element("section", bar + drawing(scene, WIDE, ""), f"ma-other ma-other-{LETTERS[seat]}")


def switch(scene: Scene) -> str:
    """For those who watch: whose colony is shown, or always that of whoever is at turn."""
    if scene.view.seat is not None:
        return ""
    found = "".join(switched(scene, seat) for seat in scene.seats)
    more = 'type="button" data-do="look" data-look="" data-key="f" id="look-follow"'
    inside = sign("mars-follow", "", 16) + element("span", scene.html("follow"))
    found += element("button", inside, "", f"{more} {scene.tip(scene.say('follow'))}")
    return element("div", found, "ma-switch", f'role="group" aria-label="{scene.html("look")}"')


def switched(scene: Scene, seat: Seat) -> str:
    inside = badge(seat, "", 20) + element("span", scene.html("player", scene.naming(seat)))
    inside += element("small", str(scene.view.scores[seat]))
    letter, tip = LETTERS[seat], scene.tip(scene.say("colony", scene.naming(seat)))
    more = f'type="button" data-do="look" data-look="{letter}" data-key="{seat + 1}" id="look-{letter}"'
    return element("button", inside, "", f"{more} {tip}")
