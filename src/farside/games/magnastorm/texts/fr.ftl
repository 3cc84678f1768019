# Magnastorm en français.

title = Magnastorm
tagline = Contournez la tempête et installez vos laboratoires avant son retour.
length = 70 à 100 min
table-places = Crête d’ambre; Crête de cobalt; Crête des tempêtes; Crête du crépuscule; Crête de cuivre; Crête des lanternes; Crête de verre; Crête de braise; Crête du silence; Crête du nord; Crête du tonnerre; Dernière crête
preset-first = Première partie
preset-first-line = Tous les Scout Runners partent en bas à gauche.
preset-second = De l’autre côté
preset-second-line = La même partie depuis le haut à droite.
preset-advanced = Départ avancé
preset-advanced-line = Avec les cartes artefact gagnées.
variant-start = Zone de départ
variant-start-1 = 1 (en bas à gauche)
variant-start-2 = 2 (en haut à droite)
variant-advanced = Mise en place
variant-advanced-false = normale
variant-advanced-true = avancée, avec cartes artefact
variant-artefacts = Cartes artefact possédées
variant-artefacts-none = aucune
collection-count = { $count ->
    [0] aucune carte artefact
    [one] une carte artefact
   *[other] { $count } cartes artefact
}
collection-note = La mise en place avancée demande deux cartes artefact à vous ; chaque partie terminée vous en rapporte une. { $count ->
    [0] Vous n’en possédez pas encore.
    [one] Vous en possédez une.
   *[other] Vous en possédez { $count }.
} Les robots et les autres joueurs sur cet appareil empruntent les leurs. Un ami qui vient par un lien apporte les cartes de son propre navigateur : une partie avancée commence donc quand tous ont pris place ; si l’un d’eux en possède moins de deux, tout le monde joue la mise en place normale.

## Onglets

tab-planet = Planète
tab-crew = Équipage
tab-research = Recherche
tab-goals = Objectifs
tab-players = Joueurs, objectifs

## Sectors, spaces, station spots

sector-LL = Bas gauche
sector-L = Gauche
sector-UL = Haut gauche
sector-UR = Haut droite
sector-R = Droite
sector-LR = Bas droite

space-L-a1 = Gauche a1
space-L-a2 = Gauche a2
space-L-a3 = Gauche a3
space-L-b1 = Gauche b1
space-L-c1 = Gauche c1
space-L-c2 = Gauche c2
space-L-c3 = Gauche c3
space-L-d1 = Gauche d1
space-L-e1 = Gauche e1
space-L-e2 = Gauche e2
space-LL-a1 = Bas gauche a1
space-LL-a2 = Bas gauche a2
space-LL-b1 = Bas gauche b1
space-LL-c1 = Bas gauche c1
space-LL-c2 = Bas gauche c2
space-LL-c3 = Bas gauche c3
space-LL-d1 = Bas gauche d1
space-LL-d2 = Bas gauche d2
space-LL-e1 = Bas gauche e1
space-LR-a1 = Bas droite a1
space-LR-b1 = Bas droite b1
space-LR-b2 = Bas droite b2
space-LR-c1 = Bas droite c1
space-LR-c2 = Bas droite c2
space-LR-c3 = Bas droite c3
space-LR-d1 = Bas droite d1
space-LR-d2 = Bas droite d2
space-LR-e1 = Bas droite e1
space-R-a1 = Droite a1
space-R-a2 = Droite a2
space-R-a3 = Droite a3
space-R-b1 = Droite b1
space-R-c1 = Droite c1
space-R-c2 = Droite c2
space-R-c3 = Droite c3
space-R-d1 = Droite d1
space-R-e1 = Droite e1
space-R-e2 = Droite e2
space-UL-a1 = Haut gauche a1
space-UL-b1 = Haut gauche b1
space-UL-b2 = Haut gauche b2
space-UL-c1 = Haut gauche c1
space-UL-c2 = Haut gauche c2
space-UL-c3 = Haut gauche c3
space-UL-d1 = Haut gauche d1
space-UL-d2 = Haut gauche d2
space-UL-e1 = Haut gauche e1
space-UR-a1 = Haut droite a1
space-UR-a2 = Haut droite a2
space-UR-b1 = Haut droite b1
space-UR-c1 = Haut droite c1
space-UR-c2 = Haut droite c2
space-UR-c3 = Haut droite c3
space-UR-d1 = Haut droite d1
space-UR-d2 = Haut droite d2
space-UR-e1 = Haut droite e1

spot-T-LL-L-o = emplacement extérieur entre Bas gauche et Gauche
spot-T-LL-L-i = emplacement intérieur entre Bas gauche et Gauche
spot-T-L-UL-o = emplacement extérieur entre Gauche et Haut gauche
spot-T-L-UL-i = emplacement intérieur entre Gauche et Haut gauche
spot-T-UL-UR-o = emplacement extérieur entre Haut gauche et Haut droite
spot-T-UL-UR-i = emplacement intérieur entre Haut gauche et Haut droite
spot-T-UR-R-o = emplacement extérieur entre Haut droite et Droite
spot-T-UR-R-i = emplacement intérieur entre Haut droite et Droite
spot-T-R-LR-o = emplacement extérieur entre Droite et Bas droite
spot-T-R-LR-i = emplacement intérieur entre Droite et Bas droite
spot-T-LR-LL-o = emplacement extérieur entre Bas droite et Bas gauche
spot-T-LR-LL-i = emplacement intérieur entre Bas droite et Bas gauche

## Commanders

