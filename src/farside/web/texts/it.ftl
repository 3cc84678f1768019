# La pagina in italiano. I giochi portano le proprie parole.

farside = Farside
colon = :
and = { $first } e { $last }
from-to = { $low }–{ $high }
yes = sì
no = no
you = Tu
close = Chiudi
skip-to-content = Vai al contenuto
skip-to-move = Vai alla tua mossa

# L’ingresso
lobby-title = Farside: giochi da tavolo di esplorazione
more-of = Altro su { $title }
put-away = Archivia
bring-back = Riporta
all-your-tables = { $count ->
    [one] Un altro tavolo
   *[other] Altri { $count } tavoli
}
archived-tables = { $count ->
    [one] Un tavolo archiviato
   *[other] { $count } tavoli archiviati
}
set-up-a-table = Prepara un tavolo
site-nav = Pagine
nav-play = Gioca
lobby-line = Giochi da tavolo di esplorazione, con gli amici o contro i bot.
your-tables = I tuoi tavoli
your-tables-count = { $count ->
    [one] uno in corso
   *[other] { $count } in corso
}, { $waiting ->
    [0] nessuno ti aspetta
    [one] uno ti aspetta
   *[other] { $waiting } ti aspettano
}
tables-before = Precedenti
tables-after = Successivi
tables-page = Pagina { $page } di { $pages }
your-turn = Tocca a te
your-turn-named = { $name }, tocca a te
table-play = Gioca
table-look = Guarda
start-a-game = Inizia una partita
play-now = Gioca ora
with-bots = { $bots ->
    [0] in solitario
    [one] con un bot
   *[other] con { $bots } bot
}
invite-friends = Invita amici
watch-bots = Guarda i bot
rules = Regole
players = Giocatori
length = Durata
new-here = Prima volta qui? Gioca la prima partita con una guida al tuo fianco.
new-here-line = Una partita vera, un’idea alla volta: lascia la lezione quando vuoi e continua semplicemente a giocare.
new-here-start = Comincia con { $title }
new-here-known = Conosco questi giochi
learn-won = { $n ->
    [one] { $n } vinta su { $all }
   *[other] { $n } vinte su { $all }
}
learn-stronger = bot più forte
teaching-game = { $title }: il tavolo in cinque minuti
learn-begin = Impara a giocare
learn-minutes = guidata, { $n } min
learn-on = Continua
learn-step = passo { $n } di { $all }
learn-done = Imparato
learn-again = ancora una volta
learn-next = poi: { $title }, { $n } min
lesson-of = Lezione: { $title }, { $n } min
lesson-called = Lezione: { $title }
offer-lesson = È nuovo per te? { $title }: una lezione di { $n } minuti
table-code = Codice del tavolo
join-a-table = Unisciti a un tavolo
no-account = Nessun account: il link è il tuo posto.
for-programs = Per sviluppatori
open-source = Software libero
ago-minutes = { $n ->
    [0] adesso
   *[other] { $n } min
}
ago-hours = { $n } h
ago-days = { $n ->
    [one] un giorno
   *[other] { $n } giorni
}
waiting-for-friends = In attesa degli amici invitati.
copy-watch-link = Copia il link per gli spettatori
links-and-codes = Link e codici QR

# Impostazioni
settings-language = Lingua
settings-theme = Scuro o chiaro
settings-sound = Un suono quando tocca a te
settings-swift = Rispondi in automatico quando c’è una sola risposta
settings-points = Mostra o nascondi i punti se finisse ora
settings-notes = Note al passaggio
note-what = A che cosa serve
note-now = Adesso
note-keep = la tiene aperta

# Preparare un tavolo
set-up-title = Nuovo tavolo: { $game }
how-many-players = Quanti giocatori?
seat-level = Quanto gioca bene il bot di { $colour }
seat-of = Il posto di { $colour }
name-of = Il nome di { $colour }
kind-me = Io
kind-friend = Amico
kind-bot = Bot
set-up-what = Che partita?
set-up-who = Chi siede al tavolo?
set-up-name = Nome del tavolo
set-up-die = Un altro nome
set-up-changed = modificata
set-up-details = Dettagli
set-up-friend = riceve un link e un codice QR
set-up-me = su questo dispositivo; più posti “Io” lo condividono
set-up-bots = I bot pensano
set-up-as-above = come scelto sopra
open-with-links = Apri, e vedi i link
name-yours = Il tuo nome (facoltativo)
bot-level = { $bot ->
    [beginner] Principiante
    [club] Giocatore di club
    [expert] Esperto
    [master] Maestro
    [mcts-easy] Principiante
    [mcts-normal] Giocatore di club
    [mcts-hard] Esperto
    [greedy] Veloce
    [reflex] Riflesso
    [chance] A sorte
    [mcts] Con calma
   *[other] { $bot }
}
bot-line = { $bot ->
    [beginner] guarda quel che una mossa porta subito, e pesa alla grossa
    [club] guarda un po’ avanti per tutti, fino a due secondi a mossa
    [expert] tre secondi a mossa, e gli sfugge poco
    [master] dieci secondi a mossa: il più forte che abbiamo
    [mcts-easy] guarda poco avanti, e sbaglia
    [mcts-normal] guarda avanti per tutti, fino a due secondi a mossa
    [mcts-hard] tre secondi a mossa, e gli sfugge poco
    [greedy] risponde subito, a gusto
    [reflex] risponde d’istinto, senza guardare avanti
    [chance] qualsiasi cosa sia permessa
    [mcts] si prende il tempo che ha
   *[other] { $bot }
}
open-the-table = Apri il tavolo

