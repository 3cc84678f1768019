## Die erste Partie. Eine Nachricht ist ein Gedanke (höchstens acht Wörter); `words` erklären ihn (höchstens 35), `why`
## nennt den Grund, `show`, was geschähe, `other`, was eine andere Antwort bedeutet. [Begriffe] öffnen das Glossar.

first = Erste Partie

first-theme = Die Antarktis, und du bist früh da
    .words = [Schiffe] bringen [Wissenschaftler], Wissenschaftler bauen Stationen. Die orangen Schiffe gehören dir, die blauen { $seat1 }.

first-goal = Gewertet wird erst am Ende
    .words = Dann zählen einmal jedes [Gebiet], jede [Forschungsleiste], Sternkarten und freigegebene Spielsteine. Wer die meisten Punkte hat, gewinnt.
    .why = Vorher bedeutet ein Vorsprung nichts, und ein kleiner Anteil an vielen Orten ist mehr wert, als er aussieht.

first-sail = Die Sonne weckt ein Schiff nach dem anderen
    .words = Das erste Schiff im [Gebiet] der Sonne muss fort, in ein Gebiet mit Platz, und handelt dort.
    .why = Ein Schiff stellt sich dort hinten an: Je später die Sonne kommt, desto länger wartest du auf den nächsten Zug mit ihm.
    .show = Dein Schiff fährt nach links oben und stellt sich an. Dann wählst du dort eine Aktion.
    .other = Jedes Gebiet ist gut: Die Lektion geht dort weiter, wo du bist.

first-build = Bauen: Deine Schiffe öffnen den Weg
    .words = { $need ->
        [none] Ein Gebäude braucht, was die Karte zeigt, und deine Schiffe liegen daneben.
       *[other] Diese Karte braucht { $need }, und eins deiner Schiffe liegt daneben ({ $near_bare }).
    } Es kostet einen [Wissenschaftler], der im [Gebiet] bleibt und am Ende für dich zählt.
    .why = Dein nächstes Schiff kommt aus einer Werft, und jedes Schiff ist etwa ein Zug mehr je Umlauf. Mit einem Wissenschaftler liegst du hier vorn.
    .show = Das Gebäude kommt ins Gebiet deines Schiffs, mit einem Wissenschaftler. Die Karte kommt zu dir. Dann rückst du einen Schritt vor.
    .other = Auch gut. Die nächste Karte, die du bauen kannst, tut es ebenso.
    .tags = hier wird gebaut; die Karte

first-track = Bauen bringt auch die Forschung voran
    .words = Rote Symbole wirken für jeden Würfel, der vorbeikommt, blaue einmal, für alle. Die Leiste Inland heuert auf Feld 3 an.
    .why = Ein Würfel ist die Zahl an seinem Feld wert, und der vorderste einer Leiste nimmt noch mehr.
    .show = Dein Würfel kommt auf das erste freie Feld der Leiste Inland.
    .other = Auch gut: Sieh dir das nächste Symbol vor deinem Würfel an.

first-end = Eine Aktion je Zug
    .words = Du darfst noch eine Karte spielen und einen Spielstein für einen Wissenschaftler freigeben. Schiffe sind Züge: Behalte sie. Beende deinen Zug.
    .why = Ein freigegebenes Schiff bringt am Ende ein wenig und wacht nie wieder auf.
    .show = Die Sonne zieht weiter zum nächsten Gebiet mit einem Schiff.
    .other = Ein freigegebener Spielstein zählt am Ende und hat dir einen Wissenschaftler gebracht.

first-queue = Wer als Nächstes handelt
    .words = Der Streifen oben zeigt, wer handelt, wenn sich nichts bewegt. Schiffe stehen an: Nur das erste eines Gebiets handelt, wenn die Sonne kommt.

