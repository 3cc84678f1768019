# Antarctica in italiano.

title = Antarctica
tagline = Segui il sole, costruisci sul ghiaccio, primeggia nelle aree che contano.
length = 45–90 min
table-places = Mare di Ross; Mare di Weddell; Mare di Bellingshausen; Mare di Amundsen; Mare di Davis; Mare di Scotia; Mare di Lazarev; Mare di Riiser-Larsen; Mare dei Cosmonauti; Mare di Mawson; Mare di Dumont d’Urville; Mare di Somov
preset-first = Prima partita
preset-first-line = Navi in aree fisse, come insegna il regolamento.
preset-free = Piazzamento libero
preset-free-line = Ognuno sceglie da dove partono le navi.
variant-placement = Navi all’inizio
variant-placement-first-game = in aree fisse (prima partita)
variant-placement-free = piazzate a scelta

## Schede

tab-ice = Ghiaccio
tab-cards = Carte
tab-tracks = Tracciati
tab-players = Giocatori

## Nomi

zone-sw = In basso a sinistra
    .low = area in basso a sinistra
    .bare = in basso a sinistra
zone-s = In basso
    .low = area in basso
    .bare = in basso
zone-se = In basso a destra
    .low = area in basso a destra
    .bare = in basso a destra
zone-e = A destra
    .low = area di destra
    .bare = a destra
zone-ne = In alto a destra
    .low = area in alto a destra
    .bare = in alto a destra
zone-n = In alto
    .low = area in alto
    .bare = in alto
zone-nw = In alto a sinistra
    .low = area in alto a sinistra
    .bare = in alto a sinistra
zone-w = A sinistra
    .low = area di sinistra
    .bare = a sinistra

building-camp = Campo
    .a = un campo
building-shipyard = Cantiere navale
    .a = un cantiere navale
building-crane = Gru
    .a = una gru
building-headframe = Torre di manovra
    .a = una torre di manovra
building-derrick = Trivellatrice
    .a = una trivellatrice
building-turbine = Turbina eolica
    .a = una turbina eolica
building-laboratory = Laboratorio
    .a = un laboratorio
building-factory = Fabbrica
    .a = una fabbrica
building-rc_land = Centro di ricerca entroterra
    .a = un centro di ricerca entroterra
building-rc_coastal = Centro di ricerca costiero
    .a = un centro di ricerca costiero
building-rc_marine = Centro di ricerca navale
    .a = un centro di ricerca navale
building-headquarters = Quartier generale
    .a = un quartier generale
building-plankton_farm = Raccolta plancton
    .a = una raccolta plancton
building-dish_antenna = Antenna parabolica
    .a = un’antenna parabolica
building-none = nessun edificio

track-land = Tracciato entroterra
    .low = tracciato entroterra
    .bare = entroterra
track-coastal = Tracciato costiero
    .low = tracciato costiero
    .bare = costiero
track-marine = Tracciato navale
    .low = tracciato navale
    .bare = navale
track-open3 = Quarto tracciato
    .low = quarto tracciato
    .bare = quarto
track-open4 = Quinto tracciato
    .low = quinto tracciato
    .bare = quinto

deck-basic = Base
    .low = “Base”
deck-double = Doppio
    .low = “Doppio”
deck-advanced = Avanzato
    .low = “Avanzato”

card-icebreaker = Rompighiaccio
    .low = carta “Rompighiaccio”
    .a = una carta “Rompighiaccio”
card-place_scientist = Piazzare uno scienziato
    .low = carta “Piazzare uno scienziato”
    .a = una carta “Piazzare uno scienziato”
card-plus_two = +2 scienziati
    .low = carta “+2 scienziati”
    .a = una carta “+2 scienziati”
card-fast_research = Ricerca veloce
    .low = carta “Ricerca veloce”
    .a = una carta “Ricerca veloce”
card-simple = Risorsa base
    .low = carta “Risorsa base”
    .a = una carta “Risorsa base”
card-expertise = Competenza
    .low = carta “Competenza”
    .a = una carta “Competenza”

shipyard-icebreaker = { card-icebreaker }
    .a = { card-icebreaker.a }
shipyard-place_scientist = { card-place_scientist }
    .a = { card-place_scientist.a }
shipyard-plus_two = { card-plus_two }
    .a = { card-plus_two.a }
shipyard-fast_research = { card-fast_research }
    .a = { card-fast_research.a }

playable-place_scientist = { card-place_scientist }
    .low = { card-place_scientist.low }
playable-plus_two = { card-plus_two }
    .low = { card-plus_two.low }
playable-fast_research = { card-fast_research }
    .low = { card-fast_research.low }

