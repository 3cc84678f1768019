## Die erste Partie. Eine Nachricht ist ein Gedanke (höchstens acht Wörter); `words` erklären ihn (höchstens 35), `why`
## nennt den Grund, `show`, was geschähe, `other`, was eine andere Antwort bedeutet. [Begriffe] öffnen das Glossar.

first = Erste Partie

first-theme = Du gründest eine Kolonie
    .words = Sieben [Kolonisten], eine Unterkunft, ein Kraftwerk, ein Silo. Karten von fünf [Rohstoffen] kaufen den Rest.

first-goal = Punkte werden in jedem Zug neu gezählt
    .words = Steh am Ende deines eigenen Zuges bei { $target } Punkten. Nur was läuft, zählt, und es kann wieder ausgehen.

first-mine = Eine Mine bringt jeden Zug eine Karte
    .words = Eine Karte ihres Rohstoffs. Silizium steht in den meisten Preisen, also ist es ein guter Anfang.
    .why = Unterkünfte, Kraftwerke und Module brauchen alle Silizium.
    .show = Eine Siliziummine steht in deiner Kolonie, mit einem Kolonisten darin.
    .other = Auch gut: Sieh unten, was du damit bezahlst.

first-mine-2 = Jetzt eine zweite Mine
    .words = Zwei verschiedene Minen halten dich beweglich. Sauerstoff brauchst du für Unterkünfte, Module und Forschung.
    .why = Drei gleiche Karten lassen sich bei der Erde tauschen, aber das ist teuer.
    .show = Eine Sauerstoffmine steht neben der ersten.
    .other = Auch gut. Vom selben Rohstoff nimmt die Erde drei für eine.

first-phases = Handeln, dann bauen, dann Kolonisten verteilen
    .words = Ereignis, Nachschub und Minen geschehen von selbst. Von einer Phase führt kein Weg zurück in die vorige.

first-earth = Drei gleiche kaufen eine bei der Erde
    .words = Eine Karte deiner Wahl. Unterkunft und Kraftwerk brauchen beide Wasser, und du hast eins.
    .second = Wähle jetzt die Karte, die zurückkommt. Mit einem zweiten Wasser lassen sich Unterkunft und Kraftwerk bezahlen.
    .why = Mit einem zweiten Wasser lassen sich in diesem Zug beide bauen.
    .show = Drei Silizium gehen zur Erde, ein Wasser kommt zurück.
    .other = Auch gut: Sieh nach, was du jetzt bezahlen kannst.

first-close = Das genügt
    .words = Handel mit { $seat1 } braucht ein Kommunikationsmodul. Nach dieser Phase gibt es bis zu deinem nächsten Zug keinen Handel.
    .why = Jeder Tausch mit der Erde kostet zwei Karten.
    .show = Der Handel endet, und du darfst bauen.
    .other = Vorsicht: Jeder Tausch kostet Karten. „Zurücknehmen“ hilft.

first-house = Eine Unterkunft ist ein Punkt und drei Menschen
    .words = Sie bringt drei Kolonisten, wenn Energie dafür da ist. Die Anzeige sagt, wie viel verbraucht ist.
    .why = Kolonisten betreiben alles andere.
    .show = Du zahlst die Karten, und eine Unterkunft ist gebaut.
    .other = Auch gut: Der Plan unten sagt, was sie zum Laufen braucht.

first-plant = Energie einen Schritt voraus
    .words = Ohne sie liefe nichts mehr. Ein Kraftwerk gibt Energie; es braucht einen Kolonisten, aber selbst keine Energie.
    .second = Deine Karten sind ausgegeben. Beende das Bauen: Dann gehen Kolonisten an die Arbeit.
    .why = Eine Anlage ohne Energie ist dunkel, und Dunkles zählt nichts.
    .show = Du zahlst die Karten, und ein Kraftwerk ist gebaut. Dann endet das Bauen.
    .other = Auch gut, solange laufen kann, was du baust.

