"""What Pebble's log tells in numbers."""

from __future__ import annotations

from tests.games.telling import Check, Said, State, changed, is_now


def pebbles(state: State, seat: int, said: Said) -> int:
    return int(state.pebbles[seat])


TELLS: dict[str, Check] = {
    "round": is_now("n", lambda state, seat, said: state.round),
    "bird": changed("n", pebbles),
    "pass": changed("n", pebbles),
    "settle": changed("price", pebbles, -1),
    "gift": changed("n", lambda state, seat, said: state.pebbles[said["to"]]),
}
NAMES: dict[str, str] = {}
