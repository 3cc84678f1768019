"""The outbox in memory: for tests, and where there is no database."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Sequence

from farside.table.calls.rows import HORIZON, MAIL, Call, Post, Way


class MemoryCalls:
    """What `rows.Calls` promises."""

    def __init__(self) -> None:
        self._secrets: dict[str, str] = {}
        self._ways: dict[str, Way] = {}
        self._calls: dict[str, Call] = {}
        self._posts: dict[str, Post] = {}

    def secret(self, name: str, new: str) -> str:
        return self._secrets.setdefault(name, new)

    # -- ways ------------------------------------------------------------------------------------

    def ways(self, ring: str) -> list[Way]:
        return sorted((one for one in self._ways.values() if one.ring == ring), key=lambda one: (one.created, one.id))

    def way(self, way: str) -> Way | None:
        return self._ways.get(way)

    def put(self, way: Way) -> None:
        self._ways[way.id] = way

    def drop(self, way: str) -> bool:
        self._posts = {key: post for key, post in self._posts.items() if post.way != way}
        return self._ways.pop(way, None) is not None

    def carry(self, had: str, ring: str) -> None:
        for way in self.ways(had):
            if any(is_same(way, one) for one in self.ways(ring)):
                self.drop(way.id)
            else:
                self.put(way._replace(ring=ring))
        self._calls = {one.id: one._replace(ring=ring) if one.ring == had else one for one in self._calls.values()}
        for post in [one for one in self._posts.values() if one.ring == had]:
            self._posts[post.id] = post._replace(ring=ring, calls=post.calls.replace(had, ring))

    # -- what is to be told ----------------------------------------------------------------------

    def add(self, call: Call) -> bool:
        same = [one for one in self._calls.values() if one[1:5] == call[1:5]]
        if any(one.turn == call.turn for one in same):
            return False
        self.forget([one.id for one in same])
        self._calls[call.id] = call
        return True

    def add_all(self, calls: Iterable[Call]) -> None:
        """Part of a larger change."""
        for one in calls:
            self.add(one)

    def of(self, ring: str) -> list[Call]:
        return sorted((one for one in self._calls.values() if one.ring == ring), key=lambda one: (one.made, one.id))

    def due(self, now: float, most: int) -> list[Call]:
        found = [one for one in self._calls.values() if not one.told and is_due(one.due, now)]
        return sorted(found, key=lambda one: (one.made, one.id))[:most]

    def hold(self, table: str, seat: int, kinds: Collection[str], due: float) -> int:
        held = [one for one in self._calls.values() if is_held(one, table, seat, kinds, due)]
        self._calls.update({one.id: one._replace(due=due) for one in held})
        return len(held)

    def forget(self, calls: Collection[str]) -> None:
        for one in calls:
            self._calls.pop(one, None)

    def tell(self, calls: Collection[str], posts: Sequence[Post], now: float) -> bool:
        found = [self._calls.get(one) for one in calls]
        mine = [one for one in found if one is not None and not one.told]
        if len(mine) != len(found):
            return False
        self._calls.update({one.id: one._replace(told=now) for one in mine})
        self._posts.update({post.id: post for post in posts})
        return True

    # -- what is on its way ----------------------------------------------------------------------

    def posts(self, now: float, most: int) -> list[Post]:
        found = [one for one in self._posts.values() if not one.sending and is_due(one.due, now)]
        return sorted(found, key=lambda one: (one.made, one.id))[:most]

    def on_way(self, way: str) -> list[Post]:
        found = [one for one in self._posts.values() if one.way == way and not one.sending]
        return sorted(found, key=lambda one: (one.made, one.id))

    def take(self, posts: Collection[str], now: float) -> list[str]:
        mine = [one for one in posts if one in self._posts and not self._posts[one].sending]
        for one in mine:
            self._posts[one] = self._posts[one]._replace(sending=now, tries=self._posts[one].tries + 1)
        return mine

    def again(self, posts: Collection[str], due: float) -> None:
        for one in posts:
            if one in self._posts:
                self._posts[one] = self._posts[one]._replace(sending=0.0, due=due)

    def done(self, posts: Collection[str]) -> None:
        for one in posts:
            self._posts.pop(one, None)

    def doubtful(self, before: float, after: float) -> list[Post]:
        return [one for one in self._posts.values() if one.sending and not before <= one.sending <= after]


def is_due(due: float, now: float) -> bool:
    """Whether its time has come; a time that nobody can have meant has."""
    return not now < due <= now + HORIZON


def is_held(call: Call, table: str, seat: int, kinds: Collection[str], due: float) -> bool:
    return (call.table, call.seat, call.told) == (table, seat, 0.0) and call.kind in kinds and call.due < due


def is_same(had: Way, kept: Way) -> bool:
    """Whether somebody who has one way needs no other: it leads to the same place, or is a second mailbox."""
    return had.kind == kept.kind and (had.address == kept.address or had.kind == MAIL)
