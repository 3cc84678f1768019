# Exemples des règles de Magnastorm.
price = le prix d’un commandant
price-1 = Deux membres d’équipage neutres sont sous Mira : elle coûte à A *deux cubes jaunes*. Avec un orange de plus, Justin coûte en outre un cube orange.
price-2 = A paie et pose les deux membres d’équipage sur des cases libres en bas. Aucune action ne suit ; les cases sont prises.
price-3 = La carte de Mira est à A, avec deux points de réputation aussitôt : de 7 à *9*.
lab = un trajet, une station, un laboratoire
lab-1 = Le Scout Runner de A va rouler du secteur en bas à gauche au secteur gauche.
lab-2 = En chemin A a bâti une station pour un cube et, sur la case verte, un laboratoire : son marqueur vert monte *de 1 à 2*.
