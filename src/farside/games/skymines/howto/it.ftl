## Come si gioca a Skymines. Le *parole* sono in grassetto, le [parole] un distintivo, una clausola porta alle regole.

lede = Entra in quattro corporazioni, spingi i loro avamposti sulla Luna e possiedi quelle che rendono.

you-1 = Qualcuno che investe. Quattro corporazioni scavano sulla Luna, e nessuna è tua. Prendi *quote*, fai crescere corporazioni e lasci quelle che non rendono.
you-2 = *Tutti spingono le stesse quattro corporazioni.* Ciò che fai crescere possono possederlo anche altri. SKY-EXP-3

goal-1 = Dopo { $rounds } round contano i tuoi CrypCoin e, per ogni corporazione, *le tue quote per il valore di una quota*. Tracciato serbatoio e tracciato ricerca si aggiungono. SKY-END-3
goal-2 = Una quota vale tanti CrypCoin quanti se ne vedono nella stazione. Gli avamposti li coprono finché non partono per la Luna. SKY-STA-2

turn-1 = Ogni round tutti pianificano carte in segreto. Poi si gioca a turno, *un’azione ciascuno*, finché tutti hanno passato. SKY-TURN-2

lane-act = Pianifica, poi agisci
    .words = ciò che le tue carte permettono, in qualsiasi ordine
frame-plan = Pianifica
    .words = Una carta coperta in ogni slot aperto, { $slots } all’inizio. Si scoprono tutte insieme. SKY-PLAN-1
frame-resource = Usa risorse
    .words = Carte di un tipo comprano una carta dell’esposizione e, con ciò che avanza, passi sui tracciati. SKY-RES-3
frame-energy = Usa energia
    .words = Tutta per una sola corporazione. Entra in settori, e ognuno ti paga. SKY-EXP-14
frame-research = Fai ricerca
    .words = Un ricercatore muove il tuo segnalino sui piani di cui le tue carte scoperte soddisfano le richieste. SKY-UPL-4

lane-else = Oppure
    .before = oppure
    .words = elio, un bonus, o la fine del tuo round
frame-field = Estrai elio
    .words = Un ingegnere riempie il serbatoio e porta CrypCoin. SKY-FLD-1
frame-bonus = Piazza un segnalino bonus
    .words = Mostra più di tutti di un tipo, o paga, e prendi ciò che offre lo spazio. SKY-BON-1
frame-pass = Passa
    .words = Riprendi una pila di riposo, poi metti ogni carta giocata su una pila diversa. SKY-PASS-3

turn-then-1 = Ciò che è stampato su singole carte, piani e settori è [nostra ricostruzione].

tile-coins = CrypCoin
    .value = +1
    .words = per ognuno che possiedi. SKY-END-3
tile-shares = Quote
    .value = ×
    .words = di ogni corporazione, per il valore di una. Le danno tracciati e carte. SKY-END-4
tile-tank = Tracciato serbatoio
    .value = ≤ { $tank }
    .words = l’ultimo valore superato dal tuo segnalino. SKY-TANK-4
tile-lab = Tracciato ricerca
    .value = ≤ { $lab }
    .words = l’ultimo valore superato, e i piani speciali trasmessi. SKY-RTR-3

end-1 = Il round finisce quando l’ultimo giocatore ha passato. SKY-TURN-6
end-step-1 = Si scopre un piano speciale
end-step-2 = I segnalini bonus tornano
end-step-3 = Le carte più a destra sono distrutte
end-step-4 = Le altre scorrono, ne arrivano di nuove
end-then-1 = *La partita finisce* dopo il round { $rounds }. Vince chi ha più punti; chi è pari condivide la vittoria. SKY-END-5

miss-item-1 = Ciò che giochi ora non si gioca nel prossimo round.
    .words = Riposa almeno fino ad allora. SKY-PASS-5
miss-item-2 = Le pile di riposo tornano intere.
    .words = Unisci ciò che vuoi insieme. SKY-PASS-2
miss-item-3 = L’energia che avanza è persa.
    .words = Conta prima i confini: semplice 1, doppio { $double }, un rivale 1 in più. SKY-EXP-5
miss-item-4 = I piani guardano le carte, non le spendono.
    .words = Fai ricerca prima di usare ciò che chiedono. SKY-UPL-4
miss-item-5 = I rivali che incontri tornano a casa.
    .words = Lì ricoprono CrypCoin: la loro quota cala. SKY-STA-4

first-item-1 = Pianifica una risorsa, energia e un ricercatore:
    .words = così vedi ogni tipo di azione.
first-item-2 = Spingi dove spingono anche gli altri:
    .words = due quote da cinque battono sei quote da uno.
first-item-3 = Apri gli slot esterni,
    .words = uno con il serbatoio, uno con la ricerca: una carta in più è un’azione in più. SKY-PLAN-2
