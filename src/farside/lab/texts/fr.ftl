# Le rapport d’une étude.

lang-title = Ce que disent { $games } parties
page-title = { $game } : ce que disent { $games } parties
eyebrow = Le laboratoire de Farside · une étude de { $game }
chip-players = { $n ->
    [one] { $n } joueur
   *[other] { $n } joueurs
}
chip-bots = joué par { $bots }
chip-seed = graine { $seed }
chip-edition = édition { $edition }
chip-variant = { $name } : { $value }
chip-box = boîte changée : { $file }
chip-shipped = { $name } : { $n } valeurs sur { $all } reconstituées
box-shipped = boîte telle que livrée
brief-title = En bref
more-title = Comment lire ce rapport
more-intervals = Un point est ce qui a été mesuré ; le trait qui le traverse est l’intervalle à 95 %, là où la vérité se trouve sans doute. Plus le trait est long, moins on en sait ; davantage de parties le raccourcissent.
more-chance = Nous ne disons qu’une chose se détache que si le hasard seul n’y arriverait presque jamais, quel que soit le nombre de choses examinées. Ces points-là sont pleins et colorés ; ce qui peut être dû au hasard est gris et creux.
more-bots = Tout cela vaut pour les robots qui ont joué. De plus forts verraient peut-être un autre jeu : posez de nouveau la question avec eux avant de changer une règle.
more-again = La même commande avec la même graine rejoue les mêmes parties. Les tables à côté de cette page contiennent chaque partie et chaque décision.
foot = { $command }
tables-title = Les tables
tables-text = games.parquet a une ligne par partie, decisions.parquet une par décision, uses.parquet une par élément qu’un joueur a utilisé dans une partie. pandas, Polars, DuckDB et R les lisent.

seat = Place { $n }
points = { $n } pts
interval = { $low } à { $high }
times = { $n }×
times-head = fois par joueur et par partie
users-head = joueurs qui s’en sont servis
example = Par exemple : « { $line } »
eg = p. ex. « { $text } »
stands-out = se détache : { $name }
how-gain = Taux de victoire des joueurs qui s’en sont servis, moins celui des autres, en points de pourcentage.
how-oftener = Presque tout le monde s’en sert. On voit ici combien de fois de plus que les autres le vainqueur d’une partie l’a fait.
uses-sure = Aller de pair avec la victoire n’est pas encore la causer : qui mène peut se permettre davantage. Les intervalles valent ensemble pour les { $many } choses examinées ; un point coloré n’est donc guère un coup de chance.
uses-rebuilt = Parmi les { $all } éléments qui se détachent et dont notre boîte a les valeurs, { $n } sont notre reconstitution.

rival-title = Quelle est la force de { $name } ?
rival-claim = { $name } gagne { $rate } des parties, avec { $points } points en moyenne contre { $own } pour le meilleur des autres.
rival-sure = L’intervalle à 95 % de ce taux est { $interval }, sur { $games } parties.
seats-title = La place compte-t-elle ?
seats-note = { $points } points en moyenne
seats-less = gagne moins
seats-fair = part équitable { $rate }
seats-more = gagne plus
seats-even = Rien que ces parties puissent prouver : les places gagnent de { $low } à { $high }, la part équitable est de { $fair }.
seats-better = Oui : la place { $seat } gagne { $rate } des parties, plus que sa part équitable de { $fair }.
seats-worse = Oui : la place { $seat } gagne { $rate } des parties, moins que sa part équitable de { $fair }.
seats-sure = Mesuré sur { $games } parties, chaque taux à ±{ $half } points de pourcentage près. Un avantage plus petit pourrait exister sans se voir.

scores-title = Avec combien de points gagne-t-on ?
scores-winners = vainqueurs
scores-others = les autres
scores-unit = points à la fin
scores-claim = Un vainqueur a { $winner } points en moyenne, { $margin } de plus que le suivant.
scores-sure = La moyenne est connue à ±{ $half } points près. Un vainqueur sur dix a moins de { $low } points, un sur dix plus de { $high }.

