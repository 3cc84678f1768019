"""Pictures to share: style sheets worked out as a browser would, and a picture that shows what everybody may see."""

from __future__ import annotations

import re
from struct import unpack

import pytest
from starlette.types import ASGIApp
from tests.table.helpers import PEOPLE, Web, first_move, play_on
from tests.tools.test_font import known

from farside.core import shelf
from farside.table.answers import SeatSpec
from farside.table.app import make
from farside.table.host import Host
from farside.table.limits import Limits, Turnstile
from farside.table.pages import postcard
from farside.table.pages.paper import Reader
from farside.table.printing import selectors
from farside.table.printing.nodes import read
from farside.table.printing.plain import plain
from farside.table.printing.press import NotPrintedError, Press, can_print
from farside.table.printing.rules import Screen, Sheet, holds
from farside.table.printing.values import Colour, UnsetError, colour, settled
from farside.table.visit import Visit
from farside.table.workers import PRINTER, Worker

SCREEN = Screen(1200, 630)
SVG = '<svg xmlns="http://www.w3.org/2000/svg" class="board" viewBox="0 0 10 10">'
HEAVIEST = 600_000  # bytes that messengers take
LEFT_OVER = re.compile(r"var\(|light-dark\(|color-mix\(|calc\(|rgb\(|class=|<use|<style|<symbol")
prints = pytest.mark.skipif(not can_print(), reason="resvg-py has no wheel for this computer")


def look(style: str, inside: str, dark: bool = False) -> str:
    return plain(f"{SVG}<style>{style}</style>{inside}</svg>", SCREEN._replace(dark=dark))


# -- values ----------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("said", "meant"),
    [  # as browsers compute them
        ("color-mix(in srgb, #ff0000 30%, #0000ff)", "#4d00b3"),
        ("color-mix(in srgb, white, black)", "#808080"),
        ("color-mix(in srgb, #fff 40%, transparent)", "#ffffff66"),
        ("color-mix(in srgb, #f00 20%, #00f 20%)", "#80008066"),
        ("color-mix(in srgb, currentColor 50%, #fff)", "#808080"),
        ("rgb(8 30 50 / 0.5)", "#081e3280"),
        ("rgba(255, 0, 0, 100%)", "#ff0000"),
        ("light-dark(#abc, #123)", "#abc"),
        ("var(--none, var(--a))", "#010203"),
        ("1px solid color-mix(in srgb, var(--a) 100%, white)", "1px solid #010203"),
    ],
)
def test_values_are_worked_out(said: str, meant: str) -> None:
    assert settled(said, {"--a": "#010203"}, dark=False) == meant


def test_what_rests_on_nothing_says_nothing() -> None:
    with pytest.raises(UnsetError):
        settled("var(--none)", {}, dark=False)
    with pytest.raises(UnsetError):
        colour("nearly blue")
    assert settled("light-dark(#abc, #123)", {}, dark=True) == "#123"
    assert str(Colour(1, 1, 1, 0.5)) == "#ffffff80"
    assert '<rect fill="red">' in look("rect{fill:var(--none)}", '<rect fill="red"/>')


# -- rules -----------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "selector",
    [
        *(".a .b", ".a > .b", ".c + .b", ".c ~ .b", "#x.a .b", "*.b", "g > rect.b", ":root .b", ".b[data-n]"),
        *('.b[data-n="3"]', ".b:not(.a)", ":is(.a, .z) .b", ".b:last-child", ".b:nth-child(2n)", ".b:is(.a *)"),
        *("svg:has(.c) .b", ".a:has(> .c + .b) .b", ".b:nth-child(2)", ".b[data-n^='3']"),
    ],
)
def test_selectors_that_speak_to_it(selector: str) -> None:
    root = read(f'{SVG}<g class="a" id="x"><rect class="c"/><rect class="b" data-n="3"/></g></svg>')
    meant = root.children[0].children[1]
    assert selectors.one(selector).fits(meant)
    assert not selectors.one(selector).fits(root.children[0])


