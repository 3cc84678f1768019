"""The picture: well-formed, light, clickable wherever something is open, in three languages."""

import re
from dataclasses import replace
from itertools import pairwise
from xml.etree import ElementTree

import pytest
from tests.games.antarctica.table import given, play
from tests.games.pictures import LARGER, MORE, Pictures, ids, used

from farside.games.antarctica.components import ANGLES, ICON_KINDS, KINDS, TRACKS, ZONES
from farside.games.antarctica.drawing import plan
from farside.games.antarctica.drawing.tracks import ICON_SYMBOLS
from farside.games.antarctica.game import GAME
from farside.games.antarctica.state import AntarcticaState
from farside.games.antarctica.view import AntarcticaView

PICTURES = Pictures(GAME)
markup, board, lit = PICTURES.markup, PICTURES.board, PICTURES.lit
PLACELESS = {"end", "stay", "pass", "icebreaker:stay"}


def mid_game() -> AntarcticaState:
    """Three players, the sun over the upper right; A's first ship is to sail."""
    return given(
        3,
        sun="ne",
        queues={"ne": "AC", "n": "B", "nw": "CA", "w": "CBA", "sw": "C", "s": "B", "se": "A"},
        buildings={
            "sw": "camp shipyard turbine",
            "s": "crane derrick headquarters factory",
            "se": "rc_coastal crane",
            "e": "turbine rc_land laboratory",
            "ne": "derrick camp headframe",
            "n": "rc_marine plankton_farm",
            "nw": "headframe rc_land dish_antenna",
            "w": "camp rc_marine",
        },
        scientists={"sw": "AC", "s": "BBA", "se": "C", "e": "AAC", "ne": "BC", "n": "CC", "nw": "BB", "w": "A"},
        icebreakers={"w": "B"},
        cubes={"land": {"A": 7, "B": 3, "C": 5}, "coastal": {"B": 4, "C": 8}},
        staff={"A": 3, "B": 2, "C": 3},
        hands={"A": "expertise icebreaker fast_research", "B": "simple place_scientist", "C": "simple"},
        tops={"basic": "B03", "double": "D04", "advanced": "A10"},
    )


def view_of(state: AntarcticaState, seat: int | None = 0) -> AntarcticaView:
    return GAME.view(state, seat)


def crowded(view: AntarcticaView, zone: str, count: int, *crew: int) -> AntarcticaView:
    """The same table with so many buildings and scientists in a zone."""
    zones = list(view.zones)
    at = ZONES.index(zone)
    leaders = tuple(seat for seat in range(view.seats) if crew[seat] == max(crew))
    zones[at] = zones[at]._replace(buildings=tuple(range(count)), scientists=crew, leaders=leaders, pot=99)
    return replace(view, zones=tuple(zones))


# -- whole games -----------------------------------------------------------------------------------


@pytest.mark.parametrize(("seats", "lang"), [(2, "en"), *LARGER])
def test_every_position_of_a_game_is_well_formed_and_light(seats: int, lang: str):
    PICTURES.are_whole_and_light(seats, lang, 9, placement="free")


@pytest.mark.parametrize("seats", [2, *MORE])
def test_every_option_with_a_place_is_lit_there_and_nothing_else_is(seats: int):
    for where, view in PICTURES.asked(seats, placement="free"):
        assert lit(view) == PICTURES.opened(view) - PLACELESS, where


def test_a_picture_alone_carries_its_style_and_its_symbols():
    PICTURES.stand_alone(view_of(mid_game()), "--sea0")


def test_every_symbol_a_page_uses_is_there():
    given_ids = PICTURES.symbols()
    for lines in (view_of(mid_game()), view_of(play(mid_game(), "sail:sw"))):
        text = markup(lines)
        assert used(text) <= given_ids | set(ids(text))
    assert {f"ant-{kind}" for kind in KINDS} <= given_ids
    assert {f"ant-{ICON_SYMBOLS[kind]}" for kind in ICON_KINDS} <= given_ids


# -- questions -------------------------------------------------------------------------------------


def test_a_destination_shows_its_number_and_what_could_be_done_there():
    view = view_of(mid_game())
    number = view.options.index(GAME.actions.parse("sail:e")) + 1
    assert re.search(rf'id="zone-e"[^>]*data-action="sail:e"[^>]*aria-label="{number}: ', board(view))
    beside = GAME.details(view, GAME.voice("en", (), 0), GAME.actions.parse("sail:e"))
    assert "#ant-rc_land" in beside
    assert "<b>+3</b>" in beside  # two scientists and the ship
    assert "#ant-expertise" in beside  # the plankton farm would cost the card


def test_a_full_zone_is_locked_and_says_why():
    lock = re.search(r'<g class="lock" data-closed="sail:w"><title>([^<]+)</title>', board(view_of(mid_game())))
    assert lock is not None
    assert "full" in lock[1]