length-title = Combien de temps dure une partie ?
length-unit = décisions dans une partie
length-claim = Une partie demande { $mean } décisions en moyenne, environ { $each } par joueur.
length-sure = La moyenne est connue à ±{ $half } décisions près. Neuf parties sur dix en demandent entre { $low } et { $high }.

leads-title = L’avance change-t-elle de mains ?
leads-unit = changements de meneur dans une partie
leads-claim = La tête change de mains { $mean } fois par partie ; dans { $never } des parties, jamais.
leads-sure = La moyenne est connue à ±{ $half } près ; la part des parties sans changement a pour intervalle { $interval }. Les points sont comptés comme si la partie s’arrêtait à cet instant.

decided-title = Quand la partie est-elle jouée ?
decided-points = en tête aux points
decided-taste = en tête aux yeux des robots
decided-who-points = le joueur en tête aux points
decided-who-taste = le favori des robots
decided-fair = au hasard
decided-unit = part de la partie déjà jouée
decided-claim = Après { $at } de la partie, { $who } finit par gagner { $rate } des parties.
decided-late = À partir de { $at } de la partie, { $who } gagne neuf fois sur dix.
decided-start = Dès qu’il y en a un, à { $at } de la partie, et jusqu’à la fin, { $who } gagne neuf fois sur dix.
decided-once = À { $at } de la partie, { $who } gagne { $rate } des parties ; plus tard, c’est moins.
decided-never = À aucun moment { $who } ne gagne neuf fois sur dix ; le maximum est { $rate }, à { $at } de la partie.
decided-unknown = Presque jamais quelqu’un n’est seul en tête avant la fin, ni aux points ni aux yeux des robots.
decided-no-leader = Aux points, presque jamais quelqu’un n’est seul en tête avant la fin.
decided-few = Trop peu de parties ont un seul meneur pour donner un taux.
decided-sure = Le taux à { $at } de la partie a pour intervalle à 95 % { $interval } ; les bandes le montrent tout au long de la partie. À la fin, la courbe reste sous 100 % là où la dernière décision renverse encore des parties.

fortune-title = Hasard ou jeu, et quand ?
fortune-third-1 = le premier tiers
fortune-third-2 = le deuxième tiers
fortune-third-3 = le dernier tiers
fortune-luck = dont { $rate } de hasard
fortune-less = moins se décide
fortune-even = un tiers du tout
fortune-more = plus se décide
fortune-claim = Le plus se décide dans { $third } : { $rate } de tout ce qui fait bouger les chances de gagner. Sur toute la partie, { $luck } est du hasard ; le reste est le jeu, et ce que personne ne peut démêler.
fortune-sure = Son intervalle à 95 % est { $interval }, sur { $games } parties. Les mouvements sont élevés au carré : un grand tournant compte plus que beaucoup de petits ; les chances sont celles de joueurs comme nos robots.
fortune-less-title = Résultats sans le hasard
fortune-rates = Le hasard ôté, { $who } gagne { $rate } des parties.
fortune-saves = Son intervalle à 95 % est { $interval }. Pour le savoir aussi bien sans ôter le hasard, il faudrait davantage de parties : { $saves } d’entre elles sont épargnées.
fortune-seat = la place { $seat }

choices-title = Quel est l’éventail des choix ?
choices-unit = options ouvertes dans une décision
choices-claim = Une décision offre { $mean } options en moyenne ; la moitié des décisions en offrent { $half } ou moins.
choices-sure = D’après { $many } décisions où il y avait un choix. Une sur dix en offre plus de { $high } ; au-delà de { $cut }, elles sont comptées là.

verbs-title = Que font plus souvent les vainqueurs ?
verbs-none = Rien que ces parties puissent prouver : vainqueurs et autres font chaque sorte de choix à peu près aussi souvent.
verbs-more = Les vainqueurs choisissent « { $verb } » plus souvent que les autres, de { $n } fois par partie.
verbs-less = Les vainqueurs choisissent « { $verb } » moins souvent que les autres, de { $n } fois par partie.
oftener-less = vainqueurs moins souvent
oftener-same = autant
oftener-more = vainqueurs plus souvent

