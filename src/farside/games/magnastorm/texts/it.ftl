# Magnastorm in italiano.

title = Magnastorm
tagline = Aggira la tempesta e fonda laboratori prima che ritorni.
length = 70–100 min
table-places = Cresta d’ambra; Cresta di cobalto; Cresta delle tempeste; Cresta del crepuscolo; Cresta di rame; Cresta delle lanterne; Cresta di vetro; Cresta di brace; Cresta del silenzio; Cresta del nord; Cresta del tuono; Ultima cresta
preset-first = Prima partita
preset-first-line = Tutti gli esploratori partono in basso a sinistra.
preset-second = Dall’altra parte
preset-second-line = La stessa partita dall’alto a destra.
preset-advanced = Inizio avanzato
preset-advanced-line = Con le carte artefatto che hai vinto.
variant-start = Area di partenza
variant-start-1 = 1 (in basso a sinistra)
variant-start-2 = 2 (in alto a destra)
variant-advanced = Preparazione
variant-advanced-false = normale
variant-advanced-true = avanzata, con carte artefatto
variant-artefacts = Carte artefatto possedute
variant-artefacts-none = nessuna
collection-count = { $count ->
    [0] nessuna carta artefatto
    [one] una carta artefatto
   *[other] { $count } carte artefatto
}
collection-note = La preparazione avanzata richiede due carte artefatto tue; ogni partita finita te ne porta una. { $count ->
    [0] Non ne possiedi ancora.
    [one] Ne possiedi una.
   *[other] Ne possiedi { $count }.
} I bot e gli altri giocatori su questo dispositivo prendono le loro in prestito. Un amico che arriva da un link porta le carte del proprio browser, quindi una partita avanzata inizia quando tutti si sono seduti; se uno di loro ne possiede meno di due, tutti usano la preparazione normale.

## Schede

tab-planet = Pianeta
tab-crew = Equipaggio
tab-research = Ricerca
tab-goals = Obiettivi
tab-players = Giocatori, obiettivi

## Sectors, spaces, station spots

sector-LL = Basso sinistra
sector-L = Sinistra
sector-UL = Alto sinistra
sector-UR = Alto destra
sector-R = Destra
sector-LR = Basso destra

space-L-a1 = Sinistra a1
space-L-a2 = Sinistra a2
space-L-a3 = Sinistra a3
space-L-b1 = Sinistra b1
space-L-c1 = Sinistra c1
space-L-c2 = Sinistra c2
space-L-c3 = Sinistra c3
space-L-d1 = Sinistra d1
space-L-e1 = Sinistra e1
space-L-e2 = Sinistra e2
space-LL-a1 = Basso sinistra a1
space-LL-a2 = Basso sinistra a2
space-LL-b1 = Basso sinistra b1
space-LL-c1 = Basso sinistra c1
space-LL-c2 = Basso sinistra c2
space-LL-c3 = Basso sinistra c3
space-LL-d1 = Basso sinistra d1
space-LL-d2 = Basso sinistra d2
space-LL-e1 = Basso sinistra e1
space-LR-a1 = Basso destra a1
space-LR-b1 = Basso destra b1
space-LR-b2 = Basso destra b2
space-LR-c1 = Basso destra c1
space-LR-c2 = Basso destra c2
space-LR-c3 = Basso destra c3
space-LR-d1 = Basso destra d1
space-LR-d2 = Basso destra d2
space-LR-e1 = Basso destra e1
space-R-a1 = Destra a1
space-R-a2 = Destra a2
space-R-a3 = Destra a3
space-R-b1 = Destra b1
space-R-c1 = Destra c1
space-R-c2 = Destra c2
space-R-c3 = Destra c3
space-R-d1 = Destra d1
space-R-e1 = Destra e1
space-R-e2 = Destra e2
space-UL-a1 = Alto sinistra a1
space-UL-b1 = Alto sinistra b1
space-UL-b2 = Alto sinistra b2
space-UL-c1 = Alto sinistra c1
space-UL-c2 = Alto sinistra c2
space-UL-c3 = Alto sinistra c3
space-UL-d1 = Alto sinistra d1
space-UL-d2 = Alto sinistra d2
space-UL-e1 = Alto sinistra e1
space-UR-a1 = Alto destra a1
space-UR-a2 = Alto destra a2
space-UR-b1 = Alto destra b1
space-UR-c1 = Alto destra c1
space-UR-c2 = Alto destra c2
space-UR-c3 = Alto destra c3
space-UR-d1 = Alto destra d1
space-UR-d2 = Alto destra d2
space-UR-e1 = Alto destra e1

spot-T-LL-L-o = postazione esterna tra Basso sinistra e Sinistra
spot-T-LL-L-i = postazione interna tra Basso sinistra e Sinistra
spot-T-L-UL-o = postazione esterna tra Sinistra e Alto sinistra
spot-T-L-UL-i = postazione interna tra Sinistra e Alto sinistra
spot-T-UL-UR-o = postazione esterna tra Alto sinistra e Alto destra
spot-T-UL-UR-i = postazione interna tra Alto sinistra e Alto destra
spot-T-UR-R-o = postazione esterna tra Alto destra e Destra
spot-T-UR-R-i = postazione interna tra Alto destra e Destra
spot-T-R-LR-o = postazione esterna tra Destra e Basso destra
spot-T-R-LR-i = postazione interna tra Destra e Basso destra
spot-T-LR-LL-o = postazione esterna tra Basso destra e Basso sinistra
spot-T-LR-LL-i = postazione interna tra Basso destra e Basso sinistra

## Commanders

