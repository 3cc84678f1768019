"""Chance: the same numbers on every machine, interpreted and compiled, and fair ones."""

from random import Random

import pytest

from farside.core import chance

VECTORS = {
    (0, 0): [1041004544, 2821993602, 3768767112, 914001070],
    (1, 0): [2372394736, 555186280, 3675184925, 1315481276],
    (1, 1): [4164496767, 2258776208, 4088852528, 1346434048],
    (2**64 - 1, 3): [2676780776, 65937984, 1902813688, 3557129167],
}


@pytest.mark.parametrize(("seed", "stream"), VECTORS)
def test_a_seed_gives_these_numbers_for_ever(seed: int, stream: int):
    words = chance.sow(seed, stream)
    assert [chance.draw(words, 0) for _ in range(4)] == VECTORS[seed, stream]


def test_dice_of_seed_7_for_ever():
    words = chance.sow(7, 0)
    assert [chance.below(words, 0, 6) for _ in range(20)] == [
        1,
        3,
        3,
        1,
        4,
        3,
        5,
        4,
        4,
        0,
        2,
        2,
        0,
        2,
        1,
        3,
        4,
        1,
        2,
        0,
    ]


def test_draw_is_sfc32():
    """The published algorithm, written once more."""
    a, b, c, counter = words = chance.sow(99, 2)
    for _turn in range(50):
        number = (a + b + counter) % 2**32
        a, b, c, counter = b ^ b >> 9, (c + (c << 3)) % 2**32, ((c << 21 | c >> 11) + number) % 2**32, counter + 1
        assert chance.draw(words, 0) == number
    assert words == [a, b, c, counter]


def test_streams_lie_side_by_side_and_do_not_disturb_each_other():
    words = chance.sow(5, 0) + chance.sow(5, 1)
    before = words[:4]
    second = [chance.draw(words, chance.WORDS) for _ in range(10)]
    assert words[:4] == before
    assert second == [chance.draw(alone, 0) for alone in [chance.sow(5, 1)] for _ in range(10)]


def test_seeds_and_streams_all_differ():
    seeds = [*range(200), 2**32, 2**32 + 1, 2**63, 2**64 - 1]
    found = {tuple(chance.sow(seed, stream)) for seed in seeds for stream in range(6)}
    assert len(found) == len(seeds) * 6


def test_words_stay_32_bits():
    words = chance.sow(3, 0)
    for _turn in range(1000):
        assert 0 <= chance.draw(words, 0) <= chance.WORD
        assert all(0 <= word <= chance.WORD for word in words)


@pytest.mark.parametrize("limit", [1, 2, 3, 6, 7, 52, 1000])
def test_below_keeps_its_limit(limit: int):
    words = chance.sow(1, 0)
    numbers = [chance.below(words, 0, limit) for _ in range(3000)]
    assert 0 <= min(numbers) <= max(numbers) < limit
    assert len(set(numbers)) == limit or limit == 1000


def test_below_is_fair():
    words = chance.sow(11, 0)
    counts = [0] * 6
    for _throw in range(12_000):
        counts[chance.below(words, 0, 6)] += 1
    assert all(1850 < count < 2150 for count in counts)


def test_below_draws_again_rather_than_favour_small_numbers():
    """Of 2**32 numbers, the last third cannot be shared out among 2/3 of 2**32: it is thrown away."""
    limit = 2863311531
    words = chance.sow(1, 0)
    assert all(chance.below(words, 0, limit) < limit for _ in range(100))
    assert words[3] > chance.WARM_UP + 1 + 100


@pytest.mark.skipif(not hasattr(chance.below, "__code__"), reason="compiled code draws by itself")
def test_below_takes_as_many_numbers_for_each_answer(monkeypatch: pytest.MonkeyPatch):
    """The first number that cannot be shared out is drawn again, the one before it is taken."""
    limit = 3
    last = (chance.WORD + 1) // limit * limit - 1
    drawn = iter([last + 1, 1, last])
    monkeypatch.setattr(chance, "draw", lambda words, at: next(drawn))
    assert [chance.below([], 0, limit) for _ in range(2)] == [1, limit - 1]


@pytest.mark.parametrize("limit", [0, -1, 2**32 + 1])
def test_an_impossible_limit_is_our_mistake(limit: int):
    with pytest.raises(AssertionError, match=f"a number below {limit} was asked for"):
        chance.below(chance.sow(1, 0), 0, limit)


def test_cards_are_mingled_as_dice_shuffle_them():
    for count in range(70):
        mingled, shuffled = list(range(count)), list(range(count))
        chance.mingle(mingled, Random(count))
        Random(count).shuffle(shuffled)
        assert mingled == shuffled
