## Come si gioca a Pebble. Le *parole* sono in grassetto, le [parole] un distintivo, una clausola porta alle regole.

lede = Popola un fiume con una manciata di sassi e qualche uccello: un piccolo gioco nostro, con cui si impara ogni tavolo di Farside.

you-1 = Un colono su un fiume con { $sites } siti, dalla sorgente al mare. Hai { $pebbles } sassi per pagare e { $hand } *uccelli* in mano, che nessun altro vede. PEB-SET-3

goal-1 = Avere più punti di tutti alla fine. Ogni tuo sito conta i suoi punti, e *due siti vicini* entrambi tuoi ne contano { $neighbours } in più. PEB-END-2

turn-1 = Un round ha due metà: tutti scelgono un uccello insieme, poi ognuno gioca un turno.

lane-round = Un round
frame-plan = Scegli un uccello
    .words = Ognuno ne posa uno coperto. Si scoprono tutti insieme. PEB-PLAN-1
frame-catch = Prendi sassi
    .words = Da zero a { $catch }: i ranghi bassi ne portano meno. PEB-PLAN-4
frame-order = Prima i ranghi bassi
    .words = Il rango più basso gioca prima degli altri. PEB-PLAN-5
frame-settle = Occupa un sito, o passa
    .words = Paga il prezzo ed è tuo fino alla fine. Passare porta { $pass } sassi. PEB-TURN-1

tile-site = Sito
    .value = da { $least } a { $most }
    .words = ognuno conta i punti del suo cartello. PEB-END-2
tile-pair = Vicini
    .value = +{ $neighbours }
    .words = per ogni coppia di siti vicini entrambi tuoi. PEB-END-2

end-1 = A fine round gli uccelli giocati escono dal gioco e ognuno ne pesca uno nuovo. Il vicino di sinistra diventa primo giocatore. PEB-ROUND-2
end-2 = *La partita finisce* dopo { $rounds2 } round in due giocatori, { $rounds3 } in tre o quattro, o con il round in cui si occupa l’ultimo sito. A parità vince chi ha più sassi. PEB-END-1

miss-item-1 = Occupare un sito fa un dono a un altro.
    .words = Un altro giocatore prende un sasso; solo la riva non ne porta. PEB-SETTLE-5
miss-item-2 = Alcuni uccelli rendono un sito meno caro.
    .words = Lo sconto si toglie prima di pagare. PEB-SETTLE-3
miss-item-3 = Un sito ha un solo padrone, per sempre.
    .words = Ciò che lasci oggi domani può essere preso. PEB-SETTLE-2
miss-item-4 = Anche passare è una mossa.
    .words = { $pass } sassi ora possono comprare il sito migliore. PEB-TURN-2
miss-item-5 = Il fiume può restare vuoto.
    .words = I sassi sono { $all } in tutto; chi arriva tardi prende ciò che resta. PEB-COMP-3

first-item-1 = Comincia con un rango alto:
    .words = prima i sassi, poi i siti.
first-item-2 = Prendi un sito in mezzo al fiume,
    .words = e poi uno accanto.
first-item-3 = Tieni un rango basso per un sito che vogliono anche altri:
    .words = ti fa scegliere prima degli altri.
