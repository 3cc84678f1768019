# Una parola per ogni pezzo di Antarctica, in italiano: al massimo trenta parole per dire a che cosa serve una cosa.

note-zone = Un ottavo del continente. Fino a tre navi fanno la fila sulla costa; gli edifici servono a chi vi ha una nave. I suoi scienziati contano alla fine.
note-zone-closed = Chiusa dal pack: in due nessuna nave arriva qui e nulla si costruisce.
note-sun-away = { $n ->
    [0] il sole è qui
    [one] il sole arriva qui al prossimo passo
   *[other] il sole arriva qui fra { $n } aree
}
note-building-camp = Una nave che arriva qui può reclutare: dalla riserva comune a quella personale, tanti scienziati quanta è la tua forza, navi e scienziati dell’area.
note-building-shipyard = Una nave che arriva qui può varare una nuova nave nell’area del sole. Ogni altro giocatore prende allora una carta Cantiere navale.
note-building-resource = Serve per altri edifici: una carta che lo mostra può costruirla chi ha una nave nella sua area, ovunque sorga poi l’edificio.
note-building-expertise = Vale un asterisco per chi lo costruisce. Alcune carte avanzate ne chiedono uno: basta una nave nella sua area. Uno solo per tipo in ogni area.
note-building-centre = Una nave che arriva qui può fare ricerca: sul tracciato di questo centro, tante caselle quanta è la tua forza nell’area.
note-building-prestige = Non serve a nessuno: si costruisce per le caselle, gli scienziati e l’asterisco, se ce l’ha. Uno solo per tipo in ogni area.
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
note-sci = Resta nell’area fino alla fine. Chi ne ha di più prende il piatto dell’area; ognuno aumenta anche la tua forza qui.
note-pot-name = Piatto dell’area
note-pot = Quanto prenderebbe il primo se l’area si contasse ora: edifici, tutti gli scienziati e uno in più. Il secondo segna il numero di scienziati del primo.
note-ship-name = { $who ->
    [you] La tua nave
   *[other] Nave di { $name }
}
note-place = { $zone }, posto { $n } della fila
note-ship = Aspetta il sole. Quando arriva, la prima nave salpa per un’altra area e là agisce. Mentre aspetta, apre al suo proprietario gli edifici della sua area.
note-acts = { $n ->
    [0] Agisce adesso.
    [one] Agisce quando il sole passa alla prossima area, se nulla cambia.
   *[other] Agisce fra { $n } aree del sole, se nulla cambia.
}
note-acts-later = Ci sono altre navi davanti: in questo giro del sole non agisce.
note-opens = Apre: { $buildings }.
note-ice = Quando il sole arriva, fa agire dopo la prima anche la nave del suo proprietario che è seconda. Poi la carta se ne va.
note-lay = { note-ice }
note-sun-name = Il sole
note-sun = Va di area in area in senso antiorario e salta quelle senza navi. Dove si ferma, gioca la prima nave.
note-sunspace-name = Casella del sole
note-sunspace = Il numero dice quante aree mancano al sole per arrivare qui. Le aree senza navi vengono saltate.
note-first-here = { $who ->
    [you] La tua nave è la prima della fila.
   *[other] Una nave di { $name } è la prima della fila.
}
note-nobody-here = Nessuna nave aspetta qui: il sole passerebbe oltre.
note-coming = La striscia mostra chi agisce e dove, in ordine, finché nessuna nave si muove. Ogni mossa può cambiarla.
note-track = Ogni giocatore può avervi un cubetto. Alla fine il primo prende il valore di tutti, ogni altro quello del cubetto davanti. Le icone agiscono al passaggio.
note-cube-name = { $who ->
    [you] Il tuo cubetto
   *[other] Cubetto di { $name }
}
note-cube = Avanza e non torna mai indietro; le caselle occupate si saltano gratis. Alla fine il primo prende il valore di tutti i cubetti, ogni altro quello del cubetto davanti.
note-advance = Scegli questo tracciato e il cubetto andrà lì. Le icone sulla via si eseguono dall’inizio del tracciato.
note-icon-place = { $colour ->
    [blue] icona blu
   *[red] icona rossa
}, { $track }, casella { $space }
note-icon-recruit_1 = Il giocatore il cui cubetto vi si ferma o passa prende uno scienziato dalla riserva comune a quella personale.
note-icon-new_ship = Il giocatore il cui cubetto vi si ferma o passa mette una nave in fondo alla fila del sole; gli altri prendono una carta Cantiere navale.
note-icon-expertise_card = Il giocatore il cui cubetto vi si ferma o passa prende una carta “Competenza”: vale un laboratorio o una fabbrica in una costruzione.
note-icon-simple_card = Il giocatore il cui cubetto vi si ferma o passa prende una carta “Risorsa base”, se non ne ha già una.
note-icon-move_ship = Il primo cubetto che vi si ferma o passa permette a ognuno di spostare una nave in un’area con posto. Senza azione. Poi è esaurita.
note-icon-shipyard_draft = Il primo cubetto che vi si ferma o passa dà a ognuno una carta Cantiere navale, fra tante quanti sono i giocatori. Poi è esaurita.
note-icon-advance_3 = Il primo cubetto che vi si ferma o passa fa avanzare ognuno di tre caselle, ciascuno su un tracciato diverso. Poi è esaurita.
note-icon-used = Esaurita: ora è una casella qualsiasi.
note-icon-blue = Ancora viva: nessun cubetto è passato.
note-icon-red = Vale una volta per ogni cubetto.
note-steps = { $n ->
    [one] a una casella
   *[other] a { $n } caselle
}
note-past = già oltre
note-deck = Per costruirla servono navi presso tutti gli edifici mostrati e i suoi scienziati nella tua riserva personale. Vanno nell’area; poi la ricerca avanza.
note-card-icebreaker = Mettila in un’area dove la tua nave è seconda: quando arriva il sole, agisce anche quella.
note-card-place_scientist = Mette uno scienziato della tua riserva personale nell’area raggiunta dalla nave.
note-card-plus_two = Due scienziati passano dalla riserva comune a quella personale.
note-card-fast_research = Tre caselle su un tracciato ricerca a scelta, icone comprese.
note-card-simple = Vale una gru, una torre di manovra, una trivellatrice o una turbina eolica chiesti da una carta Edificio. Usata, resta da parte e può tornare.
note-card-expertise = Vale un laboratorio o una fabbrica chiesti da una carta Edificio. Usata, se ne va.
note-held = In mano a: { $people }.
note-piles = Una carta Cantiere navale arriva quando un altro giocatore vara una nave, o con un’icona blu. Si gioca una carta per ogni passo del sole.
note-player = Che cosa questo giocatore ha, tiene in mano e segnerebbe. Le mani sono scoperte.
note-stat-staff-name = Riserva personale
note-stat-staff = Scienziati pronti da piazzare. Ogni costruzione ne prende uno o due. Quando finiscono in entrambe le riserve, finisce la partita.
note-stat-reserve-name = Riserva comune
note-stat-reserve = Scienziati ancora a casa. Campi, icone rosse, carte e pezzi scartati li portano nella riserva personale.
note-stat-vessel-name = Navi disponibili
note-stat-vessel = Navi non ancora in gioco. Un cantiere o un’icona le vara; scartate, portano uno scienziato e punti alla fine.
note-stat-cube-name = Cubetti disponibili
note-stat-cube = Ne serve uno per entrare in un tracciato. Scartato, porta uno scienziato e punti alla fine.
note-stat-star-name = Carte con asterisco
note-stat-star = Carte costruite con un asterisco: fabbrica, laboratorio, quartier generale, antenna. Chi ne ha di più prende il piatto alla fine.
note-stat-give-name = Pezzi scartati
note-stat-give = Una volta per turno si può scartare una nave o un cubetto per uno scienziato della riserva comune. Ciò che è scartato conta alla fine.
note-until-end = La partita finisce dopo il turno in cui qualcuno non ha più scienziati nelle due riserve, o tutte le carte sono costruite. Poi si conta.
note-strength = Le tue navi e i tuoi scienziati di un’area insieme. Un campo ne recluta altrettanti, un centro di ricerca avanza di altrettante caselle.

term-ship = nave; navi
term-scientist = scienziato; scienziati
term-zone = area; aree
term-track = tracciato ricerca; tracciati ricerca; tracciato
term-staff = riserva personale
term-reserve = riserva comune
term-strength = forza