icon-recruit_1 = Recluta uno scienziato
    .low = recluta uno scienziato
icon-new_ship = Nuova nave
    .low = nuova nave
icon-expertise_card = Carta Competenza
    .low = carta “Competenza”
icon-simple_card = Carta Risorsa base
    .low = carta “Risorsa base”
icon-move_ship = Ognuno sposta una nave
    .low = ognuno sposta una nave
icon-shipyard_draft = Ognuno prende una carta Cantiere navale
    .low = ognuno prende una carta Cantiere navale
icon-advance_3 = Ognuno avanza
    .low = ognuno avanza

piece-cube = Cubetto
    .a = un cubetto
piece-ship = Nave
    .a = una nave

choice-go = Gioca il turno del rompighiaccio
choice-stay = Lascia in attesa la seconda nave

## Domande

ask-placement = { $who ->
    [you] Piazza la tua { $n ->
        [1] prima
        [2] seconda
        [3] terza
       *[other] prossima
    } nave: scegli un’area.
   *[other] { $seat } piazza una nave.
}
    .hint = Il sole parte in basso a sinistra e gira in senso antiorario.
ask-free-cube = { $who ->
    [you] Giochi in seconda posizione: uno dei tuoi cubetti comincia su un tracciato ricerca. Quale?
   *[other] { $seat } sceglie il tracciato su cui comincia un cubetto.
}
ask-icebreaker = { $who ->
    [you] Il tuo rompighiaccio è nell’{ $zone }: giochi un turno con la seconda nave o la lasci in attesa?
   *[other] { $seat } decide se il rompighiaccio apre un turno alla seconda nave dell’{ $zone }.
}
ask-destination = { $who ->
    [you] { $icebreaker ->
        [0] La tua nave in testa alla fila lascia l’{ $zone }: scegli dove va.
       *[other] Il ghiaccio è rotto: la tua nave al secondo posto lascia l’{ $zone }. Dove va?
    }
   *[other] { $icebreaker ->
        [0] { $seat } fa partire dall’{ $zone } la nave in testa alla fila.
       *[other] { $seat } fa partire dall’{ $zone } la nave al secondo posto.
    }
}
    .hint = Agirai dove arriva.
ask-menu = { $who ->
    [you] { $acted ->
        [0] La tua nave ha raggiunto l’{ $zone }: scegli un’azione.
       *[other] L’azione è fatta: termina il turno.
    }
   *[other] { $acted ->
        [0] { $seat } sceglie un’azione nell’{ $zone }.
       *[other] { $seat } conclude il turno nell’{ $zone }.
    }
}
    .hint = { $acted ->
        [0] Puoi anche giocare una carta e scartare una risorsa.
       *[other] Prima puoi ancora giocare una carta o scartare una risorsa.
    }
ask-track = { $who ->
    [you] { $building_key ->
        [none] Ricerca veloce: avanzi di { $steps ->
            [one] una casella
           *[other] { $steps } caselle
        }. Su quale tracciato?
       *[other] Costruire { $building } ti fa avanzare di { $steps ->
            [one] una casella
           *[other] { $steps } caselle
        }. Su quale tracciato?
    }
   *[other] { $seat } sceglie un tracciato su cui avanzare.
}
ask-lift = { $who ->
    [you] { $trigger_who ->
        [you] Grazie alla tua ricerca ognuno può spostare una nave: quale sposti?
       *[other] Grazie alla ricerca di { $trigger } ognuno può spostare una nave: quale sposti?
    }
   *[other] { $seat } può spostare una nave.
}
ask-drop = { $who ->
    [you] Dove va la tua nave dell’{ $zone }?
   *[other] { $seat } sposta una nave dall’{ $zone }.
}
    .hint = Non segue alcuna azione.
ask-pick = { $who ->
    [you] { $builder } ha costruito una nave: prendi una carta Cantiere navale a tua scelta.
   *[other] { $seat } prende una carta Cantiere navale.
}
ask-draft = { $who ->
    [you] { $trigger_who ->
        [you] La tua ricerca rivela delle carte Cantiere navale: prendine una, le altre passano al giocatore seguente.
       *[other] La ricerca di { $trigger } ha rivelato delle carte Cantiere navale: prendine una di quelle rimaste.
    }
   *[other] { $seat } prende una delle carte Cantiere navale rivelate.
}
ask-race = { $who ->
    [you] Ognuno può avanzare di { $steps ->
        [one] una casella
       *[other] { $steps } caselle
    }, ciascuno su un tracciato diverso: scegli il tuo, o rinuncia.
   *[other] { $seat } può avanzare su un tracciato che nessuno ha ancora scelto.
}

