# Il rapporto di uno studio.

lang-title = Che cosa dicono { $games } partite
page-title = { $game }: che cosa dicono { $games } partite
eyebrow = Il laboratorio di Farside · uno studio di { $game }
chip-players = { $n ->
    [one] { $n } giocatore
   *[other] { $n } giocatori
}
chip-bots = giocato da { $bots }
chip-seed = seme { $seed }
chip-edition = edizione { $edition }
chip-variant = { $name }: { $value }
chip-box = scatola cambiata: { $file }
chip-shipped = { $name }: { $n } valori su { $all } ricostruiti
box-shipped = scatola come fornita
brief-title = In breve
more-title = Come leggere questo rapporto
more-intervals = Un punto è ciò che è stato misurato; la linea che lo attraversa è l’intervallo al 95%, dove con ogni probabilità sta la verità. Più la linea è lunga, meno ne sappiamo; più partite la accorciano.
more-chance = Diciamo che qualcosa spicca solo se il puro caso non ci arriverebbe quasi mai, per quante cose si siano guardate. Quei punti sono pieni e colorati; ciò che può essere un caso è grigio e vuoto.
more-bots = Tutto questo vale per i bot che hanno giocato. Giocatori più forti potrebbero vedere un altro gioco: ripeti la domanda con bot più forti prima di cambiare una regola.
more-again = Lo stesso comando con lo stesso seme rigioca le stesse partite. Le tabelle accanto a questa pagina contengono ogni partita e ogni decisione.
foot = { $command }
tables-title = Le tabelle
tables-text = games.parquet ha una riga per partita, decisions.parquet una per decisione, uses.parquet una per ogni elemento che un giocatore ha usato in una partita. Si leggono con pandas, Polars, DuckDB e R.

seat = Posto { $n }
points = { $n } pt
interval = da { $low } a { $high }
times = { $n }×
times-head = volte per giocatore e partita
users-head = giocatori che lo hanno usato
example = Per esempio: “{ $line }”
eg = es. “{ $text }”
stands-out = spicca: { $name }
how-gain = Percentuale di vittorie di chi lo ha usato meno quella di chi non lo ha usato, in punti percentuali.
how-oftener = Lo usano quasi tutti. Si vede quante volte in più degli altri lo ha fatto il vincitore di una partita.
uses-sure = Accompagnare la vittoria non vuol dire ancora causarla: chi è in testa può permettersi di più. Gli intervalli valgono insieme per tutte le { $many } cose guardate, perciò un punto colorato difficilmente è fortuna.
uses-rebuilt = Fra i { $all } elementi che spiccano e di cui la nostra scatola ha i valori, { $n } sono nostra ricostruzione.

rival-title = Quanto è forte { $name }?
rival-claim = { $name } vince il { $rate } delle partite, con { $points } punti in media contro { $own } del migliore fra gli altri.
rival-sure = L’intervallo al 95% di questa percentuale è { $interval }, su { $games } partite.
seats-title = Il posto conta?
seats-note = { $points } punti in media
seats-less = vince meno
seats-fair = quota equa { $rate }
seats-more = vince di più
seats-even = Niente che queste partite possano provare: i posti vincono da { $low } a { $high }, la quota equa è il { $fair }.
seats-better = Sì: il posto { $seat } vince il { $rate } delle partite, più della sua quota equa ({ $fair }).
seats-worse = Sì: il posto { $seat } vince il { $rate } delle partite, meno della sua quota equa ({ $fair }).
seats-sure = Misurato su { $games } partite, ogni percentuale a circa ±{ $half } punti percentuali. Un vantaggio più piccolo potrebbe esserci senza vedersi.

scores-title = Con quanti punti si vince?
scores-winners = vincitori
scores-others = gli altri
scores-unit = punti alla fine
scores-claim = Un vincitore ha in media { $winner } punti, { $margin } più del secondo.
scores-sure = La media è nota a ±{ $half } punti. Un vincitore su dieci ha meno di { $low } punti, uno su dieci più di { $high }.

