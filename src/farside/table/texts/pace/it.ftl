# Ritmo e maniere: che cosa si concorda, il tempo a parole, che cosa si fa oltre alle mosse.

told-nudged = { $who ->
    [you] Hai fatto un cenno a { $other }.
   *[other] { $other_who ->
        [you] { $seat } ti ha fatto un cenno.
       *[other] { $seat } ha fatto un cenno a { $other }.
    }
}
told-away = { $who ->
    [you] Sei via fino al { $date }.
   *[other] { $seat } è via fino al { $date }.
}
told-back = { $who ->
    [you] Rieccoti.
   *[other] { $seat } è di ritorno.
}
told-handed-over = { $who ->
    [you] Hai affidato il tuo posto a un bot.
   *[other] { $seat } ha affidato il posto a un bot.
}
told-taken-back = { $who ->
    [you] Hai ripreso il tuo posto.
   *[other] { $seat } ha ripreso il posto.
}
told-left = { $who ->
    [you] Hai lasciato la partita: continua un bot.
   *[other] { $seat } ha lasciato la partita: continua un bot.
}
told-pauses = Tutti vogliono una pausa: l’orologio è fermo.
told-goes-on = { $who ->
    [you] Vuoi continuare: l’orologio riparte.
   *[other] { $seat } vuole continuare: l’orologio riparte.
}
told-goes-on-with-bot = Un bot continua { $who ->
    [you] per te; riprendi il posto quando vuoi.
   *[other] per { $seat }, che può riprendere il posto in ogni momento.
}
told-waits-for = La partita aspetta { $who ->
    [you] te.
   *[other] { $seat }.
}
told-ended = La partita è stata chiusa senza risultato.
told-new-terms = Tutti sono d’accordo: l’accordo è cambiato.
told-old-terms = Non tutti erano d’accordo: l’accordo resta com’era.
told-time-up = { $who ->
    [you] Il tuo tempo era scaduto: un bot ha giocato questo turno.
   *[other] Il tempo di { $seat } era scaduto: un bot ha giocato questo turno.
}
told-paused-for = { $who ->
    [you] Il tuo tempo è scaduto: la partita ti aspetta.
   *[other] Il tempo di { $seat } è scaduto: la partita aspetta.
}

trouble-nudge = Il cenno si fa più tardi: non prima di metà del tempo, e non nelle ore di silenzio.
trouble-nudge-no = Adesso non si può fare un cenno: non tocca a quella persona, l’ha già ricevuto, o a questo tavolo non si usa.
trouble-no-pace = A questo tavolo non si è concordato nulla sul tempo: qui niente conta.
trouble-holiday = Una vacanza così lunga non è concordata: quest’anno { $what ->
    [0] non restano giorni
    [1] resta un giorno
   *[other] restano { $what } giorni
}. Torna prima, o lascia giocare un bot nel frattempo.
trouble-handed = Un bot gioca per te. Riprendi prima il tuo posto.
trouble-ended = Questa partita è stata chiusa senza risultato.
trouble-terms = Questo accordo non è possibile: { $what }.

month-1 = gennaio
month-2 = febbraio
month-3 = marzo
month-4 = aprile
month-5 = maggio
month-6 = giugno
month-7 = luglio
month-8 = agosto
month-9 = settembre
month-10 = ottobre
month-11 = novembre
month-12 = dicembre
on-day = { $day } { $month }

length-days = { $n ->
    [one] un giorno
   *[other] { $n } giorni
}
length-hours = { $n ->
    [one] un’ora
   *[other] { $n } ore
}
length-minutes = { $n ->
    [one] un minuto
   *[other] { $n } minuti
}
length-seconds = { $n ->
    [one] un secondo
   *[other] { $n } secondi
}
short-days = { $n ->
    [one] 1 giorno
   *[other] { $n } giorni
}
short-hours = { $n } h
short-minutes = { $n } min
short-seconds = { $n } s
short-none = nessuna
short-now = meno di un minuto