## Scelte

option-place = Piazzala nell’{ $zone }
    .short = { $zone }
option-cube = Comincia sul { $track }
    .short = { $track }
option-icebreaker = { $choice }
option-sail = Naviga verso l’{ $zone }
    .short = { $zone }
option-build = Costruisci la carta { $deck }
    .short = Costruisci: { $deck }
option-build-camp = Costruisci { building-camp.a } (carta { $deck })
    .short = Costruisci: { building-camp }
option-build-shipyard = Costruisci { building-shipyard.a } (carta { $deck })
    .short = Costruisci: { building-shipyard }
option-build-crane = Costruisci { building-crane.a } (carta { $deck })
    .short = Costruisci: { building-crane }
option-build-headframe = Costruisci { building-headframe.a } (carta { $deck })
    .short = Costruisci: { building-headframe }
option-build-derrick = Costruisci { building-derrick.a } (carta { $deck })
    .short = Costruisci: { building-derrick }
option-build-turbine = Costruisci { building-turbine.a } (carta { $deck })
    .short = Costruisci: { building-turbine }
option-build-laboratory = Costruisci { building-laboratory.a } (carta { $deck })
    .short = Costruisci: { building-laboratory }
option-build-factory = Costruisci { building-factory.a } (carta { $deck })
    .short = Costruisci: { building-factory }
option-build-rc_land = Costruisci { building-rc_land.a } (carta { $deck })
    .short = Costruisci: { building-rc_land }
option-build-rc_coastal = Costruisci { building-rc_coastal.a } (carta { $deck })
    .short = Costruisci: { building-rc_coastal }
option-build-rc_marine = Costruisci { building-rc_marine.a } (carta { $deck })
    .short = Costruisci: { building-rc_marine }
option-build-headquarters = Costruisci { building-headquarters.a } (carta { $deck })
    .short = Costruisci: { building-headquarters }
option-build-plankton_farm = Costruisci { building-plankton_farm.a } (carta { $deck })
    .short = Costruisci: { building-plankton_farm }
option-build-dish_antenna = Costruisci { building-dish_antenna.a } (carta { $deck })
    .short = Costruisci: { building-dish_antenna }
option-ship = Costruisci una nave
option-recruit = Recluta scienziati
    .short = Recluta
option-research = Fai ricerca sul { $track }
    .short = Ricerca: { $track }
option-play = Gioca la tua { $playable }
    .short = Gioca: { $playable }
option-lay = Posa un rompighiaccio nell’{ $zone }
    .short = { $zone }
option-advance = Avanza sul { $track }
    .short = { $track }
option-give = Scarta { $piece } disponibile
    .short = { $piece } disponibile
option-scrap = Scarta la tua nave nell’{ $zone }, posto { $place }
    .short = { $place }ª nave, { $zone }
option-end = Termina il turno
then-end = poi termina il turno
option-lift = Sposta la tua nave nell’{ $zone }, posto { $place }
    .short = { $zone }, { $place }ª
option-drop = Spostala verso l’{ $zone }
    .short = { $zone }
option-stay = Non spostare navi
option-take = Prendi { $shipyard }
    .short = { $shipyard }
option-race = Avanza sul { $track }
    .short = { $track }
option-pass = Non avanzare

group-give = Scarta una risorsa
group-scrap = { group-give }
group-lay = Posa un rompighiaccio

## Rifiuti

