## Der Tisch, gelehrt mit Pebble. Eine Nachricht ist ein Gedanke (höchstens acht Wörter); `words` erklären ihn.

first = So geht der Tisch

first-theme = Ein Fluss, Vögel und dieser Tisch
    .words = Pebble ist unser eigenes kleines Spiel. Es zeigt dir den Tisch, den alle Spiele teilen: den Plan und daneben oder darunter deinen Zug.

first-question = Die Frage steht immer am selben Ort
    .words = Unter dieser Karte steht, wer dran ist, was gefragt wird und was du antworten darfst. Drücke eine Antwort, ihre Zahl auf der Tastatur oder den Ort auf dem Plan.

first-plan = Wähle heimlich einen Vogel
    .words = Alle legen einen Vogel verdeckt ab. Niedrige handeln zuerst, hohe bringen mehr Kiesel. Alle werden zugleich aufgedeckt: Das ist endgültig.
    .why = Ein Eisvogel ist der erste und bringt nichts; eine Eule ist die letzte und bringt vier Kiesel.
    .show = Die Eule kommt verdeckt vor dich. Niemand sieht sie, bis alle Vögel liegen.
    .other = Auch gut: Der Vogel entscheidet, wann du handelst und was du bekommst.

first-watch = Während andere ziehen
    .words = Was sie tun, siehst du hier Schritt für Schritt. „Überspringen“ führt gleich zu deinem Zug.

first-board = Was leuchtet, kannst du wählen
    .words = Jeder Ort hat einen Preis in Kieseln und Punkte für das Ende. Was leuchtet, kannst du bezahlen: Drücke es, hier oder auf dem Plan.

first-why = Warum nicht? Der Tisch weiß es
    .words = Ein Ort, der nicht leuchtet, sagt beim Zeigen oder Tippen, warum, mit der Regel. Jetzt besiedle einen Ort, oder passe für zwei Kiesel.
    .why = Das Delta bringt acht Punkte, mehr als jeder andere Ort. Jedes „Warum nicht?“ nennt seine Klausel; die Klausel führt in die Regeln.
    .show = Das Delta gehört dir, und du zahlst seinen Preis.
    .other = Auch gut: Jeder Ort zählt.

first-undo = Anders überlegt?
    .words = „Zurücknehmen“ oder die Taste u nimmt deinen letzten Zug zurück, solange er nichts Neues aufgedeckt hat.

first-log = Der Verlauf erzählt alles
    .words = Unter den Personen, auf dem Telefon unter „Tisch“, steht alles, was geschah, das Neueste zuerst. Die Wiederholung führt zu jedem Zug, und die Lampe gibt Tipps, wo der Tisch es erlaubt.

first-score = Nachbarn sind mehr wert
    .words = Jeder Ort zählt seine Punkte, und zwei benachbarte Orte von dir zwei mehr. Die Zahlen neben den Namen sagen, wie es jetzt ausginge.

first-tip = Du kennst den Tisch
    .words = Jedes Spiel geht wie dieses. Die Taste ? nennt alle Tasten, und die Stellung gibt es auch in Worten.
