# Mars in italiano.

title = Mars
tagline = Miniere, cupole, trattative: fai crescere la tua colonia accanto alle rivali.
length = 90 min
table-places = Utopia Planitia; Elysium Planitia; Hellas Planitia; Isidis Planitia; Amazonis Planitia; Arcadia Planitia; Acidalia Planitia; Chryse Planitia; Argyre Planitia; Lunae Planum; Hesperia Planum; Syria Planum
preset-usual = Partita consueta
preset-usual-line = Dodici punti, trattative libere.
preset-first = Prima partita
preset-first-line = Dieci punti; offerte di una o due carte.
preset-duel = Un duello
preset-duel-line = In due, posti equi: una carta in più a chi gioca secondo, ultimo round completo.
preset-long = Partita lunga
preset-long-line = Quindici punti, per una serata intera.
preset-house = Regole della casa
preset-house-line = Inizio scelto, posti equi, ultimo round completo.
variant-target = Durata della partita
variant-target-10 = breve (10 punti)
variant-target-12 = media (12 punti)
variant-target-15 = lunga (15 punti)
variant-first = Primo giocatore
variant-first-random = estratto a sorte
variant-first-orange = Arancio
variant-first-sky = Celeste
variant-first-green = Verde
variant-first-rose = Rosa
variant-revised_setup = Preparazione riveduta
variant-revised_setup-false = no
variant-revised_setup-true = sì: meno miniere, carte iniziali a scelta
variant-seat_compensation = Compensazione dei posti
variant-seat_compensation-false = no
variant-seat_compensation-true = sì: gli ultimi pescano più carte iniziali
variant-full_round = Round completo
variant-full_round-false = no: la partita finisce subito
variant-full_round-true = sì: l’ultimo round si completa
variant-fair_seats = Posti equi
variant-fair_seats-false = no
variant-fair_seats-true = sì: round completo, e più carte iniziali agli ultimi
variant-simple_negotiation = Trattative
variant-simple_negotiation-false = complete: controproposte, aperture, richieste di offerte
variant-simple_negotiation-true = semplici: 1 per 1, 2 per 1 o 1 per 2
variant-open_hands = Mani scoperte
variant-open_hands-false = no
variant-open_hands-true = sì: tutte le materie prime sono visibili

## Schede

tab-colony = Colonia
tab-build = Edifici
tab-rivals = Rivali
tab-deals = Scambi
tab-hand = Mano
tab-tiles = Tessere
tab-players = Giocatori

## Nomi

material-count = { $n } unità di { $material }
material-iron = ferro
    .mine = miniera di ferro
material-carbon = carbonio
    .mine = miniera di carbonio
material-silicon = silicio
    .mine = miniera di silicio
material-water = acqua
    .mine = miniera d’acqua
material-oxygen = ossigeno
    .mine = miniera di ossigeno

chain-housing = Abitazione
    .the = l’abitazione
    .another = un’altra abitazione
chain-power_plant = Centrale energetica
    .the = la centrale energetica
    .another = un’altra centrale energetica
chain-silo = Silo
    .the = il silo
    .another = un altro silo
chain-communication = Modulo di comunicazione
    .the = il modulo di comunicazione
    .another = un altro modulo di comunicazione
chain-military = Base militare
    .the = la base militare
    .another = un’altra base militare
chain-rnd = Centro di R&S
    .the = il centro di R&S
    .another = un altro centro di R&S
chain-spaceport = Spazioporto
    .the = lo spazioporto
    .another = un altro spazioporto

item-housing = prossima abitazione
    .the = un’abitazione
item-power_plant = centrale energetica
    .the = una centrale energetica
item-silo = silo
    .the = un silo
item-communication = modulo di comunicazione
    .the = un modulo di comunicazione
item-military = base militare
    .the = una base militare
item-rnd = centro di R&S
    .the = un centro di R&S
item-spaceport = spazioporto
    .the = lo spazioporto
item-mine1 = miniera 1
    .the = la miniera 1
item-mine2 = miniera 2
    .the = la miniera 2
item-mine3 = miniera 3
    .the = la miniera 3
item-mine4 = miniera 4
    .the = la miniera 4

domain-housing = Supremazia abitativa
    .in = nelle abitazioni
    .needed = un’abitazione alimentata
    .supremacy = la supremazia abitativa
domain-energy = Supremazia energetica
    .in = nell’energia
    .needed = una centrale attiva
    .supremacy = la supremazia energetica
domain-communication = Supremazia delle comunicazioni
    .in = nelle comunicazioni
    .needed = un modulo di comunicazione attivo
    .supremacy = la supremazia delle comunicazioni
domain-military = Supremazia militare
    .in = sul piano militare
    .needed = una base militare attiva
    .supremacy = la supremazia militare
domain-rnd = Supremazia R&S
    .in = nella R&S
    .needed = un centro di R&S attivo
    .supremacy = la supremazia R&S

event-none = Incursione
event-deposit_iron = Nuovo giacimento di ferro
event-deposit_carbon = Nuovo giacimento di carbonio
event-deposit_silicon = Nuovo giacimento di silicio
event-deposit_water = Nuovo giacimento d’acqua
event-deposit_oxygen = Nuovo giacimento di ossigeno
event-new_colonist = Nuovo colono
event-conflict_communication_minor = Conflitto minore di comunicazione
event-conflict_communication_major = Conflitto maggiore di comunicazione
event-conflict_military_minor = Conflitto militare minore
event-conflict_military_major = Conflitto militare maggiore
event-conflict_rnd_minor = Conflitto minore di R&S
event-conflict_rnd_major = Conflitto maggiore di R&S
event-supremacy_housing = Supremazia abitativa
event-supremacy_energy = Supremazia energetica
event-supremacy_communication = Supremazia delle comunicazioni
event-supremacy_military = Supremazia militare
event-supremacy_rnd = Supremazia R&S
event-contested_supremacy = Supremazia contestata

