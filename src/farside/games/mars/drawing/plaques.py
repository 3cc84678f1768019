"""The plaques on the board: this turn's event, and what the reader should know before deciding."""

from __future__ import annotations

from typing import Final, NamedTuple

from farside.core.actions import NOBODY, Seat
from farside.core.marks import Spot, box, group, mark, number, use, word
from farside.core.scene import Words
from farside.games.mars.components import (
    ARRIVAL,
    CHAIN_COUNT,
    CONTEST,
    DEPOSIT,
    EVENT_DOMAIN,
    EVENT_GOOD,
    EVENT_SORT,
    EVENTS,
    GOODS,
    MATERIALS,
    PLAYERS,
    PRINTED,
)
from farside.games.mars.drawing.domes import numbered
from farside.games.mars.drawing.gauges import text
from farside.games.mars.drawing.scene import Scene, toward
from farside.games.mars.view import Ahead, Row

LINE: Final = 62  # letters that fit into a line of the large plaque
NARROW: Final = 15  # and of the event's name
STORY: Final = 26  # and of its story
LINES: Final = 4
LEFT: Final = 572.0
TOP: Final = 480.0
STEP: Final = 21.0
ROOMY: Final = 2  # up to so many offers leave room for words
SYMBOLS: Final = ("", "colonist", "conflict", "supremacy", "supremacy")
BARGAIN: Final = ("draft", "answer", "hear", "choice", "offers", "opening")


def wrapped(words: str, width: int, most: int) -> list[str]:
    """A text in lines of so many letters."""
    lines = [""]
    for part in words.split():
        if lines[-1] and len(lines[-1]) + len(part) + 1 > width:
            lines.append(part)
        else:
            lines[-1] = f"{lines[-1]} {part}".strip()
    if len(lines) > most > 0:
        lines = [*lines[: most - 1], f"{lines[most - 1][: width - 1].rstrip(' ,')}…"]
    return lines[: max(most, 0)]


# -- the event ---------------------------------------------------------------------------------------