refusal-ANT-SET-1 = L’{ $zone } è coperta dal pack: in due giocatori è chiusa.
refusal-ANT-SET-12 = Nell’{ $zone } attendono già tre navi.
refusal-ANT-MOVE-1 = La nave deve lasciare l’{ $zone }.
refusal-ANT-MOVE-3 = Nell’{ $zone } attendono già tre navi: è piena.
refusal-ANT-TURN-2 = Hai già usato una carta in questo passo del sole.
refusal-ANT-TURN-3 = Hai già scartato una risorsa in questo turno.
refusal-ANT-ACT-1 = Hai già svolto la tua azione.
refusal-ANT-ACT-4 = Nell’{ $zone } non hai più né navi né scienziati.
refusal-ANT-BLD-2 = Nessuna delle tue navi attende accanto a { $building }{ $other_key ->
    [none] .
   *[other] , né accanto a { $other }.
}
refusal-ANT-BLD-4 = La tua { $card } potrebbe sostituire { $building }, ma hai già usato una carta in questo passo del sole.
refusal-ANT-BLD-5 = { $needed ->
    [one] Serve uno scienziato
   *[other] Servono { $needed } scienziati
} nella tua riserva personale; { $staff ->
    [0] non ne hai
    [one] ne hai solo uno
   *[other] ne hai solo { $staff }
}.
refusal-ANT-BLD-6 = Nell’{ $zone } c’è già { $building }.
refusal-ANT-SHIP-1 = { $ships ->
    [0] Non hai più navi disponibili.
   *[other] Serve un cantiere navale, e nell’{ $zone } non c’è.
}
refusal-ANT-SHIP-2 = Una nuova nave attende nell’area del sole, e l’{ $zone } è piena.
refusal-ANT-SHIP-5 = Questa nave è stata costruita in questo turno: non si può ancora spostare.
refusal-ANT-REC-1 = Per reclutare serve un campo, e nell’{ $zone } non c’è.
refusal-ANT-REC-2 = Nella riserva comune non hai più scienziati: non c’è nessuno da reclutare.
refusal-ANT-RES-1 = Serve un centro di ricerca, e nell’{ $zone } non c’è.
refusal-ANT-RES-3 = Nessun centro di ricerca dell’{ $zone } serve al { $track }.
refusal-ANT-TRK-2 = Non hai cubetti sul { $track } né cubetti disponibili.
refusal-ANT-TRK-4 = Il tuo cubetto è alla fine del { $track }.
refusal-ANT-TRK-5 = Davanti a te sul { $track } non c’è più alcuna casella libera.
refusal-ANT-ICON-3 = { $here ->
    [0] Nell’{ $zone } attendono già tre navi: è piena.
   *[other] La nave deve andare altrove, non nell’{ $zone }.
}
refusal-ANT-ICON-7 = Qualcuno ha già scelto il { $track } per questo avanzamento.
refusal-ANT-CARD-3 = Nella riserva personale non hai scienziati da piazzare.
refusal-ANT-CARD-4 = Nella riserva comune non hai più scienziati: nessuno può entrare nella riserva personale.
refusal-ANT-CARD-5 = Non puoi avanzare su alcun tracciato.
refusal-ANT-ICE-1 = { $laid ->
    [0] La seconda nave nell’{ $zone } non è tua.
   *[other] Nell’{ $zone } c’è già un tuo rompighiaccio.
}
refusal-ANT-ICE-8 = In un turno del rompighiaccio non si posa un rompighiaccio nell’area del sole ({ $zone }).
refusal-ANT-DISC-4 = La nave che deve partire non si può scartare prima dello spostamento.

## Diario

