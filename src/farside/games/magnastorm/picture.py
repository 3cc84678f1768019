"""View -> SVG: a plain planet with its spaces, scouts and labs. What can be clicked carries `data-action`."""

from __future__ import annotations

from farside.core.actions import NOBODY, Action
from farside.core.marks import Spot, escape, mark
from farside.core.phrases import Voice
from farside.core.view import Part
from farside.games.magnastorm.actions import ACTIONS, DRIVE, JUMP, PUSH, RETRIEVE
from farside.games.magnastorm.components import COLOURS, PAD, PLANETS, SPACES
from farside.games.magnastorm.planet import Planet
from farside.games.magnastorm.view import MagnaView

SCALE = 300.0
TARGETS = (DRIVE, PUSH, JUMP, RETRIEVE)


def paint(view: MagnaView, voice: Voice) -> list[Part]:
    planet = PLANETS[1 if view.seats == 4 else 0]
    spaces = "".join(space(view, voice, planet, at) for at in planet.spaces)
    scouts = "".join(scout(view, planet, seat) for seat in range(view.seats))
    label = escape(voice.say("board-label"))
    board = (
        '<svg xmlns="http://www.w3.org/2000/svg" class="mag" viewBox="-346 -346 692 692" role="img" '
        f'aria-label="{label}"><circle r="300" fill="#3c2670"/>{spaces}{scouts}</svg>'
    )
    lines = "".join(f"<li>{escape(line)}</li>" for _title, part in words(view, voice) for line in part)
    return [
        Part("planet", "board", voice.say("board-label"), board),
        Part("players", "players", voice.say("players-label"), f"<ul>{lines}</ul>"),
    ]


def space(view: MagnaView, voice: Voice, planet: Planet, at: int) -> str:
    """A research space, clickable where an option leads there."""
    x, y = planet.x[at] * SCALE, planet.y[at] * SCALE
    owner, _labs = view.labs[at]
    inside = f"<title>{escape(voice.member('space', at))}</title>"
    inside += '<circle r="14" fill="#180d33" stroke="#ffffff"/>' if owner == NOBODY else mark(owner, Spot(0, 0), 24)
    actions = [family.of(at) for family in TARGETS if family.of(at) in view.options]
    target = f' data-action="{ACTIONS.name(actions[0])}"' if actions else ""
    return f'<g id="space-{SPACES[at]}" transform="translate({x:.1f} {y:.1f})"{target}>{inside}</g>'


def scout(view: MagnaView, planet: Planet, seat: int) -> str:
    at = view.players[seat].scout
    x, y = planet.pad_place[view.start] if at == PAD else (planet.x[at], planet.y[at])
    return mark(seat, Spot(x * SCALE + 14 + 6 * seat, y * SCALE - 14), 14)


def words(view: MagnaView, voice: Voice) -> list[tuple[str, list[str]]]:
    """The position in words."""
    lines = [
        voice.say("player-facts", {"name": voice.name(seat), "n": player.reputation, "cubes": sum(player.cubes)})
        for seat, player in enumerate(view.players)
    ]
    return [(voice.say("players-label"), lines)]


def cubes(voice: Voice, amounts: tuple[int, ...]) -> str:
    """Cubes in words, colour by colour: `2 yellow, 1 sky`."""
    return ", ".join(f"{amounts[at]} {voice.member('colour', at)}" for at in range(len(COLOURS)) if amounts[at])


def details(view: MagnaView, voice: Voice, action: Action) -> str:
    """The price of an option, and what would be exchanged for it."""
    for cost in view.costs:
        if cost.action == action:
            text = voice.say("cost", {"cubes": cubes(voice, cost.price)})
            if cost.exchanges > 0:
                given = 3 * cost.exchanges
                swap = voice.say("cost-exchange", {"n": given, "cubes": cubes(voice, cost.missing)})
                text = f"{text} · {swap}"
            return escape(text)
    return ""
