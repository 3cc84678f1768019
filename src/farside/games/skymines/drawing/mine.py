"""A player's board: action slots, resting piles, hand, tank track and research track."""

from __future__ import annotations

from farside.core.actions import NOBODY, Seat
from farside.core.marks import (
    LETTERS,
    Spot,
    box,
    element,
    escape,
    group,
    hint,
    mark,
    sign,
    title,
    use,
    word,
)
from farside.games.skymines.actions import SETS
from farside.games.skymines.components import (
    CARD_COST,
    CARD_TYPE,
    CARDS,
    ENERGY,
    LAB,
    LAB_SLOT,
    LAB_UNLOCK,
    LAB_VALUE,
    NO_A,
    PLANS,
    RESOURCES,
    SLOT_KEYS,
    SLOTS,
    TANK_LAST,
    TANK_SLOT,
    TANK_UNLOCK,
    TANK_VALUE,
    TILES,
    TYPES,
)
from farside.games.skymines.drawing.faces import card, is_special, plan_face, plan_line, strip, told
from farside.games.skymines.drawing.scene import Lit, Scene, numbered
from farside.games.skymines.drawing.tiles import bonus_tile, starting_tile
from farside.games.skymines.luna import LUNA
from farside.games.skymines.view import Position, Slot


def mine(scene: Scene) -> str:
    """The board of the reader, or of whoever is at turn."""
    seat = scene.focus()
    slots = "".join([slot(scene, seat, at) for at in range(SLOTS)])
    places = starting(scene) or element("div", slots, "sky-slots")
    own = element("div", tank(scene) + lab(scene, seat), "sky-own-tracks")
    more = f'id="sky-mine" aria-label="{escape(scene.say("mine"))}"'
    return element("section", head(scene, seat) + places + hand(scene, seat) + own, "skymines sky-mine", more)


def head(scene: Scene, seat: Seat) -> str:
    """Whose board, coins, markers and bonus tiles."""
    have = scene.player(seat)
    name = scene.html("your-board") if seat == scene.mine() else escape(scene.who(seat))
    inside = f"{scene.badge(seat, 22)}<b>{name}</b>"
    inside += element(
        "span", scene.icon("coin", 18) + f"<b>{have.coins}</b>", "", hint(scene.say("amount-coins", {"n": have.coins}))
    )
    inside += element(
        "span",
        scene.icon("marker", 16) + f"<b>{have.markers}</b>",
        "",
        hint(scene.say("markers-left", {"n": have.markers})),
    )
    if have.once:
        words = hint(scene.say("once-left", {"n": have.once}))
        inside += element("span", scene.icon("once", 16) + f"<b>{have.once}</b>", "", words)
    inside += "".join([bonus_tile(scene, tile, tile in have.used_tiles) for tile in have.tiles])
    return element("header", inside + totals(scene, seat), "sky-head")


def totals(scene: Scene, seat: Seat) -> str:
    """Face up now: resources, energy and scientists."""
    have = scene.player(seat)
    counts = [*enumerate(have.totals), (4, have.researchers), (5, have.engineers)]
    drawn = [kind_count(scene, kind, count) for kind, count in counts if count]
    return element("span", "".join(drawn), "sky-totals", hint(scene.say("face-up"))) if drawn else ""


def kind_count(scene: Scene, kind: int, count: int) -> str:
    return element("span", sign(f"sky-{TYPES[kind]}", scene.type(kind), 15) + str(count))


# -- slots -------------------------------------------------------------------------------------------


def slot(scene: Scene, seat: Seat, at: int, live: bool = True) -> str:
    """An action slot with the resting pile that faces it."""
    inside = action_slot(scene, seat, at, live) + pile(scene, seat, at, live)
    return element("div", inside, "sky-slot")


