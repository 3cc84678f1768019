# Die Seite auf Deutsch. Spiele bringen ihre eigenen Wörter mit.

farside = Farside
colon = :
and = { $first } und { $last }
from-to = { $low } bis { $high }
yes = ja
no = nein
you = Du
close = Schließen
skip-to-content = Zum Inhalt
skip-to-move = Zu deinem Zug

# Die Startseite
lobby-title = Farside: Brettspiele rund ums Entdecken
more-of = Mehr über { $title }
put-away = Archivieren
bring-back = Zurückholen
all-your-tables = { $count ->
    [one] Ein weiterer Tisch
   *[other] { $count } weitere Tische
}
archived-tables = { $count ->
    [one] Ein archivierter Tisch
   *[other] { $count } archivierte Tische
}
set-up-a-table = Tisch einrichten
site-nav = Seiten
nav-play = Spielen
lobby-line = Brettspiele rund ums Entdecken, gemeinsam oder gegen Bots.
your-tables = Deine Tische
your-tables-count = { $count ->
    [one] einer läuft
   *[other] { $count } laufen
}, { $waiting ->
    [0] keiner wartet auf dich
    [one] einer wartet auf dich
   *[other] { $waiting } warten auf dich
}
tables-before = Zurück
tables-after = Weiter
tables-page = Seite { $page } von { $pages }
your-turn = Du bist dran
your-turn-named = { $name }: Du bist dran
table-play = Spielen
table-look = Öffnen
start-a-game = Partie beginnen
play-now = Jetzt spielen
with-bots = { $bots ->
    [0] allein
    [one] mit einem Bot
   *[other] mit { $bots } Bots
}
invite-friends = Einladen
watch-bots = Bots zuschauen
rules = Regeln
players = Personen
length = Dauer
new-here = Neu hier? Spiel deine erste Partie mit einem Coach an deiner Seite.
new-here-line = Eine echte Partie, ein Gedanke nach dem anderen: Verlass die Lektion, wann du willst, und spiel einfach weiter.
new-here-start = Mit { $title } beginnen
new-here-known = Ich kenne diese Spiele
learn-won = { $n } von { $all } gewonnen
learn-stronger = stärkerer Bot
teaching-game = { $title }: der Tisch in fünf Minuten
learn-begin = Spielen lernen
learn-minutes = geführt, { $n } Min.
learn-on = Weiterlernen
learn-step = Schritt { $n } von { $all }
learn-done = Gelernt
learn-again = noch einmal
learn-next = danach: { $title }, { $n } Min.
lesson-of = Lektion: { $title }, { $n } Min.
lesson-called = Lektion: { $title }
offer-lesson = Neu für dich? { $title }: eine Lektion von { $n } Minuten
table-code = Tischcode
join-a-table = An einen Tisch setzen
no-account = Niemand braucht ein Konto: Der Link ist dein Platz.
for-programs = Für Programme
open-source = Open Source
ago-minutes = { $n ->
    [0] gerade eben
   *[other] { $n } Min.
}
ago-hours = { $n } Std.
ago-days = { $n ->
    [one] 1 Tag
   *[other] { $n } Tage
}
waiting-for-friends = Wartet, bis alle sitzen.
copy-watch-link = Link zum Zuschauen kopieren
links-and-codes = Links und QR-Codes

# Einstellungen
settings-language = Sprache
settings-theme = Dunkel oder hell
settings-sound = Ton, wenn du dran bist
settings-swift = Von selbst antworten, wo es nur eine Antwort gibt
settings-points = Punkte, wenn jetzt Schluss wäre, zeigen oder verbergen
settings-notes = Hinweise beim Zeigen
note-what = Was es tut
note-now = Jetzt
note-keep = hält es offen

# Einen Tisch einrichten
set-up-title = Ein neuer Tisch: { $game }
how-many-players = Wie viele Personen?
seat-level = Wie gut der Bot von { $colour } spielt
seat-of = Der Platz von { $colour }
name-of = Der Name von { $colour }
kind-me = Ich
kind-friend = per Link
kind-bot = Bot
set-up-what = Was soll es sein?
set-up-who = Wer sitzt am Tisch?
set-up-name = Name des Tisches
set-up-die = Ein anderer Name
set-up-changed = geändert
set-up-details = Einzelheiten
set-up-friend = bekommt einen Link und einen QR-Code
set-up-me = an diesem Gerät; gib „Ich“ mehrere Plätze, um es zu teilen
set-up-bots = Bots überlegen
set-up-as-above = wie oben gewählt
open-with-links = Öffnen und Links zeigen
name-yours = Dein Name (freiwillig)
bot-level = { $bot ->
    [beginner] Anfänger
    [club] Vereinsspieler
    [expert] Experte
    [master] Meister
    [mcts-easy] Anfänger
    [mcts-normal] Vereinsspieler
    [mcts-hard] Experte
    [greedy] Schnell
    [reflex] Reflex
    [chance] Zufällig
    [mcts] Eigene Zeit
   *[other] { $bot }
}
bot-line = { $bot ->
    [beginner] sieht, was ein Zug sofort bringt, und wägt grob ab
    [club] sieht für alle ein wenig voraus, bis zu zwei Sekunden je Zug
    [expert] drei Sekunden je Zug, und übersieht wenig
    [master] zehn Sekunden je Zug: der stärkste, den wir haben
    [mcts-easy] sieht ein wenig voraus und macht Fehler
    [mcts-normal] sieht für alle voraus, bis zu zwei Sekunden je Zug
    [mcts-hard] drei Sekunden je Zug, und übersieht wenig
    [greedy] antwortet sofort, nach Geschmack
    [reflex] antwortet aus dem Gefühl, ohne vorauszuschauen
    [chance] irgendetwas Erlaubtes
    [mcts] nimmt sich die Zeit, die er bekommt
   *[other] { $bot }
}
open-the-table = Tisch öffnen

