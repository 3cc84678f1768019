
# -- L’image : étiquettes, ce que dit une pièce quand on la pointe, et la position en toutes lettres. ------------------

picture-board = Le continent : huit zones autour des pistes de recherche
picture-strip = Prochains tours si rien ne bouge
picture-cards = Cartes Bâtiment visibles
picture-players = Joueurs
picture-scoring = Décompte
picture-research = Recherche

picture-player = { $who ->
    [you] Vous
   *[other] { $name }
}
picture-list = { $first } et { $last }
picture-none = aucun

picture-zone-sw = Bas gauche
picture-zone-s = Bas
picture-zone-se = Bas droite
picture-zone-e = Droite
picture-zone-ne = Haut droite
picture-zone-n = Haut
picture-zone-nw = Haut gauche
picture-zone-w = Gauche

picture-zone-closed = { $zone } : fermée par la banquise dans cette partie.
picture-zone-holds = { $zone }. Bâtiments : { $buildings }. Scientifiques : { $people }.
picture-zone-pot = Le premier y prend { $pot } points : { $leaders }.
picture-zone-strength = Votre force ici : { $n }.
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
picture-pot = { $zone } : le premier y prend { $pot } points pour l’instant ({ $leaders })

picture-sun = Le soleil éclaire : { $zone }
picture-sun-away = { $n ->
    [one] { $zone } : prochaine étape du soleil
   *[other] { $zone } : le soleil y arrive dans { $n } zones
}
picture-ship = { $who ->
    [you] Votre bateau ({ $zone }, place { $place })
   *[other] Bateau de { $name } ({ $zone }, place { $place })
}
picture-icebreaker = { $who ->
    [you] Votre brise-glace ({ $zone }) : votre deuxième bateau pourra agir après le premier
   *[other] Brise-glace de { $name } ({ $zone }) : le deuxième bateau pourra agir après le premier
}
picture-wake = { $who ->
    [you] Dernier déplacement : vous ({ $start } → { $zone })
   *[other] Dernier déplacement : { $name } ({ $start } → { $zone })
}
picture-wake-new = { $who ->
    [you] Dernier coup : votre nouveau bateau ({ $zone })
   *[other] Dernier coup : nouveau bateau de { $name } ({ $zone })
}

picture-legend-red = chaque cube qui passe
picture-legend-blue = le premier cube : pour tous
picture-track-closed = { $track } : fermée à ce nombre de joueurs
picture-track-points = { $who ->
    [you] { $track } : vous menez et prenez { $n } points pour l’instant
   *[other] { $track } : { $name } mène et prend { $n } points pour l’instant
}
picture-cube = { $who ->
    [you] { $track } : votre cube sur la case { $space }, { $n } points pour l’instant
   *[other] { $track } : cube de { $name } sur la case { $space }, { $n } points pour l’instant
}
picture-icon-red = Case { $space } : { $icon } (pour chaque cube qui passe)
picture-icon-blue = { $used ->
    [true] Case { $space } : { $icon } (déjà utilisée)
   *[other] Case { $space } : { $icon } (une seule fois, pour tous)
}

picture-until-end = Avant la fin
picture-end-scientists = { $n ->
    [one] Encore { $n } scientifique entre personnel et réserve : { $people }. À zéro, la partie s’arrête.
   *[other] Encore { $n } scientifiques entre personnel et réserve : { $people }. À zéro, la partie s’arrête.
}
picture-end-cards = { $n ->
    [one] Encore { $n } carte Bâtiment en tout. À zéro, la partie s’arrête.
   *[other] Encore { $n } cartes Bâtiment en tout. À zéro, la partie s’arrête.
}
picture-end-still = Seuls des bateaux ont bougé depuis { $n } zones du soleil. À { $limit }, la partie s’arrête.
picture-pile = Cartes Chantier naval
picture-draft = Choix d’une carte
picture-pile-card = { $card } : { $n }
picture-points-now = Points actuels
picture-points-final = Points