@pytest.mark.parametrize("selector", [".b:hover", ".b::before", ".b + .c", ".b > .a", ".b:first-child", ".b:not(rect)"])
def test_selectors_that_do_not(selector: str) -> None:
    root = read(f'{SVG}<g class="a"><rect class="c"/><rect class="b"/></g></svg>')
    assert not any(selectors.one(selector).fits(node) for node in [root, *root.down()])


def test_the_heavier_rule_wins_then_the_later_one() -> None:
    style = "rect{fill:#100}.b{fill:#200}.b{fill:#300}g .b{fill:#400 !important}#x .b{fill:#500}"
    root = read(f'{SVG}<g id="x"><rect class="b"/></g></svg>')
    assert Sheet(style, SCREEN).on(root.children[0].children[0]) == {"fill": "#400"}


def test_rules_in_rules_and_on_some_screens_only() -> None:
    style = (
        ".a{fill:#100;& .b{fill:#200}&.c{fill:#300}> .d{fill:#400}@media (max-width:700px){fill:#500}}@font-face{x:y}"
    )
    root = read(f'{SVG}<g class="a"><rect class="b"/><rect class="d"/></g><g class="a c"/></svg>')
    (first, second), sheet = root.children, Sheet(style, SCREEN)
    assert [sheet.on(one)["fill"] for one in (first, *first.children, second)] == ["#100", "#200", "#400", "#300"]
    assert Sheet(style, Screen(600, 600)).on(first)["fill"] == "#500"
    assert holds("(min-width: 700px) and (max-height: 700px), (pointer: fine)", SCREEN)
    assert not holds("(prefers-reduced-motion: reduce)", SCREEN)
    assert holds("(prefers-color-scheme: dark)", SCREEN._replace(dark=True))


# -- drawings --------------------------------------------------------------------------------------


def test_a_symbol_takes_the_colours_of_the_place_where_it_is_used() -> None:
    drawn = look(
        ".pA{--p:#e69f00}.own{fill:var(--p)}",
        '<defs><symbol id="m" viewBox="0 0 4 4"><rect class="own"/></symbol></defs>'
        '<use href="#m" x="1" y="2" width="3" height="3" class="pA"/>',
    )
    assert '<g transform="translate(1 2)"><svg id="m" viewBox="0 0 4 4" width="3" height="3">' in drawn
    assert 'fill="#e69f00"' in drawn


def test_what_is_not_shown_is_left_out_and_words_are_kept() -> None:
    drawn = look(
        ".no{display:none}.loud{text-transform:uppercase}.up{transform:translateY(-5px) rotate(45deg)}",
        '<title>x</title><g class="no"><rect/></g><text class="loud up">a &lt; b</text>',
    )
    assert "<rect" not in drawn
    assert "<title" not in drawn
    assert '<text transform="translate(0 -5) rotate(45)">A &lt; B</text>' in drawn


@pytest.mark.parametrize("game", shelf.shelf())
@pytest.mark.parametrize("dark", [False, True])
def test_every_board_becomes_plain(game: str, dark: bool) -> None:
    title = shelf.game(game)
    state = title.start(seats=2, seed=7)
    drawn = plain(title.picture(title.view(state, None)), Screen(1200, 630, dark))
    assert LEFT_OVER.search(drawn) is None, drawn[max(0, LEFT_OVER.search(drawn).start() - 80) :][:200]  # type: ignore[union-attr]  # found
    assert drawn.count("<path") + drawn.count("<circle") > 20


def test_a_drawing_that_nobody_can_read_is_refused() -> None:
    with pytest.raises(ValueError, match="mismatched"):
        plain("<svg><g></svg>", SCREEN)


# -- pictures --------------------------------------------------------------------------------------


def size(picture: bytes) -> tuple[int, int]:
    assert picture[:8] == b"\x89PNG\r\n\x1a\n"
    wide, high = unpack(">II", picture[16:24])
    return wide, high


