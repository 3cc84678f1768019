# Mars en français.

title = Mars
tagline = Mines, dômes, négoce : bâtissez une colonie face à vos rivaux.
length = 90 min
table-places = Utopia Planitia; Elysium Planitia; Hellas Planitia; Isidis Planitia; Amazonis Planitia; Arcadia Planitia; Acidalia Planitia; Chryse Planitia; Argyre Planitia; Lunae Planum; Hesperia Planum; Syria Planum
preset-usual = Partie habituelle
preset-usual-line = Douze points, négociation libre.
preset-first = Première partie
preset-first-line = Dix points ; offres d’une ou deux cartes.
preset-duel = Un duel
preset-duel-line = À deux, places équitables : une carte de plus au second, dernière manche complète.
preset-long = Longue partie
preset-long-line = Quinze points, pour toute une soirée.
preset-house = Règles maison
preset-house-line = Départ choisi, places équitables, dernière manche complète.
variant-target = Durée de la partie
variant-target-10 = courte (10 points)
variant-target-12 = moyenne (12 points)
variant-target-15 = longue (15 points)
variant-first = Premier joueur
variant-first-random = tiré au sort
variant-first-orange = Orange
variant-first-sky = Azur
variant-first-green = Vert
variant-first-rose = Rose
variant-revised_setup = Mise en place révisée
variant-revised_setup-false = non
variant-revised_setup-true = oui : moins de mines, cartes de départ choisies
variant-seat_compensation = Compensation des places
variant-seat_compensation-false = non
variant-seat_compensation-true = oui : les derniers joueurs piochent plus de cartes
variant-full_round = Manche complète
variant-full_round-false = non : la partie s’arrête aussitôt
variant-full_round-true = oui : la dernière manche est jouée jusqu’au bout
variant-fair_seats = Places équitables
variant-fair_seats-false = non
variant-fair_seats-true = oui : manche complète, et plus de cartes pour les derniers
variant-simple_negotiation = Négociation
variant-simple_negotiation-false = complète : contre-propositions, ouvertures, appels d’offres
variant-simple_negotiation-true = simple : 1 contre 1, 2 contre 1 ou 1 contre 2
variant-open_hands = Mains ouvertes
variant-open_hands-false = non
variant-open_hands-true = oui : toutes les matières premières sont visibles

## Onglets

tab-colony = Colonie
tab-build = Bâtir
tab-rivals = Rivaux
tab-deals = Échanges
tab-hand = Main
tab-tiles = Tuiles
tab-players = Joueurs

## Noms

material-count = { $n ->
    [one] { $n } unité
   *[other] { $n } unités
} de { $material }
material-iron = fer
    .mine = mine de fer
material-carbon = carbone
    .mine = mine de carbone
material-silicon = silicium
    .mine = mine de silicium
material-water = eau
    .mine = mine d’eau
material-oxygen = oxygène
    .mine = mine d’oxygène

chain-housing = Habitation
    .the = l’habitation
    .another = une autre habitation
chain-power_plant = Centrale énergétique
    .the = la centrale énergétique
    .another = une autre centrale énergétique
chain-silo = Silo
    .the = le silo
    .another = un autre silo
chain-communication = Module de communication
    .the = le module de communication
    .another = un autre module de communication
chain-military = Base militaire
    .the = la base militaire
    .another = une autre base militaire
chain-rnd = Centre de R&D
    .the = le centre de R&D
    .another = un autre centre de R&D
chain-spaceport = Spatioport
    .the = le spatioport
    .another = un autre spatioport

item-housing = habitation suivante
    .the = une habitation
item-power_plant = centrale énergétique
    .the = une centrale énergétique
item-silo = silo
    .the = un silo
item-communication = module de communication
    .the = un module de communication
item-military = base militaire
    .the = une base militaire
item-rnd = centre de R&D
    .the = un centre de R&D
item-spaceport = spatioport
    .the = le spatioport
item-mine1 = mine 1
    .the = la mine 1
item-mine2 = mine 2
    .the = la mine 2
item-mine3 = mine 3
    .the = la mine 3
item-mine4 = mine 4
    .the = la mine 4

domain-housing = Suprématie d’habitation
    .in = en habitation
    .needed = habitation alimentée
    .supremacy = la suprématie d’habitation
domain-energy = Suprématie énergétique
    .in = en énergie
    .needed = centrale active
    .supremacy = la suprématie énergétique
domain-communication = Suprématie de communication
    .in = en communication
    .needed = module de communication actif
    .supremacy = la suprématie de communication
domain-military = Suprématie militaire
    .in = sur le plan militaire
    .needed = base militaire active
    .supremacy = la suprématie militaire
domain-rnd = Suprématie R&D
    .in = en R&D
    .needed = centre de R&D actif
    .supremacy = la suprématie R&D

event-none = Raid
event-deposit_iron = Nouveau gisement de fer
event-deposit_carbon = Nouveau gisement de carbone
event-deposit_silicon = Nouveau gisement de silicium
event-deposit_water = Nouveau gisement d’eau
event-deposit_oxygen = Nouveau gisement d’oxygène
event-new_colonist = Nouveau colon
event-conflict_communication_minor = Conflit mineur de communication
event-conflict_communication_major = Conflit majeur de communication
event-conflict_military_minor = Conflit militaire mineur
event-conflict_military_major = Conflit militaire majeur
event-conflict_rnd_minor = Conflit mineur de R&D
event-conflict_rnd_major = Conflit majeur de R&D
event-supremacy_housing = Suprématie d’habitation
event-supremacy_energy = Suprématie énergétique
event-supremacy_communication = Suprématie de communication
event-supremacy_military = Suprématie militaire
event-supremacy_rnd = Suprématie R&D
event-contested_supremacy = Suprématie contestée

