"""The corners of the board: how near the end is, the piles, and for a picture alone the open cards and the players."""

from __future__ import annotations

from math import ceil
from typing import Final

from farside.core.actions import NOBODY, Seat
from farside.core.marks import ORIGIN, Spot, box, escape, group, mark, number, title, use, word
from farside.games.antarctica.components import HAND, HAND_SYMBOLS, KINDS, SHIPYARD_CARDS
from farside.games.antarctica.drawing.plan import SIZE
from farside.games.antarctica.drawing.scene import Scene
from farside.games.antarctica.drawing.targets import numbered, piece

EDGE: Final = 8
PILE: Final = 52  # width of a pile in the box
LETTER: Final = 7.8  # width of a letter of a heading, about


def corners(scene: Scene) -> str:
    return until_end(scene) + piles(scene) + open_cards(scene) + standing(scene)


def panel(heading: str, rows: str, left: bool, top: bool, width: float, height: float) -> str:
    """A dark box in a corner, its heading above its rows."""
    wide = max(width, len(heading) * LETTER + 20)
    x = EDGE if left else SIZE - EDGE - wide
    y = EDGE if top else SIZE - EDGE - height
    back = box(Spot(wide / 2, height / 2), wide, height, 6, "cbox")
    head = f'<text class="chead" x="10" y="19">{escape(heading)}</text>'
    return group(back + head + rows, "", f'transform="translate({number(x)} {number(y)})"')


def line(inside: str, top: float) -> str:
    return group(inside, "", f'transform="translate(0 {number(top)})"')


# -- how near the end is ---------------------------------------------------------------------------


def until_end(scene: Scene) -> str:
    """ANT-END-1, 6  The fewest scientists left, the cards left, and the stalemate once a lap has passed."""
    rows = [end_scientists(scene), end_cards(scene)]
    if stalling(scene):
        rows.append(end_still(scene))
    lines = "".join(line(row, 38 + 25 * at) for at, row in enumerate(rows))
    wide = max(104, 64 + 18 * len(scarcest(scene)))
    drawn = panel(scene.say("until-end"), lines, False, True, wide, 30 + 25 * len(rows))
    return group(drawn, "corner", 'id="until-end"')


def scarcest(scene: Scene) -> tuple[Seat, ...]:
    """Whose scientists run out first."""
    left = [scene.view.left(seat) for seat in scene.seats]
    return tuple(seat for seat in scene.seats if left[seat] == min(left))


def stalling(scene: Scene) -> bool:
    """Nothing but ships has moved for more than a lap."""
    return scene.view.still * 3 > scene.view.limit


def end_scientists(scene: Scene) -> str:
    seats = scarcest(scene)
    left = scene.view.left(seats[0])
    told = title(scene.say("end-scientists", {"n": left, "people": scene.people(seats)}))
    marks = "".join(mark(seat, Spot(67 + 18 * order, 0), 17) for order, seat in enumerate(seats))
    return told + use("ant-staff", Spot(22, 0), 20, "cpict") + word(Spot(36, 0), str(left), "cnum") + marks


def end_cards(scene: Scene) -> str:
    left = scene.view.cards_left()
    told = title(scene.say("end-cards", {"n": left}))
    return told + use("ant-draft", Spot(22, 0), 20, "cpict") + word(Spot(36, 0), str(left), "cnum")


def end_still(scene: Scene) -> str:
    told = title(scene.say("end-still", {"n": scene.view.still, "limit": scene.view.limit}))
    count = word(Spot(36, 0), f"{scene.view.still}/{scene.view.limit}", "cnum")
    return group(told + use("ant-sun", Spot(22, 0), 20, "cpict") + count, "alarm")


# -- piles -----------------------------------------------------------------------------------------


def piles(scene: Scene) -> str:
    """The shipyard pile by kind, then the resource cards; the cards one may take are lit."""
    view = scene.view
    counts = [*(view.offer or view.pile), view.simple, view.expertise]
    cells = "".join(pile(scene, card, count) for card, count in enumerate(counts))
    heading = scene.say("draft" if view.asks == "draft" else "pile")
    tall = 32 + 28 * ceil(len(counts) / 3)
    return group(panel(heading, cells, False, False, 3 * PILE + 14, tall), "corner", 'id="piles"')


def pile(scene: Scene, card: int, count: int) -> str:
    """One kind of card and how many lie there. ANT-INFO-1: all of it is open."""
    key = HAND[card]
    notation = f"take:{key}"
    place = f'data-note="card-{key}" transform="translate({18 + PILE * (card % 3)} {40 + 28 * (card // 3)})"'
    inside = use(f"ant-{HAND_SYMBOLS[card]}", ORIGIN, 21, "cpict") + word(Spot(14, 0), str(count), "cnum")
    if key in SHIPYARD_CARDS and scene.number(notation):
        lit = (
            box(Spot(11, -0.5), 50, 27, 8, "ring") + inside + numbered(Spot(35, -9), scene.number(notation), 9, "small")
        )
        return piece(lit, f"k-{key}", place, scene, notation)
    told = title(scene.say("pile-card", {"card": scene.card(card), "n": count}))
    return group(told + inside, f"k-{key}" if count else f"k-{key} empty", place)


# -- only in a picture alone -----------------------------------------------------------------------


def open_cards(scene: Scene) -> str:
    """The three open cards, small: what they build, and from what."""
    rows = "".join(line(small_card(scene, at), 42 + 32 * at) for at in range(len(scene.view.decks)))
    return group(panel(scene.say("cards"), rows, True, True, 160, 124), "corner lone")


def small_card(scene: Scene, at: int) -> str:
    deck = scene.view.decks[at]
    if deck.builds == NOBODY:
        return word(Spot(14, 0), "0", "cnum")
    told = title(f"{scene.deck(at)}: {scene.building(deck.builds)}")
    kinds = [deck.builds, *(need.kind for need in deck.needs)]
    found = told + word(Spot(42, 0), "←", "cnum") + word(Spot(124, 0), str(deck.left), "cnum faded")
    for order, kind in enumerate(kinds):
        spot = Spot(40 + 26 * order if order else 24, 0)
        found += group(use(f"ant-{KINDS[kind]}", spot, 22 if order else 27, "cpict"), f"k-{KINDS[kind]}")
    return found


def standing(scene: Scene) -> str:
    """The players and their points."""
    rows = ""
    for seat in scene.seats:
        points = word(Spot(36, 0), str(scene.view.scores[seat]), "cnum")
        rows += line(
            mark(seat, Spot(20, 0), 20) + points + word(Spot(66, 0), scene.who(seat)[:12], "cname"), 40 + 25 * seat
        )
    heading = scene.say("points-final" if scene.view.over else "points-now")
    return group(panel(heading, rows, True, False, 150, 36 + 25 * scene.view.seats), "corner lone")
