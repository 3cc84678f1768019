## La prima partita. Un messaggio è un’idea (al massimo otto parole); `words` la spiega, `why` ne dice la ragione,
## `show` che cosa succederebbe, `other` che cosa vuol dire un’altra mossa. I [termini] aprono il glossario.

first = Prima partita

first-theme = L’Antartide, e sei in anticipo
    .words = Le [navi] portano [scienziati], e gli scienziati costruiscono stazioni. Le navi arancio sono tue, quelle celesti di { $seat1 }.

first-goal = Prima della fine non si conta nulla
    .words = Poi ogni [area], ogni [tracciato ricerca], le carte con l’asterisco e i pezzi scartati contano una volta. Vince chi ha più punti.
    .why = Un vantaggio non vuol dire niente fino alla fine, e una piccola parte in molti posti vale più di quanto sembri.

first-sail = Il sole sveglia una nave alla volta
    .words = La prima nave nell’[area] del sole deve partire per un’area con posto, e agisce dove arriva.
    .why = Una nave si mette in fondo alla coda: più tardi il sole ci passa, più aspetti il prossimo turno con lei.
    .show = La tua nave va in alto a sinistra e si mette in coda. Poi scegli un’azione lì.
    .other = Va bene ogni area: la lezione continua dove sei.

first-build = Costruire: le navi aprono la via
    .words = { $need ->
        [none] Un edificio chiede ciò che mostra la carta, e le tue navi sono lì.
       *[other] Questa carta chiede { $need }, e una tua nave è lì ({ $near_bare }).
    } Costruire costa uno [scienziato], che resta nell’[area] e conta per te alla fine.
    .why = Da un cantiere navale viene la prossima nave, e ogni nave è circa un turno in più a giro. Con uno scienziato sei in testa qui.
    .show = L’edificio va nell’area della tua nave, con uno scienziato. La carta è tua. Poi avanzi di una casella.
    .other = Va bene anche così. Servirà la prossima carta che puoi costruire.
    .tags = si costruisce qui; la carta

first-track = Costruire muove anche la ricerca
    .words = Le icone rosse valgono per ogni cubetto che passa, quelle blu una volta, per tutti. Il tracciato entroterra recluta alla casella 3.
    .why = Un cubetto vale il numero della sua casella, e il primo su un tracciato prende anche un piatto.
    .show = Il tuo cubetto entra sul tracciato entroterra, nella prima casella libera.
    .other = Va bene anche così: guarda la prossima icona davanti al tuo cubetto.

first-end = Un’azione per turno
    .words = Puoi ancora giocare una carta e scartare un pezzo per uno scienziato. Le navi sono turni: tienile. Termina il turno.
    .why = Una nave scartata porta qualche punto alla fine, e non si sveglia più.
    .show = Il sole va alla prossima area con una nave.
    .other = Un pezzo scartato conta alla fine, e ti ha portato uno scienziato.

first-queue = A chi tocca dopo
    .words = La striscia in alto mostra chi agisce dopo, se nulla si muove. Le navi fanno la fila: quando arriva il sole agisce solo la prima di un’area.

first-pick = Gli edifici non sono di nessuno
    .words = { $seat1 } ha usato un cantiere navale. Chi vara una nave dà una carta a tutti gli altri. Due scienziati in più sono una scelta sicura.
    .why = Gli scienziati sono la tua moneta: senza di loro non si costruisce. La carta aspetta nella tua mano.
    .show = Prendi in mano la carta “+2 scienziati”.
    .other = Va bene anche così: resta in mano finché la vuoi.

first-where = Leggi la carta prima di salpare
    .words = { $double_paid ->
        [1] Altrove questa carta doppia costerebbe anche una carta della tua mano. In un posto solo no: { $double_place }. Le altre tue navi coprono il resto.
       *[other] Questa carta doppia si può costruire in un posto solo: { $double_place }. Le altre tue navi coprono il resto.
    }
    .why = Basta una nave presso ciascuno dei due edifici, o una sola presso entrambi.
    .show = La tua nave va là, e là si può costruire la carta doppia.
    .other = Bene: guarda che cosa si può fare dove sei.

first-star = L’asterisco si conta alla fine
    .words = Chi ha più carte con l’asterisco prende un piatto. Una carta doppia porta due caselle. Fabbriche e laboratori aprono anche carte avanzate.
    .second = Ecco le due caselle. Il tracciato entroterra recluta alla casella 3, per ogni cubetto che ci passa.
    .why = Segna punti chiunque abbia un asterisco, chi è al secondo posto in base al numero del primo.
    .show = L’edificio va nell’area con uno scienziato, e un tuo cubetto avanza di due caselle.
    .other = Va bene anche così. Gli asterischi torneranno.

