## La première partie. Un message est une idée (huit mots au plus) ; `words` l’explique, `why` en dit la raison,
## `show` ce qui se passerait, `other` ce que veut dire un autre coup. Les [termes] ouvrent le glossaire.

first = Première partie

first-theme = Quatre compagnies, aucune à vous
    .words = Elles exploitent la Lune. Vous commencez avec une [part], de Skymine ; vous en prenez d’autres, vous faites grandir des compagnies, et vous quittez celles qui ne paient pas.

first-goal = Les parts fois la valeur d’une part
    .words = Après sept manches comptent les crypcoins et, pour chaque compagnie, vos parts fois sa valeur. La [piste de stockage] et la [piste de recherche] s’y ajoutent.

first-rest = Une carte jouée se repose une manche
    .words = Chaque manche : planifier en secret, agir tour à tour, puis se reposer. Ce que vous jouez ne peut l’être à la manche suivante. Trois [emplacements] sont ouverts.
    .tags = { "" }; trois emplacements ouverts

first-plan-1 = Planifiez Titane 2
    .words = Carbone, minéraux et titane achètent des cartes, ou des cases sur les pistes des compagnies. Le premier jeton de votre piste demande aussi du titane.
    .why = Une carte peut servir deux fois : la montrer pour le jeton, puis la dépenser.
    .show = Titane 2 va face cachée dans le premier emplacement ouvert.
    .other = C’est bien aussi : chaque carte posée est une chose à faire cette manche.

first-plan-2 = Chaque carte est une chose à faire
    .words = Énergie 2 permet à une compagnie d’occuper des secteurs de la Lune : c’est ce qui donne de la valeur à ses parts.
    .why = Vous avez déjà une part de Skymine : faites-la grandir.
    .show = Énergie 2 va face cachée dans l’emplacement suivant.
    .other = C’est bien aussi : la leçon continue avec ce que vous avez planifié.
    .tags = valeur d’une part

first-plan-3 = Un Chercheur fait avancer la recherche
    .words = Votre pion Transmission avance, et des points de recherche arrivent. Vos trois cartes couvrent alors toutes les actions principales.
    .why = Les jetons de la piste donnent des crypcoins tout de suite et des points à la fin.
    .show = Chercheur 2 va face cachée dans le troisième emplacement.
    .other = C’est bien aussi : ce qui n’est pas planifié est laissé de côté.

first-ready = « C’est prêt » retourne toutes les cartes
    .words = { $seat1 } planifie en même temps. Quand tout le monde a fini, il n’y a plus de retour. Jusque-là, « Annuler » reprend n’importe quelle carte.
    .why = Personne ne voit combien de cartes vous avez posées, seulement que vous avez fini.
    .show = Votre plan est scellé, et toutes les cartes sont retournées ensemble.
    .other = Prenez votre temps.

first-energy = Une action, puis c’est au suivant
    .words = L’énergie va à une seule compagnie, d’un coup. Vous avez une part de Skymine : faites-la grandir.
    .second = Choisissez la compagnie : ses succursales quittent la station et occupent des secteurs de la Lune. Vous avez une part de Skymine.
    .why = La valeur d’une part monte quand des succursales quittent la station.
    .show = La carte d’énergie sert à Skymine, dont les succursales peuvent occuper des secteurs.
    .other = C’est bien aussi. Voyez qui a des parts de cette compagnie.

first-sector = Les frontières coûtent de l’énergie
    .words = Une frontière simple coûte un point, une double deux. Chaque secteur vous paie : le 20 une case chez Skymine, le 19 un crypcoin.
    .second = Il reste un point. Le secteur 19 est derrière une frontière simple et vous paie un crypcoin.
    .why = Ce qui reste d’énergie est perdu quand vous vous arrêtez.
    .show = Des succursales vont au secteur 20, puis au 19.
    .other = C’est bien aussi : la table dit ce que rapporte un secteur.

