"""The picture: well-formed, light, clickable wherever something is open, in three languages."""

import re
from functools import cache
from xml.etree import ElementTree

import pytest
from tests.games.pictures import LARGER, MORE, Pictures, lit, used

from farside.core import checks, marks
from farside.core.actions import NOBODY
from farside.core.game import Value
from farside.games.skymines.components import CARDS, COMPANIES, SCORING, SECTORS, SLOT_KEYS, TYPES
from farside.games.skymines.drawing import plan
from farside.games.skymines.game import GAME
from farside.games.skymines.state import SkyminesState
from farside.games.skymines.tracks import LAST, SIDES, SPACE_KEYS
from farside.games.skymines.view import SkyminesView

PICTURES = Pictures(GAME)
markup, board = PICTURES.markup, PICTURES.board
PLACELESS = {"ready", "skip", "stop", "coin", "pass"}  # answers that are no place of the table
ABSTRACT = {"gift", "part"}  # verbs whose answers have none
FREE: dict[str, Value] = {"tracks": "random", "tiles": "choose"}


@cache
def walked(seats: int, seed: int, every: int) -> tuple[tuple[SkyminesState, int], ...]:
    """Positions of a random game, each with somebody who is asked there."""
    walk = checks.Walk(GAME, seats, seed, FREE)
    found = []
    for state in walk.steps():
        if state.ply % every == 0 or state.over:
            found.append((state.clone(), (state.waiting() or (0,))[0]))
    return tuple(found)  # type: ignore[arg-type]  # a walk of this game


def placed(view: SkyminesView) -> set[str]:
    names = {GAME.actions.name(action) for action in view.options}
    return {name for name in names - PLACELESS if name.partition(":")[0] not in ABSTRACT}


def first_asking(asks: str, seats: int = 3) -> SkyminesView:
    """The first position of a random game where this is asked."""
    for seed in range(3, 9):
        for state, seat in walked(seats, seed, 1):
            view = GAME.view(state, seat)
            if view.asks == asks:
                return view
    raise AssertionError(f"nobody was asked '{asks}'")


# -- whole games -----------------------------------------------------------------------------------


@pytest.mark.parametrize(("seats", "lang"), [(2, "en"), *LARGER])
def test_every_position_of_a_game_is_well_formed_and_light(seats: int, lang: str):
    for state, asked in walked(seats, 3, 11):
        for seat in (asked, None):
            PICTURES.is_whole_and_light(GAME.view(state, seat), lang)
            assert "{" not in markup(GAME.view(state, seat), lang)


@pytest.mark.parametrize("seats", [2, *MORE])
def test_every_option_with_a_place_is_lit_there_and_nothing_else_is(seats: int):
    for state, seat in walked(seats, 8, 3):
        view = GAME.view(state, seat)
        assert lit(markup(view)) == placed(view), f"ply {state.ply}: {view.asks}"


def test_a_picture_alone_carries_its_style_and_its_symbols():
    PICTURES.stand_alone(first_asking("enter"), "--sky0")


def test_every_symbol_a_page_uses_is_there():
    given = PICTURES.symbols()
    for state, seat in walked(4, 3, 11):
        assert used(markup(GAME.view(state, seat))) <= given
    assert {f"sky-{key}" for key in (*COMPANIES, *TYPES)} <= given


@pytest.mark.parametrize("more", [{"luna": 2}, {"missions": True}, {"side": "belt", "missions": True, "threat": True}])
def test_a_table_has_the_symbols_that_its_side_of_the_board_needs(more: dict[str, Value]):
    given = set(re.findall(r'id="([^"]+)"', GAME.symbols(GAME.sheets(FREE | more))))
    assert given <= PICTURES.symbols()
    assert ("sky-dust" in given) is (more.get("side") == "belt")
    own = {name for name in PICTURES.symbols() if name.startswith("sky-")}
    for state in checks.Walk(GAME, 2, 3, FREE | more).steps():
        assert isinstance(state, SkyminesState)
        if state.ply % 25 == 0 or state.over:
            assert used(markup(GAME.view(state, 0))) & own <= given


# -- questions -------------------------------------------------------------------------------------


def test_a_sector_that_may_be_entered_shows_its_number_and_its_cost():
    view = first_asking("enter")
    sector = next(name for name in placed(view) if name.startswith("enter:")).partition(":")[2]
    number = view.options.index(GAME.actions.parse(f"enter:{sector}")) + 1
    drawn = board(view)
    assert re.search(rf'id="sector-{sector}" data-action="enter:{sector}"[^>]*aria-label="{number}: ', drawn)
    beside = GAME.details(view, GAME.voice("en", (), view.seat), GAME.actions.parse(f"enter:{sector}"))
    assert f"</svg>{view.sectors[int(sector) - 1].cost}</b>" in beside


