## Die erste Partie. Eine Nachricht ist ein Gedanke (höchstens acht Wörter); `words` erklären ihn (höchstens 35), `why`
## nennt den Grund, `show`, was geschähe, `other`, was eine andere Antwort bedeutet. [Begriffe] öffnen das Glossar.

first = Erste Partie

first-theme = Ein Planet, halb ruhig, halb Sturm
    .words = Dein [Scout] fährt von Feld zu Feld und lässt [Labore] zurück, bis der Sturm kommt.

first-goal = Ansehen gewinnt
    .words = Wer zuerst { $goal } erreicht, läutet das Ende ein, oder Runde { $rounds } tut es. Würfel, Labore und Stufen selbst zählen nichts.

first-crew = Crew macht Preise
    .words = Ein [Commander] kostet einen Würfel je Crewmitglied darunter, in dessen Farbe. Deins macht diese Spalte für { $seat1 } teurer.
    .why = Für eigene Crew zahlst du Würfel deiner Farbe, und die hast du. Alle anderen müssen sich erst welche beschaffen.
    .show = Ein Crewmitglied von dir kommt unter den zweiten Commander.
    .other = Jede Spalte ist gut: Für ihren Commander gilt dasselbe.

first-level = Drei Forschungsleisten
    .words = Stufen bringen Würfel oder Crew, und wer auf einer Leiste allein vorn liegt, bekommt am Rundenende ihren Commander.
    .why = Zu zweit genügt ein Vorsprung von einer Stufe.
    .show = Dein Marker steigt auf der Leiste Grün um eine Stufe.
    .other = Auch gut: Jede Leiste hat ihren Commander.

first-turn = Eins je Zug
    .words = Nimm einen Commander, oder setze ein Crewmitglied ein. Einen Commander kannst du noch nicht bezahlen, also setze ein. Ein neutrales genügt.
    .why = Jedes Mitglied, das du von oben nimmst, macht seinen Commander für alle billiger. Eigene Crew bleibt besser, wo sie Preise hebt.
    .show = Ein neutrales Crewmitglied kommt herunter, und du wählst ein Feld dafür.
    .other = Auch gut. Eigene Crew hebt Preise nur, solange sie oben steht.

first-row = Die Zeile sagt, was Bewegen kostet
    .words = Aktion A bewegt, zum Preis der Zeile; Aktion B nimmt stattdessen Würfel. Dieses Feld in Zeile 3 bringt eine Stufe in Rot dazu.
    .second = Jetzt A oder B. Wähle A: Du zahlst, was die Zeile verlangt, und dein [Scout] fährt.
    .why = Höhere Zeilen bewegen billiger, und was auf einem Feld steht, kommt dazu.
    .show = Das Crewmitglied kommt in Zeile 3 der letzten Spalte. Dann wählst du A: Dein Scout fährt.
    .other = Auch gut: Lies an der Zeile, was sie kostet und bringt.

first-drive = Ein Schritt auf einer Linie
    .words = Nie in den Sturm. Das weiße Feld vor dir lässt dich die Leiste wählen; farbige heben ihre eigene.
    .why = Ein Labor auf einem freien Feld hebt dich dort um eine Stufe.
    .show = Dein Scout fährt auf der Linie zum weißen Feld.
    .other = Auch gut: Die Farbe sagt, welche Leiste ein Labor dort hebt.

first-lab = Ein Labor hebt dich eine Stufe
    .words = Die ersten zwei sind kostenlos, spätere kosten. Wähle Rot: Der Bonus deines Aktionsfelds hebt es noch einmal.
    .second = Das weiße Feld lässt dir die Wahl. Nimm Rot: Der Bonus deines Aktionsfelds hebt es noch einmal.
    .third = Stufe 2 bringt einen Würfel in beliebiger Farbe. Nimm einen eigenen: Er bezahlt Fahrten und Stationen.
    .why = Zwei Stufen auf einer Leiste bringen dich gleich zu einer Belohnung.
    .show = Ein Labor bleibt auf dem Feld, und dein Marker in Rot steigt.
    .other = Auch gut. Labore zählen auch für Sektoren und Aufträge.

first-free = Zeile 1 bewegt umsonst
    .words = Aber jedes Feld gilt nur einmal je Runde. Nimm es vor { $seat1 }.
    .second = Setz das Crewmitglied in Zeile 1 ein, wo Fahren nichts kostet.
    .third = Jetzt A: Dein Scout fährt umsonst.
    .why = Ein gesparter Würfel bezahlt später eine Station oder einen Commander.
    .show = Ein neutrales Mitglied kommt in Zeile 1. Dann fährt dein Scout umsonst.
    .other = Auch gut: Sieh nach, was die Zeile kostet.

first-station = Eine Station zwischen zwei Sektoren
    .words = Du fährst von einem ruhigen Sektor in den nächsten, an einem freien Platz vorbei. Eine Station kostet einen Würfel und bringt gleich zwei Ansehen.
    .second = Hier ist der Platz, und du hast einen Würfel. Bau: zwei Ansehen sofort.
    .third = Du stehst auf einem Forschungsfeld. Ein Labor hier hebt dich noch eine Stufe.
    .why = Wer später an deiner Station beginnt, zahlt dir einen Würfel.
    .show = Dein Scout fährt in den nächsten Sektor, und eine Station von dir steht am Übergang.
    .other = Auch gut. Es kommen andere Übergänge.

