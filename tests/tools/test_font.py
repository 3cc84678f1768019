"""The font that travels with the page: small, free, and with every letter our texts use."""

from __future__ import annotations

import re
from pathlib import Path

from farside.table.pages.paper import STATIC, style

SOURCE = Path(__file__).parent.parent.parent / "src/farside"
HEAVIEST = 40_000  # bytes
# What pages leave to the system: marks that are drawn as signs, and the small letters of « 1ᵉʳ ».
LEFT = set("●★✓ᵉʳ\u200b")


def known() -> set[str]:
    """The letters that `tools/subset_font.cjs` keeps."""
    script = (SOURCE.parent.parent / "tools/subset_font.cjs").read_text(encoding="utf-8")
    found = re.search(r'0xff\) \+ "([^"]+)"', script)
    assert found is not None
    plain = {chr(code) for first, last in ((0x20, 0x7E), (0xA0, 0xFF)) for code in range(first, last + 1)}
    return plain | set(found[1].replace("\\u202f", "\u202f")) | {"\n"}


def test_it_is_small_and_its_licence_lies_beside_it() -> None:
    assert (STATIC / "built/inter.woff2").stat().st_size <= HEAVIEST
    assert "SIL Open Font License" in (STATIC / "built/inter.LICENSE.txt").read_text(encoding="utf-8")


def test_it_has_every_letter_of_our_texts() -> None:
    for file in SOURCE.rglob("texts/*.ftl"):
        text = re.sub(r"^#.*$", "", file.read_text(encoding="utf-8"), flags=re.M)
        assert set(text) <= known() | LEFT, (file, set(text) - known() - LEFT)


def test_a_sheet_names_it_with_the_system_as_its_stand_in() -> None:
    sheet = style("")
    assert re.match(
        r"@font-face\{font-family:Inter;[^}]*font-display:swap;src:url\(static/built/inter\.woff2\?v=", sheet
    )
    assert '--font: "Inter", system-ui' in sheet or '--font:"Inter", system-ui' in sheet or '"Inter",system-ui' in sheet
