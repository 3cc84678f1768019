"""The picture of Mars: well-formed, light, every option in its place, nothing that a seat may not see."""

from __future__ import annotations

import re
from xml.etree import ElementTree

import pytest
from tests.games.mars.colony import given, play
from tests.games.pictures import LARGER, MORE, Pictures, used

from farside.games.mars.components import CHAINS, EVENTS, MATERIALS, MOST
from farside.games.mars.drawing import plan, terraces
from farside.games.mars.drawing.plaques import LINE, NARROW, wrapped
from farside.games.mars.drawing.rivals import FRONT
from farside.games.mars.game import GAME
from farside.games.mars.state import MarsState
from farside.games.mars.view import MarsView

PICTURES = Pictures(GAME)
parts, markup, lit, opened = PICTURES.parts, PICTURES.markup, PICTURES.lit, PICTURES.opened
PLACELESS = {
    "pass", "roll", "draw", "call", "broadcast", "send", "drop", "accept", "decline", "counter", "close",
}  # fmt: skip


def view_of(state: MarsState, seat: int | None = 0) -> MarsView:
    return GAME.view(state, seat)


def mid_game(at: str = "build") -> MarsState:
    """The table of the mock-up, nearly: three players, the first one builds."""
    return given(
        3,
        at=at,
        tiles={
            "A": "housing=2 power_plant=1 silo=1 communication=1 rnd=1",
            "B": "housing=3 power_plant=2 military=2 rnd=1 spaceport=1",
            "C": "housing=1 power_plant=1 silo=1 communication=2 military=1",
        },
        mines={"A": "carbon silicon water", "B": "iron oxygen", "C": "carbon iron oxygen silicon"},
        hands={"A": "carbon carbon silicon silicon water water oxygen", "B": "iron iron", "C": "water"},
        contracts={"A": "carbon>iron"},
        laid={"A": "research_network"},
        holds={"A": "rnd", "B": "military"},
    )


# -- whole games -----------------------------------------------------------------------------------


@pytest.mark.parametrize(("seats", "lang"), [(2, "en"), *LARGER])
def test_every_position_of_a_game_is_well_formed_and_light(seats: int, lang: str):
    PICTURES.are_whole_and_light(seats, lang, 97)


@pytest.mark.parametrize("seats", [2, *MORE])
def test_every_option_with_a_place_is_lit_there_and_nothing_else_is(seats: int):
    for where, view in PICTURES.asked(seats, every=13):
        somewhere = {name for name in opened(view) if name.partition(":")[0] not in PLACELESS}
        assert somewhere <= lit(view) <= opened(view), where


def test_a_picture_alone_carries_its_style_and_its_symbols():
    PICTURES.stand_alone(view_of(mid_game()), "--ma-sky0")


def test_every_symbol_a_page_uses_is_there():
    there = PICTURES.symbols()
    for at in ("trade", "build", "end"):
        assert used(markup(view_of(mid_game(at)))) <= there
    assert {f"mars-{key}" for key in (*CHAINS, *MATERIALS)} <= there


def test_class_names_meet_no_other_picture():
    text = markup(view_of(mid_game()))
    names = {name for names in re.findall(r'class="([^"]+)"', text) for name in names.split()}
    shared = {"mars", "sign", "piece", "pA", "pB", "pC", "pD", "folk", "name", "leads"}
    assert {name for name in names if not name.startswith("ma-")} <= shared


# -- questions -------------------------------------------------------------------------------------


def test_what_can_be_built_is_lit_with_its_number_and_what_cannot_is_quiet():
    view = view_of(mid_game())
    number = view.options.index(GAME.actions.parse("build:housing")) + 1
    board = parts(view)["board"]
    assert re.search(rf'id="wide-housing-3"[^>]*data-action="build:housing"[^>]*aria-label="{number}: ', board)
    assert re.search(r'id="phone-housing-3"[^>]*data-action="build:housing"', board)
    assert re.search(r'id="wide-silo-2"[^>]*data-closed="build:silo"', board)


def test_several_options_share_the_next_mine():
    board = parts(view_of(mid_game()))["board"]
    found = re.search(r'id="wide-mine-3" data-place="mine-3" data-action="([^"]+)"', board)
    assert found is not None
    assert len(found[1].split()) > 1


def test_the_hand_shows_where_the_silos_end():
    hand = parts(view_of(mid_game()))["hand"]
    assert hand.count('data-place="card-') == 7
    assert hand.count("ma-card ma-over") == 1
    assert hand.index("ma-limit") < hand.index("ma-card ma-over")


def test_other_hands_are_not_in_the_picture():
    drawn = markup(view_of(mid_game(), None))
    assert 'data-place="card-' not in drawn
    assert 'id="phone-hand"' not in drawn


# -- rivals ----------------------------------------------------------------------------------------


def test_every_rival_is_drawn_in_small_and_large():
    drawn = parts(view_of(mid_game()))
    for seat in "BC":
        for chain in CHAINS:
            assert f'id="{seat}-two-{chain}"' in drawn["rivals"]
            assert f'id="{seat}-three-{chain}"' in drawn["rivals"]
            assert f'id="{seat}-wide-chain-{chain}"' in drawn["board"]
    assert 'id="A-two-housing"' not in drawn["rivals"]
    assert "ma-switch" not in drawn["board"]


