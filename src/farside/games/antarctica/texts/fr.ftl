# Antarctica en français.

title = Antarctica
tagline = Suivez le soleil, bâtissez sur la glace, prenez la tête là où cela compte.
length = 45 à 90 min
table-places = Mer de Ross; Mer de Weddell; Mer de Bellingshausen; Mer d’Amundsen; Mer de Davis; Mer de Scotia; Mer de Lazarev; Mer de Riiser-Larsen; Mer des Cosmonautes; Mer de Mawson; Mer de Dumont d’Urville; Mer de Somov
preset-first = Première partie
preset-first-line = Bateaux dans des zones fixes, comme le livret l’enseigne.
preset-free = Placement libre
preset-free-line = Chacun choisit d’où partent ses bateaux.
variant-placement = Bateaux au départ
variant-placement-first-game = dans des zones fixées (première partie)
variant-placement-free = placés au choix

## Onglets

tab-ice = Glace
tab-cards = Cartes
tab-tracks = Pistes
tab-players = Joueurs

## Noms

zone-sw = En bas à gauche
    .low = zone en bas à gauche
    .bare = en bas à gauche
zone-s = En bas
    .low = zone du bas
    .bare = en bas
zone-se = En bas à droite
    .low = zone en bas à droite
    .bare = en bas à droite
zone-e = À droite
    .low = zone de droite
    .bare = à droite
zone-ne = En haut à droite
    .low = zone en haut à droite
    .bare = en haut à droite
zone-n = En haut
    .low = zone du haut
    .bare = en haut
zone-nw = En haut à gauche
    .low = zone en haut à gauche
    .bare = en haut à gauche
zone-w = À gauche
    .low = zone de gauche
    .bare = à gauche

building-camp = Campement
    .a = un campement
building-shipyard = Chantier naval
    .a = un chantier naval
building-crane = Grue
    .a = une grue
building-headframe = Puits
    .a = un puits
building-derrick = Derrick
    .a = un derrick
building-turbine = Éolienne
    .a = une éolienne
building-laboratory = Laboratoire
    .a = un laboratoire
building-factory = Usine
    .a = une usine
building-rc_land = Centre de recherche terrestre
    .a = un centre de recherche terrestre
building-rc_coastal = Centre de recherche côtier
    .a = un centre de recherche côtier
building-rc_marine = Centre de recherche marin
    .a = un centre de recherche marin
building-headquarters = Siège social
    .a = un siège social
building-plankton_farm = Ferme à plancton
    .a = une ferme à plancton
building-dish_antenna = Antenne parabolique
    .a = une antenne parabolique
building-none = aucun bâtiment

track-land = Piste terrestre
    .low = piste terrestre
    .bare = terrestre
track-coastal = Piste côtière
    .low = piste côtière
    .bare = côtière
track-marine = Piste marine
    .low = piste marine
    .bare = marine
track-open3 = Quatrième piste
    .low = quatrième piste
    .bare = quatrième
track-open4 = Cinquième piste
    .low = cinquième piste
    .bare = cinquième

deck-basic = Base
    .low = « Base »
deck-double = Double
    .low = « Double »
deck-advanced = Avancé
    .low = « Avancé »

card-icebreaker = Brise-glace
    .low = carte « Brise-glace »
    .a = une carte « Brise-glace »
card-place_scientist = Placez un scientifique
    .low = carte « Placez un scientifique »
    .a = une carte « Placez un scientifique »
card-plus_two = +2 scientifiques
    .low = carte « +2 scientifiques »
    .a = une carte « +2 scientifiques »
card-fast_research = Progrès rapide
    .low = carte « Progrès rapide »
    .a = une carte « Progrès rapide »
card-simple = Ressource simple
    .low = carte « Ressource simple »
    .a = une carte « Ressource simple »
card-expertise = Ressource expertise
    .low = carte « Ressource expertise »
    .a = une carte « Ressource expertise »

shipyard-icebreaker = { card-icebreaker }
    .a = { card-icebreaker.a }
shipyard-place_scientist = { card-place_scientist }
    .a = { card-place_scientist.a }
shipyard-plus_two = { card-plus_two }
    .a = { card-plus_two.a }
shipyard-fast_research = { card-fast_research }
    .a = { card-fast_research.a }

playable-place_scientist = { card-place_scientist }
    .low = { card-place_scientist.low }
playable-plus_two = { card-plus_two }
    .low = { card-plus_two.low }
playable-fast_research = { card-fast_research }
    .low = { card-fast_research.low }

icon-recruit_1 = Recruter un scientifique
    .low = recruter un scientifique
icon-new_ship = Nouveau bateau
    .low = nouveau bateau
