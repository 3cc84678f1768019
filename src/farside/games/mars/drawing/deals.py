"""Deals: who trades with whom, the offers on the table with what each side would hold, and the reader's own draft.

A draft grows by plus and shrinks by minus. A minus takes back the answer that laid the card (FAR-UNDO-4), so it is no
option; whatever is refused, either way, says why.
"""

from __future__ import annotations

from farside.core.actions import NOBODY, Seat
from farside.core.marks import badge, element, escape, sign
from farside.games.mars.actions import ACTIONS, ALL
from farside.games.mars.components import GOODS, MATERIALS, MOST_CARDS
from farside.games.mars.drawing.plaques import Offer, addressed, offered, offers
from farside.games.mars.drawing.rivals import front, tabs
from farside.games.mars.drawing.scene import Scene, toward
from farside.games.mars.view import Row

HIDDEN = 'aria-hidden="true"'  # what the words beside it say
NOTHING: Row = (0,) * GOODS


def deals(scene: Scene) -> str:
    """One matter after the other: what is offered, what the reader drafts, or with whom he may trade."""
    inside = "".join(offer(scene, one) for one in offers(scene) if not one.draft)
    inside += "".join(accepted(scene, seat) for seat in scene.view.accepted)
    inside += draft(scene) if scene.view.draft_for != NOBODY else ""
    inside = inside or partners(scene) or element("p", scene.html("deal-none"), "ma-soft")
    return element(
        "div", tabs(scene, "deals") + element("div", inside, "ma-matters"), f"mars ma-deals{front(scene, 'deals')}"
    )


# -- a draft -----------------------------------------------------------------------------------------


def draft(scene: Scene) -> str:
    """Two sides of five materials, each with a plus and a minus; below, what both would hold."""
    given, wanted = scene.view.draft
    to = scene.view.draft_for
    head = element("b", scene.html("proposal")) + element("span", whom(scene, to), "ma-soft")
    sides = side(scene, "give", given) + side(scene, "want", wanted)
    after = holding(scene, scene.owner, wanted, given)
    after += holding(scene, to, given, wanted) if to != ALL else ""
    inside = element("header", head, "ma-header") + element("div", sides, "ma-sides") + trays(given, wanted)
    return element("section", inside + element("div", after, "ma-after"), "ma-draft")


def trays(given: Row, wanted: Row) -> str:
    """The cards of both sides; a press takes one back, as its minus does for the keyboard."""
    inside = laid("give", given) + sign("mars-deal", "", 22, "ma-kind") + laid("want", wanted)
    return element("div", inside, "ma-trays", HIDDEN)


def laid(verb: str, row: Row) -> str:
    drawn = ""
    for good, count in enumerate(row):
        answer = f'form="undo" name="answer" value="{verb}:{MATERIALS[good]}" tabindex="-1"'
        drawn += element("button", sign(f"mars-{MATERIALS[good]}", "", 22), "ma-chip", answer) * count
    return element("span", drawn, "ma-tray")


def whom(scene: Scene, to: int) -> str:
    """To whom a draft will be sent, and that nobody sees it yet."""
    name = scene.say("to-all") if to == ALL else scene.say("to", scene.naming(to))
    mark = "" if to == ALL else badge(to, "", 18)
    return f"{mark} {escape(name)} · {scene.html('proposal-note')}"


def side(scene: Scene, verb: str, row: Row) -> str:
    count = scene.html("side-count", {"n": sum(row), "most": MOST_CARDS})
    head = element("header", element("b", scene.html(f"side-{verb}")) + element("span", count, "ma-soft"))
    cells = "".join(step(scene, verb, good, row[good]) for good in range(GOODS))
    label = f'role="group" aria-label="{scene.html(f"side-{verb}")}"'
    return element("div", head + element("div", cells, "ma-steps"), f"ma-{verb}", label)


def step(scene: Scene, verb: str, good: int, count: int) -> str:
    """A material of one side: one more, how many there are, one less."""
    some = " ma-some" if count else ""
    return element(
        "div", more(scene, verb, good) + element("b", str(count)) + less(scene, verb, good, count), f"ma-step{some}"
    )


def more(scene: Scene, verb: str, good: int) -> str:
    name = f"{verb}:{MATERIALS[good]}"
    held = element("small", scene.html("side-held", {"n": scene.held(good)})) if verb == "give" else ""
    inside = scene.badge(name) + sign(f"mars-{MATERIALS[good]}", "", 24) + element("i", "+", "ma-plus", HIDDEN) + held
    place = f'id="deal-{verb}-{MATERIALS[good]}" {scene.attributes(name)}'
    tip = scene.tip(scene.capital(scene.material(good)), name)
    return element("span", inside, f"ma-more{scene.lit(name)}", f"{place} {tip}")


def less(scene: Scene, verb: str, good: int, count: int) -> str:
    """FAR-UNDO-4  The last such card is taken back; where there is none, the press says so."""
    name = f"{verb}:{MATERIALS[good]}"
    words = escape(scene.voice.back(ACTIONS.parse(name)))
    answer = f'form="undo" name="answer" value="{name}"' if count else f'type="button" data-closed="back-{name}"'
    label = f'id="deal-back-{verb}-{MATERIALS[good]}" aria-label="{words}" title="{words}"'
    return element("button", "−", "ma-less", f"{answer} {label}")


# -- what is on the table ----------------------------------------------------------------------------


