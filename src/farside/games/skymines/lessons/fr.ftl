## La première partie. Un message est une idée (huit mots au plus) ; `words` l’explique, `why` en dit la raison,
## `show` ce qui se passerait, `other` ce que veut dire un autre coup. Les [termes] ouvrent le glossaire.

first = Première partie

first-theme = Quatre compagnies, aucune à vous
    .words = Elles exploitent la Lune. Vous prenez des [parts], vous faites grandir des compagnies, et vous quittez celles qui ne paient pas.

first-goal = Les parts fois la valeur d’une part
    .words = Après sept manches comptent les crypcoins et, pour chaque compagnie, vos parts fois sa valeur. Le [réservoir d’hélium] et la [piste de recherche] s’y ajoutent.

first-rest = Une carte jouée se repose une manche
    .words = Chaque manche : planifier en secret, agir tour à tour, puis se reposer. Ce que vous jouez ne peut l’être à la manche suivante. Trois [emplacements] sont ouverts.

first-plan-1 = Planifiez Titane 2
    .words = Carbone, minéraux et titane achètent des cartes, ou des pas sur les pistes des compagnies. Le premier jeton de votre piste demande aussi du titane.
    .why = Une carte peut servir deux fois : la montrer pour le jeton, puis la dépenser.
    .show = Titane 2 va face cachée dans le premier emplacement ouvert.
    .other = C’est bien aussi : chaque carte posée est une chose à faire cette manche.

first-plan-2 = Chaque carte est une chose à faire
    .words = Énergie 2 permet à une compagnie d’occuper des secteurs de la Lune : c’est ce qui donne de la valeur à ses parts.
    .why = Vous avez déjà une part de Skymine : faites-la grandir.
    .show = Énergie 2 va face cachée dans l’emplacement suivant.
    .other = C’est bien aussi : la leçon continue avec ce que vous avez planifié.

first-plan-3 = Un scientifique fait avancer la recherche
    .words = Votre marqueur de transmission avance, et des points de recherche arrivent. Vos trois cartes couvrent alors toutes les actions principales.
    .why = Les jetons de la piste donnent des crypcoins tout de suite et des points à la fin.
    .show = Le scientifique 2 va face cachée dans le troisième emplacement.
    .other = C’est bien aussi : ce qui n’est pas planifié est laissé de côté.

first-ready = « Prêt » retourne toutes les cartes
    .words = { $seat1 } planifie en même temps. Quand tous sont prêts, il n’y a plus de retour. Jusque-là, « Annuler » reprend n’importe quelle carte.
    .why = Personne ne voit combien de cartes vous avez posées, seulement que vous êtes prêt.
    .show = Votre plan est scellé, et toutes les cartes sont retournées ensemble.
    .other = Prenez votre temps.

first-energy = Une action, puis c’est au suivant
    .words = L’énergie va à une seule compagnie, d’un coup. Vous avez une part de Skymine : faites-la grandir.
    .why = La valeur d’une part monte quand des avant-postes quittent la station.
    .show = La carte d’énergie sert à Skymine, dont les avant-postes peuvent occuper des secteurs.
    .other = C’est bien aussi. Voyez qui a des parts de cette compagnie.

first-sector = Les frontières coûtent de l’énergie
    .words = Une frontière simple coûte un point, une double deux. Chaque secteur vous paie : le 20 un pas chez Skymine, le 19 un crypcoin.
    .why = Ce qui reste d’énergie est perdu quand vous vous arrêtez.
    .show = Des avant-postes vont au secteur 20, puis au 19.
    .other = C’est bien aussi : la table dit ce que rapporte un secteur.

first-column = Les avant-postes partent du haut
    .words = La première case d’une colonne ne cache pas de crypcoin, la deuxième si : restez en colonne 1 et une part vaut 1.
    .why = Les crypcoins découverts d’une station sont la valeur d’une part.
    .show = Le deuxième avant-poste quitte la colonne 1, et un crypcoin y apparaît.
    .other = C’est bien aussi : la part attend, et deux colonnes sont prêtes pour plus tard.

first-upload = Pour entrer, montrez ce qui est demandé
    .words = Rien n’est dépensé. Votre titane est là : allez en position 1 et prenez ses crypcoins.
    .why = Une fois le titane utilisé, ce jeton ne peut plus être franchi cette manche.
    .show = Votre marqueur de transmission va en position 1, et des crypcoins arrivent.
    .other = C’est bien aussi : il reste les points de recherche.

first-points = Les points de recherche se dépensent aussitôt
    .words = Prenez des jetons qui demandent ce que vous jouez souvent, et posez-les devant votre marqueur.
    .why = Le marqueur ne peut pas franchir une case vide.
    .show = Deux jetons viennent sur votre piste, devant le marqueur.
    .other = C’est bien aussi : un point vaut un crypcoin si rien ne vous plaît.

first-marker = Un pion bonus est aussi une action
    .words = Qui montre le plus d’une chose peut prendre sa majorité. Personne ne montre plus de titane que vous : deux pas sur une piste. Les cartes restent, utilisez-les après.
    .why = Les pions reviennent à chaque manche ; posés tard, ils trouvent les places prises.
    .show = Votre pion va sur la majorité de titane, et vous montez sur une piste.
    .other = C’est bien aussi. Les majorités sont maintenant ouvertes aux autres.

first-resource = Et maintenant le titane lui-même
    .words = Une carte de l’étalage, ou un pas par unité. Les pas apportent des parts ; une ligne pointillée vous paie, une rouge coûte.
    .why = Les parts s’obtiennent par des pas, leur valeur vient de la Lune.
    .show = Aucune carte n’est acquise, et vos marqueurs montent chez deux compagnies.
    .other = C’est bien aussi : une carte acquise vient dans votre main.

first-pass = Passer : reposez vos cartes
    .words = Reprenez une pile au repos, puis posez chaque carte jouée sur une pile. Les piles reviennent entières : réunissez les cartes que vous voulez ensemble.
    .why = L’ordre dans lequel vous les posez décide de ce qui reviendra ensemble.
    .show = Vous passez, reprenez une pile, et posez vos trois cartes au repos.
    .other = C’est bien aussi : un pion qui reste peut encore réserver une tuile.

first-tip = Les parts fois la valeur
    .words = Un conseil : deux parts d’une compagnie à cinq battent six parts d’une compagnie à un. Poussez là où les autres poussent aussi.
