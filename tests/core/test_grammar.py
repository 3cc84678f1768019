"""Where two words meet: elision and contraction, names that people type included."""

from __future__ import annotations

import pytest

from farside.core.grammar import joined
from farside.core.phrases import Phrases

JOINED = {
    ("fr", "Tour de ", "Orange"): "Tour d’Orange",
    ("fr", "Bateau de ", "Élodie"): "Bateau d’Élodie",
    ("fr", "avance de ", "une case"): "avance d’une case",
    ("fr", "le tour que ", "Azur"): "le tour qu’Azur",
    ("fr", "De ", "Œdipe"): "D’Œdipe",
    ("fr", "de ", "Marie"): "de Marie",
    ("fr", "de ", "Hélène"): "d’Hélène",
    ("fr", "de ", "Henri"): "d’Henri",
    ("fr", "de ", "Hans"): "de Hans",
    ("fr", "de ", "hélium"): "d’hélium",
    ("fr", "de ", "habitation"): "d’habitation",
    ("fr", "de ", "huit"): "de huit",
    ("fr", "la ", "hauteur"): "la hauteur",
    ("fr", "de ", "Yves"): "d’Yves",
    ("fr", "de ", "Yann"): "de Yann",
    ("fr", "de ", "onze cases"): "de onze cases",
    ("fr", "de ", "11 cases"): "de 11 cases",
    ("fr", "de ", "« Avancé »"): "de « Avancé »",
    ("fr", "de ", "le spatioport"): "du spatioport",
    ("fr", "à ", "le spatioport"): "au spatioport",
    ("fr", "de ", "les silos"): "des silos",
    ("fr", "à ", "la base"): "à la base",
    ("fr", "de ", "Le Corbusier"): "de Le Corbusier",
    ("fr", "du ", "entrepôt"): "de l’entrepôt",
    ("fr", "au ", "entrepôt"): "à l’entrepôt",
    ("fr", "(de ", "Ada"): "(d’Ada",
    ("fr", "monde ", "Ada"): "monde Ada",
    ("fr", "si ", "il reste"): "s’il reste",
    ("fr", "de ", "𝒜da"): "d’𝒜da",
    ("fr", "de ", ""): "de ",
    ("fr", "de\u00a0", "Ada"): "de\u00a0Ada",
    ("it", "a ", "Arancio"): "ad Arancio",
    ("it", "a ", "Elena"): "a Elena",
    ("it", "Rosa e ", "Elena"): "Rosa ed Elena",
    ("it", "Rosa e ", "Anna"): "Rosa e Anna",
    ("it", "su ", "lo spazio"): "sullo spazio",
    ("it", "di ", "il laboratorio"): "del laboratorio",
    ("it", "di ", "l’antenna"): "dell’antenna",
    ("it", "in ", "le miniere"): "nelle miniere",
    ("it", "a ", "gli altri"): "agli altri",
    ("it", "da ", "i settori"): "dai settori",
    ("it", "di ", "La Maga"): "di La Maga",
    ("it", "con ", "lo scout"): "con lo scout",
    ("it", "la ", "antenna"): "l’antenna",
    ("it", "il ", "spazio"): "lo spazio",
    ("it", "del ", "spazioporto"): "dello spazioporto",
    ("it", "nel ", "ufficio"): "nell’ufficio",
    ("it", "Nel ", "ufficio"): "Nell’ufficio",
    ("it", "Centro di R&S: ", "serve ferro"): "Centro di R&S: serve ferro",
    ("it", "2 CrypCoin ", "Arancio"): "2 CrypCoin Arancio",
    ("it", "vince il ", "8%"): "vince l’8%",
    ("it", "vince il ", "80%"): "vince l’80%",
    ("it", "vince il ", "18%"): "vince il 18%",
    ("it", "vince il ", "1%"): "vince l’1%",
    ("it", "vince il ", "13%"): "vince il 13%",
    ("it", "fino al ", "11 marzo"): "fino all’11 marzo",
    ("it", "fino al ", "110"): "fino al 110",
    ("it", "tra i ", "8 coloni"): "tra gli 8 coloni",
    ("it", "alle ", "8:00"): "alle 8:00",
    ("it", "a ", "8 caselle"): "a 8 caselle",
    ("it", "un ", "scout"): "uno scout",
    ("it", "un ", "ufficio"): "un ufficio",
    ("it", "una ", "antenna"): "un’antenna",
    ("it", "i ", "spazi"): "gli spazi",
    ("it", "dei ", "ufficî"): "degli ufficî",
    ("it", "il ", "settore"): "il settore",
    ("it", "la ", "3"): "la 3",
    ("it", "su ", "a1"): "su a1",
    ("it", "a ", "Àlvaro"): "ad Àlvaro",
}


@pytest.mark.parametrize(("parts", "said"), JOINED.items(), ids=JOINED.values())
def test_where_two_words_meet(parts: tuple[str, str, str], said: str) -> None:
    language, *words = parts
    assert joined(language, words) == said


def test_texts_are_said_so() -> None:
    french = Phrases.read("fr", ("fr.ftl", "a = Tour de { $seat }\nb = { $n ->\n [one] de { $seat }\n *[other] x\n}"))
    assert french.say("a", {"seat": "Élodie"}) == "Tour d’Élodie"
    assert french.say("b", {"seat": "Ada", "n": 1}) == "d’Ada"
    english = Phrases.read("en", ("en.ftl", "a = de { $seat }"))
    assert english.say("a", {"seat": "Ada"}) == "de Ada"
