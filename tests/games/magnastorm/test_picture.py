"""The picture: well-formed, light, clickable wherever something is open, in three languages."""

import re
from dataclasses import replace
from itertools import pairwise
from xml.etree import ElementTree

import pytest
from tests.games.magnastorm.table import given, opened
from tests.games.pictures import LARGER, MORE, Pictures, lit, stands_alone

from farside.core import checks
from farside.core.actions import NOBODY
from farside.core.marks import ORIGIN, Spot
from farside.core.state import Refusal
from farside.games.magnastorm.actions import ACTIONS, TAKE
from farside.games.magnastorm.cards import COMMANDERS, OBJECTIVES
from farside.games.magnastorm.components import CREWS, LEVELS, PAD, PLANETS, SECTORS, SPACES, TRACKS
from farside.games.magnastorm.drawing import plan
from farside.games.magnastorm.drawing.details import counted
from farside.games.magnastorm.drawing.numbers import kept_free, number_spots
from farside.games.magnastorm.drawing.scene import Scene, first_name
from farside.games.magnastorm.game import GAME
from farside.games.magnastorm.state import MagnaState
from farside.games.magnastorm.view import MagnaView
from farside.table import speaking
from farside.table.trouble import RefusedError

PICTURES = Pictures(GAME)
parts, markup = PICTURES.parts, PICTURES.markup
PLACELESS = {"exchange", "skip", "fill", "pay", "pick", "card"}  # verbs that belong to no place
BADGE = 8.5  # the radius of a number
OWN_CLASSES = (".magnastorm", ".of-magnastorm", ".mag-", ".folk")  # the last is the kernel's, for rows of players


def view_of(state: MagnaState, seat: int | None = 0) -> MagnaView:
    return GAME.view(state, seat)


def shut(text: str) -> set[str]:
    return set(re.findall(r'data-closed="([^"]+)"', text))


def placed(actions: list[int]) -> set[str]:
    names = {ACTIONS.name(action) for action in actions}
    return {name for name in names if name.split(":")[0] not in PLACELESS}


# -- whole games -----------------------------------------------------------------------------------


@pytest.mark.parametrize(("seats", "lang"), [(2, "en"), *LARGER])
def test_every_position_of_a_game_is_well_formed_and_light(seats: int, lang: str):
    PICTURES.are_whole_and_light(seats, lang, 7, start=2)


@pytest.mark.parametrize("seats", [2, *MORE])
def test_every_option_with_a_place_is_lit_there_and_nothing_else_is(seats: int):
    for where, view in PICTURES.asked(seats):
        text = markup(view)
        assert lit(text) == placed(list(view.options)), where
        assert shut(text) <= {ACTIONS.name(closed.action) for closed in view.closed}


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_no_number_on_the_planet_lies_upon_another_or_upon_a_scout(seats: int):
    found = 0
    for where, view in PICTURES.asked(seats):
        scene = Scene(view, GAME.voice("en", (), view.seat))
        taken = kept_free(scene)
        for at, seen in number_spots(scene).items():
            spot = moved(seen, plan.places(scene.side)[at])
            assert all(plan.distance(spot, other) > 2 * BADGE for other in taken), where
            taken.append(spot)
            found += 1
    assert found > seats


def moved(spot: Spot, by: Spot) -> Spot:
    return Spot(spot.x + by.x, spot.y + by.y)


def test_an_advanced_game_shows_the_artefacts():
    cards = [["1", "101", "201"], ["2", "102", "202"]]
    state = GAME.start(seats=2, seed=1, advanced=True, artefacts=tuple(tuple(seat) for seat in cards))
    view = view_of(state)
    assert view.advanced
    assert parts(view)["players"].count('class="art"') == 4


def test_a_picture_alone_carries_its_style_and_its_symbols():
    stands_alone(GAME.picture(view_of(opened(4))))


def test_every_symbol_that_a_part_uses_exists():
    known = set(re.findall(r'\bid="([^"]+)"', GAME.symbols()))
    known |= {"mark-A", "mark-B", "mark-C", "mark-D"}
    for seats in (2, 3, 4):
        walk = checks.Walk(GAME, seats, 5, {})
        for state in walk.steps():
            if state.ply % 11 == 0:
                used = re.findall(r'href="#([^"]+)"', markup(view_of(state, 0)))  # type: ignore[arg-type]  # as above
                assert {name for name in used if not name.startswith("arc-")} <= known


