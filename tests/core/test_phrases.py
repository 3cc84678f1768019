"""The sentences made from keys and numbers, and the texts that are missing for them."""

from __future__ import annotations

import pytest

from farside.core.actions import NOBODY, ActionSpace
from farside.core.phrases import Lexicon, PhraseError, Phrases, Voice, missing
from farside.core.state import Event

ZONES = ("sw", "s", "far_north")
CARGO = ("ore", "oil")
EN = """
zone-sw = the south-west
zone-s = the south
zone-far_north = the far north
zone-none = nowhere
cargo-ore = ore
cargo-oil = oil
seat-none = nobody
option-sail = Sail to { $zone }
option-load = Load { $amount } { $cargo }{ $zone_key ->
    [s] , quickly
   *[other] { "" }
 }
option-pass = Pass
refusal-SEA-SAIL-1 = { $owner_who ->
    [you] You are
   *[other] { $owner } is
 } in { $zone } already.
refusal-unknown = Not allowed ({ $clause }).
log-sail = { $who ->
    [you] You sail
   *[other] { $seat } sails
 } from { $from } to { $to }, place { $place }.
log-draw = { $seat } draws { $cargo }.
log-draw-veiled = { $who ->
    [you] You draw
   *[other] { $seat } draws
 } something.
log-dawn = The sun rises.
log-pay = { $seat } pays { $to } { $amount }.
log-greet = { $seat } greets { $to_who ->
    [you] you
    [same] themselves
   *[other] { $to }
 }.
ask-destination = { $who ->
    [you] Where do you sail from { $zone }?
   *[other] { $seat } chooses a destination.
 }
panel-stock = { $n ->
    [one] one crate
   *[other] { $n } crates
 }
"""
FR = EN.replace("zone-s = the south\n", "zone-s = le sud\n    .to = au sud\n    .of = du sud\n")
SENTENCES = {
    "option-sail": "zone",
    "option-load": "cargo amount=n zone",
    "refusal-SEA-SAIL-1": "owner=seat zone",
    "log-sail": "from=zone.of to=zone.to place=n",
    "log-draw": "cargo",
    "log-pay": "to=seat amount=n",
    "log-greet": "to=seat",
    "ask-destination": "zone",
    "panel-stock": "n",
}
KINDS = {"zone": ZONES, "cargo": CARGO}
ACTIONS = ActionSpace()
SAIL = ACTIONS.family("sail", ZONES)
LOAD = ACTIONS.family("load", CARGO, ("1", "2", "5"), ZONES)
PASS = ACTIONS.family("pass")
EVENTS = ("sail", "draw", "draw-veiled", "dawn", "pay", "greet")


def voice(reader: int | None = 0, lang: str = "en", text: str = EN) -> Voice:
    phrases = Phrases.read(lang, (f"{lang}.ftl", text))
    return Voice(phrases, Lexicon(KINDS, SENTENCES), ACTIONS, ("Ada", "Bo", "Cy"), reader)


def test_an_option_speaks_of_its_arguments() -> None:
    assert voice().option(ACTIONS.parse("sail:far_north")) == "Sail to the far north"
    assert voice().option(ACTIONS.parse("pass")) == "Pass"


BRIEF = EN.replace("option-pass = Pass\n", "option-pass = Pass\n    .short = No\ngroup-pass = Less\n").replace(
    "option-sail = Sail to { $zone }\n", "option-sail = Sail to { $zone }\n    .short = { $zone }\n"
)


def test_a_short_option_leaves_out_what_the_question_has_said() -> None:
    speaker = voice(text=BRIEF)
    assert speaker.option(ACTIONS.parse("pass"), short=True) == "No"
    assert speaker.option(ACTIONS.parse("pass")) == "Pass"
    assert speaker.option(ACTIONS.parse("sail:s"), short=True) == "the south"
    assert speaker.option(ACTIONS.parse("load:oil:5:sw"), short=True) == "Load 5 oil"


