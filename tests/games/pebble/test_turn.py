"""A turn: settle or pass, and the gift."""

from tests.games.pebble.river import given, names, owners, play, why_not

from farside.core.state import Event
from farside.games.pebble.components import PEBBLES, SITES
from farside.games.pebble.game import GAME


def turns(first: str = "duck owl heron", second: str = "owl owl owl", **options):
    """Both have planned the first bird of their hands."""
    state = given(first, second, **options)
    return play(state, f"plan:{first.split()[0]}", f"plan:{second.split()[0]}")


def test_PEB_TURN_1_settle_one_site_or_pass():
    assert names(turns(), 0) == [f"settle:{site}" for site in SITES if site not in ("delta",)] + ["pass"]


def test_PEB_TURN_2_who_passes_takes_two_pebbles():
    state = play(turns(), "pass")
    assert state.pebbles == [7, 7]
    assert state.river == PEBBLES - 14


def test_PEB_SETTLE_1_the_price_goes_into_the_river():
    state = turns()
    before = state.river
    play(state, "settle:bank")
    assert owners(state) == {"bank": 0}
    assert state.pebbles[0] == 4
    assert state.river == before + 1


def test_PEB_SETTLE_2_a_site_is_settled_once():
    state = play(turns(), "settle:ford")
    assert state.turn() == 1
    assert why_not(state, "settle:ford") == ("PEB-SETTLE-2", (2, 0))
    assert GAME.voice("en", (), 1).reason(*why_not(state, "settle:ford")) == "Orange has already settled the ford."


def test_PEB_SETTLE_3_who_lacks_pebbles_is_told_the_numbers():
    state = turns()
    assert why_not(state, "settle:delta") == ("PEB-SETTLE-3", (8, 6, 5))
    assert GAME.voice("en").reason(*why_not(state, "settle:delta")) == "You have 5 pebbles; the delta costs 6."


def test_PEB_SETTLE_3_the_discount_is_taken_off_and_nothing_costs_less_than_nothing():
    state = turns("swan swan swan")
    assert [state.price(0, site) for site in range(9)] == [2, 0, 1, 0, 2, 3, 0, 2, 4]
    play(state, "settle:bank")
    assert state.pebbles[0] == 4


def test_PEB_SETTLE_4_a_flooded_site_cannot_be_settled():
    state = turns(river="flood")
    site = SITES[state.flooded]
    assert why_not(state, f"settle:{site}") == ("PEB-SETTLE-4", (state.flooded,))


def test_PEB_SETTLE_5_the_bank_brings_no_gift():
    state = turns()
    theirs = state.pebbles[1]
    play(state, "settle:bank")
    assert state.pebbles[1] == theirs


def test_PEB_GIFT_1_another_player_of_your_choice_takes_a_pebble():
    state = given("kingfisher owl owl", "owl owl heron", "duck heron heron")
    play(state, "plan:kingfisher", "plan:owl", "plan:duck", "settle:ford")
    assert state.waiting() == (0,)
    assert names(state, 0) == ["give:sky", "give:green"]
    play(state, "give:green")
    assert state.pebbles == [0, 7, 6]
    assert state.waiting() == (2,)


def test_PEB_GIFT_1_an_empty_river_gives_nothing():
    log: list[Event] = []
    state = turns("swan swan swan", log=log)
    state.pebbles[1] += state.river
    state.river = 0
    play(state, "settle:pool")
    assert (log[-1].kind, log[-1].args) == ("gift", (1, 0))
    assert GAME.voice("en").line(log[-1]) == "The river has no pebble left for a gift."


def test_PEB_GIFT_2_with_two_players_nobody_is_asked():
    state = turns()
    theirs = state.pebbles[1]
    play(state, "settle:ford")
    assert state.pebbles[1] == theirs + 1
    assert state.turn() == 1
