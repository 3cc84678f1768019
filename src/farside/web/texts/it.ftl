# La pagina in italiano. I giochi portano le proprie parole.

farside = Farside
colon = :
and = { $first } e { $last }
from-to = da { $low } a { $high }
yes = sì
no = no
you = Tu
close = Chiudi
skip-to-content = Vai al contenuto
skip-to-move = Vai alla tua mossa

# L’ingresso
lobby-title = Farside: giochi da tavolo di esplorazione
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
your-turn = Tocca a te
your-turn-named = { $name }, tocca a te
table-play = Gioca
table-look = Guarda
start-a-game = Inizia una partita
play-now = Gioca subito
play-now-label = { $bots ->
    [one] Gioca subito a { $game } contro un bot
   *[other] Gioca subito a { $game } contro { $bots } bot
}
with-bots = { $bots ->
    [0] in solitario
    [one] con un bot
   *[other] con { $bots } bot
}
invite-friends = Invita amici
watch-bots = Guarda i bot
rules = Regole
players = Giocatori
length = Durata
set-up = Prepara
learn-title = Scopri il tavolo in cinque minuti
learn-play = Gioca la lezione
table-code = Codice del tavolo
join-a-table = Unisciti a un tavolo
no-account = Nessun account: il link è il tuo posto.
for-programs = Per i programmi
open-source = Software libero
ago-minutes = { $n } min
ago-hours = { $n } h
ago-days = { $n ->
    [one] un giorno
   *[other] { $n } giorni
}
waiting-for-friends = Si aspetta che gli amici si siedano.
copy-watch-link = Copia il link per gli spettatori
links-and-codes = Link e codici QR

# Impostazioni
settings-language = Lingua
settings-theme = Scuro o chiaro
settings-sound = Un suono quando tocca a te

# Preparare un tavolo
set-up-title = Nuovo tavolo: { $game }
how-many-players = Quanti giocatori?
who-sits-where = Chi siede dove?
seat-of = Il posto di { $colour }
name-of = Il nome di { $colour }
name-optional = Nome (facoltativo)
seat-me = Io, su questo dispositivo
seat-friend = Un amico, con un link
seat-bot = Bot: { $bot ->
    [greedy] ingordo, gioca per il guadagno immediato
    [chance] caso, gioca a caso
   *[other] { $bot }
}
seats-explained = In più persone potete usare questo dispositivo: date a ciascuno un posto «Io, su questo dispositivo». I link per gli amici appaiono al tavolo.
open-the-table = Apri il tavolo

# Il tavolo
table-subtitle = Tavolo { $code }
links-host = Hai aperto tu questo tavolo, perciò vedi il link di ogni posto. Tieni per te quelli degli altri.
strip-label = Che cosa viene dopo
aside-label = Carte e pannelli
options-label = Le tue scelte
refused-label = Non possibile ora
not-possible = Non possibile
why-not = { $count ->
    [one] Perché no? Un’altra scelta è chiusa
   *[other] Perché no? Altre { $count } scelte sono chiuse
}
undo = Annulla
waiting-for = In attesa di { $names }
thinks = pensa
decides = decide
bot = { $bot ->
    [greedy] bot ingordo
    [chance] bot a caso
   *[other] bot { $bot }
}
seat-free = ancora libero
points-now = punti se finisse ora
points-final = punti
log = Diario
log-order = ultimo turno in alto
log-earlier = Tutto ciò che precede, nella moviola
tab-move = Mossa
tab-aside = Carte
more = Altro
tabs = Le parti del tavolo
fit-board = Mostra tutto il tabellone
in-words = La posizione a parole
spectator-line = Stai guardando: vedi ciò che tutti possono vedere.
digest-title = Dal tuo ultimo turno: { $count ->
    [one] un turno
   *[other] { $count } turni
}
digest-step = Passo passo
digest-dismiss = Capito
winner = Vince
game-over = Partita finita
winner-is = { $who ->
    [you] Vinci con { $points } punti!
   *[other] { $name } vince con { $points } punti.
}
winners-are = Vittoria: { $names }.
play-again = Gioca ancora
record = Verbale
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
help-line = Scegli una delle tue opzioni: con il suo pulsante o con il punto illuminato sul tabellone. Indicarne uno illumina l’altro. Le righe grigie dicono perché qualcosa non è possibile. Un clic sbagliato non fa danni: «Annulla» lo riprende, a meno che sia stato rivelato qualcosa.
help-keys = Tasti
key-number = prendi l’opzione con questo numero (poi le lettere dalla a)
key-arrows = passa da un punto all’altro del tabellone
key-enter = prendi ciò che è selezionato
key-undo = annulla
key-command = scrivi una mossa, per esempio «pass»
key-help = questo aiuto
key-escape = chiudi
command-label = Scrivi una mossa
command-hint = una mossa, in notazione
command-go = Gioca

# Moviola
replay = Moviola
replay-at = Mossa { $ply } di { $last }
replay-move = Mossa
replay-first = All’inizio
replay-prev = Una mossa indietro
replay-next = Una mossa avanti
replay-last = Alla fine
replay-run = Scorri da sola
replay-open = Apri
replay-continue = Continua da qui
copy-position = Copia il link a questa mossa
replay-own = La partita è in corso: vedi ciò che hai visto dal tuo posto.

# Regole
rules-of = Regole: { $game }
rules-note = Le regole come le gioca il programma, clausola per clausola. Sono scritte in inglese; ciò che leggi al tavolo è tradotto.
contents = Indice
sources-note = Non tutto ciò che è stampato nella scatola ci è noto. Queste parti dei componenti sono ricostruite, in tutto o in parte; ogni numero lo dice nel suo file:

# Quando qualcosa non è possibile
nothing-lost = Niente è perduto: ogni mossa accettata è conservata.
trouble-403 = Questo posto non è tuo
trouble-404 = Qui non c’è niente
trouble-409 = Il tavolo è andato avanti
trouble-422 = Non è possibile
trouble-other = Qualcosa è andato storto

# Ciò che dice lo script
script-copied = Copiato
script-offline = La connessione è caduta. Riprovo…
script-choose = Scegli che cosa fare qui
script-unknown = Non è tra le tue scelte.