commander-01 = Forrester Dain
commander-02 = Justin B. Beeper
commander-03 = Ellen B. Outridge
commander-04 = Adira Okzil
commander-05 = Idris Yakuul
commander-06 = Mira Mascovic
commander-07 = Azrea Bonsmai
commander-08 = Ozgul Yilmark
commander-11 = Franzkarl Huber
commander-12 = Rain Davenpitt
commander-13 = Yuul Mbado
commander-14 = Joy D. Obondov
commander-15 = Cedric J. Lebeaux
commander-16 = Kim-Kin Park
commander-17 = Sayuri Modo
commander-18 = Kaysia Vasidis

## Altri nomi

column-FP = colonna del primo giocatore
    .of = della colonna del primo giocatore
    .under = sotto il segnalino
column-C1 = colonna 1
    .of = della colonna 1
    .under = della colonna 1
    .chief = il comandante della colonna 1
column-C2 = colonna 2
    .of = della colonna 2
    .under = della colonna 2
    .chief = il comandante della colonna 2
column-C3 = colonna 3
    .of = della colonna 3
    .under = della colonna 3
    .chief = il comandante della colonna 3
column-C4 = colonna 4
    .of = della colonna 4
    .under = della colonna 4
    .chief = il comandante della colonna 4
chief-01 = Forrester
    .the = colonna di Forrester
    .of = di Forrester
    .under = sotto Forrester
chief-02 = Justin
    .the = colonna di Justin
    .of = di Justin
    .under = sotto Justin
chief-03 = Ellen
    .the = colonna di Ellen
    .of = di Ellen
    .under = sotto Ellen
chief-04 = Adira
    .the = colonna di Adira
    .of = di Adira
    .under = sotto Adira
chief-05 = Idris
    .the = colonna di Idris
    .of = di Idris
    .under = sotto Idris
chief-06 = Mira
    .the = colonna di Mira
    .of = di Mira
    .under = sotto Mira
chief-07 = Azrea
    .the = colonna di Azrea
    .of = di Azrea
    .under = sotto Azrea
chief-08 = Ozgul
    .the = colonna di Ozgul
    .of = di Ozgul
    .under = sotto Ozgul
crew-orange = arancio
crew-sky = celeste
crew-green = verde
crew-rose = rosa
crew-neutral = neutrale
colour-orange = arancio
colour-sky = celeste
colour-green = verde
colour-rose = rosa
colour-yellow = giallo
colour-none = senza colore
track-red = rossa
track-green = verde
track-blue = blu
track-amber = ambra
objective-RO1 = Sapere profondo
objective-RO2 = Sapere ampio
objective-RO3 = Buone conoscenze
objective-RO4 = Menti eccelse
objective-SO1 = Doppio raccolto
objective-SO2 = Roccaforte
objective-SO3 = Ampio fronte
objective-SO4 = Lunga scia
metal-bronze = bronzo
metal-silver = argento
metal-gold = oro
bonus-reputation = 1 punto reputazione
bonus-credit_own = 1 cubo del proprio colore
bonus-research_green = 1 livello di ricerca verde
bonus-research_blue = 1 livello di ricerca blu
bonus-research_red = 1 livello di ricerca rossa
payment-plain = Paga i colori stampati
payment-own = Paga 1 cubo del tuo colore al posto di uno giallo
payment-yellow = Paga 1 cubo giallo al posto di uno del tuo colore
price-slot = al suo prezzo
price-waived = gratis
many-plain = il numero solito
many-more = due in più
which-first = Prima la prima carta
which-second = Prima la seconda carta
the-cubes = { $n ->
    [one] { $n } cubo { $colour }
   *[other] { $n } cubi { $colour_key ->
        [sky] celesti
        [green] verdi
        [yellow] gialli
       *[other] { $colour }
    }
}
the-price = { $own ->
    [0] { $yellow ->
        [0] nessuno
        [one] { $yellow } cubo giallo
       *[other] { $yellow } cubi gialli
    }
   *[other] { $own ->
        [one] { $own } cubo del tuo colore
       *[other] { $own } cubi del tuo colore
    }{ $yellow ->
        [0] { "" }
        [one] { " " }e { $yellow } giallo
       *[other] { " " }e { $yellow } gialli
    }
}
the-fame = { $n ->
    [one] { $n } punto reputazione
   *[other] { $n } punti reputazione
}
the-worth = { $worth ->
    [one] { $worth } punto reputazione
   *[other] { $worth } punti reputazione
}

## Domande

ask-first-crew = { $who ->
    [you] Metti il tuo primo membro dell’equipaggio in una colonna senza avversari.
   *[other] { $seat } mette il primo membro dell’equipaggio.
}
ask-first-track = { $who ->
    [you] Scegli la ricerca per il tuo primo livello: ognuna può essere presa una volta sola.
   *[other] { $seat } sceglie la ricerca per il primo livello.
}
ask-card-order = { $who ->
    [you] I tuoi artefatti: { $one } ({ $first }) e { $other } ({ $second }). Quale prima?
   *[other] { $seat } sceglie l’ordine degli artefatti.
}
ask-turn = { $who ->
    [you] Tocca a te: prendi un comandante o il segnalino, oppure scegli chi piazzare.
   *[other] Tocca a { $seat }.
}
ask-place = { $who ->
    [you] Dove piazzi il membro dell’equipaggio { $crew } { $column }?
   *[other] { $seat } piazza un membro dell’equipaggio { $crew }.
}
    .hint = La riga decide il costo del movimento e il guadagno.