first-column = Les succursales partent du haut
    .words = La première case d’une colonne ne cache pas de crypcoin, la deuxième si : restez en colonne 1 et une part vaut 1.
    .why = Les crypcoins découverts d’une station sont la valeur d’une part.
    .show = La deuxième succursale quitte la colonne 1, et un crypcoin y apparaît.
    .other = C’est bien aussi : la part attend, et deux colonnes sont prêtes pour plus tard.

first-upload = Pour entrer, montrez ce qui est demandé
    .words = Rien n’est dépensé. Votre titane est là : allez en position 1 et prenez ses crypcoins.
    .second = La position 1 demande du titane, et le vôtre est visible. Allez-y : rien n’est dépensé, et des crypcoins arrivent.
    .why = Une fois le titane utilisé, ce jeton ne peut plus être franchi cette manche.
    .show = Votre pion Transmission va en position 1, et des crypcoins arrivent.
    .other = C’est bien aussi : il reste les points de recherche.

first-points = Les points de recherche se dépensent aussitôt
    .words = Prenez des jetons qui demandent ce que vous jouez souvent, et posez-les devant votre pion.
    .second = Il reste un point : prenez un autre jeton qui demande du titane.
    .third = Posez les deux devant votre pion, car il ne franchit pas de case vide. D’abord celui-ci, en position 3.
    .fourth = Et celui-ci en position 2, juste devant votre pion.
    .why = Le pion ne peut pas franchir une case vide.
    .show = Deux jetons viennent sur votre piste, devant le pion.
    .other = C’est bien aussi : un point vaut un crypcoin si rien ne vous plaît.

first-marker = Un pion bonus est aussi une action
    .words = Qui montre le plus d’une chose peut prendre sa majorité. Personne ne montre plus de titane que vous : deux cases sur une piste. Les cartes restent, utilisez-les après.
    .why = Les pions reviennent à chaque manche ; posés tard, ils trouvent les places prises.
    .show = Votre pion va sur la majorité de titane, et vous montez sur une piste.
    .other = C’est bien aussi. Les majorités sont maintenant ouvertes aux autres.

first-resource = Et maintenant le titane lui-même
    .words = Une carte de l’étalage, ou une case par unité. Les cases apportent des parts ; une ligne pointillée vous paie, une rouge coûte.
    .second = Une carte viendrait dans votre main. N’en prenez pas cette fois : avec deux unités, vous avancez sur les pistes.
    .third = Un pas par unité. Les parts de Skymine valent déjà quelque chose : montez là.
    .fourth = Et encore une : la case suivante apporte une part de plus.
    .why = Les parts s’obtiennent en avançant, leur valeur vient de la Lune.
    .show = Aucune carte n’est acquise, et votre pion monte de deux cases chez Skymine.
    .other = C’est bien aussi : une carte acquise vient dans votre main.

first-pass = Passer : reposez vos cartes
    .words = Reprenez une pile de défausse, puis posez chaque carte jouée sur une pile. Les piles reviennent entières : réunissez les cartes que vous voulez ensemble.
    .second = D’abord, reprenez une pile : ce qui s’y trouve pourra être planifié à la prochaine manche.
    .third = Vos cartes vont en défausse. Les piles reviennent entières : réunissez les cartes que vous voulez ensemble.
    .why = L’ordre dans lequel vous les posez décide de ce qui reviendra ensemble.
    .show = Vous passez, reprenez une pile, et posez vos trois cartes en défausse.
    .other = C’est bien aussi : un pion qui reste peut encore réserver une tuile.

first-tip = Les parts fois la valeur
    .words = Un conseil : deux parts d’une compagnie à cinq battent six parts d’une compagnie à un. Poussez là où les autres poussent aussi.

## Luna.

luna = Luna

luna-who = Luna est un paquet de cartes
    .words = Elle ne planifie rien et on ne lui demande rien : chaque carte dit ce qu’elle fait, de haut en bas. Elle compte comme un joueur, et vous devez la battre.

