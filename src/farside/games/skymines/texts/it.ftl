# Skymines in italiano.

title = Skymines
tagline = Entra in quattro corporazioni e spingi i loro avamposti sulla Luna.
length = 75–150 min
table-places = Mare Moscoviense; Mare Ingenii; Mare Orientale; Mare Australe; Mare Marginis; Mare Smythii; Mare Humboldtianum; Lacus Solitudinis; Lacus Luxuriae; Lacus Oblivionis; Lacus Autumni; Lacus Veris
preset-first = Prima partita
preset-first-line = Inizio stampato, tracciati e tessere fisse, come insegna il regolamento.
preset-full = Partita completa
preset-full-line = Quattro tracciati a caso, una tessera iniziale a scelta.
preset-luna = In solitario contro Luna
preset-luna-line = Gioca seguendo le sue carte, a nove livelli. Nessuno da aspettare.
preset-belt = La Cintura con le missioni
preset-belt-line = Asteroidi al posto della Luna, e compiti lungo la via.
preset-campaign = Campagna
preset-campaign-line = Quattro capitoli con una storia; il tavolo ricorda.
variant-side = Lato del tabellone
variant-side-moon = la Luna
variant-tracks = Tracciati delle corporazioni
variant-tracks-first-game = A1, B1, C1, D1 (prima partita)
variant-tracks-random = quattro a caso
variant-tiles = Tessere ricerca iniziali
variant-tiles-first-game = fisse (prima partita)
variant-tiles-choose = una su due
variant-constrained = Slot di riposo
variant-constrained-false = a scelta
variant-constrained-true = di fronte allo slot azione (slot vincolati)

## Schede

tab-moon = Luna
tab-belt = Cintura
tab-tracks = Tracciati
tab-market = Carte
tab-bonus = Bonus
tab-lab = Lab
tab-mine = Miniera
tab-score = Punti

## Luna

player-4 = Luna
variant-luna = Luna, che gioca da sola
variant-luna-none = senza Luna
variant-luna-0 = livello 0, il più mite
variant-luna-1 = livello 1, facile
variant-luna-2 = livello 2, standard
variant-luna-3 = livello 3, avanzato
variant-luna-4 = livello 4, avanzato
variant-luna-5 = livello 5, avanzato: per una persona sola
variant-luna-6 = livello 6, difficile
variant-luna-7 = livello 7, difficile
variant-luna-8 = livello 8, il più difficile
solo-title = In solitario contro Luna
solo-level = livello { $level }
solo-line = Luna è l’avversaria del gioco: segue le sue carte, e ogni suo passo si può controllare.

lunacard-L1-01 = I-1
    .says = prendi la carta del suo slot; prendi la quota esposta più preziosa
lunacard-L1-02 = I-2
    .says = investi 2 nella seconda corporazione più preziosa; prendi le carte del suo slot
lunacard-L1-03 = I-3
    .says = 2 CrypCoin; investi 2 nella corporazione più preziosa; un segnalino sullo spazio bonus del suo slot
lunacard-L1-04 = I-4
    .says = 2 CrypCoin; trasmissione +1; un segnalino sullo spazio bonus del suo slot
lunacard-L1-05 = I-5
    .says = 2 CrypCoin; trasmissione +1; un segnalino sullo spazio bonus del suo slot
lunacard-L1-06 = I-6
    .says = investi 2 dove ha il vantaggio maggiore; espandila di 2, prima i numeri più bassi
lunacard-L1-07 = I-7
    .says = investi 2 dove ha il vantaggio maggiore; espandila di 2, prima i numeri più alti
lunacard-L1-08 = I-8
    .says = 2 CrypCoin; trasmissione +1; un segnalino sullo spazio bonus del suo slot
lunacard-L1-09 = I-9
    .says = investi 2 in ognuna delle due corporazioni più preziose; scarta il piano speciale più recente; scarta il piano A del suo slot e prendi i CrypCoin del premio
lunacard-L1-10 = I-10
    .says = 3 CrypCoin; investi 3 nella corporazione meno preziosa; espandila di 3, prima i numeri più alti
lunacard-L1-11 = I-11
    .says = investi 2 in ognuna delle due corporazioni più preziose; scarta il piano B del suo slot e prendi i CrypCoin del premio; scarta il piano C del suo slot e prendi i CrypCoin del premio
lunacard-L1-12 = I-12
    .says = elio +2; prendi le carte del suo slot
lunacard-L2-01 = II-1
    .says = 3 CrypCoin; investi 3 in ognuna delle due corporazioni più preziose; scarta il piano B del suo slot e prendi i CrypCoin del premio
lunacard-L2-02 = II-2
    .says = investi 3 in ognuna delle quattro corporazioni; scarta il piano speciale più recente; scarta il piano A del suo slot e prendi i CrypCoin del premio
lunacard-L2-03 = II-3
    .says = investi 3 dove ha il vantaggio maggiore; espandila di 3, prima i numeri più alti
lunacard-L2-04 = II-4
    .says = 3 CrypCoin; trasmissione +2; un segnalino sullo spazio bonus del suo slot
lunacard-L2-05 = II-5
    .says = elio +2; trasmissione +2; prendi la carta del suo slot; prendi la quota esposta più preziosa
lunacard-L2-06 = II-6
    .says = 3 CrypCoin; elio +4; un segnalino sullo spazio bonus del suo slot
lunacard-L2-07 = II-7
    .says = investi 2 in ognuno dei suoi due vantaggi maggiori; espandi entrambe di 2, prima la meno preziosa, prima i numeri più bassi
half-left = la carta maggioranza sinistra
half-right = la carta maggioranza destra
half-neither = nessuna carta maggioranza
pick-most_valuable = la corporazione più preziosa
pick-second_most_valuable = la seconda corporazione più preziosa
pick-two_most_valuable = una delle due corporazioni più preziose
pick-least_valuable = la corporazione meno preziosa
pick-biggest_lead = il suo vantaggio maggiore
pick-two_biggest_leads = uno dei suoi due vantaggi maggiori
pick-all_four = una delle quattro corporazioni
tie-value = deciso dal valore di una quota
tie-vacant = parità, decisa dalle caselle base libere
tie-track = parità, decisa dalla lettera del tracciato
tie-lead = deciso dal vantaggio
tie-lead-value = vantaggi pari, decisi dal valore di una quota
tie-lead-vacant = vantaggi e valori pari, decisi dalle caselle base libere
tie-lead-track = vantaggi e valori pari, decisi dalla lettera del tracciato
order-MIN = prima i numeri più bassi
order-MAX = prima i numeri più alti

refusal-SKY-LUNA-16 = Le carte maggioranza di Luna mostrano di più: { $most }, tu { $own }.

log-luna-tile = Luna parte con il bonus della { $tile }; la tessera torna nella scatola (SKY-LUNA-6).
log-luna-deal = Luna riceve { $n } carte coperte (SKY-LUNA-12).
log-luna-shuffle = Il mazzo di Luna è finito: si mescolano i suoi scarti{ $added ->
    [0] { "" }
   *[other] { " " }con una carta di grado 2
}, { $cards ->
    [one] una carta
   *[other] { $cards } carte
} (SKY-LUNA-14).
log-luna-majority = Luna scopre { $card }, { $side }: { $side_key ->
    [left] titanio { $left }, carbonio { $right }
   *[other] energia { $left }, minerali { $right }
}, { $icons ->
    [0] nessuno scienziato
    [one] uno scienziato
   *[other] { $icons } scienziati
} (SKY-LUNA-15).
log-luna-token = Luna raggiunge un gettone: una carta di grado 2 va in cima al suo mazzo, ne restano { $left } (SKY-LUNA-11).
log-luna-turn = Luna scopre { $card } nello slot { $slot }: { $says } (SKY-LUNA-17).
log-luna-pick = Luna investe in { $company }, { $pick } ({ $pick_key ->
    [biggest_lead] vantaggio { $n }
    [two_biggest_leads] vantaggio { $n }
   *[other] una quota vale { $n }
}{ $tie_key ->
    [value] { "" }
    [lead] { "" }
   *[other] ; { $tie }
}) { $pick_key ->
    [biggest_lead] (SKY-LUNA-25).
    [two_biggest_leads] (SKY-LUNA-25).
   *[other] (SKY-LUNA-24).
}
log-luna-barrier = Luna paga { $coins ->
    [0] zero
   *[other] { $coins }
} CrypCoin per una richiesta di fondi di { $cost } del tracciato { $company } e prosegue (SKY-LUNA-23).
log-luna-threshold = Luna supera una soglia del tracciato { $company } e prende { $coins } CrypCoin.
log-luna-beyond = Luna prende { $coins } CrypCoin per { $steps ->
    [one] un passo
   *[other] { $steps } passi
} oltre la fine (SKY-LUNA-22).
log-luna-marker = Luna mette un segnalino su { $space } (SKY-LUNA-26).
log-luna-blocked = Il segnalino di Luna andrebbe su { $space }, ma { $owner_who ->
    [you] lì c’è il tuo
    [same] lì c’è già uno dei suoi
   *[other] lì c’è quello di { $owner }
}: non succede nulla (SKY-LUNA-26).
log-luna-take = Luna prende { $card } dallo spazio { $space } (SKY-LUNA-27).
log-luna-gap = Lo spazio { $space } dell’esposizione è vuoto: Luna non prende nulla (SKY-LUNA-27).
log-luna-share = La quota esposta più preziosa è di { $company }, vale { $value }{ $tie_key ->
    [value] { "" }
   *[other] ; { $tie }
} (SKY-LUNA-28).
log-luna-no-share = Nessuna quota è esposta per Luna (SKY-LUNA-28).
log-luna-plan = Luna toglie dal gioco il { $plan } di { $place } (SKY-LUNA-29).
log-luna-no-plan = { $place } è vuoto: Luna non toglie alcun piano (SKY-LUNA-29).
log-luna-special = Luna toglie dal gioco il piano speciale del round { $round } (SKY-LUNA-29).
log-luna-no-special = Nessun piano speciale è scoperto per Luna (SKY-LUNA-29).
log-luna-expand = { $company } si espande per Luna con { $points ->
    [one] un punto
   *[other] { $points } punti
}, { $order } (SKY-LUNA-30).
log-luna-enter = { $company } entra nel settore { $sector } dalla colonna { $column }; una quota vale ora { $value } (SKY-LUNA-34).
log-luna-oust = Nessun settore libero è raggiungibile. Tra le rivali il vantaggio di Luna è minimo con { $company } ({ $margin }), che lascia il settore { $sector } (SKY-LUNA-35).
log-luna-land = { $company } atterra sull’asteroide { $asteroid } dalla colonna { $column }; una quota vale ora { $value } (SKY-LUNA-{ $clause }).
log-luna-dock = Una navetta di { $company } va sullo spazio { $space }; una quota vale ora { $value } (SKY-LUNA-{ $clause }).
log-luna-drive-out = Nessuno spazio libero è raggiungibile. Tra le rivali il vantaggio di Luna è minimo con { $company } ({ $margin }), che lascia { $space } (SKY-LUNA-38).
log-luna-lost = { $company } non può entrare altrove: { $points ->
    [one] un punto va perso
   *[other] { $points } punti vanno persi
} (SKY-LUNA-31).
log-luna-strike = Luna mescola le carte dei suoi slot; in cima c’è { $card } ({ $left } a { $right }): { $struck_key ->
    [neither] nessuna carta maggioranza va via
   *[other] { $struck } va via
} (SKY-LUNA-18).
log-luna-pass = Luna passa fino alla fine del round.

