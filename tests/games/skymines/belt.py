"""Energy on the Belt side, for its tests: expanding, settling, and what things cost."""

from tests.games.skymines.table import asked, given, play

from farside.games.skymines import components as box
from farside.games.skymines import modules as far
from farside.games.skymines.game import GAME
from farside.games.skymines.state import SkyminesState

FIRM = box.COMPANIES.index


def expanding(firm: str = "minerva", cards: str = "B09", **more):
    """A uses energy cards and expands a company on the Belt."""
    more.setdefault("belt", {})
    return play(given(slots={"A": cards}, **more), "energy", f"expand:{firm}")


def settle(state: SkyminesState, *moves: str) -> SkyminesState:
    """Enter Belt spaces (`14-1`, `13`), each outpost from the first column offered."""
    for move in moves:
        play(state, f"land:{move}" if "-" in move else f"dock:{move}")
        while asked(state).endswith("lift"):
            state.act(0, state.options(0)[0])
    return state


def finish(state: SkyminesState) -> SkyminesState:
    """Stop unless the action has ended by itself."""
    return play(state, "stop") if asked(state).endswith("enter-belt") else state


def costs(state: SkyminesState) -> dict[str, int]:
    """What each Belt space in reach costs."""
    seen = GAME.view(state, 0).belt
    return {far.BELT_KEYS[at]: place.cost for at, place in enumerate(seen) if place.cost}
