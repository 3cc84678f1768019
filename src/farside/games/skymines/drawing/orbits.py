"""The company tracks: orbits around the Moon."""

from __future__ import annotations

from collections.abc import Callable

from farside.core.actions import NOBODY, Seat
from farside.core.marks import LETTERS, ORIGIN, Spot, box, disc, group, mark, move, title, word
from farside.core.phrases import Args
from farside.games.skymines.components import COMPANIES, FIRMS
from farside.games.skymines.drawing import plan
from farside.games.skymines.drawing.scene import Lit, Scene, hue
from farside.games.skymines.tracks import BARRIER, LAST, SHARES, SIDES, THRESHOLD, THRESHOLD_COINS, THRESHOLDS, WIDTH

Line = tuple[Spot, Spot, Spot]  # a line across a track, and where its sign stands


def answers(scene: Scene, firm: int) -> Lit:
    """The options that are a step on this track."""
    key = COMPANIES[firm]
    return scene.lit(f"step:{key}", f"pay:{key}", f"track:{key}")


def orbits(scene: Scene) -> str:
    return "".join([orbit(scene, firm) for firm in range(FIRMS)])


def orbit(scene: Scene, firm: int) -> str:
    """One track: its cells, share numbers, gates, everybody's markers, and the step that may be chosen."""
    lit = answers(scene, firm)
    start, end = plan.arc_of(firm, on_belt(scene))
    back = f'<path class="sky-back" d="{plan.segment(plan.LANES - 1, plan.LANES + plan.ORBIT + 1, start, end)}"/>'
    inside = title(summary(scene, firm) + (f" {lit.words}" if lit.words else "")) + back + cells(scene, firm)
    inside += gates(scene, firm, lambda after: across(scene, firm, after))
    inside += next_cell(scene, firm, lit) + "".join([marker(scene, firm, player) for player in scene.roll])
    classes = f"sky-orbit {hue(firm)}"
    return group(inside, lit.dress(classes), lit.more(f'id="orbit-{COMPANIES[firm]}"'))


def on_belt(scene: Scene) -> bool:
    return len(scene.view.belt) > 0


def side_of(scene: Scene, firm: int) -> int:
    return scene.view.companies[firm].side


def summary(scene: Scene, firm: int) -> str:
    """The track, its bonuses, and what lies ahead of the reader's marker."""
    side = SIDES[side_of(scene, firm)]
    one, two = scene.say(f"bonus-{side}-1"), scene.say(f"bonus-{side}-2")
    words = scene.say("track", {"company": scene.company(firm), "side": side, "one": one, "two": two})
    return f"{words} {ahead(scene, firm)}" if scene.mine() != NOBODY else words


def ahead(scene: Scene, firm: int) -> str:
    mine = scene.player(scene.focus()).marks[firm]
    found = [scene.say("ahead-at", {"space": mine.space, "shares": mine.shares})]
    if mine.next_share != NOBODY:
        found.append(scene.say("ahead-share", {"n": mine.next_share - mine.space}))
    if mine.barrier != NOBODY:
        found.append(scene.say("ahead-barrier", {"n": mine.barrier - mine.space, "coins": mine.barrier_cost}))
    if mine.threshold != NOBODY:
        found.append(scene.say("ahead-threshold", {"n": mine.threshold - mine.space, "coins": mine.threshold_coins}))
    return " ".join(found)


def share_at(side: int, space: int) -> int:
    """The share icon on a space, 0 if it has none."""
    if space == 0 or SHARES[side * WIDTH + space] == SHARES[side * WIDTH + space - 1]:
        return 0
    return SHARES[side * WIDTH + space]


def cells(scene: Scene, firm: int) -> str:
    side = side_of(scene, firm)
    plain, rich, numbers = "", "", ""
    for space in range(LAST[side] + 1):
        begin = plan.edge(firm, side, space, on_belt(scene)) + 0.22
        end = plan.edge(firm, side, space + 1, on_belt(scene)) - 0.22
        path = plan.segment(plan.LANES, plan.LANES + plan.ORBIT, begin, end)
        share = share_at(side, space)
        if share:
            rich += path
            numbers += word(
                plan.turned(plan.OUTSIDE, plan.middle(firm, side, space, on_belt(scene))), str(share), "sky-share"
            )
        else:
            plain += path
    return f'<path class="sky-cell" d="{plain}"/><path class="sky-cell sky-rich" d="{rich}"/>{numbers}'