def test_those_who_watch_choose_a_colony_and_see_all_of_them():
    drawn = parts(view_of(mid_game(), None))
    assert re.findall(r'data-look="(\w?)" data-key="(\w)"', drawn["board"]) == [
        ("A", "1"), ("B", "2"), ("C", "3"), ("", "f"),
    ]  # fmt: skip
    assert "hand" not in drawn
    assert {seat for seat in "ABC" if f'id="rival-{seat}"' in drawn["rivals"]} == {"B", "C"}


def test_a_rival_is_shown_large_unless_he_or_a_tile_of_his_is_to_be_chosen():
    quiet = parts(view_of(mid_game()))["rivals"]
    assert quiet.count('data-do="look" data-look="B"') == 2
    for where, view in PICTURES.asked(3, every=1):
        chosen = [name for name in opened(view) if name.startswith(("raid:", "spy:", "propose:", "fight:"))]
        if chosen:
            rivals = parts(view)["rivals"]
            assert all(f'data-action="{name}"' in rivals or name in rivals for name in chosen), where
            return
    raise AssertionError("nobody was ever to be chosen")


def test_tiles_are_in_front_while_one_of_them_is_to_be_chosen():
    for _where, view in PICTURES.asked(2, every=1):
        drawn = parts(view)
        front = [key for key in ("rivals", "market") if "ma-front" in drawn[key]]
        assert front == (["market"] if view.asks in FRONT else ["rivals"])
        if view.asks not in FRONT:
            return


def test_spectators_see_no_option():
    assert lit(view_of(mid_game(), None)) == set()


def test_colonists_walk_from_housing_to_their_work():
    state = mid_game("end")
    switch = next(name for name in sorted(opened(view_of(state))) if name.startswith("off:"))
    people = re.compile(r'id="(wide-colonist-[^"]+)" transform="translate\(([^)]+)\)')
    before = dict(people.findall(parts(view_of(state))["board"]))
    play(state, switch)
    after = dict(people.findall(parts(view_of(state))["board"]))
    moved = [name for name in before if name in after and before[name] != after[name]]
    assert set(before) == set(after)
    assert any(switch.removeprefix("off:") in name for name in moved)


@pytest.mark.parametrize("free", [1, 3, 5])
def test_odds_beside_a_raid_are_those_of_the_rules(free: int):
    state = given(
        3, at="raid", tiles={"A": "military=1", "B": "military=1", "C": "military=2"}, free={"A": free, "B": 3}
    )
    view = view_of(state)
    voice = GAME.voice("en", (), 0)
    for seat, name in ((1, "raid:sky"), (2, "raid:green")):
        how = {1: "ma-win", 0: "ma-tie", -1: "ma-lose"}[view.odds[seat]]
        assert how in GAME.details(view, voice, GAME.actions.parse(name))


def test_MARS_END_4_the_final_count_is_the_sum_of_its_sources():
    view = view_of(mid_game())
    assert GAME.tally(view, GAME.voice("en", (), 0), []).sums(3) == view.scores


# -- words -----------------------------------------------------------------------------------------


@pytest.mark.parametrize("lang", ["en", "fr", "it"])
def test_the_position_in_words_names_chains_hand_and_players(lang: str):
    view = view_of(mid_game())
    voice = GAME.voice(lang, ("Ada", "Ben", "Cleo"), 0)
    spoken = " ".join(line for _, lines in GAME.describe(view, voice) for line in lines)
    for at in range(len(CHAINS)):
        assert voice.member("chain", at) in spoken
    assert "Ben" in spoken
    assert "{" not in spoken


@pytest.mark.parametrize("lang", ["en", "fr", "it"])
def test_texts_fit(lang: str):
    voice = GAME.voice(lang)
    for key in CHAINS:
        assert len(voice.say(f"picture-brief-{key}")) <= 11
        assert len(voice.say(f"picture-chain-{key}")) <= 14
    for at in range(len(EVENTS)):
        assert len(wrapped(voice.member("event", at), NARROW, 9)) <= 3
    assert sum(len(voice.say(f"picture-phase-{at}")) for at in range(1, 8)) <= 52
    for key in ("now", "payable", "as-it-is"):
        assert len(voice.say(f"picture-{key}")) <= LINE


def test_domes_stand_apart_and_inside_the_drawing():
    for layout in (plan.WIDE, plan.PHONE):
        for chain, most in enumerate(MOST):
            row = layout.rows[chain]
            assert row.pitch > row.width or most == 1
            assert row.x - row.width / 2 > 0
            assert row.x + (most - 1) * row.pitch + row.width / 2 < layout.width


@pytest.mark.parametrize("form", [terraces.TWO, terraces.THREE])
def test_small_domes_are_large_enough_and_inside_the_drawing(form: terraces.Terraces):
    """24 pixels where the drawing is as wide as the panel beside the hand, 33 on a phone."""
    assert form.dome * min(1, 456 / form.width) >= 24
    for chain, (left, ground) in form.starts.items():
        assert left + plan.length(chain) * (form.dome + terraces.GAP) <= form.width + terraces.GAP
        assert ground <= form.height


def test_names_are_escaped():
    drawn = GAME.paint(view_of(mid_game()), GAME.voice("en", ("<b>", "&", '"'), 1))
    for part in drawn:
        ElementTree.fromstring(part.markup)
    assert "&lt;b&gt;" in "".join(part.markup for part in drawn)
