## La prima partita. Un messaggio è un’idea (al massimo otto parole); `words` la spiega, `why` ne dice la ragione,
## `show` che cosa succederebbe, `other` che cosa vuol dire un’altra mossa. I [termini] aprono il glossario.

first = Prima partita

first-theme = Un pianeta metà calmo, metà tempesta
    .words = Il tuo [esploratore] va di casella in casella e lascia [laboratori] dietro di sé, finché la tempesta non torna.

first-goal = Si vince con la reputazione
    .words = Chi arriva per primo a { $goal } fa scattare la fine; altrimenti si finisce dopo il round { $rounds }. Cubi, laboratori e livelli da soli non valgono nulla.

first-crew = L’equipaggio fa i prezzi
    .words = Un [comandante] costa un cubo per ogni membro dell’equipaggio sotto di lui, del suo colore. Il tuo rende questa colonna più cara per { $seat1 }.
    .why = Per il tuo equipaggio paghi cubi del tuo colore, e quelli li hai. Gli altri devono prima procurarseli.
    .show = Un membro del tuo equipaggio va nella colonna del secondo comandante.
    .other = Va bene ogni colonna: lo stesso vale per il suo comandante.

first-level = Tre tracciati di ricerca
    .words = I livelli portano cubi o equipaggio, e chi è in testa da solo su un tracciato riceve il suo comandante alla fine del round.
    .why = In due basta un livello di vantaggio.
    .show = Il tuo segnalino sale di un livello sul tracciato verde.
    .other = Va bene anche così: ogni tracciato ha il suo comandante.

first-turn = Una cosa sola per turno
    .words = Prendere un comandante, o piazzare un membro dell’equipaggio. Un comandante non puoi ancora pagarlo: piazza. Va bene uno neutrale.
    .why = Ogni membro tolto da sopra rende il comandante meno caro per tutti. Il tuo sta meglio dove alza i prezzi.
    .show = Un membro neutrale scende, e tu scegli la sua casella.
    .other = Va bene anche così. Il tuo equipaggio alza i prezzi solo finché sta sopra.

first-row = La riga dice quanto costa muoversi
    .words = L’azione A muove, al prezzo della riga; l’azione B prende cubi. Questa casella della riga 3 aggiunge un livello rosso.
    .second = Ora A o B. Scegli A: paghi ciò che chiede la riga, e il tuo [esploratore] si muove.
    .why = Ciò che è disegnato in una casella si aggiunge alla riga.
    .show = Il membro va nella riga 3 dell’ultima colonna. Poi scegli A: il tuo esploratore si muove.
    .other = Va bene anche così: leggi sulla riga quanto costa e che cosa porta.

first-drive = Un passo lungo una linea
    .words = Mai nella tempesta. La casella bianca ti lascia scegliere il tracciato; quelle colorate alzano il loro.
    .why = Un laboratorio su una casella libera ti alza di un livello.
    .show = Il tuo esploratore segue la linea fino alla casella bianca.
    .other = Va bene anche così: il colore dice quale tracciato alza un laboratorio lì.

first-lab = Un laboratorio alza di un livello
    .words = I primi due sono gratuiti, gli altri costano. Scegli il rosso: il bonus della tua casella azione lo alza ancora.
    .second = La casella bianca ti lascia scegliere. Prendi il rosso: il bonus della tua casella azione lo alza ancora.
    .third = Il livello 2 porta un cubo di qualsiasi colore. Prendine uno tuo: paga i movimenti e le stazioni.
    .why = Due livelli su un tracciato portano subito a una ricompensa.
    .show = Un laboratorio resta sulla casella, e il tuo segnalino rosso sale.
    .other = Va bene anche così. I laboratori contano anche per settori e obiettivi.

first-free = La riga 1 muove gratis
    .words = Ma una casella si usa una volta sola per round. Prendila prima di { $seat1 }.
    .second = Metti il membro dell’equipaggio nella riga 1, dove muoversi non costa nulla.
    .third = Ora A: il tuo esploratore si muove gratis.
    .why = Un cubo risparmiato pagherà una stazione o un comandante.
    .show = Un membro neutrale va nella riga 1. Poi il tuo esploratore si muove gratis.
    .other = Va bene anche così: guarda quanto costa la sua riga.

first-station = Una stazione fra due settori
    .words = Passi da un settore calmo al successivo, accanto a un posto vuoto. Una stazione costa un cubo e porta subito due punti reputazione.
    .second = Ecco il posto, e hai un cubo. Costruisci: due punti reputazione subito.
    .third = Sei su una casella di ricerca. Un laboratorio qui ti alza ancora di un livello.
    .why = Chi poi parte dalla tua stazione ti paga un cubo.
    .show = Il tuo esploratore entra nel settore successivo, e una tua stazione resta al passaggio.
    .other = Va bene anche così. Ci saranno altri passaggi.