icon-expertise_card = Carte Ressource expertise
    .low = carte « Ressource expertise »
icon-simple_card = Carte Ressource simple
    .low = carte « Ressource simple »
icon-move_ship = Chacun déplace un bateau
    .low = chacun déplace un bateau
icon-shipyard_draft = Chacun prend une carte Chantier naval
    .low = chacun prend une carte Chantier naval
icon-advance_3 = Chacun avance
    .low = chacun avance

piece-cube = Cube
    .a = un cube
piece-ship = Bateau
    .a = un bateau

choice-go = Jouer le tour du brise-glace
choice-stay = Laisser attendre le deuxième bateau

## Questions

ask-placement = { $who ->
    [you] Placez votre { $n ->
        [1] premier
        [2] deuxième
        [3] troisième
       *[other] prochain
    } bateau : choisissez une zone.
   *[other] { $seat } place un bateau.
}
    .hint = Le soleil part d’en bas à gauche et tourne dans le sens inverse des aiguilles d’une montre.
ask-free-cube = { $who ->
    [you] Vous jouez en deuxième : un de vos cubes commence sur une piste de recherche. Laquelle ?
   *[other] { $seat } choisit la piste où commence un cube.
}
ask-icebreaker = { $who ->
    [you] Votre brise-glace est dans la { $zone } : jouez-vous un tour avec le deuxième bateau, ou le laissez-vous attendre ?
   *[other] { $seat } décide si le brise-glace ouvre un tour au deuxième bateau de la { $zone }.
}
ask-destination = { $who ->
    [you] { $icebreaker ->
        [0] Votre bateau en tête de file quitte la { $zone } : choisissez où il va.
       *[other] La glace est brisée : votre bateau en deuxième place quitte la { $zone }. Où va-t-il ?
    }
   *[other] { $icebreaker ->
        [0] { $seat } fait partir le bateau en tête de file de la { $zone }.
       *[other] { $seat } fait partir le bateau en deuxième place de la { $zone }.
    }
}
    .hint = Vous agirez là où il arrive.
ask-menu = { $who ->
    [you] { $acted ->
        [0] Votre bateau a atteint la { $zone } : choisissez une action.
       *[other] Votre action est faite : terminez votre tour.
    }
   *[other] { $acted ->
        [0] { $seat } choisit une action dans la { $zone }.
       *[other] { $seat } termine son tour dans la { $zone }.
    }
}
    .hint = { $acted ->
        [0] Vous pouvez aussi jouer une carte et défausser une ressource.
       *[other] Avant cela, vous pouvez encore jouer une carte ou défausser une ressource.
    }
ask-track = { $who ->
    [you] { $building_key ->
        [none] Progrès rapide : avancez { $steps ->
            [one] d’une case
           *[other] de { $steps } cases
        }. Sur quelle piste ?
       *[other] Construire { $building } vous fait avancer { $steps ->
            [one] d’une case
           *[other] de { $steps } cases
        }. Sur quelle piste ?
    }
   *[other] { $seat } choisit une piste où avancer.
}
ask-lift = { $who ->
    [you] { $trigger_who ->
        [you] Grâce à votre recherche, chacun peut déplacer un bateau : lequel déplacez-vous ?
       *[other] { $trigger } permet à chacun de déplacer un bateau : lequel déplacez-vous ?
    }
   *[other] { $seat } peut déplacer un bateau.
}
ask-drop = { $who ->
    [you] Où va votre bateau de la { $zone } ?
   *[other] { $seat } déplace un bateau de la { $zone }.
}
    .hint = Aucune action ne suit.
ask-pick = { $who ->
    [you] { $builder } a construit un bateau : prenez une carte Chantier naval de votre choix.
   *[other] { $seat } prend une carte Chantier naval.
}
ask-draft = { $who ->
    [you] { $trigger_who ->
        [you] Votre recherche révèle des cartes Chantier naval : prenez-en une, le reste passe au suivant.
       *[other] { $trigger } a fait révéler des cartes Chantier naval : prenez-en une parmi celles qui restent.
    }
   *[other] { $seat } prend une des cartes Chantier naval révélées.
}
ask-race = { $who ->
    [you] Chacun peut avancer { $steps ->
        [one] d’une case
       *[other] de { $steps } cases
    }, chacun sur une piste différente : choisissez la vôtre, ou renoncez.
   *[other] { $seat } peut avancer sur une piste que personne n’a encore choisie.
}

## Choix

option-place = Le placer dans la { $zone }
    .short = { $zone }
option-cube = Commencer sur la { $track }
    .short = { $track }
option-icebreaker = { $choice }
option-sail = Naviguer vers la { $zone }
    .short = { $zone }
