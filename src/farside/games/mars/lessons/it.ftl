## La prima partita. Un messaggio è un’idea (al massimo otto parole); `words` la spiega, `why` ne dice la ragione,
## `show` che cosa succederebbe, `other` che cosa vuol dire un’altra mossa. I [termini] aprono il glossario.

first = Prima partita

first-theme = Fondi una colonia
    .words = Sette [coloni], un’abitazione, una centrale, un silo. Carte di cinque [materie prime] comprano il resto.

first-goal = I punti si ricontano ogni turno
    .words = Devi avere { $target } punti alla fine del tuo turno. Conta solo ciò che è attivo, e può non esserlo più.

first-mine = Una miniera porta una carta a turno
    .words = Una carta della sua materia. Il silicio è in quasi tutti i prezzi: è una buona prima miniera.
    .why = Abitazioni, centrali e moduli chiedono tutti silicio.
    .show = Una miniera di silicio è nella tua colonia, con un colono dentro.
    .other = Va bene anche così: guarda sotto che cosa paga.

first-mine-2 = E ora una seconda miniera
    .words = Due miniere diverse ti lasciano scelta. L’ossigeno serve ad abitazioni, moduli e ricerca.
    .why = Tre carte uguali si possono cambiare con la Terra, ma è caro.
    .show = Una miniera di ossigeno sta accanto alla prima.
    .other = Va bene anche così. Della stessa materia la Terra ne prende tre per una.

first-phases = Scambiare, costruire, piazzare coloni
    .words = Evento, rifornimento e miniere si fanno da soli. Da una fase non si torna mai alla precedente.

first-earth = Tre uguali ne comprano una dalla Terra
    .words = Una carta a scelta. Un’abitazione e una centrale chiedono acqua, e tu ne hai una.
    .second = Ora scegli la carta che torna. Con una seconda carta d’acqua si possono pagare l’abitazione e la centrale.
    .why = Con una seconda carta d’acqua si possono costruire entrambe in questo turno.
    .show = Tre carte di silicio vanno alla Terra e torna una carta d’acqua.
    .other = Va bene anche così: guarda che cosa si può pagare ora.

first-close = Basta così
    .words = Per scambiare con { $seat1 } serve un modulo di comunicazione. Dopo questa fase non si scambia fino al tuo prossimo turno.
    .why = Ogni scambio con la Terra costa due carte.
    .show = Gli scambi finiscono e puoi costruire.
    .other = Attenzione: ogni scambio costa carte. “Annulla” lo riprende.

first-house = Un’abitazione: un punto e tre coloni
    .words = Porta tre coloni, se c’è energia per lei. L’indicatore dice quanta ne è usata.
    .why = Sono i coloni a far funzionare tutto il resto.
    .show = Paghi le carte e l’abitazione è costruita.
    .other = Va bene anche così: il piano, sotto, dice di che cosa ha bisogno.

first-plant = Energia, un passo avanti
    .words = Senza di essa non funzionerebbe nient’altro. Una centrale dà energia; le serve un colono, ma non energia.
    .second = Le tue carte sono spese. Termina la costruzione: poi i coloni vanno al lavoro.
    .why = Un’installazione senza energia è inattiva, e ciò che è inattivo non conta.
    .show = Paghi le carte e la centrale è costruita. Poi la costruzione finisce.
    .other = Va bene anche così, se ciò che costruisci può funzionare.

first-arrange = Un’installazione funziona con un colono
    .words = E con energia. Le abitazioni non hanno bisogno di coloni. Lascia che il tavolo mandi le persone dove rendono di più.
    .second = Guarda l’indicatore: la nuova centrale è attiva. Ciò che è inattivo lo resta fino al tuo prossimo turno. Termina questo.
    .why = Puoi anche attivare e disattivare a mano; l’indicatore mostra che cosa cambia.
    .show = Un colono va alla nuova centrale, e il tuo turno finisce.
    .other = Guarda che cosa resta inattivo e che cosa costa. Basta un tasto per annullare.

first-count = L’avversario passa per le stesse fasi
    .words = Le piccole cupole nella lista dei giocatori mostrano che cosa funziona nella colonia di { $seat1 }.

first-event = Un evento a ogni turno
    .words = Un conflitto chiede un’installazione del suo tipo che funzioni, altrimenti nulla. Con essa sfidi un rivale: vincono più installazioni, i coloni liberi decidono la parità.

first-mines = I punti possono aspettare un turno
    .words = Una terza miniera è una carta in più a turno, e il carbonio ti manca. Una miniera chiede un colono e un’energia.
    .second = Una miniera funziona solo con un colono. Termina la costruzione, poi mandane uno.
    .third = Lascia che il tavolo mandi le persone dove rendono di più. Una va nella nuova miniera.
    .fourth = La miniera è attiva e dà una carta dal tuo prossimo turno. Termina questo.
    .why = Prima c’è, più spesso paga.
    .show = Una miniera di carbonio è costruita, e un colono ci va.
    .other = Va bene anche così: un punto adesso invece di una carta a turno.

first-limit = I tuoi silo non tengono tutto
    .words = Ciò che supera il limite alla fine del turno va perso. Perciò costruisci, o scambia prima di costruire.

first-tip = Energia e coloni, un passo avanti
    .words = Un consiglio: centrale, abitazione, terza e quarta miniera, poi i punti. “Che cosa posso costruire?” dice che cosa manca.

