# Ciò che dice il tavolo quando qualcosa non si può fare.

trouble-no-table = Nessun tavolo ha questo nome. Controlla il link, oppure apri un nuovo tavolo.
trouble-no-campaign = Nessuna campagna ha questo nome. Controlla il link, oppure iniziane una nuova.
trouble-no-promise = Questo mescolamento non è più promesso: un tavolo è stato aperto con esso, o ha aspettato troppo. Non è stato aperto nulla; riprova.
trouble-no-ply = La partita non è arrivata fin lì.
trouble-no-address = A questo indirizzo non c’è nulla.
trouble-no-method = Questo indirizzo non si usa così.
trouble-moved-on = La partita è andata avanti: qualcuno è stato più veloce. Nulla di tuo è cambiato; guarda di nuovo e decidi.
trouble-too-soon = Il loro tempo non è ancora scaduto: potrai proseguire senza risposta tra circa { $what } min.
trouble-still-running = La partita è ancora in corso. Il suo verbale mostrerebbe le carte nascoste: si aprirà a partita finita.
trouble-old-edition = Questo tavolo è stato aperto con regole che questa versione non gioca più. Resta conservato così com’è.
trouble-rests = Questa versione non può leggere questo tavolo. Riposa e resta conservato così com’è; chi lo ospita trova il motivo nel registro.
trouble-unknown-game = A questo tavolo si gioca un gioco che qui non è installato ({ $what }). Riposa e resta conservato così com’è finché il gioco non torna.
trouble-unknown-setting = Questo tavolo è stato aperto con un’impostazione che questa versione non conosce. Riposa e resta conservato così com’è.
trouble-unknown-move = A questo tavolo è stata giocata una mossa che questa versione non conosce o non permette. Riposa e resta conservato così com’è.
trouble-unknown-bot = A questo tavolo siede un bot che qui non è installato ({ $what }). Riposa e resta conservato così com’è finché il bot non torna.
trouble-not-your-seat = Questo link non apre alcun posto che possa farlo. Usa il link del tuo posto.
trouble-not-possible = Non è possibile.
trouble-refused = Ora non è permesso.
trouble-too-large = È troppo grande per essere una mossa o un tavolo. Nulla è stato cambiato.
trouble-not-json = Questo JSON non si può leggere: { $what }.
trouble-ours = Qualcosa è andato storto da parte nostra. Nessuna tua mossa è perduta; riprova.
trouble-busy = Il database è occupato o irraggiungibile. Nessuna tua mossa è perduta; riprova tra un momento.
trouble-gathering = La partita non è iniziata: ognuno porta la propria collezione, quindi si aspetta che tutti gli amici siano seduti.
trouble-no-profile = Questo segreto non apre nessuna collezione qui. Controlla che il link sia completo e che venga da questo server.
trouble-too-few = Per questa preparazione ti serve una collezione di almeno { $what } carte. Ogni partita finita la arricchisce; per ora scegli la preparazione normale.
trouble-no-advice = A questo tavolo non si danno consigli: così ha voluto chi lo ha aperto.
