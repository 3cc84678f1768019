# Rythme et manières : ce que l’on convient, le temps en mots, ce que les gens font en dehors de leurs coups.

told-nudged = { $who ->
    [you] Vous avez fait signe à { $other }.
   *[other] { $other_who ->
        [you] { $seat } vous a fait signe.
       *[other] { $seat } a fait signe à { $other }.
    }
}
told-away = { $who ->
    [you] Vous êtes en congé jusqu’au { $date }.
   *[other] { $seat } est en congé jusqu’au { $date }.
}
told-back = { $who ->
    [you] Vous êtes de retour.
   *[other] { $seat } est de retour.
}
told-handed-over = { $who ->
    [you] Vous avez confié votre place à un robot.
   *[other] { $seat } a confié sa place à un robot.
}
told-taken-back = { $who ->
    [you] Vous avez repris votre place.
   *[other] { $seat } a repris sa place.
}
told-left = { $who ->
    [you] Vous avez quitté la partie : un robot continue.
   *[other] { $seat } a quitté la partie : un robot continue.
}
told-pauses = Tout le monde veut une pause : la pendule est arrêtée.
told-goes-on = { $who ->
    [you] Vous voulez continuer : la pendule repart.
   *[other] { $seat } veut continuer : la pendule repart.
}
told-goes-on-with-bot = Un robot continue { $who ->
    [you] pour vous ; reprenez votre place quand vous voulez.
   *[other] pour { $seat }, qui peut reprendre sa place à tout moment.
}
told-waits-for = { $who ->
    [you] La partie vous attend.
   *[other] La partie attend { $seat }.
}
told-ended = La partie a été arrêtée sans résultat.
told-new-terms = Tout le monde est d’accord : l’accord a changé.
told-old-terms = Tout le monde n’était pas d’accord : l’accord reste tel quel.
told-time-up = { $who ->
    [you] Votre temps était écoulé : un robot a joué ce tour.
   *[other] Le temps de { $seat } était écoulé : un robot a joué ce tour.
}
told-paused-for = { $who ->
    [you] Votre temps est écoulé : la partie vous attend.
   *[other] Le temps de { $seat } est écoulé : la partie attend.
}

trouble-nudge = Vous pourrez faire signe plus tard : pas avant la moitié du temps, ni pendant les heures calmes.
trouble-nudge-no = On ne peut faire signe à personne maintenant : ce n’est pas son tour, c’est déjà fait, ou cette table s’en passe.
trouble-no-pace = Rien n’a été convenu sur le temps à cette table : rien ne compte ici.
trouble-holiday = Un si long congé n’a pas été convenu : il reste { $what ->
    [0] zéro jour
    [1] un jour
   *[other] { $what } jours
} cette année. Revenez plus tôt, ou laissez jouer un robot entre-temps.
trouble-handed = Un robot joue pour vous. Reprenez d’abord votre place.
trouble-ended = Cette partie a été arrêtée sans résultat.
trouble-terms = Cet accord n’est pas possible : { $what }.

month-1 = janvier
month-2 = février
month-3 = mars
month-4 = avril
month-5 = mai
month-6 = juin
month-7 = juillet
month-8 = août
month-9 = septembre
month-10 = octobre
month-11 = novembre
month-12 = décembre
on-day = { $day } { $month }

length-days = { $n ->
    [1] un jour
   *[other] { $n } jours
}
length-hours = { $n ->
    [1] une heure
   *[other] { $n } heures
}
length-minutes = { $n ->
    [1] une minute
   *[other] { $n } minutes
}
length-seconds = { $n ->
    [1] une seconde
   *[other] { $n } secondes
}
short-days = { $n ->
    [one] { $n } jour
   *[other] { $n } jours
}
short-hours = { $n } h
short-minutes = { $n } min
short-seconds = { $n } s
short-none = aucune
short-now = moins d’une minute

agree-live = Nous sommes tous à la table maintenant.
agree-live-clock = Nous sommes tous à la table maintenant, chacun avec { $bank } à la pendule.
agree-live-gain = Nous sommes tous à la table maintenant, chacun avec { $bank } à la pendule et { $gain } de plus à chaque tour.
agree-daily = Chacun joue en { $turn } au plus, avec { $bank } de réserve.
agree-daily-plain = Chacun joue en { $turn } au plus.
agree-free = Personne ne compte les jours.
agree-holiday = { $n ->
    [0] Il n’y a pas de congés.
    [1] Chacun a un jour de congé par an.
   *[other] Chacun a { $n } jours de congé par an.
}
agree-nights = Les nuits ne comptent pas.
agree-weekends = Les week-ends ne comptent pas.
agree-both = Les nuits et les week-ends ne comptent pas.
agree-up-bot = Quand le temps est écoulé, un robot joue ce seul tour.
agree-up-pause = Quand le temps est écoulé, la partie fait une pause.
agree-up-nothing = Quand le temps est écoulé, il ne se passe rien.
agree-no-nudge = Personne ne fait signe.
agree-no-plans = Personne ne prévoit à l’avance.
agree-talk-words = Nous parlons en peu de mots.
agree-talk-reactions = Nous réagissons, sans écrire.
agree-talk-silent = Nous jouons en silence.
agree-advice = Tout le monde peut demander conseil.
agree-no-advice = Personne ne demande conseil.