first-pick = Gebäude gehören niemandem
    .words = { $seat1 } hat eine Werft benutzt. Wer ein Schiff baut, gibt allen anderen eine Werftkarte. Zwei Wissenschaftler mehr sind eine sichere Wahl.
    .why = Wissenschaftler sind dein Geld: Ohne sie wird nichts gebaut. Die Karte wartet auf deiner Hand, bis du sie spielst.
    .show = Du nimmst „+2 Wissenschaftler“ auf die Hand.
    .other = Auch gut: Sie bleibt auf deiner Hand, bis du sie willst.

first-where = Lies die Karte, bevor du fährst
    .words = { $double_paid ->
        [1] Anderswo kostet diese Baukarte Double auch eine Karte von deiner Hand. Nur in einem Gebiet nicht: { $double_place }. Deine anderen Schiffe decken, was sie braucht.
       *[other] Diese Baukarte Double lässt sich nur in einem Gebiet bauen: { $double_place }. Deine Schiffe anderswo decken, was sie braucht.
    }
    .why = Ein Schiff an jedem der beiden Gebäude genügt, oder eins an beiden.
    .show = Dein Schiff fährt dorthin ({ $double_place }), und die Baukarte Double lässt sich bauen.
    .other = Gut: Sieh nach, was dort möglich ist, wo du bist.

first-star = Der Stern zählt am Ende
    .words = Wer die meisten Sternkarten hat, nimmt am meisten. Eine Baukarte Double bringt zwei Schritte. Fabriken und Laboratorien öffnen auch manche Prestigekarte.
    .second = Jetzt die zwei Schritte. Die Leiste Inland heuert auf Feld 3 an, für jeden Würfel, der vorbeikommt.
    .why = Alle mit einer Sternkarte bekommen Punkte, Platz zwei so viele, wie Platz eins Karten hat.
    .show = Das Gebäude kommt mit einem Wissenschaftler ins Gebiet, und ein Würfel von dir geht zwei Schritte.
    .other = Auch gut. Sterne kommen wieder.

first-card = Eine Karte je Sonnenschritt
    .words = Wissenschaftler sind dein Geld: Das [Personal] baut, die [Reserve] muss erst angeheuert werden. Spiel jetzt deine Karte.
    .second = Zwei Wissenschaftler sind zum [Personal] gekommen. Mehr ist hier nicht zu tun: Beende deinen Zug.
    .why = Wenn du sie aufhebst, ist sie nicht verloren. Aber Wissenschaftler in der Reserve können nichts tun.
    .show = Zwei Wissenschaftler kommen aus der Reserve zum Personal.
    .other = Auch gut: Die Karte ist nicht verloren.

first-camp = Ein Camp heuert an
    .words = So viele Wissenschaftler, wie deine [Stärke] dort ist: deine Schiffe und deine Wissenschaftler im Gebiet. Forschungsstationen tun dasselbe mit Schritten.
    .second = Dein Schiff ist dort: Heuere an. So viele Wissenschaftler, wie deine [Stärke] ist, kommen aus der [Reserve] zum [Personal].
    .why = Zwei Schiffe in einem Gebiet mit Camp bringen zwei Wissenschaftler in einem Zug.
    .show = Dein Schiff fährt nach links unten, und ein Wissenschaftler kommt aus der Reserve.
    .other = Auch gut. Camps bleiben, wo sie sind.

first-lead = Wer vorn liegt, nimmt den Topf
    .words = Hier ({ $behind_place }) hat { $rival } { $theirs } Wissenschaftler, du { $mine }. Wer vorn liegt, nimmt Gebäude, alle Wissenschaftler und eins mehr. Du bekommst die Zahl davor: { $theirs }.
    .why = So kann ein zweiter Platz in einer Menge mehr wert sein als der erste in einem leeren Gebiet.

first-tip = Du weißt genug, um zu gewinnen
    .words = Schluss ist, wenn jemand keine Wissenschaftler mehr hat oder alle Karten gebaut sind. Ein Rat: Ein Wissenschaftler in einer Menge ist selten verschwendet.
    .why = Das Feld „Bis zum Ende“ zählt beides.

## Eisbrecher.