event-text-deposit_iron = Le joueur actif prend 3 unités de fer dans la réserve.
event-text-deposit_carbon = Le joueur actif prend 3 unités de carbone dans la réserve.
event-text-deposit_silicon = Le joueur actif prend 3 unités de silicium dans la réserve.
event-text-deposit_water = Le joueur actif prend 3 unités d’eau dans la réserve.
event-text-deposit_oxygen = Le joueur actif prend 3 unités d’oxygène dans la réserve.
event-text-new_colonist = Le joueur actif place 1 nouveau colon sur l’habitation 0.
event-text-conflict_communication_minor = Le vainqueur regarde les matières premières du perdant et en prend 1 de son choix.
event-text-conflict_communication_major = Le vainqueur prend 1 contrat de son choix ; un perdant sans contrat donne 2 matières premières au choix du vainqueur.
event-text-conflict_military_minor = Le vainqueur pioche 2 matières premières au hasard dans la main du perdant.
event-text-conflict_military_major = Le vainqueur détruit le niveau le plus haut d’un type d’installation du perdant, jamais une mine ni un niveau 0. S’il n’y en a pas, il pioche 2 matières premières au hasard.
event-text-conflict_rnd_minor = Le vainqueur pioche 1 carte R&D1.
event-text-conflict_rnd_major = Le vainqueur prend 1 carte R&D exposée de son choix ; s’il n’y en a pas, il pioche 1 carte R&D2.
event-text-supremacy_housing = 1 PV et 3 nouveaux colons, qui suivent la carte si elle change de mains.
event-text-supremacy_energy = 1 PV. Son détenteur peut utiliser toute l’énergie inutilisée d’une autre colonie.
event-text-supremacy_communication = 1 PV. Une fois par phase d’échanges, son détenteur échange 1 matière première au choix avec la réserve.
event-text-supremacy_military = 1 PV. Après un raid gagné, son détenteur regarde la main du perdant et choisit la carte.
event-text-supremacy_rnd = 1 PV. Une fois par phase de R&D, son détenteur peut relancer le dé.
event-text-contested_supremacy = Le joueur actif peut remettre en jeu une suprématie détenue ; en cas d’égalité, elle reste où elle est.

card-guided_weapons = Armes guidées
card-signal_encryption = Chiffrement des signaux
card-research_network = Réseau de recherche
card-smart_grid = Réseau intelligent
card-life_support = Survie en circuit fermé
card-field_study = Étude de terrain
card-compact_storage = Stockage compact
card-deep_drilling = Forage profond
card-synthesis = Synthèse chimique
card-countermeasures = Contre-mesures
card-orbital_defence = Défense orbitale
card-quantum_link = Liaison quantique
card-martian_academy = Académie martienne
card-terraforming = Terraformation
card-biosphere = Biosphère
card-space_elevator = Ascenseur spatial
card-fusion = Fusion nucléaire
card-superconductors = Supraconducteurs
card-cloning = Clonage
card-nanofabrication = Nanofabrication
card-rich_veins = Filons riches
card-orbital_freight = Fret orbital
card-planetary_shield = Bouclier planétaire
card-prefabrication = Préfabrication
card-espionage = Espionnage

card-text-guided_weapons = Bonus dans les confrontations militaires. 1 point de science.
card-text-signal_encryption = Bonus dans les confrontations de communication. 1 point de science.
card-text-research_network = Bonus dans les confrontations de R&D. 1 point de science.
card-text-smart_grid = Bonus dans les confrontations d’énergie. 1 point de science.
card-text-life_support = Bonus dans les confrontations d’habitation. 1 point de science.
card-text-field_study = 1 point de science.
card-text-compact_storage = Votre limite de main augmente de 2 tant que le silo 0 est actif.
card-text-deep_drilling = Pendant vos échanges : chacune de vos mines actives donne 1 carte de plus.
card-text-synthesis = Pendant vos échanges : prenez 2 matières premières au choix dans la réserve.
card-text-countermeasures = Quand vous êtes partie à un conflit ou à un raid : il est annulé, personne ne gagne.
card-text-orbital_defence = Bonus dans les confrontations militaires. 2 points de science.
card-text-quantum_link = Bonus dans les confrontations de communication. 2 points de science.
card-text-martian_academy = Bonus dans les confrontations de R&D. 2 points de science.
card-text-terraforming = 1 PV.
card-text-biosphere = 1 PV.
card-text-space_elevator = 1 PV.
card-text-fusion = Votre maximum d’énergie augmente de 3.
card-text-superconductors = Votre maximum d’énergie augmente de 2.
card-text-cloning = 2 nouveaux colons sur l’habitation 0.
card-text-nanofabrication = Une fois par phase de construction : la prochaine installation coûte 1 matière première de moins, jamais moins de 1.
card-text-rich_veins = À chaque production, une de vos mines actives, au choix, donne 1 carte de plus.
card-text-orbital_freight = Vous commercez avec la Terre à 2 contre 1, même sans spatioport.
card-text-planetary_shield = Vous ne perdez aucune matière première quand vous perdez un raid.
card-text-prefabrication = Pendant vos constructions : la prochaine installation coûte 2 matières premières de moins, jamais moins de 1.
card-text-espionage = Pendant vos échanges : regardez les matières premières d’un joueur et prenez-en 1.

phase-trade = échanges
phase-build = constructions
phase-colony = colonie
plan-best = meilleure
edge-strength = { "" }
edge-bonus = { "" }, grâce aux bonus de R&D
edge-colonists = { "" }, grâce à ses colons libres
phase-name-0 = Mise en place
phase-name-1 = Événement
phase-name-2 = R&D
phase-name-3 = Ravitaillement
phase-name-4 = Mines
phase-name-5 = Échanges
phase-name-6 = Constructions
phase-name-7 = Fin du tour

## Questions