first-arrange = Eine Anlage läuft mit einem Kolonisten
    .words = Und mit Energie. Unterkünfte brauchen keinen. Lass den Tisch die Leute dorthin schicken, wo sie am meisten bringen.
    .second = Sieh auf die Anzeige: Das neue Kraftwerk läuft. Was jetzt dunkel ist, bleibt es bis zu deinem nächsten Zug. Beende ihn.
    .why = Du kannst jede Anlage auch selbst schalten; die Anzeige zeigt, was sich ändert.
    .show = Ein Kolonist geht ins neue Kraftwerk, und dein Zug endet.
    .other = Sieh, was dunkel bleibt und was das kostet. Zurücknehmen ist eine Taste.

first-count = Die Gegenseite geht durch dieselben Phasen
    .words = Die kleinen Kuppeln in der Liste zeigen, was in der Kolonie von { $seat1 } läuft.

first-event = Jeder Zug bringt ein Ereignis
    .words = Ein Konflikt braucht eine laufende Anlage seiner Art, sonst geschieht nichts. Mit einer forderst du jemanden heraus: Mehr Anlagen gewinnen, freie Kolonisten entscheiden bei Gleichstand.

first-mines = Punkte können einen Zug warten
    .words = Eine dritte Mine ist eine Karte mehr je Zug, und Kohlenstoff fehlt dir. Minen brauchen einen Kolonisten und eine Energie.
    .second = Eine Mine läuft nur mit einem Kolonisten. Beende das Bauen, dann schick einen hin.
    .third = Lass den Tisch die Leute dorthin schicken, wo sie am meisten bringen. Einer geht in die neue Mine.
    .fourth = Die Mine läuft und bringt ab deinem nächsten Zug eine Karte. Beende diesen.
    .why = Je früher eine Mine steht, desto öfter zahlt sie.
    .show = Eine Kohlenstoffmine ist gebaut, und ein Kolonist geht hin.
    .other = Auch gut: ein Punkt jetzt statt einer Karte je Zug.

first-limit = Deine Silos fassen nur so viele Karten
    .words = Was am Ende deines Zuges über dem Limit ist, geht verloren. Also baue, oder handle, bevor du baust.

first-tip = Energie und Menschen einen Schritt voraus
    .words = Ein Rat: Kraftwerk, Unterkunft, Minen drei und vier, dann Punkte. „Was kann ich bauen?“ sagt, was fehlt.

## Handel.

bargaining = Handel

bargaining-module = Ein Modul öffnet den Handel mit anderen
    .words = Mit einem laufenden [Kommunikationsmodul] darfst du in deiner Handelsphase mit jeder Kolonie handeln. Ohne eins nur mit denen, deren zweites Modul läuft.

bargaining-need = Zu viele Karten, und nicht die richtigen
    .words = Du hast { $cards }, und deine Silos fassen { $limit }. Noch ein Silo fasst zwei mehr; sieh auf seinen Preis und darauf, was dir fehlt.

bargaining-offer = Biete, wovon du zu viel hast
    .words = Nenne, was du gibst und was du willst. Jede Seite gibt mindestens eine Karte, und getauscht werden nur Rohstoffe. Hier: ein Silizium für ein Eisen.
    .why = Was du bietest, musst du haben; was die andere Seite hat, prüft niemand. Eins für eins nimmt { $seat1 } am häufigsten an.
    .show = { $seat1 } wird gefragt: ein Silizium für ein Eisen.
    .other = Auch gut: Andere Bündel gefallen { $seat1 } vielleicht auch.

bargaining-answer = Annehmen, ablehnen oder ein Gegenangebot
    .words = Wer gefragt wird, darf auch einen eigenen Preis nennen, den du nimmst oder lässt. Angenommenes gilt; Abgelehntes darfst du noch einmal anbieten, aber anders.

bargaining-call = Oder lass die anderen bieten
    .words = Ein Aufruf fragt alle zugleich, ohne dass sie sich sehen. Du nimmst ein Angebot oder keins; er kostet nur, was du verrätst.
    .why = Zweimal je Phase darfst du aufrufen, sechsmal anbieten. Niemand muss mit einem Angebot antworten.
    .show = { $seat1 } darf dir ein Angebot machen. Danach wählst du.
    .other = Auch gut: Solange du handelst, kannst du noch aufrufen.

