# Una parola per ogni pezzo di Magnastorm, in italiano.

note-rim = Un sesto del pianeta. A fine round i laboratori nei settori calmi pagano cubi e le maggioranze danno reputazione. Poi la tempesta avanza.
note-arc = { note-rim }
note-labs = { note-rim }
note-area = { note-rim }
note-space = Un esploratore che finisce qui può installare un laboratorio, se la casella è libera: un livello sul tracciato del suo colore, a scelta su una bianca.
note-lab-name = Laboratorio
note-lab = Ha dato un livello al proprietario. Paga cubi nei settori calmi e conta per la maggioranza. Solo gli obiettivi lo riprendono.
note-spot-name = Posto per una stazione
note-spot = Chi passa su questa linea fra due settori calmi può costruire una stazione: subito reputazione, e i viaggi possono cominciare lì, per gli altri con un cubo.
note-scout-name = { $who ->
    [you] Il tuo esploratore
   *[other] Esploratore di { $name }
}
note-scout = Si muove con l’azione A: un passo lungo una linea, mai nella tempesta. Dove finisce può sorgere un laboratorio. Nella tempesta deve uscire.
note-storm-name = La tempesta
note-storm = Tre settori sono nella tempesta: nessun esploratore entra, nessun laboratorio paga. Dopo ogni round avanza di un settore. I laboratori restano.
note-centre-tile = { note-storm }
note-corner-storm = { note-storm }
note-calm = Calmi adesso: { $sectors }.
note-calm-next = Calmi nel prossimo round: { $sectors }.
note-reputation = Si vince con la reputazione. Chi arriva per primo alla meta fa scattare la fine; altrimenti si finisce dopo l’ultimo round.
note-corner-order = Si gioca in quest’ordine, più volte, finché in alto non resta equipaggio. Il segnalino primo giocatore lo cambia nel round seguente.
note-corner-clock = Ogni turno toglie equipaggio dal pannello superiore. Quando non ne resta, il round finisce e segue l’amministrazione.
note-corner-bag = Se ne pescano cubi alla cieca. Uno nero torna dentro e si prende un cubo del proprio colore.
note-supply = I cubi spesi arrivano qui, i guadagni vengono da qui. Ciò che manca è perso. Tre cubi qualsiasi ne comprano uno a scelta.
note-column-chief = Paga un cubo per ogni membro dell’equipaggio sotto, del suo colore, e uno del colore del rivale che lo ha. Subito reputazione, e l’abilità finché lo tieni.
note-column-token = Paga un cubo per ogni membro dell’equipaggio sotto, del suo colore: un livello, un cubo del colore di un giocatore, e si comincia il round seguente.
note-upper = L’equipaggio di questa colonna fa il prezzo del comandante: un cubo ciascuno, del suo colore. Chi lo prende lo posa sulle caselle sotto.
note-up = Mettilo su una casella libera sotto per l’azione A o B. Neutrale o tuo; di un avversario solo se non ce n’è altro.
note-low = Metti qui un membro dell’equipaggio: la riga dice quanto costa muoversi (A) o quali cubi prendi (B). Un segno è un bonus. Una volta per round.
note-low-open = Libera.
note-low-taken = Occupata per questo round.
note-row-name = Riga { $n }
note-row = Tutte le caselle della riga hanno lo stesso prezzo per muoversi (A) e gli stessi cubi in cambio (B).
note-row-a = Azione A: paga questi cubi, poi muovi l’esploratore, costruisci una stazione sulla via, installa un laboratorio.
note-row-b = Azione B: prendi questi cubi. È gratis e l’esploratore resta dov’è.
note-row-free = Libera sotto: { $columns }.
note-row-full = Nessuna casella è libera.
note-track = Laboratori e altri guadagni alzano il segnalino. Alcuni livelli danno cubi o equipaggio. Chi è in testa da solo a fine round riceve il comandante.
note-level = Un segnalino che sale qui prende il bonus, se c’è; scendere non dà nulla. Gli obiettivi chiedono e spendono livelli.
note-rung = { note-level }
note-marker = { note-track }
note-head = Non si compra: a fine round va al giocatore che è in testa da solo su questo tracciato, con la sua abilità.
note-guide = { note-head }
note-goal = Alla fine del tuo turno puoi completare un obiettivo di cui hai i requisiti. Prima arrivi, più reputazione porta.
note-player = Che cosa ha questo giocatore: reputazione, cubi, laboratori, stazioni, equipaggio, comandanti. Ogni turno: prendere un comandante o piazzare un membro dell’equipaggio.

term-commander = comandante; comandanti
term-lab = laboratorio; laboratori
term-scout = esploratore; esploratori