def test_a_short_option_may_have_a_schema_of_its_own() -> None:
    lexicon = Lexicon(KINDS, SENTENCES | {"option-sail.short": "zone.to"})
    text = BRIEF.replace("zone-s = the south\n", "zone-s = the south\n    .to = southwards\n")
    speaker = Voice(Phrases.read("en", ("en.ftl", text)), lexicon, ACTIONS, ("Ada",), 0)
    assert speaker.option(ACTIONS.parse("sail:s"), short=True) == "southwards"
    assert speaker.option(ACTIONS.parse("sail:s")) == "Sail to the south"


def test_options_are_put_away_under_a_heading_where_a_text_names_one() -> None:
    assert voice(text=BRIEF).group(ACTIONS.parse("pass")) == "Less"
    assert voice(text=BRIEF).group(ACTIONS.parse("sail:s")) == ""


def test_a_question_may_have_a_hint_that_knows_the_same_numbers() -> None:
    hinted = EN.replace("panel-stock", "    .hint = Not { $zone }, { $seat }.\npanel-stock")
    assert voice(text=hinted).hint("destination", (1,), 0) == "Not the south, Ada."
    assert voice().hint("destination", (1,), 0) == ""


def test_a_number_in_an_option_is_the_one_in_its_notation() -> None:
    assert voice().option(ACTIONS.parse("load:oil:5:sw")) == "Load 5 oil"


def test_a_text_can_branch_on_a_key() -> None:
    assert voice().option(ACTIONS.parse("load:ore:1:s")) == "Load 1 ore, quickly"


def test_a_reason_names_the_player_or_you() -> None:
    assert voice().reason("SEA-SAIL-1", (1, 2)) == "Bo is in the far north already."
    assert voice(1).reason("SEA-SAIL-1", (1, 2)) == "You are in the far north already."
    assert voice().reason("SEA-SAIL-1", (NOBODY, NOBODY)) == "nobody is in nowhere already."


def test_a_reason_without_text_names_its_clause() -> None:
    assert voice().reason("SEA-SAIL-9", (1, 2, 3)) == "Not allowed (SEA-SAIL-9)."


def test_a_form_is_used_where_the_language_has_it() -> None:
    event = Event("sail", 1, (1, 1, 3))
    assert voice(0, "en").line(event) == "Bo sails from the south to the south, place 3."
    assert voice(1, "fr", FR).line(event) == "You sail from du sud to au sud, place 3."
    assert voice(1, "fr", FR).member("zone", 1, "to") == "au sud"
    assert voice(1, "fr", FR).member("zone", 0, "to") == "the south-west"
    assert voice(1, "fr", FR).member("zone", 1) == "le sud"


def test_a_veiled_line_keeps_its_numbers_from_other_eyes() -> None:
    event = Event("draw", 1, (0,), eyes=(1,))
    assert voice(1).line(event) == "Bo draws ore."
    assert voice(0).line(event) == "Bo draws something."
    assert voice(None).line(event) == "Bo draws something."
    assert voice(1).line(event._replace(eyes=())) == "You draw something."


def test_a_heap_is_told_in_one_phrase() -> None:
    """So many of each: what there is none of is left out."""
    counted = "cargo-count = { $n } { $cargo }\nlist-and = { $list } and { $item }\nlist-none = nothing\n"
    said = voice(text=EN + counted)
    assert [said.heap("cargo", packed) for packed in (0, 2, 3 * 16, 1 + 15 * 16)] == [
        "nothing",
        "2 ore",
        "3 oil",
        "1 ore and 15 oil",
    ]


def test_a_line_may_be_about_nobody() -> None:
    assert voice().line(Event("dawn", NOBODY)) == "The sun rises."


def test_a_line_may_name_two_players() -> None:
    assert voice().line(Event("pay", 0, (2, 4))) == "Ada pays Cy 4."


def test_a_line_knows_when_both_players_are_one() -> None:
    told = [voice(reader=reader).line(Event("greet", 0, (to,))) for reader, to in ((2, 0), (2, 1), (2, 2), (0, 0))]
    assert told == ["Ada greets themselves.", "Ada greets Bo.", "Ada greets you.", "Ada greets you."]