# Il tavolo
name-from = { $name }, dalla mossa { $ply }
rematch = Rivincita
rematch-join = Alla rivincita
rematch-open = Qualcuno l’ha aperta; il tuo posto ti aspetta.
table-subtitle = Tavolo { $code }
links-host = Hai aperto tu questo tavolo, perciò vedi i link dei posti liberi. Il link di un posto vale una volta; chi si siede riceve un gettone che nessun altro vede, nemmeno tu.
links-once = Chi apre per primo il link di un posto si siede lì. Il tuo link è per un altro tuo dispositivo: tienilo per te.
links-own = Il tuo posto ({ $colour }), per un altro dispositivo
offer-title = Lascia il posto a qualcun altro
offer-line = Si crea un nuovo link per il posto. Chi vi siede viene avvisato, continua a giocare finché qualcuno arriva con quel link, e può dire che resta.
offer-button = Lascia il posto a qualcun altro
offer-open = C’è un link in giro
offered-title = Qualcun altro può prendere il tuo posto.
offered-line = È stato dato un link per sedersi qui. Chi lo apre prosegue; fino ad allora giochi tu.
offered-stay = Resto io
seat-given-away = Ora al tuo posto siede qualcun altro: è stato dato un link per sedersi lì. Puoi continuare a guardare.
strip-label = Che cosa viene dopo
aside-label = Carte e pannelli
options-label = Le tue scelte
refused-label = Ora impossibile
not-possible = Impossibile
why-not = Perché no?
why-not-label = { $count ->
    [one] Una scelta è chiusa: ecco perché
   *[other] { $count } scelte sono chiuse: ecco perché
}
cannot-be-undone = definitivo
undo = Annulla
thinks = pensa
thinks-for = { $name } sta pensando, { $n ->
    [one] al massimo un secondo
   *[other] al massimo { $n } secondi
}.
percent = { $n } %
advice-ask = Consiglio
advice-title = Consiglio, da ciò che vedi
advice-chance = probabilità di vittoria
advice-line = La tua probabilità di vittoria dopo ogni turno, se si continua come i nostri bot; la barra mostra il dubbio.
advice-early = È troppo presto per indicare le probabilità: si dà solo un ordine.
advice-unknown = Nessuno ha misurato le probabilità per questo tipo di partita: si dà solo un ordine.
advice-best = Nettamente il migliore
advice-level = Alla pari: scegli quello che preferisci
advice-all-level = Tutti uguali, per quanto si può dire
advice-perhaps = Probabilmente più debole
advice-weaker = Più debole
worth-of-others = { $part }, degli altri
advice-none = Questa volta non si è trovato alcun consiglio.
advice-slower = In una scheda il consiglio vede meno lontano che a un tavolo su un server: è un parere rapido.
why-ask = Perché?
why-title = Perché { $name } ha fatto così?
why-played = Giocato: { $turn }
why-better = A { $name } è parso meglio di: { $instead }
why-level = Per { $name } qualcos’altro valeva circa altrettanto: { $instead }
why-further = { $name } ha visto più lontano di quanto si possa dire in punti.
why-only = { $name } non aveva altra scelta.
why-hidden = Una parte di questo turno ti è nascosta: non se ne dice nulla.
why-lot = { $name } gioca a sorte e non valuta nulla.
why-glance = { $name } risponde a colpo d’occhio, per abitudine, e non valuta nulla.
why-stranger = { $name } viene da fuori: nessuno qui sa come giudica.
why-none = Questa volta non si è trovato alcun motivo.
why-line = Secondo il giudizio di { $name }, in punti, da ciò che vedi. Ciò che ti è nascosto non conta.
advice-allowed = Consigli a questo tavolo
advice-on = Si possono chiedere
advice-off = Nessun consiglio
decides = decide
bot = { $bot ->
    [beginner] bot, principiante
    [club] bot, giocatore di club
    [expert] bot, esperto
    [master] bot, maestro
    [greedy] bot, veloce
    [reflex] bot, riflesso
    [chance] bot, a sorte
    [mcts-easy] bot, principiante
    [mcts-normal] bot, giocatore di club
    [mcts-hard] bot, esperto
    [mcts] bot, con calma
   *[other] bot { $bot }
}
bot-tempered = { $level }, { $temper }
temper = { $temper ->
    [builder] costruttore
    [trader] mercante
    [raider] predone
    [settler] colono
    [scholar] studioso
    [explorer] esploratore
    [diplomat] diplomatico
    [prospector] cercatore
    [investor] investitore
   *[other] { $temper }
}
bot-rating = valutato { $rating } (tra { $low } e { $high }, Veloce ha 1000)
seat-free = ancora libero
points-now = punti se finisse ora
points-final = punti
log = Diario
log-order = ultimo turno in alto
log-earlier = Rivedi tutto dall’inizio
tab-table = Tavolo
tab-waits = , { $count ->
    [one] una scelta
   *[other] { $count } scelte
}
companion = Accanto alla mossa
sheet = Altezza del foglio
sheet-peek = piccolo
sheet-half = medio
sheet-full = pieno
all-as-list = Tutte le { $count } in elenco
more = Altro
tabs = Le parti del tavolo
fit-board = Mostra tutto il tabellone
in-words = La posizione a parole
spectator-line = Assisti alla partita: vedi ciò che tutti possono vedere.
news-turns = { $count ->
    [one] Un turno
   *[other] { $count } turni
}
news-since = dal tuo
news-show = Mostra
news-show-title = Mostra passo passo che cosa è successo dal tuo turno
skip = Salta
plays = { $count ->
    [one] { $names } gioca
   *[other] { $names } giocano
}
idle-bot = { $names } { $count ->
    [one] pensa
   *[other] pensano
}.
idle-person = Non tocca a te: { $count ->
    [one] { $names } decide
   *[other] { $names } decidono
}.
idle-watched = { $count ->
    [one] { $names } decide
   *[other] { $names } decidono
}.
speed-title = Velocità delle mosse altrui
speed-slow = Lenta
speed-normal = Normale
speed-fast = Rapida
speed-off = Senza
speed-step-slow = 1,6 s a passo
speed-step-normal = 0,8 s
speed-step-fast = 0,3 s
speed-step-off = subito
reading-hint = Indica un punto per leggere che cosa porta.
as-list = Come elenco
as-mirror = Come sul tabellone
winner = Vince
game-over = Partita finita
winner-is = { $who ->
    [you] Vinci con { $points } punti!
   *[other] { $name } vince con { $points } punti.
}
winners-are = Vittoria: { $names }.
record = Scarica
invite-title = Ci sono posti liberi.
invite-line = Manda un link a ogni amico: chi lo apre si siede lì.
show-qr = Mostra i codici QR
copy-link = Copia il link
watch-link = Per guardare
to-the-table = Al tavolo
to-the-lobby = All’ingresso
rename = Il tuo nome a questo tavolo
rename-save = Salva

