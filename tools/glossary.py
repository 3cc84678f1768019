"""Writes `docs/glossary.md`: what each thing is called in each language, read from the texts themselves.

python tools/glossary.py
"""

from __future__ import annotations

import re
from pathlib import Path

from farside.core import shelf
from farside.core.languages import SPOKEN
from farside.core.phrases import Phrases

HERE = Path(__file__).resolve().parent.parent / "docs" / "glossary.md"
HEAD = """# Glossary

One term for one thing, in every language. Written by `python tools/glossary.py` from the texts; a test compares it, and
looks whether a word of the last table comes back.

"""
TERMS = {
    "antarctica": r"building-\w+|track-\w+|deck-\w+|card-\w+|piece-\w+|note-stat-\w+-name|note-sun-name|tally-\w+",
    "magnastorm": r"sector-\w+|track-\w+|colour-\w+|objective-\w+|metal-\w+|note-(?:lab|storm|spot)-name"
    r"|picture-(?:token-held|bag|supply|fame|goals|panels|research)|tally-\w+",
    "skymines": r"type-\w+|card-(?:A0[1-9]|energy-01)|mission-M\d|variant-threat-\w+|space-(?:maj|std|tile)_\w+"
    r"|picture-(?:tank|lab|score-\w+|icon-\w+)|note-(?:station|outpost|shuttle|task|rest)-name|half-\w+",
    "mars": r"material-(?!count)\w+|chain-\w+|domain-\w+|event-(?!text)\w+|card-(?!text)\w+|phase-name-\d",
    "pebble": r"site-\w+|bird-\w+",
}
# Words that were once a second name for a thing, by game and language; a text that uses one again is found.
GONE = {
    ("", "fr"): ["Ciel", "notre reconstruction", " bots"],
    ("", "it"): ["Cielo", "vostr", "«", "arancion", "Precisazioni"],
    ("antarctica", "fr"): ["navires", "Navires", "équipe", "étoile", "cédée", "Cédé", "chevalement", "pas du soleil"],
    ("antarctica", "it"): [" zona", " cubo", " cubi", "stella", "cedut", "Cedut", "tracciato di ricerca"],
    ("magnastorm", "fr"): ["éclaireur", "panneau"],
    ("magnastorm", "it"): ["gettone", "traguardo", "cubett", "alla presa"],
    ("", "de"): ["Himmel", "Lobby", "Zuschauer"],
    ("antarctica", "de"): ["Region", "nwerben", "Gebäudekarte", "Hauptquartier"],
    ("magnastorm", "de"): ["Kommandant", "Kommandeur", "Gefolgs", "Reputation", "Rover"],
    ("skymines", "de"): ["Konzern", "Firma", "Firmen", "Aktie", "Barriere", "Vorposten", "Ingenieur"],
    ("mars", "en"): [" a building", "buildings", "settler"],
    ("mars", "de"): ["Gebäude", "Siedler", "Handelsvertrag", "Gegenvorschlag"],
    ("pebble", "de"): ["Kieselstein"],
    ("mars", "fr"): ["bâtiment", "allum", "éteint", "éteindre", "éteignez", "Éteint", "habitats", "le commerce"],
    ("mars", "it"): [
        "edific",
        *["spegn", "spent", "Spent", "accend", "accesa", "silos", "Silos", "razzia", "alloggi", "impiant"],
        "fase finale",
        "pesche",
    ],
    ("pebble", "fr"): ["hibou"],
    ("pebble", "it"): ["sassolin", "ciottol", "luog"],
    ("skymines", "it"): [
        *["barriera", "mercato", "Mercato", "compagnie", "a compagnia", "asella navetta", "supplement"],
        " cacci",
    ],
    ("skymines", "fr"): ["présentoir", "vant-poste", "téléversé", "Marché", "réservoir", "Plan spécial", "précieuse"],
}


def main() -> None:
    """Write the page."""
    HERE.write_text(written(), encoding="utf-8")


def written() -> str:
    """The page, as it should be."""
    return HEAD + "\n".join([chapter(key) for key in TERMS]) + "\n" + gone()


def chapter(key: str) -> str:
    game = shelf.game(key)
    voices = [game.phrases(one.key) for one in SPOKEN]
    names = " | ".join(one.name for one in SPOKEN)
    head = f"## {voices[0].say('title')}\n\n| key | {names} |\n|{'---|' * (len(SPOKEN) + 1)}\n"
    found = [word for word in voices[0].keys() if re.fullmatch(TERMS[key], word) and plain(voices, word)]  # noqa: SIM118
    return head + "".join(f"| `{word}` | {' | '.join(voice.say(word) for voice in voices)} |\n" for word in found)


def plain(voices: list[Phrases], word: str) -> bool:
    return all(voice.has(word) and not voice.variables(word) for voice in voices)


def gone() -> str:
    rows = [f"| {game or 'all'} | {lang} | {', '.join(words)} |" for (game, lang), words in GONE.items()]
    return "## Words that are gone\n\n| game | language | no longer |\n|---|---|---|\n" + "\n".join(rows) + "\n"


if __name__ == "__main__":
    main()