def test_the_style_meets_no_other_game_and_no_page():
    bare = re.sub(r"/\*.*?\*/", "", GAME.style(), flags=re.S)
    depth, head = 0, ""
    heads: list[str] = []
    for char in bare:
        if char == "{":
            heads += [head.strip()] if depth == 0 or (heads and heads[-1].startswith("@") and depth == 1) else []
            depth, head = depth + 1, ""
        elif char == "}":
            depth, head = depth - 1, ""
        else:
            head = "" if char == ";" else head + char
    for selector in [one.strip() for found in heads if not found.startswith("@") for one in found.split(",")]:
        assert selector.startswith(OWN_CLASSES), selector


# -- the planet ------------------------------------------------------------------------------------


@pytest.mark.parametrize("start", [0, 1])
def test_MAG_ADM_9_the_storm_turns_clockwise_by_a_sector_a_round(start: int):
    angles = [plan.turned(start, at) for at in (1, 2, 3, 4)]
    assert [later - before for before, later in pairwise(angles)] == [60, 60, 60]


def test_MAG_ADM_9_tile_and_storm_turn_together_and_keep_their_ids():
    for at in (1, 2, 3, 4):
        drawn = parts(view_of(given(3, round=at)))["planet"]
        angle = plan.turned(0, at)
        for key in ("storm", "tile-face"):
            assert re.search(rf'class="piece sweep" id="{key}" transform="rotate\({angle}\)"', drawn)


@pytest.mark.parametrize("side", [0, 1])
def test_no_space_lies_upon_another_and_all_lie_between_tile_and_rim(side: int):
    spots, size = plan.places(side), plan.MEASURES[side].space
    spaces = PLANETS[side].spaces
    for at in spaces:
        out = plan.distance(spots[at], ORIGIN)
        assert out - size > 88
        assert out + size < 260
        for other in spaces:
            assert at == other or plan.distance(spots[at], spots[other]) > 2 * size


def test_four_scouts_on_one_space_stand_side_by_side():
    for space in PLANETS[1].spaces:
        spots = plan.scout_spots(4, 0, (space,) * 4)
        assert min(plan.distance(a, b) for a in spots for b in spots if a is not b) > 20, SPACES[space]


def test_scouts_wait_on_the_pad_until_they_move():
    drawn = parts(view_of(opened(4)))["planet"]
    assert 'class="pad"' in drawn
    assert len({str(plan.on_pad(1, 0, seat)) for seat in range(4)}) == 4


def test_the_last_move_leaves_a_trail():
    view = view_of(given(3))
    assert "trail" not in re.findall(r'id="([^"]+)"', parts(view)["planet"])
    assert 'id="trail"' in parts(replace(view, trail=(1, PAD, NOBODY)))["planet"]
    assert 'id="trail"' in parts(replace(view, trail=(1, NOBODY, PLANETS[0].spots[0])))["planet"]


def test_more_than_thirty_reputation_walks_round_again():
    drawn = parts(replace(view_of(given(2)), scores=(31, 4)))["planet"]
    assert ">+30<" in drawn


# -- boards ----------------------------------------------------------------------------------------


@pytest.mark.parametrize(("seats", "columns", "tracks"), [(2, 4, 3), (3, 4, 3), (4, 5, 4)])
def test_MAG_SETUP_1_the_boards_are_as_large_as_the_table(seats: int, columns: int, tracks: int):
    found = parts(view_of(given(seats)))
    assert found["panels"].count('id="column-') == columns
    assert found["panels"].count('id="low-') == 5 * columns
    assert found["research"].count('class="track ') == tracks
    assert found["research"].count('id="level-') == 11 * tracks
    assert found["goals"].count('id="goal-') == 4


def test_MAG_CMD_8_a_commander_of_ones_own_has_no_price():
    state = given(3)
    state.holder[state.chiefs[1]] = 0
    assert ">yours<" in parts(view_of(state))["panels"]
    assert ">yours<" not in parts(view_of(state, 1))["panels"]


# -- words -----------------------------------------------------------------------------------------


@pytest.mark.parametrize("lang", ["en", "fr", "it"])
def test_the_position_in_words_names_sectors_commanders_objectives_and_players(lang: str):
    view = view_of(given(3))
    voice, spoken = GAME.voice(lang), PICTURES.told(view, lang)
    for kind, keys in (("sector", range(len(SECTORS))), ("commander", view.heads), ("commander", view.chiefs[1:])):
        for at in keys:
            assert voice.member(kind, at) in spoken
    assert all(voice.member("objective", goal.key) in spoken for goal in view.goals)