# Der Tisch
name-from = { $name }, ab Zug { $ply }
rematch = Noch einmal
rematch-join = Zur nächsten Partie
rematch-open = Jemand hat sie eröffnet; dein Platz ist frei gehalten.
table-subtitle = Tisch { $code }
links-host = Du hast diesen Tisch geöffnet, darum siehst du die Links der freien Plätze. Der Link eines Platzes gilt einmal; wer sich setzt, bekommt einen Schlüssel, den sonst niemand sieht, auch du nicht.
links-once = Wer den Link eines Platzes zuerst öffnet, sitzt dort. Dein eigener Link ist für ein anderes Gerät von dir: Behalte ihn für dich.
links-own = Dein Platz ({ $colour }), für ein anderes Gerät
offer-title = Jemand anders soll hier sitzen
offer-line = Für den Platz entsteht ein neuer Link. Wer dort sitzt, erfährt es, spielt weiter, bis jemand mit dem Link kommt, und kann sagen: Ich bleibe.
offer-button = Jemand anders soll hier sitzen
offer-open = Ein Link ist vergeben
offered-title = Jemand anders darf auf deinen Platz.
offered-line = Ein Link dafür wurde vergeben. Wer ihn öffnet, übernimmt; bis dahin spielst du weiter.
offered-stay = Ich bleibe
seat-given-away = Auf deinem Platz sitzt jetzt jemand anders: Ein Link dafür wurde vergeben. Du kannst weiter zuschauen.
strip-label = Was als Nächstes kommt
aside-label = Karten und Felder
options-label = Deine Antworten
refused-label = Jetzt nicht möglich
not-possible = Nicht möglich
why-not = Warum nicht?
why-not-label = { $count ->
    [one] 1 Antwort ist nicht möglich: Sieh, warum
   *[other] { $count } Antworten sind nicht möglich: Sieh, warum
}
cannot-be-undone = endgültig
undo = Zurücknehmen
thinks = überlegt
thinks-for = { $name } überlegt, { $n ->
    [one] höchstens 1 Sekunde
   *[other] höchstens { $n } Sekunden
}.
percent = { $n } %
advice-ask = Tipp
advice-title = Tipp, aus dem, was du sehen kannst
advice-chance = Gewinnchance
advice-line = Deine Gewinnchance nach jedem Zug, wenn unsere Bots weiterspielten; der Balken zeigt die Unsicherheit.
advice-early = Für Gewinnchancen ist es noch zu früh: Genannt wird nur eine Reihenfolge.
advice-unknown = Für diese Art Partie hat niemand Gewinnchancen gemessen: Genannt wird nur eine Reihenfolge.
advice-best = Klar am besten
advice-level = Gleich gut: Nimm, was dir gefällt
advice-all-level = Alles gleich, soweit man es sagen kann
advice-perhaps = Wahrscheinlich schwächer
advice-weaker = Schwächer
worth-of-others = { $part }, der anderen
advice-none = Diesmal fand sich kein Tipp.
advice-slower = Im Tab sieht der Tipp weniger weit als an einem Tisch auf einem Server: Nimm ihn als schnelle Einschätzung.
why-ask = Warum?
why-title = Warum hat { $name } das getan?
why-played = Gespielt: { $turn }
why-better = Das schien { $name } besser als: { $instead }
why-level = Für { $name } war etwas anderes etwa so gut: { $instead }
why-further = { $name } hat weiter vorausgesehen, als sich in Punkten sagen lässt.
why-only = { $name } hatte keine andere Wahl.
why-hidden = Etwas an diesem Zug ist dir verborgen, darum wird nichts darüber gesagt.
why-lot = { $name } spielt nach dem Los und wägt nichts ab.
why-glance = { $name } antwortet auf einen Blick, aus Gewohnheit, und wägt nichts ab.
why-stranger = { $name } kommt von außen: Niemand hier weiß, wie dieser Bot urteilt.
why-none = Diesmal fand sich kein Grund.
why-line = Nach dem Urteil von { $name }, in Punkten, aus dem, was du sehen kannst. Was dir verborgen ist, bleibt außen vor.
advice-allowed = Tipps an diesem Tisch
advice-on = Tipps auf Wunsch
advice-off = Keine Tipps
decides = entscheidet
bot = { $bot ->
    [beginner] Bot, Anfänger
    [club] Bot, Vereinsspieler
    [expert] Bot, Experte
    [master] Bot, Meister
    [greedy] Bot, schnell
    [reflex] Bot, Reflex
    [chance] Bot, zufällig
    [mcts-easy] Bot, Anfänger
    [mcts-normal] Bot, Vereinsspieler
    [mcts-hard] Bot, Experte
    [mcts] Bot, eigene Zeit
   *[other] Bot, { $bot }
}
bot-tempered = { $level }, { $temper }
temper = { $temper ->
    [builder] Baumeister
    [trader] Händler
    [raider] Plünderer
    [settler] Siedler
    [scholar] Gelehrter
    [explorer] Entdecker
    [diplomat] Diplomat
    [prospector] Schürfer
    [investor] Anleger
   *[other] { $temper }
}
bot-rating = Wertung { $rating } ({ $low } bis { $high }; „Schnell“ hat 1000)
seat-free = noch frei
points-now = Punkte, wenn jetzt Schluss wäre
points-final = Punkte
log = Verlauf
log-order = letzter Zug zuoberst
log-earlier = Alles Frühere in der Wiederholung
tab-table = Tisch
tab-waits = , { $count ->
    [one] 1 Antwort
   *[other] { $count } Antworten
}
companion = Neben dem Zug
sheet = Höhe des Blatts
sheet-peek = klein
sheet-half = halb
sheet-full = ganz
all-as-list = Alle { $count } als Liste
more = Mehr
tabs = Teile des Tisches
fit-board = Plan einpassen
in-words = Die Stellung in Worten
spectator-line = Du schaust zu. Du siehst, was alle sehen dürfen.
news-turns = { $count ->
    [one] 1 Zug
   *[other] { $count } Züge
}
news-since = seit deinem
news-show = Zeigen
news-show-title = Schritt für Schritt zeigen, was seit deinem letzten Zug geschah
skip = Überspringen
plays = { $count ->
    [one] { $names } spielt
   *[other] { $names } spielen
}
idle-bot = { $names } { $count ->
    [one] überlegt
   *[other] überlegen
}.
idle-person = Du bist nicht dran: { $count ->
    [one] { $names } entscheidet
   *[other] { $names } entscheiden
}.
speed-title = Wie schnell fremde Züge gezeigt werden
speed-slow = Langsam
speed-normal = Normal
speed-fast = Schnell
speed-off = Aus
speed-step-slow = 1,6 s je Schritt
speed-step-normal = 0,8 s
speed-step-fast = 0,3 s
speed-step-off = sofort
reading-hint = Zeig auf ein Feld, um zu lesen, was es bringt.
as-list = Als Liste
as-mirror = Wie auf dem Plan
winner = Sieg
game-over = Ende
winner-is = { $who ->
    [you] Du gewinnst mit { $points } Punkten!
   *[other] { $name } gewinnt mit { $points } Punkten.
}
winners-are = Der Sieg geht an { $names }.
record = Aufzeichnung
invite-title = Plätze sind frei.
invite-line = Schick jeder Person einen Link: Wer ihn öffnet, sitzt dort.
show-qr = Als QR-Codes zeigen
copy-link = Link kopieren
watch-link = Zum Zuschauen
to-the-table = Zum Tisch
to-the-lobby = Zur Startseite
rename = Dein Name an diesem Tisch
rename-save = Sichern

