# Skymines en français.

title = Skymines
tagline = Prenez part à quatre compagnies et poussez leurs succursales sur la Lune.
length = 75 à 150 min
table-places = Mare Moscoviense; Mare Ingenii; Mare Orientale; Mare Australe; Mare Marginis; Mare Smythii; Mare Humboldtianum; Lacus Solitudinis; Lacus Luxuriae; Lacus Oblivionis; Lacus Autumni; Lacus Veris
preset-first = Première partie
preset-first-line = Départ imprimé, pistes et tuiles fixes, comme le livret l’enseigne.
preset-full = Partie complète
preset-full-line = Quatre pistes au hasard, une tuile de départ au choix.
preset-luna = En solo contre Luna
preset-luna-line = Elle joue d’après ses cartes, à neuf niveaux. Personne à attendre.
preset-belt = Les Astéroïdes et leurs missions
preset-belt-line = Des astéroïdes au lieu de la Lune, et des tâches en chemin.
preset-campaign = Campagne
preset-campaign-line = Quatre chapitres et une histoire ; la table se souvient.
variant-side = Côté du plateau
variant-side-moon = la Lune
variant-tracks = Pistes de compagnie
variant-tracks-first-game = A1, B1, C1, D1 (première partie)
variant-tracks-random = quatre au hasard
variant-tiles = Tuiles Recherche de départ
variant-tiles-first-game = fixées (première partie)
variant-tiles-choose = une sur deux
variant-constrained = Emplacements de défausse
variant-constrained-false = au choix
variant-constrained-true = en face de l’emplacement d’action (emplacements contraints)

## Onglets

tab-moon = Lune
tab-belt = Ceinture
tab-tracks = Pistes
tab-market = Étalage
tab-bonus = Bonus
tab-lab = Labo
tab-mine = Mine
tab-score = Score

## Luna

player-4 = Luna
variant-luna = Luna, qui joue toute seule
variant-luna-none = sans Luna
variant-luna-0 = niveau 0, le plus doux
variant-luna-1 = niveau 1, facile
variant-luna-2 = niveau 2, standard
variant-luna-3 = niveau 3, avancé
variant-luna-4 = niveau 4, avancé
variant-luna-5 = niveau 5, avancé : pour une personne seule
variant-luna-6 = niveau 6, difficile
variant-luna-7 = niveau 7, difficile
variant-luna-8 = niveau 8, le plus difficile
solo-title = En solo contre Luna
solo-level = niveau { $level }
solo-line = Luna est l’adversaire prévue par le jeu : elle suit ses cartes, et chacun de ses pas peut être vérifié.

lunacard-L1-01 = I-1
    .says = prendre la carte de son emplacement ; prendre la part exposée la plus valorisée
lunacard-L1-02 = I-2
    .says = investir 2 dans la deuxième compagnie la plus valorisée ; prendre les cartes de son emplacement
lunacard-L1-03 = I-3
    .says = 2 crypcoins ; investir 2 dans la compagnie la plus valorisée ; un pion sur la case Bonus de son emplacement
lunacard-L1-04 = I-4
    .says = 2 crypcoins ; transmission +1 ; un pion sur la case Bonus de son emplacement
lunacard-L1-05 = I-5
    .says = 2 crypcoins ; transmission +1 ; un pion sur la case Bonus de son emplacement
lunacard-L1-06 = I-6
    .says = investir 2 dans celle où elle mène avec le plus grand écart ; étendre celle-ci de 2, petits numéros d’abord
lunacard-L1-07 = I-7
    .says = investir 2 dans celle où elle mène avec le plus grand écart ; étendre celle-ci de 2, grands numéros d’abord
lunacard-L1-08 = I-8
    .says = 2 crypcoins ; transmission +1 ; un pion sur la case Bonus de son emplacement
lunacard-L1-09 = I-9
    .says = investir 2 dans chacune des deux compagnies les plus valorisées ; défausser le jeton spécial le plus récent ; défausser le jeton A de son emplacement et prendre la prime
lunacard-L1-10 = I-10
    .says = 3 crypcoins ; investir 3 dans la compagnie la moins valorisée ; étendre celle-ci de 3, grands numéros d’abord
lunacard-L1-11 = I-11
    .says = investir 2 dans chacune des deux compagnies les plus valorisées ; défausser le jeton B de son emplacement et prendre la prime ; défausser le jeton C de son emplacement et prendre la prime
lunacard-L1-12 = I-12
    .says = hélium +2 ; prendre les cartes de son emplacement
lunacard-L2-01 = II-1
    .says = 3 crypcoins ; investir 3 dans chacune des deux compagnies les plus valorisées ; défausser le jeton B de son emplacement et prendre la prime
lunacard-L2-02 = II-2
    .says = investir 3 dans chacune des quatre compagnies ; défausser le jeton spécial le plus récent ; défausser le jeton A de son emplacement et prendre la prime
lunacard-L2-03 = II-3
    .says = investir 3 dans celle où elle mène avec le plus grand écart ; étendre celle-ci de 3, grands numéros d’abord
lunacard-L2-04 = II-4
    .says = 3 crypcoins ; transmission +2 ; un pion sur la case Bonus de son emplacement
lunacard-L2-05 = II-5
    .says = hélium +2 ; transmission +2 ; prendre la carte de son emplacement ; prendre la part exposée la plus valorisée
lunacard-L2-06 = II-6
    .says = 3 crypcoins ; hélium +4 ; un pion sur la case Bonus de son emplacement
lunacard-L2-07 = II-7
    .says = investir 2 dans chacune des deux où elle mène avec le plus grand écart ; étendre les deux de 2, la moins valorisée d’abord, petits numéros d’abord
half-left = la carte de majorité gauche
half-right = la carte de majorité droite
half-neither = aucune carte de majorité
pick-most_valuable = la compagnie la plus valorisée
pick-second_most_valuable = la deuxième compagnie la plus valorisée
pick-two_most_valuable = une des deux compagnies les plus valorisées
pick-least_valuable = la compagnie la moins valorisée
pick-biggest_lead = là où elle mène avec le plus grand écart
pick-two_biggest_leads = une des deux où elle mène avec le plus grand écart
pick-all_four = une des quatre compagnies
tie-value = décidé par la valeur d’une part
tie-vacant = égalité, départagée par les cases de départ vides
tie-track = égalité, départagée par la lettre de la piste
tie-lead = décidé par l’écart
tie-lead-value = écarts égaux, départagés par la valeur d’une part
tie-lead-vacant = écarts et valeurs égaux, départagés par les cases de départ vides
tie-lead-track = écarts et valeurs égaux, départagés par la lettre de la piste
order-MIN = petits numéros d’abord
order-MAX = grands numéros d’abord

refusal-SKY-LUNA-16 = Les cartes de majorité de Luna montrent davantage : { $most } contre { $own } pour vous.

log-luna-tile = Luna part avec le bonus de la { $tile } ; la tuile retourne dans la boîte (SKY-LUNA-6).
log-luna-deal = Luna reçoit { $n } cartes face cachée (SKY-LUNA-12).
log-luna-shuffle = La pioche de Luna est vide : sa défausse est mélangée{ $added ->
    [0] { "" }
   *[other] { " " }avec une carte de rang 2
}, { $cards ->
    [one] { $cards } carte
   *[other] { $cards } cartes
} (SKY-LUNA-14).
log-luna-majority = Luna révèle { $card }, { $side } : { $side_key ->
    [left] titane { $left }, carbone { $right }
   *[other] énergie { $left }, minéraux { $right }
}, { $icons ->
    [0] aucun scientifique
    [one] { $icons } scientifique
   *[other] { $icons } scientifiques
} (SKY-LUNA-15).
log-luna-token = Luna atteint un jeton : une carte de rang 2 va sur sa pioche, il en reste { $left } (SKY-LUNA-11).
log-luna-turn = Luna retourne { $card } à l’emplacement { $slot } : { $says } (SKY-LUNA-17).
log-luna-pick = Luna investit dans { $company }, { $pick } ({ $pick_key ->
    [biggest_lead] écart { $n }
    [two_biggest_leads] écart { $n }
   *[other] une part vaut { $n }
}{ $tie_key ->
    [value] { "" }
    [lead] { "" }
   *[other]  ; { $tie }
}) { $pick_key ->
    [biggest_lead] (SKY-LUNA-25).
    [two_biggest_leads] (SKY-LUNA-25).
   *[other] (SKY-LUNA-24).
}
log-luna-barrier = Luna paie { $coins ->
    [0] zéro crypcoin
    [one] { $coins } crypcoin
   *[other] { $coins } crypcoins
} à un appel de fonds de { $cost } sur la piste { $company } et poursuit sa route (SKY-LUNA-23).
log-luna-threshold = Luna franchit un seuil de la piste { $company } et prend { $coins ->
    [one] { $coins } crypcoin
   *[other] { $coins } crypcoins
}.
log-luna-beyond = Luna prend { $coins } crypcoins pour { $steps ->
    [one] une case
   *[other] { $steps } cases
} au-delà de la fin (SKY-LUNA-22).
log-luna-marker = Luna pose un pion sur { $space } (SKY-LUNA-26).
log-luna-blocked = Le pion de Luna devrait aller sur { $space }, mais { $owner_who ->
    [you] le vôtre s’y trouve
    [same] elle y en a déjà un
   *[other] celui de { $owner } s’y trouve
} : rien ne se passe (SKY-LUNA-26).
log-luna-take = Luna prend { $card } sur la case { $space } (SKY-LUNA-27).
log-luna-gap = La case { $space } de l’étalage est vide : Luna ne prend rien (SKY-LUNA-27).
log-luna-share = La part exposée la plus valorisée est une part { $company }, qui vaut { $value }{ $tie_key ->
    [value] { "" }
   *[other]  ; { $tie }
} (SKY-LUNA-28).
log-luna-no-share = Aucune part n’est exposée pour Luna (SKY-LUNA-28).
log-luna-plan = Luna retire du jeu le { $plan } de la case { $place } (SKY-LUNA-29).
log-luna-no-plan = La case { $place } est vide : Luna ne retire aucun jeton (SKY-LUNA-29).
log-luna-special = Luna retire du jeu le jeton spécial de la manche { $round } (SKY-LUNA-29).
log-luna-no-special = Aucun jeton spécial n’est visible pour Luna (SKY-LUNA-29).
log-luna-expand = { $company } s’étend pour Luna avec { $points ->
    [one] { $points } point
   *[other] { $points } points
}, { $order } (SKY-LUNA-30).
log-luna-enter = { $company } entre dans le secteur { $sector } depuis la colonne { $column } ; une part vaut maintenant { $value } (SKY-LUNA-34).
log-luna-oust = Aucun secteur libre n’est à portée. Parmi les rivales, c’est sur { $company } que Luna a la plus petite avance ({ $margin }) : cette compagnie quitte le secteur { $sector } (SKY-LUNA-35).
log-luna-land = { $company } se pose sur l’astéroïde { $asteroid } depuis la colonne { $column } ; une part vaut maintenant { $value } (SKY-LUNA-{ $clause }).
log-luna-dock = Une navette { $company } va sur la case { $space } ; une part vaut maintenant { $value } (SKY-LUNA-{ $clause }).
log-luna-drive-out = Aucune case libre n’est à portée. Parmi les rivales, c’est sur { $company } que Luna a la plus petite avance ({ $margin }) : cette compagnie quitte la case { $space } (SKY-LUNA-38).
log-luna-lost = { $company } ne peut plus entrer nulle part : { $points ->
    [one] { $points } point est perdu
   *[other] { $points } points sont perdus
} (SKY-LUNA-31).
log-luna-strike = Luna mélange les cartes de ses emplacements ; dessus se trouve { $card } ({ $left } contre { $right }) : { $struck_key ->
    [neither] aucune carte de majorité ne part
   *[other] { $struck } part
} (SKY-LUNA-18).
log-luna-pass = Luna passe jusqu’à la fin de la manche.