pace-title = Rythme et discussion
pace-pace = Rythme
pace-live = En direct
pace-live-line = Tout le monde est à la table maintenant.
pace-live-foot = une pendule si vous voulez ; pas d’appels
pace-daily = Un coup par jour
pace-daily-line = Chaque coup en un jour, avec deux jours de réserve.
pace-daily-foot = un peu chaque jour
pace-free = Sans hâte
pace-free-line = Personne ne compte. Un mot aimable après une semaine.
pace-free-foot = le temps qu’il faudra
pace-took = vos { $n } dernières parties ont duré de { $least } à { $most }
pace-took-alike = vos { $n } dernières parties ont duré { $length } chacune
pace-took-one = votre dernière partie a duré { $length }
pace-days = L M M J V S D
pace-turn = Temps pour un coup
pace-bank = En réserve
pace-nights = les nuits ne comptent pas, de 22 h à 7 h là où chacun vit
pace-weekends = les week-ends ne comptent pas
pace-minutes = À la pendule
pace-gain = Par tour
pace-up = Quand le temps de quelqu’un est écoulé
pace-up-bot = Un robot joue ce tour
pace-up-bot-line = Il ne voit que ce que voit la place. La personne la reprend en jouant le tour suivant.
pace-up-pause = La partie fait une pause
pace-up-pause-line = Rien ne se passe jusqu’à son retour, ou jusqu’à ce que les autres votent pour un robot.
pace-up-nothing = Rien
pace-up-nothing-line = Le temps est affiché, personne n’en tient compte.
pace-manners = Congés et signes
pace-holiday = { $n ->
    [0] Pas de congés
    [1] Un jour de congé chacun
   *[other] { $n } jours de congé chacun
}
pace-holiday-line = La pendule s’arrête ; la table montre jusqu’à quand.
pace-nudge = Faire signe après la moitié du temps
pace-nudge-line = Un appel par tour, de n’importe qui, pas pendant les heures calmes.
pace-plans = Prévoir à l’avance
pace-plans-line = « Si rien ne change, jouer ceci » : chacun peut, personne ne le voit.
pace-talk = Discussion
pace-talk-words = Mots et réactions
pace-talk-words-line = 140 lettres, liées à un coup. Chacun lit les réactions dans sa langue.
pace-talk-reactions = Réactions seulement
pace-talk-reactions-line = Il y en a six, sans clavier.
pace-talk-silent = Silence
pace-talk-line = Chacun peut couper la discussion pour soi d’un clic.
pace-agreed = Ce que vous convenez.
pace-agreed-line = Tous le voient avant de s’asseoir ; le changer ensuite demande l’accord de tous.
pace-agreement = Ce qui est convenu
pace-change = Changer ce qui est convenu…
pace-change-title = Un autre accord
pace-change-line = Tout le monde à la table est consulté. Le silence vaut un non : après { $n } jours, rien ne change.
pace-change-go = Demander à tous
pace-change-not = Comme avant

wait-left = encore { $left }
wait-since = depuis { $since }
wait-up = le temps est écoulé
wait-no-hurry = sans hâte
wait-quiet = Heures calmes de { $name } : jusqu’à { $hour }.
wait-quiet-mine = Vos heures calmes : jusqu’à { $hour }.
wait-still = Le temps ne compte pas jusqu’à { $hour }.
wait-away = en congé jusqu’au { $date }
wait-paused = La pendule est arrêtée : tout le monde voulait une pause.
wait-closed = Le serveur a été arrêté pendant { $time } : ce temps ne compte pour personne.
wait-absent = La partie attend { $name }.
wait-free-seat = La pendule part dès que tout le monde est assis.
wait-bot = Un robot joue maintenant pour { $name }.
wait-bank = réserve { $bank }
wait-bot-for = robot pour { $name }
wait-nudge = Faire signe
wait-nudge-named = Faire signe à { $name }
wait-nudge-in = Faire signe dans { $time }
wait-nudged = Signe fait
wait-away-do = Je pars…
wait-away-until = Jusqu’à quand ?
wait-away-how = Et entre-temps ?
wait-away-still = la pendule s’arrête
wait-away-bot = un robot joue pour moi
wait-away-left = { $n ->
    [0] Il ne reste aucun jour de congé cette année.
    [1] Il reste un jour de congé cette année.
   *[other] Il reste { $n } jours de congé cette année.
}
wait-away-days = { $n ->
    [one] { $n } jour restant
   *[other] { $n } jours restants
}
wait-away-go = J’y vais
wait-back = Je suis de retour
wait-am-away = Vous êtes en congé jusqu’au { $date }.
wait-hand-over = Confier à un robot…
wait-hand-over-line = Il voit ce que voit votre place. Reprenez-la quand vous voulez.
wait-hand-over-do = Confier
wait-take-back = Reprendre ma place
wait-handed = Un robot joue pour vous.
wait-pause = Pause
wait-pause-wish = Vous voulez une pause ; elle commence quand tous la veulent.
wait-pause-asked = { $name } voudrait une pause.
wait-go-on = Continuer
wait-leave = Quitter la partie…
wait-leave-title = Quitter { $table } ?
wait-leave-line = Un robot continue pour vous. Les autres le voient. Vous ne pourrez pas revenir de vous-même.
wait-leave-do = Quitter
wait-ask-absent = { $name } ne vient pas. Comment continuer ?
wait-ask-about = Vous avez manqué vos tours. Les autres décident de la suite ; jouez, et tout redevient comme avant.
wait-vote-bot = Avec le robot
wait-vote-wait = On attend
wait-vote-end = Arrêter sans résultat
wait-voted = Vous avez répondu ; les autres n’ont pas fini.
wait-ask-change = { $name } voudrait un autre accord :
wait-ask-change-mine = Vous voudriez un autre accord. Tout le monde doit dire oui :
wait-vote-yes = D’accord
wait-vote-no = Comme avant
wait-ended = Arrêtée sans résultat
wait-ended-line = Les gens de cette table ont arrêté la partie.
wait-time-key = temps restant
pace-sit = S’asseoir
key-time = le temps restant, lu à voix haute