# Der Vorhang zwischen zwei Händen
curtain-title = Gib das Gerät weiter an { $name }
curtain-line = Die Hand von { $name } erscheint, wenn der Vorhang aufgeht. Sonst sollte niemand hinsehen.
curtain-lift = Ich bin { $name }: Hand zeigen

# Hilfe
help = Hilfe
help-title = Spielen an diesem Tisch
help-line = Wähle eine Antwort: Drücke ihren Knopf oder den leuchtenden Ort auf dem Plan. Zeigst du auf das eine, leuchtet das andere. Was nicht geht, sagt, warum. Ein falscher Klick schadet nicht: „Zurücknehmen“ hilft, solange nichts aufgedeckt wurde.
help-keys = Tasten
key-number = die Antwort mit dieser Zahl nehmen (danach Buchstaben ab a)
key-arrows = auf dem Plan von Ort zu Ort gehen
key-enter = nehmen, was ausgewählt ist
key-undo = zurücknehmen
key-advice = um einen Tipp bitten
key-command = einen Zug tippen, zum Beispiel „pass“
key-help = diese Hilfe
key-mirror = Antworten als Liste zeigen oder wie auf dem Plan
key-skip = überspringen, was andere tun
key-speed = wie schnell fremde Züge gezeigt werden
key-note = was ist das, und warum nicht?
key-go = dann 1 bis 6: zu einem Feld gehen
key-lower = Blatt auf dem Handy senken
key-raise = Blatt auf dem Handy heben
key-less = dann die Taste einer Antwort: eins davon zurücknehmen
key-why = in einer Lektion: Warum? Sonst: warum ein Bot das getan hat
key-show = in einer Lektion: Zeig es mir
key-rematch = noch einmal spielen, wenn die Partie zu Ende ist
key-watch = die Wiederholung, wenn die Partie zu Ende ist
key-close = schließen
key-name-space = Leertaste
key-switch = Einzelne Tasten gelten an diesem Tisch
key-name-enter = Enter
key-name-escape = Esc
command-label = Einen Zug tippen
command-hint = ein Zug, wie die Knöpfe ihn nennen
command-go = Spielen

# Wiederholung
replay = Wiederholung
replay-at = Zug { $ply } von { $last }
replay-move = Zug
replay-first = Zum Anfang
replay-prev = Ein Zug zurück
replay-next = Ein Zug weiter
replay-last = Zum Ende
replay-turned = Zum Wendepunkt davor
replay-turning = Zum nächsten Wendepunkt
replay-coming = als Nächstes:
replay-run = Von selbst abspielen
replay-open = Öffnen
replay-continue = Von hier weiterspielen
copy-position = Link zu diesem Zug kopieren
replay-own = Die Partie läuft noch: Du siehst, was du von deinem Platz aus sahst.
replay-public = Die Partie läuft noch: Du siehst, was alle sehen dürfen.

# So wird gespielt
howto-of = So wird { $game } gespielt
howto-eyebrow = So wird gespielt, in fünf Minuten
howto-players = { $players } Personen
howto-learn = Erste Partie mit Coach spielen
howto-play = Jetzt gegen Bots spielen
howto-start = Geführte Partie beginnen: etwa { $minutes } Minuten
howto-contents = Auf dieser Seite
howto-none = Noch hat niemand aufgeschrieben, wie { $game } gespielt wird. Die Regeln sagen alles, Klausel für Klausel.
howto-unknown = Ein Spiel dieses Namens gibt es hier nicht. Von diesen Spielen kannst du lesen, wie sie gespielt werden:
howto-you = Wer du bist
howto-you-short = Wer du bist
howto-goal = Ziel
howto-goal-short = Ziel
howto-turn = Ein Zug in Bildern
howto-turn-short = Ein Zug
howto-score = Wie du Punkte bekommst
howto-score-short = Wertung
howto-end = Wann eine Runde endet und die Partie
howto-end-short = Runde und Ende
howto-miss = Fünf Dinge, die man anfangs übersieht
howto-miss-short = Leicht übersehen
howto-first = Für deine erste Partie
howto-first-short = Erste Partie