@prints
def test_a_finished_game_is_shared_with_title_and_picture(web: Web) -> None:
    opened = web.host.create("antarctica", [SeatSpec(name="Ann <b>"), SeatSpec(name="Ben")], {}, 7, name="Ross Sea")
    play_on(web.host, opened.id)
    page = web.get(f"/t/{opened.id}/result").text
    link = re.search(r'og:image" content="http://[^/]*(/t/[^"]*board\.png\?lang=en)"', page)
    assert link is not None
    for told in (
        'og:title" content="Antarctica:',
        'og:description" content="Ross Sea',
        'og:image:width" content="1200"',
    ):
        assert told in page
    answer = web.get(link[1])
    assert answer.headers["content-type"] == "image/png"
    assert size(answer.content) == (1200, 630)
    assert len(answer.content) < HEAVIEST
    assert "board.png" in web.get(f"/t/{opened.id}").text


@prints
def test_the_picture_shows_nobody_more_than_everybody_may_see(web: Web) -> None:
    opened = web.host.create("pebble", PEOPLE, {}, 7)
    stranger = web.get(f"/t/{opened.id}/board.png")
    web.client.cookies.set(f"seat-{opened.id}", opened.tokens[0])
    mine = web.get(f"/t/{opened.id}/board.png")
    assert stranger.content == mine.content
    here = Visit(web.host, opened.id, opened.tokens)
    said = postcard.sheet(here, Reader("en", ""))
    assert said == postcard.sheet(Visit(web.host, opened.id, ()), Reader("en", ""))


def test_sealed_answers_change_nothing_in_it(host: Host) -> None:
    opened = host.create("pebble", PEOPLE, {}, 7)
    before = Visit(host, opened.id, ())
    first_move(host, opened.id)
    after = Visit(host, opened.id, ())
    assert before.playing.state.opened >= 0, "the game begins with sealed answers"
    assert postcard.sheet(before, Reader("en", "")) == postcard.sheet(after, Reader("en", ""))


class Bounded(Web):
    def app(self) -> ASGIApp:
        return make(self.host, turnstile=Turnstile(Limits(pictures=3)))


@prints
def test_pictures_have_a_limit_that_those_drawn_lately_do_not_count_for(host: Host) -> None:
    web = Bounded(host)
    one, two = (host.create("pebble", PEOPLE, {}, 7).id for _ in range(2))
    assert [web.get(f"/t/{one}/board.png").status_code for _ in range(3)] == [200] * 3
    late = web.get(f"/t/{two}/board.png")
    assert late.status_code == 429
    assert int(late.headers["retry-after"]) > 0
    web.close()


def test_where_nothing_can_be_printed_the_sign_of_the_house_stands_in(
    web: Web, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(postcard, "can_print", lambda: False)
    opened = web.host.create("pebble", PEOPLE, {}, 7)
    answer = web.get(f"/t/{opened.id}/board.png", follow_redirects=False)
    assert answer.status_code == 307
    assert "/static/icon-512.png" in answer.headers["location"]
    assert 'og:image" content="http://farside/static/icon-512.png' in web.get(f"/t/{opened.id}").text


def test_a_printer_that_breaks_down_is_told_and_begun_again() -> None:
    import asyncio

    async def twice() -> None:
        found = Press(lambda: Worker(module=PRINTER))
        for _ in range(2):
            with pytest.raises(NotPrintedError):
                await found.printed("x", None)  # type: ignore[arg-type]  # what no printer can draw
        found.close()

    asyncio.run(twice())


def test_words_beside_the_board_fit() -> None:
    assert postcard.shortened("Ann", 29, 300) == "Ann"
    assert postcard.shortened("W" * 40, 29, 300).endswith("W…")
    assert postcard.wide(postcard.shortened("W" * 40, 29, 300), 29) <= 300
    assert (
        len(list(postcard.spoken("Anna-Lena Sonnenschein wins by 13 points after a long and very close game", 380)))
        <= 3
    )


def test_the_printer_knows_the_letters_of_its_font() -> None:
    printer = pytest.importorskip("farside.table.printing.printer")
    assert set(printer.LETTERS) == known()
    assert printer.FONT.is_file()
