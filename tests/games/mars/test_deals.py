"""Trade between colonies."""

import pytest
from tests.games.mars.colony import asks, given, hand, names, play, told, who, why_not

from farside.core.state import Event
from farside.games.mars.components import CALLS, MOST_CARDS, PROPOSALS
from farside.games.mars.game import GAME

ONE = {"A": "communication=1"}
HANDS = {"A": "iron iron iron", "B": "water water", "C": "oxygen oxygen"}


def table(seats=2, **more):
    return given(seats, **{"tiles": ONE, "hands": HANDS, **more})


def offer(state, to="sky", given_cards="iron", wanted="water"):
    """Put a proposal together and send it."""
    play(state, "broadcast" if to == "all" else f"propose:{to}")
    draft(state, given_cards, wanted)
    return play(state, "send")


def draft(state, given_cards, wanted, letter=""):
    lead = f"{letter} " if letter else ""
    for name in given_cards.split():
        play(state, f"{lead}give:{name}")
    for name in wanted.split():
        play(state, f"{lead}want:{name}")
    return state


def partners(active, other):
    state = given(
        tiles={"A": f"communication={active}", "B": f"communication={other}"}, hands={"A": "iron", "B": "water"}
    )
    while who(state) != "A":
        play(state, "pass")
    return "propose:sky" in names(state)


def test_MARS_NEG_1_only_in_the_trade_phase_and_always_with_the_active_player():
    """MARS-R-19."""
    state = table(3, tiles={"B": "communication=3"})
    assert (asks(state), who(state), names(state)) == ("opening", "B", ["propose:orange", "pass"])
    play(state, "pass", "close:trade")
    assert not [name for name in names(state) if name.startswith("propose")]


def test_MARS_NEG_2_with_a_module_one_trades_with_anyone():
    """MARS-COMM-1."""
    assert all(partners(active, other) for active in (1, 2, 3) for other in (0, 1, 2, 3))


def test_MARS_NEG_3_without_one_only_with_owners_of_level_2():
    """MARS-COMM-2."""
    assert [partners(0, other) for other in (0, 1, 2, 3)] == [False, False, True, True]
    assert why_not(table(tiles={"B": "communication=1"}), "propose:sky") == "MARS-NEG-3"


def test_MARS_NEG_4_each_side_gives_at_least_one_card():
    state = play(table(), "propose:sky", "give:iron")
    assert why_not(state, "send") == "MARS-NEG-4"
    play(state, "want:water")
    assert "send" in names(state)


def test_MARS_NEG_5_only_raw_materials_change_hands():
    """MARS-R-20."""
    state = play(table(contracts={"A": "iron>water"}, kept={"A": "espionage"}), "propose:sky")
    assert {name.split(":")[0] for name in names(state)} == {"give", "want", "drop"}


def test_MARS_NEG_6_the_exchange_is_simultaneous_and_open():
    log: list[Event] = []
    state = offer(table(log=log), "sky", "iron iron", "water")
    play(state, "B accept")
    assert (hand(state, "A"), hand(state, "B")) == ("iron water", "iron iron water")
    deal = next(event for event in log if event.kind == "deal")
    assert deal.eyes is None
    assert GAME.voice("en").line(deal) == "Deal: Orange gives Sky 2 iron for 1 water."


def test_MARS_NEG_10_one_to_six_cards_no_material_on_both_sides():
    state = given(tiles=ONE, hands={"A": "iron iron iron iron iron iron iron", "B": "water"})
    play(state, "propose:sky", *["give:iron"] * MOST_CARDS)
    assert why_not(state, "give:iron") == "MARS-NEG-10"
    assert "want:iron" not in names(state)
    play(state, "want:water")
    assert why_not(state, "want:water") == "MARS-NEG-10"  # the hand of B holds one card


def test_MARS_NEG_11_the_author_must_hold_what_is_given():
    state = play(given(tiles=ONE, hands={"A": "iron", "B": "water"}), "propose:sky", "give:iron")
    assert why_not(state, "give:iron") == "MARS-NEG-11"
    play(state, "want:oxygen", "send")
    assert who(state) == "B"