picture-luna = Luna
picture-luna-level = livello { $n }
picture-luna-next = prossima
picture-luna-done = fatta
picture-luna-down = Slot { $slot }: una carta coperta{ $rank ->
    [2] , di grado 2
   *[other] { "" }
}
picture-luna-up = Slot { $slot }: { $card }, { $says }
picture-luna-bare = Slot { $slot }: nessuna carta
picture-luna-off = Lo slot { $slot } è OFF; { $track ->
    [helium] lo apre l’elio { $n }
    [upload] lo apre la trasmissione { $n }
   *[none] a questo livello resta così
}
picture-luna-demands = Maggioranze: almeno quanto Luna
picture-luna-demand = { $type }: Luna { $n }{ $own ->
    [-1] { "" }
   *[other] , tu { $own }
}
picture-luna-scientists = scienziati
picture-luna-barred = ne hai troppo pochi
picture-luna-majority-card = { $card }, { $side }
picture-luna-no-majority = nessuna carta
picture-luna-deck = mazzo { $n }
picture-luna-discard = scarti { $n }
picture-luna-pile = grado 2: { $n }
picture-luna-pile-words = Carte di grado 2: { $n } nella pila, { $round } in gioco
picture-luna-token = Gettone sulla casella { $n }: una carta di grado 2 entra nel suo mazzo
picture-luna-cards = Carte prese ({ $n })
picture-luna-words = Luna, livello { $level }: { $coins } CrypCoin, elio { $helium }, trasmissione { $upload }; mazzo { $deck }, scarti { $discard }.
picture-luna-turn = Luna

## Names

card-A01 = Carbonio 2
card-A02 = Minerali 2
card-A03 = Titanio 2
card-A04 = Carbonio 3
card-A05 = Minerali 3
card-A06 = Titanio 3
card-A07 = Energia 2
card-A08 = Ricercatore 2
card-A09 = Ingegnere
card-B01 = Carbonio 3
card-B02 = Minerali 3
card-B03 = Titanio 3
card-B04 = Carbonio 4
card-B05 = Minerali 4
card-B06 = Titanio 4
card-B07 = Energia 2
card-B08 = Energia 2
card-B09 = Energia 3
card-B10 = Energia 3
card-B11 = Ricercatore 2
card-B12 = Ricercatore 3
card-B13 = Ingegnere Astrogo
card-B14 = Ingegnere Tawac
card-B15 = Ingegnere Skymine
card-B16 = Ingegnere Minerva
card-C01 = Carbonio 4
card-C02 = Minerali 4
card-C03 = Titanio 4
card-C04 = Energia 3
card-C05 = Energia 3
card-C06 = Energia 2 con una quota Astrogo
card-C07 = Energia 2 con una quota Tawac
card-C08 = Energia 2 con una quota Skymine
card-C09 = Energia 2 con una quota Minerva
card-C10 = Ricercatore 3
card-C11 = Ricercatore 3
card-D01 = Quota Astrogo (D)
card-D02 = Quota Tawac (D)
card-D03 = Quota Skymine (D)
card-D04 = Quota Minerva (D)
card-E01 = Quota Astrogo (E)
card-E02 = Quota Tawac (E)
card-E03 = Quota Skymine (E)
card-E04 = Quota Minerva (E)
card-energy-01 = Energia 1 (costo 1)
card-energy-02 = Energia 1 (costo 2)
card-energy-03 = Energia 1 (costo 3)
card-energy-04 = Energia 1 (costo 4)
card-p1-c1 = Carbonio 1
card-p1-c2 = Carbonio 2
card-p1-m1 = Minerali 1
card-p1-m2 = Minerali 2
card-p1-t1 = Titanio 1
card-p1-t2 = Titanio 2
card-p1-e1 = Energia 1
card-p1-e2 = Energia 2
card-p1-r2 = Ricercatore 2
card-p2-c1 = Carbonio 1
card-p2-c2 = Carbonio 2
card-p2-m1 = Minerali 1
card-p2-m2 = Minerali 2
card-p2-t1 = Titanio 1
card-p2-t2 = Titanio 2
card-p2-e1 = Energia 1
card-p2-e2 = Energia 2
card-p2-r2 = Ricercatore 2
card-p3-c1 = Carbonio 1
card-p3-c2 = Carbonio 2
card-p3-m1 = Minerali 1
card-p3-m2 = Minerali 2
card-p3-t1 = Titanio 1
card-p3-t2 = Titanio 2
card-p3-e1 = Energia 1
card-p3-e2 = Energia 2
card-p3-r2 = Ricercatore 2
card-p4-c1 = Carbonio 1
card-p4-c2 = Carbonio 2
card-p4-m1 = Minerali 1
card-p4-m2 = Minerali 2
card-p4-t1 = Titanio 1
card-p4-t2 = Titanio 2
card-p4-e1 = Energia 1
card-p4-e2 = Energia 2
card-p4-r2 = Ricercatore 2

plan-PA01 = piano A (carbonio 2 → 2 CrypCoin)
plan-PA02 = piano A (carbonio 2 → elio +1)
plan-PA03 = piano A (carbonio 2 → 1 PR)
plan-PA04 = piano A (carbonio 2 → 1 passo su Tawac)
plan-PA05 = piano A (minerali 2 → 2 CrypCoin)
plan-PA06 = piano A (minerali 2 → elio +1)
plan-PA07 = piano A (minerali 2 → 1 PR)
plan-PA08 = piano A (minerali 2 → 1 passo su Minerva)
plan-PA09 = piano A (titanio 2 → 2 CrypCoin)
plan-PA10 = piano A (titanio 2 → elio +1)
plan-PA11 = piano A (titanio 2 → 1 PR)
plan-PA12 = piano A (titanio 2 → 1 passo su Astrogo)
plan-PA13 = piano A (energia 2 → 2 CrypCoin)
plan-PA14 = piano A (energia 2 → elio +1)
plan-PA15 = piano A (energia 2 → 1 PR)
plan-PA16 = piano A (energia 2 → 1 passo su Skymine)
plan-PA17 = piano A (un altro scienziato → 3 CrypCoin)
plan-PA18 = piano A (un altro scienziato → elio +2)
plan-PA19 = piano A (un altro scienziato → 2 PR)
plan-PA20 = piano A (un altro scienziato → 2 passi su un tracciato a scelta)
plan-PA21 = piano A (3 di una sola risorsa → 2 CrypCoin)
plan-PA22 = piano A (3 di una sola risorsa → elio +1)
plan-PA23 = piano A (3 di una sola risorsa → 1 PR)
plan-PA24 = piano A (3 di una sola risorsa → 1 passo su un tracciato a scelta)
plan-PB01 = piano B (carbonio 3 → 3 CrypCoin)
plan-PB02 = piano B (carbonio 3 → 2 passi su Tawac)
plan-PB03 = piano B (minerali 3 → elio +2)
plan-PB04 = piano B (minerali 3 → 2 passi su Minerva)
plan-PB05 = piano B (titanio 3 → 2 passi su Astrogo)
plan-PB06 = piano B (titanio 3 → 3 CrypCoin)
plan-PB07 = piano B (energia 3 → elio +2)
plan-PB08 = piano B (energia 3 → 2 passi su Skymine)
plan-PB09 = piano B (carbonio 4 → 3 passi su un tracciato a scelta)
plan-PB10 = piano B (minerali 4 → elio +3)
plan-PB11 = piano B (titanio 4 → 4 CrypCoin)
plan-PB12 = piano B (energia 4 → 3 PR)
plan-PB13 = piano B (carbonio 2 + minerali 2 → 3 passi su un tracciato a scelta)
plan-PB14 = piano B (minerali 2 + titanio 2 → elio +3)
plan-PB15 = piano B (titanio 2 + carbonio 2 → 3 PR)
plan-PB16 = piano B (carbonio 1 + energia 2 → elio +2)
plan-PB17 = piano B (minerali 1 + energia 2 → 3 CrypCoin)
plan-PB18 = piano B (titanio 1 + energia 2 → 2 passi su un tracciato a scelta)
plan-PB19 = piano B (un altro scienziato + carbonio 1 → elio +2)
plan-PB20 = piano B (un altro scienziato + minerali 1 → 2 PR)
plan-PB21 = piano B (un altro scienziato + titanio 1 → 3 CrypCoin)
plan-PB22 = piano B (un altro scienziato + energia 1 → 2 passi su un tracciato a scelta)
plan-PB23 = piano B (4 di una sola risorsa → rimuovi 1 avamposto)
plan-PB24 = piano B (4 di una sola risorsa → 2 passi su un tracciato a scelta)
plan-PC01 = piano C (titanio 1 → titanio − 1 in CrypCoin)
plan-PC02 = piano C (carbonio 1 → carbonio − 1 in CrypCoin)
plan-PC03 = piano C (minerali 1 → minerali − 1 in CrypCoin)
plan-PC04 = piano C (carbonio 2 → 3 passi su Tawac)
plan-PC05 = piano C (carbonio 2 → 4 CrypCoin)
plan-PC06 = piano C (minerali 2 → 3 passi su Minerva)
plan-PC07 = piano C (minerali 2 → elio +3)
plan-PC08 = piano C (titanio 2 → 3 passi su Astrogo)
plan-PC09 = piano C (titanio 2 → 3 PR)
plan-PC10 = piano C (energia 2 → 3 passi su Skymine)
plan-PC11 = piano C (energia 2 → elio +3)
plan-PC12 = piano C (energia 1 → elio +2)
plan-PC13 = piano C (energia 1 → 2 passi su un tracciato a scelta)
plan-PC14 = piano C (un altro scienziato → rimuovi 1 avamposto)
plan-PC15 = piano C (un altro scienziato → rimuovi 1 avamposto)
plan-PC16 = piano C (un altro scienziato → elio +3)
plan-PC17 = piano C (un altro scienziato → 3 passi su un tracciato a scelta)
plan-PC18 = piano C (4 di una sola risorsa → rimuovi 1 avamposto + 1 CrypCoin)
plan-PC19 = piano C (4 di una sola risorsa → rimuovi 1 avamposto + elio +1)
plan-PC20 = piano C (carbonio 3 + 3 di una sola risorsa → rimuovi 2 avamposti)
plan-PC21 = piano C (minerali 3 + 3 di una sola risorsa → elio +5)
plan-PC22 = piano C (titanio 3 + 3 di una sola risorsa → 5 passi su un tracciato a scelta)
plan-PC23 = piano C (carbonio 1 + minerali 1 → 3 PR)
plan-PC24 = piano C (titanio 1 + energia 1 → 3 PR)
plan-PS2 = piano speciale 2 (ingresso 2, valore 4)
plan-PS3 = piano speciale 3 (ingresso 2, valore 5)
plan-PS4 = piano speciale 4 (ingresso 3, valore 6)
plan-PS5 = piano speciale 5 (ingresso 3, valore 7)
plan-PS6 = piano speciale 6 (ingresso 4, valore 9)
plan-PS7 = piano speciale 7 (ingresso 4, valore 10)
plan-ST01 = piano iniziale (titanio 2 → 2 CrypCoin)
plan-ST02 = piano iniziale (carbonio 2 → 2 CrypCoin)
plan-ST03 = piano iniziale (minerali 2 → 2 CrypCoin)
plan-ST04 = piano iniziale (energia 1 → 2 CrypCoin)
plan-ST05 = piano iniziale (energia 2 → 1 PR)
plan-ST06 = piano iniziale (energia 2 → elio +1)
plan-ST07 = piano iniziale (minerali 1 → 1 passo su un tracciato a scelta)
plan-ST08 = piano iniziale (titanio 1 → 1 PR)
plan-ST09 = piano iniziale (carbonio 1 → 1 CrypCoin)
plan-ST10 = piano iniziale (carbonio 2 → elio +1)

