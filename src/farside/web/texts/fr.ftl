# La page en français. Les jeux apportent leurs propres mots.

farside = Farside
colon = { " " }:
and = { $first } et { $last }
from-to = { $low } à { $high }
yes = oui
no = non
you = Vous
close = Fermer
skip-to-content = Aller au contenu
skip-to-move = Aller à votre coup

# L’accueil
lobby-title = Farside : jeux de plateau d’exploration
more-of = Plus sur { $title }
put-away = Archiver
bring-back = Remettre
all-your-tables = { $count ->
    [one] Encore une table
   *[other] Encore { $count } tables
}
archived-tables = { $count ->
    [one] Une table archivée
   *[other] { $count } tables archivées
}
set-up-a-table = Préparer une table
site-nav = Pages
nav-play = Jouer
lobby-line = Des jeux de plateau d’exploration, entre amis ou contre des robots.
your-tables = Vos tables
your-tables-count = { $count ->
    [one] une en cours
   *[other] { $count } en cours
}, { $waiting ->
    [0] aucune ne vous attend
    [one] une vous attend
   *[other] { $waiting } vous attendent
}
tables-before = Précédentes
tables-after = Suivantes
tables-page = Page { $page } sur { $pages }
your-turn = À vous
your-turn-named = { $name }, à vous
table-play = Jouer
table-look = Voir
start-a-game = Commencer une partie
play-now = Jouer
with-bots = { $bots ->
    [0] en solo
    [1] avec un robot
   *[other] avec { $bots } robots
}
invite-friends = Inviter
watch-bots = Voir des robots
rules = Règles
players = Joueurs
length = Durée
new-here = Première visite ? Jouez votre première partie avec un guide à vos côtés.
new-here-line = Une vraie partie, une idée à la fois : quittez la leçon quand vous voulez et jouez simplement la suite.
new-here-start = Commencer par { $title }
new-here-known = Je connais ces jeux
learn-won = { $n ->
    [one] { $n } gagnée sur { $all }
   *[other] { $n } gagnées sur { $all }
}
learn-stronger = robot plus fort
teaching-game = { $title } : la table en cinq minutes
learn-begin = Apprendre
learn-minutes = guidé, { $n } min
learn-on = Continuer
learn-step = étape { $n } sur { $all }
learn-done = Appris
learn-again = encore une fois
learn-next = ensuite : { $title }, { $n } min
lesson-of = Leçon : { $title }, { $n } min
lesson-called = Leçon : { $title }
offer-lesson = Nouveau pour vous ? { $title } : une leçon de { $n } minutes
table-code = Code de la table
join-a-table = Rejoindre une table
no-account = Pas de compte à créer : le lien, c’est votre place.
for-programs = Pour les développeurs
open-source = Logiciel libre
ago-minutes = { $n ->
    [0] à l’instant
   *[other] { $n } min
}
ago-hours = { $n } h
ago-days = { $n ->
    [one] un jour
   *[other] { $n } jours
}
waiting-for-friends = En attente des amis invités.
copy-watch-link = Copier le lien pour les spectateurs
links-and-codes = Liens et codes QR

# Réglages
settings-language = Langue
settings-theme = Sombre ou clair
settings-sound = Un son quand c’est à vous
settings-swift = Répondre automatiquement quand il n’y a qu’une réponse
settings-points = Afficher ou masquer les points si la partie s’arrêtait là
settings-notes = Notes au survol
note-what = À quoi ça sert
note-now = Maintenant
note-keep = la garde ouverte

# Préparer une table
set-up-title = Nouvelle table : { $game }
how-many-players = Combien de joueurs ?
seat-level = Force du robot de { $colour }
seat-of = La place de { $colour }
name-of = Le nom de { $colour }
kind-me = Moi
kind-friend = Ami
kind-bot = Robot
set-up-what = Quelle partie ?
set-up-who = Qui est à la table ?
set-up-name = Nom de la table
set-up-die = Un autre nom
set-up-changed = modifiée
set-up-details = Détails
set-up-friend = reçoit un lien et un code QR
set-up-me = sur cet appareil ; plusieurs places « Moi » le partagent
set-up-bots = Les robots pensent
set-up-as-above = comme choisi plus haut
open-with-links = Ouvrir, et voir les liens
name-yours = Votre nom (facultatif)
bot-level = { $bot ->
    [beginner] Débutant
    [club] Joueur de club
    [expert] Expert
    [master] Maître
    [mcts-easy] Débutant
    [mcts-normal] Joueur de club
    [mcts-hard] Expert
    [greedy] Rapide
    [reflex] Réflexe
    [chance] Au hasard
    [mcts] À son rythme
   *[other] { $bot }
}
bot-line = { $bot ->
    [beginner] regarde ce qu’un coup rapporte tout de suite, et pèse à gros traits
    [club] prévoit un peu pour tous, jusqu’à deux secondes par coup
    [expert] trois secondes par coup, et manque peu de chose
    [master] dix secondes par coup : le plus fort que nous ayons
    [mcts-easy] voit un peu plus loin, et se trompe
    [mcts-normal] prévoit pour tous, jusqu’à deux secondes par coup
    [mcts-hard] trois secondes par coup, et manque peu de chose
    [greedy] répond aussitôt, à son goût
    [reflex] répond d’instinct, sans rien prévoir
    [chance] tout ce qui est permis
    [mcts] prend le temps qu’on lui donne
   *[other] { $bot }
}
open-the-table = Ouvrir la table

