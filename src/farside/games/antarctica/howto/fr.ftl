## Comment jouer à Antarctica. Les *mots* sont en gras, les [mots] un badge, une clause mène aux règles.

lede = Naviguez avec le soleil, bâtissez sur la glace et menez dans chaque zone qui compte.

you-1 = Vous dirigez une expédition. Vos *bateaux* font la queue autour du continent. Vos *scientifiques* bâtissent des stations et y restent. Vous commencez avec { $staff } scientifiques dans votre personnel ; les autres attendent en réserve d’être recrutés.
you-2 = *Les bâtiments ne sont à personne.* Ce qui se dresse sur la glace sert à tous. ANT-ACT-2

goal-1 = Avoir le plus de points. *Rien n’est compté avant la fin* : alors chaque zone, chaque piste de recherche, les cartes à astérisque et les pièces défaussées comptent une fois. ANT-SCO-1
goal-2 = Les scientifiques sont à la fois votre monnaie et vos voix : ceux qui bâtissent restent dans leur zone et y comptent pour vous. ANT-BLD-8

turn-1 = Le soleil va de zone en zone. Là où il arrive, *le premier bateau de la file* joue : il part, puis fait au plus une chose là où il accoste. ANT-TURN-1

lane-build = Partir et bâtir
    .words = le cas courant : une carte parmi les trois visibles
frame-sail = Quittez le soleil
    .words = Le bateau doit gagner une autre zone où attendent moins de { $queue } bateaux. La distance ne compte pas. ANT-MOVE-1
frame-card = Lisez une carte
    .words = Un de vos bateaux doit être à chaque bâtiment qu’elle demande. N’importe lequel. ANT-BLD-2
frame-place = Posez
    .words = Bâtiment et scientifique vont là où vous avez accosté. Jamais deux pareils dans une zone. ANT-BLD-6
frame-track = La recherche avance
    .words = Un cube avance. Les icônes rouges servent à qui passe, les bleues à tous, une fois. ANT-BLD-7

lane-use = Ou bien : se servir de ce qui est là
    .before = ou
    .words = votre force y est le nombre de vos bateaux et de vos scientifiques ANT-ACT-4
frame-camp = Campement
    .words = Recrutez autant de scientifiques que votre force. ANT-REC-1
frame-centre = Centre de recherche
    .words = Avancez d’autant de cases sur une piste qui le montre. ANT-RES-1
frame-yard = Chantier naval
    .words = Lancez un bateau dans la zone du soleil. Tous les autres prennent une carte. ANT-SHIP-3

turn-then-1 = *En plus :* une carte par étape du soleil, et un bateau ou un cube défaussé contre un scientifique à chaque tour. ANT-TURN-2
turn-then-2 = Ce que demande chaque carte et la place des icônes sur les pistes sont [notre reconstitution].

score-1 = Le premier prend la cagnotte ; chacun des autres reçoit le nombre du joueur juste devant lui. Les ex æquo sont payés en entier. ANT-SCO-3
tile-zones = Chaque zone
    .words = le plus de scientifiques. Cagnotte : ses bâtiments, tous les scientifiques présents, et un. ANT-SCO-4
tile-tracks = Chaque piste
    .words = le cube le plus avancé. Cagnotte : les valeurs de tous ses cubes. ANT-SCO-6
tile-stars = Cartes à astérisque
    .words = le plus de cartes bâties. Cagnotte : celles de tous les joueurs. ANT-SCO-7
tile-given = Pièces défaussées
    .words = le plus de bateaux et de cubes défaussés. Cagnotte : tous ceux-là. ANT-SCO-8

end = Quand la partie finit
end-1 = Il n’y a pas de manches : le soleil tourne. *La partie finit* après le tour où quelqu’un n’a plus de scientifique, ni dans son personnel ni en réserve, ou quand les trois piles sont bâties. ANT-END-1
end-2 = Personne n’a de dernier tour pour se rattraper. ANT-END-4

miss-item-1 = La place de vos bateaux décide quand vous jouez.
    .words = Troisième d’une file : le soleil doit venir trois fois. ANT-SUN-4
miss-item-2 = La deuxième place paie selon la première.
    .words = Un scientifique dans la foule est rarement perdu. ANT-SCO-3
miss-item-3 = Un nouveau bateau va dans la zone du soleil.
    .words = Il n’agit pas pendant cette étape. ANT-SHIP-2
miss-item-4 = Les bateaux sont des tours.
    .words = Défausser le dernier est permis, et vous laisse sans tour. ANT-DISC-7
miss-item-5 = Les cases occupées d’une piste se sautent.
    .words = Seules les cases vides comptent comme pas. ANT-TRK-3

first-item-1 = Bâtissez dès vos premiers tours :
    .words = chaque bâtiment, c’est un scientifique sur la glace et une case de recherche.
first-item-2 = Recrutez avant que le personnel soit épuisé,
    .words = dans un campement où vous avez au moins deux pièces.
first-item-3 = Mettez un scientifique là où les autres s’assemblent :
    .words = il rapporte selon leur nombre.
