"""Templates, styles and scripts as they are written, and templates as they are sent."""

from __future__ import annotations

import re
from pathlib import Path
from xml.etree import ElementTree

import pytest
from jinja2 import DictLoader, Environment, TemplateSyntaxError

from farside.table.pages.packing import Packing

ROOT = Path(__file__).resolve().parents[2]
WIDTH = 120
WRITTEN = [
    path
    for path in sorted((ROOT / "src/farside").rglob("*"))
    if path.suffix in (".html", ".css", ".js") and "built" not in path.parts
]


def packed(source: str, **things: object) -> str:
    found = Environment(
        loader=DictLoader({"page": source}), extensions=[Packing], trim_blocks=True, lstrip_blocks=True, autoescape=True
    )
    return found.get_template("page").render(things)


@pytest.mark.parametrize("path", WRITTEN, ids=lambda path: str(path.relative_to(ROOT / "src/farside")))
def test_no_line_is_too_long_to_be_read(path: Path) -> None:
    lines = path.read_text(encoding="utf-8").splitlines()
    assert [at for at, line in enumerate(lines, 1) if len(line) > WIDTH] == []


def test_a_tag_is_sent_on_one_line_and_nothing_is_indented() -> None:
    row = '  <li\n    class="a"\n    {% if on %}id="{{ 1 if on > 0 }}"{% endif %}\n  >\n    one\n  </li>'
    assert packed(f"<ul>\n{row}\n</ul>", on=1) == '<ul>\n<li class="a" id="1">\none\n</li>\n</ul>'


def test_a_space_inside_a_line_stays() -> None:
    assert packed("<p>\n  <b>two</b> words <i>here</i>\n</p>") == "<p>\n<b>two</b> words <i>here</i>\n</p>"


def test_a_mistake_in_a_template_is_named_with_its_line() -> None:
    with pytest.raises(TemplateSyntaxError) as wrong:
        packed('<p\n  class="a"\n  id="b"\n>\n</p>\n{% nonsense %}')
    assert wrong.value.lineno == 6


@pytest.mark.parametrize("file", ["symbols.svg", "symbols-text.svg"])
def test_every_pictogram_stands_by_itself(file: str) -> None:
    """One that is not closed swallows all that follow: browsers forgive it, and other readers do not."""
    written = (ROOT / "src/farside/web/templates" / file).read_text(encoding="utf-8")
    found = ElementTree.fromstring(f"<svg>{written}</svg>")
    assert {one.tag for one in found} <= {"symbol", "pattern"}
    assert not found.findall("symbol//symbol")


def test_a_table_shows_no_pictogram_that_only_pages_of_text_have() -> None:
    """They are left out of its page, so that it stays light."""
    web = ROOT / "src/farside/web"
    names = re.findall(r'id="(f-[a-z]+)"', (web / "templates/symbols-text.svg").read_text(encoding="utf-8"))
    templates = [web / "templates/table.html", *(web / "templates/fragments").rglob("*.html")]
    shown = "\n".join(file.read_text(encoding="utf-8") for file in [*templates, *(web / "script").glob("*.js")])
    assert names
    assert [name for name in names if f'"{name}"' in shown or f"#{name}" in shown] == []