ask-action = { $who ->
    [you] Riga { $row }: muovi l’esploratore (costo: { the-price }) o prendi i cubi della riga?
   *[other] { $seat } sceglie se muovere o prendere cubi.
}
ask-with-b = { $who ->
    [you] Agiscono due tuoi comandanti. Quale prima?
   *[other] { $seat } sceglie quale comandante agisce prima.
}
ask-drive = { $who ->
    [you] Muovi l’esploratore { $steps ->
        [one] di un passo: dove vai?
       *[other] fino a { $steps } passi: dove vai per prima cosa?
    }
   *[other] { $seat } muove l’esploratore.
}
ask-leave-storm = { $who ->
    [you] Il tuo esploratore è nella tempesta: il primo passo deve portarlo fuori.
   *[other] { $seat } esce dalla tempesta.
}
ask-pushed = { $who ->
    [you] Nessuna linea esce dalla tempesta: l’esploratore è spinto in senso orario nel primo settore calmo. Dove arriva?
   *[other] La tempesta spinge l’esploratore di { $seat }.
}
ask-from-station = { $who ->
    [you] Il movimento comincia dalla stazione ({ $spot }). Dove porta il primo passo?
   *[other] { $seat } riparte da una stazione.
}
ask-go-on = { $who ->
    [you] Prosegui ({ $steps ->
        [one] ancora un passo
       *[other] ancora { $steps } passi
    }) o ti fermi qui?
   *[other] { $seat } prosegue o si ferma.
}
ask-extra-step = { $who ->
    [you] { $commander } offre un passo in più per 1 cubo che non sia del tuo colore. Prosegui o ti fermi?
   *[other] { $seat } può comprare un passo in più.
}
ask-fee = { $who ->
    [you] La stazione è di { $owner }: quale cubo dai?
   *[other] { $seat } paga l’uso di una stazione.
}
ask-station = { $who ->
    [you] Costruire una stazione ({ $spot })? Costo: { the-price }; porta { the-worth }.
   *[other] { $seat } può costruire una stazione.
}
ask-foreign = { $who ->
    [you] Il passo in più di { $commander }: quale cubo paghi?
   *[other] { $seat } paga un passo in più.
}
ask-lab = { $who ->
    [you] Installare un laboratorio su { $space }? Costo: { the-price }.
   *[other] { $seat } può installare un laboratorio.
}
ask-second-lab = { $who ->
    [you] Installare un secondo laboratorio sulla stessa casella? Costo: { the-price }.
   *[other] { $seat } può installare un secondo laboratorio.
}
ask-after-lab = { $who ->
    [you] Usi ora un comandante?
   *[other] { $seat } può usare un comandante.
}
ask-track = { $who ->
    [you] In quale ricerca sali di un livello?
   *[other] { $seat } sceglie una ricerca.
}
ask-redirect = { $who ->
    [you] Sali nella ricerca { $track } o, grazie a { $commander }, in un’altra. Quale?
   *[other] { $seat } sceglie una ricerca.
}
ask-lowest = { $who ->
    [you] { $commander } fa salire uno dei tuoi segnalini più bassi. Quale?
   *[other] { $seat } sceglie il segnalino da far salire.
}
ask-cube = { $who ->
    [you] Prendi 1 cubo del colore di un giocatore. Quale?
   *[other] { $seat } sceglie un cubo.
}
ask-how-many = { $who ->
    [you] Peschi { $n ->
        [one] un cubo
       *[other] { $n } cubi
    } dal sacchetto. { $commander } ti permette di pescarne altri due.
   *[other] { $seat } decide quanti cubi pescare.
}
ask-new-crew = { $who ->
    [you] Puoi far entrare un membro del tuo equipaggio. Dove?
   *[other] { $seat } può far entrare un membro dell’equipaggio.
}
ask-lay = { $who ->
    [you] Metti il membro dell’equipaggio { $crew } su una casella libera in basso ({ $left } da piazzare).
   *[other] { $seat } sposta l’equipaggio della colonna.
}
ask-pick = { $who ->
    [you] In basso non c’è posto per tutti e { $left }: chi va adesso?
   *[other] { $seat } sposta l’equipaggio della colonna.
}
ask-fame = { $who ->
    [you] { $commander }: paghi 1 cubo giallo per 1 punto reputazione?
   *[other] { $seat } può comprare reputazione.
}
ask-objective = { $who ->
    [you] Completa un obiettivo o termina il turno.
   *[other] { $seat } può completare un obiettivo.
}
ask-retrieve = { $who ->
    [you] “{ $objective }”: quale laboratorio riprendi? ({ $left } da questo settore)
   *[other] { $seat } riprende laboratori.
}
ask-lower = { $who ->
    [you] “{ $objective }”: quale segnalino scende di { $levels }?
   *[other] { $seat } fa scendere dei segnalini.
}
ask-payment = { $who ->
    [you] Come paghi? { $commander } ti permette di sostituire un cubo.
   *[other] { $seat } paga.
}
ask-barter = { $who ->
    [you] Ti manca 1 cubo { $colour }: scambiane altri tre. Quali restituisci? (ancora { $left })
   *[other] { $seat } scambia cubi.
}
ask-offer = { $who ->
    [you] Scambio: restituisci tre cubi di qualsiasi colore. (ancora { $left })
   *[other] { $seat } scambia cubi.
}
ask-return = { $who ->
    [you] Quale cubo prendi in cambio dei tre?
   *[other] { $seat } prende un cubo.
}

## Scelte

option-take = { $column_key ->
    [FP] Prendi il segnalino primo giocatore
   *[other] Prendi { $column }
}
    .short = { $column_key ->
        [FP] Segnalino primo giocatore
       *[other] Comandante, { $column }
    }
option-crew = { $crew_key ->
    [neutral] Piazza un membro neutrale { $column }
   *[other] Piazza un membro { $crew } { $column }
}
    .short = Equipaggio { $crew }, { $column_key ->
        [FP] primo giocatore
       *[other] { $column }
    }
option-space = Usa la riga { $row } { $column }
    .short = Riga { $row } { $column }
option-move = A: muovi l’esploratore
option-gain = B: prendi cubi
option-lay = Mettilo nella riga { $row } { $column }
    .short = Riga { $row } { $column }