length-title = Quanto dura una partita?
length-unit = decisioni in una partita
length-claim = Una partita richiede in media { $mean } decisioni, circa { $each } per giocatore.
length-sure = La media è nota a ±{ $half } decisioni. Nove partite su dieci ne richiedono da { $low } a { $high }.

leads-title = Il primo posto passa di mano?
leads-unit = cambi in testa in una partita
leads-claim = La testa passa di mano { $mean } volte a partita; nel { $never } delle partite, mai.
leads-sure = La media è nota a ±{ $half }; la quota di partite senza cambi ha come intervallo { $interval }. I punti si contano come se la partita finisse in quel momento.

decided-title = Quando è decisa la partita?
decided-points = in testa ai punti
decided-taste = in testa secondo i bot
decided-who-points = chi è in testa ai punti
decided-who-taste = il favorito dei bot
decided-fair = a caso
decided-unit = parte della partita già giocata
decided-claim = Dopo il { $at } della partita, { $who } finisce per vincere il { $rate } delle partite.
decided-late = Dal { $at } della partita in poi, { $who } vince nove volte su dieci.
decided-start = Appena ce n’è uno, al { $at } della partita, e da lì in poi, { $who } vince nove volte su dieci.
decided-once = Al { $at } della partita { $who } vince il { $rate } delle partite; più tardi è meno.
decided-never = In nessun momento { $who } vince nove volte su dieci; il massimo è il { $rate }, al { $at } della partita.
decided-unknown = Quasi mai qualcuno è da solo in testa prima della fine, né ai punti né agli occhi dei bot.
decided-no-leader = Ai punti quasi mai qualcuno è da solo in testa prima della fine.
decided-few = Troppo poche partite hanno un solo capofila per dare una quota.
decided-sure = La quota al { $at } della partita ha l’intervallo al 95% { $interval }; le fasce lo mostrano lungo tutta la partita. Alla fine la curva resta sotto il 100% dove l’ultima decisione rovescia ancora delle partite.

fortune-title = Fortuna o gioco, e quando?
fortune-third-1 = il primo terzo
fortune-third-2 = il secondo terzo
fortune-third-3 = l’ultimo terzo
fortune-luck = di cui { $rate } di fortuna
fortune-less = si decide meno
fortune-even = un terzo del tutto
fortune-more = si decide di più
fortune-claim = La parte che decide di più: { $third }, con il { $rate } di tutto ciò che muove le probabilità di vittoria. Nell’intera partita il { $luck } è fortuna; il resto è gioco, e ciò che nessuno può distinguere.
fortune-sure = Il suo intervallo al 95% è { $interval }, su { $games } partite. I movimenti sono al quadrato: una grande svolta conta più di molte piccole; le probabilità sono quelle di giocatori come i nostri bot.
fortune-less-title = Risultati senza la fortuna
fortune-rates = Tolta la fortuna, { $who } vince il { $rate } delle partite.
fortune-saves = Il suo intervallo al 95% è { $interval }. Per saperlo altrettanto bene senza togliere la fortuna servirebbero più partite: se ne risparmiano { $saves }.
fortune-seat = il posto { $seat }

choices-title = Quanto c’è da scegliere?
choices-unit = opzioni aperte in una decisione
choices-claim = Una decisione offre in media { $mean } opzioni; metà delle decisioni ne offre { $half } o meno.
choices-sure = Da { $many } decisioni con una scelta. Una su dieci ne offre più di { $high }; quelle oltre { $cut } sono contate lì.

verbs-title = Che cosa fanno più spesso i vincitori?
verbs-none = Niente che queste partite possano provare: i vincitori e gli altri fanno ogni tipo di scelta circa altrettanto spesso.
verbs-more = I vincitori scelgono “{ $verb }” più spesso degli altri, { $n } volte in più a partita.
verbs-less = I vincitori scelgono “{ $verb }” meno spesso degli altri, { $n } volte in meno a partita.
oftener-less = vincitori meno spesso
oftener-same = uguale
oftener-more = vincitori più spesso

