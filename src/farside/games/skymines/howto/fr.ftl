## Comment jouer à Skymines. Les *mots* sont en gras, les [mots] un badge, une clause mène aux règles.

lede = Entrez dans quatre compagnies, poussez leurs succursales sur la Lune et possédez celles qui paient.

you-1 = Quelqu’un qui place son argent. Quatre compagnies exploitent la Lune, et aucune n’est à vous. Vous prenez des *parts*, faites grandir des compagnies et quittez celles qui ne paient pas.
you-2 = *Tous poussent les mêmes quatre compagnies.* Ce que vous bâtissez, d’autres peuvent le posséder aussi. SKY-EXP-3

goal-1 = Après { $rounds } manches comptent vos crypcoins et, pour chaque compagnie, *vos parts fois la valeur d’une part*. La piste de stockage et la piste de recherche s’y ajoutent. SKY-END-3
goal-2 = Une part vaut autant de crypcoins qu’on en voit dans la station. Les succursales les cachent jusqu’à leur départ pour la Lune. SKY-STA-2

turn-1 = À chaque manche, tous planifient des cartes en secret. Puis on joue à tour de rôle, *une action chacun*, jusqu’à ce que tous aient passé. SKY-TURN-2

lane-act = Planifier, puis agir
    .words = ce que vos cartes permettent, dans l’ordre de votre choix
frame-plan = Planifiez
    .words = Une carte face cachée par emplacement ouvert, { $slots } au début. Toutes sont retournées ensemble. SKY-PLAN-1
frame-resource = Ressources
    .words = Des cartes d’une sorte achètent une carte de l’étalage et, avec le reste, des cases sur les pistes. SKY-RES-3
frame-energy = Énergie
    .words = Toute à une seule compagnie. Elle entre dans des secteurs, et chacun vous paie. SKY-EXP-14
frame-research = Recherche
    .words = Un Chercheur fait avancer votre pion sur les jetons dont vos cartes face visible remplissent les conditions. SKY-UPL-4

lane-else = Ou bien
    .before = ou
    .words = de l’hélium, un bonus, ou la fin de votre manche
frame-field = Hélium
    .words = Un Ingénieur remplit le stockage et apporte des crypcoins. SKY-FLD-1
frame-bonus = Pion bonus
    .words = Montrez le plus d’une sorte, ou payez, et prenez ce que la case offre. SKY-BON-1
frame-pass = Passer
    .words = Reprenez une pile de défausse, puis posez chaque carte jouée sur une pile différente. SKY-PASS-3

turn-then-1 = Ce qui est imprimé sur chaque carte, jeton et secteur est [notre reconstitution].

tile-coins = Crypcoins
    .value = +1
    .words = pour chacun que vous avez. SKY-END-3
tile-shares = Parts
    .value = ×
    .words = de chaque compagnie, fois la valeur d’une part. Pistes et cartes en donnent. SKY-END-4
tile-tank = Piste de stockage
    .value = ≤ { $tank }
    .words = la dernière valeur passée par votre pion. SKY-TANK-4
tile-lab = Piste de recherche
    .value = ≤ { $lab }
    .words = la dernière valeur passée, et les jetons spéciaux transmis. SKY-RTR-3

end-1 = La manche finit quand le dernier joueur a passé. SKY-TURN-6
end-step-1 = Un jeton spécial est retourné
end-step-2 = Les pions bonus rentrent
end-step-3 = Les cartes de droite sont détruites
end-step-4 = Les autres glissent, de nouvelles viennent
end-then-1 = *La partie finit* après la manche { $rounds }. Qui a le plus de points l’emporte ; les ex æquo se partagent la victoire. SKY-END-5

miss-item-1 = Ce que vous jouez ne se joue pas à la manche suivante.
    .words = Cela se repose au moins jusque-là. SKY-PASS-5
miss-item-2 = Les piles de défausse reviennent entières.
    .words = Réunissez ce que vous voulez ensemble. SKY-PASS-2
miss-item-3 = L’énergie qui reste est perdue.
    .words = Comptez les frontières : simple 1, double { $double }, un rival 1 de plus. SKY-EXP-5
miss-item-4 = Les jetons regardent les cartes sans les dépenser.
    .words = Faites la recherche avant d’utiliser ce qu’ils demandent. SKY-UPL-4
miss-item-5 = Les rivaux rencontrés rentrent chez eux.
    .words = Ils y recouvrent des crypcoins : leur part baisse. SKY-STA-4

first-item-1 = Planifiez une ressource, de l’énergie et un Chercheur :
    .words = vous verrez ainsi chaque sorte d’action.
first-item-2 = Poussez là où les autres poussent :
    .words = deux parts à cinq battent six parts à un.
first-item-3 = Ouvrez les emplacements extérieurs,
    .words = l’un par le stockage, l’autre par la recherche : une carte de plus, une action de plus. SKY-PLAN-2
