## La première partie. Un message est une idée (huit mots au plus) ; `words` l’explique, `why` en dit la raison,
## `show` ce qui se passerait, `other` ce que veut dire un autre coup. Les [termes] ouvrent le glossaire.

first = Première partie

first-theme = L’Antarctique, et vous arrivez tôt
    .words = Les [bateaux] amènent des [scientifiques], et ceux-ci bâtissent des stations. Les bateaux orange sont à vous, les bleus à { $seat1 }.

first-goal = Rien n’est compté avant la fin
    .words = Alors chaque [zone], chaque [piste de recherche], les cartes à astérisque et les pièces défaussées comptent une fois. Qui a le plus de points l’emporte.
    .why = Une avance ne veut donc rien dire avant la fin, et une petite part en bien des endroits vaut plus qu’il n’y paraît.

first-sail = Le soleil réveille un bateau à la fois
    .words = Le premier bateau de la [zone] du soleil doit partir vers une zone où il reste de la place, et il agit là où il arrive.
    .why = Un bateau se met au bout de la file : plus le soleil tarde à y passer, plus vous attendez votre prochain tour avec lui.
    .show = Votre bateau va en haut à gauche et prend place dans la file. Puis vous y choisissez une action.
    .other = Toute zone convient : la leçon continue là où vous êtes.

first-build = Bâtir : vos bateaux ouvrent la voie
    .words = { $need ->
        [none] Un bâtiment demande ce que montre sa carte, et vos bateaux s’y trouvent.
       *[other] Cette carte demande { $need }, et un de vos bateaux s’y trouve ({ $near_bare }).
    } Bâtir coûte un [scientifique], qui reste dans la [zone] et compte pour vous à la fin.
    .why = Un chantier naval donnera votre prochain bateau, et chaque bateau est à peu près un tour de plus par révolution. Un scientifique suffit pour mener ici.
    .show = Le bâtiment va dans la zone de votre bateau, avec un scientifique. La carte est à vous. Puis vous avancez d’une case.
    .other = C’est bien aussi. La prochaine carte que vous pourrez bâtir fera l’affaire.
    .tags = bâti ici; la carte

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
    .words = { $double_paid ->
        [1] Ailleurs, cette carte double coûterait aussi une carte de votre main. Un seul endroit l’évite : { $double_place }. Vos autres bateaux couvrent le reste.
       *[other] Cette carte double ne peut être bâtie qu’à un endroit : { $double_place }. Vos autres bateaux couvrent le reste.
    }
    .why = Un bateau près de chacun des deux bâtiments suffit, ou un seul près des deux.
    .show = Votre bateau y va, et la carte double peut y être bâtie.
    .other = Très bien : voyez ce qu’on peut faire là où vous êtes.

first-star = L’astérisque compte à la fin
    .words = Qui a le plus de cartes à astérisque prend une cagnotte. Une carte double donne deux cases. Usines et laboratoires ouvrent aussi des cartes avancées.
    .second = Voici ses deux cases. La piste terrestre recrute à la case 3, pour chaque cube qui passe.
    .why = Tous ceux qui ont un astérisque marquent, le deuxième selon le nombre du premier.
    .show = Le bâtiment va dans la zone avec un scientifique, et un de vos cubes avance de deux cases.
    .other = C’est bien aussi. D’autres astérisques viendront.

first-card = Une carte par étape du soleil
    .words = Les scientifiques sont votre monnaie : votre [personnel] bâtit, la [réserve] doit d’abord être recrutée. Jouez votre carte maintenant.
    .second = Deux scientifiques ont rejoint votre [personnel]. Il n’y a plus rien à faire ici : finissez votre tour.
    .why = Gardée, elle n’est pas perdue. Mais en réserve, les scientifiques ne font rien.
    .show = Deux scientifiques passent de votre réserve à votre personnel.
    .other = C’est bien aussi : la carte n’est pas perdue.