# Il sipario tra due mani
curtain-title = Passa il dispositivo a { $name }
curtain-line = La mano di { $name } appare quando si alza il sipario. Nessun altro guardi!
curtain-lift = Sono { $name }: mostra la mia mano

# Aiuto
help = Aiuto
help-title = Come si gioca a questo tavolo
help-line = Scegli una delle tue opzioni: con il suo pulsante o con il punto illuminato sul tabellone. Passando sull’uno si illumina l’altro. Ogni scelta chiusa dice perché lo è. Un clic sbagliato non fa danni: “Annulla” lo ritira, a meno che sia stato rivelato qualcosa.
help-keys = Tasti
key-number = prendi l’opzione con questo numero (poi le lettere dalla a)
key-arrows = passa da un punto all’altro del tabellone
key-enter = prendi ciò che è selezionato
key-undo = annulla
key-advice = chiedi consiglio
key-command = scrivi una mossa, per esempio “pass”
key-help = questo aiuto
key-mirror = mostra le opzioni come elenco, o come sul tabellone
key-skip = salta ciò che fanno gli altri
key-speed = velocità delle mosse altrui
key-note = che cos’è, e perché no?
key-go = poi da 1 a 6: vai a un riquadro
key-lower = abbassa il foglio (telefono)
key-raise = alza il foglio (telefono)
key-less = poi il tasto di un’opzione: riprendine una
key-why = in una lezione: perché? Altrimenti: perché un bot ha fatto così
key-show = in una lezione: mostrami
key-rematch = gioca ancora, a partita finita
key-analysis = l’analisi, a partita finita
key-watch = il replay, a partita finita
key-close = chiudi
key-name-space = spazio
key-switch = I tasti singoli agiscono a questo tavolo
key-name-enter = Invio
key-name-escape = Esc
command-label = Scrivi una mossa
command-hint = una mossa, in notazione
command-go = Gioca

# Rivedere una partita
replay = Rivedi la partita
replay-at = Mossa { $ply } di { $last }
replay-move = Mossa
replay-first = All’inizio
replay-prev = Una mossa indietro
replay-next = Una mossa avanti
replay-last = Alla fine
replay-turned = Al punto di svolta precedente
replay-turning = Al prossimo punto di svolta
replay-coming = prossimo:
replay-run = Riproduci
replay-open = Apri
replay-continue = Continua da qui
copy-position = Copia il link a questa mossa
replay-begin = La partita comincia.
replay-hide = Nascondi il seguito
replay-chances = Probabilità di vincere
replay-own = La partita è in corso: vedi ciò che hai visto dal tuo posto.
replay-public = La partita è in corso: vedi ciò che tutti possono vedere.

# Come si gioca
howto-of = Come si gioca a { $game }
howto-eyebrow = Come si gioca, in cinque minuti
howto-players = { $players } giocatori
howto-learn = Gioca la prima partita guidata
howto-play = Gioca subito contro i bot
howto-start = Inizia la partita guidata: circa { $minutes } minuti
howto-contents = In questa pagina
howto-none = Nessuno ha ancora scritto come si gioca a { $game }. Le regole dicono tutto, clausola per clausola.
howto-unknown = Qui non c’è un gioco con questo nome. Ecco i giochi di cui puoi leggere la pagina “Come si gioca”:
howto-you = Chi sei
howto-you-short = Chi sei
howto-goal = Obiettivo
howto-goal-short = Obiettivo
howto-turn = Un turno per immagini
howto-turn-short = Un turno
howto-score = Come si fanno punti
howto-score-short = Punti
howto-end = Fine del round, fine della partita
howto-end-short = Round e fine
howto-miss = Cinque cose che sfuggono ai principianti
howto-miss-short = Da sapere
howto-first = Per la tua prima partita
howto-first-short = Prima partita