def test_the_menu_lights_ghosts_tracks_and_cards():
    view = view_of(play(mid_game(), "sail:sw"))
    assert {"build:basic", "build:advanced", "recruit", "ship", "play:fast_research"} <= lit(view)
    assert 'id="ghost-basic"' in board(view)
    assert 'id="ghost-ship"' in board(view)
    assert 'data-closed="build:double"' in markup(view)


def test_spectators_see_no_option():
    assert lit(view_of(mid_game(), None)) == set()


def test_nothing_but_the_count_is_left_when_the_game_is_over():
    view = replace(view_of(mid_game()), over=True, winners=(1,), options=(), closed=(), waiting=(), ended="ANT-END-1")
    assert {part.key for part in GAME.paint(view, GAME.voice("en", (), 0))} == {"board", "tracks", "players"}
    found = GAME.tally(view, GAME.voice("en", (), 0), [])
    assert found.sums(3) == view.scores
    assert found.ended


# -- pieces ----------------------------------------------------------------------------------------


def test_pieces_keep_their_ids_and_move():
    before, after = board(view_of(mid_game())), board(view_of(play(mid_game(), "sail:e")))
    ships = re.compile(r'id="(ship-\d+)" transform="translate\(([^)]+)\)')
    old, new = dict(ships.findall(before)), dict(ships.findall(after))
    assert list(old) == list(new)
    assert [ship for ship in old if old[ship] != new[ship]] == ["ship-0", "ship-12"]  # the ship behind it closes up


@pytest.mark.parametrize("zone", ZONES)
@pytest.mark.parametrize("count", range(1, 15))
def test_up_to_fourteen_buildings_stand_apart_inside_their_zone(zone: str, count: int):
    at = ZONES.index(zone)
    laid = plan.layout(count)
    spots = plan.building_spots(at, laid)
    assert len(spots) == count
    for spot in spots:
        away = ((spot.x - 424) ** 2 + (spot.y - 424) ** 2) ** 0.5
        assert laid.scientists + 14 <= away + laid.size / 2 <= 326
        axis = plan.spot(away, ANGLES[at])
        assert ((spot.x - axis.x) ** 2 + (spot.y - axis.y) ** 2) ** 0.5 < away * 0.37
    for one, other in pairwise(spots):
        assert ((one.x - other.x) ** 2 + (one.y - other.y) ** 2) ** 0.5 > laid.size * 0.95


def test_ANT_EX_7_a_zone_with_eight_buildings_and_seven_scientists_is_drawn():
    view = crowded(view_of(given(4, queues={"se": "A", "e": "B"})), "e", 8, 3, 3, 1, 0)
    drawn = board(view)
    assert len(re.findall(r'id="building-e-', drawn)) == 8
    assert len(re.findall(r'id="sci-e-', drawn)) == 3  # one figure per player, with a number
    assert re.search(r'id="pot-e".*?pA.*?pB', drawn)
    ElementTree.fromstring(drawn)


def test_closed_zones_lie_under_pack_ice():
    drawn = board(view_of(given(2, queues={"se": "A", "e": "B"})))
    assert re.findall(r'id="zone-(\w+)" data-place="[^"]+"[^>]*><title>[^<]*closed', drawn) == ["s", "n"]
    assert "ant-pack-n" in drawn


def test_fourth_and_fifth_track_open_with_more_players():
    for seats, shut in ((2, 2), (3, 1), (4, 0)):
        drawn = board(view_of(given(seats, queues={"se": "A", "e": "B"})))
        assert drawn.count('class="track shut"') == shut
        assert drawn.count('class="track"') == len(TRACKS) - shut


# -- words -----------------------------------------------------------------------------------------


@pytest.mark.parametrize("lang", ["en", "fr", "it"])
def test_the_position_in_words_names_every_zone_card_and_player(lang: str):
    view = view_of(mid_game())
    spoken = PICTURES.told(view, lang)
    for at in range(len(ZONES)):
        assert GAME.voice(lang).member("zone", at) in spoken


@pytest.mark.parametrize("lang", ["en", "fr", "it"])
def test_short_texts_are_short(lang: str):
    voice = GAME.voice(lang)
    for key in ZONES:
        assert len(voice.say(f"picture-zone-{key}")) <= 14
    for key, most in (("until-end", 20), ("pile", 22), ("legend-red", 28), ("legend-blue", 28), ("status-yes", 9)):
        assert len(voice.say(f"picture-{key}")) <= most
    for at in range(len(KINDS)):
        assert len(voice.member("building", at)) <= 32


def test_names_are_escaped():
    parts = GAME.paint(view_of(mid_game()), GAME.voice("en", ("<b>", "&", '"'), 1))
    for part in parts:
        ElementTree.fromstring(part.markup)
    assert "&lt;b&gt;" in "".join(part.markup for part in parts)
