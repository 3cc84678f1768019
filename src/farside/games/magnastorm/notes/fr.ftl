# Un mot pour chaque pièce de Magnastorm, en français.

note-rim = Un sixième de la planète. En fin de manche, les laboratoires des secteurs calmes paient des cubes, les majorités de la réputation. Puis la tempête tourne.
note-arc = { note-rim }
note-labs = { note-rim }
note-area = { note-rim }
note-space = Un Scout Runner qui finit ici peut y installer un laboratoire si la case est libre : un niveau sur la piste de sa couleur, au choix sur une blanche.
note-lab-name = Laboratoire
note-lab = A donné un niveau à son propriétaire. Il paie des cubes en secteur calme et compte pour la majorité. Seuls des objectifs le reprennent.
note-spot-name = Emplacement de station
note-spot = Qui passe par cette ligne entre deux secteurs calmes peut bâtir une station : réputation immédiate, et un trajet peut y commencer, contre un cube pour les autres.
note-scout-name = { $who ->
    [you] Votre Scout Runner
   *[other] Scout Runner de { $name }
}
note-scout = Se déplace avec l’action A : un pas le long d’une ligne, jamais dans la tempête. Là où il finit, un laboratoire est possible. Dans la tempête, il doit sortir.
note-storm-name = La tempête
note-storm = Trois secteurs sont dans la tempête : aucun Scout Runner n’y entre, aucun laboratoire n’y paie. Après chaque manche, elle tourne d’un secteur.
note-centre-tile = { note-storm }
note-corner-storm = { note-storm }
note-calm = Calmes maintenant : { $sectors }.
note-calm-next = Calmes à la prochaine manche : { $sectors }.
note-reputation = C’est la réputation qui fait gagner. Qui atteint le but en premier déclenche la fin ; sinon, on finit après la dernière manche.
note-corner-order = On joue dans cet ordre, encore et encore, jusqu’à ce qu’il n’y ait plus d’équipage en haut. Le jeton premier joueur le change à la manche suivante.
note-corner-clock = Chaque tour retire de l’équipage du tableau supérieur. Quand il n’en reste plus, la manche finit et l’administration suit.
note-corner-bag = On y tire des cubes à l’aveugle. Un noir y retourne et l’on prend un cube de sa couleur.
note-supply = Les cubes dépensés y vont, les gains en viennent. Ce qu’elle ne peut donner est perdu. Trois cubes quelconques en achètent un au choix.
note-column-chief = Payez un cube par membre d’équipage en dessous, de sa couleur, et un de la couleur du rival qui l’a. Réputation immédiate, et sa capacité tant qu’on le garde.
note-column-token = Payez un cube par membre d’équipage en dessous, de sa couleur : un niveau, un cube de la couleur d’un joueur, et premier à la manche suivante.
note-upper = L’équipage de cette colonne fait le prix du commandant : un cube chacun, de sa couleur. Qui le prend le pose sur des cases du bas.
note-up = Posez-le sur une case libre en bas pour l’action A ou B. Neutre ou vôtre ; celui d’un adversaire s’il n’y en a pas d’autre.
note-low = Posez-y un membre d’équipage : la ligne dit le prix du trajet (A) ou les cubes reçus (B). Un signe est un bonus. Une fois par manche.
note-low-open = Libre.
note-low-taken = Prise pour cette manche.
note-row-name = Ligne { $n }
note-row = Toutes les cases de la ligne ont le même prix de trajet (A) et les mêmes cubes à la place (B).
note-row-a = Action A : payez ces cubes, puis déplacez votre Scout Runner, bâtissez une station en route, installez un laboratoire.
note-row-b = Action B : prenez ces cubes. C’est gratuit et le Scout Runner reste en place.
note-row-free = Libre sous : { $columns }.
note-row-full = Aucune case n’est libre.
note-track = Laboratoires et autres gains font monter votre marqueur. Certains niveaux donnent cubes ou équipage. Qui mène seul en fin de manche reçoit le commandant.
note-level = Un marqueur qui monte ici prend le bonus, s’il y en a un ; descendre ne donne rien. Des objectifs demandent et dépensent des niveaux.
note-rung = { note-level }
note-marker = { note-track }
note-head = Ne s’achète pas : rejoint en fin de manche le joueur qui mène seul cette piste, avec sa capacité.
note-guide = { note-head }
note-goal = À la fin de votre tour, vous pouvez accomplir un objectif dont la condition est remplie. Plus tôt on arrive, plus il rapporte.
note-player = Ce que possède ce joueur : réputation, cubes, laboratoires, stations, équipage, commandants. À chaque tour : prendre un commandant ou placer un membre d’équipage.

term-commander = commandant; commandants
term-lab = laboratoire; laboratoires
term-scout = scout runner; scout runners