log-first = { $who ->
    [you] Cominci tu.
   *[other] { $seat } comincia.
}
log-place = { $who ->
    [you] Piazzi una nave nell’{ $zone }, posto { $place }.
   *[other] { $seat } piazza una nave nell’{ $zone }, posto { $place }.
}
log-cube = { $who ->
    [you] Cominci con un cubetto sul { $track }.
   *[other] { $seat } comincia con un cubetto sul { $track }.
}
log-sun = Il sole raggiunge l’{ $zone }.
log-sail = { $who ->
    [you] Navighi
   *[other] { $seat } naviga
} dall’{ $from } verso l’{ $to }, al { $place ->
    [1] primo posto.
    [2] secondo posto.
   *[other] terzo posto.
}
log-idle = { $who ->
    [you] Concludi il turno senza azioni.
   *[other] { $seat } conclude il turno senza azioni.
}
log-build = { $who ->
    [you] Costruisci { $building } nell’{ $zone } e vi mandi
   *[other] { $seat } costruisce { $building } nell’{ $zone } e vi manda
} { $scientists ->
    [one] uno scienziato
   *[other] { $scientists } scienziati
}.
log-spend = { $who ->
    [you] Scarti la tua { $card }.
   *[other] { $seat } scarta la sua { $card }.
}
log-lost = { $who ->
    [you] Non puoi avanzare su alcun tracciato
   *[other] { $seat } non può avanzare su alcun tracciato
}: { $steps ->
    [one] la casella va persa
   *[other] le { $steps } caselle vanno perse
}.
log-next = La prossima carta { $deck } mostra { $building }.
log-empty = Il mazzo { $deck } è vuoto.
log-ship = { $who ->
    [you] Vari una nuova nave nell’{ $zone }, posto { $place }.
   *[other] { $seat } vara una nuova nave nell’{ $zone }, posto { $place }.
}
log-take = { $who ->
    [you] Prendi { $shipyard }.
   *[other] { $seat } prende { $shipyard }.
}
log-pile-gone = { $cards ->
    [one] Una sola carta Cantiere navale non basta per tutti: lascia il gioco.
   *[other] { $cards } carte Cantiere navale non bastano per tutti: lasciano il gioco.
}
log-recruit = { $who ->
    [you] Recluti
   *[other] { $seat } recluta
} { $scientists ->
    [one] uno scienziato
   *[other] { $scientists } scienziati
} nell’{ $zone }.
log-research = { $who ->
    [you] Fai ricerca nell’{ $zone }.
   *[other] { $seat } fa ricerca nell’{ $zone }.
}
log-advance = { $who ->
    [you] Avanzi
   *[other] { $seat } avanza
} di { $steps ->
    [one] una casella
   *[other] { $steps } caselle
} sul { $track }, fino alla casella { $space }.
log-steps-lost = { $steps ->
    [one] Una casella va persa
   *[other] { $steps } caselle vanno perse
}: sul { $track } non c’è più posto davanti.
log-icon = { $who ->
    [you] Raggiungi un’icona del { $track }: { $icon }.
   *[other] { $seat } raggiunge un’icona del { $track }: { $icon }.
}
log-join = { $scientists ->
    [0] { $who ->
        [you] Nella riserva comune non hai più scienziati: non arriva nessuno.
       *[other] { $seat } non ha più scienziati nella riserva comune: non arriva nessuno.
    }
    [one] { $who ->
        [you] Uno scienziato entra nella tua riserva personale.
       *[other] Uno scienziato entra nella riserva personale di { $seat }.
    }
   *[other] { $who ->
        [you] { $scientists } scienziati entrano nella tua riserva personale.
       *[other] { $scientists } scienziati entrano nella riserva personale di { $seat }.
    }
}
log-no-ship = { $who ->
    [you] Non ricevi una nave: non te ne restano di disponibili.
   *[other] { $seat } non riceve una nave: non ne restano di disponibili.
}
log-no-room = { $who ->
    [you] Non ricevi una nave: l’area del sole ({ $zone }) è piena.
   *[other] { $seat } non riceve una nave: l’area del sole ({ $zone }) è piena.
}
log-card = { $who ->
    [you] Prendi { $card }.
   *[other] { $seat } prende { $card }.
}
log-no-card = { $card_key ->
    [simple] { $who ->
        [you] Hai ancora una carta “Risorsa base” e non ne prendi.
       *[other] { $seat } ha ancora una carta “Risorsa base” e non ne prende.
    }
   *[other] { $who ->
        [you] Non puoi prendere { $card }.
       *[other] { $seat } non può prendere { $card }.
    }
}
log-move = { $who ->
    [you] Sposti una nave dall’{ $from } verso l’{ $to }.
   *[other] { $seat } sposta una nave dall’{ $from } verso l’{ $to }.
}
log-stay = { $who ->
    [you] Non sposti navi.
   *[other] { $seat } non sposta navi.
}
log-pass = { $who ->
    [you] Non avanzi.
   *[other] { $seat } non avanza.
}
log-offer = Dal mazzo Cantiere navale esce { $shipyard }.
log-no-draft = Le carte Cantiere navale rimaste non bastano per tutti: nessuno ne prende.
log-play = { $who ->
    [you] Giochi la tua { $card }.
   *[other] { $seat } gioca la sua { $card }.
}
log-settle = { $who ->
    [you] Piazzi
   *[other] { $seat } piazza
} { $scientists ->
    [one] uno scienziato
   *[other] { $scientists } scienziati
} nell’{ $zone }.
log-lay = { $who ->
    [you] Posi un rompighiaccio nell’{ $zone }.
   *[other] { $seat } posa un rompighiaccio nell’{ $zone }.
}
log-give = { $who ->
    [you] Scarti { $piece } disponibile{ $scientists ->
        [0] .
       *[other] {" "}e guadagni uno scienziato.
    }
   *[other] { $seat } scarta { $piece } disponibile{ $scientists ->
        [0] .
       *[other] {" "}e guadagna uno scienziato.
    }
}
log-scrap = { $who ->
    [you] Scarti una nave nell’{ $zone }{ $scientists ->
        [0] .
       *[other] {" "}e guadagni uno scienziato.
    }
   *[other] { $seat } scarta una nave nell’{ $zone }{ $scientists ->
        [0] .
       *[other] {" "}e guadagna uno scienziato.
    }
}
log-icebreaker-go = { $who ->
    [you] Il tuo rompighiaccio apre la via nell’{ $zone }: la tua seconda nave gioca un turno.
   *[other] Il rompighiaccio di { $seat } apre la via nell’{ $zone }: la seconda nave gioca un turno.
}
log-icebreaker-stay = { $who ->
    [you] Lasci in attesa la tua seconda nave nell’{ $zone }.
   *[other] { $seat } lascia in attesa la seconda nave nell’{ $zone }.
}
log-melt = { $who ->
    [you] Il tuo rompighiaccio nell’{ $zone } lascia il gioco.
   *[other] Il rompighiaccio di { $seat } nell’{ $zone } lascia il gioco.
}
log-end-scientists = { $who ->
    [you] Non hai più scienziati in nessuna delle due riserve: la partita finisce.
   *[other] { $seat } non ha più scienziati in nessuna delle due riserve: la partita finisce.
}
log-end-cards = Tutte le carte Edificio sono costruite: la partita finisce.
log-end-ships = Non resta alcuna nave in mare: la partita finisce.
log-end-still = Da tre giri del sole si muovono soltanto navi: la partita finisce.
log-score-zone = { $who ->
    [you] Ottieni
   *[other] { $seat } ottiene
} { $points ->
    [one] un punto
   *[other] { $points } punti
} nell’{ $zone } con { $measure ->
    [one] uno scienziato
   *[other] { $measure } scienziati
}.
log-score-track = { $who ->
    [you] Ottieni
   *[other] { $seat } ottiene
} { $points ->
    [one] un punto
   *[other] { $points } punti
} sul { $track }, alla casella { $measure }.
log-score-stars = { $who ->
    [you] Ottieni
   *[other] { $seat } ottiene
} { $points ->
    [one] un punto
   *[other] { $points } punti
} per { $measure ->
    [one] una carta con asterisco
   *[other] { $measure } carte con asterisco
}.
log-score-given = { $who ->
    [you] Ottieni
   *[other] { $seat } ottiene
} { $points ->
    [one] un punto
   *[other] { $points } punti
} per { $measure ->
    [one] una risorsa scartata
   *[other] { $measure } risorse scartate
}.
log-score-total = { $who ->
    [you] In tutto hai
   *[other] In tutto { $seat } ha
} { $points ->
    [one] un punto
   *[other] { $points } punti
}.
log-tie-firsts = Parità di punti: { $n ->
    [0] { $who ->
        [you] non sei in testa da nessuna parte
       *[other] { $seat } non è in testa da nessuna parte
    }
    [one] { $who ->
        [you] sei in testa una volta
       *[other] { $seat } è in testa una volta
    }
   *[other] { $who ->
        [you] sei in testa { $n } volte
       *[other] { $seat } è in testa { $n } volte
    }
}.
log-tie-cards = Ancora parità: { $n ->
    [0] { $who ->
        [you] non hai costruito carte
       *[other] { $seat } non ha costruito carte
    }
    [one] { $who ->
        [you] hai costruito una carta
       *[other] { $seat } ha costruito una carta
    }
   *[other] { $who ->
        [you] hai costruito { $n } carte
       *[other] { $seat } ha costruito { $n } carte
    }
}.
log-win = { $who ->
    [you] Vinci la partita.
   *[other] { $seat } vince la partita.
}
log-share = { $who ->
    [you] Condividi la vittoria.
   *[other] { $seat } condivide la vittoria.
}