option-build = Construire la carte { $deck }
    .short = Construire : { $deck }
option-build-camp = Construire { building-camp.a } (carte { $deck })
    .short = Construire : { building-camp }
option-build-shipyard = Construire { building-shipyard.a } (carte { $deck })
    .short = Construire : { building-shipyard }
option-build-crane = Construire { building-crane.a } (carte { $deck })
    .short = Construire : { building-crane }
option-build-headframe = Construire { building-headframe.a } (carte { $deck })
    .short = Construire : { building-headframe }
option-build-derrick = Construire { building-derrick.a } (carte { $deck })
    .short = Construire : { building-derrick }
option-build-turbine = Construire { building-turbine.a } (carte { $deck })
    .short = Construire : { building-turbine }
option-build-laboratory = Construire { building-laboratory.a } (carte { $deck })
    .short = Construire : { building-laboratory }
option-build-factory = Construire { building-factory.a } (carte { $deck })
    .short = Construire : { building-factory }
option-build-rc_land = Construire { building-rc_land.a } (carte { $deck })
    .short = Construire : { building-rc_land }
option-build-rc_coastal = Construire { building-rc_coastal.a } (carte { $deck })
    .short = Construire : { building-rc_coastal }
option-build-rc_marine = Construire { building-rc_marine.a } (carte { $deck })
    .short = Construire : { building-rc_marine }
option-build-headquarters = Construire { building-headquarters.a } (carte { $deck })
    .short = Construire : { building-headquarters }
option-build-plankton_farm = Construire { building-plankton_farm.a } (carte { $deck })
    .short = Construire : { building-plankton_farm }
option-build-dish_antenna = Construire { building-dish_antenna.a } (carte { $deck })
    .short = Construire : { building-dish_antenna }
option-ship = Construire un bateau
option-recruit = Recruter des scientifiques
    .short = Recruter
option-research = Faire de la recherche sur la { $track }
    .short = Recherche : { $track }
option-play = Jouer votre { $playable }
    .short = Jouer : { $playable }
option-lay = Poser un brise-glace dans la { $zone }
    .short = { $zone }
option-advance = Avancer sur la { $track }
    .short = { $track }
option-give = Défausser { $piece } disponible
    .short = { $piece } disponible
option-scrap = Défausser votre bateau de la { $zone }, place { $place }
    .short = { $place ->
        [1] 1er
        [2] 2e
       *[other] 3e
    } bateau, { $zone }
option-end = Terminer le tour
then-end = puis terminer le tour
option-lift = Déplacer votre bateau de la { $zone }, place { $place }
    .short = { $zone }, { $place ->
        [1] 1er
        [2] 2e
       *[other] 3e
    }
option-drop = Le déplacer vers la { $zone }
    .short = { $zone }
option-stay = Ne déplacer aucun bateau
option-take = Prendre { $shipyard }
    .short = { $shipyard }
option-race = Avancer sur la { $track }
    .short = { $track }
option-pass = Ne pas avancer

group-give = Défausser une ressource
group-scrap = { group-give }
group-lay = Poser un brise-glace

## Refus

