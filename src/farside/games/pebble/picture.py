"""View -> SVG. What can be clicked carries `data-action`; every word comes from the texts."""

from __future__ import annotations

from farside.core.actions import NOBODY, Seat
from farside.core.marks import Spot, art, badge, escape, mark, status
from farside.core.phrases import Voice
from farside.core.view import Part
from farside.games.pebble.actions import ACTIONS, GIVE, PASS, PLAN, SETTLE
from farside.games.pebble.components import BIRDS, CATCH, DISCOUNT, POINTS, RANK, SITES
from farside.games.pebble.view import SEALED, PebbleView

PACKAGE = "farside.games.pebble"
CENTRE = Spot(0, 0)
SPOTS = ((72, 236), (186, 296), (292, 446), (338, 212), (492, 286), (566, 168), (636, 300), (772, 186), (846, 384))


def paint(view: PebbleView, voice: Voice) -> list[Part]:
    return [
        Part("river", "board", voice.say("board-label"), board(view, voice)),
        Part("hand", "aside", voice.say("hand-label"), birds(view, voice)),
        Part("players", "players", voice.say("players-label"), players(view, voice)),
    ]


def board(view: PebbleView, voice: Voice) -> str:
    sites = "".join(site(view, voice, at) for at in range(len(SITES)))
    label = escape(voice.say("board-label"))
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" class="peb" viewBox="0 0 960 540" role="img" aria-label="{label}">'
        f"{art(PACKAGE, 'river.svg')}{sites}{corner(view, voice)}</svg>"
    )


def corner(view: PebbleView, voice: Voice) -> str:
    """The round, the river's pebbles, and the way to pass."""
    lines = (
        voice.say("round-of", {"n": view.round, "rounds": view.rounds}),
        voice.say("river-pebbles", {"n": view.river}),
        voice.say("deck-left", {"n": view.deck}),
    )
    shown = "".join(f'<text y="{24 * at}">{escape(line)}</text>' for at, line in enumerate(lines))
    return f'<g class="peb-note" transform="translate(28 44)">{shown}</g>{pass_button(view, voice)}'


def pass_button(view: PebbleView, voice: Voice) -> str:
    if PASS.of() not in view.options:
        return ""
    text = escape(voice.option(PASS.of()))
    shape = '<rect x="-60" y="-24" width="120" height="48" rx="24"/>'
    return target(PASS.of(), f'<g transform="translate(480 496)">{shape}<text y="6">{text}</text></g>', text)


def site(view: PebbleView, voice: Voice, at: int) -> str:
    """A site: its name, price and points, and whose it is."""
    x, y = SPOTS[at]
    owner = view.owner[at]
    inside = (
        f'<circle class="peb-site" r="42"/>{price(view.prices[at]) if owner == NOBODY else mark(owner, CENTRE, 40)}'
    )
    if at == view.flooded:
        inside += '<path class="peb-flood" d="M-34 8q8 -9 17 0t17 0 17 0 17 0M-28 22q7 -9 14 0t14 0 14 0 14 0"/>'
    inside += f'<text class="peb-points" x="30" y="-24">{POINTS[at]}</text>'
    inside += f'<text class="peb-name" y="60">{escape(voice.member("site", at))}</text>'
    said = escape(facts(view, voice, at))
    group = f'<g id="site-{SITES[at]}" transform="translate({x} {y})"><title>{said}</title>{inside}</g>'
    action = SETTLE.of(at)
    return target(action, group, said) if action in view.options else group


def facts(view: PebbleView, voice: Voice, at: int) -> str:
    """A site in words."""
    name = voice.member("site", at)
    said = [voice.say("site-facts", {"site": name, "price": view.prices[at], "points": POINTS[at]})]
    if view.owner[at] != NOBODY:
        said.append(voice.say("site-of", {"owner": voice.name(view.owner[at])}))
    if at == view.flooded:
        said.append(voice.say("site-flooded"))
    return ", ".join(said)