def event(scene: Scene) -> str:
    """MARS-EVENT-1  The card of this turn, and who is how strong in it."""
    card = scene.view.event
    if not 0 <= card < len(EVENTS):
        return ""
    name, story = scene.member("event", card), scene.voice.say(f"event-text-{EVENTS[card]}")
    drawn = (
        scene.caption(f"{name}. {story}") + '<rect class="ma-plaque" x="748" y="90" width="176" height="93" rx="10"/>'
    )
    drawn += use(f"mars-{event_symbol(card)}", Spot(770, 112), 26, "ma-sort")
    names = wrapped(name, NARROW, 3)
    drawn += "".join(text(Spot(790, 108 + at * 15), line, "ma-label") for at, line in enumerate(names))
    top = 116 + max(len(names), 2) * 13
    told = wrapped(story, STORY, (188 - top) // 13)
    drawn += rivals(scene, card) or "".join(
        text(Spot(758, top + at * 13), line, "ma-fine") for at, line in enumerate(told)
    )
    return group(drawn, "ma-event", 'id="wide-event"')


def event_symbol(card: int) -> str:
    return MATERIALS[EVENT_GOOD[card]] if EVENT_SORT[card] == DEPOSIT else SYMBOLS[EVENT_SORT[card]]


def rivals(scene: Scene, card: int) -> str:
    """MARS-CONF-4, MARS-CONF-5  Strength and bonus of each colony in the event's domain."""
    if EVENT_SORT[card] in (DEPOSIT, ARRIVAL, CONTEST):
        return ""
    domain = EVENT_DOMAIN[card]
    drawn = ""
    for seat in scene.seats:
        colony = scene.view.colonies[seat]
        x = 764 + seat * 42
        plus = f"+{colony.bonus[domain]}" if colony.bonus[domain] else ""
        drawn += mark(seat, Spot(x, 168), 15) + text(Spot(x + 9, 172), f"{colony.strength[domain]}{plus}", "ma-tiny")
    return drawn


# -- the large plaque --------------------------------------------------------------------------------


def plaque(scene: Scene) -> str:
    drawn = (
        bargain(scene) if is_bargain(scene) else hand_seen(scene) if scene.view.looking != NOBODY else outlook(scene)
    )
    frame = '<rect class="ma-plaque" x="556" y="460" width="488" height="98" rx="10"/>'
    return group(frame + drawn, "ma-note", 'id="wide-plaque"') if drawn else ""


def is_bargain(scene: Scene) -> bool:
    return scene.view.talk is not None or scene.view.asks in BARGAIN


def lines(found: list[tuple[str, str]]) -> str:
    """Headings and sentences, one below the other."""
    drawn, at = "", 0
    for classes, words in found:
        for line in wrapped(words, LINE, min(2, LINES - at)):
            drawn += text(Spot(LEFT, TOP + at * STEP), line, classes)
            at += 1
    return drawn


def outlook(scene: Scene) -> str:
    """What the position is worth now, and what could be done about it."""
    if scene.view.over:
        words: Words = {"people": scene.people(scene.view.winners), "n": len(scene.view.winners)}
        return lines([("ma-head", scene.say("won", words)), ("ma-plain", standing(scene))])
    if not scene.view.phase:
        return ""
    if scene.view.best:
        return arrangement(scene)
    if scene.view.seat is None:
        head = scene.say("turn-of", {"name": scene.voice.name(scene.view.active)})
        return lines([("ma-head", head), ("ma-plain", standing(scene))])
    if scene.view.asks in ("reroll", "draw"):
        return lines([("ma-head", scene.say("die", {"n": scene.view.rolled}))])
    found = [("ma-head", scene.say("now")), ("ma-plain", ending(scene))]
    return lines(found + (advice(scene, scene.view.ahead) if scene.view.ahead else payable(scene)))


def payable(scene: Scene) -> list[tuple[str, str]]:
    """What each purchase the hand pays for is called."""
    ready = [plan_name(scene, plan.item) for plan in scene.view.plans if plan.in_stock and not any(plan.missing)]
    return [("ma-head", scene.say("payable")), ("ma-plain", ", ".join(ready) if ready else scene.say("payable-none"))]


def advice(scene: Scene, plan: Ahead) -> list[tuple[str, str]]:
    """The best shopping list, and what it leads to."""
    names = [plan_name(scene, item, plan.items[:at].count(item)) for at, item in enumerate(plan.items)]
    words: Words = {"n": plan.points, "used": plan.used, "energy": plan.energy, "free": plan.free, "cards": plan.cards}
    return [
        ("ma-head", scene.say("advice", {"names": scene.voice.listed(names)})),
        ("ma-plain", scene.say("ahead", words)),
    ]


def standing(scene: Scene) -> str:
    """`You 9 · Sky 12`."""
    return " · ".join(f"{scene.who(seat)} {scene.view.scores[seat]}" for seat in scene.seats)


def ending(scene: Scene) -> str:
    """Points, energy and the cards over the limit."""
    colony = scene.colony
    words = scene.say("outlook", {"n": colony.points, "used": colony.used, "energy": colony.energy})
    if scene.view.over_limit:
        return f"{words} · {scene.say('over', {'n': scene.view.over_limit})}"
    return f"{words} · {scene.say('room', {'n': colony.limit - colony.cards})}"


def plan_name(scene: Scene, item: int, more: int = 0) -> str:
    """`Housing 3`, `Mine`, `Contract`; so many levels above the next."""
    if item >= CHAIN_COUNT:
        return scene.say("mine" if item == CHAIN_COUNT else "contract")
    return f"{scene.brief(item)} {scene.colony.built[item] + 1 + more - PRINTED[item]}"


def arrangement(scene: Scene) -> str:
    """The arrangement as it stands, and the one the table proposes, which answers."""
    found = lines([("ma-head", scene.say("as-it-is")), ("ma-plain", ending(scene))])
    words = scene.say("best", {"n": scene.view.best_points})
    names = scene.open("arrange:best")
    button = box(Spot(800, 536), 456, 30, 8, "ma-button") + word(Spot(806, 536), words, "ma-call")
    if not names:
        return found + text(Spot(LEFT, TOP + 3 * STEP), words)
    number = numbered(scene, Spot(592, 536), names, 10.5)
    return found + group(scene.caption(words, *names) + button + number, "ma-target ma-offer", scene.target(*names))


# -- bargains ----------------------------------------------------------------------------------------


class Offer(NamedTuple):
    """A proposal, counter or draft on the table."""

    seat: Seat
    given: Row
    wanted: Row
    to: int = NOBODY
    draft: bool = False


def offers(scene: Scene) -> list[Offer]:
    """The proposal, the answers to it, and the reader's own draft."""
    talk, (given, wanted) = scene.view.talk, scene.view.draft
    found = [] if talk is None else [Offer(talk.author, talk.given, talk.wanted, talk.to)]
    found += [Offer(seat, gives, wants) for seat, gives, wants in scene.view.bids]
    if scene.view.seat is not None and (any(given) or any(wanted)) and scene.owner not in [one.seat for one in found]:
        found.append(Offer(scene.owner, given, wanted, draft=True))
    return found


def bargain(scene: Scene) -> str:
    """The offers on the table, line by line; those that may be chosen answer."""
    found = offers(scene)
    count = len(found) + len(scene.view.accepted)
    if not count:
        return lines([("ma-head", scene.say("deal")), ("ma-plain", scene.say("deal-none"))])
    first = TOP - 4 if count > ROOMY else TOP + 26
    heading = lines([("ma-head", offered(scene, found[0]))]) if found and count <= ROOMY else ""
    drawn = "".join(offer(scene, first + at * 25, one) for at, one in enumerate(found))
    for at, seat in enumerate(scene.view.accepted, start=len(found)):
        drawn += accepted(scene, first + at * 25, seat)
    return heading + drawn


def offered(scene: Scene, one: Offer) -> str:
    """An offer in words."""
    return scene.say(
        "draft-words" if one.draft else "offer-words", scene.naming(one.seat) | bundles(scene, one.given, one.wanted)
    )


def offer(scene: Scene, y: float, one: Offer) -> str:
    drawn = mark(one.seat, Spot(580, y), 20) + bundle(one.given, Spot(602, y))
    drawn += use("mars-deal", Spot(730, y), 18, "ma-sort") + bundle(one.wanted, Spot(750, y))
    return choosable(
        scene, one.seat, y, offered(scene, one), drawn + text(Spot(884, y + 4.5), addressed(scene, one)[:20])
    )


def addressed(scene: Scene, one: Offer) -> str:
    """Whom an offer is made to."""
    if one.draft:
        return scene.say("draft-mark")
    if one.to == NOBODY:
        return ""
    return scene.say("to-all") if one.to >= len(PLAYERS) else scene.say("to", scene.naming(one.to))


def accepted(scene: Scene, y: float, seat: Seat) -> str:
    words = scene.say("accepts", scene.naming(seat))
    return choosable(scene, seat, y, words, mark(seat, Spot(580, y), 20) + text(Spot(602, y + 4.5), words))


def choosable(scene: Scene, seat: Seat, y: float, words: str, drawn: str) -> str:
    names = scene.open(toward("choose", seat))
    if not names:
        return group(scene.caption(words) + drawn, "ma-line")
    frame = box(Spot(800, y), 476, 24, 6, "ma-button")
    badge = numbered(scene, Spot(1026, y), names, 10)
    return group(scene.caption(words, *names) + frame + drawn + badge, "ma-target ma-offer", scene.target(*names))


def bundles(scene: Scene, given: Row, wanted: Row) -> dict[str, str | int]:
    return {"given": scene.goods(given), "wanted": scene.goods(wanted)}


def bundle(row: Row, at: Spot, width: float = 112) -> str:
    """Cards of a bundle, side by side."""
    cards = [good for good in range(len(row)) for _card in range(row[good])]
    return "".join(
        use(f"mars-{MATERIALS[good]}", Spot(at.x + 8 + step * min(19, width / len(cards)), at.y), 18)
        for step, good in enumerate(cards)
    )


def hand_seen(scene: Scene) -> str:
    """MARS-INFO-7  A hand the reader looks at: each material may be taken."""
    words = scene.say("hand-of", {"name": scene.voice.name(scene.view.looking)})
    drawn = lines([("ma-head", words)])
    goods = [good for good in range(GOODS) if scene.view.seen[good]]
    return drawn + "".join(seen_card(scene, good, Spot(622 + at * 92, 526)) for at, good in enumerate(goods))


def seen_card(scene: Scene, good: int, at: Spot) -> str:
    name = f"take:{MATERIALS[good]}"
    count = scene.view.seen[good]
    drawn = box(at, 78, 44, 8, "ma-button") + use(f"mars-{MATERIALS[good]}", Spot(at.x - 14, at.y), 28)
    drawn += text(Spot(at.x + 8, at.y + 5), f"×{number(count)}", "ma-label")
    found = scene.open(name)
    if found:
        drawn += numbered(scene, Spot(at.x - 34, at.y - 20), found, 10)
    return group(
        scene.caption(scene.material(good), name) + drawn, f"ma-offer{scene.lit(name)}", scene.attributes(name)
    )
