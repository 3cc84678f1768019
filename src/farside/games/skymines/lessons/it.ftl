## La prima partita. Un messaggio è un’idea (al massimo otto parole); `words` la spiega, `why` ne dice la ragione,
## `show` che cosa succederebbe, `other` che cosa vuol dire un’altra mossa. I [termini] aprono il glossario.

first = Prima partita

first-theme = Quattro corporazioni, nessuna tua
    .words = Scavano sulla Luna. Inizi con una [quota], di Skymine; ne prendi altre, fai crescere corporazioni, e lasci quelle che non rendono.

first-goal = Quote per il valore di una quota
    .words = Dopo sette round contano i CrypCoin e, per ogni corporazione, le tue quote per il suo valore. [Tracciato serbatoio] e [tracciato ricerca] si aggiungono.

first-rest = Una carta giocata riposa un round
    .words = Ogni round: pianificare in segreto, agire a turno, poi riposare. Ciò che giochi ora non si gioca nel prossimo round. Tre [slot] sono aperti.
    .tags = { "" }; tre slot aperti

first-plan-1 = Pianifica Titanio 2
    .words = Carbonio, minerali e titanio comprano carte, o passi sui tracciati delle corporazioni. Anche il primo piano del tuo tracciato chiede titanio.
    .why = Una carta può servire due volte: mostrarla per il piano, poi spenderla.
    .show = Titanio 2 va coperto nel primo slot aperto.
    .other = Va bene anche così: ogni carta posata è una cosa da fare in questo round.

first-plan-2 = Ogni carta è una cosa da fare
    .words = Energia 2 fa occupare a una corporazione settori della Luna: è questo che dà valore alle sue quote.
    .why = Hai già una quota di Skymine: falla crescere.
    .show = Energia 2 va coperta nello slot successivo.
    .other = Va bene anche così: la lezione continua con ciò che hai pianificato.
    .tags = valore di una quota

first-plan-3 = Un ricercatore muove la ricerca
    .words = Il tuo segnalino trasmissione avanza, e arrivano punti ricerca. Così le tue tre carte coprono tutte le azioni principali.
    .why = I piani del tracciato danno CrypCoin subito e punti alla fine.
    .show = Ricercatore 2 va coperto nel terzo slot.
    .other = Va bene anche così: ciò che non è pianificato si lascia da parte.

first-ready = “Fatto” scopre tutte le carte
    .words = { $seat1 } pianifica insieme a te. Quando tutti hanno finito non si torna indietro. Fino ad allora “Annulla” riprende ogni carta.
    .why = Nessuno vede quante carte hai posato, solo che hai finito.
    .show = Il tuo piano è sigillato, e tutte le carte si scoprono insieme.
    .other = Prenditi il tuo tempo.

first-energy = Un’azione, poi tocca al prossimo
    .words = L’energia va a una sola corporazione, tutta insieme. Hai una quota di Skymine: falla crescere.
    .second = Scegli la corporazione: i suoi avamposti lasciano la stazione e occupano settori della Luna. Hai una quota di Skymine.
    .why = Il valore di una quota sale quando gli avamposti lasciano la stazione.
    .show = La carta energia serve a Skymine, i cui avamposti possono occupare settori.
    .other = Va bene anche così. Guarda chi ha quote di quella corporazione.

first-sector = I confini costano energia
    .words = Un confine semplice costa un punto, uno doppio due. Ogni settore ti paga: il 20 un passo su Skymine, il 19 un CrypCoin.
    .second = Resta un punto. Il settore 19 è dietro un confine semplice, e ti paga un CrypCoin.
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
    .second = La posizione 1 chiede titanio, e il tuo è scoperto. Vai lì: non si spende nulla, e arrivano CrypCoin.
    .why = Una volta usato il titanio, in questo round il piano non si può più raggiungere.
    .show = Il tuo segnalino trasmissione va alla posizione 1, e arrivano CrypCoin.
    .other = Va bene anche così: restano i punti ricerca.

