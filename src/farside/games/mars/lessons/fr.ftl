## La première partie. Un message est une idée (huit mots au plus) ; `words` l’explique, `why` en dit la raison,
## `show` ce qui se passerait, `other` ce que veut dire un autre coup. Les [termes] ouvrent le glossaire.

first = Première partie

first-theme = Vous fondez une colonie
    .words = Sept [colons], une habitation, une centrale, un silo. Des cartes de cinq [matières premières] achètent le reste.

first-goal = Les points sont recomptés à chaque tour
    .words = Soyez à { $target } points à la fin de votre tour. Seul compte ce qui fonctionne, et cela peut s’arrêter.

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
    .second = Choisissez la carte qui revient. Avec une deuxième carte d’eau, l’habitation et la centrale peuvent être payées.
    .why = Avec une deuxième carte d’eau, les deux peuvent être bâties ce tour.
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
    .second = Vos cartes sont dépensées. Finissez la construction : les colons vont alors au travail.
    .why = Une installation sans énergie est inactive, et ce qui est inactif ne compte pas.
    .show = Vous payez les cartes et la centrale est bâtie. Puis la construction finit.
    .other = C’est bien aussi, si ce que vous bâtissez peut marcher.

first-arrange = Une installation marche avec un colon
    .words = Et avec de l’énergie. Les habitations n’ont pas besoin de colon. Laissez la table placer les gens où ils rapportent le plus.
    .second = Regardez la jauge : la nouvelle centrale marche. Ce qui est inactif le reste jusqu’à votre prochain tour. Finissez celui-ci.
    .why = Vous pouvez aussi activer et désactiver à la main ; la jauge montre ce que cela change.
    .show = Un colon va à la nouvelle centrale, et votre tour finit.
    .other = Voyez ce qui reste inactif, et ce que cela coûte. Une touche suffit pour annuler.

first-count = L’adversaire passe par les mêmes phases
    .words = Les petits dômes de la liste des joueurs montrent ce qui marche dans la colonie de { $seat1 }.

first-event = Un événement à chaque tour
    .words = Un conflit demande une installation active de son type, sinon rien. Avec elle, vous défiez un rival : le plus d’installations gagne, les colons libres départagent.

first-mines = Les points peuvent attendre un tour
    .words = Une troisième mine, c’est une carte de plus par tour, et le carbone vous manque. Une mine demande un colon et une énergie.
    .second = Une mine ne marche qu’avec un colon. Finissez la construction, puis envoyez-en un.
    .third = Laissez la table placer les gens où ils rapportent le plus. L’un d’eux va à la nouvelle mine.
    .fourth = La mine marche et donne une carte dès votre prochain tour. Finissez celui-ci.
    .why = Plus tôt elle est là, plus souvent elle paie.
    .show = Une mine de carbone est bâtie, et un colon y va.
    .other = C’est bien aussi : un point tout de suite plutôt qu’une carte par tour.

first-limit = Vos silos ne gardent pas tout
    .words = Ce qui dépasse la limite à la fin de votre tour est perdu. Bâtissez donc, ou échangez avant de bâtir.

first-tip = Énergie et colons, un pas d’avance
    .words = Un conseil : centrale, habitation, troisième et quatrième mine, puis les points. « Que puis-je construire ? » dit ce qui manque.

## Négocier.

bargaining = Négocier

bargaining-module = Un module ouvre les échanges
    .words = Avec un [module de communication] qui marche, vous échangez avec toute colonie pendant votre phase d’échange. Sans lui, seulement avec celles dont le deuxième module marche.

bargaining-need = Trop de cartes, et pas les bonnes
    .words = Vous en avez { $cards }, et vos silos en gardent { $limit }. Un silo en garderait deux de plus : voyez son prix, et ce qui vous manque.

bargaining-offer = Offrez ce que vous avez en trop
    .words = Dites ce que vous donnez et ce que vous voulez. Chacun donne au moins une carte, et seules les matières premières changent de main. Ici : une carte de silicium contre une de fer.
    .why = Vous devez avoir ce que vous offrez ; personne ne vérifie ce que l’autre possède, et une offre peut demander en vain. Une carte contre une, c’est ce que { $seat1 } accepte le plus souvent.
    .show = { $seat1 } reçoit la question : une carte de silicium contre une de fer.
    .other = C’est bien aussi : d’autres lots peuvent plaire à { $seat1 }.