def slot_answers(scene: Scene, at: int, seen: Slot) -> Lit:
    """All that a click on a slot may mean now."""
    key = SLOT_KEYS[at]
    names = [name for name in scene.found("plan") if name.endswith(f":{key}")]
    names += [f"plus:{key}", f"research:{key}", f"field:{key}"]
    names += [f"spend:{letters}" for letters in SETS if key in letters]
    if seen.card != NOBODY and not seen.used:
        kind = CARD_TYPE[seen.card]
        if kind < RESOURCES:
            names += [f"use:{('carbon', 'minerals', 'titanium')[kind]}", "use:mix"]
        if kind == ENERGY:
            names.append("energy")
    return scene.lit(*names)


def action_slot(scene: Scene, seat: Seat, at: int, live: bool) -> str:
    seen = scene.player(seat).slots[at]
    lit = slot_answers(scene, at, seen) if live and seat == scene.mine() else Lit("", "", "", "")
    place = f'id="slot-{SLOT_KEYS[at]}"' if live else ""
    planned = (
        scene.view.planned[at]
        if live and scene.view.planned and seat == scene.mine() and not scene.setting_up()
        else NOBODY
    )
    if planned != NOBODY:
        words = scene.say("planned-card", {"card": scene.card(planned)})
        return card(
            scene,
            planned,
            scene.html("planned"),
            lit.dress("sky-down").strip(),
            lit.more(f"{place} {told(words, lit.words)}"),
            mark=numbered(lit),
        )
    if seen.card == NOBODY:
        return bare_slot(scene, at, seen, lit, place)
    state = "used" if seen.used else "using" if seen.using else "up"
    words = scene.say("slot", {"card": scene.card(seen.card), "slot": SLOT_KEYS[at], "state": state})
    foot = scene.html(f"slot-{state}") + (scene.icon("plus", 12) if seen.plus else "")
    more = lit.more(f"{place} {told(words, lit.words)}")
    return card(scene, seen.card, foot, lit.dress(f"sky-{state}"), more, seen.value, numbered(lit))


def bare_slot(scene: Scene, at: int, seen: Slot, lit: Lit, place: str) -> str:
    """An empty slot, or one still locked with what opens it."""
    if seen.on:
        inside = numbered(lit) + element("span", SLOT_KEYS[at], "sky-front sky-faint")
        return element(
            "div", inside, lit.dress("sky-card sky-gap"), lit.more(f"{place} {told(scene.say('empty'), lit.words)}")
        )
    key, space = ("helium", TANK_UNLOCK) if at == TANK_SLOT else ("rp", LAB_UNLOCK)
    words = scene.say("locked", {"track": key, "n": space})
    inside = element("span", scene.icon("lock", 18), "sky-front") + element(
        "span", f"{scene.icon(key, 12)} {space}", "sky-foot"
    )
    return element("div", inside, "sky-card sky-gap sky-locked", f"{place} {hint(words)}")


def pile(scene: Scene, seat: Seat, at: int, live: bool) -> str:
    """SKY-INFO-1  A resting pile, every card of it readable."""
    cards = list(scene.player(seat).piles[at])
    if live and scene.setting_up() and scene.view.planned and seat == scene.mine() and scene.view.planned[at] != NOBODY:
        cards.append(scene.view.planned[at])
    key = SLOT_KEYS[at]
    lit = scene.lit(f"pile:{key}", f"lay:{key}") if live and seat == scene.mine() else Lit("", "", "", "")
    inside = numbered(lit) + (
        "".join([strip(scene, each) for each in cards]) or element("span", "·", "sky-edge sky-none")
    )
    words = told(scene.say("pile", {"slot": key, "n": len(cards)}), lit.words)
    place = f'id="rest-{key}" ' if live else ""
    return element(
        "div", inside, lit.dress("sky-rest sky-tall" if len(cards) > 3 else "sky-rest"), lit.more(f"{place}{words}")
    )


# -- hand --------------------------------------------------------------------------------------------


