"""Luna's board: her slots, what her majority cards demand, her tracks, deck and cards."""

from __future__ import annotations

from typing import Final

from farside.core.actions import NOBODY
from farside.core.marks import LETTERS, Spot, colours, element, escape, group, hint, mark, sign, title, use, word
from farside.games.skymines.components import SLOT_KEYS, SLOTS
from farside.games.skymines.drawing.faces import chip
from farside.games.skymines.drawing.scene import Scene
from farside.games.skymines.drawing.steps import Size, step
from farside.games.skymines.luna import (
    COINS,
    DISCARD,
    DISCARD_SPECIAL,
    EXPAND,
    HAS_END_SLOTS,
    HELIUM,
    HELIUM_LAST,
    HELIUM_OPENS,
    HELIUM_VALUE,
    INVEST,
    LEFT_SLOT,
    LINE,
    LINE_AMOUNT,
    LINES,
    LUNA,
    NO_LINE,
    PUT_MARKER,
    TAKE_CARDS,
    TAKE_SHARE,
    UPLOAD,
    UPLOAD_LAST,
    UPLOAD_OPENS,
    UPLOAD_VALUE,
)
from farside.games.skymines.tracks import FIRST_STANDARD, MEASURE, MEASURES
from farside.games.skymines.view import HIDDEN, HIGH_HIDDEN

SYMBOLS: Final = {
    COINS: "coin",
    HELIUM: "helium",
    UPLOAD: "rp",
    INVEST: "step",
    EXPAND: "energy",
    PUT_MARKER: "marker",
    TAKE_CARDS: "cards",
    TAKE_SHARE: "share",
    DISCARD: "destroy",
    DISCARD_SPECIAL: "destroy",
}
STEP: Final = 10.4  # the width of a space of her tracks


def luna_turn(scene: Scene) -> str:
    """Luna in the order of play."""
    state = "passed" if scene.luna().passed and not scene.view.over else "waits"
    words = scene.say("turn", {"name": scene.who(LUNA), "state": state})
    name = element("span", escape(scene.who(LUNA)))
    return element("li", scene.badge(LUNA, 22) + name, f"sky-{state} {colours(LUNA)}", hint(words))


def luna_board(scene: Scene) -> str:
    """Her whole board, open from the start: she is the opponent to watch."""
    inside = element("summary", summary(scene))
    parts = slots(scene) + last_card(scene) + majorities(scene) + tracks(scene) + decks(scene) + taken(scene)
    inside += element("div", parts, "sky-unfolded sky-luna")
    return element("details", inside, f"sky-person {colours(LUNA)}", f'id="person-{LETTERS[LUNA]}" open=""')


def summary(scene: Scene) -> str:
    have = scene.luna()
    name = element("b", escape(scene.who(LUNA)), "sky-called")
    level = element("small", scene.html("luna-level", {"n": have.level}), "sky-totals")
    state = element("small", scene.html("passed")) if have.passed and not scene.view.over else ""
    coins = element("span", scene.icon("coin", 16) + str(have.coins))
    return scene.badge(LUNA, 20) + name + level + state + coins


# -- slots -------------------------------------------------------------------------------------------


def slots(scene: Scene) -> str:
    """All five; once she has passed there is nothing to see but those that are still off."""
    drawn = "".join([slot(scene, at) for at in range(SLOTS)])
    return element(
        "div", drawn, "sky-slots sky-bare" if max(scene.luna().slots) == min(scene.luna().slots) else "sky-slots"
    )


def slot(scene: Scene, at: int) -> str:
    """A slot: off, empty, a card face down, or the card that was carried out."""
    have = scene.luna()
    place = f'id="luna-{SLOT_KEYS[at]}" {hint(slot_words(scene, at))}'
    if have.slots[at] >= 0:
        name = element("b", escape(scene.member("lunacard", have.slots[at])), "sky-front")
        foot = element("span", sign("check", scene.say("luna-done"), 13), "sky-foot")
        return element("div", name + pictograms(scene, have.slots[at]) + foot, "sky-card sky-up", place)
    if have.slots[at] in (HIDDEN, HIGH_HIDDEN):
        high = element("b", "II", "") if have.slots[at] == HIGH_HIDDEN else ""
        front = element("span", scene.badge(LUNA, 18) + high, "sky-front")
        foot = scene.html("luna-next") if at == have.next else SLOT_KEYS[at]
        return element("div", front + element("span", foot, "sky-foot"), "sky-card sky-later", place)
    if have.open[at]:
        return element("div", element("span", SLOT_KEYS[at], "sky-front sky-faint"), "sky-card sky-gap", place)
    return element("div", locked(scene, at), "sky-card sky-gap sky-locked", place)


