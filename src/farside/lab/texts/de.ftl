# Der Bericht einer Studie.

lang-title = Was { $games } Partien sagen
page-title = { $game }: was { $games } Partien sagen
eyebrow = Farside-Labor · eine Studie zu { $game }
chip-players = { $n ->
    [one] { $n } Person
   *[other] { $n } Personen
}
chip-bots = gespielt von { $bots }
chip-seed = Startwert { $seed }
chip-edition = Ausgabe { $edition }
chip-variant = { $name }: { $value }
chip-box = geänderte Schachtel: { $file }
chip-shipped = { $name }: { $n } von { $all } Werten rekonstruiert
box-shipped = mitgelieferte Schachtel
brief-title = Kurz gesagt
more-title = Wie man das liest
more-intervals = Ein Punkt ist das Gemessene, die Linie hindurch das 95-%-Intervall: wo die Wahrheit wohl liegt. Je länger die Linie, desto weniger wissen wir. Mehr Partien machen sie kürzer.
more-chance = Wir sagen nur dann, dass etwas auffällt, wenn der Zufall allein das kaum je bewirken würde, so viel wir auch angesehen haben. Diese Punkte sind farbig und gefüllt; was Zufall sein könnte, ist grau und hohl.
more-bots = All das gilt für die Bots, die gespielt haben. Wer stärker spielt, sieht vielleicht ein anderes Spiel; frag also mit stärkeren Bots noch einmal, bevor du eine Regel änderst.
more-again = Derselbe Befehl mit demselben Startwert spielt dieselben Partien noch einmal. Die Tabellen neben dieser Seite enthalten jede Partie und jede Entscheidung.
foot = { $command }
tables-title = Die Tabellen
tables-text = games.parquet hat eine Zeile je Partie, decisions.parquet eine je Entscheidung, uses.parquet eine für alles, was jemand in einer Partie benutzt hat. pandas, Polars, DuckDB und R lesen sie.

seat = Platz { $n }
points = { $n } Pkt.
interval = { $low } bis { $high }
times = { $n }×
times-head = Male je Person und Partie
users-head = Personen, die es nutzten
example = Zum Beispiel: „{ $line }“
eg = z. B. „{ $text }“
stands-out = fällt auf: { $name }
how-gain = Siegquote derer, die es nutzten, weniger die der anderen, in Prozentpunkten.
how-oftener = Das nutzen fast alle. Gezeigt ist, wie viel öfter es die Person nutzte, die gewann.
uses-sure = Mit dem Sieg einherzugehen heißt noch nicht, ihn zu bewirken: Wer vorn liegt, kann sich mehr leisten. Die Intervalle gelten zusammen für alle { $many } Dinge, die wir ansahen; ein farbiger Punkt ist also kaum Glück.

uses-rebuilt = Von den { $all } auffälligen Dingen, deren Werte unsere Schachtel enthält, sind { $n } unsere Rekonstruktion.
rival-title = Wie stark ist { $name }?
rival-claim = { $name } gewinnt { $rate } der Partien, im Schnitt mit { $points } Punkten gegen { $own } bei den Besten der anderen.
rival-sure = Das 95-%-Intervall dieser Quote ist { $interval }, aus { $games } Partien.
seats-title = Ist der Platz wichtig?
seats-note = im Schnitt { $points } Punkte
seats-less = gewinnt seltener
seats-fair = fairer Anteil { $rate }
seats-more = gewinnt öfter
seats-even = Nicht nachweisbar: Die Plätze gewinnen { $low } bis { $high }, ein fairer Anteil ist { $fair }.
seats-better = Ja: Platz { $seat } gewinnt { $rate } der Partien, mehr als den fairen Anteil von { $fair }.
seats-worse = Ja: Platz { $seat } gewinnt { $rate } der Partien, weniger als den fairen Anteil von { $fair }.
seats-sure = Gemessen in { $games } Partien, jede Quote auf etwa ±{ $half } Prozentpunkte. Ein kleinerer Vorteil könnte da sein, ohne dass man ihn sieht.

scores-title = Mit wie vielen Punkten gewinnt man?
scores-winners = mit Sieg
scores-others = die anderen
scores-unit = Punkte am Ende
scores-claim = Wer gewinnt, hat im Schnitt { $winner } Punkte, { $margin } mehr als Platz 2.
scores-sure = Das Mittel ist auf ±{ $half } Punkte bekannt. Einer von zehn Siegen kommt mit weniger als { $low } Punkten, einer von zehn mit mehr als { $high }.