def starting(scene: Scene) -> str:
    """SKY-SET-16  The starting tiles to choose from lie where the slots are."""
    tiles = [tile for tile in scene.view.dealt if tile != NOBODY and scene.number(f"keep:{TILES[tile]}")]
    drawn = "".join([starting_tile(scene, tile) for tile in tiles])
    return element("div", drawn, "sky-slots sky-starters") if drawn else ""


def hand(scene: Scene, seat: Seat) -> str:
    """The cards in hand."""
    held = scene.player(seat).hand
    cards = "".join([held_card(scene, seat, each) for each in held])
    classes = "sky-hand-cards sky-many" if len(held) > 4 else "sky-hand-cards"
    heading = element("h3", scene.html("hand", {"n": len(held)}))
    return element("div", heading + element("div", cards, classes), "sky-hand", 'id="sky-hand"')


def held_card(scene: Scene, seat: Seat, each: int) -> str:
    key = CARDS[each]
    names = [name for name in scene.found("plan") if name.split(":")[1] == key]
    lit = scene.lit(*names, f"destroy:{key}", f"rest:{key}") if seat == scene.mine() else Lit("", "", "", "")
    foot = scene.icon("coin", 11) + str(CARD_COST[each])
    return card(
        scene,
        each,
        foot,
        lit.dress("sky-held"),
        lit.more(f'id="hand-{key}" {told(scene.card(each), lit.words)}'),
        mark=numbered(lit),
    )


# -- the tank track ----------------------------------------------------------------------------------


def tank(scene: Scene) -> str:
    """Everybody's helium; the values lie above."""
    seat = scene.focus()
    at = scene.player(seat).helium
    ahead = [space for space in range(at + 1, TANK_LAST + 1) if TANK_VALUE[space] > TANK_VALUE[at]]
    words: dict[str, str | int] = {"space": at, "value": TANK_VALUE[at], "next": TANK_VALUE[ahead[0]] if ahead else 0}
    small = scene.html("tank-line", words | {"n": ahead[0] - at if ahead else 0})
    heading = element("h3", f"{scene.icon('helium', 15)} {scene.html('tank')} <small>{small}</small>")
    drawn = title(scene.say("tank-line", words | {"n": ahead[0] - at if ahead else 0}))
    drawn += "".join([tank_space(scene, space, at) for space in range(TANK_LAST + 1)])
    drawn += "".join([float_mark(scene, other) for other in scene.roll if other != seat])
    drawn += group(mark(seat, Spot(0, 0), 18), "piece", f'id="helium-{LETTERS[seat]}" {shift(Spot(tank_x(at), 26))}')
    return heading + element("svg", drawn, "sky-tank", 'viewBox="0 0 456 54" role="img"')


def tank_x(space: int) -> float:
    return 2 + (space + 0.5) * 15.6


def shift(spot: Spot) -> str:
    return f'transform="translate({spot})"'


def tank_space(scene: Scene, space: int, reached: int) -> str:
    x = tank_x(space)
    worth = space > 0 and TANK_VALUE[space] > TANK_VALUE[space - 1]
    classes = "sky-space" + (" sky-worth" if worth else "") + (" sky-past" if space <= reached else "")
    drawn = box(Spot(x, 26), 14.2, 20, 3, classes)
    if worth:
        drawn += word(Spot(x, 8), str(TANK_VALUE[space]), "sky-points")
    if space == TANK_UNLOCK:
        drawn += group(
            title(scene.say("opens-slot", {"slot": SLOT_KEYS[TANK_SLOT]})) + use("sky-cards", Spot(x, 26), 11),
            "sky-opens",
        )
    return drawn


def float_mark(scene: Scene, seat: Seat) -> str:
    """Where the others are."""
    helium = scene.luna().helium if seat == LUNA else scene.player(seat).helium
    x = tank_x(helium) + (seat - 1.5) * 3
    told_ = title(f"{scene.who(seat)}: {helium}")
    return group(told_ + mark(seat, Spot(0, 0), 12), "piece", f'id="helium-{LETTERS[seat]}" {shift(Spot(x, 45))}')


