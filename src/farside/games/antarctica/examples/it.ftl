# Esempi delle regole di Antarctica.
factory = una fabbrica, due navi
factory-1 = La carta chiede una *gru* e una *torre di manovra*.
factory-2 = Una nave di A aspetta presso la gru, a sinistra.
factory-3 = Un’altra è appena arrivata alla torre di manovra, in alto a destra: *A può costruire* lì la fabbrica.
jump = una casella occupata
jump-1 = Sul tracciato più in alto A è sulla casella 1, B sulla casella 3. A avanza di due caselle.
jump-2 = La casella 2 è la prima. La casella 3 è occupata e si salta: A è sulla *casella 4*.
zone = un’area alla fine
zone-1 = Sette edifici, tre scienziati di A e quattro di B: il piatto è 7 + 7 + 1 = *15*. B è in testa e lo prende. A, al secondo posto, prende tanti punti quanti scienziati ha B: *4*.
