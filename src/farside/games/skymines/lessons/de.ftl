## Die erste Partie. Eine Nachricht ist ein Gedanke (höchstens acht Wörter); `words` erklären ihn (höchstens 35), `why`
## nennt den Grund, `show`, was geschähe, `other`, was eine andere Antwort bedeutet. [Begriffe] öffnen das Glossar.

first = Erste Partie

first-theme = Vier Unternehmen, und keins gehört dir
    .words = Sie schürfen auf dem Mond. Du beginnst mit einem [Anteil] von Skymine; du kaufst mehr, lässt Unternehmen wachsen und verlässt die, die nichts bringen.

first-goal = Anteile mal ihr Wert
    .words = Nach sieben Runden zählen CrypCoin und je Unternehmen deine Anteile mal deren Wert. [Tank] und [Forschungsleiste] kommen dazu.

first-rest = Eine gespielte Karte ruht eine Runde
    .words = Jede Runde: heimlich planen, reihum handeln, dann ruhen. Was du jetzt spielst, fehlt nächste Runde. Drei [Slots] sind offen.
    .tags = { "" }; drei offene Slots

first-plan-1 = Plane Titan 2
    .words = Kohlenstoff, Mineralien und Titan kaufen Karten oder Felder auf Unternehmensleisten. Auch der erste Plan deiner Forschungsleiste will Titan.
    .why = Eine Karte kann zweimal dienen: Zeig sie für den Plan, dann setz sie ein.
    .show = Titan 2 kommt verdeckt in den ersten offenen Slot.
    .other = Auch gut: Jede gelegte Karte ist etwas, das du in dieser Runde tun kannst.

first-plan-2 = Jede Karte steht für eine Aktion
    .words = Energie 2 lässt ein Unternehmen Sektoren des Mondes einnehmen, und das macht seine Anteile wertvoll.
    .why = Ein Anteil von Skymine gehört dir schon: Lass es wachsen.
    .show = Energie 2 kommt verdeckt in den nächsten Slot.
    .other = Auch gut: Die Lektion geht mit dem weiter, was du geplant hast.
    .tags = Wert eines Anteils

first-plan-3 = Ein Forscher bringt die Forschung voran
    .words = Dein Upload-Marker geht weiter, und Forschungspunkte kommen. Dann decken deine drei Karten alle wichtigen Aktionen.
    .why = Pläne auf der Forschungsleiste bringen jetzt CrypCoin und am Ende Punkte.
    .show = Forscher 2 kommt verdeckt in den dritten Slot.
    .other = Auch gut: Was nicht geplant ist, lässt die Lektion aus.

first-ready = „Bereit“ deckt alle Karten auf
    .words = { $seat1 } plant zugleich. Sind alle bereit, ist es endgültig. Bis dahin nimmt „Zurücknehmen“ jede Karte zurück.
    .why = Niemand sieht, wie viele Karten du gelegt hast, nur dass du bereit bist.
    .show = Dein Plan ist besiegelt, und alle Karten werden zugleich aufgedeckt.
    .other = Lass dir Zeit: Niemand wartet lange.

first-energy = Eine Aktion, dann sind andere dran
    .words = Energie geht ganz an ein Unternehmen. Dir gehört ein Anteil von Skymine: Lass es wachsen.
    .second = Wähle das Unternehmen: Seine Außenposten verlassen die Station und nehmen Sektoren des Mondes ein. Dir gehört ein Anteil von Skymine.
    .why = Der Anteilswert steigt, wenn Außenposten die Station verlassen.
    .show = Die Energiekarte wird für Skymine eingesetzt, dessen Außenposten dann Sektoren einnehmen.
    .other = Auch gut. Sieh, wem Anteile dieses Unternehmens gehören.

first-sector = Grenzen kosten Energie
    .words = Eine einfache Grenze kostet einen Punkt, eine doppelte zwei. Jeder Sektor zahlt dir: 20 ein Feld auf der Skymine-Leiste, 19 einen CrypCoin.
    .second = Ein Punkt ist übrig. Sektor 19 liegt hinter einer einfachen Grenze und zahlt dir einen CrypCoin.
    .why = Was an Energie übrig ist, verfällt, wenn du aufhörst.
    .show = Außenposten gehen in Sektor 20, dann in Sektor 19.
    .other = Auch gut: Der Tisch sagt, was ein Sektor bringt.