# Regole
reading-howto = Come si gioca
reading-rules = Regole
reading-components = Componenti
search-rules = Cerca nelle regole
back-to-table = Torna al tavolo, non si perde nulla
print = Stampa
chapters = Capitoli
book-chapter = Capitolo { $n } di { $all }
appendix = Appendice
chapter-in-english = non ancora tradotto: in inglese
book-rulings = Decisioni
book-examples = Esempi
book-names = Nomi in altre lingue
book-reconstruction = Che cosa abbiamo ricostruito
ruling = decisione
our-reconstruction = nostra ricostruzione
found = { $hits ->
    [one] 1 passo
   *[other] { $hits } passi
} in { $places ->
    [one] 1 capitolo
   *[other] { $places } capitoli
}
found-none = nessun risultato
about-this-page = Su questa pagina
came-from-refusal = Ti porta qui un rifiuto?
came-from-table = Il tuo tavolo ti aspetta
was-refused = “{ $what }” è stato rifiutato: { $why }
in-this-language = In questa lingua
in-this-language-line = Questi capitoli sono scritti in inglese. Quello che leggi al tavolo, la lezione e le note sui pezzi sono tradotti.
signs = Segni
sources-note = Non tutto ciò che è stampato nella scatola ci è noto. Ecco che cosa è nostra ricostruzione, in tutto o in parte:
sources-count = Sono { $n } valori su { $all }.
sign-reconstruction = Un valore stampato che non abbiamo potuto leggere. È regolato in modo che totali ed esempi concordino.
what-is-known = Che cosa sappiamo e che cosa no
worked-example = Esempio: { $title }
sign-ruling = I regolamenti divergono o tacciono: ecco come giochiamo, e perché. Toccalo per leggere.
rules-of = Regole: { $game }
rules-none = Questo gioco viene da un altro pacchetto, che non porta regole da leggere qui. Al tavolo ogni scelta chiusa dice comunque perché.

# Quando qualcosa non è possibile
nothing-lost = Nulla è andato perso: ogni mossa accettata è salvata.
trouble-403 = Questo posto non è tuo
trouble-404 = Qui non c’è niente
trouble-409 = La partita è andata avanti
trouble-422 = Non è possibile
trouble-429 = Un po’ di pazienza
trouble-503 = I tavoli sono irraggiungibili
trouble-other = Qualcosa è andato storto
table-rests = Questo tavolo riposa

# Ciò che dice lo script
script-copied = Copiato
script-offline = La connessione è caduta. Riprovo…
script-choose = Scegli che cosa fare qui
script-unknown = Non è tra le tue scelte.
script-advising = Cerco le opzioni migliori…
script-more = ancora % più sotto
script-not-now = %: non ora
script-note-more = Di più

# La tua collezione
collection-title = La tua collezione
collection-line = Quello che vinci resta tuo di partita in partita. È custodito sotto un segreto di questo browser; nessuno ha bisogno di un account.
collection-empty = Non possiedi ancora nulla. Alcuni giochi ti lasciano qualcosa alla fine della partita.
collection-more = Apri
collection-export = Salva in un file
collection-import = Aggiungi da un file
collection-import-line = Una collezione che hai salvato in un file, qui o su un altro Farside. Quello che già possiedi resta.
collection-file = Il file di una collezione
collection-import-go = Aggiungi
collection-added = { $n ->
    [0] Niente di nuovo: possiedi già tutto quello che c’è in questo file.
    [one] Un oggetto si è aggiunto alla tua collezione.
   *[other] { $n } oggetti si sono aggiunti alla tua collezione.
}
collection-unread = Questo file non si legge come una collezione; nulla è cambiato. ({ $why })
collection-secret = Usala su un altro dispositivo
collection-secret-line = Un link segreto apre la tua collezione sul telefono o su un altro computer. Chi ha il link ha la tua collezione: è solo per te.
collection-secret-show = Mostra il mio link segreto
collection-secret-title = Il tuo link segreto
collection-secret-warn = Nessun altro dovrebbe vedere questa pagina. Chiunque apra il link può usare la tua collezione come te, e il link non si può cambiare. Non è un invito a un tavolo.
collection-back = Alla tua collezione
collection-use-title = Usare qui questa collezione?
collection-use-empty = Questa collezione è ancora vuota.
collection-use-line = D’ora in poi quello che vinci in questo browser va in questa collezione. Usala solo se è tua.
collection-use-left = Questo browser ha una collezione sua, che qui non si vedrà più. Se vuoi tenerla, prima salvala e poi aggiungi il file.
collection-use-same = Questo browser usa già questa collezione.
collection-use = Usala qui
gathering = La partita inizia quando tutti gli amici si sono seduti: ognuno porta la propria collezione.
decline-all = Rifiuta d’ora in poi tutte le offerte
offers-declined = Il tavolo rifiuta per te tutte le offerte.
offers-again = Ricevi di nuovo le offerte
no-offers = nessuna offerta
answer-later = Puoi anche rispondere più tardi: l’offerta aspetta.
go-on-without = Prosegui senza la risposta di { $names }

# A campaign
campaign = Campagna
campaign-play = Gioca la campagna
campaign-set-up = { $game }: una campagna
campaign-begin = Inizia la campagna
campaign-of = { $game }: campagna { $code }
your-campaigns = Le tue campagne
chapter-of = Capitolo { $n }
campaign-points = Punti successo
campaign-total = Totale
campaign-chapters = Capitoli
campaign-done = giocato
campaign-running = in corso
campaign-next = il prossimo
campaign-later = più avanti
campaign-plus = +{ $points }
campaign-sp = { $points ->
    [one] { $points } punto successo
   *[other] { $points } punti successo
}
campaign-earned = { $points ->
    [one] { $points } punto successo
   *[other] { $points } punti successo
}, { $score } nella partita
campaign-look = Posizione finale
campaign-sit = Al tavolo
campaign-watch = Guarda
campaign-open = Apri il capitolo { $n }
campaign-wait = Questo capitolo lo apre chi ha iniziato la campagna.
campaign-level-next = { $name } nel prossimo capitolo
campaign-brings = { $points ->
    [0] nessun punto successo per { $name }
    [one] { $points } punto successo per { $name }
   *[other] { $points } punti successo per { $name }
}
campaign-over = La campagna è finita
campaign-won = { $name } vince la campagna con { $points } punti successo.
campaign-shared = { $names } condividono la vittoria con { $points } punti successo a testa.
campaign-keep = Torna quando vuoi
campaign-keep-line = La campagna viene conservata. Questo link riporta tutti qui; ognuno ritrova il posto che aveva.
campaign-link = Per tutti i giocatori
campaign-host-link = Solo per te, su un altro dispositivo
campaign-go-on = Continua la campagna

