## Come si gioca ad Antarctica. Le *parole* sono in grassetto, le [parole] un distintivo, una clausola porta alle regole.

lede = Naviga con il sole, costruisci sul ghiaccio e primeggia in ogni area che conta.

you-1 = Sei a capo di una spedizione. Le tue *navi* fanno la fila attorno al continente. I tuoi *scienziati* costruiscono stazioni e vi restano. Inizi con { $staff } scienziati nella riserva personale; gli altri aspettano nella riserva comune di essere reclutati.
you-2 = *Gli edifici non sono di nessuno.* Ciò che sta sul ghiaccio serve a tutti. ANT-ACT-2

goal-1 = Avere più punti di tutti. *Prima della fine non si conta nulla*: poi ogni area, ogni tracciato ricerca, le carte con l’asterisco e i pezzi scartati contano una volta. ANT-SCO-1
goal-2 = Gli scienziati sono insieme moneta e voti: chi costruisce resta nella sua area e lì conta per te. ANT-BLD-8

turn-1 = Il sole va di area in area. Dove arriva gioca *la prima nave della fila*: salpa, poi fa al massimo una cosa dove approda. ANT-TURN-1

lane-build = Salpa e costruisci
    .words = il caso comune: una carta delle tre in vista
frame-sail = Lascia il sole
    .words = La nave deve andare in un’altra area dove aspettano meno di { $queue } navi. La distanza non conta. ANT-MOVE-1
frame-card = Leggi una carta
    .words = Una tua nave deve stare a ogni edificio che chiede. Va bene una qualsiasi. ANT-BLD-2
frame-place = Posa
    .words = Edificio e scienziato vanno dove è approdata la nave. Mai due uguali in un’area. ANT-BLD-6
frame-track = La ricerca avanza
    .words = Un cubetto avanza. Le icone rosse servono a chi passa, le blu a tutti, una volta. ANT-BLD-7

lane-use = O usa ciò che c’è dove approda la nave
    .before = oppure
    .words = la tua forza lì: le tue navi più i tuoi scienziati nell’area ANT-ACT-4
frame-camp = Campo
    .words = Recluta tanti scienziati quanta è la tua forza. ANT-REC-1
frame-centre = Centro di ricerca
    .words = Avanza di altrettante caselle su un tracciato che lo mostra. ANT-RES-1
frame-yard = Cantiere navale
    .words = Vara una nave nell’area del sole. Tutti gli altri prendono una carta. ANT-SHIP-3

turn-then-1 = *Inoltre:* una carta per passo del sole, e a ogni turno una nave o un cubetto scartato per uno scienziato. ANT-TURN-2
turn-then-2 = Che cosa chiede ogni carta e dove sono le icone sui tracciati è [nostra ricostruzione].

score-1 = Il primo prende il piatto; ognuno degli altri riceve il numero del giocatore appena davanti. A parità, ognuno è pagato per intero. ANT-SCO-3
tile-zones = Ogni area
    .words = più scienziati. Piatto: i suoi edifici, tutti gli scienziati presenti, e uno. ANT-SCO-4
tile-tracks = Ogni tracciato
    .words = il cubetto più avanti. Piatto: i valori di tutti i suoi cubetti. ANT-SCO-6
tile-stars = Carte con l’asterisco
    .words = chi ne ha costruite di più. Piatto: quelle di tutti i giocatori. ANT-SCO-7
tile-given = Pezzi scartati
    .words = più navi e cubetti scartati. Piatto: tutti quanti. ANT-SCO-8

end = Quando finisce
end-1 = Non ci sono round: il sole continua. *La partita finisce* dopo il turno in cui qualcuno non ha più scienziati in nessuna delle due riserve, o in cui tutti e tre i mazzi sono costruiti. ANT-END-1
end-2 = Nessuno ha un ultimo turno per rimediare. ANT-END-4

miss-item-1 = Dove aspettano le navi decide quando giochi.
    .words = Terza in fila: il sole deve venire tre volte. ANT-SUN-4
miss-item-2 = Il secondo posto paga in base al primo.
    .words = Uno scienziato nella folla è raramente sprecato. ANT-SCO-3
miss-item-3 = Una nave nuova va nell’area del sole.
    .words = In questo passo non agisce. ANT-SHIP-2
miss-item-4 = Le navi sono turni.
    .words = Scartare l’ultima è permesso, e ti lascia senza turni. ANT-DISC-7
miss-item-5 = Le caselle occupate di un tracciato si saltano gratis.
    .words = Contano solo quelle vuote. ANT-TRK-3

first-item-1 = Costruisci già nei primi turni:
    .words = ogni edificio è uno scienziato sul ghiaccio e una casella di ricerca.
first-item-2 = Recluta prima di restare senza scienziati,
    .words = in un campo dove hai almeno due pezzi.
first-item-3 = Metti uno scienziato dove gli altri si raccolgono:
    .words = rende in base al loro numero.