def test_MARS_NEG_12_six_proposals_and_two_calls():
    state = table()
    for _call in range(CALLS):
        play(state, "call", "B pass")
    assert why_not(state, "call") == "MARS-NEG-12"
    for _proposal in range(PROPOSALS):
        play(state, "propose:sky", "drop")
    assert why_not(state, "propose:sky") == "MARS-NEG-12"


def test_MARS_NEG_13_owners_of_level_2_may_open_clockwise():
    """MARS-R-31."""
    state = table(3, tiles={"B": "communication=2", "C": "communication=2"})
    assert (who(state), asks(state)) == ("B", "opening")
    play(state, "propose:orange", "give:water", "want:iron", "send", "A accept")
    assert (who(state), asks(state)) == ("C", "opening")
    play(state, "pass")
    assert (who(state), asks(state)) == ("A", "trade")
    assert hand(state, "B") == "iron water"


def test_MARS_NEG_13_each_opening_is_settled_before_the_next_is_looked_at():
    state = given(3, tiles={"B": "communication=2", "C": "communication=2"}, hands={"A": "iron", "B": "water", "C": ""})
    play(state, "pass")
    assert asks(state) == "trade"


def test_MARS_NEG_13_a_call_is_answered_by_all_at_once_and_one_offer_is_taken():
    state = play(table(3), "call")
    assert (asks(state), who(state)) == ("offers", "BC")
    play(state, "C propose:orange", "B propose:orange")
    draft(state, "oxygen", "iron", "C")
    draft(state, "water", "carbon", "B")
    play(state, "C send", "B send")
    assert asks(state) == "choice"
    assert why_not(state, "choose:sky") == "MARS-NEG-15"
    play(state, "choose:green")
    assert hand(state, "A") == "iron iron oxygen"
    assert asks(state) == "trade"


def test_MARS_NEG_14_accept_only_what_one_holds_decline_or_counter():
    state = offer(given(tiles=ONE, hands={"A": "iron", "B": "water"}), "sky", "iron", "oxygen")
    assert why_not(state, "accept") == "MARS-NEG-14"
    assert names(state) == ["decline", "counter"]
    play(state, "counter", "give:water", "want:iron", "send")
    assert (asks(state), who(state)) == ("hear", "A")
    play(state, "accept")
    assert hand(state, "A") == "water"


def test_MARS_NEG_15_a_counter_is_only_accepted_or_declined():
    state = offer(table(), "sky", "iron", "water")
    play(state, "counter", "give:water", "want:carbon", "send")
    assert why_not(state, "accept") == "MARS-NEG-15"
    assert names(state) == ["decline"]
    play(state, "decline")
    assert asks(state) == "trade"


def test_MARS_NEG_16_an_offer_to_everyone_is_answered_unseen_and_one_answer_is_taken():
    state = given(3, tiles=ONE, hands={"A": "iron iron", "B": "water", "C": "water oxygen"})
    offer(state, "all", "iron", "water")
    assert who(state) == "BC"
    play(state, "C accept")
    assert GAME.view(state, 1).accepted == GAME.view(state, 0).accepted == ()
    play(state, "B counter", "B give:water", "B want:iron", "B want:iron", "B send")
    assert names(state) == ["choose:sky", "choose:green", "pass"]
    assert GAME.view(state, 1).accepted == (2,)
    play(state, "choose:green")
    assert (hand(state, "A"), hand(state, "C"), hand(state, "B")) == ("iron water", "iron oxygen", "water")


def test_MARS_NEG_16_it_needs_two_partners_and_may_end_in_nothing():
    state = given(3, tiles=ONE, hands={"A": "iron", "B": "water", "C": ""})
    assert why_not(state, "broadcast") == "MARS-NEG-16"
    state = offer(table(3), "all", "iron", "carbon")
    play(state, "B decline", "C decline")
    assert asks(state) == "trade"


def test_MARS_NEG_17_hands_are_checked_again_before_the_exchange():
    state = offer(table())
    state.hands[0] = 0
    with pytest.raises(AssertionError, match="no longer holds"):
        play(state, "B accept")


def test_MARS_NEG_18_the_same_proposal_is_refused_until_a_hand_changes():
    state = play(offer(table()), "B decline")
    play(state, "propose:sky", "give:iron", "want:water")
    assert why_not(state, "send") == "MARS-NEG-18"
    play(state, "drop", "earth:iron", "take:oxygen")
    state = given(tiles=ONE, hands={"A": "iron iron iron iron", "B": "water water"})
    play(offer(state), "B decline", "earth:iron", "take:oxygen")
    offer(state)
    assert who(state) == "B"


