# Exemples des règles de Antarctica.
factory = une usine, deux bateaux
factory-1 = La carte demande une *grue* et un *puits*.
factory-2 = Un bateau de A attend près de la grue, à gauche.
factory-3 = Un autre vient d’arriver au puits, en haut à droite : *A peut bâtir* l’usine là.
jump = une case occupée
jump-1 = Sur la piste du haut, A est sur la case 1 et B sur la case 3. A avance de deux cases.
jump-2 = La case 2 est le premier pas. La case 3 est occupée et sautée : A est sur la *case 4*.
zone = une zone à la fin
zone-1 = Sept bâtiments, trois scientifiques de A et quatre de B : la cagnotte est de 7 + 7 + 1 = *15*. B est en tête et la prend. A, deuxième, prend autant de points que B a de scientifiques : *4*.