length-title = Wie lang ist eine Partie?
length-unit = Entscheidungen je Partie
length-claim = Eine Partie braucht im Schnitt { $mean } Entscheidungen, etwa { $each } je Person.
length-sure = Das Mittel ist auf ±{ $half } Entscheidungen bekannt. Neun von zehn Partien brauchen zwischen { $low } und { $high }.

leads-title = Wechselt die Führung?
leads-unit = Führungswechsel je Partie
leads-claim = Die Führung nach Punkten wechselt { $mean }-mal je Partie; in { $never } der Partien nie.
leads-sure = Das Mittel ist auf ±{ $half } bekannt, der Anteil der Partien ohne Wechsel hat das Intervall { $interval }. Punkte sind gezählt, als wäre in diesem Augenblick Schluss.

decided-title = Wann ist es entschieden?
decided-points = nach Punkten vorn
decided-taste = in den Augen der Bots vorn
decided-who-points = wer nach Punkten vorn liegt
decided-who-taste = der Favorit der Bots
decided-fair = geraten
decided-unit = gespielter Teil der Partie
decided-claim = Nach { $at } der Partie gewinnt { $who } am Ende { $rate } der Partien.
decided-late = Ab { $at } der Partie gewinnt { $who } neun von zehn Malen.
decided-start = Sobald es das gibt, bei { $at } der Partie, und von da an gewinnt { $who } neun von zehn Malen.
decided-once = Bei { $at } der Partie gewinnt { $who } { $rate } der Partien; später ist es weniger.
decided-never = In keinem Augenblick gewinnt { $who } neun von zehn Malen; am meisten ist { $rate }, bei { $at } der Partie.
decided-unknown = Kaum je liegt vor dem Ende jemand allein vorn, nach Punkten oder in den Augen der Bots.
decided-no-leader = Nach Punkten liegt vor dem Ende kaum je jemand allein vorn.
decided-few = In zu wenigen Partien liegt jemand allein vorn, um eine Quote zu nennen.
decided-sure = Die Quote bei { $at } der Partie hat das 95-%-Intervall { $interval }; die Bänder zeigen es für die ganze Partie. Am Ende liegt die Kurve unter 100 %, wo die letzte Entscheidung noch Partien dreht.

fortune-title = Glück oder Spiel, und wann?
fortune-third-1 = im ersten Drittel
fortune-third-2 = im mittleren Drittel
fortune-third-3 = im letzten Drittel
fortune-luck = davon { $rate } Glück
fortune-less = weniger entscheidet sich
fortune-even = ein Drittel von allem
fortune-more = mehr entscheidet sich
fortune-claim = Das meiste entscheidet sich { $third }: { $rate } von allem, was Gewinnchancen bewegt. In der ganzen Partie sind { $luck } davon Glück, der Rest ist Spiel und was niemand auseinanderhalten kann.
fortune-sure = Das 95-%-Intervall ist { $interval }, aus { $games } Partien. Bewegungen zählen im Quadrat, also eine große Wende mehr als viele kleine; die Chancen gelten für Spieler wie unsere Bots.
fortune-less-title = Ergebnisse ohne Glück
fortune-rates = Ohne das Glück gewinnt { $who } { $rate } der Partien.
fortune-saves = Das 95-%-Intervall ist { $interval }. Um es ohne diesen Abzug ebenso gut zu wissen, brauchte es mehr Partien: { $saves } von ihnen sind gespart.
fortune-seat = Platz { $seat }

choices-title = Wie viel gibt es zu wählen?
choices-unit = offene Möglichkeiten je Entscheidung
choices-claim = Eine Entscheidung bietet im Schnitt { $mean } Möglichkeiten; die Hälfte bietet { $half } oder weniger.
choices-sure = Aus { $many } Entscheidungen mit einer Wahl. Eine von zehn bietet mehr als { $high }; was über { $cut } liegt, ist dort gezählt.

verbs-title = Was tut man öfter, wenn man gewinnt?
verbs-none = Nicht nachweisbar: Mit und ohne Sieg wird jede Art Wahl etwa gleich oft getroffen.
verbs-more = Wer gewinnt, wählt „{ $verb }“ öfter als die anderen, um { $n }-mal je Partie.
verbs-less = Wer gewinnt, wählt „{ $verb }“ seltener als die anderen, um { $n }-mal je Partie.
oftener-less = beim Sieg seltener
oftener-same = gleich
oftener-more = beim Sieg öfter

