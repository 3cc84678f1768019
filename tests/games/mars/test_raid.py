"""The raid of each turn."""

from tests.games.mars.colony import asks, given, hand, names, play, told, who

from farside.core.actions import NOBODY
from farside.core.state import Event
from farside.games.mars.game import GAME


def raid(seats=2, **more):
    return given(seats, at="raid", **{"tiles": {"A": "military=1"}, **more})


def test_MARS_RAID_1_one_active_base_allows_one_raid():
    state = raid(3)
    assert names(state) == ["raid:sky", "raid:green", "pass"]
    assert asks(given(at="raid")) == "trade"
    assert asks(raid(off={"A": "military=1"})) == "trade"
    play(state, "raid:sky")
    assert asks(state) == "trade"


def test_MARS_RAID_2_it_is_decided_like_any_conflict():
    state = raid(kept={"B": "countermeasures"}, hands={"B": "iron"})
    play(state, "raid:sky")
    assert (asks(state), who(state)) == ("parry", "B")
    play(state, "play:countermeasures")
    assert hand(state, "B") == "iron"


def test_MARS_RAID_3_the_winner_draws_a_card():
    state = play(raid(hands={"B": "water"}), "raid:sky")
    assert "water" in hand(state, "A")
    assert hand(state, "B") == ""


def test_MARS_RAID_3_the_defender_may_be_the_winner():
    state = raid(tiles={"A": "military=1", "B": "military=2"}, hands={"A": "silicon"})
    play(state, "raid:sky")
    assert hand(state, "B") == "silicon"


def test_MARS_RAID_4_any_other_player_may_be_the_target():
    state = raid(3, tiles={"A": "military=1", "B": "military=3"})
    assert {"raid:sky", "raid:green"} <= set(names(state))


def test_MARS_RAID_5_only_the_two_see_the_card():
    log: list[Event] = []
    play(raid(3, hands={"B": "water"}, log=log), "raid:sky")
    stolen = next(event for event in log if event.kind == "stolen")
    assert stolen.eyes == (0, 1)
    assert "water" not in GAME.voice("en", (), 2).line(stolen)
    assert "water" in GAME.voice("en", (), 1).line(stolen)


def test_MARS_RAID_6_a_planetary_shield_saves_all():
    log: list[Event] = []
    state = play(raid(laid={"B": "planetary_shield"}, hands={"B": "water"}, log=log), "raid:sky")
    assert hand(state, "B") == "water"
    assert "shield" in told(log)


def test_MARS_RAID_6_but_not_in_an_event_conflict():
    state = given(
        at="event",
        event="conflict_military_minor",
        tiles={"A": "military=1"},
        laid={"B": "planetary_shield"},
        hands={"B": "water"},
    )
    assert hand(state, "B") == ""


def test_MARS_RAID_7_a_tied_raid_is_used_up():
    """MARS-R-21: the raid comes before R&D."""
    state = raid(tiles={"A": "military=1 rnd=1", "B": "military=1"}, hands={"B": "water"})
    play(state, "raid:sky")
    assert hand(state, "B") == "water"
    assert asks(state) == "roll"


def test_MARS_RAID_7_who_was_raided_is_seen_until_the_turn_ends():
    state = play(raid(), "raid:sky")
    assert GAME.view(state, None).raided == 1
    play(state, "close:trade", "close:build", "close:colony")
    assert (who(state), asks(state)) == ("B", "trade")
    assert GAME.view(state, None).raided == NOBODY


def test_MARS_RAID_8_a_winning_defender_with_the_supremacy_looks():
    state = raid(tiles={"A": "military=1", "B": "military=2"}, hands={"A": "iron water"}, holds={"B": "military"})
    play(state, "raid:sky")
    assert (asks(state), who(state)) == ("look", "B")


def test_MARS_RAID_8_a_shield_prevents_the_look():
    state = raid(laid={"B": "planetary_shield"}, hands={"B": "iron"}, holds={"A": "military"})
    play(state, "raid:sky")
    assert asks(state) == "trade"