icebreakers = Eisbrecher

icebreakers-take = Ein Schiff wurde gebaut: Nimm eine Karte
    .words = Wer ein Schiff baut, gibt allen anderen eine [Werftkarte]. Nimm einen Eisbrecher: Er gibt einem Schiff einen Zug, das sonst nur wartet.
    .why = Nur das erste Schiff im Gebiet der Sonne handelt; mit einem Eisbrecher auch das zweite. Das ist ein ganzer Zug mehr, und Züge hast du nie genug.
    .show = Ein Eisbrecher kommt auf deine Hand.
    .other = Auch gut: Jede Karte spielst du in einem eigenen Zug.

icebreakers-queue = Wo liegst du auf Platz zwei?
    .words = Hier ({ $second_place }) liegt ein Schiff von dir auf Platz 2; die Sonne ließe es schlafen. Ein Eisbrecher darf überall liegen, wo dein Schiff das zweite ist.

icebreakers-sail = Erst kommt der gewöhnliche Zug
    .words = Das erste Schiff fährt und handelt wie immer. Schick es dorthin, wo es bauen kann, und behalte einen [Wissenschaftler] für das Schiff dahinter.
    .why = Eine Karte wird gespielt, wenn das Schiff angekommen ist. Beide Züge brauchen eigene Wissenschaftler, also sieh erst auf dein Personal.
    .show = Dein erstes Schiff fährt nach rechts oben. Dort darfst du eine Karte spielen und handeln.
    .other = Auch gut: Den Eisbrecher kannst du überall spielen, wo du angekommen bist.

icebreakers-lay = Leg den Eisbrecher
    .words = Eine Karte ist keine Aktion. Hier ({ $second_place }) ist dein Schiff das zweite: Im Gebiet der Sonne handelt es gleich, anderswo, wenn sie kommt.
    .why = Im Gebiet der Sonne muss er im Zug des ersten Schiffs liegen, also jetzt. Anderswo liegt er offen und verfällt, wenn dein Schiff dann nicht das zweite ist.
    .show = Der Eisbrecher liegt rechts unten offen neben deinem zweiten Schiff.
    .other = Auch gut: Heb ihn für ein Gebiet auf, das die Sonne später erreicht.

icebreakers-act = Deine Aktion steht noch aus
    .words = Die Karte hat deinen Zug nichts gekostet: Baue wie immer. Hier genügt ein Wissenschaftler; der andere ist für dein zweites Schiff.
    .why = Je Sonnenschritt darfst du eine Karte spielen, über beide Züge. Die Aktion und ein freigegebener Spielstein kommen dazu.
    .show = Das Gebäude entsteht, dein Würfel rückt vor, und dein Zug endet.
    .other = Auch gut: Was du mit dem Zug machst, entscheidest du.

icebreakers-wake = Jetzt darf das zweite Schiff handeln
    .words = Der erste Zug ist vorbei, und dein Eisbrecher öffnet den Weg. Du darfst bleiben, aber die Karte kommt in jedem Fall aus dem Spiel.
    .why = Alle Eisbrecher im Gebiet der Sonne gehen am Ende des Schritts, benutzt oder nicht. Darum gibt es kaum einen Grund zu bleiben.
    .show = Dein zweites Schiff hat einen eigenen Zug.
    .other = Na gut: Dieses Schiff wartet auf den nächsten Besuch der Sonne.

icebreakers-again = Noch einmal ein ganzer Zug
    .words = Fahren, eine Aktion, ein Spielstein: alles außer einer zweiten Karte. Zwei Züge von dir, und niemand dazwischen.
    .why = Eine Karte je Person und Schritt ist die Grenze, über beide Züge. Alles andere zählt neu, also kannst du zweimal bauen.
    .show = Dein zweites Schiff fährt nach links oben und baut dort.
    .other = Auch gut: Ein Zug ist ein Zug.