loose-PA01 = { plan-PA01 }
loose-PA02 = { plan-PA02 }
loose-PA03 = { plan-PA03 }
loose-PA04 = { plan-PA04 }
loose-PA05 = { plan-PA05 }
loose-PA06 = { plan-PA06 }
loose-PA07 = { plan-PA07 }
loose-PA08 = { plan-PA08 }
loose-PA09 = { plan-PA09 }
loose-PA10 = { plan-PA10 }
loose-PA11 = { plan-PA11 }
loose-PA12 = { plan-PA12 }
loose-PA13 = { plan-PA13 }
loose-PA14 = { plan-PA14 }
loose-PA15 = { plan-PA15 }
loose-PA16 = { plan-PA16 }
loose-PA17 = { plan-PA17 }
loose-PA18 = { plan-PA18 }
loose-PA19 = { plan-PA19 }
loose-PA20 = { plan-PA20 }
loose-PA21 = { plan-PA21 }
loose-PA22 = { plan-PA22 }
loose-PA23 = { plan-PA23 }
loose-PA24 = { plan-PA24 }
loose-PB01 = { plan-PB01 }
loose-PB02 = { plan-PB02 }
loose-PB03 = { plan-PB03 }
loose-PB04 = { plan-PB04 }
loose-PB05 = { plan-PB05 }
loose-PB06 = { plan-PB06 }
loose-PB07 = { plan-PB07 }
loose-PB08 = { plan-PB08 }
loose-PB09 = { plan-PB09 }
loose-PB10 = { plan-PB10 }
loose-PB11 = { plan-PB11 }
loose-PB12 = { plan-PB12 }
loose-PB13 = { plan-PB13 }
loose-PB14 = { plan-PB14 }
loose-PB15 = { plan-PB15 }
loose-PB16 = { plan-PB16 }
loose-PB17 = { plan-PB17 }
loose-PB18 = { plan-PB18 }
loose-PB19 = { plan-PB19 }
loose-PB20 = { plan-PB20 }
loose-PB21 = { plan-PB21 }
loose-PB22 = { plan-PB22 }
loose-PB23 = { plan-PB23 }
loose-PB24 = { plan-PB24 }
loose-PC01 = { plan-PC01 }
loose-PC02 = { plan-PC02 }
loose-PC03 = { plan-PC03 }
loose-PC04 = { plan-PC04 }
loose-PC05 = { plan-PC05 }
loose-PC06 = { plan-PC06 }
loose-PC07 = { plan-PC07 }
loose-PC08 = { plan-PC08 }
loose-PC09 = { plan-PC09 }
loose-PC10 = { plan-PC10 }
loose-PC11 = { plan-PC11 }
loose-PC12 = { plan-PC12 }
loose-PC13 = { plan-PC13 }
loose-PC14 = { plan-PC14 }
loose-PC15 = { plan-PC15 }
loose-PC16 = { plan-PC16 }
loose-PC17 = { plan-PC17 }
loose-PC18 = { plan-PC18 }
loose-PC19 = { plan-PC19 }
loose-PC20 = { plan-PC20 }
loose-PC21 = { plan-PC21 }
loose-PC22 = { plan-PC22 }
loose-PC23 = { plan-PC23 }
loose-PC24 = { plan-PC24 }
loose-PS2 = { plan-PS2 }
loose-PS3 = { plan-PS3 }
loose-PS4 = { plan-PS4 }
loose-PS5 = { plan-PS5 }
loose-PS6 = { plan-PS6 }
loose-PS7 = { plan-PS7 }

tile-ST01 = tessera 1 (2 passi su Skymine, elio +1)
tile-ST02 = tessera 2 (2 passi su Minerva, elio +1)
tile-ST03 = tessera 3 (2 passi su Astrogo, elio +1)
tile-ST04 = tessera 4 (2 passi su Tawac, elio +1)
tile-ST05 = tessera 5 (elio +2, 1 passo su Skymine)
tile-ST06 = tessera 6 (elio +2, 1 passo su Tawac)
tile-ST07 = tessera 7 (1 passo su Astrogo, 1 passo su Tawac, elio +1)
tile-ST08 = tessera 8 (1 passo su Skymine, 1 passo su Minerva, elio +1)
tile-ST09 = tessera 9 (1 passo su Astrogo, 1 passo su Tawac, 1 passo su Skymine, 1 passo su Minerva)
tile-ST10 = tessera 10 (1 passo su Minerva, 1 passo su Astrogo, elio +1)

company-skymine = Skymine
company-minerva = Minerva
company-astrogo = Astrogo
company-tawac = Tawac

slot-a = a
slot-b = b
slot-c = c
slot-d = d
slot-e = e
set-a = a
set-b = b
set-ab = a + b
set-c = c
set-ac = a + c
set-bc = b + c
set-abc = a + b + c
set-d = d
set-ad = a + d
set-bd = b + d
set-abd = a + b + d
set-cd = c + d
set-acd = a + c + d
set-bcd = b + c + d
set-abcd = a + b + c + d
set-e = e
set-ae = a + e
set-be = b + e
set-abe = a + b + e
set-ce = c + e
set-ace = a + c + e
set-bce = b + c + e
set-abce = a + b + c + e
set-de = d + e
set-ade = a + d + e
set-bde = b + d + e
set-abde = a + b + d + e
set-cde = c + d + e
set-acde = a + c + d + e
set-bcde = b + c + d + e
set-abcde = a + b + c + d + e
place-A1 = A1
place-A2 = A2
place-A3 = A3
place-A4 = A4
place-B1 = B1
place-B2 = B2
place-B3 = B3
place-B4 = B4
place-C1 = C1
place-C2 = C2
place-C3 = C3
place-C4 = C4
side-A1 = A1
side-A2 = A2
side-B1 = B1
side-B2 = B2
side-C1 = C1
side-C2 = C2
side-D1 = D1
side-D2 = D2
side-E1 = E1
side-E2 = E2

type-carbon = carbonio
type-minerals = minerali
type-titanium = titanio
type-energy = energia
type-researcher = ricercatori
type-engineer = ingegneri
type-share = quote
payment-carbon = carbonio
payment-minerals = minerali
payment-titanium = titanio
payment-mix = risorse miste
source-a = slot a
source-b = slot b
source-c = slot c
source-d = slot d
source-e = slot e
source-tile = tessera bonus
space-maj_researcher = la maggioranza di ricercatori
    .short = maggioranza di ricercatori
space-maj_titanium = la maggioranza di titanio
    .short = maggioranza di titanio
space-maj_minerals = la maggioranza di minerali
    .short = maggioranza di minerali
space-maj_carbon = la maggioranza di carbonio
    .short = maggioranza di carbonio
space-maj_energy = la maggioranza di energia
    .short = maggioranza di energia
space-std_first_player = lo spazio del primo giocatore
    .short = { picture-space-std_first_player }
space-std_buy_card = lo spazio d’acquisto
    .short = { picture-space-std_buy_card }
space-std_destroy_card = lo spazio di distruzione
    .short = { picture-space-std_destroy_card }
space-tile_space_resource = lo spazio della tessera +1
    .short = { picture-space-tile_space_resource }
space-tile_space_researcher = lo spazio della tessera ricercatore
    .short = { picture-space-tile_space_researcher }
space-tile_space_energy = lo spazio della tessera energia
    .short = { picture-space-tile_space_energy }
space-tile_space_engineer = lo spazio della tessera ingegnere
    .short = { picture-space-tile_space_engineer }
space-skymine-1 = il primo spazio del tracciato Skymine
    .short = Skymine I
space-skymine-2 = il secondo spazio del tracciato Skymine
    .short = Skymine II
space-minerva-1 = il primo spazio del tracciato Minerva
    .short = Minerva I
space-minerva-2 = il secondo spazio del tracciato Minerva
    .short = Minerva II
space-astrogo-1 = il primo spazio del tracciato Astrogo
    .short = Astrogo I
space-astrogo-2 = il secondo spazio del tracciato Astrogo
    .short = Astrogo II