first-points = I punti ricerca si spendono subito
    .words = Prendi piani che chiedono ciò che giochi spesso, e mettili davanti al tuo segnalino.
    .second = Resta un punto: prendi un altro piano che chiede titanio.
    .third = Mettili davanti al tuo segnalino, che non può passare uno spazio vuoto. Prima questo, alla posizione 3.
    .fourth = E questo alla posizione 2, proprio davanti al segnalino.
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
    .second = Una carta verrebbe nella tua mano. Stavolta nessuna: con due unità sali sui tracciati.
    .third = Un passo per unità. Le quote di Skymine valgono già qualcosa: sali lì.
    .fourth = E ancora uno: la casella successiva porta un’altra quota.
    .why = Le quote si prendono con i passi, il loro valore viene dalla Luna.
    .show = Nessuna carta è acquisita, e il tuo segnalino sale di due passi su Skymine.
    .other = Va bene anche così: una carta acquisita viene in mano.

first-pass = Passare: metti a riposo le carte
    .words = Riprendi una pila di riposo, poi metti ogni carta giocata su una pila. Le pile tornano intere: unisci le carte che vuoi insieme.
    .second = Prima riprendi una pila: ciò che c’è si potrà pianificare nel prossimo round.
    .third = Ora le tue carte vanno a riposo. Le pile tornano intere: unisci le carte che vuoi insieme.
    .why = Dove le metti decide che cosa tornerà insieme.
    .show = Passi, riprendi una pila, e metti a riposo le tue tre carte.
    .other = Va bene anche così: un segnalino rimasto può ancora riservare una tessera.

first-tip = Quote per valore
    .words = Un consiglio: due quote di una corporazione da cinque battono sei quote di una da uno. Spingi dove spingono anche gli altri.

## Luna.

luna = Luna

luna-who = Luna è un mazzo di carte
    .words = Non pianifica nulla e nessuno le chiede nulla: ogni carta dice che cosa fa, dall’alto in basso. Conta come un giocatore, e devi batterla.

luna-plan = Pianifichi prima che lei riceva le sue
    .words = Una carta coperta in ciascuno dei suoi [slot], quando hai finito; nessuno le conosce. Pianifica come sempre: titanio, energia, un ricercatore.
    .why = Anche le sue carte maggioranza si scoprono dopo il tuo piano. Non puoi più rispondere, solo aspettartele.
    .show = Si posano tre carte, poi hai finito, e Luna riceve le sue.
    .other = Va bene anche così: contro di lei va bene ogni piano.

luna-demands = Due carte scoperte sorvegliano le maggioranze
    .words = I loro numeri sono il minimo da mostrare per una maggioranza. Per il titanio chiede meno di quanto mostri: metti il tuo segnalino.
    .why = La parità basta: una carta in più nel piano può aprire una maggioranza. Dove chiede più di quanto hai, lo spazio ti è chiuso.
    .show = Il tuo segnalino va sulla maggioranza di titanio, e sali su un tracciato.
    .other = Va bene anche così. I numeri restano finché non passa, e una carta più a lungo.

luna-card = Una carta è tutto il suo turno
    .words = Ha scoperto una carta e fatto tutto ciò che dice. “La più preziosa”: quella le cui quote valgono di più; in parità, più spazi vuoti nella stazione.

luna-ride = Lascia che spinga la tua corporazione
    .words = Investe ed espande dove le quote valgono di più, e così salgono anche le tue. Fa’ della tua corporazione la più preziosa.
    .why = Gli avamposti che manda fuori contano per chiunque abbia quote. Non prende ricompense dei settori: quelli che occupi prima sono tuoi.
    .show = L’energia va a Skymine: partono due avamposti, e una quota vale un CrypCoin.
    .other = Va bene anche così: guarda quale corporazione troverà più preziosa.

luna-plans = Porta via carte e piani
    .words = Certe sue carte tolgono piani dall’esposizione, o vi prendono carte. Ciò che ti serve presto, prendilo presto: un ricercatore porta punti ricerca.
    .why = Ciò che toglie lascia il gioco; ciò che prende conta per lei alla fine. La sua carta e la lettera dello slot dicono quale spazio.
    .show = Il tuo segnalino trasmissione avanza, e arrivano punti ricerca.
    .other = Va bene anche così: i punti possono essere CrypCoin.

luna-gone = Ha passato, le sue maggioranze restano
    .words = Con l’ultima carta il round è finito per lei, non per te. Una delle due carte scoperte può essere andata: guarda quali maggioranze sono libere.

luna-tip = Battila, poi alza il suo livello
    .words = Un consiglio: non riposa mai e non le manca nulla, ma non pensa. Prendi ciò che le sue regole ignorano. In parità la vittoria è di entrambi.