first-card = Una carta per passo del sole
    .words = Gli scienziati sono la tua moneta: la [riserva personale] costruisce, la [riserva comune] va prima reclutata. Gioca ora la tua carta.
    .second = Due scienziati sono passati alla [riserva personale]. Qui non resta altro da fare: termina il turno.
    .why = Se la tieni non è persa. Ma nella riserva comune gli scienziati non fanno nulla.
    .show = Due scienziati passano dalla riserva comune a quella personale.
    .other = Va bene anche così: la carta non è persa.

first-camp = Un campo recluta
    .words = Tanti scienziati quanta è la tua [forza] lì: le tue navi più i tuoi scienziati nell’area. I centri di ricerca fanno lo stesso, in caselle.
    .second = La tua nave è lì: recluta. Dalla [riserva comune] arrivano tanti scienziati quanta è la tua [forza].
    .why = Due navi in un’area con un campo portano due scienziati in un turno.
    .show = La tua nave va in basso a sinistra, e uno scienziato arriva dalla riserva comune.
    .other = Va bene anche così. I campi restano dove sono.

first-lead = Chi guida un’area prende il piatto
    .words = { $behind_place }: { $rival } ha { $theirs ->
        [one] uno scienziato
       *[other] { $theirs } scienziati
    }, tu { $mine }. Chi è in testa prende il piatto: edifici, scienziati, e uno. A te va il suo numero: { $theirs }.
    .why = Perciò un secondo posto nella folla può valere più di un primo in un’area vuota.

first-tip = Ne sai abbastanza per vincere
    .words = Finisce quando qualcuno resta senza scienziati o quando tutto è costruito. Un consiglio: il secondo posto paga in base al primo, uno scienziato nella folla è di rado sprecato.
    .why = Il riquadro “Alla fine mancano” conta entrambe le cose.

## I rompighiaccio.

icebreakers = Rompighiaccio

icebreakers-take = Una nave è costruita: prendi una carta
    .words = Chi costruisce una nave dà a tutti gli altri una [carta Cantiere navale]. Prendi un rompighiaccio: dà un turno a una nave che aspetterebbe soltanto.
    .why = Nell’area del sole agisce solo la prima nave; con un rompighiaccio agisce anche la seconda. È un turno intero in più, e i turni non bastano mai.
    .show = Un rompighiaccio viene nella tua mano.
    .other = Va bene anche così: ogni carta si gioca in un tuo turno.

icebreakers-queue = Dove hai il secondo posto?
    .words = Nell’{ $second_place } una tua nave è seconda in coda: il sole la lascerebbe dormire. Un rompighiaccio si posa in ogni area dove la tua nave è seconda.

icebreakers-sail = Prima il turno normale
    .words = La prima nave parte e agisce come sempre. Mandala dove può costruire, e tieni uno [scienziato] per la nave che la segue.
    .why = Una carta si gioca dopo l’arrivo della nave. Ognuno dei due turni vuole i suoi scienziati: guarda prima la tua riserva personale.
    .show = La tua prima nave va in alto a destra. Lì puoi giocare una carta e agire.
    .other = Va bene anche così: il rompighiaccio si gioca ovunque sia la tua nave.

icebreakers-lay = Posa il rompighiaccio
    .words = Giocare una carta non è la tua azione. Nell’{ $second_place } la tua nave è seconda: se lì c’è il sole agisce subito, altrimenti quando arriva.
    .why = Nell’area del sole va posato nel turno della prima nave, quindi ora. Altrove aspetta scoperto, ed è perso se la tua nave non è seconda quando arriva il sole.
    .show = Il rompighiaccio è posato in basso a destra, accanto alla tua seconda nave.
    .other = Va bene anche così: tienilo per un’area che il sole raggiunge più tardi.

icebreakers-act = L’azione è ancora da fare
    .words = La carta non è costata nulla del turno: costruisci come sempre. Qui basta uno scienziato; l’altro è per la tua seconda nave.
    .why = Puoi giocare una carta per ogni passo del sole, nei tuoi due turni insieme. L’azione e un pezzo scartato vengono in più.
    .show = L’edificio è costruito, il tuo cubetto avanza, e il turno finisce.
    .other = Va bene anche così: il turno è tuo.

