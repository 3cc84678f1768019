## Comment jouer à Pebble. Les *mots* sont en gras, les [mots] un badge, une clause mène aux règles.

lede = Peuplez une rivière avec une poignée de galets et quelques oiseaux : un petit jeu à nous, où s’apprend chaque table de Farside.

you-1 = Un colon au bord d’une rivière de { $sites } sites, de la source à la mer. Vous avez { $pebbles } galets pour payer et { $hand } *oiseaux* en main, que personne d’autre ne voit. PEB-SET-3

goal-1 = Avoir le plus de points à la fin. Chacun de vos sites compte ses points, et *deux sites voisins* qui sont tous deux à vous en comptent { $neighbours } de plus. PEB-END-2

turn-1 = Une manche a deux moitiés : tous choisissent un oiseau en même temps, puis chacun joue un tour.

lane-round = Une manche
frame-plan = Choisissez un oiseau
    .words = Chacun en pose un face cachée. Tous sont retournés ensemble. PEB-PLAN-1
frame-catch = Prenez des galets
    .words = De zéro à { $catch } : les petits rangs en apportent le moins. PEB-PLAN-4
frame-order = Les petits rangs d’abord
    .words = Le rang le plus bas joue avant les autres. PEB-PLAN-5
frame-settle = Occupez un site, ou passez
    .words = Payez son prix et il est à vous jusqu’à la fin. Passer apporte { $pass } galets. PEB-TURN-1

tile-site = Site
    .value = { $least } à { $most }
    .words = chacun compte les points de son panneau. PEB-END-2
tile-pair = Voisins
    .value = +{ $neighbours }
    .words = pour chaque paire de sites voisins à vous. PEB-END-2

end-1 = À la fin d’une manche, les oiseaux joués quittent la partie et chacun en pioche un nouveau. Le voisin de gauche devient premier joueur. PEB-ROUND-2
end-2 = *La partie finit* après { $rounds2 } manches à deux joueurs, { $rounds3 } à trois ou quatre, ou avec la manche où le dernier site est occupé. À égalité, le plus de galets gagne. PEB-END-1

miss-item-1 = Occuper un site fait un cadeau à un autre.
    .words = Un autre joueur prend un galet ; seule la rive en dispense. PEB-SETTLE-5
miss-item-2 = Certains oiseaux rendent un site moins cher.
    .words = La remise est ôtée avant de payer. PEB-SETTLE-3
miss-item-3 = Un site n’a qu’un propriétaire, pour toujours.
    .words = Ce que vous laissez aujourd’hui sera peut-être pris demain. PEB-SETTLE-2
miss-item-4 = Passer est aussi un coup.
    .words = { $pass } galets maintenant paieront peut-être le meilleur site. PEB-TURN-2
miss-item-5 = La rivière peut se vider.
    .words = Il y a { $all } galets en tout ; qui vient tard prend ce qui reste. PEB-COMP-3

first-item-1 = Commencez par un grand rang :
    .words = d’abord des galets, ensuite des sites.
first-item-2 = Prenez un site au milieu de la rivière,
    .words = puis un autre à côté.
first-item-3 = Gardez un petit rang pour un site que d’autres veulent :
    .words = il vous laisse choisir en premier.