event-text-deposit_iron = Il giocatore attivo prende 3 unità di ferro dalla riserva.
event-text-deposit_carbon = Il giocatore attivo prende 3 unità di carbonio dalla riserva.
event-text-deposit_silicon = Il giocatore attivo prende 3 unità di silicio dalla riserva.
event-text-deposit_water = Il giocatore attivo prende 3 unità di acqua dalla riserva.
event-text-deposit_oxygen = Il giocatore attivo prende 3 unità di ossigeno dalla riserva.
event-text-new_colonist = Il giocatore attivo mette 1 nuovo colono sull’abitazione 0.
event-text-conflict_communication_minor = Il vincitore guarda le materie prime dello sconfitto e ne prende 1 a scelta.
event-text-conflict_communication_major = Il vincitore prende 1 contratto a scelta; uno sconfitto senza contratti dà 2 materie prime a scelta del vincitore.
event-text-conflict_military_minor = Il vincitore pesca a caso 2 materie prime dalla mano dello sconfitto.
event-text-conflict_military_major = Il vincitore distrugge il livello più alto di un tipo di installazione dello sconfitto, mai una miniera o un livello 0. Se non ce n’è, pesca 2 materie prime a caso.
event-text-conflict_rnd_minor = Il vincitore pesca 1 carta R&S1.
event-text-conflict_rnd_major = Il vincitore prende 1 carta R&S scoperta a scelta; se non ce n’è, pesca 1 carta R&S2.
event-text-supremacy_housing = 1 PV e 3 nuovi coloni, che seguono la carta se cambia di mano.
event-text-supremacy_energy = 1 PV. Chi la detiene può usare tutta l’energia inutilizzata di un’altra colonia.
event-text-supremacy_communication = 1 PV. Una volta per fase di scambi chi la detiene scambia 1 materia prima a scelta con la riserva.
event-text-supremacy_military = 1 PV. Vinta un’incursione, chi la detiene guarda la mano dello sconfitto e sceglie la carta.
event-text-supremacy_rnd = 1 PV. Una volta per fase di R&S chi la detiene può ritirare il dado.
event-text-contested_supremacy = Il giocatore attivo può rimettere in gioco una supremazia detenuta; in caso di parità resta dov’è.

card-guided_weapons = Armi guidate
card-signal_encryption = Cifratura dei segnali
card-research_network = Rete di ricerca
card-smart_grid = Rete intelligente
card-life_support = Supporto vitale a ciclo chiuso
card-field_study = Studio sul campo
card-compact_storage = Stoccaggio compatto
card-deep_drilling = Trivellazione profonda
card-synthesis = Sintesi chimica
card-countermeasures = Contromisure
card-orbital_defence = Difesa orbitale
card-quantum_link = Collegamento quantistico
card-martian_academy = Accademia marziana
card-terraforming = Terraformazione
card-biosphere = Biosfera
card-space_elevator = Ascensore spaziale
card-fusion = Fusione nucleare
card-superconductors = Superconduttori
card-cloning = Clonazione
card-nanofabrication = Nanofabbricazione
card-rich_veins = Filoni ricchi
card-orbital_freight = Trasporto orbitale
card-planetary_shield = Scudo planetario
card-prefabrication = Prefabbricazione
card-espionage = Spionaggio

card-text-guided_weapons = Bonus nei confronti militari. 1 punto scienza.
card-text-signal_encryption = Bonus nei confronti di comunicazione. 1 punto scienza.
card-text-research_network = Bonus nei confronti di R&S. 1 punto scienza.
card-text-smart_grid = Bonus nei confronti di energia. 1 punto scienza.
card-text-life_support = Bonus nei confronti abitativi. 1 punto scienza.
card-text-field_study = 1 punto scienza.
card-text-compact_storage = Il limite della mano aumenta di 2 finché il silo 0 è attivo.
card-text-deep_drilling = Nei tuoi scambi: ogni tua miniera attiva dà 1 carta in più.
card-text-synthesis = Nei tuoi scambi: prendi 2 materie prime a scelta dalla riserva.
card-text-countermeasures = Quando sei una delle due parti di un conflitto o di un’incursione: tutto è annullato, nessuno vince.
card-text-orbital_defence = Bonus nei confronti militari. 2 punti scienza.
card-text-quantum_link = Bonus nei confronti di comunicazione. 2 punti scienza.
card-text-martian_academy = Bonus nei confronti di R&S. 2 punti scienza.
card-text-terraforming = 1 PV.
card-text-biosphere = 1 PV.
card-text-space_elevator = 1 PV.
card-text-fusion = Il massimo di energia aumenta di 3.
card-text-superconductors = Il massimo di energia aumenta di 2.
card-text-cloning = 2 nuovi coloni sull’abitazione 0.
card-text-nanofabrication = Una volta per fase di costruzione: la prossima installazione costa 1 materia prima in meno, mai meno di 1.
card-text-rich_veins = A ogni produzione una tua miniera attiva, a scelta, dà 1 carta in più.
card-text-orbital_freight = Commerci con la Terra 2 per 1 anche senza spazioporto.
card-text-planetary_shield = Non perdi materie prime quando perdi un’incursione.
card-text-prefabrication = Nelle tue costruzioni: la prossima installazione costa 2 materie prime in meno, mai meno di 1.
card-text-espionage = Nei tuoi scambi: guarda le materie prime di un giocatore e prendine 1.

phase-trade = scambi
phase-build = costruzioni
phase-colony = colonia
plan-best = migliore
edge-strength = { "" }
edge-bonus = { "" }, grazie ai bonus di R&S
edge-colonists = { "" }, grazie ai coloni liberi
phase-name-0 = Preparazione
phase-name-1 = Evento
phase-name-2 = R&S
phase-name-3 = Rifornimento
phase-name-4 = Miniere
phase-name-5 = Scambi
phase-name-6 = Costruzioni
phase-name-7 = Fine del turno

## Domande