option-pick = Prima: { $crew }
option-fill = Piazza gli altri per me
option-pay = { $payment }
option-give = Dai 1 cubo { $colour }
option-get = Prendi 1 cubo { $colour }
option-exchange = Scambia tre cubi con uno
option-drive = Vai su { $space }
    .short = { $space }
option-push = Arriva su { $space }
    .short = { $space }
option-jump = Salta su { $space }
    .short = Salto: { $space }
option-station = Parti dalla stazione ({ $spot })
    .short = Stazione, { $spot }
option-stay = Resta qui
option-stop = Fermati qui
option-build = { $price_key ->
    [waived] Costruisci la stazione gratis con Kaysia Vasidis
   *[other] Costruisci la stazione
}
option-install = { $price_key ->
    [waived] Installa il laboratorio gratis con Kaysia Vasidis
   *[other] Installa il laboratorio
}
option-add = { $price_key ->
    [waived] Aggiungi un laboratorio con Azrea Bonsmai, senza prezzo grazie a Kaysia Vasidis
   *[other] Aggiungi un laboratorio con Azrea Bonsmai
}
option-use = Usa { $commander }
option-track = { $track_key ->
    [red] Rossa
    [green] Verde
    [blue] Blu
   *[other] Ambra
}
option-draw = { $many_key ->
    [more] Pescane altri due
   *[other] Non pescarne altri
}
option-send = In alto: { $column }
    .short = In alto, { $column_key ->
        [FP] primo giocatore
       *[other] { $column }
    }
option-post = In basso: riga { $row } { $column }
    .short = In basso, riga { $row } { $column }
option-claim = Completa “{ $objective }”
    .short = { $objective }
option-retrieve = Riprendi il laboratorio di { $space }
    .short = { $space }
option-lower = { $track_key ->
    [red] Scende il rosso
    [green] Scende il verde
    [blue] Scende il blu
   *[other] Scende l’ambra
}
option-card = { $which }
option-skip = No, prosegui

## Rifiuti

refusal-MAG-OPEN-2 = In questa colonna c’è già un membro di un equipaggio avversario.
refusal-MAG-OPEN-3 = { $owner_who ->
    [you] Hai già scelto la ricerca { $track }.
   *[other] { $owner } ha già scelto la ricerca { $track }.
}
refusal-MAG-CMD-7 = Nella { $column } non c’è nessuno: in questo round lì non si prende nulla.
refusal-MAG-CMD-8 = Controlli già questo comandante.
refusal-MAG-CMD-12 = Non puoi pagare l’intero prezzo, nemmeno scambiando.
refusal-MAG-ACT-1 = Questa casella è occupata.
refusal-MAG-ACT-2 = Finché in alto restano membri neutrali o tuoi, non puoi piazzare l’equipaggio { $crew }.
refusal-MAG-ACT-4 = La { $column } è piena.
refusal-MAG-ACT-5 = Il pannello inferiore è pieno: si può riusare solo la riga in basso.
refusal-MAG-ACT-8 = Non puoi pagare questa riga: muovere costa { the-price }.
refusal-MAG-MOVE-3 = Il tuo esploratore è nella tempesta: deve uscirne.
refusal-MAG-MOVE-5 = Il settore { $sector } è nella tempesta: non ci si può entrare.
refusal-MAG-MOVE-12 = I due capi della linea di questa stazione sono nella tempesta.
refusal-MAG-MOVE-13 = Non hai più cubi per pagare { $owner }.
refusal-MAG-CARD-02 = Non puoi pagare 1 cubo che non sia del tuo colore.
refusal-MAG-TELE-1 = Non puoi pagare la stazione: { the-price }.
refusal-MAG-LAB-2 = Non puoi pagare il laboratorio: { the-price }.
refusal-MAG-RES-4 = Il tuo segnalino nella ricerca { $track } è già in cima.
refusal-MAG-RES-6 = Tutti i tuoi segnalini sono in cima: nessun livello da guadagnare.
refusal-MAG-CARD-12 = Il tuo segnalino nella ricerca { $track } non è il più basso.
refusal-MAG-SUP-3 = La riserva non ha più cubi di colore { $colour }.
refusal-MAG-BON-3 = La { $column } è vuota: lì si manda equipaggio solo se ce n’è già.
refusal-MAG-CARD-01 = Non puoi pagare { the-price }.
refusal-MAG-CARD-04 = Non puoi pagare { the-price }.
refusal-MAG-CARD-07 = Non puoi pagare il laboratorio in più: { the-price }.
refusal-MAG-OBJ-3 = Hai già completato questo obiettivo.
refusal-MAG-OBJ-4 = I tuoi laboratori non stanno come chiede la carta: { $labs } su { $sectors } settori, divisi come mostra il disegno.
refusal-MAG-OBJ-5 = Ti manca la maggioranza che questo obiettivo chiede.
refusal-MAG-OBJ-6 = I tuoi segnalini non sono abbastanza in alto: { $markers ->
    [one] un segnalino deve scendere di { $levels }.
   *[other] { $markers } segnalini devono scendere di { $levels } ciascuno.
}
refusal-MAG-OBJ-7 = Non sei in testa in nessuna delle sue ricerche.
refusal-MAG-OBJ-11 = Servono { $needed } comandanti; { $have ->
    [0] non ne controlli nessuno
   *[other] ne controlli { $have }
}.
refusal-MAG-XCH-4 = La riserva non ha più cubi di colore { $colour }.

## Il diario