# Regeln
reading-howto = So wird gespielt
reading-rules = Regeln
reading-components = Material
search-rules = In den Regeln suchen
back-to-table = Zurück zu deinem Tisch, nichts ist verloren
print = Drucken
chapters = Kapitel
book-chapter = Kapitel { $n } von { $all }
appendix = Anhang
chapter-in-english = noch nicht übersetzt: auf Englisch
book-rulings = Entscheidungen
book-examples = Beispiele
book-names = Namen in anderen Sprachen
book-reconstruction = Was wir rekonstruiert haben
ruling = Entscheidung
our-reconstruction = unsere Rekonstruktion
found = { $hits ->
    [one] 1 Stelle
   *[other] { $hits } Stellen
} in { $places ->
    [one] 1 Kapitel
   *[other] { $places } Kapiteln
}
found-none = nichts gefunden
about-this-page = Über diese Seite
came-from-refusal = War etwas nicht möglich?
came-from-table = Dein Tisch wartet
was-refused = „{ $what }“ wurde abgelehnt: { $why }
in-this-language = In dieser Sprache
in-this-language-line = Diese Kapitel sind auf Englisch geschrieben. Was du am Tisch liest, die Lektion und die Hinweise zu den Stücken sind übersetzt.
signs = Zeichen
sources-note = Nicht alles, was in der Schachtel gedruckt ist, kennen wir. Das hier ist ganz oder teilweise unsere Rekonstruktion:
sign-reconstruction = Ein gedruckter Wert, den wir nicht lesen konnten. Er ist so gewählt, dass Zahlen und Beispiele stimmen.
what-is-known = Was wir wissen und was nicht
sign-ruling = Die Anleitungen widersprechen sich oder schweigen; hier steht, wie wir spielen, und warum. Drücke darauf, um weiterzulesen.
rules-of = Regeln von { $game }
rules-none = Dieses Spiel kommt aus einem anderen Paket, das hier keine Regeln zu lesen gibt. Am Tisch steht trotzdem bei allem, was nicht geht, warum.

# Wenn etwas nicht geht
nothing-lost = Nichts ist verloren: Jeder angenommene Zug ist aufgehoben.
trouble-403 = Dieser Platz gehört nicht dir
trouble-404 = Hier ist nichts
trouble-409 = Am Tisch ging es schon weiter
trouble-422 = Das ist nicht möglich
trouble-429 = Ein wenig Geduld
trouble-503 = Die Tische sind nicht erreichbar
trouble-other = Etwas ist schiefgegangen
table-rests = Dieser Tisch ruht

# Was das Skript von selbst sagt
script-copied = Kopiert
script-offline = Die Verbindung ist weg. Neuer Versuch …
script-choose = Wähle, was du hier tust
script-unknown = Das gehört nicht zu deinen Antworten.
script-advising = Die besten Antworten werden gesucht …
script-more = % weitere darunter
script-not-now = %: jetzt nicht
script-note-more = Mehr

# Deine Sammlung
collection-title = Deine Sammlung
collection-line = Was du gewinnst, bleibt dir von Partie zu Partie. Aufgehoben wird es unter einem Geheimnis dieses Browsers; niemand braucht ein Konto.
collection-empty = Du hast noch nichts. Manche Spiele geben dir am Ende etwas zum Behalten.
collection-more = Öffnen
collection-export = Als Datei sichern
collection-import = Aus einer Datei hinzufügen
collection-import-line = Eine Sammlung, die du als Datei gesichert hast, hier oder bei einem anderen Farside. Was du schon hast, bleibt.
collection-file = Die Datei einer Sammlung
collection-import-go = Hinzufügen
collection-added = { $n ->
    [0] Nichts Neues: Du hast schon alles aus dieser Datei.
    [one] Ein Stück ist zu deiner Sammlung gekommen.
   *[other] { $n } Stücke sind zu deiner Sammlung gekommen.
}
collection-unread = Diese Datei lässt sich nicht als Sammlung lesen; nichts wurde geändert. ({ $why })
collection-secret = Auf einem anderen Gerät nutzen
collection-secret-line = Ein geheimer Link öffnet deine Sammlung auf deinem Handy oder einem anderen Computer. Wer den Link hat, hat deine Sammlung; er ist für dich allein.
collection-secret-show = Meinen geheimen Link zeigen
collection-secret-title = Dein geheimer Link
collection-secret-warn = Sonst sollte niemand diese Seite sehen. Wer den Link öffnet, kann deine Sammlung nutzen wie du, und der Link lässt sich nicht ändern. Er ist keine Einladung an einen Tisch.
collection-back = Zu deiner Sammlung
collection-use-title = Diese Sammlung hier nutzen?
collection-use-empty = Diese Sammlung ist noch leer.
collection-use-line = Was du in diesem Browser gewinnst, kommt von jetzt an in diese Sammlung. Nutze sie nur, wenn sie dir gehört.
collection-use-left = Dieser Browser hat eine eigene Sammlung, die dann hier nicht mehr zu sehen ist. Sichere sie zuerst, wenn du sie behalten willst, und füge die Datei danach hinzu.
collection-use-same = Dieser Browser nutzt diese Sammlung schon.
collection-use = Hier nutzen
gathering = Die Partie beginnt, wenn alle sitzen: Alle bringen eine Sammlung mit.
decline-all = Ab jetzt alle Angebote ablehnen
offers-declined = Der Tisch lehnt alle Angebote für dich ab.
offers-again = Wieder Angebote hören
no-offers = keine Angebote
answer-later = Du kannst auch später antworten: Das Angebot wartet.
go-on-without = Ohne Antwort von { $names } weiterspielen

# Eine Kampagne
campaign = Kampagne
campaign-play = Kampagne spielen
campaign-set-up = { $game }: eine Kampagne
campaign-begin = Kampagne beginnen
campaign-of = { $game }: Kampagne { $code }
your-campaigns = Deine Kampagnen
chapter-of = Kapitel { $n }
campaign-points = Erfolgspunkte
campaign-total = Summe
campaign-chapters = Kapitel
campaign-done = gespielt
campaign-running = läuft
campaign-next = als Nächstes
campaign-later = später
campaign-plus = +{ $points }
campaign-sp = { $points ->
    [one] { $points } Erfolgspunkt
   *[other] { $points } Erfolgspunkte
}
campaign-earned = { $points ->
    [one] { $points } Erfolgspunkt
   *[other] { $points } Erfolgspunkte
}, { $score } in der Partie
campaign-look = Endstand
campaign-sit = Zum Tisch
campaign-watch = Zuschauen
campaign-open = Kapitel { $n } öffnen
campaign-wait = Wer die Kampagne begonnen hat, öffnet dieses Kapitel.
campaign-level-next = { $name } im nächsten Kapitel
campaign-brings = { $points ->
    [0] keine Erfolgspunkte für { $name }
    [one] { $points } Erfolgspunkt für { $name }
   *[other] { $points } Erfolgspunkte für { $name }
}
campaign-over = Die Kampagne ist zu Ende
campaign-won = { $name } gewinnt die Kampagne mit { $points } Erfolgspunkten.
campaign-shared = { $names } teilen den Sieg mit je { $points } Erfolgspunkten.
campaign-keep = Komm jederzeit wieder
campaign-keep-line = Die Kampagne bleibt aufgehoben. Dieser Link bringt alle zu ihr zurück; alle sitzen wieder auf ihrem Platz.
campaign-link = Für alle
campaign-host-link = Für dich allein, auf einem anderen Gerät
campaign-go-on = Weiter mit der Kampagne