ask-mine = { $who ->
    [you] Scegli una miniera per la colonia: ogni turno dà una carta della sua materia.
   *[other] { $seat } sceglie una miniera.
}
ask-start = { $who ->
    [you] Scegli una materia prima con cui cominciare.
   *[other] { $seat } sceglie le carte iniziali.
}
ask-opponent = { $who ->
    [you] { $event }: scegli l’avversario.
   *[other] { $event }: { $seat } sceglie un avversario.
}
ask-parry = { $who ->
    [you] { $event } tra { $one_who ->
        [you] te
       *[other] { $one }
    } e { $other_who ->
        [you] te
       *[other] { $other }
    }: intervieni con le tue Contromisure?
   *[other] { $event } tra { $one_who ->
        [you] te
       *[other] { $one }
    } e { $other_who ->
        [you] te
       *[other] { $other }
    }: { $seat } può ancora intervenire.
}
ask-parry-bare = { $who ->
    [you] { $event } tra { $one_who ->
        [you] te
       *[other] { $one }
    } e { $other_who ->
        [you] te
       *[other] { $other }
    }: non hai Contromisure.
   *[other] { $event } tra { $one_who ->
        [you] te
       *[other] { $one }
    } e { $other_who ->
        [you] te
       *[other] { $other }
    }: { $seat } può ancora intervenire.
}
ask-look = { $who ->
    [you] Vedi la mano di { $loser }: scegli la carta da prendere.
   *[other] { $seat } guarda { $loser_who ->
        [you] la tua mano
       *[other] la mano di { $loser }
    } e prende una carta.
}
ask-seize = { $who ->
    [you] Hai vinto: scegli il contratto da prendere a { $loser }.
   *[other] { $seat } sceglie { $loser_who ->
        [you] un tuo contratto
       *[other] un contratto di { $loser }
    }.
}
ask-return = { $who ->
    [you] Hai troppi contratti: scegli quello da restituire.
   *[other] { $seat } restituisce un contratto.
}
ask-destroy = { $who ->
    [you] Hai vinto: scegli l’installazione di { $loser } da distruggere.
   *[other] { $seat } sceglie { $loser_who ->
        [you] una tua installazione
       *[other] un’installazione di { $loser }
    } da distruggere.
}
ask-claim = { $who ->
    [you] Hai vinto: scegli la carta R&S da prendere a { $loser }.
   *[other] { $seat } sceglie { $loser_who ->
        [you] una tua carta R&S
       *[other] una carta R&S di { $loser }
    }.
}
ask-give-up = { $who ->
    [you] { $n ->
        [one] Un colono deve ancora partire e nessuno è libero:
       *[other] { $n } coloni devono ancora partire e nessuno è libero:
    } scegli un’installazione da svuotare.
   *[other] { $seat } svuota un’installazione, perché dei coloni devono partire.
}
ask-save = { $who ->
    [you] Carenza di energia: ne usi { $used } su { $energy }. Scegli che cosa disattivare.
   *[other] { $seat } ha troppo poca energia e disattiva qualcosa.
}
ask-contest = { $who ->
    [you] Quale supremazia rimetti in gioco?
   *[other] { $seat } può rimettere in gioco una supremazia.
}
ask-raid = { $who ->
    [you] Vuoi fare un’incursione? Chi vince, tu o l’altro, pesca una carta dalla mano di chi perde.
   *[other] { $seat } può fare un’incursione.
}
ask-roll = { $who ->
    [you] Tiri il dado di R&S? Con 1 puoi pescare una carta R&S1, con 2 una R&S2 se il livello 2 è attivo.
   *[other] { $seat } può tirare il dado di R&S.
}
ask-reroll = { $who ->
    [you] Supremazia R&S: tieni il risultato o ritiri? Vale il secondo risultato.
   *[other] { $seat } può ritirare il dado.
}
ask-draw = { $who ->
    [you] Puoi pescare una carta R&S{ $deck }.
   *[other] { $seat } può pescare una carta R&S{ $deck }.
}
ask-vein = { $who ->
    [you] Filoni ricchi: quale miniera dà una carta in più?
   *[other] { $seat } sceglie la miniera che dà una carta in più.
}
ask-opening = { $who ->
    [you] Il tuo modulo di livello 2 ti dà la parola prima di tutti: fai un’offerta o passa.
   *[other] { $seat } può aprire gli scambi con un’offerta.
}
ask-draft = { $who ->
    [you] Componi la proposta: che cosa dai e che cosa vuoi. Nessuno la vede finché non la invii.
   *[other] { $seat } compone una proposta.
}
ask-answer = { $who ->
    [you] { $author } fa un’offerta: accetti, rifiuti o fai una controproposta?
   *[other] { $seat } valuta { $author_who ->
        [you] la tua offerta
       *[other] l’offerta di { $author }
    }.
}
ask-hear = { $who ->
    [you] { $other } fa una controproposta: accetti o rifiuti?
   *[other] { $seat } valuta { $other_who ->
        [you] la tua controproposta
       *[other] la controproposta di { $other }
    }.
}
ask-choice = { $who ->
    [you] Scegli una delle risposte, o nessuna.
   *[other] { $seat } sceglie tra le risposte.
}
ask-offers = { $who ->
    [you] Richiesta di offerte: fanne una o passa. Le offerte si mostrano tutte insieme.
   *[other] { $seat } pensa a un’offerta.
}
ask-trade = { $who ->
    [you] Scambia quanto vuoi; dopo questa fase niente scambi fino al tuo prossimo turno.
   *[other] { $seat } fa scambi.
}
ask-fetch = { $who ->
    [you] Che cosa prendi in cambio del { $material }?
   *[other] { $seat } sceglie che cosa prendere in cambio del { $material }.
}
ask-synthesize = { $who ->
    [you] Sintesi chimica: scegli una materia prima ({ $n } da prendere).
   *[other] { $seat } sceglie una materia prima.
}
ask-spy = { $who ->
    [you] Spionaggio: di chi guardi la mano?
   *[other] { $seat } sceglie chi spiare.
}
ask-build = { $who ->
    [you] Scegli che cosa aggiungere alla colonia, o chiudi la fase.
   *[other] { $seat } costruisce.
}
ask-spare = { $who ->
    [you] Lo sconto ti risparmia { $n ->
        [one] una carta
       *[other] { $n } carte
    }: scegli una materia da non pagare.
   *[other] { $seat } sceglie che cosa non pagare.
}
ask-sign = { $who ->
    [you] Scegli un contratto: che cosa dai, che cosa ricevi.
   *[other] { $seat } sceglie un contratto.
}
ask-borrow = { $who ->
    [you] Supremazia energetica: da chi prendi in prestito l’energia inutilizzata fino alla fine del tuo prossimo turno?
   *[other] { $seat } può prendere energia in prestito.
}
ask-arrange = { $who ->
    [you] Disponi i coloni (energia in uso: { $used } su { $energy }). Conta solo ciò che funziona.
   *[other] { $seat } dispone i coloni.
}
ask-discard = { $who ->
    [you] I silo sono pieni: { $n ->
        [one] una carta deve
       *[other] { $n } carte devono
    } andare via. Scegline una.
   *[other] { $seat } scarta fino al limite della mano.
}