log-lot = { $who ->
    [you] La sorte fa di te il primo giocatore.
   *[other] La sorte sceglie { $seat } come primo giocatore.
}
log-cards = { $who ->
    [you] Peschi gli artefatti { $one } ({ $first }) e { $other } ({ $second }): { $total } in tutto.
   *[other] { $seat } pesca gli artefatti { $one } ({ $first }) e { $other } ({ $second }): { $total } in tutto.
}
log-leads = { $who ->
    [you] I tuoi artefatti valgono di più: cominci tu.
   *[other] Gli artefatti di { $seat } valgono di più: comincia { $seat }.
}
log-normal-start = Qualcuno possiede meno di due artefatti: per tutti vale la preparazione normale.
log-start = { $who ->
    [you] Comincia il round { $round }; tocca prima a te.
   *[other] Comincia il round { $round }; tocca prima a { $seat }.
}
log-send = { $who ->
    [you] Mandi un membro dell’equipaggio in alto, nella { $column }.
   *[other] { $seat } manda un membro dell’equipaggio in alto, nella { $column }.
}
log-post = { $who ->
    [you] Metti un membro dell’equipaggio in basso, riga { $row } { $column }.
   *[other] { $seat } mette un membro dell’equipaggio in basso, riga { $row } { $column }.
}
log-card = { $who ->
    [you] Il tuo artefatto { $number } ({ $metal }) porta { $bonus }.
   *[other] L’artefatto { $number } ({ $metal }) di { $seat } porta { $bonus }.
}
log-reputation = { $who ->
    [you] Guadagni { the-fame }.
   *[other] { $seat } guadagna { the-fame }.
}
log-crew = { $who ->
    [you] Piazzi un membro dell’equipaggio { $crew } nella riga { $row } { $column }.
   *[other] { $seat } piazza un membro dell’equipaggio { $crew } nella riga { $row } { $column }.
}
log-gain = { $who ->
    [you] Prendi i cubi della riga.
   *[other] { $seat } prende i cubi della riga.
}
log-cubes = { $n ->
    [0] La riserva non ha più cubi di colore { $colour }{ $who ->
        [you] { " " }per te.
       *[other] { " " }per { $seat }.
    }
   *[other] { $who ->
        [you] Prendi { the-cubes }.
       *[other] { $seat } prende { the-cubes }.
    }
}
log-pay = { $who ->
    [you] Paghi { the-cubes }.
   *[other] { $seat } paga { the-cubes }.
}
log-substitute = { $who ->
    [you] { $commander } ti permette di pagare invece 1 cubo { $colour }.
   *[other] { $commander } permette a { $seat } di pagare invece 1 cubo { $colour }.
}
log-exchange = { $who ->
    [you] Scambi tre cubi ({ $one }, { $two }, { $three }) con 1 cubo { $got }.
   *[other] { $seat } scambia tre cubi ({ $one }, { $two }, { $three }) con 1 cubo { $got }.
}
log-use = { $who ->
    [you] Usi { $commander }.
   *[other] { $seat } usa { $commander }.
}
log-drive = { $who ->
    [you] Vai fino a { $space }.
   *[other] { $seat } va fino a { $space }.
}
log-stay = { $who ->
    [you] Il tuo esploratore resta dov’è.
   *[other] L’esploratore di { $seat } resta dov’è.
}
log-push = { $who ->
    [you] La tempesta spinge il tuo esploratore su { $space }.
   *[other] La tempesta spinge l’esploratore di { $seat } su { $space }.
}
log-jump = { $who ->
    [you] Con { $commander } salti su { $space }.
   *[other] Con { $commander } { $seat } salta su { $space }.
}
log-begin = { $who ->
    [you] { $owner_who ->
        [you] Parti dalla tua stazione ({ $spot }).
       *[other] Parti dalla stazione di { $owner } ({ $spot }).
    }
   *[other] { $owner_who ->
        [you] { $seat } parte dalla tua stazione ({ $spot }).
        [same] { $seat } parte dalla propria stazione ({ $spot }).
       *[other] { $seat } parte dalla stazione di { $owner } ({ $spot }).
    }
}
log-fee = { $who ->
    [you] Dai 1 cubo { $colour } a { $owner }.
   *[other] { $owner_who ->
        [you] { $seat } ti dà 1 cubo { $colour }.
       *[other] { $seat } dà 1 cubo { $colour } a { $owner }.
    }
}
log-build = { $who ->
    [you] Costruisci una stazione ({ $spot }): { the-fame }.
   *[other] { $seat } costruisce una stazione ({ $spot }): { the-fame }.
}
log-lab = { $who ->
    [you] Installi un laboratorio su { $space }.
   *[other] { $seat } installa un laboratorio su { $space }.
}
log-waive = { $who ->
    [you] { $commander } ti condona il prezzo.
   *[other] { $commander } condona il prezzo a { $seat }.
}
log-rise = { $who ->
    [you] Sali al livello { $n } della ricerca { $track }.
   *[other] { $seat } sale al livello { $n } della ricerca { $track }.
}
log-top = { $who ->
    [you] Il tuo segnalino nella ricerca { $track } è in cima: il livello è perso.
   *[other] Il segnalino di { $seat } nella ricerca { $track } è in cima: il livello è perso.
}
log-all-top = { $who ->
    [you] Tutti i tuoi segnalini sono in cima: il livello è perso.
   *[other] Tutti i segnalini di { $seat } sono in cima: il livello è perso.
}
log-no-cube = { $who ->
    [you] La riserva non ha più cubi dei giocatori per te.
   *[other] La riserva non ha più cubi dei giocatori per { $seat }.
}
log-no-crew = { $who ->
    [you] Non ti restano membri dell’equipaggio da far entrare.
   *[other] A { $seat } non restano membri dell’equipaggio da far entrare.
}
log-draw = { $who ->
    [you] Peschi { $n ->
        [one] un cubo
       *[other] { $n } cubi
    } dal sacchetto.
   *[other] { $seat } pesca { $n ->
        [one] un cubo
       *[other] { $n } cubi
    } dal sacchetto.
}
log-drawn = Dal sacchetto: { the-cubes }.
log-black = { $n ->
    [one] Un cubo nero torna dentro
   *[other] { $n } cubi neri tornano dentro
}{ $who ->
    [you] ; { $n ->
        [one] al suo posto
       *[other] al loro posto
    } prendi { $got ->
        [one] { $got } cubo
       *[other] { $got } cubi
    } del tuo colore.
   *[other] ; { $n ->
        [one] al suo posto
       *[other] al loro posto
    } { $seat } prende { $got ->
        [one] { $got } cubo
       *[other] { $got } cubi
    } del suo colore.
}
log-swap = { $who ->
    [you] Passi davanti a { $other } nell’ordine di turno.
   *[other] { $other_who ->
        [you] { $seat } ti passa davanti nell’ordine di turno.
       *[other] { $seat } passa davanti a { $other } nell’ordine di turno.
    }
}
log-take = { $column_key ->
    [FP] { $who ->
        [you] Compri il segnalino primo giocatore.
       *[other] { $seat } compra il segnalino primo giocatore.
    }
   *[other] { $who ->
        [you] Prendi { $column }.
       *[other] { $seat } prende { $column }.
    }
}
log-lay = { $who ->
    [you] Sposti un membro dell’equipaggio { $crew } nella riga { $row } { $column }.
   *[other] { $seat } sposta un membro dell’equipaggio { $crew } nella riga { $row } { $column }.
}
log-token = { $who ->
    [you] Il segnalino primo giocatore è tuo: un livello e un cubo del colore di un giocatore.
   *[other] { $seat } ha il segnalino primo giocatore: un livello e un cubo del colore di un giocatore.
}
log-commander = { $who ->
    [you] { $commander } si unisce a te: { the-fame }.
   *[other] { $commander } si unisce a { $seat }: { the-fame }.
}
log-give-up = { $n ->
    [0] { $who ->
        [you] Cedi { $commander } e non hai reputazione da perdere.
       *[other] { $seat } cede { $commander } e non ha reputazione da perdere.
    }
   *[other] { $who ->
        [you] Cedi { $commander } e perdi { the-fame }.
       *[other] { $seat } cede { $commander } e perde { the-fame }.
    }
}
log-fame = { $who ->
    [you] { $commander } ti porta { the-fame }.
   *[other] { $commander } porta { the-fame } a { $seat }.
}
log-claim = { $who ->
    [you] Completi “{ $objective }”.
   *[other] { $seat } completa “{ $objective }”.
}
log-retrieve = { $who ->
    [you] Riprendi il laboratorio di { $space }.
   *[other] { $seat } riprende il laboratorio di { $space }.
}
log-lower = { $who ->
    [you] Il tuo segnalino nella ricerca { $track } scende di { $n }, al livello { $to }.
   *[other] Il segnalino di { $seat } nella ricerca { $track } scende di { $n }, al livello { $to }.
}
log-objective = { $who ->
    [you] “{ $objective }” ti porta { the-fame }.
   *[other] “{ $objective }” porta { the-fame } a { $seat }.
}
log-goal = { $who ->
    [you] Con { the-fame } hai raggiunto la meta: la fine è vicina.
   *[other] Con { the-fame } { $seat } ha raggiunto la meta: la fine è vicina.
}
log-administration = Fase di amministrazione del round { $round }.
log-income = { $who ->
    [you] Il settore { $sector } ti versa { the-price }.
   *[other] Il settore { $sector } versa a { $seat } { $own ->
        [0] { $yellow ->
            [one] { $yellow } cubo giallo
           *[other] { $yellow } cubi gialli
        }
       *[other] { $own ->
            [one] { $own } cubo
           *[other] { $own } cubi
        } del suo colore{ $yellow ->
            [0] { "" }
            [one] { " " }e { $yellow } giallo
           *[other] { " " }e { $yellow } gialli
        }
    }.
}
log-majority = { $who ->
    [you] Hai la maggioranza ({ $sector }): { the-fame }.
   *[other] { $seat } ha la maggioranza ({ $sector }): { the-fame }.
}
log-first = { $who ->
    [you] Hai il segnalino: da ora cominci tu.
   *[other] { $seat } ha il segnalino: da ora comincia { $seat }.
}
log-storm = La tempesta avanza: inghiotte il settore { $storm } e libera il settore { $calm }. Comincia il round { $round }.
log-rank = { $who ->
    [you] Posto { $place }: tu, con { the-fame }.
   *[other] Posto { $place }: { $seat }, con { the-fame }.
}
log-artefact = { $who ->
    [you] Vinci l’artefatto { $number } ({ $metal }, { $bonus }) per la tua collezione.
   *[other] { $seat } vince l’artefatto { $number } ({ $metal }, { $bonus }).
}

