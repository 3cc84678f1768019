## La première partie. Un message est une idée (huit mots au plus) ; `words` l’explique, `why` en dit la raison,
## `show` ce qui se passerait, `other` ce que veut dire un autre coup. Les [termes] ouvrent le glossaire.

first = Première partie

first-theme = Une planète moitié calme, moitié tempête
    .words = Votre [Scout Runner] va de case en case et laisse des [laboratoires] derrière lui, jusqu’à ce que la tempête revienne.

first-goal = C’est la réputation qui fait gagner
    .words = Le premier à { $goal } points déclenche la fin ; sinon, elle vient après la manche { $rounds }. Cubes, laboratoires et niveaux ne valent rien en eux-mêmes.

first-crew = L’équipage fait les prix
    .words = Un [commandant] coûte un cube par membre d’équipage au-dessous de lui, de sa couleur. Le vôtre rend cette colonne plus chère pour { $seat1 }.
    .why = Pour votre propre équipage, vous payez des cubes de votre couleur, et vous en avez. Les autres doivent d’abord s’en procurer.
    .show = Un membre de votre équipage va dans la colonne du deuxième commandant.
    .other = Toute colonne convient : il en va de même pour son commandant.

first-level = Trois pistes de recherche
    .words = Les niveaux apportent cubes ou équipage, et qui mène seul une piste est rejoint par son commandant à la fin de la manche.
    .why = À deux joueurs, un niveau d’avance suffit.
    .show = Votre marqueur monte d’un niveau sur la piste verte.
    .other = C’est bien aussi : chaque piste a son commandant.

first-turn = Une seule chose par tour
    .words = Prendre un commandant, ou placer un membre d’équipage. Vous ne pouvez pas encore payer de commandant : placez. Un neutre fera l’affaire.
    .why = Chaque membre pris en haut rend son commandant moins cher pour tous. Le vôtre est mieux là où il fait monter les prix.
    .show = Un membre neutre descend, et vous choisissez sa case.
    .other = C’est bien aussi. Votre équipage ne fait monter les prix que tant qu’il est en haut.

first-row = La ligne dit ce que coûte un déplacement
    .words = L’action A déplace, au prix de la ligne ; l’action B prend des cubes. Cette case de la ligne 3 ajoute un niveau rouge.
    .second = Maintenant A ou B. Choisissez A : vous payez ce que demande la ligne, et votre [Scout Runner] roule.
    .why = Ce qui est dessiné dans une case vient en plus de la ligne.
    .show = Le membre d’équipage va à la ligne 3 de la dernière colonne. Puis vous choisissez A : votre Scout Runner roule.
    .other = C’est bien aussi : lisez sur sa ligne ce qu’elle coûte et apporte.

first-drive = Un pas le long d’une ligne
    .words = Jamais dans la tempête. La case blanche vous laisse choisir la piste ; les cases colorées font monter la leur.
    .why = Un laboratoire sur une case libre vous fait monter d’un niveau.
    .show = Votre Scout Runner suit la ligne jusqu’à la case blanche.
    .other = C’est bien aussi : sa couleur dit quelle piste y monte.

first-lab = Un laboratoire, un niveau
    .words = Les deux premiers sont gratuits, les suivants coûtent. Prenez le rouge : le bonus de votre case d’action le fait monter encore.
    .second = La case blanche vous laisse le choix. Prenez le rouge : le bonus de votre case d’action le fait monter encore.
    .third = Le niveau 2 apporte un cube de n’importe quelle couleur. Prenez-en un à vous : il paie un déplacement ou une station.
    .why = Deux niveaux sur une même piste mènent tout de suite à une récompense.
    .show = Un laboratoire reste sur la case, et votre marqueur rouge monte.
    .other = C’est bien aussi. Les laboratoires comptent aussi pour les secteurs et les objectifs.

first-free = La ligne 1 déplace pour rien
    .words = Mais une case ne sert qu’une fois par manche. Prenez-la avant { $seat1 }.
    .second = Posez le membre d’équipage à la ligne 1, où rouler ne coûte rien.
    .third = Maintenant A : votre Scout Runner roule pour rien.
    .why = Un cube épargné paie plus tard une station ou un commandant.
    .show = Un membre neutre va à la ligne 1. Puis votre Scout Runner roule pour rien.
    .other = C’est bien aussi : voyez ce que coûte sa ligne.

first-station = Une station entre deux secteurs
    .words = Vous passez d’un secteur calme au suivant, devant un emplacement vide. Une station coûte un cube et apporte deux points de réputation.
    .second = Voici l’emplacement, et vous avez un cube. Bâtissez : deux points de réputation tout de suite.
    .third = Vous êtes sur une case de recherche. Un laboratoire ici vous fait monter encore d’un niveau.
    .why = Qui part plus tard de votre station vous paie un cube.
    .show = Votre Scout Runner entre dans le secteur suivant, et une de vos stations reste au passage.
    .other = C’est bien aussi. Il y aura d’autres passages.