bargaining-close = Nach dem Handel kommt das Bauen
    .words = In diesem Zug führt kein Weg zurück. Also handle, bis du bezahlen kannst, was du willst; dann beende den Handel.
    .why = Die Phasen eines Zuges folgen einander einmal. Was am Ende über dem Limit ist, geht verloren.
    .show = Die Handelsphase ist vorbei, und du darfst bauen.
    .other = Auch gut: Beende den Handel, wenn du hast, was du brauchst.

bargaining-silo = Dafür war der Handel gut
    .words = Kohlenstoff und das eingetauschte Eisen: ein Silo. Mit einem Kolonisten darauf behältst du am Ende jedes Zuges zwei Karten mehr.
    .why = Das Limit zählt nur einmal, am Ende deines Zuges. Ein Silo braucht Kolonist und Energie, wie fast alles.
    .show = Das Silo ist gebaut. Es fasst Karten, sobald dort ein Kolonist arbeitet.
    .other = Auch gut: Dann gib aus, was du hast, sonst ist es verloren.

bargaining-tip = Andere kommen auch zu dir
    .words = Ein Rat: Mit einem zweiten Modul handelst du auch in fremden Zügen und eröffnest mit einem Angebot. Hilf nie jemandem über die Ziellinie.

## Konflikte.

conflicts = Konflikte

conflicts-event = Ein Konflikt, und du musst beginnen
    .words = Das Ereignis verlangt eine laufende Anlage seiner Art. Du hast eine, also nennst du eine Gegenseite, die nicht ablehnen kann. Die Beute nimmt, wer gewinnt.

conflicts-whom = Zähle, was drüben läuft
    .words = Mehr laufende Anlagen der Art gewinnen: du { $strength }, { $weak } { $weak_strength }, { $strong } { $strong_strength }. Bei Gleichstand entscheiden freie [Kolonisten]: du { $free }, { $strong } { $strong_free }.
    .why = Bei Gleichstand entscheiden erst Boni von F&E-Karten, dann freie Kolonisten; ist auch das gleich, gewinnt niemand. Also wähle, wen du sicher schlägst.
    .show = { $weak } wird herausgefordert, und die Stärken werden gleich verglichen.
    .other = Auch gut: Was läuft, entscheidet, und der Tisch hat es gezählt.

conflicts-spoils = Wer gewinnt, wählt
    .words = Du hast gewonnen: Du siehst die fremde Hand und nimmst eine Karte. Nimm, was dir fehlt, oder was dort am nötigsten ist.
    .why = Was du gewinnst, steht auf dem Ereignis: Karten, ein Vertrag, eine F&E-Karte oder sogar eine zerstörte Anlage. Die Wahl hat immer, wer gewinnt.
    .show = Eine Karte aus dieser Hand kommt auf deine.
    .other = Auch gut: Jetzt weißt du, was dort übrig ist.

conflicts-raid = Eine Basis darf je Zug einmal überfallen
    .words = Nach dem Ereignis darf, wer eine laufende [Militärbasis] hat, eine Kolonie überfallen. Entschieden wird ebenso, nach Basen; wer gewinnt, zieht blind eine Karte.
    .why = Ein misslungener Überfall kostet dich eine Karte, und es gibt nur einen je Zug. Gegen eine Kolonie ohne Basis kann er nicht misslingen.
    .show = Deine Basis wird mit der fremden verglichen, und eine Karte wechselt die Hand.
    .other = Auch gut: Niemand muss überfallen.

conflicts-best = Vorherrschaften bleiben bei den Stärksten
    .words = Andere Ereignisse vergleichen alle Kolonien. Wer in einem Bereich am stärksten ist, behält die Karte: ein Punkt und ein Vorteil, bis jemand Stärkeres sie anficht.

conflicts-guard = Freie Kolonisten sind etwas wert
    .words = Bei Gleichstand entscheiden sie, für dich und gegen dich. Eine Kolonie, die alle verbraucht und keine Basis hat, wird als Erste gewählt.

conflicts-tip = Eine Anlage jeder Art schützt
    .words = Ein Rat: Eine Basis und ein Modul, die laufen, sind je ein Punkt und lassen andere nach leichteren Zielen suchen. Dunkle zählen nichts.