## L’immagine

picture-player = { $who ->
    [you] Tu
   *[other] { $name }
}
picture-none = nessuno
picture-board = Il pianeta e i suoi sei settori
picture-strip = Round e reputazione
picture-panels = Plancia azioni
picture-research = Ricerca
picture-goals = Obiettivi
picture-players = Giocatori
picture-storm = La tempesta: { $sectors }
picture-tile = Laboratori per settore; la tessera gira in senso orario dopo ogni round
picture-no-labs = { $sector }: nessun laboratorio
picture-labs-here = { $sector }: { $who ->
    [you] hai
   *[other] { $name } ha
} { $n ->
    [one] un laboratorio
   *[other] { $n } laboratori
}{ $leads ->
    [true] {" "}e la maggioranza
   *[false] {""}
}
picture-round = Round { $n } di { $of }
picture-round-short = Round { $n }/{ $of }
picture-of = di { $of }
picture-until = → round { $n }
picture-calm = { $sector }: calmo fino al round { $n }
picture-calm-from = { $sector } · calmo dal round { $n }
picture-storm-to-end = { $sector } · tempesta fino alla fine
picture-income-cell = { $sector }, { $n ->
    [one] un laboratorio rende
   *[other] { $n } laboratori rendono
}: { $cubes }.
picture-phase-trailing = La tempesta prende poi questo settore.
picture-phase-middle = Calmo anche nel prossimo round.
picture-phase-leading = Calmo per altri due round.
picture-space-red = rossa
picture-space-green = verde
picture-space-blue = blu
picture-space-amber = ambra
picture-space-white = ricerca a scelta
picture-space-free = { $space }: { $colour }, libera
picture-space-labs = { $space }: { $colour }, { $who ->
    [you] tuoi laboratori: { $n }
   *[other] laboratori di { $name }: { $n }
}
picture-spot-free = Libero per una stazione: { $spot }
picture-spot-built = { $who ->
    [you] La tua stazione
   *[other] Stazione di { $name }
}: { $spot }
picture-pad = La piazzola di atterraggio, { $sector }
picture-on-pad = piazzola di atterraggio
picture-scout = { $who ->
    [you] Il tuo esploratore
   *[other] Esploratore di { $name }
}: { $space }{ $storm ->
    [now] , nella tempesta
    [next] , dove la tempesta arriva poi
   *[none] {""}
}
picture-trail = { $who ->
    [you] Il tuo ultimo movimento
   *[other] Ultimo movimento di { $name }
}
picture-reputation = Reputazione: il primo a { $n } fa scattare la fine
picture-reputation-of = { $who ->
    [you] Hai
   *[other] { $name } ha
} { the-fame }
picture-order = Ordine di turno
picture-order-long = Ordine di turno: { $people }
picture-next-round = Prossimo round
picture-last-round = Ultimo round
picture-weather = Dopo questo round la tempesta avanza: inghiotte il settore { $storm } e libera il settore { $calm }.
picture-crew-left = equipaggio in alto
picture-crew-left-here = restano { $n }
picture-crew-left-short = equipaggio { $n }
picture-crew-left-long = Equipaggio rimasto in alto: { $n }. Il round finisce quando non c’è più nessuno.
picture-goal-short = meta { $n }
picture-supply = Riserva
picture-supply-of = Riserva, { $colour }: { $n }
picture-bag = Sacchetto { $n }
picture-bag-long = Il sacchetto contiene { $n } cubi: { $black } neri, { $cubes }. Per uno nero prendi un cubo del tuo colore.

