"""The strip: coming turns if nothing moves."""

from __future__ import annotations

from typing import Final

from farside.core.actions import NOBODY
from farside.core.marks import badge, colours, element, escape, hint, sign
from farside.games.antarctica.drawing.scene import Scene
from farside.games.antarctica.view import Turn

SHOWN: Final = 10


def strip(scene: Scene) -> str:
    turns = scene.view.forecast[:SHOWN]
    items = "".join(turn(scene, coming, at) for at, coming in enumerate(turns))
    lap = scene.say("lap", {"n": scene.view.lap})
    sun = element("span", sign("ant-sun", lap, 24, "k-sun"), "", hint(lap))
    return element("div", f"{sun}<ol>{items}</ol>{again(scene)}", "antarctica ant-strip")


def turn(scene: Scene, coming: Turn, at: int) -> str:
    """Whose turn it is where; the first one is being played."""
    classes = ["ant-turn", colours(coming.seat)]
    classes += ["ant-now"] if at == 0 and coming.away == 0 else []
    classes += ["ant-ours"] if coming.seat == scene.mine() else []
    ice = sign("ant-icebreaker", scene.say("by-icebreaker"), 18, "pict") if coming.icebreaker else ""
    words = scene.naming(coming.seat) | {"zone": scene.zone(coming.zone), "n": coming.away}
    inside = badge(coming.seat, scene.who(coming.seat), 26) + element("span", escape(scene.short(coming.zone))) + ice
    return element("li", inside, " ".join(classes), f'data-note="coming-{at}" {hint(scene.say("turn", words))}')


def again(scene: Scene) -> str:
    """When the reader's next turn comes."""
    me = scene.mine()
    if me == NOBODY or scene.view.over:
        return ""
    turns = [at for at, coming in enumerate(scene.view.forecast) if coming.seat == me and at > 0]
    if turns:
        words = scene.say("again", {"n": turns[0]})
    else:
        words = scene.say("again-later" if scene.view.players[me].sailing else "again-none")
    return element("span", escape(words), "again")