## Scelte

option-mine = Apri una { $material }
    .short = { $material }
option-take = Prendi: { $material }
option-pass = No, grazie
option-keep = Tieni il risultato
option-let = Lascia fare
option-go-on = Continua
option-fight = Contro { $to }
option-raid = Incursione contro { $to }
option-spy = Guarda la mano di { $to }
option-borrow = Prendi in prestito da { $to }
option-play = Gioca “{ $card }”
option-seize = Prendi { $given } → { $got }
option-destroy = Distruggi { $chain }
option-claim = Prendi “{ $card }”
option-contest = Contesta: { $domain }
option-roll = Tira il dado
option-reroll = Ritira il dado
option-draw = Pesca una carta
option-earth = Terra: manda { $material }
option-swap = Contratto: 1 { $given } → 1 { $got }
option-exchange = Supremazia: scambia 1 unità di { $material }
option-propose = Fai un’offerta a { $to }
option-broadcast = Fai un’offerta a tutti
option-call = Richiedi offerte
option-give = Dai 1 unità di { $material }
option-want = Chiedi 1 unità di { $material }
back-give = Riprendi 1 unità di { $material } da ciò che dai
back-want = Riprendi 1 unità di { $material } da ciò che vuoi
option-send = Invia la proposta
option-drop = Lascia perdere
option-accept = Accetta
option-decline = Rifiuta
option-counter = Fai una controproposta
option-choose = Prendi la risposta di { $to }
option-build = { $chain }
option-contract = Contratto commerciale
option-sign = { $given } → { $got }
option-return = Restituisci { $given } → { $got }
option-spare = Non pagare 1 unità di { $material }
option-on = Attiva: { $item }
option-off = Disattiva: { $item }
option-arrange = Disponi bene la colonia
option-discard = Scarta 1 unità di { $material }
option-close = { $phase_key ->
    [trade] Chiudi gli scambi
    [build] Chiudi le costruzioni
   *[colony] Lascia la colonia così
}

## Rifiuti

refusal-MARS-SETUP-3 = Non resta nessuna { $material }.
refusal-MARS-VAR-1 = Questa pila è vuota.
refusal-MARS-EARTH-1 = La Terra chiede { $rate } unità di { $material } per una carta; { $held ->
    [0] non ne hai.
    [one] ne hai solo una.
   *[other] ne hai solo { $held }.
}
refusal-MARS-EARTH-3 = La riserva non ha carte di un’altra materia.
refusal-MARS-CONTR-1 = Non hai { $material } da dare.
refusal-MARS-CONTR-2 = La riserva non ha { $material }.
refusal-MARS-CONTR-7 = In una fase di scambi si fanno al massimo { $n } scambi con contratti.
refusal-MARS-SUP-11 = La supremazia delle comunicazioni dà uno scambio per fase; è già usato.
refusal-MARS-RND-18 = Nessuno ha carte da guardare.
refusal-MARS-NEG-3 = Non hai un modulo di comunicazione attivo, e { $to } non ha un livello 2 attivo.
refusal-MARS-NEG-23 = Serve un partner con cui puoi trattare, e almeno una carta in mano a ciascuno.
refusal-MARS-NEG-12 = { $call ->
    [0] Hai già fatto le tue { $n } proposte di questa fase.
   *[other] Hai già fatto le tue { $n } richieste di offerte di questa fase.
}
refusal-MARS-NEG-16 = Un’offerta a tutti richiede almeno due partner.
refusal-MARS-NEG-10 = { $n ->
    [0] Una materia sta da una parte sola: prima riprendila dall’altra.
    [one] Da questa parte sta al massimo una carta.
   *[other] Da questa parte stanno al massimo { $n } carte.
}
refusal-MARS-NEG-11 = { $held ->
    [0] Non hai { $material }.
   *[other] Hai solo { $held } unità di { $material }.
}
refusal-MARS-NEG-4 = Ciascuno dà almeno una carta; niente regali.
refusal-MARS-NEG-18 = Hai già fatto questa proposta, e da allora nessuna mano è cambiata.
refusal-MARS-NEG-14 = Non hai ciò che è richiesto.
refusal-MARS-NEG-15 = Non hai ciò che la risposta chiede.
refusal-MARS-NEG-22 = Nelle trattative semplici si scambia 1 per 1, 2 per 1 o 1 per 2, senza controproposte né richieste.
refusal-MARS-BUILD-1 = Materie che ti mancano: { $missing }.
refusal-MARS-BUILD-10 = Non ne restano.
refusal-MARS-BUILD-8 = Nemmeno con questo sconto potresti pagare un’installazione.
refusal-MARS-BUILD-9 = Non potresti pagare il resto. Materie che ti mancherebbero: { $missing }.
refusal-MARS-MINE-1 = Una colonia ha quattro posti per le miniere; i tuoi sono occupati.
refusal-MARS-SPACE-3 = Una colonia ha un solo spazioporto.
refusal-MARS-COMP-7 = Sulla tua plancia non c’è più posto per { $chain }.
refusal-MARS-ACT-1 = Non hai coloni liberi.
refusal-MARS-END-9 = Tutta l’energia è in uso ({ $used } su { $energy }).
refusal-MARS-END-8 = Senza questa centrale la tua energia sarebbe { $energy } e ne useresti { $used }.
refusal-MARS-END-10 = Usi { $used } unità di energia e ne hai solo { $energy }: prima disattiva qualcosa, o occupa una centrale.
refusal-MARS-END-11 = Questo posto ha già cambiato stato { $n } volte.
refusal-MARS-HOUS-7 = { $brought ->
    [one] Il colono che ha portato partirebbe
   *[other] I { $brought } coloni che ha portato partirebbero
}; { $free ->
    [0] non ne hai di liberi.
    [one] ne hai libero solo uno.
   *[other] ne hai liberi solo { $free }.
}
refusal-MARS-SUP-10 = { $to_who ->
    [you] Non hai energia inutilizzata.
   *[other] { $to } non ha energia inutilizzata.
}