# La table
name-from = { $name }, dès le coup { $ply }
rematch = Revanche
rematch-join = Aller à la revanche
rematch-open = Quelqu’un l’a ouverte ; votre place vous attend.
table-subtitle = Table { $code }
links-host = Vous avez ouvert cette table : vous voyez les liens des places libres. Le lien d’une place sert une fois ; qui s’assied reçoit un jeton que personne d’autre ne voit, pas même vous.
links-once = La première personne qui ouvre le lien d’une place s’y assied. Votre propre lien est pour un autre de vos appareils : gardez-le pour vous.
links-own = Votre place ({ $colour }), pour un autre appareil
offer-title = Laisser la place à quelqu’un d’autre
offer-line = Un nouveau lien est créé pour la place. La personne assise en est avertie, continue de jouer jusqu’à ce que quelqu’un vienne par ce lien, et peut dire qu’elle reste.
offer-button = Laisser la place à quelqu’un d’autre
offer-open = Un lien circule
offered-title = Quelqu’un d’autre peut prendre votre place.
offered-line = Un lien vers elle a été donné. Qui l’ouvre prend la suite ; d’ici là, vous jouez.
offered-stay = Je reste
seat-given-away = Quelqu’un d’autre est assis à votre place : un lien vers elle a été donné. Vous pouvez continuer à regarder.
strip-label = Ce qui vient
aside-label = Cartes et panneaux
options-label = Vos choix
refused-label = Impossible pour le moment
not-possible = Impossible
why-not = Impossible
why-not-label = { $count ->
    [one] Un choix est fermé : voir pourquoi
   *[other] { $count } choix sont fermés : voir pourquoi
}
cannot-be-undone = définitif
undo = Annuler
thinks = réfléchit
thinks-for = { $name } réfléchit, { $n ->
    [one] une seconde au plus
   *[other] { $n } secondes au plus
}.
percent = { $n } %
advice-ask = Conseil
advice-title = Conseil, d’après ce que vous voyez
advice-chance = chances de gagner
advice-line = Vos chances de gagner après chaque tour, si la suite se joue comme avec nos robots ; la barre montre le doute.
advice-early = Il est trop tôt pour chiffrer les chances : seul un ordre est donné.
advice-unknown = Personne n’a mesuré les chances pour ce genre de partie : seul un ordre est donné.
advice-best = Nettement le meilleur
advice-level = À égalité : choisissez à votre goût
advice-all-level = Tous se valent, autant qu’on puisse en juger
advice-perhaps = Sans doute moins bon
advice-weaker = Moins bon
worth-of-others = { $part }, chez les autres
advice-none = Aucun conseil n’a pu être trouvé cette fois.
advice-slower = Dans un onglet, le conseil voit moins loin qu’à une table sur un serveur : c’est un avis rapide.
why-ask = Pourquoi ?
why-title = Pourquoi ce coup de { $name } ?
why-played = Joué : { $turn }
why-better = { $name } l’a préféré à : { $instead }
why-level = Pour { $name }, autre chose valait à peu près autant : { $instead }
why-further = { $name } a vu plus loin qu’on ne peut le dire en points.
why-only = { $name } n’avait pas d’autre choix.
why-hidden = Une partie de ce tour vous est cachée : on n’en dit rien.
why-lot = { $name } joue au hasard et ne pèse rien.
why-glance = { $name } répond d’un coup d’œil, par habitude, et ne pèse rien.
why-stranger = { $name } vient d’ailleurs : personne ici ne sait comment ce robot juge.
why-none = Aucune raison n’a pu être trouvée cette fois.
why-line = Selon le jugement de { $name }, en points, d’après ce que vous voyez. Ce qui vous est caché n’est pas compté.
advice-allowed = Conseils à cette table
advice-on = On peut en demander
advice-off = Pas de conseils
decides = décide
bot = { $bot ->
    [beginner] robot, débutant
    [club] robot, joueur de club
    [expert] robot, expert
    [master] robot, maître
    [greedy] robot, rapide
    [reflex] robot, réflexe
    [chance] robot, au hasard
    [mcts-easy] robot, débutant
    [mcts-normal] robot, joueur de club
    [mcts-hard] robot, expert
    [mcts] robot, à son rythme
   *[other] robot { $bot }
}
bot-tempered = { $level }, { $temper }
temper = { $temper ->
    [builder] bâtisseur
    [trader] négociant
    [raider] pillard
    [settler] colon
    [scholar] savant
    [explorer] explorateur
    [diplomat] diplomate
    [prospector] prospecteur
    [investor] investisseur
   *[other] { $temper }
}
bot-rating = coté { $rating } (entre { $low } et { $high }, Rapide vaut 1000)
seat-free = encore libre
points-now = points si la partie s’arrêtait là
points-final = points
log = Journal
log-order = dernier tour en haut
log-earlier = Tout revoir depuis le début
tab-table = Table
tab-waits = , { $count ->
    [one] un choix
   *[other] { $count } choix
}
companion = À côté du coup
sheet = Hauteur du volet
sheet-peek = petit
sheet-half = moyen
sheet-full = plein
all-as-list = Les { $count } en liste
more = Plus
tabs = Les parties de la table
fit-board = Voir tout le plateau
in-words = La position en toutes lettres
spectator-line = Vous assistez à la partie : vous voyez ce que tout le monde peut voir.
news-turns = { $count ->
    [one] Un tour
   *[other] { $count } tours
}
news-since = depuis le vôtre
news-show = Montrer
news-show-title = Montrer pas à pas ce qui s’est passé depuis votre tour
skip = Passer
plays = { $count ->
    [one] { $names } joue
   *[other] { $names } jouent
}
idle-bot = { $names } { $count ->
    [one] réfléchit
   *[other] réfléchissent
}.
idle-person = Ce n’est pas à vous : { $count ->
    [one] { $names } décide
   *[other] { $names } décident
}.
idle-watched = { $count ->
    [one] { $names } décide
   *[other] { $names } décident
}.
speed-title = Vitesse des coups des autres
speed-slow = Lente
speed-normal = Normale
speed-fast = Rapide
speed-off = Sans
speed-step-slow = 1,6 s par coup
speed-step-normal = 0,8 s
speed-step-fast = 0,3 s
speed-step-off = d’un coup
reading-hint = Pointez un endroit pour lire ce qu’il apporte.
as-list = En liste
as-mirror = Comme au plateau
winner = Gagne
game-over = Partie terminée
winner-is = { $who ->
    [you] Vous gagnez avec { $points } points !
   *[other] { $name } gagne avec { $points } points.
}
winners-are = Victoire : { $names }.
record = Télécharger
invite-title = Des places sont libres.
invite-line = Envoyez un lien à chaque ami : celui qui l’ouvre prend la place.
show-qr = Afficher les codes QR
copy-link = Copier le lien
watch-link = Pour regarder
to-the-table = À la table
to-the-lobby = À l’accueil
rename = Votre nom à cette table
rename-save = Enregistrer

