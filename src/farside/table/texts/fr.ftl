# Ce que dit la table quand quelque chose ne se peut pas.

trouble-no-table = Aucune table ne porte ce nom. Vérifiez le lien, ou ouvrez une nouvelle table.
trouble-no-campaign = Aucune campagne ne porte ce nom. Vérifiez le lien, ou commencez-en une nouvelle.
trouble-no-promise = Ce mélange n’est plus promis : une table a été ouverte avec lui, ou il a trop attendu. Rien n’a été ouvert ; réessayez.
trouble-no-ply = La partie n’est pas allée aussi loin.
trouble-no-address = Il n’y a rien à cette adresse.
trouble-no-method = Cette adresse ne s’utilise pas ainsi.
trouble-moved-on = La partie a avancé : quelqu’un a été plus rapide. Rien n’a changé de votre côté ; regardez à nouveau, puis décidez.
trouble-too-soon = Leur temps n’est pas encore écoulé : vous pourrez continuer sans réponse dans environ { $what } min.
trouble-still-running = La partie est encore en cours. Son relevé montrerait les cartes cachées : il s’ouvrira à la fin de la partie.
trouble-old-edition = Cette table a été ouverte avec des règles que cette version ne joue plus. Elle est conservée telle quelle.
trouble-rests = Cette version ne peut pas lire cette table. Elle est en repos et conservée telle quelle ; qui l’héberge en trouve la raison dans le journal.
trouble-unknown-game = Cette table joue à un jeu qui n’est pas installé ici ({ $what }). Elle est en repos et conservée telle quelle jusqu’au retour du jeu.
trouble-unknown-setting = Cette table a été ouverte avec un réglage que cette version ne connaît pas. Elle est en repos et conservée telle quelle.
trouble-unknown-move = Un coup joué à cette table est inconnu de cette version ou n’y est pas permis. Elle est en repos et conservée telle quelle.
trouble-unknown-bot = À cette table joue un bot qui n’est pas installé ici ({ $what }). Elle est en repos et conservée telle quelle jusqu’à son retour.
trouble-not-your-seat = Ce lien n’ouvre aucune place qui puisse faire cela. Utilisez le lien de votre propre place.
trouble-not-possible = Ce n’est pas possible.
trouble-refused = Ce n’est pas permis maintenant.
trouble-too-large = C’est trop volumineux pour un coup ou une table. Rien n’a été modifié.
trouble-not-json = Ce JSON est illisible : { $what }.
trouble-ours = Quelque chose s’est mal passé de notre côté. Aucun de vos coups n’est perdu ; réessayez.
trouble-busy = La base de données est occupée ou injoignable. Aucun de vos coups n’est perdu ; réessayez dans un instant.
trouble-gathering = La partie n’a pas commencé : chacun apporte sa collection, elle attend donc que tous les amis soient assis.
trouble-no-profile = Ce secret n’ouvre aucune collection ici. Vérifiez que le lien est complet et qu’il vient bien de ce serveur.
trouble-too-few = Pour cette mise en place, il vous faut une collection d’au moins { $what } cartes. Chaque partie terminée l’enrichit ; choisissez la mise en place normale pour l’instant.
trouble-no-advice = On ne donne pas de conseils à cette table : la personne qui l’a ouverte l’a voulu ainsi.