def locked(scene: Scene, at: int) -> str:
    front = element("span", scene.icon("lock", 16), "sky-front")
    if not HAS_END_SLOTS[scene.luna().level]:
        return front
    key, space = ("helium", HELIUM_OPENS) if at == LEFT_SLOT else ("rp", UPLOAD_OPENS)
    return front + element("span", f"{scene.icon(key, 12)} {space}", "sky-foot")


def pictograms(scene: Scene, card: int) -> str:
    """A card's lines as signs."""
    found = ""
    for line in range(card * LINES, card * LINES + LINES):
        if LINE[line] != NO_LINE:
            found += scene.icon(SYMBOLS[LINE[line]], 13) + (str(LINE_AMOUNT[line]) if LINE_AMOUNT[line] else "")
    return element("span", found, "sky-does")


def slot_words(scene: Scene, at: int) -> str:
    have, key = scene.luna(), SLOT_KEYS[at]
    card = have.slots[at]
    if card >= 0:
        return scene.say("luna-up", {"slot": key, "card": name(scene, card), "says": says(scene, card)})
    if card in (HIDDEN, HIGH_HIDDEN):
        return scene.say("luna-down", {"slot": key, "rank": "2" if card == HIGH_HIDDEN else "1"})
    if have.open[at]:
        return scene.say("luna-bare", {"slot": key})
    track = "none" if not HAS_END_SLOTS[have.level] else "helium" if at == LEFT_SLOT else "upload"
    return scene.say("luna-off", {"slot": key, "track": track, "n": HELIUM_OPENS if at == LEFT_SLOT else UPLOAD_OPENS})


def name(scene: Scene, card: int) -> str:
    return scene.member("lunacard", card)


def says(scene: Scene, card: int) -> str:
    return scene.member("lunacard", card, "says")


def last_card(scene: Scene) -> str:
    """What the card turned up last says."""
    shown = [card for card in scene.luna().slots if card >= 0]
    if not shown:
        return ""
    return element("p", f"<b>{escape(name(scene, shown[-1]))}</b> {escape(says(scene, shown[-1]))}", "sky-says")


# -- majorities --------------------------------------------------------------------------------------


def demand(scene: Scene, space: int) -> str:
    """How much of a majority's measure Luna's cards demand; a lock where the reader has less."""
    have = scene.luna()
    if have.demands[space] == 0:
        return ""
    barred = bool(have.own) and have.own[space] < have.demands[space]
    lock = sign("lock", scene.say("luna-barred"), 12) if barred else ""
    inside = scene.badge(LUNA, 15) + str(have.demands[space]) + lock
    return element("span", inside, "sky-demand", hint(demand_words(scene, space)))


def demand_words(scene: Scene, space: int) -> str:
    have = scene.luna()
    kind = MEASURE[space]
    what = scene.type(kind) if kind < len(MEASURES) - 1 else scene.say("luna-scientists")
    own = have.own[space] if have.own else NOBODY
    return scene.say("luna-demand", {"type": what, "n": have.demands[space], "own": str(own)})


def majorities(scene: Scene) -> str:
    """Her two majority cards, and the five numbers they add up to."""
    have = scene.luna()
    if have.majority == (NOBODY, NOBODY):
        return ""
    shown = "".join([measured(scene, space) for space in range(FIRST_STANDARD)])
    cards = " · ".join([escape(name(scene, card)) if card != NOBODY else "–" for card in have.majority])
    label = element("small", cards, "", hint(card_words(scene)))
    return element("p", label + shown, "sky-chips", hint(scene.say("luna-demands")))


def measured(scene: Scene, space: int) -> str:
    have = scene.luna()
    key = MEASURES[MEASURE[space]].removesuffix("_cards")
    barred = bool(have.own) and have.own[space] < have.demands[space]
    lock = sign("lock", scene.say("luna-barred"), 12) if barred else ""
    icon = sign(f"sky-{'sci' if key == 'researcher' else key}", "", 16)
    return element("span", f"{icon}{have.demands[space]}{lock}", "sky-chip", hint(demand_words(scene, space)))


