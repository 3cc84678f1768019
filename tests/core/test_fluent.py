"""Our reader of Fluent against the reference implementation."""

from __future__ import annotations

import time
from collections.abc import Iterator
from pathlib import Path

import pytest
from fluent.runtime import FluentBundle, FluentResource
from fluent.runtime.types import fluent_number
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

from farside.core.languages import LANGUAGES
from farside.core.phrases import PhraseError, Phrases

Args = dict[str, str | int]
SOURCE = Path(__file__).parents[2] / "src" / "farside"
SAMPLES: tuple[str | int, ...] = (0, 1, 2, 5, 11, 21, 1234, -1, 1_000_000, 1_000_001, "you", "Ada { } \\ <b>")
# As a text, these fit number keys in the Python reference ("one" fits [1]), though not in the JavaScript one.
PLURALS = {"zero", "one", "two", "few", "many", "other"}


# -- the reference --------------------------------------------------------------------------------


class Reference:
    """The same texts in the reference implementation: without marks around placeables, numbers as plain ints."""

    def __init__(self, lang: str, *sources: tuple[str, str]) -> None:
        self.bundle = FluentBundle([lang], use_isolating=False)
        for _, text in sources:
            self.bundle.add_resource(FluentResource(text), allow_overrides=True)

    def say(self, key: str, args: Args) -> str:
        message, _, attribute = key.partition(".")
        entry = self.bundle.get_message(message)
        pattern = entry.attributes[attribute] if attribute else entry.value
        plain = {
            name: fluent_number(value, useGrouping=False) if isinstance(value, int) else value
            for name, value in args.items()
        }
        assert pattern is not None, f"{key} has no text of its own"
        text, errors = self.bundle.format_pattern(pattern, plain)
        assert not errors, f"{key}: {errors}"
        return str(text)


class Keys(Visitor):
    """The keys of all variants of a file: good samples for what a choice is made on."""

    def __init__(self) -> None:
        self.found: set[str | int] = set()

    def visit_Variant(self, node: ast.Variant) -> None:
        key = node.key
        self.found.add(key.name if isinstance(key, ast.Identifier) else int(key.value))
        self.generic_visit(node)


def sample_args(names: set[str], samples: list[str | int]) -> Iterator[Args]:
    """Each sample for all variables at once, and each sample for one while the others stay."""
    if not names:
        yield {}
        return
    for sample in samples:
        yield dict.fromkeys(names, sample)
        if len(names) > 1:
            for name in names:
                yield {**dict.fromkeys(names, 3), name: sample}


def agrees_with_reference(lang: str, *sources: tuple[str, str]) -> int:
    """Compare every message of these files, laid over each other; how many texts were compared."""
    ours, theirs = Phrases.read(lang, *sources), Reference(lang, *sources)
    ours.bends = False  # no other reader of Fluent knows elision
    variants = Keys()
    for file, text in sources:
        resource = FluentParser().parse(text)
        junk = [entry for entry in resource.body if isinstance(entry, ast.Junk)]
        assert not junk, f"{file}: the reference cannot read {junk[0].content!r}"
        variants.visit(resource)
    samples = [*SAMPLES, *sorted(variants.found - set(SAMPLES) - PLURALS, key=str)]
    keys = ours.keys()
    for key in keys:
        for args in sample_args(ours.variables(key), samples):
            assert ours.say(key, args) == theirs.say(key, args), f"{sources[-1][0]}: {key} {args}"
    return len(keys)


def layers() -> list[tuple[str, list[Path]]]:
    """Each text file of the package, over the texts that all games share."""
    found = []
    for path in sorted(SOURCE.glob("**/texts/*.ftl")):
        shared = SOURCE / "core" / "texts" / path.name
        found.append((path.stem, [path] if path == shared or not shared.exists() else [shared, path]))
    return found


@pytest.mark.parametrize(
    ("lang", "paths"), layers(), ids=lambda value: value if isinstance(value, str) else str(value[-1])
)
def test_every_text_file_reads_as_in_the_reference(lang: str, paths: list[Path]) -> None:
    assert agrees_with_reference(lang, *((str(path), path.read_text(encoding="utf-8")) for path in paths)) > 0