# Le rideau entre deux mains
curtain-title = Passez l’appareil à { $name }
curtain-line = La main de { $name } s’affiche quand le rideau se lève. Que personne d’autre ne regarde !
curtain-lift = C’est moi, { $name } : montrer ma main

# Aide
help = Aide
help-title = Jouer à cette table
help-line = Choisissez une option par son bouton, ou directement sur le plateau, là où il s’éclaire. Survoler l’un éclaire l’autre. Chaque choix fermé dit pourquoi il l’est. Un clic malheureux n’est pas grave : « Annuler » le reprend, sauf si quelque chose a été révélé.
help-keys = Touches
key-number = prendre l’option qui porte ce numéro (puis les lettres à partir de a)
key-arrows = passer d’un endroit à l’autre du plateau
key-enter = prendre ce qui est sélectionné
key-undo = annuler
key-advice = demander conseil
key-command = taper un coup, par exemple « pass »
key-help = cette aide
key-mirror = montrer les options en liste, ou comme au plateau
key-skip = passer ce que font les autres
key-speed = vitesse des coups des autres
key-note = qu’est-ce que c’est, et pourquoi pas ?
key-go = puis 1 à 6 : aller à un panneau
key-lower = abaisser le volet (téléphone)
key-raise = relever le volet (téléphone)
key-less = puis la touche d’une option : en reprendre une
key-why = dans une leçon : pourquoi ? Sinon : pourquoi un robot a fait cela
key-show = dans une leçon : montre-moi
key-rematch = rejouer, quand la partie est finie
key-analysis = l’analyse, quand la partie est finie
key-watch = revoir la partie, quand elle est finie
key-close = fermer
key-name-space = espace
key-switch = Les touches simples agissent à cette table
key-name-enter = Entrée
key-name-escape = Échap
command-label = Taper un coup
command-hint = un coup, en notation
command-go = Jouer

# Revoir une partie
replay = Revoir la partie
replay-at = Coup { $ply } sur { $last }
replay-move = Coup
replay-first = Au début
replay-prev = Un coup en arrière
replay-next = Un coup en avant
replay-last = À la fin
replay-turned = Au tournant précédent
replay-turning = Au tournant suivant
replay-coming = suivant :
replay-run = Lecture automatique
replay-open = Ouvrir
replay-continue = Continuer à partir d’ici
copy-position = Copier le lien vers ce coup
replay-begin = La partie commence.
replay-hide = Cacher la suite
replay-chances = Chances de gagner
replay-own = La partie est en cours : vous voyez ce que vous avez vu de votre place.
replay-public = La partie est en cours : vous voyez ce que tout le monde peut voir.

# Comment jouer
howto-of = Comment jouer à { $game }
howto-eyebrow = Comment jouer, en cinq minutes
howto-players = { $players } joueurs
howto-learn = Jouer une première partie guidée
howto-play = Jouer tout de suite contre des robots
howto-start = Commencer la partie guidée : environ { $minutes } minutes
howto-contents = Sur cette page
howto-none = Personne n’a encore écrit comment on joue à { $game }. Ses règles disent tout, clause par clause.
howto-unknown = Il n’y a pas ici de jeu de ce nom. Voici les jeux dont vous pouvez lire la page « Comment jouer » :
howto-you = Qui êtes-vous ?
howto-you-short = Votre rôle
howto-goal = But du jeu
howto-goal-short = But
howto-turn = Un tour en images
howto-turn-short = Un tour
howto-score = Comment marquer
howto-score-short = Points
howto-end = Fin de la manche, fin de la partie
howto-end-short = Manche et fin
howto-miss = Cinq choses qui échappent aux débutants
howto-miss-short = À savoir
howto-first = Pour votre première partie
howto-first-short = Première partie

