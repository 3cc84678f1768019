# Parler à la table

talk = Discussion
log-and-talk = Journal
talk-off = sans discussion
talk-on = avec discussion
talk-show = Discussion aux tables
talk-is-off = La discussion est masquée dans ce navigateur. Personne d’autre ne le sait.
talk-silence = Ne plus lire { $name }
talk-write = Écrire
talk-send = Envoyer
talk-react = Réagir : { $move }
talk-take-back = Retirer
talk-taken-back = sur un coup repris
talk-about = Sur le coup { $ply }, { $name }
talk-about-own = Sur votre coup { $ply }
talk-before = Avant le premier coup
talk-nothing = Personne n’a encore rien dit.
talk-sealed = On ne dit rien tant que les réponses sont secrètes.
talk-sign = { $name } : { $text }
talk-unread = { $count ->
    [one] un nouveau message
   *[other] { $count } nouveaux messages
}
reaction-clap = Bien joué
reaction-wow = Je ne l’ai pas vu venir
reaction-ouch = Aïe
reaction-smile = Ha ha
reaction-thanks = Merci
reaction-soon = Je reviens plus tard
key-talk = écrire aux autres

# Cercles

nav-circles = Cercles
nav-circles-short = Cercles
circles = Cercles
circles-line = Un cercle est un groupe qui joue encore et encore : ses tables, ses résultats, qui mène et avec quelle certitude. On le trouve par son lien seulement ; aucun compte n’est nécessaire.
circle-make = Créer un cercle
circle-make-go = Créer le cercle
circle-name = Comment s’appelle-t-il ?
circle-name-hint = Cercle du vendredi
circle-called = Comment vous appelle-t-on ici ?
circle-join-line = { $count ->
    [one] { $names } joue ici.
   *[other] { $names } jouent ici.
} Voulez-vous en faire partie ?
circle-join-known = Les autres voient ce nom et les résultats des parties aux tables de ce cercle. Vous pouvez partir à tout moment ; les résultats restent alors sous « un ancien membre ».
circle-join-go = Rejoindre
circle-line = { $people ->
    [one] Une personne
   *[other] { $people } personnes
}, { $games ->
    [0] aucune partie
    [one] une partie
   *[other] { $games } parties
} depuis le { $since }.
circle-seen = Quiconque a le lien du cercle voit cette page.
circle-export = Exporter
circle-export-line = Toutes les parties avec date, titre, places, points et rangs, et les classements. Les noms tels qu’ils sont montrés ici, rien d’autre sur les personnes.
circle-export-csv = Résultats en tableau (CSV)
circle-export-json = Résultats pour programmes (JSON)
circle-export-records = Enregistrements des parties finies (ZIP)
circle-invite = Inviter par lien
circle-invite-line = Quiconque ouvre ce lien peut rejoindre le cercle.
circle-copy-join = Copier le lien d’entrée
circle-read-line = Quiconque ouvre celui-ci peut seulement regarder.
circle-copy-read = Copier le lien de lecture
circle-renew-line = Un lien a trop circulé ? Avec un nouveau, l’ancien n’ouvre plus rien.
circle-renew-joining = Nouveau lien d’entrée
circle-renew-reading = Nouveau lien de lecture
circle-new-table = Nouvelle table ici
circle-standings = Classement
circle-standings-line = de 2 à 4 joueurs, tous les jeux
circle-filter = Quel jeu
circle-all-games = Tous les jeux
circle-played = { $games ->
    [one] une partie
   *[other] { $games } parties
}, { $won } { $won ->
    [one] gagnée
   *[other] gagnées
}
circle-too-few = trop peu de parties pour un nombre
circle-not-apart = Pas encore départagés : { $who }.
circle-bars = Les barres montrent où se situe chaque force avec 95 % de certitude, la partie foncée avec 50 %.
circle-fair = Les parties avec des robots, reprises d’une position passée, au mélange choisi ou inachevées ne comptent pas.
circle-alone = Il n’y a que vous ici pour l’instant. Invitez d’autres personnes par lien ; le classement vient avec la première partie finie ensemble.
circle-no-games = Aucune partie qui compte n’est encore finie. Ouvrez une table ici : le résultat apparaît avec le dernier coup.
circle-running = En cours
circle-tables = { $count ->
    [0] aucune table
    [one] une table
   *[other] { $count } tables
}
circle-none-running = Rien ne se joue en ce moment.
circle-sit = S’asseoir
circle-versus = Qui finit devant qui
circle-versus-line = La ligne devant la colonne, sur les parties que les deux ont finies
circle-of = sur { $games }
circle-wins = Victoires par jeu
circle-wins-line = les victoires partagées comptent pour chacun
circle-others = quelqu’un d’autre
circle-title = { $title } dans ce cercle
circle-points = Points, moitié centrale
circle-first = Qui commence gagne
circle-first-of = { $won } sur { $games }
circle-chance = ({ $n } par hasard)
circle-length = Une partie dure
circle-length-is = { $days ->
    [0] moins d’un jour
    [one] un jour
   *[other] { $days } jours
}, { $turns ->
    [one] un coup
   *[other] { $turns } coups
}
circle-history = Historique
circle-all = { $count ->
    [one] Une de plus
   *[other] { $count } de plus
}
circle-change-doubt = où se situait la force après cette partie, avec 95 % de certitude de chaque côté
circle-analysis = Analyse
circle-why-bots = avec des robots, ne compte pas
circle-why-fork = d’une position passée, ne compte pas
circle-why-seed = mélange choisi, ne compte pas
circle-why-few = moins de deux membres, ne compte pas
circle-former = un ancien membre
circle-manage = Nom, personnes, départ
circle-remove = Retirer
circle-remove-line = Qui est retiré ne garde pas de nom ici ; les deux liens sont aussitôt renouvelés.
circle-leave = Quitter le cercle
circle-leave-line = Vos résultats restent sous « un ancien membre ». Vous pouvez revenir par le lien d’entrée, comme une nouvelle personne.
circle-leave-last = Vous êtes la dernière personne : avec vous, le cercle et tous ses résultats sont supprimés.
circle-delete = Supprimer le cercle

# Watching

watch-title = Regarder les autres
watch-line = Des tables où l’on aime être regardé. Vous voyez ce que tout le monde peut voir ; les mains et les plans restent cachés, et ce qui se dit à la table y reste.
watch-none = Personne n’a mis de table sur la liste en ce moment.
watch-side = Regarder du côté de
watch-side-none = tout le monde
watch-list = Liste des tables à regarder
watch-list-on = Cette table est sur la liste : quiconque visite ce serveur peut la trouver et la regarder.
watch-list-off = Cette table n’est sur aucune liste : seul qui a son lien peut la regarder.
watch-list-add = Mettre sur la liste
watch-list-remove = Retirer de la liste
watch-listed = sur la liste à regarder