CONSTRUCTS = {
    "comments": "# one\n## two\n### three\n#\na = A\n# end",
    "blanks": "\n\na=A\n   \nb   =   B   \n\n  ",
    "no last line end": "a = A",
    "windows line ends": "a =\r\n    one\r\n\r\n    two\r\n    .b = C\r\n",
    "lines": "a = one\n    two\n    three\n",
    "lines start below": "a =\n    one\n    two\n",
    "dedent to the least": "a =\n      one\n    two\n        three\n",
    "first line counts when below": "a =\n        one\n    two\n",
    "first line does not count": "a =        one\n     two\n       three\n",
    "blank lines inside": "a =\n    one\n\n  \n    two\n\n\nb = B\n",
    "blanks at line ends": "a =   one   \n    two   \n    three   \n",
    "only blanks after a placeable": "a = { $x }   \nb = B\n",
    "tabs are text": "a =\n    one\n    \ttwo\t\n",
    "signs inside a line": 'a = [x] *[y] .z # no comment = -- "quoted" \\u0041\n',
    "starts with a sign": "a = .x\nb = [y]\nc = *z\n",
    "variables": "a = { $x }\nb = <{$x}> and {  $long-name_2  }\n",
    "placeable over lines": "a = one {\n    $x\n  } two\n",
    "placeable at the margin": "a =\n{ $x }\n    more\n",
    "placeable starts lines": "a =\n    { $x } one\n      { $y }\n    two\n",
    "strings": 'a = { "" }b{ "  " }\nb = { "{" }{ "}" }{ "\\"" }{ "\\\\" }{ "\\u00e9" }{ "\\U01F602" }{ "\\uD800" }\n',
    "string keeps blanks": 'a =\n    {"    "}one\n    two {" "}\n',
    "string hides signs": 'a =\n    {"["}one\n    {"."}two\n',
    "numbers": "a = { 5 }{ -3 }{ 007 }\n",
    "nested placeable": 'a = {{ $x }}{ { "y" } }\n',
    "references": "a = A { $x }\nb = { a } and { c.d }\nc = C\n    .d = D { a }\n",
    "reference to what follows": "a = { b }\nb = B\n",
    "message without value": "a =\n    .b = B\n    .c = { a.b }\n",
    "attributes": "a = A\n    .b = B\n  .c =\n      one\n        two\n\n    .d = { $x }\n.e = E\n",
    "terms": "-t = T { -u }\n-u =\n    U\n    V\na = { -t } { $x }\n",
    "term in a form": (
        "-t = { $case ->\n    [dat] dem Kran\n   *[nom] der Kran\n }\n"
        'a = { -t } { -t(case: "dat") } { -t(case: "x") } { -t( case : "dat" , n : 1 ) } { -t() }\n'
    ),
    "term with a word given": (
        '-t = T { $x }\n-u = { -t(x: "y") } { $n ->\n    [2] two\n   *[1] one\n }\na = { -u(n: 2) } { -u }\n'
    ),
    "gender of a term": (
        "-t = grue\n    .gender = f\na = { -t.gender ->\n    [f] une { -t }\n   *[m] un { -t }\n }"
        " { -t.gender ->\n *[m] x\n }\n"
    ),
    "plural": "a = { $n ->\n    [0] none\n    [one] one\n   *[other] { $n } things\n }\n",
    "plural in the order written": "a = { $n ->\n    [one] one\n    [1] never\n   *[other] more\n }\n",
    "default first": "a = { $n ->\n   *[other] more\n    [1] one\n }\n",
    "negative and named keys": "a = { $n ->\n    [ -1 ] minus\n    [\n many ] many\n   *[other] { $n }\n }\n",
    "words": "a = { $who ->\n    [you] You sail\n   *[other] { $seat } sails\n } away\n",
    "choice in a line": (
        "a = The { $n ->\n    [one] ship\n   *[other] ships\n} of { $x }, { $m ->\n [one] x\n *[other] y\n}.\n"
    ),
    "choice in a choice": (
        "a = { $n ->\n    [one] { $who ->\n        [you] you\n       *[other] they\n    } one\n"
        "   *[other]\n      two\n        lines { -t }\n}\n-t = T\n"
    ),
    "no blank after the key": "a = {$n ->\n[one]one\n*[other]more\n}\n",
    "empty variant": 'a = x{ $n ->\n    [one] { "" }\n   *[other] s\n}\n',
    "odd ids": "a-b_C9 = A\nX = { a-b_C9 }\n",
}


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("text", CONSTRUCTS.values(), ids=CONSTRUCTS)
def test_every_construct_reads_as_in_the_reference(text: str, lang: str) -> None:
    assert agrees_with_reference(lang, ("test.ftl", text)) > 0


