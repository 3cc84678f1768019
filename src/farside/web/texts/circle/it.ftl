# Parlare al tavolo

talk = Chiacchiere
log-and-talk = Diario
talk-off = senza chiacchiere
talk-on = con le chiacchiere
talk-show = Chiacchiere ai tavoli
talk-is-off = In questo browser le chiacchiere sono nascoste. Gli altri non lo sanno.
talk-silence = Non leggere { $name }
talk-write = Scrivi
talk-send = Invia
talk-react = Reagisci: { $move }
talk-take-back = Ritira
talk-taken-back = su una mossa annullata
talk-about = Sulla mossa { $ply } di { $name }
talk-about-own = Sulla tua mossa { $ply }
talk-before = Prima della prima mossa
talk-nothing = Nessuno ha ancora detto nulla.
talk-sealed = Finché le risposte sono segrete non si dice nulla.
talk-sign = { $name }: { $text }
talk-unread = { $count ->
    [one] un nuovo messaggio
   *[other] { $count } nuovi messaggi
}
reaction-clap = Bella mossa
reaction-wow = Non l’avevo visto
reaction-ouch = Ahi
reaction-smile = Ah ah
reaction-thanks = Grazie
reaction-soon = Torno più tardi
key-talk = scrivere agli altri

# Circoli

nav-circles = Circoli
nav-circles-short = Circoli
circles = Circoli
circles-line = Un circolo è un gruppo che gioca di continuo: i suoi tavoli, i suoi risultati, chi è avanti e con quanta certezza. Si trova solo con il suo link; non serve un account.
circle-make = Comincia un circolo
circle-make-go = Comincia il circolo
circle-name = Come si chiama?
circle-name-hint = Circolo del venerdì
circle-called = Come ti chiami qui?
circle-join-line = { $count ->
    [one] Qui gioca { $names }.
   *[other] Qui giocano { $names }.
} Vuoi unirti?
circle-join-known = Gli altri vedono questo nome e i risultati delle partite ai tavoli di questo circolo. Puoi uscire quando vuoi; i risultati restano allora sotto “un ex membro”.
circle-join-go = Unisciti
circle-line = { $people ->
    [one] Una persona
   *[other] { $people } persone
}, { $games ->
    [0] ancora nessuna partita
    [one] una partita
   *[other] { $games } partite
} dal { $since }.
circle-seen = Chi ha il link del circolo vede questa pagina.
circle-export = Esporta
circle-export-line = Tutte le partite con data, titolo, posti, punti e piazzamenti, e le valutazioni. I nomi come sono mostrati qui, nient’altro sulle persone.
circle-export-csv = Risultati come tabella (CSV)
circle-export-json = Risultati per programmi (JSON)
circle-export-records = Registrazioni delle partite finite (ZIP)
circle-invite = Invita con un link
circle-invite-line = Chi apre questo link può unirsi.
circle-copy-join = Copia il link per unirsi
circle-read-line = Chi apre questo può solo guardare.
circle-copy-read = Copia il link di lettura
circle-renew-line = Un link è andato troppo lontano? Con uno nuovo il vecchio non apre più nulla.
circle-renew-joining = Nuovo link per unirsi
circle-renew-reading = Nuovo link di lettura
circle-new-table = Nuovo tavolo qui
circle-standings = Classifica
circle-standings-line = da 2 a 4 giocatori, tutti i giochi
circle-filter = Quale gioco
circle-all-games = Tutti i giochi
circle-played = { $games ->
    [one] una partita
   *[other] { $games } partite
}, { $won } { $won ->
    [one] vinta
   *[other] vinte
}
circle-too-few = troppo poche partite per un numero
circle-not-apart = Non ancora distinguibili: { $who }.
circle-bars = Le barre mostrano dove sta la forza con il 95 % di certezza, la parte più scura con il 50 %.
circle-fair = Le partite con bot, da posizioni passate, con mescolamento scelto o non finite non contano.
circle-alone = Per ora qui ci sei solo tu. Invita altri con il link; la classifica arriva con la prima partita finita insieme.
circle-no-games = Nessuna partita che conta è ancora finita. Apri un tavolo qui: il risultato appare con l’ultima mossa.
circle-running = In corso
circle-tables = { $count ->
    [0] nessun tavolo
    [one] un tavolo
   *[other] { $count } tavoli
}
circle-none-running = Al momento non si gioca.
circle-sit = Prendi posto
circle-versus = Chi arriva prima di chi
circle-versus-line = La riga prima della colonna, delle partite che entrambi hanno finito
circle-of = su { $games }
circle-wins = Vittorie per gioco
circle-wins-line = le vittorie condivise contano per ciascuno
circle-others = qualcun altro
circle-title = { $title } in questo circolo
circle-points = Punti, metà centrale
circle-first = Chi comincia vince
circle-first-of = { $won } su { $games }
circle-chance = ({ $n } per caso)
circle-length = Una partita dura
circle-length-is = { $days ->
    [0] meno di un giorno
    [one] un giorno
   *[other] { $days } giorni
}, { $turns ->
    [one] una mossa
   *[other] { $turns } mosse
}
circle-history = Storico
circle-all = { $count ->
    [one] Un’altra
   *[other] Altre { $count }
}
circle-change-doubt = dove stava la forza dopo questa partita, con il 95 % di certezza per parte
circle-analysis = Analisi
circle-why-bots = con bot, non conta
circle-why-fork = da una posizione passata, non conta
circle-why-seed = mescolamento scelto, non conta
circle-why-few = meno di due membri, non conta
circle-former = un ex membro
circle-manage = Nome, persone, uscita
circle-remove = Rimuovi
circle-remove-line = Chi viene rimosso non conserva qui alcun nome; entrambi i link vengono subito rinnovati.
circle-leave = Esci dal circolo
circle-leave-line = I tuoi risultati restano sotto “un ex membro”. Puoi tornare con il link per unirsi, come una persona nuova.
circle-leave-last = Sei l’ultima persona: con te vengono cancellati il circolo e tutti i risultati.
circle-delete = Cancella il circolo

# Watching

watch-title = Guarda giocare gli altri
watch-line = Tavoli dove piace essere guardati. Vedi quello che tutti possono vedere; le mani e i piani restano nascosti, e ciò che si dice al tavolo resta lì.
watch-none = Al momento nessuno ha messo un tavolo nell’elenco.
watch-side = Guarda dal lato di
watch-side-none = tutti
watch-list = Elenco dei tavoli da guardare
watch-list-on = Questo tavolo è nell’elenco: chi visita questo server può trovarlo e guardarlo.
watch-list-off = Questo tavolo non è in alcun elenco: può guardarlo solo chi ha il suo link.
watch-list-add = Metti nell’elenco
watch-list-remove = Togli dall’elenco
watch-listed = nell’elenco da guardare