first-camp = Un campement recrute
    .words = Autant de scientifiques que votre [force] ici : vos bateaux plus vos scientifiques dans la zone. Les centres de recherche font de même, en cases.
    .second = Votre bateau y est : recrutez. Autant de scientifiques que votre [force] passent de la [réserve] à votre [personnel].
    .why = Deux bateaux dans une zone à campement amènent deux scientifiques en un tour.
    .show = Votre bateau va en bas à gauche, et un scientifique vient de votre réserve.
    .other = C’est bien aussi. Les campements ne s’en vont pas.

first-lead = Qui mène une zone prend la cagnotte
    .words = { $behind_place } : { $rival } a { $theirs ->
        [one] un scientifique
       *[other] { $theirs } scientifiques
    }, vous { $mine }. Qui mène prend la cagnotte : bâtiments, scientifiques, et un. Vous recevez son nombre : { $theirs }.
    .why = Une deuxième place dans la foule peut donc valoir plus qu’une première dans une zone vide.

first-tip = Vous en savez assez pour gagner
    .words = La partie finit quand quelqu’un n’a plus de scientifique, ou que tout est bâti. Un conseil : la deuxième place paie selon la première, un scientifique dans la foule est rarement perdu.
    .why = Le cadre « Avant la fin » compte les deux.

## Les brise-glace.

icebreakers = Brise-glace

icebreakers-take = Un bateau bâti : prenez une carte
    .words = Qui bâtit un bateau donne à tous les autres une [carte Chantier naval]. Prenez un brise-glace : il offre un tour à un bateau qui ne ferait qu’attendre.
    .why = Seul le premier bateau de la zone du soleil agit ; avec un brise-glace, le deuxième agit aussi. C’est un tour entier de plus, et des tours, on n’en a jamais assez.
    .show = Un brise-glace vient dans votre main.
    .other = C’est bien aussi : toute carte se joue pendant un de vos tours.

icebreakers-queue = Où êtes-vous deuxième ?
    .words = Dans la { $second_place }, un de vos bateaux est deuxième de la file : le soleil le laisserait dormir. Un brise-glace se pose dans toute zone où votre bateau est deuxième.

icebreakers-sail = D’abord le tour ordinaire
    .words = Le premier bateau part et agit comme toujours. Envoyez-le là où il peut bâtir, et gardez un [scientifique] pour le bateau qui le suit.
    .why = Une carte se joue une fois le bateau arrivé. Les deux tours demandent chacun leurs scientifiques : regardez d’abord votre personnel.
    .show = Votre premier bateau va en haut à droite. Là, vous pouvez jouer une carte et agir.
    .other = C’est bien aussi : le brise-glace se joue où que vous soyez.

icebreakers-lay = Posez le brise-glace
    .words = Jouer une carte n’est pas votre action. Dans la { $second_place }, votre bateau est deuxième : si le soleil y est, il agit aussitôt, sinon à son arrivée.
    .why = Dans la zone du soleil, il faut le poser pendant le tour du premier bateau, donc maintenant. Ailleurs, il attend face visible, et il est perdu si votre bateau n’est plus deuxième quand le soleil arrive.
    .show = Le brise-glace est posé en bas à droite, près de votre deuxième bateau.
    .other = C’est bien aussi : gardez-le pour une zone que le soleil atteindra plus tard.

icebreakers-act = Votre action reste à faire
    .words = La carte n’a rien coûté de votre tour : bâtissez comme toujours. Un scientifique suffit ici ; l’autre est pour votre deuxième bateau.
    .why = Vous pouvez jouer une carte par étape du soleil, pour vos deux tours ensemble. L’action et une pièce défaussée viennent en plus.
    .show = Le bâtiment est bâti, votre cube avance, et votre tour prend fin.
    .other = C’est bien aussi : ce tour est à vous.

icebreakers-wake = Le deuxième bateau peut agir
    .words = Le premier tour est fini, et votre brise-glace ouvre la voie. Vous pouvez rester, mais la carte quitte le jeu de toute façon.
    .why = Tous les brise-glace de la zone du soleil partent à la fin de l’étape, utilisés ou non. Rester n’a donc presque jamais de sens.
    .show = Votre deuxième bateau a un tour à lui.
    .other = Soit : ce bateau attendra le prochain passage du soleil.