@pytest.mark.parametrize("lang", LANGUAGES)
def test_plurals_are_those_of_the_reference(lang: str) -> None:
    text = "a = { $n ->\n [zero] z\n [one] o\n [two] t\n [few] f\n [many] m\n*[other] x\n}"
    ours, theirs = Phrases.read(lang, ("test.ftl", text)), Reference(lang, ("test.ftl", text))
    for n in [*range(-30, 400), *range(999_990, 1_000_010), 2_000_000, 2_500_000]:
        assert ours.say("a", {"n": n}) == theirs.say("a", {"n": n}), n


def test_a_later_file_replaces_whole_messages() -> None:
    below = ("page.ftl", "a = A\n    .x = X\nb = { a }!\n-t = T\nc = { -t }\n")
    above = ("game.ftl", "a = AA\n-t = TT\nd = { b }\n")
    phrases = Phrases.read("en", below, above)
    assert [phrases.say(key) for key in ("a", "b", "c", "d")] == ["AA", "AA!", "TT", "AA!"]
    assert not phrases.has("a.x")
    assert agrees_with_reference("en", below, above) == 4


REFUSED = {
    "nonsense\n": "line 1: expected 'key = text'",
    "a = A\n b = B\n  = C": None,  # an indented line is text
    " a = A": "line 1: expected 'key = text'",
    "a = A\n\n#comment": "line 3: expected 'key = text'",
    "a =\n": "line 1: expected a text for 'a'",
    "a = A\n    .b =\n": "line 2: expected a text for 'a.b'",
    "a = A\nb = B\na = C": "line 3: expected a new key, but 'a' is already in line 1",
    "a = A\n  .b = B\n  .b = C": "line 3: expected a new key, but 'a.b' is already in line 2",
    "a =\n  .b = B\na = A": "line 3: expected a new key, but 'a' is already in line 1",
    "a = }": "line 1: expected a '{' before this '}'",
    "a = { $x": "line 1: expected '}', found the end of the line",
    "a = { $x } }": "line 1: expected a '{' before this '}'",
    "a = {}": "line 1: expected a $variable, a message",
    'a = { "x }': "line 1: expected a $variable, a message",
    'a = { "\\x" }': "line 1: expected a $variable, a message",
    "a = { 1.5 }": "line 1: expected a $variable, a message",
    "a = { NUMBER($x) }": "line 1: expected no functions",
    "-t = T\na = { -t(case) }": "line 2: expected ')' after 'name:",
    '-t = T\na = { -t(case: "x" }': "line 2: expected ')' after 'name:",
    "-t = T\na = { -t(case: $x) }": 'line 2: expected a "text" or a whole number',
    "b = B\na = { b(case: 1) }": "line 2: expected no functions; parameters belong to terms",
    "-t =\n  .a = A": "line 2: expected a text for '-t'",
    "-t = T\n  .a = A\nb = { -t.a }": "line 3: expected '->': a term's attribute is chosen on",
    "-t = T\na = { -t.b ->\n *[other] x\n }": "line 2: expected a text that exists, found '-t.b'",
    "-t = { $x }\na = { -t }": "line 2: expected the term '-t' with (x: ...)",
    "-t = { b }\nb = { $x }\na = { -t }": "line 3: expected the term '-t' with (x: ...)",
    "a = { b }": "line 1: expected a text that exists, found 'b'",
    "a = one\n  two { b.c }\nb = B": "line 2: expected a text that exists, found 'b.c'",
    "a = { -t }": "line 1: expected a text that exists, found '-t'",
    "a = { b }\nb = { c }\nc = { b }": "line 3: expected no text within itself: b -> c -> b",
    "a = { a }": "line 1: expected no text within itself: a -> a",
    "a = { 1 ->\n *[other] x\n }": "line 1: expected a $variable or a -term.attribute before the arrow",
    "a = { b ->\n *[other] x\n }\nb = B": "line 1: expected a $variable or a -term.attribute before the arrow",
    "a = { $n -> *[other] x }": "line 1: expected the variants on lines of their own",
    "a = { $n ->\n }": "line 2: expected a default variant",
    "a = { $n ->\n [one] x\n }": "line 3: expected a default variant",
    "a = { $n ->\n *[one] x\n *[other] y\n }": "line 4: expected one default variant, not two",
    "a = { $n ->\n [one]\n *[other] y\n }": "line 2: expected a text for the variant [one]",
    "a = { $n ->\n [1.5] x\n *[other] y\n }": "line 2: expected a default variant",
    "a = { $n ->\n [one] x\n *[other] y }": "line 3: expected a '{' before this '}'",
    "a = { $n ->\n [one] x\n *[other] y\n": "line 4: expected '}'",
}


