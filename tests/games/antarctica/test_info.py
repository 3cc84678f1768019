"""What players may know."""

from random import Random

from tests.games.antarctica.table import asked, given, play

from farside.games.antarctica.components import DECK_END
from farside.games.antarctica.game import GAME


def position():
    return given(
        3,
        queues={"se": "AB", "e": "C"},
        buildings={"e": "camp"},
        scientists={"e": "AAB"},
        icebreakers={"se": "B"},
        hands={"A": "simple icebreaker", "B": "expertise"},
        cubes={"land": {"A": 2}},
    )


def test_ANT_INFO_1_the_whole_table_is_open_to_everybody_and_to_spectators():
    state = position()
    seen = [GAME.view(state, seat) for seat in (0, 1, 2, None)]
    for name in ("zones", "tracks", "players", "pile", "expertise", "simple", "sun", "forecast"):
        assert len({getattr(view, name) for view in seen}) == 1, name
    view = seen[-1]
    assert view.zones[3].scientists == (2, 1, 0)
    assert view.zones[2].icebreakers == (1,)
    assert [deck.left for deck in view.decks] == [13, 10, 10]
    assert [deck.card for deck in view.decks] == [state.top(deck) for deck in range(3)]
    assert view.players[0].staff == 2
    assert view.players[0].reserve == 12


def test_ANT_INFO_2_ANT_R_4_hands_are_open():
    view = GAME.view(position(), 2)
    assert view.players[0].hand == (1, 0, 0, 0, 1, 0)
    assert view.players[1].hand == (0, 0, 0, 0, 0, 1)


def test_ANT_INFO_3_the_order_of_the_decks_is_hidden_but_for_the_top_card():
    state = position()
    dream = GAME.imagine(state, 0, Random(1))
    assert dream.cards != state.cards
    for deck in range(3):
        top, end = state.tops[deck], DECK_END[3][deck]
        assert dream.cards[top] == state.cards[top]
        assert sorted(dream.cards[top:end]) == sorted(state.cards[top:end]), "the set is public"
    assert GAME.view(dream, 0) == GAME.view(state, 0)


def test_ANT_INFO_4_nothing_else_is_left_to_chance():
    """The draft is the only draw after the set-up: without it two dreams with the same decks go the same way."""
    state = position()
    words = state.words.copy()
    play(state, "sail:e", "end", "icebreaker:go", "sail:w", "end", "sail:w", "end")
    assert state.words == words


def test_ANT_INFO_5_decisions_of_several_players_run_counterclockwise():
    """A blue icon starts with the trigger player, the cards after a new ship with his right neighbour."""
    queues = {"se": "B", "e": "A", "ne": "C", "n": "D"}
    state = given(4, queues=queues, buildings={"w": "rc_marine"}, scientists={"w": "BB"}, cubes={"marine": {"B": 2}})
    play(state, "sail:w", "research:marine")
    order = []
    while asked(state).endswith("lift"):
        order.append(asked(state)[0])
        play(state, "stay")
    assert order == ["B", "C", "D", "A"]
    state = given(4, queues=queues, buildings={"w": "shipyard"})
    play(state, "sail:w", "ship")
    order = []
    while asked(state).endswith("pick"):
        order.append(asked(state)[0])
        play(state, "take:icebreaker")
    assert order == ["C", "D", "A"]