def test_a_question_differs_for_those_who_wait() -> None:
    assert voice(0).prompt("destination", (0,), 0) == "Where do you sail from the south-west?"
    assert voice(None).prompt("destination", (0,), 0) == "Ada chooses a destination."


def test_free_sentences() -> None:
    assert voice().sentence("panel-stock", (1,)) == "one crate"
    assert voice().say("panel-stock", {"n": 7}) == "7 crates"
    assert voice().name(2) == "Cy"


def test_wrong_numbers_are_refused() -> None:
    for numbers in ((), (1, 2)):
        with pytest.raises(PhraseError, match=r"'option-sail' takes 1 number\(s\)"):
            voice().sentence("option-sail", numbers)
    with pytest.raises(PhraseError, match="'log-dawn' takes 0"):
        voice().line(Event("dawn", 0, (1,)))
    with pytest.raises(PhraseError, match="there is no zone 3; they run from 0 to 2"):
        voice().member("zone", 3)
    with pytest.raises(PhraseError, match="there is no zone -2"):
        voice().member("zone", -2)
    with pytest.raises(PhraseError, match="there is no kind 'town'; possible: zone, cargo"):
        voice().member("town", 0)
    with pytest.raises(PhraseError, match="no name for seat 3"):
        voice().name(3)
    with pytest.raises(PhraseError, match="no text 'cargo-none'"):
        voice().member("cargo", NOBODY)


@pytest.mark.parametrize(
    ("schema", "wanted"),
    [
        ("town", "there is no 'town'; possible: n, seat, zone, cargo"),
        ("zone zone", r"two things are called \$zone"),
        ("a=zone a=n", r"two things are called \$a "),
        ("a=zone a_key=n", r"two things are called \$a_key"),
        ("seat", r"two things are called \$seat"),
        ("who=n", r"two things are called \$who"),
        ("to=", "expected '.name=.type'"),
        ("to = zone", "there is no 'to'|expected '.name=.type'"),
        ("zone.", "expected"),
        ("1a=zone", "expected"),
        ("n.to", "'n' has no forms"),
        ("x=seat.to", "'seat' has no forms"),
    ],
)
def test_a_malformed_schema_is_refused(schema: str, wanted: str) -> None:
    with pytest.raises(ValueError, match=f"log-x: .*{wanted}" if "|" not in wanted else wanted):
        Lexicon(KINDS, {"log-x": schema})


def test_outside_log_and_question_a_seat_needs_no_name() -> None:
    assert Lexicon(KINDS, {"refusal-X": "seat"}).slots("refusal-X")[0].fills() == ["seat", "seat_who"]


@pytest.mark.parametrize("kinds", [{"n": ZONES}, {"seat": ZONES}, {"a b": ZONES}, {"zone": ("a.b",)}, {"zone": ("",)}])
def test_a_malformed_kind_is_refused(kinds: dict[str, tuple[str, ...]]) -> None:
    with pytest.raises(ValueError, match="cannot be"):
        Lexicon(kinds, {})


def lacking(
    text: str, sentences: dict[str, str] = SENTENCES, clauses: tuple[str, ...] = ("", "SEA-SAIL-1")
) -> list[str]:
    phrases = Phrases.read("en", ("en.ftl", text))
    return missing(phrases, Lexicon(KINDS, sentences), ACTIONS, EVENTS, ("destination",), clauses)


def test_nothing_is_missing_from_complete_texts() -> None:
    assert lacking(EN) == []
    assert lacking(FR) == []


@pytest.mark.parametrize(
    "key",
    ["zone-far_north", "option-pass", "log-dawn", "refusal-unknown", "log-draw-veiled"],
)
def test_a_missing_text_is_found(key: str) -> None:
    assert lacking(EN.replace(f"{key} =", f"x{key} =")) == [f"en: '{key}' is missing"]