# Règles
reading-howto = Comment jouer
reading-rules = Règles
reading-components = Matériel
search-rules = Chercher dans les règles
back-to-table = Retour à votre table, rien n’est perdu
print = Imprimer
chapters = Chapitres
book-chapter = Chapitre { $n } sur { $all }
appendix = Annexe
chapter-in-english = pas encore traduit : en anglais
book-rulings = Décisions
book-examples = Exemples
book-names = Noms dans d’autres langues
book-reconstruction = Ce que nous avons reconstitué
ruling = décision
our-reconstruction = notre reconstitution
found = { $hits ->
    [one] { $hits } passage
   *[other] { $hits } passages
} dans { $places ->
    [one] { $places } chapitre
   *[other] { $places } chapitres
}
found-none = rien trouvé
about-this-page = À propos de cette page
came-from-refusal = Un refus vous amène ici ?
came-from-table = Votre table vous attend
was-refused = « { $what } » a été refusé : { $why }
in-this-language = Dans cette langue
in-this-language-line = Ces chapitres sont rédigés en anglais. Ce que vous lisez à la table, la leçon et les notes sur les pièces sont traduits.
signs = Signes
sources-note = Nous ne connaissons pas tout ce qui est imprimé dans la boîte. Voici ce qui est notre reconstitution, en tout ou en partie :
sources-count = Cela fait { $n } valeurs sur { $all }.
sign-reconstruction = Une valeur imprimée que nous n’avons pas pu lire. Elle est réglée de sorte que les totaux et les exemples concordent.
what-is-known = Ce que nous savons et ce que nous ignorons
worked-example = Exemple : { $title }
sign-ruling = Les livrets divergent ou se taisent : voici comment nous jouons, et pourquoi. Touchez le signe pour lire la suite.
rules-of = Règles : { $game }
rules-none = Ce jeu vient d’un autre paquet, qui n’apporte pas de règles à lire ici. À la table, chaque choix fermé dit toujours pourquoi.

# Quand quelque chose est impossible
nothing-lost = Rien n’est perdu : chaque coup accepté est enregistré.
trouble-403 = Cette place n’est pas la vôtre
trouble-404 = Il n’y a rien ici
trouble-409 = La partie a continué
trouble-422 = C’est impossible
trouble-429 = Un peu de patience
trouble-503 = Les tables sont injoignables
trouble-other = Quelque chose s’est mal passé
table-rests = Cette table est au repos

# Ce que dit le script
script-copied = Copié
script-offline = La connexion est coupée. Nouvel essai…
script-choose = Choisissez que faire ici
script-unknown = Ce n’est pas l’un de vos choix.
script-advising = Recherche des meilleures options…
script-more = encore % plus bas
script-not-now = % : pas maintenant
script-note-more = Plus

# Votre collection
collection-title = Votre collection
collection-line = Ce que vous gagnez vous reste d’une partie à l’autre. C’est gardé sous un secret de ce navigateur ; personne n’a besoin de compte.
collection-empty = Vous ne possédez encore rien. Certains jeux vous laissent quelque chose à la fin de la partie.
collection-more = Ouvrir
collection-export = Enregistrer dans un fichier
collection-import = Ajouter depuis un fichier
collection-import-line = Une collection que vous avez enregistrée dans un fichier, ici ou sur un autre Farside. Ce que vous possédez déjà reste.
collection-file = Le fichier d’une collection
collection-import-go = Ajouter
collection-added = { $n ->
    [0] Rien de nouveau : vous possédez déjà tout ce que contient ce fichier.
    [one] Un objet a rejoint votre collection.
   *[other] { $n } objets ont rejoint votre collection.
}
collection-unread = Ce fichier ne se lit pas comme une collection ; rien n’a changé. ({ $why })
collection-secret = L’utiliser sur un autre appareil
collection-secret-line = Un lien secret ouvre votre collection sur votre téléphone ou sur un autre ordinateur. Qui a le lien a votre collection : il n’est que pour vous.
collection-secret-show = Afficher mon lien secret
collection-secret-title = Votre lien secret
collection-secret-warn = Personne d’autre ne devrait voir cette page. Quiconque ouvre le lien dispose de votre collection comme vous, et le lien ne peut pas être changé. Ce n’est pas une invitation à une table.
collection-back = À votre collection
collection-use-title = Utiliser cette collection ici ?
collection-use-empty = Cette collection est encore vide.
collection-use-line = Désormais, ce que vous gagnerez dans ce navigateur ira dans cette collection. Ne l’utilisez que si elle est à vous.
collection-use-left = Ce navigateur a sa propre collection, qui n’apparaîtra plus ici. Enregistrez-la d’abord si vous voulez la garder, puis ajoutez le fichier.
collection-use-same = Ce navigateur utilise déjà cette collection.
collection-use = L’utiliser ici
gathering = La partie commence quand tous les amis ont pris place : chacun apporte sa collection.
decline-all = Refuser désormais toutes les offres
offers-declined = La table refuse toutes les offres à votre place.
offers-again = Recevoir à nouveau les offres
no-offers = aucune offre
answer-later = Vous pouvez aussi répondre plus tard : l’offre attend.
go-on-without = Continuer sans la réponse de { $names }

# A campaign
campaign = Campagne
campaign-play = Jouer la campagne
campaign-set-up = { $game } : une campagne
campaign-begin = Commencer la campagne
campaign-of = { $game } : campagne { $code }
your-campaigns = Vos campagnes
chapter-of = Chapitre { $n }
campaign-points = Points de succès
campaign-total = Total
campaign-chapters = Chapitres
campaign-done = joué
campaign-running = en cours
campaign-next = à suivre
campaign-later = plus tard
campaign-plus = +{ $points }
campaign-sp = { $points ->
    [one] { $points } point de succès
   *[other] { $points } points de succès
}
campaign-earned = { $points ->
    [one] { $points } point de succès
   *[other] { $points } points de succès
}, { $score } dans la partie
campaign-look = Position finale
campaign-sit = À la table
campaign-watch = Regarder
campaign-open = Ouvrir le chapitre { $n }
campaign-wait = La personne qui a lancé la campagne ouvre ce chapitre.
campaign-level-next = { $name } au prochain chapitre
campaign-brings = { $points ->
    [0] aucun point de succès pour { $name }
    [one] { $points } point de succès pour { $name }
   *[other] { $points } points de succès pour { $name }
}
campaign-over = La campagne est finie
campaign-won = { $name } remporte la campagne avec { $points } points de succès.
campaign-shared = { $names } se partagent la victoire avec { $points } points de succès chacun.
campaign-keep = Revenez quand vous voulez
campaign-keep-line = La campagne est conservée. Ce lien y ramène tout le monde ; chacun retrouve la place qu’il avait.
campaign-link = Pour tous les joueurs
campaign-host-link = Pour vous uniquement, sur un autre appareil
campaign-go-on = Continuer la campagne

