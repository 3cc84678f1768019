## Il tavolo, imparato con Pebble. Un messaggio è un’idea (al massimo otto parole); `words` la spiega, `why` dice perché.

first = Il tavolo in cinque minuti

first-theme = Un fiume, uccelli e questo tavolo
    .words = Pebble è un piccolo gioco nostro. Mostra il tavolo che tutti i giochi condividono: il tabellone e, accanto o sotto, la tua mossa.

first-question = La domanda sta sempre allo stesso posto
    .words = Sotto questo riquadro si legge a chi tocca, che cosa è chiesto e che cosa puoi rispondere. Premi una risposta, il suo numero sulla tastiera, o il posto sul tabellone.

first-plan = Scegli un uccello, in segreto
    .words = Ognuno posa un uccello coperto. I ranghi bassi agiscono prima, quelli alti portano più sassi. Si scoprono tutti insieme: non si può annullare.
    .why = Un martin pescatore è primo e non porta nulla; un gufo è ultimo e porta quattro sassi.
    .show = Il gufo va coperto davanti a te. Nessuno lo vede finché tutti gli uccelli non sono posati.
    .other = Va bene anche così: l’uccello decide quando agisci e che cosa ricevi.

first-watch = Mentre gli altri giocano
    .words = Quello che fanno è mostrato qui, passo per passo. “Salta” porta subito al tuo turno.

first-board = Ciò che brilla si può scegliere
    .words = Ogni sito ha un prezzo in sassi e punti per la fine. Quelli che brillano te li puoi permettere: premine uno, qui o sul tabellone.

first-why = Perché no? Il tavolo lo sa sempre
    .words = Un sito che non brilla dice perché quando lo indichi o lo tocchi, con la regola. Ora occupa un sito, o passa per due sassi.
    .why = Il delta vale otto punti, più di ogni altro sito. Ogni rifiuto nomina la sua clausola, e la clausola porta alle regole.
    .show = Il delta diventa tuo e ne paghi il prezzo.
    .other = Va bene anche così: ogni sito conta.

first-undo = Hai cambiato idea?
    .words = “Annulla”, o il tasto u, riprende la tua ultima mossa, finché non ha rivelato nulla di nuovo.

first-log = Il diario racconta tutto
    .words = Sotto i giocatori (sul telefono in “Tavolo”) si racconta ciò che è successo, il più recente in alto. Il replay torna a ogni mossa; la lampada dà consigli, se il tavolo lo permette.

first-score = I vicini valgono di più
    .words = Ogni sito conta i suoi punti, e due siti vicini tuoi due in più. I numeri accanto ai nomi dicono come finirebbe adesso.

first-tip = Conosci il tavolo
    .words = Tutti i giochi funzionano così. Il tasto ? elenca tutti i tasti, e la posizione si può leggere a parole.