space-tawac-1 = il primo spazio del tracciato Tawac
    .short = Tawac I
space-tawac-2 = il secondo spazio del tracciato Tawac
    .short = Tawac II
gift-research = Prendi 2 PR, elio +1
gift-helium = Prendi 1 PR, elio +2
part-act = Svolgi l’azione della carta distrutta
part-recover = Paga 2 CrypCoin e prendi una carta distrutta
part-done = Basta così
bonus-tile_plus1 = la tessera +1
bonus-tile_researcher = la tessera ricercatore
bonus-tile_energy = la tessera energia
bonus-tile_engineer = la tessera ingegnere
category-coins = i CrypCoin
category-astrogo = le quote Astrogo
category-tawac = le quote Tawac
category-skymine = le quote Skymine
category-minerva = le quote Minerva
category-helium = il tracciato serbatoio
category-research = il tracciato ricerca

## Questions

ask-set-up = { $who ->
    [you] Prepara la tua partenza.
   *[other] { $seat } prepara la partenza.
}
ask-tile = { $who ->
    [you] Tieni una delle tue due tessere ricerca iniziali: dice quali carte riposano, che cosa ottieni e qual è il primo piano.
   *[other] { $seat } sceglie una tessera ricerca iniziale.
}
ask-rest = { $who ->
    [you] Quale carta riposa nello slot { $slot }?
   *[other] { $seat } mette a riposo le carte.
}
ask-plan = { $who ->
    [you] Round { $round }: metti carte coperte nei tuoi slot, poi di’ che hai finito.
   *[other] { $seat } pianifica il round { $round }.
}
    .hint = Tocca una carta, o trascinala su uno slot libero. Tocca una carta posata per riprenderla.
ask-turn = { $who ->
    [you] Tocca a te: svolgi un’azione o passa. Segnalini bonus rimasti: { $markers }.
   *[other] { $seat } sceglie un’azione.
}
ask-spend = { $who ->
    [you] Quali carte usi ({ $payment })?
   *[other] { $seat } sceglie le carte ({ $payment }).
}
ask-acquire = { $who ->
    [you] Hai { $units ->
        [one] un’unità
       *[other] { $units } unità
    } da spendere: acquisisci una carta o usi tutto sui tracciati?
   *[other] { $seat } può acquisire una carta con { $units ->
        [one] un’unità
       *[other] { $units } unità
    }.
}
ask-invest = { $who ->
    [you] Su quale tracciato avanzi? { $units ->
        [one] Resta un’unità
       *[other] Restano { $units } unità
    }.
   *[other] { $seat } avanza sui tracciati delle corporazioni.
}
ask-shop = { $who ->
    [you] Quale carta compri? Hai { $coins } CrypCoin.
   *[other] { $seat } compra una carta in CrypCoin.
}
ask-onward = { $who ->
    [you] Continui sul tracciato { $company }? { $steps ->
        [one] Resta un passo
       *[other] Restano { $steps } passi
    }; ciò che rifiuti è perso.
   *[other] { $seat } decide se continuare sul tracciato { $company }.
}
ask-track = { $who ->
    [you] Su quale tracciato fai { $steps ->
        [one] un passo
       *[other] { $steps } passi
    }?
   *[other] { $seat } sceglie un tracciato.
}
ask-expand = { $who ->
    [you] Hai { $points ->
        [one] un punto energia
       *[other] { $points } punti energia
    }: quale corporazione espandi?
   *[other] { $seat } sceglie la corporazione da espandere.
}
ask-enter = { $who ->
    [you] { $company } si espande: in quale settore entra? { $points ->
        [one] Resta un punto energia
       *[other] Restano { $points } punti energia
    }.
   *[other] { $seat } espande { $company }.
}
ask-lift = { $who ->
    [you] Da quale colonna della stazione { $company } viene l’avamposto?
   *[other] { $seat } prende un avamposto dalla stazione { $company }.
}
ask-home = { $who ->
    [you] In quale colonna torna l’avamposto di { $company }?
   *[other] { $seat } rimanda a casa un avamposto di { $company }.
}
ask-remove = { $who ->
    [you] Rimuovi l’avamposto in cima a una colonna: scegli stazione e colonna.
   *[other] { $seat } rimuove un avamposto da una stazione.
}
ask-rp = { $who ->
    [you] Spendi i punti ricerca: { $n ->
        [one] ne resta uno
       *[other] ne restano { $n }
    }.
   *[other] { $seat } spende punti ricerca.
}
ask-put = { $who ->
    [you] Metti { $n ->
        [one] il nuovo piano
       *[other] i nuovi piani
    } sul tuo tracciato ricerca.
   *[other] { $seat } mette piani di ricerca.
}
ask-upload = { $who ->
    [you] Fin dove va il tuo segnalino trasmissione? Poi spendi { $n ->
        [one] un punto ricerca
       *[other] { $n } punti ricerca
    }.
   *[other] { $seat } muove il segnalino trasmissione.
}
ask-tier = { $who ->
    [you] Quale ricompensa prendi su { $space }?
   *[other] { $seat } sceglie una ricompensa.
}
ask-gift = { $who ->
    [you] Quale ricompensa prendi?
   *[other] { $seat } sceglie una ricompensa.
}
ask-destroy = { $who ->
    [you] Quale carta della tua mano distruggi?
   *[other] { $seat } distrugge una carta.
}
ask-part = { $who ->
    [you] Hai distrutto { $card }. A che cosa ti serve?
   *[other] { $seat } usa la carta distrutta ({ $card }).
}
ask-recover = { $who ->
    [you] Quale carta distrutta prendi in mano?
   *[other] { $seat } prende una carta distrutta.
}
ask-pile = { $who ->
    [you] Quale pila di riposo prendi in mano?
   *[other] { $seat } prende una pila di riposo.
}
ask-lay = { $who ->
    [you] In quale slot di riposo metti { $card }?
   *[other] { $seat } mette a riposo le carte.
}

## Options

option-keep = Tieni la { $tile }
option-rest = Metti a riposo { $card }
option-plan = Pianifica { $card } nello slot { $slot }
    .short = { $card }, slot { $slot }
option-ready = Fatto
option-plus = Metti la tessera +1 sulla carta dello slot { $slot }
    .short = Tessera +1 sullo slot { $slot }
option-use = Usa: { $payment }
option-spend = { $set_key ->
    [a] Usa la carta dello slot { $set }
    [b] Usa la carta dello slot { $set }
    [c] Usa la carta dello slot { $set }
    [d] Usa la carta dello slot { $set }
    [e] Usa la carta dello slot { $set }
   *[other] Usa le carte degli slot { $set }
}
option-buy = Acquisisci la carta dello spazio { $n }
    .short = Carta dello spazio { $n }
option-skip = Non acquisire carte
option-step = Avanza su { $company }
option-pay = Paga la richiesta di fondi e avanza su { $company }
option-stop = Fermati qui
option-energy = Usa tutta la tua energia
option-expand = Espandi { $company }
option-enter = Entra nel settore { $n }
option-column = { $company }: colonna { $column }
option-take = Prendi il piano in { $place }
    .short = Piano in { $place }
option-special = Prendi il piano speciale del round { $n }
option-coin = Prendi 1 CrypCoin
option-put = Metti il { $loose } in posizione { $position }
    .short = Posizione { $position }
option-research = Usa il ricercatore: { $source }
    .short = Ricercatore, { $source }
option-flip = Gira il piano in posizione { $n } per 2 CrypCoin
    .short = Gira il { $n } (2 CrypCoin)
option-go = Trasmetti fino alla posizione { $n }
    .short = Fino alla posizione { $n }
option-go-stay = Resta in posizione { $n }
option-field = Usa l’ingegnere: { $source }
    .short = Ingegnere, { $source }
option-bonus = Metti un segnalino su { $space }
    .short = Segnalino: { $space }
option-tier = Prendi la ricompensa { $n }
tier-maj_researcher-1 = Prendi: 2 CrypCoin
tier-maj_researcher-2 = Prendi: 2 CrypCoin, 1 PR
tier-maj_researcher-3 = Prendi: 3 CrypCoin, 2 PR
tier-maj_titanium-1 = Prendi: 2 passi su Astrogo
tier-maj_titanium-2 = Prendi: 3 passi su Astrogo, rimuovi 1 avamposto
tier-maj_titanium-3 = Prendi: 4 passi su Astrogo, 1 PR
tier-maj_minerals-1 = Prendi: 2 passi su Minerva
tier-maj_minerals-2 = Prendi: 3 passi su Minerva, elio +1
tier-maj_minerals-3 = Prendi: 4 passi su Minerva, elio +2
tier-maj_carbon-1 = Prendi: 2 passi su Tawac
tier-maj_carbon-2 = Prendi: 3 passi su Tawac, 2 CrypCoin
tier-maj_carbon-3 = Prendi: 4 passi su Tawac, 3 CrypCoin
tier-maj_energy-1 = Prendi: 2 passi su Skymine
tier-maj_energy-2 = Prendi: 3 passi su Skymine
tier-maj_energy-3 = Prendi: 4 passi su Skymine, 1 PR
option-destroy = Distruggi { $card }
option-gift = { $gift }
option-track = { $company }
option-part = { $part }
option-recover = Prendi { $card }
option-pass = Passa
option-pile = Prendi la pila dello slot { $slot }
option-lay = Mettila nello slot { $slot }

## Refusals