components-title = Quali elementi accompagnano la vittoria?
components-none = Nessuna carta, tessera o luogo spicca: niente che queste partite possano provare.
components-win = Vanno più spesso con la vittoria: { $list }.
components-lose = Vanno più spesso con la sconfitta: { $list }.
components-oftener = I vincitori li usano più spesso: { $list }.
components-rarer = I vincitori li usano meno spesso: { $list }.
component-rates = { $name } (“{ $what }”: { $with_it } di vittorie con, { $without } senza)
component-times = { $name } (“{ $what }”: { $n } volte a partita)
components-never = Nessuno ha mai usato: { $list }.
components-more = altri { $n }
components-rare = Usati da troppo pochi o da troppi giocatori per un confronto: { $list }.
gain-note = { $with_it } con, { $without } senza
gain-less = con, vince meno
gain-same = nessuna differenza
gain-more = con, vince di più

bots-title = Quale bot è migliore?
bots-claim = { $best } vince il { $rate } delle sue partite: è più che fortuna.
bots-worse = { $best } vince solo il { $rate } delle sue partite; è meno di quanto spieghi il caso.
bots-even = { $best } e { $other } si equivalgono, per quanto queste partite permettano di dire.
bots-sure = L’intervallo al 95% è { $interval }, su { $games } partite. Ogni distribuzione è stata giocata una volta con ogni rotazione dei giocatori: fortuna e posti si compensano.
habits-title = Che cosa fa di diverso { $player }?
habits-less = { $player } meno spesso
habits-more = { $player } più spesso
habits-claim-more = Sceglie “{ $verb }” { $n } volte in più a partita rispetto agli altri.
habits-claim-less = Sceglie “{ $verb }” { $n } volte in meno a partita rispetto agli altri.
habits-none = Fa ogni tipo di scelta all’incirca quanto gli altri.
habits-sure = Confrontato all’interno di ogni partita; gli intervalli valgono insieme per tutti i { $many } tipi di scelta.

forbid-title = Quanto vale “{ $what }”?
forbid-without = il giocatore senza { $what }
forbid-hurts = Molto: un giocatore che non può farlo vince il { $rate } delle partite invece del { $fair }.
forbid-helps = Meno di niente: un giocatore che non può farlo vince il { $rate } delle partite, più della quota equa ({ $fair }). I bot lo sopravvalutano.
forbid-even = Niente che il { $rate } delle partite, contro una quota equa ({ $fair }), possa provare.
forbid-points-even = In punti non si può provare niente.
forbid-points-behind = Farne a meno costa { $points } punti.
forbid-points-ahead = Farne a meno porta { $points } punti.
forbid-sure = L’intervallo al 95% della percentuale di vittorie è { $interval }, quello dei punti persi { $span }, su { $games } partite. Ogni distribuzione è stata giocata con il giocatore limitato a ogni posto; dove non era permesso altro, ha potuto usarlo lo stesso.

box-title = Che cosa cambia { $file }?
box-claim = Più di quanto spieghi il caso: { $list }.
box-same = Nulla che queste partite possano dimostrare: punti, durata, cambi in testa e posti restano entro i limiti del caso.
box-sure = Le due scatole hanno giocato gli stessi { $games } semi, e le differenze sono prese seme per seme. Gli intervalli valgono insieme per tutte le { $many } misure.
box-no-change = I due file contengono gli stessi numeri.
box-head-what = misura
box-head-before = come fornita
box-head-after = cambiata
box-head-change = differenza (intervallo)
box-points = punti di un giocatore
box-margin = distacco del vincitore
box-length = decisioni in una partita
box-leads = cambi in testa
box-seat = vittorie, { $seat }
box-used-title = Che cosa si usa di più o di meno?
box-used-less = usato meno
box-used-more = usato di più
box-used-same = Nulla che queste partite possano dimostrare: i giocatori usano tutto all’incirca come prima.
box-used-claim = “{ $name }” cambia più di tutti: prima lo usava il { $before } dei giocatori, con la scatola cambiata il { $after }.
box-used-note = { $before } → { $after }
box-used-sure = Si vedono gli elementi cambiati e ciò che spicca. Gli intervalli valgono insieme per tutte le { $many } cose guardate.