ask-mine = { $who ->
    [you] Choisissez une mine pour votre colonie : elle rapporte chaque tour une carte de sa matière.
   *[other] { $seat } choisit une mine.
}
ask-start = { $who ->
    [you] Choisissez une matière première de départ.
   *[other] { $seat } choisit ses cartes de départ.
}
ask-opponent = { $who ->
    [you] { $event } : choisissez votre adversaire.
   *[other] { $event } : { $seat } choisit un adversaire.
}
ask-parry = { $who ->
    [you] { $event } entre { $one_who ->
        [you] vous
       *[other] { $one }
    } et { $other_who ->
        [you] vous
       *[other] { $other }
    } : vos Contre-mesures l’annulent-elles ?
   *[other] { $event } entre { $one_who ->
        [you] vous
       *[other] { $one }
    } et { $other_who ->
        [you] vous
       *[other] { $other }
    } : { $seat } peut encore intervenir.
}
ask-parry-bare = { $who ->
    [you] { $event } entre { $one_who ->
        [you] vous
       *[other] { $one }
    } et { $other_who ->
        [you] vous
       *[other] { $other }
    } : vous n’avez pas de Contre-mesures.
   *[other] { $event } entre { $one_who ->
        [you] vous
       *[other] { $one }
    } et { $other_who ->
        [you] vous
       *[other] { $other }
    } : { $seat } peut encore intervenir.
}
ask-look = { $who ->
    [you] Vous voyez la main de { $loser } : choisissez la carte que vous prenez.
   *[other] { $seat } regarde { $loser_who ->
        [you] votre main
       *[other] la main de { $loser }
    } et prend une carte.
}
ask-seize = { $who ->
    [you] Vous avez gagné : choisissez le contrat que vous prenez à { $loser }.
   *[other] { $seat } choisit { $loser_who ->
        [you] un de vos contrats
       *[other] un contrat de { $loser }
    }.
}
ask-return = { $who ->
    [you] Vous avez trop de contrats : choisissez celui que vous rendez.
   *[other] { $seat } rend un contrat.
}
ask-destroy = { $who ->
    [you] Vous avez gagné : choisissez l’installation de { $loser } à détruire.
   *[other] { $seat } choisit { $loser_who ->
        [you] une de vos installations
       *[other] une installation de { $loser }
    } à détruire.
}
ask-claim = { $who ->
    [you] Vous avez gagné : choisissez la carte R&D que vous prenez à { $loser }.
   *[other] { $seat } choisit { $loser_who ->
        [you] une de vos cartes R&D
       *[other] une carte R&D de { $loser }
    }.
}
ask-give-up = { $who ->
    [you] { $n ->
        [one] Un colon doit encore partir et aucun n’est libre :
       *[other] { $n } colons doivent encore partir et aucun n’est libre :
    } choisissez une installation à vider.
   *[other] { $seat } vide une installation, car des colons doivent partir.
}
ask-save = { $who ->
    [you] Pénurie d’énergie : vous utilisez { $used } sur { $energy }. Choisissez ce que vous désactivez.
   *[other] { $seat } manque d’énergie et désactive quelque chose.
}
ask-contest = { $who ->
    [you] Quelle suprématie remettez-vous en jeu ?
   *[other] { $seat } peut remettre une suprématie en jeu.
}
ask-raid = { $who ->
    [you] Lancez-vous un raid ? Le vainqueur, vous ou l’autre, pioche une carte dans la main du perdant.
   *[other] { $seat } peut lancer un raid.
}
ask-roll = { $who ->
    [you] Lancez-vous le dé de R&D ? 1 donne droit à une carte R&D1, 2 à une carte R&D2 si votre niveau 2 est actif.
   *[other] { $seat } peut lancer le dé de R&D.
}
ask-reroll = { $who ->
    [you] Suprématie R&D : garder ce résultat ou relancer ? Le second résultat compte.
   *[other] { $seat } peut relancer le dé.
}
ask-draw = { $who ->
    [you] Vous pouvez piocher une carte R&D{ $deck }.
   *[other] { $seat } peut piocher une carte R&D{ $deck }.
}
ask-vein = { $who ->
    [you] Filons riches : quelle mine donne une carte de plus ?
   *[other] { $seat } choisit la mine qui donne une carte de plus.
}
ask-opening = { $who ->
    [you] Votre module de niveau 2 vous donne la parole en premier : faites une offre ou passez.
   *[other] { $seat } peut ouvrir les échanges par une offre.
}
ask-draft = { $who ->
    [you] Composez votre proposition : ce que vous donnez, ce que vous voulez. Personne ne la voit avant l’envoi.
   *[other] { $seat } compose une proposition.
}
ask-answer = { $who ->
    [you] { $author } fait une offre : accepter, refuser ou contre-proposer ?
   *[other] { $seat } examine { $author_who ->
        [you] votre offre
       *[other] l’offre de { $author }
    }.
}
ask-hear = { $who ->
    [you] { $other } fait une contre-proposition : accepter ou refuser ?
   *[other] { $seat } examine { $other_who ->
        [you] votre contre-proposition
       *[other] la contre-proposition de { $other }
    }.
}
ask-choice = { $who ->
    [you] Choisissez une des réponses, ou aucune.
   *[other] { $seat } choisit parmi les réponses.
}
ask-offers = { $who ->
    [you] Appel d’offres : faites une offre ou passez. Toutes les offres sont montrées ensemble.
   *[other] { $seat } réfléchit à une offre.
}
ask-trade = { $who ->
    [you] Échangez autant que vous voulez ; après cette phase, plus d’échanges avant votre prochain tour.
   *[other] { $seat } fait des échanges.
}
ask-fetch = { $who ->
    [you] Que prenez-vous en échange du { $material } ?
   *[other] { $seat } choisit ce qui vient en échange du { $material }.
}
ask-synthesize = { $who ->
    [you] Synthèse chimique : choisissez une matière première ({ $n } à prendre).
   *[other] { $seat } choisit une matière première.
}
ask-spy = { $who ->
    [you] Espionnage : de qui regardez-vous la main ?
   *[other] { $seat } choisit qui espionner.
}
ask-build = { $who ->
    [you] Choisissez ce que vous ajoutez à votre colonie, ou terminez la phase.
   *[other] { $seat } construit.
}
ask-spare = { $who ->
    [you] La remise vous épargne { $n ->
        [one] une carte
       *[other] { $n } cartes
    } : choisissez une matière à ne pas payer.
   *[other] { $seat } choisit ce qui n’est pas payé.
}
ask-sign = { $who ->
    [you] Choisissez un contrat : ce que vous donnez, ce que vous recevez.
   *[other] { $seat } choisit un contrat.
}
ask-borrow = { $who ->
    [you] Suprématie énergétique : à qui empruntez-vous l’énergie inutilisée jusqu’à la fin de votre prochain tour ?
   *[other] { $seat } peut emprunter de l’énergie.
}
ask-arrange = { $who ->
    [you] Placez vos colons (énergie utilisée : { $used } sur { $energy }). Seul compte ce qui fonctionne.
   *[other] { $seat } place ses colons.
}
ask-discard = { $who ->
    [you] Vos silos sont pleins : { $n ->
        [one] une carte doit
       *[other] { $n } cartes doivent
    } partir. Choisissez-en une.
   *[other] { $seat } se défausse jusqu’à la limite de main.
}