# -- L’immagine: etichette, quello che dice un pezzo quando lo si indica, e la posizione a parole. ---------------------

picture-board = Il continente: otto aree attorno ai tracciati ricerca
picture-strip = Prossimi turni se nulla si muove
picture-cards = Carte Edificio scoperte
picture-players = Giocatori
picture-research = Ricerca

picture-player = { $who ->
    [you] Tu
   *[other] { $name }
}
picture-none = nessuno
picture-no-cards = nessuna carta

picture-zone-sw = Basso sinistra
picture-zone-s = Basso
picture-zone-se = Basso destra
picture-zone-e = Destra
picture-zone-ne = Alto destra
picture-zone-n = Alto
picture-zone-nw = Alto sinistra
picture-zone-w = Sinistra

picture-head-zone = Area
picture-head-deeds = lì potresti
picture-head-when = posto, aree da attendere
picture-zone-closed = { $zone }: chiusa dal pack in questa partita.
picture-zone-holds = { $zone }. Edifici: { $buildings }. Scienziati: { $people }.
picture-zone-pot = Il primo prende { $pot } punti: { $leaders }.
picture-zone-strength = La tua forza qui: { $n }.
picture-building-at = { $building } ({ $zone })
picture-building-new = { $building } ({ $zone }), appena costruito
picture-scientists = { $who ->
    [you] { $n ->
        [one] Il tuo scienziato
       *[other] I tuoi { $n } scienziati
    }
   *[other] { $n ->
        [one] Uno scienziato ({ $name })
       *[other] { $n } scienziati ({ $name })
    }
}
picture-pot = { $zone }: il primo prende { $pot } punti per ora ({ $leaders })