luna-plan = Vous planifiez avant sa donne
    .words = Une carte face cachée dans chacun de ses [emplacements], quand vous avez fini ; personne ne les connaît. Planifiez comme toujours : titane, énergie, un Chercheur.
    .why = Ses cartes de majorité se découvrent elles aussi après votre plan. Vous ne pouvez plus y répondre, seulement vous y attendre.
    .show = Trois cartes sont posées, vous validez, et Luna reçoit les siennes.
    .other = C’est bien aussi : tout plan convient contre elle.

luna-demands = Deux cartes visibles gardent les majorités
    .words = Leurs nombres sont le minimum à montrer pour une majorité. Pour le titane, elle demande moins que ce que vous montrez : posez votre pion.
    .why = L’égalité suffit : une carte de plus dans un plan peut donc ouvrir une majorité. Là où elle demande plus que vous n’avez, la case vous est fermée.
    .show = Votre pion va sur la majorité de titane, et vous montez sur une piste.
    .other = C’est bien aussi. Ces nombres restent jusqu’à ce qu’elle ait passé, et une carte plus longtemps.

luna-card = Une carte est son tour entier
    .words = Elle a découvert une carte et fait tout ce qui y est écrit. « La plus valorisée » : celle dont les parts valent le plus ; à égalité, plus de cases vides dans la station.

luna-ride = Laissez-la pousser votre compagnie
    .words = Elle investit et étend là où les parts valent le plus, et vos parts montent avec. Faites de votre compagnie la plus valorisée.
    .why = Les succursales qu’elle envoie comptent pour tous ceux qui ont des parts. Elle ne prend pas les récompenses des secteurs : ceux que vous occupez d’abord sont à vous.
    .show = L’énergie va à Skymine : deux succursales partent, et une part vaut un crypcoin.
    .other = C’est bien aussi : voyez quelle compagnie sera pour elle la plus valorisée.

luna-plans = Elle enlève des cartes et des jetons
    .words = Certaines de ses cartes retirent des jetons de l’étalage, ou y prennent des cartes. Ce qu’il vous faut bientôt, prenez-le tôt : un Chercheur apporte des points de recherche.
    .why = Ce qu’elle retire quitte le jeu ; ce qu’elle prend compte pour elle à la fin. Sa carte et la lettre de l’emplacement disent quelle case.
    .show = Votre pion Transmission avance, et des points de recherche arrivent.
    .other = C’est bien aussi : les points peuvent être des crypcoins.

luna-gone = Elle a passé, ses majorités restent
    .words = Avec sa dernière carte, la manche est finie pour elle, pas pour vous. Une de ses deux cartes visibles a pu partir : voyez quelles majorités sont libres.

luna-tip = Battez-la, puis montez son niveau
    .words = Un conseil : elle ne se repose jamais et ne manque de rien, mais elle ne pense pas. Prenez ce que ses règles ignorent. À égalité, la victoire est partagée.

## Les Astéroïdes.

belt = Les Astéroïdes

belt-map = Des astéroïdes, et des routes
    .words = Les compagnies vont d’astéroïde en astéroïde. Les succursales sont sur les astéroïdes, les [navettes] sur les routes ; chacune ouvre la voie à l’autre.

belt-plan = Ensemble, l’énergie va plus loin
    .words = Toute votre énergie sert d’un coup, pour une seule compagnie. Planifiez les deux cartes : trois points vont bien plus loin que deux et un.
    .why = Ce qui reste est perdu, et seul ce qui est posé étend la portée. Une action forte vaut donc plus que deux faibles.
    .show = Deux cartes d’énergie et du titane sont posés, puis vous validez.
    .other = C’est bien aussi : avec moins d’énergie, le chemin est plus court.

