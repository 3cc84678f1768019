"""Where two words meet: elision and contraction, names that people type included."""

from __future__ import annotations

import pytest

from farside.core.grammar import joined
from farside.core.phrases import Phrases

FRENCH = {
    ("Tour de ", "Orange"): "Tour d’Orange",
    ("Bateau de ", "Élodie"): "Bateau d’Élodie",
    ("avance de ", "une case"): "avance d’une case",
    ("le tour que ", "Azur"): "le tour qu’Azur",
    ("De ", "Œdipe"): "D’Œdipe",
    ("de ", "Marie"): "de Marie",
    ("de ", "Hélène"): "d’Hélène",
    ("de ", "Henri"): "d’Henri",
    ("de ", "Hans"): "de Hans",
    ("de ", "hélium"): "d’hélium",
    ("de ", "habitation"): "d’habitation",
    ("de ", "huit"): "de huit",
    ("la ", "hauteur"): "la hauteur",
    ("de ", "Yves"): "d’Yves",
    ("de ", "Yann"): "de Yann",
    ("de ", "onze cases"): "de onze cases",
    ("de ", "11 cases"): "de 11 cases",
    ("de ", "« Avancé »"): "de « Avancé »",
    ("de ", "le spatioport"): "du spatioport",
    ("à ", "le spatioport"): "au spatioport",
    ("de ", "les silos"): "des silos",
    ("à ", "la base"): "à la base",
    ("de ", "Le Corbusier"): "de Le Corbusier",
    ("du ", "entrepôt"): "de l’entrepôt",
    ("au ", "entrepôt"): "à l’entrepôt",
    ("(de ", "Ada"): "(d’Ada",
    ("monde ", "Ada"): "monde Ada",
    ("si ", "il reste"): "s’il reste",
    ("de ", "𝒜da"): "d’𝒜da",
    ("de ", ""): "de ",
    ("de\u00a0", "Ada"): "de\u00a0Ada",
}
ITALIAN = {
    ("a ", "Arancio"): "ad Arancio",
    ("a ", "Elena"): "a Elena",
    ("Rosa e ", "Elena"): "Rosa ed Elena",
    ("Rosa e ", "Anna"): "Rosa e Anna",
    ("su ", "lo spazio"): "sullo spazio",
    ("di ", "il laboratorio"): "del laboratorio",
    ("di ", "l’antenna"): "dell’antenna",
    ("in ", "le miniere"): "nelle miniere",
    ("a ", "gli altri"): "agli altri",
    ("da ", "i settori"): "dai settori",
    ("di ", "La Maga"): "di La Maga",
    ("con ", "lo scout"): "con lo scout",
    ("la ", "antenna"): "l’antenna",
    ("il ", "spazio"): "lo spazio",
    ("del ", "spazioporto"): "dello spazioporto",
    ("nel ", "ufficio"): "nell’ufficio",
    ("Nel ", "ufficio"): "Nell’ufficio",
    ("Centro di R&S: ", "serve ferro"): "Centro di R&S: serve ferro",
    ("2 CrypCoin ", "Arancio"): "2 CrypCoin Arancio",
    ("vince il ", "8%"): "vince l’8%",
    ("vince il ", "80%"): "vince l’80%",
    ("vince il ", "18%"): "vince il 18%",
    ("vince il ", "1%"): "vince l’1%",
    ("vince il ", "13%"): "vince il 13%",
    ("fino al ", "11 marzo"): "fino all’11 marzo",
    ("fino al ", "110"): "fino al 110",
    ("tra i ", "8 coloni"): "tra gli 8 coloni",
    ("alle ", "8:00"): "alle 8:00",
    ("a ", "8 caselle"): "a 8 caselle",
    ("un ", "scout"): "uno scout",
    ("un ", "ufficio"): "un ufficio",
    ("una ", "antenna"): "un’antenna",
    ("i ", "spazi"): "gli spazi",
    ("dei ", "ufficî"): "degli ufficî",
    ("il ", "settore"): "il settore",
    ("la ", "3"): "la 3",
    ("su ", "a1"): "su a1",
    ("a ", "Àlvaro"): "ad Àlvaro",
}


@pytest.mark.parametrize(("parts", "said"), FRENCH.items(), ids=FRENCH.values())
def test_french(parts: tuple[str, str], said: str) -> None:
    assert joined("fr", list(parts)) == said


@pytest.mark.parametrize(("parts", "said"), ITALIAN.items(), ids=ITALIAN.values())
def test_italian(parts: tuple[str, str], said: str) -> None:
    assert joined("it", list(parts)) == said


def test_texts_are_said_so() -> None:
    french = Phrases.read("fr", ("fr.ftl", "a = Tour de { $seat }\nb = { $n ->\n [one] de { $seat }\n *[other] x\n}"))
    assert french.say("a", {"seat": "Élodie"}) == "Tour d’Élodie"
    assert french.say("b", {"seat": "Ada", "n": 1}) == "d’Ada"
    english = Phrases.read("en", ("en.ftl", "a = de { $seat }"))
    assert english.say("a", {"seat": "Ada"}) == "de Ada"
