## La table, apprise avec Pebble. Un message est une idée (huit mots au plus) ; `words` l’explique, `why` en dit la raison.

first = La table en bref

first-theme = Une rivière, des oiseaux, et cette table
    .words = Pebble est un petit jeu à nous. Il montre la table que tous les jeux partagent : le plateau et, à côté ou en dessous, votre coup.

first-question = La question est toujours au même endroit
    .words = Sous cette carte se lit à qui le tour, ce qui est demandé et ce que vous pouvez répondre. Pressez une réponse, son numéro au clavier, ou l’endroit du plateau.

first-plan = Choisissez un oiseau, en secret
    .words = Chacun pose un oiseau face cachée. Les petits rangs agissent d’abord, les grands apportent plus de galets. Tous sont retournés ensemble : sans retour possible.
    .why = Un martin-pêcheur passe en premier et n’apporte rien ; une chouette passe en dernier et apporte quatre galets.
    .show = La chouette est posée face cachée devant vous. Personne ne la voit avant que tous les oiseaux soient posés.
    .other = C’est bien aussi : l’oiseau décide quand vous agissez et ce que vous recevez.

first-watch = Pendant que les autres jouent
    .words = Ce qu’ils font est montré ici, pas à pas. « Passer » mène tout droit à votre tour.

first-board = Ce qui brille peut être choisi
    .words = Chaque site a un prix en galets et des points pour la fin. Ceux qui brillent sont dans vos moyens : pressez-en un, ici ou sur le plateau.

first-why = Pourquoi pas ? La table le sait toujours
    .words = Un site qui ne brille pas dit pourquoi quand vous le montrez ou le touchez, avec la règle. Occupez un site, ou passez pour deux galets.
    .why = Le delta vaut huit points, plus que tout autre site. Chaque refus nomme sa clause, et la clause mène aux règles.
    .show = Le delta est à vous, et vous en payez le prix.
    .other = C’est bien aussi : chaque site compte.

first-undo = Vous avez changé d’avis ?
    .words = « Annuler », ou la touche u, reprend votre dernier coup, tant qu’il n’a rien révélé de nouveau.

first-log = Le journal raconte tout
    .words = Sous les joueurs (au téléphone, sous « Table »), tout ce qui s’est passé est raconté, le plus récent en haut. La relecture revient à n’importe quel coup ; la lampe conseille, si la table le permet.

first-score = Des voisins valent plus
    .words = Chaque site compte ses points, et deux sites voisins à vous deux de plus. Les nombres près des noms disent comment cela finirait maintenant.

first-tip = Vous connaissez la table
    .words = Tous les jeux marchent ainsi. La touche ? donne toutes les touches, et la position peut se lire en mots.