def price(pebbles: int) -> str:
    """A price as pebbles in two rows."""
    rows = ((pebbles + 1) // 2, pebbles // 2) if pebbles > 3 else (pebbles,)
    found = []
    for row, count in enumerate(rows):
        y = -8 + 17 * row if len(rows) > 1 else 0
        found += [f'<use href="#peb-pebble" x="{18 * at - 9 * (count - 1)}" y="{y}"/>' for at in range(count)]
    return "".join(found)


def target(action: int, inside: str, label: str) -> str:
    return f'<g class="peb-open" data-action="{ACTIONS.name(action)}" aria-label="{label}">{inside}</g>'


def birds(view: PebbleView, voice: Voice) -> str:
    """The birds in one's hand."""
    cards = "".join(card(view, voice, bird, at) for at, bird in enumerate(view.hand))
    label = escape(voice.say("hand-label"))
    return f'<svg class="peb" viewBox="0 0 330 150" role="img" aria-label="{label}">{cards}</svg>'


def card(view: PebbleView, voice: Voice, bird: int, at: int) -> str:
    """A bird: rank, pebbles, discount and name."""
    label = escape(f"{voice.member('bird', bird)}: {bird_facts(voice, bird)}")
    discount = f'<text class="peb-less" x="32" y="-46">−{DISCOUNT[bird]}</text>' if DISCOUNT[bird] else ""
    catch = f'<g transform="translate(-4 26) scale(.8)">{price(CATCH[bird])}</g>'
    inside = (
        f'<title>{label}</title><rect class="peb-card" x="-50" y="-68" width="100" height="136" rx="10"/>'
        f'<use href="#peb-{BIRDS[bird]}" x="-30" y="-56"/>{catch}{discount}'
        f'<text class="peb-rank" x="-38" y="-48">{RANK[bird]}</text>'
        f'<text class="peb-name" y="60">{escape(voice.member("bird", bird))}</text>'
    )
    group = f'<g transform="translate({56 + 109 * at} 75)">{inside}</g>'
    return target(PLAN.of(bird), group, label) if PLAN.of(bird) in view.options else group


def bird_facts(voice: Voice, bird: int) -> str:
    return voice.say("bird-facts", {"rank": RANK[bird], "pebbles": CATCH[bird], "discount": DISCOUNT[bird]})


def players(view: PebbleView, voice: Voice) -> str:
    rows = "".join(player(view, voice, seat) for seat in range(view.seats))
    return f'<ul class="peb-players">{rows}</ul>'


def player(view: PebbleView, voice: Voice, seat: Seat) -> str:
    """A player's row; while a gift is chosen, it is the button."""
    said = escape(player_facts(view, voice, seat))
    name = escape(voice.name(seat))
    points = f'<b class="so-far">{view.scores[seat]}</b>'
    row = f"{badge(seat, '', 28)}<span><b>{name}</b> {status(seat)} {said}</span>{points}"
    lit = f' class="peb-open" data-action="{ACTIONS.name(GIVE.of(seat))}"' if GIVE.of(seat) in view.options else ""
    return f"<li{lit}>{row}</li>"


def player_facts(view: PebbleView, voice: Voice, seat: Seat) -> str:
    args = {"pebbles": view.pebbles[seat], "cards": view.cards[seat], "points": view.scores[seat]}
    said = [voice.say("player-facts", args)]
    bird = view.birds[seat]
    if bird == SEALED:
        said.append(voice.say("face-down"))
    elif bird != NOBODY:
        said.append(voice.say("played", {"bird": voice.member("bird", bird)}))
    return "; ".join(said)


def words(view: PebbleView, voice: Voice) -> list[tuple[str, list[str]]]:
    """The position for those who listen to it: mine, the river, the players."""
    held = [f"{voice.member('bird', bird)}: {bird_facts(voice, bird)}" for bird in view.hand]
    sites = [facts(view, voice, at) for at in range(len(SITES))]
    people = [f"{voice.name(seat)}: {player_facts(view, voice, seat)}" for seat in range(view.seats)]
    mine = [(voice.say("hand-label"), held)] if held else []
    return [*mine, (voice.say("board-label"), sites), (voice.say("players-label"), people)]
