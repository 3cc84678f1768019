"""The research display and the bonus spaces: a panel each."""

from __future__ import annotations

from typing import Final

from farside.core.actions import NOBODY
from farside.core.marks import element, hint
from farside.games.skymines.components import (
    BOUNTY_PLACE,
    PLACE_KEYS,
    PLAN_COST,
    PLAN_ROWS,
    SHOWN_A_ROW,
    SPECIAL_COST,
    SPECIAL_KEYS,
    SPECIAL_LETTER,
    SPECIAL_ROUND,
    SPECIAL_VALUE,
    SPECIALS,
)
from farside.games.skymines.drawing.faces import coins, plan_face, told
from farside.games.skymines.drawing.market import panel, place
from farside.games.skymines.drawing.missions import own_space
from farside.games.skymines.drawing.scene import Scene, hue, numbered
from farside.games.skymines.tracks import (
    CHOICES,
    DESTROY_COINS,
    DESTROYS,
    FIRST_PLAYER_RP,
    FIRST_STANDARD,
    FIRST_TRACK_SPACE,
    IS_SHOP,
    LEVELS,
    OVER_COST,
    PERMANENT,
    REUSES,
    SIDES,
    SPACE_HELIUM,
    SPACE_KEYS,
    SPACES,
    STRIDES,
)

SYMBOLS: Final = {
    "std_first_player": "first",
    "std_buy_card": "buy",
    "std_destroy_card": "destroy",
    "tile_space_resource": "plus",
    "tile_space_researcher": "researcher",
    "tile_space_energy": "energy",
    "tile_space_engineer": "engineer",
}


def plans(scene: Scene) -> str:
    return panel("research", research_head(scene), display(scene))


def bonus(scene: Scene) -> str:
    return panel("bonus", bonus_head(scene), spaces(scene))


# -- plans -------------------------------------------------------------------------------------------


def research_head(scene: Scene) -> str:
    left = " · ".join([str(count) for count in scene.view.supply])
    return scene.html("research") + element("small", left, "", hint(scene.say("supply", {"left": left})))


def display(scene: Scene) -> str:
    """Rows A, B and C, the bounty, and the special plans."""
    rows = "".join([row(scene, letter) for letter in range(len(PLAN_ROWS))])
    bounty = scene.icon("coin", 16) + f"<b>{scene.view.bounty}</b> " + scene.html("bounty")
    return rows + element("p", bounty, "sky-bounty") + specials(scene)


def row_head(scene: Scene, letter: str, points: int) -> str:
    words = hint(scene.say("plan-cost", {"letter": letter, "n": points}))
    return element("span", f"<b>{letter}</b>{scene.icon('rp', 13)}{points}", "sky-letter", words)


def row(scene: Scene, letter: int) -> str:
    plans = "".join([shown(scene, at) for at in range(letter * SHOWN_A_ROW, letter * SHOWN_A_ROW + SHOWN_A_ROW)])
    return element("div", row_head(scene, PLAN_ROWS[letter], PLAN_COST[letter]) + plans, "sky-plans")


def shown(scene: Scene, at: int) -> str:
    plan = scene.view.shown[at]
    key = f'id="plan-{PLACE_KEYS[at]}"'
    if plan == NOBODY:
        return element("span", "", "sky-plan sky-gap", key)
    lit = scene.lit(f"take:{PLACE_KEYS[at]}")
    rich = BOUNTY_PLACE[at] and scene.view.bounty > 0
    words = scene.say("with-bounty", {"n": scene.view.bounty}) if rich else ""
    classes = lit.dress("sky-plan sky-rich" if BOUNTY_PLACE[at] else "sky-plan")
    more = lit.more(f"{key} {told(f'{scene.plan(plan)}. {words}', lit.words)}")
    return element("span", numbered(lit) + plan_face(scene, plan), classes, more)


def specials(scene: Scene) -> str:
    found = "".join([special(scene, at) for at in range(SPECIALS)])
    return element("div", row_head(scene, "★", PLAN_COST[SPECIAL_LETTER]) + found, "sky-plans sky-specials")


def special(scene: Scene, at: int) -> str:
    """SKY-RP-4  One comes each round; it costs coins to enter and is worth points."""
    key = f'id="special-{SPECIAL_KEYS[at]}"'
    status = scene.view.specials[at]
    words = scene.say(
        "special", {"round": SPECIAL_ROUND[at], "cost": SPECIAL_COST[at], "value": SPECIAL_VALUE[at], "status": status}
    )
    if status != 1:
        kind = "sky-gap" if status == 2 else "sky-later"
        return element(
            "span",
            "" if status == 2 else f"<small>{SPECIAL_ROUND[at]}</small>",
            f"sky-plan {kind}",
            f"{key} {hint(words)}",
        )
    lit = scene.lit(f"special:{SPECIAL_KEYS[at]}")
    face = f"<b>{SPECIAL_VALUE[at]}</b><i>{coins(scene, SPECIAL_COST[at], 12)}</i>"
    return element(
        "span", numbered(lit) + face, lit.dress("sky-plan sky-prime"), lit.more(f"{key} {told(words, lit.words)}")
    )