refusal-ANT-SET-1 = La { $zone } est prise par la banquise : à deux joueurs, elle est fermée.
refusal-ANT-SET-12 = Trois bateaux attendent déjà dans la { $zone }.
refusal-ANT-MOVE-1 = Le bateau doit quitter la { $zone }.
refusal-ANT-MOVE-3 = Trois bateaux attendent déjà dans la { $zone } : elle est pleine.
refusal-ANT-TURN-2 = Vous avez déjà utilisé une carte pendant cette étape du soleil.
refusal-ANT-TURN-3 = Vous avez déjà défaussé une ressource pendant ce tour.
refusal-ANT-ACT-1 = Vous avez déjà fait votre action.
refusal-ANT-ACT-4 = Vous n’avez plus ni bateau ni scientifique dans la { $zone }.
refusal-ANT-BLD-2 = Aucun de vos bateaux n’attend près d’{ $building }{ $other_key ->
    [none] .
   *[other] , ni près d’{ $other }.
}
refusal-ANT-BLD-4 = Votre { $card } pourrait remplacer { $building }, mais vous avez déjà utilisé une carte pendant cette étape du soleil.
refusal-ANT-BLD-5 = Il faut { $needed ->
    [one] un scientifique
   *[other] { $needed } scientifiques
} dans votre personnel ; { $staff ->
    [0] vous n’en avez aucun
    [1] vous n’en avez qu’un
   *[other] vous n’en avez que { $staff }
}.
refusal-ANT-BLD-6 = La { $zone } possède déjà { $building }.
refusal-ANT-SHIP-1 = { $ships ->
    [0] Vous n’avez plus de bateau disponible.
   *[other] Il faut un chantier naval, et la { $zone } n’en a pas.
}
refusal-ANT-SHIP-2 = Un nouveau bateau attend dans la zone du soleil, et la { $zone } est pleine.
refusal-ANT-SHIP-5 = Ce bateau vient d’être construit : il ne peut pas encore être déplacé.
refusal-ANT-REC-1 = Pour recruter, il faut un campement, et la { $zone } n’en a pas.
refusal-ANT-REC-2 = Votre réserve est vide : il n’y a plus personne à recruter.
refusal-ANT-RES-1 = Il faut un centre de recherche, et la { $zone } n’en a pas.
refusal-ANT-RES-3 = Aucun centre de recherche de la { $zone } ne sert à la { $track }.
refusal-ANT-TRK-2 = Vous n’avez pas de cube sur la { $track }, et il ne vous en reste aucun de disponible.
refusal-ANT-TRK-4 = Votre cube est au bout de la { $track }.
refusal-ANT-TRK-5 = Il ne reste aucune case libre devant vous sur la { $track }.
refusal-ANT-ICON-3 = { $here ->
    [0] Trois bateaux attendent déjà dans la { $zone } : elle est pleine.
   *[other] Le bateau doit aller ailleurs que dans la { $zone }.
}
refusal-ANT-ICON-7 = Quelqu’un a déjà choisi la { $track } pour cette avancée.
refusal-ANT-CARD-3 = Votre personnel ne compte aucun scientifique à placer.
refusal-ANT-CARD-4 = Votre réserve est vide : personne ne peut rejoindre votre personnel.
refusal-ANT-CARD-5 = Vous ne pouvez avancer sur aucune piste.
refusal-ANT-ICE-1 = { $laid ->
    [0] Le deuxième bateau de la { $zone } n’est pas à vous.
   *[other] Votre brise-glace est déjà dans la { $zone }.
}
refusal-ANT-ICE-8 = Pendant un tour de brise-glace, on ne pose pas de brise-glace dans la zone du soleil ({ $zone }).
refusal-ANT-DISC-4 = Le bateau qui doit partir ne peut pas être défaussé avant son déplacement.

## Journal