commander-01 = Forrester Dain
commander-02 = Justin B. Beeper
commander-03 = Ellen B. Outridge
commander-04 = Adira Okzil
commander-05 = Idris Yakuul
commander-06 = Mira Mascovic
commander-07 = Azrea Bonsmai
commander-08 = Ozgul Yilmark
commander-11 = Franzkarl Huber
commander-12 = Rain Davenpitt
commander-13 = Yuul Mbado
commander-14 = Joy D. Obondov
commander-15 = Cedric J. Lebeaux
commander-16 = Kim-Kin Park
commander-17 = Sayuri Modo
commander-18 = Kaysia Vasidis

## Autres noms

column-FP = colonne du premier joueur
    .of = de la colonne du premier joueur
    .under = sous le jeton
column-C1 = colonne 1
    .of = de la colonne 1
    .under = de la colonne 1
    .chief = le commandant de la colonne 1
column-C2 = colonne 2
    .of = de la colonne 2
    .under = de la colonne 2
    .chief = le commandant de la colonne 2
column-C3 = colonne 3
    .of = de la colonne 3
    .under = de la colonne 3
    .chief = le commandant de la colonne 3
column-C4 = colonne 4
    .of = de la colonne 4
    .under = de la colonne 4
    .chief = le commandant de la colonne 4
chief-01 = Forrester
    .the = colonne de Forrester
    .of = de Forrester
    .under = sous Forrester
chief-02 = Justin
    .the = colonne de Justin
    .of = de Justin
    .under = sous Justin
chief-03 = Ellen
    .the = colonne d’Ellen
    .of = d’Ellen
    .under = sous Ellen
chief-04 = Adira
    .the = colonne d’Adira
    .of = d’Adira
    .under = sous Adira
chief-05 = Idris
    .the = colonne d’Idris
    .of = d’Idris
    .under = sous Idris
chief-06 = Mira
    .the = colonne de Mira
    .of = de Mira
    .under = sous Mira
chief-07 = Azrea
    .the = colonne d’Azrea
    .of = d’Azrea
    .under = sous Azrea
chief-08 = Ozgul
    .the = colonne d’Ozgul
    .of = d’Ozgul
    .under = sous Ozgul
crew-orange = orange
crew-sky = azur
crew-green = vert
crew-rose = rose
crew-neutral = neutre
colour-orange = orange
colour-sky = azur
colour-green = vert
colour-rose = rose
colour-yellow = jaune
colour-none = sans couleur
track-red = rouge
track-green = verte
track-blue = bleue
track-amber = ambre
objective-RO1 = Savoir profond
objective-RO2 = Savoir étendu
objective-RO3 = Bien entouré
objective-RO4 = Esprits éminents
objective-SO1 = Double récolte
objective-SO2 = Place forte
objective-SO3 = Large front
objective-SO4 = Longue piste
metal-bronze = bronze
metal-silver = argent
metal-gold = or
bonus-reputation = 1 point de réputation
bonus-credit_own = 1 cube de sa couleur
bonus-research_green = 1 niveau de recherche verte
bonus-research_blue = 1 niveau de recherche bleue
bonus-research_red = 1 niveau de recherche rouge
payment-plain = Payer les couleurs imprimées
payment-own = Payer 1 cube de votre couleur au lieu d’un jaune
payment-yellow = Payer 1 cube jaune au lieu d’un cube de votre couleur
price-slot = au prix indiqué
price-waived = gratuitement
many-plain = le nombre habituel
many-more = deux de plus
which-first = La première carte d’abord
which-second = La deuxième carte d’abord
the-cubes = { $n ->
    [one] { $n } cube { $colour }
   *[other] { $n } cubes { $colour_key ->
        [green] verts
        [rose] roses
        [yellow] jaunes
       *[other] { $colour }
    }
}
the-price = { $own ->
    [0] { $yellow ->
        [0] aucun
        [one] { $yellow } cube jaune
       *[other] { $yellow } cubes jaunes
    }
   *[other] { $own ->
        [one] { $own } cube de votre couleur
       *[other] { $own } cubes de votre couleur
    }{ $yellow ->
        [0] { "" }
        [one] { " " }et { $yellow } jaune
       *[other] { " " }et { $yellow } jaunes
    }
}
the-fame = { $n ->
    [one] { $n } point de réputation
   *[other] { $n } points de réputation
}
the-worth = { $worth ->
    [one] { $worth } point de réputation
   *[other] { $worth } points de réputation
}

## Questions

ask-first-crew = { $who ->
    [you] Placez votre premier membre d’équipage dans une colonne sans équipage adverse.
   *[other] { $seat } place son premier membre d’équipage.
}
ask-first-track = { $who ->
    [you] Choisissez la recherche de votre premier niveau ; chacune ne peut être prise qu’une fois.
   *[other] { $seat } choisit la recherche de son premier niveau.
}
ask-card-order = { $who ->
    [you] Vos artefacts : { $one } ({ $first }) et { $other } ({ $second }). Lequel d’abord ?
   *[other] { $seat } choisit l’ordre de ses artefacts.
}
ask-turn = { $who ->
    [you] À vous : prenez un commandant ou le jeton, ou choisissez le membre d’équipage à placer.
   *[other] C’est le tour de { $seat }.
}
ask-place = { $who ->
    [you] Où placez-vous le membre d’équipage { $crew } { $column } ?
   *[other] { $seat } place un membre d’équipage { $crew }.
}
    .hint = La ligne fixe le coût du déplacement et le gain.