icebreakers-wake = Ora può agire la seconda nave
    .words = Il primo turno è finito, e il rompighiaccio apre la via. Puoi restare, ma la carta lascia comunque il gioco.
    .why = Tutti i rompighiaccio nell’area del sole vanno via alla fine del passo, usati o no. Perciò restare non conviene quasi mai.
    .show = La tua seconda nave ha un turno suo.
    .other = Va bene: quella nave aspetta la prossima visita del sole.

icebreakers-again = Un altro turno intero
    .words = Partire, un’azione, un pezzo da scartare: tutto tranne una seconda carta. Due turni tuoi, e nessuno in mezzo.
    .why = Il limite è una carta per giocatore e per passo, nei due turni. Tutto il resto ricomincia: puoi quindi costruire due volte in un passo.
    .show = La tua seconda nave va in alto a sinistra e lì costruisce.
    .other = Va bene anche così: un turno è un turno.

icebreakers-tip = Cerca i tuoi secondi posti
    .words = Un consiglio: posa un rompighiaccio dove il sole arriva presto. La prima nave sarà partita, e la tua agisce subito dopo; una terza mai.

## Il finale.

endgame = Il finale

endgame-when = Non c’è un ultimo giro
    .words = La partita finisce dopo un turno in cui qualcuno non ha più [scienziati], o l’ultima carta Edificio è andata. Tu ne hai { $left }, { $leader } { $left_there }; carte rimaste: { $buildings_left }.

endgame-count = Conta come se finisse ora
    .words = Tu { $points }, { $leader } { $points_there }. In un’area il primo prende il piatto: edifici, scienziati e uno. Chi segue prende solo il numero di scienziati del primo.

endgame-tie = Rompi una parità
    .words = Nell’{ $tied_place } avete { $tied_count } a testa e prendete { $tied_pot } a testa. Costruisci lì: con uno in più il piatto è solo tuo, e { $leader } riceve { $tied_more }.
    .why = In parità ognuno prende tutto il piatto: romperla lo toglie quasi tutto all’altro. Nessun altro scienziato sposta tanti punti.
    .show = La tua nave va in basso a destra e costruisce; lì c’è uno scienziato in più.
    .other = Va bene anche così: guarda che cosa cambia nella lista dei giocatori.

endgame-give = Una nave che si sveglia troppo tardi
    .words = Ultima di una lunga coda, difficilmente agirà prima della fine. Scartata, porta ora uno scienziato dalla riserva comune e punti nel conteggio.
    .why = I pezzi scartati hanno un conteggio loro: chi ne ha di più prende il piatto. E uno scienziato in più nella riserva personale può ancora costruire.
    .show = La nave lascia il tabellone, e uno scienziato viene nella tua riserva personale.
    .other = Va bene anche così: le navi sono turni, se ne resta il tempo.

endgame-level = In parità, ognuno è pagato per intero
    .words = Nell’{ $close_place } tu hai { $close_count }, { $leader } { $close_there }: a te vale { $close_there }, a { $leader } { $close_pot }. Con uno in più siete pari, e il piatto va a entrambi.
    .why = In parità si divide il primo posto senza perdere nulla. Pareggiare costa uno scienziato, guidare ne costa due.
    .show = La tua nave va a destra e costruisce; lì siete pari.
    .other = Va bene anche così: un vantaggio altrove può valere altrettanto.

endgame-new = Ogni scienziato avvicina la fine
    .words = Te ne restano { $left }. Un pezzo scartato ne porta uno dalla riserva comune, e con due si costruisce una raccolta plancton: due in un’area in un turno.
    .why = Con l’ultimo scienziato di chiunque la partita finisce: piazzarli conviene a chi è in testa. Una raccolta ne costa due, ed entrambi contano nella loro area.
    .show = La tua nave va a sinistra, una nave è scartata per uno scienziato, e in due costruiscono.
    .other = Va bene anche così: conta ciò che resta prima di ogni turno.

endgame-stars = Contano anche asterischi e pezzi scartati
    .words = Chi ha più carte con l’asterisco prende tanti punti quante sono quelle carte; lo stesso vale per i pezzi scartati. Guarda che cosa fa ancora { $seat1 }.

endgame-tip = Il momento lo scegli tu
    .words = Un consiglio: prima dell’ultimo scienziato, conta. Se sei in testa, finisci. Se no, recluta o scarta pezzi, e lascia che gli altri abbiano fretta.
