## La prima partita. Un messaggio è un’idea (al massimo otto parole); `words` la spiega, `why` ne dice la ragione,
## `show` che cosa succederebbe, `other` che cosa vuol dire un’altra mossa. I [termini] aprono il glossario.

first = Prima partita

first-theme = Fondi una colonia
    .words = Sette [coloni], un’abitazione, una centrale, un silo. Carte di cinque [materie prime] comprano il resto.

first-goal = I punti si ricontano ogni turno
    .words = Devi avere { $target } punti alla fine del tuo turno. Conta solo ciò che funziona, e può spegnersi di nuovo.

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
    .why = Con una seconda acqua si possono costruire entrambe in questo turno.
    .show = Tre carte di silicio vanno alla Terra e torna una carta d’acqua.
    .other = Va bene anche così: guarda che cosa si può pagare ora.

first-close = Basta così
    .words = Per scambiare con { $seat1 } serve un modulo di comunicazione. Dopo questa fase non si scambia fino al tuo prossimo turno.
    .why = Ogni scambio con la Terra costa due carte.
    .show = Gli scambi finiscono e puoi costruire.
    .other = Attenzione: ogni scambio costa carte. «Annulla» lo riprende.

first-house = Un’abitazione: un punto e tre coloni
    .words = Porta tre coloni, se c’è energia per lei. L’indicatore dice quanta ne è usata.
    .why = Sono i coloni a far funzionare tutto il resto.
    .show = Paghi le carte e l’abitazione è costruita.
    .other = Va bene anche così: il piano, sotto, dice di che cosa ha bisogno.

first-plant = Energia, un passo avanti
    .words = Senza di essa non funzionerebbe nient’altro. Una centrale dà energia; le serve un colono, ma non energia.
    .why = Un edificio senza energia è spento, e ciò che è spento non conta.
    .show = Paghi le carte e la centrale è costruita. Poi la costruzione finisce.
    .other = Va bene anche così, se ciò che costruisci può funzionare.

first-arrange = Un edificio funziona con un colono
    .words = E con energia. Le abitazioni non hanno bisogno di coloni. Lascia che il tavolo mandi le persone dove rendono di più.
    .why = Puoi anche accendere e spegnere a mano; l’indicatore mostra che cosa cambia.
    .show = Un colono va alla nuova centrale, e il tuo turno finisce.
    .other = Guarda che cosa resta spento e che cosa costa. Basta un tasto per annullare.

first-count = L’avversario passa per le stesse fasi
    .words = Le piccole cupole nella lista dei giocatori mostrano che cosa funziona nella colonia di { $seat1 }.

first-event = Un evento a ogni turno
    .words = Un conflitto chiede un edificio del suo tipo che funzioni, altrimenti nulla. Con esso sfidi un rivale: vincono più edifici, i coloni liberi decidono la parità.

first-mines = I punti possono aspettare un turno
    .words = Una terza miniera è una carta in più a turno, e il carbonio ti manca. Una miniera chiede un colono e un’energia.
    .why = Prima c’è, più spesso paga.
    .show = Una miniera di carbonio è costruita, e un colono ci va.
    .other = Va bene anche così: un punto adesso invece di una carta a turno.

first-limit = I tuoi silos non tengono tutto
    .words = Ciò che supera il limite alla fine del turno va perso. Perciò costruisci, o scambia prima di costruire.

first-tip = Energia e coloni, un passo avanti
    .words = Un consiglio: centrale, abitazione, terza e quarta miniera, poi i punti. «Che cosa posso costruire?», sotto, dice che cosa manca.