fair-title = Das Mischen
fair-sealed = Mischen versiegelt: { $seal }…
fair-verify = Das Mischen prüfen
fair-shared = Der Server und wer den Tisch geöffnet hat, haben dieses Mischen gemeinsam gezogen; keine Seite konnte es wählen.
fair-drawn = Der Server hat dieses Mischen gezogen und vor dem ersten Zug versiegelt. Niemand hat etwas hinzugefügt.
fair-chosen = Wer diesen Tisch geöffnet hat, hat das Mischen gewählt und kennt vielleicht die kommenden Karten.
fair-continued = Dieser Tisch setzt eine beendete Partie fort: Wer ihre Aufzeichnung gelesen hat, kennt vielleicht die kommenden Karten.
fair-seal = Siegel (commitment)
fair-nonce = Beim Öffnen des Tisches hinzugefügt (nonce)
fair-strange = Achtung: Das ist nicht das Siegel, das dieser Browser beim ersten Besuch sah.
fair-check = Jetzt prüfen, in diesem Browser
fair-unable = Dieser Browser prüft das nur über https oder auf demselben Computer. Nimm den Befehl unten.
fair-holds = stimmt
fair-fails = stimmt nicht
fair-good-commitment = Zahl und Salz sind die versiegelten.
fair-bad-commitment = Zahl und Salz sind nicht die versiegelten.
fair-good-seen = Das Siegel ist das, das dieser Browser beim ersten Besuch sah.
fair-bad-seen = Dieser Browser hat an diesem Tisch ein anderes Siegel gesehen.
fair-good-seed = Der Startwert folgt aus Zahl, Salz und dem Hinzugefügten.
fair-bad-seed = Der Startwert folgt nicht aus Zahl, Salz und dem Hinzugefügten.
fair-good-nonce = Das Hinzugefügte ist, was dieser Browser gezogen hat.
fair-bad-nonce = Das Hinzugefügte ist nicht, was dieser Browser gezogen hat.
fair-good-record = Die Aufzeichnung wurde mit diesem Startwert gespielt.
fair-bad-record = Die Aufzeichnung wurde mit einem anderen Startwert gespielt.
fair-deals = Und jede Karte?
fair-deals-line = Karten, Plättchen und Würfel folgen allein aus dem Startwert. Auf deinem eigenen Computer teilt Farside sie aus der Aufzeichnung neu aus und nennt jede, wenn du willst, mit --deals:
fair-later = Ist die Partie zu Ende, erscheinen hier Zahl und Salz, und alles lässt sich mit einem Klick prüfen.
fair-how = Wie geht das?
fair-how-line = Bevor der Tisch öffnet, zieht der Server eine Zahl und zeigt ihr Siegel, einen Hash, aus dem sich die Zahl nicht finden lässt. Erst dann zieht der Browser, der den Tisch öffnet, seinen Teil. Der Startwert ist der Hash von beidem: Wer danach etwas ändert, bricht das Siegel.
fair-not = Was das nicht zeigt: dass niemand auf dem Server in die Stapel gesehen hat, oder dass Server und Tisch von zwei verschiedenen Menschen eröffnet wurden. Auch das Skript dieser Seite kommt vom Server; wer niemandem traut, prüft mit einem eigenen Farside.