ask-action = { $who ->
    [you] Ligne { $row } : déplacer votre Scout Runner (coût : { the-price }) ou prendre les cubes de la ligne ?
   *[other] { $seat } choisit entre se déplacer et prendre des cubes.
}
ask-with-b = { $who ->
    [you] Deux de vos commandants agissent. Lequel d’abord ?
   *[other] { $seat } choisit quel commandant agit d’abord.
}
ask-drive = { $who ->
    [you] Déplacez votre Scout Runner { $steps ->
        [one] d’un pas : où ?
       *[other] de { $steps } pas au plus : où aller d’abord ?
    }
   *[other] { $seat } déplace son Scout Runner.
}
ask-leave-storm = { $who ->
    [you] Votre Scout Runner est dans la tempête : le premier pas doit l’en sortir.
   *[other] { $seat } sort de la tempête.
}
ask-pushed = { $who ->
    [you] Aucune ligne ne sort de la tempête : votre Scout Runner est poussé vers le premier secteur calme, en sens horaire. Où arrive-t-il ?
   *[other] La tempête pousse le Scout Runner de { $seat }.
}
ask-from-station = { $who ->
    [you] Votre déplacement part de la station ({ $spot }). Où mène le premier pas ?
   *[other] { $seat } repart d’une station.
}
ask-go-on = { $who ->
    [you] Continuer ({ $steps ->
        [one] encore un pas
       *[other] encore { $steps } pas
    }) ou s’arrêter ici ?
   *[other] { $seat } continue ou s’arrête.
}
ask-extra-step = { $who ->
    [you] { $commander } offre un pas de plus contre 1 cube d’une autre couleur que la vôtre. Continuer ou s’arrêter ?
   *[other] { $seat } peut acheter un pas de plus.
}
ask-fee = { $who ->
    [you] La station appartient à { $owner } : quel cube lui donnez-vous ?
   *[other] { $seat } paie l’usage d’une station.
}
ask-station = { $who ->
    [you] Construire une station ({ $spot }) ? Coût : { the-price } ; elle rapporte { the-worth }.
   *[other] { $seat } peut construire une station.
}
ask-foreign = { $who ->
    [you] Le pas supplémentaire de { $commander } : quel cube payez-vous ?
   *[other] { $seat } paie un pas supplémentaire.
}
ask-lab = { $who ->
    [you] Installer un laboratoire sur { $space } ? Coût : { the-price }.
   *[other] { $seat } peut installer un laboratoire.
}
ask-second-lab = { $who ->
    [you] Installer un deuxième laboratoire sur la même case ? Coût : { the-price }.
   *[other] { $seat } peut installer un deuxième laboratoire.
}
ask-after-lab = { $who ->
    [you] Utiliser un commandant maintenant ?
   *[other] { $seat } peut utiliser un commandant.
}
ask-track = { $who ->
    [you] Dans quelle recherche montez-vous d’un niveau ?
   *[other] { $seat } choisit une recherche.
}
ask-redirect = { $who ->
    [you] Vous montez dans la recherche { $track } ou, grâce à { $commander }, dans une autre. Laquelle ?
   *[other] { $seat } choisit une recherche.
}
ask-lowest = { $who ->
    [you] { $commander } fait monter un de vos marqueurs les plus bas. Lequel ?
   *[other] { $seat } choisit le marqueur à monter.
}
ask-cube = { $who ->
    [you] Prenez 1 cube de la couleur d’un joueur. Laquelle ?
   *[other] { $seat } choisit un cube.
}
ask-how-many = { $who ->
    [you] Vous piochez { $n ->
        [one] un cube
       *[other] { $n } cubes
    } dans le sac. { $commander } vous permet d’en piocher deux de plus.
   *[other] { $seat } décide combien de cubes piocher.
}
ask-new-crew = { $who ->
    [you] Vous pouvez engager un de vos membres d’équipage. Où ?
   *[other] { $seat } peut engager un membre d’équipage.
}
ask-lay = { $who ->
    [you] Posez le membre d’équipage { $crew } sur une case libre du bas ({ $left } à placer).
   *[other] { $seat } déplace l’équipage de la colonne.
}
ask-pick = { $who ->
    [you] Il n’y a pas assez de place en bas pour les { $left } : quel membre d’équipage ensuite ?
   *[other] { $seat } déplace l’équipage de la colonne.
}
ask-fame = { $who ->
    [you] { $commander } : payer 1 cube jaune pour 1 point de réputation ?
   *[other] { $seat } peut acheter de la réputation.
}
ask-objective = { $who ->
    [you] Accomplissez un objectif ou terminez votre tour.
   *[other] { $seat } peut accomplir un objectif.
}
ask-retrieve = { $who ->
    [you] « { $objective } » : quel laboratoire reprenez-vous ? ({ $left } dans ce secteur)
   *[other] { $seat } reprend des laboratoires.
}
ask-lower = { $who ->
    [you] « { $objective } » : quel marqueur descend de { $levels } ?
   *[other] { $seat } fait descendre des marqueurs.
}
ask-payment = { $who ->
    [you] Comment payez-vous ? { $commander } vous permet de remplacer un cube.
   *[other] { $seat } paie.
}
ask-barter = { $who ->
    [you] Il vous manque 1 cube { $colour } : échangez-en trois autres. Lesquels rendez-vous ? (encore { $left })
   *[other] { $seat } échange des cubes.
}
ask-offer = { $who ->
    [you] Échange : rendez trois cubes de n’importe quelles couleurs. (encore { $left })
   *[other] { $seat } échange des cubes.
}
ask-return = { $who ->
    [you] Quel cube prenez-vous contre les trois ?
   *[other] { $seat } prend un cube.
}

## Choix

option-take = { $column_key ->
    [FP] Prendre le jeton premier joueur
   *[other] Prendre { $column }
}
    .short = { $column_key ->
        [FP] Jeton premier joueur
       *[other] Commandant, { $column }
    }
option-crew = { $crew_key ->
    [neutral] Placer un membre d’équipage neutre { $column }
   *[other] Placer un membre d’équipage { $crew } { $column }
}
    .short = Équipage { $crew }, { $column_key ->
        [FP] premier joueur
       *[other] { $column }
    }
option-space = Utiliser la ligne { $row } { $column }
    .short = Ligne { $row } { $column }
option-move = A : déplacer le Scout Runner
option-gain = B : prendre des cubes
option-lay = Le poser à la ligne { $row } { $column }
    .short = Ligne { $row } { $column }
