"""Whether a box that brings words brings all that its cards need, without making its whole title.

What needs words is said by two modules of a title: its lexicon and its actions. Where our own title is open, the copies
of these two are asked, and its texts, which are in memory, lie under the words of the box.
"""

from __future__ import annotations

import re
import sys
from functools import cache
from pathlib import Path
from typing import Any

from farside.core import beside, boxwords
from farside.core.actions import ActionSpace
from farside.core.game import Game
from farside.core.languages import LANGUAGES
from farside.core.phrases import Lexicon, Phrases, missing

Home = tuple[str, str]  # a module and the name of a constant in it


def known(game: Game[Any, Any] | None, package: str) -> set[str]:
    """The keys of a title's English texts; if it is open they are in memory."""
    return set(game.phrases(LANGUAGES[0]).keys()) if game is not None else boxwords.known(package)


def lacking(game: Game[Any, Any] | None, copy: beside.Copy, words: str) -> list[str] | None:
    """What has no English text in the copy of an open title; None where only the whole title can tell."""
    if game is None:
        return None
    lexicon, actions = home(game, "lexicon"), home(game, "actions")
    if lexicon is None or actions is None:
        return None
    told, space = made(copy, lexicon), made(copy, actions)
    if not isinstance(told, Lexicon) or not isinstance(space, ActionSpace):
        return None
    english = Phrases.read(LANGUAGES[0], (f"{game.key}: box", words), spare=game.phrases(LANGUAGES[0]))
    return missing(english, told, space, game.events, game.questions, game.clauses)


def made(copy: beside.Copy, place: Home) -> object:
    return getattr(copy.module(place[0]), place[1], None)


@cache
def home(game: Game[Any, Any], what: str) -> Home | None:
    """The module of a title's package that a thing of the title is written in, told by its source."""
    package, thing = type(game).__module__.rpartition(".")[0], getattr(game, what)
    for name, module in sorted(sys.modules.items()):
        if name.startswith(f"{package}."):
            for attr, value in vars(module).items():
                if value is thing and is_written(module.__file__ or "", attr):
                    return name, attr
    return None


def is_written(file: str, attr: str) -> bool:
    """Whether a name is given in this module, and not imported; a compiled one has its source beside it."""
    source = Path(file).with_name(f"{Path(file).name.partition('.')[0]}.py")
    return source.is_file() and re.search(rf"^{attr}\b[^=\n]*=", source.read_text(encoding="utf-8"), re.M) is not None
