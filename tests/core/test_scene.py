"""A scene: a view told by a voice, with the options by their notation."""

from dataclasses import fields
from xml.etree import ElementTree

from tests.games.pebble.river import given, play

from farside.core.actions import NOBODY
from farside.core.scene import Scene
from farside.core.view import Common, View
from farside.games.pebble.game import GAME
from farside.games.pebble.view import PebbleView


def scene(seat: int | None = 0, names: tuple[str, ...] = ("Ada", "Bo")) -> Scene[PebbleView]:
    """Two players of Pebble, the first of whom may settle or pass."""
    state = play(given("duck owl heron", "owl owl owl"), "plan:duck", "plan:owl")
    return Scene(GAME.view(state, seat), GAME.voice("en", names, seat))


def test_options_are_found_by_their_notation():
    found = scene()
    assert found.number("pass") == len(found.view.options)
    assert found.number("settle:delta") == 0, "too dear"
    assert found.open("settle:delta", "settle:spring", "pass") == ["settle:spring", "pass"]
    assert found.shut("settle:spring", "settle:delta") == "settle:delta"
    assert found.shut("pass") == ""
    assert found.notation(GAME.actions.parse("settle:spring")) == ["settle", "spring"]


def test_a_place_says_what_it_answers_with():
    found = scene()
    at, last = found.number("settle:spring"), found.number("pass")
    drawn = ElementTree.fromstring(f"<g {found.target('settle:spring', 'pass')}/>")
    assert drawn.get("data-action") == "settle:spring pass"
    assert drawn.get("aria-label") == f"{at}: Settle the spring; {last}: Pass"


def test_a_closed_place_says_why():
    found = scene()
    assert found.barred("settle:delta") == 'data-closed="settle:delta"'
    assert found.reason("settle:delta") == "You have 5 pebbles; the delta costs 6."


def test_names_become_markup_only_when_escaped():
    found = scene(names=("<b>", "Bo"))
    assert found.naming(0) == {"who": "you", "name": "<b>"}
    assert found.say("owner", {"owner": "<b>"}) == "settled by <b>"
    assert found.html("owner", {"owner": "<b>"}) == "settled by &lt;b&gt;"


def test_of_nothing_nothing_is_said():
    assert scene().listed([]) == ""
    assert scene().listed(["one", "two", "three"]) == "one, two and three"


def test_a_spectator_sits_nowhere_and_can_answer_nothing():
    assert scene(1).mine() == 1
    found = scene(None)
    assert found.mine() == NOBODY
    assert not found.numbers
    assert not found.closed


def test_what_the_kernel_fills_in_is_what_every_view_has():
    assert list(Common.__annotations__) == [field.name for field in fields(View)]