components-title = Quels éléments vont de pair avec la victoire ?
components-none = Aucune carte, tuile ni place ne se détache : rien que ces parties puissent prouver.
components-win = Vont le plus avec la victoire : { $list }.
components-lose = Vont le plus avec la défaite : { $list }.
components-oftener = Les vainqueurs s’en servent plus souvent : { $list }.
components-rarer = Les vainqueurs s’en servent moins souvent : { $list }.
component-rates = { $name } (« { $what } » : { $with_it } de victoires avec, { $without } sans)
component-times = { $name } (« { $what } » : { $n } fois par partie)
components-never = Jamais utilisés : { $list }.
components-more = { $n } autres
components-rare = Utilisés par trop peu ou par trop de joueurs pour comparer : { $list }.
gain-note = { $with_it } avec, { $without } sans
gain-less = gagne moins avec
gain-same = aucune différence
gain-more = gagne plus avec

bots-title = Quel robot est le meilleur ?
bots-claim = { $best } gagne { $rate } de ses parties ; c’est plus que de la chance.
bots-worse = { $best } ne gagne que { $rate } de ses parties ; c’est moins que ne l’explique le hasard.
bots-even = { $best } et { $other } se valent à peu près, autant que ces parties permettent d’en juger.
bots-sure = L’intervalle à 95 % est { $interval }, sur { $games } parties. Chaque donne a été jouée une fois avec chaque rotation des joueurs : la chance et les places se compensent.
habits-title = Que fait { $player } de différent ?
habits-less = { $player } moins souvent
habits-more = { $player } plus souvent
habits-claim-more = Il choisit « { $verb } » { $n } fois de plus par partie que les autres.
habits-claim-less = Il choisit « { $verb } » { $n } fois de moins par partie que les autres.
habits-none = Il fait chaque sorte de choix à peu près aussi souvent que les autres.
habits-sure = Comparé au sein de chaque partie ; les intervalles valent ensemble pour les { $many } sortes de choix.

forbid-title = Que vaut « { $what } » ?
forbid-without = le joueur privé de { $what }
forbid-hurts = Beaucoup : un joueur qui n’y a pas droit gagne { $rate } des parties au lieu de { $fair }.
forbid-helps = Moins que rien : un joueur qui n’y a pas droit gagne { $rate } des parties, plus que la part équitable de { $fair }. Les robots le surestiment.
forbid-even = Rien que { $rate } des parties, contre une part équitable de { $fair }, puisse prouver.
forbid-points-even = En points, rien ne peut être prouvé.
forbid-points-behind = S’en passer coûte { $points } points.
forbid-points-ahead = S’en passer rapporte { $points } points.
forbid-sure = L’intervalle à 95 % du taux de victoire est { $interval }, celui des points perdus { $span }, sur { $games } parties. Chaque donne a été jouée avec le joueur privé à chaque place ; là où rien d’autre n’était permis, il a pu s’en servir quand même.

box-title = Que change { $file } ?
box-claim = Plus que le hasard n’explique : { $list }.
box-same = Rien que ces parties puissent prouver : points, longueur, changements de meneur et places restent dans les limites du hasard.
box-sure = Les deux boîtes ont joué les mêmes { $games } graines, et les différences sont prises graine par graine. Les intervalles valent ensemble pour les { $many } mesures.
box-no-change = Les deux fichiers contiennent les mêmes nombres.
box-head-what = mesure
box-head-before = telle que livrée
box-head-after = changée
box-head-change = différence (intervalle)
box-points = points d’un joueur
box-margin = avance du vainqueur
box-length = décisions dans une partie
box-leads = changements de meneur
box-seat = victoires, { $seat }
box-used-title = De quoi se sert-on plus ou moins ?
box-used-less = moins utilisé
box-used-more = plus utilisé
box-used-same = Rien que ces parties puissent prouver : les joueurs se servent de tout à peu près comme avant.
box-used-claim = « { $name } » change le plus : { $before } des joueurs s’en servaient, { $after } avec la boîte changée.
box-used-note = { $before } → { $after }
box-used-sure = On voit les éléments changés et ce qui se détache. Les intervalles valent ensemble pour les { $many } choses examinées.