picture-luna = Luna
picture-luna-level = niveau { $n }
picture-luna-next = suivante
picture-luna-done = jouée
picture-luna-down = Emplacement { $slot } : une carte face cachée{ $rank ->
    [2] , de rang 2
   *[other] { "" }
}
picture-luna-up = Emplacement { $slot } : { $card }, { $says }
picture-luna-bare = Emplacement { $slot } : aucune carte
picture-luna-off = L’emplacement { $slot } est OFF ; { $track ->
    [helium] l’hélium { $n } l’ouvre
    [upload] la transmission { $n } l’ouvre
   *[none] il le reste à ce niveau
}
picture-luna-demands = Majorités : au moins autant que Luna
picture-luna-demand = { $type } : Luna { $n }{ $own ->
    [-1] { "" }
   *[other] , vous { $own }
}
picture-luna-scientists = scientifiques
picture-luna-barred = vous en avez trop peu
picture-luna-majority-card = { $card }, { $side }
picture-luna-no-majority = aucune carte
picture-luna-deck = pioche { $n }
picture-luna-discard = défausse { $n }
picture-luna-pile = rang 2 : { $n }
picture-luna-pile-words = Cartes de rang 2 : { $n } dans la pile, { $round } en jeu
picture-luna-token = Jeton sur la case { $n } : une carte de rang 2 entre dans sa pioche
picture-luna-cards = Cartes prises ({ $n })
picture-luna-words = Luna, niveau { $level } : { $coins } crypcoins, hélium { $helium }, transmission { $upload } ; pioche { $deck }, défausse { $discard }.
picture-luna-turn = Luna

## Names

card-A01 = Carbone 2
card-A02 = Minéraux 2
card-A03 = Titane 2
card-A04 = Carbone 3
card-A05 = Minéraux 3
card-A06 = Titane 3
card-A07 = Énergie 2
card-A08 = Chercheur 2
card-A09 = Ingénieur
card-B01 = Carbone 3
card-B02 = Minéraux 3
card-B03 = Titane 3
card-B04 = Carbone 4
card-B05 = Minéraux 4
card-B06 = Titane 4
card-B07 = Énergie 2
card-B08 = Énergie 2
card-B09 = Énergie 3
card-B10 = Énergie 3
card-B11 = Chercheur 2
card-B12 = Chercheur 3
card-B13 = Ingénieur Astrogo
card-B14 = Ingénieur Tawac
card-B15 = Ingénieur Skymine
card-B16 = Ingénieur Minerva
card-C01 = Carbone 4
card-C02 = Minéraux 4
card-C03 = Titane 4
card-C04 = Énergie 3
card-C05 = Énergie 3
card-C06 = Énergie 2 avec une part Astrogo
card-C07 = Énergie 2 avec une part Tawac
card-C08 = Énergie 2 avec une part Skymine
card-C09 = Énergie 2 avec une part Minerva
card-C10 = Chercheur 3
card-C11 = Chercheur 3
card-D01 = Part Astrogo (D)
card-D02 = Part Tawac (D)
card-D03 = Part Skymine (D)
card-D04 = Part Minerva (D)
card-E01 = Part Astrogo (E)
card-E02 = Part Tawac (E)
card-E03 = Part Skymine (E)
card-E04 = Part Minerva (E)
card-energy-01 = Énergie 1 (coût 1)
card-energy-02 = Énergie 1 (coût 2)
card-energy-03 = Énergie 1 (coût 3)
card-energy-04 = Énergie 1 (coût 4)
card-p1-c1 = Carbone 1
card-p1-c2 = Carbone 2
card-p1-m1 = Minéraux 1
card-p1-m2 = Minéraux 2
card-p1-t1 = Titane 1
card-p1-t2 = Titane 2
card-p1-e1 = Énergie 1
card-p1-e2 = Énergie 2
card-p1-r2 = Chercheur 2
card-p2-c1 = Carbone 1
card-p2-c2 = Carbone 2
card-p2-m1 = Minéraux 1
card-p2-m2 = Minéraux 2
card-p2-t1 = Titane 1
card-p2-t2 = Titane 2
card-p2-e1 = Énergie 1
card-p2-e2 = Énergie 2
card-p2-r2 = Chercheur 2
card-p3-c1 = Carbone 1
card-p3-c2 = Carbone 2
card-p3-m1 = Minéraux 1
card-p3-m2 = Minéraux 2
card-p3-t1 = Titane 1
card-p3-t2 = Titane 2
card-p3-e1 = Énergie 1
card-p3-e2 = Énergie 2
card-p3-r2 = Chercheur 2
card-p4-c1 = Carbone 1
card-p4-c2 = Carbone 2
card-p4-m1 = Minéraux 1
card-p4-m2 = Minéraux 2
card-p4-t1 = Titane 1
card-p4-t2 = Titane 2
card-p4-e1 = Énergie 1
card-p4-e2 = Énergie 2
card-p4-r2 = Chercheur 2

plan-PA01 = jeton A (carbone 2 → 2 crypcoins)
plan-PA02 = jeton A (carbone 2 → hélium +1)
plan-PA03 = jeton A (carbone 2 → 1 PR)
plan-PA04 = jeton A (carbone 2 → 1 case chez Tawac)
plan-PA05 = jeton A (minéraux 2 → 2 crypcoins)
plan-PA06 = jeton A (minéraux 2 → hélium +1)
plan-PA07 = jeton A (minéraux 2 → 1 PR)
plan-PA08 = jeton A (minéraux 2 → 1 case chez Minerva)
plan-PA09 = jeton A (titane 2 → 2 crypcoins)
plan-PA10 = jeton A (titane 2 → hélium +1)
plan-PA11 = jeton A (titane 2 → 1 PR)
plan-PA12 = jeton A (titane 2 → 1 case chez Astrogo)
plan-PA13 = jeton A (énergie 2 → 2 crypcoins)
plan-PA14 = jeton A (énergie 2 → hélium +1)
plan-PA15 = jeton A (énergie 2 → 1 PR)
plan-PA16 = jeton A (énergie 2 → 1 case chez Skymine)
plan-PA17 = jeton A (un autre scientifique → 3 crypcoins)
plan-PA18 = jeton A (un autre scientifique → hélium +2)
plan-PA19 = jeton A (un autre scientifique → 2 PR)
plan-PA20 = jeton A (un autre scientifique → 2 cases sur une piste au choix)
plan-PA21 = jeton A (3 d’une même ressource → 2 crypcoins)
plan-PA22 = jeton A (3 d’une même ressource → hélium +1)
plan-PA23 = jeton A (3 d’une même ressource → 1 PR)
plan-PA24 = jeton A (3 d’une même ressource → 1 case sur une piste au choix)
plan-PB01 = jeton B (carbone 3 → 3 crypcoins)
plan-PB02 = jeton B (carbone 3 → 2 cases chez Tawac)
plan-PB03 = jeton B (minéraux 3 → hélium +2)
plan-PB04 = jeton B (minéraux 3 → 2 cases chez Minerva)
plan-PB05 = jeton B (titane 3 → 2 cases chez Astrogo)
plan-PB06 = jeton B (titane 3 → 3 crypcoins)
plan-PB07 = jeton B (énergie 3 → hélium +2)
plan-PB08 = jeton B (énergie 3 → 2 cases chez Skymine)
plan-PB09 = jeton B (carbone 4 → 3 cases sur une piste au choix)
plan-PB10 = jeton B (minéraux 4 → hélium +3)
plan-PB11 = jeton B (titane 4 → 4 crypcoins)
plan-PB12 = jeton B (énergie 4 → 3 PR)
plan-PB13 = jeton B (carbone 2 + minéraux 2 → 3 cases sur une piste au choix)
plan-PB14 = jeton B (minéraux 2 + titane 2 → hélium +3)
plan-PB15 = jeton B (titane 2 + carbone 2 → 3 PR)
plan-PB16 = jeton B (carbone 1 + énergie 2 → hélium +2)
plan-PB17 = jeton B (minéraux 1 + énergie 2 → 3 crypcoins)
plan-PB18 = jeton B (titane 1 + énergie 2 → 2 cases sur une piste au choix)
plan-PB19 = jeton B (un autre scientifique + carbone 1 → hélium +2)
plan-PB20 = jeton B (un autre scientifique + minéraux 1 → 2 PR)
plan-PB21 = jeton B (un autre scientifique + titane 1 → 3 crypcoins)
plan-PB22 = jeton B (un autre scientifique + énergie 1 → 2 cases sur une piste au choix)
plan-PB23 = jeton B (4 d’une même ressource → retirer 1 succursale)
plan-PB24 = jeton B (4 d’une même ressource → 2 cases sur une piste au choix)
plan-PC01 = jeton C (titane 1 → titane − 1 en crypcoins)
plan-PC02 = jeton C (carbone 1 → carbone − 1 en crypcoins)
plan-PC03 = jeton C (minéraux 1 → minéraux − 1 en crypcoins)
plan-PC04 = jeton C (carbone 2 → 3 cases chez Tawac)
plan-PC05 = jeton C (carbone 2 → 4 crypcoins)
plan-PC06 = jeton C (minéraux 2 → 3 cases chez Minerva)
plan-PC07 = jeton C (minéraux 2 → hélium +3)
plan-PC08 = jeton C (titane 2 → 3 cases chez Astrogo)
plan-PC09 = jeton C (titane 2 → 3 PR)
plan-PC10 = jeton C (énergie 2 → 3 cases chez Skymine)
plan-PC11 = jeton C (énergie 2 → hélium +3)
plan-PC12 = jeton C (énergie 1 → hélium +2)
plan-PC13 = jeton C (énergie 1 → 2 cases sur une piste au choix)
plan-PC14 = jeton C (un autre scientifique → retirer 1 succursale)
plan-PC15 = jeton C (un autre scientifique → retirer 1 succursale)
plan-PC16 = jeton C (un autre scientifique → hélium +3)
plan-PC17 = jeton C (un autre scientifique → 3 cases sur une piste au choix)
plan-PC18 = jeton C (4 d’une même ressource → retirer 1 succursale + 1 crypcoin)
plan-PC19 = jeton C (4 d’une même ressource → retirer 1 succursale + hélium +1)
plan-PC20 = jeton C (carbone 3 + 3 d’une même ressource → retirer 2 succursales)
plan-PC21 = jeton C (minéraux 3 + 3 d’une même ressource → hélium +5)
plan-PC22 = jeton C (titane 3 + 3 d’une même ressource → 5 cases sur une piste au choix)
plan-PC23 = jeton C (carbone 1 + minéraux 1 → 3 PR)
plan-PC24 = jeton C (titane 1 + énergie 1 → 3 PR)
plan-PS2 = jeton spécial 2 (entrée 2, valeur 4)
plan-PS3 = jeton spécial 3 (entrée 2, valeur 5)
plan-PS4 = jeton spécial 4 (entrée 3, valeur 6)
plan-PS5 = jeton spécial 5 (entrée 3, valeur 7)
plan-PS6 = jeton spécial 6 (entrée 4, valeur 9)
plan-PS7 = jeton spécial 7 (entrée 4, valeur 10)
plan-ST01 = jeton de départ (titane 2 → 2 crypcoins)
plan-ST02 = jeton de départ (carbone 2 → 2 crypcoins)
plan-ST03 = jeton de départ (minéraux 2 → 2 crypcoins)
plan-ST04 = jeton de départ (énergie 1 → 2 crypcoins)
plan-ST05 = jeton de départ (énergie 2 → 1 PR)
plan-ST06 = jeton de départ (énergie 2 → hélium +1)
plan-ST07 = jeton de départ (minéraux 1 → 1 case sur une piste au choix)
plan-ST08 = jeton de départ (titane 1 → 1 PR)
plan-ST09 = jeton de départ (carbone 1 → 1 crypcoin)
plan-ST10 = jeton de départ (carbone 2 → hélium +1)