# -- bonus spaces ------------------------------------------------------------------------------------


def bonus_head(scene: Scene) -> str:
    left = scene.player(scene.focus()).markers
    return scene.html("bonus") + element("small", scene.html("markers-left", {"n": left}))


def spaces(scene: Scene) -> str:
    rows = [space_row(scene, space) for space in range(FIRST_STANDARD, SPACES) if is_shown(scene, space)]
    return element("div", "".join(rows) + own_space(scene), "sky-rows")


def firm_of(space: int) -> int:
    return (space - FIRST_TRACK_SPACE) // 2


def is_shown(scene: Scene, space: int) -> bool:
    """SKY-TRK-5  Spaces of the board, and those of tracks that somebody has unlocked."""
    if space < FIRST_TRACK_SPACE:
        return True
    firm, level = firm_of(space), (space - FIRST_TRACK_SPACE) % 2 + 1
    if PERMANENT[scene.view.companies[firm].side]:
        return False
    return any(player.marks[firm].crossed >= level for player in scene.view.players)


def space_row(scene: Scene, space: int) -> str:
    seen = scene.view.bonuses[space]
    lit = place(scene, space)
    track = space >= FIRST_TRACK_SPACE
    name, icon, gain = track_space(scene, space) if track else board_space(scene, space)
    end = scene.badge(seen.owner, 20) if seen.owner != NOBODY else gain
    inside = numbered(lit) + icon + element("b", name) + element("span", end, "sky-prize")
    classes = "sky-row" + (f" sky-of {hue(firm_of(space))}" if track else "")
    classes += " sky-taken" if seen.owner != NOBODY else ""
    more = lit.more(f'id="bonus-{SPACE_KEYS[space]}" {told(space_words(scene, space), lit.words)}')
    return element("div", inside, lit.dress(classes), more)


def space_words(scene: Scene, space: int) -> str:
    seen = scene.view.bonuses[space]
    if space >= FIRST_TRACK_SPACE:
        side, level = SIDES[scene.view.companies[firm_of(space)].side], (space - FIRST_TRACK_SPACE) % 2 + 1
        words = scene.say(f"bonus-{side}-{level}")
    else:
        words = scene.say(f"space-{SPACE_KEYS[space]}-long")
    return words if seen.owner == NOBODY else f"{words} {scene.say('space-taken', {'name': scene.who(seen.owner)})}"


def board_space(scene: Scene, space: int) -> tuple[str, str, str]:
    """Name, pictogram, and what it costs or brings."""
    key = SPACE_KEYS[space]
    gain = {
        "std_first_player": scene.icon("rp", 14) + str(FIRST_PLAYER_RP),
        "std_buy_card": coins(scene, scene.view.bonuses[space].price) + scene.html("plus-cost"),
        "std_destroy_card": scene.html("cost-plus") + coins(scene, DESTROY_COINS),
    }.get(key, coins(scene, scene.view.bonuses[space].price))
    return scene.html(f"space-{key}"), scene.icon(SYMBOLS[key], 18), gain


def space_sign(scene: Scene, space: int) -> str:
    """The space in short: its pictogram, of a track with its level."""
    if space < FIRST_TRACK_SPACE:
        return scene.icon(SYMBOLS[SPACE_KEYS[space]], 20)
    level = (space - FIRST_TRACK_SPACE) % 2 + 1
    return scene.logo(firm_of(space), 18) + element("b", "I" * level)


def track_space(scene: Scene, space: int) -> tuple[str, str, str]:
    firm, level = firm_of(space), (space - FIRST_TRACK_SPACE) % 2 + 1
    at = scene.view.companies[firm].side * LEVELS + level
    name = f"{scene.company(firm)} {'I' * level}"
    price = scene.view.bonuses[space].price
    cost = f"{coins(scene, price)}: " if price else ""
    return name, scene.logo(firm, 18), cost + track_gain(scene, at)


def track_gain(scene: Scene, at: int) -> str:
    """What the bonus of a track's space does, in pictograms."""
    drawn = ""
    if IS_SHOP[at]:
        drawn += scene.icon("buy", 14)
    if REUSES[at]:
        drawn += scene.icon("destroy", 14) + scene.icon("cards", 14)
    elif DESTROYS[at] != NOBODY:
        drawn += scene.icon("destroy", 14) + f"+{OVER_COST[at]}"
    if SPACE_HELIUM[at]:
        drawn += scene.icon("helium", 14) + str(SPACE_HELIUM[at])
    drawn += "/".join(
        [scene.icon("rp", 13) + str(points) + scene.icon("helium", 13) + str(helium) for points, helium in CHOICES[at]]
    )
    if STRIDES[at]:
        drawn += scene.icon("step", 14) + "+".join([str(steps) for steps in STRIDES[at]])
    return drawn