def offer(scene: Scene, one: Offer) -> str:
    """A proposal, counter or offer: both bundles, and what the reader and the other would hold."""
    names = scene.open(*answers(scene, one.seat))
    to = escape(addressed(scene, one))
    head = badge(one.seat, "", 22) + element("span", escape(offered(scene, one))) + scene.badge(*names)
    head += element("small", to) if to else ""
    return matter(scene, head, names, bundles(scene, one) + element("div", after(scene, one), "ma-after"))


def accepted(scene: Scene, seat: Seat) -> str:
    """Somebody who accepts a proposal made to everyone."""
    names = scene.open(toward("choose", seat))
    head = badge(seat, "", 22) + element("span", scene.html("accepts", scene.naming(seat))) + scene.badge(*names)
    return matter(scene, head, names, "")


def matter(scene: Scene, head: str, names: list[str], inside: str) -> str:
    """A frame that answers where it may be accepted."""
    body = element("header", head, "ma-terms") + inside
    return element("section", body, f"ma-matter{scene.lit(*names)}", scene.attributes(*names))


def answers(scene: Scene, seat: Seat) -> list[str]:
    """What accepts an offer: the one that is answered, or one of several."""
    last = [one for one in offers(scene) if not one.draft][-1:]
    return [toward("choose", seat), *(["accept"] if last and last[0].seat == seat else [])]


def bundles(scene: Scene, one: Offer) -> str:
    """The cards of both sides; a wanted one that the reader lacks is ringed."""
    mine = scene.mine() not in (NOBODY, one.seat)
    lacks = tuple(max(0, n - scene.held(good)) if mine else 0 for good, n in enumerate(one.wanted))
    sides = cards(scene, one.given, NOTHING) + sign("mars-deal", "", 22, "ma-kind") + cards(scene, one.wanted, lacks)
    return element("div", sides, "ma-trays", HIDDEN)


def cards(scene: Scene, row: Row, lacks: Row) -> str:
    drawn = ""
    for good, count in enumerate(row):
        for at in range(count):
            missing = " ma-miss" if at >= count - lacks[good] else ""
            drawn += element("i", sign(f"mars-{MATERIALS[good]}", "", 22), f"ma-chip{missing}")
    return element("span", drawn, "ma-tray")


def after(scene: Scene, one: Offer) -> str:
    """What the two would hold who trade; nothing is said of a proposal to several, for nobody knows who takes it."""
    reader = scene.mine()
    if reader == NOBODY or (one.seat == reader and not 0 <= one.to < scene.view.seats):
        return ""
    other = one.to if one.seat == reader else one.seat
    gets, gives = (one.wanted, one.given) if one.seat == reader else (one.given, one.wanted)
    return holding(scene, reader, gets, gives) + holding(scene, other, gives, gets)


def holding(scene: Scene, seat: Seat, gets: Row, gives: Row) -> str:
    """A hand after a deal, as far as the reader knows it: what it gains and loses, and how many cards it holds."""
    colony = scene.view.colonies[seat]
    count = colony.cards + sum(gets) - sum(gives)
    rows = "".join(stack(scene, seat, good, gets[good] - gives[good]) for good in range(GOODS))
    total = element(
        "span", f"{colony.cards} → {count}/{colony.limit}", "ma-total" + (" ma-over" if count > colony.limit else "")
    )
    words = scene.naming(seat) | {"had": colony.cards, "n": count, "limit": colony.limit}
    told = element("span", scene.html("after-words", words), "sr")
    drawn = badge(seat, "", 20) + element("span", scene.html("after", scene.naming(seat)), "ma-whose") + rows + total
    return element("p", told + element("span", drawn, "ma-line", HIDDEN), "ma-hold")


def stack(scene: Scene, seat: Seat, good: int, change: int) -> str:
    """How many of a material somebody would hold; of a hidden hand, how many more or fewer."""
    hand = scene.view.colonies[seat].hand
    if hand is None and not change:
        return ""
    number = f"{change:+d}".replace("-", "−") if hand is None else str(max(0, hand[good] + change))
    turn = " ma-up" if change > 0 else " ma-down" if change < 0 else ""
    return element("span", sign(f"mars-{MATERIALS[good]}", "", 18) + number, f"ma-of{turn}")


# -- before anything is offered ----------------------------------------------------------------------


def partners(scene: Scene) -> str:
    """Whom the reader may make an offer, all at once, or whom he may ask for one."""
    rows = "".join(partner(scene, seat) for seat in scene.others() if scene.mine() != NOBODY)
    rows += everyone(scene, "broadcast") + everyone(scene, "call")
    if not rows:
        return ""
    left = scene.html("deals-left", {"n": scene.view.proposals_left, "calls": scene.view.calls_left})
    note = element("p", left, "ma-soft") if scene.view.asks == "trade" else ""
    return element("div", rows, "ma-partners") + note


def partner(scene: Scene, seat: Seat) -> str:
    """Somebody to trade with, and how many cards he holds."""
    name = toward("propose", seat)
    if not scene.in_question(name):
        return ""
    held = scene.html("hand-count", {"n": scene.view.colonies[seat].cards})
    inside = badge(seat, "", 26) + element("b", escape(scene.option(name))) + element("span", held, "ma-soft")
    return way(scene, name, inside)


def everyone(scene: Scene, name: str) -> str:
    if not scene.in_question(name):
        return ""
    return way(scene, name, sign("mars-deal", "", 26, "ma-kind") + element("b", escape(scene.option(name))))


def way(scene: Scene, name: str, inside: str) -> str:
    place = f'id="deal-{name.replace(":", "-")}" {scene.attributes(name)} {scene.tip(scene.option(name), name)}'
    return element("div", scene.badge(name) + inside, f"ma-way{scene.lit(name)}", place)