option-pick = Placer d’abord : { $crew }
option-fill = Placer les autres pour moi
option-pay = { $payment }
option-give = Donner 1 cube { $colour }
option-get = Prendre 1 cube { $colour }
option-exchange = Échanger trois cubes contre un
option-drive = Aller sur { $space }
    .short = { $space }
option-push = Arriver sur { $space }
    .short = { $space }
option-jump = Sauter sur { $space }
    .short = Saut : { $space }
option-station = Partir de la station ({ $spot })
    .short = Station, { $spot }
option-stay = Rester ici
option-stop = S’arrêter ici
option-build = { $price_key ->
    [waived] Construire la station gratuitement avec Kaysia Vasidis
   *[other] Construire la station
}
option-install = { $price_key ->
    [waived] Installer le laboratoire gratuitement avec Kaysia Vasidis
   *[other] Installer le laboratoire
}
option-add = { $price_key ->
    [waived] Ajouter un laboratoire avec Azrea Bonsmai, prix ignoré grâce à Kaysia Vasidis
   *[other] Ajouter un laboratoire avec Azrea Bonsmai
}
option-use = Utiliser { $commander }
option-track = { $track_key ->
    [red] Rouge
    [green] Verte
    [blue] Bleue
   *[other] Ambre
}
option-draw = { $many_key ->
    [more] En piocher deux de plus
   *[other] Ne pas en piocher plus
}
option-send = En haut : { $column }
    .short = En haut, { $column_key ->
        [FP] premier joueur
       *[other] { $column }
    }
option-post = En bas : ligne { $row } { $column }
    .short = En bas, ligne { $row } { $column }
option-claim = Accomplir « { $objective } »
    .short = { $objective }
option-retrieve = Reprendre le laboratoire de { $space }
    .short = { $space }
option-lower = { $track_key ->
    [red] Le rouge descend
    [green] Le vert descend
    [blue] Le bleu descend
   *[other] L’ambre descend
}
option-card = { $which }
option-skip = Non, continuer

## Refus

refusal-MAG-OPEN-2 = Un membre d’équipage adverse se trouve déjà dans cette colonne.
refusal-MAG-OPEN-3 = { $owner_who ->
    [you] Vous avez déjà choisi la recherche { $track }.
   *[other] { $owner } a déjà choisi la recherche { $track }.
}
refusal-MAG-CMD-7 = Aucun membre d’équipage dans la { $column } : rien à y prendre pendant cette manche.
refusal-MAG-CMD-8 = Vous contrôlez déjà ce commandant.
refusal-MAG-CMD-12 = Vous ne pouvez pas payer le prix entier, même en échangeant.
refusal-MAG-ACT-1 = Cette case est occupée.
refusal-MAG-ACT-2 = Tant qu’il reste en haut de l’équipage neutre ou à vous, vous ne pouvez pas placer d’équipage { $crew }.
refusal-MAG-ACT-4 = La { $column } est pleine.
refusal-MAG-ACT-5 = Le tableau inférieur est plein : seule sa dernière ligne peut resservir.
refusal-MAG-ACT-8 = Vous ne pouvez pas payer cette ligne ; s’y déplacer coûte { the-price }.
refusal-MAG-MOVE-3 = Votre Scout Runner est dans la tempête : il doit en sortir.
refusal-MAG-MOVE-5 = Le secteur { $sector } est dans la tempête : on ne peut pas y entrer.
refusal-MAG-MOVE-12 = Les deux bouts de la ligne de cette station sont dans la tempête.
refusal-MAG-MOVE-13 = Vous n’avez plus de cube pour payer { $owner }.
refusal-MAG-CARD-02 = Vous ne pouvez pas payer 1 cube d’une autre couleur que la vôtre.
refusal-MAG-TELE-1 = Vous ne pouvez pas payer la station : { the-price }.
refusal-MAG-LAB-2 = Vous ne pouvez pas payer le laboratoire : { the-price }.
refusal-MAG-RES-4 = Votre marqueur de la recherche { $track } est déjà tout en haut.
refusal-MAG-RES-6 = Tous vos marqueurs sont tout en haut : aucun niveau à gagner.
refusal-MAG-CARD-12 = Votre marqueur de la recherche { $track } n’est pas le plus bas.
refusal-MAG-SUP-3 = La réserve n’a plus de cube { $colour }.
refusal-MAG-BON-3 = La { $column } est vide : on n’y envoie de l’équipage que s’il y en a déjà.
refusal-MAG-CARD-01 = Vous ne pouvez pas payer { the-price }.
refusal-MAG-CARD-04 = Vous ne pouvez pas payer { the-price }.
refusal-MAG-CARD-07 = Vous ne pouvez pas payer le laboratoire supplémentaire : { the-price }.
refusal-MAG-OBJ-3 = Vous avez déjà accompli cet objectif.
refusal-MAG-OBJ-4 = Vos laboratoires ne sont pas répartis comme la carte le demande : { $labs } sur { $sectors } secteurs, selon son dessin.
refusal-MAG-OBJ-5 = Il vous manque la majorité que cet objectif demande.
refusal-MAG-OBJ-6 = Vos marqueurs ne sont pas assez hauts : { $markers ->
    [one] un marqueur doit descendre de { $levels }.
   *[other] { $markers } marqueurs doivent descendre de { $levels } chacun.
}
refusal-MAG-OBJ-7 = Vous n’êtes en tête dans aucune de ses recherches.
refusal-MAG-OBJ-11 = Il faut { $needed } commandants ; { $have ->
    [0] vous n’en contrôlez aucun
   *[other] vous en contrôlez { $have }
}.
refusal-MAG-XCH-4 = La réserve n’a plus de cube { $colour }.

## Le journal