refusal-SKY-PLAN-4 = Una carta quota non va mai in uno slot azione.
refusal-SKY-TURN-3 = Non hai carte scoperte di questo tipo: { $type }.
refusal-SKY-TURN-4 = È già stato usato in questo round.
refusal-SKY-RES-4 = Questa carta costa { $cost }; { $units ->
    [0] non hai unità.
    [one] hai solo un’unità.
   *[other] hai solo { $units } unità.
}
refusal-SKY-RES-11 = Carte di risorse diverse si usano insieme solo per acquisire una carta.
refusal-SKY-R-03 = Un’unità va usata finché un tracciato permette un passo gratuito.
refusal-SKY-TRK-2 = La richiesta di fondi costa { $cost } CrypCoin; { $coins ->
    [0] non ne hai.
    [one] ne hai solo uno.
   *[other] ne hai solo { $coins }.
}
refusal-SKY-TRK-3 = Sei alla fine del tracciato { $company }.
refusal-SKY-TRK-5 = Questo bonus del tracciato { $company } è tuo dal tuo prossimo turno.
refusal-SKY-TRK-7 = Il tuo segnalino è già sull’altro spazio del tracciato { $company }.
refusal-SKY-EXP-5 = Entrare costa { $cost }; { $points ->
    [0] non ti restano punti
    [one] ti resta un punto
   *[other] ti restano { $points } punti
}.
refusal-SKY-EXP-9 = { $company } non ha più avamposti nella stazione.
refusal-SKY-RP-2 = Costa { $cost } punti ricerca; { $rp ->
    [0] non ne hai.
    [one] ne hai solo uno.
   *[other] ne hai solo { $rp }.
}
refusal-SKY-RP-6 = La posizione { $position } accetta solo piani B e C.
refusal-SKY-UPL-2 = Girare un piano costa { $cost } CrypCoin; { $coins ->
    [0] non ne hai.
    [one] ne hai solo uno.
   *[other] ne hai solo { $coins }.
}
refusal-SKY-UPL-4 = Le tue carte scoperte non soddisfano il { $plan }.
refusal-SKY-UPL-6 = Entrare in questo piano speciale costa { $cost } CrypCoin; ne avresti { $coins }.
refusal-SKY-UPL-8 = La posizione { $position } è vuota: non si può né entrarci né saltarla.
refusal-SKY-BON-1 = Non hai più segnalini bonus.
refusal-SKY-BON-2 = { $owner_who ->
    [you] Il tuo segnalino è già qui.
   *[other] Qui c’è il segnalino di { $owner }.
}
refusal-SKY-BON-3 = Costa { $cost } CrypCoin; { $coins ->
    [0] non ne hai.
    [one] ne hai solo uno.
   *[other] ne hai solo { $coins }.
}
refusal-SKY-MAJ-1 = Qualcuno ne ha di più: { $most }, tu { $own }.
refusal-SKY-R-11 = { $needed ->
    [one] Ne serve uno
   *[other] Ne servono { $needed }
}; { $own ->
    [0] non ne hai.
   *[other] ne hai { $own }.
}
refusal-SKY-STD-2 = Il primo giocatore non può prendere questo spazio nel suo primo turno del round.
refusal-SKY-STD-5 = Questa carta costa { $cost } CrypCoin; { $coins ->
    [0] non ne hai.
    [one] ne hai solo uno.
   *[other] ne hai solo { $coins }.
}
refusal-SKY-R-39 = Qui non potresti fare nulla.
refusal-SKY-TB-D1 = Qui si può distruggere solo una carta carbonio.
refusal-SKY-R-32 = I tracciati devono essere diversi, e nessuno può essere quello dello spazio: non { $company }.
refusal-SKY-R-31 = { $card } non ha un’azione propria.
refusal-SKY-TB-E2b = Va usata almeno una delle due parti.
refusal-SKY-PASS-3 = Passando hai già messo una carta lì.
refusal-SKY-R-01 = Questo slot di riposo si apre insieme allo slot azione con la stessa lettera.

## Log

log-first = { $who ->
    [you] Cominci tu.
   *[other] Comincia { $seat }.
}
log-side = Il tracciato { $side } va a { $company }.
log-tile-kept = { $who ->
    [you] Inizi con la { $tile }.
   *[other] { $seat } inizia con la { $tile }.
}
log-rest = { $who ->
    [you] Metti { $card } nello slot di riposo { $slot }.
   *[other] { $seat } mette { $card } nello slot di riposo { $slot }.
}
log-round = Inizia il round { $n }.
log-ready = { $who ->
    [you] Hai finito di pianificare.
   *[other] { $seat } ha finito di pianificare.
}
log-show = { $who ->
    [you] Riveli { $card }.
   *[other] { $seat } rivela { $card }.
}
log-show-none = { $who ->
    [you] Non riveli carte.
   *[other] { $seat } non rivela carte.
}
log-plus = { $who ->
    [you] Metti la tessera +1 su { $card }.
   *[other] { $seat } mette la tessera +1 su { $card }.
}
log-use = { $who ->
    [you] Usi { $units ->
        [one] un’unità
       *[other] { $units } unità
    } ({ $payment }).
   *[other] { $seat } usa { $units ->
        [one] un’unità
       *[other] { $units } unità
    } ({ $payment }).
}
log-buy = { $who ->
    [you] Acquisisci
   *[other] { $seat } acquisisce
} { $card } al costo di { $price }.
log-paid = { $who ->
    [you] { $coins ->
        [0] Non paghi nulla
       *[other] Paghi { $coins } CrypCoin
    }
   *[other] { $seat } { $coins ->
        [0] non paga nulla
       *[other] paga { $coins } CrypCoin
    }
} per averla.
log-advance = { $who ->
    [you] Avanzi di { $steps ->
        [one] un passo
       *[other] { $steps } passi
    } sul tracciato { $company }, fino alla casella { $space }.
   *[other] { $seat } avanza di { $steps ->
        [one] un passo
       *[other] { $steps } passi
    } sul tracciato { $company }, fino alla casella { $space }.
}
log-barrier = { $who ->
    [you] Paghi { $coins } CrypCoin per una richiesta di fondi del tracciato { $company }.
   *[other] { $seat } paga { $coins } CrypCoin per una richiesta di fondi del tracciato { $company }.
}
log-threshold = { $who ->
    [you] Superi una soglia del tracciato { $company }, prendi { $coins } CrypCoin e sblocchi il suo bonus.
   *[other] { $seat } supera una soglia del tracciato { $company }, prende { $coins } CrypCoin e sblocca il suo bonus.
}
log-return = { $who ->
    [you] L’avevi già superata e prendi anche tu { $coins } CrypCoin.
   *[other] { $seat } l’aveva già superata e prende { $coins } CrypCoin.
}
log-lost-steps = { $who ->
    [you] Rinunci a { $steps ->
        [one] un passo
       *[other] { $steps } passi
    } sul tracciato { $company }.
   *[other] { $seat } rinuncia a { $steps ->
        [one] un passo
       *[other] { $steps } passi
    } sul tracciato { $company }.
}
log-lost-units = { $who ->
    [you] Perdi { $units ->
        [one] un’unità
       *[other] { $units } unità
    }.
   *[other] { $seat } perde { $units ->
        [one] un’unità
       *[other] { $units } unità
    }.
}
log-helium = { $who ->
    [you] Il tuo elio sale di { $steps } e arriva a { $space }.
   *[other] L’elio di { $seat } sale di { $steps } e arriva a { $space }.
}
log-overflow = { $who ->
    [you] Il tuo serbatoio è pieno: prendi { $coins } CrypCoin.
   *[other] Il serbatoio di { $seat } è pieno e rende { $coins } CrypCoin.
}
log-unlock-left = { $who ->
    [you] Il tuo slot esterno sinistro è ON dal prossimo round.
   *[other] Lo slot esterno sinistro di { $seat } è ON dal prossimo round.
}
log-unlock-right = { $who ->
    [you] Il tuo slot esterno destro è ON dal prossimo round.
   *[other] Lo slot esterno destro di { $seat } è ON dal prossimo round.
}
log-coins = { $who ->
    [you] Prendi { $coins } CrypCoin.
   *[other] { $seat } prende { $coins } CrypCoin.
}
log-energy = { $who ->
    [you] Usi { $points ->
        [one] un punto energia
       *[other] { $points } punti energia
    }.
   *[other] { $seat } usa { $points ->
        [one] un punto energia
       *[other] { $points } punti energia
    }.
}
log-expand = { $who ->
    [you] Espandi { $company } con { $points ->
        [one] un punto
       *[other] { $points } punti
    }.
   *[other] { $seat } espande { $company } con { $points ->
        [one] un punto
       *[other] { $points } punti
    }.
}
log-enter = { $company } entra nel settore { $sector }; una quota vale ora { $value }.
log-home = Un avamposto di { $company } torna a casa; una quota vale ora { $value }.
log-no-home = Nessuna colonna di { $company } ha posto: l’avamposto esce dal gioco.
log-remove = { $who ->
    [you] Rimuovi un avamposto dalla stazione { $company }; una quota vale ora { $value }.
   *[other] { $seat } rimuove un avamposto dalla stazione { $company }; una quota vale ora { $value }.
}
log-research = { $who ->
    [you] Usi un ricercatore da { $n ->
        [one] un punto ricerca
       *[other] { $n } punti ricerca
    }.
   *[other] { $seat } usa un ricercatore da { $n ->
        [one] un punto ricerca
       *[other] { $n } punti ricerca
    }.
}
log-flip = { $who ->
    [you] Paghi { $coins } CrypCoin e giri il { $plan }.
   *[other] { $seat } paga { $coins } CrypCoin e gira il { $plan }.
}
log-entry = { $who ->
    [you] Paghi { $coins } CrypCoin per entrare nel { $plan }.
   *[other] { $seat } paga { $coins } CrypCoin per entrare nel { $plan }.
}
log-upload = { $who ->
    [you] Il tuo segnalino trasmissione
   *[other] Il segnalino trasmissione di { $seat }
} { $steps ->
    [0] resta in posizione { $position }.
    [one] avanza di un passo, in posizione { $position }.
   *[other] avanza di { $steps } passi, in posizione { $position }.
}
log-stay = { $who ->
    [you] Il tuo segnalino trasmissione resta fermo.
   *[other] Il segnalino trasmissione di { $seat } resta fermo.
}
log-plan = { $who ->
    [you] Prendi il { $plan }.
   *[other] { $seat } prende il { $plan }.
}
log-special = { $who ->
    [you] Prendi il piano speciale del round { $round }.
   *[other] { $seat } prende il piano speciale del round { $round }.
}
log-bounty = { $who ->
    [you] Prendi anche { $coins } CrypCoin dallo spazio premio.
   *[other] { $seat } prende anche { $coins } CrypCoin dallo spazio premio.
}
log-rp-coins = { $who ->
    [you] Cambi { $rp ->
        [one] un punto ricerca
       *[other] { $rp } punti ricerca
    } in { $coins } CrypCoin.
   *[other] { $seat } cambia { $rp ->
        [one] un punto ricerca
       *[other] { $rp } punti ricerca
    } in { $coins } CrypCoin.
}
log-put = { $who ->
    [you] Metti il { $plan } in posizione { $position }.
   *[other] { $seat } mette il { $plan } in posizione { $position }.
}
log-field = { $who ->
    [you] Mandi sul campo la carta { $card }.
   *[other] { $seat } manda sul campo la carta { $card }.
}
log-field-tile = { $who ->
    [you] Usi la tessera ingegnere.
   *[other] { $seat } usa la tessera ingegnere.
}
log-bonus = { $who ->
    [you] Metti un segnalino bonus su { $space }{ $coins ->
        [0] .
        [one] , pagando { $coins } CrypCoin.
       *[other] , pagando { $coins } CrypCoin.
    }
   *[other] { $seat } mette un segnalino bonus su { $space }{ $coins ->
        [0] .
        [one] , pagando { $coins } CrypCoin.
       *[other] , pagando { $coins } CrypCoin.
    }
}
log-destroy = { $who ->
    [you] Distruggi { $card }{ $coins ->
        [0] .
        [one] , per { $coins } CrypCoin.
       *[other] , per { $coins } CrypCoin.
    }
   *[other] { $seat } distrugge { $card }{ $coins ->
        [0] .
        [one] , per { $coins } CrypCoin.
       *[other] , per { $coins } CrypCoin.
    }
}
log-recover = { $who ->
    [you] Prendi { $card } dalle carte distrutte.
   *[other] { $seat } prende { $card } dalle carte distrutte.
}
log-pass = { $who ->
    [you] Passi.
   *[other] { $seat } passa.
}
log-pile = { $who ->
    [you] Prendi la pila dello slot { $slot }: { $cards ->
        [one] una carta
       *[other] { $cards } carte
    }.
   *[other] { $seat } prende la pila dello slot { $slot }: { $cards ->
        [one] una carta
       *[other] { $cards } carte
    }.
}
log-tile = { $who ->
    [you] Ricevi { $bonus }.
   *[other] { $seat } riceve { $bonus }.
}
log-purge = La carta { $card } lascia l’esposizione ed è distrutta.
log-score = { $who ->
    [you] Ottieni { $points ->
        [one] { $points } punto
       *[other] { $points } punti
    } per { $category }.
   *[other] { $seat } ottiene { $points ->
        [one] { $points } punto
       *[other] { $points } punti
    } per { $category }.
}
log-total = { $who ->
    [you] In tutto hai { $points ->
        [one] { $points } punto
       *[other] { $points } punti
    }.
   *[other] { $seat } ha { $points ->
        [one] { $points } punto
       *[other] { $points } punti
    } in tutto.
}
log-win = { $who ->
    [you] Vinci.
   *[other] { $seat } vince.
}
log-share = { $who ->
    [you] Condividi la vittoria.
   *[other] { $seat } condivide la vittoria.
}