desk-title = Schreibtisch
desk-well = Alles in Ordnung. Heute gibt es nichts zu tun.
desk-notes = { $n ->
    [one] Eins solltest du dir ansehen.
   *[other] { $n } Dinge solltest du dir ansehen.
}
desk-back-up = Jetzt sichern
desk-link = Link des Schreibtischs
desk-door = Dieser Schreibtisch gehört denen, die diesen Server betreiben. Auf seinem Computer gibt dieser Befehl seinen Link aus:
desk-secret = Geheimnis
desk-enter = Öffnen
desk-wrong = Dieses Geheimnis öffnet den Schreibtisch nicht. Ein neues beendet die früheren.
desk-good = gut
desk-bad = ansehen
desk-answers = Antworten
desk-answers-unit = ms im Median; { $worst } höchstens
desk-answers-text = je Zug, in den letzten 24 Stunden, in diesem Prozess. { $moves } Züge, { $errors ->
    [0] keine Antwort misslang
    [one] eine Antwort misslang
   *[other] { $errors } Antworten misslangen
} seit dem Start.
desk-tables = Tische
desk-tables-unit = offen, { $live } gerade aktiv
desk-tables-text = An { $moved } wurde heute gezogen. { $week } warten seit mehr als einer Woche auf Menschen.
desk-bots = Bots
desk-bots-unit = s bis zur Antwort, im Median
desk-bots-text = { $think } überlegen, { $wait } stehen an. Niemand wartete in den letzten 24 Stunden länger als { $worst }.
desk-storage = Speicher
desk-storage-unit = { $unit } auf einer Platte von { $total }
desk-storage-text = wächst um { $daily } am Tag: Die freien { $free } reichen für etwa { $days } Tage.
desk-storage-quiet = wächst um { $daily } am Tag; die freien { $free } reichen für Jahre.
desk-storage-far = wächst um { $daily } am Tag, auf dem Computer der Datenbank.
desk-by-game = nach Spiel, offen
desk-no-tables = Noch keine Tische.
desk-people = Menschen mit einem Platz, diese Woche
desk-finished = Beendet, diese Woche
desk-waiting = Seit 90 Tagen kam niemand zurück
desk-waiting-line = Laufende Partien, so lange ohne Zug. Nichts wird gelöscht, wenn du es nicht sagst: farside admin prune --unfinished 90
desk-resting = Aufgehoben, aber mit dieser Version nicht spielbar
desk-resting-line = Diese Tische ruhen und sagen, warum. Ihre Aufzeichnungen lassen sich aufheben; sie zeigen die Stapel, gib sie also niemandem, der mitspielt.
desk-look = ansehen
desk-eyes = Dieser Schreibtisch zählt. Er zeigt keine Hände, keine Namen und keine Links von Plätzen.
desk-work = Bots bei der Arbeit
desk-thinks = überlegt, { $time }
desk-takes = von höchstens
desk-in-line = { $n ->
    [one] Einer steht an.
   *[other] { $n } stehen an.
}
desk-nobody-waits = Niemand steht an.
desk-fair = Faire Reihe: Besucher abwechselnd; Tische nur mit Bots zuletzt.
desk-limits = Grenzen
desk-each = je Besucher
desk-all = { $n } für alle
desk-change = Ändere sie mit farside serve --limit, z. B. tables=100.
desk-no-limits = Keine: Nur dieser Computer kann kommen, oder wer den Server startete, wollte es so.
desk-limit-tables = Geöffnete Tische je Stunde
desk-limit-bot-tables = Laufende Tische nur mit Bots
desk-limit-moves = Züge je Minute
desk-limit-advice = Tipps je Minute
desk-limit-streams = Browser, die zuhören
desk-limit-connections = Verbindungen
desk-limit-guesses = Falsche Codes je Minute
desk-backups = Sicherungen
desk-no-backups = Noch keine.
desk-folder = In { $folder }.
desk-no-folder = Niemand hat gesagt, wohin: farside serve --backups ORDNER, oder jede Nacht farside admin backup.
desk-backed-up = Sicherung { $name } angelegt: { $size }.
desk-versions = Versionen
desk-since = { $version }, gestartet { $since }
desk-database = Datenbank
desk-shape = { $database }, Form { $shape }
desk-rows = Darin
desk-rows-text = { $moves } Züge
desk-go-on = Ließen sich alle offenen Tische weiterspielen?
desk-try = Versuchen
desk-tried-text = { $good } von { $tables }, versucht { $ago }
desk-happened = Was geschah
desk-nothing = Seit dem Start nichts Nennenswertes.
desk-began = Version { $version } ist in Betrieb.
desk-is-good = gut
desk-is-warning = Warnung
desk-is-error = Fehler
desk-back = Zurück zum Schreibtisch
desk-crowd = Jemand betreibt { $n } Tische nur mit Bots, so viele wie erlaubt.
desk-crowd-more = Sie überlegen hinter allen anderen; du musst nichts tun.
desk-to-know = Eins möchtest du vielleicht wissen.
desk-see = Ansehen
desk-close = Diese Tische schließen …
desk-crowd-title = Tische nur mit Bots, von einem Besucher
desk-crowd-line = An diesen Tischen spielt niemand. Sie überlegen hinter allen anderen und dürfen bleiben; wer sie schließt, löscht sie endgültig.
desk-close-now = { $n ->
    [one] Diesen Tisch schließen
   *[other] Diese { $n } Tische schließen
}
desk-closed = { $n ->
    [one] Ein Tisch nur mit Bots wurde geschlossen.
   *[other] { $n } Tische nur mit Bots wurden geschlossen.
}
desk-waits = wartet, { $time }
desk-level = Stufe
desk-place = Platz
desk-places = { $n ->
    [one] 1 Platz
   *[other] { $n } Plätze
}
desk-used = höchstens { $n } jetzt
desk-doors = Türen
desk-who = Wer Tische öffnen darf
desk-who-alone = nur dieser Computer
desk-who-all = alle mit der Adresse
desk-known-as = Bekannt als
desk-any-name = Adressen in Zahlen, Namen des Heimnetzes
desk-metrics = Messwerte (/metrics)
desk-metrics-open = offen
desk-metrics-closed = mit dem Geheimnis des Schreibtischs
desk-watched = Liste der Tische zum Zuschauen
desk-watched-off = keine
desk-watched-some = { $n ->
    [one] ein Tisch
   *[other] { $n } Tische
}
desk-calls = Rufe gehen hinaus per
desk-calls-some = Browser, Webhook
desk-calls-mail = Browser, E-Mail, Webhook
desk-whole = zur Probe geöffnet: { $n } Tische, vollständig
desk-unopened = nicht zur Probe geöffnet
desk-apart = Dieser Ordner liegt auf einer anderen Platte als die Tische: gut.
desk-together = Dieser Ordner liegt auf derselben Platte wie die Tische: Eine Kopie dort ist keine Sicherung.
desk-low = Die Platte ist fast voll: { $free } sind frei. Züge, die sich nicht schreiben lassen, werden abgelehnt, keiner geht verloren.
desk-resting-note = { $n ->
    [one] Ein offener Tisch lässt sich mit dieser Version nicht spielen.
   *[other] { $n } offene Tische lassen sich mit dieser Version nicht spielen.
}
desk-stale = Aus den letzten zwei Tagen gibt es keine Sicherung.
desk-just-now = gerade eben
desk-minutes = vor { $n } Min.
desk-hours = vor { $n } Std.
desk-days = { $n ->
    [one] gestern
   *[other] vor { $n } Tagen
}

# Der Coach einer Lektion.
coach = Coach
coach-step = Schritt { $n } von { $all }
coach-done = { $n } von { $all } Schritten getan
coach-minutes = noch { $n } Min.
coach-go-on = Weiter
coach-why = Warum?
coach-show = Zeig es mir
coach-nothing = es wird nichts gespielt
coach-again = Noch einmal
coach-back = Zurück
coach-alone = Allein weiter
coach-alone-ask = Allein weiterspielen?
coach-alone-yes = Ja, allein weiterspielen
coach-alone-no = Bei der Lektion bleiben
coach-leave = Spiel allein weiter, wann du willst.
coach-fine = Jeder andere erlaubte Zug ist gut: Ich komme mit.
coach-watch = Die anderen ziehen: Sieh, was sich auf dem Plan ändert.
coach-skip = Vorspringen
coach-quiet = Gerade nichts Neues. Spiel, wie du willst; ich bin wieder da, wenn etwas Neues kommt.
coach-over = Die Lektion ist vorbei; die Lampe gibt Tipps.
coach-end-play = Diese Partie zu Ende spielen
coach-next = Weiterlernen:
coach-lesson = { $title }, { $n } Min.
coach-new-game = Neue Partie
coach-pill = Zurück zur Lektion, Schritt { $n }

