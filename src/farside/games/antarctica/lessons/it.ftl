## La prima partita. Un messaggio è un’idea (al massimo otto parole); `words` la spiega, `why` ne dice la ragione,
## `show` che cosa succederebbe, `other` che cosa vuol dire un’altra mossa. I [termini] aprono il glossario.

first = Prima partita

first-theme = L’Antartide, e sei in anticipo
    .words = Le [navi] portano [scienziati], e gli scienziati costruiscono stazioni. Le navi arancioni sono tue, quelle azzurre di { $seat1 }.

first-goal = Prima della fine non si conta nulla
    .words = Poi ogni [zona], ogni [tracciato di ricerca], le carte con la stella e i pezzi scartati contano una volta. Vince chi ha più punti.
    .why = Un vantaggio non vuol dire niente fino alla fine, e una piccola parte in molti posti vale più di quanto sembri.

first-sail = Il sole sveglia una nave alla volta
    .words = La prima nave nella [zona] del sole deve partire per una zona con posto, e agisce dove arriva.
    .why = Una nave si mette in fondo alla coda: più tardi il sole ci passa, più aspetti il prossimo turno con lei.
    .show = La tua nave va in alto a sinistra e si mette in coda. Poi scegli un’azione lì.
    .other = Va bene ogni zona: la lezione continua dove sei.

first-build = Costruire: le navi aprono la via
    .words = Un edificio chiede ciò che mostra la carta, e le tue navi sono lì. Costruire costa uno [scienziato], che resta nella [zona] e conta per te alla fine.
    .why = Da un cantiere navale viene la prossima nave, e ogni nave è circa un turno in più a giro. Con uno scienziato sei in testa qui.
    .show = L’edificio va nella zona della tua nave, con uno scienziato. La carta è tua. Poi avanzi di uno spazio.
    .other = Va bene anche così. Servirà la prossima carta che puoi costruire.

first-track = Costruire muove anche la ricerca
    .words = Le icone rosse valgono per ogni cubo che passa, quelle blu una volta, per tutti. Il tracciato interno recluta allo spazio 3.
    .why = Un cubo vale il numero del suo spazio, e il primo su un tracciato prende anche un piatto.
    .show = Il tuo cubo entra sul tracciato interno, nel primo spazio libero.
    .other = Va bene anche così: guarda la prossima icona davanti al tuo cubo.

first-end = Un’azione per turno
    .words = Puoi ancora giocare una carta e scartare un pezzo per uno scienziato. Le navi sono turni: tienile. Termina il turno.
    .why = Una nave scartata porta qualche punto alla fine, e non si sveglia più.
    .show = Il sole va alla prossima zona con una nave.
    .other = Un pezzo scartato conta alla fine, e ti ha portato uno scienziato.

first-queue = A chi tocca dopo
    .words = La striscia in alto mostra chi agisce dopo, se nulla si muove. Le navi fanno la fila: quando arriva il sole agisce solo la prima di una zona.

first-pick = Gli edifici non sono di nessuno
    .words = { $seat1 } ha usato un cantiere navale. Chi vara una nave dà una carta a tutti gli altri. Due scienziati in più sono una scelta sicura.
    .why = Gli scienziati sono la tua moneta: senza di loro non si costruisce. La carta aspetta nella tua mano.
    .show = Prendi in mano la carta «+2 scienziati».
    .other = Va bene anche così: resta in mano finché la vuoi.

first-where = Leggi la carta prima di salpare
    .words = Questa carta doppia si può costruire in un posto solo: { $double_place }. Le altre tue navi coprono il resto.
    .why = Basta una nave presso ciascuno dei due edifici, o una sola presso entrambi.
    .show = La tua nave va là, e là si può costruire la carta doppia.
    .other = Bene: guarda che cosa si può fare dove sei.

first-star = La stella si conta alla fine
    .words = Chi ha più carte con la stella prende un piatto. Una carta doppia porta due passi. Fabbriche e laboratori aprono anche carte avanzate.
    .why = Segna punti chiunque abbia una stella, il secondo secondo il numero del primo.
    .show = L’edificio va nella zona con uno scienziato, e un tuo cubo avanza di due passi.
    .other = Va bene anche così. Le stelle torneranno.

first-card = Una carta per passo del sole
    .words = Gli scienziati sono la tua moneta: la [riserva personale] costruisce, la [riserva comune] va prima reclutata. Gioca ora la tua carta.
    .why = Se la tieni non è persa. Ma nella riserva comune gli scienziati non fanno nulla.
    .show = Due scienziati passano dalla riserva comune a quella personale.
    .other = Va bene anche così: la carta non è persa.

first-camp = Un campo recluta
    .words = Tanti scienziati quanta è la tua [forza] lì: le tue navi più i tuoi scienziati nella zona. I centri di ricerca fanno lo stesso, in passi.
    .why = Due navi in una zona con un campo portano due scienziati in un turno.
    .show = La tua nave va in basso a sinistra, e uno scienziato arriva dalla riserva comune.
    .other = Va bene anche così. I campi restano dove sono.

first-lead = Chi guida una zona prende il piatto
    .words = { $behind_place }: { $rival } ha { $theirs ->
        [one] uno scienziato
       *[other] { $theirs } scienziati
    }, tu { $mine }. Chi è in testa prende il piatto: edifici, scienziati, e uno. A te va il suo numero: { $theirs }.
    .why = Perciò un secondo posto nella folla può valere più di un primo in una zona vuota.

first-tip = Ne sai abbastanza per vincere
    .words = Finisce quando qualcuno resta senza scienziati o quando tutto è costruito. Un consiglio: il secondo posto paga secondo il primo, uno scienziato nella folla è di rado sprecato.
    .why = Il riquadro «Fino alla fine» conta entrambe le cose.
