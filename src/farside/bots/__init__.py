"""The players: each is given a Sight and nothing else. `farside.bots()` lists them."""

import sys
from types import ModuleType
from typing import Final, cast

from farside.bots import roster


class Bots(ModuleType):
    """This package, which can be called as well: so `farside.bots()` and `import farside.bots.greedy` both work."""

    def __call__(self) -> list[str]:
        """The keys of all bots."""
        return roster.bots()


sys.modules[__name__].__class__ = Bots
players: Final = cast(Bots, sys.modules[__name__])