## Picture

picture-board = La Luna e le sue quattro corporazioni
picture-players = Giocatori
picture-strip = Il round e l’ordine di turno
picture-mine = La tua plancia
picture-your-board = La tua plancia
picture-market = Carte
picture-research = Ricerca
picture-companies = Corporazioni
picture-sectors = Settori
picture-majorities = Maggioranze
picture-bonus = Bonus
picture-player = { $who ->
    [you] Tu
   *[other] { $name }
}
picture-hand = Mano ({ $n })
picture-hand-part = Mano
picture-lay-here = posa qui
picture-lay-then = poi
picture-plan-facts = { $n ->
    [one] 1 slot libero
   *[other] { $n } slot liberi
}, { $stay ->
    [0] nessuna carta resta in mano
    [one] 1 carta resta in mano
   *[other] { $stay } carte restano in mano
}
picture-add-up = { $parts } fanno { $n } unità
picture-expanding = La corporazione che si espande
picture-firm-line = { $value } a quota, ne hai { $shares } · { $left ->
    [one] 1 avamposto alla base
   *[other] { $left } avamposti alla base
}
picture-firm-line-belt = { $value } a quota, ne hai { $shares } · alla base { $left ->
    [one] 1 avamposto
   *[other] { $left } avamposti
}, { $shuttles ->
    [one] 1 navetta
   *[other] { $shuttles } navette
}
picture-tank = Serbatoio
picture-lab = Ricerca
picture-total = Totale
picture-if-now = Se finisse ora
picture-final = Punteggio finale
picture-taken = occupato
picture-nobody = nessuno
picture-who-may = in testa
picture-empty = Vuoto
picture-met = raggiungibile ora
picture-unmet = non raggiungibile ora
picture-ready = fatto
picture-passed = ha passato
picture-a-share = a quota
picture-you-hold = tu: { $n }
picture-legend-single = energia 1
picture-legend-double = energia 2
picture-legend-rival = rivale, +1
picture-legend-threshold = bonus, prendi
picture-legend-barrier = da pagare
picture-icon-coin = CrypCoin
picture-icon-energy = energia
picture-icon-carbon = carbonio
picture-icon-minerals = minerali
picture-icon-titanium = titanio
picture-icon-researcher = ricercatore
picture-icon-engineer = ingegnere
picture-icon-sci = un altro scienziato
picture-icon-anyres = una risorsa a scelta
picture-icon-helium = elio
picture-icon-rp = punto ricerca
picture-icon-step = passo sul tracciato
picture-icon-share = quota
picture-icon-deep = miniera profonda
picture-icon-pit = miniera a cielo aperto
picture-icon-dish = stazione di ricerca
picture-icon-dome = cupola di raccolta
picture-icon-remove = rimuovi un avamposto
picture-icon-first = primo giocatore
picture-icon-buy = compra una carta
picture-icon-destroy = distruggi una carta
picture-icon-plus = +1
picture-icon-lock = chiuso
picture-icon-marker = segnalino bonus
picture-icon-cards = carte
picture-amount-coins = { $n ->
    [one] un CrypCoin
   *[other] { $n } CrypCoin
}
picture-amount-steps = { $n ->
    [one] un passo sul tracciato
   *[other] { $n } passi sul tracciato
}
picture-amount-helium = elio +{ $n }
picture-amount-rp = { $n ->
    [one] un punto ricerca
   *[other] { $n } punti ricerca
}
picture-sector = Settore { $n }: { $structure }, { $reward }{ $domes ->
    [0] { "" }
    [one] , una cupola
   *[other] , { $domes } cupole
}; { $held ->
    [yes] di { $company }.
   *[no] libero.
}
picture-entered = Ultima espansione di { $name }: settore { $n }
picture-outpost = Avamposto di { $company } nel settore { $n }
picture-at-the-end = Alla fine:
picture-left = Restano: { $n }
picture-ousts = Scaccia un avamposto di { $company }
picture-station = { $company }: una quota vale { $value }; avamposti rimasti { $left }, persi { $lost }; settori { $sectors }, cupole { $domes }.
picture-track = Tracciato { $company } { $side }. Primo bonus: { $one }. Secondo bonus: { $two }.
picture-track-line = { $value } a quota · tu { $shares } · { $left } avamposti
picture-marker = { $name }, casella { $space } di { $company }: { $n ->
    [one] una quota
   *[other] { $n } quote
}.
picture-ahead-at = Sei alla casella { $space } con { $shares ->
    [one] una quota
   *[other] { $shares } quote
}.
picture-ahead-share = Prossima quota tra { $n }.
picture-ahead-barrier = Richiesta di fondi dopo { $n }: paghi { $coins }.
picture-ahead-threshold = Soglia dopo { $n }: prendi { $coins }.
picture-threshold = Soglia: prendi { $coins } e sblocchi: { $bonus }. { $crossed ->
    [yes] Superata.
   *[no] Ancora davanti.
}
picture-barrier = Richiesta di fondi: paga { $coins } per passare.
picture-share-value = Una quota vale { $n }
picture-your-shares = Le tue quote
picture-deck = mazzo { $n }
picture-destroyed = Carte distrutte: { $n }. { $cards }
picture-purge = Ciò che resta qui viene distrutto a fine round
picture-surcharge = Sovrapprezzo { $n }
picture-offer = { $card }: costo { $cost }, sovrapprezzo { $plus }; ora { $n }.
picture-majority = { $amounts }. Ricompense da { $tiers }.
picture-space-taken = Qui c’è il segnalino di { $name }.
picture-supply = Piani rimasti, A · B · C: { $left }
picture-plan-cost = Riga { $letter }: { $n ->
    [one] un punto ricerca
   *[other] { $n } punti ricerca
}
picture-bounty = con un piano bordato
picture-with-bounty = Porta altri { $n } in CrypCoin.
picture-special = Piano speciale del round { $round }: ingresso { $cost }, vale { $value }. { $status ->
    [0] Non ancora disponibile.
    [1] Disponibile.
   *[other] Preso.
}
picture-markers-left = { $n ->
    [one] un segnalino
   *[other] { $n } segnalini
}
picture-kinds-use = Usa
picture-kinds-bonus = Segnalino
picture-plus-cost = { " " }+ costo
picture-cost-plus = costo +{ " " }
picture-space-std_first_player = Primo giocatore
picture-space-std_buy_card = Compra
picture-space-std_destroy_card = Distruggi
picture-space-tile_space_resource = +1 risorsa
picture-space-tile_space_researcher = Ricercatore 2
picture-space-tile_space_energy = Energia 2
picture-space-tile_space_engineer = Ingegnere
picture-space-std_first_player-long = Inizi il prossimo round e prendi 1 punto ricerca.
picture-space-std_buy_card-long = Paghi 1 e compri in CrypCoin una carta esposta.
picture-space-std_destroy_card-long = Distruggi una carta della mano e prendi il suo costo più 2 in CrypCoin.
picture-space-tile_space_resource-long = La tessera che dà +1 a una carta risorsa nel prossimo round.
picture-space-tile_space_researcher-long = La tessera che fa da ricercatore nel prossimo round.
picture-space-tile_space_energy-long = La tessera che aggiunge energia nel prossimo round.
picture-space-tile_space_engineer-long = La tessera che fa da ingegnere nel prossimo round.
picture-bonus-A1-1 = energia +1 finché hai una carta energia scoperta
picture-bonus-A1-2 = energia +2 finché hai una carta energia scoperta
picture-bonus-A2-1 = un segnalino bonus in più
picture-bonus-A2-2 = due segnalini bonus in più
picture-bonus-B1-1 = le carte pagate in minerali costano 1 in meno
picture-bonus-B1-2 = carte pagate con ogni risorsa, a 1 in meno
picture-bonus-B2-1 = spazio bonus: paghi 2 per 2 punti ricerca ed elio +1, o 1 e 2
picture-bonus-B2-2 = spazio bonus: paghi 1 per 2 punti ricerca ed elio +2
picture-bonus-C1-1 = spazio bonus: compri una carta in CrypCoin e prendi elio +1
picture-bonus-C1-2 = spazio bonus: compri una carta a 1 in meno in CrypCoin e prendi elio +2
picture-bonus-C2-1 = le carte pagate in titanio costano 1 in meno
picture-bonus-C2-2 = ogni carta titanio vale 1 in più
picture-bonus-D1-1 = spazio bonus: distruggi una carta della mano per il suo costo più 3
picture-bonus-D1-2 = spazio bonus: distruggi una carta carbonio per il suo costo più 8
picture-bonus-D2-1 = un ingegnere permanente, una cupola in più
picture-bonus-D2-2 = un ingegnere permanente, tre cupole in più
picture-bonus-E1-1 = spazio bonus: paghi 1 per 3 e 2 passi su altri due tracciati
picture-bonus-E1-2 = spazio bonus: paghi 1 per 3, 2 e 2 passi sugli altri tre tracciati
picture-bonus-E2-1 = spazio bonus: distruggi una carta della mano, poi usala o riprendi una carta distrutta per 2
picture-bonus-E2-2 = spazio bonus: distruggi una carta della mano, usala e riprendi una carta distrutta per 2
picture-face-up = Scoperti ora
picture-planned = prevista
picture-planned-card = { $card }: pianificata, coperta
picture-take-back = Riprendi { $card }.
picture-slot = Slot { $slot }: { $card }, { $state ->
    [used] usata.
    [using] in uso.
   *[up] scoperta.
}
picture-slot-used = usata
picture-slot-using = in uso
picture-slot-up = pronta
picture-locked = { $track ->
    [helium] Si apre quando il serbatoio arriva a { $n }
   *[rp] Si apre quando il segnalino trasmissione arriva a { $n }
}
picture-pile = Pila di riposo { $slot }: { $n ->
    [0] vuota.
    [one] una carta.
   *[other] { $n } carte.
}
picture-tank-line = { $space }, vale { $value }{ $next ->
    [0] { "" }
   *[other] ; { $next } tra { $n }
}
picture-lab-line = { $position }, vale { $value }
picture-opens-slot = Apre lo slot { $slot }.
picture-position = Posizione { $n }, vale { $value }.
picture-no-a = Niente piani A qui.
picture-turned = Coperto: ingresso libero.
picture-buried = Piani sotto: { $n }.
picture-aside = Presi in questo turno, da mettere
picture-next-first = Inizia il prossimo round
picture-score-coins = CrypCoin
picture-score-helium = Serbatoio
picture-score-research = Ricerca
picture-round-of = Round { $n } di { $of }
goal-line = Vince chi ha più punti dopo il round { $rounds }: CrypCoin, e per ogni corporazione le tue quote per il loro valore.
goal-luna = Non restare dietro a Luna: vince chi ha più punti dopo il round { $rounds }, CrypCoin e quote per il loro valore.
goal-threat = Una minaccia ancora presente allora colpisce.
picture-phase-start = Preparazione
picture-phase-planning = Pianificazione
picture-phase-action = Azioni
picture-phase-over = Fine
picture-turn = { $name }: { $state ->
    [acts] decide
    [passed] ha passato
    [ready] ha finito di pianificare
   *[waits] attende
}
picture-words-others = Gli altri
picture-words-player = { $name }: CrypCoin { $coins }, segnalini bonus { $markers }, serbatoio { $helium }, segnalino trasmissione { $upload }.
picture-words-points = { $name }, se finisse ora: { $n } ({ $points }). Serbatoio { $tank }, ricerca { $lab }.