agree-live = Siamo tutti al tavolo adesso.
agree-live-clock = Siamo tutti al tavolo adesso, ognuno con { $bank } sull’orologio.
agree-live-gain = Siamo tutti al tavolo adesso, ognuno con { $bank } sull’orologio e { $gain } in più a ogni turno.
agree-daily = Ognuno muove entro { $turn }, con { $bank } di riserva.
agree-daily-plain = Ognuno muove entro { $turn }.
agree-free = Nessuno conta i giorni.
agree-holiday = { $n ->
    [0] Non ci sono vacanze.
    [one] Ognuno ha un giorno di vacanza all’anno.
   *[other] Ognuno ha { $n } giorni di vacanza all’anno.
}
agree-nights = Le notti non contano.
agree-weekends = I fine settimana non contano.
agree-both = Le notti e i fine settimana non contano.
agree-up-bot = Quando il tempo scade, un bot gioca quel solo turno.
agree-up-pause = Quando il tempo scade, la partita va in pausa.
agree-up-nothing = Quando il tempo scade, non succede nulla.
agree-no-nudge = Niente cenni.
agree-no-plans = Nessuno pianifica in anticipo.
agree-talk-words = Parliamo con poche parole.
agree-talk-reactions = Reagiamo, ma non scriviamo.
agree-talk-silent = Giochiamo in silenzio.
agree-advice = Tutti possono chiedere consiglio.
agree-no-advice = Nessuno chiede consiglio.

pace-title = Ritmo e chiacchiere
pace-pace = Ritmo
pace-live = Dal vivo
pace-live-line = Tutti siedono al tavolo adesso.
pace-live-foot = un orologio da scacchi se volete; niente chiamate
pace-daily = Una mossa al giorno
pace-daily-line = Ogni mossa entro un giorno, con due giorni di riserva.
pace-daily-foot = un po’ ogni giorno
pace-free = Senza fretta
pace-free-line = Nessuno conta. Una parola gentile dopo una settimana.
pace-free-foot = tutto il tempo che serve
pace-took = le tue ultime { $n } partite sono durate da { $least } a { $most }
pace-took-alike = le tue ultime { $n } partite sono durate { $length } ciascuna
pace-took-one = la tua ultima partita è durata { $length }
pace-days = L M M G V S D
pace-turn = Tempo per una mossa
pace-bank = Di riserva
pace-nights = le notti non contano, dalle 22 alle 7 dove ognuno vive
pace-weekends = i fine settimana non contano
pace-minutes = Sull’orologio
pace-gain = A ogni turno
pace-up = Quando scade il tempo di qualcuno
pace-up-bot = Un bot gioca quel turno
pace-up-bot-line = Vede solo ciò che vede il posto. La persona lo riprende giocando il turno dopo.
pace-up-pause = La partita va in pausa
pace-up-pause-line = Non succede nulla finché la persona torna, o gli altri votano per un bot.
pace-up-nothing = Nulla
pace-up-nothing-line = Il tempo si vede, nessuno ne tiene conto.
pace-manners = Vacanze e cenni
pace-holiday = { $n ->
    [0] Niente vacanze
    [one] Un giorno di vacanza a testa
   *[other] { $n } giorni di vacanza a testa
}
pace-holiday-line = L’orologio si ferma; il tavolo mostra fino a quando.
pace-nudge = Un cenno dopo metà del tempo
pace-nudge-line = Una chiamata per turno, da chiunque, non nelle ore di silenzio.
pace-plans = Piani in anticipo
pace-plans-line = “Se non cambia nulla, gioca questo”: tutti possono, nessuno lo vede.
pace-talk = Chiacchiere
pace-talk-words = Parole e reazioni
pace-talk-words-line = 140 lettere, legate a una mossa. Ognuno legge le reazioni nella propria lingua.
pace-talk-reactions = Solo reazioni
pace-talk-reactions-line = Ce ne sono sei, senza scrivere.
pace-talk-silent = Silenzio
pace-talk-line = Chiunque può nascondere le chiacchiere per sé con un clic.
pace-agreed = Che cosa concordate.
pace-agreed-line = Tutti lo vedono prima di sedersi; per cambiarlo dopo servono tutti.
pace-agreement = Che cosa si è concordato
pace-change = Cambia l’accordo…
pace-change-title = Un altro accordo
pace-change-line = Si chiede a tutti al tavolo. Il silenzio vale un no: dopo { $n } giorni tutto resta com’era.
pace-change-go = Chiedi a tutti
pace-change-not = Come prima

