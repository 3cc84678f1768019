"""No value of a component file is idle: a changed one is refused, or the game is made of something else."""

from __future__ import annotations

import re
from collections import Counter
from copy import deepcopy
from importlib import resources
from importlib.resources.abc import Traversable
from random import Random

import pytest

from farside.core import checks, shelf
from farside.core.box import BoxError
from farside.core.boxfile import BoxFile, read_text
from farside.core.courses import BREAKS, Played
from farside.core.numbers import DIFFERS, NONSENSE, REFUSED, SAME, Promise, changed, numbers, replaced, values_at, words
from farside.core.sources import readers
from farside.core.state import State

GAMES = ["antarctica", "magnastorm", "mars", "pebble", "skymines"]
SAMPLE = 12  # values of each title; `make numbers` tries them all
READ = re.compile(
    r"\.(numbers?|truths?|rows|pairs|point|outline|amounts|measure|within|all_within)\("
)  # of a component file
GROUPED = {"KIND_GROUP"}  # words alone, for tests
SEEN = 1  # and of these, played
REACHED = {  # of each title a value that games by lot reach early, whatever is drawn for the sample
    "antarctica": ("components", "setup", "2", "simple_cards_in_hand"),
    "magnastorm": ("components", "components", "per_player", "crew_own"),
    "mars": ("components", "setup", "hand_from_supply_deck"),
    "pebble": ("components", "start", "pebbles"),
    "skymines": ("components", "player_setup", "start_coins"),
}


@pytest.mark.parametrize("key", GAMES)
def test_a_sample_of_numbers_matters(key: str) -> None:
    assert checks.no_number_is_idle(key, SAMPLE) >= SAMPLE


@pytest.mark.parametrize("key", GAMES)
def test_a_sample_of_words_matters(key: str) -> None:
    """`make numbers` makes nonsense of every word, of every title."""
    promise = Promise(key)
    ways = list(words(promise.parts))
    assert promise.idle(Random(f"{key} words").sample(ways, min(SAMPLE, len(ways)))) == []


def test_a_word_is_made_nonsense() -> None:
    promise = Promise("antarctica")
    way = next(way for way in words(promise.parts) if way[-1] == "pass_to")
    assert values_at(changed(promise.parts, way), way) == NONSENSE
    assert promise.fate(way) == REFUSED


@pytest.mark.parametrize("key", GAMES)
def test_a_sample_of_numbers_is_seen_in_play(key: str) -> None:
    """`make numbers ARGS=--played` tries them all, along whole games; here there is one, as short as may be."""
    played = Played(key, answers=1, longest=40)
    ways = list(numbers(played.parts))
    fates = {way: played.fate(way) for way in Random(f"{key} played").sample(ways, SEEN)}
    assert BREAKS not in fates.values()
    assert REACHED[key] in ways
    assert played.fate(REACHED[key]) == DIFFERS


def test_a_curious_player_meets_everything() -> None:
    """Of Pebble a few games show every number."""
    played = Played("pebble", answers=300)
    assert {played.fate(way) for way in numbers(played.parts)} == {REFUSED, DIFFERS}
    again = Played("pebble", answers=300)
    assert [course.prints for course in again.courses.all()] == [course.prints for course in played.courses.all()]


