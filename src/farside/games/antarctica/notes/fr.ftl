# Un mot pour chaque pièce d’Antarctica, en français : trente mots au plus pour dire à quoi sert une chose.

note-zone = Un huitième du continent. Jusqu’à trois bateaux font la queue sur sa côte ; ses bâtiments servent à qui y a un bateau. Ses scientifiques comptent à la fin.
note-zone-closed = Fermée par la banquise : à deux joueurs, aucun bateau n’y va et rien ne s’y construit.
note-sun-away = { $n ->
    [0] le soleil est ici
    [one] le soleil arrive ici ensuite
   *[other] le soleil arrive ici dans { $n } zones
}
note-building-camp = Un bateau qui arrive ici peut recruter : de la réserve vers le personnel, autant de scientifiques que votre force, bateaux et scientifiques de la zone.
note-building-shipyard = Un bateau qui arrive ici peut lancer un nouveau bateau dans la zone du soleil. Chaque autre joueur prend alors une carte Chantier naval.
note-building-resource = Il en faut pour d’autres bâtiments : une carte qui le montre est à la portée de qui a un bateau dans sa zone, où que l’on construise.
note-building-expertise = Compte un astérisque pour qui le construit. Certaines cartes avancées en demandent un : un bateau dans sa zone suffit. Un seul de chaque sorte par zone.
note-building-centre = Un bateau qui arrive ici peut faire de la recherche : sur la piste de ce centre, autant de cases que votre force dans la zone.
note-building-prestige = Personne n’en a besoin : on le construit pour ses cases, ses scientifiques et son astérisque, s’il en a un. Un seul de chaque sorte par zone.
note-ghost-camp = { note-building-camp }
note-ghost-shipyard = { note-building-shipyard }
note-ghost-resource = { note-building-resource }
note-ghost-expertise = { note-building-expertise }
note-ghost-centre = { note-building-centre }
note-ghost-prestige = { note-building-prestige }
note-ghost-ship = { note-ship }
note-ghost-scientist = { note-sci }
note-access = A un bateau ici : { $people }.
note-access-none = Aucun bateau n’attend ici : il ne sert à personne pour l’instant.
note-asked = { $n ->
    [one] Une carte visible le demande : { $cards }.
   *[other] Des cartes visibles le demandent : { $cards }.
}
note-sci = Reste dans la zone jusqu’à la fin. Qui en a le plus prend la cagnotte de la zone ; chacun augmente aussi votre force ici.
note-pot-name = Cagnotte de la zone
note-pot = Ce que le premier prendrait si l’on comptait la zone maintenant : bâtiments, tous les scientifiques, plus un. Le deuxième marque le nombre de scientifiques du premier.
note-ship-name = { $who ->
    [you] Votre bateau
   *[other] Bateau de { $name }
}
note-place = { $zone }, place { $n } de la file
note-ship = Attend le soleil. À son arrivée, le premier bateau part agir dans une autre zone. Tant qu’il attend, il ouvre à son propriétaire les bâtiments de sa zone.
note-acts = { $n ->
    [0] Agit maintenant.
    [one] Agit quand le soleil passe à la zone suivante, si rien ne change.
   *[other] Agit dans { $n } zones du soleil, si rien ne change.
}
note-acts-later = D’autres sont devant lui : il n’agit pas pendant ce tour de soleil.
note-opens = Donne accès à : { $buildings }.
note-ice = Fait agir aussi, après le premier, le bateau de son propriétaire en deuxième place quand le soleil vient ici. Puis la carte s’en va.
note-lay = { note-ice }
note-sun-name = Le soleil
note-sun = Va de zone en zone, dans le sens inverse des aiguilles d’une montre, sans s’arrêter où il n’y a pas de bateau. Là où il s’arrête, le premier bateau joue.
note-sunspace-name = Case du soleil
note-sunspace = Le nombre dit combien de zones le soleil doit encore parcourir. Il passe les zones sans bateau.
note-first-here = { $who ->
    [you] Votre bateau est premier de la file.
   *[other] Un bateau de { $name } est premier de la file.
}
note-nobody-here = Aucun bateau n’attend ici : le soleil passerait.
note-coming = La bande montre qui agit où, dans l’ordre, tant qu’aucun bateau ne bouge. Chaque coup peut la changer.
note-track = Chaque joueur peut y avoir un cube. À la fin, le premier prend la valeur de tous, chaque autre celle du cube devant lui. Les icônes agissent au passage.
note-cube-name = { $who ->
    [you] Votre cube
   *[other] Cube de { $name }
}
note-cube = Avance sans jamais reculer, en sautant les cases prises. À la fin, le premier prend la valeur de tous les cubes, chaque autre celle du cube devant lui.
note-advance = Choisissez cette piste et votre cube ira là. Les icônes en chemin s’appliquent dans l’ordre de la piste.
note-icon-place = { $colour ->
    [blue] icône bleue
   *[red] icône rouge
}, { $track }, case { $space }
note-icon-recruit_1 = Le joueur dont le cube s’y arrête ou passe prend un scientifique de sa réserve dans son personnel.
note-icon-new_ship = Le joueur dont le cube s’y arrête ou passe met un bateau au bout de la file du soleil ; les autres prennent alors une carte Chantier naval.
note-icon-expertise_card = Le joueur dont le cube s’y arrête ou passe prend une carte « Ressource expertise » : elle remplace un laboratoire ou une usine pour une construction.
note-icon-simple_card = Le joueur dont le cube s’y arrête ou passe prend une carte « Ressource simple », sauf s’il en tient une.
note-icon-move_ship = Le premier cube qui s’y arrête ou passe permet à chacun de déplacer un bateau vers une zone libre. Sans action. Puis elle est épuisée.
note-icon-shipyard_draft = Le premier cube qui s’y arrête ou passe donne à chacun une carte Chantier naval, parmi autant de cartes que de joueurs. Puis elle est épuisée.
note-icon-advance_3 = Le premier cube qui s’y arrête ou passe fait avancer chacun de trois cases, sur des pistes différentes. Puis elle est épuisée.
note-icon-used = Épuisée : c’est une case ordinaire.
note-icon-blue = Encore active : aucun cube n’est passé.
note-icon-red = Agit une fois pour chaque cube.
note-steps = { $n ->
    [one] à une case
   *[other] à { $n } cases
}
note-past = déjà passé
note-deck = Pour la construire : des bateaux auprès de tous les bâtiments montrés, et ses scientifiques dans votre personnel. Ils vont dans la zone ; la recherche avance ensuite.
note-card-icebreaker = Posez-la dans une zone où votre bateau est deuxième : quand le soleil vient, ce bateau agit aussi.
note-card-place_scientist = Met un scientifique de votre personnel dans la zone que votre bateau a atteinte.
note-card-plus_two = Deux scientifiques passent de votre réserve à votre personnel.
note-card-fast_research = Trois cases sur une piste de recherche de votre choix, icônes comprises.
note-card-simple = Remplace une grue, un puits, un derrick ou une éolienne que demande une carte Bâtiment. Dépensée, elle reste de côté et peut revenir.
note-card-expertise = Remplace un laboratoire ou une usine que demande une carte Bâtiment. Dépensée, elle disparaît.
note-held = En main chez : { $people }.
note-piles = Une carte Chantier naval arrive quand un autre joueur lance un bateau, ou par une icône bleue. Une carte peut être jouée à chaque étape du soleil.
note-player = Ce que ce joueur possède, tient en main et marquerait. Les mains sont visibles.
note-stat-staff-name = Personnel
note-stat-staff = Scientifiques prêts à être placés. Chaque construction en prend un ou deux. Plus aucun scientifique dans votre personnel ni dans votre réserve : la partie finit.
note-stat-reserve-name = Réserve
note-stat-reserve = Scientifiques encore chez eux. Campements, icônes rouges, cartes et pièces défaussées les amènent dans votre personnel.
note-stat-vessel-name = Bateaux disponibles
note-stat-vessel = Bateaux pas encore en jeu. Un chantier ou une icône les lance ; défaussés, ils apportent un scientifique et des points à la fin.
note-stat-cube-name = Cubes disponibles
note-stat-cube = Il en faut un pour entrer sur une piste. Défaussé, il apporte un scientifique et des points à la fin.
note-stat-star-name = Cartes à astérisque
note-stat-star = Cartes construites avec un astérisque : usine, laboratoire, siège social, antenne. Qui en a le plus prend la cagnotte à la fin.
note-stat-give-name = Pièces défaussées
note-stat-give = Une fois par tour, un bateau ou un cube peut être défaussé contre un scientifique de la réserve. Ce qui est défaussé compte à la fin.
note-until-end = La partie finit après le tour où un joueur n’a plus de scientifique dans son personnel ni dans sa réserve, ou quand toutes les cartes sont construites. Puis on compte.
note-strength = Vos bateaux et vos scientifiques d’une zone, ensemble. Un campement en recrute autant, un centre de recherche avance d’autant de cases.

term-ship = bateau; bateaux
term-scientist = scientifique; scientifiques
term-zone = zone; zones
term-track = piste de recherche; pistes de recherche; piste
term-staff = personnel
term-reserve = réserve
term-strength = force