first-objective = Gli obiettivi premiano chi arriva prima
    .words = Servono due segnalini al livello 2, e li hai. Scendono entrambi di due e guadagni reputazione. Chi arriva dopo riceve meno.
    .why = I livelli da soli non valgono nulla: ecco a che cosa servono.
    .show = Due tuoi segnalini scendono di due livelli, e la tua reputazione sale.
    .other = Bene, se vuoi un tracciato. Alcuni obiettivi chiedono di più nel prossimo round.

first-save = Un turno per i soldi
    .words = L’azione B prende cubi invece di muoversi e non costa nulla. Un comandante si paga con cubi dei colori del suo equipaggio. Prima prendi un membro neutrale.
    .second = Nella riga 2: guarda che cosa prende B. Questa casella pesca anche un cubo dal sacchetto.
    .third = Ora B: prendi i cubi invece di muoverti. Ciò che esce dal sacchetto non si può annullare.
    .why = Due cubi gialli pagano due membri neutrali sotto un comandante.
    .show = Un membro va nella riga 2, e prendi i cubi dell’azione B.
    .other = Va bene anche così. Per un comandante serviranno cubi.

first-commander = Un comandante è a portata
    .words = Due punti reputazione subito, e ciò che fa la carta finché la tieni. Il suo equipaggio lo posi tu.
    .second = Dove posi il suo equipaggio, in questo round non agisce nessuno. Dalla riga 1 ci si muove gratis: chiudila prima di { $seat1 }.
    .third = E ora l’altro: ogni casella coperta è una in meno per { $seat1 }.
    .why = Posa l’equipaggio dove blocca una casella che { $seat1 } vorrebbe.
    .show = Paghi l’equipaggio, il comandante viene da te, e l’equipaggio va su caselle libere.
    .other = Va bene anche così: forse poi costerà meno, o non ci sarà più.

first-round = Il round finisce quando sopra non c’è nessuno
    .words = Allora i laboratori nei settori calmi danno cubi, le maggioranze un punto reputazione, e i tracciati i loro comandanti.

first-tip = Punta già al prossimo obiettivo
    .words = Quando la tempesta è girata, i laboratori restano e un esploratore preso deve uscire. Un consiglio: alcuni obiettivi rincarano, puntane uno presto.

## La preparazione avanzata.

advanced = Preparazione avanzata

advanced-cards = Due tuoi artefatti aprono la partita
    .words = Dopo ogni partita tieni un [artefatto]: oro a chi vince, bronzo all’ultimo, argento agli altri. Ora ognuno ne pesca due dei propri, scoperti.

advanced-order = I loro valori dicono chi comincia
    .words = L’oro conta tre, l’argento due, il bronzo uno. Comincia la somma più alta; in parità, la carta con il numero più alto.

advanced-crew = Il resto comincia come sempre
    .words = In quest’ordine ognuno manda in alto un membro dell’equipaggio, in una colonna senza rivali. Quella colonna diventa più cara per { $seat1 }.
    .why = Chi comincia sceglie liberamente fra le colonne. Il livello di [ricerca] segue l’ordine inverso: lì sceglie prima l’ultimo.
    .show = Il tuo membro dell’equipaggio va in alto, in quella colonna.
    .other = Va bene anche così: ogni colonna senza rivali è permessa.

advanced-track = Scegli insieme alle tue carte
    .words = La tua carta di bronzo porta un livello blu. Prendi il blu: con la carta fa il livello 2 prima del primo round, e il livello 2 paga un cubo.
    .why = In questo passo due giocatori non possono prendere lo stesso tracciato. Con le carte sì: il loro livello può essere su un tracciato dove altri sono già saliti.
    .show = Il tuo segnalino sale a blu 1. La carta lo alzerà ancora.
    .other = Va bene anche così: i livelli delle carte si aggiungono comunque.

advanced-bonus = Ora le carte pagano
    .words = In ordine di turno ognuno prende i suoi due bonus, come preferisce. I livelli delle carte portano ciò che vi è segnato, come durante la partita.
    .why = L’ordine conta se un bonus ha bisogno dell’altro, o se il sacchetto può svuotarsi. Altrimenti prendili come vengono.
    .show = Prima una carta, poi l’altra.
    .other = Va bene anche così: entrambi i bonus sono tuoi.

advanced-ahead = Parti in vantaggio
    .words = Guarda i tracciati: dove altri partono da zero, tu hai già qualcosa. I livelli rendono pagabili alcuni [obiettivi] già nel primo round.

advanced-tip = Le carte restano tue
    .words = Un consiglio: guarda i tuoi due bonus prima di mandare l’equipaggio. Le carte pescate tornano nella tua collezione; ne servono due a ognuno per la prossima volta.