log-first = { $who ->
    [you] Vous jouez en premier.
   *[other] { $seat } joue en premier.
}
log-place = { $who ->
    [you] Vous placez un bateau dans la { $zone }, place { $place }.
   *[other] { $seat } place un bateau dans la { $zone }, place { $place }.
}
log-cube = { $who ->
    [you] Vous commencez avec un cube sur la { $track }.
   *[other] { $seat } commence avec un cube sur la { $track }.
}
log-sun = Le soleil atteint la { $zone }.
log-sail = { $who ->
    [you] Vous naviguez
   *[other] { $seat } navigue
} de la { $from } vers la { $to }, { $place ->
    [1] en première place.
    [2] en deuxième place.
   *[other] en troisième place.
}
log-idle = { $who ->
    [you] Vous terminez le tour sans action.
   *[other] { $seat } termine le tour sans action.
}
log-build = { $who ->
    [you] Vous construisez { $building } dans la { $zone } et y envoyez
   *[other] { $seat } construit { $building } dans la { $zone } et y envoie
} { $scientists ->
    [one] un scientifique
   *[other] { $scientists } scientifiques
}.
log-spend = { $who ->
    [you] Vous défaussez votre { $card }.
   *[other] { $seat } défausse sa { $card }.
}
log-lost = { $who ->
    [you] Vous ne pouvez avancer sur aucune piste
   *[other] { $seat } ne peut avancer sur aucune piste
} : { $steps ->
    [one] la case est perdue
   *[other] les { $steps } cases sont perdues
}.
log-next = La carte { $deck } suivante montre { $building }.
log-empty = La pile { $deck } est vide.
log-ship = { $who ->
    [you] Vous mettez à l’eau un nouveau bateau dans la { $zone }, place { $place }.
   *[other] { $seat } met à l’eau un nouveau bateau dans la { $zone }, place { $place }.
}
log-take = { $who ->
    [you] Vous prenez { $shipyard }.
   *[other] { $seat } prend { $shipyard }.
}
log-pile-gone = { $cards ->
    [one] Une seule carte Chantier naval ne suffit pas pour tous : elle quitte la partie.
   *[other] { $cards } cartes Chantier naval ne suffisent pas pour tous : elles quittent la partie.
}
log-recruit = { $who ->
    [you] Vous recrutez
   *[other] { $seat } recrute
} { $scientists ->
    [one] un scientifique
   *[other] { $scientists } scientifiques
} dans la { $zone }.
log-research = { $who ->
    [you] Vous faites de la recherche dans la { $zone }.
   *[other] { $seat } fait de la recherche dans la { $zone }.
}
log-advance = { $who ->
    [you] Vous avancez
   *[other] { $seat } avance
} { $steps ->
    [one] d’une case
   *[other] de { $steps } cases
} sur la { $track }, jusqu’à la case { $space }.
log-steps-lost = { $steps ->
    [one] Une case est perdue
   *[other] { $steps } cases sont perdues
} : il n’y a plus de place devant sur la { $track }.
log-icon = { $who ->
    [you] Vous atteignez une icône de la { $track } : { $icon }.
   *[other] { $seat } atteint une icône de la { $track } : { $icon }.
}
log-join = { $scientists ->
    [0] { $who ->
        [you] Votre réserve est vide : personne ne rejoint votre personnel.
       *[other] { $seat } n’a plus de réserve : personne ne rejoint son personnel.
    }
    [1] { $who ->
        [you] Un scientifique rejoint votre personnel.
       *[other] { $seat } accueille un scientifique dans son personnel.
    }
   *[other] { $who ->
        [you] { $scientists } scientifiques rejoignent votre personnel.
       *[other] { $seat } accueille { $scientists } scientifiques dans son personnel.
    }
}
log-no-ship = { $who ->
    [you] Vous ne recevez pas de bateau : il ne vous en reste aucun de disponible.
   *[other] { $seat } ne reçoit pas de bateau : il n’en reste aucun de disponible.
}
log-no-room = { $who ->
    [you] Vous ne recevez pas de bateau : la zone du soleil ({ $zone }) est pleine.
   *[other] { $seat } ne reçoit pas de bateau : la zone du soleil ({ $zone }) est pleine.
}
log-card = { $who ->
    [you] Vous prenez { $card }.
   *[other] { $seat } prend { $card }.
}
log-no-card = { $card_key ->
    [simple] { $who ->
        [you] Vous avez encore une carte « Ressource simple » et n’en prenez pas.
       *[other] { $seat } a encore une carte « Ressource simple » et n’en prend pas.
    }
   *[other] { $who ->
        [you] Vous ne pouvez pas prendre { $card }.
       *[other] { $seat } ne peut pas prendre { $card }.
    }
}
log-move = { $who ->
    [you] Vous déplacez un bateau de la { $from } vers la { $to }.
   *[other] { $seat } déplace un bateau de la { $from } vers la { $to }.
}
log-stay = { $who ->
    [you] Vous ne déplacez aucun bateau.
   *[other] { $seat } ne déplace aucun bateau.
}
log-pass = { $who ->
    [you] Vous n’avancez pas.
   *[other] { $seat } n’avance pas.
}
log-offer = La pile Chantier naval révèle { $shipyard }.
log-no-draft = Il reste trop peu de cartes Chantier naval pour tous : personne n’en prend.
log-play = { $who ->
    [you] Vous jouez votre { $card }.
   *[other] { $seat } joue sa { $card }.
}
log-settle = { $who ->
    [you] Vous placez
   *[other] { $seat } place
} { $scientists ->
    [one] un scientifique
   *[other] { $scientists } scientifiques
} dans la { $zone }.
log-lay = { $who ->
    [you] Vous posez un brise-glace dans la { $zone }.
   *[other] { $seat } pose un brise-glace dans la { $zone }.
}
log-give = { $who ->
    [you] Vous défaussez { $piece } disponible{ $scientists ->
        [0] .
       *[other] {" "}et gagnez un scientifique.
    }
   *[other] { $seat } défausse { $piece } disponible{ $scientists ->
        [0] .
       *[other] {" "}et gagne un scientifique.
    }
}
log-scrap = { $who ->
    [you] Vous défaussez un bateau de la { $zone }{ $scientists ->
        [0] .
       *[other] {" "}et gagnez un scientifique.
    }
   *[other] { $seat } défausse un bateau de la { $zone }{ $scientists ->
        [0] .
       *[other] {" "}et gagne un scientifique.
    }
}
log-icebreaker-go = { $who ->
    [you] Votre brise-glace ouvre la voie dans la { $zone } : votre deuxième bateau joue un tour.
   *[other] { $seat } ouvre la voie avec un brise-glace dans la { $zone } : son deuxième bateau joue un tour.
}
log-icebreaker-stay = { $who ->
    [you] Vous laissez attendre votre deuxième bateau dans la { $zone }.
   *[other] { $seat } laisse attendre son deuxième bateau dans la { $zone }.
}
log-melt = { $who ->
    [you] Votre brise-glace de la { $zone } quitte la partie.
   *[other] { $seat } perd son brise-glace de la { $zone } : il quitte la partie.
}
log-end-scientists = { $who ->
    [you] Vous n’avez plus de scientifique ni en personnel ni en réserve : la partie s’achève.
   *[other] { $seat } n’a plus de scientifique ni en personnel ni en réserve : la partie s’achève.
}
log-end-cards = Toutes les cartes Bâtiment sont construites : la partie s’achève.
log-end-ships = Il ne reste aucun bateau en mer : la partie s’achève.
log-end-still = Depuis trois tours du soleil, seuls des bateaux ont bougé : la partie s’achève.
log-score-zone = { $who ->
    [you] Vous marquez
   *[other] { $seat } marque
} { $points } { $points ->
    [one] point
   *[other] points
} dans la { $zone } avec { $measure ->
    [one] un scientifique
   *[other] { $measure } scientifiques
}.
log-score-track = { $who ->
    [you] Vous marquez
   *[other] { $seat } marque
} { $points } { $points ->
    [one] point
   *[other] points
} sur la { $track }, à la case { $measure }.
log-score-stars = { $who ->
    [you] Vous marquez
   *[other] { $seat } marque
} { $points } { $points ->
    [one] point
   *[other] points
} pour { $measure ->
    [one] une carte à astérisque
   *[other] { $measure } cartes à astérisque
}.
log-score-given = { $who ->
    [you] Vous marquez
   *[other] { $seat } marque
} { $points } { $points ->
    [one] point
   *[other] points
} pour { $measure ->
    [one] une ressource défaussée
   *[other] { $measure } ressources défaussées
}.
log-score-total = { $who ->
    [you] Vous avez
   *[other] { $seat } a
} { $points } { $points ->
    [one] point
   *[other] points
} en tout.
log-tie-firsts = Égalité de points : { $n ->
    [0] { $who ->
        [you] vous n’êtes en tête nulle part
       *[other] { $seat } n’est en tête nulle part
    }
    [1] { $who ->
        [you] vous êtes en tête une fois
       *[other] { $seat } est en tête une fois
    }
   *[other] { $who ->
        [you] vous êtes en tête { $n } fois
       *[other] { $seat } est en tête { $n } fois
    }
}.
log-tie-cards = Toujours égalité : { $n ->
    [0] { $who ->
        [you] vous n’avez construit aucune carte
       *[other] { $seat } n’a construit aucune carte
    }
    [1] { $who ->
        [you] vous avez construit une carte
       *[other] { $seat } a construit une carte
    }
   *[other] { $who ->
        [you] vous avez construit { $n } cartes
       *[other] { $seat } a construit { $n } cartes
    }
}.
log-win = { $who ->
    [you] Vous remportez la partie.
   *[other] { $seat } remporte la partie.
}
log-share = { $who ->
    [you] Vous partagez la victoire.
   *[other] { $seat } partage la victoire.
}