fair-title = Le mélange
fair-sealed = Mélange scellé : { $seal }…
fair-verify = Vérifier le mélange
fair-shared = Le serveur et la personne qui a ouvert la table ont tiré ce mélange ensemble : ni l’un ni l’autre ne pouvait le choisir.
fair-drawn = Le serveur a tiré ce mélange et l’a scellé avant le premier coup. Personne n’y a ajouté sa part.
fair-chosen = La personne qui a ouvert cette table a choisi son mélange et connaît peut-être les cartes à venir.
fair-continued = Cette table reprend une partie terminée : qui a lu son enregistrement connaît peut-être les cartes à venir.
fair-seal = Sceau (engagement)
fair-nonce = Part de la personne qui a ouvert la table (nonce)
fair-strange = Attention : ce n’est pas le sceau que ce navigateur a vu en arrivant à la table la première fois.
fair-check = Vérifier ici, dans ce navigateur
fair-unable = Ce navigateur ne fait ce calcul qu’en https ou sur le même ordinateur. Utilisez la commande ci-dessous.
fair-holds = vrai
fair-fails = faux
fair-good-commitment = Le nombre et le sel sont ceux qui ont été scellés.
fair-bad-commitment = Le nombre et le sel ne sont pas ceux qui ont été scellés.
fair-good-seen = Le sceau est celui que ce navigateur a vu en arrivant à la table la première fois.
fair-bad-seen = Ce navigateur a vu un autre sceau à cette table.
fair-good-seed = La graine vient du nombre, du sel et de la part ajoutée.
fair-bad-seed = La graine ne vient pas du nombre, du sel et de la part ajoutée.
fair-good-nonce = La part ajoutée est celle que ce navigateur a tirée.
fair-bad-nonce = La part ajoutée n’est pas celle que ce navigateur a tirée.
fair-good-record = La partie enregistrée a été jouée avec cette graine.
fair-bad-record = La partie enregistrée a été jouée avec une autre graine.
fair-deals = Et chaque donne ?
fair-deals-line = Cartes, tuiles et dés découlent de la seule graine. Sur votre ordinateur, Farside les redistribue d’après l’enregistrement et les raconte une à une, si vous voulez, avec --deals :
fair-later = Quand la partie sera finie, le nombre et le sel seront montrés ici, et tout se vérifiera en un clic.
fair-how = Comment ça marche ?
fair-how-line = Avant que la table n’ouvre, le serveur tire un nombre et en montre le sceau, une empreinte d’où l’on ne peut retrouver le nombre. Alors seulement, le navigateur de la personne qui ouvre la table tire sa part. La graine est l’empreinte des deux : qui change quoi que ce soit ensuite brise le sceau.
fair-not = Ce que cela ne montre pas : que personne n’a regardé les paquets sur le serveur, ni que l’hébergeur et la personne qui a ouvert la table sont deux personnes. Le script de cette page vient lui aussi du serveur ; qui ne fait confiance à personne vérifie avec son propre Farside.

