## La première partie. Un message est une idée (huit mots au plus) ; `words` l’explique, `why` en dit la raison,
## `show` ce qui se passerait, `other` ce que veut dire un autre coup. Les [termes] ouvrent le glossaire.

first = Première partie

first-theme = L’Antarctique, et vous arrivez tôt
    .words = Les [bateaux] amènent des [scientifiques], et ceux-ci bâtissent des stations. Les bateaux orange sont à vous, les bleus à { $seat1 }.

first-goal = Rien n’est compté avant la fin
    .words = Alors chaque [zone], chaque [piste de recherche], les cartes à étoile et les pièces défaussées comptent une fois. Le plus de points l’emporte.
    .why = Une avance ne veut donc rien dire avant la fin, et une petite part en bien des endroits vaut plus qu’il n’y paraît.

first-sail = Le soleil réveille un bateau à la fois
    .words = Le premier bateau de la [zone] du soleil doit partir vers une zone où il reste de la place, et il agit là où il arrive.
    .why = Un bateau se met au bout de la file : plus le soleil tarde à y passer, plus vous attendez votre prochain tour avec lui.
    .show = Votre bateau va en haut à gauche et prend place dans la file. Puis vous y choisissez une action.
    .other = Toute zone convient : la leçon continue là où vous êtes.

first-build = Bâtir : vos bateaux ouvrent la voie
    .words = Un bâtiment demande ce que montre sa carte, et vos bateaux s’y trouvent. Bâtir coûte un [scientifique], qui reste dans la [zone] et compte pour vous à la fin.
    .why = Un chantier naval donnera votre prochain bateau, et chaque bateau est à peu près un tour de plus par révolution. Un scientifique suffit pour mener ici.
    .show = Le bâtiment va dans la zone de votre bateau, avec un scientifique. La carte est à vous. Puis vous avancez d’une case.
    .other = C’est bien aussi. La prochaine carte que vous pourrez bâtir fera l’affaire.

first-track = Bâtir fait aussi avancer la recherche
    .words = Les icônes rouges servent à chaque cube qui passe, les bleues une fois, pour tout le monde. La piste terrestre recrute à la case 3.
    .why = Un cube vaut le nombre de sa case, et le premier d’une piste prend en plus une cagnotte.
    .show = Votre cube entre sur la piste terrestre, à la première case libre.
    .other = C’est bien aussi : regardez la prochaine icône devant votre cube.

first-end = Une action par tour
    .words = Vous pouvez encore jouer une carte et défausser une pièce contre un scientifique. Les bateaux sont des tours : gardez-les. Terminez votre tour.
    .why = Un bateau défaussé rapporte un peu à la fin, et ne se réveille plus jamais.
    .show = Le soleil va à la prochaine zone qui a un bateau.
    .other = Une pièce défaussée compte à la fin, et vous a apporté un scientifique.

first-queue = À qui le tour ?
    .words = La bande du haut montre qui agit ensuite si rien ne bouge. Les bateaux font la queue : seul le premier d’une zone agit quand le soleil arrive.

first-pick = Les bâtiments ne sont à personne
    .words = { $seat1 } s’est servi d’un chantier naval. Qui lance un bateau donne une carte à tous les autres. Deux scientifiques de plus sont un choix sûr.
    .why = Les scientifiques sont votre monnaie : sans eux, rien ne se bâtit. La carte attend dans votre main.
    .show = Vous prenez la carte « +2 scientifiques » en main.
    .other = C’est bien aussi : elle reste en main jusqu’à ce que vous en ayez besoin.

first-where = Lisez la carte avant de partir
    .words = Cette carte double ne peut être bâtie qu’à un endroit : { $double_place }. Vos autres bateaux couvrent le reste.
    .why = Un bateau près de chacun des deux bâtiments suffit, ou un seul près des deux.
    .show = Votre bateau y va, et la carte double peut y être bâtie.
    .other = Très bien : voyez ce qu’on peut faire là où vous êtes.

first-star = L’étoile compte à la fin
    .words = Qui a le plus de cartes à étoile prend une cagnotte. Une carte double donne deux cases. Usines et laboratoires ouvrent aussi des cartes avancées.
    .why = Tous ceux qui ont une étoile marquent, le deuxième selon le nombre du premier.
    .show = Le bâtiment va dans la zone avec un scientifique, et un de vos cubes avance de deux cases.
    .other = C’est bien aussi. D’autres étoiles viendront.

first-card = Une carte par pas du soleil
    .words = Les scientifiques sont votre monnaie : votre [équipe] bâtit, la [réserve] doit d’abord être recrutée. Jouez votre carte maintenant.
    .why = Gardée, elle n’est pas perdue. Mais en réserve, les scientifiques ne font rien.
    .show = Deux scientifiques passent de votre réserve à votre équipe.
    .other = C’est bien aussi : la carte n’est pas perdue.

first-camp = Un campement recrute
    .words = Autant de scientifiques que votre [force] ici : vos bateaux plus vos scientifiques dans la zone. Les centres de recherche font de même, en cases.
    .why = Deux bateaux dans une zone à campement amènent deux scientifiques en un tour.
    .show = Votre bateau va en bas à gauche, et un scientifique vient de votre réserve.
    .other = C’est bien aussi. Les campements ne s’en vont pas.

first-lead = Qui mène une zone prend la cagnotte
    .words = { $behind_place } : { $rival } a { $theirs ->
        [one] un scientifique
       *[other] { $theirs } scientifiques
    }, vous { $mine }. La tête prend la cagnotte : bâtiments, scientifiques, et un. Vous recevez son nombre : { $theirs }.
    .why = Une deuxième place dans la foule peut donc valoir plus qu’une première dans une zone vide.

first-tip = Vous en savez assez pour gagner
    .words = La partie finit quand quelqu’un n’a plus de scientifique, ou que tout est bâti. Un conseil : la deuxième place paie selon la première, un scientifique dans la foule est rarement perdu.
    .why = Le cadre « Avant la fin » compte les deux.