# -- L’image : étiquettes, ce que dit une pièce quand on la pointe, et la position en toutes lettres. ------------------

picture-board = Le continent : huit zones autour des pistes de recherche
picture-strip = Prochains tours si rien ne bouge
picture-cards = Cartes Bâtiment visibles
picture-players = Joueurs
picture-research = Recherche

picture-player = { $who ->
    [you] Vous
   *[other] { $name }
}
picture-none = aucun
picture-no-cards = aucune carte

picture-zone-sw = Bas gauche
picture-zone-s = Bas
picture-zone-se = Bas droite
picture-zone-e = Droite
picture-zone-ne = Haut droite
picture-zone-n = Haut
picture-zone-nw = Haut gauche
picture-zone-w = Gauche

picture-head-zone = Zone
picture-head-deeds = vous pourriez y
picture-head-when = rang, zones à attendre
picture-zone-closed = { $zone } : fermée par la banquise dans cette partie.
picture-zone-holds = { $zone }. Bâtiments : { $buildings }. Scientifiques : { $people }.
picture-zone-pot = Le premier y prend { $pot } points : { $leaders }.
picture-zone-strength = Votre force ici : { $n }.
picture-building-at = { $building } ({ $zone })
picture-building-new = { $building } ({ $zone }), tout juste construit
picture-scientists = { $who ->
    [you] { $n ->
        [one] Votre scientifique
       *[other] Vos { $n } scientifiques
    }
   *[other] { $n ->
        [one] Un scientifique ({ $name })
       *[other] { $n } scientifiques ({ $name })
    }
}
picture-pot = { $zone } : le premier y prend { $pot } points pour l’instant ({ $leaders })

