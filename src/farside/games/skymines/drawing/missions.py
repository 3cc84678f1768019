"""The missions on the table: tasks, how far everybody is, who has claimed what."""

from __future__ import annotations

from farside.core.actions import NOBODY
from farside.core.marks import element, escape, hint
from farside.games.skymines.drawing import threat
from farside.games.skymines.drawing.scene import Scene, numbered
from farside.games.skymines.modules import TASK_NAMES, TASKS
from farside.games.skymines.view import Mission, Task


def missions(scene: Scene) -> str:
    """The panel of open missions and of the threat; empty without both."""
    rows = "".join([mission(scene, seen) for seen in scene.view.missions]) + threat.line(scene)
    return element("div", rows, "sky-missions") if rows else ""


def mission(scene: Scene, seen: Mission) -> str:
    """A card: its name, whose status card lies there, and three tasks."""
    people = "".join([scene.badge(seat, 16) for seat in seen.bound])
    words = scene.say("task-bound", {"names": scene.people(seen.bound)}) if seen.bound else ""
    name = escape(scene.member("mission", seen.card))
    head = element("h3", f"{name} {element('small', people, '', hint(words))}")
    return head + "".join([task(scene, seen, column) for column in range(TASKS)])


def task(scene: Scene, seen: Mission, column: int) -> str:
    at = seen.card * TASKS + column
    here = seen.tasks[column]
    lit = scene.lit(f"claim:{TASK_NAMES[at]}")
    name = element("b", escape(scene.member("task", at)))
    people = "".join([scene.badge(seat, 16) for seat in here.claimed])
    inside = numbered(lit) + name + element("span", people + far(scene, here), "sky-prize")
    words = task_words(scene, at, here) + (f" {lit.words}" if lit.words else "")
    classes = "sky-row sky-task" + (" sky-taken" if is_done(scene, here) else "")
    return element("div", inside, lit.dress(classes), lit.more(f'id="task-{TASK_NAMES[at]}" {hint(words)}'))


def is_done(scene: Scene, here: Task) -> bool:
    return scene.focus() in here.claimed


def far(scene: Scene, here: Task) -> str:
    """How far whoever is looked at has come."""
    if is_done(scene, here):
        return element("b", "✓", "sky-yes")
    have = min(here.have[scene.focus()], here.need)
    return f"<small>{have}/{here.need}</small>"


def task_words(scene: Scene, at: int, here: Task) -> str:
    """A task in a sentence."""
    words = scene.say(
        "task-words",
        {"task": scene.member("task", at), "have": here.have[scene.focus()], "need": here.need},
    )
    return f"{words} {scene.say('task-claimed', {'names': scene.people(here.claimed)})}" if here.claimed else words


def words(scene: Scene) -> list[str]:
    """The missions and the threat in sentences."""
    found: list[str] = []
    for seen in scene.view.missions:
        name = scene.member("mission", seen.card)
        bound = scene.say("task-bound", {"names": scene.people(seen.bound)}) if seen.bound else ""
        found.append(f"{name}. {bound}".strip())
        found += [task_words(scene, seen.card * TASKS + column, seen.tasks[column]) for column in range(TASKS)]
    told = threat.summary(scene)
    return [*found, told] if told else found


def own_space(scene: Scene) -> str:
    """SKY-MISSION-9  The personal bonus space, among the bonus spaces."""
    if not scene.view.missions:
        return ""
    have = scene.player(scene.focus())
    lit = scene.lit("personal")
    if have.own_space == 2:
        end = scene.badge(scene.focus(), 20)
    elif have.own_space == 1:
        end = scene.icon("coin", 14) + "1: " + scene.icon("step", 14) + "3"
    else:
        end = element("small", scene.html("own-space-closed"))
    name = element("b", scene.html("own-space"))
    inside = numbered(lit) + scene.icon("once", 18) + name + element("span", end, "sky-prize")
    words = scene.say("own-space-long") + (f" {lit.words}" if lit.words else "")
    classes = "sky-row" + (" sky-taken" if have.own_space != 1 else "")
    return element("div", inside, lit.dress(classes), lit.more(f'id="own-space" {hint(words)}'))


assert NOBODY < 0