first-objective = Aufträge belohnen die Schnellsten
    .words = „Breite Einsicht“ verlangt zwei Marker auf Stufe 2, und du hast sie. Beide sinken um zwei, und du gewinnst Ansehen. Wer später kommt, bekommt weniger.
    .why = Stufen selbst zählen nichts; dafür sind sie da.
    .show = Zwei deiner Marker sinken um zwei Stufen, und dein Ansehen steigt.
    .other = Gut, wenn du eine Leiste willst. Manche Aufträge verlangen nächste Runde mehr.

first-save = Ein Zug für Geld
    .words = Aktion B nimmt Würfel, statt zu fahren, und kostet nichts. Ein Commander kostet Würfel in den Farben seiner Crew. Nimm zuerst ein neutrales Crewmitglied.
    .second = In Zeile 2: Sieh, was B dort nimmt. Dieses Feld zieht auch einen Würfel aus dem Beutel.
    .third = Jetzt B: Nimm die Würfel, statt zu fahren. Was der Beutel gibt, ist endgültig.
    .why = Zwei Würfel in Gelb bezahlen zwei neutrale Crewmitglieder unter einem Commander.
    .show = Ein Crewmitglied kommt in Zeile 2, und du nimmst die Würfel von Aktion B.
    .other = Auch gut. Für einen Commander brauchst du Würfel.

first-commander = Ein Commander ist in Reichweite
    .words = Zwei Ansehen jetzt, und was die Karte tut, solange du sie hast. Die Crew darunter verteilst du auf Felder.
    .second = Wo seine Crew liegt, handelt diese Runde niemand. Aus Zeile 1 fährt man umsonst: Versperr sie, bevor { $seat1 } kommt.
    .third = Und das andere: Jedes besetzte Feld ist eins weniger für { $seat1 }.
    .why = Setz die Crew dorthin, wo sie ein Feld versperrt, das { $seat1 } möchte.
    .show = Du bezahlst die Crew darunter, der Commander kommt zu dir, und die Crew kommt auf freie Felder.
    .other = Auch gut: Später ist der Commander vielleicht billiger, oder fort.

first-round = Die Runde endet, wenn oben niemand steht
    .words = Labore in ruhigen Sektoren zahlen dann Würfel, Mehrheiten ein Ansehen, und wer auf Leisten vorn liegt, bekommt den Commander.

first-tip = Plane jetzt den nächsten Auftrag
    .words = Dreht der Sturm, bleiben Labore, und ein Scout darin muss hinaus. Ein Rat: Manche Aufträge werden mit den Runden teurer, also ziele früh auf einen.

## Der Start für Geübte.

advanced = Der Start für Geübte

advanced-cards = Zwei deiner Artefakte eröffnen die Partie
    .words = Nach jeder Partie behältst du ein [Artefakt]: Gold für den Sieg, Bronze für den letzten Platz, sonst Silber. Jetzt ziehen alle zwei eigene, offen.

advanced-order = Ihr Wert entscheidet, wer beginnt
    .words = Gold zählt drei, Silber zwei, Bronze eins. Wer die höhere Summe hat, beginnt; bei Gleichstand entscheidet die Karte mit der höheren Nummer.

advanced-crew = Der Rest beginnt wie immer
    .words = In dieser Reihenfolge setzen alle ein Crewmitglied nach oben, in eine Spalte ohne fremde Crew. Das macht die Spalte für { $seat1 } teurer.
    .why = Wer beginnt, hat die freie Wahl. Die Stufe der [Forschung] kommt umgekehrt: Dort wählt zuerst, wer zuletzt kam.
    .show = Dein Crewmitglied kommt nach oben in diese Spalte.
    .other = Auch gut: Jede Spalte ohne fremde Crew ist erlaubt.

advanced-track = Wähle sie passend zu deinen Karten
    .words = Deine Bronzekarte bringt eine Stufe in Blau. Nimm jetzt Blau: Mit der Karte ist das Stufe 2 vor der ersten Runde, und Stufe 2 zahlt einen Würfel.
    .why = In diesem Schritt gibt es jede Leiste nur einmal. Mit Karten ist das anders: Sie heben auch, wo andere schon stehen.
    .show = Dein Marker steigt auf der Leiste Blau auf Stufe 1. Die Karte hebt ihn noch einmal.
    .other = Auch gut: Die Stufen deiner Karten kommen dazu, gleich wo.

advanced-bonus = Jetzt zahlen die Karten
    .words = In Zugreihenfolge nehmen alle beide Boni, in beliebiger Reihenfolge. Stufen aus Karten bringen, was an ihnen steht, wie im Spiel.
    .why = Die Reihenfolge ist wichtig, wenn ein Bonus den anderen braucht oder der Beutel knapp wird. Sonst nimm sie, wie sie kommen.
    .show = Erst die eine Karte, dann die andere.
    .other = Auch gut: Beide Boni gehören dir ohnehin.

advanced-ahead = Du beginnst vor der Startlinie
    .words = Sieh auf die Leisten: Wo andere bei null beginnen, hast du schon etwas. Stufen bringen manche [Aufträge] gleich in der ersten Runde in Reichweite.

advanced-tip = Karten bleiben deine
    .words = Ein Rat: Sieh dir deine zwei Boni an, bevor du Crew einsetzt. Gezogene Karten gehen in deine Sammlung zurück; zwei braucht jede Person für den nächsten solchen Start.