icebreakers-again = Encore un tour entier
    .words = Partir, une action, une pièce à défausser : tout, sauf une deuxième carte. Deux tours à vous, et personne entre les deux.
    .why = La limite est d’une carte par joueur et par étape, pour les deux tours. Tout le reste recommence : vous pouvez donc bâtir deux fois dans une étape.
    .show = Votre deuxième bateau va en haut à gauche et y bâtit.
    .other = C’est bien aussi : un tour est un tour.

icebreakers-tip = Cherchez vos deuxièmes places
    .words = Un conseil : posez un brise-glace là où le soleil arrive bientôt. Le premier bateau sera parti, et le vôtre agit juste après ; un troisième, jamais.

## La fin de partie.

endgame = La fin de partie

endgame-when = Il n’y a pas de dernier tour
    .words = La partie finit après un tour où quelqu’un n’a plus de [scientifique], ou quand la dernière carte Bâtiment est partie. Vous en avez { $left }, { $leader } { $left_there } ; cartes restantes : { $buildings_left }.

endgame-count = Comptez comme si c’était fini
    .words = Vous { $points }, { $leader } { $points_there }. Le premier d’une zone prend la cagnotte : bâtiments, scientifiques et un. Le suivant ne prend que le nombre de scientifiques du premier.

endgame-tie = Rompez une égalité
    .words = Dans la { $tied_place }, vous avez { $tied_count } chacun et prenez { $tied_pot } chacun. Bâtissez-y : avec un de plus, la cagnotte est à vous seul, et { $leader } reçoit { $tied_more }.
    .why = À égalité, chacun prend toute la cagnotte : rompre l’égalité en prive donc l’autre. Aucun autre scientifique ne déplace autant de points.
    .show = Votre bateau va en bas à droite et bâtit ; un scientifique de plus s’y trouve.
    .other = C’est bien aussi : voyez ce que cela change dans la liste des joueurs.

endgame-give = Un bateau qui s’éveillerait trop tard
    .words = Dernier d’une longue file, il n’agira guère avant la fin. Défaussé, il fait venir un scientifique de la réserve et rapporte au décompte.
    .why = Les pièces défaussées ont leur propre décompte : qui en a le plus prend la cagnotte. Et un scientifique de plus dans votre personnel peut encore bâtir.
    .show = Le bateau quitte le plateau, et un scientifique rejoint votre personnel.
    .other = C’est bien aussi : un bateau, c’est un tour, s’il en reste le temps.

endgame-level = À égalité, chacun est payé en entier
    .words = Dans la { $close_place }, vous avez { $close_count }, { $leader } { $close_there } : cela vous paie { $close_there }, et { $close_pot } à { $leader }. Avec un de plus, la cagnotte est pour chacun.
    .why = À égalité, on partage le premier rang sans rien perdre. Égaliser coûte un scientifique, mener en coûte deux.
    .show = Votre bateau va à droite et bâtit ; vous y êtes à égalité.
    .other = C’est bien aussi : une avance ailleurs peut valoir autant.

endgame-new = Chaque scientifique approche la fin
    .words = Il vous en reste { $left }. Une pièce défaussée en amène un de la réserve, et à deux on bâtit une ferme à plancton : deux d’un coup dans une zone.
    .why = Avec le dernier scientifique de quiconque, la partie est finie : les placer arrange donc qui mène. Une ferme en coûte deux, et tous deux comptent dans leur zone.
    .show = Votre bateau va à gauche, un bateau est défaussé pour un scientifique, et ils bâtissent à deux.
    .other = C’est bien aussi : comptez ce qui reste avant chaque tour.

endgame-stars = Astérisques et pièces défaussées comptent aussi
    .words = Qui a le plus de cartes à astérisque prend autant de points qu’il y a de telles cartes ; de même pour les pièces défaussées. Regardez ce que fait encore { $seat1 }.

endgame-tip = Vous choisissez le moment
    .words = Un conseil : avant votre dernier scientifique, comptez. Si vous menez, finissez. Sinon, recrutez ou défaussez des pièces, et laissez les autres se presser.
