# Una parola per ogni pezzo di Antarctica, in italiano: al massimo trenta parole per dire a che cosa serve una cosa.

note-zone = Un ottavo del continente. Fino a tre navi fanno la fila sulla costa; gli edifici servono a chi vi ha una nave. I suoi scienziati contano alla fine.
note-zone-closed = Chiusa dal pack: in due nessuna nave arriva qui e nulla si costruisce.
note-sun-away = { $n ->
    [0] il sole è qui
    [one] il sole arriva qui per prossima
   *[other] il sole arriva qui fra { $n } zone
}
note-building-camp = Una nave che arriva qui può reclutare: dalla riserva comune a quella personale, tanti scienziati quanta è la vostra forza, navi e scienziati della zona.
note-building-shipyard = Una nave che arriva qui può varare una nuova nave nella zona del sole. Ogni altro giocatore prende allora una carta cantiere.
note-building-resource = Serve per altri edifici: una carta che lo mostra può costruirla chi ha una nave nella sua zona, ovunque sorga poi l’edificio.
note-building-expertise = Vale una stella per chi lo costruisce. Alcune carte avanzate ne chiedono uno: basta una nave nella sua zona. Uno solo per tipo in ogni zona.
note-building-centre = Una nave che arriva qui può fare ricerca: sul tracciato di questo centro, tanti passi quanta è la vostra forza nella zona.
note-building-prestige = Non serve a nessuno: si costruisce per i passi, gli scienziati e la stella, se ce l’ha. Uno solo per tipo in ogni zona.
note-ghost-camp = { note-building-camp }
note-ghost-shipyard = { note-building-shipyard }
note-ghost-resource = { note-building-resource }
note-ghost-expertise = { note-building-expertise }
note-ghost-centre = { note-building-centre }
note-ghost-prestige = { note-building-prestige }
note-ghost-ship = { note-ship }
note-ghost-scientist = { note-sci }
note-access = Ha una nave qui: { $people }.
note-access-none = Nessuna nave aspetta qui: per ora non serve a nessuno.
note-asked = { $n ->
    [one] Una carta scoperta lo chiede: { $cards }.
   *[other] Alcune carte scoperte lo chiedono: { $cards }.
}
note-sci = Resta nella zona fino alla fine. Chi ne ha di più prende il piatto della zona; ognuno aumenta anche la vostra forza qui.
note-pot-name = Piatto della zona
note-pot = Quanto prenderebbe il primo se la zona si contasse ora: edifici, tutti gli scienziati e uno in più. Il secondo segna il numero di scienziati del primo.
note-ship-name = { $who ->
    [you] La vostra nave
   *[other] Nave di { $name }
}
note-place = { $zone }, posto { $n } della fila
note-ship = Aspetta il sole. Quando arriva, la prima nave salpa per un’altra zona e là agisce. Mentre aspetta, apre al suo proprietario gli edifici della sua zona.
note-acts = { $n ->
    [0] Agisce adesso.
    [one] Agisce quando il sole passa alla prossima zona, se nulla cambia.
   *[other] Agisce fra { $n } zone del sole, se nulla cambia.
}
note-acts-later = Ci sono altre navi davanti: in questo giro del sole non agisce.
note-opens = Apre: { $buildings }.
note-ice = Quando il sole arriva, fa agire dopo la prima anche la nave del suo proprietario che è seconda. Poi la carta se ne va.
note-lay = { note-ice }
note-sun-name = Il sole
note-sun = Va di zona in zona in senso antiorario e salta quelle senza navi. Dove si ferma, gioca la prima nave.
note-sunspace-name = Casella del sole
note-sunspace = Il numero dice quante zone mancano al sole per arrivare qui. Le zone senza navi vengono saltate.
note-first-here = { $who ->
    [you] La vostra nave è la prima della fila.
   *[other] Una nave di { $name } è la prima della fila.
}
note-nobody-here = Nessuna nave aspetta qui: il sole passerebbe oltre.
note-coming = La striscia mostra chi agisce e dove, in ordine, finché nessuna nave si muove. Ogni mossa può cambiarla.
note-track = Ogni giocatore può avervi un cubo. Alla fine il primo prende il valore di tutti, ogni altro quello del cubo davanti. Le icone agiscono al passaggio.
note-cube-name = { $who ->
    [you] Il vostro cubo
   *[other] Cubo di { $name }
}
note-cube = Avanza e non torna mai indietro; le caselle occupate si saltano gratis. Alla fine il primo prende il valore di tutti i cubi, ogni altro quello del cubo davanti.
note-advance = Scegliete questo tracciato e il cubo andrà lì. Le icone sulla via si eseguono dall’inizio del tracciato.
note-icon-place = { $colour ->
    [blue] icona blu
   *[red] icona rossa
}, { $track }, casella { $space }
note-icon-recruit_1 = Il giocatore il cui cubo vi si ferma o passa prende uno scienziato dalla riserva comune a quella personale.
note-icon-new_ship = Il giocatore il cui cubo vi si ferma o passa mette una nave in fondo alla fila del sole; gli altri prendono una carta cantiere.
note-icon-expertise_card = Il giocatore il cui cubo vi si ferma o passa prende una carta competenza: vale un laboratorio o una fabbrica in una costruzione.
note-icon-simple_card = Il giocatore il cui cubo vi si ferma o passa prende una carta risorsa semplice, se non ne ha già una.
note-icon-move_ship = Il primo cubo che vi si ferma o passa permette a ognuno di spostare una nave in una zona con posto. Senza azione. Poi è esaurita.
note-icon-shipyard_draft = Il primo cubo che vi si ferma o passa dà a ognuno una carta cantiere, fra tante quanti sono i giocatori. Poi è esaurita.
note-icon-advance_3 = Il primo cubo che vi si ferma o passa dà tre passi a ognuno, ciascuno su un tracciato diverso. Poi è esaurita.
note-icon-used = Esaurita: ora è una casella qualsiasi.
note-icon-blue = Ancora viva: nessun cubo è passato.
note-icon-red = Vale una volta per ogni cubo.
note-steps = { $n ->
    [one] a un passo
   *[other] a { $n } passi
}
note-past = già oltre
note-deck = Per costruirla servono navi presso tutti gli edifici mostrati e i suoi scienziati fra i vostri. Vanno nella zona; seguono passi di ricerca.
note-card-icebreaker = Mettetela in una zona dove la vostra nave è seconda: quando arriva il sole, agisce anche quella.
note-card-place_scientist = Mette uno scienziato della vostra riserva personale nella zona raggiunta dalla nave.
note-card-plus_two = Due scienziati passano dalla riserva comune a quella personale.
note-card-fast_research = Tre passi su un tracciato di ricerca a scelta, icone comprese.
note-card-simple = Vale una gru, un castelletto, una torre di trivellazione o una turbina chiesti da una carta edificio. Usata, resta da parte e può tornare.
note-card-expertise = Vale un laboratorio o una fabbrica chiesti da una carta edificio. Usata, se ne va.
note-held = In mano a: { $people }.
note-piles = Una carta cantiere arriva quando un altro giocatore vara una nave, o con un’icona blu. Si gioca una carta per ogni passo del sole.
note-player = Che cosa questo giocatore ha, tiene in mano e segnerebbe. Le mani sono scoperte.
note-stat-staff-name = Riserva personale
note-stat-staff = Scienziati pronti da piazzare. Ogni costruzione ne prende uno o due. Quando finiscono in entrambe le riserve, finisce la partita.
note-stat-reserve-name = Riserva comune
note-stat-reserve = Scienziati ancora a casa. Campi, icone rosse, carte e pezzi ceduti li portano nella riserva personale.
note-stat-vessel-name = Navi disponibili
note-stat-vessel = Navi non ancora in gioco. Un cantiere o un’icona le vara; cedute, portano uno scienziato e punti alla fine.
note-stat-cube-name = Cubi disponibili
note-stat-cube = Ne serve uno per entrare in un tracciato. Ceduto, porta uno scienziato e punti alla fine.
note-stat-star-name = Carte stella
note-stat-star = Carte costruite con una stella: fabbrica, laboratorio, quartier generale, antenna. Chi ne ha di più prende il piatto alla fine.
note-stat-give-name = Pezzi ceduti
note-stat-give = Una volta per turno si può cedere una nave o un cubo per uno scienziato della riserva comune. Ciò che è ceduto conta alla fine.
note-until-end = La partita finisce dopo il turno in cui qualcuno non ha più scienziati nelle due riserve, o tutte le carte sono costruite. Poi si conta.
note-strength = Le vostre navi e i vostri scienziati di una zona insieme. Un campo ne recluta altrettanti, un centro di ricerca avanza di altrettanti passi.

term-ship = nave; navi
term-scientist = scienziato; scienziati
term-zone = zona; zone
term-track = tracciato di ricerca; tracciati di ricerca; tracciato
term-staff = riserva personale
term-reserve = riserva comune
term-strength = forza