icebreakers-tip = Achte auf deine zweiten Plätze
    .words = Ein Rat: Leg einen Eisbrecher dorthin, wo die Sonne bald kommt. Das erste Schiff ist dann fort, und deins handelt gleich danach; ein drittes nie.

## Das Ende.

endgame = Das Ende der Partie

endgame-when = Eine letzte Runde gibt es nicht
    .words = Schluss ist nach einem Zug, wenn jemand keinen [Wissenschaftler] mehr hat oder die letzte Baukarte fort ist. Du hast { $left }, { $leader } { $left_there }; Karten: { $buildings_left }.

endgame-count = Zähle, als wäre jetzt Schluss
    .words = Du hast { $points }, { $leader } { $points_there }. Im Gebiet nimmt der erste Platz Gebäude, alle Wissenschaftler und eins mehr. Der nächste bekommt nur die Zahl der Wissenschaftler davor.

endgame-tie = Löse einen Gleichstand auf
    .words = Hier ({ $tied_place }) habt ihr beide { $tied_count } und nehmt beide { $tied_pot }. Baue dort: Mit einem mehr gehört der Topf dir allein, und { $leader } bekommt { $tied_more }.
    .why = Bei Gleichstand nehmen alle den ganzen Topf, also kostet es die andere Seite das meiste davon, wenn du ihn auflöst. Kein Wissenschaftler bewegt mehr Punkte.
    .show = Dein Schiff fährt nach rechts unten und baut; dort steht ein Wissenschaftler mehr.
    .other = Auch gut: Sieh in der Liste nach, was es geändert hat.

endgame-give = Ein Schiff, das zu spät aufwacht
    .words = Als letztes in einer langen Reihe handelt es kaum noch. Freigegeben bringt es jetzt einen Wissenschaftler aus der Reserve und Punkte in der Wertung.
    .why = Freigegebene Spielsteine sind eine eigene Wertung: Die meisten nehmen den Topf. Und ein Wissenschaftler im Personal kann noch bauen.
    .show = Das Schiff verlässt den Plan, und ein Wissenschaftler kommt zum Personal.
    .other = Auch gut: Schiffe sind Züge, wenn dafür Zeit bleibt.

endgame-level = Zieh gleich: Beide bekommen alles
    .words = Hier ({ $close_place }) hast du { $close_count }, { $leader } { $close_there }. Das bringt dir { $close_there }, { $leader } { $close_pot }. Mit einem mehr seid ihr gleich, und beide bekommen den Topf.
    .why = Bei Gleichstand teilen sich alle den ersten Rang, und niemand bekommt weniger. Gleichziehen kostet einen Wissenschaftler, Führen zwei.
    .show = Dein Schiff fährt nach rechts und baut; jetzt seid ihr gleich.
    .other = Auch gut: Ein Vorsprung anderswo kann ebenso viel wert sein.

endgame-new = Jeder Wissenschaftler bringt das Ende näher
    .words = Du hast noch { $left }. Ein freigegebener Spielstein bringt einen zum Personal, und zwei bauen eine Planktonfarm: mit zweien in einem Zug gleichgezogen.
    .why = Hat irgendwer keinen Wissenschaftler mehr, ist Schluss; Einsetzen nützt also denen, die vorn liegen. Eine Farm kostet zwei, und beide zählen im Gebiet.
    .show = Dein Schiff fährt nach links, ein Schiff wird für einen Wissenschaftler freigegeben, und zwei davon bauen.
    .other = Auch gut: Zähle vor jedem Zug, was übrig ist.

endgame-stars = Sterne und Spielsteine zählen auch
    .words = Wer die meisten Sternkarten hat, bekommt so viele Punkte, wie es Sternkarten gibt; bei freigegebenen Spielsteinen ebenso. Achte darauf, was { $seat1 } noch tut.

endgame-tip = Du wählst den Augenblick
    .words = Ein Rat: Zähle vor deinem letzten Wissenschaftler. Liegst du vorn, beende es. Wenn nicht, heuere an oder gib Spielsteine frei, und überlass den anderen die Eile.