log-lot = { $who ->
    [you] Le sort vous désigne comme premier joueur.
   *[other] Le sort désigne { $seat } comme premier joueur.
}
log-cards = { $who ->
    [you] Vous piochez les artefacts { $one } ({ $first }) et { $other } ({ $second }) : { $total } en tout.
   *[other] { $seat } pioche les artefacts { $one } ({ $first }) et { $other } ({ $second }) : { $total } en tout.
}
log-leads = { $who ->
    [you] Vos artefacts valent le plus : vous commencez.
   *[other] Les artefacts de { $seat } valent le plus : { $seat } commence.
}
log-normal-start = Quelqu’un possède moins de deux artefacts : mise en place normale pour tous.
log-start = { $who ->
    [you] La manche { $round } commence ; vous jouez en premier.
   *[other] La manche { $round } commence ; { $seat } joue en premier.
}
log-send = { $who ->
    [you] Vous envoyez un membre d’équipage en haut, dans la { $column }.
   *[other] { $seat } envoie un membre d’équipage en haut, dans la { $column }.
}
log-post = { $who ->
    [you] Vous postez un membre d’équipage en bas, ligne { $row } { $column }.
   *[other] { $seat } poste un membre d’équipage en bas, ligne { $row } { $column }.
}
log-card = { $who ->
    [you] Votre artefact { $number } ({ $metal }) rapporte { $bonus }.
   *[other] L’artefact { $number } ({ $metal }) de { $seat } rapporte { $bonus }.
}
log-reputation = { $who ->
    [you] Vous gagnez { the-fame }.
   *[other] { $seat } gagne { the-fame }.
}
log-crew = { $who ->
    [you] Vous placez un membre d’équipage { $crew } à la ligne { $row } { $column }.
   *[other] { $seat } place un membre d’équipage { $crew } à la ligne { $row } { $column }.
}
log-gain = { $who ->
    [you] Vous prenez les cubes de la ligne.
   *[other] { $seat } prend les cubes de la ligne.
}
log-cubes = { $n ->
    [0] La réserve n’a plus de cube { $colour }{ $who ->
        [you] { " " }pour vous.
       *[other] { " " }pour { $seat }.
    }
   *[other] { $who ->
        [you] Vous prenez { the-cubes }.
       *[other] { $seat } prend { the-cubes }.
    }
}
log-pay = { $who ->
    [you] Vous payez { the-cubes }.
   *[other] { $seat } paie { the-cubes }.
}
log-substitute = { $who ->
    [you] { $commander } vous permet de payer 1 cube { $colour } à la place.
   *[other] { $commander } permet à { $seat } de payer 1 cube { $colour } à la place.
}
log-exchange = { $who ->
    [you] Vous échangez trois cubes ({ $one }, { $two }, { $three }) contre 1 cube { $got }.
   *[other] { $seat } échange trois cubes ({ $one }, { $two }, { $three }) contre 1 cube { $got }.
}
log-use = { $who ->
    [you] Vous utilisez { $commander }.
   *[other] { $seat } utilise { $commander }.
}
log-drive = { $who ->
    [you] Vous roulez jusqu’à { $space }.
   *[other] { $seat } roule jusqu’à { $space }.
}
log-stay = { $who ->
    [you] Votre Scout Runner reste sur place.
   *[other] Le Scout Runner de { $seat } reste sur place.
}
log-push = { $who ->
    [you] La tempête pousse votre Scout Runner sur { $space }.
   *[other] La tempête pousse le Scout Runner de { $seat } sur { $space }.
}
log-jump = { $who ->
    [you] Avec { $commander }, vous sautez sur { $space }.
   *[other] Avec { $commander }, { $seat } saute sur { $space }.
}
log-begin = { $who ->
    [you] { $owner_who ->
        [you] Vous partez de votre station ({ $spot }).
       *[other] Vous partez de la station de { $owner } ({ $spot }).
    }
   *[other] { $owner_who ->
        [you] { $seat } part de votre station ({ $spot }).
        [same] { $seat } part de sa propre station ({ $spot }).
       *[other] { $seat } part de la station de { $owner } ({ $spot }).
    }
}
log-fee = { $who ->
    [you] Vous donnez 1 cube { $colour } à { $owner }.
   *[other] { $owner_who ->
        [you] { $seat } vous donne 1 cube { $colour }.
       *[other] { $seat } donne 1 cube { $colour } à { $owner }.
    }
}
log-build = { $who ->
    [you] Vous construisez une station ({ $spot }) : { the-fame }.
   *[other] { $seat } construit une station ({ $spot }) : { the-fame }.
}
log-lab = { $who ->
    [you] Vous installez un laboratoire sur { $space }.
   *[other] { $seat } installe un laboratoire sur { $space }.
}
log-waive = { $who ->
    [you] { $commander } vous dispense du prix.
   *[other] { $commander } dispense { $seat } du prix.
}
log-rise = { $who ->
    [you] Vous montez au niveau { $n } de la recherche { $track }.
   *[other] { $seat } monte au niveau { $n } de la recherche { $track }.
}
log-top = { $who ->
    [you] Votre marqueur de la recherche { $track } est tout en haut : le niveau est perdu.
   *[other] Le marqueur de { $seat } dans la recherche { $track } est tout en haut : le niveau est perdu.
}
log-all-top = { $who ->
    [you] Tous vos marqueurs sont tout en haut : le niveau est perdu.
   *[other] Tous les marqueurs de { $seat } sont tout en haut : le niveau est perdu.
}
log-no-cube = { $who ->
    [you] La réserve n’a plus de cube de joueur pour vous.
   *[other] La réserve n’a plus de cube de joueur pour { $seat }.
}
log-no-crew = { $who ->
    [you] Il ne vous reste aucun membre d’équipage à engager.
   *[other] Il ne reste à { $seat } aucun membre d’équipage à engager.
}
log-draw = { $who ->
    [you] Vous piochez { $n ->
        [one] un cube
       *[other] { $n } cubes
    } dans le sac.
   *[other] { $seat } pioche { $n ->
        [one] un cube
       *[other] { $n } cubes
    } dans le sac.
}
log-drawn = Du sac : { the-cubes }.
log-black = { $n ->
    [one] Un cube noir y retourne
   *[other] { $n } cubes noirs y retournent
}{ $who ->
    [you] { " " }; à la place, vous prenez { $got ->
        [one] { $got } cube
       *[other] { $got } cubes
    } de votre couleur.
   *[other] { " " }; à la place, { $seat } prend { $got ->
        [one] { $got } cube
       *[other] { $got } cubes
    } de sa couleur.
}
log-swap = { $who ->
    [you] Vous passez devant { $other } dans l’ordre du tour.
   *[other] { $other_who ->
        [you] { $seat } passe devant vous dans l’ordre du tour.
       *[other] { $seat } passe devant { $other } dans l’ordre du tour.
    }
}
log-take = { $column_key ->
    [FP] { $who ->
        [you] Vous achetez le jeton premier joueur.
       *[other] { $seat } achète le jeton premier joueur.
    }
   *[other] { $who ->
        [you] Vous prenez { $column }.
       *[other] { $seat } prend { $column }.
    }
}
log-lay = { $who ->
    [you] Vous déplacez un membre d’équipage { $crew } vers la ligne { $row } { $column }.
   *[other] { $seat } déplace un membre d’équipage { $crew } vers la ligne { $row } { $column }.
}
log-token = { $who ->
    [you] Le jeton premier joueur est à vous : un niveau et un cube de la couleur d’un joueur.
   *[other] { $seat } a le jeton premier joueur : un niveau et un cube de la couleur d’un joueur.
}
log-commander = { $who ->
    [you] { $commander } vous rejoint : { the-fame }.
   *[other] { $commander } rejoint { $seat } : { the-fame }.
}
log-give-up = { $n ->
    [0] { $who ->
        [you] Vous cédez { $commander } et n’avez pas de réputation à perdre.
       *[other] { $seat } cède { $commander } et n’a pas de réputation à perdre.
    }
   *[other] { $who ->
        [you] Vous cédez { $commander } et perdez { the-fame }.
       *[other] { $seat } cède { $commander } et perd { the-fame }.
    }
}
log-fame = { $who ->
    [you] { $commander } vous rapporte { the-fame }.
   *[other] { $commander } rapporte { the-fame } à { $seat }.
}
log-claim = { $who ->
    [you] Vous accomplissez « { $objective } ».
   *[other] { $seat } accomplit « { $objective } ».
}
log-retrieve = { $who ->
    [you] Vous reprenez le laboratoire de { $space }.
   *[other] { $seat } reprend le laboratoire de { $space }.
}
log-lower = { $who ->
    [you] Votre marqueur de la recherche { $track } descend de { $n }, au niveau { $to }.
   *[other] Le marqueur de { $seat } dans la recherche { $track } descend de { $n }, au niveau { $to }.
}
log-objective = { $who ->
    [you] « { $objective } » vous rapporte { the-fame }.
   *[other] « { $objective } » rapporte { the-fame } à { $seat }.
}
log-goal = { $who ->
    [you] Avec { the-fame }, vous atteignez le but : la fin approche.
   *[other] Avec { the-fame }, { $seat } atteint le but : la fin approche.
}
log-administration = Phase d’administration de la manche { $round }.
log-income = { $who ->
    [you] Le secteur { $sector } vous verse { the-price }.
   *[other] Le secteur { $sector } verse à { $seat } { $own ->
        [0] { $yellow ->
            [one] { $yellow } cube jaune
           *[other] { $yellow } cubes jaunes
        }
       *[other] { $own ->
            [one] { $own } cube
           *[other] { $own } cubes
        } de sa couleur{ $yellow ->
            [0] { "" }
            [one] { " " }et { $yellow } jaune
           *[other] { " " }et { $yellow } jaunes
        }
    }.
}
log-majority = { $who ->
    [you] Vous avez la majorité ({ $sector }) : { the-fame }.
   *[other] { $seat } a la majorité ({ $sector }) : { the-fame }.
}
log-first = { $who ->
    [you] Vous avez le jeton et jouez désormais en premier.
   *[other] { $seat } a le jeton et joue désormais en premier.
}
log-storm = La tempête avance : elle engloutit le secteur { $storm } et libère le secteur { $calm }. La manche { $round } commence.
log-rank = { $who ->
    [you] Place { $place } : vous, avec { the-fame }.
   *[other] Place { $place } : { $seat }, avec { the-fame }.
}
log-artefact = { $who ->
    [you] Vous gagnez l’artefact { $number } ({ $metal }, { $bonus }) pour votre collection.
   *[other] { $seat } gagne l’artefact { $number } ({ $metal }, { $bonus }).
}