@pytest.mark.parametrize(("text", "wanted"), REFUSED.items(), ids=[repr(text) for text in REFUSED])
def test_what_cannot_be_read_is_refused_with_file_and_line(text: str, wanted: str | None) -> None:
    if wanted is None:
        assert agrees_with_reference("en", ("bad.ftl", text)) == 1
        return
    with pytest.raises(PhraseError) as error:
        Phrases.read("en", ("bad.ftl", text))
    assert str(error.value).startswith(f"bad.ftl, {wanted}")


def test_a_language_with_unknown_plurals_is_refused() -> None:
    with pytest.raises(PhraseError, match=r"en, fr, it.*'xx'"):
        Phrases.read("xx", ("xx.ftl", "a = A"))
    assert Phrases.read("fr-CA", ("fr.ftl", "a = A")).lang == "fr-CA"


def test_nothing_is_left_blank() -> None:
    phrases = Phrases.read("en", ("en.ftl", "a = { $x } and { $y }\nb =\n    .c = C"))
    with pytest.raises(PhraseError, match=r"en: there is no text 'z'"):
        phrases.say("z")
    with pytest.raises(PhraseError, match=r"en: there is no text 'b'"):
        phrases.say("b")
    with pytest.raises(PhraseError, match=r"en: 'a' needs \$y; given: x"):
        phrases.say("a", {"x": 1})
    assert phrases.say("a", {"x": 1, "y": "", "z": 3}) == "1 and "


def test_keys_and_variables() -> None:
    text = "a = { $x }\n  .to = to { b }\nb = { $n ->\n [one] { $y }\n *[other] { a }\n }\n-t = T"
    phrases = Phrases.read("en", ("en.ftl", text))
    assert phrases.keys() == ["a", "a.to", "b"]
    assert phrases.variables("a") == {"x"}
    assert phrases.variables("a.to") == {"n", "x", "y"}
    assert (phrases.has("a.to"), phrases.has("-t"), phrases.has("a.from")) == (True, False, False)


def test_numbers_are_plain() -> None:
    for lang in LANGUAGES:
        assert Phrases.read(lang, ("x.ftl", "a = { $n }")).say("a", {"n": 1234567}) == "1234567"


def test_saying_is_quick() -> None:
    phrases = Phrases.read("en", ("en.ftl", "a = { $seat } sails to { $zone }.\n"))
    args: Args = {"seat": "Ada", "zone": "the north"}
    best = min(seconds_for(phrases, args, 1000) for _ in range(5))
    assert best / 1000 < 20e-6  # measured: 1e-6; the rest is for slow machines


def seconds_for(phrases: Phrases, args: Args, times: int) -> float:
    start = time.perf_counter()
    for _ in range(times):
        phrases.say("a", args)
    return time.perf_counter() - start
