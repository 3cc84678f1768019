## Comment jouer à Magnastorm. Les *mots* sont en gras, les [mots] un badge, une clause mène aux règles.

lede = Contournez la tempête, semez vos laboratoires avant son retour et ralliez les commandants à votre cause.
age = dès 12 ans

you-1 = Vous dirigez une fédération de recherche sur une planète moitié calme, moitié tempête. Votre *Scout Runner* va de case en case et laisse des *laboratoires* derrière lui : ils font avancer vos recherches. Votre *équipage* vous vaut la faveur des commandants.
you-2 = *La tempête tourne d’un secteur à chaque manche.* Ce qui est calme aujourd’hui sera perdu demain : roulez devant elle. MAG-ADM-9

goal-1 = Avoir le plus de *réputation* à la fin. À deux joueurs, qui atteint *{ $goal2 }* déclenche la fin ({ $goal3 } à trois, { $goal4 } à quatre). MAG-END-1
goal-2 = Rien d’autre ne compte : cubes, laboratoires et niveaux ne valent rien. MAG-END-5

turn-1 = On joue à tour de rôle jusqu’à ce que le tableau supérieur soit vide. À votre tour : exactement *une* chose sur deux. On ne peut pas passer. MAG-TURN-1

lane-take = Ou bien : prendre un commandant
    .words = réputation immédiate, capacité tant que vous gardez la carte
frame-column = Regardez la colonne
    .words = Un cube par membre d’équipage au-dessous, de sa couleur : jaune pour un neutre, la vôtre pour les vôtres. MAG-CMD-2
frame-pay = Payez, videz la colonne
    .words = L’équipage descend sur des cases libres de votre choix. Il les bloque et fait les prix suivants. MAG-CMD-4
frame-gain = Gagnez { $gain } points de réputation
    .words = La carte est à vous jusqu’à ce qu’un autre la paie : vous perdez { $loss } point et la capacité. MAG-CMD-6

lane-place = Ou bien : placer un membre d’équipage
    .before = ou
    .words = neutre ou à vous, vers une case libre du bas
frame-space = Choisissez une case
    .words = Sa ligne dit le prix du déplacement (A) et ce qu’on peut prendre à la place (B). Certaines ont un bonus. MAG-ACT-3
frame-drive = Déplacez le Scout Runner
    .words = Payez la ligne, avancez d’un pas, jamais dans la tempête. MAG-MOVE-2
frame-lab = Posez un laboratoire
    .words = Sur une case libre. Les deux premiers sont gratuits. Montez d’un niveau sur la piste de cette couleur. MAG-LAB-5
frame-cubes = Ou prenez les cubes
    .words = Pas de déplacement, rien à payer : on épargne pour un commandant. MAG-GAIN-1

turn-then-1 = *Ensuite, si possible :* accomplissez un objectif : reprenez les laboratoires ou baissez les marqueurs qu’il demande. MAG-OBJ-1

tile-objective = Objectif
    .value = +{ $first }
    .words = pour le premier qui l’accomplit, { $second } pour le deuxième. Certains durcissent avec les manches. MAG-OBJ-8
tile-commander = Commandant
    .value = +{ $gain }
    .words = pour une prise. −{ $loss } pour une perte. MAG-CMD-5
tile-station = Station
    .value = +{ $station }
    .words = bâtie en passant dans un autre secteur calme. MAG-TELE-1
tile-knowledge = Meilleur savoir
    .value = +{ $gain }
    .words = seul en tête d’une piste à la fin d’une manche. MAG-ADM-3
tile-majority = Majorité
    .value = +1
    .words = le plus de laboratoires dans un secteur calme en fin de manche. Rien à égalité. MAG-ADM-2

end-1 = La manche finit dès que le tableau supérieur est vide, même au milieu d’un tour de table. MAG-ROUND-2
end-step-1 = Revenus des secteurs calmes
end-step-2 = +1 par majorité
end-step-3 = Les pistes donnent leurs commandants
end-step-4 = Qui tient le jeton commence
end-step-5 = Le tableau inférieur monte
end-step-6 = La tempête tourne d’un secteur
end-then-1 = *La partie finit* après la manche { $rounds }, ou au but atteint : ceux qui restent à jouer dans ce tour de table ont un dernier tour. MAG-END-2

miss-item-1 = Là où vous placez l’équipage se font les prix suivants.
    .words = Le tableau inférieur monte ainsi. MAG-ADM-8
miss-item-2 = Trois cubes quelconques en valent un au choix.
    .words = À tout moment de votre tour. MAG-XCH-1
miss-item-3 = Certains objectifs coûtent moins en manche 1.
    .words = { $insight } : deux marqueurs maintenant, trois plus tard. MAG-OBJ-10
miss-item-4 = Une égalité sur une piste n’aide personne.
    .words = Qui tenait le commandant le rend. MAG-ADM-6
miss-item-5 = Un laboratoire repris redevient bon marché.
    .words = Seul compte le nombre de ceux qui sont sur la planète. MAG-LAB-3

first-item-1 = Déplacez-vous par la ligne 1 tant qu’elle est libre :
    .words = elle ne coûte rien.
first-item-2 = Menez deux marqueurs au niveau 2 dès la manche 1 :
    .words = si { $insight } est en jeu, il vaut { $first }.
first-item-3 = Changez de secteur calme là où une station se bâtit :
    .words = la première coûte un cube et rapporte { $station } points.
first-then-1 = Dans les règles, [notre reconstitution] marque les nombres imprimés que nous n’avons pas pu lire.
