# Exemples des règles de Skymines.
borders = deux énergies pour Skymine
borders-1 = A a deux points d’énergie pour Skymine. Une frontière simple coûte un point, une double deux.
borders-2 = A entre en 20 et en 19 par des frontières simples, un point chacun. 20 rapporte une case sur la piste de Skymine, 19 un crypcoin.
share = ce que vaut une part
share-1 = Deux succursales ont quitté la première colonne de la station de Skymine. Un crypcoin est apparu : chaque part de Skymine vaut *1*.
majority = une majorité
majority-1 = A montre deux unités de titane, B aucune : personne n’en montre plus, donc *A peut poser* un pion Bonus. À partir de deux, il rapporte deux cases sur la piste d’Astrogo. Les cartes restent visibles.