picture-sun = Le soleil éclaire : { $zone }
picture-sun-away = { $n ->
    [one] { $zone } : prochaine étape du soleil
   *[other] { $zone } : le soleil y arrive dans { $n } zones
}
picture-ship = { $who ->
    [you] Votre bateau ({ $zone }, place { $place })
   *[other] Bateau de { $name } ({ $zone }, place { $place })
}
picture-icebreaker = { $who ->
    [you] Votre brise-glace ({ $zone }) : votre deuxième bateau pourra agir après le premier
   *[other] Brise-glace de { $name } ({ $zone }) : le deuxième bateau pourra agir après le premier
}
picture-wake = { $who ->
    [you] Dernier déplacement : vous ({ $start } → { $zone })
   *[other] Dernier déplacement : { $name } ({ $start } → { $zone })
}
picture-wake-new = { $who ->
    [you] Dernier coup : votre nouveau bateau ({ $zone })
   *[other] Dernier coup : nouveau bateau de { $name } ({ $zone })
}

picture-legend-red = chaque cube qui passe
picture-legend-blue = le premier cube : pour tous
picture-track-closed = { $track } : fermée avec si peu de joueurs
picture-track-points = { $who ->
    [you] { $track } : vous menez et prenez { $n } points pour l’instant
   *[other] { $track } : { $name } mène et prend { $n } points pour l’instant
}
picture-cube = { $who ->
    [you] { $track } : votre cube sur la case { $space }, { $n } points pour l’instant
   *[other] { $track } : cube de { $name } sur la case { $space }, { $n } points pour l’instant
}
picture-icon-red = Case { $space } : { $icon } (pour chaque cube qui passe)
picture-icon-blue = { $used ->
    [true] Case { $space } : { $icon } (déjà utilisée)
   *[other] Case { $space } : { $icon } (une seule fois, pour tous)
}

picture-until-end = Avant la fin
picture-end-scientists = { $n ->
    [one] Encore { $n } scientifique entre personnel et réserve : { $people }. À zéro, la partie s’arrête.
   *[other] Encore { $n } scientifiques entre personnel et réserve : { $people }. À zéro, la partie s’arrête.
}
picture-end-cards = { $n ->
    [one] Encore { $n } carte Bâtiment en tout. À zéro, la partie s’arrête.
   *[other] Encore { $n } cartes Bâtiment en tout. À zéro, la partie s’arrête.
}
picture-end-still = Seuls des bateaux ont bougé depuis { $n } zones du soleil. À { $limit }, la partie s’arrête.
picture-pile = Cartes Chantier naval
picture-draft = Choix d’une carte
picture-pile-card = { $card } : { $n }
picture-points-now = Points actuels
picture-points-final = Points

picture-turn = { $who ->
    [you] { $n ->
        [0] Vous maintenant ({ $zone })
        [one] Vous ({ $zone }), à une zone du soleil
       *[other] Vous ({ $zone }), à { $n } zones du soleil
    }
   *[other] { $n ->
        [0] { $name } maintenant ({ $zone })
        [one] { $name } ({ $zone }), à une zone du soleil
       *[other] { $name } ({ $zone }), à { $n } zones du soleil
    }
}
picture-lap = Tour { $n } du soleil
goal-line = Qui a le plus de points l’emporte. La partie finit quand quelqu’un n’a plus de scientifique à envoyer, ou que les trois piles sont bâties.
picture-by-icebreaker = par brise-glace
picture-again = { $n ->
    [one] puis à vous
   *[other] à vous dans { $n } tours
}
picture-again-later = à vous après ce tour du soleil
picture-again-none = aucun de vos bateaux n’attend

picture-cards-left = reste { $n }
picture-cards-left-long = { $n ->
    [one] Une carte dans cette pile
   *[other] { $n } cartes dans cette pile
}
picture-deck-empty = Pile épuisée.
picture-cost-scientists = { $n ->
    [one] Un scientifique à placer
   *[other] { $n } scientifiques à placer
}
picture-cost-steps = { $n ->
    [one] Une case de recherche
   *[other] { $n } cases de recherche
}
picture-cost-star = Compte comme carte à astérisque
picture-costs-card = Coûte votre carte : { $card }
picture-need-ok = accès assuré
picture-need-card = une carte le remplace
picture-need-no = manque
picture-need-at = { $zones }
picture-need-only = seulement { $zones }
picture-need-some = { $zones }
picture-need-or-card = { $zones }, ou carte
picture-need-nowhere = nulle part
picture-need-nowhere-card = nulle part, ou carte
picture-status-yes = Possible
picture-status-ready = { $n ->
    [one] dans { $n } zone sur { $of }
   *[other] dans { $n } zones sur { $of }
}
picture-status-here = ici
picture-status-no = Pas encore :
picture-status-over = La partie est finie.
picture-lack-scientists = { $n ->
    [one] manque { $n } scientifique
   *[other] manquent { $n } scientifiques
}
picture-lack-needs = { $n ->
    [one] il en manque un
   *[other] il en manque { $n }
}
picture-lack-stands = déjà ici
picture-lack-other = aucune zone libre
picture-rosette = Constructible : { $zones }. Déjà là : { $stands }.

