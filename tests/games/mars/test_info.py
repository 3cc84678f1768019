"""Open and hidden information."""

from random import Random

from tests.games.mars.colony import asks, given, hand, names, play, told

from farside.core import checks
from farside.core.state import Event
from farside.games.mars.components import RND_CARDS
from farside.games.mars.game import GAME
from farside.games.mars.state import MarsState


def test_MARS_INFO_1_what_all_may_see():
    state = given(
        tiles={"A": "housing=1 power_plant=1"},
        hands={"A": "iron iron"},
        kept={"A": "espionage"},
        laid={"A": "fusion"},
        contracts={"A": "iron>water"},
        holds={"A": "rnd"},
    )
    view = GAME.view(state, None)
    colony = view.colonies[0]
    assert (colony.cards, colony.kept, colony.contracts) == (2, (0, 1), ((0, 3),))
    assert [RND_CARDS[card] for card in colony.laid] == ["fusion"]
    assert view.holders == (-1, -1, -1, -1, 0)
    assert view.reserve == tuple(state.reserve)
    assert (view.supply, view.events, view.decks) == (len(state.supply), len(state.events), (15, 13))


def test_MARS_INFO_2_hands_rnd_hands_and_decks_are_hidden():
    state = given(hands={"A": "iron water"}, kept={"A": "espionage"})
    view = GAME.view(state, 1)
    assert view.colonies[0].hand is None
    assert view.kept == ()
    assert GAME.view(state, 0).colonies[0].hand == (1, 0, 0, 1, 0)


def test_MARS_INFO_3_a_card_taken_after_a_look_is_known_to_two():
    log: list[Event] = []
    state = given(
        3,
        at="event",
        event="conflict_communication_minor",
        tiles={"A": "communication=1"},
        hands={"B": "iron water"},
        log=log,
    )
    play(state, "fight:sky")
    assert GAME.view(state, 0).seen == (1, 0, 0, 1, 0)
    assert GAME.view(state, 2).seen == ()
    play(state, "take:water")
    assert next(event for event in log if event.kind == "stolen").eyes == (0, 1)


def test_MARS_INFO_4_a_dream_deals_what_the_supply_deck_can_hold():
    state = given(hands={"A": "iron iron iron", "B": "water water"})
    dream = GAME.imagine(state, 0, Random(1))
    assert GAME.census(dream) == GAME.census(state)
    assert hand(dream, "A") == hand(state, "A")
    assert dream.hand_size(1) == 2


def test_MARS_INFO_5_a_question_depends_on_open_facts_only():
    """A player whose cards leave one answer is asked all the same."""
    state = given(at="end", hands={"A": "iron iron iron iron iron"})
    play(state, "close:colony")
    assert (asks(state), names(state)) == ("discard", ["discard:iron"])
    state = given(at="raid", tiles={"A": "military=1"}, hands={"B": "iron"}, holds={"A": "military"})
    play(state, "raid:sky")
    assert (asks(state), names(state)) == ("look", ["take:iron"])


def test_MARS_INFO_6_nothing_else_is_random():
    """The same answers with other luck from here on: only decks, die and hands differ."""
    state = given(tiles={"A": "communication=1"}, hands={"A": "iron iron iron iron", "B": "water"})
    other = state.clone()
    other.sow(99, 6)
    for twin in (state, other):
        play(
            twin, "earth:iron", "take:water", "propose:sky", "give:iron", "want:water", "send", "accept", "close:trade"
        )
    assert state.freeze() == other.freeze()


def test_MARS_INFO_7_after_a_look_the_hand_is_hidden_again():
    state = given(kept={"A": "espionage"}, hands={"B": "iron water"})
    play(state, "play:espionage")
    assert GAME.view(state, 0).looking == 1
    dream = GAME.imagine(state, 0, Random(3))
    assert hand(dream, "B") == hand(state, "B")
    play(state, "take:iron")
    assert GAME.view(state, 0).looking == -1


def test_MARS_INFO_8_a_spectator_sees_open_facts_only():
    state = given(3, tiles={"A": "communication=1"}, hands={"A": "iron", "B": "water", "C": "oxygen"})
    view = GAME.view(state, None)
    assert view.hand == view.kept == view.options == ()
    assert all(colony.hand is None for colony in view.colonies)
    play(state, "broadcast", "give:iron", "want:water", "send", "B accept")
    for seat in (0, 2, None):
        assert GAME.view(state, seat).accepted == ()
        assert GAME.view(state, seat).bids == ()


def test_what_all_have_seen_enter_a_hand_stays_in_it_in_every_dream():
    state = given(hands={"A": "iron iron iron", "B": ""})
    play(state, "earth:iron", "take:oxygen")
    for seed in range(20):
        assert hand(GAME.imagine(state, 1, Random(seed)), "A") == "oxygen"


def test_known_cards_are_never_more_than_a_hand_holds():
    dice = Random(5)
    for seed in range(4):
        state = GAME.start(seats=3, seed=seed)
        while not state.over:
            seat = state.turn()
            state.push(seat, dice.choice(state.options(seat)))
            assert all(known <= held for known, held in zip(state.known, state.hands, strict=True))


def test_cards_under_a_deck_stay_there_in_dreams():
    state = given(kept={"A": "deep_drilling"})
    play(state, "play:deep_drilling")
    for seed in range(10):
        assert GAME.imagine(state, 1, Random(seed)).deck1[0] == RND_CARDS.index("deep_drilling")


def test_drafts_and_sealed_answers_are_dreamt_anew():
    state = given(3, tiles={"A": "communication=1"}, hands={"A": "iron", "B": "water water", "C": "oxygen"})
    play(state, "call", "B propose:orange", "B give:water")
    dream = GAME.imagine(state, 0, Random(1))
    assert sum(dream.drafts[10:20]) == 0
    assert sum(GAME.imagine(state, 1, Random(1)).drafts[10:20]) == 1
    play(state, "B want:iron", "B send")
    answers = {tuple(GAME.imagine(state, 0, Random(seed)).drafts[10:20]) for seed in range(30)}
    assert len(answers) > 1


def test_nothing_leaks_where_hands_matter():
    walk = checks.Walk(GAME, 3, 11)
    seen: dict[str, int] = {}
    for state in walk.steps():
        assert isinstance(state, MarsState)
        question = GAME.question(state)[0]
        if question in ("look", "answer", "offers", "choice", "hear", "draft", "parry", "discard"):
            seen[question] = seen.get(question, 0) + 1
            if seen[question] < 9:
                checks.nothing_leaks(walk)
    assert {"answer", "draft", "discard"} <= set(seen)
    assert "draw" in told(walk.events)
