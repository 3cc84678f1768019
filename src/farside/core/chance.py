"""Chance: a small generator kept inside the state, so that a copy of a game has the same future as the game.

sfc32 works on 32-bit words: the same numbers interpreted and compiled, cheap to copy. A game has several streams
(set-up, each deck, dice), so that two players can be compared on the same luck.
"""

from __future__ import annotations

from random import Random
from typing import Final

from mypy_extensions import i64

WORD: Final = 0xFFFFFFFF
WORDS: Final = 4
WARM_UP: Final = 12
LONGEST_SEED: Final = 2**64


def mix(word: i64) -> i64:
    """Scramble 32 bits (the finaliser of MurmurHash3)."""
    word ^= word >> 16
    word = times(word, 0x85EBCA6B)
    word ^= word >> 13
    word = times(word, 0xC2B2AE35)
    return word ^ (word >> 16)


def times(word: i64, factor: i64) -> i64:
    """The low 32 bits of a product, by halves: compiled, the whole of it would not fit into 64 bits."""
    return (word & 0xFFFF) * factor + (((word >> 16) * factor & 0xFFFF) << 16) & WORD


def sow(seed: int, stream: int) -> list[int]:
    """The four words a stream starts from."""
    low = mix((seed & WORD) ^ mix(0x9E3779B9 + stream))
    high = mix(((seed >> 32) & WORD) ^ mix(low + 0x7F4A7C15))
    a, b, c, counter = low, high, mix((low ^ high) + stream & WORD), i64(1)
    for _turn in range(WARM_UP):
        a, b, c, counter = turned(a, b, c, counter)
    return [a, b, c, counter]


def turned(a: i64, b: i64, c: i64, counter: i64) -> tuple[i64, i64, i64, i64]:
    """The words of a stream once a number has been drawn."""
    mixed = (((c << 21) & WORD) | (c >> 11)) + (a + b + counter & WORD) & WORD
    return b ^ (b >> 9), c + (c << 3) & WORD, mixed, counter + 1 & WORD


def draw(words: list[int], at: int) -> int:
    """The next 32 bits of the stream whose words stand at `at`."""
    a: i64 = words[at]
    b: i64 = words[at + 1]
    c: i64 = words[at + 2]
    counter: i64 = words[at + 3]
    words[at], words[at + 1], words[at + 2], words[at + 3] = turned(a, b, c, counter)
    return (a + b + counter) & WORD


def below(words: list[int], at: int, limit: int) -> int:
    """A fair number from 0 to limit - 1 (rejection, so no number is likelier than another)."""
    assert 0 < limit <= WORD + 1, f"a number below {limit} was asked for"
    ceiling = (WORD + 1) - (WORD + 1) % limit
    number = draw(words, at)
    while number >= ceiling:
        number = draw(words, at)
    return number % limit


def mingle(cards: list[int], dice: Random) -> None:
    """Shuffle with a bot's dice: into the same order as `dice.shuffle`, in a fraction of the time."""
    if type(dice) is not Random:
        dice.shuffle(cards)  # in a way of their own
        return
    bits = len(cards).bit_length()
    for last in range(len(cards) - 1, 0, -1):
        while last + 1 < 1 << (bits - 1):
            bits -= 1
        other = dice.getrandbits(bits)
        while other > last:
            other = dice.getrandbits(bits)
        cards[last], cards[other] = cards[other], cards[last]
