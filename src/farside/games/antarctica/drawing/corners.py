"""The corners of the board: how near the end is, the piles, and for a picture alone the open cards and the players."""

from __future__ import annotations

from typing import Final

from farside.core.actions import NOBODY, Seat
from farside.core.marks import Spot, escape, mark, title, use
from farside.games.antarctica.components import EXPERTISE, HAND, KINDS, SHIPYARD_CARDS, SIMPLE
from farside.games.antarctica.drawing.plan import SIZE
from farside.games.antarctica.drawing.scene import Scene

EDGE: Final = 8
CELL: Final = 52  # width of a pile in the box
BOX: Final = 3 * CELL + 14


def corners(scene: Scene) -> str:
    return until_end(scene) + piles(scene) + open_cards(scene) + standing(scene)


def box(width: float, height: float, heading: str) -> str:
    return f'<rect class="cbox" width="{width}" height="{height}" rx="6"/><text class="chead" x="10" y="19">{escape(heading)}</text>'


# -- how near the end is ---------------------------------------------------------------------------


def until_end(scene: Scene) -> str:
    """ANT-END-1, 6  The fewest scientists left, the cards left, and the stalemate once a lap has passed."""
    rows = [end_scientists(scene), end_cards(scene)]
    if stalling(scene):
        rows.append(end_still(scene))
    heading = scene.say("until-end")
    width = max(104, len(heading) * 7.4 + 20)
    height = 30 + 25 * len(rows)
    lines = "".join(f'<g transform="translate(0 {27 + 25 * at})">{row}</g>' for at, row in enumerate(rows))
    corner = f"translate({SIZE - EDGE - width:.0f} {EDGE})"
    return f'<g id="until-end" class="corner" transform="{corner}">{box(width, height, heading)}{lines}</g>'


def scarcest(scene: Scene) -> tuple[Seat, ...]:
    """Whose scientists run out first."""
    left = [scene.view.left(seat) for seat in scene.seats]
    return tuple(seat for seat in scene.seats if left[seat] == min(left))


def stalling(scene: Scene) -> bool:
    return scene.view.still * 3 > scene.view.limit


def end_scientists(scene: Scene) -> str:
    seats = scarcest(scene)
    left = scene.view.left(seats[0])
    told = title(scene.say("end-scientists", {"n": left, "people": scene.people(seats)}))
    marks = "".join(mark(seat, Spot(67 + 19 * order, 11), 17) for order, seat in enumerate(seats[:2]))
    return told + use("ant-staff", Spot(22, 11), 20, "cpict") + f'<text class="cnum" x="36" y="17">{left}</text>' + marks


def end_cards(scene: Scene) -> str:
    told = title(scene.say("end-cards", {"n": scene.view.cards_left()}))
    return told + use("ant-draft", Spot(22, 11), 20, "cpict") + f'<text class="cnum" x="36" y="17">{scene.view.cards_left()}</text>'


def end_still(scene: Scene) -> str:
    told = title(scene.say("end-still", {"n": scene.view.still, "limit": scene.view.limit}))
    count = f"{scene.view.still}/{scene.view.limit}"
    return f'<g class="alarm">{told}{use("ant-sun", Spot(22, 11), 20, "cpict")}<text class="cnum" x="36" y="17">{count}</text></g>'


# -- piles -----------------------------------------------------------------------------------------


def piles(scene: Scene) -> str:
    """The shipyard pile by kind, then the resource cards; the cards one may take are lit."""
    offered = scene.view.offer or scene.view.pile
    counts = [*offered, *(scene.view.simple if card == SIMPLE else scene.view.expertise for card in (SIMPLE, EXPERTISE))]
    cells = "".join(pile(scene, card, count) for card, count in enumerate(counts))
    heading = scene.say("draft" if scene.view.offer and scene.view.offer != scene.view.pile else "pile")
    corner = f"translate({SIZE - EDGE - BOX} {SIZE - EDGE - 88})"
    return f'<g id="piles" class="corner" transform="{corner}">{box(BOX, 88, heading)}{cells}</g>'


def pile(scene: Scene, card: int, count: int) -> str:
    """One kind of card and how many lie there. ANT-INFO-1: all of it is open."""
    key = HAND[card]
    notation = f"take:{key}"
    spot = f"translate({18 + CELL * (card % 3)} {40 + 28 * (card // 3)})"
    inside = use(f"ant-{key}", Spot(0, 0), 21, "cpict") + f'<text class="cnum" x="14" y="6">{count}</text>'
    if key in SHIPYARD_CARDS and scene.number(notation):
        ring = '<rect class="ring" x="-14" y="-14" width="50" height="27" rx="8"/>'
        number = f'<g class="badge small"><circle cx="36" cy="-9" r="9"/><text x="36" y="-9" dy=".36em">{scene.number(notation)}</text></g>'
        return f'<g class="target k-{key}" transform="{spot}" {scene.target(notation)}>{scene.prompt(notation)}{ring}{inside}{number}</g>'
    told = title(scene.say("pile-card", {"card": scene.card(card), "n": count}))
    empty = "" if count else " empty"
    return f'<g class="k-{key}{empty}" transform="{spot}">{told}{inside}</g>'


# -- only in a picture alone -----------------------------------------------------------------------


def open_cards(scene: Scene) -> str:
    """The three open cards, small: what they build, and from what."""
    rows = "".join(small_card(scene, at) for at in range(len(scene.view.decks)))
    return f'<g class="corner lone" transform="translate({EDGE} {EDGE})">{box(150, 124, scene.say("cards"))}{rows}</g>'


def small_card(scene: Scene, at: int) -> str:
    deck = scene.view.decks[at]
    top = f'<g transform="translate(0 {42 + 32 * at})">'
    if deck.builds == NOBODY:
        return f'{top}<text class="cnum" x="14" y="6">0</text></g>'
    told = title(f"{scene.deck(at)}: {scene.building(deck.builds)}")
    made = f'<g class="k-{KINDS[deck.builds]}">{use(f"ant-{KINDS[deck.builds]}", Spot(24, 0), 27, "cpict")}</g>'
    needs = ""
    for order, need in enumerate(deck.needs):
        key = KINDS[need.kind]
        needs += f'<g class="k-{key}">{use(f"ant-{key}", Spot(64 + 28 * order, 0), 21, "cpict")}</g>'
    return f'{top}{told}{made}<text class="cnum" x="42" y="6">←</text>{needs}<text class="cnum soft" x="120" y="6">{deck.left}</text></g>'


def standing(scene: Scene) -> str:
    """The players and their points."""
    rows = ""
    for seat in scene.seats:
        name = escape(scene.who(seat)[:12])
        line = f'{mark(seat, Spot(20, 0), 20)}<text class="cnum" x="36" y="6">{scene.view.scores[seat]}</text><text class="cname" x="66" y="5">{name}</text>'
        rows += f'<g transform="translate(0 {42 + 25 * seat})">{line}</g>'
    height = 36 + 25 * scene.view.seats
    corner = f"translate({EDGE} {SIZE - EDGE - height})"
    heading = scene.say("points-final" if scene.view.over else "points-now")
    return f'<g class="corner lone" transform="{corner}">{box(max(150, len(heading) * 7 + 20), height, heading)}{rows}</g>'