## Il diario

log-turn = { $who ->
    [you] Il tuo turno, round { $round }.
   *[other] Turno di { $seat }, round { $round }.
}
log-event = Evento: { $event }.
log-deposit = { $n ->
    [0] La riserva non ha più { $material }.
   *[other] { $who ->
        [you] Prendi { $n } unità di { $material } dalla riserva.
       *[other] { $seat } prende { $n } unità di { $material } dalla riserva.
    }
}
log-arrive = { $n ->
    [0] Non ci sono più coloni disponibili.
    [one] { $who ->
        [you] Un colono si unisce a te.
       *[other] Un colono si unisce a { $seat }.
    }
   *[other] { $who ->
        [you] { $n } coloni si uniscono a te.
       *[other] { $n } coloni si uniscono a { $seat }.
    }
}
log-fizzle = { $who ->
    [you] Non hai { $domain } di livello { $n }: non succede niente.
   *[other] { $seat } non ha { $domain } di livello { $n }: non succede niente.
}
log-fight = { $who ->
    [you] Attacchi briga con { $other }.
   *[other] { $other_who ->
        [you] { $seat } attacca briga con te.
       *[other] { $seat } attacca briga con { $other }.
    }
}
log-win = { $who ->
    [you] Vinci contro { $other } { $domain }, { $mine } a { $theirs }{ $edge }.
   *[other] { $other_who ->
        [you] { $seat } vince contro di te { $domain }, { $mine } a { $theirs }{ $edge }.
       *[other] { $seat } vince contro { $other } { $domain }, { $mine } a { $theirs }{ $edge }.
    }
}
log-tie = { $who ->
    [you] Tu e { $other } siete
   *[other] { $other_who ->
        [you] Tu e { $seat } siete
       *[other] { $seat } e { $other } sono
    }
} alla pari { $domain } ({ $n } a testa): nessuno vince.
log-steal = { $who ->
    [you] Prendi una carta a { $other }.
   *[other] { $other_who ->
        [you] { $seat } ti prende una carta.
       *[other] { $seat } prende una carta a { $other }.
    }
}
log-stolen = La carta: { $material }.
log-stolen-veiled = Nessun altro vede la carta.
log-nothing = { $other_who ->
    [you] La tua mano è vuota: non c’è niente da prendere.
   *[other] La mano di { $other } è vuota: non c’è niente da prendere.
}
log-seize = { $who ->
    [you] Prendi a { $other } il contratto { $given } → { $got }.
   *[other] { $other_who ->
        [you] { $seat } ti prende il contratto { $given } → { $got }.
       *[other] { $seat } prende a { $other } il contratto { $given } → { $got }.
    }
}
log-return = { $who ->
    [you] Restituisci il contratto { $given } → { $got }.
   *[other] { $seat } restituisce il contratto { $given } → { $got }.
}
log-destroy = { $other_who ->
    [you] { $seat } distrugge { $chain }, livello { $level }, nella tua colonia.
   *[other] { $who ->
        [you] Distruggi { $chain }, livello { $level }, nella colonia di { $other }.
       *[other] { $seat } distrugge { $chain }, livello { $level }, nella colonia di { $other }.
    }
}
log-claim = { $who ->
    [you] Prendi “{ $card }” a { $other }.
   *[other] { $other_who ->
        [you] { $seat } ti prende “{ $card }”.
       *[other] { $seat } prende “{ $card }” a { $other }.
    }
}
log-leave = { $n ->
    [one] { $who ->
        [you] Un colono lascia la tua colonia.
       *[other] Un colono lascia la colonia di { $seat }.
    }
   *[other] { $who ->
        [you] { $n } coloni lasciano la tua colonia.
       *[other] { $n } coloni lasciano la colonia di { $seat }.
    }
}
log-follow = { $n ->
    [one] Un colono passa
   *[other] { $n } coloni passano
} { $who ->
    [you] dalla tua colonia
   *[other] dalla colonia di { $seat }
} { $other_who ->
    [you] alla tua
   *[other] a quella di { $other }
}.
log-off = { $who ->
    [you] Disattivi { $item }.
   *[other] { $seat } disattiva { $item }.
}
log-on = { $who ->
    [you] Attivi { $item }.
   *[other] { $seat } attiva { $item }.
}
log-shield = { $who ->
    [you] “{ $card }”: le tue carte sono al sicuro.
   *[other] “{ $card }”: le carte di { $seat } sono al sicuro.
}
log-raid = { $who ->
    [you] Fai un’incursione contro { $other }.
   *[other] { $other_who ->
        [you] { $seat } fa un’incursione contro di te.
       *[other] { $seat } fa un’incursione contro { $other }.
    }
}
log-play = { $who ->
    [you] Giochi “{ $card }”.
   *[other] { $seat } gioca “{ $card }”.
}
log-roll = { $who ->
    [you] Tiri il dado: { $n }.
   *[other] { $seat } tira il dado: { $n }.
}
log-no-centre = Senza un livello 2 attivo non dà carte.
log-no-card = Questo mazzo è vuoto: niente carta.
log-keep = Tieni in mano “{ $card }”.
log-keep-veiled = { $seat } tiene in mano una carta R&S.
log-cloning = { $n ->
    [0] “{ $card }” non porta nessuno: non ci sono più coloni disponibili.
    [one] “{ $card }” porta un colono a { $seat }.
   *[other] “{ $card }” porta { $n } coloni a { $seat }.
}
log-lay = { $who ->
    [you] Scopri “{ $card }”.
   *[other] { $seat } scopre “{ $card }”.
}
log-magna = { $who ->
    [you] Magna Scientia è tua, con { $n } punti scienza.
   *[other] { $seat } ottiene Magna Scientia, con { $n } punti scienza.
}
log-no-supremacy = Nessuno ottiene { $domain }.
log-supremacy = { $who ->
    [you] Ottieni { $domain }.
   *[other] { $seat } ottiene { $domain }.
}
log-no-contest = Nessuno detiene una supremazia: non succede niente.
log-contest = { $who ->
    [you] Contesti { $domain }, { $other_who ->
        [you] la tua.
       *[other] detenuta da { $other }.
    }
   *[other] { $seat } contesta { $domain }, { $other_who ->
        [you] la tua.
        [same] la propria.
       *[other] detenuta da { $other }.
    }
}
log-stays = { $who ->
    [you] Conservi { $domain }.
   *[other] { $seat } conserva { $domain }.
}
log-moves = { $who ->
    [you] Prendi { $domain } a { $other }.
   *[other] { $other_who ->
        [you] { $seat } ti prende { $domain }.
       *[other] { $seat } prende { $domain } a { $other }.
    }
}
log-no-supply = Non ci sono più carte da pescare.
log-draw = Peschi dal mazzo rifornimenti: { $material }.
log-draw-veiled = { $seat } pesca una carta dal mazzo rifornimenti.
log-rebuild = Il mazzo rifornimenti è pronto: { $n } carte.
log-dig = { $who ->
    [you] Le tue miniere danno { $heap }.
   *[other] Le miniere di { $seat } danno { $heap }.
}
log-vein = { $who ->
    [you] “{ $card }”: ricevi 1 unità di { $material } in più.
   *[other] “{ $card }”: { $seat } riceve 1 unità di { $material } in più.
}
log-earth = { $who ->
    [you] Mandi { $n } unità di { $given } sulla Terra per 1 unità di { $got }.
   *[other] { $seat } manda { $n } unità di { $given } sulla Terra per 1 unità di { $got }.
}
log-exchange = { $who ->
    [you] Con la supremazia scambi { $n } unità di { $given } con 1 unità di { $got }.
   *[other] Con la supremazia { $seat } scambia { $n } unità di { $given } con 1 unità di { $got }.
}
log-synthesis = { $who ->
    [you] Sintetizzi 1 unità di { $material }.
   *[other] { $seat } sintetizza 1 unità di { $material }.
}
log-spy = { $who ->
    [you] Guardi la mano di { $other }.
   *[other] { $other_who ->
        [you] { $seat } guarda la tua mano.
       *[other] { $seat } guarda la mano di { $other }.
    }
}
log-swap = { $who ->
    [you] Per contratto scambi 1 unità di { $given } con 1 unità di { $got }.
   *[other] Per contratto { $seat } scambia 1 unità di { $given } con 1 unità di { $got }.
}
log-call = { $who ->
    [you] Richiedi offerte.
   *[other] { $seat } richiede offerte.
}
log-propose = { $who ->
    [you] Offri a { $other } { $given } per { $wanted }.
   *[other] { $other_who ->
        [you] { $seat } ti offre { $given } per { $wanted }.
       *[other] { $seat } offre a { $other } { $given } per { $wanted }.
    }
}
log-propose-all = { $who ->
    [you] Offri a tutti { $given } per { $wanted }.
   *[other] { $seat } offre a tutti { $given } per { $wanted }.
}
log-accept = { $who ->
    [you] Accetti.
   *[other] { $seat } accetta.
}
log-decline = { $who ->
    [you] Rifiuti.
   *[other] { $seat } rifiuta.
}
log-says-have-not = { $seat }: “Non ce l’ho.”
log-says-winning = { $seat }: “Così vinceresti.”
log-says-unfair = { $seat }: “Conviene più a te che a me.”
log-says-no-use = { $seat }: “Non mi serve.”
log-says-needs-iron = { $seat }: “Mi serve il mio ferro.”
log-says-needs-water = { $seat }: “Mi serve la mia acqua.”
log-says-needs-carbon = { $seat }: “Mi serve il mio carbonio.”
log-says-needs-silicon = { $seat }: “Mi serve il mio silicio.”
log-says-needs-oxygen = { $seat }: “Mi serve il mio ossigeno.”
log-counter = { $who ->
    [you] La tua controproposta: { $given } per { $wanted }.
   *[other] Controproposta di { $seat }: { $given } per { $wanted }.
}
log-bid = { $who ->
    [you] Offri { $given } per { $wanted }.
   *[other] { $seat } offre { $given } per { $wanted }.
}
log-no-bid = { $who ->
    [you] Non fai offerte.
   *[other] { $seat } non fa offerte.
}
log-deal = { $who ->
    [you] Affare fatto: dai a { $other } { $given } per { $wanted }.
   *[other] { $other_who ->
        [you] Affare fatto: { $seat } ti dà { $given } per { $wanted }.
       *[other] Affare fatto: { $seat } dà a { $other } { $given } per { $wanted }.
    }
}
log-choose-none = { $who ->
    [you] Non prendi nessuna risposta.
   *[other] { $seat } non prende nessuna risposta.
}
log-nano = { $who ->
    [you] “{ $card }”: la tua prossima installazione costa { $n ->
        [one] 1 carta
       *[other] { $n } carte
    } in meno.
   *[other] “{ $card }”: la prossima installazione di { $seat } costa { $n ->
        [one] 1 carta
       *[other] { $n } carte
    } in meno.
}
log-build = { $who ->
    [you] Costruisci: { $chain } { $level }.
   *[other] { $seat } costruisce: { $chain } { $level }.
}
log-move-in = { $n ->
    [0] L’abitazione è alimentata, ma non restano coloni che vi si trasferiscano.
    [one] Un colono vi si trasferisce.
   *[other] { $n } coloni vi si trasferiscono.
}
log-mine = { $who ->
    [you] Apri una { $material }.
   *[other] { $seat } apre una { $material }.
}
log-sign = { $who ->
    [you] Firmi il contratto { $given } → { $got }.
   *[other] { $seat } firma il contratto { $given } → { $got }.
}
log-arrange = { $who ->
    [you] Riordini la colonia.
   *[other] { $seat } riordina la colonia.
}
log-borrow = { $who ->
    [you] Prendi in prestito { $n } unità di energia da { $other }.
   *[other] { $other_who ->
        [you] { $seat } prende in prestito da te { $n } unità di energia.
       *[other] { $seat } prende in prestito { $n } unità di energia da { $other }.
    }
}
log-discard = { $who ->
    [you] Oltre il limite: scarti { $heap }.
   *[other] Oltre il limite: { $seat } scarta { $heap }.
}
log-count = { $who ->
    [you] Hai
   *[other] { $seat } ha
} { $n ->
    [one] { $n } punto
   *[other] { $n } punti
} su { $target }.
log-last-lap = { $who ->
    [you] Hai raggiunto il traguardo: questo è l’ultimo round.
   *[other] { $seat } ha raggiunto il traguardo: questo è l’ultimo round.
}
log-end = { $who ->
    [you] Vinci con { $n } punti.
   *[other] { $seat } vince con { $n } punti.
}
log-fewer-mines = Una miniera di ogni tipo esce dal gioco, tranne per un tipo: { $material }.
log-start-card = { $who ->
    [you] Prendi 1 unità di { $material }.
   *[other] { $seat } prende 1 unità di { $material }.
}