loose-PA01 = { plan-PA01 }
loose-PA02 = { plan-PA02 }
loose-PA03 = { plan-PA03 }
loose-PA04 = { plan-PA04 }
loose-PA05 = { plan-PA05 }
loose-PA06 = { plan-PA06 }
loose-PA07 = { plan-PA07 }
loose-PA08 = { plan-PA08 }
loose-PA09 = { plan-PA09 }
loose-PA10 = { plan-PA10 }
loose-PA11 = { plan-PA11 }
loose-PA12 = { plan-PA12 }
loose-PA13 = { plan-PA13 }
loose-PA14 = { plan-PA14 }
loose-PA15 = { plan-PA15 }
loose-PA16 = { plan-PA16 }
loose-PA17 = { plan-PA17 }
loose-PA18 = { plan-PA18 }
loose-PA19 = { plan-PA19 }
loose-PA20 = { plan-PA20 }
loose-PA21 = { plan-PA21 }
loose-PA22 = { plan-PA22 }
loose-PA23 = { plan-PA23 }
loose-PA24 = { plan-PA24 }
loose-PB01 = { plan-PB01 }
loose-PB02 = { plan-PB02 }
loose-PB03 = { plan-PB03 }
loose-PB04 = { plan-PB04 }
loose-PB05 = { plan-PB05 }
loose-PB06 = { plan-PB06 }
loose-PB07 = { plan-PB07 }
loose-PB08 = { plan-PB08 }
loose-PB09 = { plan-PB09 }
loose-PB10 = { plan-PB10 }
loose-PB11 = { plan-PB11 }
loose-PB12 = { plan-PB12 }
loose-PB13 = { plan-PB13 }
loose-PB14 = { plan-PB14 }
loose-PB15 = { plan-PB15 }
loose-PB16 = { plan-PB16 }
loose-PB17 = { plan-PB17 }
loose-PB18 = { plan-PB18 }
loose-PB19 = { plan-PB19 }
loose-PB20 = { plan-PB20 }
loose-PB21 = { plan-PB21 }
loose-PB22 = { plan-PB22 }
loose-PB23 = { plan-PB23 }
loose-PB24 = { plan-PB24 }
loose-PC01 = { plan-PC01 }
loose-PC02 = { plan-PC02 }
loose-PC03 = { plan-PC03 }
loose-PC04 = { plan-PC04 }
loose-PC05 = { plan-PC05 }
loose-PC06 = { plan-PC06 }
loose-PC07 = { plan-PC07 }
loose-PC08 = { plan-PC08 }
loose-PC09 = { plan-PC09 }
loose-PC10 = { plan-PC10 }
loose-PC11 = { plan-PC11 }
loose-PC12 = { plan-PC12 }
loose-PC13 = { plan-PC13 }
loose-PC14 = { plan-PC14 }
loose-PC15 = { plan-PC15 }
loose-PC16 = { plan-PC16 }
loose-PC17 = { plan-PC17 }
loose-PC18 = { plan-PC18 }
loose-PC19 = { plan-PC19 }
loose-PC20 = { plan-PC20 }
loose-PC21 = { plan-PC21 }
loose-PC22 = { plan-PC22 }
loose-PC23 = { plan-PC23 }
loose-PC24 = { plan-PC24 }
loose-PS2 = { plan-PS2 }
loose-PS3 = { plan-PS3 }
loose-PS4 = { plan-PS4 }
loose-PS5 = { plan-PS5 }
loose-PS6 = { plan-PS6 }
loose-PS7 = { plan-PS7 }

tile-ST01 = tuile 1 (2 cases chez Skymine, hélium +1)
tile-ST02 = tuile 2 (2 cases chez Minerva, hélium +1)
tile-ST03 = tuile 3 (2 cases chez Astrogo, hélium +1)
tile-ST04 = tuile 4 (2 cases chez Tawac, hélium +1)
tile-ST05 = tuile 5 (hélium +2, 1 case chez Skymine)
tile-ST06 = tuile 6 (hélium +2, 1 case chez Tawac)
tile-ST07 = tuile 7 (1 case chez Astrogo, 1 case chez Tawac, hélium +1)
tile-ST08 = tuile 8 (1 case chez Skymine, 1 case chez Minerva, hélium +1)
tile-ST09 = tuile 9 (1 case chez Astrogo, 1 case chez Tawac, 1 case chez Skymine, 1 case chez Minerva)
tile-ST10 = tuile 10 (1 case chez Minerva, 1 case chez Astrogo, hélium +1)

company-skymine = Skymine
company-minerva = Minerva
company-astrogo = Astrogo
company-tawac = Tawac

slot-a = a
slot-b = b
slot-c = c
slot-d = d
slot-e = e
set-a = a
set-b = b
set-ab = a + b
set-c = c
set-ac = a + c
set-bc = b + c
set-abc = a + b + c
set-d = d
set-ad = a + d
set-bd = b + d
set-abd = a + b + d
set-cd = c + d
set-acd = a + c + d
set-bcd = b + c + d
set-abcd = a + b + c + d
set-e = e
set-ae = a + e
set-be = b + e
set-abe = a + b + e
set-ce = c + e
set-ace = a + c + e
set-bce = b + c + e
set-abce = a + b + c + e
set-de = d + e
set-ade = a + d + e
set-bde = b + d + e
set-abde = a + b + d + e
set-cde = c + d + e
set-acde = a + c + d + e
set-bcde = b + c + d + e
set-abcde = a + b + c + d + e
place-A1 = A1
place-A2 = A2
place-A3 = A3
place-A4 = A4
place-B1 = B1
place-B2 = B2
place-B3 = B3
place-B4 = B4
place-C1 = C1
place-C2 = C2
place-C3 = C3
place-C4 = C4
side-A1 = A1
side-A2 = A2
side-B1 = B1
side-B2 = B2
side-C1 = C1
side-C2 = C2
side-D1 = D1
side-D2 = D2
side-E1 = E1
side-E2 = E2

type-carbon = carbone
type-minerals = minéraux
type-titanium = titane
type-energy = énergie
type-researcher = Chercheurs
type-engineer = Ingénieurs
type-share = parts
payment-carbon = carbone
payment-minerals = minéraux
payment-titanium = titane
payment-mix = ressources mêlées
source-a = emplacement a
source-b = emplacement b
source-c = emplacement c
source-d = emplacement d
source-e = emplacement e
source-tile = tuile Bonus
space-maj_researcher = la majorité de Chercheurs
    .short = majorité de Chercheurs
space-maj_titanium = la majorité de titane
    .short = majorité de titane
space-maj_minerals = la majorité de minéraux
    .short = majorité de minéraux
space-maj_carbon = la majorité de carbone
    .short = majorité de carbone
space-maj_energy = la majorité d’énergie
    .short = majorité d’énergie
space-std_first_player = la case Premier joueur
    .short = { picture-space-std_first_player }
space-std_buy_card = la case d’achat
    .short = { picture-space-std_buy_card }
space-std_destroy_card = la case de destruction
    .short = { picture-space-std_destroy_card }
space-tile_space_resource = la case de la tuile +1
    .short = { picture-space-tile_space_resource }
space-tile_space_researcher = la case de la tuile Chercheur
    .short = { picture-space-tile_space_researcher }
space-tile_space_energy = la case de la tuile Énergie
    .short = { picture-space-tile_space_energy }
space-tile_space_engineer = la case de la tuile Ingénieur
    .short = { picture-space-tile_space_engineer }
space-skymine-1 = la première case de la piste Skymine
    .short = Skymine I
space-skymine-2 = la deuxième case de la piste Skymine
    .short = Skymine II
space-minerva-1 = la première case de la piste Minerva
    .short = Minerva I
space-minerva-2 = la deuxième case de la piste Minerva
    .short = Minerva II
space-astrogo-1 = la première case de la piste Astrogo
    .short = Astrogo I
space-astrogo-2 = la deuxième case de la piste Astrogo
    .short = Astrogo II
space-tawac-1 = la première case de la piste Tawac
    .short = Tawac I
space-tawac-2 = la deuxième case de la piste Tawac
    .short = Tawac II
gift-research = Prendre 2 PR, hélium +1
gift-helium = Prendre 1 PR, hélium +2
part-act = Effectuer l’action de la carte détruite
part-recover = Payer 2 crypcoins et reprendre une carte détruite
part-done = S’en tenir là
bonus-tile_plus1 = la tuile +1
bonus-tile_researcher = la tuile Chercheur
bonus-tile_energy = la tuile Énergie
bonus-tile_engineer = la tuile Ingénieur
category-coins = les crypcoins
category-astrogo = les parts Astrogo
category-tawac = les parts Tawac
category-skymine = les parts Skymine
category-minerva = les parts Minerva
category-helium = la piste de stockage
category-research = la piste de recherche

