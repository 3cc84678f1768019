"""The promises in long games: players who pick among all answers soon have no ship, these keep theirs."""

from collections.abc import Iterator

import pytest

from farside.core import checks
from farside.core.checks import Walk
from farside.core.state import State
from farside.games.antarctica.actions import GIVE, SCRAP
from farside.games.antarctica.game import GAME


class Careful(Walk):
    """A random game in which nobody gives up a resource without need."""

    def steps(self) -> Iterator[State]:
        while not self.state.over:
            yield self.state
            seat = self.state.turn()
            options = self.state.options(seat)
            kept = [action for action in options if not (SCRAP.has(action) or GIVE.has(action))]
            self.record.add(self.state, seat, self.dice.choice(kept or options))
        yield self.state


@pytest.mark.parametrize("placement", ["first-game", "free"])
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_long_games_keep_the_promises(seats: int, placement: str) -> None:
    walk = Careful(GAME, seats, 11, {"placement": placement})
    for state in walk.steps():
        checks.somebody_can_answer(walk)
        checks.options_agree(walk)
        checks.pieces_are_conserved(walk)
        if state.ply % 23 == 0 or state.over:
            checks.a_clone_leads_its_own_life(walk)
            checks.nothing_leaks(walk)
            checks.everything_can_be_said(walk)
    checks.replay_is_exact(walk)
    checks.the_end_is_told(walk)
    assert state.ply > 100