## La Cintura.

belt = La Cintura

belt-map = Asteroidi, e rotte fra loro
    .words = Le corporazioni vanno di asteroide in asteroide. Gli avamposti stanno sugli asteroidi, le [navette] sulle rotte; gli uni aprono la via alle altre.

belt-plan = Insieme l’energia va più lontano
    .words = Tutta la tua energia si usa in una volta, per una sola corporazione. Pianifica entrambe le carte: tre punti arrivano ben più lontano di due e uno.
    .why = Ciò che avanza è perso, e solo ciò che si piazza allarga la portata. Un’azione forte vale quindi più di due deboli.
    .show = Si posano due carte energia e titanio, poi hai finito.
    .other = Va bene anche così: con meno energia la via è più corta.

belt-firm = Ogni stazione ha una porta
    .words = Una navetta stampata la unisce a un asteroide. Skymine entra dall’asteroide 9, e sul suo tracciato hai già fatto strada: falla crescere.
    .why = La navetta stampata resta per sempre: una corporazione può sempre tornare. Una quota vale i CrypCoin scoperti nella sua stazione, come sulla Luna.
    .show = L’energia serve a Skymine, il cui primo asteroide è a portata.
    .other = Va bene anche così: ogni corporazione ha la sua porta.

belt-land = Un avamposto prende l’asteroide
    .words = Entrare costa un’energia, una in più oltre un fulmine, una in più contro un rivale. Un asteroide dove la corporazione è nuova paga una volta.
    .why = Su un asteroide possono stare più corporazioni, ognuna su uno spazio suo. Le ricompense arrivano dopo l’ultimo punto speso.
    .show = Un avamposto arriva sull’asteroide 9.
    .other = Va bene anche così: la ricompensa di quell’asteroide è tua.

belt-dock = Una navetta apre la rotta seguente
    .words = Da un asteroide con un avamposto le navette raggiungono le rotte che ne partono. La rotta 6 porta all’asteroide 1, senza fulmini.
    .why = Un fulmine sta su una metà della rotta e conta solo lì. Una rotta con il segno del tracciato ti fa fare un passo su quello della corporazione.
    .show = Una navetta occupa lo spazio 6, e l’asteroide 1 è a portata.
    .other = Va bene anche così: un’altra rotta porta altrove.

belt-on = E avanti, finché c’è energia
    .words = Ciò che hai appena piazzato conta subito. L’asteroide 1 porta un punto ricerca ed elio; due avamposti lì tengono una cupola in più.
    .why = Sugli asteroidi 1 e 15 due spazi sono uniti a una cupola in più. Le cupole sono ciò che paga gli ingegneri.
    .show = Un avamposto arriva sull’asteroide 1, e nella stazione appare un CrypCoin.
    .other = Va bene anche così: l’energia che resta è persa quando ti fermi.

belt-worth = Anche le navette coprono CrypCoin
    .words = Una stazione ha due colonne di avamposti e una di navette; i CrypCoin scoperti di tutte e tre sono il valore di una quota. Chi è scacciato torna a coprirli.

belt-tip = Il primo arrivo è pagato una volta
    .words = Un consiglio: altri avamposti sullo stesso asteroide non pagano, quindi muoviti. Ma una corporazione scacciata del tutto è pagata di nuovo quando torna.

## Le missioni.

missions = Missioni

missions-tasks = Una missione ha tre compiti
    .words = Ognuno è aperto a tutti, una volta: nessuno può portartelo via. Qui: due di ogni risorsa, tre tracciati, dodici CrypCoin.

missions-plan = Pianifica per un compito
    .words = “2 unità di ogni risorsa scoperte” sono carbonio 2, minerali 2 e titanio 2. Le hai tutte e tre: pianificale insieme.
    .why = Contano solo le carte scoperte: reclama quindi prima di usarle. Contano anche tessere e bonus permanenti dei tracciati.
    .show = Si posano le tre carte, poi hai finito.
    .other = Va bene anche così: ci sono altri due compiti.

missions-claim = Reclamare non è un’azione
    .words = Nel tuo turno, appena il compito è svolto. Porta due CrypCoin e un [segnalino monouso], e poi agisci ancora.
    .why = Un compito reclamato ti lega a questa missione; in tre o quattro ce n’è una seconda. I CrypCoin si possono spendere subito.
    .show = Due CrypCoin e un segnalino monouso sono tuoi.
    .other = Va bene anche così, ma usate le carte, questo compito è perso per il round.