desk-title = Bureau de l’hébergeur
desk-well = Tout va bien. Rien ne vous attend aujourd’hui.
desk-notes = { $n ->
    [one] Une chose à regarder.
   *[other] { $n } choses à regarder.
}
desk-back-up = Sauvegarder
desk-link = Lien du bureau
desk-door = Ce bureau est pour la personne qui héberge. Sur l’ordinateur du serveur, cette commande en donne le lien :
desk-secret = Secret
desk-enter = Ouvrir
desk-wrong = Ce secret n’ouvre pas le bureau. Un nouveau met fin aux précédents.
desk-good = va bien
desk-bad = à regarder
desk-answers = Réponses
desk-answers-unit = ms, médiane ; { $worst } au pire
desk-answers-text = par coup, ces 24 heures, pour ce processus. { $moves } coups, { $errors ->
    [0] aucune réponse n’a échoué
    [one] une réponse a échoué
   *[other] { $errors } réponses ont échoué
} depuis son démarrage.
desk-tables = Tables
desk-tables-unit = ouvertes, { $live } en direct
desk-tables-text = { $moved } ont avancé aujourd’hui. { $week } attendent quelqu’un depuis plus d’une semaine.
desk-bots = Robots
desk-bots-unit = s pour répondre, médiane
desk-bots-text = { $think } réfléchissent, { $wait } font la queue. Personne n’a attendu plus de { $worst } ces 24 heures.
desk-storage = Stockage
desk-storage-unit = { $unit } sur un disque de { $total }
desk-storage-text = croît de { $daily } par jour : les { $free } libres suffisent pour environ { $days } jours.
desk-storage-quiet = croît de { $daily } par jour ; les { $free } libres suffisent pour des années.
desk-storage-far = croît de { $daily } par jour, sur l’ordinateur de la base.
desk-by-game = par jeu, ouvertes
desk-no-tables = Pas encore de table.
desk-people = Personnes assises, cette semaine
desk-finished = Terminées, cette semaine
desk-waiting = Personne n’est revenu depuis 90 jours
desk-waiting-line = Parties en cours sans un coup depuis si longtemps. Rien n’est supprimé sans votre ordre : farside admin prune --unfinished 90
desk-resting = Gardées, mais pas jouables avec cette version
desk-resting-line = Ces tables reposent et disent pourquoi. Leurs enregistrements peuvent être gardés ; ils montrent les paquets, ne les donnez pas aux joueurs.
desk-look = voir
desk-eyes = Ce bureau compte. Il ne montre ni mains, ni noms, ni liens de places.
desk-work = Robots au travail
desk-thinks = réfléchit, { $time }
desk-takes = au plus
desk-in-line = { $n ->
    [one] Un fait la queue.
   *[other] { $n } font la queue.
}
desk-nobody-waits = Personne ne fait la queue.
desk-fair = File équitable : chaque visiteur à son tour ; les tables de robots seuls passent en dernier.
desk-limits = Limites
desk-each = par visiteur
desk-all = { $n } pour tous
desk-change = À changer avec farside serve --limit, p. ex. tables=100.
desk-no-limits = Aucune : seul cet ordinateur peut venir, ou le serveur a été démarré ainsi.
desk-limit-tables = Tables ouvertes par heure
desk-limit-bot-tables = Tables de robots seuls en cours
desk-limit-moves = Coups par minute
desk-limit-advice = Conseils par minute
desk-limit-streams = Navigateurs à l’écoute
desk-limit-connections = Connexions
desk-limit-guesses = Codes erronés par minute
desk-backups = Sauvegardes
desk-no-backups = Aucune encore.
desk-folder = Dans { $folder }.
desk-no-folder = Personne n’a dit où elles vont : farside serve --backups DOSSIER, ou farside admin backup chaque nuit.
desk-backed-up = Sauvegarde { $name } faite : { $size }.
desk-versions = Versions
desk-since = { $version }, démarrée { $since }
desk-database = Base de données
desk-shape = { $database }, forme { $shape }
desk-rows = Dedans
desk-rows-text = { $moves } coups
desk-go-on = Toutes les tables ouvertes continueraient ?
desk-try = Essayer
desk-tried-text = { $good } sur { $tables }, essayé { $ago }
desk-happened = Ce qui s’est passé
desk-nothing = Rien à signaler depuis le démarrage.
desk-began = La version { $version } est en service.
desk-is-good = va bien
desk-is-warning = avertissement
desk-is-error = erreur
desk-back = Retour au bureau
desk-crowd = Un visiteur a { $n } tables de robots seuls en cours, autant qu’il est permis.
desk-crowd-more = Elles passent après tout le monde ; vous n’avez rien à faire.
desk-to-know = Une chose bonne à savoir.
desk-see = Voir
desk-close = Fermer ces tables…
desk-crowd-title = Tables de robots seuls, d’un même visiteur
desk-crowd-line = Personne ne joue à ces tables. Elles passent après tout le monde et peuvent donc rester ; les fermer les supprime pour de bon.
desk-close-now = { $n ->
    [one] Fermer cette table
   *[other] Fermer ces { $n } tables
}
desk-closed = { $n ->
    [one] Une table de robots seuls a été fermée.
   *[other] { $n } tables de robots seuls ont été fermées.
}
desk-waits = attend, { $time }
desk-level = Niveau
desk-place = Place
desk-places = { $n ->
    [one] une place
   *[other] { $n } places
}
desk-used = { $n } au plus en ce moment
desk-doors = Portes
desk-who = Qui peut ouvrir des tables
desk-who-alone = cet ordinateur seul
desk-who-all = quiconque a l’adresse
desk-known-as = Connue sous le nom de
desk-any-name = adresses en chiffres, noms du réseau local
desk-metrics = Mesures (/metrics)
desk-metrics-open = ouvertes
desk-metrics-closed = avec le secret du bureau
desk-watched = Liste des tables à regarder
desk-watched-off = aucune
desk-watched-some = { $n ->
    [one] une table
   *[other] { $n } tables
}
desk-calls = Les appels partent par
desk-calls-some = navigateur, webhook
desk-calls-mail = navigateur, courriel, webhook
desk-whole = rouverte : { $n } tables, intacte
desk-unopened = pas rouverte
desk-apart = Ce dossier est sur un autre disque que les tables : parfait.
desk-together = Ce dossier est sur le même disque que les tables : une copie à cet endroit n’est pas une sauvegarde.
desk-low = Le disque est presque plein : { $free } libres. Les coups qui ne peuvent être écrits sont refusés, aucun n’est perdu.
desk-resting-note = { $n ->
    [one] Une table ouverte n’est pas jouable avec cette version.
   *[other] { $n } tables ouvertes ne sont pas jouables avec cette version.
}
desk-stale = Il n’y a pas de sauvegarde de ces deux derniers jours.
desk-just-now = à l’instant
desk-minutes = il y a { $n } min
desk-hours = il y a { $n } h
desk-days = { $n ->
    [one] hier
   *[other] il y a { $n } jours
}

# Le guide d’une leçon.
coach = Guide
coach-step = Étape { $n } sur { $all }
coach-done = { $n } étapes faites sur { $all }
coach-suggested = Proposé : { $n }, { $option }.
coach-lit = Sur le plateau : { $things }.
coach-minutes = encore { $n } min
coach-go-on = Continuer
coach-why = Pourquoi ?
coach-show = Montrez-moi
coach-nothing = rien n’est joué
coach-again = Encore
coach-back = Retour
coach-alone = Sans guide
coach-alone-ask = Continuer sans guide ?
coach-alone-yes = Oui, sans guide
coach-alone-no = Rester avec le guide
coach-leave = Vous pouvez jouer sans guide quand vous voulez.
coach-fine = Tout autre coup permis convient : je vous suis.
coach-watch = Les autres jouent : regardez ce qui change sur le plateau.
coach-skip = Passer à la suite
coach-quiet = Rien de nouveau pour l’instant. Jouez comme il vous plaît ; je reviens dès qu’il y a du nouveau.
coach-over = La leçon est finie ; la lampe donne des conseils.
coach-end-play = Jouer cette partie jusqu’au bout
coach-next = Apprendre encore :
coach-lesson = { $title }, { $n } min
coach-new-game = Nouvelle partie
coach-pill = Retour à la leçon, étape { $n }