def test_every_other_round_of_games_is_played_by_somebody_who_wants_to_win() -> None:
    """The last levels and the ends of tracks are met by nobody else."""
    asked: list[str] = []

    def winner(game: shelf.AnyGame, state: State, seat: int, dice: Random) -> int:
        asked.append(game.key)
        return state.options(seat)[0]

    courses = Played("pebble", answers=900, winner=winner).courses
    kept = list(courses.all())
    many = len(courses.scenarios)
    assert len(kept) > 2 * many
    won = sum(len(course.answers) for at, course in enumerate(kept) if at // many % 2 == 0)
    assert (set(asked), len(asked)) == ({"pebble"}, won)


def test_ways_to_play_that_a_box_changes_are_seen() -> None:
    """How far a game of Mars goes is said by its box: another number is another way to play."""
    assert Played("mars", answers=1).fate(("components", "game_length", 0, "vp")) == DIFFERS


def test_a_price_is_seen_in_play() -> None:
    played = Played("pebble", answers=300)
    price = next(way for way in numbers(played.parts) if way[-1] == "price")
    assert played.fate(price) == DIFFERS
    assert played.fate(("components", "count", "sites")) == REFUSED
    assert played.fate_of(replaced(played.parts, ("components", "site", 0, "key"), "pool")) == REFUSED, (
        "it is there twice"
    )


def test_what_a_change_comes_to() -> None:
    promise = Promise("pebble")
    price = next(way for way in numbers(promise.parts) if way[-1] == "price")
    assert values_at(changed(promise.parts, price), price) == values_at(promise.parts, price) + 1
    assert promise.fate(price) == DIFFERS
    assert promise.fate(("components", "count", "sites")) == REFUSED
    assert promise.make(promise.parts) == promise.made
    assert SAME != DIFFERS


@pytest.mark.parametrize("value", [0, 999])
def test_a_box_that_is_accepted_can_be_played(value: int) -> None:
    """`make numbers ARGS=--extreme` tries all titles."""
    played = Played("pebble", answers=300)
    assert BREAKS not in {played.fate_of(replaced(played.parts, way, value)) for way in numbers(played.parts)}


def sources(folder: Traversable) -> list[str]:
    found = [each.read_text(encoding="utf-8") for each in folder.iterdir() if each.name.endswith(".py")]
    return found + [text for each in folder.iterdir() if each.is_dir() for text in sources(each)]


@pytest.mark.parametrize("key", GAMES)
def test_what_is_made_of_a_component_file_is_used(key: str) -> None:
    """A constant that nobody asks for would hide an idle number from the promise."""
    home = resources.files(shelf.package_of(key))
    said = Counter(word for text in sources(home) for word in re.findall(r"\b[A-Z][A-Z0-9_]+\b", text))
    for module in readers(shelf.package_of(key)):
        text = home.joinpath(f"{module.rpartition('.')[2]}.py").read_text(encoding="utf-8")
        read = re.findall(r"^([A-Z][A-Z0-9_]+): Final[^=]* = (.*?)(?=^\S)", text, re.M | re.S)
        idle = [name for name, value in read if READ.search(value) and said[name] == 1 and name not in GROUPED]
        assert not idle, f"{module}: {idle}"


# A title, an entry and a field of its box, what somebody writes there, and what they are told.
BAD = """
antarctica | building_card B01 | steps | 1000000000 | building_card B01: 'steps' should be a whole number from 0
antarctica | building_card B01 | steps | -5 | 'steps' should be a whole number from 0 to 999, not -5
antarctica | shipyard_card place_scientist | effect.to | "home" | 'to' should be 'target zone', because the rules know
antarctica | icon 2 | colour | "green" | 'colour' should be one of red, blue, not 'green'
magnastorm | setup.p3 | extra_credit_own_positions | [4] | 'extra_credit_own_positions' should be a list, each 1 to 3
magnastorm | commander forrester_dain | number | "99" | commander forrester_dain: its words are missing; expected
mars | setup | start_mines_per_player | 5 | setup: 'start_mines_per_player' should be 0 to 4, not 5
mars | components | colonist_tokens | 27 | 'colonist_tokens' should be a whole number from 28 to 999, not 27
pebble | start | hand | 0 | start: 'hand' should be 1 to 6, not 0
skymines | expansion | single_border_cost | 4 | expansion: 'single_border_cost' should be 0 to 3, not 4
skymines | scoring_order | categories | ["coins"] | expected 7 different categories, found 1
skymines | station | column_coins | [1] | expected 5 coins of a column, found 1
magnastorm | commander justin_b_beeper | effect.steps | 9 | 'steps' should be 1, because the rules know
mars | rnd2 rich_veins | effect.amount | 2 | 'amount' should be 1, because the rules know nothing else
mars | rnd1 synthesis | effect.kind | "none" | rnd1 synthesis: 'mode' should be 'permanent', because
mars | rnd1 synthesis | count | 2 | rnd1 synthesis: 'count' should be 1, because
mars | event supremacy_rnd | effect.kind | "free_exchange" | supremacies with the effect 'free_exchange'
antarctica | building_card B01 | steps | "x" | building_card B01: 'steps' should be a whole number
skymines | track A1 | last | 18 | track A1: a share on space 20 of a track that ends at 18
antarctica | track land.icon 1 | space | 30 | track land.icon 1: 'space' should be 1 to 12, not 30
antarctica | building camp | category | "x" | 'category' should be one of base, resource
mars | installation military | id | "army" | expected installation 'military', found housing
mars | variant fair_seats | id | "fair" | expected variant 'fair_seats', found revised_setup
pebble | site bank | key | "shore" | expected site 'bank', found .*shore
skymines | research_plan PA01 | requires | [{kind="dance", value=1}] | 'kind' should be one of resource, carbon
skymines | research_plan PA01 | letter | "Z" | research_plan PA01: 'letter' should be one of A, B, C, not 'Z'
skymines | sector 4 | label | [1, 2, 3] | sector 4: 'label' should be two whole numbers, not .1, 2, 3.
skymines | sector 4 | polygon | [] | 'polygon' should be at least three pairs of whole numbers, not ..
skymines | border 1 | between | [1, 99] | border 1: 'between' should be a list, each 1 to 24, not 99
skymines | border 1 | between | [1, 1] | 'between' should be two different sectors from 1 to 24
skymines | helium_track | values | [[6, 10], [99, 20]] | helium_track: 'values' should be pairs of a space
skymines | helium_track | slot_unlock_at | 99 | 'slot_unlock_at' should be 1 to ..
skymines | research_track | a_barred | [6, 99] | 'a_barred' should be a list, each 1 to ..
skymines | track A1 | bonus1.kind | "dance" | track A1.bonus1: 'kind' should be one of energy_total
skymines | track B1 | bonus1.paid_with | "ore" | 'paid_with' should be one of minerals, titanium, any_mix
magnastorm | first_player_token | column | "A" | 'column' should be 'FP', because the rules know
magnastorm | commander joy_d_obondov | effect.kind | "dance" | 'kind' should be one of buy_reputation
"""


@pytest.mark.parametrize("line", BAD.strip().splitlines())
def test_what_the_rules_do_not_know_is_refused(line: str) -> None:
    game, entry, field, value, told = line.split(" | ")
    text = f'[box]\ngame = "{game}"\n[[value]]\nentry = "{entry}"\nfield = "{field}"\nvalue = {value}\n'
    with pytest.raises(BoxError, match=told):
        shelf.checked(read_text(text, "mine.box.toml"))


def test_maps_are_connected() -> None:
    planet = deepcopy(shelf.ours("magnastorm").parts)
    lines = planet["components"]["board"]["side_2_3"]["lines"]
    lost = lines["line"][-1]["b"]
    lines["line"] = [line for line in lines["line"] if lost not in (line["a"], line["b"])]
    with pytest.raises(BoxError, match=f"board.side_2_3.lines: no way leads to area .*{lost}"):
        shelf.checked(BoxFile("mine", "mine", {"box": {"game": "magnastorm"}}, planet))
    sky = deepcopy(shelf.ours("skymines").parts)
    for route in sky["modules"]["belt"]["route"]:
        if 26 in route["ends"]:
            (kept,) = [end for end in route["ends"] if end != 26]
            route["ends"], route["bolts"] = [kept, 5 if kept != 5 else 3], []
    with pytest.raises(BoxError, match=r"belt\.route: no way leads to asteroid 26$"):
        shelf.checked(BoxFile("mine", "mine", {"box": {"game": "skymines"}}, sky))
