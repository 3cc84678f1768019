# Ce que disent tous les jeux.

player-0 = Orange
player-1 = Azur
player-2 = Vert
player-3 = Rose
player-4 = Violet
player-5 = Sable
player-6 = Gris
player-7 = Blanc
seat-none = personne
list-and = { $list } et { $item }
list-none = rien

refusal-unknown = Impossible pour le moment ({ $clause }).
refusal-FAR-ASK-1 = Ce n’est pas à vous de décider.
refusal-FAR-ASK-2 = Cette réponse n’est pas possible en ce moment.
refusal-FAR-ASK-3 = La partie est terminée.
refusal-FAR-UNDO-1 = Vous n’avez aucun coup à reprendre.
refusal-FAR-UNDO-2 = Quelque chose a été révélé depuis votre coup : il est définitif.
refusal-FAR-UNDO-3 = Quelqu’un d’autre a joué depuis : votre coup est définitif.
refusal-FAR-UNDO-4 = Vous n’en avez posé aucune que vous puissiez reprendre.

# Quand un robot échoue.

log-bot-late = { $seat } a réfléchi trop longtemps : un réflexe répond à sa place.
log-by-itself = Un seul choix possible : la table le fait pour { $seat }.
log-by-plan = { $who ->
    [you] Vous jouez votre plan.
   *[other] { $seat } joue un plan préparé.
}
log-bot-failed = Une erreur a empêché { $seat } de se décider : un réflexe répond à sa place.

# Au terminal.

terminal-keys = Tapez un numéro ou /NOTATION. u : reprendre (u NOTATION : cette pièce), ? : pourquoi pas, a : conseil, w : pourquoi un robot a joué ainsi, b : le plateau, h : aide, q : quitter.
terminal-advice = Vos chances de gagner après chaque tour, en pour cent, si nos robots continuaient ; entre parenthèses, la marge de doute.
terminal-no-number = Il n’y a pas d’option { $n } ; elles vont de 1 à { $last }.
terminal-not-understood = « { $said } » n’est pas une option.
terminal-curtain = Passez la main à { $seat }, qui appuie sur Entrée.
terminal-closed = { $option } : { $reason }
terminal-nothing-closed = Rien d’autre n’était possible ici.
terminal-thinks = { $seat } réfléchit…
terminal-taken-back = Coup repris.
terminal-left = Vous quittez la partie ; elle n’est pas finie.
terminal-points = { $seat } : { $points ->
    [one] { $points } point
   *[other] { $points } points
}
terminal-wins = { $who ->
    [you] Vous gagnez.
   *[other] { $seat } gagne.
}
terminal-shares = { $who ->
    [you] Vous partagez la victoire.
   *[other] { $seat } partage la victoire.
}

# Réglages impossibles.

setting-seats = Ce jeu se joue de { $fewest } à { $most }, pas à { $seats }.
setting-unknown = Ce jeu n’a pas de réglage « { $name } » ; possibles : { $possible }.
setting-value = « { $value } » est impossible pour « { $name } » ; possibles : { $possible }.
