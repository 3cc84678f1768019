"""Why not: what the judge says of an answer, for the tables of all games."""

from __future__ import annotations

from farside.core.state import Refusal, State


def refused(state: State, name: str, seat: int | None = None) -> Refusal:
    """The refusal of an answer, given by name, to whoever is asked (or to a seat); that it is open is a mistake."""
    found = state.refusal(state.turn() if seat is None else seat, state.actions.parse(name))
    assert found is not None, f"{name} is open"
    return found