components-title = Welche Teile gehen mit dem Sieg einher?
components-none = Keine Karte, kein Plättchen, kein Ort fällt auf: nichts, was diese Partien beweisen könnten.
components-win = Am stärksten mit dem Sieg verbunden: { $list }.
components-lose = Am stärksten mit der Niederlage verbunden: { $list }.
components-oftener = Beim Sieg öfter benutzt: { $list }.
components-rarer = Beim Sieg seltener benutzt: { $list }.
component-rates = { $name } („{ $what }“: { $with_it } gewannen damit, { $without } ohne)
component-times = { $name } („{ $what }“: { $n }-mal je Partie)
components-never = Niemand benutzte je { $list }.
components-more = { $n } mehr
components-rare = Von zu wenigen oder zu vielen benutzt, um zu vergleichen: { $list }.
gain-note = { $with_it } damit, { $without } ohne
gain-less = damit seltener Sieg
gain-same = kein Unterschied
gain-more = damit öfter Sieg

bots-title = Welcher Bot ist besser?
bots-claim = { $best } gewinnt { $rate } der Partien; das ist mehr als Glück.
bots-worse = { $best } gewinnt nur { $rate } der Partien; das ist weniger, als Glück erklärt.
bots-even = { $best } und { $other } spielen etwa gleich gut, soweit so viele Partien es sagen können.
bots-sure = Das 95-%-Intervall ist { $interval }, aus { $games } Partien. Jede Verteilung wurde in jeder Sitzordnung gespielt, also gleichen sich Glück und Plätze aus.
habits-title = Was macht { $player } anders?
habits-less = { $player } seltener
habits-more = { $player } öfter
habits-claim-more = „{ $verb }“ wird je Partie { $n }-mal öfter gewählt als bei den anderen.
habits-claim-less = „{ $verb }“ wird je Partie { $n }-mal seltener gewählt als bei den anderen.
habits-none = Jede Art Wahl kommt etwa so oft vor wie bei den anderen.
habits-sure = Innerhalb jeder Partie verglichen; die Intervalle gelten zusammen für alle { $many } Arten von Wahlen.

forbid-title = Was ist „{ $what }“ wert?
forbid-without = die Person ohne { $what }
forbid-hurts = Viel: Wer es nicht nutzen darf, gewinnt { $rate } der Partien statt { $fair }.
forbid-helps = Weniger als nichts: Wer es nicht nutzen darf, gewinnt { $rate } der Partien, mehr als die fairen { $fair }. Die Bots überschätzen es.
forbid-even = Nichts, was { $rate } der Partien gegen faire { $fair } beweisen könnten.
forbid-points-even = In Punkten lässt sich nichts beweisen.
forbid-points-behind = Darauf zu verzichten kostet { $points } Punkte.
forbid-points-ahead = Darauf zu verzichten bringt { $points } Punkte.
forbid-sure = Das 95-%-Intervall der Siegquote ist { $interval }, das der verlorenen Punkte { $span }, aus { $games } Partien. Jede Verteilung wurde mit der eingeschränkten Person auf jedem Platz gespielt; wo nichts anderes erlaubt war, durfte sie es doch nutzen.

box-title = Was ändert { $file }?
box-claim = Mehr, als der Zufall erklärt: { $list }.
box-same = Nichts, was diese Partien beweisen könnten: Punkte, Länge, Führungen und Plätze bleiben im Bereich des Zufalls.
box-sure = Beide Schachteln spielten dieselben { $games } Startwerte, und Unterschiede sind je Startwert genommen. Die Intervalle gelten zusammen für alle { $many } Maße.
box-no-change = Die beiden Dateien enthalten dieselben Zahlen.
box-head-what = Maß
box-head-before = mitgeliefert
box-head-after = geändert
box-head-change = Unterschied (Intervall)
box-points = Punkte einer Person
box-margin = Vorsprung beim Sieg
box-length = Entscheidungen je Partie
box-leads = Führungswechsel
box-seat = Siege von { $seat }
box-used-title = Was wird mehr oder weniger genutzt?
box-used-less = weniger genutzt
box-used-more = mehr genutzt
box-used-same = Nichts, was diese Partien beweisen könnten: Alles wird etwa so viel genutzt wie zuvor.
box-used-claim = „{ $name }“ ändert sich am meisten: { $before } nutzten es zuvor, { $after } mit der geänderten Schachtel.
box-used-note = { $before } → { $after }
box-used-sure = Gezeigt sind die geänderten Teile und was auffällt. Die Intervalle gelten zusammen für alle { $many } Dinge, die wir ansahen.