# La fin d’une partie
scoring = Décompte
scoring-again = Revoir le décompte
scoring-skip = Aller au résultat
scoring-steps = Le décompte en { $n } { $n ->
    [one] étape
   *[other] étapes
}
scoring-back = Une étape en arrière
scoring-on = Une étape en avant
scoring-run = Lecture automatique
told-nobody = { $what } : personne ne gagne rien.
told-each = { $what } : { $names }, { $n } chacun.
told-takes = { $what } : { $who ->
    [you] vous prenez { $n }
   *[other] { $name } prend { $n }
}{ $effect ->
    [leads] { " " }et { $who ->
        [you] passez en tête
       *[other] passe en tête
    }.
    [level] { " " }et { $who ->
        [you] égalisez
       *[other] égalise
    }.
    [closer] { " " }et { $who ->
        [you] vous rapprochez de la tête
       *[other] se rapproche de la tête
    }.
   *[ahead] .
}
end-alone = { $who ->
    [you] Vous battez { $other }, niveau { $level }.
   *[other] { $name } gagne, niveau { $level }.
}
end-by = { $who ->
    [you] Vous gagnez de { $n ->
        [one] un point
       *[other] { $n } points
    }.
   *[other] { $name } gagne de { $n ->
        [one] un point
       *[other] { $n } points
    }.
}
end-tie = { $who ->
    [you] Vous gagnez : à égalité de points, mais devant ({ $what }).
   *[other] { $name } gagne : à égalité de points, mais devant ({ $what }).
}
end-wins = { $who ->
    [you] Vous gagnez.
   *[other] { $name } gagne.
}
end-short = { $who ->
    [you] Vous gagnez
   *[other] { $name } gagne
}
end-shared = Victoire partagée : { $names }.
end-shared-short = Victoire partagée
end-level = À égalité de points, ce qui compte : { $what } ({ $numbers }).
end-place = Vous terminez à la { $place ->
    [1] 1re
   *[other] { $place }e
} place sur { $of }.
end-behind = { $n ->
    [0] en tête
    [one] un point de retard
   *[other] { $n } points de retard
}
end-how = Points de retard sur le premier, catégorie par catégorie
end-higher = Passer au niveau { $n }
end-oneline = La partie en une ligne
end-oneline-points = points après chaque coup
end-oneline-chances = chances de gagner après chaque coup
rematch-line = mêmes joueurs, places décalées
share = Partager
share-title = { $game } : { $result }
share-line = { $n ->
    [one] Un joueur
   *[other] { $n } joueurs
}, { $moves } coups
share-picture = Le plateau à la fin
share-copy = Copier le lien
share-replay = Revoir la partie
share-table = À la table
share-save = Enregistrer l’image

# Farside dans un onglet : la coque autour des pages.
tab-starting = La table se prépare…
tab-failed = Farside n’a pas pu démarrer. Rechargez la page ; si cela n’aide pas, ce navigateur est peut-être trop ancien.
tab-unkept = Ce navigateur ne conserve rien ici (fenêtre privée ou stockage désactivé) : vous pouvez jouer, mais les parties disparaissent à la fermeture de l’onglet. Enregistrez-les d’abord dans un fichier.
tab-full = Ce navigateur n’a plus de place pour vos parties. Vous pouvez continuer, mais enregistrez-les dans un fichier avant de fermer l’onglet.
tab-save = Enregistrer mes parties
tab-new-version = Une nouvelle version de Farside est prête. Vos parties restent telles quelles.
tab-take-it = L’utiliser maintenant
tab-close = Fermer
tab-no-wasm = Ce navigateur ne connaît pas WebAssembly, dont Farside a besoin pour jouer sans serveur. Un navigateur récent le connaît.
tab-no-worker = Ce navigateur n’autorise pas ici les « service workers », dont Farside a besoin pour jouer sans serveur. Une fenêtre qui n’est pas privée les autorise en général.
tab-not-secure = Farside dans un onglet a besoin d’une adresse sûre : ouvrez-le par https, ou sur cet ordinateur sous localhost.