picture-sun = Il sole illumina: { $zone }
picture-sun-away = { $n ->
    [one] { $zone }: prossimo passo del sole
   *[other] { $zone }: il sole arriva tra { $n } aree
}
picture-ship = { $who ->
    [you] La tua nave ({ $zone }, posto { $place })
   *[other] Nave di { $name } ({ $zone }, posto { $place })
}
picture-icebreaker = { $who ->
    [you] Il tuo rompighiaccio ({ $zone }): la tua seconda nave potrà agire dopo la prima
   *[other] Rompighiaccio di { $name } ({ $zone }): la seconda nave potrà agire dopo la prima
}
picture-wake = { $who ->
    [you] Ultimo spostamento: tu ({ $start } → { $zone })
   *[other] Ultimo spostamento: { $name } ({ $start } → { $zone })
}
picture-wake-new = { $who ->
    [you] Ultima mossa: la tua nuova nave ({ $zone })
   *[other] Ultima mossa: nuova nave di { $name } ({ $zone })
}

picture-legend-red = ogni cubetto che passa
picture-legend-blue = il primo cubetto: per tutti
picture-track-closed = { $track }: chiuso con così pochi giocatori
picture-track-points = { $who ->
    [you] { $track }: sei in testa e prendi { $n } punti per ora
   *[other] { $track }: { $name } è in testa e prende { $n } punti per ora
}
picture-cube = { $who ->
    [you] { $track }: il tuo cubetto sulla casella { $space }, { $n } punti per ora
   *[other] { $track }: cubetto di { $name } sulla casella { $space }, { $n } punti per ora
}
picture-icon-red = Casella { $space }: { $icon } (per ogni cubetto che passa)
picture-icon-blue = { $used ->
    [true] Casella { $space }: { $icon } (già usata)
   *[other] Casella { $space }: { $icon } (una volta sola, per tutti)
}

picture-until-end = Alla fine mancano
picture-end-scientists = { $n ->
    [one] Resta { $n } scienziato tra riserva personale e comune: { $people }. A zero la partita finisce.
   *[other] Restano { $n } scienziati tra riserva personale e comune: { $people }. A zero la partita finisce.
}
picture-end-cards = { $n ->
    [one] Resta { $n } carta Edificio in tutto. A zero la partita finisce.
   *[other] Restano { $n } carte Edificio in tutto. A zero la partita finisce.
}
picture-end-still = Si muovono solo navi da { $n } aree del sole. A { $limit } la partita finisce.
picture-pile = Carte Cantiere navale
picture-draft = Scelta di una carta
picture-pile-card = { $card }: { $n }
picture-points-now = Punti per ora
picture-points-final = Punti

picture-turn = { $who ->
    [you] { $n ->
        [0] Tu adesso ({ $zone })
        [one] Tu ({ $zone }), a un’area dal sole
       *[other] Tu ({ $zone }), a { $n } aree dal sole
    }
   *[other] { $n ->
        [0] { $name } adesso ({ $zone })
        [one] { $name } ({ $zone }), a un’area dal sole
       *[other] { $name } ({ $zone }), a { $n } aree dal sole
    }
}
picture-lap = Giro { $n } del sole
goal-line = Vince chi ha più punti. La partita finisce quando qualcuno non ha più scienziati da inviare, o quando i tre mazzi sono costruiti.
picture-by-icebreaker = con il rompighiaccio
picture-again = { $n ->
    [one] poi tocca a te
   *[other] tocca a te tra { $n } turni
}
picture-again-later = tocca a te dopo questo giro
picture-again-none = nessuna tua nave attende

picture-cards-left = restano { $n }
picture-cards-left-long = { $n ->
    [one] Una carta in questo mazzo
   *[other] { $n } carte in questo mazzo
}
picture-deck-empty = Mazzo esaurito.
picture-cost-scientists = { $n ->
    [one] Uno scienziato da piazzare
   *[other] { $n } scienziati da piazzare
}
picture-cost-steps = { $n ->
    [one] Una casella di ricerca
   *[other] { $n } caselle di ricerca
}
picture-cost-star = Vale come carta con asterisco
picture-costs-card = Costa la tua carta: { $card }
picture-need-ok = accesso coperto
picture-need-card = lo copre una carta
picture-need-no = manca
picture-need-at = { $zones }
picture-need-only = solo { $zones }
picture-need-some = { $zones }
picture-need-or-card = { $zones }, o carta
picture-need-nowhere = non c’è ancora
picture-need-nowhere-card = nessuna area, o carta
picture-status-yes = Possibile
picture-status-ready = { $n ->
    [one] in { $n } area su { $of }
   *[other] in { $n } aree su { $of }
}
picture-status-here = qui
picture-status-no = Non ancora:
picture-status-over = La partita è finita.
picture-lack-scientists = { $n ->
    [one] manca { $n } scienziato
   *[other] mancano { $n } scienziati
}
picture-lack-needs = { $n ->
    [one] ne manca uno
   *[other] ne mancano { $n }
}
picture-lack-stands = c’è già qui
picture-lack-other = nessuna area libera
picture-rosette = Costruibile: { $zones }. C’è già: { $stands }.