first-column = Außenposten gehen von oben
    .words = Das erste Feld einer Spalte verdeckt nichts, das zweite einen CrypCoin: Bleib in Spalte 1, und ein Anteil ist 1 wert.
    .why = Ein Anteil ist so viel wert, wie CrypCoin in der Station offen liegen.
    .show = Der zweite Außenposten verlässt Spalte 1, und dort liegt ein CrypCoin offen.
    .other = Auch gut: Der Anteil wartet, und zwei Spalten sind für später bereit.

first-upload = Zeig, was ein Plan will
    .words = Nichts wird verbraucht. Dein Titan liegt offen: Geh auf Position 1 und nimm die CrypCoin.
    .second = Position 1 verlangt Titan, und deins liegt offen. Geh hin: Nichts wird verbraucht, und CrypCoin kommen.
    .why = Ist das Titan eingesetzt, lässt sich der Plan in dieser Runde nicht mehr betreten.
    .show = Dein Upload-Marker geht auf Position 1, und CrypCoin kommen.
    .other = Auch gut: Forschungspunkte kannst du noch ausgeben.

first-points = Forschungspunkte gibst du sofort aus
    .words = Nimm Pläne, die verlangen, was du oft spielst, und leg sie vor deinen Marker.
    .second = Ein Punkt ist übrig: Nimm noch einen Plan, der Titan verlangt.
    .third = Leg beide vor deinen Marker, denn über einen leeren Platz kommt er nicht. Zuerst diesen, auf Position 3.
    .fourth = Und diesen auf Position 2, gleich vor deinen Marker.
    .why = Über einen leeren Platz kommt der Marker nicht.
    .show = Zwei Pläne kommen auf deine Forschungsleiste, vor den Marker.
    .other = Auch gut: Ein Punkt ist ein CrypCoin, wenn nichts gefällt.

first-marker = Ein Bonusmarker ist auch eine Aktion
    .words = Wer von etwas am meisten zeigt, darf die Mehrheit nehmen. Niemand zeigt mehr Titan als du: zwei Felder. Die Karten bleiben, also setz sie danach ein.
    .why = Marker kommen jede Runde zurück; spät gesetzt, finden sie ihre Felder besetzt.
    .show = Dein Marker geht auf die Titan-Mehrheit, und du rückst auf einer Leiste vor.
    .other = Auch gut. Mehrheiten stehen jetzt anderen offen.

first-resource = Jetzt das Titan selbst
    .words = Erwirb eine Karte der Auslage, oder nimm je Einheit ein Feld. Felder bringen Anteile; eine gepunktete Linie zahlt dir, eine rote kostet.
    .second = Eine Karte käme auf deine Hand. Nimm diesmal keine: Mit beiden Einheiten rückst du vor.
    .third = Ein Feld je Einheit. Anteile von Skymine sind schon etwas wert: Rück dort vor.
    .fourth = Und noch eins: Das nächste Feld bringt einen weiteren Anteil.
    .why = Anteile kauft man mit Feldern, ihr Wert kommt vom Mond.
    .show = Keine Karte wird erworben, und dein Marker rückt auf der Skymine-Leiste zwei Felder vor.
    .other = Auch gut: Eine erworbene Karte kommt auf deine Hand.

first-pass = Passen: Lass deine Karten ruhen
    .words = Nimm eine Sammelreihe zurück, dann leg jede gespielte Karte auf eine eigene. Reihen kommen ganz zurück, also lege zusammen, was zusammengehört.
    .second = Nimm zuerst eine Sammelreihe zurück: Was dort liegt, kannst du nächste Runde planen.
    .third = Jetzt ruhen deine Karten. Reihen kommen ganz zurück, also lege zusammen, was zusammengehört.
    .why = Wo eine Karte gespielt wurde, entscheidet, in welche Reihen sie darf.
    .show = Du passt, nimmst eine Reihe zurück und legst deine drei Karten ab.
    .other = Auch gut: Übrige Marker können noch ein Plättchen sichern.

first-tip = Anteile mal Wert
    .words = Ein Rat: Zwei Anteile zu fünf schlagen sechs zu eins. Treibe an, was auch andere antreiben.

## Luna.

luna = Luna

luna-who = Luna ist ein Kartenstapel
    .words = Sie plant nichts und wird nie gefragt: Jede Karte sagt von oben nach unten, was sie tut. Sie bekommt Punkte wie alle, und du musst sie schlagen.

