# Che cosa dice una chiamata: le stesse parole nel browser, nella posta e in una stanza.
call-asked-title = Tocca a te: { $table }
call-nudged-title = { $by } ti fa un cenno: { $table }
call-nearly-title = Tocca ancora a te: { $table }
call-nearly-text = Il tuo tempo sta per finire.
call-stood-in-title = Un bot ha giocato il tuo turno: { $table }
call-stood-in-text = Il tuo tempo era finito. Il prossimo turno è tuo.
call-stood-in-short = un bot ha giocato il tuo turno
call-paused-title = La partita ti aspetta: { $table }
call-paused-text = Il tuo tempo era finito. Riprende quando arrivi tu.
call-question-title = Come si va avanti? { $table }
call-question-text = Si chiede a tutto il tavolo.
call-question-short = ti si chiede come andare avanti
call-over-title = { $table }: partita finita
call-over-short = partita finita
call-ended = La partita è terminata.
call-won = Hai vinto.
call-shared = Condividi la vittoria.
call-lost = Vittoria: { $winners }. Tu arrivi { $place }.
call-place = { $rank ->
    [2] al secondo posto
    [3] al terzo posto
    [4] al quarto posto
   *[other] al quinto posto
}
call-left-days = Restano { $n } giorni.
call-left-hours = { $n ->
    [one] Resta un’ora.
   *[other] Restano { $n } ore.
}
call-left-minutes = { $n ->
    [one] Resta un minuto.
   *[other] Restano { $n } minuti.
}
call-short-days = ancora { $n } giorni
call-short-hours = ancora { $n } h
call-short-minutes = ancora { $n } min
call-short-none = senza fretta
call-item = { $table } ({ $more })
call-many-title = { $count ->
    [2] Due tavoli ti aspettano
    [3] Tre tavoli ti aspettano
    [4] Quattro tavoli ti aspettano
   *[other] { $count } tavoli ti aspettano
}
call-mixed-title = Novità da { $count } tavoli
call-somebody = Qualcuno
call-trial-title = Una chiamata di prova
call-trial-text = Funziona: ti chiamiamo così quando un tavolo aspetta.
call-mail-open = Vai al tavolo
call-mail-why = Hai chiesto a Farside di scriverti quando un tavolo ti aspetta: un solo messaggio per tutti i tavoli, al massimo ogni 2 ore.
call-mail-stop = Niente più messaggi
call-confirm-title = È il tuo indirizzo?
call-confirm-text = Qualcuno ha chiesto a Farside di scrivere a questo indirizzo quando un tavolo aspetta. Se eri tu, confermalo qui. Altrimenti non fare nulla: non arriveranno altri messaggi.
call-confirm-open = Sì, scrivetemi
call-confirm-why = Questo messaggio arriva una volta sola, per chiedere.
trouble-call-address = A questo indirizzo non possiamo scrivere. Un indirizzo è fatto così: nome@example.org.
trouble-call-no-mail = Questo server non spedisce posta: chi lo gestisce non l’ha impostata (farside serve --smtp).
trouble-call-mail-refused = Il server di posta non accetta questo indirizzo: { $what }. Controlla che non ci sia un errore di battitura.
trouble-call-mail-unreachable = Il server di posta al momento non risponde. Il tuo indirizzo è salvato; riprova tra qualche minuto.
trouble-call-hook = Questo non è l’indirizzo di un webhook. Comincia con https:// e ha un nome che tutti possono raggiungere.
trouble-call-not-https = Chiamiamo solo indirizzi che cominciano con https://, così nessuno legge di nascosto.
trouble-call-private = Questo indirizzo porta in una rete privata. Le chiamate vanno solo a indirizzi che tutti possono raggiungere.
trouble-call-subscription = L’iscrizione di questo browser non è leggibile. Disattivala e riattivala.
trouble-call-many-ways = Ne hai già quanti se ne possono tenere ({ $what }). Prima dimenticane uno.
trouble-call-no-way = Questo modo di chiamarti non esiste, o non esiste più.
trouble-call-word = Questo link non vale, o non vale più: l’indirizzo è stato dimenticato o richiesto di nuovo. In “Come ti avvisiamo?” puoi ricominciare.
trouble-call-zone = Non esiste un fuso orario { $what }. Uno è Europe/Rome.
trouble-call-nobody = Questo browser non ha ancora posti: non c’è nulla per cui chiamarti. Prima siediti a un tavolo.
trouble-many-calls = È stato spesso. Riprova tra { $what } s.
trouble-plan-turn = Tocca già a te: gioca tu. Un piano serve durante i turni degli altri.
trouble-plan-step = Nel tuo prossimo turno non sarebbe possibile.
trouble-plan-reveals = Questo passo rivela qualcosa. Un piano si ferma prima, a meno che tu lo lasci proseguire; allora è il suo ultimo passo.
trouble-plan-empty = Prima scegli almeno un passo.
trouble-plan-branches = Un piano ha al massimo tre vie.
trouble-plan-long = Un piano ha al massimo 40 passi.
