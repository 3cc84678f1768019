"""Archiving: the tables that somebody has put away, as the keyring knows them. They are hidden in lists, no more."""

from __future__ import annotations

from farside.table.store import Store

ARCHIVED = "archived"  # a setting of the keyring; of a browser without one, a cookie
MOST = 500  # are remembered


def archived(store: Store, ring: str) -> list[str]:
    """The tables that are put away, the last one last."""
    return list(store.rings.setting(ring, ARCHIVED) or ())


def put_away(store: Store, ring: str, table: str, away: bool = True) -> list[str]:
    """Put one more away, or bring it back; those that are away now."""
    kept = with_one(archived(store, ring), table, away)
    store.rings.put(ring, ARCHIVED, kept or None)
    return kept


def with_one(codes: list[str], table: str, away: bool) -> list[str]:
    others = [code for code in codes if code != table]
    return [*others, table][-MOST:] if away else others
