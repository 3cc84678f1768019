"""The modules together: the promises on the Belt with missions and every threat, the picture, the taste."""

import gzip
import random
import re
from functools import cache
from xml.etree import ElementTree

import pytest
from tests.games.pictures import lit
from tests.games.skymines.table import Position, given, play
from tests.games.skymines.test_picture import board, markup

from farside.bots.minds.skymines.taste import TASTE
from farside.core import checks, marks
from farside.core.game import Value
from farside.games.skymines.drawing import belt
from farside.games.skymines.game import GAME
from farside.games.skymines.modules import ENDS, ROCKS, ROUTES, THREATS
from farside.games.skymines.state import SkyminesState

PLACELESS = {"ready", "skip", "stop", "coin", "pass", "done", "again", "enough"}
ABSTRACT = {"gift", "part", "marker"}
HEAVIEST = 25_000  # bytes of a board on the wire

MIXES: list[tuple[int, dict[str, Value]]] = [
    (2, {"side": "belt", "missions": True, "threat": "anomaly"}),
    (3, {"side": "belt", "threat": "wormhole", "tiles": "choose"}),
    (4, {"side": "belt", "missions": True, "threat": "pirates", "tracks": "random", "constrained": True}),
    (2, {"side": "moon", "missions": True, "tracks": "random"}),
]


@pytest.mark.parametrize(
    ("seats", "variants"), [MIXES[0], *(pytest.param(*mix, marks=pytest.mark.long) for mix in MIXES[1:])]
)
def test_the_promises_of_every_game(seats: int, variants: dict[str, Value]):
    checks.play(GAME, seats, 11, **variants)


@pytest.mark.slow
@pytest.mark.parametrize("threat", [False, *THREATS])
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_promises_with_every_threat(seats: int, threat: Value):
    for seed in range(8):
        checks.play(GAME, seats, seed, side="belt", missions=seed % 2 == 0, threat=threat, tracks="random")


# -- the picture ---------------------------------------------------------------------------------------


@cache
def walked(seats: int, seed: int, threat: str) -> tuple[tuple[SkyminesState, int], ...]:
    """Positions of a game that likes to expand, claim and confront, each with somebody who is asked there."""
    dice = random.Random(seed)
    state = GAME.start(seats=seats, seed=seed, side="belt", missions=True, threat=threat, tracks="random")
    found = []
    while not state.over:
        seat = state.turn()
        found.append((state.clone(), seat))
        state.push(seat, lively(state, seat, dice))
    found.append((state.clone(), 0))
    return tuple(found)


def lively(state: SkyminesState, seat: int, dice: random.Random) -> int:
    """An answer by lot, with a taste for what the modules bring."""
    options = state.options(seat)
    wanted = ("land", "dock", "energy", "plan", "claim", "confront", "personal", "enough")
    good = [action for action in options if GAME.actions.name(action).split(":")[0] in wanted]
    busy = [action for action in options if GAME.actions.name(action) not in ("pass", "ready")]
    return dice.choice(good if good and dice.random() < 0.75 else busy or options)


LIVELY = [
    (2, "en", "anomaly"),
    pytest.param(3, "fr", "probe", marks=pytest.mark.long),
    pytest.param(4, "it", "comet", marks=pytest.mark.long),
]


@pytest.mark.parametrize(("seats", "lang", "threat"), LIVELY)
def test_every_position_is_well_formed_light_and_lit_where_something_is_open(seats: int, lang: str, threat: str):
    given_symbols = set(re.findall(r'\bid="([^"]+)"', marks.shared_symbols() + GAME.symbols()))
    for state, asked in walked(seats, 4, threat)[::13]:
        for seat in (asked, None):
            view = GAME.view(state, seat)
            text = markup(view, lang)
            ElementTree.fromstring(f"<all>{text}</all>")
            assert "{" not in text
            ids = re.findall(r'\bid="([^"]+)"', text)
            assert len(ids) == len(set(ids))
            assert set(re.findall(r'href="#([^"]+)"', text)) <= given_symbols
            assert len(gzip.compress(board(view, lang).encode())) < HEAVIEST
            names = {GAME.actions.name(action) for action in view.options} - PLACELESS
            wanted = {name for name in names if name.partition(":")[0] not in ABSTRACT}
            assert lit(text) == wanted, f"ply {state.ply}: {view.asks}"


def test_asteroids_and_shuttle_spaces_never_cover_each_other():
    """Every route keeps room for its energy icon."""
    rocks = [belt.rock_spot(rock) for rock in range(ROCKS)]
    berths = [belt.route_spot(route) for route in range(ROUTES)]
    for at, one in enumerate(rocks):
        for other in rocks[at + 1 :]:
            assert abs(one.x - other.x) > 80 or abs(one.y - other.y) > 66
    for route, berth in enumerate(berths):
        for rock in (ENDS[route * 2], ENDS[route * 2 + 1]):
            spot = rocks[rock]
            assert ((spot.x - berth.x) / 41) ** 2 + ((spot.y - berth.y) / 33) ** 2 > 1.4**2, f"route {route}"


def test_a_space_in_reach_shows_its_cost_and_a_threat_what_it_asks_for():
    state = play(given(belt={"11": "tawac"}, threat="pirates", slots={"A": "B09"}), "energy", "expand:tawac")
    view = GAME.view(state, 0)
    drawn = board(view)
    assert re.search(r'id="asteroid-3" data-action="land:3-1"', drawn)
    assert 'id="threat" data-closed="confront"' in drawn
    assert "Space pirates" in markup(view) or "space pirates" in markup(view)
    beside = GAME.details(view, GAME.voice("en", (), 0), GAME.actions.parse("land:10-1"))
    assert "</svg>1</b>" in beside


def test_the_position_in_words_tells_the_belt_the_missions_and_the_threat():
    state = given(belt={"13": "tawac", "14-1": "tawac"}, missions="M4", threat="comet", slots={"A": "B09"})
    for lang in ("en", "fr", "it"):
        voice = GAME.voice(lang, (), 0)
        lines = [line for _title, lines in GAME.describe(GAME.view(state, 0), voice) for line in lines]
        assert any("14" in line and "Tawac" in line for line in lines)
        assert any(voice.member("mission", 3) in line for line in lines)
    english = [line for _title, lines in GAME.describe(GAME.view(state, 0), GAME.voice("en", (), 0)) for line in lines]
    assert "6 energy face up: 3 of 6." in english


# -- the taste ---------------------------------------------------------------------------------------------


def test_the_taste_likes_claims_wild_shares_and_coins_safe_from_pirates():
    before = given(missions="M5", coins={"A": 12})
    assert TASTE.value(play(before.clone(), "claim:M5-3"), 0) > TASTE.value(before, 0)
    state = given(belt={}, threat="pirates", coins={"A": 10})
    removed = state.clone()
    removed.wild = 0
    assert TASTE.value(removed, 0) > TASTE.value(state, 0)


@pytest.mark.parametrize("threat", ["comet", "wormhole", "probe"])
def test_the_taste_fears_what_a_threat_would_take(threat: str):
    more: Position = {
        "helium": {"A": 20},
        "hand": {"A": "C07"},
        "stations": {"tawac": "0 0 6"},
        "marks": {"A": {"tawac": 5}},
    }
    safe = given(belt={}, **more)
    threatened = given(belt={}, threat=threat, **more)
    assert TASTE.value(threatened, 0) < TASTE.value(safe, 0)
