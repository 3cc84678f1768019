"""Scouts: where they stand, where they may drive to, and which of them the storm will catch."""

from __future__ import annotations

from farside.core.actions import NOBODY, Seat
from farside.core.marks import LETTERS, ORIGIN, Spot, colours, disc, group, move, title, use, word
from farside.core.scene import Words
from farside.games.magnastorm.components import PAD, SPACES
from farside.games.magnastorm.drawing.plan import pad, places, scout_spots, station_spots
from farside.games.magnastorm.drawing.rim import with_pad
from farside.games.magnastorm.drawing.scene import Scene


def pads(scene: Scene) -> str:
    """The landing pad, while somebody stands there."""
    sector = scene.planet.pad_sector[scene.view.start]
    if not with_pad(scene, sector):
        return ""
    inside = title(scene.say("pad", {"sector": scene.sector(sector)})) + disc(ORIGIN, 19)
    return group(inside, "pad", f'transform="translate({pad(scene.side, scene.view.start)})"')


def home(scene: Scene, seat: Seat) -> Spot:
    """The space of a scout, or the pad."""
    at = scene.view.players[seat].scout
    return pad(scene.side, scene.view.start) if at == PAD else places(scene.side)[at]


def routes(scene: Scene) -> str:
    """From where the next step is taken to each place it may lead to."""
    ends = [at for at in scene.planet.spaces if scene.number(f"drive:{SPACES[at]}")]
    if not ends:
        return ""
    start = home(scene, scene.seat())
    if scene.view.asks == "from-station":
        start = station_spots(scene.side)[scene.view.about[0]]
    path = "".join(f"M{start}L{places(scene.side)[at]}" for at in ends)
    return f'<path class="route" d="{path}"/>'


def trail(scene: Scene) -> str:
    """The last move of a scout: a soft line from where it began to where it ended."""
    seat, space, spot = scene.view.trail
    if seat == NOBODY:
        return ""
    if spot != NOBODY:
        start = station_spots(scene.side)[spot]
    else:
        start = pad(scene.side, scene.view.start) if space == PAD else places(scene.side)[space]
    end = home(scene, seat)
    told = title(scene.say("trail", scene.naming(seat)))
    return group(f'{told}<path class="trail" d="M{start}L{end}"/>', colours(seat), 'id="trail"')


def scouts(scene: Scene) -> str:
    spots = scout_spots(scene.view.seats, scene.view.start, tuple([player.scout for player in scene.view.players]))
    return group("".join(scout(scene, seat, spots[seat]) for seat in scene.seats), "scouts")


def scout(scene: Scene, seat: Seat, at: Spot) -> str:
    """A scout on a pale disc beside its space; a mark warns of the storm."""
    have = scene.view.players[seat]
    options = ("stay", "stop") if seat == scene.mine() else ()
    small = have.scout == PAD
    radius = 10.5 if small else 13.5
    inside = disc(ORIGIN, radius, "plate") + use(f"mag-scout-{LETTERS[seat]}", Spot(0, -0.5), radius * 1.6)
    if scene.open(*options):
        inside = disc(ORIGIN, radius + 4, "halo") + inside
    if have.in_storm or have.storm_next:
        corner = Spot(radius * 0.85, -radius * 0.85)
        inside += group(disc(corner, 7) + word(corner, "!"), "warn")
    inside += scene.badge(Spot(-radius * 0.9, radius * 0.9), 8.5, *options)
    place = f'id="scout-{LETTERS[seat]}" {move(at)}'
    return scene.place(inside, f"scout piece {colours(seat)}", place, told(scene, seat), *options)


def told(scene: Scene, seat: Seat) -> str:
    have = scene.view.players[seat]
    where = scene.say("on-pad") if have.scout == PAD else scene.member("space", have.scout)
    storm = "now" if have.in_storm else "next" if have.storm_next else "none"
    words: Words = {"space": where, "storm": storm}
    return scene.say("scout", words | scene.naming(seat))
