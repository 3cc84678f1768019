## Come si gioca a Magnastorm. Le *parole* sono in grassetto, le [parole] un distintivo, una clausola porta alle regole.

lede = Guida l’esploratore attorno alla tempesta, pianta laboratori prima che torni e porta i comandanti dalla tua parte.
age = dai 12 anni

you-1 = Sei a capo di una federazione di ricerca, su un pianeta metà calmo e metà in tempesta. Il tuo *esploratore* va di casella in casella e lascia *laboratori* dietro di sé. Ognuno spinge avanti la tua ricerca. Il tuo *equipaggio* ti vale il favore dei comandanti.
you-2 = *La tempesta gira di un settore ogni round.* Ciò che oggi è calmo domani è perso: viaggiale davanti. MAG-ADM-9

goal-1 = Avere più *reputazione* di tutti a fine partita. In due giocatori chi arriva a *{ $goal2 }* fa scattare la fine ({ $goal3 } in tre, { $goal4 } in quattro). MAG-END-1
goal-2 = Nient’altro conta: cubi, laboratori e livelli non valgono nulla. MAG-END-5

turn-1 = Si gioca a turno finché il pannello superiore non è vuoto. Nel tuo turno fai esattamente *una* di due cose. Non si può passare. MAG-TURN-1

lane-take = O prendi un comandante
    .words = reputazione subito, un’abilità finché tieni la carta
frame-column = Guarda la colonna
    .words = Un cubo per ogni membro dell’equipaggio lì sotto, del suo colore: giallo per i neutrali, il tuo per i tuoi. MAG-CMD-2
frame-pay = Paga, svuota la colonna
    .words = Tutto quell’equipaggio scende su caselle libere a tua scelta. Le blocca, e fa i prezzi del round successivo. MAG-CMD-4
frame-gain = Guadagna { $gain } punti reputazione
    .words = Tieni la carta finché un altro non la paga: allora perdi { $loss } punto e l’abilità. MAG-CMD-6

lane-place = O piazzi un membro dell’equipaggio
    .before = oppure
    .words = neutrale o tuo, da sopra a una casella libera sotto
frame-space = Scegli una casella
    .words = La riga dice quanto costa muoversi (A) e che cosa puoi prendere invece (B). Alcune caselle danno un bonus. MAG-ACT-3
frame-drive = Muovi l’esploratore
    .words = Paga la riga, fai un passo lungo una linea. Mai nella tempesta. MAG-MOVE-2
frame-lab = Posa un laboratorio
    .words = Su una casella libera. I primi due sono gratuiti. Sali di un livello sul tracciato del colore della casella. MAG-LAB-5
frame-cubes = O prendi i cubi della riga
    .words = Niente movimento, niente costi: così si risparmia per un comandante. MAG-GAIN-1

turn-then-1 = *Poi, se puoi:* completa un obiettivo: riprendi i laboratori o abbassa i segnalini che chiede. MAG-OBJ-1

tile-objective = Obiettivo
    .value = +{ $first }
    .words = al primo che lo completa, { $second } al secondo. Alcuni rincarano con i round. MAG-OBJ-8
tile-commander = Comandante
    .value = +{ $gain }
    .words = per una presa. −{ $loss } per una perdita. MAG-CMD-5
tile-station = Stazione
    .value = +{ $station }
    .words = passando a un altro settore calmo, se ne costruisci una. MAG-TELE-1
tile-knowledge = Maggior sapere
    .value = +{ $gain }
    .words = da solo in testa a un tracciato a fine round. MAG-ADM-3
tile-majority = Maggioranza
    .value = +1
    .words = più laboratori di tutti in un settore calmo a fine round. La parità non dà nulla. MAG-ADM-2

end-1 = Il round finisce appena il pannello superiore è vuoto, anche a metà di un giro. MAG-ROUND-2
end-step-1 = Rendite dei settori calmi
end-step-2 = +1 per ogni maggioranza
end-step-3 = I tracciati danno i comandanti
end-step-4 = Chi ha il segnalino inizia
end-step-5 = Il pannello inferiore sale
end-step-6 = La tempesta gira di un settore
end-then-1 = *La partita finisce* dopo il round { $rounds }, o quando si raggiunge la meta: allora chi deve ancora giocare in questo giro ha un ultimo turno. MAG-END-2

miss-item-1 = Dove piazzi l’equipaggio fai i prezzi del round dopo.
    .words = Il pannello inferiore sale così com’è. MAG-ADM-8
miss-item-2 = Tre cubi qualsiasi ne comprano uno a scelta.
    .words = In ogni momento del tuo turno. MAG-XCH-1
miss-item-3 = Alcuni obiettivi costano meno nel round 1.
    .words = { $insight }: ora due segnalini, poi tre. MAG-OBJ-10
miss-item-4 = Una parità su un tracciato non aiuta nessuno.
    .words = Chi ha il comandante deve perfino renderlo. MAG-ADM-6
miss-item-5 = I laboratori ripresi tornano a costare poco.
    .words = Il prezzo dipende da quanti sono sul pianeta. MAG-LAB-3

first-item-1 = Muoviti con la riga 1 finché è libera:
    .words = non costa nulla.
first-item-2 = Porta due segnalini al livello 2 nel round 1:
    .words = se { $insight } è in gioco, lo completano per { $first }.
first-item-3 = Passa da un settore calmo all’altro dove c’è posto per una stazione:
    .words = la prima costa un cubo e porta { $station } punti reputazione.
first-then-1 = Nelle regole [nostra ricostruzione] segna i numeri stampati che non siamo riusciti a leggere.
