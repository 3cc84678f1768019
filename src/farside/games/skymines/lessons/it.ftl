## La prima partita. Un messaggio è un’idea (al massimo otto parole); `words` la spiega, `why` ne dice la ragione,
## `show` che cosa succederebbe, `other` che cosa vuol dire un’altra mossa. I [termini] aprono il glossario.

first = Prima partita

first-theme = Quattro compagnie, nessuna tua
    .words = Scavano sulla Luna. Prendi [quote], fai crescere compagnie, e lasci quelle che non rendono.

first-goal = Quote per il valore di una quota
    .words = Dopo sette round contano i CrypCoin e, per ogni compagnia, le tue quote per il suo valore. [Serbatoio di elio] e [tracciato di ricerca] si aggiungono.

first-rest = Una carta giocata riposa un round
    .words = Ogni round: pianificare in segreto, agire a turno, poi riposare. Ciò che giochi ora non si gioca nel prossimo round. Tre [slot] sono aperti.

first-plan-1 = Pianifica Titanio 2
    .words = Carbonio, minerali e titanio comprano carte, o passi sui tracciati delle compagnie. Anche il primo piano del tuo tracciato chiede titanio.
    .why = Una carta può servire due volte: mostrarla per il piano, poi spenderla.
    .show = Titanio 2 va coperto nel primo slot aperto.
    .other = Va bene anche così: ogni carta posata è una cosa da fare in questo round.

first-plan-2 = Ogni carta è una cosa da fare
    .words = Energia 2 fa occupare a una compagnia settori della Luna: è questo che dà valore alle sue quote.
    .why = Hai già una quota di Skymine: falla crescere.
    .show = Energia 2 va coperta nello slot successivo.
    .other = Va bene anche così: la lezione continua con ciò che hai pianificato.

first-plan-3 = Uno scienziato muove la ricerca
    .words = Il tuo segnalino di trasmissione avanza, e arrivano punti ricerca. Così le tue tre carte coprono tutte le azioni principali.
    .why = I piani del tracciato danno CrypCoin subito e punti alla fine.
    .show = Lo scienziato 2 va coperto nel terzo slot.
    .other = Va bene anche così: ciò che non è pianificato si lascia da parte.

first-ready = «Pronto» scopre tutte le carte
    .words = { $seat1 } pianifica insieme a te. Quando tutti sono pronti non si torna indietro. Fino ad allora «Annulla» riprende ogni carta.
    .why = Nessuno vede quante carte hai posato, solo che hai finito.
    .show = Il tuo piano è sigillato, e tutte le carte si scoprono insieme.
    .other = Prenditi il tuo tempo.

first-energy = Un’azione, poi tocca al prossimo
    .words = L’energia va a una sola compagnia, tutta insieme. Hai una quota di Skymine: falla crescere.
    .why = Il valore di una quota sale quando gli avamposti lasciano la stazione.
    .show = La carta energia serve a Skymine, i cui avamposti possono occupare settori.
    .other = Va bene anche così. Guarda chi ha quote di quella compagnia.

first-sector = I confini costano energia
    .words = Un confine semplice costa un punto, uno doppio due. Ogni settore ti paga: il 20 un passo su Skymine, il 19 un CrypCoin.
    .why = L’energia che resta va persa quando ti fermi.
    .show = Gli avamposti vanno nel settore 20, poi nel 19.
    .other = Va bene anche così: il tavolo dice che cosa porta un settore.

first-column = Gli avamposti partono dall’alto
    .words = Il primo spazio di una colonna non nasconde CrypCoin, il secondo sì: resta nella colonna 1 e una quota vale 1.
    .why = I CrypCoin scoperti in una stazione sono il valore di una quota.
    .show = Il secondo avamposto lascia la colonna 1, e lì appare un CrypCoin.
    .other = Va bene anche così: la quota aspetta, e due colonne sono pronte per dopo.

first-upload = Per entrare, mostra ciò che è chiesto
    .words = Non si spende nulla. Il tuo titanio è lì: vai alla posizione 1 e prendi i suoi CrypCoin.
    .why = Una volta usato il titanio, in questo round il piano non si può più raggiungere.
    .show = Il tuo segnalino di trasmissione va alla posizione 1, e arrivano CrypCoin.
    .other = Va bene anche così: restano i punti ricerca.

first-points = I punti ricerca si spendono subito
    .words = Prendi piani che chiedono ciò che giochi spesso, e mettili davanti al tuo segnalino.
    .why = Il segnalino non può passare uno spazio vuoto.
    .show = Due piani vanno sul tuo tracciato, davanti al segnalino.
    .other = Va bene anche così: un punto è un CrypCoin, se nulla ti piace.

first-marker = Anche un segnalino bonus è un’azione
    .words = Chi mostra più di una cosa può prendere la sua maggioranza. Nessuno mostra più titanio di te: due passi su un tracciato. Le carte restano, usale dopo.
    .why = I segnalini tornano ogni round; usati tardi, trovano i posti presi.
    .show = Il tuo segnalino va sulla maggioranza di titanio, e sali su un tracciato.
    .other = Va bene anche così. Le maggioranze ora sono aperte agli altri.

first-resource = E ora il titanio stesso
    .words = Una carta dell’esposizione, o un passo per unità. I passi portano quote; una linea punteggiata ti paga, una rossa costa.
    .why = Le quote si prendono con i passi, il loro valore viene dalla Luna.
    .show = Nessuna carta è acquisita, e i tuoi segnalini salgono su due tracciati.
    .other = Va bene anche così: una carta acquisita viene in mano.

first-pass = Passare: metti a riposo le carte
    .words = Riprendi una pila a riposo, poi metti ogni carta giocata su una pila. Le pile tornano intere: unisci le carte che vuoi insieme.
    .why = Dove le metti decide che cosa tornerà insieme.
    .show = Passi, riprendi una pila, e metti a riposo le tue tre carte.
    .other = Va bene anche così: un segnalino rimasto può ancora riservare una tessera.

first-tip = Quote per valore
    .words = Un consiglio: due quote di una compagnia da cinque battono sei quote di una da uno. Spingi dove spingono anche gli altri.