# -- the research track ------------------------------------------------------------------------------


def lab(scene: Scene, seat: Seat, live: bool = True) -> str:
    """The plans ahead, whether they are met now, and the values."""
    have = scene.player(seat)
    small = scene.html("lab-line", {"position": have.upload, "value": LAB_VALUE[have.upload]})
    heading = element("h3", f"{scene.icon('rp', 15)} {scene.html('lab')} <small>{small}</small>")
    cells = "".join([position(scene, seat, at, live) for at in range(LAB)])
    return element("div", heading + laid_aside(scene, live), "sky-lab-head") + element("div", cells, "sky-lab")


def laid_aside(scene: Scene, live: bool) -> str:
    """Plans taken this turn that still want a position."""
    if not live or not scene.view.aside or scene.view.turn_of != scene.focus():
        return ""
    drawn = ""
    for plan in scene.view.aside:
        lit = scene.lit(*[name for name in scene.found("put") if name.split(":")[1] == PLANS[plan]])
        inside = numbered(lit) + plan_line(scene, plan, 14)
        drawn += element("span", inside, lit.dress("sky-choice"), lit.more(told(scene.plan(plan), lit.words)))
    return element("div", drawn, "sky-choices", hint(scene.say("aside")))


def position(scene: Scene, seat: Seat, at: int, live: bool) -> str:
    have = scene.player(seat)
    seen = have.track[at]
    names = [name for name in scene.found("put") if name.endswith(f":{at}")] + [f"go:{at}", f"flip:{at}"]
    lit = scene.lit(*names) if live and seat == scene.mine() else Lit("", "", "", "")
    worth = str(LAB_VALUE[at]) if at and LAB_VALUE[at] > LAB_VALUE[at - 1] else ""
    above = scene.icon("cards", 12) if at == LAB_UNLOCK else worth
    inside = (
        element("u", above) + numbered(lit) + lab_plan(scene, at, seen) + element("em", foot(scene, seat, at, seen))
    )
    classes = "sky-step sky-past" if at <= have.upload else "sky-step"
    place = f'id="lab-{at}" ' if live else ""
    return element(
        "span", inside, lit.dress(classes), lit.more(f"{place}{told(position_words(scene, at, seen), lit.words)}")
    )


def position_words(scene: Scene, at: int, seen: Position) -> str:
    words = [scene.say("position", {"n": at, "value": LAB_VALUE[at]})]
    if at == LAB_UNLOCK:
        words.append(scene.say("opens-slot", {"slot": SLOT_KEYS[LAB_SLOT]}))
    if NO_A >> at & 1:
        words.append(scene.say("no-a"))
    if seen.plan != NOBODY:
        words.append(f"{scene.plan(seen.plan)}." + (f" {scene.say('turned')}" if seen.turned else ""))
    if seen.buried:
        words.append(scene.say("buried", {"n": seen.buried}))
    return " ".join(words)


def lab_plan(scene: Scene, at: int, seen: Position) -> str:
    if at == 0:
        return element("span", scene.icon("dish", 16), "sky-plan sky-start")
    if seen.plan == NOBODY:
        return element("span", "<s>A</s>" if NO_A >> at & 1 else "", "sky-plan sky-gap")
    if seen.turned:
        return element("span", "", "sky-plan sky-later")
    classes = "sky-plan sky-prime" if is_special(seen.plan) else "sky-plan"
    return element("span", plan_face(scene, seen.plan, 12), classes)


def foot(scene: Scene, seat: Seat, at: int, seen: Position) -> str:
    """The upload marker, or whether the next plans could be entered now."""
    reached = scene.player(seat).upload
    if at == reached:
        return scene.badge(seat, 16)
    if at < reached or seen.plan == NOBODY:
        return ""
    if seen.met:
        return sign("check", scene.say("met"), 14, "sky-yes")
    return sign("cross", scene.say("unmet"), 14, "sky-no")