def card_words(scene: Scene) -> str:
    words: list[str] = []
    for side, card in enumerate(scene.luna().majority):
        shown = name(scene, card) if card != NOBODY else scene.say("luna-no-majority")
        words.append(scene.say("luna-majority-card", {"card": shown, "side": scene.member("half", side)}))
    return "; ".join(words)


# -- tracks and decks --------------------------------------------------------------------------------


def tracks(scene: Scene) -> str:
    have = scene.luna()
    tank = track(scene, "helium", have.helium, HELIUM_LAST, HELIUM_VALUE, HELIUM_OPENS, have.helium_tokens)
    return tank + track(scene, "rp", have.upload, UPLOAD_LAST, UPLOAD_VALUE, UPLOAD_OPENS, have.upload_tokens)


def track(scene: Scene, key: str, at: int, last: int, values: list[int], opens: int, tokens: tuple[int, ...]) -> str:
    """One of her own tracks: values above, her marker, the tokens still ahead."""
    text = scene.say("lab-line", {"position": at, "value": values[at]})
    drawn = title(text)
    for space in range(last + 1):
        drawn += track_space(scene, space, at, values, tokens)
    if HAS_END_SLOTS[scene.luna().level] and at < opens:
        drawn += group(use("sky-cards", Spot(step_x(opens), 21), 9), "sky-opens")
    drawn += mark(LUNA, Spot(step_x(at), 21), 13)
    wide = 4 + (HELIUM_LAST + 1) * STEP
    head = element("small", f"{scene.icon(key, 14)} {escape(text)}")
    return head + element("svg", drawn, "sky-tank", f'viewBox="0 0 {wide:.0f} 30" role="img"')


def step_x(space: int) -> float:
    return 2 + (space + 0.5) * STEP


def track_space(scene: Scene, space: int, at: int, values: list[int], tokens: tuple[int, ...]) -> str:
    x = step_x(space)
    drawn = step(Spot(x, 21), Size(STEP - 1, 14, 2, 7), values, space, at)
    if space in tokens:
        token = title(scene.say("luna-token", {"n": space})) + word(Spot(x, 21), "II")
        drawn += group(token, "sky-token")
    return drawn


def decks(scene: Scene) -> str:
    """How many cards lie where; what was discarded can be read."""
    have = scene.luna()
    names = ", ".join([name(scene, card) for card in have.discard])
    inside = element("span", scene.html("luna-deck", {"n": have.deck}))
    inside += element("span", scene.html("luna-discard", {"n": len(have.discard)}), "", hint(names) if names else "")
    if have.pile or have.high:
        words = scene.say("luna-pile-words", {"n": have.pile, "round": have.high})
        inside += element("span", scene.html("luna-pile", {"n": have.pile}), "", hint(words))
    return element("p", inside, "sky-decks")


def taken(scene: Scene) -> str:
    """SKY-LUNA-27  The cards she took; everybody saw them."""
    have = scene.luna()
    if not have.cards:
        return ""
    chips = "".join([chip(scene, card) for card in have.cards])
    return element("p", f"{scene.html('luna-cards', {'n': len(have.cards)})} {chips}", "sky-chips")


# -- in words ----------------------------------------------------------------------------------------


def luna_words(scene: Scene) -> list[str]:
    """Her board for those who listen."""
    have = scene.luna()
    counts = {"level": have.level, "coins": have.coins, "helium": have.helium, "upload": have.upload}
    found = [scene.say("luna-words", counts | {"deck": have.deck, "discard": len(have.discard)})]
    found += [slot_words(scene, at) for at in range(SLOTS)]
    found.append(card_words(scene))
    found += [demand_words(scene, space) for space in range(FIRST_STANDARD)]
    tokens = [*have.helium_tokens, *have.upload_tokens]
    found += [scene.say("luna-token", {"n": token}) for token in tokens]
    if have.pile or have.high:
        found.append(scene.say("luna-pile-words", {"n": have.pile, "round": have.high}))
    cards = ", ".join([scene.card(card) for card in have.cards])
    return [*found, f"{scene.say('luna-cards', {'n': len(have.cards)})} {cards}".strip()]
