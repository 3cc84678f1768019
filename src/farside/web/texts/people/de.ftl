# Meine Partien, der Schlüsselbund, der nächste Zug.

nav-play-short = Spielen
nav-games = Meine Partien
nav-games-short = Partien
nav-games-waiting = { $n ->
    [one] , eine wartet auf dich
   *[other] , { $n } warten auf dich
    }
nav-box-short = Schachtel
all-my-games = Alle meine Partien ({ $n })
games-title = Meine Partien
games-line = { $mine ->
    [0] Nichts wartet auf dich.
    [one] Ein Tisch wartet auf dich.
   *[other] { $mine } Tische warten auf dich.
    } { $running ->
    [0] {""}
    [one] An einem wartest du auf andere.
   *[other] An { $running } wartest du auf andere.
    }
games-no-account = Kein Konto: Deine Plätze liegen in diesem Browser.
games-done = Das war der letzte. Nichts wartet auf dich.
games-walked = Das war der letzte. Was du offen gelassen hast, wartet noch.
games-as-of = Stand von { $time }: Die Verbindung ist weg; was andere tun, ist nicht zu sehen.
games-none = Du sitzt noch an keinem Tisch. Wähle ein Spiel:
games-filter = Welche Tische
games-all = Alle
games-turn = Du bist dran
games-waiting = Du wartest
games-finished = Beendet
games-archived = Archiviert
games-turn-line = zuerst, wo am wenigsten Zeit bleibt
games-waiting-line = auf wen und seit wann
games-finished-line = die jüngsten zuerst
games-archived-line = sie kommen zurück, wenn du dran bist
games-all-of = Alle { $n }
games-find = Tisch suchen
games-nothing = Kein Tisch passt.
games-show-all = Alle zeigen
games-label-turn = du bist dran
games-label-waiting = du wartest
games-label-over = beendet
games-copy-seat = Link zu meinem Platz kopieren
games-comes-back = kommt zurück, wenn du dran bist
games-since = seit { $ago }
games-ago = vor { $ago }
games-several = { $names } müssen noch entscheiden.
games-ready = du bist fertig; { $since }
games-on-holiday = { $name } ist im Urlaub
games-until = bis { $date }; der Tisch wartet
games-quiet = { $since }; Ruhezeit bis { $hour }
games-winners = Sieg: { $names }
games-new = neu
games-won = Du hast gewonnen
next-turn = Nächster Zug
next-turn-at = Nächster Zug: { $table }
next-turn-left = Nächster Zug: { $game }, noch { $time }
key-next = der nächste Tisch, der auf dich wartet

games-call-me = An diesem Tisch rufen
games-calls-always = wie überall
games-calls-browser = nur im Browser
games-calls-silent = still
games-planned = Plan gemerkt
games-leads = { $who ->
    [you] Du liegst jetzt vorn.
   *[other] { $name } liegt jetzt vorn.
    }
games-hand-over = Einem Bot übergeben
games-take-back = Platz zurücknehmen
games-leave = Partie verlassen …
games-nudge = Anstupsen
games-no-hurry = ohne Eile
games-paused = pausiert
games-away = weg bis { $date }
leave-title = { $table } verlassen?
leave-line = Ein Bot spielt für dich weiter. Die anderen sehen es. Von dir aus kannst du nicht zurückkommen.
leave-go = Verlassen
leave-hand-over = Lieber übergeben
leave-stay = Bleiben

ring-take = Meine Plätze mitnehmen
ring-line = { $n ->
    [one] Öffne dies auf deinem Handy, und der Platz dieses Browsers ist auch dort.
   *[other] Öffne dies auf deinem Handy, und alle { $n } Plätze dieses Browsers sind auch dort.
    } Beide Geräte bleiben gleich: Was du auf dem einen spielst, siehst du auf dem anderen.
ring-none = Dieser Browser hat noch keine Plätze. Er bekommt einen Schlüsselbund, wenn du dich an einen Tisch setzt.
ring-step-1 = Richte die Kamera des Handys auf den Code, kopiere den Link oder tippe die Buchstaben ab.
ring-step-2 = Das Handy sagt, wie viele Plätze es bekommt und woher. Drücke „Übernehmen“.
ring-step-3 = Dieses Fenster sagt „übernommen“. Der Code ist verbraucht.
ring-beware = Wer dies öffnet, spielt für dich. Der Code gilt einmal und { $n } Minuten lang.
ring-taken = Übernommen oder zu alt: Der Code ist verbraucht.
ring-link = Der Link, der deine Plätze mitnimmt
ring-qr = Derselbe Link als Bild
ring-code = Der Code
ring-show = Code zeigen
ring-again = Neuer Code
ring-save = Als Datei sichern
ring-close = Schließen
ring-devices = Geräte mit meinen Plätzen
ring-this = dieses hier
ring-kind-phone = Handy
ring-kind-tablet = Tablet
ring-kind-computer = Computer
ring-kind-file = Datei
ring-kind-other = Browser
ring-sign-off = Abmelden
ring-sign-off-others = Alle anderen abmelden
ring-sign-off-line = Ein abgemeldetes Gerät öffnet keinen deiner Plätze mehr; auch Links zu deinen Plätzen, die du früher kopiert hast, gelten dann nicht mehr.
ring-signed-off = { $n ->
    [0] Nichts wurde abgemeldet.
    [one] Abgemeldet: ein Gerät.
   *[other] Abgemeldet: { $n } Geräte.
    }
ring-name = Dein Name
ring-name-keep = Namen behalten
ring-bring = Meine Plätze hierher holen
ring-code-go = Nachsehen, was er öffnet
ring-file = Die Datei eines Schlüsselbunds
ring-file-go = Datei öffnen
ring-file-unread = Diese Datei lässt sich nicht als Schlüsselbund lesen; nichts wurde geändert.
ring-offered = { $n ->
    [0] Ein Schlüsselbund ohne Plätze, von: { $kind }
    [one] Ein Platz, von: { $kind }
   *[other] { $n } Plätze, von: { $kind }
    }
ring-offered-line = Übernimm sie nur, wenn es deine sind. Von da an spielst du hier und dort mit denselben Plätzen.
ring-own-comes = { $n ->
    [one] Der Platz dieses Browsers kommt mit.
   *[other] Die { $n } Plätze dieses Browsers kommen mit.
    }
ring-same = Dieser Browser hat diese Plätze schon.
ring-take-them = Übernehmen
ring-leave-them = Liegen lassen