picture-take = Prendi un comandante
picture-take-gain = +{ $n } reputaz.
picture-take-first = Primo: +1
picture-crew-above = Equipaggio
picture-your-price = Il tuo prezzo
picture-headline = Round { $n } di { $of } · meta { $goal }
goal-line = Vince chi ha più reputazione. La partita finisce quando qualcuno arriva a { $goal }, o dopo il round { $rounds }.
picture-narrow-pay = ✓
picture-narrow-exchange = ✓ 3:1
picture-narrow-short = −{ $n }
picture-able = Possono completarlo ora: { $people }
picture-yours = è tuo
picture-can-pay = ✓ pagabile
picture-can-exchange = ✓ { $n }× 3:1
picture-can-short = manca { $n }
picture-token = Segnalino primo giocatore: un livello, un cubo di un giocatore a scelta, e si comincia il prossimo round.
picture-token-short = Primo
picture-token-held = Segnalino primo giocatore
picture-held-by = { $who ->
    [you] (tuo)
   *[other] ({ $name })
}
picture-crew-here = Membro { $crew }, { $column }
picture-place = Piazza l’equipaggio
picture-place-how = A muovi (paga) o B cubi
picture-above = Sopra
picture-kinds-give = Dai un cubo
picture-kinds-get = Prendi un cubo
picture-free = gratis
picture-row = Riga { $row }: A, muovi per { $cost }; B, prendi { $gain }
picture-slot = Riga { $row } { $column }
picture-bonus-research = un livello, ricerca { $track }
picture-bonus-bag = con B, pesca un cubo dal sacchetto
picture-bonus-crew = fai arrivare un membro dell’equipaggio
picture-bonus-swap = un posto avanti nell’ordine di turno
picture-bonus-range = con A, un passo in più
picture-bonus-second-lab = con A, un secondo laboratorio

picture-wisest = { $who ->
    [you] Sei in testa
   *[other] { $name } è in testa
} sulla ricerca { $track }.
picture-nobody-wisest = Nessuno è da solo in testa sulla ricerca { $track }.
picture-leads-nobody = nessuno in testa
picture-leads = { $who ->
    [you] sei in testa
   *[other] in testa
}
picture-level = ricerca { $track }, livello { $n }
picture-marker = { $who ->
    [you] Tu
   *[other] { $name }
}: ricerca { $track }, livello { $n }
picture-gift-own = un cubo del tuo colore
picture-gift-yellow = un cubo giallo
picture-gift-any = un cubo di un giocatore a scelta
picture-gift-bag = pesca { $n } dal sacchetto
picture-gift-crew = fai arrivare un membro dell’equipaggio