@pytest.mark.parametrize("lang", ["en", "fr", "it"])
def test_short_texts_are_short(lang: str):
    voice = GAME.voice(lang)
    for number in COMMANDERS:
        assert len(voice.say(f"picture-short-{number}")) <= 18
    for at in range(len(SECTORS)):
        assert len(voice.member("sector", at)) <= 14
        told = voice.say("picture-calm-from", {"sector": voice.member("sector", at), "n": 4})
        assert len(told) <= 36
    for at in range(len(OBJECTIVES)):
        assert len(voice.member("objective", at)) <= 20
    for key, most in (("take-gain", 14), ("crew-above", 12), ("your-price", 13), ("token-short", 8), ("can-pay", 10)):
        assert len(voice.say(f"picture-{key}", {"n": 2})) <= most
    assert len(TRACKS) == 4


def test_names_are_escaped():
    found = GAME.paint(view_of(given(3)), GAME.voice("en", ("<b>", "&", '"'), 1))
    for part in found:
        ElementTree.fromstring(part.markup)
    assert "&lt;b&gt;" in "".join(part.markup for part in found)


# -- options ---------------------------------------------------------------------------------------


@pytest.mark.parametrize(("lang", "token"), [("en", "First-player token"), ("fr", "Jeton premier joueur")])
def test_a_commander_goes_by_first_name_and_the_token_by_its_own(lang: str, token: str):
    view = view_of(given(3))
    voice = GAME.voice(lang, (), 0)
    for at, chief in enumerate(view.chiefs):
        expected = token if chief == NOBODY else first_name(chief)
        assert GAME.label(view, voice, TAKE.of(at)) == expected
    assert GAME.label(view, voice, ACTIONS.parse("skip")) == voice.option(ACTIONS.parse("skip"))


def test_a_long_price_shows_one_cube_a_colour():
    drawn = counted(Scene(view_of(given(3)), GAME.voice("en", (), 0)), (0, 1, 0, 0, 5))
    assert drawn.count("<svg") == 2
    assert re.findall(r"<span>(\d*)<svg", drawn) == ["", "5"]


# -- phones, and the names of columns --------------------------------------------------------------


def test_research_on_a_phone_is_a_card_for_each_track_and_the_next_level_is_the_place():
    for where, view in PICTURES.asked(4, every=3):
        part = next(part for part in GAME.paint(view, GAME.voice("en", (), view.seat)) if part.key == "research")
        assert lit(part.narrow) == lit(part.markup), where
        assert part.narrow.count("<article") == len(view.heads)
        assert part.narrow.count("rung-") == len(view.heads) * LEVELS


@pytest.mark.parametrize(
    ("lang", "space", "place", "line"),
    [
        ("en", "Use row 4 under {}", "crew member from {}’s column?", "in row 4 under {}."),
        ("fr", "Utiliser la ligne 4 sous {}", "neutre d", "ligne 4 sous {}."),
        ("it", "Usa la riga 4 sotto {}", "neutrale di {}?", "nella riga 4 sotto {}."),
    ],
)
def test_a_column_goes_by_its_commander_in_options_questions_and_log(lang: str, space: str, place: str, line: str):
    state = given()
    voice = GAME.voice(lang, (), 0).calling(GAME.called(state))
    name = first_name(state.chiefs[1])
    assert voice.option(ACTIONS.parse("space:C1:4")) == space.format(name)
    assert place.format(name) in voice.prompt("place", (CREWS.index("neutral"), 1), 0)
    assert line.format(name) in voice.sentence("log-crew", (CREWS.index("neutral"), 1, 4), 1)
    assert name in voice.reason("MAG-ACT-4", (1,))


def test_without_a_table_columns_are_numbered():
    assert GAME.voice("en").option(ACTIONS.parse("space:C1:4")) == "Use row 4 of column 1"
    assert GAME.voice("en").option(ACTIONS.parse("take:C2")) == "Take the commander of column 2"


def test_the_picture_names_columns_and_numbers_rows():
    view = view_of(given())
    board = parts(view)["panels"]
    assert f"Row 4 under {first_name(view.chiefs[1])}" in board
    assert re.findall(r'class="rown"[^>]*>(\d)<', board) == list("12345")


def test_a_refusal_names_the_column_too():
    state = given()
    error = RefusedError("magnastorm", 0, Refusal("MAG-ACT-4", (1,)), (), GAME.called(state))
    assert speaking.trouble(error, "en") == f"There is no room left in {first_name(state.chiefs[1])}’s column."
