## Come si gioca a Mars. Le *parole* sono in grassetto, le [parole] un distintivo, una clausola porta alle regole.

lede = Fai crescere una colonia accanto a quelle dei rivali: estrai, costruisci, contratta, e tieni attiva ogni cupola fino alla fine del tuo turno.
age = dai 10 anni

you-1 = Fondi una colonia. Inizi con { $colonists } coloni, un’abitazione, una centrale, un silo e { $mines } miniere. Carte di cinque materie prime comprano tutto il resto:

goal-1 = Essere il primo a raggiungere il traguardo *alla fine del proprio turno*: { $target1 }, { $target2 } o { $target3 } punti. MARS-SETUP-11
goal-2 = *I punti sono uno stato, non una somma.* Si ricontano alla fine di ogni turno: conta ciò che è attivo, non il resto. Si possono riperdere. MARS-END-5

turn-1 = Sette fasi, sempre in quest’ordine. Decidi in quelle scure. Non si torna indietro. MARS-TURN-1
phase-event = Evento
    .words = ne peschi uno, succede
phase-rnd = R&S
    .words = solo con un centro
phase-resupply = Rifornimento
    .words = peschi una carta
phase-mines = Miniere
    .words = una carta ciascuna
phase-trade = Scambi
    .words = con la Terra e gli altri
phase-build = Costruzione
    .words = quanto puoi pagare
phase-end = Fine
    .words = piazzi i coloni

frame-mines = Le miniere danno carte
    .words = Ogni miniera con un colono dà una carta della sua materia, solo nel tuo turno. MARS-PROD-1
frame-trade = Scambia ciò che manca
    .words = { $earth } carte uguali alla Terra per una a scelta. Con uno spazioporto, { $port }. MARS-EARTH-1
frame-build = Costruisci
    .words = Paga le carte disegnate sul posto. Da qui in poi non si scambia più. MARS-TURN-3
frame-staff = Piazza i coloni
    .words = Uno per ogni installazione che deve funzionare, finché c’è energia. Oltre il limite di mano le carte si perdono. MARS-ACT-1

figure-whole-pin-1 = attiva: la stella è un punto
figure-whole-pin-2 = un colono al lavoro
figure-whole-pin-3 = bordo luminoso: ora puoi pagarlo

score = Quanto costa, quanto vale
score-1 = Una stella è un punto finché funziona. Tutto, tranne le abitazioni, chiede un colono. Tutto, tranne le centrali, chiede un’energia. MARS-BUILD-5 [prezzi di silo e basi: nostra ricostruzione]
star = punti
mine = Miniera
gives-housing = { $brings } coloni
gives-mine = 1 carta a turno
gives-power_plant = +{ $energy } energia
gives-silo = { $more } carte in più in mano
gives-communication = scambi con gli altri
gives-military = incursioni
gives-rnd = carte ricerca
gives-spaceport = Terra a { $port } per 1
score-then-1 = Un punto anche per ogni carta *supremazia* che tieni, per *Magna Scientia* (più punti scienza di tutti) e per { $discoveries } scoperte di R&S 2. MARS-SUP-4

end = Quando finisce
end-1 = Subito, quando un giocatore chiude il proprio turno al traguardo o oltre. Un punto vinto nel turno di un altro deve durare fino alla fine del tuo. MARS-WIN-1
end-2 = Se nessuno ci arriva, la partita si ferma dopo il round { $rounds } e conta com’è. MARS-WIN-4

miss-item-1 = Un’abitazione si riempie subito, se avanza un’energia.
    .words = I suoi { $brings } coloni lavorano già in questo turno. MARS-HOUS-3
miss-item-2 = Centrali e miniere non valgono nulla e decidono la partita.
    .words = Senza energia niente punti, senza miniere niente carte. MARS-END-6
miss-item-3 = Prima scambia.
    .words = Dopo la prima costruzione il mercato è chiuso. MARS-TURN-3
miss-item-4 = Il tuo silo tiene { $holds } carte a fine turno.
    .words = Il resto se ne va. Spendilo. MARS-SILO-1
miss-item-5 = Il livello 2 funziona solo se funziona l’1.
    .words = Togli prima il colono dall’alto. MARS-ACT-3

first-item-1 = Scegli due miniere diverse.
    .words = Il silicio è in quasi tutti i prezzi.
first-item-2 = Prima centrale 1 e abitazione 1,
    .words = poi le miniere tre e quattro.
first-item-3 = Tieni un colono libero:
    .words = decide le parità nei conflitti. MARS-CONF-6
first-then-1 = Nella partita guidata costruisci un’abitazione e una centrale nel primo turno e sei a 1 punto su { $target1 }.
