"""The company tracks drawn straight, one below the other: for phones, and beside the Moon of a tablet."""

from __future__ import annotations

from typing import Final

from farside.core.actions import Seat
from farside.core.marks import LETTERS, ORIGIN, Spot, box, element, group, mark, move, word
from farside.core.phrases import Args
from farside.games.skymines.components import COMPANIES, FIRMS
from farside.games.skymines.drawing.orbits import Line, answers, gates, on_belt, share_at, side_of
from farside.games.skymines.drawing.scene import Lit, Scene, hue, numbered
from farside.games.skymines.modules import SHUTTLES
from farside.games.skymines.tracks import LAST

LONG: Final = 362
TALL: Final = 42  # all lanes
TOP: Final = 17


def straight(scene: Scene) -> str:
    """The four tracks."""
    return element("div", "".join([row(scene, firm) for firm in range(FIRMS)]), "skymines sky-tracks")


def row(scene: Scene, firm: int) -> str:
    """A track with its name, its value and the reader's shares: as a whole the place of a step on it."""
    lit = answers(scene, firm)
    name = element("b", scene.company(firm))
    head = element("h3", f"{numbered(lit)}{scene.logo(firm, 18)} {name} <small>{scene_line(scene, firm)}</small>")
    more = lit.more(f'id="line-{COMPANIES[firm]}"')
    return element("div", head + ruler(scene, firm, lit), lit.dress(f"sky-line {hue(firm)}"), more)


def scene_line(scene: Scene, firm: int) -> str:
    """`0 a share, you 1, 15 outposts left`."""
    company, mine = scene.view.companies[firm], scene.player(scene.focus()).marks[firm]
    left = [column.outposts for column in company.columns]
    words: Args = {"value": company.value, "shares": mine.shares + mine.card_shares, "left": sum(left)}
    if not on_belt(scene):
        return scene.html("track-line", words)
    return scene.html("belt-line", {**words, "left": sum(left) - left[SHUTTLES], "shuttles": left[SHUTTLES]})


def wide(scene: Scene, firm: int) -> float:
    """How wide a space is."""
    return (LONG - 4) / (LAST[side_of(scene, firm)] + 1)


def ruler(scene: Scene, firm: int, lit: Lit) -> str:
    """Spaces, gates, the space that the next step leads to, and everybody's markers in lanes."""
    drawn = "".join([space(scene, firm, at) for at in range(LAST[side_of(scene, firm)] + 1)])
    drawn += gates(scene, firm, lambda after: upright(2 + (after + 1) * wide(scene, firm)))
    drawn += next_space(scene, firm, lit) + "".join([marker(scene, firm, player) for player in scene.roll])
    return element("svg", drawn, "sky-ruler", f'viewBox="0 0 {LONG} 76" aria-hidden="true"')


def space(scene: Scene, firm: int, at: int) -> str:
    share = share_at(side_of(scene, firm), at)
    x = 2 + (at + 0.5) * wide(scene, firm)
    cell = box(Spot(x, TOP + TALL / 2), wide(scene, firm) - 1, TALL, 1, "sky-cell sky-rich" if share else "sky-cell")
    return cell + (word(Spot(x, 8), str(share), "sky-share") if share else "")


def lane(scene: Scene, seat: Seat) -> float:
    """The middle of a player's lane."""
    return TOP + TALL / len(scene.roll) * (scene.place(seat) + 0.5)


def next_space(scene: Scene, firm: int, lit: Lit) -> str:
    """Where the reader's marker would go."""
    if not lit.number:
        return ""
    seat = scene.focus()
    at = min(scene.player(seat).marks[firm].space + 1, LAST[side_of(scene, firm)])
    spot = Spot(2 + (at + 0.5) * wide(scene, firm), lane(scene, seat))
    return box(spot, wide(scene, firm), TALL / len(scene.roll), 2, "sky-next")


def marker(scene: Scene, firm: int, seat: Seat) -> str:
    spot = Spot(2 + (scene.marks(seat, firm).space + 0.5) * wide(scene, firm), lane(scene, seat))
    size = min(16.0, TALL / len(scene.roll) + 1)
    return group(mark(seat, ORIGIN, size), "piece", f'id="line-{COMPANIES[firm]}-{LETTERS[seat]}" {move(spot)}')


def upright(x: float) -> Line:
    """A line across a straight track."""
    return Spot(x, TOP - 1), Spot(x, TOP + TALL + 1), Spot(x, TOP + TALL + 9)