fair-title = Il mescolamento
fair-sealed = Mescolamento sigillato: { $seal }…
fair-verify = Verifica il mescolamento
fair-shared = Il server e chi ha aperto il tavolo hanno estratto insieme questo mescolamento: nessuno dei due poteva sceglierlo.
fair-drawn = Il server ha estratto questo mescolamento e lo ha sigillato prima della prima mossa. Nessuno vi ha aggiunto la sua parte.
fair-chosen = Chi ha aperto questo tavolo ne ha scelto il mescolamento e forse conosce le carte che verranno.
fair-continued = Questo tavolo continua una partita finita: chi ne ha letto la registrazione forse conosce le carte che verranno.
fair-seal = Sigillo (impegno)
fair-nonce = Parte di chi ha aperto il tavolo (nonce)
fair-strange = Attenzione: questo non è il sigillo che questo browser ha visto arrivando al tavolo la prima volta.
fair-check = Verifica ora, in questo browser
fair-unable = Questo browser fa questo calcolo solo in https o sullo stesso computer. Usa il comando qui sotto.
fair-holds = vero
fair-fails = falso
fair-good-commitment = Numero e sale sono quelli sigillati.
fair-bad-commitment = Numero e sale non sono quelli sigillati.
fair-good-seen = Il sigillo è quello che questo browser ha visto arrivando al tavolo la prima volta.
fair-bad-seen = Questo browser ha visto un altro sigillo a questo tavolo.
fair-good-seed = Il seme viene dal numero, dal sale e dalla parte aggiunta.
fair-bad-seed = Il seme non viene dal numero, dal sale e dalla parte aggiunta.
fair-good-nonce = La parte aggiunta è quella estratta da questo browser.
fair-bad-nonce = La parte aggiunta non è quella estratta da questo browser.
fair-good-record = La registrazione è stata giocata con questo seme.
fair-bad-record = La registrazione è stata giocata con un altro seme.
fair-deals = E ogni distribuzione?
fair-deals-line = Carte, tessere e dadi seguono dal solo seme. Sul tuo computer Farside le distribuisce di nuovo dalla registrazione e le racconta una per una, se vuoi, con --deals:
fair-later = A partita finita, numero e sale saranno mostrati qui, e tutto si potrà verificare con un clic.
fair-how = Come funziona?
fair-how-line = Prima che il tavolo si apra, il server estrae un numero e ne mostra il sigillo, un’impronta da cui il numero non si può ritrovare. Solo allora il browser di chi apre il tavolo estrae la sua parte. Il seme è l’impronta di entrambi: chi cambia qualcosa dopo rompe il sigillo.
fair-not = Ciò che non mostra: che nessuno abbia guardato nei mazzi sul server, né che chi ospita il tavolo e chi l’ha aperto siano due persone. Anche lo script di questa pagina viene dal server; chi non si fida di nessuno verifica con un Farside proprio.