def test_a_missing_reason_question_or_free_sentence_is_found() -> None:
    assert lacking(EN, clauses=("SEA-SAIL-1", "SEA-SAIL-2")) == ["en: 'refusal-SEA-SAIL-2' is missing"]
    assert lacking(EN.replace("ask-", "xask-")) == ["en: 'ask-destination' is missing"]
    assert lacking(EN.replace("panel-", "xpanel-")) == ["en: 'panel-stock' is missing"]


def test_a_variable_that_nobody_gives_is_found() -> None:
    assert lacking(EN.replace("Sail to { $zone }", "Sail to { $zoen }")) == [
        "en: 'option-sail' uses $zoen; given: zone, zone_key"
    ]
    assert lacking(EN.replace("The sun", "{ $sun }")) == ["en: 'log-dawn' uses $sun; given: seat, who"]
    assert lacking(EN.replace("something", "{ $cargo }")) == ["en: 'log-draw-veiled' uses $cargo; given: seat, who"]
    assert lacking(EN.replace("= ore", "= { $n } ore")) == ["en: 'cargo-ore' uses $n; given: none"]
    assert lacking(FR.replace("au sud", "{ $who }")) == ["en: 'zone-s.to' uses $who; given: none"]


def test_an_option_whose_schema_does_not_fit_its_verb_is_found() -> None:
    assert lacking(EN.replace("Sail to { $zone }", "Sail"), {**SENTENCES, "option-sail": ""}) == [
        "en: 'option-sail' has 0 number(s) in the lexicon, but sail:sw|s|far_north has other arguments"
    ]
    assert lacking(EN, {**SENTENCES, "option-sail": "zone=n"}) == [
        "en: 'option-sail' shows $zone as a number, but its keys are sw, s, far_north"
    ]
    assert lacking(EN, {**SENTENCES, "option-sail": "zone=cargo"}) == [
        "en: 'option-sail' shows $zone as a cargo, but its keys are sw, s, far_north"
    ]


def test_a_short_option_or_a_hint_that_uses_what_nobody_gives_is_found() -> None:
    wrong = BRIEF.replace(".short = { $zone }", ".short = { $place }").replace(
        "panel-stock", "    .hint = { $cargo }\npanel-stock"
    )
    phrases = Phrases.read("en", ("en.ftl", wrong))
    found = missing(phrases, Lexicon(KINDS, SENTENCES), ACTIONS, EVENTS, ("destination",), ("SEA-SAIL-1",))
    assert found == [
        "en: 'option-sail.short' uses $place; given: zone, zone_key",
        "en: 'ask-destination.hint' uses $cargo; given: zone, zone_key, seat, who",
    ]


# -- another language stands in --------------------------------------------------------------------


def french(text: str) -> Phrases:
    return Phrases.read("fr", ("fr.ftl", text), spare=Phrases.read("en", ("en.ftl", BRIEF)))


def test_a_missing_text_is_told_by_the_language_that_stands_in() -> None:
    found = french("zone-s = le sud\n")
    assert found.say("zone-s") == "le sud"
    assert found.say("zone-sw") == "the south-west"
    assert found.variables("option-sail") == {"zone"}
    assert found.keys() == ["zone-s"]
    assert found.borrowed()[:2] == ["zone-sw", "zone-far_north"]


def test_who_stands_in_counts_as_that_language_does() -> None:
    """In French none is one; an English text is still English."""
    assert french("zone-s = le sud\n").say("panel-stock", {"n": 0}) == "0 crates"


def test_a_form_that_a_language_has_no_need_of_is_not_missing() -> None:
    found = french("option-pass = Passer\n")
    assert not found.has("option-pass.short")
    assert found.has("option-sail.short")
    with pytest.raises(PhraseError, match=r"fr: there is no text 'option-pass\.short'"):
        found.say("option-pass.short")


def test_what_nobody_can_say_is_refused() -> None:
    with pytest.raises(PhraseError, match="en: there is no text 'zone-moon'"):
        french("zone-s = le sud\n").say("zone-moon")