picture-first-player = Primo giocatore
picture-winner = Vince la partita
picture-now = ora
picture-split = Aree { $zones }, tracciati { $tracks }, asterischi { $stars }, scartate { $given }
picture-stat-staff = Riserva personale, pronti da piazzare: { $n }
picture-stat-reserve = Riserva comune, ancora da reclutare: { $n }
picture-stat-vessel = Navi disponibili: { $n }
picture-stat-cube = Cubetti disponibili: { $n }
picture-stat-star = Carte con asterisco: { $n }
picture-stat-give = Risorse scartate: { $n }

picture-could-research = { $n ->
    [one] Ricerca: una casella ({ $tracks })
   *[other] Ricerca: { $n } caselle ({ $tracks })
}
picture-could-recruit = { $n ->
    [0] Nessuno scienziato da reclutare
    [one] Reclutare uno scienziato
   *[other] Reclutare { $n } scienziati
}
picture-could-ship = Costruire una nave ({ $zone })
picture-others-take = Ogni altro giocatore prende una carta Cantiere navale
picture-ends-turn = chiude il turno
picture-could-build = Costruire: { $building }
picture-could-build-card = Costruire: { $building }, con la carta: { $card }
picture-nth = { $n }º
picture-when = { $n ->
    [one] Posto { $place }; se nulla si muove, la nave agisce quando il sole sarà avanzato di un’area
   *[other] Posto { $place }; se nulla si muove, la nave agisce quando il sole sarà avanzato di { $n } aree
}
picture-lands = { $n ->
    [one] Una casella, fino alla { $space } (valore { $value })
   *[other] { $n } caselle, fino alla { $space } (valore { $value })
}
picture-space = casella { $n }

picture-ended-scientists = Qualcuno non ha più scienziati in nessuna delle due riserve.
picture-ended-cards = Tutte le carte Edificio sono costruite.
picture-ended-ANT-END-5 = Non resta nessuna nave sul tabellone.
picture-ended-ANT-END-6 = Per tre giri del sole non è cambiato nulla.

picture-words-mine = Quello che è tuo
picture-words-turns = Il sole e i prossimi turni
picture-words-zones = Le aree, a partire dal sole
picture-words-others = Gli altri giocatori
picture-words-player = { $name }: riserva personale { $staff }, riserva comune { $reserve }, navi in mare { $sailing }, navi disponibili { $ships }, cubetti disponibili { $cubes }, carte con asterisco { $stars }, scartate { $given }.
picture-words-hand = { $name }, mano: { $cards }.
picture-words-points = { $name }: { $n } punti se la partita finisse ora (aree { $zones }, tracciati { $tracks }, asterischi { $stars }, scartate { $given }).
picture-words-queue = Fila: { $queue }.
picture-words-icebreakers = Rompighiaccio: { $people }.
picture-words-card = { $deck }: { $building }. Scienziati da piazzare: { $scientists }. Caselle di ricerca: { $steps }. Carte rimaste: { $left }.
picture-words-needs = Serve: { $needs }.
picture-words-ready = { $n ->
    [one] Costruibile in { $n } area su { $of }: { $zones }.
   *[other] Costruibile in { $n } aree su { $of }: { $zones }.
}
picture-words-cube = { $name } sulla casella { $space } ({ $n } punti)
picture-words-icons = Icone ancora attive: { $icons }.

# Quanto vale una posizione, parte per parte.
worth-zones = punti nelle aree
worth-tracks = punti sui tracciati ricerca
worth-stars = carte con asterisco
worth-given = pezzi scartati
worth-majorities = una presa salda sulle aree
worth-staff = scienziati a disposizione
worth-reserve = scienziati di riserva
worth-ships = navi sul tabellone
worth-turns = turni che arrivano presto
worth-spare-ships = navi di scorta
worth-spare-cubes = cubetti di scorta
worth-reach = carte costruibili
worth-held = carte in mano
worth-points = punti

# -- The final count, category by category. ------------------------------------------------------------

tally-zones = Aree
tally-tracks = Tracciati
tally-stars = Asterischi
tally-given = Scarti
tally-tie-firsts = primi posti
tally-tie-cards = carte costruite
lap = Giro