## L’image

picture-player = { $who ->
    [you] Vous
   *[other] { $name }
}
picture-none = aucun
picture-board = La planète et ses six secteurs
picture-strip = Manche et réputation
picture-panels = Plateau d’action
picture-research = Recherche
picture-goals = Objectifs
picture-players = Joueurs
picture-storm = La tempête : { $sectors }
picture-tile = Laboratoires par secteur ; la tuile tourne dans le sens horaire après chaque manche
picture-no-labs = { $sector } : aucun laboratoire
picture-labs-here = { $sector } : { $who ->
    [you] vous avez
   *[other] { $name } a
} { $n ->
    [one] un laboratoire
   *[other] { $n } laboratoires
}{ $leads ->
    [true] {" "}et la majorité
   *[false] {""}
}
picture-round = Manche { $n } sur { $of }
picture-round-short = Manche { $n }/{ $of }
picture-of = sur { $of }
picture-until = → manche { $n }
picture-calm = { $sector } : calme jusqu’à la manche { $n }
picture-calm-from = { $sector } · calme dès la manche { $n }
picture-storm-to-end = { $sector } · tempête jusqu’à la fin
picture-income-cell = { $sector }, { $n ->
    [one] un laboratoire rapporte
   *[other] { $n } laboratoires rapportent
} : { $cubes }.
picture-phase-trailing = La tempête gagne ce secteur ensuite.
picture-phase-middle = Encore calme à la manche suivante.
picture-phase-leading = Calme pendant deux manches encore.
picture-space-red = rouge
picture-space-green = verte
picture-space-blue = bleue
picture-space-amber = ambre
picture-space-white = recherche au choix
picture-space-free = { $space } : { $colour }, libre
picture-space-labs = { $space } : { $colour }, { $who ->
    [you] vos laboratoires : { $n }
   *[other] laboratoires de { $name } : { $n }
}
picture-spot-free = Libre pour une station : { $spot }
picture-spot-built = { $who ->
    [you] Votre station
   *[other] Station de { $name }
} : { $spot }
picture-pad = La piste d’atterrissage, { $sector }
picture-on-pad = piste d’atterrissage
picture-scout = { $who ->
    [you] Votre Scout Runner
   *[other] Scout Runner de { $name }
} : { $space }{ $storm ->
    [now] , dans la tempête
    [next] , où la tempête arrive ensuite
   *[none] {""}
}
picture-trail = { $who ->
    [you] Votre dernier déplacement
   *[other] Dernier déplacement de { $name }
}
picture-reputation = Réputation : le premier à { $n } déclenche la fin
picture-reputation-of = { $who ->
    [you] Vous avez
   *[other] { $name } a
} { the-fame }
picture-order = Ordre du tour
picture-order-long = Ordre du tour : { $people }
picture-next-round = Manche suivante
picture-last-round = Dernière manche
picture-weather = Après cette manche la tempête avance : elle engloutit le secteur { $storm } et libère le secteur { $calm }.
picture-crew-left = équipage en haut
picture-crew-left-here = reste { $n }
picture-crew-left-short = équipage { $n }
picture-crew-left-long = Équipage restant en haut : { $n }. La manche finit quand il n’y a plus personne.
picture-goal-short = but { $n }
picture-supply = Réserve
picture-supply-of = Réserve, { $colour } : { $n }
picture-bag = Sac { $n }
picture-bag-long = Le sac contient { $n } cubes : { $black } noirs, { $cubes }. Pour un noir, vous prenez un cube de votre couleur.