bargaining-answer = Accepter, refuser, ou contre-proposer
    .words = L’autre peut aussi nommer son propre prix, que vous prenez ou laissez. Une offre acceptée engage ; refusée, elle peut être refaite, mais autrement.

bargaining-call = Ou laissez les autres offrir
    .words = Un appel interroge tout le monde à la fois, sans que l’un voie l’autre. Vous prenez une offre ou aucune : cela ne coûte que ce que vous laissez deviner.
    .why = Vous pouvez appeler deux fois par phase, et proposer six fois. Personne n’est obligé d’offrir.
    .show = { $seat1 } peut vous faire une offre. Vous choisissez ensuite.
    .other = C’est bien aussi : vous pouvez appeler tant que vous échangez.

bargaining-close = Après l’échange, la construction
    .words = On n’y revient pas pendant ce tour. Échangez donc jusqu’à pouvoir payer ce que vous voulez, puis terminez.
    .why = Les phases d’un tour se suivent une seule fois. Ce qui dépasse votre limite à la fin est perdu.
    .show = La phase d’échange est finie, et vous pouvez bâtir.
    .other = C’est bien aussi : terminez quand vous avez ce qu’il faut.

bargaining-silo = Voilà à quoi cela servait
    .words = Du carbone et le fer échangé : un silo. Avec un colon, vous gardez deux cartes de plus à la fin de chaque tour.
    .why = La limite n’est regardée qu’à la fin de votre propre tour. Un silo demande un colon et de l’énergie, comme presque toute installation.
    .show = Le silo est bâti. Il garde des cartes dès qu’un colon y travaille.
    .other = C’est bien aussi : alors dépensez ce que vous tenez, sinon c’est perdu.

bargaining-tip = Les autres peuvent aussi venir à vous
    .words = Un conseil : avec un deuxième module, vous échangez pendant les tours des autres et y ouvrez par une offre. N’aidez personne à franchir l’arrivée.

## Les conflits.

conflicts = Conflits

conflicts-event = Un conflit, et c’est à vous d’ouvrir
    .words = L’événement demande une installation active de son type. Vous en avez une : vous devez nommer un adversaire, qui ne peut refuser. Le vainqueur, quel qu’il soit, prend le butin.

conflicts-whom = Comptez ce qui marche en face
    .words = Qui a le plus d’installations actives de ce type l’emporte : vous { $strength }, { $weak } { $weak_strength }, { $strong } { $strong_strength }. À égalité, les [colons] libres : vous { $free }, { $strong } { $strong_free }.
    .why = Les bonus des cartes R&D départagent d’abord, puis les colons libres ; si tout est égal, personne ne gagne. Choisissez donc qui vous battez à coup sûr.
    .show = Vous défiez { $weak }, et les forces sont comparées aussitôt.
    .other = C’est bien aussi : ce qui marche décide, et la table l’a compté.

conflicts-spoils = Le vainqueur choisit
    .words = Vous avez gagné : vous regardez la main du perdant et prenez une carte. Prenez ce qui vous manque, ou ce dont l’autre a le plus besoin.
    .why = Le gain est écrit sur l’événement : des cartes, un contrat, une carte R&D, ou même une installation détruite. Le choix revient toujours au vainqueur.
    .show = Une carte de cette main vient dans la vôtre.
    .other = C’est bien aussi : vous savez maintenant ce qui reste en face.

conflicts-raid = Une base peut attaquer une fois par tour
    .words = Après l’événement, qui a une [base militaire] en marche peut lancer un raid contre une colonie. On compare les bases ; le vainqueur tire une carte sans la voir.
    .why = Un raid manqué vous coûte une carte, et c’est le seul du tour. Contre qui n’a pas de base, il ne peut manquer.
    .show = Votre base est comparée à la sienne, et une carte change de main.
    .other = C’est bien aussi : personne n’est obligé d’attaquer.

conflicts-best = Les suprématies restent au plus fort
    .words = D’autres événements comparent toutes les colonies. La plus forte dans un domaine garde la carte : un point et un avantage, jusqu’à ce qu’une contestation en trouve une plus forte.

conflicts-guard = Les colons libres valent quelque chose
    .words = Ils départagent, pour vous ou contre vous. Une colonie qui les emploie tous et n’a pas de base est celle que l’on choisira.

conflicts-tip = Une installation de chaque type protège
    .words = Un conseil : une base et un module en marche valent un point chacun, et font chercher un adversaire plus facile. Inactifs, ils ne comptent pas.