## The modules: the Belt, missions, threats

variant-side-belt = la Cintura
variant-missions = Missioni
variant-missions-false = senza
variant-missions-true = con le carte missione
variant-threat = Minaccia (solo Cintura)
variant-threat-false = nessuna
variant-threat-true = una a caso
variant-threat-pirates = Pirati spaziali
variant-threat-comet = Cometa vagante
variant-threat-wormhole = Ponte di Einstein-Rosen
variant-threat-probe = Sonda sconosciuta
variant-threat-singularity = Singolarità
variant-threat-anomaly = Anomalia temporale

mission-M1 = Pensatoio
mission-M2 = Forza bruta
mission-M3 = Serbatoi profondi
mission-M4 = Corsa alla terra
mission-M5 = Portafoglio vario
mission-M6 = Scalata ostile
task-M1-1 = 3 scienziati scoperti
task-M1-2 = 4 punti ricerca in un turno
task-M1-3 = entrambi gli slot in più su ON
task-M2-1 = 7 unità di una risorsa scoperte
task-M2-2 = 6 passi sui tracciati in un turno
task-M2-3 = seconda soglia di un tracciato superata
task-M3-1 = elio +4 in una sola azione
task-M3-2 = 6 CrypCoin in un turno
task-M3-3 = valore 25 superato sul tracciato serbatoio
task-M4-1 = 5 pezzi piazzati in una sola azione energia
task-M4-2 = energia 6 scoperta
task-M4-3 = 3 quote di una corporazione da 8 o più
task-M5-1 = 2 unità di ogni risorsa scoperte
task-M5-2 = prima soglia di 3 tracciati superata
task-M5-3 = 12 CrypCoin in riserva
task-M6-1 = 2 pezzi rivali scacciati in una sola azione energia
task-M6-2 = 4 spazi di trasmissione in una sola azione
task-M6-3 = 2 carte con una quota in più
threat-pirates = i pirati spaziali
threat-comet = la cometa vagante
threat-wormhole = il ponte di Einstein-Rosen
threat-probe = la sonda sconosciuta
threat-singularity = la singolarità
threat-anomaly = l’anomalia temporale
kind-normal = Un segnalino che torna
kind-once = Un segnalino monouso
piece-outpost = avamposti
piece-shuttle = navette
outpost-1-1 = 1 (spazio 1)
outpost-1-2 = 1 (spazio 2)
outpost-1-3 = 1 (spazio 3)
outpost-3-1 = 3 (spazio 1)
outpost-3-2 = 3 (spazio 2)
outpost-3-3 = 3 (spazio 3)
outpost-5-1 = 5 (spazio 1)
outpost-5-2 = 5 (spazio 2)
outpost-9-1 = 9 (spazio 1)
outpost-9-2 = 9 (spazio 2)
outpost-9-3 = 9 (spazio 3)
outpost-10-1 = 10 (spazio 1)
outpost-10-2 = 10 (spazio 2)
outpost-12-1 = 12 (spazio 1)
outpost-12-2 = 12 (spazio 2)
outpost-14-1 = 14 (spazio 1)
outpost-14-2 = 14 (spazio 2)
outpost-15-1 = 15 (spazio 1)
outpost-15-2 = 15 (spazio 2)
outpost-15-3 = 15 (spazio 3)
outpost-18-1 = 18 (spazio 1)
outpost-18-2 = 18 (spazio 2)
outpost-18-3 = 18 (spazio 3)
outpost-20-1 = 20 (spazio 1)
outpost-20-2 = 20 (spazio 2)
outpost-20-3 = 20 (spazio 3)
outpost-24-1 = 24 (spazio 1)
outpost-24-2 = 24 (spazio 2)
outpost-24-3 = 24 (spazio 3)
outpost-26-1 = 26 (spazio 1)
outpost-26-2 = 26 (spazio 2)

ask-last-tasks = { $who ->
    [you] Prima di girare le carte: reclami un compito?
   *[other] { $seat } può reclamare un compito.
}
ask-marker = { $who ->
    [you] Che tipo di segnalino metti?
   *[other] { $seat } sceglie un segnalino.
}
ask-enter-belt = { $who ->
    [you] { $company } si espande: dove va? { $points ->
        [0] Non restano punti energia
        [one] Resta un punto energia
       *[other] Restano { $points } punti energia
    }.
   *[other] { $seat } espande { $company }.
}
ask-bridge = { $who ->
    [you] Quale carta energia della mano distruggi per chiudere il ponte?
   *[other] { $seat } distrugge carte energia per chiudere il ponte.
}
ask-again = { $who ->
    [you] { $games ->
        [one] Una partita è annotata
       *[other] { $games } partite sono annotate
    } e l’anomalia è ancora lì. Il tavolo ne gioca un’altra?
   *[other] { $seat } decide se il tavolo gioca un’altra partita.
}

option-land = Avamposto sull’asteroide { $outpost }
    .short = Asteroide { $outpost }
option-dock = Navetta sullo spazio { $n }
    .short = Navetta { $n }
option-confront = Affronta la minaccia
option-claim = Reclama: { $task }
option-personal = Metti un segnalino sul tuo spazio bonus
    .short = Segnalino: il tuo spazio
option-marker = { $kind }
option-done = Termina il turno
option-again = Gioca un’altra partita del ciclo
option-enough = Fermati: valgono le medie

refusal-SKY-AST-15 = Entrare costa { $cost }; { $points ->
    [0] non ti restano punti
    [one] ti resta un punto
   *[other] ti restano { $points } punti
}.
refusal-SKY-AST-19 = { $company } non ha più { $piece } nella stazione.
refusal-SKY-THREAT-2 = { $company } non ha navette sull’11 o sul 16, accanto alla minaccia.
refusal-SKY-THREAT-3 = Affrontarla costa { $cost } punti energia; ne restano { $points }.
refusal-SKY-THREAT-8 = I pirati vogliono { $cost } CrypCoin; { $coins ->
    [0] non ne hai.
    [one] ne hai solo uno.
   *[other] ne hai solo { $coins }.
}
refusal-SKY-THREAT-9 = La cometa costa { $cost } punti energia in tutto; ne restano { $points }.
refusal-SKY-THREAT-10 = Il ponte richiede { $needed } carte energia della tua mano; ne hai { $cards }.
refusal-SKY-THREAT-11 = Il tuo elio deve aver superato il valore { $needed }; è a { $value }.
refusal-SKY-THREAT-12 = La tua trasmissione deve aver superato il valore { $needed }; è a { $value }.
refusal-SKY-THREAT-13 = Servono elio { $tank } e trasmissione { $lab }; hai { $helium } e { $research }.
refusal-SKY-MISSION-4 = Non è ancora vero: { $have } su { $need }.
refusal-SKY-MISSION-5 = La tua carta stato è sotto un’altra missione: { $mission }.
refusal-SKY-MISSION-6 = Hai già reclamato questo compito.
refusal-SKY-MISSION-9 = Il tuo spazio bonus si apre con il terzo compito.

