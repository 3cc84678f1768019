## Comment jouer à Mars. Les *mots* sont en gras, les [mots] un badge, une clause mène aux règles.

lede = Élevez une colonie à côté de celles de vos rivaux : extrayez, bâtissez, négociez, et gardez chaque dôme actif jusqu’à la fin de votre tour.
age = dès 10 ans

you-1 = Vous fondez une colonie. Vous commencez avec { $colonists } colons, une habitation, une centrale, un silo et { $mines } mines. Des cartes de cinq matières premières achètent tout le reste :

goal-1 = Être le premier à atteindre le but *à la fin de son propre tour* : { $target1 }, { $target2 } ou { $target3 } points. MARS-SETUP-11
goal-2 = *Les points sont un état, pas une somme.* On les recompte à la fin de chaque tour : ce qui est actif compte, le reste ne compte pas. On peut en reperdre. MARS-END-5

turn-1 = Sept phases, toujours dans cet ordre. Vous décidez dans les foncées. On ne revient pas en arrière. MARS-TURN-1
phase-event = Événement
    .words = piochez-en un, il a lieu
phase-rnd = R&D
    .words = seulement avec un centre
phase-resupply = Ravitaillement
    .words = piochez une carte
phase-mines = Mines
    .words = une carte chacune
phase-trade = Échanges
    .words = avec la Terre et les autres
phase-build = Construction
    .words = tout ce que vous pouvez payer
phase-end = Fin
    .words = placez vos colons

frame-mines = Les mines donnent des cartes
    .words = Chaque mine avec un colon donne une carte de sa matière, à votre tour seulement. MARS-PROD-1
frame-trade = Échangez ce qui manque
    .words = { $earth } cartes pareilles à la Terre contre une au choix. Avec un spatioport, { $port }. MARS-EARTH-1
frame-build = Bâtissez
    .words = Payez les cartes dessinées sur la place. À partir d’ici, plus d’échange. MARS-TURN-3
frame-staff = Placez les colons
    .words = Un par installation qui doit marcher, tant qu’il y a de l’énergie. Au-delà de la limite, des cartes sont perdues. MARS-ACT-1

figure-whole-pin-1 = actif : l’étoile est un point
figure-whole-pin-2 = un colon au travail
figure-whole-pin-3 = cerné de lumière : vous pouvez le payer maintenant

score = Ce que cela coûte, ce que cela vaut
score-1 = Une étoile est un point tant que cela marche. Tout, sauf les habitations, demande un colon. Tout, sauf les centrales, demande une énergie. MARS-BUILD-5 [prix des silos et des bases : notre reconstitution]
star = points
mine = Mine
gives-housing = { $brings } colons
gives-mine = 1 carte par tour
gives-power_plant = +{ $energy } énergie
gives-silo = { $more } cartes de plus en main
gives-communication = échanger avec les autres
gives-military = des raids
gives-rnd = des cartes de recherche
gives-spaceport = Terre à { $port } contre 1
score-then-1 = Un point aussi pour chaque carte de *suprématie* que vous tenez, pour *Magna Scientia* (le plus de points de science) et pour { $discoveries } découvertes de R&D 2. MARS-SUP-4

end = Quand la partie finit
end-1 = Aussitôt qu’un joueur finit son propre tour au but ou au-dessus. Un point gagné pendant le tour d’un autre doit tenir jusqu’à la fin du vôtre. MARS-WIN-1
end-2 = Si personne n’y arrive, la partie s’arrête après la manche { $rounds } et compte telle qu’elle est. MARS-WIN-4

miss-item-1 = Une habitation se remplit dès qu’il reste une énergie.
    .words = Ses { $brings } colons travaillent dès ce tour. MARS-HOUS-3
miss-item-2 = Centrales et mines ne valent rien et décident de tout.
    .words = Sans énergie, pas de points ; sans mines, pas de cartes. MARS-END-6
miss-item-3 = Échangez d’abord.
    .words = Dès la première construction, le marché est fermé. MARS-TURN-3
miss-item-4 = Votre silo garde { $holds } cartes à la fin de votre tour.
    .words = Le reste s’en va. Dépensez-le. MARS-SILO-1
miss-item-5 = Le niveau 2 ne marche qu’avec le niveau 1.
    .words = Retirez d’abord le colon du haut. MARS-ACT-3

first-item-1 = Choisissez deux mines différentes.
    .words = Le silicium est dans la plupart des prix.
first-item-2 = D’abord la centrale 1 et l’habitation 1,
    .words = puis les mines trois et quatre.
first-item-3 = Gardez un colon libre :
    .words = il départage les conflits. MARS-CONF-6
first-then-1 = Dans la partie guidée, vous bâtissez une habitation et une centrale dès votre premier tour, et vous êtes à 1 point sur { $target1 }.