picture-turn = { $who ->
    [you] { $n ->
        [0] Vous maintenant ({ $zone })
        [one] Vous ({ $zone }), le soleil y est dans une zone
       *[other] Vous ({ $zone }), le soleil y est dans { $n } zones
    }
   *[other] { $n ->
        [0] { $name } maintenant ({ $zone })
        [one] { $name } ({ $zone }), le soleil y est dans une zone
       *[other] { $name } ({ $zone }), le soleil y est dans { $n } zones
    }
}
picture-by-icebreaker = par brise-glace
picture-again = { $n ->
    [one] puis à vous
   *[other] à vous dans { $n } tours
}
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
picture-costs-card = Coûte votre carte : { $card }
picture-need-ok = accès assuré
picture-need-card = une carte le remplace
picture-need-no = manque
picture-need-at = { $zones }
picture-need-only = seulement { $zones }
picture-need-some = { $zones }
picture-need-or-card = { $zones }, ou carte
picture-need-nowhere = nulle part encore
picture-need-nowhere-card = nulle part, ou carte
picture-status-yes = Possible
picture-status-ready = dans { $n } zones sur { $of }
picture-status-here = ici
picture-status-no = Pas encore :
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
picture-rosette = Constructible : { $zones }. Déjà là : { $stands }.

picture-first-player = Premier joueur
picture-winner = Vainqueur
picture-now = actuels
picture-split = Zones { $zones }, pistes { $tracks }, astérisques { $stars }, défausse { $given }
picture-stat-staff = Personnel, prêt à être placé : { $n }
picture-stat-reserve = Réserve, encore à recruter : { $n }
picture-stat-vessel = Bateaux disponibles : { $n }
picture-stat-cube = Cubes disponibles : { $n }
picture-stat-star = Cartes à astérisque : { $n }
picture-stat-give = Ressources défaussées : { $n }

picture-could-research = { $n ->
    [one] Recherche : une case ({ $tracks })
   *[other] Recherche : { $n } cases ({ $tracks })
}
picture-could-recruit = { $n ->
    [0] Plus aucun scientifique à recruter
    [one] Recruter un scientifique
   *[other] Recruter { $n } scientifiques
}
picture-could-ship = Construire un bateau ({ $zone })
picture-could-build = Construire : { $building }
picture-could-build-card = Construire : { $building }, avec la carte : { $card }
picture-nth = { $n ->
    [1] 1er
    [2] 2e
   *[other] 3e
}
picture-when = { $n ->
    [one] Place { $place } ; si rien ne bouge, le bateau agit quand le soleil aura avancé d’une zone
   *[other] Place { $place } ; si rien ne bouge, le bateau agit quand le soleil aura avancé de { $n } zones
}
picture-lands = { $n ->
    [one] Une case, jusqu’à la case { $space } (valeur { $value })
   *[other] { $n } cases, jusqu’à la case { $space } (valeur { $value })
}
picture-space = case { $n }

picture-scoring-zones = Zones
picture-scoring-tracks = Pistes de recherche
picture-scoring-stars = Cartes à astérisque
picture-scoring-given = Ressources défaussées
picture-total = Total
picture-ended-ANT-END-1 = Les scientifiques ou les cartes sont épuisés.
picture-ended-ANT-END-5 = Il ne reste aucun bateau sur le plateau.
picture-ended-ANT-END-6 = Rien n’a changé pendant trois tours du soleil.
picture-wins = { $who ->
    [you] Vous gagnez.
    [several] Victoire partagée : { $people }.
   *[other] Victoire : { $people }.
}

picture-words-mine = Ce qui est à vous
picture-words-turns = Le soleil et les prochains tours
picture-words-zones = Les zones, à partir du soleil
picture-words-others = Les autres joueurs
picture-words-player = { $name } : personnel { $staff }, réserve { $reserve }, bateaux en mer { $sailing }, bateaux disponibles { $ships }, cubes disponibles { $cubes }, cartes à astérisque { $stars }, défausse { $given }.
picture-words-hand = { $name }, main : { $cards }.
picture-words-points = { $name } : { $n } points si la partie s’arrêtait (zones { $zones }, pistes { $tracks }, astérisques { $stars }, défausse { $given }).
picture-words-queue = File : { $queue }.
picture-words-icebreakers = Brise-glace : { $people }.
picture-words-card = { $deck } : { $building }. Scientifiques à placer : { $scientists }. Cases de recherche : { $steps }. Cartes restantes : { $left }.
picture-words-needs = Il faut : { $needs }.
picture-words-ready = Constructible dans { $n } zones sur { $of } : { $zones }.
picture-words-cube = { $name } sur la case { $space } ({ $n } points)
picture-words-icons = Icônes encore actives : { $icons }.