log-mission = Missione sul tavolo: { $mission }.
log-threat = Una minaccia si avvicina: { $threat }.
log-claim = { $who ->
    [you] Reclami un compito ({ $task }): { $coins } CrypCoin e un segnalino monouso.
   *[other] { $seat } reclama un compito ({ $task }): { $coins } CrypCoin e un segnalino monouso.
}
log-own-space-open = { $who ->
    [you] I tre compiti sono tuoi: il tuo spazio bonus è aperto.
   *[other] { $seat } ha reclamato tutti e tre i compiti e apre il suo spazio bonus.
}
log-own-space = { $who ->
    [you] Metti un segnalino sul tuo spazio bonus per { $coins } CrypCoin.
   *[other] { $seat } mette un segnalino sul suo spazio bonus.
}
log-land = { $company } arriva sull’asteroide { $asteroid }; una quota vale ora { $value }.
log-dock = Una navetta di { $company } occupa lo spazio { $space }; una quota vale ora { $value }.
log-shuttle-home = Una navetta di { $company } torna a casa; una quota vale ora { $value }.
log-shuttle-lost = La colonna delle navette di { $company } non ha posto: la navetta esce dal gioco.
log-confront = { $who ->
    [you] Affronti { $threat } con { $points } punti energia.
   *[other] { $seat } affronta { $threat } con { $points } punti energia.
}
log-threat-gone = { $who ->
    [you] Hai eliminato { $threat }: la carta è la tua quota jolly.
   *[other] { $seat } ha eliminato { $threat }: la carta è una quota jolly.
}
log-strike = Nessuno ha fermato { $threat }: la minaccia colpisce.
log-collapse = La singolarità collassa dopo il round 6: si contano i punti adesso.
log-average = { $who ->
    [you] Su { $games } partite la tua media è { $points }.
   *[other] Su { $games } partite la media di { $seat } è { $points }.
}
log-loop = L’anomalia riporta indietro il tempo: comincia la partita { $game }.
log-loop-left = { $who ->
    [you] Lasci il ciclo; valgono le medie.
   *[other] { $seat } lascia il ciclo; valgono le medie.
}

picture-board-belt = La Cintura e le sue quattro corporazioni
picture-belt = Cintura
picture-missions = Missioni
picture-threat = Minaccia
picture-legend-space = spazio: 1
picture-legend-bolt = sulla via: +1
picture-legend-piece = rivale: +1
picture-icon-shuttle = navetta
picture-icon-once = segnalino monouso
picture-icon-wild = quota jolly
picture-icon-pirates = pirati spaziali
picture-icon-comet = cometa vagante
picture-icon-wormhole = ponte di Einstein-Rosen
picture-icon-probe = sonda sconosciuta
picture-icon-singularity = singolarità
picture-icon-anomaly = anomalia temporale
picture-asteroid = Asteroide { $n }: { $reward }{ $domes ->
    [0] { "" }
    [one] , una cupola
   *[other] , { $domes } cupole
}{ $pair ->
    [yes] , una in più per i due spazi uniti
   *[no] { "" }
}; { $held ->
    [yes] avamposti: { $companies }.
   *[no] libero.
}
picture-route = Spazio navetta { $n } tra { $one } e { $two }{ $steps ->
    [0] { "" }
   *[other] , un passo sul tracciato
}; { $held ->
    [yes] navetta di { $company }.
   *[no] libero.
}
picture-bolts = Icona energia (+1) verso { $where }.
picture-printed = La navetta di { $company } tra la sua stazione e l’asteroide { $n } resta per sempre
picture-belt-entered = Ultima espansione di { $name }: { $n }
picture-belt-outpost = Avamposto di { $company } sull’asteroide { $n }
picture-belt-shuttle = Navetta di { $company } sullo spazio { $n }
picture-belt-ousts = Scaccia un pezzo di { $company }
picture-belt-station = { $company }: una quota vale { $value }; avamposti rimasti { $left }, navette rimaste { $shuttles }, persi { $lost }; spazi Cintura { $sectors }, cupole { $domes }.
picture-belt-line = { $value } a quota · tu { $shares } · { $left } avamposti, { $shuttles } navette
picture-task-words = { $task }: { $have } su { $need }.
picture-task-claimed = Reclamato da { $names }.
picture-task-bound = Carte stato qui: { $names }.
picture-own-space = Il tuo spazio
picture-own-space-long = Paga 1 e fai 3 passi su un tracciato. Aperto a chi ha reclamato tre compiti.
picture-own-space-closed = dopo 3 compiti
picture-once-left = { $n ->
    [one] un segnalino monouso
   *[other] { $n } segnalini monouso
}
picture-threat-near = accanto: { $names }
picture-threat-you = Ora potresti soddisfare la richiesta.
picture-threat-gone = Eliminata da { $name }; la carta è una quota jolly.
picture-threat-facing = Affrontata in questa azione.
picture-threat-pirates-needs = paga 6 CrypCoin
picture-threat-comet-needs = 5 punti energia in tutto
picture-threat-wormhole-needs = distruggi 2 carte energia della mano
picture-threat-probe-needs = elio oltre 40
picture-threat-singularity-needs = trasmissione oltre 40
picture-threat-anomaly-needs = elio oltre 25 e trasmissione oltre 20
picture-threat-pirates-does = altrimenti i CrypCoin valgono 0
picture-threat-comet-does = altrimenti la corporazione migliore vale 2 in meno
picture-threat-wormhole-does = altrimenti tutte le carte energia vanno distrutte prima del conteggio
picture-threat-probe-does = altrimenti il tracciato serbatoio vale 0
picture-threat-singularity-does = altrimenti la partita finisce dopo il round 6
picture-threat-anomaly-does = altrimenti si rigioca e si fa la media
picture-loop = partita { $n } del ciclo

## The campaign

variant-chapter = Capitolo della campagna
variant-chapter-0 = nessuno
variant-chapter-1 = 1, Dalla Terra alla Luna
variant-chapter-2 = 2, La cintura di asteroidi
variant-chapter-3 = 3, Ritorno sulla Luna
variant-chapter-4 = 4, Minacce sconosciute

campaign-line = Quattro capitoli con gli stessi giocatori: la Luna, la Cintura, di nuovo la Luna e infine una minaccia per tutti. Ognuno porta punti successo; vince il totale più alto dei quattro.
campaign-company = Luna
reason-level = la scelta del suo livello
campaign-company-none = senza Luna
campaign-company-0 = con Luna: livello 5 in solitario, 3 in compagnia
campaign-company-1 = con Luna, un inizio più facile: livello 4 in solitario, 2 in compagnia
chapter-1 = Dalla Terra alla Luna
chapter-2 = La cintura di asteroidi
chapter-3 = Ritorno sulla Luna
chapter-4 = Minacce sconosciute
chapter-1-line = Il lato Luna, con le missioni.
chapter-2-line = Il lato Cintura, con le missioni.
chapter-3-line = Il lato Luna, con le missioni; dodici avamposti vi si trovano già. Chi apre per primo il proprio spazio bonus personale ottiene un punto successo.
chapter-4-line = Il lato Cintura, con le missioni e una minaccia. Chi la elimina ottiene un punto successo.

reason-one-below = un giocatore ha di meno
reason-two-below = due giocatori hanno di meno
reason-highest = il totale più alto
reason-tasks = due compiti di una missione
reason-skymine = la fine del tracciato Skymine
reason-minerva = la fine del tracciato Minerva
reason-astrogo = la fine del tracciato Astrogo
reason-tawac = la fine del tracciato Tawac
reason-tank = la fine del tracciato serbatoio
reason-research = la fine del tracciato ricerca
reason-own-space = il primo spazio bonus personale
reason-threat = la minaccia eliminata
reason-average = la media delle partite del ciclo

rating-earth = Con i piedi per terra
rating-space = Quasi nello spazio
rating-moon = Oltre la Luna
rating-mars = Prossima fermata, Marte
rating-legend = Leggenda del sistema solare

log-chapter = Il capitolo comincia: { $chapter }.
log-outposts-out = Tre avamposti di { $company } sono già sulla Luna; una quota vale { $value }.
log-success = { $who ->
    [you] Ottieni { $points ->
        [one] un punto successo
       *[other] { $points } punti successo
    }: { $reason }.
   *[other] { $seat } ottiene { $points ->
        [one] un punto successo
       *[other] { $points } punti successo
    }: { $reason }.
}
log-success-total = { $who ->
    [you] Il capitolo { $chapter } ti porta { $points ->
        [one] { $points } punto successo
       *[other] { $points } punti successo
    }.
   *[other] Il capitolo { $chapter } porta a { $seat } { $points ->
        [one] { $points } punto successo
       *[other] { $points } punti successo
    }.
}
log-success-average = { $who ->
    [you] Su { $games } partite la tua media è di { $points ->
        [one] { $points } punto successo
       *[other] { $points } punti successo
    }.
   *[other] Su { $games } partite la media di { $seat } è di { $points ->
        [one] { $points } punto successo
       *[other] { $points } punti successo
    }.
}
picture-chapter = Capitolo { $n }

# Impostazioni impossibili.

setting-alone = Chi è da solo gioca contro Luna: scegli il suo livello, da 0 a { $highest }.
setting-luna-full = Luna gioca con { $most } persone al massimo; in { $seats } si gioca senza di lei.
setting-moon-threat = Le minacce esistono solo sul lato Cintura: scegli quel lato del tabellone, oppure gioca senza minaccia.
setting-tracks = I tracciati si indicano con { $companies } facce, una per corporazione, fra { $sides }.
setting-letters = Ogni tracciato si usa una volta sola: scegli quattro lettere diverse.
setting-chapter = Il capitolo { $chapter } decide da sé tabellone, tracciati, tessere, missioni e minaccia: lasciali come sono, oppure non scegliere alcun capitolo.

# Quanto vale una posizione, parte per parte.
worth-coins = CrypCoin
worth-specials = piani speciali
worth-tank = il tracciato serbatoio
worth-lab = il tracciato ricerca
worth-shares = quote
worth-plans = piani in fila
worth-under-way = l’azione in corso
worth-face-up = carte ancora da usare in questo round
worth-prospects = slot, bonus e CrypCoin per dopo
worth-cards = ciò che porteranno le carte
worth-luna = ciò che ha Luna
worth-points = punti

# -- The final count, category by category. ------------------------------------------------------------

tally-shares = Quote
tally-helium = Serbatoio
tally-research = Ricerca
tally-coins = CrypCoin
tally-games = Altre partite
lap = Round