# Das Ende einer Partie
scoring = Wertung
scoring-again = Wertung noch einmal ansehen
scoring-skip = Gleich zum Ergebnis
scoring-steps = So wurde gewertet, { $n } { $n ->
    [one] Schritt
   *[other] Schritte
}
scoring-back = Ein Schritt zurück
scoring-on = Ein Schritt weiter
scoring-run = Von selbst weiter
told-nobody = { $what }: Niemand bekommt etwas.
told-each = { $what }: { $names } nehmen je { $n }.
told-takes = { $what }: { $who ->
    [you] Du nimmst { $n }
   *[other] { $name } nimmt { $n }
}{ $effect ->
    [leads] { " " }und { $who ->
        [you] liegst jetzt vorn
       *[other] liegt jetzt vorn
    }.
    [level] { " " }und { $who ->
        [you] ziehst gleich
       *[other] zieht gleich
    }.
    [closer] { " " }und { $who ->
        [you] holst auf
       *[other] holt auf
    }.
   *[ahead] .
}
end-alone = { $who ->
    [you] Du schlägst { $other }, Stufe { $level }.
   *[other] { $name } gewinnt, Stufe { $level }.
}
end-by = { $who ->
    [you] Du gewinnst
   *[other] { $name } gewinnt
}, mit { $n ->
    [one] 1 Punkt
   *[other] { $n } Punkten
} Vorsprung.
end-tie = { $who ->
    [you] Du gewinnst: gleich viele Punkte, aber vorn ({ $what }).
   *[other] { $name } gewinnt: gleich viele Punkte, aber vorn ({ $what }).
}
end-wins = { $who ->
    [you] Du gewinnst.
   *[other] { $name } gewinnt.
}
end-short = { $who ->
    [you] Du gewinnst
   *[other] { $name } gewinnt
}
end-shared = Ein geteilter Sieg: { $names }.
end-shared-short = Ein geteilter Sieg
end-level = Bei gleichen Punkten zählt: { $what } ({ $numbers }).
end-place = Du kommst auf Platz { $place } von { $of }.
end-behind = { $n ->
    [0] vorn
    [one] 1 Punkt zurück
   *[other] { $n } Punkte zurück
}
end-how = Punkte hinter der Spitze, Wertung für Wertung
end-higher = Weiter auf Stufe { $n }
end-oneline = Die Partie in einer Linie
end-oneline-points = Punkte nach jedem Zug
end-oneline-chances = Siegchance nach jedem Zug
rematch-line = dieselben Personen, neue Plätze
share = Teilen
share-title = { $game }: { $result }
share-line = { $n ->
    [one] 1 Person
   *[other] { $n } Personen
}, { $moves } Züge
share-picture = Der Plan am Ende
share-copy = Link kopieren
share-replay = Wiederholung ansehen
share-table = Zum Tisch
share-save = Bild sichern

