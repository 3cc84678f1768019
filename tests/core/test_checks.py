"""The promises, broken on purpose: what the checks say to an author."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from random import Random

import pytest

from farside.core import checks
from farside.core.actions import Seat
from farside.core.phrases import PhraseError, Voice
from farside.core.scene import Scene
from farside.core.view import Part
from farside.games.pebble import picture
from farside.games.pebble.game import GAME, Pebble
from farside.games.pebble.state import PebbleState
from farside.games.pebble.view import PebbleView

Change = Callable[[list[Part]], list[Part]]


def drawn(markup: str) -> Change:
    """The first part, with something more inside its drawing."""
    return lambda parts: [
        parts[0]._replace(markup=f"{parts[0].markup.removesuffix('</svg>')}{markup}</svg>"),
        *parts[1:],
    ]


def check(change: Change, seats: int = 2) -> None:
    """Every position of a game whose picture is changed."""

    class Changed(Pebble):
        def paint(self, view: PebbleView, voice: Voice) -> list[Part]:
            return change(picture.paint(Scene(view, voice)))

    checks.play(Changed(), seats, 1, 1)


def test_a_picture_that_is_whole_is_kept():
    check(lambda parts: parts)
    link = '<a href="/rules/pebble#PEB-TURN-1"><path fill="url(#peb-here)"/></a>'
    check(drawn(f'<path id="peb-here"/><use href="#peb-here"/>{link}'))


@pytest.mark.parametrize(
    ("markup", "fault"),
    [
        ("<g>", "'river' is not well-formed: mismatched tag"),
        ("<g open/>", "'river' is not well-formed"),
        ("a & b", "'river' is not well-formed: not well-formed \\(invalid token\\): .*: .*a & b"),
        ('<use xlink:href="#peb-owl"/>', "'river' is not well-formed: unbound prefix"),
        ('<use href="#peb-dodo"/>', "nothing has the id 'peb-dodo' that is used"),
        ('<g aria-labelledby="a b"/><g id="a"/>', "nothing has the id 'b' that is used"),
        ('<path fill="url(#mist)"/>', "nothing has the id 'mist' that is used"),
        ('<g id="site-ford"/>', "several elements have the id 'site-ford'"),
        ('<g id="peb-owl"/>', "several elements have the id 'peb-owl'"),
        ('<g data-action="pass settle:moon"/>', "'settle:moon' can be clicked and is not open"),
        ('<g data-closed="plan:dodo"/>', "'plan:dodo' is shown closed and is not"),
    ],
)
def test_a_picture_that_the_page_cannot_work_with_is_refused(markup: str, fault: str):
    with pytest.raises(
        AssertionError, match=f"pebble, 2 seats, seed 1, .*, ply 0: the picture for seat . in ..: .*{fault}"
    ):
        check(drawn(markup))


@pytest.mark.parametrize(
    "change",
    [
        lambda parts: parts[1:],
        lambda parts: [parts[0]._replace(markup='<svg xmlns="http://www.w3.org/2000/svg"><g/></svg>'), *parts[1:]],
        lambda parts: [],
    ],
)
def test_an_empty_picture_is_refused(change: Change):
    with pytest.raises(AssertionError, match="the first part is no board, or nothing is drawn on it"):
        check(change)


def test_a_name_is_never_taken_for_markup():
    class Trusting(Pebble):
        def paint(self, view: PebbleView, voice: Voice) -> list[Part]:
            parts = GAME.paint(view, voice)
            return drawn(f"<text>{voice.name(0)}</text>")(parts)

    with pytest.raises(AssertionError, match="'river' is not well-formed"):
        checks.play(Trusting(), 2, 1, 1)


def test_a_painter_that_breaks_down_is_told_with_the_position():
    def lost(parts: list[Part]) -> list[Part]:
        return [parts[7]]

    with pytest.raises(AssertionError, match="ply 0: seat 0 cannot be shown the table: IndexError"):
        check(lost)


def test_a_dream_that_deals_no_secrets_is_refused():
    class Clairvoyant(Pebble):
        def hide(self, dream: PebbleState, seat: Seat | None, dice: Random) -> None:
            """Nothing is hidden."""

    with pytest.raises(AssertionError, match="dreams deal no secrets"):
        checks.play(Clairvoyant(), 2, 1)


@pytest.mark.parametrize("lost", ["prompt", "reason"])
def test_what_cannot_be_said_is_refused(lost: str):
    def nothing(self: Voice, key: str, *_more: object) -> str:
        raise PhraseError(f"no words for {lost} {key}")

    mute: type[Voice] = type("mute", (Voice,), {lost: nothing})

    class Speechless(Pebble):
        def voice(self, lang: str = "en", names: Sequence[str] = (), reader: Seat | None = None) -> Voice:
            spoken = super().voice(lang, names, reader)
            return mute(spoken.phrases, spoken.lexicon, spoken.actions, tuple(map(spoken.name, range(8))), reader)

    with pytest.raises(PhraseError, match=f"no words for {lost} "):
        checks.everything_can_be_said(closed_somewhere(Speechless()))


def closed_somewhere(game: Pebble) -> checks.Walk:
    """A position in which a seat is refused something."""
    walk = checks.Walk(game, 2, 1)
    return next(walk for state in walk.steps() if any(walk.view(seat).closed for seat in state.waiting()))
