"""What the table page says when somebody asks why a bot did that."""

from __future__ import annotations

from farside.bots.why import AS_GOOD, BETTER, FURTHER
from farside.core.phrases import Voice
from farside.table.explaining import Explained, in_words
from farside.table.pages.paper import Reader
from farside.table.pages.sections.thinking import Answer, whys


def answer(found: Explained, voice: Voice, reader: Reader) -> Answer:
    """In words; reasons only where there are some."""
    name, why = voice.name(found.seat), found.why
    title = reader.say("why-title", name=name)
    if why is None:
        return Answer(found.seat, title, reader.say("why-none"))
    turn, instead = in_words(why.turn, voice), in_words(why.instead, voice)
    key = FURTHER if why.told == AS_GOOD and not instead else why.told
    played = reader.say("why-played", turn=turn) if turn else ""
    text = reader.say(f"why-{key}", name=name, instead=instead)
    line = reader.say("why-line", name=name) if key == BETTER else ""
    return Answer(found.seat, title, text, played, whys(why.parts, voice, reader), line)