first-objective = Les objectifs paient le premier
    .words = Il faut deux marqueurs au niveau 2, et vous les avez. Tous deux descendent de deux, et votre réputation monte. Qui vient plus tard reçoit moins.
    .why = Les niveaux ne valent rien en eux-mêmes ; voilà à quoi ils servent.
    .show = Deux de vos marqueurs descendent de deux niveaux, et votre réputation monte.
    .other = Bien si vous visez une piste. Certains objectifs demandent plus à la prochaine manche.

first-save = Un tour pour l’argent
    .words = L’action B prend des cubes au lieu de rouler, et ne coûte rien. Un commandant se paie en cubes aux couleurs de son équipage. D’abord, prenez un membre neutre.
    .second = À la ligne 2 : regardez ce que B y prend. Cette case pioche aussi un cube dans le sac.
    .third = Maintenant B : prenez les cubes au lieu de rouler. Ce que donne le sac est sans retour.
    .why = Deux cubes jaunes paient deux membres neutres sous un commandant.
    .show = Un membre va à la ligne 2, et vous prenez les cubes de l’action B.
    .other = C’est bien aussi. Il faudra des cubes pour un commandant.

first-commander = Un commandant est à portée
    .words = Deux points de réputation tout de suite, et ce que fait la carte tant que vous la gardez. Son équipage est à vous pour le poser.
    .second = Là où son équipage est posé, personne n’agit cette manche. La ligne 1 permet de rouler gratuitement : fermez-la avant { $seat1 }.
    .third = Puis l’autre : chaque case couverte est une case de moins pour { $seat1 }.
    .why = Posez l’équipage là où il bloque une case que { $seat1 } voudrait.
    .show = Vous payez l’équipage, le commandant vous rejoint, et son équipage est posé sur des cases libres.
    .other = C’est bien aussi : il sera peut-être moins cher plus tard, ou parti.

first-round = Plus personne en haut : la manche finit
    .words = Alors les laboratoires des secteurs calmes rapportent des cubes, les majorités un point de réputation, et les pistes donnent leurs commandants.

first-tip = Visez déjà le prochain objectif
    .words = Quand la tempête a tourné, les laboratoires restent et un Scout Runner pris doit partir. Un conseil : certains objectifs deviennent plus chers, visez-en un tôt.

## La mise en place avancée.

advanced = Mise en place avancée

advanced-cards = Deux de vos artefacts ouvrent la partie
    .words = Après chaque partie, vous gardez un [artefact] : or pour le vainqueur, bronze pour le dernier, argent entre les deux. Maintenant, chacun en pioche deux des siens, visibles de tous.

advanced-order = Leurs valeurs disent qui commence
    .words = L’or compte trois, l’argent deux, le bronze un. La plus forte somme commence ; à égalité, la carte au plus grand numéro.

advanced-crew = Le reste commence comme toujours
    .words = Dans cet ordre, chacun envoie un membre d’équipage en haut, dans une colonne sans rival. Cette colonne devient plus chère pour { $seat1 }.
    .why = Qui commence a le libre choix des colonnes. Le niveau de [recherche] vient dans l’autre ordre : là, le dernier choisit d’abord.
    .show = Votre membre d’équipage va en haut, dans cette colonne.
    .other = C’est bien aussi : toute colonne sans rival est permise.

advanced-track = Choisissez d’après vos cartes
    .words = Votre carte de bronze apporte un niveau bleu. Prenez bleu : avec la carte, c’est le niveau 2 avant la première manche, et le niveau 2 rapporte un cube.
    .why = Deux joueurs ne peuvent prendre la même piste à cette étape. Pour les cartes, si : leur niveau peut être sur une piste où d’autres ont déjà monté.
    .show = Votre marqueur monte à bleu 1. La carte le fera monter encore.
    .other = C’est bien aussi : les niveaux de vos cartes s’ajoutent de toute façon.

advanced-bonus = Maintenant, les cartes paient
    .words = Dans l’ordre du tour, chacun prend ses deux bonus, dans l’ordre voulu. Les niveaux gagnés ainsi rapportent ce qui y figure, comme pendant la partie.
    .why = L’ordre compte si un bonus a besoin de l’autre, ou si le sac risque de manquer. Sinon, prenez-les comme ils viennent.
    .show = D’abord une carte, puis l’autre.
    .other = C’est bien aussi : les deux bonus sont à vous.

advanced-ahead = Vous partez avec de l’avance
    .words = Regardez les pistes : là où d’autres partent de rien, vous avez déjà quelque chose. Des niveaux rendent certains [objectifs] payables dès la première manche.

advanced-tip = Les cartes restent à vous
    .words = Un conseil : regardez vos deux bonus avant d’envoyer l’équipage. Les cartes piochées retournent dans votre collection ; il en faut deux à chacun pour la prochaine fois.