def test_a_refused_place_is_quiet_and_says_why():
    for state, seat in walked(3, 3, 1):
        view = GAME.view(state, seat)
        if view.asks == "turn" and any(GAME.actions.name(shut.action).startswith("bonus:") for shut in view.closed):
            shut = next(shut for shut in view.closed if GAME.actions.name(shut.action).startswith("bonus:"))
            name = GAME.actions.name(shut.action)
            found = re.search(rf'title="([^"]+)" data-closed="{name}"', markup(view))
            assert found is not None
            assert marks.escape(GAME.voice("en", (), seat).reason(shut.clause, shut.args)) in found[1]
            return
    raise AssertionError("no bonus space was refused")


def test_a_hand_card_that_fits_several_slots_opens_a_menu():
    view = first_asking("plan")
    several = [names.split() for names in re.findall(r'data-action="([^"]+)"', markup(view)) if " " in names]
    assert several
    assert all(name.startswith("plan:") for names in several for name in names)


def test_spectators_see_no_option():
    state, _seat = walked(3, 3, 11)[4]
    assert lit(markup(GAME.view(state, None))) == set()


def test_SKY_INFO_2_a_sealed_plan_is_drawn_for_its_owner_only():
    for state, seat in walked(3, 3, 1):
        view = GAME.view(state, seat)
        if view.asks == "plan" and any(card >= 0 for card in view.planned):
            assert "sky-down" in markup(view)
            others = [GAME.view(state, other) for other in range(3) if other != seat]
            empty = [other for other in others if not any(card >= 0 for card in other.planned)]
            assert all("sky-down" not in markup(other) for other in empty)
            return
    raise AssertionError("nobody planned a card")


def test_the_score_is_told_by_category():
    state, _seat = walked(3, 3, 11)[-1]
    view = GAME.view(state, 0)
    assert view.over
    table = {part.key: part.markup for part in GAME.paint(view, GAME.voice("en", (), 0))}["players"]
    total = re.findall(r"<td[^>]*>(\d+)</td>", table.split("<tfoot")[1])
    assert total == [str(score) for score in view.scores]
    assert all(sum(player.sheet) == view.scores[seat] for seat, player in enumerate(view.players))
    assert table.count("<tr>") == len(SCORING) + 2


# -- the board -------------------------------------------------------------------------------------


def test_pieces_keep_their_ids_and_move():
    markers = re.compile(r'id="(track-\w+-[A-D])" transform="translate\(([^)]+)\)')
    seen = [dict(markers.findall(board(GAME.view(state, 0)))) for state, _ in walked(3, 3, 11)]
    assert all(set(each) == set(seen[0]) for each in seen)
    assert seen[0] != seen[-1]


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_no_two_markers_of_an_orbit_share_a_spot(seats: int):
    lanes = [plan.lane(seats, seat) for seat in range(seats)]
    assert all(plan.LANES < lane < plan.LANES + plan.ORBIT for lane in lanes)
    assert len(set(lanes)) == seats


def test_the_last_expansion_is_marked_with_the_colour_of_whoever_moved():
    for state, seat in walked(3, 3, 1):
        view = GAME.view(state, seat)
        if view.entered and view.firm == NOBODY:
            rings = re.findall(r'<g class="p([A-D])"><title>[^<]+</title><circle class="sky-halo"', board(view))
            assert rings == [marks.LETTERS[view.expander]] * len(view.entered)
            return
    raise AssertionError("nobody expanded")


def test_every_sector_lies_on_the_moon():
    for sector in range(SECTORS):
        spot = plan.label(sector)
        assert ((spot.x - plan.CENTRE) ** 2 + (spot.y - plan.CENTRE) ** 2) ** 0.5 < plan.RIM - 20
        assert plan.outline(sector).endswith("Z")
    assert all(plan.docks(firm) for firm in range(len(COMPANIES)))


def test_every_side_fits_every_orbit():
    for firm in range(len(COMPANIES)):
        for side in range(len(SIDES)):
            for belt in (False, True):
                end = plan.edge(firm, side, LAST[side] + 1, belt)
                assert abs(end - plan.arc_of(firm, belt)[1]) < 1e-6


# -- words -----------------------------------------------------------------------------------------


@pytest.mark.parametrize("lang", ["en", "fr", "it"])
def test_the_position_in_words_names_every_company_and_player(lang: str):
    state, seat = walked(3, 3, 11)[6]
    view = GAME.view(state, seat)
    names = ("Ada", "Ben", "Cleo")
    sections = GAME.describe(view, GAME.voice(lang, names, seat))
    assert len(sections) == 7
    spoken = " ".join(line for _, lines in sections for line in lines)
    assert all(name in spoken for at, name in enumerate(names) if at != seat)
    assert "{" not in spoken
    assert GAME.headline(view, GAME.voice(lang))


