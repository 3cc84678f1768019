## La première partie. Un message est une idée (huit mots au plus) ; `words` l’explique, `why` en dit la raison,
## `show` ce qui se passerait, `other` ce que veut dire un autre coup. Les [termes] ouvrent le glossaire.

first = Première partie

first-theme = Vous fondez une colonie
    .words = Sept [colons], une habitation, une centrale, un silo. Des cartes de cinq [matières premières] achètent le reste.

first-goal = Les points sont recomptés à chaque tour
    .words = Soyez à { $target } points à la fin de votre tour. Seul compte ce qui fonctionne, et cela peut s’éteindre.

first-mine = Une mine rapporte une carte par tour
    .words = Une carte de sa matière. Le silicium est dans presque tous les prix : c’est une bonne première mine.
    .why = Habitations, centrales et modules demandent tous du silicium.
    .show = Une mine de silicium est dans votre colonie, avec un colon dedans.
    .other = C’est bien aussi : voyez plus bas ce qu’elle paie.

first-mine-2 = Et maintenant une deuxième mine
    .words = Deux mines différentes vous laissent le choix. L’oxygène sert aux habitations, aux modules et à la recherche.
    .why = Trois cartes de même sorte s’échangent avec la Terre, mais c’est cher.
    .show = Une mine d’oxygène est à côté de la première.
    .other = C’est bien aussi. De la même matière, la Terre en prend trois pour une.

first-phases = Échanger, bâtir, placer les colons
    .words = L’événement, le ravitaillement et les mines se font seuls. On ne revient jamais d’une phase à la précédente.

first-earth = Trois pareilles en achètent une à la Terre
    .words = Une carte de votre choix. Une habitation et une centrale demandent de l’eau, et vous en avez une.
    .why = Avec une deuxième eau, les deux peuvent être bâties ce tour.
    .show = Trois cartes de silicium vont à la Terre, une carte d’eau en revient.
    .other = C’est bien aussi : voyez ce qui peut être payé maintenant.

first-close = Cela suffit
    .words = Pour échanger avec { $seat1 }, il faut un module de communication. Après cette phase, plus d’échange avant votre prochain tour.
    .why = Chaque échange avec la Terre coûte deux cartes.
    .show = Les échanges finissent, et vous pouvez bâtir.
    .other = Attention : chaque échange coûte des cartes. « Annuler » le reprend.

first-house = Une habitation : un point, trois colons
    .words = Elle amène trois colons, s’il y a de l’énergie pour elle. La jauge dit combien est utilisé.
    .why = Ce sont les colons qui font marcher tout le reste.
    .show = Vous payez les cartes et l’habitation est bâtie.
    .other = C’est bien aussi : le plan, plus bas, dit ce qu’il lui faut.

first-plant = L’énergie, un pas d’avance
    .words = Sans elle, rien de plus ne marcherait. Une centrale donne de l’énergie ; il lui faut un colon, mais pas d’énergie.
    .why = Un bâtiment sans énergie est éteint, et ce qui est éteint ne compte pas.
    .show = Vous payez les cartes et la centrale est bâtie. Puis la construction finit.
    .other = C’est bien aussi, si ce que vous bâtissez peut marcher.

first-arrange = Un bâtiment marche avec un colon
    .words = Et avec de l’énergie. Les habitations n’ont pas besoin de colon. Laissez la table placer les gens où ils rapportent le plus.
    .why = Vous pouvez aussi allumer et éteindre à la main ; la jauge montre ce que cela change.
    .show = Un colon va à la nouvelle centrale, et votre tour finit.
    .other = Voyez ce qui reste éteint, et ce que cela coûte. Une touche suffit pour annuler.

first-count = L’adversaire passe par les mêmes phases
    .words = Les petits dômes de la liste des joueurs montrent ce qui marche dans la colonie de { $seat1 }.

first-event = Un événement à chaque tour
    .words = Un conflit demande un bâtiment de sa sorte qui marche, sinon rien. Avec lui, vous défiez un rival : le plus de bâtiments gagne, les colons libres départagent.

first-mines = Les points peuvent attendre un tour
    .words = Une troisième mine, c’est une carte de plus par tour, et le carbone vous manque. Une mine demande un colon et une énergie.
    .why = Plus tôt elle est là, plus souvent elle paie.
    .show = Une mine de carbone est bâtie, et un colon y va.
    .other = C’est bien aussi : un point tout de suite plutôt qu’une carte par tour.

first-limit = Vos silos ne gardent pas tout
    .words = Ce qui dépasse la limite à la fin de votre tour est perdu. Bâtissez donc, ou échangez avant de bâtir.

first-tip = Énergie et colons, un pas d’avance
    .words = Un conseil : centrale, habitation, troisième et quatrième mine, puis les points. « Que puis-je bâtir ? », plus bas, dit ce qui manque.