desk-title = Banco di chi ospita
desk-well = Va tutto bene. Oggi nulla ha bisogno di te.
desk-notes = { $n ->
    [one] Una cosa da guardare.
   *[other] { $n } cose da guardare.
}
desk-back-up = Salva una copia
desk-link = Link del banco
desk-door = Questo banco è per chi ospita. Sul computer del server, questo comando ne dà il link:
desk-secret = Segreto
desk-enter = Apri
desk-wrong = Questo segreto non apre il banco. Uno nuovo mette fine a quelli di prima.
desk-good = va bene
desk-bad = da guardare
desk-answers = Risposte
desk-answers-unit = ms, mediana; { $worst } al peggio
desk-answers-text = a mossa, nelle ultime 24 ore, in questo processo. { $moves } mosse, { $errors ->
    [0] nessuna risposta è fallita
    [one] una risposta è fallita
   *[other] { $errors } risposte sono fallite
} dall’avvio.
desk-tables = Tavoli
desk-tables-unit = aperti, { $live } dal vivo
desk-tables-text = { $moved } mossi oggi. { $week } aspettano qualcuno da più di una settimana.
desk-bots = Bot
desk-bots-unit = s per rispondere, mediana
desk-bots-text = { $think } pensano, { $wait } in fila. Nessuno ha aspettato più di { $worst } nelle ultime 24 ore.
desk-storage = Spazio
desk-storage-unit = { $unit } su un disco di { $total }
desk-storage-text = cresce di { $daily } al giorno: i { $free } liberi bastano per circa { $days } giorni.
desk-storage-quiet = cresce di { $daily } al giorno; i { $free } liberi bastano per anni.
desk-storage-far = cresce di { $daily } al giorno, sul computer della base dati.
desk-by-game = per gioco, aperti
desk-no-tables = Ancora nessun tavolo.
desk-people = Persone con un posto, questa settimana
desk-finished = Finiti, questa settimana
desk-waiting = Nessuno è tornato da 90 giorni
desk-waiting-line = Partite in corso senza una mossa da tanto. Nulla si cancella senza un tuo ordine: farside admin prune --unfinished 90
desk-resting = Conservati, ma non giocabili con questa versione
desk-resting-line = Questi tavoli riposano e dicono perché. Le registrazioni si possono tenere; mostrano i mazzi, non darle ai giocatori.
desk-look = vedi
desk-eyes = Questo banco conta. Non mostra mani, nomi né link dei posti.
desk-work = Bot al lavoro
desk-thinks = pensa, { $time }
desk-takes = al massimo
desk-in-line = { $n ->
    [one] Uno è in fila.
   *[other] { $n } sono in fila.
}
desk-nobody-waits = Nessuno è in fila.
desk-fair = Fila equa: un visitatore per volta; i tavoli di soli bot vengono per ultimi.
desk-limits = Limiti
desk-each = per visitatore
desk-all = { $n } per tutti
desk-change = Si cambiano con farside serve --limit, per es. tables=100.
desk-no-limits = Nessuno: può venire solo questo computer, o così ha voluto chi ha avviato il server.
desk-limit-tables = Tavoli aperti all’ora
desk-limit-bot-tables = Tavoli di soli bot in corso
desk-limit-moves = Mosse al minuto
desk-limit-advice = Consigli al minuto
desk-limit-streams = Browser in ascolto
desk-limit-connections = Connessioni
desk-limit-guesses = Codici errati al minuto
desk-backups = Copie di sicurezza
desk-no-backups = Ancora nessuna.
desk-folder = In { $folder }.
desk-no-folder = Nessuno ha detto dove vanno: farside serve --backups CARTELLA, o farside admin backup ogni notte.
desk-backed-up = Copia { $name } fatta: { $size }.
desk-versions = Versioni
desk-since = { $version }, avviata { $since }
desk-database = Base dati
desk-shape = { $database }, forma { $shape }
desk-rows = Contiene
desk-rows-text = { $moves } mosse
desk-go-on = Tutti i tavoli aperti andrebbero avanti?
desk-try = Prova
desk-tried-text = { $good } su { $tables }, provati { $ago }
desk-happened = Che cosa è successo
desk-nothing = Nulla da segnalare dall’avvio.
desk-began = La versione { $version } è in servizio.
desk-is-good = va bene
desk-is-warning = avviso
desk-is-error = errore
desk-back = Torna al banco
desk-crowd = Un visitatore ha { $n } tavoli di soli bot in corso, quanti sono permessi.
desk-crowd-more = Pensano dopo tutti gli altri; non devi fare nulla.
desk-to-know = Una cosa buona a sapersi.
desk-see = Guarda
desk-close = Chiudi questi tavoli…
desk-crowd-title = Tavoli di soli bot, di un solo visitatore
desk-crowd-line = A questi tavoli non gioca nessuno. Pensano dopo tutti gli altri, quindi possono restare; chi li chiude li cancella per sempre.
desk-close-now = { $n ->
    [one] Chiudi questo tavolo
   *[other] Chiudi questi { $n } tavoli
}
desk-closed = { $n ->
    [one] Un tavolo di soli bot è stato chiuso.
   *[other] { $n } tavoli di soli bot sono stati chiusi.
}
desk-waits = aspetta, { $time }
desk-level = Livello
desk-place = Posto
desk-places = { $n ->
    [one] un posto
   *[other] { $n } posti
}
desk-used = al massimo { $n } adesso
desk-doors = Porte
desk-who = Chi può aprire tavoli
desk-who-alone = solo questo computer
desk-who-all = chiunque abbia l’indirizzo
desk-known-as = Conosciuta come
desk-any-name = indirizzi in cifre, nomi della rete di casa
desk-metrics = Misure (/metrics)
desk-metrics-open = aperte
desk-metrics-closed = con il segreto del banco
desk-watched = Elenco dei tavoli da guardare
desk-watched-off = nessuno
desk-watched-some = { $n ->
    [one] un tavolo
   *[other] { $n } tavoli
}
desk-calls = Le chiamate partono per
desk-calls-some = browser, webhook
desk-calls-mail = browser, posta, webhook
desk-whole = riaperta: { $n } tavoli, integra
desk-unopened = non riaperta
desk-apart = Questa cartella è su un disco diverso da quello dei tavoli: bene.
desk-together = Questa cartella è sullo stesso disco dei tavoli: lì una copia non è una copia di sicurezza.
desk-low = Il disco è quasi pieno: { $free } liberi. Le mosse che non si possono scrivere sono rifiutate, nessuna va persa.
desk-resting-note = { $n ->
    [one] Un tavolo aperto non è giocabile con questa versione.
   *[other] { $n } tavoli aperti non sono giocabili con questa versione.
}
desk-stale = Non c’è una copia degli ultimi due giorni.
desk-just-now = adesso
desk-minutes = { $n } min fa
desk-hours = { $n } h fa
desk-days = { $n ->
    [one] ieri
   *[other] { $n } giorni fa
}

