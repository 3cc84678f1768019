"""The centre tile: it turns with the storm. Over it stand the labs of each player in each sector, and the round."""

from __future__ import annotations

from farside.core.actions import Seat
from farside.core.marks import LETTERS, Spot, colours, disc, group, number, title, use, word
from farside.core.scene import Words
from farside.games.magnastorm.cards import SECTOR_ANGLE
from farside.games.magnastorm.components import SECTORS
from farside.games.magnastorm.drawing.plan import spot, turned
from farside.games.magnastorm.drawing.scene import Scene

COUNTS = 58  # how far out the counts stand
CROWD = 3  # players whose counts stand side by side at full width


def tile(scene: Scene) -> str:
    angle = turned(scene.view.start, scene.view.round)
    turns = group('<use href="#mag-tile"/>', "piece sweep", f'id="tile-face" {rotated(angle)}')
    counts = "".join(sector(scene, at) for at in range(len(SECTORS)))
    return group(title(scene.say("tile")) + turns + counts + hub(scene), "", 'id="centre-tile"')


def rotated(angle: int) -> str:
    return f'transform="rotate({angle})"'


def sector(scene: Scene, at: int) -> str:
    """MAG-ADM-2  Who has how many labs in a sector, and who has the majority."""
    middle = spot(SECTOR_ANGLE[at], COUNTS)
    strength = scene.view.strength[at]
    here = [seat for seat in scene.seats if strength[seat]]
    if not here:
        sign = "calm" if scene.calm(at) else "storm"
        told = title(scene.say("no-labs", {"sector": scene.sector(at)}))
        return group(told + use(f"mag-{sign}", middle, 22), "faded")
    return "".join(count(scene, at, seat, stand(middle, order, len(here))) for order, seat in enumerate(here))


def stand(middle: Spot, order: int, crowd: int) -> Spot:
    """Side by side; four stand two by two."""
    if crowd <= CROWD:
        return Spot(middle.x + (order - (crowd - 1) / 2) * 19, middle.y)
    return Spot(middle.x + (order % 2 - 0.5) * 21, middle.y + (order // 2 - 0.5) * 23 + 3)


def count(scene: Scene, at: int, seat: Seat, place: Spot) -> str:
    """A player's labs in a sector, on the player's own shape."""
    leads = scene.view.majority[at] == seat
    words: Words = {"sector": scene.sector(at), "n": scene.view.strength[at][seat], "leads": str(leads).lower()}
    inside = title(scene.say("labs-here", words | scene.naming(seat))) + shape(seat, place)
    inside += word(Spot(place.x, place.y + (1.5 if LETTERS[seat] == "C" else 0)), str(scene.view.strength[at][seat]))
    if leads:
        inside += use("mag-crown", Spot(place.x, place.y - 14), 13)
    return group(
        inside, f"count {colours(seat)}{' leads' if leads else ''}", f'id="labs-{SECTORS[at]}-{LETTERS[seat]}"'
    )


def shape(seat: Seat, at: Spot) -> str:
    """Circle, square, triangle, diamond: as the players' marks."""
    if LETTERS[seat] == "A":
        return disc(at, 8.5)
    if LETTERS[seat] == "B":
        return f'<path d="M{number(at.x - 7.5)} {number(at.y - 7.5)}h15v15h-15z"/>'
    if LETTERS[seat] == "C":
        return f'<path d="M{number(at.x)} {number(at.y - 10)}l9.5 17h-19z"/>'
    return f'<path d="M{number(at.x)} {number(at.y - 10.5)}l9.5 10.5-9.5 10.5-9.5-10.5z"/>'


def hub(scene: Scene) -> str:
    """The round."""
    words: Words = {"n": scene.view.round, "of": scene.view.rounds}
    inside = title(scene.say("round", words)) + disc(Spot(0, 0), 25)
    inside += word(Spot(0, -5), str(scene.view.round), "big") + word(Spot(0, 12), scene.say("of", words), "of")
    return group(inside, "hub")