## Questions

ask-set-up = { $who ->
    [you] Préparez votre départ.
   *[other] { $seat } prépare son départ.
}
ask-tile = { $who ->
    [you] Gardez l’une de vos deux tuiles Recherche de départ : elle indique les cartes en défausse, votre bonus et votre premier jeton.
   *[other] { $seat } choisit une tuile Recherche de départ.
}
ask-rest = { $who ->
    [you] Quelle carte posez-vous dans l’emplacement de défausse { $slot } ?
   *[other] { $seat } pose ses cartes de défausse.
}
ask-plan = { $who ->
    [you] Manche { $round } : posez vos cartes face cachée, puis validez.
   *[other] { $seat } planifie la manche { $round }.
}
    .hint = Touchez une carte, ou glissez-la sur un emplacement libre. Touchez une carte posée pour la reprendre.
ask-turn = { $who ->
    [you] À vous : effectuez une action ou passez. Pions Bonus restants : { $markers }.
   *[other] { $seat } choisit une action.
}
ask-spend = { $who ->
    [you] Quelles cartes utilisez-vous ({ $payment }) ?
   *[other] { $seat } choisit des cartes ({ $payment }).
}
ask-acquire = { $who ->
    [you] Vous disposez { $units ->
        [one] d’une unité
       *[other] de { $units } unités
    } : acquérir une carte, ou tout consacrer aux pistes ?
   *[other] { $seat } peut acquérir une carte avec { $units ->
        [one] { $units } unité
       *[other] { $units } unités
    }.
}
ask-invest = { $who ->
    [you] Sur quelle piste de compagnie avancez-vous ? Il reste { $units ->
        [one] { $units } unité
       *[other] { $units } unités
    }.
   *[other] { $seat } avance sur les pistes de compagnie.
}
ask-shop = { $who ->
    [you] Quelle carte achetez-vous ? Vous avez { $coins ->
        [one] { $coins } crypcoin
       *[other] { $coins } crypcoins
    }.
   *[other] { $seat } achète une carte en crypcoins.
}
ask-onward = { $who ->
    [you] Continuer sur la piste { $company } ? Il reste { $steps ->
        [one] une case
       *[other] { $steps } cases
    } ; ce que vous refusez est perdu.
   *[other] { $seat } décide de continuer ou non sur la piste { $company }.
}
ask-track = { $who ->
    [you] Sur quelle piste de compagnie avancez-vous de { $steps ->
        [one] une case
       *[other] { $steps } cases
    } ?
   *[other] { $seat } choisit une piste de compagnie.
}
ask-expand = { $who ->
    [you] Vous avez { $points ->
        [one] { $points } point d’énergie
       *[other] { $points } points d’énergie
    } : quelle compagnie étendez-vous ?
   *[other] { $seat } choisit la compagnie à étendre.
}
ask-enter = { $who ->
    [you] { $company } s’étend : dans quel secteur entre-t-elle ? Il reste { $points ->
        [one] { $points } point d’énergie
       *[other] { $points } points d’énergie
    }.
   *[other] { $seat } étend { $company }.
}
ask-lift = { $who ->
    [you] De quelle colonne de la station { $company } vient la succursale ?
   *[other] { $seat } prend une succursale de la station { $company }.
}
ask-home = { $who ->
    [you] Dans quelle colonne retourne la succursale { $company } ?
   *[other] { $seat } renvoie une succursale { $company } dans sa station.
}
ask-remove = { $who ->
    [you] Retirez la succursale du dessus d’une colonne : choisissez la station et la colonne.
   *[other] { $seat } retire une succursale d’une station.
}
ask-rp = { $who ->
    [you] Dépensez vos points de recherche : il en reste { $n }.
   *[other] { $seat } dépense des points de recherche.
}
ask-put = { $who ->
    [you] { $n ->
        [one] Placez votre nouveau jeton
       *[other] Placez vos nouveaux jetons
    } sur votre piste de recherche.
   *[other] { $seat } place des jetons Recherche.
}
ask-upload = { $who ->
    [you] Jusqu’où avance votre pion Transmission ? Vous dépenserez ensuite { $n ->
        [one] { $n } point de recherche
       *[other] { $n } points de recherche
    }.
   *[other] { $seat } déplace son pion Transmission.
}
ask-tier = { $who ->
    [you] Quelle récompense prenez-vous sur { $space } ?
   *[other] { $seat } choisit une récompense.
}
ask-gift = { $who ->
    [you] Quelle récompense prenez-vous ?
   *[other] { $seat } choisit une récompense.
}
ask-destroy = { $who ->
    [you] Quelle carte de votre main détruisez-vous ?
   *[other] { $seat } détruit une carte.
}
ask-part = { $who ->
    [you] Vous avez détruit { $card }. Qu’en faites-vous ?
   *[other] { $seat } se sert de la carte détruite ({ $card }).
}
ask-recover = { $who ->
    [you] Quelle carte détruite prenez-vous en main ?
   *[other] { $seat } reprend une carte détruite.
}
ask-pile = { $who ->
    [you] Quelle pile de défausse reprenez-vous en main ?
   *[other] { $seat } reprend une pile de défausse.
}
ask-lay = { $who ->
    [you] Dans quel emplacement de défausse posez-vous { $card } ?
   *[other] { $seat } pose ses cartes de défausse.
}

## Options

option-keep = Garder la { $tile }
option-rest = Poser { $card }
option-plan = Planifier { $card } dans l’emplacement { $slot }
    .short = { $card }, emplacement { $slot }
option-ready = C’est prêt
option-plus = Poser la tuile +1 sur la carte de l’emplacement { $slot }
    .short = Tuile +1 sur l’emplacement { $slot }
option-use = Utiliser : { $payment }
option-spend = { $set_key ->
    [a] Utiliser la carte de l’emplacement { $set }
    [b] Utiliser la carte de l’emplacement { $set }
    [c] Utiliser la carte de l’emplacement { $set }
    [d] Utiliser la carte de l’emplacement { $set }
    [e] Utiliser la carte de l’emplacement { $set }
   *[other] Utiliser les cartes des emplacements { $set }
}
option-buy = Acquérir la carte de la case { $n }
    .short = Carte de la case { $n }
option-skip = N’acquérir aucune carte
option-step = Avancer chez { $company }
option-pay = Payer l’appel de fonds et avancer chez { $company }
option-stop = S’arrêter là
option-energy = Utiliser toute votre énergie
option-expand = Étendre { $company }
option-enter = Entrer dans le secteur { $n }
option-column = { $company } : colonne { $column }
option-take = Prendre le jeton en { $place }
    .short = Jeton en { $place }
option-special = Prendre le jeton spécial de la manche { $n }
option-coin = Prendre 1 crypcoin
option-put = Placer le { $loose } en position { $position }
    .short = Position { $position }
option-research = Utiliser le Chercheur : { $source }
    .short = Chercheur, { $source }
option-flip = Retourner le jeton en position { $n } pour 2 crypcoins
    .short = Retourner le { $n } (2 crypcoins)
option-go = Transmettre jusqu’à la position { $n }
    .short = Jusqu’à la position { $n }
option-go-stay = Rester en position { $n }
option-field = Utiliser l’Ingénieur : { $source }
    .short = Ingénieur, { $source }
option-bonus = Placer un pion sur { $space }
    .short = Pion : { $space }
option-tier = Prendre la récompense { $n }
tier-maj_researcher-1 = Prendre : 2 crypcoins
tier-maj_researcher-2 = Prendre : 2 crypcoins, 1 PR
tier-maj_researcher-3 = Prendre : 3 crypcoins, 2 PR
tier-maj_titanium-1 = Prendre : 2 cases chez Astrogo
tier-maj_titanium-2 = Prendre : 3 cases chez Astrogo, retirer 1 succursale
tier-maj_titanium-3 = Prendre : 4 cases chez Astrogo, 1 PR
tier-maj_minerals-1 = Prendre : 2 cases chez Minerva
tier-maj_minerals-2 = Prendre : 3 cases chez Minerva, hélium +1
tier-maj_minerals-3 = Prendre : 4 cases chez Minerva, hélium +2
tier-maj_carbon-1 = Prendre : 2 cases chez Tawac
tier-maj_carbon-2 = Prendre : 3 cases chez Tawac, 2 crypcoins
tier-maj_carbon-3 = Prendre : 4 cases chez Tawac, 3 crypcoins
tier-maj_energy-1 = Prendre : 2 cases chez Skymine
tier-maj_energy-2 = Prendre : 3 cases chez Skymine
tier-maj_energy-3 = Prendre : 4 cases chez Skymine, 1 PR
option-destroy = Détruire { $card }
option-gift = { $gift }
option-track = { $company }
option-part = { $part }
option-recover = Reprendre { $card }
option-pass = Passer
option-pile = Reprendre la pile de l’emplacement { $slot }
option-lay = Poser dans l’emplacement { $slot }

## Refusals