# -- thresholds and barriers -------------------------------------------------------------------------


def across(scene: Scene, firm: int, after: int) -> Line:
    angle = plan.edge(firm, side_of(scene, firm), after + 1, on_belt(scene))
    inner, outer = plan.turned(plan.LANES - 1, angle), plan.turned(plan.LANES + plan.ORBIT + 1, angle)
    return inner, outer, plan.turned(plan.GATE, angle)


def gates(scene: Scene, firm: int, line: Callable[[int], Line]) -> str:
    """SKY-TRK-2, SKY-TRK-4  Barriers to pay for, thresholds that pay and unlock the bonus."""
    side = side_of(scene, firm)
    drawn = ""
    for level in range(THRESHOLDS):
        drawn += threshold(scene, firm, level, line(THRESHOLD[side * THRESHOLDS + level]))
    for after in range(LAST[side]):
        if BARRIER[side * WIDTH + after]:
            drawn += barrier(scene, BARRIER[side * WIDTH + after], line(after))
    return drawn


def threshold(scene: Scene, firm: int, level: int, line: Line) -> str:
    side = side_of(scene, firm)
    coins = THRESHOLD_COINS[side * THRESHOLDS + level]
    crossed = scene.player(scene.focus()).marks[firm].crossed > level
    bonus = scene.say(f"bonus-{SIDES[side]}-{level + 1}")
    told = scene.say("threshold", {"coins": coins, "bonus": bonus, "crossed": "yes" if crossed else "no"})
    inside = title(told) + f'<path d="M{line[0]}L{line[1]}"/>' + disc(line[2], 6.6) + word(line[2], str(coins))
    return group(inside, "sky-threshold sky-done" if crossed else "sky-threshold")


def barrier(scene: Scene, coins: int, line: Line) -> str:
    inside = title(scene.say("barrier", {"coins": coins})) + f'<path d="M{line[0]}L{line[1]}"/>'
    return group(inside + box(line[2], 12.8, 12.8, 3) + word(line[2], str(coins)), "sky-barrier")


# -- markers -----------------------------------------------------------------------------------------


def next_cell(scene: Scene, firm: int, lit: Lit) -> str:
    """Where the reader's marker would go."""
    if not lit.number:
        return ""
    seat, side = scene.focus(), side_of(scene, firm)
    space = min(scene.player(seat).marks[firm].space + 1, LAST[side])
    wide = plan.ORBIT / len(scene.roll)
    inner = plan.lane(len(scene.roll), seat) - wide / 2
    path = plan.segment(
        inner,
        inner + wide,
        plan.edge(firm, side, space, on_belt(scene)),
        plan.edge(firm, side, space + 1, on_belt(scene)),
    )
    return f'<path class="sky-next" d="{path}"/>'


def numbers(scene: Scene) -> str:
    """The numbers of the tracks that may be chosen, on the rim of the Moon."""
    drawn = ""
    for firm in range(FIRMS):
        lit, side = answers(scene, firm), side_of(scene, firm)
        if lit.number:
            space = min(scene.player(scene.focus()).marks[firm].space + 1, LAST[side])
            spot = plan.turned(plan.GATE - 18, plan.middle(firm, side, space, on_belt(scene)))
            drawn += group(disc(spot, 10) + word(spot, lit.number), "sky-badge")
    return group(drawn, "sky-wide") if drawn else ""


def marker(scene: Scene, firm: int, seat: Seat) -> str:
    lanes, mine = len(scene.roll), scene.marks(seat, firm)
    angle = plan.middle(firm, side_of(scene, firm), mine.space, on_belt(scene))
    spot = plan.turned(plan.lane(lanes, scene.place(seat)), angle)
    size = {2: 19.0, 3: 17.0}.get(lanes, 14.0)
    inside = title(marker_words(scene, firm, seat)) + mark(seat, ORIGIN, size)
    return group(inside, "piece", f'id="track-{COMPANIES[firm]}-{LETTERS[seat]}" {move(spot)}')


def marker_words(scene: Scene, firm: int, seat: Seat) -> str:
    mine = scene.marks(seat, firm)
    words: Args = {"name": scene.who(seat), "company": scene.company(firm), "space": mine.space, "n": mine.shares}
    return scene.say("marker", words)