belt-firm = Chaque station a sa porte
    .words = Une navette imprimée la relie à un astéroïde. Skymine entre par l’astéroïde 9, et vous avez monté sa piste : faites-la grandir.
    .why = La navette imprimée reste toujours : une compagnie peut donc toujours revenir. Une part vaut les crypcoins découverts dans sa station, comme sur la Lune.
    .show = L’énergie sert à Skymine, dont le premier astéroïde est à portée.
    .other = C’est bien aussi : chaque compagnie a sa porte.

belt-land = Une succursale prend l’astéroïde
    .words = Entrer coûte une énergie, une de plus après un éclair, une de plus contre un rival. Un astéroïde où la compagnie est nouvelle paie une fois.
    .why = Plusieurs compagnies peuvent être sur un astéroïde, chacune sur sa case. Les récompenses viennent une fois le dernier point dépensé.
    .show = Une succursale se pose sur l’astéroïde 9.
    .other = C’est bien aussi : la récompense de cet astéroïde est à vous.

belt-dock = Une navette ouvre la route suivante
    .words = D’un astéroïde avec une succursale, les navettes atteignent les routes qui en partent. La route 6 mène à l’astéroïde 1, sans éclair.
    .why = Un éclair est sur une moitié de la route et ne compte que là. Une route avec un signe de piste vous fait avancer d’une case chez la compagnie.
    .show = Une navette prend la case 6, et l’astéroïde 1 est à portée.
    .other = C’est bien aussi : une autre route mène ailleurs.

belt-on = Plus loin, tant qu’il reste de l’énergie
    .words = Ce que vous venez de poser compte aussitôt. L’astéroïde 1 donne un point de recherche et de l’hélium ; deux succursales y tiennent un dôme de plus.
    .why = Sur les astéroïdes 1 et 15, deux cases sont reliées à un dôme supplémentaire. Les dômes sont ce qui paie les Ingénieurs.
    .show = Une succursale se pose sur l’astéroïde 1, et un crypcoin apparaît dans la station.
    .other = C’est bien aussi : l’énergie qui reste est perdue quand vous vous arrêtez.

belt-worth = Les navettes cachent aussi des crypcoins
    .words = Une station a deux colonnes de succursales et une de navettes ; les crypcoins découverts des trois font la valeur d’une part. Ce qui est chassé rentre et les recouvre.

belt-tip = Le premier arrivé est payé une fois
    .words = Un conseil : d’autres succursales sur le même astéroïde ne paient rien, avancez donc. Mais une compagnie entièrement chassée est payée à nouveau quand elle revient.

## Les missions.

missions = Missions

missions-tasks = Une mission a trois tâches
    .words = Chacune est ouverte à tous, une fois : personne ne peut vous la prendre. Ici : deux de chaque ressource, trois pistes, douze crypcoins.

missions-plan = Planifiez pour une tâche
    .words = « 2 unités de chaque ressource face visible » : carbone 2, minéraux 2 et titane 2. Vous avez les trois : planifiez-les ensemble.
    .why = Seules comptent les cartes face visible : validez donc avant de les utiliser. Les tuiles et les bonus durables des pistes comptent aussi.
    .show = Les trois cartes sont posées, puis vous validez.
    .other = C’est bien aussi : il y a deux autres tâches.

missions-claim = Valider n’est pas une action
    .words = À votre tour, dès que la tâche est remplie. Cela rapporte deux crypcoins et un [pion à usage unique], et vous agissez encore.
    .why = Une tâche validée vous lie à cette mission ; à trois ou quatre joueurs, il y en a une deuxième. Les crypcoins peuvent être dépensés aussitôt.
    .show = Deux crypcoins et un pion à usage unique sont à vous.
    .other = C’est bien aussi, mais une fois les cartes utilisées, cette tâche est perdue pour la manche.

missions-marker = Un pion de plus que les autres
    .words = Un pion à usage unique se pose comme les autres et quitte le jeu après la manche. Utilisez-le d’abord, sur une majorité où vous êtes en tête.
    .why = Il ne compte pas parmi vos pions habituels. Gardé jusqu’à la fin, il ne vaut rien.
    .show = Votre pion à usage unique va sur la majorité de titane : deux cases sur une piste.
    .other = C’est bien aussi : utilisez-le tant qu’il y a de bonnes cases.