refusal-SKY-PLAN-4 = Une carte Part ne se pose jamais dans un emplacement d’action.
refusal-SKY-TURN-3 = Vous n’avez pas de carte face visible de ce type : { $type }.
refusal-SKY-TURN-4 = Déjà utilisé pendant cette manche.
refusal-SKY-RES-4 = Cette carte coûte { $cost } ; { $units ->
    [0] vous n’avez aucune unité.
    [one] vous n’avez qu’une unité.
   *[other] vous n’avez que { $units } unités.
}
refusal-SKY-RES-11 = Des cartes de ressources différentes ne s’utilisent ensemble que pour acquérir une carte.
refusal-SKY-R-03 = Une unité doit être utilisée tant qu’une piste permet une case gratuite.
refusal-SKY-TRK-2 = L’appel de fonds coûte { $cost } ; vous { $coins ->
    [0] n’avez aucun crypcoin
    [one] n’avez qu’un crypcoin
   *[other] n’avez que { $coins } crypcoins
}.
refusal-SKY-TRK-3 = Vous êtes au bout de la piste { $company }.
refusal-SKY-TRK-5 = Ce bonus de la piste { $company } sera à vous à partir de votre prochain tour.
refusal-SKY-TRK-7 = Votre pion occupe déjà l’autre case de la piste { $company }.
refusal-SKY-EXP-5 = Entrer coûte { $cost } ; il { $points ->
    [0] ne vous reste aucun point
    [one] vous reste { $points } point
   *[other] vous reste { $points } points
}.
refusal-SKY-EXP-9 = { $company } n’a plus de succursale dans sa station.
refusal-SKY-RP-2 = Cela coûte { $cost } points de recherche ; { $rp ->
    [0] vous n’en avez pas.
    [one] vous n’en avez qu’un.
   *[other] vous n’en avez que { $rp }.
}
refusal-SKY-RP-6 = La position { $position } n’accepte que des jetons B et C.
refusal-SKY-UPL-2 = Retourner un jeton coûte { $cost } crypcoins ; { $coins ->
    [0] vous n’en avez pas.
    [one] vous n’en avez qu’un.
   *[other] vous n’en avez que { $coins }.
}
refusal-SKY-UPL-4 = Vos cartes face visible ne remplissent pas les conditions du { $plan }.
refusal-SKY-UPL-6 = Entrer sur ce jeton spécial coûte { $cost } crypcoins ; il vous en resterait { $coins }.
refusal-SKY-UPL-8 = La position { $position } est vide : on ne peut ni y entrer ni la sauter.
refusal-SKY-BON-1 = Vous n’avez plus de pion Bonus.
refusal-SKY-BON-2 = { $owner_who ->
    [you] Votre pion s’y trouve déjà.
   *[other] Le pion de { $owner } s’y trouve.
}
refusal-SKY-BON-3 = Cela coûte { $cost ->
    [one] { $cost } crypcoin
   *[other] { $cost } crypcoins
} ; { $coins ->
    [0] vous n’en avez pas.
    [one] vous n’en avez qu’un.
   *[other] vous n’en avez que { $coins }.
}
refusal-SKY-MAJ-1 = Quelqu’un a davantage : { $most } contre { $own } pour vous.
refusal-SKY-R-11 = Il en faut { $needed } ; { $own ->
    [0] vous n’en avez pas.
   *[other] vous en avez { $own }.
}
refusal-SKY-STD-2 = Le premier joueur ne peut pas prendre cette case à son premier tour de la manche.
refusal-SKY-STD-5 = Cette carte coûte { $cost ->
    [one] { $cost } crypcoin
   *[other] { $cost } crypcoins
} ; { $coins ->
    [0] vous n’en avez pas.
    [one] vous n’en avez qu’un.
   *[other] vous n’en avez que { $coins }.
}
refusal-SKY-R-39 = Vous ne pourriez rien en tirer.
refusal-SKY-TB-D1 = Seule une carte de carbone peut être détruite ici.
refusal-SKY-R-32 = Les pistes doivent être différentes, et aucune ne peut être celle de la case : pas { $company }.
refusal-SKY-R-31 = { $card } n’a pas d’action propre.
refusal-SKY-TB-E2b = Au moins une des deux parties doit servir.
refusal-SKY-PASS-3 = Vous y avez déjà posé une carte en passant.
refusal-SKY-R-01 = Cet emplacement de défausse s’ouvre avec l’emplacement d’action de même lettre.

## Log