# La guida di una lezione.
coach = Guida
coach-step = Passo { $n } di { $all }
coach-done = { $n } passi fatti su { $all }
coach-suggested = Suggerito: { $n }, { $option }.
coach-lit = Sul tabellone: { $things }.
coach-minutes = ancora { $n } min
coach-go-on = Avanti
coach-why = Perché?
coach-show = Mostrami
coach-nothing = non si gioca nulla
coach-again = Ancora
coach-back = Indietro
coach-alone = Senza guida
coach-alone-ask = Continuare senza guida?
coach-alone-yes = Sì, senza guida
coach-alone-no = Resta con la guida
coach-leave = Puoi giocare senza guida quando vuoi.
coach-fine = Va bene ogni altra mossa permessa: ti seguo.
coach-watch = Gli altri giocano: guarda che cosa cambia sul tabellone.
coach-skip = Salta avanti
coach-quiet = Per ora niente di nuovo. Gioca come vuoi; torno quando c’è qualcosa di nuovo.
coach-over = La lezione è finita; la lampada dà consigli.
coach-end-play = Gioca questa partita fino alla fine
coach-next = Impara ancora:
coach-lesson = { $title }, { $n } min
coach-new-game = Nuova partita
coach-pill = Torna alla lezione, passo { $n }

# La fine di una partita
scoring = Punteggio
scoring-again = Rivedi il punteggio
scoring-skip = Vai al risultato
scoring-steps = Il punteggio in { $n } { $n ->
    [one] passo
   *[other] passi
}
scoring-back = Un passo indietro
scoring-on = Un passo avanti
scoring-run = Avanti in automatico
told-nobody = { $what }: nessuno guadagna nulla.
told-each = { $what }: { $names }, { $n } ciascuno.
told-takes = { $what }: { $who ->
    [you] prendi { $n }
   *[other] { $name } prende { $n }
}{ $effect ->
    [leads] { " " }e { $who ->
        [you] passi in testa
       *[other] passa in testa
    }.
    [level] { " " }e { $who ->
        [you] pareggi
       *[other] pareggia
    }.
    [closer] { " " }e { $who ->
        [you] insegui
       *[other] insegue
    }.
   *[ahead] .
}
end-alone = { $who ->
    [you] Batti { $other }, livello { $level }.
   *[other] Vince { $name }, livello { $level }.
}
end-by = { $who ->
    [you] Vinci per { $n ->
        [one] un punto
       *[other] { $n } punti
    }.
   *[other] { $name } vince per { $n ->
        [one] un punto
       *[other] { $n } punti
    }.
}
end-tie = { $who ->
    [you] Vinci: a parità di punti, ma davanti ({ $what }).
   *[other] { $name } vince: a parità di punti, ma davanti ({ $what }).
}
end-wins = { $who ->
    [you] Vinci.
   *[other] { $name } vince.
}
end-short = { $who ->
    [you] Vinci
   *[other] { $name } vince
}
end-shared = Vittoria condivisa: { $names }.
end-shared-short = Vittoria condivisa
end-level = A parità di punti conta: { $what } ({ $numbers }).
end-place = Arrivi al { $place }º posto su { $of }.
end-behind = { $n ->
    [0] in testa
    [one] un punto indietro
   *[other] { $n } punti indietro
}
end-how = Punti di distacco dal primo, categoria per categoria
end-higher = Al livello { $n }
end-oneline = La partita in una linea
end-oneline-points = punti dopo ogni mossa
end-oneline-chances = probabilità di vittoria dopo ogni mossa
rematch-line = stesse persone, posti scambiati
share = Condividi
share-title = { $game }: { $result }
share-line = { $n ->
    [one] Un giocatore
   *[other] { $n } giocatori
}, { $moves } mosse
share-picture = Il tabellone alla fine
share-copy = Copia il link
share-replay = Guarda il replay
share-table = Al tavolo
share-save = Salva l’immagine

# Farside in una scheda: il guscio attorno alle pagine.
tab-starting = Si prepara il tavolo…
tab-failed = Farside non è partito. Ricarica la pagina; se non basta, questo browser è forse troppo vecchio.
tab-unkept = Questo browser qui non conserva nulla (finestra privata o memoria disattivata): puoi giocare, ma le partite spariscono quando chiudi la scheda. Salvale prima in un file.
tab-full = In questo browser non c’è più spazio per le tue partite. Puoi continuare, ma salvale in un file prima di chiudere la scheda.
tab-save = Salva le mie partite
tab-new-version = È pronta una nuova versione di Farside. Le tue partite restano come sono.
tab-take-it = Usala ora
tab-close = Chiudi
tab-no-wasm = Questo browser non conosce WebAssembly, che a Farside serve per giocare senza server. Un browser aggiornato lo conosce.
tab-no-worker = Questo browser qui non permette i service worker, che a Farside servono per giocare senza server. Una finestra non privata di solito li permette.
tab-not-secure = A Farside in una scheda serve un indirizzo sicuro: aprilo con https, o su questo computer come localhost.

