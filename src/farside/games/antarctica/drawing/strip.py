"""The strip: coming turns if nothing moves."""

from __future__ import annotations

from typing import Final

from farside.core.marks import LETTERS, badge, colours, escape, sign
from farside.games.antarctica.drawing.scene import Scene
from farside.games.antarctica.view import Turn

SHOWN: Final = 10


def strip(scene: Scene) -> str:
    turns = scene.view.forecast[:SHOWN]
    items = "".join(turn(scene, coming, at) for at, coming in enumerate(turns))
    sun = sign("ant-sun", scene.say("strip"), 24, "k-sun")
    return f'<div class="antarctica strip">{sun}<ol>{items}</ol><span class="again">{escape(again(scene))}</span></div>'


def turn(scene: Scene, coming: Turn, at: int) -> str:
    """Whose turn it is where; the first one is being played."""
    classes = ["turn", colours(coming.seat)]
    if at == 0:
        classes.append("now")
    if coming.seat == scene.mine():
        classes.append("mine")
    ice = sign("ant-icebreaker", scene.say("by-icebreaker"), 18, "pict") if coming.icebreaker else ""
    words = {"name": scene.voice.name(coming.seat), "who": scene.voice.who(coming.seat), "zone": scene.zone(coming.zone), "n": coming.away}
    told = escape(scene.say("turn", words))
    face = badge(coming.seat, scene.who(coming.seat), 26)
    zone = f"<span>{escape(scene.short(coming.zone))}</span>"
    return f'<li class="{" ".join(classes)}" data-seat="{LETTERS[coming.seat]}" title="{told}">{face}{zone}{ice}</li>'


def again(scene: Scene) -> str:
    """When the reader's next turn comes."""
    me = scene.mine()
    turns = [at for at, coming in enumerate(scene.view.forecast) if coming.seat == me and at > 0]
    if scene.view.over or me not in scene.seats:
        return ""
    return scene.say("again", {"n": turns[0]}) if turns else scene.say("again-none")
