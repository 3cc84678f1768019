# Esempi delle regole di Skymines.
borders = due energie per Skymine
borders-1 = A ha due punti energia per Skymine. Un confine semplice costa un punto, uno doppio due.
borders-2 = A entra in 20 e in 19 per confini semplici, un punto ciascuno. 20 dà un passo sul tracciato di Skymine, 19 un CrypCoin.
share = quanto vale una quota
share-1 = Due avamposti hanno lasciato la prima colonna della stazione di Skymine. È comparso un CrypCoin: ogni quota di Skymine vale *1*.
majority = una maggioranza
majority-1 = A mostra due unità di titanio, B nessuna: nessuno ne mostra di più, quindi *A può piazzare* un segnalino bonus. Da due in su dà due passi sul tracciato di Astrogo. Le carte restano scoperte.