picture-take = Prendre un commandant
picture-take-gain = +{ $n } réputation
picture-take-first = Premier : +1
picture-crew-above = Équipage
picture-your-price = Votre prix
picture-headline = Manche { $n } sur { $of } · but { $goal }
goal-line = Qui a le plus de réputation l’emporte. La partie finit dès que quelqu’un atteint { $goal }, ou après la manche { $rounds }.
picture-narrow-pay = ✓
picture-narrow-exchange = ✓ 3:1
picture-narrow-short = −{ $n }
picture-able = Peuvent l’accomplir maintenant : { $people }
picture-yours = à vous
picture-can-pay = ✓ payable
picture-can-exchange = ✓ { $n }× 3:1
picture-can-short = manque { $n }
picture-token = Jeton premier joueur : un niveau, un cube d’un joueur au choix, et premier à la manche suivante.
picture-token-short = Jeton
picture-token-held = Jeton premier joueur
picture-held-by = { $who ->
    [you] (à vous)
   *[other] ({ $name })
}
picture-crew-here = Membre d’équipage { $crew }, { $column }
picture-place = Placer l’équipage
picture-place-how = A bouger (payer) ou B cubes
picture-above = En haut
picture-kinds-give = Donner un cube
picture-kinds-get = Prendre un cube
picture-free = gratuit
picture-row = Ligne { $row } : A, se déplacer pour { $cost } ; B, prendre { $gain }
picture-slot = Ligne { $row } { $column }
picture-bonus-research = un niveau, recherche { $track }
picture-bonus-bag = avec B, piocher un cube dans le sac
picture-bonus-crew = faire venir un membre d’équipage
picture-bonus-swap = une place gagnée dans l’ordre du tour
picture-bonus-range = avec A, un pas de plus
picture-bonus-second-lab = avec A, un deuxième laboratoire

picture-wisest = { $who ->
    [you] Vous menez
   *[other] { $name } mène
} sur la recherche { $track }.
picture-nobody-wisest = Personne ne mène seul sur la recherche { $track }.
picture-leads-nobody = personne en tête
picture-leads = { $who ->
    [you] vous menez
   *[other] en tête
}
picture-level = recherche { $track }, niveau { $n }
picture-marker = { $who ->
    [you] Vous
   *[other] { $name }
} : recherche { $track }, niveau { $n }
picture-gift-own = un cube de votre couleur
picture-gift-yellow = un cube jaune
picture-gift-any = un cube d’un joueur au choix
picture-gift-bag = piocher { $n } dans le sac
picture-gift-crew = faire venir un membre d’équipage

