"""The research board: a commander for each track, eleven levels with what they give, and the markers."""

from __future__ import annotations

from typing import Final

from farside.core.actions import NOBODY, Seat
from farside.core.marks import LETTERS, ORIGIN, Spot, box, colours, escape, group, mark, move, title, use, word
from farside.core.scene import Words
from farside.games.magnastorm import components
from farside.games.magnastorm.cards import COMMANDERS
from farside.games.magnastorm.components import ANY_CUBE, BAG, CREW, LEVEL_COUNT, LEVEL_KIND, LEVELS, NOTHING, TRACKS
from farside.games.magnastorm.drawing.panels import about
from farside.games.magnastorm.drawing.scene import Scene, crew_colours, piece, short_name

WIDTH: Final = 684
HEIGHT: Final = 176
CARD: Final = 160
LEFT: Final = 166
STEP: Final = (WIDTH - LEFT) / LEVELS
CROWD: Final = 3  # more tracks than this are drawn lower


def research(scene: Scene) -> str:
    head = '<svg xmlns="http://www.w3.org/2000/svg" class="magnastorm mag-research" role="group"'
    head += f' viewBox="0 0 {WIDTH} {HEIGHT}" aria-label="{escape(scene.say("research"))}">'
    return head + "".join(track(scene, at) for at in range(count(scene))) + "</svg>"


def count(scene: Scene) -> int:
    return len(scene.view.heads)


def pitch(scene: Scene) -> float:
    return HEIGHT / count(scene)


def line(scene: Scene, track_: int) -> float:
    """The middle of a track."""
    return (track_ + 0.5) * pitch(scene)


def high(scene: Scene) -> float:
    return pitch(scene) - 4


def track(scene: Scene, at: int) -> str:
    inside = head(scene, at) + "".join(level(scene, at, step) for step in range(LEVELS))
    inside += "".join(marker(scene, at, seat) for seat in scene.seats)
    inside += "".join(badge(scene, at, step) for step in range(LEVELS))
    return group(inside, f"track t-{TRACKS[at]}", f'id="track-{TRACKS[at]}"')


# -- the commander ---------------------------------------------------------------------------------


def head(scene: Scene, at: int) -> str:
    """The track's sign, its commander with what he does, and who has the most knowledge now."""
    chief = scene.view.heads[at]
    y, low = line(scene, at), count(scene) > CROWD
    options = [f"use:{COMMANDERS[chief]}"]
    inside = box(Spot(CARD / 2, y), CARD - 1, high(scene), 8, "card") + use(f"mag-{TRACKS[at]}", Spot(15, y), 22)
    inside += word(Spot(28, y - (8 if low else 10)), short_name(chief), "name")
    inside += word(Spot(28, y + (8 if low else 9)), scene.say(f"short-{COMMANDERS[chief]}"), "soft")
    holder, wisest = scene.view.holder[chief], scene.view.wisest[at]
    if holder != NOBODY:
        inside += mark(holder, Spot(CARD - 10, y - high(scene) / 2 + 10), 17)
    inside += scene.badge(Spot(CARD - 12, y + high(scene) / 2 - 11), 8.5, *options)
    words: Words = {"track": scene.member("track", at)}
    leads = scene.say("nobody-wisest", words) if wisest == NOBODY else scene.say("wisest", words | scene.naming(wisest))
    return scene.place(inside, "chief", f'id="head-{TRACKS[at]}"', f"{about(scene, chief)} {leads}", *options)


# -- levels ----------------------------------------------------------------------------------------


def middle(scene: Scene, at: int, step: int) -> Spot:
    return Spot(LEFT + (step + 0.5) * STEP - 1, line(scene, at))