log-first = { $who ->
    [you] Vous jouez en premier.
   *[other] { $seat } joue en premier.
}
log-side = La piste { $side } revient à { $company }.
log-tile-kept = { $who ->
    [you] Vous commencez avec la { $tile }.
   *[other] { $seat } commence avec la { $tile }.
}
log-rest = { $who ->
    [you] Vous posez { $card } dans l’emplacement de défausse { $slot }.
   *[other] { $seat } pose { $card } dans l’emplacement de défausse { $slot }.
}
log-round = La manche { $n } commence.
log-ready = { $who ->
    [you] Vous avez terminé votre plan.
   *[other] { $seat } a terminé son plan.
}
log-show = { $who ->
    [you] Vous révélez { $card }.
   *[other] { $seat } révèle { $card }.
}
log-show-none = { $who ->
    [you] Vous ne révélez aucune carte.
   *[other] { $seat } ne révèle aucune carte.
}
log-plus = { $who ->
    [you] Vous posez la tuile +1 sur { $card }.
   *[other] { $seat } pose la tuile +1 sur { $card }.
}
log-use = { $who ->
    [you] Vous utilisez { $units ->
        [one] { $units } unité
       *[other] { $units } unités
    } ({ $payment }).
   *[other] { $seat } utilise { $units ->
        [one] { $units } unité
       *[other] { $units } unités
    } ({ $payment }).
}
log-buy = { $who ->
    [you] Vous acquérez
   *[other] { $seat } acquiert
} { $card } au coût de { $price }.
log-paid = { $who ->
    [you] Vous { $coins ->
        [0] ne payez rien
        [one] payez { $coins } crypcoin
       *[other] payez { $coins } crypcoins
    }
   *[other] { $seat } { $coins ->
        [0] ne paie rien
        [one] paie { $coins } crypcoin
       *[other] paie { $coins } crypcoins
    }
} pour cela.
log-advance = { $who ->
    [you] Vous avancez de { $steps ->
        [one] une case
       *[other] { $steps } cases
    } sur la piste { $company }, jusqu’à la case { $space }.
   *[other] { $seat } avance de { $steps ->
        [one] une case
       *[other] { $steps } cases
    } sur la piste { $company }, jusqu’à la case { $space }.
}
log-barrier = { $who ->
    [you] Vous payez { $coins ->
        [one] { $coins } crypcoin
       *[other] { $coins } crypcoins
    } pour un appel de fonds de la piste { $company }.
   *[other] { $seat } paie { $coins ->
        [one] { $coins } crypcoin
       *[other] { $coins } crypcoins
    } pour un appel de fonds de la piste { $company }.
}
log-threshold = { $who ->
    [you] Vous franchissez un seuil de la piste { $company }, prenez { $coins ->
        [one] { $coins } crypcoin
       *[other] { $coins } crypcoins
    } et débloquez son bonus.
   *[other] { $seat } franchit un seuil de la piste { $company }, prend { $coins ->
        [one] { $coins } crypcoin
       *[other] { $coins } crypcoins
    } et débloque son bonus.
}
log-return = { $who ->
    [you] Vous l’aviez déjà franchi et prenez aussi { $coins ->
        [one] { $coins } crypcoin
       *[other] { $coins } crypcoins
    }.
   *[other] { $seat } l’avait déjà franchi et prend aussi { $coins ->
        [one] { $coins } crypcoin
       *[other] { $coins } crypcoins
    }.
}
log-lost-steps = { $who ->
    [you] Vous renoncez à { $steps ->
        [one] une case
       *[other] { $steps } cases
    } sur la piste { $company }.
   *[other] { $seat } renonce à { $steps ->
        [one] une case
       *[other] { $steps } cases
    } sur la piste { $company }.
}
log-lost-units = { $who ->
    [you] Vous perdez { $units ->
        [one] { $units } unité
       *[other] { $units } unités
    }.
   *[other] { $seat } perd { $units ->
        [one] { $units } unité
       *[other] { $units } unités
    }.
}
log-helium = { $who ->
    [you] Votre hélium monte de { $steps } et atteint { $space }.
   *[other] L’hélium de { $seat } monte de { $steps } et atteint { $space }.
}
log-overflow = { $who ->
    [you] Votre stockage est plein : vous prenez { $coins ->
        [one] { $coins } crypcoin
       *[other] { $coins } crypcoins
    }.
   *[other] Le stockage de { $seat } est plein et rapporte { $coins ->
        [one] { $coins } crypcoin
       *[other] { $coins } crypcoins
    }.
}
log-unlock-left = { $who ->
    [you] Votre emplacement extérieur gauche est ON dès la prochaine manche.
   *[other] L’emplacement extérieur gauche de { $seat } est ON dès la prochaine manche.
}
log-unlock-right = { $who ->
    [you] Votre emplacement extérieur droit est ON dès la prochaine manche.
   *[other] L’emplacement extérieur droit de { $seat } est ON dès la prochaine manche.
}
log-coins = { $who ->
    [you] Vous prenez { $coins ->
        [one] { $coins } crypcoin
       *[other] { $coins } crypcoins
    }.
   *[other] { $seat } prend { $coins ->
        [one] { $coins } crypcoin
       *[other] { $coins } crypcoins
    }.
}
log-energy = { $who ->
    [you] Vous utilisez { $points ->
        [one] { $points } point d’énergie
       *[other] { $points } points d’énergie
    }.
   *[other] { $seat } utilise { $points ->
        [one] { $points } point d’énergie
       *[other] { $points } points d’énergie
    }.
}
log-expand = { $who ->
    [you] Vous étendez { $company } avec { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.
   *[other] { $seat } étend { $company } avec { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.
}
log-enter = { $company } entre dans le secteur { $sector } ; une part vaut maintenant { $value }.
log-home = Une succursale { $company } rentre à sa station ; une part vaut maintenant { $value }.
log-no-home = Aucune colonne de { $company } n’a de place : la succursale quitte le jeu.
log-remove = { $who ->
    [you] Vous retirez une succursale de la station { $company } ; une part vaut maintenant { $value }.
   *[other] { $seat } retire une succursale de la station { $company } ; une part vaut maintenant { $value }.
}
log-research = { $who ->
    [you] Vous utilisez un Chercheur de { $n ->
        [one] { $n } point de recherche
       *[other] { $n } points de recherche
    }.
   *[other] { $seat } utilise un Chercheur de { $n ->
        [one] { $n } point de recherche
       *[other] { $n } points de recherche
    }.
}
log-flip = { $who ->
    [you] Vous payez { $coins ->
        [one] { $coins } crypcoin
       *[other] { $coins } crypcoins
    } et retournez le { $plan }.
   *[other] { $seat } paie { $coins ->
        [one] { $coins } crypcoin
       *[other] { $coins } crypcoins
    } et retourne le { $plan }.
}
log-entry = { $who ->
    [you] Vous payez { $coins ->
        [one] { $coins } crypcoin
       *[other] { $coins } crypcoins
    } pour entrer sur le { $plan }.
   *[other] { $seat } paie { $coins ->
        [one] { $coins } crypcoin
       *[other] { $coins } crypcoins
    } pour entrer sur le { $plan }.
}
log-upload = { $who ->
    [you] Votre pion Transmission
   *[other] Le pion Transmission de { $seat }
} { $steps ->
    [0] reste en position { $position }.
    [one] avance d’une case, en position { $position }.
   *[other] avance de { $steps } cases, en position { $position }.
}
log-stay = { $who ->
    [you] Votre pion Transmission ne bouge pas.
   *[other] Le pion Transmission de { $seat } ne bouge pas.
}
log-plan = { $who ->
    [you] Vous prenez le { $plan }.
   *[other] { $seat } prend le { $plan }.
}
log-special = { $who ->
    [you] Vous prenez le jeton spécial de la manche { $round }.
   *[other] { $seat } prend le jeton spécial de la manche { $round }.
}
log-bounty = { $who ->
    [you] Vous prenez aussi { $coins ->
        [one] { $coins } crypcoin
       *[other] { $coins } crypcoins
    } sur la case de prime.
   *[other] { $seat } prend aussi { $coins ->
        [one] { $coins } crypcoin
       *[other] { $coins } crypcoins
    } sur la case de prime.
}
log-rp-coins = { $who ->
    [you] Vous changez { $rp ->
        [one] { $rp } point de recherche
       *[other] { $rp } points de recherche
    } en { $coins ->
        [one] { $coins } crypcoin
       *[other] { $coins } crypcoins
    }.
   *[other] { $seat } change { $rp ->
        [one] { $rp } point de recherche
       *[other] { $rp } points de recherche
    } en { $coins ->
        [one] { $coins } crypcoin
       *[other] { $coins } crypcoins
    }.
}
log-put = { $who ->
    [you] Vous placez le { $plan } en position { $position }.
   *[other] { $seat } place le { $plan } en position { $position }.
}
log-field = { $who ->
    [you] Vous envoyez votre { $card } sur le terrain.
   *[other] { $seat } envoie un { $card } sur le terrain.
}
log-field-tile = { $who ->
    [you] Vous utilisez la tuile Ingénieur.
   *[other] { $seat } utilise la tuile Ingénieur.
}
log-bonus = { $who ->
    [you] Vous placez un pion Bonus sur { $space }{ $coins ->
        [0] .
        [1] , pour { $coins } crypcoin.
       *[other] , pour { $coins } crypcoins.
    }
   *[other] { $seat } place un pion Bonus sur { $space }{ $coins ->
        [0] .
        [1] , pour { $coins } crypcoin.
       *[other] , pour { $coins } crypcoins.
    }
}
log-destroy = { $who ->
    [you] Vous détruisez { $card }{ $coins ->
        [0] .
        [1] , pour { $coins } crypcoin.
       *[other] , pour { $coins } crypcoins.
    }
   *[other] { $seat } détruit { $card }{ $coins ->
        [0] .
        [1] , pour { $coins } crypcoin.
       *[other] , pour { $coins } crypcoins.
    }
}
log-recover = { $who ->
    [you] Vous reprenez { $card } parmi les cartes détruites.
   *[other] { $seat } reprend { $card } parmi les cartes détruites.
}
log-pass = { $who ->
    [you] Vous passez.
   *[other] { $seat } passe.
}
log-pile = { $who ->
    [you] Vous reprenez la pile de l’emplacement { $slot } : { $cards ->
        [one] { $cards } carte
       *[other] { $cards } cartes
    }.
   *[other] { $seat } reprend la pile de l’emplacement { $slot } : { $cards ->
        [one] { $cards } carte
       *[other] { $cards } cartes
    }.
}
log-tile = { $who ->
    [you] Vous recevez { $bonus }.
   *[other] { $seat } reçoit { $bonus }.
}
log-purge = La carte { $card } quitte l’étalage et est détruite.
log-score = { $who ->
    [you] Vous marquez { $points ->
        [one] { $points } point
       *[other] { $points } points
    } pour { $category }.
   *[other] { $seat } marque { $points ->
        [one] { $points } point
       *[other] { $points } points
    } pour { $category }.
}
log-total = { $who ->
    [you] Vous totalisez { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.
   *[other] { $seat } totalise { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.
}
log-win = { $who ->
    [you] Vous gagnez.
   *[other] { $seat } gagne.
}
log-share = { $who ->
    [you] Vous partagez la victoire.
   *[other] { $seat } partage la victoire.
}

## Picture

picture-board = La Lune et ses quatre compagnies
picture-players = Joueurs
picture-strip = La manche et l’ordre du tour
picture-mine = Votre plateau
picture-your-board = Votre plateau
picture-market = Cartes
picture-research = Recherche
picture-companies = Compagnies
picture-sectors = Secteurs
picture-majorities = Majorités
picture-bonus = Bonus
picture-player = { $who ->
    [you] Vous
   *[other] { $name }
}
picture-hand = Main ({ $n })
picture-hand-part = Main
picture-lay-here = poser ici
picture-lay-then = ensuite
picture-plan-facts = { $n ->
    [one] { $n } emplacement libre
   *[other] { $n } emplacements libres
}, { $stay ->
    [0] aucune carte ne reste en main
    [one] { $stay } carte reste en main
   *[other] { $stay } cartes restent en main
}
picture-add-up = { $parts } font { $n } unités
picture-expanding = La compagnie en expansion
picture-firm-line = { $value } la part, vous en avez { $shares } · { $left ->
    [one] { $left } succursale à la base
   *[other] { $left } succursales à la base
}
picture-firm-line-belt = { $value } la part, vous en avez { $shares } · à la base { $left ->
    [one] { $left } succursale
   *[other] { $left } succursales
}, { $shuttles ->
    [one] { $shuttles } navette
   *[other] { $shuttles } navettes
}
picture-tank = Stockage
picture-lab = Recherche
picture-total = Total
picture-if-now = Si tout finissait
picture-final = Score final
picture-taken = prise
picture-nobody = personne
picture-who-may = qui mène
picture-empty = Vide
picture-met = accessible maintenant
picture-unmet = pas accessible maintenant
picture-ready = c’est prêt
picture-passed = a passé
picture-a-share = la part
picture-you-hold = vous : { $n }
picture-legend-single = énergie 1
picture-legend-double = énergie 2
picture-legend-rival = rival, +1
picture-legend-threshold = bonus, gain
picture-legend-barrier = à payer
picture-icon-coin = crypcoin
picture-icon-energy = énergie
picture-icon-carbon = carbone
picture-icon-minerals = minéraux
picture-icon-titanium = titane
picture-icon-researcher = Chercheur
picture-icon-engineer = Ingénieur
picture-icon-sci = un autre scientifique
picture-icon-anyres = une ressource au choix
picture-icon-helium = hélium
picture-icon-rp = point de recherche
picture-icon-step = case de piste
picture-icon-share = part
picture-icon-deep = mine profonde
picture-icon-pit = mine à ciel ouvert
picture-icon-dish = station de recherche
picture-icon-dome = dôme de collecte
picture-icon-remove = retirer une succursale
picture-icon-first = premier joueur
picture-icon-buy = acheter une carte
picture-icon-destroy = détruire une carte
picture-icon-plus = +1
picture-icon-lock = fermé
picture-icon-marker = pion bonus
picture-icon-cards = cartes
picture-amount-coins = { $n ->
    [one] un crypcoin
   *[other] { $n } crypcoins
}
picture-amount-steps = { $n ->
    [one] une case de piste
   *[other] { $n } cases de piste
}
picture-amount-helium = hélium +{ $n }
picture-amount-rp = { $n ->
    [one] un point de recherche
   *[other] { $n } points de recherche
}
picture-sector = Secteur { $n } : { $structure }, { $reward }{ $domes ->
    [0] { "" }
    [one] , un dôme
   *[other] , { $domes } dômes
} ; { $held ->
    [yes] tenu par { $company }.
   *[no] libre.
}
picture-entered = Dernière expansion de { $name } : secteur { $n }
picture-outpost = Succursale de { $company } dans le secteur { $n }
picture-at-the-end = À la fin :
picture-left = Reste : { $n }
picture-ousts = Chasse une succursale de { $company }
picture-station = { $company } : une part vaut { $value } ; succursales restantes { $left }, perdues { $lost } ; secteurs { $sectors }, dômes { $domes }.
picture-track = Piste { $company } { $side }. Premier bonus : { $one }. Second bonus : { $two }.
picture-track-line = { $value } la part · vous { $shares } · { $left } succursales
picture-marker = { $name }, case { $space } chez { $company } : { $n ->
    [one] { $n } part
   *[other] { $n } parts
}.
picture-ahead-at = Vous êtes en { $space } avec { $shares ->
    [one] { $shares } part
   *[other] { $shares } parts
}.
picture-ahead-share = Prochaine part dans { $n }.
picture-ahead-barrier = Appel de fonds après { $n } : payez { $coins }.
picture-ahead-threshold = Seuil après { $n } : prenez { $coins }.
picture-threshold = Seuil : prenez { $coins } et débloquez : { $bonus }. { $crossed ->
    [yes] Franchi.
   *[no] Encore devant.
}
picture-barrier = Appel de fonds : payez { $coins } pour passer.
picture-share-value = Une part vaut { $n }
picture-your-shares = Vos parts
picture-deck = pioche { $n }
picture-destroyed = Cartes détruites : { $n }. { $cards }
picture-purge = Ce qui reste ici est détruit en fin de manche
picture-surcharge = Supplément { $n }
picture-offer = { $card } : coût { $cost }, supplément { $plus } ; maintenant { $n }.
picture-majority = { $amounts }. Récompenses dès { $tiers }.
picture-space-taken = Le pion de { $name } s’y trouve.
picture-supply = Jetons restants, A · B · C : { $left }
picture-plan-cost = Rangée { $letter } : { $n ->
    [one] un point de recherche
   *[other] { $n } points de recherche
}
picture-bounty = avec un jeton cerclé
picture-with-bounty = Rapporte { $n } de plus en crypcoins.
picture-special = Jeton spécial de la manche { $round } : entrée { $cost }, vaut { $value }. { $status ->
    [0] Pas encore là.
    [1] Disponible.
   *[other] Pris.
}
picture-markers-left = { $n ->
    [one] { $n } pion restant
   *[other] { $n } pions restants
}
picture-kinds-use = Utiliser
picture-kinds-bonus = Pion
picture-plus-cost = { " " }+ coût
picture-cost-plus = coût +{ " " }
picture-space-std_first_player = Premier joueur
picture-space-std_buy_card = Acheter
picture-space-std_destroy_card = Détruire
picture-space-tile_space_resource = +1 ressource
picture-space-tile_space_researcher = Chercheur 2
picture-space-tile_space_energy = Énergie 2
picture-space-tile_space_engineer = Ingénieur
picture-space-std_first_player-long = Commencez la prochaine manche et prenez 1 point de recherche.
picture-space-std_buy_card-long = Payez 1 et achetez en crypcoins une carte de l’étalage.
picture-space-std_destroy_card-long = Détruisez une carte de votre main : prenez son coût et 2 de plus en crypcoins.
picture-space-tile_space_resource-long = La tuile qui augmente de 1 une carte Ressource à la prochaine manche.
picture-space-tile_space_researcher-long = La tuile qui sert de Chercheur à la prochaine manche.
picture-space-tile_space_energy-long = La tuile qui ajoute de l’énergie à la prochaine manche.
picture-space-tile_space_engineer-long = La tuile qui sert d’Ingénieur à la prochaine manche.
picture-bonus-A1-1 = énergie +1 tant qu’une carte Énergie est visible
picture-bonus-A1-2 = énergie +2 tant qu’une carte Énergie est visible
picture-bonus-A2-1 = un pion bonus de plus
picture-bonus-A2-2 = deux pions bonus de plus
picture-bonus-B1-1 = cartes payées en minéraux : 1 de moins
picture-bonus-B1-2 = cartes payées avec toute ressource : 1 de moins
picture-bonus-B2-1 = case bonus : payez 2 pour 2 points de recherche et hélium +1, ou 1 et 2
picture-bonus-B2-2 = case bonus : payez 1 pour 2 points de recherche et hélium +2
picture-bonus-C1-1 = case bonus : achetez une carte en crypcoins et prenez hélium +1
picture-bonus-C1-2 = case bonus : achetez une carte à 1 de moins en crypcoins et prenez hélium +2
picture-bonus-C2-1 = cartes payées en titane : 1 de moins
picture-bonus-C2-2 = chaque carte Titane vaut 1 de plus
picture-bonus-D1-1 = case bonus : détruisez une carte de la main pour son coût et 3
picture-bonus-D1-2 = case bonus : détruisez une carte Carbone pour son coût et 8
picture-bonus-D2-1 = un Ingénieur permanent, un dôme de plus
picture-bonus-D2-2 = un Ingénieur permanent, trois dômes de plus
picture-bonus-E1-1 = case bonus : payez 1 pour 3 et 2 cases sur deux autres pistes
picture-bonus-E1-2 = case bonus : payez 1 pour 3, 2 et 2 cases sur les trois autres pistes
picture-bonus-E2-1 = case bonus : détruisez une carte de la main, puis utilisez-la ou reprenez une carte détruite pour 2
picture-bonus-E2-2 = case bonus : détruisez une carte de la main, utilisez-la et reprenez une carte détruite pour 2
picture-face-up = Visible maintenant
picture-planned = planifiée
picture-planned-card = { $card } : planifiée, face cachée
picture-take-back = Reprendre { $card }.
picture-slot = Emplacement { $slot } : { $card }, { $state ->
    [used] utilisée.
    [using] en cours.
   *[up] face visible.
}
picture-slot-used = utilisée
picture-slot-using = en cours
picture-slot-up = prête
picture-locked = { $track ->
    [helium] S’ouvre quand votre stockage atteint { $n }
   *[rp] S’ouvre quand votre pion Transmission atteint { $n }
}
picture-pile = Pile de défausse { $slot } : { $n ->
    [0] vide.
    [one] { $n } carte.
   *[other] { $n } cartes.
}
picture-tank-line = { $space }, vaut { $value }{ $next ->
    [0] { "" }
   *[other] { " " }; { $next } dans { $n }
}
picture-lab-line = { $position }, vaut { $value }
picture-opens-slot = Ouvre l’emplacement { $slot }.
picture-position = Position { $n }, vaut { $value }.
picture-no-a = Pas de jeton A ici.
picture-turned = Face cachée : entrée libre.
picture-buried = Jetons dessous : { $n }.
picture-aside = Pris ce tour, à placer
picture-next-first = Commence la prochaine manche
picture-score-coins = Crypcoins
picture-score-helium = Stockage
picture-score-research = Recherche
picture-round-of = Manche { $n } sur { $of }
goal-line = Qui a le plus de points après la manche { $rounds } l’emporte : crypcoins, et pour chaque compagnie vos parts fois leur valeur.
goal-luna = Ne vous laissez pas dépasser par Luna : le plus de points après la manche { $rounds } l’emporte, crypcoins et parts fois leur valeur.
goal-threat = Une menace encore là à ce moment frappe.
picture-phase-start = Mise en place
picture-phase-planning = Planification
picture-phase-action = Actions
picture-phase-over = Fin
picture-turn = { $name } : { $state ->
    [acts] doit décider
    [passed] a passé
    [ready] a fini son plan
   *[waits] attend
}
picture-words-others = Les autres
picture-words-player = { $name } : crypcoins { $coins }, pions bonus { $markers }, stockage { $helium }, pion Transmission { $upload }.
picture-words-points = { $name }, si tout finissait maintenant : { $n } ({ $points }). Stockage { $tank }, recherche { $lab }.

## The modules: the Belt, missions, threats

variant-side-belt = les Astéroïdes
variant-missions = Missions
variant-missions-false = sans
variant-missions-true = avec les cartes Mission
variant-threat = Menace (côté Astéroïdes)
variant-threat-false = aucune
variant-threat-true = une au hasard
variant-threat-pirates = Pirates de l’espace
variant-threat-comet = Comète errante
variant-threat-wormhole = Pont d’Einstein-Rosen
variant-threat-probe = Sonde inconnue
variant-threat-singularity = Singularité
variant-threat-anomaly = Anomalie temporelle

mission-M1 = Groupe de réflexion
mission-M2 = Force brute
mission-M3 = Réservoirs profonds
mission-M4 = Ruée vers les terres
mission-M5 = Portefeuille varié
mission-M6 = OPA hostile
task-M1-1 = 3 scientifiques face visible
task-M1-2 = 4 points de recherche en un tour
task-M1-3 = les deux emplacements supplémentaires sur ON
task-M2-1 = 7 unités d’une ressource face visible
task-M2-2 = 6 cases de piste en un tour
task-M2-3 = second seuil d’une piste franchi
task-M3-1 = hélium +4 en une action
task-M3-2 = 6 crypcoins en un tour
task-M3-3 = valeur 25 dépassée sur la piste de stockage
task-M4-1 = 5 pièces placées en une action d’énergie
task-M4-2 = énergie 6 face visible
task-M4-3 = 3 parts d’une compagnie valant 8 ou plus
task-M5-1 = 2 unités de chaque ressource face visible
task-M5-2 = premier seuil de 3 pistes franchi
task-M5-3 = 12 crypcoins en réserve
task-M6-1 = 2 pièces rivales chassées en une action d’énergie
task-M6-2 = 4 cases de transmission en une action
task-M6-3 = 2 cartes avec une part supplémentaire
threat-pirates = les pirates de l’espace
threat-comet = la comète errante
threat-wormhole = le pont d’Einstein-Rosen
threat-probe = la sonde inconnue
threat-singularity = la singularité
threat-anomaly = l’anomalie temporelle
kind-normal = Un pion qui revient
kind-once = Un pion à usage unique
piece-outpost = succursale
piece-shuttle = navette
outpost-1-1 = 1 (case 1)
outpost-1-2 = 1 (case 2)
outpost-1-3 = 1 (case 3)
outpost-3-1 = 3 (case 1)
outpost-3-2 = 3 (case 2)
outpost-3-3 = 3 (case 3)
outpost-5-1 = 5 (case 1)
outpost-5-2 = 5 (case 2)
outpost-9-1 = 9 (case 1)
outpost-9-2 = 9 (case 2)
outpost-9-3 = 9 (case 3)
outpost-10-1 = 10 (case 1)
outpost-10-2 = 10 (case 2)
outpost-12-1 = 12 (case 1)
outpost-12-2 = 12 (case 2)
outpost-14-1 = 14 (case 1)
outpost-14-2 = 14 (case 2)
outpost-15-1 = 15 (case 1)
outpost-15-2 = 15 (case 2)
outpost-15-3 = 15 (case 3)
outpost-18-1 = 18 (case 1)
outpost-18-2 = 18 (case 2)
outpost-18-3 = 18 (case 3)
outpost-20-1 = 20 (case 1)
outpost-20-2 = 20 (case 2)
outpost-20-3 = 20 (case 3)
outpost-24-1 = 24 (case 1)
outpost-24-2 = 24 (case 2)
outpost-24-3 = 24 (case 3)
outpost-26-1 = 26 (case 1)
outpost-26-2 = 26 (case 2)

ask-last-tasks = { $who ->
    [you] Avant de retourner vos cartes : validez-vous une tâche ?
   *[other] { $seat } peut valider une tâche.
}
ask-marker = { $who ->
    [you] Quel genre de pion placez-vous ?
   *[other] { $seat } choisit un pion.
}
ask-enter-belt = { $who ->
    [you] { $company } s’étend : où va-t-elle ? Il reste { $points ->
        [one] { $points } point d’énergie
       *[other] { $points } points d’énergie
    }.
   *[other] { $seat } étend { $company }.
}
ask-bridge = { $who ->
    [you] Quelle carte Énergie de votre main détruisez-vous pour fermer le pont ?
   *[other] { $seat } détruit des cartes Énergie pour fermer le pont.
}
ask-again = { $who ->
    [you] { $games ->
        [one] Une partie est notée
       *[other] { $games } parties sont notées
    } et l’anomalie est toujours là. La table en joue-t-elle une autre ?
   *[other] { $seat } décide si la table joue une autre partie.
}

option-land = Succursale sur l’astéroïde { $outpost }
    .short = Astéroïde { $outpost }
option-dock = Navette sur la case { $n }
    .short = Navette { $n }
option-confront = Affronter la menace
option-claim = Valider : { $task }
option-personal = Placer un pion sur votre case de bonus
    .short = Pion : votre case
option-marker = { $kind }
option-done = Finir le tour
option-again = Jouer une autre partie de la boucle
option-enough = Arrêter : les moyennes comptent

refusal-SKY-AST-15 = Entrer coûte { $cost } ; il { $points ->
    [0] ne vous reste aucun point
    [one] vous reste { $points } point
   *[other] vous reste { $points } points
}.
refusal-SKY-AST-19 = { $company } n’a plus de { $piece } dans sa station.
refusal-SKY-THREAT-2 = { $company } n’a pas de navette en 11 ou en 16, à côté de la menace.
refusal-SKY-THREAT-3 = Affronter coûte { $cost } points d’énergie ; il en reste { $points }.
refusal-SKY-THREAT-8 = Les pirates exigent { $cost } crypcoins ; { $coins ->
    [0] vous n’en avez pas.
    [one] vous n’en avez qu’un.
   *[other] vous n’en avez que { $coins }.
}
refusal-SKY-THREAT-9 = La comète coûte { $cost } points d’énergie en tout ; il en reste { $points }.
refusal-SKY-THREAT-10 = Le pont demande { $needed } cartes Énergie de votre main ; vous en avez { $cards }.
refusal-SKY-THREAT-11 = Votre hélium doit avoir dépassé la valeur { $needed } ; il est à { $value }.
refusal-SKY-THREAT-12 = Votre transmission doit avoir dépassé la valeur { $needed } ; elle est à { $value }.
refusal-SKY-THREAT-13 = Il faut { $tank } en hélium et { $lab } en transmission ; vous avez { $helium } et { $research }.
refusal-SKY-MISSION-4 = Pas encore vrai : { $have } sur { $need }.
refusal-SKY-MISSION-5 = Votre carte de statut est sous une autre mission : { $mission }.
refusal-SKY-MISSION-6 = Vous avez déjà validé cette tâche.
refusal-SKY-MISSION-9 = Votre case de bonus s’ouvre avec votre troisième tâche.

log-mission = Mission sur la table : { $mission }.
log-threat = Une menace approche : { $threat }.
log-claim = { $who ->
    [you] Vous validez une tâche ({ $task }) : { $coins } crypcoins et un pion à usage unique.
   *[other] { $seat } valide une tâche ({ $task }) : { $coins } crypcoins et un pion à usage unique.
}
log-own-space-open = { $who ->
    [you] Vos trois tâches sont validées : votre case de bonus est ouverte.
   *[other] { $seat } a validé ses trois tâches et ouvre sa case de bonus.
}
log-own-space = { $who ->
    [you] Vous placez un pion sur votre case de bonus pour { $coins ->
        [one] { $coins } crypcoin
       *[other] { $coins } crypcoins
    }.
   *[other] { $seat } place un pion sur sa case de bonus.
}
log-land = { $company } s’installe sur l’astéroïde { $asteroid } ; une part vaut maintenant { $value }.
log-dock = Une navette { $company } prend la case { $space } ; une part vaut maintenant { $value }.
log-shuttle-home = Une navette { $company } rentre à sa station ; une part vaut maintenant { $value }.
log-shuttle-lost = La colonne des navettes de { $company } n’a pas de place : la navette quitte le jeu.
log-confront = { $who ->
    [you] Vous affrontez { $threat } avec { $points } points d’énergie.
   *[other] { $seat } affronte { $threat } avec { $points } points d’énergie.
}
log-threat-gone = { $who ->
    [you] Vous avez écarté { $threat } : la carte est votre part Joker.
   *[other] { $seat } a écarté { $threat } : la carte est une part Joker.
}
log-strike = Personne n’a arrêté { $threat } : la menace frappe.
log-collapse = La singularité s’effondre après la manche 6 : on compte les points maintenant.
log-average = { $who ->
    [you] Sur { $games } parties, votre moyenne est de { $points }.
   *[other] Sur { $games } parties, la moyenne de { $seat } est de { $points }.
}
log-loop = L’anomalie fait remonter le temps : la partie { $game } commence.
log-loop-left = { $who ->
    [you] Vous quittez la boucle ; les moyennes comptent.
   *[other] { $seat } quitte la boucle ; les moyennes comptent.
}

picture-board-belt = La ceinture d’astéroïdes et ses quatre compagnies
picture-belt = Ceinture
picture-missions = Missions
picture-threat = Menace
picture-legend-space = la case : 1
picture-legend-bolt = en route : +1
picture-legend-piece = rival : +1
picture-icon-shuttle = navette
picture-icon-once = pion à usage unique
picture-icon-wild = part Joker
picture-icon-pirates = pirates de l’espace
picture-icon-comet = comète errante
picture-icon-wormhole = pont d’Einstein-Rosen
picture-icon-probe = sonde inconnue
picture-icon-singularity = singularité
picture-icon-anomaly = anomalie temporelle
picture-asteroid = Astéroïde { $n } : { $reward }{ $domes ->
    [0] { "" }
    [one] , un dôme
   *[other] , { $domes } dômes
}{ $pair ->
    [yes] , un de plus pour les deux cases reliées
   *[no] { "" }
} ; { $held ->
    [yes] succursales : { $companies }.
   *[no] libre.
}
picture-route = Case de navette { $n } entre { $one } et { $two }{ $steps ->
    [0] { "" }
   *[other] , une case de piste
} ; { $held ->
    [yes] navette { $company }.
   *[no] libre.
}
picture-bolts = Symbole énergie (+1) du côté de { $where }.
picture-printed = La navette { $company } entre sa station et l’astéroïde { $n } y reste toujours
picture-belt-entered = Dernière expansion de { $name } : { $n }
picture-belt-outpost = Succursale { $company } sur l’astéroïde { $n }
picture-belt-shuttle = Navette { $company } sur la case { $n }
picture-belt-ousts = Chasse une pièce { $company }
picture-belt-station = { $company } : une part vaut { $value } ; succursales restantes { $left }, navettes restantes { $shuttles }, perdues { $lost } ; cases Espace { $sectors }, dômes { $domes }.
picture-belt-line = { $value } la part · vous { $shares } · { $left } succursales, { $shuttles } navettes
picture-task-words = { $task } : { $have } sur { $need }.
picture-task-claimed = Validée par { $names }.
picture-task-bound = Cartes de statut ici : { $names }.
picture-own-space = Votre case
picture-own-space-long = Payez 1 et avancez de 3 cases sur une piste de compagnie. Ouverte à qui a validé trois tâches.
picture-own-space-closed = après 3 tâches
picture-once-left = { $n ->
    [one] { $n } pion à usage unique
   *[other] { $n } pions à usage unique
}
picture-threat-near = à côté : { $names }
picture-threat-you = Vous pourriez remplir sa condition maintenant.
picture-threat-gone = Écartée par { $name } ; la carte est une part Joker.
picture-threat-facing = Affrontée pendant cette action.
picture-threat-pirates-needs = payer 6 crypcoins
picture-threat-comet-needs = 5 points d’énergie en tout
picture-threat-wormhole-needs = détruire 2 cartes Énergie de sa main
picture-threat-probe-needs = hélium au-delà de 40
picture-threat-singularity-needs = transmission au-delà de 40
picture-threat-anomaly-needs = hélium au-delà de 25 et transmission au-delà de 20
picture-threat-pirates-does = sinon les crypcoins ne rapportent rien
picture-threat-comet-does = sinon la meilleure compagnie compte 2 de moins
picture-threat-wormhole-does = sinon toutes les cartes Énergie sont détruites avant le décompte
picture-threat-probe-does = sinon la piste de stockage ne rapporte rien
picture-threat-singularity-does = sinon la partie finit après la manche 6
picture-threat-anomaly-does = sinon on rejoue et on fait la moyenne
picture-loop = partie { $n } de la boucle

## The campaign

variant-chapter = Chapitre de la campagne
variant-chapter-0 = aucun
variant-chapter-1 = 1, De la Terre à la Lune
variant-chapter-2 = 2, La ceinture d’astéroïdes
variant-chapter-3 = 3, Retour sur la Lune
variant-chapter-4 = 4, Menaces inconnues

campaign-line = Quatre chapitres avec les mêmes joueurs : la Lune, les Astéroïdes, de nouveau la Lune, puis une menace pour tous. Chacun rapporte des points de succès ; le plus grand total des quatre l’emporte.
campaign-company = Luna
reason-level = le choix de son niveau
campaign-company-none = sans Luna
campaign-company-0 = avec Luna : niveau 5 en solo, 3 à plusieurs
campaign-company-1 = avec Luna, début plus doux : niveau 4 en solo, 2 à plusieurs
chapter-1 = De la Terre à la Lune
chapter-2 = La ceinture d’astéroïdes
chapter-3 = Retour sur la Lune
chapter-4 = Menaces inconnues
chapter-1-line = Le côté Lune, avec les missions.
chapter-2-line = Le côté Astéroïdes, avec les missions.
chapter-3-line = Le côté Lune, avec les missions ; douze succursales s’y trouvent déjà. Le premier à ouvrir sa case de bonus personnelle gagne un point de succès.
chapter-4-line = Le côté Astéroïdes, avec les missions et une menace. Qui l’écarte gagne un point de succès.

reason-one-below = un joueur a moins
reason-two-below = deux joueurs ont moins
reason-highest = le plus grand total
reason-tasks = deux tâches d’une mission
reason-skymine = le bout de la piste Skymine
reason-minerva = le bout de la piste Minerva
reason-astrogo = le bout de la piste Astrogo
reason-tawac = le bout de la piste Tawac
reason-tank = le bout de la piste de stockage
reason-research = le bout de la piste de recherche
reason-own-space = la première case de bonus personnelle
reason-threat = la menace écartée
reason-average = la moyenne des parties de la boucle

rating-earth = Les pieds sur terre
rating-space = Presque dans l’espace
rating-moon = Au-delà de la Lune
rating-mars = Prochain arrêt, Mars
rating-legend = Légende du système solaire

log-chapter = Le chapitre commence : { $chapter }.
log-outposts-out = Trois succursales { $company } sont déjà sur la Lune ; une part vaut { $value }.
log-success = { $who ->
    [you] Vous gagnez { $points ->
        [one] un point de succès
       *[other] { $points } points de succès
    } : { $reason }.
   *[other] { $seat } gagne { $points ->
        [one] un point de succès
       *[other] { $points } points de succès
    } : { $reason }.
}
log-success-total = { $who ->
    [you] Le chapitre { $chapter } vous rapporte { $points ->
        [one] { $points } point de succès
       *[other] { $points } points de succès
    }.
   *[other] Le chapitre { $chapter } rapporte { $points ->
        [one] { $points } point de succès
       *[other] { $points } points de succès
    } à { $seat }.
}
log-success-average = { $who ->
    [you] Sur { $games } parties, votre moyenne est de { $points ->
        [one] { $points } point de succès
       *[other] { $points } points de succès
    }.
   *[other] Sur { $games } parties, la moyenne de { $seat } est de { $points ->
        [one] { $points } point de succès
       *[other] { $points } points de succès
    }.
}
picture-chapter = Chapitre { $n }

# Réglages impossibles.

setting-alone = Une personne seule joue contre Luna : choisissez son niveau, de 0 à { $highest }.
setting-luna-full = Luna joue avec { $most } personnes au plus ; à { $seats }, jouez sans elle.
setting-moon-threat = Les menaces n’existent que du côté Astéroïdes : choisissez ce côté du plateau, ou jouez sans menace.
setting-tracks = Les pistes sont désignées par { $companies } faces, une par compagnie, parmi { $sides }.
setting-letters = Chaque piste ne sert qu’une fois : choisissez quatre lettres différentes.
setting-chapter = Le chapitre { $chapter } fixe lui-même le plateau, les pistes, les tuiles, les missions et la menace : n’y touchez pas, ou ne choisissez aucun chapitre.

# Ce que vaut une position, élément par élément.
worth-coins = crypcoins
worth-specials = jetons spéciaux
worth-tank = la piste de stockage
worth-lab = la piste de recherche
worth-shares = parts
worth-plans = jetons alignés
worth-under-way = l’action en cours
worth-face-up = cartes à utiliser cette manche
worth-prospects = emplacements, bonus et crypcoins pour la suite
worth-cards = ce que rapporteront les cartes
worth-luna = ce qu’a Luna
worth-points = points

# -- The final count, category by category. ------------------------------------------------------------

tally-shares = Parts
tally-helium = Stockage
tally-research = Recherche
tally-coins = Crypcoins
tally-games = Autres parties
lap = Manche