missions-marker = Un segnalino più degli altri
    .words = Un segnalino monouso si mette come gli altri e lascia il gioco dopo il round. Usalo per primo, su una maggioranza dove sei in testa.
    .why = Non conta fra i tuoi soliti segnalini. Tenuto fino alla fine non vale nulla.
    .show = Il tuo segnalino monouso va sulla maggioranza di titanio: due passi su un tracciato.
    .other = Va bene anche così: usalo finché ci sono buoni spazi.

missions-next = Certi compiti restano, altri passano
    .words = CrypCoin e tracciati si reclamano finché ci sono. Ciò che deve accadere in un turno, o essere scoperto, si reclama in quel momento.

missions-own = Tre compiti aprono il tuo spazio
    .words = Un CrypCoin per tre passi su un tracciato, una volta a round, e nessun altro può prenderlo. Prima si apre, più round serve.

missions-tip = Guarda la missione quando pianifichi
    .words = Un consiglio: le missioni da sole non danno punti. Due CrypCoin e un segnalino valgono una deviazione, non un brutto round.

## Le minacce.

threats = Minacce

threats-card = Una minaccia che colpisce alla fine
    .words = I pirati spaziali: se al conteggio ci sono ancora, i CrypCoin non valgono nulla per nessuno. Ogni minaccia guasta qualcos’altro.

threats-price = Navetta, due energie e la richiesta
    .words = Ogni corporazione con una [navetta] sulla rotta 11 o 16 può affrontarla, in un’azione energia: due punti, e qui sei CrypCoin. Skymine ne ha una sulla 16.

threats-coins = Prima i CrypCoin
    .words = I pirati ne vogliono sei. Una carta distrutta rende il suo costo e due in più: carbonio 2 sono quattro CrypCoin.
    .why = La richiesta va soddisfatta quando affronti la minaccia; le ricompense della stessa azione arrivano tardi. Rinuncia a carte che giochi di rado.
    .show = Il tuo segnalino va sullo spazio di distruzione, e carbonio 2 diventa quattro CrypCoin.
    .other = Va bene anche così: ci sono altre vie per i CrypCoin.

threats-more = E altri due con una maggioranza
    .words = Con più ricercatori di tutti prendi CrypCoin e un punto ricerca. Anche un punto può essere un CrypCoin.
    .why = Per la fascia di mezzo bastano due scienziati scoperti. Conterebbero anche i CrypCoin di una missione reclamata.
    .show = Il tuo segnalino va sulla maggioranza di ricercatori, e arrivano CrypCoin.
    .other = Va bene anche così, se i sei CrypCoin ci sono in tempo.

threats-energy = Energia per la corporazione vicina
    .words = Non importa chi ha mandato la navetta: deve averla la corporazione che espandi. Tre punti bastano per la minaccia e un passo.
    .why = Puoi scegliere una tale corporazione anche solo per affrontare, pure se non può piazzare nulla. Si può piazzare prima e dopo.
    .show = La tua energia serve a Skymine.
    .other = Va bene anche così: la minaccia aspetta fino alla fine.

threats-confront = Affrontala
    .words = Due punti e sei CrypCoin, ed è eliminata per tutti. Poi usa l’energia che resta.
    .why = Per questo non si piazza nulla; non è uno spazio della Cintura. Una volta eliminata non torna più, e non se ne pesca un’altra.
    .show = Si pagano due punti energia e sei CrypCoin.
    .other = Va bene anche così: puoi farlo finché restano due punti.

threats-share = La carta diventa una quota jolly
    .words = Ora due passi su un tracciato. Alla fine la carta conta come una quota in più di una corporazione a scelta: della più cara.
    .why = È la sola quota che alla fine può andare alla corporazione migliore. Fai i due passi dove una quota o una soglia è vicina.
    .show = Il tuo segnalino sale di due passi su Skymine.
    .other = Va bene anche così: va bene ogni tracciato.

threats-tip = Chi ha qualcosa da perdere?
    .words = Un consiglio: una minaccia colpisce tutti. Se a te costa meno che agli altri, lascia pagare loro; a Luna quasi tutte non importano.
