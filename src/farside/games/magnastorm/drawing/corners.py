"""The corners: turn order, what the storm does next, the crew that is left above, supply and bag."""

from __future__ import annotations

from typing import Final

from farside.core.marks import Spot, group, mark, title, use, word
from farside.core.scene import Words
from farside.games.magnastorm.components import COLOURS, YELLOW
from farside.games.magnastorm.drawing.scene import Scene, piece

EDGE: Final = 340
STEP: Final = 30  # from one colour of cubes to the next
DRAWS: Final = ("draw:plain", "draw:more")


def corners(scene: Scene) -> str:
    return group(order(scene) + weather(scene) + clock(scene) + stocks(scene), "corners")


def order(scene: Scene) -> str:
    """MAG-ROUND-4  The turn order; whoever acts is underlined, who holds the token wears it."""
    seats = scene.seating()
    inside = title(scene.say("order-long", {"people": scene.people(seats)}))
    inside += word(Spot(-EDGE, -331), scene.say("order"), "head")
    for at, seat in enumerate(seats):
        place = Spot(-EDGE + 12 + 28 * at, -308)
        inside += mark(seat, place, 24)
        if seat in scene.view.waiting:
            inside += f'<path class="acts" d="M{Spot(place.x - 10, place.y + 16)}h20"/>'
        if seat == scene.view.token:
            inside += use("mag-token", Spot(place.x + 9, place.y - 9), 16)
    return group(inside, "corner", 'id="corner-order"')


def weather(scene: Scene) -> str:
    """MAG-ADM-9  Which sector the storm takes next, and which it leaves."""
    view = scene.view
    if not view.calm_next:
        return group(word(Spot(EDGE, -331), scene.say("last-round"), "head"), "corner right", 'id="corner-storm"')
    lost = next(sector for sector in view.calm if sector not in view.calm_next)
    found = next(sector for sector in view.calm_next if sector not in view.calm)
    words: Words = {"storm": scene.sector(lost), "calm": scene.sector(found)}
    inside = title(scene.say("weather", words)) + word(Spot(EDGE, -331), scene.say("next-round"), "head")
    for at, (sign, sector) in enumerate((("storm", lost), ("calm", found))):
        y = -311 + 20 * at
        inside += use(f"mag-{sign}", Spot(EDGE - 9, y), 18) + word(Spot(EDGE - 25, y), scene.sector(sector), "soft")
    return group(inside, "corner right", 'id="corner-storm"')


def clock(scene: Scene) -> str:
    """MAG-ROUND-1  The round ends when no crew is left above."""
    left = scene.view.crew_above
    inside = title(scene.say("crew-left-long", {"n": left})) + word(Spot(-EDGE, 310), str(left), "large")
    return group(
        inside + word(Spot(-EDGE, 333), scene.say("crew-left", {"n": left}), "soft"), "corner", 'id="corner-clock"'
    )


def stocks(scene: Scene) -> str:
    """The supply, out of which cubes are taken, and the bag, out of which they are drawn."""
    return supply(scene) + bag(scene)


def kinds(scene: Scene) -> list[int]:
    return [YELLOW, *scene.seats]


def supply(scene: Scene) -> str:
    inside = word(Spot(EDGE, 275), scene.say("supply"), "head")
    for at, kind in enumerate(reversed(kinds(scene))):
        place = Spot(EDGE - 22 - STEP * at, 292)
        notation = f"get:{COLOURS[kind]}"
        body = piece("cube", kind, place, 15) + word(
            Spot(place.x + 14.5, place.y), str(scene.view.supply[kind]), "soft mid"
        )
        if scene.number(notation):
            body = f'<rect class="pick" x="{place.x - 11}" y="{place.y - 11}" width="34" height="22" rx="6"/>' + body
        body += scene.badge(Spot(place.x + 14.5, place.y), 8, notation)
        told = scene.say("supply-of", {"colour": scene.member("colour", kind), "n": scene.view.supply[kind]})
        inside += scene.place(body, "stock", f'id="supply-{COLOURS[kind]}"', told, notation)
    return group(inside, "corner right")


def bag(scene: Scene) -> str:
    """MAG-BAG-1  Open to all: so many cubes of each colour, and the black ones."""
    counts = [(kind, scene.view.bag[kind]) for kind in kinds(scene)]
    total = sum(count for _, count in counts) + scene.view.black
    told = scene.say("bag-long", {"n": total, "black": scene.view.black, "cubes": scene.cubes(scene.view.bag)})
    inside = word(Spot(EDGE, 312), scene.say("bag", {"n": total}), "head")
    for at, (kind, count) in enumerate(reversed(counts)):
        place = Spot(EDGE - 22 - STEP * at, 330)
        inside += piece("cube", kind, place, 15) + word(Spot(place.x + 14.5, place.y), str(count), "soft mid")
    if scene.open(*DRAWS):
        inside += scene.badge(Spot(EDGE - 80, 310), 9, *DRAWS)
    return scene.place(inside, "corner right", 'id="corner-bag"', told, *DRAWS)