## L’immagine

picture-player = { $who ->
    [you] Tu
   *[other] { $name }
}
picture-board = La colonia
picture-strip = Fasi del turno
picture-panel = Mano e progetti
picture-players = Colonie
picture-colony = { $who ->
    [you] La tua colonia
   *[other] La colonia di { $name }
}
picture-chain-housing = Abitazione
picture-chain-power_plant = Centrale
picture-chain-silo = Silo
picture-chain-communication = Comunicazione
picture-chain-military = Base militare
picture-chain-rnd = R&S
picture-chain-spaceport = Spazioporto
picture-brief-housing = Abitazione
picture-brief-power_plant = Centrale
picture-brief-silo = Silo
picture-brief-communication = Comunic.
picture-brief-military = Militare
picture-brief-rnd = R&S
picture-brief-spaceport = Spazioporto
picture-phase-1 = Evento
picture-phase-2 = R&S
picture-phase-3 = Scorte
picture-phase-4 = Miniere
picture-phase-5 = Scambi
picture-phase-6 = Cantiere
picture-phase-7 = Fine
picture-mine = Miniera
picture-mines = Miniere
picture-contract = Contratto
picture-victory = Vittoria
picture-energy = Energia
picture-colonists = Coloni
picture-of = { $n } su { $of }
picture-full = { $gauge }, al massimo
picture-of-target = su { $n }
picture-staff = { $work } al lavoro, { $free ->
    [one] { $free } libero
   *[other] { $free } liberi
} su { $all }
picture-place-on = in funzione
picture-place-off = costruito, ma fermo
picture-place-next = prossima costruzione
picture-place-ghost = non costruito
picture-holds = { $domain }: 1 punto vittoria
picture-now = Se il turno finisse ora
picture-outlook = { $n } PV · energia { $used } su { $energy }
picture-over = { $n ->
    [one] una carta oltre il limite va persa
   *[other] { $n } carte oltre il limite vanno perse
}
picture-room = { $n ->
    [0] nessun posto per altre carte
    [one] posto per un’altra carta
   *[other] posto per altre { $n } carte
}
picture-payable = Puoi pagare
picture-payable-none = ancora niente
picture-advice = Piano: { $names }
picture-ahead = { $n } PV · energia { $used } su { $energy } · { $free ->
    [0] nessun colono libero
    [one] un colono libero
   *[other] { $free } coloni liberi
} · { $cards ->
    [0] nessuna carta rimasta
    [one] una carta rimasta
   *[other] { $cards } carte rimaste
}
picture-as-it-is = La tua colonia così com’è
picture-best = Disponila bene: { $n } PV
picture-turn-of = Turno di { $name }
picture-hand-of = La mano di { $name }: scegli una carta
picture-deal = Scambi
picture-deal-none = Nessuna offerta sul tavolo.
picture-offer-words = { $who ->
    [you] Offri { $given } per { $wanted }
   *[other] { $name } offre { $given } per { $wanted }
}
picture-draft-words = La tua bozza: { $given } per { $wanted }
picture-draft-mark = la tua bozza
picture-to = { $who ->
    [you] a te
   *[other] a { $name }
}
picture-die = Il dado R&S mostra { $n }
picture-to-all = a tutti
picture-accepts = { $who ->
    [you] Accetti
   *[other] { $name } accetta
}
picture-hand = { $who ->
    [you] La tua mano: { $n ->
        [0] nessuna carta
        [one] una carta
       *[other] { $n } carte
    }
   *[other] Mano di { $name }: { $n ->
        [0] nessuna carta
        [one] una carta
       *[other] { $n } carte
    }
}
picture-hand-limit = { $n ->
    [0] nessuna carta
    [one] una carta
   *[other] { $n } carte
}; i silo ne tengono { $limit } a fine turno
picture-limit = limite { $n }
picture-limit-long = Limite dei silo: { $n } carte a fine turno
picture-own-none = Ancora nessun contratto e nessuna carta R&S
picture-contract-words = contratto: { $given } per { $got }, 1 a 1
picture-kept-words = { $card } (R&S{ $deck }, in mano): { $story }
picture-laid-words = { $card } (R&S{ $deck }): { $story }
picture-plans = Che cosa posso costruire?
picture-plans-note = riquadro: pagabile; cerchio tratteggiato: manca
picture-strength = Forza
picture-strength-note = installazioni in funzione, + bonus R&S
picture-plans-none = I progetti arrivano dopo la preparazione.
picture-needs = manca { $goods }
picture-sold-out = esaurito
picture-way-spare = con “{ $card }”
picture-way-trade = scambio
picture-way-ask = { $n ->
    [one] { $people } ne estrae
   *[other] { $people } ne estraggono
}: proponi uno scambio
picture-way-earth = { $n } unità di { $given } alla Terra per 1 unità di { $got }
picture-way-contract = 1 unità di { $given } per contratto in cambio di 1 unità di { $got }
picture-way-exchange = 1 unità di { $given } per supremazia in cambio di 1 unità di { $got }
picture-way-synthesis = 1 unità di { $got } con la sintesi chimica
picture-brings-housing = +1 PV, +{ $n } coloni
picture-brings-plant = +{ $n } energia
picture-brings-silo = +1 PV, +{ $n } carte in mano
picture-brings-mine = +1 carta a turno
picture-brings-contract = scambi 1 a 1
picture-brings-communication = +1 PV, livello { $n }
picture-brings-rnd = +1 PV, carte R&S{ $n }
picture-brings-military = +1 PV, forza
picture-brings-spaceport = +1 PV, Terra { $n } a 1
picture-proposal = La tua proposta
picture-proposal-note = nessuno la vede finché non la invii
picture-side-give = Dai
picture-side-want = Vuoi
picture-side-count = { $n } di { $most }
picture-side-held = ne hai { $n }
picture-after = { $who ->
    [you] Tu
   *[other] { $name }
}
picture-after-words = { $who ->
    [you] Avresti { $n ->
        [one] una carta
       *[other] { $n } carte
    } invece di { $had }; i silo ne tengono { $limit }.
   *[other] { $name } avrebbe { $n ->
        [one] una carta
       *[other] { $n } carte
    } invece di { $had }.
}
picture-deals = Scambi
picture-deals-note = le offerte, e che cosa avrebbe in mano ciascuno
picture-deals-left = Restano in questa fase: { $n ->
    [one] un’offerta
   *[other] { $n } offerte
}, { $calls ->
    [one] una richiesta
   *[other] { $calls } richieste
}.
picture-hand-count = { $n ->
    [one] una carta
   *[other] { $n } carte
}
picture-kinds-give = Dai
picture-kinds-want = Vuoi
picture-contracts = Contratti
picture-contracts-note = dai (righe), ricevi (colonne)
picture-least-spaceport = Porto
picture-rivals = Rivali
picture-rivals-note = acceso: in funzione · grigio: fermo · tratteggiato: non costruito
picture-look-at = Mostra questa colonia in grande
picture-look-back = Torna alla tua
picture-look = Quale colonia si vede
picture-follow = Segui il turno
picture-leaders = Chi è in testa
picture-market = Tessere rimaste
picture-market-note = riquadro: il tuo prossimo livello
picture-reserve = Riserva
picture-tiles-left = { $name }: ne restano { $n } su { $of }
picture-kinds-mine = Miniera
picture-kinds-take = Prendi
picture-kinds-spare = Non pagare
picture-kinds-discard = Scarta
picture-mines-left = Miniere rimaste ({ $name }): { $n }
picture-reserve-left = Nella riserva ({ $name }): { $n }
picture-in-hand = In mano ({ $name }): { $n }
picture-round = Round { $n }
goal-line = Vince chi chiude per primo il proprio turno con { $target } punti. Dopo il round { $rounds } vince chi ne ha di più.
picture-last-lap = Ultimo round
picture-decks = Carte rimaste: mazzo { $supply }, eventi { $events }, R&S1 { $one }, R&S2 { $two }
picture-first = Primo giocatore
picture-doing = di turno
picture-next = poi
picture-winner = Vince la partita
picture-points = Punti vittoria: { $n } su { $target }
picture-stat-energy = Energia in uso: { $used } su { $energy }
picture-stat-free = Coloni liberi: { $n } su { $all }
picture-stat-hand = Carte in mano: { $n }
picture-stat-kept = Carte R&S in mano: { $one } R&S1, { $two } R&S2
picture-stat-science = Punti scienza: { $n }
picture-won = { $n ->
    [one] Vittoria: { $people }
   *[other] Vittoria condivisa: { $people }
}
picture-supremacies = Supremazie
picture-magna = Magna Scientia
picture-mini = { $name }: livello { $built }{ $running ->
    [0] , nulla in funzione
   *[other] , in funzione fino al { $running }
}
picture-mini-mines = Miniere: { $goods }; { $n } in funzione
picture-rate = La Terra dà 1 carta per { $n } uguali
picture-left = ancora { $n }
picture-versus = Forza { $mine } contro { $theirs }, bonus { $bonus } contro { $other }, coloni liberi { $free } contro { $rest }
picture-win = vinci
picture-tie = parità
picture-lose = perdi
picture-unused = Energia inutilizzata: { $n }
picture-delta-vp = Punti vittoria: { $n }
picture-delta-power_plant = Energia in uso: { $n }
picture-delta-battery = Energia massima: { $n }
picture-delta-colonist = Coloni liberi: { $n }
picture-delta-mine = Carte dalle miniere a turno: { $n }
picture-delta-hand = Limite di mano: { $n }
picture-most = max { $n }
picture-words-mine = La mia colonia
picture-words-turn = Il turno
picture-words-others = Gli altri
picture-words-hand = In mano: { $goods }; i silo ne tengono { $limit }.
picture-words-kept = Carte R&S in mano: { $cards }.
picture-words-colony = { $name }: punti { $n } su { $target }, energia { $used } su { $energy }, coloni liberi { $free } su { $all }, carte { $cards } su { $limit }.
picture-words-holds = Possiede { $things }.
picture-words-tiles = { $name }, rimaste per livello: { $counts }.

# Impostazioni impossibili.

setting-fair-twice = Compensazione dei posti e Posti equi fanno la stessa cosa: scegline una.
setting-first = Il primo giocatore deve essere uno dei { $seats } al tavolo, oppure estratto a sorte.

# Quanto vale una posizione, parte per parte.
worth-points = punti attivi
worth-people = coloni liberi
worth-energy = energia inutilizzata
worth-mines = ciò che porteranno le miniere
worth-research = ricerca
worth-dark = installazioni ancora ferme
worth-silo = il primo silo
worth-contracts = contratti
worth-target = vicinanza al traguardo
worth-hand = ciò che la mano permette di costruire
worth-running = installazioni in funzione

# -- The final count, category by category. ------------------------------------------------------------

tally-installations = Installazioni
tally-supremacies = Supremazie
tally-discoveries = Carte R&S
tally-tie-free = coloni liberi
lap = Round
