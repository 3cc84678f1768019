# Reden am Tisch

talk = Gespräch
log-and-talk = Verlauf und Gespräch
talk-off = Gespräch aus
talk-on = Gespräch an
talk-show = Gespräch an Tischen
talk-is-off = In diesem Browser ist das Gespräch aus. Die anderen erfahren es nicht.
talk-silence = { $name } stumm schalten
talk-write = Schreiben
talk-send = Senden
talk-react = Reagieren: { $move }
talk-take-back = Zurücknehmen
talk-taken-back = zu einem zurückgenommenen Zug
talk-about = Zu Zug { $ply } von { $name }
talk-about-own = Zu deinem Zug { $ply }
talk-before = Vor dem ersten Zug
talk-nothing = Noch hat niemand etwas gesagt.
talk-sealed = Solange verdeckt geantwortet wird, wird nichts gesagt.
talk-sign = { $name }: { $text }
talk-unread = { $count ->
    [one] eine neue Nachricht
   *[other] { $count } neue Nachrichten
}
reaction-clap = Gut gespielt
reaction-wow = Nicht kommen sehen
reaction-ouch = Autsch
reaction-smile = Haha
reaction-thanks = Danke
reaction-soon = Bin später wieder da
key-talk = den anderen schreiben

# Kreise

nav-circles = Kreise
nav-circles-short = Kreise
circles = Kreise
circles-line = Ein Kreis ist eine Gruppe, die immer wieder spielt: ihre Tische, ihre Ergebnisse, wer vorn liegt und wie sicher das ist. Man findet ihn nur über seinen Link; ein Konto braucht niemand.
circle-make = Einen Kreis beginnen
circle-make-go = Kreis beginnen
circle-name = Wie heißt er?
circle-name-hint = Freitagskreis
circle-called = Wie heißt du darin?
circle-join-line = { $count ->
    [one] Hier spielt { $names }.
   *[other] Hier spielen { $names }.
} Möchtest du beitreten?
circle-join-known = Die anderen sehen diesen Namen und die Ergebnisse der Partien an den Tischen dieses Kreises. Du kannst jederzeit gehen; Ergebnisse bleiben dann unter „ein früheres Mitglied“.
circle-join-go = Beitreten
circle-line = { $people ->
    [one] Eine Person
   *[other] { $people } Personen
}, { $games ->
    [0] noch keine Partie
    [one] eine Partie
   *[other] { $games } Partien
} seit dem { $since }.
circle-seen = Wer den Link des Kreises hat, sieht diese Seite.
circle-export = Exportieren
circle-export-line = Alle Partien mit Datum, Spiel, Plätzen, Punkten und Rängen, dazu die Wertungen. Namen wie hier gezeigt, sonst nichts über Personen.
circle-export-csv = Ergebnisse als Tabelle (CSV)
circle-export-json = Ergebnisse für Programme (JSON)
circle-export-records = Aufzeichnungen beendeter Partien (ZIP)
circle-invite = Per Link einladen
circle-invite-line = Wer diesen Link öffnet, kann beitreten.
circle-copy-join = Beitrittslink kopieren
circle-read-line = Wer diesen öffnet, kann nur zuschauen.
circle-copy-read = Leselink kopieren
circle-renew-line = Ist ein Link zu weit gewandert? Mit einem neuen öffnet der alte nichts mehr.
circle-renew-joining = Neuer Beitrittslink
circle-renew-reading = Neuer Leselink
circle-new-table = Neuer Tisch hier
circle-standings = Stand
circle-standings-line = 2 bis 4 Personen, alle Spiele
circle-filter = Welches Spiel
circle-all-games = Alle Spiele
circle-played = { $games ->
    [one] eine Partie
   *[other] { $games } Partien
}, { $won } gewonnen
circle-too-few = zu wenige Partien für eine Zahl
circle-not-apart = Noch nicht zu unterscheiden: { $who }.
circle-bars = Die Balken zeigen, wo die Stärke mit 95 % Sicherheit liegt, der dunklere Teil mit 50 %.
circle-fair = Partien mit Bots, aus früheren Stellungen, mit gewähltem Mischen und unbeendete zählen nicht.
circle-alone = Noch bist du hier allein. Lade andere per Link ein; der Stand kommt mit der ersten Partie, die ihr zusammen beendet.
circle-no-games = Noch ist keine Partie beendet, die zählt. Öffne hier einen Tisch: Das Ergebnis erscheint mit dem letzten Zug.
circle-running = Läuft
circle-tables = { $count ->
    [0] kein Tisch
    [one] ein Tisch
   *[other] { $count } Tische
}
circle-none-running = Gerade wird nichts gespielt.
circle-sit = Platz nehmen
circle-versus = Wer vor wem ins Ziel kommt
circle-versus-line = Zeile vor Spalte, von den Partien, die beide beendet haben
circle-of = von { $games }
circle-wins = Siege nach Spiel
circle-wins-line = geteilte Siege zählen für alle
circle-others = jemand anders
circle-title = { $title } in diesem Kreis
circle-points = Punkte, mittlere Hälfte
circle-first = Wer beginnt, gewinnt
circle-first-of = { $won } von { $games }
circle-chance = (zufällig { $n })
circle-length = Eine Partie dauert
circle-length-is = { $days ->
    [0] weniger als einen Tag
    [one] einen Tag
   *[other] { $days } Tage
}, { $turns ->
    [one] ein Zug
   *[other] { $turns } Züge
}
circle-history = Bisher
circle-all = { $count ->
    [one] Eine weitere
   *[other] { $count } weitere
}
circle-change-doubt = so weit konnte die Stärke nach dieser Partie mit 95 % Sicherheit nach beiden Seiten reichen
circle-analysis = Analyse
circle-why-bots = mit Bots, zählt nicht
circle-why-fork = aus einer früheren Stellung, zählt nicht
circle-why-seed = gewähltes Mischen, zählt nicht
circle-why-few = weniger als zwei Mitglieder, zählt nicht
circle-former = ein früheres Mitglied
circle-manage = Name, Personen, Verlassen
circle-remove = Entfernen
circle-remove-line = Wer entfernt wird, behält hier keinen Namen; beide Links werden sofort erneuert.
circle-leave = Kreis verlassen
circle-leave-line = Deine Ergebnisse bleiben unter „ein früheres Mitglied“. Über den Beitrittslink kannst du wiederkommen, als jemand Neues.
circle-leave-last = Du bist die letzte Person: Mit dir werden der Kreis und alle Ergebnisse gelöscht.
circle-delete = Kreis löschen

# Watching

watch-title = Anderen zuschauen
watch-line = Tische, an denen andere gern zuschauen dürfen. Du siehst, was alle sehen dürfen; Karten auf der Hand und Pläne bleiben verdeckt, und was am Tisch gesagt wird, bleibt dort.
watch-none = Gerade hat niemand einen Tisch auf die Liste gesetzt.
watch-side = Blick von
watch-side-none = allen Seiten
watch-list = Liste der Tische zum Zuschauen
watch-list-on = Dieser Tisch steht auf der Liste: Wer diesen Server besucht, kann ihn finden und zuschauen.
watch-list-off = Dieser Tisch steht auf keiner Liste: Zuschauen kann nur, wer seinen Link hat.
watch-list-add = Auf die Liste setzen
watch-list-remove = Von der Liste nehmen
watch-listed = zum Zuschauen gelistet