luna-plan = Du planst, bevor sie Karten bekommt
    .words = Je eine verdeckte Karte in ihre [Slots], wenn du bereit bist; niemand kennt sie. Also plane wie immer: Titan, Energie, ein Forscher.
    .why = Auch ihre Mehrheitskarten kommen erst nach deinem Plan. Antworten kannst du nicht mehr, nur damit rechnen.
    .show = Drei Karten liegen, dann bist du bereit, und Luna bekommt ihre.
    .other = Auch gut: Gegen sie taugt jeder Plan.

luna-demands = Zwei offene Karten bewachen Mehrheiten
    .words = Ihre Zahlen musst du für eine Mehrheit mindestens zeigen. Beim Titan verlangt sie weniger, als du zeigst: Setz deinen Marker, bevor sich das ändert.
    .why = Gleich viel genügt, also öffnet eine Karte mehr im Plan vielleicht eine Mehrheit. Wo sie mehr verlangt, bleibt dir das Feld verschlossen.
    .show = Dein Marker geht auf die Titan-Mehrheit, und du rückst vor.
    .other = Auch gut. Die Zahlen bleiben, bis sie gepasst hat, und eine Karte länger.

luna-card = Eine Karte ist ihr ganzer Zug
    .words = Sie hat eine Karte aufgedeckt und alles getan. „Am wertvollsten“ heißt: höchster Anteilswert; bei Gleichstand zählen leere Stationsfelder.

luna-ride = Lass sie dein Unternehmen antreiben
    .words = Sie investiert und breitet aus, wo Anteile am meisten wert sind, und hebt damit auch deine. Mach dein Unternehmen zum wertvollsten.
    .why = Außenposten, die sie ausschickt, zählen für alle mit Anteilen. Sie nimmt keine Sektorbelohnungen, also gehören die dir.
    .show = Energie geht an Skymine: Zwei Außenposten gehen, und ein Anteil ist einen CrypCoin wert.
    .other = Auch gut: Sieh, welches Unternehmen sie für das wertvollste hält.

luna-plans = Sie nimmt Karten und Pläne weg
    .words = Manche ihrer Karten entfernen Pläne oder nehmen Karten der Auslage. Was du bald brauchst, nimm bald: Ein Forscher bringt Forschungspunkte.
    .why = Was sie entfernt, kommt aus dem Spiel; was sie nimmt, zählt am Ende für sie. Das Feld nennen ihre Karte und der Buchstabe des Slots.
    .show = Dein Upload-Marker geht weiter, und Forschungspunkte kommen.
    .other = Auch gut: Punkte können auch CrypCoin sein.

luna-gone = Sie hat gepasst, ihre Mehrheiten bleiben
    .words = Mit ihrer letzten Karte ist die Runde für sie vorbei, nicht für dich. Eine ihrer offenen Karten ist vielleicht fort: Sieh nach, was frei ist.

luna-tip = Schlag sie, dann heb ihre Stufe
    .words = Ein Rat: Sie ruht nie und hat nie zu wenig, aber sie denkt nicht. Nimm, was ihre Regeln übersehen. Gleichstand mit ihr ist geteilter Sieg.

## Der Gürtel.

belt = Der Asteroidengürtel

belt-map = Asteroiden und Wege dazwischen
    .words = Unternehmen gehen von Asteroid zu Asteroid. Außenposten stehen auf Asteroiden, [Shuttles] auf den Wegen; eins öffnet dem anderen die Bahn.

belt-plan = Zusammen reicht Energie weiter
    .words = Alle Energie wird zugleich eingesetzt, für ein Unternehmen. Plane beide Energiekarten: Drei Punkte reichen viel weiter als zwei und einer.
    .why = Was übrig ist, verfällt, und nur Gesetztes erweitert die Reichweite. Also ist eine starke Aktion mehr wert als zwei schwache.
    .show = Zwei Energiekarten und Titan liegen, dann bist du bereit.
    .other = Auch gut: Mit weniger Energie ist der Weg kürzer.

belt-firm = Jede Station hat eine Tür
    .words = Ein gedrucktes Shuttle verbindet sie mit einem Asteroiden. Skymine beginnt bei Asteroid 9, und du stehst auf seiner Leiste: Lass es wachsen.
    .why = Das gedruckte Shuttle bleibt für immer, also kann ein Unternehmen stets zurück. Anteile zählen wie auf dem Mond.
    .show = Energie wird für Skymine eingesetzt, dessen erster Asteroid in Reichweite ist.
    .other = Auch gut: Jedes Unternehmen hat seine eigene Tür.

