"""The words that a box brings: read as a file of texts is."""

from farside.core import boxwords


def test_a_message_stands_above_its_forms_in_whatever_order_they_were_written():
    words = {"en": {"card-A1.short": "Ice", "card-A1": "Ice\n sheet"}}
    card = {"id": "A1", "for_people": {"words": words}}
    assert boxwords.told({"cards": {"card": [card]}}, "en") == "card-A1 = Ice sheet\n    .short = Ice"