picture-forecast = Si la manche finissait maintenant
picture-outlook = { $who ->
    [you] Vous
   *[other] { $name }
} : { $cubes }, réputation { $fame }
picture-ranking = Classement
picture-artefact = artefact { $number }, { $metal } ({ $bonus })
picture-card-short = nº { $n }
picture-claimed = { $who ->
    [you] Vous
   *[other] { $name }
} : { the-fame }
picture-led-0 = de { $n } secteurs
picture-led-1 = { $n } secteurs, mener dans un
picture-led-2 = mener dans le premier
picture-markers-down = { $markers ->
    [one] 1 marqueur −{ $levels }
   *[other] { $markers } marqueurs −{ $levels } chacun
}
picture-with-chiefs = avec { $n } commandants
picture-lead-one = mener sur une
picture-goal-have = { $who ->
    [you] Vous
   *[other] { $name }
} : { $have } sur { $of }
picture-goal-done = { $who ->
    [you] Vous l’avez
   *[other] { $name } l’a
}
picture-goal-next = puis { $markers ->
    [one] −{ $levels }
   *[other] { $markers } × −{ $levels }
}
picture-goal-sectors = Reprenez { $labs } laboratoires dans { $n } secteurs différents.
picture-goal-sectors-any = Reprenez { $labs } laboratoires dans { $n } secteurs différents ; il vous faut la majorité dans l’un d’eux.
picture-goal-sectors-first = Reprenez { $labs } laboratoires dans { $n } secteurs différents ; il vous faut la majorité dans le premier.
picture-goal-markers = { $markers ->
    [one] Un marqueur descend de { $levels }.
   *[other] { $markers } marqueurs descendent de { $levels } chacun.
}
picture-goal-chiefs = Il vous faut { $n } commandants, que vous gardez.
picture-goal-lead = Ce sont la rouge, la verte et la bleue, et vous devez mener sur l’une d’elles.

picture-nth = { $n ->
    [1] 1ᵉʳ
   *[other] { $n }ᵉ
}
picture-in-storm = dans la tempête
picture-storm-next = la tempête arrive
picture-winner = Vainqueur
picture-fame = réputation
picture-fame-later = Réputation que l’administration rapporterait maintenant
picture-no-cubes = aucun cube
picture-cubes-of = { $colour } : { $n }
picture-left-lab = Laboratoires restants : { $n } ; prix du prochain : { $cubes }
picture-left-station = Stations restantes : { $n } ; prix de la prochaine : { $cubes }
picture-left-crew = Membres d’équipage restants : { $n }

picture-exchange = Échangez d’abord { $n } autres cubes contre { $cubes }
picture-no-lab = sans labo
picture-at-top = au sommet
picture-fee = { $who ->
    [you] à vous
   *[other] 1 cube à { $name }
}
picture-you-have = vous en avez { $n }

picture-words-mine = Vous
picture-words-others = Les autres
picture-words-round = La manche
picture-words-planet = La planète
picture-words-player = { $name } : { the-fame } ; cubes : { $cubes } ; restent : laboratoires { $labs }, stations { $stations }, équipage { $crew }.
picture-words-chiefs = { $name }, commandants : { $commanders }.
picture-words-sector = { $sector } : { $calm ->
    [true] calme
   *[false] tempête
}. Laboratoires : { $labs }.
picture-words-column = { $column } : équipage { $crew } ; prix { $cubes } ; lignes libres : { $rows }.

picture-short-01 = 1 jaune : 1 étoile
picture-short-02 = 1 pas de plus
picture-short-03 = bonus d’objectif
picture-short-04 = acheter 1 niveau
picture-short-05 = jaune ou à soi
picture-short-06 = saut vers un labo
picture-short-07 = 1 labo de plus
picture-short-08 = majorité +1
picture-short-11 = autre recherche
picture-short-12 = B : plus basse +1
picture-short-13 = B : 1 cube en plus
picture-short-14 = sac : 2 de plus
picture-short-15 = réputation +1
picture-short-16 = cases occupées
picture-short-17 = ligne 1 de moins
picture-short-18 = 1 prix annulé
picture-does-01 = à son arrivée, jusqu’à deux fois, 1 jaune achète 1 point de réputation.
picture-does-02 = en déplacement, 1 cube qui n’est pas de votre couleur achète 1 pas de plus.
picture-does-03 = chaque objectif rapporte 1 point de réputation et 1 niveau de plus.
picture-does-04 = en déplacement, 2 cubes de votre couleur achètent 1 niveau.
picture-does-05 = en déplacement ou pour prendre, 1 cube à vous peut remplacer 1 jaune, ou l’inverse.
picture-does-06 = au lieu de rouler, sautez vers une zone calme avec un laboratoire.
picture-does-07 = en déplacement, 1 cube à vous permet un laboratoire de plus sur la même case.
picture-does-08 = chaque majorité rapporte 1 point de réputation de plus à l’administration.
picture-does-11 = un niveau peut être gagné sur une autre recherche.
picture-does-12 = avec B, votre marqueur le plus bas monte de 1.
picture-does-13 = avec B, prenez 1 cube de plus d’un joueur au choix.
picture-does-14 = piochez 2 cubes de plus chaque fois que vous piochez dans le sac.
picture-does-15 = 1 point de réputation, et encore à chaque administration où vous le gardez.
picture-does-16 = une fois par tour, une case occupée peut être utilisée.
picture-does-17 = le déplacement de la ligne coûte 1 cube à vous de moins.
picture-does-18 = une fois par tour en déplacement, ignorez le prix d’un laboratoire ou d’une station.

# Réglages impossibles.

setting-artefact-seats = Les artefacts sont donnés pour chacune des { $seats } places, ou pour aucune.
setting-artefacts = « { $cards } » n’est pas une liste d’artefacts différents ; possibles : { $possible }.

# Ce que vaut une position, élément par élément.
worth-reputation = réputation
worth-cubes = cubes à dépenser
worth-research = niveaux de recherche et commandants à venir
worth-sectors = majorités et revenus
worth-objectives = objectifs à portée
worth-crew = équipage encore à bord
worth-chiefs = commandants de l’administration

# -- The final count, category by category. ------------------------------------------------------------

tally-objectives = Objectifs
tally-stations = Stations
tally-majorities = Majorités
tally-commanders = Commandants
tally-artefacts = Artefacts
tally-tie-order = place dans l’ordre du tour
lap = Manche