wait-left = restano { $left }
wait-since = da { $since }
wait-up = il tempo è scaduto
wait-no-hurry = senza fretta
wait-quiet = Ore di silenzio di { $name }: fino alle { $hour }.
wait-quiet-mine = Le tue ore di silenzio: fino alle { $hour }.
wait-still = Il tempo è fermo fino alle { $hour }.
wait-away = in vacanza fino al { $date }
wait-paused = L’orologio è fermo: tutti volevano una pausa.
wait-closed = Il server è rimasto spento per { $time }: questo tempo non conta per nessuno.
wait-absent = La partita aspetta { $name }.
wait-free-seat = L’orologio parte quando tutti sono seduti.
wait-bot = Adesso un bot gioca per { $name }.
wait-bank = riserva { $bank }
wait-bot-for = bot per { $name }
wait-nudge = Fai un cenno
wait-nudge-named = Fai un cenno a { $name }
wait-nudge-in = Un cenno tra { $time }
wait-nudged = Cenno fatto
wait-away-do = Sono via…
wait-away-until = Fino a quando?
wait-away-how = E intanto?
wait-away-still = l’orologio si ferma
wait-away-bot = un bot gioca per me
wait-away-left = { $n ->
    [0] Non restano giorni di vacanza quest’anno.
    [one] Resta un giorno di vacanza quest’anno.
   *[other] Restano { $n } giorni di vacanza quest’anno.
}
wait-away-days = { $n ->
    [one] ancora 1 giorno
   *[other] ancora { $n } giorni
}
wait-away-go = Parto
wait-back = Sono di ritorno
wait-am-away = Sei via fino al { $date }.
wait-hand-over = Affida a un bot…
wait-hand-over-line = Vede ciò che vede il tuo posto. Riprendilo quando vuoi.
wait-hand-over-do = Affida
wait-take-back = Riprendi il mio posto
wait-handed = Un bot gioca per te.
wait-pause = Pausa
wait-pause-wish = Vuoi una pausa; comincia quando la vogliono tutti.
wait-pause-asked = { $name } vorrebbe una pausa.
wait-go-on = Continua
wait-leave = Lascia la partita…
wait-leave-title = Lasciare { $table }?
wait-leave-line = Un bot continua per te. Gli altri lo vedono. Non potrai tornare di tua iniziativa.
wait-leave-do = Lascia
wait-ask-absent = { $name } non viene. Come si continua?
wait-ask-about = Hai saltato i tuoi turni. Gli altri decidono come continuare; gioca, e tutto torna come prima.
wait-vote-bot = Con il bot
wait-vote-wait = Aspettiamo
wait-vote-end = Chiudi senza risultato
wait-voted = Hai risposto; gli altri devono ancora farlo.
wait-ask-change = { $name } vorrebbe un altro accordo:
wait-ask-change-mine = Vorresti un altro accordo. Devono essere d’accordo tutti:
wait-vote-yes = D’accordo
wait-vote-no = Come prima
wait-ended = Chiusa senza risultato
wait-ended-line = Chi sedeva a questo tavolo ha chiuso la partita.
wait-time-key = tempo che resta
pace-sit = Siediti
key-time = il tempo che resta, letto ad alta voce