def test_MARS_NEG_19_who_drafts_is_asked_for_cards_and_nothing_else():
    cards = ["give:water", "want:iron", "want:carbon", "want:silicon", "want:oxygen"]
    state = offer(given(tiles=ONE, hands={"A": "iron", "B": "water water"}), "sky", "iron", "water")
    assert names(state) == ["accept", "decline", "counter"]
    play(state, "counter", "give:water")
    assert names(state) == [*cards, "drop"]


def test_MARS_NEG_19_drafts_are_private_and_a_dropped_one_is_used_up():
    state = play(table(), "propose:sky", "give:iron")
    assert GAME.view(state, 0).draft[0] == (1, 0, 0, 0, 0)
    assert GAME.view(state, 1).draft[0] == (0, 0, 0, 0, 0)
    play(state, "drop")
    assert state.proposals == 1
    state = offer(table())
    play(state, "counter", "give:water", "drop")
    assert (asks(state), who(state)) == ("trade", "A")


def test_MARS_NEG_20_the_log_tells_all_but_no_drafts():
    log: list[Event] = []
    state = offer(table(log=log))
    play(state, "B decline")
    talk = [event for event in log if event.kind in ("propose", "decline")]
    assert [event.kind for event in talk] == ["propose", "decline"]
    assert all(event.eyes is None for event in talk)
    assert talk[1].args == ()
    log.clear()
    play(state, "propose:sky", "give:iron", "give:iron", "drop")
    assert told(log) == []


def test_MARS_NEG_22_simple_negotiation():
    state = table(simple_negotiation=True, tiles={"A": "communication=1", "B": "communication=2"})
    assert asks(state) == "trade"
    assert why_not(state, "call") == "MARS-NEG-22"
    play(state, "propose:sky", "give:iron", "give:iron")
    assert why_not(state, "give:iron") == "MARS-NEG-22"
    play(state, "want:water")
    assert why_not(state, "want:water") == "MARS-NEG-22"
    play(state, "send")
    assert why_not(state, "counter") == "MARS-NEG-22"


def test_MARS_NEG_23_both_hands_need_a_card_and_only_open_facts_count():
    state = given(3, tiles=ONE, hands={"A": "iron", "B": "water", "C": ""})
    assert why_not(state, "propose:green") == "MARS-NEG-23"
    offer(state, "sky", "iron", "oxygen")
    assert who(state) == "B"  # asked although B holds no oxygen


def test_MARS_NEG_23_those_who_may_trade_are_counted_clockwise_from_the_active_player():
    state = given(4, tiles=ONE, hands=dict.fromkeys("ABCD", "iron"))
    assert GAME.view(state, 0).partners == (1, 2, 3)


def test_MARS_NEG_24_there_is_always_an_answer_for_a_late_player():
    """Decline, pass, take none or drop are open whenever somebody else's offer waits."""
    assert "decline" in names(offer(table()))
    assert "drop" in names(play(table(), "propose:sky"))
    assert "pass" in names(play(table(), "call"), "B")


def test_MARS_NEG_24_the_table_can_answer_for_a_seat_that_declines_everything():
    def quiet(state, seat, late=False):
        answer = GAME.quiet(state, seat, late)
        return "" if answer is None else GAME.actions.name(answer)

    assert quiet(offer(table()), 1) == "decline"
    assert quiet(offer(table()), 0) == ""
    assert quiet(play(table(), "propose:sky"), 0) == ""  # whoever makes an offer declines nothing
    assert quiet(play(table(), "propose:sky"), 0, late=True) == "drop"
    assert quiet(play(table(), "call"), 1) == "pass"
    assert quiet(table(tiles={"B": "communication=2"}), 1) == "pass"
    assert quiet(table(), 0) == ""  # ending a phase is the player's own decision


def test_MARS_NEG_25_an_offer_shows_what_it_gives_and_no_more():
    state = offer(table(), "sky", "iron iron", "water")
    assert state.known[:5] == [2, 0, 0, 0, 0]
    assert state.known[5:10] == [0, 0, 0, 0, 0]
    play(state, "B accept")
    assert state.known[5:10] == [2, 0, 0, 0, 0]