belt-land = Ein Außenposten nimmt den Asteroiden ein
    .words = Einnehmen kostet eine Energie, eine mehr über einen Blitz, eine mehr bei Rivalen. Ist das Unternehmen dort neu, zahlt der Asteroid einmal.
    .why = Mehrere Unternehmen dürfen auf einem Asteroiden stehen, je auf einem Feld. Belohnungen kommen nach dem letzten Punkt.
    .show = Ein Außenposten landet auf Asteroid 9.
    .other = Auch gut: Die Belohnung dieses Asteroiden gehört dir.

belt-dock = Ein Shuttle öffnet den nächsten Weg
    .words = Von einem Asteroiden mit Außenposten erreichen Shuttles die Wege, die dort beginnen. Weg 6 führt zu Asteroid 1 und hat keinen Blitz.
    .why = Ein Blitz steht auf einer Hälfte des Weges und zählt nur dort. Ein Weg mit Leistenzeichen bringt ein Feld auf der Unternehmensleiste.
    .show = Ein Shuttle besetzt Feld 6, und Asteroid 1 kommt in Reichweite.
    .other = Auch gut: Ein anderer Weg führt woandershin.

belt-on = Und weiter, solange die Energie reicht
    .words = Was du gerade gesetzt hast, zählt sofort. Asteroid 1 bringt einen Forschungspunkt und Helium; zwei Außenposten dort haben eine Kuppel mehr.
    .why = Auf Asteroid 1 und 15 sind zwei Felder mit einer Extrakuppel verbunden. Für Kuppeln werden Feldforscher bezahlt.
    .show = Ein Außenposten landet auf Asteroid 1, und in der Station liegt ein CrypCoin offen.
    .other = Auch gut: Übrige Energie verfällt, wenn du aufhörst.

belt-worth = Auch Shuttles verdecken CrypCoin
    .words = Eine Station hat zwei Spalten Außenposten und eine mit Shuttles; offene CrypCoin in allen dreien machen den Anteilswert. Verdrängte Figuren verdecken sie wieder.

belt-tip = Zuerst da, einmal bezahlt
    .words = Ein Rat: Weitere Außenposten auf demselben Asteroiden bringen nichts, also bleib in Bewegung. Ganz verdrängt, wird ein Unternehmen bei der Rückkehr neu bezahlt.

## Missionen.

missions = Missionen

missions-tasks = Eine Mission hat drei Aufgaben
    .words = Jede steht allen einmal offen: Niemand nimmt sie dir. Hier: zwei von jedem Rohstoff, drei Leisten, zwölf CrypCoin.

missions-plan = Plane für eine Aufgabe
    .words = „2 von jedem Rohstoff offen“ heißt Kohlenstoff 2, Mineralien 2 und Titan 2. Du hast alle drei: Plane sie zusammen.
    .why = Nur offene Karten zählen, also beanspruche die Aufgabe, bevor du sie einsetzt. Plättchen und bleibende Boni zählen auch.
    .show = Die drei Karten liegen, dann bist du bereit.
    .other = Auch gut: Es gibt noch zwei Aufgaben.

missions-claim = Beanspruchen ist keine Aktion
    .words = In deinem Zug, sobald die Aufgabe erfüllt ist. Es bringt zwei CrypCoin und einen [Einmal-Bonusmarker], und dann handelst du noch.
    .why = Aufgaben binden dich an diese Mission; zu dritt oder viert gibt es eine zweite. Die CrypCoin kannst du gleich ausgeben.
    .show = Zwei CrypCoin und ein Einmal-Bonusmarker kommen zu dir.
    .other = Auch gut, aber sind die Karten eingesetzt, ist die Aufgabe für diese Runde fort.

missions-marker = Ein Marker mehr als die anderen
    .words = Ein Einmal-Bonusmarker wird gesetzt wie jeder andere und kommt nach der Runde aus dem Spiel. Nutze ihn zuerst, auf einer Mehrheit.
    .why = Er zählt nicht zu deinen üblichen Markern. Bis zum Ende behalten ist er nichts wert.
    .show = Dein Einmal-Bonusmarker geht auf die Titan-Mehrheit: zwei Felder auf einer Leiste.
    .other = Auch gut: Nutze ihn, solange lohnende Felder frei sind.