## Trattare.

bargaining = Trattare

bargaining-module = Un modulo apre gli scambi
    .words = Con un [modulo di comunicazione] che funziona puoi scambiare con ogni colonia nella tua fase di scambio. Senza, solo con quelle il cui secondo modulo funziona.

bargaining-need = Troppe carte, e non quelle giuste
    .words = Ne hai { $cards }, e i tuoi silo ne tengono { $limit }. Un silo ne terrebbe due in più: guarda il suo prezzo e che cosa manca alla tua mano.

bargaining-offer = Offri ciò che hai in più
    .words = Di’ che cosa dai e che cosa vuoi. Ognuno dà almeno una carta, e passano di mano solo materie prime. Qui: una carta di silicio per una di ferro.
    .why = Devi avere ciò che offri; nessuno controlla che cosa ha l’altro, e un’offerta può chiedere invano. Una carta per una è ciò che { $seat1 } accetta più spesso.
    .show = A { $seat1 } si chiede: una carta di silicio per una di ferro.
    .other = Va bene anche così: a { $seat1 } possono piacere anche altre offerte.

bargaining-answer = Accettare, rifiutare o fare una controproposta
    .words = L’altro può anche dire un prezzo suo, che prendi o lasci. Un’offerta accettata impegna; rifiutata, si può rifare, ma diversa.

bargaining-call = Oppure lascia offrire gli altri
    .words = Una richiesta interroga tutti insieme, senza che l’uno veda l’altro. Prendi un’offerta o nessuna: costa solo ciò che lasci capire.
    .why = Puoi chiedere offerte due volte per fase, e proporre sei volte. Nessuno è obbligato a offrire.
    .show = { $seat1 } può farti un’offerta. Scegli dopo.
    .other = Va bene anche così: puoi chiedere finché scambi.

bargaining-close = Dopo gli scambi si costruisce
    .words = In questo turno non si torna indietro. Scambia finché puoi pagare ciò che vuoi, poi chiudi.
    .why = Le fasi di un turno si seguono una volta sola. Ciò che alla fine supera il tuo limite va perso.
    .show = La fase di scambio è finita, e puoi costruire.
    .other = Va bene anche così: chiudi quando hai ciò che ti serve.

bargaining-silo = Ecco a che cosa serviva
    .words = Carbonio e il ferro scambiato: un silo. Con un colono tieni due carte in più alla fine di ogni turno.
    .why = Il limite si guarda una volta, alla fine del tuo turno. Un silo chiede un colono ed energia, come quasi ogni installazione.
    .show = Il silo è costruito. Tiene carte appena vi lavora un colono.
    .other = Va bene anche così: allora spendi ciò che hai, o va perso.

bargaining-tip = Anche gli altri possono venire da te
    .words = Un consiglio: con un secondo modulo scambi anche nei turni degli altri, e li apri con una tua offerta. Non aiutare nessuno a tagliare il traguardo.

## I conflitti.

conflicts = Conflitti

conflicts-event = Un conflitto, e tocca a te aprirlo
    .words = L’evento chiede un’installazione del suo tipo che funzioni. Tu ne hai una: devi nominare un avversario, che non può rifiutare. Chi vince, chiunque sia, prende il bottino.

conflicts-whom = Conta che cosa funziona di là
    .words = Vince chi ha più installazioni che funzionano: tu { $strength }, { $weak } { $weak_strength }, { $strong } { $strong_strength }. In parità, i [coloni] liberi: tu { $free }, { $strong } { $strong_free }.
    .why = Prima decidono i bonus delle carte R&S, poi i coloni liberi; se è pari anche lì, non vince nessuno. Scegli dunque chi batti di sicuro.
    .show = Si sfida { $weak }, e le forze si confrontano subito.
    .other = Va bene anche così: decide ciò che funziona, e il tavolo l’ha contato.

conflicts-spoils = Sceglie chi vince
    .words = Hai vinto: guardi la mano di chi ha perso e prendi una carta. Prendi ciò che ti manca, o ciò che serve di più all’altro.
    .why = Il guadagno è scritto sull’evento: carte, un contratto, una carta R&S, o persino un’installazione distrutta. La scelta spetta sempre a chi vince.
    .show = Una carta di quella mano viene nella tua.
    .other = Va bene anche così: ora sai che cosa resta di là.

conflicts-raid = Una base può attaccare una volta a turno
    .words = Dopo l’evento, chi ha una [base militare] che funziona può fare un’incursione contro una colonia. Si confrontano le basi; chi vince pesca una carta senza vederla.
    .why = Un’incursione fallita ti costa una carta, ed è la sola del turno. Contro chi non ha basi non può fallire.
    .show = La tua base si confronta con le sue, e una carta cambia mano.
    .other = Va bene anche così: nessuno è obbligato ad attaccare.

conflicts-best = Le supremazie restano al più forte
    .words = Altri eventi confrontano tutte le colonie. La più forte in un campo tiene la carta: un punto e un vantaggio, finché qualcuno la contesta e ne trova una più forte.

conflicts-guard = I coloni liberi valgono qualcosa
    .words = Decidono le parità, per te o contro di te. Una colonia che li usa tutti e non ha basi è quella che sarà scelta.

conflicts-tip = Un’installazione di ogni tipo protegge
    .words = Un consiglio: una base e un modulo che funzionano valgono un punto ciascuno, e fanno cercare un avversario più facile. Inattivi non contano.