missions-next = Des tâches durent, d’autres passent
    .words = Crypcoins et pistes se valident tant qu’ils sont là. Ce qui doit arriver en un tour, ou être face visible, se valide à cet instant.

missions-own = Trois tâches ouvrent votre case
    .words = Un crypcoin pour trois cases sur une piste, une fois par manche, et personne d’autre ne peut la prendre. Plus tôt elle s’ouvre, plus elle sert.

missions-tip = Regardez la mission en planifiant
    .words = Un conseil : les missions ne donnent pas de points par elles-mêmes. Deux crypcoins et un pion valent un détour, pas une mauvaise manche.

## Les menaces.

threats = Menaces

threats-card = Une menace qui frappe à la fin
    .words = Les pirates de l’espace : s’ils sont encore là au décompte, les crypcoins ne rapportent rien à personne. Chaque menace gâte autre chose.

threats-price = Navette, deux énergies, et sa demande
    .words = Toute compagnie avec une [navette] sur la route 11 ou 16 peut l’affronter, dans une action d’énergie : deux points, et ici six crypcoins. Skymine en a une sur 16.

threats-coins = D’abord les crypcoins
    .words = Les pirates en veulent six. Une carte détruite rapporte son prix et deux de plus : carbone 2, c’est quatre crypcoins.
    .why = La demande doit être remplie au moment d’affronter ; les récompenses de la même action viennent trop tard. Séparez-vous de cartes que vous jouez rarement.
    .show = Votre pion va sur la case de destruction, et carbone 2 devient quatre crypcoins.
    .other = C’est bien aussi : il y a d’autres chemins vers les crypcoins.

threats-more = Et deux de plus par une majorité
    .words = Avec le plus de Chercheurs, vous prenez des crypcoins et un point de recherche. Un point peut aussi être un crypcoin.
    .why = Deux scientifiques face visible suffisent pour le palier du milieu. Les crypcoins d’une mission validée compteraient aussi.
    .show = Votre pion va sur la majorité de Chercheurs, et des crypcoins arrivent.
    .other = C’est bien aussi, si les six crypcoins sont là à temps.

threats-energy = De l’énergie pour la compagnie voisine
    .words = Peu importe qui a envoyé la navette : la compagnie que vous étendez doit l’avoir. Trois points suffisent pour la menace et un pas.
    .why = Vous pouvez choisir une telle compagnie seulement pour affronter, même si elle ne peut rien poser. On peut poser des pièces avant et après.
    .show = Votre énergie sert à Skymine.
    .other = C’est bien aussi : la menace attend jusqu’à la fin.

threats-confront = Affrontez-la
    .words = Deux points et six crypcoins, et elle disparaît pour tout le monde. Utilisez ensuite le reste de l’énergie.
    .why = Rien n’est posé pour cela ; ce n’est pas une case des Astéroïdes. Une fois écartée, elle ne revient jamais, et aucune autre n’est tirée.
    .show = Deux points d’énergie et six crypcoins sont payés.
    .other = C’est bien aussi : vous le pouvez tant qu’il reste deux points.

threats-share = La carte devient une part Joker
    .words = Deux pas sur une piste maintenant. À la fin, la carte compte comme une part de plus d’une compagnie de votre choix : de la plus chère.
    .why = C’est la seule part qui aille à la meilleure compagnie tout à la fin. Avancez de deux cases là où une part ou un seuil est proche.
    .show = Votre pion monte de deux cases chez Skymine.
    .other = C’est bien aussi : toute piste convient.

threats-tip = Qui a quelque chose à perdre ?
    .words = Un conseil : une menace frappe tout le monde. Si elle vous coûte moins qu’aux autres, laissez-les payer ; Luna se moque de la plupart.
