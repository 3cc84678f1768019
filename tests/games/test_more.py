"""One more of each: boxes with cards that ours has not, made of kinds of effects that the rules know."""

import re
from collections.abc import Callable
from importlib import import_module
from pathlib import Path
from random import Random

import pytest

from farside.bots.roster import bot
from farside.core import checks, shelf
from farside.core.box import BoxError
from farside.core.boxfile import read_box, read_text
from farside.core.game import Value
from farside.core.state import Event

BOXES = Path(__file__).parent.parent / "boxes"
NEW: dict[str, dict[str, list[str]]] = {  # by title: kinds of its lexicon, and their members that our box has not
    "antarctica": {"shipyard": ["plus_three"]},
    "magnastorm": {"commander": ["09", "19"]},
    "mars": {"event": ["deposit_ice", "conflict_housing_minor"]},
    "pebble": {"bird": ["crane"], "site": ["estuary"]},
    "skymines": {"plan": ["PA99"], "threat": ["raiders"]},
}
VARIANTS: dict[str, dict[str, Value]] = {"skymines": {"side": "belt", "missions": True, "threat": "raiders"}}
MOST = 99  # games until every new card has been seen


def title(key: str) -> shelf.AnyGame:
    return shelf.game(shelf.put(shelf.checked(read_box(BOXES / f"{key}.box.toml"))))


def played(game: shelf.AnyGame, seed: int, bots: str) -> list[Event]:
    """A whole game, and all that was told in it."""
    log: list[Event] = []
    dice, players = Random(seed), [bot(bots) for _seat in range(2)]
    state = game.start(seats=2, seed=seed, log=log, **VARIANTS.get(shelf.plain(game.key), {}))
    while not state.over:
        seat = state.waiting()[0]
        state.act(seat, players[seat].choose(game.sight(state, seat, dice)))
    return log


def told_of(game: shelf.AnyGame, log: list[Event], kind: str) -> set[str]:
    """The members of a kind that any line of a log names."""
    found = set()
    for event in log:
        for slot, number in zip(game.lexicon.slots(f"log-{event.kind}"), event.args, strict=False):
            if slot.type == kind and number >= 0:
                found.add(game.lexicon.key(kind, number))
    return found


QUICK = {"antarctica", "pebble"}  # games of bots that take no time in plain Python
PLAYED = [key if key in QUICK else pytest.param(key, marks=pytest.mark.long) for key in sorted(NEW)]


@pytest.mark.parametrize("key", PLAYED)
def test_new_cards_are_data_and_words(key: str) -> None:
    """Played by lot with every promise looked at (pictures and words too), and by a bot that knows the title."""
    game = title(key)
    checks.play(game, 2, 1, 300, **VARIANTS.get(key, {}))
    played(game, 1, "greedy")


@pytest.mark.parametrize("key", sorted(NEW))
def test_new_cards_come_into_play(key: str) -> None:
    game = title(key)
    missing = {(kind, name) for kind, names in NEW[key].items() for name in names}
    for seed in range(MOST):
        log = played(game, seed, "chance")
        missing -= {(kind, name) for kind in NEW[key] for name in told_of(game, log, kind)}
        if not missing:
            return
    pytest.fail(f"never told of: {sorted(missing)}")


def test_a_second_commander_takes_nothing_away_from_the_first() -> None:
    """Nos. 15 and 19 of the test box both bring reputation: each brings his own."""
    game = title("magnastorm")
    state = game.start(seats=2, seed=1)
    keys = game.lexicon.kinds["commander"]
    earn = rule(game, "take", "earn")
    before = list(state.reputation)
    earn(state, 0, keys.index("15"))
    earn(state, 1, keys.index("19"))
    assert [now - then for now, then in zip(state.reputation, before, strict=True)] == [1, 2]


def rule(game: shelf.AnyGame, module: str, name: str) -> Callable[..., object]:
    """A function of the title's own rules."""
    home = import_module(f"{type(game).__module__.rpartition('.')[0]}.rules.{module}")
    found: Callable[..., object] = getattr(home, name)
    return found


def test_discoveries_work_by_kind() -> None:
    """What a card of the test box does when it is laid out, drawn or played, beside those of ours."""
    game = title("mars")
    state = game.start(seats=2, seed=1)
    cards = game.lexicon.kinds["card"]
    before = state.energy_max(0), state.hand_limit(0), state.points(0), state.bonus(0, 1)
    state.lay(0, cards.index("helios"), 1)
    after = state.energy_max(0), state.hand_limit(0), state.points(0), state.bonus(0, 1)
    assert [now - then for now, then in zip(after, before, strict=True)] == [4, 3, 1, 2]
    state.lay(0, cards.index("twin_veins"), 2)
    assert state.earth_rate(0) == 1
    assert rule(game, "spoils", "shielded")(state, 0) == cards.index("twin_veins")
    state.deck2 = [cards.index("arks")]
    people = state.colonists[0]
    rule(game, "research", "draw_card")(state, 0, 2)
    assert state.colonists[0] == people + 3


WRONG = {
    "its words are missing; expected 'for_people.words.en' with 'site-rock'": "",
    "speaks of 'title'; it can only speak of this entry": '[add.entry.for_people.words.en]\ntitle = "Mine"',
    "should hold a table for each language: en, fr, it, de": '[add.entry.for_people.words]\nla = "insula"',
    "cannot be read": '[add.entry.for_people.words.en]\nsite-rock = "{ $"',
    "should be a text, not 3": "[add.entry.for_people.words.en]\nsite-rock = 3",
}


@pytest.mark.parametrize("why", WRONG)
def test_words_that_are_missing_or_wrong(why: str) -> None:
    head = '[box]\ngame = "pebble"\n[[value]]\nentry = "count"\nfield = "sites"\nvalue = 10\n'
    entry = '[[add]]\nlist = "site"\n[add.entry]\nkey = "rock"\nprice = 7\npoints = 9\nsource = "printed"\n'
    with pytest.raises(BoxError) as error:
        shelf.checked(read_text(head + entry + WRONG[why], "mine.box.toml"))
    assert why in str(error.value)


def test_the_example_of_the_lab_is_a_box() -> None:
    """docs/lab.md, "A card that ours has not"."""
    page = (Path(__file__).parents[2] / "docs/lab.md").read_text(encoding="utf-8")
    example = page.partition("```toml\n")[2].partition("```")[0]
    assert shelf.checked(read_text(example, "helios.box.toml")).name == "Helios"


@pytest.mark.parametrize("key", ["antarctica", "mars"])
def test_no_word_of_a_new_card_may_be_missing(key: str) -> None:
    """Also while its own title is open, where the texts in memory are asked and no whole title is made."""
    assert shelf.game(key) is shelf.stands(key)
    text = (BOXES / f"{key}.box.toml").read_text(encoding="utf-8")
    assert shelf.checked(read_text(text, "mine.box.toml")).name
    words = [line for line in text.splitlines() if re.match(r'[a-z_-]+\S* = "', line) and "-" in line.partition(" ")[0]]
    assert words
    for word in words:
        with pytest.raises(BoxError, match=re.escape(word.partition(" ")[0])):
            shelf.checked(read_text(text.replace(f"{word}\n", ""), "mine.box.toml"))