picture-forecast = Se il round finisse ora
picture-outlook = { $who ->
    [you] Tu
   *[other] { $name }
}: { $cubes }, reputazione { $fame }
picture-ranking = Classifica
picture-artefact = artefatto { $number }, { $metal } ({ $bonus })
picture-card-short = n. { $n }
picture-claimed = { $who ->
    [you] Tu
   *[other] { $name }
}: { the-fame }
picture-led-0 = da { $n } settori
picture-led-1 = { $n } settori, in testa in uno
picture-led-2 = in testa nel primo
picture-markers-down = { $markers ->
    [one] 1 segnalino −{ $levels }
   *[other] { $markers } segnalini −{ $levels } ognuno
}
picture-with-chiefs = con { $n } comandanti
picture-lead-one = in testa su una
picture-goal-have = { $who ->
    [you] Tu
   *[other] { $name }
}: { $have } di { $of }
picture-goal-done = { $who ->
    [you] Ce l’hai
   *[other] { $name } ce l’ha
}
picture-goal-next = poi { $markers ->
    [one] −{ $levels }
   *[other] { $markers } × −{ $levels }
}
picture-goal-sectors = Riprendi { $labs } laboratori da { $n } settori diversi.
picture-goal-sectors-any = Riprendi { $labs } laboratori da { $n } settori diversi; serve la maggioranza in uno di essi.
picture-goal-sectors-first = Riprendi { $labs } laboratori da { $n } settori diversi; serve la maggioranza nel primo.
picture-goal-markers = { $markers ->
    [one] Un segnalino scende di { $levels }.
   *[other] { $markers } segnalini scendono di { $levels } ognuno.
}
picture-goal-chiefs = Servono { $n } comandanti, che restano tuoi.
picture-goal-lead = Sono la rossa, la verde e la blu, e devi essere in testa su una di esse.

picture-nth = { $n }º
picture-in-storm = nella tempesta
picture-storm-next = arriva la tempesta
picture-winner = Vince la partita
picture-fame = reputazione
picture-fame-later = Reputazione che l’amministrazione porterebbe ora
picture-no-cubes = nessun cubo
picture-cubes-of = { $colour }: { $n }
picture-left-lab = Laboratori rimasti: { $n }; prezzo del prossimo: { $cubes }
picture-left-station = Stazioni rimaste: { $n }; prezzo della prossima: { $cubes }
picture-left-crew = Membri dell’equipaggio rimasti: { $n }

picture-exchange = Prima scambia { $n } altri cubi con { $cubes }
picture-no-lab = senza lab
picture-at-top = in cima
picture-fee = { $who ->
    [you] tua
   *[other] 1 cubo a { $name }
}
picture-you-have = ne hai { $n }

picture-words-mine = Tu
picture-words-others = Gli altri
picture-words-round = Il round
picture-words-planet = Il pianeta
picture-words-player = { $name }: { the-fame }; cubi: { $cubes }; rimasti: laboratori { $labs }, stazioni { $stations }, equipaggio { $crew }.
picture-words-chiefs = { $name }, comandanti: { $commanders }.
picture-words-sector = { $sector }: { $calm ->
    [true] calmo
   *[false] tempesta
}. Laboratori: { $labs }.
picture-words-column = { $column }: equipaggio { $crew }; prezzo { $cubes }; righe libere: { $rows }.

picture-short-01 = 1 giallo: 1 stella
picture-short-02 = 1 passo in più
picture-short-03 = bonus obiettivo
picture-short-04 = compra 1 livello
picture-short-05 = giallo o tuo
picture-short-06 = salta a un lab
picture-short-07 = 1 lab in più
picture-short-08 = maggioranza +1
picture-short-11 = altra ricerca
picture-short-12 = B: più bassa +1
picture-short-13 = B: 1 cubo in più
picture-short-14 = sacchetto: +2
picture-short-15 = reputazione +1
picture-short-16 = caselle occupate
picture-short-17 = riga 1 in meno
picture-short-18 = 1 prezzo gratis
picture-does-01 = quando arriva, fino a due volte, 1 giallo compra 1 punto reputazione.
picture-does-02 = muovendo, 1 cubo non del tuo colore compra 1 passo in più.
picture-does-03 = ogni obiettivo porta 1 punto reputazione e 1 livello in più.
picture-does-04 = muovendo, 2 cubi del tuo colore comprano 1 livello.
picture-does-05 = muovendo o prendendo, 1 cubo tuo può sostituire 1 giallo, o viceversa.
picture-does-06 = invece di muovere, salta in un’area calma con un laboratorio.
picture-does-07 = muovendo, 1 cubo tuo permette un laboratorio in più sulla stessa casella.
picture-does-08 = ogni maggioranza porta 1 punto reputazione in più all’amministrazione.
picture-does-11 = un livello può essere guadagnato su un’altra ricerca.
picture-does-12 = con B, il tuo segnalino più basso sale di 1.
picture-does-13 = con B, prendi 1 cubo in più di un giocatore a scelta.
picture-does-14 = pesca 2 cubi in più ogni volta che peschi dal sacchetto.
picture-does-15 = 1 punto reputazione, e ancora a ogni amministrazione in cui lo tieni.
picture-does-16 = una volta per turno si può usare una casella occupata.
picture-does-17 = muovere dalla riga costa 1 cubo tuo in meno.
picture-does-18 = una volta per turno muovendo, ignora il prezzo di un laboratorio o di una stazione.

# Impostazioni impossibili.

setting-artefact-seats = Gli artefatti si indicano per ognuno dei { $seats } posti, oppure per nessuno.
setting-artefacts = “{ $cards }” non è una lista di artefatti diversi; possibili: { $possible }.

# Quanto vale una posizione, parte per parte.
worth-reputation = reputazione
worth-cubes = cubi da spendere
worth-research = livelli di ricerca e comandanti in arrivo
worth-sectors = maggioranze e rendite
worth-objectives = obiettivi a portata
worth-crew = equipaggio ancora a bordo
worth-chiefs = comandanti dell’amministrazione

# -- The final count, category by category. ------------------------------------------------------------

tally-objectives = Obiettivi
tally-stations = Stazioni
tally-majorities = Maggioranze
tally-commanders = Comandanti
tally-artefacts = Artefatti
tally-tie-order = posto nell’ordine di turno
lap = Round
