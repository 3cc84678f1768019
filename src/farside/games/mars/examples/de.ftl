# Beispiele zu den Regeln von Mars.
housing = eine Unterkunft, solange Energie übrig ist
housing-1 = A verbraucht vier von fünf Energie und kann Unterkunft 1 bezahlen: Die Karten stehen auf ihrem Platz.
housing-2 = Gebaut nimmt sie die fünfte Energie und ist sofort hell: ein Punkt, und *drei Kolonisten*, die frei zum Arbeiten sind.
dark = ein Kraftwerk ohne Kolonisten
dark-1 = Kraftwerk 1 steht, aber niemand arbeitet dort: Es ist dunkel und gibt *nichts*.
dark-2 = Mit einem Kolonisten läuft es: Die Energie von A steigt *von 5 auf 10*.