## Choix

option-mine = Ouvrir une { $material }
    .short = { $material }
option-take = Prendre : { $material }
option-pass = Non, merci
option-keep = Garder le résultat
option-let = Laisser faire
option-go-on = Continuer
option-fight = Contre { $to }
option-raid = Raid contre { $to }
option-spy = Regarder la main de { $to }
option-borrow = Emprunter à { $to }
option-play = Jouer « { $card } »
option-seize = Prendre { $given } → { $got }
option-destroy = Détruire { $chain }
option-claim = Prendre « { $card } »
option-contest = Contester : { $domain }
option-roll = Lancer le dé
option-reroll = Relancer le dé
option-draw = Piocher une carte
option-earth = Terre : donner du { $material }
option-swap = Contrat : 1 { $given } → 1 { $got }
option-exchange = Suprématie : échanger 1 unité de { $material }
option-propose = Faire une offre à { $to }
option-broadcast = Faire une offre à tous
option-call = Lancer un appel d’offres
option-give = Donner 1 unité de { $material }
option-want = Demander 1 unité de { $material }
back-give = Reprendre 1 unité de { $material } de ce que vous donnez
back-want = Reprendre 1 unité de { $material } de ce que vous voulez
option-send = Envoyer la proposition
option-drop = Abandonner
option-accept = Accepter
option-decline = Refuser
option-counter = Faire une contre-proposition
option-choose = Prendre la réponse de { $to }
option-build = { $chain }
option-contract = Contrat commercial
option-sign = { $given } → { $got }
option-return = Rendre { $given } → { $got }
option-spare = Ne pas payer 1 unité de { $material }
option-on = Activer : { $item }
option-off = Désactiver : { $item }
option-arrange = Bien organiser la colonie
option-discard = Défausser 1 unité de { $material }
option-close = { $phase_key ->
    [trade] Terminer les échanges
    [build] Terminer les constructions
   *[colony] Laisser la colonie ainsi
}

## Refus

refusal-MARS-SETUP-3 = Il ne reste aucune { $material }.
refusal-MARS-VAR-1 = Cette pile est vide.
refusal-MARS-EARTH-1 = La Terre demande { $rate } unités de { $material } pour une carte ; { $held ->
    [0] vous n’en avez pas.
    [one] vous n’en avez qu’une.
   *[other] vous n’en avez que { $held }.
}
refusal-MARS-EARTH-3 = La réserve n’a aucune carte d’une autre matière.
refusal-MARS-CONTR-1 = Vous n’avez pas de { $material } à donner.
refusal-MARS-CONTR-2 = La réserve n’a plus de { $material }.
refusal-MARS-CONTR-7 = Une phase d’échanges compte au plus { $n } échanges par contrat.
refusal-MARS-SUP-11 = La suprématie de communication donne un échange par phase ; il est déjà fait.
refusal-MARS-RND-18 = Personne n’a de carte à regarder.
refusal-MARS-NEG-3 = Vous n’avez pas de module de communication actif, et { $to } n’a pas de niveau 2 actif.
refusal-MARS-NEG-23 = Il faut un partenaire avec qui vous pouvez négocier, et au moins une carte chez chacun.
refusal-MARS-NEG-12 = { $call ->
    [0] Vous avez fait vos { $n } propositions de cette phase.
   *[other] Vous avez lancé vos { $n } appels d’offres de cette phase.
}
refusal-MARS-NEG-16 = Une offre à tous demande au moins deux partenaires.
refusal-MARS-NEG-10 = { $n ->
    [0] Une matière ne se trouve que d’un seul côté : reprenez-la d’abord de l’autre.
    [one] Ce côté compte au plus une carte.
   *[other] Ce côté compte au plus { $n } cartes.
}
refusal-MARS-NEG-11 = { $held ->
    [0] Vous n’avez pas de { $material }.
    [one] Vous n’avez qu’une unité de { $material }.
   *[other] Vous n’avez que { $held } unités de { $material }.
}
refusal-MARS-NEG-4 = Chacun donne au moins une carte ; pas de cadeaux.
refusal-MARS-NEG-18 = Vous avez déjà fait cette proposition, et aucune main n’a changé depuis.
refusal-MARS-NEG-14 = Vous n’avez pas ce qui est demandé.
refusal-MARS-NEG-15 = Vous n’avez pas ce que demande cette réponse.
refusal-MARS-NEG-22 = En négociation simple on échange 1 contre 1, 2 contre 1 ou 1 contre 2, sans contre-proposition ni appel d’offres.
refusal-MARS-BUILD-1 = Il vous manque { $missing }.
refusal-MARS-BUILD-10 = Il n’en reste plus.
refusal-MARS-BUILD-8 = Même avec cette remise, vous ne pourriez payer aucune installation.
refusal-MARS-BUILD-9 = Vous ne pourriez pas payer le reste : il manque { $missing }.
refusal-MARS-MINE-1 = Une colonie a quatre emplacements de mine ; les vôtres sont pris.
refusal-MARS-SPACE-3 = Une colonie a un seul spatioport.
refusal-MARS-COMP-7 = Votre plateau n’a plus d’emplacement pour { $chain }.
refusal-MARS-ACT-1 = Vous n’avez aucun colon libre.
refusal-MARS-END-9 = Toute l’énergie est utilisée ({ $used } sur { $energy }).
refusal-MARS-END-8 = Sans cette centrale, votre énergie serait de { $energy } et vous en utiliseriez { $used }.
refusal-MARS-END-10 = Vous utilisez { $used } points d’énergie et n’en avez que { $energy } : désactivez d’abord quelque chose, ou occupez une centrale.
refusal-MARS-END-11 = Cet emplacement a déjà changé d’état { $n } fois.
refusal-MARS-HOUS-7 = { $brought ->
    [one] Le colon qu’elle a amené partirait
   *[other] Les { $brought } colons qu’elle a amenés partiraient
} ; { $free ->
    [0] vous n’en avez aucun de libre.
    [one] vous n’en avez qu’un de libre.
   *[other] vous n’en avez que { $free } de libres.
}
refusal-MARS-SUP-10 = { $to_who ->
    [you] Vous n’avez pas d’énergie inutilisée.
   *[other] { $to } n’a pas d’énergie inutilisée.
}

