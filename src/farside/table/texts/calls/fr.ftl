# Ce que dit un appel : les mêmes mots dans un navigateur, un courriel et un salon.
call-asked-title = À vous de jouer : { $table }
call-nudged-title = { $by } vous fait signe : { $table }
call-nearly-title = Toujours à vous : { $table }
call-nearly-text = Votre temps est bientôt écoulé.
call-stood-in-title = Un robot a joué votre tour : { $table }
call-stood-in-text = Votre temps était écoulé. Le prochain tour est à vous.
call-stood-in-short = un robot a joué votre tour
call-paused-title = La partie vous attend : { $table }
call-paused-text = Votre temps était écoulé. Elle reprend quand vous venez.
call-question-title = Comment continuer ? { $table }
call-question-text = Toute la table est consultée.
call-question-short = on vous demande comment continuer
call-over-title = { $table } : partie terminée
call-over-short = partie terminée
call-ended = La partie s’est arrêtée.
call-won = Vous avez gagné.
call-shared = Vous partagez la victoire.
call-lost = Victoire : { $winners }. Vous finissez { $place }.
call-place = { $rank ->
    [2] à la deuxième place
    [3] à la troisième place
    [4] à la quatrième place
   *[other] à la cinquième place
}
call-left-days = Il reste { $n } jours.
call-left-hours = { $n ->
    [one] Il reste une heure.
   *[other] Il reste { $n } heures.
}
call-left-minutes = { $n ->
    [one] Il reste une minute.
   *[other] Il reste { $n } minutes.
}
call-short-days = encore { $n } jours
call-short-hours = encore { $n } h
call-short-minutes = encore { $n } min
call-short-none = sans hâte
call-item = { $table } ({ $more })
call-many-title = { $count ->
    [2] Deux tables vous attendent
    [3] Trois tables vous attendent
    [4] Quatre tables vous attendent
   *[other] { $count } tables vous attendent
}
call-mixed-title = Des nouvelles de { $count } tables
call-somebody = Quelqu’un
call-trial-title = Un appel d’essai
call-trial-text = Ça marche : c’est ainsi que nous vous appelons quand une table attend.
call-mail-open = Aller à la table
call-mail-why = Vous avez demandé à Farside de vous écrire quand une table vous attend : un courriel pour toutes les tables, au plus toutes les 2 heures.
call-mail-stop = Plus de courriels
call-confirm-title = Est-ce votre adresse ?
call-confirm-text = Quelqu’un a demandé à Farside d’écrire à cette adresse quand une table attend. Si c’est vous, confirmez-le ici. Sinon, ne faites rien : il n’y aura pas d’autre courriel.
call-confirm-open = Oui, écrivez-moi
call-confirm-why = Ce courriel n’est envoyé qu’une fois, pour demander.
trouble-call-address = Nous ne pouvons pas écrire à cette adresse. Une adresse ressemble à nom@example.org.
trouble-call-no-mail = Ce serveur n’envoie pas de courriels : la personne qui l’héberge ne l’a pas réglé pour cela (farside serve --smtp).
trouble-call-mail-refused = Le serveur de courrier refuse cette adresse : { $what }. Vérifiez qu’il n’y a pas de faute de frappe.
trouble-call-mail-unreachable = Le serveur de courrier est injoignable pour le moment. Votre adresse est gardée ; réessayez dans quelques minutes.
trouble-call-hook = Ce n’est pas l’adresse d’un webhook. Elle commence par https:// et porte un nom que tout le monde peut joindre.
trouble-call-not-https = Nous n’appelons que les adresses qui commencent par https://, pour que personne ne lise au passage.
trouble-call-private = Cette adresse mène dans un réseau privé. Les appels ne vont qu’aux adresses que tout le monde peut joindre.
trouble-call-subscription = L’abonnement de ce navigateur est illisible. Désactivez-le, puis réactivez-le.
trouble-call-many-ways = Vous en avez autant qu’on peut en garder ({ $what }). Oubliez-en un d’abord.
trouble-call-no-way = Ce moyen de vous appeler n’existe pas, ou n’existe plus.
trouble-call-word = Ce lien n’est pas valable, ou ne l’est plus : l’adresse a été oubliée ou redemandée. Vous pouvez recommencer sous « Comment vous prévenir ? ».
trouble-call-zone = Il n’y a pas de fuseau horaire { $what }. Europe/Paris en est un.
trouble-call-nobody = Ce navigateur n’a encore aucune place : il n’y a rien pour quoi vous appeler. Asseyez-vous d’abord à une table.
trouble-many-calls = C’était souvent. Réessayez dans { $what } s.
trouble-plan-turn = C’est déjà à vous : jouez vous-même. Un plan sert pendant le tour des autres.
trouble-plan-step = Ce ne serait pas possible à votre prochain tour.
trouble-plan-reveals = Cette étape révèle quelque chose. Un plan s’arrête avant, sauf si vous le laissez continuer ; c’est alors sa dernière étape.
trouble-plan-empty = Choisissez d’abord au moins une étape.
trouble-plan-branches = Un plan a trois voies au plus.
trouble-plan-long = Un plan a 40 étapes au plus.
