# Mes parties, le trousseau, le tour suivant.

nav-play-short = Jouer
nav-games = Mes parties
nav-games-short = Mes parties
nav-games-waiting = { $n ->
    [one] , une vous attend
   *[other] , { $n } vous attendent
    }
nav-box-short = Boîte
all-my-games = Toutes mes parties ({ $n })
games-title = Mes parties
games-line = { $mine ->
    [0] Rien ne vous attend.
    [one] Une table vous attend.
   *[other] { $mine } tables vous attendent.
    } { $running ->
    [0] {""}
    [one] À une autre, vous attendez quelqu’un.
   *[other] À { $running } autres, vous attendez quelqu’un.
    }
games-no-account = Sans compte : vos places sont dans ce navigateur.
games-done = C’était la dernière. Rien ne vous attend plus.
games-walked = C’était la dernière. Ce que vous avez laissé ouvert vous attend encore.
games-as-of = Situation à { $time } : la connexion est coupée, ce que font les autres ne se voit pas.
games-none = Vous n’êtes encore à aucune table. Choisissez un jeu :
games-filter = Quelles tables
games-all = Toutes
games-turn = À vous de jouer
games-waiting = En attente
games-finished = Terminées
games-archived = Archivées
games-turn-line = d’abord celle où il reste le moins de temps
games-waiting-line = qui, et depuis quand
games-finished-line = les plus récentes d’abord
games-archived-line = elles reviennent quand c’est à vous
games-all-of = Les { $n }
games-find = Chercher une table
games-nothing = Aucune table ne correspond.
games-show-all = Tout afficher
games-label-turn = à vous de jouer
games-label-waiting = en attente
games-label-over = terminée
games-copy-seat = Copier le lien de ma place
games-comes-back = revient quand c’est à vous
games-since = depuis { $ago }
games-ago = il y a { $ago }
games-several = { $names } doivent encore décider.
games-ready = votre choix est fait ; { $since }
games-on-holiday = { $name } est en congé
games-until = jusqu’au { $date } ; la table attend
games-quiet = { $since } ; heures calmes jusqu’à { $hour }
games-winners = Victoire : { $names }
games-new = nouveau
games-won = Vous avez gagné
next-turn = Tour suivant
next-turn-at = Tour suivant : { $table }
next-turn-left = Tour suivant : { $game }, encore { $time }
key-next = la prochaine table qui vous attend

games-call-me = M’appeler à cette table
games-calls-always = comme partout
games-calls-browser = navigateur seulement
games-calls-silent = silencieuse
games-planned = plan prêt
games-leads = { $who ->
    [you] Vous menez maintenant.
   *[other] { $name } mène maintenant.
    }
games-hand-over = Confier à un robot
games-take-back = Reprendre ma place
games-leave = Quitter la partie…
games-nudge = Faire signe
games-no-hurry = sans hâte
games-paused = en pause
games-away = absence jusqu’au { $date }
leave-title = Quitter { $table } ?
leave-line = Un robot joue à votre place. Les autres le voient. Vous ne pourrez pas revenir de vous-même.
leave-go = Quitter
leave-hand-over = Plutôt confier à un robot
leave-stay = Rester

ring-take = Emporter mes places
ring-line = { $n ->
    [one] Ouvrez ceci sur votre téléphone : la place de ce navigateur y sera aussi.
   *[other] Ouvrez ceci sur votre téléphone : les { $n } places de ce navigateur y seront aussi.
    } Les deux appareils restent d’accord : ce que vous jouez sur l’un se voit sur l’autre.
ring-none = Ce navigateur n’a pas encore de place. Il reçoit un trousseau quand vous vous asseyez à une table.
ring-step-1 = Visez le code avec l’appareil photo du téléphone, copiez le lien, ou tapez les lettres.
ring-step-2 = Le téléphone dit combien de places il reçoit, et d’où. Appuyez sur « Les prendre ».
ring-step-3 = Cette fenêtre dit « pris ». Le code a servi.
ring-beware = Quiconque l’ouvre joue à votre place. Le code sert une fois, pendant { $n } minutes.
ring-taken = Pris, ou trop ancien : le code ne sert plus.
ring-link = Le lien qui emporte vos places
ring-qr = Le même lien en image
ring-code = Le code
ring-show = Montrer un code
ring-again = Un nouveau code
ring-save = Enregistrer en fichier
ring-close = Fermer
ring-devices = Appareils avec mes places
ring-this = celui-ci
ring-kind-phone = Téléphone
ring-kind-tablet = Tablette
ring-kind-computer = Ordinateur
ring-kind-file = Fichier
ring-kind-other = Navigateur
ring-sign-off = Déconnecter
ring-sign-off-others = Déconnecter tous les autres
ring-sign-off-line = Un appareil déconnecté n’ouvre plus aucune de vos places, pas plus que les liens de vos places copiés auparavant.
ring-signed-off = { $n ->
    [0] Rien n’a été déconnecté.
    [one] Déconnecté : un appareil.
   *[other] Déconnectés : { $n } appareils.
    }
ring-name = Votre nom
ring-name-keep = Garder ce nom
ring-bring = Apporter mes places ici
ring-code-go = Voir ce qu’il ouvre
ring-file = Le fichier d’un trousseau
ring-file-go = Ouvrir le fichier
ring-file-unread = Ce fichier n’est pas un trousseau ; rien n’a changé.
ring-offered = { $n ->
    [0] Un trousseau sans place, venu de : { $kind }
    [one] Une place, venue de : { $kind }
   *[other] { $n } places, venues de : { $kind }
    }
ring-offered-line = Ne les prenez que si elles sont à vous. Vous jouerez alors avec les mêmes places ici et là-bas.
ring-own-comes = { $n ->
    [one] La place de ce navigateur les rejoint.
   *[other] Les { $n } places de ce navigateur les rejoignent.
    }
ring-same = Ce navigateur a déjà ces places.
ring-take-them = Les prendre
ring-leave-them = Les laisser