## Le journal

log-turn = { $who ->
    [you] Votre tour, manche { $round }.
   *[other] Tour de { $seat }, manche { $round }.
}
log-event = Événement : { $event }.
log-deposit = { $n ->
    [0] La réserve n’a plus de { $material }.
   *[other] { $who ->
        [you] Vous prenez { $n ->
            [one] { $n } unité
           *[other] { $n } unités
        } de { $material } dans la réserve.
       *[other] { $seat } prend { $n ->
            [one] { $n } unité
           *[other] { $n } unités
        } de { $material } dans la réserve.
    }
}
log-arrive = { $n ->
    [0] Il n’y a plus de colons disponibles.
    [one] { $who ->
        [you] Un colon vous rejoint.
       *[other] Un colon rejoint { $seat }.
    }
   *[other] { $who ->
        [you] { $n } colons vous rejoignent.
       *[other] { $n } colons rejoignent { $seat }.
    }
}
log-fizzle = { $who ->
    [you] Vous n’avez pas de { $domain } de niveau { $n } : il ne se passe rien.
   *[other] { $seat } n’a pas de { $domain } de niveau { $n } : il ne se passe rien.
}
log-fight = { $who ->
    [you] Vous cherchez querelle à { $other }.
   *[other] { $other_who ->
        [you] { $seat } vous cherche querelle.
       *[other] { $seat } cherche querelle à { $other }.
    }
}
log-win = { $who ->
    [you] Vous l’emportez sur { $other } { $domain }, { $mine } à { $theirs }{ $edge_key ->
        [colonists] , grâce à vos colons libres
       *[other] { $edge }
    }.
   *[other] { $other_who ->
        [you] { $seat } l’emporte sur vous { $domain }, { $mine } à { $theirs }{ $edge }.
       *[other] { $seat } l’emporte sur { $other } { $domain }, { $mine } à { $theirs }{ $edge }.
    }
}
log-tie = { $who ->
    [you] { $other } et vous êtes
   *[other] { $other_who ->
        [you] { $seat } et vous êtes
       *[other] { $seat } et { $other } sont
    }
} à égalité { $domain } ({ $n } partout) : personne ne gagne.
log-steal = { $who ->
    [you] Vous prenez une carte à { $other }.
   *[other] { $other_who ->
        [you] { $seat } vous prend une carte.
       *[other] { $seat } prend une carte à { $other }.
    }
}
log-stolen = La carte : { $material }.
log-stolen-veiled = Personne d’autre ne voit la carte.
log-nothing = { $other_who ->
    [you] Votre main est vide : il n’y a rien à prendre.
   *[other] La main de { $other } est vide : il n’y a rien à prendre.
}
log-seize = { $who ->
    [you] Vous prenez à { $other } le contrat { $given } → { $got }.
   *[other] { $other_who ->
        [you] { $seat } vous prend le contrat { $given } → { $got }.
       *[other] { $seat } prend à { $other } le contrat { $given } → { $got }.
    }
}
log-return = { $who ->
    [you] Vous rendez le contrat { $given } → { $got }.
   *[other] { $seat } rend le contrat { $given } → { $got }.
}
log-destroy = { $other_who ->
    [you] { $seat } détruit { $chain }, niveau { $level }, dans votre colonie.
   *[other] { $who ->
        [you] Vous détruisez { $chain }, niveau { $level }, dans la colonie de { $other }.
       *[other] { $seat } détruit { $chain }, niveau { $level }, dans la colonie de { $other }.
    }
}
log-claim = { $who ->
    [you] Vous prenez « { $card } » à { $other }.
   *[other] { $other_who ->
        [you] { $seat } vous prend « { $card } ».
       *[other] { $seat } prend « { $card } » à { $other }.
    }
}
log-leave = { $n ->
    [one] { $who ->
        [you] Un colon quitte votre colonie.
       *[other] Un colon quitte la colonie de { $seat }.
    }
   *[other] { $who ->
        [you] { $n } colons quittent votre colonie.
       *[other] { $n } colons quittent la colonie de { $seat }.
    }
}
log-follow = { $n ->
    [one] Un colon passe
   *[other] { $n } colons passent
} { $who ->
    [you] de votre colonie
   *[other] de la colonie de { $seat }
} à { $other_who ->
    [you] la vôtre
   *[other] celle de { $other }
}.
log-off = { $who ->
    [you] Vous désactivez { $item }.
   *[other] { $seat } désactive { $item }.
}
log-on = { $who ->
    [you] Vous activez { $item }.
   *[other] { $seat } active { $item }.
}
log-shield = { $who ->
    [you] « { $card } » : vos cartes sont à l’abri.
   *[other] « { $card } » : les cartes de { $seat } sont à l’abri.
}
log-raid = { $who ->
    [you] Vous lancez un raid contre { $other }.
   *[other] { $other_who ->
        [you] { $seat } lance un raid contre vous.
       *[other] { $seat } lance un raid contre { $other }.
    }
}
log-play = { $who ->
    [you] Vous jouez « { $card } ».
   *[other] { $seat } joue « { $card } ».
}
log-roll = { $who ->
    [you] Vous lancez le dé : { $n }.
   *[other] { $seat } lance le dé : { $n }.
}
log-no-centre = Sans niveau 2 actif, cela ne donne aucune carte.
log-no-card = Ce paquet est vide : pas de carte.
log-keep = Vous gardez « { $card } » en main.
log-keep-veiled = { $seat } garde une carte R&D en main.
log-cloning = { $n ->
    [0] « { $card } » n’amène personne : il n’y a plus de colons disponibles.
    [one] « { $card } » amène { $n } colon à { $seat }.
   *[other] « { $card } » amène { $n } colons à { $seat }.
}
log-lay = { $who ->
    [you] Vous exposez « { $card } ».
   *[other] { $seat } expose « { $card } ».
}
log-magna = { $who ->
    [you] Magna Scientia est à vous, avec { $n } points de science.
   *[other] { $seat } obtient Magna Scientia, avec { $n } points de science.
}
log-no-supremacy = Personne n’obtient { $domain }.
log-supremacy = { $who ->
    [you] Vous obtenez { $domain }.
   *[other] { $seat } obtient { $domain }.
}
log-no-contest = Personne ne détient de suprématie : il ne se passe rien.
log-contest = { $who ->
    [you] Vous contestez { $domain }, { $other_who ->
        [you] la vôtre.
       *[other] détenue par { $other }.
    }
   *[other] { $seat } conteste { $domain }, { $other_who ->
        [you] la vôtre.
        [same] la sienne.
       *[other] détenue par { $other }.
    }
}
log-stays = { $who ->
    [you] Vous gardez { $domain }.
   *[other] { $seat } garde { $domain }.
}
log-moves = { $who ->
    [you] Vous prenez { $domain } à { $other }.
   *[other] { $other_who ->
        [you] { $seat } vous prend { $domain }.
       *[other] { $seat } prend { $domain } à { $other }.
    }
}
log-no-supply = Il n’y a plus de carte à piocher.
log-draw = Vous piochez une carte de ravitaillement : { $material }.
log-draw-veiled = { $seat } pioche une carte de ravitaillement.
log-rebuild = Le paquet de ravitaillement est formé : { $n } cartes.
log-dig = { $who ->
    [you] Vos mines produisent { $heap }.
   *[other] Les mines de { $seat } produisent { $heap }.
}
log-vein = { $who ->
    [you] « { $card } » : vous recevez 1 unité de { $material } de plus.
   *[other] « { $card } » : { $seat } reçoit 1 unité de { $material } de plus.
}
log-earth = { $who ->
    [you] Vous envoyez { $n } unités de { $given } sur Terre contre 1 unité de { $got }.
   *[other] { $seat } envoie { $n } unités de { $given } sur Terre contre 1 unité de { $got }.
}
log-exchange = { $who ->
    [you] Par votre suprématie, vous échangez { $n ->
        [one] { $n } unité
       *[other] { $n } unités
    } de { $given } contre 1 unité de { $got }.
   *[other] Par sa suprématie, { $seat } échange { $n ->
        [one] { $n } unité
       *[other] { $n } unités
    } de { $given } contre 1 unité de { $got }.
}
log-synthesis = { $who ->
    [you] Vous synthétisez 1 unité de { $material }.
   *[other] { $seat } synthétise 1 unité de { $material }.
}
log-spy = { $who ->
    [you] Vous regardez la main de { $other }.
   *[other] { $other_who ->
        [you] { $seat } regarde votre main.
       *[other] { $seat } regarde la main de { $other }.
    }
}
log-swap = { $who ->
    [you] Par contrat, vous échangez 1 unité de { $given } contre 1 unité de { $got }.
   *[other] Par contrat, { $seat } échange 1 unité de { $given } contre 1 unité de { $got }.
}
log-call = { $who ->
    [you] Vous lancez un appel d’offres.
   *[other] { $seat } lance un appel d’offres.
}
log-propose = { $who ->
    [you] Vous offrez à { $other } { $given } contre { $wanted }.
   *[other] { $other_who ->
        [you] { $seat } vous offre { $given } contre { $wanted }.
       *[other] { $seat } offre à { $other } { $given } contre { $wanted }.
    }
}
log-propose-all = { $who ->
    [you] Vous offrez à tous { $given } contre { $wanted }.
   *[other] { $seat } offre à tous { $given } contre { $wanted }.
}
log-accept = { $who ->
    [you] Vous acceptez.
   *[other] { $seat } accepte.
}
log-decline = { $who ->
    [you] Vous refusez.
   *[other] { $seat } refuse.
}
log-says-have-not = { $seat } : « Je n’ai pas cela. »
log-says-winning = { $seat } : « Cela vous ferait gagner. »
log-says-unfair = { $seat } : « Vous y gagnez plus que moi. »
log-says-no-use = { $seat } : « Je n’en ai pas l’usage. »
log-says-needs-iron = { $seat } : « J’ai besoin de mon fer. »
log-says-needs-water = { $seat } : « J’ai besoin de mon eau. »
log-says-needs-carbon = { $seat } : « J’ai besoin de mon carbone. »
log-says-needs-silicon = { $seat } : « J’ai besoin de mon silicium. »
log-says-needs-oxygen = { $seat } : « J’ai besoin de mon oxygène. »
log-counter = { $who ->
    [you] Votre contre-proposition : { $given } contre { $wanted }.
   *[other] Contre-proposition de { $seat } : { $given } contre { $wanted }.
}
log-bid = { $who ->
    [you] Vous offrez { $given } contre { $wanted }.
   *[other] { $seat } offre { $given } contre { $wanted }.
}
log-no-bid = { $who ->
    [you] Vous ne faites pas d’offre.
   *[other] { $seat } ne fait pas d’offre.
}
log-deal = { $who ->
    [you] Marché conclu : vous donnez à { $other } { $given } contre { $wanted }.
   *[other] { $other_who ->
        [you] Marché conclu : { $seat } vous donne { $given } contre { $wanted }.
       *[other] Marché conclu : { $seat } donne à { $other } { $given } contre { $wanted }.
    }
}
log-choose-none = { $who ->
    [you] Vous ne prenez aucune réponse.
   *[other] { $seat } ne prend aucune réponse.
}
log-nano = { $who ->
    [you] « { $card } » : votre prochaine installation coûte { $n ->
        [one] 1 carte
       *[other] { $n } cartes
    } de moins.
   *[other] « { $card } » : la prochaine installation de { $seat } coûte { $n ->
        [one] 1 carte
       *[other] { $n } cartes
    } de moins.
}
log-build = { $who ->
    [you] Vous construisez : { $chain } { $level }.
   *[other] { $seat } construit : { $chain } { $level }.
}
log-move-in = { $n ->
    [0] L’habitation est alimentée, mais il n’y a plus de colons pour y emménager.
    [one] { $n } colon emménage.
   *[other] { $n } colons emménagent.
}
log-mine = { $who ->
    [you] Vous ouvrez une { $material }.
   *[other] { $seat } ouvre une { $material }.
}
log-sign = { $who ->
    [you] Vous signez le contrat { $given } → { $got }.
   *[other] { $seat } signe le contrat { $given } → { $got }.
}
log-arrange = { $who ->
    [you] Vous réorganisez votre colonie.
   *[other] { $seat } réorganise sa colonie.
}
log-borrow = { $who ->
    [you] Vous empruntez { $n ->
        [one] { $n } unité
       *[other] { $n } unités
    } d’énergie à { $other }.
   *[other] { $other_who ->
        [you] { $seat } vous emprunte { $n ->
            [one] { $n } unité
           *[other] { $n } unités
        } d’énergie.
       *[other] { $seat } emprunte { $n ->
            [one] { $n } unité
           *[other] { $n } unités
        } d’énergie à { $other }.
    }
}
log-discard = { $who ->
    [you] Au-delà de la limite : vous défaussez { $heap }.
   *[other] Au-delà de la limite : { $seat } défausse { $heap }.
}
log-count = { $who ->
    [you] Vous avez
   *[other] { $seat } a
} { $n ->
    [one] { $n } point
   *[other] { $n } points
} sur { $target }.
log-last-lap = { $who ->
    [you] Vous avez atteint le but : c’est la dernière manche.
   *[other] { $seat } a atteint le but : c’est la dernière manche.
}
log-end = { $who ->
    [you] Vous gagnez avec { $n } points.
   *[other] { $seat } gagne avec { $n } points.
}
log-fewer-mines = Une mine de chaque type quitte le jeu, sauf pour un type : { $material }.
log-start-card = { $who ->
    [you] Vous prenez 1 unité de { $material }.
   *[other] { $seat } prend 1 unité de { $material }.
}

