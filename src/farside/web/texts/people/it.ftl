# Le mie partite, il mazzo di chiavi, il prossimo turno.

nav-play-short = Gioca
nav-games = Le mie partite
nav-games-short = Partite
nav-games-waiting = { $n ->
    [one] , una ti aspetta
   *[other] , { $n } ti aspettano
    }
nav-box-short = Scatola
all-my-games = Tutte le mie partite ({ $n })
games-title = Le mie partite
games-line = { $mine ->
    [0] Niente ti aspetta.
    [one] Un tavolo ti aspetta.
   *[other] { $mine } tavoli ti aspettano.
    } { $running ->
    [0] {""}
    [one] A un altro aspetti tu.
   *[other] Ad altri { $running } aspetti tu.
    }
games-no-account = Nessun account: i tuoi posti stanno in questo browser.
games-done = Era l’ultimo. Niente ti aspetta.
games-walked = Era l’ultimo. Ciò che hai lasciato aperto ti aspetta ancora.
games-as-of = Situazione delle { $time }: la connessione è caduta, ciò che fanno gli altri non si vede.
games-none = Non siedi ancora a nessun tavolo. Scegli un gioco:
games-filter = Quali tavoli
games-all = Tutti
games-turn = Tocca a te
games-waiting = In attesa
games-finished = Finite
games-archived = Archiviate
games-turn-line = prima dove resta meno tempo
games-waiting-line = chi, e da quando
games-finished-line = prima le più recenti
games-archived-line = tornano quando tocca a te
games-all-of = Tutte e { $n }
games-find = Cerca un tavolo
games-nothing = Nessun tavolo corrisponde.
games-show-all = Mostra tutto
games-label-turn = tocca a te
games-label-waiting = in attesa
games-label-over = finita
games-copy-seat = Copia il link del mio posto
games-comes-back = torna quando tocca a te
games-since = da { $ago }
games-ago = { $ago } fa
games-several = { $names } devono ancora decidere.
games-ready = tu hai già deciso; { $since }
games-on-holiday = { $name } è in vacanza
games-until = fino al { $date }; il tavolo aspetta
games-quiet = { $since }; ore di silenzio fino alle { $hour }
games-winners = Vittoria: { $names }
games-new = nuovo
games-won = Hai vinto
next-turn = Prossimo turno
next-turn-at = Prossimo turno: { $table }
next-turn-left = Prossimo turno: { $game }, ancora { $time }
key-next = il prossimo tavolo che ti aspetta

games-call-me = Chiamami a questo tavolo
games-calls-always = come ovunque
games-calls-browser = solo nel browser
games-calls-silent = in silenzio
games-planned = piano pronto
games-leads = { $who ->
    [you] Ora sei in testa.
   *[other] Ora { $name } è in testa.
    }
games-hand-over = Affida a un bot
games-take-back = Riprendi il mio posto
games-leave = Lascia la partita…
games-nudge = Fai un cenno
games-no-hurry = senza fretta
games-paused = in pausa
games-away = assenza fino al { $date }
leave-title = Lasciare { $table }?
leave-line = Un bot gioca al posto tuo. Gli altri lo vedono. Non potrai tornare di tua iniziativa.
leave-go = Lascia
leave-hand-over = Affida invece a un bot
leave-stay = Resta

ring-take = Porta con me i miei posti
ring-line = { $n ->
    [one] Apri questo sul telefono e il posto di questo browser sarà anche lì.
   *[other] Apri questo sul telefono e tutti i { $n } posti di questo browser saranno anche lì.
    } I due dispositivi restano al passo: ciò che giochi su uno lo vedi sull’altro.
ring-none = Questo browser non ha ancora posti. Riceve un mazzo di chiavi quando ti siedi a un tavolo.
ring-step-1 = Inquadra il codice con il telefono, oppure copia il link o scrivi le lettere.
ring-step-2 = Il telefono dice quanti posti riceve, e da dove. Premi “Prendili”.
ring-step-3 = Questa finestra dice “preso”. Il codice è consumato.
ring-beware = Chi lo apre gioca al posto tuo. Il codice vale una volta e per { $n } minuti.
ring-taken = Preso, o troppo vecchio: il codice è consumato.
ring-link = Il link che porta i tuoi posti
ring-qr = Lo stesso link come immagine
ring-code = Il codice
ring-show = Mostra un codice
ring-again = Un nuovo codice
ring-save = Salva come file
ring-close = Chiudi
ring-devices = Dispositivi con i miei posti
ring-this = questo
ring-kind-phone = Telefono
ring-kind-tablet = Tablet
ring-kind-computer = Computer
ring-kind-file = File
ring-kind-other = Browser
ring-sign-off = Disconnetti
ring-sign-off-others = Disconnetti tutti gli altri
ring-sign-off-line = Un dispositivo disconnesso non apre più nessuno dei tuoi posti, e nemmeno i link dei tuoi posti copiati prima.
ring-signed-off = { $n ->
    [0] Niente è stato disconnesso.
    [one] Disconnesso: un dispositivo.
   *[other] Disconnessi: { $n } dispositivi.
    }
ring-name = Il tuo nome
ring-name-keep = Tieni questo nome
ring-bring = Porta qui i miei posti
ring-code-go = Guarda che cosa apre
ring-file = Il file di un mazzo di chiavi
ring-file-go = Apri il file
ring-file-unread = Questo file non è un mazzo di chiavi; niente è cambiato.
ring-offered = { $n ->
    [0] Un mazzo senza posti, da: { $kind }
    [one] Un posto, da: { $kind }
   *[other] { $n } posti, da: { $kind }
    }
ring-offered-line = Prendili solo se sono tuoi. Da allora giochi con gli stessi posti qui e là.
ring-own-comes = { $n ->
    [one] Il posto di questo browser viene con loro.
   *[other] I { $n } posti di questo browser vengono con loro.
    }
ring-same = Questo browser ha già questi posti.
ring-take-them = Prendili
ring-leave-them = Lasciali