# Les parties en lien et en fichier.
travel-link = Cette partie en lien
travel-line = Le lien contient toute la partie. Rien n’est conservé ailleurs : qui l’ouvre, ici, à une autre table de Farside ou dans un onglet, peut la revoir ou la continuer.
travel-running = Cette partie est en cours : qui a le lien pourrait en déduire le contenu des pioches.
travel-back = Retour à la table
kept-link = Vos parties sont conservées dans ce navigateur
kept-title = Vos parties dans ce navigateur
kept-where = { $n ->
    [0] Aucune partie n’est encore conservée dans ce navigateur.
    [one] Une partie est conservée dans ce navigateur, et nulle part ailleurs ({ $kb } ko).
   *[other] { $n } parties sont conservées dans ce navigateur, et nulle part ailleurs ({ $kb } ko).
}
kept-care = Un navigateur peut effacer ce qu’il conserve quand la place manque, certains après quelques semaines sans visite. Installé sur l’écran d’accueil, c’est plus sûr ; un fichier est le plus sûr.
kept-damaged = { $n ->
    [one] L’une d’elles n’est plus lisible et a été laissée telle quelle.
   *[other] { $n } d’entre elles ne sont plus lisibles et ont été laissées telles quelles.
}
kept-save = Enregistrer toutes mes parties
kept-back = Ramener des parties
kept-file = Un fichier enregistré ici ou dans un autre navigateur
kept-read = Lire le fichier
kept-brought = { $n ->
    [0] Tout ce que contient ce fichier était déjà là.
    [one] Une partie a été ramenée.
   *[other] { $n } parties ont été ramenées.
}
kept-not-ours = Ce n’est pas un fichier de parties enregistré par Farside, ou il est abîmé. Rien n’a changé.
# L’analyse d’une partie finie
analysis = Analyse
analysis-of = { $game } : analyse
review-chance = Chances de gagner après chaque coup ; les bords pâles sont le doute.
review-early = Pâle à gauche : trop tôt pour savoir qui gagnera.
review-early-now = Il est trop tôt pour le dire.
review-move = Coup sur le graphique
review-areas = En surfaces
review-lines = En lignes
review-drawn = Affichage
review-unknown = Pas encore évalué.
review-to-turn = Le tour coûteux
review-show-move = Montrer ce coup
review-whose = entre joueurs comme nos robots, d’après ce que chacun pouvait savoir
review-never = { $who ->
    [you] Vous avez mené du premier au dernier coup.
   *[other] { $name } a mené du premier au dernier coup.
}
review-changed = La tête a changé { $n ->
    [one] une fois
   *[other] { $n } fois
} ; { $who ->
    [you] vous avez gagné.
   *[other] victoire de { $name }.
}
review-until = { $led ->
    [you] Vous avez mené
   *[other] { $leader } a mené
} jusqu’{ $n ->
    [one] au dernier tour
   *[other] à { $n } tours de la fin
} ; { $who ->
    [you] vous avez gagné.
   *[other] victoire de { $name }.
}
review-computing = Analyse en cours : { $n } %. Ce qui est dessiné se lit déjà ; tout ne fera que se préciser.
review-beginning = Analyse en cours. Les premières lignes arrivent dans quelques secondes.
review-slower = Dans un onglet, cela prend du temps : des minutes plutôt que des secondes. Vous pouvez quitter cette page : l’analyse continue tant que Farside est ouvert, et à la prochaine visite.
review-weighed = { $n } décisions sur { $of }
review-seconds = encore { $n } s environ
review-minutes = encore { $n } min environ
review-stop = Arrêter ici
review-stopped = Arrêté ici, à { $n } %. Ce qui est dessiné reste ; le reste peut être évalué à tout moment.
review-go-on = Évaluer le reste
review-turning = Tournants
review-no-turning = Aucun tour n’a beaucoup changé les chances de quelqu’un.
review-sums = Hasard et décisions
review-start = au départ
review-luck = hasard : ce qui fut tiré
review-choices = ses décisions
review-gifts = celles des autres
review-plans = la rencontre des plans
review-unexplained = inexpliqué
review-luck-only = Une trop grande part de cette partie reste inexpliquée pour dire plus que le hasard : { $n } %.
review-costly = { $me ->
    [yes] Vos tours coûteux
   *[no] Tours coûteux de { $name }
}
review-all = Tours coûteux
review-none = Rien au-delà du doute : bien joué.
review-close = { $n ->
    [0] Aucun tour trop serré pour trancher
    [one] Trop serré pour trancher : un tour
   *[other] Trop serrés pour trancher : { $n } tours
}
review-close-line = chacun est plus petit que son doute
review-kept = { $n ->
    [0] Aucun tour n’a tout gardé
    [one] Un tour a tout gardé
   *[other] { $n } tours ont tout gardé
}
review-bargains = Les offres et les marchés ne sont pas jugés : personne ne les calcule.
review-first = Mise en place
review-practise = S’exercer sur { $n ->
    [one] ce tour
   *[other] les { $n }
}
review-skill = Chances gardées, par manche
review-turns = { $n ->
    [one] un tour
   *[other] { $n } tours
}
review-played = { $me ->
    [yes] Vous avez joué
   *[no] Joué
}
review-better = Mieux
review-why = Pourquoi c’est mieux
review-points = { $n } points
review-deeper = La recherche voit plus loin que nous ne savons dire.
review-try = Essayez vous-même
review-on = Continuer d’ici
review-show = Voir dans la relecture
review-look = Les tours de
review-shows = Les autres peuvent voir ce que mes tours ont coûté
review-private = Les tours des autres ne se voient que s’ils le permettent.
review-again = Redemander
review-round-chances = Chances au début de chaque manche
review-possible = Ce qui reste possible
practice = Trouvez un meilleur tour
practice-at = { $n } sur { $of }
practice-best = { $chance } avec le meilleur tour
practice-ask = { $me ->
    [yes] Ici vous avez joué « { $played } », ce qui a coûté { $loss }. Qu’est-ce qui est mieux ?
   *[no] Ici « { $played } » a été joué, ce qui a coûté { $loss }. Qu’est-ce qui est mieux ?
}
practice-yours = { $me ->
    [yes] le vôtre
   *[no] joué
}
practice-not = Pas cela : « { $what } ». Réessayez autant que vous voulez.
practice-worth = Cela coûte environ { $n } % face au meilleur tour.
practice-level = Trouvé : « { $what } » vaut le meilleur tour, pour autant qu’on puisse le dire.
practice-found = Trouvé : { $best }.
practice-solution = Le meilleur tour : { $best }.
practice-hint = Indice
practice-hint-part = Ce qui compte ici : { $part }.
practice-hint-kind = Il commence ainsi : { $word } …
practice-hint-none = Regardez tout le plateau : la recherche voit plus loin que nous ne savons dire.
practice-show = Solution
practice-next = Position suivante
practice-end = Retour à l’analyse