# Le partite come link e come file.
travel-link = Questa partita come link
travel-line = Il link contiene tutta la partita. Non è conservata da nessun’altra parte: chi lo apre, qui, a un altro tavolo di Farside o in una scheda, può rivederla o continuarla.
travel-running = Questa partita è in corso: chi ha il link potrebbe ricavare che cosa c’è nei mazzi.
travel-back = Torna al tavolo
kept-link = Le tue partite sono conservate in questo browser
kept-title = Le tue partite in questo browser
kept-where = { $n ->
    [0] In questo browser non è ancora conservata nessuna partita.
    [one] Una partita è conservata in questo browser, e in nessun altro posto ({ $kb } kB).
   *[other] { $n } partite sono conservate in questo browser, e in nessun altro posto ({ $kb } kB).
}
kept-care = Un browser può cancellare ciò che conserva quando manca spazio, alcuni dopo qualche settimana senza visite. Installato sulla schermata iniziale è più sicuro; un file è la cosa più sicura.
kept-damaged = { $n ->
    [one] Una non si può più leggere ed è stata lasciata com’è.
   *[other] { $n } non si possono più leggere e sono state lasciate come sono.
}
kept-save = Salva tutte le mie partite
kept-back = Riporta partite
kept-file = Un file salvato qui o in un altro browser
kept-read = Leggi il file
kept-brought = { $n ->
    [0] Tutto ciò che il file contiene era già qui.
    [one] È stata riportata una partita.
   *[other] Sono state riportate { $n } partite.
}
kept-not-ours = Questo non è un file di partite salvato da Farside, o è danneggiato. Nulla è cambiato.
# L’analisi di una partita finita
analysis = Analisi
analysis-of = { $game }: analisi
review-chance = Probabilità di vincere dopo ogni mossa; i bordi chiari sono il dubbio.
review-early = Chiaro a sinistra: troppo presto per sapere chi vincerà.
review-early-now = È troppo presto per dirlo.
review-move = Mossa sul grafico
review-areas = Aree
review-lines = Linee
review-drawn = Mostra
review-unknown = Non ancora valutato.
review-to-turn = Il turno costoso
review-show-move = Mostra questa mossa
review-whose = tra giocatori come i nostri bot, da ciò che ognuno poteva sapere
review-never = { $who ->
    [you] Hai condotto dalla prima all’ultima mossa.
   *[other] { $name } ha condotto dalla prima all’ultima mossa.
}
review-changed = Il primo posto è cambiato { $n ->
    [one] una volta
   *[other] { $n } volte
}; { $who ->
    [you] hai vinto tu.
   *[other] ha vinto { $name }.
}
review-until = { $led ->
    [you] Hai condotto
   *[other] { $leader } ha condotto
} fino { $n ->
    [one] all’ultimo turno
   *[other] a { $n } turni dalla fine
}; { $who ->
    [you] hai vinto tu.
   *[other] ha vinto { $name }.
}
review-computing = Analisi in corso: { $n } %. Ciò che è disegnato si legge già; diventa solo più preciso.
review-beginning = Analisi in corso. Le prime linee arrivano fra pochi secondi.
review-slower = In una scheda ci vuole un po’: minuti, più che secondi. Si può lasciare questa pagina: l’analisi continua finché Farside è aperto, e alla prossima visita.
review-weighed = { $n } decisioni su { $of }
review-seconds = ancora circa { $n } s
review-minutes = ancora circa { $n } min
review-stop = Ferma qui
review-stopped = Fermata qui, al { $n } %. Ciò che è disegnato resta; il resto si può valutare in ogni momento.
review-go-on = Valuta il resto
review-turning = Punti di svolta
review-no-turning = Nessun turno ha cambiato molto le probabilità di qualcuno.
review-sums = Fortuna e decisioni
review-start = all’inizio
review-luck = fortuna: ciò che fu pescato
review-choices = decisioni proprie
review-gifts = decisioni degli altri
review-plans = l’incontro dei piani
review-unexplained = non spiegato
review-luck-only = Troppo di questa partita non si spiega per dire più della fortuna: { $n } %.
review-costly = { $me ->
    [yes] I tuoi turni costosi
   *[no] Turni costosi di { $name }
}
review-all = Turni costosi
review-none = Niente oltre il dubbio: ben giocato.
review-close = { $n ->
    [0] Nessun turno troppo incerto
    [one] Troppo incerto: un turno
   *[other] Troppo incerti: { $n } turni
}
review-close-line = ognuno è più piccolo del suo dubbio
review-kept = { $n ->
    [0] Nessun turno ha conservato tutto
    [one] Un turno ha conservato tutto
   *[other] { $n } turni hanno conservato tutto
}
review-bargains = Offerte e accordi non sono giudicati: nessuno li calcola.
review-first = Preparazione
review-practise = Allenati su { $n ->
    [one] questo turno
   *[other] tutti e { $n }
}
review-skill = Probabilità conservata, per round
review-turns = { $n ->
    [one] un turno
   *[other] { $n } turni
}
review-played = { $me ->
    [yes] Hai giocato
   *[no] Giocato
}
review-better = Meglio
review-why = Perché è meglio
review-points = { $n } punti
review-deeper = La ricerca vede più lontano di quanto sappiamo dire.
review-try = Prova tu
review-on = Continua da qui
review-show = Mostra nel replay
review-look = I turni di
review-shows = Gli altri possono vedere quanto sono costati i miei turni
review-private = I turni degli altri si vedono solo se lo permettono.
review-again = Chiedi di nuovo
review-round-chances = Probabilità all’inizio di ogni round
review-possible = Che cosa è possibile invece
practice = Trova un turno migliore
practice-at = { $n } di { $of }
practice-best = { $chance } con il turno migliore
practice-ask = { $me ->
    [yes] Qui hai giocato “{ $played }”, ed è costato { $loss }. Che cosa è meglio?
   *[no] Qui è stato giocato “{ $played }”, ed è costato { $loss }. Che cosa è meglio?
}
practice-yours = { $me ->
    [yes] il tuo
   *[no] giocato
}
practice-not = Non è questo: “{ $what }”. Riprova quante volte vuoi.
practice-worth = Costa circa { $n } % rispetto al turno migliore.
practice-level = Trovato: “{ $what }” vale il turno migliore, per quanto si possa dire.
practice-found = Trovato: { $best }.
practice-solution = Il turno migliore: { $best }.
practice-hint = Aiuto
practice-hint-part = Qui conta: { $part }.
practice-hint-kind = Comincia così: { $word } …
practice-hint-none = Guarda tutto il tabellone: la ricerca vede più lontano di quanto sappiamo dire.
practice-show = Soluzione
practice-next = Prossima posizione
practice-end = Torna all’analisi