missions-next = Manche Aufgaben bleiben, andere vergehen
    .words = CrypCoin und Leisten kannst du beanspruchen, sobald sie da sind. Was in einem Zug geschehen oder offen liegen muss, nur in diesem Augenblick.

missions-own = Drei Aufgaben öffnen dein eigenes Feld
    .words = Ein CrypCoin für drei Felder auf einer Leiste, einmal je Runde, und niemand nimmt es dir. Je früher es offen ist, desto mehr Runden nützt es dir.

missions-tip = Sieh beim Planen auf die Mission
    .words = Ein Rat: Missionen selbst geben keine Punkte. Zwei CrypCoin und ein Marker sind einen Umweg wert, aber keine schlechte Runde.

## Bedrohungen.

threats = Bedrohungen

threats-card = Eine Bedrohung, die am Ende zuschlägt
    .words = Weltraumpiraten: Sind sie bei der Wertung noch da, bekommt niemand etwas für CrypCoin. Jede Bedrohung verdirbt etwas anderes.

threats-price = Ein Shuttle, zwei Energie und ihre Forderung
    .words = Jedes Unternehmen mit einem [Shuttle] auf Weg 11 oder 16 kann ihr in einer Energieaktion entgegentreten: zwei Punkte, und hier sechs CrypCoin. Skymine hat eins auf 16.

threats-coins = Erst die CrypCoin
    .words = Die Piraten wollen sechs. Eine zerstörte Karte zahlt ihre Kosten und zwei mehr: Kohlenstoff 2 sind vier CrypCoin.
    .why = Die Forderung muss erfüllt sein, wenn du der Bedrohung entgegentrittst; Belohnungen derselben Aktion kommen zu spät. Trenne dich von Karten, die du selten spielst.
    .show = Dein Marker geht auf das Zerstörfeld, und Kohlenstoff 2 wird zu vier CrypCoin.
    .other = Auch gut: Es gibt andere Wege zu CrypCoin.

threats-more = Und zwei mehr durch eine Mehrheit
    .words = Mit den meisten Forschern nimmst du CrypCoin und einen Forschungspunkt. Ein Punkt kann auch ein CrypCoin sein.
    .why = Zwei offene Wissenschaftler reichen für die bessere Belohnung. CrypCoin aus einer Mission zählten auch.
    .show = Dein Marker geht auf die Forscher-Mehrheit, und CrypCoin kommen.
    .other = Auch gut, solange sechs CrypCoin rechtzeitig da sind.

threats-energy = Energie für das Unternehmen daneben
    .words = Gleich, wer das Shuttle geschickt hat: Das Unternehmen, das sich ausbreitet, muss es haben. Drei Punkte reichen für die Bedrohung und einen Schritt.
    .why = Du darfst es nur der Bedrohung wegen wählen, auch wenn es nichts setzen kann. Davor und danach darf gesetzt werden.
    .show = Deine Energie wird für Skymine eingesetzt.
    .other = Auch gut: Die Bedrohung wartet bis zum Ende.

threats-confront = Tritt ihr entgegen
    .words = Zwei Punkte und sechs CrypCoin, und sie ist für alle fort. Dann nutze, was an Energie übrig ist.
    .why = Nichts wird dafür gesetzt; sie ist kein Setzfeld. Einmal beseitigt, kommt sie nie wieder, und keine andere wird gezogen.
    .show = Zwei Energiepunkte und sechs CrypCoin werden gezahlt.
    .other = Auch gut: Solange zwei Punkte übrig sind, geht es noch.

threats-share = Die Karte wird ein Joker-Anteil
    .words = Jetzt zwei Felder auf einer Leiste. Am Ende zählt die Karte als weiterer Anteil eines Unternehmens deiner Wahl: am besten des wertvollsten.
    .why = Es ist der einzige Anteil, der ganz am Ende zum besten Unternehmen kann. Wähle die Felder, wo ein Anteil oder eine Schwelle nah ist.
    .show = Dein Marker rückt auf der Skymine-Leiste zwei Felder vor.
    .other = Auch gut: Jede Leiste taugt.

threats-tip = Wer hat etwas zu verlieren?
    .words = Ein Rat: Eine Bedrohung trifft alle gleich. Kostet sie dich weniger, lass andere dafür zahlen; Luna machen die meisten nichts aus.
