"""Collections: what people keep from game to game, what they bring to a table and what they take home.

A collection belongs to a keyring (`ringing.py`). At a table a person brings it to one seat; whoever else sits there (a
bot, a guest on somebody's device) borrows where a game is played with collections.
"""

from __future__ import annotations

import time
from collections.abc import Mapping, Sequence
from dataclasses import replace
from random import Random

from farside.core import shelf
from farside.core.game import Collects, Value
from farside.table.answers import SeatSpec
from farside.table.playing import Playing
from farside.table.rows import Keepsake, SeatRow
from farside.table.store import Store
from farside.table.trouble import NotPossibleError, TooFewError

Variants = dict[str, Value]
Keys = tuple[str, ...]


class Collecting:
    """The host's hand for what people own."""

    def __init__(self, store: Store) -> None:
        self.store = store

    # -- people ------------------------------------------------------------------------------------

    def owned(self, profile: str) -> dict[str, list[Keepsake]]:
        """What somebody owns of the games on the shelf, in the order of each box."""
        kept = self.store.rings.keepsakes(profile) if profile else []
        return {key: found for key, keys in collectable().items() if (found := in_order(kept, key, keys))}

    def keys(self, profile: str, game: str) -> Keys:
        return tuple(one.key for one in self.owned(profile).get(game, ()))

    def take_in(self, profile: str, found: Mapping[str, Sequence[str]]) -> int:
        """Add what comes from another place (`read` has judged it); says how many things are new."""
        now = time.time()
        return self.store.rings.keep(Keepsake(profile, game, key, "", now) for game in found for key in found[game])

    # -- tables ------------------------------------------------------------------------------------

    def gathered(
        self, title: shelf.AnyGame, specs: Sequence[SeatSpec], variants: Variants, seed: int
    ) -> tuple[list[SeatSpec], Variants]:
        """The seats and variants of a new table, with what each seat owns. TooFewError if somebody owns too little."""
        collects = title.collects
        if collects is None:
            return [replace(spec, profile="", brings=False) for spec in specs], variants
        plays = is_played(collects, variants)
        owned = [self.keys(spec.profile, title.key) for spec in specs]
        if not plays and not any(owned):
            return [replace(spec, brings=False) for spec in specs], variants
        if plays:
            check_enough(collects, specs, owned)
            owned = lent(title, specs, owned, seed)
        specs = [replace(spec, brings=spec.brings and plays) for spec in specs]
        return list(specs), {**variants, collects.variant: tuple(owned)}

    def sits_down(self, playing: Playing, row: SeatRow, ring: str) -> Variants | None:
        """Somebody takes a seat: the row learns whose it is. The table's variants, if a collection changes them."""
        collects = playing.title.collects
        if collects is None or playing.row.parent or playing.row.lesson:
            return None
        if not row.profile and all(seat.profile != ring for seat in playing.seats):
            row.profile = ring
        cards = self.keys(row.profile, playing.title.key)
        variants = playing.record.variants
        if row.brings:
            row.brings = False
            return laid(playing, collects, row.seat, cards if row.profile else loan(playing, row.seat))
        if not cards or playing.state.over or is_played(collects, variants):
            return None
        found = laid(playing, collects, row.seat, cards)
        return None if found == variants else found

    def won(self, playing: Playing) -> list[Keepsake]:
        """What people take home from a finished game. A past position and a lesson are studies: nothing."""
        row = playing.row
        if playing.title.collects is None or not playing.state.over or row.parent or row.lesson:
            return []
        now = time.time()
        seats = self.store.seats(row.id)  # somebody may have sat down at another process
        keys = playing.title.keepsakes(playing.state)
        return [
            Keepsake(seat.profile, row.game, key, row.id, now)
            for seat in seats
            if seat.profile
            for key in keys[seat.seat]
        ]


# -- the rules of collecting -----------------------------------------------------------------------


def collectable() -> dict[str, Keys]:
    """By game, all there is to own."""
    games = [shelf.game(key) for key in shelf.shelf()]
    return {game.key: game.collects.keys for game in games if game.collects is not None}


def in_order(kept: Sequence[Keepsake], game: str, keys: Keys) -> list[Keepsake]:
    mine = {one.key: one for one in kept if one.game == game}
    return [mine[key] for key in keys if key in mine]


def is_played(collects: Collects, variants: Mapping[str, Value]) -> bool:
    """Whether these settings play with collections."""
    name, value = collects.played
    return variants.get(name) == value


def check_enough(collects: Collects, specs: Sequence[SeatSpec], owned: Sequence[Keys]) -> None:
    for spec, keys in zip(specs, owned, strict=True):
        if spec.profile and len(keys) < collects.enough:
            raise TooFewError(what=str(collects.enough))


def lent(title: shelf.AnyGame, specs: Sequence[SeatSpec], owned: Sequence[Keys], seed: int) -> list[Keys]:
    """Who has no profile and expects none borrows: by lot, the same for the same seed."""
    found = list(owned)
    for at, spec in enumerate(specs):
        if not spec.profile and not spec.brings:
            found[at] = title.lend(frozenset(key for keys in found for key in keys), lot(seed, at))
    return found


def loan(playing: Playing, seat: int) -> Keys:
    """What a guest borrows in a friend's seat."""
    assert playing.title.collects is not None, f"{playing.row.game} keeps no collections"
    laid_out = held(playing, playing.title.collects)
    keys: Keys = playing.title.lend(frozenset(key for keys in laid_out for key in keys), lot(playing.row.seed, seat))
    return keys


def lot(seed: int, seat: int) -> Random:
    return Random(f"{seed}:loan:{seat}")


def held(playing: Playing, collects: Collects) -> list[Keys]:
    """What each seat owns, as the table knows it."""
    found = playing.record.variants[collects.variant]
    if not isinstance(found, tuple):
        return [()] * playing.row.seats
    return [tuple(keys) for keys in found]


def laid(playing: Playing, collects: Collects, seat: int, cards: Keys) -> Variants:
    """The table's variants once a seat has brought these."""
    found = held(playing, collects)
    found[seat] = tuple(dict.fromkeys([*found[seat], *cards]))
    return {**playing.record.variants, collects.variant: tuple(found)}


# -- on paper --------------------------------------------------------------------------------------

HEAD = "farside"
PAPER = "collection 1"


def paper(owned: Mapping[str, Sequence[Keepsake]]) -> dict[str, object]:
    """A collection to keep elsewhere."""
    return {HEAD: PAPER, "collections": {game: [one.key for one in found] for game, found in owned.items()}}


def read(found: object) -> dict[str, list[str]]:
    """A collection from paper; NotPossibleError says what is wrong with it."""
    if not isinstance(found, dict) or found.get(HEAD) != PAPER or not isinstance(found.get("collections"), dict):
        raise NotPossibleError(f'a collection is {{"{HEAD}": "{PAPER}", "collections": {{game: [keys]}}}}')
    known = collectable()
    for game, keys in found["collections"].items():
        if game not in known:
            raise NotPossibleError(f"there is nothing to collect in '{game}'; possible: {', '.join(known)}")
        check_keys(game, keys, known[game])
    return {game: list(dict.fromkeys(keys)) for game, keys in found["collections"].items()}


def check_keys(game: str, keys: object, known: Keys) -> None:
    if not isinstance(keys, list):
        raise NotPossibleError(f"what is owned of {game} is a list")
    strange = [key for key in keys if not isinstance(key, str) or key not in known]
    if strange:
        raise NotPossibleError(f"{game} has no {str(strange[0])[:40]!r} to collect")