picture-first-player = Premier joueur
picture-winner = Vainqueur
picture-now = pts
picture-split = Zones { $zones }, pistes { $tracks }, astérisques { $stars }, défausse { $given }
picture-stat-staff = Personnel, prêt à être placé : { $n }
picture-stat-reserve = Réserve, encore à recruter : { $n }
picture-stat-vessel = Bateaux disponibles : { $n }
picture-stat-cube = Cubes disponibles : { $n }
picture-stat-star = Cartes à astérisque : { $n }
picture-stat-give = Ressources défaussées : { $n }

picture-could-research = { $n ->
    [one] Recherche : une case ({ $tracks })
   *[other] Recherche : { $n } cases ({ $tracks })
}
picture-could-recruit = { $n ->
    [0] Plus aucun scientifique à recruter
    [one] Recruter un scientifique
   *[other] Recruter { $n } scientifiques
}
picture-could-ship = Construire un bateau ({ $zone })
picture-others-take = Chacun des autres joueurs prend une carte Chantier naval
picture-ends-turn = met fin au tour
picture-could-build = Construire : { $building }
picture-could-build-card = Construire : { $building }, avec la carte : { $card }
picture-nth = { $n ->
    [1] 1er
    [2] 2e
   *[other] 3e
}
picture-when = { $n ->
    [one] Place { $place } ; si rien ne bouge, le bateau agit quand le soleil aura avancé d’une zone
   *[other] Place { $place } ; si rien ne bouge, le bateau agit quand le soleil aura avancé de { $n } zones
}
picture-lands = { $n ->
    [one] Une case, jusqu’à la case { $space } (valeur { $value })
   *[other] { $n } cases, jusqu’à la case { $space } (valeur { $value })
}
picture-space = case { $n }

picture-ended-scientists = Quelqu’un n’a plus de scientifique, ni en personnel ni en réserve.
picture-ended-cards = Toutes les cartes Bâtiment sont construites.
picture-ended-ANT-END-5 = Il ne reste aucun bateau sur le plateau.
picture-ended-ANT-END-6 = Rien n’a changé pendant trois tours du soleil.

picture-words-mine = Ce qui est à vous
picture-words-turns = Le soleil et les prochains tours
picture-words-zones = Les zones, à partir du soleil
picture-words-others = Les autres joueurs
picture-words-player = { $name } : personnel { $staff }, réserve { $reserve }, bateaux en mer { $sailing }, bateaux disponibles { $ships }, cubes disponibles { $cubes }, cartes à astérisque { $stars }, défausse { $given }.
picture-words-hand = { $name }, main : { $cards }.
picture-words-points = { $name } : { $n } points si la partie s’arrêtait (zones { $zones }, pistes { $tracks }, astérisques { $stars }, défausse { $given }).
picture-words-queue = File : { $queue }.
picture-words-icebreakers = Brise-glace : { $people }.
picture-words-card = { $deck } : { $building }. Scientifiques à placer : { $scientists }. Cases de recherche : { $steps }. Cartes restantes : { $left }.
picture-words-needs = Il faut : { $needs }.
picture-words-ready = { $n ->
    [one] Constructible dans { $n } zone sur { $of } : { $zones }.
   *[other] Constructible dans { $n } zones sur { $of } : { $zones }.
}
picture-words-cube = { $name } sur la case { $space } ({ $n } points)
picture-words-icons = Icônes encore actives : { $icons }.

# Ce que vaut une position, élément par élément.
worth-zones = points des zones
worth-tracks = points des pistes de recherche
worth-stars = cartes à astérisque
worth-given = pièces défaussées
worth-majorities = une bonne emprise sur les zones
worth-staff = scientifiques disponibles
worth-reserve = scientifiques en réserve
worth-ships = bateaux sur le plateau
worth-turns = tours qui viennent vite
worth-spare-ships = bateaux de réserve
worth-spare-cubes = cubes de réserve
worth-reach = cartes constructibles
worth-held = cartes en main
worth-points = points

# -- The final count, category by category. ------------------------------------------------------------

tally-zones = Zones
tally-tracks = Pistes
tally-stars = Astérisques
tally-given = Défausse
tally-tie-firsts = premières places
tally-tie-cards = cartes construites
lap = Tour