def level(scene: Scene, at: int, step: int) -> str:
    """A level: what it gives, and whether the reader's marker would reach it."""
    place = middle(scene, at, step)
    options = answers(scene, at, step)
    got = " got" if 0 < step <= scene.me().levels[at] else ""
    ground = box(place, STEP - 3, high(scene), 6, f"level{got}")
    number_ = word(Spot(place.x - STEP / 2 + 10, place.y - high(scene) / 2 + 9), str(step), "stepn")
    here = any(player.levels[at] == step for player in scene.view.players)
    inside = ground + number_ + gift(scene, at, step, place, here)
    return scene.place(inside, "step", f'id="level-{TRACKS[at]}-{step}"', told(scene, at, step), *options)


def badge(scene: Scene, at: int, step: int) -> str:
    """An option's number, above the markers."""
    place = middle(scene, at, step)
    corner = Spot(place.x - STEP / 2 + 12, place.y + high(scene) / 2 - 10)
    return scene.badge(corner, 8.5, *answers(scene, at, step))


def answers(scene: Scene, at: int, step: int) -> list[str]:
    """Options on a level: the one a marker would rise to, or the one it would go down to."""
    have = scene.me().levels[at]
    if step == min(have + 1, components.TOP) and not lowering(scene):
        return [f"track:{TRACKS[at]}"]
    if lowering(scene) and step == max(have - down(scene), 0):
        return [f"lower:{TRACKS[at]}"]
    return []


def lowering(scene: Scene) -> bool:
    return scene.view.asks == "lower"


def down(scene: Scene) -> int:
    """By how much a marker goes down for the objective under way."""
    return scene.view.about[1]


def gift(scene: Scene, at: int, step: int, place: Spot, here: bool) -> str:
    """What a level gives; it moves aside where a marker stands."""
    kind, amount = LEVEL_KIND[at * LEVELS + step], LEVEL_COUNT[at * LEVELS + step]
    if kind == NOTHING:
        return ""
    spot = Spot(place.x + STEP / 2 - 12, place.y - high(scene) / 2 + 10) if here else Spot(place.x, place.y + 5)
    size = 15.0 if here else 22.0
    if kind == BAG:
        text = "" if here else word(Spot(spot.x, spot.y + 4), str(amount), "inbag")
        return use("mag-bag", spot, size, "sign-of") + text
    if kind == CREW:
        return use("mag-crew", spot, size, crew_colours(scene.seat()))
    if kind == ANY_CUBE:
        return use("mag-cube-any", spot, size, "mag-white")
    return piece("cube", scene.seat() if kind == components.OWN_CUBE else components.YELLOW, spot, size)


def told(scene: Scene, at: int, step: int) -> str:
    """A level and what it gives in words."""
    text = scene.say("level", {"track": scene.member("track", at), "n": step})
    given = gift_words(scene, at, step)
    return f"{text}: {given}" if given else text


def gift_words(scene: Scene, at: int, step: int) -> str:
    kind, amount = LEVEL_KIND[at * LEVELS + step], LEVEL_COUNT[at * LEVELS + step]
    keys = {components.OWN_CUBE: "own", components.YELLOW_CUBE: "yellow", ANY_CUBE: "any", BAG: "bag", CREW: "crew"}
    return scene.say(f"gift-{keys[kind]}", {"n": amount}) if kind != NOTHING else ""


# -- markers ---------------------------------------------------------------------------------------


def marker(scene: Scene, at: int, seat: Seat) -> str:
    """A player's marker; several on one level share it."""
    step = scene.view.players[seat].levels[at]
    here = [other for other in scene.seats if scene.view.players[other].levels[at] == step]
    order, crowd = here.index(seat), len(here)
    place = middle(scene, at, step)
    size = min(24.0, high(scene) - 14) if crowd == 1 else 19.0 if crowd == 2 else 14.0
    x = place.x + (order - (crowd - 1) / 2) * min(size, (STEP - 5) / crowd)
    words: Words = {"track": scene.member("track", at), "n": step}
    inside = title(scene.say("marker", words | scene.naming(seat))) + mark(seat, ORIGIN, size)
    spot = Spot(x, place.y + (high(scene) - size) / 2 - 3)
    return group(inside, f"piece marker {colours(seat)}", f'id="marker-{TRACKS[at]}-{LETTERS[seat]}" {move(spot)}')