sources-count = Das sind { $n } von { $all } Werten.
worked-example = Beispiel: { $title }
coach-suggested = Vorschlag: { $n }, { $option }.
coach-lit = Auf dem Plan: { $things }.
tab-starting = Der Tisch wird aufgebaut …
tab-failed = Farside konnte nicht starten. Lade die Seite neu; hilft das nicht, ist dieser Browser vielleicht zu alt dafür.
tab-unkept = Dieser Browser hebt hier nichts auf (ein privates Fenster, oder der Speicher ist aus): Du kannst spielen, aber Partien sind fort, wenn der Tab schließt. Sichere sie vorher als Datei.
tab-full = In diesem Browser ist kein Platz mehr für deine Partien. Du kannst weiterspielen, aber sichere sie als Datei, bevor du den Tab schließt.
tab-save = Partien sichern
tab-new-version = Eine neue Version von Farside ist bereit. Deine Partien bleiben, wie sie sind.
tab-take-it = Jetzt nutzen
tab-close = Schließen
tab-no-wasm = Dieser Browser kann kein WebAssembly, das Farside ohne Server braucht. Ein aktueller Browser kann es.
tab-no-worker = Dieser Browser erlaubt hier keine Service Worker, die Farside ohne Server braucht. Ein Fenster, das nicht privat ist, erlaubt sie meist.
tab-not-secure = Farside in einem Tab braucht eine sichere Adresse: Öffne sie über https oder auf diesem Computer als localhost.
travel-link = Diese Partie als Link
travel-line = Der Link enthält die ganze Partie. Sonst ist nichts aufgehoben: Wer ihn öffnet, hier, an einem anderen Tisch von Farside oder in einem Browser-Tab, kann die Partie ansehen oder weiterspielen.
travel-running = Diese Partie läuft noch: Wer den Link hat, könnte herausfinden, was in den Stapeln liegt.
travel-back = Zurück zum Tisch
kept-link = Deine Partien liegen in diesem Browser
kept-title = Deine Partien in diesem Browser
kept-care = Ein Browser kann löschen, was er aufhebt, wenn der Platz knapp wird, manche nach ein paar Wochen ohne Besuch. Auf dem Startbildschirm installiert ist es sicherer; am sichersten ist eine Datei.
kept-save = Alle meine Partien sichern
kept-back = Partien zurückholen
kept-file = Eine Datei, die hier oder in einem anderen Browser gesichert wurde
kept-read = Datei lesen
kept-not-ours = Das ist keine Datei mit Partien von Farside, oder sie ist beschädigt. Nichts wurde geändert.
kept-where = { $n ->
    [0] In diesem Browser liegt noch keine Partie.
    [one] 1 Partie liegt in diesem Browser und sonst nirgends ({ $kb } kB).
   *[other] { $n } Partien liegen in diesem Browser und sonst nirgends ({ $kb } kB).
}
kept-damaged = { $n ->
    [one] Eine davon lässt sich nicht mehr lesen und blieb, wie sie ist.
   *[other] { $n } davon lassen sich nicht mehr lesen und blieben, wie sie sind.
}
kept-brought = { $n ->
    [0] Alles in dieser Datei war schon hier.
    [one] 1 Partie wurde zurückgeholt.
   *[other] { $n } Partien wurden zurückgeholt.
}
idle-watched = { $count ->
    [one] { $names } entscheidet
   *[other] { $names } entscheiden
}.
key-analysis = die Analyse, wenn die Partie zu Ende ist
replay-begin = Die Partie beginnt.
replay-hide = Verbergen, was kommt
replay-chances = Gewinnchance
analysis = Analyse
analysis-of = { $game }: Analyse
review-chance = Gewinnchance nach jedem Zug; die blassen Ränder zeigen die Unsicherheit.
review-early = Links blass: zu früh, um zu sagen, wer gewinnt.
review-early-now = Es ist zu früh für ein Urteil.
review-move = Zug im Diagramm
review-areas = Flächen
review-lines = Linien
review-drawn = Darstellung
review-unknown = Noch nicht ausgewertet.
review-to-turn = Der teure Zug
review-show-move = Diesen Zug zeigen
review-whose = so, als spielten unsere Bots gegeneinander, beurteilt nach dem, was jede Seite wissen konnte
review-never = { $who ->
    [you] Du lagst vom ersten bis zum letzten Zug vorn.
   *[other] { $name } lag vom ersten bis zum letzten Zug vorn.
}
review-changed = Die Führung wechselte { $n ->
    [one] einmal
   *[other] { $n }-mal
}; { $who ->
    [you] du hast gewonnen.
   *[other] { $name } hat gewonnen.
}
review-until = { $led ->
    [you] Du lagst
   *[other] { $leader } lag
} bis { $n ->
    [one] zum letzten Zug
   *[other] { $n } Züge vor Schluss
} vorn; { $who ->
    [you] du hast gewonnen.
   *[other] { $name } hat gewonnen.
}
review-computing = Die Partie wird ausgewertet: { $n } % fertig. Was gezeichnet ist, kannst du schon lesen; es wird nur schärfer.
review-beginning = Die Partie wird ausgewertet. Die ersten Zeilen kommen nach ein paar Sekunden.
review-slower = Im Tab dauert das eine Weile, eher Minuten als Sekunden. Du kannst die Seite verlassen: Die Analyse geht weiter, solange Farside offen ist, und beim nächsten Besuch.
review-weighed = { $n } von { $of } Entscheidungen
review-seconds = noch etwa { $n } s
review-minutes = noch etwa { $n } Min.
review-stop = Hier aufhören
review-stopped = Hier angehalten, { $n } % fertig. Was gezeichnet ist, bleibt; der Rest lässt sich jederzeit auswerten.
review-go-on = Den Rest auswerten
review-turning = Wendepunkte
review-no-turning = Kein Zug hat eine Chance stark geändert.
review-sums = Glück und Entscheidungen
review-start = am Anfang
review-luck = Glück: was gezogen wurde
review-choices = eigene Entscheidungen
review-gifts = Entscheidungen der anderen
review-plans = wie die Pläne zusammentrafen
review-unexplained = nicht erklärt
review-luck-only = Zu viel an dieser Partie ist nicht erklärt, um mehr als das Glück zu nennen: { $n } %.
review-costly = { $me ->
    [yes] Deine teuren Züge
   *[no] Teure Züge von { $name }
}
review-all = Teure Züge
review-none = Nichts, was über die Unsicherheit hinausgeht: gut gespielt.
review-close = { $n ->
    [0] Kein Zug war zu knapp für ein Urteil
    [one] Zu knapp für ein Urteil: 1 Zug
   *[other] Zu knapp für ein Urteil: { $n } Züge
}
review-close-line = jeder kostet weniger als seine Unsicherheit
review-kept = { $n ->
    [0] Kein Zug hat alles bewahrt
    [one] 1 Zug hat alles bewahrt
   *[other] { $n } Züge haben alles bewahrt
}
review-bargains = Angebote und Handel werden nicht beurteilt: niemand rechnet sie durch.
review-first = Aufbau
review-practise = { $n ->
    [one] Diesen Zug üben
   *[other] Alle { $n } üben
}
review-skill = Bewahrte Gewinnchance, nach Runde
review-turns = { $n ->
    [one] 1 Zug
   *[other] { $n } Züge
}
review-played = { $me ->
    [yes] Du hast gespielt
   *[no] Gespielt
}
review-better = Besser
review-why = Warum es besser ist
review-points = { $n } Punkte
review-deeper = Die Suche sieht weiter, als wir sagen können.
review-try = Selbst versuchen
review-on = Von hier weiterspielen
review-show = In der Wiederholung zeigen
review-look = Wessen Züge
review-shows = Andere dürfen sehen, was meine Züge kosten
review-private = Züge anderer Menschen erscheinen nur, wenn sie es erlauben.
review-again = Noch einmal fragen
review-round-chances = Chancen am Anfang jeder Runde
review-possible = Was stattdessen möglich ist
practice = Finde einen besseren Zug
practice-at = { $n } von { $of }
practice-best = { $chance } mit dem besten Zug
practice-ask = { $me ->
    [yes] Du hast hier „{ $played }“ gespielt, und das kostete { $loss }. Was ist besser?
   *[no] Hier wurde „{ $played }“ gespielt, und das kostete { $loss }. Was ist besser?
}
practice-yours = { $me ->
    [yes] deiner
   *[no] gespielt
}
practice-not = Das ist es nicht: „{ $what }“. Versuche es wieder, sooft du willst.
practice-worth = Das kostet etwa { $n } % gegenüber dem besten Zug.
practice-level = Gefunden: „{ $what }“ ist dem besten Zug ebenbürtig, soweit man das sagen kann.
practice-found = Gefunden: { $best }.
practice-solution = Der bessere Zug: { $best }.
practice-hint = Hinweis
practice-hint-part = Worauf es hier ankommt: { $part }.
practice-hint-kind = Es beginnt so: { $word } …
practice-hint-none = Sieh auf den ganzen Plan: Die Suche sieht weiter, als wir sagen können.
practice-show = Lösung
practice-next = Nächste Stellung
practice-end = Zurück zur Analyse