@pytest.mark.parametrize("lang", ["en", "fr", "it"])
def test_short_texts_are_short(lang: str):
    voice = GAME.voice(lang)
    for key in SPACE_KEYS:
        if key.startswith(("std", "tile")):
            assert len(voice.say(f"picture-space-{key}")) <= 15
    for key, most in (("majorities", 12), ("who-may", 11), ("slot-up", 9), ("planned", 9), ("a-share", 8)):
        assert len(voice.say(f"picture-{key}")) <= most
    for key in ("single", "double", "rival", "threshold", "barrier"):
        assert len(voice.say(f"picture-legend-{key}")) <= 14
    for side in SIDES:
        assert voice.say(f"picture-bonus-{side}-1") != voice.say(f"picture-bonus-{side}-2")


def test_names_are_escaped():
    state, seat = walked(3, 3, 11)[6]
    text = markup(GAME.view(state, seat), names=("<b>", "&", '"'))
    ElementTree.fromstring(f"<all>{text}</all>")
    assert "&lt;b&gt;" in text or seat == 0


def test_under_the_question_stands_what_is_left_and_what_it_will_come_to():
    seen: set[str] = set()
    for state, seat in walked(3, 3, 1):
        view = GAME.view(state, seat)
        told = GAME.forecast(view, GAME.voice("en", (), seat))
        left = {"enter": view.energy, "expand": view.energy, "invest": view.units, "acquire": view.units, "rp": view.rp}
        pips = told.count("<use ") if "sky-then" not in told else left.get(view.asks, 0)
        assert pips == left.get(view.asks, 0)
        entered = any(sector.raised for sector in view.sectors) and view.asks in ("enter", "lift")
        assert ("At the end:" in told) == entered
        seen |= {view.asks} if told else set()
    assert seen >= {"enter", "expand", "invest"}


# -- a panel for each question, and phones ---------------------------------------------------------


def test_what_a_question_is_about_is_a_part_of_its_own():
    keys = list(PICTURES.parts(first_asking("turn")))
    assert keys[2:12] == ["slots", "hand", "tank", "lab", "cards", "majorities", "plans", "bonus", "tracks", "firm"]


def test_SKY_PLAN_1_a_phone_says_how_many_slots_are_open_and_what_adds_up():
    view = first_asking("plan")
    free = sum(slot.on and slot.card < 0 for slot in view.players[view.seat or 0].slots)
    hand = PICTURES.parts(view)["hand"]
    assert f"{free} slots open" in hand
    assert hand.count("sky-what") == len(view.players[view.seat or 0].hand)


def test_cards_are_dragged_to_open_slots():
    parts = PICTURES.parts(first_asking("plan"))
    assert parts["slots"].count('data-drop="plan"') == 3
    assert 'data-drag="plan"' in parts["hand"]
    assert "data-drop" not in parts["players"], "one's own slots alone"
    assert "data-dr" not in markup(first_asking("turn"))


def test_SKY_PLAN_3_of_cards_that_read_alike_all_are_places_of_the_one_that_is_offered():
    held = PICTURES.parts(first_asking("plan"))["hand"]
    assert held.count("sky-held target") == held.count("sky-what") - held.count("sky-barred")


def test_a_press_on_a_laid_card_takes_it_back_while_one_plans():
    views = [GAME.view(state, seat) for state, seat in walked(3, 3, 1)]
    view = next(view for view in views if view.asks == "plan" and max(view.planned) >= 0)
    slot = next(at for at, card in enumerate(view.planned) if card >= 0)
    answer = f"plan:{CARDS[view.planned[slot]]}:{SLOT_KEYS[slot]}"
    assert f'form="undo" name="answer" value="{answer}"' in PICTURES.parts(view)["slots"]


def test_the_company_that_expands_is_told_under_the_moon_and_only_then():
    view = first_asking("enter")
    assert f"sky-{COMPANIES[view.firm]}-hue" in PICTURES.parts(view)["firm"]
    assert PICTURES.parts(first_asking("turn"))["firm"] == ""


def test_on_a_phone_the_columns_that_an_outpost_may_leave_are_drawn_there():
    view = first_asking("lift")
    firm = PICTURES.parts(view)["firm"]
    assert [f'id="phone-column-{COMPANIES[view.firm]}-{at}"' in firm for at in (1, 2, 3)] == [True, True, True]
    assert "phone-column-" not in PICTURES.parts(first_asking("enter"))["firm"]


def test_a_straight_track_is_one_place_and_shows_where_the_step_leads():
    view = first_asking("invest")
    tracks = PICTURES.parts(view)["tracks"]
    steps = {name for name in placed(view) if name.startswith("step:")}
    assert lit(tracks) == steps
    assert tracks.count("sky-next") == len(steps)