## L’image

picture-player = { $who ->
    [you] Vous
   *[other] { $name }
}
picture-board = La colonie
picture-strip = Phases du tour
picture-panel = Main et projets
picture-players = Colonies
picture-colony = { $who ->
    [you] Votre colonie
   *[other] La colonie de { $name }
}
picture-chain-housing = Habitation
picture-chain-power_plant = Centrale
picture-chain-silo = Silo
picture-chain-communication = Communication
picture-chain-military = Base militaire
picture-chain-rnd = R&D
picture-chain-spaceport = Spatioport
picture-brief-housing = Habitation
picture-brief-power_plant = Centrale
picture-brief-silo = Silo
picture-brief-communication = Comm.
picture-brief-military = Militaire
picture-brief-rnd = R&D
picture-brief-spaceport = Spatioport
picture-phase-1 = Événement
picture-phase-2 = R&D
picture-phase-3 = Pioche
picture-phase-4 = Mines
picture-phase-5 = Échanges
picture-phase-6 = Chantier
picture-phase-7 = Fin
picture-mine = Mine
picture-mines = Mines
picture-contract = Contrat
picture-victory = Victoire
picture-energy = Énergie
picture-colonists = Colons
picture-of = { $n } sur { $of }
picture-full = { $gauge }, au maximum
picture-of-target = sur { $n }
picture-staff = { $work } au travail, { $free ->
    [one] { $free } libre
   *[other] { $free } libres
} sur { $all }
picture-place-on = en marche
picture-place-off = construit, mais à l’arrêt
picture-place-next = à construire ensuite
picture-place-ghost = pas construit
picture-holds = { $domain } : 1 point de victoire
picture-now = Si le tour s’arrêtait maintenant
picture-outlook = { $n } PV · énergie { $used } sur { $energy }
picture-over = { $n ->
    [one] une carte de trop sera perdue
   *[other] { $n } cartes de trop seront perdues
}
picture-room = { $n ->
    [0] plus de place en main
    [one] place pour une carte de plus
   *[other] place pour { $n } cartes de plus
}
picture-payable = Vous pouvez payer
picture-payable-none = rien pour l’instant
picture-advice = Plan : { $names }
picture-ahead = { $n } PV · énergie { $used } sur { $energy } · { $free ->
    [0] aucun colon libre
    [one] un colon libre
   *[other] { $free } colons libres
} · { $cards ->
    [0] aucune carte restante
    [one] une carte restante
   *[other] { $cards } cartes restantes
}
picture-as-it-is = Votre colonie telle quelle
picture-best = Bien la disposer : { $n } PV
picture-turn-of = Tour de { $name }
picture-hand-of = La main de { $name } : choisissez une carte
picture-deal = Échanges
picture-deal-none = Aucune offre sur la table.
picture-offer-words = { $who ->
    [you] Vous offrez { $given } contre { $wanted }
   *[other] { $name } offre { $given } contre { $wanted }
}
picture-draft-words = Votre brouillon : { $given } contre { $wanted }
picture-draft-mark = votre brouillon
picture-to = { $who ->
    [you] à vous
   *[other] à { $name }
}
picture-die = Le dé de R&D montre { $n }
picture-to-all = à tout le monde
picture-accepts = { $who ->
    [you] Vous acceptez
   *[other] { $name } accepte
}
picture-hand = { $who ->
    [you] Votre main : { $n ->
        [0] aucune carte
        [one] une carte
       *[other] { $n } cartes
    }
   *[other] Main de { $name } : { $n ->
        [0] aucune carte
        [one] une carte
       *[other] { $n } cartes
    }
}
picture-hand-limit = { $n ->
    [0] aucune carte
    [one] une carte
   *[other] { $n } cartes
} ; les silos en gardent { $limit } à la fin du tour
picture-limit = limite { $n }
picture-limit-long = Limite des silos : { $n } cartes à la fin du tour
picture-own-none = Ni contrat ni carte R&D pour l’instant
picture-contract-words = contrat : { $given } contre { $got }, 1 pour 1
picture-kept-words = { $card } (R&D{ $deck }, en main) : { $story }
picture-laid-words = { $card } (R&D{ $deck }) : { $story }
picture-plans = Que puis-je construire ?
picture-plans-note = cadre : payable ; cercle pointillé : manquant
picture-strength = Force
picture-strength-note = installations en marche, + bonus R&D
picture-plans-none = Les projets viendront après la mise en place.
picture-needs = manque { $goods }
picture-sold-out = épuisé
picture-way-spare = avec « { $card } »
picture-way-trade = échange
picture-way-ask = { $n ->
    [one] { $people } en extrait
   *[other] { $people } en extraient
} : proposez un échange
picture-way-earth = { $n } unités de { $given } à la Terre contre 1 unité de { $got }
picture-way-contract = 1 unité de { $given } par contrat contre 1 unité de { $got }
picture-way-exchange = 1 unité de { $given } par suprématie contre 1 unité de { $got }
picture-way-synthesis = 1 unité de { $got } par synthèse chimique
picture-brings-housing = +1 PV, +{ $n } colons
picture-brings-plant = +{ $n } énergie
picture-brings-silo = +1 PV, +{ $n } cartes en main
picture-brings-mine = +1 carte par tour
picture-brings-contract = échanges 1 pour 1
picture-brings-communication = +1 PV, niveau { $n }
picture-brings-rnd = +1 PV, cartes R&D{ $n }
picture-brings-military = +1 PV, force
picture-brings-spaceport = +1 PV, Terre { $n } contre 1
picture-proposal = Votre proposition
picture-proposal-note = invisible tant qu’elle n’est pas envoyée
picture-side-give = Vous donnez
picture-side-want = Vous voulez
picture-side-count = { $n } sur { $most }
picture-side-held = en main { $n }
picture-after = { $who ->
    [you] Vous
   *[other] { $name }
}
picture-after-words = { $who ->
    [you] Vous auriez { $n ->
        [one] { $n } carte
       *[other] { $n } cartes
    } au lieu de { $had } ; les silos en gardent { $limit }.
   *[other] { $name } aurait { $n ->
        [one] { $n } carte
       *[other] { $n } cartes
    } au lieu de { $had }.
}
picture-deals = Échanges
picture-deals-note = les offres, et ce que chacun aurait en main
picture-deals-left = Restent dans cette phase : { $n ->
    [one] { $n } offre
   *[other] { $n } offres
}, { $calls ->
    [one] { $calls } appel
   *[other] { $calls } appels
}.
picture-hand-count = { $n ->
    [one] { $n } carte
   *[other] { $n } cartes
}
picture-kinds-give = Donner
picture-kinds-want = Vouloir
picture-contracts = Contrats
picture-contracts-note = vous donnez (lignes), vous recevez (colonnes)
picture-least-spaceport = Port
picture-rivals = Rivaux
picture-rivals-note = éclairé : en marche · gris : à l’arrêt · pointillé : pas construit
picture-look-at = Montrer cette colonie en grand
picture-look-back = Retour à la vôtre
picture-look = Quelle colonie est montrée
picture-follow = Suivre le tour
picture-leaders = Qui mène
picture-market = Tuiles restantes
picture-market-note = cadre : votre prochain niveau
picture-reserve = Réserve
picture-tiles-left = { $name } : il en reste { $n } sur { $of }
picture-kinds-mine = Mine
picture-kinds-take = Prendre
picture-kinds-spare = Ne pas payer
picture-kinds-discard = Défausser
picture-mines-left = Mines restantes ({ $name }) : { $n }
picture-reserve-left = Dans la réserve ({ $name }) : { $n }
picture-in-hand = En main ({ $name }) : { $n }
picture-round = Manche { $n }
goal-line = Soyez le premier à finir votre propre tour avec { $target } points. Après la manche { $rounds }, le plus de points l’emporte.
picture-last-lap = Dernière manche
picture-decks = Cartes restantes : pioche { $supply }, événements { $events }, R&D1 { $one }, R&D2 { $two }
picture-first = Premier joueur
picture-doing = joue
picture-next = ensuite
picture-winner = Gagne la partie
picture-points = Points de victoire : { $n } sur { $target }
picture-stat-energy = Énergie utilisée : { $used } sur { $energy }
picture-stat-free = Colons libres : { $n } sur { $all }
picture-stat-hand = Cartes en main : { $n }
picture-stat-kept = Cartes R&D en main : { $one } R&D1, { $two } R&D2
picture-stat-science = Points de science : { $n }
picture-won = { $n ->
    [one] Victoire : { $people }
   *[other] Victoire partagée : { $people }
}
picture-supremacies = Suprématies
picture-magna = Magna Scientia
picture-mini = { $name } : niveau { $built }{ $running ->
    [0] , rien en marche
   *[other] , en marche jusqu’au { $running }
}
picture-mini-mines = Mines : { $goods } ; { $n } en marche
picture-rate = La Terre donne 1 carte pour { $n } identiques
picture-left = encore { $n }
picture-versus = Force { $mine } contre { $theirs }, bonus { $bonus } contre { $other }, colons libres { $free } contre { $rest }
picture-win = gagné
picture-tie = égalité
picture-lose = perdu
picture-unused = Énergie inutilisée : { $n }
picture-delta-vp = Points de victoire : { $n }
picture-delta-power_plant = Énergie utilisée : { $n }
picture-delta-battery = Énergie maximale : { $n }
picture-delta-colonist = Colons libres : { $n }
picture-delta-mine = Cartes des mines par tour : { $n }
picture-delta-hand = Limite de main : { $n }
picture-most = max { $n }
picture-words-mine = Ma colonie
picture-words-turn = Le tour
picture-words-others = Les autres
picture-words-hand = En main : { $goods } ; les silos en gardent { $limit }.
picture-words-kept = Cartes R&D en main : { $cards }.
picture-words-colony = { $name } : points { $n } sur { $target }, énergie { $used } sur { $energy }, colons libres { $free } sur { $all }, cartes { $cards } sur { $limit }.
picture-words-holds = Possède { $things }.
picture-words-tiles = { $name }, restantes par niveau : { $counts }.

# Réglages impossibles.

setting-fair-twice = Compensation des places et Places équitables font double emploi : choisissez l’une des deux.
setting-first = Le premier joueur doit être l’un des { $seats } présents, ou être tiré au sort.

# Ce que vaut une position, élément par élément.
worth-points = points actifs
worth-people = colons libres
worth-energy = énergie inutilisée
worth-mines = ce que rapporteront les mines
worth-research = recherche
worth-dark = installations encore à l’arrêt
worth-silo = le premier silo
worth-contracts = contrats
worth-target = proximité du but
worth-hand = ce que la main permet de bâtir
worth-running = installations en marche

# -- The final count, category by category. ------------------------------------------------------------

tally-installations = Installations
tally-supremacies = Suprématies
tally-discoveries = Cartes R&D
tally-tie-free = colons libres
lap = Manche
