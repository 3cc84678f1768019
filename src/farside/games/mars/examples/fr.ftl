# Exemples des règles de Mars.
housing = une habitation tant qu’il reste de l’énergie
housing-1 = A utilise quatre énergies sur cinq et peut payer l’habitation 1 : son prix est marqué à sa place.
housing-2 = Bâtie, elle prend la cinquième énergie et devient active aussitôt : un point, et *trois colons* libres de travailler.
dark = une centrale sans colon
dark-1 = La centrale 1 est là, mais personne n’y travaille : elle est inactive et ne donne *rien*.
dark-2 = Avec un colon elle marche : l’énergie de A passe *de 5 à 10*.
